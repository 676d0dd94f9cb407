//! The numbered rules and the options.

use adjudicate_rules::{AcceptedValues, Clause, OptionSpec, Preset};

/// The clauses `DUO-1` to `DUO-13`.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "DUO-1",
        breakable: false,
        text: "Each player has `pieces` (15) pieces in hand and throws `dice` (3) six-sided dice a turn. The board has three \
               rows of twelve spaces. A player's course has 30 points: his home, 1 to 6 in the middle row, is his alone; \
               then one outer row, 7 to 18, and the other, 19 to 30, both in the opposite direction to his opponent, \
               whose 19 to 30 and 7 to 18 they are.",
    },
    Clause {
        id: "DUO-2",
        breakable: false,
        text: "Each player throws one die, and the higher begins. Equal dice are thrown again.",
    },
    Clause {
        id: "DUO-3",
        breakable: true,
        text: "The dice are thrown first, then the player decides. He uses each die alone or adds it to others. A die or \
               a sum takes one piece forward by exactly so many points in a single jump: what it passes does not matter, \
               only where it lands. No die is split, none is used twice.",
    },
    Clause {
        id: "DUO-4",
        breakable: true,
        text: "A piece enters from the hand by one die alone, on the home point of that number.",
    },
    Clause {
        id: "DUO-5",
        breakable: true,
        text: "Until all his pieces have been entered, a player moves none from home to point 7 or beyond. Within home they \
               may move. Once all have been entered this is over for good, captures or not.",
    },
    Clause {
        id: "DUO-6",
        breakable: true,
        text: "Every die or sum of a turn moves another piece, and a piece that entered has moved. To take one piece \
               further, add the dice. If moved and unmoved pieces stand together, it is the unmoved that move.",
    },
    Clause {
        id: "DUO-7",
        breakable: true,
        text: "With `pairs` (true) a sum of two or more dice may instead take two pieces from one point together, if \
               neither has moved. With `stacks: whole` the sum of all dice thrown, if they are two or more, may take all \
               pieces of a point. Pairs and stacks move on the board only: they neither enter nor leave it.",
    },
    Clause {
        id: "DUO-8",
        breakable: true,
        text: "Any number of a player's pieces may share a point. The opponent cannot land where two or more stand. A \
               single piece outside home is captured by an opponent who lands on it, and returns to its owner's hand.",
    },
    Clause {
        id: "DUO-9",
        breakable: true,
        text: "No die may be ignored: a turn uses as many dice as the fullest legal play of the throw, whichever dice these \
               are. A player who can use none loses the turn and writes `pass`. A play that takes the last piece off is always \
               complete.",
    },
    Clause {
        id: "DUO-10",
        breakable: true,
        text: "While captured pieces of a player have not returned - they are in hand, or in home since - he throws one die. \
               A piece that leaves home meanwhile counts as one that has returned, but no fewer are counted than are in \
               hand. The die may move any piece; with `captured: strict` only one in hand or home.",
    },
    Clause {
        id: "DUO-11",
        breakable: true,
        text: "With all pieces that he still has on points 25 to 30, a player throws one die, and pieces may leave \
               the board: from point p by exactly 31-p, a die or in a turn of more dice a sum. With `exit: final-twelve` \
               they may leave once all are on 19 to 30, and one die is thrown as before; with `exit: any` whenever they \
               can, and the dice stay as many as they are.",
    },
    Clause {
        id: "DUO-12",
        breakable: true,
        text: "Whether DUO-5 and DUO-11 allow a move is looked at move by move, in the order in which the player \
               writes them. How many dice there are is settled when the turn begins. If the dice can be given to \
               the written moves in several ways, one that is legal is enough.",
    },
    Clause {
        id: "DUO-13",
        breakable: false,
        text: "The player who first has all pieces off the board wins. With `turn_limit` the game is drawn when each player has made so \
               many turns.",
    },
];

/// The options, each with its default first in the description.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "captured",
        clause: "DUO-10",
        accepts: &[AcceptedValues::Word("free"), AcceptedValues::Word("strict")],
        preset: Preset::Word("free"),
        about: "The pieces that may move while captured pieces have not returned: any, or only those in hand and home.",
    },
    OptionSpec {
        key: "dice",
        clause: "DUO-1",
        accepts: &[AcceptedValues::Int(1..=3)],
        preset: Preset::Int(3),
        about: "How many dice a turn has.",
    },
    OptionSpec {
        key: "exit",
        clause: "DUO-11",
        accepts: &[
            AcceptedValues::Word("final-six"),
            AcceptedValues::Word("final-twelve"),
            AcceptedValues::Word("any"),
        ],
        preset: Preset::Word("final-six"),
        about: "When pieces may leave: all on the last six points, all on the last twelve, or at any time.",
    },
    OptionSpec {
        key: "pairs",
        clause: "DUO-7",
        accepts: &[AcceptedValues::Bool],
        preset: Preset::Bool(true),
        about: "Whether a sum of dice may move two pieces that stand together.",
    },
    OptionSpec {
        key: "pieces",
        clause: "DUO-1",
        accepts: &[AcceptedValues::Int(1..=15)],
        preset: Preset::Int(15),
        about: "How many pieces each player has.",
    },
    OptionSpec {
        key: "stacks",
        clause: "DUO-7",
        accepts: &[AcceptedValues::Word("none"), AcceptedValues::Word("whole")],
        preset: Preset::Word("none"),
        about: "Whether the sum of all dice may move a whole stack.",
    },
    OptionSpec {
        key: "turn_limit",
        clause: "DUO-13",
        accepts: &[AcceptedValues::Int(0..=1000)],
        preset: Preset::Int(0),
        about: "After how many turns each the game is drawn; 0 is never.",
    },
];
