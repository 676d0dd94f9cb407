//! Letters that cross in any way: they are settled alike in every order, and what stays is a valid log.
#![no_main]

mod writer;

use std::collections::BTreeSet;

use adjudicate::crypto::Digest;
use adjudicate::log::{Entry, payload, write};
use adjudicate::referee::dispute::{Copy, Proof, examine};
use adjudicate::referee::{Letter, settle, verify};
use libfuzzer_sys::fuzz_target;
use writer::{Input, begin};

fn letter(entry: Entry, id: Digest) -> Letter {
    Letter { payload: payload(&entry), entry, id }
}

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input(bytes);
    let (charter, state, writer) = begin(&mut input);
    let mut letters = vec![letter(charter, state.id())];
    let mut states = vec![state];
    for _ in 0..48 {
        if input.0.is_empty() {
            break;
        }
        // Mostly the newest entry is gone on from, sometimes any.
        let from = if input.below(4) == 0 { input.below(states.len()) } else { states.len() - 1 };
        if let Some(composed) = writer.write(&mut input, &states[from]) {
            letters.push(letter(composed.entry, composed.state.head()));
            states.push(composed.state);
        }
    }
    let settled = settle(&letters);
    let line: String = settled.log.iter().filter_map(|id| letters.iter().find(|l| l.id == *id)).map(|l| write(&l.entry)).collect();
    let verified = verify(line.as_bytes());
    assert_eq!(verified.fault, None);
    assert_eq!(verified.state.map(|state| state.head()), settled.log.last().copied());
    let all: BTreeSet<Digest> = settled.log.iter().chain(&settled.fallen).copied().collect();
    assert_eq!(all, letters.iter().map(|letter| letter.id).collect());
    let middle = letters.len() / 2;
    letters.rotate_left(middle);
    let rotated = settle(&letters);
    letters.reverse();
    for again in [rotated, settle(&letters)] {
        assert_eq!((&again.log, &again.forks), (&settled.log, &settled.forks));
        assert_eq!(again.fallen.iter().collect::<BTreeSet<_>>(), settled.fallen.iter().collect::<BTreeSet<_>>());
    }
    // Evidence is found again from its own bytes, however the entries came.
    let mut copies = [Copy::of_letters("one"), Copy::of_letters("other")];
    for (number, letter) in letters.into_iter().enumerate() {
        copies[number % 2].add(vec![letter.entry]);
    }
    for proof in examine(&copies).proofs() {
        let text = proof.text();
        assert_eq!(Proof::read(text.as_bytes()).map(|again| again.text()), Ok(text));
    }
});
