//! The stones on the board, and the effect of a turn on them.

use super::board::Point;
use super::ends::Ending;
use super::law::Law;
use super::moves::MerelsTurn;
use super::repetition::RepetitionTable;
use super::set::PointSet;
use adjudicate_rules::{Refusal, Seat, Setup, SideNames};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who begins.
    X,
    /// The other one.
    O,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::X => Side::O,
            Side::O => Side::X,
        }
    }

    /// How texts call this player.
    pub fn letter(self) -> char {
        match self {
            Side::X => 'x',
            Side::O => 'o',
        }
    }
}

/// A stone that left a mill and may not return at once: the move that is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The point of the stone.
    pub from: Point,
    /// The point that it came from.
    pub to: Point,
}

/// A game of merels: board, hands, and the state of earlier turns that the rules need.
#[derive(Clone, Debug)]
pub struct Merels {
    pub(super) law: Law,
    beginner: Seat,
    /// The players' names; unknown before lots have said who begins.
    names: SideNames,
    stones: [PointSet; 2],
    hands: [u8; 2],
    /// The stones that each player has, in hand and on the board.
    owned: [u8; 2],
    bans: [Option<Ban>; 2],
    side: Side,
    pub(super) passed: bool,
    pub(super) quiet: u32,
    last: Option<Point>,
    /// The points from which the last turn took a stone, own or not.
    left: PointSet,
    pub(super) ending: Option<Ending>,
    pub(super) stood: RepetitionTable,
}

impl Merels {
    /// The start position; this seat begins.
    pub fn new(law: Law, beginner: Seat) -> Merels {
        Merels {
            law,
            beginner,
            names: SideNames::default(),
            stones: [PointSet::EMPTY; 2],
            hands: [law.stones; 2],
            owned: [law.stones; 2],
            bans: [None; 2],
            side: Side::X,
            passed: false,
            quiet: 0,
            last: None,
            left: PointSet::EMPTY,
            ending: None,
            stood: RepetitionTable::default(),
        }
    }

    /// The start position of a game between these players.
    pub fn begin(law: Law, setup: &Setup) -> Merels {
        let names = setup.first.map(|_| SideNames::of(setup)).unwrap_or_default();
        Merels { names, ..Merels::new(law, setup.beginner()) }
    }

    /// The player of a side in sentences.
    pub(super) fn called(&self, side: Side) -> String {
        self.names.name(Some(self.seat(side)), side.letter())
    }

    /// Returns the player to move.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// The stones of a player on the board.
    pub fn stones(&self, side: Side) -> PointSet {
        self.stones[side as usize]
    }

    /// The number of stones that a player has in hand.
    pub fn hand(&self, side: Side) -> usize {
        usize::from(self.hands[side as usize])
    }

    /// The number of stones that a player has, in hand and on the board.
    pub(super) fn owned(&self, side: Side) -> usize {
        usize::from(self.owned[side as usize])
    }

    /// The points where nothing stands.
    pub fn empty(&self) -> PointSet {
        PointSet::ALL.minus(self.stones[0].or(self.stones[1]))
    }

    /// The move that is forbidden to this player on his next turn because it would close again the mill that he has just
    /// opened.
    pub fn ban(&self, side: Side) -> Option<Ban> {
        self.bans[side as usize]
    }

    /// Returns the point on which the last turn put a stone.
    pub(super) fn last(&self) -> Option<Point> {
        self.last
    }

    /// The points that the last turn left empty.
    pub(super) fn left(&self) -> PointSet {
        self.left
    }

    /// Whether this player moves to any empty point.
    pub fn flies(&self, side: Side) -> bool {
        self.hand(side) == 0 && self.owned(side) <= usize::from(self.law.flies_with)
    }

    /// Plays one turn, all or nothing.
    ///
    /// # Errors
    /// The turn is illegal.
    pub fn play_turn(&mut self, turn: MerelsTurn) -> Result<(), Refusal> {
        self.judge(turn).map_err(|fault| self.refuse(turn, fault))?;
        self.apply(turn);
        Ok(())
    }

    /// Whether a turn is legal.
    pub fn allows(&self, turn: MerelsTurn) -> bool {
        self.judge(turn).is_ok()
    }

    /// Carries out a legal turn.
    pub(super) fn apply(&mut self, turn: MerelsTurn) {
        let (mover, opponent) = (self.side, self.side.other());
        let moving = self.hands == [0, 0];
        let removed = turn.removed();
        let stood = self.stones[0].or(self.stones[1]);
        self.bans[mover as usize] = None;
        match turn {
            MerelsTurn::Place { to, .. } => {
                self.hands[mover as usize] -= 1;
                self.stones[mover as usize] = self.stones(mover).with(to);
            }
            MerelsTurn::Move { from, to, .. } => {
                let rest = self.stones(mover).without(from);
                if !self.law.reform && from.completes(rest) > 0 {
                    self.bans[mover as usize] = Some(Ban { from: to, to: from });
                }
                self.stones[mover as usize] = rest.with(to);
            }
            MerelsTurn::Pass => {}
        }
        self.stones[opponent as usize] = self.stones(opponent).minus(removed);
        self.bans[opponent as usize] = self.bans[opponent as usize].filter(|ban| self.still_closes(opponent, *ban));
        if !removed.is_empty() {
            // At most two.
            self.owned[opponent as usize] -= removed.len() as u8;
            self.quiet = 0;
        } else if moving || self.law.placing_is_quiet {
            self.quiet += 1;
        }
        if !moving || !removed.is_empty() {
            self.stood.clear();
        }
        self.last = turn.to();
        self.left = stood.minus(self.stones[0].or(self.stones[1]));
        self.side = opponent;
        self.ending = self.judge_end(turn == MerelsTurn::Pass);
        self.passed = turn == MerelsTurn::Pass;
    }

    fn still_closes(&self, side: Side, ban: Ban) -> bool {
        let own = self.stones(side);
        own.has(ban.from) && self.empty().has(ban.to) && ban.to.completes(own.without(ban.from)) > 0
    }

    /// Returns the seat of this player.
    pub(super) fn seat(&self, side: Side) -> Seat {
        match (side, self.beginner) {
            (Side::X, beginner) => beginner,
            (Side::O, Seat(0)) => Seat(1),
            (Side::O, _) => Seat(0),
        }
    }

    /// The position text.
    pub(super) fn written(&self) -> String {
        let square = |point: Point| match point {
            _ if self.stones(Side::X).has(point) => 'x',
            _ if self.stones(Side::O).has(point) => 'o',
            _ => '.',
        };
        let board: String = PointSet::ALL.iter().map(square).collect();
        let bans = [Side::X, Side::O].into_iter().filter_map(|side| {
            let ban = self.ban(side)?;
            Some(format!("{}:{}-{}", side.letter(), ban.from, ban.to))
        });
        let bans: Vec<String> = bans.collect();
        let bans = if bans.is_empty() { "-".to_owned() } else { bans.join(",") };
        format!("{board} {},{} {} {bans}", self.hand(Side::X), self.hand(Side::O), self.side.letter())
    }
}
