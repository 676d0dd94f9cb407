//! Servers that mean ill, or are broken beyond measure: lines and answers without end, a byte now and then, a text of four gigabytes that is
//! announced. Each ends within its deadline and its greatest length, before TLS as behind it, and is told of in one sentence.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use adjudicate::mail::address;
use adjudicate::mail::transport::imap::{FetchedMessage, ImapMailbox};
use adjudicate::mail::transport::{Authentication, DeliveryRoute, Login, SmtpServer, TlsMode, Transport};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

use crate::homes;

/// The server's misbehaviour in place of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Evil {
    /// A line without an end.
    Line,
    /// These lines, again and again.
    Lines(&'static str),
    /// A byte ten times a second.
    Drip,
    /// A text of four gigabytes is announced, and more comes than anybody wants.
    Literal,
}

/// No answer of any server may have more than this, all buffers on the way counted.
const MOST: u64 = 40 * 1024 * 1024;

trait Wire: Read + Write {}
impl<T: Read + Write> Wire for T {}

/// A server that does something evil when it hears this word (at once with an empty one), and how many bytes it got rid of.
struct EvilServer {
    port: u16,
    said: Arc<AtomicU64>,
}

const CERTIFICATES: &str = "tests/vectors/tls";

fn tls() -> Arc<ServerConfig> {
    let chain = CertificateDer::pem_file_iter(format!("{CERTIFICATES}/server.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_file(format!("{CERTIFICATES}/key.pem")).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let config = config.with_no_client_auth().with_single_cert(chain.map(Result::unwrap).collect(), key);
    Arc::new(config.unwrap())
}

fn protected(tcp: TcpStream) -> Box<dyn Wire> {
    Box::new(StreamOwned::new(ServerConnection::new(tls()).unwrap(), tcp))
}

impl EvilServer {
    fn start(protection: TlsMode, when: &'static str, evil: Evil, talk: Talk) -> EvilServer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let server = EvilServer { port: listener.local_addr().unwrap().port(), said: Arc::default() };
        let said = Arc::clone(&server.said);
        std::thread::spawn(move || {
            for tcp in listener.incoming().map_while(Result::ok) {
                let said = Arc::clone(&said);
                // The client hangs up: that is what it should do.
                std::thread::spawn(move || drop(talk(tcp, protection, when, &|wire| misbehave(wire, evil, &said))));
            }
        });
        server
    }

    fn server(&self, protection: TlsMode) -> SmtpServer {
        SmtpServer {
            host: "localhost".to_owned(),
            port: self.port,
            protection,
            certificate: Some(std::fs::read(format!("{CERTIFICATES}/authority.pem")).unwrap()),
            login: Some(Login {
                user: "alice".to_owned(),
                password: "pässword".to_owned(),
                authentication: Authentication::Password,
            }),
            timeout: Duration::from_secs(1),
            greeting: "here.example".to_owned(),
        }
    }
}

type Misbehave<'a> = &'a dyn Fn(&mut dyn Wire) -> io::Result<()>;
type Talk = fn(TcpStream, TlsMode, &str, Misbehave<'_>) -> io::Result<()>;

fn misbehave(wire: &mut dyn Wire, evil: Evil, said: &AtomicU64) -> io::Result<()> {
    let (piece, pause) = match evil {
        Evil::Line => (vec![b'x'; 8 * 1024], Duration::ZERO),
        Evil::Lines(line) => (line.repeat(8 * 1024 / line.len()).into_bytes(), Duration::ZERO),
        Evil::Drip => (b"*".to_vec(), Duration::from_millis(100)),
        Evil::Literal => {
            wire.write_all(b"* 1 FETCH (UID 4 RFC822.SIZE 9 BODY[] {4294967296}\r\n")?;
            (vec![b'x'; 8 * 1024], Duration::ZERO)
        }
    };
    loop {
        wire.write_all(&piece)?;
        wire.flush()?;
        said.fetch_add(piece.len() as u64, Ordering::Relaxed);
        std::thread::sleep(pause);
    }
}

/// The next line of the client's, without its end.
fn heard(lines: &mut BufReader<&mut dyn Wire>) -> io::Result<String> {
    let mut line = String::new();
    match lines.read_line(&mut line)? {
        0 => Err(io::ErrorKind::UnexpectedEof.into()),
        _ => Ok(line.trim_end().to_owned()),
    }
}

/// As a mail server for SMTP talks until it hears the word.
fn smtp(tcp: TcpStream, protection: TlsMode, when: &str, evil: Misbehave<'_>) -> io::Result<()> {
    let mut wire: Box<dyn Wire> = match protection {
        TlsMode::Tls => protected(tcp.try_clone()?),
        TlsMode::StartTls | TlsMode::None => Box::new(tcp.try_clone()?),
    };
    if when.is_empty() {
        return evil(&mut *wire);
    }
    wire.write_all(b"220 evil.example\r\n")?;
    loop {
        let line = heard(&mut BufReader::with_capacity(1, &mut *wire))?;
        if line.starts_with(when) {
            return evil(&mut *wire);
        }
        let answer: &[u8] = match line.get(..4).unwrap_or(&line) {
            "EHLO" => b"250-evil.example\r\n250-AUTH PLAIN\r\n250 STARTTLS\r\n",
            "STAR" => b"220 go on\r\n",
            "AUTH" => b"235 welcome\r\n",
            "DATA" => b"354 go on\r\n",
            "MAIL" | "RCPT" | "." => b"250 fine\r\n",
            "QUIT" => return wire.write_all(b"221 bye\r\n"),
            _ => continue,
        };
        wire.write_all(answer)?;
        if line == "STARTTLS" {
            wire = protected(tcp.try_clone()?);
        }
    }
}

/// As a mail server for IMAP talks until it hears the word.
fn imap(tcp: TcpStream, protection: TlsMode, when: &str, evil: Misbehave<'_>) -> io::Result<()> {
    let mut wire: Box<dyn Wire> = match protection {
        TlsMode::Tls => protected(tcp.try_clone()?),
        TlsMode::StartTls | TlsMode::None => Box::new(tcp.try_clone()?),
    };
    if when.is_empty() {
        return evil(&mut *wire);
    }
    wire.write_all(b"* OK ready\r\n")?;
    loop {
        let line = heard(&mut BufReader::with_capacity(1, &mut *wire))?;
        let (tag, command) = line.split_once(' ').unwrap_or(("", &line));
        if command.contains(when) {
            return evil(&mut *wire);
        }
        let said = match command.split(' ').next().unwrap() {
            "CAPABILITY" => "* CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR IDLE\r\n",
            "SELECT" => "* 1 EXISTS\r\n* OK [UIDVALIDITY 7]\r\n* OK [UIDNEXT 5]\r\n",
            "UID" if command.contains("SEARCH") => "* SEARCH 4\r\n",
            "UID" if command.contains("SIZE") => "* 1 FETCH (UID 4 RFC822.SIZE 9)\r\n",
            "UID" if command.contains("BODY") => "* 1 FETCH (UID 4 BODY[] {9}\r\nA: b\r\n\r\nc)\r\n",
            _ => "",
        };
        wire.write_all(format!("{said}{tag} OK done\r\n").as_bytes())?;
        if command == "STARTTLS" {
            wire = protected(tcp.try_clone()?);
        }
    }
}

/// Returns the outcome of a message to this server.
fn sent(server: SmtpServer) -> String {
    let [from, to] = ["alice@example.org", "bob@example.org"].map(|text| address::parse(text).unwrap());
    let mut transport = Transport::open(DeliveryRoute::Smtp(server)).unwrap();
    match transport.send(&from, &to, b"Subject: x\r\n\r\nhello\r\n") {
        Ok(()) => "sent".to_owned(),
        Err(undelivered) => {
            assert!(undelivered.retryable, "{undelivered}");
            undelivered.reason.to_string()
        }
    }
}

/// Returns the outcome of fetching the messages of this server's mailbox.
fn fetched(server: &SmtpServer) -> String {
    let read = || {
        let mut mailbox = ImapMailbox::open(server, "INBOX")?;
        let found = mailbox.unread_or_about("[adjudicate]")?;
        assert_eq!(found.into_iter().collect::<Vec<_>>(), [4]);
        let message = mailbox.message(4)?;
        mailbox.close();
        Ok(message)
    };
    match read() {
        Ok(FetchedMessage::Message(bytes)) => String::from_utf8(bytes).unwrap(),
        Ok(other) => format!("{other:?}"),
        Err(unreadable) => {
            let unreadable: adjudicate::mail::transport::imap::MailboxError = unreadable;
            unreadable.reason.to_string()
        }
    }
}

/// Checks that a client comes to an end at a server that misbehaves at this word, reads little of it, and says what went wrong.
fn ends_soon(protection: TlsMode, when: &'static str, evil: Evil, talk: Talk, client: fn(SmtpServer) -> String) {
    let server = EvilServer::start(protection, when, evil, talk);
    let (begun, case) = (Instant::now(), format!("{protection:?} {when:?} {evil:?}"));
    let told = client(server.server(protection));
    let took = begun.elapsed();
    // All that belongs to a message has ten times the time of an answer.
    assert!(took < Duration::from_secs(25), "{case}: {took:?}");
    let said = server.said.load(Ordering::Relaxed);
    assert!(said < MOST, "{case}: {said} bytes");
    one_sentence(&told, &case);
}

/// The message about a server must be one sentence that says what went wrong.
fn one_sentence(told: &str, case: &str) {
    let known = ["did not answer in time", "says more than it may", "cannot be understood", "too long", "too large"];
    let tls = ["corrupt message", "InvalidContentType", "invalid peer", "cannot be protected"];
    assert!(known.iter().chain(&tls).any(|part| told.contains(part)), "{case}: {told}");
    assert!(told.len() < 300 && !told.contains("xxxxxxxx") && !told.contains("pässword"), "{case}: {told}");
}

#[test]
fn an_smtp_server_without_end_ends_in_time_and_takes_little() {
    for protection in [TlsMode::None, TlsMode::StartTls, TlsMode::Tls] {
        let honest = EvilServer::start(protection, "nothing", Evil::Line, smtp);
        assert_eq!(sent(honest.server(protection)), "sent", "{protection:?}");
        let stages: &[&'static str] = match protection {
            TlsMode::StartTls => &["", "EHLO", "STARTTLS", "AUTH", "MAIL", "."],
            TlsMode::Tls | TlsMode::None => &["", "AUTH", "RCPT", "DATA", "."],
        };
        std::thread::scope(|scope| {
            for stage in stages {
                for evil in [Evil::Line, Evil::Lines("250-more\r\n"), Evil::Drip] {
                    scope.spawn(move || ends_soon(protection, stage, evil, smtp, sent));
                }
            }
        });
    }
}

#[test]
fn an_imap_server_without_end_ends_in_time_and_takes_little() {
    for protection in [TlsMode::None, TlsMode::StartTls, TlsMode::Tls] {
        let honest = EvilServer::start(protection, "nothing", Evil::Line, imap);
        assert_eq!(fetched(&honest.server(protection)), "A: b\r\n\r\nc", "{protection:?}");
        let stages: &[&'static str] = match protection {
            TlsMode::StartTls => &["", "STARTTLS", "CAPABILITY", "AUTHENTICATE"],
            TlsMode::Tls | TlsMode::None => &["", "AUTHENTICATE", "SELECT", "SEARCH", "SIZE", "BODY"],
        };
        std::thread::scope(|scope| {
            for stage in stages {
                for evil in [
                    Evil::Line,
                    Evil::Lines("* 1 EXISTS\r\n"),
                    Evil::Lines("* 1 FETCH (UID 4 FLAGS ())\r\n"),
                    Evil::Lines("+ more\r\n"),
                    Evil::Drip,
                    Evil::Literal,
                ] {
                    scope.spawn(move || ends_soon(protection, stage, evil, imap, |server| fetched(&server)));
                }
            }
        });
    }
}

/// Bytes injected behind the answer to STARTTLS are not taken for the server's answer behind the handshake.
#[test]
fn nothing_that_was_said_before_tls_counts_behind_it() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for mut tcp in listener.incoming().map_while(Result::ok) {
            let _ = tcp.write_all(b"220 evil.example\r\n");
            let mut lines = BufReader::new(tcp.try_clone().unwrap());
            let mut line = String::new();
            while lines.read_line(&mut line).is_ok_and(|read| read > 0) {
                let answer: &[u8] = match line.get(..4).unwrap() {
                    "EHLO" => b"250-evil.example\r\n250 STARTTLS\r\n",
                    _ => b"220 go on\r\n250-injected.example\r\n250 AUTH PLAIN\r\n235 welcome\r\n",
                };
                let _ = tcp.write_all(answer);
                if line.starts_with("STARTTLS") {
                    break;
                }
                line.clear();
            }
            drop(lines);
            // The handshake goes on as if nothing had happened.
            let mut wire = protected(tcp);
            let _ = heard(&mut BufReader::new(&mut *wire));
        }
    });
    let evil = EvilServer { port, said: Arc::default() };
    let told = sent(evil.server(TlsMode::StartTls));
    assert_ne!(told, "sent");
    one_sentence(&told, "injected");
}

/// The whole program, whose memory is looked at.
#[cfg(target_os = "linux")]
#[test]
fn a_server_without_end_costs_little_memory() {
    let world = homes();
    let alice = world.person("alice");
    for (stage, evil) in [
        ("SEARCH", Evil::Lines("* 1 EXISTS\r\n")),
        ("SEARCH", Evil::Lines("* SEARCH 1 2 3\r\n")),
        ("SEARCH", Evil::Line),
        ("BODY", Evil::Literal),
        ("SELECT", Evil::Lines("* LIST () \"/\" x\r\n")),
    ] {
        let server = EvilServer::start(TlsMode::None, stage, evil, imap);
        alice.write(
            ".config/adjudicate/config.yaml",
            format!(
                "mail:\n  address: alice@example.org\n  directory: out\n  imap:\n    host: localhost\n    port: {}\n    tls: none\n    \
                 timeout: 5\n    password_command: echo secret\n",
                server.port
            ),
        );
        let words = ["mail", "fetch"].map(str::to_owned);
        let mut child = alice.command(&words).stderr(std::process::Stdio::piped()).spawn().unwrap();
        let (begun, mut peak) = (Instant::now(), 0);
        while child.try_wait().unwrap().is_none() {
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
            let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
            peak = peak.max(line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0));
            assert!(begun.elapsed() < Duration::from_secs(40), "{stage} {evil:?}");
            std::thread::sleep(Duration::from_millis(5));
        }
        let mut told = String::new();
        child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(75), "{stage} {evil:?}: {told}");
        assert!(peak > 1_000 && peak < 120_000, "{stage} {evil:?}: {peak} kB");
        assert!(told.contains("more than it may") || told.contains("in time"), "{stage} {evil:?}: {told}");
    }
}
