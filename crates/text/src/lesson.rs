//! Lessons as text without a dialogue, for pages and letters.

use adjudicate_locales::Language;
use adjudicate_render::{Charset, WIDTH, board, wrapped};
use adjudicate_rules::{Demand, Game, Lesson, LessonAnswer, LessonGoal, Play, Seat};

use crate::view;

/// The place of the lesson that shows best what a clause means: the first in which it can be broken, or else the first with
/// something to do, or else the first; none if the game has no lesson about it.
pub fn about(game: &Game, clause: &str) -> Option<usize> {
    let of_clause = |(_, lesson): &(usize, &Lesson)| lesson.clause == clause;
    let rank = |lesson: &Lesson| (lesson.wrong.is_empty(), !lesson.asks());
    let all = game.lessons.iter().enumerate().filter(of_clause);
    all.min_by_key(|(_, lesson)| rank(lesson)).map(|(place, _)| place)
}

/// Returns the viewer of a lesson's board: the player to move.
pub fn viewer(play: &Play) -> Option<Seat> {
    match play.demand() {
        Demand::Act(seat) => Some(seat),
        Demand::Throw(roll) => roll.roller,
        Demand::Over(_) => None,
    }
}

/// Returns the text of a lesson.
pub fn text(language: Language, game: &Game, place: usize) -> String {
    own(language, game, place, "lesson", |lesson| lesson.text)
}

/// Returns the task of a lesson; empty if it has none.
pub fn task(language: Language, game: &Game, place: usize) -> String {
    own(language, game, place, "task", |lesson| lesson.task)
}

/// A text of a lesson; the games have the English one.
fn own(language: Language, game: &Game, place: usize, kind: &str, english: fn(&Lesson) -> &'static str) -> String {
    let key = format!("{kind}-{}-{}", game.name, game.lesson_name(place));
    language.text_or(&key, game.lessons.get(place).map(english).unwrap_or_default())
}

/// Describes the options of a lesson: `Played with stones: 4 and flying: 3.` `None` if it has no options.
pub fn table(language: Language, lesson: &Lesson) -> Option<String> {
    let options: Vec<String> = lesson.options.split_whitespace().map(|option| option.replace('=', ": ")).collect();
    (!options.is_empty()).then(|| language.text("lesson-options", &[("options", language.list(&options).into())]))
}

/// Describes an answer that the lesson refuses, and the reason, as a sentence; `None` if nothing can be refused.
pub fn refused(language: Language, game: &'static Game, lesson: &Lesson) -> Option<String> {
    let refusal = lesson.refusal(game)?;
    let key = if lesson.goal == LessonGoal::End { "lesson-refused-after" } else { "lesson-refused" };
    let values = [
        ("answer", written(language, game, lesson, lesson.wrong).into()),
        ("clause", refusal.clause.into()),
        ("reason", refusal.reason.into()),
    ];
    Some(language.text(key, &values))
}

/// Describes the right answer, as a sentence; `None` if the lesson asks for nothing.
pub fn right(language: Language, game: &'static Game, lesson: &Lesson) -> Option<String> {
    let Ok(LessonAnswer::Done { recorded, play }) = lesson.judge(game, lesson.right) else { return None };
    let ending = match play.demand() {
        Demand::Over(outcome) => Some(view::play_ending(&play, &outcome)),
        Demand::Act(_) | Demand::Throw(_) => None,
    };
    let key = match (recorded == lesson.right, &ending) {
        (true, None) => "lesson-right",
        (true, Some(_)) => "lesson-right-end",
        (false, None) => "lesson-right-recorded",
        (false, Some(_)) => "lesson-right-recorded-end",
    };
    let values = [
        ("answer", written(language, game, lesson, lesson.right).into()),
        ("recorded", recorded.into()),
        ("ending", ending.unwrap_or_default().into()),
    ];
    Some(language.text(key, &values))
}

/// An answer with the letters that a language has for pieces.
pub fn written(language: Language, game: &'static Game, lesson: &Lesson, answer: &str) -> String {
    match lesson.begin(game) {
        Ok(play) if !language.is_english() => play.position().written_in(answer, language.tag()),
        _ => answer.to_owned(),
    }
}

/// Both, in the order in which they are met.
pub fn answers(language: Language, game: &'static Game, lesson: &Lesson) -> Vec<String> {
    let (refused, right) = (refused(language, game, lesson), right(language, game, lesson));
    let both = if lesson.goal == LessonGoal::End { [right, refused] } else { [refused, right] };
    both.into_iter().flatten().collect()
}

/// Returns a clause with a position to try, for a letter: the lesson's text, its board, the task, the refused answer
/// and a right one.
pub fn tried(language: Language, game: &'static Game, place: usize) -> Vec<String> {
    let Some(lesson) = game.lessons.get(place) else { return Vec::new() };
    let mut lines = paragraph(&text(language, game, place));
    lines.extend(table(language, lesson).iter().flat_map(|text| paragraph(text)));
    if let (true, Ok(play)) = (lesson.has_board(), lesson.begin(game)) {
        let scene = view::scene_in(language, &play, &play.scene(viewer(&play)));
        lines.push(String::new());
        lines.extend(board(&scene, Charset::Ascii).lines().map(str::to_owned));
        lines.push(String::new());
    }
    lines.extend(paragraph(&task(language, game, place)));
    lines.extend(answers(language, game, lesson).iter().flat_map(|text| paragraph(text)));
    lines
}

/// Sentences in lines that begin below each other.
fn paragraph(text: &str) -> Vec<String> {
    wrapped(text, WIDTH).iter().map(|line| line.trim_start().to_owned()).collect()
}
