//! Ludus Duodecim Scriptorum for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "DUO-1",
        text: "Three rows of twelve letters. Your fifteen pieces begin in your hand, and run a course of 30 points: through your home, 1 \
               to 6 in the middle row, where nobody else comes, then along one outer row and back along the other. The other player \
               runs them the other way round.",
        ..Lesson::LOOK
    },
    Lesson {
        clause: "DUO-2",
        text: "Each player throws a die, and the higher number begins. That throw is not played: the first turn has dice of its own.",
        first: false,
        ..Lesson::LOOK
    },
    Lesson {
        clause: "ALL-3",
        text: "A move is written as the points from and to, `7/10`; a piece enters with `in/3`, and leaves with `28/off`. Moves stand behind \
               each other with blanks between.",
        steps: "dice 1 3 6",
        task: "You have thrown 1, 3 and 6. Enter three pieces.",
        wrong: "in 1, 3, 6",
        right: "in/1 in/3 in/6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-4",
        text: "A piece enters by one die, on the point of its number. Dice are not added to enter.",
        steps: "dice 1 3 6",
        task: "Enter three pieces.",
        wrong: "in/4 in/6",
        right: "in/1 in/3 in/6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-9",
        text: "No die may be left out if it can be used.",
        steps: "dice 1 3 6",
        task: "Enter pieces.",
        wrong: "in/6",
        right: "in/1 in/3 in/6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-7",
        text: "A player who can use no die at all writes `pass`, and nobody else does.",
        steps: "dice 1 3 6",
        task: "Can you pass?",
        wrong: "pass",
        right: "in/1 in/3 in/6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-3",
        text: "Each die, or several added, takes a piece forward by just that number. Only where it lands matters. This table plays with \
               two pieces each, and both of yours are on 1.",
        options: "pieces=2",
        steps: "dice 1 1 2 | in/1 in/1 | dice 1 1 2 | in/1 in/1 | dice 3 5 6",
        task: "You have thrown 3, 5 and 6. Use all of them.",
        wrong: "1/11 1/5",
        right: "1/7 1/9",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-5",
        text: "As long as a piece is in your hand that has never been on the board, none of yours leaves home; there they may move. Of your \
               fifteen pieces three have entered.",
        steps: "dice 1 3 6 | in/1 in/3 in/6 | dice 1 3 6 | in/1 in/3 in/6 | dice 3 3 6",
        task: "You have thrown 3, 3 and 6. Play them.",
        wrong: "in/3 3/12",
        right: "in/3 in/3 in/6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-12",
        text: "Your moves are looked at one by one, in the order in which you write them. Here each player has three pieces, and your last \
               one is still in hand.",
        options: "pieces=3 dice=2",
        steps: "dice 1 1 | in/1 in/1 | dice 1 1 | in/1 in/1 | dice 2 6",
        task: "You have thrown 2 and 6. Enter your last piece, and leave home with another.",
        goal: LessonGoal::Turn("1/7"),
        wrong: "1/7 in/2",
        right: "in/2 1/7",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-6",
        text: "Each move of a turn is another piece's. To go further with one, add the dice: with 3, 3 and 6 one piece goes from 1 to 10 by 9.",
        options: "pieces=2",
        steps: "dice 1 1 2 | in/1 in/1 | dice 1 1 2 | in/1 in/1 | dice 3 3 6",
        task: "You have thrown 3, 3 and 6, and both of your pieces are on 1. Use all dice.",
        wrong: "1/4 4/10",
        right: "1/4 1/10",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-7",
        text: "Two pieces that stand together may be moved as a pair, by a sum of dice: `1/10(2)`. One die alone moves no pair.",
        options: "pieces=2",
        steps: "dice 1 1 2 | in/1 in/1 | dice 1 1 2 | in/1 in/1 | dice 3 3 6",
        goal: LessonGoal::Turn("(2)"),
        task: "The same throw. Move both pieces together, with all dice.",
        wrong: "1/4(2)",
        right: "1/13(2)",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-8",
        text: "Two pieces together are safe: the other player cannot land on them. x has both on what you call 12.",
        options: "pieces=2 dice=2",
        steps: "dice 1 1 | in/1 in/1 | dice 1 1 | in/1 in/1 | dice 6 6 | 1/13(2) | dice 1 2 | 1/2 1/3 | dice 5 6 | 13/24(2) | dice 4 6",
        task: "You are o, and have thrown 4 and 6. Play them.",
        wrong: "2/12",
        right: "2/8 3/7",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-8",
        text: "A single piece outside its home is captured by the player who lands on it, and goes back to its owner's hand. x has one on 7, which you \
               call 19.",
        options: "pieces=2",
        steps: "dice 1 1 2 | in/1 in/1 | dice 1 1 2 | in/1 in/1 | dice 3 5 6 | 1/7 1/9 | dice 6 6 6",
        goal: LessonGoal::Turn("*"),
        task: "You are o, and have thrown three sixes. Capture it.",
        right: "1/19*",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-10",
        text: "A player who has lost a piece throws one die a turn until it is back on the main board. At this table, `captured: strict`, that die \
               moves nothing else.",
        options: "pieces=2 captured=strict",
        steps: "dice 1 1 2 | in/1 in/1 | dice 1 1 2 | in/1 in/1 | dice 3 5 6 | 1/7 1/9 | dice 6 6 6 | 1/19* | dice 3",
        task: "Your piece has been captured, and you have thrown 3. Play it.",
        wrong: "9/12",
        right: "in/3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-11",
        text: "When all your pieces are on your last six points, 25 to 30, they may leave, by just the number that is needed: from 30 by a \
               one, from 28 by a three. Yours, the only one, is on 24.",
        options: "pieces=1",
        steps: "dice 1 2 6 | in/6 | dice 1 2 6 | in/6 | dice 6 6 6 | 6/24 | dice 6 6 6 | 6/24 | dice 1 2 4",
        task: "You have thrown 1, 2 and 4. Play them.",
        wrong: "24/off",
        right: "24/27",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUO-13",
        text: "A player who has all his pieces off first has won.",
        options: "pieces=1",
        steps: "dice 1 2 6 | in/6 | dice 1 2 6 | in/6 | dice 6 6 6 | 6/24 | dice 6 6 6 | 6/24 | dice 1 1 2 | 24/28 | dice 1 1 2 \
                | 24/28 | dice 3",
        goal: LessonGoal::End,
        task: "You have one piece, on 28, and have thrown 3. Win the game.",
        right: "28/off",
        ..Lesson::NEW
    },
];
