//! `event rule` for what went wrong, and the remarks that everybody reads.

use super::Club;

const PEOPLE: [&str; 4] = ["alice", "bob", "carol", "dave"];

/// A player's appeal, a pairing that was undone and a substitute stand below the table, on the site and in the feed.
#[test]
fn everybody_reads_what_was_corrected_and_said() {
    let club = Club::paired(&PEOPLE);
    let key = std::fs::read_to_string(club.home.path("erin.key.pub")).unwrap();
    let key = key.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    club.run("olga", "event rule unpair --event cup --section mills --round 1 --reason 'bob was counted twice'").ok();
    club.run("olga", "event pair cup --section mills").ok();
    assert!(club.home.path("cup/games/mills-r1-b1-2.yaml").is_file(), "the games that were undone keep their files");
    let taken = format!("event rule substitute bob --event cup --new-key '{key}' --display Erin --reason 'bob is ill'");
    club.run("olga", &taken).ok();
    club.refuses("olga", &taken, 1, &["error[event]", "this key stands in the log already, as one of `bob`"]);
    club.posts("alice", "event note --event cup 'I appeal against the pairing of round 1'");
    let table = club.run("olga", "event standings cup --section mills").ok();
    for line in [
        ": mills: round 1 is paired no longer (bob was counted twice)",
        ": bob is played by Erin from here on (bob is ill)",
        ", alice: \"I appeal against the pairing of round 1\"",
    ] {
        assert!(table.contains(line), "{line}: {table}");
    }
    assert!(club.run("olga", "event verify cup").ok().contains("valid, running"));
    club.run("olga", "event site cup -o site").ok();
    let file = |name: &str| std::fs::read_to_string(club.home.path(&format!("site/{name}"))).unwrap();
    assert!(file("index.html").contains("I appeal against the pairing"), "{}", file("index.html"));
    assert!(file("feed.atom").contains("alice has written: "), "{}", file("feed.atom"));
}
