//! Two logs of one event that part: a director who signs two of them is proved to have signed twice.

use adjudicate::event::{EventCase, EventCopy, read};
use adjudicate_testkit::event::cup::{branch, entered, paired, started, two_results};
use adjudicate_testkit::event::{DIRECTOR, SEAL, TestEvent, leaves, note};
use adjudicate_testkit::identity;

fn case(halls: &[&TestEvent]) -> EventCase {
    let copies = (1..).zip(halls).map(|(number, hall)| {
        EventCopy::read(&format!("{number}.yaml"), hall.log().as_bytes()).unwrap_or_else(|_| panic!("copy {number}"))
    });
    let mut cases = EventCase::all(copies.collect());
    assert_eq!(cases.len(), 1);
    cases.remove(0)
}

#[test]
fn a_director_who_signs_two_logs_is_proved_to_have() {
    let [one, other] = two_results();
    let case = case(&[&one, &other]);
    assert!(case.is_dispute());
    let proof = case.proofs().next().unwrap();
    assert_eq!((proof.author.as_str(), proof.key), (DIRECTOR, identity(SEAL).public()));
    assert_eq!(case.partings[0].after, 8);
    // Not what he signed last, but what he signed first.
    assert_eq!([proof.entries[0].0, proof.entries[1].0], [9, 9]);
    let ids = [&one, &other].map(|hall| {
        let entry = read(&hall.entries[9]).unwrap();
        (entry.seq, adjudicate::event::id_of(&entry))
    });
    assert_eq!(proof.entries, ids);
}

#[test]
fn a_slip_of_a_player_explains_nothing() {
    // In one log the entry behind the parting writes a player's slip in; the director has signed that one as well.
    let one = branch(&entered(), |hall| {
        hall.write("alice", leaves("alice"));
        hall.start();
    });
    let other = branch(&entered(), |hall| {
        hall.start();
    });
    let case = case(&[&one, &other]);
    let proof = case.proofs().next().unwrap();
    assert_eq!([proof.entries[0].0, proof.entries[1].0], [6, 6]);
}

#[test]
fn copies_that_are_behind_agree() {
    let (early, late) = (started(), paired());
    let case = case(&[&early, &late, &early]);
    assert!(case.partings.is_empty() && !case.is_dispute());
    assert_eq!(case.copies[0].entries.len(), late.entries.len());
}

#[test]
fn each_pair_of_lines_is_told_once() {
    let [one, other] = two_results();
    let further = branch(&one, |hall| {
        hall.direct(note());
    });
    let third = branch(&paired(), |hall| {
        hall.direct(note());
    });
    let case = case(&[&one, &other, &further, &third]);
    assert_eq!(case.partings.len(), 3, "{:?}", case.partings);
    assert_eq!(case.proofs().count(), 3);
}

/// An act that is not allowed, or not signed by him, proves nothing against the director.
#[test]
fn what_is_invalid_proves_nothing() {
    let one = branch(&paired(), |hall| {
        hall.direct(note());
    });
    let forged = branch(&paired(), |hall| {
        let entry = hall.forged(DIRECTOR, "mallory", note(), |entry| entry.at = hall.event.last_at());
        hall.entries.push(entry);
    });
    let case = case(&[&one, &forged]);
    assert!(case.partings.is_empty() && case.proofs().next().is_none());
    // The copy is invalid, and that is told.
    assert!(case.is_dispute());
}
