//! A connection that reads no more than it may.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll, ready};

use lettre::transport::smtp::client::AsyncTokioStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::client::TlsStream;

use crate::transport::net;

/// The most that is read for one answer, in bytes on the wire: the longest of real servers is that to `EHLO`, with a kilobyte.
pub const ANSWER_MAX: u64 = 8 * 1024;
/// The same where a TLS handshake comes with it: certificates have ten kilobytes.
pub const HANDSHAKE_MAX: u64 = 32 * 1024;
/// A line counts for so many bytes more than it has: lettre reads an answer anew from its beginning with each line of it, without looking at
/// the clock.
const LINE: u64 = 128;
/// The limit on the bytes read for one message.
const SESSION_MAX: u64 = 1024 * 1024;
/// Bytes that are read at once.
const PIECE: usize = 8 * 1024;

/// How much may still be read.
pub struct ReadBudget {
    answer: AtomicU64,
    /// The initial value of `answer`.
    most: AtomicU64,
    session: AtomicU64,
    singly: AtomicBool,
}

impl ReadBudget {
    /// An answer begins, which may have this many bytes.
    pub fn renew(&self, most: u64) {
        self.answer.store(most, Ordering::Relaxed);
        self.most.store(most, Ordering::Relaxed);
    }

    /// Begins a new session, such as a message, that has nothing to do with earlier reads.
    pub fn renew_session(&self) {
        self.session.store(SESSION_MAX, Ordering::Relaxed);
    }

    /// Reads one byte at a time, so that lettre's buffer has nothing behind the answer to `STARTTLS`. Injected bytes
    /// would otherwise be taken for the server's answer behind the handshake; now they become part of the handshake,
    /// which fails.
    pub fn read_singly(&self, singly: bool) {
        self.singly.store(singly, Ordering::Relaxed);
    }

    /// How much may be read now.
    fn left(&self) -> io::Result<usize> {
        let (answer, session) = (self.answer.load(Ordering::Relaxed), self.session.load(Ordering::Relaxed));
        match answer.min(session) {
            0 if answer == 0 => Err(net::too_much(self.most.load(Ordering::Relaxed))),
            0 => Err(net::too_much(SESSION_MAX)),
            _ if self.singly.load(Ordering::Relaxed) => Ok(1),
            left => Ok(usize::try_from(left).unwrap_or(PIECE).min(PIECE)),
        }
    }

    /// These bytes were read. One connection is read by one thread.
    fn take(&self, bytes: &[u8]) {
        // Under TLS a line feed byte ends no line; it still counts as a line, so TLS data counts for half as much
        // again.
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
        let read = bytes.len() as u64 + lines as u64 * LINE;
        for room in [&self.answer, &self.session] {
            room.store(room.load(Ordering::Relaxed).saturating_sub(read), Ordering::Relaxed);
        }
    }
}

/// A connection with its room.
pub struct BoundedStream {
    tcp: TcpStream,
    room: Arc<ReadBudget>,
}

impl BoundedStream {
    /// A connection on which nothing was read, and its room.
    pub fn over(tcp: TcpStream) -> (BoundedStream, Arc<ReadBudget>) {
        let [answer, most] = [ANSWER_MAX; 2].map(AtomicU64::new);
        let room = ReadBudget { answer, most, session: AtomicU64::new(SESSION_MAX), singly: AtomicBool::new(false) };
        let room = Arc::new(room);
        (BoundedStream { tcp, room: Arc::clone(&room) }, room)
    }
}

impl fmt::Debug for BoundedStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tcp.fmt(f)
    }
}

impl AsyncRead for BoundedStream {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let own = self.get_mut();
        let left = own.room.left()?.min(buffer.remaining());
        let mut piece = [0; PIECE];
        let mut part = ReadBuf::new(piece.get_mut(..left).unwrap_or_default());
        ready!(Pin::new(&mut own.tcp).poll_read(context, &mut part))?;
        own.room.take(part.filled());
        buffer.put_slice(part.filled());
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for BoundedStream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().tcp).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().tcp).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().tcp).poll_shutdown(context)
    }
}

impl AsyncTokioStream for BoundedStream {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.tcp.peer_addr()
    }
}

/// A connection that is protected from its first byte on.
#[derive(Debug)]
pub struct TlsFromStart(pub TlsStream<BoundedStream>);

impl AsyncRead for TlsFromStart {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().0).poll_read(context, buffer)
    }
}

impl AsyncWrite for TlsFromStart {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().0).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().0).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().0).poll_shutdown(context)
    }
}

impl AsyncTokioStream for TlsFromStart {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.0.get_ref().0.peer_addr()
    }
}
