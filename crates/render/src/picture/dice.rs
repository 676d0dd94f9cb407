//! Dice: pips on six-sided ones, numbers on others, a question mark before they are thrown.

use super::lettering::{Anchor, TextLine};
use super::mark::n;
use super::{DrawingSheet, palette};
use adjudicate_rules::{DieFace, Phrase, phrase};

/// How large a die is drawn.
pub const SIZE: f64 = 26.0;

/// The places of pips, in thirds of the die from its middle.
fn pips(shows: u32) -> &'static [(f64, f64)] {
    const FAR: f64 = 0.27;
    match shows {
        1 => &[(0.0, 0.0)],
        2 => &[(-FAR, -FAR), (FAR, FAR)],
        3 => &[(-FAR, -FAR), (0.0, 0.0), (FAR, FAR)],
        4 => &[(-FAR, -FAR), (FAR, -FAR), (-FAR, FAR), (FAR, FAR)],
        5 => &[(-FAR, -FAR), (FAR, -FAR), (0.0, 0.0), (-FAR, FAR), (FAR, FAR)],
        6 => &[(-FAR, -FAR), (FAR, -FAR), (-FAR, 0.0), (FAR, 0.0), (-FAR, FAR), (FAR, FAR)],
        _ => &[],
    }
}

/// Describes a die.
fn title(die: DieFace) -> Phrase {
    let sides = u64::from(die.sides);
    match die.shows.map(u64::from) {
        Some(shows) if sides == 6 => phrase!("picture-die", "a die shows {shows}", shows = shows),
        Some(shows) => {
            phrase!("picture-die-of", "a die of {sides} sides shows {shows}", sides = sides, shows = shows)
        }
        None => phrase!("picture-die-unthrown", "a die of {sides} sides, not yet thrown", sides = sides),
    }
}

/// The markup of a die with its middle in this place.
pub fn markup(sheet: &mut DrawingSheet, die: DieFace, x: f64, y: f64) -> String {
    let (left, top, size) = (n(x - SIZE / 2.0), n(y - SIZE / 2.0), n(SIZE));
    let title = sheet.language.phrase(&title(die));
    let dashed = if die.shows.is_none() { " stroke-dasharray=\"4 3\"" } else { "" };
    let mut markup = format!(
        "<g class=\"die\"><title>{title}</title><rect x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\" rx=\"6\" \
         fill=\"#fffdf6\" stroke=\"{}\" stroke-width=\"1.8\"{dashed}/>",
        palette::INK
    );
    match die.shows {
        Some(shows) if die.sides == 6 && (1..=6).contains(&shows) => {
            for (across, down) in pips(shows) {
                let (x, y) = (n(x + across * SIZE), n(y + down * SIZE));
                markup.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"2.7\" fill=\"{}\"/>", palette::INK));
            }
        }
        shows => {
            let text = shows.map_or("?".to_owned(), |shows| shows.to_string());
            let size = if text.len() > 2 { 11.0 } else { 15.0 };
            let writing = TextLine::plain(&text, size, palette::INK, "die");
            markup.push_str(&writing.markup(sheet, x, y, Anchor::Middle));
        }
    }
    markup + "</g>"
}
