//! Mail settings: who sends, how, and what the desk looks after.

use std::path::PathBuf;

use lettre::message::Mailbox;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::settings::imap::ImapConfig;
use crate::sysexits;
use adjudicate_mail::address;
use adjudicate_rules::{Phrase, phrase};

/// The environment variable of the password; the other place is what `password_command` prints.
pub(super) const PASSWORD: &str = "ADJUDICATE_SMTP_PASSWORD";

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
    pub send_to: TurnRecipients,
    /// An SMTP server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub smtp: Option<SmtpConfig>,
    /// A program that takes messages as sendmail does, such as /usr/sbin/sendmail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sendmail: Option<PathBuf>,
    /// A directory into which messages are written instead of being sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub directory: Option<PathBuf>,
    /// The mailbox to which your own mail comes, for `mail fetch` and `mail watch`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imap: Option<ImapConfig>,
}

/// To whom turns go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TurnRecipients {
    /// To the members who are due, with a copy to all others whom the charter names with an address.
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
    /// The output of `password_command`.
    #[serde(default, skip_serializing_if = "LoginConfig::is_password")]
    pub login: LoginConfig,
    /// The seconds to wait for each answer of the server; ten times that for everything about one message.
    #[serde(default = "timeout")]
    pub timeout: u64,
}

/// The credentials of a user for a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum LoginConfig {
    /// A password.
    #[default]
    Password,
    /// An access token (XOAUTH2), as some large providers want it.
    OAuth2,
}

impl LoginConfig {
    /// Whether it is the usual one.
    pub(super) fn is_password(&self) -> bool {
        *self == LoginConfig::Password
    }
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
    /// The address of the person who directs the event, for letters about what waits for him; without it the director's address
    /// in the charter, if that is not the desk's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub director: Option<String>,
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
            director: None,
            hosts: Vec::new(),
        }
    }
}

fn remind_days() -> u64 {
    1
}

pub(super) fn misconfigured(message: Phrase) -> Failure {
    let hint = phrase!("mail-page-sends", "docs/mail.md shows how to send mail");
    Failure::usage(message).hint(hint).status_is(sysexits::CONFIG)
}

impl MailConfig {
    /// The user's own address.
    ///
    /// # Errors
    /// The configured text is no address.
    pub fn mailbox(&self) -> Result<Mailbox, Failure> {
        let wrong = |why: Phrase| {
            let address = &self.address;
            misconfigured(phrase!(
                "mail-address-wrong",
                "`mail: address: {address}` in the configuration: {why}",
                address,
                why = why
            ))
        };
        address::parse(&self.address).map(|address| address::mailbox(self.name.as_deref(), address)).map_err(wrong)
    }
}

impl SmtpConfig {
    /// How many seconds each answer of the server has, if nothing else is said.
    pub const TIMEOUT: u64 = 60;
}
