//! How a game of chess ends, and which draws can be claimed (CHS-2).

use adjudicate_rules::Phrase;
use cozy_chess::{BitBoard, Board, Color, Piece};

/// Turns of both players together without capture or pawn move after which a draw can be claimed.
pub const CLAIMABLE_QUIET: u32 = 100;
/// Turns of both players together without capture or pawn move that end the game.
pub const FINAL_QUIET: u32 = 150;
/// How often a position has stood when a draw can be claimed.
pub const CLAIMABLE_TIMES: usize = 3;
/// How often a position has stood when that ends the game.
pub const FINAL_TIMES: usize = 5;

/// Whether too little material is left for any series of legal moves to lead to mate: no pawn, rook or queen, and besides
/// the kings only one knight, or only bishops that all stand on squares of one colour.
///
/// Positions that are dead because pawns lock each other are not recognised: the players can agree on a draw there.
pub fn is_dead(board: &Board) -> bool {
    let heavy = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    if !heavy.is_empty() {
        return false;
    }
    let (knights, bishops) = (board.pieces(Piece::Knight), board.pieces(Piece::Bishop));
    match knights.len() {
        0 => bishops.is_subset(BitBoard::DARK_SQUARES) || bishops.is_subset(BitBoard::LIGHT_SQUARES),
        1 => bishops.is_empty(),
        _ => false,
    }
}

/// The ways in which a game ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player to move is mated, and this one has won.
    Checkmate(Color),
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// Nobody can be mated any more.
    Dead,
    /// The position occurs for the fifth time.
    Repetition,
    /// 75 moves of each player without capture or pawn move.
    Quiet,
}

impl Ending {
    /// Returns the ending in this position, which occurs for the `times`-th time after `quiet` turns without capture or
    /// pawn move. Mate comes before everything else (ALL-8). `stuck`: the player to move has no legal move.
    pub fn of(board: &Board, stuck: bool, times: usize, quiet: u32) -> Option<Ending> {
        match (stuck, board.checkers().is_empty()) {
            (true, false) => Some(Ending::Checkmate(!board.side_to_move())),
            (true, true) => Some(Ending::Stalemate),
            _ if is_dead(board) => Some(Ending::Dead),
            _ if times >= FINAL_TIMES => Some(Ending::Repetition),
            _ if quiet >= FINAL_QUIET => Some(Ending::Quiet),
            _ => None,
        }
    }

    /// The ending in words.
    pub fn text(self) -> Phrase {
        match self {
            Ending::Checkmate(_) => Phrase::english("chess-checkmate", "checkmate"),
            Ending::Stalemate => Phrase::english("chess-stalemate", "stalemate"),
            Ending::Dead => Phrase::english("chess-dead", "dead position"),
            Ending::Repetition => Phrase::english("chess-fivefold", "fivefold repetition"),
            Ending::Quiet => Phrase::english("chess-75-moves", "75 moves without a capture or a pawn's move"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_is_what_no_help_can_mate_from() {
        let dead = |pieces: &str| format!("{pieces} w - - 0 1").parse::<Board>().ok().map(|board| is_dead(&board));
        for pieces in ["8/8/4k3/8/8/3K4/8/8", "8/8/4k3/8/8/3K4/8/7N", "8/8/4k3/8/8/3K4/8/7b", "b7/8/4k3/8/8/3K4/8/1B5b"]
        {
            assert_eq!(dead(pieces), Some(true), "{pieces}");
        }
        for pieces in
            ["8/8/4k3/8/8/3K4/8/6NN", "8/8/4k3/8/8/3K4/8/5n1B", "8/8/4k3/8/8/3K4/8/5bB1", "8/7p/4k3/8/8/3K4/8/8"]
        {
            assert_eq!(dead(pieces), Some(false), "{pieces}");
        }
    }
}
