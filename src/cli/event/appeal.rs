//! `adjudicate event appeal`, `claim` and `verdict`: players against a decision or for points, and the committee that decides.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::super::context::CommandContext;
use super::collect::BoardArguments;
use super::letter;
use crate::crypto::Digest;
use crate::event::{
    AdjudicationClaim, Appeal, AppealRecord, AppealVerdict, BoardLocation, Event, EventEntryKind, GivenBye,
    PostalAppeal, RoundLocation, RuledPoints, SlipDraft, SlipKind, VerdictDecision,
};
use crate::log::{Text, parse_int};
use adjudicate_agent::Failure;
use adjudicate_agent::charter::{name_of, text_of};
use adjudicate_director::acts;
use adjudicate_director::directory::EventDirectory;

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
    let (seq, of) = entry(&house.event, &arguments.entry)?;
    let Some(against) = house.event.appealable(seq) else {
        return Err(Failure::ruled(format!("players cannot appeal against entry {seq}")).rule("event").hint(
            "they appeal against rulings, results and pairings, in an event whose charter names an appeals committee",
        ));
    };
    let title = against.act.title(&ToString::to_string);
    let say = Some(said(context, arguments.say.as_ref(), "your reasons, for everybody to read:")?);
    if by == house.event.director().name {
        let Some(name) = &arguments.name else {
            return Err(Failure::usage("for which player without a key?").hint("--name NAME"));
        };
        let player = name_of("--name", name)?;
        context.terminal.confirm_signing(&format!("Write down that {player} appeals against {title}?"))?;
        let kind = EventEntryKind::Appeal(PostalAppeal { player, of });
        let seq = house.write(context.now()?, kind, say, &identity)?;
        letter::show_written(context, &house, seq);
        return Ok(());
    }
    context.terminal.confirm_signing(&format!("Appeal against {title}?"))?;
    let draft = SlipDraft { by, at: context.now()?, kind: SlipKind::Appeal(Appeal { of }), say };
    letter::sign(context, &house, draft, arguments.send, &identity)
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
    let claim = AdjudicationClaim { section, round: *round, board: *board, points: arguments.points.clone() };
    let say = Some(said(context, arguments.say.as_ref(), "your analysis, for everybody to read:")?);
    context.terminal.confirm_signing(&format!("Claim these points for board {board} of round {round}?"))?;
    let draft = SlipDraft { by, at: context.now()?, kind: SlipKind::Adjudicate(claim), say };
    letter::sign(context, &house, draft, arguments.send, &identity)
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
    #[arg(long, value_name = "WHAT")]
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

/// A change by an upheld appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum UpheldChange {
    /// A board has these points
    Points,
    /// A player has no board in a round that is not paired yet
    Bye,
    /// The points of a board count no longer
    Reopen,
    /// A player is out
    Exclude,
    /// A player who was excluded takes part again
    Readmit,
    /// The last round of a section is paired no longer
    Unpair,
}

/// Runs `event verdict`.
///
/// # Errors
/// The user is not the committee, there is no such appeal, or what it is to change cannot be changed.
pub fn verdict(context: &CommandContext, arguments: &VerdictArguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let appeal = appeal_of(&house.event, &arguments.appeal)?;
    let decision = arguments.uphold.map(|change| decision(&house, appeal, change, arguments)).transpose()?;
    let say = Some(said(context, arguments.say.as_ref(), "your reasons, for everybody to read:")?);
    let against = appeal.against.act.title(&ToString::to_string);
    let outcome = match &decision {
        Some(decision) => {
            format!("Uphold it: {}?", crate::event::decided(&decision.ruling(), &ToString::to_string))
        }
        None => "Dismiss it?".to_owned(),
    };
    context.terminal.confirm_signing(&format!("The appeal of {} against {against}. {outcome}", appeal.by))?;
    let verdict = AppealVerdict::new(appeal.id, decision);
    let draft = SlipDraft { by, at: context.now()?, kind: SlipKind::Verdict(Box::new(verdict)), say };
    letter::sign(context, &house, draft, arguments.send, &identity)
}

/// The change of an upheld appeal; what is not said is what the appeal is about.
fn decision(
    house: &EventDirectory,
    appeal: &AppealRecord,
    change: UpheldChange,
    arguments: &VerdictArguments,
) -> Result<VerdictDecision, Failure> {
    let act = &appeal.against.act;
    let of = act.board();
    let missing = |what: &'static str| move || Failure::usage(format!("{what} is missing"));
    let section = || match (&arguments.section, appeal.against.sections.as_slice()) {
        (Some(name), _) => name_of("--section", name),
        (None, [only]) => Ok(only.clone()),
        (None, _) => Err(missing("--section NAME")()),
    };
    let round = || {
        let paired = match act {
            crate::event::AppealableAct::Pairing(_, round) => Some(*round),
            _ => None,
        };
        let round = arguments.round.or_else(|| of.as_ref().map(|place| place.round)).or(paired);
        round.ok_or_else(missing("--round N"))
    };
    let board = || arguments.board.or_else(|| of.as_ref().map(|place| place.board)).ok_or_else(missing("--board N"));
    let player = || match (&arguments.player, act.player()) {
        (Some(name), _) => name_of("--player", name),
        (None, Some(player)) => Ok(player.clone()),
        (None, None) => Err(missing("--player NAME")()),
    };
    Ok(match change {
        UpheldChange::Points => {
            let place = BoardLocation { section: section()?, round: round()?, board: board()? };
            // Without the game the committee goes by what the log says of it.
            let known = house.event.section(&place.section);
            let known = known.and_then(|(_, standing)| standing.board(place.round, place.board)?.scored.as_ref()?.head);
            let ruled = acts::ruled_points(house, place, arguments.points.clone())?;
            VerdictDecision::Points(RuledPoints { head: ruled.head.or(known), ..ruled })
        }
        UpheldChange::Bye => VerdictDecision::Bye(GivenBye { section: section()?, round: round()?, player: player()? }),
        UpheldChange::Reopen => {
            VerdictDecision::Reopen(BoardLocation { section: section()?, round: round()?, board: board()? })
        }
        UpheldChange::Exclude => VerdictDecision::Exclude(player()?),
        UpheldChange::Readmit => VerdictDecision::Readmit(player()?),
        UpheldChange::Unpair => VerdictDecision::Unpair(RoundLocation { section: section()?, round: round()? }),
    })
}

/// The entry that was named by its number or its id.
fn entry(event: &Event, named: &str) -> Result<(u64, Digest), Failure> {
    let found = match parse_int(named) {
        Some(seq) => event.id_of(seq).map(|id| (seq, id)),
        None => Digest::parse(named).and_then(|id| event.seq_of(&id).map(|seq| (seq, id))),
    };
    found.ok_or_else(|| {
        Failure::usage(format!("`{named}` is no entry of the event's log"))
            .hint("an entry is named by its number, as letters and `adjudicate event status` give it")
    })
}

/// The appeal that was named by the number of its entry or by its id.
fn appeal_of<'a>(event: &'a Event, named: &str) -> Result<&'a AppealRecord, Failure> {
    let number = parse_int(named);
    let is_named = |appeal: &&AppealRecord| Some(appeal.seq) == number || appeal.id.to_string() == named;
    let mut found = event.appeals().iter().filter(is_named);
    match (found.next(), found.next()) {
        (Some(appeal), None) => Ok(appeal),
        (Some(_), Some(_)) => Err(Failure::usage(format!("entry {named} has several appeals"))
            .hint("name the appeal by its id: `adjudicate event status --json`")),
        (None, _) => Err(Failure::usage(format!("`{named}` is no entry with an appeal"))
            .hint("`adjudicate event status` lists the appeals")),
    }
}

/// A text that stands on a slip.
fn said(context: &CommandContext, given: Option<&String>, question: &str) -> Result<Text, Failure> {
    match given {
        Some(text) => text_of("--say", text),
        None => text_of("--say", &context.terminal.ask(question)?),
    }
}
