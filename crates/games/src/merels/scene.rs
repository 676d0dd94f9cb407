//! The drawing of a board of merels.

use super::board::{Point, lines};
use super::position::{Merels, Side};
use super::set::PointSet;
use adjudicate_rules::{
    BoardKind, BoardLine, Glyph, Label, Paint, Phrase, PieceShape, PlayerPanel, Scene, ScenePiece, Spot, Stock,
};

/// The board has seven columns and seven rows.
const LAST: u16 = 6;

impl Merels {
    pub(super) fn drawn(&self) -> Scene {
        let pieces = [Side::X, Side::O].into_iter().flat_map(|side| {
            self.stones(side).iter().map(move |point| ScenePiece {
                at: point.at(),
                glyph: glyph(side),
                figure: PieceShape::Stone,
                paint: paint(side),
                title: piece_on(side, point),
                moved: self.last() == Some(point),
            })
        });
        let (beside, words) = ([Side::X, Side::O].map(|side| self.beside(side)), self.words());
        Scene {
            board: BoardKind::Merels,
            size: (LAST, LAST),
            pitch: (4, 2),
            lines: lines().map(|(from, to)| BoardLine { from: from.at(), to: to.at() }).collect(),
            spots: PointSet::ALL
                .iter()
                .map(|point| Spot { at: point.at(), glyph: Glyph { unicode: '\u{b7}', ascii: '.' }, tone: None })
                .collect(),
            left: self.left().iter().map(Point::at).collect(),
            pieces: pieces.collect(),
            labels: labels(),
            marks: [Side::X, Side::O].map(|side| (side.letter(), glyph(side))).to_vec(),
            asides: beside.iter().map(Phrase::to_string).collect(),
            strips: [Side::X, Side::O].map(|side| self.strip(side)).to_vec(),
            words: words.iter().map(Phrase::to_string).collect(),
            due: vec![self.due().to_string()],
            phrases: beside.into_iter().chain(words).collect(),
            ..Scene::default()
        }
    }

    fn strip(&self, side: Side) -> PlayerPanel {
        let number = u32::try_from(self.hand(side)).unwrap_or(u32::MAX);
        let stock = Stock::new(number, PieceShape::Stone, paint(side), "in hand");
        PlayerPanel::of_side(Some(self.seat(side)), side.letter(), PieceShape::Stone, paint(side), vec![stock])
    }

    fn beside(&self, side: Side) -> Phrase {
        let (letter, hand, stones) = (side.letter(), self.hand(side), self.stones(side).len());
        let phrase = Phrase::english("merels-beside", format!("{letter}: {hand} in hand, {stones} on the board"));
        phrase.with("side", letter.to_string()).with("hand", hand as u64).with("stones", stones as u64)
    }

    fn words(&self) -> Vec<Phrase> {
        let mut words: Vec<Phrase> = [Side::X, Side::O].map(|side| self.stones_in_words(side)).to_vec();
        for side in [Side::X, Side::O] {
            if let Some(ban) = self.ban(side) {
                let (name, from, to) = (self.called(side), ban.from.to_string(), ban.to.to_string());
                let english = format!("On the next turn {name} cannot move {from} to {to}.");
                let phrase = Phrase::english("merels-ban", english);
                words.push(phrase.with("name", name).with("from", from).with("to", to));
            }
        }
        words.push(match self.is_over() {
            true => Phrase::english("merels-over", "The game is over."),
            false => self.due(),
        });
        words
    }

    fn due(&self) -> Phrase {
        let name = self.called(self.side());
        Phrase::english("merels-turn", format!("It is the turn of {name}.")).with("name", name)
    }

    fn stones_in_words(&self, side: Side) -> Phrase {
        let (letter, hand, own) = (side.letter(), self.hand(side), self.stones(side));
        let names: Vec<&str> = own.iter().map(Point::name).collect();
        let on_board = match names.len() {
            0 => "no stones on the board".to_owned(),
            1 => format!("1 stone on the board, on {}", names.join("")),
            number => format!("{number} stones on the board, on {}", names.join(", ")),
        };
        let (mills, kind) = match own.in_lines().len() {
            0 => ("", "none"),
            _ if own.minus(own.in_lines()).is_empty() => (", all of them in mills", "all"),
            _ => (", some of them in mills", "some"),
        };
        Phrase::english("merels-stones", format!("{letter} has {on_board}{mills}, and {hand} in hand."))
            .with("side", letter.to_string())
            .with("stones", names.len() as u64)
            .with("points", names.join(", "))
            .with("mills", kind)
            .with("hand", hand as u64)
    }
}

/// The first player's stones are dark.
fn paint(side: Side) -> Paint {
    match side {
        Side::X => Paint::Dark,
        Side::O => Paint::Light,
    }
}

fn glyph(side: Side) -> Glyph {
    match side {
        Side::X => Glyph { unicode: '\u{25cf}', ascii: 'x' },
        Side::O => Glyph { unicode: '\u{25cb}', ascii: 'o' },
    }
}

fn labels() -> Vec<Label> {
    let columns =
        ('a'..='g').zip(0..).map(|(column, at)| Label { at: (at, i32::from(LAST) + 1), text: column.to_string() });
    let rows = (0..=i32::from(LAST)).map(|row| Label { at: (-1, row), text: (i32::from(LAST) + 1 - row).to_string() });
    columns.chain(rows).collect()
}

fn piece_on(side: Side, point: Point) -> Phrase {
    let piece = side.letter();
    let phrase = Phrase::english("piece-on", format!("{piece} on {point}"));
    phrase.with("piece", piece.to_string()).with("square", point.to_string())
}
