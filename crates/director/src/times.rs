//! How players stand with their time in all running games of an event, for `event status --time`: the most urgent first.

use std::path::Path;

use adjudicate_agent::pending::Pending;
use adjudicate_agent::{Failure, slips};
use adjudicate_event::{Audit, AuditedBoard, Section};
use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, Time};
use adjudicate_referee::Match;
use adjudicate_report::{EventTimes, PlayerTime};
use adjudicate_rules::{PhraseArgument, Seat};
use adjudicate_text::dates;

use crate::directory::EventDirectory;

/// Finds the time of each player in each running game that has a clock. Receipts that wait beside a game count.
///
/// # Errors
/// The file beside a game cannot be read.
pub fn report(house: &EventDirectory, audit: &Audit, now: Time) -> Result<EventTimes, Failure> {
    let event = &house.event;
    let mut players = Vec::new();
    for (place, (section, standing)) in event.sections().enumerate() {
        for board in audit.of_section(place) {
            let settled = board.board.scored.is_some() || standing.is_settled(section.system, &board.board);
            let (Some(game), Some(source)) = (board.game.as_ref().filter(|_| !settled), &board.source) else {
                continue;
            };
            if game.outcome().is_some() || game.charter().clock.is_none() {
                continue;
            }
            let waiting = Pending::load(house.system(), Path::new(source))?;
            let game = slips::with_facts_of_time(game, &waiting.slips);
            let seats = Seat::all(game.charter().players.len());
            players.extend(seats.map(|seat| of_player(house, section, board, &game, seat, now)));
        }
    }
    let rank = |time: &PlayerTime| match time.state {
        "over" => 0,
        "grace" => 1,
        "running" => 2,
        _ => 3,
    };
    players.sort_by_key(|time| (rank(time), time.until_with_grace.is_none(), time.until_with_grace));
    Ok(EventTimes { event: event.charter().event.as_str().to_owned(), id: event.id(), players })
}

fn of_player(
    house: &EventDirectory,
    section: &Section,
    board: &AuditedBoard,
    game: &Match,
    seat: Seat,
    now: Time,
) -> PlayerTime {
    let member = Member::Player(seat);
    let owed = game.owed().get(&member);
    let deadline = owed.and_then(|owed| game.deadline(member, owed));
    let state = match (owed, deadline) {
        _ if game.out_of_time(now).contains(&seat) => "over",
        (Some(_), Some((until, _))) if until < now => "grace",
        (Some(_), _) => "running",
        (None, _) => "waiting",
    };
    let bank = game.bank();
    let stock = bank.as_ref().and_then(|bank| bank.player(seat));
    let runs = bank.as_ref().filter(|bank| bank.running().is_some_and(|(running, _)| running == seat));
    let name = board.board.players.get(seat.index());
    let year = now.year();
    let yearly = name.and_then(|name| Some((house.event.leave_in_year(name, year), house.event.yearly_leave(name)?)));
    let in_game = game.absence_days().filter(|most| *most > 0).map(|most| (game.absent_days(seat), most));
    let absent = yearly.or(in_game);
    let grace_left = match &game.charter().clock {
        Some(Clock::PerTurn(clock)) => Some(clock.grace_days.saturating_sub(game.days_late(member))),
        Some(Clock::Bank(_)) | None => None,
    };
    let silence = runs.and_then(|bank| bank.silence_at(now));
    PlayerTime {
        player: game.name_of(member).to_owned(),
        section: section.name.to_string(),
        round: board.round,
        board: board.board.board,
        game: board.board.game,
        state,
        duty: owed.map(|owed| owed.duty.name()),
        since: owed.map(|owed| owed.since),
        until: deadline.map(|(until, _)| until),
        until_with_grace: deadline.map(|(_, grace)| grace),
        grace_left,
        clock: stock.map(|stock| stock.clock),
        reserve: stock.map(|stock| stock.reserve),
        turns: stock.map(|stock| stock.turns),
        charged: runs.and_then(|bank| bank.charge_at(now)).map(|found| found.charge),
        silent_days: silence.and_then(|seconds| u64::try_from(seconds / 86_400).ok()),
        silence_days: runs.and_then(|bank| bank.silence_days()),
        absent_days: absent.map(|(used, _)| used),
        absence_days: absent.map(|(_, most)| most),
        absence_year: yearly.map(|_| year),
    }
}

/// The same in lines, in a language.
pub fn lines(language: Language, report: &EventTimes) -> Vec<String> {
    if report.players.is_empty() {
        return vec![language.text("times-none", &[])];
    }
    report.players.iter().map(|time| line(language, time)).collect()
}

/// A player in a game: `bob (chess, round 1, board 2): has to move since 2 March 2027; until 4 April 2027, 10:00 UTC; ...`.
fn line(language: Language, time: &PlayerTime) -> String {
    let text = |key: &str, value, argument: PhraseArgument| language.text(key, &[(value, argument)]);
    let moment = |time: Time| PhraseArgument::from(dates::of(language, time));
    let length = |seconds| PhraseArgument::from(dates::length_in(language, seconds));
    let mut parts = vec![match (time.duty, time.since) {
        (Some(duty), Some(since)) => {
            language.text("times-due", &[("duty", duty.into()), ("since", dates::in_full(since).into())])
        }
        (Some(_) | None, _) => language.text("times-waits", &[]),
    }];
    parts.extend(time.until.map(|until| text("times-until", "time", moment(until))));
    let grace = time.until_with_grace.filter(|grace| Some(*grace) != time.until);
    parts.extend(grace.map(|grace| text("times-until-grace", "time", moment(grace))));
    if time.state == "over" {
        parts.push(language.text("times-over", &[]));
    }
    parts.extend(time.grace_left.map(|left| text("times-grace-left", "days", left.into())));
    parts.extend(time.clock.map(|clock| text("times-clock", "clock", length(clock))));
    let reserve = time.reserve.filter(|reserve| *reserve > 0);
    parts.extend(reserve.map(|reserve| text("times-reserve", "reserve", length(reserve))));
    parts.extend(time.charged.map(|charged| text("times-charged", "charged", length(charged))));
    let of = |used: u64, most: u64| [("used", used.into()), ("days", most.into())];
    let silent = time.silent_days.zip(time.silence_days);
    parts.extend(silent.map(|(silent, most)| language.text("times-silent", &of(silent, most))));
    if let (Some(away), Some(most)) = (time.absent_days, time.absence_days) {
        let [used, days] = of(away, most);
        let year = time.absence_year.map(|year| year.to_string());
        parts.push(language.text("times-away", &[used, days, ("year", year.into())]));
    }
    let values = [
        ("name", time.player.as_str().into()),
        ("section", time.section.as_str().into()),
        ("round", time.round.into()),
        ("board", time.board.into()),
        ("facts", parts.join("; ").into()),
    ];
    language.text("times-line", &values)
}
