//! Mail: messages as they are mangled, servers that fail, the desk, and everything through a real mail server.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod burdens;
mod cases;
mod connections;
mod copies;
mod crowd;
mod desk;
mod directory;
mod endless;
mod event;
mod fake_server;
mod faults;
mod hostile;
mod killed;
mod large;
mod many;
mod messages;
#[path = "../support/morris.rs"]
mod morris;
#[path = "../games/kit/random.rs"]
mod numbers;
mod own_faults;
mod pipes;
#[cfg(feature = "post")]
mod post;
#[path = "../program/mod.rs"]
mod program;
mod real;
mod settled;
mod slip_cases;
mod table;
mod waiting;
