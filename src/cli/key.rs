//! `adjudicate key`: identities.

use crate::printable::printable_path;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::context::{self, CommandContext};
use crate::crypto::{Identity, KEY_FILE_RANDOM, PublicKey};
use crate::log::file::{self, Disk};
use crate::rules::phrase;
use adjudicate_agent::{Failure, settings};
use adjudicate_report::KeyReport;

/// Make your key, or show it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate key new\n  adjudicate key show")]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Make a new identity: an OpenSSH Ed25519 key file
    #[command(
        after_help = "Examples:\n  adjudicate key new\n  adjudicate key new alice.key --comment alice@example.org"
    )]
    New {
        /// The file to write; the configured place if left out
        file: Option<PathBuf>,
        /// The comment behind the key in its public line
        #[arg(long, value_name = "TEXT")]
        comment: Option<String>,
        /// Do not protect the file with a passphrase
        #[arg(long)]
        no_passphrase: bool,
    },
    /// Print the line to give to others
    #[command(after_help = "Examples:\n  adjudicate key show\n  adjudicate key show ~/.ssh/id_ed25519")]
    Show {
        /// The key file; the configured one if left out
        file: Option<PathBuf>,
    },
}

/// Runs the command.
///
/// # Errors
/// The key file exists already, or cannot be written or read.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        Command::New { file, comment, no_passphrase } => {
            let path = context.settings.key_file(file.as_deref().or(context.key.as_deref()))?;
            create(context, &path, comment.as_deref().unwrap_or(""), no_passphrase)
        }
        Command::Show { file } => {
            let path = context.settings.key_file(file.as_deref().or(context.key.as_deref()))?;
            // The line is no secret, so the passphrase is asked for only where the public file is missing.
            if let Some((key, line)) = public_half(&path) {
                tell(context, key, &line, &path);
                return Ok(());
            }
            let (identity, comment) =
                settings::read_identity(context.language, &path, &context.terminal, &context.settings)?;
            show(context, &identity, &comment, &path);
            Ok(())
        }
    }
}

/// Makes a new key file, with its public half beside it.
///
/// # Errors
/// There is one already, or it cannot be written; or the passphrase cannot be asked for.
pub fn create(context: &CommandContext, path: &Path, comment: &str, no_passphrase: bool) -> Result<(), Failure> {
    let (identity, is_protected) = make(context, path, comment, no_passphrase)?;
    if !context.terminal.json {
        let file = printable_path(path).to_string();
        context.terminal.remark_text("identity-made", &[("file", file.into()), ("protected", is_protected.into())]);
    }
    show(context, &identity, comment, path);
    Ok(())
}

/// Makes a new key file as [`create`] does, and prints nothing. Returns the identity, and whether it has a passphrase.
///
/// # Errors
/// As [`create`].
pub fn make(
    context: &CommandContext,
    path: &Path,
    comment: &str,
    no_passphrase: bool,
) -> Result<(Identity, bool), Failure> {
    let public = public_of(path);
    if file::is_there(&Disk, path)? {
        let file = printable_path(path);
        return Err(Failure::environment(phrase!(
            "not-overwritten",
            "{file} exists already and is not overwritten",
            file
        ))
        .hint(phrase!(
            "second-identity",
            "if you lose a key, you need a rekey in every game; name another file for a second identity"
        )));
    }
    if file::is_there(&Disk, &public)? {
        return Err(Failure::environment(phrase!(
            "public-key-there",
            "{file} exists already, without the private key that belongs to it; no key was made",
            file = printable_path(&public)
        ))
        .hint(phrase!(
            "public-key-there-hint",
            "move that file away if nobody needs it, or name another file for the new identity"
        )));
    }
    let identity = Identity::generate(getrandom::fill).map_err(context::no_randomness)?;
    let mut salt = [0; KEY_FILE_RANDOM];
    getrandom::fill(&mut salt).map_err(context::no_randomness)?;
    let passphrase = if no_passphrase { None } else { new_passphrase(context)? };
    let unwritten = |error: String| Failure::unwritable(path, &error);
    let text =
        identity.to_openssh(comment, passphrase.as_deref(), &salt).map_err(|error| unwritten(error.to_string()))?;
    write_new(path, &text, true).map_err(|error| unwritten(error.to_string()))?;
    let line = identity.public_line(comment) + "\n";
    if let Err(error) = write_new(&public, &line, false) {
        // Nobody has seen the new key, and half of a pair would stand in the way of the next try.
        let _ = std::fs::remove_file(path);
        return Err(Failure::unwritable(&public, &error)
            .hint(phrase!("no-key-made-hint", "no key was made; do it again when that is mended")));
    }
    Ok((identity, passphrase.is_some()))
}

fn new_passphrase(context: &CommandContext) -> Result<Option<String>, Failure> {
    if let Ok(passphrase) = std::env::var("ADJUDICATE_PASSPHRASE") {
        return Ok((!passphrase.is_empty()).then_some(passphrase));
    }
    if !context.terminal.is_interactive() {
        let reason = phrase!("passphrase-without-terminal", "a passphrase cannot be asked for without a terminal");
        return Err(
            Failure::usage(reason).hint(phrase!("set-passphrase", "set ADJUDICATE_PASSPHRASE, or say --no-passphrase"))
        );
    }
    let first = context.terminal.passphrase(&context.terminal.text("ask-passphrase", &[]))?;
    if first.is_empty() {
        return Ok(None);
    }
    let second = context.terminal.passphrase(&context.terminal.text("ask-passphrase-again", &[]))?;
    match first == second {
        true => Ok((!first.is_empty()).then_some(first)),
        false => Err(Failure::usage(phrase!("passphrases-differ", "the two passphrases differ; no key was made"))),
    }
}

/// Writes a new file, for its owner alone if it is private.
fn write_new(path: &Path, text: &str, private: bool) -> std::io::Result<()> {
    if let Some(directory) = path.parent().filter(|directory| !directory.as_os_str().is_empty()) {
        std::fs::create_dir_all(directory)?;
    }
    let mut file = match private {
        true => file::create_private(path)?,
        false => std::fs::File::create_new(path)?,
    };
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Reads the public file beside a key file: the key, and its line. `None` if there is none.
fn public_half(path: &Path) -> Option<(PublicKey, String)> {
    let text = std::fs::read_to_string(public_of(path)).ok().filter(|_| path.is_file())?;
    let line = text.lines().next()?.trim().to_owned();
    PublicKey::parse_line(&line).ok().map(|key| (key, line))
}

/// The file of the public half of a key.
fn public_of(path: &Path) -> PathBuf {
    path.with_file_name(format!("{}.pub", path.file_name().unwrap_or_default().to_string_lossy()))
}

fn show(context: &CommandContext, identity: &Identity, comment: &str, path: &Path) {
    tell(context, identity.public(), &identity.public_line(comment), path);
}

fn tell(context: &CommandContext, key: PublicKey, line: &str, path: &Path) {
    match context.terminal.json {
        true => context.terminal.print_json(&KeyReport {
            file: path.display().to_string(),
            key,
            fingerprint: key.fingerprint(),
        }),
        false => context.terminal.print(line),
    }
}
