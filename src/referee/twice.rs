//! What nobody should sign: an entry which, with another one of his, would prove that he has signed twice.
//!
//! Who is honest can come near it without knowing. A turn of his fell out by a crossing letter, and it is his turn again; or
//! his log is an old one, and what he signed behind its end is kept beside it because somebody else has forked the game.

use std::collections::BTreeMap;

use super::crossing::{Apply, Letter, settle_with};
use crate::crypto::Digest;

/// The entry which, with the next one, would prove that its author has signed twice, if there is one among those that are kept
/// beside the log. What is given are the log, charter first, what is kept beside it, the entry that would stand at the end of
/// the log, and what says of an entry whether the same key has signed it.
///
/// That is judged as evidence is: by the two entries and what each of them is built on, and nothing else.
pub fn signed_before<'a>(
    log: &[&'a Letter],
    beside: &[&'a Letter],
    next: &'a Letter,
    is_own: impl Fn(&Letter) -> bool,
    apply: &mut Apply<'_>,
) -> Option<&'a Letter> {
    let known: BTreeMap<Digest, &Letter> = log.iter().chain(beside).map(|letter| (letter.id, *letter)).collect();
    let mut proves = |other: &&'a Letter| {
        let mut letters: Vec<&Letter> = log.iter().copied().chain([next, *other]).collect();
        let mut before = other.entry.prev;
        while let Some(letter) = before.and_then(|id| known.get(&id)) {
            letters.push(letter);
            before = letter.entry.prev;
        }
        let pair = (next.id.min(other.id), next.id.max(other.id));
        settle_with(&letters, apply).forks.iter().any(|fork| (fork.one, fork.other) == pair)
    };
    beside.iter().copied().filter(|letter| letter.id != next.id && is_own(letter)).find(|other| proves(other))
}
