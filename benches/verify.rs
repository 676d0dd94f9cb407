//! How fast a long log is verified, as a ratio to its bare signature checks in the same run; and how fast loose entries are
//! settled.
//!
//! `cargo bench --bench verify` prints entries per second for a log of 5,000 entries signed by two keys: end to end, and
//! for a loop of ed25519-dalek's `verify_strict` over the same entries; then the parts of the way. The same for a log whose
//! entries have sixteen slips each, where the signatures of slips count as well. At last it settles 10,000 loose entries, and verifies a log of
//! 100,000 entries with one thread and with all cores.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::hint::black_box;
use std::thread::available_parallelism;
use std::time::Duration;

use adjudicate::crypto::{Digest, Identity, Namespace, Verifier, holding, preimage, sha256};
use adjudicate::log::{Entry, EntryKind, Frames, SLIPS_MAX, SignedEntry, Slip, SlipKind, Time, True, read, write};
use adjudicate::referee::{Draft, SlipDraft, fork_choice, verify, verify_on};
use adjudicate_testkit::clock::best_time;
use adjudicate_testkit::morris::{self, Morris, Walk, endless};
use adjudicate_testkit::{name, text};

const ENTRIES: u64 = 5_000;
const ROUNDS: usize = 7;

/// A game that never ends: stones walk about and close no mills.
fn long_log(keys: &[Identity; 2]) -> String {
    let (mut game, mut log) = Morris::begin(keys, endless(keys), Time::from_unix(1_800_000_000).unwrap());
    let mut random = 1_u64;
    while game.state.entries() < ENTRIES {
        let legal = game.state.play().position().legal().into_iter().flat_map(|group| group.moves);
        let quiet: Vec<String> = legal.filter(|text| !text.contains('x')).collect();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        log += &game.turn(&quiet[(random >> 33) as usize % quiet.len()], None);
    }
    log
}

/// A log whose turns write sixteen slips in each: remarks, and an order that is carried out in every other one.
fn log_of_slips(keys: &[Identity; 2], entries: u64) -> String {
    let (mut game, mut log) = Morris::begin(keys, endless(keys), Time::from_unix(1_800_000_000).unwrap());
    let mut random = 3_u64;
    while game.state.entries() < entries {
        let state = &game.state;
        let holder = state.holder().and_then(|holder| holder.member.seat()).unwrap();
        let slip = |who: usize, number: usize| -> Slip {
            let kind = match number % 3 {
                0 => SlipKind::Claim(adjudicate::log::TimeClaim::Timeout(name("alice"))),
                _ => SlipKind::Note(True),
            };
            let by = name(["alice", "bob"][who]);
            let at = Time::from_unix(1_800_000_000 + number as i64).unwrap();
            let draft = SlipDraft { by, at, kind, say: Some(text("What do you say to this?")) };
            state.sign_slip(draft, &keys[who]).unwrap()
        };
        let slips: Vec<Slip> = (0..SLIPS_MAX).map(|number| slip(number % 2, number)).collect();
        let legal = state.play().position().legal().into_iter().flat_map(|group| group.moves);
        let quiet: Vec<String> = legal.filter(|text| !text.contains('x')).collect();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let play = text(&quiet[(random >> 33) as usize % quiet.len()]);
        let turn = adjudicate::log::Turn { play, then: None, position: text("-"), proof: None };
        let by = name(["alice", "bob"][holder.index()]);
        let at = Time::from_unix(1_800_000_000 + state.entries() as i64 * 3_600).unwrap();
        let kind = EntryKind::Turn(Box::new(turn));
        let draft = Draft { by, at, slips, kind, say: None, elements: Vec::new() };
        let composed = state.compose(draft, &keys[holder.index()], None).unwrap();
        log += &composed.text();
        game.state = composed.state;
    }
    log
}

/// Every signature of a log, with what was signed and by whom.
type Strict = (ed25519_dalek::VerifyingKey, Vec<u8>, ed25519_dalek::Signature);

fn signatures(entries: &[(Entry, String)], keys: &[Identity; 2]) -> Vec<Strict> {
    let strict = |who: &adjudicate::rules::Name, namespace, payload: &str, sig: &adjudicate::crypto::Signature| {
        let key = &keys[usize::from(*who == *"bob")];
        let key = ed25519_dalek::VerifyingKey::from_bytes(key.public().as_bytes()).unwrap();
        (key, preimage(namespace, payload.as_bytes()), ed25519_dalek::Signature::from_bytes(sig.as_bytes()))
    };
    let mut all = Vec::new();
    for (entry, payload) in entries {
        all.push(strict(&entry.by, Namespace::Entry, payload, &entry.sig));
        all.extend(entry.slips.iter().map(|slip| strict(&slip.by, Namespace::Slip, &slip.payload(), &slip.sig)));
    }
    all
}

fn read_all(log: &str) -> Vec<(Entry, String)> {
    let frames = Frames::new(log.as_bytes()).map(|frame| frame.unwrap());
    frames.map(|frame| (read(frame.text).unwrap(), frame.payload().to_owned())).collect()
}

fn bare(strict: &[Strict]) -> Duration {
    best_time(ROUNDS, || {
        for (key, message, signature) in strict {
            key.verify_strict(message, signature).unwrap();
        }
    })
}

/// Loose entries in any order: a long line with two branches of five hundred at its end.
fn loose(keys: &[Identity; 2]) {
    const LOOSE: usize = 10_000;
    let (mut game, log) = Morris::begin(keys, endless(keys), Time::from_unix(1_800_000_000).unwrap());
    let mut texts: Vec<String> = Frames::new(log.as_bytes()).map(|frame| frame.unwrap().text.to_owned()).collect();
    let mut walk = Walk::default();
    let mut branch = None;
    while texts.len() < LOOSE {
        let chosen = walk.next(&game.state);
        // The last five hundred are written a second time, with a remark.
        texts.push(game.turn(&chosen, (texts.len() >= LOOSE - 500).then_some("once more")));
        match texts.len() {
            at if at == LOOSE - 1_000 => branch = Some((game.state.clone(), walk.clone())),
            at if at == LOOSE - 500 => (game.state, walk) = branch.take().unwrap(),
            _ => {}
        }
    }
    let mut random = 5_u64;
    let mut letters: Vec<SignedEntry> = texts.iter().map(|text| SignedEntry::read(text).unwrap()).collect();
    for place in (1..letters.len()).rev() {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        letters.swap(place, (random >> 33) as usize % (place + 1));
    }
    let given: Vec<&SignedEntry> = letters.iter().collect();
    let took = best_time(ROUNDS, || drop(black_box(fork_choice(&given, |_| false))));
    let settled = fork_choice(&given, |_| false);
    println!(
        "settling {} loose entries: {:.0} ms; {} in the line, {} fallen out",
        letters.len(),
        took.as_secs_f64() * 1e3,
        settled.line.len(),
        settled.orphaned.len()
    );
    assert!(took < Duration::from_secs(1), "settling {} entries takes {took:?}", letters.len());
}

fn line(what: &str, count: usize, took: Duration, bare: Duration) {
    let each = took.as_secs_f64() / count as f64;
    println!(
        "{what:<46} {:>8.0} entries/s {:>7.2} us each, ratio {:.2}",
        1.0 / each,
        each * 1e6,
        bare.as_secs_f64() / took.as_secs_f64()
    );
}

/// Measures a log: end to end, and in its parts. Gives the ratio of the whole way.
fn measure(what: &str, log: &str, keys: &[Identity; 2]) -> f64 {
    let entries = read_all(log);
    let strict = signatures(&entries, keys);
    println!("{what}: {} entries, {} signatures, {} bytes", entries.len(), strict.len(), log.len());
    let bare = bare(&strict);
    let line = |what: &str, took| line(what, entries.len(), took, bare);
    line("bare loop of verify_strict", bare);
    let whole = best_time(ROUNDS, || assert!(black_box(verify(log.as_bytes())).fault.is_none()));
    line("verify, end to end", whole);
    let tables = best_time(ROUNDS, || {
        let verifiers = keys.each_ref().map(|key| Verifier::new(&key.public()).unwrap());
        let of = |who: &adjudicate::rules::Name| &verifiers[usize::from(*who == *"bob")];
        for lot in entries.chunks(32) {
            let claims = lot.iter().map(|(entry, text)| (of(&entry.by), Namespace::Entry, text.as_bytes(), &entry.sig));
            assert!(holding(claims).iter().all(|holds| *holds));
            for slip in lot.iter().flat_map(|(entry, _)| &entry.slips) {
                of(&slip.by).verify(Namespace::Slip, slip.payload().as_bytes(), &slip.sig).unwrap();
            }
        }
    });
    line("  signatures alone, with tables and in lots", tables);
    let cut = best_time(ROUNDS, || {
        black_box(Frames::new(log.as_bytes()).map(|frame| frame.unwrap().payload().len()).sum::<usize>());
    });
    line("  cutting", cut);
    let reading = best_time(ROUNDS, || {
        for frame in Frames::new(log.as_bytes()) {
            black_box(read(frame.unwrap().text).unwrap());
        }
    });
    line("  cutting and reading", reading);
    let writing = best_time(ROUNDS, || {
        for (entry, _) in &entries {
            black_box(write(entry));
        }
    });
    line("  writing again", writing);
    let ids = best_time(ROUNDS, || {
        for (entry, payload) in &entries {
            black_box(Digest(sha256(&[payload.as_bytes()])));
            for slip in &entry.slips {
                black_box(slip.id());
            }
        }
    });
    line("  ids", ids);
    let yaml = best_time(ROUNDS, || {
        for frame in Frames::new(log.as_bytes()) {
            let body = frame.unwrap().text;
            black_box(serde_yaml::from_str::<serde_yaml::Value>(body).unwrap());
        }
    });
    line("  the same bytes through serde_yaml, untyped", yaml);
    bare.as_secs_f64() / whole.as_secs_f64()
}

/// One log of 100,000 entries: the time with one thread, divided by that with one for each core.
fn on_all_cores(keys: &[Identity; 2]) -> f64 {
    let log = morris::long_log(keys, 100_000);
    let cores = available_parallelism().unwrap().get();
    let time = |threads| best_time(3, || assert!(verify_on(log.as_bytes(), threads, |_, _, _| {}).fault.is_none()));
    let (alone, all) = (time(1), time(cores));
    let ratio = alone.as_secs_f64() / all.as_secs_f64();
    println!(
        "100,000 entries, {} bytes: {alone:.2?} with one thread, {all:.2?} with {cores}: {ratio:.2} times",
        log.len()
    );
    ratio
}

fn main() {
    let keys = [Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32])];
    let turns = measure("turns", &long_log(&keys), &keys);
    let slips = measure("turns with sixteen slips each", &log_of_slips(&keys, 500), &keys);
    loose(&keys);
    let cores = on_all_cores(&keys);
    println!(
        "ratios: {turns:.2} for turns (wanted: 1.9), {slips:.2} for slips (wanted: 0.7), {cores:.2} for all cores (wanted on two: 1.8)"
    );
}
