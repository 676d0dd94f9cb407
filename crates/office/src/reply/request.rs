//! What somebody has asked for from an address that anybody could have written: it is done when the owner of that address has
//! confirmed it, by a way back that only he was told.

use adjudicate_record::printable::printable_path;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::failure::Failure;
use crate::walk;
use adjudicate_mail::private;
use adjudicate_record::log::file::{self, Disk, FileError};
use serde::{Deserialize, Serialize};

/// More requests than wait at any honest desk; beyond it the oldest of the domain with the most makes room.
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
        let damaged =
            |why: String| Failure::environment(format!("{} cannot be understood: {why}", printable_path(&path)));
        let text = std::str::from_utf8(&bytes).map_err(|error| damaged(error.to_string()))?;
        serde_yaml::from_str(text).map(Some).map_err(|error| damaged(error.to_string()))
    }

    /// Keeps it until it is confirmed. If too many wait, one makes room: the oldest of the domain from which the most wait, so that
    /// forged requests displace each other first.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn store(&self, state: &Path, token: &str) -> Result<(), Failure> {
        let path = path_of(state, token);
        let directory = path.parent().unwrap_or(state);
        let failed = |error: std::io::Error| {
            Failure::environment(format!("{} cannot be written: {error}", printable_path(&path)))
        };
        std::fs::create_dir_all(directory).map_err(failed)?;
        private::write(&path, self.text())?;
        let waiting = waiting(directory)?;
        let over = waiting.len().saturating_sub(KEPT_MAX);
        make_room(waiting, over, &path)
    }

    /// Forgets what was done, or is not wanted any more.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn forget(state: &Path, token: &str) -> Result<(), Failure> {
        let path = path_of(state, token);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(Failure::environment(format!("{} cannot be removed: {error}", printable_path(&path))))
            }
            _ => Ok(()),
        }
    }
}

/// The requests that wait, with their dates; those that nobody has confirmed for long are taken away.
fn waiting(directory: &Path) -> Result<Vec<(SystemTime, PathBuf)>, Failure> {
    let mut found = Vec::new();
    for item in std::fs::read_dir(directory).map_err(|error| walk::unreadable(directory, &error))? {
        let path = item.map_err(|error| walk::unreadable(directory, &error))?.path();
        if path.extension().is_none_or(|end| end != "yaml") {
            continue;
        }
        let written = std::fs::metadata(&path).and_then(|found| found.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        let age = written.elapsed().ok();
        // One that cannot be removed is counted, and nothing else comes of it.
        let gone = age.is_some_and(|age| age > LAPSES) && std::fs::remove_file(&path).is_ok();
        if !gone {
            found.push((written, path));
        }
    }
    Ok(found)
}

/// Takes so many of these requests away, but not the one at `own`.
fn make_room(waiting: Vec<(SystemTime, PathBuf)>, over: usize, own: &Path) -> Result<(), Failure> {
    if over == 0 {
        return Ok(());
    }
    let mut domains: BTreeMap<String, Vec<(SystemTime, PathBuf)>> = BTreeMap::new();
    for (written, path) in waiting.into_iter().filter(|(_, path)| path != own) {
        // What cannot be understood is of no domain, and nobody can confirm it.
        let bytes = file::read(&Disk, &path).unwrap_or_default();
        let request = serde_yaml::from_slice::<Request>(&bytes).ok();
        let domain = request.and_then(|request| Some(request.address.rsplit_once('@')?.1.to_owned()));
        domains.entry(domain.unwrap_or_default()).or_default().push((written, path));
    }
    for _ in 0..over {
        let Some(most) = domains.values_mut().max_by_key(|requests| requests.len()) else { break };
        let Some(oldest) = most.iter().enumerate().min_by_key(|(_, request)| *request).map(|(place, _)| place) else {
            break;
        };
        let (_, path) = most.swap_remove(oldest);
        std::fs::remove_file(&path)
            .map_err(|error| Failure::environment(format!("{} cannot be removed: {error}", path.display())))?;
    }
    Ok(())
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
        request.store(state.path(), "abc").unwrap();
        assert_eq!(Request::load(state.path(), "abc").unwrap(), Some(request.clone()));
        // What nobody has confirmed for more than a month makes room.
        let date = |name: &str, ago: Duration| {
            let file = std::fs::File::options().write(true).open(path_of(state.path(), name)).unwrap();
            file.set_modified(SystemTime::now() - ago).unwrap();
        };
        request.store(state.path(), "old").unwrap();
        date("old", LAPSES + Duration::from_secs(1));
        request.store(state.path(), "abc").unwrap();
        assert_eq!(Request::load(state.path(), "old").unwrap(), None);
        Request::forget(state.path(), "abc").unwrap();
        Request::forget(state.path(), "abc").unwrap();
        assert_eq!(Request::load(state.path(), "abc").unwrap(), None);
        std::fs::write(path_of(state.path(), "abc"), "address: [").unwrap();
        assert!(Request::load(state.path(), "abc").is_err());
    }

    #[test]
    fn forged_requests_displace_each_other_and_no_honest_one() {
        let state = tempfile::tempdir().unwrap();
        let from = |address: &str| Request {
            address: address.to_owned(),
            wants: Wanted::Withdraw { event: "cup".to_owned(), section: None, name: "bob".to_owned() },
        };
        from("carol@example.org").store(state.path(), "honest").unwrap();
        for number in 0..KEPT_MAX + 5 {
            from(&format!("x{number}@evil.example")).store(state.path(), &format!("forged{number}")).unwrap();
        }
        let directory = state.path().join("desk/requests");
        assert_eq!(std::fs::read_dir(&directory).unwrap().count(), KEPT_MAX);
        assert!(Request::load(state.path(), "honest").unwrap().is_some(), "the oldest, but of another domain");
        assert!(Request::load(state.path(), "forged1004").unwrap().is_some(), "the newest is kept");
        assert!(Request::load(state.path(), "forged0").unwrap().is_none());
    }
}
