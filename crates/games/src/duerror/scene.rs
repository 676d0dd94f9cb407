//! Duerror Grandis to look at: the grid, the pieces by the number of their owner's seat, and what everybody has.

use super::board::{Path, Square, StepStart};
use super::law::PieceKind;
use super::state::{BoardSelection, Phase, PiecePlace, PlayerPiece, PlayerState, State};
use super::steps::PlayerColour;
use adjudicate_rules::{
    BoardKind, BoardPath, Glyph, Label, Paint, PieceShape, PlayerPanel, Scene, ScenePiece as Drawn, Seat, Spot, Stock,
    Tone,
};

/// Draws a game as `viewer` or the public sees it.
pub fn draw(state: &State, viewer: Option<Seat>) -> Scene {
    draw_knowing(state, viewer, None)
}

/// Draws a game as the owner of a sealed board sees it.
pub fn draw_for_owner(state: &State, owner: Seat, path: &Path) -> Scene {
    let mut scene = draw_knowing(state, Some(owner), Some(path));
    let rows: Vec<String> = path
        .squares()
        .chunks(18)
        .map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        .collect();
    scene.asides.push("your path, which nobody else knows:".to_owned());
    scene.asides.extend(rows);
    scene.words.push(format!("Your path, which nobody else knows: {path}."));
    scene.trails.extend(trails(state, owner, path));
    scene
}

fn draw_knowing(state: &State, viewer: Option<Seat>, path: Option<&Path>) -> Scene {
    let mut scene = Scene { board: BoardKind::Grid, size: (8, 8), pitch: (4, 1), ..Scene::default() };
    for line in 0..9u8 {
        let letter = char::from(b'A' + line).to_string();
        scene.labels.push(Label { at: (i32::from(line), -1), text: letter });
        scene.labels.push(Label { at: (-1, i32::from(line)), text: (line + 1).to_string() });
    }
    for row in 0..9 {
        for column in 0..9 {
            let tone = if (column + row) % 2 == 0 { Tone::Light } else { Tone::Dark };
            let glyph = Glyph { unicode: '·', ascii: '.' };
            scene.spots.push(Spot { at: (column, row), glyph, tone: Some(tone) });
        }
    }
    for seat in state.seats() {
        scene.trails.extend(state.path(seat).into_iter().flat_map(|path| trails(state, seat, path)));
        for (place, piece) in state.player(seat).pieces.iter().enumerate() {
            let Some(square) = piece.place.square() else { continue };
            // At most nine players.
            let digit = char::from(b'1' + seat.0.min(8));
            scene.pieces.push(Drawn {
                at: (u16::from(square.column()), u16::from(square.row())),
                glyph: Glyph { unicode: digit, ascii: digit },
                figure: piece.kind.map_or(PieceShape::Disc, figure),
                paint: paint(state.player(seat).colour),
                title: format!("{}'s {} on {square}", state.name(seat), piece.kind.map_or("piece", PieceKind::name)),
                moved: state.moved.contains(&(seat, place)),
            });
        }
    }
    for seat in Seat::all(state.players.len()) {
        scene.asides.push(aside(state, seat));
        scene.words.push(sentence(state, seat));
        scene.strips.push(strip(state, seat));
    }
    let beside = scene.asides.len();
    scene.asides.push(format!("bank: {}", tokens(state.bank)));
    scene.words.push(format!("The bank has {}.", tokens(state.bank)));
    let variants = variants(state);
    if !variants.is_empty() {
        scene.asides.push(format!("variants: {variants}"));
        scene.words.push(format!("Variants: {variants}."));
    }
    if let Some((who, numbers)) = &state.last_throw {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let who = who.map_or("start", |seat| state.name(seat));
        scene.asides.push(format!("last throw: {who}: {}", numbers.join(" ")));
        scene.words.push(format!("The last throw: {who}, {}.", numbers.join(" and ")));
    }
    scene.words.push(outlook(state));
    scene.due.push(outlook(state));
    scene.notes = scene.asides.iter().skip(beside).cloned().chain([outlook(state)]).collect();
    if let Some(viewer) = viewer.filter(|seat| seat.index() < state.players.len()) {
        let ways = ways(state, viewer, path);
        if !ways.is_empty() {
            let [aside, sentence] = ["your moves", "Your moves"].map(|begin| format!("{begin}: {}", ways.join(", ")));
            scene.due.extend([aside.clone(), format!("{sentence}.")]);
            scene.asides.push(aside);
            scene.words.push(format!("{sentence}."));
        }
    }
    scene
}

/// The way of a player over the board, and on it the squares that his pieces would go next.
fn trails(state: &State, seat: Seat, path: &Path) -> Vec<BoardPath> {
    let player = state.player(seat);
    let Some(colour) = player.colour else { return Vec::new() };
    let trail = |squares: &[Square], strong, title| BoardPath {
        through: squares.iter().map(|square| (u16::from(square.column()), u16::from(square.row()))).collect(),
        paint: paint(Some(colour)),
        title,
        strong,
    };
    let name = state.name(seat);
    let mut trails = vec![trail(path.squares(), false, format!("the path of {name}"))];
    for piece in &player.pieces {
        let Some(kind) = piece.kind else { continue };
        let from = match piece.place {
            PiecePlace::On(at) => path.squares().iter().position(|square| *square == at),
            PiecePlace::Off | PiecePlace::First => Some(0),
            PiecePlace::Out => None,
        };
        // A piece off the board needs one step for the first square.
        let steps = usize::from(kind.stride()) + usize::from(piece.place != PiecePlace::Off);
        let next = from.and_then(|from| path.squares().get(from..)).unwrap_or_default();
        let next = next.get(..steps).unwrap_or(next);
        if next.len() > 1 {
            trails.push(trail(next, true, format!("what the {} of {name} goes next", kind.name())));
        }
    }
    trails
}

fn figure(kind: PieceKind) -> PieceShape {
    match kind {
        PieceKind::Thete => PieceShape::Thete,
        PieceKind::Ephebe => PieceShape::Ephebe,
        PieceKind::Melliran => PieceShape::Melliran,
    }
}

fn paint(colour: Option<PlayerColour>) -> Paint {
    match colour.map(PlayerColour::name) {
        Some("red") => Paint::Red,
        Some("blue") => Paint::Blue,
        Some("green") => Paint::Green,
        Some("yellow") => Paint::Yellow,
        Some("black") => Paint::Black,
        Some("white") => Paint::White,
        Some("orange") => Paint::Orange,
        Some("violet") => Paint::Violet,
        Some("brown") => Paint::Brown,
        _ => Paint::Light,
    }
}

/// A player with what he has: the colour, the board, the pieces, the tokens.
fn strip(state: &State, seat: Seat) -> PlayerPanel {
    let player = state.player(seat);
    let tokens = Stock {
        number: u32::try_from(player.tokens).unwrap_or(u32::MAX),
        figure: PieceShape::Token,
        paint: Paint::Light,
        place: if player.tokens == 1 { "token" } else { "tokens" },
    };
    let colour = player.colour.map(|colour| format!("{}, ", colour.name())).unwrap_or_default();
    let role = match (player.gone, &player.board) {
        (true, _) => "has left".to_owned(),
        (false, BoardSelection::Nothing) => "has not chosen yet".to_owned(),
        (false, _) => format!("{colour}{}: {}", board(state, player), pieces(player)),
    };
    let shown = player.pieces.iter().find_map(|piece| piece.kind).map_or(PieceShape::Disc, figure);
    let stocks = if player.gone { Vec::new() } else { vec![tokens] };
    PlayerPanel::new(Some(seat), role, shown, paint(player.colour), stocks)
}

/// `1 token`, `2 tokens`.
pub fn tokens(number: u64) -> String {
    if number == 1 { "1 token".to_owned() } else { format!("{number} tokens") }
}

fn variants(state: &State) -> String {
    let law = &state.law;
    let all = [(law.merus, "merus"), (law.factiosus, "factiosus"), (law.caecus, "caecus"), (law.parcus, "parcus")];
    all.iter().filter(|(played, _)| *played).map(|(_, name)| *name).collect::<Vec<_>>().join(", ")
}

fn board(state: &State, player: &PlayerState) -> String {
    match player.board {
        BoardSelection::Nothing => "no board yet".to_owned(),
        BoardSelection::Sealed => "a sealed board".to_owned(),
        BoardSelection::Open(place) => match state.law.boards.get(place) {
            Some(board) => format!("board {} {}", board.number, board.name),
            None => "a board".to_owned(),
        },
    }
}

fn piece(piece: &PlayerPiece) -> String {
    let kind = piece.kind.map_or("no piece yet", PieceKind::name);
    match (piece.kind, piece.place) {
        (None, _) => kind.to_owned(),
        (_, PiecePlace::Off) => format!("{kind} off the board"),
        (_, PiecePlace::First) => format!("{kind} on its first square"),
        (_, PiecePlace::On(square)) => format!("{kind} on {square}"),
        (_, PiecePlace::Out) => format!("{kind} out"),
    }
}

fn pieces(player: &PlayerState) -> String {
    player.pieces.iter().map(piece).collect::<Vec<_>>().join(", ")
}

/// One line: `1 alice, red, board 3 Cochlea: thete on C3, 1 token`.
fn aside(state: &State, seat: Seat) -> String {
    let (player, name, number) = (state.player(seat), state.name(seat), seat.number());
    if player.gone {
        return format!("{number} {name}: left");
    }
    let colour = player.colour.map(|colour| format!(", {}", colour.name())).unwrap_or_default();
    let held = tokens(player.tokens);
    match player.board {
        BoardSelection::Nothing => format!("{number} {name}: {held}"),
        _ => format!("{number} {name}{colour}, {}: {}, {held}", board(state, player), pieces(player)),
    }
}

fn sentence(state: &State, seat: Seat) -> String {
    let (player, name) = (state.player(seat), state.name(seat));
    if player.gone {
        return format!("{name} has left the game.");
    }
    let colour = player.colour.map(|colour| format!(" plays {} on", colour.name())).unwrap_or_default();
    let held = tokens(player.tokens);
    match player.board {
        BoardSelection::Nothing => format!("{name} has not chosen yet, and has {held}."),
        _ => format!("{name}{colour} {}: {}; {held}.", board(state, player), pieces(player)),
    }
}

fn outlook(state: &State) -> String {
    let name = |seat: Option<Seat>| seat.map_or("nobody", |seat| state.name(seat)).to_owned();
    match &state.phase {
        Phase::Starting(_) => "The starting throw decides who begins.".to_owned(),
        Phase::Act => format!("{} is to play: {}.", name(state.to), state.turn.part.name()),
        Phase::Change => format!("{} throws for a change of the piece.", name(state.to)),
        Phase::Veer(_) => format!("{} throws for the square to veer to.", name(state.to)),
        Phase::Over(outcome) => format!("The game is over: {}.", outcome.reason.text),
    }
}

/// Describes the moves of the viewer's pieces, on an open board or on one that he knows: `thete to E4`.
fn ways(state: &State, viewer: Seat, path: Option<&Path>) -> Vec<String> {
    let way = |piece: &PlayerPiece| {
        let kind = piece.kind?;
        let start = match (piece.place, path) {
            (PiecePlace::First, Some(path)) => StepStart::On(path.first()),
            (place, _) => place.start()?,
        };
        let to = match path.or(state.path(viewer))?.ahead(start, kind.stride()) {
            super::Landing::On(square) => square.to_string(),
            super::Landing::Out => "the way out".to_owned(),
            super::Landing::Beyond if state.law.exit_past => "the way out".to_owned(),
            super::Landing::Beyond => "nowhere: too few squares are left".to_owned(),
        };
        Some(format!("{} to {to}", kind.name()))
    };
    let player = state.player(viewer);
    if player.gone { Vec::new() } else { player.pieces.iter().filter_map(way).collect() }
}
