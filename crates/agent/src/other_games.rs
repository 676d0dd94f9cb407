//! Whether the user has signed in a game on another computer: the mailbox, or an entry that waits here for the one
//! before it, may show an entry that this computer has not seen.
//!
//! Two computers with one key are two programs that do not know of each other. An entry signed on one of them reaches
//! the other by mail, by the desk or in the next answer; a user who signs on the other before it is fetched signs
//! twice.

#[cfg(feature = "transport")]
mod mailbox;

use adjudicate_record::crypto::{Digest, Namespace, PublicKey, verify};
use adjudicate_record::log::SignedEntry;
use adjudicate_referee::Author;
use adjudicate_rules::{Name, PhraseArgument, phrase};

use crate::context::Context;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::inbox::OutOfOrderEntries;

/// Asks whether something is signed all the same if an entry of the user's in this game, or an answer to such an entry,
/// waits here or is in the user's mailbox, and is neither in the log nor among `beside`. A mailbox that cannot be read
/// is remarked upon. A desk does not look: it signs where its games are, and nowhere else.
///
/// # Errors
/// The user does not want it, or cannot be asked; or what waits here cannot be read.
pub fn warn(office: &Context, game: &GameFile, beside: &[Digest], key: &PublicKey) -> Result<(), Failure> {
    if office.settings.config.desk.is_some() || office.trusts_log {
        return Ok(());
    }
    let shown = waiting(office, game, beside, key)?;
    #[cfg(feature = "transport")]
    let shown = shown.or_else(|| mailbox::shown(office, game, beside, key));
    let Some((unseen, shown)) = shown else { return Ok(()) };
    let question = office.language.text("ask-sign-without-it", &[("shown", shown.into())]);
    // That everything else is answered with yes says nothing about this.
    match office.person.confirm_for_safety(&question, "--trust-log")? {
        true => Ok(()),
        false => Err(match unseen {
            UnseenEntry::Own(seq) => {
                Failure::ruled(phrase!("own-entry-elsewhere", "nothing is signed before entry {seq} is here", seq))
                    .rule("protocol 5")
                    .hint(phrase!("own-entry-elsewhere-hint", "`adjudicate mail fetch` takes it in"))
            }
            UnseenEntry::Answer(seq, _) => Failure::ruled(phrase!(
                "answer-elsewhere",
                "nothing is signed before what leads to entry {seq} is here",
                seq
            ))
            .rule("protocol 5")
            .hint(phrase!(
                "answer-elsewhere-hint",
                "`import` the log of your other computer, or ask the others for the whole game"
            )),
        }),
    }
}

/// Returns an entry that waits here and from which it follows that the game may have gone on elsewhere, and how to say so.
/// An entry names the one before it, and no game: it may belong to another game of the same people.
fn waiting(
    office: &Context,
    game: &GameFile,
    beside: &[Digest],
    key: &PublicKey,
) -> Result<Option<(UnseenEntry, String)>, Failure> {
    let early = OutOfOrderEntries::load(office.store.system(), office.settings.state_directory()?)?;
    // The log has gone past the others.
    let later = |entry: &&SignedEntry| entry.entry.seq > game.records.len() as u64;
    let entries: Vec<SignedEntry> = early.letters().into_iter().filter(later).cloned().collect();
    Ok(unseen(game, beside, key, &entries).map(|unseen| {
        let shown = office.language.text("unseen-waits", &unseen.values());
        (unseen, shown)
    }))
}

/// An entry from which it follows that the game went on elsewhere.
enum UnseenEntry {
    /// The user's newest entry that is not here, by its number.
    Own(u64),
    /// Another author's entry behind one that is not here, by its number and author.
    Answer(u64, Name),
}

impl UnseenEntry {
    /// The values of the texts about it; `by` is `you` for the user's own.
    fn values(&self) -> [(&'static str, PhraseArgument); 2] {
        let (seq, by) = match self {
            UnseenEntry::Own(seq) => (*seq, "you"),
            UnseenEntry::Answer(seq, by) => (*seq, by.as_str()),
        };
        [("entry", seq.to_string().into()), ("by", by.into())]
    }
}

/// Returns the newest entry of this key's among these that is not here; otherwise, if the user has to write now, an entry of another author's
/// that builds on one which is neither here nor among these.
fn unseen(game: &GameFile, beside: &[Digest], key: &PublicKey, entries: &[SignedEntry]) -> Option<UnseenEntry> {
    let is_here = |id: &Digest| beside.contains(id) || game.records.iter().any(|record| record.id == *id);
    let is_by = |letter: &SignedEntry, key: &PublicKey| {
        // Anybody can write an entry under any name.
        verify(key, Namespace::Entry, letter.payload().as_bytes(), &letter.entry.sig).is_ok()
    };
    let away: Vec<&SignedEntry> =
        entries.iter().filter(|letter| letter.entry.seq > 0 && !is_here(&letter.id)).collect();
    let own = away.iter().filter(|letter| is_by(letter, key)).map(|letter| letter.entry.seq).max();
    if let Some(seq) = own {
        return Some(UnseenEntry::Own(seq));
    }
    let state = &game.state;
    let user = state.author_of_key(key).and_then(Author::member)?;
    state.holder().filter(|holder| holder.member == user)?;
    let behind = |letter: &&&SignedEntry| {
        let prev = letter.entry.prev;
        letter.entry.seq > game.records.len() as u64
            && prev.is_some_and(|prev| !is_here(&prev) && entries.iter().all(|other| other.id != prev))
            && state
                .author(&letter.entry.by)
                .and_then(|by| state.keys().current(by))
                .is_some_and(|key| is_by(letter, &key))
    };
    away.iter().find(behind).map(|letter| UnseenEntry::Answer(letter.entry.seq, letter.entry.by.clone()))
}
