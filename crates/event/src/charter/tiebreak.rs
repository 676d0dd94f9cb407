//! The tie-breaks that a section's charter can name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use adjudicate_rules::{Phrase, phrase};

/// A number that separates players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tiebreak {
    /// Their games among themselves.
    Direct,
    /// Games won, played or not.
    Wins,
    /// Games won over the board.
    WonPlayed,
    /// Games played with the second turn.
    FirstTurnsSecond,
    /// Points of those beaten, and half of those drawn with.
    SonnebornBerger,
    /// The same without the least of them.
    #[serde(rename = "sonneborn-berger-cut-1")]
    SonnebornBergerCut1,
    /// Points of the opponents.
    Buchholz,
    /// The same without the weakest.
    #[serde(rename = "buchholz-cut-1")]
    BuchholzCut1,
    /// The same without the two weakest.
    #[serde(rename = "buchholz-cut-2")]
    BuchholzCut2,
    /// The same without the weakest and the strongest.
    BuchholzMedian,
    /// Points of the opponents, as if all boards of the last round were drawn.
    ForeBuchholz,
    /// The average of the opponents' Buchholz.
    AverageOpponentsBuchholz,
    /// Points against those who have half of all points or more.
    Koya,
    /// Points as if a win gave 1 and a draw half a point.
    StandardPoints,
    /// The average rating of the opponents.
    AverageRating,
    /// The tournament performance rating.
    Performance,
    /// The least rating at which the points were to be expected.
    PerfectPerformance,
    /// The average performance rating of the opponents.
    AveragePerformance,
    /// The rating.
    Rating,
    /// The points that the game itself counts.
    PointsFor,
    /// The sum of the points after every round.
    Progressive,
    /// Lots.
    Lots,
}

words! {
    Tiebreak {
        Direct: "direct",
        Wins: "wins",
        WonPlayed: "won-played",
        FirstTurnsSecond: "first-turns-second",
        SonnebornBerger: "sonneborn-berger",
        SonnebornBergerCut1: "sonneborn-berger-cut-1",
        Buchholz: "buchholz",
        BuchholzCut1: "buchholz-cut-1",
        BuchholzCut2: "buchholz-cut-2",
        BuchholzMedian: "buchholz-median",
        ForeBuchholz: "fore-buchholz",
        AverageOpponentsBuchholz: "average-opponents-buchholz",
        Koya: "koya",
        StandardPoints: "standard-points",
        AverageRating: "average-rating",
        Performance: "performance",
        PerfectPerformance: "perfect-performance",
        AveragePerformance: "average-performance",
        Rating: "rating",
        PointsFor: "points-for",
        Progressive: "progressive",
        Lots: "lots",
    }
    |text| {
        let words = Tiebreak::ALL.map(Tiebreak::name).join(", ");
        phrase!("fault-tiebreak", "`{text}` is not a tie-break: one of {words}", text, words)
    }
}

impl Tiebreak {
    /// The heading of a narrow column.
    pub fn short(self) -> Phrase {
        let english = match self {
            Tiebreak::Direct => "DE",
            Tiebreak::Wins => "Win",
            Tiebreak::WonPlayed => "Won",
            Tiebreak::FirstTurnsSecond => "2nd",
            Tiebreak::SonnebornBerger => "SB",
            Tiebreak::SonnebornBergerCut1 => "SB-1",
            Tiebreak::Buchholz => "BH",
            Tiebreak::BuchholzCut1 => "BH-1",
            Tiebreak::BuchholzCut2 => "BH-2",
            Tiebreak::BuchholzMedian => "BHM",
            Tiebreak::ForeBuchholz => "FB",
            Tiebreak::AverageOpponentsBuchholz => "AOB",
            Tiebreak::Koya => "KS",
            Tiebreak::StandardPoints => "Std",
            Tiebreak::AverageRating => "ARO",
            Tiebreak::Performance => "TPR",
            Tiebreak::PerfectPerformance => "PTP",
            Tiebreak::AveragePerformance => "APRO",
            Tiebreak::Rating => "Rtng",
            Tiebreak::PointsFor => "For",
            Tiebreak::Progressive => "Prog",
            Tiebreak::Lots => "Lot",
        };
        Phrase::english("tiebreak-short", english).with("tiebreak", self.name())
    }

    /// FIDE's code (TRF26). The ones that FIDE does not know are marked as other.
    pub fn code(self) -> &'static str {
        match self {
            Tiebreak::Direct => "DE",
            Tiebreak::Wins => "WIN",
            Tiebreak::WonPlayed => "WON",
            Tiebreak::FirstTurnsSecond => "BPG",
            Tiebreak::SonnebornBerger => "SB",
            Tiebreak::SonnebornBergerCut1 => "SB/C1",
            Tiebreak::Buchholz => "BH",
            Tiebreak::BuchholzCut1 => "BH/C1",
            Tiebreak::BuchholzCut2 => "BH/C2",
            Tiebreak::BuchholzMedian => "BH/M1",
            Tiebreak::ForeBuchholz => "FB",
            Tiebreak::AverageOpponentsBuchholz => "AOB",
            Tiebreak::Koya => "KS",
            Tiebreak::StandardPoints => "STD",
            Tiebreak::AverageRating => "ARO",
            Tiebreak::Performance => "TPR",
            Tiebreak::PerfectPerformance => "PTP",
            Tiebreak::AveragePerformance => "APRO",
            Tiebreak::Rating => "RTNG",
            Tiebreak::PointsFor => "OTHER_POINTS_FOR",
            Tiebreak::Progressive => "PS",
            Tiebreak::Lots => "OTHER_LOTS",
        }
    }
}
