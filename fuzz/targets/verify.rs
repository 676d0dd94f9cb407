//! Verifying any bytes ends with a verdict.
#![no_main]

use adjudicate_record::log::{Frames, SignedEntry, read_slip, unwrap_all, write};
use adjudicate_referee::dispute::{Copies, EquivocationProof, examine};
use adjudicate_referee::{fork_choice, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let verified = verify(bytes);
    if let Some(found) = &verified.fault {
        assert!(found.line >= 1);
    }
    let mut letters = Vec::new();
    for frame in Frames::new(bytes).flatten() {
        // An entry that the strict reader accepts has no other spelling.
        if let Ok(signed) = SignedEntry::read(frame.text) {
            assert_eq!(write(&signed.entry), frame.text);
            for slip in &signed.entry.slips {
                assert_eq!(read_slip(&slip.text()).as_ref(), Ok(slip));
            }
            letters.push(signed);
        } else if let Ok(slip) = read_slip(frame.text) {
            assert_eq!(slip.text(), frame.text);
        }
    }
    fork_choice(&letters.iter().collect::<Vec<_>>(), |_| false);
    let mut copies = Copies::new();
    copies.add_log("copy", bytes).close();
    examine(&copies);
    let _ = EquivocationProof::read(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        unwrap_all(text);
        adjudicate_record::log::loose::explain(text);
        adjudicate_record::log::loose::respell(text);
    }
});
