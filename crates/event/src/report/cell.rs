//! One round of one player: ten columns of a record 001.

use super::PointSystem;
use crate::pairing::{Colour, PastRound, RoundKind};

/// A round of a player, as the report states it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The opponent, unless there was none.
    pub opponent: Option<u32>,
    /// The colour, unless there was none.
    pub colour: Option<Colour>,
    /// The result.
    pub outcome: Outcome,
}

/// The result codes of the format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// The cell is empty.
    #[default]
    Blank,
    /// `1` or `W`.
    Win,
    /// `=` or `D`.
    Draw,
    /// `0` or `L`.
    Loss,
    /// `+`: a win by forfeit.
    ForfeitWin,
    /// `-`: a loss by forfeit.
    ForfeitLoss,
    /// `U`: the pairing-allocated bye.
    Allocated,
    /// `F`: a full-point bye.
    Full,
    /// `H`: a half-point bye.
    Half,
    /// `Z`: a zero-point bye, or an absence.
    Zero,
}

impl Cell {
    /// Reads opponent (four columns), colour and result. `None` if they contradict each other.
    pub(super) fn read(text: &[char]) -> Option<Self> {
        let letter = |at: usize| text.get(at).copied().unwrap_or(' ');
        let digits: String = text.iter().take(4).collect();
        let opponent = match digits.trim() {
            "" | "0000" | "0" => None,
            digits => {
                Some(digits.parse().ok().filter(|&number| number > 0 && digits.bytes().all(|b| b.is_ascii_digit()))?)
            }
        };
        let colour = match letter(5) {
            'w' | 'W' => Some(Colour::White),
            'b' | 'B' => Some(Colour::Black),
            '-' | ' ' => None,
            _ => return None,
        };
        let outcome = match letter(7).to_ascii_uppercase() {
            ' ' => Outcome::Blank,
            '1' | 'W' => Outcome::Win,
            '=' | 'D' => Outcome::Draw,
            '0' | 'L' => Outcome::Loss,
            '+' => Outcome::ForfeitWin,
            '-' => Outcome::ForfeitLoss,
            'U' => Outcome::Allocated,
            'F' => Outcome::Full,
            'H' => Outcome::Half,
            'Z' => Outcome::Zero,
            _ => return None,
        };
        let cell = Self { opponent, colour, outcome };
        let fits = match outcome {
            Outcome::Blank => opponent.is_some() || colour.is_none(),
            Outcome::Win | Outcome::Loss => opponent.is_some() && colour.is_some(),
            // `0000 - =` is an older way to write a half-point bye.
            Outcome::Draw => opponent.is_some() == colour.is_some(),
            Outcome::ForfeitWin | Outcome::ForfeitLoss => opponent.is_some() || colour.is_none(),
            Outcome::Allocated | Outcome::Full | Outcome::Half | Outcome::Zero => {
                opponent.is_none() && colour.is_none()
            }
        };
        fits.then_some(cell)
    }

    /// Returns whether the cell has no character at all.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Self::default()
    }

    /// Whether the player took part in the pairing of the round: he had an opponent or the allocated bye.
    #[must_use]
    pub fn is_paired(&self) -> bool {
        self.opponent.is_some() || matches!(self.outcome, Outcome::Allocated | Outcome::ForfeitWin)
    }

    /// The game over the board, if there was one: opponent and colour.
    #[must_use]
    pub fn game(&self) -> Option<(u32, Colour)> {
        let played = matches!(self.outcome, Outcome::Win | Outcome::Draw | Outcome::Loss);
        self.opponent.zip(self.colour).filter(|_| played)
    }

    /// The round as the pairing functions take it.
    #[must_use]
    pub fn past(&self, points: &PointSystem) -> PastRound {
        let allocated = points.allocated.unwrap_or(points.win);
        let (points, unplayed) = match self.outcome {
            Outcome::Blank | Outcome::Zero => (points.absent, RoundKind::Absent),
            Outcome::Win => (points.win, RoundKind::Forfeit),
            Outcome::Draw if self.opponent.is_none() => (points.draw, RoundKind::Absent),
            Outcome::Draw => (points.draw, RoundKind::Forfeit),
            Outcome::Loss => (points.loss, RoundKind::Forfeit),
            Outcome::ForfeitWin if self.opponent.is_none() => (allocated, RoundKind::Allocated),
            Outcome::ForfeitWin => (points.win, RoundKind::Forfeit),
            Outcome::ForfeitLoss if self.opponent.is_none() => (points.absent, RoundKind::Absent),
            Outcome::ForfeitLoss => (points.forfeit, RoundKind::Forfeit),
            Outcome::Allocated => (allocated, RoundKind::Allocated),
            Outcome::Full => (points.win, RoundKind::Absent),
            Outcome::Half => (points.draw, RoundKind::Absent),
        };
        let kind = self.game().map_or(unplayed, |(opponent, colour)| RoundKind::Played(opponent, colour));
        PastRound { points, kind }
    }

    /// The eight columns.
    pub(super) fn text(&self) -> String {
        let opponent = self.opponent.map_or("0000".to_owned(), |number| format!("{number:>4}"));
        let colour = match self.colour {
            Some(Colour::White) => 'w',
            Some(Colour::Black) => 'b',
            None => '-',
        };
        let outcome = match self.outcome {
            Outcome::Blank => ' ',
            Outcome::Win => '1',
            Outcome::Draw => '=',
            Outcome::Loss => '0',
            Outcome::ForfeitWin => '+',
            Outcome::ForfeitLoss => '-',
            Outcome::Allocated => 'U',
            Outcome::Full => 'F',
            Outcome::Half => 'H',
            Outcome::Zero => 'Z',
        };
        if self.is_blank() { " ".repeat(8) } else { format!("{opponent} {colour} {outcome}") }
    }
}
