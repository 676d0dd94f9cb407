//! Lessons: the rules of a game one after the other, with positions to try.

use adjudicate_agent::practice::sheet::PracticeGame;
use adjudicate_agent::{Failure, pick};
use adjudicate_locales::Language;
use adjudicate_rules::{Game, Lesson, LessonAnswer, LessonGoal, Play, phrase};
use adjudicate_text::{lesson, rules};
use serde_json::json;

use crate::board::BoardReport;
use crate::session::{Answer, PageSession};
use crate::table;

fn find(name: &str, place: usize) -> Result<(&'static Game, &'static Lesson), Failure> {
    let game = pick::game(name)?;
    let lesson =
        game.lessons.get(place).ok_or_else(|| Failure::usage(phrase!("no-lesson-here", "there is no such lesson")))?;
    Ok((game, lesson))
}

/// Opens a lesson: its words, and a table at its position.
///
/// # Errors
/// There is no such lesson, or no randomness.
pub fn open(session: &mut PageSession, name: &str, place: usize) -> Answer {
    let language = session.office.language;
    let (game, lesson) = find(name, place)?;
    let play = lesson.begin(game).map_err(|refusal| Failure::refused(refusal, ""))?;
    table::place(session, play, None)?;
    let seen = table::seen(session)?;
    Ok(json!({
        "name": game.lesson_name(place),
        "number": place + 1,
        "count": game.lessons.len(),
        "text": lesson::text(language, game, place),
        "clause": game.clause(lesson.clause).map(|clause| language.text_or(clause.id, clause.text)),
        "table": lesson::table(language, lesson),
        "task": lesson::task(language, game, place),
        "asks": lesson.asks(),
        "charter": lesson.goal == LessonGoal::Charter,
        "hints": lesson::answers(language, game, lesson),
        "seen": lesson.has_board().then_some(seen),
    }))
}

/// Judges an answer to a lesson.
///
/// # Errors
/// The rules do not allow the answer, or there is no such lesson.
pub fn judge(language: Language, name: &str, place: usize, typed: &str) -> Answer {
    let (game, lesson) = find(name, place)?;
    let typed = read(language, game, lesson, typed);
    let verdict =
        lesson.judge(game, &typed).map_err(|refusal| Failure::of_answer(refusal, &typed, (game, lesson), language))?;
    let written = |play: &Play, recorded: &str| play.position().written_in(recorded, language.tag());
    Ok(match verdict {
        LessonAnswer::Done { recorded, play } => {
            let recorded = written(&play, &recorded);
            let scene = play.scene(lesson::viewer(&play));
            let title = language.phrase(&rules::title(game));
            let board = lesson.has_board().then(|| BoardReport::in_language(language, &play, scene, &title));
            let outlook = if lesson.has_board() { PracticeGame::new(*play).outlook(language) } else { Vec::new() };
            json!({ "done": true, "recorded": recorded, "board": board, "outlook": outlook })
        }
        LessonAnswer::Elsewhere { recorded } => {
            let recorded = lesson.begin(game).map_or_else(|_| recorded.clone(), |play| written(&play, &recorded));
            json!({ "done": false, "recorded": recorded, "task": lesson::task(language, game, place) })
        }
    })
}

/// An answer as the record writes it, if it is a move with the letters that the reader's language has for pieces.
fn read(language: Language, game: &'static Game, lesson: &Lesson, typed: &str) -> String {
    let read = |letters| lesson.begin(game).ok()?.position().read_in(typed, Some(letters)).ok();
    language.letters().and_then(read).unwrap_or_else(|| typed.to_owned())
}
