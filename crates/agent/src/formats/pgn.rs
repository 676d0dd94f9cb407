//! A chess game as PGN.

use super::{ExportSource, date};
use adjudicate_games::chess::pgn::{PgnTags, PgnToken, pgn};
use adjudicate_rules::Seat;
use adjudicate_text::move_list::PlayedItem;

/// The text of the file.
pub fn text(source: &ExportSource) -> String {
    let state = &source.game.state;
    let charter = state.charter();
    let white = state.play().setup().beginner();
    let unknown = PgnTags::default();
    let heading = PgnTags {
        event: charter.event.as_ref().map_or(unknown.event, |event| event.section.to_string()),
        round: charter.event.as_ref().map_or(unknown.round, |event| event.round.to_string()),
        date: source.game.records.first().map_or(unknown.date, |record| date(record.entry.at)),
        white: source.player(white),
        black: source.player(Seat(1 - white.0.min(1))),
        // A reader who doubts the moves finds the signed log by this id.
        more: vec![("GameId".to_owned(), state.id().to_string())],
        ..unknown
    };
    let outcome = state.outcome();
    let reason = outcome.as_ref().map(|outcome| outcome.reason.text.to_string());
    let line = source.line.items();
    let tokens = line.into_iter().filter_map(|item| match item {
        PlayedItem::Move { text, .. } => Some(PgnToken::Move(text)),
        PlayedItem::Remark(text) => Some(PgnToken::Remark(text)),
        // Chess has no concession.
        PlayedItem::Conceded(..) => None,
    });
    pgn(&heading, tokens.chain(reason.as_deref().map(PgnToken::Remark)), outcome.as_ref(), white)
}
