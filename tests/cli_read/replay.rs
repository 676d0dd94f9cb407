use serde_json::{Value, json};

use crate::games::{ruled, running, vector, with_a_scribe};
use crate::program::World;

#[test]
fn a_game_is_told_turn_by_turn() {
    let world = World::new();
    world.write("game.yaml", running().log);
    let output = world.run(&["--ascii", "replay"]).good();
    let expected = "\
Nine Men's Morris: alice (x) and bob (o)

    0  2026-11-20  alice begins the game
    1  2026-11-20  alice joins
    2  2026-11-20  bob joins
    3  2026-11-20  turn 1, alice (x): d2

       7 .-----------.-----------.   x: 8 in hand, 1 on the board
";
    assert!(output.starts_with(expected), "{output}");
    let told: Vec<&str> = output.lines().filter(|line| line.starts_with("    ") && line[..5].trim() != "").collect();
    assert_eq!(
        told[4..],
        [
            "    4  2026-11-20  turn 2, bob (o): b4",
            "    5  2026-11-20  bob offers a draw",
            "    6  2026-11-20  bob claims that alice is out of time",
            "    7  2026-11-19  alice says",
        ]
    );
    assert!(
        output.contains("       \"I am thinking\"\n       - dated earlier than the entry before, which is of\n         2026-11-20T15:00:00Z\n"),
        "{output}"
    );
    assert!(output.contains("\nalice (x) is to move, since "), "{output}");
}

#[test]
fn boards_and_entries_can_be_chosen() {
    let world = World::new();
    world.write("game.yaml", running().log);
    let boards = |arguments: &[&str]| {
        let output = world.run(&[&["--ascii", "replay", "game.yaml"], arguments].concat()).good();
        (output.matches("x: 8 in hand").count(), output)
    };
    assert_eq!(boards(&[]).0, 2);
    assert_eq!(boards(&["--boards", "none"]).0, 0);
    assert_eq!(boards(&["--boards", "last"]).0, 1);
    let (_, output) = boards(&["--boards", "none", "--from", "4", "--to", "5"]);
    let expected = "Nine Men's Morris: alice (x) and bob (o)\n\n    4  2026-11-20  turn 2, bob (o): b4\n    \
                    5  2026-11-20  bob offers a draw\n";
    assert_eq!(output, expected);
    let stderr = world.run(&["replay", "game.yaml", "--from", "8"]).bad(2);
    assert_eq!(stderr, "error: the log has entries 0 to 7, not 8\n");
    assert!(world.run(&["replay", "game.yaml", "--from", "3", "--to", "2"]).bad(2).contains("nothing from entry 3"));
}

#[test]
fn takebacks_throws_and_what_lapses_are_told() {
    let world = World::new();
    world.write("game.yaml", vector("open"));
    let output = world.run(&["replay", "game.yaml", "--boards", "none"]).good();
    for expected in [
        "    3  2026-11-17  lots: 1; alice begins\n       turn 1, alice: opening\n",
        "   10  2026-11-18  alice accepts what bob offered in entry 9: to go back\n         to the position after entry 6\n       \
         - all have agreed: 1 turn is taken back, to the position after\n         entry 6\n   \
         11  2026-11-18  turn 4, bob: again, better\n",
        "   13  2026-11-18  alice declines what bob offered in entry 12: a draw\n",
        "   15  2026-11-18  turn 5, alice: sorry\n       - the claim of entry 14 has lapsed: alice is no longer due\n",
        "   19  2026-11-18  bob reveals an element for the throw\n       bob has thrown 1\n",
        "       - all have agreed\n       - the game is over: bob has won (ALL-4: agreed); points: alice 0,\n         bob 1\n",
    ] {
        assert!(output.contains(expected), "{expected}\nis not in\n{output}");
    }
}

#[test]
fn rulings_keys_and_scribes_are_told() {
    let world = World::new();
    world.write("ruled.yaml", ruled().log);
    let output = world.run(&["replay", "ruled.yaml", "--boards", "none"]).good();
    let told = "referee rules: the claim of bob in entry 6 that alice\n         is out of time holds (twenty days without a letter)";
    assert!(output.contains(told), "{output}");
    world.write("scribe.yaml", with_a_scribe().log);
    let output = world.run(&["replay", "scribe.yaml", "--boards", "none"]).good();
    assert_eq!(output.matches("- written down by the referee for bob").count(), 5, "{output}");
    let output = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(output.matches("which holds from the first entry signed with it").count(), 2, "{output}");
    assert_eq!(output.matches("which holds at once").count(), 1, "{output}");
    assert!(output.contains("referee changes to the key SHA256:"), "{output}");
}

#[test]
fn scripts_get_one_object_for_each_entry() {
    let world = World::new();
    world.write("game.yaml", vector("open"));
    let output = world.run(&["replay", "--json"]).good();
    let objects: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 27);
    let turn = &objects[3];
    let wanted = json!({
        "entry": 3, "id": turn["id"], "by": "alice", "at": "2026-11-17T22:03:11Z", "kind": "turn", "turn": 1,
        "move": "opening", "dice": [1], "say": null, "text": "alice: opening", "thrown": "lots: 1; alice begins",
        "remarks": [], "position": "to=bob", "demand": { "act": { "seat": 2, "player": "bob" } },
    });
    assert_eq!(*turn, wanted);
    let turns: Vec<u64> = objects.iter().filter_map(|object| object["turn"].as_u64()).collect();
    assert_eq!(turns, [1, 2, 3, 4, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn of_an_invalid_log_the_valid_part_is_told() {
    let world = World::new();
    world.write("bad.yaml", vector("open").replace("again, better", "again, worse!"));
    let run = world.run(&["replay", "bad.yaml", "--boards", "last"]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("\n   10  2026-11-18") && !run.stdout.contains("\n   11  "), "{}", run.stdout);
    assert!(run.stdout.contains("\nto play: bob\n"), "{}", run.stdout);
    assert!(run.stderr.starts_with("error[protocol 3]: entry 11 is invalid"), "{}", run.stderr);
}
