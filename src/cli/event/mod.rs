//! `adjudicate event`: tournaments.

mod announce;
mod appeal;
pub mod collect;
mod draw;
mod enter;
mod export;
mod handover;
mod import;
pub mod letter;
mod new;
mod page;
mod pair;
mod pairings;
mod ratings;
mod rule;
mod site;
mod start;
mod status;
mod tables;
mod verify;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::context::CommandContext;
use adjudicate_agent::Failure;
use adjudicate_text::event as words;

/// Hold a tournament, or take part in one.
///
/// An event is a directory: its signed log, event.yaml, and the logs of its games. Together they prove everything: who entered,
/// the lots, the pairings, the results, the standings.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event new cup.yaml --output summer-cup\n  adjudicate event enter summer-cup --name alice --send\n  \
                        adjudicate event verify summer-cup"
)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    New(new::Arguments),
    Announce(announce::Arguments),
    Enter(enter::EnterArguments),
    Withdraw(enter::WithdrawArguments),
    Away(enter::AwayArguments),
    Start(start::Arguments),
    Draw(draw::Arguments),
    Pair(pair::Arguments),
    Collect(collect::CollectArguments),
    Result(collect::ResultArguments),
    Rule(rule::RuleArguments),
    Note(rule::NoteArguments),
    Rekey(rule::RekeyArguments),
    Appeal(appeal::AppealArguments),
    Claim(appeal::ClaimArguments),
    Verdict(appeal::VerdictArguments),
    Handover(handover::HandoverArguments),
    Import(import::Arguments),
    Status(status::Arguments),
    Standings(tables::StandingsArguments),
    Crosstable(tables::CrosstableArguments),
    Export(export::Arguments),
    Page(page::Arguments),
    Site(site::Arguments),
    Verify(verify::Arguments),
    Pairings(pairings::Arguments),
    Ratings(ratings::Arguments),
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// As the command that was given.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    match arguments.command {
        Command::New(arguments) => new::run(context, arguments)?,
        Command::Announce(arguments) => announce::run(context, arguments)?,
        Command::Enter(arguments) => enter::enter(context, arguments)?,
        Command::Withdraw(arguments) => enter::withdraw(context, arguments)?,
        Command::Away(arguments) => enter::away(context, arguments)?,
        Command::Start(arguments) => start::run(context, arguments)?,
        Command::Draw(arguments) => draw::run(context, arguments)?,
        Command::Pair(arguments) => pair::run(context, arguments)?,
        Command::Collect(arguments) => collect::collect(context, arguments)?,
        Command::Result(arguments) => collect::result(context, arguments)?,
        Command::Rule(arguments) => rule::rule(context, arguments)?,
        Command::Note(arguments) => rule::note(context, arguments)?,
        Command::Rekey(arguments) => rule::rekey(context, arguments)?,
        Command::Appeal(arguments) => appeal::appeal(context, &arguments)?,
        Command::Claim(arguments) => appeal::claim(context, &arguments)?,
        Command::Verdict(arguments) => appeal::verdict(context, &arguments)?,
        Command::Handover(arguments) => handover::run(context, arguments)?,
        Command::Import(arguments) => return import::run(context, arguments),
        Command::Status(arguments) => status::run(context, arguments)?,
        Command::Standings(arguments) => tables::standings(context, arguments)?,
        Command::Crosstable(arguments) => tables::crosstable(context, arguments)?,
        Command::Export(arguments) => export::run(context, arguments)?,
        Command::Page(arguments) => page::run(context, arguments)?,
        Command::Site(arguments) => site::run(context, &arguments)?,
        Command::Verify(arguments) => return verify::run(context, arguments),
        Command::Ratings(arguments) => ratings::run(context, &arguments)?,
        Command::Pairings(arguments) => return pairings::run(context, arguments),
    }
    Ok(ExitCode::SUCCESS)
}
