//! What an import tells.

use std::collections::BTreeMap;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::arrival::{Arrival, Outcome, entry_of};
use super::bring::Brought;
use super::intake::Import;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::{due, show, signing, view};
use crate::mail::find;

/// Tells what became of every entry, how the games stand, and what is due from the user.
///
/// # Errors
/// What the user agrees to do at once cannot be done.
pub fn all(context: &Context, import: &Import<'_>, brought: &BTreeMap<usize, Brought>) -> Result<ExitCode, Failure> {
    let terminal = context.terminal;
    let mut bad = false;
    for arrival in &import.arrivals {
        bad |= matches!(
            arrival.outcome,
            Outcome::Refused(_) | Outcome::Deferred(_) | Outcome::Dropped | Outcome::Forked(_)
        );
        match terminal.json {
            true => print_object(context, import, arrival),
            false => tell(context, arrival),
        }
    }
    let mut good: Vec<(usize, String)> = Vec::new();
    for (source, line) in &import.elements {
        match element(context, import, brought, source, line) {
            Ok(game) => good.push((game, line.clone())),
            Err(failure) => {
                bad = true;
                match terminal.json {
                    true => terminal.print_json(&json!({
                        "report": "element", "source": source, "outcome": "refused", "element": line,
                        "clause": failure.clause(), "error": failure.message(),
                    })),
                    false => terminal.fail(&failure),
                }
            }
        }
    }
    for (game, brought) in brought {
        let elements: Vec<String> = good.iter().filter(|(of, _)| of == game).map(|(_, line)| line.clone()).collect();
        let mine: Vec<&Outcome> = import.arrivals.iter().map(|arrival| &arrival.outcome).collect();
        let count = |wanted: fn(&Outcome) -> bool| {
            mine.iter().filter(|outcome| outcome.game() == Some(*game) && wanted(outcome)).count()
        };
        let tally = Tally {
            added: count(|outcome| matches!(outcome, Outcome::Added(_))),
            known: count(|outcome| matches!(outcome, Outcome::Known(_))),
        };
        match terminal.json {
            true => terminal.print_json(&object(context, brought, &tally, &elements)?),
            false => stand(context, brought, &tally, &elements)?,
        }
    }
    for failure in &import.failures {
        bad = true;
        match terminal.json {
            true => terminal.print_json(&json!({
                "report": "failure", "clause": failure.clause(), "error": failure.message(),
            })),
            false => terminal.fail(failure),
        }
    }
    match import.failures.iter().find(|failure| failure.is_environment()) {
        Some(failure) => Ok(failure.status()),
        None => Ok(ExitCode::from(u8::from(bad))),
    }
}

/// How many entries of a game arrived.
struct Tally {
    added: usize,
    known: usize,
}

fn tell(context: &Context, arrival: &Arrival) {
    match &arrival.outcome {
        Outcome::Refused(failure) => context.terminal.fail(failure),
        Outcome::Early if arrival.source.is_some() => context.terminal.print(format!(
            "{} came too early: what it builds on is missing. It is kept until that arrives.",
            arrival.what()
        )),
        _ => {}
    }
}

fn print_object(context: &Context, import: &Import<'_>, arrival: &Arrival) {
    let (outcome, failure) = match &arrival.outcome {
        Outcome::Known(_) => ("known", None),
        Outcome::Added(_) => ("added", None),
        Outcome::Fell(_) => ("fell", None),
        Outcome::Forked(_) => ("forked", None),
        // What has waited and goes on waiting is no news.
        Outcome::Early if arrival.source.is_none() => return,
        Outcome::Early => ("early", None),
        Outcome::Refused(failure) => ("refused", Some(failure)),
        Outcome::Deferred(failure) => ("deferred", Some(failure)),
        Outcome::Waiting | Outcome::Placed(_) | Outcome::Dropped => ("refused", None),
    };
    let letter = arrival.letter();
    let game = arrival.outcome.game().and_then(|game| import.shelf.games.get(game));
    context.terminal.print_json(&json!({
        "report": "entry",
        "source": arrival.source,
        "entry": letter.map(|letter| letter.entry.seq),
        "id": letter.map(|letter| letter.id.to_string()),
        "by": letter.map(|letter| letter.entry.by.as_str()),
        "kind": letter.map(|letter| letter.entry.kind.name()),
        "outcome": outcome,
        "file": game.map(|game| game.path.display().to_string()),
        "clause": failure.and_then(Failure::clause),
        "error": failure.map(Failure::message),
    }));
}

/// Checks an element that came on its own, and says what it is good for.
fn element(
    context: &Context,
    import: &Import<'_>,
    brought: &BTreeMap<usize, Brought>,
    source: &str,
    line: &str,
) -> Result<usize, Failure> {
    let game = find::game_of_element(line).and_then(|id| import.shelf.game(&id));
    let found = game.and_then(|game| Some((game, &brought.get(&game)?.game)));
    let Some((game, file)) = found else {
        return Err(Failure::ruled(format!("{source}: an element of a game that is not here")).rule("protocol 4"));
    };
    let (member, _) = signing::element(&file.state, line).map_err(|failure| failure.about(source))?;
    let name = file.state.name_of(member);
    let dice = file.state.machine().pending.as_ref().map(|pending| view::dice(&pending.roll)).unwrap_or_default();
    match context.terminal.json {
        true => context.terminal.print_json(&json!({
            "report": "element", "source": source, "outcome": "good", "element": line,
            "file": file.path.display().to_string(), "name": name,
        })),
        false => context.terminal.print(format!(
            "{source}: the element of {name} for the pending throw of {dice} in {}. It comes into the log with an entry: add --with \
             \"{line}\" to `play` or `answer`.",
            file.path.display()
        )),
    }
    Ok(game)
}

/// How a game stands after letters came.
fn stand(context: &Context, brought: &Brought, tally: &Tally, elements: &[String]) -> Result<(), Failure> {
    let terminal = context.terminal;
    let state = &brought.game.state;
    let path = brought.game.path.display();
    let count = |count: usize| match count {
        1 => "one entry".to_owned(),
        count => format!("{count} entries"),
    };
    let news = match (tally.added, tally.known) {
        (0, 0) => "nothing new".to_owned(),
        (0, known) => format!("nothing new, {} known already", count(known)),
        (added, 0) => format!("{} new", count(added)),
        (added, known) => format!("{} new, {known} known already", count(added)),
    };
    terminal.print(format!("{path} ({}): {news}.", view::headline(state)));
    for record in brought.game.records.iter().filter(|record| brought.added.contains(&record.id)) {
        terminal.print(show::entry_line(&record.entry));
    }
    if brought.restored {
        terminal.print("An entry that you had signed was missing from the log; it stands there again now.");
    }
    if !brought.fallen.is_empty() {
        let fallen: Vec<String> = brought
            .fallen
            .iter()
            .map(|letter| format!("{} ({})", entry_of(&letter.entry), letter.entry.kind.name()))
            .collect();
        let why = if is_ruled(brought) { "A ruling has decided" } else { "Letters crossed" };
        terminal.print(format!(
            "{why}: {} fell out. What fell out binds nobody and may be written again; it is kept in {path}.fallen.",
            view::listed(&fallen)
        ));
    }
    for (fork, one, other) in &brought.forks {
        let failure = Failure::ruled(format!(
            "{} has signed twice: entry {} and entry {}, neither of which is built on the other",
            fork.author, one.entry.seq, other.entry.seq
        ));
        let failure = failure.rule("protocol 5").hint(match brought.stops {
            true if fork.author == "referee" => {
                "show both entries, which follow, to all players: they can appoint another referee, who settles it"
            }
            true => "show both entries, which follow, to the referee: he settles it",
            false => {
                "both entries follow, and neither of them stands in the log, which goes on; the referee should know"
            }
        });
        terminal.fail(&failure.hint(format!("`adjudicate dispute {path}` says how, and writes evidence")));
        terminal.print(format!("{}{}", one.text, other.text).trim_end());
    }
    view::outlook(state).iter().for_each(|line| terminal.print(line));
    match brought.stops {
        true => Ok(()),
        false => due::offer(context, &brought.game, elements),
    }
}

/// Whether a ruling has come that decides between branches (protocol 5.1, first mark).
fn is_ruled(brought: &Brought) -> bool {
    brought.game.records.iter().any(|record| brought.added.contains(&record.id) && record.entry.kind.decides())
}

fn object(context: &Context, brought: &Brought, tally: &Tally, elements: &[String]) -> Result<Value, Failure> {
    let mut object = serde_json::Map::new();
    object.insert("report".to_owned(), json!("game"));
    object.insert("file".to_owned(), json!(brought.game.path.display().to_string()));
    object.extend(view::details(&brought.game.state));
    object.insert("added".to_owned(), json!(tally.added));
    object.insert("known".to_owned(), json!(tally.known));
    let fallen = brought.fallen.iter().map(|letter| json!({ "entry": letter.entry.seq, "id": letter.id.to_string() }));
    object.insert("fallen".to_owned(), fallen.collect());
    let forks = brought
        .forks
        .iter()
        .map(|(fork, one, other)| json!({ "author": fork.author, "one": one.text, "other": other.text }));
    object.insert("forks".to_owned(), forks.collect());
    object.insert("stops".to_owned(), json!(brought.stops));
    object.insert("you".to_owned(), due::object(context, &brought.game.state, elements)?);
    Ok(Value::Object(object))
}
