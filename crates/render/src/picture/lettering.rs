//! Letters as outlines, so that a picture looks the same wherever it is shown and needs no font.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::DrawingSheet;
use super::font::{Font, Stroke};
use super::mark::{escaped, n};

/// How a drawing writes its letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// As outlines, for pictures that stand alone.
    Outlines,
    /// As text in the reader's own font, for pages, where it can be read aloud and searched.
    Text,
}

/// Open Sans Semibold: Latin, Greek and Cyrillic.
static TEXT: LazyLock<Option<Font<'static>>> = LazyLock::new(|| Font::read(include_bytes!("../fonts/text.ttf")));
/// Cinzel Semibold, after Roman inscriptions: capitals only.
static INSCRIPTION: LazyLock<Option<Font<'static>>> =
    LazyLock::new(|| Font::read(include_bytes!("../fonts/inscription.ttf")));

/// Letters that have been written as outlines, by their ids: every picture needs the same few dozen.
static WRITTEN: LazyLock<Mutex<HashMap<String, String>>> = LazyLock::new(Mutex::default);

/// The height of capitals and digits of both fonts, of a size of one.
const CAPITAL: f64 = 0.71;

/// Which letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterStyle {
    /// Text to be read.
    Plain,
    /// Text carved into a board.
    Carved,
}

/// The side of its place on which a text is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// It is centred there.
    Middle,
}

/// A line of text.
#[derive(Clone, Copy, Debug)]
pub struct TextLine<'a> {
    /// The text.
    pub text: &'a str,
    /// In which letters.
    pub hand: LetterStyle,
    /// How large, in units of the drawing.
    pub size: f64,
    /// Its colour.
    pub fill: &'a str,
    /// The name by which a page's style can find it.
    pub class: &'a str,
}

impl<'a> TextLine<'a> {
    /// Text to be read.
    pub fn plain(text: &'a str, size: f64, fill: &'a str, class: &'a str) -> TextLine<'a> {
        TextLine { text, hand: LetterStyle::Plain, size, fill, class }
    }

    /// How wide it is.
    pub fn width(&self) -> f64 {
        let Some(font) = self.font() else { return 0.0 };
        let scale = self.size / f64::from(font.em);
        spelled(font, self.text).chars().map(|c| advance(font, c)).sum::<f64>() * scale
    }

    /// Its markup, with its middle at this height. Adds the definitions to which the markup refers.
    pub fn markup(&self, sheet: &mut DrawingSheet, x: f64, y: f64, anchor: Anchor) -> String {
        let baseline = y + CAPITAL / 2.0 * self.size;
        let (fill, class, text) = (self.fill, self.class, escaped(self.text));
        if sheet.ink == Ink::Text && self.hand == LetterStyle::Plain {
            let anchored = if anchor == Anchor::Middle { " text-anchor=\"middle\"" } else { "" };
            let (x, y, size) = (n(x), n(baseline), n(self.size));
            return format!(
                "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\"{anchored}>{text}</text>"
            );
        }
        let left = if anchor == Anchor::Middle { x - self.width() / 2.0 } else { x };
        let (left, baseline, scale) = (n(left), n(baseline), (self.size * 100.0).round() / 100_000.0);
        let letters = self.letters(sheet);
        format!(
            "<g class=\"{class}\" role=\"img\" aria-label=\"{text}\" fill=\"{fill}\" transform=\"translate({left} \
             {baseline}) scale({scale})\">{letters}</g>"
        )
    }

    fn font(&self) -> Option<&'static Font<'static>> {
        match self.hand {
            LetterStyle::Plain => TEXT.as_ref(),
            LetterStyle::Carved => INSCRIPTION.as_ref(),
        }
    }

    /// The letters, in thousandths of their size from where the text begins.
    fn letters(&self, sheet: &mut DrawingSheet) -> String {
        let Some(font) = self.font() else { return String::new() };
        let em = 1000.0 / f64::from(font.em);
        let initial = if self.hand == LetterStyle::Plain { 't' } else { 'c' };
        let (mut letters, mut x) = (String::new(), 0.0_f64);
        for character in spelled(font, self.text).chars() {
            if let Some(glyph) = font.glyph(character).filter(|_| character != ' ') {
                let id = format!("{initial}{:x}", u32::from(character));
                sheet.define(&id, || {
                    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
                    let path = written.entry(id.clone()).or_insert_with(|| {
                        let path = font.outline(glyph).into_iter().map(|stroke| path_data(stroke, em));
                        format!("<path id=\"{id}\" d=\"{}\"/>", path.collect::<String>())
                    });
                    path.clone()
                });
                letters.push_str(&match x.round() {
                    0.0 => format!("<use href=\"#{id}\"/>"),
                    x => format!("<use href=\"#{id}\" x=\"{x}\"/>"),
                });
            }
            x += advance(font, character) * em;
        }
        letters
    }
}

/// A text in letters that the font has; others are spelled as the log spells them.
fn spelled(font: &Font<'_>, text: &str) -> String {
    let spell = |character: char| match (font.glyph(character), u32::from(character)) {
        (Some(_), _) => character.to_string(),
        (None, code @ 0..=0xffff) => format!("\\u{code:04x}"),
        (None, code) => format!("\\U{code:08x}"),
    };
    text.chars().map(spell).collect()
}

fn advance(font: &Font<'_>, character: char) -> f64 {
    let advance = font.glyph(character).and_then(|glyph| font.width(glyph));
    f64::from(advance.unwrap_or(0))
}

/// A stroke as path data, in thousandths of the letters' size.
fn path_data(stroke: Stroke, em: f64) -> String {
    let point = |[x, y]: [f64; 2]| format!("{} {}", n((x * em).round()), n((-y * em).round()));
    match stroke {
        Stroke::Move(to) => format!("M{}", point(to)),
        Stroke::Line(to) => format!("L{}", point(to)),
        Stroke::Curve(by, to) => format!("Q{} {}", point(by), point(to)),
        Stroke::Close => "Z".to_owned(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn both_fonts_are_there() {
        for character in (' '..='~').chain("äßŁΩЯ–…".chars()) {
            assert!(TEXT.as_ref().and_then(|font| font.glyph(character)).is_some(), "{character}");
        }
        for character in 'A'..='Z' {
            assert!(INSCRIPTION.as_ref().and_then(|font| font.glyph(character)).is_some(), "{character}");
        }
    }

    #[test]
    fn every_letter_has_its_width_and_outline() {
        for (font, letters, blank) in [(&TEXT, 504, 2), (&INSCRIPTION, 26, 0)] {
            let font = font.as_ref().unwrap();
            let glyphs: Vec<_> = ('\0'..=char::MAX).filter_map(|character| font.glyph(character)).collect();
            assert_eq!(glyphs.len(), letters);
            assert!(glyphs.iter().all(|glyph| font.width(*glyph).is_some_and(|width| width > 0)));
            assert_eq!(glyphs.iter().filter(|glyph| font.outline(**glyph).is_empty()).count(), blank);
        }
    }

    #[test]
    fn letters_without_an_outline_are_spelled() {
        let width = |text| TextLine::plain(text, 10.0, "#000", "ink").width();
        assert_eq!(width("中\u{1f3b2}"), width("\\u4e2d\\U0001f3b2"));
        assert!(width("中") > 0.0);
    }
}
