//! A player's own mailbox on a server: `adjudicate mail fetch`.

use std::path::PathBuf;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mail::{MailConfig, SmtpConfig, TlsConfig, timeout};
use crate::failure::Failure;
use crate::settings::Settings;
use adjudicate_mail::transport::Server;

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
            mailbox: inbox(),
            timeout: timeout(),
        }
    }

    /// What is known of the server, which is what is known of one for SMTP.
    fn server(&self, mail: &MailConfig, password: Option<&str>) -> Result<Server, Failure> {
        let port = self.port.unwrap_or(if self.tls == TlsConfig::Tls { 993 } else { 143 });
        let alike = SmtpConfig {
            host: self.host.clone(),
            port: Some(port),
            tls: self.tls,
            certificate: self.certificate.clone(),
            user: Some(self.user.clone().unwrap_or_else(|| mail.address.clone())),
            password_command: self.password_command.clone(),
            timeout: self.timeout,
        };
        alike.server(mail, password, PASSWORD)
    }
}

impl Settings {
    /// The user's mailbox: on which server, and what it is called there. The password is fetched here, and kept in memory only.
    ///
    /// # Errors
    /// The configuration does not say, or says what cannot be used.
    pub fn mailbox(&self) -> Result<(Server, String), Failure> {
        let mail = self.mail()?;
        let Some(imap) = &mail.imap else {
            return Err(super::mail::misconfigured("it is not known where your mail arrives".to_owned())
                .hint("`mail: imap:` in the configuration says it; `adjudicate mail setup` writes it"));
        };
        let password = self.mailbox_password.as_ref().map(|secret| secret.0.as_str());
        Ok((imap.server(mail, password)?, imap.mailbox.clone()))
    }
}
