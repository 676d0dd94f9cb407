//! Postcards as PDF: the board, the news and duties, room for an address, and a code with the entry.
//!
//! A card has the size A6 (148 by 105 mm). The fonts are the standard fonts, which every PDF reader has.

mod board;

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str};

pub use board::PrintRaster;

use super::qr::{self, QrCode};
use adjudicate_render::wrapped;
use board::CompressedImage;

/// A6 across, in points.
/// Lines for the address on a card.
pub const ADDRESS_LINES: usize = 4;
const WIDTH: f32 = 419.53;
const HEIGHT: f32 = 297.64;
const MARGIN: f32 = 15.0;
/// The part on the right, for the address and the code: 51 mm.
const RIGHT: f32 = 144.0;
/// Between the two parts.
const GAP: f32 = 12.0;
/// Sizes of text to try, the largest first.
const SIZES: [f32; 5] = [8.0, 7.0, 6.5, 6.0, 5.5];
/// How wide a character is, measured by the size of the text.
const ADVANCE: f32 = 0.6;
/// How much of the card's height the board has at least, if its shape wants it, and at most.
const LEAST: f32 = 0.5;
const MOST: f32 = 0.74;
/// The largest code that telephones read from a card: modules of a third of a millimetre.
const MODULES_MAX: usize = 157;
/// The light border of a code, in modules.
const QUIET: usize = 4;

/// The texts of a postcard.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// The subject, in a line.
    pub headline: String,
    /// The board as it is printed.
    pub picture: Option<PrintRaster>,
    /// The board in ASCII, used if there is no picture.
    pub board: String,
    /// The news, the duties, and the reader's possible answers, a paragraph each.
    pub paragraphs: Vec<String>,
    /// The recipient, a line each.
    pub address: Vec<String>,
    /// The text of its code.
    pub code: Option<String>,
    /// The text in place of a code that would be too fine to be read.
    pub without_code: String,
}

/// How cards stand on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostcardSheet {
    /// One card, A6.
    A6,
    /// Two cards, one above the other, on A5.
    A5,
    /// Two cards with marks to cut along, on A4.
    A4,
}

impl PostcardSheet {
    /// The size of the paper, and where the lower left corners of cards are.
    fn places(self) -> (Rect, Vec<(f32, f32)>) {
        match self {
            PostcardSheet::A6 => (Rect::new(0.0, 0.0, WIDTH, HEIGHT), vec![(0.0, 0.0)]),
            PostcardSheet::A5 => (Rect::new(0.0, 0.0, WIDTH, 595.28), vec![(0.0, HEIGHT), (0.0, 0.0)]),
            PostcardSheet::A4 => {
                let left = (595.28 - WIDTH) / 2.0;
                let below = (841.89 - 2.0 * HEIGHT) / 2.0;
                (Rect::new(0.0, 0.0, 595.28, 841.89), vec![(left, below + HEIGHT), (left, below)])
            }
        }
    }
}

/// The code of a card; none if the text is longer than a code holds that can still be read.
pub fn fitting_code(text: &str) -> Option<QrCode> {
    qr::write(text).filter(|code| code.size <= MODULES_MAX)
}

/// A PDF file with these cards.
pub fn write(cards: &[Card], sheet: PostcardSheet) -> Vec<u8> {
    let (paper, places) = sheet.places();
    let mut numbers = 1..;
    let mut next = move || Ref::new(numbers.next().unwrap_or(1));
    let (catalog, tree, plain, bold) = (next(), next(), next(), next());
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    let mut pages = Vec::new();
    for group in cards.chunks(places.len()) {
        let (page, contents) = (next(), next());
        let mut content = Content::new();
        let mut pictures: Vec<(String, Ref, CompressedImage)> = Vec::new();
        for (card, place) in group.iter().zip(&places) {
            content.save_state();
            content.transform([1.0, 0.0, 0.0, 1.0, place.0, place.1]);
            let packed = card.picture.as_ref().and_then(|picture| Some((picture, picture.packed()?)));
            let name = format!("I{}", pictures.len());
            draw(&mut content, card, packed.as_ref().map(|(picture, _)| (*picture, name.as_bytes())));
            pictures.extend(packed.map(|(_, packed)| (name, next(), packed)));
            if sheet != PostcardSheet::A6 {
                frame(&mut content);
            }
            content.restore_state();
        }
        let mut written = pdf.page(page);
        written.media_box(paper).parent(tree).contents(contents);
        let mut resources = written.resources();
        resources.fonts().pair(Name(b"P"), plain).pair(Name(b"B"), bold);
        let named = pictures.iter().map(|(name, reference, _)| (Name(name.as_bytes()), *reference));
        resources.x_objects().pairs(named);
        resources.finish();
        written.finish();
        pictures.iter().for_each(|(_, reference, packed)| packed.write(&mut pdf, *reference));
        pdf.stream(contents, &content.finish());
        pages.push(page);
    }
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(pages).count(count);
    for (font, base) in [(plain, b"Courier".as_slice()), (bold, b"Courier-Bold")] {
        pdf.type1_font(font).base_font(Name(base)).encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    pdf.finish()
}

/// A thin line around the card, to cut along.
fn frame(content: &mut Content) {
    content.set_line_width(0.25).set_stroke_gray(0.7).rect(0.0, 0.0, WIDTH, HEIGHT).stroke();
}

/// Draws a card; its picture has a name in the page.
fn draw(content: &mut Content, card: &Card, picture: Option<(&PrintRaster, &[u8])>) {
    let left = WIDTH - 2.0 * MARGIN - GAP - RIGHT;
    draw_left(content, card, picture, left);
    let x = WIDTH - MARGIN - RIGHT;
    content.set_line_width(0.5).set_stroke_gray(0.5);
    content.move_to(x - GAP / 2.0, MARGIN).line_to(x - GAP / 2.0, HEIGHT - MARGIN).stroke();
    // Four lines for the address; what is known of it stands on them, the rest is written by hand.
    let mut line = HEIGHT - MARGIN - 30.0;
    for row in 0..ADDRESS_LINES {
        content.set_stroke_gray(0.4).move_to(x, line).line_to(x + RIGHT, line).stroke();
        if let Some(text) = card.address.get(row) {
            let columns = text.chars().count().max(1) as f32;
            let size = (RIGHT / (columns * ADVANCE)).min(10.0);
            show(content, b"P", size, x, line + 2.5, text);
        }
        line -= 26.0;
    }
    match card.code.as_deref().and_then(fitting_code) {
        Some(code) => draw_code(content, &code, x, MARGIN, RIGHT),
        None => {
            let mut y = MARGIN + RIGHT / 2.0;
            for text in wrapped(&card.without_code, (RIGHT / (8.0 * ADVANCE)) as usize) {
                show(content, b"P", 8.0, x, y, &text);
                y -= 8.0 * 1.2;
            }
        }
    }
}

fn draw_left(content: &mut Content, card: &Card, picture: Option<(&PrintRaster, &[u8])>, width: f32) {
    let lines = |size: f32| -> Vec<(bool, String)> {
        let limit = ((width / (size * ADVANCE)) as usize).max(20);
        let flat = |text: &String| wrapped(text, limit).into_iter().map(|line| line.trim_start().to_owned());
        let head = flat(&card.headline).map(|line| (true, line));
        head.chain(card.paragraphs.iter().flat_map(flat).map(|line| (false, line))).collect()
    };
    let whole = HEIGHT - 2.0 * MARGIN - 8.0;
    // The text is as large as leaves room for a board that can be read; the board then takes what is left.
    let least = board_height(card, picture, width, HEIGHT * LEAST);
    let fits = |size: &&f32| lines(**size).len() as f32 * **size * 1.2 <= whole - least;
    let size = SIZES.iter().find(fits).or(SIZES.last()).copied().unwrap_or(5.5);
    let mut lines = lines(size);
    let fitting = ((whole - least) / (size * 1.2)) as usize;
    if lines.len() > fitting {
        lines.truncate(fitting.saturating_sub(1));
        lines.push((false, "...".to_owned()));
    }
    let room = whole - lines.len() as f32 * size * 1.2;
    let high = board_height(card, picture, width, room.min(HEIGHT * MOST));
    let head = lines.iter().take_while(|(bold, _)| *bold).count();
    let mut y = HEIGHT - MARGIN - size;
    for (_, line) in lines.iter().take(head) {
        show(content, b"B", size, MARGIN, y, line);
        y -= size * 1.2;
    }
    y += size - 4.0 - high;
    match picture {
        Some((picture, name)) => {
            let across = picture.width_at(high);
            CompressedImage::draw(content, name, MARGIN + (width - across) / 2.0, y, across, high);
        }
        None => draw_text(content, &card.board, y + high, high),
    }
    y -= 4.0 + size;
    for (_, line) in lines.iter().skip(head) {
        show(content, b"P", size, MARGIN, y, line);
        y -= size * 1.2;
    }
}

/// How high the board is drawn where there is so much room.
fn board_height(card: &Card, picture: Option<(&PrintRaster, &[u8])>, width: f32, room: f32) -> f32 {
    match picture {
        Some((picture, _)) => picture.height_at(width).min(room),
        None => {
            let columns = card.board.lines().map(|line| line.chars().count()).max().unwrap_or(1).max(1);
            let rows = card.board.lines().count().max(1) as f32 * 1.1;
            (width / (columns as f32 * ADVANCE)).min(7.5).min(room / rows) * rows
        }
    }
}

/// Draws the board's characters below this place, so high.
fn draw_text(content: &mut Content, board: &str, top: f32, high: f32) {
    let size = high / (board.lines().count().max(1) as f32 * 1.1);
    let mut y = top;
    for row in board.lines() {
        y -= size * 0.2;
        show(content, b"P", size, MARGIN, y - size * 0.7, row);
        y -= size * 0.9;
    }
}

/// Draws the dark modules, joined to bars in a row, so that no seams show between them.
fn draw_code(content: &mut Content, code: &QrCode, x: f32, y: f32, side: f32) {
    let module = side / (code.size + 2 * QUIET) as f32;
    content.set_fill_gray(0.0);
    for row in 0..code.size {
        let dark = |column: usize| code.dark.get(row * code.size + column).copied().unwrap_or(false);
        let mut column = 0;
        while column < code.size {
            let length = (column..code.size).take_while(|at| dark(*at)).count();
            if length > 0 {
                let left = x + (column + QUIET) as f32 * module;
                let below = y + (code.size - 1 - row + QUIET) as f32 * module;
                content.rect(left, below, length as f32 * module, module);
            }
            column += length.max(1);
        }
    }
    content.fill_nonzero();
}

fn show(content: &mut Content, font: &[u8], size: f32, x: f32, y: f32, text: &str) {
    content.begin_text().set_fill_gray(0.0).set_font(Name(font), size).next_line(x, y);
    content.show(Str(&encoded(text))).end_text();
}

/// The text in the encoding of the fonts; what they do not have is a question mark.
fn encoded(text: &str) -> Vec<u8> {
    text.chars().map(|c| code_of(c).unwrap_or(b'?')).collect()
}

/// Whether the fonts of cards have this character.
pub fn can_print(c: char) -> bool {
    code_of(c).is_some()
}

/// The place of a character in the encoding of the fonts (PDF 1.7, annex D.2, WinAnsiEncoding).
fn code_of(c: char) -> Option<u8> {
    const FROM_80: [char; 32] = [
        '€', '\0', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\0', 'Ž', '\0', '\0', '‘', '’', '“', '”',
        '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\0', 'ž', 'Ÿ',
    ];
    match u32::from(c) {
        0x20..=0x7e | 0xa0..=0xff => u8::try_from(u32::from(c)).ok(),
        0..0x20 => None,
        _ => FROM_80.iter().position(|known| *known == c).and_then(|place| u8::try_from(0x80 + place).ok()),
    }
}
