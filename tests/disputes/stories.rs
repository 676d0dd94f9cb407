//! The stories of docs/disputes.md: each is a directory with files, the command, and what the program says.

use std::path::{Path, PathBuf};

use crate::program::{Run, World};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/disputes")
}

fn stories() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        std::fs::read_dir(directory()).unwrap().map(|item| item.unwrap().path()).filter(|path| path.is_dir()).collect();
    found.sort();
    assert!(found.len() >= 10, "the stories were not found");
    found
}

/// The day on which the arbiter reads the copies: a letter is dated.
const READ_ON: &str = "2026-12-01T12:00:00Z";

/// What a story's commands print, with their exit status.
fn told(story: &Path) -> String {
    let home = World::new();
    let commands = std::fs::read_to_string(story.join("command.txt")).unwrap();
    let mut out = String::new();
    for line in commands.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let arguments = words.strip_prefix(&["adjudicate"]).unwrap();
        let mut command = home.command(env!("CARGO_BIN_EXE_adjudicate"));
        let run = Run::of(command.args(["--date", READ_ON]).args(arguments).current_dir(story));
        out.push_str(&format!("$ {line}\n{}{}[{}]\n", run.stdout, run.stderr, run.status));
    }
    out
}

#[test]
fn every_story_ends_as_it_is_told() {
    for story in stories() {
        let path = story.join("verdict.txt");
        let told = told(&story);
        if std::env::var_os("UPDATE_STORIES").is_some() {
            std::fs::write(&path, &told).unwrap();
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(told == expected, "{} is told otherwise now; UPDATE_STORIES=1 renews it:\n{told}", path.display());
    }
}

#[test]
fn the_program_makes_the_same_stories_again() {
    let again = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stories");
    let _ = std::fs::remove_dir_all(&again);
    let script = directory().join("make.sh");
    let mut command = std::process::Command::new("bash");
    let run = Run::of(command.arg(script).arg(env!("CARGO_BIN_EXE_adjudicate")).arg(&again));
    assert_eq!(run.status, 0, "{}", run.stderr);
    // The one with the false board is made by `board.rs`.
    for story in stories().into_iter().filter(|story| !story.ends_with("17-a-false-board")) {
        for item in std::fs::read_dir(&story).unwrap() {
            let path = item.unwrap().path();
            let name = path.file_name().unwrap();
            if ["command.txt", "verdict.txt"].iter().any(|known| name == *known) {
                continue;
            }
            let made = again.join(story.file_name().unwrap()).join(name);
            let same = std::fs::read(&made).unwrap() == std::fs::read(&path).unwrap();
            assert!(same, "{} is made otherwise now", path.display());
        }
    }
}

#[test]
fn every_story_is_told_in_the_page() {
    let page = std::fs::read_to_string(directory().join("../../docs/disputes.md")).unwrap();
    for story in stories() {
        let name = story.file_name().unwrap().to_str().unwrap().to_owned();
        assert!(page.contains(&format!("examples/disputes/{name}")), "{name} is not told in docs/disputes.md");
    }
}
