//! A player's own mailbox on a server: `adjudicate mail fetch`.

use std::path::PathBuf;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mail::{LoginConfig, TlsConfig, timeout};

/// The environment variable of the password; the other place is what `password_command` prints.
pub(super) const PASSWORD: &str = "ADJUDICATE_IMAP_PASSWORD";

/// A mailbox on a server, read over IMAP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImapConfig {
    /// The server's name.
    pub host: String,
    /// Its port; 143, or 993 with `tls: tls`, if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub port: Option<u16>,
    /// How the connection is protected.
    #[serde(default)]
    pub tls: TlsConfig,
    /// A file with a certificate (PEM) to trust beside those of the system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<PathBuf>,
    /// The user to log in as; the address of `mail` if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// A command that prints the password; the environment variable `ADJUDICATE_IMAP_PASSWORD` goes first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password_command: Option<String>,
    /// The output of `password_command`.
    #[serde(default, skip_serializing_if = "LoginConfig::is_password")]
    pub login: LoginConfig,
    /// The mailbox in which letters about games arrive.
    #[serde(default = "inbox")]
    pub mailbox: String,
    /// How many seconds to wait for each answer of the server.
    #[serde(default = "timeout")]
    pub timeout: u64,
}

fn inbox() -> String {
    "INBOX".to_owned()
}

impl ImapConfig {
    /// The mailbox of this user on this server, with everything else as usual.
    pub fn new(host: String, user: String) -> ImapConfig {
        ImapConfig {
            host,
            port: None,
            tls: TlsConfig::default(),
            certificate: None,
            user: Some(user),
            password_command: None,
            login: LoginConfig::default(),
            mailbox: inbox(),
            timeout: timeout(),
        }
    }
}
