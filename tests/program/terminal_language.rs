//! The language of the terminal: by the settings, the environment, and files of the user's.

use adjudicate_testkit::people::{RunOutput, TestPerson};

use crate::homes;

fn in_locale(person: &TestPerson, line: &str, locale: &[(&str, &str)]) -> RunOutput {
    let mut command = person.command(line);
    command.envs(locale.iter().copied());
    RunOutput::of(&mut command)
}

#[test]
fn the_terminal_speaks_the_language_of_messages() {
    let world = homes();
    let alice = world.person("alice");
    let line = format!("show {}/examples/short-win.yaml --at 5", env!("CARGO_MANIFEST_DIR"));
    let (english, german, french) = ("Waiting for", "am Zug", "C'est à");
    for (locale, told) in [
        (&[("LANG", "C.UTF-8")] as &[(&str, &str)], english),
        (&[("LANG", "de_AT.UTF-8@euro")], german),
        (&[("LANG", "C"), ("LC_MESSAGES", "de_DE")], german),
        (&[("LC_MESSAGES", "de_DE"), ("LC_ALL", "fr_FR.UTF-8")], french),
        (&[("LC_MESSAGES", ""), ("LC_ALL", ""), ("LANG", "de")], german),
        (&[("LANG", "tlh")], english),
    ] {
        let shown = in_locale(&alice, &line, locale).ok();
        assert!(shown.contains(told), "{locale:?}: {shown}");
    }
    // JSON is the same in every language.
    let german = &[("LANG", "de_DE.UTF-8")];
    let json = in_locale(&alice, &format!("{line} --json"), german).ok();
    assert_eq!(json, alice.run(&format!("{line} --json")).ok());
    // The settings go first.
    alice.write(".config/adjudicate/config.yaml", "language: fr\n");
    assert!(in_locale(&alice, &line, german).ok().contains(french));
    assert!(in_locale(&alice, "rules TTT-1", german).ok().contains("neuf cases"));
    alice.write(".config/adjudicate/config.yaml", "language: klingon\n");
    let refused = alice.run(&line);
    assert_eq!(refused.status, 2, "{refused:?}");
    assert!(refused.stderr.contains("`klingon`, in which there are no texts"), "{}", refused.stderr);
    assert!(refused.stderr.contains("one of de, en,"), "{}", refused.stderr);
}

#[test]
fn a_damaged_file_of_a_language_is_named() {
    let world = homes();
    let alice = world.person("alice");
    let file = ".config/adjudicate/languages/eo.ftl";
    alice.write(file, "task-move = Via vico.\n");
    let line = format!("show {}/examples/short-win.yaml --at 5", env!("CARGO_MANIFEST_DIR"));
    let shown = in_locale(&alice, &line, &[("LANG", "eo")]).ok();
    assert!(shown.contains("Waiting for"), "a text that is missing is English: {shown}");
    for (name, text, why) in [
        ("eo", "yes = jes\ntask-move\n", "line 2"),
        ("eo", "yes = jes | | jes\n", "empty alternative"),
        ("no language", "yes = jes\n", "called by the tag of its language"),
    ] {
        alice.write(&format!(".config/adjudicate/languages/{name}.ftl"), text);
        let refused = alice.run(&line);
        assert_eq!(refused.status, 3, "{refused:?}");
        assert!(refused.stderr.contains(why) && refused.stderr.contains(name), "{}", refused.stderr);
        // A mail server keeps the message and tries again.
        assert_eq!(alice.run("mail receive").status, 75);
        alice.write(file, "yes = jes\n");
    }
}
