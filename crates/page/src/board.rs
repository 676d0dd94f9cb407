//! Boards as the page shows them: the drawing, where its places are, and the words; and moves found by the places they touch.

use std::collections::BTreeMap;

use adjudicate_referee::SecretBoard;
use adjudicate_render::{Charset, board, places, svg};
use adjudicate_rules::{MoveGroup, Play, Scene};
use serde::Serialize;

/// A board.
#[derive(Serialize)]
pub struct Board {
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

impl Board {
    /// The board of a scene; `title` says what it is of.
    pub fn of(scene: &Scene, title: &str) -> Board {
        let shown = places(scene).into_iter().map(|place| PlaceShown {
            name: place.name,
            holds: place.holds,
            at: [place.x, place.y, place.width, place.height],
        });
        Board {
            svg: svg(scene, title),
            places: shown.collect(),
            words: scene.words.clone(),
            text: board(scene, Charset::Unicode),
        }
    }
}

/// Moves that belong together.
#[derive(Serialize)]
pub struct Group {
    title: String,
    moves: Vec<String>,
}

impl Group {
    /// All of these.
    pub fn all(groups: Vec<MoveGroup>) -> Vec<Group> {
        groups.into_iter().map(|group| Group { title: group.title, moves: group.moves }).collect()
    }
}

/// The moves, or the next steps of a turn, that touch these places in this order.
pub fn touching(
    play: &Play,
    begun: &str,
    board: Option<&SecretBoard>,
    scene: &Scene,
    touched: &[String],
) -> Vec<String> {
    let groups = match adjudicate_office::turn::stage(play, begun, board) {
        Some(Ok(stage)) => stage.groups,
        Some(Err(_)) => Vec::new(),
        None => play.position().legal(),
    };
    let moves: Vec<String> = groups.into_iter().flat_map(|group| group.moves).collect();
    let names: Vec<String> = places(scene).into_iter().map(|place| place.name.to_ascii_lowercase()).collect();
    let touched: Vec<String> = touched.iter().map(|name| name.to_ascii_lowercase()).collect();
    let written = |text: &String| {
        let lower = text.to_ascii_lowercase();
        let words = lower.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned);
        words.filter(|word| names.contains(word)).collect::<Vec<_>>()
    };
    let two = moves.iter().any(|text| written(text).len() > 1);
    // Where a move says only where it leads, whence it comes is tried out.
    let ways = if two || !begun.is_empty() { BTreeMap::new() } else { ways(play, scene, &names) };
    let fits = |text: &String| {
        let own = ways.get(text).cloned().unwrap_or_else(|| written(text));
        let mut rest = own.iter();
        touched.iter().all(|place| rest.any(|own| own == place))
    };
    moves.into_iter().filter(fits).collect()
}

/// From where and to where moves lead, in games whose moves can be typed as two places.
fn ways(play: &Play, scene: &Scene, names: &[String]) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    let held = places(scene).into_iter().filter(|place| !place.holds.is_empty());
    for from in held.map(|place| place.name.to_ascii_lowercase()) {
        for to in names.iter().filter(|to| **to != from) {
            for end in ["", "q", "r", "b", "n"] {
                if let Ok(text) = play.position().read(&format!("{from}{to}{end}")) {
                    found.insert(text, vec![from.clone(), to.clone()]);
                } else if end.is_empty() && !(to.ends_with('8') || to.ends_with('1')) {
                    break;
                }
            }
        }
    }
    found
}
