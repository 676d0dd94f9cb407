//! The documents of a desk as the files of a directory: each has its path below the directory, and a kind.

use adjudicate_record::printable::{printable, printable_path};
use adjudicate_rules::phrase;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Component, Path};

use adjudicate_agent::Failure;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{Disk, FileSystem};
use adjudicate_record::log::layout::{Document, STATE, StateFile, directories};

/// Documents by their paths below the directory, with `/` between the parts.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Returns what stands at a path.
///
/// # Errors
/// The program writes no such file.
pub fn document(path: &str) -> Result<Document, Failure> {
    Document::parse(path).ok_or_else(|| {
        let file = printable(path);
        Failure::ruled(phrase!("no-file-of-desk", "`{file}` is none of the files that a desk keeps", file))
            .hint(phrase!("no-file-of-desk-hint", "move that file out of the directory"))
    })
}

/// Whether a log of a game stands at this path.
pub fn is_log(path: &str) -> bool {
    Document::parse(path) == Some(Document::Log)
}

/// The directories with what a desk remembers of events: its notices, and the languages of their players.
pub fn remembered_of_events() -> impl Iterator<Item = String> {
    [directories::TOLD, directories::REPLIES].into_iter().map(|directory| format!("{STATE}/{directory}/"))
}

/// Whether a request that nobody has confirmed yet stands at this path.
pub fn is_request(path: &str) -> bool {
    matches!(Document::parse(path), Some(Document::State(StateFile::Request(_))))
}

/// Returns the game that a file of the kept state is about, and the name under which a store keeps it with the game. `None` if the
/// file is not kept with a game.
pub fn of_game(file: &StateFile) -> Option<(Digest, String)> {
    match file {
        StateFile::Signing(game) => Some((*game, "kept".to_owned())),
        StateFile::Told(game) => Some((*game, "told".to_owned())),
        StateFile::Replies { game, player } => Some((*game, format!("reply-{player}"))),
        StateFile::Board { .. }
        | StateFile::Invitation(_)
        | StateFile::EarlyEntry(_)
        | StateFile::EarlyNote(_)
        | StateFile::Request(_)
        | StateFile::Quota(_)
        | StateFile::Secret
        | StateFile::Digests
        | StateFile::LeftLetter(_)
        | StateFile::LeftNumbers(_)
        | StateFile::Outgoing(_)
        | StateFile::Refused(_)
        | StateFile::SendingTrouble
        | StateFile::MailboxMark(_)
        | StateFile::Lesson(_)
        | StateFile::Dialogue(_)
        | StateFile::Checkpoint(_)
        | StateFile::Summaries(_)
        | StateFile::CheckpointSecret => None,
    }
}

/// Returns the game that the document at this path is kept with, if it is a file of the kept state.
pub fn game_of(path: &str) -> Option<Digest> {
    match Document::parse(path) {
        Some(Document::State(file)) => of_game(&file).map(|(game, _)| game),
        _ => None,
    }
}

/// Returns the path of a document about a game, by its name in a store.
pub fn path_of(game: &Digest, name: &str) -> String {
    let file = match name {
        "kept" => StateFile::Signing(*game),
        "told" => StateFile::Told(*game),
        reply => StateFile::Replies { game: *game, player: reply.strip_prefix("reply-").unwrap_or(reply).to_owned() },
    };
    file.in_store()
}

/// The paths of all files below a directory; none if it is not there.
///
/// # Errors
/// It cannot be read.
pub fn list(root: &Path) -> Result<Vec<String>, Failure> {
    let mut paths = Vec::new();
    below(root, "", &mut paths)?;
    paths.sort();
    Ok(paths)
}

fn below(directory: &Path, name: &str, paths: &mut Vec<String>) -> Result<(), Failure> {
    let items = match fs::read_dir(directory) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        items => items.map_err(|error| Failure::unreadable(directory, &error))?,
    };
    for item in items {
        let item = item.map_err(|error| Failure::unreadable(directory, &error))?;
        let path = item.path();
        let file = item.file_name();
        let Some(file) = file.to_str() else {
            let file = printable_path(&path);
            return Err(Failure::ruled(phrase!("name-not-utf8", "the name of {file} is not in UTF-8", file))
                .hint(phrase!("name-not-utf8-hint", "a store has names in UTF-8 only: give the file another name")));
        };
        let below_name = if name.is_empty() { file.to_owned() } else { format!("{name}/{file}") };
        // Only a link is followed: the directory itself says what all other items are.
        let found = match item.file_type() {
            Ok(own) if own.is_symlink() => fs::metadata(&path).map(|found| found.file_type()),
            own => own,
        };
        match found {
            Ok(found) if found.is_dir() => below(&path, &below_name, paths)?,
            Ok(found) if found.is_file() => paths.push(below_name),
            Ok(_) => {}
            // A draft that its program has moved meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(Failure::unreadable(&path, &error)),
        }
    }
    Ok(())
}

/// Reads these files below a directory, but for those that are gone.
///
/// # Errors
/// One of them cannot be read.
pub fn read(root: &Path, paths: &[String]) -> Result<Files, Failure> {
    let mut files = Files::new();
    for path in paths {
        let place = root.join(path);
        match fs::read(&place) {
            Ok(bytes) => drop(files.insert(path.clone(), bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(Failure::unreadable(&place, &error)),
        }
    }
    Ok(files)
}

/// Checks that a document with this path stands below the directory that it is written to.
///
/// # Errors
/// The path leads out of the directory: it is absolute, or has `..`, `.`, an empty part, a backslash or a NUL in it. Paths come from the
/// rows of a store, and any program that can write there can write any path.
pub fn check(path: &str) -> Result<(), Failure> {
    let is_normal = |part: &str| {
        let mut parts = Path::new(part).components();
        matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None)) && !part.contains(['\\', '\0'])
    };
    if path.split('/').all(is_normal) {
        return Ok(());
    }
    let name = format!("{path:?}");
    let reason =
        phrase!("no-path-below", "the store holds a document called {name}, which is no path below a directory", name);
    Err(Failure::ruled(reason).hint(phrase!(
        "no-path-below-hint",
        "no program of ours writes such a name: look at who can write into the store, and remove the row"
    )))
}

/// Writes a document below a directory, for the user alone.
///
/// # Errors
/// It cannot be written, or its path leads out of the directory.
pub fn put(root: &Path, path: &str, bytes: &[u8]) -> Result<(), Failure> {
    check(path)?;
    let place = root.join(path);
    let directory = place.parent().unwrap_or(root);
    let written = match fs::write(&place, bytes) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            make_private(directory).and_then(|()| fs::write(&place, bytes))
        }
        written => written,
    };
    written.map_err(|error| Failure::unwritable(&place, &error))
}

/// Makes a directory and those above it, for the user alone.
pub fn make_private(directory: &Path) -> std::io::Result<()> {
    Disk.make_directory(directory)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;

    #[test]
    fn no_document_is_written_outside_of_its_directory() {
        let root = tempfile::tempdir().unwrap();
        let inner = root.path().join("inner");
        for path in ["../x", "/x", "a/../../x", "./x", "a//x", "", "a/", "..", "a\\x", "a/\0"] {
            let refused = put(&inner, path, b"x").unwrap_err();
            assert!(refused.message().contains("is no path below a directory"), "{path}: {}", refused.message());
        }
        assert_eq!(fs::read_dir(root.path()).unwrap().count(), 0, "nothing was made");
        put(&inner, "a/.draft", b"x").unwrap();
        assert_eq!(list(&inner).unwrap(), ["a/.draft"]);
    }

    #[test]
    fn documents_about_games_have_a_name_and_a_path() {
        let game = Digest([0xab; 32]);
        for name in ["kept", "told", "reply-anne-miller"] {
            let path = path_of(&game, name);
            let Ok(Document::State(file)) = document(&path) else { panic!("{path}") };
            assert_eq!(of_game(&file), Some((game, name.to_owned())));
        }
        let refused = document("state/desk/x\ny.yaml").unwrap_err();
        assert_eq!(refused.message(), "`state/desk/x\\ny.yaml` is none of the files that a desk keeps");
    }
}
