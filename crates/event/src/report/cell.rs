//! One round of one player: ten columns of a record 001.

use super::PointSystem;
use crate::pairing::{DutchColour, PastRound, RoundKind};

/// A round of a player, as the report states it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrfCell {
    /// The opponent, unless there was none.
    pub opponent: Option<u32>,
    /// The colour, unless there was none.
    pub colour: Option<DutchColour>,
    /// The result.
    pub outcome: TrfResult,
}

/// The result codes of the format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrfResult {
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

impl TrfCell {
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
            'w' | 'W' => Some(DutchColour::White),
            'b' | 'B' => Some(DutchColour::Black),
            '-' | ' ' => None,
            _ => return None,
        };
        let outcome = match letter(7).to_ascii_uppercase() {
            ' ' => TrfResult::Blank,
            '1' | 'W' => TrfResult::Win,
            '=' | 'D' => TrfResult::Draw,
            '0' | 'L' => TrfResult::Loss,
            '+' => TrfResult::ForfeitWin,
            '-' => TrfResult::ForfeitLoss,
            'U' => TrfResult::Allocated,
            'F' => TrfResult::Full,
            'H' => TrfResult::Half,
            'Z' => TrfResult::Zero,
            _ => return None,
        };
        let cell = Self { opponent, colour, outcome };
        let fits = match outcome {
            TrfResult::Blank => opponent.is_some() || colour.is_none(),
            TrfResult::Win | TrfResult::Loss => opponent.is_some() && colour.is_some(),
            // `0000 - =` is an older way to write a half-point bye.
            TrfResult::Draw => opponent.is_some() == colour.is_some(),
            TrfResult::ForfeitWin | TrfResult::ForfeitLoss => opponent.is_some() || colour.is_none(),
            TrfResult::Allocated | TrfResult::Full | TrfResult::Half | TrfResult::Zero => {
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
        self.opponent.is_some() || matches!(self.outcome, TrfResult::Allocated | TrfResult::ForfeitWin)
    }

    /// The game over the board, if there was one: opponent and colour.
    #[must_use]
    pub fn game(&self) -> Option<(u32, DutchColour)> {
        let played = matches!(self.outcome, TrfResult::Win | TrfResult::Draw | TrfResult::Loss);
        self.opponent.zip(self.colour).filter(|_| played)
    }

    /// The round as the pairing functions take it.
    #[must_use]
    pub fn past(&self, points: &PointSystem) -> PastRound {
        let allocated = points.allocated.unwrap_or(points.win);
        let (points, unplayed) = match self.outcome {
            TrfResult::Blank | TrfResult::Zero => (points.absent, RoundKind::Absent),
            TrfResult::Win => (points.win, RoundKind::Forfeit),
            TrfResult::Draw if self.opponent.is_none() => (points.draw, RoundKind::Absent),
            TrfResult::Draw => (points.draw, RoundKind::Forfeit),
            TrfResult::Loss => (points.loss, RoundKind::Forfeit),
            TrfResult::ForfeitWin if self.opponent.is_none() => (allocated, RoundKind::Allocated),
            TrfResult::ForfeitWin => (points.win, RoundKind::Forfeit),
            TrfResult::ForfeitLoss if self.opponent.is_none() => (points.absent, RoundKind::Absent),
            TrfResult::ForfeitLoss => (points.forfeit, RoundKind::Forfeit),
            TrfResult::Allocated => (allocated, RoundKind::Allocated),
            TrfResult::Full => (points.win, RoundKind::Absent),
            TrfResult::Half => (points.draw, RoundKind::Absent),
        };
        let kind = self.game().map_or(unplayed, |(opponent, colour)| RoundKind::Played(opponent, colour));
        PastRound { points, kind }
    }

    /// The eight columns.
    pub(super) fn text(&self) -> String {
        let opponent = self.opponent.map_or("0000".to_owned(), |number| format!("{number:>4}"));
        let colour = match self.colour {
            Some(DutchColour::White) => 'w',
            Some(DutchColour::Black) => 'b',
            None => '-',
        };
        let outcome = match self.outcome {
            TrfResult::Blank => ' ',
            TrfResult::Win => '1',
            TrfResult::Draw => '=',
            TrfResult::Loss => '0',
            TrfResult::ForfeitWin => '+',
            TrfResult::ForfeitLoss => '-',
            TrfResult::Allocated => 'U',
            TrfResult::Full => 'F',
            TrfResult::Half => 'H',
            TrfResult::Zero => 'Z',
        };
        if self.is_blank() { " ".repeat(8) } else { format!("{opponent} {colour} {outcome}") }
    }
}
