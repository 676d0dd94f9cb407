//! A scene as pixels.

use resvg::tiny_skia::{self, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::palette::{Palette, runs};
use super::svg::svg;
use adjudicate_rules::Scene;

/// The widest picture that is made, in pixels.
const WIDEST: u32 = 4096;

/// The picture of a scene as a PNG file of this width; its height follows. The width is at least 1 and at most 4096.
///
/// # Errors
/// There is no memory for so many pixels.
pub fn png(scene: &Scene, title: &str, width: u32) -> Result<Vec<u8>, Unpaintable> {
    pixels(&svg(scene, title), width)?.encode_png().map_err(|error| Unpaintable(error.to_string()))
}

/// The same on white paper, with 256 colours at most: a fraction of the bytes and of the work, for messages.
///
/// # Errors
/// As [`png()`].
pub fn small_png(document: &str, width: u32) -> Result<Vec<u8>, Unpaintable> {
    let pixmap = pixels(document, width)?;
    let mut palette = Palette::of(runs(pixmap.pixels()));
    let mut indexed = Vec::with_capacity(pixmap.pixels().len());
    for (colour, length) in runs(pixmap.pixels()) {
        indexed.resize(indexed.len() + length, palette.nearest(colour));
    }
    let mut bytes = Vec::new();
    let broken = |error: png::EncodingError| Unpaintable(error.to_string());
    let mut encoder = png::Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette.bytes());
    encoder.set_compression(png::Compression::Balanced);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().map_err(broken)?;
    writer.write_image_data(&indexed).map_err(broken)?;
    writer.finish().map_err(broken)?;
    Ok(bytes)
}

/// A picture as dots on white paper: three bytes for each, red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dots {
    /// Dots of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// The dots, row by row.
    pub rgb: Vec<u8>,
}

/// The picture of a scene as dots, to be printed; its height follows from its width, as for [`png()`].
///
/// # Errors
/// As [`png()`].
pub fn dots(scene: &Scene, title: &str, width: u32) -> Result<Dots, Unpaintable> {
    let pixmap = pixels(&svg(scene, title), width)?;
    // What is not covered is paper.
    let on_paper = |pixel: &tiny_skia::PremultipliedColorU8| {
        [pixel.red(), pixel.green(), pixel.blue()].map(|shade| shade.saturating_add(255 - pixel.alpha()))
    };
    let rgb = pixmap.pixels().iter().flat_map(on_paper).collect();
    Ok(Dots { width: pixmap.width(), height: pixmap.height(), rgb })
}

/// Why a picture could not be painted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpaintable(pub(super) String);

impl std::fmt::Display for Unpaintable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the picture cannot be painted: {}", self.0)
    }
}

impl std::error::Error for Unpaintable {}

/// Paints an SVG document at this width.
pub(super) fn pixels(document: &str, width: u32) -> Result<Pixmap, Unpaintable> {
    let tree = Tree::from_str(document, &Options::default()).map_err(|error| Unpaintable(error.to_string()))?;
    let size = tree.size();
    let scale = width.clamp(1, WIDEST) as f32 / size.width();
    let (width, height) = ((size.width() * scale).round() as u32, (size.height() * scale).round() as u32);
    let room = Pixmap::new(width.max(1), height.max(1));
    let mut pixmap = room.ok_or_else(|| Unpaintable(format!("{width} by {height} pixels are too many")))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}
