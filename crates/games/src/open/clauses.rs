//! The numbered rules of the open game.

use adjudicate_rules::Clause;

/// `OPN-1` to `OPN-4`.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "OPN-1",
        breakable: true,
        text: "A turn is free text: one step, or several with `; ` between them. Then the next seat in the game plays, \
               unless the last step is `next: NAME`, which hands the move to a player in the game, oneself included.",
    },
    Clause {
        id: "OPN-2",
        breakable: true,
        text: "A last step `throw: 2d6` asks for dice, 1 to 20 of them with 2 to 1000 sides each. Its author goes on once \
               they are thrown, so it excludes `next:`. If he leaves before that, the throw is void.",
    },
    Clause {
        id: "OPN-3",
        breakable: false,
        text: "The referee does not know who wins. The result is what one player offers (`alice 1, bob 0`) and all others \
               accept.",
    },
    Clause {
        id: "OPN-4",
        breakable: false,
        text: "The position names who is to play, `to=alice`, with `?` behind it while his throw is pending.",
    },
];
