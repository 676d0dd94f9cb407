//! What a written turn means in a position, and which rule it breaks if it means nothing there.

use std::ops::Range;

use super::board::{BAR, Board, Dice, HOME, OFF, Step};
use super::moves::{Leg, Way, place_name, write};
use crate::rules::Refusal;

/// A legal turn that a text means.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its steps in the order written.
    pub legs: Vec<Leg>,
    /// The board after it, still seen by the player who makes it.
    pub board: Board,
}

/// Finds the legal turn that `ways` mean.
///
/// A stage that one die can play is read so; any other is a piece's way by several dice whose halts were left out.
///
/// # Errors
/// No legal turn is written so (the clause that the furthest reading breaks), or several that end differently (ALL-3).
pub fn judge(board: &Board, dice: Dice, ways: &[Way]) -> Result<Reading, Refusal> {
    let goals: Vec<Goal> = ways.iter().flat_map(goals).collect();
    let mut search = Search { goals: &goals, duty: Duty::of(board, dice), found: Vec::new(), failure: None };
    search.walk(board, &dice.numbers(), 0, None, &mut Vec::new());
    let mut readings = search.found;
    match (readings.len(), search.failure) {
        (0, Some((_, refusal))) => Err(refusal),
        (0 | 1, _) => readings.pop().ok_or_else(|| Refusal::unreadable("ALL-3", "a turn is missing")),
        _ => {
            let texts: Vec<String> = readings.iter().map(|reading| write(&reading.legs)).collect();
            Err(Refusal::ambiguous("ALL-3", "the ways to play this end differently")
                .hint(format!("write every stage: {}", texts.join(" or "))))
        }
    }
}

/// What BKG-6 demands of a throw.
struct Duty {
    /// How many dice have to be played.
    dice: usize,
    /// The die that has to be played where only one of two different ones can be.
    only: Option<u8>,
}

impl Duty {
    fn of(board: &Board, dice: Dice) -> Duty {
        let turns = board.turns(dice);
        let steps = turns.first().map(|turn| turn.steps()).unwrap_or_default();
        let only = match steps {
            [step] if !dice.is_double() => Some(step.die),
            _ => None,
        };
        Duty { dice: steps.len(), only }
    }

    fn is_done(&self, legs: &[Leg]) -> Result<(), Refusal> {
        if legs.len() < self.dice {
            let reason = format!("{} of the dice can be played, not only {}", self.dice, legs.len());
            return Err(Refusal::illegal("BKG-6", reason));
        }
        match (self.only, legs) {
            (Some(die), [leg]) if leg.step.die != die => {
                Err(Refusal::illegal("BKG-6", format!("only one die can be played, and that has to be the {die}")))
            }
            _ => Ok(()),
        }
    }
}

/// One stage of one piece, as written.
struct Goal {
    from: u8,
    to: u8,
    hits: bool,
    goes_on: bool,
    span: Range<usize>,
}

/// The stages of a way, once for every piece that goes it; a hit is the first one's.
fn goals(way: &Way) -> Vec<Goal> {
    let stages = |piece: u8| {
        way.halts.windows(2).enumerate().filter_map(move |(stage, pair)| match pair {
            [from, to] => Some(Goal {
                from: from.place,
                to: to.place,
                hits: to.hits && piece == 0,
                goes_on: stage > 0,
                span: from.span.start..to.span.end,
            }),
            _ => None,
        })
    };
    (0..way.pieces).flat_map(stages).collect()
}

struct Search<'a> {
    goals: &'a [Goal],
    duty: Duty,
    found: Vec<Reading>,
    /// The refusal of the reading that got furthest, with the number of its goals.
    failure: Option<(usize, Refusal)>,
}

impl Search<'_> {
    /// Follows the goals from number `goal` on with the dice that are `left`; `halt` is where a piece stands that has gone a
    /// part of its stage. Tells whether that goal can be reached.
    fn walk(&mut self, board: &Board, left: &[u8], goal: usize, halt: Option<u8>, legs: &mut Vec<Leg>) -> bool {
        let Some(aim) = self.goals.get(goal) else {
            match self.duty.is_done(legs) {
                Err(refusal) if !board.is_finished() => self.fail(goal, refusal),
                _ if self.found.iter().any(|reading| reading.board == *board) => {}
                _ => self.found.push(Reading { legs: legs.clone(), board: *board }),
            }
            return true;
        };
        let from = halt.unwrap_or(aim.from);
        let steps: Vec<Step> =
            different(left).map(|die| Step { from, die }).filter(|step| board.allows(*step)).collect();
        let direct = steps.iter().any(|step| step.to() == aim.to);
        let mut reached = false;
        for step in steps.into_iter().filter(|step| if direct { step.to() == aim.to } else { step.to() > aim.to }) {
            let (next, hits) = board.after(step);
            if direct && aim.hits && !hits {
                let reason = format!("no single opposing piece stands on {}", place_name(aim.to));
                self.fail(goal, Refusal::illegal("BKG-4", reason).at(aim.span.clone()));
                continue;
            }
            let rest = without(left, step.die);
            legs.push(Leg { step, hits, goes_on: aim.goes_on || halt.is_some() });
            if direct {
                self.walk(&next, &rest, goal + 1, None, legs);
                reached = true;
            } else {
                reached |= self.walk(&next, &rest, goal, Some(step.to()), legs);
            }
            legs.pop();
        }
        if !reached && halt.is_none() {
            self.fail(goal, why_not(board, left, aim).at(aim.span.clone()));
        }
        reached
    }

    fn fail(&mut self, goal: usize, refusal: Refusal) {
        if self.failure.as_ref().is_none_or(|(furthest, _)| goal > *furthest) {
            self.failure = Some((goal, refusal));
        }
    }
}

/// Why a stage cannot be gone with these dice.
fn why_not(board: &Board, left: &[u8], aim: &Goal) -> Refusal {
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

/// The numbers of a list in which equal ones are neighbours, each once.
fn different(dice: &[u8]) -> impl Iterator<Item = u8> + '_ {
    dice.chunk_by(|one, other| one == other).filter_map(|equal| equal.first().copied())
}

/// The list without one die of this number.
fn without(dice: &[u8], die: u8) -> Vec<u8> {
    let at = dice.iter().position(|left| *left == die);
    dice.iter().enumerate().filter(|(index, _)| Some(*index) != at).map(|(_, left)| *left).collect()
}
