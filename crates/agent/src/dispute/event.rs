//! Logs of events that were handed in: whether they agree, and the proof if their director has signed two.

use std::path::PathBuf;

use crate::Failure;
use crate::discover::{self, FoundItem};
use crate::lines::Lines;
use adjudicate_event::table::halves;
use adjudicate_event::{
    DirectorDecision, DirectorEquivocation, Enrolment, Entry, EventCase, EventCopy, EventEntryKind, EventFork,
    PlayerKey, SlipKind, Withdrawal, decided,
};
use adjudicate_locales::Language;
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_record::log::{Text, Time};
use adjudicate_record::printable::printable;
use adjudicate_referee::FoundFault;
use adjudicate_render::{WIDTH, wrapped};
use adjudicate_report::{
    BrokenEvent, CopyOfEvent, DisputeReport, DisputedEvent, EventEquivocation, EventForkReport, FaultReport,
    SignedEventEntry,
};
use adjudicate_rules::Name;
use adjudicate_text::dates;
use adjudicate_text::view::{away, counted, listed};

/// The number of entries of a branch that are listed one by one.
const TOLD: usize = 6;

/// The message to a user who wants a file with the proof.
pub const NO_FILE: &str = "of an event no file with evidence is written: its two logs are the proof";

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
    fn report(&self, lines: &Lines) {
        for case in &self.cases {
            let event = newest(case);
            let title = event.map_or("", |copy| copy.event.charter().event.as_str());
            lines.print(format!("Event \"{title}\": {}", verdict(case)));
            lines.print(format!("  event {}", event.map_or(String::new(), |copy| copy.event.id().to_string())));
            for place in 0..case.copies.len() {
                lines.print(format!("  {}", copy(case, place)));
            }
            for parting in &case.partings {
                lines.print("");
                branches(case, parting, |at| at.to_string()).iter().for_each(|line| lines.print(format!("  {line}")));
                lines.print("");
                for paragraph in findings(case, parting) {
                    print_wrapped(&paragraph, lines);
                }
                ids(parting).iter().for_each(|line| lines.print(format!("    {line}")));
            }
            lines.print("");
        }
        for (source, fault) in &self.broken {
            let why = fault.as_ref().map_or("it is empty".to_owned(), |found| found.fault.reason.to_string());
            lines.print(format!("{source}: there is no event in it: {why}"));
        }
        lines.print(self.summary());
    }

    /// Prints it as a report, or as a letter to the players.
    pub fn print(&self, lines: &Lines, letter: bool) {
        match letter {
            true => self.cases.iter().for_each(|case| print_letter(case, lines)),
            false => self.report(lines),
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
            report.summary = games + &self.summary();
        }
        report
    }

    /// The last line.
    fn summary(&self) -> String {
        let events =
            if self.cases.len() == 1 { "one event".to_owned() } else { format!("{} events", self.cases.len()) };
        let mut named: Vec<&str> =
            self.cases.iter().flat_map(EventCase::proofs).map(|proof| proof.author.as_str()).collect();
        named.dedup();
        match (named.as_slice(), self.is_dispute()) {
            ([], false) => format!("{events}: no dispute"),
            ([], true) => format!("{events}: something is invalid; nobody is proved to have signed twice"),
            (named, _) => format!("{events}: it is proved that {} signed twice", listed(named)),
        }
    }
}

fn print_letter(case: &EventCase, lines: &Lines) {
    let paragraph = |text: &str| {
        wrapped(&printable(text), COLUMNS).iter().for_each(|line| lines.print(line.trim_start()));
        lines.print("");
    };
    let Some(copy) = newest(case) else { return };
    let charter = copy.event.charter();
    paragraph(&format!("About the event \"{}\", directed by {}.", charter.event, copy.event.director().name));
    for parting in &case.partings {
        branches(case, parting, |time| dates::of(Language::ENGLISH, time))
            .iter()
            .for_each(|line| paragraph(line.trim_start()));
        // The marks of a report are none of a letter's.
        findings(case, parting).iter().for_each(|text| paragraph(text.trim_start_matches(['!', '>', '-', ' '])));
        for line in ids(parting) {
            line.split_inclusive(": ").for_each(|part| lines.print(part.trim_end()));
            lines.print("");
        }
    }
    if case.partings.is_empty() {
        paragraph("The copies of its log agree, as far as they go.");
    }
}

fn newest(case: &EventCase) -> Option<&EventCopy> {
    case.copies.first()
}

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

fn copy(case: &EventCase, place: usize) -> String {
    let Some(copy) = case.copies.get(place) else { return String::new() };
    let entries = counted(copy.entries.len() as u64, "entry", "entries");
    let parts = case.partings.iter().find(|parting| parting.copies.contains(&place));
    let longest = newest(case).map_or(0, |newest| newest.entries.len());
    let stands = match (&copy.fault, parts) {
        (Some(found), _) => format!(", INVALID at entry {}: {}", found.entry, found.fault.reason),
        (None, Some(parting)) => format!(", goes its own way from entry {} on", parting.after + 1),
        (None, None) if copy.entries.len() < longest => format!(", behind by {}", longest - copy.entries.len()),
        (None, None) => String::new(),
    };
    format!("{}: {entries}{stands}; last is {}", copy.source, copy.event.head())
}

/// Describes the entries behind a fork, with dates as `date` writes them.
fn branches(case: &EventCase, parting: &EventFork, date: impl Fn(Time) -> String) -> Vec<String> {
    let mut lines = vec![format!("After entry {} the logs part:", parting.after)];
    for (side, place) in parting.copies.iter().enumerate() {
        lines.push(format!("{}. {} goes on like this:", side + 1, source(case, *place)));
        let behind = case.behind(parting, side);
        lines.extend(behind.iter().take(TOLD).map(|(_, entry)| {
            format!("   entry {:>3}  {}; signed by {}, dated {}", entry.seq, told(entry), entry.by, date(entry.at))
        }));
        let more = behind.len().saturating_sub(TOLD);
        if more > 0 {
            lines.push(format!("   and {more} more"));
        }
    }
    lines
}

fn findings(case: &EventCase, parting: &EventFork) -> Vec<String> {
    let [one, other] = parting.copies.map(|place| source(case, place));
    let hands_over = |side: usize| {
        let first = case.behind(parting, side).first();
        first.is_some_and(|(_, entry)| matches!(entry.kind, EventEntryKind::Handover(_)))
    };
    let slip = match hands_over(0) || hands_over(1) {
        true => " In a handover it is that of the slip.",
        false => "",
    };
    vec![proved(&parting.proof, parting, one, other) + slip, WAYS.to_owned()]
}

fn proved(proof: &DirectorEquivocation, parting: &EventFork, one: &str, other: &str) -> String {
    let [(seq, id), (other_seq, other_id)] = proof.entries;
    let [id, other_id] = [id, other_id].map(|id| id.to_hex().chars().take(8).collect::<String>());
    format!(
        "! {} has signed twice: entry {seq} ({id}) in {one} and entry {other_seq} ({other_id}) in {other}. Both signatures are of the \
         key {}, which the charter names, and stand behind the same entry; only a director writes entries, so no letter of anybody \
         else explains it. Up to entry {} both logs are the same.",
        proof.author,
        proof.key.fingerprint(),
        parting.after
    )
}

/// The whole ids of the two entries, each on a line of its own.
fn ids(parting: &EventFork) -> Vec<String> {
    parting.proof.entries.iter().map(|(seq, id)| format!("entry {seq}: {id}")).collect()
}

const WAYS: &str = "> Keep both logs as they are: they are the proof, and anyone who has them can run `adjudicate dispute` over them. What \
    the games give does not depend on the director: `adjudicate event verify` holds either log to them. Which of the two goes on \
    is not for the program to say; those who play agree on it, or hold another event.";

/// Describes an entry, in a few words.
fn told(entry: &Entry) -> String {
    let names = |names: &[Name]| joined(names, " - ");
    let points = |points: &[u64]| points.iter().map(|half| halves(*half)).collect::<Vec<_>>().join(" : ");
    let act = match &entry.kind {
        EventEntryKind::Charter(charter) => format!("the charter of \"{}\"", charter.event),
        EventEntryKind::Enter(enter) => entered(enter),
        EventEntryKind::Withdraw(withdraw) => left(withdraw),
        EventEntryKind::Leave(leave) => format!("{} is away {}", leave.player, away(&leave.period())),
        EventEntryKind::Appeal(appeal) => format!("{} appeals: {}", appeal.player, said(&entry.say)),
        EventEntryKind::Handover(handover) => format!("{} directs the event from here on", handover.to),
        EventEntryKind::Start(_) => "the lots are drawn".to_owned(),
        EventEntryKind::Draw(draw) => format!("the draw of {}", draw.section),
        EventEntryKind::Pair(pair) => {
            let boards: Vec<String> = pair.boards.iter().map(|board| names(&board.players)).collect();
            format!("{}, round {} is paired: {}", pair.section, pair.round, boards.join(", "))
        }
        EventEntryKind::Result(result) => {
            let (section, round, board) = (&result.section, result.round, result.board);
            format!("{section}, round {round}, board {board}: the result is {}", points(&result.points))
        }
        EventEntryKind::Ruling(ruling) => match &ruling.verdict {
            DirectorDecision::Points(ruled) => {
                let (section, round, board) = (&ruled.section, ruled.round, ruled.board);
                format!(
                    "{section}, round {round}, board {board}: it is ruled that the points are {}",
                    points(&ruled.points)
                )
            }
            DirectorDecision::Pairing(pair) => {
                let boards: Vec<String> = pair.boards.iter().map(|board| names(&board.players)).collect();
                format!("{}, round {} is paired by hand: {}", pair.section, pair.round, boards.join(", "))
            }
            DirectorDecision::Exclude(player) => format!("{player} is excluded"),
            DirectorDecision::Bye(bye) => format!("{} is free in round {} of {}", bye.player, bye.round, bye.section),
            DirectorDecision::Rekey(new) => rekeyed(new),
            DirectorDecision::Substitute(_) => decided(&ruling.verdict, &|name| name.to_string()).english,
            DirectorDecision::Unpair(place) => format!("{}: round {} is paired no longer", place.section, place.round),
            DirectorDecision::Reopen(place) => {
                let (section, round, board) = (&place.section, place.round, place.board);
                format!("{section}, round {round}, board {board}: the points count no longer")
            }
            DirectorDecision::Readmit(player) => format!("{player} takes part again"),
            DirectorDecision::Close(section) => format!("{section} is closed"),
        },
        EventEntryKind::Note(_) => said(&entry.say),
        EventEntryKind::Post(_) => "slips are written in".to_owned(),
    };
    let slips = entry.slips.iter().map(|slip| match &slip.kind {
        SlipKind::Enter(enter) => entered(enter),
        SlipKind::Withdraw(withdraw) => left(withdraw),
        SlipKind::Leave(period) => format!("{} is away {}", slip.by, away(period)),
        SlipKind::Rekey(new) => rekeyed(new),
        SlipKind::Appeal(_) => format!("{} appeals: {}", slip.by, said(&slip.say)),
        SlipKind::Verdict(verdict) => match &verdict.decision {
            Some(decision) => {
                format!("an appeal is upheld: {}", decided(&decision.ruling(), &|name| name.to_string()))
            }
            None => "an appeal is dismissed".to_owned(),
        },
        SlipKind::Adjudicate(claim) => {
            format!("{} claims {} for {}", slip.by, points(&claim.points), claim.place())
        }
        SlipKind::Handover(consent) => format!("{} hands over to {}", slip.by, consent.to),
        SlipKind::Note(_) => format!("{}: {}", slip.by, said(&slip.say)),
    });
    [act].into_iter().chain(slips).collect::<Vec<_>>().join("; ")
}

fn said(say: &Option<Text>) -> String {
    format!("\"{}\"", say.as_ref().map_or("", |say| say.as_str()))
}

fn entered(enter: &Enrolment) -> String {
    format!("{} enters {}", enter.player.name, joined(&enter.sections, " and "))
}

fn rekeyed(new: &PlayerKey) -> String {
    format!("{} has the key {} from here on", new.player, new.key.fingerprint())
}

fn left(withdraw: &Withdrawal) -> String {
    match &withdraw.section {
        Some(section) => format!("{} leaves {section}", withdraw.player),
        None => format!("{} leaves the event", withdraw.player),
    }
}

fn joined(names: &[Name], between: &str) -> String {
    names.iter().map(Name::as_str).collect::<Vec<_>>().join(between)
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
