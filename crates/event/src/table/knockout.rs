//! The players who are out of a knockout, and the round in which each lost.

use std::cmp::Ordering;

use super::field::{CountedGame, GameOutcome, RoundRecord, SectionField};
use super::section::LevelRule;

/// The round an entrant went out in; none while he is in. 0 is before the first.
///
/// Of a board of two the player with fewer points is out, and of a level one the player whom the section's `level` puts out, in
/// the final as in every round: [`advances`](crate::advances) has to say the same. At larger boards
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
        Ordering::Equal if ruled_on(field, game, seat) => false,
        Ordering::Equal => ruled_on(field, game, 1 - seat) || !goes_on(field, game, seat),
        Ordering::Greater => false,
    }
}

/// Whether a player of a level board of two goes on by the section's rule.
fn goes_on(field: &SectionField<'_>, game: &CountedGame, seat: usize) -> bool {
    let first = |key: &dyn Fn(usize) -> usize| {
        let of = |seat: usize| game.players.get(seat).map(|&player| key(player));
        of(seat) < of(1 - seat)
    };
    let drawn = |player: usize| {
        let lots = &field.section.lots;
        lots.iter().position(|&number| number as usize == player + 1).unwrap_or(lots.len() + player)
    };
    match field.section.level.last() {
        Some(LevelRule::Better) => first(&|player| player),
        Some(LevelRule::Lots) => first(&drawn),
        Some(LevelRule::Second) | None => seat == 1,
    }
}

/// Whether the director has let one player of a level board go on: the next round was paired with him and without the other.
fn ruled_on(field: &SectionField<'_>, game: &CountedGame, seat: usize) -> bool {
    let sits = |seat: usize| {
        let line = game.players.get(seat).and_then(|player| field.lines[*player].get(game.round as usize));
        line.is_some_and(|line| matches!(line, RoundRecord::Game(..) | RoundRecord::Bye(_)))
    };
    sits(seat) && !sits(1 - seat)
}
