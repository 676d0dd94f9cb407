//! Duties: who owes which act, since when, and the deadline (protocol, sections 1 and 6).

use std::collections::BTreeMap;

use super::bank::BankFigures;
use super::duty_clock::{Duty, DutyClock, LateDuty};
use super::holder::{PenHolder, PenTask};
use super::keys::Author;
use super::receipts::{EntryDates, hold_to_later};
use super::state::Match;
use super::time_book::{DutyTerms, StepDuty, TimeStep};
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, Entry, EntryKind, SlipKind, Time};
use adjudicate_rules::Seat;

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

    /// Notes what entry `seq` says about time. `done` is the member who has just done his duty.
    pub(super) fn track_duties(&mut self, entry: &Entry, author: Option<Author>, done: Option<Member>) {
        let holder = self.holder();
        let thrown = entry.dice.is_some();
        let goes_on = |member: Member, duty: Duty| done != Some(member) && !(thrown && duty == Duty::Reveal);
        let due = self.due_of(holder).into_iter();
        let pending = self.machine.pending.as_ref();
        let turn = match &entry.kind {
            EntryKind::Turn(turn) => Some(turn),
            EntryKind::Charter(_)
            | EntryKind::Join(_)
            | EntryKind::Answer(_)
            | EntryKind::Agree(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_)
            | EntryKind::Ruling(_) => None,
        };
        let order = turn
            .filter(|turn| turn.then.is_some())
            .and_then(|_| entry.slips.iter().find(|slip| matches!(slip.kind, SlipKind::Order(_))));
        let step = TimeStep {
            at: entry.at,
            author: author.and_then(Author::member),
            due: due.map(|(member, duty)| StepDuty { member, duty, goes_on: goes_on(member, duty) }).collect(),
            holder: holder.map(|holder| holder.member),
            last: pending.and_then(|pending| pending.last),
            has_roller: pending.is_some_and(|pending| pending.roll.roller.is_some()),
            turn: turn.is_some(),
            ordered: order.and_then(|slip| self.member(&slip.by)).and_then(Member::seat),
            slips: std::mem::take(&mut self.times.open),
        };
        let charter = self.charter.clone();
        let terms = DutyTerms { clock: charter.clock.as_ref(), absences: &self.absences };
        self.times.push(step, self.head, terms);
    }

    fn duty_terms(&self) -> DutyTerms<'_> {
        DutyTerms { clock: self.charter.clock.as_ref(), absences: &self.absences }
    }

    /// Returns the duties of all members.
    pub fn owed(&self) -> &BTreeMap<Member, DutyClock> {
        &self.times.duties(self.duty_terms()).owed
    }

    /// The dates with which each entry counts: those that its author and the referee give, and no later than those of any
    /// later entry.
    pub fn entry_dates(&self) -> Vec<EntryDates> {
        let mut dates = self.times.dates(self.duty_terms());
        hold_to_later(&mut dates);
        dates
    }

    /// The entries that have a receipt: number, the date that the author gives, and when the referee had it.
    pub fn received(&self) -> Vec<(u64, Time, Time)> {
        if self.times.receipts.is_empty() {
            return Vec::new();
        }
        let steps = (0..).zip(self.times.steps());
        let had = |seq: u64| self.times.receipts.of(&self.line.id(seq)?);
        steps.filter_map(|(seq, step)| Some((seq, step.at, had(seq)?))).collect()
    }

    /// The date that the author of an entry gives.
    pub fn dated(&self, seq: u64) -> Option<Time> {
        self.times.steps().nth(usize::try_from(seq).ok()?).map(|step| step.at)
    }

    /// When the referee had an entry or a slip, if a receipt of his stands in the line.
    pub fn receipt_of(&self, id: &Digest) -> Option<Time> {
        self.times.receipts.of(id)
    }

    /// The clocks of all players, if the charter gives each a stock of time.
    pub fn bank(&self) -> Option<BankFigures<'_>> {
        self.bank_with(None)
    }

    fn bank_with(&self, open: Option<Time>) -> Option<BankFigures<'_>> {
        let Some(Clock::Bank(clock)) = &self.charter.clock else { return None };
        let dates = self.times.dates(self.duty_terms());
        let open = open.map(|at| (&self.times.open, at));
        Some(BankFigures::follow(clock, self.charter.players.len(), self.times.steps(), dates, &self.absences, open))
    }

    /// By how many days this member's acts were late in all, where each turn has its days.
    pub fn days_late(&self, member: Member) -> u64 {
        let late = self.times.duties(self.duty_terms()).late.iter().filter(|late| late.member == member);
        late.map(|late| late.by(&self.absences)).sum()
    }

    /// The acts of this member that were late, in the order of the entries that ended them.
    pub fn late_duties(&self, member: Member) -> Vec<LateDuty> {
        let late = self.times.duties(self.duty_terms()).late.iter().filter(|late| late.member == member);
        late.map(|late| late.told(&self.absences)).collect()
    }

    /// Until when something is owed, without and with the player's stock of grace; `None` without a clock, and for
    /// duties that cost nobody time.
    pub fn deadline(&self, member: Member, owed: &DutyClock) -> Option<(Time, Time)> {
        match self.charter.clock.as_ref()? {
            Clock::PerTurn(clock) => {
                let days = self.duty_terms().days(owed)?;
                let deadline = self.absences.deadline(member, owed.from, days, u64::MAX);
                let left = clock.grace_days.saturating_sub(self.days_late(member));
                Some((deadline, deadline.plus_days(left)))
            }
            Clock::Bank(_) => {
                let bank = self.bank()?;
                let (seat, _) = bank.running().filter(|(seat, _)| member.seat() == Some(*seat))?;
                let until = bank.until().filter(|_| member == Member::Player(seat))?;
                Some((until, until))
            }
        }
    }

    /// Returns the players against whom a ruling for time, dated `at`, would be valid.
    pub fn out_of_time(&self, at: Time) -> Vec<Seat> {
        let seats = Seat::all(self.charter.players.len());
        seats.filter(|seat| self.play().is_in(*seat) && self.is_out_of_time(*seat, at)).collect()
    }

    /// Whether this player is out of time at `at`: by this line, with the slips of the entry that is being applied, his
    /// time was over then or ever before, or he was silent.
    pub(super) fn is_out_of_time(&self, seat: Seat, at: Time) -> bool {
        let member = Member::Player(seat);
        match &self.charter.clock {
            None => false,
            Some(Clock::Bank(_)) => self.bank_with(Some(at)).is_some_and(|bank| bank.is_out_of_time(seat, at)),
            Some(Clock::PerTurn(clock)) => {
                if self.days_late(member) > clock.grace_days {
                    return true;
                }
                let Some(mut owed) = self.owed().get(&member).copied() else { return false };
                let extended = self.times.open.extended.iter().filter(|(whose, _)| *whose == member);
                for (_, days) in extended {
                    owed.extended = owed.extended.saturating_add(*days);
                }
                self.deadline(member, &owed).is_some_and(|(_, grace)| grace < at)
            }
        }
    }
}
