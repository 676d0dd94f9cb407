//! Days on which players are away, and how much later deadlines lie for it (protocol, section 6.3).

use std::collections::BTreeMap;
use std::ops::Bound;

use rpds::RedBlackTreeMapSync;

use super::fault::{Fault, FaultClass};
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{AbsencePeriod, AnnouncedAbsence, Clock, DaysOfYear, Time};
use adjudicate_rules::{Phrase, Seat, phrase};

/// The absences that a line has written in. Copies share what they have in common.
#[derive(Clone)]
pub(super) struct Absences {
    /// By player and beginning. None of a player's overlap.
    kept: RedBlackTreeMapSync<(Seat, Time), KeptAbsence>,
    /// How many days each player has used.
    used: BTreeMap<Seat, u64>,
    /// How many of them lie in each calendar year.
    used_in_year: BTreeMap<(Seat, i16), u64>,
    /// Whether absences count from their beginning on, whatever a receipt says.
    late_leave: bool,
}

/// An absence that was written in.
#[derive(Clone, Copy)]
struct KeptAbsence {
    /// From when on it counts: its beginning, or a later one because of a receipt.
    counts_from: Time,
    until: Time,
    /// The entry that wrote it in.
    seq: u64,
    /// Its slip, and the date of that.
    slip: (Digest, Time),
    /// When the referee had the slip, if he says so.
    received: Option<Time>,
    /// The leave in the event's log for which the referee wrote it.
    leave: Option<Digest>,
}

impl Absences {
    /// No absences, under this clock.
    pub(super) fn none(clock: Option<&Clock>) -> Absences {
        Absences {
            kept: RedBlackTreeMapSync::new_sync(),
            used: BTreeMap::new(),
            used_in_year: BTreeMap::new(),
            late_leave: clock.is_some_and(Clock::has_late_leave),
        }
    }

    /// Keeps an absence of a player whose slip has this id and date, and was written in by entry `seq`.
    pub(super) fn keep(&mut self, seat: Seat, absence: &AnnouncedAbsence, slip: (Digest, Time), seq: u64) {
        let (until, leave) = (absence.until, absence.leave);
        let kept = KeptAbsence { counts_from: absence.from, until, seq, slip, received: None, leave };
        let absence = absence.period();
        self.kept.insert_mut((seat, absence.from), kept);
        let used = self.used.entry(seat).or_default();
        *used = used.saturating_add(absence.days().unwrap_or(0));
        for (year, days) in absence.days_by_year() {
            let used = self.used_in_year.entry((seat, year)).or_default();
            *used = used.saturating_add(days);
        }
    }

    /// The referee says when he had a slip: an absence counts from the first midnight on that is not before that.
    pub(super) fn receive(&mut self, slip: Digest, at: Time) {
        let own = self.kept.iter().filter(|(_, kept)| kept.slip.0 == slip).map(|(key, kept)| (*key, *kept));
        for (key, mut kept) in own.collect::<Vec<_>>() {
            let at = kept.received.map_or(at, |known| known.min(at));
            kept.received = Some(at);
            if !self.late_leave {
                let known = at.max(kept.slip.1).unix();
                let midnight = known.saturating_add(86_399).div_euclid(86_400).saturating_mul(86_400);
                kept.counts_from = key.1.max(Time::from_unix(midnight).unwrap_or(Time::LAST));
            }
            self.kept.insert_mut(key, kept);
        }
    }

    /// How many seconds from `start` to `end` lie within this player's absences that were written in up to entry `known`.
    pub(super) fn seconds_between(&self, seat: Seat, start: i64, end: i64, known: u64) -> i64 {
        let own = self.kept.range((seat, Time::FIRST)..=(seat, Time::LAST)).map(|(_, kept)| kept);
        let within = own
            .filter(|kept| kept.seq <= known)
            .map(|kept| (kept.until.unix().min(end) - kept.counts_from.unix().max(start)).max(0));
        within.sum()
    }

    /// The last of this player's absences that begins before this time, or with it.
    fn last(&self, seat: Seat, until: Bound<Time>) -> Option<AbsencePeriod> {
        let end = until.map(|until| (seat, until));
        let (key, kept) = self.kept.range((Bound::Unbounded, end)).next_back()?;
        (key.0 == seat).then_some(AbsencePeriod { from: key.1, until: kept.until })
    }

    /// When something is due that this member owes since `start` and has so many days for. Absences count that were written
    /// in up to this entry.
    pub(super) fn deadline(&self, member: Member, start: Time, days: u64, known: u64) -> Time {
        let mut deadline = start.plus_days(days);
        let Some(seat) = member.seat() else { return deadline };
        let first = self.last(seat, Bound::Included(start)).map_or(start, |absence| absence.from);
        for ((whose, from), kept) in self.kept.range((seat, first)..) {
            if *whose != seat || deadline < *from {
                break;
            }
            let from = kept.counts_from;
            if kept.until > start && from < kept.until && from <= deadline && kept.seq <= known {
                let seconds = kept.until.unix().saturating_sub(start.max(from).unix());
                deadline = deadline.plus_days(u64::try_from(seconds).unwrap_or(0) / 86_400);
            }
        }
        deadline
    }

    /// How many days this player has used.
    pub(super) fn used(&self, seat: Seat) -> u64 {
        self.used.get(&seat).copied().unwrap_or(0)
    }

    /// This player's absences, in the order of their dates, each with its leave in the event's log.
    pub(super) fn of(&self, seat: Seat) -> Vec<(AbsencePeriod, Option<Digest>)> {
        let own = self.kept.iter().filter(|((whose, _), _)| *whose == seat);
        own.map(|((_, from), kept)| (AbsencePeriod { from: *from, until: kept.until }, kept.leave)).collect()
    }

    /// Checks that a player can be away like this under this clock, by a slip of his own dated `at`.
    ///
    /// # Errors
    /// The clock allows no such absence (class `slip`).
    pub(super) fn check(
        &self,
        clock: Option<&Clock>,
        seat: Seat,
        at: Option<Time>,
        absence: AbsencePeriod,
    ) -> Result<(), Fault> {
        let fault =
            |key: &'static str, reason: Phrase| Err(Fault::new(FaultClass::Slip, "protocol 1.8", reason).at(key));
        let Some(clock) = clock.filter(|clock| clock.has_absences()) else {
            return fault("absence", phrase!("no-absences", "the charter has no days of absence"));
        };
        let days = match absence.check_days() {
            Ok(days) => days,
            Err(key) => {
                let reason = phrase!(
                    "absence-without-days",
                    "an absence begins and ends at midnight UTC, and ends later than it begins"
                );
                return fault(key, reason);
            }
        };
        if let Some(at) = at.filter(|at| absence.from < *at) {
            let reason = phrase!(
                "absence-too-early",
                "an absence does not begin before its slip is signed, and this one was at {at}",
                at
            );
            return fault("from", reason);
        }
        let used = self.used(seat);
        if let Some(most) = clock.absence_days()
            && used.saturating_add(days) > most
        {
            let left = most.saturating_sub(used);
            let reason = phrase!(
                "absence-too-long",
                "the absence has {days} days, and of the {most} in this game {left} are left",
                days = days,
                most = most,
                left = left
            );
            return fault("until", reason);
        }
        if let Some(most) = clock.absence_days_per_year() {
            let used = |year: i16| self.used_in_year.get(&(seat, year)).copied().unwrap_or(0);
            if let Err(DaysOfYear { year, days, left }) = absence.check_years(most, used) {
                let reason = phrase!(
                    "absence-too-long-for-year",
                    "the absence has {days} days in {year}, and of the {most} of a year {left} are left",
                    year,
                    days = days,
                    most = most,
                    left = left
                );
                return fault("until", reason);
            }
        }
        if let Some(other) = self.last(seat, Bound::Excluded(absence.until))
            && other.until > absence.from
        {
            let AbsencePeriod { from, until } = other;
            let reason =
                phrase!("absence-overlaps", "the absence overlaps that from {from} until {until}", from, until);
            return fault("from", reason);
        }
        Ok(())
    }
}
