//! Games that begin on a desk: by an invitation, and by a charter from somebody whom it knows.

use adjudicate_testkit::people::{Homes, NONCE, TestPerson, key};
use serde_json::Value;

use crate::homes;
use crate::mail::in_words::{Original, Table, to};
use crate::mail::table;
use crate::rendered::is_as_read;

fn desk() -> (Homes, TestPerson) {
    let world = homes();
    let desk = table::desk(&world, "desk");
    (world, desk)
}

fn invite(desk: &TestPerson, line: &str) -> adjudicate_testkit::people::RunOutput {
    desk.run(&format!("invite {line} --nonce {NONCE} --yes --at-once"))
}

/// A desk with a way back of its own, and a host.
fn house() -> (Homes, Table) {
    let world = homes();
    let desk = table::desk(&world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml");
    let more = "  reply: \"desk+{}@example.org\"\n  hosts:\n    - hugo@example.org\n";
    desk.write(".config/adjudicate/config.yaml", config + more);
    (world, Table { desk })
}

fn games(desk: &TestPerson) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(desk.path("games"))
        .unwrap()
        .map(|item| item.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn seats_fill_by_answers_and_then_the_game_begins() {
    let (_world, table) = house();
    let line = "invite nine-mens-morris alice@example.org bob@example.org --first alice --clock 7,0,10 --yes";
    let told = table.desk.run(line).ok();
    assert!(told.contains("seat 1: alice, open, for alice@example.org"), "{told}");
    assert_eq!(games(&table.desk), ["nine-mens-morris-alice-bob.invitation"]);
    let (sent, _) = table.serve();
    let (alice, bob) = (to(&sent, "alice").clone(), to(&sent, "bob").clone());
    assert!(alice.flat().contains("players: alice (you), bob"), "{}", alice.text);
    assert!(!alice.text.contains("bob@example.org"));
    assert_ne!(alice.reply_to, bob.reply_to);
    // They are asked once.
    assert!(table.serve().0.is_empty());
    // An unclear answer fills no seat, nor does another's way, nor another address.
    let (sent, log) = table.say(&alice, "Who is bob? Should I say yes?");
    assert!(to(&sent, "alice").flat().contains("It is not clear what you say"), "{log}");
    table.deliver(&bob.from("eve@evil.example", "Content-Type: text/plain", "yes"));
    let (sent, log) = table.serve();
    assert_eq!(sent.len(), 1, "{log}");
    assert!(to(&sent, "bob").flat().contains("from another address than the one that was invited"), "{}", sent[0].text);
    let (sent, _) = table.say(&alice, "Hello,\nYes, please!\nAlice");
    assert!(to(&sent, "alice").flat().contains("as soon as bob has answered"), "{}", sent[0].text);
    assert_eq!(games(&table.desk), ["nine-mens-morris-alice-bob.invitation"]);
    let status = table.desk.run("mail status").ok();
    assert!(status.contains("-bob.invitation: an invitation, which waits for bob@example.org"), "{status}");
    let status: Value = serde_json::from_str(&table.desk.run("mail status --json").ok()).unwrap();
    assert_eq!(status["invitations"][0]["open"], serde_json::json!(["bob@example.org"]));
    assert!(table.desk.run("mail status --as html").ok().contains("which waits for bob@example.org"));
    let (sent, log) = table.say(&bob, "yes");
    assert_eq!(games(&table.desk), ["nine-mens-morris-alice-bob.yaml"], "{log}");
    // The referee has joined, and both get the board; who is to move has an answer that counts.
    assert!(to(&sent, "bob").flat().contains("It is not your turn"), "{}", to(&sent, "bob").text);
    let (_, log) = table.say(to(&sent, "alice"), "b4");
    assert!(log.contains("alice says `b4`"), "{log}");
    let log = table.desk.read("games/nine-mens-morris-alice-bob.yaml");
    assert!(log.contains("move: b4") || log.contains("b4"), "{log}");
    table.desk.run("verify games/nine-mens-morris-alice-bob.yaml").ok();
}

#[test]
fn who_declines_ends_it_and_the_host_is_told() {
    let (_world, table) = house();
    let line = "invite nine-mens-morris alice@example.org bob@example.org --host hugo@example.org --yes";
    table.desk.run(line).ok();
    let (sent, _) = table.serve();
    table.say(to(&sent, "alice"), "ok");
    let (news, log) = table.say(to(&sent, "bob"), "No, thanks.\nBob");
    assert!(log.contains("bob (bob@example.org) has declined"), "{log}");
    assert!(games(&table.desk).is_empty());
    assert!(to(&news, "alice").flat().contains("bob has declined, so there is no game"));
    assert!(to(&news, "hugo").flat().contains("You can invite somebody else"));
    assert!(to(&news, "bob").flat().contains("You declined"));
    // The way back is worth nothing any more.
    let (news, _) = table.say(to(&sent, "bob"), "yes");
    assert!(news.is_empty() && games(&table.desk).is_empty());
}

#[test]
fn who_has_a_key_answers_with_it_and_joins() {
    let (world, table) = house();
    let desk = &table.desk;
    desk.run("invite nine-mens-morris alice@example.org bob@example.org --first alice --yes").ok();
    let (sent, _) = table.serve();
    let bytes = table::sent(desk).into_iter().find(|one| one.to == "alice@example.org").unwrap().bytes;
    let alice = world.person("alice");
    std::fs::create_dir_all(alice.path("out")).unwrap();
    let config = format!("mail:\n  address: alice@example.org\n  directory: {}\n", alice.path("out").display());
    alice.write(".config/adjudicate/config.yaml", config);
    alice.write("letter.eml", bytes);
    let told = alice.run("join --invitation letter.eml --yes").ok();
    assert!(told.contains("Your yes is sent"), "{told}");
    let answer = table::sent(&alice).pop().unwrap();
    table.deliver(&String::from_utf8(answer.bytes).unwrap());
    let (news, log) = table.serve();
    assert!(to(&news, "alice").flat().contains("You sign for yourself"), "{log}\n{}", news[0].text);
    // The desk's own key is no player's.
    let (news, _) = table.say(to(&sent, "bob"), &format!("yes\n{}", key("referee")));
    assert!(to(&news, "bob").flat().contains("You have no seat yet"), "{}", news[0].text);
    let (_, log) = table.say(to(&sent, "bob"), "I accept");
    let game = desk.read("games/nine-mens-morris-alice-bob.yaml");
    assert!(game.contains(key("alice").split(' ').nth(1).unwrap()), "{log}\n{game}");
    let letters = table::sent(desk);
    let charter = letters.iter().find(|one| one.to == "alice@example.org").unwrap();
    alice.write("charter.eml", &charter.bytes);
    alice.run("import charter.eml --yes").ok();
    alice.run("join --yes").ok();
    // The error says what is wrong with the file.
    let call = alice.run("join --invitation charter.eml --yes");
    assert!(call.status == 2 && call.stderr.contains("this is no invitation"), "{}", call.stderr);
}

#[test]
fn a_host_invites_by_mail_and_confirms_it() {
    let (_world, table) = house();
    let new = |from: &str, words: &str| {
        format!(
            "From: {from}\r\nTo: desk@example.org\r\nSubject: a game\r\nMessage-ID: <{from}-{}@x>\r\n\r\n{words}\r\n",
            words.len()
        )
    };
    // Only those whom the settings name are heard.
    table.deliver(&new("eve@evil.example", "invite nine-mens-morris bob@example.org"));
    assert!(table.serve().0.is_empty());
    table.deliver(&new("hugo@example.org", "invite chequers bob@example.org"));
    let (sent, _) = table.serve();
    assert!(to(&sent, "hugo").flat().contains("Nobody was invited: there is no game `chequers`"), "{}", sent[0].text);
    table.deliver(&new("hugo@example.org", "Dear desk,\ninvite nine-mens-morris bob@example.org\nHugo"));
    let (sent, log) = table.serve();
    let asked = to(&sent, "hugo").clone();
    assert!(asked.flat().contains("between hugo (hugo@example.org), bob (bob@example.org)"), "{log}{}", asked.text);
    assert!(games(&table.desk).is_empty());
    let (sent, log) = table.say(&asked, "yes");
    assert!(to(&sent, "hugo").flat().contains("bob@example.org is invited"), "{log}");
    let bob = to(&sent, "bob").clone();
    assert!(bob.flat().contains("hugo@example.org invites you"), "{}", bob.text);
    let (sent, _) = table.say(&bob, "yes");
    assert_eq!(games(&table.desk), ["nine-mens-morris-hugo-bob.yaml"]);
    assert_eq!(sent.len(), 2);
    // A yes to what is done already is nobody's request.
    table.say(&asked, "yes");
    assert_eq!(games(&table.desk).len(), 1);
}

#[test]
fn a_player_with_the_program_asks_a_desk_to_invite() {
    let (world, table) = house();
    let hugo = world.person("alice");
    std::fs::create_dir_all(hugo.path("out")).unwrap();
    let config = format!("mail:\n  address: hugo@example.org\n  directory: {}\n", hugo.path("out").display());
    hugo.write(".config/adjudicate/config.yaml", config);
    let told = hugo.run("invite nine-mens-morris bob@example.org --desk desk@example.org --yes").ok();
    assert!(told.contains("confirm that with `yes`"), "{told}");
    table.deliver(&String::from_utf8(table::sent(&hugo).pop().unwrap().bytes).unwrap());
    let (sent, log) = table.serve();
    assert!(to(&sent, "hugo").flat().contains("You sign with the key that came with it"), "{log}");
    let (sent, _) = table.say(to(&sent, "hugo"), "yes");
    table.say(to(&sent, "bob"), "yes");
    let game = table.desk.read("games/nine-mens-morris-hugo-bob.yaml");
    assert!(game.contains(key("alice").split(' ').nth(1).unwrap()), "{game}");
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
    // Games that wait for her come first.
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

#[test]
fn the_status_names_claims_of_time_until_they_are_decided() {
    let (_world, desk) = desk();
    invite(&desk, "roman-merels alice@example.org bob@example.org --first alice --clock 7,0,0").ok();
    let file = "games/roman-merels-alice-bob.yaml";
    let status = |more: &str| desk.run(&format!("mail status --date 2026-12-20T09:00:00Z {more}")).ok();
    assert!(!status("").contains("claims since"));
    desk.run(&format!("claim timeout alice --for bob -g {file} --yes --date 2026-12-18T09:00:00Z")).ok();
    let text = status("");
    assert!(
        text.contains(&format!(
            "{file}: bob claims since 2026-12-18T09:00:00Z that alice is out of time, and you decide"
        )),
        "{text}"
    );
    let object: Value = serde_json::from_str(&status("--json")).unwrap();
    assert_eq!(
        (&object["games"][0]["claims"][0]["by"], &object["games"][0]["claims"][0]["against"]),
        (&"bob".into(), &"alice".into())
    );
    assert!(status("--as html").contains("that alice is out of time, and you decide"));
    // Written in, it still waits for the referee; a move of hers, or a ruling, settles it.
    desk.run(&format!("post --for alice -g {file} --yes --date 2026-12-19T09:00:00Z")).ok();
    assert!(status("").contains("claims since"));
    desk.run(&format!("play --for alice b4 -g {file} --yes --date 2026-12-20T08:00:00Z")).ok();
    assert!(!status("").contains("claims since"), "{}", status(""));
}

#[test]
fn invitations_are_as_they_were_read() {
    let (_world, table) = house();
    let line = "invite chess alice@example.org bob@example.org --first alice --clock 7,3,10";
    table.desk.run(&format!("{line} --nonce {NONCE} --yes")).ok();
    let (sent, _) = table.serve();
    let (alice, bob) = (to(&sent, "alice").clone(), to(&sent, "bob").clone());
    let read = |name: &str, letter: &Original| is_as_read(name, &letter.subject, &letter.text, &letter.html);
    read("invitation", &alice);
    read("invitation-unclear", to(&table.say(&alice, "Who is Bob?").0, "alice"));
    read("invitation-seat", to(&table.say(&alice, "yes").0, "alice"));
    read("invitation-declined", to(&table.say(&bob, "no").0, "alice"));
}
