//! The report of an import.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use adjudicate_agent::inbox::{Arrival, ArrivalOutcome, ElementOutcome, Import, ImportOutcome, SlipOutcome};

use crate::cli::calendar;
use crate::cli::context::CommandContext;
use crate::cli::due;
use crate::cli::open_seat;
use crate::log::{Entry, Slip};
use crate::printable::printable_path;
use crate::rules::{Phrase, PhraseArgument, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::outlook;
use adjudicate_report::{ImportFailure, ImportedElement, ImportedEntry, ImportedGame, ImportedSlip, PlacedEntry};
use adjudicate_text::names;
use adjudicate_text::view;

/// Reports the outcome of every entry, the state of the games, and the user's duties. With `sign`, duties that leave
/// nothing to decide are signed.
///
/// # Errors
/// An act to which the user agrees at once cannot be done.
pub fn all(
    context: &CommandContext,
    import: &Import<'_>,
    brought: &BTreeMap<usize, ImportOutcome>,
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
    let mut refused: Vec<(Failure, usize)> = Vec::new();
    for (source, slips) in &import.slips {
        let (slip, outcome) = import.slip_outcome(source, slips, brought);
        let Some(failure) = slip_refused(context, source, slip, outcome) else { continue };
        match refused.iter_mut().find(|(known, _)| known.message() == failure.message()) {
            Some((_, count)) => *count += 1,
            None => refused.push((failure, 1)),
        }
    }
    bad |= !refused.is_empty();
    for (failure, count) in refused.iter().filter(|_| !terminal.json) {
        match count {
            1 => terminal.fail(failure),
            count => {
                let slips = PhraseArgument::count(*count);
                let hint = phrase!("slips-refused", "{slips} slips were refused for this reason", slips = slips);
                terminal.fail(&failure.clone().hint(hint));
            }
        }
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

fn tell(context: &CommandContext, arrival: &Arrival) {
    match &arrival.outcome {
        ArrivalOutcome::Refused(failure) => context.terminal.fail(failure),
        ArrivalOutcome::Early if arrival.source.is_some() => {
            context.terminal.print_text("came-early", &[("what", arrival.what().into())]);
        }
        _ => {}
    }
}

fn print_object(context: &CommandContext, import: &Import<'_>, arrival: &Arrival) {
    let (outcome, failure) = match &arrival.outcome {
        ArrivalOutcome::Known(_) => ("known", None),
        ArrivalOutcome::Added(_) => ("added", None),
        ArrivalOutcome::Fell(_) => ("fell", None),
        ArrivalOutcome::Named(_) => ("signed twice", None),
        // An entry that has waited and goes on waiting is no news.
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

/// Says what an element that came on its own is good for.
fn element(
    context: &CommandContext,
    import: &Import<'_>,
    brought: &BTreeMap<usize, ImportOutcome>,
    source: &str,
    line: &str,
) -> Result<(), Failure> {
    let outcome = import.element_outcome(source, line, brought)?;
    let (word, file, name) = match &outcome {
        ElementOutcome::Good(file, member) => ("good", file, Some(file.state.name_of(*member).to_owned())),
        ElementOutcome::Kept(file) => ("kept", file, None),
        ElementOutcome::Known(file) => ("known", file, None),
    };
    match context.terminal.json {
        true => context.terminal.print_json(&ImportedElement {
            file: Some(file.path.display().to_string()),
            name,
            ..came(source, word, line)
        }),
        false => context.terminal.print(outcome.words(context.language, source, &beside_of(&file.path))),
    }
    Ok(())
}

/// The file beside a log, as it is printed.
fn beside_of(path: &Path) -> String {
    format!("{}.beside", printable_path(path))
}

/// Returns why a slip was not taken; none if it was. With `--json` its outcome is printed.
fn slip_refused(context: &CommandContext, source: &str, slip: Option<&Slip>, outcome: SlipOutcome) -> Option<Failure> {
    let terminal = context.terminal;
    let (outcome, failure) = match outcome {
        SlipOutcome::Waits => ("waits", None),
        SlipOutcome::Known => ("known", None),
        SlipOutcome::Lapsed => ("lapsed", None),
        SlipOutcome::Refused(failure) => ("refused", Some(failure)),
    };
    if terminal.json {
        terminal.print_json(&ImportedSlip {
            report: "slip",
            source: source.to_owned(),
            outcome,
            id: slip.map(Slip::id),
            by: slip.map(|slip| slip.by.to_string()),
            kind: slip.map(|slip| slip.kind.name()),
            clause: failure.as_ref().and_then(Failure::clause).map(str::to_owned),
            error: failure.as_ref().map(|failure| failure.message().to_owned()),
        });
    }
    failure
}

/// How a game stands after letters came.
fn stand(context: &CommandContext, brought: &ImportOutcome, tally: &ImportTally, sign: bool) -> Result<(), Failure> {
    let terminal = context.terminal;
    let state = &brought.game.state;
    let path = printable_path(&brought.game.path);
    let key = match (tally.added, tally.known) {
        (0, 0) => "import-nothing",
        (0, _) => "import-known",
        (_, 0) => "import-added",
        (_, _) => "import-both",
    };
    let values = [
        ("file", path.to_string().into()),
        ("game", view::headline_in(context.language, state).into()),
        ("added", PhraseArgument::count(tally.added)),
        ("known", PhraseArgument::count(tally.known)),
    ];
    terminal.print_text(key, &values);
    let added = brought.game.records.iter().filter(|record| brought.added.contains(&record.id));
    let added: Vec<&Entry> = added.map(|record| &record.entry).collect();
    brought.game.lines(context.language, &added)?.iter().for_each(|line| terminal.print(line));
    if brought.restored {
        terminal.print_text("import-restored", &[]);
    }
    let beside = beside_of(&brought.game.path);
    [brought.fallen_words(context.language, &beside), brought.cut_words(context.language, &beside)]
        .into_iter()
        .flatten()
        .for_each(|line| terminal.print(line));
    for named in &brought.named {
        let entries = Phrase::list(&named.entries.iter().map(ToString::to_string).collect::<Vec<_>>());
        let english = format!("{} has signed twice: {entries}", named.name);
        let reason = Phrase::english("has-signed-twice", english)
            .with("name", names::value(&named.name))
            .with("entries", entries);
        let mut failure = Failure::ruled(reason).rule("protocol 5");
        if named.replaced {
            failure = failure
                .hint(phrase!("perhaps-a-thief", "a ruling has replaced a key of theirs, so it may have been a thief"));
        }
        terminal.fail(&failure.hint(phrase!(
            "dispute-both-hint",
            "`adjudicate dispute {path}` shows both entries, and writes evidence",
            path
        )));
    }
    for slip in &brought.slips {
        let told = view::slip_line_in(context.language, state, slip);
        terminal.print_text("import-slip", &[("told", told.into())]);
    }
    brought.spent_words(context.language).into_iter().for_each(|line| terminal.print(line));
    if let Some(stop) = brought.stop() {
        terminal.fail(&stop.hint(phrase!(
            "dispute-stop-hint",
            "`adjudicate dispute {path}` shows them, and says how the game can go on",
            path
        )));
        return Ok(());
    }
    for line in outlook::of_game(context, &brought.game, calendar::of_reader(context).as_ref())? {
        terminal.print(line);
    }
    if open_seat::answered(context, &brought.game, sign)? {
        return Ok(());
    }
    due::offer(context, &brought.game, sign)
}

fn game_report(
    context: &CommandContext,
    brought: &ImportOutcome,
    tally: &ImportTally,
) -> Result<ImportedGame, Failure> {
    let fallen = brought.fallen.iter().map(|letter| PlacedEntry { entry: letter.entry.seq, id: letter.id });
    Ok(ImportedGame {
        report: "game",
        file: brought.game.path.display().to_string(),
        state: GameView::of(context.system(), &brought.game)?.state(),
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
