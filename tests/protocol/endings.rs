//! Every way in which a game ends, and what comes behind the end: who has won, with what points, who is placed where
//! (docs/protocol/results.md, "How a game ends").

use adjudicate::log::{EntryKind, OpenedBoard};
use adjudicate::referee::{Verdict, verify};
use adjudicate::rules::OptionValue;
use adjudicate_testkit::duerror::ROWS;
use adjudicate_testkit::{TestGame, bytes, kinds, name, open_game, slips, text};
use serde_json::{Value, json};

const PLAYERS: [&str; 3] = ["alice", "bob", "carol"];

#[derive(Clone, Copy, Debug)]
enum Step {
    /// Resigns, on a slip or with the pen.
    Resign(&'static str),
    /// All agree on a draw.
    Draw,
    /// All agree on a result.
    Agree(&'static str),
    /// The referee rules that this player forfeits.
    Forfeit(&'static str),
    /// The referee rules this result.
    Rule(&'static str),
    /// Opens the board that was sealed.
    True(&'static str),
    /// Opens a board that is not the one that was sealed.
    False(&'static str),
}

use Step::{Agree, Draw, False, Forfeit, Resign, Rule, True};

/// The expected result: the winner, whether the game is annulled, the points, the places, the clause.
type Expected = (Option<&'static str>, bool, Option<&'static [u64]>, &'static [u64], &'static str);

fn won(winner: &'static str, places: &'static [u64]) -> Expected {
    (Some(winner), false, None, places, "ALL-4")
}

fn points(winner: Option<&'static str>, annulled: bool, points: &'static [u64], places: &'static [u64]) -> Expected {
    (winner, annulled, Some(points), places, "ALL-4")
}

/// An open game in which everybody has made a turn.
fn open(players: &[&str]) -> TestGame {
    let mut world = TestGame::begin(open_game(players).first(players[0]).referee());
    for who in players {
        world.turn(who, "a step");
    }
    world
}

/// A game with sealed boards in which everybody has sealed one.
fn sealed(players: &[&str]) -> TestGame {
    let caecus = OptionValue::Names(vec![name("caecus")]);
    let terms = open_game(players).game("duerror-grandis").first(players[0]).referee().option("variants", caecus);
    let mut world = TestGame::begin(terms);
    for (who, colour) in players.iter().zip(["red", "blue", "green"]) {
        world.seals(who, ROWS);
        world.turn(who, &format!("board sealed; colour {colour}; start thete; move I1"));
    }
    world
}

fn take(world: &mut TestGame, step: Step) {
    match step {
        Resign(who) if world.pen() == who => drop(world.write(who, kinds::resign())),
        Resign(who) => drop(world.posted(who, slips::resign())),
        Draw => drop(world.agreed(&in_game(world), slips::offer_draw())),
        Agree(result) => drop(world.agreed(&in_game(world), slips::offer_result(result))),
        Forfeit(who) => drop(world.write("referee", kinds::forfeit(who))),
        Rule(result) => drop(world.write("referee", kinds::rule_result(result))),
        True(who) => {
            let open = world.board(who).unwrap().open();
            world.write(who, EntryKind::Open(open));
        }
        False(who) => drop(world.write(who, EntryKind::Open(OpenedBoard { path: text(ROWS), salts: bytes(1) }))),
    }
}

fn in_game(world: &TestGame) -> String {
    let seat = world.state.play().seats().next().unwrap();
    world.state.charter().players[seat.index()].name.to_string()
}

fn by_name(players: &[&str], values: &[u64]) -> Value {
    Value::Object(players.iter().zip(values).map(|(name, value)| ((*name).to_owned(), json!(value))).collect())
}

fn check(begin: fn(&[&str]) -> TestGame, players: usize, steps: &[Step], expected: Expected) {
    let players = &PLAYERS[..players];
    let mut world = begin(players);
    for step in steps {
        take(&mut world, *step);
    }
    let (winner, annulled, points, places, clause) = expected;
    let told = serde_json::to_value(Verdict::of(&world.state)).unwrap();
    let of = |key: &str| told[key].clone();
    assert_eq!(of("verdict"), json!("over"), "{steps:?}");
    assert_eq!(of("winner"), json!(winner), "{steps:?}");
    assert_eq!(of("annulled"), json!(annulled), "{steps:?}");
    assert_eq!(of("points"), points.map_or(Value::Null, |points| by_name(players, points)), "{steps:?}");
    assert_eq!(of("places"), by_name(players, places), "{steps:?}");
    assert_eq!(of("clause"), json!(clause), "{steps:?}");
    assert_eq!(world.state.places().as_deref(), Some(places), "{steps:?}");
    let again = verify(world.log().as_bytes());
    assert!(again.fault.is_none(), "{steps:?}");
    assert_eq!(again.state.unwrap().places().as_deref(), Some(places), "{steps:?}");
}

#[test]
fn games_of_two_end_in_every_way() {
    for (steps, expected) in [
        (&[Resign("bob")][..], won("alice", &[1, 2][..])),
        (&[Resign("alice")], won("bob", &[2, 1])),
        (&[Forfeit("alice")], won("bob", &[2, 1])),
        (&[Draw], (None, false, None, &[1, 1], "ALL-4")),
        (&[Agree("alice 2, bob 1")], (Some("alice"), false, Some(&[2, 1][..]), &[1, 2], "ALL-4")),
        (&[Agree("alice 1, bob 1")], (None, false, Some(&[1, 1]), &[1, 1], "ALL-4")),
        (&[Rule("alice 0, bob 3")], (Some("bob"), false, Some(&[0, 3]), &[2, 1], "ALL-4")),
        // Behind the end.
        (&[Draw, Forfeit("alice")], won("bob", &[2, 1])),
        (&[Resign("bob"), Forfeit("alice")], won("bob", &[2, 1])),
        (&[Agree("alice 2, bob 1"), Forfeit("bob")], (Some("alice"), false, Some(&[2, 0]), &[1, 2], "ALL-4")),
        (&[Agree("alice 2, bob 1"), Forfeit("alice")], (Some("bob"), false, Some(&[0, 1]), &[2, 1], "ALL-4")),
        // A player who has forfeited does not win by the other's fall.
        (&[Draw, Forfeit("alice"), Forfeit("bob")], (None, true, None, &[2, 2], "ALL-4")),
        (
            &[Draw, Forfeit("alice"), Forfeit("bob"), Rule("alice 1, bob 0")],
            (Some("alice"), false, Some(&[1, 0]), &[1, 2], "ALL-4"),
        ),
    ] {
        check(open, 2, steps, expected);
    }
}

#[test]
fn games_of_three_end_in_every_way() {
    for (steps, expected) in [
        (&[Resign("bob"), Resign("carol")][..], (Some("alice"), false, None, &[1, 2, 2][..], "ALL-4")),
        (&[Draw], (None, false, None, &[1, 1, 1], "ALL-4")),
        (&[Resign("bob"), Draw], (None, false, None, &[1, 2, 1], "ALL-4")),
        (&[Agree("alice 3, bob 2, carol 1")], points(Some("alice"), false, &[3, 2, 1][..], &[1, 2, 2])),
        (&[Agree("alice 2, bob 2, carol 1")], points(None, false, &[2, 2, 1], &[1, 1, 2])),
        // A player who left shares nothing, whatever the points.
        (&[Resign("bob"), Agree("alice 1, bob 2, carol 2")], points(None, false, &[1, 2, 2], &[2, 2, 1])),
        // The players who remain share the draw.
        (&[Draw, Forfeit("bob")], (None, false, None, &[1, 2, 1], "ALL-4")),
        (&[Draw, Forfeit("bob"), Forfeit("carol")], (Some("alice"), false, None, &[1, 2, 2], "ALL-4")),
        (&[Draw, Forfeit("bob"), Forfeit("carol"), Forfeit("alice")], (None, true, None, &[2, 2, 2], "ALL-4")),
        (&[Agree("alice 2, bob 2, carol 1"), Forfeit("alice")], points(Some("bob"), false, &[0, 2, 1], &[2, 1, 2])),
        // Behind a winner nobody is next by himself.
        (&[Agree("alice 3, bob 2, carol 1"), Forfeit("alice")], points(None, true, &[0, 2, 1], &[2, 2, 2])),
        (&[Agree("alice 3, bob 2, carol 1"), Forfeit("carol")], points(Some("alice"), false, &[3, 2, 0], &[1, 2, 2])),
        (
            &[Agree("alice 3, bob 2, carol 1"), Forfeit("alice"), Rule("alice 0, bob 2, carol 1")],
            points(Some("bob"), false, &[0, 2, 1], &[2, 1, 2]),
        ),
    ] {
        check(open, 3, steps, expected);
    }
}

#[test]
fn whose_board_fails_is_last() {
    for (players, steps, expected) in [
        (2, &[Draw, True("alice"), True("bob")][..], (None, false, None, &[1, 1][..], "ALL-4")),
        (2, &[Draw, False("alice")], (Some("bob"), false, None, &[2, 1], "DUE-12")),
        (2, &[Draw, False("alice"), False("bob")], (None, true, None, &[2, 2], "DUE-12")),
        (2, &[Resign("bob"), False("alice")], (Some("bob"), false, None, &[2, 1], "DUE-12")),
        // A draw stays one of the others, and its clause too.
        (3, &[Draw, False("alice")], (None, false, None, &[2, 1, 1], "ALL-4")),
        (3, &[Draw, False("alice"), False("bob")], (Some("carol"), false, None, &[2, 2, 1], "DUE-12")),
        (3, &[Draw, False("alice"), False("bob"), False("carol")], (None, true, None, &[2, 2, 2], "DUE-12")),
        // A win by others' leaving falls to who stayed longest.
        (3, &[Resign("bob"), Resign("carol"), False("alice")], (Some("carol"), false, None, &[3, 2, 1], "DUE-12")),
        (3, &[Draw, Forfeit("bob"), False("alice")], (Some("carol"), false, None, &[3, 2, 1], "DUE-12")),
        // A win by points falls to who has the most of the others, or to all who have.
        (
            3,
            &[Agree("alice 3, bob 1, carol 2"), False("alice")],
            (Some("carol"), false, Some(&[3, 1, 2][..]), &[3, 2, 1], "DUE-12"),
        ),
        (3, &[Agree("alice 3, bob 2, carol 2"), False("alice")], (None, false, Some(&[3, 2, 2]), &[2, 1, 1], "DUE-12")),
        (
            3,
            &[Agree("alice 3, bob 2, carol 1"), True("alice"), False("bob")],
            (Some("alice"), false, Some(&[3, 2, 1]), &[1, 3, 2], "ALL-4"),
        ),
        // Nobody comes to win an annulled game by somebody's fall.
        (
            3,
            &[Agree("alice 3, bob 2, carol 1"), Forfeit("alice"), False("bob")],
            (None, true, Some(&[0, 2, 1]), &[2, 3, 2], "ALL-4"),
        ),
    ] {
        check(sealed, players, steps, expected);
    }
}
