//! Connections to servers are kept from one message to the next, and what servers do with them loses and doubles nothing.

use std::process::Stdio;
use std::time::{Duration, Instant};

use adjudicate::log::wrap;

use crate::homes;
use crate::mail::fake_server::{FakeServer, Mood};
use crate::mail::faults::{alice, configure, waiting};
use crate::mail::table;

fn recipients(server: &FakeServer) -> Vec<String> {
    let mut to: Vec<String> = server.taken().into_iter().map(|taken| taken.to).collect();
    to.sort_unstable();
    to
}

#[test]
fn messages_of_a_batch_share_a_connection() {
    let world = homes();
    let server = FakeServer::start(Mood::Takes);
    let (alice, _) = alice(&world, &server, "");
    alice.run("mail send game.yaml").prints("Sent to bob@example.org and desk@example.org.\n");
    assert_eq!(recipients(&server), ["bob@example.org", "desk@example.org"]);
    assert_eq!(server.connections(), 1);
}

#[test]
fn a_connection_that_ends_between_two_messages_puts_neither_off() {
    for mood in [Mood::ClosesBehindEach, Mood::BusyBehindEach] {
        let world = homes();
        let server = FakeServer::start(mood);
        let (alice, _) = alice(&world, &server, "");
        alice.run("mail send game.yaml").prints("Sent to bob@example.org and desk@example.org.\n");
        assert_eq!(recipients(&server), ["bob@example.org", "desk@example.org"], "{mood:?}");
        assert_eq!((server.connections(), waiting(&alice)), (2, 0), "{mood:?}");
    }
}

#[test]
fn a_server_that_becomes_busy_has_what_it_took_and_gets_the_rest_later() {
    let world = homes();
    let server = FakeServer::start(Mood::BusyBehindOne);
    let (alice, _) = alice(&world, &server, "");
    let call = alice.run("mail send game.yaml");
    assert_eq!(call.status, 75, "{}", call.stderr);
    assert!(call.stderr.contains("one message waits in the outbox") && call.stderr.contains("421"), "{}", call.stderr);
    let first = recipients(&server);
    assert_eq!(call.stdout, format!("Sent to {}.\n", first.concat()));
    assert_eq!(waiting(&alice), 1);
    server.becomes(Mood::Takes);
    alice.run("mail send --outbox").ok();
    assert_eq!(recipients(&server), ["bob@example.org", "desk@example.org"]);
    assert_eq!(waiting(&alice), 0);
}

#[test]
fn an_idle_connection_that_is_closed_puts_nothing_off() {
    let world = homes();
    let server = FakeServer::start(Mood::ClosesIdle);
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    configure(&desk, "desk", server.port, "desk:\n  games: games\n  maildir: mail\n");
    let program = desk.command(&["mail".to_owned(), "serve".to_owned()]).stdout(Stdio::null()).spawn();
    let mut child = program.unwrap();
    let start = Instant::now();
    let mut lasting = true;
    for (number, (entry, turn)) in games.next.iter().zip([": turn 1, bob", ": turn 2, alice"]).enumerate() {
        desk.write(&format!("mail/new/{number}"), format!("From: alice@example.org\r\n\r\n{}", wrap(entry)));
        let told = || server.taken().iter().filter(|one| one.text.contains(turn)).count() == 2 && waiting(&desk) == 0;
        while !told() && start.elapsed() < Duration::from_secs(25) {
            std::thread::sleep(Duration::from_millis(50));
        }
        lasting &= told();
        // Longer than the server waits, and not so long that the desk takes leave itself.
        std::thread::sleep(Duration::from_millis(600));
    }
    let (taken, connections) = (server.taken(), server.connections());
    let _ = child.kill();
    child.wait().unwrap();
    assert!(lasting, "{:?}", start.elapsed());
    let texts: std::collections::BTreeSet<(String, String)> =
        taken.iter().map(|one| (one.to.clone(), one.text.clone())).collect();
    assert_eq!(texts.len(), taken.len(), "something was sent twice");
    assert!(connections > 1 && connections < taken.len(), "{connections} for {}", taken.len());
}

#[test]
fn an_access_token_lets_somebody_in_and_is_never_shown() {
    let world = homes();
    let server = FakeServer::start(Mood::WantsAToken);
    let (alice, _) = alice(&world, &server, "");
    let login = |token: &str| {
        let more = format!("    user: alice@example.org\n    login: oauth2\n    password_command: echo {token}\n");
        configure(&alice, "alice", server.port, &more);
    };
    login("ya29.expired");
    let call = alice.run("mail send game.yaml");
    assert_eq!((call.status, waiting(&alice), server.taken().len()), (75, 2, 0), "{}", call.stderr);
    assert!(call.stderr.contains("it does not take the access token"), "{}", call.stderr);
    let tried = server.logins();
    assert!(tried[0].starts_with("AUTH XOAUTH2 "), "{tried:?}");
    let secrets = ["ya29.expired", tried[0].trim_start_matches("AUTH XOAUTH2 ")];
    assert!(secrets.iter().all(|secret| !call.stderr.contains(secret)), "{}", call.stderr);
    // With a new token everything goes out over one connection.
    login("ya29.good");
    let connections = server.connections();
    alice.run("mail send --outbox").ok();
    assert_eq!(recipients(&server), ["bob@example.org", "desk@example.org"]);
    assert_eq!((server.connections(), waiting(&alice)), (connections + 1, 0));
    // A password is not taken for a token.
    assert!(server.logins().iter().all(|login| !login.starts_with("AUTH PLAIN")), "{:?}", server.logins());
}
