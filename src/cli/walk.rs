//! Finding logs: files that were named, and those in directories.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::failure::Failure;
use crate::log::EVIDENCE_START;

/// How much of a file shows what it is: the charter's first keys stand within it.
const START: u64 = 512;

/// What stands at a path that was given, or below it.
#[derive(Clone, Debug)]
pub enum Item {
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
pub fn logs(path: &Path) -> Vec<Item> {
    if !path.is_dir() {
        // What is wrong with a file is told by whoever reads it.
        let start = if is_regular(path) { start(path).unwrap_or_default() } else { Vec::new() };
        return vec![named(path.to_owned(), &start)];
    }
    let mut found = Vec::new();
    visit(path, &mut found);
    if found.is_empty() {
        found.push(Item::Empty(path.to_owned()));
    }
    found
}

fn visit(directory: &Path, found: &mut Vec<Item>) {
    let entries = fs::read_dir(directory).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let mut paths: Vec<PathBuf> = match entries {
        Ok(entries) => entries.into_iter().map(|entry| entry.path()).collect(),
        Err(error) => return found.push(Item::Unreadable(unreadable(directory, &error))),
    };
    paths.sort();
    for path in paths {
        let named = path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
        match fs::symlink_metadata(&path).map(|own| own.is_dir()) {
            Ok(true) => visit(&path, found),
            Ok(false) if named => found.extend(named_like_a_log(path)),
            Ok(false) => {}
            Err(error) => found.push(Item::Unreadable(unreadable(&path, &error))),
        }
    }
}

fn named_like_a_log(path: PathBuf) -> Option<Item> {
    match fs::metadata(&path).and_then(|metadata| if metadata.is_file() { start(&path) } else { Ok(Vec::new()) }) {
        Ok(bytes) if bytes.starts_with(b"---") => Some(named(path, &bytes)),
        Ok(_) => None,
        Err(error) => Some(Item::Unreadable(unreadable(&path, &error))),
    }
}

/// What a file is that begins like this.
fn named(path: PathBuf, start: &[u8]) -> Item {
    match () {
        () if is_event(start) => Item::Event(path),
        () if start.starts_with(EVIDENCE_START.as_bytes()) => Item::Evidence(path),
        () => Item::Log(path),
    }
}

/// Whether it is a file that can be opened without waiting for another program, as a pipe would.
fn is_regular(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.is_file())
}

fn start(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(START).read_to_end(&mut bytes)?;
    Ok(bytes)
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

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::environment(format!("`{}` cannot be read: {error}", path.display()))
}
