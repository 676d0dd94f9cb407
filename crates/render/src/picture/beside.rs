//! The strips below the board: one for each player, dice, notes.

use super::layout::{Layout, SPACE};
use super::lettering::{Anchor, TextLine};
use super::mark::n;
use super::palette::{FAINT, INK};
use super::{DrawingSheet, Layer, dice, pieces};
use adjudicate_rules::{BoardKind, DieFace, Phrase, PlayerPanel, Scene, Stock, TurnStatus, phrase};

/// The size of letters.
const SIZE: f64 = 15.0;
/// How high a row of a strip is.
const ROW: f64 = 30.0;
/// How high a line of a note is.
const LINE: f64 = 21.0;
/// How large pieces in stock are, and how far they stand apart when they overlap.
const STOCK: (f64, f64) = (20.0, 9.0);
/// How far stocks stand apart, and how high a row of them is.
const STOCK_GAP: f64 = 14.0;
const STOCK_ROW: f64 = ROW - 4.0;
/// Pieces of a stock that are drawn; the number says how many there are.
const SHOWN: u32 = 16;

/// Draws the parts below the board; returns the height of the whole drawing.
pub fn draw(sheet: &mut DrawingSheet, scene: &Scene, layout: &Layout) -> f64 {
    let room = (SPACE, layout.width - SPACE);
    let mut y = layout.bottom() + if layout.has_board() { 6.0 } else { SPACE };
    let bare = scene.strips.is_empty() && scene.notes.is_empty();
    let mut dice_drawn = scene.dice.is_empty();
    for strip in &scene.strips {
        let own: &[DieFace] = if strip.standing == TurnStatus::Acting && !dice_drawn { &scene.dice } else { &[] };
        dice_drawn |= !own.is_empty();
        y = draw_strip(sheet, scene.board, strip, own, room, y) + 4.0;
    }
    if !dice_drawn {
        let mut x = room.0 + 6.0;
        for die in &scene.dice {
            let markup = dice::markup(sheet, *die, x + dice::SIZE / 2.0, y + ROW / 2.0);
            sheet.add(Layer::Beside, markup);
            x += dice::SIZE + 6.0;
            if x + dice::SIZE > room.1 {
                (x, y) = (room.0 + 6.0, y + ROW + 2.0);
            }
        }
        y += ROW + 4.0;
    }
    for note in if bare { &scene.asides } else { &scene.notes } {
        for line in broken(note, room.1 - room.0 - 12.0) {
            let writing = TextLine::plain(&line, SIZE, FAINT, "note");
            let markup = writing.markup(sheet, room.0 + 6.0, y + LINE / 2.0, Anchor::Start);
            sheet.add(Layer::Beside, markup);
            y += LINE;
        }
    }
    y + SPACE
}

/// Defines the shapes beside the board; returns the height of the board alone.
pub fn define(sheet: &mut DrawingSheet, scene: &Scene, layout: &Layout) -> f64 {
    for strip in &scene.strips {
        pieces::define(sheet, scene.board, strip.figure, strip.paint);
        for stock in &strip.stocks {
            pieces::define(sheet, scene.board, stock.figure, stock.paint);
        }
    }
    layout.bottom() + SPACE
}

/// Breaks a note at blanks into lines of this width; a word that is wider stands alone and is cut.
fn broken(text: &str, width: f64) -> Vec<String> {
    let fits = |text: &str| TextLine::plain(text, SIZE, FAINT, "note").width() <= width;
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if fits(&longer) {
            *line = longer;
        } else if line.is_empty() {
            *line = cut(word, fits);
        } else {
            lines.push(cut(word, fits));
        }
    }
    lines
}

/// As much of a text as fits, with dots for the rest.
fn cut(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let mut kept: Vec<char> = text.chars().collect();
    while kept.pop().is_some() {
        let shorter = format!("{}...", kept.iter().collect::<String>());
        if fits(&shorter) {
            return shorter;
        }
    }
    String::new()
}

/// Draws a player's strip from `top` on; gives where it ends.
fn draw_strip(
    sheet: &mut DrawingSheet,
    board: BoardKind,
    strip: &PlayerPanel,
    own: &[DieFace],
    room: (f64, f64),
    top: f64,
) -> f64 {
    let middle = top + ROW / 2.0;
    let text_left = room.0 + 56.0;
    let dice_width = own.len() as f64 * (dice::SIZE + 5.0);
    let shown_name = cut(&strip.name, |text| text_left + named(text).width() + 8.0 + dice_width <= room.1);
    let name = named(&shown_name);
    let stock_width = strip.stocks.iter().map(|stock| width_of(stock) + STOCK_GAP).sum::<f64>();
    let role = |text| TextLine::plain(text, SIZE, FAINT, "role");
    let behind_name = if strip.name.is_empty() { text_left } else { text_left + name.width() + 9.0 };
    // If the rest of the strip does not fit behind the name, it is drawn below the name, and the stock below that.
    let beside_name = behind_name + role(&strip.role).width() + 10.0 + dice_width <= room.1;
    let roles = if beside_name { Vec::new() } else { broken(&strip.role, room.1 - text_left - 8.0) };
    let texts_end = behind_name + if beside_name { role(&strip.role).width() } else { 0.0 };
    let one_row = roles.is_empty() && texts_end + 10.0 + dice_width + stock_width <= room.1;
    // Stocks that stand below are broken into as many rows as they need.
    let stock_rows = if one_row { Vec::new() } else { rows_of(&strip.stocks, room.1 - text_left) };
    let height = ROW + roles.len() as f64 * LINE + stock_rows.len() as f64 * STOCK_ROW;

    let (class, marker) = match strip.standing {
        TurnStatus::Waiting => ("strip", String::new()),
        TurnStatus::Acting => ("strip acting", triangle(room.0 + 9.0, middle)),
        TurnStatus::Won => ("strip won", star(room.0 + 15.0, middle)),
    };
    let group = format!("<g class=\"{class}\"><title>{}</title>", sheet.language.phrase(&said_of(strip)));
    let mut elements = Vec::new();
    if strip.standing != TurnStatus::Waiting {
        let (left, width) = (n(room.0), n(room.1 - room.0));
        elements.push(format!(
            "<rect class=\"band\" x=\"{left}\" y=\"{}\" width=\"{width}\" height=\"{}\" rx=\"6\" fill=\"#f0e3c8\" \
             stroke=\"#a98f62\"/>{marker}",
            n(top + 1.0),
            n(height - 2.0)
        ));
    }
    elements.push(pieces::use_of(sheet, board, strip.figure, strip.paint, (room.0 + 39.0, middle), 24.0));
    if !strip.name.is_empty() {
        elements.push(name.markup(sheet, text_left, middle, Anchor::Start));
    }
    if beside_name {
        elements.push(role(&strip.role).markup(sheet, behind_name, middle, Anchor::Start));
    }
    for (place, line) in roles.iter().enumerate() {
        let y = top + ROW + (place as f64 + 0.5) * LINE - 3.0;
        elements.push(role(line.as_str()).markup(sheet, text_left, y, Anchor::Start));
    }
    let mut x = room.1 - dice_width;
    for die in own {
        elements.push(dice::markup(sheet, *die, x + dice::SIZE / 2.0, middle));
        x += dice::SIZE + 5.0;
    }
    let mut draw_row = |stocks: &[Stock], mut x: f64, y: f64| {
        for stock in stocks {
            elements.push(stock_markup(sheet, board, stock, (x, y)));
            x += width_of(stock) + STOCK_GAP;
        }
    };
    if one_row {
        draw_row(&strip.stocks, room.1 - dice_width - stock_width, middle);
    }
    for (below, row) in stock_rows.iter().rev().enumerate() {
        draw_row(row, text_left, top + height - ROW / 2.0 - below as f64 * STOCK_ROW);
    }
    sheet.add_group(Layer::Beside, group, elements);
    top + height
}

/// A player's name.
fn named(text: &str) -> TextLine<'_> {
    TextLine::plain(text, SIZE + 1.0, INK, "name")
}

/// Stocks in rows of this width; one that is wider stands alone.
fn rows_of(stocks: &[Stock], width: f64) -> Vec<&[Stock]> {
    let mut rows = Vec::new();
    let mut rest = stocks;
    while !rest.is_empty() {
        let mut end = 0.0;
        let fits = |stock: &&Stock| {
            end += width_of(stock);
            let fits = end <= width;
            end += STOCK_GAP;
            fits
        };
        let (row, behind) = rest.split_at(rest.iter().take_while(fits).count().max(1));
        rows.push(row);
        rest = behind;
    }
    rows
}

/// A strip in words.
fn said_of(strip: &PlayerPanel) -> Phrase {
    let stocks: String = strip.stocks.iter().map(|stock| format!(", {}", stock.words)).collect();
    let name = if strip.name.is_empty() { String::new() } else { format!("{}: ", strip.name) };
    let player = format!("{name}{}{stocks}", strip.role);
    match strip.standing {
        TurnStatus::Waiting => Phrase::from(player),
        TurnStatus::Acting => phrase!("picture-acting", "{player}, whose turn it is", player),
        TurnStatus::Won => phrase!("picture-won", "{player}, who has won", player),
    }
}

fn width_of(stock: &Stock) -> f64 {
    row_of(stock) + TextLine::plain(&stock.words, SIZE, INK, "stock").width()
}

/// How much room the drawn pieces of a stock take.
fn row_of(stock: &Stock) -> f64 {
    match stock.number.min(SHOWN) {
        0 => 0.0,
        number => STOCK.0 + f64::from(number - 1) * STOCK.1 + 5.0,
    }
}

fn stock_markup(sheet: &mut DrawingSheet, board: BoardKind, stock: &Stock, (x, y): (f64, f64)) -> String {
    let mut markup = String::new();
    for place in 0..stock.number.min(SHOWN) {
        let middle = (x + STOCK.0 / 2.0 + f64::from(place) * STOCK.1, y);
        markup.push_str(&pieces::use_of(sheet, board, stock.figure, stock.paint, middle, STOCK.0));
    }
    let writing = TextLine::plain(&stock.words, SIZE, INK, "stock");
    markup + &writing.markup(sheet, x + row_of(stock), y, Anchor::Start)
}

fn triangle(x: f64, y: f64) -> String {
    let (x, top, bottom, tip, y) = (n(x), n(y - 7.0), n(y + 7.0), n(x + 12.0), n(y));
    format!("<path d=\"M{x} {top}L{tip} {y}L{x} {bottom}Z\" fill=\"{INK}\"/>")
}

fn star(x: f64, y: f64) -> String {
    let corner = |index: u32| {
        let angle = f64::from(index) * std::f64::consts::PI / 5.0;
        let radius = if index.is_multiple_of(2) { 9.5 } else { 4.0 };
        format!("{} {}", n(x + radius * angle.sin()), n(y - radius * angle.cos()))
    };
    let corners: Vec<String> = (0..10).map(corner).collect();
    format!("<path d=\"M{}Z\" fill=\"{INK}\"/>", corners.join("L"))
}
