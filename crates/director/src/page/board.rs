//! A board of a round: its game, from the charter to the end.

use adjudicate_locales::Language;
use std::path::Path;

use super::source::{PageSource, game_id, table_id};
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
    let chronicle = match Chronicle::read(Language::ENGLISH, source.house.system(), Path::new(path), None, 0..=u64::MAX)
    {
        Ok(chronicle) => chronicle,
        Err(failure) if failure.is_environment() => return Err(failure),
        Err(_) => {
            game.facts.push(vec![Span::text("Its log is invalid, so there is nothing to go through.")]);
            return Ok(Some(game));
        }
    };
    game.notes.push(vec![Span::text("Its head: "), Span::Code(chronicle.game.state.head().to_string())]);
    let over = chronicle.game.state.outcome().is_some();
    let mut page = chronicle.page();
    let options = page.facts.iter().filter(|fact| fact.starts_with("Options"));
    game.facts.extend(options.map(|fact| vec![Span::text(fact.as_str())]));
    // Nothing is due any more in a game that a ruling has ended.
    if !over && board.is_some_and(|board| board.board.scored.is_some()) {
        page.outlook.clear();
    }
    // `explain` proves the throws; for all games of an event at once that would be most of the page.
    page.steps.iter_mut().for_each(|step| step.proof.clear());
    Ok(Some(SiteGame { steps: page.steps, outlook: page.outlook, ..game }))
}

/// Returns the text above the game of a board, and the place of its log.
fn heading<'a>(source: &PageSource<'a>, place: usize) -> Option<(&'a str, SiteGame)> {
    let board = source.audit.boards.get(place)?;
    let section = source.event().charter().sections.get(board.section)?;
    let path = board.source.as_ref()?;
    let id = game_id(&section.name, board.round, board.board.board);
    let title =
        format!("{}, round {}, board {}: {}", section.name, board.round, board.board.board, players(source, board));
    let mut ways = vec![vec![Span::Link(table_id(&section.name), format!("All of {}", section.name))]];
    let neighbour = |other: Option<&AuditedBoard>, words: &str| {
        let other = other.filter(|other| other.section == board.section && other.source.is_some())?;
        let link = game_id(&section.name, other.round, other.board.board);
        Some(vec![Span::Link(link, format!("{words}: round {}, board {}", other.round, other.board.board))])
    };
    let before = place.checked_sub(1).and_then(|before| source.audit.boards.get(before));
    ways.extend(neighbour(before, "Previous"));
    ways.extend(neighbour(source.audit.boards.get(place + 1), "Next"));
    let mut facts = vec![vec![Span::text(result(board))]];
    let faults: Vec<_> = source.audit.findings.iter().filter(|finding| finding.source.as_ref() == Some(path)).collect();
    for finding in faults {
        facts.push(vec![Span::Strong("Does not fit: ".to_owned()), Span::text(finding.reason.as_str())]);
    }
    let notes = vec![vec![Span::text("The game\u{2019}s id: "), Span::Code(board.board.game.to_string())]];
    Some((path, SiteGame { id, title, ways, facts, notes, ..SiteGame::default() }))
}

/// Returns the players of a board, for headings.
pub fn players(source: &PageSource<'_>, board: &AuditedBoard) -> String {
    let names: Vec<String> = board.board.players.iter().map(|name| source.shown(name)).collect();
    names.join(" \u{2013} ")
}

/// Describes the points of a board, and how they came about.
fn result(board: &AuditedBoard) -> String {
    let Some(scored) = &board.board.scored else {
        let over = board.game.as_ref().is_some_and(|game| game.outcome().is_some());
        return match over {
            true => "The game is over; its result has not been taken yet.".to_owned(),
            false => "The game is being played.".to_owned(),
        };
    };
    let each: Vec<String> = board
        .board
        .players
        .iter()
        .zip(&scored.points)
        .map(|(name, points)| format!("{name} {}", table::halves(*points)))
        .collect();
    let points = each.join(", ");
    match &scored.ruled {
        Some(reason) => format!("Points: {points}, by a ruling (entry {} of the event): {reason}", scored.seq),
        None => format!("Points: {points}, taken from the game by entry {} of the event.", scored.seq),
    }
}
