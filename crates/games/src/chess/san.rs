//! Moves carried out, and their one spelling in Standard Algebraic Notation.
//!
//! The crate beneath writes castling as king takes rook and reads notation more leniently than a record may be, so both
//! directions are done here.

use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, Square, get_bishop_rays, get_king_moves, get_knight_moves, get_pawn_attacks,
    get_rook_rays,
};

use super::moves::Check;

/// A legal move and what comes of it.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// The move, castling as king takes rook.
    pub mv: Move,
    /// The board after it.
    pub board: Board,
    /// Whether the opponent has no legal move.
    pub stuck: bool,
    /// The check that it gives.
    pub check: Option<Check>,
    /// Its spelling.
    pub san: San,
}

impl PlayedMove {
    /// Carries out a legal move.
    pub fn of(board: &Board, mv: Move) -> PlayedMove {
        let piece = board.piece_on(mv.from).unwrap_or(Piece::Pawn);
        let mut san = San::of(board, mv, piece, origins(board, piece, mv.to));
        let mut after = board.clone();
        after.play_unchecked(mv);
        let stuck = is_stuck(&after);
        let check = check_given(&after, stuck);
        match check {
            None => {}
            Some(Check::Check) => san.push(b'+'),
            Some(Check::Mate) => san.push(b'#'),
        }
        PlayedMove { mv, board: after, stuck, check, san }
    }
}

/// Whether the player to move has no legal move.
pub fn is_stuck(board: &Board) -> bool {
    // Nearly always a pawn can step forward, which is seen for all pawns at once.
    let pawns = board.colored_pieces(board.side_to_move(), Piece::Pawn) - board.pinned();
    let steps = match board.side_to_move() {
        Color::White => BitBoard(pawns.0 << 8),
        Color::Black => BitBoard(pawns.0 >> 8),
    };
    let steps_forward = board.checkers().is_empty() && !steps.is_subset(board.occupied());
    !steps_forward && !board.generate_moves(|_| true)
}

/// Returns the check that a move has given to the player to move, from the board after it; `stuck` says that this
/// player has no legal move.
pub fn check_given(board: &Board, stuck: bool) -> Option<Check> {
    match (board.checkers().is_empty(), stuck) {
        (true, _) => None,
        (false, true) => Some(Check::Mate),
        (false, false) => Some(Check::Check),
    }
}

/// A move's spelling: at most seven letters, kept without the heap because a log has a lot of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct San {
    letters: [u8; 8],
    length: usize,
}

impl San {
    /// Whether this is the text.
    pub fn is(&self, text: &[u8]) -> bool {
        self.letters.get(..self.length) == Some(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        let letters = self.letters.get(..self.length).unwrap_or_default();
        // Only ASCII letters are pushed.
        std::str::from_utf8(letters).unwrap_or_default()
    }

    /// The spelling of a legal move, without the sign of a check; `alike` are the [`origins`] of its piece and square.
    pub fn of(board: &Board, mv: Move, piece: Piece, alike: BitBoard) -> San {
        let mut san = San::default();
        if is_castling(board, mv) {
            let text: &[u8] = if mv.to.file() > mv.from.file() { b"O-O" } else { b"O-O-O" };
            text.iter().for_each(|letter| san.push(*letter));
            return san;
        }
        let captures = is_capture(board, mv);
        if piece != Piece::Pawn {
            san.push_piece(piece);
            let (file, rank) = distinction(board, mv, alike);
            if file {
                san.push(b'a' + mv.from.file() as u8);
            }
            if rank {
                san.push(b'1' + mv.from.rank() as u8);
            }
        } else if captures {
            san.push(b'a' + mv.from.file() as u8);
        }
        if captures {
            san.push(b'x');
        }
        san.push(b'a' + mv.to.file() as u8);
        san.push(b'1' + mv.to.rank() as u8);
        if let Some(promotion) = mv.promotion {
            san.push(b'=');
            san.push_piece(promotion);
        }
        san
    }

    fn push(&mut self, letter: u8) {
        if let Some(place) = self.letters.get_mut(self.length) {
            *place = letter;
            self.length += 1;
        }
    }

    fn push_piece(&mut self, piece: Piece) {
        let letter: char = piece.into();
        // All piece letters are ASCII.
        self.push(letter.to_ascii_uppercase() as u8);
    }
}

/// Whether a move is castling, which stands as king takes own rook.
pub fn is_castling(board: &Board, mv: Move) -> bool {
    board.colors(board.side_to_move()).has(mv.to)
}

/// Whether a legal move takes something.
pub fn is_capture(board: &Board, mv: Move) -> bool {
    board.colors(!board.side_to_move()).has(mv.to) || is_en_passant(board, mv)
}

/// Returns whether a legal move is a pawn's capture of a piece that is not on the target square.
pub fn is_en_passant(board: &Board, mv: Move) -> bool {
    mv.from.file() != mv.to.file() && board.pieces(Piece::Pawn).has(mv.from) && !board.occupied().has(mv.to)
}

/// The squares from which a piece of this kind of the player to move might go to `to`, castling aside: all from which one
/// may, and some more, as what stands between is not looked at.
pub fn origins(board: &Board, piece: Piece, to: Square) -> BitBoard {
    let color = board.side_to_move();
    let reach = match piece {
        Piece::Pawn => get_pawn_attacks(to, !color) | to.file().bitboard(),
        Piece::Knight => get_knight_moves(to),
        Piece::Bishop => get_bishop_rays(to),
        Piece::Rook => get_rook_rays(to),
        Piece::Queen => get_bishop_rays(to) | get_rook_rays(to),
        Piece::King => get_king_moves(to),
    };
    reach & board.colored_pieces(color, piece)
}

/// Returns whether a move of a piece needs its file or its rank to be distinguished from legal moves of those `alike`
/// to the same square.
pub fn distinction(board: &Board, mv: Move, alike: BitBoard) -> (bool, bool) {
    let others = alike & !mv.from.bitboard();
    let rivals: BitBoard = others.into_iter().filter(|from| board.is_legal(Move { from: *from, ..mv })).collect();
    if rivals.is_empty() {
        return (false, false);
    }
    let same_file = !(rivals & mv.from.file().bitboard()).is_empty();
    let same_rank = !(rivals & mv.from.rank().bitboard()).is_empty();
    (!same_file || same_rank, same_file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stuck_is_who_has_no_legal_move() {
        for (fen, stuck) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", false),
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", true),
            ("7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1", false),
            ("7k/5Q2/6K1/8/8/p7/P7/8 b - - 0 1", true),
            ("7k/5Q2/6K1/8/8/Pp6/P7/8 b - - 0 1", false),
            // A pinned pawn, which may not step forward.
            ("5N1k/5Kp1/8/4B3/8/8/8/8 b - - 0 1", true),
            ("6rk/6pp/7N/8/8/8/8/K7 b - - 0 1", false),
            ("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", true),
        ] {
            let board = Board::from_fen(fen, false).ok();
            assert_eq!(board.map(|board| is_stuck(&board)), Some(stuck), "{fen}");
        }
    }
}
