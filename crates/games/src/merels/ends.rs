//! How games of merels end.

use super::position::{Merels, Side};
use adjudicate_rules::{Demand, Outcome, Phrase};

/// The ways in which a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Too few stones.
    Few,
    /// No legal move.
    Blocked,
    /// Two passes in a row.
    Passes,
    /// A position stood too often.
    Repetition,
    /// Nothing was removed for too long.
    Quiet,
}

impl Merels {
    /// Returns the winner; `None` in a draw, and while the game runs.
    pub fn winner(&self) -> Option<Side> {
        match self.ending? {
            Ending::Few | Ending::Blocked => Some(self.side().other()),
            Ending::Passes | Ending::Repetition | Ending::Quiet => None,
        }
    }

    /// Losses before draws (ALL-8).
    pub(super) fn judge_end(&mut self, passes: bool) -> Option<Ending> {
        let next = self.side();
        let repeated = self.stands_again();
        if self.owned(next) < 3 {
            Some(Ending::Few)
        } else if !self.law.blocked_passes && self.is_blocked() {
            Some(Ending::Blocked)
        } else if passes && self.passed {
            Some(Ending::Passes)
        } else if repeated {
            Some(Ending::Repetition)
        } else if self.law.quiet_turns > 0 && self.quiet >= self.law.quiet_turns {
            Some(Ending::Quiet)
        } else {
            None
        }
    }

    /// Records the position, and returns whether it occurs for the time that draws. While stones are placed every
    /// position is new.
    fn stands_again(&mut self) -> bool {
        if self.law.repetition == 0 || self.hand(Side::X) + self.hand(Side::O) > 0 {
            return false;
        }
        self.stood.note(self.key()) >= usize::from(self.law.repetition)
    }

    /// Returns the position text's contents when both hands are empty, without the player to move.
    fn key(&self) -> u128 {
        let ban = |side: Side| match self.ban(side) {
            Some(ban) => (ban.from.index() << 5 | ban.to.index()) as u128,
            None => 0x3ff,
        };
        let stones = |side: Side| u128::from(self.stones(side).bits());
        stones(Side::X) | stones(Side::O) << 24 | ban(Side::X) << 48 | ban(Side::O) << 58
    }

    /// Returns the event that must come next.
    pub(super) fn what_next(&self) -> Demand {
        let Some(ending) = self.ending else {
            return Demand::Act(self.seat(self.side()));
        };
        let winner = self.seat(self.side().other());
        let cite = self.law.cite;
        Demand::Over(match ending {
            Ending::Few => Outcome::win(winner, cite.few, Phrase::english("merels-few", "fewer than three stones")),
            Ending::Blocked => Outcome::win(winner, cite.blocked, Phrase::english("merels-blocked", "no legal move")),
            Ending::Passes => Outcome::draw(cite.blocked, Phrase::english("merels-passes", "both players passed")),
            Ending::Repetition => {
                let times = u64::from(self.law.repetition);
                let english = format!("the same position stood {times} times");
                Outcome::draw(cite.draw, Phrase::english("merels-repetition", english).with("times", times))
            }
            Ending::Quiet => {
                let (turns, plural) = (self.law.quiet_turns, if self.law.quiet_turns == 1 { "" } else { "s" });
                let english = format!("{turns} turn{plural} without a removal");
                Outcome::draw(cite.draw, Phrase::english("merels-quiet", english).with("turns", u64::from(turns)))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nine_mens_morris::law;
    use adjudicate_rules::{Options, Seat};

    /// Positions are remembered only as long as they can stand again.
    #[test]
    fn memory_is_bounded_by_quiet_turns() {
        let mut game = Merels::new(law(&Options::default()), Seat(0));
        let mut forgotten = 0;
        for step in 0.. {
            let turns = game.turns();
            let Some(turn) = turns.get(step * 7 % turns.len().max(1)) else { break };
            let before = game.stood.len();
            game.apply(*turn);
            forgotten += usize::from(game.stood.len() < before);
            assert!(
                game.stood.len() <= game.quiet as usize + 1,
                "{} after {} quiet turns",
                game.stood.len(),
                game.quiet
            );
        }
        assert!(game.is_over() && forgotten > 0);
    }
}
