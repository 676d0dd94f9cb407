//! The entries of a game log (protocol, section 1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::charter::Charter;
use super::scalar::{Bytes, Text, Time};
use crate::crypto::{Digest, PublicKey, Signature};
use crate::rules::Name;

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Entry {
    /// 0 for the charter, then 1, 2, ...
    pub seq: u64,
    /// The id of the entry before; absent in the charter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev: Option<Digest>,
    /// The author: a player, `referee`, or the charter's organiser.
    pub by: Name,
    /// When the author says he signed.
    pub at: Time,
    /// What the entry does.
    #[serde(flatten)]
    pub kind: Kind,
    /// Dice elements that this entry brings, in seat order, the referee last.
    #[serde(default, skip_serializing_if = "Reveal::is_empty")]
    pub reveal: Reveal,
    /// The numbers thrown, exactly when this entry completes a throw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("pattern" = "^[1-9][0-9]{0,4}(?: [1-9][0-9]{0,4})*$"))]
    pub dice: Option<Text>,
    /// A remark; it never affects play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<Text>,
    /// The signature over everything before this line.
    pub sig: Signature,
}

/// What an entry does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Begins the game.
    Charter(Box<Charter>),
    /// A contributor agrees to the charter and binds himself to his dice.
    Join(Join),
    /// A turn, or a part of one.
    Turn(Box<Turn>),
    /// Reveals a dice element without making a turn.
    Answer(Yes),
    /// Proposes something to all other players.
    Offer(Offer),
    /// Agrees to the offer of this entry.
    Accept(u64),
    /// Refuses the offer of this entry.
    Decline(u64),
    /// Gives the game up.
    Resign(Yes),
    /// Claims what the rules or the clock give.
    Claim(Claim),
    /// Keeps tokens for the next game of a Parcus series.
    Save(u64),
    /// Opens a sealed board after the end.
    Open(Open),
    /// Replaces a key.
    Rekey(Rekey),
    /// The referee decides.
    Ruling(Ruling),
    /// Says something.
    Note(Yes),
}

impl Kind {
    /// This kind with its article, for sentences.
    pub fn one(&self) -> &'static str {
        match self {
            Kind::Charter(_) => "a charter",
            Kind::Join(_) => "a join",
            Kind::Turn(_) => "a turn",
            Kind::Answer(_) => "an answer",
            Kind::Offer(_) => "an offer",
            Kind::Accept(_) => "an acceptance",
            Kind::Decline(_) => "a refusal",
            Kind::Resign(_) => "a resignation",
            Kind::Claim(_) => "a claim",
            Kind::Save(_) => "a saving of tokens",
            Kind::Open(_) => "an opening of a board",
            Kind::Rekey(_) => "a new key",
            Kind::Ruling(_) => "a ruling",
            Kind::Note(_) => "a note",
        }
    }

    /// Whether it is a ruling of the sort that decides between branches (protocol 5.1, first mark).
    pub fn decides(&self) -> bool {
        let decides =
            |verdict: &Verdict| matches!(verdict, Verdict::Forfeit(_) | Verdict::Result(_) | Verdict::Uphold(_));
        matches!(self, Kind::Ruling(ruling) if decides(&ruling.verdict))
    }

    /// The key by which the log spells this kind.
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Charter(_) => "charter",
            Kind::Join(_) => "join",
            Kind::Turn(_) => "turn",
            Kind::Answer(_) => "answer",
            Kind::Offer(_) => "offer",
            Kind::Accept(_) => "accept",
            Kind::Decline(_) => "decline",
            Kind::Resign(_) => "resign",
            Kind::Claim(_) => "claim",
            Kind::Save(_) => "save",
            Kind::Open(_) => "open",
            Kind::Rekey(_) => "rekey",
            Kind::Ruling(_) => "ruling",
            Kind::Note(_) => "note",
        }
    }
}

/// The value `true` where nothing else can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yes;

/// The tip of the joining contributor's chain (section 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// `x[0]`, to which the later elements hash.
    pub tip: Bytes<32>,
}

/// A turn, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The move as the record writes it.
    #[serde(rename = "move")]
    pub play: Text,
    /// The position after it.
    pub position: Text,
    /// What proves its steps on a sealed board (section 7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Proofs about a sealed board, one part at least.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The root of the tree, in the entry that seals the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub root: Option<Bytes<32>>,
    /// Leaves, in the order of the steps that need them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<Leaf>,
    /// The whole board, in the entry that wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Open>,
}

/// One leaf of a sealed board with its audit path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leaf {
    /// The leaf's index, 0 to 245.
    #[schemars(range(max = 245))]
    pub at: u64,
    /// Where the step leads: 0 to 80 a square, 81 the way out, 82 further.
    #[schemars(range(max = 82))]
    pub to: u64,
    /// The leaf's salt.
    pub salt: Bytes<16>,
    /// The audit path, lowest first.
    pub path: Vec<Bytes<32>>,
}

/// A sealed board opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The 81 squares, one blank between.
    pub path: Text,
    /// The salt key.
    pub salts: Bytes<32>,
}

/// What is proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// A draw.
    Draw(Yes),
    /// To go back to the position after this entry.
    Takeback(u64),
    /// This result: `NAME N, NAME N` in seat order.
    Result(Text),
    /// This key as the (new) referee's.
    Referee(PublicKey),
    /// To end play and count (Roman Checkers).
    End(Yes),
    /// To return the prisoners (Roman Checkers).
    Prisoners(Yes),
}

/// What is claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// A draw that the rules give.
    Draw(Yes),
    /// That this player is out of time.
    Timeout(Name),
}

/// A new key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rekey {
    /// Whose key.
    pub player: Name,
    /// The new key.
    pub key: PublicKey,
    /// The tip of the new key's chain, exactly if the player has joined and is in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tip: Option<Bytes<32>>,
}

/// A decision of the referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Ruling {
    /// What he decides.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// Why.
    pub reason: Text,
}

/// What a referee can decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// This player loses, or is out.
    Forfeit(Name),
    /// The game ends with this result.
    Result(Text),
    /// A player gets more time for what he owes.
    Extend(Extend),
    /// The timeout claim of this entry holds.
    Uphold(u64),
    /// The timeout claim of this entry does not hold.
    Dismiss(u64),
}

/// More time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Extend {
    /// For whom.
    pub player: Name,
    /// How many days.
    pub days: u64,
}

/// Dice elements by who contributed them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reveal(pub Vec<(Name, Bytes<32>)>);

impl Reveal {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The element of this contributor.
    pub fn of(&self, name: &Name) -> Option<&Bytes<32>> {
        self.0.iter().find(|(who, _)| who == name).map(|(_, element)| element)
    }
}
