//! Boards without what stands on them.

use super::layout::{Layout, SPACE};
use super::lettering::{Anchor, LetterStyle, TextLine};
use super::mark::n;
use super::palette::{BoardPalette, palette, tone};
use super::{DrawingSheet, Layer};
use adjudicate_rules::{Area, BoardKind, Scene, Spot, Tone};

/// Draws the frame, the field, and the places of a board.
pub fn draw(sheet: &mut DrawingSheet, scene: &Scene, layout: &Layout) {
    let colours = palette(scene.board);
    let (left, top, right, bottom) = layout.field;
    let (x, y, width, height) = (n(SPACE), n(SPACE), n(layout.width - 2.0 * SPACE), n(layout.bottom() - SPACE));
    let frame = colours.frame;
    let mut board = format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"9\" fill=\"{frame}\" stroke=\"{}\" \
         stroke-opacity=\".5\"/>",
        colours.line
    );
    let (x, y, width, height) = (n(left), n(top), n(right - left), n(bottom - top));
    let rounded = if matches!(scene.board, BoardKind::Merels | BoardKind::Letters) { 6 } else { 0 };
    board.push_str(&format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{rounded}\" fill=\"{}\"/>",
        colours.field
    ));
    match scene.board {
        BoardKind::Points => points(&mut board, scene, layout),
        BoardKind::Letters => letters(&mut board, sheet, scene, layout),
        BoardKind::Mosaic => mosaic(&mut board, sheet, scene, layout),
        BoardKind::Chequered => fields(&mut board, scene, layout),
        BoardKind::Merels => lines(&mut board, scene, layout, &colours, 3.2),
        BoardKind::Plain | BoardKind::Grid => {
            areas(&mut board, scene, layout);
            fields(&mut board, scene, layout);
            lines(&mut board, scene, layout, &colours, 1.6);
        }
    }
    if scene.board == BoardKind::Merels {
        for spot in &scene.spots {
            let (x, y) = layout.place(spot.at);
            board.push_str(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"5.5\" fill=\"{}\"/>", n(x), n(y), colours.line));
        }
    }
    sheet.add(Layer::Board, format!("<g class=\"board\">{board}</g>"));
}

fn rectangle(from: (f64, f64), to: (f64, f64), attributes: &str) -> String {
    let (x, y, width, height) = (n(from.0), n(from.1), n(to.0 - from.0), n(to.1 - from.1));
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {attributes}/>")
}

/// Fields around spots.
fn fields(board: &mut String, scene: &Scene, layout: &Layout) {
    for spot in &scene.spots {
        let Some(of) = spot.tone else { continue };
        let ((x, y), (across, down)) = (layout.place(spot.at), layout.unit);
        let (from, to) = ((x - across / 2.0, y - down / 2.0), (x + across / 2.0, y + down / 2.0));
        board.push_str(&rectangle(from, to, &format!("fill=\"{}\"", tone(scene.board, of))));
    }
}

fn areas(board: &mut String, scene: &Scene, layout: &Layout) {
    for area in &scene.areas {
        let fill = format!("fill=\"{}\"", tone(scene.board, area.tone));
        board.push_str(&rectangle(layout.place(area.from), layout.place(area.to), &fill));
    }
}

fn lines(board: &mut String, scene: &Scene, layout: &Layout, colours: &BoardPalette, width: f64) {
    let path: String = scene
        .lines
        .iter()
        .map(|line| {
            let ((x1, y1), (x2, y2)) = (layout.place(line.from), layout.place(line.to));
            format!("M{} {}L{} {}", n(x1), n(y1), n(x2), n(y2))
        })
        .collect();
    let (line, width) = (colours.line, n(width));
    // A light edge below makes the lines look cut in.
    board.push_str(&format!(
        "<g fill=\"none\" stroke-linecap=\"square\"><path d=\"{path}\" stroke=\"#fff\" stroke-opacity=\".55\" \
         stroke-width=\"{width}\" transform=\"translate(.9 1.3)\"/><path d=\"{path}\" stroke=\"{line}\" \
         stroke-width=\"{width}\"/></g>"
    ));
}

/// Twenty-four pointed fields, and the bar where the lines are upright inside.
fn points(board: &mut String, scene: &Scene, layout: &Layout) {
    let (_, top, _, bottom) = layout.field;
    let (across, down) = layout.unit;
    let middle = scene.size.1 / 2;
    let length = down * 4.95;
    // The outermost spots are the bases.
    let is_base = |spot: &&Spot| {
        let beyond = |other: &Spot| {
            let same_half = (other.at.1 < middle) == (spot.at.1 < middle);
            let further = if spot.at.1 < middle { other.at.1 < spot.at.1 } else { other.at.1 > spot.at.1 };
            other.at.0 == spot.at.0 && same_half && further
        };
        !scene.spots.iter().any(beyond)
    };
    for spot in scene.spots.iter().filter(is_base) {
        let (x, _) = layout.place(spot.at);
        let (base, tip) = if spot.at.1 < middle { (top, top + length) } else { (bottom, bottom - length) };
        let fill = tone(scene.board, spot.tone.unwrap_or(Tone::Light));
        board.push_str(&format!(
            "<path d=\"M{} {base}L{x} {tip}L{} {base}Z\" fill=\"{fill}\" stroke=\"#3d2615\" stroke-opacity=\".45\"/>",
            n(x - across / 2.0 + 0.8),
            n(x + across / 2.0 - 0.8),
            base = n(base),
            x = n(x),
            tip = n(tip),
        ));
    }
    let inner =
        scene.lines.iter().filter(|line| line.from.0 == line.to.0 && line.from.0 > 0 && line.from.0 < scene.size.0);
    for line in inner {
        let (x, _) = layout.place(line.from);
        let (from, to) = ((x - across * 0.52, top), (x + across * 0.52, bottom));
        board.push_str(&rectangle(from, to, "fill=\"#6d462a\""));
        board.push_str(&format!(
            "<path d=\"M{x} {}V{}\" stroke=\"#3d2615\" stroke-width=\"1.5\"/>",
            n(top),
            n(bottom),
            x = n(x)
        ));
    }
    board.push_str(&rectangle(
        (layout.field.0, top),
        (layout.field.2, bottom),
        "fill=\"none\" stroke=\"#3d2615\" stroke-width=\"3\"",
    ));
}

/// Letters as they were cut into marble, and a rosette between the halves of each row.
fn letters(board: &mut String, sheet: &mut DrawingSheet, scene: &Scene, layout: &Layout) {
    let (left, top, right, bottom) = layout.field;
    // Veins of the stone.
    let (width, height) = (right - left, bottom - top);
    for (from, bend, to) in [(0.08, 0.4, 0.31), (0.45, 0.3, 0.62), (0.72, 0.8, 0.98)] {
        board.push_str(&format!(
            "<path d=\"M{} {}Q{} {} {} {}\" fill=\"none\" stroke=\"#b9b1a2\" stroke-opacity=\".45\" stroke-width=\"2\"/>",
            n(left + from * width),
            n(top),
            n(left + bend * width),
            n(top + 0.55 * height),
            n(left + to * width),
            n(bottom)
        ));
    }
    let radius = layout.piece / 2.0 + 1.5;
    for spot in &scene.spots {
        let (x, y) = layout.place(spot.at);
        board.push_str(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"#fff\" fill-opacity=\".4\" stroke=\"#8d8474\" \
             stroke-opacity=\".5\"/>",
            n(x),
            n(y),
            n(radius)
        ));
        let letter = spot.glyph.unicode.to_string();
        let writing = |fill| TextLine {
            text: &letter,
            hand: LetterStyle::Carved,
            size: layout.piece * 0.82,
            fill,
            class: "letter",
        };
        let lit = writing("#ffffff").markup(sheet, x + 0.8, y + 1.1, Anchor::Middle);
        board.push_str(&lit.replace("role=\"img\"", "aria-hidden=\"true\""));
        board.push_str(&writing("#6f6656").markup(sheet, x, y, Anchor::Middle));
    }
    let mut rows: Vec<u16> = scene.spots.iter().map(|spot| spot.at.1).collect();
    rows.dedup();
    for line in &scene.lines {
        for row in &rows {
            rosette(board, layout.place((line.from.0, *row)), layout.piece * 0.42);
        }
    }
}

fn rosette(board: &mut String, (x, y): (f64, f64), radius: f64) {
    board.push_str(&format!(
        "<g transform=\"translate({} {})\" fill=\"none\" stroke=\"#8d8474\" stroke-width=\"1.4\"><circle r=\"{}\"/>",
        n(x),
        n(y),
        n(radius)
    ));
    let (long, wide) = (n(-radius), n(radius * 0.36));
    for turn in 0..6 {
        board.push_str(&format!(
            "<path d=\"M0 0Q{wide} {half} 0 {long}Q-{wide} {half} 0 0Z\" transform=\"rotate({})\"/>",
            turn * 60,
            half = n(-radius * 0.55)
        ));
    }
    board.push_str("</g>");
}

/// Squares laid out of little stones; the throne rooms have a wreath.
fn mosaic(board: &mut String, sheet: &mut DrawingSheet, scene: &Scene, layout: &Layout) {
    let square = 2.0 * layout.unit.0;
    for of in [Tone::Light, Tone::Dark, Tone::Accent] {
        let id = tile_id(of);
        sheet.define(&id, || tile(&id, of, layout.field, square));
    }
    for area in &scene.areas {
        let fill = format!("fill=\"url(#{})\"", tile_id(area.tone));
        board.push_str(&rectangle(layout.place(area.from), layout.place(area.to), &fill));
        if area.tone == Tone::Accent {
            wreath(board, layout, area);
        }
    }
    let colours = palette(scene.board);
    let (left, top, right, bottom) = layout.field;
    let mut grid = String::new();
    for line in &scene.lines {
        let ((x1, y1), (x2, y2)) = (layout.place(line.from), layout.place(line.to));
        grid.push_str(&format!("M{} {}L{} {}", n(x1), n(y1), n(x2), n(y2)));
    }
    board.push_str(&format!("<path d=\"{grid}\" stroke=\"{}\" stroke-width=\"2.2\" fill=\"none\"/>", colours.line));
    board.push_str(&rectangle((left, top), (right, bottom), "fill=\"none\" stroke=\"#2d1c0f\" stroke-width=\"3\""));
}

fn tile_id(of: Tone) -> String {
    format!("tile-{of:?}").to_lowercase()
}

/// A square of five by five stones, each a little lighter or darker than the others.
fn tile(id: &str, of: Tone, field: (f64, f64, f64, f64), square: f64) -> String {
    let base = tone(BoardKind::Mosaic, of);
    let stone = square / 5.0;
    let mut markup = format!(
        "<pattern id=\"{id}\" patternUnits=\"userSpaceOnUse\" x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\"><rect \
         width=\"{size}\" height=\"{size}\" fill=\"#8b7d6b\"/>",
        n(field.0),
        n(field.1),
        size = n(square)
    );
    for row in 0..5u32 {
        for column in 0..5u32 {
            // Any fixed disorder does.
            let grain = (row * 7 + column * 11 + row * column * 5) % 6;
            let (x, y) = (f64::from(column) * stone + 0.45, f64::from(row) * stone + 0.45);
            let to = (x + stone - 0.9, y + stone - 0.9);
            markup.push_str(&rectangle((x, y), to, &format!("rx=\"1.2\" fill=\"{base}\"")));
            let (shade, strength) = if grain < 3 { ("#000", grain * 4) } else { ("#fff", (grain - 3) * 11) };
            if strength > 0 {
                let fill = format!("rx=\"1.2\" fill=\"{shade}\" fill-opacity=\".{strength:02}\"");
                markup.push_str(&rectangle((x, y), to, &fill));
            }
        }
    }
    markup + "</pattern>"
}

/// A laurel wreath in a throne room.
fn wreath(board: &mut String, layout: &Layout, area: &Area) {
    let ((left, top), (right, bottom)) = (layout.place(area.from), layout.place(area.to));
    board.push_str(&format!(
        "<g transform=\"translate({} {}) scale({})\" fill=\"#5a6b2c\" stroke=\"#333d14\" stroke-width=\".8\">",
        n((left + right) / 2.0),
        n((top + bottom) / 2.0),
        n((right - left) / 52.0)
    ));
    for side in [1, -1] {
        for leaf in 0..6 {
            board.push_str(&format!(
                "<path d=\"M0 17Q6 13 9 17Q5 22 0 17Z\" transform=\"scale({side} 1) rotate({})\"/>",
                -20 - leaf * 25
            ));
        }
    }
    board.push_str("</g>");
}
