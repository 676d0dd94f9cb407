//! Clocks with a stock of time (`system: bank`): charges, reserves and the last second of a duty (protocol, section 6.6).
//!
//! Everything is found from the steps of the whole line, since a receipt that is written in late counts from the charter
//! on. All figures are whole seconds.

use super::absence::Absences;
use super::duty_clock::Duty;
use super::receipts::EntryDates;
use super::time_book::{SlipTimes, TimeStep};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{BankClock, Time};
use adjudicate_rules::Seat;

const DAY: i64 = 86_400;

/// The terms of a bank clock in seconds; what the charter leaves out is 0.
#[derive(Clone, Debug)]
struct BankTerms {
    initial: i64,
    per_turns: i64,
    control: i64,
    increment: i64,
    increment_turns: i64,
    cap: Option<i64>,
    reserve_at_start: i64,
    keeps_rest: bool,
    refill: bool,
    floor: i64,
    floor_turns: i64,
    whole_days: bool,
    double_after: i64,
    silence: Option<i64>,
    element: i64,
    transit: i64,
}

impl BankTerms {
    fn of(clock: &BankClock) -> BankTerms {
        let number = |number: Option<u64>| i64::try_from(number.unwrap_or(0)).unwrap_or(i64::MAX / DAY);
        let hours = |hours: Option<u64>| number(hours).saturating_mul(3600);
        let days = |days: Option<u64>| number(days).saturating_mul(DAY);
        BankTerms {
            initial: hours(clock.initial_hours),
            per_turns: number(clock.per_turns),
            control: hours(clock.control_hours),
            increment: hours(clock.increment_hours),
            increment_turns: number(clock.increment_turns),
            cap: clock.cap_hours.map(|cap| hours(Some(cap))),
            reserve_at_start: hours(clock.reserve_hours),
            keeps_rest: clock.reserve.is_some(),
            refill: clock.refill.is_some(),
            floor: hours(clock.floor_hours),
            floor_turns: number(clock.floor_turns),
            whole_days: clock.whole_days.is_some(),
            double_after: days(clock.double_after_days),
            silence: clock.silence_days.map(|silence| days(Some(silence))),
            element: days(clock.element_days),
            transit: days(clock.transit_days),
        }
    }

    fn start(&self) -> BankState {
        BankState { clock: self.initial, reserve: self.reserve_at_start, turns: 0, overstepped: false }
    }

    /// The seconds that are charged for so many seconds of thought, and how many of them are charged twice.
    fn charge(&self, seconds: i64) -> (i64, i64) {
        let seconds = if self.whole_days { seconds / DAY * DAY } else { seconds };
        let doubled = if self.double_after == 0 { 0 } else { (seconds - self.double_after).max(0) };
        (seconds.saturating_add(doubled), doubled)
    }
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankState {
    /// Seconds on the clock.
    pub clock: i64,
    /// Seconds in the reserve.
    pub reserve: i64,
    /// Own turns.
    pub turns: i64,
    /// Whether the player's time has ever been over.
    pub overstepped: bool,
}

impl BankState {
    fn pay(&mut self, charge: i64, terms: &BankTerms) {
        self.clock -= charge;
        if self.clock < 0 && !terms.refill {
            let paid = self.reserve.min(-self.clock);
            self.reserve -= paid;
            self.clock += paid;
        }
        if self.clock < 0 {
            self.overstepped = true;
            self.clock = 0;
        }
    }

    /// Adds what the clock gives after an own turn.
    fn turn(&mut self, terms: &BankTerms) {
        self.turns += 1;
        if terms.increment_turns == 0 || self.turns <= terms.increment_turns {
            self.clock += terms.increment;
        }
        if terms.per_turns > 0 && self.turns % terms.per_turns == 0 {
            self.clock += terms.control;
        }
        if self.turns > terms.floor_turns && terms.floor > 0 {
            self.clock = self.clock.max(terms.floor - self.reserve);
        }
        let Some(cap) = terms.cap else { return };
        let over = (self.clock - cap).max(0);
        self.clock -= over;
        if terms.keeps_rest {
            self.reserve += over;
        }
        let refilled = self.reserve.min(cap - self.clock);
        self.reserve -= refilled;
        self.clock += refilled;
    }
}

/// A duty that has ended, or an order that was carried out, and the clock of its player then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankEnding {
    /// The entry.
    pub seq: u64,
    /// The player.
    pub seat: Seat,
    /// Whether the entry was a turn of this player.
    pub turn: bool,
    /// The seconds charged.
    pub charge: i64,
    /// How the charge was found; none for an order that was carried out.
    pub found: Option<DutyCharge>,
    /// The clock behind it.
    pub after: BankState,
}

/// The charge of a duty and how it was found, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DutyCharge {
    /// When the duty began.
    pub since: Time,
    /// When its time began to run: behind `since` for a roller, who waits for elements of others.
    pub from: Time,
    /// When it ended, or until when it is charged.
    pub end: Time,
    /// The part of it that lies within the player's absences.
    pub away: i64,
    /// Time that the referee has given.
    pub extended: i64,
    /// Time of the row that is left out for the post.
    pub transit: i64,
    /// Time that counts, with that of the duties before it in the row.
    pub thought: i64,
    /// The part of `thought` that is charged twice.
    pub doubled: i64,
    /// The charge of the duties before it in the row, which is not charged again.
    pub before: i64,
    /// The charge.
    pub charge: i64,
}

/// Duties of a player in a row, which are charged as one.
#[derive(Clone, Copy, Debug, Default)]
struct BankRow {
    seconds: i64,
    charged: i64,
    /// Whether an entry of the player's own made the first duty, so that no letter had to travel.
    own: bool,
}

/// A duty whose time runs.
#[derive(Clone, Copy, Debug)]
struct RunningDuty {
    seat: Seat,
    duty: Duty,
    /// When the duty began.
    since: i64,
    /// When the time began to run.
    from: i64,
    extended: i64,
    refilled: i64,
    row: BankRow,
    /// The last sign of life.
    heard: i64,
}

/// The clocks of all players after an entry.
#[derive(Clone)]
pub struct BankFigures<'a> {
    terms: BankTerms,
    absences: &'a Absences,
    players: Vec<BankState>,
    endings: Vec<BankEnding>,
    running: Option<RunningDuty>,
}

impl<'a> BankFigures<'a> {
    /// Follows a line. `dates` are those of each step, by itself. `open` are the slips of an entry that is still being
    /// applied, with its date.
    pub(super) fn follow<'s>(
        clock: &BankClock,
        players: usize,
        steps: impl Iterator<Item = &'s TimeStep>,
        mut dates: Vec<EntryDates>,
        absences: &'a Absences,
        open: Option<(&SlipTimes, Time)>,
    ) -> BankFigures<'a> {
        let terms = BankTerms::of(clock);
        if let Some((_, at)) = open {
            dates.push(EntryDates { posted: at, seen: at });
        }
        super::receipts::hold_to_later(&mut dates);
        let fresh = terms.start();
        let mut figures =
            BankFigures { terms, absences, players: vec![fresh; players], endings: Vec::new(), running: None };
        for ((seq, step), dates) in (0..).zip(steps).zip(&dates) {
            figures.slips(&step.slips, seq, *dates);
            figures.step(step, seq, *dates);
        }
        if let (Some((slips, _)), Some(dates)) = (open, dates.last()) {
            figures.slips(slips, u64::MAX, *dates);
        }
        figures
    }

    /// Applies the slips of an entry to the duty that runs until it.
    fn slips(&mut self, slips: &SlipTimes, seq: u64, dates: EntryDates) {
        let Some(running) = &mut self.running else { return };
        for (member, days) in &slips.extended {
            if member.seat() == Some(running.seat) {
                let seconds = i64::try_from(*days).unwrap_or(i64::MAX).saturating_mul(DAY);
                running.extended = running.extended.saturating_add(seconds);
            }
        }
        let running = *running;
        for (_, hours) in slips.refilled.iter().filter(|(seat, _)| *seat == running.seat) {
            self.refill(*hours, seq, dates.posted.unix());
        }
    }

    fn refill(&mut self, hours: u64, seq: u64, posted: i64) {
        let Some(mut running) = self.running else { return };
        let charge = self.charge(&running, posted, seq).1.charge;
        let cap = self.terms.cap.unwrap_or(i64::MAX);
        let Some(player) = self.players.get_mut(running.seat.index()) else { return };
        let left = player.clock + running.refilled - charge;
        if left < 0 {
            player.overstepped = true;
            return;
        }
        let wanted = i64::try_from(hours).unwrap_or(i64::MAX).saturating_mul(3600);
        let moved = wanted.min(player.reserve).min(cap - left).max(0);
        player.reserve -= moved;
        running.refilled += moved;
        self.running = Some(running);
    }

    /// The seconds of a duty that would end at `end`, and its charge, with the absences written in up to entry `seq`.
    fn charge(&self, running: &RunningDuty, end: i64, seq: u64) -> (i64, DutyCharge) {
        let away = self.absences.seconds_between(running.seat, running.from, end, seq);
        let free = away.saturating_add(running.extended);
        let seconds = (end - running.from).saturating_sub(free).max(0);
        let transit = if running.row.own { 0 } else { self.terms.transit };
        let all = running.row.seconds.saturating_add(seconds);
        let thought = all.saturating_sub(transit).max(0);
        let (charge, doubled) = self.terms.charge(thought);
        let time = |seconds: i64| Time::from_unix(seconds).unwrap_or(Time::LAST);
        let charge = DutyCharge {
            since: time(running.since),
            from: time(running.from),
            end: time(end),
            away,
            extended: running.extended,
            transit: transit.min(all),
            thought,
            doubled,
            before: running.row.charged,
            charge: charge - running.row.charged,
        };
        (seconds, charge)
    }

    fn step(&mut self, step: &TimeStep, seq: u64, dates: EntryDates) {
        let next = duty_of_holder(step);
        let goes_on = |running: &RunningDuty| {
            next.is_some_and(|(seat, duty, goes_on)| goes_on && (seat, duty) == (running.seat, running.duty))
        };
        let before = self.running.take_if(|running| !goes_on(running));
        let mut row = None;
        if let Some(running) = before {
            row = self.end(step, &running, seq, dates);
        }
        if let Some(seat) = step.ordered
            && let Some(player) = self.players.get_mut(seat.index())
        {
            player.turn(&self.terms);
            self.endings.push(BankEnding { seq, seat, turn: true, charge: 0, found: None, after: *player });
        }
        if let Some(running) = &mut self.running {
            let member = Member::Player(running.seat);
            if step.author == Some(member) || step.slips.authors.contains(&member) {
                running.heard = running.heard.max(dates.seen.unix());
            }
            return;
        }
        let Some((seat, duty, _)) = next else { return };
        let own = step.author == Some(Member::Player(seat));
        let since = if own { dates.posted } else { dates.seen }.unix();
        let waits =
            duty == Duty::Reveal && step.has_roller && step.due.iter().any(|due| due.member.seat() != Some(seat));
        let from =
            if waits { since.saturating_add(self.terms.element).saturating_add(self.terms.transit) } else { since };
        let row = row.filter(|(whose, _)| *whose == seat).map_or(BankRow { own, ..BankRow::default() }, |(_, row)| row);
        self.running = Some(RunningDuty { seat, duty, since, from, extended: 0, refilled: 0, row, heard: since });
    }

    /// Charges a duty that has ended; and returns its row, if a duty that follows belongs to it.
    fn end(&mut self, step: &TimeStep, running: &RunningDuty, seq: u64, dates: EntryDates) -> Option<(Seat, BankRow)> {
        let (seconds, found) = self.charge(running, dates.posted.unix(), seq);
        let charge = found.charge;
        let player = self.players.get_mut(running.seat.index())?;
        let own = step.author == Some(Member::Player(running.seat));
        player.clock += running.refilled;
        player.pay(charge, &self.terms);
        let turn = own && step.turn;
        if turn {
            player.turn(&self.terms);
        }
        self.endings.push(BankEnding { seq, seat: running.seat, turn, charge, found: Some(found), after: *player });
        let row = BankRow {
            seconds: running.row.seconds.saturating_add(seconds),
            charged: running.row.charged + charge,
            own: running.row.own,
        };
        (own && !turn).then_some((running.seat, row))
    }

    /// The duties that have ended, in the order of entries.
    pub fn endings(&self) -> &[BankEnding] {
        &self.endings
    }

    /// The clock of each player at the beginning.
    pub fn start(&self) -> BankState {
        self.terms.start()
    }

    /// The clock of a player; what a running duty has refilled is on it.
    pub fn player(&self, seat: Seat) -> Option<BankState> {
        let state = *self.players.get(seat.index())?;
        let refilled = self.running.filter(|running| running.seat == seat).map_or(0, |running| running.refilled);
        Some(BankState { clock: state.clock + refilled, ..state })
    }

    /// The player whose time runs, and since when his duty does.
    pub fn running(&self) -> Option<(Seat, Time)> {
        let running = self.running?;
        Some((running.seat, Time::from_unix(running.since).unwrap_or(Time::LAST)))
    }

    /// The charge if the running duty ended at this time.
    pub fn charge_at(&self, time: Time) -> Option<DutyCharge> {
        self.running.map(|running| self.charge(&running, time.unix(), u64::MAX).1)
    }

    /// The last second at which ending the running duty would not overstep.
    pub fn until(&self) -> Option<Time> {
        let running = self.running?;
        let state = self.player(running.seat)?;
        let stock = if self.terms.refill { state.clock } else { state.clock + state.reserve };
        last_before(running.from, |end| self.charge(&running, end, u64::MAX).1.charge > stock)
    }

    /// From when on the running duty is charged twice, if the clock says so and it comes to that.
    pub fn doubles_from(&self) -> Option<Time> {
        let running = self.running.filter(|_| self.terms.double_after > 0)?;
        let twice = |end: i64| self.charge(&running, end, u64::MAX).1.thought > self.terms.double_after;
        last_before(running.from, twice).filter(|from| *from < Time::LAST)
    }

    /// After how many days without a sign of life the player whose time runs counts as silent.
    pub fn silence_days(&self) -> Option<u64> {
        u64::try_from(self.terms.silence? / DAY).ok()
    }

    /// The last sign of life of the player whose time runs.
    pub fn heard(&self) -> Option<Time> {
        self.running.map(|running| Time::from_unix(running.heard).unwrap_or(Time::LAST))
    }

    /// For how many seconds the player whose time runs has given no sign of life, without those of absences.
    pub fn silence_at(&self, time: Time) -> Option<i64> {
        let running = self.running?;
        let away = self.absences.seconds_between(running.seat, running.heard, time.unix(), u64::MAX);
        Some((time.unix() - running.heard).saturating_sub(away))
    }

    /// When the player whose time runs has given no sign of life for so many days, if nothing comes.
    pub fn silent_for(&self, days: u64) -> Option<Time> {
        let seconds = i64::try_from(days).ok()?.checked_mul(DAY)?;
        let running = self.running?;
        let silence = |end: i64| Time::from_unix(end).and_then(|end| self.silence_at(end));
        let last = last_before(running.heard, |end| silence(end).is_none_or(|silence| silence >= seconds))?;
        Time::from_unix(last.unix() + 1)
    }

    /// Whether the player whose time runs counts as silent at this time.
    pub fn is_silent(&self, time: Time) -> bool {
        let silence = self.terms.silence.zip(self.silence_at(time));
        silence.is_some_and(|(most, silence)| silence >= most)
    }

    /// Whether by this line the player had overstepped at this time, or was silent then.
    pub fn is_out_of_time(&self, seat: Seat, time: Time) -> bool {
        let runs = self.running.is_some_and(|running| running.seat == seat);
        let over = || self.until().is_some_and(|until| until < time);
        self.player(seat).is_some_and(|state| state.overstepped) || runs && (over() || self.is_silent(time))
    }
}

/// The last second before `holds` becomes true, which it is not at `start` and never ceases to be; the last of all if it never
/// becomes true.
fn last_before(start: i64, holds: impl Fn(i64) -> bool) -> Option<Time> {
    let last = Time::LAST.unix();
    if !holds(last) {
        return Some(Time::LAST);
    }
    let (mut good, mut bad) = (start.min(last), last);
    while bad - good > 1 {
        let middle = good + (bad - good) / 2;
        *(if holds(middle) { &mut bad } else { &mut good }) = middle;
    }
    Time::from_unix(good)
}

/// The duty of the holder of the pen whose time runs, and whether he had it before.
fn duty_of_holder(step: &TimeStep) -> Option<(Seat, Duty, bool)> {
    let holder = step.holder?;
    let seat = holder.seat()?;
    let due = step.due.iter().find(|due| due.member == holder)?;
    matches!(due.duty, Duty::Reveal | Duty::Turn).then_some((seat, due.duty, due.goes_on))
}
