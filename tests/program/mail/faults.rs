//! Servers that hang, refuse or close, and disks that are full: nothing is lost, and the exit status says whether to try
//! again.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use adjudicate::log::wrap;
use adjudicate_testkit::people::{Homes, TestPerson};

use crate::homes;
use crate::mail::fake_server::{FakeServer, Mood};
use crate::mail::table;

/// Alice in a game with bob and a referee, about to move, who sends through this server.
pub fn alice(world: &Homes, server: &FakeServer, more: &str) -> (TestPerson, table::Games) {
    let games = table::games(world);
    let alice = table::holder(world, "alice", &games.base);
    configure(&alice, "alice", server.port, more);
    (alice, games)
}

/// Settings with this server.
pub fn configure(person: &TestPerson, name: &str, port: u16, more: &str) {
    let config = format!(
        "mail:\n  address: {name}@example.org\n  send_to: everyone\n  smtp:\n    host: 127.0.0.1\n    port: {port}\n    tls: none\n    timeout: 1\n{more}"
    );
    person.write(".config/adjudicate/config.yaml", config);
}

/// How many messages wait.
pub fn waiting(person: &TestPerson) -> usize {
    let directory = person.path(".local/state/adjudicate/outbox");
    let names = std::fs::read_dir(directory).map(|items| items.map(|item| item.unwrap().path()).collect::<Vec<_>>());
    names.unwrap_or_default().iter().filter(|path| path.extension().is_some_and(|end| end == "eml")).count()
}

#[test]
fn servers_that_fail_lose_nothing() {
    let world = homes();
    let server = FakeServer::start(Mood::Takes);
    let (alice, _) = alice(&world, &server, "");
    let moods = [
        (Mood::Hangs, "did not answer in time"),
        (Mood::HangsBehindTheMessage, "did not answer in time"),
        (Mood::Drips, "did not answer in time: it had 2 seconds"),
        (Mood::DripsBehindTheMessage, "did not answer in time: it had 10 seconds in all"),
        (Mood::Busy, "421"),
        (Mood::PutsOff, "451"),
        (Mood::ClosesInTheMessage, ""),
        (Mood::ClosesBehindTheMessage, "incomplete"),
        (Mood::Babbles, ""),
    ];
    server.becomes(Mood::Hangs);
    let call = alice.run("play d2 --send --yes --trust-log");
    assert_eq!(call.status, 75, "{}", call.stderr);
    assert!(call.stdout.contains("Entry 3 (turn) is signed and stands in game.yaml."), "{}", call.stdout);
    assert!(call.stderr.contains("2 messages wait in the outbox"), "{}", call.stderr);
    for (mood, why) in moods {
        server.becomes(mood);
        let before = Instant::now();
        let call = alice.run("mail send --outbox");
        assert_eq!(call.status, 75, "{mood:?}: {}", call.stderr);
        assert!(call.stderr.contains(why), "{mood:?}: {}", call.stderr);
        assert!(before.elapsed() < Duration::from_secs(20), "{mood:?} took {:?}", before.elapsed());
        assert_eq!(waiting(&alice), 2, "{mood:?}");
    }
    assert!(server.taken().is_empty());
    // The same messages leave as soon as somebody takes them.
    server.becomes(Mood::Takes);
    alice.run("mail send --outbox").prints("Sent to bob@example.org and desk@example.org.\n");
    let taken = server.taken();
    let mut to: Vec<&str> = taken.iter().map(|taken| taken.to.as_str()).collect();
    to.sort_unstable();
    assert_eq!(to, ["bob@example.org", "desk@example.org"]);
    assert_eq!(taken[0].text, taken[1].text);
    assert_eq!(waiting(&alice), 0);
    alice.run("mail send --outbox").prints("Nothing waits to be sent.\n");
}

#[test]
fn a_server_that_hangs_keeps_no_mail_from_being_taken_in() {
    let world = homes();
    let server = FakeServer::start(Mood::Hangs);
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    let more = "desk:\n  games: games\n  maildir: mail\n";
    configure(&desk, "desk", server.port, more);
    let config = desk.read(".config/adjudicate/config.yaml").replace("timeout: 1\n", "timeout: 60\n");
    desk.write(".config/adjudicate/config.yaml", config);
    let program = desk.command(&["mail".to_owned(), "serve".to_owned()]).stdout(Stdio::null()).spawn();
    let mut child = program.unwrap();
    let before = Instant::now();
    let mut whole = games.base.clone();
    for (number, entry) in games.next.iter().take(2).enumerate() {
        desk.write(&format!("mail/new/{number}"), format!("From: alice@example.org\r\n\r\n{}", wrap(entry)));
        whole.push_str(entry);
        while desk.read("games/game.yaml") != whole && before.elapsed() < Duration::from_secs(25) {
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    // From the first moment on the desk has had something to send, and the server goes on hanging for half a minute.
    let (log, took) = (desk.read("games/game.yaml"), before.elapsed());
    let _ = child.kill();
    child.wait().unwrap();
    assert!(log == whole && took < Duration::from_secs(25), "{took:?}");
    assert!(server.taken().is_empty());
    server.becomes(Mood::Takes);
    desk.run("mail serve --once").ok();
    let last = |to: &str| server.taken().iter().any(|one| one.to == to && one.text.contains(": turn 2, alice to move"));
    assert!(last("alice@example.org") && last("bob@example.org"));
    assert_eq!(waiting(&desk), 0);
}

#[test]
fn nobody_at_the_port() {
    let world = homes();
    let server = FakeServer::start(Mood::Takes);
    let (alice, _) = alice(&world, &server, "");
    // A port on which somebody has listened a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    configure(&alice, "alice", free, "");
    let call = alice.run("mail send game.yaml");
    assert_eq!((call.status, waiting(&alice)), (75, 2), "{}", call.stderr);
    assert!(call.stderr.contains("refused"), "{}", call.stderr);
}

#[test]
fn an_address_that_is_refused_keeps_nobody_else_waiting() {
    let world = homes();
    let server = FakeServer::start(Mood::RefusesBob);
    let (alice, _) = alice(&world, &server, "");
    let call = alice.run("mail send game.yaml");
    assert_eq!(call.status, 69, "{}", call.stderr);
    assert!(call.stdout.contains("Sent to desk@example.org."), "{}", call.stdout);
    assert!(call.stderr.contains("550") && call.stderr.contains("bob@example.org"), "{}", call.stderr);
    assert_eq!(waiting(&alice), 0);
    let refused = std::fs::read_dir(alice.path(".local/state/adjudicate/outbox/refused")).unwrap().count();
    assert_eq!(refused, 1);
    alice.run("mail status --games .").ok().lines().find(|line| line.contains("bob@example.org: refused")).unwrap();
}

#[test]
fn passwords_are_fetched_and_never_shown() {
    let world = homes();
    let server = FakeServer::start(Mood::LikesNoPassword);
    let secret = "correct-horse-battery";
    let (alice, _) = alice(&world, &server, &format!("    user: alice\n    password_command: echo {secret}\n"));
    let call = alice.run("mail send game.yaml");
    assert_eq!((call.status, waiting(&alice)), (75, 2), "{}", call.stderr);
    assert!(call.stderr.contains("535"), "{}", call.stderr);
    let login = format!("\0alice\0{secret}");
    let told = base64::Engine::encode(&base64::engine::general_purpose::STANDARD, login);
    assert!(server.logins().iter().all(|login| login.ends_with(&told)), "{:?}", server.logins());
    assert!(!server.logins().is_empty());
    assert!(!call.stderr.contains(secret) && !call.stdout.contains(secret));
    for file in walk(&alice.path(".local")) {
        let bytes = std::fs::read(&file).unwrap();
        assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()), "{}", file.display());
    }
    // No password, and a command that fails.
    for (more, why) in [("", "there is no password"), ("    password_command: 'false'\n", "gave no password")] {
        configure(&alice, "alice", server.port, &format!("    user: alice\n{more}"));
        let call = alice.run("mail send --outbox");
        assert_eq!(call.status, 78, "{}", call.stderr);
        assert!(call.stderr.contains(why), "{}", call.stderr);
    }
}

fn walk(directory: &std::path::Path) -> Vec<std::path::PathBuf> {
    let items = std::fs::read_dir(directory).unwrap().map(|item| item.unwrap().path());
    items.flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] }).collect()
}

#[test]
fn settings_that_cannot_work_are_refused() {
    let world = homes();
    let server = FakeServer::start(Mood::Takes);
    let (alice, _) = alice(&world, &server, "");
    let cases = [
        ("", 78, "it is not known how to send mail"),
        ("mail:\n  address: alice@example.org\n", 78, "needs one of `smtp`, `sendmail` and `directory`"),
        ("mail:\n  address: alice\n  directory: x\n", 78, "an address is written NAME@DOMAIN"),
        (
            "mail:\n  address: alice@example.org\n  smtp:\n    host: mail.example.org\n    tls: none\n",
            78,
            "could be read on the way",
        ),
        (
            "mail:\n  address: alice@example.org\n  smtp:\n    host: localhost\n    certificate: nowhere.pem\n",
            78,
            "nowhere.pem cannot be read",
        ),
        ("mail:\n  adress: alice@example.org\n", 78, "unknown field `adress`"),
    ];
    for (config, status, why) in cases {
        alice.write(".config/adjudicate/config.yaml", config);
        let call = alice.run("mail send game.yaml");
        assert!(call.stderr.contains(why), "{config}: {}", call.stderr);
        assert_eq!(call.status, status, "{config}");
    }
    assert!(server.taken().is_empty());
    // A mail server would send the message back to the person who wrote it; so it is told to try again.
    let letter = wrap("no entry");
    alice.write(".config/adjudicate/config.yaml", "mail:\n  adress: alice@example.org\n");
    assert_eq!(alice.run_with("mail receive", letter.as_bytes()).status, 75);
    alice.write(".config/adjudicate/config.yaml", b"name: Caf\xe9\n");
    let call = alice.run_with("mail receive", letter.as_bytes());
    assert!(call.status == 75 && call.stderr.contains("config.yaml cannot be read"), "{}", call.stderr);
    std::fs::remove_file(alice.path(".config/adjudicate/config.yaml")).unwrap();
    assert_eq!(alice.run_with("mail receive --nope", letter.as_bytes()).status, 75);
    assert_eq!(alice.run("mail send --nope").status, 64);
    assert_eq!(alice.run("mail --help").status, 0);
    assert_eq!(alice.run("verify --nope").status, 2);
}

#[test]
fn a_full_disk_puts_messages_off() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    let letter = format!("From: alice@example.org\r\nTo: desk@example.org\r\n\r\n{}", wrap(&games.next[0]));
    desk.write("mail/new/1.message", letter);
    // The file system takes no file of more than two blocks, as when the disk is full.
    let program = desk.command(&["mail".to_owned(), "serve".to_owned(), "--once".to_owned()]);
    let mut shell = Command::new("bash");
    shell
        .args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""])
        .arg(program.get_program())
        .args(program.get_args());
    shell.current_dir(&desk.home).env_clear();
    shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = shell.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(75), "{printed}{}", String::from_utf8_lossy(&output.stderr));
    assert!(printed.contains("put off: "), "{printed}");
    assert_eq!(std::fs::read_dir(desk.path("mail/new")).unwrap().count(), 1);
    assert_eq!(desk.read("games/game.yaml"), games.base);
    assert!(table::sent(&desk).is_empty());
    // With room again, everything takes its course.
    desk.run("mail serve --once").ok();
    assert_eq!(desk.read("games/game.yaml"), format!("{}{}", games.base, games.next[0]));
    assert_eq!(table::recipients(&table::sent(&desk)).len(), 2);
    // A message for `receive` on a full disk is tried again by the mail server.
    let bob = table::holder(&world, "bob", &games.base);
    let program = bob.command(&["mail".to_owned(), "receive".to_owned()]);
    let mut shell = Command::new("bash");
    let line = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\" < letter";
    shell.args(["-c", line]).arg(program.get_program()).args(program.get_args());
    shell.current_dir(&bob.home).env_clear();
    shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    bob.write("letter", wrap(&games.next[0]));
    let output = shell.output().unwrap();
    assert_eq!(output.status.code(), Some(75), "{}", String::from_utf8_lossy(&output.stderr));
}
