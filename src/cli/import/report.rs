//! What an import tells.

use std::collections::BTreeMap;
use std::process::ExitCode;

use adjudicate_office::inbox::{Arrival, ArrivalOutcome, Brought, Import, entry_of};

use crate::cli::calendar;
use crate::cli::context::Context;
use crate::cli::due;
use crate::mail::find;
use crate::printable::{printable, printable_path};
use adjudicate_office::aside::Aside;
use adjudicate_office::{Failure, signing};
use adjudicate_words::report::{
    ImportFailure, ImportedElement, ImportedEntry, ImportedGame, ImportedSlip, PlacedEntry,
};
use adjudicate_words::view;

/// Tells what became of every entry, how the games stand, and what is due from the user. With `sign`, what is due and leaves
/// nothing to decide is signed.
///
/// # Errors
/// What the user agrees to do at once cannot be done.
pub fn all(
    context: &Context,
    import: &Import<'_>,
    brought: &BTreeMap<usize, Brought>,
    sign: bool,
) -> Result<ExitCode, Failure> {
    let terminal = context.terminal;
    let mut bad = false;
    for arrival in &import.arrivals {
        bad |= matches!(
            arrival.outcome,
            ArrivalOutcome::Refused(_)
                | ArrivalOutcome::Deferred(_)
                | ArrivalOutcome::Dropped
                | ArrivalOutcome::Named(_)
        );
        match terminal.json {
            true => print_object(context, import, arrival),
            false => tell(context, arrival),
        }
    }
    for (source, slips) in &import.slips {
        let game = import.shelf.choose_slip(slips).map(|(slip, game)| (slip, brought.get(&game)));
        bad |= !tell_slip(context, source, slips, game);
    }
    for (source, line) in &import.elements {
        if let Err(failure) = element(context, import, brought, source, line) {
            bad = true;
            match terminal.json {
                true => terminal.print_json(&ImportedElement {
                    clause: failure.clause().map(str::to_owned),
                    error: Some(failure.message().to_owned()),
                    ..came(source, "refused", line)
                }),
                false => terminal.fail(&failure),
            }
        }
    }
    for (game, brought) in brought {
        let mine: Vec<&ArrivalOutcome> = import.arrivals.iter().map(|arrival| &arrival.outcome).collect();
        let count = |wanted: fn(&ArrivalOutcome) -> bool| {
            mine.iter().filter(|outcome| outcome.game() == Some(*game) && wanted(outcome)).count()
        };
        let tally = ImportTally {
            added: count(|outcome| matches!(outcome, ArrivalOutcome::Added(_))),
            known: count(|outcome| matches!(outcome, ArrivalOutcome::Known(_))),
        };
        match terminal.json {
            true => terminal.print_json(&game_report(context, brought, &tally)?),
            false => stand(context, brought, &tally, sign)?,
        }
    }
    for failure in &import.failures {
        bad = true;
        match terminal.json {
            true => terminal.print_json(&ImportFailure {
                report: "failure",
                clause: failure.clause().map(str::to_owned),
                error: failure.message().to_owned(),
            }),
            false => terminal.fail(failure),
        }
    }
    match import.failures.iter().find(|failure| failure.is_environment()) {
        Some(failure) => Ok(failure.status()),
        None => Ok(ExitCode::from(u8::from(bad))),
    }
}

/// How many entries of a game arrived.
struct ImportTally {
    added: usize,
    known: usize,
}

fn tell(context: &Context, arrival: &Arrival) {
    match &arrival.outcome {
        ArrivalOutcome::Refused(failure) => context.terminal.fail(failure),
        ArrivalOutcome::Early if arrival.source.is_some() => context.terminal.print(format!(
            "{} came too early: what it builds on is missing. It is kept until that arrives.",
            arrival.what()
        )),
        _ => {}
    }
}

fn print_object(context: &Context, import: &Import<'_>, arrival: &Arrival) {
    let (outcome, failure) = match &arrival.outcome {
        ArrivalOutcome::Known(_) => ("known", None),
        ArrivalOutcome::Added(_) => ("added", None),
        ArrivalOutcome::Fell(_) => ("fell", None),
        ArrivalOutcome::Named(_) => ("signed twice", None),
        // What has waited and goes on waiting is no news.
        ArrivalOutcome::Early if arrival.source.is_none() => return,
        ArrivalOutcome::Early => ("early", None),
        ArrivalOutcome::Refused(failure) => ("refused", Some(failure)),
        ArrivalOutcome::Deferred(failure) => ("deferred", Some(failure)),
        ArrivalOutcome::Waiting | ArrivalOutcome::Placed(_) | ArrivalOutcome::Dropped => ("refused", None),
    };
    let letter = arrival.letter();
    let game = arrival.outcome.game().and_then(|game| import.shelf.games.get(game));
    context.terminal.print_json(&ImportedEntry {
        report: "entry",
        source: arrival.source.clone(),
        entry: letter.map(|letter| letter.entry.seq),
        id: letter.map(|letter| letter.id),
        by: letter.map(|letter| letter.entry.by.to_string()),
        kind: letter.map(|letter| letter.entry.kind.name()),
        outcome,
        file: game.map(|game| game.path.display().to_string()),
        clause: failure.and_then(Failure::clause).map(str::to_owned),
        error: failure.map(|failure| failure.message().to_owned()),
    });
}

/// Checks an element that came on its own, and says what it is good for.
fn element(
    context: &Context,
    import: &Import<'_>,
    brought: &BTreeMap<usize, Brought>,
    source: &str,
    line: &str,
) -> Result<(), Failure> {
    let game = find::game_of_element(line).and_then(|id| import.shelf.game(&id));
    let found = game.and_then(|game| Some((game, &brought.get(&game)?.game)));
    let Some((_, file)) = found else {
        let reason = "an element of a game that is not here";
        return Err(Failure::ruled(reason).about(source).rule("protocol 4"));
    };
    let kept = brought.values().any(|one| one.beside.elements.iter().any(|kept| kept == line));
    let member = match signing::element(&file.state, line) {
        Ok((member, _)) => member,
        // It came before the throw that it belongs to, or behind it.
        Err(_) if kept => {
            match context.terminal.json {
                true => context.terminal.print_json(&ImportedElement {
                    file: Some(file.path.display().to_string()),
                    ..came(source, "kept", line)
                }),
                false => context.terminal.print(format!(
                    "{}: an element that belongs to no pending throw yet; it is kept in {}.beside.",
                    printable(source),
                    printable_path(&file.path)
                )),
            }
            return Ok(());
        }
        Err(failure) => return Err(failure.about(source)),
    };
    let name = file.state.name_of(member);
    let dice = file.state.machine().pending.as_ref().map(|pending| view::dice(&pending.roll)).unwrap_or_default();
    match context.terminal.json {
        true => context.terminal.print_json(&ImportedElement {
            file: Some(file.path.display().to_string()),
            name: Some(name.to_owned()),
            ..came(source, "good", line)
        }),
        false => context.terminal.print(format!(
            "{}: the element of {name} for the pending throw of {dice} in {}. The next entry of who holds the pen brings it.",
            printable(source),
            printable_path(&file.path)
        )),
    }
    Ok(())
}

/// Tells what became of a slip; false if it was not taken.
fn tell_slip(
    context: &Context,
    source: &str,
    candidates: &[crate::log::Slip],
    found: Option<(&crate::log::Slip, Option<&Brought>)>,
) -> bool {
    let terminal = context.terminal;
    let slip = found.map(|(slip, _)| slip).or_else(|| candidates.first());
    let spent = |brought: &Brought, slip: &crate::log::Slip| {
        brought.spent.iter().find(|(other, _)| other == slip).map(|(_, fault)| fault.clone())
    };
    let (outcome, failure) = match (slip, found) {
        (Some(slip), Some((_, Some(brought)))) => match spent(brought, slip) {
            // Whose letter came too late has done nothing wrong; what became of it is said of the game.
            Some(_) if brought.game.state.has_lapsed(slip) => ("lapsed", None),
            Some(fault) => ("refused", Some(Failure::fault(fault).about(&format!("{source}: a slip of {}", slip.by)))),
            None if brought.beside.slips.contains(slip) => ("waits", None),
            None => ("known", None),
        },
        (slip, _) => {
            let whose = slip.map_or_else(String::new, |slip| format!(" of {}", slip.by));
            let failure =
                Failure::ruled(format!("{}: a slip{whose} that belongs to none of the games here", printable(source)));
            ("refused", Some(failure.rule("protocol 1.8")))
        }
    };
    if terminal.json {
        terminal.print_json(&ImportedSlip {
            report: "slip",
            source: source.to_owned(),
            outcome,
            id: slip.map(|slip| slip.id()),
            by: slip.map(|slip| slip.by.to_string()),
            kind: slip.map(|slip| slip.kind.name()),
            clause: failure.as_ref().and_then(Failure::clause).map(str::to_owned),
            error: failure.as_ref().map(|failure| failure.message().to_owned()),
        });
    } else if let Some(failure) = &failure {
        terminal.fail(failure);
    }
    failure.is_none()
}

/// How a game stands after letters came.
fn stand(context: &Context, brought: &Brought, tally: &ImportTally, sign: bool) -> Result<(), Failure> {
    let terminal = context.terminal;
    let state = &brought.game.state;
    let path = printable_path(&brought.game.path);
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
        terminal.print(view::entry_line(&record.entry));
    }
    if brought.restored {
        terminal.print("An entry that you had signed was missing from the log; it stands there again now.");
    }
    if !brought.fallen.is_empty() && brought.stops_before.is_empty() {
        let fallen: Vec<String> = brought
            .fallen
            .iter()
            .map(|letter| format!("{} ({})", entry_of(&letter.entry), letter.entry.kind.name()))
            .collect();
        terminal.print(format!(
            "The line goes elsewhere: {} fell out. What fell out binds nobody; it is kept in {path}.beside.",
            view::listed(&fallen)
        ));
    }
    if let (Some(behind), [first, ..]) = (brought.stops_behind, brought.cut.as_slice()) {
        let last = brought.cut.last().map_or(first.entry.seq, |last| last.entry.seq);
        let cut = match first.entry.seq == last {
            true => format!("entry {last} is kept in {path}.beside, and comes back"),
            false => format!("entries {} to {last} are kept in {path}.beside, and come back", first.entry.seq),
        };
        terminal.print(format!("The log was cut behind entry {behind}: {cut} if the line goes there again."));
    }
    for named in &brought.named {
        let mut failure = Failure::ruled(format!(
            "{} has signed twice: {}",
            named.name,
            view::listed(&named.entries.iter().map(ToString::to_string).collect::<Vec<_>>())
        ))
        .rule("protocol 5");
        if named.replaced {
            failure = failure.hint("a ruling has replaced a key of theirs, so it may have been a thief");
        }
        terminal.fail(&failure.hint(format!("`adjudicate dispute {path}` shows both entries, and writes evidence")));
    }
    for slip in &brought.slips {
        terminal.print(format!("A slip waits: {}", view::slip_line(state, slip)));
    }
    for (slip, fault) in &brought.spent {
        terminal.print(format!("A slip waits no longer: {} ({})", view::slip_line(state, slip), fault.reason));
    }
    if let Some(behind) = brought.stops_behind {
        terminal.fail(
            &Failure::ruled(format!(
                "the line stops behind entry {behind}: {} entries of equal rank follow",
                brought.stops_before.len()
            ))
            .rule("protocol 5")
            .hint(format!("`adjudicate dispute {path}` shows them, and says how the game can go on")),
        );
        return Ok(());
    }
    view::outlook_near(state, calendar::of_reader(context).as_ref()).iter().for_each(|line| terminal.print(line));
    due::offer(context, &brought.game, sign)
}

fn game_report(context: &Context, brought: &Brought, tally: &ImportTally) -> Result<ImportedGame, Failure> {
    let fallen = brought.fallen.iter().map(|letter| PlacedEntry { entry: letter.entry.seq, id: letter.id });
    Ok(ImportedGame {
        report: "game",
        file: brought.game.path.display().to_string(),
        state: Aside::of(&brought.game)?.state(),
        added: tally.added,
        known: tally.known,
        fallen: fallen.collect(),
        you: due::object(context, &brought.game)?,
    })
}

/// An element of which nothing is known but where it came from.
fn came(source: &str, outcome: &'static str, line: &str) -> ImportedElement {
    ImportedElement {
        report: "element",
        source: source.to_owned(),
        outcome,
        element: line.to_owned(),
        file: None,
        name: None,
        clause: None,
        error: None,
    }
}
