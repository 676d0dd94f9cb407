//! Games as `.mat` text, the match format that GNU Backgammon and others import.

use std::fmt::Write as _;

use super::board::Dice;
use super::position::Backgammon;
use super::scoring::Cube;
use adjudicate_rules::{Agreement, LossDegree, Name, Options, Outcome, Position, Refusal, Seat, Setup};

/// The width of the left player's column.
const COLUMN: usize = 27;

/// One thing that is done in a finished or unfinished game or match.
#[derive(Clone, Debug)]
pub enum MatStep {
    /// A turn.
    Turn(MatTurn),
    /// This player has conceded the game, so, and it was accepted.
    Conceded(Seat, LossDegree),
}

/// One turn of a finished or unfinished game.
#[derive(Clone, Debug)]
pub struct MatTurn {
    /// The player.
    pub seat: Seat,
    /// The throw; none for a turn about the cube.
    pub dice: Option<Dice>,
    /// The move as the record writes it.
    pub text: String,
}

/// One cell of a game's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatCell {
    /// A throw, and the turn played with it.
    Played(Dice, String),
    /// A double, and what the cube would show after it; 0 where that is not written.
    Doubles(u64),
    /// The double is taken.
    Takes,
    /// The double is dropped.
    Drops,
}

/// One game of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatGame {
    /// The points of both before it.
    pub score: [u64; 2],
    /// The cells in order, each with its player.
    pub cells: Vec<(Seat, MatCell)>,
    /// The winner, and the number of points.
    pub won: Option<(Seat, u64)>,
}

/// The lines above the game that begin with a semicolon.
#[derive(Clone, Debug, Default)]
pub struct MatHeading {
    /// The event.
    pub event: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// When it began: `2026.11.21`.
    pub date: Option<String>,
    /// The players' names for people, in seat order.
    pub players: [String; 2],
    /// The game's id.
    pub game: String,
    /// Options that other programs have a name for, with their values.
    pub options: Vec<(&'static str, &'static str)>,
    /// Remarks, and how the game ended: the format has no place for them beside the moves.
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
        for (tag, value) in &self.options {
            let _ = writeln!(text, "; [{tag} \"{value}\"]");
        }
        for remark in &self.remarks {
            let _ = writeln!(text, "; {remark}");
        }
        text
    }
}

/// The names that other programs have for options of the charter: those that differ from what they take for granted.
pub fn tags(options: &Options) -> Vec<(&'static str, &'static str)> {
    let club = options.bool("cube", false);
    let mut tags = Vec::new();
    if !club {
        tags.push(("CubeLimit", "1"));
    }
    if club && options.int("points", 0) == 0 {
        tags.push(("Jacoby", if options.bool("jacoby", false) { "On" } else { "Off" }));
    }
    if !options.bool("crawford", true) {
        tags.push(("Crawford", "Off"));
    }
    tags
}

/// How many points the file says are played to; 0 for money play. A single game in which gammons do not count is written as a
/// match to one point.
pub fn length(options: &Options) -> u64 {
    let single = if options.bool("gammons", true) || options.bool("cube", false) { 0 } else { 1 };
    options.int("points", single)
}

/// Divides a game or match into the games of a file. A game that has ended otherwise than by the rules has no winner here.
///
/// # Errors
/// A turn cannot be played under these options, which no log contains.
pub fn games(options: &Options, names: &[Name], steps: &[MatStep]) -> Result<Vec<MatGame>, Refusal> {
    let setup = Setup { names: names.to_vec(), first: None, options: options.clone(), ..Setup::default() };
    let mut position = Backgammon::start(&setup)?;
    let mut games = vec![MatGame::default()];
    for step in steps {
        let (MatStep::Turn(MatTurn { seat, .. }) | MatStep::Conceded(seat, _)) = step;
        if position.awaits_start() {
            // The first player has won the last starting throw, whatever the earlier ones were.
            position.begin_with(*seat);
        }
        let (score, number) = (position.scoring().score(), position.scoring().game());
        let cell = match step {
            MatStep::Turn(turn) => play(&mut position, turn)?,
            // The format writes of it only what was won.
            MatStep::Conceded(loser, loss) => {
                let concession = Agreement::Concession(*loser, *loss);
                position.may_agree(concession)?;
                position.agree(concession);
                None
            }
        };
        let Some(game) = games.last_mut() else { continue };
        game.cells.extend(cell.map(|cell| (*seat, cell)));
        let after = position.scoring().score();
        let won = |seat: Seat| after[seat.index()] - score[seat.index()];
        game.won = Seat::all(2).map(|seat| (seat, won(seat))).find(|(_, points)| *points > 0);
        if position.scoring().game() > number {
            games.push(MatGame { score: after, ..MatGame::default() });
        }
    }
    if games.len() > 1 && games.last().is_some_and(|game| game.cells.is_empty()) {
        games.pop();
    }
    Ok(games)
}

/// Plays a turn; the cell that tells it, if one does.
fn play(position: &mut Backgammon, turn: &MatTurn) -> Result<Option<MatCell>, Refusal> {
    if let Some(dice) = turn.dice {
        position.thrown(&[u32::from(dice.high()), u32::from(dice.low())]);
    }
    let cube = position.scoring().cube().map_or(1, Cube::number);
    position.play(&turn.text)?;
    Ok(match (turn.dice, turn.text.as_str()) {
        (Some(dice), text) => Some(MatCell::Played(dice, text.to_owned())),
        (None, "double") => Some(MatCell::Doubles(2 * cube)),
        (None, "take") => Some(MatCell::Takes),
        (None, "drop") => Some(MatCell::Drops),
        // A throw without a double is not written.
        (None, _) => None,
    })
}

/// The `.mat` text of these games, played to so many points. The first seat's cells are on the left.
///
/// Money play is written with 0 points; there a reader may have a rule of its own for gammons without a cube (GNU Backgammon:
/// `set jacoby off` counts them as here). The format has no way to say that a game was drawn or is unfinished: without a
/// winner it just ends.
pub fn write(heading: &MatHeading, names: [&Name; 2], length: u64, games: &[MatGame]) -> String {
    let [left, right] = names;
    let mut text = heading.lines();
    // Writing to a string cannot fail.
    let _ = writeln!(text, " {length} point match");
    for (number, game) in (1..).zip(games) {
        let [one, other] = game.score;
        let players = format!("{:<COLUMN$}    {right} : {other}", format!("{left} : {one}"));
        let _ = write!(text, "\n Game {number}\n {players}\n");
        table(&mut text, game);
    }
    text
}

/// The rows of a game. GNU Backgammon 1.07 reads the right cell of the row before again where a row is short, so a row without
/// a right cell is as wide as the others.
fn table(text: &mut String, game: &MatGame) {
    let mut rows: Vec<[String; 2]> = Vec::new();
    for (seat, cell) in &game.cells {
        let cell = match cell {
            MatCell::Played(dice, played) => format!("{dice}: {}", written(played)),
            MatCell::Doubles(number) => format!(" Doubles => {number}"),
            MatCell::Takes => " Takes".to_owned(),
            MatCell::Drops => " Drops".to_owned(),
        };
        match rows.last_mut() {
            Some([_, open]) if *seat != Seat(0) && open.is_empty() => *open = cell,
            _ if *seat == Seat(0) => rows.push([cell, String::new()]),
            _ => rows.push([String::new(), cell]),
        }
    }
    for (number, [one, other]) in (1..).zip(&rows) {
        // However long the left cell is, a blank divides it from the right one.
        let row = format!("{number:>3}) {one:<COLUMN$} {other}");
        let row = if other.is_empty() { format!("{row}  ") } else { row.trim_end().to_owned() };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{row}");
    }
    if let Some((winner, points)) = game.won {
        let wins = format!("Wins {points} point{}", if points == 1 { "" } else { "s" });
        let _ = match winner {
            Seat(0) => writeln!(text, "      {wins:<COLUMN$}  "),
            _ => writeln!(text, "{:1$}{wins}", "", 7 + COLUMN),
        };
    }
}

/// The winner and what he won; a game without points counts 1.
pub fn won(outcome: &Outcome) -> Option<(Seat, u64)> {
    let winner = outcome.winner?;
    let points = outcome.points.as_ref().and_then(|points| points.get(winner.index()).copied());
    Some((winner, points.unwrap_or(1).max(1)))
}

/// A turn in this format: bar and off are numbers, and nothing is written where no die could be played.
fn written(played: &str) -> String {
    match played {
        "pass" => String::new(),
        turn => turn.replace("bar", "25").replace("off", "0"),
    }
}
