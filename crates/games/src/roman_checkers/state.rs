//! The rules of Roman Checkers on typed moves: movement, capture, the end of play.

use super::board::{LEFT_EDGE, RIGHT_EDGE, Side, Square, Squares, shifted, squares};
use super::squad::{PieceKind, Squad};

/// The options of a charter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The board's edge counts as an enemy (RCH-3).
    pub walls: bool,
    /// The mover's own pieces are captured as well (RCH-4).
    pub walking_in: bool,
    /// After how many turns without progress play ends; 0 for never (RCH-7).
    pub tailchase: u32,
}

/// A move of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The start.
    pub from: Square,
    /// The target.
    pub to: Square,
}

/// The effects of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// The piece entered its throne room.
    pub throne: bool,
    /// The opponent's pieces that were captured.
    pub won: Squares,
    /// The mover's pieces that were captured.
    pub lost: Squares,
}

/// The ways in which play ends (RCH-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A side has nothing left.
    NoPieces,
    /// Neither side can move.
    Blocked,
    /// Too many turns without progress.
    Tailchase,
    /// Both sides agreed.
    Agreed,
}

/// A game of Roman Checkers without the names of those who play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) squads: [Squad; 2],
    pub(super) to_move: Side,
    pub(super) rules: Rules,
    pub(super) chase: u32,
    pub(super) returned: bool,
    pub(super) end: Option<Ending>,
}

impl State {
    /// The start position (RCH-1).
    pub fn new(rules: Rules) -> State {
        let squads = Side::BOTH.map(|side| {
            let (bearers, soldiers) = side.home().split_first_chunk::<3>().map_or((0, 0), |(bearers, soldiers)| {
                (
                    bearers.iter().fold(0, |set, square| set | square),
                    soldiers.iter().fold(0, |set, square| set | square),
                )
            });
            Squad { soldiers, bearers, ..Squad::default() }
        });
        State { squads, to_move: Side::Purple, rules, chase: 0, returned: false, end: None }
    }

    /// One side of the board.
    pub fn squad(&self, side: Side) -> &Squad {
        &self.squads[side as usize]
    }

    /// Returns the player to move; after the end, the player who would be.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The options it is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many turns in a row went without progress.
    pub fn chase(&self) -> u32 {
        self.chase
    }

    /// Whether prisoners have returned.
    pub fn returned(&self) -> bool {
        self.returned
    }

    /// Returns the ending, if play has ended.
    pub fn end(&self) -> Option<Ending> {
        self.end
    }

    /// The points of a side if play ended now (RCH-6).
    pub fn final_points(&self, side: Side) -> u32 {
        let pieces = |side| self.squad(side).pieces().count_ones();
        self.squad(side).points + if pieces(side) > pieces(side.other()) { 2 } else { 0 }
    }

    /// The legal moves of the side to play, by direction; none after the end. Without moves it passes.
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        let reach = if self.end.is_none() { self.reach(self.to_move) } else { [(0, 0); 4] };
        reach.into_iter().flat_map(|(targets, step)| squares(targets).map(move |to| Move { from: to.before(step), to }))
    }

    /// Makes a legal move.
    pub fn play(&mut self, step: Move) -> Effects {
        let side = self.to_move;
        let (rules, [purple, gold]) = (self.rules, &mut self.squads);
        let (own, enemy) = match side {
            Side::Purple => (purple, gold),
            Side::Gold => (gold, purple),
        };
        let kind = own.kind_at(step.from).unwrap_or(PieceKind::Soldier);
        let throne = step.to.set() == side.throne();
        let place = own.of_kind(kind);
        *place &= !step.from.set();
        if throne {
            own.points += 3;
        } else {
            *place |= step.to.set();
        }
        let won = surrounded(side.other(), enemy.pieces(), own.pieces(), rules);
        if won != 0 {
            enemy.lose(won, own);
        }
        let lost = if rules.walking_in { surrounded(side, own.pieces(), enemy.pieces(), rules) } else { 0 };
        if lost != 0 {
            own.lose(lost, enemy);
        }
        let progress = throne || (won | lost) != 0 || kind == PieceKind::Soldier;
        self.chase = if progress { 0 } else { self.chase.saturating_add(1) };
        self.pass_on();
        Effects { throne, won, lost }
    }

    /// Passes, for a side that cannot move.
    pub fn pass(&mut self) {
        self.chase = self.chase.saturating_add(1);
        self.pass_on();
    }

    /// Returns all prisoners (RCH-8).
    pub fn return_prisoners(&mut self) {
        let [purple, gold] = &mut self.squads;
        purple.take_back(Side::Purple, gold);
        gold.take_back(Side::Gold, purple);
        self.returned = true;
        self.chase = 0;
        self.settle();
    }

    /// Ends play by agreement (RCH-7).
    pub fn agree_to_end(&mut self) {
        self.end = Some(Ending::Agreed);
    }

    /// The number of sequences of exactly `depth` turns.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.end.is_some() {
            return 0;
        }
        let count: u32 = self.reach(self.to_move).iter().map(|(targets, _)| targets.count_ones()).sum();
        if depth == 1 {
            return u64::from(count.max(1));
        }
        let mut next = *self;
        if count == 0 {
            next.pass();
            return next.perft(depth - 1);
        }
        let children = self.moves().map(|step| {
            next = *self;
            next.play(step);
            next.perft(depth - 1)
        });
        children.sum()
    }

    fn pass_on(&mut self) {
        self.to_move = self.to_move.other();
        self.settle();
    }

    /// Looks whether play has ended (RCH-7).
    pub(super) fn settle(&mut self) {
        self.end = if self.squads.iter().any(|squad| squad.pieces() == 0) {
            Some(Ending::NoPieces)
        } else if Side::BOTH.iter().all(|side| !self.can_move(*side)) {
            Some(Ending::Blocked)
        } else if self.rules.tailchase > 0 && self.chase >= self.rules.tailchase {
            Some(Ending::Tailchase)
        } else {
            None
        };
    }

    fn can_move(&self, side: Side) -> bool {
        self.reach(side).iter().any(|(targets, _)| *targets != 0)
    }

    /// The squares that a side's pieces can move to, and the step that leads there, for each direction (RCH-2). On its own
    /// colour a piece meets nobody but its own squad.
    fn reach(&self, side: Side) -> [(Squares, i32); 4] {
        let squad = self.squad(side);
        let (all, forward) = (squad.pieces(), side.forward());
        let reach = |pieces, step| (shifted(pieces, step) & !all, step);
        [
            reach(all, forward - 1),
            reach(all, forward + 1),
            reach(squad.bearers, -forward - 1),
            reach(squad.bearers, -forward + 1),
        ]
    }
}

/// Which of a side's pieces `own` are surrounded by `enemy` (RCH-3).
fn surrounded(side: Side, own: Squares, enemy: Squares, rules: Rules) -> Squares {
    let forward = side.forward();
    let in_front = own & shifted(enemy, -forward);
    if in_front == 0 {
        return 0;
    }
    let (mut left, mut right, mut behind) = (shifted(enemy, 1), shifted(enemy, -1), shifted(enemy, forward));
    if rules.walls {
        left |= LEFT_EDGE;
        right |= RIGHT_EDGE;
        behind |= side.behind();
    }
    in_front & ((left & right) | (left & behind) | (right & behind))
}
