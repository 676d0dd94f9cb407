//! Moves as people write them in other languages, and in the numbers of ICCF, put into the letters of the record.
//!
//! | written | read as |
//! | --- | --- |
//! | `Sf3`, `Cf3`, `Jf3`, `Кf3`, `♘f3` | `Nf3`: the letter of the piece in another language, or its figurine |
//! | `e8D`, `e8=T` | `e8=Q`, `e8=R` |
//! | `5254`, `57581`, `5758Q` | `e2e4`, `e7e8q`: files and ranks in numbers, with 1 to 4 for queen, rook, bishop and knight |
//! | `kurze Rochade`, `grand roque`, `castles` | `O-O`, `O-O-O` |
//!
//! The English meaning of a letter stays possible beside these; [`super::Chess`] takes the legal one, and asks if two are legal.

use super::moves::leading_number;

/// The letters of king, queen, rook, bishop and knight, behind the tags of the languages that have them; the rook's `B` in Hungarian is left
/// out, as it is always taken for a bishop.
const LETTERS: &[(&[&str], [&str; 5])] = &[
    (&["de", "da", "nb", "sv"], ["K", "D", "T", "L", "S"]),
    (&["fr"], ["R", "D", "T", "F", "C"]),
    (&["it", "es"], ["R", "D", "T", "A", "C"]),
    (&["nl"], ["K", "D", "T", "L", "P"]),
    (&["pl"], ["K", "H", "W", "G", "S"]),
    (&["cs"], ["K", "D", "V", "S", "J"]),
    (&["pt"], ["R", "D", "T", "B", "C"]),
    (&["hu"], ["K", "V", "", "F", "H"]),
    (&["ru"], ["Кр", "Ф", "Л", "С", "К"]),
    // Figurines of White and Black
    (&[], ["♔", "♕", "♖", "♗", "♘"]),
    (&[], ["♚", "♛", "♜", "♝", "♞"]),
];
/// The letters of the pawn on boards, where they are not that of the record. In Dutch that is the knight's, so the pawn, `pion`, has its second.
const PAWNS: &[(&str, &str)] = &[("de", "B"), ("nl", "I")];
/// The same pieces in the letters of the record.
const RECORDED: [&str; 5] = ["K", "Q", "R", "B", "N"];
/// Castling in words, in small letters; `None` where the words do not say on which side.
const CASTLING: &[(&[&str], Option<bool>)] = &[
    (
        &[
            "castles",
            "i castle",
            "castle",
            "castling",
            "rochade",
            "rochiere",
            "ich rochiere",
            "roque",
            "je roque",
            "enroque",
            "arrocco",
            "rokade",
            "rochada",
            "roszada",
            "rošáda",
            "рокировка",
        ],
        None,
    ),
    (
        &[
            "castles short",
            "i castle short",
            "i castle kingside",
            "castle short",
            "short castling",
            "castles kingside",
            "castle kingside",
            "kurze rochade",
            "rochade kurz",
            "petit roque",
            "enroque corto",
            "arrocco corto",
            "korte rokade",
            "roque pequeno",
            "krótka roszada",
            "malá rošáda",
            "короткая рокировка",
            "kort rokade",
            "kort rockad",
        ],
        Some(false),
    ),
    (
        &[
            "castles long",
            "i castle long",
            "i castle queenside",
            "castle long",
            "long castling",
            "castles queenside",
            "castle queenside",
            "lange rochade",
            "rochade lang",
            "grand roque",
            "enroque largo",
            "arrocco lungo",
            "lange rokade",
            "roque grande",
            "długa roszada",
            "velká rošáda",
            "длинная рокировка",
            "lang rokade",
            "lång rockad",
        ],
        Some(true),
    ),
];
/// More than anybody writes about one move.
const LENGTH_MAX: usize = 40;

/// The texts, in the letters of the record, that a typed move can mean in one of the languages; none where it can mean none.
pub fn readings(typed: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let Some(plain) = plain(typed) else { return all };
    let Some((number, body)) = parts(&plain) else { return all };
    let mut add = |text: String| {
        let text = format!("{number}{text}");
        if text != typed && !all.contains(&text) {
            all.push(text);
        }
    };
    if plain != typed {
        add(body.to_owned());
    }
    for castling in castlings(unnumbered(typed)) {
        add((*castling).to_owned());
    }
    if let Some(squares) = squares(body) {
        add(squares);
    }
    LETTERS.iter().flat_map(|(_, letters)| with_letters(body, letters)).for_each(add);
    all
}

/// The text, in the letters of the record, that a typed move means in a language (a BCP 47 tag); `None` if it has no letter of that language.
pub fn reading_in(typed: &str, language: &str) -> Option<String> {
    let (_, letters) = LETTERS.iter().find(|(tags, _)| tags.contains(&language))?;
    let plain = plain(typed)?;
    let (number, body) = parts(&plain)?;
    with_letters(body, letters).next().map(|text| format!("{number}{text}"))
}

/// A recorded move with the letters of a language; the same if it has none.
pub fn written_in(recorded: &str, language: &str) -> String {
    let Some((_, letters)) = LETTERS.iter().find(|(tags, _)| tags.contains(&language)) else {
        return recorded.to_owned();
    };
    // Squares are in small letters, so that a capital one is a piece, but for those of castling.
    let letter = |sign: char| RECORDED.iter().position(|known| known.starts_with(sign)).and_then(|at| letters.get(at));
    recorded.chars().map(|sign| letter(sign).map_or_else(|| sign.to_string(), ToString::to_string)).collect()
}

/// The letters of pieces on a board in ASCII, in capitals for White and small ones for Black, each with the one that a language has for it;
/// none where two pieces would have the same, or one has two letters.
pub fn letters_in(language: &str) -> Vec<(char, char)> {
    let letters = LETTERS.iter().find(|(tags, _)| tags.contains(&language)).map(|(_, letters)| letters);
    let pairs = letters.into_iter().flat_map(|letters| RECORDED.iter().zip(letters));
    let pawn = PAWNS.iter().find(|(tag, _)| *tag == language).map(|(_, letter)| (&"P", letter));
    let pairs = pairs.chain(pawn).filter_map(|(recorded, letter)| {
        let mut signs = letter.chars();
        let sign = signs.next().filter(|sign| sign.is_ascii_uppercase() && signs.next().is_none())?;
        Some((recorded.chars().next()?, sign))
    });
    pairs.flat_map(|(from, to)| [(from, to), (from.to_ascii_lowercase(), to.to_ascii_lowercase())]).collect()
}

/// A typed move with signs of this alphabet for those that look alike; `None` if it is longer than any.
fn plain(typed: &str) -> Option<String> {
    (typed.len() <= LENGTH_MAX).then(|| typed.chars().map(latin).collect())
}

/// The number before a typed move, with the blanks around it, and the move.
fn parts(plain: &str) -> Option<(&str, &str)> {
    let body = unnumbered(plain);
    Some((plain.get(..plain.find(body)?)?, body))
}

/// The readings of a move whose piece, or the piece that a pawn becomes, is named by one of these letters.
fn with_letters<'a>(body: &'a str, letters: &'a [&'static str; 5]) -> impl Iterator<Item = String> {
    let begins = at_start(body, letters).map(|(recorded, behind)| format!("{recorded}{behind}"));
    let ends = at_end(body, letters).map(|(before, recorded)| format!("{before}{recorded}"));
    begins.into_iter().chain(ends)
}

/// The letter, in small, that a typed move begins with if it names a piece or the pawn in English.
pub fn english_letter(typed: &str) -> Option<char> {
    let body = unnumbered(typed);
    let mut signs = body.chars();
    let letter = signs.next().filter(|letter| "KQRBNPkqrnp".contains(*letter))?;
    let goes_on = signs.next().is_some_and(|sign| "abcdefghABCDEFGH12345678xX:-".contains(sign));
    (goes_on && body.len() <= LENGTH_MAX && has_square(body)).then_some(letter.to_ascii_lowercase())
}

/// A typed move without its number.
fn unnumbered(typed: &str) -> &str {
    let rest = typed.trim();
    leading_number(rest).and_then(|(_, length)| rest.get(length..)).unwrap_or(rest).trim_start()
}

/// The sign that is meant by one that looks alike.
fn latin(sign: char) -> char {
    match sign {
        'х' | 'Х' | '×' => 'x',
        'О' | 'о' => 'O',
        '–' | '—' | '−' => '-',
        '\u{a0}' => ' ',
        sign => sign,
    }
}

fn castlings(body: &str) -> &'static [&'static str] {
    let low = body.trim_end_matches(['.', '!']).to_lowercase();
    match CASTLING.iter().find(|(words, _)| words.contains(&low.as_str())) {
        None => &[],
        Some((_, None)) => &["O-O", "O-O-O"],
        Some((_, Some(false))) => &["O-O"],
        Some((_, Some(true))) => &["O-O-O"],
    }
}

/// The squares that ICCF's numbers name: file and rank of both, and what a pawn becomes.
fn squares(body: &str) -> Option<String> {
    let (squares, promotion) = body.split_at_checked(4)?;
    let mut text = String::new();
    for pair in squares.as_bytes().chunks(2) {
        let [file @ b'1'..=b'8', rank @ b'1'..=b'8'] = pair else { return None };
        text.push(char::from(b'a' + (file - b'1')));
        text.push(char::from(*rank));
    }
    let piece = match promotion.trim_start_matches('=') {
        "" => "",
        "1" | "Q" | "q" | "D" | "d" => "q",
        "2" | "R" | "r" | "T" | "t" => "r",
        "3" | "B" | "b" | "L" | "l" => "b",
        "4" | "N" | "n" | "S" | "s" => "n",
        _ => return None,
    };
    Some(text + piece)
}

/// The piece that a text begins with in a language, and what stands behind it.
fn at_start<'a>(body: &'a str, letters: &[&'static str; 5]) -> Option<(&'static str, &'a str)> {
    // The longest letters come first: the king's in Russian begin with the knight's.
    let (place, rest) = letters.iter().enumerate().find_map(|(place, letter)| Some((place, behind(body, letter)?)))?;
    let recorded = RECORDED.get(place)?;
    let plain = rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || b":-+#!?= ".contains(&byte));
    (plain && has_square(rest)).then(|| (*recorded, rest.trim_start()))
}

fn has_square(text: &str) -> bool {
    text.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']))
}

/// The text behind letters; small ones count where they name no file.
fn behind<'a>(body: &'a str, letters: &str) -> Option<&'a str> {
    body.strip_prefix(letters).filter(|_| !letters.is_empty()).or_else(|| {
        let low = letters.to_lowercase();
        let is_file = low.bytes().all(|byte| (b'a'..=b'h').contains(&byte));
        body.strip_prefix(low.as_str()).filter(|_| !low.is_empty() && !is_file)
    })
}

/// The text before letters that English does not have for a piece.
fn strip_end<'a>(body: &'a str, letters: &str) -> Option<&'a str> {
    body.strip_suffix(letters).filter(|_| !letters.is_empty() && !RECORDED.contains(&letters))
}

/// The text before the piece that a pawn becomes, and the piece.
fn at_end<'a>(body: &'a str, letters: &[&'static str; 5]) -> Option<(&'a str, &'static str)> {
    let body = body.trim_end_matches(['+', '#', '!', '?', ')', ' ']);
    let (place, before) =
        letters.iter().enumerate().skip(1).find_map(|(place, letter)| Some((place, strip_end(body, letter)?)))?;
    let before = before.trim_end_matches(['=', '/', '(', ' ']);
    let is_last = matches!(before.as_bytes(), [.., b'a'..=b'h', b'1' | b'8']);
    is_last.then_some((before, *RECORDED.get(place)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_other_languages_and_figurines_are_put_into_those_of_the_record() {
        for (typed, read) in [
            ("Sf3", &["Nf3", "Bf3"][..]),
            ("Cf3", &["Nf3"]),
            ("Jf3", &["Nf3"]),
            ("Кf3", &["Nf3"]),
            ("Крe2", &["Ke2"]),
            ("♘f3", &["Nf3"]),
            ("3. Lb5", &["3. Bb5"]),
            ("sg1-f3", &["Ng1-f3", "Bg1-f3"]),
            ("e8D", &["e8Q"]),
            ("e8=T+", &["e8R"]),
            ("Vd1", &["Rd1", "Qd1"]),
        ] {
            assert_eq!(readings(typed), read, "{typed}");
        }
    }

    #[test]
    fn moves_and_boards_are_written_in_the_letters_of_the_reader() {
        let written =
            |recorded: &str| [written_in(recorded, "de"), written_in(recorded, "fr"), written_in(recorded, "xx")];
        assert_eq!(written("Nbxd2+"), ["Sbxd2+", "Cbxd2+", "Nbxd2+"]);
        assert_eq!(written("bxc8=Q#"), ["bxc8=D#", "bxc8=D#", "bxc8=Q#"]);
        assert_eq!(written("O-O-O"), ["O-O-O"; 3]);
        assert_eq!(written_in("Ke2", "ru"), "Крe2");
        assert!(letters_in("de").contains(&('n', 's')) && letters_in("de").contains(&('P', 'B')));
        assert!(letters_in("fr").contains(&('K', 'R')) && letters_in("fr").contains(&('R', 'T')));
        assert_eq!(letters_in("ru"), []);
    }

    #[test]
    fn numbers_and_castling_in_words_are_read() {
        assert_eq!(readings("5254"), ["e2e4"]);
        assert_eq!(readings("57581"), ["e7e8q"]);
        assert_eq!(readings("5758S"), ["e7e8n"]);
        assert_eq!(readings("1. 5254"), ["1. e2e4"]);
        assert_eq!(readings("Kurze Rochade!"), ["O-O"]);
        assert_eq!(readings("grand roque"), ["O-O-O"]);
        assert_eq!(readings("castles"), ["O-O", "O-O-O"]);
    }

    #[test]
    fn what_is_no_move_in_any_language_has_no_reading() {
        for typed in ["", "e4", "Nf3", "5294", "525", "Servus", "sincerely", "Dieter", "Lots of love", "1. "] {
            assert_eq!(readings(typed), [] as [&str; 0], "{typed}");
        }
    }
}
