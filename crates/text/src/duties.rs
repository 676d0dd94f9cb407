//! The duties of the members in the words of the protocol, for `explain`. All other texts use [`crate::status`].

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_referee::{Duty, DutyClock, Match};
use adjudicate_rules::PhraseArgument;

use crate::{dates, view};

/// Returns the next acts with their deadlines, one line for each person: the holder of the pen with his task, and the
/// members for whom that waits.
pub fn all(language: Language, state: &Match) -> Vec<String> {
    let over = |outcome| language.text("explain-over", &[("ending", view::ending(state, &outcome).into())]);
    let owed = state.owed().iter().map(|(member, owed)| due_line(language, state, *member, owed));
    state.outcome().map(over).into_iter().chain(owed).collect()
}

/// The values of a text about a throw: what it is for, and its dice.
fn throw(language: Language, state: &Match) -> [(&'static str, PhraseArgument); 2] {
    let roll = state.machine().pending.as_ref().map(|pending| &pending.roll);
    let kind = match (roll.and_then(|roll| roll.roller), state.play().setup().first) {
        (None, None) if state.play().game().lots => "lots",
        (None, None) => "start",
        _ => "throw",
    };
    let dice = roll.map(|roll| view::dice_in(language, roll)).unwrap_or_default();
    [("throw", kind.into()), ("dice", dice.into())]
}

/// Returns the kind of a duty, by which its text is chosen.
fn task(state: &Match, member: Member, duty: Duty) -> &'static str {
    let pending = state.machine().pending.as_ref();
    match duty {
        Duty::Join => "join",
        Duty::Reveal if pending.is_some_and(|pending| pending.is_roller(member)) => "throw",
        // The roller has no key, so the element that comes last is the referee's, in an entry for the roller.
        Duty::Reveal if pending.is_some_and(|pending| pending.last == Some(member)) => "throw-for",
        Duty::Reveal if state.holder().is_some_and(|holder| holder.member == member) => "answer",
        Duty::Reveal => "owe",
        Duty::Turn => "move",
        Duty::Open => "open",
        Duty::Save => "save",
    }
}

/// The values of a text about the time for a duty: since when it is owed, and until when, as logs write times.
pub fn timed(state: &Match, member: Member, owed: &DutyClock) -> [(&'static str, PhraseArgument); 4] {
    let (limit, until, grace) = match state.deadline(member, owed) {
        Some((until, grace)) if grace > until => ("grace", until.to_string(), grace.to_string()),
        Some((until, _)) => ("until", until.to_string(), String::new()),
        None => ("none", String::new(), String::new()),
    };
    let since = owed.since.to_string();
    [("since", since.into()), ("limit", limit.into()), ("until", until.into()), ("grace", grace.into())]
}

/// Describes the duty of a member, since when and until when.
fn due_line(language: Language, state: &Match, member: Member, owed: &DutyClock) -> String {
    let holder = state.holder().map(|holder| holder.member);
    let side =
        member.seat().filter(|_| owed.duty == Duty::Turn).and_then(|seat| view::side_in(language, state.play(), seat));
    let values = [
        ("name", state.name_of(member).into()),
        ("other", holder.map(|holder| state.name_of(holder)).unwrap_or_default().into()),
        ("task", task(state, member, owed.duty).into()),
        ("side", side.into()),
        ("pen", (holder == Some(member)).into()),
        ("scribed", member.seat().is_some_and(|seat| !state.signs(seat)).into()),
    ];
    let values = values.into_iter().chain(timed(state, member, owed)).chain(throw(language, state));
    let line = language.text("explain-due", &values.collect::<Vec<_>>());
    if language.is_english() { line } else { dates::for_readers(language, &line) }
}
