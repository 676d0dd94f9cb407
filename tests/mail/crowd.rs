//! Games and messages by the thousand, made in memory: a run of the program for each of them would take an hour.

use adjudicate::crypto::{Digest, Identity, sha256};
use adjudicate::log::{
    Bytes, Charter, Entry, Join, Kind, Organiser, Player, Reveal, Text, Time, Turn, payload, wrap, write,
};
use adjudicate::referee::{Draft, Match, Signed, open};
use adjudicate::rules::{Name, Options};

use crate::program::{Person, identity};

/// Moves of a game in which nobody closes a mill.
pub const MOVES: [&str; 10] = ["a1", "b2", "d1", "d2", "g4", "f4", "a7", "c3", "d7", "e5"];

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

/// Plays games of alice and bob; in every one of them both have an address of their own, so that it is seen who was told
/// about which.
pub fn tables(games: usize, turns: usize) -> Vec<Table> {
    let keys = [identity("alice"), identity("bob")];
    (0..games).map(|game| table(game, turns, &keys)).collect()
}

/// Puts the games as they stand on somebody's shelf.
pub fn shelve(desk: &Person, tables: &[Table]) {
    tables.iter().for_each(|table| desk.write(&format!("games/{}", table.file), &table.base));
}

/// The message with which a turn of a game comes.
pub fn message(game: usize, entry: &str) -> String {
    format!("From: alice{game}@example.org\r\nTo: desk@example.org\r\nSubject: my turn\r\n\r\n{}", wrap(entry))
}

fn table(game: usize, turns: usize, keys: &[Identity; 2]) -> Table {
    let name = |text: &str| Name::parse(text).unwrap();
    let names = ["alice", "bob"];
    let player = |(who, key): (&str, &Identity)| Player {
        name: name(who),
        key: Some(key.public()),
        mail: Some(Text::new(format!("{who}{game}@example.org")).unwrap()),
        display: None,
    };
    let Digest(random) = Digest(sha256(&[&game.to_be_bytes()]));
    let charter = Charter {
        format: 1,
        game: name("nine-mens-morris"),
        rules: 1,
        options: Options::default(),
        first: Some(name("alice")),
        players: names.into_iter().zip(keys).map(player).collect(),
        organiser: Organiser { name: name("alice"), key: keys[0].public() },
        referee: None,
        dice: None,
        clock: None,
        series: None,
        event: None,
        nonce: Bytes(random[..16].try_into().unwrap()),
    };
    let mut entry = Entry {
        seq: 0,
        prev: None,
        by: name("alice"),
        at: date(0),
        kind: Kind::Charter(Box::new(charter)),
        reveal: Reveal::default(),
        dice: None,
        say: None,
        sig: keys[0].sign(b""),
    };
    entry.sig = keys[0].sign(payload(&entry).as_bytes());
    let mut base = write(&entry);
    let mut state = open(Signed { entry: &entry, payload: &payload(&entry) }).unwrap();
    for (who, key) in names.into_iter().zip(keys) {
        let (text, after) = follow(&state, name(who), key, Kind::Join(Join { tip: Bytes([3; 32]) }));
        (base, state) = (base + &text, after);
    }
    let mut entries = Vec::new();
    for (turn, play) in MOVES.iter().take(turns).enumerate() {
        let text = |text: &str| Text::new(text.to_owned()).unwrap();
        let kind = Kind::Turn(Box::new(Turn { play: text(play), position: text("-"), proof: None }));
        let (entry, after) = follow(&state, name(names[turn % 2]), &keys[turn % 2], kind);
        entries.push(entry);
        state = after;
    }
    Table { file: format!("game-{game:04}.yaml"), base, turns: entries }
}

fn follow(state: &Match, by: Name, key: &Identity, kind: Kind) -> (String, Match) {
    let draft = Draft { by, at: date(state.entries()), kind, say: None, elements: Vec::new() };
    let composed = state.compose(draft, key, None).unwrap();
    (composed.text(), composed.state)
}

/// Hours before the date that the computers of these tests show.
fn date(seq: u64) -> Time {
    let start = Time::parse("2026-11-19T00:00:00Z").unwrap();
    Time::from_unix(start.unix() + i64::try_from(seq).unwrap() * 3_600).unwrap()
}
