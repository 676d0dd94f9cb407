//! An entry explained for people who have never heard of keys and fingerprints: no commands, no numbers to compare.

use crate::printable::printable_path;
use std::collections::BTreeSet;

use super::Paragraphs;
use super::entry::ExplainedEntry;
use crate::log::EntryKind;
use crate::referee::{KeyPeriod, Match};
use adjudicate_agent::game_file::FileEntry;
use adjudicate_text::view::{self, listed};
use adjudicate_text::{dates, duties};

/// Prints why the entry stands.
pub fn run(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry, held: Option<&KeyPeriod>) {
    let (seq, by) = (record.entry.seq, record.entry.by.as_str());
    page.paragraph(&format!("Entry {seq} of the game in {}.", printable_path(&case.game.path)));
    page.heading("What it says");
    page.paragraph(&format!("{}. It is dated {}.", case.told.sentence, dates::of(record.entry.at)));
    if let Some(thrown) = &case.told.thrown {
        page.paragraph(&format!(
            "With it, {thrown}. Who wants to know why nobody could choose that asks for the throw."
        ));
    }
    if let Some(say) = &record.entry.say {
        page.paragraph(&format!("Its remark: \"{say}\""));
    }
    if !record.entry.slips.is_empty() {
        page.heading("What others say in it");
        page.paragraph(
            "A player who does not hold the pen signs a slip, and the person who writes the next entry copies it in. Every slip bears its own \
             author's signature, which was checked as well.",
        );
        for slip in &record.entry.slips {
            page.paragraph(&format!("{}. It is dated {}.", view::slip_line(&case.after, slip), dates::of(slip.at)));
        }
    }
    page.heading("Whose it is");
    page.paragraph(&whose(by, held));
    page.heading("Where it belongs");
    page.paragraph(&place(case, record));
    page.heading("Why it was allowed");
    if let Some(before) = &case.before {
        page.paragraph(&format!("Before it: {}", outlook(before)));
    }
    page.paragraph(&match &record.entry.kind {
        EntryKind::Charter(_) => "With it the game begins: it says who plays what, and by which rules.".to_owned(),
        EntryKind::Turn(_) => "The rules of the game were tried on it as on every turn, and they allow it there.".to_owned(),
        EntryKind::Ruling(ruling) => format!(
            "The referee may decide at any moment, and counts the decisions: this is number {}. Of two entries that contradict each \
             other the one goes on behind which the higher number stands.",
            ruling.nr
        ),
        EntryKind::Agree(_) => "All players who are in the game have agreed: who made the offer, who wrote this entry, and everybody \
                           else on a slip that stands in it."
            .to_owned(),
        EntryKind::Join(_)
        | EntryKind::Answer(_)
        | EntryKind::Resign(_)
        | EntryKind::Claim(_)
        | EntryKind::Open(_)
        | EntryKind::Save(_)
        | EntryKind::Post(_) => format!(
            "One person at a time writes the next entry, and holds the pen, as one says. It was {by}, and such an entry was in \
             order."
        ),
    });
    for remark in &case.told.remarks {
        page.paragraph(&format!("Besides: {}.", dates::for_people(remark)));
    }
    page.paragraph(&format!("After it: {}", outlook(&case.after)));
    page.heading("What that is worth");
    page.paragraph(&format!(
        "If a single character of the entry were changed, its signature would not fit any more; if it were taken out, the one \
         behind it would name an entry that is not there. If somebody shows another entry that {by} has signed behind the same \
         one, then one person has signed twice, and `adjudicate dispute` proves it."
    ));
}

fn outlook(state: &Match) -> String {
    dates::for_people(&duties::all(state).join(" "))
}

fn whose(by: &str, held: Option<&KeyPeriod>) -> String {
    let Some(held) = held else { return format!("It bears {by}'s signature.") };
    let known = match held.introduced {
        0 => "everybody has known what belongs to it since the game began".to_owned(),
        entry => format!("entry {entry} says how to recognise it"),
    };
    let signed = match held.name == by {
        true => format!("It ends with {by}'s signature."),
        false => {
            format!("{by} plays by post. The referee has written the entry down and signed it.")
        }
    };
    format!(
        "{signed} Such a signature is made with a secret that only its owner has, it fits this one text and no other, and {known}. \
         It was checked, and it fits."
    )
}

fn place(case: &ExplainedEntry, record: &FileEntry) -> String {
    let seq = record.entry.seq;
    let before = match seq {
        0 => "It is the first entry; no other comes before it.".to_owned(),
        seq => format!(
            "It names entry {} by a number that is worked out of the whole text of that entry, so it can follow that very text \
             and no other.",
            seq - 1
        ),
    };
    let later = case.game.records.iter().filter(|other| other.entry.seq > seq);
    let authors: BTreeSet<&str> = later.clone().map(|other| other.entry.by.as_str()).collect();
    let authors: Vec<&str> = authors.into_iter().map(|by| if by == "referee" { "the referee" } else { by }).collect();
    let behind = match later.count() {
        0 => "It is the last entry so far; the next one will name it in the same way.".to_owned(),
        1 => format!("One more entry is built on it, of {}, who had this one when signing that.", listed(&authors)),
        count => format!(
            "{count} more entries are built on it, of {}; the person who signed one of them had this one then.",
            listed(&authors)
        ),
    };
    format!("{before} {behind}")
}
