//! The servers and programs that the settings name, each with its password.

use adjudicate_record::printable::printable_path;
use std::fs::File;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::imap::{self, ImapConfig};
use super::mail::{LoginConfig, MailConfig, PASSWORD, SmtpConfig, TlsConfig, misconfigured};
use crate::failure::Failure;
use crate::settings::Settings;
use adjudicate_mail::program::{self, TerminalUse};
use adjudicate_mail::transport::{Authentication, DeliveryRoute, Login, Sendmail, SmtpServer, TlsMode};
use adjudicate_rules::{Phrase, phrase};

/// So long `passphrase_command` may take: somebody may have to be asked.
const PASSPHRASE: Duration = Duration::from_secs(120);
/// So long a sendmail program may take for one message: more than handing it to a server takes anywhere.
const SENDMAIL: Duration = Duration::from_secs(120);
/// A password command may take so many times what one answer of the server may: somebody may have to be asked.
const ASKED: u32 = 2;

impl Settings {
    /// How messages leave. The password is fetched here, and kept in memory only.
    ///
    /// # Errors
    /// None or several ways are configured, or one that cannot be used.
    pub fn way(&self) -> Result<DeliveryRoute, Failure> {
        self.mail()?.way(self.password.as_ref().map(|secret| secret.0.as_str()))
    }

    /// The password of the store's database, where it stands in the environment or a command prints it.
    ///
    /// # Errors
    /// The command cannot be run, or prints none.
    pub fn store_password(&self) -> Result<Option<String>, Failure> {
        if let Some(secret) = &self.store_password {
            return Ok(Some(secret.0.clone()));
        }
        let command = self.config.store.as_ref().and_then(|store| store.password_command.as_ref());
        command
            .map(|command| printed_by("password_command", "password", command, PASSPHRASE, misconfigured))
            .transpose()
    }

    /// The user's mailbox: on which server, and what it is called there. The password is fetched here, and kept in memory only.
    ///
    /// # Errors
    /// The configuration does not say, or says what cannot be used.
    pub fn mailbox(&self) -> Result<(SmtpServer, String), Failure> {
        self.mailbox_within(u64::MAX)
    }

    /// The same with so many seconds at most for each answer of the server, and twice that for the command that prints the password.
    ///
    /// # Errors
    /// As [`Settings::mailbox`].
    pub fn mailbox_within(&self, seconds: u64) -> Result<(SmtpServer, String), Failure> {
        let mail = self.mail()?;
        let Some(imap) = &mail.imap else {
            return Err(misconfigured(phrase!("mailbox-unknown", "it is not known where your mail arrives")).hint(
                phrase!(
                    "mailbox-unknown-hint",
                    "`mail: imap:` in the configuration says it; `adjudicate mail setup` writes it"
                ),
            ));
        };
        let password = self.mailbox_password.as_ref().map(|secret| secret.0.as_str());
        Ok((imap.server(mail, password, seconds)?, imap.mailbox.clone()))
    }
}

impl MailConfig {
    fn way(&self, password: Option<&str>) -> Result<DeliveryRoute, Failure> {
        match (&self.smtp, &self.sendmail, &self.directory) {
            (Some(smtp), None, None) => smtp.server(self, password, PASSWORD).map(DeliveryRoute::Smtp),
            (None, Some(program), None) => {
                Ok(DeliveryRoute::Sendmail(Sendmail { program: program.clone(), limit: SENDMAIL }))
            }
            (None, None, Some(directory)) => Ok(DeliveryRoute::Directory(directory.clone())),
            _ => Err(misconfigured(phrase!(
                "mail-one-way",
                "`mail:` in the configuration needs one of `smtp`, `sendmail` and `directory`"
            ))),
        }
    }
}

impl ImapConfig {
    /// Returns the server, with the settings that a server for SMTP has.
    fn server(&self, mail: &MailConfig, password: Option<&str>, seconds: u64) -> Result<SmtpServer, Failure> {
        let port = self.port.unwrap_or(if self.tls == TlsConfig::Tls { 993 } else { 143 });
        let alike = SmtpConfig {
            host: self.host.clone(),
            port: Some(port),
            tls: self.tls,
            certificate: self.certificate.clone(),
            user: Some(self.user.clone().unwrap_or_else(|| mail.address.clone())),
            password_command: self.password_command.clone(),
            login: self.login,
            timeout: self.timeout.min(seconds),
        };
        alike.server(mail, password, imap::PASSWORD)
    }
}

impl SmtpConfig {
    /// The server, with the password that was given or that the command prints; else this variable of the environment is named.
    fn server(&self, mail: &MailConfig, password: Option<&str>, variable: &str) -> Result<SmtpServer, Failure> {
        let protection = match self.tls {
            TlsConfig::StartTls => TlsMode::StartTls,
            TlsConfig::Tls => TlsMode::Tls,
            TlsConfig::None => TlsMode::None,
        };
        let local = matches!(self.host.as_str(), "localhost" | "127.0.0.1" | "::1");
        if protection == TlsMode::None && !local {
            let host = &self.host;
            return Err(misconfigured(phrase!(
                "mail-in-the-open",
                "`tls: none` is for a server on this computer, and {host} is not: letters and passwords could be read on the way",
                host
            )));
        }
        let certificate = match &self.certificate {
            Some(path) => Some(std::fs::read(path).map_err(|error| {
                let file = printable_path(path);
                misconfigured(phrase!(
                    "certificate-unreadable",
                    "the certificate {file} cannot be read: {error}",
                    file,
                    error
                ))
            })?),
            None => None,
        };
        let login = match &self.user {
            Some(user) => {
                let authentication = match self.login {
                    LoginConfig::Password => Authentication::Password,
                    LoginConfig::OAuth2 => Authentication::OAuth2,
                };
                Some(Login { user: user.clone(), password: self.password(password, variable)?, authentication })
            }
            None => None,
        };
        let greeting = mail.mailbox()?.email.domain().to_owned();
        Ok(SmtpServer {
            host: self.host.clone(),
            port: self.port.unwrap_or(if protection == TlsMode::Tls { 465 } else { 587 }),
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
            return Err(misconfigured(phrase!(
                "no-password",
                "there is no password: set {variable}, or a `password_command`",
                variable
            )));
        };
        printed_by("password_command", "password", command, self.patience().saturating_mul(ASKED), misconfigured)
    }

    /// How long to wait for an answer.
    fn patience(&self) -> Duration {
        Duration::from_secs(self.timeout.clamp(1, 600))
    }
}

/// Returns the output of `passphrase_command`.
///
/// # Errors
/// As [`printed_by`].
pub(super) fn passphrase_of(command: &str) -> Result<String, Failure> {
    printed_by("passphrase_command", "passphrase", command, PASSPHRASE, Failure::usage)
}

/// The first line that a command of the configuration prints: a secret, called `what` to people; `key` is where it stands, and
/// `wrong` makes a failure of it.
///
/// # Errors
/// The command cannot be run, fails, prints nothing, or takes longer than `limit`.
fn printed_by(
    key: &str,
    what: &str,
    command: &str,
    limit: Duration,
    wrong: fn(Phrase) -> Failure,
) -> Result<String, Failure> {
    // Its standard error goes to the user; its output is never shown.
    let mut shell = shell(command);
    shell.stderr(Stdio::inherit());
    // Without a terminal, nobody can be asked on it, and all processes of the command can be ended.
    let terminal = if File::open(TERMINAL).is_ok() { TerminalUse::Shared } else { TerminalUse::None };
    let done = program::run(&mut shell, Vec::new(), limit, terminal)
        .map_err(|error| wrong(phrase!("secret-unrun", "`{key}` cannot be run: {error}", key, error)))?;
    let Some(done) = done else {
        let seconds = limit.as_secs();
        let reason =
            phrase!("secret-late", "`{key}` had not ended after {seconds} seconds, and was ended", key, seconds);
        return Err(
            Failure::environment(reason).hint(phrase!("secret-late-hint", "it may wait for somebody who is not there"))
        );
    };
    let printed = String::from_utf8(done.printed).unwrap_or_default();
    let secret = printed.lines().next().unwrap_or_default();
    match done.success && !secret.is_empty() {
        true => Ok(secret.to_owned()),
        false => Err(wrong(phrase!("secret-unprinted", "`{key}` gave no {what}", key, what))),
    }
}

/// The terminal of the user.
const TERMINAL: &str = if cfg!(windows) { "CONIN$" } else { "/dev/tty" };

/// A command as the system's own shell understands it.
#[cfg(not(windows))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", command]);
    shell
}

/// A command as the system's own shell understands it, which reads its line as it stands.
#[cfg(windows)]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    std::os::windows::process::CommandExt::raw_arg(&mut shell, format!("/D /S /C \"{command}\""));
    shell
}
