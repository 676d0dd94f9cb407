//! The names of people as texts for people show them.

use adjudicate_record::dice::Member;
use adjudicate_referee::Match;
use adjudicate_rules::{Scene, Seat};

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

/// The same for boards of characters and subjects of messages, which are ASCII: the name in the log where the other one is not.
pub fn plain(state: &Match, member: Member) -> String {
    let shown = shown(state, member);
    if shown.is_ascii() { shown } else { state.name_of(member).to_owned() }
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

/// The cause of an end with the player's name as people read it: `Bob Smith resigned` for `bob resigned`.
pub fn of_reason(state: &Match, reason: &str) -> String {
    let named = |member| {
        let rest = reason.strip_prefix(state.name_of(member)).filter(|rest| rest.starts_with(' '))?;
        Some(format!("{}{rest}", shown(state, member)))
    };
    let mut players = Seat::all(state.charter().players.len()).map(Member::Player);
    players.find_map(named).unwrap_or_else(|| reason.to_owned())
}

/// Puts the names of the players into a scene as people read them. The lines about the turn and the result then name the player
/// in place of the letter of the side: `Bob is to throw` for `o is to throw`.
pub fn in_scene(state: &Match, scene: &mut Scene) {
    let mut sides = Vec::new();
    for strip in &mut scene.strips {
        let Some(seat) = strip.seat else { continue };
        strip.name = shown(state, Member::Player(seat));
        let role = strip.role.split(',').next().unwrap_or_default();
        if ["x", "o"].contains(&role) {
            sides.push((role.to_owned(), plain(state, Member::Player(seat))));
        }
    }
    let about_turn = [scene.notes.as_slice(), scene.due.as_slice()].concat();
    let is_about_turn = |line: &str| {
        about_turn.iter().any(|one| one.trim_end_matches('.').eq_ignore_ascii_case(line.trim_end_matches('.')))
    };
    let Scene { asides, notes, words, due, .. } = scene;
    for line in asides.iter_mut().chain(notes).chain(words).chain(due) {
        if is_about_turn(line) {
            *line = by_names(line, &sides);
        }
        const OVER: &str = "he game is over: ";
        if let Some((before, reason)) = line.split_once(OVER) {
            *line = format!("{before}{OVER}{}", of_reason(state, reason));
        }
    }
}

/// The line with the names in place of the letters of the sides.
fn by_names(line: &str, sides: &[(String, String)]) -> String {
    let words = line.split(' ').map(|word| {
        let letter = word.trim_end_matches([',', '.', ':']);
        let side = sides.iter().find(|(side, _)| side == letter);
        side.map_or_else(|| word.to_owned(), |(_, name)| word.replacen(letter, name, 1))
    });
    words.collect::<Vec<_>>().join(" ")
}
