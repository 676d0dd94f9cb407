//! `adjudicate event verify`: the verdict on an event with all its games, offline.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::super::context::Context;
use super::super::terminal::Terminal;
use super::words;
use crate::event::{self, Audit, AuditedBoard, Event};
use crate::log::file::{self, Disk};
use adjudicate_office::Failure;
use adjudicate_office::director::house::{self, House};
use adjudicate_words::report::{EventFinding, EventVerdict, LaterEntries};
use adjudicate_words::view;

/// Verify events with their games: lots, pairings, results, standings.
///
/// Recomputes everything from the logs alone: who entered when, the lots, every pairing, that every game is the one that was
/// paired and is played under what its section says, and that every result is what its game gives. Names every difference.
///
/// Exit status: 0 if everything fits, 1 if anything does not, 3 if a file cannot be read.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event verify summer-cup\n  adjudicate event verify --json summer-cup winter-cup"
)]
pub struct Arguments {
    /// Directories of events, or their logs; the one here if left out
    #[arg(value_name = "DIR")]
    events: Vec<PathBuf>,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// A file cannot be read.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let paths = if arguments.events.is_empty() { vec![PathBuf::from(".")] } else { arguments.events };
    let mut good = true;
    for path in &paths {
        good &= one(context, path)?;
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn one(context: &Context, path: &std::path::Path) -> Result<bool, Failure> {
    let terminal = context.terminal;
    let log = house::locate(Some(path))?;
    let bytes = file::read(&Disk, &log)?;
    let verified = event::verify(&bytes);
    let name = log.display().to_string();
    let mut findings: Vec<EventFinding> = Vec::new();
    if let Some(found) = &verified.fault {
        let failure = Failure::found(found, &name, &bytes);
        findings.push(EventFinding::of_log(found));
        if !terminal.json {
            terminal.fail(&failure);
        }
    }
    let Some(event) = verified.event else {
        if terminal.json {
            terminal.print_json(&EventVerdict {
                file: name,
                verdict: "invalid",
                event: None,
                id: None,
                entries: 0,
                head: None,
                games: 0,
                findings,
                later: Vec::new(),
            });
        }
        return Ok(false);
    };
    let house = House { path: log, bytes, event };
    let games = house.games()?;
    let bar = progress(terminal, games.iter().map(|game| game.bytes.len() as u64).sum());
    let audit = event::audit(&house.event, &games, |bytes| bar.inc(bytes));
    bar.finish_and_clear();
    for finding in &audit.findings {
        findings.push(EventFinding::of_audit(finding));
        if !terminal.json {
            terminal.fail(&Failure::of_finding(finding));
        }
    }
    let good = findings.is_empty();
    match terminal.json {
        true => terminal.print_json(&verdict(&name, &house, &audit, good, findings)),
        false => report(terminal, &name, &house, &audit, good, findings.len()),
    }
    Ok(good)
}

fn verdict(name: &str, house: &House, audit: &Audit, good: bool, findings: Vec<EventFinding>) -> EventVerdict {
    let event = &house.event;
    let stage = match (good, event.is_over()) {
        (false, _) => "invalid",
        (true, true) => "over",
        (true, false) => "running",
    };
    let later = |board: &AuditedBoard| LaterEntries {
        section: event.charter().sections.get(board.section).map(|section| section.name.to_string()),
        round: board.round,
        board: board.board.board,
        entries: board.later(),
    };
    EventVerdict {
        file: name.to_owned(),
        verdict: stage,
        event: Some(event.charter().event.as_str().to_owned()),
        id: Some(event.id()),
        entries: event.entries(),
        head: Some(event.head()),
        games: audit.boards.iter().filter(|board| board.game.is_some()).count(),
        findings,
        later: audit.boards.iter().filter(|board| board.later() > 0).map(later).collect(),
    }
}

fn report(terminal: Terminal, name: &str, house: &House, audit: &Audit, good: bool, findings: usize) {
    let event = &house.event;
    let stands = if event.is_over() { "over" } else { "running" };
    let games = audit.boards.iter().filter(|board| board.game.is_some()).count();
    let noun = if games == 1 { "game" } else { "games" };
    let counts = format!("{} entries, {games} {noun}, head {}", event.entries(), event.head());
    terminal.print(match (good, findings) {
        (true, _) => format!("{name}: valid, {stands}: {}; {counts}", event.charter().event),
        (false, 1) => format!("{name}: INVALID: one thing does not fit; {counts}"),
        (false, count) => format!("{name}: INVALID: {count} things do not fit; {counts}"),
    });
    for (section, standing) in event.sections() {
        terminal.print(format!("  {}: {}", section.name, words::stage(event, section, standing)));
    }
    for board in audit.boards.iter().filter(|board| board.later() > 0) {
        terminal.print(format!("  {}", later(event, board)));
    }
    if !audit.others.is_empty() {
        terminal.print(format!("  {} other games in the directory have no part in this event", audit.others.len()));
    }
}

/// That a game has gone on behind its result.
fn later(event: &Event, board: &AuditedBoard) -> String {
    let section = event.charter().sections.get(board.section);
    let came = view::counted(board.later(), "entry has", "entries have");
    let keeps = match section.is_some_and(|section| section.series) && board.keeps_otherwise() {
        true => ", and players keep other tokens since; what they kept before counts until the result is taken again",
        false => "",
    };
    let since = match board.board.scored.as_ref().is_some_and(|scored| scored.ruled.is_some()) {
        true => "it was ruled upon",
        false => "its result was taken",
    };
    format!(
        "board {} of round {} of {}: {came} come since {since}{keeps}",
        board.board.board,
        board.round,
        section.map_or("?", |section| section.name.as_str())
    )
}

fn progress(terminal: Terminal, bytes: u64) -> ProgressBar {
    if !terminal.shows_progress() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("verifying games {wide_bar} {bytes} of {total_bytes}, {eta} left");
    let bar = ProgressBar::new(bytes);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
