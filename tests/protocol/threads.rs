//! A log has the same verdict in one thread and in several.

use adjudicate::crypto::{Digest, Identity, Namespace};
use adjudicate::log::{Bytes, EntryKind, Frames, Rekey, SignedEntry, Slip, SlipKind, Time, Turn};
use adjudicate::referee::{Draft, FoundFault, SlipDraft, verify_on};
use adjudicate_testkit::morris::{Morris, endless};
use adjudicate_testkit::{file, name, text};

/// More than two windows of two threads.
const ENTRIES: u64 = 2_200;
/// The entry with which bob's key changes, in the second window of two threads.
const REKEY: u64 = 1_500;

/// A long game in which bob's key changes.
fn log() -> Vec<String> {
    let [alice, bob, new] = [1, 2, 3].map(|seed| Identity::from_seed(&[seed; 32]));
    let keys = [alice, bob];
    let (game, begun) = Morris::begin(&keys, endless(&keys), Time::from_unix(1_800_000_000).unwrap());
    let mut state = game.state;
    let mut entries: Vec<String> = Frames::new(begun.as_bytes()).map(|frame| frame.unwrap().text.to_owned()).collect();
    let mut random = 1_u64;
    while state.entries() < ENTRIES {
        let seat = state.holder().and_then(|holder| holder.member.seat()).unwrap().index();
        let legal = state.play().position().legal().into_iter().flat_map(|group| group.moves);
        let quiet: Vec<String> = legal.filter(|text| !text.contains('x')).collect();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let play = text(&quiet[(random >> 33) as usize % quiet.len()]);
        let kind = EntryKind::Turn(Box::new(Turn { play, then: None, position: text("-"), proof: None }));
        let at = Time::from_unix(1_800_000_000 + state.entries() as i64 * 3_600).unwrap();
        let slips: Vec<Slip> = if state.entries() == REKEY {
            let kind = SlipKind::Rekey(Rekey { player: name("bob"), key: new.public(), tip: Some(Bytes([5; 32])) });
            vec![state.sign_slip(SlipDraft { by: name("bob"), at, kind, say: None }, &keys[1]).unwrap()]
        } else {
            Vec::new()
        };
        let by = name(["alice", "bob"][seat]);
        let key = if seat == 1 && state.entries() >= REKEY { &new } else { &keys[seat] };
        let composed =
            state.compose(Draft { by, at, slips, kind, say: None, elements: Vec::new() }, key, None).unwrap();
        entries.push(composed.text());
        state = composed.state;
    }
    entries
}

/// The entries that were shown, the head behind them, and the fault.
type Told = (Vec<Digest>, Option<(u64, Digest)>, Option<FoundFault>);

fn told(log: &[u8], threads: usize) -> Told {
    let mut seen = Vec::new();
    let verified = verify_on(log, threads, |_, signed, state| {
        assert_eq!(signed.id, state.head());
        seen.push(signed.id);
    });
    (seen, verified.state.map(|state| (state.entries(), state.head())), verified.fault)
}

fn alike(log: &[u8], several: &[usize], what: &str) -> Told {
    let alone = told(log, 1);
    for threads in several {
        assert_eq!(told(log, *threads), alone, "{what}, {threads} threads");
    }
    alone
}

#[test]
fn a_long_log_has_the_same_verdict_in_every_number_of_threads() {
    let entries = log();
    let (seen, last, fault) = alike(entries.concat().as_bytes(), &[2, 3, 7], "the log as it is");
    assert_eq!((seen.len() as u64, last.unwrap().0, fault), (ENTRIES, ENTRIES, None));
    let bob = Identity::from_seed(&[2; 32]);
    type Damage<'a> = (&'a str, Box<dyn Fn(&mut Vec<String>, usize) + 'a>);
    let damages: [Damage<'_>; 7] = [
        ("another signature", Box::new(|entries, at| entries[at] = signed(&entries[at], &entries[at - 1]))),
        (
            "the key before the last",
            Box::new(|entries, at| {
                let mut letter = SignedEntry::read(&entries[at]).unwrap();
                letter.entry.sig = bob.sign(Namespace::Entry, letter.payload().as_bytes());
                entries[at] = SignedEntry::from(letter.entry).text;
            }),
        ),
        ("an entry twice", Box::new(|entries, at| entries.insert(at, entries[at].clone()))),
        ("an entry missing", Box::new(|entries, at| drop(entries.remove(at)))),
        ("another spelling", Box::new(|entries, at| entries[at] = entries[at].replacen("by: ", "by:  ", 1))),
        (
            "cut within an entry",
            Box::new(|entries, at| {
                entries.truncate(at + 1);
                entries[at] = entries[at][..20].to_owned();
            }),
        ),
        (
            "two faults",
            Box::new(|entries, at| {
                entries[at] = signed(&entries[at], &entries[at - 1]);
                entries[at + 1] = "nothing\n".to_owned();
            }),
        ),
    ];
    for (what, damage) in &damages {
        for at in [2, 1_027, 1_502, 2_150] {
            let mut damaged = entries.clone();
            damage(&mut damaged, at);
            let (seen, _, fault) = alike(damaged.concat().as_bytes(), &[2], &format!("{what} at {at}"));
            match fault {
                Some(fault) => assert!(
                    seen.len() as u64 == fault.entry && fault.entry <= at as u64 + 1,
                    "{what} at {at}: {fault:?}"
                ),
                // Bob's first key is right before it is replaced, and alice signs every other entry.
                None => assert!(*what == "the key before the last" && at < REKEY as usize, "{what} at {at}"),
            }
        }
    }
}

/// This entry with the signature of another.
fn signed(entry: &str, other: &str) -> String {
    let [mine, sig] = [entry, other].map(|text| text.rfind("sig: ").unwrap());
    format!("{}{}", &entry[..mine], &other[sig..])
}

#[test]
fn a_damaged_log_has_the_same_verdict_in_every_number_of_threads() {
    let mut logs = 0;
    for file in std::fs::read_dir(file("tests/vectors/damaged")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|end| end == "yaml") {
            alike(&std::fs::read(&path).unwrap(), &[2], &path.display().to_string());
            logs += 1;
        }
    }
    assert!(logs > 1_000);
}
