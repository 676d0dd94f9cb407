//! Whether the user has signed in a game on another computer: the mailbox may show an entry that this one has not seen.
//!
//! Two computers with one key are two programs that do not know of each other. An entry signed on one of them reaches
//! the other by mail, by the desk or in the next answer; a user who signs on the other before it is fetched signs
//! twice.

use std::time::Duration;

use adjudicate_mail::find::FoundBlock;
use adjudicate_mail::incoming::IncomingContent;
use adjudicate_mail::transport::imap::{FetchedMessage, ImapMailbox, MailboxError};
use adjudicate_record::crypto::{Digest, Namespace, PublicKey, verify};

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
/// among `beside`. Nothing is asked where the settings name no mailbox; one that cannot be read is remarked upon. A desk does not look: it
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
    let Some(seq) = newest else { return Ok(()) };
    let question = format!(
        "Your mailbox holds entry {seq} of this game, which you have signed, and this log does not have it. If you sign here \
         without it, two entries of yours can contradict each other. Sign all the same?"
    );
    // That everything else is answered with yes says nothing about this.
    match office.person.confirm_for_safety(&question, "--trust-log")? {
        true => Ok(()),
        false => Err(Failure::ruled(format!("nothing is signed before entry {seq} is here"))
            .rule("protocol 5")
            .hint("`adjudicate mail fetch` takes it in")),
    }
}

/// The number of the newest entry with this key's signature that a message about this game holds, and that is not here. Otherwise, why that
/// is not known.
fn newest(office: &Context, game: &GameFile, beside: &[Digest], key: &PublicKey) -> Result<Option<u64>, String> {
    let told = |unreadable: MailboxError| unreadable.reason;
    let (server, name) = office.settings.mailbox_within(PATIENCE).map_err(|failure| failure.message().to_owned())?;
    let mut mailbox = ImapMailbox::open_for(&server, &name, ALL).map_err(told)?;
    let looked = SeenMessages::load(&office.settings, &server, &name, mailbox.validity());
    let looked = looked.map_err(|failure| failure.message().to_owned())?;
    // The subject of every message about a game has the beginning of its id.
    let id = game.state.id().to_hex();
    let about = mailbox.with_subject(id.get(..8).unwrap_or(&id)).map_err(told)?;
    let mut newest = None;
    for number in about.into_iter().rev().filter(|number| looked.wants(*number)).take(MESSAGES_MAX) {
        if let FetchedMessage::Message(bytes) = mailbox.message(number).map_err(told)? {
            let (found, _) = scan::glance(&bytes);
            newest = newest.max(unknown(game, beside, key, &found));
        }
    }
    mailbox.close();
    Ok(newest)
}

/// The number of the newest entry of this key's in a message that is not here.
fn unknown(game: &GameFile, beside: &[Digest], key: &PublicKey, found: &IncomingContent) -> Option<u64> {
    let is_here = |id: &Digest| beside.contains(id) || game.records.iter().any(|record| record.id == *id);
    let entries = found.entries.iter().flat_map(|found| match found {
        FoundBlock::Entry(candidates) => candidates.as_slice(),
        FoundBlock::Slip(_) | FoundBlock::Damaged(..) => &[],
    });
    let own = entries.filter(|letter| letter.entry.seq > 0 && !is_here(&letter.id));
    // Anybody can write an entry under any name.
    let own =
        own.filter(|letter| verify(key, Namespace::Entry, letter.payload().as_bytes(), &letter.entry.sig).is_ok());
    own.map(|letter| letter.entry.seq).max()
}
