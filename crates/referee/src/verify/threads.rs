//! Verifying a long log on several cores: signatures are checked ahead, and entries applied in their order.
//!
//! The calling thread cuts the log into lots and applies their entries. The other threads read the entries of lots that are not yet applied, and
//! check their signatures with the keys that were valid when the lot was cut. As with one thread, `apply` checks a signature again if another
//! key is valid by then. If the next lot is not ready, the calling thread reads a lot itself, so it never waits for a thread that the system has
//! stopped.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::{Folded, LOT, Lot, PrefetchedEntry, VerifiedLog, before_line, foresee, locate, next, unseen, verify_alone};
use crate::state::Match;
use adjudicate_record::log::{BadFrame, Frame, Frames, SignedEntry};

/// The number of lots in memory for each thread: some milliseconds of work.
const LOTS: usize = 16;

/// The size in bytes from which a log is verified by several threads: about 2,500 entries.
const LONG: usize = 1 << 20;

/// Returns the number of threads that verify a log.
pub(super) fn for_log(log: &[u8]) -> usize {
    if log.len() < LONG { 1 } else { thread::available_parallelism().map_or(1, usize::from) }
}

/// Verifies a log in so many threads, with the same result as in one. `seen` is called in the calling thread.
pub fn verify_on(log: &[u8], threads: usize, seen: impl FnMut(&Frame<'_>, SignedEntry, &Match)) -> VerifiedLog {
    verify_in(threads, log, 0, seen)
}

/// Verifies a log in so many threads. The signatures in its first `known` bytes are not checked.
pub(super) fn verify_in(
    threads: usize,
    log: &[u8],
    known: usize,
    mut seen: impl FnMut(&Frame<'_>, SignedEntry, &Match),
) -> VerifiedLog {
    if threads < 2 {
        return verify_alone(log, known, seen);
    }
    let mut ahead = LotsAhead {
        frames: Frames::new(log),
        known,
        most: threads * LOTS,
        state: None,
        cut: 0,
        at: 0,
        lots: VecDeque::new(),
        bad: None,
    };
    let mut folded = Folded { state: None, entries: 0, bytes: 0 };
    let queue = LotQueue::default();
    let done = thread::scope(|scope| {
        // The queue ends also if `seen` panics.
        let _ends = QueueEnd(&queue);
        // If the system starts no more threads, fewer of them do the work.
        (1..threads).for_each(|_| drop(thread::Builder::new().spawn_scoped(scope, || queue.help())));
        loop {
            ahead.fill(folded.state.as_ref(), &queue);
            let Some(lot) = ahead.lots.pop_front() else { return Ok(()) };
            folded.take(&lot.frames, queue.foreseen(&lot), next, &mut seen)?;
        }
    });
    let (state, fault) = match (done, ahead.bad) {
        (Err((found, valid)), _) => {
            let valid = before_line(log, valid);
            (valid.and_then(|valid| verify_in(threads, valid, known, unseen).state), Some(found))
        }
        (Ok(()), Some(bad)) => {
            let found = locate(folded.entries, bad.line, bad.fault.into());
            (folded.state, Some(found))
        }
        (Ok(()), None) => (folded.state, None),
    };
    VerifiedLog { state, fault }
}

/// The lots that are cut off the log and not yet applied.
struct LotsAhead<'a> {
    frames: Frames<'a>,
    /// The number of bytes at the beginning of the log whose signatures are known to hold.
    known: usize,
    /// The most lots that are cut ahead.
    most: usize,
    /// The match with the keys for the next lots.
    state: Option<Arc<Match>>,
    /// The number of lots that were cut.
    cut: usize,
    /// The number of bytes that were cut.
    at: usize,
    lots: VecDeque<Arc<LotAhead<'a>>>,
    /// The place where the log stops being entries.
    bad: Option<BadFrame>,
}

impl<'a> LotsAhead<'a> {
    /// Cuts lots, as long as there is room, and gives them to the other threads.
    fn fill(&mut self, state: Option<&Match>, queue: &LotQueue<'a>) {
        // The charter alone, because it brings the keys.
        let most = if state.is_none() { 1 } else { self.most };
        while self.lots.len() < most && self.bad.is_none() {
            let lot = Lot::cut(&mut self.frames, if state.is_none() { 1 } else { LOT });
            self.bad = lot.bad;
            if lot.frames.is_empty() {
                return;
            }
            // Copies of a match are made seldom, because one of a long game can be large.
            if self.state.is_none() || self.cut.is_multiple_of(self.most) {
                self.state = state.cloned().map(Arc::new);
            }
            let known = self.known.saturating_sub(self.at);
            self.at += lot.frames.iter().map(|frame| frame.text.len()).sum::<usize>();
            self.cut += 1;
            let (state, foreseen) = (self.state.clone(), Mutex::default());
            let lot = Arc::new(LotAhead { state, frames: lot.frames, known, foreseen });
            queue.put(lot.clone());
            self.lots.push_back(lot);
        }
    }
}

/// A lot that one of the threads reads ahead.
struct LotAhead<'a> {
    /// A match before these entries, with the keys that were valid then.
    state: Option<Arc<Match>>,
    frames: Vec<Frame<'a>>,
    /// The number of bytes at the beginning of the lot whose signatures are known to hold.
    known: usize,
    foreseen: Mutex<Option<Vec<PrefetchedEntry>>>,
}

impl LotAhead<'_> {
    fn read(&self) -> Vec<PrefetchedEntry> {
        foresee(self.state.as_deref(), &self.frames, self.known)
    }

    fn foreseen(&self) -> MutexGuard<'_, Option<Vec<PrefetchedEntry>>> {
        self.foreseen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The lots that no thread has begun to read.
#[derive(Default)]
struct LotQueue<'a> {
    lots: Mutex<QueuedLots<'a>>,
    more: Condvar,
}

#[derive(Default)]
struct QueuedLots<'a> {
    waiting: VecDeque<Arc<LotAhead<'a>>>,
    has_ended: bool,
}

impl<'a> LotQueue<'a> {
    fn lots(&self) -> MutexGuard<'_, QueuedLots<'a>> {
        self.lots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, lot: Arc<LotAhead<'a>>) {
        self.lots().waiting.push_back(lot);
        self.more.notify_one();
    }

    /// Reads one lot after the other until the queue ends.
    fn help(&self) {
        loop {
            let waits = |lots: &mut QueuedLots<'a>| lots.waiting.is_empty() && !lots.has_ended;
            let lots = self.more.wait_while(self.lots(), waits);
            let lot = lots.unwrap_or_else(PoisonError::into_inner).waiting.pop_front();
            let Some(lot) = lot else { return };
            let foreseen = lot.read();
            *lot.foreseen() = Some(foreseen);
        }
    }

    /// Returns what was read of a lot. Until it is ready, reads other lots, or the lot itself if all are in work.
    fn foreseen(&self, lot: &LotAhead<'a>) -> Vec<PrefetchedEntry> {
        loop {
            if let Some(foreseen) = lot.foreseen().take() {
                return foreseen;
            }
            let other = self.lots().waiting.pop_front();
            let Some(other) = other else { return lot.read() };
            let foreseen = other.read();
            *other.foreseen() = Some(foreseen);
        }
    }
}

/// Ends the queue when it is dropped.
struct QueueEnd<'q, 'a>(&'q LotQueue<'a>);

impl Drop for QueueEnd<'_, '_> {
    fn drop(&mut self) {
        let mut lots = self.0.lots();
        lots.waiting.clear();
        lots.has_ended = true;
        self.0.more.notify_all();
    }
}
