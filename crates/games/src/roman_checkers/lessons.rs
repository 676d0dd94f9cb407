//! Roman Checkers for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// A soldier of Gold on c4 has Purple behind it and at one side.
const NEARLY: &str = "c3-b4 | a8-b7 | d2-c3 | b7-c6 | c3-d4 | c6-b5 | b4-c5 | b5-c4";

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "RCH-1",
        text: "You are Purple, x, at the bottom, and march up to the throne room on d10. Gold, o, marches down to d1. Purple stands on the \
               squares of one colour and Gold on those of the other, so nobody ever takes the other's square.",
        ..Lesson::LOOK
    },
    Lesson {
        clause: "ALL-3",
        text: "A move is typed as the squares from and to, `c3-d4`. The square alone will do where one piece only can go there.",
        task: "Two soldiers could go to b4. Send the one from c3.",
        goal: LessonGoal::Turn("c3-b4"),
        wrong: "b4",
        right: "c3-b4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-2",
        text: "Soldiers move one square forward, aslant, onto an empty square. Standard-bearers may go back as well.",
        steps: "c3-d4 | c8-b7",
        task: "Move a piece.",
        wrong: "d4-c3",
        right: "d4-e5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-3",
        text: "A piece is captured when it is surrounded: an enemy stands in front of it, and on at least two of the other three sides. In \
               front is where it marches to; for Gold that is below. Captures are found by the program; who writes one has to be right.",
        steps: NEARLY,
        goal: LessonGoal::Turn(" xc4"),
        task: "Gold's soldier on c4 has enemies on c5 and d4. Surround it.",
        wrong: "c1-d2 xc4",
        right: "b2-c3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-4",
        text: "A move may surround several pieces, and then all of them are captured. You need not write them; if you do, write all.",
        steps: "c3-d4 | g8-f7 | g3-f4 | c8-b7 | b2-c3 | b7-c6 | c3-b4 | c6-b5 | f4-g5 | a8-b7 | d4-e5 | b7-a6 | d2-c3 | f7-e6 | c1-b2 \
                | e6-d5 | b4-c5 | b5-c4",
        goal: LessonGoal::Turn(" xc4 xd5"),
        task: "Go to d4, and capture the soldiers on c4 and d5.",
        wrong: "e3-d4 xc4",
        right: "e3-d4 xc4 xd5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-4",
        text: "A player who walks in among enemies is captured by his own move, unless it frees him. Here Gold stands on e8, in front of e7, on d7 and on \
               e6.",
        steps: "e3-f4 | c8-d7 | f4-g5 | g8-f7 | g5-f6 | f7-e6",
        goal: LessonGoal::Turn("f6-e7 xe7"),
        task: "See what becomes of your soldier on f6 if it goes to e7.",
        right: "f6-e7",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-5",
        text: "A piece that reaches the throne room scores 3 points and is out. The program adds `throne` to such a move; nowhere else does it \
               belong.",
        steps: "c3-d4 | c8-d7 | d4-e5 | a8-b7 | e5-d6 | d7-e6 | d6-e7 | b7-a6 | g3-f4 | b9-a8 | e7-d8 | c10-b9 | d8-c9 | e6-d5",
        goal: LessonGoal::Turn(" throne"),
        task: "Your soldier is on c9. Bring it to the throne room.",
        wrong: "f4-g5 throne",
        right: "c9-d10",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-6",
        text: "Points win: 3 for each piece in the throne room, 3 for each standard-bearer and 1 for each soldier captured, and 2 for the player \
               with more pieces on the board at the end. The numbers beside the board are the points so far.",
        steps: "c3-b4 | a8-b7 | d2-c3 | b7-c6 | c3-d4 | c6-b5 | b4-c5 | b5-c4 | b2-c3",
        ..Lesson::LOOK
    },
    Lesson {
        clause: "RCH-7",
        text: "Play ends when nobody can move, when both agree, when a side has no piece left, and when for twenty turns only standard-bearers \
               have walked about. Here it is a single such turn, `tailchase: 1`. After the end nobody moves.",
        options: "tailchase=1",
        steps: "c3-b4 | c8-b7",
        goal: LessonGoal::End,
        task: "Move a standard-bearer.",
        wrong: "d9-c8",
        right: "d2-c3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-8",
        text: "Once a game prisoners return to where they began, if both players agree: one types `offer prisoners`, the other accepts. There \
               have to be some.",
        task: "Offer it, and if there is nobody to return, move a piece.",
        wrong: "offer prisoners",
        right: "c3-d4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-8",
        text: "Here Gold's soldier has been captured.",
        steps: "c3-b4 | a8-b7 | d2-c3 | b7-c6 | c3-d4 | c6-b5 | b4-c5 | b5-c4 | b2-c3 | e8-f7",
        goal: LessonGoal::Turn("offer prisoners"),
        task: "Offer that it returns.",
        right: "offer prisoners",
        ..Lesson::NEW
    },
    Lesson {
        clause: "RCH-8",
        text: "A standard-bearer that returns has lost heart: from then on it goes forward only. Purple's, on e3, is one.",
        steps: "e3-d4 | e8-f7 | d2-e3 | f9-e8 | e3-f4 | g10-f9 | f4-e5 | f7-e6 | e5-d6 | a8-b7 | d4-c5 | e6-f5 | d6-e7 | b7-c6 | e7-d8 \
                | agree prisoners | f5-e4 | d2-e3 | b9-a8",
        task: "Move a piece.",
        wrong: "e3-d2",
        right: "e3-d4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-7",
        text: "A player who has no move while the other has one writes `pass`, and nobody else does.",
        task: "Can you pass?",
        wrong: "pass",
        right: "c3-d4",
        ..Lesson::NEW
    },
];
