//! An event of twelve players in three sections, by mail from the first entry to the prize list: nobody touches a file. The
//! desk is the real program, run again and again as cron would; the players read their mail and make random turns.
//!
//! `ADJUDICATE_EVENT=ENTRIES` sets after how many entries players give their games up; without it games are short.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate::crypto::{Chain, Digest, Identity};
use adjudicate::dice::Member;
use adjudicate::event;
use adjudicate::log::{Bytes, EntryKind, Join, SignedEntry, Slip, SlipKind, Text, True, Turn, wrap};
use adjudicate::mail::find::FoundBlock;
use adjudicate::mail::incoming;
use adjudicate::referee::{Author, Draft, Match, PenTask, SlipDraft, verify};
use adjudicate::rules::{Name, Play};
use adjudicate_testkit::Random;
use adjudicate_testkit::people::{Homes, TestPerson, identity};
use serde_json::Value;

use crate::homes;
use crate::mail::hosted::Hosted;
use crate::mail::table;

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
    level: [second]
    clock: {days_per_turn: 7, transit_days: 3, grace_days: 10}
  - name: duerror
    game: duerror-grandis
    options: {variants: [parcus]}
    system: open
    rounds: 2
    seats: 3
    series: true
    tiebreaks: [buchholz, points-for, lots]
  - name: masters
    game: nine-mens-morris
    options: {stones: 5}
    system: knockout
    from: [{section: merels, places: 1-2}]
    seed: place
    legs: 2
    level: [better]
"#;

/// The players and their sections.
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
pub struct Player {
    name: Name,
    identity: Identity,
    logs: BTreeMap<Digest, Copied>,
    chains: BTreeMap<(Digest, Digest), Chain>,
    /// The slips that came on their own and wait for an entry.
    slips: BTreeMap<Digest, Slip>,
    elements: BTreeSet<String>,
    /// The texts that were sent and are not in the log yet: nobody sends them twice.
    sent: BTreeSet<String>,
}

/// A player's copy of a game, and how it stands.
struct Copied {
    log: String,
    state: Match,
}

impl Copied {
    fn of(log: String) -> Copied {
        let verified = verify(log.as_bytes());
        assert!(verified.fault.is_none(), "{log}");
        Copied { state: verified.state.unwrap(), log }
    }
}

impl Player {
    pub fn new(name: &str) -> Player {
        Player::with_key(name, name)
    }

    /// Somebody who plays under this name with the key of another person.
    pub fn with_key(name: &str, owner: &str) -> Player {
        let (logs, chains, slips) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let (elements, sent) = (BTreeSet::new(), BTreeSet::new());
        Player { name: Name::parse(name).unwrap(), identity: identity(owner), logs, chains, slips, elements, sent }
    }

    fn address(&self) -> String {
        format!("{}@example.org", self.name)
    }

    /// Takes the entries of a message into their copies of the games, and keeps what waits for the player who holds the pen.
    pub fn read(&mut self, message: &[u8]) {
        // A message without entries has the board as a picture, and no code in it to be looked for.
        let found = incoming::read_with(message, &mut |_| Ok(Vec::new()));
        self.elements.extend(found.elements);
        for found in found.entries {
            match found {
                FoundBlock::Entry(letters) => self.take(&letters[0]),
                FoundBlock::Slip(slips) => drop(self.slips.insert(slips[0].id(), slips[0].clone())),
                FoundBlock::Damaged(_, why) => panic!("{}: a message of the desk is damaged: {why}", self.name),
            }
        }
    }

    /// Takes over a game as its log stands.
    pub fn has(&mut self, log: &str) {
        let copy = Copied::of(log.to_owned());
        self.logs.insert(copy.state.id(), copy);
    }

    fn take(&mut self, letter: &SignedEntry) {
        if let EntryKind::Charter(_) = letter.entry.kind {
            self.logs.entry(letter.id).or_insert_with(|| Copied::of(letter.text.clone()));
            return;
        }
        for copy in self.logs.values_mut().filter(|copy| letter.entry.prev == Some(copy.state.head())) {
            *copy = Copied::of(format!("{}{}", copy.log, letter.text));
        }
    }

    /// Returns the player's texts in the games in which he is due: an entry if he holds the pen, an element or a slip
    /// otherwise.
    pub fn answers(&mut self, random: &mut Random, patience: u64) -> Vec<String> {
        let mut written = Vec::new();
        for (id, Copied { state, .. }) in &self.logs {
            let author = state.author(&self.name).unwrap();
            let base = state.chain_base(author);
            let chain = self.chains.entry((*id, base)).or_insert_with(|| Chain::new(&self.identity, id, &base));
            let holds = state.holds_pen(author);
            let at = adjudicate::log::Time::from_unix(state.last_at().unix() + 3_600).unwrap();
            let plays = author.seat().is_some_and(|seat| state.play().is_in(seat));
            let gives_up = state.next_to_join().is_none()
                && state.outcome().is_none()
                && state.entries() > patience
                && state.entries() % 2 == 1;
            if gives_up && plays && !holds {
                // Once in a while somebody resigns who does not hold the pen.
                let draft = SlipDraft { by: self.name.clone(), at, kind: SlipKind::Resign(True), say: None };
                let given_up = format!("{id} {} resigns", self.name);
                if self.sent.insert(given_up) {
                    written.push(state.sign_slip(draft, &self.identity).unwrap().text());
                }
                continue;
            }
            if !holds {
                written.extend(element(state, author, chain).filter(|line| self.sent.insert(line.clone())));
                continue;
            }
            let elements = elements(state, author, &self.elements);
            let task = state.holder().map(|holder| holder.task);
            let kind = match task {
                None => continue,
                Some(PenTask::Join) => EntryKind::Join(Join { tip: Bytes(chain.tip()) }),
                Some(PenTask::Act | PenTask::Roll) if state.entries() > patience => EntryKind::Resign(True),
                Some(PenTask::Roll) => match state.foresee(author, &elements, chain) {
                    Some((play, _)) if play.demand() == adjudicate::rules::Demand::Act(author.seat().unwrap()) => {
                        turn(&play, random)
                    }
                    Some(_) => EntryKind::Answer(True),
                    // A roller waits for the others; without one, who holds the pen begins.
                    None if state.machine().pending.as_ref().is_some_and(|pending| pending.last.is_none()) => {
                        EntryKind::Answer(True)
                    }
                    None => continue,
                },
                Some(PenTask::Act) => turn(state.play(), random),
                Some(PenTask::Post) => EntryKind::Post(True),
                // A player who does not save keeps everything.
                Some(PenTask::Save) => continue,
                Some(PenTask::Open) => panic!("no board is sealed here"),
            };
            let waits = |slip: &&Slip| !matches!(slip.kind, SlipKind::Offer(_)) && state.check_slip(slip).is_ok();
            let slips: Vec<Slip> = self.slips.values().filter(waits).cloned().collect();
            if slips.is_empty() && matches!(kind, EntryKind::Post(_)) {
                continue;
            }
            let draft = Draft { by: self.name.clone(), at, slips, kind, say: None, elements };
            let composed = state.compose(draft, &self.identity, Some(chain)).unwrap();
            // It stands in their copy when the desk has sent it back.
            if self.sent.insert(format!("{} {}", self.name, state.head())) {
                written.push(composed.text());
            }
        }
        written
    }
}

/// The line with the element that is due from who does not hold the pen.
fn element(state: &Match, author: Author, chain: &Chain) -> Option<String> {
    let member = author.member()?;
    let pending = state.machine().pending.as_ref().filter(|pending| pending.lacks(member))?;
    if pending.last == Some(member) || state.next_to_join().is_some() {
        return None;
    }
    let element = chain.element(state.machine().number(member)).unwrap();
    Some(format!("element {} {} {}", state.id(), state.name_of(member), Bytes(element)))
}

/// The elements of others that belong to the pending throw, among the lines that came.
fn elements(state: &Match, author: Author, lines: &BTreeSet<String>) -> Vec<(Member, [u8; 32])> {
    let game = state.id().to_string();
    let words = lines.iter().map(|line| line.split(' ').collect::<Vec<_>>()).filter(|words| words[1] == game);
    let read = words.filter_map(|words| {
        let member = Name::parse(words[2]).and_then(|name| state.member(&name))?;
        let element = Bytes::<32>::parse(words[3]).unwrap().0;
        let fits = Some(member) != author.member() && state.missing_element(member, element).is_ok();
        fits.then_some((member, element))
    });
    read.collect()
}

fn turn(play: &Play, random: &mut Random) -> EntryKind {
    let text = match play.position().legal() {
        moves if !moves.is_empty() => {
            random.pick(&moves.iter().flat_map(|group| &group.moves).collect::<Vec<_>>()).to_string()
        }
        _ => by_steps(play, random),
    };
    let text = Text::new(text).unwrap();
    EntryKind::Turn(Box::new(Turn { play: text.clone(), then: None, position: text, proof: None }))
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
fn desk(world: &Homes) -> TestPerson {
    announced(table::desk(world, "desk"))
}

/// A desk at which the event is announced.
pub fn announced(desk: TestPerson) -> TestPerson {
    let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "");
    desk.write(".config/adjudicate/config.yaml", config);
    desk.write("cup.yaml", DESCRIPTION);
    desk.run("event new cup.yaml --output cup --yes").ok();
    desk
}

/// Everybody signs a slip behind the charter, so that all letters cross.
fn slips(log: &str) -> Vec<(String, String)> {
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
        let kind = event::SlipKind::Enter(Box::new(event::Enrolment { player, sections, byes: Vec::new() }));
        let at = adjudicate::log::Time::parse("2026-11-22T09:00:00Z").unwrap();
        let slip = announced.sign_slip(event::SlipDraft { by, at, kind, say: None }, &identity).unwrap();
        ((*name).to_owned(), slip.text())
    };
    PLAYERS.iter().map(one).collect()
}

#[test]
fn an_event_by_mail() {
    let (slips, elements) = hold(desk(&homes()), None, 16);
    assert!(slips > 0 && elements > 0, "{slips} slips and {elements} elements came on their own");
}

/// Holds the event at a desk with its description, from the first entry to the prize list; over a store, if its URL is given, which is
/// empty so far. After so many entries players give their games up. Gives how many slips and elements came on their own.
pub fn hold(desk: TestPerson, store: Option<String>, patience: u64) -> (usize, usize) {
    let patience = std::env::var("ADJUDICATE_EVENT").map_or(patience, |entries| entries.parse().unwrap());
    let entries = slips(&desk.read("cup/event.yaml"));
    // A desk over a store finds its event in the settings too, which may still name the directory that it was in.
    let option = if store.is_some() { "" } else { "--event cup" };
    if store.is_some() {
        let config = desk.read(".config/adjudicate/config.yaml");
        assert!(config.contains("desk:\n"), "{config}");
        desk.write(".config/adjudicate/config.yaml", config.replace("desk:\n", "desk:\n  event: /srv/cup\n"));
    }
    let mut hosted = Hosted::new(desk, "cup", store);
    for (name, entry) in entries {
        write(&mut hosted, &format!("{name}@example.org"), &entry);
    }
    hosted.serve(option, "2026-11-23T12:00:00Z");
    let status = status(&hosted.desk);
    let entered: usize =
        status["sections"].as_array().unwrap().iter().map(|s| s["players"].as_array().unwrap().len()).sum();
    assert_eq!(entered, 4 + 5 + 6, "{status}");
    let told = hosted.sent();
    assert_eq!(told.iter().filter(|sent| sent.subject().contains("you have entered")).count(), PLAYERS.len());
    let mut players: BTreeMap<String, Player> =
        PLAYERS.iter().map(|(name, _)| Player::new(name)).map(|player| (player.address(), player)).collect();
    let mut random = Random::new(2_026);
    let mut day = 0;
    let (mut slips, mut elements) = (0, 0);
    let mut finalists = 0;
    let prizes = loop {
        let date = adjudicate::log::Time::parse("2026-12-02T09:00:00Z").unwrap().plus_days(day);
        hosted.serve(option, &date.to_string());
        day += 1;
        assert!(day < 2_000, "the event does not end");
        let sent = hosted.sent();
        finalists += sent.iter().filter(|sent| sent.subject().contains("you play in masters")).count();
        for message in &sent {
            let player =
                players.get_mut(&message.to).unwrap_or_else(|| panic!("a stranger was written to: {}", message.to));
            if !message.subject().contains("Winter cup") || message.subject().contains(", board ") {
                player.read(&message.bytes);
            }
        }
        let mut written = 0;
        for player in players.values_mut() {
            for text in player.answers(&mut random, patience) {
                write(&mut hosted, &player.address(), &text);
                slips += usize::from(text.starts_with("---\nafter: "));
                elements += usize::from(text.starts_with("element "));
                written += 1;
            }
        }
        if written == 0 {
            break sent;
        }
    };
    let ends: Vec<_> = prizes.iter().filter(|sent| sent.subject().contains("the prize list")).collect();
    let desk = &hosted.desk;
    let left = desk.run("event status cup").stdout;
    assert_eq!(ends.len(), PLAYERS.len(), "everybody gets the prize list once\n{left}");
    let verdict: Value = serde_json::from_str(&desk.run("event verify cup --json").ok()).unwrap();
    assert_eq!((&verdict["verdict"], &verdict["findings"]), (&Value::from("over"), &Value::Array(Vec::new())));
    // Six games of merels, four of backgammon among five, two rounds of two boards of Duerror Grandis, a match of the masters.
    assert_eq!(verdict["games"], 6 + 4 + 4 + 2);
    assert_eq!(finalists, 2, "the first two of merels go on");
    copies_agree(desk, &players);
    let table = desk.run("event standings cup --section merels").ok();
    assert!(table.contains("final standings"), "{table}");
    let body = String::from_utf8_lossy(&ends[0].bytes).into_owned();
    assert!(body.contains("final standings"), "{body}");
    (slips, elements)
}

/// Every player's copy of every game is the desk's, or its beginning where others had the last word.
fn copies_agree(desk: &TestPerson, players: &BTreeMap<String, Player>) {
    let mut compared = 0;
    for item in std::fs::read_dir(desk.path("cup/games")).unwrap() {
        let path = item.unwrap().path();
        // Pending slips lie beside the logs.
        if path.extension().is_none_or(|extension| extension != "yaml") {
            continue;
        }
        let log = std::fs::read(path).unwrap();
        let state: Match = verify(&log).state.unwrap();
        for seated in &state.charter().players {
            let copy = &players[&format!("{}@example.org", seated.name)].logs[&state.id()];
            assert_eq!(copy.log, String::from_utf8_lossy(&log), "{}", seated.name);
            compared += 1;
        }
    }
    assert_eq!(compared, 6 * 2 + 4 * 2 + 4 * 3 + 2 * 2);
}

pub fn status(desk: &TestPerson) -> Value {
    serde_json::from_str(&desk.run("event status cup --json").ok()).unwrap()
}

/// A message to the desk: entries and slips as a block, elements as they are.
pub fn write(hosted: &mut Hosted, from: &str, text: &str) {
    let body = if text.starts_with("---\n") { wrap(text) } else { format!("{text}\r\n") };
    hosted.deliver(format!("From: {from}\r\nTo: desk@example.org\r\n\r\n{body}"));
}

/// A player's remark goes to the desk on a slip, which is written into the log under the player's own name.
#[test]
fn a_note_of_a_player_is_written_in_by_the_desk() {
    let world = homes();
    let mut hosted = Hosted::new(desk(&world), "cup", None);
    let alice = world.person("alice");
    let cup = hosted.desk.path("cup");
    let enter = format!(
        "event enter {} --name alice --mail alice@example.org --section merels --yes --date 2026-11-22T09:00:00Z",
        cup.display()
    );
    let enter = alice.run(&enter).ok();
    write(&mut hosted, "alice@example.org", &enter);
    hosted.serve("--event cup", "2026-11-22T12:00:00Z");
    // Her copy of the log is the announced one: a slip needs no newer one, and the note stands behind the charter.
    let note = format!("event note 'in May I am away' --event {} --yes --date 2026-11-23T09:00:00Z", cup.display());
    let note = alice.run(&note).ok();
    write(&mut hosted, "alice@example.org", &note);
    write(&mut hosted, "alice@example.org", &note);
    hosted.serve("--event cup", "2026-11-23T12:00:00Z");
    let log = hosted.desk.read("cup/event.yaml");
    let event = event::verify(log.as_bytes()).event.unwrap();
    assert_eq!(log.matches("say: \"in May I am away\"").count(), 1, "once, though it came twice\n{log}");
    let (written, _) = log.split_once("note: true").unwrap();
    assert!(written.ends_with("    by: alice\n    at: \"2026-11-23T09:00:00Z\"\n    "), "{log}");
    assert_eq!(event.entries(), 3, "a post for each");
}
