//! The pieces on a board, and the marks of the last turn.

use super::layout::Layout;
use super::lettering::{Anchor, TextLine};
use super::mark::{escaped, n};
use super::palette::{LAST, PieceColours, coat, palette};
use super::{DrawingSheet, Layer, chessmen, hatch, men};
use adjudicate_rules::{BoardKind, BoardPath, Label, Paint, PieceShape, Scene, ScenePiece};

/// Draws trails, pieces, marks and labels.
pub fn draw(sheet: &mut DrawingSheet, scene: &Scene, layout: &Layout) {
    // Strong marks are drawn above weak ones.
    for strong in [false, true] {
        for trail in scene.trails.iter().filter(|trail| trail.strong == strong) {
            draw_trail(sheet, scene.board, layout, trail);
        }
    }
    for at in &scene.left {
        let mark = corners(layout.place(*at), mark_size(scene.board, layout), true);
        sheet.add(Layer::Left, mark);
    }
    for (place, piece) in scene.pieces.iter().enumerate() {
        let (middle, size) = seat(scene, layout, piece, place);
        let used = use_of(sheet, scene.board, piece.figure, piece.paint, middle, size);
        sheet.add(Layer::Pieces, format!("<g><title>{}</title>{used}</g>", escaped(&piece.title)));
        if piece.moved {
            let whole = if size < layout.piece { size } else { mark_size(scene.board, layout) };
            sheet.add(Layer::Moved, corners(middle, whole, false));
        }
    }
    for label in &scene.labels {
        draw_label(sheet, scene, layout, label);
    }
}

/// The id of a piece's shape. Sides have other colours on other boards; drawings of several boards never share definitions.
pub fn id(figure: PieceShape, paint: Paint) -> String {
    format!("{figure:?}-{paint:?}").to_lowercase()
}

/// Makes sure that a piece's shape is defined.
pub fn define(sheet: &mut DrawingSheet, board: BoardKind, figure: PieceShape, paint: Paint) {
    let id = id(figure, paint);
    sheet.define(&id, || {
        let coat = coat(board, paint);
        let shape = chessmen::shape(figure, paint, &coat).unwrap_or_else(|| men::shape(figure, paint, &coat));
        format!("<g id=\"{id}\">{shape}</g>")
    });
    hatch::define(sheet, paint);
}

/// The markup of a piece in this place; what it refers to is defined.
pub fn use_of(
    sheet: &mut DrawingSheet,
    board: BoardKind,
    figure: PieceShape,
    paint: Paint,
    middle: (f64, f64),
    size: f64,
) -> String {
    define(sheet, board, figure, paint);
    let id = id(figure, paint);
    let (x, y, scale) = (n(middle.0), n(middle.1), (size * 10.0).round() / 1000.0);
    format!("<use href=\"#{id}\" transform=\"translate({x} {y}) scale({scale})\"/>")
}

/// Returns the position and size of a piece: several in one place share it.
fn seat(scene: &Scene, layout: &Layout, piece: &ScenePiece, place: usize) -> ((f64, f64), f64) {
    let (x, y) = layout.place(piece.at);
    let together = scene.pieces.iter().filter(|other| other.at == piece.at).count();
    if together <= 1 {
        return ((x, y), layout.piece);
    }
    let before = scene.pieces.iter().take(place).filter(|other| other.at == piece.at).count();
    let (columns, share) = match together {
        2 => (2, 0.6),
        3..=4 => (2, 0.52),
        _ => (3, 0.38),
    };
    let size = layout.piece * share;
    let (column, row) = (before as i32 % columns, before as i32 / columns);
    let rows = (together as i32 + columns - 1) / columns;
    let offset = |index: i32, count: i32| (f64::from(index) - f64::from(count - 1) / 2.0) * size;
    ((x + offset(column, columns), y + offset(row, rows)), size)
}

/// How large the marks of the last turn are.
fn mark_size(board: BoardKind, layout: &Layout) -> f64 {
    match board {
        BoardKind::Chequered | BoardKind::Grid => layout.unit.0 - 5.0,
        BoardKind::Mosaic => 2.0 * layout.unit.0 - 5.0,
        BoardKind::Points => layout.piece,
        BoardKind::Letters => layout.piece + 1.0,
        _ => layout.piece + 6.0,
    }
}

/// The corners of a square around a place: whole ones where something was put, dots where something was taken away.
fn corners((x, y): (f64, f64), size: f64, left: bool) -> String {
    if left {
        let radius = n(size * 0.18);
        return format!(
            "<circle class=\"left\" cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"none\" stroke=\"{LAST}\" stroke-width=\"2.5\" \
             stroke-dasharray=\"3.2 2.4\"/>",
            n(x),
            n(y)
        );
    }
    let (half, arm) = (size / 2.0, size * 0.24);
    let mut path = String::new();
    for (right, down) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let (corner_x, corner_y) = (x + right * half, y + down * half);
        let (along, up) = (n(corner_x - right * arm), n(corner_y - down * arm));
        path.push_str(&format!("M{along} {}H{}V{up}", n(corner_y), n(corner_x)));
    }
    format!(
        "<g class=\"moved\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"{path}\" stroke=\"#fff\" \
         stroke-width=\"5\"/><path d=\"{path}\" stroke=\"{LAST}\" stroke-width=\"2.8\"/></g>"
    )
}

fn draw_trail(sheet: &mut DrawingSheet, board: BoardKind, layout: &Layout, trail: &BoardPath) {
    let PieceColours { body, rim, .. } = coat(board, trail.paint);
    // Trails that go the same way lie beside each other.
    let shift = f64::from(trail.paint as u8) * 3.7 % 11.0 - 5.0;
    let points = trail.through.iter().map(|at| layout.place(*at)).map(|(x, y)| (x + shift, y + shift));
    let points: Vec<(f64, f64)> = points.collect();
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{} {}", n(*x), n(*y))).collect();
    let (path, dashes) = (path.join(" "), hatch::dashes(trail.paint));
    let line = |colour: &str, width: f64, opacity: f64, dashes: &str| {
        let (width, opacity) = (n(width), n(opacity));
        format!(
            "<polyline points=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\" \
             stroke-dasharray=\"{dashes}\"/>"
        )
    };
    let (lines, ends) = if trail.strong {
        let end =
            format!("<circle cx=\"{}\" cy=\"{}\" r=\"5\" fill=\"{body}\" stroke=\"{rim}\"/>", n(last.0), n(last.1));
        (line(rim, 5.0, 0.55, "none") + &line(body, 3.4, 1.0, "none") + &line("#fff", 1.0, 0.8, dashes), end)
    } else {
        let start =
            format!("<circle cx=\"{}\" cy=\"{}\" r=\"3.6\" fill=\"{body}\" stroke=\"{rim}\"/>", n(first.0), n(first.1));
        let (x, y) = (n(last.0 - 3.6), n(last.1 - 3.6));
        let end = format!("<rect x=\"{x}\" y=\"{y}\" width=\"7.2\" height=\"7.2\" fill=\"{body}\" stroke=\"{rim}\"/>");
        (line(body, 1.5, 0.6, dashes), start + &end)
    };
    sheet.add(
        Layer::Trails,
        format!(
            "<g class=\"trail\"><title>{}</title><g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{lines}\
             </g>{ends}</g>",
            escaped(&trail.title)
        ),
    );
}

/// Coordinates are in the margin; numbers on the board are drawn at their places, or on the piece that they count.
fn draw_label(sheet: &mut DrawingSheet, scene: &Scene, layout: &Layout, label: &Label) {
    let (x, y) = layout.label(label.at);
    let inside = |at: i32, size: u16| u16::try_from(at).ok().filter(|at| *at <= size);
    let place = inside(label.at.0, scene.size.0).zip(inside(label.at.1, scene.size.1));
    let on_piece = place.and_then(|at| scene.pieces.iter().find(|piece| piece.at == at));
    let colours = palette(scene.board);
    let (size, fill, class) = match (on_piece, place) {
        (Some(piece), _) => (layout.piece * 0.5, coat(scene.board, piece.paint).mark, "count"),
        (None, None) => (15.0, colours.coordinate, "coordinate"),
        (None, Some(_)) if scene.board == BoardKind::Letters => boards_number(scene, label),
        (None, Some(_)) => (14.0, colours.line, "number"),
    };
    let writing = TextLine::plain(&label.text, size, fill, class);
    let markup = writing.markup(sheet, x, y, Anchor::Middle);
    sheet.add(Layer::Labels, markup);
}

/// On a board of letters the number of a space stands above the letter, and how many pieces are there below it.
fn boards_number(scene: &Scene, label: &Label) -> (f64, &'static str, &'static str) {
    let counts = scene.pieces.iter().any(|piece| (i32::from(piece.at.0), i32::from(piece.at.1) + 1) == label.at);
    if counts { (16.0, super::palette::INK, "count") } else { (13.0, palette(scene.board).coordinate, "number") }
}
