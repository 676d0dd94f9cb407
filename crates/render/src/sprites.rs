//! Drawings as pixels, put together from parts that are painted once: from one turn of a game to the next a piece or two have moved,
//! and the board, the other pieces and the names are the same, as they are in other games.
//!
//! The result depends on the drawing alone, and not on earlier pictures.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use resvg::tiny_skia::{IntRect, IntSize, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::picture::{Drawing, Layer, PAPER};
use super::png::{RasterError, room_for, too_many};

/// The limit on the bytes of pixels in each of the two generations of the cache. A board with the parts beside it has
/// one million, a piece a hundredth of that.
const KEPT: usize = 8 << 20;
/// Lower than any drawing ends. Parts are the same whatever the height of what they belong to.
const BOTTOM: u32 = 1 << 16;

static PAINTED: LazyLock<Mutex<SpriteCache>> = LazyLock::new(Mutex::default);

/// Paints a drawing on paper at this width, in room that is used again.
///
/// # Errors
/// A part of it is no SVG, or there is no memory for so many pixels.
pub fn paint(drawing: &Drawing, width: u32, mut room: Vec<u8>) -> Result<Pixmap, RasterError> {
    let (across, down) = (drawing.width.ceil(), drawing.height.ceil());
    let scale = f64::from(width) / across;
    let size = (width, ((down * scale).round() as u32).max(1));
    let board = drawing.parts.partition_point(|part| part.layer == Layer::Board);
    let (board, parts) = drawing.parts.split_at(board);
    let ground = format!("<rect width=\"{across}\" height=\"{down}\" rx=\"8\" fill=\"{PAPER}\"/>");
    let board: Vec<&str> = board.iter().flat_map(|part| &part.elements).map(String::as_str).collect();
    let board = sprite(drawing, &ground, &board, scale, Some(size))?;
    room.clear();
    room.extend_from_slice(board.pixmap.data());
    let pixmap = IntSize::from_wh(board.pixmap.width(), board.pixmap.height());
    let mut pixmap = pixmap.and_then(|size| Pixmap::from_vec(room, size)).ok_or_else(|| too_many(size))?;
    for element in parts.iter().flat_map(|part| &part.elements) {
        sprite(drawing, "", &[element], scale, None)?.lay_on(&mut pixmap);
    }
    Ok(pixmap)
}

/// Pixels, and where they lie.
struct Sprite {
    left: usize,
    top: usize,
    pixmap: Pixmap,
}

impl Sprite {
    /// Paints a document; without a size, no more of it than there is.
    fn paint(document: &str, scale: f32, size: Option<(u32, u32)>) -> Result<Sprite, RasterError> {
        let tree = Tree::from_str(document, &Options::default()).map_err(|error| RasterError(error.to_string()))?;
        let scaled = Transform::from_scale(scale, scale);
        let (left, top, (width, height)) = match size {
            Some(size) => (0, 0, size),
            None => {
                let place = tree.root().abs_layer_bounding_box().transform(scaled);
                let place = place.and_then(|place| {
                    // Thin lines are painted as wide as a pixel, and so beyond where they end.
                    let (left, top) = ((place.left() - 1.0).max(0.0), (place.top() - 1.0).max(0.0));
                    let (right, bottom) = ((place.right() + 1.0).ceil(), (place.bottom() + 1.0).ceil());
                    IntRect::from_ltrb(left as i32, top as i32, right as i32, bottom as i32)
                });
                // A sprite outside of the picture is invisible.
                place.map_or((0, 0, (1, 1)), |place| (place.left(), place.top(), (place.width(), place.height())))
            }
        };
        let mut pixmap = room_for(width, height)?;
        let moved = scaled.post_translate(-left as f32, -top as f32);
        resvg::render(&tree, moved, &mut pixmap.as_mut());
        Ok(Sprite { left: left as usize, top: top as usize, pixmap })
    }

    /// Draws the sprite over others; parts outside of them are dropped.
    fn lay_on(&self, under: &mut Pixmap) {
        let (own, width) = (self.pixmap.width() as usize * 4, under.width() as usize * 4);
        let left = (self.left * 4).min(width);
        let rows = under.data_mut().chunks_exact_mut(width.max(1)).skip(self.top);
        for (under, over) in rows.zip(self.pixmap.data().chunks_exact(own.max(1))) {
            let under = under.get_mut(left..).unwrap_or_default();
            for (under, over) in under.as_chunks_mut::<4>().0.iter_mut().zip(over.as_chunks::<4>().0) {
                lay(under, over);
            }
        }
    }
}

/// A pixel over another one, both multiplied by how much they cover.
fn lay(under: &mut [u8; 4], over: &[u8; 4]) {
    match over[3] {
        0 => {}
        255 => *under = *over,
        covers => {
            let rest = u16::from(255 - covers);
            for (under, over) in under.iter_mut().zip(over) {
                // Divided by 255 and rounded.
                let seen = u16::from(*under) * rest + 128;
                *under = over.saturating_add(((seen + (seen >> 8)) >> 8) as u8);
            }
        }
    }
}

/// These elements of a drawing, over something of its background.
fn sprite(
    drawing: &Drawing,
    ground: &str,
    elements: &[&str],
    scale: f64,
    size: Option<(u32, u32)>,
) -> Result<Arc<Sprite>, RasterError> {
    let document = document(drawing, ground, elements);
    let key = (document, (scale as f32).to_bits());
    if let Some(known) = painted().find(&key) {
        return Ok(known);
    }
    // Others may paint meanwhile, at worst the same.
    let sprite = Arc::new(Sprite::paint(&key.0, scale as f32, size)?);
    painted().keep(key, Arc::clone(&sprite));
    Ok(sprite)
}

fn painted() -> std::sync::MutexGuard<'static, SpriteCache> {
    // A poisoned lock is harmless: sprites are inserted whole.
    PAINTED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An SVG document of some elements of a drawing, with no more definitions than they refer to.
fn document(drawing: &Drawing, ground: &str, elements: &[&str]) -> String {
    let mut wanted = BTreeSet::new();
    let mut open = elements.to_vec();
    while let Some(markup) = open.pop() {
        for name in markup.split('#').skip(1).filter_map(|rest| rest.split(['"', ')']).next()) {
            // Colours begin like this, too.
            if let Some((name, definition)) = drawing.definitions.get_key_value(name)
                && wanted.insert(&**name)
            {
                open.push(definition);
            }
        }
    }
    let width = drawing.width.ceil();
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{BOTTOM}\" viewBox=\"0 0 {width} {BOTTOM}\"><defs>"
    );
    wanted.into_iter().filter_map(|name| drawing.definitions.get(name)).for_each(|one| text.push_str(one));
    text.push_str("</defs>");
    text.push_str(ground);
    elements.iter().for_each(|element| text.push_str(element));
    text.push_str("</svg>");
    text
}

/// A document, and the scale at which it is painted.
type Key = (String, u32);

/// The cache of painted sprites in two generations: when the recent one is full, it replaces the old one, which is
/// dropped.
#[derive(Default)]
struct SpriteCache {
    lately: HashMap<Key, Arc<Sprite>>,
    before: HashMap<Key, Arc<Sprite>>,
    bytes: usize,
}

impl SpriteCache {
    fn find(&mut self, key: &Key) -> Option<Arc<Sprite>> {
        if let Some(found) = self.lately.get(key) {
            return Some(Arc::clone(found));
        }
        let (key, found) = self.before.remove_entry(key)?;
        self.keep(key, Arc::clone(&found));
        Some(found)
    }

    fn keep(&mut self, key: Key, sprite: Arc<Sprite>) {
        self.bytes += key.0.len() + sprite.pixmap.data().len();
        if self.bytes > KEPT {
            self.before = std::mem::take(&mut self.lately);
            self.bytes = key.0.len() + sprite.pixmap.data().len();
        }
        self.lately.insert(key, sprite);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::PageLanguage;
    use adjudicate_rules::{Game, Name, Options, Play, Scene, Seat, Setup};

    use super::super::picture::{Ink, draw};
    use super::super::png::pixels;
    use super::super::svg::svg;
    use super::*;

    fn starts() -> Vec<Scene> {
        let names: Vec<Name> = ["alice", "bob"].into_iter().filter_map(Name::parse).collect();
        let start = |game: &&'static Game| {
            let setup =
                Setup { names: names.clone(), first: Some(Seat(0)), options: Options::default(), ..Setup::default() };
            Play::start(game, setup).unwrap().scene(None)
        };
        adjudicate_games::GAMES.iter().map(start).collect()
    }

    #[test]
    fn what_is_put_together_looks_like_what_is_painted_at_once() {
        for scene in starts() {
            let whole = pixels(&svg(&scene, "start"), 480).unwrap();
            *painted() = SpriteCache::default();
            let fresh = paint(&draw(PageLanguage::default(), &scene, Ink::Outlines), 480, Vec::new()).unwrap();
            assert_eq!((fresh.width(), fresh.height()), (whole.width(), whole.height()));
            let differences = fresh.data().iter().zip(whole.data()).map(|(one, other)| one.abs_diff(*other));
            // At edges a pixel is covered a little more or less where it is reckoned from another corner.
            let (most, several) = (differences.clone().max(), differences.filter(|one| *one > 2).count());
            assert!(most < Some(16) && several < 100, "{:?}: {most:?}, {several}", scene.board);
            let again = paint(&draw(PageLanguage::default(), &scene, Ink::Outlines), 480, vec![7; 3]).unwrap();
            assert!(fresh == again, "{:?}: {:?}", scene.board, scene.words);
        }
    }

    fn square(side: u32) -> Arc<Sprite> {
        Arc::new(Sprite { left: 0, top: 0, pixmap: room_for(side, side).unwrap() })
    }

    fn name(number: usize) -> Key {
        (number.to_string(), 0)
    }

    #[test]
    fn what_is_wanted_again_and_again_is_kept_and_all_else_goes() {
        let mut kept = SpriteCache::default();
        // Each has a mebibyte, and a letter or two of its name.
        for number in 0..100 {
            kept.keep(name(number), square(512));
            assert!(kept.find(&name(0)).is_some(), "{number}");
            assert!(kept.lately.len() + kept.before.len() < 17, "{number}");
        }
        assert!(kept.find(&name(50)).is_none() && kept.find(&name(99)).is_some());
    }

    #[test]
    fn pixels_are_laid_over_others_as_far_as_there_are_any() {
        let mut under = room_for(2, 2).unwrap();
        under.data_mut().fill(200);
        let mut pixmap = room_for(2, 2).unwrap();
        pixmap.data_mut().copy_from_slice(&[[0; 4], [9, 9, 9, 255], [20, 30, 40, 128], [1; 4]].concat());
        let sprite = Sprite { left: 0, top: 0, pixmap };
        sprite.lay_on(&mut under);
        assert_eq!(under.data(), [[200; 4], [9, 9, 9, 255], [120, 130, 140, 228], [200; 4]].concat());
        for (left, top) in [(1, 1), (0, 2), (2, 0), (70_000, 3)] {
            Sprite { left, top, pixmap: sprite.pixmap.clone() }.lay_on(&mut under);
        }
        assert_eq!(under.data(), [[200; 4], [9, 9, 9, 255], [120, 130, 140, 228], [200; 4]].concat());
    }
}
