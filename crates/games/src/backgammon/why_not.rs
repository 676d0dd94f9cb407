//! Explains why a checker cannot make the move that a turn names.

use super::board::{BAR, Board, HOME, OFF};
use super::judge::WrittenStage;
use super::moves::place_name;
use adjudicate_rules::{Phrase, Refusal, phrase};

/// Why a stage cannot be gone with these dice.
pub fn why_not(board: &Board, left: &[u8], aim: &WrittenStage) -> Refusal {
    let (from, to) = (place_name(aim.from), place_name(aim.to));
    let own = |place: u8| board.own().get(usize::from(place)).copied().unwrap_or(0);
    if own(BAR) > 0 && aim.from != BAR {
        let reason = phrase!("backgammon-bar-first", "a piece of yours is on the bar and has to enter first");
        return Refusal::illegal("BKG-5", reason);
    }
    if own(aim.from) == 0 {
        return Refusal::illegal("BKG-3", phrase!("backgammon-no-piece", "no piece of yours is on {from}", from));
    }
    if aim.to >= aim.from {
        let reason = phrase!(
            "backgammon-backwards",
            "pieces move from higher points to lower ones, not from {from} to {to}",
            from,
            to
        );
        return Refusal::illegal("BKG-1", reason);
    }
    let rearmost = board.rearmost();
    if aim.to == OFF && rearmost > HOME {
        let point = place_name(rearmost);
        let reason = phrase!("backgammon-not-home", "nothing is borne off while a piece of yours is on {point}", point);
        return Refusal::illegal("BKG-7", reason);
    }
    if aim.to == OFF && left.iter().any(|die| *die > aim.from) {
        let reason = phrase!(
            "backgammon-rearmost",
            "a higher number bears off from the rearmost point only, which is {rearmost}",
            rearmost
        );
        return Refusal::illegal("BKG-7", reason);
    }
    let distance = aim.from - aim.to;
    if left.contains(&distance) {
        let pieces = board.opposing(aim.to);
        let reason = phrase!("backgammon-closed", "{to} is closed: {pieces} opposing pieces stand there", to, pieces);
        return Refusal::illegal("BKG-4", reason);
    }
    let mut sum = 0;
    let by_several = |die: &u8| {
        sum += die;
        sum == distance
    };
    if left.iter().any(by_several) {
        let reason = phrase!("backgammon-ways-closed", "every way from {from} to {to} is closed", from, to);
        return Refusal::illegal("BKG-4", reason);
    }
    Refusal::illegal("BKG-3", not_with(&from, &to, left))
}

/// Why no piece goes this far with the dice that are left.
fn not_with(from: &str, to: &str, left: &[u8]) -> Phrase {
    match left {
        [] => phrase!("backgammon-all-played", "all dice are played before this"),
        [die] => phrase!("backgammon-not-with", "no piece goes from {from} to {to} with {die}", from, to, die),
        // More than two dice are alike.
        [die, .., other] => phrase!(
            "backgammon-not-with-both",
            "no piece goes from {from} to {to} with {die} and {other}",
            from,
            to,
            die,
            other
        ),
    }
}
