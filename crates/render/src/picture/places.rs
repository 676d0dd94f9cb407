//! The positions of a board's places in its drawing and their names in moves, so that a player can point at them
//! instead of writing.

use std::collections::BTreeMap;

use super::layout::Layout;
use adjudicate_rules::{Label, Scene, Spot};

/// A place of a board in a drawing of it, in the drawing's units.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// How moves call it, as the coordinates around the board have it: `e4`, `13`.
    pub name: String,
    /// The pieces there, in words; empty if there are none.
    pub holds: Vec<String>,
    /// The left end.
    pub x: f64,
    /// The upper end.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// The places of the drawing of a scene, each once, those of a column that moves call by one name together. If the opponent has
/// places with the same numbers, the labels of the viewer's come first, and the others are no places to point at.
pub fn places(scene: &Scene) -> Vec<Place> {
    let layout = Layout::of(scene);
    if !layout.has_board() {
        return Vec::new();
    }
    let half = layout.piece.max(24.0) / 2.0;
    let mut found: BTreeMap<String, Place> = BTreeMap::new();
    // The column of each name, and the place of its label among all.
    let mut owners: BTreeMap<String, (u16, usize)> = BTreeMap::new();
    let mut order = Vec::new();
    for spot in &scene.spots {
        let Some((name, rank)) = name(scene, spot) else { continue };
        let (column, known) = *owners.entry(name.clone()).or_insert((spot.at.0, rank));
        if column != spot.at.0 && known < rank {
            continue;
        }
        if column != spot.at.0 {
            found.remove(&name);
            order.retain(|other| *other != name);
            owners.insert(name.clone(), (spot.at.0, rank));
        }
        let (x, y) = layout.place(spot.at);
        let own = scene.pieces.iter().filter(|piece| piece.at == spot.at).map(|piece| piece.title.to_string());
        let place = found.entry(name.clone()).or_insert_with(|| {
            order.push(name.clone());
            Place { name, holds: Vec::new(), x: x - half, y: y - half, width: 2.0 * half, height: 2.0 * half }
        });
        let (right, bottom) = (place.x + place.width, place.y + place.height);
        place.x = place.x.min(x - half);
        place.y = place.y.min(y - half);
        place.width = right.max(x + half) - place.x;
        place.height = bottom.max(y + half) - place.y;
        place.holds.extend(own);
    }
    order.into_iter().filter_map(|name| found.remove(&name)).collect()
}

/// Returns the name of a place in moves: its column and row if both are labelled in the margin, else the number that is
/// nearest to it in its column; and the place of that label among all.
fn name(scene: &Scene, spot: &Spot) -> Option<(String, usize)> {
    let (column, row) = (i32::from(spot.at.0), i32::from(spot.at.1));
    let beside = |label: &&Label| label.at.0 < 0 && label.at.1 == row;
    let below = |label: &&Label| (label.at.1 < 0 || label.at.1 > i32::from(scene.size.1)) && label.at.0 == column;
    let (rows, columns) = (scene.labels.iter().find(beside), scene.labels.iter().find(below));
    if let (Some(row), Some(column)) = (rows, columns) {
        return Some((format!("{}{}", column.text, row.text), 0));
    }
    let in_column = scene.labels.iter().enumerate().filter(|(_, label)| label.at.0 == column);
    let numbers = in_column.filter(|(_, label)| label.text.bytes().all(|byte| byte.is_ascii_digit()));
    // Numbers within the field count pieces, if there are others around it.
    let inside = |label: &Label| (0..=i32::from(scene.size.1)).contains(&label.at.1);
    let nearest = numbers.min_by_key(|(_, label)| (inside(label), (label.at.1 - row).abs()));
    nearest.map(|(number, label)| (label.text.clone(), number))
}
