//! Positions as text: Forsyth-Edwards Notation as the PGN standard of 1994 has it.
//!
//! The square for capturing en passant is written after every double step of a pawn, whether or not a pawn could capture.

use std::fmt::Write as _;

use cozy_chess::{Board, Color, File, Piece, Rank, Square};

/// The FEN of a board, `quiet` turns after the last capture or pawn move.
pub fn write(board: &Board, quiet: u32) -> String {
    let mut text = String::with_capacity(80);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match letter(board, Square::new(file, rank)) {
                Some(letter) => {
                    flush(&mut text, &mut empty);
                    text.push(letter);
                }
                None => empty += 1,
            }
        }
        flush(&mut text, &mut empty);
        if rank != Rank::First {
            text.push('/');
        }
    }
    let side = board.side_to_move();
    let _ = write!(text, " {side} {} ", castling(board));
    match board.en_passant() {
        Some(file) => {
            let _ = write!(text, "{}", Square::new(file, Rank::Third.relative_to(!side)));
        }
        None => text.push('-'),
    }
    let _ = write!(text, " {quiet} {}", board.fullmove_number());
    text
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

/// The letter of the piece on a square, a capital for White's.
pub fn letter(board: &Board, square: Square) -> Option<char> {
    let piece: char = board.piece_on(square)?.into();
    Some(match board.color_on(square)? {
        Color::White => piece.to_ascii_uppercase(),
        Color::Black => piece,
    })
}

/// What pieces are called.
pub fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
    }
}

/// What a side is called.
pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn flush(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        // Writing to a string cannot fail.
        let _ = write!(text, "{empty}");
        *empty = 0;
    }
}

fn castling(board: &Board) -> String {
    let (white, black) = (board.castle_rights(Color::White), board.castle_rights(Color::Black));
    let rights = [(white.short, 'K'), (white.long, 'Q'), (black.short, 'k'), (black.long, 'q')];
    let letters: String = rights.into_iter().filter(|(rook, _)| rook.is_some()).map(|(_, letter)| letter).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}
