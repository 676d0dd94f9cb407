//! Tic-Tac-Toe for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "TTT-1",
        text: "Nine squares, named by column and row: a1 is at the bottom left, b2 in the middle, c3 at the top right.",
        ..Lesson::LOOK
    },
    Lesson {
        clause: "TTT-2",
        text: "A turn marks one square that is empty.",
        steps: "b2 | a1",
        task: "Mark a square.",
        wrong: "a1",
        right: "c1",
        ..Lesson::NEW
    },
    Lesson {
        clause: "TTT-3",
        text: "Three of your marks in a row win: across, up or aslant.",
        steps: "b2 | a1 | b1 | a2",
        goal: LessonGoal::End,
        task: "Win the game.",
        right: "b3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "TTT-4",
        text: "When all squares are marked and nobody has three in a row, the game is a draw.",
        steps: "b2 | a1 | c1 | a3 | a2 | c2 | b1 | b3",
        goal: LessonGoal::End,
        task: "Mark the last square.",
        right: "c3",
        ..Lesson::NEW
    },
];
