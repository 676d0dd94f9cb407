//! Nine Men's Morris for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// x can close a1-a4-a7.
const MILL: &str = "a1 | b2 | a4 | b4";
/// With four stones each, all placed: x has the mill a1-a4-a7 and d1, o has three stones.
const STEP: &str = "a1 | b2 | a4 | b4 | a7xb2 | c5 | d1 | e3";

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "NMM-1",
        text: "Three squares lie inside each other, joined in the middle of their sides. Lines meet at 24 points, \
               named by column and row: a1 is at the bottom left, d2 above the middle of the lowest line. Stones stand on \
               points. Each player begins with nine stones in hand.",
        ..Lesson::LOOK
    },
    Lesson {
        clause: "ALL-3",
        text: "You type the point where your stone goes, column first: `d2`. Only points of the board will do; a2 is between \
               two of them.",
        task: "Place your first stone, wherever you like.",
        wrong: "a2",
        right: "d2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-2",
        text: "As long as you have stones in hand you place one a turn. A point holds one stone only, and a stone that has been \
               placed stays where it is until both hands are empty.",
        steps: "a1 | b2",
        task: "Place another stone.",
        wrong: "a1",
        right: "d2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-4",
        text: "Three of your stones on one line are a mill. A player who closes a mill takes one stone of the other player off the \
               board, in the same turn: `a7xb2` places on a7 and takes b2. Without a mill nothing is taken.",
        steps: MILL,
        goal: LessonGoal::Turn("a7x"),
        task: "Close your mill on a7, and take a stone.",
        wrong: "d7xb2",
        right: "a7xb2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-4",
        text: "A stone that closes two mills at once takes one stone all the same. Here the table plays `double_mill: two`, and \
               then it takes two.",
        options: "double_mill=two",
        steps: "a1 | b2 | a4 | c4 | d7 | e3 | g7 | f6",
        goal: LessonGoal::Turn("a7x"),
        task: "Close both mills on a7, and take two stones.",
        wrong: "a7xb2",
        right: "a7xb2xc4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-5",
        text: "A mill has to take: if a stone can be removed, one must be.",
        steps: MILL,
        goal: LessonGoal::Turn("a7"),
        task: "Place on a7. What else belongs to the turn?",
        wrong: "a7",
        right: "a7xb4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-5",
        text: "Stones that stand in a mill are safe. Here x has the mill a1-a4-a7, and one stone beside it.",
        steps: "a1 | b2 | a4 | b4 | a7xb2 | b2 | d1",
        goal: LessonGoal::Turn("b6x"),
        task: "You are o. Close your mill on b6, and take the stone that can be taken.",
        wrong: "b6xa4",
        right: "b6xd1",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-5",
        text: "If all stones of the other player stand in mills, a mill takes nothing. With `all_in_mills: any` it could take any \
               of them.",
        steps: "a1 | b2 | a4 | b4 | a7xb2 | b2 | d7 | c3 | g7xc3",
        goal: LessonGoal::Turn("b6"),
        task: "You are o. Close your mill on b6.",
        wrong: "b6xa4",
        right: "b6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-3",
        text: "When all stones are placed they begin to walk: a turn moves one of yours along a line to the next point, if that is \
               empty. `d1-d2` moves from d1 to d2. In the lessons from here on each player has four stones, so that this comes \
               sooner.",
        options: "stones=4",
        steps: STEP,
        task: "Move one of your stones.",
        wrong: "d1-d3",
        right: "d1-d2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-6",
        text: "You may open a mill and close it again, to take once more. But the stone that has left the mill cannot go straight \
               back: there has to be another turn of yours in between. Here x has just moved from a7 to d7, and o has answered.",
        options: "stones=4",
        steps: "a1 | b2 | a4 | b4 | a7xb2 | c5 | d1 | e3 | a7-d7 | e3-e4",
        task: "You would like to close your mill again. What can you do this turn?",
        wrong: "d7-a7",
        right: "d1-d2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-7",
        text: "Some tables let a player fly who has few stones left: he moves to any empty point. Usually nobody does. This table \
               plays `flying: 3`, and you have four stones.",
        options: "stones=4 flying=3",
        steps: STEP,
        task: "Move your stone on d1.",
        goal: LessonGoal::Turn("d1-"),
        wrong: "d1-g7",
        right: "d1-g1",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-7",
        text: "At the same table o has three stones, and none in hand: he flies.",
        options: "stones=4 flying=3",
        steps: "a1 | b2 | a4 | b4 | a7xb2 | c5 | d1 | e3 | d1-d2",
        goal: LessonGoal::Turn("c5-g7"),
        task: "You are o. Fly from c5 to g7.",
        right: "c5-g7",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-8",
        text: "A player who has fewer than three stones left can make no mill any more, and loses. Here each player began with three.",
        options: "stones=3",
        steps: MILL,
        goal: LessonGoal::End,
        task: "Win the game.",
        right: "a7xb2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-9",
        text: "A player who cannot move any stone when his turn comes loses as well. All stones of o stand in the middle.",
        options: "stones=4",
        steps: "c4 | c3 | e4 | c5 | d6 | e3 | d3 | e5",
        goal: LessonGoal::End,
        task: "Leave o without a move.",
        right: "d6-d5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-7",
        text: "With `blocked: passes` who cannot move writes `pass` instead of losing. A player who can move has to.",
        options: "stones=4 blocked=passes",
        steps: STEP,
        task: "Can you pass?",
        wrong: "pass",
        right: "d1-d2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-6",
        text: "A table that plays otherwise than usual says so in its charter, with options: here those of the lessons before and some more; \
               `moves` lists them. An option that it does not list is refused.",
        goal: LessonGoal::Charter,
        task: "Make a charter in which players with three stones left may fly: `flying=...`.",
        wrong: "flying=5",
        right: "flying=3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "NMM-10",
        text: "The game is drawn when the same position stands for the third time. This table plays `repetition: 2`, so that the \
               second time is enough.",
        options: "stones=3 repetition=2",
        steps: "a1 | g1 | b2 | f6 | c5 | e3 | a1-a4 | g1-g4 | a4-a1",
        goal: LessonGoal::End,
        task: "You are o. Make it a draw.",
        right: "g4-g1",
        ..Lesson::NEW
    },
];
