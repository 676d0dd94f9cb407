//! The terms of an invitation in words, and the differences of a charter from them.

use adjudicate_games::find;
use adjudicate_record::log::{Charter, Clock, GameInvitation, INVITER, Player};
use adjudicate_rules::Name;
use adjudicate_text::dates;
use adjudicate_text::terms::clock_words;
use adjudicate_text::view;

use super::letter::ReceivedInvitation;

/// The player who begins by the terms of an invitation, if these are the players behind the inviter; `None` for a draw.
pub(super) fn who_begins<'a>(invitation: &'a GameInvitation, guests: &'a [Player]) -> Option<&'a Name> {
    match invitation.first.as_ref()?.as_str() {
        INVITER => Some(&invitation.by.name),
        _ => guests.first().map(|guest| &guest.name),
    }
}

/// Describes an invitation to a reader who has not accepted it, one sentence a line.
pub fn words(received: &ReceivedInvitation) -> Vec<String> {
    let invitation = &received.invitation;
    let inviter = invitation.by.shown();
    let known = find(invitation.game.as_str());
    let title = known.map_or(invitation.game.as_str(), |game| game.title);
    let mut lines = vec![format!("{inviter} invites you to a game of {title}.")];
    if invitation.players > 2 {
        let taken: Vec<String> = received.acceptances.iter().map(|one| one.by.shown()).collect();
        let so_far =
            if taken.is_empty() { String::new() } else { format!(" {} accepted already.", view::listed(&taken)) };
        lines.push(format!("It is a game for {} players.{so_far}", invitation.players));
    }
    if invitation.options.is_empty() {
        lines.push("The rules are the usual ones.".to_owned());
    }
    for (key, value) in &invitation.options.0 {
        let about = known.and_then(|game| game.options.iter().find(|spec| spec.key == key.as_str()));
        let about = about.map(|spec| format!(" (usually {}): {}", spec.preset, spec.about)).unwrap_or_default();
        lines.push(format!("Option {key}: {value}{about}"));
    }
    lines.push(match invitation.first.as_ref().map(|first| first.as_str()) {
        None => "A throw of dice decides who begins.".to_owned(),
        Some(INVITER) => format!("{inviter} begins."),
        Some(_) => "You begin.".to_owned(),
    });
    lines.push(format!("Time: {}.", clock_shown(invitation.clock.as_ref())));
    lines.push(format!("You can accept until {}.", dates::date(invitation.expires)));
    lines
}

fn clock_shown(clock: Option<&Clock>) -> String {
    clock.map_or_else(|| "no limit".to_owned(), clock_words)
}

/// The differences of a charter from an invitation with these acceptances, one sentence each; empty if it has just the terms of the
/// invitation.
pub fn differences(received: &ReceivedInvitation, charter: &Charter) -> Vec<String> {
    let invitation = &received.invitation;
    let mut found = Vec::new();
    let mut note = |differs: bool, line: String| {
        if differs {
            found.push(line);
        }
    };
    note(charter.game != invitation.game, format!("the game: {} instead of {}", charter.game, invitation.game));
    note(
        charter.rules != invitation.rules,
        format!("the version of the rules: {} instead of {}", charter.rules, invitation.rules),
    );
    let keys = charter.options.0.keys().chain(invitation.options.0.keys());
    let keys: std::collections::BTreeSet<&String> = keys.collect();
    for key in keys {
        let (now, before) = (charter.options.0.get(key), invitation.options.0.get(key));
        let shown = |value: Option<&adjudicate_rules::OptionValue>| {
            value.map_or_else(|| "the usual value".to_owned(), ToString::to_string)
        };
        note(now != before, format!("option {key}: {} instead of {}", shown(now), shown(before)));
    }
    let guests = charter.players.get(1..).unwrap_or_default();
    let begins = who_begins(invitation, guests);
    let word = |first: Option<&Name>| first.map_or_else(|| "a draw".to_owned(), ToString::to_string);
    note(
        charter.first.as_ref() != begins,
        format!("the first move: {} instead of {}", word(charter.first.as_ref()), word(begins)),
    );
    note(
        charter.clock != invitation.clock,
        format!(
            "the time: {} instead of {}",
            clock_shown(charter.clock.as_ref()),
            clock_shown(invitation.clock.as_ref())
        ),
    );
    let count = u64::try_from(charter.players.len()).unwrap_or(u64::MAX);
    note(count != invitation.players, format!("the number of players: {count} instead of {}", invitation.players));
    note(
        charter.players.first() != Some(&invitation.by),
        "the first seat: it does not have the name, key and address of the invitation".to_owned(),
    );
    for guest in received.guests() {
        note(!guests.contains(&guest), format!("{} accepted, and is not among the players", guest.shown()));
    }
    for guest in guests.iter().filter(|guest| guest.key.is_none()) {
        note(true, format!("{} has no key", guest.shown()));
    }
    let writer = guests.iter().any(|guest| guest.name == charter.organiser.name);
    note(!writer, format!("the terms are written by {}, who does not take a seat", charter.organiser.name));
    note(charter.referee.is_some(), "there is a referee, and the invitation has none".to_owned());
    note(charter.dice.is_some(), "the referee makes the dice".to_owned());
    note(charter.series.is_some(), "the game continues a series".to_owned());
    note(charter.event.is_some(), "the game belongs to an event".to_owned());
    found
}
