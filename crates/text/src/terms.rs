//! The terms that a charter sets for its players.

use adjudicate_record::log::Clock;
use adjudicate_referee::Match;
use adjudicate_rules::Seat;

use crate::view;

/// Returns the terms to which a player agrees, one line each.
pub fn terms(state: &Match) -> Vec<String> {
    let charter = state.charter();
    let game = state.play().game();
    let mut lines = vec![
        view::headline(state),
        format!("rules: version {} (`adjudicate rules {}` prints them)", charter.rules, game.name),
    ];
    for spec in game.options {
        if let Some(value) = charter.options.0.get(spec.key) {
            lines.push(format!("option: {} is {value} (usually {}): {}", spec.key, spec.preset, spec.about));
        }
    }
    if charter.options.is_empty() && !game.options.is_empty() {
        lines.push("options: all as usual".to_owned());
    }
    for (seat, player) in Seat::all(charter.players.len()).zip(&charter.players) {
        let how = match &player.key {
            Some(key) => format!("signs with {}", key.fingerprint()),
            None => "plays by post; the referee writes for them".to_owned(),
        };
        let mail = player.mail.as_ref().map(|mail| format!(", mail to {mail}")).unwrap_or_default();
        lines.push(format!("seat {}: {} {how}{mail}", seat.number(), player.name));
    }
    lines.push(match &charter.first {
        Some(first) => format!("first: {first}"),
        None => "first: drawn by dice".to_owned(),
    });
    let mail = |referee: &adjudicate_record::log::Referee| {
        referee.mail.as_ref().map(|mail| format!(", mail to {mail}")).unwrap_or_default()
    };
    lines.push(match (&charter.referee, &charter.dice) {
        (Some(referee), Some(_)) => format!("referee: yes{}; the referee and the roller make the dice", mail(referee)),
        (Some(referee), None) => format!("referee: yes{}", mail(referee)),
        (None, _) => "referee: none; disputes can only be settled by agreement".to_owned(),
    });
    lines.push(match &charter.clock {
        Some(clock) => format!("clock: {} in the whole game", clock_words(clock)),
        None => "clock: none".to_owned(),
    });
    lines.push(format!("organiser: {}; game {}", charter.organiser.name, state.id()));
    lines
}

/// A clock in words: `7 days a turn, 3 for the post, 10 of grace and 21 of absence`.
pub fn clock_words(clock: &Clock) -> String {
    let days = format!("{} days a turn, {} for the post", clock.days_per_turn, clock.transit_days);
    match clock.absence_days {
        0 => format!("{days}, {} of grace", clock.grace_days),
        absence => format!("{days}, {} of grace and {absence} of absence", clock.grace_days),
    }
}
