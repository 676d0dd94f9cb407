//! Why a round cannot be paired.

use std::fmt;

use adjudicate_rules::{Phrase, phrase};

/// The error for an input that is wrong, or for which the rules leave no pairing.
///
/// Holds data only; the words are in [`PairingFault::phrase`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PairingFault {
    /// There is nobody to pair.
    Empty,
    /// One player alone cannot fill a board of at least two.
    Alone(u32),
    /// More players than a pairing is computed for.
    TooMany {
        /// How many were given.
        players: usize,
        /// How many are possible.
        most: usize,
    },
    /// Numbers count from 1.
    Zero,
    /// The number occurs twice.
    Twice(u32),
    /// The player is said to have met themselves.
    Himself(u32),
    /// The two do not agree on how often they have met.
    OneSided(u32, u32),
    /// The score, in half points, is beyond [`Participant::MOST`](super::Participant::MOST).
    Score(u32),
    /// The player is said to have sat in a seat that a board does not have; seats count from 0.
    Seat {
        /// The player.
        number: u32,
        /// The seat.
        seat: u8,
    },
    /// The system is not defined for boards with so many seats.
    Seats {
        /// The system, as a charter spells it.
        system: &'static str,
        /// The seats asked for.
        seats: usize,
    },
    /// The lots are not an order of all entrants.
    Lots,
    /// The field's scores, meetings and size together exceed what the weights can hold.
    Weights,
    /// A round beyond the bracket, or before the results of the rounds it rests on.
    Round(usize),
    /// This player cannot advance from this place of the bracket, as he was not in it.
    NotInPlace {
        /// The round, from 1.
        round: usize,
        /// The place in that round, from 1.
        place: usize,
        /// The player of whom the input says that he has advanced.
        number: u32,
    },
    /// The number is not in the field.
    Unknown(u32),
    /// So many rounds do not fit the tournament, or the player's record.
    Rounds {
        /// Rounds so far.
        played: usize,
        /// Rounds of the tournament.
        rounds: usize,
    },
    /// No pairing of all players keeps the absolute criteria.
    NoPairing,
    /// No pairing without a repeated meeting or a second bye exists. The players named are left over when as many as
    /// possible of the others are paired; there are as few of them as can be.
    Impossible(Vec<u32>),
}

impl PairingFault {
    /// The fault in words, without a full stop.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Empty => phrase!("pairing-empty", "nobody is there to be paired"),
            Self::Alone(number) => {
                phrase!("pairing-alone", "player `{number}` is alone, and a board needs two", number)
            }
            Self::TooMany { players, most } => {
                phrase!("pairing-too-many", "`{players}` players are more than `{most}`", players, most)
            }
            Self::Zero => phrase!("pairing-zero", "a player has number `0`; numbers count from 1"),
            Self::Twice(number) => phrase!("pairing-twice", "player `{number}` is listed twice", number),
            Self::Himself(number) => {
                phrase!("pairing-himself", "player `{number}` is said to have met themselves", number)
            }
            Self::OneSided(a, b) => {
                phrase!("pairing-one-sided", "players `{a}` and `{b}` do not agree on how often they have met", a, b)
            }
            Self::Score(number) => {
                phrase!("pairing-score", "the score of player `{number}` is too large to pair by", number)
            }
            Self::Seat { number, seat } => {
                phrase!("pairing-seat", "player `{number}` cannot have sat in seat `{seat}`", number, seat)
            }
            Self::Seats { system, seats } => {
                phrase!("pairing-seats", "`{system}` is not defined for boards with `{seats}` seats", system, seats)
            }
            Self::Lots => phrase!("pairing-lots", "the lots are not an order of all entrants"),
            Self::Weights => {
                phrase!("pairing-weights", "scores, meetings and size of the field are together too large to weigh")
            }
            Self::Round(round) => {
                phrase!("pairing-round", "round `{round}` cannot be paired from this bracket and these results", round)
            }
            Self::NotInPlace { round, place, number } => phrase!(
                "pairing-not-in-place",
                "player `{number}` was not in place `{place}` of round `{round}`",
                number,
                place,
                round
            ),
            Self::Unknown(number) => phrase!("pairing-unknown", "player `{number}` is not in the field", number),
            Self::Rounds { played, rounds } => phrase!(
                "pairing-rounds",
                "`{played}` rounds do not fit a tournament of `{rounds}` before its next round",
                played,
                rounds
            ),
            Self::NoPairing => {
                phrase!("pairing-none", "no pairing of these players keeps the absolute criteria")
            }
            Self::Impossible(left) => {
                let numbers: Vec<String> = left.iter().map(|number| format!("`{number}`")).collect();
                phrase!(
                    "pairing-impossible",
                    "no pairing is possible without a repeated meeting or a second bye: left over are {numbers}",
                    numbers = numbers.join(", ")
                )
            }
        }
    }
}

impl fmt::Display for PairingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for PairingFault {}
