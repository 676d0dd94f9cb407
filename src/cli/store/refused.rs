//! `adjudicate store refused`: the messages that no mail server takes.

use clap::{Args, Subcommand};

use super::access::{RowLimit, open_operations, print_more};
use crate::cli::context::CommandContext;
use crate::mail::incoming::ReadableMessage;
use crate::mail::outbox::QueueHeader;
use adjudicate_agent::Failure;
use adjudicate_report::{RefusedMail, RefusedMails, SettledMails};
use adjudicate_rules::phrase;
use adjudicate_store::{RefusedFate, RefusedRow, StoreOperations};

/// More messages than an operator deals with at a time.
const MOST: usize = 10_000;

#[derive(Debug, Args)]
pub struct Arguments {
    /// The store
    #[arg(value_name = "URL")]
    url: String,
    #[command(flatten)]
    limit: RowLimit,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Have a desk send messages again at once
    #[command(after_help = "Example:\n  adjudicate store refused postgresql://desk@db/games retry 5f2c08")]
    Retry(Messages),
    /// Delete messages: nobody will receive them
    #[command(
        after_help = "Example:\n  adjudicate store refused postgresql://desk@db/games drop --to gone@example.org"
    )]
    Drop(Messages),
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Messages {
    /// The messages, each by the beginning of its name
    #[arg(value_name = "MESSAGE")]
    messages: Vec<String>,
    /// All messages to this address
    #[arg(long, value_name = "ADDRESS")]
    to: Option<String>,
    /// All of them
    #[arg(long)]
    all: bool,
}

/// Runs the command.
///
/// # Errors
/// The store cannot be read or written, or no message has this name.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let mut store = open_operations(context, &arguments.url)?;
    let (messages, fate) = match arguments.command {
        None => return list(context, &mut *store, arguments.limit),
        Some(Command::Retry(messages)) => (messages, RefusedFate::Retry),
        Some(Command::Drop(messages)) => (messages, RefusedFate::Drop),
    };
    let names = named(&mut *store, &messages)?;
    let count = store.settle_refused(&names, fate)?;
    if context.terminal.json {
        let done = if fate == RefusedFate::Retry { "retried" } else { "dropped" };
        context.terminal.print_json(&SettledMails { done, messages: count });
        return Ok(());
    }
    let key = match fate {
        RefusedFate::Retry => "store-refused-retried",
        RefusedFate::Drop => "store-refused-dropped",
    };
    context.terminal.print_text(key, &[("number", count.into())]);
    Ok(())
}

/// The names of the messages that are meant.
fn named(store: &mut dyn StoreOperations, messages: &Messages) -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    for beginning in &messages.messages {
        let found = store.refused(beginning, 2)?;
        match found.as_slice() {
            [only] => names.push(only.id.clone()),
            [] => {
                let reason = phrase!(
                    "no-refused-message",
                    "no refused message has a name that begins with `{beginning}`",
                    beginning
                );
                let hint = phrase!("no-refused-message-hint", "`adjudicate store refused URL` lists them");
                return Err(Failure::usage(reason).hint(hint));
            }
            _ => {
                let reason = phrase!(
                    "several-refused-messages",
                    "several refused messages have names that begin with `{beginning}`",
                    beginning
                );
                return Err(Failure::usage(reason).hint(phrase!("type-more", "type more of it")));
            }
        }
    }
    if messages.all || messages.to.is_some() {
        let is_meant = |row: &RefusedRow| {
            let to = QueueHeader::of(&row.body).map(|(cover, _)| cover.to.to_string());
            messages.to.as_ref().is_none_or(|wanted| to.is_some_and(|to| to.eq_ignore_ascii_case(wanted)))
        };
        names.extend(store.refused("", MOST)?.into_iter().filter(is_meant).map(|row| row.id));
    }
    Ok(names)
}

fn list(context: &CommandContext, store: &mut dyn StoreOperations, limit: RowLimit) -> Result<(), Failure> {
    let mut rows = store.refused("", limit.with_next())?;
    let more = limit.cut(&mut rows);
    let messages: Vec<RefusedMail> = rows.into_iter().map(report).collect();
    let terminal = context.terminal;
    if terminal.json {
        terminal.print_json(&RefusedMails { messages, more });
        return Ok(());
    }
    if messages.is_empty() {
        terminal.print_text("store-refused-none", &[]);
        return Ok(());
    }
    for message in &messages {
        let since = message.since.map(|since| since.to_string());
        let to = message.to.as_deref();
        let values = [("to", to.into()), ("since", since.into()), ("subject", (&message.subject).into())];
        terminal.print(format!("{}  {}", message.id, terminal.text("store-refused-message", &values)));
    }
    print_more(context, more);
    terminal.print_text("store-refused-what", &[]);
    Ok(())
}

fn report(row: RefusedRow) -> RefusedMail {
    let read = QueueHeader::of(&row.body);
    RefusedMail {
        to: read.as_ref().map(|(cover, _)| cover.to.to_string()),
        since: read.as_ref().map(|(cover, _)| cover.since),
        subject: read.map(|(_, message)| ReadableMessage::of(message).subject).unwrap_or_default(),
        id: row.id,
    }
}
