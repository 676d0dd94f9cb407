//! The Match ID of GNU Backgammon: cube, score and throw in twelve characters.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::board::Dice;
use super::scoring::Scoring;
use adjudicate_rules::{LossDegree, Seat};

/// How far a game has come, with the numbers that the format has for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchIdState {
    /// Its starting throw is due.
    NotBegun = 0,
    /// It is being played.
    Playing = 1,
    /// All pieces of a side are off.
    Over = 2,
    /// It was conceded.
    Conceded = 3,
    /// A double was dropped.
    Dropped = 4,
}

/// The fields of a Match ID besides cube and score.
#[derive(Clone, Copy, Debug)]
pub struct MatchState {
    /// How far the game has come.
    pub state: MatchIdState,
    /// The player whose throw it is.
    pub roller: Seat,
    /// The player who must act; after a double this is not the roller.
    pub actor: Seat,
    /// Whether a double waits for its answer.
    pub doubled: bool,
    /// The degree of the loss that was conceded, at the end of the game.
    pub conceded: Option<LossDegree>,
    /// The throw that is to be played.
    pub dice: Option<Dice>,
}

/// The ID, players being numbered by seat, from 0.
///
/// Returns the Match ID, 67 bits from the lowest up: how often the cube was turned, 4; its owner, 2 (3: in the middle);
/// the roller, 1; whether this is the Crawford game, 1; the state, 3; the actor, 1; whether a double waits, 1; the
/// degree of a conceded loss, 2 (1: a single loss); the dice, the higher first, 3 each (0: not thrown); the length of
/// the match, 15 (0: a single game); the score of player 0 and of player 1, 15 each; whether it is played without the
/// Jacoby rule, 1.
pub fn match_id(scoring: &Scoring, position: &MatchState) -> String {
    let (mut bits, mut at) = (0u128, 0u32);
    let mut put = |value: u64, size: u32| {
        bits |= u128::from(value & ((1 << size) - 1)) << at;
        at += size;
    };
    let cube = scoring.cube();
    put(cube.map_or(0, |cube| u64::from(cube.turned)), 4);
    put(cube.and_then(|cube| cube.owner).map_or(3, |owner| u64::from(owner.0)), 2);
    put(u64::from(position.roller.0), 1);
    put(u64::from(scoring.is_crawford()), 1);
    put(position.state as u64, 3);
    put(u64::from(position.actor.0), 1);
    put(u64::from(position.doubled), 1);
    put(position.conceded.map_or(0, |loss| loss as u64 + 1), 2);
    put(position.dice.map_or(0, |dice| u64::from(dice.high())), 3);
    put(position.dice.map_or(0, |dice| u64::from(dice.low())), 3);
    put(scoring.points().unwrap_or(0), 15);
    for score in scoring.score() {
        put(score, 15);
    }
    put(u64::from(!scoring.jacoby()), 1);
    let bytes = bits.to_le_bytes();
    STANDARD_NO_PAD.encode(bytes.get(..9).unwrap_or_default())
}
