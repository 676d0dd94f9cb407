//! An event of twelve players in three sections, by mail from the first entry to the prize list: nobody touches a file. The
//! desk is the real program, run again and again as cron would; the players read their mail and make random turns.
//!
//! `ADJUDICATE_EVENT=ENTRIES` sets after how many entries players give their games up; without it games are short.

use std::collections::BTreeMap;

use adjudicate::crypto::{Chain, Digest, Identity};
use adjudicate::event;
use adjudicate::log::{Bytes, Join, Kind, Text, Turn, Yes, wrap};
use adjudicate::mail::find::Found;
use adjudicate::mail::{Letter, incoming};
use adjudicate::referee::{Draft, Duty, Match, verify};
use adjudicate::rules::{Name, Play};
use serde_json::Value;

use crate::numbers::Random;
use crate::program::{Person, World, identity};
use crate::table;

const DESCRIPTION: &str = r#"
event: "Winter cup"
director: {name: dora, mail: desk@example.org}
closes: "2026-12-01T12:00:00Z"
sections:
  - name: merels
    game: nine-mens-morris
    options: {stones: 5}
    system: round-robin
    tiebreaks: [direct, wins, lots]
    clock: {days_per_turn: 7, transit_days: 3, grace_days: 10}
  - name: backgammon
    game: backgammon
    system: knockout
    clock: {days_per_turn: 7, transit_days: 3, grace_days: 10}
  - name: duerror
    game: duerror-grandis
    options: {variants: [parcus]}
    system: open
    rounds: 2
    seats: 3
    series: true
    tiebreaks: [buchholz, points-for, lots]
"#;

/// Who plays what.
const PLAYERS: [(&str, &[&str]); 12] = [
    ("alice", &["merels"]),
    ("bob", &["merels", "backgammon"]),
    ("carol", &["merels"]),
    ("dave", &["merels", "duerror"]),
    ("erin", &["backgammon"]),
    ("frank", &["backgammon"]),
    ("grace", &["backgammon", "duerror"]),
    ("heidi", &["backgammon"]),
    ("ivan", &["duerror"]),
    ("judy", &["duerror"]),
    ("mike", &["duerror"]),
    ("nina", &["duerror"]),
];

/// Somebody with a mailbox.
struct Player {
    name: Name,
    identity: Identity,
    logs: BTreeMap<Digest, Vec<u8>>,
    chains: BTreeMap<Digest, Chain>,
}

impl Player {
    fn new(name: &str) -> Player {
        let (logs, chains) = (BTreeMap::new(), BTreeMap::new());
        Player { name: Name::parse(name).unwrap(), identity: identity(name), logs, chains }
    }

    fn address(&self) -> String {
        format!("{}@example.org", self.name)
    }

    /// Takes the entries of a message into his copies of the games.
    fn read(&mut self, message: &[u8]) {
        for found in incoming::read(message).entries {
            let Found::Entry(letters) = found else { panic!("{}: a message of the desk is damaged", self.name) };
            self.take(&letters[0]);
        }
    }

    fn take(&mut self, letter: &Letter) {
        if let Kind::Charter(_) = letter.entry.kind {
            self.logs.entry(letter.id).or_insert_with(|| letter.text.clone().into_bytes());
            return;
        }
        for log in self.logs.values_mut() {
            let state = verify(log).state.unwrap();
            if letter.entry.prev == Some(state.head()) {
                log.extend_from_slice(letter.text.as_bytes());
                assert!(verify(log).fault.is_none(), "{}", letter.text);
            }
        }
    }

    /// What he writes in the games in which he is due, and as what kind of letter.
    fn answers(&mut self, random: &mut Random, patience: u64) -> Vec<String> {
        let mut written = Vec::new();
        for (id, log) in &self.logs {
            let state = verify(log).state.unwrap();
            let author = state.author(&self.name).unwrap();
            let chain = self.chains.entry(*id).or_insert_with(|| Chain::new(&self.identity, id));
            let member = author.member().unwrap();
            let duty = state.due().into_iter().find(|(due, _)| *due == member).map(|(_, duty)| duty);
            let kind = match duty {
                None => continue,
                Some(Duty::Join) => Kind::Join(Join { tip: Bytes(chain.tip()) }),
                Some(_) if state.entries() > patience => Kind::Resign(Yes),
                Some(Duty::Reveal) => match state.foresee(author, &[], chain) {
                    Some((play, _)) if play.demand() == adjudicate::rules::Demand::Act(author.seat().unwrap()) => {
                        turn(&play, random)
                    }
                    _ => Kind::Answer(Yes),
                },
                Some(Duty::Turn) => turn(state.play(), random),
            };
            let at = adjudicate::log::Time::from_unix(state.last_at().unix() + 3_600).unwrap();
            let draft = Draft { by: self.name.clone(), at, kind, say: None, elements: Vec::new() };
            let composed = state.compose(draft, &self.identity, Some(chain)).unwrap();
            // It stands in his copy when the desk has sent it back: letters may cross, and then it falls out.
            written.push(composed.text());
        }
        written
    }
}

fn turn(play: &Play, random: &mut Random) -> Kind {
    let text = match play.position().legal() {
        moves if !moves.is_empty() => {
            random.pick(&moves.iter().flat_map(|group| &group.moves).collect::<Vec<_>>()).to_string()
        }
        _ => by_steps(play, random),
    };
    let text = Text::new(text).unwrap();
    Kind::Turn(Box::new(Turn { play: text.clone(), position: text, proof: None }))
}

fn by_steps(play: &Play, random: &mut Random) -> String {
    let mut begun = String::new();
    loop {
        let stage = play.position().stage(&begun, None).unwrap().unwrap();
        begun = stage.begun;
        if stage.groups.is_empty() {
            return begun;
        }
        let moves = random.pick(&stage.groups).moves.clone();
        let step = random.pick(&moves).clone();
        begun = if begun.is_empty() { step } else { format!("{begun}; {step}") };
    }
}

/// The director's desk.
fn desk(world: &World) -> Person {
    let desk = table::desk(world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "");
    desk.write(".config/adjudicate/config.yaml", config);
    desk.write("cup.yaml", DESCRIPTION);
    desk.run("event new cup.yaml --output cup --yes").ok();
    desk
}

/// Everybody writes his entry on the log as it was announced, so that all letters cross.
fn entries(log: &str) -> Vec<(String, String)> {
    let announced = event::verify(log.as_bytes()).event.unwrap();
    let one = |(name, sections): &(&str, &[&str])| {
        let identity = identity(name);
        let by = Name::parse(name).unwrap();
        let player = event::Entrant {
            name: by.clone(),
            key: Some(identity.public()),
            mail: Some(Text::new(format!("{name}@example.org")).unwrap()),
            display: None,
            rating: None,
        };
        let sections = sections.iter().map(|section| Name::parse(section).unwrap()).collect();
        let kind = event::Kind::Enter(Box::new(event::Enter { player, sections, byes: Vec::new() }));
        let at = adjudicate::log::Time::parse("2026-11-22T09:00:00Z").unwrap();
        let composed = announced.compose(event::Draft { by, at, kind, say: None }, &identity).unwrap();
        ((*name).to_owned(), composed.text())
    };
    PLAYERS.iter().map(one).collect()
}

#[test]
fn an_event_by_mail() {
    let patience: u64 = std::env::var("ADJUDICATE_EVENT").map_or(16, |entries| entries.parse().unwrap());
    let world = World::new();
    let desk = desk(&world);
    let mut post = Post { desk: &desk, written: 0 };
    for (name, entry) in entries(&desk.read("cup/event.yaml")) {
        post.write(&format!("{name}@example.org"), &entry);
    }
    desk.run("mail serve --event cup --maildir mail --once --date 2026-11-23T12:00:00Z").ok();
    let status = status(&desk);
    let entered: usize =
        status["sections"].as_array().unwrap().iter().map(|s| s["players"].as_array().unwrap().len()).sum();
    assert_eq!(entered, 4 + 5 + 6, "{status}");
    let told = post.sent();
    assert_eq!(told.iter().filter(|sent| sent.subject().contains("you have entered")).count(), PLAYERS.len());
    let mut players: BTreeMap<String, Player> =
        PLAYERS.iter().map(|(name, _)| Player::new(name)).map(|player| (player.address(), player)).collect();
    let mut random = Random::new(2_026);
    let mut day = 0;
    let prizes = loop {
        let date = adjudicate::log::Time::parse("2026-12-02T09:00:00Z").unwrap().plus_days(day);
        desk.run(&format!("mail serve --event cup --maildir mail --once --date {date}")).ok();
        day += 1;
        assert!(day < 2_000, "the event does not end");
        let sent = post.sent();
        for message in &sent {
            let player =
                players.get_mut(&message.to).unwrap_or_else(|| panic!("a stranger was written to: {}", message.to));
            if !message.subject().contains("Winter cup") {
                player.read(&message.bytes);
            }
        }
        let mut written = 0;
        for player in players.values_mut() {
            for text in player.answers(&mut random, patience) {
                post.write(&player.address(), &text);
                written += 1;
            }
        }
        if written == 0 {
            break sent;
        }
    };
    let ends: Vec<_> = prizes.iter().filter(|sent| sent.subject().contains("the prize list")).collect();
    let left = desk.run("event status cup").stdout;
    assert_eq!(ends.len(), PLAYERS.len(), "everybody gets the prize list once\n{left}");
    let verdict: Value = serde_json::from_str(&desk.run("event verify cup --json").ok()).unwrap();
    assert_eq!((&verdict["verdict"], &verdict["findings"]), (&Value::from("over"), &Value::Array(Vec::new())));
    // Six games of merels, four of backgammon among five, two rounds of two boards of Duerror Grandis.
    assert_eq!(verdict["games"], 6 + 4 + 4);
    copies_agree(&desk, &players);
    let table = desk.run("event standings cup --section merels").ok();
    assert!(table.contains("final standings"), "{table}");
    let body = String::from_utf8_lossy(&ends[0].bytes).into_owned();
    assert!(body.contains("final standings"), "{body}");
}

/// Every player's copy of every game is the desk's, or its beginning where others had the last word.
fn copies_agree(desk: &Person, players: &BTreeMap<String, Player>) {
    let mut compared = 0;
    for item in std::fs::read_dir(desk.path("cup/games")).unwrap() {
        let path = item.unwrap().path();
        // Letters that crossed and fell out are kept beside the logs.
        if path.extension().is_none_or(|extension| extension != "yaml") {
            continue;
        }
        let log = std::fs::read(path).unwrap();
        let state: Match = verify(&log).state.unwrap();
        for seated in &state.charter().players {
            let copy = &players[&format!("{}@example.org", seated.name)].logs[&state.id()];
            assert_eq!(String::from_utf8_lossy(copy), String::from_utf8_lossy(&log), "{}", seated.name);
            compared += 1;
        }
    }
    assert_eq!(compared, 6 * 2 + 4 * 2 + 4 * 3);
}

fn status(desk: &Person) -> Value {
    serde_json::from_str(&desk.run("event status cup --json").ok()).unwrap()
}

/// The way of messages between the desk and its players.
struct Post<'a> {
    desk: &'a Person,
    written: usize,
}

impl Post<'_> {
    /// A message to the desk.
    fn write(&mut self, from: &str, entry: &str) {
        self.written += 1;
        let name = format!("mail/new/{:06}", self.written);
        self.desk.write(&name, format!("From: {from}\r\nTo: desk@example.org\r\n\r\n{}", wrap(entry)));
    }

    /// The messages that the desk has sent since the last look.
    fn sent(&mut self) -> Vec<table::Sent> {
        let sent = table::sent(self.desk);
        for item in std::fs::read_dir(self.desk.path("out")).unwrap() {
            std::fs::remove_file(item.unwrap().path()).unwrap();
        }
        sent
    }
}
