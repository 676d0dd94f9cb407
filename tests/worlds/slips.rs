//! Slips that wait beside a log, and which of them an entry writes in: what `adjudicate play` does.

use std::sync::Arc;

use adjudicate::log::{Kind, Offer, SLIPS_MAX, Slip, SlipKind};
use adjudicate::referee::{Author, Match};
use adjudicate::rules::Seat;

/// The slips that an entry with this act can write in, in the order in which their authors dated them, if the key that signs
/// for its author then is one of the writer's.
pub fn that_fit(
    state: &Match,
    author: Author,
    slips: &[Arc<Slip>],
    act: &Kind,
    signs: impl Fn(&Match) -> bool,
) -> Vec<Slip> {
    let mut waiting: Vec<&Arc<Slip>> = slips.iter().collect();
    waiting.sort_by_key(|slip| (slip.at, slip.id()));
    let mut fitting: Vec<Slip> = Vec::new();
    for slip in waiting {
        if fitting.len() < SLIPS_MAX && suits(slip, act, &fitting) && goes(state, author, &fitting, slip, act, &signs) {
            fitting.push((**slip).clone());
        }
    }
    fitting
}

fn suits(slip: &Slip, act: &Kind, before: &[Slip]) -> bool {
    match (&slip.kind, act) {
        (SlipKind::Order(order), Kind::Turn(turn)) => {
            order.when == turn.play && !before.iter().any(|slip| matches!(slip.kind, SlipKind::Order(_)))
        }
        (SlipKind::Order(_) | SlipKind::Accept(_), _) | (SlipKind::Offer(_), Kind::Ruling(_)) => false,
        (
            SlipKind::Offer(_)
            | SlipKind::Note(_)
            | SlipKind::Claim(_)
            | SlipKind::Resign(_)
            | SlipKind::Rekey(_)
            | SlipKind::Extend(_)
            | SlipKind::Absence(_),
            _,
        ) => true,
    }
}

fn goes(
    state: &Match,
    author: Author,
    before: &[Slip],
    slip: &Slip,
    act: &Kind,
    signs: impl Fn(&Match) -> bool,
) -> bool {
    let Some(after) = state.after_slips(before.iter().chain([slip])).filter(signs) else { return false };
    let alone = matches!(act, Kind::Post(_) | Kind::Ruling(_));
    alone || (after.holds_pen(author) && after.outcome().is_some() == state.outcome().is_some())
}

/// An offer that waits, and what has been answered to it.
pub struct Waiting {
    /// The slip.
    pub slip: Arc<Slip>,
    /// What it offers.
    pub offer: Offer,
    /// Acceptances that wait, too.
    pub accepts: Vec<Slip>,
    /// Who has not agreed yet.
    pub asked: Vec<Seat>,
}

/// The offers that can still be agreed on.
pub fn offers(state: &Match, slips: &[Arc<Slip>]) -> Vec<Waiting> {
    let seat = |slip: &Slip| state.author(&slip.by).and_then(Author::seat);
    let good: Vec<&Arc<Slip>> = slips
        .iter()
        .filter(|slip| matches!(slip.kind, SlipKind::Offer(_) | SlipKind::Accept(_)) && state.check_slip(slip).is_ok())
        .collect();
    let waiting = |slip: &&Arc<Slip>| {
        let SlipKind::Offer(offer) = &slip.kind else { return None };
        let (by, id) = (seat(slip)?, slip.id());
        let answers = |other: &&&Arc<Slip>| matches!(&other.kind, SlipKind::Accept(of) if *of == id);
        let accepts: Vec<Slip> = good.iter().filter(answers).map(|slip| (***slip).clone()).collect();
        let agreed = |other: Seat| other == by || accepts.iter().any(|slip| seat(slip) == Some(other));
        let asked = state.play().seats().filter(|seat| !agreed(*seat)).collect();
        Some(Waiting { slip: (*slip).clone(), offer: offer.clone(), accepts, asked })
    };
    good.iter().filter_map(waiting).collect()
}
