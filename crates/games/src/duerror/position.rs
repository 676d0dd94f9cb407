//! A game of Duerror Grandis being played.

use super::board::{Path, Square};
use super::law::Law;
use super::scene;
use super::stage;
use super::state::{Phase, State};
use super::turn::{self, ReadTurn};
use adjudicate_rules::{
    Demand, MoveGroup, PendingProof, Position, Refusal, Roll, Scene, SealedBoards, Seat, Setup, Stage, StepTargets,
    phrase,
};

/// A position of Duerror Grandis.
#[derive(Clone, Debug)]
pub struct Duerror {
    state: State,
}

impl Duerror {
    /// The start.
    ///
    /// # Errors
    /// Options that do not go together (ALL-6).
    pub fn start(setup: &Setup) -> Result<Duerror, Refusal> {
        Ok(Duerror { state: State::start(Law::of(setup)?, setup) })
    }
}

impl Position for Duerror {
    fn demand(&self) -> Demand {
        let throw = |roller, sides, dice| Demand::Throw(Roll { roller, dice: vec![sides; dice] });
        match (&self.state.phase, self.state.to) {
            (Phase::Over(outcome), _) => Demand::Over(outcome.clone()),
            (Phase::Starting(seats), _) => throw(None, 6, seats.len()),
            (Phase::Change, to) => throw(to, 6, 1),
            (Phase::Veer(_), to) => throw(to, 10, 2),
            (Phase::Act, Some(seat)) => Demand::Act(seat),
            // Somebody is to act whenever no throw decides who begins.
            (Phase::Act, None) => Demand::Act(Seat(0)),
        }
    }

    /// Whole entries while nobody can be taken and no path is secret; with taking they are too many.
    fn legal(&self) -> Vec<MoveGroup> {
        stage::entries(&self.state)
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        turn::read(&self.state, typed).map(|reading| reading.recorded)
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        let ReadTurn { recorded: text, state, lacks_squares } = turn::read(&self.state, recorded)?;
        if lacks_squares && text != recorded {
            let reason = phrase!("duerror-lacks-squares", "the record has squares behind `take` and `move`");
            return Err(Refusal::illegal("DUE-14", reason).spelled(&text));
        }
        Refusal::unless_spelled(recorded, &text)?;
        self.state = state;
        Ok(())
    }

    fn thrown(&mut self, numbers: &[u32]) {
        self.state.thrown(numbers);
    }

    fn text(&self) -> String {
        self.state.text()
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        scene::draw(&self.state, viewer)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn leave(&mut self, seat: Seat) {
        self.state.leave(seat);
    }

    fn stage(&self, begun: &str, ahead: Option<&StepTargets<'_>>) -> Option<Result<Stage, Refusal>> {
        Some(stage::after(&self.state, begun, ahead))
    }

    fn sealed(&self) -> Option<&dyn SealedBoards> {
        if self.state.law.caecus { Some(self) } else { None }
    }

    fn sealed_mut(&mut self) -> Option<&mut dyn SealedBoards> {
        if self.state.law.caecus { Some(self) } else { None }
    }

    fn tokens(&self) -> Option<Vec<u64>> {
        self.holdings().filter(|_| self.state.law.parcus)
    }

    fn holdings(&self) -> Option<Vec<u64>> {
        Some(self.state.players.iter().map(|player| player.tokens).collect())
    }

    fn bank(&self) -> Option<u64> {
        self.state.law.parcus.then_some(self.state.bank)
    }
}

impl SealedBoards for Duerror {
    fn unproved(&self) -> PendingProof {
        self.state.unproved.clone()
    }

    fn hides_square(&self) -> bool {
        self.state.untold().is_some()
    }

    fn show_square(&mut self, square: u8) {
        if let Some(square) = Square::new(square) {
            self.state.tell(square);
        }
    }

    fn scene_of_owner(&self, owner: Seat, path: &[u8]) -> Scene {
        let squares: Vec<Square> = path.iter().filter_map(|number| Square::new(*number)).collect();
        match Path::new(&squares) {
            Ok(path) => scene::draw_for_owner(&self.state, owner, &path),
            Err(_) => self.scene(Some(owner)),
        }
    }
}
