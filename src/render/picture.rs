//! A scene as a drawing: pieces of SVG in layers, from which documents, pages and pixels are made.
//!
//! Everything here is a function of the scene, to the byte.

mod beside;
mod boards;
mod chessmen;
mod dice;
mod hatch;
mod layout;
mod lettering;
mod mark;
mod men;
mod palette;
mod pieces;

pub use lettering::Ink;
pub use mark::escaped;
pub use palette::PAPER;

use std::collections::BTreeMap;

use crate::rules::Scene;
use layout::Layout;

/// What lies over what, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// The board itself.
    Board,
    /// Ways over the board.
    Trails,
    /// Places that the last turn left.
    Left,
    /// Pieces.
    Pieces,
    /// What the last turn moved.
    Moved,
    /// Coordinates and counts.
    Labels,
    /// Players, dice and notes.
    Beside,
}

/// One element of a drawing, which needs no other but the definitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it lies over.
    pub layer: Layer,
    /// Its markup.
    pub markup: String,
}

/// A drawn scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// How wide it is, in its own units.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// What its parts refer to, by id.
    pub definitions: BTreeMap<String, String>,
    /// Its parts, the lowest layer first.
    pub parts: Vec<Part>,
}

/// Draws a scene; `ink` is how letters are written.
pub fn draw(scene: &Scene, ink: Ink) -> Drawing {
    let mut sheet = Sheet { ink, definitions: BTreeMap::new(), parts: Vec::new() };
    let layout = Layout::of(scene);
    if layout.has_board() {
        boards::draw(&mut sheet, scene, &layout);
        pieces::draw(&mut sheet, scene, &layout);
    }
    let height = beside::draw(&mut sheet, scene, &layout);
    sheet.parts.sort_by_key(|part| part.layer);
    Drawing { width: layout.width, height, definitions: sheet.definitions, parts: sheet.parts }
}

/// A drawing that is being made.
struct Sheet {
    ink: Ink,
    definitions: BTreeMap<String, String>,
    parts: Vec<Part>,
}

impl Sheet {
    fn add(&mut self, layer: Layer, markup: String) {
        self.parts.push(Part { layer, markup });
    }

    /// Makes sure that an id is defined.
    fn define(&mut self, id: &str, markup: impl FnOnce() -> String) {
        if !self.definitions.contains_key(id) {
            self.definitions.insert(id.to_owned(), markup());
        }
    }
}
