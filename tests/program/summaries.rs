//! `adjudicate games` keeps a summary of each game, and says what it says without any.

use std::fs;
use std::path::PathBuf;

use adjudicate::crypto::{Digest, Identity, hmac_sha256};
use adjudicate_testkit::morris;
use adjudicate_testkit::people::{Homes, TestPerson};

use crate::two_games;

const STATE: &str = ".local/state/adjudicate/checkpoints";

/// alice's home with three games: one by its clock, one that waits for bob, and one whose log is so long that summaries are kept.
fn three_games() -> (Homes, TestPerson) {
    let (world, alice) = two_games();
    alice.write("long.yaml", morris::long_log(&[[1; 32], [2; 32]].map(|seed| Identity::from_seed(&seed)), 500));
    (world, alice)
}

/// The files with summaries.
fn stored(person: &TestPerson) -> Vec<PathBuf> {
    let files = fs::read_dir(person.path(STATE)).into_iter().flatten().map(|file| file.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|end| end == "games")).collect()
}

/// The list of games, after checking that it is, also for scripts, what a person without summaries is told.
#[track_caller]
fn listed(person: &TestPerson, arguments: &str) -> String {
    let [told, object] = ["games", "games --json"].map(|command| {
        let line = format!("{command} {arguments}");
        let told = person.run(&line);
        let afresh = person.command(&line).env("XDG_STATE_HOME", person.path("nothing")).output().unwrap();
        let _ = fs::remove_dir_all(person.path("nothing"));
        assert_eq!(told.stdout, String::from_utf8(afresh.stdout).unwrap());
        assert_eq!(told.stderr, String::from_utf8(afresh.stderr).unwrap());
        told.stdout
    });
    assert!(object.starts_with("{\"games\":["));
    told
}

/// Writes a file without changing the time at which it was written last.
fn write_unseen(person: &TestPerson, name: &str, text: impl AsRef<[u8]>) {
    let path = person.path(name);
    let before = fs::metadata(&path).unwrap().modified().unwrap();
    person.write(name, text);
    fs::File::options().append(true).open(path).unwrap().set_modified(before).unwrap();
}

#[test]
fn games_are_told_as_they_are_whatever_was_stored_of_them() {
    let (_world, alice) = three_games();
    let first = listed(&alice, "");
    assert!(first.contains("Your turn:") && first.contains("Waiting for others:"), "{first}");
    let [file] = stored(&alice).try_into().unwrap();
    assert!(alice.check_state() > 0);
    let written = fs::read(&file).unwrap();
    assert_eq!(listed(&alice, ""), first);
    assert_eq!(fs::read(&file).unwrap(), written, "nothing was new");

    // The words depend on the time.
    let late = listed(&alice, "--date 2027-03-01T12:00:00Z");
    assert!(late.contains("too late") && !first.contains("too late"), "{late}");
    // Without a key nobody is asked.
    fs::rename(alice.path(".config"), alice.path("away")).unwrap();
    assert!(!listed(&alice, "").contains("Your turn:"));
    fs::rename(alice.path("away"), alice.path(".config")).unwrap();
    // From another directory the commands have other paths.
    let home = alice.home.file_name().unwrap().to_str().unwrap();
    assert!(listed(&alice, &format!("../{home}")).contains(&format!("--game ../{home}/morris.yaml")));

    // The file beside a log, the log, another log of the same size and date, a copy, a new game, and one less.
    alice.run("offer draw --game morris.yaml --yes").ok();
    assert!(listed(&alice, "").contains("Waiting to be recorded with the next move:"));
    alice.run("play d2 --game morris.yaml --yes").ok();
    assert!(!listed(&alice, "").contains("Your turn:"));
    let (morris, roman) = (alice.read("morris.yaml"), alice.read("roman.yaml"));
    let at = morris.find("sig: ").unwrap() + 10;
    let other = if morris.as_bytes()[at] == b'A' { "B" } else { "A" };
    write_unseen(&alice, "morris.yaml", format!("{}{other}{}", &morris[..at], &morris[at + 1..]));
    assert_ne!(alice.run("games").status, 0);
    listed(&alice, "");
    write_unseen(&alice, "morris.yaml", &roman);
    write_unseen(&alice, "roman.yaml", &morris);
    listed(&alice, "");
    alice.write("copy.yaml", &roman[..roman.rfind("---\n").unwrap()]);
    alice.write("zz.yaml", include_str!("../../examples/roman-merels.yaml"));
    assert!(listed(&alice, "").contains("copy.yaml"));
    fs::remove_file(alice.path("morris.yaml")).unwrap();
    fs::remove_file(alice.path("zz.yaml")).unwrap();
    listed(&alice, "");
    // Summaries that wait for no games go when they are written the next time.
    alice.write("long.yaml", morris::long_log(&[[1; 32], [2; 32]].map(|seed| Identity::from_seed(&seed)), 501));
    listed(&alice, "");
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 1 + 3);
}

#[test]
fn summaries_are_used_and_only_those_of_this_program() {
    let (_world, alice) = three_games();
    let honest = listed(&alice, "");
    let [file] = stored(&alice).try_into().unwrap();
    let written = fs::read_to_string(&file).unwrap();
    let secret = fs::read(alice.path(&format!("{STATE}/secret"))).unwrap();
    let signed = |rows: &str, secret: &[u8], version: &str| {
        let mac = hmac_sha256(secret, &[b"summaries ", version.as_bytes(), b" ", rows.as_bytes()]);
        format!("{}\n{rows}", Digest(mac).to_hex())
    };
    let rows = written.split_once('\n').unwrap().1;
    assert_eq!(signed(rows, &secret, env!("CARGO_PKG_VERSION")), written);
    let others = rows.replace("Nine Men's Morris", "Nobody's Game");
    // Only a program with the secret can write this: it shows that the game is not verified again.
    fs::write(&file, signed(&others, &secret, env!("CARGO_PKG_VERSION"))).unwrap();
    assert!(alice.run("games").ok().contains("Nobody's Game"));
    assert!(!alice.run("verify morris.yaml long.yaml").ok().contains("Nobody's Game"));
    let named_by_key = alice.run("games --key .config/adjudicate/identity").ok();
    assert!(!named_by_key.contains("Nobody's Game"), "with a key that was named nothing is stored");
    let forgeries = [
        signed(&others, &[7; 32], env!("CARGO_PKG_VERSION")),
        signed(&others, &secret, "0.0.1"),
        written.replace("Nine Men's Morris", "Nobody's Game"),
        signed(&others, &secret, env!("CARGO_PKG_VERSION")).trim_end().to_owned(),
        signed(&others, &secret, env!("CARGO_PKG_VERSION"))[..200].to_owned(),
        others.clone(),
        String::new(),
    ];
    for forgery in forgeries {
        fs::write(&file, &forgery).unwrap();
        assert_eq!(listed(&alice, ""), honest, "{forgery}");
        assert_eq!(fs::read_to_string(&file).unwrap(), written, "it is written again");
    }
    // A row of which the text is none is read again as well.
    let damaged = rows.replace("{\"headline\"", "{\"head\"");
    fs::write(&file, signed(&damaged, &secret, env!("CARGO_PKG_VERSION"))).unwrap();
    assert_eq!(listed(&alice, ""), honest);
    // With another secret the file is worth nothing.
    fs::write(&file, signed(&others, &secret, env!("CARGO_PKG_VERSION"))).unwrap();
    fs::write(alice.path(&format!("{STATE}/secret")), [9; 32]).unwrap();
    assert_eq!(listed(&alice, ""), honest);
    fs::remove_dir_all(alice.path(STATE)).unwrap();
    assert_eq!(listed(&alice, ""), honest);
}

#[test]
fn few_short_games_have_no_summaries() {
    let (_world, alice) = three_games();
    fs::remove_file(alice.path("long.yaml")).unwrap();
    listed(&alice, "");
    assert!(stored(&alice).is_empty());
}
