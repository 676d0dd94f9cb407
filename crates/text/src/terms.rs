//! The terms that a charter sets for its players.

use adjudicate_locales::Language;
use adjudicate_record::log::{BankClock, Charter, Clock, Player, Text};
use adjudicate_referee::Match;
use adjudicate_rules::{PhraseArgument, Seat};

use crate::{dates, rules, view};

/// Returns the terms to which a player agrees, one line each.
pub fn terms(language: Language, state: &Match) -> Vec<String> {
    [beginning(language, state), seats(language, state), ending(language, state)].concat()
}

/// The same without the players' seats, which are still open.
pub fn terms_without_seats(language: Language, state: &Match) -> Vec<String> {
    [beginning(language, state), ending(language, state)].concat()
}

/// The terms before those of the seats: the game and its options.
fn beginning(language: Language, state: &Match) -> Vec<String> {
    let rules = [("version", state.charter().rules.into()), ("name", state.play().game().name.into())];
    let mut lines = vec![view::headline_in(language, state), language.text("terms-rules", &rules)];
    lines.extend(options(language, state));
    lines
}

/// The players, each with the key and the address.
fn seats(language: Language, state: &Match) -> Vec<String> {
    let players = &state.charter().players;
    let line = |(seat, player): (Seat, &Player)| {
        let key = player.key.as_ref().map(|key| key.fingerprint());
        let (number, name) = (u64::from(seat.number()).into(), player.name.as_str().into());
        let values = [("number", number), ("name", name), ("key", key.into()), mail(player.mail.as_ref())];
        language.text("terms-seat", &values)
    };
    Seat::all(players.len()).zip(players).map(line).collect()
}

/// An address as a value of a text.
fn mail(mail: Option<&Text>) -> (&'static str, PhraseArgument) {
    ("mail", mail.map(Text::as_str).into())
}

/// The terms behind those of the seats.
fn ending(language: Language, state: &Match) -> Vec<String> {
    let charter = state.charter();
    let mut lines = Vec::new();
    lines.push(language.text("terms-first", &[("first", first(language, charter).into())]));
    lines.push(match &charter.referee {
        Some(referee) => {
            language.text("terms-referee", &[("dice", charter.dice.is_some().into()), mail(referee.mail.as_ref())])
        }
        None => language.text("terms-no-referee", &[]),
    });
    lines.push(language.text("terms-clock", &[("clock", clock(language, charter).into())]));
    let organiser = [("name", charter.organiser.name.as_str().into()), ("id", state.id().to_string().into())];
    lines.push(language.text("terms-organiser", &organiser));
    lines
}

/// The options that a charter sets, one line each.
pub fn options(language: Language, state: &Match) -> Vec<String> {
    let (charter, game) = (state.charter(), state.play().game());
    if charter.options.is_empty() && !game.options.is_empty() {
        return vec![language.text("terms-options-usual", &[])];
    }
    let set = game.options.iter().filter_map(|spec| Some((spec, charter.options.0.get(spec.key)?)));
    set.map(|(spec, value)| {
        let (value, usual, effect) = (value.to_string(), spec.preset.to_string(), rules::effect(language, game, spec));
        let values =
            [("key", spec.key.into()), ("value", value.into()), ("usual", usual.into()), ("about", effect.into())];
        language.text("terms-option", &values)
    })
    .collect()
}

/// The player who begins by a charter.
pub fn first(language: Language, charter: &Charter) -> String {
    charter.first.as_ref().map_or_else(|| language.text("first-by-dice", &[]), ToString::to_string)
}

/// The clock of a charter.
pub fn clock(language: Language, charter: &Charter) -> String {
    match &charter.clock {
        None => language.text("terms-no-clock", &[]),
        Some(clock) => language.text("clock-whole-game", &[("clock", clock_words(language, clock).into())]),
    }
}

/// A clock in words: `7 days a turn, 3 for the post, 10 of grace and 21 of absence`.
pub fn clock_words(language: Language, clock: &Clock) -> String {
    let clock = match clock {
        Clock::PerTurn(clock) => clock,
        Clock::Bank(clock) => return bank_words(language, clock),
    };
    let key = if clock.absence_days == 0 { "clock-per-turn" } else { "clock-per-turn-absence" };
    let values = [
        ("days", clock.days_per_turn.into()),
        ("transit", clock.transit_days.into()),
        ("grace", clock.grace_days.into()),
        ("absence", clock.absence_days.into()),
    ];
    language.text(key, &values)
}

/// A clock with a stock of time in words.
fn bank_words(language: Language, clock: &BankClock) -> String {
    let length = |hours: u64| dates::length_in(language, i64::try_from(hours).unwrap_or(0).saturating_mul(3600));
    let time = |hours: u64| ("time", PhraseArgument::from(length(hours)));
    let days = |key: &str, days: Option<u64>| days.map(|days| language.text(key, &[("days", days.into())]));
    let mut words = vec![length(clock.initial_hours.unwrap_or(0))];
    if let (Some(turns), Some(control)) = (clock.per_turns, clock.control_hours) {
        words.push(language.text("bank-control", &[time(control), ("turns", turns.into())]));
    }
    words.extend(clock.increment_hours.map(|increment| match clock.increment_turns {
        None => language.text("bank-increment", &[time(increment)]),
        Some(turns) => language.text("bank-increment-first", &[time(increment), ("turns", turns.into())]),
    }));
    words.extend(clock.cap_hours.map(|cap| language.text("bank-cap", &[time(cap)])));
    words.extend(clock.reserve_hours.map(|reserve| language.text("bank-reserve", &[time(reserve)])));
    words.extend(clock.reserve.map(|_| language.text("bank-overflow", &[])));
    words.extend(clock.refill.map(|_| language.text("bank-refill", &[])));
    words.extend(clock.floor_hours.map(|floor| match clock.floor_turns {
        None => language.text("bank-floor", &[time(floor)]),
        Some(turns) => language.text("bank-floor-from", &[time(floor), ("turn", (turns + 1).into())]),
    }));
    words.extend(clock.whole_days.map(|_| language.text("bank-whole-days", &[])));
    words.extend(days("bank-double", clock.double_after_days));
    words.extend(days("bank-silence", clock.silence_days));
    words.extend(days("bank-element", clock.element_days));
    words.extend(days("bank-transit", clock.transit_days));
    words.extend(days("bank-absence", clock.absence_days));
    words.extend(days("bank-absence-year", clock.absence_days_per_year));
    words.join(", ")
}
