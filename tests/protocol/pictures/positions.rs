//! Positions to draw: the start of every game, and one from the middle of it.

use adjudicate::games::{self, duerror};
use adjudicate::rules::{Demand, Game, Name, OptionValue, Options, Play, Scene, Seat, Setup};
use serde_json::Value;

/// A position with a name of its own.
pub struct Drawn {
    /// The name, as files have it.
    pub name: String,
    /// The scene.
    pub scene: Scene,
}

/// After how many turns the first game of a file of vectors shows most. Of all other games half of the turns are played.
const MIDDLES: [(&str, usize); 6] = [
    ("nine-mens-morris", 21),
    ("roman-merels", 14),
    ("duodecim-scriptorum", 30),
    ("roman-checkers", 24),
    ("backgammon", 9),
    ("chess", 18),
];

/// The start of every game.
pub fn starts() -> Vec<Drawn> {
    let start = |game: &&'static Game| Drawn {
        name: format!("{}-start", game.name),
        scene: begun(game, &["alice", "bob"], Options::default()).scene(None),
    };
    games::GAMES.iter().map(start).collect()
}

/// Positions from the middle of games.
pub fn middles() -> Vec<Drawn> {
    let mut drawn: Vec<Drawn> = games::GAMES
        .iter()
        .filter_map(|game| {
            let scene = traced(game)?.scene(None);
            Some(Drawn { name: format!("{}-middle", game.name), scene })
        })
        .collect();
    for (name, game, entries) in
        [("middle", "g25", 22), ("factiosus", "g03", 9), ("sealed", "g06", 8), ("nine", "g36", 14)]
    {
        drawn.push(Drawn { name: format!("duerror-grandis-{name}"), scene: duerror_after(game, entries).scene(None) });
    }
    let mut open = begun(games::find("open").unwrap(), &["alice", "bob", "carol"], Options::default());
    for text in ["we throw two dice each, the highest sum wins; throw: 2d6", "nine; next: carol"] {
        open.play(text).unwrap();
        if matches!(open.demand(), Demand::Throw(_)) {
            open.thrown(&[4, 5]);
        }
    }
    drawn.push(Drawn { name: "open-middle".to_owned(), scene: open.scene(None) });
    drawn
}

/// All of them.
pub fn all() -> Vec<Drawn> {
    starts().into_iter().chain(middles()).collect()
}

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn begun(game: &'static Game, players: &[&str], options: Options) -> Play {
    let names = players.iter().map(|player| name(player)).collect();
    Play::start(game, Setup { names, first: Some(Seat(0)), options, ..Setup::default() }).unwrap()
}

fn options(json: &Value) -> Options {
    let value = |value: &Value| match value {
        Value::Bool(truth) => OptionValue::Bool(*truth),
        Value::Number(number) => OptionValue::Int(number.as_u64().unwrap()),
        Value::String(word) => OptionValue::Name(name(word)),
        Value::Array(words) => OptionValue::Names(words.iter().map(|word| name(word.as_str().unwrap())).collect()),
        other => panic!("no option value: {other}"),
    };
    let options =
        json.as_object().map(|options| options.iter().map(|(key, json)| (key.clone(), value(json))).collect());
    Options(options.unwrap_or_default())
}

/// A game in the middle of the first one of its vectors, with the next dice thrown where the turn begins with dice; none
/// for games whose vectors are of another kind.
fn traced(game: &'static Game) -> Option<Play> {
    let path = format!("{}/tests/vectors/rules/{}.json", env!("CARGO_MANIFEST_DIR"), game.name);
    let file = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let file: Value = serde_json::from_str(&file).unwrap();
    let trace = file["traces"].as_array()?.first()?;
    let most = MIDDLES.iter().find(|(name, _)| *name == game.name).map(|(_, turns)| *turns);
    let mut play = begun(game, &["alice", "bob"], options(&trace["options"]));
    // Games of chess are written as one line.
    if let Some(moves) = trace["moves"].as_str() {
        let turns = most.unwrap_or(moves.split(' ').count() / 2);
        moves.split(' ').take(turns).for_each(|text| play.play(text).unwrap());
        return Some(play);
    }
    let steps = trace["turns"].as_array().unwrap();
    let turns = most.unwrap_or(steps.len() / 2);
    for (place, step) in steps.iter().take(turns + 1).enumerate() {
        if let Some(digits) = step[0].as_str() {
            play.thrown(&digits.chars().map(|digit| digit.to_digit(10).unwrap()).collect::<Vec<_>>());
        }
        if place < turns {
            play.play(step[1].as_str().unwrap()).unwrap();
        }
    }
    Some(play)
}

/// A game of Duerror Grandis after so many entries of its vectors.
fn duerror_after(id: &str, entries: usize) -> Play {
    let file: Value = serde_json::from_str(include_str!("../../vectors/rules/duerror-grandis.json")).unwrap();
    let game = file["games"].as_array().unwrap().iter().find(|game| game["id"] == id).unwrap();
    let players: Vec<&str> =
        game["players"].as_array().unwrap().iter().map(|player| player.as_str().unwrap()).collect();
    let carried = match &game["carried"] {
        Value::Object(carried) => {
            players.iter().map(|player| carried.get(*player).map(|tokens| tokens.as_u64().unwrap())).collect()
        }
        _ => Vec::new(),
    };
    let names = players.iter().map(|player| name(player)).collect();
    let setup = Setup { names, first: None, options: options(&game["options"]), carried, ..Setup::default() };
    let mut play = Play::start(&duerror::GAME, setup).unwrap();
    for entry in game["entries"].as_array().unwrap().iter().take(entries) {
        match entry[1].as_str().unwrap() {
            "" => {}
            "resign" => {
                let seat = players.iter().position(|player| *player == entry[0]).unwrap();
                play.leave(Seat(seat as u8), "the others resigned");
            }
            text => play.play(text).unwrap(),
        }
        let numbers: Vec<u32> = entry[2].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u32).collect();
        let mut rest = numbers.as_slice();
        while let (Demand::Throw(roll), false) = (play.demand(), rest.is_empty()) {
            let (now, later) = rest.split_at(roll.dice.len());
            play.thrown(now);
            rest = later;
        }
    }
    play
}
