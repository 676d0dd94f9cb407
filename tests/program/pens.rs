//! The holder of the pen writes, and nobody else: slips that are written in or left out, rulings that put a branch out,
//! and several programs that sign with one key at once.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Output, Stdio};
use std::time::Duration;

use adjudicate::crypto::{Digest, sha256};
use adjudicate::log::{EntryKind, Frames, read};
use adjudicate_testkit::people::{Homes, NONCE, TestPerson, key, words};
use serde_json::Value;

use crate::homes;

/// A game that alice and bob have joined, in both homes; alice holds the pen.
fn joined(world: &Homes, options: &str) -> (TestPerson, TestPerson) {
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    alice.run(&format!("new nine-mens-morris {players} --first alice --nonce {NONCE} {options} -o g.yaml --yes")).ok();
    alice.run("join g.yaml --yes").ok();
    bring(&alice, &bob);
    bob.run("join g.yaml --yes").ok();
    bring(&bob, &alice);
    (alice, bob)
}

/// The log of one is the other's from now on.
fn bring(from: &TestPerson, to: &TestPerson) {
    to.write("g.yaml", from.read("g.yaml"));
}

/// The file beside one player's log reaches the other as a letter.
fn send_beside(from: &TestPerson, to: &TestPerson) {
    to.write("letter.txt", from.read("g.yaml.beside"));
    to.run("import letter.txt").ok();
}

fn json(person: &TestPerson, line: &str) -> Value {
    serde_json::from_str(&person.run(&format!("{line} --json")).ok()).unwrap()
}

/// The moves of a log, in their order.
fn moves(person: &TestPerson) -> Vec<String> {
    let log = person.read("g.yaml");
    let entries = Frames::new(log.as_bytes()).map(|frame| read(frame.unwrap().text).unwrap());
    let turns = entries.filter_map(|entry| match entry.kind {
        EntryKind::Turn(turn) => Some(turn),
        _ => None,
    });
    turns
        .flat_map(|turn| std::iter::once(turn.play.to_string()).chain(turn.then.map(|then| then.to_string())))
        .collect()
}

/// The id of the only slip that waits in somebody's file.
fn only_slip(person: &TestPerson) -> String {
    let shown = json(person, "show g.yaml");
    let [slip] = shown["slips"].as_array().unwrap().as_slice() else { panic!("{shown}") };
    slip["id"].as_str().unwrap().to_owned()
}

#[test]
fn a_draw_on_a_slip_is_carried_out_by_one_entry() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    alice.run("play d2 --yes").ok();
    bring(&alice, &bob);
    let signed = json(&alice, "offer draw --yes");
    // The game keeps its id in what scripts read.
    assert_eq!(signed["id"], json(&bob, "show")["id"]);
    assert_eq!(signed["slips"][0]["id"], signed["slip_id"]);
    send_beside(&alice, &bob);
    let id = only_slip(&bob);
    assert_eq!(Value::from(id.as_str()), signed["slip_id"]);
    let told = bob.run(&format!("accept {} --yes", &id[7..15])).ok();
    assert!(told.contains("Entry 4 (agree)") && told.contains("A draw: agreed (ALL-4)"), "{told}");
    // Nothing waits any more, and alice needs nothing but the entry.
    assert_eq!(json(&bob, "show")["slips"], Value::Array(Vec::new()));
    alice.write("letter.txt", bob.read("g.yaml"));
    let told = alice.run("import letter.txt").ok();
    assert!(told.contains("all agree to what alice offers, a draw"), "{told}");
    assert_eq!(alice.read("g.yaml"), bob.read("g.yaml"));
}

#[test]
fn what_is_left_out_waits_until_it_is_written_in() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    bob.run("note 'be quick' --yes").ok();
    send_beside(&bob, &alice);
    let id = only_slip(&alice);
    let told = alice.run(&format!("play d2 --yes --leave-out {}", &id[7..15])).ok();
    assert!(!told.contains("Recorded with it"), "{told}");
    assert_eq!(only_slip(&alice), id);
    bring(&alice, &bob);
    // It is the same slip in both homes; bob writes it in himself.
    assert_eq!(only_slip(&bob), id);
    let told = bob.run("play d6 --yes").ok();
    assert!(told.contains("Recorded with it: bob says: \"be quick\""), "{told}");
    // Alice's file still has it, until she has the entry.
    alice.write("letter.txt", bob.read("g.yaml"));
    alice.run("import letter.txt").ok();
    assert_eq!(json(&alice, "show")["slips"], Value::Array(Vec::new()));
    // `all` leaves out whatever waits, also nothing.
    alice.run("play f2 --yes --leave-out all").ok();
}

#[test]
fn a_resignation_out_of_turn_waits_for_a_post() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    bob.run("resign --yes").ok();
    assert!(!json(&bob, "show")["verdict"].as_str().unwrap().contains("over"));
    send_beside(&bob, &alice);
    let refused = alice.run("play d2 --yes");
    assert_eq!(refused.status, 1, "{refused:?}");
    assert!(refused.stderr.contains("what waits ends the game: bob resigns"), "{}", refused.stderr);
    // He can go on nevertheless; the resignation waits on.
    let told = alice.run("post --yes").ok();
    assert!(told.contains("Entry 3 (post)") && told.contains(" won: bob resigned (ALL-4)"), "{told}");
}

#[test]
fn an_order_is_played_with_the_turn_that_it_waits_for() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    bob.run("order d2 d6 --yes").ok();
    bob.run("order f2 b2 --yes").ok();
    send_beside(&bob, &alice);
    let told = alice.run("play f2 --yes").ok();
    assert!(told.contains("Recorded with it: bob answers `f2` with `b2`, should it be played"), "{told}");
    assert_eq!(moves(&alice), ["f2", "b2"]);
    // She is to move again, and the other order has lapsed.
    alice.run("play d2 --yes").ok();
    assert_eq!(moves(&alice), ["f2", "b2", "d2"]);
    bring(&alice, &bob);
    bob.run("play d6 --yes").ok();
    bob.run("verify g.yaml").ok();
}

#[test]
fn a_ruling_on_an_old_entry_puts_a_branch_out() {
    let world = homes();
    let (alice, bob) = joined(&world, &format!("--referee '{}'", key("referee")));
    let referee = world.person("referee");
    alice.run("play d2 --yes").ok();
    bring(&alice, &bob);
    bob.run("play d6 --yes").ok();
    bring(&bob, &referee);
    let old = referee.read("g.yaml");
    referee.run("note 'you begin anew' --yes").ok();
    let told = referee.run("rule here --behind 2 --reason 'alice had not seen the rules' --yes --leave-out all").ok();
    assert!(
        told.starts_with("The game goes on behind entry 2: 2 entries of it fall out, to lie beside the log.\n"),
        "{told}"
    );
    let (log, beside) = (referee.read("g.yaml"), referee.read("g.yaml.beside"));
    // The two entries lie beside the log, byte for byte, and the ruling stands in their place.
    let (beside, slip) = beside.split_at(beside.find("---\nafter: ").unwrap());
    assert!(old.ends_with(beside) && !beside.is_empty() && slip.contains("you begin anew"), "{beside}");
    assert_eq!(log.matches("\nsig: ").count(), 4);
    assert!(log.starts_with(old.strip_suffix(beside).unwrap()) && log.contains("\n  here: true\n"), "{log}");
    // Alice takes it in, and may write again where she has written before.
    alice.write("letter.txt", &log);
    let told = alice.run("import letter.txt").ok();
    assert!(told.contains("fell out"), "{told}");
    alice.run("play f2 --yes").ok();
    assert_eq!(moves(&alice), ["f2"]);
    // A ruling writes in what waits and fits there; the note, signed behind an entry that fell out, does not.
    referee.run("note 'I have told you' --yes").ok();
    let told = referee.run("rule here --behind 3 --reason 'once more' --yes").ok();
    assert!(told.contains("the referee says: \"I have told you\"") && !told.contains("anew"), "{told}");
    // The referee does not use a number twice, wherever the ruling stands.
    let told = referee.run("rule result 'alice 0, bob 1' --behind 2 --reason 'she has left' --yes").ok();
    assert!(told.contains(" won: "), "{told}");
    assert!(referee.read("g.yaml").contains("\n  nr: 3\n"));
}

#[test]
fn a_ruling_about_a_player_leaves_a_resignation_out() {
    let world = homes();
    let (alice, bob) = joined(&world, &format!("--referee '{}'", key("referee")));
    let referee = world.person("referee");
    bring(&alice, &referee);
    bob.run("resign --yes").ok();
    send_beside(&bob, &referee);
    // Written in, it would leave nobody to forfeit.
    let told = referee.run("rule forfeit bob --reason 'he has taken a stone home' --yes").ok();
    assert!(!told.contains("Recorded with it") && told.contains(" won: bob forfeits"), "{told}");

    // `here` writes in what nobody takes up.
    bring(&bob, &alice);
    let old = bob.read("g.yaml");
    let other = world.person("other");
    other.write("g.yaml", &old);
    std::fs::copy(referee.path(".config/adjudicate/identity"), other.path("referee.key")).unwrap();
    other.write("letter.txt", bob.read("g.yaml.beside"));
    other.run("import letter.txt --key referee.key").ok();
    let told = other.run("rule here --reason 'bob has written to me' --yes --key referee.key").ok();
    assert!(told.contains("Recorded with it: bob resigns") && told.contains("bob resigned"), "{told}");
}

#[test]
fn a_new_key_signs_the_entry_that_brings_it() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    std::fs::copy(world.person("dora").path(".config/adjudicate/identity"), alice.path("new.key")).unwrap();
    let told = alice.run("rekey --new new.key --yes").ok();
    assert!(told.contains("Sign that with the new key (--key FILE)"), "{told}");
    let refused = alice.run("post --yes");
    assert!(refused.stderr.contains("a move that is signed with it: --key FILE"), "{refused:?}");
    // With the old key she can play on, and the slip waits.
    let told = alice.run("play d2 --yes").ok();
    assert!(!told.contains("Recorded with it"), "{told}");
    bring(&alice, &bob);
    send_beside(&alice, &bob);
    let told = bob.run("play d6 --yes").ok();
    assert!(told.contains("Recorded with it: alice changes to the key"), "{told}");
    bring(&bob, &alice);
    let refused = alice.run("play f2 --yes");
    assert!(refused.stderr.contains("your key has been replaced in this game"), "{refused:?}");
    alice.run("play f2 --yes --key new.key").ok();
    // The next new key comes with her own entry.
    std::fs::copy(world.person("erna").path(".config/adjudicate/identity"), alice.path("third.key")).unwrap();
    bring(&alice, &bob);
    bob.run("play b6 --yes").ok();
    bring(&bob, &alice);
    alice.run("rekey --new third.key --key new.key --yes").ok();
    let told = alice.run("play a1 --key third.key --yes").ok();
    assert!(told.contains("Recorded with it: alice changes to the key"), "{told}");
    alice.run("verify g.yaml").ok();
}

#[test]
fn a_ruling_on_an_old_entry_is_put_there_by_the_next_command_if_the_program_was_stopped() {
    let world = homes();
    let (alice, _) = joined(&world, &format!("--referee '{}'", key("referee")));
    let referee = world.person("referee");
    alice.run("play d2 --yes").ok();
    bring(&alice, &referee);
    let old = referee.read("g.yaml");
    referee.run("rule here --behind 2 --reason 'a wrong board' --yes").ok();
    let ruled = (referee.read("g.yaml"), referee.read("g.yaml.beside"));
    // As if the program had been stopped when the ruling was kept and nothing else was done.
    referee.write("g.yaml", &old);
    std::fs::remove_file(referee.path("g.yaml.beside")).unwrap();
    let told = referee.run("note 'go on' --yes");
    assert_eq!(told.status, 0, "{told:?}");
    assert!(told.stderr.contains("it stands there again now"), "{told:?}");
    let note = referee.read("g.yaml.beside");
    assert_eq!(referee.read("g.yaml"), ruled.0);
    assert!(note.starts_with(&ruled.1), "{note}");
}

#[test]
fn trust_in_a_log_is_a_question_of_its_own() {
    let world = homes();
    let (alice, _) = joined(&world, "");
    std::fs::remove_dir_all(alice.home.join(".local/state/adjudicate/games")).unwrap();
    let refused = alice.run("play d2 --yes");
    assert_ne!(refused.status, 0);
    assert!(
        refused.stderr.contains("Is this log up to date?") && refused.stderr.contains("--trust-log"),
        "{refused:?}"
    );
    assert_eq!(moves(&alice), Vec::<String>::new());
    alice.run("play d2 --yes --trust-log").ok();
    // If a signing state exists, the question is not asked.
    let refused = alice.run("play d6 --yes");
    assert!(refused.stderr.contains("it is not the turn of `alice`"), "{refused:?}");
}

/// Starts these commands at the same time; what each printed.
fn at_once(person: &TestPerson, lines: &[String]) -> Vec<Output> {
    let children: Vec<_> = lines
        .iter()
        .map(|line| {
            let mut command = person.command(&words(line));
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    children.into_iter().map(|child| child.wait_with_output().unwrap()).collect()
}

#[test]
fn programs_that_sign_with_one_key_at_once_know_what_stands() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    let rounds = [["d2", "d6"], ["b4", "b6"], ["f2", "f6"], ["a1", "a4"], ["g1", "g4"], ["e3", "e5"]];
    for (round, two) in rounds.iter().enumerate() {
        let (one, other) = if round % 2 == 0 { (&alice, &bob) } else { (&bob, &alice) };
        // The same turn several times, to the byte, and another one as often.
        let tried: Vec<&str> = two.iter().copied().cycle().take(8).collect();
        // In the later rounds no two of them at the same second, so that no two entries are the same.
        let date = |number: usize| match round < 3 {
            true => String::new(),
            false => format!(" --date 2026-11-2{round}T17:03:{number:02}Z"),
        };
        let lines: Vec<String> =
            tried.iter().enumerate().map(|(n, play)| format!("play {play} --yes{}", date(n))).collect();
        let outputs = at_once(one, &lines);
        let played = moves(one);
        assert_eq!(played.len(), round + 1, "exactly one turn stands: {played:?}");
        let mut stand = 0;
        for (play, output) in tried.iter().zip(&outputs) {
            let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            if output.status.success() {
                assert!(out.contains("is signed and stands in g.yaml"), "{out}\n{err}");
                assert_eq!(*play, played[round], "a turn that does not stand was reported to stand:\n{out}\n{err}");
                stand += 1;
            } else if *play == played[round] {
                assert!(
                    !err.contains("nothing was written"),
                    "the turn stands, and the program says otherwise:\n{err}"
                );
            }
        }
        assert!(stand > 0, "nobody was told that the turn stands");
        bring(one, other);
    }
    bob.run("verify g.yaml").ok();
}

/// Nobody in this home can write the log until the draft beside it, at which all programs meet, is let go.
fn hold_log(person: &TestPerson) -> (PathBuf, File) {
    let mark = Digest(sha256(&[b"g.yaml"])).to_hex();
    let path = person.path(&format!(".adjudicate-{}.new", &mark[..16]));
    let file = File::create_new(&path).unwrap();
    file.lock().unwrap();
    (path, file)
}

/// All that is kept in this home of what was signed.
fn kept(person: &TestPerson) -> Vec<u8> {
    let games = std::fs::read_dir(person.path(".local/state/adjudicate/games")).unwrap();
    let games = games.map(|game| game.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "yaml"));
    games.flat_map(|path| std::fs::read(path).unwrap()).collect()
}

#[test]
fn a_program_whose_turn_another_one_puts_into_the_log_says_that_it_stands() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    let start = |person: &TestPerson, play: &str| {
        let mut command = person.command(&words(&format!("play {play} --yes")));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    // Which of those that wait writes first is chance.
    for (round, play) in ["d2", "d6", "b4", "b6"].into_iter().enumerate() {
        let (one, other) = if round % 2 == 0 { (&alice, &bob) } else { (&bob, &alice) };
        let (path, held) = hold_log(one);
        let before = kept(one);
        let first = start(one, play);
        while kept(one) == before {
            std::thread::sleep(Duration::from_millis(1));
        }
        // Several programs want to put the stored entry into the log.
        let others: Vec<_> = (0..6).map(|_| start(one, play)).collect();
        std::thread::sleep(Duration::from_millis(600));
        std::fs::remove_file(path).unwrap();
        drop(held);
        for child in others {
            child.wait_with_output().unwrap();
        }
        let output = first.wait_with_output().unwrap();
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(moves(one).last().map(String::as_str), Some(play), "{out}\n{err}");
        assert!(
            output.status.success() && out.contains("is signed and stands in g.yaml"),
            "round {round}: {out}\n{err}"
        );
        bring(one, other);
    }
    bob.run("verify g.yaml").ok();
}

/// A slip that was on its way while the game went on is nobody's fault: it is said once, and nothing fails.
#[test]
fn a_slip_that_comes_too_late_is_no_fault() {
    let world = homes();
    let (alice, bob) = joined(&world, "");
    bob.run("offer draw --yes").ok();
    bob.write("letter.txt", bob.read("g.yaml.beside"));
    alice.run("play d2 --yes").ok();
    alice.write("letter.txt", bob.read("letter.txt"));
    let told = alice.run("import letter.txt");
    assert_eq!((told.status, told.stderr.as_str()), (0, ""), "{told:?}");
    assert_eq!(told.stdout.matches("No longer waiting: bob offers a draw").count(), 1, "{}", told.stdout);
    let object: Value =
        serde_json::from_str(alice.run("import letter.txt --json").ok().lines().next().unwrap()).unwrap();
    assert_eq!((&object["report"], &object["outcome"]), (&"slip".into(), &"lapsed".into()));
}

/// The referee's new key stands in one of two branches only: in the other one the old key rules.
#[test]
fn a_ruling_in_another_branch_is_signed_with_the_key_that_holds_there() {
    let world = homes();
    let (alice, bob) = joined(&world, &format!("--referee '{}'", key("referee")));
    let referee = world.person("referee");
    bring(&bob, &referee);
    referee.write("second.key", world.person("second").read(".config/adjudicate/identity"));
    referee.run("rekey --new second.key --yes").ok();
    send_beside(&referee, &alice);
    // Alice signs twice: with the slip of the new key, and without it.
    let fresh = alice.read("g.yaml");
    alice.run("play a1 --yes --leave-out all").ok();
    let head = |person: &TestPerson| json(person, "show g.yaml")["head"].as_str().unwrap().to_owned();
    let (without, its_head) = (alice.read("g.yaml"), head(&alice));
    std::fs::remove_dir_all(alice.path(".local")).unwrap();
    alice.write("g.yaml", fresh);
    alice.run("play d2 --yes --trust-log").ok();
    let (with, head) = (alice.read("g.yaml"), head(&alice));
    assert!(with.contains("rekey:") && !without.contains("rekey:"));
    for log in [&with, &without] {
        referee.write("letter.txt", log);
        referee.run("import letter.txt --yes");
    }
    let branches = [head, its_head];
    let rule =
        |branch: &str, key: &str| referee.run(&format!("rule here --behind {branch} --reason 'this one' --yes {key}"));
    let log = referee.read("g.yaml");
    let stands = if log.contains("rekey:") { 0 } else { 1 };
    let elsewhere = &branches[1 - stands];
    let keys = if stands == 0 { ["", "--key second.key"] } else { ["--key second.key", ""] };
    // The key of the branch that the log follows does not hold in the other one.
    let refused = rule(elsewhere, keys[1]);
    assert_eq!(refused.status, 1, "{}{}", refused.stdout, refused.stderr);
    rule(elsewhere, keys[0]).ok();
    assert_eq!(referee.read("g.yaml").contains("rekey:"), stands == 1);
    referee.run("verify g.yaml").ok();
}
