//! A player's own mailbox over IMAP: nobody saves a letter. With a real server (see `real.rs`), and its own two accounts.

use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use adjudicate_testkit::people::{NONCE, TestPerson, key};

use crate::homes;
use crate::mail::real;
use crate::mail::table;

/// Gives somebody an account for sending and one for reading at the server, and an empty mailbox.
fn account(person: TestPerson, server: &Path, name: &str, tls: &str) -> TestPerson {
    let person = real::account(person, server, name, "starttls", "");
    let ports = std::fs::read_to_string(server.join("imap")).unwrap();
    let (starttls, wrapped) = ports.trim().split_once(' ').unwrap();
    let port = if tls == "tls" { wrapped } else { starttls };
    let server = server.display();
    let config = person.read(".config/adjudicate/config.yaml").replace("  send_to: referee\n", "");
    let imap = format!(
        "  imap:\n    host: localhost\n    port: {port}\n    tls: {tls}\n    certificate: {server}/certificate.pem\n    \
         user: {name}@example.org\n    password_command: cat {server}/password\n"
    );
    person.write(".config/adjudicate/config.yaml", config.replace("desk:\n", &format!("{imap}desk:\n")));
    person
}

fn empty(server: &Path, name: &str) {
    for part in ["new", "cur"] {
        for item in std::fs::read_dir(server.join("mail").join(name).join(part)).unwrap() {
            std::fs::remove_file(item.unwrap().path()).unwrap();
        }
    }
}

/// The messages of a mailbox that are marked as read, and the others.
fn marks(server: &Path, name: &str) -> (usize, usize) {
    let names = |part: &str| -> Vec<String> {
        let files = std::fs::read_dir(server.join("mail").join(name).join(part)).unwrap();
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
    };
    let all = [names("new"), names("cur")].concat();
    let read = all.iter().filter(|name| name.rsplit(",").next().unwrap().contains('S') && name.contains(":2,")).count();
    (read, all.len() - read)
}

/// Fetches until something new is there.
fn fetch(person: &TestPerson) -> String {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        let told = person.run("mail fetch --games games").ok();
        if told != "Nothing new in INBOX.\n" {
            return told;
        }
        assert!(Instant::now() < end, "no mail for {}", person.name);
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_mailed_turn_is_fetched_and_answered() {
    let Some(server) = real::server() else { return };
    let world = homes();
    empty(&server, "carol");
    empty(&server, "dave");
    let carol = account(world.person("alice"), &server, "carol", "starttls");
    let dave = account(world.person("bob"), &server, "dave", "tls");
    dave.run("mail fetch --games games").prints("Nothing new in INBOX.\n");
    let players =
        format!("--player 'alice={},carol@example.org' --player 'bob={},dave@example.org'", key("alice"), key("bob"));
    let new = carol.run(&format!("new open {players} --first alice --nonce {NONCE} -o games/game.yaml --yes"));
    assert_eq!(new.status, 0, "{}", new.stderr);
    carol.run("join games/game.yaml --send --yes").ok();

    // A game that is new here is not taken in before somebody wants it, and the letter stays unread till then.
    let end = Instant::now() + Duration::from_secs(60);
    let call = loop {
        let call = dave.run("mail fetch --games games");
        if call.stdout != "Nothing new in INBOX.\n" {
            break call;
        }
        assert!(Instant::now() < end, "no mail");
    };
    assert!(call.stdout.contains("1 message looked at in INBOX, 1 with something for a game."), "{}", call.stdout);
    assert!(call.stderr.contains("this game is not here yet"), "{}", call.stderr);
    assert_eq!(marks(&server, "dave"), (0, 1));
    dave.run("mail fetch --games games --yes").ok();
    assert_eq!(marks(&server, "dave"), (1, 0));
    let game = "games/open-alice-bob.yaml";
    dave.run(&format!("join {game} --send --yes")).ok();
    assert!(fetch(&carol).contains("one entry new"));

    // A message that is none of ours stays as it is, and is looked at once.
    let stranger = "From: aunt@example.org\r\nTo: dave@example.org\r\nSubject: tea\r\n\r\nOn Sunday?\r\n";
    std::fs::write(server.join("mail/dave/new/tea"), stranger).unwrap();
    assert_eq!(fetch(&dave), "1 message looked at in INBOX, 0 with something for a game.\n");
    assert_eq!(marks(&server, "dave"), (1, 1));
    dave.run("mail fetch --games games").prints("Nothing new in INBOX.\n");
    let all = dave.run("mail fetch --games games --all").ok();
    assert!(all.starts_with("2 messages looked at in INBOX, 1 with something for a game.\n"), "{all}");

    // A turn, and a throw to which dave's program gives the element while he is at tea.
    carol.run("play 'throw: 2d6' --game games/game.yaml --send --yes").ok();
    let log = std::fs::File::create(dave.path("log")).unwrap();
    let words = ["mail", "watch", "--games", "games", "--answer"].map(str::to_owned);
    let mut watch = dave.command(&words).stdout(log).stderr(Stdio::inherit()).spawn().unwrap();
    let told = fetch(&carol);
    let begun = Instant::now();
    carol.run("play 'hello' --game games/game.yaml --send --yes").ok();
    let whole = carol.read("games/game.yaml");
    let done = || dave.read(game) == whole && marks(&server, "dave").1 == 1;
    while !done() && begun.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(20));
    }
    let took = begun.elapsed();
    let _ = watch.kill();
    watch.wait().unwrap();
    assert!(told.contains("bob's part of the roll"), "{told}");
    assert!(dave.read("log").contains("your part of the roll is given."), "{}", dave.read("log"));
    // The server tells of the letter; nobody looks for it once a minute.
    assert_eq!(dave.read(game), whole, "{}", dave.read("log"));
    assert!(took < Duration::from_secs(20), "{took:?}");
    assert_eq!(table::entries(&whole).len(), 5);
    assert_eq!(marks(&server, "dave").1, 1);
}

#[test]
fn settings_are_written_and_tried_out() {
    let Some(server) = real::server() else { return };
    let world = homes();
    let person = world.person("alice");
    let ports = |file: &str| std::fs::read_to_string(server.join(file)).unwrap().split(' ').next().unwrap().to_owned();
    let (smtp, imap, server) = (ports("ports"), ports("imap"), server.display());
    let common = format!("--password-command 'cat {server}/password' --certificate {server}/certificate.pem");
    let line = format!("mail setup --address erin@example.org --smtp localhost:{smtp} {common}");
    let told = person.run(&format!("{line} --imap localhost:{imap}")).ok();
    assert!(told.contains("A message to erin@example.org has been sent.\nIt has come back after "), "{told}");
    assert!(told.contains(" s, in the mailbox INBOX.\n"), "{told}");
    assert!(person.run("mail test").ok().contains("It has come back after "));
    // The password is wrong, which is found before anything goes out.
    let wrong = "--password-command 'echo wrong'";
    let call = person.run(
        &format!("{line} --imap localhost:{imap}")
            .replace(&format!("--password-command 'cat {server}/password'"), wrong),
    );
    assert_eq!(call.status, 78, "{}", call.stderr);
    assert!(call.stderr.contains("the server does not let this user in"), "{}", call.stderr);

    // A desk has a Maildir, and gets a key.
    let desk = world.person("carol");
    for file in ["identity", "identity.pub"] {
        let _ = std::fs::remove_file(desk.path(".config/adjudicate").join(file));
    }
    let line = line.replace("erin@", "desk@");
    let told = desk.run(&format!("{line} --desk --games games --maildir {server}/mail/desk"));
    assert_eq!(told.status, 0, "{}", told.stderr);
    assert!(told.stdout.contains("It has come back after "), "{}", told.stdout);
    assert!(desk.path(".config/adjudicate/identity").exists() && desk.path("games").is_dir());
}

#[test]
fn what_is_wrong_with_the_settings_is_said() {
    let world = homes();
    let person = world.person("alice");
    let call = person.run("mail fetch");
    assert_eq!(call.status, 78, "{}", call.stderr);
    person.write(".config/adjudicate/config.yaml", "mail:\n  address: alice@example.org\n  directory: out\n");
    let call = person.run("mail fetch");
    assert_eq!(call.status, 78, "{}", call.stderr);
    assert!(call.stderr.contains("it is not known where your mail arrives"), "{}", call.stderr);
    let imap = |more: &str| {
        let config =
            "mail:\n  address: alice@example.org\n  directory: out\n  imap:\n    timeout: 1\n    host: ".to_owned();
        person.write(".config/adjudicate/config.yaml", config + more);
        let call = person.run("mail fetch");
        (call.status, call.stderr)
    };
    let (status, said) = imap("mail.example.org\n    tls: none\n");
    assert!(status == 78 && said.contains("`tls: none` is for a server on this computer"), "{said}");
    let (status, said) = imap("127.0.0.1\n    tls: none\n    port: 1\n");
    assert!(status == 78 && said.contains("set ADJUDICATE_IMAP_PASSWORD, or a `password_command`"), "{said}");
    let (status, said) = imap("127.0.0.1\n    tls: none\n    port: 1\n    password_command: echo secret\n");
    assert!(status == 75 && said.contains("there is no connection to 127.0.0.1"), "{said}");
    assert!(!said.contains("secret"), "{said}");
}
