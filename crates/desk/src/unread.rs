//! Letters that are left for a person: why each was left, and by which number the referee calls it.
//!
//! The message itself is in the Maildir or in the store. The note about it is a document of its own, so that it reaches a store
//! in the same transaction as the message.

use adjudicate_record::log::layout::{StateFile, directories};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::command::{ReplyContext, grammar, token};
use crate::outcome::{MessageOutcome, SettleFn};
use crate::reply::{AddedEntries, ReceivedMessage};
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::correspondents;
use adjudicate_agent::inbox::ArrivalOutcome;
use adjudicate_mail::address;
use adjudicate_mail::incoming::{Envelope, ReplyHeaders, UnreadPicture};
use adjudicate_mail::reply_text::{self, ReplyText};
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;
use adjudicate_record::log::file::{self, FileError, FileSystem, PrivateDisk};
use adjudicate_rules::{Phrase, phrase};
use adjudicate_text::view;

/// Characters of a letter that a note quotes.
const QUOTED_MAX: usize = 80;
/// Characters of a reason.
const REASON_MAX: usize = 400;

/// Why a letter was left for a person, and whose it seems to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreadNote {
    /// Since when it is left.
    pub since: Time,
    /// Why, in a sentence in the language of the desk.
    pub reason: String,
    /// The game that it seems to be about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Digest>,
    /// The players and the game that they play, in the language of the desk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub headline: Option<String>,
    /// The player from whom it seems to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

impl UnreadNote {
    /// A note about a letter of which nothing else is known.
    pub fn new(since: Time, reason: &str) -> UnreadNote {
        let reason = reply_text::legible(reason).chars().take(REASON_MAX).collect();
        UnreadNote { since, reason, game: None, headline: None, player: None }
    }

    /// The bytes of its file.
    pub fn text(&self) -> String {
        // Texts and a time: there is nothing in it that YAML cannot hold.
        serde_yaml::to_string(self).unwrap_or_default()
    }

    /// Reads a note; none if these bytes are none.
    pub fn parse(bytes: &[u8]) -> Option<UnreadNote> {
        serde_yaml::from_slice(bytes).ok()
    }

    /// The note about a message; none if there is none.
    ///
    /// # Errors
    /// Its file cannot be read.
    pub fn load(system: &dyn FileSystem, state: &Path, message: &Digest) -> Result<Option<UnreadNote>, Failure> {
        match file::read(system, &StateFile::LeftLetter(*message).below(state)) {
            Ok(bytes) => Ok(UnreadNote::parse(&bytes)),
            Err(FileError::Absent { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Removes notes from before this time about messages that are none of these: somebody has read those with a mail program.
    ///
    /// # Errors
    /// The directory cannot be read, or a file not be removed.
    pub fn prune(system: &dyn FileSystem, state: &Path, left: &BTreeSet<Digest>, before: Time) -> Result<(), Failure> {
        let directory = state.join(directories::LEFT);
        let items = match system.list(&directory) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            items => items.map_err(|error| Failure::unreadable(&directory, &error))?,
        };
        for item in items {
            let name = item.file_name().and_then(|name| name.to_str());
            let path = name.map(|name| format!("{}/{name}", directories::LEFT));
            let Some(StateFile::LeftLetter(message)) = path.and_then(|path| StateFile::parse(&path)) else { continue };
            if left.contains(&message) {
                continue;
            }
            if UnreadNote::load(system, state, &message)?.is_some_and(|note| note.since < before) {
                UnreadNote::remove(system, state, &message)?;
            }
        }
        Ok(())
    }

    fn store(&self, system: &dyn FileSystem, state: &Path, message: &Digest) -> Result<(), Failure> {
        file::make_directory(system, &state.join(directories::LEFT))?;
        Ok(file::put(system, &StateFile::LeftLetter(*message).below(state), self.text().as_bytes())?)
    }

    /// Removes the note about a message that somebody has dealt with.
    ///
    /// # Errors
    /// Its file cannot be removed.
    pub fn remove(system: &dyn FileSystem, state: &Path, message: &Digest) -> Result<(), Failure> {
        Ok(file::remove(system, &StateFile::LeftLetter(*message).below(state))?)
    }
}

/// The numbers by which a referee calls the letters of one mailbox. A letter keeps its number, and no number is given twice: a letter
/// that comes in between the list and the next command does not take the place of another one.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    last: u64,
    letters: BTreeMap<u64, Digest>,
}

/// Gives the letters of a mailbox their numbers, in the order of the letters. `mailbox` tells it from others that the same user reads.
///
/// # Errors
/// The file with the numbers cannot be read, understood or written.
pub fn numbered(state: &Path, mailbox: &str, letters: &[Digest]) -> Result<Vec<u64>, Failure> {
    let hex = Digest(sha256(&[mailbox.as_bytes()])).to_hex();
    let path = StateFile::LeftNumbers(hex.get(..16).unwrap_or(&hex).to_owned()).below(state);
    file::make_directory(&PrivateDisk, path.parent().unwrap_or(state))?;
    let _lock = file::lock(&PrivateDisk, &path.with_extension("lock"))?;
    let before: Numbers = match file::read(&PrivateDisk, &path) {
        Err(FileError::Absent { .. }) => Numbers::default(),
        read => serde_yaml::from_slice(&read?).map_err(|error| {
            Failure::unclear(&path, error.to_string())
                .hint(phrase!("letter-numbers-hint", "remove the file: the letters get new numbers"))
        })?,
    };
    let mut known: BTreeMap<Digest, u64> = before.letters.iter().map(|(number, letter)| (*letter, *number)).collect();
    let mut now = Numbers { last: before.last, letters: BTreeMap::new() };
    let mut numbers = Vec::new();
    for letter in letters {
        // The same bytes twice are one letter.
        let number = *known.entry(*letter).or_insert_with(|| {
            now.last += 1;
            now.last
        });
        now.letters.insert(number, *letter);
        numbers.push(number);
    }
    if now.letters != before.letters {
        file::put(&PrivateDisk, &path, serde_yaml::to_string(&now).unwrap_or_default().as_bytes())?;
    }
    Ok(numbers)
}

/// Returns the value that was read, `None` if the file is wrong for good, or the failure if the reading can be tried again.
fn usable<T>(read: Result<T, Failure>) -> Result<Option<T>, Failure> {
    match read {
        Err(failure) if failure.is_environment() => Err(failure),
        read => Ok(read.ok()),
    }
}

/// To which game of a desk a letter belongs, as far as can be seen, and from which of its players it is.
pub(super) struct LetterPlace {
    /// The number of the game on the shelf.
    pub game: usize,
    /// The player.
    pub player: Option<String>,
    /// Whether it came by this player's way back from another address.
    pub elsewhere: bool,
}

impl Desk<'_> {
    /// Leaves a message for a person, with a note of why. If the note cannot be written now, the message stays new and is tried again.
    pub(super) fn leave(&mut self, settle: &mut SettleFn<'_>, message: &ReceivedMessage, why: &Phrase) {
        match self.note_unread(message, why) {
            Ok(()) => self.settled(settle, &message.path, MessageOutcome::Unread),
            Err(failure) => {
                self.fails(&message.path.display().to_string(), &failure);
                self.later.insert(message.path.clone());
            }
        }
    }

    /// Leaves a message with words in it for a person. `otherwise` is why, if the words themselves do not say it. The desk has acted on the
    /// message, and does not act on it a second time: so the message is left even where the note cannot be written.
    pub(super) fn leave_words(
        &mut self,
        settle: &mut SettleFn<'_>,
        message: &ReceivedMessage,
        said: &ReplyText,
        otherwise: Phrase,
    ) {
        let why = self.why_words(message, said).unwrap_or(otherwise);
        if let Err(failure) = self.note_unread(message, &why) {
            self.fails(&message.path.display().to_string(), &failure);
        }
        self.settled(settle, &message.path, MessageOutcome::Unread);
    }

    fn note_unread(&self, message: &ReceivedMessage, why: &Phrase) -> Result<(), Failure> {
        let bytes = match file::read(self.office.system(), &message.path) {
            Err(FileError::Absent { .. }) => return Ok(()),
            read => read?,
        };
        let language = self.office.language;
        let why = language.phrase(why).replace(&message.source, &language.text("left-the-message", &[]));
        let mut note = UnreadNote::new(self.office.now()?, &why);
        if let Some(place) = self.place_of(&message.envelope, &ReplyHeaders::of(&bytes))?
            && let Some(shelved) = self.shelf.games.get(place.game)
        {
            note.game = Some(shelved.id);
            note.player = place.player;
            let game = usable(self.office.store.game(&shelved.path))?;
            note.headline = game.map(|game| view::headline_in(language, &game.state));
        }
        note.store(self.office.private(), &self.state, &message.about)
    }

    /// Returns the game and the player of a letter: by the token that it brings, else by the address from which it comes.
    ///
    /// # Errors
    /// The game cannot be read now.
    pub(super) fn place_of(
        &self,
        envelope: &Envelope,
        addressed: &ReplyHeaders,
    ) -> Result<Option<LetterPlace>, Failure> {
        let from = envelope.from.as_deref();
        let token = token::of(addressed).iter().find_map(|token| self.tokens.get(token)).cloned();
        if let Some((game, name)) = token {
            let Some(shelved) = self.shelf.games.get(game) else { return Ok(None) };
            let own = |(player, mail): &(adjudicate_rules::Name, String)| {
                player.as_str() == name && Some(mail.as_str()) == from
            };
            let elsewhere = !shelved.without_keys.iter().any(own);
            return Ok(Some(LetterPlace { game, player: Some(name), elsewhere }));
        }
        let Some(from) = from else { return Ok(None) };
        let all: Vec<usize> = self.shelf.games_of(from).collect();
        let named = |game: &usize| self.shelf.games.get(*game).is_some_and(|one| envelope.games.contains(&one.id));
        let named: Vec<usize> = all.iter().copied().filter(named).collect();
        let game = match (named.as_slice(), all.as_slice()) {
            ([only], _) | ([], [only]) => *only,
            _ => return Ok(None),
        };
        let Some(shelved) = self.shelf.games.get(game) else { return Ok(None) };
        let read = usable(self.office.store.game(&shelved.path))?;
        let readers = read.map(|game| correspondents::of(&game).0).unwrap_or_default();
        let own = |one: &&correspondents::Correspondent| {
            one.member.seat().is_some() && address::folded(&one.mailbox.email) == from
        };
        let player = readers.iter().find(own).map(|one| one.name.clone());
        Ok(Some(LetterPlace { game, player, elsewhere: false }))
    }

    /// Why a message in which nobody says anything to the desk is left.
    pub(super) fn why_left(&self, message: &ReceivedMessage, came: &AddedEntries<'_>) -> Phrase {
        if message.empty {
            if let Some(picture) = message.pictures.first() {
                let picture = picture.told();
                return phrase!("left-picture", "nothing in it is for a game: {picture}", picture = picture);
            }
            let known = message.envelope.from.as_deref().is_some_and(|from| self.shelf.games_of(from).next().is_some());
            return match (&message.envelope.automatic, known) {
                (Some(how), _) => phrase!("left-automatic", "nothing in it is for a game ({how})", how = how),
                (None, true) => phrase!("left-nothing", "nothing in it is for a game"),
                (None, false) => {
                    phrase!("left-stranger", "nothing in it is for a game, and no game here names its sender")
                }
            };
        }
        if !message.without_address.is_empty() {
            return phrase!(
                "left-address",
                "an address is wanted of somebody who enters the event, and nobody could be asked for it"
            );
        }
        let refused = came.arrivals.iter().find_map(|arrival| match &arrival.outcome {
            ArrivalOutcome::Refused(failure) => Some(failure.reason()),
            _ => None,
        });
        match refused {
            Some(why) => phrase!("left-refused", "not all of it could be taken: {why}", why = why),
            None => phrase!("left-beside", "somebody says something beside what it brings for a game"),
        }
    }

    /// Why a message with words is left, as far as the words say it.
    fn why_words(&self, message: &ReceivedMessage, said: &ReplyText) -> Option<Phrase> {
        let addressed =
            file::read(self.office.system(), &message.path).map(|bytes| ReplyHeaders::of(&bytes)).unwrap_or_default();
        let place = self.place_of(&message.envelope, &addressed).unwrap_or_default();
        let shelved = place.as_ref().and_then(|place| self.shelf.games.get(place.game));
        let game = shelved.and_then(|shelved| self.office.store.game(&shelved.path).ok());
        if let Some(name) = place.as_ref().filter(|place| place.elsewhere).and_then(|place| place.player.as_deref()) {
            let why =
                phrase!("left-other-address", "it comes by the way back of {name}, but from another address", name);
            return Some(why);
        }
        if let Some(silence) = &said.silence {
            return Some(message.pictures.first().map_or_else(|| silence.reason(), UnreadPicture::told));
        }
        let today = self.office.now().unwrap_or(Time::LAST);
        let letter = grammar::of(said, &ReplyContext::of(game.as_ref().map(|game| game.state.play()), today));
        let quoted = |lines: &[String]| {
            let text = lines.join(" ");
            let short: String = text.chars().take(QUOTED_MAX).collect();
            if short.len() < text.len() { format!("\"{short}...\"") } else { format!("\"{short}\"") }
        };
        if letter.is_empty() {
            let quoted = quoted(&said.lines);
            return Some(phrase!("left-no-command", "nothing in it is a move or a command: {quoted}", quoted));
        }
        let has_no_key = place.as_ref().is_some_and(|place| {
            let own = |(name, _): &(adjudicate_rules::Name, String)| Some(name.as_str()) == place.player.as_deref();
            shelved.is_some_and(|shelved| shelved.without_keys.iter().any(own))
        });
        if has_no_key && game.as_ref().is_some_and(|game| !self.writes_down(&game.state)) {
            return Some(phrase!("left-no-key", "the desk has no key with which it could write it down"));
        }
        if !letter.talk.is_empty() {
            let quoted = quoted(&letter.talk);
            return Some(phrase!("left-talk", "it says more than moves and commands: {quoted}", quoted));
        }
        None
    }
}
