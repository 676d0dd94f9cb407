//! People who run the built program, each in a home of his own, and see every byte that it prints.

mod call;
mod reports;
mod session;
mod terminal;

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use adjudicate_record::crypto::{Identity, KEY_FILE_RANDOM, sha256};
use adjudicate_record::log::layout::{Document, STATE};
use tempfile::TempDir;

pub use call::{CommandLine, RunOutput, words};
pub use session::play;
pub use terminal::{by_keys, in_shell, on_terminal};

/// The time on the clock of every computer, if the command line does not set it.
pub const NOW: &str = "2026-11-20T17:03:11Z";

/// Sixteen bytes for charters, so that ids are the same in every run.
pub const NONCE: &str = "AAECAwQFBgcICQoLDA0ODw==";

/// A directory with the homes of some people, all of whom have the program at a path.
pub struct Homes {
    root: TempDir,
    program: PathBuf,
}

impl Homes {
    /// An empty one.
    pub fn new(program: impl Into<PathBuf>) -> Homes {
        Homes { root: tempfile::tempdir().unwrap(), program: program.into() }
    }

    /// Returns the directory of the homes.
    pub fn root(&self) -> &Path {
        self.root.path()
    }

    /// Somebody with a home and a key, both of which are made when he is first asked for.
    pub fn person(&self, name: &str) -> TestPerson {
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
    pub fn stranger(&self, name: &str) -> TestPerson {
        let home = self.root().join(name);
        std::fs::create_dir_all(&home).unwrap();
        TestPerson { name: name.to_owned(), home, program: self.program.clone(), _kept: None }
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
pub struct TestPerson {
    /// His name.
    pub name: String,
    /// His home directory.
    pub home: PathBuf,
    program: PathBuf,
    /// The home of somebody who lives alone goes when he goes.
    _kept: Option<TempDir>,
}

impl TestPerson {
    /// Somebody without a key who shares no place with others.
    pub fn alone(program: impl Into<PathBuf>) -> TestPerson {
        let home = tempfile::tempdir().unwrap();
        TestPerson { name: String::new(), home: home.path().to_owned(), program: program.into(), _kept: Some(home) }
    }

    /// The same person with the program that has been put into `~/.local/bin`.
    pub fn with_installed(self) -> TestPerson {
        TestPerson { program: self.home.join(".local/bin/adjudicate"), ..self }
    }

    /// The program, about to run with these arguments in this person's home.
    pub fn command(&self, typed: &(impl CommandLine + ?Sized)) -> Command {
        let mut command = self.about_to_run(&self.program);
        command.args(typed.words());
        command
    }

    /// Any program, about to run in this person's home.
    fn about_to_run(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(&self.home)
            .env_clear()
            .env("HOME", &self.home)
            .env("LANG", "C.UTF-8")
            .env("TZ", "UTC")
            .env("ADJUDICATE_DATE", NOW);
        command
    }

    /// Runs the program.
    pub fn run(&self, typed: &(impl CommandLine + ?Sized)) -> RunOutput {
        self.run_with(typed, b"")
    }

    /// Runs the program with this on its standard input.
    pub fn run_with(&self, typed: &(impl CommandLine + ?Sized), input: &[u8]) -> RunOutput {
        let mut command = self.command(typed);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // A program that does not read its input closes it, which is no failure.
        let _ = child.stdin.take().unwrap().write_all(input);
        let call = RunOutput::seen(format!("{}$ {}", self.name, typed.line()), child.wait_with_output().unwrap());
        reports::check(&typed.words(), &call.stdout);
        call
    }

    /// A line for bash, about to run in this person's home, where the program is called `adjudicate`.
    pub fn shell(&self, line: &str) -> Command {
        let mut command = Command::new("bash");
        let own = self.program.parent().unwrap().to_owned();
        let path = std::env::var_os("PATH").unwrap();
        let path = std::env::join_paths(std::iter::once(own).chain(std::env::split_paths(&path))).unwrap();
        command.args(["-c", line]).current_dir(&self.home).env_clear().env("HOME", &self.home).env("PATH", path);
        command
    }

    /// Runs a line of bash.
    pub fn bash(&self, line: &str) -> RunOutput {
        RunOutput::of(&mut self.shell(line))
    }

    /// Checks that the program has written no file into this person's kept state that `layout` does not know. Returns how many
    /// files there are.
    ///
    /// # Panics
    /// If a file there is unknown.
    pub fn check_state(&self) -> usize {
        fn check(directory: &Path, below: &str) -> usize {
            let items = std::fs::read_dir(directory).into_iter().flatten();
            let checked = items.map(|item| {
                let item = item.unwrap();
                let path = format!("{below}/{}", item.file_name().to_str().unwrap());
                if item.file_type().unwrap().is_dir() {
                    return check(&item.path(), &path);
                }
                assert!(Document::parse(&path).is_some(), "`layout` does not know {path}");
                1
            });
            checked.sum()
        }
        check(&self.path(".local/state/adjudicate"), STATE)
    }

    /// A file in this person's home.
    pub fn path(&self, name: &str) -> PathBuf {
        self.home.join(name)
    }

    /// Returns the text of one of his files.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{}/{name}: {error}", self.name))
    }

    /// Writes one of his files, and makes the directories above it.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
}
