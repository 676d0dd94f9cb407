//! The places of elements and tips, and the reasons why numbers of elements are passed over.

use super::super::Paragraphs;
use crate::dice::ERA;
use adjudicate_agent::game_file::GameFile;
use adjudicate_text::throw::ElementShare;

/// Why numbers lie between this element and the one before it.
pub fn passed_over(page: &Paragraphs, share: &ElementShare<'_>) {
    let (number, before) = (share.element.number, share.before);
    if number - before < 2 {
        return;
    }
    let last = match before {
        0 => "the tip is number 0".to_owned(),
        _ => format!("the one that was out before is number {before}"),
    };
    let era = match number / ERA {
        0 => String::new(),
        nr => format!(" Since ruling {nr} of the referee they count from {} on.", nr * ERA),
    };
    page.paragraph(&format!(
        "Every element belongs to one throw by its number: this one is number {number}, and {last}. The numbers between belong \
         to throws that were cancelled, or to which {} brought nothing from this chain, and make no other throw.{era}",
        share.name
    ));
}

/// An entry, or a slip of it.
pub fn on(entry: u64, slip: Option<usize>) -> String {
    match slip {
        Some(slip) => format!("slip {slip} of entry {entry}"),
        None => format!("entry {entry}"),
    }
}

/// The same with what it is and when it was signed.
pub fn place_on(game: &GameFile, entry: u64, slip: Option<usize>) -> String {
    let place = place(game, entry);
    slip.map_or_else(|| place.clone(), |slip| format!("slip {slip} of {place}"))
}

/// An entry, what it is and when it was signed.
pub fn place(game: &GameFile, entry: u64) -> String {
    match game.records.get(usize::try_from(entry).unwrap_or(usize::MAX)) {
        Some(record) => format!("entry {entry} ({}, {})", record.entry.kind.name(), record.entry.at),
        None => format!("entry {entry}"),
    }
}
