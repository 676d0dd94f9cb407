//! `adjudicate dispute`: copies compared; who is behind, who signed twice, where the line goes.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::context::CommandContext;
use crate::referee::dispute::{Copies, examine};
use crate::rules::phrase;
use adjudicate_agent::dispute::{event, letter as letter_of, report, summary};
use adjudicate_agent::lines::Lines;
use adjudicate_agent::{Failure, check_input, evidence, game_file};
use adjudicate_report::DisputeReport;
use adjudicate_text::dispute::findings::CaseFindings;

/// Compare copies of a game that contradict each other.
///
/// Takes any number of copies, of one game or of several: logs; directories with logs and messages in them; mail
/// folders (a Maildir, or a file in the mbox format), saved messages, and any text that entries or slips stand in.
/// Copies are sorted by game. Nothing is believed but signatures; where a copy came from counts for nothing. The file
/// beside a log (FILE.beside) is read as well. Logs of events are compared among themselves: a director who has signed
/// two that fork is named, with both entries.
///
/// Says for each game where the line goes, or before which entries it stops, and what the referee or the players can do then;
/// which copy is behind; who has signed twice, with evidence; what a ruling or an agreement on a referee has put out; which
/// slips wait; and what is damaged or cannot stand. Behind every finding stands what can be done about it.
///
/// Exit status: 0 if nothing has to be decided, whether or not a copy is behind; 1 if somebody has signed twice, the line
/// stops, or something is damaged or cannot stand; 2 if there was nothing to compare; 3 if a file cannot be read or written.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate dispute alice.yaml bob.yaml\n  adjudicate dispute alice/ bob/Maildir carol.mbox\n  \
                        adjudicate dispute alice.yaml bob.yaml --evidence evidence.yaml   (anybody can `verify` it)\n  \
                        adjudicate dispute alice.yaml bob.yaml --letter > letter.txt\n  \
                        adjudicate dispute alice.yaml bob.yaml --ssh evidence && sh evidence/verify.sh"
)]
pub struct Arguments {
    /// Copies: logs, messages, mail folders, directories
    #[arg(required = true, value_name = "COPY")]
    copies: Vec<PathBuf>,
    /// Write what proves that somebody signed twice into this new file, which `verify` checks on its own; if they are several,
    /// what proves it of the others into FILE-2 and so on
    #[arg(short, long, visible_short_alias = 'o', value_name = "FILE")]
    evidence: Option<PathBuf>,
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
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let terminal = context.terminal;
    let mut copies = Copies::new();
    let paths = arguments.copies.iter().map(|path| game_file::resolve(context, path));
    let paths = paths.collect::<Result<Vec<_>, Failure>>()?;
    let gathered = check_input::all(context.system(), &paths, &mut copies, context.reader);
    let events = event::gather(context.system(), &paths);
    // A file that cannot be read is looked for as both, and told once.
    let again = |failure: &&Failure| gathered.failures.iter().all(|told| told.message() != failure.message());
    for failure in gathered.failures.iter().chain(events.failures.iter().filter(again)) {
        terminal.fail(failure);
    }
    for remark in &gathered.remarks {
        terminal.remark(terminal.language.phrase(remark));
    }
    if (arguments.evidence.is_some() || arguments.ssh.is_some()) && events.proves() {
        terminal.remark_text("dispute-event-no-file", &[]);
    }
    if copies.is_empty() && !events.is_empty() {
        return Ok(ExitCode::from(events_alone(context, &events, arguments.letter)));
    }
    if copies.is_empty() {
        return match gathered.failures.is_empty() {
            true => Err(check_input::no_copy()),
            false => Ok(ExitCode::from(3)),
        };
    }
    let dispute = examine(&copies);
    let language = terminal.language;
    let told: Vec<CaseFindings<'_, '_>> =
        dispute.cases.iter().map(|case| CaseFindings::of(language, case, &arguments.copies)).collect();
    let written = evidence::write(&dispute, arguments.evidence.as_deref(), arguments.ssh.as_deref());
    let files: &[evidence::WrittenFile] = written.as_deref().unwrap_or_default();
    match (terminal.json, arguments.letter) {
        (true, _) => {
            let written = files.iter().map(|written| written.path.clone()).collect();
            let object = DisputeReport::of(&dispute, &told, written, summary(language, &dispute, &told));
            terminal.print_json(&events.added(object));
        }
        (false, true) => terminal.print(letter_of(language, context.now().ok(), &dispute, &told)),
        (false, false) => {
            let lines = Lines::default();
            report(language, &dispute, &told, files, &lines);
            lines.all().iter().for_each(|line| terminal.print(line));
        }
    }
    if !terminal.json && !events.is_empty() {
        terminal.print("");
        print(context, &events, arguments.letter);
    }
    written?;
    if dispute.cases.is_empty() && dispute.broken.is_empty() {
        return Err(Failure::usage(phrase!(
            "dispute-no-charter",
            "no entry can be judged without the charter of its game, and none is among them"
        ))
        .hint(phrase!("charter-hint", "hand in a log of the game as well, or the letter with which it began")));
    }
    Ok(ExitCode::from(match () {
        () if dispute.is_dispute() || events.is_dispute() => 1,
        () if !gathered.failures.is_empty() || !events.failures.is_empty() => 3,
        () => 0,
    }))
}

/// Handles logs of events without any game; returns the exit status.
fn events_alone(context: &CommandContext, events: &event::EventCopies, letter: bool) -> u8 {
    match context.terminal.json {
        true => context.terminal.print_json(&events.added(DisputeReport::without_games())),
        false => print(context, events, letter),
    }
    match () {
        () if events.is_dispute() => 1,
        () if !events.failures.is_empty() => 3,
        () => 0,
    }
}

/// Prints the findings about the logs of events.
fn print(context: &CommandContext, events: &event::EventCopies, letter: bool) {
    let lines = Lines::default();
    events.print(context.terminal.language, &lines, letter);
    lines.all().iter().for_each(|line| context.terminal.print(line));
}

/// Prints the result of comparing these copies as a letter; returns the exit status.
///
/// # Errors
/// There is nothing to compare.
pub fn letter(context: &CommandContext, copies: Vec<PathBuf>) -> Result<ExitCode, Failure> {
    run(context, Arguments { copies, evidence: None, ssh: None, letter: true })
}
