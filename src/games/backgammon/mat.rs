//! Games as `.mat` text, the match format that GNU Backgammon and others import.

use std::fmt::Write as _;

use super::board::Dice;
use crate::rules::{Name, Outcome, Seat};

/// The width of the left player's column.
const COLUMN: usize = 28;

/// One turn of a finished or unfinished game.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    /// Who played it.
    pub seat: Seat,
    /// The throw.
    pub dice: Dice,
    /// The move as the record writes it.
    pub text: &'a str,
}

/// The `.mat` text of one game, played as a session of its own. The first seat's turns are on the left.
///
/// The format has no way to say that a game was drawn or is unfinished: without a winner it just ends.
pub fn mat(names: [&Name; 2], turns: &[Entry<'_>], outcome: Option<&Outcome>) -> String {
    let [left, right] = names;
    let mut text = format!(" 0 point match\n\n Game 1\n {:<COLUMN$}   {right} : 0\n", format!("{left} : 0"));
    let mut line = 0;
    let mut on_the_left = false;
    for Entry { seat, dice, text: played } in turns {
        let cell = format!("{dice}: {}", cell(played));
        let is_left = *seat == Seat(0);
        if is_left || !on_the_left {
            line += 1;
            // Writing to a string cannot fail.
            let _ = write!(text, "{line:>3}) ");
        }
        if is_left {
            let _ = write!(text, "{cell:<COLUMN$}");
        } else {
            let pad = if on_the_left { 0 } else { COLUMN };
            let _ = writeln!(text, "{:pad$}{cell}", "");
        }
        on_the_left = is_left;
    }
    if on_the_left {
        text.push('\n');
    }
    if let Some((winner, points)) = outcome.and_then(won) {
        let indent = if winner == Seat(0) { 6 } else { 6 + COLUMN };
        let _ = writeln!(text, "{:indent$}Wins {points} point{}", "", if points == 1 { "" } else { "s" });
    }
    text
}

/// The winner and what he won; a game without points counts 1.
fn won(outcome: &Outcome) -> Option<(Seat, u64)> {
    let winner = outcome.winner?;
    let points = outcome.points.as_ref().and_then(|points| points.get(winner.index()).copied());
    Some((winner, points.unwrap_or(1).max(1)))
}

/// A turn in this format: bar and off are numbers, and nothing is written where no die could be played.
fn cell(played: &str) -> String {
    match played {
        "pass" => String::new(),
        turn => turn.replace("bar", "25").replace("off", "0"),
    }
}
