//! The player who goes on from a match of a knockout. The pairing of the next round and the tables decide it here.

use super::charter::LevelRule;

/// A game of a match, with its points.
pub(super) struct MatchGame<'a> {
    /// The players' numbers in seat order.
    pub players: Vec<u32>,
    /// Half points in seat order.
    pub points: &'a [u64],
}

/// The facts that decide a match: the games between its players, in their order, and the rules of the section for level ones.
pub(super) struct DecidedMatch<'a> {
    /// The section's rules for level matches.
    pub level: &'a [LevelRule],
    /// The section's numbers in the order of its lots.
    pub lots: &'a [u32],
    /// The games.
    pub games: Vec<MatchGame<'a>>,
    /// The players of the match who are in the next round, if it is paired and has no place for losers.
    pub next: Vec<u32>,
}

impl DecidedMatch<'_> {
    /// Returns the number of the player who goes on: the one with the most points; in a level match the one whom the director
    /// alone has paired in the next round, or else the one whom `level` lets go on. None without a game.
    pub fn winner(&self) -> Option<u32> {
        let last = self.games.last()?;
        let best = last.players.iter().map(|number| self.points(*number)).max()?;
        let mut level = last.players.iter().copied().filter(|number| self.points(*number) == best);
        if let [alone] = self.next.as_slice()
            && level.clone().any(|number| number == *alone)
        {
            return Some(*alone);
        }
        match self.level.last() {
            Some(LevelRule::Better) => level.min(),
            Some(LevelRule::Lots) => level.min_by_key(|number| {
                let place = self.lots.iter().position(|drawn| drawn == number);
                (place.is_none(), place, *number)
            }),
            Some(LevelRule::Second) | None => level.next_back(),
        }
    }

    fn points(&self, number: u32) -> u64 {
        let seats = self.games.iter().flat_map(|game| game.players.iter().zip(game.points));
        seats.filter(|(player, _)| **player == number).map(|(_, points)| points).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn winner(level: &[LevelRule], lots: &[u32], games: &[([u32; 2], [u64; 2])], next: &[u32]) -> Option<u32> {
        let games = games.iter().map(|(players, points)| MatchGame { players: players.to_vec(), points });
        DecidedMatch { level, lots, games: games.collect(), next: next.to_vec() }.winner()
    }

    #[test]
    fn the_sum_of_all_games_decides_and_then_the_rule() {
        let level = [([4, 2], [2, 0]), ([2, 4], [2, 0])];
        for (rule, on) in [(LevelRule::Second, 4), (LevelRule::Better, 2), (LevelRule::Lots, 4)] {
            assert_eq!(winner(&[rule], &[3, 4, 2], &level, &[]), Some(on), "{rule:?}");
            assert_eq!(winner(&[rule], &[3, 4, 2], &[([4, 2], [1, 1]), ([2, 4], [2, 0])], &[]), Some(2), "{rule:?}");
            assert_eq!(winner(&[rule], &[3, 4, 2], &level, &[2]), Some(2), "the director's pairing goes before");
            assert_eq!(winner(&[rule], &[3, 4, 2], &level, &[2, 4]), Some(on), "{rule:?}: both say nothing");
        }
        assert_eq!(winner(&[], &[], &level[..1], &[2]), Some(4), "he has lost, and is there by the director's grace");
        assert_eq!(winner(&[], &[], &[], &[]), None);
    }
}
