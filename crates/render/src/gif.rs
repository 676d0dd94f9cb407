//! Scenes one after the other as a GIF file, which shows itself everywhere.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::palette::{COLOURS_MAX, ColourCounts, IndexedPalette, PAPER, Rgb, on_paper};
use super::png::{RasterError, pixels};
use super::svg::{size, svg};
use adjudicate_rules::Scene;

/// How long a board stands, in hundredths of a second.
const STANDS: u16 = 130;
/// How long the last one does.
const LAST_STANDS: u16 = 500;
/// The colour that lets the frame before be seen.
const UNCHANGED: u8 = 255;

/// The pixels that are other ones than before: where, and their new colours.
type Change = Vec<(usize, Rgb)>;

/// The scenes as one GIF of this width that begins anew when it has ended. Scenes that look like the one before are left
/// out. `painted` is called after every scene.
///
/// # Errors
/// There is no scene, or the picture would be too large.
pub fn gif(scenes: &[Scene], width: u32, mut painted: impl FnMut()) -> Result<Vec<u8>, RasterError> {
    let sheet = PaintArea::of(scenes, width)?;
    let mut shown = vec![PAPER; sheet.width * sheet.height];
    let mut changes: Vec<Change> = Vec::new();
    for scene in scenes {
        let now = sheet.paint(scene)?;
        let change: Change = now
            .iter()
            .zip(&shown)
            .enumerate()
            .filter(|(_, (new, old))| new != old)
            .map(|(at, (new, _))| (at, *new))
            .collect();
        if !change.is_empty() {
            changes.push(change);
            shown = now;
        }
        painted();
    }
    let mut tally = ColourCounts::default();
    tally.clear();
    for (_, colour) in changes.iter().flatten() {
        tally.count(*colour, 1);
    }
    let colours = IndexedPalette::of(tally, COLOURS_MAX);

    let broken = |error: gif::EncodingError| RasterError(error.to_string());
    let (across, down) = sheet.sides;
    let mut encoder = Encoder::new(Vec::new(), across, down, &colours.all_bytes()).map_err(broken)?;
    encoder.set_repeat(Repeat::Infinite).map_err(broken)?;
    for (place, change) in changes.iter().enumerate() {
        let delay = if place + 1 == changes.len() { LAST_STANDS } else { STANDS };
        // Unchanged pixels are left as they are; only the first picture needs paper below it.
        let ground = if place == 0 { colours.nearest(PAPER) } else { UNCHANGED };
        let mut indexed = vec![ground; sheet.width * sheet.height];
        for (at, colour) in change {
            if let Some(pixel) = indexed.get_mut(*at) {
                *pixel = colours.nearest(*colour);
            }
        }
        encoder
            .write_frame(&Rectangle::of_changes(&indexed, sheet.width).frame(&indexed, sheet.width, delay))
            .map_err(broken)?;
    }
    encoder.into_inner().map_err(|error| RasterError(error.to_string()))
}

/// The canvas on which all scenes are painted.
struct PaintArea {
    /// How wide a unit of a drawing is, in pixels.
    scale: f64,
    width: usize,
    height: usize,
    sides: (u16, u16),
}

impl PaintArea {
    /// One on which the largest scene fits, the widest of them as wide as was asked.
    fn of(scenes: &[Scene], width: u32) -> Result<PaintArea, RasterError> {
        let sizes: Vec<(f64, f64)> = scenes.iter().map(size).collect();
        let widest = sizes.iter().map(|size| size.0).fold(0.0, f64::max);
        let scale = f64::from(width) / widest.max(1.0);
        let height = sizes.iter().map(|size| (size.1 * scale).round()).fold(0.0, f64::max);
        let sides = (u16::try_from(width), u16::try_from(height as u64));
        match sides {
            (Ok(across @ 1..), Ok(down @ 1..)) => {
                Ok(PaintArea { scale, width: usize::from(across), height: usize::from(down), sides: (across, down) })
            }
            _ => Err(RasterError(format!("{width} by {height} pixels make no GIF"))),
        }
    }

    /// The pixels of a scene on paper.
    fn paint(&self, scene: &Scene) -> Result<Vec<Rgb>, RasterError> {
        let own = ((size(scene).0 * self.scale).round() as u32).max(1);
        let pixmap = pixels(&svg(scene, ""), own)?;
        let mut sheet = vec![PAPER; self.width * self.height];
        for (row, line) in pixmap.data().as_chunks::<4>().0.chunks(pixmap.width().max(1) as usize).enumerate() {
            let target = sheet.iter_mut().skip(row * self.width).take(self.width);
            target.zip(line).for_each(|(target, pixel)| *target = on_paper(*pixel));
        }
        Ok(sheet)
    }
}

/// A part of a frame.
struct Rectangle {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Rectangle {
    /// Returns the smallest rectangle that holds all changes; one pixel at least.
    fn of_changes(indexed: &[u8], width: usize) -> Rectangle {
        let width = width.max(1);
        let height = indexed.len() / width;
        let changed = indexed.iter().enumerate().filter(|(_, colour)| **colour != UNCHANGED).map(|(place, _)| place);
        let (mut left, mut right, mut top, mut bottom) = (width, 0, height, 0);
        for place in changed {
            let (column, row) = (place % width, place / width);
            (left, right) = (left.min(column), right.max(column));
            (top, bottom) = (top.min(row), bottom.max(row));
        }
        if left > right {
            return Rectangle { left: 0, top: 0, width: 1, height: 1 };
        }
        Rectangle { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    fn frame(&self, indexed: &[u8], width: usize, delay: u16) -> Frame<'static> {
        let rows = indexed.chunks(width.max(1)).skip(self.top).take(self.height);
        let buffer: Vec<u8> = rows.flat_map(|row| row.iter().skip(self.left).take(self.width).copied()).collect();
        // All of it lies within sides that fit.
        Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left: self.left as u16,
            top: self.top as u16,
            width: self.width as u16,
            height: self.height as u16,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        }
    }
}
