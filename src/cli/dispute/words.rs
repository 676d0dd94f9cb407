//! A dispute as an arbiter reads it.

use super::evidence::Written;
use super::findings::{Case, Finding};
use crate::cli::terminal::Terminal;
use crate::cli::view::{self, listed};
use crate::referee::dispute::{Branch, Crossing, Decision, Dispute, Holding, Ruling, Standing};
use crate::render::{WIDTH, wrapped};

/// As many entries of a branch as are told one by one.
const TOLD: usize = 12;

/// Prints everything.
pub fn report(dispute: &Dispute, cases: &[Case<'_>], written: &[Written], terminal: Terminal) {
    for case in cases {
        headline(case, terminal);
        for holding in &case.case.holdings {
            terminal.print(format!("  {}", copy(holding)));
        }
        for crossing in case.case.crossings.iter().filter(|crossing| crossing.decision != Decision::Inside) {
            branches(case, crossing, terminal);
        }
        for finding in &case.findings {
            terminal.print("");
            show(finding, terminal);
        }
        terminal.print("");
    }
    for (source, fault) in &dispute.broken {
        let why = fault.as_ref().map_or("it is empty".to_owned(), |found| found.fault.reason.clone());
        terminal.print(format!("{source}: there is no game in it: {why}"));
    }
    for stray in &dispute.strays {
        let entry = &stray.letter.entry;
        terminal.print(format!(
            "Entry {} of {} in {} belongs to none of these games; add the log of its game.",
            entry.seq,
            entry.by,
            listed(&stray.sources)
        ));
    }
    for written in written {
        terminal.print(format!("{} is in {}. {}", written.what, written.path, written.check));
    }
    terminal.print(summary(dispute, cases));
}

fn headline(case: &Case<'_>, terminal: Terminal) {
    terminal.print(format!("{}: {}", view::headline(&case.case.state), verdict(case.case.ruling())));
    terminal.print(format!("  game {}", case.case.id));
}

/// What a game's copies come to, in a few words.
pub fn verdict(ruling: Ruling) -> &'static str {
    match ruling {
        Ruling::Same => "the copies are the same",
        Ruling::Behind => "the copies agree, and some have more than others",
        Ruling::Crossed => "letters crossed; nobody is at fault",
        Ruling::Incomplete => "something cannot be judged yet",
        Ruling::Invalid => "INVALID: something in the copies cannot stand",
        Ruling::Unproved => "STOPPED: the referee has to go on from here",
        Ruling::Forked => "FORKED: somebody has signed twice",
    }
}

fn copy(holding: &Holding) -> String {
    let count = match (holding.entries, holding.is_log) {
        (1, true) => "one entry".to_owned(),
        (count, true) => format!("{count} entries"),
        (1, false) => "one entry in letters".to_owned(),
        (count, false) => format!("{count} entries in letters"),
    };
    let standing = match holding.standing() {
        Standing::Whole => String::new(),
        Standing::Behind => format!(", behind by {}", holding.behind),
        Standing::Lacks => ", entries are missing".to_owned(),
        Standing::Branch => {
            let from = holding.leaves.map_or(String::new(), |seq| format!(" from entry {seq} on"));
            format!(", goes its own way{from}")
        }
        Standing::Invalid => ", INVALID".to_owned(),
    };
    let head = holding.head.map_or(String::new(), |(seq, id)| format!("; last is {seq}, {id}"));
    format!("{}: {count}{standing}{head}", holding.source)
}

fn branches(case: &Case<'_>, crossing: &Crossing, terminal: Terminal) {
    terminal.print("");
    terminal.print(format!("  After entry {} there are {} branches:", crossing.after, crossing.branches.len()));
    for (number, branch) in (1..).zip(&crossing.branches) {
        let fate = match (crossing.decision, branch.stays) {
            (Decision::Forked, _) => "",
            (_, true) => "; it stays",
            (_, false) => "; it falls out",
        };
        terminal.print(format!("  {number}. in {}{fate}", listed(&branch.sources)));
        entries(case, branch).iter().for_each(|line| terminal.print(format!("     {line}")));
    }
}

/// The entries of a branch, each in a line; all of them are validly signed.
pub fn entries(case: &Case<'_>, branch: &Branch) -> Vec<String> {
    let line = |id| {
        let placed = case.case.entries.get(id)?;
        let entry = &placed.letter.entry;
        let told = case.told.get(id).map_or("", String::as_str);
        Some(format!("entry {:>3}  {told}; signed by {}, dated {}", entry.seq, placed.signer.name, entry.at))
    };
    let mut lines: Vec<String> = branch.entries.iter().take(TOLD).filter_map(line).collect();
    let more = branch.entries.len().saturating_sub(TOLD);
    if more > 0 {
        lines.push(format!("and {more} more"));
    }
    lines
}

fn show(finding: &Finding, terminal: Terminal) {
    let mark = if finding.bad { "! " } else { "- " };
    paragraph(&format!("{mark}{}", finding.text), "  ", terminal);
    for way in &finding.ways {
        paragraph(&format!("> {way}"), "    ", terminal);
    }
}

/// A paragraph, indented.
fn paragraph(text: &str, indent: &str, terminal: Terminal) {
    for (number, line) in wrapped(text, WIDTH - indent.len() - 2).iter().enumerate() {
        let hang = if number == 0 { "" } else { "  " };
        terminal.print(format!("{indent}{hang}{}", line.trim_start()));
    }
}

/// The last line.
pub fn summary(dispute: &Dispute, cases: &[Case<'_>]) -> String {
    let named: std::collections::BTreeSet<&str> = dispute.proofs().map(|proof| proof.head.author.as_str()).collect();
    let named: Vec<&str> = named.into_iter().collect();
    let bad = cases.iter().flat_map(|case| &case.findings).filter(|finding| finding.bad).count() + dispute.broken.len();
    let games = if cases.len() == 1 { "one game".to_owned() } else { format!("{} games", cases.len()) };
    match (named.as_slice(), bad) {
        ([], 0) => format!("{games}: no dispute"),
        ([], 1) => format!("{games}: one thing is wrong; nobody is proved to have signed twice"),
        ([], bad) => format!("{games}: {bad} things are wrong; nobody is proved to have signed twice"),
        (named, _) => format!("{games}: it is proved that {} signed twice", listed(named)),
    }
}
