//! An event up to several moments, for tests to go on from.

use std::sync::LazyLock;

use adjudicate_event::{Charter, PairingSystem};

use super::{TestEvent, charter, note, section};
use crate::text;

static BASES: LazyLock<[TestEvent; 5]> = LazyLock::new(|| {
    let opened = TestEvent::open(cup());
    let mut entered = opened.clone();
    entered.enter_all(&["alice", "bob", "carol", "dave*"], &["merels", "chess"]);
    entered.enter_all(&["erin"], &["chess"]);
    let mut started = entered.clone();
    started.start();
    let mut paired = started.clone();
    paired.pair("merels");
    paired.pair("chess");
    let mut played = paired.clone();
    played.play_round("merels");
    played.play_round("chess");
    [opened, entered, started, paired, played]
});

/// Mills for four, each against each, and two rounds of chess for five.
pub fn cup() -> Charter {
    charter(vec![
        section("merels", "nine-mens-morris", PairingSystem::RoundRobin, 0),
        section("chess", "chess", PairingSystem::Swiss, 2),
    ])
}

/// The same with another nonce and another name.
pub fn cup_of_another_year() -> Charter {
    Charter { event: text("Cup of Another Year"), ..cup() }
}

/// The charter alone.
pub fn opened() -> TestEvent {
    BASES[0].clone()
}

/// Makes entries 1 to 5: alice, bob, carol, and dave, who writes by post, play both; erin plays chess.
pub fn entered() -> TestEvent {
    BASES[1].clone()
}

/// Entry 6 draws the lots.
pub fn started() -> TestEvent {
    BASES[2].clone()
}

/// Entries 7 and 8 pair the first rounds of merels (two boards) and of chess (two boards and a bye).
pub fn paired() -> TestEvent {
    BASES[3].clone()
}

/// Entries 9 to 12 take the results: the second player has given up everywhere.
pub fn played() -> TestEvent {
    BASES[4].clone()
}

/// The same event, gone on with in another way.
pub fn branch(hall: &TestEvent, story: impl FnOnce(&mut TestEvent)) -> TestEvent {
    let mut other = hall.clone();
    story(&mut other);
    other
}

/// Two logs with another result each.
pub fn two_results() -> [TestEvent; 2] {
    let base = branch(&paired(), |hall| {
        hall.game("merels", 1, 1).resigned(1);
    });
    [&[2, 0], &[0, 2]].map(|points| {
        branch(&base, |hall| {
            hall.result("merels", 1, 1, points);
            hall.direct(note());
        })
    })
}
