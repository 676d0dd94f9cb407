//! The duties of the members in the words of the protocol, for `explain`. All other texts use [`crate::status`].

use adjudicate_record::dice::Member;
use adjudicate_referee::{Duty, Match};

use crate::view;

/// Returns the next acts with their deadlines, one line for each person: the holder of the pen with his task, and the
/// members for whom that waits.
pub fn all(state: &Match) -> Vec<String> {
    let over = state.outcome().map(|outcome| format!("The game is over: {}.", view::ending(state, &outcome)));
    over.into_iter().chain(state.owed().keys().map(|member| due_line(state, *member))).collect()
}

/// Describes a throw: `the throw of 2 dice of 6 sides`, `the lots: one die of 3 sides`.
fn throw(state: &Match) -> String {
    let Some(pending) = &state.machine().pending else { return "the throw".to_owned() };
    let dice = view::dice(&pending.roll);
    match (pending.roll.roller, state.play().setup().first) {
        (None, None) if state.play().game().lots => format!("the lots, {dice},"),
        (None, None) => format!("the starting throw of {dice}"),
        _ => format!("the throw of {dice}"),
    }
}

/// Describes the duty of a member, since when and until when, or says that there is none.
fn due_line(state: &Match, member: Member) -> String {
    let name = state.name_of(member);
    let Some(owed) = state.owed().get(&member) else { return format!("{name} is not due.") };
    let pending = state.machine().pending.as_ref();
    let holder = state.holder().map(|holder| holder.member);
    let pen = if holder == Some(member) { "holds the pen and " } else { "" };
    let what = match owed.duty {
        Duty::Join => format!("{pen}joins next"),
        Duty::Reveal if pending.is_some_and(|pending| pending.is_roller(member)) => {
            format!("{pen}throws, with a turn or an answer")
        }
        // The roller has no key, so the element that comes last is the referee's, in an entry for the roller.
        Duty::Reveal if pending.is_some_and(|pending| pending.last == Some(member)) => {
            let roller = holder.map_or("the roller", |holder| state.name_of(holder));
            format!("throws for {roller}, with a turn or an answer")
        }
        Duty::Reveal if holder == Some(member) => {
            format!("{pen}answers with an element for {}", throw(state).trim_end_matches(','))
        }
        Duty::Reveal => {
            let holder = holder.map_or("the others", |holder| state.name_of(holder));
            format!("owes {holder} an element for {}", throw(state).trim_end_matches(','))
        }
        Duty::Turn => match member.seat().and_then(|seat| view::side(state.play(), seat)) {
            Some(side) => format!("({side}) {pen}is to move"),
            None => format!("{pen}is to move"),
        },
        Duty::Open => format!("{pen}opens the sealed board"),
        Duty::Save => format!("{pen}says how many tokens to keep"),
    };
    let scribed = member.seat().filter(|seat| !state.signs(*seat)).map(|_| " (the referee writes it down)");
    let scribed = scribed.unwrap_or_default();
    let deadline = state.deadline(member, owed);
    let until = deadline.map(|(deadline, grace)| {
        let grace = if grace > deadline { format!(", with all grace {grace}") } else { String::new() };
        format!(", until {deadline}{grace}")
    });
    format!("{name} {what}{scribed}, since {}{}.", owed.since, until.unwrap_or_default())
}
