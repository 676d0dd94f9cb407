//! Chess for players who have never played it by letter.

use adjudicate_rules::{Lesson, LessonGoal};

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "CHS-1",
        text: "You play the chess that everybody plays. A move is typed as the piece's letter and the square it goes to, `Nf3` (a pawn \
               has no letter: `e4`), or as the squares from and to, `g1f3`.",
        task: "You are White. Make the first move.",
        wrong: "e5",
        right: "e4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-3",
        text: "If two pieces of a kind could go to a square, say which one: `Nbd2` is the knight of the b-file.",
        steps: "d4 | d5 | Nf3 | Nf6",
        goal: LessonGoal::Turn("d2"),
        task: "Put a knight on d2.",
        wrong: "Nd2",
        right: "Nbd2",
        ..Lesson::NEW
    },
    Lesson {
        clause: "CHS-1",
        text: "The king castles with two steps towards a rook: `O-O` on his own side, `O-O-O` on the queen's. Nothing may stand between \
               them, and he may not come from, over or to a square that is attacked.",
        steps: "e4 | e5 | Nf3 | Nc6 | Bc4 | Bc5",
        goal: LessonGoal::Turn("O-O"),
        task: "Castle.",
        wrong: "O-O-O",
        right: "O-O",
        ..Lesson::NEW
    },
    Lesson {
        clause: "CHS-1",
        text: "A player who is in check has to end it: by going away, by taking the piece that gives it, or by putting something between.",
        steps: "e4 | e5 | d4 | Bb4+",
        task: "Black's bishop gives check. What do you do?",
        wrong: "dxe5",
        right: "c3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "CHS-1",
        text: "A piece that stands between its king and an enemy is pinned. Here White's knight on c3 is.",
        steps: "d4 | e6 | Nc3 | Bb4 | a3 | Nf6",
        task: "Make a move.",
        wrong: "Ne4",
        right: "axb4",
        ..Lesson::NEW
    },
    Lesson {
        clause: "CHS-1",
        text: "A pawn that has passed an enemy's pawn with a double step can be taken by it as if it had made a single one, but only at \
               once: en passant. It is written as any other capture.",
        steps: "e4 | a6 | e5 | d5 | h3 | f5",
        goal: LessonGoal::Turn("exf6"),
        task: "Two pawns have gone past yours on e5, and one of them just now. Take it.",
        wrong: "exd6",
        right: "exf6",
        ..Lesson::NEW
    },
    Lesson {
        clause: "CHS-2",
        text: "Checkmate wins: the king is in check, and nothing ends it.",
        steps: "e4 | e5 | Qh5 | Nc6 | Bc4 | Nf6",
        goal: LessonGoal::End,
        task: "Give mate.",
        right: "Qxf7#",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-4",
        text: "You may resign at any time, and offer a draw. Offers that belong to another game are not made here.",
        steps: "e4 | e5",
        task: "Offer that prisoners return, as in Roman Checkers; then make a move.",
        wrong: "offer prisoners",
        right: "Nf3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "CHS-2",
        text: "A draw by repetition has to be claimed by the player to move, when the same position stands for the third time. Here it stands \
               for the second.",
        steps: "Nf3 | Nf6 | Ng1 | Ng8",
        task: "Can you `claim draw`?",
        wrong: "claim draw",
        right: "Nf3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "CHS-2",
        text: "Now it stands for the third time.",
        steps: "Nf3 | Nf6 | Ng1 | Ng8 | Nf3 | Nf6 | Ng1 | Ng8",
        goal: LessonGoal::End,
        task: "Claim the draw.",
        right: "claim draw",
        ..Lesson::NEW
    },
];
