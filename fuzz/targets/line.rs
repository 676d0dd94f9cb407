//! Entries of any branches, in any order: the line is the same in every order and a valid log, nobody honest is named, and
//! what follows from a part is consistent with what follows from all.
#![no_main]

mod writer;

use std::collections::BTreeSet;

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{EntryKind, SignedEntry, write};
use adjudicate_referee::dispute::{Copies, EquivocationProof, examine};
use adjudicate_referee::{ForkChoice, fork_choice, verify};
use libfuzzer_sys::fuzz_target;
use writer::{Input, begin};

fn settled(letters: &[SignedEntry], followed: &[Digest]) -> ForkChoice {
    fork_choice(&letters.iter().collect::<Vec<_>>(), |id| followed.contains(id))
}

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input(bytes);
    let (charter, state, mut writer) = begin(&mut input);
    let mut letters = vec![SignedEntry::from(charter)];
    let mut states = vec![state];
    for _ in 0..48 {
        if input.0.is_empty() {
            break;
        }
        // Mostly the newest entry is gone on from, sometimes any.
        let from = if input.below(4) == 0 { input.below(states.len()) } else { states.len() - 1 };
        if let Some(composed) = writer.write(&mut input, &states[from]) {
            let id = composed.state.head();
            if letters.iter().all(|letter| letter.id != id) {
                letters.push(SignedEntry::from(composed.entry));
                states.push(composed.state);
            }
        }
    }
    let all = settled(&letters, &[]);
    let line: String =
        all.line.iter().filter_map(|id| letters.iter().find(|l| l.id == *id)).map(|l| write(&l.entry)).collect();
    let verified = verify(line.as_bytes());
    assert_eq!(verified.fault, None);
    assert_eq!(verified.state.map(|state| state.head()), all.line.last().copied());
    let placed: BTreeSet<Digest> = all.line.iter().chain(&all.orphaned).copied().collect();
    assert_eq!(placed, letters.iter().map(|letter| letter.id).collect());
    assert!(all.stops_before.len() != 1 && all.stops_before.iter().all(|id| all.orphaned.contains(id)));
    // A member who is named has two entries behind one, or two rulings of one number.
    for named in &all.named {
        let found = named.entries.iter().filter_map(|id| letters.iter().find(|letter| letter.id == *id));
        let places: BTreeSet<_> = found
            .map(|letter| match &letter.entry.kind {
                EntryKind::Ruling(ruling) => (None, ruling.nr),
                _ => (letter.entry.prev, 0),
            })
            .collect();
        assert!(places.len() < named.entries.len());
    }
    // In the order of writing, a line that was followed is left for a higher rank only; a part names nobody else.
    let (mut followed, mut rank) = (Vec::new(), Default::default());
    for count in 1..=letters.len() {
        let now = settled(&letters[..count], &followed);
        let goes_on = now.line.starts_with(&followed);
        assert!(goes_on || now.rank > rank);
        assert!(now.rank <= all.rank);
        for named in &now.named {
            let known = all.named.iter().find(|known| known.hand == named.hand).expect("named by all");
            assert!(named.entries.iter().all(|id| known.entries.contains(id)));
        }
        rank = now.state.as_ref().map_or(rank, |state| state.rank());
        followed = now.line;
    }
    let middle = letters.len() / 2;
    letters.rotate_left(middle);
    let rotated = settled(&letters, &[]);
    letters.reverse();
    for again in [rotated, settled(&letters, &[])] {
        assert_eq!((&again.line, &again.stops_before, &again.named), (&all.line, &all.stops_before, &all.named));
        assert_eq!((&again.orphaned, again.rank), (&all.orphaned, all.rank));
    }
    // Evidence is found again from its own bytes, however the entries came.
    let mut copies = Copies::new();
    for part in 0..2 {
        let mut copy = copies.add_letters(["one", "other"][part]);
        for letter in letters.iter().skip(part).step_by(2) {
            copy.add(vec![letter.entry.clone()]);
        }
        copy.close();
    }
    for case in examine(&copies).cases {
        for twice in &case.twice {
            let proof = case.proof(twice).expect("a proof");
            let text = proof.text();
            assert_eq!(EquivocationProof::read(text.as_bytes()).map(|again| again.text()).ok(), Some(text));
        }
    }
});
