//! The entries of an event's log.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::charter::Charter;
use super::slip::Slip;
use adjudicate_record::crypto::{Digest, PublicKey, Signature};
use adjudicate_record::log::canonical::TaggedChoice;
use adjudicate_record::log::{AbsencePeriod, Bytes, Text, Time, True};
use adjudicate_record::{keys, one_key};
use adjudicate_rules::Name;

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Entry {
    /// 0 for the charter, then 1, 2, ...
    pub seq: u64,
    /// The id of the entry before; absent in the charter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev: Option<Digest>,
    /// The author: the director.
    pub by: Name,
    /// When the author says he signed.
    pub at: Time,
    /// The slips of players that this entry writes in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slips: Vec<Slip>,
    /// The act.
    #[serde(flatten)]
    pub kind: EventEntryKind,
    /// A remark; it never affects anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
    maybe "say" say;
    one "sig" sig;
}

impl Entry {
    /// The origin of what it decides itself.
    pub(super) fn origin(&self) -> DecisionOrigin {
        DecisionOrigin { seq: self.seq, at: self.at, by_verdict: false }
    }
}

/// The entry by which something is decided, and whether a verdict on a slip of it decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct DecisionOrigin {
    pub(super) seq: u64,
    pub(super) at: Time,
    pub(super) by_verdict: bool,
}

/// The act of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum EventEntryKind {
    /// Begins the event.
    Charter(Box<Charter>),
    /// A player without a key takes part.
    Enter(Box<Enrolment>),
    /// A player without a key takes part no longer.
    Withdraw(Withdrawal),
    /// A player without a key is away from all games.
    Leave(PlayerLeave),
    /// A player without a key appeals against an entry.
    Appeal(PostalAppeal),
    /// Another person directs the event from here on.
    Handover(Handover),
    /// Draws the lots.
    Start(LotsReveal),
    /// Draws a section that the start does not draw.
    Draw(DrawReveal),
    /// Boards of a round.
    Pair(RoundPairing),
    /// The result of a finished game.
    Result(BoardResult),
    /// The director decides.
    Ruling(DirectorRuling),
    /// Says something.
    Note(True),
    /// Slips and nothing else.
    Post(True),
}

one_key! { EventEntryKind,
    "fault-no-kind" "the kind of the entry (`post`, `start`, `pair`, `result`, ...) is missing after this line":
    "charter" Charter;
    "enter" Enter;
    "withdraw" Withdraw;
    "leave" Leave;
    "appeal" Appeal;
    "handover" Handover;
    "start" Start;
    "draw" Draw;
    "pair" Pair;
    "result" Result;
    "ruling" Ruling;
    "note" Note;
    "post" Post;
}

impl EventEntryKind {
    /// This kind with its article, for sentences.
    pub fn one(&self) -> &'static str {
        match self {
            EventEntryKind::Charter(_) => "a charter",
            EventEntryKind::Enter(_) => "an entry of a player",
            EventEntryKind::Withdraw(_) => "a withdrawal",
            EventEntryKind::Leave(_) => "a leave",
            EventEntryKind::Appeal(_) => "an appeal",
            EventEntryKind::Handover(_) => "a handover",
            EventEntryKind::Start(_) => "a start",
            EventEntryKind::Draw(_) => "a draw",
            EventEntryKind::Pair(_) => "a pairing",
            EventEntryKind::Result(_) => "a result",
            EventEntryKind::Ruling(_) => "a ruling",
            EventEntryKind::Note(_) => "a note",
            EventEntryKind::Post(_) => "a post",
        }
    }

    /// The key by which the log spells this kind.
    pub fn name(&self) -> &'static str {
        self.key()
    }
}

/// A player takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enrolment {
    /// The player.
    pub player: Entrant,
    /// In which sections.
    pub sections: Vec<Name>,
    /// The rounds in which he asks to have no board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<AskedBye>,
}

keys! { Enrolment:
    one "player" player;
    one "sections" sections;
    usual "byes" byes, Vec::new();
}

/// A round in which a player asks to have no board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskedBye {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
}

keys! { AskedBye: one "section" section; one "round" round; }

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name used in the logs of the event and of its games.
    pub name: Name,
    /// The key that signs his slips; absent for a player by post, whose scribe is the director.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<PublicKey>,
    /// The address for mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<Text>,
    /// The name for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display: Option<Text>,
    /// A rating, by which players are numbered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u64>,
}

keys! { Entrant:
    one "name" name;
    maybe "key" key;
    maybe "mail" mail;
    maybe "display" display;
    maybe "rating" rating;
}

/// A player takes part no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Withdrawal {
    /// The player.
    pub player: Name,
    /// From which section; from all, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<Name>,
}

keys! { Withdrawal: one "player" player; maybe "section" section; }

/// The days on which a player without a key is away from all games of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerLeave {
    /// The player.
    pub player: Name,
    /// When it begins: midnight UTC of the first day.
    pub from: Time,
    /// When it ends: midnight UTC of the day on which the player is back.
    pub until: Time,
}

keys! { PlayerLeave: one "player" player; one "from" from; one "until" until; }

impl PlayerLeave {
    /// Its days.
    pub fn period(&self) -> AbsencePeriod {
        AbsencePeriod { from: self.from, until: self.until }
    }
}

/// A player without a key appeals against an entry; the director writes it down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PostalAppeal {
    /// The player.
    pub player: Name,
    /// The entry with the ruling, the result or the pairing.
    pub of: Digest,
}

keys! { PostalAppeal: one "player" player; one "of" of; }

/// A director or deputy takes the pen, as the one who had it has signed on a slip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Handover {
    /// A number above that of every handover before.
    pub nr: u64,
    /// The person who directs the event from here on, and writes this entry.
    pub to: Name,
    /// The commitment to the lots that are still to be drawn.
    pub tip: Bytes<32>,
}

keys! { Handover: one "nr" nr; one "to" to; one "tip" tip; }

/// The director's part of the lots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LotsReveal {
    /// The element whose hash is the charter's tip.
    pub element: Bytes<32>,
    /// The numbers of the public draw, exactly if the charter names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Text>,
}

keys! { LotsReveal: one "element" element; maybe "numbers" numbers; }

/// The director's part of the draw of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawReveal {
    /// The section.
    pub section: Name,
    /// The element whose hash is the one revealed before.
    pub element: Bytes<32>,
}

keys! { DrawReveal: one "section" section; one "element" element; }

/// Boards of a round. A round of many boards takes several entries, one behind the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundPairing {
    /// The section.
    pub section: Name,
    /// The round, from 1.
    pub round: u64,
    /// The boards with their players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardPairing>,
    /// The players without a board in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Name>,
}

keys! { RoundPairing:
    one "section" section;
    one "round" round;
    usual "boards" boards, Vec::new();
    usual "byes" byes, Vec::new();
}

/// One board of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardPairing {
    /// Its number, from 1.
    pub board: u64,
    /// The players in seat order; the first one has the first turn.
    pub players: Vec<Name>,
    /// The game's id, that is, of its charter.
    pub game: Digest,
}

keys! { BoardPairing:
    one "board" board;
    one "players" players;
    one "game" game;
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardResult {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// The entry of the game up to which it counts.
    pub head: Digest,
    /// Half points in seat order.
    pub points: Vec<u64>,
}

keys! { BoardResult:
    one "section" section;
    one "round" round;
    one "board" board;
    one "head" head;
    one "points" points;
}

impl BoardResult {
    /// The board.
    pub fn place(&self) -> BoardLocation {
        BoardLocation { section: self.section.clone(), round: self.round, board: self.board }
    }
}

/// A decision of the director.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DirectorRuling {
    /// The decision.
    #[serde(flatten)]
    pub verdict: DirectorDecision,
    /// Why.
    pub reason: Text,
}

keys! { DirectorRuling: choice verdict; one "reason" reason; }

/// The decisions that a director can make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum DirectorDecision {
    /// A board has these points, whatever its game says.
    Points(RuledPoints),
    /// A round is paired like this, whatever the system says.
    Pairing(RoundPairing),
    /// This player is out of the event.
    Exclude(Name),
    /// A player has no board in a round to come, as he has asked.
    Bye(GivenBye),
    /// A player signs with another key from here on.
    Rekey(PlayerKey),
    /// Another person takes a player's seat.
    Substitute(Box<Substitution>),
    /// The last round of a section is paired no longer.
    Unpair(RoundLocation),
    /// The points of a board count no longer.
    Reopen(BoardLocation),
    /// A player who was excluded takes part again.
    Readmit(Name),
    /// No round of a section is paired any more.
    Close(Name),
}

one_key! { DirectorDecision, "fault-no-ruling" "a ruling is missing after this line":
    "points" Points;
    "pairing" Pairing;
    "exclude" Exclude;
    "bye" Bye;
    "rekey" Rekey;
    "substitute" Substitute;
    "unpair" Unpair;
    "reopen" Reopen;
    "readmit" Readmit;
    "close" Close;
}

/// A new key of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerKey {
    /// The player.
    pub player: Name,
    /// The key.
    pub key: PublicKey,
}

keys! { PlayerKey: one "player" player; one "key" key; }

/// Another person in the seat of a player, whose name in the log, points and opponents stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Substitution {
    /// The player.
    pub player: Name,
    /// The player who waits for a seat and gets this one; the entry of that player has the particulars.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waits: Option<Name>,
    /// The key of the new person; absent for one who plays by post.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<PublicKey>,
    /// The address of the new person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<Text>,
    /// The name for people from here on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display: Option<Text>,
}

keys! { Substitution:
    one "player" player;
    maybe "waits" waits;
    maybe "key" key;
    maybe "mail" mail;
    maybe "display" display;
}

/// A round of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundLocation {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
}

keys! { RoundLocation: one "section" section; one "round" round; }

/// A board of a section's round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardLocation {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
}

keys! { BoardLocation:
    one "section" section;
    one "round" round;
    one "board" board;
}

/// In words, without an article: `board 1 of round 2 of merels`.
impl std::fmt::Display for BoardLocation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "board {} of round {} of {}", self.board, self.round, self.section)
    }
}

/// A round in which the director lets a player have no board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GivenBye {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The player.
    pub player: Name,
}

keys! { GivenBye:
    one "section" section;
    one "round" round;
    one "player" player;
}

/// Points that a ruling gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuledPoints {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// The entry of the game as far as it was played; absent if nobody had made a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Digest>,
    /// The claim that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Digest>,
    /// The players who have made no turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Name>,
    /// Half points in seat order.
    pub points: Vec<u64>,
}

keys! { RuledPoints:
    one "section" section;
    one "round" round;
    one "board" board;
    maybe "head" head;
    maybe "claim" claim;
    usual "absent" absent, Vec::new();
    one "points" points;
}

impl RuledPoints {
    /// The board.
    pub fn place(&self) -> BoardLocation {
        BoardLocation { section: self.section.clone(), round: self.round, board: self.board }
    }
}
