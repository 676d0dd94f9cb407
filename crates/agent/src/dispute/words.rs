//! A dispute as an arbiter reads it.

use crate::evidence::WrittenFile;
use crate::lines::Lines;
use adjudicate_record::printable::printable;
use adjudicate_referee::dispute::{CopyHolding, CopyStanding, Dispute};
use adjudicate_render::{WIDTH, wrapped};
use adjudicate_text::dispute::findings::{CaseFindings, person};
use adjudicate_text::dispute::line;
use adjudicate_text::view::{self, counted, listed};

/// Prints everything.
pub fn report(dispute: &Dispute<'_>, told: &[CaseFindings<'_, '_>], written: &[WrittenFile], lines: &Lines) {
    for told in told {
        game(told, lines);
    }
    for broken in &dispute.broken {
        let why = broken.fault.as_ref().map_or("it is empty".to_owned(), |fault| fault.reason.to_string());
        lines.print(format!("{}: there is no game in it: {why}", broken.source));
    }
    for stray in &dispute.strays {
        lines.print(format!(
            "Something of {} in {} ({}) belongs to none of these games; add the log of its game.",
            person(stray.by.as_str()),
            listed(&stray.sources),
            stray.what
        ));
    }
    for written in written {
        lines.print(format!("{} is in {}. {}", written.what, written.path, written.check));
    }
    lines.print(summary(dispute, told));
}

fn game(told: &CaseFindings<'_, '_>, lines: &Lines) {
    let case = told.case;
    let (_, verdict) = told.verdict();
    lines.print(format!("{}: {verdict}", view::headline(&case.state)));
    lines.print(format!("  game {}", case.id));
    for holding in &case.holdings {
        lines.print(format!("  {}", copy(holding)));
    }
    lines.print("");
    paragraph(&line::told(case), "  ", lines);
    for (number, branch) in (1..).zip(&case.stops) {
        paragraph(&format!("{number}. {}", line::branch(case, branch)), "  ", lines);
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

fn copy(holding: &CopyHolding) -> String {
    let count = counted(holding.entries, "entry", "entries");
    let count = match (holding.entries, holding.is_log) {
        (0, _) => "no valid entry".to_owned(),
        (_, true) => count,
        (_, false) => format!("{count} in letters"),
    };
    let standing = match holding.standing() {
        CopyStanding::Whole => String::new(),
        CopyStanding::Behind if holding.is_log => format!(", behind by {}", holding.lacks),
        CopyStanding::Behind => String::new(),
        CopyStanding::Branch => {
            let from = holding.leaves.map_or(String::new(), |seq| format!(" from entry {seq} on"));
            format!(", goes its own way{from}")
        }
        CopyStanding::Broken => ", INVALID".to_owned(),
    };
    format!("{}: {count}{standing}", holding.source)
}

/// A paragraph, indented.
fn paragraph(text: &str, indent: &str, lines: &Lines) {
    for (number, line) in wrapped(&printable(text), WIDTH - indent.len() - 2).iter().enumerate() {
        let hang = if number == 0 { "" } else { "  " };
        lines.print(format!("{indent}{hang}{}", line.trim_start()));
    }
}

/// The last line.
pub fn summary(dispute: &Dispute<'_>, told: &[CaseFindings<'_, '_>]) -> String {
    if dispute.cases.is_empty() && dispute.broken.is_empty() {
        return "no game: nothing can be judged".to_owned();
    }
    let mut named: Vec<String> =
        dispute.cases.iter().flat_map(|case| &case.twice).map(|twice| person(&twice.name)).collect();
    named.sort();
    named.dedup();
    let bad = told.iter().flat_map(|told| &told.findings).filter(|finding| finding.bad).count() + dispute.broken.len();
    let games = if told.len() == 1 { "one game".to_owned() } else { format!("{} games", told.len()) };
    match (named.as_slice(), bad) {
        ([], 0) => format!("{games}: no dispute"),
        ([], 1) => format!("{games}: one thing is wrong; nobody is proved to have signed twice"),
        ([], bad) => format!("{games}: {bad} things are wrong; nobody is proved to have signed twice"),
        (named, _) => format!("{games}: it is proved that {} signed twice", listed(named)),
    }
}
