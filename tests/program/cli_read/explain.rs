use adjudicate_testkit::people::TestPerson;
use adjudicate_testkit::{TestGame, open_game};
use serde_json::Value;

use crate::cli_read::games::{running, whole, with_a_scribe};
use crate::somebody;

/// Explains with these arguments and runs every command of the explanation in bash; gives the explanation.
fn proved(home: &TestPerson, arguments: &[&str]) -> Value {
    let text = home.run(&[&["explain", "game.yaml"], arguments].concat()).ok();
    let object: Value =
        serde_json::from_str(&home.run(&[&["explain", "game.yaml", "--json"], arguments].concat()).ok()).unwrap();
    let mut steps = Vec::new();
    collect(&object, &mut steps);
    assert!(!steps.is_empty());
    for (command, prints) in &steps {
        assert_eq!(home.bash(command).ok(), format!("{prints}\n"), "{command}");
        // The text for people has the very same commands and results.
        assert!(text.contains(&format!("\n{command}\n\nprints\n\n{prints}\n")), "{command}\nis not in\n{text}");
    }
    let told = text.matches("\nprints\n").count();
    assert_eq!(told, steps.len(), "every command of the text is in the object");
    object
}

fn collect<'a>(value: &'a Value, steps: &mut Vec<(&'a str, &'a str)>) {
    match value {
        Value::Object(map) => {
            if let (Some(Value::String(command)), Some(Value::String(prints))) = (map.get("command"), map.get("prints"))
            {
                let tools = ["printf", "sha256sum", "cat <<", "openssl enc"];
                assert!(tools.iter().any(|tool| command.contains(tool)), "{command}");
                steps.push((command, prints));
            }
            map.values().for_each(|inner| collect(inner, steps));
        }
        Value::Array(list) => list.iter().for_each(|inner| collect(inner, steps)),
        _ => {}
    }
}

/// Every throw of a log is proved, and ends with the numbers that the log has.
fn all_throws(log: &str) -> Vec<Value> {
    let home = somebody();
    home.write("game.yaml", log);
    let recorded: Vec<&str> = log.lines().filter_map(|line| line.strip_prefix("dice: ")).collect();
    let throw = |(number, recorded): (u64, &&str)| {
        let object = proved(&home, &["--throw", &number.to_string()]);
        let numbers: Vec<String> =
            object["numbers"].as_array().unwrap().iter().map(|number| number.to_string()).collect();
        assert_eq!(format!("\"{}\"", numbers.join(" ")), *recorded);
        let shown: Vec<&Value> = object["draws"]
            .as_array()
            .unwrap()
            .iter()
            .map(|draw| &draw["shows"])
            .filter(|shows| !shows.is_null())
            .collect();
        assert_eq!(shown, object["numbers"].as_array().unwrap().iter().collect::<Vec<_>>());
        object
    };
    (1..).zip(&recorded).map(throw).collect()
}

#[test]
fn every_throw_can_be_worked_out_again_in_a_shell() {
    let throws = all_throws(&whole().log());
    assert_eq!(throws.len(), 4);
    let alice = &throws[1]["contributors"][0];
    assert_eq!((&alice["name"], &alice["number"], &alice["element_entry"]), (&"alice".into(), &2.into(), &12.into()));
    assert_eq!((&alice["tip_entry"], &alice["key_entry"], &throws[1]["roller"]), (&1.into(), &0.into(), &"bob".into()));
    // After her change of keys, her elements belong to the chain of the new key, and the count goes on.
    let alice = &throws[3]["contributors"][0];
    assert_eq!((&alice["number"], &alice["tip_entry"], &alice["key_entry"]), (&4.into(), &15.into(), &15.into()));
}

/// Backgammon: the one who has played gives his element for the other's throw in the same entry, so that an entry spells
/// out the second of two elements.
fn backgammon() -> TestGame {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).game("backgammon"));
    game.throw();
    for _ in 0..10 {
        if game.state.outcome().is_none() {
            let (pen, others) = (game.pen(), game.missing_of_others());
            game.any_turn(&pen, &others.iter().map(String::as_str).collect::<Vec<_>>());
        }
    }
    game
}

#[test]
fn elements_that_the_log_does_not_spell_out_are_proved_from_the_next() {
    let throws = all_throws(&backgammon().log());
    let implied = |throw: &Value| {
        throw["contributors"].as_array().unwrap().iter().any(|share| share["implied"] == Value::Bool(true))
    };
    assert!(throws.iter().any(implied), "no element is implied");
    let steps = throws.last().unwrap()["contributors"][0]["steps"].as_array().unwrap().len();
    assert!(steps >= 1);
}

#[test]
fn dropped_bytes_are_shown() {
    // Twenty dice of three sides drop one byte in 256; so many throws drop some.
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    for _ in 0..8 {
        game.turn("alice", "throw: 20d129");
        game.bringing(&["bob"]).turn("alice", "done; next: alice");
    }
    let home = somebody();
    home.write("game.yaml", game.log());
    let object = proved(&home, &["--throw", "1"]);
    let dropped = object["draws"].as_array().unwrap().iter().filter(|draw| draw["shows"].is_null()).count();
    assert!(dropped > 0);
    let text = home.run(&["explain", "--throw", "1"]).ok();
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("Numbers from 129 on are dropped"), "{text}");
    assert_eq!(text.matches("; dropped, for it is not below 129").count(), dropped, "{text}");
    // Without a number, the last throw is explained.
    assert!(home.run(&["explain"]).ok().starts_with("Throw 8 of this game, thrown by alice and completed by entry "));
}

#[test]
fn every_entry_can_be_checked_in_a_shell() {
    let game = with_a_scribe();
    let home = somebody();
    home.write("game.yaml", game.log());
    for number in 0..game.state.entries() {
        let object = proved(&home, &["--entry", &number.to_string()]);
        assert_eq!(
            object["own"]["prints"].as_str().unwrap().trim_end_matches("  -"),
            &object["id"].as_str().unwrap()[7..]
        );
        let commands = object["signature"]["commands"].as_array().unwrap();
        if number == 0 {
            home.bash(commands[0].as_str().unwrap()).ok();
        }
        let told = home.bash(commands[1].as_str().unwrap()).ok();
        assert!(told.starts_with("Good \"adjudicate-v1\" signature for "), "{told}");
    }
}

#[test]
fn an_entry_is_explained_in_words() {
    let home = somebody();
    home.write("game.yaml", whole().log());
    let text = home.run(&["explain", "game.yaml", "--entry", "18"]).ok();
    for expected in [
        "Entry 18 of game.yaml, from line ",
        "1  Its place",
        "names in its line `prev` the fingerprint of entry 17",
        "(rekey) introduced the key:",
        "so ssh-keygen knows this one as `alice+1`",
    ] {
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat(&text).contains(&flat(expected)), "{expected}\nis not in\n{text}");
    }
    assert_eq!(home.run(&["explain", "--entry", "20"]).bad(2), "error: the log has entries 0 to 19, not 20\n");
    let stderr = home.run(&["explain", "--throw", "5"]).bad(2);
    assert_eq!(stderr, "error: there are throws 1 to 4 in this game, and no throw 5\n");
    assert_eq!(home.run(&["explain", "--throw", "1", "--entry", "1"]).status, 2);
}

#[test]
fn an_entry_is_explained_to_people_with_dates_as_they_write_them() {
    let home = somebody();
    home.write("game.yaml", running().log());
    // A post that is dated earlier than the entry before, with slips in it.
    let text = home.run(&["explain", "--plain"]).ok();
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for expected in [
        "Entry 5 of the game in game.yaml.",
        "alice records what was waiting. It is dated 18 November 2026, 18:03 UTC.",
        "bob offers a draw. It is dated 18 November 2026, 23:03 UTC.",
        "Besides: dated earlier than the entry before, which is of 18 November 2026, 22:03 UTC.",
        "After it: alice (x) holds the pen and is to move, since 18 November 2026, 18:03 UTC",
        "It is the last entry so far",
    ] {
        assert!(flat.contains(expected), "{expected}\nis not in\n{text}");
    }
    assert!(!flat.contains("2026-11"), "{text}");
    assert!(!flat.to_lowercase().contains("letter"), "{text}");
}

#[test]
fn elements_that_others_bring_and_a_referees_dice_are_explained() {
    let throws = all_throws(&with_a_scribe().log());
    let names: Vec<&Value> = throws[0]["contributors"].as_array().unwrap().iter().map(|share| &share["name"]).collect();
    assert_eq!(names, ["alice", "carol", "referee"]);
}

#[test]
fn steps_on_sealed_boards_are_proved_up_to_the_root() {
    let home = somebody();
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/duerror-caecus.yaml");
    let log = std::fs::read_to_string(path).unwrap();
    home.write("game.yaml", &log);
    let mut proved_steps = 0;
    for (entry, text) in log.split("---\n").skip(1).enumerate() {
        if text.contains("\n  proof:\n") && proved_steps < 6 {
            let object = proved(&home, &["--entry", &entry.to_string()]);
            let leaves = object["proof"].as_array().unwrap();
            assert_eq!(leaves.len(), text.matches("      - at: ").count(), "{entry}");
            proved_steps += leaves.len();
        }
    }
    assert!(proved_steps >= 6);
}
