//! Runs the program as a user would, in a home directory of its own.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A home directory; the program runs in it, and finds its configuration and state below it.
pub struct World {
    home: TempDir,
}

/// What a run of the program gave.
#[derive(Debug)]
pub struct Run {
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
    /// The exit status.
    pub status: i32,
}

impl World {
    /// An empty home.
    pub fn new() -> World {
        World { home: tempfile::tempdir().unwrap() }
    }

    /// The path of a file in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// Writes a file, and the directories above it.
    pub fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, contents).unwrap();
        path
    }

    /// A command in this home.
    pub fn command(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        let path = std::env::var_os("PATH").unwrap();
        command.env_clear().env("PATH", path).env("HOME", self.home.path()).current_dir(self.home.path());
        command
    }

    /// Runs the program.
    pub fn run(&self, arguments: &[&str]) -> Run {
        Run::of(self.command(env!("CARGO_BIN_EXE_adjudicate")).args(arguments))
    }

    /// Runs a script of bash.
    pub fn bash(&self, script: &str) -> Run {
        Run::of(self.command("bash").args(["-c", script]))
    }
}

impl Run {
    /// Runs a command to its end.
    pub fn of(command: &mut Command) -> Run {
        let output = command.output().unwrap();
        Run {
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code().unwrap(),
        }
    }

    /// Holds the status, and gives standard output; nothing may stand on standard error.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{}", self.stdout);
        self.stdout
    }

    /// Holds the status, and that standard output is empty; gives standard error.
    #[track_caller]
    pub fn bad(self, status: i32) -> String {
        assert_eq!((self.status, self.stdout.as_str()), (status, ""), "{}", self.stderr);
        self.stderr
    }
}
