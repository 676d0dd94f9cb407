//! `adjudicate verify`: the verdict on logs, offline.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc;

use anstyle::{AnsiColor, Style};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::context::Context;
use super::terminal::Terminal;
use crate::log::file::{self, Disk};
use crate::referee::dispute::SignedTwiceProof;
use crate::referee::{self, FoundFault, Match, verify_with};
use adjudicate_office::aside::Aside;
use adjudicate_office::beside::Beside;
use adjudicate_office::evidence;
use adjudicate_office::walk::{self, Item};
use adjudicate_office::{Failure, game_file};
use adjudicate_words::report::{EvidenceVerdict, GameVerdict};
use adjudicate_words::view;

/// Verify logs: who signed what, the rules, the dice, the result.
///
/// Evidence files of `dispute` are checked as well, each from its own bytes alone. Needs no network, no secrets and no clock. A
/// directory stands for all files in it and below it that are called *.yaml or *.yml and begin with `---`. Prints one line for
/// each log, with what is worth knowing below it; what is wrong with an invalid log is shown with the line at fault. What lies
/// beside a log, in FILE.beside, is looked at as well: slips that wait, and entries before which the line stops.
///
/// Exit status: 0 if all logs are valid, 1 if any is invalid, 3 if a file cannot be read (the others are verified all the
/// same), 2 if there was nothing to verify.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate verify game.yaml\n  adjudicate verify summer-cup/ winter-cup/\n  \
                        adjudicate verify --json games/ | jq -r 'select(.verdict == \"invalid\") | .file'")]
pub struct Arguments {
    /// Logs, and directories of logs
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// None: what is wrong with one log is shown in its turn and does not stop the next.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let terminal = context.terminal;
    let items: Vec<Item> = arguments.paths.iter().flat_map(|path| walk::logs(path)).collect();
    let mut tally = Tally::default();
    let bar = progress(terminal, &items);
    in_order(&items, &bar, |report| {
        tally.count(report.verdict);
        bar.suspend(|| report.show(terminal));
    });
    bar.finish_and_clear();
    if !terminal.json && tally.logs() > 1 {
        terminal.print(tally.summary());
    }
    Ok(tally.status())
}

/// Verdicts on a terminal; elsewhere the stream takes colours out.
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default().bold();

/// What became of one item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ItemVerdict {
    Over,
    Running,
    Invalid,
    /// Evidence that proves its claim.
    Proved,
    Unreadable,
    /// An event's log: another command verifies it.
    Event,
    /// There was no log to verify.
    Nothing,
}

/// What scripts are told of an item.
enum Judged {
    Game(Box<GameVerdict>),
    Evidence(Box<EvidenceVerdict>),
}

struct VerifyReport {
    verdict: ItemVerdict,
    object: Option<Judged>,
    lines: Vec<String>,
    failure: Option<Failure>,
}

impl VerifyReport {
    /// Nothing could be verified; scripts get an object all the same.
    fn failed(verdict: ItemVerdict, path: Option<&Path>, failure: Failure) -> VerifyReport {
        let hints = failure.hints();
        let hint = (!hints.is_empty()).then(|| hints.join("; "));
        let told = referee::Verdict::unreadable(failure.message(), hint);
        let object = Some(game(path.map(|path| path.display().to_string()), told));
        VerifyReport { verdict, object, lines: Vec::new(), failure: Some(failure) }
    }

    fn show(&self, terminal: Terminal) {
        if terminal.json {
            match (&self.object, &self.failure) {
                // The object says what is wrong with an invalid log.
                (Some(Judged::Game(verdict)), _) => terminal.print_json(verdict.as_ref()),
                (Some(Judged::Evidence(verdict)), _) => terminal.print_json(verdict.as_ref()),
                (None, Some(failure)) => terminal.fail(failure),
                (None, None) => self.lines.iter().for_each(|line| terminal.remark(line)),
            }
            return;
        }
        for line in &self.lines {
            terminal.print(line);
        }
        if let Some(failure) = &self.failure {
            terminal.fail(failure);
        }
    }
}

/// Verifies on all cores, and hands over the reports in the order of the items as soon as that is possible.
fn in_order(items: &[Item], bar: &ProgressBar, mut take: impl FnMut(VerifyReport)) {
    // One log is verified in one thread, and for that none has to be started: on a busy computer that takes longer than verifying.
    if let [item] = items {
        return take(report(item, bar));
    }
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            items.iter().enumerate().par_bridge().for_each_with(sender, |sender, (place, item)| {
                // Who receives stays until the last sender has gone.
                let _ = sender.send((place, report(item, bar)));
            });
        });
        let mut early = BTreeMap::new();
        let mut next = 0;
        for (place, report) in receiver {
            early.insert(place, report);
            while let Some(report) = early.remove(&next) {
                take(report);
                next += 1;
            }
        }
    });
}

fn report(item: &Item, bar: &ProgressBar) -> VerifyReport {
    match item {
        Item::Log(path) => judge(path, bar),
        Item::Event(path) => {
            let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let hint = format!("`adjudicate event verify {}` verifies it with its games", directory.display());
            let line = format!("{}: an event's log, not a game's; {hint}", path.display());
            VerifyReport { verdict: ItemVerdict::Event, object: None, lines: vec![line], failure: None }
        }
        Item::Evidence(path) => evidence(path),
        Item::Empty(path) => {
            let reason = format!("there are no logs in the directory `{}`", path.display());
            let hint = "a log is a file *.yaml or *.yml that begins with the line `---`";
            VerifyReport::failed(ItemVerdict::Nothing, Some(path), Failure::usage(reason).hint(hint))
        }
        Item::Unreadable(failure) => VerifyReport::failed(ItemVerdict::Unreadable, None, failure.clone()),
    }
}

fn judge(path: &Path, bar: &ProgressBar) -> VerifyReport {
    let bytes = match file::read(&Disk, path) {
        Ok(bytes) => bytes,
        Err(error) => return VerifyReport::failed(ItemVerdict::Unreadable, Some(path), error.into()),
    };
    let name = path.display().to_string();
    // Nothing is kept of an entry: a log of 64 MiB has hundreds of thousands.
    let verified = verify_with(&bytes, |frame, _, _| bar.inc(frame.text.len() as u64));
    match (&verified.fault, &verified.state) {
        (None, Some(state)) => {
            let verdict = if state.outcome().is_some() { ItemVerdict::Over } else { ItemVerdict::Running };
            let told = match told(path, state) {
                Ok(told) => told,
                Err(failure) => return VerifyReport::failed(ItemVerdict::Unreadable, Some(path), failure),
            };
            let mut lines = vec![format!("{name}: {}", valid(state, &told.outlook))];
            let remarks = told.remarks.into_iter().chain(view::remarks(state));
            lines.extend(remarks.map(|remark| format!("  {remark}")));
            VerifyReport { verdict, object: Some(game(Some(name), told.verdict)), lines, failure: None }
        }
        (Some(found), state) => VerifyReport {
            verdict: ItemVerdict::Invalid,
            object: Some(game(Some(name.clone()), referee::Verdict::invalid(found, state.as_ref()))),
            lines: vec![invalid_line(&name, found)],
            failure: Some(Failure::found(found, &name, &bytes)),
        },
        // A log without a fault has a charter, and so a match.
        (None, None) => {
            let failure = Failure::environment(format!("`{name}` was not verified"));
            VerifyReport::failed(ItemVerdict::Unreadable, Some(path), failure)
        }
    }
}

/// What is told of a valid log.
struct ToldLog {
    verdict: referee::Verdict,
    outlook: String,
    remarks: Vec<String>,
}

/// The log with what lies beside it. Only for that are entries kept; and who reads a log out of a pipe has nothing beside it.
fn told(path: &Path, state: &Match) -> Result<ToldLog, Failure> {
    if !path.is_file() || Beside::load(path)?.is_empty() {
        let lines = view::outlook(state);
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_end_matches('.')).collect();
        return Ok(ToldLog { verdict: referee::Verdict::of(state), outlook: lines.join("; "), remarks: Vec::new() });
    }
    let game = game_file::load(path, None)?;
    let aside = Aside::of(&game)?;
    Ok(ToldLog { verdict: aside.verdict(), outlook: aside.summary(), remarks: aside.remarks() })
}

/// Evidence is checked from its own bytes alone, as a log is.
fn evidence(path: &Path) -> VerifyReport {
    let bytes = match file::read(&Disk, path) {
        Ok(bytes) => bytes,
        Err(error) => return VerifyReport::failed(ItemVerdict::Unreadable, Some(path), error.into()),
    };
    let name = path.display().to_string();
    let read = SignedTwiceProof::read(&bytes);
    let object = Some(Judged::Evidence(Box::new(EvidenceVerdict::of(&name, &read))));
    match &read {
        Ok(proof) => {
            let told = evidence::report(proof);
            let lines = told.iter().zip([format!("{name}: {GOOD}valid{GOOD:#} "), "  ".to_owned()]);
            let lines = lines.map(|(line, before)| before + line).collect();
            VerifyReport { verdict: ItemVerdict::Proved, object, lines, failure: None }
        }
        Err(flaw) => {
            let place = flaw.line().map_or(String::new(), |line| format!(" at line {line}"));
            let line =
                format!("{name}: {BAD}INVALID{BAD:#} evidence{place} ({}): it proves nothing: {flaw}", flaw.class());
            VerifyReport { verdict: ItemVerdict::Invalid, object, lines: vec![line], failure: None }
        }
    }
}

/// `valid, over: alice has won (NMM-8: fewer than three stones); 42 entries, head sha256:...`.
fn valid(state: &Match, outlook: &str) -> String {
    let count = format!("{}, head {}", view::counted(state.entries(), "entry", "entries"), state.head());
    match state.outcome() {
        Some(outcome) => format!("{GOOD}valid{GOOD:#}, over: {}; {count}", view::ending(state, &outcome)),
        None => format!("{GOOD}valid{GOOD:#}, running: {outlook}; {count}"),
    }
}

fn invalid_line(name: &str, found: &FoundFault) -> String {
    let fault = &found.fault;
    let place = format!("entry {}, line {}", found.entry, found.line);
    format!("{name}: {BAD}INVALID{BAD:#} at {place} ({}, {}): {}", fault.class, fault.rule, fault.reason)
}

fn game(file: Option<String>, verdict: referee::Verdict) -> Judged {
    Judged::Game(Box::new(GameVerdict { file, verdict }))
}

fn progress(terminal: Terminal, items: &[Item]) -> ProgressBar {
    if !terminal.shows_progress() {
        return ProgressBar::hidden();
    }
    let size = |item: &Item| match item {
        Item::Log(path) => std::fs::metadata(path).map_or(0, |metadata| metadata.len()),
        _ => 0,
    };
    let style = ProgressStyle::with_template("verifying {wide_bar} {bytes} of {total_bytes}, {eta} left");
    let bar = ProgressBar::new(items.iter().map(size).sum());
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// How many logs had which verdict.
#[derive(Default)]
struct Tally(BTreeMap<ItemVerdict, usize>);

impl Tally {
    fn count(&mut self, verdict: ItemVerdict) {
        *self.0.entry(verdict).or_default() += 1;
    }

    fn of(&self, verdict: ItemVerdict) -> usize {
        self.0.get(&verdict).copied().unwrap_or(0)
    }

    fn logs(&self) -> usize {
        [ItemVerdict::Over, ItemVerdict::Running, ItemVerdict::Invalid, ItemVerdict::Proved, ItemVerdict::Unreadable]
            .map(|verdict| self.of(verdict))
            .iter()
            .sum()
    }

    fn summary(&self) -> String {
        let invalid = format!("{BAD}INVALID{BAD:#}");
        let parts = [
            (ItemVerdict::Over, "valid and over"),
            (ItemVerdict::Running, "valid and running"),
            (ItemVerdict::Invalid, invalid.as_str()),
            (ItemVerdict::Proved, "evidence that proves its claim"),
            (ItemVerdict::Unreadable, "not readable"),
        ];
        let counted = parts.iter().filter(|(verdict, _)| self.of(*verdict) > 0);
        let parts: Vec<String> = counted.map(|(verdict, what)| format!("{} {what}", self.of(*verdict))).collect();
        format!("{} logs: {}", self.logs(), parts.join(", "))
    }

    /// A verdict against a log weighs most; that nothing was verified must not look like success.
    fn status(&self) -> ExitCode {
        ExitCode::from(match () {
            () if self.of(ItemVerdict::Invalid) > 0 => 1,
            () if self.of(ItemVerdict::Unreadable) > 0 => 3,
            () if self.of(ItemVerdict::Nothing) > 0 || self.logs() == 0 => 2,
            () => 0,
        })
    }
}
