//! The game as the rest of the program sees it: texts in, texts out, and a board between them.

use super::board::{Board, Ending, SIZE, Side, Square};
use super::{moves, scene};
use adjudicate_rules::{Demand, MoveGroup, Outcome, Position, Refusal, Scene, Seat, Setup, SideNames, phrase};

/// A game of Tic-Tac-Toe being played.
#[derive(Clone, Debug)]
pub struct TicTacToe {
    board: Board,
    beginner: Seat,
    /// The players' names; unknown before lots have said who begins.
    names: SideNames,
    last: Option<Square>,
}

/// The start position; there are no options that could exclude each other.
pub fn start(setup: &Setup) -> Result<Box<dyn Position>, Refusal> {
    let names = setup.first.map(|_| SideNames::of(setup)).unwrap_or_default();
    Ok(Box::new(TicTacToe { board: Board::default(), beginner: setup.beginner(), names, last: None }))
}

impl TicTacToe {
    /// Returns the player of a side.
    fn seat(&self, side: Side) -> Seat {
        match (side, self.beginner) {
            (Side::X, beginner) => beginner,
            (Side::O, Seat(0)) => Seat(1),
            (Side::O, _) => Seat(0),
        }
    }

    /// The squares that can be marked now.
    fn squares(&self) -> impl Iterator<Item = Square> {
        let (board, over) = (self.board, self.board.end().is_some());
        Square::all().filter(move |square| !over && board.mark(*square).is_none())
    }

    /// The legal turn that a text means.
    fn turn(&self, typed: &str) -> Result<Square, Refusal> {
        let (square, span) = moves::parse(typed)?;
        if self.board.end().is_some() {
            return Err(Refusal::game_over());
        }
        match self.board.mark(square) {
            None => Ok(square),
            Some(side) => {
                let side = side.letter();
                let reason = phrase!("ttt-taken", "{square} is marked already, with {side}", square, side);
                let legal: Vec<String> = self.squares().map(|square| square.to_string()).collect();
                Err(Refusal::illegal("TTT-2", reason).at(span).legal_now(legal.into_iter()))
            }
        }
    }
}

impl Position for TicTacToe {
    fn demand(&self) -> Demand {
        match self.board.end() {
            None => Demand::Act(self.seat(self.board.to_play())),
            Some(Ending::Row(side)) => {
                Demand::Over(Outcome::win(self.seat(side), "TTT-3", phrase!("ttt-row", "three in a row")))
            }
            Some(Ending::Full) => Demand::Over(Outcome::draw("TTT-4", phrase!("ttt-full", "all squares are marked"))),
        }
    }

    fn legal(&self) -> Vec<MoveGroup> {
        let moves: Vec<String> = self.squares().map(|square| square.to_string()).collect();
        let title = phrase!("ttt-mark", "mark a square");
        if moves.is_empty() { Vec::new() } else { vec![MoveGroup { title, moves }] }
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        self.turn(typed).map(|square| square.to_string())
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        let square = self.turn(recorded)?;
        Refusal::unless_spelled(recorded, &square.to_string())?;
        self.board.play(square);
        self.last = Some(square);
        Ok(())
    }

    /// Nothing is thrown in this game.
    fn thrown(&mut self, _numbers: &[u32]) {}

    fn text(&self) -> String {
        let letter = |square| self.board.mark(square).map_or('.', Side::letter);
        let row = |row| (0..SIZE).map(|column| letter(Square { column, row })).collect();
        let rows: Vec<String> = (0..SIZE).rev().map(row).collect();
        format!("{} {}", rows.join("/"), self.board.to_play().letter())
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        let seats = Side::BOTH.map(|side| self.seat(side));
        let name = |side| self.names.name(Some(self.seat(side)), side.letter());
        scene::draw(self.board, self.last, seats, name)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
