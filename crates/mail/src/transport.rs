//! Handing messages over: to an SMTP server, to a sendmail program, or into a directory; and [`imap`], which reads a mailbox on a
//! server. The only place that touches the network.
//!
//! lettre speaks SMTP over a connection of ours (`smtp/bounded.rs`), and the client for IMAP over another
//! (`imap/stream.rs`): both have a deadline and a limit on length for each command and each session, before TLS as
//! behind it. The answer that was bad decides what a failure concerns: answers to `RCPT` and to the message concern the
//! message, all others everything.

pub mod imap;
mod net;
mod smtp;

use adjudicate_record::printable::printable_path;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lettre::Address;
use lettre::address::Envelope;
use serde_json::json;

use self::smtp::SmtpConnection;
use super::program::{self, TerminalUse};
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::{self, Disk, FileError};
use adjudicate_rules::{Phrase, phrase};

/// How messages leave.
#[derive(Clone)]
pub enum DeliveryRoute {
    /// To an SMTP server.
    Smtp(SmtpServer),
    /// To a program that takes messages as sendmail does.
    Sendmail(Sendmail),
    /// Into a directory, for those who send by hand.
    Directory(PathBuf),
}

/// A program that takes messages as sendmail does.
#[derive(Clone)]
pub struct Sendmail {
    /// Its path.
    pub program: PathBuf,
    /// The time after which it is ended, with all processes that it has started.
    pub limit: Duration,
}

/// An SMTP server.
#[derive(Clone)]
pub struct SmtpServer {
    /// Its name, which its certificate has to bear.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is protected.
    pub protection: TlsMode,
    /// A certificate (PEM) to trust beside those of the system.
    pub certificate: Option<Vec<u8>>,
    /// User and password.
    pub login: Option<Login>,
    /// The time to wait for each answer; for everything about one message, ten times that.
    pub timeout: Duration,
    /// The name to greet with.
    pub greeting: String,
}

/// How a connection is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TlsMode {
    /// STARTTLS; without it nothing is sent.
    StartTls,
    /// TLS from the first byte.
    Tls,
    /// Not at all.
    None,
}

/// A user and his password, which is never shown.
#[derive(Clone)]
pub struct Login {
    /// The user.
    pub user: String,
    /// The password, or with [`Authentication::OAuth2`] the access token.
    pub password: String,
    /// How the user proves who he is.
    pub authentication: Authentication,
}

/// How a user proves to a server who he is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Authentication {
    /// By a password.
    #[default]
    Password,
    /// By an access token (`XOAUTH2`).
    OAuth2,
}

impl Login {
    /// A text without this password, which some servers repeat, as it is or in base64. A text with a key is not the server's.
    fn hide(&self, text: Phrase) -> Phrase {
        if !text.key.is_empty() {
            return text;
        }
        let Login { user, password, .. } = self;
        let encoded =
            [password.clone(), format!("\0{user}\0{password}"), self.bearer()].map(|text| STANDARD.encode(text));
        let secrets = encoded.iter().chain([password]).filter(|secret| !secret.is_empty());
        secrets.fold(text.english, |text, secret| text.replace(secret.as_str(), "[password]")).into()
    }

    /// Returns the token that `XOAUTH2` sends.
    fn bearer(&self) -> String {
        format!("user={}\x01auth=Bearer {}\x01\x01", self.user, self.password)
    }
}

impl fmt::Debug for Login {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Login").field("user", &self.user).finish_non_exhaustive()
    }
}

/// Why a message was not handed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeliveryError {
    /// Whether trying again later makes sense.
    pub retryable: bool,
    /// Whether it concerns everything that would go this way, and not just this message.
    pub all: bool,
    /// Why, in words.
    pub reason: Phrase,
}

impl fmt::Display for DeliveryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

/// A way that is open.
pub struct Transport(OpenDelivery);

enum OpenDelivery {
    Smtp(Box<SmtpConnection>),
    Sendmail(Sendmail),
    Directory(PathBuf),
}

impl Transport {
    /// Prepares a way; nothing is sent yet.
    ///
    /// # Errors
    /// The certificate cannot be read, or the system's certificates cannot be loaded.
    pub fn open(way: DeliveryRoute) -> Result<Transport, DeliveryError> {
        Ok(Transport(match way {
            DeliveryRoute::Smtp(server) => OpenDelivery::Smtp(Box::new(SmtpConnection::to(server)?)),
            DeliveryRoute::Sendmail(sendmail) => OpenDelivery::Sendmail(sendmail),
            DeliveryRoute::Directory(directory) => OpenDelivery::Directory(directory),
        }))
    }

    /// Hands one message over for one recipient. A connection to a server stays open.
    ///
    /// # Errors
    /// It was not taken.
    pub fn send(&mut self, from: &Address, to: &Address, message: &[u8]) -> Result<(), DeliveryError> {
        let envelope = Envelope::new(Some(from.clone()), vec![to.clone()]);
        let envelope = envelope.map_err(|error| DeliveryError {
            retryable: false,
            all: false,
            reason: error.to_string().into(),
        })?;
        match &mut self.0 {
            OpenDelivery::Smtp(line) => line.send(&envelope, message),
            OpenDelivery::Sendmail(sendmail) => sendmail.send(from, to, message),
            OpenDelivery::Directory(directory) => put(directory, from, to, message).map_err(|error| DeliveryError {
                retryable: true,
                all: true,
                reason: match directory.is_dir() {
                    true => error.phrase(),
                    false => {
                        let directory = printable_path(directory);
                        phrase!("transport-no-directory", "there is no directory `{directory}`", directory)
                    }
                },
            }),
        }
    }

    /// Whether messages can leave, without sending one: a server lets the user in, a program can be run, a directory is there.
    ///
    /// # Errors
    /// They cannot.
    pub fn check(&mut self) -> Result<(), DeliveryError> {
        let not = |reason: Phrase| Err(DeliveryError { retryable: true, all: true, reason });
        match &mut self.0 {
            OpenDelivery::Smtp(line) => line.check(),
            OpenDelivery::Sendmail(Sendmail { program, .. }) => {
                let (about, program) = (std::fs::metadata(&*program), printable_path(program));
                match about {
                    Ok(about) if about.is_file() => Ok(()),
                    Ok(_) => not(phrase!("transport-no-program", "`{program}` is no program", program)),
                    Err(error) => {
                        let why = described(&error);
                        not(phrase!("transport-unrun", "`{program}` cannot be run: {why}", program, why = why))
                    }
                }
            }
            OpenDelivery::Directory(directory) => {
                let (about, directory) = (std::fs::metadata(&*directory), printable_path(directory));
                match about {
                    Ok(about) if about.is_dir() => Ok(()),
                    Ok(_) => not(phrase!("transport-file", "`{directory}` is no directory", directory)),
                    Err(error) => {
                        let why = described(&error);
                        not(phrase!("transport-unusable", "`{directory}` cannot be used: {why}", directory, why = why))
                    }
                }
            }
        }
    }

    /// Whether a server waits for more.
    pub fn is_connected(&self) -> bool {
        matches!(&self.0, OpenDelivery::Smtp(line) if line.is_connected())
    }

    /// Takes leave of the server, if it waits for more; the next message connects anew.
    pub fn hang_up(&mut self) {
        if let OpenDelivery::Smtp(line) = &mut self.0 {
            line.hang_up();
        }
    }
}

/// Puts a message and its recipient into a directory, under names that follow from both: if it is sent again after a
/// crash, it is there once. The message comes last, so that a reader who sees it sees all of it.
fn put(directory: &Path, from: &Address, to: &Address, message: &[u8]) -> Result<(), FileError> {
    let (sender, recipient): (&str, &str) = (from.as_ref(), to.as_ref());
    let digest = Digest(sha256(&[sender.as_bytes(), b"\n", recipient.as_bytes(), b"\n", message])).to_hex();
    let path = |end: &str| directory.join(format!("{}.{end}", digest.get(..40).unwrap_or(&digest)));
    let envelope = json!({ "forward_path": [recipient], "reverse_path": sender }).to_string();
    file::create_missing(&Disk, [(path("json"), envelope.into_bytes()), (path("eml"), message.to_owned())])
}

impl Sendmail {
    /// Hands one message over. A program that cannot be started takes none, nor does one that hangs; one that fails may take
    /// the next.
    fn send(&self, from: &Address, to: &Address, message: &[u8]) -> Result<(), DeliveryError> {
        let (sender, recipient): (&str, &str) = (from.as_ref(), to.as_ref());
        let mut command = Command::new(&self.program);
        command.args(["-i", "-f", sender, "--", recipient]).stderr(Stdio::piped());
        let (all, reason) = match program::run(&mut command, message.to_owned(), self.limit, TerminalUse::None) {
            Err(error) => {
                let why = described(&error);
                (true, phrase!("sendmail-unrun", "the sendmail program cannot be run: {why}", why = why))
            }
            Ok(None) => {
                let late = phrase!(
                    "sendmail-late",
                    "the sendmail program had not ended after {seconds} seconds, and was ended",
                    seconds = self.limit.as_secs()
                );
                (true, late)
            }
            Ok(Some(done)) if done.success && done.took_all => return Ok(()),
            Ok(Some(done)) => (
                false,
                match legible(&String::from_utf8_lossy(&done.said)).trim() {
                    "" if done.success => {
                        phrase!("sendmail-stopped", "the sendmail program has not read the whole message")
                    }
                    "" => phrase!("sendmail-failed", "the sendmail program has failed and does not say why"),
                    why => phrase!("sendmail-says", "the sendmail program says: {why}", why),
                },
            ),
        };
        Err(DeliveryError { retryable: true, all, reason })
    }
}

/// That a server cannot be reached.
fn no_connection(host: &str, error: &std::io::Error) -> Phrase {
    phrase!("mail-server-unreachable", "there is no connection to {host}: {why}", host, why = described(error))
}

/// That TLS cannot be begun.
fn not_protected(why: Phrase) -> Phrase {
    phrase!("connection-unprotected", "the connection cannot be protected: {why}", why = why)
}

/// That a login has failed.
fn not_let_in(why: Phrase) -> Phrase {
    phrase!("login-refused", "the server does not let this user in: {why}", why = why)
}

/// That a server is silent. The system's message for a read timeout would mean nothing to people.
fn no_answer() -> Phrase {
    phrase!("no-answer", "the server did not answer in time")
}

/// An error with its causes, on one line.
fn described(error: &(dyn std::error::Error + 'static)) -> Phrase {
    if let Some(fault) = net::fault_in(error) {
        return fault.clone();
    }
    let mut text = String::new();
    for cause in std::iter::successors(Some(error), |cause| cause.source()) {
        let kind = cause.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
        if matches!(kind, Some(std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut)) {
            return no_answer();
        }
        let said = cause.to_string();
        if text.is_empty() {
            text = said;
        } else if !text.contains(&said) {
            text = format!("{text}: {said}");
        }
    }
    legible(&text).into()
}

/// A text of somebody else's on one line.
fn legible(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(400).collect()
}
