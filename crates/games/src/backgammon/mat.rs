//! Games as `.mat` text, the match format that GNU Backgammon and others import.

use std::fmt::Write as _;

use super::board::Dice;
use adjudicate_rules::{Name, Outcome, Seat};

/// The width of the left player's column.
const COLUMN: usize = 27;

/// One turn of a finished or unfinished game.
#[derive(Clone, Debug)]
pub struct MatTurn<'a> {
    /// Who played it.
    pub seat: Seat,
    /// The throw.
    pub dice: Dice,
    /// The move as the record writes it.
    pub text: &'a str,
}

/// What stands above the game, on lines that begin with a semicolon.
#[derive(Clone, Debug, Default)]
pub struct MatHeading {
    /// The event.
    pub event: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// When it began: `2026.11.21`.
    pub date: Option<String>,
    /// What people call the players, in seat order.
    pub players: [String; 2],
    /// The game's id.
    pub game: String,
    /// What was said, and how the game ended: the format has no place for it beside the moves.
    pub remarks: Vec<String>,
}

impl MatHeading {
    fn lines(&self) -> String {
        let mut text = String::new();
        let tags = [
            ("Match ID", Some(self.game.as_str())),
            ("Event", self.event.as_deref()),
            ("Round", self.round.as_deref()),
            ("Player 1", Some(self.players[0].as_str())),
            ("Player 2", Some(self.players[1].as_str())),
            ("EventDate", self.date.as_deref()),
        ];
        for (tag, value) in tags.into_iter().filter_map(|(tag, value)| Some((tag, value.filter(|v| !v.is_empty())?))) {
            // The format knows no escape for a quote. Writing to a string cannot fail.
            let _ = writeln!(text, "; [{tag} \"{}\"]", value.replace('"', "'"));
        }
        for remark in &self.remarks {
            let _ = writeln!(text, "; {remark}");
        }
        text
    }
}

/// The `.mat` text of one game; `gammons` is the option of that name. The first seat's turns are on the left.
///
/// With gammons the game is written as money play, where a reader may have a rule of its own for gammons without a cube
/// (GNU Backgammon: `set jacoby off` counts them as here), else as a match to one point. The format has no way to say that
/// a game was drawn or is unfinished: without a winner it just ends.
pub fn mat(
    heading: &MatHeading,
    names: [&Name; 2],
    gammons: bool,
    turns: &[MatTurn<'_>],
    outcome: Option<&Outcome>,
) -> String {
    let [left, right] = names;
    let length = if gammons { 0 } else { 1 };
    let mut text = heading.lines();
    let players = format!("{:<COLUMN$}    {right} : 0", format!("{left} : 0"));
    // Writing to a string cannot fail.
    let _ = write!(text, " {length} point match\n\n Game 1\n {players}\n");
    let mut rows: Vec<[String; 2]> = Vec::new();
    for MatTurn { seat, dice, text: played } in turns {
        let cell = format!("{dice}: {}", cell(played));
        match rows.last_mut() {
            Some([_, open]) if *seat != Seat(0) && open.is_empty() => *open = cell,
            _ if *seat == Seat(0) => rows.push([cell, String::new()]),
            _ => rows.push([String::new(), cell]),
        }
    }
    for (number, [one, other]) in (1..).zip(&rows) {
        // However long the left cell is, a blank divides it from the right one.
        let row = format!("{number:>3}) {one:<COLUMN$} {other}");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", row.trim_end());
    }
    if let Some((winner, points)) = outcome.and_then(won) {
        let indent = if winner == Seat(0) { 6 } else { 7 + COLUMN };
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
