//! The drawing: eight by eight squares, the viewer's side below.

use cozy_chess::{BitBoard, Board, Color, File, Piece as Kind, Rank, Square};

use super::fen::letters;
use super::names::{name, side};
use adjudicate_rules::{
    BoardKind as Material, Glyph, Label, Paint, Phrase, PieceShape, PlayerPanel, Scene, ScenePiece, Seat, Spot, Stock,
    Tone, capital,
};

/// The things to draw.
pub struct ChessView<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// The side that is drawn below.
    pub below: Color,
    /// The squares on which the pieces of the last turn landed.
    pub moved: BitBoard,
    /// The squares that they left.
    pub left: BitBoard,
    /// How the game ended.
    pub ending: Option<Phrase>,
    /// The reason for which the player to move could claim a draw.
    pub claimable: Option<Phrase>,
}

impl ChessView<'_> {
    /// Draws the board; the players are in the strips, which the caller adds.
    pub fn draw(&self) -> Scene {
        let mut scene = Scene { board: Material::Chequered, size: (7, 7), pitch: (2, 1), ..Scene::default() };
        for (square, letter) in BitBoard::FULL.into_iter().zip(letters(self.board)) {
            let at = place(square, self.below);
            scene.spots.push(Spot { at, glyph: empty(square), tone: Some(tone(square)) });
            if let (Some(kind), Some(color)) = (self.board.piece_on(square), self.board.color_on(square)) {
                let letter = char::from(letter);
                scene.pieces.push(ScenePiece {
                    at,
                    glyph: Glyph { unicode: symbol(letter), ascii: letter },
                    figure: figure(kind),
                    paint: paint(color),
                    title: piece_on(color, kind, square),
                    moved: self.moved.has(square),
                });
            }
        }
        scene.left = self.left.into_iter().map(|square| place(square, self.below)).collect();
        coordinates(&mut scene, self.below);
        let described = Color::ALL.map(|color| in_words(self.board, color));
        scene.words.extend(described.iter().map(|pieces| full_sentence(pieces)));
        let mut sentences = vec![sentence(self.board, self.ending.as_ref())];
        if let (None, Some(reason)) = (&self.ending, &self.claimable) {
            let mover = side(self.board.side_to_move());
            let claim = Phrase::english("chess-claim", format!("{mover} can claim a draw: {reason}"));
            sentences.push(claim.with("side", mover).with("reason", reason.clone()));
        }
        scene.words.extend(sentences.iter().map(|sentence| full_sentence(sentence)));
        scene.asides = sentences.iter().map(Phrase::to_string).collect();
        scene.notes = scene.asides.clone();
        scene.phrases = described.into_iter().chain(sentences).collect();
        scene
    }
}

fn piece_on(color: Color, kind: Kind, square: Square) -> Phrase {
    let (side, piece) = (side(color), name(kind));
    let phrase = Phrase::english("chess-piece-on", format!("{side} {piece} on {square}"));
    phrase.with("side", side).with("piece", piece).with("square", square.to_string())
}

/// A player with what he has taken.
pub fn strip(color: Color, seat: Seat, taken: &[u8; Kind::NUM]) -> PlayerPanel {
    let stock = |(kind, number): (Kind, &u8)| Stock::new(u32::from(*number), figure(kind), paint(!color), "taken");
    let stocks = Kind::ALL.into_iter().zip(taken).rev().filter(|(_, number)| **number > 0).map(stock).collect();
    let role = Phrase::english("chess-role", side(color)).with("side", side(color));
    PlayerPanel::new(Some(seat), side(color), role, PieceShape::King, paint(color), stocks)
}

fn coordinates(scene: &mut Scene, below: Color) {
    for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
        let (column, row) = place(Square::new(file, rank), below);
        scene.labels.push(Label { at: (i32::from(column), 8), text: file.to_string() });
        scene.labels.push(Label { at: (-1, i32::from(row)), text: rank.to_string() });
    }
}

fn place(square: Square, below: Color) -> (u16, u16) {
    let (column, row) = (square.file() as u16, square.rank() as u16);
    match below {
        Color::White => (column, 7 - row),
        Color::Black => (7 - column, row),
    }
}

fn empty(square: Square) -> Glyph {
    match BitBoard::DARK_SQUARES.has(square) {
        true => Glyph { unicode: '▒', ascii: ':' },
        false => Glyph { unicode: '·', ascii: '.' },
    }
}

fn symbol(letter: char) -> char {
    match letter {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        'P' => '♙',
        'k' => '♚',
        'q' => '♛',
        'r' => '♜',
        'b' => '♝',
        'n' => '♞',
        'p' => '♟',
        other => other,
    }
}

fn tone(square: Square) -> Tone {
    if BitBoard::DARK_SQUARES.has(square) { Tone::Dark } else { Tone::Light }
}

fn paint(color: Color) -> Paint {
    match color {
        Color::White => Paint::Light,
        Color::Black => Paint::Dark,
    }
}

fn figure(kind: Kind) -> PieceShape {
    match kind {
        Kind::Pawn => PieceShape::Pawn,
        Kind::Knight => PieceShape::Knight,
        Kind::Bishop => PieceShape::Bishop,
        Kind::Rook => PieceShape::Rook,
        Kind::Queen => PieceShape::Queen,
        Kind::King => PieceShape::King,
    }
}

/// Returns a sentence about the player to move, or about the end of the game.
fn sentence(board: &Board, ending: Option<&Phrase>) -> Phrase {
    let mover = side(board.side_to_move());
    match ending {
        Some(ending) => Phrase::game_over(ending),
        None if board.checkers().is_empty() => {
            Phrase::english("chess-to-move", format!("{mover} is to move")).with("side", mover)
        }
        None => Phrase::english("chess-in-check", format!("{mover} is to move and in check")).with("side", mover),
    }
}

/// With a capital and a full stop.
fn full_sentence(text: &str) -> String {
    format!("{}.", capital(text))
}

/// One side's pieces, the king first: `white has king e1, queen d1, ...`.
fn in_words(board: &Board, color: Color) -> Phrase {
    let mut phrase = Phrase::of("chess-pieces").with("side", side(color));
    let mut kinds = Vec::new();
    for kind in Kind::ALL.into_iter().rev() {
        let squares: Vec<String> = board.colored_pieces(color, kind).into_iter().map(|at| at.to_string()).collect();
        let plural = if squares.len() == 1 { "" } else { "s" };
        if !squares.is_empty() {
            kinds.push(format!("{}{plural} {}", name(kind), squares.join(" ")));
        }
        phrase = phrase.with(counted(kind), squares.len() as u64).with(name(kind), squares.join(" "));
    }
    Phrase { english: format!("{} has {}", side(color), kinds.join(", ")), ..phrase }
}

/// The name of the value that says how many pieces of a kind there are.
fn counted(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawns",
        Kind::Knight => "knights",
        Kind::Bishop => "bishops",
        Kind::Rook => "rooks",
        Kind::Queen => "queens",
        Kind::King => "kings",
    }
}
