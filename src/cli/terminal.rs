//! The terminal: the only place that prints and asks.

use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use adjudicate_office::{Failure, Person};
use adjudicate_words::report::Report;

use crate::render::{self, Charset};
use crate::rules::{Play, Seat};

/// How to talk to whoever started the program.
#[derive(Clone, Copy, Debug)]
pub struct Terminal {
    /// Machine-readable output.
    pub json: bool,
    /// Boards without Unicode.
    pub ascii: bool,
    /// Questions are answered with yes.
    pub yes: bool,
}

/// Whether something that was printed has not gone where it should, as on a full disk.
static LOST: AtomicBool = AtomicBool::new(false);

/// Remembers that printing failed. Who closes the pipe has seen enough, so that is no failure.
fn noted(printed: io::Result<()>) {
    if printed.is_err_and(|error| error.kind() != ErrorKind::BrokenPipe) {
        LOST.store(true, Ordering::Relaxed);
    }
}

/// Whether all that was printed has been written.
///
/// # Errors
/// Some of it has not.
pub fn all_written() -> Result<(), Failure> {
    match LOST.load(Ordering::Relaxed) {
        false => Ok(()),
        true => Err(Failure::environment("not all that was printed could be written")
            .hint("there may be no room where standard output goes")),
    }
}

impl Terminal {
    /// The characters that boards may use.
    pub fn charset(&self) -> Charset {
        if self.ascii { Charset::Ascii } else { Charset::Unicode }
    }

    /// The board as text for standard output, which takes its colours out where they do not belong.
    pub fn board(&self, play: &Play, viewer: Option<Seat>) -> String {
        render::coloured(&play.scene(viewer), self.charset()).trim_end().to_owned()
    }

    /// Prints a line to standard output, in one piece.
    pub fn print(&self, text: impl AsRef<str>) {
        noted(writeln!(anstream::stdout().lock(), "{}", text.as_ref()));
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

    /// Prints a remark to standard error.
    pub fn remark(&self, text: impl AsRef<str>) {
        let _ = writeln!(anstream::stderr(), "{}", text.as_ref().trim_end_matches('\n'));
    }

    /// Shows a failure on standard error.
    pub fn fail(&self, failure: &Failure) {
        // Colour is always rendered: the stream takes it out again where it does not belong.
        let _ = writeln!(anstream::stderr(), "{}", failure.show(true));
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
    /// There is no terminal, or its input has ended.
    pub fn ask(&self, question: &str) -> Result<String, Failure> {
        if !self.is_interactive() {
            return Err(Failure::usage(format!("`{question}` cannot be asked without a terminal"))
                .hint("give the answer on the command line; `--help` shows how"));
        }
        self.read(question)?.ok_or_else(|| Failure::usage("the input ended before the question was answered"))
    }

    /// Asks for the next line of a dialogue; `None` when the input has ended.
    ///
    /// # Errors
    /// The terminal cannot be read.
    pub fn read(&self, question: &str) -> Result<Option<String>, Failure> {
        let _ = write!(anstream::stderr(), "{question} ");
        let _ = std::io::stderr().flush();
        let mut line = String::new();
        match std::io::stdin().lock().read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line.trim().to_owned())),
            Err(error) => Err(Failure::environment(format!("the terminal cannot be read: {error}"))),
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
            return Err(Failure::usage(format!("`{question}` cannot be asked without a terminal"))
                .hint("add --yes if the answer is yes"));
        }
        let answer = self.ask(&format!("{question} [y/N]"))?;
        Ok(matches!(answer.to_ascii_lowercase().as_str(), "y" | "yes"))
    }

    /// Asks yes or no where a wrong yes would do harm that cannot be undone: `--yes` does not answer it, `option` does.
    ///
    /// # Errors
    /// There is no terminal.
    pub fn confirm_for_safety(&self, question: &str, option: &str) -> Result<bool, Failure> {
        if !self.is_interactive() {
            return Err(Failure::usage(format!("`{question}` cannot be asked without a terminal"))
                .hint(format!("{option} says yes to this; --yes does not")));
        }
        let answer = self.ask(&format!("{question} [y/N]"))?;
        Ok(matches!(answer.to_ascii_lowercase().as_str(), "y" | "yes"))
    }

    /// Asks for a passphrase without showing it.
    ///
    /// # Errors
    /// There is no terminal.
    pub fn passphrase(&self, question: &str) -> Result<String, Failure> {
        rpassword::prompt_password(format!("{question} ")).map_err(|error| {
            Failure::environment(format!("no passphrase can be asked for: {error}"))
                .hint("set ADJUDICATE_PASSPHRASE where there is no terminal")
        })
    }
}

impl Person for Terminal {
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

    fn note(&self, line: &str) {
        self.print(line);
    }

    fn remark(&self, text: &str) {
        Terminal::remark(self, text);
    }
}
