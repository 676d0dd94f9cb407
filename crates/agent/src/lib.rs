//! Acts for a person: signing that never contradicts itself, import, the slips and elements beside a log, sealed boards, disputes.
//!
//! The caller gives a [`Context`] its settings, the game files, a clock, the key file, and a [`Prompter`] that asks the user and
//! shows him results. A context never prints, and reads neither the environment nor the system's clock.
//!
//! ```
//! use adjudicate_agent::pending::Pending;
//! use adjudicate_agent::game_file;
//! use adjudicate_record::log::file::Disk;
//! use std::path::Path;
//!
//! // The file of a game is verified when it is read; the slips beside it bind nobody.
//! let path = Path::new("../../examples/short-win.yaml");
//! let game = game_file::load(&Disk, path, None).map_err(|failure| failure.message().to_owned())?;
//! assert_eq!(game.records.len(), 9);
//! let beside = Pending::load(&Disk, path).map_err(|failure| failure.message().to_owned())?;
//! assert!(beside.is_empty());
//! # Ok::<(), String>(())
//! ```

pub mod act;
pub mod agreement;
pub mod charter;
pub mod check;
pub mod check_input;
mod checkpoint;
pub mod chronicle;
pub mod compose;
mod context;
pub mod correspondents;
pub mod directory;
pub mod discover;
pub mod dispute;
pub mod due;
pub mod elements;
pub mod evidence;
pub mod failure;
pub mod formats;
pub mod game_file;
pub mod game_files;
pub mod game_view;
pub mod inbox;
pub mod invitation;
pub mod letters;
pub mod lines;
pub mod mail_providers;
pub mod open_seat;
pub mod options;
mod other_games;
pub mod outlook;
pub mod pending;
pub mod pick;
pub mod practice;
mod prompter;
#[cfg(feature = "transport")]
pub mod scan;
pub mod secret;
#[cfg(feature = "transport")]
pub mod seen_messages;
pub mod settings;
pub mod signing;
pub mod slips;
pub mod sysexits;
pub mod turn;

pub use checkpoint::{Checkpoints, SummaryCache};
pub use context::{Context, time_of_clock};
pub use failure::Failure;
pub use prompter::Prompter;
