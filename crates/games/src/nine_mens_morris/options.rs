//! The options of Nine Men's Morris.

use adjudicate_rules::{AcceptedValues, OptionSpec, Preset};

/// The options, in the order of their clauses.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "stones",
        clause: "NMM-1",
        accepts: &[AcceptedValues::Int(3..=12)],
        preset: Preset::Int(9),
        about: "How many stones each player has.",
    },
    OptionSpec {
        key: "double_mill",
        clause: "NMM-4",
        accepts: &[AcceptedValues::Word("one"), AcceptedValues::Word("two")],
        preset: Preset::Word("one"),
        about: "How many stones are removed when one turn closes two mills.",
    },
    OptionSpec {
        key: "all_in_mills",
        clause: "NMM-5",
        accepts: &[AcceptedValues::Word("none"), AcceptedValues::Word("any")],
        preset: Preset::Word("none"),
        about: "The stones that can be removed when all opposing stones stand in mills.",
    },
    OptionSpec {
        key: "reform",
        clause: "NMM-6",
        accepts: &[AcceptedValues::Word("forbidden"), AcceptedValues::Word("allowed")],
        preset: Preset::Word("forbidden"),
        about: "Whether a stone may leave a mill and close it again on its owner's next turn.",
    },
    OptionSpec {
        key: "flying",
        clause: "NMM-7",
        accepts: &[AcceptedValues::Word("none"), AcceptedValues::Int(3..=4)],
        preset: Preset::Word("none"),
        about: "With how many stones or fewer a player moves to any empty point.",
    },
    OptionSpec {
        key: "blocked",
        clause: "NMM-9",
        accepts: &[AcceptedValues::Word("loses"), AcceptedValues::Word("passes")],
        preset: Preset::Word("loses"),
        about: "The result for a player who has no legal move.",
    },
    OptionSpec {
        key: "repetition",
        clause: "NMM-10",
        accepts: &[AcceptedValues::Int(0..=0), AcceptedValues::Int(2..=10)],
        preset: Preset::Int(3),
        about: "How often a position stands until the game is drawn; 0 for no such draw.",
    },
    OptionSpec {
        key: "quiet_turns",
        clause: "NMM-10",
        accepts: &[AcceptedValues::Int(0..=1000)],
        preset: Preset::Int(100),
        about: "How many turns in a row without a removal draw the game; 0 for no such draw.",
    },
];
