//! Slips of players that reach the director: who enters, who withdraws, who says something.

use crate::directory::EventDirectory;
use ::adjudicate_event;
use adjudicate_agent::Failure;
use adjudicate_event::{Slip, SlipKind};
use adjudicate_mail::find::FoundBlock;
use adjudicate_record::crypto::Identity;
use adjudicate_record::log::Time;

/// The outcome of a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SlipArrival {
    /// The log has it already, or its effect.
    Known,
    /// It was written in.
    WrittenIn(u64),
}

/// Reads a slip of an event as it stands alone.
///
/// # Errors
/// It is none.
pub fn read(text: &str) -> Result<Slip, Failure> {
    adjudicate_event::read_slip(text).map_err(|misspelling| Failure::fault(misspelling.into()))
}

/// Takes the remarks among the slips that were found for games: a remark is spelled the same in a game and in an event,
/// and belongs to the log that has the entry in its `after`.
pub fn take_notes(house: &EventDirectory, found: &mut Vec<FoundBlock>) -> Vec<String> {
    let mut notes = Vec::new();
    found.retain(|one| {
        let FoundBlock::Slip(candidates) = one else { return true };
        let own = candidates
            .iter()
            .map(adjudicate_record::log::Slip::text)
            .filter(|text| read(text).is_ok_and(|slip| is_for(house, &slip)));
        let before = notes.len();
        notes.extend(own);
        notes.len() == before
    });
    notes
}

/// Returns whether a slip is for this event: its `after` is an entry of the event's log.
pub fn is_for(house: &EventDirectory, slip: &Slip) -> bool {
    house.event.has(&slip.after)
}

/// Writes a slip of a player in.
///
/// # Errors
/// The slip's statement is not possible, or the slip is not signed by its author.
pub fn take(house: &mut EventDirectory, slip: Slip, at: Time, director: &Identity) -> Result<SlipArrival, Failure> {
    if house.event.written_in(&slip).is_some() {
        return Ok(SlipArrival::Known);
    }
    match house.event.check_slip(&slip) {
        Ok(()) => house.post(at, slip, director).map(SlipArrival::WrittenIn),
        // A second request for the same is already met.
        Err(_) if is_done(house, &slip) => Ok(SlipArrival::Known),
        Err(fault) => Err(Failure::fault(fault)),
    }
}

/// Whether the log says already what this slip says.
fn is_done(house: &EventDirectory, slip: &Slip) -> bool {
    let event = &house.event;
    match &slip.kind {
        SlipKind::Enter(enter) => {
            event.player(&enter.player.name).is_some_and(|known| known.entrant == enter.player)
                && enter.sections.iter().all(|name| {
                    event.section(name).is_some_and(|(_, standing)| standing.players.contains(&enter.player.name))
                })
                && enter.byes.iter().all(|bye| {
                    let standing = event.section(&bye.section).map(|(_, standing)| standing);
                    standing.is_some_and(|standing| standing.is_free(bye.round, &enter.player.name))
                })
        }
        SlipKind::Withdraw(withdraw) => {
            let plays = |(section, standing): (&adjudicate_event::Section, &adjudicate_event::SectionState)| {
                withdraw.section.as_ref().is_none_or(|only| *only == section.name) && standing.plays(&withdraw.player)
            };
            event.player(&withdraw.player).is_some() && !event.sections().any(plays)
        }
        SlipKind::Leave(period) => {
            event.leaves().iter().any(|leave| leave.player == slip.by && leave.period == *period)
        }
        SlipKind::Note(_)
        | SlipKind::Appeal(_)
        | SlipKind::Verdict(_)
        | SlipKind::Adjudicate(_)
        | SlipKind::Handover(_) => false,
        SlipKind::Rekey(new) => event.player(&new.player).is_some_and(|known| known.entrant.key == Some(new.key)),
    }
}
