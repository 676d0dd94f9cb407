//! Two logs of one event that part: a director who signs two of them is proved to have signed twice.

use adjudicate::event::{EventCase, EventCopy, read};
use adjudicate::log::Frames;
use serde_json::Value;

use crate::common::identity;
use crate::dishonest::{entered, paired, started};
use crate::kit::{DIRECTOR, Hall, SEAL, leaves, note};
use crate::program::World;

fn case(halls: &[&Hall]) -> EventCase {
    let copies = (1..).zip(halls).map(|(number, hall)| {
        EventCopy::read(&format!("{number}.yaml"), hall.log().as_bytes()).unwrap_or_else(|_| panic!("copy {number}"))
    });
    let mut cases = EventCase::all(copies.collect());
    assert_eq!(cases.len(), 1);
    cases.remove(0)
}

/// The same event, gone on with in another way.
fn branch(hall: &Hall, story: impl FnOnce(&mut Hall)) -> Hall {
    let mut other = hall.clone();
    story(&mut other);
    other
}

/// Two logs with another result each.
fn two_results() -> [Hall; 2] {
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

/// What is not allowed, or not signed by him, proves nothing against the director.
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

fn run(world: &World, arguments: &[&str]) -> (i32, String, String) {
    let run = world.run(&[&["dispute"], arguments].concat());
    (run.status, run.stdout.split_whitespace().collect::<Vec<_>>().join(" "), run.stderr)
}

#[test]
fn the_program_shows_the_two_entries() {
    let world = World::new();
    let [one, other] = two_results();
    for (name, hall) in [("one", &one), ("other", &other)] {
        world.write(&format!("{name}/event.yaml"), hall.log());
        for game in hall.files() {
            world.write(&format!("{name}/{}", game.source), game.bytes);
        }
    }
    let ids = [&one, &other].map(|hall| adjudicate::event::id_of(&read(&hall.entries[9]).unwrap()).to_string());
    for paths in [["one/event.yaml", "other/event.yaml"], ["one", "other"], ["other", "one"]] {
        let (status, said, stderr) = run(&world, &paths);
        assert_eq!((status, stderr.as_str()), (1, ""), "{said}");
        for part in [
            "Event \"Cup of the Letters\": signed twice",
            "After entry 8 the logs part:",
            "entry 9 merels, round 1, board 1: the result is 1 : 0; signed by olga",
            "entry 9 merels, round 1, board 1: the result is 0 : 1; signed by olga",
            "! olga has signed twice: entry 9 (",
            "one event: it is proved that olga signed twice",
            &ids[0],
            &ids[1],
        ] {
            assert!(said.contains(part), "{part:?} is not in {said}");
        }
        // The games are compared as before, and those of both directories are the same.
        assert_eq!(said.contains("games: no dispute"), paths[0] != "one/event.yaml", "{said}");
    }
    let (status, said, _) = run(&world, &["one", "other", "--json"]);
    let report: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((status, &report["dispute"]), (1, &Value::Bool(true)));
    let proof = &report["events"][0]["partings"][0]["signed_twice"];
    assert_eq!((&proof["author"], &proof["entries"][0]["id"]), (&"olga".into(), &ids[0].as_str().into()), "{proof}");
    let (status, _, stderr) = run(&world, &["one/event.yaml", "other/event.yaml", "-o", "evidence.yaml"]);
    assert!(status == 1 && stderr.contains("its two logs are the proof"), "{stderr}");
    assert!(!world.path("evidence.yaml").exists());
    let (status, letter, _) = run(&world, &["one/event.yaml", "other/event.yaml", "--letter"]);
    assert_eq!(status, 1);
    assert!(
        letter.contains("About the event \"Cup of the Letters\", directed by olga.") && letter.contains(&ids[1]),
        "{letter}"
    );
    assert!(letter.contains(" UTC") && !letter.contains("-12-") && !letter.contains("-11-"), "{letter}");
}

#[test]
fn the_program_on_logs_that_agree_and_on_damaged_ones() {
    let world = World::new();
    world.write("early.yaml", started().log());
    world.write("late.yaml", paired().log());
    let (status, said, stderr) = run(&world, &["early.yaml", "late.yaml"]);
    assert_eq!((status, stderr.as_str()), (0, ""), "{said}");
    assert!(
        said.contains("the copies agree") && said.contains("behind by 2") && said.contains("one event: no dispute"),
        "{said}"
    );
    let log = paired().log();
    let cut = Frames::new(log.as_bytes()).nth(8).unwrap().unwrap().text.replace("round: 1", "round: 2");
    let valid: String = paired().entries[..8].concat();
    world.write("bad.yaml", valid + &cut);
    let (status, said, _) = run(&world, &["bad.yaml", "late.yaml"]);
    assert_eq!(status, 1, "{said}");
    assert!(said.contains("bad.yaml: 8 entries, INVALID at entry 8:"), "{said}");
}
