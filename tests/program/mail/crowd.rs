//! Games and messages by the thousand, made in memory: a run of the program for each of them would take an hour.

use adjudicate::crypto::{Identity, sha256};
use adjudicate::log::{Time, wrap};
use adjudicate_testkit::morris::{self, MOVES, Morris};
use adjudicate_testkit::people::{TestPerson, identity};

/// A game: as it stands at the desk, and what arrives there.
pub struct Table {
    /// The log's file.
    pub file: String,
    /// The log after all have joined.
    pub base: String,
    /// The entries of the turns, in order.
    pub turns: Vec<String>,
}

impl Table {
    /// The log when all turns are in it.
    pub fn whole(&self) -> String {
        format!("{}{}", self.base, self.turns.concat())
    }
}

/// How many games and messages `ADJUDICATE_DESK=GAMES,MESSAGES` asks for; gives games and turns of each.
pub fn asked(usual: &str) -> (usize, usize) {
    let asked = std::env::var("ADJUDICATE_DESK").unwrap_or_else(|_| usual.to_owned());
    let (games, messages) = asked.split_once(',').unwrap();
    let (games, messages): (usize, usize) = (games.parse().unwrap(), messages.parse().unwrap());
    let turns = messages / games;
    assert!((1..=MOVES.len()).contains(&turns), "one to ten messages for each game");
    (games, turns)
}

/// Plays games of an Alice and a Bob; in every one of them both have names and addresses of their own, so that it is seen who was told
/// about which, and every board is painted with other names.
pub fn tables(games: usize, turns: usize) -> Vec<Table> {
    let keys = [identity("alice"), identity("bob")];
    (0..games).map(|game| table(game, turns, &keys)).collect()
}

/// Puts the games as they stand on somebody's shelf.
pub fn shelve(desk: &TestPerson, tables: &[Table]) {
    tables.iter().for_each(|table| desk.write(&format!("games/{}", table.file), &table.base));
}

/// The message with which a turn of a game comes.
pub fn message(game: usize, entry: &str) -> String {
    format!("From: alice{game}@example.org\r\nTo: desk@example.org\r\nSubject: my turn\r\n\r\n{}", wrap(entry))
}

fn table(game: usize, turns: usize, keys: &[Identity; 2]) -> Table {
    let nonce = sha256(&[&game.to_be_bytes()])[..16].try_into().unwrap();
    let names = ["alice", "bob"].map(|who| format!("{who}{game}"));
    let charter = morris::charter_between(names.each_ref().map(String::as_str), keys, nonce, |who| {
        Some(format!("{who}@example.org"))
    });
    // Before the date that the computers of these tests show.
    let begun = Time::parse("2026-11-19T00:00:00Z").unwrap();
    let (mut played, base) = Morris::begin(keys, charter, begun);
    let turns = MOVES.iter().take(turns).map(|play| played.turn(play, None)).collect();
    Table { file: format!("game-{game:04}.yaml"), base, turns }
}
