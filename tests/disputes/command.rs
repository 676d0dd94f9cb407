//! The command: exit status, mail folders, evidence on disk, the real ssh-keygen.

use serde_json::Value;

use crate::begun;
use crate::branch;
use crate::program::World as Home;

/// A home with two copies that fork and an old one.
fn forked() -> Home {
    let game = begun();
    let home = Home::new();
    home.write("old.yaml", game.log());
    home.write("one.yaml", branch(&game, |game| game.turn("alice", "here")).log());
    let other = branch(&game, |game| game.turn("alice", "there"));
    home.write("other.yaml", other.log());
    home.write("letter.txt", format!("Dear bob,\n\n{}\nalice", other.entries.last().unwrap()));
    home
}

fn json(text: &str) -> Value {
    serde_json::from_str(text.trim()).unwrap()
}

#[test]
fn the_exit_status_tells_whether_there_is_a_dispute() {
    let home = forked();
    home.run(&["dispute", "old.yaml", "old.yaml"]).good();
    assert!(home.run(&["dispute", "old.yaml", "one.yaml"]).good().contains("behind by one entry"));
    let run = home.run(&["dispute", "one.yaml", "other.yaml"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert!(run.stdout.contains("alice has signed twice"), "{}", run.stdout);
    home.write("broken.yaml", std::fs::read_to_string(home.path("one.yaml")).unwrap().replace("here", "hare"));
    let run = home.run(&["dispute", "old.yaml", "broken.yaml"]);
    assert!(run.status == 1 && run.stdout.contains("broken.yaml breaks at entry 5"), "{}", run.stdout);
    assert!(home.run(&["dispute"]).bad(2).contains("COPY"));
    home.write("nothing.txt", "Dear bob, I have nothing to say.\n");
    assert_eq!(home.run(&["dispute", "nothing.txt"]).status, 2);
    assert_eq!(home.run(&["dispute", "absent.yaml"]).status, 3);
    assert_eq!(home.run(&["dispute", "old.yaml", "absent.yaml"]).status, 3);
}

#[test]
fn letters_and_mail_folders_are_copies() {
    let home = forked();
    let letter = std::fs::read_to_string(home.path("letter.txt")).unwrap();
    let mail = format!(
        "From: alice@example.org\nTo: bob@example.org\nSubject: my turn\nDate: Sat, 21 Nov 2026 09:00:00 +0000\n\n{letter}"
    );
    home.write("one.eml", &mail);
    home.write("bob/Maildir/cur/1.host:2,S", &mail);
    home.write("bob/Maildir/new/2.host", "From: x@example.org\nSubject: hello\n\nno entry\n");
    home.write("bob/Maildir/tmp/x", "");
    let quoted: String = letter.lines().map(|line| format!("> {line}\n")).collect();
    home.write(
        "bob.mbox",
        format!("From a Sat Nov 21 09:00:00 2026\nFrom: a@example.org\nSubject: y\n\nhello\n\nFrom b Sat Nov 21 10:00:00 2026\nFrom: b@example.org\nSubject: z\n\nYou wrote:\n\n{quoted}\n"),
    );
    for copy in ["letter.txt", "one.eml", "bob/Maildir", "bob", "bob.mbox"] {
        let run = home.run(&["dispute", "one.yaml", copy, "--json"]);
        assert_eq!((run.status, run.stderr.as_str()), (1, ""), "{copy}: {}", run.stdout);
        let report = json(&run.stdout);
        let game = &report["games"][0];
        assert_eq!((&report["dispute"], &game["verdict"]), (&Value::Bool(true), &Value::from("forked")), "{copy}");
        assert_eq!(game["signed_twice"][0]["author"], "alice");
        assert_eq!(game["copies"][1]["log"], false);
    }
    // A directory with all of them.
    let run = home.run(&["dispute", ".", "--json"]);
    assert!(json(&run.stdout)["games"][0]["copies"].as_array().unwrap().len() >= 6, "{}", run.stdout);
}

#[test]
fn a_log_that_mail_has_mangled_is_mended() {
    let home = forked();
    let log = std::fs::read_to_string(home.path("one.yaml")).unwrap();
    home.write("mangled.yaml", log.replace('\n', "\r\n"));
    let run = home.run(&["dispute", "one.yaml", "mangled.yaml"]).good();
    assert!(run.contains("mangled"), "{run}");
    home.write("quoted.yaml", format!("---\n{}", log.lines().map(|line| format!("> {line}\n")).collect::<String>()));
    assert_eq!(home.run(&["dispute", "other.yaml", "quoted.yaml"]).status, 1);
}

#[test]
fn what_fell_out_and_is_kept_beside_a_log_is_looked_at() {
    let home = forked();
    let other = std::fs::read_to_string(home.path("other.yaml")).unwrap();
    let last = other.rfind("---\n").unwrap();
    home.write("one.yaml.fallen", &other[last..]);
    let run = home.run(&["dispute", "one.yaml", "--json"]);
    assert_eq!((run.status, json(&run.stdout)["games"][0]["verdict"].as_str()), (1, Some("forked")));
    let told = home.run(&["dispute", "one.yaml"]).stdout;
    assert!(told.contains("1. in one.yaml\n") && told.contains("2. in one.yaml.fallen\n"), "{told}");
    // Only a log can be ruled on, at the end of the branch that it holds.
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("branch is to stay (one.yaml, where branch 1 is to stay), and"), "{told}");
}

#[test]
fn a_log_that_is_cut_is_not_mended() {
    let home = forked();
    let log = std::fs::read_to_string(home.path("other.yaml")).unwrap();
    let last = log.rfind("---\n").unwrap();
    for cut in [last + 6, last + 60, log.len() - 40] {
        home.write("cut.yaml", &log[..cut]);
        let run = home.run(&["dispute", "other.yaml", "cut.yaml"]);
        assert_eq!(run.status, 1, "{}", run.stdout);
        assert!(run.stdout.contains("cut.yaml breaks at entry 5"), "{}", run.stdout);
        // Nothing can be read into it, so nothing of the sort is advised.
        assert!(!run.stdout.contains("--game cut.yaml") && !run.stdout.contains("mended"), "{}", run.stdout);
    }
}

#[test]
fn a_mangled_log_is_made_clean_beside_other_copies() {
    let home = forked();
    let log = std::fs::read_to_string(home.path("one.yaml")).unwrap();
    home.write("mangled.txt", log.replace('\n', "\r\n"));
    let old = std::fs::read(home.path("old.yaml")).unwrap();
    home.run(&["import", "mangled.txt", "--output", "mended.yaml"]).good();
    assert_eq!(std::fs::read_to_string(home.path("mended.yaml")).unwrap(), log);
    assert_eq!(std::fs::read(home.path("old.yaml")).unwrap(), old, "somebody else's copy is as it was");
    assert!(home.run(&["import", "mangled.txt", "--output", "mended.yaml"]).good().contains("nothing new"));
}

#[test]
fn letters_without_their_charter_cannot_be_judged() {
    let home = forked();
    let last = |name: &str| {
        let log = std::fs::read_to_string(home.path(name)).unwrap();
        log[log.rfind("---\n").unwrap()..].to_owned()
    };
    home.write("a.txt", last("one.yaml"));
    home.write("b.txt", last("other.yaml"));
    let run = home.run(&["dispute", "a.txt", "b.txt"]);
    assert_eq!(run.status, 2, "{}", run.stdout);
    assert!(run.stderr.contains("without the charter"), "{}", run.stderr);
    assert!(!run.stdout.contains("no dispute"), "{}", run.stdout);
    assert_eq!(home.run(&["dispute", "a.txt", "b.txt", "old.yaml"]).status, 1);
}

#[test]
fn false_evidence_is_named_before_it_is_looked_at() {
    let home = forked();
    home.run(&["dispute", "one.yaml", "other.yaml", "-o", "evidence.yaml"]);
    let good = std::fs::read_to_string(home.path("evidence.yaml")).unwrap();
    home.write("false.yaml", good.replacen("author: alice", "author: bob", 1));
    let run = home.run(&["explain", "false.yaml"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("proves nothing"), "{}", run.stderr);
    let run = home.run(&["dispute", "false.yaml"]);
    assert!(run.status == 1 && run.stderr.contains("as evidence it is invalid"), "{}", run.stderr);
    assert!(run.stdout.contains("alice has signed twice"), "{}", run.stdout);
    // Where the evidence cannot be written, everything else is told all the same.
    let run = home.run(&["dispute", "one.yaml", "other.yaml", "-o", "evidence.yaml"]);
    assert!(run.status == 2 && run.stdout.contains("alice has signed twice"), "{}", run.stdout);
}

#[test]
fn a_key_that_is_void_is_told() {
    let mut game = begun();
    game.rekey_for("alice", "alice2");
    game.holds("alice", "alice");
    let entry = game.note("alice");
    let home = Home::new();
    home.write("game.yaml", game.log());
    for command in ["verify", "show", "replay"] {
        let told = home.run(&[command, "game.yaml"]).good();
        assert!(told.contains(&format!("void, since entry {entry} is signed with the old one")), "{command}: {told}");
    }
}

#[test]
fn evidence_is_verified_by_itself() {
    let home = forked();
    let run = home.run(&["dispute", "one.yaml", "other.yaml", "-o", "evidence.yaml"]);
    assert!(run.stdout.contains("adjudicate verify evidence.yaml"), "{}", run.stdout);
    for copy in ["one.yaml", "other.yaml", "old.yaml", "letter.txt"] {
        std::fs::remove_file(home.path(copy)).unwrap();
    }
    let told = home.run(&["verify", "evidence.yaml"]).good();
    assert!(told.contains("it proves: alice has signed twice"), "{told}");
    let object = json(&home.run(&["verify", "--json", "."]).good());
    assert_eq!((object["verdict"].as_str(), object["author"].as_str()), (Some("proved"), Some("alice")));
    // Never written over.
    assert_eq!(home.run(&["dispute", "evidence.yaml", "-o", "evidence.yaml"]).status, 2);
    let text = std::fs::read_to_string(home.path("evidence.yaml")).unwrap();
    home.write("evidence.yaml", text.replace("author: alice", "author: bob"));
    let run = home.run(&["verify", "--json", "evidence.yaml"]);
    assert_eq!((run.status, json(&run.stdout)["class"].as_str()), (1, Some("claim")));
    let run = home.run(&["verify", "evidence.yaml"]);
    assert!(run.stdout.contains("it proves nothing"), "{}", run.stdout);
}

#[test]
fn stock_ssh_keygen_checks_both_entries() {
    let home = forked();
    home.run(&["dispute", "one.yaml", "other.yaml", "--ssh", "ssh"]);
    let told = home.bash("sh ssh/verify.sh").good();
    assert_eq!(told, "charter good, signed by alice\none good, signed by alice\nother good, signed by alice\n");
    for name in ["one", "other"] {
        let check = format!(
            "cd ssh && ssh-keygen -Y verify -f allowed_signers -I alice -n adjudicate-v1 -s {name}.sig < {name}.txt"
        );
        assert!(home.bash(&check).good().starts_with("Good \"adjudicate-v1\" signature for alice"));
    }
    home.bash("sed -i s/here/hare/ ssh/one.txt ssh/other.txt").good();
    assert_eq!(home.bash("sh ssh/verify.sh").status, 1);
    home.run(&["verify", "ssh/evidence.yaml"]).good();
}

#[test]
fn after_new_keys_ssh_keygen_is_told_all_of_them() {
    let mut game = begun();
    game.rekey("alice", "alice2");
    game.rekey_for("alice", "alice3");
    game.holds("alice", "alice3");
    let home = Home::new();
    home.write("one.yaml", branch(&game, |game| game.turn("alice", "here")).log());
    home.write("other.yaml", branch(&game, |game| game.turn("alice", "there")).log());
    home.run(&["dispute", "one.yaml", "other.yaml", "--ssh", "ssh"]);
    let told = home.bash("sh ssh/verify.sh").good();
    let expected = "charter good, signed by alice\nnew-key-5 good, signed by alice\nnew-key-6 good, signed by referee\n\
                    one good, signed by alice+2\nother good, signed by alice+2\n";
    assert_eq!(told, expected);
}

#[test]
fn the_letter_is_for_people() {
    let home = forked();
    let run = home.run(&["dispute", "one.yaml", "other.yaml", "--letter"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    for part in
        ["To alice and bob", "two letters with alice's signature", "What can be done now", "How this can be known"]
    {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
    assert!(!run.stdout.contains("hash"), "a letter for people who have never heard of hashes");
    assert!(run.stdout.lines().all(|line| line.chars().count() <= 72), "{}", run.stdout);
}

#[test]
fn a_whole_dispute_is_explained() {
    let home = forked();
    let letter = home.run(&["--date", "2026-12-01T12:00:00Z", "dispute", "one.yaml", "other.yaml", "--letter"]);
    let explained = home.run(&["--date", "2026-12-01T12:00:00Z", "explain", "one.yaml", "other.yaml"]);
    assert_eq!((explained.status, &explained.stdout), (letter.status, &letter.stdout));
    // Evidence is a file with both stories in it.
    home.run(&["dispute", "one.yaml", "other.yaml", "-o", "evidence.yaml"]);
    let evidence = home.run(&["explain", "evidence.yaml"]);
    assert_eq!((evidence.status, evidence.stderr.as_str()), (1, ""));
    for part in ["one file about it (evidence.yaml)", "two letters with alice's signature"] {
        assert!(evidence.stdout.contains(part), "{part}: {}", evidence.stdout);
    }
    assert_eq!(json(&home.run(&["explain", "evidence.yaml", "--json"]).stdout)["dispute"], Value::from(true));
    let run = home.run(&["show", "evidence.yaml"]);
    assert!(run.status == 2 && run.stderr.contains("is evidence that somebody has signed twice"), "{}", run.stderr);
    let event = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/event/event.yaml");
    let run = home.run(&["explain", event]);
    assert!(run.status == 2 && run.stderr.contains("is the log of an event"), "{}", run.stderr);
    // Of one log it is explained why an entry stands, also if it lies beside another one.
    assert!(home.run(&["explain", "one.yaml", "--plain"]).good().contains("What it says"));
    for line in
        [["explain", "evidence.yaml", "--plain"].as_slice(), &["explain", "one.yaml", "other.yaml", "--entry", "3"]]
    {
        let run = home.run(line);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{line:?}");
        assert!(run.stderr.contains("leave out --entry, --throw and --plain"), "{}", run.stderr);
    }
}

#[test]
fn private_keys_are_left_alone() {
    let home = forked();
    home.write(
        "alice.key",
        "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEA\n-----END OPENSSH PRIVATE KEY-----\n",
    );
    let run = home.run(&["dispute", "one.yaml", "other.yaml", "alice.key", "-o", "evidence.yaml"]);
    assert!(run.stderr.contains("private key"));
    assert!(!std::fs::read_to_string(home.path("evidence.yaml")).unwrap().contains("PRIVATE"));
}

#[test]
fn evidence_has_a_schema() {
    let home = forked();
    home.run(&["dispute", "one.yaml", "other.yaml", "-o", "evidence.yaml"]);
    let schema = json(&home.run(&["schema", "evidence"]).good());
    let text = std::fs::read_to_string(home.path("evidence.yaml")).unwrap();
    let head = text.split("---\n").nth(1).unwrap();
    let value: Value = serde_yaml::from_str(head).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    assert!(validator.is_valid(&value), "{value}");
    for (key, wrong) in [("format", Value::from(2)), ("claim", Value::from("x")), ("shared", Value::from(0))] {
        let mut changed = value.clone();
        changed["evidence"][key] = wrong;
        assert!(!validator.is_valid(&changed), "{key}");
    }
}

#[test]
fn hostile_files_are_survived() {
    let home = forked();
    let log = std::fs::read(home.path("one.yaml")).unwrap();
    for (number, bytes) in [
        &b"---\n"[..],
        &b"---\nevidence:\n"[..],
        &b"---\nevidence:\n  format: 99999999999999999999\n"[..],
        &[0xff; 300][..],
        &b"From \nFrom \n\nFrom \n\n"[..],
        &log[..log.len() / 2],
    ]
    .iter()
    .enumerate()
    {
        let name = format!("hostile{number}.yaml");
        home.write(&name, bytes);
        for command in ["dispute", "verify"] {
            let run = home.run(&[command, &name, "one.yaml"]);
            assert!([0, 1, 2, 3].contains(&run.status), "{command} {name}: {}", run.stderr);
            assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
        }
    }
}

/// A story of docs/disputes.md in a home of its own.
fn story(name: &str) -> Home {
    let home = Home::new();
    let directory = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/disputes").join(name);
    for item in std::fs::read_dir(directory).unwrap() {
        let path = item.unwrap().path();
        home.write(path.file_name().unwrap().to_str().unwrap(), std::fs::read(&path).unwrap());
    }
    home
}

#[test]
fn whoever_reads_the_ruling_has_the_same_log_again() {
    for own in ["alice.yaml", "bob.yaml"] {
        let home = story("05-settled-by-a-ruling");
        assert_eq!(home.run(&["import", "ruled.yaml", "--game", own]).status, 0);
        let read = |name: &str| std::fs::read_to_string(home.path(name)).unwrap();
        assert_eq!(read(own), read("ruled.yaml"));
        // What fell out lies beside it, and is held against nobody.
        let run = home.run(&["dispute", own, "ruled.yaml", "--json"]);
        let report = json(&run.stdout);
        assert_eq!((run.status, report["games"][0]["copies"][0]["standing"].as_str()), (0, Some("whole")), "{report}");
    }
}

#[test]
fn a_referee_who_has_read_both_copies_can_rule() {
    let home = story("05-settled-by-a-ruling");
    let key = format!("{}/examples/keys/referee.key", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(home.run(&["import", "bob.yaml", "--game", "alice.yaml"]).status, 1);
    let rule = ["rule", "forfeit", "alice", "--reason", "signed twice", "--game", "alice.yaml", "--yes", "--key", &key];
    assert_eq!(home.run(&rule).status, 0);
    assert_eq!(home.run(&["dispute", "alice.yaml", "bob.yaml"]).status, 0);
}

#[test]
fn an_entry_is_explained_without_hashes() {
    let home = story("03-two-turns");
    for entry in ["0", "1", "5", "6"] {
        let told = home.run(&["explain", "bob.yaml", "--entry", entry, "--plain"]).good();
        assert!(told.contains("Whose it is") && told.contains("Why it was allowed"), "{told}");
        assert!(!told.contains("sha256") && !told.contains("hash") && !told.contains("fingerprint"), "{told}");
    }
    assert_eq!(home.run(&["explain", "bob.yaml", "--throw", "1", "--plain"]).status, 2);
}
