//! QR codes: written for postcards, and read from pictures of them.

use fast_qr::qr::QRBuilder;
use fast_qr::{ECL, Mode, QRCode};

/// More pixels than a telephone's camera has; what a file claims beyond it is not decoded.
const PIXELS_MAX: usize = 120_000_000;
/// Pictures are made smaller until no side is longer than this: codes on cards are large, and noise is small.
const SIDES: &[usize] = &[1_600, 2_600, 900];

/// A code as dark and light modules, row by row.
pub struct Code {
    /// Modules of a side.
    pub size: usize,
    /// Whether each module is dark.
    pub dark: Vec<bool>,
}

/// The code for a text; none if it is longer than a code holds.
pub fn write(text: &str) -> Option<Code> {
    // The strongest correction that keeps the modules large enough to be printed on a card.
    let sizes = [ECL::Q, ECL::M, ECL::L].map(|ecl| (ecl, build(text, ecl)));
    let fits = |code: &QRCode| code.size <= 117;
    let chosen = sizes.into_iter().map(|(_, code)| code).reduce(|best, code| match (&best, &code) {
        (Some(strong), _) if fits(strong) => best,
        (Some(strong), Some(weak)) if weak.size < strong.size => code,
        (None, _) => code,
        _ => best,
    });
    let code = chosen.flatten()?;
    let at = |place: usize| code[place / code.size][place % code.size].value();
    let dark = (0..code.size * code.size).map(at).collect();
    Some(Code { size: code.size, dark })
}

fn build(text: &str, ecl: ECL) -> Option<QRCode> {
    QRBuilder::new(text).mode(Mode::Byte).ecl(ecl).build().ok()
}

/// The texts of all codes in a PNG or JPEG picture.
///
/// # Errors
/// Says in a few words why the picture cannot be read.
pub fn read_picture(bytes: &[u8]) -> Result<Vec<Vec<u8>>, String> {
    let grey = if bytes.starts_with(b"\x89PNG") { png(bytes)? } else { jpeg(bytes)? };
    let mut found: Vec<Vec<u8>> = Vec::new();
    let mut tried = Vec::new();
    for side in SIDES {
        let shrunk = grey.at_most(*side);
        if tried.contains(&shrunk.width) {
            continue;
        }
        tried.push(shrunk.width);
        for text in shrunk.codes() {
            if !found.contains(&text) {
                found.push(text);
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    Ok(found)
}

/// A picture in shades of grey.
struct Grey {
    width: usize,
    height: usize,
    shades: Vec<u8>,
}

impl Grey {
    fn new(width: usize, height: usize, channels: usize, bytes: &[u8]) -> Result<Grey, String> {
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
            false => Err("it is damaged".to_owned()),
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

    fn codes(&self) -> Vec<Vec<u8>> {
        let shade = |x: usize, y: usize| self.shades.get(y * self.width + x).copied().unwrap_or(u8::MAX);
        let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(self.width, self.height, shade);
        let mut texts = Vec::new();
        for grid in prepared.detect_grids() {
            let mut text = Vec::new();
            if grid.decode_to(&mut text).is_ok() {
                texts.push(text);
            }
        }
        texts
    }
}

fn png(bytes: &[u8]) -> Result<Grey, String> {
    let said = |error: png::DecodingError| error.to_string();
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(said)?;
    let size = reader.output_buffer_size().filter(|size| *size <= 4 * PIXELS_MAX).ok_or("it is too large")?;
    let mut buffer = vec![0; size];
    let info = reader.next_frame(&mut buffer).map_err(said)?;
    let (width, height) = (info.width as usize, info.height as usize);
    let channels = info.color_type.samples();
    Grey::new(width, height, if channels == 2 { 2 } else { channels }, buffer.get(..info.buffer_size()).unwrap_or(&[]))
}

fn jpeg(bytes: &[u8]) -> Result<Grey, String> {
    use zune_jpeg::zune_core::bytestream::ZCursor;
    use zune_jpeg::zune_core::colorspace::ColorSpace;
    use zune_jpeg::zune_core::options::DecoderOptions;
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = zune_jpeg::JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|error| format!("{error:?}"))?;
    let (width, height) = decoder.dimensions().ok_or("it is damaged")?;
    if width.saturating_mul(height) > PIXELS_MAX {
        return Err("it is too large".to_owned());
    }
    let pixels = decoder.decode().map_err(|error| format!("{error:?}"))?;
    let channels = pixels.len() / (width * height).max(1);
    Grey::new(width, height, channels, &pixels)
}
