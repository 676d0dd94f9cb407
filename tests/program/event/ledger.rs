//! `adjudicate ledger` over the directory of an event whose tokens go from round to round.

use adjudicate::log::Charter;
use adjudicate_testkit::event::TestEvent;
use adjudicate_testkit::event::saving::{first_round, play};
use adjudicate_testkit::people::TestPerson;
use serde_json::Value;

use crate::somebody;

/// Two rounds are played, and the third is paired.
fn played() -> TestEvent {
    let mut hall = first_round();
    hall.pair("saving");
    play(&mut hall, 2, 1);
    play(&mut hall, 2, 2);
    hall.pair("saving");
    hall
}

fn written(hall: &TestEvent) -> TestPerson {
    let home = somebody();
    home.write("cup/event.yaml", hall.log());
    for game in hall.files() {
        home.write(&format!("cup/{}", game.source), game.bytes);
    }
    home
}

/// A second round in whose first board something is changed.
fn changed(change: impl FnOnce(&mut Charter)) -> TestPerson {
    let mut hall = first_round();
    hall.pair_with("saving", change);
    written(&hall)
}

fn report(home: &TestPerson, status: i32) -> Value {
    let run = home.run(&["ledger", "--json", "cup"]);
    assert_eq!(run.status, status, "{} {}", run.stdout, run.stderr);
    serde_json::from_str(&run.stdout).unwrap()
}

/// The words that people read, without line ends.
fn said(home: &TestPerson) -> String {
    let run = home.run(&["ledger", "cup"]);
    (run.stdout + &run.stderr).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_carry_is_checked() {
    let home = written(&played());
    let told = report(&home, 0);
    assert_eq!((&told["right"], &told["unchecked"], &told["disputed"]), (&8.into(), &0.into(), &0.into()), "{told}");
    // One series, in the order of its rounds, and nothing is said to be needed.
    assert_eq!(told["series"].as_array().unwrap().len(), 1, "{told}");
    assert_eq!(told["events"], serde_json::json!(["cup/event.yaml"]));
    let said = said(&home);
    assert!(said.contains("Series 1: 6 games"), "{said}");
    assert!(said.contains("continues the rounds before of cup/event.yaml, up to its entry"), "{said}");
    assert!(said.contains("8 carries: 8 right") && !said.contains("needed"), "{said}");
}

#[test]
fn without_the_event_nothing_is_checked() {
    let home = written(&played());
    std::fs::remove_file(home.path("cup/event.yaml")).unwrap();
    assert_eq!(report(&home, 0)["unchecked"], 8);
    assert!(said(&home).contains("`adjudicate event verify` checks that"));
}

#[test]
fn wrong_carries_are_disputed() {
    type Case = (fn(&mut Charter), &'static str);
    let cases: [Case; 4] = [
        (|charter| charter.series.as_mut().unwrap().carry[0].tokens = 9, "and so keeps all that was left"),
        (|charter| drop(charter.series.as_mut().unwrap().carry.pop()), "brings 0 tokens: DISPUTED"),
        (
            |charter| charter.series.as_mut().unwrap().head = adjudicate::crypto::Digest([4; 32]),
            "the board was paired behind entry 8 of the event, and the charter names",
        ),
        (
            |charter| {
                let mallory = adjudicate::log::Carry { player: adjudicate_testkit::name("mallory"), tokens: 1 };
                charter.players[0].name = mallory.player.clone();
                charter.first = Some(mallory.player.clone());
                charter.series.as_mut().unwrap().carry[0] = mallory;
            },
            "mallory did not play in the rounds before of cup/event.yaml",
        ),
    ];
    for (change, says) in cases {
        let home = changed(change);
        report(&home, 1);
        let said = said(&home);
        assert!(said.contains(says), "{says:?} is not in {said}");
    }
}

#[test]
fn what_is_missing_is_said() {
    let home = written(&played());
    std::fs::remove_file(home.path("cup/games/saving-r1-b1.yaml")).unwrap();
    let told = report(&home, 0);
    // Of the second round two players come from there; what they bring into the third comes from the second.
    assert_eq!((&told["right"], &told["unchecked"], &told["disputed"]), (&6.into(), &2.into(), &0.into()), "{told}");
    assert!(said(&home).contains("could not be checked without the game of the round before in which"));
}

#[test]
fn logs_of_one_event_that_differ_are_named() {
    let hall = played();
    let home = written(&hall);
    let mut other = hall.clone();
    other.entries.pop();
    other.event = adjudicate::event::verify(other.log().as_bytes()).event.unwrap();
    other.write("alice", adjudicate_testkit::event::leaves("alice"));
    home.write("cup/old/event.yaml", other.log());
    report(&home, 1);
    let said = said(&home);
    assert!(said.contains("are two logs of one event that differ") && said.contains("adjudicate dispute"), "{said}");
    // One that is behind is no other one.
    home.write("cup/old/event.yaml", hall.entries[..6].concat());
    assert_eq!(report(&home, 0)["right"], 8);
}
