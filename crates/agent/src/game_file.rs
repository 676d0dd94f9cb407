//! Finding, reading and verifying the file of a game.

use adjudicate_record::printable::printable_path;
use adjudicate_rules::{Phrase, PhraseArgument, phrase};
use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::context::Context;
use crate::discover::{self, FoundItem};
use crate::failure::Failure;
use crate::game_files::GameFiles;
use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_record::log::{Entry, Frame, SignedEntry, charter_id};
use adjudicate_referee::{Match, Provenance, retrace, verify_behind, verify_known};
use adjudicate_text::deeds::DeedHistory;
use adjudicate_text::view;

/// How a log begins; letters with later entries lie in the same directories.
const CHARTER_START: &[u8; 11] = b"---\nseq: 0\n";

/// An entry of a file.
#[derive(Clone, Debug)]
pub struct FileEntry {
    /// The entry, which copies of the record share.
    pub letter: Arc<SignedEntry>,
    /// The line on which it begins.
    pub line: usize,
}

impl FileEntry {
    fn of(frame: &Frame<'_>, letter: SignedEntry) -> FileEntry {
        FileEntry { letter: Arc::new(letter), line: frame.line }
    }
}

impl Borrow<SignedEntry> for FileEntry {
    fn borrow(&self) -> &SignedEntry {
        &self.letter
    }
}

impl Deref for FileEntry {
    type Target = SignedEntry;

    fn deref(&self) -> &SignedEntry {
        &self.letter
    }
}

/// A game's file, verified.
#[derive(Clone)]
pub struct GameFile {
    /// The path.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its entries.
    pub records: Vec<FileEntry>,
    /// The match after its last entry, or after the entry that was asked for.
    pub state: Match,
}

/// The file that was named, by its path, by its number among the games of this directory, or by the beginning of its name;
/// or the only game in this directory. Of copies of one game it is the newest, and the others are mentioned.
///
/// # Errors
/// No game is here, or several are that may be meant.
pub fn locate(office: &Context, given: Option<&Path>) -> Result<PathBuf, Failure> {
    let system = office.system();
    if office.store.catalogue().is_some() {
        let found = given.map(|given| resolve(office, given)).transpose()?;
        // A path that is no name of a game may be that of a file, such as evidence.
        return match found {
            Some(found) if file::is_there(system, &found)? => Ok(found),
            _ => Err(unnamed_game()),
        };
    }
    let Some(given) = given else {
        let games = games_in(system, Path::new("."))?;
        return match games.as_slice() {
            [] => Err(Failure::usage(phrase!("no-game-in-directory", "there is no game in this directory"))
                .hint(phrase!("name-game-file", "name the game's file"))),
            [copies] => chosen(office, copies),
            several => {
                let names: Vec<String> =
                    several.iter().flatten().take(2).map(|path| path.display().to_string()).collect();
                let names = names.join(" and ");
                let reason = phrase!(
                    "several-games-in-directory",
                    "there are several games in this directory, {names} among them",
                    names
                );
                Err(Failure::usage(reason).hint(phrase!(
                    "name-game-file-or-number",
                    "name the game's file, or its number: `adjudicate games` lists them"
                )))
            }
        };
    };
    if file::is_there(system, given)? {
        return Ok(given.to_owned());
    }
    let Some(name) = given.to_str().filter(|name| !name.is_empty() && !name.contains(['/', '\\'])) else {
        return Ok(given.to_owned());
    };
    let games = games_in(system, Path::new("."))?;
    if let Ok(number) = name.parse::<usize>() {
        return match number.checked_sub(1).and_then(|place| games.get(place)) {
            Some(copies) => chosen(office, copies),
            None => Err(Failure::usage(no_game_numbered(number, games.len()))
                .hint(phrase!("games-hint", "`adjudicate games` lists them"))),
        };
    }
    let begins = |path: &PathBuf| {
        let file = path.file_name().and_then(|file| file.to_str()).unwrap_or_default();
        file.to_lowercase().starts_with(&name.to_lowercase())
    };
    let meant: Vec<&Vec<PathBuf>> = games.iter().filter(|copies| copies.iter().any(begins)).collect();
    match meant.as_slice() {
        // A file that is missing is reported by its reader.
        [] => Ok(given.to_owned()),
        [copies] => chosen(office, copies),
        several => {
            let names: Vec<String> =
                several.iter().filter_map(|copies| copies.first()).map(|path| path.display().to_string()).collect();
            let names = Phrase::joined("either", " or ", names.into_iter().map(Phrase::from));
            Err(Failure::usage(phrase!("may-be-either", "`{name}` may be {names}", name, names = names))
                .hint(phrase!("type-more", "type more of it")))
        }
    }
}

/// Returns the path that stands for this one: where games and events have names, that of the game or of the event with this name, and
/// else the path itself.
///
/// # Errors
/// Several games have this name, or the games cannot be read.
pub fn resolve(office: &Context, given: &Path) -> Result<PathBuf, Failure> {
    let (Some(catalogue), Some(name)) = (office.store.catalogue(), given.to_str()) else {
        return Ok(given.to_owned());
    };
    let found = match catalogue.game(name)? {
        None => catalogue.event(name)?,
        found => found,
    };
    Ok(found.unwrap_or_else(|| given.to_owned()))
}

/// A log that ends with the entry `last` has none of this number.
pub fn no_such_entry(last: u64, at: u64) -> Failure {
    Failure::usage(phrase!("no-such-entry", "the log has entries 0 to {last}, not {at}", last, at))
}

/// That fewer games are here than a number that was given.
fn no_game_numbered(number: usize, games: usize) -> Phrase {
    let there = view::counted(games as u64, "game", "games");
    let english = format!("there is no game number {number} in this directory, but {there}");
    let phrase = Phrase::english("no-game-number", english).with("number", number.to_string());
    phrase.with("games", PhraseArgument::count(games))
}

/// That no game of the store has the name that was given, or none was given.
pub fn unnamed_game() -> Failure {
    unnamed(phrase!("name-game-of-store", "name a game of the store"))
}

/// That nothing here has the name that was given, or none was given.
pub fn unnamed(reason: Phrase) -> Failure {
    Failure::usage(reason).hint(phrase!(
        "store-game-hint",
        "a game is named by the beginning of its id, six digits at least; `store export` shows all there is"
    ))
}

/// The newest of these copies of a game; the person is told of the others.
fn chosen(office: &Context, copies: &[PathBuf]) -> Result<PathBuf, Failure> {
    let newest = newest(office.system(), copies)?;
    let others: Vec<String> = copies.iter().filter(|path| **path != newest).map(|path| view::quoted(path)).collect();
    if !others.is_empty() {
        let newest = view::quoted(&newest);
        let values = [
            ("file", newest.into()),
            ("number", PhraseArgument::count(others.len())),
            ("others", office.language.list(&others).into()),
        ];
        office.person.remark(&office.language.text("copies-hold-no-more", &values));
    }
    Ok(newest)
}

/// The games in a directory, each with its copies.
///
/// # Errors
/// The directory cannot be read, or a file in it that may be one of the games.
pub fn games_in(system: &dyn FileSystem, directory: &Path) -> Result<Vec<Vec<PathBuf>>, Failure> {
    let mut found = look_through(system, directory)?;
    match found.unreadable.pop() {
        Some((_, failure)) => Err(failure.hint(phrase!(
            "may-be-a-game-here",
            "it may be one of the games here; if it is none, move it out of this directory"
        ))),
        None => Ok(found.games),
    }
}

/// The games and events of a directory.
#[derive(Default)]
pub struct DirectoryContents {
    /// The games, each with its copies.
    pub games: Vec<Vec<PathBuf>>,
    /// Files that may be games, and why they cannot be read.
    pub unreadable: Vec<(PathBuf, Failure)>,
}

/// Looks through a directory, whatever can be read in it.
///
/// # Errors
/// The directory itself cannot be read.
pub fn look_through(system: &dyn FileSystem, directory: &Path) -> Result<DirectoryContents, Failure> {
    let mut contents = DirectoryContents::default();
    let mut known: BTreeMap<Digest, usize> = BTreeMap::new();
    for path in named_like_logs(system, directory)? {
        let log = match log_at(system, &path) {
            Ok(Some(log)) => log,
            Ok(None) => continue,
            Err(error) => {
                contents.unreadable.push((path, error.into()));
                continue;
            }
        };
        let fresh = contents.games.len();
        let place = charter_id(&log).map_or(fresh, |charter| *known.entry(charter).or_insert(fresh));
        match contents.games.get_mut(place) {
            Some(copies) => copies.push(path),
            None => contents.games.push(vec![path]),
        }
    }
    Ok(contents)
}

/// Returns the copy of a game that continues all others, such as letters that were saved beside the game; of equal
/// copies, the only one with a file beside it.
///
/// # Errors
/// No copy goes on from all others: they differ, or several are alike, and it is not known which of them is a backup.
pub fn newest(system: &dyn FileSystem, copies: &[PathBuf]) -> Result<PathBuf, Failure> {
    if let [only] = copies {
        return Ok(only.clone());
    }
    let logs = copies.iter().map(|path| file::read(system, path)).collect::<Result<Vec<_>, _>>()?;
    let goes_on = |log: &Vec<u8>| logs.iter().all(|other| log.starts_with(other));
    let newest: Vec<&PathBuf> =
        copies.iter().zip(&logs).filter(|(_, log)| goes_on(log)).map(|(path, _)| path).collect();
    let quoted = |paths: &[&PathBuf]| -> Vec<String> { paths.iter().map(|path| view::quoted(path)).collect() };
    match newest.as_slice() {
        [only] => Ok((*only).clone()),
        [] => {
            let names = quoted(&copies.iter().collect::<Vec<_>>());
            let (one, other) = (names.first().map_or("", String::as_str), names.last().map_or("", String::as_str));
            let reason =
                phrase!("copies-differ", "{files} hold the same game, and differ", files = Phrase::list(&names));
            Err(Failure::usage(reason).hint(phrase!(
                "name-copy-to-go-on",
                "name the file to go on with; `adjudicate import {other} --game {one}` brings one into the other",
                other,
                one
            )))
        }
        alike => {
            // The file beside a log belongs to the copy that is played on.
            let mut live = Vec::new();
            for path in alike {
                if file::is_there(system, &file::beside(system, path)?)? {
                    live.push(*path);
                }
            }
            if let [only] = live.as_slice() {
                return Ok((*only).clone());
            }
            let names = quoted(alike);
            let reason =
                phrase!("copies-alike", "{files} hold the same game, and are alike", files = Phrase::list(&names));
            Err(Failure::usage(reason).hint(phrase!(
                "name-copy-or-move",
                "name the file to go on with, or move the copies out of this directory"
            )))
        }
    }
}

/// The files in a directory that are called like logs, by name.
fn named_like_logs(system: &dyn FileSystem, directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for path in system.list(directory).map_err(|error| Failure::unreadable(directory, &error))? {
        if path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml") {
            found.push(path.strip_prefix(".").map(Path::to_owned).unwrap_or(path));
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the content of a file; `None` if it does not begin like a log, or is gone.
fn log_at(system: &dyn FileSystem, path: &Path) -> Result<Option<Vec<u8>>, FileError> {
    let start = file::start(system, path, CHARTER_START.len() as u64)?;
    if start.is_none_or(|start| start != CHARTER_START) {
        return Ok(None);
    }
    match file::read(system, path) {
        Err(FileError::Absent { .. }) => Ok(None),
        log => log.map(Some),
    }
}

/// Reads and verifies a game's file; with `at`, the match is the one after that entry.
///
/// # Errors
/// The file cannot be read, the log is invalid, or it has no such entry.
pub fn load(system: &dyn FileSystem, path: &Path, at: Option<u64>) -> Result<GameFile, Failure> {
    load_with(system, path, at, |_, _, _| {})
}

/// Loads the game of this file; if a part of it was verified before, reads and verifies only the entries behind that
/// part. `known` is a game after its last entry.
///
/// # Errors
/// As [`load`].
pub fn load_behind(files: &dyn GameFiles, path: &Path, known: Option<&GameFile>) -> Result<GameFile, Failure> {
    let Some(known) = known else { return load_known(files, path, None) };
    let bytes = file::read(files.system(), path).map_err(Failure::from)?;
    match known.with(path, bytes) {
        Some(game) => Ok(game),
        None => load_known(files, path, None),
    }
}

/// Reads and verifies a game's file as [`load`] does. Signatures that a checkpoint covers are not checked again, and a new checkpoint is written
/// if much of the log is new.
///
/// # Errors
/// As [`load`].
pub fn load_known(files: &dyn GameFiles, path: &Path, at: Option<u64>) -> Result<GameFile, Failure> {
    // A page in a browser has none, and no room for the code.
    let checkpoints = files.checkpoints().filter(|_| !cfg!(target_family = "wasm"));
    let Some(checkpoints) = checkpoints else { return load(files.system(), path, at) };
    let bytes = file::read(files.system(), path).map_err(Failure::from)?;
    let known = checkpoints.known(files.private(), &bytes);
    let game = verified(files.system(), path, bytes, known, at, |_, _, _| {})?;
    checkpoints.note(files.private(), &game.bytes, known);
    Ok(game)
}

impl GameFile {
    /// This game with what these bytes have behind it; none if that is not valid, or they do not go on from it.
    fn with(&self, path: &Path, bytes: Vec<u8>) -> Option<GameFile> {
        let more = bytes.strip_prefix(self.bytes.as_slice())?;
        let mut records = self.records.clone();
        let line = records.last().map_or(1, |last| last.line + last.text.lines().count());
        let state = verify_behind(self.state.clone(), more, |frame, signed, _| {
            records.push(FileEntry { line: line + frame.line - 1, ..FileEntry::of(frame, signed) });
        })?;
        Some(GameFile { path: path.to_owned(), bytes, records, state })
    }

    /// Describes some of the entries in the language of a reader, one line each. Other languages than English leave out what concerns
    /// nothing but the record.
    ///
    /// # Errors
    /// As [`GameFile::retrace`].
    pub fn lines(&self, language: Language, entries: &[&Entry]) -> Result<Vec<String>, Failure> {
        if language.is_english() {
            return Ok(entries.iter().map(|entry| view::entry_line(entry)).collect());
        }
        let mut deeds = DeedHistory::default();
        self.retrace(|entry, state| deeds.follow(entry, state))?;
        let told = |entry: &&Entry| {
            let told = deeds.told(language, &self.state, entry.seq)?;
            Some(format!("{:>5}  {told}", entry.seq))
        };
        Ok(entries.iter().filter_map(told).collect())
    }

    /// Goes once more through the entries, and shows each of them and the match after it to `seen`.
    ///
    /// # Errors
    /// The entries are not those of a log that was verified.
    pub fn retrace(&self, mut seen: impl FnMut(&Entry, &Match)) -> Result<(), Failure> {
        let entries = self.records.iter().map(|record| &**record);
        retrace(entries, |signed, state| seen(&signed.entry, state)).map_err(Failure::fault)
    }
}

/// Returns the message for a valid file of another kind.
fn another_kind(system: &dyn FileSystem, path: &Path) -> Option<Failure> {
    let file = printable_path(path);
    match discover::logs(system, path).pop()? {
        FoundItem::Event(_) => {
            let directory = view::quoted(path.parent().unwrap_or(path));
            let failure =
                Failure::usage(phrase!("is-event-log", "`{file}` is the log of an event, not of a game", file));
            Some(failure.hint(phrase!(
                "is-event-log-hint",
                "its games lie in a directory beside it; `adjudicate event status {directory}` looks at it",
                directory
            )))
        }
        FoundItem::Evidence(_) => {
            let failure = Failure::usage(phrase!(
                "is-evidence",
                "`{file}` is evidence that somebody has signed twice, not a game",
                file
            ));
            Some(failure.hint(phrase!(
                "evidence-hint",
                "`adjudicate explain` tells what it proves, and `adjudicate verify` whether it does"
            )))
        }
        _ => None,
    }
}

/// As [`load`], with a trail of where everything in the log comes from.
///
/// # Errors
/// As [`load`].
pub fn load_with_trail(system: &dyn FileSystem, path: &Path) -> Result<(GameFile, Provenance), Failure> {
    let mut trail = Provenance::default();
    let game = load_with(system, path, None, |_, entry, state| trail.follow(entry, state))?;
    Ok((game, trail))
}

/// As [`load`], showing every entry and the match after it to `seen`.
///
/// # Errors
/// As [`load`].
pub fn load_with(
    system: &dyn FileSystem,
    path: &Path,
    at: Option<u64>,
    seen: impl FnMut(&Frame<'_>, &Entry, &Match),
) -> Result<GameFile, Failure> {
    let bytes = file::read(system, path).map_err(Failure::from)?;
    verified(system, path, bytes, 0, at, seen)
}

/// Returns the game of a file with these bytes, of which the first `known` were verified before.
fn verified(
    system: &dyn FileSystem,
    path: &Path,
    bytes: Vec<u8>,
    known: usize,
    at: Option<u64>,
    mut seen: impl FnMut(&Frame<'_>, &Entry, &Match),
) -> Result<GameFile, Failure> {
    let mut records = Vec::new();
    let mut then = None;
    let verified = verify_known(&bytes, known, |frame, signed, state| {
        seen(frame, &signed.entry, state);
        if at == Some(signed.entry.seq) {
            then = Some(state.clone());
        }
        records.push(FileEntry::of(frame, signed));
    });
    if let Some(found) = &verified.fault {
        let failure = Failure::found(found, &path.display().to_string(), &bytes);
        return Err(if records.is_empty() { another_kind(system, path).unwrap_or(failure) } else { failure });
    }
    let last = records.len().saturating_sub(1);
    let none = || no_such_entry(last as u64, at.unwrap_or(0));
    // A log without a fault has a charter, and so a match.
    let state = if at.is_some() { then } else { verified.state }.ok_or_else(none)?;
    Ok(GameFile { path: path.to_owned(), bytes, records, state })
}
