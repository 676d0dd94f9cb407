//! The desk and its post.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Time;
use adjudicate_rules::Phrase;

use crate::event::OverdueDuty;

/// How the games of a desk stand, and what waits to be sent.
#[derive(Serialize, JsonSchema)]
pub struct DeskStatus {
    /// The games.
    pub games: Vec<DeskGame>,
    /// Messages that wait to be sent.
    pub waiting: Vec<OutgoingMail>,
    /// Messages that no server takes.
    pub refused: Vec<OutgoingMail>,
    /// The failure that keeps all messages from being sent; null if there is none.
    pub trouble: Option<SendingHaltReport>,
    /// Letters that wait for somebody to read them.
    pub not_understood: Vec<UnreadMail>,
    /// Invitations that not everybody has answered.
    pub invitations: Vec<OpenInvitation>,
    /// Entries that have waited for more than an hour for those that they build on.
    pub early: Vec<OutOfOrderEntry>,
}

/// An entry that waits for the one that it builds on.
#[derive(Serialize, JsonSchema)]
pub struct OutOfOrderEntry {
    /// The number that it has in its game.
    pub seq: u64,
    /// The author.
    pub by: String,
    /// The id of the entry that it builds on, which is not here.
    pub prev: Option<Digest>,
    /// Since when it waits.
    pub since: Time,
    /// The sender, if a charter names him.
    pub from: Option<String>,
}

/// An invitation that not everybody has answered.
#[derive(Serialize, JsonSchema)]
pub struct OpenInvitation {
    /// Its file.
    pub file: String,
    /// The addresses from which there is no answer yet.
    pub open: Vec<String>,
}

/// A claim that somebody is out of time, which the referee decides.
#[derive(Clone, Serialize, JsonSchema)]
pub struct TimeoutClaim {
    /// The claimant.
    pub by: String,
    /// The player who is out of time.
    pub against: String,
    /// When it was claimed.
    pub at: Time,
}

/// A letter that waits for somebody to read it.
#[derive(Serialize, JsonSchema)]
pub struct UnreadMail {
    /// The author.
    pub from: String,
    /// Its file.
    pub file: String,
    /// Why the desk has left it, in the language of its settings; null where that is not known.
    pub reason: Option<String>,
}

/// The letters that a desk has left for a person.
#[derive(Serialize, JsonSchema)]
pub struct UnreadLetters {
    /// The letters, in the order of their numbers.
    pub letters: Vec<UnreadLetter>,
    /// Whether there are more.
    pub more: bool,
}

/// A letter that a desk has left for a person.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UnreadLetter {
    /// The number by which this user calls it. No number is given twice.
    pub number: u64,
    /// The SHA-256 of the message as it was received, in hexadecimal digits; its beginning names the letter as well.
    pub id: String,
    /// The address from which it comes; null where no single one can be made out.
    pub from: Option<String>,
    /// The id of the game to which it seems to belong; null where that is not known.
    pub game: Option<Digest>,
    /// The game and its players, in the language of the desk's settings; null if they are not known.
    pub headline: Option<String>,
    /// The player from whom it seems to be; null where that is not known.
    pub player: Option<String>,
    /// Why the desk has left it, in the language of its settings; null where that is not known.
    pub reason: Option<String>,
    /// Since when it is left; null where that is not known.
    pub since: Option<Time>,
    /// Its file; null in a store.
    pub file: Option<String>,
}

/// A letter that a desk has left for a person, with what it says.
#[derive(Serialize, JsonSchema)]
pub struct UnreadLetterText {
    /// The letter.
    pub letter: UnreadLetter,
    /// Its header `From`.
    pub from: String,
    /// Its subject.
    pub subject: String,
    /// Its date (RFC 3339); null where it has none.
    pub date: Option<String>,
    /// The names of its attachments.
    pub attachments: Vec<String>,
    /// Its text, line by line, with everything that it quotes.
    pub lines: Vec<String>,
}

/// The outcome of a letter that a desk had left for a person.
#[derive(Serialize, JsonSchema)]
pub struct HandledLetter {
    /// The number of the letter.
    pub number: u64,
    /// The SHA-256 of the message, in hexadecimal digits.
    pub id: String,
    /// The act: `answered`, `played` or `closed`.
    pub done: &'static str,
    /// The address to which the answer goes; null for anything but an answer.
    pub to: Option<String>,
    /// The file of the game into which something was written; null for anything but a turn or a command.
    pub game: Option<String>,
    /// The player for whom it was written; null likewise.
    pub player: Option<String>,
    /// The entry or slip that was written, in a sentence; null likewise.
    pub told: Option<String>,
}

/// How one game of a desk stands.
#[derive(Serialize, JsonSchema)]
pub struct DeskGame {
    /// The log's file.
    pub file: String,
    /// The game and its players, in words.
    pub game: String,
    /// How many entries there are.
    pub entries: u64,
    /// Whether it is over.
    pub over: bool,
    /// Whether the event has settled its board, so that nothing is wanted of anybody.
    pub settled: bool,
    /// The duties of the players.
    pub due: Vec<OverdueDuty>,
    /// Claims of time that wait for the referee.
    pub claims: Vec<TimeoutClaim>,
    /// Why it cannot be used; null where it can.
    pub error: Option<String>,
}

/// A message on its way.
#[derive(Serialize, JsonSchema)]
pub struct OutgoingMail {
    /// To whom.
    pub to: String,
    /// Since when it has been in the outbox.
    pub since: Time,
}

/// Why nothing can be sent.
#[derive(Serialize, JsonSchema)]
pub struct SendingHaltReport {
    /// Since when.
    pub since: Time,
    /// Why, in words.
    pub reason: String,
}

/// The outcome of sending the messages of the outbox.
#[derive(Serialize, JsonSchema)]
pub struct SendingReport {
    /// The recipients.
    pub sent: Vec<String>,
    /// The messages that no server accepts.
    pub refused: Vec<UndeliveredMail>,
    /// The messages that were tried and still wait.
    pub waiting: Vec<UndeliveredMail>,
    /// Whether another program is sending.
    pub busy: bool,
}

/// A message that could not be sent.
#[derive(Serialize, JsonSchema)]
pub struct UndeliveredMail {
    /// To whom.
    pub to: String,
    /// Why, in words.
    pub reason: String,
}

impl UndeliveredMail {
    /// Those of a list of addresses and reasons.
    pub fn all(pairs: &[(String, Phrase)]) -> Vec<UndeliveredMail> {
        pairs.iter().map(|(to, reason)| UndeliveredMail { to: to.clone(), reason: reason.to_string() }).collect()
    }
}

/// The games of one player.
#[derive(Serialize, JsonSchema)]
pub struct PlayerGames {
    /// The player's mail address.
    pub player: String,
    /// The games: those that wait for the player, then those that run, then those that are over.
    pub games: Vec<PlayerGame>,
}

/// A game of a player.
#[derive(Serialize, JsonSchema)]
pub struct PlayerGame {
    /// The game and its players, in words.
    pub game: String,
    /// The beginning of its id, as in the subjects of messages.
    pub id: String,
    /// How it ended, in words; null while it runs.
    pub over: Option<String>,
    /// The duties of the players.
    pub due: Vec<PlayerDuty>,
}

/// Somebody who owes something in a game of a player.
#[derive(Serialize, JsonSchema)]
pub struct PlayerDuty {
    /// The player.
    pub name: String,
    /// Whether that is the player.
    pub own: bool,
    /// Until when; null without a clock.
    pub until: Option<Time>,
    /// How many whole days are left, below zero where the time is over; null without a clock.
    pub days_left: Option<i64>,
}

/// The outcome of a message that tries out the settings for mail.
#[derive(Serialize, JsonSchema)]
pub struct MailTrial {
    /// The address that it was sent to.
    pub sent: String,
    /// The directory with the message, if messages are sent from there by other means; null if it was sent.
    pub directory: Option<String>,
    /// Whether it has come back; null where that cannot be seen.
    pub came_back: Option<bool>,
    /// After how many seconds; null unless it has.
    pub seconds: Option<u64>,
}

impl MailTrial {
    /// A message of which nothing is known but to whom it went.
    pub fn sent(address: impl ToString) -> MailTrial {
        MailTrial { sent: address.to_string(), directory: None, came_back: None, seconds: None }
    }
}
