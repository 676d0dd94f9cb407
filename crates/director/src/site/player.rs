//! The page of a player.

use adjudicate_event::table::halves;
use adjudicate_event::{PairedBoard, Registration, SectionState};
use adjudicate_render::{ChapterPart, Column, SiteTable, Span};
use adjudicate_rules::Name;

use crate::page::source::{PageSource, game_id, section_id};

/// The parts of a player's page: who he is in the event, and his games.
pub(crate) fn parts(source: &PageSource<'_>, player: &Registration) -> Vec<ChapterPart> {
    let entrant = &player.entrant;
    let is_private = source.is_private(&entrant.name);
    let mut facts = Vec::new();
    if let Some(rating) = entrant.rating {
        facts.push(("Rating".to_owned(), vec![Span::text(rating.to_string())]));
    }
    let signs = match &entrant.key {
        None => vec![Span::text("by post; the director writes the letters down")],
        Some(_) if is_private => vec![Span::text("with a key of his own")],
        Some(key) => vec![Span::text("with the key "), Span::Code(key.fingerprint().to_string())],
    };
    facts.push(("Plays".to_owned(), signs));
    let mut parts = vec![ChapterPart::Facts(facts)];
    for (place, (section, standing)) in source.event().sections().enumerate() {
        let Some(number) = standing.number(&entrant.name) else { continue };
        parts.push(ChapterPart::Heading(
            format!("player-{}-{}", source.file_name(&entrant.name), section.name),
            section.name.to_string(),
        ));
        let mut said = vec![Span::Link(section_id(&section.name), format!("All of {}", section.name))];
        if source.event().lots().is_some() {
            said.push(Span::text(format!(". Number {number}.")));
        }
        if let Some(left) = standing.left.get(&entrant.name) {
            said.push(Span::text(format!(" Left on {}.", left.at)));
        }
        parts.push(ChapterPart::Text(said));
        let rows = rows(source, place, standing, &entrant.name);
        if rows.is_empty() {
            continue;
        }
        let columns = vec![
            Column::number("round", ""),
            Column::prose("turn"),
            Column::prose("opponent"),
            Column::number("points", "with the way to the game"),
        ];
        let caption = format!("Games in {}", section.name);
        parts.push(ChapterPart::Table(SiteTable { caption, columns, named_by: 2, rows }));
    }
    parts
}

fn rows(source: &PageSource<'_>, place: usize, standing: &SectionState, name: &Name) -> Vec<Vec<Vec<Span>>> {
    let mut rows = Vec::new();
    for round in &standing.rounds {
        let number = vec![Span::text(round.number.to_string())];
        let without = |text: &str| vec![number.clone(), Vec::new(), vec![Span::text(text)], Vec::new()];
        if round.byes.contains(name) {
            rows.push(without("no board"));
        }
        if round.free.contains(name) {
            rows.push(without("no board, as asked for"));
        }
        for board in round.boards.iter().filter(|board| board.players.contains(name)) {
            let seat = board.players.iter().position(|player| player == name).unwrap_or(0);
            let turn = match seat {
                0 => "first".to_owned(),
                1 => "second".to_owned(),
                seat => format!("{}th", seat + 1),
            };
            let mut opponents = Vec::new();
            for other in board.players.iter().filter(|player| *player != name) {
                if !opponents.is_empty() {
                    opponents.push(Span::text(", "));
                }
                opponents.push(source.name(other));
            }
            rows.push(vec![
                number.clone(),
                vec![Span::text(turn)],
                opponents,
                vec![points(source, place, round.number, board, seat)],
            ]);
        }
    }
    rows
}

/// The points of a seat, with the way to the game.
fn points(source: &PageSource<'_>, place: usize, round: u64, board: &PairedBoard, seat: usize) -> Span {
    let points = board.scored.as_ref().and_then(|scored| scored.points.get(seat)).map(|points| halves(*points));
    let text = points.unwrap_or_else(|| "open".to_owned());
    let section = source.event().charter().sections.get(place);
    let shown = board.players.iter().all(|name| !source.is_private(name));
    match section.filter(|_| shown && source.has_game(place, round, board.board)) {
        Some(section) => Span::Link(game_id(&section.name, round, board.board), text),
        None => Span::Text(text),
    }
}
