//! The surroundings of an operation: settings, identity, clock, and somebody to ask.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use adjudicate_locales::Language;
use adjudicate_mail::incoming::IncomingContent;
#[cfg(feature = "transport")]
use adjudicate_mail::outbox::Outbox;
use adjudicate_record::crypto::Identity;
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::FileSystem;
use adjudicate_record::log::{Bytes, Time};
use adjudicate_referee::{Author, Match};
use adjudicate_rules::{Name, phrase};

use crate::charter;
use crate::failure::Failure;
use crate::game_file::{self, GameFile};
use crate::game_files::{EntryJudge, GameFiles};
use crate::pick;
use crate::prompter::Prompter;
use crate::settings::{self, Settings};

/// The settings, clock, randomness and prompter of the code that acts for a person.
pub struct Context {
    /// Configuration and directories.
    pub settings: Settings,
    /// The files of games.
    pub store: Arc<dyn GameFiles>,
    /// The judge of entries.
    pub judge: Arc<dyn EntryJudge>,
    /// Whom to ask.
    pub person: Box<dyn Prompter>,
    /// Whether a log is signed on of which nothing is kept although entries of it are the person's.
    pub trusts_log: bool,
    /// The key file, if it is not the one of the settings.
    pub key: Option<PathBuf>,
    /// The language of the person.
    pub language: Language,
    /// The time now.
    pub clock: fn() -> Result<Time, Failure>,
    /// Fills what it is given with the system's randomness.
    pub random: fn(&mut [u8]) -> Result<(), Failure>,
    /// A date to sign with instead.
    pub date: Option<Time>,
    /// Reads a message, a log, a text or a picture.
    pub reader: fn(&[u8]) -> IncomingContent,
    /// The person's identity if it is at hand, once it has been looked for: a passphrase takes long to check, on purpose.
    pub at_hand: OnceLock<Option<Identity>>,
}

/// The time so many seconds after 1970, as the computer's clock shows it.
///
/// # Errors
/// No log can hold it.
pub fn time_of_clock(seconds: Option<i64>) -> Result<Time, Failure> {
    seconds.and_then(Time::from_unix).ok_or_else(|| {
        Failure::environment(phrase!("no-log-time", "the computer's clock shows a time that no log can hold"))
    })
}

impl Context {
    /// The file system in which games and the kept state are.
    pub fn system(&self) -> &dyn FileSystem {
        self.store.system()
    }

    /// The same file system, where new files are for the user alone.
    pub fn private(&self) -> &dyn FileSystem {
        self.store.private()
    }

    /// Reads and verifies a game's file; with `at`, the match is the one after that entry. Signatures that the user's checkpoint covers are not
    /// checked again.
    ///
    /// # Errors
    /// The file cannot be read, the log is invalid, or it has no such entry.
    pub fn load(&self, path: &Path, at: Option<u64>) -> Result<GameFile, Failure> {
        game_file::load_known(&*self.store, path, at)
    }

    /// The messages that wait to be sent.
    ///
    /// # Errors
    /// The settings do not say where the state is kept.
    #[cfg(feature = "transport")]
    pub fn outbox(&self) -> Result<Outbox<'_>, Failure> {
        Ok(Outbox::below(self.private(), self.settings.state_directory()?))
    }

    /// The date to sign with.
    ///
    /// # Errors
    /// The computer's clock is beyond what a log can hold.
    pub fn now(&self) -> Result<Time, Failure> {
        self.date.map_or_else(self.clock, Ok)
    }

    /// Sixteen random bytes that tell equal charters apart.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn nonce(&self) -> Result<Bytes<16>, Failure> {
        let mut nonce = [0; 16];
        (self.random)(&mut nonce)?;
        Ok(Bytes(nonce))
    }

    /// The user's identity, from the key file.
    ///
    /// # Errors
    /// The key file cannot be read, or its passphrase is wrong.
    pub fn identity(&self) -> Result<Identity, Failure> {
        // A passphrase is asked for once.
        if let Some(Some(identity)) = self.at_hand.get() {
            return Ok(identity.clone());
        }
        let path = self.settings.key_file(self.key.as_deref())?;
        let (identity, _) = settings::read_identity(self.language, &path, &*self.person, &self.settings)?;
        // Another thread may have read it meanwhile; it is the same.
        let _ = self.at_hand.set(Some(identity.clone()));
        Ok(identity)
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
                Ok(path) => settings::read_open_identity(&path, &self.settings)?,
                Err(_) => None,
            },
        };
        Ok(self.at_hand.get_or_init(|| found).as_ref())
    }

    /// Returns the author whose key in a match is the user's; `None` if it is no key of the match, or not at hand.
    ///
    /// # Errors
    /// As [`Context::identity_at_hand`].
    pub fn author_at_hand(&self, state: &Match) -> Result<Option<Author>, Failure> {
        Ok(self.identity_at_hand()?.and_then(|identity| state.author_of_key(&identity.public())))
    }

    /// Returns the name in which this identity writes: its own, or with `scribe_for` that of a player by post.
    ///
    /// # Errors
    /// The key has no part in the game, or is not the one that may write for this player.
    pub fn author(&self, state: &Match, identity: &Identity, scribe_for: Option<&str>) -> Result<Name, Failure> {
        let key = identity.public();
        let own = state.author_of_key(&key);
        if let Some(name) = scribe_for {
            let name = pick::member(state, name)?;
            let seat = state.member(&name).and_then(Member::seat);
            let seat = seat.ok_or_else(|| {
                Failure::usage(phrase!("nobody-called", "nobody called `{name}` plays in this game", name))
            })?;
            if state.signs(seat) {
                let reason = phrase!("scribe-unneeded", "`{name}` has a key and needs no scribe", name);
                return Err(Failure::ruled(reason).rule("protocol 2"));
            }
            if own != Some(Author::Member(Member::Referee)) {
                let reason = phrase!(
                    "scribe-is-referee",
                    "the referee writes for `{name}`, and this is not the referee's key",
                    name
                );
                return Err(Failure::ruled(reason).rule("protocol 2"));
            }
            return Ok(name);
        }
        let author = own.ok_or_else(|| {
            let failure = match state.keys().is_used(&key) {
                true => Failure::ruled(phrase!("key-was-replaced", "your key has been replaced in this game")),
                false => Failure::ruled(phrase!("key-without-part", "your key has no part in this game")),
            };
            failure.hint(phrase!("your-key-is", "your key is {key}", key)).hint(settings::other_key())
        })?;
        let name = state.author_name(author);
        charter::named(name).map_err(Failure::of_environment)
    }
}
