//! Finished games as files outside of a store: each is written, read back and verified before it is removed.

use std::path::Path;

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_record::log::file::{self, BESIDE, Disk, FileError};
use adjudicate_record::printable::printable_path;
use adjudicate_report::StoreArchive;
use adjudicate_rules::phrase;

use crate::change_set::charter_addresses;
use crate::export::is_export;
use crate::files::{self, Files, game_of};
use crate::listing::{GameFilter, each_game};
use crate::operations::{GameRow, RemovedGame, StoreOperations};
use crate::store::Snapshot;

/// Writes the games that are over and whose last entry is dated before this into a directory, verifies the files, and removes the games from the
/// store, one after the other. Games of events stay, because the event is judged with them; and games in which a desk has something to do.
///
/// # Errors
/// The directory has another game at one of the paths, or one of the two cannot be read or written. Games that were archived before that are in
/// the directory alone.
pub fn archive(store: &mut dyn StoreOperations, before: Time, root: &Path) -> Result<StoreArchive, Failure> {
    if is_export(root) {
        let directory = printable_path(root);
        return Err(Failure::usage(phrase!("archive-into-export", "{directory} has an export of a store", directory))
            .hint(phrase!(
                "archive-into-export-hint",
                "name another directory: the next export would not know the archived games"
            )));
    }
    file::make_directory(&Disk, root)?;
    let mut done = StoreArchive::default();
    let filter = GameFilter { over: Some(true), before: Some(before), ..GameFilter::default() };
    each_game(store, &filter, Language::ENGLISH, &mut |store, row, game, found| {
        if game.event.is_some() {
            done.of_events += 1;
        } else if row.due.is_some() {
            done.waiting += 1;
        } else if one(store, row, found, root)? {
            done.games += 1;
            done.entries += row.length;
        } else {
            done.changed += 1;
        }
        Ok(true)
    })?;
    Ok(done)
}

/// Archives a game; returns `false` if somebody has changed it meanwhile, and then leaves no file of it.
fn one(store: &mut dyn StoreOperations, row: &GameRow, found: &Snapshot, root: &Path) -> Result<bool, Failure> {
    let Some(version) = found.games.get(&row.path).map(|game| game.version) else { return Ok(false) };
    let beside = format!("{}{BESIDE}", row.path);
    let is_own = |path: &str| path == row.path || path == beside || game_of(path) == Some(row.id);
    let own: Files = found
        .files
        .iter()
        .filter(|(path, _)| is_own(path))
        .map(|(path, bytes)| (path.clone(), bytes.clone()))
        .collect();
    let mut written = Vec::new();
    for (path, bytes) in &own {
        files::check(path)?;
        let place = root.join(path);
        match file::read(&Disk, &place) {
            Ok(there) if there == *bytes => continue,
            Ok(_) => {
                let file = printable_path(&place);
                let reason = phrase!("archive-other-file", "{file} is there already, with other contents", file);
                return Err(
                    Failure::ruled(reason).hint(phrase!("archive-other-file-hint", "archive into another directory"))
                );
            }
            Err(FileError::Absent { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        file::make_directory(&Disk, place.parent().unwrap_or(root))?;
        file::put_through(&Disk, &place, bytes)?;
        written.push(place);
    }
    for (path, bytes) in &own {
        let place = root.join(path);
        if file::read(&Disk, &place)? != *bytes {
            let file = printable_path(&place);
            let reason = phrase!("archive-unlike", "{file} is not what was written into it", file);
            return Err(Failure::environment(reason)
                .hint(phrase!("archive-unlike-hint", "the game is still in the store; check the disk")));
        }
    }
    let log = own.get(&row.path).map(Vec::as_slice).unwrap_or_default();
    if let Some(fault) = &adjudicate_referee::verify(log).fault {
        return Err(Failure::found(fault, &row.path, log)
            .hint(phrase!("archive-invalid-hint", "the game is still in the store; `store check` lists all faults")));
    }
    let game = RemovedGame { id: row.id, path: row.path.clone(), version, addresses: charter_addresses(log) };
    if store.remove_game(&game)? {
        return Ok(true);
    }
    written.iter().try_for_each(|place| file::remove(&Disk, place))?;
    Ok(false)
}
