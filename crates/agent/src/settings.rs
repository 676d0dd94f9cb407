//! The user: configuration, directories, the key.

mod imap;
mod mail;
#[cfg(feature = "transport")]
mod servers;

use adjudicate_record::printable::printable_path;
use adjudicate_rules::{Phrase, phrase};
use std::ffi::OsString;
use std::fmt;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use schemars::{JsonSchema, Schema, schema_for};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::prompter::Prompter;
use crate::sysexits;
use adjudicate_locales::Language;
use adjudicate_record::crypto::{Identity, IdentityError, PublicKey};
pub use imap::ImapConfig;
pub use mail::{DeskConfig, LoginConfig, MailConfig, SmtpConfig, TlsConfig, TurnRecipients};
#[cfg(feature = "transport")]
use servers::passphrase_of;

/// The most bytes of a file of a language: many times what all texts of the program need.
const LANGUAGE_FILE_MAX: u64 = 4_000_000;

/// The file `config.yaml`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The name to use in new games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The language in which the program writes to its user (a BCP 47 tag, such as `de`); the terminal's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The key file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<PathBuf>,
    /// A command that prints the passphrase of the key file; the environment variable `ADJUDICATE_PASSPHRASE` goes first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passphrase_command: Option<String>,
    /// Whether the user's dice are rolled without asking first where he could double, unless he says so with a turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub roll_for_me: bool,
    /// How to send mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<MailConfig>,
    /// The referee's desk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub desk: Option<DeskConfig>,
    /// How to get at a store that many desks share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub store: Option<StoreConfig>,
}

/// How to get at a store in a database, beside its URL.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StoreConfig {
    /// A command that prints the password; the environment variable `PGPASSWORD` goes first, and the file `~/.pgpass` last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password_command: Option<String>,
    /// A file with a certificate (PEM) to trust beside those of the system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<PathBuf>,
}

/// The JSON Schema of `config.yaml`.
pub fn schema() -> Schema {
    schema_for!(Config)
}

/// The directories of this program's files.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The content of `config.yaml`.
    pub config: Config,
    config_directory: Option<PathBuf>,
    state_directory: Option<PathBuf>,
    passphrase: Option<Secret>,
    /// The output of `passphrase_command`.
    asked: OnceLock<Secret>,
    #[cfg_attr(not(feature = "transport"), expect(dead_code, reason = "only who carries mail logs in"))]
    password: Option<Secret>,
    #[cfg_attr(not(feature = "transport"), expect(dead_code, reason = "only who carries mail logs in"))]
    mailbox_password: Option<Secret>,
    #[cfg_attr(not(feature = "transport"), expect(dead_code, reason = "only desks share a store"))]
    store_password: Option<Secret>,
}

/// A text that is shown nowhere.
#[derive(Clone)]
struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("secret")
    }
}

impl Settings {
    /// Returns settings without a configuration, with the signing states in this directory.
    pub fn keeping(state_directory: PathBuf) -> Settings {
        Settings {
            config: Config::default(),
            config_directory: None,
            state_directory: Some(state_directory),
            passphrase: None,
            asked: OnceLock::new(),
            password: None,
            mailbox_password: None,
            store_password: None,
        }
    }

    /// Returns the same settings, with the signing states in this directory.
    pub fn kept_in(&self, state_directory: PathBuf) -> Settings {
        Settings { state_directory: Some(state_directory), ..self.clone() }
    }

    /// Reads the configuration, if there is one. `variable` gives the variables of the environment.
    ///
    /// # Errors
    /// The file is there and cannot be read or understood.
    pub fn load(variable: impl Fn(&str) -> Option<OsString>) -> Result<Settings, Failure> {
        let config_directory = config_directory(&variable);
        // On Windows this one does not travel to other computers of a network.
        let state_directory = directory(&variable, "XDG_STATE_HOME", "LOCALAPPDATA", ".local/state");
        let path = config_directory.as_ref().map(|directory| directory.join("config.yaml"));
        let config = match path.as_ref().map(|path| (path, std::fs::read_to_string(path))) {
            Some((path, Ok(text))) => serde_yaml::from_str(&text).map_err(|error| {
                Failure::unclear(path, error.to_string()).into_usage().hint(phrase!("settings-hint", "it may hold `name`, `language`, `key`, `passphrase_command`, `roll_for_me`, `mail`, `desk` and `store`; docs/mail.md shows them"))
            })?,
            Some((path, Err(error))) if error.kind() == ErrorKind::InvalidData => {
                let file = printable_path(path);
                let reason = phrase!("file-unreadable", "{file} cannot be read: {error}", file, error);
                return Err(Failure::usage(reason).hint(phrase!(
                    "settings-utf8-hint",
                    "it is a file in UTF-8; docs/mail.md shows what it may hold"
                )));
            }
            Some((path, Err(error))) if error.kind() != ErrorKind::NotFound => {
                return Err(Failure::unreadable(path, &error));
            }
            _ => Config::default(),
        };
        if let Some(tag) = config.language.as_deref().filter(|tag| Language::find(tag).is_none()) {
            let tags = Language::tags();
            return Err(Failure::usage(phrase!(
                "settings-language",
                "the settings ask for the language `{tag}`, in which there are no texts",
                tag
            ))
            .hint(phrase!("settings-language-hint", "`language` is one of {tags}", tags)));
        }
        let secret = |name: &str| variable(name).and_then(|value| value.into_string().ok()).map(Secret);
        let (passphrase, password) = (secret("ADJUDICATE_PASSPHRASE"), secret(mail::PASSWORD));
        let (mailbox_password, store_password) = (secret(imap::PASSWORD), secret("PGPASSWORD"));
        Ok(Settings {
            config,
            config_directory,
            state_directory,
            passphrase,
            asked: OnceLock::new(),
            password,
            mailbox_password,
            store_password,
        })
    }

    /// The file that this was read from, or would have been.
    ///
    /// # Errors
    /// Neither `XDG_CONFIG_HOME` nor `HOME` is set.
    pub fn config_file(&self) -> Result<PathBuf, Failure> {
        let directory = self.config_directory.as_ref().map(|directory| directory.join("config.yaml"));
        directory.ok_or_else(|| {
            Failure::environment(phrase!("no-place-for-settings", "there is no place for the settings"))
                .hint(phrase!("no-place-for-settings-hint", "set HOME or XDG_CONFIG_HOME"))
        })
    }

    /// The directory of the kept state.
    ///
    /// # Errors
    /// Neither `XDG_STATE_HOME` nor `HOME` is set.
    pub fn state_directory(&self) -> Result<&Path, Failure> {
        self.state_directory.as_deref().ok_or_else(|| {
            Failure::environment(phrase!("no-place-for-state", "there is no place to keep what has been signed"))
                .hint(phrase!("no-place-for-state-hint", "set HOME or XDG_STATE_HOME"))
        })
    }

    /// How to send mail.
    ///
    /// # Errors
    /// The configuration does not say.
    pub fn mail(&self) -> Result<&MailConfig, Failure> {
        self.config.mail.as_ref().ok_or_else(|| {
            let place = match &self.config_directory {
                Some(directory) => directory.join("config.yaml").display().to_string(),
                None => "config.yaml".to_owned(),
            };
            Failure::usage(phrase!("mail-not-set-up", "it is not known how to send mail"))
                .hint(phrase!("mail-part-needed", "{place} needs a part `mail:`; docs/mail.md shows it", place))
                .status_is(sysexits::CONFIG)
        })
    }

    /// Returns the passphrase of the key file, if it is in the environment, or a command of the configuration prints
    /// it.
    ///
    /// # Errors
    /// The command cannot be run, or prints none.
    pub fn passphrase(&self) -> Result<Option<&str>, Failure> {
        if let Some(secret) = self.passphrase.as_ref().or(self.asked.get()) {
            return Ok(Some(secret.0.as_str()));
        }
        let Some(command) = &self.config.passphrase_command else { return Ok(None) };
        let printed = passphrase_of(command)?;
        Ok(Some(self.asked.get_or_init(|| Secret(printed)).0.as_str()))
    }

    /// The key file to use: the one given, the configured one, or the standard place.
    ///
    /// # Errors
    /// None is given and there is no home directory to look in.
    pub fn key_file(&self, given: Option<&Path>) -> Result<PathBuf, Failure> {
        let standard = || self.config_directory.as_ref().map(|directory| directory.join("identity"));
        let found = given.map(Path::to_owned).or_else(|| self.config.key.clone()).or_else(standard);
        found.ok_or_else(|| {
            Failure::usage(phrase!("which-key-file", "which key file?"))
                .hint(phrase!("which-key-file-hint", "give one with --key FILE"))
        })
    }
}

fn config_directory(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    directory(variable, "XDG_CONFIG_HOME", "APPDATA", ".config")
}

/// The program's directory below that of a variable, of another one on Windows, or below the user's home.
fn directory(
    variable: impl Fn(&str) -> Option<OsString>,
    name: &str,
    windows: &str,
    fallback: &str,
) -> Option<PathBuf> {
    let given = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let system = || if cfg!(windows) { given(windows) } else { None };
    let home = || given("HOME").map(|home| home.join(fallback));
    given(name).or_else(system).or_else(home).map(|base| base.join("adjudicate"))
}

/// Adds the languages that the user has put beside the configuration, as files `languages/TAG.ftl`, to those of the program. To be called
/// once, before any text is used. `variable` gives the variables of the environment.
///
/// # Errors
/// The directory or a file cannot be read, or a file has no texts of a language.
pub fn add_languages(variable: impl Fn(&str) -> Option<OsString>) -> Result<(), Failure> {
    let Some(directory) = config_directory(variable).map(|directory| directory.join("languages")) else {
        return Ok(());
    };
    let listed = match std::fs::read_dir(&directory) {
        Ok(listed) => listed,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Failure::unreadable(&directory, &error)),
    };
    let mut files = Vec::new();
    for entry in listed {
        let path = entry.map_err(|error| Failure::unreadable(&directory, &error))?.path();
        let Some(tag) = path.file_stem().and_then(|stem| stem.to_str()) else { continue };
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push((tag.to_owned(), language_file(&path)?));
        }
    }
    files.sort();
    adjudicate_locales::add(files).map_err(|(tag, error)| {
        let path = directory.join(format!("{tag}.ftl"));
        let file = printable_path(&path);
        Failure::environment(phrase!("file-unusable", "{file} cannot be used: {error}", file, error)).hint(phrase!(
            "language-unusable-hint",
            "mend it, or take it out of that directory; CONTRIBUTING.md says what it may hold"
        ))
    })
}

/// The text of a file of a language.
fn language_file(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(|error| Failure::unreadable(path, &error))?;
    file.take(LANGUAGE_FILE_MAX + 1).read_to_string(&mut text).map_err(|error| Failure::unreadable(path, &error))?;
    match text.len() as u64 > LANGUAGE_FILE_MAX {
        true => {
            let (file, most) = (printable_path(path), LANGUAGE_FILE_MAX);
            Err(Failure::environment(phrase!("language-too-long", "{file} is longer than {most} bytes", file, most)))
        }
        false => Ok(text),
    }
}

/// A build that runs no programs has no such output.
#[cfg(not(feature = "transport"))]
fn passphrase_of(command: &str) -> Result<String, Failure> {
    let reason = phrase!(
        "passphrase-command-unrun",
        "`passphrase_command: {command}` is not run: this build runs no programs",
        command
    );
    Err(Failure::usage(reason).hint(phrase!(
        "passphrase-variable",
        "the environment variable ADJUDICATE_PASSPHRASE holds the passphrase as well"
    )))
}

/// Reads a key file, asking for its passphrase if it has one that is not given.
///
/// # Errors
/// The file cannot be read, is no OpenSSH Ed25519 key, or the passphrase is wrong.
pub fn read_identity(
    language: Language,
    path: &Path,
    person: &dyn Prompter,
    settings: &Settings,
) -> Result<(Identity, String), Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| {
        let file = printable_path(path);
        Failure::environment(phrase!("key-file-unreadable", "the key file {file} cannot be read: {error}", file, error))
            .hint(phrase!("key-new-or-other", "`adjudicate key new` makes one; --key FILE names another"))
    })?;
    let failed = |error: IdentityError| {
        let (file, fault) = (printable_path(path), error.phrase());
        Failure::environment(phrase!("key-file-fault", "the key file {file}: {fault}", file, fault = fault))
    };
    match Identity::read_openssh(&text, None) {
        Err(IdentityError::Encrypted) => {}
        other => return other.map_err(failed),
    }
    let passphrase = match settings.passphrase()? {
        Some(passphrase) => passphrase.to_owned(),
        None => person.passphrase(&language.text("ask-passphrase-of", &[("file", printable_path(path).into())]))?,
    };
    Identity::read_openssh(&text, Some(&passphrase)).map_err(failed)
}

/// The identity of a key file, if there is one that has no passphrase, or whose passphrase is given.
///
/// # Errors
/// The file is there and cannot be read; or `passphrase_command` fails.
pub fn read_open_identity(path: &Path, settings: &Settings) -> Result<Option<Identity>, Failure> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::InvalidData) => return Ok(None),
        Err(error) => {
            let file = printable_path(path);
            let reason = phrase!("key-file-unreadable", "the key file {file} cannot be read: {error}", file, error);
            return Err(Failure::environment(reason)
                .hint(phrase!("key-file-again", "do it again; --key FILE names another key file")));
        }
    };
    let read = match Identity::read_openssh(&text, None) {
        Err(IdentityError::Encrypted) => Identity::read_openssh(&text, settings.passphrase()?),
        other => other,
    };
    Ok(read.ok().map(|(identity, _)| identity))
}

/// The advice to take another key.
pub fn other_key() -> Phrase {
    phrase!("other-key-file", "--key FILE names another key file")
}

/// The public half of a key file, from the `.pub` file beside it, from the file itself, or from a typed key line.
///
/// # Errors
/// Nothing of the kind is there.
pub fn read_public_key(given: &str) -> Result<PublicKey, Failure> {
    if given.trim_start().starts_with("ssh-") {
        return PublicKey::parse_line(given)
            .map_err(|fault| Failure::usage(fault.phrase()).about(format!("`{given}`")));
    }
    let path = Path::new(given);
    let text = std::fs::read_to_string(path).map_err(|error| {
        Failure::environment(phrase!(
            "public-key-unreadable",
            "the public key `{given}` cannot be read: {error}",
            given,
            error
        ))
        .hint(phrase!("public-key-hint", "a key is a line `ssh-ed25519 ...` or the path of a .pub file"))
    })?;
    PublicKey::parse_line(&text).map_err(|fault| Failure::usage(fault.phrase()).about(given))
}
