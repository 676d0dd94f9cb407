//! A game of backgammon being played.

use super::board::{BAR, Board, Dice, DieMove, HOME, OFF};
use super::judge::{Reading, judge};
use super::moves::{parse, place_name, spell, write};
use super::position_id::position_id;
use super::scene::{self, SidePieces};
use super::turns::DieMoves;
use adjudicate_rules::{Demand, Die, MoveGroup, Outcome, Position, Refusal, Roll, Scene, Seat, Setup};

/// A position of backgammon: the board, whose turn it is, and the throw.
#[derive(Clone, Debug)]
pub struct Backgammon {
    board: Board,
    /// Who plays next, and whose side `board` is seen from.
    mover: Seat,
    /// Who began, `x` (ALL-3).
    first: Seat,
    phase: Phase,
    gammons: bool,
    fresh: bool,
    /// How many of the pieces on each place the last turn put there, in the numbering of who made it.
    moved: [u8; 26],
}

#[derive(Clone, Debug, PartialEq)]
enum Phase {
    /// The starting throw is due (BKG-2).
    Opening,
    /// The mover's throw is due.
    Throw,
    /// The mover plays these dice.
    Turn(Dice),
    /// The game has ended.
    Over(Outcome),
}

impl Backgammon {
    /// The start position.
    ///
    /// # Errors
    /// `opening` is set although the charter says who begins (BKG-2).
    pub fn start(setup: &Setup) -> Result<Backgammon, Refusal> {
        if setup.first.is_some() && setup.options.0.contains_key("opening") {
            return Err(Refusal::illegal("BKG-2", "option `opening` is set, but `first` leaves no starting throw")
                .hint("leave out `opening`, or let the starting throw say who begins"));
        }
        let first = setup.beginner();
        Ok(Backgammon {
            board: Board::start(),
            mover: first,
            first,
            phase: if setup.first.is_some() { Phase::Throw } else { Phase::Opening },
            gammons: setup.options.bool("gammons", true),
            fresh: setup.options.word("opening", "both") == "fresh",
            moved: [0; 26],
        })
    }

    /// The same game with other pieces on the board, the mover's throw being due; for studies and tests.
    pub fn with_board(mut self, board: Board) -> Backgammon {
        self.board = board;
        self.phase = Phase::Throw;
        self.moved = [0; 26];
        self
    }

    /// The throw to be played.
    fn dice(&self) -> Option<Dice> {
        match self.phase {
            Phase::Turn(dice) => Some(dice),
            _ => None,
        }
    }

    /// The legal turns; none when no throw is to be played.
    fn turns(&self) -> Vec<DieMoves> {
        self.dice().map(|dice| self.board.turns(dice)).unwrap_or_default()
    }

    /// Ends a turn that led to `board`, and hands the turn over.
    fn finish(&mut self, board: Board, steps: impl Iterator<Item = DieMove>) {
        self.moved = [0; 26];
        for step in steps {
            let (from, to) = (usize::from(step.from), usize::from(step.to()));
            self.moved[from] = self.moved[from].saturating_sub(1);
            self.moved[to] += 1;
        }
        self.phase = if board.is_finished() { Phase::Over(self.outcome(&board)) } else { Phase::Throw };
        self.board = board.turned();
        self.mover = opponent(self.mover);
    }

    /// The outcome when the mover has all pieces off (BKG-8).
    fn outcome(&self, board: &Board) -> Outcome {
        let loser = board.other();
        let far_back = (BAR - HOME..=BAR).any(|place| loser[usize::from(place)] > 0);
        let (points, how) = match (loser[usize::from(OFF)], far_back) {
            (0, true) => (3, "all pieces borne off: a backgammon"),
            (0, false) => (2, "all pieces borne off: a gammon"),
            _ => (1, "all pieces borne off"),
        };
        self.won(self.mover, if self.gammons { points } else { 1 }, how)
    }

    fn won(&self, winner: Seat, points: u64, how: &str) -> Outcome {
        let points = Seat::all(2).map(|seat| if seat == winner { points } else { 0 }).collect();
        Outcome { points: Some(points), ..Outcome::win(winner, "BKG-8", how) }
    }

    /// Reads a turn in this position.
    fn reading(&self, typed: &str) -> Result<Reading, Refusal> {
        let written = parse(typed)?;
        match self.phase {
            Phase::Turn(dice) => judge(&self.board, dice, &written),
            Phase::Over(_) => Err(Refusal::illegal("ALL-2", "the game is over")),
            Phase::Opening | Phase::Throw => Err(Refusal::illegal("ALL-2", "the dice have not been thrown yet")),
        }
    }

    fn symbol(&self, seat: Seat) -> char {
        if seat == self.first { 'x' } else { 'o' }
    }
}

/// The other of the two players.
fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

impl Position for Backgammon {
    fn demand(&self) -> Demand {
        let roll = |roller| Demand::Throw(Roll { roller, dice: vec![6, 6] });
        match &self.phase {
            Phase::Opening => roll(None),
            Phase::Throw => roll(Some(self.mover)),
            Phase::Turn(_) => Demand::Act(self.mover),
            Phase::Over(outcome) => Demand::Over(outcome.clone()),
        }
    }

    /// One turn for each position that can be reached, grouped by the piece that moves first; other orders and ways to the
    /// same position are as legal.
    fn legal(&self) -> Vec<MoveGroup> {
        let turns = self.turns();
        let begins = |turn: &DieMoves| turn.steps().first().map(|step| step.from);
        let mut groups: Vec<(Option<u8>, Vec<String>)> = Vec::new();
        for turn in &turns {
            let (from, text) = (begins(turn), spell(&self.board, turn));
            match groups.iter_mut().find(|(group, _)| *group == from) {
                Some((_, moves)) => moves.push(text),
                None => groups.push((from, vec![text])),
            }
        }
        groups.sort_by_key(|(from, _)| std::cmp::Reverse(*from));
        let title = |from: Option<u8>| match from {
            Some(BAR) => "enter from the bar".to_owned(),
            Some(place) => format!("begin from {}", place_name(place)),
            None => "no die can be played".to_owned(),
        };
        groups.into_iter().map(|(from, moves)| MoveGroup { title: title(from), moves }).collect()
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        self.reading(typed).map(|reading| write(&reading.legs))
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        let Reading { legs, board } = self.reading(recorded)?;
        let text = write(&legs);
        if text != recorded {
            return Err(
                Refusal::illegal("ALL-3", "the record writes this turn otherwise").hint(format!("write: {text}"))
            );
        }
        self.finish(board, legs.iter().map(|leg| leg.step));
        Ok(())
    }

    fn thrown(&mut self, numbers: &[u32]) {
        let &[one, other] = numbers else { return };
        let Some(dice) = Dice::new(one, other) else { return };
        match self.phase {
            Phase::Opening if dice.is_double() => {}
            Phase::Opening => {
                self.first = if one > other { Seat(0) } else { Seat(1) };
                self.mover = self.first;
                self.phase = if self.fresh { Phase::Throw } else { Phase::Turn(dice) };
            }
            Phase::Throw => self.phase = Phase::Turn(dice),
            Phase::Turn(_) | Phase::Over(_) => {}
        }
    }

    fn text(&self) -> String {
        let dice = self.dice().map_or_else(|| "-".to_owned(), |dice| dice.to_string());
        format!("{} {} {dice}", position_id(&self.board), self.symbol(self.mover))
    }

    /// Seen from the viewer's side of the table; by the public from `x`'s.
    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let viewer = viewer.filter(|seat| seat.index() < 2).unwrap_or(self.first);
        // Who is to move did not make the last turn.
        let side = |pieces: &[u8; 26], moved, seat| SidePieces {
            pieces: *pieces,
            moved,
            symbol: self.symbol(seat),
            seat: Some(seat).filter(|_| self.phase != Phase::Opening),
        };
        let mover = side(self.board.own(), [0; 26], self.mover);
        let other = side(self.board.other(), self.moved, opponent(self.mover));
        let sentence = match &self.phase {
            Phase::Opening => "the starting throw is due".to_owned(),
            Phase::Throw => format!("{} is to throw", mover.symbol),
            Phase::Turn(dice) => format!("{} is to play {dice}", mover.symbol),
            Phase::Over(outcome) => format!("the game is over: {}", outcome.reason.text),
        };
        let (near, far) = if viewer == self.mover { (mover, other) } else { (other, mover) };
        let mut scene = scene::draw(&near, &far, sentence);
        let die = |number: u8| Die { sides: 6, shows: Some(u32::from(number)) };
        scene.dice = self.dice().into_iter().flat_map(|dice| [dice.high(), dice.low()]).map(die).collect();
        scene
    }

    fn is_two_sided(&self) -> bool {
        true
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn points_by_default(&self, winner: Seat) -> Option<Vec<u64>> {
        self.won(winner, 1, "").points
    }

    /// Counts different positions after each throw. A starting throw is passed over: the first throw given is the first
    /// turn's.
    fn perft(&self, depth: u32, throws: &[Vec<u32>]) -> Option<u64> {
        let due = match self.phase {
            Phase::Over(_) => return Some(u64::from(depth == 0)),
            Phase::Turn(dice) => Some(dice),
            Phase::Opening | Phase::Throw => None,
        };
        let given = throws.iter().map_while(|throw| match throw.as_slice() {
            [one, other, ..] => Dice::new(*one, *other),
            _ => None,
        });
        let throws: Vec<Dice> = due.into_iter().chain(given).collect();
        self.board.count(throws.get(..depth as usize)?)
    }
}
