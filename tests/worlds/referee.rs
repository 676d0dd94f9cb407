//! The verdicts on entries. All programs of a world judge alike, and an entry's id covers everything before it; so each
//! entry is judged once in a world where it stands behind another one, and not once in every program, and so are
//! branches and slips.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard};

use adjudicate::crypto::{Chain, Digest, Identity};
use adjudicate::log::{SignedEntry, Slip};
use adjudicate::referee::{Fault, ForkChoice, Match, open};
use adjudicate_agent::game_files::{EntryJudge, UncachedJudge};

use crate::keys::Chains;
use crate::letters::Post;

/// An entry on the one before it, with its signature: the id does not cover that.
type Key = (Option<Digest>, Digest, [u8; 64]);

/// The referee of one world.
pub struct Referee {
    judged: Mutex<HashMap<Key, Result<Arc<Match>, Fault>>>,
    /// The matches behind valid entries.
    behind: Mutex<HashMap<Digest, Arc<Match>>>,
    settled: Mutex<HashMap<u64, Arc<ForkChoice>>>,
    slips: Mutex<HashMap<u64, Result<(), Fault>>>,
    chains: Arc<Chains>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap()
}

impl Referee {
    /// The referee of a world with these chains.
    pub fn new(chains: &Arc<Chains>) -> Referee {
        let (judged, behind) = (Mutex::default(), Mutex::default());
        Referee { judged, behind, settled: Mutex::default(), slips: Mutex::default(), chains: chains.clone() }
    }

    /// Judges a letter on the match before it, or as a charter if there is none.
    pub fn judge(&self, before: Option<&Match>, letter: &SignedEntry) -> Result<Arc<Match>, Fault> {
        let key = (before.map(Match::head), letter.id, *letter.entry.sig.as_bytes());
        if let Some(known) = lock(&self.judged).get(&key) {
            return known.clone();
        }
        let after = match before {
            None => open(letter),
            Some(before) => UncachedJudge.apply(before, letter),
        };
        let judged = after.map(Arc::new);
        if let Ok(after) = &judged {
            lock(&self.behind).insert(letter.id, after.clone());
        }
        lock(&self.judged).insert(key, judged.clone());
        judged
    }

    /// The match at the end of entries that are valid.
    pub fn replay(&self, log: &[Post]) -> Arc<Match> {
        if let Some(known) = log.last().and_then(|last| lock(&self.behind).get(&last.id).cloned()) {
            return known;
        }
        let state = log.iter().fold(None, |before: Option<Arc<Match>>, letter| {
            let after = self.judge(before.as_deref(), letter);
            Some(after.unwrap_or_else(|fault| panic!("a log is no longer valid: {fault} of {:?}", letter.entry)))
        });
        state.expect("a log has a charter")
    }

    /// Settles these entries for a reader who has followed `followed`: the same for the same ones.
    pub fn settled(&self, letters: &[&SignedEntry], followed: &dyn Fn(&Digest) -> bool) -> Arc<ForkChoice> {
        let mut hasher = DefaultHasher::new();
        letters.iter().for_each(|one| (one.id, one.entry.sig.as_bytes(), followed(&one.id)).hash(&mut hasher));
        let made = || Arc::new(UncachedJudge.settle(letters, followed));
        lock(&self.settled).entry(hasher.finish()).or_insert_with(made).clone()
    }
}

impl EntryJudge for Referee {
    fn apply(&self, before: &Match, letter: &SignedEntry) -> Result<Match, Fault> {
        self.judge(Some(before), letter).map(|after| (*after).clone())
    }

    fn settle(&self, letters: &[&SignedEntry], followed: &dyn Fn(&Digest) -> bool) -> ForkChoice {
        (*self.settled(letters, followed)).clone()
    }

    fn check_slip(&self, state: &Match, slip: &Slip) -> Result<(), Fault> {
        let mut hasher = DefaultHasher::new();
        (state.head(), slip.after, slip.by.as_str(), slip.kind.name(), slip.sig.as_bytes()).hash(&mut hasher);
        let key = hasher.finish();
        if let Some(known) = lock(&self.slips).get(&key) {
            return known.clone();
        }
        let found = UncachedJudge.check_slip(state, slip);
        lock(&self.slips).insert(key, found.clone());
        found
    }

    fn chain(&self, identity: &Identity, game: &Digest, base: &Digest) -> Arc<Chain> {
        self.chains.get(identity, game, base)
    }
}
