//! The terms of an invitation in words, and the differences of a charter from them.

use std::collections::BTreeSet;

use adjudicate_games::find;
use adjudicate_locales::Language;
use adjudicate_record::log::{Charter, Clock, GameInvitation, INVITER, Player};
use adjudicate_rules::{Name, OptionValue, PhraseArgument};
use adjudicate_text::terms::clock_words;
use adjudicate_text::{dates, rules};

use super::letter::ReceivedInvitation;

/// The player who begins by the terms of an invitation, if these are the players behind the inviter; `None` for a draw.
pub(super) fn who_begins<'a>(invitation: &'a GameInvitation, guests: &'a [Player]) -> Option<&'a Name> {
    match invitation.first.as_ref()?.as_str() {
        INVITER => Some(&invitation.by.name),
        _ => guests.first().map(|guest| &guest.name),
    }
}

/// Describes an invitation to a reader who has not accepted it, one sentence a line.
pub fn words(language: Language, received: &ReceivedInvitation) -> Vec<String> {
    let invitation = &received.invitation;
    let known = find(invitation.game.as_str());
    let mut lines = vec![title(language, "friend-invites", invitation)];
    if invitation.players > 2 {
        let taken: Vec<String> = received.acceptances.iter().map(|one| one.by.shown()).collect();
        let key = if taken.is_empty() { "friend-many" } else { "friend-many-taken" };
        let names = ("names", language.list(&taken).into());
        lines.push(language.text(key, &[("players", invitation.players.into()), names]));
    }
    if invitation.options.is_empty() {
        lines.push(language.text("friend-usual", &[]));
    }
    for (key, value) in &invitation.options.0 {
        let spec = known.and_then(|game| Some((game, game.options.iter().find(|spec| spec.key == key.as_str())?)));
        let mut values = vec![("key", PhraseArgument::from(key)), ("value", value.to_string().into())];
        values.extend(spec.iter().flat_map(|(game, spec)| {
            let effect = rules::effect(language, game, spec);
            [("usual", PhraseArgument::from(spec.preset.to_string())), ("about", effect.into())]
        }));
        lines.push(language.text(if spec.is_some() { "friend-option" } else { "friend-option-unknown" }, &values));
    }
    lines.push(match invitation.first.as_ref().map(|first| first.as_str()) {
        None => language.text("friend-first-dice", &[]),
        Some(INVITER) => language.text("friend-first-host", &[("host", invitation.by.shown().into())]),
        Some(_) => language.text("friend-first-you", &[]),
    });
    lines.push(match &invitation.clock {
        None => language.text("friend-no-clock", &[]),
        Some(clock) => language.text("friend-clock", &[("clock", clock_words(language, clock).into())]),
    });
    lines.push(language.text("friend-until", &[("date", dates::in_full(invitation.expires).into())]));
    lines
}

/// The subject of the message that brings an invitation.
pub fn subject(language: Language, received: &ReceivedInvitation) -> String {
    title(language, "friend-subject", &received.invitation)
}

fn title(language: Language, key: &str, invitation: &GameInvitation) -> String {
    let game = invitation.game.as_str();
    language.text(key, &[("host", invitation.by.shown().into()), ("game", game.into())])
}

/// The differences of a charter from an invitation with these acceptances, one sentence each in the language of a reader; empty if it has
/// just the terms of the invitation.
pub fn differences(language: Language, received: &ReceivedInvitation, charter: &Charter) -> Vec<String> {
    let invitation = &received.invitation;
    let guests = charter.players.get(1..).unwrap_or_default();
    let mut found = other_values(language, received, charter, guests);
    let mut note = |differs: bool, what: &str, name: &str| {
        if differs {
            found.push(language.text("other-terms", &[("what", what.into()), ("name", name.into())]));
        }
    };
    note(charter.players.first() != Some(&invitation.by), "first-seat", "");
    for guest in received.guests() {
        note(!guests.contains(&guest), "left-out", guest.shown().as_ref());
    }
    for guest in guests {
        note(guest.key.is_none(), "no-key", guest.shown().as_ref());
    }
    let writer = &charter.organiser.name;
    note(guests.iter().all(|guest| guest.name != *writer), "writer", writer.as_str());
    note(charter.referee.is_some(), "referee", "");
    note(charter.dice.is_some(), "dice", "");
    note(charter.series.is_some(), "series", "");
    note(charter.event.is_some(), "event", "");
    found
}

/// The terms that have another value in a charter than in an invitation.
fn other_values(
    language: Language,
    received: &ReceivedInvitation,
    charter: &Charter,
    guests: &[Player],
) -> Vec<String> {
    let invitation = &received.invitation;
    let mut found = Vec::new();
    let mut note = |differs: bool, what: &str, key: &str, now: String, before: String| {
        if differs {
            let values = [("what", what.into()), ("key", key.into()), ("now", now.into()), ("before", before.into())];
            found.push(language.text("differs", &values));
        }
    };
    let same = |text: &str| language.text(text, &[]);
    let (game, rules) = ((&charter.game, &invitation.game), (charter.rules, invitation.rules));
    note(game.0 != game.1, "game", "", game.0.to_string(), game.1.to_string());
    note(rules.0 != rules.1, "rules", "", rules.0.to_string(), rules.1.to_string());
    let keys: BTreeSet<&String> = charter.options.0.keys().chain(invitation.options.0.keys()).collect();
    for key in keys {
        let (now, before) = (charter.options.0.get(key), invitation.options.0.get(key));
        let shown = |value: Option<&OptionValue>| value.map_or_else(|| same("usual-value"), ToString::to_string);
        note(now != before, "option", key, shown(now), shown(before));
    }
    let (now, before) = (charter.first.as_ref(), who_begins(invitation, guests));
    let first = |first: Option<&Name>| first.map_or_else(|| same("by-lot"), ToString::to_string);
    note(now != before, "first", "", first(now), first(before));
    let (now, before) = (charter.clock.as_ref(), invitation.clock.as_ref());
    let clock = |clock: Option<&Clock>| clock.map_or_else(|| same("no-limit"), |clock| clock_words(language, clock));
    note(now != before, "clock", "", clock(now), clock(before));
    let (now, before) = (u64::try_from(charter.players.len()).unwrap_or(u64::MAX), invitation.players);
    note(now != before, "players", "", now.to_string(), before.to_string());
    found
}
