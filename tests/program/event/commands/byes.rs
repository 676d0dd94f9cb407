//! Byes that are asked for, on the command line.

use super::Club;

#[test]
fn asked_for_and_given() {
    let mut club = Club::new();
    club.home.write("cup.yaml", super::DESCRIPTION.replace("rounds: 2", "rounds: 3, byes: 1"));
    let said = club.run("olga", "event new cup.yaml --output cup").ok();
    assert!(said.contains("a player can ask to be free in one round, for half a point"), "{said}");
    club.posts("alice", "event enter cup --name alice --section mills --bye 2");
    let both = "event enter cup --name bob --section chess --section mills --bye";
    club.refuses("bob", &format!("{both} 1"), 2, &["round 1 of which section?", "--bye SECTION:ROUND"]);
    club.refuses("bob", &format!("{both} mills:one"), 2, &["`one` is no round"]);
    club.refuses("bob", &format!("{both} chess:1"), 1, &["error[event]", "`chess` is `round-robin`"]);
    club.refuses(
        "bob",
        &format!("{both} mills:1 --bye mills:2"),
        1,
        &["the charter allows 1", "writes to the director"],
    );
    club.posts("bob", &format!("{both} mills:1"));
    for who in ["carol", "dave", "erin"] {
        club.posts(who, &format!("event enter cup --name {who} --section mills"));
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    let rule = "event rule bye carol --event cup --section mills --reason 'she is on a journey' --round";
    club.run("olga", &format!("{rule} 1")).ok();
    club.refuses("olga", &format!("{rule} 1"), 1, &["error[event]", "`carol` is free in round 1 of `mills` already"]);
    let status = club.run("olga", "event status cup").ok();
    assert!(
        status.contains("  free in round 1, as asked for: bob, carol\n  free in round 2, as asked for: alice\n"),
        "{status}"
    );
    let said = club.run("olga", "event pair cup --section mills").ok();
    assert!(
        said.contains("free, as asked for: bob\n  free, as asked for: carol\n") && said.contains("bye: "),
        "{said}"
    );
    let status = club.run("olga", "event status cup").ok();
    assert!(!status.contains("free in round 1"), "{status}");
    club.finish("mills", 1, 1);
    club.run("olga", "event collect cup").ok();
    let standings = club.run("olga", "event standings cup --section mills").ok();
    let bob = standings.lines().find(|line| line.contains("bob")).unwrap().to_owned();
    assert!(bob.contains("½"), "{standings}");
    let round = club.json("olga", "event pair cup --section mills");
    assert_eq!(round["free"], serde_json::json!(["alice"]));
    club.run("olga", "event verify cup").ok();
    club.run("olga", "event page cup -o cup.html").ok();
    assert!(club.read("cup.html").contains("No board, as they have asked, for the points of a draw: bob, carol"));
}

/// A player who asks for a bye after he has entered is told what he still has to do.
#[test]
fn a_bye_that_comes_after_the_entry_is_not_passed_over() {
    let club = Club::new();
    club.home.write("cup.yaml", super::DESCRIPTION.replace("rounds: 2", "rounds: 3, byes: 1"));
    club.run("olga", "event new cup.yaml --output cup").ok();
    for (copy, bye) in [("plain", ""), ("again", ""), ("late", "--bye 2")] {
        super::copy(&club.home, "cup/event.yaml", &format!("{copy}/event.yaml"));
        let letter = club.run("alice", &format!("event enter {copy} --name alice --section mills {bye}")).ok();
        club.home.write(&format!("{copy}.eml"), format!("From: alice@example.org\n\n{letter}"));
    }
    assert!(club.run("olga", "event import --event cup plain.eml").ok().contains("writes the slip of alice in"));
    assert!(club.run("olga", "event import --event cup again.eml").ok().contains("in the log already"));
    club.refuses(
        "olga",
        "event import --event cup late.eml",
        1,
        &["error[event]", "`alice` has entered `mills` already"],
    );
}
