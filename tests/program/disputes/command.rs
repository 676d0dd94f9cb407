//! The command: what it prints, writes, and tells people to do, which works as it is told.

use adjudicate::crypto::KEY_FILE_RANDOM;
use adjudicate::log::Time;
use adjudicate_testkit::disputes::{begun, branch};
use adjudicate_testkit::people::{RunOutput, TestPerson};
use adjudicate_testkit::{TestGame, identity, kinds, open_game, slips};
use serde_json::Value;

use crate::disputes::stories::{Story, stories};
use crate::somebody;

/// A home with the copies of a game in which alice signed twice.
fn parted() -> TestPerson {
    let game = begun();
    let home = somebody();
    home.write("one.yaml", branch(&game, |game| game.turn("alice", "here")).log());
    home.write("other.yaml", branch(&game, |game| game.turn("alice", "there")).log());
    home
}

fn json(home: &TestPerson, arguments: &[&str]) -> Value {
    let run = home.run(&[&["--json", "dispute"], arguments].concat());
    serde_json::from_str(&run.stdout).unwrap_or_else(|_| panic!("{run:?}"))
}

#[test]
fn evidence_is_written_and_verified_by_anybody() {
    let home = parted();
    let run = home.run(&["dispute", "one.yaml", "other.yaml", "--evidence", "evidence.yaml"]);
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.stdout.contains("The evidence is in evidence.yaml. Anybody can check it"), "{}", run.stdout);
    let told = home.run(&["verify", "evidence.yaml"]).ok();
    assert!(told.contains("evidence, and it proves: alice has signed twice, entry 5 sha256:"), "{told}");
    let again = home.run(&["dispute", "one.yaml", "other.yaml", "--evidence", "evidence.yaml"]);
    assert!(again.status == 2 && again.stderr.contains("`evidence.yaml` is there already"), "{again:?}");
    // It is a copy like others: both entries are in it.
    let dispute = json(&home, &["evidence.yaml"]);
    assert_eq!(dispute["games"][0]["signed_twice"][0]["name"], "alice");
    let text = std::fs::read_to_string(home.path("evidence.yaml")).unwrap();
    home.write("evidence.yaml", text.replace("hand: alice", "hand: bob"));
    let bad = home.run(&["verify", "evidence.yaml"]);
    assert!(bad.status == 1 && bad.stdout.contains("INVALID evidence (claim)"), "{bad:?}");
}

#[test]
fn a_letter_is_dated_as_people_write() {
    let home = parted();
    let run = home.run(&["--date", "2026-12-01T09:07:30Z", "dispute", "one.yaml", "other.yaml", "--letter"]);
    assert_eq!(run.status, 1, "{run:?}");
    let flat = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.starts_with("1 December 2026, 09:07 UTC To "), "{flat}");
    assert!(flat.contains("begun on 18 November 2026, ") && !flat.contains("2026-1"), "{flat}");
    // An entry is called so; a letter is what it travels in.
    assert!(!flat.to_lowercase().contains("letter"), "{flat}");
}

/// Time is in question: each copy says until when, and the letter never calls that nothing.
#[test]
fn each_copy_says_until_when() {
    let terms = open_game(&["alice", "bob"]).referee().first("alice").clock(7, 3, 5).absences(20);
    let mut game = TestGame::begin(terms);
    game.on_day(2).turn("alice", "hello");
    let home = somebody();
    home.write("alice.yaml", game.log());
    let days = |from: &str, until: &str| slips::absence(Time::parse(from).unwrap(), Time::parse(until).unwrap());
    let absence = game.on_day(4).slip("bob", days("2026-11-23T00:00:00Z", "2026-12-03T00:00:00Z"));
    let told = home.run(&["dispute", "alice.yaml", "--letter"]).ok();
    let flat = |told: &str| told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat(&told).contains("nothing to quarrel about"), "{told}");
    home.write("absence.txt", absence.text());
    let told = home.run(&["dispute", "alice.yaml", "absence.txt", "--letter"]);
    let letter = flat(&told.stdout);
    let by = "By alice.yaml, which has the line up to entry 3: Since 20 November 2026, 18:03 UTC, bob has to move, until 30 \
              November 2026, 18:03 UTC, with grace until 5 December 2026, 18:03 UTC. Entry 3 was in time.";
    assert!(letter.contains(by), "{letter}");
    assert!(letter.contains("Only absence.txt has this: bob is away"), "{letter}");
    let then = "If it is written in now, then: Since 20 November 2026, 18:03 UTC, bob has to move, until 10 December 2026, 18:03 UTC";
    assert!(letter.contains(then), "{letter}");
    assert!(!letter.contains("nothing to quarrel") && !letter.contains("nobody is at fault"), "{letter}");
    // A claim of time in the line is a question as well.
    game.posted("alice", slips::claim_timeout("bob"));
    home.write("claim.yaml", game.log());
    let told = home.run(&["dispute", "claim.yaml", "--letter"]);
    assert!(!flat(&told.stdout).contains("nothing to quarrel"), "{told:?}");
}

#[test]
fn two_who_signed_twice_are_two_files() {
    let game = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"));
    let one = branch(&game, |game| {
        game.turn("alice", "a");
        game.turn("bob", "b");
    });
    let home = somebody();
    home.write("one.yaml", one.log());
    home.write("two.yaml", branch(&game, |game| game.turn("alice", "aa")).log());
    let again = branch(&game, |game| {
        game.turn("alice", "a");
        game.turn("bob", "bb");
    });
    assert_eq!(again.entries[..5], one.entries[..5]);
    home.write("three.yaml", again.log());
    let run = home.run(&["dispute", "one.yaml", "two.yaml", "three.yaml", "--evidence", "evidence.yaml"]);
    assert!(run.stdout.contains("it is proved that alice and bob signed twice"), "{run:?}");
    home.run(&["verify", "evidence.yaml", "evidence-2.yaml"]).ok();
}

#[test]
fn ssh_keygen_finds_the_same() {
    let mut game = begun();
    game.rekey("alice", "alice2");
    let home = somebody();
    home.write("one.yaml", branch(&game, |game| game.turn("alice", "here")).log());
    home.write("other.yaml", branch(&game, |game| game.turn("alice", "there")).log());
    home.run(&["dispute", "one.yaml", "other.yaml", "--ssh", "evidence"]);
    let told = home.bash("sh evidence/verify.sh").ok();
    assert!(told.contains("charter good, signed by alice\n"), "{told}");
    assert!(told.ends_with("one good, signed by alice+1\nother good, signed by alice+1\n"), "{told}");
    let readme = std::fs::read_to_string(home.path("evidence/README.txt")).unwrap();
    let by_hand: Vec<&str> = readme.lines().filter(|line| line.starts_with("ssh-keygen -Y")).collect();
    assert_eq!(by_hand.len(), 2);
    home.bash(&format!("cd evidence && {}", by_hand.join(" && "))).ok();
    let text = std::fs::read_to_string(home.path("evidence/other.txt")).unwrap();
    home.write("evidence/other.txt", text.replace("there", "hence"));
    let run = home.bash("sh evidence/verify.sh");
    assert!(run.status == 1 && run.stdout.contains("other BAD"), "{run:?}");
}

#[test]
fn scripts_are_told_everything() {
    let home = parted();
    let dispute = json(&home, &["one.yaml", "other.yaml"]);
    assert_eq!(dispute["dispute"], true);
    let game = &dispute["games"][0];
    assert_eq!((&game["verdict"], &game["game"]), (&"stops".into(), &"open".into()));
    assert_eq!((&game["line"]["entries"], &game["line"]["rank"]), (&5.into(), &serde_json::json!([0, 0])));
    assert_eq!(game["line"]["stops_before"].as_array().unwrap().len(), 2);
    let proofs = &game["signed_twice"][0]["proofs"][0];
    assert_eq!(
        (&proofs[0]["by"], &proofs[0]["entry"], &proofs[0]["kind"]),
        (&"alice".into(), &5.into(), &"turn".into())
    );
    assert!(proofs[0]["text"].as_str().unwrap().starts_with("---\nseq: 5\n"));
    let kinds: Vec<&Value> = game["findings"].as_array().unwrap().iter().map(|finding| &finding["kind"]).collect();
    assert_eq!(kinds, ["signed-twice", "stops", "clock", "clock"]);
    assert_eq!(game["copies"][0]["standing"], "branch");
}

#[test]
fn the_exit_status_says_what_is_wanted() {
    let home = parted();
    let game = begun();
    home.write("old.yaml", game.log());
    home.write("words.txt", "hello\n");
    let status = |arguments: &[&str]| home.run(&[&["dispute"], arguments].concat()).status;
    assert_eq!(status(&["old.yaml", "one.yaml"]), 0, "one is behind");
    assert_eq!(status(&["one.yaml", "other.yaml"]), 1);
    let refused = home.run(&["dispute", "words.txt"]).bad(2);
    assert!(refused.contains("there is no copy of a game here to compare"), "{refused}");
    assert_eq!(status(&["nothing.yaml"]), 3);
    assert_eq!(status(&["old.yaml", "nothing.yaml"]), 3);
    assert_eq!(status(&[]), 2);
}

#[test]
fn everything_in_a_directory_is_looked_at() {
    let home = parted();
    let mut game = begun();
    let note = game.slip("bob", slips::note());
    home.write("club/one.yaml", std::fs::read(home.path("one.yaml")).unwrap());
    home.write("club/one.yaml.beside", note.text());
    home.write("club/mail/new/1", format!("Subject: x\n\n{}", game.entries.concat()));
    home.write(
        "club/mail/cur/2",
        format!("Subject: y\n\n{}", std::fs::read_to_string(home.path("other.yaml")).unwrap()),
    );
    home.write("club/.hidden/x.yaml", "---\nseq: 0\n");
    let dispute = json(&home, &["club"]);
    let game = &dispute["games"][0];
    let copies: Vec<&str> =
        game["copies"].as_array().unwrap().iter().map(|copy| copy["copy"].as_str().unwrap()).collect();
    assert_eq!(copies, ["club/mail", "club/one.yaml"]);
    assert_eq!((&game["verdict"], &game["slips"][0]["standing"]), (&"stops".into(), &"waits".into()));
}

#[test]
fn a_private_key_is_nobodys_business() {
    let home = parted();
    let key = identity("alice").to_openssh("alice", None, &[7; KEY_FILE_RANDOM]).unwrap();
    home.write("alice.key", key);
    let run = home.run(&["dispute", "one.yaml", "alice.key"]);
    assert!(run.status == 3 && run.stderr.contains("holds a private key"), "{run:?}");
}

/// A home with the files of a story and everybody's keys.
fn home_of(story: &Story) -> TestPerson {
    let home = somebody();
    for handed in &story.handed {
        let (name, bytes) = handed.file();
        home.write(&name, bytes);
    }
    for who in ["alice", "bob", "carol", "referee", "dave", "olga"] {
        let key = identity(who).to_openssh(who, None, &[7; KEY_FILE_RANDOM]).unwrap();
        home.write(&format!("keys/{who}"), key);
    }
    home
}

fn at(home: &TestPerson, who: &str, command: &str) -> RunOutput {
    let key = home.path(&format!("keys/{who}"));
    let date = "2026-12-01T12:00:00Z";
    // A person who opens a file for the first time says that he trusts it.
    let mut run = home.shell(&command.replacen("adjudicate ", "adjudicate --yes --trust-log ", 1));
    RunOutput::of(run.env("ADJUDICATE_KEY", key).env("ADJUDICATE_DATE", date))
}

/// Every command that a finding gives can be pasted as it is, by who is meant.
#[test]
fn what_people_are_told_to_do_can_be_done() {
    let mut ran = 0;
    for story in stories() {
        let files: Vec<&str> = story.handed.iter().filter_map(|handed| handed.named()).collect();
        let found = json(&home_of(&story), &files);
        for game in found["games"].as_array().unwrap() {
            for finding in game["findings"].as_array().unwrap() {
                let commands: Vec<&str> =
                    finding["commands"].as_array().unwrap().iter().map(|command| command.as_str().unwrap()).collect();
                if commands.iter().any(|command| command.contains("KEY.pub")) {
                    continue;
                }
                let home = home_of(&story);
                let chosen = commands.iter().position(|command| command.contains("rule here"));
                for (number, command) in commands.iter().enumerate() {
                    let is_ruling = command.contains("adjudicate rule ");
                    // Of several branches one is chosen; who does not do it leaves it to the referee.
                    if is_ruling && Some(number) != chosen || command.contains("adjudicate post") && chosen.is_some() {
                        continue;
                    }
                    // The first branch there is olga's.
                    let referee = if story.name.contains("two-new-referees") { "olga" } else { "referee" };
                    let who = if is_ruling { referee.to_owned() } else { pen(&home, &files) };
                    let run = at(&home, &who, command);
                    let fine = run.status == 0 || command.contains("dispute") && run.status == 1;
                    assert!(fine || is_known(finding, &run), "{}: {who}: {command}: {run:?}", story.name);
                    ran += 1;
                }
                if finding["kind"] == "slip" && chosen.is_some() {
                    let after = json(&home, &[files[0]]);
                    assert_eq!(after["games"][0]["slips"], serde_json::json!([]), "{}: {finding}", story.name);
                }
                if finding["kind"] == "stops" && chosen.is_some() {
                    let after = json(&home, &[files[0]]);
                    assert_eq!(after["games"][0]["line"]["stops_before"], serde_json::json!([]), "{}", story.name);
                }
            }
        }
    }
    assert!(ran > 60, "{ran} commands were run");
}

/// `import` takes in what it can, and says with its exit status what the finding says: that somebody has signed twice, or that
/// something cannot stand.
fn is_known(finding: &Value, run: &RunOutput) -> bool {
    run.status == 1 && (finding["kind"] == "invalid" || run.stderr.contains("signed twice"))
}

/// Returns the holder of the pen in the first file.
fn pen(home: &TestPerson, files: &[&str]) -> String {
    let run = home.run(&["--json", "verify", files[0]]);
    let verdict: Value = run.stdout.lines().next().and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default();
    let hand = verdict["pen"]["hand"].as_str().or_else(|| verdict["games"][0]["pen"]["hand"].as_str());
    hand.filter(|hand| ["alice", "bob", "carol", "referee"].contains(hand)).unwrap_or("alice").to_owned()
}

#[test]
fn a_game_that_was_ruled_on_is_told_with_its_ruling() {
    let game = begun();
    let old = branch(&game, |game| game.turn("alice", "here"));
    let ruled = branch(&game, |game| game.write("referee", kinds::here()));
    let home = somebody();
    home.write("old.yaml", old.log());
    home.write("ruled.yaml", ruled.log());
    let told = home.run(&["dispute", "old.yaml", "ruled.yaml"]).ok();
    assert!(told.contains("ruling 1, by which the game goes on there"), "{told}");
    assert!(told.contains("adjudicate import ruled.yaml --game old.yaml"), "{told}");
    assert!(told.ends_with("one game: no dispute\n"), "{told}");
}
