//! Boards as the page shows them: the drawing, where its places are, and the words; and moves found by the places they touch.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate_agent::chronicle::page_language;
use adjudicate_locales::Language;
use adjudicate_referee::{Match, SecretBoard};
use adjudicate_render::{Charset, board, places, svg_in};
use adjudicate_rules::{MoveGroup, Play, Scene};
use adjudicate_text::view;
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

/// The title of a board: a game after an entry.
pub fn title(language: Language, state: &Match, entry: u64) -> String {
    let headline = view::headline_in(language, state);
    language.text("after-entry", &[("headline", headline.into()), ("entry", entry.into())])
}

impl BoardReport {
    /// The board of a scene in a language; `title` says what it is of.
    pub fn in_language(language: Language, play: &Play, scene: Scene, title: &str) -> BoardReport {
        BoardReport::of(language, &view::scene_in(language, play, &scene), title)
    }

    /// The board of a scene, which is in this language; `title` says what it is of.
    pub fn of(language: Language, scene: &Scene, title: &str) -> BoardReport {
        let shown = places(scene).into_iter().map(|place| PlaceShown {
            name: place.name,
            holds: place.holds,
            at: [place.x, place.y, place.width, place.height],
        });
        BoardReport {
            svg: svg_in(page_language(language), scene, title),
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
    /// All of these, with their titles in a language.
    pub fn all(language: Language, groups: Vec<MoveGroup>) -> Vec<MoveChoices> {
        let choices = |group: MoveGroup| MoveChoices { title: language.phrase(&group.title), moves: group.moves };
        groups.into_iter().map(choices).collect()
    }
}

/// The moves that a language writes otherwise than the record, by their recorded texts.
pub fn written<'a>(
    language: Language,
    play: &Play,
    moves: impl Iterator<Item = &'a String>,
) -> BTreeMap<String, String> {
    let own = |text: &String| Some(play.position().written_in(text, language.tag())).filter(|own| own != text);
    moves.filter_map(|text| Some((text.clone(), own(text)?))).collect()
}

/// A move, or a step of a turn, with the places that it touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovePlaces {
    /// Its text.
    pub text: String,
    /// Its places in the order of the move, in small letters: first where it begins, last what it takes.
    pub places: Vec<String>,
    /// The same, by the pieces that move: a player may point at these parts in any order.
    parts: Vec<MovePart>,
}

/// A part of a move: one piece on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MovePart {
    places: Vec<String>,
    /// Whether no piece is where it begins before another part has brought one there.
    is_bound: bool,
}

impl MovePlaces {
    /// Every order of its parts, each as the places one after the other.
    fn orders(&self) -> Vec<Vec<&String>> {
        let parts: Vec<&MovePart> = self.parts.iter().collect();
        orders_of(&parts, &parts)
    }
}

/// Whether an order of places begins with these.
fn begins(order: &[&String], touched: &[String]) -> bool {
    order.len() >= touched.len() && order.iter().copied().zip(touched).all(|(own, place)| own == place)
}

/// Whether these places are among those of an order.
fn has(order: &[&String], touched: &[String]) -> bool {
    let mut rest = order.iter();
    touched.iter().all(|place| rest.any(|own| *own == place))
}

/// The orders in which the rest of these parts can follow those that are done.
fn orders_of<'a>(all: &[&'a MovePart], rest: &[&'a MovePart]) -> Vec<Vec<&'a String>> {
    if rest.len() < 2 {
        return vec![rest.iter().flat_map(|part| part.places.iter()).collect()];
    }
    let done = |counts: &dyn Fn(&MovePart) -> bool| {
        let count = |parts: &[&MovePart]| parts.iter().filter(|part| counts(part)).count();
        count(all) - count(rest)
    };
    let has_piece = |part: &MovePart| {
        let start = part.places.first();
        !part.is_bound || done(&|other| other.places.last() == start) > done(&|other| other.places.first() == start)
    };
    let mut found = Vec::new();
    for (number, first) in rest.iter().enumerate() {
        // The same step by a second piece changes nothing.
        if rest.iter().take(number).any(|earlier| earlier == first) || !has_piece(first) {
            continue;
        }
        let others: Vec<&MovePart> =
            rest.iter().enumerate().filter(|(place, _)| *place != number).map(|(_, part)| *part).collect();
        found.extend(orders_of(all, &others).into_iter().map(|order| first.places.iter().chain(order).collect()));
    }
    found
}

/// The moves, or the next steps of a turn, with the places that they touch.
pub fn move_places(play: &Play, begun: &str, board: Option<&SecretBoard>, scene: &Scene) -> Vec<MovePlaces> {
    let groups = match adjudicate_agent::turn::stage(play, begun, board) {
        Some(Ok(stage)) => stage.groups,
        Some(Err(_)) => Vec::new(),
        None => play.position().legal(),
    };
    let spots = places(scene);
    let lower = |name: &String| name.to_ascii_lowercase();
    let names: BTreeSet<String> = spots.iter().map(|place| lower(&place.name)).collect();
    let beside: BTreeSet<String> = BESIDE.map(str::to_owned).into();
    let occupied: BTreeSet<String> = spots
        .iter()
        .filter(|place| !place.holds.is_empty())
        .map(|place| lower(&place.name))
        .chain(beside.clone())
        .collect();
    let parts = |text: &str| match play.position().places_of(text) {
        Some(places) => vec![places.map(|place| place.to_ascii_lowercase()).to_vec()],
        None if text.contains('/') => named(text, &names.union(&beside).cloned().collect()),
        None => vec![named(text, &names).concat()],
    };
    let moves = groups.into_iter().flat_map(|group| group.moves);
    moves
        .map(|text| {
            let parts = parts(&text);
            // A piece that is hit there is the opponent's.
            let is_bound = |start: &String| !occupied.contains(start) || text.contains(&format!("/{start}*"));
            let bound = |places: Vec<String>| MovePart { is_bound: places.first().is_some_and(is_bound), places };
            MovePlaces { places: parts.concat(), parts: parts.into_iter().map(bound).collect(), text }
        })
        .collect()
}

/// The names of what is beside a board of points: pieces come from there and go there.
const BESIDE: [&str; 3] = ["bar", "in", "off"];

/// The moves that are pointed at by some places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TouchedMoves {
    /// Their texts, first those that touch nothing else.
    pub moves: Vec<String>,
    /// How many touch nothing else.
    pub whole: usize,
    /// The places that can be touched next.
    pub next: BTreeSet<String>,
}

/// Of these moves those that touch these places, in an order in which they can be pointed at.
pub fn matching(moves: Vec<MovePlaces>, touched: &[String]) -> TouchedMoves {
    let touched: Vec<String> = touched.iter().map(|name| name.to_ascii_lowercase()).collect();
    let all: Vec<(&MovePlaces, Vec<Vec<&String>>)> = moves.iter().map(|one| (one, one.orders())).collect();
    let fitting = |fits: fn(&[&String], &[String]) -> bool| {
        let fits = |(one, orders): &(&MovePlaces, Vec<Vec<&String>>)| {
            let orders: Vec<Vec<&String>> = orders.iter().filter(|order| fits(order, &touched)).cloned().collect();
            (!orders.is_empty()).then(|| {
                (
                    (*one).clone(),
                    orders.iter().filter_map(|order| order.get(touched.len()).map(|place| (*place).clone())).collect(),
                )
            })
        };
        all.iter().filter_map(fits).collect::<Vec<(MovePlaces, Vec<String>)>>()
    };
    let begun = fitting(begins);
    let next = begun.iter().flat_map(|(_, next)| next.iter().cloned()).collect();
    // A player may leave out a halt on the way, or where a piece comes from, if the clicks fit nothing else.
    let found = if begun.is_empty() { fitting(has) } else { begun };
    let is_exact = |one: &MovePlaces| one.places.len() == touched.len();
    let (exact, more): (Vec<MovePlaces>, Vec<MovePlaces>) = found.into_iter().map(|(one, _)| one).partition(is_exact);
    let whole = exact.len();
    TouchedMoves { moves: exact.into_iter().chain(more).map(|one| one.text).collect(), whole, next }
}

/// The turn of several steps that leads from the first place to the second, from the third to the fourth, and so on,
/// as the record writes it, if it is legal: one piece may go its way by other halts than those of the list of moves.
pub fn stepwise(play: &Play, touched: &[String]) -> Option<String> {
    let steps = touched.chunks_exact(2).map(|pair| pair.join("/"));
    let text = steps.collect::<Vec<_>>().join(" ");
    let recorded = play.position().read(&text).ok().filter(|_| touched.len().is_multiple_of(2))?;
    play.clone().play(&recorded).ok().map(|()| recorded)
}

/// The places that the text of a move names, in their order, by the parts of the text: `d2-d3xa1` names three. A part with a
/// count, as in `8/5(2)`, is there as often as the count says.
fn named(text: &str, names: &BTreeSet<String>) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for part in text.to_ascii_lowercase().split_whitespace() {
        let (part, count) = counted(part);
        let words = part.split(|c: char| !c.is_ascii_alphanumeric()).flat_map(|word| split_at_captures(word, names));
        let places: Vec<String> = words.filter(|word| names.contains(*word)).map(str::to_owned).collect();
        // No board has more pieces than this; a text that says so is none of a legal move.
        (0..count.min(16)).for_each(|_| found.push(places.clone()));
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
