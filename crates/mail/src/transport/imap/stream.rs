//! A connection with limits on the bytes that it reads and the time that this takes.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rustls::pki_types::ServerName;
use rustls::{ClientConnection, StreamOwned};

use super::{MailboxError, settings};
use crate::transport::{SmtpServer, described, net, no_connection};
use adjudicate_rules::{Phrase, phrase};

/// The number of bytes that may still be read, and the deadline.
#[derive(Clone, Copy)]
struct Limit {
    end: Instant,
    room: u64,
    /// How much could be read at first.
    most: u64,
}

impl Limit {
    fn new(time: Duration, most: u64) -> Limit {
        Limit { end: Instant::now() + time, room: most, most }
    }

    /// How many bytes may be read now.
    fn left(&self) -> io::Result<u64> {
        if self.room == 0 { Err(net::too_much(self.most)) } else { Ok(self.room) }
    }
}

/// A connection with the limits of the command that is carried out, and of the session.
pub struct LimitedStream {
    tcp: TcpStream,
    command: Limit,
    session: Limit,
}

impl LimitedStream {
    /// A connection whose session has these limits.
    pub fn over(tcp: TcpStream, time: Duration, most: u64) -> LimitedStream {
        let session = Limit::new(time, most);
        LimitedStream { tcp, command: session, session }
    }

    /// A command begins that may take so long, and whose answer may have so many bytes on the wire.
    pub fn allow(&mut self, time: Duration, most: u64) {
        self.command = Limit::new(time, most);
    }

    /// The time that is left.
    fn time(&self) -> io::Result<Duration> {
        net::remaining(self.command.end.min(self.session.end))
    }
}

impl Read for LimitedStream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.command.left()?.min(self.session.left()?);
        let most = buffer.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        self.tcp.set_read_timeout(Some(self.time()?))?;
        let read = self.tcp.read(buffer.get_mut(..most).unwrap_or_default())?;
        self.command.room = self.command.room.saturating_sub(read as u64);
        self.session.room = self.session.room.saturating_sub(read as u64);
        Ok(read)
    }
}

impl Write for LimitedStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.tcp.set_write_timeout(Some(self.time()?))?;
        self.tcp.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.tcp.flush()
    }
}

/// A connection, protected or not.
pub enum ImapStream {
    Plain(LimitedStream),
    Protected(Box<StreamOwned<ClientConnection, LimitedStream>>),
}

impl ImapStream {
    /// Protects a connection within the limits that it has.
    pub fn protected(server: &SmtpServer, mut limited: LimitedStream) -> Result<ImapStream, MailboxError> {
        let SmtpServer { host, .. } = server;
        let wrong = |why: Phrase| {
            settings(phrase!(
                "connection-to-unprotected",
                "the connection to {host} cannot be protected: {why}",
                host,
                why = why
            ))
        };
        let name = ServerName::try_from(host.clone()).map_err(|error| wrong(error.to_string().into()))?;
        let config = net::tls(server.certificate.as_deref()).map_err(wrong)?;
        let mut connection = ClientConnection::new(config, name).map_err(|error| wrong(error.to_string().into()))?;
        // The server must be authenticated before anything is sent to it.
        while connection.is_handshaking() {
            connection.complete_io(&mut limited).map_err(|error| match error.kind() {
                io::ErrorKind::InvalidData => wrong(described(&error)),
                _ => MailboxError { settings: false, reason: no_connection(host, &error) },
            })?;
        }
        Ok(ImapStream::Protected(Box::new(StreamOwned::new(connection, limited))))
    }

    /// A command begins, as [`LimitedStream::allow`].
    pub fn allow(&mut self, time: Duration, most: u64) {
        self.limited().allow(time, most);
    }

    /// A session begins that may take so long, and in which so many bytes may be read.
    pub fn renew_session(&mut self, time: Duration, most: u64) {
        self.limited().session = Limit::new(time, most);
    }

    fn limited(&mut self) -> &mut LimitedStream {
        match self {
            ImapStream::Plain(limited) => limited,
            ImapStream::Protected(protected) => protected.get_mut(),
        }
    }
}

impl Read for ImapStream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            ImapStream::Plain(limited) => limited.read(buffer),
            ImapStream::Protected(protected) => protected.read(buffer),
        }
    }
}

impl Write for ImapStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            ImapStream::Plain(limited) => limited.write(bytes),
            ImapStream::Protected(protected) => protected.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            ImapStream::Plain(limited) => limited.flush(),
            ImapStream::Protected(protected) => protected.flush(),
        }
    }
}
