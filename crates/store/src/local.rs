//! Games of a store as files for one command, and back.

use adjudicate_mail::ledger::ToldLedger;
use adjudicate_office::Failure;

use crate::keep::{Checkout, Committed, Keep, Wanted};
use crate::scratch::Scratch;
use crate::unit::{Unit, Wake};

/// What was given out to a command.
pub struct Borrowed {
    out: Checkout,
}

impl Borrowed {
    /// The paths of the games' logs below the scratch directory.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.out.games.keys().map(String::as_str)
    }
}

/// Lays out what is wanted.
///
/// # Errors
/// The store cannot be read, or the scratch directory not be written.
pub fn borrow(keep: &mut dyn Keep, wanted: &Wanted, scratch: &Scratch) -> Result<Borrowed, Failure> {
    let out = keep.check_out(wanted)?;
    scratch.lay(&out.files)?;
    Ok(Borrowed { out })
}

/// Writes what the command has changed; says whether it has changed anything.
///
/// # Errors
/// Somebody else was first, or the store cannot be written: nothing was changed there.
pub fn give_back(keep: &mut dyn Keep, borrowed: &Borrowed, scratch: &Scratch) -> Result<bool, Failure> {
    let state = scratch.state();
    let mut unit = Unit::between(&borrowed.out, &scratch.read()?, &|game, head| due(&state, game, head))?;
    unit.leave_out_idle();
    if unit.is_idle() {
        return Ok(false);
    }
    match keep.commit(&unit)? {
        Committed::Done | Committed::Gone => Ok(true),
        Committed::Conflict => Err(Failure::environment(
            "somebody else has changed the game in the store in the meantime; nothing was written there",
        )
        .hint("look at the game as it is now, then do it again")),
    }
}

/// When something is to be told of a game though nobody writes: at once, if its last entry was not told.
pub(crate) fn due(
    state: &std::path::Path,
    game: &adjudicate_record::crypto::Digest,
    head: &adjudicate_record::crypto::Digest,
) -> Result<Option<Wake>, Failure> {
    let ledger = ToldLedger::load(state, game)?;
    Ok(if ledger.has_told(head) { ledger.next().map(|next| Wake::At(next.unix())) } else { Some(Wake::Now) })
}
