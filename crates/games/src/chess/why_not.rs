//! Why a move is not legal, in words.

use cozy_chess::{BitBoard, Board, Piece, Rank, Square, get_between_rays, get_pawn_quiets};

use super::judge::{castling_rook, named, sources};
use super::moves::{MoveForm, WrittenMove};
use super::names::{name, side};
use adjudicate_rules::{Phrase, Refusal, phrase};

/// Why there is no legal move of this form.
pub fn why_not(board: &Board, form: &MoveForm) -> Refusal {
    Refusal::illegal(
        "CHS-1",
        match form {
            MoveForm::Castling { long } => why_no_castling(board, *long),
            MoveForm::Step(step) => why_no_step(board, step),
        },
    )
}

fn why_no_step(board: &Board, step: &WrittenMove) -> Phrase {
    let (side, to) = (side(board.side_to_move()), step.to);
    let aimed = sources(board, step);
    let from = step.file.zip(step.rank).map(|(file, rank)| Square::new(file, rank));
    match (from, step.piece) {
        (Some(from), _) if !board.colors(board.side_to_move()).has(from) => match board.occupied().has(from) {
            true => phrase!("chess-not-own", "the piece on {from} is not {side}'s", from, side),
            false => phrase!("chess-nothing-there", "no piece stands on {from}", from),
        },
        _ if can_move_freely(board, step, aimed) && !board.checkers().is_empty() => {
            phrase!("chess-still-in-check", "{side} is in check, and this does not end it", side)
        }
        _ if can_move_freely(board, step, aimed) => {
            phrase!("chess-into-check", "this would put {side}'s own king in check", side)
        }
        (Some(from), _) => why_not_from(board, from, step),
        (None, Some(Piece::Pawn)) if names_no_capture(board, step) => phrase!(
            "chess-pawn-blocked",
            "something stands on {to}, and a pawn's capture names the file that it comes from",
            to
        ),
        (None, Some(piece)) => why_no_piece(board, step, piece),
        (None, None) => phrase!("chess-no-piece-to", "{side} has no piece that can go to {to}", side, to),
    }
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
fn why_not_from(board: &Board, from: Square, step: &WrittenMove) -> Phrase {
    let (piece, to) = (board.piece_on(from).map_or("piece", name), step.to);
    match step.piece.map(name).filter(|meant| *meant != piece) {
        Some(meant) => {
            phrase!("chess-other-piece", "the piece on {from} is a {piece}, no {meant}", from, piece, meant)
        }
        None => phrase!("chess-cannot-go", "the {piece} on {from} cannot go to {to}", piece, from, to),
    }
}

/// Why none of the mover's pieces of this kind can go there.
fn why_no_piece(board: &Board, step: &WrittenMove, piece: Piece) -> Phrase {
    let meant = named(step, board.colored_pieces(board.side_to_move(), piece));
    let (side, piece, to) = (side(board.side_to_move()), name(piece), step.to);
    let (place, line, there) = match (step.file, step.rank) {
        (Some(file), _) => ("file", file.to_string(), format!(" on the {file} file")),
        (_, Some(rank)) => ("rank", rank.to_string(), format!(" on rank {rank}")),
        _ => ("board", String::new(), String::new()),
    };
    match (meant.len(), meant.next_square()) {
        (0, _) => phrase!("chess-has-none", "{side} has no {piece}{there}", side, piece, place, line),
        (1, Some(from)) => {
            phrase!("chess-only-one", "{side}'s {piece} on {from} cannot go to {to}", side, piece, from, to)
        }
        _ => phrase!("chess-none-can", "none of {side}'s {piece}s{there} can go to {to}", side, piece, to, place, line),
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

fn why_no_castling(board: &Board, long: bool) -> Phrase {
    let (king, side) = (board.king(board.side_to_move()), side(board.side_to_move()));
    let Some(rook) = castling_rook(board, long) else {
        return phrase!(
            "chess-castling-lost",
            "{side}'s king or that rook has moved, so they cannot castle any more",
            side
        );
    };
    if !board.checkers().is_empty() {
        return phrase!("chess-castling-in-check", "{side} is in check and cannot castle out of it", side);
    }
    if !(get_between_rays(king, rook) & board.occupied()).is_empty() {
        return phrase!("chess-castling-blocked", "something stands between king and rook");
    }
    phrase!("chess-castling-attacked", "the king would pass or reach a square that is attacked")
}
