//! The dates and slips of a line, and the duties that follow from them.
//!
//! A receipt counts from the charter on, wherever it is written in. So the steps of all entries are kept, and the duties
//! are found anew from them when a receipt has come. Without receipts each entry only adds its step.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use rpds::VectorSync;

use super::absence::Absences;
use super::duty_clock::{Duty, DutyClock, LateAct};
use super::receipts::{EntryDates, Receipts};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, Time};
use adjudicate_rules::Seat;

/// Something owed after an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StepDuty {
    /// The member who owes it.
    pub member: Member,
    /// The act owed.
    pub duty: Duty,
    /// Whether a duty of this kind that the member had before goes on.
    pub goes_on: bool,
}

/// The parts of one entry's slips that are about time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SlipTimes {
    /// Days that the referee adds, and for whom.
    pub extended: Vec<(Member, u64)>,
    /// Hours that players move from their reserves to their clocks.
    pub refilled: Vec<(Seat, u64)>,
    /// The authors of the slips.
    pub authors: Vec<Member>,
}

/// The parts of one entry that are about time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TimeStep {
    /// The date that its author gives.
    pub at: Time,
    /// The author, if a member.
    pub author: Option<Member>,
    /// Everything owed after it.
    pub due: Vec<StepDuty>,
    /// The holder of the pen after it.
    pub holder: Option<Member>,
    /// The member whose element comes last in the roll that is pending after it.
    pub last: Option<Member>,
    /// Whether that roll has a roller.
    pub has_roller: bool,
    /// Whether it is a turn of its author.
    pub turn: bool,
    /// The player whose order it carries out.
    pub ordered: Option<Seat>,
    /// The same of its slips.
    pub slips: SlipTimes,
}

/// The duties after an entry, and everything that was late until then.
#[derive(Clone, Default)]
pub(super) struct Duties {
    pub owed: BTreeMap<Member, DutyClock>,
    pub late: Vec<LateAct>,
}

/// The steps of a line, with what follows from them.
#[derive(Clone)]
pub(super) struct TimeBook {
    steps: VectorSync<Arc<(TimeStep, adjudicate_record::crypto::Digest)>>,
    pub receipts: Receipts,
    /// The same of the slips that have been read of the entry that is being applied.
    pub open: SlipTimes,
    duties: OnceLock<Arc<Duties>>,
}

/// The terms on which dates become duties.
#[derive(Clone, Copy)]
pub(super) struct DutyTerms<'a> {
    pub clock: Option<&'a Clock>,
    pub absences: &'a Absences,
}

impl DutyTerms<'_> {
    /// Returns the days for a duty, without grace, where each turn has its days.
    pub fn days(&self, owed: &DutyClock) -> Option<u64> {
        match self.clock? {
            Clock::PerTurn(clock) => {
                Some(clock.days_per_turn.saturating_add(clock.transit_days).saturating_add(owed.extended))
            }
            Clock::Bank(_) => None,
        }
    }

    fn transit_days(&self) -> u64 {
        self.clock.map_or(0, Clock::transit_days)
    }
}

impl TimeBook {
    pub fn new() -> TimeBook {
        TimeBook {
            steps: VectorSync::new_sync(),
            receipts: Receipts::default(),
            open: SlipTimes::default(),
            duties: OnceLock::from(Arc::new(Duties::default())),
        }
    }

    /// The steps, one for each entry.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &TimeStep> {
        self.steps.iter().map(|step| &step.0)
    }

    /// Adds the step of the next entry, which has this id.
    pub fn push(&mut self, step: TimeStep, id: adjudicate_record::crypto::Digest, terms: DutyTerms<'_>) {
        let known = self.duties.take();
        if let Some(mut duties) = known {
            let dates = self.dates_of(&step, &id, terms);
            Arc::make_mut(&mut duties).follow(&step, self.steps.len() as u64, dates, terms);
            self.duties = OnceLock::from(duties);
        }
        self.steps.push_back_mut(Arc::new((step, id)));
    }

    /// Keeps a receipt. The duties are found anew when they are asked for.
    pub fn receive(&mut self, id: adjudicate_record::crypto::Digest, at: Time) {
        self.receipts.keep(id, at);
        self.duties = OnceLock::new();
    }

    fn dates_of(&self, step: &TimeStep, id: &adjudicate_record::crypto::Digest, terms: DutyTerms<'_>) -> EntryDates {
        EntryDates::of(step.at, self.receipts.of(id), terms.transit_days())
    }

    /// The dates of all entries, each by itself.
    pub fn dates(&self, terms: DutyTerms<'_>) -> Vec<EntryDates> {
        self.steps.iter().map(|step| self.dates_of(&step.0, &step.1, terms)).collect()
    }

    /// The duties after the last entry.
    pub fn duties(&self, terms: DutyTerms<'_>) -> &Duties {
        self.duties.get_or_init(|| {
            let mut duties = Duties::default();
            for (seq, step) in (0..).zip(self.steps.iter()) {
                duties.follow(&step.0, seq, self.dates_of(&step.0, &step.1, terms), terms);
            }
            Arc::new(duties)
        })
    }
}

impl Duties {
    /// Follows an entry.
    pub fn follow(&mut self, step: &TimeStep, seq: u64, dates: EntryDates, terms: DutyTerms<'_>) {
        for (member, days) in &step.slips.extended {
            if let Some(owed) = self.owed.get_mut(member) {
                owed.extended = owed.extended.saturating_add(*days);
            }
        }
        let before = std::mem::take(&mut self.owed);
        for StepDuty { member, duty, goes_on } in step.due.iter().copied() {
            let same = before.get(&member).filter(|owed| owed.duty == duty && goes_on);
            let own = step.author == Some(member);
            let since = if own { dates.posted } else { dates.seen };
            let fresh = DutyClock { duty, seq, since, extended: 0, from: since, pen: false, own };
            let mut owed = same.copied().unwrap_or(fresh);
            owed.since = owed.since.min(if owed.own { dates.posted } else { dates.seen });
            owed.pen = step.holder == Some(member) || (duty == Duty::Reveal && step.last == Some(member));
            self.owed.insert(member, owed);
        }
        self.count_from(step.last, seq, terms);
        // A date counts as no later than that of any later entry, so what seemed late may turn out not to have been.
        for late in &mut self.late {
            late.since = late.since.min(if late.own { dates.posted } else { dates.seen });
            late.done = late.done.min(dates.posted);
        }
        for (member, owed) in before.into_iter().filter(|(_, owed)| owed.pen) {
            let done = self.owed.get(&member).is_none_or(|now| now.seq == seq);
            let late = terms.days(&owed).map(|days| LateAct {
                member,
                since: owed.from,
                days,
                done: dates.posted,
                seq,
                own: owed.own,
            });
            self.late.extend(late.filter(|_| done));
        }
        self.late.retain(|late| late.by(terms.absences) > 0);
    }

    /// As long as elements of others are missing, the time of a roller counts from their deadlines.
    fn count_from(&mut self, last: Option<Member>, seq: u64, terms: DutyTerms<'_>) {
        let others = self.owed.iter().filter(|(member, owed)| owed.duty == Duty::Reveal && Some(**member) != last);
        let deadlines = others.filter(|(_, owed)| !owed.pen).filter_map(|(member, owed)| {
            let days = terms.days(owed)?;
            Some(terms.absences.deadline(*member, owed.since, days, seq))
        });
        let latest = deadlines.max();
        for owed in self.owed.values_mut() {
            let rolls = owed.duty == Duty::Reveal && owed.pen && last.is_some();
            owed.from = latest.filter(|_| rolls).map_or(owed.since, |latest| latest.max(owed.since));
        }
    }
}
