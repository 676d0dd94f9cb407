//! The output of the commands, to the byte: see the sessions in `tests/sessions`.

mod tasks;

use adjudicate_testkit::people::play;

use crate::PROGRAM;

#[test]
fn keys() {
    play(PROGRAM, "keys");
}

#[test]
fn a_game_of_merels() {
    play(PROGRAM, "merels");
}

#[test]
fn offers() {
    play(PROGRAM, "offers");
}

#[test]
fn slips_that_wait() {
    play(PROGRAM, "slips");
}

#[test]
fn days_of_absence() {
    play(PROGRAM, "away");
}

#[test]
fn three_players() {
    play(PROGRAM, "three");
}

#[test]
fn the_referee() {
    play(PROGRAM, "referee");
}

#[test]
fn wrong_usage() {
    play(PROGRAM, "usage");
}

#[test]
fn tables() {
    play(PROGRAM, "tables");
}

#[test]
fn counts() {
    play(PROGRAM, "counts");
}

#[test]
fn what_is_kept() {
    play(PROGRAM, "state");
}

#[test]
fn exports() {
    play(PROGRAM, "exports");
}

#[test]
fn a_referee_is_appointed() {
    play(PROGRAM, "appoint");
}

#[test]
fn imports() {
    play(PROGRAM, "import");
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
    play(PROGRAM, "ledger");
}
