//! Whole-program tests: people with homes of their own run the real program, and every byte that it prints is compared.

// Each test program uses the part that it needs.
#![allow(dead_code)]

mod session;
mod terminal;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use adjudicate::crypto::{Identity, KEY_FILE_RANDOM, sha256};
use tempfile::TempDir;

#[allow(unused_imports)]
pub use session::play;
#[allow(unused_imports)]
pub use terminal::on_terminal;

const PROGRAM: &str = env!("CARGO_BIN_EXE_adjudicate");

/// What the clock of every computer shows, if the command line does not say otherwise.
pub const NOW: &str = "2026-11-20T17:03:11Z";

/// Sixteen bytes for charters, so that ids are the same in every run.
pub const NONCE: &str = "AAECAwQFBgcICQoLDA0ODw==";

/// A place for the homes of some people.
pub struct World(TempDir);

impl World {
    /// An empty one.
    pub fn new() -> World {
        World(tempfile::tempdir().unwrap())
    }

    /// Where the homes are.
    pub fn root(&self) -> &Path {
        self.0.path()
    }

    /// Somebody with a home and a key, both of which are made when he is first asked for.
    pub fn person(&self, name: &str) -> Person {
        let person = self.stranger(name);
        let directory = person.home.join(".config/adjudicate");
        if !directory.exists() {
            std::fs::create_dir_all(&directory).unwrap();
            let identity = identity(name);
            let text = identity.to_openssh(name, None, &[7; KEY_FILE_RANDOM]).unwrap();
            std::fs::write(directory.join("identity"), text.as_str()).unwrap();
            std::fs::write(directory.join("identity.pub"), identity.public_line(name) + "\n").unwrap();
        }
        person
    }

    /// Somebody with a home and no key.
    pub fn stranger(&self, name: &str) -> Person {
        let home = self.root().join(name);
        std::fs::create_dir_all(&home).unwrap();
        Person { name: name.to_owned(), home }
    }
}

/// The identity of this name, the same in every run.
pub fn identity(name: &str) -> Identity {
    Identity::from_seed(&sha256(&[b"a key for tests: ", name.as_bytes()]))
}

/// The line of its public key.
pub fn key(name: &str) -> String {
    identity(name).public().to_string()
}

/// Somebody at his computer; he works in his home directory.
pub struct Person {
    pub name: String,
    pub home: PathBuf,
}

impl Person {
    /// The program, about to run with these arguments in this person's home.
    pub fn command(&self, arguments: &[String]) -> Command {
        let mut command = Command::new(PROGRAM);
        command
            .args(arguments)
            .current_dir(&self.home)
            .env_clear()
            .env("HOME", &self.home)
            .env("LANG", "C.UTF-8")
            .env("ADJUDICATE_DATE", NOW);
        command
    }

    /// Runs the program; the line is cut into arguments as a shell does it, single quotes included.
    pub fn run(&self, line: &str) -> Call {
        self.run_with(line, b"")
    }

    /// Runs the program with this on its standard input.
    pub fn run_with(&self, line: &str, input: &[u8]) -> Call {
        let mut command = self.command(&words(line));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // A program that does not read its input closes it, which is no failure.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        Call {
            line: format!("{}$ {line}", self.name),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code().unwrap_or_else(|| panic!("{line}: killed")),
        }
    }

    /// A file in this person's home.
    pub fn path(&self, name: &str) -> PathBuf {
        self.home.join(name)
    }

    /// What stands in one of his files.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{}/{name}: {error}", self.name))
    }

    /// Writes one of his files.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), text).unwrap();
    }
}

/// What a run of the program printed, and its exit status.
#[derive(Debug)]
pub struct Call {
    line: String,
    pub stdout: String,
    pub stderr: String,
    pub status: i32,
}

impl Call {
    /// It did what was asked, without a word on standard error; gives what it printed.
    pub fn ok(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{}\n{}", self.line, self.stdout);
        self.stdout
    }

    /// It did what was asked and printed exactly this.
    pub fn prints(self, stdout: &str) {
        let line = self.line.clone();
        assert_eq!(self.ok(), stdout, "{line}");
    }

    /// It ended with this status, and printed exactly this on standard error; gives what it printed otherwise.
    pub fn fails(self, status: i32, stderr: &str) -> String {
        assert_eq!(self.stderr, stderr, "{}", self.line);
        assert_eq!(self.status, status, "{}", self.line);
        self.stdout
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
