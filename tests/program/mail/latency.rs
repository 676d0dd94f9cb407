//! How long a player with nothing but mail waits for an answer, from the letter in the desk's mailbox to the answer on its way.
//!
//! `ADJUDICATE_LATENCY=GAMES,LETTERS` sets how many; `ADJUDICATE_PROGRAM=target/release/adjudicate` measures that program.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use adjudicate_testkit::people::{TestPerson, key};

use crate::homes;
use crate::mail::in_words::{Original, PROGRAMS};
use crate::mail::{many, table};

/// A test that waits longer than this fails.
const PATIENCE: Duration = Duration::from_secs(600);

/// A desk at work, which ends with the test.
pub struct AtWork(pub Child);

impl Drop for AtWork {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn asked(usual: &str) -> (usize, usize) {
    let asked = std::env::var("ADJUDICATE_LATENCY").unwrap_or_else(|_| usual.to_owned());
    let (games, letters) = asked.split_once(',').unwrap();
    (games.parse().unwrap(), letters.parse().unwrap())
}

/// The messages in the directory to which the desk sends. An envelope may stand there already whose message does not.
pub fn out(desk: &TestPerson) -> BTreeSet<PathBuf> {
    let there = std::fs::read_dir(desk.path("out")).unwrap();
    there.map(|item| item.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "eml")).collect()
}

/// Waits until something is so that comes by itself.
pub fn wait_until(what: &str, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn an_answer_comes_within_a_second() {
    let (games, letters) = asked("10,10");
    let world = homes();
    let desk = table::desk(&world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml");
    desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
    for number in 0..games {
        desk.run(&format!(
            "new nine-mens-morris --player alice=by-post,alice{number}@example.org --player bob=by-post,bob{number}@example.org \
             --first alice --referee '{},desk@example.org' --organiser referee -o games/game-{number:04}.yaml --yes",
            key("referee")
        ))
        .ok();
    }
    let begun = Instant::now();
    let serve = many::program(&desk, &["mail", "serve"]).stdout(Stdio::null()).spawn().unwrap();
    let _at_work = AtWork(serve);
    wait_until("the first boards go out", || out(&desk).len() >= 2 * games);
    println!("{} first boards in {:?}", 2 * games, begun.elapsed());
    let first: Vec<Original> = table::sent(&desk).iter().map(Original::of).collect();
    let places = first.iter().filter(|one| one.to.starts_with("alice"));
    let mut took = Vec::new();
    for (number, original) in places.cycle().take(letters.min(games)).enumerate() {
        let before = out(&desk);
        let draft = format!("mail/tmp/{number:08}");
        desk.write(&draft, original.answer(PROGRAMS[number % PROGRAMS.len()], "b4"));
        let sent = Instant::now();
        std::fs::rename(desk.path(&draft), desk.path(&format!("mail/new/{number:08}"))).unwrap();
        // The answer to alice and the board to bob.
        wait_until("an answer comes", || out(&desk).len() >= before.len() + 2);
        took.push(sent.elapsed());
        let news = &out(&desk) - &before;
        let to: BTreeSet<String> = news
            .iter()
            .map(|path| std::fs::read_to_string(path.with_extension("json")).unwrap())
            .map(|envelope| serde_json::from_str::<serde_json::Value>(&envelope).unwrap())
            .map(|envelope| envelope["forward_path"][0].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(to, [original.to.clone(), original.to.replace("alice", "bob")].into(), "{number}");
    }
    took.sort();
    let (median, late) = (took[took.len() / 2], took[took.len() * 95 / 100]);
    println!("{} letters in {games} games: half in {median:?}, 95 of 100 in {late:?}", took.len());
    assert!(late < Duration::from_secs(1) || games < 1_000, "{late:?}");
}
