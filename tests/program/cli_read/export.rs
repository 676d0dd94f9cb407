use adjudicate_testkit::people::TestPerson;
use serde_json::Value;

use crate::cli_read::games::{ruled, whole, with_a_scribe};
use crate::somebody;

/// Exports a log and runs the script, which runs the real ssh-keygen over every entry; gives what the script says.
fn checked(home: &TestPerson, log: &str) -> Vec<String> {
    home.write("game.yaml", log);
    let output = home.run(&["export", "--ssh", "game.yaml", "-o", "evidence"]).ok();
    let (entries, slips) = (log.matches("\nsig: ").count(), log.matches("\n    sig: ").count());
    let count = match slips {
        0 => format!("{entries} entries"),
        1 => format!("{entries} entries and 1 slip"),
        _ => format!("{entries} entries and {slips} slips"),
    };
    let expected = format!(
        "{count} with their signatures stand in evidence.\nCheck them without this program: sh evidence/verify.sh\n"
    );
    assert_eq!(output, expected);
    let output = home.bash("evidence/verify.sh").ok();
    let mut lines: Vec<String> = output.lines().map(str::to_owned).collect();
    assert_eq!(lines.pop().unwrap(), format!("{count}, all signatures good"));
    assert_eq!(lines.len(), entries + slips);
    lines
}

#[test]
fn ssh_keygen_accepts_every_entry_after_a_rekey_by_oneself() {
    let home = somebody();
    let lines = checked(&home, &whole().log());
    let said = |line: &str| assert!(lines.iter().any(|said| said == line), "{line}: {lines:?}");
    // The new key is introduced with the old one, on a slip that bob's post writes in.
    said("0015-slip-1 good, signed by alice");
    said("0015 good, signed by bob");
    said("0018 good, signed by alice+1");
    let allowed = std::fs::read_to_string(home.path("evidence/allowed_signers")).unwrap();
    let principals: Vec<&str> = allowed.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(principals, ["alice", "bob", "alice+1"]);
    let readme = std::fs::read_to_string(home.path("evidence/README.txt")).unwrap();
    let by_hand = readme.lines().find(|line| line.starts_with("ssh-keygen ")).unwrap();
    let told = home.bash(&format!("cd evidence && {by_hand}")).ok();
    assert!(told.starts_with("Good \"adjudicate-v1\" signature for alice with ED25519 key SHA256:"), "{told}");
}

#[test]
fn ssh_keygen_accepts_a_scribe_and_rekeys_by_the_referee() {
    let home = somebody();
    let game = with_a_scribe();
    let lines = checked(&home, &game.log());
    let entries = lines.iter().filter(|line| !line.contains("-slip-"));
    let signers: Vec<&str> = entries.map(|line| line.rsplit(' ').next().unwrap()).collect();
    // The author and the signer of each entry, over the whole game.
    let log = game.log();
    let authors: Vec<&str> = log.lines().filter_map(|line| line.strip_prefix("by: ")).collect();
    let mut seen: Vec<(&str, &str)> = authors.iter().copied().zip(signers.iter().copied()).collect();
    seen.sort_unstable();
    seen.dedup();
    let expected = [
        ("alice", "alice"),
        ("alice", "alice+1"),
        ("bob", "referee"),
        ("bob", "referee+1"),
        ("carol", "carol"),
        ("carol", "carol+1"),
        ("referee", "referee"),
    ];
    assert_eq!(seen, expected);
    let readme = std::fs::read_to_string(home.path("evidence/README.txt")).unwrap();
    assert!(readme.contains("  bob: plays by post; the referee wrote down and signed these entries\n"), "{readme}");
}

#[test]
fn the_payloads_are_what_was_hashed() {
    let home = somebody();
    checked(&home, &ruled().log());
    let sum = home.bash("cd evidence && sha256sum 0003.txt").ok();
    let next = std::fs::read_to_string(home.path("evidence/0004.txt")).unwrap();
    assert!(next.contains(&format!("prev: sha256:{}\n", sum.split(' ').next().unwrap())));
}

#[test]
fn the_script_finds_what_was_changed_or_left_out() {
    let home = somebody();
    checked(&home, &whole().log());
    let text = std::fs::read_to_string(home.path("evidence/0008.txt")).unwrap();
    home.write("evidence/0008.txt", text.replace("third, better", "third, worse!"));
    let run = home.bash("sh evidence/verify.sh");
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("\n0008 BAD, not signed by bob: "), "{}", run.stdout);
    assert!(run.stdout.contains("\n0009 BAD, does not name the entry before it\n"), "{}", run.stdout);
    assert!(run.stdout.ends_with("\n20 entries and 7 slips, 2 faults\n"), "{}", run.stdout);
    // A slip is signed by itself.
    let text = std::fs::read_to_string(home.path("evidence/0018-slip-1.txt")).unwrap();
    home.write("evidence/0018-slip-1.txt", text.replace("hello", "hallo"));
    let run = home.bash("sh evidence/verify.sh");
    assert!(run.stdout.contains("\n0018-slip-1 BAD, not signed by bob: "), "{}", run.stdout);
    assert!(run.stdout.ends_with("\n20 entries and 7 slips, 4 faults\n"), "{}", run.stdout);
}

#[test]
fn nothing_is_written_into_a_directory_that_holds_something() {
    let home = somebody();
    home.write("game.yaml", whole().log());
    home.write("evidence/old.txt", "old");
    let stderr = home.run(&["export", "--ssh", "game.yaml", "-o", "evidence"]).bad(2);
    assert!(stderr.starts_with("error: the directory `evidence` is not empty\n"), "{stderr}");
    assert!(home.run(&["export", "--ssh", "game.yaml"]).bad(2).contains("-o DIR"));
    assert_eq!(home.run(&["export", "game.yaml", "-o", "new"]).status, 2);
    home.write("bad.yaml", "---\n");
    assert_eq!(home.run(&["export", "--ssh", "bad.yaml", "-o", "new"]).status, 1);
    assert!(!home.path("new").exists());
}

#[test]
fn scripts_get_the_keys() {
    let home = somebody();
    home.write("game.yaml", whole().log());
    let output = home.run(&["export", "--ssh", "--json", "game.yaml", "-o", "evidence"]).ok();
    let object: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&object["entries"], &object["directory"]), (&20.into(), &"evidence".into()));
    assert_eq!((&object["keys"][2]["principal"], &object["keys"][2]["introduced"]), (&"alice+1".into(), &15.into()));
}

#[test]
fn ssh_keygen_accepts_every_entry_of_every_example() {
    let directory = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let logs = std::fs::read_dir(directory).unwrap().map(|item| item.unwrap().path());
    let logs: Vec<_> = logs.filter(|path| path.extension().is_some_and(|extension| extension == "yaml")).collect();
    assert!(logs.len() >= 11);
    for path in logs {
        let lines = checked(&somebody(), &std::fs::read_to_string(&path).unwrap());
        assert!(lines.iter().all(|line| line.contains(" good, signed by ")), "{}: {lines:?}", path.display());
    }
}
