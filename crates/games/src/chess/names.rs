//! The names of pieces and sides in sentences.

use cozy_chess::{Color, Piece};

/// Returns the name of a piece.
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

/// Returns the name of a side.
pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The names of the pieces in the languages of people who write letters, in small letters.
const NAMES: &[(Piece, &[&str])] = &[
    (
        Piece::King,
        &[
            "king",
            "könig",
            "koenig",
            "roi",
            "rey",
            "koning",
            "rei",
            "konge",
            "kung",
            "król",
            "král",
            "király",
            "король",
            "şah",
        ],
    ),
    (
        Piece::Queen,
        &[
            "queen",
            "dame",
            "reine",
            "dama",
            "dáma",
            "reina",
            "donna",
            "regina",
            "rainha",
            "dronning",
            "drottning",
            "hetman",
            "vezér",
            "ферзь",
            "vezir",
        ],
    ),
    (
        Piece::Rook,
        &["rook", "turm", "tour", "torre", "toren", "torn", "tårn", "wieża", "věž", "bástya", "ладья", "kale"],
    ),
    (
        Piece::Bishop,
        &[
            "bishop", "läufer", "laeufer", "fou", "alfil", "alfiere", "loper", "bispo", "löpare", "løber", "løper",
            "goniec", "střelec", "futó", "слон", "fil",
        ],
    ),
    (
        Piece::Knight,
        &[
            "knight",
            "horse",
            "springer",
            "pferd",
            "rössl",
            "cavalier",
            "caballo",
            "cavallo",
            "paard",
            "cavalo",
            "springare",
            "hest",
            "skoczek",
            "jezdec",
            "huszár",
            "конь",
        ],
    ),
    (
        Piece::Pawn,
        &[
            "pawn",
            "bauer",
            "pion",
            "peón",
            "peon",
            "pedone",
            "peão",
            "bonde",
            "pionek",
            "pěšec",
            "gyalog",
            "пешка",
            "piyon",
        ],
    ),
];

/// The piece that a word names, in whatever language and case.
pub fn named(word: &str) -> Option<Piece> {
    let low = word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
    NAMES.iter().find(|(_, names)| names.contains(&low.as_str())).map(|(piece, _)| *piece)
}

/// More than anybody writes about one move.
const SAID_MAX: usize = 80;
/// Words between a piece and its squares that say nothing more.
const BETWEEN: &[&str] = &[
    "to", "from", "on", "at", "the", "moves", "goes", "nach", "auf", "von", "zieht", "en", "à", "de", "a", "in", "da",
    "naar", "van", "para", "til", "till", "na", "на",
];
/// Words for a capture.
const TAKES: &[&str] = &[
    "takes", "captures", "x", "schlägt", "nimmt", "prend", "come", "captura", "prende", "mangia", "slaat", "slår",
    "bije", "bere", "neemt", "бьёт", "бьет",
];

/// A move that is said with the name of its piece, as it would be written: `knight to f3` is `Nf3`.
pub fn written(typed: &str) -> Option<String> {
    if typed.len() > SAID_MAX {
        return None;
    }
    let mut words = typed.split_whitespace();
    let piece = named(words.next()?)?;
    let letter: char = piece.into();
    let mut text = if piece == Piece::Pawn { String::new() } else { letter.to_ascii_uppercase().to_string() };
    let begins = text.len();
    for word in words {
        let low = word.to_lowercase();
        match low.as_str() {
            between if BETWEEN.contains(&between) => {}
            takes if TAKES.contains(&takes) => text.push('x'),
            _ => text.push_str(&low),
        }
    }
    (text.len() > begins).then_some(text)
}
