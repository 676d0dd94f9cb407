//! Duties: who owes which act, since when, and the deadline (protocol, sections 1 and 6).

use super::duty_clock::{Duty, DutyClock, LateAct};
use super::holder::{PenHolder, PenTask};
use super::keys::Author;
use super::state::Match;
use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;

impl Match {
    /// Returns the present duties in the order of members: those of the holder of the pen, and of all members whose
    /// elements he waits for.
    pub fn due(&self) -> Vec<(Member, Duty)> {
        self.due_of(self.holder())
    }

    fn due_of(&self, holder: Option<PenHolder>) -> Vec<(Member, Duty)> {
        let Some(holder) = holder else { return Vec::new() };
        let duty = match holder.task {
            PenTask::Join => Duty::Join,
            PenTask::Roll => return self.due_for_roll(holder.member),
            PenTask::Act => Duty::Turn,
            PenTask::Open => Duty::Open,
            PenTask::Save => Duty::Save,
            PenTask::Post => return Vec::new(),
        };
        vec![(holder.member, duty)]
    }

    fn due_for_roll(&self, holder: Member) -> Vec<(Member, Duty)> {
        let Some(pending) = &self.machine.pending else { return Vec::new() };
        let mut due: Vec<Member> = pending.missing().collect();
        // The referee's element for a player without a key is awaited from him alone once the others are in.
        if !pending.last.is_some_and(|last| pending.lacks_only(last)) && !due.contains(&holder) {
            due.push(holder);
        }
        due.sort();
        due.into_iter().map(|member| (member, Duty::Reveal)).collect()
    }

    /// Whether this member is due anything.
    pub fn is_due(&self, author: Author) -> bool {
        author.member().is_some_and(|member| self.due().iter().any(|(due, _)| *due == member))
    }

    /// Whether this author owes this duty.
    pub fn owes(&self, author: Author, duty: Duty) -> bool {
        author.member().is_some_and(|member| self.due().contains(&(member, duty)))
    }

    /// Updates the duties and their dates. `done` is the member who has just done his duty, and `thrown` says whether a
    /// throw has been completed: an element wanted after a throw is wanted for another throw.
    pub(super) fn track_duties(&mut self, seq: u64, at: Time, done: Option<Member>, thrown: bool) {
        let holder = self.holder();
        let due = self.due_of(holder);
        let holder = holder.map(|holder| holder.member);
        let hand = self.machine.pending.as_ref().and_then(|pending| pending.last);
        let before = std::mem::take(&mut self.owed);
        for (member, duty) in due {
            let goes_on = done != Some(member) && !(thrown && duty == Duty::Reveal);
            let same = before.get(&member).filter(|owed| owed.duty == duty && goes_on);
            let fresh = DutyClock { duty, seq, since: at, extended: 0, from: at, pen: false };
            let mut owed = same.copied().unwrap_or(fresh);
            owed.since = owed.since.min(at);
            owed.pen = holder == Some(member) || (duty == Duty::Reveal && hand == Some(member));
            self.owed.insert(member, owed);
        }
        self.count_from();
        // A date counts as no later than that of any later entry, so what seemed late may turn out not to have been.
        if self.backdated.last() == Some(&seq) {
            for late in &mut self.late {
                (late.since, late.done) = (late.since.min(at), late.done.min(at));
            }
            self.late.retain(|late| late.by(&self.absences) > 0);
        }
        for (member, owed) in before.into_iter().filter(|(_, owed)| owed.pen) {
            let done = self.owed.get(&member).is_none_or(|now| now.seq == seq);
            let late = self.days(&owed).map(|days| LateAct { member, since: owed.from, days, done: at, seq });
            self.late.extend(late.filter(|late| done && late.by(&self.absences) > 0));
        }
    }

    /// As long as elements of others are missing, the time of a roller counts from their deadlines.
    fn count_from(&mut self) {
        let pending = self.machine.pending.as_ref();
        let last = pending.and_then(|pending| pending.last);
        let others = self.owed.iter().filter(|(member, owed)| owed.duty == Duty::Reveal && Some(**member) != last);
        let deadlines = others.filter(|(_, owed)| !owed.pen).filter_map(|(member, owed)| {
            let days = self.days(owed)?;
            Some(self.absences.deadline(*member, owed.since, days, u64::MAX))
        });
        let latest = deadlines.max();
        for owed in self.owed.values_mut() {
            let rolls = owed.duty == Duty::Reveal && owed.pen && last.is_some();
            owed.from = latest.filter(|_| rolls).map_or(owed.since, |latest| latest.max(owed.since));
        }
    }

    /// Returns the days for a duty, without grace.
    fn days(&self, owed: &DutyClock) -> Option<u64> {
        let clock = self.charter.clock.as_ref()?;
        Some(clock.days_per_turn.saturating_add(clock.transit_days).saturating_add(owed.extended))
    }

    /// Until when something is owed, without and with the player's stock of grace; `None` without a clock.
    pub fn deadline(&self, member: Member, owed: &DutyClock) -> Option<(Time, Time)> {
        let grace = self.charter.clock.as_ref()?.grace_days;
        let used: u64 = self.late.iter().filter(|late| late.member == member).map(|late| late.by(&self.absences)).sum();
        let deadline = self.absences.deadline(member, owed.from, self.days(owed)?, u64::MAX);
        Some((deadline, deadline.plus_days(grace.saturating_sub(used))))
    }
}
