//! Dice chains: hash chains whose elements are revealed one per roll (protocol, section 4).

use std::fmt;
use std::sync::OnceLock;

use sha2::{Digest as _, Sha256};

use super::digest::Digest;
use super::identity::Identity;
use super::key::PublicKey;

/// Elements in a chain that this program makes: more rolls than any game has.
pub const LENGTH: u32 = 65_536;

/// Distance between the elements that a [`Chain`] keeps.
const SPACING: u32 = 256;

/// `x[j-1]`, given `x[j]`: SHA-256 of `"adjudicate/chain/v1\0" || game id || key || j || x[j]`
/// (protocol, section 4).
pub fn step(game_id: &Digest, key: &PublicKey, j: u32, x_j: &[u8; 32]) -> [u8; 32] {
    StepHash::new(game_id, key).step(j, x_j)
}

/// Hashes `x`, element `from` of a chain (not below `to`), down to element `to`.
pub fn down(game_id: &Digest, key: &PublicKey, from: u32, to: u32, x: &[u8; 32]) -> [u8; 32] {
    StepHash::new(game_id, key).walk(from, to, *x)
}

/// Whether `x_j` is element `j` (from 1) of the chain whose element `j - 1` (the tip, for `j` = 1)
/// is `previous`.
pub fn follows(game_id: &Digest, key: &PublicKey, j: u32, previous: &[u8; 32], x_j: &[u8; 32]) -> bool {
    j > 0 && step(game_id, key, j, x_j) == *previous
}

/// The hash with what all steps of a chain have in common already taken in, which spares a third of
/// the work.
struct StepHash(Sha256);

impl StepHash {
    fn new(game_id: &Digest, key: &PublicKey) -> StepHash {
        StepHash(
            Sha256::new().chain_update(b"adjudicate/chain/v1\0").chain_update(game_id.0).chain_update(key.as_bytes()),
        )
    }

    fn step(&self, j: u32, x_j: &[u8; 32]) -> [u8; 32] {
        self.0.clone().chain_update(j.to_be_bytes()).chain_update(x_j).finalize().into()
    }

    /// `x[to]`, given `x[from]`.
    fn walk(&self, from: u32, to: u32, x: [u8; 32]) -> [u8; 32] {
        (to + 1..=from).rev().fold(x, |x, j| self.step(j, &x))
    }
}

/// A player's own chain in one game: 8 KiB of elements kept, from which every other one is at most
/// 255 steps away. They are made when the first element is asked for: games without dice need none.
///
/// Its last element reveals all later throws once the others reveal theirs, so `Debug` shows none of it.
pub struct Chain {
    steps: StepHash,
    length: u32,
    last: [u8; 32],
    /// `x[0]`, `x[256]`, `x[512]`, ... as far as they lie before the last element.
    kept: OnceLock<Vec<[u8; 32]>>,
}

impl Chain {
    /// The chain that `identity` uses in the game behind its entry `base`: [`LENGTH`] elements, the last from the
    /// private key (protocol, section 4.2).
    ///
    /// The first use of it takes 65,536 hashes, some ten milliseconds.
    pub fn new(identity: &Identity, game_id: &Digest, base: &Digest) -> Chain {
        Chain::from_last(game_id, &identity.public(), LENGTH, identity.chain_secret(game_id, base))
    }

    /// The chain with `length` elements after the tip, of which `last` is the last. The first use
    /// takes `length` hashes.
    pub fn from_last(game_id: &Digest, key: &PublicKey, length: u32, last: [u8; 32]) -> Chain {
        Chain { steps: StepHash::new(game_id, key), length, last, kept: OnceLock::new() }
    }

    fn kept(&self) -> &[[u8; 32]] {
        self.kept.get_or_init(|| {
            let mut kept = Vec::new();
            let (mut at, mut x) = (self.length, self.last);
            while at > 0 {
                let next = (at - 1) / SPACING * SPACING;
                x = self.steps.walk(at, next, x);
                kept.push(x);
                at = next;
            }
            kept.reverse();
            kept
        })
    }

    /// `x[0]`: what a `join` or `rekey` publishes.
    pub fn tip(&self) -> [u8; 32] {
        self.kept().first().copied().unwrap_or(self.last)
    }

    /// `x[j]`; `x[0]` is the tip. `None` beyond the end of the chain.
    pub fn element(&self, j: u32) -> Option<[u8; 32]> {
        if j > self.length {
            return None;
        }
        let row = j.div_ceil(SPACING);
        Some(match self.kept().get(row as usize) {
            Some(x) => self.steps.walk(row * SPACING, j, *x),
            None => self.steps.walk(self.length, j, self.last),
        })
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain").field("length", &self.length).finish_non_exhaustive()
    }
}
