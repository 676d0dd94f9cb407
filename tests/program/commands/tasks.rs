//! Ten tasks of a newcomer, from the file of a release to the end of a game in each of eight games, done at a terminal: what is typed and what
//! is seen is in `tests/sessions/tasks`, and how many keys and questions each takes is in docs/newcomer.md and can only become
//! less.
//!
//! `cargo xtask update sessions` writes the sessions again. Read the difference before you commit it.

use std::path::Path;
use std::process::Command;

use adjudicate::games::GAMES;
use adjudicate::referee::verify;
use adjudicate_testkit::file;
use adjudicate_testkit::people::{Homes, NONCE, TestPerson, identity, in_shell, key, on_terminal};
use serde_json::Value;

use crate::homes;

/// The key that breaks a dialogue off.
const CTRL_C: &str = "\u{3}";

/// Each task, with the keys and the questions that it may take.
const MOST: [(&str, usize, usize); 10] = [
    ("first-mailed-turn", 322, 20),
    ("nine-mens-morris", 187, 26),
    ("roman-merels", 190, 26),
    ("duodecim-scriptorum", 261, 28),
    ("roman-checkers", 400, 42),
    ("duerror-grandis", 584, 61),
    ("backgammon", 1187, 91),
    ("chess", 224, 28),
    ("open", 240, 24),
    ("after-ctrl-c", 88, 17),
];

/// How many keys a line takes, Enter included.
fn keys(line: &str) -> usize {
    if line == CTRL_C { 1 } else { line.chars().count() + 1 }
}

/// A task that is being done: what is typed is counted, and what is seen is kept.
struct Task {
    name: &'static str,
    homes: Homes,
    keys: usize,
    questions: usize,
    text: String,
}

impl Task {
    fn begin(name: &'static str) -> Task {
        Task { name, homes: homes(), keys: 0, questions: 0, text: String::new() }
    }

    /// Somebody runs the program at a terminal and answers what it asks. `{nonce}` in the command is not typed: it makes the same
    /// ids and dice in every run.
    fn at(&mut self, person: &TestPerson, command: &str, dialogue: &[(&str, &str)]) {
        let typed = command.replace(" {nonce}", "");
        let (screen, status) = on_terminal(person, &command.replace("{nonce}", &format!("--nonce {NONCE}")), dialogue);
        self.keys +=
            keys(&format!("adjudicate {typed}")) + dialogue.iter().map(|(_, answer)| keys(answer)).sum::<usize>();
        self.questions += dialogue.len();
        let mut seen = String::new();
        let mut rest = screen.as_str();
        for (question, answer) in dialogue {
            let (before, after) = rest.split_once(question).unwrap();
            // The blank behind a question may come later than the question, and not at all before Ctrl-C.
            seen += &format!("{before}{question} {}\n", if *answer == CTRL_C { "^C" } else { answer });
            rest = after.strip_prefix(' ').unwrap_or(after);
        }
        seen += rest;
        let broken = dialogue.last().is_some_and(|(_, answer)| *answer == CTRL_C);
        assert_eq!(status, if broken { 130 } else { 0 }, "{}$ adjudicate {typed}\n{seen}", person.name);
        self.note(person, &format!("adjudicate {typed}"), &seen);
    }

    /// Somebody types a command of another program at the shell, which asks nothing.
    fn at_shell(&mut self, person: &TestPerson, line: &str) {
        let (screen, status) = in_shell(person, line);
        assert_eq!(status, 0, "{}$ {line}\n{screen}", person.name);
        self.keys += keys(line);
        self.note(person, line, &screen);
    }

    /// Adds the typed and the printed text to the session.
    fn note(&mut self, person: &TestPerson, typed: &str, seen: &str) {
        let root = self.homes.root().canonicalize().unwrap().display().to_string();
        let seen = seen.replace(&root, "/homes").replace(&self.homes.root().display().to_string(), "/homes");
        self.text += &format!("{}$ {typed}\n", person.name);
        // The list of all games is the same wherever a game is asked for.
        let listed = |line: &&str| GAMES.iter().any(|game| line.starts_with(game.name) && line.ends_with(game.title));
        let lines = seen.lines().filter(|line| !listed(line));
        self.text.extend(lines.map(|line| format!("{}\n", line.trim_end())));
        self.text.push('\n');
    }

    /// The letter arrives: who reads it has the same file.
    fn letter(&self, from: &TestPerson, to: &TestPerson, file: &str) {
        to.write(file, from.read(file));
    }

    /// Compares the session and the counts with what is kept.
    fn done(self) {
        let Task { name, keys, questions, text, .. } = self;
        let text = format!("# {keys} keys, {questions} questions.\n\n{}\n", text.trim_end());
        let path = file("tests/sessions/tasks").join(format!("{name}.txt"));
        if adjudicate_testkit::is_updating("sessions") {
            std::fs::write(&path, text).unwrap();
        } else {
            let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let differs = text.lines().zip(kept.lines()).find(|(seen, kept)| seen != kept);
            assert!(text == kept, "{}: (seen, kept) is {differs:?}", path.display());
        }
        let (_, most_keys, most_questions) = *MOST.iter().find(|(task, ..)| *task == name).unwrap();
        assert!(keys <= most_keys && questions <= most_questions, "{name}: {keys} keys and {questions} questions");
        let page = std::fs::read_to_string(file("docs/newcomer.md")).unwrap();
        let row = page.lines().find(|line| line.contains(&format!("/{name}.txt)"))).expect("the page has every task");
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        assert_eq!(cells[2..4], [keys.to_string(), questions.to_string()], "docs/newcomer.md: {name}");
    }
}

/// A game from the charter to the end, both at their terminals. Letters go by themselves.
struct Table {
    task: Task,
    alice: TestPerson,
    bob: TestPerson,
    file: String,
    /// The misspelt text of the first turn.
    slip: Option<&'static str>,
}

impl Table {
    /// Alice makes the charter by dialogue, and both join.
    fn open(name: &'static str, typed: &str, options: &[&str], slip: &'static str) -> Table {
        let mut task = Task::begin(name);
        let (alice, bob) = (task.homes.person("alice"), task.homes.person("bob"));
        alice.write("bob.pub", format!("{}\n", key("bob")));
        let mut dialogue = vec![("which game?", typed)];
        dialogue.extend(two_players());
        if name == "duerror-grandis" || name == "open" {
            dialogue.push(("player 3, a short name, empty when these are all:", ""));
        }
        dialogue.extend(options.iter().map(|option| (OPTION, *option)));
        if name != "chess" && name != "open" {
            dialogue.push((OPTION, ""));
        }
        dialogue.extend([
            ("who begins? (empty: decided by dice)", "a"),
            ("the referee's key (empty: no referee):", ""),
            ("(empty: no clock):", ""),
            ("Sign this charter? [y/N]", "y"),
            ("Join it now? [Y/n]", ""),
        ]);
        task.at(&alice, "new {nonce}", &dialogue);
        let file = format!("{name}-alice-bob.yaml");
        task.letter(&alice, &bob, &file);
        task.at(&bob, "join", &[("Do you join this game? [y/N]", "y")]);
        task.letter(&bob, &alice, &file);
        Table { task, alice, bob, file, slip: Some(slip) }
    }

    fn legal(&self, person: &TestPerson) -> Value {
        serde_json::from_str(&person.run("moves --json").ok()).unwrap()
    }

    fn is_over(&self) -> bool {
        verify(self.alice.read(&self.file).as_bytes()).state.unwrap().outcome().is_some()
    }

    /// The player to move plays the first listed move that hits nobody, to the end.
    fn play_on(&mut self) {
        for turn in 0.. {
            if self.is_over() {
                return;
            }
            let legal = self.legal(if turn % 2 == 0 { &self.alice } else { &self.bob });
            let groups = legal["groups"].as_array().unwrap().iter();
            let moves: Vec<&str> = groups
                .flat_map(|group| group["moves"].as_array().unwrap())
                .map(|text| text.as_str().unwrap())
                .collect();
            let quiet = moves.iter().find(|text| !text.contains('*')).unwrap_or(&moves[0]).to_string();
            self.play(turn % 2 == 0, &[&quiet]);
        }
    }

    /// One of them plays by dialogue: what is typed, one answer for each step of a turn.
    fn play(&mut self, alices: bool, steps: &[&str]) {
        let person = if alices { &self.alice } else { &self.bob };
        let legal = self.legal(person);
        let groups = legal["groups"].as_array().unwrap();
        let of = |group: &Value| group["moves"].as_array().unwrap().clone();
        let in_steps = legal["steps"] == true;
        let only = !in_steps && groups.len() == 1 && of(&groups[0]).len() == 1;
        let several = !in_steps && groups.len() > 1;
        let mut dialogue: Vec<(&str, String)> = Vec::new();
        let ask = if several { "lists them):" } else { "your move:" };
        let ask = if in_steps { "your step:" } else { ask };
        if !only {
            if let Some(slip) = self.slip.take() {
                dialogue.push((ask, slip.to_owned()));
            }
            dialogue.push((ask, steps[0].to_owned()));
            dialogue.extend(steps[1..].iter().map(|step| ("your step (or `back`):", (*step).to_owned())));
        }
        dialogue.push(("Sign this turn? [y/N]", "y".to_owned()));
        let dialogue: Vec<(&str, &str)> = dialogue.iter().map(|(ask, typed)| (*ask, typed.as_str())).collect();
        let (from, to) = if alices { (&self.alice, &self.bob) } else { (&self.bob, &self.alice) };
        self.task.at(from, "play", &dialogue);
        self.task.letter(from, to, &self.file);
    }

    /// Both play these moves in turn, alice first.
    fn play_all(&mut self, moves: &str) {
        for (number, text) in moves.split(' ').enumerate() {
            self.play(number % 2 == 0, &[text]);
        }
    }

    fn end(self) {
        let shown = self.alice.run("show").ok();
        assert!(shown.contains("You won: ") || shown.contains("You lost to bob: "), "{shown}");
        self.task.done();
    }
}

const OPTION: &str = "an option to change, as KEY=VALUE (empty when these are all):";

/// The two players of a charter, as alice tells them.
fn two_players() -> [(&'static str, &'static str); 6] {
    [
        ("player 1, a short name:", "alice"),
        ("; empty if that is you):", ""),
        ("alice's mail address (may be empty):", ""),
        ("player 2, a short name:", "bob"),
        ("or `by-post`):", "bob.pub"),
        ("bob's mail address (may be empty):", ""),
    ]
}

#[test]
fn a_whole_game_of_nine_mens_morris() {
    let mut table = Table::open("nine-mens-morris", "nine", &["stones=3"], "d4");
    table.play_all("d2 b4 f2 b6 b2xb4");
    table.end();
}

#[test]
fn a_whole_game_of_roman_merels() {
    let mut table = Table::open("roman-merels", "roman-m", &["stones=3"], "d4");
    table.play_all("a1 b2 a4 b4 a7xb2");
    table.end();
}

#[test]
fn a_whole_game_of_roman_checkers() {
    let mut table = Table::open("roman-checkers", "roman-c", &["tailchase=2"], "c3-c4");
    table.play_all("c3-b4 a8-b7 d2-c3 b7-c6 c3-d4 c6-b5 b4-c5 b5-c4 b2-c3 e8-f7 c3-b4 d9-e8 d4-c3");
    table.end();
}

#[test]
fn a_whole_game_of_chess() {
    let mut table = Table::open("chess", "chess", &[], "e5");
    table.play_all("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    table.end();
}

#[test]
fn a_whole_game_of_duerror_grandis() {
    let mut table = Table::open("duerror-grandis", "due", &["exit=past"], "bord 1");
    table.play(true, &["board 1", "colour red", "start thete", "move"]);
    table.play(false, &["board 2", "colour blue", "start thete", "move"]);
    for turn in 0..17 {
        table.play(turn % 2 == 0, &["move"]);
    }
    table.end();
}

#[test]
fn a_whole_game_of_duodecim_scriptorum() {
    let mut table = Table::open("duodecim-scriptorum", "duo", &["pieces=1", "exit=any"], "in 9");
    table.play_on();
    table.end();
}

#[test]
fn a_whole_game_of_backgammon() {
    let mut table = Table::open("backgammon", "backg", &[], "8/9 6/5");
    table.play_on();
    table.end();
}

#[test]
fn a_whole_open_game() {
    let mut table = Table::open("open", "open", &[], "over the bridge; next: dora");
    table.play(true, &["over the bridge"]);
    table.play(false, &["I wait"]);
    table.play(true, &["home"]);
    table.task.at(&table.alice, "offer result 'alice 1, bob 0'", &[("? [y/N]", "y")]);
    table.task.letter(&table.alice, &table.bob, "open-alice-bob.yaml.beside");
    table.task.at(
        &table.bob,
        "play",
        &[("Do you accept? (No plays on.) [y/N]", "y"), ("Sign the agreement? [y/N]", "y")],
    );
    table.task.letter(&table.bob, &table.alice, "open-alice-bob.yaml");
    table.end();
}

#[test]
fn from_nothing_to_the_first_turn_by_mail() {
    let mut task = Task::begin("first-mailed-turn");
    let alice = task.homes.stranger("alice");
    release(&alice.home);
    let archive = concat!("adjudicate-", env!("CARGO_PKG_VERSION"), "-x86_64-linux");
    task.at_shell(&alice, &format!("tar xzf {archive}.tar.gz"));
    task.at_shell(&alice, &format!("install -Dt ~/.local/bin {archive}/adjudicate"));
    let alice = alice.with_installed();
    task.at(&alice, "key new", &[("passphrase (empty for none):", "")]);
    // From here on she has a key that is the same in every run.
    let made = alice.read(".config/adjudicate/identity.pub");
    std::fs::remove_dir_all(alice.path(".config/adjudicate")).unwrap();
    let alice = task.homes.person("alice").with_installed();
    task.text = task.text.replace(made.trim(), identity("alice").public_line("").trim());
    let setup = [
        ("your address:", "alice@example.org"),
        ("(may be empty):", "Alice"),
        ("or of a directory:", "./out"),
        ("hand letters over yourself):", ""),
    ];
    std::fs::create_dir_all(alice.path("out")).unwrap();
    task.at(&alice, "mail setup", &setup);
    let bob = task.homes.person("bob");
    alice.write("bob.pub", format!("{}\n", key("bob")));
    let mut dialogue = vec![("which game?", "nine")];
    dialogue.extend(two_players());
    dialogue[3].1 = "alice@example.org";
    dialogue[6].1 = "bob@example.org";
    dialogue.extend([
        (OPTION, ""),
        ("who begins? (empty: decided by dice)", "a"),
        ("the referee's key (empty: no referee):", ""),
        ("(empty: no clock):", ""),
        ("Sign this charter? [y/N]", "y"),
        ("Join it now? [Y/n]", ""),
    ]);
    task.at(&alice, "new {nonce}", &dialogue);
    let file = "nine-mens-morris-alice-bob.yaml";
    task.letter(&alice, &bob, file);
    bob.run("join --yes").ok();
    alice.write("letter.txt", bob.read(file));
    task.at(&alice, "import letter.txt", &[]);
    task.at(&alice, "play --send", &[("your move:", "d2"), ("Sign this turn? [y/N]", "y")]);
    assert!(std::fs::read_dir(alice.path("out")).unwrap().count() >= 1);
    task.done();
}

#[test]
fn a_dialogue_broken_off_is_taken_up_again() {
    let mut task = Task::begin("after-ctrl-c");
    let alice = task.homes.person("alice");
    alice.write("bob.pub", format!("{}\n", key("bob")));
    let mut dialogue = vec![("which game?", "roman-m")];
    dialogue.extend(two_players());
    dialogue.extend([(OPTION, "stones=4"), (OPTION, CTRL_C)]);
    task.at(&alice, "new {nonce}", &dialogue);
    let again = vec![("Go on with them? [y/N]", "y"), (OPTION, "stones=4")];
    let rest = [
        (OPTION, ""),
        ("who begins? (empty: decided by dice)", "a"),
        ("the referee's key (empty: no referee):", ""),
        ("(empty: no clock):", ""),
        ("Sign this charter? [y/N]", "y"),
        ("Join it now? [Y/n]", ""),
    ];
    task.at(&alice, "new {nonce}", &[again, rest.to_vec()].concat());
    task.done();
}

/// Puts the archive for Linux that a release would have, of the program that has just been built, where somebody has fetched it to.
fn release(directory: &Path) {
    // Without what a debugger reads, like a released one: that is more than half of it.
    let scratch = tempfile::tempdir().unwrap();
    let program = scratch.path().join("adjudicate");
    assert!(Command::new("strip").arg("-o").arg(&program).arg(crate::PROGRAM).status().unwrap().success());
    let mut build = Command::new(file("release/build"));
    build.arg("--pack").arg(&program).arg(directory);
    let output = build.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
