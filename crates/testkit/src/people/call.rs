//! Command lines and the output of the program.

use std::process::{Command, Output};

/// A command line behind the program's name: one text, or its words.
pub trait CommandLine {
    /// The arguments.
    fn words(&self) -> Vec<String>;

    /// All of it in a line.
    fn line(&self) -> String {
        self.words().join(" ")
    }
}

impl CommandLine for str {
    fn words(&self) -> Vec<String> {
        words(self)
    }

    fn line(&self) -> String {
        self.to_owned()
    }
}

impl CommandLine for String {
    fn words(&self) -> Vec<String> {
        words(self)
    }

    fn line(&self) -> String {
        self.clone()
    }
}

impl<S: AsRef<str>> CommandLine for [S] {
    fn words(&self) -> Vec<String> {
        self.iter().map(|word| word.as_ref().to_owned()).collect()
    }
}

impl<S: AsRef<str>, const N: usize> CommandLine for [S; N] {
    fn words(&self) -> Vec<String> {
        self.as_slice().words()
    }
}

impl<S: AsRef<str>> CommandLine for Vec<S> {
    fn words(&self) -> Vec<String> {
        self.as_slice().words()
    }
}

/// The output of a run of the program, and its exit status.
#[derive(Debug)]
pub struct RunOutput {
    line: String,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
    /// The exit status.
    pub status: i32,
}

impl RunOutput {
    /// Runs a command to its end.
    pub fn of(command: &mut Command) -> RunOutput {
        let line = format!("{command:?}");
        RunOutput::seen(line, command.output().unwrap())
    }

    pub(super) fn seen(line: String, output: Output) -> RunOutput {
        RunOutput {
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code().unwrap_or_else(|| panic!("{line}: killed")),
            line,
        }
    }

    /// Asserts that the run succeeded without a word on standard error; returns its output.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{}\n{}", self.line, self.stdout);
        self.stdout
    }

    /// Asserts that the run succeeded and printed exactly this.
    #[track_caller]
    pub fn prints(self, stdout: &str) {
        let line = self.line.clone();
        assert_eq!(self.ok(), stdout, "{line}");
    }

    /// It ended with this status, and printed exactly this on standard error; gives what it printed otherwise.
    #[track_caller]
    pub fn fails(self, status: i32, stderr: &str) -> String {
        assert_eq!(self.stderr, stderr, "{}", self.line);
        assert_eq!(self.status, status, "{}", self.line);
        self.stdout
    }

    /// It ended with this status and without a word on standard output; gives standard error.
    #[track_caller]
    pub fn bad(self, status: i32) -> String {
        assert_eq!((self.status, self.stdout.as_str()), (status, ""), "{}\n{}", self.line, self.stderr);
        self.stderr
    }
}

/// Cuts a line at blanks; what stands between single quotes is kept together.
pub fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for character in line.chars() {
        match character {
            '\'' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            other => word.get_or_insert_default().push(other),
        }
    }
    assert!(!quoted, "a quote is not closed: {line}");
    words.extend(word);
    words
}
