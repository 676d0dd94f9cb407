//! The board on a card: a picture in print, or its characters where there is none.

use pdf_writer::types::Predictor;
use pdf_writer::{Content, Filter, Name, Pdf, Ref};

/// A picture as PNG compresses it, which is also a way in which PDF holds pictures.
pub struct CompressedImage {
    width: i32,
    height: i32,
    bytes: Vec<u8>,
}

/// A picture of three bytes a dot, red, green and blue, to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintRaster {
    /// Dots of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// The dots, row by row.
    pub rgb: Vec<u8>,
}

impl PrintRaster {
    /// How high it is where it is so wide.
    pub fn height_at(&self, width: f32) -> f32 {
        width * self.height as f32 / self.width.max(1) as f32
    }

    /// How wide it is where it is so high.
    pub fn width_at(&self, height: f32) -> f32 {
        height * self.width as f32 / self.height.max(1) as f32
    }

    /// The picture, compressed; none if its sizes contradict its bytes.
    pub fn packed(&self) -> Option<CompressedImage> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header().ok()?.write_image_data(&self.rgb).ok()?;
        let bytes = data(&file)?;
        Some(CompressedImage {
            width: i32::try_from(self.width).ok()?,
            height: i32::try_from(self.height).ok()?,
            bytes,
        })
    }
}

/// The compressed rows of a PNG file: what its chunks `IDAT` hold.
fn data(file: &[u8]) -> Option<Vec<u8>> {
    let mut rest = file.get(8..)?;
    let mut found = Vec::new();
    while let Some((length, behind)) = rest.split_first_chunk::<4>() {
        let length = usize::try_from(u32::from_be_bytes(*length)).ok()?;
        let (kind, behind) = behind.split_first_chunk::<4>()?;
        if kind == b"IDAT" {
            found.extend_from_slice(behind.get(..length)?);
        }
        // A checksum follows.
        rest = behind.get(length + 4..)?;
    }
    Some(found)
}

impl CompressedImage {
    /// Puts the picture into a file.
    pub fn write(&self, pdf: &mut Pdf, reference: Ref) {
        let mut image = pdf.image_xobject(reference, &self.bytes);
        image.width(self.width).height(self.height).bits_per_component(8);
        image.filter(Filter::FlateDecode);
        image.color_space().device_rgb();
        image.decode_parms().predictor(Predictor::PngOptimum).colors(3).bits_per_component(8).columns(self.width);
    }

    /// Draws it with its lower left corner at this place.
    pub fn draw(content: &mut Content, name: &[u8], x: f32, y: f32, width: f32, height: f32) {
        content.save_state().transform([width, 0.0, 0.0, height, x, y]);
        content.x_object(Name(name)).restore_state();
    }
}
