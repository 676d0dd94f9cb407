//! The head of an evidence file: what the entries behind it are said to prove, in one spelling.
//!
//! Behind the head stand whole entries, as they stand in logs. What they prove is found out from them alone; the head says
//! it once more, for people and for programs that look for it.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scalar::{Text, parse_int, spell_text};
use super::spelling::Misspelling;
use crate::crypto::{Digest, PublicKey};
use crate::rules::Name;

/// The first lines of every evidence file, by which it is told from a log.
pub const EVIDENCE_START: &str = "---\nevidence:\n";

/// The first document of an evidence file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EvidenceHead {
    /// What is claimed.
    pub evidence: Evidence,
}

/// What an evidence file claims.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// The version of this format: 1.
    #[schemars(range(min = 1, max = 1))]
    pub format: u64,
    /// What the entries prove.
    pub claim: EvidenceClaim,
    /// The game: the id of its charter, which is the first entry behind this head.
    pub game: Digest,
    /// Whose key signed both entries, by his name in the log.
    pub author: Name,
    /// The same for ssh-keygen: `NAME`, or `NAME+n` after the n-th new key.
    #[schemars(extend("pattern" = "^[a-z][a-z0-9-]{0,31}(?:\\+[1-9][0-9]*)?$"))]
    pub principal: Text,
    /// The key.
    pub key: PublicKey,
    /// The entry that introduced the key; 0 is the charter.
    pub introduced: u64,
    /// How many entries both branches share. They stand first, from the charter on.
    #[schemars(range(min = 1))]
    pub shared: u64,
    /// The branch that ends with one of the two entries, the one with the smaller id. It stands next.
    pub one: EvidenceBranch,
    /// The branch that ends with the other of the two entries. It stands last.
    pub other: EvidenceBranch,
}

/// What an evidence file can claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EvidenceClaim {
    /// That somebody has signed twice (protocol, section 5).
    SignedTwice,
}

/// One of two branches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EvidenceBranch {
    /// The number of the entry with which it ends.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
    /// How many entries the branch has.
    #[schemars(range(min = 1))]
    pub entries: u64,
}

/// The head in its one spelling, from its `---` line to its last.
pub fn write_evidence(head: &Evidence) -> String {
    let mut text = String::from(EVIDENCE_START);
    let EvidenceClaim::SignedTwice = head.claim;
    let mut principal = String::new();
    spell_text(head.principal.as_str(), &mut principal);
    // Writing to a `String` does not fail.
    let _ = write!(
        text,
        "  format: {}\n  claim: signed-twice\n  game: {}\n  author: {}\n  principal: {principal}\n  key: {}\n  \
         introduced: {}\n  shared: {}\n",
        head.format, head.game, head.author, head.key, head.introduced, head.shared
    );
    for (name, branch) in [("one", &head.one), ("other", &head.other)] {
        let _ = write!(
            text,
            "  {name}:\n    entry: {}\n    id: {}\n    entries: {}\n",
            branch.entry, branch.id, branch.entries
        );
    }
    text
}

/// Reads the head that stands at the beginning of a text, and gives its length in bytes with it.
///
/// # Errors
/// The text does not begin with what [`write_evidence`] writes for any head.
pub fn read_evidence(text: &str) -> Result<(Evidence, usize), Misspelling> {
    let rest = text
        .strip_prefix(EVIDENCE_START)
        .ok_or_else(|| Misspelling::at(1, "an evidence file begins with the lines `---` and `evidence:`"))?;
    let mut lines = Lines { rest: rest.split('\n'), number: 2 };
    let head = Evidence {
        format: lines.int("  format: ")?,
        claim: lines.value("  claim: ", |value| (value == "signed-twice").then_some(EvidenceClaim::SignedTwice))?,
        game: lines.value("  game: ", Digest::parse)?,
        author: lines.value("  author: ", Name::parse)?,
        principal: lines.value("  principal: ", |value| Text::parse(value).ok())?,
        key: lines.value("  key: ", |value| PublicKey::parse(value).ok())?,
        introduced: lines.int("  introduced: ")?,
        shared: lines.int("  shared: ")?,
        one: lines.branch("  one:")?,
        other: lines.branch("  other:")?,
    };
    if head.format != 1 {
        let reason = format!("this program knows format 1 of evidence, not {}", head.format);
        return Err(Misspelling::at(3, reason));
    }
    // What strict means: the writer's bytes, and no others.
    let written = write_evidence(&head);
    match text.starts_with(&written) {
        true => Ok((head, written.len())),
        false => Err(Misspelling::at(3, "this head is not spelled in the one way in which it is written")),
    }
}

struct Lines<'a> {
    rest: std::str::Split<'a, char>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn value<T>(&mut self, key: &str, read: impl Fn(&'a str) -> Option<T>) -> Result<T, Misspelling> {
        self.number += 1;
        let found = self.rest.next().and_then(|line| line.strip_prefix(key)).and_then(read);
        found.ok_or_else(|| Misspelling::at(self.number, format!("here belongs `{}` and its value", key.trim())))
    }

    fn int(&mut self, key: &str) -> Result<u64, Misspelling> {
        self.value(key, parse_int)
    }

    fn branch(&mut self, key: &str) -> Result<EvidenceBranch, Misspelling> {
        self.value(key, |value| value.is_empty().then_some(()))?;
        Ok(EvidenceBranch {
            entry: self.int("    entry: ")?,
            id: self.value("    id: ", Digest::parse)?,
            entries: self.int("    entries: ")?,
        })
    }
}
