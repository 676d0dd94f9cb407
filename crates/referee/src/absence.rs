//! Days on which players are away, and how much later deadlines lie for it (protocol, section 6.3).

use std::collections::BTreeMap;
use std::ops::Bound;

use rpds::RedBlackTreeMapSync;

use super::fault::{Fault, FaultClass};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{AbsencePeriod, Slip, Time};
use adjudicate_rules::Seat;

/// The absences that a line has written in. Copies share what they have in common.
#[derive(Clone)]
pub(super) struct Absences {
    /// By player and beginning: the end, and the entry in which it was written in. None of a player's overlap.
    kept: RedBlackTreeMapSync<(Seat, Time), (Time, u64)>,
    /// How many days each player has used.
    used: BTreeMap<Seat, u64>,
}

impl Absences {
    pub(super) fn none() -> Absences {
        Absences { kept: RedBlackTreeMapSync::new_sync(), used: BTreeMap::new() }
    }

    pub(super) fn keep(&mut self, seat: Seat, absence: AbsencePeriod, seq: u64) {
        self.kept.insert_mut((seat, absence.from), (absence.until, seq));
        let used = self.used.entry(seat).or_default();
        *used = used.saturating_add(absence.days().unwrap_or(0));
    }

    /// The last of this player's absences that begins before this time, or with it.
    fn last(&self, seat: Seat, until: Bound<Time>) -> Option<AbsencePeriod> {
        let end = until.map(|until| (seat, until));
        let (key, (until, _)) = self.kept.range((Bound::Unbounded, end)).next_back()?;
        (key.0 == seat).then_some(AbsencePeriod { from: key.1, until: *until })
    }

    /// When something is due that this member owes since `start` and has so many days for. Absences count that were written
    /// in up to this entry.
    pub(super) fn deadline(&self, member: Member, start: Time, days: u64, known: u64) -> Time {
        let mut deadline = start.plus_days(days);
        let Some(seat) = member.seat() else { return deadline };
        let first = self.last(seat, Bound::Included(start)).map_or(start, |absence| absence.from);
        for ((whose, from), (until, seq)) in self.kept.range((seat, first)..) {
            if *whose != seat || deadline < *from {
                break;
            }
            if *until > start && *seq <= known {
                let seconds = until.unix().saturating_sub(start.max(*from).unix());
                deadline = deadline.plus_days(u64::try_from(seconds).unwrap_or(0) / 86_400);
            }
        }
        deadline
    }

    /// How many days this player has used.
    pub(super) fn used(&self, seat: Seat) -> u64 {
        self.used.get(&seat).copied().unwrap_or(0)
    }

    /// This player's absences, in the order of their dates.
    pub(super) fn of(&self, seat: Seat) -> Vec<AbsencePeriod> {
        let own = self.kept.iter().filter(|((whose, _), _)| *whose == seat);
        own.map(|((_, from), (until, _))| AbsencePeriod { from: *from, until: *until }).collect()
    }

    /// Checks that a player with so many days in this game can be away like this.
    pub(super) fn check(&self, most: u64, seat: Seat, slip: &Slip, absence: AbsencePeriod) -> Result<(), Fault> {
        let fault =
            |key: &'static str, reason: String| Err(Fault::new(FaultClass::Slip, "protocol 1.8", reason).at(key));
        if most == 0 {
            return fault("absence", "the charter has no days of absence".to_owned());
        }
        let Some(days) = absence.days() else {
            let key = if absence.from.unix().rem_euclid(86_400) == 0 { "until" } else { "from" };
            return fault(key, "an absence begins and ends at midnight UTC, and ends later than it begins".to_owned());
        };
        if absence.from < slip.at {
            let reason =
                format!("an absence does not begin before its slip is signed, and this one was at {}", slip.at);
            return fault("from", reason);
        }
        let used = self.used(seat);
        if used.saturating_add(days) > most {
            let left = most.saturating_sub(used);
            let reason = format!("the absence has {days} days, and of the {most} in this game {left} are left");
            return fault("until", reason);
        }
        if let Some(other) = self.last(seat, Bound::Excluded(absence.until))
            && other.until > absence.from
        {
            let reason = format!("the absence overlaps that from {} until {}", other.from, other.until);
            return fault("from", reason);
        }
        Ok(())
    }
}
