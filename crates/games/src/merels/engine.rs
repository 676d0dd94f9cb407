//! The game as the rest of the program sees it: texts in, texts out.

use super::judge::{TurnFault, WrittenPart};
use super::moves::{self, MarkedPoint, MerelsTurn, WrittenTurn};
use super::position::Merels;
use super::set::PointSet;
use adjudicate_rules::{Demand, MoveGroup, Phrase, Position, Refusal, Scene, Seat, phrase};

impl Position for Merels {
    fn demand(&self) -> Demand {
        self.what_next()
    }

    fn legal(&self) -> Vec<MoveGroup> {
        let mut groups: Vec<MoveGroup> = Vec::new();
        for turn in self.turns() {
            let title = self.title(turn);
            let text = turn.to_string();
            match groups.iter_mut().find(|group| group.title == title) {
                Some(group) => group.moves.push(text),
                None => groups.push(MoveGroup { title, moves: vec![text] }),
            }
        }
        groups
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        self.understand(typed).map(|turn| turn.to_string())
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        let turn = self.understand(recorded)?;
        Refusal::unless_spelled(recorded, &turn.to_string())?;
        self.apply(turn);
        Ok(())
    }

    /// Nothing is thrown in these games.
    fn thrown(&mut self, _numbers: &[u32]) {}

    fn text(&self) -> String {
        self.written()
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        self.drawn()
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn perft(&self, depth: u32, _throws: &[Vec<u32>]) -> Option<u64> {
        Some(self.count(depth))
    }
}

impl Merels {
    fn title(&self, turn: MerelsTurn) -> Phrase {
        let flies = self.flies(self.side());
        match (turn, turn.removed().len()) {
            (MerelsTurn::Pass, _) => phrase!("merels-pass", "no stone can move"),
            (MerelsTurn::Place { .. }, 0) => phrase!("merels-place", "place a stone"),
            (MerelsTurn::Place { .. }, 1) => phrase!("merels-place-one", "place a stone and remove one"),
            (MerelsTurn::Place { .. }, _) => phrase!("merels-place-two", "place a stone and remove two"),
            (MerelsTurn::Move { .. }, 0) if flies => phrase!("merels-fly", "fly"),
            (MerelsTurn::Move { .. }, 1) if flies => phrase!("merels-fly-one", "fly and remove a stone"),
            (MerelsTurn::Move { .. }, _) if flies => phrase!("merels-fly-two", "fly and remove two stones"),
            (MerelsTurn::Move { .. }, 0) => phrase!("merels-move", "move a stone"),
            (MerelsTurn::Move { .. }, 1) => phrase!("merels-move-one", "move a stone and remove one"),
            (MerelsTurn::Move { .. }, _) => phrase!("merels-move-two", "move a stone and remove two"),
        }
    }

    /// The legal turn that a text means.
    fn understand(&self, typed: &str) -> Result<MerelsTurn, Refusal> {
        let written = moves::parse(typed)?;
        let turn = self.assemble(&written)?;
        self.judge(turn).map_err(|fault| {
            let span = span(&written, &fault, typed);
            self.refuse(turn, fault).at(span)
        })?;
        Ok(turn)
    }

    fn assemble(&self, written: &WrittenTurn) -> Result<MerelsTurn, Refusal> {
        let WrittenTurn::Stone { from, to, removed: marks } = written else {
            return Ok(MerelsTurn::Pass);
        };
        let mut removed = PointSet::EMPTY;
        for MarkedPoint { point, span } in marks {
            if removed.has(*point) {
                let reason = phrase!("merels-removed-twice", "{point} is removed twice", point);
                return Err(Refusal::illegal(self.law.cite.mill, reason).at(span.clone()));
            }
            removed = removed.with(*point);
        }
        Ok(match from {
            Some(from) => MerelsTurn::Move { from: from.point, to: to.point, removed },
            None => MerelsTurn::Place { to: to.point, removed },
        })
    }
}

/// The bytes of the typed text that a fault is about.
fn span(written: &WrittenTurn, fault: &TurnFault, typed: &str) -> std::ops::Range<usize> {
    let whole = 0..typed.len();
    let WrittenTurn::Stone { from, to, removed } = written else {
        return whole;
    };
    match fault.part {
        WrittenPart::Whole => whole,
        WrittenPart::From => from.as_ref().map_or(whole, |mark| mark.span.clone()),
        WrittenPart::To => to.span.clone(),
        WrittenPart::Removed(point) => {
            removed.iter().find(|mark| mark.point == point).map_or(whole, |mark| mark.span.clone())
        }
    }
}
