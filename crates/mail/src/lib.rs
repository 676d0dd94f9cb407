//! Turns by mail and by post: messages in both directions, what waits to be sent, the desk, postcards.
//!
//! Words about a game come from above; here they are put into messages. Entries that come in are found here, and judged by
//! whoever asks the referee. Only [`transport`] touches the network.

pub mod address;
mod body;
#[cfg(feature = "post")]
pub mod code;
pub mod find;
mod html;
pub mod incoming;
pub mod ledger;
mod letter;
pub mod maildir;
pub mod mbox;
pub mod message;
pub mod outbox;
#[cfg(feature = "post")]
pub mod postcard;
mod private;
pub mod program;
pub mod quota;
pub mod transport;

pub use body::{Content, html, text};
pub use letter::{Letter, letters_of};
