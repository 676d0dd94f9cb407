//! Positions to draw: the start of every game, and one from the middle of it.

use adjudicate::games::{self, duerror};
use adjudicate::rules::{Demand, Game, Name, OptionValue, Options, Play, Scene, Seat, Setup};
use serde_json::Value;

/// A position with a name of its own.
pub struct Drawn {
    /// The name, as files have it.
    pub name: String,
    /// What is to be seen.
    pub scene: Scene,
}

/// Which position of a game's vectors is its middle: the trace, and after how many turns.
const MIDDLES: [(&str, &str, usize, usize); 6] = [
    ("nine-mens-morris", include_str!("../vectors/rules/nine-mens-morris.json"), 0, 21),
    ("roman-merels", include_str!("../vectors/rules/roman-merels.json"), 0, 14),
    ("duodecim-scriptorum", include_str!("../vectors/rules/duodecim-scriptorum.json"), 0, 30),
    ("roman-checkers", include_str!("../vectors/rules/roman-checkers.json"), 0, 24),
    ("backgammon", include_str!("../vectors/rules/backgammon.json"), 0, 9),
    ("chess", include_str!("../vectors/rules/chess.json"), 0, 18),
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
    let mut drawn: Vec<Drawn> = MIDDLES
        .iter()
        .map(|(name, file, trace, turns)| {
            let play = traced(games::find(name).unwrap(), file, *trace, *turns);
            Drawn { name: format!("{name}-middle"), scene: play.scene(None) }
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
    Play::start(game, Setup { names, first: Some(Seat(0)), options, carried: Vec::new() }).unwrap()
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

/// A game after some turns of a trace, with the next dice thrown where the turn begins with dice.
fn traced(game: &'static Game, file: &str, trace: usize, turns: usize) -> Play {
    let file: Value = serde_json::from_str(file).unwrap();
    let trace = &file["traces"][trace];
    let mut play = begun(game, &["alice", "bob"], options(&trace["options"]));
    // Games of chess are written as one line.
    if let Some(moves) = trace["moves"].as_str() {
        moves.split(' ').take(turns).for_each(|text| play.play(text).unwrap());
        return play;
    }
    for (place, step) in trace["turns"].as_array().unwrap().iter().take(turns + 1).enumerate() {
        if let Some(digits) = step[0].as_str() {
            play.thrown(&digits.chars().map(|digit| digit.to_digit(10).unwrap()).collect::<Vec<_>>());
        }
        if place < turns {
            play.play(step[1].as_str().unwrap()).unwrap();
        }
    }
    play
}

/// A game of Duerror Grandis after so many entries of its vectors.
fn duerror_after(id: &str, entries: usize) -> Play {
    let file: Value = serde_json::from_str(include_str!("../vectors/rules/duerror-grandis.json")).unwrap();
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
    let setup = Setup { names, first: None, options: options(&game["options"]), carried };
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
