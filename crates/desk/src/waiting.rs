//! Bringing what has come into the games. Entries that came before those that they build on are tried again whenever something was written and in every round, and
//! who has sent one is told when it has waited for an hour.

use std::collections::{BTreeMap, BTreeSet};

use crate::reply::{self, ReceivedMessage, SlipFate};
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::inbox::{Arrival, ArrivalOutcome, GamePaths, Import, OutOfOrderNote, entry_of};
use adjudicate_mail::PlainLetter;
use adjudicate_mail::address;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;
use tracing::{info, warn};

/// Seconds after which it is told that an entry still waits.
pub const LONG: i64 = 3_600;
/// As much of an entry's id as people need to tell it from others.
const ID_DIGITS: usize = 16;

/// The entries among these that came too early, with the numbers of the messages that brought them.
pub(super) fn early(received: &[ReceivedMessage], arrivals: &BTreeMap<&str, Vec<&Arrival>>) -> Vec<(Digest, usize)> {
    let mut found = Vec::new();
    for (number, message) in received.iter().enumerate() {
        let own = arrivals.get(&*message.source).map(Vec::as_slice).unwrap_or_default();
        let waits = own.iter().filter(|arrival| matches!(arrival.outcome, ArrivalOutcome::Early));
        found.extend(waits.filter_map(|arrival| arrival.id()).map(|id| (id, number)));
    }
    found
}

impl<'a> Desk<'a> {
    /// An import into the games of this desk, which takes what the desk has read of them already; [`Import::into_kept`] gives it back.
    pub(super) fn import(&mut self) -> Import<'a> {
        let places = GamePaths { game: None, games: self.games.clone(), output: None };
        let (shelf, early) = (std::mem::take(&mut self.shelf), std::mem::take(&mut self.early));
        let mut import = Import::with(self.office, places, shelf, early);
        import.takes_no_new_games();
        import
    }

    /// Notes since when entries wait, and who has sent them if that is somebody whom a charter names.
    ///
    /// # Errors
    /// The clock or a note cannot be read, or a note not be written.
    pub(super) fn note_early(&self, early: &[(Digest, usize)], received: &[ReceivedMessage]) -> Result<(), Failure> {
        let system = self.office.store.system();
        for (id, number) in early {
            if !self.early.has(id) || self.early.note(system, id)?.is_some() {
                continue;
            }
            let message = received.get(*number).filter(|message| message.envelope.automatic.is_none());
            let tell = message.and_then(|message| {
                let from = message.envelope.from.as_deref()?;
                let known = self.shelf.games_of(from).next().is_some();
                (known && self.proof(message, from).is_some()).then(|| from.to_owned())
            });
            self.early.write_note(
                self.office.private(),
                id,
                &OutOfOrderNote { since: self.office.now()?, tell, told: false },
            )?;
        }
        Ok(())
    }

    /// Brings what waits into the games in which its place is there by now, as long as there is any.
    ///
    /// # Errors
    /// A file that all games need cannot be read or written.
    pub(super) fn bring_waiting(&mut self) -> Result<(), Failure> {
        while self.early.letters().iter().any(|letter| self.shelf.game_of(letter).is_some()) {
            let before = self.early.len();
            let mut import = self.import();
            let (touched, _) = bring(&mut import)?;
            import.failures.iter().for_each(|failure| warn!("{}", failure.message()));
            for arrival in import.arrivals.iter().filter(|arrival| arrival.outcome.game().is_some()) {
                info!("what has waited: {}", reply::outcome(&import.shelf, arrival));
            }
            (self.shelf, self.early) = import.into_kept();
            self.tend(&touched);
            if self.early.len() >= before {
                break;
            }
        }
        Ok(())
    }

    /// Tells the sender of an entry that it has waited for an hour for another one, once.
    ///
    /// # Errors
    /// The clock or a note cannot be read, or something not be written.
    pub fn tell_waiting(&mut self) -> Result<(), Failure> {
        let Some(long_ago) = Time::from_unix(self.office.now()?.unix().saturating_sub(LONG)) else { return Ok(()) };
        for (letter, note) in self.early.since(self.office.store.system(), long_ago)? {
            if note.told {
                continue;
            }
            let what = entry_of(&letter.entry);
            let lacks = letter.entry.prev.map(|prev| prev.to_hex()).unwrap_or_default();
            let lacks = lacks.get(..ID_DIGITS).unwrap_or_default().to_owned();
            info!("{what} has waited since {} for an entry that is not here, sha256:{lacks}...", note.since);
            if let Some(to) = note.tell.as_deref().and_then(|to| address::parse(to).ok()) {
                let language = self.language_at(&self.shelf, &address::folded(&to))?;
                let values = [("entry", what.into()), ("since", note.since.to_string().into()), ("id", lacks.into())];
                let text = [language.text("entry-waits", &values), language.text("entry-waits-send", &[])];
                let about = Digest(sha256(&[b"waits", &letter.id.0]));
                let letter = PlainLetter { language, ..PlainLetter::of(&text) };
                let subject = format!("[adjudicate] {}", language.text("subject-entry-waits", &[]));
                let to = address::mailbox(None, to);
                self.keep(&OutgoingMessage {
                    automatic: Some("auto-generated"),
                    ..OutgoingMessage::letter(self.own.clone(), to, subject, self.office.now()?, about, &letter)
                })?;
            }
            self.early.write_note(self.office.private(), &letter.id, &OutOfOrderNote { told: true, ..note })?;
        }
        Ok(())
    }
}

/// Puts what was found into the logs and beside them; gives the games that it touched, and what became of slips.
pub(super) fn bring(import: &mut Import<'_>) -> Result<(BTreeSet<usize>, BTreeMap<Digest, SlipFate>), Failure> {
    let (mut touched, mut slips) = (BTreeSet::new(), BTreeMap::new());
    import.place()?;
    import.bring_each(|game, brought| {
        touched.insert(game);
        slips.extend(brought.slips.iter().map(|slip| (slip.id(), SlipFate::Waits)));
        slips.extend(brought.spent.into_iter().map(|(slip, fault)| {
            let lapsed = brought.game.state.has_lapsed(&slip);
            (slip.id(), if lapsed { SlipFate::Lapsed } else { SlipFate::Refused(Failure::fault(fault)) })
        }));
    })?;
    Ok((touched, slips))
}
