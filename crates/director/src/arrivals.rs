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

/// Takes the slips of this event among those that were found for games: a remark and a new key are spelled the same in a game and in an
/// event, and belong to the log that has the entry in their `after`.
pub fn take_shared(house: &EventDirectory, found: &mut Vec<FoundBlock>) -> Vec<String> {
    let mut shared = Vec::new();
    found.retain(|one| {
        let FoundBlock::Slip(candidates) = one else { return true };
        let own = candidates
            .iter()
            .map(adjudicate_record::log::Slip::text)
            .filter(|text| read(text).is_ok_and(|slip| is_for(house, &slip)));
        let before = shared.len();
        shared.extend(own);
        shared.len() == before
    });
    shared
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use adjudicate_agent::game_files::CachedGameFiles;
    use adjudicate_event::{HandoverConsent, PlayerKey};
    use adjudicate_mail::incoming;
    use adjudicate_record::log::canonical::TaggedChoice;
    use adjudicate_record::log::{AbsencePeriod, EVENT_SLIPS, wrap};
    use adjudicate_testkit::event::{appeals, claims, cup, enters, entrant, judges, leaves, says};
    use adjudicate_testkit::{identity, key, name, text};
    use std::sync::Arc;

    /// A slip of each kind, signed behind the last entry of this log whether the log allows it or not.
    fn slips(house: &EventDirectory) -> Vec<Slip> {
        let at = Time::parse("2026-12-20T00:00:00Z").unwrap();
        let head = house.event.head();
        let kinds = [
            enters(entrant("frank"), &["merels"]),
            leaves("alice"),
            SlipKind::Leave(AbsencePeriod { from: at, until: at.plus_days(3) }),
            says(),
            SlipKind::Rekey(PlayerKey { player: name("alice"), key: key("frank") }),
            appeals(head),
            judges(head, None),
            claims("merels", 1, 1, &[2, 0]),
            SlipKind::Handover(HandoverConsent { nr: 1, to: name("ben") }),
        ];
        let names: Vec<&str> = kinds.iter().map(SlipKind::name).collect();
        assert_eq!((names.as_slice(), SlipKind::KEYS), (EVENT_SLIPS, EVENT_SLIPS), "a kind is missing");
        let slip = |kind| {
            let sig = identity("alice").sign(adjudicate_record::crypto::Namespace::Slip, b"");
            Slip { after: head, by: name("alice"), at, kind, say: Some(text("hello")), sig }
        };
        kinds.into_iter().map(slip).collect()
    }

    fn found(house: &EventDirectory, message: &str) -> Vec<String> {
        let mut found = incoming::read(message.as_bytes());
        let shared = take_shared(house, &mut found.entries);
        assert!(found.entries.is_empty(), "{message}");
        found.events.into_iter().chain(shared).collect()
    }

    #[test]
    fn a_slip_of_each_kind_is_found_alone_and_among_others() {
        let hall = cup::paired();
        let log = hall.log().into_bytes();
        let event = adjudicate_event::verify(&log).event.unwrap();
        let house = EventDirectory::with(Arc::new(CachedGameFiles::on_disk()), "event.yaml".into(), log, event);
        let texts: Vec<String> = slips(&house).iter().map(Slip::text).collect();
        for text in &texts {
            for message in [text.clone(), format!("Dear director,\n\n{}\nYours, alice\n", wrap(text))] {
                assert_eq!(found(&house, &message), [text.as_str()]);
            }
        }
        let letter = format!("From: alice@example.org\nSubject: all\n\n{}", wrap(&texts.concat()));
        assert_eq!(found(&house, &letter), texts);
        // A remark and a new key of a game stay the game's.
        let mut foreign =
            incoming::read(texts.get(3).unwrap().replace(&house.event.head().to_hex(), &"0".repeat(64)).as_bytes());
        assert_eq!(take_shared(&house, &mut foreign.entries), Vec::<String>::new());
        assert_eq!(foreign.entries.len(), 1);
    }
}
