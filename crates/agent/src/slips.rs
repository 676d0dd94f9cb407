//! Slips: which of those that wait the next entry writes in, and whether it makes sense to sign one now.

use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::pending::Pending;
use crate::pick;
use crate::signing::Signer;
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::{EntryKind, Offer, Order, RefereeDecision, SLIPS_MAX, Slip, SlipKind};
use adjudicate_referee::{Author, Match};
use adjudicate_rules::{Demand, Name, Phrase, Play, Seat, phrase};

/// The slips beside a log that an entry with this act, by this author and signed with this key, can write in, in the order in
/// which their authors dated them; an order for any move comes last. `ahead` is the game in which a turn is made, with its throw.
pub fn that_fit(
    state: &Match,
    hand: Option<(Author, PublicKey)>,
    beside: &Pending,
    left_out: &[Digest],
    act: &EntryKind,
    ahead: Option<&Play>,
) -> Vec<Slip> {
    let mut waiting: Vec<&Slip> = beside.slips.iter().filter(|slip| !left_out.contains(&slip.id())).collect();
    waiting.sort_by_key(|slip| (is_for_any_move(slip), slip.at, slip.id()));
    let mut fitting: Vec<Slip> = Vec::new();
    for slip in waiting {
        if fitting.len() < SLIPS_MAX
            && suits(slip, act, &fitting)
            && answers(state, slip, act, ahead)
            && goes(state, hand, &fitting, slip, act)
        {
            fitting.push(slip.clone());
        }
    }
    fitting
}

/// Whether a slip has anything to do in an entry with this act.
fn suits(slip: &Slip, act: &EntryKind, before: &[Slip]) -> bool {
    match (&slip.kind, act) {
        (SlipKind::Order(order), EntryKind::Turn(turn)) => {
            order.waits_for(&turn.play) && !before.iter().any(|slip| matches!(slip.kind, SlipKind::Order(_)))
        }
        (SlipKind::Order(_), _) => false,
        // Agreeing names the slips that it needs.
        (SlipKind::Accept(_), _) => false,
        (SlipKind::Offer(_), EntryKind::Ruling(_)) => false,
        // A ruling about a player or a result is about the game as it is, and a turn is chosen for the position as it is. That
        // somebody has left is for `here`, or a post.
        (SlipKind::Resign(_), EntryKind::Ruling(ruling)) => matches!(ruling.verdict, RefereeDecision::Here(_)),
        (SlipKind::Resign(_), act) => matches!(act, EntryKind::Post(_)),
        (
            SlipKind::Offer(_)
            | SlipKind::Note(_)
            | SlipKind::Claim(_)
            | SlipKind::Rekey(_)
            | SlipKind::Extend(_)
            | SlipKind::Absence(_)
            | SlipKind::Received(_)
            | SlipKind::Refill(_),
            _,
        ) => true,
    }
}

/// Whether a slip is an order that does not name the move that it waits for.
pub fn is_for_any_move(slip: &Slip) -> bool {
    matches!(&slip.kind, SlipKind::Order(order) if order.when.is_none())
}

/// Whether the answer of an order for any move is legal after this turn. Every other slip passes: the author of an order has
/// tried it with the move that it names.
fn answers(state: &Match, slip: &Slip, act: &EntryKind, ahead: Option<&Play>) -> bool {
    let (SlipKind::Order(Order { when: None, then }), EntryKind::Turn(turn)) = (&slip.kind, act) else { return true };
    let Some(seat) = state.author(&slip.by).and_then(Author::seat) else { return false };
    let mut play = ahead.unwrap_or_else(|| state.play()).clone();
    play.play(turn.play.as_str()).is_ok() && play.demand() == Demand::Act(seat) && play.play(then.as_str()).is_ok()
}

/// Whether a slip can be written in behind these, and the act still stands then.
fn goes(state: &Match, hand: Option<(Author, PublicKey)>, before: &[Slip], slip: &Slip, act: &EntryKind) -> bool {
    let alone = matches!(act, EntryKind::Post(_) | EntryKind::Ruling(_));
    let Some(after) = state.after_slips(before.iter().chain([slip])) else { return false };
    let Some((author, key)) = hand else { return false };
    // A key that this slip puts in force signs the entry already.
    if after.keys().current(after.signing_for(author)) != Some(key) && matches!(slip.kind, SlipKind::Rekey(_)) {
        return false;
    }
    alone || (after.holds_pen(author) && after.outcome().is_some() == state.outcome().is_some())
}

/// An offer that waits, and the answers to it.
pub struct WaitingOffer<'a> {
    /// The slip.
    pub slip: &'a Slip,
    /// The offer.
    pub offer: &'a Offer,
    /// The player who offers.
    pub by: Seat,
    /// Acceptances that wait, too.
    pub accepts: Vec<&'a Slip>,
    /// The players who have not agreed yet.
    pub asked: Vec<Seat>,
}

/// The offers that can still be agreed on.
pub fn offers<'a>(state: &Match, beside: &'a Pending) -> Vec<WaitingOffer<'a>> {
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

/// The match with those of these slips written in that the referee has signed about time: receipts, so that nobody's time runs by
/// a date that is older than the day on which the referee had the entry, and absences for leaves of an event.
pub fn with_facts_of_time(state: &Match, waiting: &[Slip]) -> Match {
    let is_about_time = |slip: &Slip| match &slip.kind {
        SlipKind::Received(_) => true,
        SlipKind::Absence(absence) => absence.leave.is_some(),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Rekey(_)
        | SlipKind::Extend(_)
        | SlipKind::Refill(_) => false,
    };
    let told = waiting.iter().filter(|slip| is_about_time(slip) && state.check_slip(slip).is_ok());
    state.after_slips(told).unwrap_or_else(|| state.clone())
}

/// Whether it makes sense to sign now that this member is out of time: the claim tells the referee something only if there are a
/// clock, a referee, and something due. The referee of the log asks for less, because a claim may be written in later.
///
/// # Errors
/// It makes none.
pub fn check_claim(signer: &Signer, name: &Name) -> Result<(), Failure> {
    let state = &signer.game.state;
    let no = |reason: Phrase| Err(Failure::ruled(reason).rule("protocol 1.8"));
    match state.member(name) {
        _ if state.charter().clock.is_none() => no(phrase!("no-clock", "this game has no clock")),
        _ if !state.has_referee() => no(no_referee()),
        None => no(pick::no_member(name.as_str())),
        Some(_) if signer.by == *name => {
            no(phrase!("claim-about-oneself", "a claim of time is about another player, and not about you"))
        }
        Some(member) if !state.owed().contains_key(&member) => {
            no(phrase!("claim-nothing-due", "nothing is due from `{name}`", name))
        }
        Some(_) => Ok(()),
    }
}

/// That a game has nobody to decide about it.
pub fn no_referee() -> Phrase {
    phrase!("no-referee", "this game has no referee who could decide")
}

/// Whether it makes sense that this player offers something now: it could be carried out, and would change something.
///
/// # Errors
/// It could not, or it would not.
pub fn check_offer(game: &GameFile, by: Seat, offer: &Offer) -> Result<(), Failure> {
    game.state.check_offer(by, offer).map_err(Failure::fault)?;
    let Offer::Takeback(back) = offer else { return Ok(()) };
    let changes = |kind: &EntryKind| matches!(kind, EntryKind::Turn(_) | EntryKind::Agree(_));
    let last = game.records.iter().rev().map(|record| &record.entry).find(|entry| changes(&entry.kind));
    match last {
        Some(last) if last.seq > *back => Ok(()),
        last => {
            let reason = phrase!(
                "takeback-of-nothing",
                "going back to the position after entry {back} undoes nothing: that is the position now",
                back
            );
            let failure = Failure::ruled(reason).rule("protocol 1.7");
            let meant = last.and_then(|last| Some((last.seq, last.seq.checked_sub(1)?)));
            let meant = meant.filter(|(_, back)| game.state.check_offer(by, &Offer::Takeback(*back)).is_ok());
            Err(match meant {
                Some((last, back)) => failure.hint(phrase!(
                    "takeback-meant",
                    "to take entry {last} back, offer a takeback to entry {back}",
                    last,
                    back
                )),
                None => failure,
            })
        }
    }
}
