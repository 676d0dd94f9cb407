//! Why a move is not legal, in words.

use cozy_chess::{BitBoard, Board, Piece, Square, get_between_rays, get_pawn_quiets};

use super::judge::{castling_rook, sources};
use super::moves::{Form, Step};
use super::names::{name, side};
use crate::rules::Refusal;

/// Why there is no legal move of this form.
pub fn why_not(board: &Board, form: &Form) -> Refusal {
    let mover = side(board.side_to_move());
    let reason = match form {
        Form::Castling { long } => why_no_castling(board, *long),
        Form::Step(step) => {
            let aimed = sources(board, step);
            let pieces = step.file.zip(step.rank).map(|(file, rank)| Square::new(file, rank));
            let stands = pieces.filter(|from| !board.colors(board.side_to_move()).has(*from));
            match (stands, step.piece) {
                (Some(from), _) if board.occupied().has(from) => format!("the piece on {from} is not {mover}'s"),
                (Some(from), _) => format!("no piece stands on {from}"),
                _ if can_move_freely(board, step, aimed) && !board.checkers().is_empty() => {
                    format!("{mover} is in check, and this does not end it")
                }
                _ if can_move_freely(board, step, aimed) => format!("this would put {mover}'s own king in check"),
                (_, Some(piece)) => format!("no {} of {mover}'s can go to {}", name(piece), step.to),
                (_, None) => format!("that piece of {mover}'s cannot go to {}", step.to),
            }
        }
    };
    Refusal::illegal("CHS-1", reason)
}

/// Whether some piece makes this step if the safety of its king is left aside.
fn can_move_freely(board: &Board, step: &Step, sources: BitBoard) -> bool {
    let side = board.side_to_move();
    let free = !board.colors(side).has(step.to);
    let pawns = board.pieces(Piece::Pawn);
    let reaches = |from: Square| {
        let taking = from.file() != step.to.file();
        let quiet = get_pawn_quiets(from, side, board.occupied()).has(step.to);
        let clear = (get_between_rays(from, step.to) & board.occupied()).is_empty();
        clear && (!pawns.has(from) || if taking { board.colors(!side).has(step.to) } else { quiet })
    };
    free && sources.into_iter().any(reaches)
}

fn why_no_castling(board: &Board, long: bool) -> String {
    let mover = board.side_to_move();
    let Some(rook) = castling_rook(board, long) else {
        return format!("{}'s king or that rook has moved, so they cannot castle any more", side(mover));
    };
    let king = board.king(mover);
    if !board.checkers().is_empty() {
        return format!("{} is in check and cannot castle out of it", side(mover));
    }
    if !(get_between_rays(king, rook) & board.occupied()).is_empty() {
        return "something stands between king and rook".to_owned();
    }
    "the king would pass or reach a square that is attacked".to_owned()
}
