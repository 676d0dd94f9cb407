//! The findings: each in two sentences, and behind it the possible next steps, with commands that can be pasted.

use adjudicate_record::log::SignedEntry;
use std::path::{Path, PathBuf};

use super::{acts, clock, line, slips};
use crate::view::{self, counted, listed};
use adjudicate_record::crypto::Digest;
use adjudicate_referee::dispute::{CopyHolding, CopyStanding, DisputedCase, DisputedSigner, Fork, RejectedEntry};
use adjudicate_referee::{FaultClass, SignerId};

/// One thing that was found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The word for `--json`.
    pub kind: &'static str,
    /// Whether somebody is in the wrong, or something has to be decided.
    pub bad: bool,
    /// The finding.
    pub says: String,
    /// The possible next steps.
    pub way: String,
    /// The commands for it.
    pub commands: Vec<String>,
}

/// A game with everything that was found about it.
pub struct CaseFindings<'c, 'a> {
    /// The referee's result.
    pub case: &'c DisputedCase<'a>,
    /// The findings.
    pub findings: Vec<Finding>,
}

impl<'c, 'a> CaseFindings<'c, 'a> {
    /// Everything about this game, of which these copies were handed in.
    pub fn of(case: &'c DisputedCase<'a>, copies: &[PathBuf]) -> CaseFindings<'c, 'a> {
        let mut findings: Vec<Finding> = Vec::new();
        findings.extend(case.twice.iter().map(|twice| signed_twice(case, twice, copies)));
        findings.extend(line::stops(case));
        findings.extend(case.forks.iter().map(|fork| fell_out(case, fork)));
        findings.extend(case.holdings.iter().flat_map(|holding| of_copy(case, holding)));
        let told_by_copy = |refused: &&RejectedEntry<'_>| case.holdings.iter().any(|holding| tells(holding, refused));
        findings.extend(case.refused.iter().filter(|refused| !told_by_copy(refused)).map(cannot_stand));
        findings.extend(case.early.iter().map(|(letter, sources)| early(letter, sources)));
        findings.extend(case.slips.iter().map(|waiting| slips::told(case, waiting)));
        findings.extend(clock::told(case).into_iter().map(|(says, way)| Finding {
            kind: "clock",
            bad: false,
            says,
            way,
            commands: Vec::new(),
        }));
        CaseFindings { case, findings }
    }

    /// Returns the verdict on the copies: the word for `--json`, and a few words for people.
    pub fn verdict(&self) -> (&'static str, &'static str) {
        let case = self.case;
        let broken = case.holdings.iter().any(|holding| holding.standing() == CopyStanding::Broken);
        match () {
            () if !case.stops.is_empty() => ("stops", "STOPPED: the line has to be ruled on"),
            () if !case.twice.is_empty() => ("signed-twice", "somebody has SIGNED TWICE; the line goes on"),
            () if broken || !case.refused.is_empty() => ("invalid", "INVALID: something in the copies cannot stand"),
            () if !case.early.is_empty() => ("incomplete", "something cannot be judged yet"),
            () if !case.forks.is_empty() && clock::is_contested(case) => {
                ("fell-out", "entries fell out, and there is a question of time to decide")
            }
            () if !case.forks.is_empty() => ("fell-out", "entries fell out, and nobody is at fault"),
            () if case.holdings.iter().any(|holding| holding.is_log && holding.lacks > 0) => {
                ("behind", "the copies agree, and some have more than others")
            }
            () if case.holdings.len() == 1 => ("same", "one copy, which is valid"),
            () => ("same", "the copies are the same"),
        }
    }
}

/// A name of the log in a sentence: `referee` is an office.
pub fn person(name: &str) -> String {
    if name == "referee" { "the referee".to_owned() } else { name.to_owned() }
}

/// A file's name as it is typed in a command.
pub fn file(source: &str) -> String {
    view::quoted(Path::new(source))
}

/// The first digits of an id.
pub fn short_id(id: &Digest) -> String {
    id.to_hex().chars().take(8).collect()
}

/// `entry 7 (54217ec5)`; whole ids are in commands, in the evidence and in `--json`.
pub fn entry(letter: &SignedEntry) -> String {
    format!("entry {} ({})", letter.entry.seq, short_id(&letter.id))
}

fn signed_twice(case: &DisputedCase<'_>, twice: &DisputedSigner, copies: &[PathBuf]) -> Finding {
    let who = person(&twice.name);
    let ids = twice.proofs.first().map(Vec::as_slice).unwrap_or_default();
    let letters: Vec<&SignedEntry> = ids.iter().filter_map(|id| case.entry(id)).collect();
    let each = |letter: &&SignedEntry| {
        let scribe = match letter.entry.by.as_str() == twice.name {
            true => String::new(),
            false => format!(" for {}", letter.entry.by),
        };
        let held = listed(case.holders(&letter.id));
        format!("{}{scribe}, {}, in {held}", entry(letter), acts::entry(&letter.entry))
    };
    let each: Vec<String> = letters.iter().map(each).collect();
    let first = letters.first().map(|letter| &letter.entry);
    let rulings = first.and_then(|entry| entry.kind.ruling_number());
    let place = match rulings {
        Some(nr) => format!("with the number {nr}"),
        None => format!("behind entry {}", first.map_or(0, |entry| entry.seq.saturating_sub(1))),
    };
    let times = match twice.proofs.len() {
        0 | 1 => String::new(),
        several => format!(", which is the first of {several} places"),
    };
    let thief = match twice.replaced {
        true => "; but a ruling has replaced a key of theirs, so it may have been a thief",
        false => "",
    };
    let says = format!(
        "{who} has signed twice {place}{times}: {}. The signatures hold, and of these entries one only can stand{thief}.",
        listed(&each)
    );
    let sources: Vec<String> = copies.iter().map(|path| view::quoted(path)).collect();
    let decides = match twice.hand {
        SignerId::Referee(_) => "All players can agree on another referee.",
        SignerId::Player(_) | SignerId::Organiser if case.can_be_ruled() => {
            "What follows from it for the game the referee decides."
        }
        SignerId::Player(_) | SignerId::Organiser => {
            "What follows from it for the game a referee decides on whom all agree."
        }
    };
    let way = format!("Keep the evidence, which anybody can check without the copies. {decides}");
    let commands = vec![
        format!("adjudicate dispute {} --evidence evidence.yaml", sources.join(" ")),
        "adjudicate verify evidence.yaml".to_owned(),
    ];
    Finding { kind: "signed-twice", bad: true, says, way, commands }
}

fn fell_out(case: &DisputedCase<'_>, fork: &Fork) -> Finding {
    let count: u64 = fork.branches.iter().map(|branch| branch.entries).sum();
    let firsts: Vec<String> =
        fork.branches.iter().filter_map(|branch| case.entry(&branch.first)).take(4).map(entry).collect();
    let authors: Vec<String> =
        fork.branches.iter().flat_map(|branch| &branch.authors).map(|by| person(by.as_str())).collect();
    let mut authors = authors;
    authors.sort();
    authors.dedup();
    let after = case.entry(&fork.after).map_or(0, |letter| letter.entry.seq);
    let decided = fork.decided.and_then(|id| case.entry(&id));
    let decided = match decided {
        Some(letter) => {
            format!("by {} of {}, {}", entry(letter), person(letter.entry.by.as_str()), acts::entry(&letter.entry))
        }
        None => "for what follows ranks higher".to_owned(),
    };
    let says = format!(
        "After entry {after} the line goes another way, {decided}; {} fell out, from {} on. What fell out is signed in the name of {}, \
         and binds nobody.",
        counted(count, "entry", "entries"),
        listed(&firsts),
        listed(&authors)
    );
    let way = "Who has followed it brings the line in, and writes again what is still wanted, where the pen comes round; that is no \
               signing twice.";
    Finding { kind: "fell-out", bad: false, says, way: way.to_owned(), commands: Vec::new() }
}

fn of_copy(case: &DisputedCase<'_>, holding: &CopyHolding) -> Vec<Finding> {
    let source = &holding.source;
    let mut found = Vec::new();
    if let Some(fault) = &holding.fault {
        let at = format!("entry {}, line {}", fault.entry, fault.line);
        let why = &fault.fault;
        found.push(match holding.is_mended {
            true => Finding {
                kind: "mended",
                bad: false,
                says: format!(
                    "{source} was mangled on its way (at {at}: {}). Every entry in it could be mended, and all signatures hold.",
                    why.reason
                ),
                way: "A clean copy is made of it so; logs that are attached as files are not mangled.".to_owned(),
                commands: vec![format!("adjudicate import {} --output mended.yaml", file(source))],
            },
            false => broken(case, holding, &at, why.class, &format!("{}, {}", why.class, why.rule), &why.reason),
        });
    }
    let told = holding.fault.as_ref().map(|fault| fault.entry);
    for (number, why) in holding.damaged.iter().filter(|(number, _)| told.is_none() || *number != told) {
        let what = number.map_or("an entry or a slip".to_owned(), |number| format!("entry {number}"));
        found.push(Finding {
            kind: "damaged",
            bad: false,
            says: format!("In {source}, {what} is too damaged to be read: {why}. It counts for nothing as it is."),
            way: "Ask who sent it for it again, as an attachment or as an armored block.".to_owned(),
            commands: Vec::new(),
        });
    }
    let behind = match holding.standing() {
        CopyStanding::Behind => holding.is_log,
        CopyStanding::Branch => holding.is_log && holding.lacks > 0,
        CopyStanding::Whole | CopyStanding::Broken => false,
    };
    if behind {
        found.push(is_behind(case, holding));
    }
    found
}

fn broken(
    case: &DisputedCase<'_>,
    holding: &CopyHolding,
    at: &str,
    class: FaultClass,
    rule: &str,
    reason: &str,
) -> Finding {
    let entry = holding.fault.as_ref().map_or(0, |fault| fault.entry);
    let before = match entry {
        0 => "Nothing in it counts as a log".to_owned(),
        _ => format!("What stands before entry {entry} is valid"),
    };
    let rest = match holding.missing.as_slice() {
        [] => String::new(),
        missing => format!(", and {} missing within", numbers(missing)),
    };
    let why = match class {
        FaultClass::Spelling => {
            "Damage of this kind comes from mail and from editors, and need not be anybody's fault."
        }
        FaultClass::Chain => "Entries are missing, in a wrong order, or changed.",
        FaultClass::Signature => {
            "A text that was changed after it was signed proves nothing against who is said to have signed it."
        }
        FaultClass::Kind
        | FaultClass::Slip
        | FaultClass::Charter
        | FaultClass::Reveal
        | FaultClass::Rules
        | FaultClass::Position
        | FaultClass::Proof
        | FaultClass::Lots
        | FaultClass::Pairing
        | FaultClass::Game
        | FaultClass::Result
        | FaultClass::Absence
        | FaultClass::Appeal => {
            "No program signs such an entry there; it binds nobody, and its author may write an allowed one."
        }
    };
    let home = line::home(case);
    let commands = match case.holdings.iter().any(|other| other.is_sound() && other.source != holding.source) {
        true => vec![format!("adjudicate import {} --game {home}", file(&holding.source))],
        false => Vec::new(),
    };
    let way = match commands.is_empty() {
        true => format!("{why} Ask for the file again, as an attachment, and for the letters one by one."),
        false => format!("{why} A sound copy takes in from it what is good:"),
    };
    let says = format!("{} breaks at {at} ({rule}): {reason}. {before}{rest}.", holding.source);
    Finding { kind: "invalid", bad: true, says, way, commands }
}

fn is_behind(case: &DisputedCase<'_>, holding: &CopyHolding) -> Finding {
    let source = &holding.source;
    let last = case.line.len().saturating_sub(1);
    let lacks = counted(holding.lacks, "entry", "entries");
    let says = match holding.leaves {
        Some(seq) => format!(
            "{source} goes its own way from entry {seq} on, and that way is not the line's. It lacks {lacks} of the line, which goes to \
             entry {last}."
        ),
        None => format!(
            "{source} is behind by {lacks}: its last one is {}, and the line goes to entry {last}. What it has is the same as in the \
             others.",
            holding.last.map_or(0, |(seq, _)| seq)
        ),
    };
    let newest =
        |other: &&CopyHolding| other.source != *source && other.last.map(|(_, id)| id) == case.line.last().copied();
    let sound = case.holdings.iter().filter(|other| other.is_sound()).find(newest);
    let from = sound.or_else(|| case.holdings.iter().find(newest));
    let (way, commands) = match from {
        Some(from) => (
            "Read in what it lacks:".to_owned(),
            vec![format!("adjudicate import {} --game {}", file(&from.source), file(source))],
        ),
        None => {
            let home = file(source);
            ("No single copy has all of it; read in the others:".to_owned(), line::others(case, &home))
        }
    };
    Finding { kind: "behind", bad: false, says, way, commands }
}

/// `entry 4 is`, `entries 4 to 9 are`.
fn numbers(numbers: &[u64]) -> String {
    match numbers {
        [only] => format!("entry {only} is"),
        [first, .., last] if last - first + 1 == numbers.len() as u64 => format!("entries {first} to {last} are"),
        _ => format!("entries {} are", listed(&numbers.iter().map(u64::to_string).collect::<Vec<_>>())),
    }
}

/// Whether a copy that breaks tells this already: it is the only one that holds the entry, and breaks there.
fn tells(holding: &CopyHolding, refused: &RejectedEntry<'_>) -> bool {
    let at = holding
        .fault
        .as_ref()
        .filter(|fault| fault.fault == refused.fault || fault.fault.reason == refused.fault.reason);
    at.is_some_and(|fault| fault.entry == refused.letter.entry.seq) && refused.sources == [holding.source.clone()]
}

fn cannot_stand(refused: &RejectedEntry<'_>) -> Finding {
    let (letter, fault) = (refused.letter, &refused.fault);
    let by = person(letter.entry.by.as_str());
    let held = listed(&refused.sources);
    let with = match refused.with {
        0 => String::new(),
        1 => "; one entry that builds on it goes with it".to_owned(),
        with => format!("; {with} entries that build on it go with it"),
    };
    let (says, way) = match refused.is_known {
        true => (
            format!(
                "In {held}, {} of {by} bears a signature that does not hold: it was damaged on its way, or tampered with. The same entry is \
                 here with one that holds, and that one counts.",
                entry(letter)
            ),
            "Nothing has to be done but to throw the damaged one away.".to_owned(),
        ),
        false => (
            format!(
                "In {held}, {} of {by} cannot stand ({}, {}): {}. It binds nobody, and proves nothing against anybody{with}.",
                entry(letter),
                fault.class,
                fault.rule,
                fault.reason
            ),
            match fault.class {
                FaultClass::Signature => format!("Ask {by} for it again, whole; what was changed later is not theirs."),
                FaultClass::Spelling
                | FaultClass::Chain
                | FaultClass::Kind
                | FaultClass::Slip
                | FaultClass::Charter
                | FaultClass::Reveal
                | FaultClass::Rules
                | FaultClass::Position
                | FaultClass::Proof
                | FaultClass::Lots
                | FaultClass::Pairing
                | FaultClass::Game
                | FaultClass::Result
                | FaultClass::Absence
                | FaultClass::Appeal => fault.hint.clone().map_or_else(
                    || "Who holds the pen writes an allowed entry in its place.".to_owned(),
                    |hint| format!("Who holds the pen writes an allowed entry in its place: {hint}."),
                ),
            },
        ),
    };
    Finding { kind: "invalid", bad: true, says, way, commands: Vec::new() }
}

fn early(letter: &SignedEntry, sources: &[String]) -> Finding {
    let prev = letter.entry.prev.map_or(String::new(), |prev| prev.to_string());
    let by = person(letter.entry.by.as_str());
    let says = format!(
        "In {}, {} of {by} came too early: the entry before it, {prev}, is in none of the copies. Until it is there, nobody can judge \
         this one, and it counts neither for nor against anybody.",
        listed(sources),
        entry(letter)
    );
    let way = format!("The person who wrote it had the entry before it: ask {by} for everything that they have.");
    Finding { kind: "early", bad: true, says, way, commands: Vec::new() }
}
