//! Boards as the page shows them: the drawing, where its places are, and the words; and moves found by the places they touch.

use std::collections::BTreeSet;

use adjudicate_referee::SecretBoard;
use adjudicate_render::{Charset, board, places, svg};
use adjudicate_rules::{MoveGroup, Play, Scene};
use serde::Serialize;

/// A board.
#[derive(Serialize)]
pub struct BoardReport {
    svg: String,
    places: Vec<PlaceShown>,
    words: Vec<String>,
    text: String,
}

/// A place of a drawing, in its units.
#[derive(Serialize)]
struct PlaceShown {
    name: String,
    holds: Vec<String>,
    at: [f64; 4],
}

impl BoardReport {
    /// The board of a scene; `title` says what it is of.
    pub fn of(scene: &Scene, title: &str) -> BoardReport {
        let shown = places(scene).into_iter().map(|place| PlaceShown {
            name: place.name,
            holds: place.holds,
            at: [place.x, place.y, place.width, place.height],
        });
        BoardReport {
            svg: svg(scene, title),
            places: shown.collect(),
            words: scene.words.clone(),
            text: board(scene, Charset::Unicode),
        }
    }
}

/// Moves that belong together.
#[derive(Serialize)]
pub struct MoveChoices {
    title: String,
    moves: Vec<String>,
}

impl MoveChoices {
    /// All of these.
    pub fn all(groups: Vec<MoveGroup>) -> Vec<MoveChoices> {
        groups.into_iter().map(|group| MoveChoices { title: group.title, moves: group.moves }).collect()
    }
}

/// A move, or a step of a turn, with the places that it touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovePlaces {
    /// Its text.
    pub text: String,
    /// Its places in the order of the move, in small letters: first where it begins, last what it takes.
    pub places: Vec<String>,
}

impl MovePlaces {
    /// Whether these places are among its own, in this order.
    fn is_touched_by(&self, touched: &[String]) -> bool {
        let mut rest = self.places.iter();
        touched.iter().all(|place| rest.any(|own| own == place))
    }
}

/// The moves, or the next steps of a turn, with the places that they touch.
pub fn move_places(play: &Play, begun: &str, board: Option<&SecretBoard>, scene: &Scene) -> Vec<MovePlaces> {
    let groups = match adjudicate_agent::turn::stage(play, begun, board) {
        Some(Ok(stage)) => stage.groups,
        Some(Err(_)) => Vec::new(),
        None => play.position().legal(),
    };
    let names: BTreeSet<String> = places(scene).into_iter().map(|place| place.name.to_ascii_lowercase()).collect();
    let places = |text: &str| match play.position().places_of(text) {
        Some(places) => places.map(|place| place.to_ascii_lowercase()).to_vec(),
        None => named(text, &names),
    };
    let moves = groups.into_iter().flat_map(|group| group.moves);
    moves.map(|text| MovePlaces { places: places(&text), text }).collect()
}

/// Of these moves those that touch these places in this order; before others those that touch nothing else.
pub fn matching(moves: Vec<MovePlaces>, touched: &[String]) -> Vec<String> {
    let touched: Vec<String> = touched.iter().map(|name| name.to_ascii_lowercase()).collect();
    let mut found: Vec<MovePlaces> = moves.into_iter().filter(|one| one.is_touched_by(&touched)).collect();
    found.sort_by_key(|one| one.places != touched);
    found.into_iter().map(|one| one.text).collect()
}

/// The places that the text of a move names, in their order: `d2-d3xa1` names three. A place with a count, as in
/// `8/5(2)`, is named as often as the count says.
fn named(text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    for part in text.to_ascii_lowercase().split_whitespace() {
        let (part, count) = counted(part);
        let words = part.split(|c: char| !c.is_ascii_alphanumeric()).flat_map(|word| split_at_captures(word, names));
        let places: Vec<String> = words.filter(|word| names.contains(*word)).map(str::to_owned).collect();
        // No board has more pieces than this; a text that says so is none of a legal move.
        (0..count.min(16)).for_each(|_| found.extend(places.iter().cloned()));
    }
    found
}

/// A part of a move without the count behind it, and that count.
fn counted(part: &str) -> (&str, usize) {
    let counted = part.trim_end_matches('*').strip_suffix(')').and_then(|part| part.rsplit_once('('));
    counted.and_then(|(part, count)| Some((part, count.parse().ok()?))).unwrap_or((part, 1))
}

/// A capture is written without a blank in some games: `d2xa1xa4`.
fn split_at_captures<'a>(word: &'a str, names: &BTreeSet<String>) -> Vec<&'a str> {
    if names.contains(word) { vec![word] } else { word.split('x').collect() }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests;
