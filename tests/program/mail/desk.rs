//! The desk: games between people whose mail is carried by hand, deadlines, summaries, other desks.

use std::path::Path;

use adjudicate::log::Text;
use adjudicate_testkit::people::{Homes, NONCE, TestPerson, key};
use adjudicate_testkit::{TestGame, open_game};
use serde_json::Value;

use crate::homes;
use crate::mail::table::{self, entries};

/// Gives somebody an address, a Maildir, and a directory for what he sends.
fn with_mail(person: TestPerson, address: &str, more: &str) -> TestPerson {
    for directory in ["games", "mail/new", "mail/cur", "mail/tmp", "out", ".config/adjudicate"] {
        std::fs::create_dir_all(person.path(directory)).unwrap();
    }
    let out = person.path("out").display().to_string();
    person.write(
        ".config/adjudicate/config.yaml",
        format!("mail:\n  address: {address}\n  directory: {out}\n{more}desk:\n  games: games\n  maildir: mail\n"),
    );
    person
}

/// Carries all mail to whom it is for; gives how many messages there were. Mail for nobody here is a failure.
fn carry(people: &[(&str, &TestPerson)]) -> usize {
    let mut count = 0;
    for (_, sender) in people {
        for (number, sent) in table::sent(sender).into_iter().enumerate() {
            let (_, to) = people.iter().find(|(address, _)| *address == sent.to).expect("mail to a stranger");
            to.write(&format!("mail/new/{}.{number}.{}", sender.name, unique()), sent.bytes);
            count += 1;
        }
        clear(&sender.path("out"));
    }
    count
}

fn unique() -> usize {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn clear(directory: &Path) {
    std::fs::remove_dir_all(directory).unwrap();
    std::fs::create_dir_all(directory).unwrap();
}

fn shown(person: &TestPerson) -> Value {
    serde_json::from_str(&person.run("show games/game.yaml --json").ok()).unwrap()
}

/// Does what is due from a player and sends it to the desk.
fn act(person: &TestPerson) {
    let state = shown(person);
    let pen = &state["pen"];
    let thrown_without_roller = pen["for"] == "roll" && state["demand"]["throw"]["roller"].is_null();
    if pen["for"] == "join" {
        person.run("join games/game.yaml --send --yes").ok();
    } else if pen["name"] != Value::String(person.name.clone()) || thrown_without_roller {
        person.run("answer --game games/game.yaml --send --yes").ok();
    } else {
        let moves: Value = serde_json::from_str(&person.run("moves games/game.yaml --json").ok()).unwrap();
        let group = moves["groups"].as_array().unwrap().last().unwrap()["moves"].as_array().unwrap();
        let play = group[0].as_str().unwrap().to_owned();
        let line = [
            "play".to_owned(),
            play,
            "--game".to_owned(),
            "games/game.yaml".to_owned(),
            "--send".to_owned(),
            "--yes".to_owned(),
        ];
        let output = person.command(&line).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn a_game_with_the_referees_dice_goes_through_the_desk() {
    let world = homes();
    let desk = with_mail(world.person("referee"), "desk@example.org", "");
    let alice = with_mail(world.person("alice"), "alice@example.org", "  send_to: referee\n");
    let bob = with_mail(world.person("bob"), "bob@example.org", "  send_to: referee\n");
    let people = [("desk@example.org", &desk), ("alice@example.org", &alice), ("bob@example.org", &bob)];
    let players =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    let referee = format!("--referee '{},desk@example.org' --organiser referee --dice-by-referee", key("referee"));
    desk.run(&format!("new backgammon {players} {referee} --nonce {NONCE} -o games/game.yaml --yes")).ok();
    let mut joined = false;
    for _ in 0..60 {
        desk.run("mail serve --once").ok();
        carry(&people);
        for player in [&alice, &bob] {
            // The charter is wanted; everything else comes into its game by itself.
            let wanted = if player.path("games/game.yaml").exists() { "" } else { " --yes" };
            player.run(&format!("mail receive --games games --maildir mail{wanted}")).ok();
            if let Ok(found) =
                std::fs::rename(player.path("games/backgammon-alice-bob.yaml"), player.path("games/game.yaml"))
            {
                let () = found;
            }
        }
        let state = shown(&desk);
        if state["entries"].as_u64().unwrap() >= 24 {
            break;
        }
        // The holder of the pen comes last, when the others have given their elements.
        let given = std::fs::read_to_string(desk.path("games/game.yaml.beside")).unwrap_or_default();
        let mut due: Vec<&str> =
            state["due"].as_array().unwrap().iter().map(|due| due["name"].as_str().unwrap()).collect();
        due.retain(|name| !given.contains(&format!(" {name} ")));
        due.sort_by_key(|name| state["pen"]["name"] == *name);
        match due[0] {
            "referee" if !joined => {
                desk.run("join games/game.yaml --yes").ok();
                joined = true;
            }
            "referee" => panic!("the desk has not answered"),
            "alice" => act(&alice),
            _ => act(&bob),
        }
        carry(&people);
    }
    assert!(entries(&desk.read("games/game.yaml")).len() >= 24);
    assert_eq!(desk.read("games/game.yaml"), alice.read("games/game.yaml"));
    assert_eq!(desk.read("games/game.yaml"), bob.read("games/game.yaml"));
    desk.run("verify games/game.yaml").ok();
}

/// The desk with the usual game after all have joined, at this date.
fn open_desk(world: &Homes) -> (TestPerson, table::Games) {
    let games = table::games(world);
    let desk = table::desk(world, "desk");
    desk.write("games/game.yaml", &games.base);
    (desk, games)
}

/// Returns the messages that the desk sends at this date: recipients and the first lines.
fn on(desk: &TestPerson, date: &str) -> Vec<(String, String)> {
    clear(&desk.path("out"));
    desk.run(&format!("mail serve --once --date {date}")).ok();
    let first = |sent: &table::Sent| {
        let text = sent.parsed().body_text(0).unwrap().into_owned();
        text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect::<Vec<_>>().join(" ")
    };
    table::sent(desk).iter().map(|sent| (sent.to.clone(), first(sent))).collect()
}

#[test]
fn deadlines_are_reminded_of_and_reported_once_each() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    // Seven days to think, three for the post, ten of grace: alice has time until the 30th, or until December 10th.
    let told = on(&desk, "2026-11-20T18:00:00Z");
    assert_eq!(told.iter().map(|(to, _)| to.as_str()).collect::<Vec<_>>(), ["alice@example.org", "bob@example.org"]);
    // Half of it is over on the 25th.
    assert_eq!(on(&desk, "2026-11-25T10:00:00Z"), []);
    let half = on(&desk, "2026-11-25T18:00:00Z");
    assert_eq!(half.len(), 1);
    assert!(half[0].1.starts_with("A reminder for alice: half of the time is over; it ends on 30"), "{half:?}");
    assert_eq!(on(&desk, "2026-11-29T17:00:00Z"), []);
    let reminder = on(&desk, "2026-11-29T18:00:00Z");
    assert_eq!(reminder.len(), 1);
    assert_eq!(reminder[0].0, "alice@example.org");
    assert!(reminder[0].1.starts_with("A reminder for alice: the time ends on 30 November."), "{reminder:?}");
    assert_eq!(on(&desk, "2026-11-29T19:00:00Z"), []);
    let notice = on(&desk, "2026-12-01T00:00:00Z");
    assert_eq!(notice.len(), 2);
    assert!(notice.iter().all(|(_, text)| text.starts_with("The time of alice ended on 30 November")), "{notice:?}");
    assert_eq!(on(&desk, "2026-12-02T00:00:00Z"), []);
    let last = on(&desk, "2026-12-11T00:00:00Z");
    assert!(last.len() == 2 && last[0].1.contains("with all grace, ended on 10 December"), "{last:?}");
    assert_eq!(on(&desk, "2026-12-31T00:00:00Z"), []);
    // A turn, late as it is, ends that.
    desk.write("mail/new/1", format!("From: alice@example.org\r\n\r\n{}", adjudicate::log::wrap(&games.next[0])));
    let told = on(&desk, "2026-12-31T01:00:00Z");
    assert_eq!(told.len(), 2);
    // Bob's time counts from the day on which the desk had the turn, whatever its date says.
    assert!(told.iter().all(|(_, text)| !text.contains("has ended") && text.contains("10 January")), "{told:?}");
    assert!(desk.read("games/game.yaml.beside").contains("\nreceived:\n"), "the desk signs a receipt");
}

#[test]
fn silence_is_reminded_of_once_each_and_the_sum_is_told_when_the_time_is_over() {
    let world = homes();
    let desk = table::desk(&world, "desk");
    let terms = open_game(&["alice", "bob"]).game("chess").first("alice").by_post("bob").stock_of_time();
    let game = TestGame::begin(terms.but(|charter| {
        for (player, mail) in charter.players.iter_mut().zip(["alice@example.org", "bob@example.org"]) {
            player.mail = Text::new(mail).ok();
        }
        charter.referee.as_mut().unwrap().mail = Text::new("desk@example.org").ok();
    }));
    desk.write("games/game.yaml", game.log());
    let began = game.state.last_at();
    let after = |days: u64| on(&desk, &began.plus_days(days).to_string());
    assert_eq!(after(1).len(), 2);
    for days in [14, 28, 35] {
        assert_eq!(after(days - 1), []);
        let reminder = after(days);
        assert_eq!(reminder.len(), 1, "{days}: {reminder:?}");
        let (to, text) = &reminder[0];
        assert_eq!(to, "alice@example.org");
        let wanted = format!("A reminder for alice: nothing has come from alice for {days} days, since ");
        assert!(text.starts_with(&wanted) && text.contains("To be away, run `adjudicate away`"), "{text}");
        assert_eq!(after(days), []);
    }
    // Of 50 days 35 whole ones may pass, of which 15 count twice, and two for the post.
    let over = after(38);
    assert_eq!(over.len(), 2, "{over:?}");
    assert!(over.iter().all(|(_, text)| text.starts_with("The time of alice ended on ")), "{over:?}");
    let letters = table::sent(&desk);
    for sent in &letters {
        let text = sent.parsed().body_text(0).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        let sum = "The clock of alice began with 50 days. The duty that runs: 38 days from ";
        assert!(text.contains(sum) && text.contains("Not counted: 2 days for the post."), "{text}");
        assert!(text.contains("Charged: 52 days, because 16 days count twice. Charged in all: 52 days."), "{text}");
        assert!(text.contains("`adjudicate claim timeout alice`"), "{}: {text}", sent.to);
    }
    assert_eq!(after(45), []);
}

#[test]
fn summaries_go_out_once_a_day_to_those_whom_a_charter_names() {
    let world = homes();
    let (desk, _) = open_desk(&world);
    let config = desk.read(".config/adjudicate/config.yaml");
    desk.write(
        ".config/adjudicate/config.yaml",
        format!("{config}  remind_days: 0\n  digest:\n    - Bob@Example.org\n    - eve@evil.example\n    - nobody\n"),
    );
    assert_eq!(on(&desk, "2026-11-20T18:00:00Z").len(), 3);
    assert_eq!(on(&desk, "2026-11-20T23:59:59Z"), []);
    clear(&desk.path("out"));
    let log = desk.run("mail serve --once --date 2026-11-21T00:00:00Z").ok();
    assert!(log.contains("no summary goes to eve@evil.example: no charter here names this address"), "{log}");
    assert!(log.contains("no summary goes to `nobody`"), "{log}");
    let sent = table::sent(&desk);
    assert_eq!(sent.len(), 1);
    assert_eq!(
        (sent[0].to.as_str(), sent[0].subject().as_str()),
        ("Bob@Example.org", "[adjudicate] your games on 2026-11-21")
    );
    let text = sent[0].parsed().body_text(0).unwrap().into_owned();
    assert!(text.contains("Nine Men's Morris: alice (x) and bob (o)") && text.contains("Waiting for alice"), "{text}");
}

#[test]
fn two_desks_that_write_to_each_other_fall_silent() {
    let world = homes();
    let games = table::games(&world);
    // Both look after the same game, each at an address that the charter names.
    let desk = table::desk(&world, "desk");
    let other = with_mail(world.stranger("other"), "alice@example.org", "");
    let bob = with_mail(world.stranger("bobs-box"), "bob@example.org", "");
    for person in [&desk, &other] {
        person.write("games/game.yaml", &games.base);
    }
    let people = [("desk@example.org", &desk), ("alice@example.org", &other), ("bob@example.org", &bob)];
    let forged = games.next[0].replace("\"d2\"", "\"d6\"");
    for text in [&games.next[0], &forged] {
        desk.write(
            &format!("mail/new/{}", unique()),
            format!("From: bob@example.org\r\n\r\n{}", adjudicate::log::wrap(text)),
        );
    }
    let mut rounds = 0;
    let mut total = 0;
    loop {
        desk.run("mail serve --once").ok();
        other.run("mail serve --once").ok();
        let carried = carry(&people);
        total += carried;
        rounds += 1;
        assert!(rounds < 10, "they go on and on");
        if carried == 0 {
            break;
        }
    }
    assert_eq!(desk.read("games/game.yaml"), other.read("games/game.yaml"));
    // The game as it was and as it is now, from each desk to two people, and one answer to bob.
    assert!(total <= 9, "{total} messages");
}

#[test]
fn one_message_for_each_event_and_person() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    let [one, two, ..] = games.next.as_slice() else { panic!("four turns") };
    // Two turns in three messages, one of them twice, together with a letter that has nothing for a game.
    let letters = [one.as_str(), two, one].map(adjudicate::log::wrap);
    for (number, letter) in letters.iter().chain([&"just a greeting".to_owned()]).enumerate() {
        desk.write(&format!("mail/new/{number}"), format!("From: alice@example.org\r\n\r\n{letter}"));
    }
    let log = desk.run("mail serve --once").ok();
    assert!(log.contains("message 3 from alice@example.org: nothing for a game"), "{log}");
    let sent = table::sent(&desk);
    let news: Vec<_> = sent.iter().filter(|sent| sent.subject().ends_with("turn 2, alice to move")).collect();
    let (answers, news): (Vec<_>, Vec<_>) = news.into_iter().partition(|sent| sent.subject().starts_with("Re: "));
    assert_eq!(answers.len(), 1, "who greets is told once that the referee reads it");
    assert_eq!(news.len(), 2, "{log}");
    let (alice, bob) = (news[0].parsed(), news[1].parsed());
    assert_eq!(alice.message_id(), bob.message_id());
    assert_eq!(alice.to().unwrap().first().unwrap().address(), Some("alice@example.org"));
    assert_eq!(alice.cc().unwrap().first().unwrap().address(), Some("bob@example.org"));
    // A message without use to the program is left unread for the keeper of the desk.
    let mut left: Vec<String> = std::fs::read_dir(desk.path("mail/cur"))
        .unwrap()
        .map(|i| i.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort();
    assert_eq!(left, ["0:2,S", "1:2,S", "2:2,S", "3:2,"]);
    clear(&desk.path("out"));
    desk.run("mail serve --once").ok();
    assert!(table::sent(&desk).is_empty());
}

#[test]
fn the_status_names_what_is_due_and_what_waits() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    desk.write("games/broken.yaml", games.other.0.replacen("nine-mens-morris", "nine-mens-worris", 1));
    let text = desk.run("mail status --date 2026-12-01T00:00:00Z").ok();
    assert_eq!(
        text.lines().next().unwrap(),
        "games/broken.yaml, 0 entries: cannot be used: entry 0 is invalid (charter): there is no game `nine-mens-worris`"
    );
    assert!(text.contains("games/game.yaml (Nine Men's Morris: alice (x) and bob (o)), 3 entries: alice is due until 2026-11-30T17:03:11Z, OVERDUE"), "{text}");
    assert!(text.ends_with("2 games, 1 running, 1 overdue.\nMail: 0 waiting, 0 refused.\n"), "{text}");
    let json: Value = serde_json::from_str(&desk.run("mail status --json").ok()).unwrap();
    assert_eq!(json["games"][1]["due"][0]["name"], "alice");
    assert_eq!(json["games"][1]["due"][0]["overdue"], false);
    let page = desk.run("mail status --as html --date 2026-12-01T00:00:00Z").ok();
    assert!(
        page.starts_with("<!DOCTYPE html>") && page.contains("<tr class=\"late\"><td>games/game.yaml</td>"),
        "{page}"
    );
}

#[test]
fn only_one_desk_is_at_work() {
    let world = homes();
    let (desk, _) = open_desk(&world);
    let directory = desk.path(".local/state/adjudicate/desk");
    std::fs::create_dir_all(&directory).unwrap();
    let lock = std::fs::File::create(directory.join(".lock")).unwrap();
    lock.lock().unwrap();
    let call = desk.run("mail serve --once");
    assert_eq!(call.status, 75);
    assert!(call.stderr.contains("another desk is at work already"), "{}", call.stderr);
    // Not only closed: a program that another test starts at this moment has the file open, too.
    lock.unlock().unwrap();
    desk.run("mail serve --once").ok();
}

#[test]
fn the_log_of_a_desk_names_its_subjects_in_fields() {
    let world = homes();
    let desk = with_mail(world.person("referee"), "desk@example.org", "");
    let config = desk.path(".config/adjudicate/config.yaml");
    std::fs::write(&config, std::fs::read_to_string(&config).unwrap() + "  digest: [nowhere]\n").unwrap();
    let alice = with_mail(world.person("alice"), "alice@example.org", "  send_to: referee\n");
    let players =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    let referee = format!("--referee '{},desk@example.org' --organiser referee", key("referee"));
    desk.run(&format!("new tic {players} {referee} --nonce {NONCE} -o games/game.yaml --yes")).ok();
    std::fs::copy(desk.path("games/game.yaml"), alice.path("games/game.yaml")).unwrap();
    act(&alice);
    carry(&[("desk@example.org", &desk)]);
    for sent in table::sent(&alice) {
        desk.write("mail/new/one", sent.bytes);
    }
    desk.write("mail/new/two\nfalse", "From: eve@example.org\r\nMessage-ID: <2@x>\r\nSubject: x\r\n\r\nhello\r\n");
    let log = desk.run("mail serve --once --log-format json").ok();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let with = |field: &str, value: &str| {
        let found = lines.iter().find(|line| line["about"][field] == value);
        found.unwrap_or_else(|| panic!("no line with {field}: {value} in {log}")).clone()
    };
    let entry = with("mail", "one");
    assert_eq!((&entry["level"], &entry["desk"]), (&Value::from("info"), &Value::Null));
    assert_eq!(entry["about"]["from"], "alice@example.org", "{log}");
    assert!(entry["text"].as_str().unwrap().starts_with("message one from alice@example.org: "), "{log}");
    assert_eq!(with("from", "eve@example.org")["about"]["mail"], "two\\nfalse", "{log}");
    assert_eq!(with("to", "bob@example.org")["text"], "sent to bob@example.org", "{log}");
    let warnings: Vec<&Value> = lines.iter().filter(|line| line["level"] == "warn").collect();
    assert_eq!(warnings.len(), 1, "{log}");
    assert_eq!(warnings[0]["text"], "no summary goes to `nowhere`: it is no address", "{log}");
    let text = desk.run("mail serve --once").ok();
    assert!(text.contains("Z no summary goes to `nowhere`: it is no address\n"), "{text}");
}
