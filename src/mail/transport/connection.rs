//! The connection to an SMTP server, kept from one message to the next.
//!
//! To connect, to protect the connection and to log in takes longer than handing over a message. But servers close
//! connections that they find idle, or after so many messages, and that must not put anybody's mail off. So a connection that
//! has been used is asked first whether it still stands, and what the server refuses together with the connection goes over a
//! new one. Whatever fails behind that is told: nobody knows then whether the message was taken.

use lettre::address::Envelope;
use lettre::transport::smtp;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{Certificate, SmtpConnection, TlsParameters};
use lettre::transport::smtp::extension::ClientId;

use super::{Protection, Server, Undelivered, described};

/// The way to a server, connected or not.
pub struct Line {
    server: Server,
    tls: Option<TlsParameters>,
    connection: Option<SmtpConnection>,
}

impl Line {
    /// Prepares the way to this server.
    ///
    /// # Errors
    /// The certificate cannot be read, or the system's certificates cannot be had.
    pub fn to(server: Server) -> Result<Line, Undelivered> {
        let tls = match server.protection {
            Protection::None => None,
            Protection::StartTls | Protection::Tls => Some(parameters(&server).map_err(|error| Undelivered {
                again: true,
                all: true,
                reason: described(&error),
            })?),
        };
        Ok(Line { server, tls, connection: None })
    }

    /// Whether the server waits for more.
    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// Takes leave of the server.
    pub fn hang_up(&mut self) {
        if let Some(mut connection) = self.connection.take() {
            // Everything that was sent has been taken, whatever the server answers now.
            let _ = connection.quit();
        }
    }

    /// Hands over one message.
    ///
    /// # Errors
    /// It was not taken, or nobody knows whether it was.
    pub fn send(&mut self, envelope: &Envelope, message: &[u8]) -> Result<(), Undelivered> {
        if let Some(mut used) = self.connection.take()
            && used.test_connected()
        {
            match used.send(envelope, message) {
                Ok(_) => {
                    self.connection = Some(used);
                    return Ok(());
                }
                // The server takes nothing more over this connection, and has not taken this message.
                Err(error) if closes(&error) => {}
                Err(error) => return Err(refused(&error)),
            }
        }
        let mut connection = self.connect().map_err(|error| refused(&error))?;
        connection.send(envelope, message).map_err(|error| refused(&error))?;
        self.connection = Some(connection);
        Ok(())
    }

    fn connect(&self) -> Result<SmtpConnection, smtp::Error> {
        let Server { host, port, protection, login, timeout, greeting, .. } = &self.server;
        let name = ClientId::Domain(greeting.clone());
        let first = self.tls.as_ref().filter(|_| *protection == Protection::Tls);
        let mut connection = SmtpConnection::connect((host.as_str(), *port), Some(*timeout), &name, first, None)?;
        if let Some(tls) = self.tls.as_ref().filter(|_| *protection == Protection::StartTls) {
            connection.starttls(tls, &name)?;
        }
        if let Some(login) = login {
            let credentials = Credentials::new(login.user.clone(), login.password.clone());
            connection.auth(DEFAULT_MECHANISMS, &credentials)?;
        }
        Ok(connection)
    }
}

impl Drop for Line {
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

/// What an SMTP error means for the message.
fn refused(error: &smtp::Error) -> Undelivered {
    let code = error.status().map(|code| code.to_string());
    // Codes about logging in and about greeting concern the user and the server, not this message.
    let about_all = matches!(
        code.as_deref(),
        Some("421" | "432" | "454" | "500" | "502" | "503" | "504" | "530" | "534" | "535" | "538")
    );
    let about_message = error.is_permanent() && !about_all;
    Undelivered { again: !about_message, all: about_all || code.is_none(), reason: described(error) }
}
