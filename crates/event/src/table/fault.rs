//! The faults that make a section unfit for standings.

use std::fmt;

/// Why there can be no standings: the section contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// The entrants' numbers are not 1 to their count, each once.
    Numbering,
    /// The section says how many sit at a board, and it is not 2, 3 or 4.
    Seats(u32),
    /// An entrant's number that nobody has.
    Unknown {
        /// The number.
        player: u32,
        /// The place, as `round 2, board 1`.
        place: String,
    },
    /// An entrant twice in one round, or twice in the lots.
    Twice {
        /// His number.
        player: u32,
        /// The place, as `round 2`.
        place: String,
    },
    /// A board that is there twice.
    Board {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// A round that cannot be: 0, past the last one, or past 10,000.
    Round(u32),
    /// A board with too few or too many players, or lists that do not fit them, or points while open.
    Shape {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// The fault.
        wrong: &'static str,
    },
    /// More points than any game can give; a limit that keeps sums from overflowing.
    Points {
        /// The points given.
        points: u64,
        /// The most there can be.
        most: u64,
    },
}

impl fmt::Display for TableFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Numbering => write!(out, "the entrants are not numbered from 1 without gaps"),
            Self::Seats(seats) => write!(out, "a board has 2 to 4 seats, not {seats}"),
            Self::Unknown { player, place } => write!(out, "{place}: there is no entrant {player}"),
            Self::Twice { player, place } => write!(out, "{place}: entrant {player} is there twice"),
            Self::Board { round, board } => write!(out, "round {round}: board {board} is there twice"),
            Self::Round(round) => write!(out, "there is no round {round}"),
            Self::Shape { round, board, wrong } => write!(out, "round {round}, board {board}: {wrong}"),
            Self::Points { points, most } => write!(out, "{points} points are more than {most}, the most there can be"),
        }
    }
}

impl std::error::Error for TableFault {}
