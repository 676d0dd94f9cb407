//! Why a move is not legal, in words.

use cozy_chess::{BitBoard, Board, Piece, Rank, Square, get_between_rays, get_pawn_quiets};

use super::judge::{castling_rook, named, sources};
use super::moves::{MoveForm, WrittenMove};
use super::names::{name, side};
use adjudicate_rules::Refusal;

/// Why there is no legal move of this form.
pub fn why_not(board: &Board, form: &MoveForm) -> Refusal {
    let mover = side(board.side_to_move());
    let reason = match form {
        MoveForm::Castling { long } => why_no_castling(board, *long),
        MoveForm::Step(step) => {
            let aimed = sources(board, step);
            let from = step.file.zip(step.rank).map(|(file, rank)| Square::new(file, rank));
            match (from, step.piece) {
                (Some(from), _) if !board.colors(board.side_to_move()).has(from) => match board.occupied().has(from) {
                    true => format!("the piece on {from} is not {mover}'s"),
                    false => format!("no piece stands on {from}"),
                },
                _ if can_move_freely(board, step, aimed) && !board.checkers().is_empty() => {
                    format!("{mover} is in check, and this does not end it")
                }
                _ if can_move_freely(board, step, aimed) => format!("this would put {mover}'s own king in check"),
                (Some(from), _) => why_not_from(board, from, step),
                (None, Some(Piece::Pawn)) if names_no_capture(board, step) => {
                    format!("something stands on {}, and a pawn's capture names the file that it comes from", step.to)
                }
                (None, Some(piece)) => why_no_piece(board, step, piece),
                (None, None) => format!("{mover} has no piece that can go to {}", step.to),
            }
        }
    };
    Refusal::illegal("CHS-1", reason)
}

/// Whether a form looks like a move, which only the safety of the mover's king stands against, or that it comes too late to
/// capture en passant.
pub fn could_move(board: &Board, form: &MoveForm) -> bool {
    let MoveForm::Step(step) = form else { return false };
    let sources = sources(board, step);
    can_move_freely(board, step, sources) || passed_by(board, step, sources)
}

/// Whether a pawn of the opponent stands where it does after a double step over this square, beside one that is aimed at it.
fn passed_by(board: &Board, step: &WrittenMove, sources: BitBoard) -> bool {
    let theirs = board.colored_pieces(!board.side_to_move(), Piece::Pawn);
    let behind = Rank::Sixth.relative_to(board.side_to_move()) == step.to.rank() && !board.occupied().has(step.to);
    let beside = |from: Square| from.file() != step.to.file() && theirs.has(Square::new(step.to.file(), from.rank()));
    behind && (sources & board.pieces(Piece::Pawn)).into_iter().any(beside)
}

/// Whether a pawn is said to go straight ahead to where the opponent stands.
fn names_no_capture(board: &Board, step: &WrittenMove) -> bool {
    step.file.is_none() && !step.captures && board.colors(!board.side_to_move()).has(step.to)
}

/// Why the mover's piece on this square cannot go there.
fn why_not_from(board: &Board, from: Square, step: &WrittenMove) -> String {
    let stands = board.piece_on(from).map_or("piece", name);
    match step.piece.map(name).filter(|meant| *meant != stands) {
        Some(meant) => format!("the piece on {from} is a {stands}, no {meant}"),
        None => format!("the {stands} on {from} cannot go to {}", step.to),
    }
}

/// Why none of the mover's pieces of this kind can go there.
fn why_no_piece(board: &Board, step: &WrittenMove, piece: Piece) -> String {
    let (mover, name, to) = (side(board.side_to_move()), name(piece), step.to);
    let all = board.colored_pieces(board.side_to_move(), piece);
    let meant = named(step, all);
    let place = match (step.file, step.rank) {
        (Some(file), _) => format!(" on the {file} file"),
        (_, Some(rank)) => format!(" on rank {rank}"),
        _ => String::new(),
    };
    match (meant.len(), meant.next_square()) {
        (0, _) => format!("{mover} has no {name}{place}"),
        (1, Some(from)) => format!("{mover}'s {name} on {from} cannot go to {to}"),
        _ => format!("none of {mover}'s {name}s{place} can go to {to}"),
    }
}

/// Whether some piece makes this step if the safety of its king is left aside.
fn can_move_freely(board: &Board, step: &WrittenMove, sources: BitBoard) -> bool {
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
