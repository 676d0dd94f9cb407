//! Backgammon with the doubling cube, by mail, between two people who let the program roll for them.

use adjudicate_testkit::people::{Homes, NONCE, RunOutput, TestPerson, key};
use serde_json::Value;

use crate::homes;
use crate::mail::table::{self, entries};

/// A player whose messages go into a directory.
fn player(world: &Homes, name: &str, setting: &str) -> TestPerson {
    let person = world.person(name);
    let out = person.path("out").display().to_string();
    std::fs::create_dir_all(&out).unwrap();
    let mail = format!("{setting}mail:\n  address: {name}@example.org\n  directory: {out}\n");
    person.write(".config/adjudicate/config.yaml", mail);
    person
}

/// Two people with a charter for a match to so many points.
fn table_for_two(world: &Homes, points: u32, setting: &str) -> [TestPerson; 2] {
    let people = ["alice", "bob"].map(|name| player(world, name, setting));
    let players = ["alice", "bob"].map(|name| format!("--player '{name}={},{name}@example.org'", key(name)));
    let charter = format!("new backgammon {} --option cube=true --option points={points}", players.join(" "));
    // Without a referee there is a warning on standard error.
    assert_eq!(people[0].run(&format!("{charter} --nonce {NONCE} -o game.yaml --yes")).status, 0);
    people[1].write("game.yaml", people[0].read("game.yaml"));
    people
}

fn shown(person: &TestPerson) -> Value {
    serde_json::from_str(&person.run("show game.yaml --json").ok()).unwrap()
}

/// The first legal move, which runs with the pieces that are farthest back.
fn first_move(person: &TestPerson) -> Option<String> {
    let moves: Value = serde_json::from_str(&person.run("moves game.yaml --json").stdout).ok()?;
    Some(moves["groups"][0]["moves"][0].as_str()?.to_owned())
}

/// Does what is due, and mails it.
fn act(person: &TestPerson, state: &Value) -> RunOutput {
    if state["pen"]["for"] == "join" {
        return person.run("join -g game.yaml --send --yes");
    }
    let played = first_move(person).map(|play| person.run(&format!("play {play} -g game.yaml --send --yes")));
    played.filter(|call| call.status == 0).unwrap_or_else(|| person.run("answer -g game.yaml --send --yes"))
}

/// Plays until the match is over: the letters, and the turns with pieces.
fn played(people: &[TestPerson; 2]) -> (usize, usize) {
    let mut letters = 0;
    for _ in 0..2_000 {
        let state = shown(&people[0]);
        if state["verdict"] == "over" {
            break;
        }
        let by_alice = state["pen"]["name"] == "alice";
        let (own, other) = if by_alice { (&people[0], &people[1]) } else { (&people[1], &people[0]) };
        act(own, &state).ok();
        for sent in table::sent(own) {
            letters += 1;
            other.write("letter.eml", &sent.bytes);
            other.run("import letter.eml").ok();
        }
        std::fs::remove_dir_all(own.path("out")).unwrap();
        std::fs::create_dir_all(own.path("out")).unwrap();
        assert_eq!(own.read("game.yaml"), other.read("game.yaml"));
    }
    let log = people[0].read("game.yaml");
    let is_turn = |entry: &&String| {
        entry.lines().any(|line| {
            line.starts_with("  move: ") && !["roll", "double", "take", "drop"].iter().any(|word| line.contains(word))
        })
    };
    (letters, entries(&log).iter().filter(is_turn).count())
}

#[test]
fn a_match_with_the_cube_takes_one_letter_a_turn() {
    let world = homes();
    let people = table_for_two(&world, 3, "roll_for_me: true\n");
    let (letters, turns) = played(&people);
    people[0].run("verify game.yaml").ok();
    assert_eq!(shown(&people[0])["verdict"], "over");
    assert!(turns > 40, "{turns} turns");
    assert!(letters * 10 <= turns * 12, "{letters} letters for {turns} turns");
}

#[test]
fn a_player_who_wants_to_be_asked_says_so_with_a_turn() {
    let world = homes();
    let people = table_for_two(&world, 3, "roll_for_me: true\n");
    // Until a turn with pieces is played, whoever begins.
    let next = |more: &str| loop {
        let state = shown(&people[0]);
        let by_alice = state["pen"]["name"] == "alice";
        let (own, other) = if by_alice { (&people[0], &people[1]) } else { (&people[1], &people[0]) };
        let joins = state["pen"]["for"] == "join";
        let play = if joins { None } else { first_move(own) };
        let call = play.as_ref().map(|play| own.run(&format!("play {play} {more} -g game.yaml --yes")));
        let call = call
            .filter(|call| call.status == 0)
            .unwrap_or_else(|| own.run(&format!("{} -g game.yaml --yes", if joins { "join" } else { "answer" })));
        let told = call.ok();
        let beside = std::fs::read_to_string(own.path("game.yaml.beside")).unwrap_or_default();
        other.write("letter.txt", own.read("game.yaml") + &beside);
        other.run("import letter.txt").ok();
        if play.is_some_and(|play| play.contains('/')) {
            break told;
        }
    };
    let rolls = "Your next dice are rolled for you.";
    let told = next("--no-roll-next");
    assert!(!told.contains(rolls), "{told}");
    let told = next("");
    assert!(told.contains(rolls), "{told}");
}
