//! The result of settling a log and the file beside it.

use crate::game_file::GameFile;
use crate::game_files::EntryJudge;
use crate::pending::Pending;
use adjudicate_record::log::SignedEntry;
use adjudicate_referee::ForkChoice;

/// Settles the log and the entries beside it, for a reader who has followed neither branch; so the result shows where
/// the line stops, also to a user who stays with his branch.
pub fn settled(judge: &dyn EntryJudge, game: &GameFile, beside: &Pending) -> ForkChoice {
    if beside.entries.is_empty() {
        let line = game.records.iter().map(|record| record.id).collect();
        return ForkChoice { line, rank: game.state.rank(), state: Some(game.state.clone()), ..ForkChoice::default() };
    }
    let letters: Vec<&SignedEntry> = game.records.iter().map(|record| &**record).chain(&beside.entries).collect();
    judge.settle(&letters, &|_| false)
}
