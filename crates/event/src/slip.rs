//! Slips of an event: what a player has to say, signed by itself, for the director to write in (protocol, section 11.1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::appeal::{AdjudicationClaim, Appeal, AppealVerdict};
use super::entry::{Enrolment, PlayerKey, Withdrawal};
use adjudicate_record::crypto::{Digest, Signature, sha256};
use adjudicate_record::log::canonical::{self, TaggedChoice};
use adjudicate_record::log::whole;
use adjudicate_record::log::{AbsencePeriod, Text, Time, True};
use adjudicate_record::{keys, one_key};
use adjudicate_rules::Name;

/// A slip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Slip {
    /// The last entry of the event's log that its author had.
    pub after: Digest,
    /// The author: a player, or the director who hands over.
    pub by: Name,
    /// When the author says he signed.
    pub at: Time,
    /// The statement.
    #[serde(flatten)]
    pub kind: SlipKind,
    /// A remark; it never affects anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<Text>,
    /// The signature over everything before this line, unindented.
    pub sig: Signature,
}

keys! { Slip:
    one "after" after;
    one "by" by;
    one "at" at;
    choice kind;
    maybe "say" say;
    one "sig" sig;
}

impl Slip {
    /// Returns the bytes that are hashed and signed.
    pub fn payload(&self) -> String {
        canonical::payload(self)
    }

    /// The SHA-256 of its payload.
    pub fn id(&self) -> Digest {
        Digest(sha256(&[self.payload().as_bytes()]))
    }

    /// The slip as it stands alone, from its `---` line to its `sig` line.
    pub fn text(&self) -> String {
        whole(self)
    }
}

/// The statements that a slip can make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SlipKind {
    /// Its author takes part.
    Enter(Box<Enrolment>),
    /// Its author takes part no longer.
    Withdraw(Withdrawal),
    /// Its author is away from all games on these days.
    Leave(AbsencePeriod),
    /// A remark, and nothing else.
    Note(True),
    /// Replaces the author's key.
    Rekey(PlayerKey),
    /// Its author appeals against an entry.
    Appeal(Appeal),
    /// The appeals committee decides.
    Verdict(Box<AppealVerdict>),
    /// Its author claims points for a board that is not over in time.
    Adjudicate(AdjudicationClaim),
    /// The director hands the event over.
    Handover(HandoverConsent),
}

/// The director agrees that another person directs the event from the next entry on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandoverConsent {
    /// The number of the handover.
    pub nr: u64,
    /// The person.
    pub to: Name,
}

keys! { HandoverConsent: one "nr" nr; one "to" to; }

one_key! { SlipKind,
    "fault-empty-event-slip"
    "what the slip says (`enter`, `withdraw`, `leave`, `note`, `rekey`, `appeal`, `verdict`, `adjudicate`, `handover`) is missing after this line":
    "enter" Enter;
    "withdraw" Withdraw;
    "leave" Leave;
    "note" Note;
    "rekey" Rekey;
    "appeal" Appeal;
    "verdict" Verdict;
    "adjudicate" Adjudicate;
    "handover" Handover;
}

impl SlipKind {
    /// The key by which a slip spells this.
    pub fn name(&self) -> &'static str {
        self.key()
    }
}
