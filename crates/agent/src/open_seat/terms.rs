//! The terms of an invitation in words, and the differences of a charter from them.

use adjudicate_games::find;
use adjudicate_locales::Language;
use adjudicate_record::log::{Charter, Clock, GameInvitation, INVITER, Player};
use adjudicate_rules::{Name, PhraseArgument};
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
    lines.push(language.text("friend-until", &[("date", dates::with_year(invitation.expires).into())]));
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

fn clock_shown(clock: Option<&Clock>) -> String {
    clock.map_or_else(|| "no limit".to_owned(), |clock| clock_words(Language::ENGLISH, clock))
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
