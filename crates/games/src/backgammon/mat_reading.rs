//! Reading `.mat` text: the contents of the file, and the games as played by our rules.
//!
//! Programs lay the format out differently. Cells are found by what they begin with, a throw or a word; a cell that stands
//! alone in its row is the right one's if it begins far to the right.

use super::board::Dice;
use super::mat::{MatCell, MatGame};
use super::moves::CubeTurn;
use super::position::Backgammon;
use super::scoring::Win;
use adjudicate_rules::{Agreement, Demand, LossDegree, Phrase, Position, Refusal, RefusalKind, Roll, Seat, phrase};

/// The first column in which the right half of a line can begin.
const RIGHT: usize = 20;
/// Longer lines are no rows.
const LONGEST: usize = 400;
/// Parts of a turn whose orders are tried: a double has four.
const PARTS: usize = 4;

/// The error for a file that cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatFault {
    /// The line, from 1.
    pub line: usize,
    /// The fault, as a lower-case sentence without a full stop.
    pub reason: Phrase,
    /// The rule that it breaks, if it breaks one.
    pub clause: Option<&'static str>,
}

impl MatFault {
    fn new(line: usize, reason: Phrase) -> MatFault {
        MatFault { line, reason, clause: None }
    }

    fn refused(line: usize, refusal: &Refusal) -> MatFault {
        MatFault { line, reason: refusal.reason.clone(), clause: Some(refusal.clause) }
    }
}

/// A file.
#[derive(Clone, Debug, Default)]
pub struct MatFile {
    /// Names and values at the head: `[Player 1 "anna"]`.
    pub tags: Vec<(String, String)>,
    /// How many points are played to; 0 for money play.
    pub length: u64,
    /// The players, left and right, as the first game calls them.
    pub players: [String; 2],
    /// The games.
    pub games: Vec<FoundGame>,
}

impl MatFile {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// A game in a file.
#[derive(Clone, Debug, Default)]
pub struct FoundGame {
    /// Its number as the file says it.
    pub number: u64,
    /// The line of its heading.
    pub line: usize,
    /// The game.
    pub game: MatGame,
    /// The line of each cell.
    pub lines: Vec<usize>,
}

/// A step of a file that is played at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayedStep {
    /// Dice are thrown.
    Thrown(Vec<u32>),
    /// A turn is made, as the record writes it.
    Turn(Seat, String),
    /// This player concedes the game, so, and the other accepts.
    Conceded(Seat, LossDegree),
}

/// Reads a file.
///
/// # Errors
/// A line is none that the format has, or there is no game.
pub fn read(text: &str) -> Result<MatFile, MatFault> {
    let mut file = MatFile::default();
    let mut begun = false;
    let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines()).filter(|(_, line)| !line.trim().is_empty());
    while let Some((number, line)) = lines.next() {
        let bare = line.trim();
        if let Some(remark) = bare.strip_prefix([';', '#']) {
            file.tags.extend(tag(remark.trim()));
        } else if let Some(length) = length(bare).filter(|_| !begun) {
            (file.length, begun) = (length, true);
        } else if !begun {
            return Err(MatFault::new(
                number,
                phrase!("mat-first", "the file has to say first what is played: `7 point match`"),
            ));
        } else if let Some(game) = game_number(bare) {
            let (at, names) = lines
                .next()
                .ok_or_else(|| MatFault::new(number, phrase!("mat-no-players", "the game has no players")))?;
            let (players, score) = players(names).ok_or_else(|| {
                MatFault::new(
                    at,
                    phrase!("mat-players", "here the players stand with their scores: `anna : 0   bert : 2`"),
                )
            })?;
            if file.games.is_empty() {
                file.players = players;
            }
            let game = FoundGame {
                number: game,
                line: number,
                game: MatGame { score, ..MatGame::default() },
                lines: Vec::new(),
            };
            file.games.push(game);
        } else {
            let game = file
                .games
                .last_mut()
                .ok_or_else(|| MatFault::new(number, phrase!("mat-not-begun", "no game has begun: `Game 1`")))?;
            row(game, number, line)?;
        }
    }
    if file.games.is_empty() {
        return Err(MatFault::new(text.lines().count().max(1), phrase!("mat-no-game", "there is no game in the file")));
    }
    Ok(file)
}

/// `[Player 1 "anna"]`
fn tag(remark: &str) -> Option<(String, String)> {
    let (name, value) = remark.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    Some((name.to_owned(), value.to_owned()))
}

/// `7 point match`
fn length(line: &str) -> Option<u64> {
    let words: Vec<String> = line.split_whitespace().map(str::to_ascii_lowercase).collect();
    match words.as_slice() {
        [number, point, game] if ["point", "points"].contains(&point.as_str()) && game == "match" => {
            number.parse().ok()
        }
        _ => None,
    }
}

/// `Game 2`
fn game_number(line: &str) -> Option<u64> {
    line.strip_prefix("Game ")?.trim().parse().ok()
}

/// `anna : 0      bert : 2`
fn players(line: &str) -> Option<([String; 2], [u64; 2])> {
    let (one, rest) = line.split_once(':')?;
    let rest = rest.trim_start();
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (score, rest) = rest.split_at(digits);
    let (other, last) = rest.rsplit_once(':')?;
    let names = [one, other].map(|name| name.trim().to_owned());
    Some((names, [score.parse().ok()?, last.trim().parse().ok()?]))
}

/// The content of a cell: a step, or the winner.
enum Found {
    Cell(MatCell),
    Wins(u64),
    /// A remark that some programs write.
    Nothing,
}

fn row(game: &mut FoundGame, number: usize, line: &str) -> Result<(), MatFault> {
    let unreadable = || MatFault::new(number, phrase!("mat-no-row", "the line is none that a game has"));
    if line.len() > LONGEST || !line.is_ascii() {
        return Err(unreadable());
    }
    // Behind the number of the row.
    let start = line.find(')').filter(|at| line[..*at].trim().bytes().all(|byte| byte.is_ascii_digit()));
    let starts = beginnings(line, start.map_or(0, |at| at + 1));
    let sides = match starts.as_slice() {
        [] if start.is_some_and(|at| line[at + 1..].trim().is_empty()) => Vec::new(),
        [only] => vec![(Seat(u8::from(*only >= RIGHT)), *only, line.len())],
        [one, other] => vec![(Seat(0), *one, *other), (Seat(1), *other, line.len())],
        _ => return Err(unreadable()),
    };
    for (seat, from, to) in sides {
        if game.game.won.is_some() {
            return Err(MatFault::new(number, phrase!("mat-won-before", "the game has been won before this")));
        }
        match found(line[from..to].trim()).ok_or_else(unreadable)? {
            Found::Cell(cell) => {
                game.game.cells.push((seat, cell));
                game.lines.push(number);
            }
            Found::Wins(points) => game.game.won = Some((seat, points)),
            Found::Nothing => {}
        }
    }
    Ok(())
}

/// Returns the columns at which cells begin: at a throw, or at a word.
fn beginnings(line: &str, from: usize) -> Vec<usize> {
    let bytes = line.as_bytes();
    let is_throw = |at: usize| matches!(bytes.get(at..at + 3), Some([b'1'..=b'6', b'1'..=b'6', b':']));
    let words = ["double", "take", "drop", "win", "resign", "beaver", "raccoon"];
    let low = line.to_ascii_lowercase();
    let is_word = |at: usize| words.iter().any(|word| low.get(at..).is_some_and(|rest| rest.starts_with(word)));
    let apart = |at: usize| at == 0 || bytes.get(at - 1).is_some_and(|byte| !byte.is_ascii_alphanumeric());
    (from..line.len()).filter(|at| apart(*at) && (is_throw(*at) || is_word(*at))).collect()
}

fn found(cell: &str) -> Option<Found> {
    let low = cell.to_ascii_lowercase();
    let number = || cell.split(|c: char| !c.is_ascii_digit()).find_map(|word| word.parse::<u64>().ok());
    if low.starts_with("double") {
        return Some(Found::Cell(MatCell::Doubles(number().unwrap_or(0))));
    }
    match low.split_whitespace().next()? {
        "takes" | "take" => return Some(Found::Cell(MatCell::Takes)),
        "drops" | "drop" => return Some(Found::Cell(MatCell::Drops)),
        "wins" | "win" => return number().map(Found::Wins),
        "resigns" | "resign" => return Some(Found::Nothing),
        _ => {}
    }
    let (throw, played) = cell.split_once(':')?;
    let mut digits = throw.chars().filter_map(|digit| digit.to_digit(10));
    let dice = Dice::new(digits.next()?, digits.next()?)?;
    let played = played.trim();
    let nothing = played.chars().all(|c| c == '?')
        || ["cannot move", "can't move"].contains(&played.to_ascii_lowercase().as_str());
    Some(Found::Cell(MatCell::Played(dice, if nothing { String::new() } else { played.to_owned() })))
}

/// Plays games of a file one after the other, as they follow each other in the match that `position` begins.
///
/// # Errors
/// A step breaks the rules, or the score does not add up.
pub fn play(mut position: Backgammon, games: &[FoundGame]) -> Result<Vec<PlayedStep>, MatFault> {
    let mut steps = Vec::new();
    for (place, found) in games.iter().enumerate() {
        let last = place + 1 == games.len();
        let before = position.score();
        if games.len() > 1 && before != found.game.score {
            let [one, other] = before;
            let reason =
                phrase!("mat-points-before", "the games before this one come to {one} and {other} points", one, other);
            return Err(MatFault::new(found.line + 1, reason));
        }
        let number = position.game();
        for ((seat, cell), line) in found.game.cells.iter().zip(&found.lines) {
            if position.game() != number {
                return Err(MatFault::new(*line, phrase!("mat-over-before", "the game is over before this")));
            }
            one_cell(&mut position, *seat, cell, *line, &mut steps)?;
        }
        let end = found.lines.last().copied().unwrap_or(found.line);
        let over = position.game() != number || matches!(position.demand(), Demand::Over(_));
        let counted = Seat::all(2).zip(before.iter().zip(position.score())).find(|(_, (before, after))| after > before);
        let counted = counted.map(|(seat, (before, after))| (seat, after - before));
        match (over, found.game.won) {
            (true, Some(won)) if Some(won) != counted => {
                let points = counted.map_or(0, |(_, points)| points);
                return Err(MatFault::new(
                    end + 1,
                    phrase!(
                        "mat-counts",
                        "by the rules this game counts {points}, not {said}",
                        points,
                        said = won.1.to_string()
                    ),
                ));
            }
            (true, _) => {}
            (false, Some((winner, points))) => given_up(&mut position, winner, points, end + 1, &mut steps)?,
            (false, None) if last => {}
            (false, None) => return Err(MatFault::new(end + 1, phrase!("mat-no-end", "this game has no end"))),
        }
    }
    Ok(steps)
}

/// Ends a game that was not played out: a double that nobody answered was dropped, anything else was conceded.
fn given_up(
    position: &mut Backgammon,
    winner: Seat,
    points: u64,
    line: usize,
    steps: &mut Vec<PlayedStep>,
) -> Result<(), MatFault> {
    let loser = Seat(1 - winner.0.min(1));
    if position.demand() == Demand::Act(loser) && position.read(CubeTurn::Drop.text()).is_ok() {
        let counted = position.scoring().worth(Win::Drop);
        if counted == points {
            return make(position, loser, CubeTurn::Drop.text().to_owned(), line, steps);
        }
        return Err(MatFault::new(
            line,
            phrase!(
                "mat-counts-double",
                "with a double that was not taken this game counts {counted}, not {points}",
                counted,
                points
            ),
        ));
    }
    let worth = |loss: LossDegree| position.scoring().worth(Win::Conceded(loss));
    let Some(loss) = LossDegree::ALL.into_iter().find(|loss| worth(*loss) == points) else {
        let counts = LossDegree::ALL.map(|loss| worth(loss).to_string());
        let mut counts = counts.to_vec();
        counts.dedup();
        let counts = Phrase::joined("either", " or ", counts.into_iter().map(Phrase::from));
        return Err(MatFault::new(
            line,
            phrase!(
                "mat-counts-conceded",
                "a game that is conceded here counts {counts}, not {points}",
                counts = counts,
                points
            ),
        ));
    };
    let concession = Agreement::Concession(loser, loss);
    position.may_agree(concession).map_err(|refusal| MatFault::refused(line, &refusal))?;
    position.agree(concession);
    steps.push(PlayedStep::Conceded(loser, loss));
    Ok(())
}

fn one_cell(
    position: &mut Backgammon,
    seat: Seat,
    cell: &MatCell,
    line: usize,
    steps: &mut Vec<PlayedStep>,
) -> Result<(), MatFault> {
    let wrong_turn =
        || MatFault { line, reason: phrase!("mat-other-turn", "it is the other one's turn"), clause: Some("ALL-2") };
    let (dice, text) = match cell {
        MatCell::Played(dice, text) => (*dice, text),
        MatCell::Doubles(_) | MatCell::Takes | MatCell::Drops => {
            let about = match cell {
                MatCell::Doubles(_) => CubeTurn::Double,
                MatCell::Takes => CubeTurn::Take,
                MatCell::Drops | MatCell::Played(..) => CubeTurn::Drop,
            };
            let turned = position.scoring().cube().map_or(0, |cube| 2 * cube.number());
            if let MatCell::Doubles(to) = cell
                && *to > 0
                && turned > 0
                && *to != turned
            {
                return Err(MatFault::new(
                    line,
                    phrase!("mat-cube", "after this double the cube is at {turned}, not at {to}", turned, to),
                ));
            }
            let text = position.read(about.text()).map_err(|refusal| MatFault::refused(line, &refusal))?;
            let own = position.demand() == Demand::Act(seat);
            return if own { make(position, seat, text, line, steps) } else { Err(wrong_turn()) };
        }
    };
    if position.demand() == Demand::Act(seat) && position.read(CubeTurn::Roll.text()).is_ok() {
        make(position, seat, CubeTurn::Roll.text().to_owned(), line, steps)?;
    }
    let (high, low) = (u32::from(dice.high()), u32::from(dice.low()));
    let numbers = match position.demand() {
        Demand::Throw(Roll { roller: None, .. }) if dice.is_double() => {
            return Err(MatFault {
                line,
                reason: phrase!("mat-no-double", "no game begins with a double"),
                clause: Some("BKG-2"),
            });
        }
        // Each has thrown one die, by seat; who begins, the higher.
        Demand::Throw(Roll { roller: None, .. }) if seat == Seat(0) => vec![high, low],
        Demand::Throw(Roll { roller: None, .. }) => vec![low, high],
        Demand::Throw(Roll { roller: Some(roller), .. }) if roller == seat => vec![high, low],
        Demand::Act(actor) if actor == seat => {
            let refusal = position.read("8/5").err();
            return Err(refusal.map_or_else(wrong_turn, |refusal| MatFault::refused(line, &refusal)));
        }
        Demand::Throw(_) | Demand::Act(_) | Demand::Over(_) => return Err(wrong_turn()),
    };
    position.thrown(&numbers);
    steps.push(PlayedStep::Thrown(numbers));
    let legal: Vec<String> = position.legal().into_iter().flat_map(|group| group.moves).collect();
    let text = match (text.is_empty(), legal.as_slice()) {
        // Some programs leave a turn out that is forced.
        (true, [only]) => only.clone(),
        // Thrown, and given up.
        (true, _) => return Ok(()),
        (false, _) => in_some_order(position, text).map_err(|refusal| MatFault::refused(line, &refusal))?,
    };
    make(position, seat, text, line, steps)
}

/// Makes a turn, and notes it.
fn make(
    position: &mut Backgammon,
    seat: Seat,
    text: String,
    line: usize,
    steps: &mut Vec<PlayedStep>,
) -> Result<(), MatFault> {
    position.play(&text).map_err(|refusal| MatFault::refused(line, &refusal))?;
    steps.push(PlayedStep::Turn(seat, text));
    Ok(())
}

/// Reads a turn whose parts may be in an order in which they cannot be played.
fn in_some_order(position: &Backgammon, text: &str) -> Result<String, Refusal> {
    let refusal = match position.read(text) {
        Ok(recorded) => return Ok(recorded),
        Err(refusal) if refusal.kind == RefusalKind::Unreadable => return Err(refusal),
        Err(refusal) => refusal,
    };
    let parts: Vec<&str> = text.split_whitespace().collect();
    if parts.len() > PARTS {
        return Err(refusal);
    }
    orders(&parts).into_iter().find_map(|order| position.read(&order.join(" ")).ok()).ok_or(refusal)
}

fn orders<'a>(parts: &[&'a str]) -> Vec<Vec<&'a str>> {
    let Some((first, rest)) = parts.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for order in orders(rest) {
        for place in 0..=order.len() {
            let mut with = order.clone();
            with.insert(place, *first);
            all.push(with);
        }
    }
    all
}
