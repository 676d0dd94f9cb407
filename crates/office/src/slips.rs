//! Slips that wait beside a log: which of them the next entry writes in.

use crate::beside::Beside;
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::{Kind, Offer, RefereeDecision, SLIPS_MAX, Slip, SlipKind};
use adjudicate_referee::{Author, Match};
use adjudicate_rules::Seat;

/// The slips beside a log that an entry with this act, by this author and signed with this key, can write in, in the order in
/// which their authors dated them.
pub fn that_fit(
    state: &Match,
    hand: Option<(Author, PublicKey)>,
    beside: &Beside,
    left_out: &[Digest],
    act: &Kind,
) -> Vec<Slip> {
    let mut waiting: Vec<&Slip> = beside.slips.iter().filter(|slip| !left_out.contains(&slip.id())).collect();
    waiting.sort_by_key(|slip| (slip.at, slip.id()));
    let mut fitting: Vec<Slip> = Vec::new();
    for slip in waiting {
        if fitting.len() < SLIPS_MAX && suits(slip, act, &fitting) && goes(state, hand, &fitting, slip, act) {
            fitting.push(slip.clone());
        }
    }
    fitting
}

/// Whether a slip has anything to do in an entry with this act.
fn suits(slip: &Slip, act: &Kind, before: &[Slip]) -> bool {
    match (&slip.kind, act) {
        (SlipKind::Order(order), Kind::Turn(turn)) => {
            order.when == turn.play && !before.iter().any(|slip| matches!(slip.kind, SlipKind::Order(_)))
        }
        (SlipKind::Order(_), _) => false,
        // Agreeing names the slips that it needs.
        (SlipKind::Accept(_), _) => false,
        (SlipKind::Offer(_), Kind::Ruling(_)) => false,
        // A ruling about a player or a result is about the game as it is, and a turn is chosen for the position as it is. That
        // somebody has left is for `here`, or a post.
        (SlipKind::Resign(_), Kind::Ruling(ruling)) => matches!(ruling.verdict, RefereeDecision::Here(_)),
        (SlipKind::Resign(_), act) => matches!(act, Kind::Post(_)),
        (
            SlipKind::Offer(_)
            | SlipKind::Note(_)
            | SlipKind::Claim(_)
            | SlipKind::Rekey(_)
            | SlipKind::Extend(_)
            | SlipKind::Absence(_),
            _,
        ) => true,
    }
}

/// Whether a slip can be written in behind these, and the act still stands then.
fn goes(state: &Match, hand: Option<(Author, PublicKey)>, before: &[Slip], slip: &Slip, act: &Kind) -> bool {
    let alone = matches!(act, Kind::Post(_) | Kind::Ruling(_));
    let Some(after) = state.after_slips(before.iter().chain([slip])) else { return false };
    let Some((author, key)) = hand else { return false };
    // A key that this slip puts in force signs the entry already.
    if after.keys().current(after.signing_for(author)) != Some(key) && matches!(slip.kind, SlipKind::Rekey(_)) {
        return false;
    }
    alone || (after.holds_pen(author) && after.outcome().is_some() == state.outcome().is_some())
}

/// An offer that waits, and what has been answered to it.
pub struct WaitingOffer<'a> {
    /// The slip.
    pub slip: &'a Slip,
    /// What it offers.
    pub offer: &'a Offer,
    /// Who offers.
    pub by: Seat,
    /// Acceptances that wait, too.
    pub accepts: Vec<&'a Slip>,
    /// Who has not agreed yet.
    pub asked: Vec<Seat>,
}

/// The offers that can still be agreed on.
pub fn offers<'a>(state: &Match, beside: &'a Beside) -> Vec<WaitingOffer<'a>> {
    let good = |slip: &&Slip| state.check_slip(slip).is_ok();
    let seat = |slip: &Slip| state.author(&slip.by).and_then(Author::seat);
    let open = beside.slips.iter().filter(good).filter_map(|slip| match &slip.kind {
        SlipKind::Offer(offer) => Some((slip, offer, seat(slip)?)),
        _ => None,
    });
    open.map(|(slip, offer, by)| {
        let id = slip.id();
        let answers = |other: &&Slip| matches!(&other.kind, SlipKind::Accept(of) if *of == id);
        let accepts: Vec<&Slip> = beside.slips.iter().filter(answers).filter(good).collect();
        let agreed = |seat_of: Seat| seat_of == by || accepts.iter().any(|slip| seat(slip) == Some(seat_of));
        let asked = state.play().seats().filter(|seat| !agreed(*seat)).collect();
        WaitingOffer { slip, offer, by, accepts, asked }
    })
    .collect()
}
