//! The entries in the user's mailbox of a game that was continued on another computer.

use std::time::Duration;

use adjudicate_mail::find::FoundBlock;
use adjudicate_mail::transport::imap::{FetchedMessage, ImapMailbox, MailboxError};
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::SignedEntry;
use adjudicate_rules::Phrase;

use super::{UnseenEntry, unseen};
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

/// Returns an entry in the mailbox from which it follows that this game went on elsewhere, and how to say so. A mailbox that cannot be read
/// is remarked upon; where the settings name none, nothing is looked at.
pub fn shown(office: &Context, game: &GameFile, beside: &[Digest], key: &PublicKey) -> Option<(UnseenEntry, String)> {
    office.settings.config.mail.as_ref()?.imap.as_ref()?;
    let unseen = match newest(office, game, beside, key) {
        Ok(newest) => newest?,
        Err(why) => {
            office.person.remark(&office.language.text("mailbox-unseen", &[("why", why.into())]));
            return None;
        }
    };
    let shown = office.language.text("mailbox-holds", &unseen.values());
    Some((unseen, shown))
}

/// Returns an entry in the messages about this game that shows that it went on elsewhere; otherwise, why that is not known.
fn newest(
    office: &Context,
    game: &GameFile,
    beside: &[Digest],
    key: &PublicKey,
) -> Result<Option<UnseenEntry>, Phrase> {
    let told = |unreadable: MailboxError| unreadable.reason;
    let reason = |failure: Failure| failure.reason().clone();
    let (server, name) = office.settings.mailbox_within(PATIENCE).map_err(reason)?;
    let mut mailbox = ImapMailbox::open_for(&server, &name, ALL).map_err(told)?;
    let looked = SeenMessages::load(&office.settings, &server, &name, mailbox.validity());
    let looked = looked.map_err(reason)?;
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
