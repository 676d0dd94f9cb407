//! The keystream that dice are read from.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::crypto::{Digest, sha256};

/// The seed of throw number `completed` (throws completed before it) of a game: SHA-256 over a label, the game's id, that
/// number and the elements, in seat order with the referee's last (protocol, section 4, "Throw").
pub fn seed(game: &Digest, completed: u32, elements: &[[u8; 32]]) -> [u8; 32] {
    let number = completed.to_be_bytes();
    let mut parts: Vec<&[u8]> = vec![b"adjudicate/roll/v1\0", &game.0, &number];
    parts.extend(elements.iter().map(|element| element.as_slice()));
    sha256(&parts)
}

/// Returns the first bytes of the keystream of this seed, so that it can be shown.
pub fn keystream(seed: [u8; 32], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    ChaCha20Rng::from_seed(seed).fill_bytes(&mut bytes);
    bytes
}

/// Dice read from the ChaCha20 keystream of one seed (RFC 8439, nonce zero, counter from zero).
pub struct DiceStream {
    /// `ChaCha20Rng` counts blocks in 64 bits where RFC 8439 has 32; they agree for the first 256 GiB.
    rng: ChaCha20Rng,
    block: [u8; 64],
    read: u64,
}

impl DiceStream {
    /// The stream of this seed, at its first byte.
    pub fn new(seed: [u8; 32]) -> DiceStream {
        DiceStream { rng: ChaCha20Rng::from_seed(seed), block: [0; 64], read: 0 }
    }

    /// The next byte of the keystream.
    fn byte(&mut self) -> u32 {
        let place = (self.read % 64) as usize;
        if place == 0 {
            self.rng.fill_bytes(&mut self.block);
        }
        self.read += 1;
        u32::from(self.block[place])
    }

    /// Throws one die: numbers from 1 to `sides`. A die of up to 256 sides takes one byte and drops those that would favour
    /// low numbers; a larger one takes two. `sides` is at least 1 and at most 65,536.
    pub fn die(&mut self, sides: u32) -> u32 {
        let sides = sides.max(1);
        loop {
            let (drawn, range) = match sides <= 256 {
                true => (self.byte(), 256),
                false => (self.byte() << 8 | self.byte(), 65_536),
            };
            if drawn < range - range % sides {
                return drawn % sides + 1;
            }
        }
    }

    /// Throws dice one after the other.
    pub fn throw(&mut self, dice: &[u32]) -> Vec<u32> {
        dice.iter().map(|sides| self.die(*sides)).collect()
    }

    /// How many bytes of the keystream have been read.
    pub fn bytes_read(&self) -> u64 {
        self.read
    }
}
