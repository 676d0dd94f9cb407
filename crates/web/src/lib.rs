//! The whole referee for a page in a browser. It checks logs, evidence, events and copies, and shows, practises and plays games,
//! with the words and drawings of the program.
//!
//! A page sends requests and gets answers, both JSON, through [`PageSession::answer`]. A session has no clock, no randomness and no
//! network of its own. It reads and writes files of a [`Disk`](adjudicate_record::log::file::Disk), which WebAssembly has in
//! memory; the page loads them from its storage, and stores them again.
//!
//! The crate knows nothing of browsers. Built for WebAssembly it exports three functions (`binding`) and imports two,
//! the time and random bits. `page/` has the rest: the script that shows answers, and the builder that packs everything
//! into `page/built/adjudicate.html`. A request that fails half-way changes nothing: the session is begun again from the
//! stored files. Files from shared storage carry a mark of the key (`mark`, `guard`),
//! and nothing is signed on files whose mark does not hold.

mod answer;
mod backup;
#[cfg(target_family = "wasm")]
mod binding;
mod board;
mod check;
mod events;
mod files;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod fixture;
mod guard;
mod invite;
mod keys;
mod learn;
mod letter;
mod look;
mod mark;
mod messages;
mod path;
mod play;
mod request;
mod session;
mod table;
mod words;

pub use request::PageRequest;
pub use session::{Host, PageSession};
