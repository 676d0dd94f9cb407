//! What entries come to. All programs of a world judge alike, and an entry's id covers everything before it; so each entry is
//! judged once in a world where it stands behind the end of a log, and not once in every program. Branches are settled by the
//! crate alone.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::log::Slip;
use adjudicate::referee::{Class, Match, ReadEntry, Settled, Signed, open, settle};

use crate::letters::Post;

/// An entry on the one before it, with its signature: the id does not cover that.
type Key = (Option<Digest>, Digest, [u8; 64]);

/// The referee of one world.
#[derive(Default)]
pub struct Referee {
    judged: RefCell<HashMap<Key, Result<Arc<Match>, Class>>>,
    settled: RefCell<HashMap<u64, Rc<Settled>>>,
    slips: RefCell<HashMap<Key, bool>>,
}

impl Referee {
    /// What a letter comes to on the match before it, or as a charter where there is none.
    pub fn judge(&self, before: Option<&Match>, letter: &ReadEntry) -> Result<Arc<Match>, Class> {
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

    /// What `found` finds out about a slip in this match, once.
    pub fn waits(&self, state: &Match, slip: &Slip, found: impl FnOnce() -> bool) -> bool {
        let key = (Some(state.head()), slip.id(), *slip.sig.as_bytes());
        if let Some(known) = self.slips.borrow().get(&key) {
            return *known;
        }
        let waits = found();
        self.slips.borrow_mut().insert(key, waits);
        waits
    }

    /// What these entries come to, for who has followed `followed`: the same for the same ones.
    pub fn settle<'a>(&self, letters: impl Iterator<Item = &'a Post>, followed: &BTreeSet<Digest>) -> Rc<Settled> {
        let letters: Vec<&ReadEntry> = letters.map(|letter| &**letter).collect();
        let mut hasher = DefaultHasher::new();
        letters.iter().for_each(|letter| (letter.id, letter.entry.sig.as_bytes()).hash(&mut hasher));
        followed.hash(&mut hasher);
        let made = || Rc::new(settle(&letters, |id| followed.contains(id)));
        self.settled.borrow_mut().entry(hasher.finish()).or_insert_with(made).clone()
    }
}

/// An entry as the referee takes it.
pub fn signed(letter: &ReadEntry) -> Signed<'_> {
    Signed { entry: &letter.entry, payload: &letter.payload }
}
