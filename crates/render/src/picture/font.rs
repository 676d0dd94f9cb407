//! The outlines and widths of letters in a TrueType font, as far as the two fonts of the pictures need it: letters of the first plane
//! (a `cmap` of format 4), outlines of their own or put together from others (`glyf`), nothing else. No other font gets here.

/// A font. Characters that the font lacks, or has in another form, are absent.
pub(super) struct Font<'a> {
    /// How many units an em has.
    pub(super) em: u16,
    letters: &'a [u8],
    places: &'a [u8],
    outlines: &'a [u8],
    widths: &'a [u8],
    /// How many glyphs have a width of their own: those behind them have the last of these.
    measured: u16,
}

/// A glyph of a font.
#[derive(Clone, Copy)]
pub(super) struct Glyph(u16);

/// A part of an outline, in units of the font, upwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stroke {
    /// A contour begins here.
    Move([f64; 2]),
    /// Straight on to here.
    Line([f64; 2]),
    /// By the first point, which is not touched, to the second.
    Curve([f64; 2], [f64; 2]),
    /// The contour is back where it began.
    Close,
}

/// A point of a contour, and whether the contour touches it.
type Point = ([f64; 2], bool);

impl<'a> Font<'a> {
    /// The font in this file.
    pub(super) fn read(file: &'a [u8]) -> Option<Font<'a>> {
        let table = |tag: &[u8; 4]| {
            let entries = (0..usize::from(word(file, 4)?)).map(|number| 12 + 16 * number);
            let entry = entries.into_iter().find(|at| file.get(*at..*at + 4) == Some(tag))?;
            let (start, length) = (long(file, entry + 8)?, long(file, entry + 12)?);
            file.get(start..start.checked_add(length)?)
        };
        let (head, maps) = (table(b"head")?, table(b"cmap")?);
        let mut subtables = (0..usize::from(word(maps, 2)?)).map(|number| maps.get(long(maps, 8 + 8 * number)?..));
        let letters = subtables.find_map(|map| map.filter(|map| word(map, 0) == Some(4)))?;
        // Places are halved words; a font of more than 128 kB would have them whole.
        (word(head, 50)? == 0).then_some(())?;
        Some(Font {
            em: word(head, 18)?,
            letters,
            places: table(b"loca")?,
            outlines: table(b"glyf")?,
            widths: table(b"hmtx")?,
            measured: word(table(b"hhea")?, 34)?,
        })
    }

    /// The glyph of a letter.
    pub(super) fn glyph(&self, letter: char) -> Option<Glyph> {
        let letter = u16::try_from(u32::from(letter)).ok()?;
        let map = self.letters;
        let doubled = usize::from(word(map, 6)?);
        let ends = (0..doubled / 2).map(|number| 14 + 2 * number);
        // Behind the ends of all ranges, and two bytes, come their starts, what is added, and where their glyphs are listed.
        let end = ends.into_iter().find(|at| word(map, *at).is_some_and(|end| letter <= end))?;
        let [start, delta, list] = [1, 2, 3].map(|part| end + 2 + part * doubled);
        let first = word(map, start)?;
        let within = usize::from(letter.checked_sub(first)?);
        let glyph = match usize::from(word(map, list)?) {
            0 => letter.wrapping_add(word(map, delta)?),
            offset => match word(map, list + offset + 2 * within)? {
                0 => 0,
                listed => listed.wrapping_add(word(map, delta)?),
            },
        };
        (glyph != 0).then_some(Glyph(glyph))
    }

    /// How far the next letter stands from this one.
    pub(super) fn width(&self, glyph: Glyph) -> Option<u16> {
        let measured = glyph.0.min(self.measured.checked_sub(1)?);
        word(self.widths, 4 * usize::from(measured))
    }

    /// Returns the outline of a letter; empty for a space.
    pub(super) fn outline(&self, glyph: Glyph) -> Vec<Stroke> {
        let mut strokes = Vec::new();
        for contour in self.contours(glyph, true).unwrap_or_default() {
            draw(&contour, &mut strokes);
        }
        strokes
    }

    fn contours(&self, glyph: Glyph, whole: bool) -> Option<Vec<Vec<Point>>> {
        let place = |number: usize| word(self.places, 2 * number).map(|half| 2 * usize::from(half));
        let number = usize::from(glyph.0);
        let outline = self.outlines.get(place(number)?..place(number + 1)?)?;
        match short(outline, 0) {
            None => Some(Vec::new()),
            Some(count @ 0..) => simple(outline, usize::from(count.unsigned_abs())),
            Some(_) if whole => self.composite(outline),
            // In these fonts, composite glyphs consist of simple glyphs only.
            Some(_) => None,
        }
    }

    fn composite(&self, outline: &[u8]) -> Option<Vec<Vec<Point>>> {
        const WORDS: u16 = 1;
        const MOVED: u16 = 1 << 1;
        const SCALED: u16 = 1 << 3 | 1 << 6 | 1 << 7;
        const MORE: u16 = 1 << 5;
        let (mut contours, mut at) = (Vec::new(), 10);
        loop {
            let (flags, part) = (word(outline, at)?, word(outline, at + 2)?);
            // Smaller arguments have a sign as well, but how they are scaled or hung on points does not occur.
            (flags & SCALED == 0).then_some(())?;
            let (by, next) = match flags & WORDS {
                0 => ([byte(outline, at + 4)?, byte(outline, at + 5)?].map(|by| f64::from(by.cast_signed())), at + 6),
                _ => ([short(outline, at + 4)?, short(outline, at + 6)?].map(f64::from), at + 8),
            };
            let by = if flags & MOVED == 0 { [0.0; 2] } else { by };
            for mut contour in self.contours(Glyph(part), false)? {
                contour.iter_mut().for_each(|([x, y], _)| (*x, *y) = (*x + by[0], *y + by[1]));
                contours.push(contour);
            }
            if flags & MORE == 0 {
                return Some(contours);
            }
            at = next;
        }
    }
}

/// The contours of an outline of its own: their last points, instructions, flags, and then both coordinates of each point, as steps.
fn simple(outline: &[u8], count: usize) -> Option<Vec<Vec<Point>>> {
    const TOUCHED: u8 = 1;
    const REPEATED: u8 = 1 << 3;
    let ends: Vec<usize> =
        (0..count).map(|number| word(outline, 10 + 2 * number).map(usize::from)).collect::<Option<_>>()?;
    let points = ends.last().map_or(0, |last| last + 1);
    let mut at = 10 + 2 * count;
    at += 2 + usize::from(word(outline, at)?);
    let mut flags = Vec::with_capacity(points);
    while flags.len() < points {
        let flag = byte(outline, at)?;
        at += 1;
        let mut times = 1;
        if flag & REPEATED != 0 {
            times += usize::from(byte(outline, at)?);
            at += 1;
        }
        flags.extend(std::iter::repeat_n(flag, times));
    }
    let mut steps = |small: u8, same: u8| {
        let mut value = 0;
        let mut values = Vec::with_capacity(points);
        for flag in flags.iter().take(points) {
            value += match (flag & small != 0, flag & same != 0) {
                (true, positive) => {
                    at += 1;
                    i32::from(byte(outline, at - 1)?) * if positive { 1 } else { -1 }
                }
                (false, true) => 0,
                (false, false) => {
                    at += 2;
                    i32::from(short(outline, at - 2)?)
                }
            };
            values.push(f64::from(value));
        }
        Some(values)
    };
    let (xs, ys) = (steps(1 << 1, 1 << 4)?, steps(1 << 2, 1 << 5)?);
    let mut points = xs.into_iter().zip(ys).zip(flags).map(|((x, y), flag)| ([x, y], flag & TOUCHED != 0));
    let mut begun = 0;
    let lengths = ends.into_iter().map(|end| (end + 1).checked_sub(std::mem::replace(&mut begun, end + 1)));
    lengths.map(|length| Some(points.by_ref().take(length?).collect())).collect()
}

/// A contour as strokes, from the first point that it touches. Between two that it does not touch, it touches their middle.
fn draw(contour: &[Point], strokes: &mut Vec<Stroke>) {
    let Some(first) = contour.iter().position(|(_, touched)| *touched) else { return };
    let around = contour.iter().cycle().skip(first).take(contour.len() + 1);
    let mut passed: Option<[f64; 2]> = None;
    for (number, (point, touched)) in around.enumerate() {
        match (passed, touched) {
            (_, true) if number == 0 => strokes.push(Stroke::Move(*point)),
            (None, true) => strokes.push(Stroke::Line(*point)),
            (Some(by), true) => strokes.push(Stroke::Curve(by, *point)),
            (Some(by), false) => {
                strokes.push(Stroke::Curve(by, [f64::midpoint(by[0], point[0]), f64::midpoint(by[1], point[1])]));
            }
            (None, false) => {}
        }
        passed = (!touched).then_some(*point);
    }
    strokes.push(Stroke::Close);
}

fn byte(bytes: &[u8], at: usize) -> Option<u8> {
    bytes.get(at).copied()
}

fn word(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn short(bytes: &[u8], at: usize) -> Option<i16> {
    word(bytes, at).map(u16::cast_signed)
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_be_bytes(*bytes.get(at..)?.first_chunk()?)).ok()
}
