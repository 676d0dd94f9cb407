//! Stores the signing state before anything is sent, and recovers from it if a program was stopped, or if several sign
//! with one key.

use adjudicate_record::printable::printable_path;
use std::path::Path;
use std::time::Duration;

use crate::context::Context;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::inbox;
use crate::pending::Pending;
use crate::signing::{Signer, in_line, overtaken};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::FileError;
use adjudicate_record::log::signing_state::{GivenElement, SigningState, StateComparison, StateError};
use adjudicate_record::log::{EntryKind, SignedEntry, Slip};
use adjudicate_referee::ComposedEntry;
use adjudicate_rules::phrase;

/// How often and how long is waited for another program that signs with the same key: five seconds in all.
const TRIES: usize = 250;
const PAUSE: Duration = Duration::from_millis(20);

impl Signer<'_> {
    /// Stores the signed entry and then appends it, so that after a crash in between the very same bytes are found
    /// again.
    ///
    /// # Errors
    /// The kept state or the log cannot be written.
    pub fn commit(mut self, composed: &ComposedEntry) -> Result<GameFile, Failure> {
        let directory = self.office.settings.state_directory()?;
        if !self.beside.is_empty() {
            self.office.store.check_beside(&self.game.path)?;
        }
        let key = self.identity.public();
        let last = self.giver().and_then(|member| composed.state.machine().chain(member));
        let changed = self.giver().and_then(|member| self.game.state.machine().chain(member)) != last;
        let given =
            self.first_given(composed).zip(last.filter(|last| changed && last.key == key)).map(|(first, last)| {
                // Of two elements that one value carries, the second is given to the roll that this entry asks for.
                let asked = if last.number == first.number { first.asked } else { composed.state.head() };
                GivenElement { base: last.base, number: last.number, asked }
            });
        let before = self.kept.clone();
        self.kept.note_signed(&key, &composed.entry, given);
        if self.send {
            self.kept.note_unsent(Some(composed.state.head()));
        }
        let own = match self.office.store.keep(directory, &mut self.kept) {
            Ok(()) => true,
            // Of two programs that sign the very same entry at the same moment, one keeps it for both.
            Err(StateError::File(FileError::Changed { .. })) if self.is_kept_already(composed, directory)? => false,
            Err(error) => return Err(error.into()),
        };
        let signed = SignedEntry::from(composed.entry.clone());
        match self.office.store.append(&self.game, &[&signed]) {
            Ok(()) => {}
            Err(error) => self.not_appended(error, own.then_some(before), composed, directory)?,
        }
        self.tidy(composed).map_err(|failure| {
            let (seq, log) = (composed.entry.seq, printable_path(&self.game.path));
            failure.hint(phrase!(
                "signed-all-the-same",
                "entry {seq} is signed and stands in {log} all the same: do not sign it again",
                seq,
                log
            ))
        })?;
        self.office.store.game(&self.game.path)
    }

    /// Whether another program keeps this entry as signed, or has put it into the log.
    fn is_kept_already(&mut self, composed: &ComposedEntry, directory: &Path) -> Result<bool, Failure> {
        let Some(kept) = self.office.store.kept(directory, &self.game.state.id())? else { return Ok(false) };
        let is_kept = kept.entry(&self.identity.public()) == Some(composed.text().as_str());
        if is_kept {
            self.kept = kept;
        }
        Ok(is_kept || self.stands(composed))
    }

    fn stands(&self, composed: &ComposedEntry) -> bool {
        let there = self.office.store.game(&self.game.path);
        there.is_ok_and(|game| in_line(&game.state, &composed.state.head()))
    }

    /// The log is as it was, or another program with the same key has completed the entry meanwhile. In the first case
    /// nobody has seen it, and the signing state is restored to the earlier one, unless another program has stored the
    /// entry, too.
    fn not_appended(
        &mut self,
        error: FileError,
        before: Option<SigningState>,
        composed: &ComposedEntry,
        directory: &Path,
    ) -> Result<(), Failure> {
        if self.stands(composed) {
            return Ok(());
        }
        if matches!(error, FileError::Failed { unchanged: false, .. }) {
            return Err(error.into());
        }
        if let Some(before) = before {
            self.kept.withdraw(&before);
            match self.office.store.keep(directory, &mut self.kept) {
                Ok(()) if matches!(error, FileError::Changed { .. }) => return Err(overtaken()),
                Ok(()) => return Err(error.into()),
                Err(StateError::File(FileError::Changed { .. })) => {}
                Err(other) => return Err(other.into()),
            }
        }
        // Another program is putting it there at this moment. None waits longer for a file than this.
        for _ in 0..TRIES {
            self.office.store.system().pause(PAUSE);
            if self.stands(composed) {
                return Ok(());
            }
        }
        let file = printable_path(&self.game.path);
        Err(Failure::environment(phrase!(
            "signed-and-kept",
            "the entry is signed and kept, but does not stand in {file} yet, which another program is writing",
            file
        ))
        .hint(phrase!(
            "signed-and-kept-hint",
            "the next command that signs puts it there; `adjudicate show` says whether it has been done"
        )))
    }

    /// Removes the slips that have been written in.
    fn tidy(&self, composed: &ComposedEntry) -> Result<(), Failure> {
        if self.beside.is_empty() {
            return Ok(());
        }
        let state = &composed.state;
        let brought: Vec<String> = composed.entry.reveal.0.iter().map(|(_, element)| element.to_string()).collect();
        self.office.store.change_beside(&self.game.path, &mut |beside| {
            beside.slips.retain(|slip| state.line().written_in(&slip.id()).is_none());
            beside.elements.retain(|line| !brought.iter().any(|element| line.ends_with(element.as_str())));
        })
    }

    /// Stores a slip that was signed, and the last entry seen.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn keep_slip(&mut self, slip: &Slip) -> Result<(), Failure> {
        self.office.store.check_beside(&self.game.path)?;
        if self.send {
            self.kept.note_unsent(Some(slip.id()));
        }
        self.office.store.keep(self.office.settings.state_directory()?, &mut self.kept)?;
        self.office.store.change_beside(&self.game.path, &mut |beside| beside.take_slip(slip.clone()))?;
        self.beside.take_slip(slip.clone());
        Ok(())
    }

    /// Keeps that an element is given out on its own, before it is shown.
    ///
    /// # Errors
    /// The kept state cannot be written, or the element was given to another throw.
    pub fn keep_given(&mut self, given: GivenElement) -> Result<(), Failure> {
        let key = self.identity.public();
        if let Some(known) =
            self.kept.given(&key, &given.base).filter(|known| known.number >= given.number && *known != given)
        {
            let reason = phrase!(
                "element-given",
                "element {number} of your chain has been given to another throw than this one",
                number = u64::from(known.number)
            );
            return Err(Failure::ruled(reason).rule("protocol 4"));
        }
        self.kept.note_given(&key, given);
        self.office.store.keep(self.office.settings.state_directory()?, &mut self.kept).map_err(Failure::from)
    }
}

/// The message if something was to be sent and the program was stopped before.
pub(super) const UNSENT: &str =
    "Something that you signed with --send has not been handed over to be sent: `adjudicate mail send` does it.";

/// Returns the same for a command that only shows a game, if that is so.
///
/// # Errors
/// The kept state cannot be read.
pub fn unsent(office: &Context, game: &Digest) -> Result<Option<&'static str>, Failure> {
    let kept = office.store.kept(office.settings.state_directory()?, game)?;
    Ok(kept.and_then(|kept| kept.unsent()).map(|_| UNSENT))
}

/// Records that the message about this game is in the outbox.
///
/// # Errors
/// The kept state cannot be read or written.
pub fn handed_over(office: &Context, game: &Digest) -> Result<(), Failure> {
    let directory = office.settings.state_directory()?;
    if let Some(mut kept) = office.store.kept(directory, game)?.filter(|kept| kept.unsent().is_some()) {
        kept.note_unsent(None);
        office.store.keep(directory, &mut kept)?;
    }
    Ok(())
}

/// Compares the log with the signing state.
pub(super) fn standing(kept: Option<&SigningState>, game: &GameFile, beside: &Pending) -> StateComparison {
    let ids: Vec<Digest> = game.records.iter().map(|record| record.id).collect();
    StateComparison::of(kept, &ids, |id| beside.is_rooted(id, |id| in_line(&game.state, id)))
}

/// Appends an entry that was signed and is missing in the log, because a program was stopped in between; returns the
/// signing state. Other programs with the same key may be doing the same, or be about to give up.
pub(super) fn finish_what_was_begun(
    office: &Context,
    game: &mut GameFile,
    beside: &mut Pending,
    directory: &Path,
) -> Result<Option<SigningState>, Failure> {
    let mut tries = 0;
    loop {
        tries += 1;
        let mut loaded = office.store.kept(directory, &game.state.id())?;
        let StateComparison::Unfinished { entry } = standing(loaded.as_ref(), game, beside) else {
            if tries < TRIES && loaded.as_ref().is_some_and(|kept| lacks_ruling(kept, game, beside)) {
                // The stored entry is imported like a letter: then the line decides.
                inbox::bring(office, &game.path, Pending::default())?;
                *game = office.store.game(&game.path)?;
                *beside = office.store.beside(&game.path)?;
                office.person.remark(RESTORED);
                continue;
            }
            return Ok(loaded);
        };
        // That this is stored tells the others: none of them takes back what is written now.
        let stored = loaded.as_mut().map_or(Ok(()), |kept| {
            kept.note_completing();
            office.store.keep(directory, kept)
        });
        let written = match stored {
            // Loading has read the entry.
            Ok(()) => SignedEntry::read(&entry).map_or(Ok(()), |letter| office.store.append(game, &[&letter])),
            Err(StateError::File(error)) => Err(error),
            Err(other) => return Err(other.into()),
        };
        match written {
            Ok(()) => office.person.remark(RESTORED),
            Err(FileError::Changed { .. }) if tries < TRIES => office.store.system().pause(PAUSE),
            Err(FileError::Changed { .. }) => return Err(overtaken()),
            Err(error) => return Err(error.into()),
        }
        *game = office.store.game(&game.path)?;
    }
}

const RESTORED: &str = "An entry that you had signed was missing from the log; it stands there again now.";

/// Whether a ruling that was signed behind an old entry is neither in the log nor beside it: the program was stopped before it
/// was put there.
fn lacks_ruling(kept: &SigningState, game: &GameFile, beside: &Pending) -> bool {
    let place = |id: &Digest| game.state.line().place(id);
    kept.entries().filter(|text| text.contains("\nruling:")).filter_map(|text| SignedEntry::read(text).ok()).any(
        |letter| {
            let ruling = matches!(letter.entry.kind, EntryKind::Ruling(_));
            let behind = letter.entry.prev.is_some_and(|prev| place(&prev).is_some() || beside.holds(&prev));
            ruling && behind && place(&letter.id).is_none() && !beside.holds(&letter.id)
        },
    )
}
