//! Backgammon games and matches as `.mat` text, and such text as a script for a table.

use std::path::Path;

use super::{ExportSource, date};
use crate::Failure;
use crate::practice::line;
use crate::practice::seats;
use crate::practice::sheet::PracticeGame;
use adjudicate_games::backgammon::mat::{self, MatHeading, MatStep, MatTurn};
use adjudicate_games::backgammon::mat_reading::{self, FoundGame, MatFault, MatFile, PlayedStep};
use adjudicate_games::backgammon::{Backgammon, CubeTurn, Dice, GAME};
use adjudicate_locales::Language;
use adjudicate_rules::{Agreement, Demand, Name, OptionValue, Options, Phrase, PhraseArgument, Seat, Setup, phrase};
use adjudicate_text::move_list::PlayedItem;

/// The text of the file.
///
/// # Errors
/// A turn has no throw, which no valid log contains.
pub fn text(source: &ExportSource) -> Result<String, Failure> {
    let state = &source.game.state;
    let charter = state.charter();
    let [Some(left), Some(right)] = [0, 1].map(|place| charter.players.get(place).map(|player| &player.name)) else {
        return Err(Failure::ruled(two_players()));
    };
    let (mut steps, mut turns, mut remarks) = (Vec::new(), 0, Vec::new());
    for item in source.line.items() {
        match item {
            PlayedItem::Move { seat, text, before, thrown } => {
                let dice = match CubeTurn::read(text) {
                    Some(_) => None,
                    None => {
                        let dice = dice(before.as_deref(), thrown);
                        Some(dice.ok_or_else(|| {
                            Failure::ruled(phrase!("played-without-throw", "`{text}` was played without a throw", text))
                        })?)
                    }
                };
                turns += 1;
                steps.push(MatStep::Turn(MatTurn { seat: *seat, dice, text: text.clone() }));
            }
            PlayedItem::Conceded(loser, loss) => steps.push(MatStep::Conceded(*loser, *loss)),
            PlayedItem::Remark(text) => remarks.push(format!("after turn {turns}, {text}")),
        }
    }
    let names: Vec<Name> = charter.players.iter().map(|player| player.name.clone()).collect();
    let mut games = mat::games(&charter.options, &names, &steps).map_err(|refusal| Failure::refused(refusal, ""))?;
    let outcome = state.outcome();
    if let Some(outcome) = &outcome {
        remarks.push(outcome.reason.text.to_string());
    }
    let is_match = charter.options.0.contains_key("points");
    if let Some(last) = games.last_mut().filter(|game| game.won.is_none() && !is_match) {
        last.won = outcome.as_ref().and_then(mat::won);
    }
    let heading = MatHeading {
        event: charter.event.as_ref().map(|event| event.section.to_string()),
        round: charter.event.as_ref().map(|event| event.round.to_string()),
        date: source.game.records.first().map(|record| date(record.entry.at)),
        players: [0, 1].map(|seat| source.player(Seat(seat))),
        game: state.id().to_string(),
        options: mat::tags(&charter.options),
        remarks,
    };
    Ok(mat::write(&heading, [left, right], mat::length(&charter.options), &games))
}

/// Returns the dice of a turn: those of the position before it, else the throw that came with it. Of several numbers
/// the last two count: before them stand starting throws that were equal, or are thrown anew.
fn dice(before: Option<&str>, thrown: &[u32]) -> Option<Dice> {
    let lying: Vec<u32> = before
        .and_then(|text| text.rsplit(' ').next())
        .map(|dice| dice.chars().filter_map(|digit| digit.to_digit(10)).collect())
        .unwrap_or_default();
    let [.., one, other] = (if lying.is_empty() { thrown } else { &lying }) else { return None };
    Dice::new(*one, *other)
}

/// A `.mat` file as the script of a table.
#[derive(Clone, Debug)]
pub struct TableScript {
    /// The command line that plays it, without `--script FILE`.
    pub command: String,
    /// Its lines, the remarks at its head among them.
    pub lines: Vec<String>,
    /// The number of its turns.
    pub turns: usize,
    /// How many games.
    pub games: usize,
}

/// Makes a script of a `.mat` file: of the whole match, or of the one game with this number.
///
/// # Errors
/// The file is not in this format, has no such game, or several of money play and none is named; or a turn is against
/// the rules.
pub fn script(path: &Path, text: &str, number: Option<u64>) -> Result<TableScript, Failure> {
    let fault = |fault: MatFault| {
        let line = text.lines().nth(fault.line - 1).unwrap_or_default();
        let failure = Failure::ruled(fault.reason).within(Some(&path.display().to_string()), fault.line, line, 0);
        match fault.clause {
            Some(clause) => failure.rule(clause),
            None => failure,
        }
    };
    let file = mat_reading::read(text).map_err(fault)?;
    let games = chosen(&file, number)?;
    let options = options(&file, number.is_some());
    options.check(GAME.options).map_err(|refusal| Failure::refused(refusal, ""))?;
    let names = names(&file)?;
    let setup = Setup { names: names.to_vec(), first: None, options: options.clone(), ..Setup::default() };
    let begun = Backgammon::start(&setup).map_err(|refusal| Failure::refused(refusal, ""))?;
    let steps = mat_reading::play(begun, games).map_err(fault)?;
    let mut command =
        format!("adjudicate table {} --players {}", GAME.name, names.each_ref().map(Name::as_str).join(","));
    for (key, value) in &options.0 {
        command.push_str(&format!(" --option {key}={value}"));
    }
    let mut lines = vec![format!("# {command}")];
    for (name, value) in &file.tags {
        lines.push(format!("# [{name} \"{value}\"]"));
    }
    let name = |seat: Seat| names.get(seat.index()).map_or("?", Name::as_str);
    let mut turns = 0;
    for step in steps {
        match step {
            PlayedStep::Thrown(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                lines.push(format!("{}: {}", line::DICE, numbers.join(" ")));
            }
            PlayedStep::Turn(seat, text) => {
                turns += 1;
                lines.push(format!("{}: {text}", name(seat)));
            }
            PlayedStep::Conceded(seat, loss) => {
                lines.push(format!("{}: offer concede {}", name(seat), loss.word()));
                lines.push(format!("{}: accept", name(Seat(1 - seat.0.min(1)))));
            }
        }
    }
    Ok(TableScript { command, lines, turns, games: games.len() })
}

/// The games of a file that make one game or match here.
fn chosen(file: &MatFile, number: Option<u64>) -> Result<&[FoundGame], Failure> {
    let Some(number) = number else {
        if file.length == 0 && file.games.len() > 1 {
            let games = PhraseArgument::count(file.games.len());
            return Err(Failure::usage(phrase!(
                "money-games",
                "the file has {games} games of money play",
                games = games
            ))
            .hint(phrase!(
                "money-games-hint",
                "a match is taken in whole, but of money play one game: name it with --number N"
            )));
        }
        return Ok(&file.games);
    };
    let place = file.games.iter().position(|game| game.number == number);
    let place = place
        .ok_or_else(|| Failure::usage(phrase!("no-game-numbered", "the file has no game {number}", number = number)))?;
    Ok(file.games.get(place..=place).unwrap_or_default())
}

/// The options under which a file was played; those of a single game, where one of them is taken out.
fn options(file: &MatFile, single: bool) -> Options {
    let mut options = Options::default();
    let mut set = |key: &str, value| options.0.insert(key.to_owned(), value);
    let is_match = file.length > 0 && !single;
    let cube = file.tag("CubeLimit") != Some("1") && !(is_match && file.length == 1);
    if cube {
        set("cube", OptionValue::Bool(true));
    }
    if is_match {
        set("points", OptionValue::Int(file.length));
    }
    let says = |tag: &str, value: &str| file.tag(tag).is_some_and(|said| said.eq_ignore_ascii_case(value));
    if cube && is_match && says("Crawford", "off") {
        set("crawford", OptionValue::Bool(false));
    }
    if cube && !is_match && says("Jacoby", "on") {
        set("jacoby", OptionValue::Bool(true));
    }
    options
}

/// Names that a table can have, made of those in the file; `player-1` and `player-2` where that makes none.
fn names(file: &MatFile) -> Result<[Name; 2], Failure> {
    let made = |name: &String| {
        let plain =
            name.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect::<String>();
        let plain: String = plain.trim_start_matches(|c: char| !c.is_ascii_lowercase()).chars().take(32).collect();
        Name::parse(&plain).filter(|name| ![line::DICE, "lots", "referee"].contains(&name.as_str()))
    };
    let standard = ["player-1", "player-2"].map(Name::parse);
    let found = match file.players.each_ref().map(made) {
        [one, other] if one != other => [one, other],
        _ => [None, None],
    };
    let ([one, other], [first, second]) = (found, standard);
    match (one.or(first), other.or(second)) {
        (Some(one), Some(other)) => Ok([one, other]),
        _ => Err(Failure::ruled(phrase!("players-without-names", "the players of the file have no names"))),
    }
}

/// Why other games of backgammon are not written.
fn two_players() -> Phrase {
    phrase!("backgammon-for-two", "backgammon has two players")
}

/// Whether a text is the script of a table at which backgammon is played.
pub fn is_script(text: &str) -> bool {
    text.starts_with(&format!("# adjudicate table {} ", GAME.name))
}

/// The `.mat` text of a table's script, with the number of its turns.
///
/// # Errors
/// Its head does not say how it is played, or one of its lines is refused.
pub fn of_script(path: &Path, text: &str) -> Result<(String, usize), Failure> {
    let origin = path.display().to_string();
    let head = text.lines().next().unwrap_or_default();
    let (names, first, options) = head_of(head).ok_or_else(|| {
        let reason = phrase!("table-first-line", "the first line does not say who plays, and under which options");
        Failure::ruled(reason).within(Some(&origin), 1, head, 0)
    })?;
    let [left, right] = names.as_slice() else { return Err(Failure::usage(two_players())) };
    let mut sheet = PracticeGame::new(seats::start(&GAME, names.clone(), first, options.clone())?);
    let (mut steps, mut turns) = (Vec::new(), 0);
    let mut heading = MatHeading { options: mat::tags(&options), ..MatHeading::default() };
    for (number, said) in (1..).zip(text.lines()) {
        if line::is_remark(said) {
            note(&mut heading, said.trim_start_matches(['#', ' ']));
            continue;
        }
        let (before, demand) = (sheet.play.text(), sheet.play.demand());
        let taken =
            sheet.take(Language::ENGLISH, said).map_err(|failure| failure.within(Some(&origin), number, said, 0))?;
        if let (Some(played), Demand::Act(seat)) = (taken.recorded, demand) {
            turns += 1;
            steps.push(MatStep::Turn(MatTurn { seat, dice: dice(Some(&before), &[]), text: played }));
        }
        if let Some(Agreement::Concession(loser, loss)) = taken.agreed {
            steps.push(MatStep::Conceded(loser, loss));
        }
    }
    let mut games = mat::games(&options, &names, &steps).map_err(|refusal| Failure::refused(refusal, ""))?;
    if let (Demand::Over(outcome), Some(last), false) =
        (sheet.play.demand(), games.last_mut().filter(|game| game.won.is_none()), options.0.contains_key("points"))
    {
        last.won = mat::won(&outcome);
    }
    Ok((mat::write(&heading, [left, right], mat::length(&options), &games), turns))
}

/// Reads a remark at the head of a script about its players and event.
fn note(heading: &mut MatHeading, remark: &str) {
    let tag = remark.strip_prefix('[').and_then(|tag| tag.strip_suffix("\"]")).and_then(|tag| tag.split_once(" \""));
    let Some((name, value)) = tag else { return };
    match name {
        "Event" => heading.event = Some(value.to_owned()),
        "Round" => heading.round = Some(value.to_owned()),
        "EventDate" => heading.date = Some(value.to_owned()),
        "Player 1" => heading.players[0] = value.to_owned(),
        "Player 2" => heading.players[1] = value.to_owned(),
        "Match ID" => heading.game = value.to_owned(),
        _ => {}
    }
}

/// Players, who begins, and options of the command line at a script's head.
fn head_of(head: &str) -> Option<(Vec<Name>, Option<Seat>, Options)> {
    let (mut names, mut first, mut options) = (Vec::new(), None, Options::default());
    let mut words = head.strip_prefix("# adjudicate table ")?.split_whitespace().skip(1);
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word {
            "--players" => names = value.split(',').map(Name::parse).collect::<Option<Vec<Name>>>()?,
            "--first" => first = line::seat(value, &names),
            "--option" => {
                let (key, value) = value.split_once('=')?;
                let spec = GAME.options.iter().find(|spec| spec.key == key)?;
                options.0.insert(key.to_owned(), spec.read(value)?);
            }
            _ => return None,
        }
    }
    options.drop_presets(GAME.options);
    Some((names, first, options))
}
