//! The faults that make a section unfit for standings.

use std::fmt;

use adjudicate_rules::{Phrase, phrase};

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
        /// The place.
        place: TablePlace,
    },
    /// An entrant twice in one round, or twice in the lots.
    Twice {
        /// His number.
        player: u32,
        /// The place: a round, or the lots.
        place: TablePlace,
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
        wrong: ShapeFault,
    },
    /// More points than any game can give; a limit that keeps sums from overflowing.
    Points {
        /// The points given.
        points: u64,
        /// The most there can be.
        most: u64,
    },
}

/// A part of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlace {
    /// A board of a round.
    Board {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// A round.
    Round(u32),
    /// The byes of a round.
    Byes(u32),
    /// The lots.
    Lots,
}

/// A misfit at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeFault {
    /// It has more players than seats, or only one.
    Players,
    /// It is decided and has no points.
    NoPoints,
    /// It is open and has points.
    OpenWithPoints,
    /// It has points for more or fewer than its players.
    Points,
    /// It has the game's own points for more or fewer than its players.
    GamePoints,
}

impl TablePlace {
    /// The place in words.
    fn phrase(self) -> Phrase {
        match self {
            Self::Board { round, board } => phrase!("table-place-board", "round {round}, board {board}", round, board),
            Self::Round(round) => phrase!("table-place-round", "round {round}", round),
            Self::Byes(round) => phrase!("table-place-byes", "round {round}, byes", round),
            Self::Lots => phrase!("table-place-lots", "lots"),
        }
    }
}

impl ShapeFault {
    /// The fault in words.
    fn phrase(self) -> Phrase {
        match self {
            Self::Players => phrase!("table-players", "the number of players does not fit the seats"),
            Self::NoPoints => phrase!("table-no-points", "it is decided and has no points"),
            Self::OpenWithPoints => phrase!("table-open-points", "it is open and has points"),
            Self::Points => phrase!("table-other-points", "there are not as many points as players"),
            Self::GamePoints => phrase!("table-game-points", "there are not as many game points as players"),
        }
    }
}

impl TableFault {
    /// The fault in words, without a full stop.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Numbering => phrase!("table-numbering", "the entrants are not numbered from 1 without gaps"),
            Self::Seats(seats) => phrase!("table-seats", "a board has 2 to 4 seats, not {seats}", seats),
            Self::Unknown { player, place } => {
                let place = place.phrase();
                phrase!("table-no-entrant", "{place}: there is no entrant {player}", place = place, player)
            }
            Self::Twice { player, place } => {
                let place = place.phrase();
                phrase!("table-twice", "{place}: entrant {player} is there twice", place = place, player)
            }
            Self::Board { round, board } => {
                phrase!("table-board-twice", "round {round}: board {board} is there twice", round, board)
            }
            Self::Round(round) => phrase!("table-no-round", "there is no round {round}", round),
            Self::Shape { round, board, wrong } => {
                let wrong = wrong.phrase();
                phrase!("table-board", "round {round}, board {board}: {wrong}", round, board, wrong = wrong)
            }
            Self::Points { points, most } => phrase!(
                "table-most-points",
                "{points} points are more than {most}, the most there can be",
                points,
                most
            ),
        }
    }
}

impl fmt::Display for TableFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.phrase())
    }
}

impl std::error::Error for TableFault {}
