//! What a log and all that lies beside it come to.

use crate::beside::Beside;
use crate::game_file::GameFile;
use ::adjudicate_referee;
use adjudicate_mail::Letter;
use adjudicate_referee::{Settled, settle};

/// What the log and the entries beside it come to, for somebody who has followed neither branch: so it shows where the line
/// stops, also to who stays with a branch of theirs.
pub fn settled(game: &GameFile, beside: &Beside) -> Settled {
    if beside.entries.is_empty() {
        let line = game.records.iter().map(|record| record.id).collect();
        return Settled { line, rank: game.state.rank(), state: Some(game.state.clone()), ..Settled::default() };
    }
    let log = game.records.iter().filter_map(|record| Letter::read(&record.text));
    let letters: Vec<adjudicate_referee::ReadEntry> =
        log.chain(beside.entries.iter().cloned()).map(|one| one.to_settle()).collect();
    settle(&letters.iter().collect::<Vec<_>>(), |_| false)
}
