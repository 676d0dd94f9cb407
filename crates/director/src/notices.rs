//! The messages of an event's director to its players.

use adjudicate_event::table::{self, StandingsRow, TableCharset};
use adjudicate_event::{Audit, Event};
use adjudicate_locales::Language;
use adjudicate_rules::{Name, Phrase, capital};
use adjudicate_text::event as words;

use super::acts::ResultOfGame;
use super::directory::EventDirectory;

/// A result in a line, in a language: `merels, round 1, board 2: alice 1, bob 0`.
pub fn taken(language: Language, one: &ResultOfGame) -> String {
    let each: Vec<String> = one
        .players
        .iter()
        .zip(&one.points)
        .map(|(name, points)| format!("{name} {}", table::halves(*points)))
        .collect();
    let values = [
        ("section", one.section.as_str().into()),
        ("round", one.round.into()),
        ("board", one.board.into()),
        ("points", each.join(", ").into()),
    ];
    language.text(if one.again { "told-result-again" } else { "told-result" }, &values)
}

/// The name of a player as people read it: the display name, where there is one.
pub fn shown(event: &Event, name: &Name) -> String {
    let display = event.player(name).and_then(|player| player.entrant.display.as_ref());
    display.map_or_else(|| name.to_string(), ToString::to_string)
}

/// The points of players in a line: `alice 1, bob 0`.
pub fn points_of(event: &Event, players: &[Name], points: &[u64]) -> String {
    let each = players.iter().zip(points);
    let each = each.map(|(name, points)| format!("{} {}", shown(event, name), table::halves(*points)));
    each.collect::<Vec<_>>().join(", ")
}

/// The boards of a round, one line each.
pub fn pairings(language: Language, round: &adjudicate_event::Round, called: &dyn Fn(&Name) -> String) -> Vec<String> {
    let players = |names: &[Name]| names.iter().map(called).collect::<Vec<_>>().join(" - ");
    let without = |key, name: &Name| language.text(key, &[("name", called(name).into())]);
    let boards = round.boards.iter().map(|board| format!("{}: {}", board.board, players(&board.players)));
    let byes = round.byes.iter().map(|name| without("event-has-bye", name));
    let free = round.free.iter().map(|name| without("event-is-free", name));
    boards.chain(byes).chain(free).collect()
}

/// The standings of a section for a message: their heading, and a table, whose lines begin with blanks.
pub fn standings(language: Language, house: &EventDirectory, audit: Option<&Audit>, section: &Name) -> Vec<String> {
    let sections = &house.event.charter().sections;
    let found = sections.iter().enumerate().find(|(_, found)| found.name == *section);
    let made = found.and_then(|(place, section)| {
        Some((section, table::standings(&adjudicate_event::table_of(&house.event, place, audit)?).ok()?))
    });
    let Some((section, standings)) = made else { return Vec::new() };
    let sentence = |phrase: &Phrase| format!("{}.", capital(&language.phrase(phrase)));
    let text = |key| language.text(key, &[]);
    let columns = [text("column-name"), text("column-points"), text("column-games")].join("\t");
    let heading = standings.heading().with("title", words::title(section));
    let heading = [sentence(&heading), format!(" \t{columns}")];
    // A table that fits a phone; the event's page has the rest.
    let row = |row: &StandingsRow| {
        let place = row.place.map(|place| place.to_string()).unwrap_or_default();
        let name = row.shown(TableCharset::Unicode);
        let points = table::halves(row.score);
        format!(" {place}\t{name}\t{points}\t{}", row.games)
    };
    let table = heading.into_iter().chain(standings.rows.iter().map(row)).collect::<Vec<_>>().join("\n");
    std::iter::once(table).chain(standings.remarks.iter().map(sentence)).collect()
}
