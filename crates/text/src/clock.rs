//! Clocks in sentences: how they stand, and the sum of a player's time line by line.

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, PerTurnClock, Time};
use adjudicate_referee::{BankEnding, BankFigures, DutyCharge, LateDuty, Match};
use adjudicate_rules::Seat;

use crate::dates;
use crate::names::{self, shown};
use crate::view::{self, clock_of_player};

/// Lines of a sum that are written out. Earlier ones are added up in one line.
const LINES_MAX: usize = 60;

/// Returns how the clocks of all players stand, where each has a stock of time, for a reader; for several readers, or for nobody in
/// particular, without one. The reader's own clock comes first.
pub fn standing(state: &Match, reader: Option<Member>, now: Time) -> Vec<String> {
    let (Some(Clock::Bank(clock)), Some(bank), None) = (&state.charter().clock, state.bank(), state.outcome()) else {
        return Vec::new();
    };
    let mut seats: Vec<Seat> = Seat::all(state.charter().players.len()).collect();
    seats.sort_by_key(|seat| reader.is_some_and(|reader| reader.seat() != Some(*seat)));
    let mut lines: Vec<String> = Vec::new();
    for seat in seats {
        let Some(player) = bank.player(seat) else { continue };
        let stands = clock_of_player(&player);
        let mut told = vec![match reader.and_then(Member::seat) == Some(seat) {
            true => format!("Your clock: {stands}."),
            false => format!("{}'s clock: {stands}.", shown(state, Member::Player(seat))),
        }];
        if bank.running().is_some_and(|(running, _)| running == seat) {
            told.extend(bank.charge_at(now).map(|found| charged_so_far(found.charge)));
            told.extend(bank.doubles_from().map(|from| doubles(from, now)));
            if clock.refill.is_some() && player.reserve > 0 {
                told.push("The reserve pays only if hours are moved from it to the clock in time.".to_owned());
            }
            told.extend(bank.until().filter(|until| *until < Time::LAST).map(|until| ends(until, now)));
        }
        lines.push(told.join(" "));
    }
    let last = state.received().last().filter(|(seq, ..)| seq + 1 == state.entries()).copied();
    lines.extend(last.map(|(seq, said, had)| received(seq, said, had)));
    lines
}

/// Returns what each player has left, where each has a stock of time, in the language of a reader. The reader's own clock comes first.
pub fn stocks(language: Language, state: &Match, reader: Option<Member>) -> Vec<String> {
    let (Some(bank), None) = (state.bank(), state.outcome()) else { return Vec::new() };
    let mut seats: Vec<Seat> = Seat::all(state.charter().players.len()).collect();
    seats.sort_by_key(|seat| reader.is_some_and(|reader| reader.seat() != Some(*seat)));
    let line = |seat: Seat| {
        let player = bank.player(seat)?;
        let own = if reader.and_then(Member::seat) == Some(seat) { "yes" } else { "no" };
        let reserve = match player.reserve {
            0 => "none".to_owned(),
            reserve => dates::length_in(language, reserve),
        };
        let values = [
            ("own", own.into()),
            ("name", names::value(&shown(state, Member::Player(seat)))),
            ("clock", dates::length_in(language, player.clock).into()),
            ("reserve", reserve.into()),
        ];
        Some(language.text("stock", &values))
    };
    seats.into_iter().filter_map(line).collect()
}

fn charged_so_far(charge: i64) -> String {
    format!("This turn has been charged {} so far.", dates::length(charge))
}

fn doubles(from: Time, now: Time) -> String {
    match from < now {
        true => format!("Since {} the time of this turn counts twice.", dates::exact(from)),
        false => format!("From {} on the time of this turn counts twice.", dates::exact(from)),
    }
}

fn ends(until: Time, now: Time) -> String {
    match until < now {
        true => format!("The time ended on {}.", dates::exact(until)),
        false => format!("The time ends on {}.", dates::exact(until)),
    }
}

fn received(seq: u64, said: Time, had: Time) -> String {
    format!("The referee had entry {seq}, dated {}, on {}.", dates::exact(said), dates::exact(had))
}

/// Whether players have a stock of grace.
pub fn has_grace(state: &Match) -> bool {
    matches!(&state.charter().clock, Some(Clock::PerTurn(clock)) if clock.grace_days > 0)
}

/// Returns the sums of all players who owe something and whose time for it, with all grace, is over.
pub fn sums_of_late(state: &Match, now: Time) -> Vec<String> {
    let is_late = |member: Member| {
        let owed = state.owed().get(&member).and_then(|owed| state.deadline(member, owed));
        let runs = |seat: Seat| state.bank().is_some_and(|bank| bank.running().is_some_and(|(whose, _)| whose == seat));
        let silent = |seat: Seat| runs(seat) && state.bank().is_some_and(|bank| bank.is_silent(now));
        owed.is_some_and(|(_, grace)| grace < now) || member.seat().is_some_and(silent)
    };
    let out = state.out_of_time(now).into_iter().map(Member::Player).filter(|member| is_late(*member));
    out.flat_map(|member| sum(state, member, now)).collect()
}

/// Returns the sum of a player's time, line by line: each duty with its time, with what was counted and what was not, and the total.
/// Empty without a clock.
pub fn sum(state: &Match, member: Member, now: Time) -> Vec<String> {
    match (&state.charter().clock, member.seat(), state.bank()) {
        (Some(Clock::PerTurn(clock)), Some(_), _) => sum_of_grace(state, clock, member, now),
        (Some(Clock::Bank(_)), Some(seat), Some(bank)) => sum_of_charges(state, &bank, seat, now),
        (Some(_) | None, _, _) => Vec::new(),
    }
}

/// The sum where each player has a stock of time.
fn sum_of_charges(state: &Match, bank: &BankFigures<'_>, seat: Seat, now: Time) -> Vec<String> {
    let name = shown(state, Member::Player(seat));
    let own: Vec<&BankEnding> = bank.endings().iter().filter(|ending| ending.seat == seat).collect();
    let runs = bank.running().filter(|(running, _)| *running == seat).and_then(|_| bank.charge_at(now));
    let start = bank.start();
    let mut lines = vec![match start.reserve {
        0 => format!("The clock of {name} began with {}.", dates::length(start.clock)),
        reserve => format!(
            "The clock of {name} began with {}, and with {} in reserve.",
            dates::length(start.clock),
            dates::length(reserve)
        ),
    }];
    let (earlier, listed) = own.split_at(own.len().saturating_sub(LINES_MAX));
    if !earlier.is_empty() {
        let charge: i64 = earlier.iter().map(|ending| ending.charge).sum();
        let duties = view::counted(earlier.len() as u64, "duty", "duties");
        lines.push(format!("The first {duties} were charged {} in all.", dates::length(charge)));
    }
    for ending in listed {
        let Some(found) = &ending.found else {
            lines.push(format!("Entry {}: an order was carried out, without a charge.", ending.seq));
            continue;
        };
        let what = if ending.turn { format!("turn {}", ending.after.turns) } else { "no turn".to_owned() };
        let left = left_after(ending);
        lines.push(format!("Entry {}, {what}: {} {left}", ending.seq, charge_of(found)));
    }
    let mut total: i64 = own.iter().map(|ending| ending.charge).sum();
    if let Some(found) = &runs {
        total += found.charge;
        lines.push(format!("The duty that runs: {}", charge_of(found)));
    }
    lines.push(format!("Charged in all: {}.", dates::length(total)));
    let overstepped = own.iter().find(|ending| ending.after.overstepped);
    lines.extend(overstepped.map(|ending| format!("The time was over when entry {} ended the duty.", ending.seq)));
    if runs.is_some() {
        lines.extend(bank.until().filter(|until| *until < now).map(|until| ends(until, now)));
        if let (true, Some(days), Some(heard)) = (bank.is_silent(now), bank.silence_days(), bank.heard()) {
            lines.push(silent(&name, heard, days));
        }
    }
    lines
}

fn silent(name: &str, heard: Time, days: u64) -> String {
    let days = view::counted(days, "day", "days");
    format!("Nothing has come from {name} since {}: at least {days} without those of absence.", dates::exact(heard))
}

fn left_after(ending: &BankEnding) -> String {
    match ending.after.reserve {
        0 => format!("Then {} were left.", dates::length(ending.after.clock)),
        reserve => {
            format!("Then {} were left, and {} in reserve.", dates::length(ending.after.clock), dates::length(reserve))
        }
    }
}

/// How the charge of a duty was found.
fn charge_of(found: &DutyCharge) -> String {
    let all = dates::length(found.end.unix().saturating_sub(found.since.unix()));
    let mut told = format!("{all} from {} to {}.", dates::exact(found.since), dates::exact(found.end));
    let out = [
        (found.from.unix().saturating_sub(found.since.unix()), "of waiting for the elements of others"),
        (found.away, "of absence"),
        (found.extended, "given by the referee"),
        (found.transit, "for the post"),
    ];
    let out: Vec<String> = out
        .into_iter()
        .filter(|(seconds, _)| *seconds > 0)
        .map(|(seconds, why)| format!("{} {why}", dates::length(seconds)))
        .collect();
    if !out.is_empty() {
        told.push_str(&format!(" Not counted: {}.", view::listed(&out)));
    }
    if found.before > 0 {
        told.push_str(&format!(
            " With the duties before it {} count, of which {} were charged before.",
            dates::length(found.thought),
            dates::length(found.before)
        ));
    }
    let charge = dates::length(found.charge);
    told.push_str(&match found.doubled {
        0 => format!(" Charged: {charge}."),
        doubled => format!(" Charged: {charge}, because {} count twice.", dates::length(doubled)),
    });
    told
}

/// The sum where each turn has its days: everything that was late.
fn sum_of_grace(state: &Match, clock: &PerTurnClock, member: Member, now: Time) -> Vec<String> {
    let name = shown(state, member);
    let days = |days: u64| view::counted(days, "day", "days");
    let mut lines = vec![format!(
        "Each turn has {}, and {} for the post. The grace of {name} is {} in the whole game.",
        days(clock.days_per_turn),
        days(clock.transit_days),
        days(clock.grace_days)
    )];
    let usual = clock.days_per_turn.saturating_add(clock.transit_days);
    let late = state.late_duties(member);
    let (earlier, listed) = late.split_at(late.len().saturating_sub(LINES_MAX));
    if !earlier.is_empty() {
        let grace = earlier.iter().map(|late| late.late).sum();
        lines.push(format!("The first {} late entries took {} of grace.", earlier.len(), days(grace)));
    }
    lines.extend(listed.iter().map(|late| late_line(late, usual)));
    if late.is_empty() {
        lines.push(format!("Everything that {name} has done was in time."));
    }
    let mut used: u64 = late.iter().map(|late| late.late).sum();
    if let Some(owed) = state.owed().get(&member)
        && let Some((until, _)) = state.deadline(member, owed)
    {
        let since = dates::exact(owed.from);
        let more = moved(owed.from, usual.saturating_add(owed.extended), usual, until);
        let seconds = now.unix().saturating_sub(until.unix());
        let over = u64::try_from(seconds).unwrap_or(0).div_ceil(86_400);
        used = used.saturating_add(over);
        let until = dates::exact(until);
        lines.push(match over {
            0 => format!("The duty that runs: since {since}, until {until}{more}."),
            over => {
                format!(
                    "The duty that runs: since {since}, until {until}{more}. That takes {} of grace so far.",
                    days(over)
                )
            }
        });
    }
    lines.push(format!("Grace used in all: {} of {}.", used, days(clock.grace_days)));
    lines
}

fn late_line(late: &LateDuty, usual: u64) -> String {
    format!(
        "Entry {}: owed since {}, until {}{}. It is dated {}, which takes {} of grace.",
        late.seq,
        dates::exact(late.since),
        dates::exact(late.deadline),
        moved(late.since, late.days, usual, late.deadline),
        dates::exact(late.done),
        view::counted(late.late, "day", "days")
    )
}

/// Why a deadline is later than the days of the clock say: `, with 7 days given by the referee and 5 days of absence`.
fn moved(since: Time, days: u64, usual: u64, until: Time) -> String {
    let away = until.unix().saturating_sub(since.plus_days(days).unix()) / 86_400;
    let reasons =
        [(days.saturating_sub(usual), "given by the referee"), (u64::try_from(away).unwrap_or(0), "of absence")];
    let reasons: Vec<String> = reasons
        .into_iter()
        .filter(|(days, _)| *days > 0)
        .map(|(days, why)| format!("{} {why}", view::counted(days, "day", "days")))
        .collect();
    match reasons.as_slice() {
        [] => String::new(),
        reasons => format!(", with {}", view::listed(reasons)),
    }
}
