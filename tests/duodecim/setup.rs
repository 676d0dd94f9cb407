//! Games in the middle of play, for the other tests.

use adjudicate::games::duodecim::GAME;
use adjudicate::rules::{Name, OptionValue, Options, Position, Refusal, Seat, Setup};

/// A game of these options, written `pieces=3 exit=any`; the first seat begins.
pub fn game(options: &str) -> Box<dyn Position> {
    start(options, Some(Seat(0))).unwrap()
}

/// A game of these options.
pub fn start(options: &str, first: Option<Seat>) -> Result<Box<dyn Position>, Refusal> {
    let names = ["alice", "bob"].map(|name| Name::parse(name).unwrap()).to_vec();
    let options = parse(options);
    options.check(GAME.options)?;
    (GAME.start)(&Setup { names, first, options, carried: Vec::new() })
}

/// The game after these turns, written `136 in/1 in/3; 2 pass`, with the last throw pending its play: `...; 136`.
pub fn after(options: &str, turns: &str) -> Box<dyn Position> {
    let mut position = game(options);
    for turn in turns.split("; ").filter(|turn| !turn.is_empty()) {
        let (dice, text) = turn.split_once(' ').unwrap_or((turn, ""));
        position.thrown(&numbers(dice));
        assert!(position.text().contains(dice), "{dice} is not the throw of {}", position.text());
        if !text.is_empty() {
            position.play(text).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
        }
    }
    position
}

/// The numbers of dice written as `136`.
pub fn numbers(dice: &str) -> Vec<u32> {
    dice.chars().map(|digit| digit.to_digit(10).unwrap()).collect()
}

/// Options written as `pieces=3 exit=any`.
pub fn parse(options: &str) -> Options {
    let pairs = options.split_whitespace().map(|option| option.split_once('=').unwrap());
    Options(pairs.map(|(key, value)| (key.to_owned(), value_of(value))).collect())
}

fn value_of(text: &str) -> OptionValue {
    match (text.parse(), text.parse()) {
        (Ok(number), _) => OptionValue::Int(number),
        (_, Ok(truth)) => OptionValue::Bool(truth),
        _ => OptionValue::Name(Name::parse(text).unwrap()),
    }
}
