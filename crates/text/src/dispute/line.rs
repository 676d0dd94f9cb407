//! The line of a game: where it goes, or before which entries it stops, and how it can go on.

use super::acts;
use super::findings::{Finding, entry, file, person, short_id};
use crate::view::{self, counted, listed};
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_referee::dispute::{Branch, DisputedCase};
use adjudicate_referee::{Match, PenTask, SignerId};

/// Describes where the line goes, in a sentence or two.
pub fn told(case: &DisputedCase<'_>) -> String {
    let last = case.line.len().saturating_sub(1);
    let id = case.line.last().map(short_id).unwrap_or_default();
    if case.stops.is_empty() {
        return format!("The line goes to entry {last} ({id}). {}", awaited(&case.state));
    }
    format!(
        "The line stops after entry {last} ({id}): behind it stand {} entries, and none ranks above the others.",
        case.stops.len()
    )
}

/// Describes the entry that is awaited, or the end of the game.
fn awaited(state: &Match) -> String {
    if let Some(outcome) = state.outcome() {
        return format!("There the game is over: {}.", view::ending(state, &outcome));
    }
    let Some(holder) = state.holder() else { return "Nobody holds the pen.".to_owned() };
    let what = match holder.task {
        PenTask::Join => "to join",
        PenTask::Roll => "to throw",
        PenTask::Act => "to make a turn",
        PenTask::Open => "to open a sealed board",
        PenTask::Save => "to say what is kept",
        PenTask::Post => "to write in slips",
    };
    let scribe = match (holder.member, state.hand_of_holder()) {
        (Member::Player(_), Some(SignerId::Referee(_))) => ", and the referee writes for them",
        (Member::Player(_) | Member::Referee, _) => "",
    };
    format!("{} holds the pen there, {what}{scribe}.", person(state.name_of(holder.member)))
}

/// One of the branches before which the line stops, in a line.
pub fn branch(case: &DisputedCase<'_>, branch: &Branch) -> String {
    let Some(first) = case.entry(&branch.first) else { return String::new() };
    let more = match branch.entries {
        1 => String::new(),
        several => format!("; {} in all", counted(several, "entry", "entries")),
    };
    let sources = case.holders(&branch.first);
    let by = person(first.entry.by.as_str());
    format!("{} of {by}, {}, in {}{more}", entry(first), acts::entry(&first.entry), listed(sources))
}

/// That the line stops, and what the referee or the players can do.
pub fn stops(case: &DisputedCase<'_>) -> Option<Finding> {
    let [first, ..] = case.stops.as_slice() else { return None };
    let last = case.line.len().saturating_sub(1);
    let says = format!(
        "Which of the entries behind entry {last} is next, has to be decided. No honest program signs behind any of them until a \
         ruling, or an agreement on a referee, raises one above the others."
    );
    let over = case.state.outcome().is_some();
    let blamed = case.twice.iter().any(|twice| matches!(twice.hand, SignerId::Referee(_)));
    let home = home(case);
    let mut commands: Vec<String> = Vec::new();
    let way = match () {
        () if case.can_be_ruled() => {
            for branch in &case.stops {
                // A referee who was appointed on a branch is referee in the copies of that branch only.
                let own =
                    if case.state.has_referee() { home.clone() } else { copy_of(case, branch).unwrap_or(home.clone()) };
                let before = others(case, &own).into_iter().filter(|command| !commands.contains(command));
                commands.extend(before.collect::<Vec<_>>());
                commands.push(format!(
                    "adjudicate rule here --behind {} --reason \"this one stands\" --game {own}",
                    digits(&branch.end)
                ));
            }
            let who = if case.state.has_referee() { "The referee" } else { "The referee of a branch" };
            let trust = match blamed {
                true => " But the referee has signed twice, so all players may rather agree on another one.",
                false => "",
            };
            format!(
                "{who} brings all copies together and rules behind one of them, which decides for everybody; in place of `here` \
                 the ruling may say `forfeit NAME` or `result \"...\"`.{trust}"
            )
        }
        () if over => {
            "There is no referee who can rule, and none can be agreed on where the game is over: the evidence says who \
                       it was."
                .to_owned()
        }
        () => {
            commands.extend(others(case, &home));
            commands.push(format!("adjudicate offer referee KEY.pub --game {home}"));
            commands.push(format!("adjudicate accept --game {home}"));
            format!(
                "{}, but all players can agree on one, who then rules: somebody offers a key, all others accept, and who holds the \
                 pen writes it in behind {}.",
                if case.state.has_referee() { "The referee has no ruling left" } else { "There is no referee" },
                case.entry(&first.first).map(entry).unwrap_or_default()
            )
        }
    };
    Some(Finding { kind: "stops", bad: true, says, way, commands })
}

/// A copy that can be written on and ends in this branch.
fn copy_of(case: &DisputedCase<'_>, branch: &Branch) -> Option<String> {
    let held = case.holders(&branch.end);
    let sound = case.holdings.iter().find(|holding| holding.is_sound() && held.contains(&holding.source));
    sound.map(|holding| file(&holding.source))
}

/// The copy that has most of the line and can be written on.
pub fn home(case: &DisputedCase<'_>) -> String {
    let sound = case.holdings.iter().filter(|holding| holding.is_sound());
    let most = sound.max_by_key(|holding| (holding.last, std::cmp::Reverse(&holding.source)));
    most.map_or_else(|| "GAME.yaml".to_owned(), |holding| file(&holding.source))
}

/// The commands that bring all other copies into this one.
pub fn others(case: &DisputedCase<'_>, home: &str) -> Vec<String> {
    let others = case.holdings.iter().map(|holding| file(&holding.source)).filter(|source| source != home);
    others.map(|source| format!("adjudicate import {source} --game {home}")).collect()
}

/// As many digits of an id as name an entry in a command.
fn digits(id: &Digest) -> String {
    id.to_hex().chars().take(16).collect()
}
