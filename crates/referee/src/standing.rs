//! The order of the players at the end of a game, and its changes when somebody forfeits or fails an audit after the
//! end (docs/protocol/results.md, "How a game ends").
//!
//! This is the one place: texts, scripts, the points of events and ledgers all ask here.

use super::state::Match;
use adjudicate_rules::{Outcome, Phrase, Reason, Seat};

impl Match {
    /// Returns the places by seat, once the game is over: 1 is the winner's, or that of all who share a draw; in an
    /// annulled game nobody has it. All others follow together, and last the players whose sealed boards fail their
    /// audits.
    pub fn places(&self) -> Option<Vec<u64>> {
        let outcome = self.outcome()?;
        let leaders = self.leaders(&outcome);
        let failed = self.failed_audits();
        let (first, last) = (|seat: &Seat| leaders.contains(seat), |seat: &Seat| failed.contains(seat));
        let others = self.seats().any(|seat| !first(&seat) && !last(&seat));
        let place = |seat: Seat| match () {
            () if first(&seat) => 1,
            () if last(&seat) && others => 3,
            () => 2,
        };
        Some(self.seats().map(place).collect())
    }

    /// Returns the first places of a game that is over: the winner, or all who share a draw.
    pub fn first_placed(&self) -> Vec<Seat> {
        self.outcome().map(|outcome| self.leaders(&outcome)).unwrap_or_default()
    }

    /// Returns the players who have forfeited after the end, in seat order.
    pub fn forfeited(&self) -> Vec<Seat> {
        self.forfeited.iter().copied().collect()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.charter.players.len())
    }

    fn leaders(&self, outcome: &Outcome) -> Vec<Seat> {
        match outcome.winner {
            Some(winner) => vec![winner],
            None if outcome.annulled => Vec::new(),
            None => self.sharers(outcome),
        }
    }

    /// Returns the players who share a draw: of those who were in the game to its end and have not fallen since, all,
    /// or those with the most points if points are counted.
    fn sharers(&self, outcome: &Outcome) -> Vec<Seat> {
        let stood: Vec<Seat> =
            self.seats().filter(|seat| self.play().is_in(*seat) && !self.has_fallen(*seat)).collect();
        let points = |seat: &Seat| outcome.points.as_ref().and_then(|points| points.get(seat.index()).copied());
        let best = stood.iter().map(points).max();
        stood.into_iter().filter(|seat| Some(points(seat)) == best).collect()
    }

    /// Returns whether a player has forfeited or failed an audit since the end. Nobody else's fall makes them win.
    fn has_fallen(&self, seat: Seat) -> bool {
        self.forfeited.contains(&seat) || self.failed_audits().contains(&seat)
    }

    /// The outcome when a player has forfeited after the end: what they had is lost. Of two players the other one wins.
    /// Of more, the program cannot say who is next behind a winner, so the game is annulled until a ruling `result`.
    pub(super) fn after_forfeit(&self, outcome: Outcome, seat: Seat, how: Phrase) -> Outcome {
        let had_won = outcome.winner == Some(seat);
        let mut outcome = outcome;
        if let Some(had) = outcome.points.as_mut().and_then(|points| points.get_mut(seat.index())) {
            *had = 0;
        }
        let outcome = match had_won {
            true => self.won_by(outcome, None),
            false => outcome,
        };
        Outcome { reason: Reason { clause: "ALL-4", text: how }, ..self.without_fallen(outcome) }
    }

    /// Returns the outcome when a player's sealed board fails its audit (DUE-12; protocol, section 7.3): a win falls to
    /// the next player.
    pub(super) fn after_failed_audit(&self, outcome: Outcome, seat: Seat, how: Phrase) -> Outcome {
        let before = (outcome.winner, outcome.annulled);
        let after = match outcome.winner == Some(seat) {
            true => match self.next_best(&outcome).as_slice() {
                [only] => self.won_by(outcome, Some(*only)),
                [] => self.won_by(outcome, None),
                _ => Outcome { winner: None, annulled: false, ..outcome },
            },
            false => outcome,
        };
        let after = self.without_fallen(after);
        if (after.winner, after.annulled) == before {
            return after;
        }
        Outcome { reason: Reason { clause: "DUE-12", text: how }, ..after }
    }

    /// Returns the players next to a winner who has failed an audit: those with the most points of the others, or else
    /// the player who left last and so had stayed longest.
    fn next_best(&self, outcome: &Outcome) -> Vec<Seat> {
        let stands = |seat: &Seat| !self.has_fallen(*seat);
        let Some(points) = &outcome.points else {
            return self.play().left().iter().rev().copied().find(stands).into_iter().collect();
        };
        let of = |seat: &Seat| points.get(seat.index()).copied();
        let best = self.seats().filter(stands).map(|seat| of(&seat)).max();
        self.seats().filter(stands).filter(|seat| Some(of(seat)) == best).collect()
    }

    fn won_by(&self, outcome: Outcome, winner: Option<Seat>) -> Outcome {
        Outcome { winner, annulled: winner.is_none(), ..outcome }
    }

    /// Without a winner: of two players the one who has not fallen wins, and so does the only one who still shares a
    /// draw. If nobody is left for that, the game is annulled.
    fn without_fallen(&self, outcome: Outcome) -> Outcome {
        if outcome.winner.is_some() {
            return outcome;
        }
        let standing: Vec<Seat> = match self.charter.players.len() {
            2 => self.seats().filter(|seat| !self.has_fallen(*seat)).collect(),
            _ if outcome.annulled => return outcome,
            _ => self.sharers(&outcome),
        };
        match standing.as_slice() {
            [] => self.won_by(outcome, None),
            [only] => self.won_by(outcome, Some(*only)),
            _ => outcome,
        }
    }
}
