//! The players who are out of a knockout, and the round in which each lost.

use std::cmp::Ordering;

use super::field::{CountedGame, GameOutcome, RoundRecord, SectionField};
use super::section::LevelRule;

/// The round an entrant went out in; none while he is in. 0 is before the first.
///
/// Of a match of two the player with fewer points is out, and of a level one the player whom the section's `level` puts out, in
/// the final as in every round: the pairing of the next round says the same. At larger boards
/// several may go on, so there the pairing of the next round says who did. A player who left is out with his last
/// round.
pub(super) fn eliminated(field: &SectionField<'_>, entrant: usize) -> Option<u32> {
    let mut seen = 0;
    let mut behind = false;
    let mut round = 0;
    for lines in field.lines[entrant].chunks(legs(field)) {
        round += u32::try_from(lines.len()).unwrap_or(0);
        let Some(state) = match_state(field, lines) else { continue };
        behind = state == MatchState::Lost;
        let of_two = lines
            .iter()
            .all(|line| !matches!(line, RoundRecord::Game(game, _) if field.games[*game].players.len() != 2));
        if behind && of_two {
            return Some(round);
        }
        seen = round;
    }
    let passed_over = seen < field.last;
    (passed_over || behind || field.entrants[entrant].out.is_some()).then_some(seen)
}

/// How far an entrant came, for the order of the standings: a later round counts for more. Of the two who meet for the third
/// place the winner came further.
pub(super) fn reached(field: &SectionField<'_>, entrant: usize) -> u64 {
    let Some(round) = eliminated(field, entrant) else { return u64::MAX };
    let later = field.lines[entrant].get(round as usize..).unwrap_or_default();
    let is_third = field.section.third_place && match_state(field, later) == Some(MatchState::Won);
    2 * u64::from(round) + u64::from(is_third)
}

fn legs(field: &SectionField<'_>) -> usize {
    field.section.legs.max(1) as usize
}

/// How a match stands for one of its players.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MatchState {
    Open,
    Won,
    Lost,
}

/// The state of the match of which these are an entrant's rounds; none if he was not paired.
fn match_state(field: &SectionField<'_>, lines: &[RoundRecord]) -> Option<MatchState> {
    let paired = |line: &&RoundRecord| matches!(line, RoundRecord::Bye(_) | RoundRecord::Game(..));
    let (mut own, mut theirs) = (0, 0);
    match lines.iter().rfind(paired)? {
        RoundRecord::Game(last, seat) => {
            for line in lines {
                let &RoundRecord::Game(game, seat) = line else { continue };
                let game = &field.games[game];
                if !game.counts() {
                    return Some(MatchState::Open);
                }
                own += game.points_of(seat);
                theirs += (0..game.players.len())
                    .filter(|&other| other != seat)
                    .map(|other| game.points_of(other))
                    .max()
                    .unwrap_or(0);
            }
            let complete = lines.len() == legs(field);
            let last = &field.games[*last];
            let lost = match last.players.len() {
                2 => is_behind(field, last, *seat, own.cmp(&theirs)),
                _ => field.outcome(last, *seat) == GameOutcome::Lost,
            };
            Some(match (complete, lost) {
                (false, _) => MatchState::Open,
                (true, true) => MatchState::Lost,
                (true, false) => MatchState::Won,
            })
        }
        RoundRecord::Bye(_) | RoundRecord::None | RoundRecord::Absent => Some(MatchState::Won),
    }
}

fn is_behind(field: &SectionField<'_>, last: &CountedGame, seat: usize, points: Ordering) -> bool {
    match points {
        Ordering::Less => true,
        Ordering::Equal if ruled_on(field, last, seat) => false,
        Ordering::Equal => ruled_on(field, last, 1 - seat) || !goes_on(field, last, seat),
        Ordering::Greater => false,
    }
}

/// Whether a player of a level match of two goes on by the section's rule.
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
