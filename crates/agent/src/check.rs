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
use adjudicate_rules::{Phrase, PhraseArgument, phrase};
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

/// The line that says whether an item is valid.
#[derive(Clone, Debug)]
pub struct VerdictLine {
    phrase: Phrase,
    /// The key of the word in it: `valid` or `INVALID`.
    word: &'static str,
}

impl VerdictLine {
    fn valid(phrase: Phrase) -> VerdictLine {
        VerdictLine { phrase, word: "verdict-valid" }
    }

    fn invalid(phrase: Phrase) -> VerdictLine {
        VerdictLine { phrase, word: "verdict-invalid" }
    }

    /// Returns the line in the language of a reader; `mark` makes what is shown of the word.
    pub fn written(&self, language: Language, mark: impl FnOnce(String) -> String) -> String {
        language.phrase(&self.phrase.clone().with("word", mark(language.text(self.word, &[]))))
    }
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

/// The verdict on an item, for a reader of this language; `progress` is told of the bytes of each entry that has been verified.
pub fn check(system: &dyn FileSystem, language: Language, item: &FoundItem, progress: impl FnMut(u64)) -> CheckedItem {
    match item {
        FoundItem::Log(path) => judge(system, language, path, progress),
        FoundItem::Event(path) => {
            let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let values = [
                ("file", PhraseArgument::from(printable_path(path))),
                ("command", format!("adjudicate event verify {}", printable_path(directory)).into()),
            ];
            let line = language.text("verdict-event", &values);
            CheckedItem { verdict: ItemVerdict::Event, object: None, line: None, more: vec![line], failure: None }
        }
        FoundItem::Evidence(path) => evidence(system, language, path),
        FoundItem::Empty(path) => {
            let directory = printable_path(path);
            let reason = phrase!("no-logs", "there are no logs in the directory `{directory}`", directory);
            let hint = phrase!("hint-no-logs", "a log is a file *.yaml or *.yml that begins with the line `---`");
            CheckedItem::failed(ItemVerdict::Nothing, Some(path), Failure::usage(reason).hint(hint))
        }
        FoundItem::Unreadable(failure) => CheckedItem::failed(ItemVerdict::Unreadable, None, failure.clone()),
    }
}

fn judge(system: &dyn FileSystem, language: Language, path: &Path, mut progress: impl FnMut(u64)) -> CheckedItem {
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
            let told = match told(system, language, path, state) {
                Ok(told) => told,
                Err(failure) => return CheckedItem::failed(ItemVerdict::Unreadable, Some(path), failure),
            };
            let line = Some(VerdictLine::valid(valid(&name, state, told.outlook)));
            let remarks = told.remarks.into_iter().chain(view::remarks(language, state));
            let more = remarks.map(|remark| format!("  {remark}")).collect();
            CheckedItem { verdict, object: Some(game(Some(name), told.verdict)), line, more, failure: None }
        }
        (Some(found), state) => CheckedItem {
            verdict: ItemVerdict::Invalid,
            object: Some(game(Some(name.clone()), Verdict::invalid(found, state.as_ref()))),
            line: Some(VerdictLine::invalid(invalid(&name, found))),
            more: Vec::new(),
            failure: Some(Failure::found(found, &name, &bytes)),
        },
        // A log without a fault has a charter, and so a match.
        (None, None) => {
            let file = printable(&name);
            let failure = Failure::environment(phrase!("not-verified", "`{file}` was not verified", file));
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
fn told(system: &dyn FileSystem, language: Language, path: &Path, state: &Match) -> Result<LogDescription, Failure> {
    if !is_file(system, path)? || Pending::load(system, path)?.is_empty() {
        let outlook = status::in_line(&status::told_in(language, state, None));
        return Ok(LogDescription { verdict: Verdict::of(state), outlook, remarks: Vec::new() });
    }
    let game = game_file::load(system, path, None)?;
    let aside = GameView::of(system, &game)?;
    // Programs read English.
    let verdict = aside.verdict();
    let aside = aside.in_language(language);
    Ok(LogDescription { verdict, outlook: aside.summary(), remarks: aside.remarks() })
}

/// Evidence is checked from its own bytes alone, as a log is.
fn evidence(system: &dyn FileSystem, language: Language, path: &Path) -> CheckedItem {
    let bytes = match file::read(system, path) {
        Ok(bytes) => bytes,
        Err(error) => return CheckedItem::failed(ItemVerdict::Unreadable, Some(path), error.into()),
    };
    let name = path.display().to_string();
    let read = EquivocationProof::read(&bytes);
    let object = Some(VerdictReport::Evidence(Box::new(EvidenceVerdict::of(&name, &read))));
    match &read {
        Ok(proof) => {
            let line = Some(VerdictLine::valid(evidence::proved(proof).with("file", printable(&name).as_ref())));
            let more = vec![format!("  {}", language.phrase(&evidence::circumstances(proof)))];
            CheckedItem { verdict: ItemVerdict::Proved, object, line, more, failure: None }
        }
        Err(flaw) => {
            let line = Phrase::of("verdict-flawed")
                .with("file", printable(&name).as_ref())
                .with("line", PhraseArgument::count(flaw.line().unwrap_or_default()))
                .with("class", flaw.class())
                .with("reason", flaw.phrase());
            let line = Some(VerdictLine::invalid(line));
            CheckedItem { verdict: ItemVerdict::Invalid, object, line, more: Vec::new(), failure: None }
        }
    }
}

/// The line about a valid log: how its game stands or has ended, its length and its last entry.
fn valid(name: &str, state: &Match, outlook: String) -> Phrase {
    let phrase = match state.outcome() {
        Some(outcome) => Phrase::of("verdict-over").with("ending", view::ending(state, &outcome)),
        None => Phrase::of("verdict-running").with("outlook", outlook),
    };
    let phrase = phrase.with("file", printable(name).as_ref());
    phrase.with("entries", state.entries()).with("head", state.head().to_string())
}

/// The line about a log with a fault.
fn invalid(name: &str, found: &FoundFault) -> Phrase {
    let fault = &found.fault;
    Phrase::of("verdict-fault")
        .with("file", printable(name).as_ref())
        .with("entry", found.entry)
        .with("line", PhraseArgument::count(found.line))
        .with("class", fault.class.name())
        .with("rule", view::rule(fault.rule))
        .with("reason", fault.reason.clone())
}

fn game(file: Option<String>, verdict: Verdict) -> VerdictReport {
    VerdictReport::Game(Box::new(GameVerdict { file, verdict }))
}

/// A log out of a pipe is none that something lies beside.
fn is_file(system: &dyn FileSystem, path: &Path) -> Result<bool, Failure> {
    Ok(file::look(system, path)?.is_some_and(|found| found.is_file()))
}
