use serde_json::{Value, json};

use crate::cli_read::games::{ruled, running, whole, with_a_scribe};
use crate::somebody;

#[test]
fn a_game_is_told_turn_by_turn() {
    let home = somebody();
    home.write("game.yaml", running().log());
    let output = home.run(&["--ascii", "replay"]).ok();
    let expected = "\
Nine Men's Morris: alice (x) and bob (o)

    0  2026-11-18  alice begins the game
    1  2026-11-18  alice joins
    2  2026-11-18  bob joins
    3  2026-11-18  turn 1, alice: d2

       7 .-----------.-----------.   x: 8 in hand, 1 on the board
";
    assert!(output.starts_with(expected), "{output}");
    let told: Vec<&str> = output.lines().filter(|line| line.starts_with("    ") && line[..5].trim() != "").collect();
    assert_eq!(told[4..], ["    4  2026-11-18  turn 2, bob: b4", "    5  2026-11-18  alice records what was waiting",]);
    let flat = output.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = "\"I am thinking\" - recorded with it: bob offers a draw - recorded with it: bob tells the referee that alice is out of \
                time - dated earlier than the entry before, which is of 18 November 2026, 22:03 UTC";
    assert!(flat.contains(told), "{output}");
    assert!(output.contains("\nWaiting for alice."), "{output}");
}

#[test]
fn boards_and_entries_can_be_chosen() {
    let home = somebody();
    home.write("game.yaml", running().log());
    let boards = |arguments: &[&str]| {
        let output = home.run(&[&["--ascii", "replay", "game.yaml"], arguments].concat()).ok();
        (output.matches("x: 8 in hand").count(), output)
    };
    assert_eq!(boards(&[]).0, 2);
    assert_eq!(boards(&["--boards", "none"]).0, 0);
    assert_eq!(boards(&["--boards", "last"]).0, 1);
    let (_, output) = boards(&["--boards", "none", "--from", "3", "--to", "4"]);
    let expected = "Nine Men's Morris: alice (x) and bob (o)\n\n    3  2026-11-18  turn 1, alice: d2\n    \
                    4  2026-11-18  turn 2, bob: b4\n";
    assert_eq!(output, expected);
    let stderr = home.run(&["replay", "game.yaml", "--from", "6"]).bad(2);
    assert_eq!(stderr, "error: the log has entries 0 to 5, not 6\n");
    assert!(home.run(&["replay", "game.yaml", "--from", "3", "--to", "2"]).bad(2).contains("nothing from entry 3"));
}

#[test]
fn takebacks_throws_and_orders_are_told() {
    let home = somebody();
    home.write("game.yaml", whole().log());
    let output = home.run(&["replay", "game.yaml", "--boards", "none"]).ok();
    let flat = output.split_whitespace().collect::<Vec<_>>().join(" ");
    for expected in [
        "3 2026-11-18 alice gives a part of the roll lots: 2; bob begins",
        "7 2026-11-19 alice records that all agree to what bob offers: to go back to the position after entry 5 - 1 turn is taken \
         back, to the position after entry 5 8 2026-11-19 turn 3, bob: third, better - recorded with it: alice says: \"back on Monday\"",
        "10 2026-11-19 turn 5, bob: fifth; alice has given the order to answer sixth 11 2026-11-19 turn 7, bob: throw: 2d6 12 \
         2026-11-19 bob rolled 1 3 turn 8, bob: moved",
        "15 2026-11-19 bob records what was waiting - recorded with it: alice changes to the key SHA256:",
        "- the game is over: bob has won (ALL-4: agreed); points: alice 0, bob 1",
    ] {
        assert!(flat.contains(expected), "{expected}\nis not in\n{output}");
    }
}

#[test]
fn rulings_keys_and_scribes_are_told() {
    let home = somebody();
    home.write("ruled.yaml", ruled().log());
    let output = home.run(&["replay", "ruled.yaml", "--boards", "none"]).ok();
    let flat = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("referee decides (ruling 1): alice forfeits (twenty days without a letter)"), "{output}");
    home.write("scribe.yaml", with_a_scribe().log());
    let output = home.run(&["replay", "scribe.yaml", "--boards", "none"]).ok();
    assert_eq!(output.matches("- written down by the referee for bob").count(), 4, "{output}");
    let output = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(output.contains("referee decides (ruling 1): alice has the key SHA256:"), "{output}");
    assert!(output.contains("- recorded with it: carol changes to the key SHA256:"), "{output}");
    assert!(output.contains("referee changes to the key SHA256:"), "{output}");
}

#[test]
fn scripts_get_one_object_for_each_entry() {
    let home = somebody();
    home.write("game.yaml", whole().log());
    let output = home.run(&["replay", "--json"]).ok();
    let objects: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 20);
    let turn = &objects[4];
    let wanted = json!({
        "entry": 4, "id": turn["id"], "by": "bob", "at": "2026-11-18T22:03:20Z", "kind": "turn", "turn": 1,
        "move": "opening", "dice": null, "say": null, "text": "bob: opening", "thrown": null,
        "remarks": [], "position": "to=alice", "demand": { "act": { "seat": 1, "player": "alice" } },
    });
    assert_eq!(*turn, wanted);
    let turns: Vec<u64> = objects.iter().filter_map(|object| object["turn"].as_u64()).collect();
    assert_eq!(turns, [1, 2, 3, 3, 4, 5, 7, 8, 9, 10, 11, 12]);
}

#[test]
fn of_an_invalid_log_the_valid_part_is_told() {
    let home = somebody();
    home.write("bad.yaml", whole().log().replace("third, better", "third, worse!"));
    let run = home.run(&["replay", "bad.yaml", "--boards", "last"]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("\n    7  2026-11-19") && !run.stdout.contains("\n    8  "), "{}", run.stdout);
    assert!(run.stdout.contains("\nto play: bob\n"), "{}", run.stdout);
    assert!(run.stderr.starts_with("error[protocol 3]: entry 8 is invalid"), "{}", run.stderr);
}
