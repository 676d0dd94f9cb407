//! The head of an evidence file: what the entries behind it are said to prove, in one spelling.
//!
//! Whole entries follow the head, as in logs. A reader works out what they prove from these entries alone; the head
//! repeats it for people and for programs that search for it.

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::{Deserialize, Serialize};

use super::canonical::{document, whole};
use super::cursor::{ParseResult, hold_to};
use super::not_canonical::NotCanonical;
use super::scalar::Text;
use crate::crypto::{Digest, PublicKey};
use crate::{keys, scalar};
use adjudicate_rules::{Name, phrase};

/// The first lines of every evidence file, which distinguish it from a log.
pub const EVIDENCE_START: &str = "---\nevidence:\n";

/// The first document of an evidence file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct EvidenceHead {
    /// The claim.
    pub evidence: Evidence,
}

keys! { EvidenceHead: one "evidence" evidence; }

/// The claim that an evidence file makes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Evidence {
    /// The version of this format: 1.
    #[cfg_attr(feature = "json", schemars(range(min = 1, max = 1)))]
    pub format: u64,
    /// The fact that the entries prove.
    pub claim: EvidenceClaim,
    /// The game: the id of its charter, which is the first entry behind this head.
    pub game: Digest,
    /// The hand that signed both entries, by its name in the log.
    pub hand: Name,
    /// The key by which this hand is known: that of the charter, or of the offer on which a referee was agreed.
    pub key: PublicKey,
    /// The number, if both are rulings; otherwise both have the same parent.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "json", schemars(range(min = 1, max = 63)))]
    pub nr: Option<u64>,
    /// How many entries both lines share. They stand first, from the charter on.
    #[cfg_attr(feature = "json", schemars(range(min = 1)))]
    pub shared: u64,
    /// The rest of the line that ends with one of the two entries, the one with the smaller id. It stands next.
    pub one: EvidenceLine,
    /// The rest of the line that ends with the other of the two entries. It stands last.
    pub other: EvidenceLine,
}

keys! { Evidence:
    one "format" format;
    one "claim" claim;
    one "game" game;
    one "hand" hand;
    one "key" key;
    maybe "nr" nr;
    one "shared" shared;
    one "one" one;
    one "other" other;
}

/// The facts that an evidence file can claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "kebab-case"))]
pub enum EvidenceClaim {
    /// That somebody has signed twice (protocol, section 5).
    SignedTwice,
}

scalar!(
    EvidenceClaim,
    "fault-claim" "`{text}` is not a claim: `signed-twice`",
    |text| (text == "signed-twice").then_some(EvidenceClaim::SignedTwice),
    |_claim| "signed-twice"
);

/// One of the two lines, without what both share.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct EvidenceLine {
    /// The number of the entry with which it ends.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
    /// How many entries it has.
    #[cfg_attr(feature = "json", schemars(range(min = 1)))]
    pub entries: u64,
    /// The signer of that entry, for ssh-keygen: `NAME`, or `NAME+n` after the n-th new key.
    #[cfg_attr(feature = "json", schemars(extend("pattern" = "^[a-z][a-z0-9-]{0,31}(?:\\+[1-9][0-9]*)?$")))]
    pub principal: Text,
    /// The key that signed it.
    pub key: PublicKey,
}

keys! { EvidenceLine:
    one "entry" entry;
    one "id" id;
    one "entries" entries;
    one "principal" principal;
    one "key" key;
}

/// The version of the format of evidence.
const FORMAT: u64 = 1;

/// The head in its one spelling, from its `---` line to its last.
pub fn write_evidence(head: &Evidence) -> String {
    whole(&EvidenceHead { evidence: head.clone() })
}

/// Reads the head at the beginning of a text, and returns it with its length in bytes.
///
/// # Errors
/// The text does not begin with what [`write_evidence`] writes for any head.
pub fn read_evidence(text: &str) -> ParseResult<(Evidence, usize)> {
    // The entries behind it begin with the next `---` line.
    let length = text.match_indices("\n---\n").next().map_or(text.len(), |(at, _)| at + 1);
    let head = text.get(..length).unwrap_or(text);
    if !head.starts_with(EVIDENCE_START) {
        let reason = phrase!("fault-no-evidence", "an evidence file begins with the lines `---` and `evidence:`");
        return Err(NotCanonical::at(1, reason));
    }
    let EvidenceHead { evidence } = document(head)?;
    if evidence.format != FORMAT {
        let reason = phrase!(
            "fault-evidence-format",
            "this program knows format {known} of evidence, not {format}",
            known = FORMAT,
            format = evidence.format
        );
        // Its first key.
        return Err(NotCanonical::at(3, reason));
    }
    hold_to(head, &write_evidence(&evidence))?;
    Ok((evidence, length))
}
