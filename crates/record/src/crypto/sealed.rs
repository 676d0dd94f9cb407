//! Sealed boards: a tree of salted leaves, one for every step that a path allows (protocol, section 7).
//!
//! The root binds the whole path; a leaf with its audit path shows one step of it and nothing else.

use super::digest::{Digest, hmac_sha256, sha256};

/// How many leaves a board has: three strides from each of 81 squares and from off the board.
pub const LEAVES: usize = 246;

/// The salt of leaf `index`: the first 16 bytes of HMAC-SHA256 under the salt key.
pub fn salt(salt_key: &[u8; 32], index: u16) -> [u8; 16] {
    let mut salt = [0; 16];
    salt.copy_from_slice(&hmac_sha256(salt_key, &[&index.to_be_bytes()])[..16]);
    salt
}

/// Leaf `index` of the player in seat number `seat` (the first is 1), which leads to `to` (0 to 82).
pub fn leaf(game_id: &Digest, seat: u8, index: u16, to: u8, salt: &[u8; 16]) -> [u8; 32] {
    sha256(&[&[0], b"adjudicate/leaf/v1\0", &game_id.0, &[seat], &index.to_be_bytes(), &[to], salt])
}

fn node(left: &[u8; 32], right: &[u8; 32]) -> [u8; 32] {
    sha256(&[&[1], left, right])
}

/// The number of leaves in the left half of a tree: the largest power of two below its size (RFC 6962, section 2.1).
fn split(size: usize) -> usize {
    size.next_power_of_two() / 2
}

/// The root of a tree with these leaves, at least one (RFC 6962, section 2.1).
pub fn root(leaves: &[[u8; 32]]) -> [u8; 32] {
    match leaves {
        [] => sha256(&[]),
        [leaf] => *leaf,
        _ => {
            let (left, right) = leaves.split_at(split(leaves.len()));
            node(&root(left), &root(right))
        }
    }
}

/// The audit path of leaf `index`, lowest first (RFC 6962, section 2.1.1); empty for an index that the tree does not have.
pub fn audit_path(leaves: &[[u8; 32]], index: usize) -> Vec<[u8; 32]> {
    if leaves.len() < 2 || index >= leaves.len() {
        return Vec::new();
    }
    let half = split(leaves.len());
    let (left, right) = leaves.split_at(half);
    let (mut path, sibling) = match index < half {
        true => (audit_path(left, index), root(right)),
        false => (audit_path(right, index - half), root(left)),
    };
    path.push(sibling);
    path
}

/// On which side of the path from leaf `index` of `size` its siblings lie, lowest first: whether it is the right one.
pub fn sides(index: usize, size: usize) -> Vec<bool> {
    if size < 2 || index >= size {
        return Vec::new();
    }
    let half = split(size);
    let (mut below, right) = match index < half {
        true => (sides(index, half), true),
        false => (sides(index - half, size - half), false),
    };
    below.push(right);
    below
}

/// The root of a tree of `size` leaves that has `leaf` at `index` with this audit path; `None` if the path has not the
/// length that it must have there.
pub fn root_through(leaf: [u8; 32], index: usize, size: usize, path: &[[u8; 32]]) -> Option<[u8; 32]> {
    match (size, path.split_last()) {
        (1, None) => Some(leaf),
        (2.., Some((sibling, below))) if index < size => {
            let half = split(size);
            match index < half {
                true => Some(node(&root_through(leaf, index, half, below)?, sibling)),
                false => Some(node(sibling, &root_through(leaf, index - half, size - half, below)?)),
            }
        }
        _ => None,
    }
}
