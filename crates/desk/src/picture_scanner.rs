//! Looking at pictures beside everything else: however long that takes, it keeps no other message waiting.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Scope;

use adjudicate_agent::Context;
use adjudicate_agent::Failure;
use adjudicate_agent::scan;
use adjudicate_mail::incoming::IncomingContent;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file;

/// A message as it was read: what tells it from all others, and what it holds.
pub struct ParsedMessage {
    /// The digest of its bytes.
    pub about: Digest,
    /// Its contents.
    pub found: IncomingContent,
}

/// A message that has come in.
pub struct ArrivedMessage {
    /// Its file.
    pub path: PathBuf,
    /// Its contents but for its pictures, and whether one of them is worth a look; `None` if it was not read yet.
    pub glance: Option<(ParsedMessage, bool)>,
}

impl From<PathBuf> for ArrivedMessage {
    fn from(path: PathBuf) -> ArrivedMessage {
        ArrivedMessage { path, glance: None }
    }
}

/// A message whose pictures were looked at.
pub struct ScannedMessage {
    /// Its file.
    pub path: PathBuf,
    /// Its contents.
    pub read: Result<ParsedMessage, Failure>,
}

/// A thread that looks at the pictures of one message after the other.
pub struct PictureScanner {
    hand: Sender<(PathBuf, String)>,
    seen: Receiver<ScannedMessage>,
    /// The messages that it has and has not given back.
    with_it: BTreeSet<PathBuf>,
    stopped: Arc<AtomicBool>,
}

impl PictureScanner {
    /// Begins to wait for messages.
    pub fn start<'scope>(scope: &'scope Scope<'scope, '_>, office: &'scope Context) -> PictureScanner {
        let (hand, handed) = channel::<(PathBuf, String)>();
        let (tell, seen) = channel();
        let stopped = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&stopped);
        scope.spawn(move || {
            for (path, from) in handed {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                let read = look(office, &path, &from);
                if tell.send(ScannedMessage { path, read }).is_err() {
                    return;
                }
            }
        });
        PictureScanner { hand, seen, with_it: BTreeSet::new(), stopped }
    }

    /// Has a message looked at, which says to be from this address.
    pub fn look(&mut self, path: &Path, from: &str) {
        if self.hand.send((path.to_owned(), from.to_owned())).is_ok() {
            self.with_it.insert(path.to_owned());
        }
    }

    /// Whether a message is being looked at, or waits for it.
    pub fn has(&self, path: &Path) -> bool {
        self.with_it.contains(path)
    }

    /// Whether there is any message that is being looked at.
    pub fn is_busy(&self) -> bool {
        !self.with_it.is_empty()
    }

    /// A message that has been looked at meanwhile.
    pub fn take_seen(&mut self) -> Option<ScannedMessage> {
        let seen = self.seen.try_recv().ok()?;
        self.with_it.remove(&seen.path);
        Some(seen)
    }
}

impl Drop for PictureScanner {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

fn look(office: &Context, path: &Path, from: &str) -> Result<ParsedMessage, Failure> {
    let bytes = file::read(office.system(), path)?;
    let about = Digest(sha256(&[&bytes]));
    let found = scan::look(office, from, &bytes)?;
    Ok(ParsedMessage { about, found })
}
