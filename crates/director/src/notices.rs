//! The messages of an event's director to its players.

use adjudicate_event::Audit;
use adjudicate_event::table::{self, TableCharset};
use adjudicate_rules::Name;

use super::acts::ResultOfGame;
use super::directory::EventDirectory;

/// A result in a line: `merels, round 1, board 2: alice 1, bob 0`.
pub fn taken(one: &ResultOfGame) -> String {
    let each: Vec<String> = one
        .players
        .iter()
        .zip(&one.points)
        .map(|(name, points)| format!("{name} {}", table::halves(*points)))
        .collect();
    let again = if one.again { " (instead of what was taken before)" } else { "" };
    format!("{}, round {}, board {}: {}{again}", one.section, one.round, one.board, each.join(", "))
}

/// The boards of a round, one line each.
pub fn pairings(round: &adjudicate_event::Round) -> Vec<String> {
    let players = |names: &[Name]| names.iter().map(Name::as_str).collect::<Vec<_>>().join(" - ");
    let boards = round.boards.iter().map(|board| format!("{}: {}", board.board, players(&board.players)));
    let byes = round.byes.iter().map(|name| format!("bye: {name}"));
    let free = round.free.iter().map(|name| format!("free, as asked for: {name}"));
    boards.chain(byes).chain(free).collect()
}

/// The standings of a section for a message: ASCII, every line begins with a blank.
pub fn standings(house: &EventDirectory, audit: Option<&Audit>, section: &Name) -> String {
    let place = house.event.charter().sections.iter().position(|found| found.name == *section);
    let made = place.and_then(|place| adjudicate_event::table_of(&house.event, place, audit));
    let standings = made.and_then(|section| table::standings(&section).ok());
    let text = standings.map(|standings| standings.text(TableCharset::Ascii)).unwrap_or_default();
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
