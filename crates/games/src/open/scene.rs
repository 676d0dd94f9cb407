//! The scene of an open game: no board, but the order of play, the last throw and the last turns.

use super::position::{MadeThrow, OpenGame};
use adjudicate_rules::{Phrase, Scene, Seat};

/// The limit on the length of a turn beside the board; `words` has all of it.
const SHORT: usize = 56;

/// Draws an open game.
pub fn draw(open: &OpenGame) -> Scene {
    let mut scene = Scene::default();
    scene.add_aside(players(open));
    let order = Phrase::list(&in_order(open));
    scene.add_sentence(
        Phrase::english("open-order", format!("The order of play is {order}.")).with("names", order.clone()),
    );
    if !open.left.is_empty() {
        let gone: Vec<&str> = open.left.iter().map(|seat| open.name(*seat)).collect();
        let names = Phrase::list(&gone);
        let phrase = Phrase::english("open-left", format!("{names} left the game."));
        scene.add_sentence(phrase.with("names", names).with("number", gone.len() as u64));
    }
    let [line, sentence] = due(open);
    scene.due = [&line, &sentence].map(Phrase::to_string).to_vec();
    scene.add_aside(line);
    scene.add_sentence(sentence);
    if let Some(throw) = &open.last_throw {
        let [line, sentence] = last_throw(open, throw);
        scene.add_aside(line);
        scene.add_sentence(sentence);
    }
    for turn in &open.turns {
        let (by, number, text) = (open.name(turn.by), turn.number, shortened(&turn.text));
        let line = Phrase::english("open-turn", format!("turn {number}, {by}: {text}"));
        scene.add_aside(line.with("turn", number).with("name", by).with("text", text));
        let sentence =
            Phrase::english("open-turn-sentence", format!("Turn {number} was played by {by}: \"{}\".", turn.text));
        scene.add_sentence(sentence.with("turn", number).with("name", by).with("text", &turn.text));
    }
    scene
}

/// All players, those who have left in brackets.
fn players(open: &OpenGame) -> Phrase {
    let names: Vec<String> = Seat::all(open.names.len())
        .map(|seat| match open.left.contains(&seat) {
            true => format!("({})", open.name(seat)),
            false => open.name(seat).to_owned(),
        })
        .collect();
    let names = names.join(", ");
    Phrase::english("open-players", format!("players: {names}")).with("names", names)
}

/// The player to move, beside the board and in a sentence.
fn due(open: &OpenGame) -> [Phrase; 2] {
    let to = open.name(open.to);
    match open.pending {
        None => [
            Phrase::english("open-due", format!("to play: {to}")),
            Phrase::english("open-due-sentence", format!("{to} is to play.")),
        ]
        .map(|phrase| phrase.with("name", to)),
        Some(dice) => [
            Phrase::english("open-waits", format!("to play: {to}, who waits for {dice}")),
            Phrase::english("open-waits-sentence", format!("{to} is to play, and waits for a throw of {dice}.")),
        ]
        .map(|phrase| phrase.with("name", to).with("dice", dice.to_string())),
    }
}

/// The last throw, beside the board and in a sentence.
fn last_throw(open: &OpenGame, throw: &MadeThrow) -> [Phrase; 2] {
    let (by, dice) = (open.name(throw.by), throw.dice);
    let numbers: Vec<String> = throw.numbers.iter().map(u32::to_string).collect();
    let sum: u32 = throw.numbers.iter().sum();
    let together = if numbers.len() > 1 { format!(" (sum {sum})") } else { String::new() };
    let [apart, listed] = [" ", ", "].map(|between| numbers.join(between));
    let line = Phrase::english("open-throw", format!("last throw: {by}, {dice}: {apart}{together}"));
    let sentence =
        Phrase::english("open-throw-sentence", format!("The last throw was {dice} by {by}: {listed}{together}."));
    [line.with("numbers", apart), sentence.with("numbers", listed)].map(|phrase| {
        let phrase = phrase.with("name", by).with("dice", dice.to_string());
        phrase.with("count", numbers.len() as u64).with("sum", u64::from(sum))
    })
}

fn in_order(open: &OpenGame) -> Vec<&str> {
    let seats = Seat::all(open.names.len()).filter(|seat| !open.left.contains(seat));
    seats.map(|seat| open.name(seat)).collect()
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= SHORT {
        return text.to_owned();
    }
    let head: String = text.chars().take(SHORT - 3).collect();
    format!("{}...", head.trim_end())
}
