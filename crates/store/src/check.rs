//! The check of a whole store while desks work on it: every log is verified, and every row is compared with the logs that it belongs to.

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_mail::ledger::NoticeLedger;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::MemoryDisk;
use adjudicate_record::log::layout::{Document, STATE, StateFile};
use adjudicate_record::log::{SignedEntry, Time};
use adjudicate_report::{StoreFault, StoreVerdict};
use adjudicate_rules::{Phrase, phrase};
use std::path::Path;

use crate::change_set::{charter_addresses, invited_by};
use crate::files::{self, Files, document, path_of};
use crate::operations::{CheckedDocument, CheckedEntry, CheckedRows, StoreOperations};

/// Verifies every log of a store, and compares every row with it. Each game is read as it is at one moment. At most this many faults are listed, in
/// the language of their reader.
///
/// # Errors
/// The store cannot be read.
pub fn check(
    store: &mut dyn StoreOperations,
    most: usize,
    language: Language,
    progress: &mut dyn FnMut(u64),
) -> Result<StoreVerdict, Failure> {
    let mut verdict = StoreVerdict::default();
    let add = |verdict: &mut StoreVerdict, place: &Phrase, faults: &[Phrase]| {
        for fault in faults {
            match verdict.faults.len() < most {
                true => {
                    let (place, fault) = (language.phrase(place), language.phrase(fault));
                    verdict.faults.push(StoreFault { place, fault });
                }
                false => verdict.more = true,
            }
        }
    };
    let mut after = Vec::new();
    loop {
        let games = store.rows_of_games(&after)?;
        let Some(last) = games.last() else { break };
        after.clone_from(&last.id);
        for game in &games {
            verdict.games += 1;
            verdict.entries += game.entries.len() as u64;
            let mut faults = Vec::new();
            check_game(game, &mut faults)?;
            add(&mut verdict, &Phrase::from(&game.path), &faults);
        }
        progress(verdict.games);
    }
    let mut after = String::new();
    loop {
        let documents = store.rows_of_documents(&after)?;
        let Some(last) = documents.last() else { break };
        after.clone_from(&last.path);
        for one in &documents {
            let mut faults = Vec::new();
            match check_document(one, &mut faults) {
                true => verdict.events += 1,
                false => verdict.documents += 1,
            }
            add(&mut verdict, &Phrase::from(&one.path), &faults);
        }
    }
    for (table, rows) in store.rows_without_owner()? {
        let fault = phrase!(
            "check-rows",
            "{rows} of its rows belong to no game and to no document of the store, or to one that does not name them",
            rows = rows
        );
        add(&mut verdict, &phrase!("check-table", "table {table}", table), &[fault]);
    }
    Ok(verdict)
}

/// Compares the rows of a game with its log.
fn check_game(game: &CheckedRows, faults: &mut Vec<Phrase>) -> Result<(), Failure> {
    let log: Vec<u8> = game.entries.iter().flat_map(|entry| entry.body.iter().copied()).collect();
    if let Err(failure) = files::check(&game.path).and_then(|()| document(&game.path)) {
        faults.push(failure.reason().clone());
    }
    let verified = adjudicate_referee::verify(&log);
    if let Some(found) = &verified.fault {
        faults.push(Failure::found(found, &game.path, &log).reason().clone());
    }
    if i64::try_from(game.entries.len()).ok() != Some(game.length) {
        let (said, there) = (game.length, game.entries.len());
        faults.push(phrase!("check-length", "its row says {said} entries, and there are {there}", said, there));
    }
    for (place, CheckedEntry { seq, id, prev, body }) in (0_i64..).zip(&game.entries) {
        let read = std::str::from_utf8(body).ok().and_then(|text| SignedEntry::read(text).ok());
        let is_right = read.is_some_and(|read| {
            read.id.0.as_slice() == id.as_slice() && read.entry.prev.map(|prev| prev.0.to_vec()) == *prev
        });
        if *seq != place || !is_right {
            faults.push(phrase!(
                "check-entry",
                "the row of entry {entry} is not that of the entry that stands in it",
                entry = seq.to_string()
            ));
        }
    }
    let first = game.entries.first().map(|entry| entry.id.as_slice());
    if first != Some(game.id.as_slice()) {
        faults.push(phrase!("check-id", "its id is not that of its charter"));
    }
    if game.entries.last().map(|entry| &entry.id) != Some(&game.head) {
        faults.push(phrase!("check-head", "its head is not its last entry"));
    }
    for (id, body) in &game.beside {
        let entry = std::str::from_utf8(body).ok().and_then(|text| SignedEntry::read(text).ok());
        let own = entry.map_or_else(|| sha256(&[body.as_slice()]), |entry| entry.id.0);
        if own.as_slice() != id.as_slice() {
            faults.push(phrase!("check-piece", "the id of a piece beside its log is not that of the piece"));
        }
    }
    let over = verified.state.as_ref().is_some_and(|state| state.outcome().is_some());
    if !over {
        for address in charter_addresses(&log).difference(&game.addresses) {
            faults.push(phrase!(
                "check-address",
                "it is not found by the address {address}, which its charter names",
                address
            ));
        }
        check_due(game, faults)?;
    }
    Ok(())
}

/// Whether a desk looks at a running game when something has to be told, though nobody writes.
fn check_due(game: &CheckedRows, faults: &mut Vec<Phrase>) -> Result<(), Failure> {
    let (Ok(id), Ok(head)) = (<[u8; 32]>::try_from(game.id.as_slice()), <[u8; 32]>::try_from(game.head.as_slice()))
    else {
        faults.push(phrase!("check-no-id", "its id or its head is none"));
        return Ok(());
    };
    let place = StateFile::Told(Digest(id)).in_store();
    let told = game.documents.iter().find(|(name, _)| path_of(&Digest(id), name) == place);
    let memory = MemoryDisk::default();
    memory.fill(&Files::from_iter(told.map(|(_, body)| (place, body.clone()))));
    let ledger = NoticeLedger::load(&memory, Path::new(STATE), &Digest(id))?;
    let wanted: Option<Time> = ledger.next();
    if !game.is_due && (wanted.is_some() || !ledger.has_told(&Digest(head))) {
        faults.push(phrase!(
            "check-due",
            "something has to be told about it, and no desk looks at it: table due has no row"
        ));
    }
    Ok(())
}

/// Compares a document with its rows; returns whether it is the log of an event.
fn check_document(one: &CheckedDocument, faults: &mut Vec<Phrase>) -> bool {
    let kind = files::check(&one.path).and_then(|()| document(&one.path));
    let kind = match kind {
        Ok(kind) => kind,
        Err(failure) => {
            faults.push(failure.reason().clone());
            return false;
        }
    };
    for address in invited_by(&one.path, &one.body).difference(&one.addresses) {
        faults.push(phrase!("check-invited", "it is not found by the address {address}, which it invites", address));
    }
    match kind {
        Document::Log | Document::Beside(_) | Document::NewMail | Document::OldMail | Document::Temporary => {
            faults.push(phrase!("check-other-table", "a document of this name belongs in another table"));
        }
        Document::EventLog => {
            if let Some(found) = adjudicate_event::verify(&one.body).fault {
                faults.push(Failure::found(&found, &one.path, &one.body).reason().clone());
            }
            return true;
        }
        Document::KeptMessage | Document::Invitation | Document::State(_) | Document::OfGames => {}
    }
    false
}
