//! The message of a command that fails, and its exit status.

use std::fmt::Display;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::sysexits;
use adjudicate_event::AuditFinding;
use adjudicate_locales::Language;
use adjudicate_record::printable::{printable, printable_lines, printable_path};
use adjudicate_referee::{Fault, FoundFault};
use adjudicate_rules::{Game, Lesson, Phrase, PhraseArgument, Position, Refusal, phrase};
use adjudicate_text::view;

/// Why a command failed; the kind decides the exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// Ruled against: an invalid log, an illegal move, a refused entry. Status 1.
    Ruled,
    /// Wrong usage. Status 2.
    Usage,
    /// The environment failed: a file, a lock, the terminal. Status 3.
    Environment,
}

/// A failure as data; the wording of its parts is put together when it is shown.
#[derive(Clone, Debug)]
pub struct Failure {
    kind: FailureKind,
    /// The clause or the section of the protocol.
    rule: Option<String>,
    message: Phrase,
    quote: Option<Quote>,
    hints: Vec<Phrase>,
    /// The exit status, where it is not that of the kind.
    status: Option<u8>,
}

/// A line that is shown with a mark under the part at fault.
#[derive(Clone, Debug)]
struct Quote {
    origin: Option<String>,
    line: usize,
    text: String,
    span: Range<usize>,
}

impl Failure {
    /// A failure with a lower-case message without a full stop.
    pub fn new(kind: FailureKind, message: impl Into<Phrase>) -> Failure {
        Failure { kind, rule: None, message: message.into(), quote: None, hints: Vec::new(), status: None }
    }

    /// Ruled against.
    pub fn ruled(message: impl Into<Phrase>) -> Failure {
        Failure::new(FailureKind::Ruled, message)
    }

    /// Wrong usage.
    pub fn usage(message: impl Into<Phrase>) -> Failure {
        Failure::new(FailureKind::Usage, message)
    }

    /// The environment failed.
    pub fn environment(message: impl Into<Phrase>) -> Failure {
        Failure::new(FailureKind::Environment, message)
    }

    /// A file or a directory cannot be read.
    pub fn unreadable(path: &Path, error: &io::Error) -> Failure {
        let file = printable_path(path);
        let reason = phrase!("path-unreadable", "`{file}` cannot be read: {error}", file, error);
        let failure = Failure::environment(reason);
        match error.kind() {
            io::ErrorKind::NotFound => failure,
            io::ErrorKind::PermissionDenied => failure.hint(phrase!(
                "hint-file-forbidden",
                "you are not allowed to read it: `ls -ld` with its name shows who is"
            )),
            _ => failure.hint(phrase!(
                "hint-file-again",
                "do it again; if it goes on, the disk or the way to it may be failing"
            )),
        }
    }

    /// The contents of a file are not those that it should have; `why` says why not.
    pub fn unclear(path: &Path, why: impl Into<PhraseArgument>) -> Failure {
        let (file, error) = (printable_path(path), why.into());
        Failure::environment(phrase!("file-unclear", "{file} cannot be understood: {error}", file, error = error))
    }

    /// A file or a directory cannot be written.
    pub fn unwritable(path: &Path, error: &impl Display) -> Failure {
        let file = printable_path(path);
        Failure::environment(phrase!("path-unwritable", "`{file}` cannot be written: {error}", file, error))
    }

    /// A new file is there already, or cannot be written.
    pub fn uncreated(path: &Path, error: &io::Error) -> Failure {
        if error.kind() != io::ErrorKind::AlreadyExists {
            return Failure::unwritable(path, error);
        }
        let reason = phrase!("file-there", "`{file}` is there already", file = printable_path(path));
        Failure::usage(reason).hint(phrase!("name-new-file", "name a new file"))
    }

    /// The same failure as one of the environment.
    pub fn of_environment(mut self) -> Failure {
        self.kind = FailureKind::Environment;
        self
    }

    /// The same failure, with what to do about it.
    pub fn hint(mut self, hint: impl Into<Phrase>) -> Failure {
        self.hints.push(hint.into());
        self
    }

    /// Returns the same failure with each hint replaced by what `change` makes of it, or left out.
    pub fn with_hints(mut self, change: impl Fn(&Phrase) -> Option<String>) -> Failure {
        self.hints = self.hints.iter().filter_map(change).map(Phrase::from).collect();
        self
    }

    /// The same failure, with an exit status of its own.
    pub fn status_is(mut self, status: u8) -> Failure {
        self.status = Some(status);
        self
    }

    /// Makes a failure of an event's finding.
    pub fn of_finding(finding: &AuditFinding) -> Failure {
        let place = match (&finding.source, finding.entry) {
            (Some(source), Some(entry)) => {
                phrase!("finding-in-both", "{source}, entry {entry} of the event", source, entry)
            }
            (Some(source), None) => Phrase::from(source),
            (None, Some(entry)) => phrase!("finding-in-entry", "entry {entry}", entry),
            (None, None) => phrase!("finding-in-event", "the event"),
        };
        let (class, reason) = (finding.class, finding.reason.clone());
        let message = phrase!("finding", "{place} ({class}): {reason}", place = place, class, reason = reason);
        let failure = Failure::ruled(message).rule("event");
        match &finding.hint {
            Some(hint) => failure.hint(hint.clone()),
            None => failure,
        }
    }

    /// Returns the same failure with the exit status that mail servers understand (sysexits): for wrong usage, for
    /// refused input, and for failures that may pass.
    pub fn for_mail(mut self) -> Failure {
        self.status.get_or_insert(match self.kind {
            FailureKind::Usage => sysexits::USAGE,
            FailureKind::Ruled => sysexits::DATA,
            FailureKind::Environment => sysexits::TEMPFAIL,
        });
        self
    }

    /// The same failure under a clause or a section.
    pub fn rule(mut self, rule: impl Into<String>) -> Failure {
        self.rule = Some(rule.into());
        self
    }

    /// A refusal of the rules, under the text that was typed.
    pub fn refused(refusal: Refusal, typed: &str) -> Failure {
        let mut failure = Failure::ruled(refusal.reason).rule(refusal.clause);
        failure.hints.extend(refusal.hint);
        if !typed.is_empty() && typed.bytes().all(|b| b != b'\n') {
            let span = refusal.span.unwrap_or(0..typed.len());
            failure.quote = Some(Quote { origin: None, line: 1, text: typed.to_owned(), span });
        }
        failure
    }

    /// A refusal of a move that somebody typed in this position: turns have the letters of the reader's language.
    pub fn of_move(refusal: Refusal, typed: &str, position: &dyn Position, language: Language) -> Failure {
        let write = |recorded: &str| position.written_in(recorded, language.tag());
        Failure::refused(refusal.with_moves_as(&write), typed)
    }

    /// A refusal of the answer to a lesson of a game, for a reader of this language.
    pub fn of_answer(
        refusal: Refusal,
        typed: &str,
        (game, lesson): (&'static Game, &Lesson),
        language: Language,
    ) -> Failure {
        match lesson.begin(game) {
            Ok(play) => Failure::of_move(refusal, typed, play.position(), language),
            Err(_) => Failure::refused(refusal, typed),
        }
    }

    /// An entry that cannot be written.
    pub fn fault(fault: Fault) -> Failure {
        let mut failure = Failure::ruled(fault.reason).rule(fault.rule);
        failure.hints.extend(fault.hint);
        failure
    }

    /// A fault found in a log: with its class, its entry and its line.
    pub fn found(found: &FoundFault, path: &str, log: &[u8]) -> Failure {
        let fault = &found.fault;
        let (entry, class) = (found.entry, fault.class);
        let message = phrase!(
            "entry-invalid",
            "entry {entry} is invalid ({class}): {reason}",
            entry = entry,
            class,
            reason = fault.reason.clone()
        );
        let mut failure = Failure::ruled(message).rule(fault.rule);
        failure.hints.extend(fault.hint.clone());
        if found.entry > 0 {
            failure.hints.push(phrase!(
                "hint-valid-before",
                "everything before entry {entry} is valid",
                entry = found.entry
            ));
        }
        let line = log.split(|b| *b == b'\n').nth(found.line - 1).unwrap_or_default();
        let text: String = String::from_utf8_lossy(line).chars().take(160).collect();
        let span = 0..text.len();
        failure.quote = Some(Quote { origin: Some(path.to_owned()), line: found.line, text, span });
        failure
    }

    /// Returns the same failure as wrong usage: the refused text was on the command line.
    pub fn into_usage(mut self) -> Failure {
        self.kind = FailureKind::Usage;
        self
    }

    /// The same failure, saying first what it is about.
    pub fn about(mut self, what: impl Into<Phrase>) -> Failure {
        self.message = about(what, self.message);
        self
    }

    /// Returns the same failure in a line of a text: the quotation begins at byte `at` of that line. If nothing is
    /// quoted, the quotation is the rest of the line from there on.
    pub fn within(mut self, origin: Option<&str>, line: usize, text: &str, at: usize) -> Failure {
        let span = self.quote.map_or(at..text.len(), |quote| quote.span.start + at..quote.span.end + at);
        self.quote = Some(Quote { origin: origin.map(str::to_owned), line, text: text.to_owned(), span });
        self
    }

    /// The message alone, in English, for logs and `--json`.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The message, for readers of other languages.
    pub fn reason(&self) -> &Phrase {
        &self.message
    }

    /// The clause of a game that is broken, if it is one and no section of the protocol, for `--json`.
    pub fn clause(&self) -> Option<&str> {
        self.rule.as_deref().filter(|rule| !rule.starts_with("protocol"))
    }

    /// Returns the remedies.
    pub fn hints(&self) -> &[Phrase] {
        &self.hints
    }

    /// Returns the remedies in one line, if there are any.
    pub fn advice(&self) -> Option<String> {
        let hints: Vec<&str> = self.hints.iter().map(|hint| &**hint).collect();
        (!hints.is_empty()).then(|| hints.join("; "))
    }

    /// Returns whether a file, a lock or the terminal is at fault, not the request.
    pub fn is_environment(&self) -> bool {
        self.kind == FailureKind::Environment
    }

    /// The exit status.
    pub fn status(&self) -> ExitCode {
        ExitCode::from(self.status.unwrap_or(match self.kind {
            FailureKind::Ruled => 1,
            FailureKind::Usage => 2,
            FailureKind::Environment => 3,
        }))
    }

    /// The failure as people see it, in English: `error[NMM-5]: ...`, the line with its mark, what to do.
    pub fn show(&self, colour: bool) -> String {
        self.show_in(Language::ENGLISH, colour)
    }

    /// The same with message and remedies in the language of a reader, where it has them.
    pub fn show_in(&self, language: Language, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let shown = |phrase: &Phrase| printable_lines(&language.phrase(phrase)).into_owned();
        let message = shown(&self.message);
        let hints: Vec<String> = self.hints.iter().map(shown).collect();
        let [error, help] = [("level-error", Level::ERROR), ("level-help", Level::HELP)]
            .map(|(key, level)| level.with_name(language.text(key, &[])));
        let rule = self.rule.as_deref().map(|rule| language.phrase(&view::rule(rule)));
        let level = match &rule {
            Some(rule) => error.primary_title(&*message).id(&**rule),
            None => error.primary_title(&*message),
        };
        let mut group = Group::with_title(level);
        if let Some(quote) = &self.quote {
            let span = clamp(&quote.text, quote.span.clone());
            let mut snippet = Snippet::source(&*quote.text).line_start(quote.line);
            if let Some(origin) = &quote.origin {
                snippet = snippet.path(printable(origin).into_owned());
            }
            group = group.element(snippet.annotation(AnnotationKind::Primary.span(span)));
        }
        for hint in &hints {
            group = group.element(help.clone().message(&**hint));
        }
        renderer.render(&[group])
    }
}

/// A text that says first what it is about.
pub fn about(what: impl Into<Phrase>, said: Phrase) -> Phrase {
    let what = what.into();
    let what = Phrase { english: printable(&what).into_owned(), ..what };
    phrase!("about", "{what}: {said}", what = what, said = said)
}

/// A span of `text` at character boundaries, within it, and at least one byte wide where there is one.
fn clamp(text: &str, span: Range<usize>) -> Range<usize> {
    let down = |mut at: usize| {
        at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = down(span.start);
    let end = down(span.end.max(start));
    if start == end && end < text.len() {
        let width = text[start..].chars().next().map_or(0, char::len_utf8);
        return start..start + width;
    }
    start..end
}
