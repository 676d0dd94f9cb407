//! `adjudicate event announce`: telling people of an event that they can enter.

use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use super::words;
use crate::crypto::{Digest, sha256};
use crate::log::Text;
use crate::log::layout::EVENT_LOG;
use crate::mail::address;
use crate::rules::{Phrase, capital, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::charter::{address_of, text_of};
use adjudicate_desk::{outgoing, post};
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::letter::EventMessage;
use adjudicate_locales::Language;
use adjudicate_text::dates;

/// Announce an event by mail, to lists or to people.
///
/// The message names the sections, and says how to enter: a person who answers it with `enter` and the name of a
/// section, alone on a line, is asked by the desk to confirm, and plays without a key; the event's log goes along for
/// people who have the program. Every address gets a message of its own.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event announce merels-list@example.org --event summer-cup\n  \
                        adjudicate event announce alice@example.org bob@example.org --say \"As every year\"")]
pub struct Arguments {
    /// The addresses of lists or people
    #[arg(required = true, value_name = "LIST")]
    lists: Vec<String>,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "DIRECTORY")]
    event: Option<PathBuf>,
    /// A remark that stands first
    #[arg(long, value_name = "TEXT")]
    say: Option<String>,
    /// The language of the message, such as `de`; that of the settings if left out
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// The user is not the director, entries are closed, an address is none, or the outbox cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    house.director(context)?;
    let charter = house.event.charter();
    let now = context.now()?;
    if house.event.lots().is_some() || now >= charter.closes {
        let closes = charter.closes;
        return Err(Failure::ruled(phrase!("entries-closed", "entries were closed on {closes}", closes)).rule("event"));
    }
    let from = context.settings.mail()?.mailbox()?;
    let director = address::parse(charter.director.mail.as_str());
    if director.is_ok_and(|director| address::folded(&director) != address::folded(&from.email)) {
        let (from, desk) = (&from.email, &charter.director.mail);
        let reason =
            phrase!("answers-elsewhere", "answers would come to {from}, and the event's desk is {desk}", from, desk);
        return Err(Failure::ruled(reason).hint(phrase!(
            "answers-elsewhere-hint",
            "announce it from the desk's own home, whose settings name that address"
        )));
    }
    let mut lists = Vec::new();
    for list in &arguments.lists {
        lists.push(address_of(list)?);
    }
    let say = arguments.say.as_deref().map(|say| text_of("--say", say)).transpose()?;
    let language = super::page::language(context, arguments.language.as_deref())?;
    let (subject, text) = (language.text("announce-subject", &[]), text(language, &house, say.as_ref()));
    let values = [("event", charter.event.as_str().into()), ("addresses", arguments.lists.join(", ").into())];
    if !context.terminal.confirm(&context.terminal.text("announce-question", &values))? {
        return Err(Failure::ruled(phrase!("nothing-sent", "nothing was sent")));
    }
    for list in lists {
        let letter = EventMessage {
            from: &from,
            to: list.clone().into(),
            subject: &subject,
            date: now,
            about: Digest(sha256(&[b"announce", &house.event.head().0, address::folded(&list).as_bytes()])),
            language,
            automatic: None,
            marked: true,
            text: &text,
            slip: None,
            log: Some((EVENT_LOG.to_owned(), String::from_utf8_lossy(&house.bytes).into_owned())),
        };
        outgoing::keep(context, &letter.message(&house))?;
    }
    post::all(context)?.all_sent()?;
    context.terminal.print_text("announce-done", &values);
    Ok(())
}

/// The message in a language.
fn text(language: Language, house: &EventDirectory, say: Option<&Text>) -> Vec<String> {
    let charter = house.event.charter();
    let closes = language.text("announce-closes", &[("date", dates::in_full(charter.closes).into())]);
    let sections = charter.sections.iter().filter(|section| charter.divided(&section.name).is_none());
    let sections = sections.map(|section| capital(&words::section(language, section)));
    let terms: Vec<String> = std::iter::once(closes).chain(sections).collect();
    let each = charter
        .entered()
        .map(|section| phrase!("announce-enter", "`enter {section}`", section = section.name.as_str()));
    let enter = Phrase::joined("announce-or", " or ", each);
    let invites = [
        ("director", charter.director.name.as_str().into()),
        ("event", charter.event.as_str().into()),
        ("enter", enter.clone().into()),
    ];
    let how = [("address", charter.director.mail.as_str().into()), ("enter", enter.into())];
    let mut text = vec![language.text("announce-invites", &invites)];
    text.extend(say.map(ToString::to_string));
    text.extend([terms.join("\n"), language.text("announce-how", &how), language.text("announce-program", &[])]);
    text
}
