//! Roman Checkers to look at: a grid of squares, points and camps beside it.

use super::board::{COLUMNS, ROWS, Side, Square, squares};
use super::position::Checkers;
use super::squad::{PieceKind, Squad};
use super::text;
use adjudicate_rules::{
    Area, BoardKind, BoardLine, Glyph, Label, Outcome, Paint, Phrase, PieceShape, PlayerPanel, Scene, ScenePiece, Spot,
    Stock, Tone,
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
    let notes = notes(game);
    for side in [below.other(), below] {
        beside(game, side).into_iter().for_each(|line| scene.add_aside(line));
        scene.strips.push(strip(game, side));
    }
    scene.asides.push(String::new());
    scene.notes = notes.iter().map(Phrase::to_string).collect();
    notes.into_iter().for_each(|note| scene.add_aside(note));
    sentences(game).into_iter().for_each(|sentence| scene.add_sentence(sentence));
    scene.due = vec![due(game).to_string()];
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
                title: piece_on(side, kind, square),
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

fn piece_on(side: Side, kind: PieceKind, square: Square) -> Phrase {
    let (side, piece) = (title(side), called(kind));
    let phrase = Phrase::english("roman-piece-on", format!("{side}'s {piece} on {square}"));
    phrase.with("side", side).with("piece", piece).with("square", square.to_string())
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
    let captives = |number, figure| Stock::new(number, figure, paint(side.other()), "in camp");
    let camp =
        [captives(squad.captive_soldiers, PieceShape::Soldier), captives(squad.captive_bearers, PieceShape::Standard)];
    let stocks = camp.into_iter().filter(|stock| stock.number > 0).collect();
    let role = of_side("roman-role", format!("{}, {}", title(side), counted(squad.points, "point")), side)
        .with("points", u64::from(squad.points));
    PlayerPanel::new(Some(game.seat(side)), title(side), role, PieceShape::Standard, paint(side), stocks)
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

/// A text about a side.
fn of_side(key: &'static str, english: String, side: Side) -> Phrase {
    Phrase::english(key, english).with("side", title(side))
}

/// The captives in a camp; empty if there are none.
fn captives(squad: &Squad) -> Phrase {
    let counts = [
        (squad.captive_soldiers, "roman-soldiers", "soldier"),
        (squad.captive_bearers, "roman-bearers", "standard-bearer"),
    ];
    let present = counts.into_iter().filter(|(number, ..)| *number > 0);
    let words = present
        .map(|(number, key, kind)| Phrase::english(key, counted(number, kind)).with("number", u64::from(number)));
    Phrase::joined("items", ", ", words)
}

/// A side with its points, and the captives in its camp.
fn beside(game: &Checkers, side: Side) -> [Phrase; 2] {
    let (mark, squad, name) = (letter(side), game.state.squad(side), player(game, side));
    let (captives, points) = (captives(squad), counted(squad.points, "point"));
    let held = if captives.is_empty() { "nobody" } else { &captives };
    let camp = Phrase::english("roman-camp", format!("  camp: {held}"));
    [
        of_side("roman-beside", format!("{mark} {}, {name}: {points}", title(side)), side)
            .with("mark", mark.to_string())
            .with("name", name)
            .with("points", u64::from(squad.points)),
        camp.with("number", captive_number(squad)).with("captives", captives),
    ]
}

fn captive_number(squad: &Squad) -> u64 {
    u64::from(squad.captive_soldiers + squad.captive_bearers)
}

fn due(game: &Checkers) -> Phrase {
    let side = game.state.to_move();
    of_side("roman-due", format!("{} is to play.", title(side)), side)
}

/// Returns the notes that concern both sides.
fn notes(game: &Checkers) -> Vec<Phrase> {
    let mut notes = vec![match game.outcome() {
        Some(Outcome { reason, .. }) => {
            Phrase::english("roman-over", format!("over: {}", reason.text)).with("reason", reason.text)
        }
        None => {
            let side = game.state.to_move();
            of_side("roman-to-play", format!("to play: {}", title(side)), side)
        }
    }];
    notes.push(tailchase(game));
    if game.state.returned() {
        notes.push(Phrase::english("roman-returned-note", "prisoners have returned"));
    }
    notes
}

fn tailchase(game: &Checkers) -> Phrase {
    let (turns, limit) = (game.state.chase(), game.state.rules().tailchase);
    let english = match limit {
        0 => format!("tailchase: {turns}, without limit"),
        limit => format!("tailchase: {turns} of {limit}"),
    };
    Phrase::english("roman-tailchase", english).with("turns", u64::from(turns)).with("limit", u64::from(limit))
}

fn sentences(game: &Checkers) -> Vec<Phrase> {
    let mut sentences: Vec<Phrase> =
        Side::BOTH.into_iter().flat_map(|side| [stands(game, side), gained(game, side)]).collect();
    if game.state.returned() {
        sentences.push(Phrase::english("roman-returned", "Prisoners have returned, and will not return again."));
    }
    match game.outcome() {
        None => {
            let turns = game.state.chase();
            let quiet = Phrase::english("roman-quiet", format!("Turns without progress: {turns}."));
            sentences.extend([quiet.with("turns", u64::from(turns)), due(game)]);
        }
        Some(Outcome { reason, .. }) => {
            let [purple, gold] = Side::BOTH.map(|side| u64::from(game.state.final_points(side)));
            let ended = Phrase::english("roman-ended", format!("Play has ended: {}.", reason.text));
            let english = format!("With the points for the end Purple has {purple} and Gold {gold}.");
            let points = Phrase::english("roman-final", english).with("purple", purple).with("gold", gold);
            sentences.extend([ended.with("reason", reason.text), points]);
        }
    }
    sentences
}

/// The places of a side's pieces, in a sentence.
fn stands(game: &Checkers, side: Side) -> Phrase {
    let squad = game.state.squad(side);
    let groups = [
        ("roman-soldiers-on", "soldiers", squad.soldiers),
        ("roman-bearers-on", "standard-bearers", squad.bearers),
        ("roman-demoralised-on", "demoralised standard-bearers", squad.demoralised),
    ];
    let present = groups.into_iter().filter(|(.., set)| *set != 0);
    let words = present.map(|(key, kind, set)| {
        let names: Vec<String> = squares(set).map(|square| square.to_string()).collect();
        let (number, names) = (names.len() as u64, names.join(", "));
        Phrase::english(key, format!("{kind} on {names}")).with("number", number).with("squares", names)
    });
    let (pieces, name) = (Phrase::joined("roman-groups", "; ", words), player(game, side));
    let has = if pieces.is_empty() { "nothing on the board" } else { &pieces };
    of_side("roman-stands", format!("{}, played by {name}, has {has}.", title(side)), side)
        .with("name", name)
        .with("number", u64::from(squad.pieces().count_ones()))
        .with("pieces", pieces)
}

/// The points and the captives of a side, in a sentence.
fn gained(game: &Checkers, side: Side) -> Phrase {
    let squad = game.state.squad(side);
    let (captives, points) = (captives(squad), counted(squad.points, "point"));
    let held = if captives.is_empty() { "no captives".to_owned() } else { format!("these captives: {captives}") };
    of_side("roman-gained", format!("{} has {points} and {held}.", title(side)), side)
        .with("points", u64::from(squad.points))
        .with("number", captive_number(squad))
        .with("captives", captives)
}
