//! Letters between programs, and what the post does to them.

use std::sync::Arc;

use adjudicate::log::{Entry, SignedEntry, Slip, wrap};
use adjudicate::mail::find::FoundBlock;
use adjudicate::mail::incoming;

/// An entry on its way.
pub type Post = Arc<SignedEntry>;

/// Longer than this no letter is under way, in seconds: four days.
pub const SLOWEST: i64 = 4 * 86_400;

/// The content of an envelope.
#[derive(Clone, Default)]
pub struct Pack {
    /// Entries.
    pub entries: Vec<Post>,
    /// Slips.
    pub slips: Vec<Slip>,
    /// Elements that travel on their own, as lines.
    pub elements: Vec<String>,
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

/// The content of a letter.
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
    Arc::new(SignedEntry::from(entry))
}

/// A message in which somebody quotes a block and writes below it.
pub fn message(pack: &Pack) -> String {
    let entries = pack.entries.iter().map(|letter| letter.text.clone());
    let text: String = entries.chain(pack.slips.iter().map(Slip::text)).collect();
    let block = if text.is_empty() { String::new() } else { wrap(&text) };
    let quoted: String = block.lines().map(|line| format!("> {line}\r\n")).collect();
    let elements: String = pack.elements.iter().map(|line| format!("{line}\r\n")).collect();
    format!(
        "From: somebody@example.org\r\nSubject: your turn\r\n\r\nHello,\r\n{quoted}\r\n{elements}\r\nGood luck!\r\n"
    )
}

/// Parses a message.
pub fn unpack(message: &str) -> Pack {
    let incoming = incoming::read(message.as_bytes());
    let mut pack = Pack::default();
    for found in incoming.entries {
        match found {
            FoundBlock::Entry(candidates) => pack.entries.push(Arc::new(candidates[0].clone())),
            FoundBlock::Slip(candidates) => pack.slips.push(candidates[0].clone()),
            FoundBlock::Damaged(number, why) => {
                panic!("the post damages nothing, and entry {number:?} is damaged: {why}")
            }
        }
    }
    pack.elements = incoming.elements;
    pack
}
