//! The options of Roman Merels.

use adjudicate_rules::{AcceptedValues, OptionSpec, Preset};

/// The options.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "ruleset",
        clause: "RML-2",
        accepts: &[
            AcceptedValues::Word("ludii-1"),
            AcceptedValues::Word("ludii-4"),
            AcceptedValues::Word("ludii-6"),
            AcceptedValues::Word("ludii-10"),
        ],
        preset: Preset::Word("ludii-4"),
        about: "Which published reconstruction is played.",
    },
    OptionSpec {
        key: "stones",
        clause: "RML-1",
        accepts: &[AcceptedValues::Int(3..=12)],
        preset: Preset::Int(9),
        about: "How many stones each player has.",
    },
    OptionSpec {
        key: "flight_closes",
        clause: "RML-3",
        accepts: &[AcceptedValues::Bool],
        preset: Preset::Bool(false),
        about: "Whether a flight that makes a line of three removes a stone, in the rulesets that have flights.",
    },
    OptionSpec {
        key: "repetition",
        clause: "RML-6",
        accepts: &[AcceptedValues::Int(0..=0), AcceptedValues::Int(2..=10)],
        preset: Preset::Int(3),
        about: "How often a position stands until the game is drawn; 0 for no such draw.",
    },
    OptionSpec {
        key: "quiet_turns",
        clause: "RML-6",
        accepts: &[AcceptedValues::Int(0..=1000)],
        preset: Preset::Int(100),
        about: "How many turns in a row without a removal draw the game; 0 for no such draw.",
    },
];
