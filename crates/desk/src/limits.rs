//! The context to which an answer in words is bound: the board, the offers and the question of the message that it answers. A
//! word that fits only another context does nothing, and the player is shown what waits.

use crate::command::record::{ChoiceQuestion, Correspondence, ShownState};
use adjudicate_agent::Failure;
use adjudicate_agent::compose::Story;
use adjudicate_agent::pending::Pending;
use adjudicate_agent::slips;
use adjudicate_mail::incoming::ReplyHeaders;
use adjudicate_mail::message;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::EntryKind;
use adjudicate_record::log::file::FileSystem;
use adjudicate_rules::Seat;
use adjudicate_text::{names, view};

/// As much of an offer's id as tells it from the others that wait.
const ID_DIGITS: usize = 16;

/// An offer: the beginning of its id, and what it is in words.
pub(super) type OfferInWords = (String, String);

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
pub(super) fn offers_to(system: &dyn FileSystem, story: &Story, name: &str) -> Result<Vec<OfferInWords>, Failure> {
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
        (id, format!("{by} offers {}", view::proposal(offer.offer)))
    };
    Ok(mine.map(one).collect())
}

/// Says in a message which offers wait for its reader's answer: `accept` in an answer to it agrees to one of these and to no other.
pub(super) fn announce(offers: &[OfferInWords], told: &mut Vec<String>) {
    match offers {
        [] => {}
        [(_, words)] => told.push(format!("{words}. Answer `accept` or `decline`, or play on when it is your turn.")),
        several => {
            told.push("Answer one of these with `accept` or `decline`, or play on when it is your turn:".to_owned());
            told.extend(several.iter().map(|(_, words)| format!("  {words}")));
        }
    }
}

/// Returns the record of a message about this, which shows these offers and asks this.
pub(super) fn shown(about: &Digest, offers: &[OfferInWords], asked: Option<ChoiceQuestion>) -> ShownState {
    ShownState { about: message::about_of(about), offers: offers.iter().map(|(id, _)| id.clone()).collect(), asked }
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
    system: &dyn FileSystem,
    story: &Story,
    name: &str,
    answered: bool,
    shown: Option<&ShownState>,
) -> Result<AcceptedOffer, Failure> {
    let waits = offers_to(system, story, name)?;
    let saw = shown.map(|shown| shown.offers.as_slice()).unwrap_or_default();
    let mut meant = waits.iter().filter(|(id, _)| saw.contains(id));
    let told = match (meant.next(), meant.next()) {
        (Some((id, _)), None) => return Ok(AcceptedOffer::To(id.clone())),
        (Some(_), Some(_)) => "Several offers wait for your answer, so nothing was done.",
        (None, _) if waits.is_empty() => "`accept` was not done: no offer waits for your answer (protocol 1.8).",
        (None, _) if !answered => {
            "Your message does not say which message it answers, so nothing was agreed to. This waits for your answer:"
        }
        (None, _) if !saw.is_empty() => {
            "What was offered in the message that you answer has lapsed, so nothing was agreed to. Something else waits for your answer now:"
        }
        (None, _) => {
            "The message that you answer shows no offer, so nothing was agreed to. This waits for your answer now:"
        }
    };
    Ok(AcceptedOffer::Unclear(told.to_owned()))
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
    let Some(asked) = asked else {
        return Err(match board {
            Board::Unknown => {
                format!("Your message does not say which question {number} is the answer to, so nothing was done.")
            }
            Board::Stands | Board::Old(_) => {
                format!(
                    "The message that you answer has asked nothing that {number} could be the answer to, so nothing was done."
                )
            }
        });
    };
    if asked.head != head || matches!(board, Board::Old(_)) {
        return Err(format!(
            "{number} answers a question about another board than the one that stands, so nothing was done."
        ));
    }
    let reading = number.checked_sub(1).and_then(|place| asked.readings.get(place));
    let last = asked.readings.len();
    let reading = reading
        .ok_or_else(|| format!("The numbers of what was asked go from 1 to {last}; {number} is none of them."))?;
    Ok((reading.clone(), asked.say.clone()))
}
