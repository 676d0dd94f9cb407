//! Letters between programs, and what the post does to them.

use std::sync::Arc;

use adjudicate::crypto::{Digest, sha256};
use adjudicate::log::{Bytes, Entry, Slip, payload, wrap, write};
use adjudicate::mail::find::FoundText;
use adjudicate::mail::incoming;
use adjudicate::referee::ReadEntry;
use adjudicate::rules::Name;

/// An entry on its way.
pub type Post = Arc<ReadEntry>;

/// Longer than this no letter is under way, in seconds: four days.
pub const SLOWEST: i64 = 4 * 86_400;

/// A dice element that travels on its own, and whose it is.
pub type Element = (Name, [u8; 32]);

/// What is in an envelope.
#[derive(Clone, Default)]
pub struct Pack {
    /// Entries.
    pub entries: Vec<Post>,
    /// Slips.
    pub slips: Vec<Arc<Slip>>,
    /// Elements.
    pub elements: Vec<Element>,
}

impl Pack {
    /// One entry and nothing else.
    pub fn of(entry: &Post) -> Pack {
        Pack { entries: vec![entry.clone()], ..Pack::default() }
    }

    /// Whether the envelope is empty.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.slips.is_empty() && self.elements.is_empty()
    }
}

/// What a letter holds.
#[derive(Clone)]
pub enum Body {
    /// Entries, slips and elements.
    Pack(Pack),
    /// The same as a message.
    Message(String),
    /// A wish for everything that somebody has: who wishes it, and when he asked.
    Ask(usize, i64),
    /// The answer to that: from whom, and when it was asked for.
    All(usize, i64, Pack),
}

/// An entry as a letter.
pub fn letter(entry: Entry) -> Post {
    let payload = payload(&entry);
    let id = Digest(sha256(&[payload.as_bytes()]));
    Arc::new(ReadEntry { entry, payload, id })
}

/// A message in which somebody quotes a block and writes below it.
pub fn message(game: &Digest, pack: &Pack) -> String {
    let entries = pack.entries.iter().map(|letter| write(&letter.entry));
    let text: String = entries.chain(pack.slips.iter().map(|slip| slip.text())).collect();
    let block = if text.is_empty() { String::new() } else { wrap(&text) };
    let quoted: String = block.lines().map(|line| format!("> {line}\r\n")).collect();
    let line = |(name, element): &Element| format!("element {game} {name} {}\r\n", Bytes(*element));
    let elements: String = pack.elements.iter().map(line).collect();
    format!(
        "From: somebody@example.org\r\nSubject: your turn\r\n\r\nHello,\r\n{quoted}\r\n{elements}\r\nGood luck!\r\n"
    )
}

/// What a message brings.
pub fn unpack(message: &str) -> Pack {
    let incoming = incoming::read(message.as_bytes());
    let mut pack = Pack::default();
    for found in incoming.entries {
        match found {
            FoundText::Entry(candidates) => pack.entries.push(letter(candidates[0].entry.clone())),
            FoundText::Slip(candidates) => pack.slips.push(Arc::new(candidates[0].clone())),
            FoundText::Damaged(number, why) => {
                panic!("the post damages nothing, and entry {number:?} is damaged: {why}")
            }
        }
    }
    for line in incoming.elements {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [_, _, name, element] = words[..] else { panic!("`{line}` is no element") };
        pack.elements.push((Name::parse(name).unwrap(), Bytes::<32>::parse(element).unwrap().0));
    }
    pack
}
