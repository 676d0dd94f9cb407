//! Patterns of the players' colours, after the way in which heralds engrave them: red upright, blue level, green and violet
//! slanting, yellow dotted, black crossed.

use super::DrawingSheet;
use adjudicate_rules::Paint;

fn pattern(paint: Paint) -> Option<(&'static str, &'static str)> {
    let (path, colour) = match paint {
        Paint::Light | Paint::Dark | Paint::White => return None,
        Paint::Red => ("M6 0V12", "#fff"),
        Paint::Blue => ("M0 6H12", "#fff"),
        Paint::Green => ("M0 0L12 12M-3 9L3 15M9-3L15 3", "#fff"),
        Paint::Violet => ("M0 12L12 0M-3 3L3-3M9 15L15 9", "#fff"),
        Paint::Yellow => ("M5 5H7V7H5Z", "#3b2f00"),
        Paint::Black => ("M6 0V12M0 6H12", "#fff"),
        Paint::Orange => ("M0 3H12M3 6V12M9 6V12", "#2b1300"),
        Paint::Brown => ("M0 0L12 12M0 12L12 0", "#fff"),
    };
    Some((path, colour))
}

fn id(paint: Paint) -> String {
    format!("hatch-{paint:?}").to_lowercase()
}

/// Makes sure that the pattern of a paint is there, if it has one.
pub fn define(sheet: &mut DrawingSheet, paint: Paint) {
    let Some((path, colour)) = pattern(paint) else { return };
    let id = id(paint);
    sheet.define(&id, || {
        format!(
            "<pattern id=\"{id}\" width=\"12\" height=\"12\" patternUnits=\"userSpaceOnUse\"><path d=\"{path}\" \
             stroke=\"{colour}\" stroke-width=\"2.4\" stroke-opacity=\".75\" fill=\"none\"/></pattern>"
        )
    });
}

/// The same element, whose markup is given without its end, filled with the pattern.
pub fn over(element: &str, paint: Paint) -> String {
    match pattern(paint) {
        Some(_) => format!("{element} fill=\"url(#{})\"/>", id(paint)),
        None => String::new(),
    }
}

/// The dashes of a trail.
pub fn dashes(paint: Paint) -> &'static str {
    match paint {
        Paint::Light | Paint::Red => "none",
        Paint::Dark | Paint::Blue => "9 4",
        Paint::Green => "2.5 3",
        Paint::Yellow => "14 3 3 3",
        Paint::Black => "6 6",
        Paint::White => "9 3 2 3 2 3",
        Paint::Orange => "18 5",
        Paint::Violet => "4 2",
        Paint::Brown => "3 7",
    }
}
