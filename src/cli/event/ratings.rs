//! `adjudicate event ratings`: a list of ratings, computed from the logs of events.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::super::context::CommandContext;
use crate::log::file::{self, Disk};
use crate::printable::printable_path;
use crate::rules::{PhraseArgument, phrase};
use adjudicate_agent::Failure;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::ratings::{RatingFile, RatingMethod, RatingTerms, compute};
use adjudicate_report::{PersonRating, RatingsReport};

/// Compute ratings from the games of events.
///
/// Each event is a rating period, in the order in which they ended. Nothing is stored in an event: the list follows from the logs
/// alone, and `event verify ratings.yaml DIR...` computes it again.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event ratings spring-cup summer-cup --list club.yaml > ratings.yaml\n  \
                        adjudicate event ratings --method glicko-2 summer-cup\n  adjudicate event verify ratings.yaml summer-cup"
)]
pub struct Arguments {
    /// Directories of events, or their logs
    #[arg(required = true, value_name = "DIR")]
    events: Vec<PathBuf>,
    /// The list to begin with
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    /// The rating system
    #[arg(long, value_name = "METHOD", default_value = "fide")]
    method: MethodChoice,
    /// The game, where the events have several; with options as in `morris stones=3` where it is played with several
    #[arg(long, value_name = "GAME")]
    scale: Option<String>,
}

/// A rating system on the command line.
#[derive(Clone, Copy, Debug)]
struct MethodChoice(RatingMethod);

impl ValueEnum for MethodChoice {
    fn value_variants<'a>() -> &'a [Self] {
        &[MethodChoice(RatingMethod::Fide), MethodChoice(RatingMethod::Glicko2)]
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.name()))
    }
}

/// Runs the command.
///
/// # Errors
/// An event or the list cannot be read, is invalid or given twice, or is not over.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let start = arguments.list.as_deref().map(read).transpose()?;
    let is_empty = start.as_ref().is_none_or(|(file, _)| file.list.is_empty());
    let terms = RatingTerms { method: arguments.method.0, start, scale: arguments.scale.clone() };
    let file = of(context, &arguments.events, &terms)?;
    if context.terminal.json {
        let list = file.list.iter().map(|row| PersonRating {
            person: row.person.clone(),
            name: row.name.clone(),
            rating: row.rating,
            games: row.deviation.is_none().then_some(row.games),
            top: row.deviation.is_none().then_some(row.top),
            deviation: row.deviation,
            volatility: row.volatility,
            change: row.change,
        });
        context.terminal.print_json(&RatingsReport {
            method: terms.method.name(),
            scale: file.scale.clone(),
            start: file.start,
            events: file.events.iter().map(|event| event.id).collect(),
            list: list.collect(),
        });
        return Ok(());
    }
    context.terminal.print_raw(&file.text());
    if file.list.is_empty() && is_empty && terms.method == RatingMethod::Fide {
        context.terminal.remark_text("told-nobody-rated", &[]);
    }
    Ok(())
}

/// Computes a list anew, and tells where it differs.
///
/// # Errors
/// As for [`run`]; or the list differs.
pub fn verify(context: &CommandContext, path: &Path, start: Option<&Path>, events: &[PathBuf]) -> Result<(), Failure> {
    let (stated, _) = read(path)?;
    let name = printable_path(path).to_string();
    let Some(method) = stated.method else {
        let reason = phrase!("ratings-without-method", "{name} does not say by which `method` it was made", name);
        return Err(Failure::usage(reason));
    };
    let start = start.map(read).transpose()?;
    if stated.start.is_some() && start.is_none() {
        let hint = phrase!("ratings-start-hint", "--list FILE names it");
        return Err(Failure::usage(phrase!("ratings-start", "{name} begins with another list", name)).hint(hint));
    }
    let computed = of(context, events, &RatingTerms { method, start, scale: stated.scale.clone() })?;
    match stated.difference(&computed) {
        Some(difference) => Err(Failure::ruled(difference).about(name).rule("event")),
        None => {
            let count = |number: usize| PhraseArgument::count(number);
            let values = [
                ("file", name.into()),
                ("ratings", count(computed.list.len())),
                ("events", count(computed.events.len())),
            ];
            context.terminal.print_text("told-ratings-valid", &values);
            Ok(())
        }
    }
}

fn read(path: &Path) -> Result<(RatingFile, crate::crypto::Digest), Failure> {
    let bytes = file::read(&Disk, path)?;
    Ok((RatingFile::read(&printable_path(path).to_string(), &bytes)?, RatingTerms::hash(&bytes)))
}

fn of(context: &CommandContext, paths: &[PathBuf], terms: &RatingTerms) -> Result<RatingFile, Failure> {
    let mut events = Vec::new();
    for path in paths {
        let house = EventDirectory::open(context, Some(path))?;
        let audit = house.audit()?;
        events.push((house, audit));
    }
    compute(&events, terms)
}
