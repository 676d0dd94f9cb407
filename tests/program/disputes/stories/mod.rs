//! Disputes as a just arbiter finds them: each is a directory of examples/disputes with the files that were handed in and
//! what the program says, in its own words and as a letter. Keys and dates are fixed, so the same bytes come out every time.

mod behind;
mod damage;
mod kit;
mod ruled;
mod twice;
mod waiting;

use std::path::{Path, PathBuf};

use adjudicate_testkit::disputes::told;
use adjudicate_testkit::people::RunOutput;
use adjudicate_testkit::{TestGame, open_game};

use crate::somebody;

pub use kit::Story;

/// Alice and Bob have a referee, and each has put a stone.
fn duel() -> TestGame {
    placed(TestGame::begin(open_game(&["alice", "bob"]).referee().game("nine-mens-morris").first("alice")))
}

/// They have none.
fn lonely() -> TestGame {
    placed(TestGame::begin(open_game(&["alice", "bob"]).game("nine-mens-morris").first("alice")))
}

fn placed(mut game: TestGame) -> TestGame {
    game.turn("alice", "d2");
    game.turn("bob", "f4");
    game
}

/// Three who play an open game with a referee, of whom two have made a turn. Alice is next.
fn trio() -> TestGame {
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("bob"));
    game.turn("bob", "hello; next: carol");
    game.turn("carol", "good day; next: alice");
    game
}

/// All stories.
pub fn stories() -> Vec<Story> {
    let all = [behind::stories(), waiting::stories(), twice::stories(), ruled::stories(), damage::stories()];
    all.into_iter().flatten().collect()
}

/// The directory of all stories.
pub fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/disputes")
}

/// The day on which the arbiter reads the copies: a letter is dated.
pub const READ_ON: &str = "2026-12-01T12:00:00Z";

/// The names of the files that are compared.
pub fn files(story: &Story) -> Vec<&'static str> {
    story.handed.iter().filter_map(kit::Handed::named).collect()
}

fn is_update() -> bool {
    adjudicate_testkit::is_updating("disputes")
}

/// Holds a file against what it should be, or makes it.
fn hold(path: &Path, expected: &[u8]) {
    if is_update() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, expected).unwrap();
    }
    let there = std::fs::read(path).unwrap_or_default();
    assert!(
        there == expected,
        "{} is out of date: `cargo xtask update disputes` writes it again:\n{}",
        path.display(),
        String::from_utf8_lossy(expected)
    );
}

#[test]
fn every_story_follows_from_its_entries() {
    let stories = stories();
    assert!(stories.len() >= 40);
    let mut wrong = Vec::new();
    for story in &stories {
        let told = told(&story.copies());
        if told != story.follows {
            wrong.push(format!("{}:\n  {told}\n  {}", story.name, story.follows));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_story_ends_as_it_is_told() {
    let home = somebody();
    for story in stories() {
        let place = directory().join(story.name);
        hold(&place.join("story.txt"), format!("{}\n", story.about).as_bytes());
        for handed in &story.handed {
            let (name, bytes) = handed.file();
            hold(&place.join(name), &bytes);
        }
        let files = files(&story);
        for (name, more) in [("verdict.txt", None), ("letter.txt", Some("--letter"))] {
            let words: Vec<&str> = ["dispute"].into_iter().chain(files.iter().copied()).chain(more).collect();
            let mut command = home.command(&["--date", READ_ON]);
            let run = RunOutput::of(command.args(&words).current_dir(&place));
            let said = format!("$ adjudicate {}\n{}{}[{}]\n", words.join(" "), run.stdout, run.stderr, run.status);
            hold(&place.join(name), said.as_bytes());
        }
    }
}

#[test]
fn there_are_no_other_stories() {
    let known: Vec<&str> = stories().iter().map(|story| story.name).collect();
    for item in std::fs::read_dir(directory()).unwrap() {
        let name = item.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name.as_str()), "{name} is nobody's story");
    }
}
