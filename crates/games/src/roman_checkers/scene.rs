//! Roman Checkers to look at: a grid of squares, points and camps beside it.

use super::board::{COLUMNS, ROWS, Side, Square, squares};
use super::position::Checkers;
use super::squad::{PieceKind, Squad};
use super::text;
use adjudicate_rules::{
    Area, BoardKind, BoardLine, Glyph, Label, Paint, PieceShape, PlayerPanel, Scene, ScenePiece, Spot, Stock, Tone,
};

/// Draws a position with one side below. Squares are two units wide, so that their middles have places of their own. Dots mark the empty
/// squares of Purple's colour, asterisks the throne rooms.
pub fn draw(game: &Checkers, below: Side) -> Scene {
    let (width, height) = (u16::from(COLUMNS) * 2, u16::from(ROWS) * 2);
    let mut scene = Scene { board: BoardKind::Mosaic, size: (width, height), pitch: (2, 1), ..Scene::default() };
    let across = (0..=u16::from(ROWS)).map(|row| BoardLine { from: (0, row * 2), to: (width, row * 2) });
    let down = (0..=u16::from(COLUMNS)).map(|column| BoardLine { from: (column * 2, 0), to: (column * 2, height) });
    scene.lines = across.chain(down).collect();
    for square in squares(super::board::BOARD) {
        draw_square(game, square, below, &mut scene);
    }
    for column in 0..COLUMNS {
        let letter = char::from(b'a' + column).to_string();
        let across = if below == Side::Purple { column } else { COLUMNS - 1 - column };
        scene.labels.push(Label { at: (i32::from(across) * 2 + 1, i32::from(height) + 1), text: letter });
    }
    for row in 0..ROWS {
        let down = if below == Side::Purple { ROWS - 1 - row } else { row };
        scene.labels.push(Label { at: (-1, i32::from(down) * 2 + 1), text: (row + 1).to_string() });
    }
    scene.left = squares(game.left).map(|square| middle(square, below)).collect();
    scene.marks = Side::BOTH.map(|side| (letter(side), glyph(side, PieceKind::Soldier))).to_vec();
    scene.asides = asides(game, below);
    scene.strips = [below.other(), below].map(|side| strip(game, side)).to_vec();
    scene.notes = notes(game);
    scene.words = words(game);
    scene.due = vec![due(game)];
    scene
}

fn draw_square(game: &Checkers, square: Square, below: Side, scene: &mut Scene) {
    let at = middle(square, below);
    let (left, top) = (at.0 - 1, at.1 - 1);
    let is_throne = Side::BOTH.iter().any(|side| side.throne() == square.set());
    let (tone, unicode, ascii) = match square.is_purple() {
        _ if is_throne => (Tone::Accent, '*', '*'),
        true => (Tone::Dark, '·', '.'),
        false => (Tone::Light, ' ', ' '),
    };
    scene.areas.push(Area { from: (left, top), to: (left + 2, top + 2), tone });
    scene.spots.push(Spot { at, glyph: Glyph { unicode, ascii }, tone: None });
    for side in Side::BOTH {
        if let Some(kind) = game.state.squad(side).kind_at(square) {
            scene.pieces.push(ScenePiece {
                at,
                glyph: glyph(side, kind),
                figure: figure(kind),
                paint: paint(side),
                title: format!("{}'s {} on {square}", title(side), called(kind)),
                moved: game.last == Some(square),
            });
        }
    }
}

/// Returns the middle of a square in the drawing.
fn middle(square: Square, below: Side) -> (u16, u16) {
    let (column, row) = match below {
        Side::Purple => (square.column(), ROWS - 1 - square.row()),
        Side::Gold => (COLUMNS - 1 - square.column(), square.row()),
    };
    (u16::from(column) * 2 + 1, u16::from(row) * 2 + 1)
}

fn figure(kind: PieceKind) -> PieceShape {
    match kind {
        PieceKind::Soldier => PieceShape::Soldier,
        PieceKind::Bearer => PieceShape::Standard,
        PieceKind::Demoralised => PieceShape::Demoralised,
    }
}

fn called(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Soldier => "soldier",
        PieceKind::Bearer => "standard-bearer",
        PieceKind::Demoralised => "demoralised standard-bearer",
    }
}

fn paint(side: Side) -> Paint {
    match side {
        Side::Purple => Paint::Dark,
        Side::Gold => Paint::Light,
    }
}

/// A player with his points and the captives in his camp.
fn strip(game: &Checkers, side: Side) -> PlayerPanel {
    let squad = game.state.squad(side);
    let captives = |number, figure| Stock { number, figure, paint: paint(side.other()), place: "in camp" };
    let camp =
        [captives(squad.captive_soldiers, PieceShape::Soldier), captives(squad.captive_bearers, PieceShape::Standard)];
    let stocks = camp.into_iter().filter(|stock| stock.number > 0).collect();
    let role = format!("{}, {}", title(side), counted(squad.points, "point"));
    PlayerPanel::new(Some(game.seat(side)), role, PieceShape::Standard, paint(side), stocks)
}

/// How asides call a side.
fn letter(side: Side) -> char {
    if side == Side::Purple { 'x' } else { 'o' }
}

fn glyph(side: Side, kind: PieceKind) -> Glyph {
    Glyph { unicode: symbol(side, kind), ascii: text::letter(side, kind) }
}

fn symbol(side: Side, kind: PieceKind) -> char {
    match (side, kind) {
        (Side::Purple, PieceKind::Soldier) => '●',
        (Side::Gold, PieceKind::Soldier) => '○',
        (Side::Purple, PieceKind::Bearer) => '⚑',
        (Side::Gold, PieceKind::Bearer) => '⚐',
        (Side::Purple, PieceKind::Demoralised) => '◆',
        (Side::Gold, PieceKind::Demoralised) => '◇',
    }
}

fn title(side: Side) -> &'static str {
    match side {
        Side::Purple => "Purple",
        Side::Gold => "Gold",
    }
}

/// Returns the name of the player of a side.
fn player(game: &Checkers, side: Side) -> String {
    game.names.name(Some(game.seat(side)), letter(side))
}

fn counted(count: u32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn camp(squad: &Squad) -> String {
    match (squad.captive_soldiers, squad.captive_bearers) {
        (0, 0) => "nobody".to_owned(),
        (soldiers, 0) => counted(soldiers, "soldier"),
        (0, bearers) => counted(bearers, "standard-bearer"),
        (soldiers, bearers) => format!("{}, {}", counted(soldiers, "soldier"), counted(bearers, "standard-bearer")),
    }
}

fn asides(game: &Checkers, below: Side) -> Vec<String> {
    let mut asides = Vec::new();
    for side in [below.other(), below] {
        let mark = letter(side);
        let squad = game.state.squad(side);
        asides.push(format!("{mark} {}, {}: {}", title(side), player(game, side), counted(squad.points, "point")));
        asides.push(format!("  camp: {}", camp(squad)));
    }
    asides.push(String::new());
    asides.extend(notes(game));
    asides
}

fn due(game: &Checkers) -> String {
    format!("{} is to play.", title(game.state.to_move()))
}

/// Returns the notes that concern both sides.
fn notes(game: &Checkers) -> Vec<String> {
    let mut notes = vec![match game.outcome() {
        Some(outcome) => format!("over: {}", outcome.reason.text),
        None => format!("to play: {}", title(game.state.to_move())),
    }];
    notes.push(tailchase(game));
    if game.state.returned() {
        notes.push("prisoners have returned".to_owned());
    }
    notes
}

fn tailchase(game: &Checkers) -> String {
    match game.state.rules().tailchase {
        0 => format!("tailchase: {}, without limit", game.state.chase()),
        limit => format!("tailchase: {} of {limit}", game.state.chase()),
    }
}

fn words(game: &Checkers) -> Vec<String> {
    let mut words = Vec::new();
    for side in Side::BOTH {
        let squad = game.state.squad(side);
        let groups = [
            ("soldiers", squad.soldiers),
            ("standard-bearers", squad.bearers),
            ("demoralised standard-bearers", squad.demoralised),
        ];
        let groups: Vec<String> = groups
            .into_iter()
            .filter(|(_, set)| *set != 0)
            .map(|(what, set)| {
                let names: Vec<String> = squares(set).map(|square| square.to_string()).collect();
                format!("{what} on {}", names.join(", "))
            })
            .collect();
        let has = if groups.is_empty() { "nothing on the board".to_owned() } else { groups.join("; ") };
        words.push(format!("{}, played by {}, has {has}.", title(side), player(game, side)));
        let points = counted(squad.points, "point");
        let captives = match squad.captive_soldiers + squad.captive_bearers {
            0 => "no captives".to_owned(),
            _ => format!("these captives: {}", camp(squad)),
        };
        words.push(format!("{} has {points} and {captives}.", title(side)));
    }
    if game.state.returned() {
        words.push("Prisoners have returned, and will not return again.".to_owned());
    }
    match game.outcome() {
        None => {
            words.push(format!("Turns without progress: {}.", game.state.chase()));
            words.push(due(game));
        }
        Some(outcome) => {
            let [purple, gold] = Side::BOTH.map(|side| game.state.final_points(side));
            words.push(format!("Play has ended: {}.", outcome.reason.text));
            words.push(format!("With the points for the end Purple has {purple} and Gold {gold}."));
        }
    }
    words
}
