//! Mail: messages as they are mangled, servers that fail, the desk, and everything through a real mail server.

mod burdens;
mod cases;
mod connections;
mod copies;
pub mod crowd;
mod desk;
mod directory;
mod endless;
mod entering;
pub mod event;
mod fake_server;
mod faults;
mod hosted;
mod hostile;
mod in_words;
mod invite;
mod killed;
mod large;
pub mod latency;
mod mailbox;
pub mod many;
mod messages;
mod more_words;
mod own_faults;
mod pipes;
#[cfg(feature = "post")]
mod post;
mod prompt;
mod real;
mod replies;
mod settled;
mod slip_cases;
pub mod spell;
pub mod table;
mod unread;
mod waiting;
