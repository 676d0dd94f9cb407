//! Who is out of a knockout, and since when.

use super::field::{Field, Line, Outcome};

/// The round an entrant went out in; none while he is in. 0 is before the first.
///
/// Who loses a board of two is out. At larger boards several may go on, so there the pairing of the next round says who did; so
/// it does after a draw between two. Who left is out with his last round.
pub(super) fn eliminated(field: &Field<'_>, entrant: usize) -> Option<u32> {
    let mut seen = 0;
    let mut behind = false;
    for (round, &line) in (1_u32..).zip(&field.lines[entrant]) {
        match line {
            Line::None | Line::Absent => continue,
            Line::Bye(_) => behind = false,
            Line::Game(index, seat) => {
                let game = &field.games[index];
                behind = game.counts() && field.outcome(game, seat) == Outcome::Lost;
                if behind && game.players.len() == 2 {
                    return Some(round);
                }
            }
        }
        seen = round;
    }
    let passed_over = seen < field.last;
    (passed_over || behind || field.entrants[entrant].out.is_some()).then_some(seen)
}
