//! A dispute as an arbiter reads it.

use crate::evidence::WrittenFile;
use crate::failure::about;
use crate::lines::Lines;
use adjudicate_locales::Language;
use adjudicate_record::printable::printable;
use adjudicate_referee::dispute::{CopyHolding, CopyStanding, Dispute};
use adjudicate_render::{WIDTH, wrapped};
use adjudicate_rules::{Phrase, PhraseArgument};
use adjudicate_text::dispute::findings::CaseFindings;
use adjudicate_text::dispute::line;
use adjudicate_text::dispute::values::{person, signer, signers};
use adjudicate_text::view;

/// Prints everything in the language of the findings.
pub fn report(
    language: Language,
    dispute: &Dispute<'_>,
    told: &[CaseFindings<'_, '_>],
    written: &[WrittenFile],
    lines: &Lines,
) {
    for told in told {
        game(told, lines);
    }
    for broken in &dispute.broken {
        let empty = || Phrase::of("dispute-empty");
        let reason = broken.fault.as_ref().map_or_else(empty, |fault| fault.reason.clone());
        let values = [("source", (&broken.source).into()), ("reason", reason.into())];
        lines.print(language.text("dispute-no-game", &values));
    }
    for stray in &dispute.strays {
        let values = [
            ("by", signer(stray.by.as_str())),
            ("sources", language.list(&stray.sources).into()),
            ("what", stray.what.clone().into()),
        ];
        lines.print(language.text("dispute-stray", &values));
    }
    for written in written {
        let values = [("file", (&written.path).into()), ("command", (&written.command).into())];
        lines.print(language.text(written.told, &values));
    }
    lines.print(summary(language, dispute, told));
}

fn game(told: &CaseFindings<'_, '_>, lines: &Lines) {
    let (language, case) = (told.language, told.case);
    let headline = view::headline_in(language, &case.state);
    lines.print(language.phrase(&about(headline, told.about_verdict("dispute-verdict").into())));
    let id = language.text("dispute-game-id", &[("id", case.id.to_string().into())]);
    lines.print(format!("  {id}"));
    for holding in &case.holdings {
        lines.print(format!("  {}", copy(language, holding)));
    }
    lines.print("");
    paragraph(&line::told(language, case), "  ", lines);
    for (number, branch) in (1..).zip(&case.stops) {
        paragraph(&format!("{number}. {}", line::branch(language, case, branch)), "  ", lines);
    }
    for finding in &told.findings {
        lines.print("");
        paragraph(&format!("{}{}", if finding.bad { "! " } else { "- " }, finding.says), "  ", lines);
        paragraph(&format!("> {}", finding.way), "    ", lines);
        // Whole, however long: they are copied from here.
        finding.commands.iter().for_each(|command| lines.print(format!("        {command}")));
    }
    lines.print("");
}

fn copy(language: Language, holding: &CopyHolding) -> String {
    let standing = match holding.standing() {
        CopyStanding::Behind if holding.is_log => "behind",
        CopyStanding::Whole | CopyStanding::Behind => "whole",
        CopyStanding::Branch if holding.leaves.is_some() => "branch",
        CopyStanding::Branch => "apart",
        CopyStanding::Broken => "broken",
    };
    let values = [
        ("source", (&holding.source).into()),
        ("entries", holding.entries.into()),
        ("letters", (!holding.is_log).into()),
        ("standing", standing.into()),
        ("lacks", holding.lacks.into()),
        ("leaves", holding.leaves.unwrap_or_default().into()),
    ];
    language.text("dispute-copy", &values)
}

/// A paragraph, indented.
fn paragraph(text: &str, indent: &str, lines: &Lines) {
    for (number, line) in wrapped(&printable(text), WIDTH - indent.len() - 2).iter().enumerate() {
        let hang = if number == 0 { "" } else { "  " };
        lines.print(format!("{indent}{hang}{}", line.trim_start()));
    }
}

/// The last line.
pub fn summary(language: Language, dispute: &Dispute<'_>, told: &[CaseFindings<'_, '_>]) -> String {
    if dispute.cases.is_empty() && dispute.broken.is_empty() {
        return language.text("dispute-summary-none", &[]);
    }
    let mut named: Vec<&str> =
        dispute.cases.iter().flat_map(|case| &case.twice).map(|twice| twice.name.as_str()).collect();
    named.sort_by_key(|name| person(name));
    named.dedup();
    let bad = told.iter().flat_map(|told| &told.findings).filter(|finding| finding.bad).count() + dispute.broken.len();
    let values = [
        ("games", PhraseArgument::count(told.len())),
        ("signers", PhraseArgument::count(named.len())),
        ("names", signers(language, named).into()),
        ("wrong", PhraseArgument::count(bad)),
    ];
    language.text("dispute-summary", &values)
}
