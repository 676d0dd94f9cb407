//! The numbered rules of backgammon, and its options.

use super::scoring::LONGEST;
use adjudicate_rules::{AcceptedValues, Clause, OptionSpec, Preset};

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
               those two dice as his first throw (`opening: both`) or throws anew (`opening: fresh`). If the charter says who begins, there is no starting throw, and `opening` cannot be set.",
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
        text: "A player who has pieces on the bar enters them, counting from 25, before he moves any other piece.",
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
        text: "The player who first has all pieces off wins 1 point; 2 for a gammon, when the other has none off; 3 for a backgammon, \
               when the other moreover has a piece on the bar or in the winner's home board. With `gammons: false` every win \
               counts 1, and so does a game resigned or forfeited.",
    },
    Clause { id: "BKG-9", breakable: false, text: "`stake` records what the players wager. It has no effect on play." },
    Clause {
        id: "BKG-10",
        breakable: true,
        text: "With `cube: true` there is a doubling cube, which begins every game in the middle and at 1. The player who is to throw and may double chooses first: `roll`, and the dice are thrown, or `double`. A player who may not double, or who makes the \
               first throw of a game, just throws. The value of a game is multiplied by the cube's number.",
    },
    Clause {
        id: "BKG-11",
        breakable: true,
        text: "A player may double if the cube is in the middle or his, and not at 4096. The other answers: with `take` the \
               cube is his, at twice its number, and the player who doubled throws; with `drop` he has lost the game for the \
               number that the cube shows.",
    },
    Clause {
        id: "BKG-12",
        breakable: false,
        text: "With `jacoby: true` gammons and backgammons count 1 while the cube is in the middle. It is for single games \
               with the cube, not for matches.",
    },
    Clause {
        id: "BKG-13",
        breakable: false,
        text: "With `points: N` a match is played: games follow each other, all but the first with a starting throw, and what \
               they count is added up. The player who first has N points wins. A player who resigns or forfeits loses the match, and the other \
               has N points.",
    },
    Clause {
        id: "BKG-14",
        breakable: true,
        text: "In a match with the cube nobody doubles in the Crawford game: the one after a player has first come to one \
               point less than N. With `crawford: false` there is no such game.",
    },
    Clause {
        id: "BKG-15",
        breakable: false,
        text: "A player may offer to concede the game that is being played, as a single loss, as a gammon or as a backgammon. If it \
               is accepted he has lost it so, and in a match the next game begins. It is not offered before the starting throw, \
               nor as more than a single loss where a gammon counts no more.",
    },
];

/// The options, in ASCII order of their keys.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "crawford",
        clause: "BKG-14",
        accepts: &[AcceptedValues::Bool],
        preset: Preset::Bool(true),
        about: "Whether nobody doubles in the Crawford game of a match; `false` only with `cube` and `points`.",
    },
    OptionSpec {
        key: "cube",
        clause: "BKG-10",
        accepts: &[AcceptedValues::Bool],
        preset: Preset::Bool(false),
        about: "Whether there is a doubling cube; not in a match to one point.",
    },
    OptionSpec {
        key: "gammons",
        clause: "BKG-8",
        accepts: &[AcceptedValues::Bool],
        preset: Preset::Bool(true),
        about: "Whether gammons count 2 points and backgammons 3.",
    },
    OptionSpec {
        key: "jacoby",
        clause: "BKG-12",
        accepts: &[AcceptedValues::Bool],
        preset: Preset::Bool(false),
        about: "Whether gammons count only once the cube is taken; with `cube`, without `points`.",
    },
    OptionSpec {
        key: "opening",
        clause: "BKG-2",
        accepts: &[AcceptedValues::Word("both"), AcceptedValues::Word("fresh")],
        preset: Preset::Word("both"),
        about: "Whether the starting throw is played as the first throw; not with `first`.",
    },
    OptionSpec {
        key: "points",
        clause: "BKG-13",
        accepts: &[AcceptedValues::Int(1..=LONGEST)],
        preset: Preset::Absent,
        about: "How many points a match is played to; without it one game is played.",
    },
    OptionSpec {
        key: "stake",
        clause: "BKG-9",
        accepts: &[AcceptedValues::Text],
        preset: Preset::Absent,
        about: "A wager, for the record.",
    },
];
