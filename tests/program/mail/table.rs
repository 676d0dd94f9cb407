//! A game between alice and bob with a referee's desk, to which all messages of these tests belong.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::PathBuf;

use adjudicate_testkit::people::{Homes, NONCE, TestPerson, key};
use mail_parser::{Message, MessageParser};

/// Another nonce than the usual one.
pub const NONCE_2: &str = "Dw4NDAsKCQgHBgUEAwIBAA==";

/// The entries of a log, each with its `---` line.
pub fn entries(log: &str) -> Vec<String> {
    log.split("---\n").skip(1).map(|entry| format!("---\n{entry}")).collect()
}

/// Options for a charter with everybody's addresses.
pub fn charter(more: &str, nonce: &str) -> String {
    let players =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    format!(
        "new nine-mens-morris {players} --referee '{},desk@example.org' --clock 7,3,10 {more} --nonce {nonce} -o game.yaml --yes",
        key("referee")
    )
}

/// The logs that the messages are about.
pub struct Games {
    /// The game after all have joined, which everybody has.
    pub base: String,
    /// Entries 3 to 6: alice's turn with a remark, bob's turn, alice's, bob's.
    pub next: Vec<String>,
    /// Another turn that alice has signed as entry 3.
    pub twin: String,
    /// A turn of alice's, entry 3, dated far ahead.
    pub future: String,
    /// A slip of bob's after entry 2, and an entry 3 of alice's that writes it in.
    pub slip: String,
    pub with_slip: String,
    /// Another game of the same people, and its entry 3.
    pub other: (String, String),
    /// A game that strangers play, whole.
    pub strangers: String,
}

/// Plays the games; the same bytes come out every time.
pub fn games(world: &Homes) -> Games {
    let play = |people: [&TestPerson; 2], moves: &[&str], nonce: &str| {
        people[0].run(&charter("--first alice", nonce)).ok();
        for person in people {
            person.write("game.yaml", people[0].read("game.yaml"));
            person.run("join --yes").ok();
            people.iter().for_each(|other| other.write("game.yaml", person.read("game.yaml")));
        }
        let base = people[0].read("game.yaml");
        for (turn, text) in moves.iter().enumerate() {
            let [own, other] = [people[turn % 2], people[(turn + 1) % 2]];
            own.run(&format!("play {text} --yes")).ok();
            other.write("game.yaml", own.read("game.yaml"));
        }
        (base, people[0].read("game.yaml"))
    };
    let alice = world.person("alice");
    let bob = world.person("bob");
    let remark = "--say 'a \"good\" place = is it not?'";
    let (base, full) = play([&alice, &bob], &[&format!("d2 {remark}"), "b4", "f2", "b6"], NONCE);
    let next = entries(&full)[3..].to_vec();
    // Homes that have forgotten what was signed let somebody sign a second time.
    let again = |line: &str| {
        std::fs::remove_dir_all(alice.path(".local")).unwrap();
        alice.write("game.yaml", &base);
        alice.run(line).ok();
        entries(&alice.read("game.yaml"))[3].clone()
    };
    let twin = again("play g7 --yes --trust-log");
    let future = again("play f4 --say 'from the future' --yes --trust-log --date 2026-12-24T00:00:00Z");
    std::fs::remove_dir_all(bob.path(".local")).unwrap();
    bob.write("game.yaml", &base);
    bob.run("note 'a \"good\" start = is it not? Good luck, and many a mill.' --yes --trust-log").ok();
    let slip = bob.read("game.yaml.beside");
    alice.write("game.yaml.beside", &slip);
    let with_slip = again("play d2 --say 'we are both \"here\"' --yes --trust-log");
    std::fs::remove_file(bob.path("game.yaml.beside")).unwrap();
    assert!(!alice.path("game.yaml.beside").exists(), "what is written in waits no longer");
    std::fs::remove_file(alice.path("game.yaml")).unwrap();
    std::fs::remove_file(bob.path("game.yaml")).unwrap();
    let (other, full) = play([&alice, &bob], &["a1"], NONCE_2);
    let other = (other, entries(&full)[3].clone());
    let eve = world.person("eve");
    let players =
        format!("--player 'eve={},eve@evil.example' --player 'dave={},dave@evil.example'", key("eve"), key("dave"));
    eve.run(&format!("new nine-mens-morris {players} --first eve --nonce {NONCE} -o game.yaml --yes")).ok();
    Games { base, next, twin, future, slip, with_slip, other, strangers: eve.read("game.yaml") }
}

/// Somebody who holds this log, and whose program has forgotten what he signed.
pub fn holder(world: &Homes, name: &str, log: impl AsRef<[u8]>) -> TestPerson {
    let person = world.person(name);
    let _ = std::fs::remove_dir_all(person.path(".local"));
    person.write("game.yaml", log);
    person
}

/// The person who keeps a desk, with his Maildir and games; messages go into `out`.
pub fn desk(world: &Homes, name: &str) -> TestPerson {
    let home = world.person("referee").home;
    let desk = world.stranger(name);
    for directory in ["games", "mail/new", "mail/cur", "mail/tmp", "out", ".config/adjudicate"] {
        std::fs::create_dir_all(desk.path(directory)).unwrap();
    }
    std::fs::copy(home.join(".config/adjudicate/identity"), desk.path(".config/adjudicate/identity")).unwrap();
    let config = format!(
        "mail:\n  address: desk@example.org\n  name: The Desk\n  directory: {}\ndesk:\n  games: games\n  maildir: mail\n",
        desk.path("out").display()
    );
    desk.write(".config/adjudicate/config.yaml", config);
    desk
}

/// A message that was sent: who gets it, and its bytes.
pub struct Sent {
    pub to: String,
    pub bytes: Vec<u8>,
}

impl Sent {
    /// The message, parsed.
    pub fn parsed(&self) -> Message<'_> {
        MessageParser::default().parse(&self.bytes).unwrap()
    }

    /// Its subject.
    pub fn subject(&self) -> String {
        self.parsed().subject().unwrap_or_default().to_owned()
    }
}

/// The messages that a person has sent into the directory `out`, by recipient and subject.
pub fn sent(person: &TestPerson) -> Vec<Sent> {
    let mut found = Vec::new();
    for item in std::fs::read_dir(person.path("out")).unwrap() {
        let path: PathBuf = item.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "eml") {
            let envelope = std::fs::read_to_string(path.with_extension("json")).unwrap();
            let envelope: serde_json::Value = serde_json::from_str(&envelope).unwrap();
            let to = envelope["forward_path"][0].as_str().unwrap().to_owned();
            assert_eq!(envelope["forward_path"].as_array().unwrap().len(), 1);
            found.push(Sent { to, bytes: std::fs::read(&path).unwrap() });
        }
    }
    found.sort_by_key(|sent| (sent.to.clone(), sent.subject()));
    found
}

/// Returns the recipients of each message that a person has sent into the directory `out`, with its subject and its
/// size; the contents of many messages need not be held.
pub fn subjects(person: &TestPerson) -> Vec<(String, String, u64)> {
    let mut found = Vec::new();
    for item in std::fs::read_dir(person.path("out")).unwrap() {
        let path: PathBuf = item.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "eml") {
            // A program that is killed while it writes into the directory leaves no message without its envelope.
            let envelope = std::fs::read_to_string(path.with_extension("json")).unwrap();
            let envelope: serde_json::Value = serde_json::from_str(&envelope).unwrap();
            let to = envelope["forward_path"][0].as_str().unwrap().to_owned();
            let file = std::fs::File::open(&path).unwrap();
            let size = file.metadata().unwrap().len();
            let mut head = Vec::new();
            file.take(4_096).read_to_end(&mut head).unwrap();
            let headers = MessageParser::default().parse_headers(&head).unwrap();
            found.push((to, headers.subject().unwrap().to_owned(), size));
        }
    }
    found
}

/// Returns the recipients.
pub fn recipients(sent: &[Sent]) -> BTreeSet<String> {
    sent.iter().map(|sent| sent.to.clone()).collect()
}
