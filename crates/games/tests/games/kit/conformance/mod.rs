//! The conformance kit: what every rule engine of the registry must pass, whatever its game.
//!
//! Games are played at random from a seed, dice included. At every position the kit holds the contract of
//! [`Position`](adjudicate_rules::Position): what is listed is legal and nothing else is, reading what was written gives the
//! same move, refusals cite a clause that can be broken and change nothing, copies share nothing, the same record gives the
//! same positions, and games end. Lessons are true of the engine ([`teach`]). It knows no rules; vectors and the tests of each game do.
//!
//! An engine is put under it with [`conforms`]. If moves are free text, a [`Mover`] supplies them; without one, such a
//! game is followed as far as listed moves and dice go.

mod description;
mod lessons;
pub mod playing;
pub mod positions;
pub mod tables;

use adjudicate_rules::{Game, Play};

pub use lessons::teach;

use super::Random;
use positions::Observer;
use tables::Table;

/// Suggests a legal move where a game lists none; `None` ends the playthrough.
pub type Mover = fn(&Play, &mut Random) -> Option<String>;

/// The amount of information in a position text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Texts {
    /// Everything that decides which moves are legal.
    #[default]
    All,
    /// Not all: what players have chosen once is in the log.
    Part,
}

/// Puts a game through the whole kit: its description, its options, complete games with the default options, and a
/// beginning with every value of every option.
pub fn conforms(game: &'static Game, mover: Option<Mover>, texts: Texts) {
    description::holds(game);
    tables::options_are_checked(game);
    let complete: Vec<(u64, Table)> = (1..).zip(tables::complete(game)).collect();
    for tables in complete.chunk_by(|(_, one), (_, other)| one.setup.names.len() == other.setup.names.len()) {
        // The same text means the same moves in all games of so many.
        let mut observer = Observer::of(texts);
        for (seed, table) in tables {
            playing::through(table, mover, *seed, playing::Length::ToTheEnd, &mut observer);
        }
    }
    for (seed, table) in (1001..).zip(tables::varied(game)) {
        playing::through(&table, mover, seed, playing::Length::Beginning, &mut Observer::of(texts));
    }
}
