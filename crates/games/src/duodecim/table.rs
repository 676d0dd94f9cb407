//! The pieces on the board, and the effect of a move on them. Whether it may be made is a question for
//! [`TurnInProgress`](super::turn::Turn).

use std::fmt;

use super::board::{COURSE, HAND, HOME, OFF, Pieces, PlaceSet, across};
use adjudicate_rules::Options;

/// When pieces may leave the board (DUO-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Once all are on the last six points.
    FinalSix,
    /// Once all are on the last twelve.
    FinalTwelve,
    /// At any time.
    Any,
}

impl Exit {
    /// The places that have to be empty before pieces may leave.
    pub fn before(self) -> PlaceSet {
        match self {
            Exit::FinalSix => PlaceSet::between(HAND, 24),
            Exit::FinalTwelve => PlaceSet::between(HAND, 18),
            Exit::Any => PlaceSet::default(),
        }
    }
}

/// The options of a game, read.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How many pieces each player has.
    pub pieces: u8,
    /// How many dice a turn has, unless it has one.
    pub dice: u8,
    /// Whether a sum may move a pair.
    pub pairs: bool,
    /// Whether the sum of all dice may move a stack.
    pub stacks: bool,
    /// Whether only pieces in hand and home move while captured ones have not returned.
    pub strict: bool,
    /// When pieces may leave.
    pub exit: Exit,
    /// After how many turns each the game is drawn; zero is never.
    pub turn_limit: u64,
}

impl Rules {
    /// The rules that a charter's options make.
    pub fn new(options: &Options) -> Rules {
        Rules {
            // Checked options are far below 256.
            pieces: options.int("pieces", 15) as u8,
            dice: options.int("dice", 3) as u8,
            pairs: options.bool("pairs", true),
            stacks: options.word("stacks", "none") == "whole",
            strict: options.word("captured", "free") == "strict",
            exit: match options.word("exit", "final-six") {
                "final-twelve" => Exit::FinalTwelve,
                "any" => Exit::Any,
                _ => Exit::FinalSix,
            },
            turn_limit: options.int("turn_limit", 0),
        }
    }
}

/// A single move: of one piece, a pair or a stack. Entering starts from 0, leaving ends on 31.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SingleMove {
    /// The start of the pieces, in the player's own numbers.
    pub from: u8,
    /// The point on which they land.
    pub to: u8,
    /// How many they are.
    pub pieces: u8,
}

/// The pieces and the state of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPieces {
    /// His pieces.
    pub pieces: Pieces,
    /// How many captured pieces have not returned (DUO-10).
    pub returning: u8,
    /// Whether all pieces have been entered once (DUO-5).
    pub entered: bool,
}

/// Which player: x began, o is the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The one who began.
    X,
    /// The other.
    O,
}

impl Side {
    /// The one that this one plays against.
    #[must_use]
    pub fn opponent(self) -> Side {
        match self {
            Side::X => Side::O,
            Side::O => Side::X,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::X => "x",
            Side::O => "o",
        })
    }
}

/// How a game ended by its rules (DUO-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This player has all pieces off.
    Won(Side),
    /// The turn limit was reached.
    Drawn,
}

/// A position between turns, or in the middle of one, without the dice.
#[derive(Clone, Copy, Debug)]
pub struct Duodecim {
    /// The options.
    pub(super) rules: Rules,
    /// The player to move.
    pub(super) player: Side,
    /// The sides of x and o, in this order.
    sides: [PlayerPieces; 2],
    turns: u64,
}

impl Duodecim {
    /// The start position.
    pub fn new(rules: Rules) -> Duodecim {
        let side = PlayerPieces { pieces: Pieces::in_hand(rules.pieces), returning: 0, entered: false };
        Duodecim { rules, player: Side::X, sides: [side; 2], turns: 0 }
    }

    /// How many dice the player throws (DUO-10, DUO-11, DUO-12).
    pub fn dice(&self) -> u8 {
        let last_six = (self.own().pieces.places() & Exit::FinalSix.before()).is_empty();
        let one = self.own().returning > 0 || (last_six && self.rules.exit != Exit::Any);
        if one { 1 } else { self.rules.dice }
    }

    /// The side of the player.
    pub(super) fn own(&self) -> &PlayerPieces {
        &self.sides[self.player as usize]
    }

    /// The side of his opponent.
    pub(super) fn other(&self) -> &PlayerPieces {
        &self.sides[self.player.opponent() as usize]
    }

    /// The sides of x and o, in this order.
    pub(super) fn sides(&self) -> [(Side, &PlayerPieces); 2] {
        let [x, o] = &self.sides;
        [(Side::X, x), (Side::O, o)]
    }

    /// Makes a single move that is legal, and tells whether it captures.
    pub(super) fn step(&mut self, step: SingleMove) -> bool {
        let [x, o] = &mut self.sides;
        let (own, other) = match self.player {
            Side::X => (x, o),
            Side::O => (o, x),
        };
        own.pieces = own.pieces.shifted(step.pieces, step.from, step.to);
        let in_hand = own.pieces.on(HAND);
        own.entered |= in_hand == 0;
        if HOME.has(step.from) && !HOME.has(step.to) && own.returning > in_hand {
            own.returning -= 1;
        }
        let landing = across(step.to).filter(|point| other.pieces.on(*point) == 1);
        if let Some(point) = landing {
            other.pieces = other.pieces.shifted(1, point, HAND);
            other.returning += 1;
        }
        landing.is_some()
    }

    /// Plays a turn of these moves, which are legal.
    pub fn play(&mut self, steps: &[SingleMove]) {
        for step in steps {
            self.step(*step);
        }
        self.player = self.player.opponent();
        self.turns += 1;
    }

    /// The position after a turn of these moves, which are legal.
    #[must_use]
    pub fn after(mut self, steps: &[SingleMove]) -> Duodecim {
        self.play(steps);
        self
    }

    /// How the game has ended, if it has (DUO-13); looked at after each turn.
    pub fn ending(&self) -> Option<Ending> {
        if self.other().pieces.on(OFF) == self.rules.pieces {
            return Some(Ending::Won(self.player.opponent()));
        }
        let limit = self.rules.turn_limit;
        (limit > 0 && self.turns >= 2 * limit).then_some(Ending::Drawn)
    }
}

impl fmt::Display for Duodecim {
    /// Writes the position text up to the dice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(_, x), (_, o)] = self.sides();
        write!(f, "{x} {o} {}", self.player)
    }
}

impl fmt::Display for PlayerPieces {
    /// Writes the side as a position text has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on_board = self.pieces.places() & COURSE;
        let points: Vec<String> = on_board.map(|point| format!("{point}={}", self.pieces.on(point))).collect();
        let points = if points.is_empty() { "-".to_owned() } else { points.join(",") };
        let entered = if self.entered { 'e' } else { '.' };
        let (hand, off) = (self.pieces.on(HAND), self.pieces.on(OFF));
        write!(f, "{hand}:{points}:{off}:{}:{entered}", self.returning)
    }
}
