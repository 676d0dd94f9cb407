//! The commands, through the built program: a director and his players in one home, with keys of their own.

mod away;
mod by_hand;
mod byes;
mod copies;
mod corrections;
mod course;
mod entering;
mod handover;
mod languages;
mod refusals;
mod site;
mod stages;

use std::path::Path;
use std::sync::LazyLock;

use adjudicate_testkit::people::{RunOutput, TestPerson, words};

use crate::somebody;

/// Dates in the order in which things happen.
const ENTERING: &str = "2027-01-03T10:00:00Z";
const STARTING: &str = "2027-01-09T10:00:00Z";

/// Chess for everybody against everybody, and an open Swiss section.
const DESCRIPTION: &str = "event: Cup of the Letters
director: { name: olga, mail: olga@example.org }
closes: 2027-01-08T12:00:00Z
sections:
  - { name: chess, game: chess, system: round-robin, tiebreaks: [direct, sonneborn-berger, lots] }
  - { name: mills, game: nine-mens-morris, system: swiss, rounds: 2, tiebreaks: [buchholz, lots] }
";

/// The keys of olga, alice, bob, carol, dave and erin, made once by the program itself.
static KEYS: LazyLock<TestPerson> = LazyLock::new(|| {
    let home = somebody();
    for who in ["olga", "alice", "bob", "carol", "dave", "erin"] {
        let run = home.run(&["key", "new", &format!("{who}.key"), "--comment", who, "--no-passphrase"]);
        assert_eq!(run.status, 0, "{}", run.stderr);
    }
    home
});

/// A home with an event in `cup`.
struct Club {
    home: TestPerson,
    date: String,
}

impl Club {
    /// A home with keys and a description of an event.
    fn new() -> Club {
        let home = somebody();
        for item in std::fs::read_dir(KEYS.path("")).unwrap() {
            let path = item.unwrap().path();
            if path.is_file() {
                std::fs::copy(&path, home.path(path.file_name().unwrap().to_str().unwrap())).unwrap();
            }
        }
        home.write("cup.yaml", DESCRIPTION);
        Club { home, date: ENTERING.to_owned() }
    }

    /// The charter is signed.
    fn opened() -> Club {
        let club = Club::new();
        club.run("olga", "event new cup.yaml --output cup").ok();
        club
    }

    /// These have entered both sections.
    fn entered(people: &[&str]) -> Club {
        let club = Club::opened();
        for who in people {
            club.posts(who, &format!("event enter cup --name {who} --section chess --section mills"));
        }
        club
    }

    /// The lots are drawn.
    fn started(people: &[&str]) -> Club {
        let mut club = Club::entered(people);
        club.on(STARTING);
        club.run("olga", "event start cup").ok();
        club
    }

    /// The first rounds are paired.
    fn paired(people: &[&str]) -> Club {
        let club = Club::started(people);
        club.run("olga", "event pair cup").ok();
        club
    }

    /// From now on everything has this date.
    fn on(&mut self, date: &str) {
        self.date = date.to_owned();
    }

    /// A command of somebody, who answers yes to everything; words between `'` stay together.
    fn run(&self, who: &str, line: &str) -> RunOutput {
        let mut words = words(line);
        words.extend(["--yes", "--date", &self.date].map(str::to_owned));
        let key = format!("{who}.key");
        if self.home.path(&key).exists() {
            words.extend(["--key".to_owned(), key]);
        }
        self.home.run(&words)
    }

    /// A command with which somebody signs a slip, and the director writes it in.
    #[track_caller]
    fn posts(&self, who: &str, line: &str) -> String {
        let letter = self.run(who, line).ok();
        self.home.write("slip.txt", &letter);
        self.run("olga", "event import slip.txt --event cup").ok();
        letter
    }

    /// The value that a command prints.
    fn json(&self, who: &str, line: &str) -> serde_json::Value {
        let text = self.run(who, &format!("{line} --json")).ok();
        serde_json::from_str(text.lines().next().unwrap()).unwrap_or_else(|_| panic!("{text}"))
    }

    /// Holds that a command is refused: its exit status, that the log stays, and what is said of it, rule and hint.
    #[track_caller]
    fn refuses(&self, who: &str, line: &str, status: i32, parts: &[&str]) {
        let before = self.log();
        let run = self.run(who, line);
        assert_eq!(run.status, status, "{line}: {run:?}");
        let said = run.stderr;
        let flat = said.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in parts {
            assert!(flat.contains(part), "{line}: {part:?} is not in\n{said}");
        }
        assert!(!said.contains("panicked"), "{said}");
        assert_eq!(self.log(), before, "{line} has changed the log");
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.home.path("cup/event.yaml")).unwrap_or_default()
    }

    /// Returns the players of a board, in seat order.
    fn seats(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let game = self.read(&file(section, round, board));
        let names = game.lines().skip_while(|line| *line != "  players:");
        let names = names.filter_map(|line| line.strip_prefix("    - name: "));
        names.map(str::to_owned).collect()
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.home.path(name)).unwrap()
    }

    /// All join a board's game.
    fn join(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let players = self.seats(section, round, board);
        for who in &players {
            self.run(who, &format!("join --game {}", file(section, round, board))).ok();
        }
        players
    }

    /// The first player makes a turn.
    fn begin(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let players = self.join(section, round, board);
        let play = if section == "chess" { "e4" } else { "d2" };
        self.run(&players[0], &format!("play {play} --game {}", file(section, round, board))).ok();
        players
    }

    /// After that the second one gives up.
    fn finish(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let players = self.begin(section, round, board);
        self.run(&players[1], &format!("resign --game {}", file(section, round, board))).ok();
        players
    }
}

/// The file of a board's game.
fn file(section: &str, round: u64, board: u64) -> String {
    format!("cup/games/{section}-r{round}-b{board}.yaml")
}

/// Copies a file, and makes the directory for it.
fn copy(home: &TestPerson, from: &str, to: &str) {
    let contents = std::fs::read(home.path(from)).unwrap();
    assert!(Path::new(to).is_relative());
    home.write(to, contents);
}
