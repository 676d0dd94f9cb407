//! The verdict on an event with its games, as `event verify` and the page tell it.

use std::path::Path;
use std::sync::Arc;

use crate::directory::{self, EventDirectory};
use adjudicate_agent::lines::Lines;
use adjudicate_agent::{Context, Failure};
use adjudicate_event::{Audit, AuditedBoard, Event, Section, SectionState};
use adjudicate_locales::Language;
use adjudicate_record::log::file;
use adjudicate_record::printable::printable;
use adjudicate_report::{EventFinding, EventVerdict, LaterEntries};
use adjudicate_rules::PhraseArgument;
use adjudicate_text::event as words;

/// The verdict on an event.
pub struct CheckedEvent {
    /// For scripts.
    pub object: EventVerdict,
    /// For people, below the failures.
    pub lines: Lines,
    /// The contradictions.
    pub failures: Vec<Failure>,
}

/// Verifies the event whose log is at this path, or in this directory, with its games. `begin` gets the number of
/// bytes, `progress` those that have been verified.
///
/// # Errors
/// A file cannot be read.
pub fn check_event(
    office: &Context,
    path: &Path,
    begin: impl FnOnce(u64),
    progress: impl Fn(u64) + Sync,
) -> Result<CheckedEvent, Failure> {
    let log = directory::locate(office, Some(path))?;
    let bytes = file::read(office.system(), &log)?;
    let verified = adjudicate_event::verify(&bytes);
    let name = log.display().to_string();
    let (mut findings, mut failures, lines) = (Vec::new(), Vec::new(), Lines::default());
    if let Some(found) = &verified.fault {
        failures.push(Failure::found(found, &name, &bytes));
        findings.push(EventFinding::of_log(found));
    }
    let Some(event) = verified.event else {
        return Ok(CheckedEvent { object: verdict(&name, None, findings), lines, failures });
    };
    let house = EventDirectory::with(Arc::clone(&office.store), log, bytes, event);
    let games = house.games()?;
    begin(games.iter().map(|game| game.bytes.len() as u64).sum());
    let audit = adjudicate_event::audit(&house.event, &games, progress);
    findings.extend(audit.findings.iter().map(EventFinding::of_audit));
    failures.extend(audit.findings.iter().map(Failure::of_finding));

    let told = EventCheck { language: office.language, name: &name, event: &house.event, audit: &audit };
    lines.print(told.verdict(findings.len()));
    told.details().iter().for_each(|line| lines.print(format!("  {line}")));
    Ok(CheckedEvent { object: verdict(&name, Some((&house.event, &audit)), findings), lines, failures })
}

/// Returns the verdict on the event with a log of this name. Without a valid charter there is no event to audit.
pub fn verdict(name: &str, audited: Option<(&Event, &Audit)>, findings: Vec<EventFinding>) -> EventVerdict {
    let event = audited.map(|(event, _)| event);
    let boards = audited.map_or(&[][..], |(_, audit)| audit.boards.as_slice());
    let section = |place: usize| event.and_then(|event| event.charter().sections.get(place));
    let later = |board: &AuditedBoard| LaterEntries {
        section: section(board.section).map(|section| section.name.to_string()),
        round: board.round,
        board: board.board.board,
        entries: board.later(),
    };
    EventVerdict {
        file: name.to_owned(),
        verdict: match (findings.is_empty(), event.is_some_and(Event::is_over)) {
            (false, _) => "invalid",
            (true, true) => "over",
            (true, false) => "running",
        },
        event: event.map(|event| event.charter().event.as_str().to_owned()),
        id: event.map(Event::id),
        entries: event.map_or(0, Event::entries),
        head: event.map(Event::head),
        games: boards.iter().filter(|board| board.game.is_some()).count(),
        findings,
        later: boards.iter().filter(|board| board.later() > 0).map(later).collect(),
    }
}

/// An event with its games, as a reader is told of it.
struct EventCheck<'a> {
    language: Language,
    /// The file of its log.
    name: &'a str,
    event: &'a Event,
    audit: &'a Audit,
}

impl EventCheck<'_> {
    /// The verdict in a line.
    fn verdict(&self, findings: usize) -> String {
        let event = self.event;
        let games = self.audit.boards.iter().filter(|board| board.game.is_some()).count();
        let values = [
            ("file", printable(self.name).as_ref().into()),
            ("stands", if event.is_over() { "over" } else { "running" }.into()),
            ("event", event.charter().event.as_str().into()),
            ("findings", PhraseArgument::count(findings)),
            ("entries", event.entries().into()),
            ("games", PhraseArgument::count(games)),
            ("head", event.head().to_string().into()),
        ];
        self.language.text(if findings == 0 { "verified-valid" } else { "verified-invalid" }, &values)
    }

    /// How far its sections have come, and what else is there.
    fn details(&self) -> Vec<String> {
        let EventCheck { language, event, audit, .. } = *self;
        let section =
            |(section, standing): (&Section, &SectionState)| words::section_stage(language, event, section, standing);
        let undone = |source: &String| language.text("verified-undone", &[("file", printable(source).as_ref().into())]);
        let others = match audit.others.len() {
            0 => None,
            others => Some(language.text("verified-others", &[("number", PhraseArgument::count(others))])),
        };
        let gone_on = audit.boards.iter().filter(|board| board.later() > 0).map(|board| self.gone_on(board));
        let sections = event.sections().map(section).chain(gone_on);
        sections.chain(audit.undone.iter().map(undone)).chain(others).collect()
    }

    /// That a game has gone on behind its result.
    fn gone_on(&self, board: &AuditedBoard) -> String {
        let section = self.event.charter().sections.get(board.section);
        let keeps = section.is_some_and(|section| section.series) && board.keeps_otherwise();
        let is_ruled = board.board.scored.as_ref().is_some_and(|scored| scored.ruled.is_some());
        let key = match (board.put_back.is_some(), is_ruled) {
            (true, _) => "verified-put-out",
            (false, true) => "verified-gone-on-ruled",
            (false, false) => "verified-gone-on",
        };
        let values = [
            ("board", board.board.board.into()),
            ("round", board.round.into()),
            ("section", section.map_or("?", |section| section.name.as_str()).into()),
            ("number", board.later().into()),
            ("keeps", if keeps { "otherwise" } else { "same" }.into()),
        ];
        self.language.text(key, &values)
    }
}
