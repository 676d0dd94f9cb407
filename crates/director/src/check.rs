//! The verdict on an event with its games, as `event verify` and the page tell it.

use std::path::Path;
use std::sync::Arc;

use crate::directory::{self, EventDirectory};
use adjudicate_agent::lines::Lines;
use adjudicate_agent::{Context, Failure};
use adjudicate_event::{Audit, AuditedBoard, Event};
use adjudicate_locales::Language;
use adjudicate_record::log::file;
use adjudicate_record::printable::printable;
use adjudicate_report::{EventFinding, EventVerdict, LaterEntries};
use adjudicate_text::{event as words, view};

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
    let good = findings.is_empty();
    report(&lines, &name, &house, &audit, good, findings.len());
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

fn report(lines: &Lines, name: &str, house: &EventDirectory, audit: &Audit, good: bool, findings: usize) {
    let event = &house.event;
    let stands = if event.is_over() { "over" } else { "running" };
    let games = audit.boards.iter().filter(|board| board.game.is_some()).count();
    let noun = if games == 1 { "game" } else { "games" };
    let counts = format!("{} entries, {games} {noun}, head {}", event.entries(), event.head());
    lines.print(match (good, findings) {
        (true, _) => format!("{}: valid, {stands}: {}; {counts}", printable(name), event.charter().event),
        (false, 1) => format!("{}: INVALID: one thing does not fit; {counts}", printable(name)),
        (false, count) => format!("{}: INVALID: {count} things do not fit; {counts}", printable(name)),
    });
    for (section, standing) in event.sections() {
        lines.print(format!("  {}: {}", section.name, words::stage(Language::ENGLISH, event, section, standing)));
    }
    for board in audit.boards.iter().filter(|board| board.later() > 0) {
        lines.print(format!("  {}", later(event, board)));
    }
    for source in &audit.undone {
        lines.print(format!(
            "  {}: a ruling has undone its pairing, and its turns count for nothing",
            printable(source)
        ));
    }
    if !audit.others.is_empty() {
        lines.print(match audit.others.len() {
            1 => "  another game in the directory has no part in this event".to_owned(),
            others => format!("  {others} other games in the directory have no part in this event"),
        });
    }
}

/// That a game has gone on behind its result.
fn later(event: &Event, board: &AuditedBoard) -> String {
    let section = event.charter().sections.get(board.section);
    let name = section.map_or("?", |section| section.name.as_str());
    if board.put_back.is_some() {
        return format!(
            "board {} of round {} of {name}: a ruling in its game has put out the entry up to which its points count; \
             `adjudicate event rule reopen` takes the points away, `adjudicate event collect` takes the game's next result",
            board.board.board, board.round
        );
    }
    let came = view::counted(board.later(), "entry has", "entries have");
    let keeps = match section.is_some_and(|section| section.series) && board.keeps_otherwise() {
        true => ", and players keep other tokens since; what they kept before counts until the result is taken again",
        false => "",
    };
    let since = match board.board.scored.as_ref().is_some_and(|scored| scored.ruled.is_some()) {
        true => "it was ruled upon",
        false => "its result was taken",
    };
    format!("board {} of round {} of {name}: {came} come since {since}{keeps}", board.board.board, board.round)
}
