//! The players who are out of a knockout, and the round in which each lost.

use super::field::{CountedGame, GameOutcome, RoundRecord, SectionField};
use crate::knockout::{DecidedMatch, MatchGame};

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
    let RoundRecord::Game(last, seat) = *lines.iter().rfind(paired)? else { return Some(MatchState::Won) };
    let games = lines.iter().filter_map(|line| match line {
        RoundRecord::Game(game, _) => Some(&field.games[*game]),
        RoundRecord::Bye(_) | RoundRecord::None | RoundRecord::Absent => None,
    });
    let games: Vec<&CountedGame> = games.collect();
    if lines.len() != legs(field) || games.iter().any(|game| !game.counts()) {
        return Some(MatchState::Open);
    }
    let last = &field.games[last];
    let lost = match last.players.len() {
        2 => winner(field, last, &games) != last.players.get(seat).map(|player| number(*player)),
        _ => field.outcome(last, seat) == GameOutcome::Lost,
    };
    Some(if lost { MatchState::Lost } else { MatchState::Won })
}

fn number(entrant: usize) -> u32 {
    u32::try_from(entrant + 1).unwrap_or(u32::MAX)
}

/// The number of the player who goes on from a match of two.
fn winner(field: &SectionField<'_>, last: &CountedGame, games: &[&CountedGame]) -> Option<u32> {
    let numbers = |game: &CountedGame| game.players.iter().map(|player| number(*player)).collect::<Vec<u32>>();
    let is_theirs = |game: &&&CountedGame| last.players.iter().all(|player| game.players.contains(player));
    // In the last match the losers meet for the third place, so that it does not tell who has gone on.
    let before = field.section.rounds.map_or(u32::MAX, |rounds| rounds.saturating_sub(field.section.legs.max(1)));
    let tells = !field.section.third_place || last.round < before;
    let sits = |player: &usize| {
        let line = field.lines[*player].get(last.round as usize);
        tells && matches!(line, Some(RoundRecord::Game(..) | RoundRecord::Bye(_)))
    };
    let next = last.players.iter().copied().filter(sits).map(number).collect();
    let theirs = games.iter().filter(is_theirs);
    let games =
        theirs.map(|game| MatchGame { players: numbers(game), points: game.points.as_deref().unwrap_or_default() });
    let (level, lots) = (field.section.level.as_slice(), field.section.lots.as_slice());
    DecidedMatch { level, lots, games: games.collect(), next }.winner()
}
