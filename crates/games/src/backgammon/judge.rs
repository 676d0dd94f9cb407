//! The meaning of a written turn in a position, and the rule that it breaks if it has none.

use std::ops::Range;

use super::board::{Board, Dice, DieMove};
use super::moves::{Leg, PiecePath, WrittenTurn, missing, place_name, spell, write};
use super::turns::DieMoves;
use super::why_not::why_not;
use adjudicate_rules::{Refusal, phrase};

/// A legal turn that a text means.
#[derive(Clone, Debug)]
pub struct ReadTurn {
    /// Its steps in the order written.
    pub legs: Vec<Leg>,
    /// The board after it, still seen by the player who makes it.
    pub board: Board,
}

/// Finds the legal turn that is written.
///
/// # Errors
/// It is none (the clause that its furthest reading breaks), or several that end differently (ALL-3), or names another
/// throw (BKG-3), or is `pass` though a die can be played (ALL-7).
pub fn judge(board: &Board, dice: Dice, written: &WrittenTurn) -> Result<ReadTurn, Refusal> {
    let turns = board.turns(dice);
    let duty = PlayDuty::of(&turns, dice);
    match written {
        WrittenTurn::Pass if duty.dice == 0 => Ok(ReadTurn { legs: Vec::new(), board: *board }),
        WrittenTurn::Pass => {
            Err(Refusal::illegal("ALL-7", phrase!("backgammon-can-play", "{dice} can be played", dice)))
        }
        WrittenTurn::Ways { throw: Some((said, span)), .. } if *said != dice => {
            let reason = phrase!("backgammon-other-throw", "the throw to be played is {dice}, not {said}", dice, said);
            Err(Refusal::illegal("BKG-3", reason).at(span.clone()))
        }
        WrittenTurn::Ways { ways, .. } => follow(board, dice, duty, ways),
    }
    .map_err(|refusal| refusal.legal_now(turns.iter().map(|turn| spell(board, turn))))
}

/// Finds the turn that goes these ways. A stage that one die can play is read so; any other is a piece's way by several dice
/// whose halts were left out.
fn follow(board: &Board, dice: Dice, duty: PlayDuty, ways: &[PiecePath]) -> Result<ReadTurn, Refusal> {
    let goals: Vec<WrittenStage> = ways.iter().flat_map(goals).collect();
    let mut search = PlaySearch { goals: &goals, duty, found: Vec::new(), failure: None };
    search.walk(board, &dice.numbers(), 0, None, &mut Vec::new());
    let mut readings = search.found;
    match (readings.len(), search.failure) {
        (0, Some((_, refusal))) => Err(refusal),
        (0 | 1, _) => readings.pop().ok_or_else(|| Refusal::unreadable("ALL-3", missing())),
        _ => {
            let texts: Vec<String> = readings.iter().map(|reading| write(&reading.legs)).collect();
            let reason = phrase!("backgammon-ends-differently", "the ways to play this end differently");
            Err(Refusal::ambiguous("ALL-3", reason).one_of(texts))
        }
    }
}

/// The demands of BKG-6 on a throw.
struct PlayDuty {
    /// How many dice have to be played.
    dice: usize,
    /// The die that has to be played where only one of two different ones can be.
    only: Option<u8>,
}

impl PlayDuty {
    fn of(turns: &[DieMoves], dice: Dice) -> PlayDuty {
        let steps = turns.first().map(|turn| turn.steps()).unwrap_or_default();
        let only = match steps {
            [step] if !dice.is_double() => Some(step.die),
            _ => None,
        };
        PlayDuty { dice: steps.len(), only }
    }

    fn is_done(&self, legs: &[Leg]) -> Result<(), Refusal> {
        if legs.len() < self.dice {
            let (dice, played) = (self.dice, legs.len());
            let reason = phrase!(
                "backgammon-more-dice",
                "{dice} of the dice can be played, not only {played}",
                dice = dice as u64,
                played = played as u64
            );
            return Err(Refusal::illegal("BKG-6", reason));
        }
        match (self.only, legs) {
            (Some(die), [leg]) if leg.step.die != die => {
                let reason =
                    phrase!("backgammon-only-die", "only one die can be played, and that has to be the {die}", die);
                Err(Refusal::illegal("BKG-6", reason))
            }
            _ => Ok(()),
        }
    }
}

/// One stage of one piece, as written.
pub struct WrittenStage {
    /// The place it leaves.
    pub from: u8,
    /// The place at which the piece lands.
    pub to: u8,
    /// Whether a hit is written.
    pub hits: bool,
    /// Whether it is a further stage of the piece before.
    pub goes_on: bool,
    /// The bytes of the text.
    pub span: Range<usize>,
}

/// The stages of a way, once for every piece that goes it; a hit is the first one's.
fn goals(way: &PiecePath) -> Vec<WrittenStage> {
    let stages = |piece: u8| {
        way.halts.windows(2).enumerate().filter_map(move |(stage, pair)| match pair {
            [from, to] => Some(WrittenStage {
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

struct PlaySearch<'a> {
    goals: &'a [WrittenStage],
    duty: PlayDuty,
    found: Vec<ReadTurn>,
    /// The refusal of the reading that got furthest, with the number of its goals.
    failure: Option<(usize, Refusal)>,
}

impl PlaySearch<'_> {
    /// Follows the goals from number `goal` on with the dice that are `left`; `halt` is where a piece stands that has gone a
    /// part of its stage. Tells whether that goal can be reached.
    fn walk(&mut self, board: &Board, left: &[u8], goal: usize, halt: Option<u8>, legs: &mut Vec<Leg>) -> bool {
        let Some(aim) = self.goals.get(goal) else {
            match self.duty.is_done(legs) {
                Err(refusal) if !board.is_finished() => self.fail(goal, refusal),
                _ if self.found.iter().any(|reading| reading.board == *board) => {}
                _ => self.found.push(ReadTurn { legs: legs.clone(), board: *board }),
            }
            return true;
        };
        let from = halt.unwrap_or(aim.from);
        let steps: Vec<DieMove> =
            different(left).map(|die| DieMove { from, die }).filter(|step| board.allows(*step)).collect();
        let direct = steps.iter().any(|step| step.to() == aim.to);
        let mut reached = false;
        for step in steps.into_iter().filter(|step| if direct { step.to() == aim.to } else { step.to() > aim.to }) {
            let (next, hits) = board.after(step);
            if direct && aim.hits && !hits {
                let point = place_name(aim.to);
                let reason = phrase!("backgammon-no-hit", "no single opposing piece stands on {point}", point);
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

/// The numbers of a list in which equal ones are neighbours, each once.
fn different(dice: &[u8]) -> impl Iterator<Item = u8> + '_ {
    dice.chunk_by(|one, other| one == other).filter_map(|equal| equal.first().copied())
}

/// The list without one die of this number.
fn without(dice: &[u8], die: u8) -> Vec<u8> {
    let at = dice.iter().position(|left| *left == die);
    dice.iter().enumerate().filter(|(index, _)| Some(*index) != at).map(|(_, left)| *left).collect()
}
