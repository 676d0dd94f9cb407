//! Entries of players that reach the director: who enters, who withdraws.

use super::super::failure::Failure;
use super::house::House;
use crate::crypto::{Digest, Identity};
use crate::event::{self, Entry, Kind, id_of};
use crate::log::{Frames, Time};

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// It stands in the log already, or what it says does.
    Known,
    /// It was appended as it is.
    Added(u64),
    /// Another entry had come first, so the director has written down what it says.
    WrittenDown(u64),
}

/// Whether an entry is for this event: it stands in its log, or builds on an entry that does.
pub fn is_for(house: &House, entry: &Entry) -> bool {
    let id = id_of(entry);
    let wanted = |known: Digest| known == id || entry.prev == Some(known);
    Frames::new(&house.bytes)
        .flatten()
        .any(|frame| wanted(Digest(crate::crypto::sha256(&[frame.payload().as_bytes()]))))
}

/// Takes an entry of a player into the log.
///
/// Players sign on the log that they have. When letters cross, the second one does not fit any more; it is still proof of
/// what its author wants, so the director enters him, with his key, as he enters whoever writes by post.
///
/// # Errors
/// What the entry says is not possible, or it is not signed by whom it is about.
pub fn take(house: &mut House, text: &str, at: Time, director: &Identity) -> Result<Arrived, Failure> {
    let entry = event::read(text).map_err(|misspelling| Failure::fault(misspelling.into()))?;
    if entry.prev == Some(house.event.head()) {
        let mut after = house.event.clone();
        after.apply(&entry).map_err(Failure::fault)?;
        let seq = entry.seq;
        house.append(&event::Composed { entry, event: after })?;
        return Ok(Arrived::Added(seq));
    }
    let key = match &entry.kind {
        Kind::Enter(enter) if enter.player.name == entry.by => enter.player.key,
        Kind::Withdraw(withdraw) if withdraw.player == entry.by => {
            house.event.player(&entry.by).and_then(|player| player.entrant.key)
        }
        _ => None,
    };
    let signed = key.is_some_and(|key| {
        crate::crypto::verify(&key, crate::crypto::Namespace::Entry, event::payload(&entry).as_bytes(), &entry.sig)
            .is_ok()
    });
    if !signed {
        return Err(Failure::ruled(format!("entry {} is not signed by `{}`, about whom it is", entry.seq, entry.by))
            .rule("event"));
    }
    if is_done(house, &entry) {
        return Ok(Arrived::Known);
    }
    let seq = house.direct(at, entry.kind, director)?;
    Ok(Arrived::WrittenDown(seq))
}

/// Whether the log says already what this entry says.
fn is_done(house: &House, entry: &Entry) -> bool {
    let event = &house.event;
    match &entry.kind {
        Kind::Enter(enter) => {
            event.player(&enter.player.name).is_some_and(|known| known.entrant == enter.player)
                && enter.sections.iter().all(|name| {
                    event.section(name).is_some_and(|(_, standing)| standing.players.contains(&enter.player.name))
                })
                && enter.byes.iter().all(|bye| {
                    let standing = event.section(&bye.section).map(|(_, standing)| standing);
                    standing.is_some_and(|standing| standing.is_free(bye.round, &enter.player.name))
                })
        }
        Kind::Withdraw(withdraw) => {
            let plays = |(section, standing): (&event::Section, &event::Standing)| {
                withdraw.section.as_ref().is_none_or(|only| *only == section.name) && standing.plays(&withdraw.player)
            };
            !event.sections().any(plays)
        }
        _ => false,
    }
}
