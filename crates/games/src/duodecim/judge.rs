//! Judges a play that somebody wrote: his moves in his order, by whichever dice fit (DUO-12).

use super::board::{HAND, HOME, OFF};
use super::dice::{DiceSet, Throw};
use super::moves::{WrittenMove, write};
use super::plays;
use super::table::{Duodecim, SingleMove};
use super::turn::TurnInProgress;
use adjudicate_rules::{Phrase, Refusal, phrase};

/// Checks a play of at least one move.
///
/// # Errors
/// The clause that its first illegal move breaks; DUO-9 if it uses too few dice; DUO-8 if it marks a capture that is none.
pub fn judge(table: &Duodecim, throw: Throw, written: &[WrittenMove]) -> Result<(), Refusal> {
    let steps: Vec<SingleMove> = written.iter().map(|word| word.step).collect();
    let start = TurnInProgress::new(table, throw);
    let (mut turn, mut used) = (start, 0);
    for (index, word) in written.iter().enumerate() {
        let so_far = steps.get(..=index).unwrap_or_default();
        used = dice_used(&start, throw, so_far, throw.all()).ok_or_else(|| {
            let (clause, reason) = fault(table, &turn, throw, word.step);
            in_order(table, &start, throw, &steps, Refusal::illegal(clause, reason).at(word.span.clone()))
        })?;
        turn.make(word.step);
    }
    let won = turn.pieces.on(OFF) == table.rules.pieces;
    if !won && used < throw.count() && used < plays::most_dice(table, throw) {
        return Err(Refusal::illegal(
            "DUO-9",
            phrase!("duodecim-more-dice", "more dice can be used than {used}", used),
        ));
    }
    marks(*table, written)
}

/// The most dice that these moves can use, over all ways of giving some of the `free` dice to them (DUO-12); `None` if none
/// of the ways is legal.
fn dice_used(turn: &TurnInProgress, throw: Throw, steps: &[SingleMove], free: DiceSet) -> Option<u8> {
    let Some((step, rest)) = steps.split_first() else { return Some(0) };
    let sets = (1..=free).filter(|set| set & !free == 0);
    let fitting = sets.filter(|set| turn.allows(*step, throw.group(*set)));
    fitting
        .filter_map(|set| Some(throw.group(set).dice + dice_used(&turn.after(*step), throw, rest, free & !set)?))
        .max()
}

/// Which clause forbids a move that none of the dice allows, and why.
fn fault(table: &Duodecim, turn: &TurnInProgress, throw: Throw, step: SingleMove) -> (&'static str, Phrase) {
    let SingleMove { from, to, pieces } = step;
    let here = turn.pieces.on(from);
    if to <= from {
        return ("DUO-3", phrase!("duodecim-backwards", "pieces move forward"));
    }
    if from == HAND && here == 0 {
        return ("DUO-4", phrase!("duodecim-empty-hand", "no piece is in hand"));
    }
    if from == HAND && !HOME.has(to) {
        return ("DUO-4", phrase!("duodecim-enters-at-home", "a piece enters on a home point, 1 to 6"));
    }
    if here == 0 {
        return ("DUO-3", phrase!("duodecim-no-piece", "no piece of yours is on {from}", from));
    }
    if pieces > 1 && (from == HAND || to == OFF) {
        return ("DUO-7", phrase!("duodecim-one-by-one", "pieces enter and leave the board one by one"));
    }
    if !turn.is_movable(from) {
        let reason = phrase!(
            "duodecim-not-returned",
            "a captured piece has not returned: only pieces in hand and home may move"
        );
        return ("DUO-10", reason);
    }
    if HOME.has(from) && !HOME.has(to) && !turn.may_leave_home() {
        return ("DUO-5", phrase!("duodecim-leaves-home", "no piece leaves home before all have been entered"));
    }
    if to == OFF && !turn.may_exit() {
        return ("DUO-11", phrase!("duodecim-exits-early", "pieces may not leave yet: others are too far behind"));
    }
    if here < pieces {
        let reason = phrase!(
            "duodecim-too-few",
            "only {here} of your pieces stand on {from}",
            here = u64::from(here),
            from = from.to_string()
        );
        return ("DUO-7", reason);
    }
    if turn.unmoved.on(from) < pieces {
        let reason = phrase!("duodecim-twice", "no piece moves twice in a turn, and those on {from} have moved", from);
        return ("DUO-6", reason);
    }
    if !turn.is_open(to) {
        return ("DUO-8", phrase!("duodecim-closed", "the opponent has two or more pieces on {to}", to));
    }
    dice_fault(table, turn, throw, step)
}

/// Why a move that the board allows is allowed by none of the dice.
fn dice_fault(table: &Duodecim, turn: &TurnInProgress, throw: Throw, step: SingleMove) -> (&'static str, Phrase) {
    let SingleMove { from, to, pieces } = step;
    let distance = to - from;
    let groups = (1..=throw.all()).map(|set| throw.group(set));
    let fitting: Vec<_> = groups.filter(|group| group.sum == distance).collect();
    if fitting.iter().any(|group| turn.allows(step, *group)) {
        return ("DUO-3", phrase!("duodecim-dice-used", "the dice for this move are used by others"));
    }
    if fitting.is_empty() {
        let numbers: Vec<String> = throw.numbers(throw.all()).map(|die| die.to_string()).collect();
        let clause = if to == OFF { "DUO-11" } else { "DUO-3" };
        let numbers = numbers.join(", ");
        let reason = phrase!("duodecim-no-sum", "no die and no sum of {numbers} is {distance}", numbers, distance);
        return (clause, reason);
    }
    if from == HAND {
        return ("DUO-4", phrase!("duodecim-enters-by-one", "a piece enters by one die alone"));
    }
    let reason = match (pieces, table.rules.pairs, table.rules.stacks) {
        (2, true, _) => phrase!("duodecim-pair", "two pieces move together by a sum of dice, not by one die"),
        (_, _, true) => phrase!("duodecim-stack", "a stack moves as a whole, by the sum of all dice"),
        (_, true, false) => phrase!("duodecim-no-more-than-two", "no more than two pieces move together"),
        (_, false, false) => phrase!("duodecim-singly", "pieces move one by one in this game"),
    };
    ("DUO-7", reason)
}

/// The same refusal, or DUO-12 if only the order is at fault: ascending is the most permissive one.
fn in_order(table: &Duodecim, start: &TurnInProgress, throw: Throw, steps: &[SingleMove], refusal: Refusal) -> Refusal {
    let mut sorted = steps.to_vec();
    sorted.sort_unstable();
    if dice_used(start, throw, &sorted, throw.all()).is_none() {
        return refusal;
    }
    let reason = phrase!(
        "duodecim-order",
        "{reason}, and moves count in the order in which they are written",
        reason = refusal.reason
    );
    let hint = phrase!("duodecim-other-order", "in another order: {moves}", moves = vec![write(table, &sorted)]);
    Refusal { clause: "DUO-12", reason, ..refusal }.hint(hint)
}

/// Marks of captures may be left out, but not be wrong.
fn marks(mut table: Duodecim, written: &[WrittenMove]) -> Result<(), Refusal> {
    for word in written {
        if !table.step(word.step) && word.capture {
            let to = word.step.to;
            let reason = phrase!("duodecim-no-capture", "there is nothing to capture on {to}", to);
            return Err(Refusal::illegal("DUO-8", reason).at(word.span.clone()));
        }
    }
    Ok(())
}
