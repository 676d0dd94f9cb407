//! `adjudicate event enter` and `withdraw`: who takes part.

use adjudicate_agent::charter;
use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use super::collect::carry_leaves;
use super::{letter, words};
use crate::crypto::Identity;
use crate::event::{EventEntryKind, PlayerLeave, SlipKind};
use crate::log::Text;
use crate::rules::phrase;
use adjudicate_agent::Failure;
use adjudicate_agent::charter::text_of;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::slips::{self, EntryFields, SlipProposal};

/// Enter an event.
///
/// Signs a slip with your key; `--send` mails it to the director, who writes it into the log, and without it the slip is
/// printed, to be sent by any way. The director enters players who have no key: `--as by-post`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event enter summer-cup --name alice --section merels --section chess --mail alice@example.org --send\n  \
                        adjudicate event enter --name otto --section merels --as by-post --display \"Otto from Ostia\""
)]
pub struct EnterArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// Your name in the logs; the one in the configuration if left out
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// A section to play in; all, if there is only one
    #[arg(long = "section", value_name = "NAME")]
    sections: Vec<String>,
    /// A round in which you ask to have no board, for half a point, where the charter allows it: `2`, or `chess:2` if you enter
    /// several sections
    #[arg(long = "bye", value_name = "ROUND")]
    byes: Vec<String>,
    /// Your address, for everybody to see in the event's log; the one in the settings if left out, and `none` for no
    /// mail
    #[arg(long, value_name = "ADDRESS")]
    mail: Option<String>,
    /// The name for people
    #[arg(long, value_name = "TEXT")]
    display: Option<String>,
    /// A rating, by which players are numbered
    #[arg(long, value_name = "N")]
    rating: Option<String>,
    /// Agree to take the seat of this player, in whose place the director puts you
    #[arg(long, value_name = "NAME", conflicts_with_all = ["sections", "byes", "by_post"])]
    in_place_of: Option<String>,
    /// The director enters a player without a key, who plays by post
    #[arg(long = "as", value_parser = ["by-post"])]
    by_post: Option<String>,
    /// Mail the slip to the director
    #[arg(long)]
    send: bool,
    /// A remark
    #[arg(long, value_name = "TEXT")]
    say: Option<String>,
}

/// Runs `event enter`.
///
/// # Errors
/// One cannot enter any more, or not like this; the user says no; the log cannot be written.
pub fn enter(context: &CommandContext, arguments: EnterArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let own = arguments.name.as_deref().or(context.settings.config.name.as_deref());
    let unnamed = || Failure::usage(phrase!("enter-which-name", "under which name?")).hint("--name NAME");
    let name = charter::name_of("--name", own.ok_or_else(unnamed)?)?;
    let by_post = arguments.by_post.is_some();
    if by_post {
        house.director(context)?;
    } else if identity.public() == house.event.director().key {
        let reason =
            phrase!("director-enters-nobody", "you are the director, and `{name}` enters on a slip of their own", name);
        return Err(Failure::usage(reason).hint(phrase!(
            "director-enters-nobody-hint",
            "`adjudicate event import` writes it in; --as by-post enters a player without a key"
        )));
    }
    let key = (!by_post).then(|| identity.public());
    let own = context.settings.config.mail.as_ref().map(|mail| mail.address.as_str());
    let mail = match arguments.mail.as_deref() {
        Some("none") => None,
        Some(given) => Some(given),
        None => own.filter(|_| !by_post),
    };
    let fields = EntryFields {
        name: name.to_string(),
        sections: arguments.sections,
        byes: arguments.byes,
        mail: mail.map(str::to_owned),
        display: arguments.display,
        rating: arguments.rating,
        in_place_of: arguments.in_place_of,
    };
    let say = arguments.say.as_deref().map(|text| text_of("--say", text)).transpose()?;
    let entry = slips::entry(&house, &fields, key, say)?;
    if !context.terminal.json && !by_post {
        for line in words::charter(context.language, house.event.charter()) {
            context.terminal.print(line);
        }
    }
    context.terminal.confirm_signing(&context.language.phrase(&entry.question))?;
    match entry.kind {
        SlipKind::Enter(enter) if by_post => {
            write(context, &mut house, EventEntryKind::Enter(enter), entry.say, &identity)
        }
        _ => letter::sign(context, &house, entry, arguments.send, &identity),
    }
}

/// Leave an event, or one of its sections.
///
/// Before the start it is as if you had not entered. Afterwards your finished games stay as they are; the system
/// decides how the others count (docs/events.md).
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event withdraw summer-cup --send\n  adjudicate event withdraw --name otto --section merels"
)]
pub struct WithdrawArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// The director withdraws somebody without a key
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// From one section only
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
    /// Mail it to the director
    #[arg(long)]
    send: bool,
    /// A remark
    #[arg(long, value_name = "TEXT")]
    say: Option<String>,
}

/// Runs `event withdraw`.
///
/// # Errors
/// There is nothing to leave, the user says no, or the log cannot be written.
pub fn withdraw(context: &CommandContext, arguments: WithdrawArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let player = match &arguments.name {
        Some(name) => charter::name_of("--name", name)?,
        None if by == house.event.director().name => {
            return Err(Failure::usage(phrase!("who-leaves", "who leaves?")).hint("--name NAME"));
        }
        None => by.clone(),
    };
    let say = arguments.say.as_deref().map(|text| text_of("--say", text)).transpose()?;
    let withdrawal = slips::withdrawal(player, arguments.section.as_deref(), say)?;
    context.terminal.confirm_signing(&context.language.phrase(&withdrawal.question))?;
    match withdrawal.kind {
        SlipKind::Withdraw(withdraw) if by == house.event.director().name => {
            write(context, &mut house, EventEntryKind::Withdraw(withdraw), withdrawal.say, &identity)
        }
        _ => letter::sign(context, &house, SlipProposal { by, ..withdrawal }, arguments.send, &identity),
    }
}

/// Be away from all your games of an event.
///
/// Everything that you owe on these days is due as many days later. The slip counts when the director has written it in; the
/// referee writes it into each of your games that run, so that you need not do so.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event away 2026-12-20 to 2027-01-06 --send\n  \
                        adjudicate event away 2026-12-20 to 2027-01-06 --name otto")]
pub struct AwayArguments {
    /// The first day, `to`, and the day on which you are back: 2026-12-20 to 2027-01-06
    #[arg(required = true, num_args = 2..=3, value_names = ["FROM", "to", "UNTIL"])]
    days: Vec<String>,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
    /// The director says it for a player without a key
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Mail it to the director
    #[arg(long)]
    send: bool,
    /// A remark
    #[arg(long, value_name = "TEXT")]
    say: Option<String>,
}

/// Runs `event away`.
///
/// # Errors
/// These are no days, the player has no days of absence left, the user says no, or the log cannot be written.
pub fn away(context: &CommandContext, arguments: AwayArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let is_director = house.event.director().name == by;
    let player = match &arguments.name {
        Some(name) if is_director => charter::name_of("--name", name)?,
        Some(name) if name != by.as_str() => {
            let reason = phrase!("away-of-other", "`{by}` cannot say that `{name}` is away", by, name);
            return Err(Failure::ruled(reason).rule("event"));
        }
        None if is_director => {
            return Err(Failure::usage(phrase!("who-is-away", "who is away?")).hint("--name NAME"));
        }
        Some(_) | None => by.clone(),
    };
    let (from, until) = super::super::away::both(&arguments.days)?;
    let say = arguments.say.as_deref().map(|text| text_of("--say", text)).transpose()?;
    let leave = slips::leave(player.clone(), from, until, say)?;
    context.terminal.confirm_signing(&context.language.phrase(&leave.question))?;
    match leave.kind {
        SlipKind::Leave(period) if is_director => {
            let kind = EventEntryKind::Leave(PlayerLeave { player, from: period.from, until: period.until });
            write(context, &mut house, kind, leave.say, &identity)?;
            let audit = house.audit()?;
            carry_leaves(context, &house, &audit)
        }
        _ => letter::sign(context, &house, SlipProposal { by, ..leave }, arguments.send, &identity),
    }
}

/// Writes the director's entry for a player without a key.
fn write(
    context: &CommandContext,
    house: &mut EventDirectory,
    kind: EventEntryKind,
    say: Option<Text>,
    director: &Identity,
) -> Result<(), Failure> {
    let seq = house.write(context.now()?, kind, say, director)?;
    letter::show_written(context, house, seq);
    Ok(())
}
