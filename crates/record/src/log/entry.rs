//! The entries of a game log (protocol, section 1).

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::{Deserialize, Serialize};

use super::charter::Charter;
use super::scalar::{Bytes, Text, Time};
use super::slip::{Rekey, Slip};
use crate::crypto::{Digest, Signature};
use adjudicate_rules::Name;

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
pub struct Entry {
    /// 0 for the charter, then 1, 2, ...
    pub seq: u64,
    /// The id of the entry before; absent in the charter.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub prev: Option<Digest>,
    /// The author: a player, `referee`, or the charter's organiser.
    pub by: Name,
    /// When the author says he signed.
    pub at: Time,
    /// What others, or the author, have signed by itself and this entry writes in, in this order.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "json", schemars(length(max = 16)))]
    pub slips: Vec<Slip>,
    /// What the entry does.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub kind: Kind,
    /// Dice elements that this entry brings, in seat order, the referee last.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Reveal::is_empty"))]
    pub reveal: Reveal,
    /// The numbers thrown, exactly when this entry completes a throw.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "json", schemars(extend("pattern" = "^[1-9][0-9]{0,4}(?: [1-9][0-9]{0,4})*$")))]
    pub dice: Option<Text>,
    /// A remark; it never affects play.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub say: Option<Text>,
    /// The signature over everything before this line.
    pub sig: Signature,
}

/// What an entry does: its act (protocol, section 1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum Kind {
    /// Begins the game.
    Charter(Box<Charter>),
    /// A contributor agrees to the charter and binds himself to his dice.
    Join(Join),
    /// A turn, or a part of one.
    Turn(Box<Turn>),
    /// Brings dice elements without making a turn.
    Answer(Yes),
    /// Carries out the offer on this slip of the entry, counted from one.
    Agree(#[cfg_attr(feature = "json", schemars(range(min = 1, max = 16)))] u64),
    /// Gives the game up.
    Resign(Yes),
    /// Claims what the rules give.
    Claim(Claim),
    /// Opens a sealed board after the end.
    Open(Open),
    /// Keeps tokens for the next game of a Parcus series.
    Save(u64),
    /// Nothing but its slips.
    Post(Yes),
    /// The referee takes the pen.
    Ruling(Ruling),
}

impl Kind {
    /// This act with its article, for sentences.
    pub fn one(&self) -> &'static str {
        match self {
            Kind::Charter(_) => "a charter",
            Kind::Join(_) => "a join",
            Kind::Turn(_) => "a turn",
            Kind::Answer(_) => "an answer",
            Kind::Agree(_) => "an agreement",
            Kind::Resign(_) => "a resignation",
            Kind::Claim(_) => "a claim",
            Kind::Open(_) => "an opening of a board",
            Kind::Save(_) => "a saving of tokens",
            Kind::Post(_) => "a post",
            Kind::Ruling(_) => "a ruling",
        }
    }

    /// The key by which the log spells this act.
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Charter(_) => "charter",
            Kind::Join(_) => "join",
            Kind::Turn(_) => "turn",
            Kind::Answer(_) => "answer",
            Kind::Agree(_) => "agree",
            Kind::Resign(_) => "resign",
            Kind::Claim(_) => "claim",
            Kind::Open(_) => "open",
            Kind::Save(_) => "save",
            Kind::Post(_) => "post",
            Kind::Ruling(_) => "ruling",
        }
    }

    /// The number of a ruling, of which a referee signs one for each; none for what is told from others by the entry before it
    /// (protocol, section 5.3).
    pub fn ruling_number(&self) -> Option<u64> {
        match self {
            Kind::Ruling(ruling) => Some(ruling.nr),
            Kind::Charter(_)
            | Kind::Join(_)
            | Kind::Turn(_)
            | Kind::Answer(_)
            | Kind::Agree(_)
            | Kind::Resign(_)
            | Kind::Claim(_)
            | Kind::Open(_)
            | Kind::Save(_)
            | Kind::Post(_) => None,
        }
    }

    /// Whether an entry with this act can bring dice elements (protocol, section 4.4).
    pub fn deals(&self) -> bool {
        match self {
            Kind::Join(_) | Kind::Turn(_) | Kind::Answer(_) | Kind::Agree(_) => true,
            Kind::Charter(_)
            | Kind::Resign(_)
            | Kind::Claim(_)
            | Kind::Open(_)
            | Kind::Save(_)
            | Kind::Post(_)
            | Kind::Ruling(_) => false,
        }
    }
}

/// The value `true` where nothing else can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yes;

/// The tip of the joining contributor's chain (section 4).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Join {
    /// `x[0]`, to which the later elements hash.
    pub tip: Bytes<32>,
}

/// A turn, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Turn {
    /// The move as the record writes it.
    #[cfg_attr(feature = "json", serde(rename = "move"))]
    pub play: Text,
    /// The answer to it that an order on one of the entry's slips gives, played at once.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub then: Option<Text>,
    /// The position after it, and after the answer if there is one.
    pub position: Text,
    /// What proves its steps on a sealed board (section 7).
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub proof: Option<SealedProof>,
}

/// Proofs about a sealed board, one part at least.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct SealedProof {
    /// The root of the tree, in the entry that seals the board.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub root: Option<Bytes<32>>,
    /// Leaves, in the order of the steps that need them.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub leaves: Vec<Leaf>,
    /// The whole board, in the entry that wins.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub open: Option<Open>,
}

/// One leaf of a sealed board with its audit path.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Leaf {
    /// The leaf's index, 0 to 245.
    #[cfg_attr(feature = "json", schemars(range(max = 245)))]
    pub at: u64,
    /// Where the step leads: 0 to 80 a square, 81 the way out, 82 further.
    #[cfg_attr(feature = "json", schemars(range(max = 82)))]
    pub to: u64,
    /// The leaf's salt.
    pub salt: Bytes<16>,
    /// The audit path, lowest first.
    pub path: Vec<Bytes<32>>,
}

/// A sealed board opened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Open {
    /// The 81 squares, one blank between.
    pub path: Text,
    /// The salt key.
    pub salts: Bytes<32>,
}

/// What is claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum Claim {
    /// A draw that the rules give.
    Draw(Yes),
}

/// A decision of the referee, by which he takes the pen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
pub struct Ruling {
    /// What he decides.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub verdict: RefereeDecision,
    /// His own count of rulings in the game, whatever the branch.
    #[cfg_attr(feature = "json", schemars(range(min = 1, max = 63)))]
    pub nr: u64,
    /// Why.
    pub reason: Text,
}

/// What a referee can decide.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum RefereeDecision {
    /// This player loses, or is out.
    Forfeit(Name),
    /// The game ends with this result.
    Result(Text),
    /// A player has another key from the next entry on.
    Rekey(Rekey),
    /// Nothing changes but that the game goes on here.
    Here(Yes),
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
