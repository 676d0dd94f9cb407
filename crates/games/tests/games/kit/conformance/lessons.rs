//! Lessons: each position is reached by legal turns, each wrong answer is refused under the lesson's clause, each right one does
//! what is asked; and together they leave out no clause.

use std::collections::BTreeSet;

use adjudicate_rules::{AcceptedValues, Demand, Game, Lesson, LessonAnswer, LessonGoal};

/// Checks all lessons of a game.
pub fn teach(game: &'static Game) {
    let name = game.name;
    let mut broken = BTreeSet::new();
    for (place, lesson) in game.lessons.iter().enumerate() {
        let what = format!("{name}, lesson {}: {}", game.lesson_name(place), lesson.steps);
        told(game, lesson, &what);
        broken.extend(refused(game, lesson, &what).then_some(lesson.clause));
        done(game, lesson, &what);
    }
    for clause in game.clauses {
        let id = clause.id;
        assert!(game.lessons.iter().any(|lesson| lesson.clause == id), "{name}: no lesson tells of {id}");
        // Every clause is either one under which the engine can refuse, or one that nobody can break.
        assert_eq!(broken.contains(id), clause.breakable, "{name}: {id} is broken in a lesson, and can be broken");
    }
    variants(game);
}

/// Texts are whole, and what the lesson begins with is legal.
fn told(game: &'static Game, lesson: &Lesson, what: &str) {
    assert!(game.clause(lesson.clause).is_some(), "{what}: no such clause");
    assert!(lesson.text.ends_with('.') && !lesson.text.contains("  "), "{what}: its text is no sentence");
    assert_eq!(lesson.asks(), !lesson.task.is_empty(), "{what}: task");
    assert_eq!(lesson.asks(), !lesson.right.is_empty(), "{what}: right answer");
    assert!(lesson.asks() || lesson.wrong.is_empty(), "{what}: a wrong answer to nothing");
    let play = lesson.begin(game).unwrap_or_else(|refusal| panic!("{what}: {refusal}"));
    assert_eq!(play.setup().names.len(), lesson.players.len(), "{what}: players");
    match play.demand() {
        Demand::Over(_) => panic!("{what}: the game is over"),
        Demand::Act(_) => {}
        Demand::Throw(_) => {
            assert!(lesson.clause == "ALL-2" || !lesson.asks() || lesson.goal == LessonGoal::Charter, "{what}")
        }
    }
}

/// Whether a wrong answer is refused under the lesson's clause; if there is one, it has to be.
fn refused(game: &'static Game, lesson: &Lesson, what: &str) -> bool {
    if lesson.wrong.is_empty() {
        return false;
    }
    let refusal = lesson.refusal(game).unwrap_or_else(|| panic!("{what}: `{}` is allowed", lesson.wrong));
    assert_eq!(refusal.clause, lesson.clause, "{what}: `{}`: {refusal}", lesson.wrong);
    // It is the answer that is refused, and not the position.
    if lesson.goal != LessonGoal::Charter {
        let mut play = lesson.begin(game).unwrap();
        assert!(lesson.goal == LessonGoal::End || play.play(lesson.wrong).is_err(), "{what}");
    }
    true
}

/// The right answer does it, and is no other than what is refused.
fn done(game: &'static Game, lesson: &Lesson, what: &str) {
    if !lesson.asks() {
        return;
    }
    match lesson.judge(game, lesson.right) {
        Ok(LessonAnswer::Done { play, .. }) => {
            let ended = matches!(play.demand(), Demand::Over(outcome) if outcome.reason.clause == lesson.clause);
            assert_eq!(ended, lesson.goal == LessonGoal::End, "{what}: `{}` ends the game", lesson.right);
        }
        Ok(LessonAnswer::Elsewhere { recorded }) => panic!("{what}: `{recorded}` does not do what is asked"),
        Err(refusal) => panic!("{what}: `{}`: {refusal}", lesson.right),
    }
}

/// Every variant that can be put on a list of options is played in some lesson.
fn variants(game: &Game) {
    let words = game.options.iter().flat_map(|option| option.accepts.iter().map(move |accepts| (option.key, accepts)));
    for (key, accepts) in words {
        let AcceptedValues::Words(words) = accepts else { continue };
        for word in *words {
            let plays = |lesson: &Lesson| {
                let options = lesson.options.split(' ').filter_map(|option| option.split_once('='));
                options.filter(|(own, _)| *own == key).any(|(_, value)| value.split(',').any(|own| own == *word))
            };
            assert!(game.lessons.iter().any(plays), "{}: no lesson plays {word}", game.name);
        }
    }
}
