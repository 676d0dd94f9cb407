//! Letters into games: read, placed, and brought into the logs.

mod arrival;
mod begin;
mod bring;
mod index;
mod intake;
mod out_of_order;
mod outcome;
mod placing;

use std::path::PathBuf;

pub use arrival::{Arrival, ArrivalOutcome, entry_of};
pub use begin::file_name;
pub use bring::{ImportOutcome, bring};
pub use index::{GameIndex, IndexedGame, charter_addresses};
pub use intake::{Import, read};
pub use out_of_order::{OutOfOrderEntries, OutOfOrderNote};
pub use outcome::{ElementOutcome, SlipOutcome};
pub use placing::is_dated_ahead;

/// The directory or the file of the games, and the place of new ones.
#[derive(Clone, Debug)]
pub struct GamePaths {
    /// The one game that letters are for.
    pub game: Option<PathBuf>,
    /// The directory with the games.
    pub games: PathBuf,
    /// A new file for the game, whatever other copies of it are here.
    pub output: Option<PathBuf>,
}
