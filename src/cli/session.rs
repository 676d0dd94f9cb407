//! `adjudicate session`: one command after another, with the passphrase asked for once.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, CommandFactory};

use super::terminal::Terminal;
use super::{Cli, perform};
use crate::crypto::Identity;
use crate::rules::phrase;
use adjudicate_agent::Failure;

/// The command's name.
pub const COMMAND: &str = "session";

/// Type several commands, with your passphrase asked for once.
///
/// Each line is a command without the word `adjudicate`, such as `show` or `play d2 --send`; `quit` or Ctrl-D ends the
/// session. Options given to `session` hold for all of its commands. An opened key stays in memory until then, and
/// nowhere else.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate session\n  adjudicate session --key club.key")]
pub struct Arguments {}

/// Keys that were opened in this run, by their files.
#[derive(Default)]
pub struct OpenedKeys(Vec<(PathBuf, Identity)>);

impl OpenedKeys {
    /// The key of this file, if it was opened before.
    pub fn of(&self, file: &Path) -> Option<Identity> {
        self.0.iter().find(|(own, _)| own == file).map(|(_, identity)| identity.clone())
    }

    /// Keeps a key for the commands to come.
    pub fn keep(&mut self, file: PathBuf, identity: Identity) {
        self.0.retain(|(own, _)| *own != file);
        self.0.push((file, identity));
    }
}

/// Reads commands and runs them until the input ends; gives the status of the last one that failed. `arguments` are those of
/// the session itself.
///
/// # Errors
/// The terminal cannot be read.
pub fn run(terminal: Terminal, arguments: &[OsString], keys: &mut OpenedKeys) -> Result<ExitCode, Failure> {
    let mut before = arguments.to_vec();
    if let Some(place) = before.iter().rposition(|word| word == COMMAND) {
        before.remove(place);
    }
    let names: Vec<String> = Cli::command().get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let mut status = ExitCode::SUCCESS;
    if terminal.is_interactive() {
        terminal.remark_text("session-begins", &[]);
    }
    loop {
        let line = match terminal.read("adjudicate>", &names) {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(status),
            Err(failure) if failure.is_environment() => return Err(failure),
            Err(_) => {
                terminal.remark_text("session-ends", &[]);
                continue;
            }
        };
        let Some(mut words) = shlex::split(&line) else {
            let unpaired = phrase!("quotation-mark-alone", "a quotation mark has no partner");
            terminal.fail(&Failure::usage(unpaired).hint(phrase!("nothing-was-done", "nothing was done")));
            status = ExitCode::from(2);
            continue;
        };
        if words.first().is_some_and(|word| word == "adjudicate") {
            words.remove(0);
        }
        match words.first().map(String::as_str) {
            None => {}
            Some("quit" | "exit") => return Ok(status),
            Some(COMMAND) => terminal.remark_text("session-already", &[]),
            Some(_) => {
                let done = perform(
                    &before.iter().cloned().chain(words.into_iter().map(OsString::from)).collect::<Vec<_>>(),
                    keys,
                );
                if done != ExitCode::SUCCESS {
                    status = done;
                }
            }
        }
    }
}
