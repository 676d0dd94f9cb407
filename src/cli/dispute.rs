//! `adjudicate dispute`: copies compared, and who has signed twice.

mod event;
mod evidence;
mod findings;
mod gather;
mod json;
mod letter;
mod lines;
mod ways;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::context::Context;
use super::failure::Failure;
use crate::referee::dispute::examine;
pub use evidence::{object as evidence_object, report as evidence_report};
use findings::Case;

/// Compare copies of a game: the same, one behind, or forked; name who signed twice.
///
/// Takes any number of copies, of one game or of several: logs; directories with logs and messages in them; mail folders
/// (a Maildir, or a file in the mbox format), saved messages, and any text that entries stand in. Copies are sorted by game.
/// Nothing is believed but signatures; where a copy came from counts for nothing. What fell out of a log earlier and is kept
/// beside it (FILE.fallen) is looked at as well. Logs of events are compared among themselves: a director who has signed two
/// that part is named, with his two entries.
///
/// Says for each game how each copy stands, where they part and what each branch claims, whose entries are validly signed,
/// who has signed twice with proof, who has only gone on from a branch, which entries a copy lacks, and where an invalid
/// copy breaks; for games of a Parcus series also what is wrong with the tokens that are carried. Behind every finding stands
/// what can be done about it.
///
/// Exit status: 0 if the copies agree, some may be behind, or letters crossed and the rules settle it; 1 if there is a
/// dispute or a copy is invalid; 2 if there was nothing to compare; 3 if a file cannot be read or written.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate dispute alice.yaml bob.yaml\n  adjudicate dispute alice/ bob/Maildir carol.mbox\n  \
                        adjudicate dispute alice.yaml bob.yaml -o evidence.yaml      (anybody can `verify` it)\n  \
                        adjudicate dispute alice.yaml bob.yaml --letter > letter.txt\n  \
                        adjudicate dispute alice.yaml bob.yaml --ssh evidence && sh evidence/verify.sh"
)]
pub struct Arguments {
    /// Copies: logs, messages, mail folders, directories
    #[arg(required = true, value_name = "COPY")]
    copies: Vec<PathBuf>,
    /// Write what proves that somebody signed twice into this new file, which `verify` checks on its own; of several proofs
    /// the others into FILE-2 and so on
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the same as files for `ssh-keygen -Y verify` into this directory, new or empty
    #[arg(long, value_name = "DIR")]
    ssh: Option<PathBuf>,
    /// Print a letter to all who are concerned, in plain words
    #[arg(long, conflicts_with = "json")]
    letter: bool,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// There is nothing to compare, or evidence cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let terminal = context.terminal;
    let gathered = gather::all(&arguments.copies);
    let events = event::gather(&arguments.copies);
    // A file that cannot be read is looked for as both, and told once.
    let again = |failure: &&Failure| gathered.failures.iter().all(|told| told.message() != failure.message());
    for failure in gathered.failures.iter().chain(events.failures.iter().filter(again)) {
        terminal.fail(failure);
    }
    for remark in &gathered.remarks {
        terminal.remark(remark);
    }
    if (arguments.output.is_some() || arguments.ssh.is_some()) && events.proves() {
        terminal.remark(event::NO_FILE);
    }
    if gathered.copies.is_empty() && !events.is_empty() {
        return Ok(ExitCode::from(events_alone(context, &events, arguments.letter)));
    }
    if gathered.copies.is_empty() {
        return match gathered.failures.is_empty() {
            true => Err(Failure::usage("there is no copy of a game here to compare")
                .hint("a copy is a log, a message with entries, a mail folder, or a directory of them")),
            false => Ok(ExitCode::from(3)),
        };
    }
    let dispute = examine(&gathered.copies);
    let cases: Vec<Case<'_>> = dispute.cases.iter().map(|case| Case::of(case, &dispute)).collect();
    let written = evidence::write(&dispute, arguments.output.as_deref(), arguments.ssh.as_deref());
    let told: &[evidence::Written] = written.as_deref().unwrap_or_default();
    match (terminal.json, arguments.letter) {
        (true, _) => terminal.print_json(&events.added(json::report(&dispute, &cases, told))),
        (false, true) => letter::print(context, &dispute, &cases),
        (false, false) => words::report(&dispute, &cases, told, terminal),
    }
    if !terminal.json && !events.is_empty() {
        terminal.print("");
        events.print(terminal, arguments.letter);
    }
    written?;
    if dispute.cases.is_empty() && dispute.broken.is_empty() {
        return Err(Failure::usage("no entry can be judged without the charter of its game, and none is among them")
            .hint("hand in a log of the game as well, or the letter with which it began"));
    }
    Ok(ExitCode::from(match () {
        () if dispute.is_dispute() || events.is_dispute() => 1,
        () if !gathered.failures.is_empty() || !events.failures.is_empty() => 3,
        () => 0,
    }))
}

/// Logs of events, and no game among what was handed in; gives the exit status.
fn events_alone(context: &Context, events: &event::Events, letter: bool) -> u8 {
    match context.terminal.json {
        true => context.terminal.print_json(&events.added(serde_json::json!({}))),
        false => events.print(context.terminal, letter),
    }
    match () {
        () if events.is_dispute() => 1,
        () if !events.failures.is_empty() => 3,
        () => 0,
    }
}

/// What these copies come to, as a letter; gives the exit status.
///
/// # Errors
/// There is nothing to compare.
pub fn letter(context: &Context, copies: Vec<PathBuf>) -> Result<ExitCode, Failure> {
    run(context, Arguments { copies, output: None, ssh: None, letter: true })
}
