//! Entries with good signatures and any content: what is behind the signature check is reached, too.
//!
//! Entries that the referee refuses are dropped; after the last one the whole log is verified from its bytes and has to
//! give the same match.
#![no_main]

mod writer;

use adjudicate_record::log::write;
use adjudicate_referee::{PenTask, Verdict, verify};
use libfuzzer_sys::fuzz_target;
use writer::{Input, begin};

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input(bytes);
    let (charter, mut state, mut writer) = begin(&mut input);
    let mut log = write(&charter);
    for _ in 0..48 {
        if input.0.is_empty() {
            break;
        }
        if let Some(composed) = writer.write(&mut input, &state) {
            log.push_str(&composed.text());
            state = composed.state;
        }
    }
    let verified = verify(log.as_bytes());
    assert_eq!(verified.fault, None);
    let again = verified.state.expect("a match");
    assert_eq!((again.head(), again.due(), again.outcome()), (state.head(), state.due(), state.outcome()));
    assert_eq!(again.play().text(), state.play().text());
    assert_eq!((again.owed(), again.holder(), again.rank()), (state.owed(), state.holder(), state.rank()));
    assert_eq!(Verdict::of(&again), Verdict::of(&state));
    // A game that goes on waits for somebody, and what lapsed does not fit again.
    assert!(state.holder().is_some() || state.outcome().is_some());
    assert_eq!(state.outcome().is_none(), state.holder().is_some_and(|holder| holder.task < PenTask::Open));
    for slip in &writer.slips {
        assert!(!state.has_lapsed(slip) || state.check_slip(slip).is_err());
    }
});
