//! Public keys: how they are spelled, and which of them a log may introduce.
//!
//! Reading a spelling and checking the point are apart, because the protocol names them as
//! different faults: a key line that is no key is a fault of spelling, a key that is no good point
//! is one of the charter (or of the rekey).

use std::fmt;

use adjudicate_rules::{Phrase, phrase};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, STANDARD_NO_PAD};
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};

use super::digest::{hex, sha256};

/// The key type's name in OpenSSH's formats (RFC 8709).
pub(super) const ALGORITHM: &str = "ssh-ed25519";

/// The first bytes of every OpenSSH blob of an Ed25519 key: the name and the length of the point, as SSH strings.
const BLOB_HEAD: &[u8; 19] = b"\0\0\0\x0bssh-ed25519\0\0\0\x20";

/// Length in bytes of the OpenSSH blob of an Ed25519 key.
pub(super) const BLOB_LENGTH: usize = 51;

/// An Ed25519 public key: the 32 bytes that a signature is checked against, not yet known to be a
/// good point.
///
/// Equality and order are those of the bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PublicKey([u8; 32]);

/// Why 32 bytes are not allowed as a key (protocol, section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyFault {
    /// No point of the curve is encoded by these bytes, or its encoding is another one.
    NotCanonical,
    /// The point has an order of 8 or less: one signature would hold for any message.
    SmallOrder,
}

/// Why a text is not the spelling of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyTextFault {
    /// It does not begin with `ssh-ed25519` and one blank.
    NotAKey,
    /// It is an OpenSSH key of this other type.
    OtherType(String),
    /// It is (part of) a private key file.
    Private,
    /// It has more than one line.
    SeveralLines,
    /// The text after the name is not canonical base64, or more text follows it.
    Base64,
    /// The base64 holds something else than the 51 bytes of an Ed25519 key.
    Blob,
}

impl PublicKey {
    /// The key with these 32 bytes, whatever they are; [`check`](Self::check) judges them.
    pub const fn from_bytes(bytes: [u8; 32]) -> PublicKey {
        PublicKey(bytes)
    }

    /// The 32 bytes, as they enter signatures and chains.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Reads `ssh-ed25519 ` and the base64 of the key blob: the one spelling of a key (protocol,
    /// section 1, *key*).
    ///
    /// # Errors
    ///
    /// [`KeyTextFault`] for everything else, a comment after the key included. The point is not
    /// judged.
    pub fn parse(text: &str) -> Result<PublicKey, KeyTextFault> {
        let Some((name, base64)) = text.split_once(' ') else {
            return Err(other_text(text));
        };
        if name != ALGORITHM {
            return Err(other_text(name));
        }
        let blob = STANDARD.decode(base64).map_err(|_| KeyTextFault::Base64)?;
        let blob: [u8; BLOB_LENGTH] = blob.try_into().map_err(|_| KeyTextFault::Blob)?;
        match blob.split_first_chunk() {
            Some((BLOB_HEAD, point)) => {
                let point = point.try_into().map_err(|_| KeyTextFault::Blob)?;
                Ok(PublicKey(point))
            }
            _ => Err(KeyTextFault::Blob),
        }
    }

    /// Reads what a person pastes: a line of a `.pub` file, with or without comment, with blanks
    /// and line ends around it.
    ///
    /// # Errors
    ///
    /// [`KeyTextFault`] if it is not one line with one key. The point is not judged.
    pub fn parse_line(text: &str) -> Result<PublicKey, KeyTextFault> {
        let text = text.trim();
        if text.contains("PRIVATE KEY") {
            return Err(KeyTextFault::Private);
        }
        if text.lines().count() > 1 {
            return Err(KeyTextFault::SeveralLines);
        }
        let mut words = text.split_whitespace();
        match (words.next(), words.next()) {
            (Some(name), Some(base64)) => Self::parse(&format!("{name} {base64}")),
            _ => Self::parse(text),
        }
    }

    /// Whether a log may introduce this key: the canonical encoding of a point that is not of small
    /// order (protocol, section 3). A point of mixed order is allowed.
    ///
    /// # Errors
    ///
    /// The first [`KeyFault`] that holds, in the order in which they are declared.
    pub fn check(&self) -> Result<(), KeyFault> {
        self.point().map(|_| ())
    }

    /// The point, if [`check`](Self::check) allows it.
    pub(super) fn point(&self) -> Result<EdwardsPoint, KeyFault> {
        let encoded = CompressedEdwardsY(self.0);
        let point = encoded.decompress().ok_or(KeyFault::NotCanonical)?;
        // Decompressing forgives a y that is not reduced and a sign on x = 0; both come out
        // different.
        if point.compress() != encoded {
            return Err(KeyFault::NotCanonical);
        }
        if point.is_small_order() {
            return Err(KeyFault::SmallOrder);
        }
        Ok(point)
    }

    /// The fingerprint as OpenSSH prints it: `SHA256:` and unpadded base64 of the SHA-256 of the
    /// key blob.
    pub fn fingerprint(&self) -> String {
        format!("SHA256:{}", STANDARD_NO_PAD.encode(sha256(&[&self.blob()])))
    }

    /// The key as OpenSSH's wire format has it (RFC 8709, section 4).
    pub(super) fn blob(&self) -> [u8; BLOB_LENGTH] {
        let mut blob = [0; BLOB_LENGTH];
        let (head, point) = blob.split_at_mut(BLOB_HEAD.len());
        head.copy_from_slice(BLOB_HEAD);
        point.copy_from_slice(&self.0);
        blob
    }
}

/// Returns the fault of a text that does not begin as an Ed25519 key does.
fn other_text(name: &str) -> KeyTextFault {
    let name = name.split_whitespace().next().unwrap_or_default();
    let other = ["ssh-", "ecdsa-", "sk-"].iter().any(|start| name.starts_with(start));
    if other && name != ALGORITHM {
        KeyTextFault::OtherType(name.chars().take(64).collect())
    } else {
        KeyTextFault::NotAKey
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{ALGORITHM} {}", STANDARD.encode(self.blob()))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({})", hex(&self.0))
    }
}

impl KeyFault {
    /// The fault in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            KeyFault::NotCanonical => phrase!("fault-key-point", "not the canonical encoding of a point"),
            KeyFault::SmallOrder => phrase!("fault-key-order", "a key of small order"),
        }
    }
}

impl fmt::Display for KeyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for KeyFault {}

impl KeyTextFault {
    /// The fault in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            KeyTextFault::NotAKey => {
                phrase!("key-text-none", "not an OpenSSH Ed25519 key: it begins `ssh-ed25519 `")
            }
            KeyTextFault::OtherType(name) => {
                phrase!("key-text-type", "a key of type `{name}`; only `ssh-ed25519` keys are used", name)
            }
            KeyTextFault::Private => {
                phrase!("key-text-private", "a private key, where its public half (the `.pub` file) belongs")
            }
            KeyTextFault::SeveralLines => {
                phrase!("key-text-lines", "more than one line, where one key belongs")
            }
            KeyTextFault::Base64 => {
                phrase!("key-text-base64", "what follows `ssh-ed25519 ` is not base64 as a key has it")
            }
            KeyTextFault::Blob => phrase!("key-text-blob", "not an OpenSSH Ed25519 public key blob"),
        }
    }
}

impl fmt::Display for KeyTextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for KeyTextFault {}
