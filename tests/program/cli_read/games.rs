//! The games that these tests read.

use adjudicate::log::{EntryKind, RefereeDecision, Ruling};
use adjudicate::rules::Seat;
use adjudicate_testkit::{Terms, TestGame, kinds, name, open_game, slips, text};

/// One of the games in `examples`.
pub fn example(name: &str) -> String {
    let path = format!("{}/examples/{name}.yaml", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// An open game that is over, with everything that players do: lots, throws, an order, a move taken back, a new key of
/// alice's, notes, a result that both agree on.
pub fn whole() -> TestGame {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]));
    game.throw();
    let order = ["alice", "bob"];
    let first = game.state.play().setup().first.unwrap_or(Seat(0)).index();
    let (one, two) = (order[first], order[1 - first]);
    game.turn(one, "opening");
    game.say("slow and steady").turn(two, "reply");
    game.turn(one, "third");
    game.agreed(one, slips::offer_takeback(5));
    game.say("back on Monday");
    let note = game.slip(two, slips::note());
    game.with([note]).turn(one, "third, better");
    game.turn(two, "fourth");
    let order = game.slip(two, slips::order("fifth", "sixth"));
    game.with([order]).turn(one, "fifth");
    game.turn(one, "throw: 2d6");
    game.bringing(&[two]).turn(one, "moved");
    game.turn(two, "throw: 1d20");
    game.bringing(&[one]).turn(two, "moved on");
    game.rekey("alice", "alice-2");
    game.turn(one, "throw: 4d10");
    game.bringing(&[two]).turn(one, "moved again");
    game.note(one);
    game.agreed(two, slips::offer_result("alice 0, bob 1"));
    game
}

/// Alice and Carol play by mail, Bob by post with the referee as his scribe. The referee gives Alice a new key, Carol and the
/// referee change their own.
pub fn with_a_scribe() -> TestGame {
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).by_post("bob").clock(7, 3, 10));
    game.throw();
    let mut turns =
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"].into_iter();
    let mut three = |game: &mut TestGame| {
        for play in turns.by_ref().take(3) {
            let pen = game.pen();
            game.turn(&pen, play);
        }
    };
    three(&mut game);
    game.rekey_for("alice", "alice-2");
    three(&mut game);
    game.rekey("carol", "carol-2");
    three(&mut game);
    game.rekey("referee", "referee-2");
    three(&mut game);
    game
}

fn morris() -> Terms {
    open_game(&["alice", "bob"]).game("nine-mens-morris").referee().first("alice").clock(7, 3, 10)
}

/// A game that is running, with slips written in by an entry that is dated back; alice is to move.
pub fn running() -> TestGame {
    let mut game = TestGame::begin(morris());
    game.turn("alice", "d2");
    game.turn("bob", "b4");
    let offer = game.slip("bob", slips::offer_draw());
    let claim = game.slip("bob", slips::claim_timeout("alice"));
    game.on_day(0).say("I am thinking").with([offer, claim]).write("alice", kinds::post());
    game
}

/// The running game, ended by a ruling.
pub fn ruled() -> TestGame {
    let mut game = running();
    let ruling = Ruling {
        verdict: RefereeDecision::Forfeit(name("alice")),
        rests_on: None,
        nr: 1,
        reason: text("twenty days without a letter"),
    };
    game.on_day(21).write("referee", EntryKind::Ruling(ruling));
    game
}
