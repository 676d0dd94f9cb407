//! Leaves: days on which a player is away from all games of an event (protocol, section 11.3).

use super::state::{Event, EventLeave};
use super::step::fault;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{AbsencePeriod, Clock, DaysOfYear, Time};
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

impl Event {
    /// The leaves so far, in the order of the log.
    pub fn leaves(&self) -> &[EventLeave] {
        &self.leaves
    }

    pub(super) fn keep_leave(&mut self, seq: u64, id: Digest, player: &Name, period: AbsencePeriod) {
        self.leaves.push(EventLeave { id, seq, player: player.clone(), period });
    }

    /// The leaves of the person who has this seat now.
    fn leaves_of<'a>(&'a self, player: &'a Name) -> impl Iterator<Item = &'a EventLeave> {
        let taken = self.player(player).and_then(|player| player.substituted.last().copied()).unwrap_or(0);
        self.leaves.iter().filter(move |leave| leave.player == *player && leave.seq > taken)
    }

    /// The fewest days of absence in a calendar year that a clock of this player's sections has.
    pub fn yearly_leave(&self, player: &Name) -> Option<u64> {
        let places = self.sections_of(player, None).into_iter();
        let clocks = places.filter_map(|place| self.charter.sections.get(place)?.clock.as_ref());
        clocks.filter_map(Clock::absence_days_per_year).min()
    }

    /// How many days of this calendar year the person who has this seat has announced.
    pub fn leave_in_year(&self, player: &Name, year: i16) -> u64 {
        let days = self.leaves_of(player).flat_map(|leave| leave.period.days_by_year());
        days.filter(|(of, _)| *of == year).map(|(_, days)| days).sum()
    }

    /// Whether a player can announce this leave at this time.
    pub(super) fn check_leave(
        &self,
        player: &Name,
        at: Time,
        period: AbsencePeriod,
        class: FaultClass,
    ) -> Result<(), Fault> {
        let wrong = |key: &'static str, reason: Phrase| Err(fault(class, reason).at(key));
        let sections = self.sections_of(player, None);
        if sections.is_empty() {
            let reason =
                phrase!("leave-of-nobody", "`{player}` does not take part in this event, or has left it", player);
            return wrong("leave", reason);
        }
        let has_absences = |place: usize| {
            let clock = self.charter.sections.get(place).and_then(|section| section.clock.as_ref());
            clock.is_some_and(Clock::has_absences)
        };
        if !sections.into_iter().any(has_absences) {
            let reason = phrase!("no-leave", "no clock of the sections of `{player}` has days of absence", player);
            return wrong("leave", reason);
        }
        if let Err(key) = period.check_days() {
            let reason =
                phrase!("leave-without-days", "a leave begins and ends at midnight UTC, and ends later than it begins");
            return wrong(key, reason);
        }
        if period.from < at {
            let reason =
                phrase!("leave-too-early", "a leave does not begin before it is signed, and this one was at {at}", at);
            return wrong("from", reason);
        }
        if let Some(most) = self.yearly_leave(player)
            && let Err(DaysOfYear { year, days, left }) =
                period.check_years(most, |year| self.leave_in_year(player, year))
        {
            let reason = phrase!(
                "leave-too-long-for-year",
                "the leave has {days} days in {year}, and of the {most} of a year {left} are left",
                year,
                days = days,
                most = most,
                left = left
            );
            return wrong("until", reason);
        }
        if let Some(other) = self.leaves_of(player).find(|other| other.period.overlaps(&period)) {
            let AbsencePeriod { from, until } = other.period;
            let reason = phrase!("leave-overlaps", "the leave overlaps that from {from} until {until}", from, until);
            return wrong("from", reason);
        }
        Ok(())
    }
}
