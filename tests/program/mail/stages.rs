//! A tournament in stages by mail, as a director holds it: groups by snake, a final by FIDE's Dutch system, a cup with two games a
//! match, and an open section. Players have keys or nothing but mail; some leave, come late, are replaced, or lose their key; a round
//! is paired wrongly. The log proves all of it, and the ratings follow from it.
//!
//! `ADJUDICATE_STAGES=GROUPS,PLAYERS` sets how many groups there are and how many players each has; without it the event is small.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate::dice::Member;
use adjudicate::event;
use adjudicate::log::{Text, Time, wrap};
use adjudicate::referee::{Match, verify};
use adjudicate::rules::{Demand, Name};
use adjudicate_testkit::Random;
use adjudicate_testkit::people::{Homes, TestPerson, identity, key};
use mail_parser::MimeHeaders;
use serde_json::Value;

use crate::homes;
use crate::mail::event::{Player, status, write};
use crate::mail::event_letters::copy;
use crate::mail::hosted::Hosted;
use crate::mail::in_words::{Original, PROGRAMS};
use crate::mail::table;

/// After so many entries players give their games up.
const PATIENCE: u64 = 7;

/// Every so many players one has no key.
const WORDS: usize = 5;

fn description(groups: usize) -> String {
    let place = |places: &str| format!("{{section: prelim, places: {places}}}");
    let clock = "{days_per_turn: 7, transit_days: 3, grace_days: 20, absence_days: 30}";
    let (court, ben) = (key("court"), key("ben"));
    let common = format!("game: tic-tac-toe, clock: {clock}");
    format!(
        "event: Grand cup\ndirector: {{name: dora, mail: desk@example.org}}\nappeals: {{name: court, key: {court}, mail: court@example.org}}\nappeal_days: 3\ndeputies: [{{name: ben, key: {ben}, mail: desk@example.org}}]\ncloses: \"2026-12-01T12:00:00Z\"\nsections:\n  \
         - {{name: prelim, {common}, system: round-robin, tiebreaks: [direct, wins, lots], groups: {{count: {groups}, draw: snake}}}}\n  \
         - {{name: final, {common}, system: swiss, rounds: 3, pairing: fide-dutch-2026, tiebreaks: [buchholz, lots], seed: snake,\n     \
         from: [{}]}}\n  \
         - {{name: cup, {common}, system: knockout, legs: 2, level: [better], tiebreaks: [lots], seed: place, from: [{}, {}]}}\n  \
         - {{name: open, {common}, system: swiss, rounds: 3, late_rounds: 1, tiebreaks: [buchholz, lots]}}\n",
        place("1-2"),
        place("\"3\""),
        "{section: prelim, places: \"4\", best: 1}",
    )
}

/// The event as it is held: the desk, and everybody with a mailbox.
struct Held {
    world: Homes,
    hosted: Hosted,
    /// The players with keys, by address.
    keys: BTreeMap<String, Player>,
    /// The players without, by address.
    words: BTreeMap<String, Name>,
    /// The letters that players without keys have answered, with the number of entries.
    answered: BTreeSet<String>,
    random: Random,
    now: Time,
}

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn address(name: &str) -> String {
    format!("{name}@example.org")
}

impl Held {
    /// The charter is signed, and these players want to come: the first half into the groups only, the others into both sections.
    fn open(groups: usize, each: usize) -> Held {
        let world = homes();
        let desk = table::desk(&world, "desk");
        let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "");
        desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
        desk.write("cup.yaml", description(groups));
        desk.run("event new cup.yaml --output cup --yes").ok();
        let mut held = Held {
            world,
            hosted: Hosted::new(desk, "cup", None),
            keys: BTreeMap::new(),
            words: BTreeMap::new(),
            answered: BTreeSet::new(),
            random: Random::new(60),
            now: Time::parse("2026-11-22T09:00:00Z").unwrap(),
        };
        for number in 1..=groups * each {
            let name = format!("p{number:02}");
            let sections: &[&str] = if number % 3 == 0 { &["prelim", "open"] } else { &["prelim"] };
            if number % WORDS == 0 {
                let sections: Vec<String> = sections.iter().map(|section| format!("--section {section}")).collect();
                let (sections, mail) = (sections.join(" "), address(&name));
                held.directs(&format!("event enter cup --name {name} --as by-post --mail {mail} {sections}"));
                held.words.insert(mail, self::name(&name));
            } else {
                held.enters(&name, sections, 2_400 - 10 * number as u64);
            }
        }
        held
    }

    fn event(&self) -> event::Event {
        event::verify(self.hosted.desk.read("cup/event.yaml").as_bytes()).event.unwrap()
    }

    /// A command of the director.
    fn directs(&self, line: &str) -> String {
        self.hosted.desk.run(&format!("{line} --yes --date {}", self.now)).ok()
    }

    /// A slip of somebody, as the text that goes to the desk.
    fn slip(&self, event: &event::Event, by: &str, key: &str, kind: event::SlipKind) -> String {
        let by = name(by);
        event.sign_slip(event::SlipDraft { by, at: self.now, kind, say: None }, &identity(key)).unwrap().text()
    }

    /// Somebody with a key sends a slip with which he enters.
    fn enters(&mut self, name: &str, sections: &[&str], rating: u64) {
        let player = event::Entrant {
            name: self::name(name),
            key: Some(identity(name).public()),
            mail: Some(Text::new(address(name)).unwrap()),
            display: None,
            rating: Some(rating),
        };
        let sections = sections.iter().map(|section| Name::parse(section).unwrap()).collect();
        let kind = event::SlipKind::Enter(Box::new(event::Enrolment { player, sections, byes: Vec::new() }));
        let slip = self.slip(&self.event(), name, name, kind);
        write(&mut self.hosted, &address(name), &slip);
        self.keys.insert(address(name), Player::new(name));
    }

    /// A day: the desk reads and writes its mail, and all who are due answer. Returns how many do.
    fn day(&mut self) -> usize {
        self.now = self.now.plus_days(1);
        let mut written = self.reads();
        for (mail, player) in &mut self.keys {
            for text in player.answers(&mut self.random, PATIENCE) {
                write(&mut self.hosted, mail, &text);
                // His own program has the entry at once.
                if text.starts_with("---\nseq: ") {
                    player.read(format!("From: {mail}\r\n\r\n{}", wrap(&text)).as_bytes());
                }
                written += 1;
            }
        }
        written
    }

    /// The desk reads and writes its mail, the players with keys read it, and those without answer boards. Returns how many do.
    fn reads(&mut self) -> usize {
        self.hosted.serve("--event cup", &self.now.to_string());
        let mut written = 0;
        for message in &self.hosted.sent() {
            if let Some(player) = self.keys.get_mut(&message.to) {
                if message.subject().contains(", board ") {
                    player.read(&message.bytes);
                }
            } else if let Some(name) = self.words.get(&message.to).cloned() {
                written += usize::from(self.says(&name, message));
            }
        }
        written
    }

    /// Somebody without a key answers a board with a move, if it is his turn there.
    fn says(&mut self, name: &Name, message: &table::Sent) -> bool {
        let subject = message.subject();
        // Board 1 is not board 10.
        let is_of = |place: &str| {
            subject.split_once(place).is_some_and(|(_, rest)| !rest.starts_with(|next: char| next.is_ascii_digit()))
        };
        let Some(game) = self.games().into_iter().find(|(place, _)| is_of(place)) else {
            return false;
        };
        let state = game.1;
        let is_due = match state.play().demand() {
            Demand::Act(seat) => state.next_to_join().is_none() && state.name_of(Member::Player(seat)) == name.as_str(),
            _ => false,
        };
        // Of two letters about a board the older one is refused, and the desk asks again.
        let id = message.parsed().message_id().unwrap_or_default().to_owned();
        if !is_due || !self.answered.insert(format!("{id} {}", state.entries())) {
            return false;
        }
        let moves: Vec<String> = state.play().position().legal().into_iter().flat_map(|group| group.moves).collect();
        let text = self.random.pick(&moves).clone();
        let program = *self.random.pick(&PROGRAMS);
        self.hosted.deliver(Original::of(message).answer(program, &text));
        true
    }

    /// The games of the event, with their places as subjects have them.
    fn games(&self) -> BTreeMap<String, Match> {
        let event = self.event();
        let place = |state: &Match| {
            let (section, round, board) = event.place_of(&state.id())?;
            Some(format!("{}, round {round}, board {}", section.name, board.board))
        };
        self.files().into_values().filter_map(|state| Some((place(&state)?, state))).collect()
    }

    /// In all games that run, the director gives this player the key of the new person, who sends the line for it.
    fn rekeys(&mut self, player: &str, new: &str) {
        let person = self.world.person(new);
        let running: Vec<(String, Match)> =
            self.files().into_iter().filter(|(_, state)| state.outcome().is_none()).collect();
        for (file, state) in running {
            if state.charter().players.iter().all(|seated| seated.name.as_str() != player) {
                continue;
            }
            person.write("game.yaml", self.hosted.desk.read(&file));
            let own = ".config/adjudicate/identity";
            let line = person.run(&format!("rekey --new {own} --player {player} --tip-line --game game.yaml")).ok();
            self.directs(&format!(
                "rekey --player {player} --line '{}' --game {file} --reason 'a new person'",
                line.trim()
            ));
            let log = self.hosted.desk.read(&file);
            self.keys.get_mut(&address(new)).unwrap().has(&log);
        }
    }

    /// The files of games, and how these stand.
    fn files(&self) -> BTreeMap<String, Match> {
        let items = std::fs::read_dir(self.hosted.desk.path("cup/games")).unwrap();
        let names =
            items.map(|item| item.unwrap().file_name().into_string().unwrap()).filter(|name| name.ends_with(".yaml"));
        names
            .map(|name| format!("cup/games/{name}"))
            .map(|file| {
                let state = verify(self.hosted.desk.read(&file).as_bytes()).state.unwrap();
                (file, state)
            })
            .collect()
    }

    fn section(&self, name: &str) -> Value {
        let status = status(&self.hosted.desk);
        let sections = status["sections"].as_array().unwrap();
        sections.iter().find(|section| section["section"] == name).unwrap_or_else(|| panic!("{status}")).clone()
    }

    /// Goes on until a section has come so far.
    fn until(&mut self, section: &str, state: &str) {
        for _ in 0..200 {
            if self.section(section)["state"] == state {
                return;
            }
            self.day();
        }
        panic!("{section} is not {state}: {}", self.hosted.desk.run("event status cup").ok());
    }
}

/// A new person takes the seat of a player who cannot go on: in the event by a slip, and in the games that run by a line.
fn takes_over(held: &mut Held, player: &str, new: &str) {
    let person = held.world.person(new);
    let cup = held.hosted.desk.path("cup");
    let agrees = format!("event enter {} --name {new} --in-place-of {player} --mail {}", cup.display(), address(new));
    let slip = person.run(&format!("{agrees} --yes --date {}", held.now)).ok();
    held.hosted.desk.write("new.txt", slip);
    held.directs(&format!("event rule substitute {player} --event cup --by new.txt --reason '{player} is ill'"));
    held.keys.remove(&address(player)).unwrap();
    held.keys.insert(address(new), Player::with_key(player, new));
    held.rekeys(player, new);
}

/// A new person who has nothing but mail takes the seat of a player before his first game.
fn takes_over_in_words(held: &mut Held, player: &str, new: &str) {
    let person = format!("--display {new} --mail {}", address(new));
    held.directs(&format!("event rule substitute {player} --event cup {person} --reason '{player} has moved'"));
    held.keys.remove(&address(player)).unwrap();
    held.words.insert(address(new), name(player));
}

/// The first round of the open section is paired by mistake, and undone when its games have begun.
fn pairs_wrongly(held: &mut Held) {
    let (_, standing) =
        held.event().section(&name("open")).map(|(of, standing)| (of.clone(), standing.clone())).unwrap();
    let pairs = standing.players.chunks(2).map(|pair| match pair {
        [first, second] => format!("{first}-{second}"),
        alone => format!("bye {}", alone[0]),
    });
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    held.directs(&format!("event pair cup --section open --by-hand '{pairs}' --reason 'as they came'"));
    held.day();
    held.day();
    held.directs("event rule unpair --event cup --section open --round 1 --reason 'the lots were forgotten'");
    held.day();
    assert!(held.hosted.desk.path("cup/games/open-r1-b1-2.yaml").exists());
}

/// The director rules that somebody has lost a board that waits for nobody but him; the player appeals, and the committee is with him.
fn appeals(held: &mut Held, group: &str) {
    let event = held.event();
    let (_, standing) = event.section(&name(group)).unwrap();
    let boards = standing.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round.number, board)));
    let is_keyed = |player: &Name| held.keys.contains_key(&address(player.as_str())) && player.as_str() != "p02";
    let mut open = boards.filter(|(_, board)| board.scored.is_none() && board.players.iter().all(is_keyed));
    let (round, board) = open.next().unwrap();
    let place = format!("--event cup --section {group} --round {round} --board {}", board.board);
    held.directs(&format!("event rule points {place} --points 0,2 --reason 'his letter has not come'"));
    let (ruling, loser) = (held.event().entries() - 1, board.players[0].to_string());
    let cup = held.hosted.desk.path("cup");
    let by = |person: &TestPerson, line: &str| {
        person.run(&format!("{line} --event {} --yes --date {}", cup.display(), held.now)).ok()
    };
    let appeal = by(&held.world.person(&loser), &format!("event appeal {ruling} --say 'it has come'"));
    write(&mut held.hosted, &address(&loser), &appeal);
    let said = held.hosted.serve("--event cup", &held.now.to_string());
    let appealed = held.event().appeals().last().unwrap_or_else(|| panic!("{said}")).seq;
    // The committee gets the log with the appeal.
    let told = table::sent(&held.hosted.desk);
    let letter = told.iter().find(|one| one.to == address("court") && one.subject().contains("an appeal"));
    let letter = letter.unwrap_or_else(|| panic!("{said}")).parsed();
    assert!(letter.attachments().any(|part| part.attachment_name() == Some("event.yaml")), "{letter:?}");
    let verdict = by(
        &held.world.person("court"),
        &format!("event verdict {appealed} --uphold reopen --say 'the postmark says so'"),
    );
    write(&mut held.hosted, &address("court"), &verdict);
    held.hosted.serve("--event cup", &held.now.to_string());
    let event = held.event();
    assert!(
        event.section(&name(group)).unwrap().1.board(round, board.board).unwrap().scored.is_none(),
        "it is open again"
    );
}

/// The director hands the event over to her deputy, who goes on at a desk of his own with a copy of the directory. It is a time at which
/// everybody without a key has finished: the old director would write on for them.
fn hands_over(held: &mut Held) {
    let runs = |held: &Held| {
        let event = held.event();
        let keyless = |player: &Name| event.player(player).unwrap().entrant.key.is_none();
        let mut open = event.sections().flat_map(|(section, standing)| standing.open(section));
        open.any(|(_, board)| board.players.iter().any(keyless))
    };
    for _ in 0..100 {
        // The old desk reads what has come, which may bring a new round, and the players have its last letters.
        held.reads();
        if !runs(held) {
            break;
        }
        held.day();
    }
    assert!(!runs(held), "somebody without a key has not finished");
    let slip = held.directs("event handover ben --event cup");
    let ben = table::desk(&held.world, "bens-desk");
    ben.write(".config/adjudicate/identity", held.world.person("ben").read(".config/adjudicate/identity"));
    let config = ben.read(".config/adjudicate/config.yaml").replace("  games: games\n", "");
    ben.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
    copy(&held.hosted.desk.path("cup"), &ben.path("cup"));
    held.hosted = Hosted::new(ben, "cup", None);
    held.hosted.desk.write("handover.txt", slip);
    held.directs("event handover ben --event cup --slip handover.txt");
    held.day();
}

/// The ratings follow from the log, and one that was changed does not.
fn rated(desk: &TestPerson) {
    let list = desk.run("event ratings cup --method glicko-2").ok();
    desk.write("ratings.yaml", &list);
    let held = desk.run("event verify ratings.yaml cup");
    assert_eq!(held.status, 0, "{held:?}");
    assert_eq!(list, desk.run("event ratings cup --method glicko-2").ok());
    let (start, rating) = list.split_once("rating: ").unwrap();
    let (rating, rest) = rating.split_at(1);
    let other = if rating == "1" { "2" } else { "1" };
    desk.write("ratings.yaml", format!("{start}rating: {other}{rest}"));
    assert_eq!(desk.run("event verify ratings.yaml cup").status, 1, "{list}");
}

#[test]
fn a_tournament_in_stages_by_mail() {
    let asked = std::env::var("ADJUDICATE_STAGES").unwrap_or_else(|_| "3,4".to_owned());
    let (groups, each) = asked.split_once(',').unwrap();
    let (groups, each): (usize, usize) = (groups.parse().unwrap(), each.parse().unwrap());
    let mut held = Held::open(groups, each);
    held.day();
    assert_eq!(held.event().players().len(), groups * each);
    held.now = Time::parse("2026-12-02T09:00:00Z").unwrap();
    held.directs("event start cup");
    // The key of p02 is stolen; when the thief signs with it, it is another one.
    let leaves = |player: &str| event::SlipKind::Withdraw(event::Withdrawal { player: name(player), section: None });
    let stolen = held.slip(&held.event(), "p02", "p02", leaves("p02"));
    held.directs(&format!("event rule rekey p02 '{}' --event cup --reason 'his key was stolen'", key("p02-new")));
    held.keys.insert(address("p02"), Player::with_key("p02", "p02-new"));
    write(&mut held.hosted, &address("p02"), &stolen);
    // Two seats have new persons before the first game, one of whom has nothing but mail.
    takes_over(&mut held, "p01", "zora");
    takes_over_in_words(&mut held, "p03", "wanda");
    pairs_wrongly(&mut held);
    // Somebody comes late, one player is away for a week, one leaves, and one gives his seat away in the middle of his games.
    held.enters("late", &["open"], 1_900);
    held.day();
    let (from, until) = (held.now.plus_days(2).to_string(), held.now.plus_days(9).to_string());
    let cup = held.hosted.desk.path("cup");
    let (from, until, cup) = (&from[..10], &until[..10], cup.display());
    let away = format!("event away {from} to {until} --event {cup} --yes --date {}", held.now);
    let away = held.world.person("p08").run(&away).ok();
    write(&mut held.hosted, &address("p08"), &away);
    let left = held.slip(&held.event(), "p07", "p07", leaves("p07"));
    write(&mut held.hosted, &address("p07"), &left);
    // The director reads his mail before he rules.
    held.hosted.serve("--event cup", &held.now.to_string());
    takes_over(&mut held, "p04", "yuri");
    appeals(&mut held, "prelim-2");
    for group in 1..=groups {
        held.until(&format!("prelim-{group}"), "over");
    }
    let drawn = held.section("final")["state"] != "waiting";
    hands_over(&mut held);
    for section in ["final", "cup", "open"] {
        held.until(section, "over");
    }
    assert!(!drawn, "the new director draws the final");
    let (desk, event) = (&held.hosted.desk, held.event());
    let log = desk.read("cup/event.yaml");
    assert_eq!((log.matches("withdraw:").count(), log.matches("leave:").count()), (1, 1), "the thief is not heard");
    let plays = |section: &str, player: &str| event.section(&name(section)).unwrap().1.plays(&name(player));
    let director = event.director();
    assert_eq!((director.name.as_str(), director.key), ("ben", identity("ben").public()));
    assert!(plays("open", "late") && !plays("prelim-1", "p07") && event.is_over());
    for seat in ["p01", "p03", "p04"] {
        assert_eq!(event.player(&name(seat)).unwrap().substituted.len(), 1, "{seat}");
    }
    let games = |section: &str| {
        event.section(&name(section)).unwrap().1.rounds.iter().map(|round| round.boards.len()).sum::<usize>()
    };
    assert_eq!(games("final"), 3 * groups, "two of each group, three rounds");
    // Of a third of each group and one fourth a cup with two games a match.
    assert_eq!(games("cup"), 2 * groups, "all but one are knocked out in two games each");
    let verified = desk.run("event verify cup");
    assert_eq!(verified.status, 0, "{verified:?}");
    assert!(verified.stdout.contains("valid, over"), "{}", verified.stdout);
    rated(desk);
}
