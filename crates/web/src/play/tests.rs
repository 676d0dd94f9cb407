use std::path::Path;

use adjudicate_record::log::Time;
use adjudicate_record::log::file::{self, MemoryDisk};
use adjudicate_testkit::{TestGame, identity, kinds, open_game, slips};
use serde_json::Value;

use super::*;
use crate::fixture::session;

const NAME: &str = "game.yaml";

/// A session with this log, and what is told of a letter that comes to it.
fn brought(world: &TestGame, letter: &str) -> (MemoryDisk, Value) {
    let (session, memory) = session();
    file::create(&memory, Path::new(NAME), &world.log()).unwrap();
    let told = import(&session, "letter", letter.as_bytes(), false).unwrap();
    (memory, told)
}

fn last(world: &TestGame) -> String {
    world.entries.last().unwrap().clone()
}

fn messages(told: &Value) -> Vec<&str> {
    told["failures"].as_array().unwrap().iter().map(|one| one["message"].as_str().unwrap()).collect()
}

/// Two rulings with one number: what is said, and that the log ends where the line does.
#[test]
fn it_is_said_behind_which_entry_the_line_stops() {
    let mut before = TestGame::begin(open_game(&["alice", "bob"]).first("bob").referee());
    before.turn("bob", "a step");
    let ruling = |say: &str| {
        let mut ruled = before.clone();
        ruled.say(say).write("referee", kinds::here());
        last(&ruled)
    };
    let rulings = [ruling("the one"), ruling("the other")].concat();
    let mut own = before.clone();
    own.turn("alice", "to the left");
    own.turn("bob", "and back");
    let (memory, told) = brought(&own, &rulings);
    let game = &told["games"][0];
    assert_eq!(game["stop"]["message"], "the line stops behind entry 3: 2 entries of equal rank follow", "{told}");
    let cut = "The log was cut behind entry 3: entries 4 to 5 are kept in this page, and come back if the line goes there again.";
    assert_eq!(game["lines"], json!([cut]), "{told}");
    assert_eq!(file::read(&memory, Path::new(NAME)).unwrap(), before.log().into_bytes());
}

/// The line goes elsewhere: what fell out is named.
#[test]
fn it_is_said_what_fell_out() {
    let mut before = TestGame::begin(open_game(&["alice", "bob"]).first("alice").referee());
    let mut ruled = before.clone();
    ruled.write("referee", kinds::here());
    before.turn("alice", "a step");
    let (_, told) = brought(&before, &last(&ruled));
    let fell = "The line goes elsewhere: entry 3 of alice (turn) fell out. What fell out binds nobody; it is kept in this page.";
    assert_eq!(told["games"][0]["lines"], json!([fell]), "{told}");
    assert_eq!(told["games"][0]["stop"], Value::Null);
}

/// An entry that is dated ahead is refused, and marked as one that the page asks about; it is taken in when the page says so.
#[test]
fn an_entry_that_is_dated_ahead_is_asked_about() {
    let mut before = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let log = before.log();
    before.turn("alice", "a step");
    for (log, letter) in [(Some(log), last(&before)), (None, before.log())] {
        let (mut session, memory) = session();
        session.office.clock = || Ok(Time::parse("2001-01-01T00:00:00Z").unwrap());
        if let Some(log) = &log {
            file::create(&memory, Path::new(NAME), log).unwrap();
        }
        let ask = |ahead: bool| import(&session, "letter", letter.as_bytes(), ahead).unwrap();
        let told = ask(false);
        let entry = &told["entries"][0];
        assert_eq!((&entry["outcome"], &entry["ahead"]), (&json!("refused"), &json!(true)), "{told}");
        let message = entry["failure"]["message"].as_str().unwrap();
        assert!(message.contains("more than a day ahead of this computer's clock"), "{told}");
        assert_eq!(entry["failure"]["hints"], json!(["if the date of this computer is right, ask its author"]));
        let told = ask(true);
        assert_eq!((&told["entries"][0]["outcome"], &told["entries"][0]["ahead"]), (&json!("added"), &json!(false)));
    }
}

/// A slip and an element that are of no game here are refused in words, and those of a game that is here are not.
#[test]
fn nothing_that_came_alone_is_dropped_without_a_word() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let mut other = TestGame::begin(open_game(&["carol", "dave"]).first("carol"));
    let (slip, stray) = (world.slip("bob", slips::note()), other.slip("carol", slips::note()));
    let element = |game: &str| format!("element sha256:{game} bob {}\n", adjudicate_record::log::Bytes([9; 32]));
    let id = world.letters()[0].id.to_hex();

    let (_, told) = brought(&world, &slip.text());
    assert_eq!(messages(&told), Vec::<&str>::new(), "{told}");
    let waits = told["games"][0]["lines"][0].as_str().unwrap();
    assert!(waits.starts_with("New: "), "{told}");

    let (_, told) = brought(&world, &stray.text());
    assert_eq!(messages(&told), ["letter: a message of carol that belongs to none of the games here"], "{told}");
    let (_, told) = brought(&world, &element(&"0".repeat(64)));
    assert_eq!(messages(&told), ["letter: a part of a roll in a game that is not here"], "{told}");
    let (_, told) = brought(&world, &element(&id));
    assert_eq!(messages(&told).len() + told["elements"].as_array().unwrap().len(), 1, "{told}");
}

/// `R` is the French king and the English rook: a reader's letters are read once.
#[test]
fn a_move_is_read_in_the_letters_of_the_reader() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).game("chess").first("alice"));
    for (number, play) in ["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5"].into_iter().enumerate() {
        world.turn(["alice", "bob"][number % 2], play);
    }
    let (mut session, memory) = session();
    file::create(&memory, Path::new(NAME), &world.log()).unwrap();
    session.office.at_hand = std::sync::OnceLock::from(Some(identity("alice")));
    session.office.language = Language::of("fr");
    session.office.trusts_log = true;
    let turn = |play: &str| {
        let act = json!({ "act": "turn", "play": play, "board": null, "roll_next": false });
        let game = game_file::load(&memory, Path::new(NAME), None).unwrap();
        let signer = Signer::take(&session.office, game, None, &[]).unwrap();
        prepared(&signer, &serde_json::from_value(act).unwrap(), None).map(|prepared| match prepared {
            PreparedAct::Entry(entry) => words::of_entry(session.office.language, &signer.game.state, &entry),
            _ => unreachable!(),
        })
    };
    for play in ["Tf1", "Rf1", "O-O"] {
        let line = turn(play).unwrap();
        assert!(line.contains(play), "{play}: {line}");
    }
    let refused = turn("Tf1+").unwrap_err();
    assert_eq!(Language::of("fr").phrases(refused.hints()), ["écrivez `Tf1`"]);
}
