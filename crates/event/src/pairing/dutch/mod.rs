//! FIDE's Dutch system: FIDE Handbook C.04.3, in force since 1 February 2026, with C.04.1 and C.04.2 of the same date.
//!
//! Everything is a function of numbers. Each pairing bracket is a matching problem ([`Optima`](super::matching::Optima)):
//! `bracket` applies the quality criteria one after the other, `order` then chooses among the pairings that are equally good.
//! The pairing is that of bbpPairings 6 where the text leaves a choice; docs/protocol/events.md lists these places.

mod baku;
mod bracket;
mod colours;
mod criteria;
mod order;
mod players;
mod sequence;

pub use baku::baku;

use super::{Pairing, PairingFault};

/// The largest field. The graph of all pairs has to fit into memory: 4,000 players need 256 MB.
const MOST: usize = 4000;

/// A colour. White is the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DutchColour {
    /// The first turn.
    White,
    /// The second turn.
    Black,
}

impl DutchColour {
    /// Returns the other colour.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// A player's round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastRound {
    /// Points for it, in the unit of [`DutchField`].
    pub points: u32,
    /// The kind of round.
    pub kind: RoundKind,
}

/// The kinds of rounds that pairings distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// A game over the board: the opponent's number and the own colour.
    Played(u32, DutchColour),
    /// A game that one or both forfeited.
    Forfeit,
    /// The pairing-allocated bye.
    Allocated,
    /// A requested bye, or an absence.
    Absent,
}

/// A player of the tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DutchPlayer {
    /// The number that the result names him by, from 1.
    pub number: u32,
    /// Whether he is to be paired in this round.
    pub present: bool,
    /// One for each round so far, oldest first.
    pub rounds: Vec<PastRound>,
    /// Points of acceleration in each round from the first, the round to be paired included; missing ones are 0.
    pub acceleration: Vec<u32>,
}

/// A tournament before a round. Points are in any unit that makes all of them whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutchField {
    /// All players in the order of their pairing numbers (C.04.2), those who are away included.
    pub players: Vec<DutchPlayer>,
    /// Rounds so far.
    pub played: usize,
    /// Rounds of the whole tournament.
    pub rounds: usize,
    /// The colour drawn by lot before the first round, for the player with the first pairing number.
    pub first: DutchColour,
    /// Points for a win.
    pub win: u32,
    /// Points for a draw.
    pub draw: u32,
    /// Points for a loss.
    pub loss: u32,
    /// Lists of players' numbers: no two of a list may meet in this round.
    pub forbidden: Vec<Vec<u32>>,
}

/// Pairs a round by the Dutch system. The boards are in the order of C.04.2, white first.
///
/// # Errors
/// [`PairingFault::NoPairing`] if no pairing keeps the absolute criteria. [`PairingFault::Empty`] if nobody is present,
/// [`PairingFault::TooMany`], [`PairingFault::Zero`], [`PairingFault::Twice`], [`PairingFault::Unknown`], [`PairingFault::Himself`]
/// and [`PairingFault::Rounds`] for a field that contradicts itself.
pub fn fide_dutch(field: &DutchField) -> Result<Pairing, PairingFault> {
    let players = players::Players::new(field)?;
    let pairs = sequence::pair(&players)?;
    Ok(colours::boards(&players, &pairs, field.first))
}
