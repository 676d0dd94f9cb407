//! The clauses that hold in every game.

use super::clause::Clause;

/// The common clauses, `ALL-1` to `ALL-8`.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "ALL-1",
        breakable: false,
        text: "Seats are the players in the order in which the charter lists them.",
    },
    Clause {
        id: "ALL-2",
        breakable: true,
        text: "Unless the charter names who is `first`, the first player is drawn by lots: one die with as many sides as \
               there are seats, and the number is the seat that begins. Some games have a starting throw of their own \
               instead. Nobody acts before his turn.",
    },
    Clause {
        id: "ALL-3",
        breakable: true,
        text: "In games for two `x` is the player who begins, `o` the other. Moves and positions are written on one line, and \
               the record has one way to write each. They are ASCII, except where a game's moves are free text: that may be \
               in any script.",
    },
    Clause {
        id: "ALL-4",
        breakable: true,
        text: "A draw or a result can be agreed while a game runs: one player offers, all others accept. Of a result the \
               highest points win, and if several have the highest, it is a draw. Anybody can resign. With two players the \
               other one wins; with more, who resigns or forfeits is out, the others play on, and the last one left wins. \
               Offers and claims that belong to one game are made in that game only.",
    },
    Clause {
        id: "ALL-5",
        breakable: true,
        text: "Every turn is recorded with the position that results from it. A record whose position differs from the one \
               that the rules give is refused.",
    },
    Clause {
        id: "ALL-6",
        breakable: true,
        text: "Unknown options, values out of range and values that are the default anyway are errors; none is ever ignored.",
    },
    Clause {
        id: "ALL-7",
        breakable: true,
        text: "A player who has no legal move in a game whose rules let him pass writes `pass`; nobody else may.",
    },
    Clause {
        id: "ALL-8",
        breakable: false,
        text: "If one turn brings both a loss and a draw, it is a loss. After the end the position is written as if the \
               next player were to play, unless the game's page says otherwise.",
    },
];
