//! The rules of Nine Men's Morris.

use adjudicate_rules::Clause;

/// `NMM-1` to `NMM-10`.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "NMM-1",
        breakable: false,
        text: "Two players each have nine stones in hand (option `stones`) and take turns. The board has 24 points on three \
               nested squares, columns a to g from the left, rows 1 to 7 from below; 16 straight lines join three points \
               each, and neighbours on a line are adjacent.",
    },
    Clause {
        id: "NMM-2",
        breakable: true,
        text: "While a player has stones in hand, his turn is to place one of them on an empty point.",
    },
    Clause {
        id: "NMM-3",
        breakable: true,
        text: "A player with no stones in hand moves one of his stones on the board to an adjacent empty point.",
    },
    Clause {
        id: "NMM-4",
        breakable: true,
        text: "A stone that arrives, by placing or by moving, so that three of its owner's stones fill a line closes a mill, \
               and its owner then removes one opposing stone from the board for good. Nothing is removed otherwise. Two \
               mills closed by one turn still remove one stone; with `double_mill: two` they remove two, the second \
               as the board stands once the first is gone, and only one if a second cannot be taken. The two are written \
               in the order of the points, and their order makes no difference.",
    },
    Clause {
        id: "NMM-5",
        breakable: true,
        text: "A stone in a mill is safe from removal. If every opposing stone on the board is in a mill, nothing is \
               removed; with `all_in_mills: any` all of them are then fair game. If a stone can be removed, one must be.",
    },
    Clause {
        id: "NMM-6",
        breakable: true,
        text: "A stone that has moved out of a mill cannot, on its owner's very next turn, go back to the point that it left \
               if this closes the mill again. Another stone may close it, and so may the same one after any other turn of its \
               owner. `reform: allowed` drops this rule.",
    },
    Clause {
        id: "NMM-7",
        breakable: true,
        text: "No stone flies. With `flying: 3` a player who has none in hand and three stones left may move to any empty \
               point instead of an adjacent one; with `flying: 4` he may do so from four stones down.",
    },
    Clause {
        id: "NMM-8",
        breakable: false,
        text: "A player who has fewer than three stones left, hand and board together, at the end of any turn has lost.",
    },
    Clause {
        id: "NMM-9",
        breakable: false,
        text: "A player who has no stones in hand and no legal move when his turn comes has lost. With `blocked: passes` he \
               passes instead, and two passes in a row make a draw.",
    },
    Clause {
        id: "NMM-10",
        breakable: false,
        text: "The game is drawn when the same position, the whole position text, stands for the third time (option \
               `repetition`), and when 100 turns in a row (option `quiet_turns`), of both players together and counting \
               passes, have been made with both hands empty and without a removal. 0 turns either off.",
    },
];
