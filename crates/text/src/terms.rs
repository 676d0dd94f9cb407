//! The terms that a charter sets for its players.

use adjudicate_record::log::{BankClock, Charter, Clock};
use adjudicate_referee::Match;
use adjudicate_rules::Seat;

use crate::{dates, view};

/// Returns the terms to which a player agrees, one line each.
pub fn terms(state: &Match) -> Vec<String> {
    let charter = state.charter();
    let game = state.play().game();
    let mut lines = vec![
        view::headline(state),
        format!("rules: version {} (`adjudicate rules {}` prints them)", charter.rules, game.name),
    ];
    lines.extend(options(state));
    for (seat, player) in Seat::all(charter.players.len()).zip(&charter.players) {
        let how = match &player.key {
            Some(key) => format!("signs with {}", key.fingerprint()),
            None => "plays by post; the referee writes for them".to_owned(),
        };
        let mail = player.mail.as_ref().map(|mail| format!(", mail to {mail}")).unwrap_or_default();
        lines.push(format!("seat {}: {} {how}{mail}", seat.number(), player.name));
    }
    lines.push(format!("first: {}", first(charter)));
    let mail = |referee: &adjudicate_record::log::Referee| {
        referee.mail.as_ref().map(|mail| format!(", mail to {mail}")).unwrap_or_default()
    };
    lines.push(match (&charter.referee, &charter.dice) {
        (Some(referee), Some(_)) => format!("referee: yes{}; the referee and the roller make the dice", mail(referee)),
        (Some(referee), None) => format!("referee: yes{}", mail(referee)),
        (None, _) => "referee: none; disputes can only be settled by agreement".to_owned(),
    });
    lines.push(format!("clock: {}", clock(charter)));
    lines.push(format!("organiser: {}; game {}", charter.organiser.name, state.id()));
    lines
}

/// The options that a charter sets, one line each.
pub fn options(state: &Match) -> Vec<String> {
    let (charter, game) = (state.charter(), state.play().game());
    if charter.options.is_empty() && !game.options.is_empty() {
        return vec!["options: all as usual".to_owned()];
    }
    let set = game.options.iter().filter_map(|spec| Some((spec, charter.options.0.get(spec.key)?)));
    set.map(|(spec, value)| format!("option: {} is {value} (usually {}): {}", spec.key, spec.preset, spec.about))
        .collect()
}

/// The player who begins by a charter.
pub fn first(charter: &Charter) -> String {
    charter.first.as_ref().map_or_else(|| "drawn by dice".to_owned(), ToString::to_string)
}

/// The clock of a charter.
pub fn clock(charter: &Charter) -> String {
    let words = |clock| format!("{} in the whole game", clock_words(clock));
    charter.clock.as_ref().map_or_else(|| "none".to_owned(), words)
}

/// A clock in words: `7 days a turn, 3 for the post, 10 of grace and 21 of absence`.
pub fn clock_words(clock: &Clock) -> String {
    let clock = match clock {
        Clock::PerTurn(clock) => clock,
        Clock::Bank(clock) => return bank_words(clock),
    };
    let days = format!("{} days a turn, {} for the post", clock.days_per_turn, clock.transit_days);
    match clock.absence_days {
        0 => format!("{days}, {} of grace", clock.grace_days),
        absence => format!("{days}, {} of grace and {absence} of absence", clock.grace_days),
    }
}

/// A clock with a stock of time in words.
fn bank_words(clock: &BankClock) -> String {
    let hours = |hours: u64| dates::length(i64::try_from(hours).unwrap_or(0).saturating_mul(3600));
    let days = |days: u64| view::counted(days, "day", "days");
    let mut words = vec![hours(clock.initial_hours.unwrap_or(0))];
    if let (Some(turns), Some(control)) = (clock.per_turns, clock.control_hours) {
        words.push(format!("{} more after each {}", hours(control), view::counted(turns, "turn", "turns")));
    }
    if let Some(increment) = clock.increment_hours {
        let first = clock.increment_turns.map(|turns| format!(" of the first {turns}")).unwrap_or_default();
        words.push(format!("{} more after each turn{first}", hours(increment)));
    }
    words.extend(clock.cap_hours.map(|cap| format!("never more than {}", hours(cap))));
    words.extend(clock.reserve_hours.map(|reserve| format!("{} in reserve", hours(reserve))));
    words.extend(clock.reserve.map(|_| "time beyond the most goes into the reserve".to_owned()));
    words.extend(clock.refill.map(|_| "the reserve pays after a turn or by a refill".to_owned()));
    if let Some(floor) = clock.floor_hours {
        let from = clock.floor_turns.map(|turns| format!(" from turn {} on", turns + 1)).unwrap_or_default();
        words.push(format!("at least {} after a turn{from}", hours(floor)));
    }
    words.extend(clock.whole_days.map(|_| "only whole days are charged".to_owned()));
    words.extend(clock.double_after_days.map(|after| format!("days of one turn beyond {after} are charged twice")));
    words.extend(clock.silence_days.map(|silence| format!("silent after {} without a sign", days(silence))));
    words.extend(clock.element_days.map(|element| format!("{} for elements that others owe", days(element))));
    words.extend(clock.transit_days.map(|transit| format!("{} for the post", days(transit))));
    words.extend(clock.absence_days.map(|absence| format!("{} of absence", days(absence))));
    words.extend(clock.absence_days_per_year.map(|absence| format!("{} of absence a year", days(absence))));
    words.join(", ")
}
