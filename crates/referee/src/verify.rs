//! Verifying a log from its bytes alone (protocol, section 6).

use super::fault::{Class, Fault};
use super::state::Match;
use super::step::{self, Signed};
use adjudicate_record::log::{Entry, Frame, Frames, read};

/// A fault and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The entry, counted from zero; everything before it is valid.
    pub entry: u64,
    /// The line of the file, counted from one.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What a log proves: the match that its valid entries lead to, and the fault that ends them, if there is one.
pub struct Verified {
    /// The match after the last valid entry; none if the charter is at fault.
    pub state: Option<Match>,
    /// The first fault.
    pub fault: Option<Found>,
}

/// Verifies a log.
pub fn verify(log: &[u8]) -> Verified {
    verify_with(log, |_, _, _| {})
}

/// Verifies a log and shows every valid entry, with its frame and the match after it, to `seen`.
pub fn verify_with(log: &[u8], seen: impl FnMut(&Frame<'_>, &Entry, &Match)) -> Verified {
    let (state, fault) = fold(log, next, seen);
    Verified { state, fault }
}

/// What became of the next entry of a log: what it says and, if it is the first, the state that it begins.
pub type Next<E, S> = Result<(E, Option<S>), Fault>;

/// Folds the entries of a log, be it of a game or of an event: the state after the last valid entry, and the first fault.
/// `next` may leave the state it is given half changed when it finds a fault.
pub fn fold<E, S>(
    log: &[u8],
    next: fn(Option<&mut S>, &Frame<'_>) -> Next<E, S>,
    mut seen: impl FnMut(&Frame<'_>, &E, &S),
) -> (Option<S>, Option<Found>) {
    let mut state: Option<S> = None;
    for (number, frame) in (0..).zip(Frames::new(log)) {
        let frame = match frame {
            Ok(frame) => frame,
            Err(bad) => return (state, Some(locate(number, bad.line, bad.fault.into()))),
        };
        match next(state.as_mut(), &frame) {
            Ok((entry, opened)) => {
                if let Some(opened) = opened {
                    state = Some(opened);
                }
                if let Some(state) = &state {
                    seen(&frame, &entry, state);
                }
            }
            Err(fault) => {
                // The fold may have stopped half way through this entry: what it had done is undone by folding the valid
                // part again, which only invalid logs pay for.
                let line = frame.line;
                let found = locate(number, line, fault);
                let end = log.split_inclusive(|b| *b == b'\n').take(line - 1).map(<[u8]>::len).sum::<usize>();
                let valid = if number == 0 { None } else { fold(&log[..end], next, unseen).0 };
                return (valid, Some(found));
            }
        }
    }
    (state, None)
}

fn unseen<E, S>(_: &Frame<'_>, _: &E, _: &S) {}

fn next(state: Option<&mut Match>, frame: &Frame<'_>) -> Next<Entry, Match> {
    let entry = read(frame.text)?;
    let signed = Signed { entry: &entry, payload: frame.payload() };
    let opened = match state {
        Some(state) => state.apply(signed).map(|()| None),
        None => step::open(signed).map(Some),
    };
    opened.map_err(|fault| placed(fault, frame.text, entry.kind.name())).map(|opened| (entry, opened))
}

/// The fault with its line. What is missing has none; then the line that says what the entry does stands for it.
pub fn placed(mut fault: Fault, text: &str, kind: &str) -> Fault {
    let value = fault.value.as_deref().unwrap_or("");
    let found = |key: &str, value: &str| line_of(text, fault.slip, key, value);
    let slip = || fault.slip.and_then(|_| found("after", ""));
    let line = fault.key.and_then(|key| found(key, value)).or_else(slip);
    fault.line = fault.line.or(line).or_else(|| line_of(text, None, kind, ""));
    fault
}

fn locate(entry: u64, start: usize, fault: Fault) -> Found {
    let within = fault.line.unwrap_or(1);
    Found { entry, line: start + within - 1, fault }
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

impl Verified {
    /// The class of the fault, if there is one.
    pub fn class(&self) -> Option<Class> {
        self.fault.as_ref().map(|found| found.fault.class)
    }
}
