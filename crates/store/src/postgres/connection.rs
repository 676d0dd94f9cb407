//! Certificates and passwords for a connection.

use adjudicate_record::printable::printable_path;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use adjudicate_agent::{Failure, sysexits};
use adjudicate_rules::phrase;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::Host;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::session::Preparing;

/// A URL without the parts that the client does not know, and those parts.
pub struct StoreUrl {
    /// The URL as the client reads it. Names are compared wherever there is TLS, so that is no part of it.
    pub url: String,
    /// The file of a certificate to trust (`sslrootcert`).
    pub certificate: Option<PathBuf>,
    /// Whether statements may be prepared: not with `pooler=transaction`.
    pub preparing: Preparing,
}

/// Takes a URL apart.
pub fn read(url: &str) -> StoreUrl {
    let mut read = StoreUrl { url: url.to_owned(), certificate: None, preparing: Preparing::Named };
    let Some((base, query)) = url.split_once('?') else { return read };
    let mut kept = Vec::new();
    for part in query.split('&') {
        match part.split_once('=') {
            Some(("sslrootcert", path)) => read.certificate = Some(PathBuf::from(path.replace("%2F", "/"))),
            Some(("sslmode", "verify-full" | "verify-ca")) => kept.push("sslmode=require"),
            Some(("pooler", "transaction")) => read.preparing = Preparing::Unnamed,
            Some(_) | None => kept.push(part),
        }
    }
    let query = kept.join("&");
    read.url = if query.is_empty() { base.to_owned() } else { format!("{base}?{query}") };
    read
}

/// Whether a URL wants TLS even on this computer.
pub fn asks_for_tls(url: &str) -> bool {
    url.contains("sslmode=require")
}

/// TLS that trusts the certificates of the system, and this one.
///
/// # Errors
/// The certificate cannot be read.
pub fn tls(certificate: Option<&Path>) -> Result<MakeRustlsConnect, Failure> {
    let mut roots = RootCertStore::empty();
    // A system certificate that cannot be read is skipped; a server that needs it is refused later.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(path) = certificate {
        let wrong = |why: String| {
            let file = printable_path(path);
            let reason = phrase!("certificate-unusable", "the certificate {file} cannot be used: {why}", file, why);
            Failure::usage(reason).status_is(sysexits::CONFIG)
        };
        let found = CertificateDer::pem_file_iter(path).map_err(|error| wrong(error.to_string()))?;
        for one in found {
            let one = one.map_err(|error| wrong(error.to_string()))?;
            roots.add(one).map_err(|error| wrong(error.to_string()))?;
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| Failure::environment(phrase!("no-tls", "TLS cannot be had: {error}", error)))?;
    Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// Takes the password out of a file as PostgreSQL's own programs have it: lines `host:port:database:user:password`.
///
/// # Errors
/// Others can read the file, or nobody can.
pub fn from_passfile(config: &mut Config, file: Option<&Path>) -> Result<(), Failure> {
    let Some(file) = file else { return Ok(()) };
    let text = match std::fs::read_to_string(file) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        text => text.map_err(|error| Failure::unreadable(file, &error))?,
    };
    if is_open(file) {
        let file = printable_path(file);
        let reason = phrase!("passwords-of-all", "{file} can be read by others, and is not used", file);
        return Err(Failure::usage(reason).hint(format!("chmod 600 {file}")));
    }
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(_)) => "localhost".to_owned(),
        None => "localhost".to_owned(),
    };
    let port = config.get_ports().first().copied().unwrap_or(5432).to_string();
    let user = config.get_user().unwrap_or_default().to_owned();
    let database = config.get_dbname().map_or_else(|| user.clone(), str::to_owned);
    let wanted = [host, port, database, user];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields = fields(line);
        let [rest @ .., password] = fields.as_slice() else { continue };
        if rest.len() == wanted.len() && rest.iter().zip(&wanted).all(|(field, own)| field == "*" || field == own) {
            config.password(password);
            return Ok(());
        }
    }
    Ok(())
}

/// Whether others may read a file. Without file modes, a user's own directory is his alone.
fn is_open(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::metadata(file).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        false
    }
}

/// The fields of a line, in which `\` takes the next character as it is.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut characters = line.chars();
    while let Some(c) = characters.next() {
        match c {
            '\\' => fields.last_mut().into_iter().for_each(|last| last.extend(characters.next())),
            ':' if fields.len() < 5 => fields.push(String::new()),
            c => fields.last_mut().into_iter().for_each(|last| last.push(c)),
        }
    }
    fields
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn passwords_are_found_as_other_programs_find_them() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("pgpass");
        std::fs::write(&file, "# nothing\nelsewhere:*:*:*:wrong\n*:5433:games:desk:a\\:b\\\\c\n*:*:*:*:rest\n")
            .unwrap();
        let ask = |url: &str| {
            let mut config: Config = url.parse().unwrap();
            from_passfile(&mut config, Some(&file)).map(|()| config.get_password().map(<[u8]>::to_vec))
        };
        assert!(ask("postgresql://desk@h:5433/games").unwrap_err().message().contains("read by others"));
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
        assert_eq!(ask("postgresql://desk@h:5433/games").unwrap().unwrap(), b"a:b\\c");
        assert_eq!(ask("postgresql://desk@h:5434/games").unwrap().unwrap(), b"rest");
    }

    #[test]
    fn a_url_is_read_as_other_programs_read_it() {
        let read_as = read("postgresql://a@b/c?sslmode=verify-full&sslrootcert=/x/y.pem&x=1");
        assert_eq!(read_as.url, "postgresql://a@b/c?sslmode=require&x=1");
        assert_eq!((read_as.certificate.unwrap(), read_as.preparing), (PathBuf::from("/x/y.pem"), Preparing::Named));
        let read_as = read("postgresql://a@b/c?pooler=transaction");
        assert_eq!((read_as.url.as_str(), read_as.preparing), ("postgresql://a@b/c", Preparing::Unnamed));
    }
}
