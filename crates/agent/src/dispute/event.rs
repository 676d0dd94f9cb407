//! Logs of events that were handed in: whether they agree, and the proof if their director has signed two.

use std::path::PathBuf;

use super::event_deeds;
use crate::Failure;
use crate::discover::{self, FoundItem};
use crate::lines::Lines;
use adjudicate_event::{EventCase, EventCopy, EventEntryKind, EventFork};
use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Time;
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_record::printable::printable;
use adjudicate_referee::FoundFault;
use adjudicate_render::{WIDTH, wrapped};
use adjudicate_report::{
    BrokenEvent, CopyOfEvent, DisputeReport, DisputedEvent, EventEquivocation, EventForkReport, FaultReport,
    SignedEventEntry,
};
use adjudicate_rules::{Phrase, PhraseArgument};
use adjudicate_text::dates;
use adjudicate_text::dispute::values::short_id;

/// The number of entries of a branch that are listed one by one.
const TOLD: usize = 6;

/// Columns of a letter, as mail programs like them.
const COLUMNS: usize = 71;

/// The logs of events that were handed in.
#[derive(Default)]
pub struct EventCopies {
    cases: Vec<EventCase>,
    /// Logs in which no event begins, and why.
    broken: Vec<(String, Option<FoundFault>)>,
    /// The files that could not be read.
    pub failures: Vec<Failure>,
}

/// The logs of events at these paths. Other files are read elsewhere.
pub fn gather(system: &dyn FileSystem, paths: &[PathBuf]) -> EventCopies {
    let mut events = EventCopies::default();
    let mut copies = Vec::new();
    for item in paths.iter().flat_map(|path| discover::logs(system, path)) {
        let FoundItem::Event(path) = item else { continue };
        let source = path.display().to_string();
        match file::read(system, &path).map(|bytes| EventCopy::read(&source, &bytes)) {
            Ok(Ok(copy)) => copies.push(copy),
            Ok(Err(fault)) => events.broken.push((source, fault)),
            Err(error) => events.failures.push(error.into()),
        }
    }
    events.cases = EventCase::all(copies);
    events
}

impl EventCopies {
    /// Whether no log of an event was handed in.
    pub fn is_empty(&self) -> bool {
        self.cases.is_empty() && self.broken.is_empty()
    }

    /// Whether it is proved that a director has signed twice.
    pub fn proves(&self) -> bool {
        self.cases.iter().any(|case| case.proofs().next().is_some())
    }

    /// Whether there is anything for an arbiter to do.
    pub fn is_dispute(&self) -> bool {
        !self.broken.is_empty() || self.cases.iter().any(EventCase::is_dispute)
    }

    /// Prints everything, as an arbiter reads it.
    fn report(&self, language: Language, lines: &Lines) {
        for case in &self.cases {
            let event = newest(case);
            let title = event.map_or("", |copy| copy.event.charter().event.as_str());
            let verdict = [("event", title.into()), ("verdict", verdict(case).replace(' ', "-").into())];
            lines.print(language.text("dispute-event", &verdict));
            let id = event.map(|copy| copy.event.id().to_string()).unwrap_or_default();
            lines.print(format!("  {}", language.text("dispute-event-id", &[("id", id.into())])));
            for place in 0..case.copies.len() {
                lines.print(format!("  {}", copy(language, case, place)));
            }
            for parting in &case.partings {
                lines.print("");
                let branches = branches(language, case, parting, |at| at.to_string());
                branches.iter().for_each(|line| lines.print(format!("  {line}")));
                lines.print("");
                for (mark, paragraph) in ["! ", "> "].into_iter().zip(findings(language, case, parting)) {
                    print_wrapped(&format!("{mark}{paragraph}"), lines);
                }
                ids(language, parting).iter().for_each(|line| lines.print(format!("    {line}")));
            }
            lines.print("");
        }
        for (source, fault) in &self.broken {
            let reason = fault.as_ref().map_or_else(|| Phrase::of("dispute-empty"), |found| found.fault.reason.clone());
            lines.print(language.text("dispute-no-event", &[("source", source.into()), ("reason", reason.into())]));
        }
        lines.print(self.summary(language));
    }

    /// Prints it as a report, or as a letter to the players, in the language of a reader.
    pub fn print(&self, language: Language, lines: &Lines, letter: bool) {
        match letter {
            true => self.cases.iter().for_each(|case| print_letter(language, case, lines)),
            false => self.report(language, lines),
        }
    }

    /// The report on games, with that on events.
    pub fn added(&self, mut report: DisputeReport) -> DisputeReport {
        if !self.is_empty() {
            let broken = |(source, found): &(String, Option<FoundFault>)| BrokenEvent {
                file: source.clone(),
                error: found.as_ref().map(|found| found.fault.reason.to_string()),
            };
            let games = if report.summary.is_empty() { String::new() } else { format!("{}; ", report.summary) };
            report.dispute |= self.is_dispute();
            report.events = Some(self.cases.iter().map(event_report).collect());
            report.broken_events = Some(self.broken.iter().map(broken).collect());
            report.summary = games + &self.summary(Language::ENGLISH);
        }
        report
    }

    /// The last line.
    fn summary(&self, language: Language) -> String {
        let mut named: Vec<&str> =
            self.cases.iter().flat_map(EventCase::proofs).map(|proof| proof.author.as_str()).collect();
        named.dedup();
        let values = [
            ("events", PhraseArgument::count(self.cases.len())),
            ("signers", PhraseArgument::count(named.len())),
            ("names", language.list(&named).into()),
            ("wrong", self.is_dispute().into()),
        ];
        language.text("dispute-event-summary", &values)
    }
}

fn print_letter(language: Language, case: &EventCase, lines: &Lines) {
    let paragraph = |text: &str| {
        wrapped(&printable(text), COLUMNS).iter().for_each(|line| lines.print(line.trim_start()));
        lines.print("");
    };
    let Some(copy) = newest(case) else { return };
    let charter = copy.event.charter();
    let director = copy.event.director().name.as_str();
    let values = [("event", charter.event.as_str().into()), ("name", director.into())];
    paragraph(&language.text("dispute-event-about", &values));
    for parting in &case.partings {
        let branches = branches(language, case, parting, |time| dates::of(language, time));
        branches.iter().for_each(|line| paragraph(line.trim_start()));
        findings(language, case, parting).iter().for_each(|text| paragraph(text));
        for line in ids(language, parting) {
            line.split_inclusive(": ").for_each(|part| lines.print(part.trim_end()));
            lines.print("");
        }
    }
    if case.partings.is_empty() {
        paragraph(&language.text("dispute-event-agree", &[]));
    }
}

fn newest(case: &EventCase) -> Option<&EventCopy> {
    case.copies.first()
}

/// Returns the verdict for `--json`. Texts choose by it, with `-` for blanks.
fn verdict(case: &EventCase) -> &'static str {
    match (case.proofs().next(), case.is_dispute()) {
        (Some(_), _) => "signed twice",
        (None, true) => "a copy is invalid",
        (None, false) => "the copies agree",
    }
}

fn source(case: &EventCase, place: usize) -> &str {
    case.copies.get(place).map_or("", |copy| copy.source.as_str())
}

fn copy(language: Language, case: &EventCase, place: usize) -> String {
    let Some(copy) = case.copies.get(place) else { return String::new() };
    let parts = case.partings.iter().find(|parting| parting.copies.contains(&place));
    let behind = newest(case).map_or(0, |newest| newest.entries.len()) - copy.entries.len();
    let (standing, number) = match (&copy.fault, parts) {
        (Some(found), _) => ("broken", found.entry),
        (None, Some(parting)) => ("apart", parting.after + 1),
        (None, None) if behind > 0 => ("behind", behind as u64),
        (None, None) => ("whole", 0),
    };
    let values = [
        ("source", (&copy.source).into()),
        ("entries", PhraseArgument::count(copy.entries.len())),
        ("standing", standing.into()),
        ("number", number.into()),
        ("reason", copy.fault.as_ref().map(|found| found.fault.reason.clone()).unwrap_or_default().into()),
        ("head", copy.event.head().to_string().into()),
    ];
    language.text("dispute-event-copy", &values)
}

/// Describes the entries behind a fork, with dates as `date` writes them.
fn branches(language: Language, case: &EventCase, parting: &EventFork, date: impl Fn(Time) -> String) -> Vec<String> {
    let mut lines = vec![language.text("dispute-event-parts", &[("entry", parting.after.into())])];
    for (side, place) in parting.copies.iter().enumerate() {
        let values = [("number", PhraseArgument::count(side + 1)), ("source", source(case, *place).into())];
        lines.push(language.text("dispute-event-branch", &values));
        let behind = case.behind(parting, side);
        lines.extend(behind.iter().take(TOLD).map(|(_, entry)| {
            let values = [
                ("entry", format!("{:>3}", entry.seq).into()),
                ("told", event_deeds::told(language, entry).into()),
                ("by", entry.by.as_str().into()),
                ("at", date(entry.at).into()),
            ];
            format!("   {}", language.text("dispute-event-entry", &values))
        }));
        let more = behind.len().saturating_sub(TOLD);
        if more > 0 {
            let more = [("number", PhraseArgument::count(more))];
            lines.push(format!("   {}", language.text("dispute-event-more", &more)));
        }
    }
    lines
}

/// Returns the proof, and what can be done.
fn findings(language: Language, case: &EventCase, parting: &EventFork) -> [String; 2] {
    let [(seq, id), (other_seq, other_id)] = parting.proof.entries;
    let [one, other] = parting.copies.map(|place| source(case, place));
    let hands_over = |side: usize| {
        let first = case.behind(parting, side).first();
        first.is_some_and(|(_, entry)| matches!(entry.kind, EventEntryKind::Handover(_)))
    };
    let values = [
        ("by", parting.proof.author.as_str().into()),
        ("entry", seq.into()),
        ("id", short_id(&id).into()),
        ("one", one.into()),
        ("second", other_seq.into()),
        ("second-id", short_id(&other_id).into()),
        ("other", other.into()),
        ("key", parting.proof.key.fingerprint().into()),
        ("after", parting.after.into()),
        ("handover", (hands_over(0) || hands_over(1)).into()),
    ];
    [language.text("dispute-event-twice", &values), language.text("dispute-event-ways", &[])]
}

/// The whole ids of the two entries, each on a line of its own.
fn ids(language: Language, parting: &EventFork) -> Vec<String> {
    let line = |(seq, id): &(u64, Digest)| {
        language.text("dispute-event-entry-id", &[("entry", (*seq).into()), ("id", id.to_string().into())])
    };
    parting.proof.entries.iter().map(line).collect()
}

fn event_report(case: &EventCase) -> DisputedEvent {
    let copy = |copy: &EventCopy| CopyOfEvent {
        file: copy.source.clone(),
        entries: copy.entries.len(),
        head: copy.event.head(),
        fault: copy.fault.as_ref().map(FaultReport::found),
    };
    DisputedEvent {
        id: newest(case).map(|copy| copy.event.id()),
        verdict: verdict(case),
        copies: case.copies.iter().map(copy).collect(),
        partings: case.partings.iter().map(|parting| parting_report(case, parting)).collect(),
    }
}

fn parting_report(case: &EventCase, parting: &EventFork) -> EventForkReport {
    let proof = &parting.proof;
    let entries = proof.entries.iter().zip(parting.copies).map(|((seq, id), place)| SignedEventEntry {
        entry: *seq,
        id: *id,
        file: source(case, place).to_owned(),
    });
    EventForkReport {
        after: parting.after,
        files: parting.copies.map(|place| source(case, place).to_owned()),
        signed_twice: EventEquivocation {
            author: proof.author.to_string(),
            key: proof.key,
            entries: entries.collect(),
        },
    }
}

/// A paragraph, indented.
fn print_wrapped(text: &str, lines: &Lines) {
    for (number, line) in wrapped(&printable(text), WIDTH - 4).iter().enumerate() {
        let hang = if number == 0 { "" } else { "  " };
        lines.print(format!("  {hang}{}", line.trim_start()));
    }
}
