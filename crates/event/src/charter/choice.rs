//! The words among which a section's charter chooses: its pairing system, and how groups, numbers, level boards and time are treated.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use adjudicate_rules::phrase;

/// The orders in which players are dealt out to groups, to and fro.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GroupOrder {
    /// By number.
    Snake,
    /// By lots.
    Lots,
}

words! {
    GroupOrder { Snake: "snake", Lots: "lots" }
    |text| phrase!("fault-groups", "`{text}` is not a way to draw groups: `snake` or `lots`", text)
}

/// The rules that number players who come from standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeedingRule {
    /// By place, within a place by lots.
    Place,
    /// By place; within the first place in the order of the groups, within the next in the reverse order, and so on.
    Snake,
    /// By lots.
    Lots,
    /// By the ratings of the entries, then by lots.
    Rating,
}

words! {
    SeedingRule { Place: "place", Snake: "snake", Lots: "lots", Rating: "rating" }
    |text| {
        let words = SeedingRule::ALL.map(SeedingRule::name).join(", ");
        phrase!("fault-seeding", "`{text}` is not a seeding: one of {words}", text, words)
    }
}

/// The ways to deal with a player whose time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OverstepRule {
    /// Nothing follows until somebody claims it and the director rules.
    #[default]
    Claim,
    /// The director is told, and rules.
    Director,
}

words! {
    OverstepRule { Claim: "claim", Director: "director" }
    |text| phrase!(
        "fault-overstep",
        "`{text}` is not what follows when time is over: `claim` or `director`",
        text
    )
}

/// The ways to pair a Swiss section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum SwissPairing {
    /// FIDE's Dutch system, in force since 1 February 2026.
    #[serde(rename = "fide-dutch-2026")]
    FideDutch2026,
    /// The best matching by a fixed order of aims.
    #[serde(rename = "matching")]
    Matching,
}

words! {
    SwissPairing { FideDutch2026: "fide-dutch-2026", Matching: "matching" }
    |text| phrase!(
        "fault-swiss",
        "`{text}` is not a Swiss pairing: `fide-dutch-2026` or `matching`",
        text
    )
}

/// A rule that decides who goes on from a level match of a knockout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LevelRule {
    /// The player who had the second turn in the last game.
    Second,
    /// The player with the better number.
    Better,
    /// The player who was drawn first by the section's lots.
    Lots,
}

words! {
    LevelRule { Second: "second", Better: "better", Lots: "lots" }
    |text| {
        let words = LevelRule::ALL.map(LevelRule::name).join(", ");
        phrase!("fault-level", "`{text}` is not a rule for level boards: one of {words}", text, words)
    }
}

impl LevelRule {
    /// Whether it always decides.
    pub fn is_last(self) -> bool {
        match self {
            LevelRule::Second | LevelRule::Better | LevelRule::Lots => true,
        }
    }
}

/// A rule that decides the pairings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PairingSystem {
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice, with either first turn.
    DoubleRoundRobin,
    /// Those with equal points meet, nobody twice.
    Swiss,
    /// The loser of a board is out.
    Knockout,
    /// Everybody meets somebody new as far as that goes, whatever the points.
    Open,
}

words! {
    PairingSystem {
        RoundRobin: "round-robin",
        DoubleRoundRobin: "double-round-robin",
        Swiss: "swiss",
        Knockout: "knockout",
        Open: "open",
    }
    |text| phrase!(
        "fault-system",
        "`{text}` is not a system: `round-robin`, `double-round-robin`, `swiss`, `knockout` or `open`",
        text
    )
}

impl PairingSystem {
    /// Whether all rounds follow from the numbers of the players, whatever the results.
    pub fn is_table(self) -> bool {
        matches!(self, PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin)
    }

    /// Whether the charter says how many rounds there are.
    pub fn counts_rounds(self) -> bool {
        matches!(self, PairingSystem::Swiss | PairingSystem::Open)
    }
}
