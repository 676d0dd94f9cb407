//! Appeals against decisions of the director, the verdicts of the appeals committee, and claims about boards that are not over
//! in time (protocol, section 11.11).

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::entry::{BoardLocation, DirectorDecision, GivenBye, RoundLocation, RoundPairing, RuledPoints};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::canonical::{self, Canonical, CanonicalMap, TaggedChoice};
use adjudicate_record::log::cursor::{MapCursor, ParseResult, plain};
use adjudicate_record::log::tree::SyntaxNode;
use adjudicate_record::log::writer::CanonicalWriter;
use adjudicate_record::log::{Text, Time};
use adjudicate_record::{keys, one_key, scalar};
use adjudicate_rules::{Name, Phrase, phrase};

/// A player appeals against an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Appeal {
    /// The entry with the ruling, the result or the pairing.
    pub of: Digest,
}

keys! { Appeal: one "of" of; }

/// A decision of the appeals committee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AppealVerdict {
    /// The id of the appeal: of its slip, or of its entry for a player without a key.
    pub appeal: Digest,
    /// Whether the appeal is right.
    pub upheld: Upheld,
    /// The change; exactly if the appeal is upheld.
    #[serde(flatten)]
    pub decision: Option<VerdictDecision>,
}

impl AppealVerdict {
    /// The verdict on the appeal with this id: with a change the appeal is upheld.
    pub fn new(appeal: Digest, decision: Option<VerdictDecision>) -> AppealVerdict {
        AppealVerdict { appeal, upheld: Upheld(decision.is_some()), decision }
    }
}

/// Whether an appeal is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Upheld(pub bool);

scalar!(
    Upheld,
    |node| plain(
        node,
        |text| phrase!("fault-true-or-false", "`{text}` is not `true` or `false`", text),
        |text| match text {
            "true" => Some(Upheld(true)),
            "false" => Some(Upheld(false)),
            _ => None,
        }
    ),
    |upheld| upheld.0
);

impl CanonicalMap for AppealVerdict {
    fn take(map: &mut MapCursor<'_>) -> ParseResult<Self> {
        let appeal = map.required("appeal", Canonical::read)?;
        let upheld: Upheld = map.required("upheld", Canonical::read)?;
        let decision = if upheld.0 { Some(VerdictDecision::take(map)?) } else { None };
        Ok(AppealVerdict { appeal, upheld, decision })
    }

    fn put(&self, out: &mut CanonicalWriter, level: usize) {
        self.appeal.write(out, level, "appeal");
        self.upheld.write(out, level, "upheld");
        if let Some(decision) = &self.decision {
            decision.put(out, level);
        }
    }
}

impl Canonical for AppealVerdict {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Self> {
        canonical::map(node)
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        canonical::below(self, out, level, key);
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        canonical::dashed(self, out, level);
    }
}

/// A change by a verdict: the same as a ruling of that name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum VerdictDecision {
    /// A board has these points.
    Points(RuledPoints),
    /// A player has no board in a round to come.
    Bye(GivenBye),
    /// The points of a board count no longer.
    Reopen(BoardLocation),
    /// This player is out of the event.
    Exclude(Name),
    /// A player who was excluded takes part again.
    Readmit(Name),
    /// The last round of a section is paired no longer.
    Unpair(RoundLocation),
}

one_key! { VerdictDecision,
    "fault-empty-verdict"
    "what the verdict changes (`points`, `bye`, `reopen`, `exclude`, `readmit`, `unpair`) is missing after this line":
    "points" Points;
    "bye" Bye;
    "reopen" Reopen;
    "exclude" Exclude;
    "readmit" Readmit;
    "unpair" Unpair;
}

impl VerdictDecision {
    /// The ruling that does the same.
    pub fn ruling(&self) -> DirectorDecision {
        match self.clone() {
            VerdictDecision::Points(points) => DirectorDecision::Points(points),
            VerdictDecision::Bye(bye) => DirectorDecision::Bye(bye),
            VerdictDecision::Reopen(place) => DirectorDecision::Reopen(place),
            VerdictDecision::Exclude(player) => DirectorDecision::Exclude(player),
            VerdictDecision::Readmit(player) => DirectorDecision::Readmit(player),
            VerdictDecision::Unpair(place) => DirectorDecision::Unpair(place),
        }
    }
}

/// A player claims points for a board that was not over when its section was to end; the remark has the analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjudicationClaim {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// Half points in seat order.
    pub points: Vec<u64>,
}

keys! { AdjudicationClaim:
    one "section" section;
    one "round" round;
    one "board" board;
    one "points" points;
}

impl AdjudicationClaim {
    /// The board.
    pub fn place(&self) -> BoardLocation {
        BoardLocation { section: self.section.clone(), round: self.round, board: self.board }
    }
}

/// An act of the director against which players can appeal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppealableAct {
    /// The pairing of a round of a section.
    Pairing(Name, u64),
    /// The result of a board.
    Result(BoardLocation),
    /// A ruling.
    Ruling(DirectorDecision),
}

impl AppealableAct {
    /// The board that it is about, if it is about one.
    pub fn board(&self) -> Option<BoardLocation> {
        match self {
            AppealableAct::Result(place) | AppealableAct::Ruling(DirectorDecision::Reopen(place)) => {
                Some(place.clone())
            }
            AppealableAct::Ruling(DirectorDecision::Points(points)) => Some(points.place()),
            AppealableAct::Pairing(..) | AppealableAct::Ruling(_) => None,
        }
    }

    /// The player that it is about, if it is about one.
    pub fn player(&self) -> Option<&Name> {
        let AppealableAct::Ruling(decision) = self else { return None };
        match decision {
            DirectorDecision::Exclude(player) | DirectorDecision::Readmit(player) => Some(player),
            DirectorDecision::Bye(bye) => Some(&bye.player),
            DirectorDecision::Rekey(new) => Some(&new.player),
            DirectorDecision::Substitute(new) => Some(&new.player),
            DirectorDecision::Points(_)
            | DirectorDecision::Pairing(_)
            | DirectorDecision::Unpair(_)
            | DirectorDecision::Reopen(_)
            | DirectorDecision::Close(_) => None,
        }
    }

    /// The section that it names, if it names one.
    pub(super) fn section(&self) -> Option<&Name> {
        match self {
            AppealableAct::Pairing(section, _) => Some(section),
            AppealableAct::Result(place) => Some(&place.section),
            AppealableAct::Ruling(decision) => section_of(decision),
        }
    }

    /// The act as a noun, with names as `shown` gives them.
    pub fn title(&self, shown: &dyn Fn(&Name) -> String) -> Phrase {
        let act = |kind: &str, english: String| Phrase::english("act", english).with("act", kind);
        let on_board = |kind, start: &str, place: BoardLocation| {
            at_board(act(kind, format!("{start} {place}")), &place.section, place.round, place.board)
        };
        let of_player = |kind, start: &str, player: &Name| {
            let player = shown(player);
            act(kind, format!("{start} of {player}")).with("player", player)
        };
        let of_round = |kind, english, section, round| at_round(act(kind, english), section, round);
        match self {
            AppealableAct::Pairing(section, round) => {
                of_round("pairing", format!("the pairing of round {round} of {section}"), section, *round)
            }
            AppealableAct::Result(place) => on_board("result", "the result of", place.clone()),
            AppealableAct::Ruling(decision) => match decision {
                DirectorDecision::Points(points) => on_board("points", "the ruling on", points.place()),
                DirectorDecision::Pairing(RoundPairing { section, round, .. }) => {
                    of_round("by-hand", format!("the pairing of round {round} of {section} by hand"), section, *round)
                }
                DirectorDecision::Exclude(player) => of_player("exclusion", "the exclusion", player),
                DirectorDecision::Bye(GivenBye { section, round, player }) => {
                    let player = shown(player);
                    of_round("bye", format!("the bye of {player} in round {round} of {section}"), section, *round)
                        .with("player", player)
                }
                DirectorDecision::Rekey(new) => of_player("key", "the new key", &new.player),
                DirectorDecision::Substitute(new) => of_player("substitution", "the substitution", &new.player),
                DirectorDecision::Unpair(RoundLocation { section, round }) => {
                    let english = format!("the ruling that undoes the pairing of round {round} of {section}");
                    of_round("undone", english, section, *round)
                }
                DirectorDecision::Reopen(place) => on_board("reopened", "the ruling that reopens", place.clone()),
                DirectorDecision::Readmit(player) => of_player("readmission", "the readmission", player),
                DirectorDecision::Close(section) => {
                    act("closing", format!("the closing of {section}")).with("section", section.as_str())
                }
            },
        }
    }
}

/// A phrase about a round.
pub(super) fn at_round(phrase: Phrase, section: &Name, round: u64) -> Phrase {
    phrase.with("section", section.as_str()).with("round", round)
}

/// A phrase about a board.
pub(super) fn at_board(phrase: Phrase, section: &Name, round: u64, board: u64) -> Phrase {
    at_round(phrase, section, round).with("board", board)
}

impl BoardLocation {
    /// The board as a value of a text.
    pub fn phrase(&self) -> Phrase {
        at_board(Phrase::english("event-board", self.to_string()), &self.section, self.round, self.board)
    }
}

/// The section that a decision names, if it names one.
pub(super) fn section_of(decision: &DirectorDecision) -> Option<&Name> {
    match decision {
        DirectorDecision::Points(points) => Some(&points.section),
        DirectorDecision::Pairing(pair) => Some(&pair.section),
        DirectorDecision::Bye(bye) => Some(&bye.section),
        DirectorDecision::Unpair(place) => Some(&place.section),
        DirectorDecision::Reopen(place) => Some(&place.section),
        DirectorDecision::Close(section) => Some(section),
        DirectorDecision::Exclude(_)
        | DirectorDecision::Rekey(_)
        | DirectorDecision::Substitute(_)
        | DirectorDecision::Readmit(_) => None,
    }
}

/// An entry against which players can appeal.
#[derive(Clone, Debug)]
pub struct AppealableEntry {
    /// Its number.
    pub seq: u64,
    /// Its date.
    pub at: Time,
    /// The act.
    pub act: AppealableAct,
    /// The sections that it concerns.
    pub sections: Vec<Name>,
}

/// An appeal that stands in the log.
#[derive(Clone, Debug)]
pub struct AppealRecord {
    /// The id of its slip, or of its entry for a player without a key.
    pub id: Digest,
    /// The player.
    pub by: Name,
    /// The entry in which it stands.
    pub seq: u64,
    /// The date of that entry.
    pub at: Time,
    /// The entry against which it is.
    pub against: Arc<AppealableEntry>,
    /// The player's reasons.
    pub say: Option<Text>,
    /// The verdict on it.
    pub verdict: Option<VerdictRecord>,
}

/// A verdict that stands in the log.
#[derive(Clone, Debug)]
pub struct VerdictRecord {
    /// The entry in which it stands.
    pub seq: u64,
    /// The change; none if the appeal is dismissed.
    pub decision: Option<VerdictDecision>,
    /// The committee's reasons.
    pub say: Option<Text>,
}

/// A claim about a board that stands in the log.
#[derive(Clone, Debug)]
pub struct ClaimRecord {
    /// The id of its slip.
    pub id: Digest,
    /// The player.
    pub by: Name,
    /// The entry in which it stands.
    pub seq: u64,
    /// The board and the points claimed.
    pub claim: AdjudicationClaim,
    /// The player's analysis.
    pub say: Option<Text>,
    /// The ruling that answers it.
    pub answered: Option<u64>,
}
