//! The connection to an SMTP server, kept from one message to the next.
//!
//! To connect, to protect the connection and to log in takes longer than handing over a message. But servers close
//! connections that they find idle, or after so many messages, and that must not put anybody's mail off. So a connection that
//! has been used is asked first whether it still stands, and what the server refuses together with the connection goes over a
//! new one. Whatever fails behind that is told: nobody knows then whether the message was taken.

use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{Certificate, SmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};

use super::relay::Relay;
use super::{Protection, Server, Undelivered, described};

/// All that belongs to a message may take so many times what one answer may.
const ANSWERS: u32 = 10;

/// The way to a server, connected or not.
pub struct ServerLine {
    server: Server,
    tls: Option<TlsParameters>,
    connection: Option<Connection>,
}

/// A connection, which is closed whatever its other end does.
struct Connection {
    smtp: SmtpConnection,
    relay: Relay,
}

/// What the server had to answer when it went wrong.
enum Failed {
    /// Who we are: the greeting, the login, the sender's address. It says nothing about a message.
    Us(&'static str, smtp::Error),
    /// Whether it takes this message for this recipient.
    Message(smtp::Error),
}

impl Failed {
    fn error(&self) -> &smtp::Error {
        match self {
            Failed::Us(_, error) | Failed::Message(error) => error,
        }
    }
}

impl ServerLine {
    /// Prepares the way to this server.
    ///
    /// # Errors
    /// The certificate cannot be read, or the system's certificates cannot be had.
    pub fn to(server: Server) -> Result<ServerLine, Undelivered> {
        let tls = match server.protection {
            Protection::None => None,
            Protection::StartTls | Protection::Tls => Some(parameters(&server).map_err(|error| Undelivered {
                again: true,
                all: true,
                reason: described(&error),
            })?),
        };
        Ok(ServerLine { server, tls, connection: None })
    }

    /// Whether the server waits for more.
    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// Takes leave of the server.
    pub fn hang_up(&mut self) {
        if let Some(Connection { mut smtp, relay }) = self.connection.take() {
            // Everything that was sent has been taken, whatever the server answers now.
            relay.within(self.server.timeout, || drop(smtp.quit()));
        }
    }

    /// Hands over one message.
    ///
    /// # Errors
    /// It was not taken, or nobody knows whether it was.
    pub fn send(&mut self, envelope: &Envelope, message: &[u8]) -> Result<(), Undelivered> {
        let limit = self.limit();
        if let Some(mut used) = self.connection.take() {
            let Connection { smtp, relay } = &mut used;
            let talk = || smtp.test_connected().then(|| hand_over(smtp, envelope, message));
            match relay.within(limit, talk) {
                (Some(Ok(())), _) => {
                    self.connection = Some(used);
                    return Ok(());
                }
                (_, true) => return Err(late(limit)),
                // The server takes nothing more over this connection, and has not taken this message.
                (None, false) => {}
                (Some(Err(failed)), false) if closes(failed.error()) => {}
                (Some(Err(failed)), false) => return Err(refused(&failed)),
            }
        }
        let relay = self.relay()?;
        let talk = || {
            let mut smtp = self.greet(&relay)?;
            hand_over(&mut smtp, envelope, message).map(|()| smtp)
        };
        match relay.within(limit, talk) {
            (Ok(smtp), false) => {
                self.connection = Some(Connection { smtp, relay });
                Ok(())
            }
            // It has been taken, and only then the time was over.
            (Ok(_), true) => Ok(()),
            (Err(_), true) => Err(late(limit)),
            (Err(failed), false) => Err(refused(&failed)),
        }
    }

    /// Connects and logs in, and hands nothing over.
    ///
    /// # Errors
    /// The server is not reached, or does not let this user in.
    pub fn check(&mut self) -> Result<(), Undelivered> {
        let limit = self.limit();
        let relay = self.relay()?;
        match relay.within(limit, || self.greet(&relay).map(|mut smtp| drop(smtp.quit()))) {
            (Ok(()), _) => Ok(()),
            (Err(_), true) => Err(late(limit)),
            (Err(failed), false) => Err(refused(&failed)),
        }
    }

    fn relay(&self) -> Result<Relay, Undelivered> {
        let Server { host, port, timeout, .. } = &self.server;
        Relay::to(host, *port, *timeout).map_err(|error| Undelivered {
            again: true,
            all: true,
            reason: format!("there is no connection to {host}: {}", described(&error)),
        })
    }

    fn limit(&self) -> Duration {
        self.server.timeout.saturating_mul(ANSWERS)
    }

    /// Connects, protects the connection, and logs in.
    fn greet(&self, relay: &Relay) -> Result<SmtpConnection, Failed> {
        let Server { protection, login, timeout, greeting, .. } = &self.server;
        let name = ClientId::Domain(greeting.clone());
        let first = self.tls.as_ref().filter(|_| *protection == Protection::Tls);
        let mut smtp = SmtpConnection::connect(relay.address(), Some(*timeout), &name, first, None)
            .map_err(|error| Failed::Us("the server takes no mail from here", error))?;
        if let Some(tls) = self.tls.as_ref().filter(|_| *protection == Protection::StartTls) {
            smtp.starttls(tls, &name).map_err(|error| Failed::Us("the connection cannot be protected", error))?;
        }
        if let Some(login) = login {
            let credentials = Credentials::new(login.user.clone(), login.password.clone());
            let done = smtp.auth(DEFAULT_MECHANISMS, &credentials);
            done.map_err(|error| Failed::Us("the server does not let this user in", error))?;
        }
        Ok(smtp)
    }
}

/// Hands over a message, and takes leave if it is refused. The library does the same in one go, but does not say which
/// answer of the server was the bad one.
fn hand_over(smtp: &mut SmtpConnection, envelope: &Envelope, message: &[u8]) -> Result<(), Failed> {
    let done = dialogue(smtp, envelope, message);
    if let Err(failed) = &done
        && failed.error().status().is_some()
    {
        smtp.abort();
    }
    done
}

fn dialogue(smtp: &mut SmtpConnection, envelope: &Envelope, message: &[u8]) -> Result<(), Failed> {
    let mut parameters = Vec::new();
    if !message.is_ascii() && smtp.server_info().supports_feature(Extension::EightBitMime) {
        parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
    }
    let sender = smtp.command(Mail::new(envelope.from().cloned(), parameters));
    sender.map_err(|error| Failed::Us("the server does not take what this address sends", error))?;
    for to in envelope.to() {
        smtp.command(Rcpt::new(to.clone(), Vec::new())).map_err(Failed::Message)?;
    }
    smtp.command(Data).map_err(Failed::Message)?;
    smtp.message(message).map(drop).map_err(Failed::Message)
}

impl Drop for ServerLine {
    fn drop(&mut self) {
        self.hang_up();
    }
}

fn parameters(server: &Server) -> Result<TlsParameters, smtp::Error> {
    let mut parameters = TlsParameters::builder(server.host.clone());
    if let Some(pem) = &server.certificate {
        parameters = parameters.add_root_certificate(Certificate::from_pem(pem)?);
    }
    parameters.build_rustls()
}

/// Whether the server says that it closes the connection, which it may in answer to anything (RFC 5321, section 3.8).
fn closes(error: &smtp::Error) -> bool {
    error.status().is_some_and(|code| code.to_string() == "421")
}

fn late(limit: Duration) -> Undelivered {
    let reason = format!("the server did not answer in time: it had {} seconds in all", limit.as_secs());
    Undelivered { again: true, all: true, reason }
}

/// What it means for the message.
fn refused(failed: &Failed) -> Undelivered {
    let reason = described(failed.error());
    let error = match failed {
        Failed::Us(what, error) if error.status().is_some() => {
            return Undelivered { again: true, all: true, reason: format!("{what}: {reason}") };
        }
        Failed::Us(_, _) => return Undelivered { again: true, all: true, reason },
        Failed::Message(error) => error,
    };
    let code = error.status().map(|code| code.to_string());
    // Codes about logging in and about greeting concern the user and the server, not this message.
    let about_all = matches!(
        code.as_deref(),
        Some("421" | "432" | "454" | "500" | "502" | "503" | "504" | "530" | "534" | "535" | "538")
    );
    let about_message = error.is_permanent() && !about_all;
    Undelivered { again: !about_message, all: about_all || code.is_none(), reason }
}
