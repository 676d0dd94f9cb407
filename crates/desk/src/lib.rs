//! The desk: the mail server for many games. It takes messages in, brings their entries into games, and writes to the players what became of
//! them. A player without a key answers in words, which [`command`] reads. Its data is in [`Desk`], its work for games in [`follow_up`].

mod answering;
mod by_hand;
pub mod command;
mod digest;
pub mod events;
pub mod follow_up;
mod in_words;
mod languages;
mod limits;
pub mod outcome;
pub mod outgoing;
pub mod picture_scanner;
pub mod post;
mod proof;
mod receipts;
mod reply;
mod requests;
mod seats;
pub mod sender;
mod state;
pub mod unread;
mod waiting;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::command::{ReplyContext, grammar};
use crate::outcome::{MessageOutcome, SettleFn};
use crate::picture_scanner::{ArrivedMessage, ParsedMessage, PictureScanner, ScannedMessage};
use crate::reply::{AddedEntries, ReceivedMessage};
use adjudicate_agent::inbox::{Arrival, ArrivalOutcome, GameIndex, Import};
use adjudicate_agent::{Failure, scan};
use adjudicate_mail::address;
use adjudicate_mail::find;
use adjudicate_mail::reply_text;
use adjudicate_record::crypto::{Digest, PublicKey, sha256};
use adjudicate_record::log::Time;
use adjudicate_record::log::file;
use adjudicate_record::printable::printable_path;

pub use by_hand::{HandPlay, HandPlayRecord};
pub use proof::domain_of;
pub use state::{Desk, DirectorDesk, check_reply};
use tracing::{info, warn};
pub use waiting::LONG;

impl Desk<'_> {
    /// Takes in messages, some of which have been looked at already, tells what became of them, and gives each of them to `settle`.
    /// Those with pictures are handed on to be looked at, if nothing else is in them.
    ///
    /// # Errors
    /// A file that all messages need cannot be read or written.
    pub fn take(
        &mut self,
        messages: Vec<ArrivedMessage>,
        seen: Vec<ScannedMessage>,
        viewer: &mut PictureScanner,
        settle: &mut SettleFn<'_>,
    ) -> Result<(), Failure> {
        let known = self.shelf.games.len();
        let mut import = self.import();
        if !self.config.hosts.is_empty() {
            import.waits_for_charters();
        }
        let mut received = Vec::new();
        for ArrivedMessage { path, glance } in messages {
            let glance = glance.or_else(|| self.read(settle, &path));
            if let Some(read) = glance.and_then(|glance| self.welcome(&path, glance, &import.shelf, viewer)) {
                received.push(self.receive(&mut import, path, read));
            }
        }
        for ScannedMessage { path, read } in seen {
            match read {
                Ok(read) => received.push(self.receive(&mut import, path, read)),
                Err(failure) => {
                    warn!("{}: {}", printable_path(&path), failure.message());
                    self.later.insert(path);
                }
            }
        }
        let (mut touched, slips) = waiting::bring(&mut import)?;
        import.failures.iter().for_each(|failure| warn!("{}", failure.message()));
        let mut arrivals: BTreeMap<&str, Vec<&Arrival>> = BTreeMap::new();
        for arrival in &import.arrivals {
            arrivals.entry(arrival.source.as_deref().unwrap_or_default()).or_default().push(arrival);
        }
        let early = waiting::early(&received, &arrivals);
        let mut words = Vec::new();
        for message in &received {
            let came = AddedEntries {
                arrivals: arrivals.get(&*message.source).map(Vec::as_slice).unwrap_or_default(),
                slips: reply::slips(&import, &message.source, &slips),
                deferred: import.is_deferred(&message.source),
                untaken: import.is_untaken(&message.source),
            };
            let signs = import.shelf.signs(message.envelope.from.as_deref().unwrap_or_default());
            match self.may_be_words(message, came.is_new(signs)) {
                true => words.push((message, came)),
                false => self.settle(settle, message, &import.shelf, &came),
            }
        }
        // An answer in words makes the desk sign in games, so all entries that came otherwise are written before it.
        let mut others = Vec::new();
        self.shelf = std::mem::take(&mut import.shelf);
        if self.shelf.games.len() > known {
            // A game that has just come in has players who may answer at once.
            self.tokens = self.all_tokens();
        }
        for (message, came) in words {
            match self.answer_words(settle, message) {
                Some(game) => touched.extend(game),
                None => others.push((message, came)),
            }
        }
        let shelf = std::mem::take(&mut self.shelf);
        for (message, came) in others {
            self.settle(settle, message, &shelf, &came);
        }
        import.shelf = shelf;
        drop(arrivals);
        (self.shelf, self.early) = import.into_kept();
        self.note_early(&early, &received)?;
        self.tend(&touched);
        self.forget_leads(&touched);
        self.bring_waiting()
    }

    /// Reads a message but for its pictures, and says whether one of them is worth a look; none if it cannot be read.
    fn read(&mut self, settle: &mut SettleFn<'_>, path: &Path) -> Option<(ParsedMessage, bool)> {
        let bytes = match file::read(self.office.system(), path) {
            Ok(bytes) => bytes,
            Err(file::FileError::Absent { .. }) => return None,
            Err(error) => {
                warn!("{}: {error}", printable_path(path));
                match error {
                    file::FileError::TooLarge { .. } => self.settled(settle, path, MessageOutcome::Unread),
                    _ => drop(self.later.insert(path.to_owned())),
                }
                return None;
            }
        };
        let (found, pictures) = scan::glance(&bytes);
        Some((ParsedMessage { about: Digest(sha256(&[&bytes])), found }, pictures))
    }

    /// Returns the contents of a message; `None` if somebody has to look at its pictures first.
    fn welcome(
        &self,
        path: &Path,
        glance: (ParsedMessage, bool),
        shelf: &GameIndex,
        viewer: &mut PictureScanner,
    ) -> Option<ParsedMessage> {
        let (ParsedMessage { about, mut found }, pictures) = glance;
        if pictures && scan::is_welcome(shelf, &found) {
            let from = scan::sender(&found).unwrap_or_default();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            info!("message {name} from {from}: pictures, which are looked at beside the rest");
            viewer.look(path, from);
            return None;
        }
        scan::pass_over(&mut found);
        Some(ParsedMessage { about, found })
    }

    /// The key under which games are taken in that this sender lays before the desk; none if they are taken from nobody like that.
    fn hosted_by(&self, sender: Option<&str>) -> Option<PublicKey> {
        let known = |host: &String| address::parse(host).is_ok_and(|host| Some(&*address::folded(&host)) == sender);
        let welcome = self.config.hosts.iter().any(known);
        // Without the referee's key nothing can be done for a game anyway.
        let identity = self.office.identity_at_hand().ok().flatten().filter(|_| welcome)?;
        Some(identity.public())
    }

    /// Takes in what a message holds.
    fn receive(
        &self,
        import: &mut Import<'_>,
        path: PathBuf,
        ParsedMessage { about, mut found }: ParsedMessage,
    ) -> ReceivedMessage {
        let envelope = found.envelope.clone().unwrap_or_default();
        let empty = found.is_empty();
        let elements: Vec<Digest> = found.elements.iter().filter_map(|line| find::game_of_element(line)).collect();
        let ids = found.ids.iter().chain(&envelope.games).chain(&elements).copied().collect();
        let pictures = std::mem::take(&mut found.pictures);
        let source = path.display().to_string();
        let mut without_address = Vec::new();
        let mut taken = Vec::new();
        for slip in &found.events {
            taken.push(match self.enters_without_address(slip) {
                Ok(Some(lacks)) => {
                    without_address.push(lacks);
                    Ok("event: an entry without an address is not written in; its sender is asked for one".to_owned())
                }
                Ok(None) => self.take_event_slip(slip),
                Err(failure) => Err(failure),
            });
        }
        match self.take_shared_slips(&mut found.entries) {
            Ok(shared) => taken.extend(shared.iter().map(|slip| self.take_event_slip(slip))),
            Err(failure) => taken.push(Err(failure)),
        }
        let put_off = taken.iter().any(|taken| taken.as_ref().is_err_and(Failure::is_environment));
        let events = taken.into_iter().map(events::told).collect();
        if !found.entries.is_empty() || !elements.is_empty() {
            if let Some(key) = self.hosted_by(envelope.from.as_deref()) {
                import.hosts(key, &source);
            }
            import.take(&source, found);
        }
        ReceivedMessage { path, source, envelope, about, empty, ids, events, put_off, pictures, without_address }
    }

    /// Tells what became of a message, in the log and to its sender, and takes it out of the new ones.
    fn settle(
        &mut self,
        settle: &mut SettleFn<'_>,
        message: &ReceivedMessage,
        shelf: &GameIndex,
        came: &AddedEntries<'_>,
    ) {
        let _span = message.span().entered();
        let outcomes = came.arrivals.iter().map(|one| reply::outcome(shelf, one));
        let outcomes = outcomes.chain(came.slips.iter().map(|slip| slip.told.clone()));
        let told: Vec<String> = message.events.iter().cloned().chain(outcomes).collect();
        info!("{}", message.line(&told));
        let again = message.put_off || came.deferred;
        let answered = match again {
            true => Ok(true),
            false => reply::ask_for_address(self, message, shelf)
                .and_then(|asked| Ok(reply::answer(self, message, shelf, came)? && asked)),
        };
        if let Err(failure) = &answered {
            warn!("{}", failure.message());
        }
        match again || answered.is_err() {
            true => drop(self.later.insert(message.path.clone())),
            // A message for which the program had no use stays unread for the person who runs the desk.
            false
                if message.empty
                    || came.untaken
                    || matches!(answered, Ok(false))
                    || self.has_words_beside_damage(message, came) =>
            {
                let why = self.why_left(message, came);
                self.leave(settle, message, &why);
            }
            false => self.settled(settle, &message.path, MessageOutcome::Seen),
        }
    }

    /// Whether a person has said something in a message in which an entry is damaged: nobody has made anything of these words.
    fn has_words_beside_damage(&self, message: &ReceivedMessage, came: &AddedEntries<'_>) -> bool {
        let damaged =
            |arrival: &&Arrival| matches!(arrival.outcome, ArrivalOutcome::Refused(_)) && arrival.letter().is_none();
        if message.envelope.automatic.is_some() || !came.arrivals.iter().any(damaged) {
            return false;
        }
        let Ok(bytes) = file::read(self.office.system(), &message.path) else { return true };
        let said = reply_text::said(&bytes);
        // The remains of damaged entries are nobody's words.
        let lines: Vec<String> = said.lines.into_iter().filter(|line| !is_of_an_entry(line)).collect();
        let today = self.office.now().unwrap_or(Time::LAST);
        let letter = grammar::read(&lines, &ReplyContext::of(None, today));
        !said.by_program && (!letter.is_empty() || !letter.talk.is_empty())
    }

    fn settled(&mut self, settle: &mut SettleFn<'_>, path: &Path, fate: MessageOutcome) {
        if let Err(error) = settle(path, fate) {
            let what = if fate == MessageOutcome::Seen { "marked as seen" } else { "moved" };
            warn!("{} cannot be {what}: {error}", printable_path(path));
            self.later.insert(path.to_owned());
        }
    }
}

/// Whether a line looks like one of an entry, of its armour, or of what is left of either.
fn is_of_an_entry(line: &str) -> bool {
    let line = line.trim();
    let word = line.split(':').next().unwrap_or_default();
    let key =
        line.contains(':') && !word.is_empty() && word.len() <= 16 && word.bytes().all(|b| b.is_ascii_lowercase());
    let code = line.len() >= 40 && !line.contains(' ');
    key || code || line.starts_with("---") || line.starts_with("=====") || line.starts_with("-----")
}
