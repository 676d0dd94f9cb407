//! Mail settings: who sends, how, and what the desk looks after.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use lettre::message::Mailbox;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::settings::Settings;
use crate::settings::imap::ImapConfig;
use crate::sysexits;
use adjudicate_mail::address;
use adjudicate_mail::outbox::Outbox;
use adjudicate_mail::program::{self, TerminalUse};
use adjudicate_mail::transport::{Delivery, Login, Protection, Sendmail, Server};

/// The environment variable of the password; the other place is what `password_command` prints.
pub(super) const PASSWORD: &str = "ADJUDICATE_SMTP_PASSWORD";

/// So long a sendmail program may take for one message: more than handing it to a server takes anywhere.
const SENDMAIL: Duration = Duration::from_secs(120);
/// A password command may take so many times what one answer of the server may: somebody may have to be asked.
const ASKED: u32 = 2;

/// How mail is sent. Of `smtp`, `sendmail` and `directory` one is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MailConfig {
    /// Your address, from which mail is sent.
    pub address: String,
    /// Your name for people, shown beside the address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// To whom your turns go if nothing else is said.
    #[serde(default)]
    pub send_to: SendTo,
    /// An SMTP server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub smtp: Option<SmtpConfig>,
    /// A program that takes messages as sendmail does, such as /usr/sbin/sendmail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sendmail: Option<PathBuf>,
    /// A directory into which messages are written instead of being sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub directory: Option<PathBuf>,
    /// Where your own mail arrives, for `mail fetch` and `mail watch`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imap: Option<ImapConfig>,
}

/// To whom turns go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SendTo {
    /// To who is due, and in copy to all others whom the charter names with an address.
    Everyone,
    /// To the referee only, whose desk sends it on; as `everyone` where the charter names no referee with an address.
    #[default]
    Referee,
}

/// An SMTP server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SmtpConfig {
    /// Its name.
    pub host: String,
    /// Its port; 587, or 465 with `tls: tls`, if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub port: Option<u16>,
    /// How the connection is protected.
    #[serde(default)]
    pub tls: TlsConfig,
    /// A file with a certificate (PEM) to trust beside those of the system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<PathBuf>,
    /// The user to log in as; nobody logs in if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// A command that prints the password; the environment variable `ADJUDICATE_SMTP_PASSWORD` goes first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password_command: Option<String>,
    /// How many seconds to wait for each answer of the server; ten times that for all that belongs to one message.
    #[serde(default = "timeout")]
    pub timeout: u64,
}

/// How a connection is protected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TlsConfig {
    /// STARTTLS; without it nothing is sent.
    #[default]
    StartTls,
    /// TLS from the first byte.
    Tls,
    /// None: only for a server on this computer.
    None,
}

pub(super) fn timeout() -> u64 {
    SmtpConfig::TIMEOUT
}

/// The referee's desk: `adjudicate mail serve`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeskConfig {
    /// The directory with the games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<PathBuf>,
    /// The directory of an event that the user directs; its games are below it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<PathBuf>,
    /// The Maildir at which mail for the desk arrives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maildir: Option<PathBuf>,
    /// The address to which players without a key answer, with `{}` where their token stands: `desk+{}@example.org`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<String>,
    /// The host whose `Authentication-Results` have to say that an answer comes from where it says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub authentication: Option<String>,
    /// How many days before a deadline to remind; 0 for never.
    #[serde(default = "remind_days")]
    pub remind_days: u64,
    /// Addresses, named in the charters of games here, that want a summary every day.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub digest: Vec<String>,
    /// Addresses whose owners may lay games before the desk by mail: a charter that names the desk's key as the referee's is taken in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hosts: Vec<String>,
}

impl Default for DeskConfig {
    fn default() -> DeskConfig {
        DeskConfig {
            games: None,
            event: None,
            maildir: None,
            reply: None,
            authentication: None,
            remind_days: remind_days(),
            digest: Vec::new(),
            hosts: Vec::new(),
        }
    }
}

fn remind_days() -> u64 {
    1
}

impl Settings {
    /// How to send mail.
    ///
    /// # Errors
    /// The configuration does not say.
    pub fn mail(&self) -> Result<&MailConfig, Failure> {
        self.config.mail.as_ref().ok_or_else(|| {
            let place = match &self.config_directory {
                Some(directory) => directory.join("config.yaml").display().to_string(),
                None => "config.yaml".to_owned(),
            };
            Failure::usage("it is not known how to send mail")
                .hint(format!("{place} needs a part `mail:`; docs/mail.md shows it"))
                .status_is(sysexits::CONFIG)
        })
    }

    /// How messages leave. The password is fetched here, and kept in memory only.
    ///
    /// # Errors
    /// None or several ways are configured, or one that cannot be used.
    pub fn way(&self) -> Result<Delivery, Failure> {
        self.mail()?.way(self.password.as_ref().map(|secret| secret.0.as_str()))
    }

    /// The messages that wait to be sent.
    ///
    /// # Errors
    /// As [`Settings::state_directory`].
    pub fn outbox(&self) -> Result<Outbox, Failure> {
        self.state_directory().map(Outbox::below)
    }
}

pub(super) fn misconfigured(message: String) -> Failure {
    Failure::usage(message).hint("docs/mail.md shows how to send mail").status_is(sysexits::CONFIG)
}

impl MailConfig {
    /// The user's own address.
    ///
    /// # Errors
    /// What the configuration has is none.
    pub fn mailbox(&self) -> Result<Mailbox, Failure> {
        let wrong = |why| misconfigured(format!("`mail: address: {}` in the configuration: {why}", self.address));
        address::parse(&self.address).map(|address| address::mailbox(self.name.as_deref(), address)).map_err(wrong)
    }

    fn way(&self, password: Option<&str>) -> Result<Delivery, Failure> {
        match (&self.smtp, &self.sendmail, &self.directory) {
            (Some(smtp), None, None) => smtp.server(self, password, PASSWORD).map(Delivery::Smtp),
            (None, Some(program), None) => {
                Ok(Delivery::Sendmail(Sendmail { program: program.clone(), limit: SENDMAIL }))
            }
            (None, None, Some(directory)) => Ok(Delivery::Directory(directory.clone())),
            _ => Err(misconfigured(
                "`mail:` in the configuration needs one of `smtp`, `sendmail` and `directory`".into(),
            )),
        }
    }
}

impl SmtpConfig {
    /// How many seconds each answer of the server has, if nothing else is said.
    pub const TIMEOUT: u64 = 60;

    /// The server, with the password that was given or that the command prints; else this variable of the environment is named.
    pub(super) fn server(&self, mail: &MailConfig, password: Option<&str>, variable: &str) -> Result<Server, Failure> {
        let protection = match self.tls {
            TlsConfig::StartTls => Protection::StartTls,
            TlsConfig::Tls => Protection::Tls,
            TlsConfig::None => Protection::None,
        };
        let local = matches!(self.host.as_str(), "localhost" | "127.0.0.1" | "::1");
        if protection == Protection::None && !local {
            return Err(misconfigured(format!(
                "`tls: none` is for a server on this computer, and {} is not: letters and passwords could be read on the way",
                self.host
            )));
        }
        let certificate = match &self.certificate {
            Some(path) => Some(std::fs::read(path).map_err(|error| {
                misconfigured(format!("the certificate {} cannot be read: {error}", path.display()))
            })?),
            None => None,
        };
        let login = match &self.user {
            Some(user) => Some(Login { user: user.clone(), password: self.password(password, variable)? }),
            None => None,
        };
        let greeting = mail.mailbox()?.email.domain().to_owned();
        Ok(Server {
            host: self.host.clone(),
            port: self.port.unwrap_or(if protection == Protection::Tls { 465 } else { 587 }),
            protection,
            certificate,
            login,
            timeout: self.patience(),
            greeting,
        })
    }

    fn password(&self, given: Option<&str>, variable: &str) -> Result<String, Failure> {
        if let Some(password) = given {
            return Ok(password.to_owned());
        }
        let Some(command) = &self.password_command else {
            return Err(misconfigured(format!("there is no password: set {variable}, or a `password_command`")));
        };
        printed_by("password_command", "password", command, self.patience().saturating_mul(ASKED), misconfigured)
    }

    /// How long to wait for an answer.
    fn patience(&self) -> Duration {
        Duration::from_secs(self.timeout.clamp(1, 600))
    }
}

/// The first line that a command of the configuration prints: a secret, called `what` to people; `key` is where it stands, and
/// `wrong` makes a failure of it.
///
/// # Errors
/// The command cannot be run, fails, prints nothing, or takes longer than `limit`.
pub(super) fn printed_by(
    key: &str,
    what: &str,
    command: &str,
    limit: Duration,
    wrong: fn(String) -> Failure,
) -> Result<String, Failure> {
    // What it says on standard error goes to the user; what it prints is never shown.
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", command]).stderr(Stdio::inherit());
    // Where there is no terminal, nobody can be asked on it, and all that the command has started can be ended.
    let terminal = if File::open("/dev/tty").is_ok() { TerminalUse::Shared } else { TerminalUse::None };
    let done = program::run(&mut shell, Vec::new(), limit, terminal)
        .map_err(|error| wrong(format!("`{key}` cannot be run: {error}")))?;
    let Some(done) = done else {
        let reason = format!("`{key}` had not ended after {} seconds, and was ended", limit.as_secs());
        return Err(Failure::environment(reason).hint("it may wait for somebody who is not there"));
    };
    let printed = String::from_utf8(done.printed).unwrap_or_default();
    let secret = printed.lines().next().unwrap_or_default();
    match done.success && !secret.is_empty() {
        true => Ok(secret.to_owned()),
        false => Err(wrong(format!("`{key}` gave no {what}"))),
    }
}
