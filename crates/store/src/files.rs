//! What a desk keeps, as the files of a directory: each by its path below the directory, and which kind of document it is.

use adjudicate_record::printable::printable_path;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use adjudicate_office::Failure;
use adjudicate_office::reply::request;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{Disk, System};

/// Documents by their paths below the directory, with `/` between the parts.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The directory of games.
pub const GAMES: &str = "games";
/// The directory of events; each has its games below it.
pub const EVENTS: &str = "events";
/// The directory of the kept state.
pub const STATE: &str = "state";
/// The Maildir.
pub const MAIL: &str = "mail";
/// The counts of what is done for each sender.
pub const QUOTAS: [&str; 11] = [
    "answers",
    "answers-by-server",
    "answers-unproved",
    "pictures",
    "replies",
    "replies-by-server",
    "replies-unproved",
    "replies-in-a-minute",
    "replies-in-a-minute-by-server",
    "replies-in-a-minute-unproved",
    "requests",
];

/// Which kind of document stands at a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The log of a game.
    Log,
    /// What lies beside the log at this path.
    Beside(String),
    /// A document about this game, under this name: what was signed, what was told, what was said by a player.
    OfGame(Digest, String),
    /// An entry that came too early.
    Early,
    /// A count of what is done for each sender.
    Quota(String),
    /// A message that has to be sent.
    Outbox(String),
    /// A message that has come in.
    Mail,
    /// What nobody needs in another place: locks, drafts, notes of the moment.
    Passing,
    /// Anything else: a document of its own.
    Other,
}

/// Which kind of document stands at this path.
pub fn place(path: &str) -> Place {
    let (directory, name) = path.rsplit_once('/').unwrap_or(("", path));
    let digest = |text: &str| Digest::parse(text).or_else(|| Digest::parse(&format!("sha256:{text}")));
    if name.starts_with('.') || name.ends_with(".lock") || name.ends_with(".new") || name == "trouble" {
        return Place::Passing;
    }
    if path.starts_with("mail/") {
        return Place::Mail;
    }
    let yaml = name.strip_suffix(".yaml");
    match (directory, yaml) {
        ("state/games", Some(stem)) => digest(stem).map_or(Place::Other, |game| Place::OfGame(game, "kept".to_owned())),
        ("state/desk/games", Some(stem)) => {
            digest(stem).map_or(Place::Other, |game| Place::OfGame(game, "told".to_owned()))
        }
        ("state/desk/replies", Some(stem)) => {
            let parts = stem.split_once('-').and_then(|(id, player)| Some((digest(id)?, player)));
            parts.map_or(Place::Other, |(game, player)| Place::OfGame(game, format!("reply-{player}")))
        }
        ("state/early", Some(_)) => Place::Early,
        ("state/desk", Some(stem)) if QUOTAS.contains(&stem) => Place::Quota(stem.to_owned()),
        ("state/outbox" | "state/outbox/refused", None) => {
            name.strip_suffix(".eml").map_or(Place::Passing, |stem| Place::Outbox(stem.to_owned()))
        }
        _ if is_of_games(directory) && (yaml.is_some() || name.ends_with(".yml")) => Place::Log,
        _ if is_of_games(directory) => match path.strip_suffix(".beside") {
            Some(log) => Place::Beside(log.to_owned()),
            None => Place::Other,
        },
        _ => Place::Other,
    }
}

/// Whether a request that nobody has confirmed yet stands at this path.
pub fn is_request(path: &str) -> bool {
    let rest = path.strip_prefix(STATE).and_then(|rest| rest.strip_prefix('/'));
    let name = rest.and_then(|rest| rest.strip_prefix(request::DIRECTORY)).and_then(|rest| rest.strip_prefix('/'));
    name.is_some_and(|name| name.ends_with(".yaml"))
}

/// The path of a document about a game.
pub fn path_of(game: &Digest, name: &str) -> String {
    let id = game.to_hex();
    match name {
        "kept" => format!("state/games/{id}.yaml"),
        "told" => format!("state/desk/games/{id}.yaml"),
        reply => format!("state/desk/replies/{id}-{}.yaml", reply.strip_prefix("reply-").unwrap_or(reply)),
    }
}

/// Whether games lie in this directory.
fn is_of_games(directory: &str) -> bool {
    let of_event = directory.strip_prefix("events/").and_then(|rest| rest.strip_suffix("/games"));
    directory == GAMES || of_event.is_some_and(|event| !event.is_empty() && !event.contains('/'))
}

/// All files below a directory; none if it is not there.
///
/// # Errors
/// One of them cannot be read.
pub fn collect(root: &Path) -> Result<Files, Failure> {
    collect_but(root, "")
}

/// All files below a directory but those below one in it, as [`collect`].
///
/// # Errors
/// As [`collect`].
pub fn collect_but(root: &Path, without: &str) -> Result<Files, Failure> {
    let mut files = Files::new();
    below(root, "", without, &mut files)?;
    Ok(files)
}

fn below(directory: &Path, name: &str, without: &str, files: &mut Files) -> Result<(), Failure> {
    let items = match fs::read_dir(directory) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        items => items.map_err(|error| unreadable(directory, &error))?,
    };
    for item in items {
        let item = item.map_err(|error| unreadable(directory, &error))?;
        let path = item.path();
        let file = item.file_name();
        let Some(file) = file.to_str() else {
            return Err(Failure::ruled(format!("the name of {} is not in UTF-8", printable_path(&path)))
                .hint("a store has names in UTF-8 only: give the file another name"));
        };
        let below_name = if name.is_empty() { file.to_owned() } else { format!("{name}/{file}") };
        if below_name == without {
            continue;
        }
        // What stands there is looked at only where the directory does not say it: at the other end of a link.
        let found = match item.file_type() {
            Ok(own) if own.is_symlink() => fs::metadata(&path).map(|found| found.file_type()),
            own => own,
        };
        let read = match found {
            Ok(found) if found.is_dir() => {
                below(&path, &below_name, without, files)?;
                continue;
            }
            Ok(found) if found.is_file() => fs::read(&path),
            Ok(_) => continue,
            Err(error) => Err(error),
        };
        match read {
            Ok(bytes) => drop(files.insert(below_name, bytes)),
            // A draft that its program has moved meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(unreadable(&path, &error)),
        }
    }
    Ok(())
}

/// Returns where the document with this path is below a directory.
///
/// # Errors
/// The path leads out of the directory: it is absolute, or has `..`, `.`, an empty part, a backslash or a NUL in it. Paths come from the
/// rows of a store, and any program that can write there can write any path.
pub fn place_below(root: &Path, path: &str) -> Result<PathBuf, Failure> {
    let is_normal = |part: &str| {
        let mut parts = Path::new(part).components();
        matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None)) && !part.contains(['\\', '\0'])
    };
    if !path.split('/').all(is_normal) {
        return Err(Failure::ruled(format!(
            "the store holds a document called {path:?}, which is no path below a directory"
        ))
        .hint("no program of ours writes such a name: look at who can write into the store, and remove the row"));
    }
    Ok(root.join(path))
}

/// Writes a document below a directory, for the user alone.
///
/// # Errors
/// It cannot be written, or its path leads out of the directory.
pub fn put(root: &Path, path: &str, bytes: &[u8]) -> Result<(), Failure> {
    let place = place_below(root, path)?;
    let directory = place.parent().unwrap_or(root);
    let written = match fs::write(&place, bytes) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            make_private(directory).and_then(|()| fs::write(&place, bytes))
        }
        written => written,
    };
    written.map_err(|error| Failure::environment(format!("{} cannot be written: {error}", printable_path(&place))))
}

/// Makes a directory and those above it, for the user alone.
pub fn make_private(directory: &Path) -> std::io::Result<()> {
    Disk.make_directory(directory)
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::environment(format!("{} cannot be read: {error}", printable_path(path)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
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
        assert_eq!(collect(&inner).unwrap().len(), 1);
    }

    #[test]
    fn every_file_of_a_desk_has_its_kind() {
        let id = "ab".repeat(32);
        let game = Digest::parse(&format!("sha256:{id}")).unwrap();
        let kinds = [
            ("games/one.yaml".to_owned(), Place::Log),
            ("events/cup/games/one.yaml".to_owned(), Place::Log),
            ("events/cup/event.yaml".to_owned(), Place::Other),
            ("games/one.yaml.beside".to_owned(), Place::Beside("games/one.yaml".to_owned())),
            ("games/one.invitation".to_owned(), Place::Other),
            ("games/kept/x.eml".to_owned(), Place::Other),
            (format!("state/games/{id}.yaml"), Place::OfGame(game, "kept".to_owned())),
            (format!("state/desk/games/{id}.yaml"), Place::OfGame(game, "told".to_owned())),
            (format!("state/desk/replies/{id}-anne-miller.yaml"), Place::OfGame(game, "reply-anne-miller".to_owned())),
            ("state/desk/replies/short-x.yaml".to_owned(), Place::Other),
            (format!("state/early/{id}.yaml"), Place::Early),
            (format!("state/early/{id}.waits"), Place::Other),
            ("state/desk/answers.yaml".to_owned(), Place::Quota("answers".to_owned())),
            ("state/desk/answers.lock".to_owned(), Place::Passing),
            ("state/desk/secret".to_owned(), Place::Other),
            ("state/outbox/1f.eml".to_owned(), Place::Outbox("1f".to_owned())),
            ("state/outbox/trouble".to_owned(), Place::Passing),
            ("mail/new/1".to_owned(), Place::Mail),
        ];
        for (path, kind) in kinds {
            assert_eq!(place(&path), kind, "{path}");
            if let Place::OfGame(game, name) = kind {
                assert_eq!(path_of(&game, &name), path);
            }
        }
    }
}
