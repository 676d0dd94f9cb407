//! The numbered rules of backgammon, and its options.

use adjudicate_rules::{Accepts, Clause, OptionSpec, Preset};

/// The clauses, in order.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "BKG-1",
        breakable: true,
        text: "The board has 24 points, and each side has fifteen pieces: two on 24, five on 13, three on 8, five on 6. Each \
               side counts its own points, and its pieces move from higher points to lower ones, never back.",
    },
    Clause {
        id: "BKG-2",
        breakable: true,
        text: "To start, each player throws one die, and the higher number begins; equal numbers are thrown again. He plays \
               those two dice as his first throw (`opening: both`) or throws anew (`opening: fresh`). Where the charter says \
               who begins, there is no starting throw, and `opening` cannot be set.",
    },
    Clause {
        id: "BKG-3",
        breakable: true,
        text: "A turn is a throw of two dice. Each die moves one piece by its number of points, and a double is played four \
               times. One piece may use several dice, but comes down after each.",
    },
    Clause {
        id: "BKG-4",
        breakable: true,
        text: "A point with two or more opposing pieces is closed: nobody comes down there. A piece that comes down on a \
               single opposing piece hits it, and the piece hit goes to the bar.",
    },
    Clause {
        id: "BKG-5",
        breakable: true,
        text: "Who has pieces on the bar enters them, counting from 25, before he moves any other piece.",
    },
    Clause {
        id: "BKG-6",
        breakable: true,
        text: "As many dice are played as can be by any legal play. If either of two dice can be played but not both, it is \
               the higher one. A play that bears off the last piece is complete.",
    },
    Clause {
        id: "BKG-7",
        breakable: true,
        text: "When all his pieces are on points 6 to 1 a player bears off: from the point of the number thrown, or with a \
               higher number from his rearmost point.",
    },
    Clause {
        id: "BKG-8",
        breakable: false,
        text: "Who first has all pieces off wins 1 point; 2 for a gammon, when the other has none off; 3 for a backgammon, \
               when the other moreover has a piece on the bar or in the winner's home board. With `gammons: false` every win \
               counts 1, and so does a game resigned or forfeited.",
    },
    Clause { id: "BKG-9", breakable: false, text: "`stake` records what the players wager. It has no effect on play." },
];

/// The options, in ASCII order of their keys.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "gammons",
        clause: "BKG-8",
        accepts: &[Accepts::Bool],
        preset: Preset::Bool(true),
        about: "Whether gammons count 2 points and backgammons 3.",
    },
    OptionSpec {
        key: "opening",
        clause: "BKG-2",
        accepts: &[Accepts::Word("both"), Accepts::Word("fresh")],
        preset: Preset::Word("both"),
        about: "Whether the starting throw is played as the first throw; not with `first`.",
    },
    OptionSpec {
        key: "stake",
        clause: "BKG-9",
        accepts: &[Accepts::Text],
        preset: Preset::Absent,
        about: "A wager, for the record.",
    },
];
