//! Whether the user has signed in a game on another computer: the mailbox may show an entry that this one has not seen.
//!
//! Two computers with one key are two programs that do not know of each other. An entry signed on one of them reaches
//! the other by mail, by the desk or in the next answer; a user who signs on the other before it is fetched signs
//! twice.

use std::time::Duration;

use adjudicate_mail::find::FoundBlock;
use adjudicate_mail::transport::imap::{FetchedMessage, ImapMailbox, MailboxError};
use adjudicate_record::crypto::{Digest, Namespace, PublicKey, verify};
use adjudicate_record::log::SignedEntry;
use adjudicate_referee::Author;
use adjudicate_rules::Name;

use crate::context::Context;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::scan;
use crate::seen_messages::SeenMessages;

/// How many seconds each answer of the server may take, and how long all of it: somebody waits to sign.
const PATIENCE: u64 = 5;
const ALL: Duration = Duration::from_secs(15);
/// So many of the newest messages about the game are looked at.
const MESSAGES_MAX: usize = 20;

/// Asks whether something is signed all the same if the user's mailbox holds an entry of theirs in this game that is neither in the log nor
/// among `beside`, or an answer to such an entry. Nothing is asked where the settings name no mailbox; one that cannot be read is remarked upon. A desk does not look: it
/// signs where its games are, and nowhere else.
///
/// # Errors
/// The user does not want it, or cannot be asked.
pub fn warn(office: &Context, game: &GameFile, beside: &[Digest], key: &PublicKey) -> Result<(), Failure> {
    let config = &office.settings.config;
    let has_mailbox = config.mail.as_ref().is_some_and(|mail| mail.imap.is_some());
    if !has_mailbox || config.desk.is_some() || office.trusts_log {
        return Ok(());
    }
    let newest = match newest(office, game, beside, key) {
        Ok(newest) => newest,
        Err(why) => {
            office.person.remark(&format!("your mailbox does not show whether this game went on elsewhere: {why}"));
            None
        }
    };
    let Some(unseen) = newest else { return Ok(()) };
    let question = match &unseen {
        UnseenEntry::Own(seq) => format!(
            "Your mailbox holds entry {seq} of this game, which you have signed, and this log does not have it. If you sign here \
             without it, two entries of yours can contradict each other. Sign all the same?"
        ),
        UnseenEntry::Answer(seq, by) => format!(
            "Your mailbox holds entry {seq} of this game, by {by}, and the entry before it is not here: you may have signed that on \
             another computer. If you sign here without it, two entries of yours can contradict each other. Sign all the same?"
        ),
    };
    // That everything else is answered with yes says nothing about this.
    match office.person.confirm_for_safety(&question, "--trust-log")? {
        true => Ok(()),
        false => Err(match unseen {
            UnseenEntry::Own(seq) => Failure::ruled(format!("nothing is signed before entry {seq} is here"))
                .rule("protocol 5")
                .hint("`adjudicate mail fetch` takes it in"),
            UnseenEntry::Answer(seq, _) => {
                Failure::ruled(format!("nothing is signed before what leads to entry {seq} is here"))
                    .rule("protocol 5")
                    .hint("`import` the log of your other computer, or ask the others for the whole game")
            }
        }),
    }
}

/// An entry in the mailbox from which it follows that the game went on elsewhere.
enum UnseenEntry {
    /// The user's newest entry that is not here, by its number.
    Own(u64),
    /// Another author's entry behind one that is not here, by its number and author.
    Answer(u64, Name),
}

/// Returns an entry in the messages about this game that shows that it went on elsewhere; otherwise, why that is not known.
fn newest(
    office: &Context,
    game: &GameFile,
    beside: &[Digest],
    key: &PublicKey,
) -> Result<Option<UnseenEntry>, String> {
    let told = |unreadable: MailboxError| unreadable.reason;
    let (server, name) = office.settings.mailbox_within(PATIENCE).map_err(|failure| failure.message().to_owned())?;
    let mut mailbox = ImapMailbox::open_for(&server, &name, ALL).map_err(told)?;
    let looked = SeenMessages::load(&office.settings, &server, &name, mailbox.validity());
    let looked = looked.map_err(|failure| failure.message().to_owned())?;
    // The subject of every message about a game has the beginning of its id.
    let id = game.state.id().to_hex();
    let about = mailbox.with_subject(id.get(..8).unwrap_or(&id)).map_err(told)?;
    let mut entries: Vec<SignedEntry> = Vec::new();
    for number in about.into_iter().rev().filter(|number| looked.wants(*number)).take(MESSAGES_MAX) {
        if let FetchedMessage::Message(bytes) = mailbox.message(number).map_err(told)? {
            let (found, _) = scan::glance(&bytes);
            for block in found.entries {
                match block {
                    FoundBlock::Entry(candidates) => entries.extend(candidates),
                    FoundBlock::Slip(_) | FoundBlock::Damaged(..) => {}
                }
            }
        }
    }
    mailbox.close();
    Ok(unseen(game, beside, key, &entries))
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
