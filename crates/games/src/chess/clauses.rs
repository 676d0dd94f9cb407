//! The numbered rules of chess. It has no options.

use adjudicate_rules::Clause;

/// The clauses, in order.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "CHS-1",
        breakable: true,
        text: "The laws of chess hold. The player who begins is White. Moves are typed in algebraic notation or as the squares from and \
               to, and recorded in standard algebraic notation; a position is written as FEN.",
    },
    Clause {
        id: "CHS-2",
        breakable: true,
        text: "The game ends by itself with checkmate, with stalemate, when no series of legal moves can lead to mate for \
               want of pieces (king against king, with one knight or any bishops of one square colour besides), when the \
               same position stands for the fifth time, and after 75 moves of each player without a capture or a pawn's \
               move. The player to move can claim a draw (`claim draw`) when the same position stands for the third time, and \
               after 50 such moves of each player. A position is the same if the same player is to move, the same pieces \
               stand on the same squares, and the same castling and capturing en passant is possible.",
    },
];
