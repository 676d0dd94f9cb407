//! Games that begin on a desk: by an invitation, and by a charter from somebody whom it knows.

use adjudicate_kit::people::{NONCE, Person};
use serde_json::Value;

use crate::homes;
use crate::mail::table;

fn desk() -> (adjudicate_kit::people::Homes, Person) {
    let world = homes();
    let desk = table::desk(&world, "desk");
    (world, desk)
}

fn invite(desk: &Person, line: &str) -> adjudicate_kit::people::Call {
    desk.run(&format!("invite {line} --nonce {NONCE} --yes"))
}

#[test]
fn two_with_nothing_but_mail_are_invited_in_one_line() {
    let (_world, desk) = desk();
    let told =
        invite(&desk, "nine-mens-morris alice@example.org bob@example.org --clock 7,0,10 --absence-days 21").ok();
    assert!(told.contains("seat 1: alice plays by post") && told.contains("21 of absence"), "{told}");
    assert!(told.contains("The desk sends everybody the board"), "{told}");
    let file = "games/nine-mens-morris-alice-bob.yaml";
    let verdict: Value = serde_json::from_str(&desk.run(&format!("verify {file} --json")).ok()).unwrap();
    // The referee has joined and made the lots, so somebody is to move.
    assert_eq!((&verdict["verdict"], &verdict["entries"]), (&Value::from("running"), &Value::from(2)));
    assert_eq!((&verdict["pen"]["hand"], &verdict["pen"]["for"]), (&Value::from("referee"), &Value::from("act")));
    desk.run("mail serve --once").ok();
    let mut to: Vec<String> = table::sent(&desk).into_iter().map(|sent| sent.to).collect();
    to.sort();
    assert_eq!(to, ["alice@example.org", "bob@example.org"]);
    // They may play another one.
    invite(&desk, "nine-mens-morris alice@example.org bob@example.org").ok();
    assert!(desk.path("games/nine-mens-morris-alice-bob-2.yaml").exists());
    assert_eq!(std::fs::read_dir(desk.path("games")).unwrap().count(), 2);
}

#[test]
fn names_come_from_addresses_or_are_given() {
    let (_world, desk) = desk();
    let told = invite(&desk, "open Anne.Miller+games@example.org x=22@example.org 1-bob@example.net").ok();
    assert!(told.contains("Open Game: anne-miller, x and bob"), "{told}");
    for (line, status, why) in [
        ("open alice@example.org alice@example.net", 2, "two players cannot both be called `alice`"),
        ("open alice@example.org 22@example.org", 2, "22@example.org: `` is not a name"),
        ("open alice@example.org desk@example.org", 2, "desk@example.org is the desk's own address"),
        ("open alice@example.org bob", 2, "no mail can be sent to `bob`"),
        ("chess alice@example.org bob@example.org carol@example.org", 1, "Chess is a game for 2 players, not 3"),
        ("chequers alice@example.org bob@example.org", 2, "there is no game `chequers`"),
    ] {
        let call = invite(&desk, line);
        assert!(call.stderr.contains(why), "{line}: {}", call.stderr);
        assert_eq!(call.status, status, "{line}: {}", call.stderr);
    }
    assert_eq!(std::fs::read_dir(desk.path("games")).unwrap().count(), 1);
}

#[test]
fn only_a_desk_invites() {
    let world = homes();
    let call = world.person("alice").run("invite chess bob@example.org carol@example.org --yes");
    assert_eq!(call.status, 78);
    assert!(call.stderr.contains("there is none here"), "{}", call.stderr);
}

#[test]
fn a_player_has_a_page_of_games() {
    let (_world, desk) = desk();
    invite(&desk, "roman-merels alice@example.org bob@example.org --first alice --clock 7,0,0").ok();
    invite(&desk, "roman-merels carol@example.org alice@example.org --first carol --clock 2,1,0").ok();
    invite(&desk, "roman-merels carol@example.org dave@example.org --first dave").ok();
    let status = |more: &str| desk.run(&format!("mail status --player Alice@example.org {more}")).ok();
    let text = status("");
    let lines: Vec<&str> = text.lines().collect();
    // What waits for her comes first.
    assert!(lines[0].starts_with("Roman Merels: alice (x) and bob (o) ("), "{text}");
    assert!(lines[0].ends_with("): you, 7 days left"), "{text}");
    assert!(lines[1].ends_with("): carol, 3 days left"), "{text}");
    assert_eq!(lines[2..], ["2 games of alice@example.org."]);
    let later = status("--date 2026-11-24T05:00:00Z");
    assert!(later.contains("you, 3 days left") && later.contains("carol, less than a day too late"), "{later}");
    let page = status("--as html");
    assert!(page.contains("<h1>Games of alice@example.org</h1>"), "{page}");
    assert!(page.contains("<tr class=\"own\"><td>Roman Merels: alice (x) and bob (o)</td>"), "{page}");
    assert!(page.contains("<td>carol, 3 days left</td>") && !page.contains("dave"), "{page}");
    let object: Value = serde_json::from_str(&status("--json")).unwrap();
    assert_eq!(object["games"][0]["due"][0]["days_left"], 7);
    assert_eq!(
        (&object["games"][1]["due"][0]["own"], &object["games"][1]["over"]),
        (&Value::from(false), &Value::Null)
    );
    assert_eq!(desk.run("mail status --player alice").status, 64);
}

#[test]
fn a_charter_from_a_known_host_is_taken_in_with_the_joins_that_came_before_it() {
    let world = homes();
    let games = table::games(&world);
    let [charter, alice, bob] = table::entries(&games.base).try_into().unwrap();
    let desk = table::desk(&world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml");
    desk.write(".config/adjudicate/config.yaml", config + "  hosts:\n    - Alice@example.org\n");
    let deliver = |name: &str, from: &str, entry: &str| {
        let message =
            format!("From: {from}@example.org\r\nTo: desk@example.org\r\n\r\n{}", adjudicate::log::wrap(entry));
        desk.write(&format!("mail/new/{name}"), message);
        desk.run("mail serve --once").stdout
    };
    let here = || std::fs::read_dir(desk.path("games")).unwrap().count();
    deliver("1", "bob", &bob);
    deliver("2", "alice", &alice);
    // Anybody can write a charter; whom the desk does not know lays no game before it.
    deliver("3", "eve", &charter);
    assert_eq!((here(), table::sent(&desk).len()), (0, 0));
    // Nor is it taken in if another one is the referee there.
    deliver("4", "alice", &table::entries(&games.strangers)[0]);
    assert_eq!(here(), 0);
    let log = deliver("5", "alice", &charter);
    assert_eq!(desk.read("games/nine-mens-morris-alice-bob.yaml"), games.base, "{log}");
    let mut to: Vec<String> = table::sent(&desk).into_iter().map(|sent| sent.to).collect();
    to.sort();
    assert_eq!(to, ["alice@example.org", "bob@example.org"]);
}
