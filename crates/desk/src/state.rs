//! The data of the desk. Its methods are in the files that name this one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use lettre::message::Mailbox;

use crate::command::token::DeskSecret;
use crate::outgoing;
use adjudicate_agent::Context;
use adjudicate_agent::Failure;
use adjudicate_agent::correspondents::Correspondent;
use adjudicate_agent::inbox::{GameIndex, OutOfOrderEntries};
use adjudicate_agent::settings::DeskConfig;
use adjudicate_director::directory::{self, EventDirectory};
use adjudicate_mail::address;
use adjudicate_mail::ledger::NoticeLedger;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file;
use adjudicate_record::log::{Text, Time};
use adjudicate_rules::{Name, Phrase, phrase};
use tracing::warn;

/// The placeholder for the token in the address of the settings.
pub(super) const PLACE: &str = "{}";

/// When the file beside a log was changed last, and how long it is; none if there is none.
pub(super) type PendingFileStamp = Option<(SystemTime, u64)>;

/// The desk.
pub struct Desk<'a> {
    pub(super) office: &'a Context,
    pub(super) games: PathBuf,
    pub(super) config: DeskConfig,
    pub(super) own: Mailbox,
    pub(super) state: PathBuf,
    pub(super) shelf: GameIndex,
    pub(super) early: OutOfOrderEntries,
    /// The ledgers of the games that were looked at. There is one desk at a time, so the files say the same.
    pub(super) ledgers: BTreeMap<Digest, NoticeLedger>,
    /// The state of the files beside the logs when their games were tended last.
    pub(super) beside: BTreeMap<Digest, PendingFileStamp>,
    /// Messages that could not be dealt with for want of a file, left for another time.
    pub(super) later: BTreeSet<PathBuf>,
    /// Whether anything else could not be done because of a file that could not be read or written.
    unfinished: AtomicBool,
    /// The event that is directed here, if one is.
    pub(super) hall: Option<DirectorDesk>,
    /// From what the ways back of players without a key follow.
    pub(super) secret: DeskSecret,
    /// Those ways, and whose they are: the number of the game, and the player's name.
    pub(super) tokens: BTreeMap<String, (usize, String)>,
    /// Answers that go out with the news that they tell of.
    pub(super) leads: BTreeMap<(Digest, String), Lead>,
}

/// The director's part of the desk.
pub struct DirectorDesk {
    /// The event's directory.
    pub(super) directory: PathBuf,
    /// Its id.
    id: Digest,
    /// Its name.
    name: String,
    /// The games about which nobody is written to any more: what happens in them counts for nothing.
    pub(super) settled: BTreeSet<Digest>,
    /// The addresses of new persons in games whose charters have those of the old ones, by game and name.
    pub(super) moved: BTreeMap<(Digest, Name), Text>,
}

/// An answer that goes out with the news that it has made.
pub(super) struct Lead {
    /// The lines to tell.
    pub told: Vec<String>,
    /// The message that is answered.
    pub answers: Option<String>,
}

impl<'a> Desk<'a> {
    /// Opens the desk over a directory of games.
    ///
    /// # Errors
    /// It is not known how to send mail, or the games cannot be read.
    pub fn open(
        office: &'a Context,
        games: PathBuf,
        config: DeskConfig,
        hall: Option<DirectorDesk>,
    ) -> Result<Desk<'a>, Failure> {
        let own = office.settings.mail()?.mailbox()?;
        let state = office.settings.state_directory()?.to_owned();
        let (shelf, early) = (
            GameIndex::open(&*office.store, None, &games, &[])?,
            OutOfOrderEntries::load(office.store.system(), &state)?,
        );
        let (ledgers, beside, later) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
        let unfinished = AtomicBool::new(false);
        config.reply.as_deref().map_or(Ok(()), check_reply)?;
        let secret = DeskSecret::load(office.private(), &state, office.random)?;
        let (tokens, leads) = (BTreeMap::new(), BTreeMap::new());
        let mut desk = Desk {
            office,
            games,
            config,
            own,
            state,
            shelf,
            early,
            ledgers,
            beside,
            later,
            unfinished,
            hall,
            secret,
            tokens,
            leads,
        };
        desk.tokens = desk.all_tokens();
        Ok(desk)
    }

    /// Logs why something could not be done; if a file is at fault, it is to be tried again.
    pub(super) fn fails(&self, what: &str, failure: &Failure) {
        warn!("{what}: {}", failure.message());
        if failure.is_environment() {
            self.unfinished.store(true, Ordering::Relaxed);
        }
    }

    /// Begins to look at all games: what could not be done before is tried again.
    pub(super) fn begins_anew(&self) {
        self.unfinished.store(false, Ordering::Relaxed);
    }

    /// Reads the directory again: games may have been added or changed by hand. Work that was put off is tried again.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn look_again(&mut self) -> Result<(), Failure> {
        self.shelf.look_again(&*self.office.store, &self.games)?;
        self.early = OutOfOrderEntries::load(self.office.store.system(), &self.state)?;
        self.tokens = self.all_tokens();
        self.later.clear();
        Ok(())
    }

    /// How long it is until something is to be told though nobody writes: the first such date that is later than this. None if
    /// there is none.
    ///
    /// # Errors
    /// The clock cannot be read.
    pub fn rests(&self, since: Time) -> Result<Option<Duration>, Failure> {
        let now = self.office.now()?.unix();
        let settled = |game: &Digest| self.is_settled(game);
        let dates = self.ledgers.iter().filter(|(game, _)| !settled(game)).filter_map(|(_, ledger)| ledger.next());
        let next = dates
            .filter(|next| *next > since)
            .map(|next| u64::try_from(next.unix().saturating_sub(now)).unwrap_or(0))
            .min();
        Ok(next.map(Duration::from_secs))
    }

    /// Whether this message waits for another time.
    pub fn has_put_off(&self, message: &Path) -> bool {
        self.later.contains(message)
    }

    /// Whether any message, or anything else, waits for another time.
    pub fn put_off(&self) -> bool {
        !self.later.is_empty() || self.unfinished.load(Ordering::Relaxed)
    }

    /// Puts a message into the outbox, once for every recipient.
    ///
    /// # Errors
    /// The outbox cannot be written.
    pub fn keep(&self, message: &OutgoingMessage) -> Result<(), Failure> {
        outgoing::keep(self.office, message)
    }
}

impl DirectorDesk {
    /// The event in this directory.
    ///
    /// # Errors
    /// There is none, or its log is invalid.
    pub fn open(office: &Context, directory: PathBuf) -> Result<DirectorDesk, Failure> {
        let event = EventDirectory::open(office, Some(&directory))?.event;
        let (id, name) = (event.id(), event.charter().event.to_string());
        let (settled, moved) = (event.settled_games(), event.moved_seats());
        let games = DirectorDesk::games(&directory);
        file::make_directory(office.system(), &games)?;
        Ok(DirectorDesk { directory, id, name, settled, moved })
    }

    /// Whether nobody is written to about this game any more, because its board is settled.
    pub(super) fn is_settled(&self, game: &Digest) -> bool {
        self.settled.contains(game)
    }

    /// Sends letters about a game to the new persons in it.
    pub(super) fn readdress(&self, game: &Digest, readers: &mut [Correspondent]) {
        for reader in readers {
            let moved = Name::parse(&reader.name).and_then(|name| self.moved.get(&(*game, name)));
            if let Some(address) = moved.and_then(|mail| address::parse(mail.as_str()).ok()) {
                reader.mailbox.email = address;
            }
        }
    }

    /// The name of this event, if it is the one that is held here.
    pub(super) fn name_of(&self, event: &Digest) -> Option<&str> {
        (self.id == *event).then_some(self.name.as_str())
    }

    /// Returns the directory of its games.
    pub fn games(directory: &Path) -> PathBuf {
        directory.join(directory::GAMES)
    }
}

/// Checks the address for answers that the settings name: `desk+{}@example.org`.
///
/// # Errors
/// It has no place for a token, or is no address.
pub fn check_reply(reply: &str) -> Result<(), Failure> {
    let wrong = |why: Phrase| {
        Err(Failure::usage(phrase!(
            "desk-reply",
            "`desk: reply: {reply}` in the configuration: {why}",
            reply,
            why = why
        ))
        .hint(Phrase::english(
            "desk-reply-hint",
            "it is written like desk+{}@example.org, with {} where the token stands",
        )))
    };
    if reply.matches(PLACE).count() != 1 {
        return wrong(phrase!("desk-reply-place", "it needs one place for the token"));
    }
    match address::parse(&reply.replace(PLACE, "abcdefghijkmnpqr")) {
        Ok(_) => Ok(()),
        Err(why) => wrong(why),
    }
}
