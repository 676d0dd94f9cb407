//! One mailbox and several computers, with a server that does not always give what it has.

use std::time::{Duration, Instant};

use adjudicate::log::{SignedEntry, wrap};
use adjudicate_testkit::people::{Homes, RunOutput, TestPerson};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::homes;
use crate::mail::entering;
use crate::mail::fake_mailbox::{FakeMailbox, Gives};
use crate::mail::table;

const PASSWORD: &str = "    password_command: echo secret\n";

/// A letter of the desk's about this game with these entries.
fn letter(game: &str, entries: &str) -> String {
    let id = SignedEntry::read_all(game.as_bytes())[0].id.to_hex();
    format!(
        "From: desk@example.org\r\nTo: alice@example.org\r\nSubject: [adjudicate] nine-mens-morris {}: turn 1, bob to move\r\n\r\n{}",
        &id[..8],
        wrap(entries)
    )
}

/// Another computer of alice's with this log.
fn second(world: &Homes, log: &str) -> TestPerson {
    let (first, other) = (world.person("alice"), world.stranger("laptop"));
    std::fs::create_dir_all(other.path(".config/adjudicate")).unwrap();
    std::fs::copy(first.path(".config/adjudicate/identity"), other.path(".config/adjudicate/identity")).unwrap();
    other.write("game.yaml", log);
    other
}

/// Holds that a German is asked in German whether something is signed all the same.
#[track_caller]
fn asks_in_german(person: &TestPerson, line: &str, words: &str) {
    let asked = RunOutput::of(person.command(line).env("LC_ALL", "de_DE.UTF-8"));
    let told = asked.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(asked.status != 0 && told.contains(words) && told.contains("Trotzdem unterschreiben?"), "{told}");
}

#[test]
fn a_letter_that_the_server_did_not_give_is_asked_for_again() {
    let world = homes();
    let games = table::games(&world);
    for gives in [Gives::Nothing, Gives::Refuses, Gives::ClosesAt(2)] {
        let mailbox = FakeMailbox::start();
        let bob = table::holder(&world, "bob", &games.base);
        mailbox.configure(&bob, "bob", PASSWORD);
        bob.run("mail fetch").prints("Nothing new in INBOX.\n");
        mailbox.put("From: aunt@example.org\r\nSubject: tea\r\n\r\nOn Sunday?\r\n");
        mailbox.put(letter(&games.base, &games.next[0]));
        mailbox.put("From: aunt@example.org\r\nSubject: tea\r\n\r\nOr on Monday?\r\n");
        mailbox.gives(gives);
        let call = bob.run("mail fetch");
        assert_eq!(bob.read("game.yaml"), games.base, "{gives:?}");
        let (status, why) = match gives {
            Gives::Nothing => {
                (0, "message 2 of INBOX: the server gives no text of it; it is asked for again the next time")
            }
            Gives::Refuses => {
                (0, "message 2 of INBOX: the server does not give it: no such thing; it is asked for again")
            }
            Gives::ClosesAt(_) | Gives::All => (75, "the connection was closed"),
        };
        assert_eq!(call.status, status, "{gives:?}: {}", call.stderr);
        assert!(call.stderr.contains(why), "{gives:?}: {}", call.stderr);
        let german = match gives {
            Gives::Nothing => "Nachricht 2 in INBOX: der Mailserver gibt keinen Text von ihr heraus; beim nächsten Mal",
            Gives::Refuses => {
                "Nachricht 2 in INBOX: der Mailserver gibt sie nicht heraus: no such thing; beim nächsten"
            }
            Gives::ClosesAt(_) | Gives::All => "der Mailserver: die Verbindung wurde geschlossen",
        };
        let call = RunOutput::of(bob.command("mail fetch").env("LC_ALL", "de_DE.UTF-8"));
        assert!(call.status == status && call.stderr.contains(german), "{gives:?}: {}", call.stderr);
        assert!(mailbox.seen().is_empty(), "{gives:?}");
        // Reading the mailbox elsewhere takes nothing away from this computer.
        mailbox.read_all();
        mailbox.gives(Gives::All);
        let told = bob.run("mail fetch").ok();
        assert!(told.contains("with something for a game") && told.contains("one entry new"), "{gives:?}: {told}");
        assert_eq!(bob.read("game.yaml"), format!("{}{}", games.base, games.next[0]), "{gives:?}");
        bob.run("mail fetch").prints("Nothing new in INBOX.\n");
    }
}

#[test]
fn a_message_over_which_the_connection_breaks_keeps_no_other_waiting() {
    let world = homes();
    let games = table::games(&world);
    let mailbox = FakeMailbox::start();
    let bob = table::holder(&world, "bob", &games.base);
    mailbox.configure(&bob, "bob", PASSWORD);
    bob.run("mail fetch").prints("Nothing new in INBOX.\n");
    mailbox.put("From: aunt@example.org\r\nSubject: tea\r\n\r\nOn Sunday?\r\n");
    mailbox.put(letter(&games.base, &games.next[0]));
    mailbox.gives(Gives::ClosesAt(1));
    for _ in 0..2 {
        assert_eq!(bob.run("mail fetch").status, 75);
    }
    assert_eq!(bob.read("game.yaml"), format!("{}{}", games.base, games.next[0]));
}

#[test]
fn each_of_two_computers_sees_every_letter() {
    let world = homes();
    let games = table::games(&world);
    let mailbox = FakeMailbox::start();
    let alice = table::holder(&world, "alice", &games.base);
    let laptop = second(&world, &games.base);
    for person in [&alice, &laptop] {
        mailbox.configure(person, "alice", PASSWORD);
    }
    let old = mailbox.put("From: aunt@example.org\r\nSubject: tea\r\n\r\nOn Sunday?\r\n");
    mailbox.read_all();
    let turn = mailbox.put(letter(&games.base, &games.next[0]));
    alice.run("mail fetch").ok();
    assert_eq!(mailbox.seen(), [old, turn]);
    // A message that the first computer has marked as read is new to the second, which has never looked into this
    // mailbox; old mail is not.
    let told = laptop.run("mail fetch").ok();
    assert!(told.starts_with("1 message looked at in INBOX, 1 with something for a game."), "{told}");
    let more = mailbox.put(letter(&games.base, &games.next[1]));
    laptop.run("mail fetch").ok();
    assert_eq!(mailbox.seen(), [old, turn, more]);
    alice.run("mail fetch").ok();
    for person in [&alice, &laptop] {
        assert_eq!(person.read("game.yaml"), [games.base.as_str(), &games.next[0], &games.next[1]].concat());
        person.run("mail fetch").prints("Nothing new in INBOX.\n");
    }
}

#[test]
fn nobody_signs_before_what_the_mailbox_shows_of_another_computer() {
    let world = homes();
    let games = table::games(&world);
    let mailbox = FakeMailbox::start();
    let desktop = table::holder(&world, "alice", &games.base);
    let laptop = second(&world, &games.base);
    mailbox.configure(&laptop, "alice", PASSWORD);
    laptop.run("mail fetch").prints("Nothing new in INBOX.\n");
    // The game has begun on the laptop, and goes on at home.
    laptop.run("play d2 --yes --trust-log").ok();
    let bob = table::holder(&world, "bob", laptop.read("game.yaml"));
    bob.run("play b4 --yes --trust-log").ok();
    let before = bob.read("game.yaml");
    desktop.write("game.yaml", &before);
    desktop.run("play f2 --yes --trust-log").ok();
    let whole = desktop.read("game.yaml");
    let [answer, turn] = [4, 5].map(|number| table::entries(&whole)[number].clone());
    mailbox.put(letter(&games.base, &answer));
    laptop.run("mail fetch").ok();
    assert_eq!(laptop.read("game.yaml"), before);
    // An entry under alice's name that she has not signed is nobody's reason to wait.
    let forged = turn.replace("f2", "g4");
    assert_ne!(forged, turn);
    mailbox.put(letter(&games.base, &forged));
    laptop.run("note 'a fine game' --yes").ok();
    // The desk's message to alice, which her mail program has marked as read.
    mailbox.put(letter(&games.base, &turn));
    mailbox.read_all();
    let call = laptop.run("play f4 --yes");
    assert_ne!(call.status, 0, "{}", call.stdout);
    let told = call.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("Your mailbox holds entry 5 of this game, which you have signed"), "{told}");
    asks_in_german(
        &laptop,
        "play f4 --yes",
        "In Ihrem Postfach ist Eintrag 5 dieser Partie, den Sie unterschrieben haben",
    );
    assert!(told.contains("--trust-log"), "{told}");
    assert_eq!(laptop.read("game.yaml"), before, "nothing was signed");
    // Fetched, it is the laptop's as well.
    laptop.run("mail fetch");
    assert_eq!(laptop.read("game.yaml"), whole);
    // Without a way to the mailbox one signs all the same, and is told.
    mailbox.configure(&laptop, "alice", "    password_command: echo secret\n    port: 1\n");
    let config = laptop.read(".config/adjudicate/config.yaml").replace(&format!("    port: {}\n", mailbox.port), "");
    laptop.write(".config/adjudicate/config.yaml", config);
    let call = laptop.run("note 'on the train' --yes");
    assert_eq!(call.status, 0, "{}", call.stderr);
    assert!(call.stderr.contains("your mailbox does not show whether this game went on elsewhere"), "{}", call.stderr);
}

#[test]
fn nobody_signs_before_what_others_have_answered_to_another_computer() {
    let world = homes();
    let games = table::games(&world);
    let mailbox = FakeMailbox::start();
    let laptop = second(&world, &games.base);
    mailbox.configure(&laptop, "alice", PASSWORD);
    laptop.run("mail fetch").prints("Nothing new in INBOX.\n");
    laptop.run("note 'good evening' --yes --trust-log").ok();
    let before = laptop.read("game.yaml");
    let [turn, answer] = [&games.next[0], &games.next[1]];
    // Nobody but bob signs as bob.
    let forged = answer.replace("b4", "b6");
    assert_ne!(&forged, answer);
    mailbox.put(letter(&games.base, &forged));
    laptop.run("note 'are you there?' --yes").ok();
    // The entry that alice has signed at home went to bob, and only his answer comes to her.
    mailbox.put(letter(&games.base, answer));
    mailbox.read_all();
    let call = laptop.run("play f2 --yes");
    assert_ne!(call.status, 0, "{}", call.stdout);
    let told = call.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("Your mailbox holds entry 4 of this game, by bob, and the entry before it is not here"),
        "{told}"
    );
    asks_in_german(&laptop, "play f2 --yes", "In Ihrem Postfach ist Eintrag 4 dieser Partie, von bob,");
    assert!(told.contains("--trust-log"), "{told}");
    assert_eq!(laptop.read("game.yaml"), before, "nothing was signed");
    // Fetched, it waits here for the entry before it, and its message is not looked at again.
    laptop.run("mail fetch");
    for command in ["play f2 --yes", "note 'hello?' --yes"] {
        let call = laptop.run(command);
        assert_ne!(call.status, 0, "{}", call.stdout);
        let told = call.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            told.contains("Entry 4 by bob waits here, because the entry before it is in none of your games"),
            "{told}"
        );
        asks_in_german(
            &laptop,
            command,
            "Eintrag 4 von bob wartet hier, weil der Eintrag davor in keiner Ihrer Partien",
        );
        assert_eq!(laptop.read("game.yaml"), before, "nothing was signed");
    }
    // With the entry before it, it is no reason to wait.
    mailbox.put(letter(&games.base, turn));
    laptop.run("mail fetch").ok();
    assert_eq!(laptop.read("game.yaml"), [games.base.as_str(), turn, answer].concat());
    laptop.run("play f4 --yes").ok();
}

#[test]
fn a_slow_mailbox_keeps_nobody_from_signing_for_long() {
    let world = homes();
    let games = table::games(&world);
    let mailbox = FakeMailbox::start();
    let alice = table::holder(&world, "alice", &games.base);
    mailbox.configure(&alice, "alice", PASSWORD);
    alice.run("mail fetch").prints("Nothing new in INBOX.\n");
    for _ in 0..20 {
        mailbox.put(letter(&games.base, &games.next[3]));
    }
    // Each answer comes in time, and all of them would take a minute.
    mailbox.pauses(Duration::from_millis(1_500));
    let begun = Instant::now();
    let call = alice.run("play d2 --yes --trust-log --send");
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}: --trust-log does not look", begun.elapsed());
    assert_eq!(call.status, 0, "{}", call.stderr);
    let begun = Instant::now();
    let call = alice.run("note 'slow today' --yes");
    assert!((10..30).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    assert_eq!(call.status, 0, "{}", call.stderr);
    assert!(call.stderr.contains("your mailbox does not show whether this game went on elsewhere"), "{}", call.stderr);
    // A command that waits for somebody who is not there ends as well.
    mailbox.configure(&alice, "alice", "    password_command: sleep 100\n");
    let begun = Instant::now();
    let call = alice.run("note 'nobody there' --yes");
    assert!(begun.elapsed() < Duration::from_secs(20) && call.status == 0, "{:?}: {}", begun.elapsed(), call.stderr);
    // A desk signs where its games are, and does not look.
    mailbox.configure(&alice, "alice", PASSWORD);
    let config = alice.read(".config/adjudicate/config.yaml");
    alice.write(".config/adjudicate/config.yaml", format!("{config}desk:\n  games: games\n  maildir: mail\n"));
    let before = mailbox.logins().len();
    alice.run("note 'from the desk' --yes").ok();
    assert_eq!(mailbox.logins().len(), before);
}

#[test]
fn an_announcement_is_named_and_stays_unread() {
    let world = homes();
    let desk = entering::cup(&world).desk;
    desk.run("event announce list@example.org --event cup --yes").ok();
    let sent = table::sent(&desk).pop().unwrap();
    let bob = world.person("bob");
    let mailbox = FakeMailbox::start();
    mailbox.configure(&bob, "bob", PASSWORD);
    mailbox.put(sent.bytes.clone());
    let call = bob.run("mail fetch");
    assert_eq!(call.status, 0, "{}", call.stderr);
    assert!(
        call.stderr.contains("announces the event \"Spring cup\"") && !call.stderr.contains("damaged"),
        "{}",
        call.stderr
    );
    assert!(mailbox.seen().is_empty());
    bob.run("mail fetch").prints("Nothing new in INBOX.\n");
    bob.write("letter.eml", &sent.bytes);
    let call = bob.run("import letter.eml");
    assert!(
        call.stderr.contains("`adjudicate event enter FILE") && !call.stderr.contains("damaged"),
        "{}",
        call.stderr
    );
}

#[test]
fn passwords_tokens_and_names_of_mailboxes_are_sent_as_servers_want_them() {
    let world = homes();
    let mailbox = FakeMailbox::start();
    let bob = world.person("bob");
    let fetch = |more: &str| {
        mailbox.configure(&bob, "bob", more);
        bob.run("mail fetch").ok();
        mailbox.logins().pop().unwrap()
    };
    let plain = STANDARD.encode("\0bob@example.org\0pässwörd");
    assert_eq!(fetch("    password_command: echo pässwörd\n"), format!("AUTHENTICATE PLAIN {plain}"));
    let token = STANDARD.encode("user=bob@example.org\x01auth=Bearer ya29.x\x01\x01");
    assert_eq!(
        fetch("    login: oauth2\n    password_command: echo ya29.x\n"),
        format!("AUTHENTICATE XOAUTH2 {token}")
    );
    mailbox.takes_login_alone();
    let login = fetch("    mailbox: Spiele & Entwürfe\n    password_command: echo pässwörd\n");
    assert_eq!(login, "LOGIN \"bob@example.org\" {10}pässwörd");
    assert_eq!(mailbox.selected().pop().unwrap(), "SELECT \"Spiele &- Entw&APw-rfe\"");
    assert_eq!(fetch("    password_command: echo 'a\"b'\n"), "LOGIN \"bob@example.org\" \"a\\\"b\"");
}
