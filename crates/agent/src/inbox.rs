//! Letters into games: read, placed, and brought into the logs.

mod arrival;
mod begin;
mod bring;
mod early;
mod intake;
mod placing;
mod shelf;
mod told;

use std::path::PathBuf;

pub use arrival::{Arrival, ArrivalOutcome, entry_of};
pub use begin::file_name;
pub use bring::{Brought, bring};
pub use early::{Early, EarlyNote};
pub use intake::{Import, read};
pub use shelf::{Shelf, Shelved};
pub use told::{ElementOutcome, SlipOutcome};

/// The directory or the file of the games, and the place of new ones.
#[derive(Clone, Debug)]
pub struct Places {
    /// The one game that letters are for.
    pub game: Option<PathBuf>,
    /// The directory with the games.
    pub games: PathBuf,
    /// A new file for the game, whatever other copies of it are here.
    pub output: Option<PathBuf>,
}
