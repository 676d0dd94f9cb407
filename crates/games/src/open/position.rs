//! The player to move and the last throw: the referee knows nothing else of an open game.

use std::collections::VecDeque;

use super::moves::{self, DiceSpec, PlayContinuation, WrittenTurn};
use adjudicate_rules::{Demand, MoveGroup, Name, Position, Refusal, Roll, Scene, Seat, Setup, phrase};

/// How many of the last turns are shown.
const SHOWN: usize = 5;

/// An open game being played.
#[derive(Clone, Debug)]
pub struct OpenGame {
    pub(super) names: Vec<Name>,
    pub(super) left: Vec<Seat>,
    pub(super) to: Seat,
    pub(super) pending: Option<DiceSpec>,
    pub(super) last_throw: Option<MadeThrow>,
    pub(super) turns: VecDeque<PlayedTurn>,
    pub(super) played: u64,
}

/// A throw that was made.
#[derive(Clone, Debug)]
pub(super) struct MadeThrow {
    pub by: Seat,
    pub dice: DiceSpec,
    pub numbers: Vec<u32>,
}

/// A turn that was played.
#[derive(Clone, Debug)]
pub(super) struct PlayedTurn {
    pub number: u64,
    pub by: Seat,
    pub text: String,
}

/// The start position; it has no options that could exclude each other.
pub fn start(setup: &Setup) -> Result<Box<dyn Position>, Refusal> {
    Ok(Box::new(OpenGame {
        names: setup.names.clone(),
        left: Vec::new(),
        to: setup.beginner(),
        pending: None,
        last_throw: None,
        turns: VecDeque::new(),
        played: 0,
    }))
}

impl OpenGame {
    /// The name of a seat.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("-", Name::as_str)
    }

    /// Those still in the game, in seat order.
    fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.names.len()).filter(|seat| !self.left.contains(seat))
    }

    /// The seat after `seat` that is still in the game.
    fn after(&self, seat: Seat) -> Seat {
        self.seats().find(|other| *other > seat).or_else(|| self.seats().next()).unwrap_or(seat)
    }

    /// Returns the player who follows a turn that says `then`.
    fn next(&self, then: &PlayContinuation) -> Result<Seat, Refusal> {
        match then {
            PlayContinuation::Pass => Ok(self.after(self.to)),
            PlayContinuation::Throw(_) => Ok(self.to),
            PlayContinuation::Next(name, at) => self.named(name).map_err(|refusal| refusal.at(at.clone())),
        }
    }

    fn named(&self, name: &str) -> Result<Seat, Refusal> {
        let found = Seat::all(self.names.len()).find(|seat| self.name(*seat) == name);
        let reason = match found {
            Some(seat) if !self.left.contains(&seat) => return Ok(seat),
            Some(_) => phrase!("open-has-left", "`{name}` has left the game", name),
            None => phrase!("open-nobody", "nobody in this game is called `{name}`", name),
        };
        let names: Vec<&str> = self.seats().map(|seat| self.name(seat)).collect();
        let names = names.join(", ");
        Err(Refusal::illegal("OPN-1", reason).hint(phrase!("open-in-the-game", "in the game: {names}", names)))
    }

    /// Reads a turn: how it is written, then what it means here.
    fn turn(&self, typed: &str) -> Result<(WrittenTurn, Seat), Refusal> {
        let turn = moves::parse(typed)?;
        if let Some(dice) = self.pending {
            let reason = phrase!("open-throw-pending", "the throw of {dice} has to be completed first", dice);
            return Err(Refusal::illegal("OPN-2", reason));
        }
        let next = self.next(&turn.then)?;
        Ok((turn, next))
    }
}

impl Position for OpenGame {
    fn demand(&self) -> Demand {
        match self.pending {
            None => Demand::Act(self.to),
            Some(dice) => Demand::Throw(Roll { roller: Some(self.to), dice: vec![dice.sides; dice.count as usize] }),
        }
    }

    fn legal(&self) -> Vec<MoveGroup> {
        Vec::new()
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        self.turn(typed).map(|(turn, _)| turn.text)
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        let (turn, next) = self.turn(recorded)?;
        Refusal::unless_spelled(recorded, &turn.text)?;
        self.played += 1;
        if self.turns.len() == SHOWN {
            self.turns.pop_front();
        }
        self.turns.push_back(PlayedTurn { number: self.played, by: self.to, text: turn.text });
        if let PlayContinuation::Throw(dice) = turn.then {
            self.pending = Some(dice);
        }
        self.to = next;
        Ok(())
    }

    fn thrown(&mut self, numbers: &[u32]) {
        if let Some(dice) = self.pending.take() {
            self.last_throw = Some(MadeThrow { by: self.to, dice, numbers: numbers.to_vec() });
        }
    }

    fn text(&self) -> String {
        let pending = if self.pending.is_some() { "?" } else { "" };
        format!("to={}{pending}", self.name(self.to))
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        super::scene::draw(self)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn leave(&mut self, seat: Seat) {
        if self.left.contains(&seat) {
            return;
        }
        self.left.push(seat);
        if self.to == seat {
            self.pending = None;
            self.to = self.after(seat);
        }
    }
}
