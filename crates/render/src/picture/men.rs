//! Stones, discs, written marks, soldiers and the people of Duerror Grandis, in a square of 100 units around the middle.

use super::hatch;
use super::palette::PieceColours;
use adjudicate_rules::{Paint, PieceShape};

/// The shape of a piece that is no chess piece.
pub fn shape(figure: PieceShape, paint: Paint, coat: &PieceColours) -> String {
    match figure {
        PieceShape::Stone => stone(paint, coat),
        PieceShape::Cross => written("M-34-34L34 34M34-34L-34 34", coat),
        PieceShape::Ring => written("M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z", coat),
        PieceShape::Soldier => shield(paint, coat),
        PieceShape::Standard => standard(paint, coat),
        PieceShape::Demoralised => {
            format!("<g transform=\"translate(-4 8) rotate(58) scale(.92)\">{}</g>", standard(paint, coat))
        }
        PieceShape::Thete => person(paint, coat, ""),
        PieceShape::Ephebe => {
            // A traveller's broad hat, and a spear.
            let PieceColours { body, rim, .. } = coat;
            let hat = format!(
                "<path d=\"M-36-20Q0-33 36-20Q0-12-36-20ZM-15-24Q-13-40 0-40Q13-40 15-24Z\" fill=\"{body}\" stroke=\"{rim}\" \
                 stroke-width=\"4\"/><path d=\"M36-36V42M36-48L31-34H41Z\" fill=\"{rim}\" stroke=\"{rim}\" \
                 stroke-width=\"4\"/>"
            );
            person(paint, coat, &hat)
        }
        PieceShape::Melliran => {
            // A helmet with a crest.
            let PieceColours { body, rim, mark, .. } = coat;
            let helmet = format!(
                "<path d=\"M-19-8Q-22-34 0-34Q22-34 19-8L10-8V-18H-10V-8Z\" fill=\"{body}\" stroke=\"{rim}\" \
                 stroke-width=\"4\"/><path d=\"M-30-16Q-32-47 0-47Q32-47 30-16L23-22Q20-37 0-37Q-20-37-23-22Z\" \
                 fill=\"{mark}\" stroke=\"{rim}\" stroke-width=\"4\" stroke-linejoin=\"round\"/>"
            );
            person(paint, coat, &helmet)
        }
        PieceShape::Token => {
            let PieceColours { rim, .. } = coat;
            format!(
                "<circle r=\"44\" fill=\"#d8a93a\" stroke=\"{rim}\" stroke-width=\"6\"/><circle r=\"31\" fill=\"none\" \
                 stroke=\"{rim}\" stroke-width=\"4\"/><path d=\"M-9-9H9V9H-9Z\" fill=\"{rim}\"/>"
            )
        }
        _ => disc(paint, coat),
    }
}

fn shadow() -> &'static str {
    "<ellipse cx=\"3\" cy=\"5\" rx=\"46\" ry=\"46\" fill=\"#000\" fill-opacity=\".28\"/>"
}

/// A pebble: the dark one has a boss, the light one a ring.
fn stone(paint: Paint, coat: &PieceColours) -> String {
    let PieceColours { body, shine, rim, mark } = coat;
    let inner = match paint {
        Paint::Light => {
            format!("<circle r=\"22\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"5\" stroke-opacity=\".8\"/>")
        }
        _ => format!("<circle r=\"11\" fill=\"{mark}\" fill-opacity=\".9\"/>"),
    };
    format!(
        "{}<circle r=\"46\" fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"4\"/><ellipse cx=\"-8\" cy=\"-11\" rx=\"31\" \
         ry=\"27\" fill=\"{shine}\"/>{}{inner}",
        shadow(),
        hatch::over("<circle r=\"44\"", paint)
    )
}

/// A turned piece: grooves around the middle.
fn disc(paint: Paint, coat: &PieceColours) -> String {
    let PieceColours { body, shine, rim, .. } = coat;
    format!(
        "{}<circle r=\"46\" fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"5\"/>{}<circle r=\"34\" fill=\"{shine}\"/>\
         <circle r=\"26\" fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"2.5\" stroke-opacity=\".7\"/>",
        shadow(),
        hatch::over("<circle r=\"44\"", paint)
    )
}

/// A mark as a broad pen leaves it.
fn written(path: &str, coat: &PieceColours) -> String {
    let PieceColours { body, rim, .. } = coat;
    format!(
        "<g fill=\"none\" stroke-linecap=\"round\"><path d=\"{path}\" stroke=\"{rim}\" stroke-width=\"21\"/><path \
         d=\"{path}\" stroke=\"{body}\" stroke-width=\"12\"/></g>"
    )
}

/// Purple's soldiers carry the long shield of legions, Gold's the oval one of horsemen.
fn shield(paint: Paint, coat: &PieceColours) -> String {
    let PieceColours { body, shine, rim, mark } = coat;
    match paint {
        Paint::Light => format!(
            "<ellipse cx=\"3\" cy=\"4\" rx=\"36\" ry=\"45\" fill=\"#000\" fill-opacity=\".25\"/><ellipse rx=\"36\" ry=\"45\" \
             fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"5\"/><ellipse rx=\"27\" ry=\"35\" fill=\"{shine}\" \
             stroke=\"{rim}\" stroke-width=\"2.5\"/><path d=\"M0-35V35M-27 0H27\" stroke=\"{mark}\" stroke-width=\"4\"/>\
             <circle r=\"11\" fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"4\"/>"
        ),
        _ => format!(
            "<path d=\"M-26-39Q3-47 32-39V45Q3 53-26 45Z\" fill=\"#000\" fill-opacity=\".25\"/><path \
             d=\"M-29-42Q0-50 29-42V42Q0 50-29 42Z\" fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"5\"/><path \
             d=\"M-22-36Q0-42 22-36V36Q0 42-22 36Z\" fill=\"{shine}\"/><path d=\"M0-12L-7-20L0-38L7-20ZM0 12L-7 20L0 38L7 \
             20ZM-6-6L-20-24M6-6L20-24M-6 6L-20 24M6 6L20 24\" fill=\"{mark}\" stroke=\"{mark}\" stroke-width=\"3\"/>\
             <circle r=\"10\" fill=\"{mark}\" stroke=\"{rim}\" stroke-width=\"4\"/>"
        ),
    }
}

/// A flag that hangs from a crossbar: Purple's has a fringe, Gold's two tails.
fn standard(paint: Paint, coat: &PieceColours) -> String {
    let PieceColours { body, shine, rim, mark } = coat;
    let flag = match paint {
        Paint::Light => format!(
            "<path d=\"M-30-26H30V30L15 16L0 30L-15 16L-30 30Z\" fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"5\" \
             stroke-linejoin=\"round\"/><path d=\"M-23-19H23V4H-23Z\" fill=\"{shine}\"/><path d=\"M0-18L5-9L15-8L8-1L10 \
             9L0 4L-10 9L-8-1L-15-8L-5-9Z\" fill=\"{mark}\"/>"
        ),
        _ => format!(
            "<path d=\"M-30-26H30V18H-30Z\" fill=\"{body}\" stroke=\"{rim}\" stroke-width=\"5\" stroke-linejoin=\"round\"/>\
             <path d=\"M-23-19H23V11H-23Z\" fill=\"{shine}\"/><path d=\"M-27 22V30M-18 22V30M-9 22V30M9 22V30M18 22V30M27 \
             22V30\" stroke=\"{rim}\" stroke-width=\"5\"/><path d=\"M0-16L5-7L15-6L8 1L10 11L0 6L-10 11L-8 1L-15-6L-5-7Z\" \
             fill=\"{mark}\"/>"
        ),
    };
    format!(
        "<path d=\"M0-34V48\" stroke=\"{rim}\" stroke-width=\"8\" stroke-linecap=\"round\"/><path d=\"M-36-29H36\" \
         stroke=\"{rim}\" stroke-width=\"7\" stroke-linecap=\"round\"/>{flag}<path d=\"M0-49L9-38L0-30L-9-38Z\" fill=\"{body}\" \
         stroke=\"{rim}\" stroke-width=\"4\" stroke-linejoin=\"round\"/>"
    )
}

/// A bust with something on its head.
fn person(paint: Paint, coat: &PieceColours, head: &str) -> String {
    let PieceColours { body, shine, rim, .. } = coat;
    let torso = "<path d=\"M-32 44Q-34 12-13 8V2H13V8Q34 12 32 44Z\"";
    format!(
        "<ellipse cx=\"0\" cy=\"45\" rx=\"38\" ry=\"5\" fill=\"#000\" fill-opacity=\".3\"/>{torso} fill=\"{body}\" \
         stroke=\"{rim}\" stroke-width=\"5\" stroke-linejoin=\"round\"/>{}<circle cy=\"-12\" r=\"17\" fill=\"{shine}\" \
         stroke=\"{rim}\" stroke-width=\"5\"/>{head}",
        hatch::over(torso, paint)
    )
}
