//! Verifying a long log on several cores: signatures are checked ahead, and entries applied in their order.
//!
//! While the calling thread applies the entries of some lots, other threads read the next lots, and check their signatures with the keys that were
//! valid when these lots were cut. As with one thread, `apply` checks a signature again if another key is valid by then.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::{Folded, LOT, Lot, PrefetchedEntry, VerifiedLog, before_line, foresee, locate, next, unseen, verify_alone};
use crate::keys::Signatories;
use crate::state::Match;
use adjudicate_record::log::{BadFrame, Frame, Frames, SignedEntry};

/// The number of lots that each thread reads ahead: some milliseconds of work.
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
    let mut cutter = LotCutter { frames: Frames::new(log), known, at: 0, bad: None };
    let mut folded = Folded { state: None, entries: 0, bytes: 0 };
    // The charter alone, because it brings the keys.
    let mut ready = cutter.cut(1, 1);
    ready.iter_mut().for_each(|lot| lot.read(None));
    while !ready.is_empty() {
        // No copy of the match: while there are two of a long game, everything that is added to one is copied first.
        let keys = folded.state.as_ref().map(|state: &Match| (Arc::clone(&state.charter), state.keys.clone()));
        let signatories = keys.as_ref().map(|(charter, keys)| Signatories { charter, keys });
        let mut ahead = cutter.cut(if keys.is_some() { threads * LOTS } else { 1 }, LOT);
        let unread = Mutex::new(ahead.iter_mut());
        let next_unread = || unread.lock().unwrap_or_else(PoisonError::into_inner).next();
        let read = || {
            while let Some(lot) = next_unread() {
                lot.read(signatories)
            }
        };
        let applied = thread::scope(|scope| {
            // If the system starts no threads, this one does the work.
            (1..threads).for_each(|_| drop(thread::Builder::new().spawn_scoped(scope, read)));
            let applied = ready.into_iter().try_for_each(|lot| folded.take(&lot.frames, lot.foreseen, next, &mut seen));
            // This thread helps with what is left, unless the log ends here.
            if applied.is_ok() {
                read();
            }
            applied
        });
        if let Err((found, valid)) = applied {
            let valid = before_line(log, valid).and_then(|valid| verify_in(threads, valid, known, unseen).state);
            return VerifiedLog { state: valid, fault: Some(found) };
        }
        ready = ahead;
    }
    let fault = cutter.bad.map(|bad| locate(folded.entries, bad.line, bad.fault.into()));
    VerifiedLog { state: folded.state, fault }
}

/// Cuts a log into lots.
struct LotCutter<'a> {
    frames: Frames<'a>,
    /// The number of bytes at the beginning of the log whose signatures are known to hold.
    known: usize,
    /// The number of bytes that were cut.
    at: usize,
    /// The place where the log stops being entries.
    bad: Option<BadFrame>,
}

impl<'a> LotCutter<'a> {
    /// Cuts off at most so many lots of so many entries.
    fn cut(&mut self, lots: usize, entries: usize) -> Vec<LotAhead<'a>> {
        let mut cut = Vec::new();
        while cut.len() < lots && self.bad.is_none() {
            let Lot { frames, bad } = Lot::cut(&mut self.frames, entries);
            self.bad = bad;
            if frames.is_empty() {
                break;
            }
            let known = self.known.saturating_sub(self.at);
            self.at += frames.iter().map(|frame| frame.text.len()).sum::<usize>();
            cut.push(LotAhead { frames, known, foreseen: Vec::new() });
        }
        cut
    }
}

/// A lot that is read before its turn.
struct LotAhead<'a> {
    frames: Vec<Frame<'a>>,
    /// The number of bytes at the beginning of the lot whose signatures are known to hold.
    known: usize,
    foreseen: Vec<PrefetchedEntry>,
}

impl LotAhead<'_> {
    /// Reads the entries, and checks their signatures with these keys.
    fn read(&mut self, signatories: Option<Signatories<'_>>) {
        self.foreseen = foresee(signatories, &self.frames, self.known);
    }
}
