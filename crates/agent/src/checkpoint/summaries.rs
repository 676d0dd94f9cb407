//! Summaries of games for `adjudicate games`, so that a game whose files have not changed is not verified again.
//!
//! A summary is stored under a digest of all that it depends on: the path, the content of the log and of the file beside it, the user's key and
//! language.
//! So a changed file has no summary, whatever its size and its dates. One file holds the summaries of a directory, under a MAC of these and of
//! the program's version. It is a cache like a checkpoint: if it is missing, damaged or cannot be written, the games are read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::Checkpoints;
use crate::context::Context;
use adjudicate_record::crypto::{Digest, hmac_sha256, sha256};
use adjudicate_record::log::file::{self, FileError};
use adjudicate_record::log::layout::StateFile;

/// The summaries of the games in one directory, as lines of text.
pub struct SummaryCache<'a> {
    context: &'a Context,
    /// The checkpoints among which the file is stored, and its path; `None` if nothing is stored.
    place: Option<(&'a Checkpoints, PathBuf)>,
    stored: BTreeMap<String, String>,
    /// The summaries of the games that are there now.
    used: BTreeMap<String, String>,
    /// The bytes of the logs without a summary.
    unknown: usize,
}

impl<'a> SummaryCache<'a> {
    /// Reads the summaries of the games in this directory. There are none if the user names a key file: its passphrase may have been typed, and a
    /// summary can tell a roll that only the key's owner knows.
    pub fn of(context: &'a Context, directory: &Path) -> SummaryCache<'a> {
        let checkpoints = context.store.checkpoints().filter(|_| context.key.is_none());
        let place = checkpoints.and_then(|checkpoints| {
            let directory = context.system().resolve(directory).ok()?;
            let id = Digest(sha256(&[directory.as_os_str().as_encoded_bytes()]));
            Some((checkpoints, StateFile::Summaries(id).below(&checkpoints.state)))
        });
        let read = || {
            let (checkpoints, path) = place.as_ref()?;
            let written = String::from_utf8(file::read(context.private(), path).ok()?).ok()?;
            let (mac, rows) = written.split_once('\n')?;
            let secret = checkpoints.secret(context.private()).ok()??;
            (mac == mac_of(&secret, rows)).then(|| {
                let row = |line: &str| line.split_once(' ').map(|(name, text)| (name.to_owned(), text.to_owned()));
                rows.lines().filter_map(row).collect()
            })
        };
        let stored = read().unwrap_or_default();
        SummaryCache { context, place, stored, used: BTreeMap::new(), unknown: 0 }
    }

    /// Returns the name of the summary of the game in this file as its files are now. `None` if nothing is stored, or a file cannot be read.
    pub fn name(&self, path: &Path) -> Option<String> {
        self.place.as_ref()?;
        let system = self.context.system();
        let log = file::read(system, path).ok()?;
        let beside = match file::read(system, &file::beside(system, path).ok()?) {
            Err(FileError::Absent { .. }) => Vec::new(),
            beside => beside.ok()?,
        };
        let key = self.context.identity_at_hand().ok()?.map(|identity| identity.public().to_string());
        let (key, language) = (key.as_deref().unwrap_or_default(), self.context.language.tag());
        let parts = [path.as_os_str().as_encoded_bytes(), &log, &beside, key.as_bytes(), language.as_bytes()];
        // Each part has a digest of its own, so that none goes over into the next.
        Some(Digest(sha256(&parts.map(|part| sha256(&[part])).each_ref().map(|part| part.as_slice()))).to_hex())
    }

    /// Returns the summary with this name.
    pub fn get(&mut self, name: &str) -> Option<&str> {
        let text = self.stored.get(name)?;
        Some(self.used.entry(name.to_owned()).or_insert_with(|| text.clone()))
    }

    /// Adds the summary with this name, a line of text, of a game whose log has so many bytes.
    pub fn add(&mut self, name: String, text: String, bytes: usize) {
        self.unknown += bytes;
        self.used.insert(name, text);
    }

    /// Stores the summaries of the games that are there now, if reading the games without one took long.
    pub fn store(self) {
        let Some((checkpoints, path)) = self.place.filter(|(checkpoints, _)| self.unknown >= checkpoints.worth) else {
            return;
        };
        let rows: String = self.used.iter().map(|(name, text)| format!("{name} {text}\n")).collect();
        let private = self.context.private();
        // If it cannot be written, the games are only read again the next time.
        let _ = checkpoints.secret_or_new(private).map(|secret| {
            let text = format!("{}\n{rows}", mac_of(&secret, &rows));
            file::put(private, &path, text.as_bytes())
        });
    }
}

/// The MAC of these rows, written by this version of the program.
fn mac_of(secret: &[u8; 32], rows: &str) -> String {
    Digest(hmac_sha256(secret, &[b"summaries ", env!("CARGO_PKG_VERSION").as_bytes(), b" ", rows.as_bytes()])).to_hex()
}
