//! A game being played: a position with the rules that all games share.

use super::clause::Refusal;
use super::demand::{Demand, Outcome, Roll};
use super::name::Seat;
use super::phrase::Phrase;
use super::position::{Agreement, Game, Position, Setup};
use super::scene::{DieFace, Scene, TurnStatus};
use super::sealed::{PendingProof, SealedBoards};
use super::words::capital;
use crate::phrase;

/// A position together with lots (ALL-2), leaving and agreements (ALL-4).
pub struct Play {
    game: &'static Game,
    setup: Setup,
    position: Box<dyn Position>,
    lots: bool,
    left: Vec<Seat>,
    ended: Option<Outcome>,
    turns: u64,
}

impl Clone for Play {
    fn clone(&self) -> Play {
        Play {
            game: self.game,
            setup: self.setup.clone(),
            position: self.position.boxed(),
            lots: self.lots,
            left: self.left.clone(),
            ended: self.ended.clone(),
            turns: self.turns,
        }
    }
}

impl Play {
    /// Starts a game.
    ///
    /// # Errors
    /// The game cannot be played by so many, or an option is refused (ALL-6).
    pub fn start(game: &'static Game, setup: Setup) -> Result<Play, Refusal> {
        if !game.players.contains(&setup.names.len()) {
            return Err(Refusal::illegal("ALL-1", wrong_number(game, setup.names.len())));
        }
        setup.options.check(game.options)?;
        let position = (game.start)(&setup)?;
        let lots = game.lots && setup.first.is_none();
        Ok(Play { game, setup, position, lots, left: Vec::new(), ended: None, turns: 0 })
    }

    /// The rule set.
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// Returns the start of the game; `first` is known once lots are drawn or a starting throw has decided.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whether this player is still in the game.
    pub fn is_in(&self, seat: Seat) -> bool {
        !self.left.contains(&seat)
    }

    /// Returns the players who have left, in the order of leaving.
    pub fn left(&self) -> &[Seat] {
        &self.left
    }

    /// Returns the players who are still in the game, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.setup.names.len()).filter(|seat| self.is_in(*seat))
    }

    /// Whether lots have still to be drawn (ALL-2).
    pub fn lots_pending(&self) -> bool {
        self.lots
    }

    /// Returns the event that must come next.
    pub fn demand(&self) -> Demand {
        if let Some(outcome) = &self.ended {
            return Demand::Over(outcome.clone());
        }
        if self.lots {
            // At most sixteen players, so the number fits.
            return Demand::Throw(Roll { roller: None, dice: vec![self.setup.names.len() as u32] });
        }
        self.position.demand()
    }

    /// The engine's position: board, notation and legal moves. Before lots are drawn it stands as if the first seat began.
    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    /// The position text, as a turn records it.
    pub fn text(&self) -> String {
        self.position.text()
    }

    /// Returns the scene for a viewer: the engine's scene, with the players' names, the player to move, and the dice
    /// that are due.
    pub fn scene(&self, viewer: Option<Seat>) -> Scene {
        let mut scene = self.position.scene(viewer);
        let demand = self.demand();
        for strip in &mut scene.strips {
            // Before lots are drawn nobody knows who plays which side.
            strip.seat = strip.seat.filter(|_| !self.lots);
            strip.name = strip.seat.map(|seat| self.setup.shown(seat).to_owned()).unwrap_or_default();
            strip.standing = match &demand {
                _ if strip.seat.is_none() => TurnStatus::Waiting,
                Demand::Act(seat) if Some(*seat) == strip.seat => TurnStatus::Acting,
                Demand::Throw(roll) if roll.roller == strip.seat => TurnStatus::Acting,
                Demand::Over(outcome) if outcome.winner == strip.seat => TurnStatus::Won,
                _ => TurnStatus::Waiting,
            };
        }
        match &demand {
            Demand::Throw(roll) => {
                scene.dice = roll.dice.iter().map(|sides| DieFace { sides: *sides, shows: None }).collect();
            }
            Demand::Over(_) => scene.dice.clear(),
            Demand::Act(_) => {}
        }
        // The engine does not know of an end from outside its rules.
        if let Some(outcome) = &self.ended {
            let over = Phrase::game_over(&outcome.reason.text);
            // After an early end, the engine's notes about the game as a whole, such as the player to move, no longer
            // hold.
            let notes = std::mem::take(&mut scene.notes);
            let due = std::mem::take(&mut scene.due);
            scene.asides.retain(|aside| !notes.contains(aside) && !due.contains(aside));
            let is_note =
                |sentence: &String| notes.iter().any(|note| format!("{note}.").eq_ignore_ascii_case(sentence));
            scene.words.retain(|sentence| !is_note(sentence) && !due.contains(sentence));
            scene.words.push(format!("{}.", capital(&over)));
            scene.asides.push(over.to_string());
            scene.notes = if scene.strips.is_empty() { scene.asides.clone() } else { vec![over.to_string()] };
            scene.phrases.push(over);
        }
        scene
    }

    /// The board from both sides, who began first; `None` where it has no sides.
    pub fn scenes_of_both(&self) -> Option<[Scene; 2]> {
        let near = self.setup.first.unwrap_or(Seat(0));
        let far = Seat(1 - near.0.min(1));
        self.position.is_two_sided().then(|| [near, far].map(|seat| self.scene(Some(seat))))
    }

    /// Plays a recorded text for the player to act.
    ///
    /// # Errors
    /// Nobody is to act, or as [`Position::play`].
    pub fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        match self.demand() {
            Demand::Act(_) => {}
            Demand::Throw(_) => return Err(Refusal::throw_pending()),
            Demand::Over(_) => return Err(Refusal::game_over()),
        }
        self.position.play(recorded)?;
        self.turns += 1;
        Ok(())
    }

    /// How many turns have been played to come to this position.
    pub fn turns(&self) -> u64 {
        self.turns
    }

    /// Takes the numbers of the pending throw.
    pub fn thrown(&mut self, numbers: &[u32]) {
        if !self.lots {
            self.position.thrown(numbers);
            self.note_first();
            return;
        }
        self.lots = false;
        let players = self.setup.names.len();
        let drawn = numbers.first().map_or(0, |number| number.saturating_sub(1)) as usize;
        // Lots on a seat that has left go to the next one in the game (protocol, section 4).
        let first = (0..players)
            .map(|step| Seat(((drawn + step) % players) as u8))
            .find(|seat| self.is_in(*seat))
            .unwrap_or(Seat(0));
        self.setup.first = Some(first);
        // The same options started once already, and who begins is no option.
        if let Ok(position) = (self.game.start)(&self.setup) {
            self.position = position;
        }
        for seat in self.left.clone() {
            self.position.leave(seat);
        }
    }

    /// Keeps who begins once a starting throw of the game's own has decided it.
    fn note_first(&mut self) {
        if self.setup.first.is_none() {
            self.setup.first = match self.position.demand() {
                Demand::Act(seat) => Some(seat),
                Demand::Throw(roll) => roll.roller,
                Demand::Over(_) => None,
            };
        }
    }

    /// A player leaves, by resigning or by forfeit. The last one left wins (ALL-4).
    pub fn leave(&mut self, seat: Seat, how: impl Into<Phrase>) {
        if !self.is_in(seat) {
            return;
        }
        self.left.push(seat);
        let mut rest = self.seats();
        let (survivor, others) = (rest.next(), rest.next().is_some());
        drop(rest);
        if others {
            self.position.leave(seat);
        } else if let Some(winner) = survivor {
            let points = self.position.points_by_default(winner);
            self.ended = Some(Outcome { points, ..Outcome::win(winner, "ALL-4", how) });
        }
    }

    /// Ends the game from outside the rules: by agreement, or by a ruling.
    pub fn end(&mut self, outcome: Outcome) {
        self.ended = Some(outcome);
    }

    /// Tells, before a play, the square that its player's piece was sent to on a sealed board, by its number.
    pub fn show_square(&mut self, square: u8) {
        if let Some(sealed) = self.position.sealed_mut() {
            sealed.show_square(square);
        }
    }

    /// Whether this game has sealed boards.
    pub fn seals_boards(&self) -> bool {
        self.position.sealed().is_some()
    }

    /// Whether the player to act has to show first which square a piece was sent to; never without sealed boards.
    pub fn hides_square(&self) -> bool {
        self.position.sealed().is_some_and(SealedBoards::hides_square)
    }

    /// Returns the steps of the last play that must be proved on a sealed board; empty for games without them.
    pub fn unproved(&self) -> PendingProof {
        self.position.sealed().map(SealedBoards::unproved).unwrap_or_default()
    }

    /// Whether `agreement` can be offered now.
    ///
    /// # Errors
    /// As [`Position::may_agree`].
    pub fn may_agree(&self, agreement: Agreement) -> Result<(), Refusal> {
        self.position.may_agree(agreement)
    }

    /// Carries out what all have agreed on.
    pub fn agree(&mut self, agreement: Agreement) {
        self.position.agree(agreement);
    }
}

/// Why this is no number of players for a game.
fn wrong_number(game: &Game, players: usize) -> Phrase {
    let (title, name, low, high) = (game.title, game.name, game.players.start(), game.players.end());
    match low == high {
        true => phrase!("wrong-players", "{title} is a game for {low} players, not {players}", low, players),
        false => phrase!(
            "wrong-players-range",
            "{title} is a game for {low} to {high} players, not {players}",
            low,
            high,
            players
        ),
    }
    .with("game", name)
}
