//! A table of Duerror Grandis for tests: players by name, options as JSON spells them, squares told as they are needed.

use adjudicate_games::duerror::GAME;
use adjudicate_rules::{Demand, Name, OptionValue, Options, Play, Refusal, Seat, Setup};
use serde_json::Value;

/// A name.
pub fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

/// The options of a game, as JSON spells them.
pub fn options(json: &Value) -> Options {
    let value = |value: &Value| match value {
        Value::Number(number) => OptionValue::Int(number.as_u64().unwrap()),
        Value::String(word) => OptionValue::Name(name(word)),
        Value::Array(words) => OptionValue::Names(words.iter().map(|word| name(word.as_str().unwrap())).collect()),
        other => panic!("no option value: {other}"),
    };
    Options(json.as_object().unwrap().iter().map(|(key, json)| (key.clone(), value(json))).collect())
}

/// A game between these players.
pub fn start(
    players: &[&str],
    first: Option<&str>,
    options: Options,
    carried: Vec<Option<u64>>,
) -> Result<Play, Refusal> {
    let names: Vec<Name> = players.iter().map(|player| name(player)).collect();
    let first = first.map(|first| seat(players, first));
    Play::start(&GAME, Setup { names, first, options, carried, ..Setup::default() })
}

/// The seat of a player.
pub fn seat(players: &[&str], who: &str) -> Seat {
    Seat(players.iter().position(|player| *player == who).unwrap() as u8)
}

/// Throws these numbers, and those of further throws that follow at once.
pub fn throw(play: &mut Play, numbers: &[u32]) {
    let mut rest = numbers;
    while !rest.is_empty() {
        let Demand::Throw(roll) = play.demand() else { panic!("no throw is pending for {rest:?}") };
        let (now, later) = rest.split_at(roll.dice.len());
        play.thrown(now);
        rest = later;
    }
}
