//! Roman Checkers as referees see it: what a text means in a position, and the position's text.

use super::board::{Side, Square, Squares};
use super::moves;
use super::reading::AllowedTurn;
use super::squad::PieceKind;
use super::state::{Ending, Move, Rules, State};
use super::text;
use adjudicate_rules::{
    Agreement, Demand, MoveGroup, Outcome, Phrase, Position, Refusal, Scene, Seat, Setup, SideNames, phrase,
};

/// A game of Roman Checkers being played.
#[derive(Clone, Debug)]
pub struct Checkers {
    pub(super) state: State,
    pub(super) names: SideNames,
    first: Seat,
    pub(super) last: Option<Square>,
    /// The squares that the last turn left empty, by a step or by captures.
    pub(super) left: Squares,
}

/// The start position; no options exclude each other.
pub fn start(setup: &Setup) -> Result<Box<dyn Position>, Refusal> {
    let options = &setup.options;
    let rules = Rules {
        walls: options.word("edges", "open") == "wall",
        walking_in: options.word("walking_in", "captured") == "captured",
        // The option's range is far below the type's.
        tailchase: options.int("tailchase", 20) as u32,
    };
    let (names, first) = (SideNames::of(setup), setup.beginner());
    Ok(Box::new(Checkers { state: State::new(rules), names, first, last: None, left: 0 }))
}

impl Checkers {
    /// Returns the player of this side.
    pub(super) fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Purple => self.first,
            Side::Gold => Seat(1 - self.first.0.min(1)),
        }
    }

    fn occupied(&self) -> Squares {
        Side::BOTH.iter().fold(0, |all, side| all | self.state.squad(*side).pieces())
    }

    /// The outcome, if play has ended.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let text = match self.state.end()? {
            Ending::NoPieces => Phrase::english("roman-no-pieces", "a side has no pieces on the board"),
            Ending::Blocked => Phrase::english("roman-blocked", "neither side can move"),
            Ending::Tailchase => {
                let turns = self.state.rules().tailchase;
                let phrase = Phrase::english("roman-no-progress", format!("{turns} turns without progress"));
                phrase.with("turns", u64::from(turns))
            }
            Ending::Agreed => Phrase::english("roman-agreed", "both sides agreed to end play"),
        };
        let mut points = vec![0; 2];
        for side in Side::BOTH {
            if let Some(place) = points.get_mut(self.seat(side).index()) {
                *place = u64::from(self.state.final_points(side));
            }
        }
        Some(Outcome::by_points(points, "RCH-7", text))
    }

    /// Refuses whatever needs a running game.
    pub(super) fn must_run(&self) -> Result<(), Refusal> {
        match self.outcome() {
            Some(outcome) => {
                let reason = phrase!("roman-play-ended", "play has ended: {reason}", reason = outcome.reason.text);
                Err(Refusal::illegal("RCH-7", reason))
            }
            None => Ok(()),
        }
    }

    /// The legal moves in the order of their squares.
    pub(super) fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.state.moves().collect();
        moves.sort_unstable();
        moves
    }

    /// The record's text of a legal move.
    pub(super) fn recorded(&self, step: Move) -> String {
        moves::recorded(step, self.state.clone().play(step))
    }
}

impl Position for Checkers {
    fn demand(&self) -> Demand {
        match self.outcome() {
            Some(outcome) => Demand::Over(outcome),
            None => Demand::Act(self.seat(self.state.to_move())),
        }
    }

    fn legal(&self) -> Vec<MoveGroup> {
        if self.state.end().is_some() {
            return Vec::new();
        }
        let squad = self.state.squad(self.state.to_move());
        let moves = self.moves();
        if moves.is_empty() {
            return vec![MoveGroup { title: phrase!("roman-no-move", "no move"), moves: vec!["pass".to_owned()] }];
        }
        let group = |(kind, title): (PieceKind, Phrase)| {
            let of_kind = moves.iter().filter(|step| squad.kind_at(step.from) == Some(kind));
            MoveGroup { title, moves: of_kind.map(|step| self.recorded(*step)).collect() }
        };
        let kinds = [
            (PieceKind::Soldier, phrase!("roman-move-soldier", "move a soldier")),
            (PieceKind::Bearer, phrase!("roman-move-bearer", "move a standard-bearer")),
            (PieceKind::Demoralised, phrase!("roman-move-demoralised", "move a demoralised standard-bearer")),
        ];
        kinds.into_iter().map(group).filter(|group| !group.moves.is_empty()).collect()
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        self.turn(typed).map(|(_, recorded)| recorded)
    }

    fn names_piece(&self, word: &str) -> bool {
        let low = word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
        matches!(low.as_str(), "soldier" | "bearer" | "standard-bearer" | "miles" | "signifer")
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let (turn, recorded) = self.turn(text)?;
        Refusal::unless_spelled(text, &recorded)?;
        match turn {
            AllowedTurn::Pass => {
                self.state.pass();
                (self.last, self.left) = (None, 0);
            }
            AllowedTurn::Step(step) => {
                let stood = self.occupied();
                self.state.play(step);
                self.last = Some(step.to);
                self.left = stood & !self.occupied();
            }
        }
        Ok(())
    }

    fn thrown(&mut self, _numbers: &[u32]) {}

    fn text(&self) -> String {
        text::of(&self.state)
    }

    /// Seen from the viewer's side, by the public from Purple's.
    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let below = if viewer == Some(self.seat(Side::Gold)) { Side::Gold } else { Side::Purple };
        super::scene::draw(self, below)
    }

    fn is_two_sided(&self) -> bool {
        true
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn may_agree(&self, agreement: Agreement) -> Result<(), Refusal> {
        self.must_run()?;
        let captives = |side| self.state.squad(side).captive_soldiers + self.state.squad(side).captive_bearers;
        match agreement {
            Agreement::End => Ok(()),
            Agreement::Prisoners if self.state.returned() => {
                let reason =
                    phrase!("roman-returned-already", "prisoners have returned already, and return once a game");
                Err(Refusal::illegal("RCH-8", reason))
            }
            Agreement::Prisoners if Side::BOTH.iter().all(|side| captives(*side) == 0) => {
                Err(Refusal::illegal("RCH-8", phrase!("roman-no-prisoners", "there are no prisoners who could return")))
            }
            Agreement::Prisoners => Ok(()),
            Agreement::Concession(..) => {
                Err(Refusal::no_such_offer().hint(phrase!("resign-instead", "a game is given up with `resign`")))
            }
        }
    }

    fn agree(&mut self, agreement: Agreement) {
        match agreement {
            Agreement::End => self.state.agree_to_end(),
            Agreement::Prisoners => self.state.return_prisoners(),
            Agreement::Concession(..) => {}
        }
        (self.last, self.left) = (None, 0);
    }

    fn perft(&self, depth: u32, _throws: &[Vec<u32>]) -> Option<u64> {
        Some(self.state.perft(depth))
    }
}
