//! How fast messages are read, as a ratio to the parser of messages alone in the same run.
//!
//! `cargo bench --bench mail` reads 2,000 messages as players send them and as mail programs make them. The parser
//! alone only takes them apart; here every entry in them is found and read strictly, and what stands in them more than
//! once is held to be the same. The necessary work is measured too: after the parser, decoding one block, reading one
//! entry strictly, and hashing it. All three take turns over some messages at a time, and the best round of each
//! counts.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::hint::black_box;
use std::ops::Range;
use std::time::{Duration, Instant};

use adjudicate::crypto::{Digest, Identity, sha256};
use adjudicate::log::{SignedEntry, Time, first_block, unwrap, wrap};
use adjudicate::mail::find::FoundBlock;
use adjudicate::mail::message::OutgoingMessage;
use adjudicate::mail::{LetterContent, address, html, incoming, text};
use adjudicate_testkit::morris::{MOVES, Morris, charter};
use mail_parser::MessageParser;

const MESSAGES: usize = 2_000;
const ROUNDS: usize = 15;
/// So many messages are read in a few milliseconds, in which a shared machine is left alone in one round or another.
const TURN: usize = 50;

fn begun() -> Time {
    Time::from_unix(1_800_000_000).unwrap()
}

fn bytes(seed: usize, count: usize) -> Vec<u8> {
    (0..count.div_ceil(32)).flat_map(|part| sha256(&[&seed.to_be_bytes(), &part.to_be_bytes()])).take(count).collect()
}

/// The entries of ten turns of a game.
fn turns(game: usize, keys: &[Identity; 2]) -> Vec<String> {
    let charter = charter(keys, bytes(game, 16).try_into().unwrap(), |who| Some(format!("{who}@example.org")));
    let (mut played, _) = Morris::begin(keys, charter, begun());
    MOVES.iter().map(|play| played.turn(play, Some("What do you say to this?"))).collect()
}

/// The message that `play --send` and the desk write: text, HTML with a picture of twelve thousand bytes, attachment.
fn whole(number: usize, entry: &str) -> String {
    let content = LetterContent {
        headline: "Nine Men's Morris: alice (x) and bob (o)".to_owned(),
        news: vec!["Entry 5: alice plays d2. \"What do you say to this?\"".to_owned()],
        board: "7 .-----------.-----------.\n".repeat(13),
        words: vec!["White stands on d2, f4 and a1; black on b2.".to_owned()],
        answer: vec!["How to answer: save this message as letter.eml, run `adjudicate import letter.eml`.".to_owned()],
        clock: vec!["You have 9 days left; after that, 10 days of grace.".to_owned()],
        entries: entry.to_owned(),
        ..LetterContent::default()
    };
    let mailbox = |text: &str| address::mailbox(None, address::parse(text).unwrap());
    let message = OutgoingMessage {
        from: mailbox("alice@example.org"),
        to: vec![mailbox("bob@example.org")],
        copy: vec![mailbox("desk@example.org")],
        subject: "[adjudicate] nine-mens-morris 3fa9c2d1: turn 3, bob to move".to_owned(),
        date: begun(),
        about: Digest(sha256(&[&number.to_be_bytes()])),
        game: Some(Digest([7; 32])),
        reply_to: None,
        in_words: false,
        board: None,
        answers: None,
        automatic: None,
        text: text(&content),
        html: Some(html(&content, Some("board@adjudicate.invalid"))),
        picture: Some([b"\x89PNG\r\n\x1a\n".to_vec(), bytes(number, 12_000)].concat()),
        attachments: vec![("alice-0005.yaml".to_owned(), entry.to_owned())],
    };
    message.write().unwrap()
}

/// Returns a message that is not ours with an entry: forwarded and quoted, or nothing but the block.
fn other(number: usize, entry: &str) -> String {
    let head =
        "From: Alice <alice@example.org>\r\nTo: desk@example.org\r\nSubject: Fwd: my turn\r\nMIME-Version: 1.0\r\n";
    let block = wrap(entry).replace('\n', "\r\n");
    match number % 3 {
        0 => format!("{head}Content-Type: text/plain; charset=utf-8\r\n\r\nHello,\r\n\r\n{block}\r\n-- \r\nAlice\r\n"),
        1 => {
            let quoted: String = block.lines().map(|line| format!("> {line}\r\n")).collect();
            format!("{head}Content-Type: text/plain; charset=utf-8\r\n\r\nOn Friday bob wrote:\r\n{quoted}")
        }
        _ => {
            let soft = block.replace('=', "=3D");
            let kind = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n";
            format!("{head}{kind}\r\nHello,\r\n\r\n{soft}")
        }
    }
}

/// Messages that each bring one entry.
struct Letters {
    messages: Vec<String>,
    entries: Vec<String>,
    /// The text between the first and the last line of each entry's block.
    blocks: Vec<String>,
}

impl Letters {
    fn of(entries: &[String], make: impl Fn(usize, &str) -> String) -> Letters {
        let inside = |entry: &String| {
            let block = wrap(entry);
            let (_, block) = first_block(&block).unwrap();
            block.unwrap().0.to_owned()
        };
        let messages = entries.iter().enumerate().map(|(number, entry)| make(number, entry)).collect();
        Letters { messages, entries: entries.to_vec(), blocks: entries.iter().map(inside).collect() }
    }

    /// The parser alone; counts parts.
    fn parsed(&self, some: Range<usize>) -> usize {
        self.messages[some].iter().map(parts).sum()
    }

    /// Everything that this program does with a message; counts entries.
    fn read(&self, some: Range<usize>) -> usize {
        let entries = |message: &String| {
            let incoming = incoming::read(black_box(message).as_bytes());
            incoming.entries.iter().filter(|found| matches!(found, FoundBlock::Entry(some) if some.len() == 1)).count()
        };
        self.messages[some].iter().map(entries).sum()
    }

    /// The parser, and what has to be done for one entry whose place is known; counts entries.
    fn least(&self, some: Range<usize>) -> usize {
        let entry = |(message, block): (&String, &String)| {
            black_box(parts(message));
            let decoded = unwrap(black_box(block)).unwrap();
            usize::from(SignedEntry::read(str::from_utf8(&decoded).unwrap()).is_ok())
        };
        self.messages[some.clone()].iter().zip(&self.blocks[some]).map(entry).sum()
    }

    fn measure(&self, what: &str) {
        for (message, entry) in self.messages.iter().zip(&self.entries) {
            let found = incoming::read(message.as_bytes()).entries;
            assert!(matches!(found.as_slice(), [FoundBlock::Entry(some)] if some.len() == 1 && some[0].text == *entry));
        }
        let count = self.messages.len();
        let (mut alone, mut least, mut ours) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        for start in (0..count).step_by(TURN) {
            let some = || start..start + TURN;
            let parts = self.parsed(some());
            let mut best = [Duration::MAX; 3];
            for _ in 0..ROUNDS {
                best[0] = best[0].min(timed(|| self.parsed(some()), parts));
                best[1] = best[1].min(timed(|| self.least(some()), TURN));
                best[2] = best[2].min(timed(|| self.read(some()), TURN));
            }
            alone += best[0];
            least += best[1];
            ours += best[2];
        }
        let each = |took: Duration| took.as_secs_f64() * 1e6 / count as f64;
        let ratio = |took: Duration| alone.as_secs_f64() / took.as_secs_f64();
        println!("{what}: {} bytes each", self.messages.iter().map(String::len).sum::<usize>() / count);
        for (work, took) in [("parser alone", alone), ("with one entry decoded and read", least), ("all", ours)] {
            println!("  {work:<32} {:>6.1} microseconds a message, ratio {:.2}", each(took), ratio(took));
        }
    }
}

fn parts(message: &String) -> usize {
    MessageParser::default().parse(black_box(message).as_bytes()).unwrap().parts.len()
}

fn timed(work: impl Fn() -> usize, wanted: usize) -> Duration {
    let start = Instant::now();
    assert_eq!(work(), wanted);
    start.elapsed()
}

fn main() {
    let keys = [Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32])];
    let entries: Vec<String> = (0..MESSAGES / MOVES.len()).flat_map(|game| turns(game, &keys)).collect();
    assert_eq!(entries.len(), MESSAGES);
    let either = |number: usize, entry: &str| {
        if number.is_multiple_of(2) { whole(number, entry) } else { other(number / 2, entry) }
    };
    Letters::of(&entries, whole).measure("messages of `play --send` and of desks");
    Letters::of(&entries, other).measure("blocks alone, quoted, quoted-printable");
    Letters::of(&entries, either).measure("both, taking turns");
}
