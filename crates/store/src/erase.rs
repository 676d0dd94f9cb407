//! The erasure of a person: the address, the letters and the documents about it, but for signed logs.

use std::collections::BTreeSet;

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::outbox::QueueHeader;
use adjudicate_mail::reply_text::said_by;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Text;
use adjudicate_record::log::layout::{Document, StateFile};
use adjudicate_report::{Erasure, StayingRecord};
use adjudicate_rules::{Phrase, PhraseArgument, phrase};
use adjudicate_text::view;

use crate::change_set::charter_of;
use crate::files::{document, of_game};
use crate::operations::{ErasurePlan, GameQuery, GameRow, MailTable, StoreOperations};
use crate::store::Query;

/// Games of one person: more than anybody plays.
const GAMES: usize = 10_000;
/// Running games that a refusal names.
const NAMED: usize = 5;

/// Deletes what a store holds about an address in one transaction, and says in the language of a reader what stays: signed logs. At most this many of
/// them are named.
///
/// # Errors
/// The address is none; the person plays in a game that is not over; somebody has changed one of the documents meanwhile; or the store cannot be
/// read or written. Nothing is deleted then.
pub fn erase(
    store: &mut dyn StoreOperations,
    given: &str,
    most: usize,
    language: Language,
) -> Result<Erasure, Failure> {
    let parsed = address::parse(given)
        .map_err(|_| Failure::usage(phrase!("erase-no-address", "`{given}` is no address", given)))?;
    let own = address::folded(&parsed);
    let mut plan = ErasurePlan { address: own.clone(), ..ErasurePlan::default() };
    let mut stays = games_of(store, given, &own, &mut plan)?;
    let games = stays.len() as u64;
    let mut done = Erasure { address: own.clone(), ..Erasure::default() };
    for mail in store.mail_with(&own)? {
        let is_own = match mail.table {
            MailTable::Inbox | MailTable::Unread => is_from(&mail.body, &own),
            MailTable::Outbox => {
                QueueHeader::of(&mail.body).is_some_and(|(cover, _)| address::folded(&cover.to) == own)
            }
        };
        if !is_own {
            continue;
        }
        match mail.table {
            MailTable::Inbox | MailTable::Unread => done.letters += 1,
            MailTable::Outbox => done.messages += 1,
        }
        if mail.table == MailTable::Unread {
            plan.notes.push(StateFile::LeftLetter(Digest(sha256(&[&mail.body]))).in_store());
        }
        plan.mail.push((mail.table, mail.id));
    }
    for (path, version, body) in store.documents_with(&own)? {
        match document(&path)? {
            Document::KeptMessage if !is_from(&body, &own) => {}
            Document::KeptMessage | Document::Invitation | Document::State(_) => plan.documents.push((path, version)),
            _ => stays.push((path, phrase!("erase-stays-document", "a document of an event that names the address"))),
        }
    }
    done.documents = (plan.documents.len() + plan.replies.len()) as u64;
    done.indexed = store.erase(&plan)?;
    done.games = games;
    done.more = stays.len() > most;
    stays.truncate(most);
    let staying = |(path, what)| StayingRecord { path, what: language.phrase(&what) };
    done.stays = stays.into_iter().map(staying).collect();
    Ok(done)
}

/// Whether a text is this address, as addresses are compared.
fn is_address(text: &str, own: &str) -> bool {
    address::parse(text).is_ok_and(|address| address::folded(&address) == own)
}

/// Whether a message is from this address, by what it says itself.
fn is_from(message: &[u8], own: &str) -> bool {
    let from = said_by(message).0.and_then(|envelope| envelope.from);
    from.is_some_and(|from| is_address(&from, own))
}

/// Goes through the games whose charters name the address. Notes the words of the person that are kept beside them, and returns the logs that
/// stay.
fn games_of(
    store: &mut dyn StoreOperations,
    given: &str,
    own: &str,
    plan: &mut ErasurePlan,
) -> Result<Vec<(String, Phrase)>, Failure> {
    let by_index = GameQuery { address: own.to_owned(), ..GameQuery::default() };
    // The index may have been cleared by an erasure before.
    let by_text = GameQuery { charter_has: given.to_owned(), ..GameQuery::default() };
    let mut rows: Vec<GameRow> = store.games(&by_index, "", GAMES)?;
    rows.extend(store.games(&by_text, "", GAMES)?);
    rows.sort_by(|one, other| one.path.cmp(&other.path));
    rows.dedup_by(|one, other| one.path == other.path);
    let mut running = Vec::new();
    let mut stays = Vec::new();
    for some in rows.chunks(100) {
        let ids = some.iter().map(|row| row.id).collect();
        let found = store.check_out(&Query { ids, ..Query::default() })?;
        for row in some {
            let Some(log) = found.files.get(&row.path) else { continue };
            let seats = seats_of(log, own);
            if seats.is_empty() {
                continue;
            }
            let over = adjudicate_referee::verify(log).state.is_none_or(|state| state.outcome().is_some());
            if !over {
                running.push(row.path.clone());
            }
            for name in seats {
                let replies = StateFile::Replies { game: row.id, player: name };
                if found.files.contains_key(&replies.in_store()) {
                    plan.replies.extend(of_game(&replies));
                }
            }
            let what = phrase!("erase-stays-log", "the signed log of a game whose charter names the address");
            stays.push((row.path.clone(), what));
        }
    }
    if !running.is_empty() {
        let named = running.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
        let number = PhraseArgument::count(running.len());
        let count = view::counted(running.len() as u64, "game that is not over", "games that are not over");
        let english = format!("the address plays in {count}: {named}; nothing was erased");
        let reason = Phrase::english("erase-plays", english).with("number", number).with("games", named);
        return Err(Failure::ruled(reason).hint(phrase!(
            "erase-plays-hint",
            "end these games first, by `resign` or by a ruling: a desk could not write to a player without an address"
        )));
    }
    Ok(stays)
}

/// The names of those whom the charter of a log gives this address.
fn seats_of(log: &[u8], own: &str) -> BTreeSet<String> {
    let Some(charter) = charter_of(log) else { return BTreeSet::new() };
    let is_own = |mail: Option<&Text>| mail.is_some_and(|mail| is_address(mail.as_str(), own));
    let players = charter.players.iter().filter(|player| is_own(player.mail.as_ref()));
    let mut names: BTreeSet<String> = players.map(|player| player.name.to_string()).collect();
    if charter.referee.is_some_and(|referee| is_own(referee.mail.as_ref())) {
        names.insert("referee".to_owned());
    }
    names
}
