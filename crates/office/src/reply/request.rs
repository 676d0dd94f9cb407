//! What somebody has asked for from an address that anybody could have written: it is done when the owner of that address has
//! confirmed it, by a way back that only he was told.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::failure::Failure;
use crate::walk;
use adjudicate_mail::private;
use adjudicate_record::log::file::{self, Disk, FileError};
use serde::{Deserialize, Serialize};

/// More requests than wait at any honest desk; beyond it nothing more is asked for.
const KEPT_MAX: usize = 1_000;
/// After so long a request that was not confirmed is forgotten when others come.
const LAPSES: Duration = Duration::from_secs(30 * 86_400);

/// Something that waits for a confirmation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Whose address it came from, in the form in which addresses are compared.
    pub address: String,
    /// What is asked for.
    pub wants: Wanted,
}

/// What can be asked for like this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wanted {
    /// To enter a section of an event.
    Enter {
        /// The event's id, as text.
        event: String,
        /// The section.
        section: String,
        /// Under this name.
        name: String,
    },
    /// To leave an event.
    Withdraw {
        /// The event's id, as text.
        event: String,
        /// The section; all of them if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<String>,
        /// The player.
        name: String,
    },
    /// To invite people to a game.
    Invite {
        /// The game.
        game: String,
        /// The players, as ADDRESS or NAME=ADDRESS.
        players: Vec<String>,
        /// The key of who invites.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
}

impl Request {
    /// What it is, as text: the token follows from it.
    pub fn text(&self) -> String {
        // A map of texts has no value that YAML cannot hold.
        serde_yaml::to_string(self).unwrap_or_default()
    }

    /// The request that waits for this token; none if there is none.
    ///
    /// # Errors
    /// The file is there and cannot be read or understood.
    pub fn load(state: &Path, token: &str) -> Result<Option<Request>, Failure> {
        let path = path_of(state, token);
        let bytes = match file::read(&Disk, &path) {
            Err(FileError::Absent { .. }) => return Ok(None),
            read => read?,
        };
        let damaged = |why: String| Failure::environment(format!("{} cannot be understood: {why}", path.display()));
        let text = std::str::from_utf8(&bytes).map_err(|error| damaged(error.to_string()))?;
        serde_yaml::from_str(text).map(Some).map_err(|error| damaged(error.to_string()))
    }

    /// Keeps it until it is confirmed; false if too many wait.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn store(&self, state: &Path, token: &str) -> Result<bool, Failure> {
        let path = path_of(state, token);
        let directory = path.parent().unwrap_or(state);
        let failed =
            |error: std::io::Error| Failure::environment(format!("{} cannot be written: {error}", path.display()));
        std::fs::create_dir_all(directory).map_err(failed)?;
        if waiting(directory)? >= KEPT_MAX {
            return Ok(false);
        }
        private::write(&path, self.text())?;
        Ok(true)
    }

    /// Forgets what was done, or is not wanted any more.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn forget(state: &Path, token: &str) -> Result<(), Failure> {
        let path = path_of(state, token);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(Failure::environment(format!("{} cannot be removed: {error}", path.display())))
            }
            _ => Ok(()),
        }
    }
}

/// How many wait; those that nobody has confirmed for long are taken away.
fn waiting(directory: &Path) -> Result<usize, Failure> {
    let mut count = 0;
    for item in std::fs::read_dir(directory).map_err(|error| walk::unreadable(directory, &error))? {
        let path = item.map_err(|error| walk::unreadable(directory, &error))?.path();
        let age = std::fs::metadata(&path).and_then(|found| found.modified()).ok().and_then(|at| at.elapsed().ok());
        // One that cannot be removed is counted, and nothing else comes of it.
        let gone = age.is_some_and(|age| age > LAPSES) && std::fs::remove_file(&path).is_ok();
        count += usize::from(!gone);
    }
    Ok(count)
}

fn path_of(state: &Path, token: &str) -> PathBuf {
    state.join("desk").join("requests").join(format!("{token}.yaml"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_waits_until_it_is_confirmed_or_forgotten() {
        let state = tempfile::tempdir().unwrap();
        let wants = Wanted::Invite { game: "chess".to_owned(), players: vec!["bob@example.org".to_owned()], key: None };
        let request = Request { address: "alice@example.org".to_owned(), wants };
        assert_eq!(Request::load(state.path(), "abc").unwrap(), None);
        assert!(request.store(state.path(), "abc").unwrap());
        assert_eq!(Request::load(state.path(), "abc").unwrap(), Some(request.clone()));
        for number in 1..KEPT_MAX {
            std::fs::write(path_of(state.path(), &number.to_string()), "").unwrap();
        }
        assert!(!request.store(state.path(), "one-more").unwrap());
        // What nobody has confirmed for more than a month makes room.
        let old = std::fs::File::options().write(true).open(path_of(state.path(), "7")).unwrap();
        old.set_modified(std::time::SystemTime::now() - LAPSES - Duration::from_secs(1)).unwrap();
        assert!(request.store(state.path(), "one-more").unwrap());
        Request::forget(state.path(), "abc").unwrap();
        Request::forget(state.path(), "abc").unwrap();
        assert_eq!(Request::load(state.path(), "abc").unwrap(), None);
        std::fs::write(path_of(state.path(), "abc"), "address: [").unwrap();
        assert!(Request::load(state.path(), "abc").is_err());
    }
}
