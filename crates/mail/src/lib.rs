//! Turns by mail and by post: messages in both directions, what waits to be sent, the desk, postcards.
//!
//! This crate puts texts that its callers write into messages, and finds entries in messages that arrive; its callers have the
//! referee judge these. The feature `transport` sends and fetches messages and stores those that wait to be sent. Nothing else
//! here touches the network or needs an operating system.
//!
//! ```
//! use adjudicate_mail::find::FoundBlock;
//! use adjudicate_mail::incoming;
//!
//! // However a mail program quotes an entry, it is found again.
//! let log = std::fs::read_to_string("../../examples/short-win.yaml")?;
//! let quoted: String = log.lines().map(|line| format!("> {line}\n")).collect();
//! let letter = format!("From: bob@example.org\nSubject: Re: your turn\n\nHello,\n\n{quoted}");
//! let found = incoming::read(letter.as_bytes());
//! assert_eq!(found.entries.iter().filter(|found| matches!(found, FoundBlock::Entry(_))).count(), 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod address;
pub mod authentication;
mod body;
pub mod find;
mod html;
pub mod incoming;
pub mod ledger;
pub mod maildir;
pub mod mbox;
pub mod message;
#[cfg(feature = "transport")]
pub mod outbox;
#[cfg(feature = "post")]
pub mod postcard;
#[cfg(feature = "transport")]
pub mod program;
#[cfg(feature = "post")]
pub mod qr;
#[cfg(feature = "transport")]
pub mod quota;
pub mod reply_text;
#[cfg(feature = "transport")]
pub mod transport;
#[cfg(feature = "transport")]
pub mod watch;

pub use body::{LetterContent, PlainLetter, html, text};
