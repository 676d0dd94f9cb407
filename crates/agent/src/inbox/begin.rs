//! Games that arrive whole: a file of their own, after asking.

use adjudicate_record::printable::printable_path;
use adjudicate_rules::{Phrase, phrase};
use std::path::{Path, PathBuf};

use crate::context::Context;
use crate::failure::Failure;
use crate::inbox::GamePaths;
use crate::open_seat;
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_record::log::{Charter, EntryKind, SignedEntry};
use adjudicate_referee::{Fault, Match, open};
use adjudicate_text::view;

/// The name of the file of a game: GAME-NAME-NAME.yaml.
pub fn file_name(charter: &Charter) -> String {
    let names: Vec<&str> = charter.players.iter().map(|player| player.name.as_str()).collect();
    format!("{}-{}.yaml", charter.game, names.join("-"))
}

/// The match that a charter begins.
///
/// # Errors
/// The entry is no charter that a game can be played under.
pub fn opened(letter: &SignedEntry) -> Result<Match, Fault> {
    open(letter)
}

/// The charter among what an entry may have been.
pub fn charter(candidates: &[SignedEntry]) -> Option<&SignedEntry> {
    candidates.iter().find(|letter| matches!(letter.entry.kind, EntryKind::Charter(_)) && opened(letter).is_ok())
}

/// The key of the referee whom a charter names.
pub fn referee(charter: &SignedEntry) -> Option<PublicKey> {
    match &charter.entry.kind {
        EntryKind::Charter(charter) => charter.referee.as_ref().map(|referee| referee.key),
        _ => None,
    }
}

/// Makes a file for the game of this charter, with `asks` if the user wants it; gives its path.
///
/// # Errors
/// The user does not want it, cannot be asked, or the file cannot be written.
pub fn make(office: &Context, at: &GamePaths, letter: &SignedEntry, asks: bool) -> Result<PathBuf, Failure> {
    let state = opened(letter).map_err(Failure::fault)?;
    if at.game.is_some() {
        let reason = phrase!("charter-of-other-game", "it is the charter of another game than that of --game");
        return Err(Failure::ruled(reason).rule("protocol 8"));
    }
    let path = match &at.output {
        Some(path) => path.clone(),
        None => free(office.store.system(), &at.games, &file_name(state.charter()))?,
    };
    // A person who has sent or accepted an invitation waits for its charter.
    if at.output.is_none() && asks && !open_seat::is_expected(office, state.charter()) {
        consent(office, &state, &path)?;
    }
    file::create(office.store.system(), &path, &letter.text)?;
    Ok(path)
}

fn consent(office: &Context, state: &Match, path: &Path) -> Result<(), Failure> {
    if !office.person.can_be_asked() {
        let english = format!("this game is not here yet: {}", view::headline(state));
        let reason = Phrase::english("game-not-here", english).with("game", view::headline_in(office.language, state));
        return Err(Failure::ruled(reason).hint(phrase!("yes-or-output", "--yes or --output FILE makes a file for it")));
    }
    adjudicate_text::terms::terms(office.language, state).iter().for_each(|line| office.person.show(line));
    match office
        .person
        .confirm(&office.language.text("question-keep-game", &[("file", printable_path(path).into())]))?
    {
        true => Ok(()),
        false => Err(Failure::ruled(phrase!("game-unwanted", "you did not want this game"))),
    }
}

/// The first path of this name, with a number where needed, at which nothing stands.
fn free(system: &dyn FileSystem, directory: &Path, name: &str) -> Result<PathBuf, Failure> {
    let path = |name: &str| match directory == Path::new(".") {
        true => PathBuf::from(name),
        false => directory.join(name),
    };
    let stem = name.trim_end_matches(".yaml");
    let numbered = (2..1_000).map(|number| path(&format!("{stem}-{number}.yaml")));
    for path in std::iter::once(path(name)).chain(numbered) {
        if !file::is_there(system, &path)? {
            return Ok(path);
        }
    }
    Ok(path(name))
}
