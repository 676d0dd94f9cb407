//! An entry explained for people who have never heard of keys and fingerprints: no commands, no numbers to compare.

use crate::printable::printable_path;
use std::collections::BTreeSet;

use super::Paragraphs;
use super::entry::ExplainedEntry;
use crate::log::{EntryKind, Time};
use crate::referee::{KeyPeriod, Match};
use crate::rules::PhraseArgument;
use adjudicate_agent::game_file::FileEntry;
use adjudicate_locales::Language;
use adjudicate_text::dispute::values::signers;
use adjudicate_text::{dates, duties, view};

/// Prints why the entry stands.
pub fn run(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry, held: Option<&KeyPeriod>) {
    let language = page.terminal.language;
    let seq = ("entry", PhraseArgument::from(record.entry.seq));
    page.paragraph("explain-plain-entry", &[seq, ("file", printable_path(&case.game.path).to_string().into())]);
    says(page, case, record);
    page.heading("explain-plain-title-whose", &[]);
    whose(page, record.entry.by.as_str(), held);
    page.heading("explain-plain-title-place", &[]);
    place(page, case, record);
    page.heading("explain-plain-title-allowed", &[]);
    if let Some(before) = &case.before {
        page.paragraph("explain-plain-before", &[("outlook", outlook(language, before))]);
    }
    let by = || ("by", PhraseArgument::from(record.entry.by.as_str()));
    match &record.entry.kind {
        EntryKind::Charter(_) => page.paragraph("explain-plain-charter", &[]),
        EntryKind::Turn(_) => page.paragraph("explain-plain-turn", &[]),
        EntryKind::Ruling(ruling) => page.paragraph("explain-plain-ruling", &[("number", ruling.nr.into())]),
        EntryKind::Agree(_) => page.paragraph("explain-plain-agree", &[]),
        EntryKind::Join(_)
        | EntryKind::Answer(_)
        | EntryKind::Resign(_)
        | EntryKind::Claim(_)
        | EntryKind::Open(_)
        | EntryKind::Save(_)
        | EntryKind::Post(_) => page.paragraph("explain-plain-allowed", &[by()]),
    }
    for remark in &case.told.remarks {
        page.paragraph("explain-besides", &[("remark", dates::for_readers(language, remark).into())]);
    }
    page.paragraph("explain-plain-after", &[("outlook", outlook(language, &case.after))]);
    page.heading("explain-plain-title-worth", &[]);
    page.paragraph("explain-plain-worth", &[by()]);
}

/// Prints what the entry says, and the slips in it.
fn says(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry) {
    let language = page.terminal.language;
    let dated = |told: &str, at: Time| {
        page.paragraph("explain-plain-says", &[("told", told.into()), ("at", dates::of(language, at).into())]);
    };
    page.heading("explain-plain-title-says", &[]);
    dated(&case.told.sentence, record.entry.at);
    if let Some(thrown) = &case.told.thrown {
        page.paragraph("explain-plain-thrown", &[("thrown", thrown.into())]);
    }
    if let Some(say) = &record.entry.say {
        page.paragraph("explain-plain-remark", &[("say", say.as_str().into())]);
    }
    if record.entry.slips.is_empty() {
        return;
    }
    page.heading("explain-plain-title-slips", &[]);
    page.paragraph("explain-plain-slips", &[]);
    for slip in &record.entry.slips {
        dated(&view::slip_line_in(language, &case.after, slip), slip.at);
    }
}

fn outlook(language: Language, state: &Match) -> PhraseArgument {
    dates::for_readers(language, &duties::all(language, state).join(" ")).into()
}

fn whose(page: &Paragraphs, by: &str, held: Option<&KeyPeriod>) {
    let values = [
        ("by", by.into()),
        ("scribed", held.is_some_and(|held| held.name != by).into()),
        ("introduced", held.map_or(0, |held| held.introduced).into()),
    ];
    page.paragraph("explain-plain-whose", &values);
}

fn place(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry) {
    let seq = record.entry.seq;
    let later = case.game.records.iter().filter(|other| other.entry.seq > seq);
    let authors: BTreeSet<&str> = later.clone().map(|other| other.entry.by.as_str()).collect();
    let values = [
        ("entry", seq.into()),
        ("before", seq.saturating_sub(1).into()),
        ("later", PhraseArgument::count(later.count())),
        ("names", signers(page.terminal.language, authors).into()),
    ];
    page.paragraph("explain-plain-place", &values);
}
