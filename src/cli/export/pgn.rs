//! A chess game as PGN.

use super::{Source, date};
use crate::games::chess::pgn::{Heading, Token, pgn};
use crate::rules::Seat;
use adjudicate_words::played::Item;

/// The text of the file.
pub fn text(source: &Source) -> String {
    let state = &source.game.state;
    let charter = state.charter();
    let white = state.play().setup().beginner();
    let unknown = Heading::default();
    let heading = Heading {
        event: charter.event.as_ref().map_or(unknown.event, |event| event.section.to_string()),
        round: charter.event.as_ref().map_or(unknown.round, |event| event.round.to_string()),
        date: source.game.records.first().map_or(unknown.date, |record| date(record.entry.at)),
        white: source.player(white),
        black: source.player(Seat(1 - white.0.min(1))),
        // Whoever doubts the moves finds the signed log by this.
        more: vec![("GameId".to_owned(), state.id().to_string())],
        ..unknown
    };
    let outcome = state.outcome();
    let reason = outcome.as_ref().map(|outcome| outcome.reason.text.clone());
    let line = source.line.items();
    let tokens = line.into_iter().map(|item| match item {
        Item::Move { text, .. } => Token::Move(text),
        Item::Remark(text) => Token::Remark(text),
    });
    pgn(&heading, tokens.chain(reason.as_deref().map(Token::Remark)), outcome.as_ref(), white)
}
