//! Positions as text: Forsyth-Edwards Notation as the PGN standard of 1994 has it.
//!
//! The square for capturing en passant is written after every double step of a pawn, whether or not a pawn could capture.

use cozy_chess::{Board, Color, File, Piece, Square};

/// The character for an empty square in [`letters`].
pub const EMPTY: u8 = b'.';

/// The FEN of a board, `quiet` turns after the last capture or pawn move.
pub fn write(board: &Board, quiet: u32) -> String {
    let mut text: Vec<u8> = Vec::with_capacity(100);
    for (row, squares) in letters(board).chunks(8).rev().enumerate() {
        if row > 0 {
            text.push(b'/');
        }
        let mut empty = 0;
        for letter in squares {
            match *letter {
                EMPTY => empty += 1,
                letter => {
                    push_empty(&mut text, empty);
                    empty = 0;
                    text.push(letter);
                }
            }
        }
        push_empty(&mut text, empty);
    }
    let side = board.side_to_move();
    text.extend_from_slice(if side == Color::White { b" w " } else { b" b " });
    push_castling(&mut text, board);
    match board.en_passant() {
        None => text.extend_from_slice(b" -"),
        Some(file) => {
            text.extend_from_slice(&[b' ', b'a' + file as u8, if side == Color::White { b'6' } else { b'3' }])
        }
    }
    for number in [quiet, u32::from(board.fullmove_number())] {
        text.push(b' ');
        push_number(&mut text, number);
    }
    // Only ASCII letters are pushed.
    String::from_utf8(text).unwrap_or_default()
}

/// Reads a FEN of standard chess; `None` if it is none, or no position that can be played on.
pub fn read(text: &str) -> Option<(Board, u32)> {
    let mut fields: Vec<&str> = text.split(' ').collect();
    let clock = fields.get_mut(4)?;
    // The crate counts to 100 only.
    let quiet = std::mem::replace(clock, "0").parse().ok()?;
    let board = Board::from_fen(&fields.join(" "), false).ok()?;
    let castles = |color| board.castle_rights(color).short.is_some() || board.castle_rights(color).long.is_some();
    let fits = Color::ALL.into_iter().all(|color| !castles(color) || board.king(color).file() == File::E);
    fits.then_some((board, quiet))
}

/// The letters of the pieces from a1, b1, ... to h8, capitals for White's, [`EMPTY`] where none stands.
pub fn letters(board: &Board) -> [u8; Square::NUM] {
    let mut letters = [EMPTY; Square::NUM];
    for (small, piece) in b"pnbrqk".iter().zip(Piece::ALL) {
        for square in board.colored_pieces(Color::White, piece) {
            letters[square as usize] = small.to_ascii_uppercase();
        }
        for square in board.colored_pieces(Color::Black, piece) {
            letters[square as usize] = *small;
        }
    }
    letters
}

fn push_empty(text: &mut Vec<u8>, squares: u8) {
    if squares > 0 {
        text.push(b'0' + squares);
    }
}

fn push_castling(text: &mut Vec<u8>, board: &Board) {
    let (white, black) = (board.castle_rights(Color::White), board.castle_rights(Color::Black));
    let rights = [(white.short, b'K'), (white.long, b'Q'), (black.short, b'k'), (black.long, b'q')];
    let before = text.len();
    text.extend(rights.into_iter().filter(|(rook, _)| rook.is_some()).map(|(_, letter)| letter));
    if text.len() == before {
        text.push(b'-');
    }
}

fn push_number(text: &mut Vec<u8>, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    // A digit is less than ten.
    text.push(b'0' + (number % 10) as u8);
}
