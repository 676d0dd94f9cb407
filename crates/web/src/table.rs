//! A table to practise at.

use adjudicate_agent::practice::sheet::PracticeGame;
use adjudicate_agent::practice::thrower::PracticeDice;
use adjudicate_agent::practice::{line, seats};
use adjudicate_agent::{Failure, options, pick, turn};
use adjudicate_locales::Language;
use adjudicate_rules::{Demand, Name, Play, Seat, phrase};
use adjudicate_text::rules;
use serde_json::{Value, json};

use crate::board::{BoardReport, MoveChoices, MovePlaces, TouchedMoves, matching, move_places, stepwise, written};
use crate::request::TableStart;
use crate::session::{Answer, PageSession};

/// A table with its past lines.
pub struct PracticeTable {
    sheet: PracticeGame,
    thrower: PracticeDice,
    lines: Vec<String>,
    before: Vec<PracticeGame>,
}

/// Begins a game that nobody signs.
///
/// # Errors
/// There is no such game or option, or it cannot be played by so many.
pub fn begin(session: &mut PageSession, start: &TableStart) -> Answer {
    place(session, play(start)?, start.seed)?;
    seen(session)
}

/// Opens a table at which a game has come so far.
///
/// # Errors
/// There is no randomness.
pub fn place(session: &mut PageSession, play: Play, seed: Option<u64>) -> Result<(), Failure> {
    let thrower = PracticeDice::new(seed, session.around.random)?;
    let sheet = PracticeGame::new(play);
    session.table = Some(PracticeTable { sheet, thrower, lines: Vec::new(), before: Vec::new() });
    Ok(())
}

fn play(start: &TableStart) -> Result<Play, Failure> {
    let game = pick::game(&start.game)?;
    let names = seats::names(start.players.iter().map(String::as_str), &phrase!("what-player", "a player"))?;
    let seat = |first: &String| {
        line::seat(first, &names).ok_or_else(|| {
            Failure::usage(phrase!("beginner-no-player", "`{first}`, who is to begin, does not play", first))
        })
    };
    let first = start.first.as_ref().map(seat).transpose()?;
    seats::start(game, names, first, options::options(&start.options, game)?)
}

fn open(session: &mut PageSession) -> Result<&mut PracticeTable, Failure> {
    session.table.as_mut().ok_or_else(|| {
        Failure::usage(phrase!("no-open-table", "no table is open"))
            .hint(phrase!("no-table-hint", "choose a game first"))
    })
}

/// The table as it stands.
///
/// # Errors
/// None is open.
pub fn seen(session: &mut PageSession) -> Answer {
    let language = session.office.language;
    let table = open(session)?;
    let play = &table.sheet.play;
    let (act, throws) = match play.demand() {
        Demand::Act(seat) => (Some(seat), false),
        Demand::Throw(_) => (None, true),
        Demand::Over(_) => (None, false),
    };
    let scene = play.scene(act.filter(|_| play.position().is_two_sided()));
    let stage = act.and_then(|_| turn::first(play, None));
    let (begun, about, groups) = match stage {
        Some(stage) => (true, language.phrase(&stage.about), stage.groups),
        None => (false, String::new(), act.map_or_else(Vec::new, |_| play.position().legal())),
    };
    let title = titled(language, "at-a-table", play);
    let placeless = act.map_or_else(Vec::new, |_| placeless(play, "", None, &scene));
    let written = written(language, play, groups.iter().flat_map(|group| &group.moves));
    Ok(json!({
        "title": title,
        "names": table.sheet.names().iter().map(Name::as_str).collect::<Vec<_>>(),
        "acts": act.map(|seat| table.sheet.name(seat)),
        "throws": throws,
        "over": matches!(play.demand(), Demand::Over(_)),
        "outlook": table.sheet.outlook(language),
        "board": BoardReport::in_language(language, play, scene, &title),
        "steps": begun,
        "about": about,
        "placeless": placeless,
        "groups": MoveChoices::all(language, groups),
        "written": written,
        "notation": rules::notation(language, play.game()),
        "lines": table.lines,
    }))
}

/// The title of a board: the text of a key with the game's title.
fn titled(language: Language, key: &str, play: &Play) -> String {
    language.text(key, &[("game", rules::title(play.game()).into())])
}

/// A line, as the program's table takes it; a move in it may have the letters of the reader's language.
///
/// # Errors
/// It says nothing that is possible now; nothing has changed then.
pub fn line(session: &mut PageSession, text: &str) -> Answer {
    let language = session.office.language;
    let table = open(session)?;
    let before = table.sheet.clone();
    let done = table.sheet.take(language, text)?;
    table.before.push(before);
    table.lines.push(done.line);
    seen(session)
}

/// Throws the dice that the table waits for.
///
/// # Errors
/// Nothing is.
pub fn throw(session: &mut PageSession) -> Answer {
    let table = open(session)?;
    let Demand::Throw(roll) = table.sheet.play.demand() else {
        return Err(Failure::ruled(phrase!("table-no-roll", "no roll is due")).rule("ALL-2"));
    };
    let numbers = table.thrower.throw(&roll);
    table.before.push(table.sheet.clone());
    table.lines.push(table.sheet.throw(&numbers).line);
    seen(session)
}

/// Takes the last line back.
///
/// # Errors
/// There is none.
pub fn back(session: &mut PageSession) -> Answer {
    let table = open(session)?;
    let before = table
        .before
        .pop()
        .ok_or_else(|| Failure::usage(phrase!("table-untouched", "nothing has happened at this table yet")))?;
    table.sheet = before;
    table.lines.pop();
    seen(session)
}

/// The moves that touch no place of the board, such as `pass`: the page has a button for each of them.
pub fn placeless(
    play: &Play,
    begun: &str,
    board: Option<&adjudicate_referee::SecretBoard>,
    scene: &adjudicate_rules::Scene,
) -> Vec<String> {
    let moves = move_places(play, begun, board, scene).into_iter();
    moves.filter(|one: &MovePlaces| one.places.is_empty()).map(|one| one.text).collect()
}

/// The moves that touch these places, and the board after the steps so far.
///
/// # Errors
/// No table is open, or a step cannot be made.
pub fn touch(session: &mut PageSession, begun: &str, places: &[String]) -> Answer {
    let language = session.office.language;
    let table = open(session)?;
    let play = &table.sheet.play;
    let Demand::Act(seat) = play.demand() else { return Ok(json!({ "moves": Value::Array(Vec::new()) })) };
    touched_in(language, play, begun, None, seat, places)
}

/// The same in any game.
///
/// # Errors
/// A step cannot be made.
pub fn touched_in(
    language: Language,
    play: &Play,
    begun: &str,
    board: Option<&adjudicate_referee::SecretBoard>,
    seat: Seat,
    places: &[String],
) -> Answer {
    let stage = turn::stage(play, begun, board).transpose()?;
    let scene = match &stage {
        Some(stage) => stage.scene.clone(),
        None => play.scene(Some(seat).filter(|_| play.position().is_two_sided())),
    };
    let mut found = matching(move_places(play, begun, board, &scene), places);
    if found.moves.is_empty()
        && let Some(text) = stepwise(play, places)
    {
        found.moves.push(text);
        found.whole = 1;
    }
    let TouchedMoves { moves, whole, next } = found;
    let title = titled(language, "turn-so-far", play);
    let written = written(language, play, moves.iter());
    Ok(match stage {
        Some(stage) => json!({
            "moves": moves,
            "whole": whole,
            "next": next,
            "begun": stage.begun,
            "told": language.phrases(&stage.told),
            "about": language.phrase(&stage.about),
            "groups": MoveChoices::all(language, stage.groups),
            "board": BoardReport::in_language(language, play, stage.scene, &title),
        }),
        None => json!({ "moves": moves, "whole": whole, "next": next, "written": written }),
    })
}
