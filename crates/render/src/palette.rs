//! The few colours with which a picture gets by.

/// The most colours that are chosen; one more index is left for transparency.
pub const COLOURS_MAX: usize = 255;
/// Colours among which those that are far from others are looked for: rarer ones are seen by nobody.
const CANDIDATES: usize = 1_024;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// The background of scenes.
pub const PAPER: Rgb = [255; 3];

/// The colour of a pixel over white paper, in sixty-four shades of each part: more than a palette can keep.
pub fn on_paper([red, green, blue, alpha]: [u8; 4]) -> Rgb {
    let paper = 255 - alpha;
    let shade = |part: u8| {
        let over = part.saturating_add(paper);
        over & 0xfc | over >> 6
    };
    [shade(red), shade(green), shade(blue)]
}

/// The colours of a picture, each with a number and how often it occurs.
#[derive(Default)]
pub struct ColourCounts {
    /// For each colour that there can be one more than its number, or nothing.
    numbers: Vec<u32>,
    counts: Vec<(Rgb, u64)>,
}

impl ColourCounts {
    /// Sixty-four shades of three parts.
    const ALL: usize = 1 << 18;

    /// Clears the counts, and keeps their memory.
    pub fn clear(&mut self) {
        for (colour, _) in self.counts.drain(..) {
            if let Some(number) = self.numbers.get_mut(place_of(colour)) {
                *number = 0;
            }
        }
        self.numbers.resize(ColourCounts::ALL, 0);
    }

    /// Counts so many pixels, and gives the number of their colour.
    pub fn count(&mut self, colour: Rgb, length: usize) -> u32 {
        let Some(number) = self.numbers.get_mut(place_of(colour)) else { return 0 };
        if *number == 0 {
            self.counts.push((colour, 0));
            // There are no more colours than pixels.
            *number = self.counts.len() as u32;
        }
        let number = *number - 1;
        if let Some((_, count)) = self.counts.get_mut(number as usize) {
            *count += length as u64;
        }
        number
    }

    fn number(&self, colour: Rgb) -> Option<usize> {
        self.numbers.get(place_of(colour)).and_then(|number| (*number as usize).checked_sub(1))
    }
}

/// Returns the index of a colour among all possible colours.
fn place_of(colour: Rgb) -> usize {
    colour.into_iter().fold(0, |place, part| place << 6 | usize::from(part >> 2))
}

/// The colours of a picture that has few.
pub struct IndexedPalette {
    palette: Vec<Rgb>,
    tally: ColourCounts,
    /// For each colour that was counted, by its number, which one of the palette is most like it.
    places: Vec<u8>,
}

/// A colour that may come into the palette.
struct Candidate {
    colour: Rgb,
    number: usize,
    /// How much it counts that nothing is like it.
    weight: u32,
    /// How far it is from the colour in the palette that is most like it, and which one that is.
    distance: u32,
    place: u8,
}

impl Candidate {
    fn new(colour: Rgb, number: usize, weight: u32) -> Candidate {
        Candidate { colour, number, weight, distance: u32::MAX, place: 0 }
    }

    /// Looks at one more colour of the palette.
    fn compare(&mut self, place: usize, taken: Rgb) {
        let distance = distance(taken, self.colour);
        if distance < self.distance {
            // There are fewer than 256 colours, so the place fits.
            (self.distance, self.place) = (distance, place as u8);
        }
    }

    fn compare_all(mut self, palette: &[Rgb]) -> Candidate {
        palette.iter().enumerate().for_each(|(place, taken)| self.compare(place, *taken));
        self
    }

    /// The more, the sooner it is taken; no two have the same.
    fn need(&self) -> u64 {
        let [red, green, blue] = self.colour;
        u64::from(self.distance * self.weight) << 24 | u64::from(u32::from_be_bytes([0, red, green, blue]))
    }
}

impl IndexedPalette {
    /// So many colours: those that occur most, and then those that are furthest from the ones taken.
    pub fn of(tally: ColourCounts, colours: usize) -> IndexedPalette {
        let colours = colours.min(COLOURS_MAX);
        let mut all: Vec<(Rgb, u64, usize)> =
            tally.counts.iter().zip(0..).map(|((colour, count), number)| (*colour, *count, number)).collect();
        all.sort_unstable_by(|(one, often, _), (other, seldom, _)| seldom.cmp(often).then(one.cmp(other)));
        let mut places = vec![0; all.len()];
        let mut put = |number: usize, place: u8| {
            if let Some(own) = places.get_mut(number) {
                *own = place;
            }
        };
        let (first, rest) = all.split_at(all.len().min(colours / 4));
        let mut palette: Vec<Rgb> = first.iter().map(|(colour, _, _)| *colour).collect();
        first.iter().zip(0..).for_each(|((_, _, number), place)| put(*number, place));
        let (candidates, rare) = rest.split_at(rest.len().min(CANDIDATES));
        let mut far: Vec<Candidate> = candidates
            .iter()
            .map(|(colour, count, number)| {
                Candidate::new(*colour, *number, u64::BITS - count.leading_zeros()).compare_all(&palette)
            })
            .collect();
        let mut next = far.iter().enumerate().max_by_key(|(_, one)| one.need()).map(|(at, _)| at);
        while let Some(at) = next.filter(|_| palette.len() < colours) {
            let taken = far.swap_remove(at);
            put(taken.number, palette.len() as u8);
            let mut most = None;
            for (at, one) in far.iter_mut().enumerate() {
                one.compare(palette.len(), taken.colour);
                most = most.max(Some((one.need(), at)));
            }
            palette.push(taken.colour);
            next = most.map(|(_, at)| at);
        }
        let rare = rare.iter().map(|(colour, _, number)| Candidate::new(*colour, *number, 0).compare_all(&palette));
        far.into_iter().chain(rare).for_each(|one| put(one.number, one.place));
        IndexedPalette { palette, tally, places }
    }

    /// Gives back what the colours were counted in.
    pub fn into_tally(self) -> ColourCounts {
        self.tally
    }

    /// Three bytes for each colour.
    pub fn bytes(&self) -> Vec<u8> {
        self.palette.concat()
    }

    /// Three bytes for each of 256 colours; the last one is none of the picture's.
    pub fn all_bytes(&self) -> Vec<u8> {
        let mut palette = self.palette.clone();
        palette.resize(COLOURS_MAX + 1, [0; 3]);
        palette.concat()
    }

    /// The place of the colour that is most like the one with this number.
    pub fn place(&self, number: u32) -> u8 {
        self.places.get(number as usize).copied().unwrap_or_default()
    }

    /// The place of the colour that is most like this one.
    pub fn nearest(&self, colour: Rgb) -> u8 {
        let known = self.tally.number(colour).and_then(|number| self.places.get(number));
        known.copied().unwrap_or_else(|| Candidate::new(colour, 0, 0).compare_all(&self.palette).place)
    }
}

/// How different two colours look: green weighs most, blue least. It is asked a hundred thousand times for a picture.
fn distance([red, green, blue]: Rgb, other: Rgb) -> u32 {
    let square = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
    3 * square(red, other[0]) + 6 * square(green, other[1]) + square(blue, other[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_becomes_the_one_that_is_most_like_it() {
        let mut tally = ColourCounts::default();
        // A second picture is counted where a first one was.
        for (colours, step, most) in [(40, 4, 255), (3_000, 1, 255), (3_000, 1, 64)] {
            tally.clear();
            let colour = |number: u32| {
                let [_, red, green, blue] = number.wrapping_mul(step * 0x00a3_11c9).to_be_bytes();
                on_paper([red, green, blue, 255])
            };
            let numbers: Vec<u32> =
                (0..colours).map(|number| tally.count(colour(number), 1 + number as usize % 9)).collect();
            let palette = IndexedPalette::of(tally, most);
            let known: Vec<Rgb> = palette.bytes().as_chunks::<3>().0.to_vec();
            assert_eq!(known.len(), (colours as usize).min(most));
            for (number, counted) in (0..colours).zip(numbers) {
                let place = palette.place(counted);
                let best = known.iter().map(|known| distance(*known, colour(number))).min();
                assert_eq!(Some(distance(known[usize::from(place)], colour(number))), best, "{number}");
                assert_eq!(palette.nearest(colour(number)), place, "{number}");
            }
            let other = [3, 251, 7];
            let best = known.iter().map(|known| distance(*known, other)).min();
            assert_eq!(Some(distance(known[usize::from(palette.nearest(other))], other)), best);
            tally = palette.into_tally();
        }
    }
}
