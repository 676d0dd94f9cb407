//! Every byte of an event's log counts.

use adjudicate::event::{PairingSystem, verify};
use adjudicate::log::Frames;
use adjudicate_testkit::event::cup::played;
use adjudicate_testkit::event::{TestEvent, charter, says, section};

/// A log in which every kind of entry but rulings stands.
fn small() -> TestEvent {
    let mut hall = TestEvent::open(charter(vec![section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)]));
    hall.enter_all(&["alice", "bob*"], &["mills"]);
    hall.start();
    hall.pair("mills");
    hall.play_round("mills");
    hall.write("alice", says());
    hall
}

/// Which entry a place of the log is in.
fn entry_of(log: &str, place: usize) -> u64 {
    let ends = Frames::new(log.as_bytes()).scan(0, |end, frame| {
        *end += frame.unwrap().text.len();
        Some(*end)
    });
    ends.take_while(|end| *end <= place).count() as u64
}

#[test]
fn every_byte_of_a_small_log_counts() {
    let log = small().log();
    assert!(verify(log.as_bytes()).fault.is_none());
    for place in 0..log.len() {
        let mut bytes = log.clone().into_bytes();
        bytes[place] ^= 1 << (place % 7);
        let fault = verify(&bytes).fault;
        let fault =
            fault.unwrap_or_else(|| panic!("byte {place} ({:?}) can be changed", log.as_bytes()[place] as char));
        let entry = entry_of(&log, place);
        // A frame that is cut elsewhere can be found out one entry later; never one earlier than where the damage is.
        assert!(fault.entry == entry || fault.entry == entry + 1, "byte {place} of entry {entry}: {fault:?}");
    }
}

#[test]
fn no_byte_can_be_left_out_or_put_in() {
    let log = small().log();
    for place in (0..log.len()).step_by(3) {
        let mut shorter = log.clone().into_bytes();
        shorter.remove(place);
        assert!(verify(&shorter).fault.is_some(), "without byte {place}");
        let mut longer = log.clone().into_bytes();
        longer.insert(place, b' ');
        assert!(verify(&longer).fault.is_some(), "a blank before byte {place}");
    }
}

#[test]
fn a_log_that_ends_early_is_an_event_that_goes_on() {
    let hall = played();
    for entries in 1..hall.entries.len() {
        let verified = verify(hall.entries[..entries].concat().as_bytes());
        assert!(verified.fault.is_none());
        assert_eq!(verified.event.unwrap().entries(), entries as u64);
    }
    assert!(verify(b"").event.is_none());
}

#[test]
fn every_bit_of_a_game_counts_where_it_has_a_result() {
    let hall = small();
    let game = &hall.games.values().next().unwrap().log;
    for place in (0..game.len()).step_by(5) {
        let mut damaged = hall.clone();
        let mut bytes = game.clone().into_bytes();
        bytes[place] ^= 1 << (place % 7);
        damaged.games.clear();
        let file = adjudicate::event::GameLog { source: "game.yaml".to_owned(), bytes };
        let findings = adjudicate::event::audit(&damaged.event, &[file], |_| {}).findings;
        assert!(!findings.is_empty(), "byte {place}");
    }
}
