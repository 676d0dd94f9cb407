//! Duerror Grandis to look at: the grid, the pieces by the number of their owner's seat, and what everybody has.

use super::board::{Landing, Path, Square, StepStart};
use super::law::PieceKind;
use super::state::{BoardSelection, Phase, PiecePlace, PlayerPiece, PlayerState, State};
use super::steps::PlayerColour;
use adjudicate_rules::{
    BoardKind, BoardPath, Glyph, Label, Outcome, Paint, Phrase, PieceShape, PlayerPanel, Scene, ScenePiece as Drawn,
    Seat, Spot, Stock, Tone, phrase,
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
    scene.add_aside(Phrase::english("duerror-own-path", "your path, which nobody else knows:"));
    scene.asides.extend(rows);
    let sentence = Phrase::english("duerror-own-path-sentence", format!("Your path, which nobody else knows: {path}."));
    scene.add_sentence(sentence.with("path", path.to_string()));
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
                title: piece_on(state.name(seat), piece.kind, square),
                moved: state.moved.contains(&(seat, place)),
            });
        }
    }
    for seat in Seat::all(state.players.len()) {
        scene.add_aside(aside(state, seat));
        scene.add_sentence(sentence(state, seat));
        scene.strips.push(strip(state, seat));
    }
    let beside = scene.asides.len();
    for [line, sentence] in [Some(bank(state)), variants(state), last_throw(state)].into_iter().flatten() {
        scene.add_aside(line);
        scene.add_sentence(sentence);
    }
    let outlook = outlook(state);
    scene.due.push(outlook.to_string());
    scene.notes = scene.asides.iter().skip(beside).chain(&scene.due).cloned().collect();
    scene.add_sentence(outlook);
    if let Some(viewer) = viewer.filter(|seat| seat.index() < state.players.len()) {
        let ways = ways(state, viewer, path);
        if !ways.is_empty() {
            let line = Phrase::english("duerror-ways", format!("your moves: {ways}")).with("ways", ways.clone());
            let sentence = Phrase::english("duerror-ways-sentence", format!("Your moves: {ways}.")).with("ways", ways);
            scene.due.extend([line.to_string(), sentence.to_string()]);
            scene.add_aside(line);
            scene.add_sentence(sentence);
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
    let whole = phrase!("duerror-trail", "the path of {name}", name);
    let mut trails = vec![trail(path.squares(), false, whole)];
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
            let piece = kind.name();
            let title = phrase!("duerror-trail-next", "what the {piece} of {name} goes next", piece, name);
            trails.push(trail(next, true, title));
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
    let number = u32::try_from(player.tokens).unwrap_or(u32::MAX);
    let tokens = Stock::new(number, PieceShape::Token, Paint::Light, if number == 1 { "token" } else { "tokens" });
    let role = match (player.gone, &player.board) {
        (true, _) => Phrase::english("duerror-role-left", "has left"),
        (false, BoardSelection::Nothing) => Phrase::english("duerror-role-new", "has not chosen yet"),
        (false, _) => {
            let colour = player.colour.map(|colour| format!("{}, ", colour.name())).unwrap_or_default();
            let (board, pieces) = (board(state, player), pieces(player));
            let phrase = Phrase::english("duerror-role", format!("{colour}{board}: {pieces}"));
            coloured(phrase, player).with("board", board).with("pieces", pieces)
        }
    };
    let shown = player.pieces.iter().find_map(|piece| piece.kind).map_or(PieceShape::Disc, figure);
    let stocks = if player.gone { Vec::new() } else { vec![tokens] };
    PlayerPanel::new(
        Some(seat),
        player.colour.map_or("", PlayerColour::name),
        role,
        shown,
        paint(player.colour),
        stocks,
    )
}

/// `1 token`, `2 tokens`.
pub fn tokens(number: u64) -> Phrase {
    let english = if number == 1 { "1 token".to_owned() } else { format!("{number} tokens") };
    Phrase::english("duerror-tokens", english).with("tokens", number)
}

/// The bank, beside the board and in a sentence.
fn bank(state: &State) -> [Phrase; 2] {
    let held = tokens(state.bank);
    [
        Phrase::english("duerror-bank", format!("bank: {held}")),
        Phrase::english("duerror-bank-sentence", format!("The bank has {held}.")),
    ]
    .map(|phrase| phrase.with("tokens", state.bank))
}

/// The variants that are played.
fn variants(state: &State) -> Option<[Phrase; 2]> {
    let law = &state.law;
    let all = [(law.merus, "merus"), (law.factiosus, "factiosus"), (law.caecus, "caecus"), (law.parcus, "parcus")];
    let played: Vec<&str> = all.iter().filter(|(played, _)| *played).map(|(_, name)| *name).collect();
    let names = played.join(", ");
    (!played.is_empty()).then(|| {
        [
            Phrase::english("duerror-variants", format!("variants: {names}")),
            Phrase::english("duerror-variants-sentence", format!("Variants: {names}.")),
        ]
        .map(|phrase| phrase.with("variants", &names))
    })
}

/// The last throw: whose, or `start` for the one that decided who begins.
fn last_throw(state: &State) -> Option<[Phrase; 2]> {
    let (roller, numbers) = state.last_throw.as_ref()?;
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    let (apart, listed) = (numbers.join(" "), Phrase::list(&numbers));
    let who = roller.map_or("start", |seat| state.name(seat));
    let line = Phrase::english("duerror-throw", format!("last throw: {who}: {apart}")).with("numbers", apart);
    let sentence = Phrase::english("duerror-throw-sentence", format!("The last throw: {who}, {listed}."));
    let kind = if roller.is_some() { "player" } else { "start" };
    Some([line, sentence.with("numbers", listed)].map(|phrase| phrase.with("kind", kind).with("name", who)))
}

/// A text with the colour of a player; `none` if he has not chosen it yet.
fn coloured(phrase: Phrase, player: &PlayerState) -> Phrase {
    phrase.with("colour", player.colour.map_or("none", PlayerColour::name))
}

fn board(state: &State, player: &PlayerState) -> Phrase {
    let (kind, english) = match player.board {
        BoardSelection::Nothing => ("none", "no board yet".to_owned()),
        BoardSelection::Sealed => ("sealed", "a sealed board".to_owned()),
        BoardSelection::Open(place) => {
            let Some(board) = state.law.boards.get(place) else { return Phrase::default() };
            let phrase = Phrase::english("duerror-board", format!("board {} {}", board.number, board.name));
            return phrase.with("kind", "open").with("number", board.number).with("title", &board.name);
        }
    };
    Phrase::english("duerror-board", english).with("kind", kind)
}

fn piece(piece: &PlayerPiece) -> Phrase {
    let Some(kind) = piece.kind.map(PieceKind::name) else {
        return Phrase::english("duerror-piece", "no piece yet").with("piece", "none");
    };
    let (place, square, english) = match piece.place {
        PiecePlace::Off => ("off", String::new(), format!("{kind} off the board")),
        PiecePlace::First => ("first", String::new(), format!("{kind} on its first square")),
        PiecePlace::On(square) => ("on", square.to_string(), format!("{kind} on {square}")),
        PiecePlace::Out => ("out", String::new(), format!("{kind} out")),
    };
    let phrase = Phrase::english("duerror-piece", english).with("piece", kind);
    phrase.with("place", place).with("square", square)
}

fn pieces(player: &PlayerState) -> Phrase {
    Phrase::joined("items", ", ", player.pieces.iter().map(piece))
}

/// One line: `1 alice, red, board 3 Cochlea: thete on C3, 1 token`.
fn aside(state: &State, seat: Seat) -> Phrase {
    let (player, name, number) = (state.player(seat), state.name(seat), seat.number());
    let of_player = |key, english: String| {
        Phrase::english(key, english).with("number", u64::from(number)).with("name", name).with("tokens", player.tokens)
    };
    if player.gone {
        return of_player("duerror-beside-left", format!("{number} {name}: left"));
    }
    let colour = player.colour.map(|colour| format!(", {}", colour.name())).unwrap_or_default();
    let held = tokens(player.tokens);
    match player.board {
        BoardSelection::Nothing => of_player("duerror-beside-new", format!("{number} {name}: {held}")),
        _ => {
            let (board, pieces) = (board(state, player), pieces(player));
            let english = format!("{number} {name}{colour}, {board}: {pieces}, {held}");
            let phrase = coloured(of_player("duerror-beside", english), player);
            phrase.with("board", board).with("pieces", pieces)
        }
    }
}

fn sentence(state: &State, seat: Seat) -> Phrase {
    let (player, name) = (state.player(seat), state.name(seat));
    let of_player =
        |key, english: String| Phrase::english(key, english).with("name", name).with("tokens", player.tokens);
    if player.gone {
        return of_player("duerror-left", format!("{name} has left the game."));
    }
    let colour = player.colour.map(|colour| format!(" plays {} on", colour.name())).unwrap_or_default();
    let held = tokens(player.tokens);
    match player.board {
        BoardSelection::Nothing => of_player("duerror-new", format!("{name} has not chosen yet, and has {held}.")),
        _ => {
            let (board, pieces) = (board(state, player), pieces(player));
            let english = format!("{name}{colour} {board}: {pieces}; {held}.");
            coloured(of_player("duerror-plays", english), player).with("board", board).with("pieces", pieces)
        }
    }
}

fn outlook(state: &State) -> Phrase {
    let name = state.to.map_or("nobody", |seat| state.name(seat));
    let of_player = |key, english: String| Phrase::english(key, english).with("name", name);
    match &state.phase {
        Phase::Starting(_) => Phrase::english("duerror-starting", "The starting throw decides who begins."),
        Phase::Act => {
            let part = state.turn.part.name();
            of_player("duerror-to-play", format!("{name} is to play: {part}.")).with("part", part)
        }
        Phase::Change => of_player("duerror-change", format!("{name} throws for a change of the piece.")),
        Phase::Veer(_) => of_player("duerror-veer", format!("{name} throws for the square to veer to.")),
        Phase::Over(Outcome { reason, .. }) => {
            let phrase = Phrase::english("duerror-over", format!("The game is over: {}.", reason.text));
            phrase.with("reason", reason.text.clone())
        }
    }
}

/// Describes the moves of the viewer's pieces, on an open board or on one that he knows: `thete to E4`.
fn ways(state: &State, viewer: Seat, path: Option<&Path>) -> Phrase {
    let way = |piece: &PlayerPiece| {
        let kind = piece.kind?;
        let start = match (piece.place, path) {
            (PiecePlace::First, Some(path)) => StepStart::On(path.first()),
            (place, _) => place.start()?,
        };
        let (target, to) = match path.or(state.path(viewer))?.ahead(start, kind.stride()) {
            Landing::On(square) => ("square", square.to_string()),
            Landing::Out => ("out", "the way out".to_owned()),
            Landing::Beyond if state.law.exit_past => ("out", "the way out".to_owned()),
            Landing::Beyond => ("nowhere", "nowhere: too few squares are left".to_owned()),
        };
        let phrase = Phrase::english("duerror-way", format!("{} to {to}", kind.name())).with("piece", kind.name());
        Some(phrase.with("target", target).with("square", to))
    };
    let player = state.player(viewer);
    let pieces = player.pieces.iter().filter(|_| !player.gone);
    Phrase::joined("items", ", ", pieces.filter_map(way))
}

fn piece_on(name: &str, kind: Option<PieceKind>, square: Square) -> Phrase {
    let piece = kind.map_or("piece", PieceKind::name);
    let phrase = Phrase::english("duerror-piece-on", format!("{name}'s {piece} on {square}"));
    phrase.with("name", name).with("piece", piece).with("square", square.to_string())
}
