//! Whatever bytes are given, verifying them ends with a verdict.
#![no_main]

use adjudicate::log::{Frames, read, unwrap_all, write};
use adjudicate::referee::dispute::{Copy, Proof, examine};
use adjudicate::referee::{Letter, settle, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let verified = verify(bytes);
    if let Some(found) = &verified.fault {
        assert!(found.line >= 1);
    }
    let mut letters = Vec::new();
    for frame in Frames::new(bytes).flatten() {
        // What the strict reader accepts has no other spelling.
        if let Ok(entry) = read(frame.text) {
            assert_eq!(write(&entry), frame.text);
            let payload = frame.payload().to_owned();
            let id = adjudicate::crypto::Digest(adjudicate::crypto::sha256(&[payload.as_bytes()]));
            letters.push(Letter { entry, payload, id });
        }
    }
    settle(&letters);
    examine(&[Copy::of_log("copy", bytes)]);
    let _ = Proof::read(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        unwrap_all(text);
        adjudicate::log::loose::explain(text);
        adjudicate::log::loose::respell(text);
    }
});
