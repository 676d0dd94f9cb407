//! `adjudicate mail write`: a message as a file, for those who send by hand.

use crate::printable::printable_path;
use adjudicate_desk::command::record::Correspondence;
use adjudicate_desk::outgoing::{default, recipients, written};
use adjudicate_locales::Language;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::context::CommandContext;
use crate::cli::invite;
use crate::crypto::Digest;
use crate::log::file::{self, Disk};
use crate::mail::address;
use crate::mail::message::OutgoingMessage;
use adjudicate_agent::compose::{MessagePlan, Story};
use adjudicate_agent::correspondents::{self, Correspondent};
use adjudicate_agent::{Failure, game_file};
use adjudicate_rules::phrase;

/// Whom a message goes to.
#[derive(Debug, Default, Args)]
pub struct RecipientArguments {
    /// The game's file; may be left out where there is only one
    #[arg(value_name = "FILE")]
    pub game: Option<PathBuf>,
    /// Write to this player, or to `referee`, instead of all whom the charter names with an address
    #[arg(long = "to", value_name = "NAME")]
    pub to: Vec<String>,
    /// Let the whole log go along
    #[arg(long)]
    pub whole: bool,
    /// Write in this language, such as `de`, instead of that of your settings
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
}

impl RecipientArguments {
    /// Everybody in the game of this file.
    pub fn everybody(path: &Path) -> RecipientArguments {
        RecipientArguments { game: Some(path.to_owned()), ..RecipientArguments::default() }
    }
}

/// Write a message about the game as it stands.
///
/// The members who are due are addressed, all others whom the charter names with an address get a copy. The message has
/// the news, the duties with their deadlines, the board, and the entries.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate mail write game.yaml --output turn.eml\n  adjudicate mail write --to bob | sendmail -t"
)]
pub struct Arguments {
    #[command(flatten)]
    choice: RecipientArguments,
    /// Write the message here instead of to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The game cannot be read, nobody in it can be written to, or the file exists already.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let message = prepare(context, &arguments.choice)?;
    let text = written(&message)?;
    match arguments.output {
        Some(path) => {
            file::create(&Disk, &path, &text)?;
            let names: Vec<String> = recipients(&message).iter().map(ToString::to_string).collect();
            let values = [("file", printable_path(&path).into()), ("to", names.join(", ").into())];
            context.terminal.print_text("mail-written", &values);
        }
        None => context.terminal.print_raw(&text),
    }
    Ok(())
}

/// The message about a game as it stands, from the user.
///
/// # Errors
/// The game cannot be read, or nobody in it can be written to.
pub fn prepare(context: &CommandContext, choice: &RecipientArguments) -> Result<OutgoingMessage, Failure> {
    let path = game_file::locate(context, choice.game.as_deref())?;
    let mail = context.settings.mail()?;
    let from = mail.mailbox()?;
    let story = Story::read(&*context.store, &path)?;
    let (all, wrong) = correspondents::of(&story.game);
    wrong.iter().for_each(|why| context.terminal.remark(why));
    let own = address::folded(&from.email);
    let others: Vec<&Correspondent> = all.iter().filter(|one| address::folded(&one.mailbox.email) != own).collect();
    let (to, copy) = match choice.to.as_slice() {
        [] => default(&others, mail.send_to),
        names => (named(&others, names)?, Vec::new()),
    };
    if to.is_empty() {
        return Err(Failure::ruled(phrase!(
            "nobody-by-mail",
            "the charter names nobody else with an address that mail can be sent to"
        ))
        .hint(phrase!("any-way-hint", "`adjudicate export` and the game's file itself can be sent by any way")));
    }
    let date = context.now()?;
    let language = language(context, choice, &story.game.state.id(), &to)?;
    let plan = story.plan(language, &from, &own, date);
    Ok(story.message(&MessagePlan { to, copy, whole: choice.whole, ..plan }))
}

/// The language of a message: the given one, or that of the first recipient of whom a desk of this user knows one, or that of the
/// settings. The terminal's language alone says nothing about the recipients.
fn language(
    context: &CommandContext,
    choice: &RecipientArguments,
    game: &Digest,
    to: &[&Correspondent],
) -> Result<Language, Failure> {
    if let Some(tag) = &choice.language {
        return invite::language(tag);
    }
    if let Ok(state) = context.settings.state_directory() {
        for one in to {
            let record = Correspondence::load(context.system(), state, game, &one.name)?;
            if let Some(tag) = record.language {
                return Ok(Language::of(&tag));
            }
        }
    }
    Ok(Language::of_reader(context.settings.config.language.as_deref()))
}

fn named<'a>(others: &[&'a Correspondent], names: &[String]) -> Result<Vec<&'a Correspondent>, Failure> {
    let one = |name: &String| {
        others.iter().find(|one| one.name == *name).copied().ok_or_else(|| {
            let known: Vec<&str> = others.iter().map(|one| one.name.as_str()).collect();
            let reason =
                phrase!("no-other-address", "the charter has no address of `{name}` other than your own", name);
            let names = known.join(", ");
            Failure::usage(reason).hint(match known.is_empty() {
                true => phrase!(
                    "no-address-hint",
                    "nobody else has an address in it; without one, send the file of the log by hand"
                ),
                false => phrase!("addresses-hint", "it has addresses of: {names}", names),
            })
        })
    };
    names.iter().map(one).collect()
}
