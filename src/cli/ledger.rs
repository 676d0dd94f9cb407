//! `adjudicate ledger`: the tokens of Parcus series, from game to game.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use super::context::CommandContext;
use crate::crypto::Digest;
use crate::event::{self, Event, GameLog};
use crate::log::file;
use crate::referee::FoundFault;
use crate::referee::ledger::{Account, Ledger, SeriesRounds};
use crate::rules::phrase;
use adjudicate_agent::discover::{self, FoundItem};
use adjudicate_agent::{Failure, game_file};
use adjudicate_report::{InvalidLog, LedgerReport};
use adjudicate_text::ledger as words;

/// Check the tokens that players carry through a Parcus series.
///
/// Takes the logs of the games of one or more series, in any order, and directories that hold them. Shows for each game
/// what its players brought, began with, ended with and saved, and gives a verdict on everything that is carried. The
/// counts of a game are those at the entry that the next game names. Copies of one game are compared. A carry from a
/// game that was not given is not checked, and the file that is needed is named. In an event's directory, carries from
/// round to round are checked by the event's log.
///
/// Exit status: 0 if nothing is disputed, 1 if a carry is disputed, copies prove that somebody signed twice, or a log is
/// invalid; 3 if a file cannot be read; 2 if there was no game of a series.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate ledger first.yaml second.yaml third.yaml\n  adjudicate ledger winter-series/\n  \
                        adjudicate ledger --json winter-series/ | jq '.series[].games[].carries'"
)]
pub struct Arguments {
    /// Logs, and directories of logs
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// The outcome of a file.
enum GivenFile {
    Game(Box<Account>, GameLog, Option<FoundFault>),
    /// The log of an event.
    Event(GameLog),
    NoGame(InvalidLog),
    Failed(Failure),
    Nothing,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// There is no game of a series to check.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let terminal = context.terminal;
    let paths = arguments.paths.iter().map(|path| game_file::resolve(context, path));
    let paths = paths.collect::<Result<Vec<_>, Failure>>()?;
    let items: Vec<FoundItem> = paths.iter().flat_map(|path| discover::logs(context.system(), path)).collect();
    let given: Vec<GivenFile> = items.par_iter().map(|item| read(context, item)).collect();
    let (mut accounts, mut invalid, mut failures) = (Vec::new(), Vec::new(), Vec::new());
    let (mut games, mut events) = (Vec::new(), Vec::new());
    for given in given {
        match given {
            GivenFile::Game(account, log, fault) => {
                accounts.push(*account);
                let invalid_log = |found| InvalidLog { source: log.source.clone(), found, log: log.bytes.clone() };
                invalid.extend(fault.map(invalid_log));
                games.push(log);
            }
            GivenFile::Event(log) => events.push(log),
            GivenFile::NoGame(fault) => invalid.push(fault),
            GivenFile::Failed(failure) => failures.push(failure),
            GivenFile::Nothing => {}
        }
    }
    let (rounds, parted) = rounds(events, &games, &mut invalid);
    let ledger = Ledger::with(accounts, &rounds);
    match terminal.json {
        true => terminal.print_json(&LedgerReport::of(&ledger, &invalid)),
        false => words::report(terminal.language, &ledger).iter().for_each(|line| terminal.print(line)),
    }
    for fault in invalid.iter().filter(|_| !terminal.json) {
        terminal.fail(&Failure::found(&fault.found, &fault.source, &fault.log));
    }
    for failure in parted.iter().chain(&failures) {
        terminal.fail(failure);
    }
    if ledger.is_disputed() || !invalid.is_empty() || !parted.is_empty() {
        return Ok(ExitCode::from(1));
    }
    if !failures.is_empty() {
        return Ok(ExitCode::from(3));
    }
    if ledger.series.is_empty() {
        return Err(Failure::usage(phrase!("no-series", "there is no game here whose tokens go on to another one"))
            .hint(phrase!("no-series-hint", "a series is made of games of Duerror Grandis with the variant parcus")));
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the series of the events among the logs, and the events whose logs differ. Of an invalid log the valid part
/// counts, as of a game's.
fn rounds(logs: Vec<GameLog>, games: &[GameLog], invalid: &mut Vec<InvalidLog>) -> (SeriesRounds, Vec<Failure>) {
    let mut parted = Vec::new();
    let mut known: BTreeMap<Digest, (Event, GameLog)> = BTreeMap::new();
    for log in logs {
        let verified = event::verify(&log.bytes);
        if let Some(found) = verified.fault {
            invalid.push(InvalidLog { source: log.source.clone(), found, log: log.bytes.clone() });
        }
        let Some(event) = verified.event else { continue };
        match known.entry(event.id()) {
            Entry::Vacant(vacant) => drop(vacant.insert((event, log))),
            Entry::Occupied(mut occupied) => {
                let (had, copy) = occupied.get();
                if !copy.bytes.starts_with(&log.bytes) && !log.bytes.starts_with(&copy.bytes) {
                    let (one, another) = (&copy.source, &log.source);
                    let reason = phrase!(
                        "event-logs-differ",
                        "{one} and {another} are two logs of one event that differ",
                        one,
                        another
                    );
                    parted.push(Failure::ruled(reason).rule("event").hint(phrase!(
                        "dispute-hint",
                        "`adjudicate dispute {one} {another}` says who wrote what",
                        one,
                        another
                    )));
                }
                if event.entries() > had.entries() {
                    occupied.insert((event, log));
                }
            }
        }
    }
    let mut rounds = SeriesRounds::default();
    for (event, log) in known.into_values() {
        event::audit(&event, games, |_| {}).enter_rounds(&event, &log.source, &mut rounds);
    }
    (rounds, parted)
}

fn read(context: &CommandContext, item: &FoundItem) -> GivenFile {
    match item {
        FoundItem::Log(path) => account(context, path),
        FoundItem::Event(path) => match file::read(context.system(), path) {
            Ok(bytes) => GivenFile::Event(GameLog { source: path.display().to_string(), bytes }),
            Err(error) => GivenFile::Failed(error.into()),
        },
        FoundItem::Unreadable(failure) => GivenFile::Failed(failure.clone()),
        FoundItem::Evidence(_) | FoundItem::Empty(_) => GivenFile::Nothing,
    }
}

fn account(context: &CommandContext, path: &Path) -> GivenFile {
    let source = path.display().to_string();
    let log = match file::read(context.system(), path) {
        Ok(log) => log,
        Err(error) => return GivenFile::Failed(error.into()),
    };
    match Account::read(&source, &log) {
        Ok(account) => {
            let fault = account.fault.clone();
            GivenFile::Game(Box::new(account), GameLog { source, bytes: log }, fault)
        }
        Err(Some(found)) => GivenFile::NoGame(InvalidLog { source, found, log }),
        Err(None) => GivenFile::Failed(Failure::environment(phrase!("file-empty", "`{file}` is empty", file = source))),
    }
}
