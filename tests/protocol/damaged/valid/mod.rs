//! Logs without a fault, one for every rule of which it can be doubted that it was understood.

mod agreements;
mod people;
mod receipts;
mod rulings;
mod series;
mod time;

use adjudicate::log::{
    Carry, EntryKind, EventPlace, OpenedBoard, Order, Organiser, Player, Referee, RefereeDecision, Series, Slip,
    SlipKind, Time, True,
};
use adjudicate::rules::OptionValue;
use adjudicate_testkit::{Terms, TestGame, bytes, key, kinds, name, open_game, slips, text};
use kinds::{here, numbered};
pub use receipts::bank_terms;

use crate::damaged::collection::Collection;
use crate::damaged::sealed::{begun, duerror, parcus, parcus_terms};

pub fn collect(all: &mut Collection) {
    charters(all);
    agreements::orders(all);
    agreements::agreements(all);
    agreements::referees(all);
    people::leaving(all);
    people::keys(all);
    rulings::rulings(all);
    rulings::posts(all);
    time::clocks(all);
    receipts::receipts(all);
    receipts::banks(all);
    time::throws(all);
    rulings::waiting(all);
    series::series(all);
}

fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// A game that goes as told.
fn put<R>(all: &mut Collection, file: &str, what: &str, terms: Terms, story: impl FnOnce(&mut TestGame) -> R) {
    let mut game = TestGame::begin(terms);
    story(&mut game);
    all.valid(file, what, &game);
}

fn charters(all: &mut Collection) {
    all.valid("charter-alone", "a charter, and nobody has joined", &TestGame::open(two()));
    let mut one = TestGame::open(two().organiser("bob"));
    one.join("bob");
    all.valid("charter-organiser-first", "the organiser plays and has joined first", &one);
    let full = open_game(&["alice", "bob"]).first("bob").referee_dice().clock(7, 3, 30).but(|charter| {
        charter.players[0].mail = Some(text("alice@example.org"));
        charter.players[0].display = Some(text("Alice \u{1f3b2} \"Al\" \\ Liddell"));
        charter.players[1] = Player { display: Some(text("B\u{f6}b")), ..charter.players[1].clone() };
        charter.referee = Some(Referee { key: key("referee"), mail: Some(text("ref@example.org")) });
        charter.organiser = Organiser { name: name("olga"), key: key("olga") };
        let id = adjudicate::crypto::Digest([0xab; 32]);
        charter.event = Some(EventPlace { id, section: name("section-a"), round: 2, board: 13 });
    });
    all.valid("charter-full", "a charter with everything that one can have", &TestGame::begin(full));
    let referee = two().referee().but(|charter| {
        charter.organiser = Organiser { name: name("referee"), key: key("referee") };
    });
    all.valid("charter-organiser-referee", "the referee is the organiser", &TestGame::begin(referee));
    let words = ["m", "c", "a-b", "q9", "zz", "nine", "ten", "x-1", "aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"];
    all.valid("charter-sixteen", "sixteen players, whose lots are pending", &TestGame::begin(open_game(&words)));
    put(all, "texts", "remarks with characters of every sort", two(), |game| {
        game.say("caf\u{e9} \u{1f3b2} \"quoted\" back\\slash \u{ffff} # no: comment")
            .turn("alice", "h\u{ea}llo: - \"world\"");
        let long = "\u{1f3b2}".repeat(1_400);
        game.say(&long).turn("bob", "hello");
        game.say(&"a".repeat(2_000)).turn("alice", "---");
    });
}
