//! An Ed25519 private key, and everything that is derived from it, so that a player must keep nothing but a key file.

use std::fmt;

use ed25519_dalek::{Signer as _, SigningKey};

use super::digest::{Digest, hmac_sha256};
use super::key::PublicKey;
use super::signature::{Namespace, Signature, preimage};

#[cfg(feature = "keys")]
mod file;

#[cfg(feature = "keys")]
pub use file::{IdentityError, KEY_FILE_RANDOM};

/// An Ed25519 private key. The memory of each copy is wiped when it is dropped, and its `Debug` shows the public
/// half only.
#[derive(Clone)]
pub struct Identity(SigningKey);

impl Identity {
    /// The identity with this 32-byte private key (RFC 8032's seed).
    pub fn from_seed(seed: &[u8; 32]) -> Identity {
        Identity(SigningKey::from_bytes(seed))
    }

    /// A new identity from a source of randomness, which fills 32 bytes:
    /// `Identity::generate(getrandom::fill)`.
    ///
    /// # Errors
    ///
    /// The source's own.
    pub fn generate<E>(fill: impl FnOnce(&mut [u8]) -> Result<(), E>) -> Result<Identity, E> {
        let mut seed = [0; 32];
        fill(&mut seed)?;
        Ok(Identity::from_seed(&seed))
    }

    /// The public half.
    pub fn public(&self) -> PublicKey {
        PublicKey::from_bytes(self.0.verifying_key().to_bytes())
    }

    /// Signs the SSHSIG preimage of `payload` (protocol, section 3). The same payload always gives
    /// the same bytes.
    pub fn sign(&self, namespace: Namespace, payload: &[u8]) -> Signature {
        Signature::from_bytes(self.0.sign(&preimage(namespace, payload)).to_bytes())
    }

    /// The last element of this key's dice chain whose tip is brought behind the entry `base` of a game: HMAC-SHA256
    /// under the private key of `"adjudicate/secret/v1\0" || game id || base` (protocol, section 4.2). Secret until the
    /// game is over. Two branches of a game have different bases, so elements of one foretell nothing in the other.
    pub fn chain_secret(&self, game_id: &Digest, base: &Digest) -> [u8; 32] {
        hmac_sha256(self.0.as_bytes(), &[b"adjudicate/secret/v1\0", &game_id.0, &base.0])
    }

    /// The salt key of this key's sealed board in a game: HMAC-SHA256 under the private key of
    /// `"adjudicate/board/v1\0" || game id` (protocol, section 7). Secret until the board is
    /// opened.
    pub fn salt_key(&self, game_id: &Digest) -> [u8; 32] {
        hmac_sha256(self.0.as_bytes(), &[b"adjudicate/board/v1\0", &game_id.0])
    }

    /// Returns the element that this key contributes to the lots of an event that it directs: HMAC-SHA256 under the
    /// private key of `"adjudicate/event/secret/v1\0" || nonce`. No part of the protocol: any 32 bytes would do. Secret
    /// until the start.
    pub fn event_element(&self, nonce: &[u8; 16]) -> [u8; 32] {
        hmac_sha256(self.0.as_bytes(), &[b"adjudicate/event/secret/v1\0", nonce])
    }

    /// Proves that this key wrote what a program keeps where other programs can write, too: HMAC-SHA256 under the private key of
    /// `"adjudicate/kept/v1\0"` and the parts, each behind its length in eight bytes. No part of the protocol.
    pub fn kept_mac(&self, parts: &[&[u8]]) -> [u8; 32] {
        let lengths: Vec<[u8; 8]> = parts.iter().map(|part| (part.len() as u64).to_be_bytes()).collect();
        let framed = lengths.iter().zip(parts).flat_map(|(length, part)| [length.as_slice(), part]);
        let all: Vec<&[u8]> = std::iter::once(b"adjudicate/kept/v1\0".as_slice()).chain(framed).collect();
        hmac_sha256(self.0.as_bytes(), &all)
    }

    /// Returns the seed of this key's random board in a game: HMAC-SHA256 under the private key of
    /// `"adjudicate/path/v1\0" || game id`. No part of the protocol: a player may seal any board.
    pub fn path_seed(&self, game_id: &Digest) -> [u8; 32] {
        hmac_sha256(self.0.as_bytes(), &[b"adjudicate/path/v1\0", &game_id.0])
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Identity").field(&self.public()).finish()
    }
}
