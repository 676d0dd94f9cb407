//! Hashes, and the spelling of ids.
//!
//! The functions take parts so that no caller has to build a buffer only to hash it; a hash of
//! several parts is the hash of their concatenation.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256, Sha512};

/// SHA-256 (FIPS 180-4) of the concatenation of `parts`.
pub fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// SHA-512 (FIPS 180-4) of the concatenation of `parts`.
pub fn sha512(parts: &[&[u8]]) -> [u8; 64] {
    let mut hash = Sha512::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// HMAC-SHA256 (RFC 2104) of the concatenation of `parts`; `key` may have any length.
#[expect(clippy::expect_used, reason = "the message says why it cannot fail")]
pub fn hmac_sha256(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    // RFC 2104 hashes a long key and pads a short one, so the constructor has no length to refuse.
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

/// A SHA-256 value in its role as an id: of an entry, a game or an event (protocol, section 1,
/// *id*).
///
/// The 32 bytes are public because chains, rolls and sealed boards take them raw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The 64 lower-case hex digits without the `sha256:` in front.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Reads `sha256:` and 64 lower-case hex digits: the one spelling of an id (protocol, section
    /// 1).
    ///
    /// `None` for everything else: upper case, blanks, another length.
    pub fn parse(text: &str) -> Option<Digest> {
        let digits: &[u8; 64] = text.strip_prefix("sha256:")?.as_bytes().try_into().ok()?;
        let (mut bytes, mut all) = ([0; 32], 0);
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let (high, low) = (nibble(pair[0]), nibble(pair[1]));
            *byte = high << 4 | low;
            all |= high | low;
        }
        (all < 16).then_some(Digest(bytes))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sha256:{}", self.to_hex())
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_hex())
    }
}

/// Lower-case hex, two digits a byte.
pub(super) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    text
}

/// Returns the value of a hex digit; 255 for any other byte.
fn nibble(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => u8::MAX,
    }
}
