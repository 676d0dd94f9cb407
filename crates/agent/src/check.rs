//! The verdict on a log or on evidence, as `verify` and the page tell it.

use adjudicate_record::printable::{printable, printable_path};
use std::path::Path;

use crate::discover::FoundItem;
use crate::failure::Failure;
use crate::game_view::GameView;
use crate::pending::Pending;
use crate::{evidence, game_file};
use adjudicate_locales::Language;
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_referee::dispute::EquivocationProof;
use adjudicate_referee::{FoundFault, Match, Verdict, verify_with};
use adjudicate_report::{EvidenceVerdict, GameVerdict};
use adjudicate_text::{status, view};

/// The verdict on one item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ItemVerdict {
    /// A valid log of a game that has ended.
    Over,
    /// A valid log of a game that goes on.
    Running,
    /// A log or evidence with a fault.
    Invalid,
    /// Evidence that proves its claim.
    Proved,
    /// A file that cannot be read.
    Unreadable,
    /// An event's log: another command verifies it.
    Event,
    /// There was no log to verify.
    Nothing,
}

/// The verdict on an item, for scripts.
pub enum VerdictReport {
    /// Of a game.
    Game(Box<GameVerdict>),
    /// Of evidence.
    Evidence(Box<EvidenceVerdict>),
}

/// The line that says whether an item is valid, in parts, so that its word can be coloured.
#[derive(Clone, Debug)]
pub struct VerdictLine {
    /// The text before the word.
    pub before: String,
    /// `valid` or `INVALID`.
    pub word: &'static str,
    /// The text behind it.
    pub after: String,
}

/// The verdict on an item, in all its forms.
pub struct CheckedItem {
    /// In one word.
    pub verdict: ItemVerdict,
    /// For scripts.
    pub object: Option<VerdictReport>,
    /// For people.
    pub line: Option<VerdictLine>,
    /// Further lines below that line.
    pub more: Vec<String>,
    /// The fault, with the line at fault.
    pub failure: Option<Failure>,
}

impl CheckedItem {
    /// Nothing could be verified; scripts get an object all the same.
    pub fn failed(verdict: ItemVerdict, path: Option<&Path>, failure: Failure) -> CheckedItem {
        let told = Verdict::unreadable(failure.message(), failure.advice());
        let object = Some(game(path.map(|path| path.display().to_string()), told));
        CheckedItem { verdict, object, line: None, more: Vec::new(), failure: Some(failure) }
    }
}

/// The verdict on an item; `progress` is told of the bytes of each entry that has been verified.
pub fn check(system: &dyn FileSystem, item: &FoundItem, progress: impl FnMut(u64)) -> CheckedItem {
    match item {
        FoundItem::Log(path) => judge(system, path, progress),
        FoundItem::Event(path) => {
            let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let hint = format!("`adjudicate event verify {}` verifies it with its games", printable_path(directory));
            let line = format!("{}: an event's log, not a game's; {hint}", printable_path(path));
            CheckedItem { verdict: ItemVerdict::Event, object: None, line: None, more: vec![line], failure: None }
        }
        FoundItem::Evidence(path) => evidence(system, path),
        FoundItem::Empty(path) => {
            let reason = format!("there are no logs in the directory `{}`", printable_path(path));
            let hint = "a log is a file *.yaml or *.yml that begins with the line `---`";
            CheckedItem::failed(ItemVerdict::Nothing, Some(path), Failure::usage(reason).hint(hint))
        }
        FoundItem::Unreadable(failure) => CheckedItem::failed(ItemVerdict::Unreadable, None, failure.clone()),
    }
}

fn judge(system: &dyn FileSystem, path: &Path, mut progress: impl FnMut(u64)) -> CheckedItem {
    let bytes = match file::read(system, path) {
        Ok(bytes) => bytes,
        Err(error) => return CheckedItem::failed(ItemVerdict::Unreadable, Some(path), error.into()),
    };
    let name = path.display().to_string();
    // Nothing is kept of an entry: a log of 64 MiB has hundreds of thousands.
    let verified = verify_with(&bytes, |frame, _, _| progress(frame.text.len() as u64));
    match (&verified.fault, &verified.state) {
        (None, Some(state)) => {
            let verdict = if state.outcome().is_some() { ItemVerdict::Over } else { ItemVerdict::Running };
            let told = match told(system, path, state) {
                Ok(told) => told,
                Err(failure) => return CheckedItem::failed(ItemVerdict::Unreadable, Some(path), failure),
            };
            let line = Some(VerdictLine {
                before: format!("{}: ", printable(&name)),
                word: VALID,
                after: valid(state, &told.outlook),
            });
            let remarks = told.remarks.into_iter().chain(view::remarks(Language::ENGLISH, state));
            let more = remarks.map(|remark| format!("  {remark}")).collect();
            CheckedItem { verdict, object: Some(game(Some(name), told.verdict)), line, more, failure: None }
        }
        (Some(found), state) => CheckedItem {
            verdict: ItemVerdict::Invalid,
            object: Some(game(Some(name.clone()), Verdict::invalid(found, state.as_ref()))),
            line: Some(invalid_line(&name, found)),
            more: Vec::new(),
            failure: Some(Failure::found(found, &name, &bytes)),
        },
        // A log without a fault has a charter, and so a match.
        (None, None) => {
            let failure = Failure::environment(format!("`{}` was not verified", printable(&name)));
            CheckedItem::failed(ItemVerdict::Unreadable, Some(path), failure)
        }
    }
}

/// The description of a valid log.
struct LogDescription {
    verdict: Verdict,
    outlook: String,
    remarks: Vec<String>,
}

/// The log with what lies beside it. Only for that are entries kept; and who reads a log out of a pipe has nothing beside it.
fn told(system: &dyn FileSystem, path: &Path, state: &Match) -> Result<LogDescription, Failure> {
    if !is_file(system, path)? || Pending::load(system, path)?.is_empty() {
        let lines = status::told(state, None, None);
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_end_matches('.')).collect();
        return Ok(LogDescription { verdict: Verdict::of(state), outlook: lines.join("; "), remarks: Vec::new() });
    }
    let game = game_file::load(system, path, None)?;
    let aside = GameView::of(system, &game)?;
    Ok(LogDescription { verdict: aside.verdict(), outlook: aside.summary(), remarks: aside.remarks() })
}

/// Evidence is checked from its own bytes alone, as a log is.
fn evidence(system: &dyn FileSystem, path: &Path) -> CheckedItem {
    let bytes = match file::read(system, path) {
        Ok(bytes) => bytes,
        Err(error) => return CheckedItem::failed(ItemVerdict::Unreadable, Some(path), error.into()),
    };
    let name = path.display().to_string();
    let read = EquivocationProof::read(&bytes);
    let object = Some(VerdictReport::Evidence(Box::new(EvidenceVerdict::of(&name, &read))));
    match &read {
        Ok(proof) => {
            let told = evidence::report(proof);
            let mut told = told.into_iter();
            let first = told.next().unwrap_or_default();
            let line =
                VerdictLine { before: format!("{}: ", printable(&name)), word: VALID, after: format!(" {first}") };
            let more = told.take(1).map(|line| format!("  {line}")).collect();
            CheckedItem { verdict: ItemVerdict::Proved, object, line: Some(line), more, failure: None }
        }
        Err(flaw) => {
            let place = flaw.line().map_or(String::new(), |line| format!(" at line {line}"));
            let line = VerdictLine {
                before: format!("{}: ", printable(&name)),
                word: INVALID,
                after: format!(" evidence{place} ({}): it proves nothing: {flaw}", flaw.class()),
            };
            CheckedItem { verdict: ItemVerdict::Invalid, object, line: Some(line), more: Vec::new(), failure: None }
        }
    }
}

/// Returns the text behind `valid`: `, over: alice has won (NMM-8: fewer than three stones); 42 entries, head
/// sha256:...`.
fn valid(state: &Match, outlook: &str) -> String {
    let count = format!("{}, head {}", view::counted(state.entries(), "entry", "entries"), state.head());
    match state.outcome() {
        Some(outcome) => format!(", over: {}; {count}", view::ending(state, &outcome)),
        None => format!(", running: {outlook}; {count}"),
    }
}

fn invalid_line(name: &str, found: &FoundFault) -> VerdictLine {
    let fault = &found.fault;
    let place = format!("entry {}, line {}", found.entry, found.line);
    VerdictLine {
        before: format!("{}: ", printable(name)),
        word: INVALID,
        after: format!(" at {place} ({}, {}): {}", fault.class, fault.rule, fault.reason),
    }
}

fn game(file: Option<String>, verdict: Verdict) -> VerdictReport {
    VerdictReport::Game(Box::new(GameVerdict { file, verdict }))
}

/// A log out of a pipe is none that something lies beside.
fn is_file(system: &dyn FileSystem, path: &Path) -> Result<bool, Failure> {
    Ok(file::look(system, path)?.is_some_and(|found| found.is_file()))
}

const VALID: &str = "valid";
const INVALID: &str = "INVALID";
