//! Lots between players, as hashes of the event's seed.

use sha2::{Digest, Sha256};

/// How many bits of the hash a lot has. Wide enough that two different pairings of a thousand players tie with a
/// probability below 2 to the minus 29 (the isolation lemma: pairs possible, divided by lots possible), narrow enough
/// for a thousand of them to fit beside the other aims.
pub(super) const BITS: u32 = 48;

/// The lot of two players: the first six bytes, as a big-endian number, of SHA-256(`seed` || "pair" || lower number ||
/// higher number), the numbers as four bytes, big-endian. Number 0 is the bye.
pub(super) fn pair(seed: &[u8; 32], a: u32, b: u32) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seed);
    hash.update(b"pair");
    hash.update(a.min(b).to_be_bytes());
    hash.update(a.max(b).to_be_bytes());
    top(&hash.finalize())
}

/// The lot of one player in the `start`-th order drawn: as above of SHA-256(`seed` || "line" || start || number).
pub(super) fn single(seed: &[u8; 32], start: u32, number: u32) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seed);
    hash.update(b"line");
    hash.update(start.to_be_bytes());
    hash.update(number.to_be_bytes());
    top(&hash.finalize())
}

/// The first six bytes as a number.
fn top(digest: &[u8]) -> u64 {
    digest.iter().take(BITS as usize / 8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}
