//! The position text.

use super::board::{COLUMNS, ROWS, Side, Square};
use super::squad::PieceKind;
use super::state::State;

/// Returns the text that a turn records: rows from the top, the player to move, points, camps, and the count of the
/// tailchase.
pub fn of(state: &State) -> String {
    let rows: Vec<String> = (0..ROWS).rev().map(|row| row_text(state, row)).collect();
    let to_move = match state.to_move() {
        Side::Purple => 'x',
        Side::Gold => 'o',
    };
    let [x, o] = Side::BOTH.map(|side| state.squad(side));
    let camps = [x, o].map(|squad| format!("{}{}", squad.captive_soldiers, squad.captive_bearers)).join("-");
    let returned = if state.returned() { "r" } else { "" };
    format!("{} {to_move} {}-{} {camps}{returned} {}", rows.join("/"), x.points, o.points, state.chase())
}

/// The letter of a piece.
pub fn letter(side: Side, kind: PieceKind) -> char {
    let letter = match kind {
        PieceKind::Soldier => 'S',
        PieceKind::Bearer => 'B',
        PieceKind::Demoralised => 'D',
    };
    match side {
        Side::Purple => letter,
        Side::Gold => letter.to_ascii_lowercase(),
    }
}

fn row_text(state: &State, row: u8) -> String {
    let mut text = String::new();
    let mut empty = 0;
    let close_run = |text: &mut String, empty: &mut u8| {
        if *empty > 0 {
            text.push(char::from(b'0' + *empty));
        }
        *empty = 0;
    };
    for square in (0..COLUMNS).filter_map(|column| Square::at(column, row)) {
        let piece = Side::BOTH.into_iter().find_map(|side| Some((side, state.squad(side).kind_at(square)?)));
        match piece {
            None => empty += 1,
            Some((side, kind)) => {
                close_run(&mut text, &mut empty);
                text.push(letter(side, kind));
            }
        }
    }
    close_run(&mut text, &mut empty);
    text
}
