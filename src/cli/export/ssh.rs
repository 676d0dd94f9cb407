//! Entries, signatures and keys as files for `ssh-keygen` (protocol, section 3).

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::{Value, json};

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::game_file::{self, GameFile};
use crate::cli::view;
use crate::crypto::{NAMESPACE, allowed_signers_line, armored};
use crate::referee::{Held, Trail};

/// Writes the directory.
///
/// # Errors
/// The log cannot be read or is invalid; the directory is not empty, or cannot be written.
pub fn run(context: &Context, log: &Path, directory: &Path) -> Result<(), Failure> {
    let (game, trail) = game_file::load_with_trail(log)?;
    let signed = signers(&game, &trail)?;
    prepare(directory)?;
    for (number, (record, held)) in signed.iter().enumerate() {
        let name = file_name(number, signed.len());
        put(directory, &format!("{name}.txt"), record.payload())?;
        put(directory, &format!("{name}.sig"), &armored(&held.key, &record.entry.sig))?;
    }
    let lines: String =
        trail.keys().iter().map(|held| allowed_signers_line(&held.principal(), &held.key) + "\n").collect();
    put(directory, "allowed_signers", &lines)?;
    let principals: Vec<String> = signed.iter().map(|(_, held)| held.principal()).collect();
    put(directory, "verify.sh", &script(&principals))?;
    let executable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(directory.join("verify.sh"), executable).map_err(|error| unwritable(directory, &error))?;
    put(directory, "README.txt", &readme(&game, &trail))?;
    report(context, &game, &trail, directory);
    Ok(())
}

type Signed<'a> = (&'a game_file::Record, &'a Held);

fn signers<'a>(game: &'a GameFile, trail: &'a Trail) -> Result<Vec<Signed<'a>>, Failure> {
    let pair = |record: &'a game_file::Record| {
        let held = trail.signed_by(record.entry.seq);
        // Every entry of a valid log is signed by a key that holds.
        let held = held.ok_or_else(|| Failure::ruled(format!("entry {} has no signer", record.entry.seq)))?;
        Ok((record, held))
    };
    game.records.iter().map(pair).collect()
}

/// The name of an entry's files without their extension, such as `0007`: as many digits as the last entry needs, four at
/// least.
pub fn file_name(number: usize, entries: usize) -> String {
    let digits = entries.saturating_sub(1).to_string().len().max(4);
    format!("{number:0digits$}")
}

/// Makes a directory, or takes one that is empty.
///
/// # Errors
/// It is not empty, or cannot be made.
pub fn prepare(directory: &Path) -> Result<(), Failure> {
    fs::create_dir_all(directory).map_err(|error| unwritable(directory, &error))?;
    let mut there = fs::read_dir(directory).map_err(|error| unwritable(directory, &error))?;
    if there.next().is_some() {
        return Err(Failure::usage(format!("the directory `{}` is not empty", directory.display()))
            .hint("name a new one, so that nothing old is taken for a part of this game"));
    }
    Ok(())
}

/// Writes a file into it.
///
/// # Errors
/// The file cannot be written.
pub fn put(directory: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = directory.join(name);
    fs::write(&path, text).map_err(|error| unwritable(&path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::environment(format!("`{}` cannot be written: {error}", path.display()))
}

fn script(principals: &[String]) -> String {
    let mut text = format!(
        "#!/bin/sh\n\
         # Checks the signature of every entry with ssh-keygen, and that each entry names the one before it.\n\
         cd \"$(dirname \"$0\")\" || exit 3\n\
         if ! command -v ssh-keygen >/dev/null; then\n\
         \x20   echo \"ssh-keygen is not installed; it comes with OpenSSH\" >&2\n\
         \x20   exit 3\n\
         fi\n\
         bad=0\n\
         last=\n\
         check() {{\n\
         \x20   if told=$(ssh-keygen -Y verify -f allowed_signers -I \"$2\" -n {NAMESPACE} -s \"$1.sig\" <\"$1.txt\" 2>&1); then\n\
         \x20       echo \"$1 good, signed by $2\"\n\
         \x20   else\n\
         \x20       echo \"$1 BAD, not signed by $2: $told\"\n\
         \x20       bad=$((bad + 1))\n\
         \x20   fi\n\
         \x20   if [ -n \"$last\" ] && ! grep -q \"^prev: sha256:$last\\$\" \"$1.txt\"; then\n\
         \x20       echo \"$1 BAD, does not name the entry before it\"\n\
         \x20       bad=$((bad + 1))\n\
         \x20   fi\n\
         \x20   if command -v sha256sum >/dev/null; then\n\
         \x20       last=$(sha256sum <\"$1.txt\")\n\
         \x20       last=${{last%% *}}\n\
         \x20   fi\n\
         }}\n"
    );
    for (number, principal) in principals.iter().enumerate() {
        let _ = writeln!(text, "check {} {principal}", file_name(number, principals.len()));
    }
    let count = principals.len();
    let _ = write!(
        text,
        "if [ \"$bad\" -gt 0 ]; then\n    echo \"{count} entries, $bad faults\"\n    exit 1\nfi\n\
         echo \"{count} entries, all signatures good\"\n"
    );
    text
}

fn readme(game: &GameFile, trail: &Trail) -> String {
    let count = game.records.len();
    let (first, last) = (file_name(0, count), file_name(count.saturating_sub(1), count));
    let principal = trail.signed_by(0).map(Held::principal).unwrap_or_default();
    let mut text = format!(
        "{}\n\
         Game {}\n\
         {count} entries; the id of the last one is\n{}\n\n\
         This directory holds every entry of the game as its author signed it, so that the signatures can be checked with\n\
         ssh-keygen, which comes with OpenSSH on Linux, macOS and Windows.\n\n\
         {first}.txt to {last}.txt   the signed texts. Their SHA-256 is the entry's id, which the next entry names as `prev`.\n\
         {first}.sig to {last}.sig   the signatures over them.\n\
         allowed_signers        whose key is which. After a change of keys a player is called NAME+1, NAME+2, ...\n\
         verify.sh              checks everything: sh verify.sh\n\n\
         To check one entry by hand, in this directory:\n\n\
         ssh-keygen -Y verify -f allowed_signers -I {principal} -n {NAMESPACE} -s {first}.sig < {first}.txt\n\n\
         Keys:\n",
        view::headline(&game.state),
        game.state.id(),
        game.state.head(),
    );
    for held in trail.keys() {
        let from = format!("introduced by entry {}", held.introduced);
        let _ = writeln!(text, "  {:<12} {}  {from}", held.principal(), held.key.fingerprint());
    }
    let scribed: Vec<&str> = game
        .state
        .charter()
        .players
        .iter()
        .filter(|player| player.key.is_none())
        .map(|player| player.name.as_str())
        .collect();
    if !scribed.is_empty() {
        let _ = writeln!(
            text,
            "  {}: plays by post; the referee wrote down and signed these entries",
            view::listed(&scribed)
        );
    }
    let _ = write!(
        text,
        "\nWhat this proves: who signed which text, and in which order the texts stand. That the moves are legal, that each\n\
         author was allowed to write, and that the dice are right is more than ssh-keygen can know: `adjudicate verify`\n\
         checks it, and it is stricter about signatures, too.\n"
    );
    text
}

fn report(context: &Context, game: &GameFile, trail: &Trail, directory: &Path) {
    let count = game.records.len();
    let directory = directory.display().to_string();
    if context.terminal.json {
        let keys: Vec<Value> = trail
            .keys()
            .iter()
            .map(|held| json!({ "principal": held.principal(), "key": held.key.to_string(), "introduced": held.introduced }))
            .collect();
        let file = game.path.display().to_string();
        context.terminal.print_json(&json!({
            "file": file, "directory": directory, "id": game.state.id().to_string(), "entries": count, "keys": keys,
        }));
        return;
    }
    context.terminal.print(format!("{count} entries with their signatures stand in {directory}."));
    context.terminal.print(format!("Check them without this program: sh {directory}/verify.sh"));
}
