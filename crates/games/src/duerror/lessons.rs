//! Duerror Grandis for players who have never played it.

use adjudicate_rules::{Lesson, LessonGoal};

/// The players of lessons in which more than one piece can be taken.
const THREE: &[&str] = &["alice", "bob", "carol"];

/// In the order in which a newcomer meets them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        clause: "DUE-1",
        text: "Each player throws a die, and the highest number begins. From there turns go round in the order of seats.",
        players: THREE,
        first: false,
        ..Lesson::LOOK
    },
    Lesson {
        clause: "DUE-3",
        text: "Each player has a token, and so has the bank. Tokens pay for changing pieces, for veering and for staying \
               where you are; what is paid goes to the bank. Everybody may know who has how many.",
        players: THREE,
        ..Lesson::LOOK
    },
    Lesson {
        clause: "DUE-2",
        text: "Your first turn begins with three choices: one of nine boards, which is the path of your pieces over the 81 \
               squares; a colour; and the piece you start with, thete, ephebe or melliran. Nobody has the board or the \
               colour of another.",
        steps: "board 3; colour red; start thete; move",
        task: "You are bob. Alice has taken board 3 and red. Choose, and move: `board N; colour ...; start ...; move`.",
        wrong: "board 3; colour blue; start thete; move",
        right: "board 4; colour blue; start thete; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "ALL-3",
        text: "A turn is written as steps with `; ` between them. The names of the steps are always the same: `change`, \
               `roll`, `take`, `spare`, `veer`, `move`, `stay`, `hold`.",
        options: "tokens=6",
        steps: "board 1; colour red; start thete; veer | dice 1 1 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay",
        task: "Your thete is on A1. Go on along its path.",
        wrong: "walk",
        right: "move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-4",
        text: "A piece begins off the board. There it takes nobody and nobody takes it.",
        steps: "board 2; colour blue; start thete; move",
        goal: LessonGoal::Turn("start melliran; "),
        task: "You are bob. Choose a board that is free, a colour, and the melliran, and move.",
        wrong: "board 1; colour red; start melliran; take alice; move",
        right: "board 1; colour red; start melliran; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-10",
        text: "The last part of a turn is the fluctus: a thete goes nine squares along its path, an ephebe five, a melliran \
               one, just so many. On board 1 the path goes along row 1 from A1 to I1, then back along row \
               2, and so on.",
        options: "tokens=6",
        steps: "board 1; colour red; start ephebe; veer | dice 1 1 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay",
        goal: LessonGoal::Turn("move "),
        task: "Your ephebe is on A1. Move it.",
        wrong: "move D1",
        right: "move F1",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-10",
        text: "A player who does not want to move pays a token and stays. You have none left.",
        steps: "board 1; colour red; start thete; veer | dice 3 3 | move | board 2; colour blue; start thete; move",
        task: "Can you stay?",
        wrong: "stay",
        right: "move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-6",
        text: "Before that comes the flictus. An ephebe takes a piece within two columns and two rows of it, a melliran one \
               in line with it, across, up or aslant; a thete takes nobody. Taker and victim swap places.",
        options: "tokens=6",
        players: THREE,
        steps: "board 1; colour red; start ephebe; veer | dice 3 3 | stay | board 2; colour blue; start thete; veer \
                | dice 6 3 | stay | board 3; colour green; start thete; veer | dice 4 4 | stay",
        goal: LessonGoal::Turn("take carol"),
        task: "Your ephebe is on C3, bob stands on F3 and carol on D4. Take who can be taken, and move.",
        wrong: "take bob; move",
        right: "take carol; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-14",
        text: "The parts of a turn have their order: formactus, flictus, flexus, fluctus. So taking comes before moving, \
               and the turn ends with `move`, `stay` or `hold`.",
        options: "tokens=6",
        steps: "board 1; colour red; start ephebe; veer | dice 3 3 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay",
        goal: LessonGoal::Turn("take bob"),
        task: "Take bob, who is on D4, and move.",
        wrong: "move; take bob",
        right: "take bob; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-7",
        text: "Of several who stand on one square only one is taken, and the others are safe for the rest of the turn.",
        options: "tokens=6",
        players: THREE,
        steps: "board 1; colour red; start ephebe; veer | dice 3 3 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay | board 3; colour green; start thete; veer | dice 4 4 | stay",
        goal: LessonGoal::Turn("take "),
        task: "Bob and carol both stand on D4. Take one of them, and move.",
        wrong: "take bob; take carol; move",
        right: "take bob; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-8",
        text: "Misericordia: who could take somebody and takes nobody is given a token by the bank. If the bank is empty \
               one of those whom he spares pays, and if there are several, he names one.",
        options: "bank=0",
        players: THREE,
        steps: "board 1; colour red; start melliran; move | board 2; colour blue; start thete; move \
                | board 5; colour green; start thete; move",
        goal: LessonGoal::Turn("spare "),
        task: "Your melliran on A1 could take bob on A1 and carol on C3. The bank has nothing. Spare both, say who pays, \
               and move.",
        wrong: "move",
        right: "spare bob; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-5",
        text: "A turn begins with the formactus: another piece for a token, or you throw for it with `roll`. An odd number \
               gives it to you free; after an even one there is no change in this turn.",
        options: "tokens=6",
        steps: "board 1; colour red; start ephebe; veer | dice 3 3 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay | roll | dice 2",
        task: "You have thrown 2. Go on with your turn.",
        wrong: "change thete; move",
        right: "move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-5",
        text: "The same throw with an odd number.",
        options: "tokens=6",
        steps: "board 1; colour red; start ephebe; veer | dice 3 3 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay | roll | dice 3",
        goal: LessonGoal::Turn("change "),
        task: "You have thrown 3. Change to another piece, and move.",
        wrong: "change ephebe; move",
        right: "change thete; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-9",
        text: "Flexus: for a token you throw two ten-sided dice, `veer`, and your piece goes to the square of that column \
               and that row. A player who has no token cannot.",
        options: "tokens=2",
        steps: "board 1; colour red; start thete; veer | dice 9 1 | stay | board 2; colour blue; start thete; veer \
                | dice 1 1 | stay",
        task: "You have paid both of your tokens. Go on with your turn.",
        wrong: "veer",
        right: "move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-11",
        text: "Behind the last square is the way out. A piece leaves by just the number of squares that is needed; one that \
               would go too far holds.",
        options: "tokens=6",
        steps: "board 1; colour red; start thete; veer | dice 2 9 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay",
        task: "Your thete, which moves nine squares, is on B9, and the path ends on I9 after seven. What can you do?",
        wrong: "move",
        right: "hold",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-11",
        text: "A player who gets his piece out wins.",
        options: "tokens=6",
        steps: "board 1; colour red; start melliran; veer | dice 9 9 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay",
        goal: LessonGoal::End,
        task: "Your melliran is on I9, the last square. Win the game.",
        right: "move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-16",
        text: "A player who leaves the game takes his piece with him.",
        options: "tokens=6",
        players: THREE,
        steps: "board 1; colour red; start ephebe; veer | dice 3 3 | stay | board 2; colour blue; start thete; veer \
                | dice 4 4 | stay | board 3; colour green; start thete; veer | dice 3 4 | stay | bob leaves",
        goal: LessonGoal::Turn("take "),
        task: "Bob stood on D4, and has left. Take a piece, and move.",
        wrong: "take bob; move",
        right: "take carol; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-13",
        text: "If nobody gets out for a hundred turns of each, the game is drawn. This table plays `turn_limit: 1`.",
        options: "turn_limit=1",
        steps: "board 1; colour red; start thete; move",
        goal: LessonGoal::End,
        task: "You are bob, and yours is the last turn. Choose, and move.",
        right: "board 2; colour blue; start thete; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-15",
        text: "The record writes a position on one line: the bank's tokens, each player's piece with its square and his \
               tokens, whose turn it is, and in which part: `bank=1 alice=thete@I1/1 bob=-@-/1 to=bob part=choose`.",
        steps: "board 1; colour red; start thete; move",
        ..Lesson::LOOK
    },
    Lesson {
        clause: "DUE-12",
        text: "Merus: there is no ephebe, and nobody has a token at the start.",
        options: "variants=merus",
        task: "Make your first turn.",
        wrong: "board 3; colour red; start ephebe; move",
        right: "board 3; colour red; start thete; move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-12",
        text: "Factiosus: everybody plays all three pieces at once, and wins when all are out. Nobody chooses one to start \
               with, and each of them moves in every turn; the piece's name stands in front of the step.",
        options: "variants=factiosus",
        task: "Make your first turn: a board, a colour, and all three pieces move.",
        wrong: "board 3; colour red; start thete; move",
        right: "board 3; colour red; thete move; ephebe move; melliran move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-12",
        text: "With Factiosus each piece moves once.",
        options: "variants=factiosus",
        steps: "board 1; colour red; thete move; ephebe move; melliran move \
                | board 2; colour blue; thete move; ephebe move; melliran move",
        task: "Make your second turn.",
        wrong: "thete move; thete move; melliran move",
        right: "thete move; ephebe move; melliran move",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-12",
        text: "Caecus: boards are secret. You seal yours in your first turn, and name the square of every move, which your \
               program proves to be right without showing the rest of your path.",
        options: "variants=caecus",
        task: "Seal a board, choose red and the thete, and move to A1.",
        wrong: "board 3; colour red; start thete; move A1",
        right: "board sealed; colour red; start thete; move A1",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-14",
        text: "With Caecus nobody else knows where a move leads, so the square is never left out.",
        options: "variants=caecus",
        steps: "board sealed; colour red; start thete; move A1 | board sealed; colour blue; start thete; move B2",
        task: "Your thete's next square is C3. Move it.",
        wrong: "move",
        right: "move C3",
        ..Lesson::NEW
    },
    Lesson {
        clause: "DUE-12",
        text: "Parcus: games are played as a series. After the end you may keep tokens for the next one, `adjudicate save \
               2`.",
        options: "variants=parcus",
        ..Lesson::TOLD
    },
];
