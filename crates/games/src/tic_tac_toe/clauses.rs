//! The numbered rules of Tic-Tac-Toe.

use adjudicate_rules::Clause;

/// `TTT-1` to `TTT-4`.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "TTT-1",
        breakable: false,
        text: "The board has nine squares, in columns a-c and rows 1-3, and all of them are empty at the start.",
    },
    Clause {
        id: "TTT-2",
        breakable: true,
        text: "A turn marks one empty square for its player, who is `x` if he began and `o` if not.",
    },
    Clause {
        id: "TTT-3",
        breakable: false,
        text: "A player who has marked all three squares of a column, a row or a diagonal has won.",
    },
    Clause {
        id: "TTT-4",
        breakable: false,
        text: "When all nine squares are marked and nobody has won, the game is a draw.",
    },
];
