//! Damaged and dishonest events: each is an honest one in which one thing is changed, signed again by whoever would have
//! done it. Every one is found, with its class, its entry and its reason, by the library and by the program.

mod by_hand;
mod chain;
mod charters;
mod entering;
mod every;
mod games;
mod kinds;
mod lots;
mod pairings;
mod results;
mod signatures;
mod slips;
mod spellings;

use std::sync::LazyLock;

use adjudicate::event::{Charter, Entry, Kind, SlipKind, System, read, verify};
use adjudicate::referee::Class;

use crate::common::name;
use crate::kit::{Hall, SEAL, charter, enters, section};

/// Where a fault is found.
#[derive(Clone, Copy, Debug)]
pub enum At {
    /// At the last entry of the event's log.
    Last,
    /// At this entry of the event's log.
    Entry(u64),
    /// In this file, which no entry is blamed for.
    File(&'static str),
}

/// An event with something wrong.
pub struct Case {
    /// What is done, in a few words; also the name of its directory.
    pub name: &'static str,
    base: fn() -> Hall,
    change: fn(&mut Hall),
    class: Class,
    at: At,
    says: &'static str,
}

/// A case in a line.
pub const fn case(
    name: &'static str,
    base: fn() -> Hall,
    change: fn(&mut Hall),
    class: Class,
    at: At,
    says: &'static str,
) -> Case {
    Case { name, base, change, class, at, says }
}

/// All cases.
pub fn cases() -> impl Iterator<Item = &'static Case> {
    let all: [&[Case]; 12] = [
        spellings::CASES,
        chain::CASES,
        kinds::CASES,
        charters::CASES,
        entering::CASES,
        signatures::CASES,
        slips::CASES,
        lots::CASES,
        pairings::CASES,
        by_hand::CASES,
        games::CASES,
        results::CASES,
    ];
    all.into_iter().flatten()
}

impl Case {
    /// The event in which it is done.
    pub fn hall(&self) -> Hall {
        let mut hall = (self.base)();
        (self.change)(&mut hall);
        hall
    }
}

static BASES: LazyLock<[Hall; 5]> = LazyLock::new(|| {
    let opened = Hall::open(cup());
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
        section("merels", "nine-mens-morris", System::RoundRobin, 0),
        section("chess", "chess", System::Swiss, 2),
    ])
}

/// The same with another nonce and another name.
pub fn cup_of_another_year() -> Charter {
    Charter { event: crate::common::text("Cup of Another Year"), ..cup() }
}

/// The charter alone.
pub fn opened() -> Hall {
    BASES[0].clone()
}

/// Entries 1 to 5: alice, bob, carol, and dave, who writes by post, play both; erin plays chess.
pub fn entered() -> Hall {
    BASES[1].clone()
}

/// Entry 6 draws the lots.
pub fn started() -> Hall {
    BASES[2].clone()
}

/// Entries 7 and 8 pair the first rounds of merels (two boards) and of chess (two boards and a bye).
pub fn paired() -> Hall {
    BASES[3].clone()
}

/// Entries 9 to 12 take the results: the second player has given up everywhere.
pub fn played() -> Hall {
    BASES[4].clone()
}

/// A text in place of another in an entry, which stands there once.
pub fn edit(hall: &mut Hall, entry: usize, from: &str, to: &str) {
    let text = &mut hall.entries[entry];
    assert_eq!(text.matches(from).count(), 1, "{from:?} in {text}");
    *text = text.replace(from, to);
}

/// An entry is changed and signed again with this key; those behind it are left alone.
pub fn resign(hall: &mut Hall, entry: usize, holder: &str, change: impl FnOnce(&mut Entry)) {
    let mut read = read(&hall.entries[entry]).unwrap();
    change(&mut read);
    hall.entries[entry] = crate::kit::sign(read, holder);
}

/// The charter is another one.
pub fn recharter(hall: &mut Hall, change: impl FnOnce(&mut Charter)) {
    resign(hall, 0, SEAL, |entry| match &mut entry.kind {
        Kind::Charter(charter) => change(charter),
        _ => panic!("no charter"),
    });
}

/// Whoever has not entered does: erin enters merels, which is honest.
pub fn erin_enters_merels() -> SlipKind {
    enters(crate::kit::entrant("erin"), &["merels"])
}

/// The bases are honest, or no case would say anything.
#[test]
fn the_bases_are_honest() {
    for hall in [opened(), entered(), started(), paired(), played()] {
        let verified = verify(hall.log().as_bytes());
        assert!(verified.fault.is_none(), "{:?}", verified.fault);
        assert_eq!(hall.audit().findings, Vec::new());
    }
    assert_eq!(played().entries.len(), 13);
    let played = played();
    let (_, chess) = played.event.section(&name("chess")).unwrap();
    assert_eq!((chess.rounds[0].boards.len(), chess.rounds[0].byes.len()), (2, 1));
}
