//! The entries of a game log (protocol, section 1).

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::{Deserialize, Serialize};

use super::canonical::{Canonical, TaggedChoice};
use super::charter::Charter;
use super::cursor::{MapCursor, ParseResult, second_time};
use super::not_canonical::NotCanonical;
use super::scalar::{Bytes, Text, Time, True};
use super::slip::{Rekey, Slip, SlipKind};
use super::tree::{SyntaxNode, SyntaxValue};
use super::writer::CanonicalWriter;
use crate::crypto::{Digest, Signature};
use crate::{keys, one_key, scalar};
use adjudicate_rules::{Name, Phrase, phrase};

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
    /// The slips that this entry writes in, in this order. Each is signed by itself, by another member or by the
    /// author.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "json", schemars(length(max = 16)))]
    pub slips: Vec<Slip>,
    /// The act of the entry.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub kind: EntryKind,
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

keys! { Entry:
    one "seq" seq;
    maybe "prev" prev;
    one "by" by;
    one "at" at;
    usual "slips" slips, Vec::new();
    choice kind;
    usual "reveal" reveal, Reveal::default();
    maybe "dice" dice;
    maybe "say" say;
    one "sig" sig;
}

/// The act of an entry (protocol, section 1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum EntryKind {
    /// Begins the game.
    Charter(Box<Charter>),
    /// A contributor agrees to the charter and binds himself to his dice.
    Join(Join),
    /// A turn, or a part of one.
    Turn(Box<Turn>),
    /// Brings dice elements without making a turn.
    Answer(True),
    /// Carries out the offer on this slip of the entry, counted from one.
    Agree(#[cfg_attr(feature = "json", schemars(range(min = 1, max = 16)))] u64),
    /// Gives the game up.
    Resign(True),
    /// Claims what the rules give.
    Claim(DrawClaim),
    /// Opens a sealed board after the end.
    Open(OpenedBoard),
    /// Keeps tokens for the next game of a Parcus series.
    Save(u64),
    /// Nothing but its slips.
    Post(True),
    /// The referee takes the pen.
    Ruling(Ruling),
}

one_key! { EntryKind, "fault-no-act" "the act of the entry (`turn`, `answer`, `join`, `post`, ...) is missing after this line":
    "charter" Charter;
    "join" Join;
    "turn" Turn;
    "answer" Answer;
    "agree" Agree;
    "resign" Resign;
    "claim" Claim;
    "open" Open;
    "save" Save;
    "post" Post;
    "ruling" Ruling;
    else only_on_slips
}

/// Returns the message for a key that slips have and entries have not.
fn only_on_slips(key: &str) -> Option<Phrase> {
    let known = SlipKind::KEYS.contains(&key);
    known.then(|| {
        phrase!("fault-only-on-slips", "`{key}` stands on a slip, under `slips`, and is no act of an entry", key)
    })
}

impl EntryKind {
    /// This act with its article, for sentences.
    pub fn one(&self) -> &'static str {
        match self {
            EntryKind::Charter(_) => "a charter",
            EntryKind::Join(_) => "a join",
            EntryKind::Turn(_) => "a turn",
            EntryKind::Answer(_) => "an answer",
            EntryKind::Agree(_) => "an agreement",
            EntryKind::Resign(_) => "a resignation",
            EntryKind::Claim(_) => "a claim",
            EntryKind::Open(_) => "an opening of a board",
            EntryKind::Save(_) => "a saving of tokens",
            EntryKind::Post(_) => "a post",
            EntryKind::Ruling(_) => "a ruling",
        }
    }

    /// The key by which the log spells this act.
    pub fn name(&self) -> &'static str {
        self.key()
    }

    /// Returns the number of a ruling, of which a referee signs one for each; `None` for entries that are distinguished
    /// by the entry before them (protocol, section 5.3).
    pub fn ruling_number(&self) -> Option<u64> {
        match self {
            EntryKind::Ruling(ruling) => Some(ruling.nr),
            EntryKind::Charter(_)
            | EntryKind::Join(_)
            | EntryKind::Turn(_)
            | EntryKind::Answer(_)
            | EntryKind::Agree(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_) => None,
        }
    }

    /// Whether an entry with this act can bring dice elements (protocol, section 4.4).
    pub fn deals(&self) -> bool {
        match self {
            EntryKind::Join(_) | EntryKind::Turn(_) | EntryKind::Answer(_) | EntryKind::Agree(_) => true,
            EntryKind::Charter(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_)
            | EntryKind::Ruling(_) => false,
        }
    }
}

/// The tip of the joining contributor's chain (section 4).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Join {
    /// `x[0]`, to which the later elements hash.
    pub tip: Bytes<32>,
}

keys! { Join: one "tip" tip; }

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
    /// The proof of its steps on a sealed board (section 7).
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub proof: Option<SealedProof>,
}

keys! { Turn:
    one "move" play;
    maybe "then" then;
    one "position" position;
    maybe "proof" proof;
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
    pub open: Option<OpenedBoard>,
}

keys! { SealedProof:
    maybe "root" root;
    usual "leaves" leaves, Vec::new();
    maybe "open" open;
}

/// One leaf of a sealed board with its audit path.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Leaf {
    /// The leaf's index, 0 to 245.
    #[cfg_attr(feature = "json", schemars(range(max = 245)))]
    pub at: u64,
    /// The target of the step: 0 to 80 a square, 81 the way out, 82 further.
    #[cfg_attr(feature = "json", schemars(range(max = 82)))]
    pub to: u64,
    /// The leaf's salt.
    pub salt: Bytes<16>,
    /// The audit path, lowest first.
    pub path: Vec<Bytes<32>>,
}

keys! { Leaf:
    one "at" at;
    one "to" to;
    one "salt" salt;
    one "path" path;
}

/// A sealed board opened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct OpenedBoard {
    /// The 81 squares, one blank between.
    pub path: Text,
    /// The salt key.
    pub salts: Bytes<32>,
}

keys! { OpenedBoard: one "path" path; one "salts" salts; }

/// A claim of the pen's holder.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum DrawClaim {
    /// A draw that the rules give.
    Draw(True),
}

one_key! { DrawClaim, "fault-no-key" "one key is missing after this line": "draw" Draw; }

/// A decision of the referee, by which he takes the pen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
pub struct Ruling {
    /// The decision.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub verdict: RefereeDecision,
    /// The ground on which a `forfeit` rests, if the referee names one.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub rests_on: Option<RulingGround>,
    /// His own count of rulings in the game, whatever the branch.
    #[cfg_attr(feature = "json", schemars(range(min = 1, max = 63)))]
    pub nr: u64,
    /// Why.
    pub reason: Text,
}

keys! { Ruling:
    choice verdict;
    maybe "rests_on" rests_on;
    one "nr" nr;
    one "reason" reason;
}

/// The decisions that a referee can make.
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
    Here(True),
}

one_key! { RefereeDecision, "fault-no-ruling" "a ruling is missing after this line":
    "forfeit" Forfeit;
    "result" Result;
    "rekey" Rekey;
    "here" Here;
}

/// The ground of a ruling that the log itself can prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum RulingGround {
    /// The player's time is over.
    Time,
}

scalar! { RulingGround, read_ground, |_ground| "time" }

fn read_ground(node: SyntaxNode<'_>) -> ParseResult<RulingGround> {
    match node.value {
        SyntaxValue::Scalar("time") => Ok(RulingGround::Time),
        _ => Err(NotCanonical::at(node.line, phrase!("fault-ground", "a ruling rests on `time`, and on nothing else"))),
    }
}

/// Dice elements by contributor.
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

/// A map whose keys are names.
impl Canonical for Reveal {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Reveal> {
        let mut map = MapCursor::of(node)?;
        let mut elements: Vec<(Name, Bytes<32>)> = Vec::new();
        while let Some(field) = map.any() {
            let line = field.node.line;
            let no_name = || NotCanonical::at(line, phrase!("fault-no-name", "`{key}` is no name", key = field.key));
            let who = Name::parse(field.key).ok_or_else(no_name)?;
            if elements.iter().any(|(name, _)| *name == who) {
                return Err(NotCanonical::at(line, second_time(field.key)));
            }
            elements.push((who, Canonical::read(field.node)?));
        }
        Ok(Reveal(elements))
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        out.key(level, key);
        for (name, element) in &self.0 {
            element.write(out, level + 1, name.as_str());
        }
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        for (name, element) in &self.0 {
            element.write(out, level + 2, name.as_str());
        }
    }
}
