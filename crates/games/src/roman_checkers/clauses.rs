//! The numbered rules of Roman Checkers, and its options.

use adjudicate_rules::{AcceptedValues, Clause, OptionSpec, Preset};

/// `RCH-1` to `RCH-8`.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "RCH-1",
        breakable: false,
        text: "The board has columns a-g and rows 1-10. Purple (x) begins at the bottom and marches up, on the squares whose \
               column and row add up to an even number (a is 1); Gold (o) at the top marches down, on the odd ones. Purple \
               has standard-bearers on c1 e1 d2 and soldiers on a1 g1 b2 f2 a3 c3 e3 g3; Gold has standard-bearers on c10 \
               e10 d9 and soldiers on a10 g10 b9 f9 a8 c8 e8 g8. Purple marches to the throne room d10, Gold to d1.",
    },
    Clause {
        id: "RCH-2",
        breakable: true,
        text: "A turn moves one own piece one square diagonally onto an empty square: a soldier forward, a standard-bearer \
               forward or backward. So every piece stays on its squad's colour.",
    },
    Clause {
        id: "RCH-3",
        breakable: true,
        text: "A piece is surrounded when enemies stand in front of it and on at least two of the other three squares that \
               share a side with it. The edge of the board is nobody; with `edges: wall` it counts as an enemy beside and \
               behind a piece, never in front.",
    },
    Clause {
        id: "RCH-4",
        breakable: true,
        text: "After every move all surrounded pieces of the opponent are captured at once, and then, with those gone, all \
               surrounded pieces of the player who moved; with `walking_in: safe` these stay. Nothing is captured by a pass \
               or by the return of prisoners. Captives go to their captor's camp.",
    },
    Clause {
        id: "RCH-5",
        breakable: true,
        text: "A piece that enters its squad's throne room scores 3 points and leaves the board at once, before captures are \
               looked for.",
    },
    Clause {
        id: "RCH-6",
        breakable: false,
        text: "3 points for each piece that entered the throne room, 3 for each captured standard-bearer, 1 for each captured \
               soldier, and at the end 2 for more pieces on the board than the other. More points win; equal points are a \
               draw.",
    },
    Clause {
        id: "RCH-7",
        breakable: true,
        text: "Play ends when neither side can move, when both agree to end it, when a side has no piece on the board, or \
               after `tailchase` turns in a row, both sides together, that were passes or moves of standard-bearers without \
               capture or arrival. A player who cannot move while the other can writes `pass`.",
    },
    Clause {
        id: "RCH-8",
        breakable: true,
        text: "Once a game, when there are captives and both agree, all of them return: Purple's first, standard-bearers \
               before soldiers, each to the first free square of its squad's list in RCH-1. Points stay. Standard-bearers \
               that return are demoralised: they move forward only, and still count as standard-bearers when captured. The \
               same player is to play, and the count of the tailchase starts anew.",
    },
];

/// The options that a charter may set.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "edges",
        clause: "RCH-3",
        accepts: &[AcceptedValues::Word("open"), AcceptedValues::Word("wall")],
        preset: Preset::Word("open"),
        about: "Whether the board's edge helps to surround a piece that stands beside it or with its back to it.",
    },
    OptionSpec {
        key: "tailchase",
        clause: "RCH-7",
        accepts: &[AcceptedValues::Int(0..=200)],
        preset: Preset::Int(20),
        about: "After how many turns without progress play ends; 0 lets it go on.",
    },
    OptionSpec {
        key: "walking_in",
        clause: "RCH-4",
        accepts: &[AcceptedValues::Word("captured"), AcceptedValues::Word("safe")],
        preset: Preset::Word("captured"),
        about: "The fate of pieces that their own player's move leaves surrounded.",
    },
];
