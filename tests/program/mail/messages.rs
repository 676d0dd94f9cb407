//! Messages that the program writes.

use adjudicate::log::Time;
use adjudicate_testkit::morris::{self, Morris};
use adjudicate_testkit::people::{Homes, NONCE, NOW, TestPerson, identity, key};

use crate::homes;
use crate::mail::table;

fn alice(world: &Homes) -> (TestPerson, table::Games) {
    let games = table::games(world);
    let alice = table::holder(world, "alice", format!("{}{}", games.base, games.next[0]));
    std::fs::create_dir_all(alice.path("out")).unwrap();
    let out = alice.path("out").display().to_string();
    alice.write(
        ".config/adjudicate/config.yaml",
        format!("mail:\n  address: alice@example.org\n  send_to: everyone\n  name: Alice \"of\" the Grove\n  directory: {out}\n"),
    );
    (alice, games)
}

#[test]
fn a_message_says_everything_and_is_the_same_every_time() {
    let world = homes();
    let (alice, games) = alice(&world);
    let message = alice.run("mail write game.yaml").ok();
    assert_eq!(message, alice.run("mail write").ok());
    let parsed = mail_parser::MessageParser::default().parse(message.as_bytes()).unwrap();
    let id = parsed.subject().unwrap().split(' ').nth(2).unwrap().trim_end_matches(':').to_owned();
    assert_eq!(parsed.subject().unwrap(), format!("[adjudicate] nine-mens-morris {id}: turn 1, bob to move"));
    assert_eq!(parsed.from().unwrap().first().unwrap().name(), Some("Alice \"of\" the Grove"));
    assert_eq!(parsed.to().unwrap().first().unwrap().address(), Some("bob@example.org"));
    assert_eq!(parsed.cc().unwrap().first().unwrap().address(), Some("desk@example.org"));
    // A person has sent it, so it does not say that a program did.
    assert_eq!(parsed.header_raw("Auto-Submitted"), None);
    let root = parsed.in_reply_to().as_text().unwrap().to_owned();
    assert!(root.starts_with(&id) && root.ends_with("@adjudicate.invalid"), "{root}");
    let text = parsed.body_text(0).unwrap().replace('\r', "");
    assert!(text.lines().all(|line| line.chars().count() < 72), "{text}");
    for part in [
        "Entry 3: alice: d2. \"a \"good\" place = is it not?\"",
        "bob: Your turn. Please answer by 30 November.",
        "|",
        "alice plays x",
        "How to answer",
        "`adjudicate play --send`",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    assert!(text.contains(&adjudicate::log::wrap(&games.next[0])), "{text}");
    let names: Vec<&str> =
        parsed.attachments().filter_map(|part| mail_parser::MimeHeaders::attachment_name(part)).collect();
    let names: Vec<_> = names.into_iter().filter(|name| name.ends_with(".yaml")).collect();
    // The referee has signed nothing, so he gets the whole log as well.
    assert_eq!(names, ["alice-0003.yaml", "nine-mens-morris-alice-bob.yaml"]);
    #[cfg(feature = "png")]
    {
        let html = parsed.body_html(0).unwrap().into_owned();
        assert!(html.contains("<img src=\"cid:board@adjudicate.invalid\" alt=\""), "{html}");
        let picture = parsed.parts.iter().find(|part| mail_parser::MimeHeaders::content_id(*part).is_some()).unwrap();
        assert_eq!(mail_parser::MimeHeaders::content_id(picture), Some("board@adjudicate.invalid"));
        assert!(picture.contents().starts_with(b"\x89PNG"));
    }
    // Bob reads it in any form in which it may reach him.
    let bob = world.person("bob");
    for letter in [message.clone(), message.replace("\r\n", "\n"), format!("From x\n{message}")] {
        let _ = std::fs::remove_dir_all(bob.path(".local"));
        bob.write("game.yaml", &games.base);
        bob.write("letter.eml", letter);
        let said = bob.run("import letter.eml").ok();
        assert!(said.contains("one entry new"), "{said}");
        assert_eq!(bob.read("game.yaml"), alice.read("game.yaml"));
    }
}

#[test]
fn recipients_are_chosen_among_those_of_the_charter() {
    let world = homes();
    let (alice, _) = alice(&world);
    alice.run("mail write --to referee --output a.eml").prints("a.eml: a message to referee <desk@example.org>.\n");
    let call = alice.run("mail write --to referee --output a.eml");
    assert_eq!(call.status, 75, "{}", call.stderr);
    alice.run("mail write --to eve").fails(
        64,
        "error: the charter has no address of `eve` other than your own\n |\n = help: it has addresses of: bob, referee\n",
    );
    let config = alice.read(".config/adjudicate/config.yaml");
    alice.write(".config/adjudicate/config.yaml", config.replace("  send_to: everyone\n", ""));
    // A desk that the charter names sends everything on.
    alice.run("mail write --output b.eml").prints("b.eml: a message to referee <desk@example.org>.\n");
}

/// Charters are written by others: their texts never become headers, and what is no address gets no mail.
#[test]
fn hostile_charters_reach_nobody_else() {
    let world = homes();
    let (alice, _) = alice(&world);
    let mails = [
        "bob@example.org, eve@evil.example",
        "bob@example.org> <eve@evil.example",
        "bob@example.org Bcc: eve@evil.example",
        "-oQ/tmp@evil.example",
        "\"bob\\ eve\"@example.org",
        "bob@example.org%0d%0aRCPT TO:<eve@evil.example>",
        "@evil.example:bob@example.org",
        "bob@exam\u{440}le.org",
    ];
    for mail in mails {
        let player =
            format!("--player 'alice={},alice@example.org' --player 'bob={},{mail}'", key("alice"), key("bob"));
        let call = alice.run(&format!("new nine-mens-morris {player} --nonce {NONCE} -o new.yaml --yes"));
        assert!(call.status == 2 && call.stderr.contains("no mail can be sent to"), "{mail}: {}", call.stderr);
        // Somebody else's program may take it.
        let keys = [identity("alice"), identity("bob")];
        let address = |who: &str| if who == "bob" { mail } else { "alice@example.org" }.to_owned();
        let mut charter = morris::charter(&keys, [1; 16], |who| Some(address(who)));
        charter.players[1].display = Some(adjudicate_testkit::text("Bob, \"<eve@evil.example>\""));
        alice.write("hostile.yaml", Morris::begin(&keys, charter, Time::parse(NOW).unwrap()).1);
        let call = alice.run("mail write hostile.yaml");
        assert_eq!(call.status, 65, "{mail}: {}", call.stdout);
        assert!(call.stderr.contains("the charter's address of bob"), "{mail}: {}", call.stderr);
        std::fs::remove_file(alice.path("hostile.yaml")).unwrap();
    }
    let player =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    let display = "--display 'bob=Bob, \"<eve@evil.example>\", \u{1f3b2} =?utf-8?q?=0D=0A?= \u{2028}'";
    alice
        .run(&format!("new nine-mens-morris {player} {display} --first alice --nonce {NONCE} -o hostile.yaml --yes"))
        .ok();
    let message = alice.run("mail write hostile.yaml").ok();
    let parsed = mail_parser::MessageParser::default().parse(message.as_bytes()).unwrap();
    let to: Vec<_> = parsed.to().unwrap().iter().map(|one| one.address().unwrap().to_owned()).collect();
    assert_eq!(to, ["bob@example.org"]);
    assert_eq!(parsed.header_raw("Bcc"), None);
}

#[test]
fn a_player_without_the_program_is_told_in_words() {
    let world = homes();
    let (_, _) = alice(&world);
    let referee = world.person("referee");
    let players =
        format!("--player 'alice={},alice@example.org' --player 'carol=by-post,carol@example.org'", key("alice"));
    let terms = format!("--referee '{},desk@example.org' --organiser referee --first carol", key("referee"));
    referee.run(&format!("new nine-mens-morris {players} {terms} --nonce {NONCE} -o game.yaml --yes")).ok();
    let alice = world.person("alice");
    for person in [&alice, &referee] {
        person.write("game.yaml", referee.read("game.yaml"));
        person.run("join game.yaml --yes").ok();
        referee.write("game.yaml", person.read("game.yaml"));
    }
    referee.write(".config/adjudicate/config.yaml", "mail:\n  address: desk@example.org\n  sendmail: /nowhere\n");
    let message = referee.run("mail write game.yaml").ok();
    let parsed = mail_parser::MessageParser::default().parse(message.as_bytes()).unwrap();
    let text = parsed.body_text(0).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        text.contains("carol: you play without the program. Answer this message with your move in words"),
        "{text}"
    );
    assert!(!text.contains("adjudicate play"), "{text}");
    // A program that is not there can be there later.
    let call = referee.run("mail send game.yaml");
    assert_eq!(call.status, 75, "{}", call.stderr);
}

#[test]
fn sendmail_gets_the_message_and_its_recipients() {
    let world = homes();
    let (alice, _) = alice(&world);
    alice.write("sendmail", "#!/bin/sh\necho \"$@\" >> arguments\ncat >> messages\n");
    std::fs::set_permissions(alice.path("sendmail"), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    alice.write(
        ".config/adjudicate/config.yaml",
        format!(
            "mail:\n  address: alice@example.org\n  send_to: everyone\n  sendmail: {}\n",
            alice.path("sendmail").display()
        ),
    );
    alice.run("mail send").prints("Sent to bob@example.org and desk@example.org.\n");
    let mut lines: Vec<String> = alice.read("arguments").lines().map(str::to_owned).collect();
    lines.sort();
    assert_eq!(lines, ["-i -f alice@example.org -- bob@example.org", "-i -f alice@example.org -- desk@example.org"]);
    assert_eq!(alice.read("messages").matches("Message-ID: ").count(), 2);
    alice.write("sendmail", "#!/bin/sh\ncat > letter\necho no room >&2\nexit 75\n");
    let call = alice.run("mail send --json");
    assert_eq!(call.status, 75);
    assert!(call.stderr.contains("no room"), "{}", call.stderr);
}

#[test]
fn a_charter_without_addresses_is_told_of() {
    let world = homes();
    let alice = world.person("alice");
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    alice.run(&format!("new nine-mens-morris {players} --first alice --nonce {NONCE} -o game.yaml --yes")).ok();
    alice.write(".config/adjudicate/config.yaml", "mail:\n  address: alice@example.org\n  send_to: everyone\n");
    alice.run("mail write game.yaml --to bob").fails(
        64,
        "error: the charter has no address of `bob` other than your own\n |\n = help: nobody else has an address in it; without \
         one, send the file of the log by hand\n",
    );
}
