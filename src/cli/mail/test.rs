//! `adjudicate mail test`: a message to oneself, and whether it comes back.

use crate::printable::printable_path;
use std::path::Path;
use std::time::{Duration, Instant};

use clap::Args;

use super::fetch;
use super::serve::unreadable;
use crate::cli::context::CommandContext;
use crate::crypto::{Digest, sha256};
use crate::log::file::{self, Disk};
use crate::mail::maildir::Maildir;
use crate::mail::message::OutgoingMessage;
use crate::mail::transport::imap::ImapMailbox;
use crate::rules::{Phrase, phrase};
use adjudicate_agent::Failure;
use adjudicate_desk::{outgoing, post};
use adjudicate_report::MailTrial;

/// How often is looked whether it has come back.
const LOOK: Duration = Duration::from_millis(500);

/// Send a message to yourself, and check that it arrives.
///
/// It goes out as the settings say, and is looked for where they say that mail comes in: in your mailbox (`mail: imap`), or in the
/// Maildir of the desk (`desk: maildir`). Nothing else is read or marked there.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail test\n  adjudicate mail test --wait 300")]
pub struct TestArguments {
    /// So many seconds to wait for it
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    wait: u64,
}

/// Runs the command.
///
/// # Errors
/// The message cannot be sent, or has not come back in time.
pub fn run(context: &CommandContext, arguments: TestArguments) -> Result<(), Failure> {
    // Faults of the settings for incoming mail are found before anything is sent.
    let mut ways = Way::all(context)?;
    let own = context.settings.mail()?.mailbox()?;
    let address = own.email.to_string();
    let mut random = [0; 8];
    crate::cli::context::random(&mut random)?;
    let about = Digest(sha256(&[b"test", &random]));
    let token = about.to_hex().get(..16).unwrap_or_default().to_owned();
    let message = OutgoingMessage {
        from: own.clone(),
        to: vec![own],
        copy: Vec::new(),
        subject: format!("[adjudicate] test {token}"),
        date: context.now()?,
        about,
        game: None,
        answers: None,
        reply_to: None,
        in_words: false,
        board: None,
        automatic: Some("auto-generated"),
        text: format!("{}\n", context.language.text("mail-test-letter", &[])),
        html: None,
        picture: None,
        attachments: Vec::new(),
    };
    outgoing::keep(context, &message)?;
    let posted = post::all(context)?;
    let lost = posted.refused.iter().chain(&posted.waiting).find(|(to, _)| to.contains(&address));
    if let Some((_, why)) = lost {
        let reason =
            phrase!("mail-test-unsent", "the test message to {address} was not sent: {why}", address, why = why);
        let hint = phrase!(
            "mail-setup-asks",
            "`adjudicate mail setup` asks for the settings anew; docs/mail.md explains them"
        );
        return Err(Failure::environment(reason).hint(hint));
    }
    let terminal = context.terminal;
    if let Some(directory) = &context.settings.mail()?.directory {
        let place = directory.display().to_string();
        match terminal.json {
            true => terminal.print_json(&MailTrial { directory: Some(place), ..MailTrial::sent(&address) }),
            false => terminal.print_text("mail-test-lies", &[("to", address.into()), ("place", place.into())]),
        }
        return Ok(());
    }
    if !terminal.json {
        terminal.print_text("mail-test-sent", &[("to", (&address).into())]);
    }
    if ways.is_empty() {
        match terminal.json {
            true => terminal.print_json(&MailTrial::sent(&address)),
            false => terminal.print_text("mail-test-look", &[]),
        }
        return Ok(());
    }
    let begun = Instant::now();
    loop {
        for way in &mut ways {
            if way.has(&token)? {
                let seconds = begun.elapsed().as_secs();
                match terminal.json {
                    true => terminal.print_json(&MailTrial {
                        came_back: Some(true),
                        seconds: Some(seconds),
                        ..MailTrial::sent(&address)
                    }),
                    false => {
                        let values = [("seconds", seconds.into()), ("place", way.name().into())];
                        terminal.print_text("mail-test-came-back", &values);
                    }
                }
                return Ok(());
            }
        }
        if begun.elapsed() >= Duration::from_secs(arguments.wait) {
            let seconds = arguments.wait;
            let places = Phrase::joined("list", " and ", ways.iter().map(Way::name));
            let reason = phrase!(
                "mail-test-lost",
                "the message has not come back in {seconds} s: it is not in {places}",
                seconds = seconds,
                places = places
            );
            let hint = phrase!("mail-test-late", "it may be late (--wait 600), taken for spam, or arrive elsewhere");
            return Err(Failure::environment(reason).hint(hint));
        }
        std::thread::sleep(LOOK);
    }
}

/// The way in which mail comes in.
enum Way {
    Mailbox(Box<ImapMailbox>, String),
    Maildir(Maildir),
}

impl Way {
    fn all(context: &CommandContext) -> Result<Vec<Way>, Failure> {
        let mut ways = Vec::new();
        if context.settings.mail()?.imap.is_some() {
            let (server, name) = context.settings.mailbox()?;
            let mailbox = ImapMailbox::open(&server, &name).map_err(fetch::failure)?;
            ways.push(Way::Mailbox(Box::new(mailbox), name));
        }
        if let Some(directory) = context.settings.config.desk.as_ref().and_then(|desk| desk.maildir.as_ref()) {
            let maildir = Maildir::open(directory).map_err(|error| unreadable(directory, &error))?;
            ways.push(Way::Maildir(maildir));
        }
        Ok(ways)
    }

    fn name(&self) -> Phrase {
        match self {
            Way::Mailbox(_, name) => phrase!("way-mailbox", "the mailbox {name}", name),
            Way::Maildir(maildir) => {
                let path = printable_path(maildir.directory());
                phrase!("way-maildir", "the Maildir {path}", path)
            }
        }
    }

    /// Whether the message with this word in its subject is there; then it is marked as read.
    fn has(&mut self, token: &str) -> Result<bool, Failure> {
        match self {
            Way::Mailbox(mailbox, _) => {
                let found = mailbox.with_subject(token).map_err(fetch::failure)?;
                found.iter().try_for_each(|number| mailbox.mark_seen(*number)).map_err(fetch::failure)?;
                Ok(!found.is_empty())
            }
            Way::Maildir(maildir) => {
                for path in maildir.new_messages().map_err(|error| unreadable(maildir.directory(), &error))? {
                    if names(&path, token)? {
                        maildir.seen(&path)?;
                        return Ok(true);
                    }
                }
                // A desk that is at work has looked at it already.
                taken(&maildir.directory().join("cur"), token)
            }
        }
    }
}

/// Whether this file, unless it is gone, has this word in its subject.
fn names(path: &Path, token: &str) -> Result<bool, Failure> {
    match file::read(&Disk, path) {
        Err(file::FileError::Absent { .. }) => Ok(false),
        read => {
            let bytes = read?;
            let subject = format!("Subject: [adjudicate] test {token}");
            Ok(bytes.split(|byte| *byte == b'\n').any(|line| line.starts_with(subject.as_bytes())))
        }
    }
}

/// Whether it is among those that were looked at in the last minutes.
fn taken(cur: &Path, token: &str) -> Result<bool, Failure> {
    let unreadable = |error: std::io::Error| Failure::unreadable(cur, &error);
    let files = match std::fs::read_dir(cur) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        files => files.map_err(unreadable)?,
    };
    for file in files {
        let file = file.map_err(unreadable)?;
        let changed = file.metadata().and_then(|about| about.modified());
        let fresh = changed.is_ok_and(|changed| changed.elapsed().is_ok_and(|age| age < Duration::from_secs(3_600)));
        if fresh && names(&file.path(), token)? {
            return Ok(true);
        }
    }
    Ok(false)
}
