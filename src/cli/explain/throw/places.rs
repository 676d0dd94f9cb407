//! The places of elements and tips, and the reasons why numbers of elements are passed over.

use super::super::{Paragraphs, on};
use crate::dice::ERA;
use crate::rules::PhraseArgument;
use adjudicate_agent::game_file::GameFile;
use adjudicate_text::dates;
use adjudicate_text::throw::ElementShare;

/// Tells why numbers lie between this element and the one before it.
pub fn passed_over(page: &Paragraphs, share: &ElementShare<'_>) {
    let (number, before) = (share.element.number, share.before);
    if number - before < 2 {
        return;
    }
    let ruling = number / ERA;
    let values = [
        ("number", u64::from(number).into()),
        ("before", u64::from(before).into()),
        ("name", share.name.into()),
        ("ruling", u64::from(ruling).into()),
        ("from", u64::from(ruling * ERA).into()),
    ];
    page.paragraph("explain-passed-over", &values);
}

/// The values of a text for an entry, or a slip of it: which, what the entry is, and when it was signed.
pub fn dated(game: &GameFile, entry: u64, slip: Option<usize>) -> impl Iterator<Item = (&'static str, PhraseArgument)> {
    let record = game.records.get(usize::try_from(entry).unwrap_or(usize::MAX)).map(|record| &record.entry);
    let kind = record.map(|entry| entry.kind.name()).unwrap_or_default();
    let at = record.map(|entry| PhraseArgument::from(dates::stamp(entry.at)));
    on(entry, slip).into_iter().chain([("kind", kind.into())]).chain(at.map(|at| ("at", at)))
}
