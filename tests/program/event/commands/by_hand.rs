//! `event pair --by-hand`, with everything that can be wrong with it.

use super::Club;

const PEOPLE: [&str; 5] = ["alice", "bob", "carol", "dave", "erin"];

fn pair(boards: &str) -> String {
    format!("event pair cup --section mills --by-hand '{boards}' --reason 'dave is on a journey'")
}

#[test]
fn a_pairing_by_hand_is_a_ruling() {
    let club = Club::started(&PEOPLE);
    let said = club.run("olga", &pair("alice-bob, carol - erin, bye dave")).ok();
    assert!(said.contains("1: alice - bob\n  2: carol - erin\n  bye: dave\n"), "{said}");
    assert!(club.log().contains("\nruling:\n  pairing:\n") && club.log().contains("reason: \"dave is on a journey\""));
    assert_eq!(club.seats("mills", 1, 2), ["carol", "erin"]);
    for board in 1..=2 {
        club.finish("mills", 1, board);
    }
    club.run("olga", "event collect cup").ok();
    club.run("olga", "event pair cup --section mills").ok();
    assert!(club.run("olga", "event verify cup").ok().contains("valid, running"));
}

#[test]
fn names_with_dashes() {
    let mut club = Club::opened();
    for (who, name) in [("alice", "anna-maria"), ("bob", "jean-paul")] {
        club.posts(who, &format!("event enter cup --name {name} --section mills"));
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    club.refuses("olga", &pair("anna-maria-jean"), 1, &["error[event]", "`anna` does not play in `mills`"]);
    assert!(club.run("olga", &pair("anna-maria-jean-paul")).ok().contains("1: anna-maria - jean-paul"));
}

#[test]
fn names_with_dashes_that_can_be_cut_in_two_ways() {
    let mut club = Club::opened();
    for (who, name) in [("alice", "anna"), ("bob", "maria-anna"), ("carol", "anna-maria")] {
        club.posts(who, &format!("event enter cup --name {name} --section mills"));
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    let two = "`anna-maria-anna` can be anna-maria - anna and anna - maria-anna";
    club.refuses("olga", &pair("anna-maria-anna, bye anna"), 2, &[two, "blanks around the dashes"]);
    let said = club.run("olga", &pair("anna - maria-anna, bye anna-maria")).ok();
    assert!(said.contains("1: anna - maria-anna\n  bye: anna-maria"), "{said}");
}

#[test]
fn its_faults() {
    let club = Club::started(&PEOPLE);
    for (boards, says) in [
        ("alice-bob, carol-mallory, bye dave", "`mallory` does not play in `mills`"),
        ("alice-bob, alice-carol, bye dave, bye erin", "`alice` is paired twice"),
        ("alice-bob, carol-dave, bye erin, bye bob", "`bob` is paired twice"),
        ("alice-alice, carol-dave, bye erin, bye bob", "`alice` is paired twice"),
        ("alice-bob, carol-dave", "`erin` has neither a board nor a bye"),
        ("alice-bob-carol, bye dave, bye erin", "board 1 has 3 players; 2 to 2 fit"),
        ("alice, bob-carol, bye dave, bye erin", "board 1 has 1 players; 2 to 2 fit"),
    ] {
        club.refuses("olga", &pair(boards), 1, &["error[event]", says]);
        assert!(!club.home.path("cup/games").exists(), "{boards}: a game was made for a pairing that is refused");
    }
    club.refuses("olga", &pair("2nd-bob"), 2, &["2nd"]);
    club.refuses("olga", &pair("alice-"), 2, &["--by-hand"]);
    club.refuses("olga", "event pair cup --section mills --by-hand alice-bob", 2, &["--reason"]);
    club.refuses("olga", "event pair cup --section mills --reason why", 2, &["--by-hand"]);
    club.refuses(
        "olga",
        "event pair cup --by-hand alice-bob --reason why",
        2,
        &["which section?", "--section chess | mills"],
    );
    club.refuses(
        "olga",
        "event pair cup --section go --by-hand alice-bob --reason why",
        2,
        &["there is no section `go`"],
    );
    club.refuses("alice", &pair("alice-bob, carol-dave, bye erin"), 1, &["error[event]", "only the director `olga`"]);
    // After all that the director can still pair.
    club.run("olga", &pair("alice-bob, carol-dave, bye erin")).ok();
    club.refuses("olga", &pair("alice-bob, carol-dave, bye erin"), 1, &["error[event]", "no round can be paired now"]);
}
