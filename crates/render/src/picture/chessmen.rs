//! The pieces of chess, in a square of 100 units around the middle.

use super::palette::PieceColours;
use adjudicate_rules::{Paint, PieceShape};

/// The foot on which every piece stands.
const FOOT: &str = "M-31 44V37Q-31 31-24 31H24Q31 31 31 37V44Z";

/// The shape of a chess piece; none for others.
pub fn shape(figure: PieceShape, paint: Paint, coat: &PieceColours) -> Option<String> {
    let (outlines, details) = parts(figure)?;
    let PieceColours { body, shine, rim, mark } = coat;
    // White's pieces are drawn in dark lines, Black's in light ones on dark.
    let fill = if paint == Paint::Light { shine } else { body };
    let outlines: String = [FOOT].iter().chain(outlines).map(|path| format!("<path d=\"{path}\"/>")).collect();
    Some(format!(
        "<ellipse cy=\"44\" rx=\"36\" ry=\"5\" fill=\"#000\" fill-opacity=\".28\"/><g fill=\"{fill}\" stroke=\"{rim}\" \
         stroke-width=\"4.5\" stroke-linejoin=\"round\">{outlines}</g><path d=\"{details}\" fill=\"none\" stroke=\"{mark}\" \
         stroke-width=\"4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    ))
}

/// Outlines and, as one path, the lines on them.
fn parts(figure: PieceShape) -> Option<(&'static [&'static str], &'static str)> {
    Some(match figure {
        PieceShape::Pawn => (
            &[
                "M-21 31C-13 22-9 14-8 2H8C9 14 13 22 21 31Z",
                "M-15 2Q-15-5-8-5H8Q15-5 15 2Z",
                "M0-37A16 16 0 1 1 0-5A16 16 0 1 1 0-37Z",
            ],
            "M-22 38H22",
        ),
        PieceShape::Rook => (
            &["M-22 31L-17-14H17L22 31Z", "M-27-40H-15V-31H-6V-40H6V-31H15V-40H27V-20L19-12H-19L-27-20Z"],
            "M-19-12H19M-18 23H18M-22 38H22",
        ),
        PieceShape::Bishop => (
            &[
                "M-23 31C-14 25-11 20-11 12H11C11 20 14 25 23 31Z",
                "M0-36C-24-19-27-4-15 12H15C27-4 24-19 0-36Z",
                "M0-48A6 6 0 1 1 0-36A6 6 0 1 1 0-48Z",
            ],
            "M-15 12H15M0-24V-4M-10-14H10M-22 38H22",
        ),
        PieceShape::Knight => (
            &[
                "M27 31C32 4 26-25 3-35L1-46L-7-36C-15-33-20-27-22-20L-36-1C-40 6-36 14-29 14C-26 14-24 12-21 10C-17 13-9 10-2 4\
               C-2 14-21 17-22 31Z",
            ],
            "M-14-20L-10-21M-31 5L-30 5M20 24C23 4 19-16 6-25M-22 38H22",
        ),
        PieceShape::Queen => (
            &[
                "M-24 31C-21 26-22 22-26 16H26C22 22 21 26 24 31Z",
                "M-26 16L-37-22L-20-3L-19-32L-6-6L0-38L6-6L19-32L20-3L37-22L26 16Z",
                "M-37-31A5 5 0 1 1-37-21A5 5 0 1 1-37-31Z",
                "M37-31A5 5 0 1 1 37-21A5 5 0 1 1 37-31Z",
                "M-19-41A5 5 0 1 1-19-31A5 5 0 1 1-19-41Z",
                "M19-41A5 5 0 1 1 19-31A5 5 0 1 1 19-41Z",
                "M0-47A5 5 0 1 1 0-37A5 5 0 1 1 0-47Z",
            ],
            "M-25 16H25M-22 24H22M-22 38H22",
        ),
        PieceShape::King => (
            &[
                "M-24 31C-21 26-22 22-25 16H25C22 22 21 26 24 31Z",
                "M0-14C4-32 38-33 37-8C36 2 30 8 26 16H-26C-30 8-36 2-37-8C-38-33-4-32 0-14Z",
                "M-4-49H4V-43H10V-35H4V-24L0-14L-4-24V-35H-10V-43H-4Z",
            ],
            "M-25 16H25M-22 24H22M0 16V-14M-22 38H22",
        ),
        _ => return None,
    })
}
