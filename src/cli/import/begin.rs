//! Games that arrive whole: a file of their own, after asking.

use std::path::{Path, PathBuf};

use super::Places;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::{join, new};
use crate::log::file::{self, Disk};
use crate::log::{Kind, payload};
use crate::mail::Letter;
use crate::referee::{Fault, Match, Signed, open};
use adjudicate_words::view;

/// The match that a charter begins.
///
/// # Errors
/// The entry is no charter that a game can be played under.
pub fn opened(letter: &Letter) -> Result<Match, Fault> {
    open(Signed { entry: &letter.entry, payload: &payload(&letter.entry) })
}

/// The charter among what an entry may have been.
pub fn charter(candidates: &[Letter]) -> Option<&Letter> {
    candidates.iter().find(|letter| matches!(letter.entry.kind, Kind::Charter(_)) && opened(letter).is_ok())
}

/// Makes a file for the game of this charter; gives its path.
///
/// # Errors
/// The user does not want it, cannot be asked, or the file cannot be written.
pub fn make(context: &Context, at: &Places, letter: &Letter) -> Result<PathBuf, Failure> {
    let state = opened(letter).map_err(Failure::fault)?;
    if at.game.is_some() {
        return Err(Failure::ruled("it is the charter of another game than that of --game").rule("protocol 8"));
    }
    let path = match &at.output {
        Some(path) => path.clone(),
        None => free(&at.games, &new::file_name(state.charter()))?,
    };
    if at.output.is_none() {
        consent(context, &state, &path)?;
    }
    file::create(&Disk, &path, &letter.text)?;
    Ok(path)
}

fn consent(context: &Context, state: &Match, path: &Path) -> Result<(), Failure> {
    let terminal = context.terminal;
    if !terminal.yes && !terminal.is_interactive() {
        let reason = format!("this game is not here yet: {}", view::headline(state));
        return Err(Failure::ruled(reason).hint("--yes or --output FILE makes a file for it"));
    }
    if !terminal.json {
        join::terms(state).iter().for_each(|line| terminal.print(line));
    }
    match terminal.confirm(&format!("This game is not here yet. Keep it in {}?", path.display()))? {
        true => Ok(()),
        false => Err(Failure::ruled("you did not want this game")),
    }
}

/// The first path of this name, with a number where needed, at which nothing stands.
fn free(directory: &Path, name: &str) -> Result<PathBuf, Failure> {
    let path = |name: &str| match directory == Path::new(".") {
        true => PathBuf::from(name),
        false => directory.join(name),
    };
    let stem = name.trim_end_matches(".yaml");
    let numbered = (2..1_000).map(|number| path(&format!("{stem}-{number}.yaml")));
    for path in std::iter::once(path(name)).chain(numbered) {
        if !file::is_there(&Disk, &path)? {
            return Ok(path);
        }
    }
    Ok(path(name))
}
