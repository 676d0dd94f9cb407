//! The acts of players.

use adjudicate::log::wrap;

use crate::faults::fault::Calls;
use crate::faults::{deed, example, examples, survives};
use crate::homes;
use crate::mail::table;

#[test]
fn games_that_are_looked_at() {
    let world = homes();
    let alice = world.person("alice");
    std::fs::create_dir_all(alice.path("some/more")).unwrap();
    alice.write("some/one.yaml", example("short-win.yaml"));
    alice.write("some/more/two.yaml", example("roman-merels.yaml"));
    alice.write("game.yaml", example("backgammon.yaml"));
    for line in [
        "verify some game.yaml",
        "verify --json some",
        "show",
        "show game.yaml --json",
        "moves",
        "replay some/one.yaml",
        "explain --throw 1",
        "explain some/one.yaml --entry 3 --plain",
        "export --mat",
    ] {
        survives(&alice, line, 3);
    }
}

#[test]
fn series_and_disputes() {
    let world = homes();
    let alice = world.person("alice");
    examples(&alice, "parcus", "series");
    // Its players carry more than they have.
    std::fs::remove_file(alice.path("series/3-autumn.yaml")).unwrap();
    survives(&alice, "ledger series", 3);
    survives(&alice, "ledger --json series/1-spring.yaml series/2-summer.yaml", 3);
    examples(&alice, "disputes/01-one-is-behind", "copies");
    survives(&alice, "dispute copies", 3);
    survives(&alice, "dispute copies/alice.yaml copies/bob.yaml --json", 3);
    survives(&alice, "explain copies/alice.yaml copies/bob.yaml", 3);
}

#[test]
fn letters_that_are_imported() {
    let world = homes();
    let games = table::games(&world);
    let bob = table::holder(&world, "bob", &games.base);
    bob.write("other.yaml", &games.other.0);
    bob.write("letter.txt", wrap(&games.next[0]));
    survives(&bob, "import letter.txt", 3);
    // The second of two letters, and then the first, for which it has waited.
    bob.write("second.txt", wrap(&games.next[1]));
    survives(&bob, "import second.txt", 3);
    bob.run("import second.txt").ok();
    survives(&bob, "import letter.txt", 3);
    // A game that is here already, and one that is not.
    bob.write("whole.txt", format!("{}{}", games.base, games.next[0]));
    survives(&bob, "import whole.txt --yes", 3);
    std::fs::remove_file(bob.path("game.yaml")).unwrap();
    survives(&bob, "import whole.txt --yes", 3);
    survives(&bob, "import whole.txt --output new.yaml", 3);
}

#[test]
fn entries_that_are_signed() {
    let world = homes();
    let games = table::games(&world);
    let alice = table::holder(&world, "alice", &games.base);
    for line in ["play d2 --yes --trust-log", "note 'good luck' --yes --trust-log"] {
        for calls in [Calls::Reads, Calls::Writes] {
            let mut deed = deed(&alice, line, b"", 3);
            deed.repeats = false;
            deed.survives(calls);
        }
    }
}
