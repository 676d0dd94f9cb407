//! `adjudicate event announce`: telling people of an event that they can enter.

use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use super::words;
use crate::crypto::{Digest, sha256};
use crate::log::Text;
use crate::log::layout::EVENT_LOG;
use crate::mail::address;
use crate::rules::capital;
use adjudicate_agent::Failure;
use adjudicate_agent::charter::text_of;
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
        return Err(Failure::ruled(format!("entries were closed on {}", charter.closes)).rule("event"));
    }
    let from = context.settings.mail()?.mailbox()?;
    let director = address::parse(charter.director.mail.as_str());
    if director.is_ok_and(|director| address::folded(&director) != address::folded(&from.email)) {
        return Err(Failure::ruled(format!(
            "answers would come to {}, and the event's desk is {}",
            from.email, charter.director.mail
        ))
        .hint("announce it from the desk's own home, whose settings name that address"));
    }
    let mut lists = Vec::new();
    for list in &arguments.lists {
        lists.push(
            address::parse(list).map_err(|why| Failure::usage(format!("no mail can be sent to `{list}`: {why}")))?,
        );
    }
    let say = arguments.say.as_deref().map(|say| text_of("--say", say)).transpose()?;
    let text = text(&house, say.as_ref());
    if !context.terminal.confirm(&format!("Announce \"{}\" to {}?", charter.event, arguments.lists.join(", ")))? {
        return Err(Failure::ruled("nothing was sent"));
    }
    for list in lists {
        let letter = EventMessage {
            from: &from,
            to: list.clone().into(),
            subject: "you can enter",
            date: now,
            about: Digest(sha256(&[b"announce", &house.event.head().0, address::folded(&list).as_bytes()])),
            language: Language::ENGLISH,
            automatic: None,
            marked: true,
            text: &text,
            slip: None,
            log: Some((EVENT_LOG.to_owned(), String::from_utf8_lossy(&house.bytes).into_owned())),
        };
        outgoing::keep(context, &letter.message(&house))?;
    }
    post::all(context)?.all_sent()?;
    context.terminal.print(format!("\"{}\" is announced to {}.", charter.event, arguments.lists.join(", ")));
    Ok(())
}

fn text(house: &EventDirectory, say: Option<&Text>) -> Vec<String> {
    let charter = house.event.charter();
    let terms = std::iter::once(format!("Entries close on {}.", dates::date(charter.closes)));
    let sections = charter.sections.iter().filter(|section| charter.divided(&section.name).is_none());
    let terms: Vec<String> =
        terms.chain(sections.map(|section| capital(&words::section(Language::ENGLISH, section)))).collect();
    let entered: Vec<&crate::event::Section> = charter.entered().collect();
    let enter = match entered.as_slice() {
        [only] => format!("`enter {}`", only.name),
        sections => {
            let each: Vec<String> = sections.iter().map(|section| format!("`enter {}`", section.name)).collect();
            each.join(" or ")
        }
    };
    let mut text = vec![format!(
        "{} invites you to the tournament \"{}\". To enter, answer with {enter}.",
        charter.director.name, charter.event
    )];
    text.extend(say.map(ToString::to_string));
    text.extend([
        terms.join("\n"),
        format!(
            "How to enter: answer this message, to {} alone, with {enter}, one alone on a line. You need nothing but your mail program. You \
             are asked to confirm it; then your games come by mail, and you answer them with your moves.",
            charter.director.mail
        ),
        "If you have the program: save the file that goes along, and run `adjudicate event enter FILE --name NAME --send`.".to_owned(),
    ]);
    text
}
