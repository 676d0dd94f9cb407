//! The page of a player.

use adjudicate_event::table::halves;
use adjudicate_event::{PairedBoard, Registration, SectionState};
use adjudicate_render::{ChapterPart, Column, SiteTable, Span};
use adjudicate_rules::{Name, PhraseArgument};
use adjudicate_text::dates;

use crate::page::source::{PageSource, game_id, section_id, spans};

/// The parts of a player's page: who he is in the event, and his games.
pub(crate) fn parts(source: &PageSource<'_>, player: &Registration) -> Vec<ChapterPart> {
    let entrant = &player.entrant;
    let is_private = source.is_private(&entrant.name);
    let mut facts = Vec::new();
    if let Some(rating) = entrant.rating {
        facts.push((source.word("page-rating"), vec![Span::text(rating.to_string())]));
    }
    let signs = match &entrant.key {
        None => source.word("page-plays-by-post"),
        Some(_) if is_private => source.word("page-plays-with-own-key"),
        Some(key) => source.about("page-plays-with-key", "key", &key.fingerprint().to_string()),
    };
    facts.push((source.word("page-plays"), spans(&signs)));
    let mut parts = vec![ChapterPart::Facts(facts)];
    for (place, (section, standing)) in source.event().sections().enumerate() {
        let Some(number) = standing.number(&entrant.name) else { continue };
        parts.push(ChapterPart::Heading(
            format!("player-{}-{}", source.file_name(&entrant.name), section.name),
            section.name.to_string(),
        ));
        let all = source.about("page-all-of", "section", section.name.as_str());
        let mut said = vec![Span::Link(section_id(&section.name), all)];
        if source.event().lots().is_some() {
            let number = source.counted("page-player-number", "number", number.into());
            said.push(Span::text(format!(". {number}")));
        }
        if let Some(left) = standing.left.get(&entrant.name) {
            let left = source.text("page-player-left", &[("time", dates::stamp(left.at).into())]);
            said.push(Span::text(format!(" {left}")));
        }
        parts.push(ChapterPart::Text(said));
        let rows = rows(source, place, standing, &entrant.name);
        if rows.is_empty() {
            continue;
        }
        let columns = vec![
            Column::number(source.word("page-column-round"), ""),
            Column::prose(source.word("page-column-turn")),
            Column::prose(source.word("page-column-opponent")),
            Column::number(source.word("column-points"), source.word("page-means-way")),
        ];
        let caption = source.about("page-games-in", "section", section.name.as_str());
        parts.push(ChapterPart::Table(SiteTable { caption, columns, named_by: 2, rows }));
    }
    parts
}

fn rows(source: &PageSource<'_>, place: usize, standing: &SectionState, name: &Name) -> Vec<Vec<Vec<Span>>> {
    let mut rows = Vec::new();
    for round in &standing.rounds {
        let number = vec![Span::text(round.number.to_string())];
        let without = |key: &str| vec![number.clone(), Vec::new(), vec![Span::Text(source.word(key))], Vec::new()];
        if round.byes.contains(name) {
            rows.push(without("page-without-board"));
        }
        if round.free.contains(name) {
            rows.push(without("page-without-board-asked"));
        }
        for board in round.boards.iter().filter(|board| board.players.contains(name)) {
            let seat = board.players.iter().position(|player| player == name).unwrap_or(0);
            let turn = source.text("page-turn-of-seat", &[("number", PhraseArgument::count(seat + 1))]);
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
    let text = points.unwrap_or_else(|| source.word("page-open"));
    let section = source.event().charter().sections.get(place);
    let shown = board.players.iter().all(|name| !source.is_private(name));
    match section.filter(|_| shown && source.has_game(place, round, board.board)) {
        Some(section) => Span::Link(game_id(&section.name, round, board.board), text),
        None => Span::Text(text),
    }
}
