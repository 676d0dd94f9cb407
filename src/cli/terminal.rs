//! The terminal: the only place that prints and asks.

use std::borrow::Cow;
use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use adjudicate_agent::settings::Config;
use adjudicate_agent::{Failure, Prompter};
use adjudicate_locales::Language;
use adjudicate_report::Report;

use super::line_editor::{self, TypedLine};
use super::wrap;
use crate::printable::is_harmless;
use crate::render::{self, Charset};
use crate::rules::{PhraseArgument, Play, Seat, phrase};
use adjudicate_text::view;

/// The exit status after Ctrl-C, as shells have it: 128 and the number of the signal.
const INTERRUPTED: u8 = 130;

/// Talks to the user of the terminal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terminal {
    /// Machine-readable output.
    pub json: bool,
    /// Boards without Unicode.
    pub ascii: bool,
    /// Questions are answered with yes.
    pub yes: bool,
    /// The language of the person at the terminal; English for programs.
    pub language: Language,
}

/// Whether something that was printed has not gone where it should, as on a full disk.
static LOST: AtomicBool = AtomicBool::new(false);

/// Returns a text for the terminal: of control characters only line feeds, tabs and colours (`ESC [ 1;31 m`) stay, and others
/// are shown escaped. Names that may hold a line feed are made [`printable`](crate::printable::printable) before they come here.
fn fit_to_print(text: &str) -> Cow<'_, str> {
    let stays = |c: char| matches!(c, '\n' | '\t') || is_harmless(c);
    if text.chars().all(stays) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let colour = rest.strip_prefix("\u{1b}[").and_then(|behind| {
            let end = behind.find(|c: char| !c.is_ascii_digit() && c != ';')?;
            behind.get(end..)?.starts_with('m').then_some("\u{1b}[".len() + end + 1)
        });
        let length = colour.unwrap_or(first.len_utf8());
        match rest.get(..length) {
            Some(part) if colour.is_some() || stays(first) => out.push_str(part),
            _ => out.extend(first.escape_default()),
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    Cow::Owned(out)
}

/// Remembers that printing failed. A reader who closes the pipe has seen enough, so that is no failure.
fn noted(printed: io::Result<()>) {
    if printed.is_err_and(|error| error.kind() != ErrorKind::BrokenPipe) {
        LOST.store(true, Ordering::Relaxed);
    }
}

/// Returns whether all output has been written.
///
/// # Errors
/// Some of it has not.
pub fn all_written() -> Result<(), Failure> {
    match LOST.load(Ordering::Relaxed) {
        false => Ok(()),
        true => Err(Failure::environment(phrase!("output-lost", "not all that was printed could be written"))
            .hint(phrase!("output-lost-hint", "there may be no room where standard output goes"))),
    }
}

/// Returns the meaning of an answer to a question for yes or no, in a language or in English; an empty answer means no. Only the plain word,
/// the first that the language has, and its first letter count: the answer may sign something.
pub fn yes_or_no(language: Language, answer: &str) -> Option<bool> {
    let answer = adjudicate_locales::fold(answer.trim());
    let means = |language: Language, key: &str| {
        let word = language.words(key).first();
        word.is_some_and(|word| answer == *word || word.chars().take(1).eq(answer.chars()))
    };
    let said = |language| match (means(language, "yes"), means(language, "no")) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    };
    if answer.is_empty() { Some(false) } else { said(language).or_else(|| said(Language::ENGLISH)) }
}

/// That a question has nobody who could answer it.
pub fn unasked(question: &str) -> Failure {
    Failure::usage(phrase!("question-without-terminal", "`{question}` cannot be asked without a terminal", question))
}

/// Writes to standard error.
fn tell(text: &str) {
    let text = fit_to_print(text);
    let fitted = if std::io::stderr().is_terminal() { wrap::to_terminal(&text) } else { text };
    let _ = writeln!(anstream::stderr(), "{fitted}");
}

/// Whether the terminal shows more than ASCII, by the locale. Windows' consoles always do.
pub fn shows_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = locale("LC_CTYPE", variable).to_ascii_lowercase();
    cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8")
}

/// The language of messages by the locale.
pub fn language(variable: impl Fn(&str) -> Option<String>) -> Language {
    // `de_AT.UTF-8@euro`: what is behind the point or the sign says nothing about the language.
    let locale = locale("LC_MESSAGES", variable);
    Language::of(locale.split(['.', '@']).next().unwrap_or_default())
}

/// The locale of a category (POSIX.1-2017, section 8.2: the first of these that is set and not empty decides).
fn locale(category: &str, variable: impl Fn(&str) -> Option<String>) -> String {
    let values = ["LC_ALL", category, "LANG"].into_iter().filter_map(variable);
    values.into_iter().find(|value| !value.is_empty()).unwrap_or_default()
}

impl Terminal {
    /// The same in the language of the settings, if they name one and the reader is no program.
    pub fn speaking(self, config: &Config) -> Terminal {
        match &config.language {
            Some(tag) if !self.json => Terminal { language: Language::of(tag), ..self },
            _ => self,
        }
    }

    /// The characters that boards may use.
    pub fn charset(&self) -> Charset {
        if self.ascii { Charset::Ascii } else { Charset::Unicode }
    }

    /// The board as text for standard output, which takes its colours out where they do not belong.
    pub fn board(&self, play: &Play, viewer: Option<Seat>) -> String {
        let scene = view::scene_in(self.language, play, &play.scene(viewer));
        render::coloured(&scene, self.charset()).trim_end().to_owned()
    }

    /// The text of a key in the user's language, with these values in it.
    pub fn text(&self, key: &str, values: &[(&str, PhraseArgument)]) -> String {
        self.language.text(key, values)
    }

    /// Prints the text of a key to standard output.
    pub fn print_text(&self, key: &str, values: &[(&str, PhraseArgument)]) {
        self.print(self.text(key, values));
    }

    /// Prints a line to standard output, in one piece.
    pub fn print(&self, text: impl AsRef<str>) {
        let text = fit_to_print(text.as_ref());
        let fitted = if std::io::stdout().is_terminal() { wrap::to_terminal(&text) } else { text };
        noted(writeln!(anstream::stdout().lock(), "{fitted}"));
    }

    /// Prints a text as it is, to the byte.
    pub fn print_raw(&self, text: &str) {
        let mut out = std::io::stdout().lock();
        noted(out.write_all(text.as_bytes()).and_then(|()| out.flush()));
    }

    /// Prints a report on a line.
    pub fn print_json(&self, report: &impl Report) {
        let text = serde_json::to_string(report).map_err(io::Error::other);
        noted(text.and_then(|text| writeln!(io::stdout(), "{text}")));
    }

    /// Prints the text of a key as a remark to standard error.
    pub fn remark_text(&self, key: &str, values: &[(&str, PhraseArgument)]) {
        self.remark(self.text(key, values));
    }

    /// Prints a remark to standard error.
    pub fn remark(&self, text: impl AsRef<str>) {
        tell(text.as_ref().trim_end_matches('\n'));
    }

    /// Shows a failure on standard error.
    pub fn fail(&self, failure: &Failure) {
        // Colour is always rendered: the stream takes it out again where it does not belong.
        tell(&failure.show_in(self.language, true));
    }

    /// Whether questions reach a person.
    pub fn is_interactive(&self) -> bool {
        std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
    }

    /// Whether progress bars are for somebody.
    pub fn shows_progress(&self) -> bool {
        !self.json && std::io::stderr().is_terminal()
    }

    /// Asks for a line of text.
    ///
    /// # Errors
    /// There is no terminal, its input has ended, or Ctrl-C was typed.
    pub fn ask(&self, question: &str) -> Result<String, Failure> {
        self.ask_among(question, &[])
    }

    /// Asks for a line of text; Tab completes it to one of `candidates`.
    ///
    /// # Errors
    /// There is no terminal, its input has ended, or Ctrl-C was typed.
    pub fn ask_among(&self, question: &str, candidates: &[String]) -> Result<String, Failure> {
        if !self.is_interactive() {
            return Err(unasked(question)
                .hint(phrase!("answer-on-line", "give the answer on the command line; `--help` shows how")));
        }
        let typed = self.read(question, candidates)?;
        typed.ok_or_else(|| Failure::usage(phrase!("input-ended", "the input ended before the question was answered")))
    }

    /// Asks for the next line of a dialogue, which Tab completes to one of `candidates`; `None` when the input has ended.
    ///
    /// # Errors
    /// The terminal cannot be read, or Ctrl-C was typed.
    pub fn read(&self, question: &str, candidates: &[String]) -> Result<Option<String>, Failure> {
        let unreadable = |error: &dyn std::fmt::Display| {
            Failure::environment(phrase!("terminal-unreadable", "the terminal cannot be read: {error}", error))
        };
        if self.is_interactive() && line_editor::can_edit() {
            return match line_editor::read(question, candidates).map_err(|error| unreadable(&error))? {
                TypedLine::Line(line) => Ok(Some(line)),
                TypedLine::End => Ok(None),
                TypedLine::Interrupted => {
                    Err(Failure::ruled(phrase!("stopped-by-ctrl-c", "stopped by Ctrl-C")).status_is(INTERRUPTED))
                }
            };
        }
        let _ = write!(anstream::stderr(), "{question} ");
        let _ = std::io::stderr().flush();
        let mut line = String::new();
        match std::io::stdin().lock().read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line.trim().to_owned())),
            Err(error) => Err(unreadable(&error)),
        }
    }

    /// Asks yes or no; no is the default.
    ///
    /// # Errors
    /// There is no terminal and `--yes` was not given.
    pub fn confirm(&self, question: &str) -> Result<bool, Failure> {
        if self.yes {
            return Ok(true);
        }
        if !self.is_interactive() {
            return Err(unasked(question).hint(phrase!("add-yes", "add --yes if the answer is yes")));
        }
        self.yes_or_no("ask", question, false)
    }

    /// Asks whether to sign.
    ///
    /// # Errors
    /// The answer is no, or there is nobody to ask.
    pub fn confirm_signing(&self, question: &str) -> Result<(), Failure> {
        match self.confirm(question)? {
            true => Ok(()),
            false => Err(Failure::ruled(phrase!("nothing-signed", "nothing was signed"))),
        }
    }

    /// Asks yes or no; yes is the default.
    ///
    /// # Errors
    /// As [`Terminal::confirm`].
    pub fn confirm_usual(&self, question: &str) -> Result<bool, Failure> {
        if self.yes || !self.is_interactive() {
            return self.confirm(question);
        }
        self.yes_or_no("ask-usual", question, true)
    }

    /// Asks yes or no; `usual` is the meaning of an empty answer.
    fn yes_or_no(&self, key: &str, question: &str, usual: bool) -> Result<bool, Failure> {
        let question = self.text(key, &[("question", question.into())]);
        loop {
            let answer = self.ask(&question)?;
            match yes_or_no(self.language, &answer) {
                Some(_) if answer.trim().is_empty() => return Ok(usual),
                Some(yes) => return Ok(yes),
                None => self.remark_text("neither-yes-nor-no", &[("answer", answer.into())]),
            }
        }
    }

    /// Asks yes or no where a wrong yes would do harm that cannot be undone: `--yes` does not answer it, `option` does.
    ///
    /// # Errors
    /// There is no terminal.
    pub fn confirm_for_safety(&self, question: &str, option: &str) -> Result<bool, Failure> {
        if !self.is_interactive() {
            let hint = phrase!("option-says-yes", "{option} says yes to this; --yes does not", option);
            return Err(unasked(question).hint(hint));
        }
        self.yes_or_no("ask", question, false)
    }

    /// Asks for a passphrase without showing it.
    ///
    /// # Errors
    /// There is no terminal.
    pub fn passphrase(&self, question: &str) -> Result<String, Failure> {
        rpassword::prompt_password(format!("{question} ")).map_err(|error| {
            Failure::environment(phrase!("no-passphrase-asked", "no passphrase can be asked for: {error}", error))
                .hint(phrase!("passphrase-hint", "set ADJUDICATE_PASSPHRASE where there is no terminal"))
        })
    }
}

impl Prompter for Terminal {
    fn can_be_asked(&self) -> bool {
        self.yes || self.is_interactive()
    }

    fn confirm(&self, question: &str) -> Result<bool, Failure> {
        Terminal::confirm(self, question)
    }

    fn confirm_for_safety(&self, question: &str, option: &str) -> Result<bool, Failure> {
        Terminal::confirm_for_safety(self, question, option)
    }

    fn passphrase(&self, question: &str) -> Result<String, Failure> {
        Terminal::passphrase(self, question)
    }

    fn show(&self, line: &str) {
        if !self.json {
            self.print(line);
        }
    }

    fn remark(&self, text: &str) {
        Terminal::remark(self, text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_plain_word_or_its_letter_says_yes_or_no() {
        let german = Language::of("de");
        // A build without languages has English alone.
        if german.is_english() {
            return;
        }
        for (language, answer, meaning) in [
            (Language::ENGLISH, " Yes ", Some(true)),
            (Language::ENGLISH, "y", Some(true)),
            (Language::ENGLISH, "N", Some(false)),
            (Language::ENGLISH, "", Some(false)),
            (Language::ENGLISH, "ok", None),
            (Language::ENGLISH, "ja", None),
            (german, "J", Some(true)),
            (german, "Nein", Some(false)),
            (german, "yes", Some(true)),
            (german, "klar", None),
        ] {
            assert_eq!(yes_or_no(language, answer), meaning, "{language:?}: {answer}");
        }
    }
}
