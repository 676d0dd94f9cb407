//! The names of people as texts for people show them.

use adjudicate_record::dice::Member;
use adjudicate_referee::Match;

/// Returns the display name of a member where the charter has one that is no other player's name, and otherwise the name
/// that logs and commands use.
pub fn shown(state: &Match, member: Member) -> String {
    let name = state.name_of(member);
    let players = &state.charter().players;
    let Some(seat) = member.seat() else { return format!("the {name}") };
    let Some(display) = players.get(seat.index()).and_then(|player| player.display.as_ref()) else {
        return name.to_owned();
    };
    let same = |text: &str| text.eq_ignore_ascii_case(display.as_str().trim());
    let others = players.iter().filter(|player| player.name.as_str() != name);
    let taken = others.into_iter().any(|other| {
        same(other.name.as_str()) || other.display.as_ref().is_some_and(|display| same(display.as_str().trim()))
    });
    if taken || same("referee") || same("the referee") { name.to_owned() } else { display.to_string() }
}

/// The same of an author by the name in the log; an organiser who is no member keeps that name.
pub fn of_author(state: &Match, name: &adjudicate_rules::Name) -> String {
    state.member(name).map_or_else(|| name.to_string(), |member| shown(state, member))
}

/// The text with its first letter in upper case, for the beginning of a sentence that does not begin with a name.
pub fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}
