//! Exports, read again by other means: PGN move by move, `.mat` by GNU Backgammon itself.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use adjudicate::games::backgammon::mat::{self, MatHeading, MatStep, MatTurn};
use adjudicate::games::backgammon::mat_reading;
use adjudicate::games::backgammon::{self, CubeTurn, Dice};
use adjudicate::games::chess;
use adjudicate::referee::{Match, verify};
use adjudicate::rules::{Agreement, Demand, LossDegree, Name, OptionValue, Options, Outcome, Play, Seat, Setup};
use adjudicate_testkit::Random;

use crate::somebody;

/// The path at which Debian installs games; some PATHs lack it.
const GNUBG: [&str; 2] = ["gnubg", "/usr/games/gnubg"];

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name)
}

/// A path that nothing stands at.
fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn export(format: &str, log: &str, more: &[&str]) -> Output {
    let mut command = Command::new(crate::PROGRAM);
    command.arg("export").arg(format).arg(example(log)).args(more).output().unwrap()
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn state(log: &str) -> Match {
    verify(&std::fs::read(example(log)).unwrap()).state.unwrap()
}

/// The turns of a log: the move, and the position after it.
fn turns(log: &str) -> Vec<(String, String)> {
    let log = std::fs::read_to_string(example(log)).unwrap();
    let value = |line: &str, key: &str| Some(line.trim().strip_prefix(key)?.trim_matches('"').to_owned());
    let moves = log.lines().filter_map(|line| value(line, "move: "));
    let positions = log.lines().filter_map(|line| value(line, "position: "));
    moves.zip(positions).collect()
}

/// The content of a PGN file.
struct Pgn {
    tags: Vec<(String, String)>,
    moves: Vec<String>,
    remarks: Vec<String>,
    result: String,
}

/// PGN is read as its standard says: tags, remarks in braces, numbers, moves, a result.
fn read_pgn(text: &str) -> Pgn {
    let (head, body) = text.split_once("\n\n").unwrap();
    let tag = |line: &str| {
        let (name, value) = line.strip_prefix('[').unwrap().strip_suffix("\"]").unwrap().split_once(" \"").unwrap();
        (name.to_owned(), value.to_owned())
    };
    let (mut moves, mut remarks, mut rest) = (Vec::new(), Vec::new(), String::new());
    for (number, part) in body.split('{').enumerate() {
        let plain = match part.split_once('}') {
            Some((remark, plain)) if number > 0 => {
                remarks.push(remark.split_whitespace().collect::<Vec<_>>().join(" "));
                plain
            }
            _ => part,
        };
        rest.push_str(&format!(" {plain} "));
    }
    for word in rest.split_whitespace() {
        if !word.trim_end_matches('.').chars().all(|c| c.is_ascii_digit()) {
            moves.push(word.to_owned());
        }
    }
    let result = moves.pop().unwrap();
    Pgn { tags: head.lines().map(tag).collect(), moves, remarks, result }
}

#[test]
fn pgn_is_read_again_move_by_move() {
    let exported = text(&export("--pgn", "chess.yaml", &[]));
    assert!(exported.lines().all(|line| line.len() <= 79 || line.starts_with('[')), "{exported}");
    let Pgn { tags, moves, remarks, result } = read_pgn(&exported);
    let id = state("chess.yaml").id().to_string();
    let expected = [
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "2026.11.20"),
        ("Round", "?"),
        ("White", "Alice of the Grove"),
        ("Black", "bob"),
        ("Result", "1/2-1/2"),
        ("GameId", &id),
    ];
    assert_eq!(tags, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let names = ["alice", "bob"].map(|name| Name::parse(name).unwrap()).to_vec();
    let setup = Setup { names, first: Some(Seat(0)), options: Options::default(), ..Setup::default() };
    let mut play = Play::start(&chess::GAME, setup).unwrap();
    let turns = turns("chess.yaml");
    assert_eq!(moves.len(), turns.len());
    for (san, (recorded, position)) in moves.iter().zip(&turns) {
        assert_eq!(san, recorded);
        play.play(san).unwrap();
        assert_eq!(play.text(), *position);
    }
    assert!(play.position().claim_draw(Seat(0)).is_ok());
    assert_eq!(result, "1/2-1/2");
    let said = [
        "alice: the knight has to come back",
        "bob: the third time, if I count right",
        "threefold repetition, claimed",
    ];
    assert_eq!(remarks, said);
}

#[test]
fn other_games_and_files_that_are_there_are_refused() {
    for (format, log, reason) in [
        ("--pgn", "backgammon.yaml", "PGN is for Chess, and this is a game of Backgammon"),
        ("--mat", "chess.yaml", ".mat is for Backgammon, and this is a game of Chess"),
        ("--mat", "open.yaml", ".mat is for Backgammon, and this is a game of Open Game"),
    ] {
        let refused = export(format, log, &[]);
        assert_eq!(refused.status.code(), Some(2), "{log}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains(reason), "{refused:?}");
    }
    let path = fresh("export-there.pgn");
    std::fs::write(&path, "mine").unwrap();
    let refused = export("--pgn", "chess.yaml", &["-o", path.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
}

#[test]
fn json_has_the_text_and_counts_the_turns() {
    let json: serde_json::Value =
        serde_json::from_str(&text(&export("--mat", "backgammon.yaml", &["--json"]))).unwrap();
    assert_eq!(json["turns"], turns("backgammon.yaml").len());
    assert_eq!(json["text"].as_str().unwrap().trim_end(), text(&export("--mat", "backgammon.yaml", &[])).trim_end());
}

/// Has GNU Backgammon import a file and tell what it has read; nothing where it is not installed.
fn gnubg(file: &Path) -> Option<String> {
    gnubg_after("set jacoby off", file)
}

/// The same after some commands of its own.
fn gnubg_after(before: &str, file: &Path) -> Option<String> {
    told(file, &format!("{before}\nimport mat {}\nlist game\nshow score\n", file.display()))
}

/// Returns GNU Backgammon's output for these commands; `file` is a path beside which its files can lie.
fn told(file: &Path, commands: &str) -> Option<String> {
    let script = file.with_extension("commands");
    std::fs::write(&script, commands).unwrap();
    let home = file.with_extension("home");
    std::fs::create_dir_all(&home).unwrap();
    let run = |program: &&str| {
        let mut command = Command::new(program);
        // Its settings are kept in the home directory.
        command.args(["--tty", "--quiet", "--commands"]).arg(&script).env("HOME", &home);
        command.stdin(std::process::Stdio::null()).output().ok()
    };
    let output = GNUBG.iter().find_map(run);
    if output.is_none() {
        println!("GNU Backgammon is not installed, so nothing is compared with it");
    }
    output
        .map(|output| format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr)))
}

/// The cells of gnubg's list of turns: dice, and the move in its notation.
fn cells(told: &str) -> Vec<(String, String)> {
    let halves = told.lines().flat_map(|row| match row.split_at_checked(42) {
        Some((left, right)) => [left, right],
        None => [row, ""],
    });
    let is_dice = |text: &str| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    let cells = halves.filter_map(|half| half.split_once(':')).filter(|(dice, _)| is_dice(dice.trim()));
    cells.map(|(dice, played)| (dice.trim().to_owned(), played.trim().to_owned())).collect()
}

/// Returns gnubg's line about the score of a game that was won with these points.
fn score(points: impl Iterator<Item = u64>) -> String {
    let points: Vec<u64> = points.collect();
    format!("The score (after 1 game) is: alice {}, bob {}", points[0], points[1])
}

/// How many pips a move in either notation takes, and how many pieces it bears off.
fn weight(played: &str) -> (u32, u32) {
    let place = |text: &str| match text.trim_end_matches('*') {
        "bar" => 25,
        "off" => 0,
        number => number.parse::<u32>().unwrap(),
    };
    let mut sum = (0, 0);
    for word in played.split_whitespace().filter(|word| *word != "pass") {
        let (way, times) = word.split_once('(').unwrap_or((word, "1"));
        let times: u32 = times.trim_end_matches([')', '*']).parse().unwrap();
        let places: Vec<u32> = way.split('/').map(place).collect();
        let (from, to) = (places[0], places[places.len() - 1]);
        sum = (sum.0 + times * (from - to), sum.1 + if to == 0 { times } else { 0 });
    }
    sum
}

#[test]
fn gnu_backgammon_imports_the_example() {
    let path = fresh("export-game.mat");
    text(&export("--mat", "backgammon.yaml", &["-o", path.to_str().unwrap()]));
    let Some(told) = gnubg(&path) else { return };
    let turns = turns("backgammon.yaml");
    let cells = cells(&told);
    assert_eq!(cells.len(), turns.len(), "{told}");
    for ((dice, played), (recorded, _)) in cells.iter().zip(&turns) {
        assert_eq!(dice.len(), 2, "{told}");
        assert_eq!(weight(played), weight(recorded), "{played} and {recorded}");
    }
    let outcome = state("backgammon.yaml").outcome().unwrap();
    let points = outcome.points.unwrap();
    let score = score(points.into_iter());
    assert!(told.contains(&score), "{score}: {told}");
    // The position that it arrives at is ours, too.
    let (last, _) = turns.last().map(|(_, position)| position.split_once(' ').unwrap()).unwrap();
    assert!(told.contains(&format!("Position ID: {last}")), "{last}: {told}");
}

#[test]
fn gnu_backgammon_imports_the_example_of_a_match() {
    let path = fresh("export-example-match.mat");
    text(&export("--mat", "backgammon-match.yaml", &["-o", path.to_str().unwrap()]));
    let Some(told) = gnubg(&path) else { return };
    let points = state("backgammon-match.yaml").outcome().unwrap().points.unwrap();
    assert!(told.contains(&format!("The score (after 3 games) is: alice {}, bob {}", points[0], points[1])), "{told}");
    let turns = turns("backgammon-match.yaml");
    let (id, _) = turns.last().and_then(|(_, position)| position.split_once(' ')).unwrap();
    let (board, state) = id.split_once(':').unwrap();
    assert!(
        told.contains(&format!("Position ID: {board}")) && told.contains(&format!("Match ID   : {state}")),
        "{id}: {told}"
    );
    // It comes back as the same match.
    let somebody = somebody();
    somebody.write("match.mat", std::fs::read_to_string(&path).unwrap());
    somebody.write("match.txt", somebody.run("import --mat match.mat").ok());
    assert_eq!(
        told_by(&somebody.run("export --mat match.txt").ok()),
        told_by(&std::fs::read_to_string(&path).unwrap())
    );
}

/// A game at random under these options, the positions in which somebody was to act, and the turns.
struct RandomGame {
    options: Options,
    names: [Name; 2],
    positions: Vec<String>,
    record: Vec<(Seat, Option<Dice>, String)>,
    /// Games that were conceded, each with the number of turns before that.
    conceded: Vec<(usize, Seat, LossDegree)>,
    play: Play,
}

impl RandomGame {
    fn new(options: Options, seed: u64) -> RandomGame {
        RandomGame::with_concessions(options, seed, 0)
    }

    /// The same, where before every so manieth turn the game is conceded.
    fn with_concessions(options: Options, seed: u64, every: usize) -> RandomGame {
        let mut random = Random::new(seed);
        let names = ["alice", "bob"].map(|name| Name::parse(name).unwrap());
        let setup = Setup { names: names.to_vec(), first: None, options: options.clone(), ..Setup::default() };
        let mut play = Play::start(&backgammon::GAME, setup).unwrap();
        let (mut positions, mut record, mut conceded) = (Vec::new(), Vec::new(), Vec::new());
        let mut doubles = 0;
        loop {
            match play.demand() {
                Demand::Over(_) => return RandomGame { options, names, positions, record, conceded, play },
                Demand::Throw(roll) => {
                    doubles = if roll.roller.is_none() { 0 } else { doubles };
                    play.thrown(&[random.below(6) as u32 + 1, random.below(6) as u32 + 1]);
                }
                Demand::Act(_) if every > 0 && random.below(every) == 0 => {
                    let (loser, loss) = (Seat(random.below(2) as u8), *random.pick(&LossDegree::ALL));
                    let concession = Agreement::Concession(loser, loss);
                    if play.may_agree(concession).is_ok() {
                        play.agree(concession);
                        conceded.push((record.len(), loser, loss));
                    }
                }
                Demand::Act(seat) => {
                    let text = play.text();
                    let mut dice = text.rsplit(' ').next().unwrap().chars().filter_map(|digit| digit.to_digit(10));
                    let dice = dice.next().zip(dice.next()).and_then(|(one, other)| Dice::new(one, other));
                    let legal: Vec<String> =
                        play.position().legal().into_iter().flat_map(|group| group.moves).collect();
                    // Doubles are rare, and mostly taken, so that games last; gnubg does not survive some of 1024.
                    let chosen = match CubeTurn::read(&legal[0]) {
                        Some(CubeTurn::Roll) if doubles == 6 => legal[0].clone(),
                        Some(_) if random.below(6) > 0 => legal[0].clone(),
                        _ => random.pick(&legal).clone(),
                    };
                    doubles += u32::from(chosen == "double");
                    positions.push(text);
                    play.play(&chosen).unwrap();
                    record.push((seat, dice, chosen));
                }
            }
        }
    }

    fn outcome(&self) -> Outcome {
        match self.play.demand() {
            Demand::Over(outcome) => outcome,
            other => panic!("not over: {other:?}"),
        }
    }

    /// The file, how many games it has, and how many cells of the last one are turns of pieces.
    fn mat(&self) -> (String, usize, usize) {
        let mut steps: Vec<MatStep> = Vec::new();
        for place in 0..=self.record.len() {
            let conceded = self.conceded.iter().filter(|(at, ..)| *at == place);
            steps.extend(conceded.map(|(_, loser, loss)| MatStep::Conceded(*loser, *loss)));
            let turn = self.record.get(place);
            steps.extend(
                turn.map(|(seat, dice, text)| MatStep::Turn(MatTurn { seat: *seat, dice: *dice, text: text.clone() })),
            );
        }
        let games = mat::games(&self.options, &self.names, &steps).unwrap();
        let heading = MatHeading {
            remarks: vec!["bob: \"well\"; } [Event".to_owned()],
            options: mat::tags(&self.options),
            ..MatHeading::default()
        };
        let names = [&self.names[0], &self.names[1]];
        let cells = games.last().unwrap().cells.iter();
        let played = cells.filter(|(_, cell)| matches!(cell, mat::MatCell::Played(..))).count();
        (mat::write(&heading, names, mat::length(&self.options), &games), games.len(), played)
    }
}

fn options(text: &str) -> Options {
    let pairs = text.split_whitespace().map(|option| option.split_once('=').unwrap());
    let value = |(key, value): (&str, &str)| {
        let value = value.parse().map(OptionValue::Bool).or_else(|_| value.parse().map(OptionValue::Int));
        (key.to_owned(), value.unwrap())
    };
    Options(pairs.map(value).collect())
}

/// Plays with bar, hits, lost turns and all sizes of wins: gnubg must count turns and points as we do.
#[test]
fn gnu_backgammon_imports_random_games() {
    for seed in 1..=12_u64 {
        let gammons = seed % 3 > 0;
        let game = RandomGame::new(options(if gammons { "" } else { "gammons=false" }), seed);
        let (written, _, _) = game.mat();
        let path = fresh(&format!("export-random-{seed}.mat"));
        std::fs::write(&path, &written).unwrap();
        let Some(told) = gnubg(&path) else { return };
        let mut points = game.outcome().points.unwrap();
        if !gammons {
            // Even in a match to one point gnubg shows what the win would have counted otherwise.
            let worth = 1..=3;
            let shown = worth.into_iter().find(|worth| told.contains(&score(points.iter().map(|won| won * worth))));
            points.iter_mut().for_each(|won| *won *= shown.unwrap_or(1));
        }
        let score = score(points.into_iter());
        assert!(told.contains(&score), "seed {seed}: {score}: {told}\n{written}");
        assert_eq!(cells(&told).len(), game.record.len(), "seed {seed}: {told}\n{written}");
    }
}

/// Whole matches with doubles, takes and drops, and money games with the cube: gnubg must come to the same score after as many
/// games, and to the same Position ID and Match ID.
#[test]
fn gnu_backgammon_imports_matches_with_the_cube() {
    let charters = ["cube=true points=7", "cube=true", "cube=true points=3", "cube=true jacoby=true", "points=5"];
    for (seed, charter) in (101..=120_u64).zip(charters.iter().cycle()) {
        let game = RandomGame::new(options(charter), seed);
        let (written, games, played) = game.mat();
        let path = fresh(&format!("export-match-{seed}.mat"));
        std::fs::write(&path, &written).unwrap();
        let jacoby = if charter.contains("jacoby") { "set jacoby on" } else { "set jacoby off" };
        let Some(told) = gnubg_after(jacoby, &path) else { return };
        let points = game.outcome().points.unwrap();
        let after = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
        let score = format!("The score (after {after}) is: alice {}, bob {}", points[0], points[1]);
        assert!(told.contains(&score), "seed {seed}, {charter}: {score}: {told}\n{written}");
        assert_eq!(cells(&told).len(), played, "seed {seed}, {charter}: {told}\n{written}");
        let text = game.play.text();
        let (id, _) = text.split_once(' ').unwrap();
        let (position, state) = id.split_once(':').unwrap();
        let shown = format!("Position ID: {position}");
        assert!(told.contains(&shown), "seed {seed}, {charter}: {shown}: {told}\n{written}");
        // gnubg takes it that nobody doubles in the Crawford game without a cube either.
        if charter.contains("cube") {
            let shown = format!("Match ID   : {state}");
            assert!(told.contains(&shown), "seed {seed}, {charter}: {shown}: {told}\n{written}");
        }
    }
}

/// Games that were given up count in gnubg as here.
#[test]
fn gnu_backgammon_counts_what_was_conceded() {
    for (seed, charter) in (301..=312_u64).zip(["cube=true points=7", "points=5", "cube=true"].iter().cycle()) {
        let game = RandomGame::with_concessions(options(charter), seed, 12);
        assert!(!game.conceded.is_empty(), "{seed}");
        let (written, games, _) = game.mat();
        let path = fresh(&format!("export-conceded-{seed}.mat"));
        std::fs::write(&path, &written).unwrap();
        let Some(told) = gnubg_after("set jacoby off", &path) else { return };
        let points = game.outcome().points.unwrap();
        let after = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
        let score = format!("The score (after {after}) is: alice {}, bob {}", points[0], points[1]);
        assert!(told.contains(&score), "seed {seed}, {charter}: {score}: {told}\n{written}");
        let text = game.play.text();
        let (_, id) = text.split(' ').next().and_then(|id| id.split_once(':')).unwrap();
        // gnubg takes it that nobody doubles in the Crawford game without a cube either.
        let shown = format!("Match ID   : {id}");
        assert!(!charter.contains("cube") || told.contains(&shown), "seed {seed}, {charter}: {shown}: {told}");
    }
}

/// Given the IDs that we write, gnubg stands where we stand: it prints the same ones, and knows the cube and the score.
#[test]
fn gnu_backgammon_takes_the_ids_of_positions() {
    for (seed, charter) in [(201, "cube=true points=5"), (202, "cube=true"), (203, "cube=true jacoby=true")] {
        let game = RandomGame::new(options(charter), seed);
        // A double that waits for its answer it prints in its IDs, but does not take from them.
        let asked = game.positions.iter().filter(|text| !text.ends_with(" double"));
        let ids: Vec<&str> = asked.filter_map(|text| text.split(' ').next()).collect();
        let path = fresh(&format!("ids-{seed}.txt"));
        let ask = |id: &&str| format!("set gnubgid {id}\nshow board\n");
        let commands: String = ids.iter().map(ask).collect();
        let Some(told) = told(&path, &format!("new session\n{commands}")) else { return };
        let said = |label: &str| -> Vec<String> {
            let lines = told.lines().filter_map(|line| line.split_once(label));
            lines.map(|(_, id)| id.trim().to_owned()).collect()
        };
        let pairs = said("Position ID:").into_iter().zip(said("Match ID   :"));
        let shown: Vec<String> = pairs.map(|(position, state)| format!("{position}:{state}")).collect();
        let missing: Vec<&&str> = ids.iter().filter(|id| !shown.iter().any(|known| known == **id)).collect();
        assert!(missing.is_empty(), "{charter}: {missing:?}: {told}");
    }
}

/// A match to five that GNU Backgammon 1.07 has played against itself and written.
fn gnubg_match() -> PathBuf {
    adjudicate_testkit::file("tests/vectors/mat/gnubg-match.mat")
}

/// Returns the content of a file, apart from the spelling of its turns: the score of each game, the turns with their
/// throws, the winner.
fn told_by(text: &str) -> Vec<String> {
    let file = mat_reading::read(text).unwrap();
    let game = |found: &mat_reading::FoundGame| {
        let cells: Vec<String> = found
            .game
            .cells
            .iter()
            .map(|(seat, cell)| match cell {
                mat::MatCell::Played(dice, played) => format!("{} {dice} {:?}", seat.0, weight(played)),
                other => format!("{} {other:?}", seat.0),
            })
            .collect();
        format!("{} {:?} {:?} {}", found.number, found.game.score, found.game.won, cells.join(", "))
    };
    file.games.iter().map(game).collect()
}

#[test]
fn a_match_of_another_program_is_played_at_a_table_and_written_again() {
    let somebody = somebody();
    let original = std::fs::read_to_string(gnubg_match()).unwrap();
    somebody.write("match.mat", &original);
    let said = somebody.run("import --mat match.mat -o match.txt").ok();
    let command = "table backgammon --players gnubg,root --option cube=true --option points=5 --script match.txt";
    assert!(said.contains("152 turns stand in match.txt.") && said.contains(command), "{said}");
    let played = somebody.run(command).ok();
    assert!(played.contains("gnubg has won (BKG-13") && played.contains("points: gnubg 6, root 1"), "{played}");
    let again = somebody.run("export --mat match.txt").ok();
    assert_eq!(told_by(&again), told_by(&original));
    let json: serde_json::Value = serde_json::from_str(&somebody.run("import --mat match.mat --json").ok()).unwrap();
    assert_eq!((&json["id"], &json["turns"]), (&serde_json::Value::Null, &152.into()));
    assert_eq!(json["text"].as_str().unwrap(), somebody.read("match.txt"));
    // One game of it, as money play.
    let second = somebody.run("import --mat match.mat --number 2").ok();
    assert!(second.starts_with("# adjudicate table backgammon --players gnubg,root --option cube=true\n"), "{second}");
    assert!(second.trim_end().ends_with("root: double\ngnubg: drop"), "{second}");
    // gnubg has the same final score from what we wrote.
    let path = fresh("export-again.mat");
    std::fs::write(&path, &again).unwrap();
    let Some(told) = gnubg(&path) else { return };
    assert!(told.contains("The score (after 3 games) is: gnubg 6, root 1"), "{told}");
}

/// A match that was played at a table goes to gnubg, which writes it in its own manner, and back.
#[test]
fn what_gnu_backgammon_writes_of_our_matches_is_what_we_wrote() {
    let somebody = somebody();
    for seed in 301..=306_u64 {
        let game = RandomGame::new(options("cube=true points=5"), seed);
        let (written, _, _) = game.mat();
        let (ours, theirs) = (fresh(&format!("there-{seed}.mat")), fresh(&format!("back-{seed}.mat")));
        std::fs::write(&ours, &written).unwrap();
        let commands = format!("import mat {}\nexport match mat {}\n", ours.display(), theirs.display());
        if told(&ours, &commands).is_none() {
            return;
        }
        let back = std::fs::read_to_string(&theirs).unwrap();
        assert_eq!(told_by(&back), told_by(&written), "seed {seed}: {back}");
        somebody.write("back.mat", &back);
        let script = somebody.run("import --mat back.mat").ok();
        somebody.write("back.txt", &script);
        assert_eq!(told_by(&somebody.run("export --mat back.txt").ok()), told_by(&written), "seed {seed}");
    }
}

#[test]
fn a_match_in_which_games_were_given_up_is_taken_in_whole() {
    let somebody = somebody();
    let text = " 5 point match

 Game 1
 anna : 0                       bert : 0
  1)                             31: 8/5 6/5
  2) 64: 24/14                    Doubles => 2
  3)  Takes                      31: 8/5 6/5
      Wins 4 points

 Game 2
 anna : 4                       bert : 0
  1) 61: 13/7 8/7                31: 8/5 6/5
                                  Wins 1 point
";
    somebody.write("there.mat", text);
    let script = somebody.run("import --mat there.mat").ok();
    let given_up = "bert: offer concede gammon\nanna: accept\n";
    assert!(script.contains(given_up) && script.ends_with("anna: offer concede single\nbert: accept\n"), "{script}");
    somebody.write("evening.txt", &script);
    let back = somebody.run("export --mat evening.txt").ok();
    let table = |text: &str| {
        let rows = text.lines().map(str::trim_end).filter(|line| !line.starts_with(';') && !line.is_empty());
        let bare = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ").replace("24/18/14", "24/14");
        rows.map(bare).collect::<Vec<_>>()
    };
    assert_eq!(table(&back), table(text));
    let points =
        somebody.run("table backgammon --players anna,bert --option cube=true --option points=5 --script evening.txt");
    assert!(points.ok().contains("game 3: anna has 4, bert has 1"), "the third game of the match is begun");
}

#[test]
fn files_of_other_programs_are_refused_where_they_are_wrong() {
    let somebody = somebody();
    let head = " 3 point match\n\n Game 1\n anna : 0                       bert : 0\n";
    let begun = format!("{head}  1)                             31: 8/5 6/5\n");
    for (text, line, said) in [
        ("".to_owned(), 1, "there is no game in the file"),
        ("hello\n".to_owned(), 1, "the file has to say first what is played"),
        (" 3 point match\nhello\n".to_owned(), 2, "no game has begun"),
        (" 3 point match\n Game 1\nhello\n".to_owned(), 3, "here the players stand with their scores"),
        (format!("{begun}  2) hello\n"), 6, "the line is none that a game has"),
        (format!("{begun}  2) 71: 8/5\n"), 6, "the line is none that a game has"),
        (format!("{head}  1) 33: 8/5(2) 6/3(2)\n"), 5, "no game begins with a double"),
        (format!("{begun}  2) 64: 24/14\n  3) 31: 8/5 6/5\n"), 7, "it is the other one's turn"),
        (format!("{begun}  2) 64: 24/15\n"), 6, "no piece goes from 24 to 15 with 6 and 4"),
        (format!("{begun}  2)  Takes\n"), 6, "no double waits for an answer"),
        (format!("{begun}  2)  Doubles => 4\n"), 6, "after this double the cube is at 2, not at 4"),
        (format!("{begun}  2)  Doubles => 2                31: 8/5 6/5\n"), 6, "a double waits for an answer"),
        (
            format!("{begun}  2)  Doubles => 2                Drops\n      Wins 2 points\n"),
            7,
            "by the rules this game counts 1, not 2",
        ),
        (
            format!(
                "{begun}  2)  Doubles => 2                Drops\n      Wins 1 point\n\n Game 2\n anna : 2  bert : 0\n"
            ),
            10,
            "the games before this one come to 1 and 0 points",
        ),
        (
            format!("{begun}      Wins 5 points\n\n Game 2\n anna : 5  bert : 0\n  1) 31: 8/5 6/5\n"),
            6,
            "a game that is conceded here counts 1 or 2 or 3, not 5",
        ),
        (
            format!("{begun}  2)  Doubles => 2\n      Wins 2 points\n"),
            7,
            "with a double that was not taken this game counts 1, not 2",
        ),
        (
            format!("{head}      Wins 1 point\n\n Game 2\n anna : 1  bert : 0\n  1) 31: 8/5 6/5\n"),
            4,
            "the game has not begun",
        ),
    ] {
        somebody.write("wrong.mat", &text);
        let refused = somebody.run("import --mat wrong.mat");
        assert_eq!(refused.status, 1, "{text}: {}", refused.stderr);
        assert!(refused.stderr.contains(said), "{said}: {}", refused.stderr);
        assert!(refused.stderr.contains(&format!("wrong.mat:{line}")), "{text}: {line}: {}", refused.stderr);
    }
    somebody.write("long.mat", begun.replace(" 3 point", " 99 point"));
    let refused = somebody.run("import --mat long.mat");
    assert!(refused.status == 1 && refused.stderr.contains("`points` is 1 to 64"), "{}", refused.stderr);
    let money = begun.replace(" 3 point", " 0 point");
    somebody.write("money.mat", format!("{money}      Wins 1 point\n\n Game 2\n anna : 1   bert : 0\n"));
    let refused = somebody.run("import --mat money.mat");
    assert!(refused.status == 2 && refused.stderr.contains("--number N"), "{}", refused.stderr);
    let one = somebody.run("import --mat money.mat --number 1").ok();
    assert!(one.trim_end().ends_with("bert: offer concede single\nanna: accept"), "{one}");
    assert_eq!(somebody.run("import --mat money.mat --number 7").status, 2);
    assert_eq!(somebody.run("import --mat none.mat").status, 3);
    somebody.write("evening.txt", "# adjudicate table backgammon --players\nanna: 8/5\n");
    let refused = somebody.run("export --mat evening.txt");
    assert!(refused.status == 1 && refused.stderr.contains("evening.txt:1"), "{}", refused.stderr);
}
