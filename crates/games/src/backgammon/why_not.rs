//! Explains why a checker cannot make the move that a turn names.

use super::board::{BAR, Board, HOME, OFF};
use super::judge::WrittenStage;
use super::moves::place_name;
use adjudicate_rules::Refusal;

/// Why a stage cannot be gone with these dice.
pub fn why_not(board: &Board, left: &[u8], aim: &WrittenStage) -> Refusal {
    let (from, to) = (place_name(aim.from), place_name(aim.to));
    let own = |place: u8| board.own().get(usize::from(place)).copied().unwrap_or(0);
    if own(BAR) > 0 && aim.from != BAR {
        return Refusal::illegal("BKG-5", "a piece of yours is on the bar and has to enter first");
    }
    if own(aim.from) == 0 {
        return Refusal::illegal("BKG-3", format!("no piece of yours is on {from}"));
    }
    if aim.to >= aim.from {
        return Refusal::illegal(
            "BKG-1",
            format!("pieces move from higher points to lower ones, not from {from} to {to}"),
        );
    }
    let rearmost = board.rearmost();
    if aim.to == OFF && rearmost > HOME {
        let reason = format!("nothing is borne off while a piece of yours is on {}", place_name(rearmost));
        return Refusal::illegal("BKG-7", reason);
    }
    if aim.to == OFF && left.iter().any(|die| *die > aim.from) {
        let reason = format!("a higher number bears off from the rearmost point only, which is {rearmost}");
        return Refusal::illegal("BKG-7", reason);
    }
    let distance = aim.from - aim.to;
    if left.contains(&distance) {
        return Refusal::illegal(
            "BKG-4",
            format!("{to} is closed: {} opposing pieces stand there", board.opposing(aim.to)),
        );
    }
    let mut sum = 0;
    let by_several = |die: &u8| {
        sum += die;
        sum == distance
    };
    if left.iter().any(by_several) {
        return Refusal::illegal("BKG-4", format!("every way from {from} to {to} is closed"));
    }
    let numbers: Vec<String> = left.iter().map(u8::to_string).collect();
    let reason = match numbers.is_empty() {
        true => "all dice are played before this".to_owned(),
        false => format!("no piece goes from {from} to {to} with {}", numbers.join(" and ")),
    };
    Refusal::illegal("BKG-3", reason)
}
