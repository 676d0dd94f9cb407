//! `learn`: whole courses with every mistake made once, and courses that are continued later.

use std::fs;

use adjudicate::games::GAMES;
use adjudicate::rules::{Game, Lesson, LessonGoal};
use adjudicate_testkit::people::{by_keys, on_terminal};

use crate::somebody;

/// The file with a person's progress in the lessons of Nine Men's Morris.
const KEPT: &str = ".local/state/adjudicate/lessons/nine-mens-morris";

/// Returns the answers to all lessons of a game, with every wrong answer first if `mistakes` is set.
fn answers(game: &Game, mistakes: bool) -> String {
    let typed = |lesson: &Lesson| {
        let before = mistakes && !lesson.wrong.is_empty() && lesson.goal != LessonGoal::End;
        format!("{}{}\n", if before { format!("{}\n", lesson.wrong) } else { String::new() }, lesson.right)
    };
    game.lessons.iter().map(typed).collect()
}

#[test]
fn every_course_can_be_gone_through_and_names_the_clauses_that_are_broken() {
    for game in GAMES {
        let person = somebody();
        let call = person.run_with(&format!("learn {}", game.name), answers(game, true).as_bytes());
        assert!(call.stdout.contains("you have done all of them"), "{}: {}", game.name, call.stdout);
        let refused: Vec<&str> = call.stderr.lines().filter_map(|line| line.strip_prefix("error[")).collect();
        let refused: Vec<&str> = refused.iter().filter_map(|line| Some(line.split_once(']')?.0)).collect();
        let broken = game.lessons.iter().filter(|lesson| !lesson.wrong.is_empty() && lesson.goal != LessonGoal::End);
        assert_eq!(refused, broken.map(|lesson| lesson.clause).collect::<Vec<_>>(), "{}", call.stderr);
        assert_eq!(call.status, i32::from(!refused.is_empty()), "{}", game.name);
        let done = game.lessons.len();
        assert!(person.run("learn").ok().contains(&format!("{}: {done} lessons, {done} done", game.title)));

        let again = person.run_with(&format!("learn {}", game.name), answers(game, false).as_bytes());
        assert!(again.stdout.contains(&format!("{}, in {done} lessons.", game.title)), "{}", again.stdout);
        assert!(again.stderr.is_empty() && again.status == 0, "{}", again.stderr);
    }
}

#[test]
fn a_course_goes_on_where_it_was_left() {
    let person = somebody();
    let first = person.run_with("learn nine", b"\nd2\nskip\nquit\n").ok();
    assert!(
        first.contains("NMM-4, lesson 4 of") && first.ends_with("`adjudicate learn nine-mens-morris` goes on here.\n")
    );
    assert_eq!(person.read(KEPT), "next NMM-4\ndone NMM-1\ndone ALL-3\n");
    // Input that ends is no mistake, and what was passed over is named at the end.
    let second = person.run_with("learn nine", b"back\nagain\nmoves\nrule\nboard\nhelp\n").ok();
    assert!(second.contains("going on with lesson 4") && second.matches("NMM-2, lesson 3").count() == 2, "{second}");
    assert!(second.contains("place a stone (22):") && second.contains("hint     what would be wrong"), "{second}");
    let last = person.run_with("learn nine --from nmm-10", b"g4-g1\n").ok();
    assert!(
        last.contains("the same position stood 2 times") && last.contains("You have not done NMM-2, NMM-4"),
        "{last}"
    );

    let listed = person.run("learn nine --list").ok();
    assert!(listed.contains("done  NMM-10") && listed.contains("      NMM-2 "), "{listed}");
    // A file that cannot be read does not count as missing.
    fs::remove_file(person.path(KEPT)).unwrap();
    fs::create_dir(person.path(KEPT)).unwrap();
    person.run("learn nine").bad(3);
    fs::remove_dir_all(person.path(".local/state/adjudicate/lessons")).unwrap();
    person.write(".local/state/adjudicate/lessons", "in the way");
    person.run("learn nine").bad(3);
}

#[test]
fn a_hint_says_first_what_is_wrong_and_then_what_is_right() {
    let person = somebody();
    let told = person.run_with("learn NMM-6", b"hint\nhint\nc5\n");
    let (wrong, right) = told.stdout.split_once("`d7-a7` is refused: [NMM-6]").unwrap();
    assert!(!wrong.contains("is right") && right.contains("`d1-d2` is right."), "{}", told.stdout);
    assert!(told.stderr.contains("error[NMM-3]") && told.status == 1, "{}", told.stderr);
    let asked = person.run_with("learn nine --from NMM-4", b"d2\n").ok();
    assert!(asked.contains("`d2` is allowed, but is not what was asked"), "{asked}");
}

#[test]
fn what_there_is_no_lesson_of_is_said() {
    let person = somebody();
    person.run("learn nine --from NMM-99").bad(2);
    person.run("learn marbles").bad(2);
    person.run("learn ALL-3").bad(2);
    person.run("learn nine --json").bad(2);
}

#[test]
fn at_a_terminal_ctrl_c_keeps_what_was_done_and_mistakes_are_no_failure() {
    let person = somebody();
    let (screen, status) = by_keys(
        &person,
        "learn nine",
        &[
            ("Enter goes on:", "\r"),
            ("Place your first stone", "a2\r"),
            ("is no point", "d2\r"),
            ("NMM-2, lesson 3", "\u{3}"),
        ],
    );
    assert_eq!(status, 130, "{screen}");
    assert_eq!(person.read(KEPT), "next NMM-2\ndone NMM-1\ndone ALL-3\n");
    let (screen, status) =
        on_terminal(&person, "learn nine", &[("NMM-2, lesson 3", "a1"), ("a stone of x stands on a1", "quit")]);
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("going on with lesson 3") && !screen.contains("a2"), "{screen}");
}
