//! Lessons as text without a dialogue, for pages and letters.

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

/// Describes the options of a lesson: `With stones: 4 and flying: 3.` `None` if it has no options.
pub fn table(lesson: &Lesson) -> Option<String> {
    let options: Vec<String> = lesson.options.split_whitespace().map(|option| option.replace('=', ": ")).collect();
    (!options.is_empty()).then(|| format!("Played with {}.", view::listed(&options)))
}

/// Describes an answer that the lesson refuses, and the reason, as a sentence; `None` if nothing can be refused.
pub fn refused(game: &'static Game, lesson: &Lesson) -> Option<String> {
    let refusal = lesson.refusal(game)?;
    let after = if lesson.goal == LessonGoal::End { "After that " } else { "" };
    Some(format!("{after}`{}` is refused: [{}] {}.", lesson.wrong, refusal.clause, refusal.reason))
}

/// Describes the right answer, as a sentence; `None` if the lesson asks for nothing.
pub fn right(game: &'static Game, lesson: &Lesson) -> Option<String> {
    let Ok(LessonAnswer::Done { recorded, play }) = lesson.judge(game, lesson.right) else { return None };
    let written = if recorded == lesson.right { String::new() } else { format!(", and recorded as `{recorded}`") };
    let ends = match play.demand() {
        Demand::Over(outcome) => format!(": {}", view::play_ending(&play, &outcome)),
        Demand::Act(_) | Demand::Throw(_) => String::new(),
    };
    Some(format!("`{}` is right{written}{ends}.", lesson.right))
}

/// Both, in the order in which they are met.
pub fn answers(game: &'static Game, lesson: &Lesson) -> Vec<String> {
    let (refused, right) = (refused(game, lesson), right(game, lesson));
    let both = if lesson.goal == LessonGoal::End { [right, refused] } else { [refused, right] };
    both.into_iter().flatten().collect()
}

/// Returns a clause with a position to try, for a letter: the lesson's text, its board, the task, the refused answer
/// and a right one.
pub fn tried(game: &'static Game, place: usize) -> Vec<String> {
    let Some(lesson) = game.lessons.get(place) else { return Vec::new() };
    let mut lines = paragraph(lesson.text);
    lines.extend(table(lesson).iter().flat_map(|text| paragraph(text)));
    if let (true, Ok(play)) = (lesson.has_board(), lesson.begin(game)) {
        lines.push(String::new());
        lines.extend(board(&play.scene(viewer(&play)), Charset::Ascii).lines().map(str::to_owned));
        lines.push(String::new());
    }
    lines.extend(paragraph(lesson.task));
    lines.extend(answers(game, lesson).iter().flat_map(|text| paragraph(text)));
    lines
}

/// Sentences in lines that begin below each other.
fn paragraph(text: &str) -> Vec<String> {
    wrapped(text, WIDTH).iter().map(|line| line.trim_start().to_owned()).collect()
}
