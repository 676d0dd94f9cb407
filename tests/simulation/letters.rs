//! Letters between programs, and what the post does to them.

use std::sync::Arc;

use adjudicate::crypto::{Digest, sha256};
use adjudicate::dice::Member;
use adjudicate::log::{Entry, payload, wrap, write};
use adjudicate::mail::find::Found;
use adjudicate::mail::incoming;
use adjudicate::referee::Letter;

/// An entry on its way.
pub type Post = Arc<Letter>;

/// Longer than this no letter is under way, in seconds: four days.
pub const SLOWEST: i64 = 4 * 86_400;

/// What a letter holds.
#[derive(Clone)]
pub enum Body {
    /// Entries, and who sent them.
    Entries(Vec<Post>),
    /// The same as a message.
    Message(String),
    /// An element without an entry, and whose it is.
    Element(Member, [u8; 32]),
    /// A wish for everything that somebody has: who wishes it, and when he asked.
    Ask(usize, i64),
    /// The answer to that: from whom, and when it was asked for.
    All(usize, i64, Vec<Post>),
}

/// An entry as a letter.
pub fn letter(entry: Entry) -> Post {
    let payload = payload(&entry);
    let id = Digest(sha256(&[payload.as_bytes()]));
    Arc::new(Letter { entry, payload, id })
}

/// Entries as a message in which somebody quotes a block and writes below it.
pub fn message(letters: &[Post]) -> String {
    let text: String = letters.iter().map(|letter| write(&letter.entry)).collect();
    let quoted: String = wrap(&text).lines().map(|line| format!("> {line}\r\n")).collect();
    format!("From: somebody@example.org\r\nSubject: your turn\r\n\r\nHello,\r\n{quoted}\r\n\r\nGood luck!\r\n")
}

/// What a message brings.
pub fn unpack(message: &str) -> Vec<Post> {
    let found = incoming::read(message.as_bytes()).entries;
    let read = |found: Found| match found {
        Found::Entry(candidates) => letter(candidates[0].entry.clone()),
        Found::Damaged(number, why) => panic!("the post damages nothing, and entry {number:?} is damaged: {why}"),
    };
    found.into_iter().map(read).collect()
}
