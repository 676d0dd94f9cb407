//! Games of a store as files for one command, and back.

use adjudicate_mail::ledger::ToldLedger;
use adjudicate_office::Failure;
use adjudicate_office::desk::looks;
use adjudicate_office::desk::unread::UnreadNote;
use adjudicate_record::crypto::{Digest, sha256};

use crate::keep::{Checkout, Committed, Keep, Wanted};
use crate::message;
use crate::scratch::Scratch;
use crate::unit::{Unit, Wake};
use adjudicate_record::log::layout::{STATE, StateFile, directories};

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
    give_back_with(keep, borrowed, scratch, None)
}

/// As [`give_back`], and takes a message out of those that are left for a person, in the same transaction. `read` is its SHA-256, and
/// whether it was answered.
///
/// # Errors
/// As [`give_back`]; or somebody else has dealt with the message meanwhile.
pub fn give_back_with(
    keep: &mut dyn Keep,
    borrowed: &Borrowed,
    scratch: &Scratch,
    read: Option<(Digest, bool)>,
) -> Result<bool, Failure> {
    let state = scratch.state();
    let mut unit = Unit::between(&borrowed.out, &scratch.read()?, &|game, head| due(&state, game, head))?;
    unit.leave_out_idle();
    unit.read = read;
    if unit.is_idle() {
        return Ok(false);
    }
    match keep.commit(&unit)? {
        Committed::Gone if read.is_some() => Err(Failure::environment(
            "the letter is left for nobody any more: somebody else has dealt with it; nothing was written",
        )
        .hint("`adjudicate mail unread` lists those that are left")),
        Committed::Done | Committed::Gone => Ok(true),
        Committed::Conflict => Err(Failure::environment(
            "somebody else has changed the game in the store in the meantime; nothing was written there",
        )
        .hint("look at the game as it is now, then do it again")),
    }
}

/// When something is to be told of a game though nobody writes: at once, if its last entry was not told.
pub(crate) fn due(state: &std::path::Path, game: &Digest, head: &Digest) -> Result<Option<Wake>, Failure> {
    let ledger = ToldLedger::load(state, game)?;
    Ok(if ledger.has_told(head) { ledger.next().map(|next| Wake::At(next.unix())) } else { Some(Wake::Now) })
}

/// What a person needs who deals with a message that was left: the games of the message and of its sender, and the note about it.
pub fn wanted_by_letter(message: &[u8]) -> Wanted {
    let (found, pictures) = looks::glance(message);
    let note = StateFile::LeftLetter(Digest(sha256(&[message])));
    let mut wanted = message::wanted(&found, pictures);
    wanted.sender_always = true;
    wanted.below.push(note.in_store());
    wanted
}

/// A message that is left for a person, with the note that says why.
pub type LeftLetter = (Vec<u8>, Option<UnreadNote>);

/// The messages that are left for a person, the oldest first, with the notes that say why.
///
/// # Errors
/// The store cannot be read.
pub fn letters_left(keep: &mut dyn Keep) -> Result<Vec<LeftLetter>, Failure> {
    let messages = keep.unread()?;
    let below = vec![format!("{STATE}/{}/", directories::LEFT)];
    let notes = keep.check_out(&Wanted { below, ..Wanted::default() })?.files;
    let with_note = |message: Vec<u8>| {
        let file = StateFile::LeftLetter(Digest(sha256(&[&message])));
        let note = notes.get(&file.in_store()).and_then(|bytes| UnreadNote::parse(bytes));
        (message, note)
    };
    Ok(messages.into_values().map(with_note).collect())
}
