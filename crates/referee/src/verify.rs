//! Verifying a log from its bytes alone (protocol, section 6).
//!
//! Verifying reads a few dozen entries ahead and checks their signatures together, each with the key that holds before
//! the first of them. That only saves work: `apply` checks again if another key holds by then, and nothing is reported
//! of an entry before its turn. Several threads check the entries of a long log ahead (`threads`).

// A page in a browser has one thread.
#[cfg(not(target_family = "wasm"))]
mod threads;

use super::fault::{Fault, FaultClass};
use super::keys::Signatories;
use super::state::Match;
use super::step;
use adjudicate_record::crypto::{Namespace, PublicKey, holding};
use adjudicate_record::log::{BadFrame, Frame, Frames, NotCanonical, SignedEntry};
#[cfg(not(target_family = "wasm"))]
pub use threads::verify_on;

/// Entries that are read before the first of them is applied, so that the expensive part of checking their signatures
/// is done for all at once. Twice as many save little more.
const LOT: usize = 32;

/// A fault and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFault {
    /// The entry, counted from zero; everything before it is valid.
    pub entry: u64,
    /// The line of the file, counted from one.
    pub line: usize,
    /// The fault.
    pub fault: Fault,
}

/// The result of verifying a log: the match that its valid entries lead to, and the fault that ends them, if there is
/// one.
pub struct VerifiedLog {
    /// The match after the last valid entry; none if the charter is at fault.
    pub state: Option<Match>,
    /// The first fault.
    pub fault: Option<FoundFault>,
}

/// Verifies a log.
pub fn verify(log: &[u8]) -> VerifiedLog {
    verify_with(log, |_, _, _| {})
}

/// Verifies a log and shows every valid entry, with its frame and the match after it, to `seen`. A long log is verified on all cores; `seen`
/// is called in the calling thread.
pub fn verify_with(log: &[u8], seen: impl FnMut(&Frame<'_>, SignedEntry, &Match)) -> VerifiedLog {
    verify_known(log, 0, seen)
}

/// Verifies a log whose first `known` bytes were verified before, and shows its entries as [`verify_with`] does. Everything is checked again but
/// the signatures of the entries in these bytes.
pub fn verify_known(log: &[u8], known: usize, seen: impl FnMut(&Frame<'_>, SignedEntry, &Match)) -> VerifiedLog {
    #[cfg(not(target_family = "wasm"))]
    return threads::verify_in(threads::for_log(log), log, known, seen);
    #[cfg(target_family = "wasm")]
    return verify_alone(log, known, seen);
}

/// Verifies a log in the calling thread.
fn verify_alone(log: &[u8], known: usize, seen: impl FnMut(&Frame<'_>, SignedEntry, &Match)) -> VerifiedLog {
    let foresee = |state: Option<&Match>, lot: &[Frame<'_>], at| {
        foresee(state.map(Match::signatories), lot, known.saturating_sub(at))
    };
    let (state, fault) = fold_lots(log, foresee, next, seen);
    VerifiedLog { state, fault }
}

/// Verifies entries behind one that was verified before, and returns the match after them; `seen` gets each frame and
/// the match after it. None if one of them is at fault: who verifies the whole log says which, and why.
pub fn verify_behind(
    mut state: Match,
    more: &[u8],
    mut seen: impl FnMut(&Frame<'_>, SignedEntry, &Match),
) -> Option<Match> {
    for frame in Frames::new(more) {
        let frame = frame.ok()?;
        let (entry, _) =
            next(Some(&mut state), &frame, PrefetchedEntry { entry: SignedEntry::read(frame.text), key: None }).ok()?;
        seen(&frame, entry, &state);
    }
    Some(state)
}

/// Goes once more through the entries of a log that was verified, and shows each of them and the match after it to `seen`. The signatures of
/// entries behind the charter, which are most of the work, are not checked again.
///
/// # Errors
/// One of them is at fault otherwise: they are not those of a log that was verified.
pub fn retrace<'a>(
    entries: impl IntoIterator<Item = &'a SignedEntry>,
    mut seen: impl FnMut(&SignedEntry, &Match),
) -> Result<(), Fault> {
    let mut state: Option<Match> = None;
    for signed in entries {
        let after = match state {
            None => step::open(signed)?,
            Some(mut state) => {
                let key = state.signatories().verifier(&signed.entry.by).map(|verifier| *verifier.key());
                state.apply_foreseen(signed, key.as_ref())?;
                state
            }
        };
        seen(signed, &after);
        state = Some(after);
    }
    Ok(())
}

/// The next entry of a log and, if it is the first, the state that it begins; or its fault.
pub type NextEntry<E, S> = Result<(E, Option<S>), Fault>;

/// Folds the entries of a log, be it of a game or of an event: the state after the last valid entry, and the first fault.
/// `next` may leave the state it is given half changed when it finds a fault.
pub fn fold<E, S>(
    log: &[u8],
    next: fn(Option<&mut S>, &Frame<'_>) -> NextEntry<E, S>,
    seen: impl FnMut(&Frame<'_>, E, &S),
) -> (Option<S>, Option<FoundFault>) {
    fold_lots(log, |_, lot, _| vec![(); lot.len()], move |state, frame, ()| next(state, frame), seen)
}

/// The same, where `foresee` makes of each entry of a lot, which begins at this byte, what `next` will want of it.
fn fold_lots<E, S, F>(
    log: &[u8],
    foresee: impl Fn(Option<&S>, &[Frame<'_>], usize) -> Vec<F> + Copy,
    next: impl Fn(Option<&mut S>, &Frame<'_>, F) -> NextEntry<E, S> + Copy,
    mut seen: impl FnMut(&Frame<'_>, E, &S),
) -> (Option<S>, Option<FoundFault>) {
    let mut folded = Folded { state: None, entries: 0, bytes: 0 };
    let mut frames = Frames::new(log);
    loop {
        let lot = Lot::cut(&mut frames, if folded.state.is_none() { 1 } else { LOT });
        let foreseen = foresee(folded.state.as_ref(), &lot.frames, folded.bytes);
        match folded.take(&lot.frames, foreseen, next, &mut seen) {
            Ok(()) => {}
            // The fold may have stopped half way through this entry: what it had done is undone by folding the valid part again, which
            // only invalid logs pay for.
            Err((found, valid)) => {
                let valid = before_line(log, valid);
                return (valid.and_then(|valid| fold_lots(valid, foresee, next, unseen).0), Some(found));
            }
        }
        if let Some(bad) = lot.bad {
            let found = locate(folded.entries, bad.line, bad.fault.into());
            return (folded.state, Some(found));
        }
        if lot.frames.is_empty() {
            return (folded.state, None);
        }
    }
}

/// Some entries in a row, and the place behind them where the log stops being entries.
struct Lot<'a> {
    frames: Vec<Frame<'a>>,
    bad: Option<BadFrame>,
}

impl<'a> Lot<'a> {
    /// Cuts off the next entries, at most so many.
    fn cut(frames: &mut Frames<'a>, most: usize) -> Lot<'a> {
        let mut bad = None;
        let lot = frames.by_ref().take(most).map_while(|frame| frame.map_err(|fault| bad = Some(fault)).ok());
        Lot { frames: lot.collect(), bad }
    }
}

/// A fold under way.
struct Folded<S> {
    state: Option<S>,
    entries: u64,
    bytes: usize,
}

impl<S> Folded<S> {
    /// Takes in entries; returns the first fault, and the line before which the log is valid.
    fn take<E, F>(
        &mut self,
        lot: &[Frame<'_>],
        foreseen: impl IntoIterator<Item = F>,
        next: impl Fn(Option<&mut S>, &Frame<'_>, F) -> NextEntry<E, S>,
        seen: &mut impl FnMut(&Frame<'_>, E, &S),
    ) -> Result<(), (FoundFault, usize)> {
        for (frame, foreseen) in lot.iter().zip(foreseen) {
            match next(self.state.as_mut(), frame, foreseen) {
                Ok((entry, opened)) => {
                    if let Some(opened) = opened {
                        self.state = Some(opened);
                    }
                    if let Some(state) = &self.state {
                        seen(frame, entry, state);
                    }
                }
                Err(fault) => return Err((locate(self.entries, frame.line, fault), frame.line)),
            }
            self.entries += 1;
            self.bytes += frame.text.len();
        }
        Ok(())
    }
}

/// The lines of a log before this one; `None` if it is the first.
fn before_line(log: &[u8], line: usize) -> Option<&[u8]> {
    let end = log.split_inclusive(|b| *b == b'\n').take(line - 1).map(<[u8]>::len).sum::<usize>();
    log.get(..end).filter(|before| !before.is_empty())
}

fn unseen<E, S>(_: &Frame<'_>, _: E, _: &S) {}

/// An entry that was read before its turn.
struct PrefetchedEntry {
    entry: Result<SignedEntry, NotCanonical>,
    /// The key whose signature it bears, if that was looked at.
    key: Option<PublicKey>,
}

/// Reads the entries of a lot, and checks their signatures with the keys that hold before it. The signatures in the lot's first `known` bytes are
/// not checked.
fn foresee(signatories: Option<Signatories<'_>>, lot: &[Frame<'_>], mut known: usize) -> Vec<PrefetchedEntry> {
    let read = |frame: &Frame<'_>| PrefetchedEntry { entry: SignedEntry::read(frame.text), key: None };
    let mut foreseen: Vec<PrefetchedEntry> = lot.iter().map(read).collect();
    let Some(signatories) = signatories else { return foreseen };
    let mut checked = 0;
    for (one, frame) in foreseen.iter_mut().zip(lot) {
        let Some(rest) = known.checked_sub(frame.text.len()) else { break };
        let signed = one.entry.as_ref().ok();
        one.key = signed.and_then(|signed| signatories.verifier(&signed.entry.by)).map(|verifier| *verifier.key());
        (known, checked) = (rest, checked + 1);
    }
    let claims = foreseen.iter().enumerate().skip(checked).filter_map(|(place, one)| {
        let signed = one.entry.as_ref().ok()?;
        let verifier = signatories.verifier(&signed.entry.by)?;
        let claim = (verifier, Namespace::Entry, signed.payload().as_bytes(), &signed.entry.sig);
        Some(((place, *verifier.key()), claim))
    });
    let (known, claims): (Vec<_>, Vec<_>) = claims.unzip();
    for ((place, key), holds) in known.into_iter().zip(holding(claims)) {
        foreseen[place].key = holds.then_some(key);
    }
    foreseen
}

fn next(state: Option<&mut Match>, frame: &Frame<'_>, foreseen: PrefetchedEntry) -> NextEntry<SignedEntry, Match> {
    let signed = foreseen.entry?;
    let opened = match state {
        Some(state) => state.apply_foreseen(&signed, foreseen.key.as_ref()).map(|()| None),
        None => step::open(&signed).map(Some),
    };
    opened.map_err(|fault| placed(fault, frame.text, signed.entry.kind.name())).map(|opened| (signed, opened))
}

/// The fault with its line. If a key is missing, the fault points at the line of the entry's act.
pub fn placed(mut fault: Fault, text: &str, kind: &str) -> Fault {
    let value = fault.value.as_deref().unwrap_or("");
    let found = |key: &str, value: &str| line_of(text, fault.slip, key, value);
    let slip = || fault.slip.and_then(|_| found("after", ""));
    let line = fault.key.and_then(|key| found(key, value)).or_else(slip);
    fault.line = fault.line.or(line).or_else(|| line_of(text, None, kind, ""));
    fault
}

fn locate(entry: u64, start: usize, fault: Fault) -> FoundFault {
    let within = fault.line.unwrap_or(1);
    FoundFault { entry, line: start + within - 1, fault }
}

/// The first line of one of an entry's slips, or of the entry outside of them, that holds this key with this value, or one
/// that begins so.
fn line_of(text: &str, slip: Option<usize>, key: &str, value: &str) -> Option<usize> {
    let has = |line: &str| {
        let line = line.trim_start().trim_start_matches("- ");
        let rest = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(':'));
        rest.is_some_and(|rest| rest.trim_start().starts_with(value))
    };
    let mut within = None;
    let mut slips = 0;
    text.lines()
        .position(|line| {
            if !line.starts_with(' ') {
                within = None;
            } else if line.starts_with("  - after: ") {
                within = Some(slips);
                slips += 1;
            }
            within == slip && has(line)
        })
        .map(|at| at + 1)
}

impl VerifiedLog {
    /// The class of the fault, if there is one.
    pub fn class(&self) -> Option<FaultClass> {
        self.fault.as_ref().map(|found| found.fault.class)
    }
}
