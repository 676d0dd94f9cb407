//! Games in the middle of play, for the other tests.

use adjudicate_games::duodecim::GAME;
use adjudicate_rules::{Position, Refusal, Seat};

use crate::kit::{dice, start};

/// A game of these options, written `pieces=3 exit=any`; the first seat begins.
pub fn game(options: &str) -> Box<dyn Position> {
    start(options, Some(Seat(0))).unwrap()
}

/// A game of these options.
pub fn start(options: &str, first: Option<Seat>) -> Result<Box<dyn Position>, Refusal> {
    let options = start::options(options);
    options.check(GAME.options)?;
    (GAME.start)(&start::setup(options, first))
}

/// The game after these turns, written `136 in/1 in/3; 2 pass`, with the last throw pending its play: `...; 136`.
pub fn after(options: &str, turns: &str) -> Box<dyn Position> {
    let mut position = game(options);
    for turn in turns.split("; ").filter(|turn| !turn.is_empty()) {
        let (thrown, text) = turn.split_once(' ').unwrap_or((turn, ""));
        position.thrown(&dice(thrown));
        assert!(position.text().contains(thrown), "{thrown} is not the throw of {}", position.text());
        if !text.is_empty() {
            position.play(text).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
        }
    }
    position
}
