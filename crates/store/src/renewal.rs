//! The leases that a desk has in hand. They are renewed beside the work: a message that takes long, or a slow mail server, is no reason for a
//! second desk to do the same. Before a message is sent, the desk notices that another one has taken it while this one was stopped or
//! cut off.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::connect::{Access, open};
use crate::store::{LeasedWork, Store};
use tracing::warn;

/// A lease is renewed this many times in its length, so that one attempt may fail.
const IN_A_LEASE: u32 = 3;
/// After this many lengths of a lease nothing is renewed any more: a desk that hangs must not hold its work for ever.
const LEASES_MAX: u32 = 30;

/// The messages and games that this desk has taken and works on.
#[derive(Default)]
pub struct LeaseRenewal {
    state: Mutex<State>,
    changed: Condvar,
    /// Whether the desk has been told to end: it takes nothing new then.
    stop: Arc<AtomicBool>,
}

#[derive(Default)]
struct State {
    taken: BTreeMap<LeasedWork, HeldLease>,
    ended: bool,
}

/// Since when a lease is held, and the last moment from which it is known to have been renewed.
struct HeldLease {
    since: Instant,
    renewed: Instant,
}

/// Ends the renewal of what it is about when it is dropped.
pub struct RenewalGuard<'a> {
    renewal: &'a LeaseRenewal,
    taken: Vec<LeasedWork>,
}

impl LeaseRenewal {
    /// The leases of a desk that ends when this flag is set.
    pub fn until(stop: Arc<AtomicBool>) -> LeaseRenewal {
        LeaseRenewal { stop, ..LeaseRenewal::default() }
    }

    /// Whether the desk has been told to end.
    pub fn stops(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Renews the leases of these until the result is dropped.
    pub fn of(&self, taken: impl IntoIterator<Item = LeasedWork>) -> RenewalGuard<'_> {
        let taken: Vec<LeasedWork> = taken.into_iter().collect();
        self.hold(taken.iter().cloned(), Instant::now());
        RenewalGuard { renewal: self, taken }
    }

    /// Renews the leases of these, which were taken at this moment or later, until the desk is done with them.
    pub fn hold(&self, taken: impl IntoIterator<Item = LeasedWork>, since: Instant) {
        self.state().taken.extend(taken.into_iter().map(|one| (one, HeldLease { since, renewed: since })));
    }

    /// Ends the renewal of one of these.
    pub fn done(&self, one: &LeasedWork) {
        self.state().taken.remove(one);
    }

    /// Whether this desk still has a lease, of this length. If that was not confirmed lately, asks the store.
    ///
    /// # Errors
    /// The store cannot be asked.
    pub fn holds(
        &self,
        one: &LeasedWork,
        lease: Duration,
        store: &mut dyn Store,
    ) -> Result<bool, adjudicate_agent::Failure> {
        let lately = |held: &HeldLease| held.renewed.elapsed() < lease / 2;
        if self.state().taken.get(one).is_some_and(lately) {
            return Ok(true);
        }
        let now = Instant::now();
        let still = store.renew(std::slice::from_ref(one))?.contains(one);
        // The map is locked once: a second lock while this one is held would wait for ever.
        let mut state = self.state();
        if !still {
            state.taken.remove(one);
        } else if let Some(held) = state.taken.get_mut(one) {
            held.renewed = now;
        }
        Ok(still)
    }

    /// Renews leases until [`LeaseRenewal::end`] is called, over a connection of its own, and looks whether another server has become the
    /// primary. Reports failures and tries again; the commit of the work detects a lease that was lost meanwhile.
    pub fn run(&self, access: &Access) {
        let pause = access.lease / IN_A_LEASE;
        let mut store: Option<Box<dyn Store>> = None;
        while let Some(due) = self.wait(pause, access.lease.saturating_mul(LEASES_MAX)) {
            let now = Instant::now();
            let opened = match store.take() {
                Some(store) => Ok(store),
                None => open(access),
            };
            let renewed = opened.and_then(|mut store| {
                store.look_for_newer_server();
                let still = if due.is_empty() { Vec::new() } else { store.renew(&due)? };
                Ok((store, still))
            });
            match renewed {
                Ok((opened, still)) => {
                    store = Some(opened);
                    let mut state = self.state();
                    for one in still {
                        state.taken.get_mut(&one).into_iter().for_each(|held| held.renewed = now);
                    }
                }
                Err(failure) => warn!("leases cannot be renewed: {}", failure.message()),
            }
        }
    }

    /// Ends [`LeaseRenewal::run`].
    pub fn end(&self) {
        self.state().ended = true;
        self.changed.notify_all();
    }

    /// Waits this long and returns what was taken before that; `None` when the desk ends.
    fn wait(&self, pause: Duration, longest: Duration) -> Option<Vec<LeasedWork>> {
        let waited = self.changed.wait_timeout_while(self.state(), pause, |state| !state.ended);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let due = |held: &HeldLease| (pause..longest).contains(&held.since.elapsed());
        let due = state.taken.iter().filter(|(_, held)| due(held)).map(|(one, _)| one.clone());
        (!state.ended).then(|| due.collect())
    }

    /// The map is whole whatever a thread was at when it panicked.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl RenewalGuard<'_> {
    /// Ends the renewal of one of these, with which the desk is done.
    pub fn done(&mut self, one: &LeasedWork) {
        self.renewal.done(one);
    }
}

impl Drop for RenewalGuard<'_> {
    fn drop(&mut self) {
        let mut state = self.renewal.state();
        for one in &self.taken {
            state.taken.remove(one);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_worked_on_for_long_is_due_and_nothing_else() {
        let renewal = LeaseRenewal::default();
        let letter = |id: &str| LeasedWork::Letter(id.to_owned(), 1);
        let pause = Duration::from_millis(20);
        let mut own = renewal.of([letter("a"), letter("b")]);
        assert_eq!(renewal.wait(pause, pause * 1_000), Some(vec![letter("a"), letter("b")]));
        own.done(&letter("a"));
        let young = renewal.of([letter("c")]);
        assert_eq!(renewal.wait(Duration::ZERO, Duration::ZERO), Some(Vec::new()), "nothing is renewed without end");
        drop(young);
        assert_eq!(renewal.wait(pause, pause * 1_000), Some(vec![letter("b")]));
        drop(own);
        assert_eq!(renewal.wait(pause, pause * 1_000), Some(Vec::new()));
        renewal.end();
        assert_eq!(renewal.wait(pause, pause), None);
    }
}
