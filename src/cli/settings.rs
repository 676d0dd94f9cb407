//! Who the user is: configuration, directories, the key.

mod mail;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use schemars::{JsonSchema, Schema, schema_for};
use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::terminal::Terminal;
use super::walk;
use crate::crypto::{Identity, IdentityError, PublicKey};
use crate::log::Bytes;
pub use mail::{DeskConfig, MailConfig, SendTo};

/// The file `config.yaml`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The name to use in new games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The key file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<PathBuf>,
    /// How to send mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<MailConfig>,
    /// The referee's desk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub desk: Option<DeskConfig>,
}

/// The JSON Schema of `config.yaml`.
pub fn schema() -> Schema {
    schema_for!(Config)
}

/// Where this program keeps what it knows.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What `config.yaml` says.
    pub config: Config,
    config_directory: Option<PathBuf>,
    state_directory: Option<PathBuf>,
}

impl Settings {
    /// Reads the configuration, if there is one.
    ///
    /// # Errors
    /// The file is there and cannot be read or understood.
    pub fn load() -> Result<Settings, Failure> {
        let directory = |variable: &str, fallback: &str| {
            let explicit = std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
            let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(fallback));
            explicit.or_else(home).map(|base| base.join("adjudicate"))
        };
        let config_directory = directory("XDG_CONFIG_HOME", ".config");
        let state_directory = directory("XDG_STATE_HOME", ".local/state");
        let path = config_directory.as_ref().map(|directory| directory.join("config.yaml"));
        let config = match path.as_ref().map(|path| (path, std::fs::read_to_string(path))) {
            Some((path, Ok(text))) => serde_yaml::from_str(&text).map_err(|error| {
                Failure::usage(format!("{} cannot be understood: {error}", path.display()))
                    .hint("it may hold `name`, `key`, `mail` and `desk`; docs/mail.md shows them")
            })?,
            Some((path, Err(error))) if error.kind() == ErrorKind::InvalidData => {
                let reason = format!("{} cannot be read: {error}", path.display());
                return Err(Failure::usage(reason).hint("it is a file in UTF-8; docs/mail.md shows what it may hold"));
            }
            Some((path, Err(error))) if error.kind() != ErrorKind::NotFound => {
                return Err(walk::unreadable(path, &error));
            }
            _ => Config::default(),
        };
        Ok(Settings { config, config_directory, state_directory })
    }

    /// The directory of the kept state.
    ///
    /// # Errors
    /// Neither `XDG_STATE_HOME` nor `HOME` is set.
    pub fn state_directory(&self) -> Result<&Path, Failure> {
        self.state_directory.as_deref().ok_or_else(|| {
            Failure::environment("there is no place to keep what has been signed").hint("set HOME or XDG_STATE_HOME")
        })
    }

    /// The key file to use: the one given, the configured one, or the standard place.
    ///
    /// # Errors
    /// None is given and there is no home directory to look in.
    pub fn key_file(&self, given: Option<&Path>) -> Result<PathBuf, Failure> {
        let standard = || self.config_directory.as_ref().map(|directory| directory.join("identity"));
        let found = given.map(Path::to_owned).or_else(|| self.config.key.clone()).or_else(standard);
        found.ok_or_else(|| Failure::usage("which key file?").hint("give one with --key FILE"))
    }
}

/// Sixteen bytes that tell equal charters apart: those given in base64, or random ones.
///
/// # Errors
/// What was given is something else, or the system gives no randomness.
pub fn nonce(given: Option<&str>) -> Result<Bytes<16>, Failure> {
    if let Some(text) = given {
        return Bytes::parse(text).ok_or_else(|| Failure::usage("--nonce wants base64 of 16 bytes"));
    }
    let mut nonce = [0; 16];
    let filled = getrandom::fill(&mut nonce);
    filled.map_err(|error| Failure::environment(format!("the system gives no randomness: {error}")))?;
    Ok(Bytes(nonce))
}

/// Reads a key file, asking for its passphrase if it has one.
///
/// # Errors
/// The file cannot be read, is no OpenSSH Ed25519 key, or the passphrase is wrong.
pub fn read_identity(path: &Path, terminal: Terminal) -> Result<(Identity, String), Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| {
        Failure::environment(format!("the key file {} cannot be read: {error}", path.display()))
            .hint("`adjudicate key new` makes one; --key FILE names another")
    })?;
    let failed = |error: IdentityError| Failure::environment(format!("the key file {}: {error}", path.display()));
    match Identity::read_openssh(&text, None) {
        Err(IdentityError::Encrypted) => {}
        other => return other.map_err(failed),
    }
    let passphrase = match std::env::var("ADJUDICATE_PASSPHRASE") {
        Ok(passphrase) => passphrase,
        Err(_) => terminal.passphrase(&format!("passphrase of {}:", path.display()))?,
    };
    Identity::read_openssh(&text, Some(&passphrase)).map_err(failed)
}

/// The identity of a key file, if there is one that has no passphrase, or whose passphrase stands in the environment.
///
/// # Errors
/// The file is there and cannot be read.
pub fn read_open_identity(path: &Path) -> Result<Option<Identity>, Failure> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::InvalidData) => return Ok(None),
        Err(error) => {
            return Err(Failure::environment(format!("the key file {} cannot be read: {error}", path.display()))
                .hint("do it again; --key FILE names another key file"));
        }
    };
    let passphrase = std::env::var("ADJUDICATE_PASSPHRASE").ok();
    let open = Identity::read_openssh(&text, None);
    let read = open.or_else(|_| Identity::read_openssh(&text, passphrase.as_deref()));
    Ok(read.ok().map(|(identity, _)| identity))
}

/// The public half of a key file, from the `.pub` file beside it, from the file itself, or from a typed key line.
///
/// # Errors
/// Nothing of the kind is there.
pub fn read_public_key(given: &str) -> Result<PublicKey, Failure> {
    if given.trim_start().starts_with("ssh-") {
        return PublicKey::parse_line(given).map_err(|error| Failure::usage(format!("`{given}`: {error}")));
    }
    let path = Path::new(given);
    let text = std::fs::read_to_string(path).map_err(|error| {
        Failure::environment(format!("the public key `{given}` cannot be read: {error}"))
            .hint("a key is a line `ssh-ed25519 ...` or the path of a .pub file")
    })?;
    PublicKey::parse_line(&text).map_err(|error| Failure::usage(format!("{given}: {error}")))
}
