//! The servers of large mail providers, which `mail setup` proposes.

use crate::failure::Failure;
use adjudicate_rules::{Phrase, phrase};

/// A mail provider.
pub struct MailProvider {
    /// The domains of its addresses.
    domains: &'static [&'static str],
    /// Its name, for people.
    name: &'static str,
    /// The server for outgoing mail, with its port.
    pub smtp: &'static str,
    /// The server with the mailboxes, with its port.
    pub imap: &'static str,
    /// Whether programs log in with a password of their own.
    needs_app_password: bool,
}

/// The providers, with the servers that their help pages name.
const PROVIDERS: &[MailProvider] = &[
    MailProvider {
        domains: &["gmail.com", "googlemail.com"],
        name: "Gmail",
        smtp: "smtp.gmail.com:465",
        imap: "imap.gmail.com:993",
        needs_app_password: true,
    },
    MailProvider {
        domains: &["icloud.com", "me.com", "mac.com"],
        name: "iCloud",
        smtp: "smtp.mail.me.com:587",
        imap: "imap.mail.me.com:993",
        needs_app_password: true,
    },
    MailProvider {
        domains: &["yahoo.com", "yahoo.co.uk", "yahoo.de", "yahoo.fr", "ymail.com"],
        name: "Yahoo",
        smtp: "smtp.mail.yahoo.com:465",
        imap: "imap.mail.yahoo.com:993",
        needs_app_password: true,
    },
    MailProvider {
        domains: &["aol.com"],
        name: "AOL",
        smtp: "smtp.aol.com:465",
        imap: "imap.aol.com:993",
        needs_app_password: true,
    },
    MailProvider {
        domains: &["fastmail.com", "fastmail.fm"],
        name: "Fastmail",
        smtp: "smtp.fastmail.com:465",
        imap: "imap.fastmail.com:993",
        needs_app_password: true,
    },
    MailProvider {
        domains: &["gmx.de", "gmx.net", "gmx.at", "gmx.ch"],
        name: "GMX",
        smtp: "mail.gmx.net:465",
        imap: "imap.gmx.net:993",
        needs_app_password: false,
    },
    MailProvider {
        domains: &["web.de"],
        name: "WEB.DE",
        smtp: "smtp.web.de:587",
        imap: "imap.web.de:993",
        needs_app_password: false,
    },
    MailProvider {
        domains: &["t-online.de"],
        name: "Telekom",
        smtp: "securesmtp.t-online.de:465",
        imap: "secureimap.t-online.de:993",
        needs_app_password: true,
    },
    MailProvider {
        domains: &["posteo.de", "posteo.net"],
        name: "Posteo",
        smtp: "posteo.de:465",
        imap: "posteo.de:993",
        needs_app_password: false,
    },
    MailProvider {
        domains: &["mailbox.org"],
        name: "mailbox.org",
        smtp: "smtp.mailbox.org:465",
        imap: "imap.mailbox.org:993",
        needs_app_password: false,
    },
];

impl MailProvider {
    /// Returns a sentence about its passwords. `None` if the usual password serves.
    pub fn advice(&self) -> Option<Phrase> {
        let name = self.name;
        self.needs_app_password.then(|| {
            phrase!(
                "app-password",
                "{name} wants an app password here, not the password of its web page: make one in the security settings of your account.",
                name
            )
        })
    }
}

/// Returns the provider of addresses in this domain.
pub fn of(domain: &str) -> Option<&'static MailProvider> {
    PROVIDERS.iter().find(|provider| provider.domains.contains(&domain))
}

/// Returns the answer to a question for a server or a path, so that a word such as `help` is taken for neither.
///
/// # Errors
/// It is none of them.
pub fn typed(text: &str) -> Result<String, Failure> {
    let (host, _) = text.rsplit_once(':').unwrap_or((text, ""));
    let is_name = host.contains('.') || host == "localhost" || host.contains(':');
    if text.contains('/') || is_name {
        return Ok(text.to_owned());
    }
    Err(Failure::usage(phrase!("no-server-and-no-path", "`{text}` is no server and no path", text)).hint(phrase!(
        "server-and-path",
        "a server has a name with dots, such as smtp.example.org; a path has a `/`, such as ./out"
    )))
}
