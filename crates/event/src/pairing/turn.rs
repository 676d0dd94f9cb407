//! The choice of the player with the first turn on a board of two.
//!
//! FIDE's preferences (Handbook C.04.3, edition of 2016 to 2025, A.6 and E), with "first turn" for White.

use super::Participant;

/// The turn that a player should get after his earlier turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wish {
    /// The seat, unless the player has not played yet.
    pub seat: Option<u8>,
    /// 3: the games so far differ by two or more, or the last two were the same; 2: they differ by one; 1: they are
    /// equal, and the turn should alternate; 0: no wish.
    pub strength: u8,
    /// First turns minus second turns, without sign.
    pub imbalance: u32,
}

impl Wish {
    /// The wish that follows from the seats taken, oldest first.
    pub fn of(seats: &[u8]) -> Self {
        let firsts = seats.iter().filter(|&&seat| seat == 0).count();
        let seconds = seats.len() - firsts;
        let imbalance = u32::try_from(firsts.abs_diff(seconds)).unwrap_or(u32::MAX);
        let Some(&last) = seats.last() else { return Self::default() };
        let short = u8::from(firsts > seconds);
        let again = seats.len() > 1 && seats[seats.len() - 2].min(1) == last.min(1);
        let other = u8::from(last == 0);
        let (seat, strength) = match imbalance {
            2.. => (short, 3),
            _ if again => (other, 3),
            1 => (short, 2),
            0 => (other, 1),
        };
        Self { seat: Some(seat), strength, imbalance }
    }

    /// How strongly the wishes of two players exclude each other: the weaker of both strengths if they want the same
    /// seat, otherwise 0.
    pub fn clash(&self, other: &Self) -> u8 {
        if self.seat.is_some() && self.seat == other.seat { self.strength.min(other.strength) } else { 0 }
    }
}

/// How the first turn falls when neither player has played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// Odd numbers have the first turn: the higher ranked player if his number is odd, otherwise his opponent (E.5).
    Odd,
    /// The higher ranked player has it.
    Better,
}

/// The numbers of two players in seat order, for boards in `swiss` and `open`.
///
/// In this order: both wishes if they agree; the stronger wish, then the larger imbalance; the contrary of the latest
/// game, counted back from the last, in which just one of the two had the first turn; the wish of the higher ranked
/// player (higher score, then better number); and when nobody has played yet, the higher ranked player has the first
/// turn if his number is odd (FIDE Handbook C.04.3 E.1 to E.5).
pub fn first_turn(a: &Participant, b: &Participant) -> [u32; 2] {
    order(a, b, Opening::Odd)
}

/// As [`first_turn`], with the opening to use.
pub(super) fn order(a: &Participant, b: &Participant, opening: Opening) -> [u32; 2] {
    let rank = |s: &Participant| (std::cmp::Reverse(s.score), s.number);
    let (a, b) = if rank(a) <= rank(b) { (a, b) } else { (b, a) };
    let (wa, wb) = (Wish::of(&a.seats), Wish::of(&b.seats));
    let seat = match (wa.seat, wb.seat) {
        (None, None) if opening == Opening::Odd => u8::from(a.number % 2 == 0),
        (None, None) => 0,
        (Some(seat), None) => seat,
        (None, Some(seat)) => 1 - seat,
        (Some(seat), Some(other)) if seat != other => seat,
        (Some(seat), Some(_)) => match (wa.strength, wa.imbalance).cmp(&(wb.strength, wb.imbalance)) {
            std::cmp::Ordering::Greater => seat,
            std::cmp::Ordering::Less => 1 - seat,
            std::cmp::Ordering::Equal => alternate(a, b).unwrap_or(seat),
        },
    };
    if seat == 0 { [a.number, b.number] } else { [b.number, a.number] }
}

/// The seat `a` did not have in the latest game in which the two differed.
fn alternate(a: &Participant, b: &Participant) -> Option<u8> {
    let pairs = a.seats.iter().rev().zip(b.seats.iter().rev());
    pairs.map(|(&x, &y)| (x.min(1), y.min(1))).find(|(x, y)| x != y).map(|(x, _)| 1 - x)
}
