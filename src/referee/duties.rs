//! Who has to do what, since when, and until when (protocol, sections 1 and 6).

use super::keys::Author;
use super::state::Match;
use crate::dice::Member;
use crate::log::Time;
use crate::rules::Demand;

/// What somebody owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Duty {
    /// To join.
    Join,
    /// To reveal a dice element.
    Reveal,
    /// To make a turn.
    Turn,
}

impl Duty {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            Duty::Join => "join",
            Duty::Reveal => "reveal",
            Duty::Turn => "turn",
        }
    }
}

/// Something owed, and the clock on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owed {
    /// What is owed.
    pub duty: Duty,
    /// The entry after which it was owed.
    pub seq: u64,
    /// The date from which its time counts: that entry's, or an earlier one of a later entry (protocol, section 6).
    pub since: Time,
    /// Days that rulings have added.
    pub extended: u64,
}

/// Something done behind its deadline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Late {
    member: Member,
    since: Time,
    days: u64,
    done: Time,
}

impl Late {
    /// How many days behind.
    fn by(&self) -> u64 {
        let seconds = self.done.unix() - self.since.plus_days(self.days).unix();
        u64::try_from(seconds).unwrap_or(0).div_ceil(86_400)
    }
}

impl Match {
    /// Who has to do what now.
    pub fn due(&self) -> Vec<(Member, Duty)> {
        if let Demand::Over(_) = self.play().demand() {
            return Vec::new();
        }
        if let Some(member) = self.next_to_join() {
            return vec![(member, Duty::Join)];
        }
        if let Some(pending) = &self.machine.pending {
            return pending.due().into_iter().map(|member| (member, Duty::Reveal)).collect();
        }
        match self.play().demand() {
            Demand::Act(seat) => vec![(Member::Player(seat), Duty::Turn)],
            _ => Vec::new(),
        }
    }

    /// Whether this member is due anything.
    pub fn is_due(&self, author: Author) -> bool {
        author.member().is_some_and(|member| self.due().iter().any(|(due, _)| *due == member))
    }

    /// Whether this author owes this duty.
    pub fn owes(&self, author: Author, duty: Duty) -> bool {
        author.member().is_some_and(|member| self.due().contains(&(member, duty)))
    }

    /// Who alone is still to reveal, and therefore knows a throw that others do not.
    pub fn last_to_reveal(&self) -> Option<Member> {
        let mut missing = self.machine.pending.as_ref()?.missing();
        let last = missing.next();
        if missing.next().is_some() { None } else { last }
    }

    /// Keeps what is owed and since when; `done` is who has just done what he owed, and `thrown` whether a throw has been
    /// completed: an element that is wanted after it is wanted for another one, whoever brought the one before.
    pub(super) fn track_duties(&mut self, seq: u64, at: Time, done: Option<Member>, thrown: bool) {
        let due = self.due();
        let before = std::mem::take(&mut self.owed);
        for (member, duty) in due {
            let goes_on = done != Some(member) && !(thrown && duty == Duty::Reveal);
            let same = before.get(&member).filter(|owed| owed.duty == duty && goes_on);
            let mut owed = same.copied().unwrap_or(Owed { duty, seq, since: at, extended: 0 });
            owed.since = owed.since.min(at);
            self.owed.insert(member, owed);
        }
        // A date counts as no later than that of any later entry, so what seemed late may turn out not to have been.
        if self.backdated.last() == Some(&seq) {
            for late in &mut self.late {
                (late.since, late.done) = (late.since.min(at), late.done.min(at));
            }
            self.late.retain(|late| late.by() > 0);
        }
        for (member, owed) in before {
            let done = self.owed.get(&member).is_none_or(|now| now.seq == seq);
            let late = self.days(&owed).map(|days| Late { member, since: owed.since, days, done: at });
            self.late.extend(late.filter(|late| done && late.by() > 0));
        }
    }

    /// Days that there are for what is owed, without grace.
    fn days(&self, owed: &Owed) -> Option<u64> {
        let clock = self.charter.clock.as_ref()?;
        Some(clock.days_per_turn.saturating_add(clock.transit_days).saturating_add(owed.extended))
    }

    /// Until when something is owed, without and with the player's stock of grace; `None` without a clock.
    pub fn deadline(&self, member: Member, owed: &Owed) -> Option<(Time, Time)> {
        let grace = self.charter.clock.as_ref()?.grace_days;
        let used: u64 = self.late.iter().filter(|late| late.member == member).map(Late::by).sum();
        let deadline = owed.since.plus_days(self.days(owed)?);
        Some((deadline, deadline.plus_days(grace.saturating_sub(used))))
    }
}
