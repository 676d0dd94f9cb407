//! How much memory `verify` takes for a log as long as this program reads, and how fast it goes.
//!
//! `cargo bench --bench memory` writes valid logs of just under 64 MiB, of short turns and of turns with long notes, verifies each with
//! the program itself, and prints the peak of its memory as a ratio to the size of the log. It must stay below 4.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use adjudicate::crypto::{Digest, Identity, Namespace, sha256};
use adjudicate::games;
use adjudicate::log::{
    ENTRY_MAX, Entry, EntryKind, LOG_MAX, Reveal, Slip, SlipKind, Text, Time, True, Turn, payload, sig_line, write,
};
use adjudicate::rules::{Play, Seat, Setup};
use adjudicate_testkit::morris::{endless, join};
use adjudicate_testkit::name;

const LIMIT: f64 = 4.0;

/// A log that is written without being verified, which would take longer than verifying it.
struct Log {
    text: String,
    head: Option<Digest>,
    seq: u64,
}

impl Log {
    fn push(&mut self, who: &str, key: &Identity, kind: EntryKind, slips: Vec<Slip>) {
        let entry = Entry {
            seq: self.seq,
            prev: self.head,
            by: name(who),
            at: Time::from_unix(1_800_000_000 + self.seq as i64 * 3_600).unwrap(),
            slips,
            kind,
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: key.sign(Namespace::Entry, b""),
        };
        let payload = payload(&entry);
        self.text.push_str("---\n");
        self.text.push_str(&payload);
        self.text.push_str(&sig_line(&key.sign(Namespace::Entry, payload.as_bytes())));
        self.head = Some(Digest(sha256(&[payload.as_bytes()])));
        self.seq += 1;
        if self.seq == 1 {
            assert_eq!(self.text, write(&Entry { sig: key.sign(Namespace::Entry, payload.as_bytes()), ..entry }));
        }
    }

    fn has_room(&self) -> bool {
        self.text.len() + ENTRY_MAX < LOG_MAX as usize
    }
}

/// The beginning of a Nine Men's Morris game that no rule ends.
fn begin(keys: &[Identity; 2]) -> (Log, Play) {
    let charter = endless(keys);
    let options = charter.options.clone();
    let mut log = Log { text: String::new(), head: None, seq: 0 };
    log.push("alice", &keys[0], EntryKind::Charter(Box::new(charter)), Vec::new());
    log.push("alice", &keys[0], join(), Vec::new());
    log.push("bob", &keys[1], join(), Vec::new());
    let setup = Setup { names: vec![name("alice"), name("bob")], first: Some(Seat(0)), options, ..Setup::default() };
    (log, Play::start(games::find("nine-mens-morris").unwrap(), setup).unwrap())
}

/// All stones are placed without mills, then each player moves one to and fro, and says this on a slip of each turn.
fn turns(keys: &[Identity; 2], say: Option<&Text>) -> Log {
    let (mut log, mut play) = begin(keys);
    let mut last: [Option<(String, String)>; 2] = [None, None];
    while log.has_room() {
        let side = (log.seq - 3) as usize % 2;
        let quiet = || {
            let texts = play.position().legal().into_iter().flat_map(|group| group.moves);
            texts.filter(|text| !text.contains('x')).nth(log.seq as usize % 3).unwrap()
        };
        let chosen = last[side].as_ref().map_or_else(quiet, |(from, to)| format!("{to}-{from}"));
        last[side] = chosen.split_once('-').map(|(from, to)| (from.to_owned(), to.to_owned()));
        play.play(&chosen).unwrap();
        let text = |text: String| Text::new(text).unwrap();
        let turn = Turn { play: text(chosen), then: None, position: text(play.text()), proof: None };
        let note = say.map(|say| {
            let mut slip = Slip {
                after: log.head.unwrap(),
                by: name(["alice", "bob"][side]),
                at: Time::from_unix(1_800_000_000).unwrap(),
                kind: SlipKind::Note(True),
                say: Some(say.clone()),
                sig: keys[side].sign(Namespace::Slip, b""),
            };
            slip.sig = keys[side].sign(Namespace::Slip, slip.payload().as_bytes());
            slip
        });
        log.push(["alice", "bob"][side], &keys[side], EntryKind::Turn(Box::new(turn)), note.into_iter().collect());
    }
    log
}

/// The resources that a running program has used so far.
#[derive(Clone, Copy, Default)]
struct Usage {
    /// The most memory, in bytes.
    peak: u64,
    /// Processor time: on a busy machine it says more than the clock does.
    seconds: f64,
}

fn usage(child: &Child) -> Option<Usage> {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/{}/{name}", child.id())).ok();
    let status = read("status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let peak = line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1_024;
    // The fields after the program's name; user and system time come in hundredths of a second.
    let stat = read("stat")?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = fields.get(11..13)?.iter().filter_map(|field| field.parse::<u32>().ok()).sum::<u32>();
    Some(Usage { peak, seconds: f64::from(ticks) / 100.0 })
}

fn verified(path: &Path) -> (Duration, Usage) {
    let begun = Instant::now();
    let mut command = Command::new(env!("CARGO_BIN_EXE_adjudicate"));
    let mut child = command.args(["verify", "--json"]).arg(path).stdout(Stdio::piped()).spawn().unwrap();
    let mut last = Usage::default();
    while child.try_wait().unwrap().is_none() {
        last = usage(&child).unwrap_or(last);
        std::thread::sleep(Duration::from_millis(1));
    }
    let took = begun.elapsed();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && told.contains("\"verdict\":\"running\""), "{told}");
    (took, last)
}

fn main() {
    let keys = [Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32])];
    let long = Text::new("\u{3b1}".repeat(1_000) + &"x".repeat(1_000)).unwrap();
    let directory = tempfile::tempdir().unwrap();
    for (what, log) in [("short turns", turns(&keys, None)), ("long notes", turns(&keys, Some(&long)))] {
        let path = directory.path().join("log.yaml");
        std::fs::write(&path, &log.text).unwrap();
        let size = log.text.len() as f64;
        let (took, Usage { peak, seconds }) = verified(&path);
        let (ratio, mebibytes) = (peak as f64 / size, 1_048_576.0);
        let (whole, most) = (size / mebibytes, peak as f64 / mebibytes);
        println!("{what}: {} entries, {whole:.1} MiB; peak memory {most:.1} MiB, {ratio:.2} times the log", log.seq);
        let (entries, speed) = (log.seq as f64 / seconds, whole / seconds);
        println!(
            "  {seconds:.1} s of processor time in {:.1} s: {entries:.0} entries/s, {speed:.0} MiB/s",
            took.as_secs_f64()
        );
        assert!(ratio < LIMIT, "verify takes {ratio:.2} times the size of the log, and {LIMIT} is the limit");
    }
}
