//! Clocks in sentences: how they stand, and the sum of a player's time line by line.

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, PerTurnClock, Time};
use adjudicate_referee::{BankEnding, BankFigures, BankState, DutyCharge, LateDuty, Match};
use adjudicate_rules::{PhraseArgument, Seat};

use crate::dates;
use crate::names::{self, shown};

/// Lines of a sum that are written out. Earlier ones are added up in one line.
const LINES_MAX: usize = 60;

/// Returns how the clocks of all players stand, where each has a stock of time, for a reader of a language; for several readers, or for
/// nobody in particular, without one. The reader's own clock comes first.
pub fn standing(language: Language, state: &Match, reader: Option<Member>, now: Time) -> Vec<String> {
    let (Some(Clock::Bank(clock)), Some(bank), None) = (&state.charter().clock, state.bank(), state.outcome()) else {
        return Vec::new();
    };
    let mut lines: Vec<String> = Vec::new();
    for seat in own_first(state, reader) {
        let Some(player) = bank.player(seat) else { continue };
        let mut told = vec![language.text("clock-standing", &figures(language, state, reader, seat, &player))];
        if bank.running().is_some_and(|(running, _)| running == seat) {
            let charged = bank.charge_at(now).map(|found| ("charge", length(language, found.charge)));
            told.extend(charged.map(|charge| language.text("clock-charged-so-far", &[charge])));
            told.extend(bank.doubles_from().map(|from| about_time(language, "clock-doubles", from, now)));
            if clock.refill.is_some() && player.reserve > 0 {
                told.push(language.text("clock-reserve-pays", &[]));
            }
            let until = bank.until().filter(|until| *until < Time::LAST);
            told.extend(until.map(|until| about_time(language, "clock-ends", until, now)));
        }
        lines.push(told.join(" "));
    }
    let last = state.received().last().filter(|(seq, ..)| seq + 1 == state.entries()).copied();
    lines.extend(last.map(|(seq, said, had)| {
        let values = [("entry", seq.into()), ("said", exact(language, said)), ("had", exact(language, had))];
        language.text("clock-received", &values)
    }));
    lines
}

/// Returns what each player has left, where each has a stock of time, for languages without the texts of [`standing`].
pub fn stocks(language: Language, state: &Match, reader: Option<Member>) -> Vec<String> {
    let (Some(bank), None) = (state.bank(), state.outcome()) else { return Vec::new() };
    let line = |seat: Seat| {
        let player = bank.player(seat)?;
        Some(language.text("stock", &figures(language, state, reader, seat, &player)))
    };
    own_first(state, reader).into_iter().filter_map(line).collect()
}

/// The seats, that of the reader first.
fn own_first(state: &Match, reader: Option<Member>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(state.charter().players.len()).collect();
    seats.sort_by_key(|seat| reader.is_some_and(|reader| reader.seat() != Some(*seat)));
    seats
}

/// The figures of a player's clock as values of a text.
fn figures(
    language: Language,
    state: &Match,
    reader: Option<Member>,
    seat: Seat,
    player: &BankState,
) -> [(&'static str, PhraseArgument); 6] {
    let own = reader.and_then(Member::seat) == Some(seat);
    [
        ("own", own.into()),
        ("name", names::value(&shown(state, Member::Player(seat)))),
        ("clock", length(language, player.clock)),
        ("reserve", length_or_none(language, player.reserve)),
        ("turns", u64::try_from(player.turns).unwrap_or(0).into()),
        ("over", player.overstepped.into()),
    ]
}

/// A length of time as a value of a text.
fn length(language: Language, seconds: i64) -> PhraseArgument {
    dates::length_in(language, seconds).into()
}

/// A length of time as a value of a text, `none` for no time.
fn length_or_none(language: Language, seconds: i64) -> PhraseArgument {
    if seconds == 0 { "none".into() } else { length(language, seconds) }
}

/// A time to the second as a value of a text.
fn exact(language: Language, time: Time) -> PhraseArgument {
    dates::exact_in(language, time).into()
}

/// A text about a time that is over or comes.
fn about_time(language: Language, key: &str, time: Time, now: Time) -> String {
    language.text(key, &[("past", (time < now).into()), ("time", exact(language, time))])
}

/// Whether players have a stock of grace.
pub fn has_grace(state: &Match) -> bool {
    matches!(&state.charter().clock, Some(Clock::PerTurn(clock)) if clock.grace_days > 0)
}

/// Returns the sums of all players who owe something and whose time for it, with all grace, is over.
pub fn sums_of_late(language: Language, state: &Match, now: Time) -> Vec<String> {
    let is_late = |member: Member| {
        let owed = state.owed().get(&member).and_then(|owed| state.deadline(member, owed));
        let runs = |seat: Seat| state.bank().is_some_and(|bank| bank.running().is_some_and(|(whose, _)| whose == seat));
        let silent = |seat: Seat| runs(seat) && state.bank().is_some_and(|bank| bank.is_silent(now));
        owed.is_some_and(|(_, grace)| grace < now) || member.seat().is_some_and(silent)
    };
    let out = state.out_of_time(now).into_iter().map(Member::Player).filter(|member| is_late(*member));
    out.flat_map(|member| sum(language, state, member, now)).collect()
}

/// Returns the sum of a player's time, line by line: each duty with its time, with what was counted and what was not, and the total.
/// Empty without a clock.
pub fn sum(language: Language, state: &Match, member: Member, now: Time) -> Vec<String> {
    match (&state.charter().clock, member.seat(), state.bank()) {
        (Some(Clock::PerTurn(clock)), Some(_), _) => sum_of_grace(language, state, clock, member, now),
        (Some(Clock::Bank(_)), Some(seat), Some(bank)) => sum_of_charges(language, state, &bank, seat, now),
        (Some(_) | None, _, _) => Vec::new(),
    }
}

/// The sum where each player has a stock of time.
fn sum_of_charges(language: Language, state: &Match, bank: &BankFigures<'_>, seat: Seat, now: Time) -> Vec<String> {
    let name = shown(state, Member::Player(seat));
    let own: Vec<&BankEnding> = bank.endings().iter().filter(|ending| ending.seat == seat).collect();
    let runs = bank.running().filter(|(running, _)| *running == seat).and_then(|_| bank.charge_at(now));
    let start = bank.start();
    let began = [
        ("name", names::value(&name)),
        ("clock", length(language, start.clock)),
        ("reserve", length_or_none(language, start.reserve)),
    ];
    let mut lines = vec![language.text("sum-began", &began)];
    let (earlier, listed) = own.split_at(own.len().saturating_sub(LINES_MAX));
    if !earlier.is_empty() {
        let charge = earlier.iter().map(|ending| ending.charge).sum();
        let values = [("number", PhraseArgument::count(earlier.len())), ("charge", length(language, charge))];
        lines.push(language.text("sum-first-duties", &values));
    }
    lines.extend(listed.iter().map(|ending| line_of(language, ending)));
    let mut total: i64 = own.iter().map(|ending| ending.charge).sum();
    if let Some(found) = &runs {
        total += found.charge;
        lines.push(language.text("sum-running", &[("charge", charge_of(language, found).into())]));
    }
    lines.push(language.text("sum-total", &[("charge", length(language, total))]));
    let overstepped = own.iter().find(|ending| ending.after.overstepped);
    lines.extend(overstepped.map(|ending| language.text("sum-overstepped", &[("entry", ending.seq.into())])));
    if runs.is_some() {
        let over = bank.until().filter(|until| *until < now);
        lines.extend(over.map(|until| about_time(language, "clock-ends", until, now)));
        if let (true, Some(days), Some(heard)) = (bank.is_silent(now), bank.silence_days(), bank.heard()) {
            let values = [("name", names::value(&name)), ("time", exact(language, heard)), ("days", days.into())];
            lines.push(language.text("sum-silent", &values));
        }
    }
    lines
}

/// The line about a duty that has ended.
fn line_of(language: Language, ending: &BankEnding) -> String {
    let entry = ("entry", PhraseArgument::from(ending.seq));
    let Some(found) = &ending.found else { return language.text("sum-order", &[entry]) };
    let turn = if ending.turn { u64::try_from(ending.after.turns).unwrap_or(0) } else { 0 };
    let left =
        [("clock", length(language, ending.after.clock)), ("reserve", length_or_none(language, ending.after.reserve))];
    let charge = format!("{} {}", charge_of(language, found), language.text("sum-left", &left));
    language.text("sum-entry", &[entry, ("turn", turn.into()), ("charge", charge.into())])
}

/// The sentences that say how the charge of a duty was found.
fn charge_of(language: Language, found: &DutyCharge) -> String {
    let all = [
        ("length", length(language, found.end.unix().saturating_sub(found.since.unix()))),
        ("from", exact(language, found.since)),
        ("to", exact(language, found.end)),
    ];
    let mut told = vec![language.text("sum-length", &all)];
    let out = [
        (found.from.unix().saturating_sub(found.since.unix()), "sum-waiting"),
        (found.away, "sum-absence"),
        (found.extended, "sum-given"),
        (found.transit, "sum-post"),
    ];
    let out = out.into_iter().filter(|(seconds, _)| *seconds > 0);
    let out: Vec<String> =
        out.map(|(seconds, key)| language.text(key, &[("length", length(language, seconds))])).collect();
    if !out.is_empty() {
        told.push(language.text("sum-not-counted", &[("items", language.list(&out).into())]));
    }
    if found.before > 0 {
        let values = [("thought", length(language, found.thought)), ("before", length(language, found.before))];
        told.push(language.text("sum-before", &values));
    }
    let charged = [("charge", length(language, found.charge)), ("doubled", length_or_none(language, found.doubled))];
    told.push(language.text("sum-charged", &charged));
    told.join(" ")
}

/// The sum where each turn has its days: everything that was late.
fn sum_of_grace(language: Language, state: &Match, clock: &PerTurnClock, member: Member, now: Time) -> Vec<String> {
    let name = || ("name", names::value(&shown(state, member)));
    let terms = [
        name(),
        ("days", clock.days_per_turn.into()),
        ("post", clock.transit_days.into()),
        ("grace", clock.grace_days.into()),
    ];
    let mut lines = vec![language.text("grace-terms", &terms)];
    let usual = clock.days_per_turn.saturating_add(clock.transit_days);
    let late = state.late_duties(member);
    let (earlier, listed) = late.split_at(late.len().saturating_sub(LINES_MAX));
    if !earlier.is_empty() {
        let grace: u64 = earlier.iter().map(|late| late.late).sum();
        let values = [("number", PhraseArgument::count(earlier.len())), ("grace", grace.into())];
        lines.push(language.text("grace-first", &values));
    }
    lines.extend(listed.iter().map(|late| late_line(language, late, usual)));
    if late.is_empty() {
        lines.push(language.text("grace-in-time", &[name()]));
    }
    let mut used: u64 = late.iter().map(|late| late.late).sum();
    if let Some(owed) = state.owed().get(&member)
        && let Some((until, _)) = state.deadline(member, owed)
    {
        let seconds = now.unix().saturating_sub(until.unix());
        let over = u64::try_from(seconds).unwrap_or(0).div_ceil(86_400);
        used = used.saturating_add(over);
        let [given, away] = moved(owed.from, usual.saturating_add(owed.extended), usual, until);
        let (since, until) = (exact(language, owed.from), exact(language, until));
        let values = [("since", since), ("until", until), given, away, ("over", over.into())];
        lines.push(language.text("grace-running", &values));
    }
    lines.push(language.text("grace-used", &[("used", used.into()), ("grace", clock.grace_days.into())]));
    lines
}

fn late_line(language: Language, late: &LateDuty, usual: u64) -> String {
    let [given, away] = moved(late.since, late.days, usual, late.deadline);
    let values = [
        ("entry", late.seq.into()),
        ("since", exact(language, late.since)),
        ("until", exact(language, late.deadline)),
        ("done", exact(language, late.done)),
        ("late", late.late.into()),
        given,
        away,
    ];
    language.text("grace-late", &values)
}

/// Why a deadline is later than the days of the clock say: the days that the referee has given, and those of absence.
fn moved(since: Time, days: u64, usual: u64, until: Time) -> [(&'static str, PhraseArgument); 2] {
    let away = until.unix().saturating_sub(since.plus_days(days).unix()) / 86_400;
    [("given", days.saturating_sub(usual).into()), ("away", u64::try_from(away).unwrap_or(0).into())]
}
