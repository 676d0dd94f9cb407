//! The one story that the program itself cannot make, for it opens no false board: a Caecus game whose audit fails, and the
//! next game of the series.

use std::path::Path;

use adjudicate::games::duerror;
use adjudicate::log::{Carry, Kind, Series};
use adjudicate::referee::SecretBoard;
use adjudicate::rules::OptionValue;

use crate::common::{Terms, World, bytes, kinds, name, open_game};
use crate::worlds;

/// Along the rows and back again.
const ROWS: &str = "A1 B1 C1 D1 E1 F1 G1 H1 I1 I2 H2 G2 F2 E2 D2 C2 B2 A2 A3 B3 C3 D3 E3 F3 G3 H3 I3 I4 H4 G4 F4 E4 D4 \
     C4 B4 A4 A5 B5 C5 D5 E5 F5 G5 H5 I5 I6 H6 G6 F6 E6 D6 C6 B6 A6 A7 B7 C7 D7 E7 F7 G7 H7 I7 I8 H8 G8 F8 E8 D8 C8 B8 A8 A9 \
     B9 C9 D9 E9 F9 G9 H9 I9";

fn terms(number: u8) -> Terms {
    open_game(&["alice", "bob"])
        .referee()
        .game("duerror-grandis")
        .first("alice")
        .option("variants", OptionValue::Names(vec![name("caecus"), name("parcus")]))
        .option("tokens", OptionValue::Int(3))
        .but(|charter| charter.nonce = bytes(number))
}

/// Alice opens another board than the one that she has sealed and moved on.
fn false_board() -> (World, World) {
    let mut first = World::begin(terms(1));
    for (who, colour) in [("alice", "red"), ("bob", "blue")] {
        first.seals(who, ROWS);
        first.turn(who, &format!("board sealed; colour {colour}; start thete; move I1"));
    }
    let offer = first.write("bob", kinds::offer_result("alice 1, bob 1"));
    first.write("alice", kinds::accept(offer));
    let open = first.board("bob").unwrap().open();
    first.write("bob", Kind::Open(open));
    let reversed = ROWS.split_ascii_whitespace().rev().collect::<Vec<_>>().join(" ");
    let seat = first.member("alice").seat().unwrap();
    let other = SecretBoard::new(duerror::Path::parse(&reversed).unwrap(), [0; 32], first.state.id(), seat);
    first.write("alice", Kind::Open(other.open()));
    let carry = [("alice", 3), ("bob", 3)].map(|(who, tokens)| Carry { player: name(who), tokens });
    let series = Series { game: first.state.id(), head: first.state.head(), carry: carry.to_vec() };
    let second = World::begin(terms(2).but(|charter| charter.series = Some(series)));
    (first, second)
}

#[test]
fn a_false_board_costs_the_place_and_not_the_tokens() {
    let (first, second) = false_board();
    assert_eq!(first.winner().as_deref(), Some("bob"));
    let dispute = worlds(&[("first", &first), ("second", &second)]);
    assert!(!dispute.is_dispute());
    assert_eq!(dispute.cases[0].state.failed_audits().len(), 1);
    // The referee who thinks that it should cost them rules before the next charter is signed.
    let mut ruled = first.clone();
    ruled.write("referee", kinds::forfeit("alice"));
    let series = second.state.charter().series.clone().unwrap();
    let series = Series { head: ruled.state.head(), ..series };
    let third = World::begin(terms(3).but(|charter| charter.series = Some(series)));
    assert!(worlds(&[("first", &ruled), ("third", &third)]).is_dispute());
}

#[test]
fn the_story_is_this_one() {
    let (first, second) = false_board();
    let story = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/disputes/17-a-false-board");
    for (file, world) in [("1-spring.yaml", &first), ("2-summer.yaml", &second)] {
        let path = story.join(file);
        if std::env::var_os("UPDATE_STORIES").is_some() {
            std::fs::create_dir_all(&story).unwrap();
            std::fs::write(&path, world.log()).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), world.log(), "UPDATE_STORIES=1 renews it");
    }
}
