//! Whom an entrant's tie-breaks are summed over, and with which scores: articles 15 and 16 on unplayed rounds.
//!
//! In a round-robin a forfeit is a game like any other (15.2). Elsewhere article 16 applies:
//!
//! - An opponent's score is adjusted (16.3): rounds he asked to be free in (a half-point bye, an absence, every round after he
//!   left) count as draws when nothing but such rounds and forfeit losses follows; all other rounds as they were awarded.
//! - An own unplayed round is a game against a dummy (16.4) with the result awarded. The dummy has the entrant's own score, but
//!   no more than the adjusted score of the scheduled opponent after a forfeit, and no more than a draw in every round of the
//!   event after a bye or an absence.
//!
//! FIDE says nothing of boards with three or four seats. There every opponent at the board is one opponent, and a bye
//! or an absence counts as a full board, hence as one dummy less than there are seats.

use super::field::{CountedGame, GameOutcome, GameState, RoundRecord, SectionField};
use super::section::ByeKind;

/// The opponent behind a contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ContributionSource {
    Opponent(usize),
    /// The dummy of a forfeit against this opponent.
    Forfeit(usize),
    Bye,
    HalfBye,
    Absence,
}

/// One opponent, or one dummy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contribution {
    pub who: ContributionSource,
    /// His score as it counts, in half points.
    pub score: u64,
    /// The half points won from him.
    pub won: u64,
    /// From a round in which the entrant was not available (16.1.2).
    pub voluntary: bool,
}

/// Returns the contributions to Buchholz and Sonneborn-Berger, in the order of rounds. Open and annulled games are not
/// in it.
pub(super) fn contributions(field: &SectionField<'_>, entrant: usize) -> Vec<Contribution> {
    let own = field.score(entrant);
    let mut contributions = Vec::new();
    for &line in &field.lines[entrant] {
        let voluntary = voluntary(field, line);
        let dummies = |who| {
            let score = own.min(field.section.scoring.draw.saturating_mul(u64::from(rounds(field))));
            let won = match (field.section.seats, who) {
                (2, _) => field.awarded(line),
                (_, ContributionSource::Bye) => 2,
                (_, ContributionSource::HalfBye) => 1,
                _ => 0,
            };
            vec![Contribution { who, score, won, voluntary }; field.section.seats as usize - 1]
        };
        match line {
            RoundRecord::None => {}
            RoundRecord::Bye(_) if field.section.system.is_table() => {}
            RoundRecord::Absent => contributions.extend(dummies(ContributionSource::Absence)),
            RoundRecord::Bye(ByeKind::Allocated) => contributions.extend(dummies(ContributionSource::Bye)),
            RoundRecord::Bye(ByeKind::Half) => contributions.extend(dummies(ContributionSource::HalfBye)),
            RoundRecord::Game(index, seat) if field.games[index].counts() => {
                let game = &field.games[index];
                for other in (0..game.players.len()).filter(|&other| other != seat) {
                    contributions.push(met(field, game, seat, other, own, voluntary));
                }
            }
            RoundRecord::Game(..) => {}
        }
    }
    contributions
}

fn met(
    field: &SectionField<'_>,
    game: &CountedGame,
    seat: usize,
    other: usize,
    own: u64,
    voluntary: bool,
) -> Contribution {
    let opponent = game.players[other];
    let adjusted = adjusted(field, opponent);
    let won = if field.section.seats == 2 {
        game.points_of(seat)
    } else {
        // At a full board the points say who was ahead of whom and not how much was won from each.
        match game.against(seat, other) {
            GameOutcome::Won => 2,
            GameOutcome::Drawn => 1,
            GameOutcome::Lost => 0,
        }
    };
    if game.state == GameState::Forfeit && !field.section.system.is_table() {
        Contribution { who: ContributionSource::Forfeit(opponent), score: own.min(adjusted), won, voluntary }
    } else {
        Contribution { who: ContributionSource::Opponent(opponent), score: adjusted, won, voluntary: false }
    }
}

/// An entrant's score as it counts for his opponents (16.3), in half points.
pub(super) fn adjusted(field: &SectionField<'_>, entrant: usize) -> u64 {
    if field.section.system.is_table() {
        return field.score(entrant);
    }
    let mut only_voluntary_follow = true;
    let mut sum = 0;
    for &line in field.lines[entrant].iter().rev().filter(|&&line| line != RoundRecord::None) {
        let requested = matches!(line, RoundRecord::Absent | RoundRecord::Bye(ByeKind::Half));
        if requested && only_voluntary_follow {
            sum += field.section.scoring.draw;
        } else {
            sum += field.awarded(line);
        }
        only_voluntary_follow &= voluntary(field, line);
    }
    sum
}

/// Whether the entrant was not available to play in a round (16.1.2): absent, free at his wish, or lost by forfeit.
fn voluntary(field: &SectionField<'_>, line: RoundRecord) -> bool {
    match line {
        RoundRecord::Absent | RoundRecord::Bye(ByeKind::Half) => true,
        RoundRecord::Game(index, seat) => {
            let game = &field.games[index];
            game.state == GameState::Forfeit && field.outcome(game, seat) == GameOutcome::Lost
        }
        RoundRecord::None | RoundRecord::Bye(ByeKind::Allocated) => false,
    }
}

/// The rounds of the whole event: as the charter has them, else those there are.
fn rounds(field: &SectionField<'_>) -> u32 {
    field.section.rounds.unwrap_or(field.last).max(field.last)
}
