//! What every command needs: the terminal, the settings, who the user is and what time it is.

use std::path::PathBuf;
use std::sync::OnceLock;

use super::failure::Failure;
use super::settings::{self, Settings};
use super::terminal::Terminal;
use crate::crypto::Identity;
use crate::dice::Member;
use crate::log::Time;
use crate::referee::{Author, Match};
use crate::rules::Name;

/// The surroundings of a command.
pub struct Context {
    /// Where to print and ask.
    pub terminal: Terminal,
    /// Configuration and directories.
    pub settings: Settings,
    /// Whether a log is signed on of which nothing is kept although entries of it are the user's.
    pub trusts_log: bool,
    /// The key file given on the command line.
    pub key: Option<PathBuf>,
    /// The date given on the command line.
    pub date: Option<Time>,
    /// The user's identity if it is at hand, once it has been looked for: a passphrase takes long to check, on purpose.
    pub at_hand: OnceLock<Option<Identity>>,
}

impl Context {
    /// The date to sign with.
    ///
    /// # Errors
    /// The computer's clock is beyond what a log can hold.
    pub fn now(&self) -> Result<Time, Failure> {
        self.date.map_or_else(present, Ok)
    }

    /// The user's identity, from the key file.
    ///
    /// # Errors
    /// The key file cannot be read, or its passphrase is wrong.
    pub fn identity(&self) -> Result<Identity, Failure> {
        let path = self.settings.key_file(self.key.as_deref())?;
        settings::read_identity(&path, self.terminal).map(|(identity, _)| identity)
    }

    /// The user's identity if nobody has to be asked for it: the key file that was given, or one without a passphrase.
    ///
    /// # Errors
    /// The key file is there and cannot be read, or was given and is not there.
    pub fn identity_at_hand(&self) -> Result<Option<&Identity>, Failure> {
        if let Some(found) = self.at_hand.get() {
            return Ok(found.as_ref());
        }
        let found = match &self.key {
            Some(_) => self.identity().map(Some)?,
            // Without a home there is no key.
            None => match self.settings.key_file(None) {
                Ok(path) => settings::read_open_identity(&path)?,
                Err(_) => None,
            },
        };
        Ok(self.at_hand.get_or_init(|| found).as_ref())
    }

    /// In whose name this identity writes: its own, or with `scribe_for` that of a player who plays by post.
    ///
    /// # Errors
    /// The key has no part in the game, or is not the one that may write for this player.
    pub fn author(&self, state: &Match, identity: &Identity, scribe_for: Option<&str>) -> Result<Name, Failure> {
        let key = identity.public();
        let own = state.author_of_key(&key);
        if let Some(name) = scribe_for {
            let name = Name::parse(name).ok_or_else(|| Failure::usage(format!("`{name}` is not a name")))?;
            let seat = state.member(&name).and_then(Member::seat);
            let seat = seat.ok_or_else(|| Failure::usage(format!("nobody called `{name}` plays in this game")))?;
            if state.signs(seat) {
                return Err(Failure::ruled(format!("`{name}` has a key and needs no scribe")).rule("protocol 2"));
            }
            if own != Some(Author::Member(Member::Referee)) {
                let reason = format!("the referee writes for `{name}`, and this is not the referee's key");
                return Err(Failure::ruled(reason).rule("protocol 2"));
            }
            return Ok(name);
        }
        let author = own.ok_or_else(|| {
            let failure = match state.keys().is_used(&key) {
                true => Failure::ruled("your key has been replaced in this game"),
                false => Failure::ruled("your key has no part in this game"),
            };
            failure.hint(format!("your key is {key}")).hint("--key FILE names another key file")
        })?;
        let name = state.author_name(author);
        Name::parse(name).ok_or_else(|| Failure::environment(format!("`{name}` is not a name")))
    }
}

/// What the computer's clock shows.
fn present() -> Result<Time, Failure> {
    let seconds = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map(|since| since.as_secs());
    let time = seconds.ok().and_then(|seconds| i64::try_from(seconds).ok()).and_then(Time::from_unix);
    time.ok_or_else(|| Failure::environment("the computer's clock shows a time that no log can hold"))
}
