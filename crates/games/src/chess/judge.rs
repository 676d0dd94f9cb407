//! The meaning of a typed move in a position, and the reason if it has none.

use std::ops::Range;

use cozy_chess::{BitBoard, Board, File, Move, Piece, Rank, Square};

use super::moves::{Check, MoveForm, WrittenMove, WrittenText, forms};
use super::san::{PlayedMove, San, distinction, is_capture, is_castling, is_en_passant, origins};
use super::why_not::{could_move, why_not};
use adjudicate_rules::{Phrase, Refusal, RefusalKind, phrase};

/// The pieces that a pawn can become.
const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

/// Finds the legal move that a text means.
///
/// # Errors
/// It means none (CHS-1), or several (ALL-3), or says something untrue about it: a wrong number (ALL-3), a capture or a
/// check that is none (CHS-1).
pub fn judge(board: &Board, typed: &WrittenText) -> Result<PlayedMove, Refusal> {
    if let Some((number, span)) = &typed.number
        && *number != u32::from(board.fullmove_number())
    {
        let now = board.fullmove_number();
        let reason = phrase!("chess-move-number", "this is move {now}, not {number}", now, number);
        let hint = phrase!("chess-leave-out-number", "leave out the number");
        return Err(Refusal::illegal("ALL-3", reason).at(span.clone()).hint(hint));
    }
    let (mv, form) = meant(board, typed).map_err(|refusal| refusal.at(typed.span.clone()))?;
    let played = PlayedMove::of(board, mv);
    match untrue(board, typed, &form, &played) {
        None => Ok(played),
        Some((reason, span)) => Err(Refusal::illegal("CHS-1", reason).at(span).spelled(played.san.as_str())),
    }
}

/// The one legal move that a text means, and the form in which it means it.
///
/// A `b` that may be file or bishop never plays the one where the other was meant: what both can be is what the record writes
/// so, and nothing if it writes neither so.
fn meant(board: &Board, typed: &WrittenText) -> Result<(Move, MoveForm), Refusal> {
    let (form, other) = match typed.forms {
        [Some(form), Some(other)] => (form, other),
        [form, other] => {
            let form = form
                .or(other)
                .ok_or_else(|| Refusal::illegal("CHS-1", phrase!("chess-no-such-move", "no such move")))?;
            return one_move(board, &form).map(|mv| (mv, form));
        }
    };
    let exact = |mv: Move| sign_free(board, mv).is(typed.body.as_bytes());
    match (one_move(board, &form), one_move(board, &other)) {
        (Ok(mv), _) if exact(mv) => Ok((mv, form)),
        // Only where the record needs the rank does one stand behind a bishop.
        (bishop, squares) if from_rank(&form) && !bishop.as_ref().is_ok_and(|mv| needs_rank(board, *mv)) => {
            squares.map(|mv| (mv, other))
        }
        (Ok(one), Ok(another)) if one != another => Err(several(board, &[one, another])),
        (Ok(mv), _) => Ok((mv, form)),
        (Err(refusal), _) if refusal.kind == RefusalKind::Ambiguous => Err(refusal),
        // A pawn that only its king's safety holds back, or that comes too late, was meant all the same.
        (Err(refusal), Ok(_)) if could_move(board, &form) => Err(refusal.hint(match &form {
            MoveForm::Step(WrittenMove { piece: Some(Piece::Bishop), .. }) => {
                phrase!("chess-write-pawn", "write a small b for the pawn")
            }
            _ => phrase!("chess-write-bishop", "write B for the bishop"),
        })),
        (Err(_), Ok(mv)) => Ok((mv, other)),
        (Err(refusal), Err(_)) => Err(refusal),
    }
}

/// Whether a step is said to come from a rank, and from no file.
fn from_rank(form: &MoveForm) -> bool {
    matches!(form, MoveForm::Step(WrittenMove { file: None, rank: Some(_), .. }))
}

/// Whether the record writes the rank, and nothing else, to tell this move from others.
fn needs_rank(board: &Board, mv: Move) -> bool {
    let piece = board.piece_on(mv.from).unwrap_or(Piece::Pawn);
    distinction(board, mv, origins(board, piece, mv.to)) == (false, true)
}

/// The spelling of a legal move without the sign of a check.
fn sign_free(board: &Board, mv: Move) -> San {
    let piece = board.piece_on(mv.from).unwrap_or(Piece::Pawn);
    San::of(board, mv, piece, origins(board, piece, mv.to))
}

/// The legal move whose one spelling this text is, if it gives the check that is returned with it; `None` for anything else,
/// however well it may be understood. A short cut for records, which are nearly always right.
pub fn spelled(board: &Board, text: &str) -> Option<(Move, Option<Check>)> {
    let (body, check) = match text.as_bytes() {
        [body @ .., b'+'] => (body, Some(Check::Check)),
        [body @ .., b'#'] => (body, Some(Check::Mate)),
        body => (body, None),
    };
    // If a text has two forms, a record means the likelier one.
    let [first, second] = forms(body);
    let (mv, san) = match first.as_ref().or(second.as_ref())? {
        MoveForm::Step(step) => {
            let piece = step.piece?;
            let alike = origins(board, piece, step.to);
            let with = |from| Move { from, to: step.to, promotion: step.promotion };
            let mv = named(step, alike).into_iter().map(with).find(|mv| board.is_legal(*mv))?;
            (mv, San::of(board, mv, piece, alike))
        }
        castling => {
            let mut found = None;
            each_move(board, castling, &mut |mv| found = Some(mv));
            let mv = found?;
            (mv, San::of(board, mv, Piece::King, BitBoard::EMPTY))
        }
    };
    san.is(body).then_some((mv, check))
}

/// Returns the first false statement of a text about its move, other than squares and piece, with its place.
fn untrue(board: &Board, typed: &WrittenText, form: &MoveForm, played: &PlayedMove) -> Option<(Phrase, Range<usize>)> {
    let whole = || typed.span.clone();
    if matches!(form, MoveForm::Step(step) if step.captures) && !is_capture(board, played.mv) {
        return Some((phrase!("chess-no-capture", "this captures nothing"), whole()));
    }
    if typed.en_passant && !is_en_passant(board, played.mv) {
        return Some((phrase!("chess-no-en-passant", "this is no capture en passant"), whole()));
    }
    match &typed.check {
        Some((Check::Check, span)) if played.check.is_none() => {
            Some((phrase!("chess-no-check", "this gives no check"), span.clone()))
        }
        Some((Check::Mate, span)) if played.check != Some(Check::Mate) => {
            Some((phrase!("chess-no-mate", "this is no mate"), span.clone()))
        }
        _ => None,
    }
}

/// The one legal move of this form.
fn one_move(board: &Board, form: &MoveForm) -> Result<Move, Refusal> {
    let (mut found, mut more) = (None, Vec::new());
    each_move(board, form, &mut |mv| match found {
        None => found = Some(mv),
        Some(_) => more.push(mv),
    });
    match found {
        None => Err(why_not(board, form)),
        Some(mv) if more.is_empty() => Ok(mv),
        Some(first) => {
            more.insert(0, first);
            Err(several(board, &more))
        }
    }
}

/// The refusal of a text that can mean any of these.
pub fn several(board: &Board, moves: &[Move]) -> Refusal {
    let texts: Vec<String> = moves.iter().map(|mv| PlayedMove::of(board, *mv).san.as_str().to_owned()).collect();
    let number = texts.len();
    Refusal::ambiguous("ALL-3", phrase!("chess-several", "this can mean {number} moves", number)).one_of(texts)
}

/// Calls `found` with every legal move of this form.
fn each_move(board: &Board, form: &MoveForm, found: &mut impl FnMut(Move)) {
    let mut legal = |mv: Move| {
        if board.is_legal(mv) {
            found(mv);
        }
    };
    let king = board.king(board.side_to_move());
    match form {
        MoveForm::Castling { long } => {
            if let Some(rook) = castling_rook(board, *long) {
                legal(Move { from: king, to: rook, promotion: None });
            }
        }
        MoveForm::Step(step) => {
            for from in sources(board, step) {
                let becomes: &[Piece] = match step.promotion {
                    None if is_last_step(board, from, step.to) => &PROMOTIONS,
                    _ => &[],
                };
                let mv = Move { from, to: step.to, promotion: step.promotion };
                match becomes {
                    [] => legal(mv),
                    pieces => pieces.iter().for_each(|piece| legal(Move { promotion: Some(*piece), ..mv })),
                }
            }
            if let Some(rook) = castling_by_squares(board, step, king) {
                legal(Move { from: king, to: rook, promotion: None });
            }
        }
    }
}

/// The squares from which a piece might make a step, as far as they were written.
pub fn sources(board: &Board, step: &WrittenMove) -> BitBoard {
    match (step.piece, step.file, step.rank) {
        // A capture names the file that the pawn comes from, or says that it is one.
        (Some(Piece::Pawn), None, _) if !step.captures => {
            named(step, origins(board, Piece::Pawn, step.to) & step.to.file().bitboard())
        }
        (Some(piece), ..) => named(step, origins(board, piece, step.to)),
        (None, Some(file), Some(rank)) => {
            let from = Square::new(file, rank);
            let own = from.bitboard() & board.colors(board.side_to_move());
            board.piece_on(from).map_or(BitBoard::EMPTY, |piece| own & origins(board, piece, step.to))
        }
        _ => BitBoard::EMPTY,
    }
}

/// The squares of a set that are on the file and rank a step is said to come from.
pub fn named(step: &WrittenMove, squares: BitBoard) -> BitBoard {
    let squares = step.file.map_or(squares, |file| squares & file.bitboard());
    step.rank.map_or(squares, |rank| squares & rank.bitboard())
}

/// Returns whether a pawn reaches its last rank with this step.
fn is_last_step(board: &Board, from: Square, to: Square) -> bool {
    let last = Rank::Eighth.relative_to(board.side_to_move());
    to.rank() == last && board.pieces(Piece::Pawn).has(from)
}

/// The rook with which the player to move has the right to castle.
pub fn castling_rook(board: &Board, long: bool) -> Option<Square> {
    let side = board.side_to_move();
    let rights = board.castle_rights(side);
    let file = if long { rights.long } else { rights.short }?;
    Some(Square::new(file, Rank::First.relative_to(side)))
}

/// The rook, if the squares written are those of castling: the king's two steps, or king takes rook.
fn castling_by_squares(board: &Board, step: &WrittenMove, king: Square) -> Option<Square> {
    let from = Square::new(step.file?, step.rank?);
    let fits = from == king && matches!(step.piece, None | Some(Piece::King)) && step.to.rank() == king.rank();
    if !fits || step.promotion.is_some() {
        return None;
    }
    let rook = match step.to.file() {
        File::G | File::H => castling_rook(board, false),
        File::A | File::C => castling_rook(board, true),
        _ => None,
    };
    rook.filter(|_| king.file() == File::E)
}

/// Returns the squares on which the pieces of a move land: castling moves two.
pub fn landings(board: &Board, mv: Move) -> BitBoard {
    if !is_castling(board, mv) {
        return mv.to.bitboard();
    }
    let (king, rook) = if mv.to.file() > mv.from.file() { (File::G, File::F) } else { (File::C, File::D) };
    mv.from.rank().bitboard() & (king.bitboard() | rook.bitboard())
}
