//! How players stand with their time in all running games of an event, for `event status --time`: the most urgent first.

use std::path::Path;

use adjudicate_agent::pending::Pending;
use adjudicate_agent::{Failure, slips};
use adjudicate_event::{Audit, AuditedBoard, Section};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, Time};
use adjudicate_referee::{Duty, Match};
use adjudicate_report::{EventTimes, PlayerTime};
use adjudicate_rules::Seat;
use adjudicate_text::{dates, view};

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

/// The same in lines.
pub fn lines(report: &EventTimes) -> Vec<String> {
    if report.players.is_empty() {
        return vec!["No game that runs has a clock.".to_owned()];
    }
    report.players.iter().map(line).collect()
}

/// A player in a game: `bob (chess, round 1, board 2): has to move since 2 March 2027; until 4 April 2027, 10:00 UTC; ...`.
fn line(time: &PlayerTime) -> String {
    let days = |days: u64| view::counted(days, "day", "days");
    let mut parts = vec![match (time.duty, time.since) {
        (Some(duty), Some(since)) => {
            let duty = if duty == Duty::Turn.name() { "move" } else { duty };
            format!("has to {duty} since {}", dates::date(since))
        }
        (Some(_) | None, _) => "waits".to_owned(),
    }];
    parts.extend(time.until.map(|until| format!("until {}", dates::of(until))));
    parts.extend(
        time.until_with_grace
            .filter(|grace| Some(*grace) != time.until)
            .map(|grace| format!("with all grace until {}", dates::of(grace))),
    );
    if time.state == "over" {
        parts.push("TIME OVER".to_owned());
    }
    parts.extend(time.grace_left.map(|left| format!("{} of grace left", days(left))));
    parts.extend(time.clock.map(|clock| format!("clock {}", dates::length(clock))));
    parts.extend(
        time.reserve.filter(|reserve| *reserve > 0).map(|reserve| format!("reserve {}", dates::length(reserve))),
    );
    parts.extend(time.charged.map(|charged| format!("charged so far {}", dates::length(charged))));
    parts.extend(
        time.silent_days.zip(time.silence_days).map(|(silent, most)| format!("silent {silent} of {}", days(most))),
    );
    if let (Some(used), Some(most)) = (time.absent_days, time.absence_days) {
        let year = time.absence_year.map(|year| format!(" in {year}")).unwrap_or_default();
        parts.push(format!("away {used} of {}{year}", days(most)));
    }
    let place = format!("{}, round {}, board {}", time.section, time.round, time.board);
    format!("{} ({place}): {}", time.player, parts.join("; "))
}
