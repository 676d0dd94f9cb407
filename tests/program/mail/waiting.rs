//! Slips and elements that come by mail: they wait beside the log, are passed on once, and are used.

use std::process::Stdio;
use std::time::Duration;

use adjudicate::log::wrap;
use adjudicate_testkit::people::{Homes, NONCE, TestPerson, key};
use serde_json::Value;

use crate::homes;
use crate::mail::table::{self, Sent, entries};

/// Runs the desk once: returns its log and the messages that it has sent.
fn serve(desk: &TestPerson) -> (String, Vec<Sent>) {
    let log = desk.run("mail serve --once").ok();
    let sent = table::sent(desk);
    std::fs::remove_dir_all(desk.path("out")).unwrap();
    std::fs::create_dir_all(desk.path("out")).unwrap();
    (log, sent)
}

/// Returns the recipients.
fn to(sent: &[Sent]) -> Vec<&str> {
    sent.iter().map(|sent| sent.to.as_str()).collect()
}

/// The words of a message.
fn words(sent: &Sent) -> String {
    sent.parsed().body_text(0).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn letter(from: &str, text: &str) -> String {
    format!("From: {from}@example.org\r\nTo: desk@example.org\r\n\r\nHello,\r\n\r\n{text}\r\n")
}

fn verdict(person: &TestPerson, file: &str) -> Value {
    serde_json::from_str(&person.run(&format!("verify {file} --json")).ok()).unwrap()
}

/// The desk with the usual game, about which everybody has been told.
fn open_desk(world: &Homes) -> (TestPerson, table::Games) {
    let games = table::games(world);
    let desk = table::desk(world, "desk");
    desk.write("games/game.yaml", &games.base);
    assert_eq!(to(&serve(&desk).1), ["alice@example.org", "bob@example.org"]);
    (desk, games)
}

#[test]
fn a_slip_waits_beside_the_log_and_is_passed_on_once() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    desk.write("mail/new/1", letter("bob", &wrap(&games.slip)));
    let (log, sent) = serve(&desk);
    assert!(log.contains("games/game.yaml: slip of bob (note) waits"), "{log}");
    assert_eq!(desk.read("games/game.yaml"), games.base);
    assert_eq!(desk.read("games/game.yaml.beside"), games.slip);
    // It goes to the player who holds the pen, and to nobody else.
    assert_eq!(to(&sent), ["alice@example.org"]);
    assert!(words(&sent[0]).contains("bob writes: \"a \"good\" start = is it not?"), "{}", words(&sent[0]));
    assert_eq!(serve(&desk).1.len(), 0);
    // The same slip once more, and a desk that looks again, are no news.
    desk.write("mail/new/2", letter("bob", &games.slip));
    assert_eq!(serve(&desk).1.len(), 0);
    assert_eq!(desk.read("games/game.yaml.beside"), games.slip);
    // The holder of the pen reads it out of the message, and writes it in with a turn.
    let alice = table::holder(&world, "alice", &games.base);
    alice.write("letter.eml", &sent[0].bytes);
    let said = alice.run("import letter.eml").ok();
    assert!(said.contains("New: bob says"), "{said}");
    alice.run("play d2 --say 'we are both \"here\"' --yes --trust-log").ok();
    assert_eq!(entries(&alice.read("game.yaml")).last(), Some(&games.with_slip));
    desk.write("mail/new/3", letter("alice", &wrap(&games.with_slip)));
    let (_, sent) = serve(&desk);
    assert_eq!(to(&sent), ["alice@example.org", "bob@example.org"]);
    assert!(!words(&sent[0]).contains("bob writes"), "{}", words(&sent[0]));
    assert_eq!(desk.read("games/game.yaml"), alice.read("game.yaml"));
    assert!(!desk.path("games/game.yaml.beside").exists(), "what is written in waits no longer");
    // It is known from now on.
    desk.write("mail/new/4", letter("bob", &wrap(&games.slip)));
    let (log, sent) = serve(&desk);
    assert!(log.contains("slip of bob (note) known already") && sent.is_empty(), "{log}");
}

#[test]
fn a_slip_that_cannot_stand_is_answered() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    desk.write("mail/new/1", letter("bob", &wrap(&games.slip.replace("many a mill", "many a mile"))));
    let (log, sent) = serve(&desk);
    assert!(log.contains("refused: ") && log.contains("a slip of bob"), "{log}");
    assert_eq!(to(&sent), ["bob@example.org"]);
    assert_eq!(sent[0].subject(), "[adjudicate] not taken");
    assert!(words(&sent[0]).contains("your message: a slip of bob"), "{}", words(&sent[0]));
    assert!(!desk.path("games/game.yaml.beside").exists());
}

#[test]
fn a_slip_that_overtakes_an_entry_waits_for_it() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    let bob = table::holder(&world, "bob", format!("{}{}", games.base, games.next[0]));
    bob.run("note 'A fine move.' --yes --trust-log").ok();
    let slip = bob.read("game.yaml.beside");
    desk.write("mail/new/1", letter("bob", &wrap(&slip)));
    let (log, sent) = serve(&desk);
    assert!(log.contains("slip of bob (note) waits") && sent.is_empty(), "{log}");
    assert_eq!(desk.read("games/game.yaml.beside"), slip);
    desk.write("mail/new/2", letter("alice", &wrap(&games.next[0])));
    let (_, sent) = serve(&desk);
    assert_eq!(to(&sent), ["alice@example.org", "bob@example.org"]);
    assert!(sent.iter().all(|sent| words(sent).contains("bob writes: \"A fine move.\"")));
}

#[test]
fn a_slip_put_beside_a_log_by_hand_is_passed_on() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    desk.write("games/game.yaml.beside", &games.slip);
    assert_eq!(to(&serve(&desk).1), ["alice@example.org"]);
    assert_eq!(serve(&desk).1.len(), 0);
}

#[test]
fn slips_and_elements_wait_in_the_mail_while_their_game_cannot_be_written() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    // Two copies that differ: nobody knows beside which of them the slip belongs.
    desk.write("games/a.yaml", format!("{}{}", games.base, games.next[0]));
    desk.write("games/b.yaml", format!("{}{}", games.base, games.twin));
    desk.write("mail/new/1", letter("bob", &wrap(&games.slip)));
    let left = || std::fs::read_dir(desk.path("mail/new")).unwrap().count();
    assert_eq!((desk.run("mail serve --once").status, left()), (75, 1));
    assert_eq!((desk.run("mail receive --games games --maildir mail").status, left()), (75, 1));
    std::fs::remove_file(desk.path("games/b.yaml")).unwrap();
    desk.run("mail serve --once").ok();
    assert_eq!((desk.read("games/a.yaml.beside"), left()), (games.slip, 0));
}

#[test]
fn a_resignation_on_a_slip_ends_the_game_at_once() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    // Alice holds the pen, and need not be waited for.
    let bob = table::holder(&world, "bob", &games.base);
    bob.run("resign --say 'I have to leave.' --yes --trust-log").ok();
    desk.write("mail/new/1", letter("bob", &wrap(&bob.read("game.yaml.beside"))));
    let (log, sent) = serve(&desk);
    assert!(log.contains("entry 3 of the desk is a ruling"), "{log}");
    assert_eq!(to(&sent), ["alice@example.org", "bob@example.org"]);
    assert!(sent[0].subject().ends_with(": over, alice has won"), "{}", sent[0].subject());
    let verdict = verdict(&desk, "games/game.yaml");
    assert_eq!((&verdict["verdict"], &verdict["winner"]), (&Value::from("over"), &Value::from("alice")));
    assert!(!desk.path("games/game.yaml.beside").exists());
    assert_eq!(serve(&desk).1.len(), 0);
    // Everybody takes that entry for what it is.
    let alice = table::holder(&world, "alice", &games.base);
    alice.write("letter.eml", &sent[0].bytes);
    alice.run("import letter.eml").ok();
    assert_eq!(alice.read("game.yaml"), desk.read("games/game.yaml"));
}

/// The referee with a desk; what he has signed is known there.
fn referees_desk(world: &Homes) -> TestPerson {
    let desk = world.person("referee");
    for directory in ["games", "mail/new", "mail/cur", "mail/tmp", "out", ".config/adjudicate"] {
        std::fs::create_dir_all(desk.path(directory)).unwrap();
    }
    let out = desk.path("out").display().to_string();
    let mail = format!("mail:\n  address: desk@example.org\n  directory: {out}\n");
    desk.write(".config/adjudicate/config.yaml", mail + "desk:\n  games: games\n  maildir: mail\n");
    desk
}

#[test]
fn a_resignation_is_written_in_by_the_scribe_of_who_holds_the_pen() {
    let world = homes();
    let desk = referees_desk(&world);
    let alice = world.person("alice");
    let players = format!("--player 'alice={},alice@example.org' --player 'carol=by-post'", key("alice"));
    let terms = format!("--referee '{},desk@example.org' --organiser referee --first carol", key("referee"));
    desk.run(&format!("new nine-mens-morris {players} {terms} --nonce {NONCE} -o games/game.yaml --yes")).ok();
    alice.write("game.yaml", desk.read("games/game.yaml"));
    alice.run("join game.yaml --yes").ok();
    desk.write("games/game.yaml", alice.read("game.yaml"));
    desk.run("join games/game.yaml --yes").ok();
    alice.write("game.yaml", desk.read("games/game.yaml"));
    serve(&desk);
    alice.run("resign --yes").ok();
    desk.write("mail/new/1", letter("alice", &wrap(&alice.read("game.yaml.beside"))));
    let (log, sent) = serve(&desk);
    let last = entries(&desk.read("games/game.yaml")).last().unwrap().clone();
    assert!(last.contains("\nby: carol\n") && last.contains("\npost: true\n"), "{last}\n{log}");
    assert_eq!(to(&sent), ["alice@example.org"]);
    assert_eq!(verdict(&desk, "games/game.yaml")["winner"], "carol");
}

#[test]
fn an_element_that_comes_by_mail_is_kept_and_used() {
    let world = homes();
    let desk = referees_desk(&world);
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let players =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    let terms = format!("--referee '{},desk@example.org' --organiser referee --dice-by-referee", key("referee"));
    desk.run(&format!("new backgammon {players} {terms} --nonce {NONCE} -o games/game.yaml --yes")).ok();
    let mut log = desk.read("games/game.yaml");
    for player in [&alice, &bob] {
        player.write("game.yaml", &log);
        player.run("join game.yaml --yes").ok();
        log = player.read("game.yaml");
    }
    desk.write("games/game.yaml", &log);
    desk.run("join games/game.yaml --yes").ok();
    for player in [&alice, &bob] {
        player.write("game.yaml", desk.read("games/game.yaml"));
    }
    serve(&desk);
    // Alice holds the pen, so bob gives his element alone.
    assert_eq!(verdict(&desk, "games/game.yaml")["pen"]["name"], "alice");
    let element = bob.run("answer --alone --yes").ok();
    let quoted: String = element.split(' ').map(|word| format!("> {word}\r\n")).collect();
    desk.write("mail/new/1", letter("bob", &quoted));
    let (log, sent) = serve(&desk);
    assert!(desk.read("games/game.yaml.beside").contains(element.trim_end()), "{log}");
    assert_eq!(to(&sent), ["alice@example.org"]);
    let told = words(&sent[0]);
    assert!(told.contains("Roll the dice for who begins."), "{told}");
    assert!(told.contains("`adjudicate answer --send`"), "{told}");
    assert_eq!(serve(&desk).1.len(), 0);
    alice.write("letter.eml", &sent[0].bytes);
    alice.run("import letter.eml").ok();
    alice.run("answer --yes").ok();
    let entry = entries(&alice.read("game.yaml")).last().unwrap().clone();
    let value = element.trim_end().rsplit(' ').next().unwrap();
    assert!(entry.contains(&format!("  bob: {value}\n")) && entry.contains("\ndice: "), "{entry}");
    desk.write("mail/new/2", letter("alice", &wrap(&entry)));
    serve(&desk);
    let beside = std::fs::read_to_string(desk.path("games/game.yaml.beside")).unwrap_or_default();
    assert!(!beside.contains(value), "{beside}");
    // The throw decides who begins, and for the next one the desk gives its element alone, as it does not hold the pen.
    let state = verdict(&desk, "games/game.yaml");
    assert!(state["pen"]["for"] != "roll" || beside.contains(" referee "), "{state}\n{beside}");
}

/// A program that is stopped after the log and before the outbox has recorded that nothing was sent yet; the next
/// program says so.
#[test]
fn what_was_to_be_sent_is_not_forgotten() {
    let world = homes();
    let games = table::games(&world);
    let alice = table::holder(&world, "alice", &games.base);
    std::fs::create_dir_all(alice.path("out")).unwrap();
    let out = alice.path("out").display().to_string();
    alice.write(
        ".config/adjudicate/config.yaml",
        format!("mail:\n  address: alice@example.org\n  send_to: everyone\n  directory: {out}\n"),
    );
    // Nothing can be put into the outbox: as if the program had been killed at that moment.
    let outbox = alice.path(".local/state/adjudicate/outbox");
    std::fs::create_dir_all(outbox.parent().unwrap()).unwrap();
    std::fs::write(&outbox, "").unwrap();
    let call = alice.run("play d2 --send --yes --trust-log");
    assert_eq!(call.status, 3, "{}", call.stderr);
    assert!(
        call.stderr.contains("the entry is signed and stands in the log; `adjudicate mail send` sends it"),
        "{}",
        call.stderr
    );
    assert_eq!(entries(&alice.read("game.yaml")).len(), entries(&games.base).len() + 1);
    std::fs::remove_file(&outbox).unwrap();
    let reminder = "`adjudicate mail send` does it";
    let call = alice.run("show game.yaml");
    assert!(call.status == 0 && format!("{}{}", call.stdout, call.stderr).contains(reminder), "{call:?}");
    let call = alice.run("note 'Did it reach you?' --yes");
    assert!(call.status == 0 && call.stderr.contains(reminder), "{call:?}");
    // A message to one of them alone does not replace the message to all.
    alice.run("mail send game.yaml --to bob").ok();
    assert!(alice.run("note 'And now?' --yes").stderr.contains(reminder));
    let count = table::sent(&alice).len();
    alice.run("mail send game.yaml").prints("Sent to bob@example.org and desk@example.org.\n");
    let sent = table::sent(&alice);
    assert_eq!(sent.len(), count + 2);
    assert!(sent.iter().all(|sent| words(sent).contains("alice: d2")));
    alice.run("note 'Well then.' --yes").ok();
    let call = alice.run("show game.yaml");
    assert!(!format!("{}{}", call.stdout, call.stderr).contains(reminder), "{call:?}");
}

#[test]
fn the_desk_gives_its_elements_alone_and_answers_when_it_holds_the_pen() {
    let world = homes();
    let desk = referees_desk(&world);
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let charter = table::charter("--dice-by-referee --organiser referee", NONCE);
    desk.run(&charter.replace("-o game.yaml", "-o games/game.yaml")).ok();
    let mut log = desk.read("games/game.yaml");
    let turns: [(&TestPerson, &str); 2] = [(&alice, "game.yaml"), (&bob, "game.yaml")];
    for (player, file) in turns.iter().chain(&[(&desk, "games/game.yaml")]) {
        player.write(file, &log);
        player.run(&format!("join {file} --yes")).ok();
        log = player.read(file);
    }
    // A ruling cancels the elements that were in: for the throw that decides who begins, everybody gives another one.
    desk.run("rule here --game games/game.yaml --reason 'as an example' --yes").ok();
    log = desk.read("games/game.yaml");
    let (_, sent) = serve(&desk);
    let beside = desk.read("games/game.yaml.beside");
    assert!(beside.starts_with("element ") && beside.contains(" referee "), "{beside}");
    assert_eq!(desk.read("games/game.yaml"), log, "alice holds the pen");
    assert!(words(&sent[0]).contains(" for who begins."), "{}", words(&sent[0]));
    // The players do without it, so the pen comes to the referee.
    for (number, (player, file)) in turns.iter().enumerate() {
        player.write(file, &log);
        player.run("answer --yes").ok();
        log = player.read(file);
        let entry = entries(&log).last().unwrap().clone();
        desk.write(&format!("mail/new/{number}"), letter(&player.name, &wrap(&entry)));
    }
    let (said, _) = serve(&desk);
    assert!(said.contains("entry 7 of the desk is an answer"), "{said}");
    let last = entries(&desk.read("games/game.yaml")).last().unwrap().clone();
    let element = beside.trim_end().rsplit(' ').next().unwrap();
    assert!(last.contains(&format!("  referee: {element}\n")) && last.contains("\ndice: "), "{last}");
    assert!(!desk.path("games/game.yaml.beside").exists());
    desk.run("verify games/game.yaml").ok();
}

/// The program is killed at some moment while it signs and sends. Its signed entry is then in the outbox, or has been
/// sent, or the next program says that it was not.
#[test]
fn who_is_killed_while_sending_is_told() {
    let world = homes();
    let games = table::games(&world);
    let (mut told, mut sent) = (0, 0);
    for round in 0..12u64 {
        let alice = table::holder(&world, "alice", &games.base);
        let _ = std::fs::remove_dir_all(alice.path("out"));
        std::fs::create_dir_all(alice.path("out")).unwrap();
        let out = alice.path("out").display().to_string();
        let config = format!("mail:\n  address: alice@example.org\n  send_to: everyone\n  directory: {out}\n");
        alice.write(".config/adjudicate/config.yaml", config);
        let line = ["play", "d2", "--send", "--yes", "--trust-log"].map(str::to_owned);
        let mut child = alice.command(&line).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        while alice.read("game.yaml") == games.base {
            // It may write the entry and end between two looks.
            let ended = child.try_wait().unwrap().is_some();
            assert!(!ended || alice.read("game.yaml") != games.base, "it ended without an entry");
        }
        std::thread::sleep(Duration::from_millis(round * 3));
        // It may be done already.
        let _ = child.kill();
        child.wait().unwrap();
        let outbox = alice.path(".local/state/adjudicate/outbox");
        let waits = std::fs::read_dir(outbox).is_ok_and(|mut items| {
            items.any(|item| item.unwrap().path().extension().is_some_and(|extension| extension == "eml"))
        });
        let call = alice.run("show game.yaml");
        let reminded = format!("{}{}", call.stdout, call.stderr).contains("`adjudicate mail send` does it");
        assert!(waits || reminded || !table::sent(&alice).is_empty(), "round {round}: nobody would ever know");
        told += usize::from(reminded);
        sent += usize::from(!reminded);
        // In every case, the next message is enough.
        alice.run("mail send game.yaml").ok();
        assert!(table::recipients(&table::sent(&alice)).len() == 2, "round {round}");
        let call = alice.run("show game.yaml");
        assert!(!format!("{}{}", call.stdout, call.stderr).contains("`adjudicate mail send` does it"), "{call:?}");
    }
    eprintln!("killed 12 times: {told} times told, {sent} times handed over before");
}
