//! Manual pages and completions are made from the definition of the command line.

use std::collections::BTreeMap;
use std::path::Path;

use crate::somebody;

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
    let home = somebody();
    assert_eq!(home.run(&["man", "--output", "man"]).ok(), "");
    current(&home.path("man"), "man", "adjudicate man --output man");
}

#[test]
fn the_main_page_is_printed() {
    let home = somebody();
    let page = home.run(&["man"]).ok();
    assert!(page.contains(".TH adjudicate 1") && page.contains("adjudicate\\-verify(1)"), "{page}");
}

#[test]
fn every_command_that_only_reads_shows_examples() {
    let home = somebody();
    for command in ["verify", "dispute", "ledger", "replay", "explain", "export", "rules", "completions", "man"] {
        let help = home.run(&[command, "--help"]).ok();
        assert!(help.contains(&format!("Examples:\n  adjudicate {command}")), "{help}");
        assert!(home.run(&[command, "-h"]).ok().contains("Examples:"));
    }
}

#[test]
fn completions_are_scripts() {
    let home = somebody();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = home.run(&["completions", shell]).ok();
        assert!(script.contains("verify") && script.contains("replay"), "{shell}");
    }
    home.write("script.bash", home.run(&["completions", "bash"]).ok());
    let run = home.bash("source ./script.bash && complete -p adjudicate");
    assert!(run.stdout.contains("_adjudicate"), "{run:?}");
    assert_eq!(home.run(&["completions", "csh"]).status, 2);
}
