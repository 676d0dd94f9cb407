//! The few colours with which a picture gets by.

use std::collections::HashMap;

use resvg::tiny_skia::PremultipliedColorU8;

/// Colours that are chosen; one more place is left for what is none.
const COLOURS: usize = 255;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// What scenes stand on.
pub const PAPER: Rgb = [255; 3];

/// The colour of a pixel over white paper, in sixty-four shades of each part: more than a palette can keep.
pub fn on_paper(pixel: &PremultipliedColorU8) -> Rgb {
    let over = |part: u8| part.saturating_add(255 - pixel.alpha());
    [pixel.red(), pixel.green(), pixel.blue()].map(|part| over(part) & 0xfc | over(part) >> 6)
}

/// The colours of a picture that has few.
pub struct Palette {
    palette: Vec<Rgb>,
    known: HashMap<Rgb, u8>,
}

impl Palette {
    /// Those that occur most, and then those that are furthest from the ones taken.
    pub fn of(pixels: impl Iterator<Item = Rgb>) -> Palette {
        let mut counts: HashMap<Rgb, u64> = HashMap::new();
        let mut run = (PAPER, 0);
        for colour in pixels {
            // Most pixels are as the one before.
            if colour != run.0 {
                *counts.entry(run.0).or_default() += run.1;
                run = (colour, 0);
            }
            run.1 += 1;
        }
        *counts.entry(run.0).or_default() += run.1;
        counts.retain(|_, count| *count > 0);
        let mut all: Vec<(Rgb, u64)> = counts.into_iter().collect();
        all.sort_by(|(one, often), (other, seldom)| seldom.cmp(often).then(one.cmp(other)));
        let mut palette: Vec<Rgb> = all.iter().take(COLOURS / 4).map(|(colour, _)| *colour).collect();
        let rest = all.get(palette.len()..).unwrap_or_default();
        let mut far: Vec<(Rgb, u64, u64)> =
            rest.iter().map(|(colour, count)| (*colour, *count, distance_to(&palette, *colour))).collect();
        while palette.len() < COLOURS {
            let weight = |(_, count, distance): &(Rgb, u64, u64)| distance * (64 - count.leading_zeros() as u64);
            let Some(next) = far.iter().max_by_key(|entry| (weight(entry), entry.0)).map(|entry| entry.0) else {
                break;
            };
            palette.push(next);
            for entry in &mut far {
                entry.2 = entry.2.min(distance(next, entry.0));
            }
            far.retain(|entry| entry.2 > 0);
        }
        Palette { palette, known: HashMap::new() }
    }

    /// Three bytes for each of 256 colours; the last one is none of the picture's.
    pub fn bytes(&self) -> Vec<u8> {
        let mut palette = self.palette.clone();
        palette.resize(COLOURS + 1, [0; 3]);
        palette.concat()
    }

    /// The place of the colour that is most like this one.
    pub fn nearest(&mut self, colour: Rgb) -> u8 {
        let palette = &self.palette;
        *self.known.entry(colour).or_insert_with(|| {
            let places = palette.iter().enumerate().min_by_key(|(_, known)| distance(**known, colour));
            // There are fewer than 256 colours, so the place fits.
            places.map_or(0, |(place, _)| place as u8)
        })
    }
}

fn distance_to(palette: &[Rgb], colour: Rgb) -> u64 {
    palette.iter().map(|known| distance(*known, colour)).min().unwrap_or(u64::MAX >> 8)
}

/// How different two colours look: green weighs most, blue least.
fn distance(one: Rgb, other: Rgb) -> u64 {
    let [red, green, blue] = [0, 1, 2].map(|part: usize| u64::from(one[part].abs_diff(other[part])).pow(2));
    3 * red + 6 * green + blue
}
