//! A scene as pixels.

use std::sync::{Mutex, PoisonError};

use flate2::{Compress, Compression, FlushCompress, Status};
use resvg::tiny_skia::{self, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::page::PageLanguage;
use super::palette::{ColourCounts, IndexedPalette, on_paper};
use super::picture::{Ink, draw};
use super::sprites;
use super::svg::svg;
use adjudicate_rules::Scene;

/// The widest picture that is made, in pixels.
const WIDEST: u32 = 4096;
/// How much is looked for what can be said shorter, from 1 to 9: with one more a picture takes 4 to 11 percent longer for half a percent of the
/// bytes, with 6 twice as long for a fiftieth.
const EFFORT: u32 = 4;
/// The colours of a picture in a message. Nearly all of them are shades at the edges of lines; with 128 a picture takes a twenty-fifth more bytes, with 255 a seventh.
const COLOURS: usize = 96;
/// The filters of rows (PNG, 9.2): none, and the difference from the row above.
const UNFILTERED: u8 = 0;
const UP: u8 = 2;

/// The picture of a scene as a PNG file of this width; its height follows. The width is at least 1 and at most 4096.
///
/// # Errors
/// There is no memory for so many pixels.
pub fn png(scene: &Scene, title: &str, width: u32) -> Result<Vec<u8>, RasterError> {
    pixels(&svg(scene, title), width)?.encode_png().map_err(|error| RasterError(error.to_string()))
}

/// The same on white paper, with 96 colours at most: a fraction of the bytes and of the work, for messages.
///
/// # Errors
/// As [`png()`].
pub fn small_png(scene: &Scene, width: u32) -> Result<Vec<u8>, RasterError> {
    let free = || BENCHES.lock().unwrap_or_else(PoisonError::into_inner);
    let mut bench = free().pop().unwrap_or_default();
    let painted = bench.small_png(scene, width);
    free().push(bench);
    painted
}

/// The buffers for as many pictures as were painted at once: allocating them takes nearly as long as painting one.
static BENCHES: Mutex<Vec<Bench>> = Mutex::new(Vec::new());

/// The buffers that painting a picture needs and that no picture keeps.
struct Bench {
    pixels: Vec<u8>,
    colours: ColourCounts,
    /// Pixels of one colour that stand side by side: its number, and how many they are.
    runs: Vec<(u32, usize)>,
    rows: Vec<u8>,
    stream: Vec<u8>,
    compress: Compress,
}

impl Default for Bench {
    fn default() -> Bench {
        let compress = Compress::new(Compression::new(EFFORT), true);
        let (pixels, rows, stream) = (Vec::new(), Vec::new(), Vec::new());
        Bench { pixels, colours: ColourCounts::default(), runs: Vec::new(), rows, stream, compress }
    }
}

impl Bench {
    fn small_png(&mut self, scene: &Scene, width: u32) -> Result<Vec<u8>, RasterError> {
        let room = std::mem::take(&mut self.pixels);
        let pixmap =
            sprites::paint(&draw(PageLanguage::default(), scene, Ink::Outlines), width.clamp(1, WIDEST), room)?;
        self.count(pixmap.data());
        let palette = IndexedPalette::of(std::mem::take(&mut self.colours), COLOURS);
        self.rows.clear();
        let across = pixmap.width() as usize + 1;
        for (colour, mut length) in self.runs.iter().copied() {
            let place = palette.place(colour);
            while length > 0 {
                let written = self.rows.len() % across;
                if written == 0 {
                    self.rows.push(UNFILTERED);
                }
                let fits = length.min(across - written.max(1));
                self.rows.resize(self.rows.len() + fits, place);
                length -= fits;
            }
        }
        filter_equal(&mut self.rows, across);
        self.compress()?;
        let mut bytes = Vec::with_capacity(self.stream.len() + 1_024);
        let broken = |error: png::EncodingError| RasterError(error.to_string());
        let mut encoder = png::Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(palette.bytes());
        let mut writer = encoder.write_header().map_err(broken)?;
        writer.write_chunk(png::chunk::IDAT, &self.stream).map_err(broken)?;
        writer.finish().map_err(broken)?;
        (self.pixels, self.colours) = (pixmap.take(), palette.into_tally());
        Ok(bytes)
    }

    /// Counts the colours of these pixels.
    fn count(&mut self, pixels: &[u8]) {
        self.colours.clear();
        self.runs.clear();
        let mut rest = pixels.as_chunks::<4>().0;
        while let Some(first) = rest.first() {
            let length = rest.iter().position(|pixel| pixel != first).unwrap_or(rest.len());
            self.runs.push((self.colours.count(on_paper(*first), length), length));
            rest = rest.get(length..).unwrap_or_default();
        }
    }

    /// Makes a stream of zlib of the rows.
    fn compress(&mut self) -> Result<(), RasterError> {
        self.compress.reset();
        self.stream.clear();
        self.stream.reserve(self.rows.len() / 4);
        loop {
            let rest = self.rows.get(self.compress.total_in() as usize..).unwrap_or_default();
            match self.compress.compress_vec(rest, &mut self.stream, FlushCompress::Finish) {
                Ok(Status::StreamEnd) => return Ok(()),
                Ok(Status::Ok | Status::BufError) => self.stream.reserve(self.stream.len().max(1_024)),
                Err(error) => return Err(RasterError(error.to_string())),
            }
        }
    }
}

/// Writes each row that is equal to the one above it as its difference, which is nothing; other rows stay as they are. That saves a sixth of the
/// bytes, and the compressor's work.
fn filter_equal(rows: &mut [u8], across: usize) {
    let mut below: Option<&mut [u8]> = None;
    for row in rows.chunks_exact_mut(across).rev() {
        if let Some(below) = below.filter(|below| **below == *row) {
            below.fill(0);
            below.iter_mut().take(1).for_each(|filter| *filter = UP);
        }
        below = Some(row);
    }
}

/// A picture as dots on white paper: three bytes for each, red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
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
pub fn dots(scene: &Scene, title: &str, width: u32) -> Result<Raster, RasterError> {
    let pixmap = pixels(&svg(scene, title), width)?;
    // Pixels that nothing covers are paper.
    let on_paper = |pixel: &tiny_skia::PremultipliedColorU8| {
        [pixel.red(), pixel.green(), pixel.blue()].map(|shade| shade.saturating_add(255 - pixel.alpha()))
    };
    let rgb = pixmap.pixels().iter().flat_map(on_paper).collect();
    Ok(Raster { width: pixmap.width(), height: pixmap.height(), rgb })
}

/// Why a picture could not be painted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RasterError(pub(super) String);

impl std::fmt::Display for RasterError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the picture cannot be painted: {}", self.0)
    }
}

impl std::error::Error for RasterError {}

/// Paints an SVG document at this width.
pub(super) fn pixels(document: &str, width: u32) -> Result<Pixmap, RasterError> {
    let tree = Tree::from_str(document, &Options::default()).map_err(|error| RasterError(error.to_string()))?;
    let size = tree.size();
    let scale = width.clamp(1, WIDEST) as f32 / size.width();
    let (width, height) = ((size.width() * scale).round() as u32, (size.height() * scale).round() as u32);
    let mut pixmap = room_for(width.max(1), height.max(1))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// So many pixels, of which none covers anything.
pub(super) fn room_for(width: u32, height: u32) -> Result<Pixmap, RasterError> {
    Pixmap::new(width, height).ok_or_else(|| too_many((width, height)))
}

pub(super) fn too_many((width, height): (u32, u32)) -> RasterError {
    RasterError(format!("{width} by {height} pixels are too many"))
}
