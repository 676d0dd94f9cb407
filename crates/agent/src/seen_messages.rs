//! Which messages of a mailbox have been looked at, so that a letter that holds nothing for a game is fetched once.

use adjudicate_record::log::layout::StateFile;
use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::settings::Settings;
use adjudicate_mail::transport::SmtpServer;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::{self, Disk, FileError};

/// The messages of one mailbox that this program has read. The server's flags do not count, because another program or
/// computer may have set them.
#[derive(Debug)]
pub struct SeenMessages {
    path: PathBuf,
    stored: Option<Vec<u8>>,
    /// Whether nothing is known of this mailbox yet.
    is_new: bool,
    kept: MailboxRecord,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MailboxRecord {
    /// The UIDVALIDITY that the numbers belong to.
    validity: u32,
    /// The highest number that was looked at; everything up to it was, but for what follows.
    until: u32,
    /// The messages up to it that are to be read again: they could not be fetched, or not be taken in.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    again: BTreeSet<u32>,
}

impl SeenMessages {
    /// Loads the list for this mailbox with numbers of this validity. A damaged list counts as empty: at worst letters
    /// are read again.
    ///
    /// # Errors
    /// The file is there and cannot be read.
    pub fn load(
        settings: &Settings,
        server: &SmtpServer,
        mailbox: &str,
        validity: u32,
    ) -> Result<SeenMessages, Failure> {
        let user = server.login.as_ref().map(|login| login.user.as_str()).unwrap_or_default();
        let name = Digest(sha256(&[server.host.as_bytes(), b"\n", user.as_bytes(), b"\n", mailbox.as_bytes()]));
        let path = StateFile::MailboxMark(name).below(settings.state_directory()?);
        let stored = match file::read(&Disk, &path) {
            Err(FileError::Absent { .. }) => None,
            read => Some(read?),
        };
        let text = stored.as_deref().map(String::from_utf8_lossy).unwrap_or_default();
        let kept = serde_yaml::from_str::<MailboxRecord>(&text).ok().filter(|kept| kept.validity == validity);
        let fresh = MailboxRecord { validity, ..MailboxRecord::default() };
        Ok(SeenMessages { path, stored, is_new: kept.is_none(), kept: kept.unwrap_or(fresh) })
    }

    /// Whether nothing is known of this mailbox yet.
    pub fn is_new(&self) -> bool {
        self.is_new
    }

    /// The highest number that was looked at.
    pub fn until(&self) -> u32 {
        self.kept.until
    }

    /// The numbers that are to be looked at again.
    pub fn again(&self) -> &BTreeSet<u32> {
        &self.kept.again
    }

    /// Whether this message has not been looked at, or is to be looked at again.
    pub fn wants(&self, number: u32) -> bool {
        number > self.kept.until || self.kept.again.contains(&number)
    }

    /// Notes that everything up to a number has been looked at, but for these.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn note(&mut self, until: u32, again: BTreeSet<u32>) -> Result<(), Failure> {
        self.kept.until = self.kept.until.max(until);
        self.kept.again = again;
        // A map of numbers has no value that YAML cannot hold.
        let text = serde_yaml::to_string(&self.kept).unwrap_or_default();
        match &self.stored {
            Some(stored) if stored == text.as_bytes() => return Ok(()),
            Some(stored) => file::replace(&Disk, &self.path, stored, &text)?,
            None => {
                if let Some(directory) = self.path.parent() {
                    file::make_directory(&Disk, directory)?;
                }
                file::create(&Disk, &self.path, &text)?;
            }
        }
        (self.stored, self.is_new) = (Some(text.into_bytes()), false);
        Ok(())
    }
}
