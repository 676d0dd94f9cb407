//! The numbered rules of Duerror Grandis, and its options.

use adjudicate_rules::{AcceptedValues, Clause, OptionSpec, Preset};

/// The clauses, in order.
pub const CLAUSES: &[Clause] = &[
    Clause {
        id: "DUE-1",
        breakable: false,
        text: "To start, each player throws a six-sided die, and the highest number begins; those who share the highest throw \
               again. Turns follow in the order of seats. If the charter says who begins, there is no such throw.",
    },
    Clause {
        id: "DUE-2",
        breakable: true,
        text: "A player's first turn begins with his choices, which are free: a board that nobody has, a colour that nobody \
               has (red, blue, green, yellow, black, white, orange, violet, brown), and the piece he starts with. The choices of a player who has left stay taken.",
    },
    Clause {
        id: "DUE-3",
        breakable: false,
        text: "At the start each player has one token (`tokens`), and the bank has one (`bank`). Payments go to the bank. \
               Everybody may know who has how many.",
    },
    Clause {
        id: "DUE-4",
        breakable: true,
        text: "A piece starts off the board. There it neither takes nor is taken, and its first step goes onto the first \
               square of its path. A piece that is out takes no part any more.",
    },
    Clause {
        id: "DUE-5",
        breakable: true,
        text: "Formactus comes first, once a turn, and not in a player's first turn: he changes to another piece for a token, \
               or throws a six-sided die for it, which needs no token. After an odd number he may change free of charge; after \
               an even one he cannot change in this turn, not even for a token.",
    },
    Clause {
        id: "DUE-6",
        breakable: true,
        text: "Flictus: a thete takes nobody. An ephebe takes a piece within two columns and two rows, a melliran one on its \
               row, its column or its diagonals, however far and over others; both take on their own square, too. A player who takes swaps \
               places with his victim. He may take several one after the other, each from where the last one left him, the same \
               one again as well, at most twenty in a turn.",
    },
    Clause {
        id: "DUE-7",
        breakable: true,
        text: "Of several players on one square only one is taken: all others who stand on the victim's square at that moment \
               cannot be taken for the rest of the turn, wherever they are then. With Factiosus this holds for pieces.",
    },
    Clause {
        id: "DUE-8",
        breakable: true,
        text: "Misericordia: who could take somebody when his flictus began, and takes nobody, is given one token, before he \
               pays for anything else. The bank pays. If it is empty, one of the victims in reach pays who has a token; if there \
               are several, he names one (`spare NAME`). If nobody has any, he gets none.",
    },
    Clause {
        id: "DUE-9",
        breakable: true,
        text: "Flexus: for a token a player throws a ten-sided die twice, first for the column, then for the row; a ten does not \
               count. If both count, his piece goes to that square; if one counts, it stays where it is; if none does, it goes \
               to the first square of its path. He may do so as often as he can pay, in his first turn, too. A player who stands there is \
               left in peace.",
    },
    Clause {
        id: "DUE-10",
        breakable: true,
        text: "Fluctus: the piece moves along its path, nine squares as a thete, five as an ephebe, one as a melliran, no more \
               and no fewer. A player who does not want to move pays a token and stays. A player who cannot, because too few squares are left, \
               holds, which is free. A player who stands on the target is left in peace.",
    },
    Clause {
        id: "DUE-11",
        breakable: true,
        text: "Behind the last square is the way out. A piece that gets exactly one square past the last leaves the board, and \
               its owner wins; a move that would go further is impossible (`exit: exact`). With `exit: past` a piece leaves that \
               would go further as well, and nobody holds; this is the rule with Factiosus, unless the charter says otherwise.",
    },
    Clause {
        id: "DUE-12",
        breakable: true,
        text: "Variants. Merus: thete and melliran only, no tokens at the start, and as many in the bank as there are players. \
               Factiosus: everybody has all pieces in play and no formactus. In each part he acts with each piece, in any order: \
               all taking, then all veering, then all moving; each piece that is not out moves, stays or holds in every turn. One \
               token of misericordia a turn, for the player who could take with some piece and took with none. Own pieces are no victims. \
               The first who has all pieces out wins. Caecus: boards are secret, and several players may have the same one. \
               Every move names its square; moves, holds and a return to the first square are proved. A player who wins opens his board, \
               and the others open theirs after the end; whose board does not agree with his moves is placed last. Parcus: after \
               the end a player may save tokens for the next game of the series, where they come on top of what he starts with \
               (`carry: replace`: instead of it). A player who resigned or forfeited saves none.",
    },
    Clause {
        id: "DUE-13",
        breakable: false,
        text: "The game is drawn when all who are still in it have had as many turns as `turn_limit` says, and when for a whole \
               round of turns everybody did nothing but hold and nobody has a token. A player's leaving begins the round anew.",
    },
    Clause {
        id: "DUE-14",
        breakable: true,
        text: "A turn is written as steps with `; ` between, in the order of its parts. An entry ends with a step that throws \
               dice, after which the turn goes on in another entry, or with the end of the turn, and nowhere else. The record \
               has squares: the victim's behind `take`, before the taking, and the target behind `move`. A typed turn may leave \
               them out, except behind `move` with Caecus.",
    },
    Clause {
        id: "DUE-15",
        breakable: false,
        text: "A position is written as the bank's tokens, then for each player his pieces with their squares and his tokens, \
               then whose turn it is and in which part: `bank=1 alice=thete@C3/1 bob=melliran@-/0 to=bob part=formactus`. `-` is \
               off the board, `+` out, `?` a first square not yet proved, `gone` a player who has left. A `?` behind the part is \
               a throw that is pending.",
    },
    Clause {
        id: "DUE-16",
        breakable: true,
        text: "A player who leaves takes his pieces with him, and his tokens go to the bank. His turn and a throw of his that is pending \
               are void, and the next seat plays.",
    },
];

/// The options.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "variants",
        clause: "DUE-12",
        accepts: &[AcceptedValues::Words(&["merus", "factiosus", "caecus", "parcus"])],
        preset: Preset::Absent,
        about: "Variants that are played, in this order and in any combination.",
    },
    OptionSpec {
        key: "boards",
        clause: "DUE-2",
        accepts: &[AcceptedValues::Boards],
        preset: Preset::Absent,
        about: "Boards of the table's own instead of the nine stock boards: number, name and path of each.",
    },
    OptionSpec {
        key: "tokens",
        clause: "DUE-3",
        accepts: &[AcceptedValues::Int(0..=20)],
        preset: Preset::Absent,
        about: "Tokens of each player at the start: 1, with Merus 0, unless set.",
    },
    OptionSpec {
        key: "bank",
        clause: "DUE-3",
        accepts: &[AcceptedValues::Int(0..=100)],
        preset: Preset::Absent,
        about: "Tokens in the bank at the start: 1, with Merus as many as there are players, unless set.",
    },
    OptionSpec {
        key: "exit",
        clause: "DUE-11",
        accepts: &[AcceptedValues::Word("exact"), AcceptedValues::Word("past")],
        preset: Preset::Absent,
        about: "Whether a piece leaves by the exact number only, or by more, too: `exact`, with Factiosus `past`, unless set.",
    },
    OptionSpec {
        key: "carry",
        clause: "DUE-12",
        accepts: &[AcceptedValues::Word("add"), AcceptedValues::Word("replace")],
        preset: Preset::Word("add"),
        about: "Whether tokens saved in the game before come on top of those at the start, or replace them (Parcus).",
    },
    OptionSpec {
        key: "turn_limit",
        clause: "DUE-13",
        accepts: &[AcceptedValues::Int(0..=1000)],
        preset: Preset::Int(100),
        about: "Turns of each player after which the game is drawn; 0 for no limit.",
    },
];
