//! QR codes: written for postcards, and read from pictures of them.

use adjudicate_rules::{Phrase, phrase};
use fast_qr::qr::QRBuilder;
use fast_qr::{ECL, Mode, QRCode};

/// More pixels than a telephone's camera has; what a file claims beyond it is not decoded.
const PIXELS_MAX: usize = 120_000_000;
/// No side of a picture is longer than this when a code is looked for: codes on cards are large, and noise is small.
const SIDE_MAX: usize = 1_600;
/// Nor of one that was made larger.
const ENLARGED_MAX: f64 = 2_600.0;
/// Sizes and angles in which a picture is looked at, one after the other, until a code is read. The reader finds the corners
/// of a large code to a pixel only, and fails about every second time; another look at it is another chance.
const SIZES: [f64; 4] = [1.0, 2.0, 0.6, 1.4];
const ANGLES: [f64; 6] = [0.0, 30.0, 60.0, 15.0, 45.0, 75.0];

/// A code as dark and light modules, row by row.
pub struct QrCode {
    /// Modules of a side.
    pub size: usize,
    /// Whether each module is dark.
    pub dark: Vec<bool>,
}

/// The code for a text; none if it is longer than a code holds.
pub fn write(text: &str) -> Option<QrCode> {
    // The stronger correction as long as it does not make the modules small: that costs more than it brings.
    let code = build(text, ECL::M).filter(|code| code.size <= MIDDLING).or_else(|| build(text, ECL::L))?;
    let at = |place: usize| code[place / code.size][place % code.size].value();
    let dark = (0..code.size * code.size).map(at).collect();
    Some(QrCode { size: code.size, dark })
}

fn build(text: &str, ecl: ECL) -> Option<QRCode> {
    QRBuilder::new(text).mode(Mode::Byte).ecl(ecl).build().ok()
}

/// Modules of a side up to which a code has the stronger correction.
const MIDDLING: usize = 101;

/// The texts of all codes in a PNG or JPEG picture.
///
/// # Errors
/// Says in a few words why the picture cannot be read.
pub fn read_picture(bytes: &[u8]) -> Result<Vec<Vec<u8>>, Phrase> {
    let grey = if bytes.starts_with(b"\x89PNG") { png(bytes)? } else { jpeg(bytes)? };
    let grey = grey.at_most(SIDE_MAX);
    let straight = grey.codes();
    if !straight.is_empty() {
        return Ok(straight);
    }
    let looks = SIZES.iter().flat_map(|size| ANGLES.iter().map(move |angle| (*size, *angle)));
    let found = looks.skip(1).map(|(size, angle)| grey.turned(size, angle).codes()).find(|found| !found.is_empty());
    Ok(found.unwrap_or_default())
}

/// A picture in shades of grey.
struct Grey {
    width: usize,
    height: usize,
    shades: Vec<u8>,
}

impl Grey {
    fn new(width: usize, height: usize, channels: usize, bytes: &[u8]) -> Result<Grey, Phrase> {
        let shade = |pixel: &[u8]| match pixel {
            [red, green, blue, ..] => {
                let sum = 299 * u32::from(*red) + 587 * u32::from(*green) + 114 * u32::from(*blue);
                u8::try_from(sum / 1_000).unwrap_or(u8::MAX)
            }
            [grey, ..] => *grey,
            [] => 0,
        };
        let shades: Vec<u8> = bytes.chunks_exact(channels.max(1)).map(shade).collect();
        match shades.len() == width * height && width > 0 && height > 0 {
            true => Ok(Grey { width, height, shades }),
            false => Err(damaged()),
        }
    }

    /// The picture, made smaller by averaging if one of its sides is longer than `limit`.
    fn at_most(&self, limit: usize) -> Grey {
        let longest = self.width.max(self.height);
        if longest <= limit {
            return Grey { width: self.width, height: self.height, shades: self.shades.clone() };
        }
        let (width, height) = ((self.width * limit / longest).max(1), (self.height * limit / longest).max(1));
        let span = |at: usize, new: usize, old: usize| (at * old / new)..((at + 1) * old / new).max(at * old / new + 1);
        let mut shades = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let (mut sum, mut count) = (0_u32, 0_u32);
                for row in span(y, height, self.height) {
                    for column in span(x, width, self.width) {
                        sum += u32::from(self.shades.get(row * self.width + column).copied().unwrap_or(0));
                        count += 1;
                    }
                }
                shades.push(u8::try_from(sum / count.max(1)).unwrap_or(u8::MAX));
            }
        }
        Grey { width, height, shades }
    }

    /// The picture made larger or smaller, and turned.
    fn turned(&self, size: f64, degrees: f64) -> Grey {
        let (width, height) = (self.width as f64, self.height as f64);
        let size = size.min(ENLARGED_MAX / width.max(height));
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (across, down) = ((width * cos + height * sin) * size, (width * sin + height * cos) * size);
        let (columns, rows) = ((across as usize).max(1), (down as usize).max(1));
        let mut shades = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            let v = (row as f64 + 0.5 - down / 2.0) / size;
            for column in 0..columns {
                let u = (column as f64 + 0.5 - across / 2.0) / size;
                shades
                    .push(self.between(u * cos + v * sin + width / 2.0 - 0.5, v * cos - u * sin + height / 2.0 - 0.5));
            }
        }
        Grey { width: columns, height: rows, shades }
    }

    /// The shade at a place between pixels; beyond the border that of the border.
    fn between(&self, x: f64, y: f64) -> u8 {
        let x = x.clamp(0.0, (self.width - 1) as f64);
        let y = y.clamp(0.0, (self.height - 1) as f64);
        let (column, row) = (x as usize, y as usize);
        let (right, below) = (x - column as f64, y - row as f64);
        let shade = |column: usize, row: usize| {
            let at = row.min(self.height - 1) * self.width + column.min(self.width - 1);
            f64::from(self.shades.get(at).copied().unwrap_or(0))
        };
        let upper = shade(column, row) * (1.0 - right) + shade(column + 1, row) * right;
        let lower = shade(column, row + 1) * (1.0 - right) + shade(column + 1, row + 1) * right;
        (upper * (1.0 - below) + lower * below) as u8
    }

    fn codes(&self) -> Vec<Vec<u8>> {
        let shade = |x: usize, y: usize| self.shades.get(y * self.width + x).copied().unwrap_or(u8::MAX);
        let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(self.width, self.height, shade);
        let mut texts = Vec::new();
        for grid in prepared.detect_grids() {
            let mut text = Vec::new();
            if grid.decode_to(&mut text).is_ok() && !texts.contains(&text) {
                texts.push(text);
            }
        }
        texts
    }
}

fn png(bytes: &[u8]) -> Result<Grey, Phrase> {
    let said = |error: png::DecodingError| Phrase::from(error.to_string());
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(said)?;
    let size = reader.output_buffer_size().filter(|size| *size <= 4 * PIXELS_MAX).ok_or_else(too_large)?;
    let mut buffer = vec![0; size];
    let info = reader.next_frame(&mut buffer).map_err(said)?;
    let (width, height) = (info.width as usize, info.height as usize);
    let channels = info.color_type.samples();
    Grey::new(width, height, if channels == 2 { 2 } else { channels }, buffer.get(..info.buffer_size()).unwrap_or(&[]))
}

/// Why a JPEG file cannot be read, on one line.
fn unreadable(error: &dyn std::fmt::Debug) -> Phrase {
    let why = format!("{error:?}");
    let error = why.split_whitespace().collect::<Vec<_>>().join(" ");
    because(error.trim_matches('"'))
}

fn because(error: &str) -> Phrase {
    phrase!("picture-unreadable", "it cannot be read ({error})", error)
}

fn damaged() -> Phrase {
    phrase!("picture-damaged", "it is damaged")
}

fn too_large() -> Phrase {
    phrase!("picture-too-large", "it is too large")
}

/// The reason that [`read_picture`] gave in these English words, in another process.
pub fn reason_in(words: &str) -> Phrase {
    let error = words.strip_prefix("it cannot be read (").and_then(|rest| rest.strip_suffix(')'));
    let known = [damaged(), too_large()].into_iter().find(|reason| **reason == *words);
    known.or_else(|| error.map(because)).unwrap_or_else(|| words.into())
}

fn jpeg(bytes: &[u8]) -> Result<Grey, Phrase> {
    use zune_jpeg::zune_core::bytestream::ZCursor;
    use zune_jpeg::zune_core::colorspace::ColorSpace;
    use zune_jpeg::zune_core::options::DecoderOptions;
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = zune_jpeg::JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|error| unreadable(&error))?;
    let (width, height) = decoder.dimensions().ok_or_else(damaged)?;
    if width.saturating_mul(height) > PIXELS_MAX {
        return Err(too_large());
    }
    let pixels = decoder.decode().map_err(|error| unreadable(&error))?;
    let channels = pixels.len() / (width * height).max(1);
    Grey::new(width, height, channels, &pixels)
}
