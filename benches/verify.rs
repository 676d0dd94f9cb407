//! How fast a long log is verified, as a ratio to its bare signature checks in the same run.
//!
//! `cargo bench --bench verify` prints entries per second for a log of 5,000 entries signed by two keys: end to end, and
//! for a loop of ed25519-dalek's `verify_strict` over the same entries; then the parts of the way.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../tests/support/morris.rs"]
mod morris;

use std::hint::black_box;
use std::time::{Duration, Instant};

use adjudicate::crypto::{Digest, Identity, Verifier, preimage, sha256};
use adjudicate::log::{Entry, Frames, Time, read};
use adjudicate::referee::verify;
use morris::{Morris, endless};

const ENTRIES: u64 = 5_000;
const ROUNDS: usize = 5;

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

/// The best of several rounds: on a shared machine the least disturbed one says most.
fn best(mut work: impl FnMut()) -> Duration {
    let round = |()| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    std::iter::repeat_n((), ROUNDS).map(round).min().unwrap()
}

fn line(what: &str, took: Duration, bare: Duration) {
    let each = took.as_secs_f64() / ENTRIES as f64;
    println!(
        "{what:<46} {:>8.0} entries/s {:>7.2} us each, ratio {:.2}",
        1.0 / each,
        each * 1e6,
        bare.as_secs_f64() / took.as_secs_f64()
    );
}

fn main() {
    let keys = [Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32])];
    let log = long_log(&keys);
    let entries: Vec<(Entry, String)> = Frames::new(log.as_bytes())
        .map(|frame| frame.unwrap())
        .map(|frame| (read(frame.text).unwrap(), frame.payload().to_owned()))
        .collect();
    println!("{} entries, {} bytes", entries.len(), log.len());
    let strict: Vec<(ed25519_dalek::VerifyingKey, Vec<u8>, ed25519_dalek::Signature)> = entries
        .iter()
        .map(|(entry, payload)| {
            let key = &keys[usize::from(entry.by == *"bob")];
            let key = ed25519_dalek::VerifyingKey::from_bytes(key.public().as_bytes()).unwrap();
            (key, preimage(payload.as_bytes()).to_vec(), ed25519_dalek::Signature::from_bytes(entry.sig.as_bytes()))
        })
        .collect();
    let bare = best(|| {
        for (key, message, signature) in &strict {
            key.verify_strict(message, signature).unwrap();
        }
    });
    line("bare loop of verify_strict", bare, bare);
    let whole = best(|| assert!(black_box(verify(log.as_bytes())).fault.is_none()));
    line("verify, end to end", whole, bare);
    let tables = best(|| {
        let verifiers = keys.each_ref().map(|key| Verifier::new(&key.public()).unwrap());
        for (entry, payload) in &entries {
            verifiers[usize::from(entry.by == *"bob")].verify(payload.as_bytes(), &entry.sig).unwrap();
        }
    });
    line("  signatures alone, with tables", tables, bare);
    let cut = best(|| {
        black_box(Frames::new(log.as_bytes()).map(|frame| frame.unwrap().payload().len()).sum::<usize>());
    });
    line("  cutting", cut, bare);
    let reading = best(|| {
        for frame in Frames::new(log.as_bytes()) {
            black_box(read(frame.unwrap().text).unwrap());
        }
    });
    line("  cutting and reading", reading, bare);
    let ids = best(|| {
        for (_, payload) in &entries {
            black_box(Digest(sha256(&[payload.as_bytes()])));
        }
    });
    line("  ids", ids, bare);
    let yaml = best(|| {
        for frame in Frames::new(log.as_bytes()) {
            let body = frame.unwrap().text;
            black_box(serde_yaml::from_str::<serde_yaml::Value>(body).unwrap());
        }
    });
    line("  the same bytes through serde_yaml, untyped", yaml, bare);
}
