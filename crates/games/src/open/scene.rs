//! The scene of an open game: no board, but the order of play, the last throw and the last turns.

use super::position::OpenGame;
use adjudicate_rules::{Scene, Seat};

/// The limit on the length of a turn beside the board; `words` has all of it.
const SHORT: usize = 56;

/// Draws an open game.
pub fn draw(open: &OpenGame) -> Scene {
    let to = open.name(open.to);
    let names: Vec<String> = Seat::all(open.names.len())
        .map(|seat| match open.left.contains(&seat) {
            true => format!("({})", open.name(seat)),
            false => open.name(seat).to_owned(),
        })
        .collect();
    let mut asides = vec![format!("players: {}", names.join(", "))];
    let mut words = vec![format!("The order of play is {}.", list(&in_order(open)))];
    if !open.left.is_empty() {
        let gone: Vec<&str> = open.left.iter().map(|seat| open.name(*seat)).collect();
        words.push(format!("{} left the game.", list(&gone)));
    }
    let due = match open.pending {
        None => [format!("to play: {to}"), format!("{to} is to play.")],
        Some(dice) => [
            format!("to play: {to}, who waits for {dice}"),
            format!("{to} is to play, and waits for a throw of {dice}."),
        ],
    };
    asides.push(due[0].clone());
    words.push(due[1].clone());
    if let Some(throw) = &open.last_throw {
        let (by, dice) = (open.name(throw.by), throw.dice);
        let numbers: Vec<String> = throw.numbers.iter().map(u32::to_string).collect();
        let sum: u32 = throw.numbers.iter().sum();
        let together = if numbers.len() > 1 { format!(" (sum {sum})") } else { String::new() };
        asides.push(format!("last throw: {by}, {dice}: {}{together}", numbers.join(" ")));
        words.push(format!("The last throw was {dice} by {by}: {}{together}.", numbers.join(", ")));
    }
    for turn in &open.turns {
        let by = open.name(turn.by);
        asides.push(format!("turn {}, {by}: {}", turn.number, shortened(&turn.text)));
        words.push(format!("Turn {} was played by {by}: \"{}\".", turn.number, turn.text));
    }
    Scene { asides, words, due: due.to_vec(), ..Scene::default() }
}

fn in_order(open: &OpenGame) -> Vec<&str> {
    let seats = Seat::all(open.names.len()).filter(|seat| !open.left.contains(seat));
    seats.map(|seat| open.name(seat)).collect()
}

fn list(names: &[&str]) -> String {
    match names {
        [] => "nobody".to_owned(),
        [only] => (*only).to_owned(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= SHORT {
        return text.to_owned();
    }
    let head: String = text.chars().take(SHORT - 3).collect();
    format!("{}...", head.trim_end())
}
