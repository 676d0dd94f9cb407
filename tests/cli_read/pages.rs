//! Manual pages and completions are made from the definition of the command line.

use std::collections::BTreeMap;
use std::path::Path;

use crate::program::World;

/// The files of a directory by name.
pub fn files(directory: &Path) -> BTreeMap<String, String> {
    let read = |item: std::io::Result<std::fs::DirEntry>| {
        let path = item.unwrap().path();
        (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(&path).unwrap())
    };
    std::fs::read_dir(directory).unwrap().map(read).collect()
}

/// Compares generated files with those that are checked in.
pub fn current(made: &Path, checked_in: &str, renew: &str) {
    let (made, kept) = (files(made), files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(checked_in)));
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&made), names(&kept), "{checked_in}/ is out of date: `{renew}` renews it");
    for (name, text) in &made {
        assert!(kept[name] == *text, "{checked_in}/{name} is out of date: `{renew}` renews it");
    }
}

#[test]
fn manual_pages_are_current() {
    let world = World::new();
    assert_eq!(world.run(&["man", "--output", "man"]).good(), "");
    current(&world.path("man"), "man", "adjudicate man --output man");
}

#[test]
fn the_main_page_is_printed() {
    let world = World::new();
    let page = world.run(&["man"]).good();
    assert!(page.contains(".TH adjudicate 1") && page.contains("adjudicate\\-verify(1)"), "{page}");
}

#[test]
fn every_command_that_only_reads_shows_examples() {
    let world = World::new();
    for command in
        ["verify", "dispute", "ledger", "replay", "explain", "export", "rules", "completions", "man", "schema"]
    {
        let help = world.run(&[command, "--help"]).good();
        assert!(help.contains(&format!("Examples:\n  adjudicate {command}")), "{help}");
        assert!(world.run(&[command, "-h"]).good().contains("Examples:"));
    }
}

#[test]
fn completions_are_scripts() {
    let world = World::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = world.run(&["completions", shell]).good();
        assert!(script.contains("verify") && script.contains("replay"), "{shell}");
    }
    world.write("script.bash", world.run(&["completions", "bash"]).good());
    let run = world.bash("source ./script.bash && complete -p adjudicate");
    assert!(run.stdout.contains("_adjudicate"), "{run:?}");
    assert_eq!(world.run(&["completions", "csh"]).status, 2);
}
