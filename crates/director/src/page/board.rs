//! A board of a round: its game, from the charter to the end.

use std::path::Path;

use super::source::{PageSource, game_id, spans, table_id};
use adjudicate_agent::Failure;
use adjudicate_agent::chronicle::Chronicle;
use adjudicate_event::{AuditedBoard, table};
use adjudicate_render::{SiteGame, Span};

/// The game of a board, if its log is there.
///
/// # Errors
/// Its log cannot be read.
pub fn game(source: &PageSource<'_>, place: usize) -> Result<Option<SiteGame>, Failure> {
    let Some((path, mut game)) = heading(source, place) else { return Ok(None) };
    let board = source.audit.boards.get(place);
    // The page shows a log only if all of it is valid; otherwise findings give the reason.
    let chronicle = match Chronicle::read(source.language, source.house.system(), Path::new(path), None, 0..=u64::MAX) {
        Ok(chronicle) => chronicle,
        Err(failure) if failure.is_environment() => return Err(failure),
        Err(_) => {
            game.facts.push(vec![Span::Text(source.word("page-log-invalid"))]);
            return Ok(Some(game));
        }
    };
    let head = chronicle.game.state.head().to_string();
    game.notes.push(spans(&source.about("page-head-of-game", "head", &head)));
    game.facts.extend(chronicle.options().map(|options| vec![Span::Text(options)]));
    // Nothing is due any more in a game that a ruling has ended.
    let is_due = chronicle.game.state.outcome().is_some() || board.is_none_or(|board| board.board.scored.is_none());
    let outlook = if is_due { chronicle.outlook() } else { Vec::new() };
    let mut steps = chronicle.steps;
    // `explain` proves the throws; for all games of an event at once that would be most of the page.
    steps.iter_mut().for_each(|step| step.proof.clear());
    Ok(Some(SiteGame { steps, outlook, ..game }))
}

/// Returns the text above the game of a board, and the place of its log.
fn heading<'a>(source: &PageSource<'a>, place: usize) -> Option<(&'a str, SiteGame)> {
    let board = source.audit.boards.get(place)?;
    let section = source.event().charter().sections.get(board.section)?;
    let path = board.source.as_ref()?;
    let id = game_id(&section.name, board.round, board.board.board);
    let place_of = |board: &AuditedBoard| [("round", board.round.into()), ("board", board.board.board.into())];
    let [round, number] = place_of(board);
    let values = [("section", section.name.as_str().into()), round, number, ("players", players(source, board).into())];
    let title = source.text("page-game-title", &values);
    let all = source.about("page-all-of", "section", section.name.as_str());
    let mut ways = vec![vec![Span::Link(table_id(&section.name), all)]];
    let neighbour = |other: Option<&AuditedBoard>, key: &str| {
        let other = other.filter(|other| other.section == board.section && other.source.is_some())?;
        let link = game_id(&section.name, other.round, other.board.board);
        Some(vec![Span::Link(link, source.text(key, &place_of(other)))])
    };
    let before = place.checked_sub(1).and_then(|before| source.audit.boards.get(before));
    ways.extend(neighbour(before, "page-previous"));
    ways.extend(neighbour(source.audit.boards.get(place + 1), "page-next"));
    let mut facts = vec![vec![Span::Text(result(source, board))]];
    let faults: Vec<_> = source.audit.findings.iter().filter(|finding| finding.source.as_ref() == Some(path)).collect();
    for finding in faults {
        facts.push(vec![
            Span::Strong(source.word("page-misfit") + " "),
            Span::text(source.language.phrase(&finding.reason)),
        ]);
    }
    let notes = vec![spans(&source.about("page-game", "id", &board.board.game.to_string()))];
    Some((path, SiteGame { id, title, ways, facts, notes, ..SiteGame::default() }))
}

/// Returns the players of a board, for headings.
pub fn players(source: &PageSource<'_>, board: &AuditedBoard) -> String {
    let names: Vec<String> = board.board.players.iter().map(|name| source.shown(name)).collect();
    names.join(" \u{2013} ")
}

/// Describes the points of a board, and how they came about.
fn result(source: &PageSource<'_>, board: &AuditedBoard) -> String {
    let Some(scored) = &board.board.scored else {
        let over = board.game.as_ref().is_some_and(|game| game.outcome().is_some());
        return source.word(if over { "page-result-not-taken" } else { "page-being-played" });
    };
    let each: Vec<String> = board
        .board
        .players
        .iter()
        .zip(&scored.points)
        .map(|(name, points)| format!("{name} {}", table::halves(*points)))
        .collect();
    let points = [("points", each.join(", ").into()), ("entry", scored.seq.into())];
    match &scored.ruled {
        Some(reason) => {
            let [points, entry] = points;
            source.text("page-points-ruled", &[points, entry, ("reason", reason.as_str().into())])
        }
        None => source.text("page-points", &points),
    }
}
