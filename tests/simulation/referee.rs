//! What entries come to. All programs of a world judge alike, and an entry's id covers everything before it, so each entry is
//! judged once in a world and not once in every program and every settling.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::referee::{Class, Fork, Letter, Match, Settled, Signed, open, settle_with, signed_before};

use crate::letters::Post;
use crate::person::Disk;

/// An entry on the one before it, with its signature: the id does not cover that.
type Key = (Option<Digest>, Digest, [u8; 64]);

/// The referee of one world.
#[derive(Default)]
pub struct Referee {
    judged: RefCell<HashMap<Key, Result<Arc<Match>, Class>>>,
}

impl Referee {
    /// What a letter comes to on the match before it, or as a charter where there is none.
    pub fn judge(&self, before: Option<&Match>, letter: &Letter) -> Result<Arc<Match>, Class> {
        let key = (before.map(Match::head), letter.id, *letter.entry.sig.as_bytes());
        if let Some(known) = self.judged.borrow().get(&key) {
            return known.clone();
        }
        let after = match before {
            None => open(signed(letter)),
            Some(before) => {
                let mut after = before.clone();
                after.apply(signed(letter)).map(|()| after)
            }
        };
        let judged = after.map(Arc::new).map_err(|fault| fault.class);
        self.judged.borrow_mut().insert(key, judged.clone());
        judged
    }

    /// The match at the end of entries that are valid.
    pub fn replay(&self, log: &[Post]) -> Arc<Match> {
        let state = log.iter().fold(None, |before: Option<Arc<Match>>, letter| {
            let after = self.judge(before.as_deref(), letter);
            Some(after.unwrap_or_else(|class| panic!("a log is no longer valid: {class} of {:?}", letter.entry)))
        });
        state.expect("a log has a charter")
    }

    /// What remains of these entries.
    pub fn settle<'a>(&self, letters: impl Iterator<Item = &'a Post>) -> Settled {
        let letters: Vec<&Letter> = letters.map(|letter| &**letter).collect();
        settle_with(&letters, &mut |before, letter| self.judge(before, letter).ok())
    }

    /// Proofs of a double signature among these entries.
    pub fn forks<'a>(&self, letters: impl Iterator<Item = &'a Post>) -> Vec<Fork> {
        self.settle(letters).forks
    }

    /// Whether an entry would prove, with another own one beside the log, that its author has signed twice.
    pub fn is_second(&self, disk: &Disk, next: &Letter, is_own: impl Fn(&Letter) -> bool) -> bool {
        let log: Vec<&Letter> = disk.log.iter().map(|letter| &**letter).collect();
        let beside: Vec<&Letter> = disk.aside.values().map(|letter| &**letter).collect();
        signed_before(&log, &beside, next, is_own, &mut |before, letter| self.judge(before, letter).ok()).is_some()
    }
}

/// An entry as the referee takes it.
pub fn signed(letter: &Letter) -> Signed<'_> {
    Signed { entry: &letter.entry, payload: &letter.payload }
}
