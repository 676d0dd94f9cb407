//! Where an entry belongs: which game, in which spelling, and what becomes of it if there is none.

use crate::failure::Failure;
use crate::inbox::arrival::{Arrival, ArrivalOutcome};
use crate::inbox::begin;
use crate::inbox::bring::Brought;
use crate::inbox::early::Early;
use crate::inbox::shelf::Shelf;
use crate::office::Office;
use adjudicate_mail::Letter;
use adjudicate_record::log::Kind;

/// Whether this arrival has found its game now.
pub fn place(office: &Office, shelf: &mut Shelf, arrival: &mut Arrival) -> Result<bool, Failure> {
    if !matches!(arrival.outcome, ArrivalOutcome::Waiting) {
        return Ok(false);
    }
    let Some((letter, game)) = choose(shelf, &arrival.candidates) else { return Ok(false) };
    arrival.candidates = vec![letter.clone()];
    if shelf.holds(game, &letter.id) {
        arrival.outcome = ArrivalOutcome::Known(game);
    } else if let Some(failure) = ahead(office, arrival)? {
        arrival.outcome = ArrivalOutcome::Refused(failure);
    } else {
        arrival.outcome = ArrivalOutcome::Placed(game);
        shelf.place(&letter, game);
    }
    Ok(true)
}

/// Which of the candidates it is, and the game that it belongs to.
fn choose(shelf: &Shelf, candidates: &[Letter]) -> Option<(Letter, usize)> {
    let placed: Vec<(&Letter, usize)> =
        candidates.iter().filter_map(|letter| Some((letter, shelf.game_of(letter)?))).collect();
    let known = placed.iter().find(|(letter, game)| shelf.holds(*game, &letter.id));
    let chosen = match placed.as_slice() {
        // Of an entry that arrived as it was written, the referee says what is wrong with it.
        [only] if candidates.len() == 1 => Some(only),
        several => known.or_else(|| several.iter().find(|(letter, _)| shelf.vouches_for(letter))),
    };
    chosen.map(|(letter, game)| ((*letter).clone(), *game))
}

/// Why an entry that is dated more than a day ahead of this computer's clock is not taken; `None` if it is, or is not so
/// dated (protocol, section 8).
pub fn ahead(office: &Office, arrival: &Arrival) -> Result<Option<Failure>, Failure> {
    let Some(letter) = arrival.letter() else { return Ok(None) };
    let at = letter.entry.at;
    // What has waited here was looked at when it came.
    if arrival.source.is_none() || at <= office.now()?.plus_days(1) {
        return Ok(None);
    }
    let reason = format!("{} is dated {at}, more than a day ahead of this computer's clock", arrival.what());
    if office.person.can_be_asked() && office.person.confirm(&format!("{reason}. Take it all the same?"))? {
        return Ok(None);
    }
    let hint = "if the date of this computer is right, ask its author; --yes takes it all the same";
    Ok(Some(Failure::ruled(reason).rule("protocol 8").hint(hint)))
}

/// What becomes of an entry that belongs to none of the games. With `waits`, the charter of any game may be on its way.
pub fn homeless(office: &Office, shelf: &Shelf, early: &mut Early, arrival: &Arrival, waits: bool) -> ArrivalOutcome {
    if arrival.source.is_none() {
        return ArrivalOutcome::Early;
    }
    let system = office.store.system();
    let vouched = arrival.candidates.iter().find(|letter| shelf.vouches_for(letter));
    // A key that is not known yet may stand in a letter that is still on its way.
    let named =
        || arrival.candidates.iter().find(|letter| letter.entry.seq > 0 && (waits || shelf.knows(&letter.entry.by)));
    if let Some(letter) = vouched {
        return early.keep(system, letter).map_or_else(ArrivalOutcome::Deferred, |()| ArrivalOutcome::Early);
    }
    if let Some(letter) = named().filter(|_| early.has_room_for_unknown()) {
        return early.keep(system, letter).map_or_else(ArrivalOutcome::Deferred, |()| ArrivalOutcome::Early);
    }
    let what = arrival.what();
    let failure = match arrival.candidates.as_slice() {
        [only] if matches!(only.entry.kind, Kind::Charter(_)) => match begin::opened(only) {
            Err(fault) => Failure::fault(fault).about(&what),
            Ok(_) => Failure::ruled(format!("{what} begins another game")).rule("protocol 8"),
        },
        [_] => Failure::ruled(format!(
            "{what} builds on an entry that is in none of the games here, and nobody here signed it"
        ))
        .rule("protocol 8")
        .hint("--games DIRECTORY looks for the game elsewhere; or ask for the whole log"),
        _ => Failure::ruled(format!("{what} arrived damaged, and no way to mend it gives a signature that holds"))
            .rule("protocol 8")
            .hint("it has to be sent again, as an attachment or as an armored block"),
    };
    ArrivalOutcome::Refused(failure)
}

/// Notes what became of an arrival of a game.
pub fn settle(arrival: &mut Arrival, game: usize, brought: &Brought) {
    let (ArrivalOutcome::Placed(_), Some(letter)) = (&arrival.outcome, arrival.letter()) else { return };
    let id = letter.id;
    arrival.outcome = if brought.added.contains(&id) {
        ArrivalOutcome::Added(game)
    } else if brought.named.iter().any(|named| named.entries.contains(&id)) {
        ArrivalOutcome::Named(game)
    } else if brought.early.contains(&id) {
        ArrivalOutcome::Early
    } else if brought.fallen.iter().any(|letter| letter.id == id) {
        ArrivalOutcome::Fell(game)
    } else {
        let fault = brought.refused.get(&id).cloned();
        let failure = fault.map_or_else(|| Failure::ruled("it has no place in this game"), Failure::fault);
        ArrivalOutcome::Refused(failure.about(&arrival.what()))
    };
}
