//! A dispute as an arbiter reads it.

use super::evidence::Written;
use super::findings::{Case, person};
use crate::cli::terminal::Terminal;
use crate::cli::view::{self, listed};
use crate::referee::dispute::{Branch, Crossing, Decision, Dispute, Holding, Standing};
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
        let mut shown: Vec<&String> = Vec::new();
        for finding in &case.findings {
            terminal.print("");
            paragraph(&format!("{}{}", if finding.bad { "! " } else { "- " }, short(&finding.text)), "  ", terminal);
            // What helps in one case often helps in the next; once is enough.
            for way in finding.ways.iter().filter(|way| !shown.contains(way)).collect::<Vec<_>>() {
                shown.push(way);
                paragraph(&format!("> {}", short(way)), "    ", terminal);
            }
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
    terminal.print(format!("{}: {}", view::headline(&case.case.state), case.verdict()));
    terminal.print(format!("  game {}", case.case.id));
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
        terminal.print(format!("  {number}. in {}{fate}", listed(case.case.holders_of(branch))));
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

/// The text with the first digits of ids only: whole ones break over lines, and nobody reads them.
pub fn short(text: &str) -> String {
    let mut parts = text.split("sha256:");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_hexdigit).count();
        match part.get(..8).filter(|_| digits == 64) {
            Some(first) => out.push_str(&format!("{first}...{}", part.get(digits..).unwrap_or_default())),
            None => out.push_str(&format!("sha256:{part}")),
        }
    }
    out
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
    if dispute.cases.is_empty() && dispute.broken.is_empty() {
        return "no game: nothing can be judged".to_owned();
    }
    let named: std::collections::BTreeSet<&str> = dispute.proofs().map(|proof| proof.head.author.as_str()).collect();
    let named: Vec<String> = named.into_iter().map(person).collect();
    let bad = cases.iter().flat_map(|case| &case.findings).filter(|finding| finding.bad).count() + dispute.broken.len();
    let games = if cases.len() == 1 { "one game".to_owned() } else { format!("{} games", cases.len()) };
    match (named.as_slice(), bad) {
        ([], 0) => format!("{games}: no dispute"),
        ([], 1) => format!("{games}: one thing is wrong; nobody is proved to have signed twice"),
        ([], bad) => format!("{games}: {bad} things are wrong; nobody is proved to have signed twice"),
        (named, _) => format!("{games}: it is proved that {} signed twice", listed(named)),
    }
}
