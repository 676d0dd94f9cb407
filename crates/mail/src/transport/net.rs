//! The common part of the clients for SMTP and IMAP: connecting, certificates, and the limits of time and length that
//! hold whatever a server does.

use std::fmt;
use std::io;
use std::net::{SocketAddr, TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};

use adjudicate_rules::{Phrase, phrase};

/// The addresses of a server that are tried.
const ADDRESSES_MAX: usize = 4;

/// A fault of a connection that this program finds, and not the system.
#[derive(Debug)]
struct ConnectionFault(Phrase);

impl fmt::Display for ConnectionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConnectionFault {}

/// An error of a connection in words of ours.
pub fn fault(kind: io::ErrorKind, words: Phrase) -> io::Error {
    io::Error::new(kind, ConnectionFault(words))
}

/// The words of ours in an error of a connection, if it has any.
pub fn fault_in<'a>(error: &'a (dyn std::error::Error + 'static)) -> Option<&'a Phrase> {
    let within = error.downcast_ref::<io::Error>()?.get_ref()?;
    within.downcast_ref::<ConnectionFault>().map(|ConnectionFault(words)| words)
}

/// Connects to a server within this time, in which all its addresses and the look-up of its name have to fit.
///
/// # Errors
/// There is no such server, or it does not answer in time.
pub fn connect(host: &str, port: u16, limit: Duration) -> io::Result<TcpStream> {
    let end = Instant::now() + limit;
    let no_address = phrase!("server-without-address", "the server's name has no address");
    let mut last = fault(io::ErrorKind::NotFound, no_address);
    for address in addresses(host, port, limit)? {
        match TcpStream::connect_timeout(&address, remaining(end)?) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                return Ok(stream);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Looks the server's name up in a thread of its own: the system may take longer than anybody wants to wait, and cannot be stopped.
fn addresses(host: &str, port: u16, limit: Duration) -> io::Result<Vec<SocketAddr>> {
    let (tell, told) = channel();
    let name = (host.to_owned(), port);
    thread::spawn(move || {
        let found = name.to_socket_addrs().map(|all| all.take(ADDRESSES_MAX).collect());
        // Nobody listens any more if this took too long.
        let _ = tell.send(found);
    });
    told.recv_timeout(limit).unwrap_or_else(|_| Err(io::Error::from(io::ErrorKind::TimedOut)))
}

/// The time until then.
///
/// # Errors
/// There is none left: [`io::ErrorKind::TimedOut`].
pub fn remaining(end: Instant) -> io::Result<Duration> {
    let left = end.saturating_duration_since(Instant::now());
    if left.is_zero() { Err(io::Error::from(io::ErrorKind::TimedOut)) } else { Ok(left) }
}

/// The error of a server that says more than it may.
pub fn too_much(limit: u64) -> io::Error {
    let size =
        if limit < 1024 * 1024 { format!("{} KiB", limit / 1024) } else { format!("{} MiB", limit / 1024 / 1024) };
    let words = phrase!(
        "server-too-long",
        "the server says more than it may, which is {size}; the connection was closed",
        size
    );
    fault(io::ErrorKind::Other, words)
}

/// The certificates to trust, as a configuration for TLS: those of the system, and the one that the settings name (PEM).
///
/// # Errors
/// Describes the fault of the certificate in the settings.
pub fn tls(certificate: Option<&[u8]>) -> Result<Arc<ClientConfig>, Phrase> {
    let wrong = |error: &dyn std::error::Error| {
        phrase!("certificate-fault", "the certificate in the settings: {why}", why = error.to_string())
    };
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    for certificate in certificate.into_iter().flat_map(CertificateDer::pem_slice_iter) {
        let certificate = certificate.map_err(|error| wrong(&error))?;
        roots.add(certificate).map_err(|error| wrong(&error))?;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| error.to_string())?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}
