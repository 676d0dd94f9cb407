//! Copies of all games with their signing states, as a page saves them, and restoring them.
//!
//! A copy may be older than the present files, or somebody else's work. So nothing in it replaces anything: logs are
//! imported like letters, signing states are merged, and a sealed board stays as it is.

use std::collections::BTreeMap;
use std::path::PathBuf;

use adjudicate_agent::{Context, Failure, game_file, secret};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file;
use adjudicate_record::log::layout::{EVENT_LOG, EVENTS, STATE, StateFile};
use adjudicate_record::log::signing_state::SigningState;
use serde::Deserialize;
use serde_json::json;

use crate::mark::SessionMark;
use crate::path::PagePath;
use crate::session::{Answer, FailureMessage, PageSession};
use crate::{events, play};
use adjudicate_rules::{PhraseArgument, phrase};

/// More than the games of a lifetime take.
const BACKUP_MAX: usize = 64 * 1024 * 1024;

/// The files of a page as it saves them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Backup {
    /// The version of the format.
    adjudicate: u64,
    files: BTreeMap<String, String>,
    /// The mark of the key that was open.
    #[serde(default)]
    mark: Option<SessionMark>,
    /// The file of that key, if it has a passphrase.
    #[serde(default)]
    key: Option<String>,
}

/// The kind of a file in a backup.
enum Part {
    /// A log, a file beside one, or an entry that waits: all of them are imported like letters.
    Letter,
    /// The signing state of this game.
    State(Digest),
    /// A sealed board.
    Board,
    /// An invitation that was made or accepted.
    Invitation,
    /// The slips that were signed for a tournament.
    EventSlips,
}

fn part(path: &str) -> Option<Part> {
    if let Some((EVENTS, rest)) = path.split_once('/') {
        return match rest.split_once('/')? {
            (_, EVENT_LOG) => Some(Part::Letter),
            (_, events::SIGNED) => Some(Part::EventSlips),
            _ => None,
        };
    }
    let Some((STATE, file)) = path.split_once('/') else {
        let ends = [".yaml", ".yml", ".yaml.beside", ".yml.beside"];
        return (!path.contains('/') && ends.iter().any(|end| path.ends_with(end))).then_some(Part::Letter);
    };
    match StateFile::parse(file)? {
        StateFile::Signing(game) => Some(Part::State(game)),
        StateFile::Board { .. } => Some(Part::Board),
        StateFile::Invitation(_) => Some(Part::Invitation),
        StateFile::EarlyEntry(_) => Some(Part::Letter),
        // The rest is of use to the browser that has written it only.
        _ => None,
    }
}

/// Restores a backup; reports the changes.
///
/// # Errors
/// The bytes are no backup, or the stored files cannot be read or written.
pub fn restore(session: &PageSession, bytes: &[u8]) -> Answer {
    let office = &session.office;
    let backup = read(bytes)?;
    let directory = office.settings.state_directory()?;
    let (mut refused, mut letters, mut boards, mut states) = (Vec::new(), Vec::new(), 0, Vec::new());
    for (name, text) in &backup.files {
        let path = PagePath::try_from(name.clone()).map_err(Failure::usage);
        let done = path.and_then(|path| match part(name) {
            Some(Part::Letter) => {
                letters.push((name.as_str(), text.as_bytes()));
                Ok(())
            }
            Some(Part::State(game)) => {
                take_state(office, &path, &game, text).map(|known| states.extend(known.map(|known| (game, known))))
            }
            Some(Part::Board) => take_board(office, &path, text).map(|new| boards += usize::from(new)),
            Some(Part::Invitation) => take_invitation(office, &path, text),
            Some(Part::EventSlips) => events::keep(office, &path, text),
            None => {
                Err(Failure::usage(phrase!("backup-part", "`{name}` is no part of a backup, and was left out", name)))
            }
        });
        refused.extend(done.err().map(|failure| FailureMessage::of(office.language, &failure)));
    }
    // Games come last: what was signed in them is known by then.
    let system = office.store.system();
    let before: Vec<PathBuf> = game_file::look_through(system, ".".as_ref())?.games.into_iter().flatten().collect();
    let brought = play::bring(office, letters.into_iter(), false)?;
    // Entries that the log has already are not reported as new.
    let mut changed = 0;
    for (game, known) in &states {
        changed += usize::from(office.store.kept(directory, game)? != *known);
    }
    let identity = office.identity_at_hand()?;
    Ok(json!({
        "brought": brought,
        "before": before,
        "states": changed,
        "boards": boards,
        "refused": refused,
        "mark": SessionMark::standing(backup.mark.as_ref(), identity, &backup.files),
        "key": backup.key,
    }))
}

fn read(bytes: &[u8]) -> Result<Backup, Failure> {
    if bytes.len() > BACKUP_MAX {
        let (size, most) = (PhraseArgument::count(bytes.len()), PhraseArgument::count(BACKUP_MAX));
        return Err(Failure::usage(phrase!(
            "backup-size",
            "this file has {size} bytes, and a backup has at most {most}",
            size = size,
            most = most
        )));
    }
    let backup: Backup = serde_json::from_slice(bytes).map_err(|error| {
        Failure::usage(phrase!("no-backup", "this is no backup of games: {error}", error))
            .hint(phrase!("backup-hint", "choose a file that this page has saved"))
    })?;
    match backup.adjudicate {
        1 => Ok(backup),
        other => Err(Failure::usage(phrase!(
            "backup-version",
            "this backup has version {other}, and this page knows version 1",
            other
        ))
        .hint(phrase!("backup-version-hint", "use the page that saved it, or a newer one"))),
    }
}

/// Merges the signing state of a game into the stored one; returns the earlier one, unless nothing was added.
fn take_state(
    office: &Context,
    path: &PagePath,
    game: &Digest,
    text: &str,
) -> Result<Option<Option<SigningState>>, Failure> {
    let directory = office.settings.state_directory()?;
    let theirs = SigningState::parse(text, game, path)?;
    let known = office.store.kept(directory, game)?;
    let mut merged = known.clone().unwrap_or_else(|| theirs.clone());
    merged.merge(&theirs);
    let is_new = known.as_ref() != Some(&merged);
    office.store.keep(directory, &mut merged)?;
    Ok(is_new.then_some(known))
}

/// Keeps an invitation that is not here yet.
fn take_invitation(office: &Context, path: &PagePath, text: &str) -> Result<(), Failure> {
    let system = office.store.private();
    if file::is_there(system, path)? {
        return Ok(());
    }
    file::make_directory(system, path.parent().unwrap_or(path))?;
    file::create(system, path, text)?;
    Ok(())
}

/// Keeps a sealed board that is not here yet; whether it was not.
fn take_board(office: &Context, path: &PagePath, text: &str) -> Result<bool, Failure> {
    let system = office.store.private();
    if !secret::is_written(text) {
        return Err(Failure::usage(phrase!(
            "backup-no-board",
            "`{file}` holds no sealed board, and was left out",
            file = path.display().to_string()
        )));
    }
    if file::is_there(system, path)? {
        let known = file::read(system, path)?;
        return match known == text.as_bytes() {
            true => Ok(false),
            false => Err(Failure::usage(phrase!(
                "backup-other-board",
                "`{file}`: another board is sealed here, and stays",
                file = path.display().to_string()
            ))),
        };
    }
    let failed = |error: std::io::Error| Failure::unwritable(path, &error);
    system.make_directory(path.parent().unwrap_or(path)).map_err(failed)?;
    file::create(system, path, text)?;
    Ok(true)
}

#[cfg(test)]
#[allow(clippy::panic, clippy::unwrap_used, reason = "tests")]
mod tests;
