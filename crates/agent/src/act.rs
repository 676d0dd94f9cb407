//! The acts of a member of a game: the one place that decides whether an act is allowed, and what it is written as.
//!
//! The command line, mail, the page and the desk translate their input into an [`Act`], call [`prepare`], and show the [`PreparedAct`] that it
//! returns. Nothing is stored before [`PreparedAct::commit`]. Words for people are made by the callers, and of an [`ActRefusal`] in one place.

// A kind of act that is added later must be decided about here.
#![deny(clippy::wildcard_enum_match_arm)]

mod prepared;
mod refusal;

pub use prepared::{CommittedAct, PreparedAct, PreparedEntry, PreparedSlip};
pub use refusal::ActRefusal;

use crate::charter::text_of;
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{
    AnnouncedAbsence, Bytes, Clock, DrawClaim, EntryKind, Extend, Join, Offer, Order, Receipt, RefereeDecision, Ruling,
    RulingGround, SLIPS_MAX, Slip, SlipKind, Text, TimeClaim, True, Turn,
};
use adjudicate_referee::{SecretBoard, SlipDraft};
use adjudicate_rules::{Name, Seat, phrase};
use adjudicate_text::deeds;

use crate::agreement::{self, absence, agreement, fits_behind};
use crate::failure::Failure;
use crate::pick;
use crate::secret;
use crate::signing::{Signer, element_line};
use crate::slips::{self, WaitingOffer};
use crate::turn;

/// The remarks of one player that may wait beside a log. With the referee's notes about them they fill half of the slips of an entry.
pub const REMARKS_MAX: usize = 4;

/// Something that a member of a game does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Agree to the charter.
    Join,
    /// Make a turn.
    Turn {
        /// The move as typed; it is read leniently, in the position that the player can foresee.
        typed: String,
        /// The board to seal in a first turn on sealed boards, as [`secret::chosen`] reads it; `random` if absent.
        board: Option<String>,
    },
    /// Bring elements for the pending roll into the log, or give one's own to the member who holds the pen.
    Answer,
    /// Give one's own element as a line, even while holding the pen.
    GiveElement,
    /// Give the game up.
    Resign,
    /// Propose something to the other players.
    Offer(Offer),
    /// Propose to take back one's own last turn.
    OfferToTakeBack,
    /// Agree to an offer, or carry out what everybody has agreed to.
    Accept {
        /// The beginning of the offer's id in hexadecimal digits; may be absent if only one offer waits.
        offer: Option<String>,
    },
    /// Decline an offer.
    Decline,
    /// Claim a draw that the rules give.
    ClaimDraw,
    /// Claim that a member is out of time.
    ClaimTimeout {
        /// The member as typed.
        name: String,
    },
    /// Be away.
    Away {
        /// The first day, as `2026-12-20`.
        from: String,
        /// The day of the return.
        until: String,
    },
    /// Replace a key.
    Rekey {
        /// The owner of the key.
        player: Name,
        /// The new key.
        key: PublicKey,
        /// The tip of the new key's chain, see [`agreement::tip`].
        tip: [u8; 32],
    },
    /// Order an answer to a move that has not been made yet.
    Order {
        /// The move of the other player, as typed.
        when: String,
        /// The answer to it, as typed.
        then: String,
    },
    /// Have one's next dice thrown without being asked first; at once if that is the question now.
    RollNext,
    /// Say something without a turn.
    Note,
    /// Write the waiting slips into the log.
    Post,
    /// Open one's sealed board after the end.
    Open {
        /// The board, if it follows neither from the key nor from the stored one; as [`secret::chosen`] reads it.
        board: Option<String>,
    },
    /// Keep tokens for the next game of a series.
    Save(u64),
    /// As the referee: rule.
    Rule {
        /// The decision.
        decision: RefereeDecision,
        /// The reason, for everybody to read.
        reason: Text,
        /// The ground on which a forfeit rests.
        rests_on: Option<RulingGround>,
        /// The entry behind which the ruling stands: its number, or the beginning of its id. Absent: the last entry.
        behind: Option<String>,
    },
    /// As the referee: give a player more time.
    Extend {
        /// The player as typed.
        player: String,
        /// Days.
        days: u64,
    },
    /// As the referee: say that a player is away by a leave from the event.
    Leave(AnnouncedAbsence),
    /// As the referee: say when a letter arrived.
    Receive(Receipt),
    /// Move hours from one's reserve to one's clock.
    Refill(u64),
}

/// Decides whether an act is allowed now and composes what it is written as. Writes nothing.
///
/// # Errors
/// Any variant of [`ActRefusal`].
pub fn prepare(signer: &Signer<'_>, act: &Act, say: Option<Text>) -> Result<PreparedAct, ActRefusal> {
    let preparation = Preparation { signer, say };
    match act {
        Act::Join => preparation.entry(EntryKind::Join(Join { tip: Bytes(signer.chain.tip()) })),
        Act::Turn { typed, board } => preparation.turn(typed, board.as_deref()),
        Act::Answer if signer.holds_pen() => preparation.entry(EntryKind::Answer(True)),
        Act::Answer | Act::GiveElement => {
            element_line(signer)?;
            Ok(PreparedAct::Element)
        }
        Act::Resign if signer.holds_pen() => preparation.entry(EntryKind::Resign(True)),
        Act::Resign => preparation.slip(SlipKind::Resign(True)),
        Act::Offer(offer) => preparation.offer(offer.clone()),
        Act::OfferToTakeBack => {
            let entry = before_own_turn(signer)?;
            preparation.offer(Offer::Takeback(entry))
        }
        Act::Accept { offer } => preparation.accept(offer.as_deref()),
        Act::Decline => preparation.decline(),
        Act::ClaimDraw => preparation.entry(EntryKind::Claim(DrawClaim::Draw(True))),
        Act::ClaimTimeout { name } => {
            let name = pick::member(&signer.game.state, name)?;
            slips::check_claim(signer, &name)?;
            preparation.slip(SlipKind::Claim(TimeClaim::Timeout(name)))
        }
        Act::Away { from, until } => preparation.away(from, until),
        Act::Rekey { player, key, tip } => {
            preparation.slip(SlipKind::Rekey(agreement::rekey(&signer.game.state, player.clone(), *key, *tip)))
        }
        Act::Order { .. } if signer.holds_pen() => Err(ActRefusal::OrderOnOwnTurn),
        Act::Order { when, then } => {
            let order = agreement::order(signer.office().language, &signer.game.state, signer.seat(), [when, then])?;
            preparation.slip(SlipKind::Order(order))
        }
        Act::RollNext => preparation.roll_next(),
        Act::Note => preparation.note(),
        Act::Post => preparation.post(),
        Act::Open { board } => {
            let seat = signer.seat().ok_or(ActRefusal::NoSealedBoard)?;
            let board = secret::board(signer.office(), &signer.game.state, &signer.identity, seat, board.as_deref())?;
            preparation.entry(EntryKind::Open(board.ok_or(ActRefusal::NoSealedBoard)?.open()))
        }
        Act::Save(tokens) => preparation.entry(EntryKind::Save(*tokens)),
        Act::Rule { decision, reason, rests_on, behind } => {
            let (nr, reason) = (signer.next_ruling(), reason.clone());
            let ruling = Ruling { verdict: decision.clone(), rests_on: *rests_on, nr, reason };
            preparation.ruling(ruling, behind.as_deref())
        }
        Act::Extend { player, days } => {
            let player = pick::member(&signer.game.state, player)?;
            preparation.slip(SlipKind::Extend(Extend { player, days: *days }))
        }
        Act::Leave(absence) => preparation.slip(SlipKind::Absence(absence.clone())),
        Act::Receive(receipt) => preparation.slip(SlipKind::Received(*receipt)),
        Act::Refill(hours) => preparation.refill(*hours),
    }
}

/// The offers that an author can agree to or carry out.
pub fn acceptable<'o, 'a>(signer: &Signer<'_>, offers: &'o [WaitingOffer<'a>]) -> Vec<&'o WaitingOffer<'a>> {
    let is_asked = |offer: &WaitingOffer<'_>| signer.seat().is_some_and(|seat| offer.asked.contains(&seat));
    offers.iter().filter(|offer| is_asked(offer) || agreement(signer, offer).is_some()).collect()
}

/// The common values of all preparations.
struct Preparation<'s, 'a> {
    signer: &'s Signer<'a>,
    say: Option<Text>,
}

impl Preparation<'_, '_> {
    fn entry(self, kind: EntryKind) -> Result<PreparedAct, ActRefusal> {
        let slips = self.signer.waiting(&kind);
        self.entry_with(slips, kind, None)
    }

    fn entry_with(
        self,
        mut slips: Vec<Slip>,
        kind: EntryKind,
        board: Option<SecretBoard>,
    ) -> Result<PreparedAct, ActRefusal> {
        if slips.len() < SLIPS_MAX {
            slips.extend(self.source_note()?);
        }
        let composed = self.signer.compose_with(slips, kind, self.say, board.as_ref())?;
        Ok(PreparedAct::Entry(Box::new(PreparedEntry { composed, board, behind: None })))
    }

    fn ruling(self, ruling: Ruling, behind: Option<&str>) -> Result<PreparedAct, ActRefusal> {
        let Some(named) = behind else { return self.entry(EntryKind::Ruling(ruling)) };
        let (state, fallen) = self.signer.state_behind(named)?;
        let composed = self.signer.compose_behind(&state, EntryKind::Ruling(ruling), self.say)?;
        let entry = PreparedEntry { composed, board: None, behind: Some(fallen) };
        Ok(PreparedAct::Entry(Box::new(entry)))
    }

    fn slip(self, kind: SlipKind) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        let state = &signer.game.state;
        let is_same = |slip: &&Slip| {
            slip.by == signer.by && slip.kind == kind && slip.say == self.say && state.check_slip(slip).is_ok()
        };
        if let Some(waiting) = signer.beside.slips.iter().find(is_same) {
            return Ok(PreparedAct::Waiting(Box::new(waiting.clone())));
        }
        let note = self.source_note()?;
        let slip = signer.sign_slip(kind, self.say)?;
        Ok(PreparedAct::Slip(Box::new(PreparedSlip { slip, note })))
    }

    /// The referee's note about the message that asked for this act, so that he can show later what it said.
    fn source_note(&self) -> Result<Option<Slip>, ActRefusal> {
        let Some(message) = self.signer.source else { return Ok(None) };
        let state = &self.signer.game.state;
        let by = Name::parse(state.name_of(Member::Referee)).ok_or(ActRefusal::NoReferee)?;
        let text = deeds::source_note(&self.signer.by, &message);
        let draft =
            SlipDraft { by, at: self.signer.office().now()?, kind: SlipKind::Note(True), say: Some(remark(&text)?) };
        Ok(Some(state.sign_slip(draft, &self.signer.identity).map_err(Failure::fault)?))
    }

    fn turn(self, typed: &str, choice: Option<&str>) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        let state = &signer.game.state;
        let (seat, mut play) = turn::ahead(signer)?;
        if signer.source.is_some() && play.seals_boards() {
            return Err(ActRefusal::SealedByMail);
        }
        if let Some(ending) = ending_slips(signer) {
            return Err(ActRefusal::SlipEndsGame(ending));
        }
        let board = turn::board(signer, seat, &play, choice)?;
        if let Some(board) = &board {
            play.show_square(board.path().first().number());
        }
        let typed = if board.is_some() { turn::completed(&play, typed, board.as_ref()) } else { typed.to_owned() };
        let recorded = turn::read(signer.office(), &play, &typed)?;
        let text = |text: &str| text_of(format!("`{text}`"), text);
        // Composing computes the position; the text here only fills its place.
        let turn = Turn { play: text(&recorded)?, then: None, position: text("-")?, proof: None };
        let kind = EntryKind::Turn(Box::new(turn));
        let slips = signer.waiting(&kind);
        let is_sealed_here = state.root_of(seat).is_some();
        let PreparedAct::Entry(mut entry) = self.entry_with(slips, kind, board)? else {
            return Err(ActRefusal::NoSealedBoard);
        };
        if is_sealed_here {
            entry.board = None;
        }
        Ok(PreparedAct::Entry(entry))
    }

    fn roll_next(self) -> Result<PreparedAct, ActRefusal> {
        let state = &self.signer.game.state;
        let word = self.signer.seat().and_then(|seat| state.play().position().before_throw(seat));
        let word = word.filter(|_| state.outcome().is_none()).ok_or(ActRefusal::NothingBeforeDice)?;
        if self.signer.holds_pen() {
            return self.turn(word, None);
        }
        let then = text_of(format!("`{word}`"), word)?;
        self.slip(SlipKind::Order(Order { when: None, then }))
    }

    fn offer(self, offer: Offer) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        if let Some(seat) = signer.seat() {
            slips::check_offer(&signer.game, seat, &offer)?;
        }
        let offers = slips::offers(&signer.game.state, &signer.beside);
        let is_own = |known: &&WaitingOffer<'_>| Some(known.by) == signer.seat() && *known.offer == offer;
        match offers.iter().find(is_own) {
            Some(known) => Ok(PreparedAct::Waiting(Box::new(known.slip.clone()))),
            None => self.slip(SlipKind::Offer(offer)),
        }
    }

    fn accept(self, named: Option<&str>) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        let offers = slips::offers(&signer.game.state, &signer.beside);
        let chosen = match named {
            Some(named) => {
                let digits = named.strip_prefix("sha256:").unwrap_or(named);
                let is_named = |offer: &&WaitingOffer<'_>| offer.slip.id().to_hex().starts_with(digits);
                offers.iter().find(is_named).ok_or_else(|| ActRefusal::UnknownOffer(named.to_owned()))?
            }
            None => match acceptable(signer, &offers).as_slice() {
                [only] => *only,
                [] => return Err(ActRefusal::NoOffer),
                [_, ..] => return Err(ActRefusal::SeveralOffers),
            },
        };
        let id = chosen.slip.id();
        match agreement(signer, chosen) {
            Some(slips) => self.entry_with(slips, EntryKind::Agree(1), None),
            None if chosen.asked.iter().any(|seat| signer.seat() == Some(*seat)) => self.slip(SlipKind::Accept(id)),
            None => {
                let name = |seat: &Seat| signer.game.state.name_of(Member::Player(*seat)).to_owned();
                Err(ActRefusal::OfferToOthers(chosen.asked.iter().map(name).collect()))
            }
        }
    }

    fn decline(mut self) -> Result<PreparedAct, ActRefusal> {
        if slips::offers(&self.signer.game.state, &self.signer.beside).is_empty() {
            return Err(ActRefusal::NothingToDecline);
        }
        let text = self.say.as_ref().map_or_else(|| "declines".to_owned(), |say| format!("declines: {}", say.as_str()));
        self.say = Some(remark(&text)?);
        self.slip(SlipKind::Note(True))
    }

    fn note(self) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        let is_own = |slip: &&Slip| slip.by == signer.by && matches!(slip.kind, SlipKind::Note(_));
        // By mail each remark brings a note of the referee with it.
        if signer.source.is_some() && signer.beside.slips.iter().filter(is_own).count() >= REMARKS_MAX {
            return Err(ActRefusal::RemarksWait);
        }
        self.slip(SlipKind::Note(True))
    }

    /// An absence counts once it is written in: at once where its author holds the pen.
    fn away(self, from: &str, until: &str) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        let charter = signer.game.state.charter();
        let yearly = charter.clock.as_ref().and_then(Clock::absence_days_per_year);
        if charter.event.is_some() && yearly.is_some() {
            return Err(ActRefusal::LeaveOfEvent);
        }
        let kind = SlipKind::Absence(AnnouncedAbsence::own(absence(from, until)?));
        fits_behind(signer, &kind, self.say.as_ref())?;
        if !signer.holds_pen() {
            return self.slip(kind);
        }
        let slip = signer.sign_slip(kind, self.say.clone())?;
        let slips = signer.waiting_with(&slip, &EntryKind::Post(True));
        Preparation { signer, say: None }.entry_with(slips, EntryKind::Post(True), None)
    }

    /// A refill counts from the entry that writes it in: at once, since its author holds the pen as long as his time runs.
    fn refill(self, hours: u64) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        let kind = SlipKind::Refill(hours);
        if !signer.holds_pen() {
            return self.slip(kind);
        }
        let slip = signer.sign_slip(kind, self.say.clone())?;
        let slips = signer.waiting_with(&slip, &EntryKind::Post(True));
        Preparation { signer, say: None }.entry_with(slips, EntryKind::Post(True), None)
    }

    fn post(self) -> Result<PreparedAct, ActRefusal> {
        let signer = self.signer;
        if signer.holds_pen() && signer.waiting(&EntryKind::Post(True)).is_empty() {
            // A new key signs the entry that brings it already.
            let is_rekey = |slip: &Slip| slip.by == signer.by && matches!(slip.kind, SlipKind::Rekey(_));
            return Err(ActRefusal::NothingToPost { rekey_waits: signer.beside.slips.iter().any(is_rekey) });
        }
        self.entry(EntryKind::Post(True))
    }
}

/// The waiting slips by which the game ends before a turn could be made; `None` if there are none.
fn ending_slips(signer: &Signer<'_>) -> Option<Vec<Slip>> {
    let state = &signer.game.state;
    let waiting = signer.waiting(&EntryKind::Post(True));
    let ends = state.outcome().is_none() && state.after_slips(&waiting).is_some_and(|after| after.outcome().is_some());
    ends.then(|| waiting.into_iter().filter(|slip| matches!(slip.kind, SlipKind::Resign(_))).collect())
}

/// The number of the entry before the author's last turn.
fn before_own_turn(signer: &Signer<'_>) -> Result<u64, ActRefusal> {
    let is_own = |kind: &EntryKind, by: &Name| matches!(kind, EntryKind::Turn(_)) && *by == signer.by;
    let last = signer.game.records.iter().rev().find(|record| is_own(&record.entry.kind, &record.entry.by));
    last.map(|record| record.entry.seq.saturating_sub(1)).ok_or(ActRefusal::NoOwnTurn)
}

/// A remark as the log takes it.
///
/// # Errors
/// It has characters that no log holds, or too many or none.
pub fn remark(text: &str) -> Result<Text, Failure> {
    text_of(phrase!("what-remark", "the remark"), text)
}
