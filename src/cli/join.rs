//! `adjudicate join`: agreeing to a charter.

use crate::printable::printable_path;
use crate::rules::phrase;
use std::path::{Path, PathBuf};

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use crate::crypto::{Digest, sha256};
use crate::log::file::{self, Disk};
use crate::mail::address;
use crate::mail::incoming::{Envelope, ReplyHeaders};
use crate::mail::message::OutgoingMessage;
use crate::mail::reply_text::said_by;
use adjudicate_agent::act::{self, Act};
use adjudicate_agent::{Failure, game_file};
use adjudicate_desk::{outgoing, post};
use adjudicate_locales::Language;
use adjudicate_rules::Phrase;
use adjudicate_text::terms::terms;

/// Join a game, after reading its terms.
///
/// With --invitation it is the message of a desk that you answer: you take the seat, and your key goes along. The charter comes by mail
/// when everybody has answered; then you join as always.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate join\n  adjudicate join game.yaml --yes\n  adjudicate join --invitation letter.eml"
)]
pub struct Arguments {
    /// Answer the invitation in this message with yes, by mail, with your key
    #[arg(long, value_name = "FILE", conflicts_with_all = ["file", "game"])]
    invitation: Option<PathBuf>,
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// It is not the user who joins next, or he does not agree.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    if let Some(letter) = &arguments.invitation {
        return take_seat(context, letter);
    }
    let path = game_file::locate(context, arguments.file.as_deref().or(arguments.writing.game.as_deref()))?;
    let signer = writing::signer_at(context, &path, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let prepared = act::prepare(&signer, &Act::Join, say)?;
    if !context.terminal.json {
        for line in terms(context.language, &signer.game.state) {
            context.terminal.print(line);
        }
    }
    writing::wanted(writing::store(context, signer, &prepared, &context.terminal.text("question-join", &[]))?)
}

/// Answers an invitation, by the way that it names.
fn take_seat(context: &CommandContext, letter: &Path) -> Result<(), Failure> {
    let bytes = file::read(&Disk, letter)?;
    let none = |why: Phrase| {
        Failure::usage(why)
            .about(printable_path(letter))
            .hint(phrase!("whole-invitation-hint", "save the desk's invitation, whole, as a file, and name that"))
    };
    let (envelope, _) = said_by(&bytes);
    let Envelope { id, .. } = envelope.ok_or_else(|| none(phrase!("no-message", "this is no message")))?;
    let subject = ReplyHeaders::of(&bytes).subject;
    // The desk writes it in the language of the player who is invited.
    let invites = |words: String| subject.ends_with(&words) || subject.contains(&format!("{words} ("));
    if !Language::all().any(|language| invites(language.text("invited-word", &[]))) {
        return Err(none(phrase!("no-invitation", "this is no invitation")));
    }
    let to = ReplyHeaders::answers_to(&bytes)
        .ok_or_else(|| none(phrase!("no-way-to-answer", "it does not say where to answer")))?;
    let to = address::parse(&to).map_err(none)?;
    let from = context.settings.mail()?.mailbox()?;
    let key = context.identity()?.public();
    if !context.terminal.confirm(&context.terminal.text("question-seat", &[("key", key.fingerprint().into())]))? {
        return Err(Failure::ruled(phrase!("nothing-sent", "nothing was sent")));
    }
    let now = context.now()?;
    let about = Digest(sha256(&[b"seat", now.to_string().as_bytes(), &bytes]));
    let (subject, text) = (format!("Re: {subject}"), format!("yes\n{key}\n"));
    let message = OutgoingMessage {
        in_words: true,
        answers: id,
        ..OutgoingMessage::plain(from, to.into(), subject, now, about, text)
    };
    outgoing::keep(context, &message)?;
    post::all(context)?.all_sent()?;
    context.terminal.print_text("seat-asked-for", &[]);
    Ok(())
}
