//! Roman Merels for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// x can close a1-a4-a7.
const LINE: &str = "a1 | b2 | a4 | b4";
/// With four stones each, all placed; c4-d6 makes the line d5-d6-d7.
const PLACED: &str = "b4 | g7 | d5 | f6 | c4 | c3 | d7 | c5";

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "ALL-3",
        text: "The board is that of Nine Men's Morris: 24 points, named by column and row. You type the point where your stone \
               goes, column first. There is no point in the very middle.",
        task: "Place your first stone, wherever you like.",
        wrong: "d4",
        right: "d2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-1",
        text: "You have nine stones in hand, and place one a turn on an empty point.",
        steps: LINE,
        task: "Place another stone. Where does none go?",
        wrong: "b4",
        right: "d2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-1",
        text: "When your hand is empty a turn moves one of your stones along a line to the next point, if that is empty. Here each \
               player had four stones, and in the ruleset `ludii-10` nobody flies.",
        options: "stones=4 ruleset=ludii-10",
        steps: PLACED,
        task: "Move one of your stones.",
        wrong: "c4-d6",
        right: "b4-a4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-2",
        text: "A player who fills a line with three of his stones, by placing or by stepping, takes one stone of the other player in the same \
               turn: `a7xb2`. He has to take one if he can. In the usual ruleset, `ludii-4`, it may be any.",
        steps: LINE,
        goal: LessonGoal::Turn("a7"),
        task: "Fill the line on a7. What else belongs to the turn?",
        wrong: "a7",
        right: "a7xb2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-2",
        text: "In `ludii-1` and `ludii-6` stones that stand in a line of three are safe, unless all of them do.",
        options: "ruleset=ludii-1",
        steps: "a1 | b2 | a4 | b4 | a7xb2 | b2 | d1",
        goal: LessonGoal::Turn("b6x"),
        task: "You are o. Fill the line on b6, and take the stone that can be taken.",
        wrong: "b6xa4",
        right: "b6xd1",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-3",
        text: "In `ludii-4` who has four stones or fewer, and none in hand, flies to any empty point. But a flight takes nothing, even \
               if it fills a line.",
        options: "stones=4",
        steps: PLACED,
        goal: LessonGoal::Turn("c4-d6"),
        task: "Fly from c4 to d6.",
        wrong: "c4-d6xg7",
        right: "c4-d6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-4",
        text: "A player who has two stones or fewer left when his turn comes has lost. Here each player began with three.",
        options: "stones=3",
        steps: LINE,
        goal: LessonGoal::End,
        task: "Win the game.",
        right: "a7xb2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-5",
        text: "A player who cannot move passes. In `ludii-6` he loses instead, and that is played here.",
        options: "stones=4 ruleset=ludii-6",
        steps: "c4 | c3 | e4 | c5 | d6 | e3 | d3 | e5",
        goal: LessonGoal::End,
        task: "Leave o without a move.",
        right: "d6-d5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-7",
        text: "Nobody passes who can move.",
        options: "stones=4",
        steps: PLACED,
        task: "Can you pass?",
        wrong: "pass",
        right: "b4-a4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RML-6",
        text: "A line may be opened and filled again at once. The game is drawn when the same position stands for the third time; this \
               table plays `repetition: 2`, so that the second time is enough.",
        options: "stones=3 repetition=2",
        steps: "a1 | g1 | b2 | f6 | c5 | e3 | a1-a4 | g1-g4 | a4-a1",
        goal: LessonGoal::End,
        task: "You are o. Make it a draw.",
        right: "g4-g1",
        ..Lesson::NEW
    },
];
