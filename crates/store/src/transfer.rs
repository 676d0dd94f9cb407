//! A whole store as the files of a directory, and back, byte for byte, some of them at a time.

use adjudicate_record::printable::printable_path;
use std::collections::BTreeMap;
use std::path::Path;

use adjudicate_agent::Failure;

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::Disk;
use adjudicate_record::log::layout::{Document, EVENTS, GAMES, MAIL, STATE, StateFile};
use adjudicate_rules::phrase;

use crate::change_set::{ChangeSet, one_copy};
use crate::export::{ExportDirectory, TransferCounts, is_finished};
use crate::files::{self, Files, document, is_log, of_game};
use crate::local::due;
use crate::store::{CommitOutcome, Query, Snapshot, Store};

/// Games, or other documents, that are brought in together.
const AT_ONCE: usize = 50;

/// The paths of the files of a directory, by what is made of them.
#[derive(Default)]
struct Incoming {
    /// The logs of games that the store has not, each with what belongs to it.
    games: BTreeMap<String, Vec<String>>,
    /// Documents about no game of these.
    documents: Vec<String>,
    /// Messages.
    messages: Vec<String>,
}

/// Brings a directory into a store that has none of its games: `games`, `events`, `state` and `mail` below it.
///
/// # Errors
/// It has none of these; a log is not whole; the store has another state of a game; or one of the two cannot be read or written.
/// Documents that were brought in before that stay, and are passed over the next time.
pub fn import(keep: &mut dyn Store, directory: &Path) -> Result<TransferCounts, Failure> {
    let known = [GAMES, EVENTS, STATE, MAIL];
    if !known.iter().any(|name| directory.join(name).is_dir()) {
        let directory = printable_path(directory);
        let reason = phrase!("no-export", "{directory} is not what `store export` writes", directory);
        return Err(Failure::usage(reason).hint(phrase!(
            "no-export-hint",
            "it has the directories games, events, state and mail, or some of them; docs/store.md says how a desk's are put there"
        )));
    }
    is_finished(directory)?;
    let mut paths = Vec::new();
    for name in known {
        paths.extend(files::list(&directory.join(name))?.into_iter().map(|path| format!("{name}/{path}")));
    }
    // Before anything is changed.
    paths.iter().try_for_each(|path| document(path).map(drop))?;
    let incoming = sort(keep, directory, paths)?;
    let state = directory.join(STATE);
    let mut moved = TransferCounts::default();
    for some in incoming.messages.chunks(AT_ONCE) {
        for bytes in files::read(directory, some)?.into_values() {
            keep.receive(&bytes)?;
            moved.messages += 1;
        }
    }
    // Documents that are about no game go first: nothing is told of games whose desk has no secret yet.
    for some in incoming.documents.chunks(AT_ONCE) {
        let there = keep.check_out(&Query { below: some.to_vec(), quotas: true, ..Query::default() })?;
        let mut files = files::read(directory, some)?;
        files.retain(|path, bytes| there.files.get(path) != Some(bytes));
        moved.documents += files.len() as u64;
        commit(keep, &there_of(&there, &files), &files, &state)?;
    }
    let games: Vec<&Vec<String>> = incoming.games.values().collect();
    for some in games.chunks(AT_ONCE) {
        let paths: Vec<String> = some.iter().flat_map(|paths| paths.iter().cloned()).collect();
        commit(keep, &Snapshot::default(), &files::read(directory, &paths)?, &state)?;
        moved.games += some.len() as u64;
    }
    Ok(moved)
}

/// Looks at all logs, and says what is to be done with each file.
fn sort(keep: &mut dyn Store, directory: &Path, paths: Vec<String>) -> Result<Incoming, Failure> {
    let logs: Vec<String> = paths.iter().filter(|path| is_log(path)).cloned().collect();
    // The log of each game, and whether the store has the game.
    let mut games: BTreeMap<Digest, (String, bool)> = BTreeMap::new();
    let mut is_new: BTreeMap<String, bool> = BTreeMap::new();
    for some in logs.chunks(AT_ONCE) {
        let read = files::read(directory, some)?;
        let mut here = BTreeMap::new();
        for (path, bytes) in &read {
            let rows = crate::change_set::rows(path, bytes)?;
            let Some(charter) = rows.first() else { continue };
            if let Some((other, _)) = games.insert(charter.id, (path.clone(), false)) {
                let reason = phrase!("same-game-twice", "{path} and {other} are the same game", path, other);
                return Err(Failure::ruled(reason).hint(one_copy()));
            }
            here.insert(charter.id, path);
        }
        let there = keep.check_out(&Query { ids: here.keys().copied().collect(), ..Query::default() })?;
        for (held_as, held) in &there.games {
            let Some(path) = here.get(&held.id) else { continue };
            if held_as != *path || there.files.get(held_as) != read.get(*path) {
                let reason =
                    phrase!("other-state", "the store has the game of {path} already, and another state of it", path);
                return Err(
                    Failure::ruled(reason).hint(phrase!("other-state-hint", "`store export` shows what it has"))
                );
            }
            games.insert(held.id, ((*path).clone(), true));
        }
    }
    is_new.extend(games.values().map(|(path, is_there)| (path.clone(), !is_there)));
    let mut incoming = Incoming::default();
    for path in paths {
        let log = match document(&path)? {
            Document::NewMail => {
                incoming.messages.push(path);
                continue;
            }
            Document::OldMail | Document::Temporary => continue,
            Document::Log => Some(path.clone()),
            Document::Beside(log) => Some(log),
            Document::State(file) => log_of(&file, &games),
            Document::Invitation | Document::EventLog | Document::KeptMessage | Document::OfGames => None,
        };
        match log {
            None => incoming.documents.push(path),
            Some(log) if is_new.get(&log) == Some(&false) => {}
            Some(log) => incoming.games.entry(log).or_default().push(path),
        }
    }
    Ok(incoming)
}

/// The path of the log of the game that a file of the state is about.
fn log_of(file: &StateFile, games: &BTreeMap<Digest, (String, bool)>) -> Option<String> {
    of_game(file).and_then(|(game, _)| games.get(&game).map(|(path, _)| path.clone()))
}

/// Of what the store has, that which stands at the paths of these files.
fn there_of(there: &Snapshot, files: &Files) -> Snapshot {
    let mut out = Snapshot::default();
    for path in files.keys() {
        if let Some(bytes) = there.files.get(path) {
            out.files.insert(path.clone(), bytes.clone());
        }
        if let Some(version) = there.versions.get(path) {
            out.versions.insert(path.clone(), *version);
        }
    }
    out
}

fn commit(keep: &mut dyn Store, before: &Snapshot, after: &Files, state: &Path) -> Result<(), Failure> {
    let unit = ChangeSet::between(before, after, &|game, head| due(&Disk, state, game, head))?;
    match keep.commit(&unit)? {
        CommitOutcome::Done | CommitOutcome::Gone => Ok(()),
        CommitOutcome::Conflict => {
            Err(Failure::environment(phrase!("others-at-work", "others are at work on the same games in the store"))
                .hint(phrase!("others-at-work-hint", "stop them, or do it again: what was brought in is passed over")))
        }
    }
}

/// Writes everything in a store, as it was at one moment, into a directory that is empty, or has an export already: what has not changed since
/// then stays.
///
/// # Errors
/// The directory has something else, or one of the two cannot be read or written; or the store holds a document whose path leads out of the
/// directory.
pub fn export(keep: &mut dyn Store, directory: &Path) -> Result<TransferCounts, Failure> {
    let mut sink = ExportDirectory::open(directory)?;
    keep.export(&mut sink)?;
    sink.finish()
}
