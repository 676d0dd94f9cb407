//! The form of typed moves: algebraic notation, short or long, and the squares from and to.
//!
//! A typed move may differ from the record's own spelling (`Nf3`, `exd5`, `O-O`, `e8=Q`, `Nbd2`, `Qh5#`) in these ways:
//!
//! - letters in either case; noughts or no dashes in castling (`0-0`, `oo`); the move's number in front (`12. Nf3`, `12...Nf6`);
//! - more of the square it comes from than is needed (`Ng1f3`, `Ng1-f3`, `e2-e4`, `g1f3`), and `P` before pawn moves;
//! - `:` for `x`; promotion as `e8Q`, `e8/Q`, `e8(Q)` or `e7e8q`; no `x`, `+` or `#`;
//! - `e.p.` behind a capture en passant, and `!` or `?` behind anything;
//! - the name of the piece, in several languages: `knight to f3` (see `names`).
//!
//! A `b` is a file or the bishop. Before a rank it is a file, except that `B1c3` may also be the bishop's move from rank 1, as the
//! record writes it. Before a file, a capital `B` is the bishop, and a small `b` may be either. If the whole text has no small
//! letter, a capital may be either, too.

use std::ops::Range;

use cozy_chess::{File, Piece, Rank, Square};

use adjudicate_rules::{Refusal, phrase};

/// A text that has the form of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenText<'a> {
    /// The move itself, without number, check and remarks.
    pub body: &'a str,
    /// The number of the move, if one was written, and where.
    pub number: Option<(u32, Range<usize>)>,
    /// The possible meanings of the text, the likelier first.
    pub forms: [Option<MoveForm>; 2],
    /// The bytes of the move in the text.
    pub span: Range<usize>,
    /// Whether it was called a capture en passant.
    pub en_passant: bool,
    /// The check that was written, and where.
    pub check: Option<(Check, Range<usize>)>,
}

/// The threat to the opponent's king that a move claims: check or mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// `+`
    Check,
    /// `#`
    Mate,
}

/// One form that a text can be read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// `O-O` or `O-O-O`
    Castling { long: bool },
    /// Everything else.
    Step(WrittenMove),
}

/// A move of one piece, as far as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The piece; none where only squares were written.
    pub piece: Option<Piece>,
    /// The file it comes from.
    pub file: Option<File>,
    /// The rank it comes from.
    pub rank: Option<Rank>,
    /// The square it goes to.
    pub to: Square,
    /// The piece that a pawn becomes.
    pub promotion: Option<Piece>,
    /// Whether a capture was written.
    pub captures: bool,
}

/// Reads the form of a typed move.
///
/// # Errors
/// The text is no move in any position (ALL-3).
pub fn parse(typed: &str) -> Result<WrittenText<'_>, Refusal> {
    let mut rest = typed.trim_end();
    let mut from = rest.len() - rest.trim_start().len();
    let mut number = None;
    if let Some((read, length)) = leading_number(rest.get(from..).unwrap_or_default()) {
        number = Some((read, from..from + length));
        from += length;
        from += rest.len() - from - rest.get(from..).unwrap_or_default().trim_start().len();
    }
    rest = rest.trim_end_matches(['!', '?', ' ']);
    let marked = rest.len();
    rest = rest.trim_end_matches('+');
    let mut check = (rest.len() < marked).then_some((Check::Check, rest.len()..marked));
    if check.is_none() {
        rest = rest.trim_end_matches('#');
        check = (rest.len() < marked).then_some((Check::Mate, rest.len()..marked));
    }
    let en_passant = ["e.p.", "ep"].iter().find_map(|mark| rest.strip_suffix(mark));
    rest = en_passant.unwrap_or(rest).trim_end();
    let span = from..rest.len().max(from);
    let body = rest.get(span.clone()).unwrap_or_default();
    let forms = forms(body.as_bytes());
    if forms == [None, None] {
        let (reason, span) = match body {
            "" => (phrase!("chess-no-move", "a move is missing"), 0..typed.len()),
            text => (phrase!("chess-unreadable", "`{text}` is no move", text), span),
        };
        let hint = phrase!(
            "chess-shape",
            "moves are written as e4, Nf3, exd5, O-O, e8=Q or Nbd2, or as squares from and to: e2e4"
        );
        return Err(Refusal::unreadable("ALL-3", reason).at(span).hint(hint));
    }
    Ok(WrittenText { body, number, forms, span, en_passant: en_passant.is_some(), check })
}

/// A move number with its dots, and its length.
pub fn leading_number(text: &str) -> Option<(u32, usize)> {
    let behind_digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.strip_suffix(behind_digits)?;
    let behind_dots = behind_digits.trim_start_matches('.');
    (behind_dots.len() < behind_digits.len()).then_some(())?;
    Some((digits.parse().ok()?, text.len() - behind_dots.len()))
}

/// Returns the possible meanings of a move without its number, check and remarks, the likelier first.
pub fn forms(body: &[u8]) -> [Option<MoveForm>; 2] {
    let castling = match body {
        [b'O' | b'o' | b'0', b'-', b'O' | b'o' | b'0'] | [b'O' | b'o' | b'0', b'O' | b'o' | b'0'] => Some(false),
        [b'O' | b'o' | b'0', b'-', b'O' | b'o' | b'0', b'-', b'O' | b'o' | b'0']
        | [b'O' | b'o' | b'0', b'O' | b'o' | b'0', b'O' | b'o' | b'0'] => Some(true),
        _ => None,
    };
    if let Some(long) = castling {
        return [Some(MoveForm::Castling { long }), None];
    }
    let Some((letter, rest)) = body.split_first() else { return [None, None] };
    let as_piece = || piece(*letter).and_then(|piece| step(Some(piece), rest)).map(MoveForm::Step);
    let as_squares = || step(None, body).map(MoveForm::Step);
    match (letter, rest) {
        (b'b', [b'1'..=b'8', ..]) | (b'B', [b'1'..=b'8', b'-', ..]) => [as_squares(), None],
        (b'B', [b'1'..=b'8', ..]) => match as_piece() {
            None => [as_squares(), None],
            piece => [piece, as_squares()],
        },
        (b'b', _) => [as_squares(), as_piece()],
        // In a text all in capitals, `BXC4` may be the pawn's move as well.
        (b'B', _) if rest.iter().any(u8::is_ascii_uppercase) && !rest.iter().any(u8::is_ascii_lowercase) => {
            [as_piece(), as_squares()]
        }
        (b'B', _) => [as_piece(), None],
        (b'A'..=b'H' | b'a'..=b'h', _) => [as_squares(), None],
        _ => [as_piece(), None],
    }
}

/// The squares, capture and promotion of a step.
fn step(piece: Option<Piece>, text: &[u8]) -> Option<WrittenMove> {
    let (text, promotion) = promotion(text)?;
    let [head @ .., to_file, to_rank] = text else { return None };
    let to = Square::new(file(*to_file)?, rank(*to_rank)?);
    let (head, captures) = match head {
        [head @ .., b'x' | b'X' | b':'] => (head, true),
        [head @ .., b'-'] => (head, false),
        head => (head, false),
    };
    let (from_file, from_rank) = match head {
        [] => (None, None),
        [one] if file(*one).is_some() => (file(*one), None),
        [one] => (None, Some(rank(*one)?)),
        [one, two] => (Some(file(*one)?), Some(rank(*two)?)),
        _ => return None,
    };
    // Without a piece letter a lone file means a pawn that captures, both squares any piece, and a lone rank nothing.
    let piece = match (piece, from_file, from_rank) {
        (None, None, Some(_)) => return None,
        (None, Some(file), None) if (file as usize).abs_diff(to.file() as usize) != 1 => return None,
        (None, _, None) => Some(Piece::Pawn),
        (piece, ..) => piece,
    };
    let can_promote = matches!(to.rank(), Rank::First | Rank::Eighth) && matches!(piece, None | Some(Piece::Pawn));
    (promotion.is_none() || can_promote).then_some(())?;
    Some(WrittenMove { piece, file: from_file, rank: from_rank, to, promotion, captures })
}

/// Splits a promotion off the end of a step; `None` if a promotion has begun but is none.
fn promotion(text: &[u8]) -> Option<(&[u8], Option<Piece>)> {
    let (rest, letter) = match text {
        [rest @ .., b'(', letter, b')'] | [rest @ .., b'=' | b'/', letter] => (rest, letter),
        [rest @ .., letter] if rest.last().is_some_and(u8::is_ascii_digit) && !letter.is_ascii_digit() => {
            (rest, letter)
        }
        _ => return Some((text, None)),
    };
    let piece = piece(*letter).filter(|piece| !matches!(piece, Piece::King | Piece::Pawn))?;
    Some((rest, Some(piece)))
}

fn piece(letter: u8) -> Option<Piece> {
    char::from(letter.to_ascii_lowercase()).try_into().ok()
}

fn file(letter: u8) -> Option<File> {
    File::try_index(usize::from(letter.to_ascii_lowercase().checked_sub(b'a')?))
}

fn rank(letter: u8) -> Option<Rank> {
    Rank::try_index(usize::from(letter.checked_sub(b'1')?))
}
