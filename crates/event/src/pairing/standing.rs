//! The facts about one player on which a pairing depends.

/// One player present in the round, with what he has done so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Participant {
    /// The entrant's number, from 1; see [`numbering`](super::numbering()).
    pub number: u32,
    /// Half points so far, at most [`Participant::MOST`].
    pub score: u32,
    /// The numbers of those met over the board, once for each meeting, in any order. Players who are no longer present
    /// may be among them. A game that was not played is no meeting (FIDE Handbook C.04.1.b).
    pub met: Vec<u32>,
    /// Byes so far. The caller counts here whatever the event treats like one: a win by forfeit forbids a bye too under
    /// FIDE Handbook C.04.1.d.
    pub byes: u32,
    /// The seat taken in each game played, oldest first: 0 had the first turn.
    pub seats: Vec<u8>,
}

impl Participant {
    /// The largest score that can be paired by, in half points.
    pub const MOST: u32 = 1 << 20;

    /// How often the player sat in this seat.
    pub(super) fn sat(&self, seat: u8) -> u32 {
        self.seats.iter().map(|&s| u32::from(s == seat)).sum()
    }
}
