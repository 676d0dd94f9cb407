//! The outcome of a message, for the log, and for its sender if a charter names him.

use adjudicate_record::printable::printable_path;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use crate::proof::Proof;
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::inbox::{Arrival, ArrivalOutcome, GameIndex, Import};
use adjudicate_locales::Language;
use adjudicate_mail::PlainLetter;
use adjudicate_mail::address;
use adjudicate_mail::incoming::{Envelope, UnreadPicture};
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_rules::{Phrase, phrase};
use lettre::Address;
use tracing::{Span, info_span};

/// Answers to one sender in a day: more than anybody needs to see what is wrong with what he sends.
const ANSWERS_A_DAY: u64 = 5;
/// Reasons that a reply gives; more would only be more of the same.
const REASONS_MAX: usize = 10;

/// A message that has come in.
pub struct ReceivedMessage {
    /// Its file.
    pub path: PathBuf,
    /// Its name in the import.
    pub source: String,
    /// Its sender, and whether it may be answered.
    pub envelope: Envelope,
    /// The digest of its bytes.
    pub about: Digest,
    /// Whether nothing in it is for a game.
    pub empty: bool,
    /// Ids of games or entries that it names, be it in something damaged or as what it answers.
    pub ids: BTreeSet<Digest>,
    /// The outcomes of its entries for the logs of events, in a few words each.
    pub events: Vec<String>,
    /// Whether one of them could not be taken for want of a file.
    pub put_off: bool,
    /// Pictures in which no code was found.
    pub pictures: Vec<UnreadPicture>,
    /// The instructions for those who enter the event without an address, a sentence each.
    pub without_address: Vec<Phrase>,
}

/// The entries and slips of a message, after the import.
pub struct AddedEntries<'a> {
    /// Its entries.
    pub arrivals: &'a [&'a Arrival],
    /// Its slips.
    pub slips: Vec<AddedSlip>,
    /// Whether something of it could not be written, and is to be tried again.
    pub deferred: bool,
    /// Whether an entry of it was neither taken in nor judged.
    pub untaken: bool,
}

impl AddedEntries<'_> {
    /// Whether it has brought anything that was not known: an entry that a person quotes is known. A damaged entry is nothing new
    /// from a sender who signs nothing.
    pub fn is_new(&self, signs: bool) -> bool {
        let known = |arrival: &&Arrival| match arrival.outcome {
            ArrivalOutcome::Known(_) => true,
            ArrivalOutcome::Refused(_) => !signs && arrival.letter().is_none(),
            _ => false,
        };
        self.deferred || !self.arrivals.iter().all(known) || !self.slips.iter().all(|slip| slip.known)
    }
}

/// A slip that has come.
pub struct AddedSlip {
    /// Its outcome in a few words.
    pub told: String,
    /// Whether it lies here already.
    known: bool,
    /// Why it was not taken, and the game that it is of, if that is here.
    refused: Option<(Failure, Option<usize>)>,
}

/// The outcome of a slip that was brought to its game.
pub enum SlipFate {
    /// It waits beside the log.
    Waits,
    /// It came too late, which is nobody's fault.
    Lapsed,
    /// It can never be written in.
    Refused(Failure),
}

/// Returns the outcomes of the slips that came in one message.
pub fn slips(import: &Import<'_>, source: &str, fates: &BTreeMap<Digest, SlipFate>) -> Vec<AddedSlip> {
    let mut seen = BTreeSet::new();
    let mine = import.slips.iter().filter(|(from, _)| from == source);
    let mut came = Vec::new();
    for (_, candidates) in mine {
        let Some((slip, game)) = import.shelf.choose_slip(candidates) else {
            let reason = match candidates.first().map(|slip| slip.by.as_str()) {
                Some(by) => phrase!("slip-belongs-nowhere", "a slip of {by} belongs to none of the games here", by),
                None => phrase!("some-slip-belongs-nowhere", "a slip belongs to none of the games here"),
            };
            let failure = Failure::ruled(reason).about(source);
            let told = format!("refused: {}", failure.message());
            came.push(AddedSlip { told, known: false, refused: Some((failure.rule("protocol 1.8"), None)) });
            continue;
        };
        if !seen.insert(slip.id()) {
            continue;
        }
        let path =
            import.shelf.games.get(game).map(|game| format!("{}: ", printable_path(&game.path))).unwrap_or_default();
        let what = format!("{path}slip of {} ({})", slip.by, slip.kind.name());
        came.push(match fates.get(&slip.id()) {
            None => AddedSlip { told: format!("{what} known already"), known: true, refused: None },
            Some(SlipFate::Waits) => AddedSlip { told: format!("{what} waits"), known: false, refused: None },
            Some(SlipFate::Lapsed) => AddedSlip { told: format!("{what} has lapsed"), known: false, refused: None },
            Some(SlipFate::Refused(failure)) => {
                let by = slip.by.as_str();
                let failure = failure.clone().about(phrase!("desk-slip-of", "a slip of {by}", by)).about(source);
                AddedSlip {
                    told: format!("refused: {}", failure.message()),
                    known: false,
                    refused: Some((failure, Some(game))),
                }
            }
        });
    }
    came
}

impl ReceivedMessage {
    /// The span of everything that the desk logs about this message.
    pub fn span(&self) -> Span {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        info_span!("message", mail = %name, from = self.envelope.from.as_deref())
    }

    /// A line for the log.
    pub fn line(&self, outcomes: &[String]) -> String {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let from = self.envelope.from.as_deref().unwrap_or("nobody");
        let how = self.envelope.automatic.as_ref().map(|how| format!(" ({how})")).unwrap_or_default();
        let outcomes = match (self.empty, self.pictures.first()) {
            (true, Some(picture)) => picture.told().english,
            (true, None) => "nothing for a game".to_owned(),
            (false, _) if outcomes.is_empty() => "elements, or entries that others brought as well".to_owned(),
            (false, _) => outcomes.join("; "),
        };
        format!("message {name} from {from}{how}: {outcomes}")
    }
}

/// Describes the outcome of an entry in a few words.
pub fn outcome(shelf: &GameIndex, arrival: &Arrival) -> String {
    let entry = match arrival.letter() {
        Some(letter) => format!("entry {} of {}", letter.entry.seq, letter.entry.by),
        None => "an entry".to_owned(),
    };
    let game = arrival.outcome.game().and_then(|game| shelf.games.get(game));
    let place = game.map(|game| format!("{}: ", printable_path(&game.path))).unwrap_or_default();
    match &arrival.outcome {
        ArrivalOutcome::Added(_) => format!("{place}{entry} added"),
        ArrivalOutcome::Known(_) => format!("{place}{entry} known already"),
        ArrivalOutcome::Fell(_) => format!("{place}{entry} is not in the line, and lies beside the log"),
        ArrivalOutcome::Named(_) => format!("{place}{entry} proves that its author has signed twice"),
        ArrivalOutcome::Early => format!("{entry} came too early"),
        ArrivalOutcome::Refused(failure) => format!("refused: {}", failure.message()),
        ArrivalOutcome::Deferred(failure) => format!("put off: {}", failure.message()),
        ArrivalOutcome::Waiting | ArrivalOutcome::Placed(_) | ArrivalOutcome::Dropped => format!("{entry} not taken"),
    }
}

/// Tells the sender which entries and slips were not taken: only if a person has sent them, from an address that the charter
/// names, and not more often than so many times a day. Damaged text may be anything; it is answered if something in the message
/// is of a game of his. Returns false if there was something to tell and a person should do it.
///
/// # Errors
/// The answer cannot be kept in the outbox, or it cannot be known how many there were.
pub fn answer(
    desk: &Desk<'_>,
    message: &ReceivedMessage,
    shelf: &GameIndex,
    came: &AddedEntries<'_>,
) -> Result<bool, Failure> {
    let arrivals = came.arrivals;
    let Some(from) = message.envelope.from.as_deref().filter(|_| message.envelope.automatic.is_none()) else {
        return Ok(true);
    };
    let Ok(to) = address::parse(from) else { return Ok(true) };
    if from == address::folded(&desk.own.email) {
        return Ok(true);
    }
    let refused: Vec<(&Failure, &Arrival)> = arrivals
        .iter()
        .filter_map(|arrival| match &arrival.outcome {
            ArrivalOutcome::Refused(failure) => Some((failure, *arrival)),
            _ => None,
        })
        .collect();
    // For entries of a game that is here, its own charter has to name the sender; for others, any.
    let named = |game: Option<usize>| shelf.games_of(from).any(|one| game.is_none_or(|game| game == one));
    let mut reasons = Vec::new();
    let mut silent = false;
    for (failure, arrival) in refused {
        let told = match arrival.letter() {
            Some(letter) => named(shelf.game_of(letter)),
            None => {
                let told = is_of_a_game(shelf, from, message, arrivals);
                silent |= !told && named(None);
                told
            }
        };
        if told {
            reasons.push(failure);
        }
    }
    let refused = came.slips.iter().filter_map(|slip| slip.refused.as_ref());
    reasons.extend(refused.filter(|(_, game)| named(*game)).map(|(failure, _)| failure));
    if reasons.is_empty() {
        return Ok(!silent);
    }
    reasons.truncate(REASONS_MAX);
    let Some(proof) = desk.proof(message, from) else { return Ok(false) };
    // An entry that somebody here has signed, and that is refused, has been made for this message.
    let signed = |arrival: &&Arrival| {
        matches!(arrival.outcome, ArrivalOutcome::Refused(_))
            && arrival.letter().is_some_and(|letter| shelf.vouches_for(letter))
    };
    let proof = if arrivals.iter().any(signed) { Proof::Token } else { proof };
    let Some(left) = desk.count_answer("answers", from, proof, ANSWERS_A_DAY)? else { return Ok(false) };
    let language = desk.language_at(shelf, from)?;
    let text = |key: &str| language.text(key, &[]);
    let reasons = reasons.iter().map(|failure| failure.show_in(language, false));
    let reasons = reasons.map(|reason| reason.replace(&message.source, &text("your-message")));
    let mut paragraphs = vec![text("not-taken")];
    paragraphs.extend(reasons);
    paragraphs.push(text("not-taken-good"));
    paragraphs.extend((left == 0).then(|| text("not-taken-last")));
    desk.reply_plainly(message, to, language, "subject-not-taken", &paragraphs)?;
    Ok(true)
}

/// Asks the sender of an entry that names no address for one. False if nobody could be asked, and a person should do it.
///
/// # Errors
/// As [`answer`].
pub fn ask_for_address(desk: &Desk<'_>, message: &ReceivedMessage, shelf: &GameIndex) -> Result<bool, Failure> {
    if message.without_address.is_empty() {
        return Ok(true);
    }
    let from = message.envelope.from.as_deref().filter(|_| message.envelope.automatic.is_none());
    let Some(from) = from.filter(|from| *from != address::folded(&desk.own.email)) else { return Ok(false) };
    let Ok(to) = address::parse(from) else { return Ok(false) };
    let Some(proof) = desk.proof(message, from) else { return Ok(false) };
    if desk.count_answer("answers", from, proof, ANSWERS_A_DAY)?.is_none() {
        return Ok(false);
    }
    let language = desk.language_at(shelf, from)?;
    let text: Vec<String> = message.without_address.iter().map(|lacks| language.phrase(lacks)).collect();
    desk.reply_plainly(message, to, language, "request-subject-needs-address", &text)?;
    Ok(true)
}

impl Desk<'_> {
    /// Answers a message with nothing but words. `subject` is the key of the subject's text.
    ///
    /// # Errors
    /// The clock cannot be read, or the answer cannot be kept in the outbox.
    pub(super) fn reply_plainly(
        &self,
        message: &ReceivedMessage,
        to: Address,
        language: Language,
        subject: &str,
        paragraphs: &[String],
    ) -> Result<(), Failure> {
        let about = Digest(sha256(&[b"answer", &message.about.0]));
        let (to, now) = (address::mailbox(None, to), self.office.now()?);
        let letter = PlainLetter { language, ..PlainLetter::of(paragraphs) };
        let subject = format!("[adjudicate] {}", language.text(subject, &[]));
        self.keep(&OutgoingMessage {
            answers: message.envelope.id.clone(),
            automatic: Some("auto-replied"),
            ..OutgoingMessage::letter(self.own.clone(), to, subject, now, about, &letter)
        })
    }
}

/// Whether a message holds something of a game whose charter names its sender: an entry of it, or its ids.
fn is_of_a_game(shelf: &GameIndex, from: &str, message: &ReceivedMessage, arrivals: &[&Arrival]) -> bool {
    let of_letters = |game: usize| {
        let mut letters = arrivals.iter().filter_map(|arrival| arrival.letter());
        letters.any(|letter| shelf.game_of(letter) == Some(game))
    };
    let of_ids = |game: usize| {
        let id = shelf.games.get(game).map(|shelved| shelved.id);
        message.ids.iter().any(|named| Some(*named) == id || shelf.holds(game, named))
    };
    shelf.games_of(from).any(|game| of_letters(game) || of_ids(game))
}
