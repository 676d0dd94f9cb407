//! Backgammon for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// o has hit a piece of x, and x has thrown 5 and 2.
const ON_THE_BAR: &str = "dice 4 5 | 24/20 8/3 | dice 3 2 | 6/3 3/1* | dice 2 5";
/// x has brought all his pieces home but one, and has thrown two fours.
const HOME: &str = "dice 6 6 | 13/7(4) | dice 2 2 | 6/4(3) 4/2 | dice 3 3 | 13/10 8/5 7/4(2) | dice 2 1 | 24/22 8/7 | dice 4 4 \
                    | 24/20(2) 8/4 7/3* | dice 3 1 | bar/24 7/4 | dice 6 6 | 20/14 14/8 10/4 8/2 | dice 3 1 | 8/7 6/3 | dice 6 6 \
                    | 20/14 14/8 8/2(2) | dice 2 2 | 13/11 8/6 6/4(2) | dice 4 4";
/// x has four pieces left, and o has borne none off.
const LAST: &str = "dice 6 6 | 24/18(2) 8/2(2) | dice 2 2 | 13/11(2) 8/6 6/4 | dice 5 5 | 18/13(2) 13/8 8/3 | dice 3 1 | 8/5 4/3 \
                    | dice 5 5 | 13/8(2) 8/3(2) | dice 2 1 | 13/11 3/2 | dice 6 6 | 13/7(3) 8/2 | dice 2 1 | 11/9 9/8 | dice 5 5 \
                    | 13/8 7/2(3) | dice 3 1 | 8/7 5/2 | dice 6 6 | 8/2 6/off(3) | dice 2 2 | 11/9(2) 9/7 6/4 | dice 6 6 \
                    | 6/off(2) 3/off(2) | dice 3 1 | 24/21 7/6 | dice 4 4 | 3/off 2/off(3) | dice 1 1 | 21/20 9/8 4/3 3/2 \
                    | dice 3 3";

/// bob is to throw.
const OPENED: &str = "dice 3 1 | 8/5 6/5";
/// And has doubled.
const DOUBLED: &str = "dice 3 1 | 8/5 6/5 | double";
/// alice has dropped, has begun the second game, and bob has thrown.
const CRAWFORD: &str = "dice 3 1 | 8/5 6/5 | double | drop | dice 6 1 | 13/7 8/7 | dice 2 1";

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "BKG-2",
        text: "Each player throws one die, and the higher number begins, with these two dice as his first throw. A table that names who \
               begins has no such throw, so it cannot say how it is played.",
        goal: LessonGoal::Charter,
        task: "You make a charter which says that alice begins. Which option could you set besides, `gammons=false` or `opening=fresh`?",
        wrong: "opening=fresh",
        right: "gammons=false",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-1",
        text: "Your pieces go from point 24 down to point 1, and then off. The other player's go the other way, and count their points \
               from his side. `24/23` moves a piece from 24 to 23.",
        steps: "dice 3 1",
        task: "You have thrown 3 and 1. Move one piece by three points and one by one.",
        wrong: "6/9 6/5",
        right: "8/5 6/5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-3",
        text: "Write one move behind the other, each as the points from and to: `13/10 6/5`. The points are 1 to 24; `bar` is where \
               pieces enter from, `off` where they go in the end.",
        steps: "dice 3 1",
        task: "Play 3 and 1 once more, as you like.",
        wrong: "27/24 6/5",
        right: "24/21 6/5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-3",
        text: "Each die moves one piece by just its number. One piece may be moved by both, one after the other: `24/20` with 3 and 1.",
        steps: "dice 3 1",
        goal: LessonGoal::Turn("24/2"),
        task: "Move one of your rearmost pieces by both dice.",
        wrong: "24/19",
        right: "24/20",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-3",
        text: "A double is played four times. `(2)` behind a move is two pieces that do the same.",
        steps: "dice 3 3",
        task: "You have thrown two threes. Play all four.",
        wrong: "8/5(2) 6/4(2)",
        right: "8/5(2) 6/3(2)",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-4",
        text: "You cannot come down where the other player has two pieces or more. His five pieces on his point 6 stand on your 19.",
        steps: "dice 5 1",
        task: "You have thrown 5 and 1. Play them.",
        wrong: "24/19 6/5",
        right: "13/8 6/5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-4",
        text: "A single piece of his you hit by coming down on it: it goes to the bar, in the middle of the board. The record marks that with \
               `*`; you need not type it.",
        steps: "dice 2 4 | 24/20 8/6 | dice 4 4 | 24/20(2) 13/9 6/2 | dice 4 1",
        goal: LessonGoal::Turn("*"),
        task: "You have thrown 4 and 1. Hit a piece.",
        right: "24/23* 20/16*",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-5",
        text: "A player who has a piece on the bar has to bring it back before he moves anything else: it enters from 25, so with a 5 on 20. Your \
               piece has been hit, and you have thrown 5 and 2.",
        steps: ON_THE_BAR,
        task: "Play your throw.",
        wrong: "13/8 6/4",
        right: "bar/23 13/8",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-6",
        text: "Nobody plays half a throw who could play all of it.",
        steps: "dice 3 1",
        task: "Play 3 and 1.",
        wrong: "8/5",
        right: "8/5 6/5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-7",
        text: "Only if no die can be played do you write `pass`.",
        steps: "dice 5 5",
        task: "The other player's five pieces are in your way on 19. Can you pass?",
        wrong: "pass",
        right: "13/8(2) 13/3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-7",
        text: "Pieces leave the board only when all fifteen are home, on your points 6 to 1.",
        steps: "dice 6 1",
        task: "You have thrown 6 and 1. Play them.",
        wrong: "6/off 8/7",
        right: "13/7 8/7",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-7",
        text: "Here one piece is still on 7; once it is home as well, the others may leave in the same turn. A number bears off a \
               piece from its own point, a higher one only from the rearmost. `4/off(2)` bears off two.",
        steps: HOME,
        goal: LessonGoal::Turn("off"),
        task: "You have thrown two fours. Bear off as many pieces as you can.",
        wrong: "3/off 4/off(3)",
        right: "7/3 4/off(3)",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-8",
        text: "A player who has all his pieces off first has won: one point; two for a gammon, when the other has none off yet; three when one of \
               his pieces is still in your home or on the bar.",
        steps: LAST,
        goal: LessonGoal::End,
        task: "Win the game. How many points is it?",
        right: "2/off(4)",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-9",
        text: "A charter may say what you play for, `stake: \"a bottle of wine\"`. The program writes it down and does nothing with it.",
        ..Lesson::TOLD
    },
    Lesson {
        clause: "BKG-10",
        text: "Clubs play with a doubling cube, `cube: true`. Before you throw you are asked: `roll`, or `double`, and the game will count \
               twice. Nobody knows the throw yet.",
        options: "cube=true",
        steps: OPENED,
        task: "You are bob, and it is your turn.",
        wrong: "8/5 6/5",
        right: "roll",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-11",
        text: "A player who is doubled answers: with `take` the game goes on for twice the points, and only he may double next; with `drop` he has \
               lost what the cube showed.",
        options: "cube=true",
        steps: DOUBLED,
        goal: LessonGoal::Turn("take"),
        task: "Bob has doubled. Play on.",
        wrong: "roll",
        right: "take",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-11",
        text: "The same double.",
        options: "cube=true",
        steps: DOUBLED,
        goal: LessonGoal::End,
        task: "Give the game up.",
        right: "drop",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-12",
        text: "With `jacoby: true` gammons and backgammons count no more than other wins as long as nobody has taken a double. So it pays to \
               double early instead of playing on for a gammon.",
        ..Lesson::TOLD
    },
    Lesson {
        clause: "BKG-13",
        text: "A match goes on, game after game, until somebody has so many points. This one is to two points, and a gammon counts two.",
        options: "points=2",
        steps: LAST,
        goal: LessonGoal::End,
        task: "Win the match.",
        right: "2/off(4)",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-14",
        text: "When a player comes to one point less than he needs, nobody doubles in the next game, the Crawford game. Bob has won the first \
               game of a match to two points.",
        options: "cube=true points=2",
        steps: CRAWFORD,
        task: "You are bob, and have thrown 2 and 1. Can you double?",
        wrong: "double",
        right: "13/11 6/5",
        ..Lesson::NEW
    },
    Lesson {
        clause: "BKG-15",
        text: "A game that cannot be won need not be played out: `offer concede` gives up the one game, and the match goes on once the \
               other accepts. A player who sees a gammon coming offers `concede gammon`; to no more than that will the other agree.",
        options: "gammons=false points=3",
        steps: "dice 3 1 | 8/5 6/5 | dice 2 1",
        task: "In this match gammons count no more than other wins. You are bob: give the game up, and no more.",
        right: "offer concede",
        ..Lesson::NEW
    },
];
