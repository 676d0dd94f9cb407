//! A dispute as an arbiter reads it.

use crate::cli::terminal::Terminal;
use crate::referee::dispute::{CopyHolding, CopyStanding, Dispute};
use crate::render::{WIDTH, wrapped};
use adjudicate_office::evidence::WrittenFile;
use adjudicate_words::dispute::findings::{ToldCase, person};
use adjudicate_words::dispute::line;
use adjudicate_words::view::{self, counted, listed};

/// Prints everything.
pub fn report(dispute: &Dispute<'_>, told: &[ToldCase<'_, '_>], written: &[WrittenFile], terminal: Terminal) {
    for told in told {
        game(told, terminal);
    }
    for broken in &dispute.broken {
        let why = broken.fault.as_ref().map_or("it is empty".to_owned(), |fault| fault.reason.clone());
        terminal.print(format!("{}: there is no game in it: {why}", broken.source));
    }
    for stray in &dispute.strays {
        terminal.print(format!(
            "Something of {} in {} ({}) belongs to none of these games; add the log of its game.",
            person(stray.by.as_str()),
            listed(&stray.sources),
            stray.what
        ));
    }
    for written in written {
        terminal.print(format!("{} is in {}. {}", written.what, written.path, written.check));
    }
    terminal.print(summary(dispute, told));
}

fn game(told: &ToldCase<'_, '_>, terminal: Terminal) {
    let case = told.case;
    let (_, verdict) = told.verdict();
    terminal.print(format!("{}: {verdict}", view::headline(&case.state)));
    terminal.print(format!("  game {}", case.id));
    for holding in &case.holdings {
        terminal.print(format!("  {}", copy(holding)));
    }
    terminal.print("");
    paragraph(&line::told(case), "  ", terminal);
    for (number, branch) in (1..).zip(&case.stops) {
        paragraph(&format!("{number}. {}", line::branch(case, branch)), "  ", terminal);
    }
    for finding in &told.findings {
        terminal.print("");
        paragraph(&format!("{}{}", if finding.bad { "! " } else { "- " }, finding.says), "  ", terminal);
        paragraph(&format!("> {}", finding.way), "    ", terminal);
        // Whole, however long: they are copied from here.
        finding.commands.iter().for_each(|command| terminal.print(format!("        {command}")));
    }
    terminal.print("");
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
fn paragraph(text: &str, indent: &str, terminal: Terminal) {
    for (number, line) in wrapped(text, WIDTH - indent.len() - 2).iter().enumerate() {
        let hang = if number == 0 { "" } else { "  " };
        terminal.print(format!("{indent}{hang}{}", line.trim_start()));
    }
}

/// The last line.
pub fn summary(dispute: &Dispute<'_>, told: &[ToldCase<'_, '_>]) -> String {
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
