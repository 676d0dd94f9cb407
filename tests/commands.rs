//! What the commands print, to the byte: see the sessions in `tests/sessions`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod program;

use program::play;

#[test]
fn keys() {
    play("keys");
}

#[test]
fn a_game_of_merels() {
    play("merels");
}

#[test]
fn offers() {
    play("offers");
}

#[test]
fn slips_that_wait() {
    play("slips");
}

#[test]
fn three_players() {
    play("three");
}

#[test]
fn the_referee() {
    play("referee");
}

#[test]
fn wrong_usage() {
    play("usage");
}

#[test]
fn tables() {
    play("tables");
}

#[test]
fn counts() {
    play("counts");
}

#[test]
fn what_is_kept() {
    play("state");
}

#[test]
fn exports() {
    play("exports");
}

#[test]
fn a_referee_is_appointed() {
    play("appoint");
}

#[test]
fn imports() {
    play("import");
}

#[test]
fn every_command_shows_examples() {
    fn check(command: &mut clap::Command, path: &str) {
        let path = format!("{path} {}", command.get_name());
        let nested: Vec<String> = command.get_subcommands().map(|nested| nested.get_name().to_owned()).collect();
        let help = command.render_long_help().to_string();
        let parent = path.trim_start_matches(" adjudicate").split(' ').count() > 2;
        assert!(parent || path == " adjudicate" || help.contains("Example"), "{path}:\n{help}");
        for name in nested.iter().filter(|name| *name != "help") {
            check(command.find_subcommand_mut(name).unwrap(), &path);
        }
    }
    check(&mut adjudicate::cli::definition(), "");
}

#[test]
fn the_ledger() {
    play("ledger");
}
