//! Finds the name that a typed text means: names of games, people and options in any case of letters, or by a beginning
//! that only one of them has; if none fits, returns the nearest to ask back with.

use adjudicate_games::GAMES;
use adjudicate_referee::Match;
use adjudicate_rules::{Game, Name, Phrase, phrase};

use crate::failure::Failure;

/// How alike two spellings are, from 0 to 1 (Jaro-Winkler), to be taken for one another.
const ALIKE: f64 = 0.8;

/// The typed text is none of the names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PickError<'a> {
    /// Several begin so.
    Several(Vec<&'a str>),
    /// None does; the nearest, if one is near.
    None(Option<&'a str>),
}

/// The one of `names` that was meant.
///
/// # Errors
/// None of them begins as typed, or several do.
pub fn one<'a>(typed: &str, names: &[&'a str]) -> Result<&'a str, PickError<'a>> {
    let typed = plain(typed);
    if let Some(exact) = names.iter().find(|name| plain(name) == typed) {
        return Ok(exact);
    }
    let begun = |name: &&&str| !typed.is_empty() && plain(name).starts_with(&typed);
    let begun: Vec<&str> = names.iter().filter(begun).copied().collect();
    match begun.as_slice() {
        [only] => Ok(only),
        [] => {
            let near = names.iter().map(|name| (strsim::jaro_winkler(&plain(name), &typed), *name));
            let near = near.filter(|(alike, _)| *alike >= ALIKE).max_by(|one, other| one.0.total_cmp(&other.0));
            Err(PickError::None(near.map(|(_, name)| name)))
        }
        _ => Err(PickError::Several(begun)),
    }
}

fn plain(name: &str) -> String {
    let hyphen = |c: char| if c == ' ' || c == '_' { '-' } else { c };
    name.trim().to_lowercase().chars().filter(|c| !['\'', '\u{2019}'].contains(c)).map(hyphen).collect()
}

impl PickError<'_> {
    /// Makes the failure of this miss: `none` says that there is no such thing, `known` lists the existing ones.
    pub fn failure(&self, typed: &str, none: impl Into<Phrase>, known: &[&str]) -> Failure {
        match self {
            PickError::Several(names) => {
                let names = Phrase::joined("either", " or ", names.iter().map(|name| Phrase::from(*name)));
                Failure::usage(phrase!("may-be-either", "`{name}` may be {names}", name = typed, names = names))
                    .hint(phrase!("type-more", "type more of it"))
            }
            PickError::None(Some(near)) => {
                Failure::usage(none).hint(phrase!("did-you-mean", "did you mean `{near}`?", near))
            }
            PickError::None(None) => {
                Failure::usage(none).hint(phrase!("there-are", "there is {names}", names = Phrase::list(known)))
            }
        }
    }
}

/// The game of this name or title.
///
/// # Errors
/// There is none, or several may be meant.
pub fn game(typed: &str) -> Result<&'static Game, Failure> {
    let titled = GAMES.iter().find(|game| plain(game.title) == plain(typed));
    let names: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    let named = match titled {
        Some(game) => game.name,
        None => one(typed, &names).map_err(|miss| {
            let listed = || phrase!("games-are", "games: {names}", names = names.join(", "));
            match miss {
                PickError::None(None) => Failure::usage(no_game(typed)).hint(listed()),
                PickError::None(Some(_)) => miss.failure(typed, no_game(typed), &names).hint(listed()),
                PickError::Several(_) => miss.failure(typed, no_game(typed), &names),
            }
        })?,
    };
    adjudicate_games::find(named).ok_or_else(|| Failure::usage(no_game(typed)))
}

/// That no game has this name.
fn no_game(typed: &str) -> Phrase {
    phrase!("no-such-game", "there is no game `{name}`", name = typed)
}

/// The name of a player or referee of a game, by name or display name.
///
/// # Errors
/// Nobody in the game is called so, or several may be meant.
pub fn member(state: &Match, typed: &str) -> Result<Name, Failure> {
    let charter = state.charter();
    let displayed = |player: &&adjudicate_record::log::Player| {
        player.display.as_ref().is_some_and(|display| plain(display.as_str()) == plain(typed))
    };
    if let Some(player) = charter.players.iter().find(displayed) {
        return Ok(player.name.clone());
    }
    let mut names: Vec<&str> = charter.players.iter().map(|player| player.name.as_str()).collect();
    if state.has_referee() {
        names.push("referee");
    }
    let name = one(typed, &names).map_err(|miss| miss.failure(typed, no_member(typed), &names))?;
    Name::parse(name).ok_or_else(|| Failure::usage(no_member(typed)))
}

/// That nobody in a game is called so.
pub fn no_member(name: &str) -> Phrase {
    phrase!("no-member", "nobody called `{name}` has a part in this game", name)
}

#[cfg(test)]
mod tests {
    use super::{PickError, game, one};

    #[test]
    fn names_are_found_in_any_case_and_by_their_beginnings() {
        let names = ["alice", "albert", "bob"];
        assert_eq!(one("Bob", &names), Ok("bob"));
        assert_eq!(one("b", &names), Ok("bob"));
        assert_eq!(one("al", &names), Err(PickError::Several(vec!["alice", "albert"])));
        assert_eq!(one("alcie", &names), Err(PickError::None(Some("alice"))));
        assert_eq!(one("zzz", &names), Err(PickError::None(None)));
        assert_eq!(one("", &names), Err(PickError::None(None)));
        assert_eq!(one("alice", &["alice", "alice-2"]), Ok("alice"), "what is exact is meant, whatever begins so");
    }

    #[test]
    fn games_are_found_by_title_and_by_beginning() {
        let named = |typed: &str| game(typed).map(|game| game.name).map_err(|failure| failure.show(false));
        for typed in ["Nine Men's Morris", "NINE", "nine_mens_morris", "nine mens"] {
            assert_eq!(named(typed), Ok("nine-mens-morris"), "{typed}");
        }
        assert_eq!(named("ches"), Ok("chess"));
        assert!(named("roman").is_err_and(|said| said.contains("`roman` may be roman-merels or roman-checkers")));
        assert!(named("bakgammon").is_err_and(|said| said.contains("did you mean `backgammon`?")));
    }
}
