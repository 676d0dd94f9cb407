//! Messages not yet sent. Each is on the disk before anything is sent, and stays there until the server has taken it.
//!
//! A message for one recipient is one file, whose name follows from both. So a program that is killed anywhere and does
//! its work again puts the same file in the same place. Killed between the server's yes and the removal it sends the
//! message a second time, with the same `Message-ID`.

use adjudicate_record::log::layout::{StateFile, directories};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use lettre::Address;

use super::address;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;
use adjudicate_record::log::file::{self, File, FileError, FileSystem};

/// The first line of every file.
pub const FORMAT: &str = "adjudicate-outbox 1";
/// The file that says why nothing can be sent.
/// More than the lines before a message take.
const HEAD_MAX: usize = 2_048;

/// The directory of messages that wait.
#[derive(Clone)]
pub struct Outbox<'a> {
    system: &'a dyn FileSystem,
    /// The directory of the kept state.
    state: PathBuf,
    directory: PathBuf,
}

/// A message that waits, without its bytes.
#[derive(Clone, Debug)]
pub struct QueuedMessage {
    /// Its file.
    pub path: PathBuf,
    /// The recipient and the sender.
    pub cover: QueueHeader,
}

/// The header of a message that waits, known before its bytes are read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueueHeader {
    /// The sender.
    pub from: Address,
    /// The recipient.
    pub to: Address,
    /// Since when it waits.
    pub since: Time,
}

impl QueueHeader {
    /// That of a message, and the message itself, out of the bytes of its file; none if they are none of this program's.
    pub fn of(file: &[u8]) -> Option<(QueueHeader, &[u8])> {
        let head = head_length(file)?;
        let text = std::str::from_utf8(file.get(..head)?).ok()?;
        let mut lines = text.lines();
        let mut value = |key: &str| lines.next()?.strip_prefix(key);
        value(FORMAT)?;
        let from = address::parse(value("from: ")?).ok()?;
        let to = address::parse(value("to: ")?).ok()?;
        let since = Time::parse(value("since: ")?)?;
        Some((QueueHeader { from, to, since }, file.get(head..)?))
    }
}

/// How many bytes stand before the message, with the empty line.
fn head_length(file: &[u8]) -> Option<usize> {
    file.windows(2).take(HEAD_MAX).position(|pair| pair == b"\n\n").map(|at| at + 2)
}

/// A failure that keeps all messages from being sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SendingHalt {
    /// Since when.
    pub since: Time,
    /// Why, in words.
    pub reason: String,
}

/// A lock that keeps other programs from sending the same messages meanwhile.
pub struct OutboxLock {
    _lock: File,
}

impl<'a> Outbox<'a> {
    /// The outbox below the directory of the kept state. New files in this system are for the user alone.
    pub fn below(system: &'a dyn FileSystem, state: &Path) -> Outbox<'a> {
        Outbox { system, state: state.to_owned(), directory: state.join(directories::OUTBOX) }
    }

    /// Returns the path.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// Keeps a message for everybody among `to`, a file each. One about the same thing that waits for somebody already is
    /// left as it is.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn keep(
        &self,
        about: &Digest,
        from: &Address,
        to: &[&Address],
        since: Time,
        message: &str,
    ) -> Result<(), FileError> {
        file::make_directory(self.system, &self.directory)?;
        let file = |to: &&Address| {
            let digest = Digest(sha256(&[&about.0, address::folded(to).as_bytes()])).to_hex();
            let path = StateFile::Outgoing(digest.get(..40).unwrap_or(&digest).to_owned()).below(&self.state);
            (path, format!("{FORMAT}\nfrom: {from}\nto: {to}\nsince: {since}\n\n{message}").into_bytes())
        };
        file::create_missing(self.system, to.iter().map(file))
    }

    /// Returns the messages that wait, the oldest first. Files that are none of this program's are left alone.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn waiting(&self) -> Result<Vec<QueuedMessage>, FileError> {
        self.waiting_but(&BTreeSet::new())
    }

    /// Returns the messages that wait, except these files, which are not even opened.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn waiting_but(&self, others: &BTreeSet<PathBuf>) -> Result<Vec<QueuedMessage>, FileError> {
        self.listed(&self.directory, others)
    }

    /// Returns the messages that no server accepts; they are kept so that a person can look at them.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn refused(&self) -> Result<Vec<QueuedMessage>, FileError> {
        self.listed(&self.state.join(directories::REFUSED), &BTreeSet::new())
    }

    /// Begins to send; none if another program is sending from here.
    ///
    /// # Errors
    /// The lock cannot be taken.
    pub fn begin(&self) -> Result<Option<OutboxLock>, FileError> {
        file::make_directory(self.system, &self.directory)?;
        self.close()?;
        let lock = file::try_lock(self.system, &self.directory.join(".lock"))?;
        Ok(lock.map(|lock| OutboxLock { _lock: lock }))
    }

    /// Lets go of a message that has been sent.
    ///
    /// # Errors
    /// The file cannot be removed: the message would be sent again.
    pub fn sent(&self, _sending: &OutboxLock, message: &QueuedMessage) -> Result<(), FileError> {
        file::remove(self.system, &message.path)
    }

    /// Puts a message aside that no server will take.
    ///
    /// # Errors
    /// The file cannot be moved.
    pub fn refuse(&self, _sending: &OutboxLock, message: &QueuedMessage) -> Result<(), FileError> {
        let aside = self.state.join(directories::REFUSED);
        file::make_directory(self.system, &aside)?;
        let name = message.path.file_name().unwrap_or_default();
        let moved = self.system.rename(&message.path, &aside.join(name));
        moved.map_err(|error| failed("move", &message.path, error))
    }

    /// Notes why nothing can be sent, for `mail status`; with nothing, that something can be sent again.
    ///
    /// # Errors
    /// The note cannot be written or removed.
    pub fn note(&self, _sending: &OutboxLock, now: Time, reason: Option<&str>) -> Result<(), FileError> {
        let path = StateFile::SendingTrouble.below(&self.state);
        let Some(reason) = reason else {
            return file::remove(self.system, &path);
        };
        let since = self.trouble()?.map_or(now, |trouble| trouble.since);
        let text = format!("{since}\n{}\n", reason.lines().collect::<Vec<_>>().join(" "));
        file::put(self.system, &path, text.as_bytes())
    }

    /// Why nothing can be sent, as far as the last attempt has shown.
    ///
    /// # Errors
    /// The note cannot be read.
    pub fn trouble(&self) -> Result<Option<SendingHalt>, FileError> {
        let path = StateFile::SendingTrouble.below(&self.state);
        let bytes = match file::read(self.system, &path) {
            Err(FileError::Absent { .. }) => return Ok(None),
            read => read?,
        };
        let text = String::from_utf8_lossy(&bytes);
        let (since, reason) = text.split_once('\n').unwrap_or_default();
        // A note that somebody has changed says less, and hinders nothing.
        Ok(Time::parse(since).map(|since| SendingHalt { since, reason: reason.trim_end().to_owned() }))
    }

    /// The bytes of a message.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn message(&self, message: &QueuedMessage) -> Result<Vec<u8>, FileError> {
        let mut bytes = file::read(self.system, &message.path)?;
        let head = head_length(&bytes).unwrap_or(bytes.len());
        bytes.drain(..head);
        Ok(bytes)
    }

    /// Takes from others what they may do with letters: earlier versions left these files readable.
    fn close(&self) -> Result<(), FileError> {
        if file::is_private(self.system, &self.directory)? {
            return Ok(());
        }
        // The directory comes last: as long as it is open, not everything in it is closed.
        for directory in [self.state.join(directories::REFUSED), self.directory.clone()] {
            for path in self.paths(&directory)? {
                file::keep_private(self.system, &path)?;
            }
            file::keep_private(self.system, &directory)?;
        }
        Ok(())
    }

    fn paths(&self, directory: &Path) -> Result<Vec<PathBuf>, FileError> {
        match self.system.list(directory) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            paths => paths.map_err(|error| failed("read the directory", directory, error)),
        }
    }

    fn listed(&self, directory: &Path, others: &BTreeSet<PathBuf>) -> Result<Vec<QueuedMessage>, FileError> {
        let mut found = Vec::new();
        for path in self.paths(directory)?.into_iter().filter(|path| !others.contains(path)) {
            found.extend(self.head(path)?);
        }
        found.sort_by(|one, other| (one.cover.since, &one.path).cmp(&(other.cover.since, &other.path)));
        Ok(found)
    }

    /// The lines before the message; none if the file is none of this program's.
    fn head(&self, path: PathBuf) -> Result<Option<QueuedMessage>, FileError> {
        if path.extension().is_none_or(|extension| extension != "eml") {
            return Ok(None);
        }
        let start = file::start(self.system, &path, HEAD_MAX as u64)?;
        let cover = start.and_then(|start| QueueHeader::of(&start).map(|(cover, _)| cover));
        Ok(cover.map(|cover| QueuedMessage { path, cover }))
    }
}

fn failed(step: &'static str, path: &Path, error: io::Error) -> FileError {
    FileError::Failed { step, path: path.to_owned(), error, unchanged: true }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_record::log::file::PrivateDisk;

    #[test]
    fn what_is_kept_is_found_again_until_it_is_sent() {
        let state = tempfile::tempdir().unwrap();
        let outbox = Outbox::below(&PrivateDisk, state.path());
        assert!(outbox.waiting().unwrap().is_empty());
        let (from, to) = (address::parse("a@x.example").unwrap(), address::parse("b@x.example").unwrap());
        let about = Digest([1; 32]);
        let times = ["2026-11-21T00:00:00Z", "2026-11-20T00:00:00Z"].map(|time| Time::parse(time).unwrap());
        outbox.keep(&about, &from, &[&to], times[0], "Subject: one\r\n\r\nfirst\n\nlines\n").unwrap();
        outbox.keep(&about, &from, &[&to, &from], times[1], "Subject: one\r\n\r\nfirst\n\nlines\n").unwrap();
        std::fs::write(outbox.directory().join("other.eml"), "something else").unwrap();
        let waiting = outbox.waiting().unwrap();
        assert_eq!(waiting.iter().map(|one| one.cover.since).collect::<Vec<_>>(), [times[1], times[0]]);
        assert_eq!(outbox.message(&waiting[1]).unwrap(), b"Subject: one\r\n\r\nfirst\n\nlines\n");
        let sending = outbox.begin().unwrap().unwrap();
        assert!(outbox.begin().unwrap().is_none());
        outbox.sent(&sending, &waiting[0]).unwrap();
        outbox.sent(&sending, &waiting[0]).unwrap();
        outbox.refuse(&sending, &waiting[1]).unwrap();
        assert!(outbox.waiting().unwrap().is_empty());
        assert_eq!(outbox.refused().unwrap().len(), 1);
        drop(sending);
        // Other tests start programs: until such a child has executed its program, it holds a copy of every lock (flock(2)).
        let is_free = || {
            std::thread::sleep(std::time::Duration::from_millis(10));
            outbox.begin().unwrap().is_some()
        };
        assert!((0..500).any(|_| is_free()));
    }
}
