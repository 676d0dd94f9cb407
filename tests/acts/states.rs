//! The states of a game in which alice acts.

use adjudicate::log::{Bytes, SlipKind};
use adjudicate_testkit::{Terms, TestGame, open_game, slips};

/// The files of a game.
#[derive(Clone)]
pub struct Files {
    pub log: String,
    /// The file beside the log; may be empty.
    pub beside: String,
}

/// A state of a game between alice, who acts, and bob.
pub struct State {
    pub name: &'static str,
    /// Both players have keys.
    pub keyed: Files,
    /// The same state, but the referee writes for alice, who has no key. `None` where alice cannot be without one.
    pub by_post: Option<Files>,
}

fn terms() -> Terms {
    open_game(&["alice", "bob"]).game("tic-tac-toe").first("alice").referee().clock(7, 3, 0).absences(14)
}

fn files(world: &TestGame, waiting: Option<(&str, SlipKind)>) -> Files {
    let mut world = world.clone();
    let beside = waiting.map(|(by, kind)| world.slip(by, kind).text()).unwrap_or_default();
    Files { log: world.log(), beside }
}

fn state(name: &'static str, waiting: Option<(&str, SlipKind)>, play: impl Fn(&mut TestGame)) -> State {
    let of = |terms: Terms| {
        let mut world = TestGame::begin(terms);
        play(&mut world);
        files(&world, waiting.clone())
    };
    State { name, keyed: of(terms()), by_post: Some(of(terms().by_post("alice"))) }
}

fn turns(world: &mut TestGame, plays: &[&str]) {
    for (number, play) in plays.iter().enumerate() {
        world.turn(["alice", "bob"][number % 2], play);
    }
}

/// A game in which alice rolls two dice, and these members have given their parts.
pub fn rolling(given: &[&str]) -> Files {
    let mut world = TestGame::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    world.turn("alice", "throw: 2d6");
    let line = |who: &&str| format!("element {} {who} {}\n", world.state.id(), Bytes(world.next_element(who)));
    Files { log: world.log(), beside: given.iter().map(line).collect() }
}

impl State {
    /// All of them.
    pub fn all() -> Vec<State> {
        let mut other = TestGame::open(terms());
        let to_join = files(&other, None);
        other.join("alice");
        vec![
            State { name: "alice joins next", keyed: to_join, by_post: None },
            State { name: "bob joins next", keyed: files(&other, None), by_post: None },
            state("alice is to move", None, |world| turns(world, &["a1", "b1"])),
            state("bob is to move", None, |world| turns(world, &["a1", "b1", "a2"])),
            state("bob offers a draw and alice is to move", Some(("bob", slips::offer_draw())), |world| {
                turns(world, &["a1", "b1"]);
            }),
            state("bob offers a draw and is to move", Some(("bob", slips::offer_draw())), |world| {
                turns(world, &["a1", "b1", "a2"]);
            }),
            state("bob's remark waits and alice is to move", Some(("bob", slips::note())), |world| {
                turns(world, &["a1", "b1"]);
            }),
            state("bob's resignation waits and alice is to move", Some(("bob", slips::resign())), |world| {
                turns(world, &["a1", "b1"]);
            }),
            state("alice has won", None, |world| turns(world, &["a1", "b1", "a2", "b2", "a3"])),
        ]
    }
}
