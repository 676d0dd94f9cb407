//! The built program, as people use it: what they type and see, what they hand on to each other, and what goes wrong around it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod adding;
mod arrivals;
mod aside;
mod capitals;
mod circles;
mod cli_read;
mod commands;
mod dialogues;
mod disputes;
mod duerror;
mod event;
mod examples;
mod export;
mod faults;
mod games_in_languages;
mod help;
mod language;
mod layers;
mod learning;
mod letters;
mod mail;
mod names;
mod newcomer;
mod open_seat;
mod pens;
mod pictures;
mod plain_words;
mod readme;
mod rendered;
mod store;
mod summaries;
mod terminal_failures;
mod terminal_language;
mod terminal_texts;
mod tutorial;
mod usage;

use adjudicate_testkit::people::{Homes, TestPerson, key};

/// The path of the program that was built for these tests.
const PROGRAM: &str = env!("CARGO_BIN_EXE_adjudicate");

/// A place for the homes of some people.
fn homes() -> Homes {
    Homes::new(PROGRAM)
}

/// Somebody with a home and no key.
fn somebody() -> TestPerson {
    TestPerson::alone(PROGRAM)
}

/// alice's home with two games, of which the first waits for her move.
fn two_games() -> (Homes, TestPerson) {
    let world = homes();
    let alice = world.person("alice");
    let players = ["alice", "bob"].map(|who| format!("--player '{who}={}'", key(who))).join(" ");
    for (game, file, first) in [("nine-mens-morris", "morris.yaml", "alice"), ("roman-merels", "roman.yaml", "bob")] {
        alice.run(&format!("new {game} --clock 7,3,10 --first {first} {players} -o {file} --yes")).ok();
        alice.run(&format!("join {file} --yes")).ok();
    }
    let bob = world.person("bob");
    bob.write("morris.yaml", alice.read("morris.yaml"));
    bob.run("join --yes").ok();
    alice.write("letter.txt", bob.read("morris.yaml"));
    alice.run("import letter.txt --game morris.yaml --yes").ok();
    (world, alice)
}
