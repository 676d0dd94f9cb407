//! The result of preparing an act, before and after it is stored.

use adjudicate_record::log::{EntryKind, Slip};
use adjudicate_referee::{ComposedEntry, SecretBoard};

use crate::act::{Act, prepare};
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::open_seat;
use crate::secret;
use crate::signing::Signer;

/// An act that has been prepared. Nothing of it is stored yet.
pub enum PreparedAct {
    /// An entry.
    Entry(Box<PreparedEntry>),
    /// A slip that waits beside the log until an entry writes it in.
    Slip(Box<PreparedSlip>),
    /// The same slip waits already, so nothing is signed.
    Waiting(Box<Slip>),
    /// The author's element for the pending roll, as a line for the member who holds the pen.
    Element,
}

/// An entry that is composed and checked.
pub struct PreparedEntry {
    /// The entry and the match after it.
    pub composed: ComposedEntry,
    /// The board that this entry seals; it is kept before the entry is.
    pub(super) board: Option<SecretBoard>,
    /// For a ruling behind an entry that is not the last one: the number of entries that leave the line by it.
    pub behind: Option<usize>,
}

/// A slip that is signed.
pub struct PreparedSlip {
    /// The slip.
    pub slip: Slip,
    /// The referee's note about the message that asked for it.
    pub(super) note: Option<Slip>,
}

/// The result of storing an act.
pub enum CommittedAct {
    /// An entry; the game as it stands with it.
    Entry(Box<GameFile>),
    /// A slip.
    Slip,
    /// The line of an element.
    Element(String),
}

impl PreparedAct {
    /// Stores the prepared act.
    ///
    /// # Errors
    /// The kept state, the log, or the file beside it cannot be written; or another program has written meanwhile.
    pub fn commit(&self, mut signer: Signer<'_>) -> Result<CommittedAct, Failure> {
        match self {
            PreparedAct::Entry(entry) => entry.commit(signer).map(|game| CommittedAct::Entry(Box::new(game))),
            PreparedAct::Slip(slip) => slip.keep(&mut signer).map(|()| CommittedAct::Slip),
            PreparedAct::Waiting(_) => Ok(CommittedAct::Slip),
            PreparedAct::Element => signer.give().map(CommittedAct::Element),
        }
    }
}

impl PreparedEntry {
    /// Appends the entry to the log.
    ///
    /// # Errors
    /// As [`PreparedAct::commit`].
    pub fn commit(&self, signer: Signer<'_>) -> Result<GameFile, Failure> {
        if let (Some(board), Some(seat)) = (&self.board, signer.seat()) {
            secret::keep(signer.office(), &signer.game.state, seat, board)?;
        }
        let (office, by, source, roll_next) = (signer.office(), signer.by.clone(), signer.source, signer.roll_next);
        let game = match self.behind {
            Some(_) => signer.commit_behind(&self.composed)?,
            None => signer.commit(&self.composed)?,
        };
        if matches!(self.composed.entry.kind, EntryKind::Join(_)) {
            open_seat::note_used(office, &game)?;
        }
        if !roll_next || game.state.author(&by).is_none_or(|author| game.state.holds_pen(author)) {
            return Ok(game);
        }
        let mut signer = Signer::take_again(office, game, by)?;
        signer.source = source;
        // The entry is in the log. A game in which there is nothing to decide before the dice needs nothing else.
        if let Ok(PreparedAct::Slip(order)) = prepare(&signer, &Act::RollNext, None) {
            order.keep(&mut signer)?;
        }
        Ok(signer.game)
    }
}

impl PreparedSlip {
    /// Keeps the slip beside the log.
    ///
    /// # Errors
    /// As [`PreparedAct::commit`].
    pub fn keep(&self, signer: &mut Signer<'_>) -> Result<(), Failure> {
        signer.keep_slip(&self.slip)?;
        self.note.as_ref().map_or(Ok(()), |note| signer.keep_slip(note))
    }
}
