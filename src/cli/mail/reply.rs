//! What became of a message, for the log, and for who sent it if that is somebody whom a charter names.

use std::path::PathBuf;

use super::desk::Desk;
use crate::cli::failure::Failure;
use crate::cli::import::{Arrival, Outcome, Shelf};
use crate::crypto::{Digest, sha256};
use crate::mail::address;
use crate::mail::incoming::Envelope;
use crate::mail::message::Outgoing;

/// Reasons that a reply gives; more would only be more of the same.
const REASONS_MAX: usize = 10;

/// A message that has come in.
pub struct Received {
    /// Its file.
    pub path: PathBuf,
    /// What the import calls it.
    pub source: String,
    /// Who sent it, and whether it may be answered.
    pub envelope: Envelope,
    /// What tells it from all others: its bytes.
    pub about: Digest,
    /// Whether nothing in it is for a game.
    pub empty: bool,
    /// The games for which elements came in it on their own.
    pub elements: Vec<Digest>,
    /// What became of its entries for the logs of events, in a few words each.
    pub events: Vec<String>,
    /// Whether one of them could not be taken for want of a file.
    pub put_off: bool,
    /// Pictures in which no code was found.
    pub pictures: Vec<String>,
}

impl Received {
    /// A line for the log.
    pub fn line(&self, outcomes: &[String]) -> String {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let from = self.envelope.from.as_deref().unwrap_or("nobody");
        let how = self.envelope.automatic.map(|how| format!(" ({how})")).unwrap_or_default();
        let outcomes = match (self.empty, self.pictures.first()) {
            (true, Some(picture)) => picture.clone(),
            (true, None) => "nothing for a game".to_owned(),
            (false, _) if outcomes.is_empty() => "elements, or entries that others brought as well".to_owned(),
            (false, _) => outcomes.join("; "),
        };
        format!("message {name} from {from}{how}: {outcomes}")
    }
}

/// What became of an entry, in a few words.
pub fn outcome(shelf: &Shelf, arrival: &Arrival) -> String {
    let entry = match arrival.letter() {
        Some(letter) => format!("entry {} of {}", letter.entry.seq, letter.entry.by),
        None => "an entry".to_owned(),
    };
    let game = arrival.outcome.game().and_then(|game| shelf.games.get(game));
    let place = game.map(|game| format!("{}: ", game.path.display())).unwrap_or_default();
    match &arrival.outcome {
        Outcome::Added(_) => format!("{place}{entry} added"),
        Outcome::Known(_) => format!("{place}{entry} known already"),
        Outcome::Fell(_) => format!("{place}{entry} fell out, letters crossed"),
        Outcome::Forked(_) => format!("{place}{entry} contradicts another one of its author"),
        Outcome::Early => format!("{entry} came too early"),
        Outcome::Refused(failure) => format!("refused: {}", failure.message()),
        Outcome::Deferred(failure) => format!("put off: {}", failure.message()),
        Outcome::Waiting | Outcome::Placed(_) | Outcome::Dropped => format!("{entry} not taken"),
    }
}

/// Tells the sender what was not taken: only if a person has sent it, from an address that the charter names.
///
/// # Errors
/// The answer cannot be kept in the outbox.
pub fn answer(desk: &Desk<'_>, message: &Received, shelf: &Shelf, arrivals: &[&Arrival]) -> Result<(), Failure> {
    let refused: Vec<(&Failure, Option<usize>)> = arrivals
        .iter()
        .filter_map(|arrival| match &arrival.outcome {
            Outcome::Refused(failure) => Some((failure, arrival.letter().and_then(|letter| shelf.game_of(letter)))),
            _ => None,
        })
        .collect();
    let Some(from) = message.envelope.from.as_deref().filter(|_| message.envelope.automatic.is_none()) else {
        return Ok(());
    };
    if refused.is_empty() || from == address::folded(&desk.own.email) {
        return Ok(());
    }
    // For entries of a game that is here, its own charter has to name the sender; for others, any.
    let named = |game: &Option<usize>| shelf.games_of(from).any(|one| game.is_none_or(|game| game == one));
    let reasons: Vec<String> = refused
        .iter()
        .filter(|(_, game)| named(game))
        .map(|(failure, _)| failure.show(false))
        .map(|text| text.replace(&message.source, "your message"))
        .take(REASONS_MAX)
        .collect();
    let Ok(to) = address::parse(from) else { return Ok(()) };
    if reasons.is_empty() {
        return Ok(());
    }
    let text = format!(
        "Something in your message could not be taken:\n\n{}\n\nWhat was good in it has been taken. A program sends this answer; the\n\
         referee reads what you write to him all the same.\n",
        reasons.join("\n\n")
    );
    desk.keep(&Outgoing {
        from: desk.own.clone(),
        to: vec![address::mailbox(None, to)],
        copy: Vec::new(),
        subject: "[adjudicate] not taken".to_owned(),
        date: desk.context.now()?,
        about: Digest(sha256(&[b"answer", &message.about.0])),
        game: None,
        answers: message.envelope.id.clone(),
        automatic: Some("auto-replied"),
        text,
        html: None,
        picture: None,
        attachments: Vec::new(),
    })
}
