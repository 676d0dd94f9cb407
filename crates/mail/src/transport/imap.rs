//! A mailbox on a server, read over IMAP (RFC 3501). Nothing is deleted there, and nothing is marked but by [`ImapMailbox::mark_seen`].
//!
//! Each command has a deadline and a greatest length of its answer, and so has a session, before TLS as behind it: a server that says a byte
//! a second or never ends costs no more than that.

mod session;
mod stream;

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::time::Duration;

use base64::Engine as _;
use base64::alphabet::IMAP_MUTF7;
use base64::engine::GeneralPurpose;
use base64::engine::general_purpose::{NO_PAD, STANDARD};

use adjudicate_rules::{Phrase, phrase};

use self::session::{CommandError, Greeting, ImapCommand, ImapSession, STRINGS_MAX, UntaggedResponse};
use self::stream::{ImapStream, LimitedStream};
use super::{
    Authentication, Login, SmtpServer, TlsMode, described, legible, net, no_connection, not_let_in, not_protected,
};

/// The largest message that is fetched, in bytes: more than any mail server takes by default.
pub const MESSAGE_MAX: u64 = 64 * 1024 * 1024;
/// The limit on the answer to a small command: the changes of a whole mailbox, which a server may report at any time,
/// fit.
const ANSWER_MAX: u64 = 1024 * 1024;
/// The limit on the answer to a search.
const SEARCH_MAX: u64 = 16 * 1024 * 1024;
/// The limit on a session, which ends when the client waits for new mail.
const SESSION_MAX: u64 = 1024 * 1024 * 1024;
/// A message may take so many times what another answer may, and a session so many.
const MESSAGE: u32 = 10;
const SESSION: u32 = 60;
/// Numbers that are named in one command.
const NAMED: usize = 500;

/// Why a mailbox cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailboxError {
    /// Whether the settings have to be mended; otherwise it makes sense to try again.
    pub settings: bool,
    /// Why, in words.
    pub reason: Phrase,
}

impl fmt::Display for MailboxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

/// The server's answer to a request for a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FetchedMessage {
    /// The message.
    Message(Vec<u8>),
    /// It has more than [`MESSAGE_MAX`] bytes, this many.
    TooLarge(u64),
    /// Nothing, for this reason. It may go better another time.
    Nothing(Phrase),
}

/// A mailbox that is open.
pub struct ImapMailbox {
    session: ImapSession<ImapStream>,
    timeout: Duration,
    validity: u32,
    next: Option<u32>,
    idles: bool,
}

impl ImapMailbox {
    /// Connects to the server, logs in, and opens this mailbox.
    ///
    /// # Errors
    /// The server cannot be reached or trusted, or does not let the user in; or there is no such mailbox.
    pub fn open(server: &SmtpServer, mailbox: &str) -> Result<ImapMailbox, MailboxError> {
        ImapMailbox::open_for(server, mailbox, server.timeout.saturating_mul(SESSION))
    }

    /// The same for a session that takes no longer than this, whatever is done in it.
    ///
    /// # Errors
    /// As [`ImapMailbox::open`].
    pub fn open_for(server: &SmtpServer, mailbox: &str, time: Duration) -> Result<ImapMailbox, MailboxError> {
        let Some(login) = &server.login else {
            return Err(settings(phrase!("mailbox-of-nobody", "a mailbox belongs to a user, and none is named")));
        };
        let mut session = connect(server, time)?;
        let refused = |refusal: &CommandError, told: &dyn Fn(Phrase) -> Phrase| match refusal {
            CommandError::No(_) | CommandError::Unsayable => settings(told(login.hide(words(refusal)))),
            _ => failed(refusal),
        };
        let timeout = server.timeout;
        let able = capabilities(&mut session, timeout).map_err(|refusal| failed(&refusal))?;
        log_in(&mut session, timeout, login, &able).map_err(|refusal| refused(&refusal, &not_let_in))?;
        let select = ImapCommand::from("SELECT").word(&utf7(mailbox));
        let (mut validity, mut next) = (0, None);
        let opened = select.and_then(|select| {
            run(&mut session, timeout, ANSWER_MAX, select, &mut |answer| {
                validity = code(&answer, "UIDVALIDITY").unwrap_or(validity);
                next = code(&answer, "UIDNEXT").or(next);
            })
        });
        let unopened = |why: Phrase| {
            phrase!("mailbox-unopened", "the mailbox `{mailbox}` cannot be opened: {why}", mailbox, why = why)
        };
        opened.map_err(|refusal| refused(&refusal, &unopened))?;
        let able = capabilities(&mut session, timeout).map_err(|refusal| failed(&refusal))?;
        Ok(ImapMailbox { session, timeout, validity, next, idles: able.contains("IDLE") })
    }

    /// Returns the number that distinguishes this mailbox from an earlier one of the same name (UIDVALIDITY).
    pub fn validity(&self) -> u32 {
        self.validity
    }

    /// The number (UID) before which all messages were there when the mailbox was opened.
    ///
    /// # Errors
    /// The server does not say.
    pub fn next_uid(&mut self) -> Result<u32, MailboxError> {
        match self.next {
            Some(next) => Ok(next),
            None => Ok(self.search("UID *")?.last().map_or(1, |last| last.saturating_add(1))),
        }
    }

    /// The numbers of the messages that are unread, and of those with this word in their subjects, read or unread.
    ///
    /// # Errors
    /// The server does not say.
    pub fn unread_or_about(&mut self, word: &str) -> Result<BTreeSet<u32>, MailboxError> {
        let mut numbers = self.search("UNSEEN UNDELETED")?;
        numbers.extend(self.search(&format!("UNDELETED SUBJECT \"{}\"", plain(word)))?);
        Ok(numbers)
    }

    /// The numbers of the messages that have come behind this one, read or unread.
    ///
    /// # Errors
    /// The server does not say.
    pub fn behind(&mut self, number: u32) -> Result<BTreeSet<u32>, MailboxError> {
        // If no message has such a number, a server names the last message there is.
        let mut numbers = self.search(&format!("UID {}:* UNDELETED", number.saturating_add(1)))?;
        numbers.retain(|found| *found > number);
        Ok(numbers)
    }

    /// Which of these messages are still there.
    ///
    /// # Errors
    /// The server does not say.
    pub fn still_there(&mut self, numbers: &BTreeSet<u32>) -> Result<BTreeSet<u32>, MailboxError> {
        let mut there = BTreeSet::new();
        let all: Vec<String> = numbers.iter().map(u32::to_string).collect();
        for some in all.chunks(NAMED) {
            there.extend(self.search(&format!("UID {} UNDELETED", some.join(",")))?);
        }
        there.retain(|found| numbers.contains(found));
        Ok(there)
    }

    /// The numbers of the messages with this text in their subjects.
    ///
    /// # Errors
    /// The server does not say.
    pub fn with_subject(&mut self, text: &str) -> Result<BTreeSet<u32>, MailboxError> {
        // Some servers tell of new mail only when they are asked whether there is anything.
        self.command("NOOP", ANSWER_MAX, &mut |_| ())?;
        self.search(&format!("UNDELETED SUBJECT \"{}\"", plain(text)))
    }

    /// Returns a message as the server has it, unread as it was.
    ///
    /// # Errors
    /// The connection failed, or the server says too much.
    pub fn message(&mut self, number: u32) -> Result<FetchedMessage, MailboxError> {
        let mut size = None;
        let asked = self.asked(&format!("UID FETCH {number} (UID RFC822.SIZE)"), &mut |answer| {
            if let Some([uid, found]) = answer.fetched(["UID", "RFC822.SIZE"])
                && uid.and_then(|uid| uid.parse().ok()) == Some(number)
            {
                size = found.and_then(|found| found.parse::<u64>().ok()).or(size);
            }
        })?;
        let size = match (asked, size) {
            (Err(why), _) => return Ok(FetchedMessage::Nothing(why)),
            (Ok(()), None) => {
                let unsaid = phrase!("message-size-unsaid", "the server does not say how large it is");
                return Ok(FetchedMessage::Nothing(unsaid));
            }
            (Ok(()), Some(size)) if size > MESSAGE_MAX => return Ok(FetchedMessage::TooLarge(size)),
            (Ok(()), Some(size)) => size,
        };
        self.session.stream().allow(self.timeout.saturating_mul(MESSAGE), size.saturating_add(ANSWER_MAX));
        // Some servers are wrong about the size by a few lines.
        let strings_max = usize::try_from(size).unwrap_or(usize::MAX).saturating_add(STRINGS_MAX);
        let mut message = None;
        let command = format!("UID FETCH {number} (UID BODY.PEEK[])");
        let given = self.session.command(command.as_str(), strings_max, &mut |mut answer| {
            let Some([uid, body]) = answer.fetched(["UID", "BODY[]"]) else { return };
            let this = uid.and_then(|uid| uid.parse().ok()) == Some(number);
            if this && body.is_some_and(|body| body.starts_with('{')) {
                message = answer.strings.drain(..).next();
            }
        });
        Ok(match (given, message) {
            (Err(CommandError::No(why)), _) => FetchedMessage::Nothing(not_given(&why)),
            (Err(refusal), _) => return Err(failed(&refusal)),
            (Ok(()), None) => {
                FetchedMessage::Nothing(phrase!("message-without-text", "the server gives no text of it"))
            }
            (Ok(()), Some(message)) => FetchedMessage::Message(message),
        })
    }

    /// Marks a message as read.
    ///
    /// # Errors
    /// The server does not do it.
    pub fn mark_seen(&mut self, number: u32) -> Result<(), MailboxError> {
        self.command(&format!("UID STORE {number} +FLAGS.SILENT (\\Seen)"), ANSWER_MAX, &mut |_| ())
    }

    /// Waits until the server tells of a change (RFC 2177), but no longer than this; says whether it can tell at all.
    /// If it cannot, returns at once. A new session begins.
    ///
    /// # Errors
    /// The connection is gone.
    pub fn wait(&mut self, longest: Duration) -> Result<bool, MailboxError> {
        self.session.stream().renew_session(self.timeout.saturating_mul(SESSION).saturating_add(longest), SESSION_MAX);
        if self.idles {
            self.session.stream().allow(self.timeout, ANSWER_MAX);
            let waited = self.session.idle(|stream| stream.allow(longest, ANSWER_MAX));
            // Behind a time of its own the usual one holds again: no answer is waited for without end.
            self.session.stream().allow(self.timeout, ANSWER_MAX);
            waited.and_then(|()| self.session.awake()).map_err(|refusal| failed(&refusal))?;
        }
        self.session.stream().renew_session(self.timeout.saturating_mul(SESSION), SESSION_MAX);
        Ok(self.idles)
    }

    /// Sends LOGOUT and closes the connection.
    pub fn close(mut self) {
        // The work is done, whatever the server answers now.
        let _ = self.command("LOGOUT", ANSWER_MAX, &mut |_| ());
    }

    fn command(
        &mut self,
        command: &str,
        most: u64,
        show: &mut dyn FnMut(UntaggedResponse),
    ) -> Result<(), MailboxError> {
        run(&mut self.session, self.timeout, most, command, show).map_err(|refusal| failed(&refusal))
    }

    /// Has a command carried out; within, why the server does not do it.
    fn asked(
        &mut self,
        command: &str,
        show: &mut dyn FnMut(UntaggedResponse),
    ) -> Result<Result<(), Phrase>, MailboxError> {
        match run(&mut self.session, self.timeout, ANSWER_MAX, command, show) {
            Ok(()) => Ok(Ok(())),
            Err(CommandError::No(why)) => Ok(Err(not_given(&why))),
            Err(refusal) => Err(failed(&refusal)),
        }
    }

    fn search(&mut self, what: &str) -> Result<BTreeSet<u32>, MailboxError> {
        let mut numbers = BTreeSet::new();
        self.command(&format!("UID SEARCH {what}"), SEARCH_MAX, &mut |answer| {
            let found = answer.of("SEARCH").into_iter().flat_map(str::split_whitespace);
            numbers.extend(found.filter_map(|number| number.parse::<u32>().ok()));
        })?;
        Ok(numbers)
    }
}

/// Has a command carried out within this time, in which the server says no more than this.
fn run(
    session: &mut ImapSession<ImapStream>,
    timeout: Duration,
    most: u64,
    command: impl Into<ImapCommand>,
    show: &mut dyn FnMut(UntaggedResponse),
) -> Result<(), CommandError> {
    session.stream().allow(timeout, most);
    session.command(command, STRINGS_MAX, show)
}

/// Returns the capabilities of the server, in capital letters.
fn capabilities(session: &mut ImapSession<ImapStream>, timeout: Duration) -> Result<BTreeSet<String>, CommandError> {
    let mut able = BTreeSet::new();
    run(session, timeout, ANSWER_MAX, "CAPABILITY", &mut |answer| {
        let words = answer.of("CAPABILITY").into_iter().flat_map(str::split_whitespace);
        able.extend(words.take(NAMED).map(str::to_ascii_uppercase));
    })?;
    Ok(able)
}

/// Logs in: by `AUTHENTICATE` (RFC 4616), which takes every password, where the server has it, else by `LOGIN`.
fn log_in(
    session: &mut ImapSession<ImapStream>,
    timeout: Duration,
    login: &Login,
    able: &BTreeSet<String>,
) -> Result<(), CommandError> {
    let Login { user, password, authentication } = login;
    if [user, password].iter().any(|word| word.contains(['\r', '\n', '\0'])) {
        return Err(CommandError::Unsayable);
    }
    let sasl = |mechanism: &str, text: String| match able.contains("SASL-IR") {
        true => ImapCommand::from(format!("AUTHENTICATE {mechanism} {}", STANDARD.encode(text)).as_str()),
        false => ImapCommand::from(format!("AUTHENTICATE {mechanism}").as_str()).line(STANDARD.encode(text)),
    };
    let command = match authentication {
        Authentication::OAuth2 => sasl("XOAUTH2", login.bearer()),
        Authentication::Password if able.contains("AUTH=PLAIN") => sasl("PLAIN", format!("\0{user}\0{password}")),
        Authentication::Password => ImapCommand::from("LOGIN").word(user)?.word(password)?,
    };
    run(session, timeout, ANSWER_MAX, command, &mut |_| ())
}

/// A number that a server says in brackets (`OK [UIDNEXT 12]`).
fn code(answer: &UntaggedResponse, name: &str) -> Option<u32> {
    let said = answer.of("OK")?.strip_prefix('[')?.strip_prefix(name)?.strip_prefix(' ')?;
    said.split(']').next()?.parse().ok()
}

/// Returns a text as it is allowed in quotation marks in a search.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_ascii_graphic() && !matches!(c, '"' | '\\') || *c == ' ').collect()
}

/// The name of a mailbox as it is written on the wire (modified UTF-7: RFC 3501, section 5.1.3).
fn utf7(name: &str) -> String {
    let base64 = GeneralPurpose::new(&IMAP_MUTF7, NO_PAD);
    let (mut text, mut other) = (String::new(), Vec::new());
    let end = |other: &mut Vec<u8>, text: &mut String| {
        if !other.is_empty() {
            text.push_str(&format!("&{}-", base64.encode(&*other)));
            other.clear();
        }
    };
    for c in name.chars() {
        if matches!(c, ' '..='~') {
            end(&mut other, &mut text);
            text.push(c);
            text.extend((c == '&').then_some('-'));
        } else {
            other.extend(c.encode_utf16(&mut [0; 2]).iter().flat_map(|unit| unit.to_be_bytes()));
        }
    }
    end(&mut other, &mut text);
    text
}

fn connect(server: &SmtpServer, time: Duration) -> Result<ImapSession<ImapStream>, MailboxError> {
    let unreachable = |error: io::Error| MailboxError { settings: false, reason: no_connection(&server.host, &error) };
    let tcp = net::connect(&server.host, server.port, server.timeout).map_err(unreachable)?;
    let mut limited = LimitedStream::over(tcp, time, SESSION_MAX);
    limited.allow(server.timeout, ANSWER_MAX);
    let greeted = |stream: ImapStream| {
        let mut session = ImapSession::new(stream);
        session.greeted().map_err(|refusal| failed(&refusal))?;
        Ok(session)
    };
    match server.protection {
        TlsMode::None => greeted(ImapStream::Plain(limited)),
        TlsMode::Tls => greeted(ImapStream::protected(server, limited)?),
        TlsMode::StartTls => {
            let mut limited = starttls(limited)?;
            limited.allow(server.timeout, ANSWER_MAX);
            ImapStream::protected(server, limited).map(ImapSession::new)
        }
    }
}

/// Asks for a protected connection (RFC 3501, section 6.2.1).
fn starttls(limited: LimitedStream) -> Result<LimitedStream, MailboxError> {
    let cannot = |why: Phrase| settings(not_protected(why));
    let refused = |refusal: CommandError| match &refusal {
        CommandError::Io(_) | CommandError::TooLong => failed(&refusal),
        _ => cannot(words(&refusal)),
    };
    let mut session = ImapSession::unprotected(limited);
    if session.greeted().map_err(refused)? == Greeting::Authenticated {
        return Err(cannot(phrase!("user-known-already", "the server takes its user for known already")));
    }
    session.command("STARTTLS", 0, &mut |_| ()).map_err(refused)?;
    // Bytes that somebody sent before TLS must not be taken for the server's.
    session.into_stream().ok_or_else(|| cannot(phrase!("said-before-tls", "more was said before it was")))
}

fn settings(reason: Phrase) -> MailboxError {
    MailboxError { settings: true, reason }
}

fn failed(refusal: &CommandError) -> MailboxError {
    let reason = phrase!("mail-server-says", "the mail server: {why}", why = words(refusal));
    MailboxError { settings: false, reason }
}

/// That the server keeps a message to itself, with its own text.
fn not_given(why: &str) -> Phrase {
    phrase!("message-not-given", "the server does not give it: {why}", why = legible(why))
}

/// Describes the failure on one line, with the server's own text.
fn words(refusal: &CommandError) -> Phrase {
    match refusal {
        CommandError::Io(error) => described(error),
        CommandError::No(said) => legible(said).into(),
        CommandError::Bye(said) => phrase!("server-takes-leave", "it takes leave: {why}", why = legible(said)),
        // Answers that are none may have any letter of the mailbox in them.
        CommandError::Unintelligible => {
            phrase!("server-unclear", "it gives an answer that cannot be understood")
        }
        CommandError::TooLong => {
            phrase!("server-line-too-long", "the server says more than it may: a line or a text is too long")
        }
        CommandError::Unsayable => {
            phrase!("login-with-line-end", "a name or a password with a line end in it cannot be said to a server")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_mailboxes_are_written_in_modified_utf_7() {
        for (name, written) in [
            ("INBOX", "INBOX"),
            ("Games & more", "Games &- more"),
            ("Entwürfe", "Entw&APw-rfe"),
            ("~peter/mail/台北/日本語", "~peter/mail/&U,BTFw-/&ZeVnLIqe-"),
            ("♟♟", "&Jl8mXw-"),
            ("🎲", "&2Dzfsg-"),
        ] {
            assert_eq!(utf7(name), written);
        }
    }

    #[test]
    fn a_search_ends_with_its_own_quotation_mark() {
        assert_eq!(plain("[adjudicate] a-1: \"x\\\" OR ALL\r\n"), "[adjudicate] a-1: x OR ALL");
    }
}
