//! Manual pages and completions are made from the definition of the command line.

use std::collections::BTreeSet;

use adjudicate_testkit::people::TestPerson;
use adjudicate_testkit::{TestGame, open_game};

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

/// The arguments of a line as a shell reads it, of words and quotations alone.
fn arguments(line: &str) -> Vec<String> {
    let mut quoted = false;
    let words = line.split(|c: char| {
        quoted ^= c == '"';
        c == ' ' && !quoted
    });
    words.map(|word| word.replace('"', "")).collect()
}

/// Collects what is missing in the help of a command and of those below it.
fn gaps(words: &str, definition: &clap::Command, found: &mut Vec<String>) -> usize {
    let about = definition.get_about().map(ToString::to_string).unwrap_or_default();
    // One sentence, which begins with a verb for what the user does, and needs no second line in a list of commands.
    if about.split(' ').count() < 3
        || about.trim_end_matches('.').contains(". ")
        || !about.starts_with(char::is_uppercase)
    {
        found.push(format!("`{words}` is not described in one sentence: {about}"));
    }
    let help = definition.get_after_help().map(ToString::to_string).unwrap_or_default();
    // An argument of a command above may stand between its words.
    let has = |line: &str| {
        let mut typed = line.strip_prefix("  ").unwrap_or_default().split(' ');
        words.split(' ').all(|word| typed.any(|one| one == word))
    };
    if !help.lines().skip_while(|line| !line.starts_with("Example")).any(has) {
        found.push(format!("`{words} --help` has no example: {help}"));
    }
    // Remarks stand behind several blanks; other lines are for a shell.
    let typed = help.lines().filter_map(|line| line.strip_prefix("  ")?.split("  ").next());
    for line in
        typed.filter(|line| line.starts_with("adjudicate ") && !line.contains(['|', '<', '>', '&', '*', '\'', '\\']))
    {
        if let Err(error) = adjudicate::cli::definition().try_get_matches_from(arguments(line)) {
            found.push(format!("`{words} --help`: `{line}` cannot be typed: {error}"));
        }
    }
    let below = definition.get_subcommands().filter(|below| !below.is_hide_set() && below.get_name() != "help");
    1 + below.map(|below| gaps(&format!("{words} {}", below.get_name()), below, found)).sum::<usize>()
}

#[test]
fn every_command_has_a_sentence_and_an_example() {
    let mut found = Vec::new();
    let seen = gaps("adjudicate", &adjudicate::cli::definition(), &mut found);
    assert!(seen > 95 && found.is_empty(), "{seen} commands:\n{}", found.join("\n"));
    let home = somebody();
    for command in [vec!["verify"], vec!["offer", "draw"], vec!["store", "init"]] {
        for option in ["--help", "-h"] {
            let help = home.run(&[&command[..], &[option]].concat()).ok();
            assert!(help.contains(&format!(":\n  adjudicate {}", command.join(" "))), "{help}");
        }
    }
}

#[test]
fn completions_are_scripts() {
    let home = somebody();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = home.run(&["completions", shell]).ok();
        assert!(script.contains("COMPLETE") && script.contains("adjudicate"), "{shell}");
    }
    assert_eq!(home.run(&["completions", "csh"]).status, 2);
}

/// Returns the words that bash offers in place of the last of these, which is being typed.
fn offered(home: &TestPerson, words: &[&str]) -> Vec<String> {
    // Bash cuts words at `=`, before the function of the script sees them.
    let typed: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let line = typed.join(" ");
    let run = home.bash(&format!(
        "source ./script.bash; COMP_WORDS=(adjudicate {line}); COMP_CWORD={}; _adjudicate; printf '%s\n' \"${{COMPREPLY[@]}}\"",
        words.len()
    ));
    assert_eq!(run.status, 0, "{run:?}");
    run.stdout.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_games_players_moves_and_options() {
    let home = somebody();
    home.write("script.bash", home.run(&["completions", "bash"]).ok());
    let terms = open_game(&["alice", "bob"]).game("chess").first("alice");
    home.write("morning.yaml", TestGame::begin(terms).log());
    let has = |words: &[&str], wanted: &[&str]| {
        let found = offered(&home, words);
        let lacks: Vec<&&str> = wanted.iter().filter(|wanted| !found.iter().any(|one| one == **wanted)).collect();
        assert!(lacks.is_empty(), "{words:?}: {lacks:?} in {found:?}");
    };
    has(&["re"], &["replay", "resign", "rekey"]);
    has(&["show", "m"], &["morning.yaml"]);
    has(&["play", "-g", "mo"], &["morning.yaml"]);
    has(&["show", "1"], &["1"]);
    has(&["show", "--for", ""], &["alice", "bob"]);
    has(&["learn", "ro"], &["roman-merels", "roman-checkers"]);
    has(&["new", "backgammon", "--option", "cu"], &["cube=true", "cube=false"]);
    has(&["new", "backgammon", "--option", "cube", "=", "t"], &["true"]);
    has(&["new", "backgammon", "--option", "cube", "="], &["true", "false"]);
    has(&["claim", "timeout", "a"], &["alice"]);
    has(&["play", "e"], &["e3", "e4"]);
    has(&["play", "-g", "morning.yaml", "N"], &["Nc3", "Nf3"]);
    assert!(offered(&home, &["play", "e5"]).is_empty());
}
