//! The rules of Roman Merels.

use adjudicate_rules::Clause;

/// `RML-1` to `RML-6`.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "RML-1",
        breakable: true,
        text: "Two players each have nine stones in hand (option `stones`), on the board of Nine Men's Morris: 24 points, 16 \
               lines of three. While a player has stones in hand, his turn is to place one on an empty point. After that a \
               turn moves one of his stones along a line to an adjacent empty point. When clauses count a player's stones, \
               those in hand count too.",
    },
    Clause {
        id: "RML-2",
        breakable: true,
        text: "A stone that is placed or steps so that three of its owner's stones fill a line removes one opposing stone, \
               and one only even if two lines fill. In `ludii-4` and `ludii-10` any opposing stone can be removed; in \
               `ludii-1` and `ludii-6` one that is not in a line of three, or any if all of them are. If a stone can be \
               removed, one must be.",
    },
    Clause {
        id: "RML-3",
        breakable: true,
        text: "In `ludii-4` a player with none in hand and four or fewer stones flies, in `ludii-1` with three or fewer: he \
               moves any of his stones to any empty point, adjacent or not, and this is no step, so that it removes nothing \
               even if it makes a line. With `flight_closes: true` it does. In `ludii-6` and `ludii-10` nobody flies, and \
               that option is an error.",
    },
    Clause {
        id: "RML-4",
        breakable: false,
        text: "After every turn the player who is next is looked at: with two stones or fewer he has lost.",
    },
    Clause {
        id: "RML-5",
        breakable: false,
        text: "A player with none in hand and no legal move passes, and two passes in a row make a draw. In `ludii-6` he has \
               lost instead.",
    },
    Clause {
        id: "RML-6",
        breakable: false,
        text: "A line may be broken and made again as often as one likes. The game is drawn when the same position, the whole \
               position text, stands for the third time (option `repetition`), and after 100 turns in a row, of both players \
               together and from the first turn on, without a removal (option `quiet_turns`). 0 turns either off.",
    },
];
