//! Messages on their way from the desk that has written them to its own sender, without a way through the store: there they are taken
//! already, by lease, and stay until they are sent.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::store::QueuedLetter;

/// So many messages at most lie here: what a sender can be expected to send before the lease ends.
const MOST: usize = 50;
/// A queue into which one thread puts messages, and from which another takes them.
#[derive(Default)]
pub struct SendQueue {
    letters: Mutex<VecDeque<QueuedLetter>>,
    more: Condvar,
}

impl SendQueue {
    /// How many more fit.
    pub(crate) fn room(&self) -> usize {
        MOST.saturating_sub(self.lie_here().len())
    }

    /// Puts messages here that were taken.
    pub(crate) fn put(&self, letters: Vec<QueuedLetter>) {
        if !letters.is_empty() {
            self.lie_here().extend(letters);
            self.more.notify_one();
        }
    }

    /// Takes all that lie here, the oldest first; if there are none, waits so long for one.
    pub fn take(&self, wait: Duration) -> Vec<QueuedLetter> {
        let here = self.more.wait_timeout_while(self.lie_here(), wait, |here| here.is_empty());
        let (here, _) = here.unwrap_or_else(PoisonError::into_inner);
        if here.is_empty() {
            return Vec::new();
        }
        drop(here);
        self.lie_here().drain(..).collect()
    }

    /// A queue is whole whatever a thread was at when it panicked.
    fn lie_here(&self) -> MutexGuard<'_, VecDeque<QueuedLetter>> {
        self.letters.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_down_is_taken_in_its_order() {
        let tray = SendQueue::default();
        assert!(tray.take(Duration::ZERO).is_empty());
        let letter = |id: &str| QueuedLetter { id: id.to_owned(), body: Vec::new(), attempt: 1, cause: None };
        std::thread::scope(|scope| {
            let taken = scope.spawn(|| tray.take(Duration::from_secs(60)));
            tray.put(Vec::new());
            tray.put(vec![letter("a"), letter("b")]);
            let ids: Vec<String> = taken.join().unwrap().into_iter().map(|one| one.id).collect();
            assert_eq!(ids, ["a", "b"]);
        });
        assert_eq!(tray.room(), MOST);
        tray.put((0..MOST).map(|_| letter("c")).collect());
        assert_eq!(tray.room(), 0);
    }
}
