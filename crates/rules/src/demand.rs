//! The event that a position waits for.

use super::name::Seat;
use super::phrase::Phrase;

/// The event that must come next in a game (protocol, section 4: act, roll or over).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// The player in this seat makes a turn, or the next part of one.
    Act(Seat),
    /// Dice are thrown before anyone can act.
    Throw(Roll),
    /// The game has ended.
    Over(Outcome),
}

/// A throw that is pending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The player whose throw it is; none for lots and starting throws.
    pub roller: Option<Seat>,
    /// The number of sides of each die, in the order in which the dice are read.
    pub dice: Vec<u32>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; none when the game is drawn, or annulled.
    pub winner: Option<Seat>,
    /// Whether nobody has won though the game is not drawn: the winner has lost it by a ruling.
    pub annulled: bool,
    /// Points by seat, in games that count them.
    pub points: Option<Vec<u64>>,
    /// The cause of the end.
    pub reason: Reason,
}

impl Outcome {
    /// A win without points.
    pub fn win(winner: Seat, clause: &'static str, text: impl Into<Phrase>) -> Outcome {
        Outcome { winner: Some(winner), annulled: false, points: None, reason: Reason { clause, text: text.into() } }
    }

    /// A draw without points.
    pub fn draw(clause: &'static str, text: impl Into<Phrase>) -> Outcome {
        Outcome { winner: None, annulled: false, points: None, reason: Reason { clause, text: text.into() } }
    }

    /// The outcome that points decide: the highest wins, equal highest points are a draw.
    pub fn by_points(points: Vec<u64>, clause: &'static str, text: impl Into<Phrase>) -> Outcome {
        let best = points.iter().max().copied().unwrap_or(0);
        let mut leaders = Seat::all(points.len()).filter(|seat| points[seat.index()] == best);
        let winner = match (leaders.next(), leaders.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        };
        Outcome { winner, annulled: false, points: Some(points), reason: Reason { clause, text: text.into() } }
    }
}

/// Which clause ended the game, and how in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The clause, such as `NMM-8`.
    pub clause: &'static str,
    /// The cause in words, such as `fewer than three stones`.
    pub text: Phrase,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.clause, self.text)
    }
}
