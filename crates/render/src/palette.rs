//! The few colours with which a picture gets by.

use std::collections::HashMap;

use resvg::tiny_skia::PremultipliedColorU8;

/// Colours that are chosen; one more place is left for what is none.
const COLOURS: usize = 255;
/// Colours among which those that are far from others are looked for: rarer ones are seen by nobody.
const CANDIDATES: usize = 1_024;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// What scenes stand on.
pub const PAPER: Rgb = [255; 3];

/// The colour of a pixel over white paper, in sixty-four shades of each part: more than a palette can keep.
pub fn on_paper(pixel: &PremultipliedColorU8) -> Rgb {
    let paper = 255 - pixel.alpha();
    let shade = |part: u8| {
        let over = part.saturating_add(paper);
        over & 0xfc | over >> 6
    };
    [shade(pixel.red()), shade(pixel.green()), shade(pixel.blue())]
}

/// The colours of a picture that has few.
pub struct Palette {
    palette: Vec<Rgb>,
    known: HashMap<Rgb, u8>,
}

impl Palette {
    /// Those that occur most in these runs of pixels, and then those that are furthest from the ones taken.
    pub fn of(runs: impl Iterator<Item = (Rgb, usize)>) -> Palette {
        let mut counts: HashMap<Rgb, u64> = HashMap::new();
        for (colour, length) in runs {
            *counts.entry(colour).or_default() += length as u64;
        }
        let mut all: Vec<(Rgb, u64)> = counts.into_iter().collect();
        all.sort_by(|(one, often), (other, seldom)| seldom.cmp(often).then(one.cmp(other)));
        let mut palette: Vec<Rgb> = all.iter().take(COLOURS / 4).map(|(colour, _)| *colour).collect();
        let rest = all.get(palette.len()..).unwrap_or_default();
        let mut far: Vec<(Rgb, u64, u64)> = rest
            .iter()
            .take(CANDIDATES)
            .map(|(colour, count)| (*colour, *count, distance_to(&palette, *colour)))
            .collect();
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

/// The colours of pixels over white paper, each with how many of it stand side by side, as most do.
pub fn runs(pixels: &[PremultipliedColorU8]) -> impl Iterator<Item = (Rgb, usize)> {
    pixels.chunk_by(|one, other| one == other).filter_map(|run| Some((on_paper(run.first()?), run.len())))
}

fn distance_to(palette: &[Rgb], colour: Rgb) -> u64 {
    palette.iter().map(|known| distance(*known, colour)).min().unwrap_or(u64::MAX >> 8)
}

/// How different two colours look: green weighs most, blue least. It is asked a million times for a picture.
fn distance([red, green, blue]: Rgb, other: Rgb) -> u64 {
    let square = |one: u8, other: u8| u64::from(one.abs_diff(other)).pow(2);
    3 * square(red, other[0]) + 6 * square(green, other[1]) + square(blue, other[2])
}
