//! Half points that the end of a game gives to its players.

use super::charter::Section;
use adjudicate_referee::Match;
use adjudicate_rules::{Outcome, Seat};

/// Returns the half points of a game that is over, in seat order: a sole winner gets `win`, all others `loss`; if a
/// game is drawn, the players who share the best place get `draw` each. A player who left shares nothing.
pub fn of(section: &Section, state: &Match, outcome: &Outcome) -> Vec<u64> {
    let first = state.first_placed();
    let half = |seat: Seat| match (first.contains(&seat), outcome.winner) {
        (true, Some(_)) => section.win,
        (true, None) => section.draw,
        (false, _) => section.loss,
    };
    Seat::all(state.charter().players.len()).map(half).collect()
}

/// Whether some end of a game gives these half points.
pub fn can_be(section: &Section, points: &[u64], players: usize) -> bool {
    let count = |value: u64| points.iter().filter(|half| **half == value).count();
    let rest =
        |best: usize, value: u64| best + count(section.loss) == players || (value == section.loss && best == players);
    points.len() == players
        && (count(section.loss) == players
            || (count(section.win) == 1 && rest(1, section.win))
            || (count(section.draw) >= 2 && rest(count(section.draw), section.draw)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn section(win: u64, draw: u64, loss: u64) -> Section {
        let name = |text: &str| adjudicate_rules::Name::parse(text).unwrap();
        Section {
            name: name("a"),
            game: name("chess"),
            rules: 1,
            options: adjudicate_rules::Options::default(),
            system: super::super::charter::PairingSystem::Swiss,
            rounds: Some(1),
            byes: 0,
            win,
            draw,
            loss,
            tiebreaks: Vec::new(),
            clock: None,
            overstep: super::super::charter::OverstepRule::Claim,
            seats: 4,
            seats_max: 0,
            series: false,
            substitutes: None,
            late_rounds: 0,
            absent_after: 0,
            forbidden: Vec::new(),
            groups: None,
            from: Vec::new(),
            seed: None,
            starts: None,
            ends: None,
            legs: 1,
            level: Vec::new(),
            third_place: false,
            pairing: None,
            baku: false,
        }
    }

    #[test]
    fn points_that_no_game_gives_are_told() {
        let usual = section(2, 1, 0);
        for (points, players, fits) in [
            (&[2, 0][..], 2, true),
            (&[0, 2], 2, true),
            (&[1, 1], 2, true),
            (&[0, 0], 2, true),
            (&[2, 2], 2, false),
            (&[1, 0], 2, false),
            (&[2, 1], 2, false),
            (&[2, 0], 3, false),
            (&[2, 0, 0], 3, true),
            (&[1, 1, 0], 3, true),
            (&[1, 1, 1], 3, true),
            (&[2, 1, 0], 3, false),
            (&[3, 0], 2, false),
        ] {
            assert_eq!(can_be(&usual, points, players), fits, "{points:?}");
        }
        let football = section(6, 2, 1);
        assert!(can_be(&football, &[6, 1], 2) && can_be(&football, &[2, 2], 2) && !can_be(&football, &[6, 2], 2));
    }
}
