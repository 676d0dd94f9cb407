//! Lessons: the rules of a game one after the other, with positions to try.

use adjudicate_agent::practice::sheet::PracticeGame;
use adjudicate_agent::{Failure, pick};
use adjudicate_locales::Language;
use adjudicate_rules::{Game, Lesson, LessonAnswer, LessonGoal};
use adjudicate_text::lesson;
use serde_json::json;

use crate::board::BoardReport;
use crate::session::{Answer, PageSession};
use crate::table;

/// The language of the page's games.
const LANGUAGE: Language = Language::ENGLISH;

fn find(name: &str, place: usize) -> Result<(&'static Game, &'static Lesson), Failure> {
    let game = pick::game(name)?;
    let lesson = game.lessons.get(place).ok_or_else(|| Failure::usage("there is no such lesson"))?;
    Ok((game, lesson))
}

/// Opens a lesson: its words, and a table at its position.
///
/// # Errors
/// There is no such lesson, or no randomness.
pub fn open(session: &mut PageSession, name: &str, place: usize) -> Answer {
    let (game, lesson) = find(name, place)?;
    let play = lesson.begin(game).map_err(|refusal| Failure::refused(refusal, ""))?;
    table::place(session, play, None)?;
    let seen = table::seen(session)?;
    Ok(json!({
        "name": game.lesson_name(place),
        "number": place + 1,
        "count": game.lessons.len(),
        "text": lesson::text(LANGUAGE, game, place),
        "clause": game.clause(lesson.clause).map(|clause| clause.text),
        "table": lesson::table(LANGUAGE, lesson),
        "task": lesson::task(LANGUAGE, game, place),
        "asks": lesson.asks(),
        "charter": lesson.goal == LessonGoal::Charter,
        "hints": lesson::answers(LANGUAGE, game, lesson),
        "seen": lesson.has_board().then_some(seen),
    }))
}

/// Judges an answer to a lesson.
///
/// # Errors
/// The rules do not allow the answer, or there is no such lesson.
pub fn judge(name: &str, place: usize, typed: &str) -> Answer {
    let (game, lesson) = find(name, place)?;
    let verdict = lesson.judge(game, typed).map_err(|refusal| Failure::refused(refusal, typed))?;
    Ok(match verdict {
        LessonAnswer::Done { recorded, play } => {
            let scene = play.scene(lesson::viewer(&play));
            let board = lesson.has_board().then(|| BoardReport::of(&scene, game.title));
            let outlook =
                if lesson.has_board() { PracticeGame::new(*play).outlook(Language::ENGLISH) } else { Vec::new() };
            json!({ "done": true, "recorded": recorded, "board": board, "outlook": outlook })
        }
        LessonAnswer::Elsewhere { recorded } => {
            json!({ "done": false, "recorded": recorded, "task": lesson::task(LANGUAGE, game, place) })
        }
    })
}
