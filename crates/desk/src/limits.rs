//! The context to which an answer in words is bound: the board, the offers and the question of the message that it answers. A
//! word that fits only another context does nothing, and the player is shown what waits.

use crate::command::record::{ChoiceQuestion, Correspondence, ShownState};
use adjudicate_agent::Failure;
use adjudicate_agent::compose::Story;
use adjudicate_agent::pending::Pending;
use adjudicate_agent::slips;
use adjudicate_locales::Language;
use adjudicate_mail::incoming::ReplyHeaders;
use adjudicate_mail::message;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::EntryKind;
use adjudicate_record::log::file::FileSystem;
use adjudicate_rules::{PhraseArgument, Seat};
use adjudicate_text::{names, view};

/// As much of an offer's id as tells it from the others that wait.
const ID_DIGITS: usize = 16;

/// An offer in the words of its reader.
pub(super) struct OfferInWords {
    /// The beginning of its id.
    pub id: String,
    /// The player who offers.
    pub by: String,
    /// The object of the offer: `a draw`.
    pub offer: String,
}

impl OfferInWords {
    /// A text about the offer.
    pub(super) fn text(&self, language: Language, key: &str) -> String {
        language.text(key, &[("by", names::value(&self.by)), ("offer", (&self.offer).into())])
    }
}

/// Which board somebody answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Board {
    /// The one that stands.
    Stands,
    /// The one after this entry, and it is another one now.
    Old(u64),
    /// His program does not say, or it is none of this game.
    Unknown,
}

/// Which board a message answers.
pub(super) fn board(story: &Story, addressed: &ReplyHeaders) -> Board {
    let Some(answered) = addressed.answers.first() else { return Board::Unknown };
    let records = &story.game.records;
    let Some(place) = records.iter().position(|record| record.id.to_hex().starts_with(&answered.board)) else {
        return Board::Unknown;
    };
    // Entries that only write slips in leave the board as it was.
    let only_posts = records.iter().skip(place + 1).all(|record| matches!(record.entry.kind, EntryKind::Post(_)));
    if only_posts { Board::Stands } else { Board::Old(place as u64) }
}

/// The offers that wait for this player's answer.
pub(super) fn offers_to(
    language: Language,
    system: &dyn FileSystem,
    story: &Story,
    name: &str,
) -> Result<Vec<OfferInWords>, Failure> {
    let state = &story.game.state;
    if state.outcome().is_some() {
        return Ok(Vec::new());
    }
    let beside = Pending::load(system, &story.game.path)?;
    let seat = Seat::all(state.charter().players.len()).find(|seat| state.name_of(Member::Player(*seat)) == name);
    let offers = slips::offers(state, &beside);
    let mine = offers.iter().filter(|offer| seat.is_some_and(|seat| offer.asked.contains(&seat)));
    let one = |offer: &slips::WaitingOffer<'_>| {
        let by = names::shown(state, Member::Player(offer.by));
        let id = offer.slip.id().to_hex().get(..ID_DIGITS).unwrap_or_default().to_owned();
        OfferInWords { id, by, offer: language.phrase(&view::offer(offer.offer)) }
    };
    Ok(mine.map(one).collect())
}

/// Says in a message which offers wait for its reader's answer: `accept` in an answer to it agrees to one of these and to no other.
pub(super) fn announce(language: Language, offers: &[OfferInWords], told: &mut Vec<String>) {
    match offers {
        [] => {}
        [offer] => told.push(offer.text(language, "offer-waits")),
        several => {
            told.push(language.text("offers-wait", &[]));
            told.extend(several.iter().map(|offer| format!("  {}", offer.text(language, "offer-made"))));
        }
    }
}

/// Returns the record of a message about this, which shows these offers and asks this.
pub(super) fn shown(about: &Digest, offers: &[OfferInWords], asked: Option<ChoiceQuestion>) -> ShownState {
    ShownState { about: message::about_of(about), offers: offers.iter().map(|offer| offer.id.clone()).collect(), asked }
}

/// The offer to which `accept` agrees.
pub(super) enum AcceptedOffer {
    /// The offer with this beginning of an id.
    To(String),
    /// Nothing, and why.
    Unclear(String),
}

/// Returns the offer to which `accept` agrees in an answer to a message that showed this: an offer that it showed and that still
/// waits. `answered` says whether it is known which message is answered.
pub(super) fn agreed(
    language: Language,
    system: &dyn FileSystem,
    story: &Story,
    name: &str,
    answered: bool,
    shown: Option<&ShownState>,
) -> Result<AcceptedOffer, Failure> {
    let waits = offers_to(language, system, story, name)?;
    let saw = shown.map(|shown| shown.offers.as_slice()).unwrap_or_default();
    let mut meant = waits.iter().filter(|offer| saw.contains(&offer.id));
    let told = match (meant.next(), meant.next()) {
        (Some(offer), None) => return Ok(AcceptedOffer::To(offer.id.clone())),
        (Some(_), Some(_)) => "accept-several",
        (None, _) if waits.is_empty() => "accept-nothing",
        (None, _) if !answered => "accept-unknown",
        (None, _) if !saw.is_empty() => "accept-lapsed",
        (None, _) => "accept-not-shown",
    };
    Ok(AcceptedOffer::Unclear(language.text(told, &[])))
}

/// Returns the reading with a number in the question of the answered message, and the remark that goes with it; or why there is
/// none. If it is not known which message is answered, the only question about the current board is meant.
pub(super) fn chosen(
    record: &Correspondence,
    shown: Option<&ShownState>,
    number: usize,
    head: Digest,
    board: Board,
) -> Result<(String, Option<String>), String> {
    let mut open = record.questions(&head);
    let only = open.next().filter(|_| open.next().is_none());
    let asked = match board {
        Board::Unknown => only,
        Board::Stands | Board::Old(_) => shown.and_then(|shown| shown.asked.as_ref()),
    };
    let count = PhraseArgument::count;
    let why = |key: &str, last: usize| {
        record.reader_language().text(key, &[("number", count(number)), ("last", count(last))])
    };
    let Some(asked) = asked else {
        return Err(match board {
            Board::Unknown => why("number-unknown-question", 0),
            Board::Stands | Board::Old(_) => why("number-without-question", 0),
        });
    };
    if asked.head != head || matches!(board, Board::Old(_)) {
        return Err(why("number-old-board", 0));
    }
    let reading = number.checked_sub(1).and_then(|place| asked.readings.get(place));
    let reading = reading.ok_or_else(|| why("number-out-of-range", asked.readings.len()))?;
    Ok((reading.clone(), asked.say.clone()))
}
