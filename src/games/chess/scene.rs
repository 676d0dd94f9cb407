//! The drawing: eight by eight squares, the viewer's side below.

use cozy_chess::{BitBoard, Board, Color, File, Piece as Kind, Rank, Square};

use super::fen::{EMPTY, letters};
use super::names::{name, side};
use crate::rules::{Glyph, Label, Piece, Scene, Spot};

/// Draws a board from one side; `claimable` is what the player to move could claim a draw for.
pub fn draw(
    board: &Board,
    below: Color,
    moved: BitBoard,
    ending: Option<&'static str>,
    claimable: Option<&'static str>,
) -> Scene {
    let mut scene = Scene { size: (7, 7), pitch: (2, 1), ..Scene::default() };
    for (square, letter) in BitBoard::FULL.into_iter().zip(letters(board)) {
        let at = place(square, below);
        scene.spots.push(Spot { at, glyph: empty(square) });
        if letter != EMPTY {
            let letter = char::from(letter);
            let glyph = Glyph { unicode: figure(letter), ascii: letter };
            scene.pieces.push(Piece { at, glyph, moved: moved.has(square) });
        }
    }
    for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
        let (column, row) = place(Square::new(file, rank), below);
        scene.labels.push(Label { at: (i32::from(column), 8), text: file.to_string() });
        scene.labels.push(Label { at: (-1, i32::from(row)), text: rank.to_string() });
    }
    let sentence = sentence(board, ending);
    scene.asides.push(sentence.clone());
    scene.words.extend(Color::ALL.map(|color| in_words(board, color)));
    scene.words.push(full_sentence(&sentence));
    if let (None, Some(reason)) = (ending, claimable) {
        let claim = format!("{} can claim a draw: {reason}", side(board.side_to_move()));
        scene.asides.push(claim.clone());
        scene.words.push(full_sentence(&claim));
    }
    scene
}

fn place(square: Square, below: Color) -> (u16, u16) {
    let (column, row) = (square.file() as u16, square.rank() as u16);
    match below {
        Color::White => (column, 7 - row),
        Color::Black => (7 - column, row),
    }
}

fn empty(square: Square) -> Glyph {
    match BitBoard::DARK_SQUARES.has(square) {
        true => Glyph { unicode: '▒', ascii: ':' },
        false => Glyph { unicode: '·', ascii: '.' },
    }
}

fn figure(letter: char) -> char {
    match letter {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        'P' => '♙',
        'k' => '♚',
        'q' => '♛',
        'r' => '♜',
        'b' => '♝',
        'n' => '♞',
        'p' => '♟',
        other => other,
    }
}

/// Whose move it is, or how the game ended.
fn sentence(board: &Board, ending: Option<&'static str>) -> String {
    let mover = side(board.side_to_move());
    match ending {
        Some(ending) => format!("the game is over: {ending}"),
        None if board.checkers().is_empty() => format!("{mover} is to move"),
        None => format!("{mover} is to move and in check"),
    }
}

/// With a capital and a full stop.
fn full_sentence(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", characters.as_str())
}

/// One side's pieces, the king first: `White has king e1, queen d1, ...`.
fn in_words(board: &Board, color: Color) -> String {
    let kinds = Kind::ALL.into_iter().rev().filter_map(|kind| {
        let squares: Vec<String> = board.colored_pieces(color, kind).into_iter().map(|at| at.to_string()).collect();
        let plural = if squares.len() == 1 { "" } else { "s" };
        (!squares.is_empty()).then(|| format!("{}{plural} {}", name(kind), squares.join(" ")))
    });
    full_sentence(&format!("{} has {}", side(color), kinds.collect::<Vec<_>>().join(", ")))
}
