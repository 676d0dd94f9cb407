//! How much is done for each sender in a while. A forger of addresses can make us work for an address, or write to it,
//! only so often; the counts are on the disk, so restarting the program changes nothing.

use adjudicate_record::log::layout::StateFile;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use adjudicate_record::log::file::{self, File, FileError, FileSystem};

/// The name under which all senders together are counted.
pub const ALL: &str = "everybody";

/// A count of something, for each sender and for everybody.
pub struct RateLimit<'a> {
    system: &'a dyn FileSystem,
    path: PathBuf,
}

/// The counts of a quota, as its file has them.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuotaRecord {
    /// The period that is counted in, such as a day; in the next one, nobody has had anything.
    pub during: String,
    /// The counts by sender, with [`ALL`] among them. A database adds to them and subtracts, and so they have a sign.
    pub had: BTreeMap<String, i64>,
}

impl QuotaRecord {
    /// Reads a record.
    ///
    /// # Errors
    /// The bytes are not the YAML of a record.
    pub fn parse(bytes: &[u8]) -> Result<QuotaRecord, serde_yaml::Error> {
        serde_yaml::from_slice(bytes)
    }

    /// Returns the count of a sender.
    fn count(&self, who: &str) -> u64 {
        self.had.get(who).and_then(|had| u64::try_from(*had).ok()).unwrap_or(0)
    }

    /// Changes the count of a sender; it does not become less than 0.
    fn change(&mut self, who: &str, change: impl FnOnce(u64) -> u64) {
        let now = change(self.count(who));
        self.had.insert(who.to_owned(), i64::try_from(now).unwrap_or(i64::MAX));
    }
}

impl<'a> RateLimit<'a> {
    /// Returns the quota with this name below the state directory.
    pub fn below(system: &'a dyn FileSystem, state: &Path, name: &str) -> RateLimit<'a> {
        RateLimit { system, path: StateFile::Quota(name.to_owned()).below(state) }
    }

    /// Counts `amount` for each of these, unless one of them would have more than its limit then. Gives what the first of
    /// them has left, or none.
    ///
    /// # Errors
    /// The file cannot be read, understood or written.
    pub fn take(&self, during: &str, amount: u64, limits: &[(&str, u64)]) -> Result<Option<u64>, FileError> {
        let _lock = self.lock()?;
        let fresh = || QuotaRecord { during: during.to_owned(), had: BTreeMap::new() };
        let mut kept = self.read(during)?.unwrap_or_else(fresh);
        if limits.iter().any(|(who, limit)| kept.count(who).saturating_add(amount) > *limit) {
            return Ok(None);
        }
        for (who, _) in limits {
            kept.change(who, |had| had.saturating_add(amount));
        }
        self.store(&kept)?;
        let left = limits.first().map(|(who, limit)| limit.saturating_sub(kept.count(who)));
        Ok(Some(left.unwrap_or(u64::MAX)))
    }

    /// Returns the count of one sender so far.
    ///
    /// # Errors
    /// As [`RateLimit::take`].
    pub fn had(&self, during: &str, who: &str) -> Result<u64, FileError> {
        let _lock = self.lock()?;
        Ok(self.read(during)?.map_or(0, |kept| kept.count(who)))
    }

    /// Subtracts an amount that was counted and not used.
    ///
    /// # Errors
    /// As [`RateLimit::take`].
    pub fn give_back(&self, during: &str, amount: u64, whom: &[&str]) -> Result<(), FileError> {
        let _lock = self.lock()?;
        let Some(mut kept) = self.read(during)? else { return Ok(()) };
        for who in whom {
            kept.change(who, |had| had.saturating_sub(amount));
        }
        self.store(&kept)
    }

    /// Returns the counts of this period; `None` if the file is about another one.
    fn read(&self, during: &str) -> Result<Option<QuotaRecord>, FileError> {
        let bytes = match file::read(self.system, &self.path) {
            Err(FileError::Absent { .. }) => return Ok(None),
            read => read?,
        };
        let damaged = |error| FileError::Failed {
            step: "understand",
            path: self.path.clone(),
            error: io::Error::new(ErrorKind::InvalidData, error),
            unchanged: true,
        };
        let kept = QuotaRecord::parse(&bytes).map_err(|error| damaged(error.to_string()))?;
        Ok(Some(kept).filter(|kept| kept.during == during))
    }

    fn store(&self, kept: &QuotaRecord) -> Result<(), FileError> {
        // A map of texts has no value that YAML cannot hold.
        file::put(self.system, &self.path, serde_yaml::to_string(kept).unwrap_or_default().as_bytes())
    }

    /// Several programs may take messages in at the same time; nobody keeps this for longer than it takes to read a file.
    fn lock(&self) -> Result<File, FileError> {
        file::make_directory(self.system, self.path.parent().unwrap_or(Path::new(".")))?;
        file::lock(self.system, &self.path.with_extension("lock"))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_record::log::file::PrivateDisk;

    #[test]
    fn so_much_for_each_and_so_much_for_all() {
        let state = tempfile::tempdir().unwrap();
        let take = |during: &str, who: &str| {
            // Every time it is another run of the program.
            RateLimit::below(&PrivateDisk, state.path(), "answers").take(during, 2, &[(who, 4), (ALL, 6)]).unwrap()
        };
        assert_eq!(
            ["alice", "alice", "alice", "bob", "bob"].map(|who| take("today", who)),
            [Some(2), Some(0), None, Some(2), None]
        );
        let had =
            |during: &str, who: &str| RateLimit::below(&PrivateDisk, state.path(), "answers").had(during, who).unwrap();
        assert_eq!(
            [had("today", "alice"), had("today", ALL), had("today", "carol"), had("tomorrow", ALL)],
            [4, 6, 0, 0]
        );
        RateLimit::below(&PrivateDisk, state.path(), "answers").give_back("today", 2, &["alice", ALL]).unwrap();
        assert_eq!(take("today", "bob"), Some(0));
        assert_eq!(take("tomorrow", "bob"), Some(2));
        // A file that cannot be read does not count as empty.
        std::fs::write(state.path().join("desk/answers.yaml"), "had: [").unwrap();
        assert!(RateLimit::below(&PrivateDisk, state.path(), "answers").take("tomorrow", 2, &[("bob", 4)]).is_err());
    }
}
