//! Tic-Tac-Toe: the vectors, every clause in turn, and all games that there are.

use adjudicate_games::tic_tac_toe::GAME;
use adjudicate_rules::{Demand, Play, Position, Seat};

use crate::kit::{self, Refused, end, legal_texts, refused, refuses, understands, vectors};

/// x has made a row of the middle column, and four squares are empty.
const WON: &str = "b2 a1 b1 a2 b3";
/// All squares are marked.
const FULL: &str = "b2 a3 c3 a1 a2 c2 b1 b3 c1";

fn table(moves: &str) -> Play {
    kit::table(&GAME, "", moves)
}

#[test]
fn complete_games_replay() {
    vectors::traces(&GAME, |_, _| {});
}

#[test]
fn perft_counts_match() {
    vectors::counts(&GAME);
}

#[test]
fn illegal_and_unreadable_moves_are_refused_by_clause() {
    let row = |moves: &str, typed: &str, clause, span| refused(table(moves).position(), typed, clause).at(span);
    let unreadable = |typed: &str| row("", typed, "ALL-3", 0..typed.len());
    let odd = [
        "a", "1", "a0", "a4", "d1", "aa", "11", "1a", "a1b1", "a1 b1", "a1-b1", "a 1", "a1.", "xa1", "x", "o", "pass",
        "5", "a\u{661}", "\u{430}1",
    ];
    let mut rows: Vec<Refused> = odd.map(unreadable).into();
    rows.extend([
        row("", "", "ALL-3", 0..0),
        row("", "  d4 ", "ALL-3", 2..4),
        row(FULL, "d4", "ALL-3", 0..2),
        row("b2", "b2", "TTT-2", 0..2),
        row("b2 a1", "b2", "TTT-2", 0..2),
        row("b2 a1", "a1", "TTT-2", 0..2),
        row("b2 a1", " A1", "TTT-2", 1..3),
        row("b2 a3 c3 a1 a2 c2 b1 b3", "b3", "TTT-2", 0..2),
        row(WON, "c1", "ALL-2", 0..0),
        row(WON, "b2", "ALL-2", 0..0),
        row(FULL, "c1", "ALL-2", 0..0),
    ]);
    refuses(&GAME, &rows, &[]);
}

#[test]
fn people_write_as_they_like() {
    understands(&table(""), &[("b2", "b2"), ("B2", "b2"), (" b2  ", "b2")]);
}

#[test]
fn every_line_of_three_wins() {
    for line in ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1"] {
        let own: Vec<&str> = line.split(' ').collect();
        let squares = legal_texts(table("").position());
        let other: Vec<&String> = squares.iter().filter(|square| !own.contains(&square.as_str())).collect();
        let moves = [own[0], other[0], own[1], other[1], own[2]].join(" ");
        assert_eq!(end(&table(&moves)), "x TTT-3 three in a row", "{moves}");
    }
    assert_eq!(end(&table("a1 b2 a2 a3 c3 c1")), "o TTT-3 three in a row");
}

#[test]
fn the_last_square_can_win_and_then_it_is_no_draw() {
    assert_eq!(end(&table(FULL)), "- TTT-4 all squares are marked");
    assert_eq!(end(&table("a1 b2 c1 b1 b3 a2 c2 a3 c3")), "x TTT-3 three in a row");
    // Two lines at once.
    assert_eq!(end(&table("a1 b1 a2 c2 b3 b2 c3 c1 a3")), "x TTT-3 three in a row");
}

/// The rules once more, as somebody would write them who does not know the engine: a board is nine letters, and a game is
/// the list of its squares.
struct Oracle {
    board: [char; 9],
    squares: Vec<usize>,
    /// Games that x has won, that o has won, and that are drawn.
    games: [u64; 3],
    /// Sequences of each number of turns.
    sequences: [u64; 10],
}

impl Oracle {
    fn name(square: usize) -> String {
        format!("{}{}", ["a", "b", "c"][square % 3], 3 - square / 3)
    }

    fn has_three(&self, side: char) -> bool {
        let at = |column: usize, row: usize| self.board[row * 3 + column] == side;
        let straight = (0..3).any(|one| (0..3).all(|other| at(one, other)) || (0..3).all(|other| at(other, one)));
        straight || (0..3).all(|step| at(step, step)) || (0..3).all(|step| at(step, 2 - step))
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.board.chunks(3).map(|row| row.iter().collect()).collect();
        format!("{} {}", rows.join("/"), ['x', 'o'][self.squares.len() % 2])
    }

    /// Plays all games that go on from here, the engine beside them.
    fn play_all(&mut self, position: &dyn Position) {
        self.sequences[self.squares.len()] += 1;
        assert_eq!(position.text(), self.text());
        let winner = ['x', 'o'].into_iter().position(|side| self.has_three(side));
        let over = winner.is_some() || self.squares.len() == 9;
        let mut legal = legal_texts(position);
        if over {
            let Demand::Over(outcome) = position.demand() else { panic!("{}: the game goes on", self.text()) };
            assert_eq!(outcome.winner, winner.map(|side| Seat(side as u8)), "{}", self.text());
            assert_eq!(outcome.reason.clause, if winner.is_some() { "TTT-3" } else { "TTT-4" }, "{}", self.text());
            assert_eq!((outcome.points, outcome.annulled), (None, false), "{}", self.text());
            assert_eq!(legal, Vec::<String>::new(), "{}", self.text());
            self.games[winner.unwrap_or(2)] += 1;
            return;
        }
        assert_eq!(position.demand(), Demand::Act(Seat((self.squares.len() % 2) as u8)), "{}", self.text());
        let empty: Vec<usize> = (0..9).filter(|square| self.board[*square] == '.').collect();
        let mut names: Vec<String> = empty.iter().map(|square| Oracle::name(*square)).collect();
        names.sort();
        legal.sort();
        assert_eq!(legal, names, "{}", self.text());
        for square in empty {
            let mut next = position.boxed();
            next.play(&Oracle::name(square)).unwrap();
            self.board[square] = ['x', 'o'][self.squares.len() % 2];
            self.squares.push(square);
            self.play_all(next.as_ref());
            self.squares.pop();
            self.board[square] = '.';
        }
    }
}

/// There are 255,168 games, and the engine agrees with the oracle at every turn of each of them.
#[test]
fn all_games_are_played() {
    let mut oracle = Oracle { board: ['.'; 9], squares: Vec::new(), games: [0; 3], sequences: [0; 10] };
    oracle.play_all(table("").position());
    assert_eq!(oracle.games, [131_184, 77_904, 46_080]);
    assert_eq!(oracle.games.iter().sum::<u64>(), 255_168);
    assert_eq!(oracle.sequences, [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
}
