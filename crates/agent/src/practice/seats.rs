//! The common part of `table` and `perft`: a game without a charter, and throws that somebody types.

use crate::charter;
use crate::failure::Failure;
use crate::practice::line;
use adjudicate_locales::Language;
use adjudicate_rules::{Game, Name, Options, Phrase, PhraseArgument, Play, Roll, Seat, Setup, phrase};
use adjudicate_text::view;

/// Starts a game that nobody signs.
///
/// # Errors
/// The game cannot be played by so many, or under these options (ALL-6).
pub fn start(game: &'static Game, names: Vec<Name>, first: Option<Seat>, options: Options) -> Result<Play, Failure> {
    let setup = Setup { names, first, options, ..Setup::default() };
    Play::start(game, setup).map_err(|refusal| Failure::refused(refusal, "").into_usage())
}

/// The names of those who play, in seat order; `what` is what they are called where one of them cannot be.
///
/// # Errors
/// A name is none, has another meaning in scripts, or stands twice.
pub fn names<'a>(players: impl Iterator<Item = &'a str>, what: &Phrase) -> Result<Vec<Name>, Failure> {
    let mut names: Vec<Name> = Vec::new();
    for player in players {
        let name = charter::name_of(what.clone(), player)?;
        if [line::DICE, "lots", "referee"].contains(&name.as_str()) {
            return Err(Failure::usage(phrase!("fault-player-name", "no player can be called `{name}`", name)));
        }
        if names.contains(&name) {
            return Err(Failure::usage(phrase!("fault-same-name", "two players are called `{name}`", name)));
        }
        names.push(name);
    }
    Ok(names)
}

/// Whether these numbers can show on the dice of this throw.
///
/// # Errors
/// Why not, as a lower-case sentence without a full stop.
pub fn check(language: Language, roll: &Roll, numbers: &[u32]) -> Result<(), Phrase> {
    if roll.dice.len() != numbers.len() {
        return Err(miscounted(language, roll, numbers));
    }
    let beyond = roll.dice.iter().zip(numbers).find(|(sides, number)| !(1..=**sides).contains(*number));
    match beyond {
        Some((sides, number)) => {
            Err(phrase!("table-no-side", "a die of {sides} sides does not show {number}", sides, number))
        }
        None => Ok(()),
    }
}

/// That there are more or fewer numbers than dice, for readers of this language.
pub fn miscounted(language: Language, roll: &Roll, numbers: &[u32]) -> Phrase {
    let are = match numbers.len() {
        1 => "is one number".to_owned(),
        count => format!("are {count} numbers"),
    };
    let english = format!("the throw is of {}, and here {are}", view::dice(roll));
    let reason = Phrase::english("table-miscounted", english).with("dice", view::dice_in(language, roll));
    reason.with("number", PhraseArgument::count(numbers.len()))
}
