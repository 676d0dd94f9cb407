//! `adjudicate event pairings`: a pairing engine for other programs. It reads a tournament report and touches no event.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use super::super::context::CommandContext;
use crate::event::pairing::PairingFault;
use crate::event::report::{self, Difference, PairingReport, RandomFeatures, ReportFault, ReportSystem};
use crate::printable::printable_path;
use crate::rules::{Phrase, PhraseArgument, phrase};
use adjudicate_agent::{Failure, inbox};
use adjudicate_report::{DifferentRound, ReportPairs};

/// The most players and rounds of a random tournament.
const MOST: (usize, usize) = (1000, 99);

/// Pair the next round of a tournament that another program runs, from its report (TRF16 or TRF26).
///
/// Prints the number of lines that follow, then a line `WHITE BLACK` for each pair in the order of boards, and `NUMBER 0` for the
/// bye as the last. If no pairing exists, it prints `none`. No event and no key is touched.
///
/// Exit status: 0, 1 if no pairing exists or a round differs, 2 if the report cannot be read.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event pairings open.trf\n  adjudicate event pairings --check open.trf\n  \
                        adjudicate event pairings --generate 7 > random.trf"
)]
pub struct Arguments {
    /// The report, `-` for standard input
    #[arg(value_name = "FILE", required_unless_present = "generate", conflicts_with = "generate")]
    report: Option<PathBuf>,
    /// The pairing system; that of the report's record 192 if left out, `fide-dutch-2026` if there is none
    #[arg(long, value_name = "SYSTEM", conflicts_with = "generate")]
    system: Option<SystemChoice>,
    /// Pair every round of the report anew, and print where it differs
    #[arg(long, conflicts_with = "generate")]
    check: bool,
    /// Write a random tournament: the same one for the same number
    #[arg(long, value_name = "SEED")]
    generate: Option<u64>,
    /// With --generate: the number of players; it follows from the seed if left out
    #[arg(long, value_name = "N", requires = "generate")]
    players: Option<usize>,
    /// With --generate: the number of rounds; it follows from the seed if left out
    #[arg(long, value_name = "N", requires = "generate")]
    rounds: Option<usize>,
}

/// A pairing system on the command line.
#[derive(Clone, Copy, Debug)]
struct SystemChoice(ReportSystem);

impl ValueEnum for SystemChoice {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [SystemChoice; 3] = [
            SystemChoice(ReportSystem::ALL[0]),
            SystemChoice(ReportSystem::ALL[1]),
            SystemChoice(ReportSystem::ALL[2]),
        ];
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.name()))
    }
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// The report cannot be read, or contradicts itself.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    if let Some(seed) = arguments.generate {
        return generate(context, seed, &arguments).map(|()| ExitCode::SUCCESS);
    }
    let Some(path) = &arguments.report else {
        return Err(Failure::usage(phrase!("name-a-report", "name a report")));
    };
    let about = |why: Phrase| Failure::usage(why).about(printable_path(path).to_string());
    let unreadable = |fault: ReportFault| about(fault.phrase());
    let (_, bytes) = inbox::read(path).map_err(Failure::into_usage)?;
    let read = PairingReport::read(&bytes).map_err(unreadable)?;
    let system = match arguments.system {
        Some(SystemChoice(system)) => system,
        None => ReportSystem::of(&read).map_err(unreadable)?,
    };
    if arguments.check {
        let differences = report::check(&read, |field| system.pair(field)).map_err(unreadable)?;
        return Ok(show_differences(context, &read, system, &differences));
    }
    let field = read.next().map_err(unreadable)?;
    let pairs = match system.pair(&field) {
        Ok(pairing) => Some(report::lines(&pairing)),
        Err(PairingFault::NoPairing | PairingFault::Impossible(_)) => None,
        Err(fault) => return Err(about(fault.phrase())),
    };
    let status = if pairs.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    if context.terminal.json {
        context.terminal.print_json(&ReportPairs { system: system.name(), round: field.played + 1, pairs });
        return Ok(status);
    }
    context.terminal.print_raw(&pairs.map_or_else(|| "none\n".to_owned(), |pairs| engine_text(&pairs)));
    Ok(status)
}

/// A pairing as pairing programs print it.
fn engine_text(pairs: &[(u32, u32)]) -> String {
    let mut text = format!("{}\n", pairs.len());
    for (white, black) in pairs {
        // Writing into a string does not fail.
        let _ = writeln!(text, "{white} {black}");
    }
    text
}

fn show_differences(
    context: &CommandContext,
    read: &PairingReport,
    system: ReportSystem,
    differences: &[Difference],
) -> ExitCode {
    let status = if differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    if context.terminal.json {
        for difference in differences {
            context.terminal.print_json(&DifferentRound {
                system: system.name(),
                round: difference.round,
                report: difference.report.clone(),
                computed: difference.system.clone(),
                fault: difference.fault.as_ref().map(ToString::to_string),
            });
        }
        return status;
    }
    let system = ("system", PhraseArgument::from(system.name()));
    if differences.is_empty() {
        let rounds = PhraseArgument::count(read.played());
        context.terminal.print_text("told-paired-alike", &[("rounds", rounds), system]);
        return status;
    }
    for difference in differences {
        let text = |pairs: &[(u32, u32)]| {
            let each: Vec<String> = pairs.iter().map(|(white, black)| format!("{white} {black}")).collect();
            PhraseArgument::from(each.join(", "))
        };
        let round = ("round", PhraseArgument::count(difference.round));
        let pairs = ("pairs", text(&difference.report));
        context.terminal.print_text("told-report-pairs", &[round.clone(), pairs]);
        let (key, value) = match &difference.fault {
            Some(fault) => ("told-system-fails", ("reason", fault.phrase().into())),
            None => ("told-system-pairs", ("pairs", text(&difference.system))),
        };
        context.terminal.print_text(key, &[round, system.clone(), value]);
    }
    status
}

fn generate(context: &CommandContext, seed: u64, arguments: &Arguments) -> Result<(), Failure> {
    let mut features = RandomFeatures::of(seed);
    let fits = |value: Option<usize>, least: usize, most: usize, what: &str| match value {
        Some(number) if !(least..=most).contains(&number) => {
            let reason = phrase!(
                "number-from-to",
                "{what} is a number from {least} to {most}, not {number}",
                what,
                least,
                most,
                number
            );
            Err(Failure::usage(reason))
        }
        other => Ok(other),
    };
    features.players = fits(arguments.players, 2, MOST.0, "--players")?.unwrap_or(features.players);
    let most = MOST.1.min(features.players - 1);
    features.rounds = fits(arguments.rounds, 1, most, "--rounds")?.unwrap_or(features.rounds.min(most));
    features.paired = features.rounds;
    let made = report::random(seed, &features).map_err(|fault| Failure::ruled(fault.phrase()))?;
    context.terminal.print_raw(&made.trf());
    Ok(())
}
