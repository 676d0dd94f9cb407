//! The connection to an SMTP server, kept from one message to the next.
//!
//! lettre speaks SMTP over a connection of ours ([`BoundedStream`]), on a runtime without threads. So each answer, and everything
//! about one message, has a deadline and a length limit, with and without TLS.
//!
//! To connect, to start TLS and to log in takes longer than sending a message. But servers close idle connections, or
//! connections that have carried a certain number of messages, and this must not delay anybody's mail. So before a connection is
//! used again, the server is asked whether it is still open. If the server refuses a message and closes the connection, the
//! message is sent over a new one. Every later failure is reported, because nobody knows then whether the message was accepted.

mod bounded;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, AsyncTokioStream, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};
use rustls::ClientConfig;
use rustls::pki_types::ServerName;
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use self::bounded::{ANSWER_MAX, BoundedStream, HANDSHAKE_MAX, ReadBudget, TlsFromStart};
use super::{
    Authentication, DeliveryError, Login, SmtpServer, TlsMode, described, net, no_connection, not_let_in, not_protected,
};
use adjudicate_rules::{Phrase, phrase};

/// All that belongs to a message may take so many times what one answer may.
const ANSWERS: u32 = 10;
/// Greeting and `EHLO`, or `STARTTLS`, handshake and `EHLO`, have the time of so many answers: lettre does them in one go.
const OPENING: u32 = 2;

/// The way to a server, connected or not.
pub struct SmtpConnection {
    server: SmtpServer,
    tls: Tls,
    connection: Option<Connection>,
    // Behind the connection, which it outlives: fields are dropped in their order.
    runtime: Runtime,
}

/// The settings for protecting a connection.
enum Tls {
    None,
    /// As lettre wants it, which upgrades the connection itself.
    Start(TlsParameters),
    /// From the first byte, for a connection that lettre is given.
    First(Arc<ClientConfig>, ServerName<'static>),
}

/// A connection that is open.
struct Connection {
    smtp: AsyncSmtpConnection,
    room: Arc<ReadBudget>,
}

/// The command that the server failed or refused.
enum FailedStep {
    /// The greeting, the login or the sender's address, and how a refusal is told. It says nothing about a message.
    Us(fn(Phrase) -> Phrase, Trouble),
    /// Whether it takes this message for this recipient.
    Message(Trouble),
}

/// Why there is no good answer.
enum Trouble {
    /// The server refuses, or the connection failed.
    Smtp(smtp::Error),
    /// TLS failed.
    Tls(std::io::Error),
    /// The server takes the access token for none.
    Token,
    /// No whole answer came within this time.
    Late(Duration),
}

impl FailedStep {
    fn trouble(&self) -> &Trouble {
        match self {
            FailedStep::Us(_, trouble) | FailedStep::Message(trouble) => trouble,
        }
    }
}

impl Trouble {
    /// The server's verdict, if it has said one.
    fn code(&self) -> Option<String> {
        match self {
            Trouble::Smtp(error) => error.status().map(|code| code.to_string()),
            Trouble::Tls(_) | Trouble::Token | Trouble::Late(_) => None,
        }
    }

    /// In words, on one line, without this password.
    fn told(&self, login: Option<&Login>) -> Phrase {
        let text = match self {
            Trouble::Smtp(error) => described(error),
            Trouble::Tls(error) => described(error),
            Trouble::Token => {
                return phrase!(
                    "token-refused",
                    "the server does not let this user in: it does not take the access token; if that has expired, \
                     `password_command` has to print a new one"
                );
            }
            Trouble::Late(limit) => {
                return phrase!(
                    "no-answer-within",
                    "the server did not answer in time: it had {seconds} seconds",
                    seconds = limit.as_secs()
                );
            }
        };
        match login {
            Some(login) => login.hide(text),
            None => text,
        }
    }
}

impl SmtpConnection {
    /// Prepares the way to this server.
    ///
    /// # Errors
    /// The certificate cannot be read, or the system's certificates cannot be loaded.
    pub fn to(server: SmtpServer) -> Result<SmtpConnection, DeliveryError> {
        let not = |reason: Phrase| DeliveryError { retryable: true, all: true, reason };
        let tls = match server.protection {
            TlsMode::None => Tls::None,
            TlsMode::StartTls => Tls::Start(parameters(&server).map_err(|error| not(described(&error)))?),
            TlsMode::Tls => {
                let name = ServerName::try_from(server.host.clone()).map_err(|error| not(described(&error)))?;
                Tls::First(net::tls(server.certificate.as_deref()).map_err(not)?, name)
            }
        };
        let runtime = Builder::new_current_thread().enable_all().build().map_err(|error| not(described(&error)))?;
        Ok(SmtpConnection { server, tls, connection: None, runtime })
    }

    /// Whether the server waits for more.
    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// Sends QUIT and closes the connection.
    pub fn hang_up(&mut self) {
        if let Some(Connection { mut smtp, room }) = self.connection.take() {
            room.renew_session();
            // Everything that was sent has been taken, whatever the server answers now.
            let _ = self.runtime.block_on(async { answer(self.server.timeout, &room, smtp.quit()).await });
        }
    }

    /// Hands over one message.
    ///
    /// # Errors
    /// It was not taken, or nobody knows whether it was.
    pub fn send(&mut self, envelope: &Envelope, message: &[u8]) -> Result<(), DeliveryError> {
        let limit = self.limit();
        if let Some(mut used) = self.connection.take() {
            used.room.renew_session();
            let talk = async {
                let stands =
                    answer(self.server.timeout, &used.room, async { Ok(used.smtp.test_connected().await) }).await;
                match stands {
                    Ok(true) => Some(used.hand_over(&self.server, envelope, message).await),
                    // The server takes nothing more over this connection, and has not taken this message.
                    Ok(false) | Err(_) => None,
                }
            };
            match self.runtime.block_on(async { timeout(limit, talk).await }) {
                Ok(Some(Ok(()))) => {
                    self.connection = Some(used);
                    return Ok(());
                }
                Ok(None) => {}
                Ok(Some(Err(failed))) if closes(&failed) => {}
                Ok(Some(Err(failed))) => return Err(self.refused(&failed)),
                Err(_) => return Err(in_all(limit)),
            }
        }
        let done = self.connected(|server, mut connection| async move {
            connection.hand_over(server, envelope, message).await.map(|()| connection)
        })?;
        self.connection = Some(done);
        Ok(())
    }

    /// Connects and logs in, and hands nothing over.
    ///
    /// # Errors
    /// The server is not reached, or does not let this user in.
    pub fn check(&mut self) -> Result<(), DeliveryError> {
        self.connection = Some(self.connected(|_, connection| async { Ok(connection) })?);
        self.hang_up();
        Ok(())
    }

    /// Does this over a new connection, within the time of a message.
    fn connected<'s, T, D>(&'s self, then: impl FnOnce(&'s SmtpServer, Connection) -> D) -> Result<T, DeliveryError>
    where
        D: Future<Output = Result<T, FailedStep>>,
    {
        let limit = self.limit();
        let SmtpServer { host, port, timeout, .. } = &self.server;
        let tcp = net::connect(host, *port, *timeout).and_then(|tcp| {
            tcp.set_nonblocking(true)?;
            let _entered = self.runtime.enter();
            TcpStream::from_std(tcp)
        });
        let tcp =
            tcp.map_err(|error| DeliveryError { retryable: true, all: true, reason: no_connection(host, &error) })?;
        let talk = async { then(&self.server, Connection::open(&self.server, &self.tls, tcp).await?).await };
        match self.runtime.block_on(async { tokio::time::timeout(limit, talk).await }) {
            Ok(done) => done.map_err(|failed| self.refused(&failed)),
            Err(_) => Err(in_all(limit)),
        }
    }

    fn limit(&self) -> Duration {
        self.server.timeout.saturating_mul(ANSWERS)
    }

    /// Returns the consequence of a failure for the message.
    fn refused(&self, failed: &FailedStep) -> DeliveryError {
        let (code, reason) = (failed.trouble().code(), failed.trouble().told(self.server.login.as_ref()));
        let trouble = match failed {
            FailedStep::Us(told, _) => {
                let reason = if code.is_some() { told(reason) } else { reason };
                return DeliveryError { retryable: true, all: true, reason };
            }
            FailedStep::Message(trouble) => trouble,
        };
        // Codes about logging in and about greeting concern the user and the server, not this message.
        let about_all = matches!(
            code.as_deref(),
            Some("421" | "432" | "454" | "500" | "502" | "503" | "504" | "530" | "534" | "535" | "538")
        );
        let permanent = matches!(trouble, Trouble::Smtp(error) if error.is_permanent());
        DeliveryError { retryable: about_all || !permanent, all: about_all || code.is_none(), reason }
    }
}

impl Connection {
    /// Waits for the greeting, protects the connection, and logs in.
    async fn open(server: &SmtpServer, tls: &Tls, tcp: TcpStream) -> Result<Connection, FailedStep> {
        let SmtpServer { login, timeout, greeting, .. } = server;
        let (opening, name) = (timeout.saturating_mul(OPENING), ClientId::Domain(greeting.clone()));
        let (stream, room) = BoundedStream::over(tcp);
        let stream: Box<dyn AsyncTokioStream> = match tls {
            Tls::First(config, name) => {
                room.renew(HANDSHAKE_MAX);
                let handshake = TlsConnector::from(Arc::clone(config)).connect(name.clone(), stream);
                let protected = tokio::time::timeout(opening, handshake).await;
                let protected = protected.unwrap_or_else(|_| Err(std::io::ErrorKind::TimedOut.into()));
                Box::new(TlsFromStart(protected.map_err(|error| FailedStep::Us(not_protected, Trouble::Tls(error)))?))
            }
            Tls::None | Tls::Start(_) => Box::new(stream),
        };
        if let Tls::Start(_) = tls {
            room.read_singly(true);
        }
        let smtp = answer(opening, &room, AsyncSmtpConnection::connect_with_transport(stream, &name)).await;
        let mut smtp = smtp.map_err(|trouble| FailedStep::Us(takes_no_mail, trouble))?;
        if let Tls::Start(parameters) = tls {
            let upgrade = smtp.starttls(parameters.clone(), &name);
            let protected = answer_within(opening, HANDSHAKE_MAX, &room, upgrade).await;
            protected.map_err(|trouble| FailedStep::Us(not_protected, trouble))?;
            room.read_singly(false);
        }
        if let Some(Login { user, password, authentication }) = login {
            let credentials = Credentials::new(user.clone(), password.clone());
            let mechanisms: &[Mechanism] = match authentication {
                Authentication::Password => DEFAULT_MECHANISMS,
                Authentication::OAuth2 => &[Mechanism::Xoauth2],
            };
            let done = answer(opening, &room, smtp.auth(mechanisms, &credentials)).await;
            // A server says in a challenge why it does not take a token, and the library has no answer to that.
            let done = done.map_err(|trouble| match &trouble {
                Trouble::Smtp(error) if *authentication == Authentication::OAuth2 && error.is_client() => {
                    Trouble::Token
                }
                _ => trouble,
            });
            done.map_err(|trouble| FailedStep::Us(not_let_in, trouble))?;
        }
        Ok(Connection { smtp, room })
    }

    /// Hands over a message, and closes the connection if it is refused. The library does the same in one go, but does
    /// not say which answer of the server was the bad one.
    async fn hand_over(&mut self, server: &SmtpServer, envelope: &Envelope, message: &[u8]) -> Result<(), FailedStep> {
        let done = self.dialogue(server.timeout, envelope, message).await;
        if let Err(failed) = &done
            && failed.trouble().code().is_some()
        {
            let left = answer(server.timeout, &self.room, async {
                self.smtp.abort().await;
                Ok(())
            });
            // The message is refused, whatever the server answers now.
            drop(left.await);
        }
        done
    }

    async fn dialogue(&mut self, limit: Duration, envelope: &Envelope, message: &[u8]) -> Result<(), FailedStep> {
        let Connection { smtp, room } = self;
        let mut parameters = Vec::new();
        if !message.is_ascii() && smtp.server_info().supports_feature(Extension::EightBitMime) {
            parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
        }
        let sender = answer(limit, room, smtp.command(Mail::new(envelope.from().cloned(), parameters))).await;
        sender.map_err(|trouble| FailedStep::Us(sender_refused, trouble))?;
        for to in envelope.to() {
            let recipient = answer(limit, room, smtp.command(Rcpt::new(to.clone(), Vec::new()))).await;
            recipient.map_err(FailedStep::Message)?;
        }
        answer(limit, room, smtp.command(Data)).await.map_err(FailedStep::Message)?;
        room.renew(ANSWER_MAX);
        // The whole message has to get there first, so that this alone has the time of all that belongs to it.
        smtp.message(message).await.map(drop).map_err(|error| FailedStep::Message(Trouble::Smtp(error)))
    }
}

/// Waits this long for what the server answers, which has the length of an answer.
async fn answer<T>(
    limit: Duration,
    room: &ReadBudget,
    command: impl Future<Output = Result<T, smtp::Error>>,
) -> Result<T, Trouble> {
    answer_within(limit, ANSWER_MAX, room, command).await
}

/// The same with another length.
async fn answer_within<T>(
    limit: Duration,
    most: u64,
    room: &ReadBudget,
    command: impl Future<Output = Result<T, smtp::Error>>,
) -> Result<T, Trouble> {
    room.renew(most);
    timeout(limit, command).await.map_err(|_| Trouble::Late(limit))?.map_err(Trouble::Smtp)
}

impl Drop for SmtpConnection {
    fn drop(&mut self) {
        self.hang_up();
    }
}

fn parameters(server: &SmtpServer) -> Result<TlsParameters, smtp::Error> {
    let mut parameters = TlsParameters::builder(server.host.clone());
    if let Some(pem) = &server.certificate {
        parameters = parameters.add_root_certificate(Certificate::from_pem(pem)?);
    }
    parameters.build_rustls()
}

/// Whether the server says that it closes the connection, which it may in answer to anything (RFC 5321, section 3.8).
fn closes(failed: &FailedStep) -> bool {
    failed.trouble().code().is_some_and(|code| code == "421")
}

/// That the server wants nothing of this computer.
fn takes_no_mail(why: Phrase) -> Phrase {
    phrase!("server-takes-no-mail", "the server takes no mail from here: {why}", why = why)
}

/// That the server wants nothing of this sender.
fn sender_refused(why: Phrase) -> Phrase {
    phrase!("sender-refused", "the server does not take what this address sends: {why}", why = why)
}

fn in_all(limit: Duration) -> DeliveryError {
    let reason = phrase!(
        "no-answer-in-all",
        "the server did not answer in time: it had {seconds} seconds in all",
        seconds = limit.as_secs()
    );
    DeliveryError { retryable: true, all: true, reason }
}
