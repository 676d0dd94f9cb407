//! A mailbox on a server, read over IMAP (RFC 3501). Nothing is deleted there, and nothing is marked but by [`ImapMailbox::mark_seen`].

mod session;

use std::fmt;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use self::session::{Answer, Greeting, Refusal, Session, quoted};
use super::{Protection, Server, described, legible};

/// The largest message that is fetched, in bytes: more than any mail server takes by default.
pub const MESSAGE_MAX: u32 = 64 * 1024 * 1024;

/// Why a mailbox cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Whether the settings have to be mended; otherwise it makes sense to try again.
    pub settings: bool,
    /// Why, in words.
    pub reason: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

/// A mailbox that is open.
pub struct ImapMailbox {
    session: Session<Stream>,
    validity: u32,
    idles: bool,
}

impl ImapMailbox {
    /// Connects to the server, logs in, and opens this mailbox.
    ///
    /// # Errors
    /// The server cannot be reached or trusted, or does not let the user in; or there is no such mailbox.
    pub fn open(server: &Server, mailbox: &str) -> Result<ImapMailbox, Unreadable> {
        let mut session = connect(server)?;
        let Some(login) = &server.login else {
            return Err(settings("a mailbox belongs to a user, and none is named".to_owned()));
        };
        let refused = |what: String| {
            move |refusal: Refusal| match &refusal {
                Refusal::No(_) | Refusal::Unsayable => settings(format!("{what}: {}", words(&refusal))),
                _ => failed(&refusal),
            }
        };
        let entered = || -> Result<String, Refusal> {
            Ok(format!("LOGIN {} {}", quoted(&login.user)?, quoted(&login.password)?))
        };
        let entered = entered().and_then(|command| session.command(&command));
        entered.map_err(refused("the server does not let this user in".to_owned()))?;
        let opened = quoted(mailbox).and_then(|mailbox| session.command(&format!("SELECT {mailbox}")));
        let opened = opened.map_err(refused(format!("the mailbox `{mailbox}` cannot be opened")))?;
        let able = session.command("CAPABILITY").map_err(|refusal| failed(&refusal))?;
        let able = |word: &str| {
            let words = able.iter().filter_map(|answer| answer.of("CAPABILITY")).flat_map(str::split_whitespace);
            words.into_iter().any(|able| able.eq_ignore_ascii_case(word))
        };
        Ok(ImapMailbox { idles: able("IDLE"), validity: validity(&opened).unwrap_or(0), session })
    }

    /// What tells the numbers of messages from those of a mailbox that was here before under the same name (UIDVALIDITY).
    pub fn validity(&self) -> u32 {
        self.validity
    }

    /// The numbers (UID) of the messages that are unread and not deleted, in their order.
    ///
    /// # Errors
    /// The server does not say.
    pub fn unread(&mut self) -> Result<Vec<u32>, Unreadable> {
        let mut numbers = self.search("UNSEEN UNDELETED")?;
        numbers.sort_unstable();
        Ok(numbers)
    }

    /// The numbers of the messages with these letters and digits in their subjects.
    ///
    /// # Errors
    /// The server does not say.
    pub fn with_subject(&mut self, word: &str) -> Result<Vec<u32>, Unreadable> {
        let word: String = word.chars().filter(char::is_ascii_alphanumeric).collect();
        // Some servers tell of new mail only when they are asked whether there is anything.
        self.command("NOOP")?;
        self.search(&format!("SUBJECT \"{word}\""))
    }

    /// This message as the server has it, unread as it was; none if it is gone, or larger than [`MESSAGE_MAX`].
    ///
    /// # Errors
    /// The server does not give it.
    pub fn message(&mut self, number: u32) -> Result<Option<Vec<u8>>, Unreadable> {
        let sizes = self.command(&format!("UID FETCH {number} (UID RFC822.SIZE)"))?;
        let size = sizes.iter().find_map(|answer| {
            let [uid, size] =
                answer.fetched(["UID", "RFC822.SIZE"])?.map(|value| value.and_then(|value| value.parse().ok()));
            size.filter(|_| uid == Some(number))
        });
        if size.is_none_or(|size| size > MESSAGE_MAX) {
            return Ok(None);
        }
        let found = self.command(&format!("UID FETCH {number} (UID BODY.PEEK[])"))?;
        let message = found.into_iter().find_map(|mut answer| {
            let [uid, body] = answer.fetched(["UID", "BODY[]"])?;
            let this =
                uid.and_then(|uid| uid.parse().ok()) == Some(number) && body.is_some_and(|body| body.starts_with('{'));
            answer.strings.drain(..).next().filter(|_| this)
        });
        Ok(message)
    }

    /// Marks a message as read.
    ///
    /// # Errors
    /// The server does not do it.
    pub fn mark_seen(&mut self, number: u32) -> Result<(), Unreadable> {
        self.command(&format!("UID STORE {number} +FLAGS.SILENT (\\Seen)")).map(drop)
    }

    /// Waits until the server tells of a change (RFC 2177), but no longer than this; says whether it can tell at all. Where it
    /// cannot, nothing is waited for.
    ///
    /// # Errors
    /// The connection is gone.
    pub fn wait(&mut self, longest: Duration) -> Result<bool, Unreadable> {
        if !self.idles {
            return Ok(false);
        }
        let limit = self.session.stream().timed().limit;
        let waited = self.session.idle(|stream| stream.set_time(longest));
        // Behind a time of its own the usual one holds again: no answer is waited for without end.
        let waited = waited.and_then(|()| Ok(self.session.stream().set_time(limit)?));
        waited.and_then(|()| self.session.awake()).map_err(|refusal| failed(&refusal))?;
        Ok(true)
    }

    /// Takes leave of the server.
    pub fn close(mut self) {
        // What was to be done has been done, whatever the server answers now.
        let _ = self.session.command("LOGOUT");
    }

    fn command(&mut self, command: &str) -> Result<Vec<Answer>, Unreadable> {
        self.session.command(command).map_err(|refusal| failed(&refusal))
    }

    fn search(&mut self, what: &str) -> Result<Vec<u32>, Unreadable> {
        let answers = self.command(&format!("UID SEARCH {what}"))?;
        let numbers = answers.iter().filter_map(|answer| answer.of("SEARCH")).flat_map(str::split_whitespace);
        Ok(numbers.filter_map(|number| number.parse().ok()).collect())
    }
}

/// A connection, protected or not.
enum Stream {
    Plain(Timed),
    Protected(Box<StreamOwned<ClientConnection, Timed>>),
}

/// A connection with the time that each answer has.
struct Timed {
    tcp: TcpStream,
    limit: Duration,
}

impl Read for Timed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.tcp.read(buffer)
    }
}

impl Write for Timed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.tcp.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.tcp.flush()
    }
}

impl Stream {
    fn timed(&self) -> &Timed {
        match self {
            Stream::Plain(timed) => timed,
            Stream::Protected(protected) => protected.get_ref(),
        }
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(timed) => timed.read(buffer),
            Stream::Protected(protected) => protected.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(timed) => timed.write(bytes),
            Stream::Protected(protected) => protected.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Plain(timed) => timed.flush(),
            Stream::Protected(protected) => protected.flush(),
        }
    }
}

impl Stream {
    /// How long is waited for what comes next.
    fn set_time(&self, time: Duration) -> io::Result<()> {
        // None at all would be without end.
        self.timed().tcp.set_read_timeout(Some(time.max(Duration::from_millis(1))))
    }
}

/// The number that a mailbox says it has when it is opened.
fn validity(opened: &[Answer]) -> Option<u32> {
    let said = opened.iter().find_map(|answer| answer.of("OK")?.strip_prefix("[UIDVALIDITY "))?;
    said.split(']').next()?.parse().ok()
}

fn connect(server: &Server) -> Result<Session<Stream>, Unreadable> {
    let unreachable = |error: io::Error| Unreadable {
        settings: false,
        reason: format!("there is no connection to {}: {}", server.host, described(&error)),
    };
    let timed = Timed { tcp: tcp(server).map_err(unreachable)?, limit: server.timeout };
    let session = |stream: Stream| Session::new(stream, MESSAGE_MAX as usize);
    let greeted = |stream: Stream| {
        let mut session = session(stream);
        session.greeted().map_err(|refusal| failed(&refusal))?;
        Ok(session)
    };
    match server.protection {
        Protection::None => greeted(Stream::Plain(timed)),
        Protection::Tls => greeted(protected(server, timed)?),
        Protection::StartTls => protected(server, starttls(timed)?).map(session),
    }
}

/// Asks for a protected connection (RFC 3501, section 6.2.1).
fn starttls(timed: Timed) -> Result<Timed, Unreadable> {
    let cannot = |why: &str| settings(format!("the connection cannot be protected: {why}"));
    let refused = |refusal: Refusal| match &refusal {
        Refusal::Io(_) => failed(&refusal),
        _ => cannot(&words(&refusal)),
    };
    let mut session = Session::unprotected(timed);
    if session.greeted().map_err(refused)? == Greeting::Authenticated {
        return Err(cannot("the server takes its user for known already"));
    }
    session.command("STARTTLS").map_err(refused)?;
    // What somebody has said before the connection is protected must not be taken for what the server says behind it.
    session.into_stream().ok_or_else(|| cannot("more was said before it was"))
}

fn tcp(server: &Server) -> io::Result<TcpStream> {
    let mut last = io::Error::new(io::ErrorKind::NotFound, "it has no address");
    for address in (server.host.as_str(), server.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, server.timeout) {
            Ok(tcp) => {
                tcp.set_read_timeout(Some(server.timeout))?;
                tcp.set_write_timeout(Some(server.timeout))?;
                return Ok(tcp);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn protected(server: &Server, timed: Timed) -> Result<Stream, Unreadable> {
    let wrong = |reason: String| settings(format!("the connection to {} cannot be protected: {reason}", server.host));
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    for certificate in server.certificate.iter().flat_map(|pem| CertificateDer::pem_slice_iter(pem)) {
        let certificate = certificate.map_err(|error| wrong(format!("the certificate in the settings: {error}")))?;
        roots.add(certificate).map_err(|error| wrong(format!("the certificate in the settings: {error}")))?;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| wrong(error.to_string()))?.with_root_certificates(roots).with_no_client_auth();
    let name = ServerName::try_from(server.host.clone()).map_err(|error| wrong(error.to_string()))?;
    let mut connection = ClientConnection::new(Arc::new(config), name).map_err(|error| wrong(error.to_string()))?;
    let mut timed = timed;
    // Who the server is has to be known before anything is said to it.
    while connection.is_handshaking() {
        connection.complete_io(&mut timed).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => wrong(described(&error)),
            _ => Unreadable {
                settings: false,
                reason: format!("there is no connection to {}: {}", server.host, described(&error)),
            },
        })?;
    }
    Ok(Stream::Protected(Box::new(StreamOwned::new(connection, timed))))
}

fn settings(reason: String) -> Unreadable {
    Unreadable { settings: true, reason }
}

fn failed(refusal: &Refusal) -> Unreadable {
    Unreadable { settings: false, reason: format!("the mail server: {}", words(refusal)) }
}

/// What went wrong, on one line; servers may say what they like.
fn words(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Io(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
            "the server did not answer in time".to_owned()
        }
        Refusal::Io(error) => described(error),
        Refusal::No(said) => legible(said),
        Refusal::Bye(said) => format!("it takes leave: {}", legible(said)),
        // Answers that are none may have any letter of the mailbox in them.
        Refusal::Unintelligible => "it gives an answer that cannot be understood".to_owned(),
        Refusal::Unsayable => "a name or a password with a line end in it cannot be said to a server".to_owned(),
    }
}
