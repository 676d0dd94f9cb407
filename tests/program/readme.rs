//! The README is true: its game works when it is pasted, and what it says is printed is what is printed.
//!
//! After a change, `cargo xtask update readme` writes the outputs again.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::PROGRAM;
use adjudicate::games::GAMES;
use adjudicate_testkit::is_updating;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn readme() -> String {
    std::fs::read_to_string(root().join("README.md")).unwrap()
}

/// Runs a script as somebody who has the program on his path and a home of his own.
fn shell(script: &str, home: &Path, directory: &Path) -> String {
    let programs = Path::new(PROGRAM).parent().unwrap().display().to_string();
    let output = Command::new("bash")
        .args(["-euo", "pipefail", "-c", script])
        .current_dir(directory)
        .env_clear()
        .env("PATH", format!("{programs}:{}", std::env::var("PATH").unwrap()))
        .env("HOME", home)
        .env("LANG", "C.UTF-8")
        .env("TZ", "UTC")
        .env("ADJUDICATE_DATE", "2026-11-20T17:03:11Z")
        .output()
        .unwrap();
    let (stdout, stderr) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(output.status.success(), "{script}\nstdout: {stdout}\nstderr: {stderr}");
    stdout
}

fn session() -> String {
    let readme = readme();
    let (_, rest) = readme.split_once("<!-- session -->\n```sh\n").unwrap();
    rest.split_once("```\n<!-- end of session -->").unwrap().0.to_owned()
}

/// Puts the output behind its marker, or checks that it stands there.
fn check_output(marker: &str, output: &str) {
    let readme = readme();
    let marker = format!("<!-- output: {marker} -->\n");
    let (before, after) = readme.split_once(&marker).unwrap_or_else(|| panic!("no {marker}"));
    let wanted = format!("```text\n{}\n```\n", output.trim_end());
    let has = after.starts_with(&wanted);
    if is_updating("readme") && !has {
        let rest = match after.strip_prefix("```text\n") {
            Some(old) => old.split_once("\n```\n").unwrap().1,
            None => after,
        };
        std::fs::write(root().join("README.md"), format!("{before}{marker}{wanted}{rest}")).unwrap();
        return;
    }
    assert!(has, "the README does not show what is printed after {marker}\n{wanted}");
}

fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

#[test]
fn the_game_in_five_minutes_works_when_pasted() {
    let directory = scratch("readme-session");
    let printed = shell(&session(), &directory, &directory);
    assert!(printed.contains("alice has won (NMM-8: fewer than three stones)"), "{printed}");
    let last = printed.lines().last().unwrap();
    assert!(last.starts_with("game.yaml: valid, over: alice has won"), "{last}");

    // One character changed: the program names the entry.
    let log = directory.join("merels/game.yaml");
    let text = std::fs::read_to_string(&log).unwrap();
    std::fs::write(&log, text.replace("a good place", "a good plate")).unwrap();
    let output = Command::new(PROGRAM).arg("verify").arg(&log).env("HOME", &directory).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("entry 4"), "the fault is at bob's first move");
}

#[test]
fn outputs_in_the_readme_are_current() {
    let directory = scratch("readme-outputs");
    check_output(
        "adjudicate verify examples/short-win.yaml",
        &shell("adjudicate verify examples/short-win.yaml", &directory, root()),
    );
    check_output(
        "adjudicate event verify examples/event",
        &shell("adjudicate event verify examples/event", &directory, root()),
    );
    let session = session();
    let (before, _) = session.split_once("adjudicate show\n").unwrap();
    shell(before, &directory, &directory);
    check_output("board of the five-minute game", &shell("adjudicate show", &directory, &directory.join("merels")));
    check_games();
}

/// Every game is named, and shown with what its own page says of its picture to those who do not see it.
fn check_games() {
    let readme = readme();
    let (before, rest) = readme.split_once("<!-- pictures -->\n").unwrap();
    let (shown, after) = rest.split_once("<!-- end of pictures -->").unwrap();
    let words = before.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let mut wanted = String::new();
    for game in GAMES {
        let (name, title) = (game.name, game.title);
        assert!(words.contains(&title.to_lowercase()), "the README does not name {title}");
        let page = std::fs::read_to_string(root().join(format!("docs/rules/{name}.md"))).unwrap();
        // The open game has no board.
        let Some((text, _)) = page.split_once(&format!("](../pictures/{name}.svg)")) else { continue };
        let (_, seen) = text.rsplit_once("![").unwrap();
        wanted += &format!("<img src=\"docs/pictures/{name}.svg\" width=\"260\" alt=\"{title}. {seen}.\">\n");
    }
    if is_updating("readme") && shown != wanted {
        let made = format!("{before}<!-- pictures -->\n{wanted}<!-- end of pictures -->{after}");
        std::fs::write(root().join("README.md"), made).unwrap();
        return;
    }
    assert_eq!(shown, wanted, "the README shows other pictures");
}

/// Returns the text between two markers of a page, in a block of this language.
fn block(page: &str, marker: &str, language: &str) -> String {
    let (_, rest) = page.split_once(&format!("<!-- {marker} -->\n```{language}\n")).unwrap();
    rest.split_once(&format!("```\n<!-- end of {marker} -->")).unwrap().0.to_owned()
}

#[test]
fn the_tournament_works_when_pasted() {
    let page = std::fs::read_to_string(root().join("docs/events.md")).unwrap();
    let directory = scratch("events-session");
    std::fs::write(directory.join("cup.yaml"), block(&page, "description", "yaml")).unwrap();
    let printed = shell(&block(&page, "session", "sh"), &directory, &directory);
    for said in
        ["merels, round 1, board 1: bob 1, carol 0", "Nine Men's Morris: final standings", "valid, over: Summer Cup"]
    {
        assert!(printed.contains(said), "{said}\n{printed}");
    }
    assert!(directory.join("summer-cup.html").exists());
}
