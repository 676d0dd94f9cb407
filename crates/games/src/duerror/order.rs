//! Throws, whose turn it is, how the game ends, and players who leave.

use super::Square;
use super::state::{Phase, PiecePlace, State, TurnInProgress, TurnPart};
use adjudicate_rules::{Outcome, Phrase, Seat};

impl State {
    /// The numbers of the pending throw (DUE-1, DUE-5, DUE-9).
    pub fn thrown(&mut self, numbers: &[u32]) {
        self.last_throw = Some((self.mover(), numbers.to_vec()));
        self.moved.clear();
        match (self.phase.clone(), self.to) {
            (Phase::Starting(seats), _) => self.begin_highest(&seats, numbers),
            (Phase::Change, _) => {
                let odd = numbers.first().is_some_and(|number| number % 2 == 1);
                self.turn.part = if odd { TurnPart::Changing } else { TurnPart::Flictus };
                self.phase = Phase::Act;
            }
            (Phase::Veer(piece), Some(seat)) => {
                self.veered(seat, piece, numbers);
                self.phase = Phase::Act;
            }
            _ => {}
        }
    }

    /// The highest begins; ties among the highest throw again.
    fn begin_highest(&mut self, seats: &[Seat], numbers: &[u32]) {
        let highest = numbers.iter().max();
        let tied: Vec<Seat> =
            seats.iter().zip(numbers).filter(|(_, number)| Some(*number) == highest).map(|(seat, _)| *seat).collect();
        self.start_with(tied);
    }

    /// The player with the highest number begins; players with equal highest numbers throw again.
    fn start_with(&mut self, tied: Vec<Seat>) {
        match tied.as_slice() {
            [first] => self.begin_turn(*first),
            _ => self.phase = Phase::Starting(tied),
        }
    }

    /// Column, then row; a ten does not count.
    fn veered(&mut self, seat: Seat, piece: usize, numbers: &[u32]) {
        let counted = |index: usize| numbers.get(index).copied().filter(|number| *number <= 9);
        let place = match (counted(0), counted(1)) {
            (Some(column), Some(row)) => Square::at(column, row).map(PiecePlace::On),
            (None, None) => Some(self.path(seat).map_or(PiecePlace::First, |path| PiecePlace::On(path.first()))),
            _ => None,
        };
        if let (Some(place), Some(veered)) = (place, self.player_mut(seat).pieces.get_mut(piece)) {
            veered.place = place;
            self.moved.push((seat, piece));
        }
    }

    /// A player's turn begins.
    pub fn begin_turn(&mut self, seat: Seat) {
        let part = match (self.has_chosen(seat), self.law.factiosus) {
            (false, _) => TurnPart::Choose,
            (true, true) => TurnPart::Flictus,
            (true, false) => TurnPart::Formactus,
        };
        self.to = Some(seat);
        self.phase = Phase::Act;
        self.turn = TurnInProgress::beginning(part);
    }

    /// Returns the next player behind `seat` who is in the game.
    fn next(&self, seat: Seat) -> Seat {
        let players = self.players.len();
        let behind = (1..=players).map(|step| Seat(((seat.index() + step) % players) as u8));
        behind.into_iter().find(|seat| !self.player(*seat).gone).unwrap_or(seat)
    }

    /// A turn is complete: the game is won or drawn, or the next player's turn begins.
    pub fn complete_turn(&mut self, seat: Seat) {
        self.player_mut(seat).turns += 1;
        self.held = if self.turn.idle { self.held + 1 } else { 0 };
        if self.player(seat).pieces.iter().all(|piece| piece.place == PiecePlace::Out) {
            let name = self.name(seat);
            let (clause, key, how) = match self.law.factiosus {
                true => ("DUE-12", "duerror-all-out", format!("all pieces of {name} have left the board")),
                false => ("DUE-11", "duerror-out", format!("{name} has left the board by the way out")),
            };
            let how = Phrase::english(key, how).with("name", name);
            self.unproved.wins = self.law.caecus;
            self.end(Outcome::win(seat, clause, how));
            return;
        }
        let idle = self.held >= self.seats().count() && self.seats().all(|seat| self.player(seat).tokens == 0);
        if idle {
            let reason = Phrase::english("duerror-idle", "for a whole round nobody could move, and nobody has a token");
            self.end(Outcome::draw("DUE-13", reason));
        } else if !self.is_at_limit() {
            self.begin_turn(self.next(seat));
        }
    }

    /// Ends the game if all who are still in it have had their turns (DUE-13).
    fn is_at_limit(&mut self) -> bool {
        let limit = self.law.turn_limit;
        let at_limit = limit > 0 && self.seats().all(|seat| self.player(seat).turns >= limit);
        if at_limit {
            let reason = Phrase::english("duerror-limit", format!("all have had {limit} turns"));
            self.end(Outcome::draw("DUE-13", reason.with("turns", limit)));
        }
        at_limit
    }

    fn end(&mut self, outcome: Outcome) {
        self.phase = Phase::Over(outcome);
        self.to = None;
    }

    /// A player leaves while at least two others play on (ALL-4, DUE-16).
    pub fn leave(&mut self, seat: Seat) {
        if self.player(seat).gone {
            return;
        }
        self.bank += self.player(seat).tokens;
        let player = self.player_mut(seat);
        player.gone = true;
        player.tokens = 0;
        player.pieces.iter_mut().for_each(|piece| piece.place = PiecePlace::Off);
        self.held = 0;
        match &self.phase {
            Phase::Over(_) => {}
            Phase::Starting(seats) => {
                let rest = seats.iter().copied().filter(|other| *other != seat).collect();
                self.start_with(rest);
            }
            _ => {
                if !self.is_at_limit() && self.to == Some(seat) {
                    self.told = None;
                    self.begin_turn(self.next(seat));
                }
            }
        }
    }
}
