//! One drawing of a position, for every kind of picture.
//!
//! An engine lists what stands on its board; the renderers turn that list into text or a picture, so that they cannot
//! disagree. Coordinates are in board units from the top left corner.

mod look;
mod panel;

use super::phrase::Phrase;
use super::words::capital;
pub use look::{BoardKind, Glyph, Paint, PieceShape, Tone};
pub use panel::{DieFace, PlayerPanel, Stock, TurnStatus};

/// The things to draw of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The kind of the board, for pictures.
    pub board: BoardKind,
    /// Units across and down; positions run from 0 to the number given, both included.
    pub size: (u16, u16),
    /// Characters that one unit takes in a text board, across and down.
    pub pitch: (u16, u16),
    /// Squares and fields that differ in colour, for pictures; a text board leaves them out.
    pub areas: Vec<Area>,
    /// Lines of the board, horizontal or vertical ones only.
    pub lines: Vec<BoardLine>,
    /// Ways over the board, for pictures; a text board leaves them out.
    pub trails: Vec<BoardPath>,
    /// Places where a piece can stand.
    pub spots: Vec<Spot>,
    /// Places that the last turn left empty, for pictures.
    pub left: Vec<(u16, u16)>,
    /// The pieces on the board. Several can be in one place: a picture shows them all, a text board the last of them.
    pub pieces: Vec<ScenePiece>,
    /// Coordinates and other short texts on or around the board.
    pub labels: Vec<Label>,
    /// The dice that are to be played or thrown now, for pictures.
    pub dice: Vec<DieFace>,
    /// The letters of players that asides begin with, and how their pieces look on a text board, which has that before the
    /// letter.
    pub marks: Vec<(char, Glyph)>,
    /// The lines beside the board: hands, camps, tokens, dice. One line each.
    pub asides: Vec<String>,
    /// The players and what they have, for pictures.
    pub strips: Vec<PlayerPanel>,
    /// Lines below the strips. A picture shows strips and notes in place of the asides, and these if there are neither.
    pub notes: Vec<String>,
    /// The position described for those who do not see it, one sentence each.
    pub words: Vec<String>,
    /// The asides and words about duties: they are removed when the game is ended from outside the rules.
    pub due: Vec<String>,
    /// The asides, notes and words that other languages can write: each without the capital and the full stop of a sentence, or with them.
    pub phrases: Vec<Phrase>,
}

impl Scene {
    /// Adds a line beside the board.
    pub fn add_aside(&mut self, line: Phrase) {
        self.asides.push(line.to_string());
        self.phrases.push(line);
    }

    /// Adds a sentence, with its capital and its full stop, to the description.
    pub fn add_sentence(&mut self, sentence: Phrase) {
        self.words.push(sentence.to_string());
        self.phrases.push(sentence);
    }

    /// The same with each text that has a key as `write` writes it, and with these letters of pieces for those of the record.
    pub fn written(&self, letters: &[(char, char)], write: impl Fn(&Phrase) -> String) -> Scene {
        let one = |text: &String| {
            let same = |phrase: &&Phrase| phrase.english == *text;
            // A sentence that begins with a player's name begins as that is written.
            let in_sentence = |phrase: &&Phrase| {
                text.strip_suffix('.').is_some_and(|text| *text == phrase.english || *text == capital(&phrase.english))
            };
            let plain = self.phrases.iter().find(same).map(&write);
            let sentence = || {
                let phrase = self.phrases.iter().find(in_sentence)?;
                let begins_so = text.starts_with(phrase.english.as_str());
                let written = write(phrase);
                Some(format!("{}.", if begins_so { written } else { capital(&written) }))
            };
            plain.or_else(sentence).unwrap_or_else(|| text.clone())
        };
        let all = |texts: &[String]| texts.iter().map(one).collect();
        let mut scene = Scene {
            asides: all(&self.asides),
            notes: all(&self.notes),
            words: all(&self.words),
            due: all(&self.due),
            ..self.clone()
        };
        for strip in &mut scene.strips {
            strip.role = write(&strip.role).into();
            strip.stocks.iter_mut().for_each(|stock| stock.words = write(&stock.words).into());
        }
        for trail in &mut scene.trails {
            trail.title = write(&trail.title).into();
        }
        for piece in &mut scene.pieces {
            piece.title = write(&piece.title).into();
            let glyph = &mut piece.glyph;
            let other = letters.iter().find(|(recorded, _)| *recorded == glyph.ascii);
            glyph.ascii = other.map_or(glyph.ascii, |(_, letter)| *letter);
        }
        scene
    }
}

/// A rectangle of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its top left corner, as column and row.
    pub from: (u16, u16),
    /// Its bottom right corner.
    pub to: (u16, u16),
    /// How it is coloured.
    pub tone: Tone,
}

/// A straight line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLine {
    /// One end, as column and row.
    pub from: (u16, u16),
    /// The other end.
    pub to: (u16, u16),
}

/// A way over the board from place to place, such as the path of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPath {
    /// The places in their order.
    pub through: Vec<(u16, u16)>,
    /// Its colour, and with that its pattern of dashes.
    pub paint: Paint,
    /// The name of the path: `the path of alice`.
    pub title: Phrase,
    /// Whether it stands out: a part that somebody is about to go.
    pub strong: bool,
}

/// A place where a piece can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Column and row.
    pub at: (u16, u16),
    /// How it looks when it is empty; a blank lets the board's lines show.
    pub glyph: Glyph,
    /// The colour of the field around it, one unit across, for pictures.
    pub tone: Option<Tone>,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenePiece {
    /// Column and row.
    pub at: (u16, u16),
    /// How it looks in a text board.
    pub glyph: Glyph,
    /// How it looks in a picture.
    pub figure: PieceShape,
    /// Its colour in a picture.
    pub paint: Paint,
    /// The piece and its place in words: `white king on e1`.
    pub title: Phrase,
    /// Whether the last turn put it there.
    pub moved: bool,
}

/// A short text, centred on its place; in the left margin it ends there, in the right one it begins there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Column and row; −1 and one past the size lie in the margin, which is as narrow as it can be.
    pub at: (i32, i32),
    /// The text, in ASCII.
    pub text: String,
}
