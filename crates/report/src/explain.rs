//! Proofs that other programs can follow.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::Time;

use crate::game::AwaitedAct;
use adjudicate_text::shell::ShellCommand;

/// An entry with everything that shows why it stands.
#[derive(Serialize, JsonSchema)]
pub struct ExplainedTurnEntry {
    /// The log's file.
    pub file: String,
    /// The game's id.
    pub game: Digest,
    /// The entry's number.
    pub entry: u64,
    /// The line of the file on which it begins.
    pub line: usize,
    /// Its id.
    pub id: Digest,
    /// Its act, such as `turn`.
    pub kind: &'static str,
    /// Its author.
    pub by: String,
    /// Its date.
    pub at: Time,
    /// The act, in a sentence.
    pub text: String,
    /// Further remarks.
    pub remarks: Vec<String>,
    /// How to compute the id of the entry before; null for the charter.
    pub prev: Option<ShellCommand>,
    /// How to compute the entry's own id.
    pub own: ShellCommand,
    /// The signer, and how to check that; null if the signer is unknown.
    pub signature: Option<SignatureCheck>,
    /// The slips that it writes in.
    pub slips: Vec<ExplainedSlip>,
    /// The elements that it reveals.
    pub elements: Vec<UsedElement>,
    /// The proved steps over a sealed board; null where there is nothing to prove.
    pub proof: Option<Vec<LeafProof>>,
    /// The event that the game waited for before it; null for the charter.
    pub due_before: Option<AwaitedAct>,
    /// The position after it.
    pub position: String,
    /// The event that the game waits for after it.
    pub due_after: AwaitedAct,
}

/// The signer of an entry.
#[derive(Serialize, JsonSchema)]
pub struct SignatureCheck {
    /// The key's name for ssh-keygen.
    pub principal: String,
    /// The key.
    pub key: PublicKey,
    /// Its fingerprint.
    pub fingerprint: String,
    /// The entry that brought it.
    pub introduced: u64,
    /// The slip on that entry that did, counted from 1; null where the entry itself did.
    pub introduced_slip: Option<usize>,
    /// Commands that check the signature.
    pub commands: Vec<String>,
}

/// A slip of an entry.
#[derive(Serialize, JsonSchema)]
pub struct ExplainedSlip {
    /// Its number among the slips of the entry, from 1.
    pub slip: usize,
    /// Its id.
    pub id: Digest,
    /// The signer.
    pub by: String,
    /// Its date.
    pub at: Time,
    /// The sort of the slip.
    pub kind: &'static str,
    /// The id of the last entry that its author had.
    pub after: Digest,
    /// The number of that entry; null where it is not in the line.
    pub after_entry: Option<u64>,
    /// The effect of the slip, in words.
    pub text: String,
    /// How to compute its id.
    pub own: ShellCommand,
    /// The signer; null if unknown.
    pub signature: Option<SlipSignature>,
}

/// The signer of a slip.
#[derive(Serialize, JsonSchema)]
pub struct SlipSignature {
    /// The key's name for ssh-keygen.
    pub principal: String,
    /// The key.
    pub key: PublicKey,
    /// Its fingerprint.
    pub fingerprint: String,
    /// Commands that check the signature.
    pub commands: Vec<String>,
}

/// An element that an entry reveals.
#[derive(Serialize, JsonSchema)]
pub struct UsedElement {
    /// The owner.
    pub name: String,
    /// Its number in its chain.
    pub number: u32,
    /// The throw that it belongs to, from 1; null for one that is not complete or was cancelled.
    pub throw: Option<usize>,
}

/// A step over a sealed board.
#[derive(Serialize, JsonSchema)]
pub struct LeafProof {
    /// The number of the leaf.
    pub leaf: u64,
    /// The square that it leads to.
    pub to: u64,
    /// How to compute the leaf's hash.
    pub hash: ShellCommand,
    /// How to compute the root from it.
    pub root: ShellCommand,
}

/// A throw proved.
#[derive(Serialize, JsonSchema)]
pub struct ExplainedThrow {
    /// The log's file.
    pub file: String,
    /// The game's id.
    pub game: Digest,
    /// The number of the throw, from 1.
    pub throw: u64,
    /// The entry that completed it.
    pub entry: u64,
    /// The player whose throw it is; null for lots and starting throws.
    pub roller: Option<String>,
    /// The contributors of its elements.
    pub contributors: Vec<Contribution>,
    /// How many throws were completed before it.
    pub completed_before: u32,
    /// The seed of the stream, in hexadecimal digits.
    pub seed: String,
    /// How to compute the seed.
    pub seed_step: ShellCommand,
    /// How to compute the bytes of the stream.
    pub bytes_step: ShellCommand,
    /// Which bytes gave which number.
    pub draws: Vec<DrawnDie>,
    /// The numbers.
    pub numbers: Vec<u32>,
}

/// The element that one member brought to a throw.
#[derive(Serialize, JsonSchema)]
pub struct Contribution {
    /// The member.
    pub name: String,
    /// The key whose chain it is.
    pub key: PublicKey,
    /// The key in hexadecimal digits.
    pub key_hex: String,
    /// The entry that brought the key; null where the log does not say.
    pub key_entry: Option<u64>,
    /// The slip on that entry that did, counted from 1.
    pub key_slip: Option<usize>,
    /// The end of the chain to which its owner is bound, in hexadecimal digits.
    pub tip: String,
    /// The same as the log writes it.
    pub tip_base64: String,
    /// The entry that says so.
    pub tip_entry: u64,
    /// The slip on that entry that does, counted from 1.
    pub tip_slip: Option<usize>,
    /// The number of the element in the chain.
    pub number: u32,
    /// The number of the element that was out before it.
    pub before: u32,
    /// The element in hexadecimal digits.
    pub element: String,
    /// The same as the log writes it.
    pub element_base64: String,
    /// The entry that reveals it.
    pub element_entry: u64,
    /// Whether it follows from a later element, and was not revealed itself.
    pub implied: bool,
    /// The steps from the element to the one that was out before it.
    pub steps: Vec<ChainStep>,
    /// How to compute all of them at once; null where there is one only.
    pub chain: Option<ShellCommand>,
}

/// A step along a chain.
#[derive(Serialize, JsonSchema)]
pub struct ChainStep {
    /// The number of the element that is hashed.
    pub from: u32,
    /// The number of the element that comes out.
    pub to: u32,
    /// The command and what it prints.
    #[serde(flatten)]
    pub step: ShellCommand,
}

/// A die read from the stream.
#[derive(Serialize, JsonSchema)]
pub struct DrawnDie {
    /// The number of the die, from 1; null for bytes that are passed over.
    pub die: usize,
    /// How many sides it has.
    pub sides: u32,
    /// The bytes, in hexadecimal digits.
    pub bytes: String,
    /// The number shown; null if the bytes are passed over.
    pub shows: Option<u32>,
}
