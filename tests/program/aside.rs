//! The output of commands about a game together with the file beside its log: a line that stops, slips that wait; and
//! the JSON objects for scripts.

use adjudicate::crypto::KEY_FILE_RANDOM;
use adjudicate::log::Slip;
use adjudicate_testkit::people::{Homes, RunOutput, TestPerson};
use adjudicate_testkit::{TestGame, kinds, open_game, slips};
use serde_json::Value;

use crate::homes;

/// Somebody with this game and these texts beside it, and with the key that the test world has for them.
pub fn at_home(homes: &Homes, who: &str, world: &TestGame, beside: &[String]) -> TestPerson {
    let person = homes.stranger(who);
    let directory = person.home.join(".config/adjudicate");
    std::fs::create_dir_all(&directory).unwrap();
    let text = adjudicate_testkit::identity(who).to_openssh(who, None, &[7; KEY_FILE_RANDOM]).unwrap();
    std::fs::write(directory.join("identity"), text.as_str()).unwrap();
    std::fs::write(person.path("game.yaml"), world.log()).unwrap();
    std::fs::write(person.path("game.yaml.beside"), beside.concat()).unwrap();
    person
}

fn object(call: &RunOutput) -> Value {
    serde_json::from_str(&call.stdout).unwrap_or_else(|error| panic!("{}: {error}", call.stdout))
}

pub fn lying(slips: &[Slip]) -> Vec<String> {
    slips.iter().map(Slip::text).collect()
}

fn begun() -> TestGame {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    world.turn("alice", "a step");
    world
}

#[test]
fn after_a_double_signature_nobody_is_said_to_be_on_move() {
    let before = begun();
    let mut left = before.clone();
    left.turn("bob", "to the left");
    let mut right = before.clone();
    right.turn("bob", "to the right");
    let homes = homes();
    let twice = [left.entries.last().unwrap().clone(), right.entries.last().unwrap().clone()];
    let ids = [left.state.head().to_string(), right.state.head().to_string()];
    // One of them has followed neither branch, the others one each.
    for (who, world, beside) in [("alice", &before, &twice[..]), ("bob", &left, &twice[1..])] {
        let person = at_home(&homes, who, world, beside);
        for line in ["show game.yaml", "verify game.yaml"] {
            let told = person.run(line).stdout;
            for part in ["numbered 4", "bob has signed twice", "to the left", "to the right", "adjudicate dispute"] {
                assert!(told.contains(part), "{line}: no `{part}` in\n{told}");
            }
            assert!(!told.contains("Waiting for"), "{line}: {told}");
        }
        for line in ["--json show game.yaml", "--json verify game.yaml"] {
            let told = object(&person.run(line));
            assert_eq!((&told["pen"], &told["due"]), (&Value::Null, &Value::Array(Vec::new())), "{line}");
            let mut stops: Vec<&str> =
                told["stops_before"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            stops.sort_unstable();
            let mut wanted: Vec<&str> = ids.iter().map(String::as_str).collect();
            wanted.sort_unstable();
            assert_eq!(stops, wanted, "{line}");
            assert_eq!((&told["named"][0]["name"], &told["named"][0]["replaced"]), (&"bob".into(), &false.into()));
        }
    }
}

#[test]
fn who_offered_and_holds_the_pen_hears_that_all_have_agreed() {
    let mut world = begun();
    let offer = world.slip("bob", slips::offer_draw());
    let accept = world.slip("alice", slips::accept(offer.id()));
    let homes = homes();
    let both = lying(&[offer.clone(), accept]);
    let command = format!("`adjudicate accept {} --game game.yaml`", &offer.id().to_hex()[..8]);
    let agreed = format!("All have agreed: {command} carries it out.");
    assert!(!at_home(&homes, "alice", &world, &both).run("show game.yaml").ok().contains("All have agreed"));
    let bob = at_home(&homes, "bob", &world, &both);
    let told = bob.run("show game.yaml").ok();
    assert!(told.contains(&agreed), "no `{agreed}` in\n{told}");
    bob.run(&format!("{} --yes --trust-log", command.trim_matches('`').trim_start_matches("adjudicate "))).ok();
    assert!(bob.run("show game.yaml").ok().contains("A draw"));
}

#[test]
fn a_resignation_that_waits_shows_as_the_result() {
    let mut world = begun();
    let slip = world.slip("alice", slips::resign());
    let homes = homes();
    let bob = at_home(&homes, "bob", &world, &lying(&[slip]));
    for line in ["show game.yaml", "verify game.yaml"] {
        let told = bob.run(line).stdout;
        assert!(told.contains("bob won: alice resigned (ALL-4). "), "{line}: {told}");
        assert_eq!(line.starts_with("show"), told.contains("`adjudicate post --game game.yaml`"), "{line}: {told}");
        assert!(!told.contains("Your turn"), "{line}: {told}");
    }
    let told = object(&bob.run("--json show game.yaml"));
    assert_eq!((&told["verdict"], &told["winner"]), (&"running".into(), &Value::Null));
    assert_eq!((&told["with_slips"]["winner"], &told["with_slips"]["clause"]), (&"bob".into(), &"ALL-4".into()));
    assert_eq!((&told["slips"][0]["kind"], &told["slips"][0]["fits"]), (&"resign".into(), &true.into()));
}

#[test]
fn an_offer_that_waits_asks_for_an_answer() {
    let mut world = begun();
    let offer = world.slip("alice", slips::offer_draw());
    let begins = offer.id().to_hex()[..8].to_owned();
    let homes = homes();
    let waits = format!("`adjudicate accept {begins} --game game.yaml`");
    let bob = at_home(&homes, "bob", &world, &lying(std::slice::from_ref(&offer)));
    let told = bob.run("show game.yaml").stdout;
    assert!(told.contains("alice offers a draw; bob can accept") && told.contains(&waits), "{told}");
    let alice = at_home(&homes, "alice", &world, &lying(std::slice::from_ref(&offer)));
    let told = alice.run("show game.yaml").stdout;
    assert!(told.contains("alice offers a draw; bob can accept") && !told.contains(&waits), "{told}");
    assert_eq!(object(&bob.run("--json verify game.yaml"))["slips"][0]["asked"], serde_json::json!(["bob"]));
    // Once the game has gone on, the offer asks nobody any more.
    world.turn("bob", "another step");
    let bob = at_home(&homes, "bob", &world, &lying(&[offer]));
    let told = bob.run("show game.yaml").stdout;
    assert!(told.contains("it has lapsed") && !told.contains(&waits), "{told}");
}

#[test]
fn what_cannot_be_read_is_an_object_too() {
    let homes = homes();
    let alice = homes.person("alice");
    std::fs::create_dir(alice.path("empty")).unwrap();
    for (line, status) in [("--json verify nothing.yaml", 3), ("--json verify empty", 2)] {
        let call = alice.run(line);
        let told = object(&call);
        assert_eq!((call.status, &told["verdict"]), (status, &"unreadable".into()), "{line}");
        assert!(told["reason"].is_string() && told["file"].is_string(), "{line}: {told}");
        assert_eq!(call.stderr, "", "{line}");
    }
    // A file beside a log is read, or an error says that it cannot be read.
    let alice = at_home(&homes, "alice", &begun(), &[]);
    std::fs::remove_file(alice.path("game.yaml.beside")).unwrap();
    std::fs::create_dir(alice.path("game.yaml.beside")).unwrap();
    assert_eq!(alice.run("verify game.yaml").status, 3);
    assert_eq!(alice.run("show game.yaml").status, 3);
}

#[test]
fn slips_are_exported_with_their_signatures() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice").referee());
    world.turn("alice", "a step");
    let (note, order) = (world.slip("alice", slips::note()), world.slip("alice", slips::order("left", "right")));
    world.with([note, order]).turn("bob", "left");
    let rekey = world.slip("alice", slips::rekey("alice", "alice2"));
    world.with([rekey]).turn("bob", "and on");
    world.rekey_for("bob", "bob2");
    world.write("referee", kinds::here());
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    let call = alice.run("export --ssh game.yaml -o evidence");
    assert_eq!(call.status, 0, "{}", call.stderr);
    let script = || {
        let out = std::process::Command::new("sh").arg(alice.path("evidence/verify.sh")).output().unwrap();
        (out.status.code(), String::from_utf8(out.stdout).unwrap())
    };
    let (status, told) = script();
    assert_eq!(status, Some(0), "{told}");
    for part in [
        "0004-slip-2 good, signed by alice\n",
        "0005-slip-1 good, signed by alice\n",
        "and 3 slips, all signatures good",
    ] {
        assert!(told.contains(part), "no `{part}` in\n{told}");
    }
    // A slip that was changed, and one that does not stand in its entry.
    let changed = alice.path("evidence/0004-slip-2.txt");
    let text = std::fs::read_to_string(&changed).unwrap();
    std::fs::write(&changed, text.replace("right", "wrong")).unwrap();
    let (status, told) = script();
    assert_eq!(status, Some(1), "{told}");
    assert!(
        told.contains("0004-slip-2 BAD, not signed by alice") && told.contains("does not stand in its entry"),
        "{told}"
    );
}

/// A throw whose elements were cancelled is explained with the numbers that were passed over, and every step holds in bash.
#[test]
fn throws_behind_a_ruling_are_explained_over_the_gap() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice").referee());
    world.turn("alice", "throw: 2d6");
    world.throw();
    world.turn("alice", "throw: 1d6");
    world.write("referee", kinds::here());
    world.throw();
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    let told = alice.run("explain game.yaml").stdout;
    let words: Vec<&str> = told.split_whitespace().collect();
    assert!(words.join(" ").contains("Since ruling 1 of the referee they count from 1024 on."), "{told}");
    let told = object(&alice.run("--json explain game.yaml"));
    let contributors = told["contributors"].as_array().unwrap();
    assert!(contributors.iter().all(|one| one["number"].as_u64() > Some(1_024)), "{told}");
    for step in contributors.iter().flat_map(|one| one["steps"].as_array().unwrap()).take(1) {
        let (from, to) = (step["from"].as_u64().unwrap(), step["to"].as_u64().unwrap());
        assert!(from > 1_024 && to < 3, "{step}");
        let shell =
            std::process::Command::new("bash").arg("-c").arg(step["command"].as_str().unwrap()).output().unwrap();
        assert_eq!(String::from_utf8(shell.stdout).unwrap().trim_end(), step["prints"].as_str().unwrap());
    }
}

/// Somebody has made the file beside the log read-only: nothing is signed that would have to change it.
#[test]
fn where_the_file_beside_a_log_is_read_only_nothing_is_signed() {
    let mut world = begun();
    let note = world.slip("alice", slips::note());
    let homes = homes();
    let bob = at_home(&homes, "bob", &world, &lying(&[note]));
    let alice = at_home(&homes, "alice", &world, &[String::new()]);
    for (person, act) in [(&bob, "play 'a step'"), (&alice, "note hello"), (&alice, "offer draw")] {
        let act = &format!("{act} --yes --trust-log");
        let beside = person.path("game.yaml.beside");
        let was = std::fs::read_to_string(&beside).unwrap();
        let writable = std::fs::metadata(&beside).unwrap().permissions();
        let mut read_only = writable.clone();
        read_only.set_readonly(true);
        std::fs::set_permissions(&beside, read_only).unwrap();
        let call = person.run(act);
        assert_eq!(call.status, 3, "{act}: {}", call.stderr);
        assert!(
            call.stderr.contains("may only be read") && call.stderr.contains("nothing was signed"),
            "{}",
            call.stderr
        );
        assert_eq!(person.read("game.yaml"), world.log(), "{act}");
        assert_eq!(std::fs::read_to_string(&beside).unwrap(), was, "{act}");
        let told = person.run("show game.yaml");
        assert!(!told.stderr.contains("handed over"), "{}", told.stderr);
        std::fs::set_permissions(&beside, writable).unwrap();
        person.run(act).ok();
    }
}
