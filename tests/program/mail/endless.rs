//! Programs that hang, and servers that want nothing of us: everything comes to an end, nothing is lost, and nobody else learns
//! our secrets.

use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant};

use adjudicate::mail::address;
use adjudicate::mail::transport::{DeliveryRoute, Sendmail, Transport};
use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::fake_server::{FakeServer, Mood};
use crate::mail::faults::{alice, configure, waiting};
use crate::mail::table;

/// A program of this person's.
pub fn script(person: &TestPerson, name: &str, text: &str) -> String {
    person.write(name, format!("#!/bin/sh\n{text}\n"));
    let path = person.path(name);
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
    path.display().to_string()
}

#[test]
fn a_sendmail_program_that_hangs_is_ended_with_all_that_it_has_started() {
    let world = homes();
    let alice = world.person("alice");
    let [from, to] = ["alice@example.org", "bob@example.org"].map(|text| address::parse(text).unwrap());
    let send = |text: &str, message: &[u8]| {
        let sendmail = Sendmail { program: script(&alice, "sendmail", text).into(), limit: Duration::from_secs(1) };
        Transport::open(DeliveryRoute::Sendmail(sendmail)).unwrap().send(&from, &to, message)
    };
    let long = vec![b'x'; 1024 * 1024];
    let late = alice.path("late").display().to_string();
    for text in ["exec sleep 60", &format!("(sleep 3; touch {late}) | cat"), "cat > /dev/null; sleep 60 & sleep 60"] {
        for message in [b"short".as_slice(), &long] {
            let begun = Instant::now();
            let undelivered = send(text, message).unwrap_err();
            assert!(undelivered.all && undelivered.retryable, "{text}: {undelivered}");
            assert_eq!(&*undelivered.reason, "the sendmail program had not ended after 1 seconds, and was ended");
            assert!(begun.elapsed() < Duration::from_secs(5), "{text}: {:?}", begun.elapsed());
        }
    }
    std::thread::sleep(Duration::from_secs(3));
    assert!(!alice.path("late").exists());
    // One that ends is believed, if it has read what it was given.
    assert_eq!(send("cat > /dev/null", &long), Ok(()));
    assert!(send("exit 0", &long).unwrap_err().reason.contains("has not read the whole message"));
}

#[test]
fn a_password_command_that_hangs_is_ended_and_everything_waits() {
    let world = homes();
    let server = FakeServer::start(Mood::LikesNoPassword);
    let (alice, _) = alice(&world, &server, "");
    for command in ["sleep 60", "sleep 60; echo secret", "sleep 60 | cat"] {
        configure(&alice, "alice", server.port, &format!("    user: alice\n    password_command: {command}\n"));
        let begun = Instant::now();
        let call = alice.run("mail send game.yaml");
        assert!(begun.elapsed() < Duration::from_secs(8), "{command}: {:?}", begun.elapsed());
        assert_eq!(call.status, 75, "{}", call.stderr);
        assert!(call.stderr.contains("`password_command` had not ended after 2 seconds"), "{}", call.stderr);
    }
    assert_eq!(waiting(&alice), 2);
    let status = alice.run("mail status --games .").ok();
    assert!(status.contains("nothing can be sent, and everything waits: `password_command` had not"), "{status}");
    // A process that stays in the background keeps nobody waiting.
    configure(
        &alice,
        "alice",
        server.port,
        "    user: alice\n    password_command: sleep 20 2> /dev/null & echo secret\n",
    );
    let begun = Instant::now();
    assert!(alice.run("mail send --outbox").stderr.contains("535"));
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
}

#[test]
fn other_programs_learn_no_secrets() {
    let world = homes();
    let games = table::games(&world);
    let run = |person: &TestPerson| {
        let words = ["mail", "send", "game.yaml"].map(str::to_owned);
        let mut command = person.command(&words);
        command.env("ADJUDICATE_PASSPHRASE", "swordfish").env("MAILTEST", "kept").env("PATH", "/usr/bin:/bin");
        command.output().unwrap()
    };
    let told = |person: &TestPerson| {
        let environment = person.read("environment");
        assert!(!environment.contains("swordfish") && !environment.contains("ADJUDICATE_P"), "{environment}");
        for kept in ["PATH=/usr/bin:/bin", "HOME=/", "LANG=C.UTF-8", "MAILTEST=kept"] {
            assert!(environment.lines().any(|line| line.starts_with(kept)), "{kept}: {environment}");
        }
    };
    let bob = table::holder(&world, "bob", &games.base);
    let program = script(&bob, "sendmail", &format!("env > {}; cat > /dev/null", bob.path("environment").display()));
    let config = format!("mail:\n  address: bob@example.org\n  send_to: everyone\n  sendmail: {program}\n");
    bob.write(".config/adjudicate/config.yaml", config);
    assert!(run(&bob).status.success());
    told(&bob);
    let server = FakeServer::start(Mood::LikesNoPassword);
    let alice = table::holder(&world, "alice", &games.base);
    let command =
        format!("    user: alice\n    password_command: env > {}; echo x\n", alice.path("environment").display());
    configure(&alice, "alice", server.port, &command);
    assert!(!run(&alice).status.success());
    told(&alice);
}

#[test]
fn what_a_server_has_against_us_is_held_against_no_message() {
    let world = homes();
    let server = FakeServer::start(Mood::TakesNoMail);
    let (alice, _) = alice(&world, &server, "");
    let refused = || alice.path(".local/state/adjudicate/outbox/refused").exists();
    for (mood, why) in [
        (Mood::TakesNoMail, "the server takes no mail from here: permanent error (554)"),
        (Mood::RefusesTheSender, "the server does not take what this address sends: permanent error (550)"),
    ] {
        server.becomes(mood);
        let call = alice.run("mail send game.yaml");
        assert_eq!((call.status, waiting(&alice), refused()), (75, 2, false), "{mood:?}: {}", call.stderr);
        assert!(call.stderr.contains(why), "{}", call.stderr);
        // However long that lasts.
        let call = alice.run("--date 2026-12-24T12:00:00Z mail send --outbox");
        assert_eq!((call.status, waiting(&alice), refused()), (75, 2, false), "{mood:?}: {}", call.stderr);
        let text = alice.run("mail status --games .").ok();
        let line = format!("Since 2026-11-20T17:03:11Z nothing can be sent, and everything waits: {why}");
        assert!(text.contains(&line) && text.contains("Mail: 2 waiting, 0 refused."), "{text}");
        let json: serde_json::Value = serde_json::from_str(&alice.run("mail status --games . --json").ok()).unwrap();
        assert!(json["trouble"]["reason"].as_str().unwrap().starts_with(why), "{json}");
        assert!(alice.run("mail status --games . --as html").ok().contains("and everything waits: the server"));
    }
    server.becomes(Mood::Takes);
    alice.run("mail send --outbox").prints("Sent to bob@example.org and desk@example.org.\n");
    assert!(!alice.run("mail status --games .").ok().contains("nothing can be sent"));
    // An error about the text concerns one message only.
    server.becomes(Mood::RefusesTheText);
    let call = alice.run("mail send game.yaml --date 2026-11-21T00:00:00Z");
    assert_eq!((call.status, waiting(&alice), refused()), (69, 0, true), "{}", call.stderr);
    assert!(!alice.run("mail status --games .").ok().contains("nothing can be sent"));
}

#[test]
fn what_waits_is_for_nobody_elses_eyes() {
    let world = homes();
    let server = FakeServer::start(Mood::RefusesBob);
    let (alice, _) = alice(&world, &server, "");
    let outbox = alice.path(".local/state/adjudicate/outbox");
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let all = || {
        let list =
            |directory: std::path::PathBuf| std::fs::read_dir(directory).unwrap().map(|item| item.unwrap().path());
        let found: Vec<_> = list(outbox.clone()).chain(list(outbox.join("refused"))).collect();
        assert!(found.len() >= 3, "{found:?}");
        for path in found.iter().chain([&outbox]) {
            assert_eq!(mode(path), if path.is_dir() { 0o700 } else { 0o600 }, "{}", path.display());
        }
        found
    };
    alice.run("mail send game.yaml");
    server.becomes(Mood::Busy);
    alice.run("mail send game.yaml --date 2026-11-21T00:00:00Z");
    // As earlier versions have left them.
    for path in all().iter().chain([&outbox]) {
        std::fs::set_permissions(path, PermissionsExt::from_mode(if path.is_dir() { 0o755 } else { 0o644 })).unwrap();
    }
    alice.run("mail send --outbox");
    all();
}
