//! Finding logs: files that were named, and those in directories.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use adjudicate_record::log::EVIDENCE_START;
use adjudicate_record::log::file::{self, FileSystem};

/// How much of a file shows what it is: the charter's first keys stand within it.
const START: u64 = 512;

/// The item at a given path, or below it.
#[derive(Clone, Debug)]
pub enum FoundItem {
    /// A game's log, or a file that was named and is to be read as one.
    Log(PathBuf),
    /// An event's log, which is verified together with its games.
    Event(PathBuf),
    /// Evidence that somebody signed twice.
    Evidence(PathBuf),
    /// A directory without logs.
    Empty(PathBuf),
    /// A file or a directory that cannot be read.
    Unreadable(Failure),
}

/// The logs at a path: the file itself, or all logs in a directory and below it, in the order of their names. Links to
/// directories are not followed, for they can lead back to where they stand.
pub fn logs(system: &dyn FileSystem, path: &Path) -> Vec<FoundItem> {
    let about = match file::look(system, path) {
        Ok(about) => about,
        Err(error) => return vec![FoundItem::Unreadable(error.into())],
    };
    if !about.is_some_and(|about| about.is_directory()) {
        return vec![match file::start(system, path, START) {
            // That nothing stands there, or no file, is reported by the function that reads it.
            Ok(start) => named(path.to_owned(), &start.unwrap_or_default()),
            Err(error) => FoundItem::Unreadable(error.into()),
        }];
    }
    let mut found = Vec::new();
    visit(system, path, &mut found);
    if found.is_empty() {
        found.push(FoundItem::Empty(path.to_owned()));
    }
    found
}

fn visit(system: &dyn FileSystem, directory: &Path, found: &mut Vec<FoundItem>) {
    let mut paths: Vec<PathBuf> = match system.list(directory) {
        Ok(paths) => paths,
        Err(error) => return found.push(FoundItem::Unreadable(Failure::unreadable(directory, &error))),
    };
    paths.sort();
    for path in paths {
        let named = path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
        match system.is_own_directory(&path) {
            Ok(true) => visit(system, &path, found),
            Ok(false) if named => found.extend(named_like_a_log(system, path)),
            Ok(false) => {}
            Err(error) => found.push(FoundItem::Unreadable(Failure::unreadable(&path, &error))),
        }
    }
}

fn named_like_a_log(system: &dyn FileSystem, path: PathBuf) -> Option<FoundItem> {
    // A file that a directory lists and that does not exist, as behind a broken link, is a log that is missing.
    if let Err(error) = system.look(&path) {
        return Some(FoundItem::Unreadable(Failure::unreadable(&path, &error)));
    }
    match file::start(system, &path, START) {
        Ok(Some(bytes)) if bytes.starts_with(b"---") => Some(named(path, &bytes)),
        Ok(_) => None,
        Err(error) => Some(FoundItem::Unreadable(error.into())),
    }
}

/// Returns the item for a file that begins like this.
fn named(path: PathBuf, start: &[u8]) -> FoundItem {
    match () {
        () if is_event(start) => FoundItem::Event(path),
        () if start.starts_with(EVIDENCE_START.as_bytes()) => FoundItem::Evidence(path),
        () => FoundItem::Log(path),
    }
}

/// The charter of an event names the event where that of a game names the game.
fn is_event(start: &[u8]) -> bool {
    let text = String::from_utf8_lossy(start);
    text.starts_with("---\n")
        && text.split_once("\ncharter:\n  format: ").is_some_and(|(_, rest)| {
            let next = rest.split_once('\n').map_or("", |(_, next)| next);
            next.starts_with("  event: ")
        })
}
