//! A scene as a drawing: pieces of SVG in layers, from which documents, pages and pixels are made.
//!
//! The same scene always gives the same bytes.
//!
//! - **Letters are outlines** in SVG files, so a picture looks the same everywhere and needs no font. In pages they are
//!   text, which can be searched, enlarged and read aloud.
//! - **Shape before colour.** Sides differ in lightness and in a mark, and paths in their dashes.
//! - **A stranger's text is never executed.** Names, remarks and moves are escaped everywhere, and pages have a policy that
//!   allows only their own style and script, by their hashes.
//! - **Sealed boards stay sealed.** Pictures and pages show the public view, also to the owner, because they are made
//!   to be given away.
//! - **GIF, not APNG**, for moving pictures: sites to which people upload pictures encode PNG files again, and lose the
//!   motion.

mod beside;
mod boards;
mod chessmen;
mod dice;
mod font;
mod hatch;
mod layout;
mod lettering;
mod mark;
mod men;
mod palette;
mod pieces;
mod places;

pub use lettering::Ink;
pub use mark::escaped;
pub use palette::PAPER;
pub use places::{Place, places};

use std::collections::BTreeMap;

use adjudicate_rules::{DieFace, Paint, PieceShape, Scene};
use layout::Layout;

use crate::page::PageLanguage;

/// A piece as an icon: in a square of 100 units around the middle, given the definitions of a drawing that has it.
pub fn icon(figure: PieceShape, paint: Paint) -> String {
    format!("<use href=\"#{}\"/>", pieces::id(figure, paint))
}

/// A die in a square of 30 units, with its number as text.
pub fn die(language: PageLanguage, die: DieFace) -> String {
    let mut sheet = DrawingSheet::new(Ink::Text, language);
    dice::markup(&mut sheet, die, 15.0, 15.0)
}

/// The layers of a drawing, the lowest first.
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
    /// The pieces that the last turn moved.
    Moved,
    /// Coordinates and counts.
    Labels,
    /// Players, dice and notes.
    Beside,
}

impl Layer {
    /// All of them, the lowest first.
    pub const ALL: [Layer; 7] =
        [Layer::Board, Layer::Trails, Layer::Left, Layer::Pieces, Layer::Moved, Layer::Labels, Layer::Beside];
}

/// A part of a drawing that needs nothing else but the definitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawingPart {
    /// The layer.
    pub layer: Layer,
    /// The tag and the title of the group that it is, if it is one. They say what it is, and not how it looks.
    pub group: Option<String>,
    /// Its elements, the lowest first; none needs another.
    pub elements: Vec<String>,
}

impl DrawingPart {
    /// All of it.
    pub fn markup(&self) -> String {
        let elements = self.elements.concat();
        match &self.group {
            Some(group) => format!("{group}{elements}</g>"),
            None => elements,
        }
    }
}

/// A drawn scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// How wide it is, in its own units.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// The definitions to which its parts refer, by id.
    pub definitions: BTreeMap<String, String>,
    /// Its parts, the lowest layer first.
    pub parts: Vec<DrawingPart>,
}

/// Draws a scene, which is in this language; `ink` is how letters are written. With [`Ink::Text`] only the board is drawn, with the definitions
/// for the parts beside it: a page shows those in its own way.
pub fn draw(language: PageLanguage, scene: &Scene, ink: Ink) -> Drawing {
    let mut sheet = DrawingSheet::new(ink, language);
    let layout = Layout::of(scene);
    if layout.has_board() {
        boards::draw(&mut sheet, scene, &layout);
        pieces::draw(&mut sheet, scene, &layout);
    }
    let height = match ink {
        Ink::Outlines => beside::draw(&mut sheet, scene, &layout),
        Ink::Text => beside::define(&mut sheet, scene, &layout),
    };
    sheet.parts.sort_by_key(|part| part.layer);
    Drawing { width: layout.width, height, definitions: sheet.definitions, parts: sheet.parts }
}

/// A drawing that is being made.
struct DrawingSheet {
    ink: Ink,
    language: PageLanguage,
    definitions: BTreeMap<String, String>,
    parts: Vec<DrawingPart>,
}

impl DrawingSheet {
    fn new(ink: Ink, language: PageLanguage) -> DrawingSheet {
        DrawingSheet { ink, language, definitions: BTreeMap::new(), parts: Vec::new() }
    }

    fn add(&mut self, layer: Layer, markup: String) {
        self.parts.push(DrawingPart { layer, group: None, elements: vec![markup] });
    }

    fn add_group(&mut self, layer: Layer, group: String, elements: Vec<String>) {
        self.parts.push(DrawingPart { layer, group: Some(group), elements });
    }

    /// Makes sure that an id is defined.
    fn define(&mut self, id: &str, markup: impl FnOnce() -> String) {
        if !self.definitions.contains_key(id) {
            self.definitions.insert(id.to_owned(), markup());
        }
    }
}
