//! Renewing leases while work goes on, beside the work: a message that takes long, or a slow mail server, is no reason for a second desk to
//! do the same.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::connect::{Access, open};
use crate::store::{LeasedWork, Store};
use tracing::warn;

/// A lease is renewed this many times in its length, so that one attempt may fail.
const IN_A_LEASE: u32 = 3;
/// After this many lengths of a lease nothing is renewed any more: a desk that hangs must not hold its work for ever.
const LEASES_MAX: u32 = 30;

/// The messages that this desk has taken and works on, and since when.
#[derive(Default)]
pub struct LeaseRenewal {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    taken: BTreeMap<LeasedWork, Instant>,
    ended: bool,
}

/// Ends the renewal of what it is about when it is dropped.
pub struct RenewalGuard<'a> {
    renewal: &'a LeaseRenewal,
    taken: Vec<LeasedWork>,
}

impl LeaseRenewal {
    /// Renews the leases of these until the result is dropped.
    pub fn of(&self, taken: impl IntoIterator<Item = LeasedWork>) -> RenewalGuard<'_> {
        let (taken, now): (Vec<LeasedWork>, _) = (taken.into_iter().collect(), Instant::now());
        self.state().taken.extend(taken.iter().map(|one| (one.clone(), now)));
        RenewalGuard { renewal: self, taken }
    }

    /// Renews leases until [`LeaseRenewal::end`] is called, over a connection of its own, which is opened when the first lease needs
    /// it. Reports failures and tries again; the commit of the work detects a lease that was lost meanwhile.
    pub fn run(&self, access: &Access) {
        let pause = access.lease / IN_A_LEASE;
        let mut store: Option<Box<dyn Store>> = None;
        while let Some(due) = self.wait(pause, access.lease.saturating_mul(LEASES_MAX)) {
            if due.is_empty() {
                continue;
            }
            let opened = match store.take() {
                Some(store) => Ok(store),
                None => open(access),
            };
            match opened.and_then(|mut store| store.renew(&due).map(|()| store)) {
                Ok(opened) => store = Some(opened),
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
        let due = |since: &Instant| (pause..longest).contains(&since.elapsed());
        let due = state.taken.iter().filter(|(_, since)| due(since)).map(|(one, _)| one.clone());
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
        self.renewal.state().taken.remove(one);
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
