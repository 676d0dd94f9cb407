//! An event with a section in which saved tokens go from round to round.

use adjudicate_event::{PairingSystem, Section};
use adjudicate_record::log::Offer;
use adjudicate_rules::OptionValue;

use super::{TestEvent, charter, section};
use crate::{name, text};

/// Three rounds of Duerror Grandis, Swiss.
pub fn parcus() -> Section {
    let mut of = section("saving", "duerror-grandis", PairingSystem::Swiss, 3);
    of.options.0.insert("variants".to_owned(), OptionValue::Names(vec![name("parcus")]));
    of.options.0.insert("tokens".to_owned(), OptionValue::Int(3));
    of.series = true;
    of
}

/// A board's game ends level: the first player has paid for staying where he was.
pub fn play(hall: &mut TestEvent, round: u64, board: u64) {
    let game = hall.game("saving", round, board);
    let players = game.join().players();
    game.turn(&players[0], "board 2; colour red; start melliran; stay");
    game.turn(&players[1], "board 1; colour blue; start melliran; move A1");
    let result = Offer::Result(text(&format!("{} 1, {} 1", players[0], players[1])));
    game.agreed(&players[1], result);
    hall.result("saving", round, board, &[1, 1]);
}

/// Four players have played a round.
pub fn first_round() -> TestEvent {
    let mut hall = TestEvent::open(charter(vec![parcus()]));
    hall.enter_all(&["alice", "bob", "carol", "erin"], &["saving"]);
    hall.start();
    hall.pair("saving");
    play(&mut hall, 1, 1);
    play(&mut hall, 1, 2);
    hall
}
