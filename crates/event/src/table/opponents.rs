//! The opponents and scores that an entrant's tie-breaks add up: articles 15 and 16 on unplayed rounds.
//!
//! In a round-robin a forfeit is a game like any other (15.2). Elsewhere article 16 applies:
//!
//! - An opponent's score is adjusted (16.3). A half-point bye, an absence and every round after he left count as draws, if only such
//!   rounds and forfeit losses follow. All other rounds count as they were awarded.
//! - If the entrant himself did not play a round, it counts as a game against a dummy (16.4) with the result that was awarded. The
//!   dummy has the entrant's own score, within two limits. After a forfeit it has at most the adjusted score of the scheduled
//!   opponent; after a bye or an absence, at most a draw in every round that is paired.
//!
//! FIDE says nothing of boards with three or four seats. Here every other player at the board is an opponent, and a bye or an
//! absence counts as a full board: two dummies in place of a board of three, three in place of a board of four.

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

/// Whether the last round counts as it is, or with all its boards drawn (8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastRound {
    AsPlayed,
    Drawn,
}

impl LastRound {
    /// The half points of a round, from 1. Only the last round of the whole event is taken for drawn.
    fn awarded(self, field: &SectionField<'_>, round: usize, line: RoundRecord) -> u64 {
        if self.is_drawn(field, round, line) { field.section.scoring.draw } else { field.awarded(line) }
    }

    fn is_drawn(self, field: &SectionField<'_>, round: usize, line: RoundRecord) -> bool {
        let is_last = round == field.last as usize && field.section.rounds.is_none_or(|rounds| field.last >= rounds);
        let counts = matches!(line, RoundRecord::Game(index, _) if field.games[index].counts());
        self == LastRound::Drawn && is_last && counts
    }
}

/// Returns the contributions to Buchholz and Sonneborn-Berger, in the order of rounds. Open and annulled games are not
/// in it.
pub(super) fn contributions(field: &SectionField<'_>, entrant: usize, last: LastRound) -> Vec<Contribution> {
    let own: u64 = (1..).zip(&field.lines[entrant]).map(|(round, &line)| last.awarded(field, round, line)).sum();
    let mut contributions = Vec::new();
    for (round, &line) in (1..).zip(&field.lines[entrant]) {
        let voluntary = voluntary(field, line);
        let dummies = |who| {
            // 16.4.2: no more than a draw in every round so far.
            let score = own.min(field.section.scoring.draw.saturating_mul(u64::from(field.last)));
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
                let is_drawn = last.is_drawn(field, round, line);
                for other in (0..game.players.len()).filter(|&other| other != seat) {
                    let adjusted = adjusted(field, game.players[other], last);
                    let opponent = OpponentScore { adjusted, own, is_drawn };
                    contributions.push(met(field, game, (seat, other), opponent, voluntary));
                }
            }
            RoundRecord::Game(..) => {}
        }
    }
    contributions
}

/// The scores that a game against an opponent can count with.
struct OpponentScore {
    adjusted: u64,
    own: u64,
    /// Whether the game counts as a draw, also if it was forfeited.
    is_drawn: bool,
}

fn met(
    field: &SectionField<'_>,
    game: &CountedGame,
    (seat, other): (usize, usize),
    OpponentScore { adjusted, own, is_drawn }: OpponentScore,
    voluntary: bool,
) -> Contribution {
    let opponent = game.players[other];
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
    if game.state == GameState::Forfeit && !field.section.system.is_table() && !is_drawn {
        Contribution { who: ContributionSource::Forfeit(opponent), score: own.min(adjusted), won, voluntary }
    } else {
        Contribution { who: ContributionSource::Opponent(opponent), score: adjusted, won, voluntary: false }
    }
}

/// An entrant's score as it counts for his opponents (16.3), in half points.
pub(super) fn adjusted(field: &SectionField<'_>, entrant: usize, last: LastRound) -> u64 {
    let lines = field.lines[entrant].iter().enumerate().map(|(at, &line)| (at + 1, line));
    if field.section.system.is_table() {
        return lines.map(|(round, line)| last.awarded(field, round, line)).sum();
    }
    let mut only_voluntary_follow = true;
    let mut sum = 0;
    for (round, line) in lines.rev().filter(|&(_, line)| line != RoundRecord::None) {
        let requested = matches!(line, RoundRecord::Absent | RoundRecord::Bye(ByeKind::Half));
        if requested && only_voluntary_follow {
            sum += field.section.scoring.draw;
        } else {
            sum += last.awarded(field, round, line);
        }
        only_voluntary_follow &= voluntary(field, line) && !last.is_drawn(field, round, line);
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
