//! Manual pages and completions are made from the definition of the command line.

use std::collections::BTreeSet;

use crate::somebody;

/// The pages of all commands below this name.
fn pages(command: &str, definition: &clap::Command) -> Vec<String> {
    let below = definition.get_subcommands().filter(|below| !below.is_hide_set() && below.get_name() != "help");
    let below = below.flat_map(|below| pages(&format!("{command}-{}", below.get_name()), below));
    std::iter::once(format!("{command}.1")).chain(below).collect()
}

#[test]
fn every_command_has_a_manual_page() {
    let home = somebody();
    assert_eq!(home.run(&["man", "--output", "man"]).ok(), "");
    let made = std::fs::read_dir(home.path("man")).unwrap();
    let made: BTreeSet<String> = made.map(|item| item.unwrap().file_name().into_string().unwrap()).collect();
    let mut wanted: BTreeSet<String> = pages("adjudicate", &adjudicate::cli::definition()).into_iter().collect();
    wanted.insert("adjudicate-tutorial.7".to_owned());
    assert!(wanted.len() > 80 && made == wanted, "{:?}", made.symmetric_difference(&wanted));
    for name in made.iter().filter(|name| name.ends_with(".1")) {
        let page = home.read(&format!("man/{name}"));
        let command = name.trim_end_matches(".1").replace('-', "\\-");
        assert!(page.contains(&format!(".SH NAME\n{command} ")), "{name}: {page}");
        assert!(page.contains("\n.SH SYNOPSIS\n"), "{name}: {page}");
    }
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
