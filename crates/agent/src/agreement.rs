//! The common part of several ways to act: carrying out an offer, giving an order, being away, a new key.

use crate::charter::text_of;
use crate::failure::Failure;
use crate::signing::Signer;
use crate::slips::WaitingOffer;
use adjudicate_locales::Language;
use adjudicate_record::crypto::{Chain, Digest, Identity, PublicKey};
use adjudicate_record::log::{AbsencePeriod, Bytes, Order, Rekey, Slip, SlipKind, Text, Time};
use adjudicate_referee::Match;
use adjudicate_rules::{Demand, LossDegree, Name, Play, Seat, phrase};

/// The slips of an entry that carries this offer out, if the signer holds the pen and nobody else has to agree.
pub fn agreement(signer: &Signer<'_>, offer: &WaitingOffer<'_>) -> Option<Vec<Slip>> {
    let others = offer.asked.iter().any(|seat| signer.seat() != Some(*seat));
    if !signer.holds_pen() || others {
        return None;
    }
    Some(std::iter::once(offer.slip).chain(offer.accepts.iter().copied()).cloned().collect())
}

/// The order of the player at this seat, as the record writes it: if `when` is played, `then` is answered. Both may have the letters of
/// pieces of a language.
///
/// # Errors
/// One of the moves cannot be made, or he is not to act between them.
pub fn order(language: Language, state: &Match, seat: Option<Seat>, [when, then]: [&str; 2]) -> Result<Order, Failure> {
    let mut play: Play = state.play().clone();
    let when = read(language, &mut play, when)?;
    state_allows(&play, seat)?;
    let then = read(language, &mut play, then)?;
    let text = |text: String| text_of(format!("`{text}`"), &text);
    Ok(Order { when: Some(text(when)?), then: text(then)? })
}

/// Whether an absence can be written in with those of its author that wait already: of two that overlap, or have too many days
/// together, one could never be.
///
/// # Errors
/// It cannot.
pub fn fits_behind(signer: &Signer<'_>, kind: &SlipKind, say: Option<&Text>) -> Result<(), Failure> {
    let own = |slip: &&Slip| slip.by == signer.by && matches!(slip.kind, SlipKind::Absence(_));
    let waiting: Vec<&Slip> = signer.beside.slips.iter().filter(own).collect();
    let slip = signer.sign_slip(kind.clone(), say.cloned())?;
    match signer.game.state.after_slips(waiting) {
        Some(after) => after.check_slip(&slip).map(|_| ()).map_err(|fault| {
            let hint = phrase!("hint-waits-too", "what waits counts as well: `adjudicate show` lists it");
            Failure::fault(fault).hint(hint)
        }),
        None => Ok(()),
    }
}

/// Reads how much a game is given up for: `single`, `gammon` or `backgammon`.
///
/// # Errors
/// It is none of them.
pub fn loss(word: &str) -> Result<LossDegree, Failure> {
    LossDegree::from_word(word)
        .ok_or_else(|| Failure::usage(phrase!("no-loss", "a game is lost as a `single`, a `gammon` or a `backgammon`")))
}

/// The absence from one day to another, both as `2026-12-20`.
///
/// # Errors
/// One of them is no day.
pub fn absence(from: &str, until: &str) -> Result<AbsencePeriod, Failure> {
    let midnight = |day: &str| {
        Time::of_day(day).ok_or_else(|| {
            Failure::usage(phrase!("no-day", "`{day}` is no day", day))
                .hint(phrase!("how-days-are-written", "days are written as `2026-12-20 to 2027-01-06`"))
        })
    };
    Ok(AbsencePeriod { from: midnight(from)?, until: midnight(until)? })
}

/// A new key for a member of a game, with its tip where his chain is needed.
pub fn rekey(state: &Match, name: Name, key: PublicKey, tip: [u8; 32]) -> Rekey {
    let in_game = |seat: Seat| state.play().is_in(seat);
    let joined = state
        .member(&name)
        .is_some_and(|member| state.machine().chain(member).is_some() && member.seat().is_none_or(in_game));
    Rekey { player: name, key, tip: joined.then_some(Bytes(tip)) }
}

/// The tip of the chain of a new key, made behind `base`: the slip's `after`, or the charter where a ruling brings it.
pub fn tip(state: &Match, identity: &Identity, base: &Digest) -> [u8; 32] {
    Chain::new(identity, &state.id(), base).tip()
}

/// The line with a player's new key that a referee needs for a ruling, where the old one is lost.
pub fn rekey_line(state: &Match, name: &Name, identity: &Identity) -> String {
    let tip = Bytes(tip(state, identity, &state.id()));
    format!("rekey {} {name} {} {tip}", state.id(), identity.public())
}

/// Plays a move as it is typed, and returns it as the record writes it.
fn read(language: Language, play: &mut Play, typed: &str) -> Result<String, Failure> {
    let position = play.position();
    let refused = |refusal| Failure::of_move(refusal, typed, position, language);
    let recorded = position.read_in(typed, language.letters()).map_err(refused)?;
    play.play(&recorded).map_err(|refusal| Failure::refused(refusal, typed))?;
    Ok(recorded)
}

fn state_allows(play: &Play, seat: Option<Seat>) -> Result<(), Failure> {
    let reason = match play.demand() {
        Demand::Act(to_act) if Some(to_act) == seat => return Ok(()),
        Demand::Act(_) => phrase!("order-not-your-turn", "after that move it is not your turn"),
        Demand::Throw(_) => {
            phrase!("order-dice", "after that move dice are thrown, and nobody can answer before they lie")
        }
        Demand::Over(_) => phrase!("order-over", "that move ends the game"),
    };
    Err(Failure::ruled(reason).rule("protocol 1.8"))
}
