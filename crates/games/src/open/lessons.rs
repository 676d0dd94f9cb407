//! The open game for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// The players of the lessons.
const PLAYERS: &[&str] = &["alice", "bob", "carol"];

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "OPN-1",
        text: "A turn is whatever you write. Then the next player is to play, unless you end it with `next: NAME`, which hands the \
               move to somebody who plays.",
        players: PLAYERS,
        goal: LessonGoal::Turn("next: carol"),
        task: "Write what you do, and hand the move to carol: `TEXT; next: NAME`.",
        wrong: "I cross the bridge; next: dora",
        right: "I cross the bridge; next: carol",
        ..Lesson::NEW
    },
    Lesson {
        clause: "OPN-2",
        text: "A player who needs dice ends his turn with `throw: 2d6`: two dice with six sides each. Up to 20 dice can be thrown at once. When \
               they are thrown he goes on.",
        players: PLAYERS,
        goal: LessonGoal::Turn("throw: "),
        task: "Ask for two dice with six sides.",
        wrong: "throw: 40d6",
        right: "throw: 2d6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "OPN-2",
        text: "The numbers are there for all to see, and it is still your turn.",
        players: PLAYERS,
        steps: "throw: 2d6 | dice 3 4",
        task: "You have thrown 3 and 4. Write what you do.",
        right: "Seven squares, onto the bridge",
        ..Lesson::NEW
    },
    Lesson {
        clause: "OPN-3",
        text: "The program does not know who wins. One player offers a result, `offer result alice 1, bob 0, carol 0`, and the game \
               is over when all others have accepted it.",
        ..Lesson::TOLD
    },
    Lesson {
        clause: "OPN-4",
        text: "All that the program keeps of the position is whose turn it is, and whether a throw is waited for. Everything else is on \
               your own board, and in what was written.",
        players: PLAYERS,
        steps: "I sail north; throw: 2d6 | dice 3 4 | seven squares | I stay; next: alice",
        ..Lesson::LOOK
    },
];
