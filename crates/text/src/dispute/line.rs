//! The line of a game: where it goes, or before which entries it stops, and how it can go on.

use super::acts;
use super::findings::Finding;
use super::values::{entry, file, short_id, signer};
use crate::view;
use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_referee::dispute::{Branch, DisputedCase};
use adjudicate_referee::{Match, SignerId};
use adjudicate_rules::PhraseArgument;

/// Describes where the line goes, in a sentence or two.
pub fn told(language: Language, case: &DisputedCase<'_>) -> String {
    let key = if case.stops.is_empty() { "dispute-line" } else { "dispute-line-stops" };
    let values = [
        ("last", PhraseArgument::count(case.line.len().saturating_sub(1))),
        ("id", case.line.last().map(short_id).unwrap_or_default().into()),
        ("entries", PhraseArgument::count(case.stops.len())),
    ];
    let awaited = case.stops.is_empty().then(|| awaited(language, &case.state));
    [language.text(key, &values)].into_iter().chain(awaited).collect::<Vec<_>>().join(" ")
}

/// Describes the entry that is awaited, or the end of the game.
fn awaited(language: Language, state: &Match) -> String {
    if let Some(outcome) = state.outcome() {
        return language.text("dispute-line-over", &[("ending", view::ending(state, &outcome).into())]);
    }
    let Some(holder) = state.holder() else { return language.text("dispute-line-nobody", &[]) };
    let is_scribed = holder.member.seat().is_some() && matches!(state.hand_of_holder(), Some(SignerId::Referee(_)));
    let values = [
        ("name", signer(state.name_of(holder.member))),
        ("task", holder.task.name().into()),
        ("scribed", is_scribed.into()),
    ];
    language.text("dispute-line-pen", &values)
}

/// One of the branches before which the line stops, in a line.
pub fn branch(language: Language, case: &DisputedCase<'_>, branch: &Branch) -> String {
    let Some(first) = case.entry(&branch.first) else { return String::new() };
    let values = [
        ("entries", branch.entries.into()),
        ("entry", entry(language, first).into()),
        ("by", signer(first.entry.by.as_str())),
        ("act", acts::entry(language, &case.state, &first.entry).into()),
        ("sources", language.list(case.holders(&branch.first)).into()),
    ];
    language.text("dispute-branch", &values)
}

/// That the line stops, and what the referee or the players can do.
pub fn stops(language: Language, case: &DisputedCase<'_>) -> Option<Finding> {
    let [first, ..] = case.stops.as_slice() else { return None };
    let last = PhraseArgument::count(case.line.len().saturating_sub(1));
    let says = language.text("dispute-stops", &[("last", last)]);
    let referee = ("referee", case.state.has_referee().into());
    let home = home(case);
    let (way, commands) = match () {
        () if case.can_be_ruled() => {
            let is_blamed = case.twice.iter().any(|twice| matches!(twice.hand, SignerId::Referee(_)));
            let blamed = is_blamed.then(|| language.text("dispute-stops-blamed", &[]));
            let way = [language.text("dispute-stops-ruling", &[referee])].into_iter().chain(blamed);
            (way.collect::<Vec<_>>().join(" "), rulings(case, &home))
        }
        () if case.state.outcome().is_some() => (language.text("dispute-stops-over", &[]), Vec::new()),
        () => {
            let mut commands = others(case, &home);
            commands.push(format!("adjudicate offer referee KEY.pub --game {home}"));
            commands.push(format!("adjudicate accept --game {home}"));
            let before = case.entry(&first.first).map(|letter| entry(language, letter)).unwrap_or_default();
            (language.text("dispute-stops-agreement", &[referee, ("entry", before.into())]), commands)
        }
    };
    Some(Finding { kind: "stops", bad: true, says, way, commands })
}

/// The commands by which a referee chooses one of the branches.
fn rulings(case: &DisputedCase<'_>, home: &str) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    for branch in &case.stops {
        // A referee who was appointed on a branch is referee in the copies of that branch only.
        let elsewhere = if case.state.has_referee() { None } else { copy_of(case, branch) };
        let own = elsewhere.unwrap_or_else(|| home.to_owned());
        let before = others(case, &own).into_iter().filter(|command| !commands.contains(command));
        commands.extend(before.collect::<Vec<_>>());
        let end = digits(&branch.end);
        commands.push(format!("adjudicate rule here --behind {end} --reason \"this one stands\" --game {own}"));
    }
    commands
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
