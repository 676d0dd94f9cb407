//! The documentation about adding a game is true of the game that it tells people to copy.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use adjudicate::games::tic_tac_toe::GAME;

/// The page with the steps.
const PAGE: &str = "CONTRIBUTING.md";

/// Files that name the game as the one to copy, and not because it is a game.
const ABOUT: [&str; 11] = [
    PAGE,
    "tests/program/adding.rs",
    // Tests that use the game because it is short.
    "crates/web/src/backup/tests.rs",
    "crates/testkit/src/hostile.rs",
    "tests/program/mail/between.rs",
    "tests/program/mail/languages.rs",
    "tests/program/rendered.rs",
    "tests/program/mail/stages.rs",
    "tests/acts/states.rs",
    "page/tests/invitations.mjs",
    "page/tests/language.mjs",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The paths that the steps name, with this game's name in them.
fn places() -> BTreeSet<String> {
    let page = std::fs::read_to_string(root().join(PAGE)).unwrap();
    let (_, steps) = page.split_once("\n## How to add a game\n").unwrap();
    let steps = steps.split("\n## ").next().unwrap();
    let words = steps.split('`').skip(1).step_by(2).filter(|word| !word.contains([' ', ';', ':']));
    let paths = words.filter(|word| word.contains('/') || word.ends_with(".md")).map(|path| {
        let in_rust = path.ends_with(".rs");
        path.replace("NAME", &if in_rust { GAME.name.replace('-', "_") } else { GAME.name.to_owned() })
    });
    paths.collect()
}

/// All files of the repository that are written or made, and not built.
fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for item in std::fs::read_dir(directory).unwrap() {
        let path = item.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            if !name.starts_with('.') && name != "target" {
                files(&path, found);
            }
        } else {
            found.push(path);
        }
    }
}

#[test]
fn the_game_to_copy_is_at_every_place_that_the_steps_name_and_at_no_other() {
    let places = places();
    let own: Vec<&String> = places.iter().filter(|place| place.contains("tic")).collect();
    assert!(own.len() >= 13, "{own:?}");
    for place in own {
        assert!(root().join(place).is_file(), "{place} is not there");
    }
    let names = [GAME.name.to_owned(), GAME.name.replace('-', "_"), GAME.title.to_owned()];
    let mut all = Vec::new();
    files(root(), &mut all);
    let mut forgotten = Vec::new();
    for path in all {
        let place = path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        let known = places.contains(&place) || ABOUT.contains(&place.as_str());
        // The walks of chance are numbered.
        let known = known || place.starts_with(&format!("tests/vectors/valid/any-{}-", GAME.name));
        // A language can lack the texts of a game.
        let known = known || place.starts_with("crates/locales/texts/");
        if !known && names.iter().any(|name| place.contains(name.as_str()) || text.contains(name.as_str())) {
            forgotten.push(place);
        }
    }
    assert_eq!(forgotten, Vec::<String>::new(), "{PAGE} does not say that a game has to be there");
}
