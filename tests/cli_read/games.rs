//! The games that these tests read.

use adjudicate::log::{Claim, Kind, Offer, Ruling, Verdict, Yes};
use serde_json::Value;

use crate::letters::{Letters, charter, text};

/// A complete game of the protocol's vectors: `open`, with a rekey by a player himself, or `nine-mens-morris`.
pub fn vector(name: &str) -> String {
    let path = format!("{}/tests/vectors/protocol/games.json", env!("CARGO_MANIFEST_DIR"));
    let games: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    games[name]["log"].as_str().unwrap().to_owned()
}

/// Alice and Carol play by mail, Bob by post with the referee as his scribe. The referee gives Alice a new key, which holds
/// from her next letter on; he gives Carol one that she voids, and another that holds at once; at last his own is replaced.
pub fn with_a_scribe() -> Letters {
    let mut game = Letters::begin(charter("open", 1, &["alice", "bob*", "carol"], true));
    game.join();
    game.write("alice", Kind::Answer(Yes)).write("carol", Kind::Answer(Yes));
    let first = game.state.play().setup().first.unwrap();
    let names = ["alice", "bob", "carol"];
    let mut order = names.iter().cycle().skip(first.index());
    let mut next = || *order.next().unwrap();
    game.turn(next(), "one").turn(next(), "two").turn(next(), "three");
    game.rekey("referee", "alice", 2, true);
    game.turn(next(), "four").turn(next(), "five").turn(next(), "six");
    game.rekey("referee", "carol", 2, false);
    game.turn(next(), "seven").turn(next(), "eight").turn(next(), "nine");
    game.rekey("referee", "carol", 3, true);
    game.turn(next(), "ten").turn(next(), "eleven").turn(next(), "twelve");
    game.rekey("referee", "referee", 2, true);
    game.turn(next(), "thirteen").turn(next(), "fourteen").turn(next(), "fifteen");
    game
}

/// A game that is running, with a dated-back note, an open offer and an open claim; alice is to move.
pub fn running() -> Letters {
    let mut charter = charter("nine-mens-morris", 1, &["alice", "bob"], true);
    charter.first = Some(crate::letters::name("alice"));
    let mut game = Letters::begin(charter);
    game.join().turn("alice", "d2").turn("bob", "b4");
    game.write("bob", Kind::Offer(Offer::Draw(Yes)));
    game.write("bob", Kind::Claim(Claim::Timeout(crate::letters::name("alice"))));
    game.wait(-24).say("alice", Kind::Note(Yes), Some("I am thinking"));
    game
}

/// The running game, ended by a ruling.
pub fn ruled() -> Letters {
    let mut game = running();
    let ruling = Ruling { verdict: Verdict::Uphold(6), reason: text("twenty days without a letter") };
    game.wait(500).write("referee", Kind::Ruling(ruling));
    game
}
