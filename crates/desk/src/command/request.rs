//! Requests from an address that anybody could have written: they are carried out when the owner of that address has
//! confirmed them, by a reply address that only he was told.

use adjudicate_record::log::layout::StateFile;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::path::{Path, PathBuf};

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_record::log::file::{self, FileError, FileSystem};
use serde::{Deserialize, Serialize};

/// More requests than wait at any honest desk; beyond it the oldest of the domain with the most makes room.
pub const KEPT_MAX: usize = 1_000;
/// After so many seconds a request that was not confirmed is forgotten when others come.
const LAPSES: i64 = 30 * 86_400;

/// Something that waits for a confirmation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConfirmationRequest {
    /// The address it came from, in the form in which addresses are compared.
    pub address: String,
    /// The request.
    pub wants: RequestedAct,
    /// The language of its sender (a BCP 47 tag), if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// When it was kept; none before that, and in files of older programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
}

/// The acts that can be requested like this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum RequestedAct {
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
    /// To appeal against an entry of an event.
    Appeal {
        /// The event's id, as text.
        event: String,
        /// The id of the entry, as text.
        of: String,
        /// The player.
        name: String,
        /// The player's reasons.
        reasons: String,
    },
    /// To invite people to a game.
    Invite {
        /// The game.
        game: String,
        /// The players, as ADDRESS or NAME=ADDRESS.
        players: Vec<String>,
        /// The inviter's key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
}

impl ConfirmationRequest {
    /// The language in which its sender reads; English if it is not known.
    pub fn reader_language(&self) -> Language {
        Language::of_reader(self.language.as_deref())
    }

    /// Returns the request as text, without its date: the token follows from it.
    pub fn text(&self) -> String {
        ConfirmationRequest { since: None, ..self.clone() }.file()
    }

    fn file(&self) -> String {
        // A map of texts has no value that YAML cannot hold.
        serde_yaml::to_string(self).unwrap_or_default()
    }

    /// The request that waits for this token; none if there is none.
    ///
    /// # Errors
    /// The file is there and cannot be read or understood.
    pub fn load(system: &dyn FileSystem, state: &Path, token: &str) -> Result<Option<ConfirmationRequest>, Failure> {
        let path = path_of(state, token);
        let bytes = match file::read(system, &path) {
            Err(FileError::Absent { .. }) => return Ok(None),
            read => read?,
        };
        let unclear = |error: &dyn Display| Failure::unclear(&path, error.to_string());
        let text = std::str::from_utf8(&bytes).map_err(|error| unclear(&error))?;
        serde_yaml::from_str(text).map(Some).map_err(|error| unclear(&error))
    }

    /// Keeps it until it is confirmed. Those that lapsed, or are too many, make room.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn store(&self, system: &dyn FileSystem, state: &Path, token: &str, now: Time) -> Result<(), Failure> {
        let path = path_of(state, token);
        let directory = path.parent().unwrap_or(state);
        file::make_directory(system, directory)?;
        let text = ConfirmationRequest { since: Some(now.to_string()), ..self.clone() }.file();
        file::put(system, &path, text.as_bytes())?;
        let waiting = waiting(system, directory)?;
        let own = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for name in superfluous(waiting.iter().map(|(name, bytes)| (&**name, &**bytes)), &[&own]) {
            file::remove(system, &directory.join(name))?;
        }
        Ok(())
    }

    /// Removes a request that was carried out, or is not wanted any more.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn forget(system: &dyn FileSystem, state: &Path, token: &str) -> Result<(), Failure> {
        Ok(file::remove(system, &path_of(state, token))?)
    }
}

/// The requests that wait, by the names of their files.
fn waiting(system: &dyn FileSystem, directory: &Path) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let mut found = Vec::new();
    for path in system.list(directory).map_err(|error| Failure::unreadable(directory, &error))? {
        let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".yaml")) else {
            continue;
        };
        match file::read(system, &path) {
            // Another program has dealt with it meanwhile.
            Err(FileError::Absent { .. }) => {}
            bytes => found.push((name.to_owned(), bytes?)),
        }
    }
    Ok(found)
}

/// The names of those of these requests that are not kept, but none of those that have come now: when these came, the lapsed ones, and if
/// too many wait, again and again the oldest of the domain from which the most wait. So forged requests displace each other first.
pub fn superfluous<'a>(waiting: impl IntoIterator<Item = (&'a str, &'a [u8])>, new: &[&str]) -> Vec<&'a str> {
    let (mut count, mut now) = (0, i64::MIN);
    let mut older = Vec::new();
    for (name, bytes) in waiting {
        count += 1;
        // A file that cannot be read belongs to no domain, and nobody can confirm it.
        let request = serde_yaml::from_slice::<ConfirmationRequest>(bytes).ok();
        let since = request.as_ref().and_then(|request| Time::parse(request.since.as_deref()?)).map(Time::unix);
        let domain = request.and_then(|request| Some(request.address.rsplit_once('@')?.1.to_owned()));
        match new.contains(&name) {
            true => now = now.max(since.unwrap_or(i64::MIN)),
            false => older.push((since, domain.unwrap_or_default(), name)),
        }
    }
    let mut gone = Vec::new();
    let mut domains: BTreeMap<String, BTreeSet<(Option<i64>, &'a str)>> = BTreeMap::new();
    for (since, domain, name) in older {
        match since.is_some_and(|since| now.saturating_sub(since) > LAPSES) {
            true => gone.push(name),
            false => drop(domains.entry(domain).or_default().insert((since, name))),
        }
    }
    while count - gone.len() > KEPT_MAX {
        let most = domains.values_mut().max_by_key(|requests| requests.len());
        let Some((_, oldest)) = most.and_then(BTreeSet::pop_first) else { break };
        gone.push(oldest);
    }
    gone
}

fn path_of(state: &Path, token: &str) -> PathBuf {
    StateFile::Request(token.to_owned()).below(state)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_record::log::file::PrivateDisk;
    use adjudicate_record::log::layout::directories;

    fn time(text: &str) -> Time {
        Time::parse(text).unwrap()
    }

    #[test]
    fn what_is_asked_for_waits_until_it_is_confirmed_or_forgotten() {
        let state = tempfile::tempdir().unwrap();
        let wants =
            RequestedAct::Invite { game: "chess".to_owned(), players: vec!["bob@example.org".to_owned()], key: None };
        let request =
            ConfirmationRequest { address: "alice@example.org".to_owned(), wants, language: None, since: None };
        assert_eq!(ConfirmationRequest::load(&PrivateDisk, state.path(), "abc").unwrap(), None);
        let now = time("2026-11-23T10:00:00Z");
        request.store(&PrivateDisk, state.path(), "abc", now).unwrap();
        let kept = ConfirmationRequest::load(&PrivateDisk, state.path(), "abc").unwrap().unwrap();
        assert_eq!(kept, ConfirmationRequest { since: Some("2026-11-23T10:00:00Z".to_owned()), ..request.clone() });
        assert_eq!(kept.text(), request.text(), "the token does not depend on the date");
        // A request that nobody has confirmed for more than a month makes room.
        request.store(&PrivateDisk, state.path(), "old", time("2026-10-24T09:59:59Z")).unwrap();
        request.store(&PrivateDisk, state.path(), "not-yet", time("2026-10-24T10:00:00Z")).unwrap();
        request.store(&PrivateDisk, state.path(), "abc", now).unwrap();
        assert_eq!(ConfirmationRequest::load(&PrivateDisk, state.path(), "old").unwrap(), None);
        assert!(ConfirmationRequest::load(&PrivateDisk, state.path(), "not-yet").unwrap().is_some());
        ConfirmationRequest::forget(&PrivateDisk, state.path(), "abc").unwrap();
        ConfirmationRequest::forget(&PrivateDisk, state.path(), "abc").unwrap();
        assert_eq!(ConfirmationRequest::load(&PrivateDisk, state.path(), "abc").unwrap(), None);
        std::fs::write(path_of(state.path(), "abc"), "address: [").unwrap();
        assert!(ConfirmationRequest::load(&PrivateDisk, state.path(), "abc").is_err());
    }

    #[test]
    fn forged_requests_displace_each_other_and_no_honest_one() {
        let text = |address: &str, since: i64| {
            let wants = RequestedAct::Withdraw { event: "cup".to_owned(), section: None, name: "bob".to_owned() };
            let since = Time::from_unix(1_795_000_000 + since).unwrap().to_string();
            ConfirmationRequest { address: address.to_owned(), wants, language: None, since: Some(since) }
                .file()
                .into_bytes()
        };
        let mut all = vec![("honest".to_owned(), text("carol@example.org", 0))];
        let forged = |number: usize| text(&format!("x{number}@evil.example"), number as i64 + 1);
        all.extend((0..KEPT_MAX + 5).map(|number| (format!("forged{number}"), forged(number))));
        all.push(("damaged".to_owned(), b"address: [".to_vec()));
        let gone = superfluous(all.iter().map(|(name, bytes)| (&**name, &**bytes)), &["forged0"]);
        let expected: Vec<String> = (1..=7).map(|number| format!("forged{number}")).collect();
        assert_eq!(gone, expected, "the oldest of the domain with the most, but not the one that came now");
        assert!(
            superfluous(all.iter().take(KEPT_MAX).map(|(name, bytes)| (&**name, &**bytes)), &["honest"]).is_empty()
        );
    }

    #[test]
    fn a_directory_of_requests_is_never_longer_than_the_limit() {
        let state = tempfile::tempdir().unwrap();
        let directory = state.path().join(directories::REQUESTS);
        std::fs::create_dir_all(&directory).unwrap();
        for number in 0..KEPT_MAX + 5 {
            std::fs::write(directory.join(format!("forged{number:04}.yaml")), "address: x@evil.example\n").unwrap();
        }
        let wants = RequestedAct::Withdraw { event: "cup".to_owned(), section: None, name: "bob".to_owned() };
        let request =
            ConfirmationRequest { address: "carol@example.org".to_owned(), wants, language: None, since: None };
        request.store(&PrivateDisk, state.path(), "honest", time("2026-11-23T10:00:00Z")).unwrap();
        assert_eq!(std::fs::read_dir(&directory).unwrap().count(), KEPT_MAX);
        assert!(ConfirmationRequest::load(&PrivateDisk, state.path(), "honest").unwrap().is_some());
    }
}
