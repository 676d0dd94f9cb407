//! `adjudicate event appeal`, `claim` and `verdict`: players against a decision or for points, and the committee that decides.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::super::context::CommandContext;
use super::collect::BoardArguments;
use super::letter;
use crate::event::{BoardLocation, EventEntryKind, PostalAppeal};
use crate::log::Text;
use crate::rules::{Phrase, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::charter::{name_of, text_of};
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::slips::{self, UpheldChange, VerdictFields};

/// Appeal against a ruling, a result or a pairing.
///
/// The appeal stands on a slip that the director writes in. The committee that the charter names decides about it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event appeal 14 --say \"my letter was on the way\" --send\n  \
                  adjudicate event appeal 14 --name otto --say \"...\"   (the director, for a player without a key)")]
pub struct AppealArguments {
    /// The entry of the event's log: its number or its id
    entry: String,
    /// Your reasons
    #[arg(long, value_name = "TEXT")]
    say: Option<String>,
    /// The director writes down the appeal of somebody without a key
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Mail the slip to the director
    #[arg(long)]
    send: bool,
}

/// Runs `event appeal`.
///
/// # Errors
/// The user is no player of the event, the entry is none to appeal against, or it is too late.
pub fn appeal(context: &CommandContext, arguments: &AppealArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let (against, of) = slips::appealed(&house.event, &arguments.entry)?;
    let say = said(context, arguments.say.as_ref(), "ask-reasons")?;
    if by == house.event.director().name {
        let Some(name) = &arguments.name else {
            return Err(
                Failure::usage(phrase!("appeal-for-whom", "for which player without a key?")).hint("--name NAME")
            );
        };
        let player = name_of("--name", name)?;
        let act = against.act.title(&ToString::to_string);
        let question = Phrase { key: "ask-appeal-of", english: String::new(), ..act }.with("name", player.as_str());
        context.terminal.confirm_signing(&context.language.phrase(&question))?;
        let kind = EventEntryKind::Appeal(PostalAppeal { player, of });
        let seq = house.write(context.now()?, kind, Some(say), &identity)?;
        letter::show_written(context, &house, seq);
        return Ok(());
    }
    let appeal = slips::appeal(by, &house.event, &arguments.entry, say)?;
    context.terminal.confirm_signing(&context.language.phrase(&appeal.question))?;
    letter::sign(context, &house, appeal, arguments.send, &identity)
}

/// Claim points for a board that is open although its section has ended.
///
/// The director answers with `event rule points`.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  adjudicate event claim --section merels --round 2 --board 1 --points 2,0 --say \"a mill in two\" --send"
)]
pub struct ClaimArguments {
    #[command(flatten)]
    place: BoardArguments,
    /// Half points in seat order: 2,0 is a win of the first player
    #[arg(long, value_name = "N,N", value_delimiter = ',')]
    points: Vec<u64>,
    /// Your analysis
    #[arg(long, value_name = "TEXT")]
    say: Option<String>,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Mail the slip to the director
    #[arg(long)]
    send: bool,
}

/// Runs `event claim`.
///
/// # Errors
/// The section has no end or it lies ahead, or the user does not sit at this board, or it is not open.
pub fn claim(context: &CommandContext, arguments: &ClaimArguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let BoardArguments { section, round, board } = &arguments.place;
    let section = house.section(section.as_deref())?.1.name.clone();
    let say = said(context, arguments.say.as_ref(), "ask-analysis")?;
    let place = BoardLocation { section, round: *round, board: *board };
    let claim = slips::claim(by, place, arguments.points.clone(), say);
    context.terminal.confirm_signing(&context.language.phrase(&claim.question))?;
    letter::sign(context, &house, claim, arguments.send, &identity)
}

/// Decide about an appeal, as the appeals committee.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event verdict 17 --dismiss --say \"the letter was late\" --send\n  \
                  adjudicate event verdict 17 --uphold points --points 1,1 --say \"...\" --send\n  \
                  adjudicate event verdict 17 --uphold readmit --player bob --say \"...\" --send")]
pub struct VerdictArguments {
    /// The appeal: the number of the entry in which it stands, or its id
    appeal: String,
    /// It is not right, and nothing changes
    #[arg(long, conflicts_with = "uphold", required_unless_present = "uphold")]
    dismiss: bool,
    /// It is right, and this changes, as by a ruling of that name
    #[arg(long, value_name = "WHAT", value_parser = changes())]
    uphold: Option<UpheldChange>,
    /// The section; the one of the appeal if left out
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
    /// The round; the one of the appeal if left out
    #[arg(long, value_name = "N")]
    round: Option<u64>,
    /// The board; the one of the appeal if left out
    #[arg(long, value_name = "N")]
    board: Option<u64>,
    /// Half points in seat order
    #[arg(long, value_name = "N,N", value_delimiter = ',')]
    points: Vec<u64>,
    /// The player; the one of the appeal if left out
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Your reasons
    #[arg(long, value_name = "TEXT")]
    say: Option<String>,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Mail the slip to the director
    #[arg(long)]
    send: bool,
}

/// The names of the changes, with what each is.
fn changes() -> impl TypedValueParser<Value = UpheldChange> {
    let shown = UpheldChange::ALL.map(|change| PossibleValue::new(change.name()).help(change.words()));
    PossibleValuesParser::new(shown).try_map(|name| {
        UpheldChange::ALL.into_iter().find(|change| change.name() == name).ok_or("there is no such change")
    })
}

/// Runs `event verdict`.
///
/// # Errors
/// The user is not the committee, there is no such appeal, or what it is to change cannot be changed.
pub fn verdict(context: &CommandContext, arguments: &VerdictArguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    slips::appeal_named(&house.event, &arguments.appeal)?;
    let say = said(context, arguments.say.as_ref(), "ask-reasons")?;
    let fields = VerdictFields {
        change: arguments.uphold,
        section: arguments.section.clone(),
        round: arguments.round,
        board: arguments.board,
        points: arguments.points.clone(),
        player: arguments.player.clone(),
    };
    let verdict = slips::verdict(by, &house, &arguments.appeal, &fields, say)?;
    context.terminal.confirm_signing(&context.language.phrase(&verdict.question))?;
    letter::sign(context, &house, verdict, arguments.send, &identity)
}

/// A text that stands on a slip; the question for it has this key.
fn said(context: &CommandContext, given: Option<&String>, question: &str) -> Result<Text, Failure> {
    match given {
        Some(text) => text_of("--say", text),
        None => text_of("--say", &context.terminal.ask(&context.terminal.text(question, &[]))?),
    }
}
