//! Chess moves in every spelling that is understood, against games that another program made: each spelling plays the move that
//! it spells, and none plays another one.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate_games::chess::Chess;
use adjudicate_rules::{Demand, Position, RefusalKind};
use cozy_chess::{Board, Piece, Square, get_pawn_attacks, util};
use sha2::{Digest, Sha256};

use crate::kit::vectors;

/// In builds that check every addition, all moves of one position in so many are spelled, not the played one alone.
const ALL_MOVES_OF: usize = if cfg!(debug_assertions) { 40 } else { 4 };

/// A move as the other program writes it.
struct Written {
    san: String,
    uci: String,
}

impl Written {
    /// The record's spelling without the sign of a check.
    fn body(&self) -> &str {
        self.san.trim_end_matches(['+', '#'])
    }

    fn captures(&self) -> bool {
        self.san.contains('x')
    }

    /// The letter of the piece, none for a pawn and castling.
    fn piece(&self) -> Option<char> {
        self.san.chars().next().filter(|letter| "KQRBN".contains(*letter))
    }

    /// Everything that the page lets people type for it, without a number in front and signs behind.
    fn spellings(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let (from, to) = (&self.uci[..2], &self.uci[2..4]);
        let promotion = self.uci.get(4..).filter(|piece| !piece.is_empty());
        let castling = self.san.starts_with('O');
        let squares: &[String] = &match castling {
            false => vec![to.to_owned()],
            true if to.starts_with('g') => vec![to.to_owned(), to.replace('g', "h")],
            true => vec![to.to_owned(), to.replace('c', "a")],
        };
        let between: &[&str] = if self.captures() { &["", "-", "x", ":", "X"] } else { &["", "-"] };
        let behind = match promotion {
            None => vec![String::new()],
            Some(piece) => {
                let both = [piece.to_owned(), piece.to_uppercase()];
                both.iter().flat_map(|p| [p.clone(), format!("={p}"), format!("({p})"), format!("/{p}")]).collect()
            }
        };
        // Squares from and to, alone and with the piece in front.
        for to in squares {
            for between in between {
                for behind in &behind {
                    let plain = format!("{from}{between}{to}{behind}");
                    let letter = if castling { 'K' } else { self.piece().unwrap_or('P') };
                    all.extend([format!("{letter}{plain}"), format!("{}{plain}", letter.to_ascii_lowercase())]);
                    all.extend([plain.to_uppercase(), plain]);
                }
            }
        }
        if castling {
            for nought in ["O", "o", "0"] {
                let count = self.body().matches('O').count();
                all.extend([vec![nought; count].join("-"), nought.repeat(count)]);
            }
            return all;
        }
        // Short notation.
        let stem = self.body().split('=').next().unwrap();
        for stem in [stem.to_owned(), stem.replace('x', ""), stem.replace('x', ":")] {
            for behind in &behind {
                let short = format!("{stem}{behind}");
                all.insert(short.clone());
                // A small b before a rank is a square.
                if !stem.starts_with('B') || !stem[1..].starts_with(|letter: char| letter.is_ascii_digit()) {
                    all.insert(short.to_lowercase());
                }
                // A capital B before a file is the bishop.
                if self.piece().is_some() || !stem.starts_with('b') || stem.len() == 2 {
                    all.insert(short.to_uppercase());
                }
                if self.piece().is_none() {
                    all.insert(format!("P{short}"));
                }
            }
        }
        all
    }
}

fn start(game: &serde_json::Value) -> Chess {
    Chess::from_fen(game["first"].as_str().unwrap()).unwrap()
}

fn words<'a>(game: &'a serde_json::Value, key: &str) -> Vec<&'a str> {
    game[key].as_str().unwrap().split(' ').collect()
}

fn digest(fen: &str) -> String {
    Sha256::digest(fen)[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn games_of_another_program_go_the_same_way_in_every_spelling() {
    let file = vectors::file("chess-games");
    let games = file["games"].as_array().unwrap();
    assert!(games.len() >= 300);
    let (mut number, mut seen) = (0_usize, Seen::default());
    for game in games {
        let mut position = start(game);
        let fens = game["fens"].as_str().unwrap();
        for (ply, (san, uci)) in words(game, "san").into_iter().zip(words(game, "uci")).enumerate() {
            assert!(matches!(position.demand(), Demand::Act(_)));
            let written = Written { san: san.to_owned(), uci: uci.to_owned() };
            let board: Option<Board> = position.text().parse().ok();
            let all = board.as_ref().map(all_moves).unwrap_or_default();
            // Nothing but a b has two meanings.
            let mut meanings = BTreeMap::<String, Vec<&Written>>::new();
            for one in all.iter().filter(|one| one.san.starts_with('B') || one.uci.starts_with('b')) {
                let doubtful = one.spellings().into_iter().filter(|text| text.starts_with(['b', 'B']));
                doubtful.for_each(|text| meanings.entry(text).or_default().push(one));
            }
            number += 1;
            typed(&position, &written, &meanings, &mut seen);
            decorated(&position, &written, number);
            if number.is_multiple_of(ALL_MOVES_OF) {
                all.iter().for_each(|other| typed(&position, other, &meanings, &mut seen));
            }
            position.play(san).unwrap_or_else(|refusal| panic!("{san} in {}: {refusal:?}", position.text()));
            assert_eq!(digest(&position.text()), fens[8 * ply..8 * ply + 8], "{} after {san}", position.text());
        }
        assert_eq!(position.text(), game["last"].as_str().unwrap());
    }
    assert!(seen.shared > 100 && seen.refused > 20, "a letter that is file and bishop: {seen:?}");
}

/// How often a spelling was one of several moves'.
#[derive(Debug, Default)]
struct Seen {
    shared: usize,
    /// Of these, how often the record writes none of the moves so.
    refused: usize,
}

/// The legal moves as the crate beneath writes them.
fn all_moves(board: &Board) -> Vec<Written> {
    let mut all = Vec::new();
    board.generate_moves(|moves| {
        all.extend(moves.into_iter().map(|mv| Written {
            san: util::display_san_move(board, mv).to_string(),
            uci: util::display_uci_move(board, mv).to_string(),
        }));
        false
    });
    all
}

/// Every spelling is read as its move. A text that is also the spelling of another move means the move that the record
/// writes so, and otherwise nothing.
fn typed(position: &Chess, written: &Written, meanings: &BTreeMap<String, Vec<&Written>>, seen: &mut Seen) {
    let fen = position.text();
    for text in written.spellings() {
        let read = position.read(&text);
        let means = meanings.get(&text).filter(|means| means.len() > 1);
        let exact = means.and_then(|means| means.iter().find(|one| one.body() == text));
        seen.shared += usize::from(means.is_some());
        match &read {
            Err(refusal) if means.is_some() && exact.is_none() => {
                assert_eq!(refusal.kind, RefusalKind::Ambiguous, "{text} in {fen}");
                seen.refused += 1;
            }
            // A capital may be a file or the pawn, or a piece in another language, if both can go there.
            Err(refusal) if text.starts_with(['A', 'C', 'D', 'F', 'G', 'H', 'P', 'p']) => {
                assert_eq!(refusal.kind, RefusalKind::Ambiguous, "{text} in {fen}");
                seen.refused += 1;
            }
            // A text in capitals may mean the pawn or the bishop, if both can go there.
            Err(refusal) if text.starts_with('B') && text == text.to_uppercase() => {
                assert_eq!(refusal.kind, RefusalKind::Ambiguous, "{text} in {fen}");
                seen.refused += 1;
            }
            Err(refusal) if means.is_none() && is_a_held_pawns(&fen, written, &text) => {
                assert_eq!(refusal.hint.as_deref(), Some("write B for the bishop"), "{text} in {fen}");
            }
            read => {
                let meant = exact.map_or(written, |one| one);
                assert!(means.is_none() || exact.is_some(), "{text} in {fen}: {read:?}");
                assert_eq!(read.as_deref(), Ok(meant.san.as_str()), "{text} in {fen}");
            }
        }
    }
}

/// Whether a bishop's move in small letters looks like the capture of a pawn that may not make it.
fn is_a_held_pawns(fen: &str, written: &Written, text: &str) -> bool {
    let Ok(board) = fen.parse::<Board>() else { return false };
    let to: Square = written.uci[2..4].parse().unwrap();
    let side = board.side_to_move();
    let pawns = get_pawn_attacks(to, !side) & board.colored_pieces(side, Piece::Pawn);
    let theirs = board.colored_pieces(!side, Piece::Pawn);
    let taking = |pawn: Square| board.colors(!side).has(to) || theirs.has(Square::new(to.file(), pawn.rank()));
    let on_b = pawns.into_iter().any(|pawn| pawn.to_string().starts_with('b') && taking(pawn));
    let file_next = text.as_bytes().get(1).is_some_and(u8::is_ascii_alphabetic);
    let long = text.len() > 4 || text.bytes().filter(u8::is_ascii_digit).count() > 1;
    text.starts_with('b') && file_next && !long && on_b
}

/// Numbers in front and signs behind are held against the game.
fn decorated(position: &Chess, written: &Written, number: usize) {
    let fen = position.text();
    let count = fen.rsplit(' ').next().unwrap();
    let is = |text: String| assert_eq!(position.read(&text).as_deref(), Ok(written.san.as_str()), "{text} in {fen}");
    let no = |text: String| assert!(position.read(&text).is_err(), "{text} in {fen}");
    let body = written.body();
    let front = [format!("{count}. "), format!("{count}."), format!("{count}... "), " ".to_owned()];
    let marks = ["", "!", "?", "!?", " !!", " "];
    is(format!("{}{}{}", front[number % front.len()], written.san, marks[number % marks.len()]));
    is(format!("{}{body}{}", front[number % 3], marks[number % marks.len()]));
    no(format!("{}1. {body}", count));
    let sign = &written.san[body.len()..];
    match sign {
        "" => [format!("{body}+"), format!("{body}#")].into_iter().for_each(no),
        "+" => {
            no(format!("{body}#"));
            is(format!("{}+", written.uci));
        }
        _ => is(format!("{body}+")),
    }
    let board: Option<Board> = fen.parse().ok();
    let passes = board.is_some_and(|board| {
        let to: Square = written.uci[2..4].parse().unwrap();
        written.captures() && !board.colors(!board.side_to_move()).has(to)
    });
    match passes {
        true => ["e.p.", " e.p.", "ep"].into_iter().for_each(|mark| is(format!("{body}{mark}"))),
        false if fen.split(' ').nth(4).is_some_and(|quiet| quiet.len() < 3) => no(format!("{body} e.p.")),
        false => {}
    }
    if !written.captures() && !written.san.starts_with('O') {
        no(format!("{}x{}", &written.uci[..2], &written.uci[2..]));
    }
}

/// The letters of king, queen, rook, bishop and knight of people who write another language. Letters that are another piece in
/// English are left out: the player's language has to be known for them.
const LANGUAGES: [(&str, [&str; 5]); 9] = [
    ("German", ["K", "D", "T", "L", "S"]),
    ("French", ["", "D", "T", "F", "C"]),
    ("Italian and Spanish", ["", "D", "T", "A", "C"]),
    ("Dutch", ["K", "D", "T", "L", "P"]),
    ("Polish", ["K", "H", "W", "G", "S"]),
    ("Czech", ["K", "D", "V", "S", "J"]),
    ("Hungarian", ["K", "V", "", "F", "H"]),
    ("Russian", ["Кр", "Ф", "Л", "С", "К"]),
    ("figurines", ["♔", "♕", "♖", "♗", "♘"]),
];

/// A move in the letters of another language is played as it is meant or asked about, and never another one is played.
#[test]
fn letters_of_other_languages_play_no_other_move() {
    let file = vectors::file("chess-games");
    let (mut played, mut asked) = (0_usize, 0_usize);
    for game in file["games"].as_array().unwrap().iter().step_by(if cfg!(debug_assertions) { 10 } else { 1 }) {
        let mut position = start(game);
        for san in words(game, "san") {
            for (language, letters) in LANGUAGES {
                let in_language = |letter: char| match "KQRBN".find(letter).map(|place| letters[place]) {
                    Some(foreign) => foreign.to_owned(),
                    None => letter.to_string(),
                };
                let unknown = san.chars().any(|letter| in_language(letter).is_empty());
                let text: String = if unknown { continue } else { san.chars().map(in_language).collect() };
                match position.read(&text) {
                    Ok(read) => {
                        assert_eq!(read, san, "{language}: {text} in {}", position.text());
                        played += 1;
                    }
                    Err(refusal) => {
                        assert_eq!(refusal.kind, RefusalKind::Ambiguous, "{language}: {text} in {}", position.text());
                        assert!(refusal.hint.is_some_and(|hint| hint.contains(san)), "{language}: {text}");
                        asked += 1;
                    }
                }
            }
            position.play(san).unwrap();
        }
    }
    assert!(played > 5_000 && asked * 20 <= played, "{played} played, {asked} asked about");
}

/// Texts that are read, asked about and refused.
#[test]
fn moves_in_other_languages_are_read_by_what_is_legal() {
    let opening = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let queens = "4k3/8/8/8/4p3/3P4/4Q3/4K3 w - - 0 1";
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let last = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    let cases = [
        (opening, "Sf3", Ok("Nf3")),
        (opening, "1. Cf3", Ok("Nf3")),
        (opening, "Springer f3", Ok("Nf3")),
        (opening, "♘f3", Ok("Nf3")),
        (opening, "5254", Ok("e4")),
        (opening, "7163", Ok("Nf3")),
        (opening, "Pf3", Err("f3 or Nf3")),
        (opening, "Sf4", Err("none")),
        (queens, "Dxe4", Err("dxe4 or Qxe4+")),
        (castling, "5171", Ok("O-O")),
        (castling, "grand roque", Ok("O-O-O")),
        (castling, "kurze Rochade", Ok("O-O")),
        (castling, "castles", Err("O-O or O-O-O")),
        (castling, "Rd2", Err("Kd2")),
        (last, "57581", Ok("e8=Q+")),
        (last, "e8D", Ok("e8=Q+")),
        (last, "e8S", Err("e8=N or e8=B")),
    ];
    for (fen, text, means) in cases {
        let read = Chess::from_fen(fen).unwrap_or_else(|| panic!("{fen}")).read(text);
        match (&read, means) {
            (Ok(played), Ok(meant)) => assert_eq!(played, meant, "{text} in {fen}"),
            (Err(refusal), Err("none")) => assert_ne!(refusal.kind, RefusalKind::Ambiguous, "{text}: {refusal:?}"),
            (Err(refusal), Err(moves)) => {
                assert_eq!(refusal.meanings().join(" or "), moves, "{text} in {fen}: {refusal:?}")
            }
            _ => panic!("{text} in {fen}: {read:?}"),
        }
    }
}

/// Text, position, and what is played; several moves are those that are listed.
#[test]
fn a_b_is_a_square_a_file_or_a_bishop() {
    let opening = "rnbqkbnr/p1pppppp/8/8/1p6/1P2P3/P1PP1PPP/RNBQKBNR w KQkq - 0 3";
    let bishops = "8/7k/8/4B3/8/8/8/KN2B3 w - - 0 1";
    let both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    let pinned = "3k4/8/8/1r6/2p5/1P1B4/8/1K6 w - - 0 1";
    let cases = [
        (opening, "b1b2", Err("the knight on b1 cannot go to b2")),
        (opening, "B1B2", Err("cannot go")),
        (opening, "c1b2", Ok("Bb2")),
        (opening, "b1-b2", Err("cannot go")),
        (opening, "b1c3", Ok("Nc3")),
        (opening, "B1c3", Ok("Nc3")),
        (opening, "bb2", Ok("Bb2")),
        (opening, "bb5", Ok("Bb5")),
        (opening, "bc4", Ok("Bc4")),
        (opening, "Bxb5", Err("captures nothing")),
        (bishops, "B1c3", Ok("B1c3")),
        (bishops, "b1c3", Ok("Nc3")),
        (bishops, "b1xc3", Err("captures nothing")),
        (bishops, "B1C3", Err("2 moves")),
        (bishops, "B1-c3", Ok("Nc3")),
        (bishops, "B5c3", Ok("B5c3")),
        (bishops, "b5c3", Err("no piece stands on b5")),
        (both, "bxc4", Ok("bxc4")),
        (both, "1. bxc4!", Ok("bxc4")),
        (both, "bc4", Err("2 moves")),
        (both, "b:c4", Err("2 moves")),
        (both, "Bc4", Ok("Bxc4")),
        (both, "c4", Err("a pawn's capture names the file")),
        (pinned, "bxc4", Err("own king in check")),
        (pinned, "bc4", Err("own king in check")),
        (pinned, "Bxc4", Ok("Bxc4")),
        ("4k3/8/8/1Pp5/4B3/8/8/4K3 w - c6 0 2", "bc6", Err("2 moves")),
        ("4k3/8/8/1Pp5/4B3/8/8/4K3 w - c6 0 2", "bxc6", Ok("bxc6")),
        ("4k3/8/8/1Pp5/4B3/8/8/4K3 w - - 0 2", "bc6", Err("cannot go to c6")),
        ("4k3/8/8/1Pp5/4B3/8/8/4K3 w - - 0 2", "Bc6", Ok("Bc6+")),
        ("4k3/8/8/1P6/2p1B3/8/8/4K3 w - - 0 2", "bc6", Ok("Bc6+")),
        ("4k3/8/8/8/2p5/1P6/8/4K3 w - - 0 1", "Bxc4", Err("no bishop")),
        ("4k3/8/8/8/2p5/1P6/8/4K3 w - - 0 1", "Bc4", Err("no bishop")),
        ("4k3/8/8/8/2p5/1P6/8/4K3 w - - 0 1", "bc4", Ok("bxc4")),
        ("4k3/8/8/8/8/1P6/8/2B1K3 w - - 0 1", "bb4", Err("cannot go to b4")),
        ("4k3/8/8/8/8/1P6/8/4K3 w - - 0 1", "b8b", Err("cannot go to b8")),
    ];
    for (fen, text, means) in cases {
        let read = Chess::from_fen(fen).unwrap_or_else(|| panic!("{fen}")).read(text);
        match (&read, means) {
            (Ok(played), Ok(meant)) => assert_eq!(played, meant, "{text} in {fen}"),
            (Err(refusal), Err(part)) => assert!(refusal.reason.contains(part), "{text} in {fen}: {refusal:?}"),
            _ => panic!("{text} in {fen}: {read:?}"),
        }
    }
}

/// Four characters that form two squares are never anything else, whatever stands on the board.
#[test]
fn two_squares_move_what_stands_on_the_first() {
    let file = vectors::file("chess-games");
    for game in file["games"].as_array().unwrap().iter().step_by(if cfg!(debug_assertions) { 30 } else { 3 }) {
        let mut position = start(game);
        for (ply, san) in words(game, "san").into_iter().enumerate() {
            if ply % 4 != 3 {
                position.play(san).unwrap();
                continue;
            }
            let Ok(board) = position.text().parse::<Board>() else { break };
            let legal: BTreeMap<String, String> =
                all_moves(&board).into_iter().map(|written| (written.uci.clone(), written.san)).collect();
            for from in ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"] {
                for to in Square::ALL {
                    let text = format!("{from}{to}");
                    if let Ok(read) = position.read(&text) {
                        assert_eq!(legal.get(&text), Some(&read), "{text} in {board}");
                    } else {
                        assert!(!legal.contains_key(&text), "{text} in {board}");
                    }
                }
            }
            position.play(san).unwrap();
        }
    }
}
