//! A whole store as the files of a directory, and back, byte for byte.

use adjudicate_record::printable::printable_path;
use std::path::Path;

use adjudicate_agent::Failure;

use adjudicate_record::log::file::Disk;
use adjudicate_record::log::layout::{Document, EVENTS, GAMES, MAIL, STATE};

use crate::change_set::ChangeSet;
use crate::files::{self, Files, document, is_log, of_game};
use crate::local::due;
use crate::store::{CommitOutcome, Query, Snapshot, Store};

/// Games that are brought in together.
const AT_ONCE: usize = 50;

/// Counts of the documents that were brought in or written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TransferCounts {
    /// Games.
    pub games: u64,
    /// Other documents.
    pub documents: u64,
    /// Messages.
    pub messages: u64,
}

/// Brings a directory into a store that has none of its games: `games`, `events`, `state` and `mail` below it.
///
/// # Errors
/// It has none of these; a log is not whole; the store has another state of a game; or one of the two cannot be read or written.
/// Documents that were brought in before that stay, and are passed over the next time.
pub fn import(keep: &mut dyn Store, directory: &Path) -> Result<TransferCounts, Failure> {
    let known = [GAMES, EVENTS, STATE, MAIL];
    if !known.iter().any(|name| directory.join(name).is_dir()) {
        return Err(Failure::usage(format!("{} is not what `store export` writes", printable_path(directory))).hint(
            "it has the directories games, events, state and mail, or some of them; docs/store.md says how a desk's are put there",
        ));
    }
    let mut all = Files::new();
    for name in known {
        let found = files::collect(&directory.join(name))?;
        all.extend(found.into_iter().map(|(path, bytes)| (format!("{name}/{path}"), bytes)));
    }
    // Before anything is changed.
    all.keys().try_for_each(|path| document(path).map(drop))?;
    let state = directory.join(STATE);
    let mut moved = TransferCounts::default();
    let there = keep.check_out(&Query { below: vec![String::new()], ..Query::default() })?;
    let logs: Vec<String> = all.keys().filter(|path| is_log(path)).cloned().collect();
    let mut games = std::collections::BTreeMap::new();
    for path in &logs {
        let bytes = all.get(path).map(Vec::as_slice).unwrap_or_default();
        let rows = crate::change_set::rows(path, bytes)?;
        let Some(charter) = rows.first() else { continue };
        if let Some(other) = games.insert(charter.id, path.clone()) {
            return Err(Failure::ruled(format!("{path} and {other} are the same game"))
                .hint("a store has every game once: move one of the copies away"));
        }
        if let Some(other) = there.games.iter().find(|(_, held)| held.id == charter.id)
            && (other.0 != path || there.files.get(path).map(Vec::as_slice) != Some(bytes))
        {
            return Err(Failure::ruled(format!("the store has the game of {path} already, and another state of it"))
                .hint("`store export` shows what it has"));
        }
    }
    // Documents that are about no game go first: nothing is told of games whose desk has no secret yet.
    let of_games = |path: &str, document: &Document| match document {
        Document::Log => Some(path.to_owned()),
        Document::Beside(log) => Some(log.clone()),
        Document::State(file) => of_game(file).and_then(|(game, _)| games.get(&game).cloned()),
        Document::OfGames | Document::NewMail | Document::OldMail | Document::Temporary => None,
    };
    let mut own: std::collections::BTreeMap<String, Files> = std::collections::BTreeMap::new();
    let mut rest = Files::new();
    for (path, bytes) in all {
        let document = document(&path)?;
        match document {
            Document::NewMail => {
                keep.receive(&bytes)?;
                moved.messages += 1;
                continue;
            }
            Document::OldMail | Document::Temporary => continue,
            Document::Log | Document::Beside(_) | Document::OfGames | Document::State(_) => {}
        }
        match of_games(&path, &document) {
            Some(log) => drop(own.entry(log).or_default().insert(path, bytes)),
            None if there.files.get(&path) != Some(&bytes) => drop(rest.insert(path, bytes)),
            None => {}
        }
    }
    moved.documents = rest.len() as u64;
    commit(keep, &there_of(&there, &rest), &rest, &state)?;
    let fresh: Vec<Files> =
        own.into_iter().filter(|(log, _)| !there.games.contains_key(log)).map(|(_, files)| files).collect();
    for some in fresh.chunks(AT_ONCE) {
        let files: Files = some.iter().flatten().map(|(path, bytes)| (path.clone(), bytes.clone())).collect();
        commit(keep, &Snapshot::default(), &files, &state)?;
        moved.games += some.len() as u64;
    }
    Ok(moved)
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
        CommitOutcome::Conflict => Err(Failure::environment("others are at work on the same games in the store")
            .hint("stop them, or do it again: what was brought in is passed over")),
    }
}

/// Writes everything in a store into a directory that is empty.
///
/// # Errors
/// The directory is not empty, or one of the two cannot be read or written; or the store holds a document whose path leads out of the
/// directory. Nothing is written then.
pub fn export(keep: &mut dyn Store, directory: &Path) -> Result<TransferCounts, Failure> {
    adjudicate_agent::directory::prepare(directory)?;
    let out = keep.check_out(&Query { below: vec![String::new()], ..Query::default() })?;
    let mut moved = TransferCounts { games: out.games.len() as u64, ..TransferCounts::default() };
    let mail = [keep.outbox()?, keep.unread()?, keep.inbox()?];
    for path in mail.iter().chain([&out.files]).flat_map(Files::keys) {
        files::check(path)?;
    }
    for (path, bytes) in &out.files {
        files::put(directory, path, bytes)?;
        moved.documents += u64::from(!is_log(path));
    }
    for (path, bytes) in mail.iter().flatten() {
        files::put(directory, path, bytes)?;
        moved.messages += 1;
    }
    Ok(moved)
}
