//! The findings: each in two sentences, and behind it the possible next steps, with commands that can be pasted.

use adjudicate_record::log::SignedEntry;
use std::path::PathBuf;

use super::values::{entry, file, person, signer, signers};
use super::{acts, clock, line, slips};
use crate::view;
use adjudicate_locales::Language;
use adjudicate_referee::dispute::{CopyHolding, CopyStanding, DisputedCase, DisputedSigner, Fork, RejectedEntry};
use adjudicate_referee::{Fault, FaultClass, FoundFault, SignerId};
use adjudicate_rules::PhraseArgument;

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
    /// The language of the findings.
    pub language: Language,
    /// The referee's result.
    pub case: &'c DisputedCase<'a>,
    /// The findings.
    pub findings: Vec<Finding>,
}

impl<'c, 'a> CaseFindings<'c, 'a> {
    /// Everything about this game, of which these copies were handed in, in the language of a reader.
    pub fn of(language: Language, case: &'c DisputedCase<'a>, copies: &[PathBuf]) -> CaseFindings<'c, 'a> {
        let mut findings: Vec<Finding> = Vec::new();
        findings.extend(case.twice.iter().map(|twice| signed_twice(language, case, twice, copies)));
        findings.extend(line::stops(language, case));
        findings.extend(case.forks.iter().map(|fork| fell_out(language, case, fork)));
        findings.extend(case.holdings.iter().flat_map(|holding| of_copy(language, case, holding)));
        let told_by_copy = |refused: &&RejectedEntry<'_>| case.holdings.iter().any(|holding| tells(holding, refused));
        let untold = case.refused.iter().filter(|refused| !told_by_copy(refused));
        findings.extend(untold.map(|refused| cannot_stand(language, refused)));
        findings.extend(case.early.iter().map(|(letter, sources)| early(language, letter, sources)));
        findings.extend(case.slips.iter().map(|waiting| slips::told(language, case, waiting)));
        findings.extend(clock::told(language, case).into_iter().map(|(says, way)| Finding {
            kind: "clock",
            bad: false,
            says,
            way,
            commands: Vec::new(),
        }));
        CaseFindings { language, case, findings }
    }

    /// Returns the verdict on the copies as a word for `--json`.
    pub fn verdict(&self) -> &'static str {
        let case = self.case;
        let broken = case.holdings.iter().any(|holding| holding.standing() == CopyStanding::Broken);
        match () {
            () if !case.stops.is_empty() => "stops",
            () if !case.twice.is_empty() => "signed-twice",
            () if broken || !case.refused.is_empty() => "invalid",
            () if !case.early.is_empty() => "incomplete",
            () if !case.forks.is_empty() => "fell-out",
            () if case.holdings.iter().any(|holding| holding.is_log && holding.lacks > 0) => "behind",
            () => "same",
        }
    }

    /// The text of this key about the verdict, which chooses by the verdict, by whether time is in question, and by the number of copies.
    pub fn about_verdict(&self, key: &str) -> String {
        let values = [
            ("verdict", self.verdict().into()),
            ("contested", clock::is_contested(self.case).into()),
            ("copies", PhraseArgument::count(self.case.holdings.len())),
        ];
        self.language.text(key, &values)
    }
}

fn signed_twice(language: Language, case: &DisputedCase<'_>, twice: &DisputedSigner, copies: &[PathBuf]) -> Finding {
    let ids = twice.proofs.first().map(Vec::as_slice).unwrap_or_default();
    let letters: Vec<&SignedEntry> = ids.iter().filter_map(|id| case.entry(id)).collect();
    let held = |letter: &&SignedEntry| {
        let values = [
            ("scribed", (letter.entry.by.as_str() != twice.name).into()),
            ("entry", entry(language, letter).into()),
            ("name", letter.entry.by.as_str().into()),
            ("act", acts::entry(language, &case.state, &letter.entry).into()),
            ("sources", language.list(case.holders(&letter.id)).into()),
        ];
        language.text("dispute-held", &values)
    };
    let held: Vec<String> = letters.iter().map(held).collect();
    let first = letters.first().map(|letter| &letter.entry);
    let (place, number) = match first.and_then(|entry| entry.kind.ruling_number()) {
        Some(number) => ("ruling", number),
        None => ("entry", first.map_or(0, |entry| entry.seq.saturating_sub(1))),
    };
    let values = [
        ("by", signer(&twice.name)),
        ("place", place.into()),
        ("number", number.into()),
        ("places", PhraseArgument::count(twice.proofs.len().max(1))),
        ("held", language.list(&held).into()),
        ("replaced", twice.replaced.into()),
    ];
    let decides = match twice.hand {
        SignerId::Referee(_) => "players",
        SignerId::Player(_) | SignerId::Organiser if case.can_be_ruled() => "referee",
        SignerId::Player(_) | SignerId::Organiser => "agreed",
    };
    let sources: Vec<String> = copies.iter().map(|path| view::quoted(path)).collect();
    let commands = vec![
        format!("adjudicate dispute {} --evidence evidence.yaml", sources.join(" ")),
        "adjudicate verify evidence.yaml".to_owned(),
    ];
    Finding {
        kind: "signed-twice",
        bad: true,
        says: language.text("dispute-signed-twice", &values),
        way: language.text("dispute-keep-evidence", &[("decides", decides.into())]),
        commands,
    }
}

fn fell_out(language: Language, case: &DisputedCase<'_>, fork: &Fork) -> Finding {
    let firsts = fork.branches.iter().filter_map(|branch| case.entry(&branch.first)).take(4);
    let firsts: Vec<String> = firsts.map(|letter| entry(language, letter)).collect();
    let mut authors: Vec<&str> =
        fork.branches.iter().flat_map(|branch| &branch.authors).map(|by| by.as_str()).collect();
    authors.sort_by_key(|name| person(name));
    authors.dedup();
    let decided = fork.decided.and_then(|id| case.entry(&id));
    let values = [
        ("after", case.entry(&fork.after).map_or(0, |letter| letter.entry.seq).into()),
        ("decided", decided.is_some().into()),
        ("entry", decided.map(|letter| entry(language, letter)).unwrap_or_default().into()),
        ("by", signer(decided.map_or("", |letter| letter.entry.by.as_str()))),
        ("act", decided.map(|letter| acts::entry(language, &case.state, &letter.entry)).unwrap_or_default().into()),
        ("entries", fork.branches.iter().map(|branch| branch.entries).sum::<u64>().into()),
        ("firsts", language.list(&firsts).into()),
        ("names", signers(language, authors).into()),
    ];
    Finding {
        kind: "fell-out",
        bad: false,
        says: language.text("dispute-fell-out", &values),
        way: language.text("dispute-fell-out-way", &[]),
        commands: Vec::new(),
    }
}

fn of_copy(language: Language, case: &DisputedCase<'_>, holding: &CopyHolding) -> Vec<Finding> {
    let source = || ("source", PhraseArgument::from(&holding.source));
    let mut found = Vec::new();
    if let Some(fault) = &holding.fault {
        found.push(match holding.is_mended {
            true => Finding {
                kind: "mended",
                bad: false,
                says: language.text("dispute-mended", &place(source(), fault)),
                way: language.text("dispute-mended-way", &[]),
                commands: vec![format!("adjudicate import {} --output mended.yaml", file(&holding.source))],
            },
            false => broken(language, case, holding, fault),
        });
    }
    let told = holding.fault.as_ref().map(|fault| fault.entry);
    for (number, why) in holding.damaged.iter().filter(|(number, _)| told.is_none() || *number != told) {
        let entry = ("entry", number.unwrap_or_default().into());
        let values = [source(), ("known", number.is_some().into()), entry, ("reason", why.clone().into())];
        found.push(Finding {
            kind: "damaged",
            bad: false,
            says: language.text("dispute-damaged", &values),
            way: language.text("dispute-damaged-way", &[]),
            commands: Vec::new(),
        });
    }
    let behind = match holding.standing() {
        CopyStanding::Behind => holding.is_log,
        CopyStanding::Branch => holding.is_log && holding.lacks > 0,
        CopyStanding::Whole | CopyStanding::Broken => false,
    };
    if behind {
        found.push(is_behind(language, case, holding));
    }
    found
}

/// The values of a text about the fault of a copy.
fn place(source: (&'static str, PhraseArgument), found: &FoundFault) -> [(&'static str, PhraseArgument); 6] {
    let [class, rule, reason] = faulty(&found.fault);
    [source, ("entry", found.entry.into()), ("line", PhraseArgument::count(found.line)), class, rule, reason]
}

/// The values of a text about a fault.
fn faulty(fault: &Fault) -> [(&'static str, PhraseArgument); 3] {
    let rule = view::rule(fault.rule);
    [("class", fault.class.name().into()), ("rule", rule.into()), ("reason", fault.reason.clone().into())]
}

fn broken(language: Language, case: &DisputedCase<'_>, holding: &CopyHolding, fault: &FoundFault) -> Finding {
    let is_sound = case.holdings.iter().any(|other| other.is_sound() && other.source != holding.source);
    let home = line::home(case);
    let commands = is_sound.then(|| format!("adjudicate import {} --game {home}", file(&holding.source)));
    let why = language.text("dispute-broken-why", &[("class", fault.fault.class.name().into())]);
    let way = language.text("dispute-broken-way", &[("sound", is_sound.into())]);
    let values = place(("source", (&holding.source).into()), fault);
    let values: Vec<_> = values.into_iter().chain(missing(language, &holding.missing)).collect();
    Finding {
        kind: "invalid",
        bad: true,
        says: language.text("dispute-broken", &values),
        way: format!("{why} {way}"),
        commands: commands.into_iter().collect(),
    }
}

fn is_behind(language: Language, case: &DisputedCase<'_>, holding: &CopyHolding) -> Finding {
    let source = &holding.source;
    let key = if holding.leaves.is_some() { "dispute-own-way" } else { "dispute-behind" };
    let values = [
        ("source", source.into()),
        ("leaves", holding.leaves.unwrap_or_default().into()),
        ("lacks", holding.lacks.into()),
        ("own", holding.last.map_or(0, |(seq, _)| seq).into()),
        ("last", PhraseArgument::count(case.line.len().saturating_sub(1))),
    ];
    let newest =
        |other: &&CopyHolding| other.source != *source && other.last.map(|(_, id)| id) == case.line.last().copied();
    let sound = case.holdings.iter().filter(|other| other.is_sound()).find(newest);
    let from = sound.or_else(|| case.holdings.iter().find(newest));
    let commands = match from {
        Some(from) => vec![format!("adjudicate import {} --game {}", file(&from.source), file(source))],
        None => line::others(case, &file(source)),
    };
    Finding {
        kind: "behind",
        bad: false,
        says: language.text(key, &values),
        way: language.text("dispute-behind-way", &[("single", from.is_some().into())]),
        commands,
    }
}

/// The values of a text about the entries that are missing within a copy.
fn missing(language: Language, numbers: &[u64]) -> [(&'static str, PhraseArgument); 4] {
    let kind = match numbers {
        [] => "none",
        [_] => "one",
        [first, .., last] if last - first + 1 == numbers.len() as u64 => "range",
        _ => "list",
    };
    let all: Vec<String> = numbers.iter().map(u64::to_string).collect();
    [
        ("missing", kind.into()),
        ("first", numbers.first().copied().unwrap_or_default().into()),
        ("last", numbers.last().copied().unwrap_or_default().into()),
        ("numbers", language.list(&all).into()),
    ]
}

/// Whether a copy that breaks tells this already: it is the only one that holds the entry, and breaks there.
fn tells(holding: &CopyHolding, refused: &RejectedEntry<'_>) -> bool {
    let at = holding
        .fault
        .as_ref()
        .filter(|fault| fault.fault == refused.fault || fault.fault.reason == refused.fault.reason);
    at.is_some_and(|fault| fault.entry == refused.letter.entry.seq) && refused.sources == [holding.source.clone()]
}

fn cannot_stand(language: Language, refused: &RejectedEntry<'_>) -> Finding {
    let (letter, fault) = (refused.letter, &refused.fault);
    let [class, rule, reason] = faulty(fault);
    let by = || ("by", signer(letter.entry.by.as_str()));
    let values = [
        ("sources", language.list(&refused.sources).into()),
        ("entry", entry(language, letter).into()),
        by(),
        class,
        rule,
        reason,
        ("with", refused.with.into()),
    ];
    let key = if refused.is_known { "dispute-bad-signature" } else { "dispute-cannot-stand" };
    let way = match (fault.class, &fault.hint) {
        _ if refused.is_known => language.text("dispute-bad-signature-way", &[]),
        (FaultClass::Signature, _) => language.text("dispute-changed-later", &[by()]),
        (_, Some(hint)) => language.text("dispute-write-allowed-hint", &[("hint", hint.clone().into())]),
        (_, None) => language.text("dispute-write-allowed", &[]),
    };
    Finding { kind: "invalid", bad: true, says: language.text(key, &values), way, commands: Vec::new() }
}

fn early(language: Language, letter: &SignedEntry, sources: &[String]) -> Finding {
    let by = || ("by", signer(letter.entry.by.as_str()));
    let values = [
        ("sources", language.list(sources).into()),
        ("entry", entry(language, letter).into()),
        by(),
        ("before", letter.entry.prev.map(|prev| prev.to_string()).unwrap_or_default().into()),
    ];
    Finding {
        kind: "early",
        bad: true,
        says: language.text("dispute-early", &values),
        way: language.text("dispute-early-way", &[by()]),
        commands: Vec::new(),
    }
}
