//! The players who are out of a knockout, and the round in which each lost.

use std::cmp::Ordering;

use super::field::{CountedGame, GameOutcome, RoundRecord, SectionField};

/// The round an entrant went out in; none while he is in. 0 is before the first.
///
/// Of a board of two the player who has fewer points is out, and of a level one the player who had the first turn, in the final as in
/// every round: who goes on is said in [`advances`](crate::advances), and both have to say the same. At larger boards
/// several may go on, so there the pairing of the next round says who did. A player who left is out with his last
/// round.
pub(super) fn eliminated(field: &SectionField<'_>, entrant: usize) -> Option<u32> {
    let mut seen = 0;
    let mut behind = false;
    for (round, &line) in (1_u32..).zip(&field.lines[entrant]) {
        match line {
            RoundRecord::None | RoundRecord::Absent => continue,
            RoundRecord::Bye(_) => behind = false,
            RoundRecord::Game(index, seat) => {
                let game = &field.games[index];
                behind = game.counts() && is_behind(field, game, seat);
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

fn is_behind(field: &SectionField<'_>, game: &CountedGame, seat: usize) -> bool {
    if game.players.len() != 2 {
        return field.outcome(game, seat) == GameOutcome::Lost;
    }
    match game.points_of(seat).cmp(&game.points_of(1 - seat)) {
        Ordering::Less => true,
        Ordering::Equal => seat == 0 && !ruled_on(field, game),
        Ordering::Greater => false,
    }
}

/// Whether the director has let him go on who had the first turn of a level game: the next round was paired with him and
/// without the other.
fn ruled_on(field: &SectionField<'_>, game: &CountedGame) -> bool {
    let sits = |seat: usize| {
        let line = game.players.get(seat).and_then(|player| field.lines[*player].get(game.round as usize));
        line.is_some_and(|line| matches!(line, RoundRecord::Game(..) | RoundRecord::Bye(_)))
    };
    sits(0) && !sits(1)
}
