//! The commands, through the built program: a director and his players in one home, with keys of their own.

mod by_hand;
mod byes;
mod copies;
mod course;
mod entering;
mod refusals;

use std::path::Path;
use std::sync::LazyLock;

use crate::program::{Run, World};

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
static KEYS: LazyLock<World> = LazyLock::new(|| {
    let world = World::new();
    for who in ["olga", "alice", "bob", "carol", "dave", "erin"] {
        let run = world.run(&["key", "new", &format!("{who}.key"), "--comment", who, "--no-passphrase"]);
        assert_eq!(run.status, 0, "{}", run.stderr);
    }
    world
});

/// A home with an event in `cup`.
struct Club {
    world: World,
    date: String,
}

impl Club {
    /// A home with keys and a description of an event.
    fn new() -> Club {
        let world = World::new();
        for item in std::fs::read_dir(KEYS.path("")).unwrap() {
            let path = item.unwrap().path();
            if path.is_file() {
                std::fs::copy(&path, world.path(path.file_name().unwrap().to_str().unwrap())).unwrap();
            }
        }
        world.write("cup.yaml", DESCRIPTION);
        Club { world, date: ENTERING.to_owned() }
    }

    /// The charter is signed.
    fn opened() -> Club {
        let club = Club::new();
        club.run("olga", "event new cup.yaml --output cup").good();
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
        club.run("olga", "event start cup").good();
        club
    }

    /// The first rounds are paired.
    fn paired(people: &[&str]) -> Club {
        let club = Club::started(people);
        club.run("olga", "event pair cup").good();
        club
    }

    /// From now on everything has this date.
    fn on(&mut self, date: &str) {
        self.date = date.to_owned();
    }

    /// A command of somebody, who answers yes to everything; words between `'` stay together.
    fn run(&self, who: &str, line: &str) -> Run {
        let mut command = self.world.command(env!("CARGO_BIN_EXE_adjudicate"));
        command.args(words(line)).args(["--yes", "--date", &self.date]);
        if self.world.path(&format!("{who}.key")).exists() {
            command.args(["--key", &format!("{who}.key")]);
        }
        Run::of(&mut command)
    }

    /// A command with which somebody signs a slip, and the director writes it in.
    #[track_caller]
    fn posts(&self, who: &str, line: &str) -> String {
        let letter = self.run(who, line).good();
        self.world.write("slip.txt", &letter);
        self.run("olga", "event import slip.txt --event cup").good();
        letter
    }

    /// The value that a command prints.
    fn json(&self, who: &str, line: &str) -> serde_json::Value {
        let text = self.run(who, &format!("{line} --json")).good();
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
        std::fs::read_to_string(self.world.path("cup/event.yaml")).unwrap_or_default()
    }

    /// Who sits at a board, in seat order.
    fn seats(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let game = self.read(&file(section, round, board));
        let names = game.lines().skip_while(|line| *line != "  players:");
        let names = names.filter_map(|line| line.strip_prefix("    - name: "));
        names.map(str::to_owned).collect()
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.world.path(name)).unwrap()
    }

    /// All join a board's game.
    fn join(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let players = self.seats(section, round, board);
        for who in &players {
            self.run(who, &format!("join --game {}", file(section, round, board))).good();
        }
        players
    }

    /// The first player makes a turn.
    fn begin(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let players = self.join(section, round, board);
        let play = if section == "chess" { "e4" } else { "d2" };
        self.run(&players[0], &format!("play {play} --game {}", file(section, round, board))).good();
        players
    }

    /// After that the second one gives up.
    fn finish(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let players = self.begin(section, round, board);
        self.run(&players[1], &format!("resign --game {}", file(section, round, board))).good();
        players
    }
}

/// The file of a board's game.
fn file(section: &str, round: u64, board: u64) -> String {
    format!("cup/games/{section}-r{round}-b{board}.yaml")
}

/// The words of a line; what stands between `'` is one.
fn words(line: &str) -> Vec<&str> {
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(number, part)| match number % 2 {
        0 => part.split_whitespace().collect::<Vec<_>>(),
        _ => vec![part],
    });
    words.collect()
}

/// Copies a file, and makes the directory for it.
fn copy(world: &World, from: &str, to: &str) {
    let contents = std::fs::read(world.path(from)).unwrap();
    assert!(Path::new(to).is_relative());
    world.write(to, contents);
}
