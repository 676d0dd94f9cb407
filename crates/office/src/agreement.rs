//! What several ways to act share: carrying out an offer, giving an order.

use crate::failure::Failure;
use crate::signing::Signer;
use crate::slips::WaitingOffer;
use adjudicate_record::log::{Order, Slip, SlipKind, Text};
use adjudicate_referee::Match;
use adjudicate_rules::{Demand, Play, Seat};

/// The slips of an entry that carries this offer out, if the signer holds the pen and nobody else has to agree.
pub fn agreement(signer: &Signer<'_>, offer: &WaitingOffer<'_>) -> Option<Vec<Slip>> {
    let others = offer.asked.iter().any(|seat| signer.seat() != Some(*seat));
    if !signer.holds_pen() || others {
        return None;
    }
    Some(std::iter::once(offer.slip).chain(offer.accepts.iter().copied()).cloned().collect())
}

/// The order of who sits here, as the record writes it: if `when` is played, `then` is answered.
///
/// # Errors
/// One of the moves cannot be made, or he is not to act between them.
pub fn order(state: &Match, seat: Option<Seat>, when: &str, then: &str) -> Result<Order, Failure> {
    let mut play: Play = state.play().clone();
    let when = read(&mut play, when)?;
    state_allows(&play, seat)?;
    let then = read(&mut play, then)?;
    let text = |text: String| Text::new(text.as_str()).map_err(|why| Failure::usage(format!("`{text}`: {why}")));
    Ok(Order { when: text(when)?, then: text(then)? })
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
        Some(after) => after
            .check_slip(&slip)
            .map(|_| ())
            .map_err(|fault| Failure::fault(fault).hint("slips that wait count as well: `adjudicate show` lists them")),
        None => Ok(()),
    }
}

/// Plays a move as it is typed, and gives it as the record writes it.
fn read(play: &mut Play, typed: &str) -> Result<String, Failure> {
    let recorded = play.position().read(typed).map_err(|refusal| Failure::refused(refusal, typed))?;
    play.play(&recorded).map_err(|refusal| Failure::refused(refusal, typed))?;
    Ok(recorded)
}

fn state_allows(play: &Play, seat: Option<Seat>) -> Result<(), Failure> {
    let reason = match play.demand() {
        Demand::Act(to_act) if Some(to_act) == seat => return Ok(()),
        Demand::Act(_) => "after that move it is not your turn",
        Demand::Throw(_) => "after that move dice are thrown, and nobody can answer before they lie",
        Demand::Over(_) => "that move ends the game",
    };
    Err(Failure::ruled(reason).rule("protocol 1.8"))
}
