//! The game of an entry, its reading, and its outcome if there is no game.

use crate::context::Context;
use crate::failure::Failure;
use crate::inbox::arrival::{Arrival, ArrivalOutcome};
use crate::inbox::begin;
use crate::inbox::bring::ImportOutcome;
use crate::inbox::index::GameIndex;
use crate::inbox::out_of_order::OutOfOrderEntries;
use adjudicate_record::log::{EntryKind, SignedEntry};
use adjudicate_rules::phrase;

/// Whether this arrival has found its game now. With `asks`, the user is asked about an entry that is dated ahead.
pub fn place(office: &Context, shelf: &mut GameIndex, arrival: &mut Arrival, asks: bool) -> Result<bool, Failure> {
    if !matches!(arrival.outcome, ArrivalOutcome::Waiting) {
        return Ok(false);
    }
    let Some((letter, game)) = choose(shelf, &arrival.candidates) else { return Ok(false) };
    arrival.candidates = vec![letter.clone()];
    if shelf.holds(game, &letter.id) {
        arrival.outcome = ArrivalOutcome::Known(game);
    } else if let Some(failure) = ahead(office, arrival, asks)? {
        arrival.outcome = ArrivalOutcome::Refused(failure);
    } else {
        arrival.outcome = ArrivalOutcome::Placed(game);
        shelf.place(&letter, game);
    }
    Ok(true)
}

/// Which of the candidates it is, and the game that it belongs to.
fn choose(shelf: &GameIndex, candidates: &[SignedEntry]) -> Option<(SignedEntry, usize)> {
    let placed: Vec<(&SignedEntry, usize)> =
        candidates.iter().filter_map(|letter| Some((letter, shelf.game_of(letter)?))).collect();
    let known = placed.iter().find(|(letter, game)| shelf.holds(*game, &letter.id));
    let chosen = match placed.as_slice() {
        // Of an entry that arrived as it was written, the referee says what is wrong with it.
        [only] if candidates.len() == 1 => Some(only),
        several => known.or_else(|| several.iter().find(|(letter, _)| shelf.vouches_for(letter))),
    };
    chosen.map(|(letter, game)| ((*letter).clone(), *game))
}

/// Whether an entry that has come now is dated more than a day ahead of this computer's clock (protocol, section 8).
///
/// # Errors
/// The clock cannot be read.
pub fn is_dated_ahead(office: &Context, arrival: &Arrival) -> Result<bool, Failure> {
    let Some(letter) = arrival.letter() else { return Ok(false) };
    // The date of an entry that has waited here was checked when it came.
    Ok(arrival.source.is_some() && letter.entry.at > office.now()?.plus_days(1))
}

/// Why an entry that is dated ahead is not taken; `None` if it is taken, or is not so dated. Without `asks`, the user is
/// not asked.
pub fn ahead(office: &Context, arrival: &Arrival, asks: bool) -> Result<Option<Failure>, Failure> {
    let Some(letter) = arrival.letter() else { return Ok(None) };
    if !is_dated_ahead(office, arrival)? {
        return Ok(None);
    }
    let at = letter.entry.at;
    let reason = phrase!(
        "entry-dated-ahead",
        "{what} is dated {at}, more than a day ahead of this computer's clock",
        what = arrival.what(),
        at
    );
    if asks && office.person.can_be_asked() {
        let question = office.language.text("question-ahead", &[("reason", reason.clone().into())]);
        if office.person.confirm(&question)? {
            return Ok(None);
        }
    }
    let hint = phrase!(
        "entry-dated-ahead-hint",
        "if the date of this computer is right, ask its author; --yes takes it all the same"
    );
    Ok(Some(Failure::ruled(reason).rule("protocol 8").hint(hint)))
}

/// An entry that belongs to none of the games.
pub struct UnplacedEntry {
    /// The outcome.
    pub outcome: ArrivalOutcome,
    /// Whether it was kept, or found to be damaged or invalid. Otherwise its letter is not dealt with.
    pub is_settled: bool,
}

/// Returns the outcome of an entry that belongs to none of the games. With `waits`, the charter of any game may be on
/// its way.
pub fn homeless(
    office: &Context,
    shelf: &GameIndex,
    early: &mut OutOfOrderEntries,
    arrival: &Arrival,
    waits: bool,
) -> UnplacedEntry {
    let settled = |outcome: ArrivalOutcome| UnplacedEntry { outcome, is_settled: true };
    if arrival.source.is_none() {
        return settled(ArrivalOutcome::Early);
    }
    let kept =
        |kept: Result<(), Failure>| settled(kept.map_or_else(ArrivalOutcome::Deferred, |()| ArrivalOutcome::Early));
    let system = office.store.system();
    if let Some(letter) = arrival.candidates.iter().find(|letter| shelf.vouches_for(letter)) {
        return kept(early.keep(system, letter));
    }
    // A key that is not known yet may stand in a letter that is still on its way.
    let named = |letter: &&SignedEntry| letter.entry.seq > 0 && (waits || shelf.may_sign(&letter.entry.by));
    let named: Vec<&SignedEntry> = arrival.candidates.iter().filter(named).collect();
    if !named.is_empty() {
        // Which of several readings was signed is found out when the key is known.
        return kept(named.into_iter().try_for_each(|letter| early.keep_unknown(system, letter)));
    }
    let what = arrival.what();
    let refused = |failure: Failure, is_settled: bool| UnplacedEntry {
        outcome: ArrivalOutcome::Refused(failure.rule("protocol 8")),
        is_settled,
    };
    match arrival.candidates.as_slice() {
        [only] if matches!(only.entry.kind, EntryKind::Charter(_)) => match begin::opened(only) {
            Err(fault) => settled(ArrivalOutcome::Refused(Failure::fault(fault).about(what))),
            Ok(_) => {
                let reason = phrase!("entry-begins-another", "{what} begins another game", what = what);
                refused(Failure::ruled(reason), false)
            }
        },
        [_] => {
            let reason = phrase!(
                "entry-of-no-game",
                "{what} builds on an entry that is in none of the games here, and nobody here signed it",
                what = what
            );
            let hint = phrase!(
                "entry-of-no-game-hint",
                "--games DIRECTORY looks for the game elsewhere; or ask for the whole log"
            );
            refused(Failure::ruled(reason).hint(hint), false)
        }
        _ => {
            let reason = phrase!(
                "entry-beyond-repair",
                "{what} arrived damaged, and no way to mend it gives a signature that holds",
                what = what
            );
            let hint = phrase!("send-again-hint", "it has to be sent again, as an attachment or as an armored block");
            refused(Failure::ruled(reason).hint(hint), true)
        }
    }
}

/// Notes what became of an arrival of a game.
pub fn settle(arrival: &mut Arrival, game: usize, brought: &ImportOutcome) {
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
        let none = || Failure::ruled(phrase!("entry-without-place", "it has no place in this game"));
        ArrivalOutcome::Refused(fault.map_or_else(none, Failure::fault).about(arrival.what()))
    };
}
