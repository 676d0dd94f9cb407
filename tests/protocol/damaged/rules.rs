//! The rules of games as the kit's runner asks for them (`tests/vectors/README.md`), answered by the library.

use std::path::Path;
use std::process::Command;

use adjudicate::games::{GAMES, chess::Chess};
use adjudicate::rules::{Demand, Name, OptionValue, Options, Play, Position, Seat, Setup};
use serde_json::{Value, json};

fn option(value: &Value) -> OptionValue {
    match value {
        Value::Bool(truth) => OptionValue::Bool(*truth),
        Value::Number(number) => OptionValue::Int(number.as_u64().unwrap()),
        Value::String(word) => OptionValue::Name(Name::parse(word).unwrap()),
        Value::Array(words) => OptionValue::Names(words.iter().map(|word| Name::parse(text(word)).unwrap()).collect()),
        other => panic!("no option value: {other}"),
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The game of a question at its beginning.
fn begin(question: &Value) -> Play {
    let game = GAMES.iter().find(|game| game.name == text(&question["game"])).unwrap();
    let players = match list(&question["players"]) {
        [] => vec!["alice", "bob"],
        players => players.iter().map(text).collect(),
    };
    let first = match question["players"].is_array() {
        true => question["first"].as_str().map(|first| seat(&players, first)),
        false => Some(Seat(0)),
    };
    let options = question["options"].as_object().unwrap().iter();
    let options = Options(options.map(|(key, value)| (key.clone(), option(value))).collect());
    let carried = players.iter().map(|player| question["carried"][player].as_u64()).collect();
    let names = players.iter().map(|player| Name::parse(player).unwrap()).collect();
    Play::start(game, Setup { names, first, options, carried, ..Setup::default() }).unwrap()
}

fn seat(players: &[&str], who: &str) -> Seat {
    Seat(players.iter().position(|player| *player == who).unwrap() as u8)
}

/// Numbers thrown, those of throws that follow at once behind them.
fn throw(play: &mut Play, numbers: &[u32]) {
    let mut rest = numbers;
    while !rest.is_empty() {
        let Demand::Throw(roll) = play.demand() else { panic!("no throw is pending for {rest:?}") };
        let (now, later) = rest.split_at(roll.dice.len());
        play.thrown(now);
        rest = later;
    }
}

fn digits(thrown: &Value) -> Vec<u32> {
    thrown.as_str().unwrap_or_default().chars().map(|digit| digit.to_digit(10).unwrap()).collect()
}

fn winner(demand: &Demand, names: &[&str]) -> Value {
    let Demand::Over(outcome) = demand else { return Value::Null };
    outcome.winner.map(|winner| names[winner.index()]).into()
}

/// The answer that a program prints for a question.
fn answer(question: &Value) -> Value {
    if question["players"].is_array() {
        return answer_table(question);
    }
    if let Some(fen) = question["fen"].as_str() {
        return answer_counts(question, &mut Chess::from_fen(fen).unwrap());
    }
    let mut play = begin(question);
    let mut positions = Vec::new();
    for turn in list(&question["turns"]) {
        // A trace has as many digits as the largest throw; the position says how many dice there are.
        if let Demand::Throw(roll) = play.demand() {
            play.thrown(&digits(&turn[0])[..roll.dice.len()]);
        }
        play.play(text(&turn[1])).unwrap();
        positions.push(play.text());
    }
    if question["depth"].is_number() {
        return answer_counts(
            &json!({ "turns": [], "depth": question["depth"], "throws": question["throws"] }),
            &mut *play.position().boxed(),
        );
    }
    json!({ "positions": positions, "position": play.text(), "winner": winner(&play.demand(), &["x", "o"]) })
}

fn answer_counts(question: &Value, position: &mut dyn Position) -> Value {
    for turn in list(&question["turns"]) {
        position.play(text(&turn[1])).unwrap();
    }
    let throws: Vec<Vec<u32>> = list(&question["throws"]).iter().map(digits).collect();
    let depths = 1..=question["depth"].as_u64().unwrap_or(0) as u32;
    let counts: Vec<Option<u64>> = depths.map(|depth| position.perft(depth, &throws)).collect();
    json!({ "position": position.text(), "counts": counts })
}

/// A game of Duerror Grandis.
fn answer_table(question: &Value) -> Value {
    let players: Vec<&str> = list(&question["players"]).iter().map(text).collect();
    let mut play = begin(question);
    let mut positions = Vec::new();
    for entry in list(&question["entries"]) {
        match (entry[0].as_str(), text(&entry[1])) {
            (None, _) => {}
            (Some(who), "resign") => play.leave(seat(&players, who), "resigned"),
            (Some(who), turn) => {
                assert_eq!(play.demand(), Demand::Act(seat(&players, who)));
                if play.hides_square() {
                    play.show_square(entry[3]["leaves"][0]["to"].as_u64().unwrap() as u8);
                }
                play.play(turn).unwrap();
            }
        }
        let numbers: Vec<u32> = list(&entry[2]).iter().map(|number| number.as_u64().unwrap() as u32).collect();
        throw(&mut play, &numbers);
        positions.push(play.text());
    }
    let position = play.text();
    let legal = question["move"].as_str().map(|turn| play.play(turn).is_ok());
    json!({ "positions": positions, "position": position, "winner": winner(&play.demand(), &players), "legal": legal })
}

fn run(command: &str) -> (bool, String) {
    let kit = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let output = Command::new("python3").args(["runner.py", "--rules", command]).current_dir(kit).output().unwrap();
    (output.status.success(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_library_answers_what_the_runner_asks_of_rules() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (right, told) = run(&format!("sh -c 'cat > {}'", path("questions").display()));
    let questions = std::fs::read_to_string(path("questions")).unwrap();
    let count = questions.lines().count();
    assert!(count > 350, "{count} questions");
    assert!(!right && told.ends_with(&format!(": rules 0/{count}\n")), "{told}");
    let answers = questions.lines().map(|question| answer(&serde_json::from_str(question).unwrap()).to_string() + "\n");
    std::fs::write(path("answers"), answers.collect::<String>()).unwrap();
    let (right, told) = run(&format!("cat {}", path("answers").display()));
    assert!(right && told.ends_with(&format!(": rules {count}/{count}\n")), "{told}");
}
