//! OpenSSH private key files as text: an existing identity can be used, and a new one works with
//! OpenSSH's own tools.

use std::fmt;

use ssh_key::private::{Ed25519Keypair, KeypairData};
use ssh_key::{Algorithm, Cipher, Error, Kdf, LineEnding, PrivateKey};

use super::Identity;

/// Random bytes that writing a key file takes: the passphrase's salt, then the number that proves
/// it right.
pub const KEY_FILE_RANDOM: usize = 20;

/// Rounds of bcrypt that turn a passphrase into a key: half as many again as OpenSSH 9.2 takes, about a
/// fifth of a second.
const ROUNDS: u32 = 24;

/// Why a key file cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IdentityError {
    /// It is no OpenSSH private key, or a damaged one.
    NotAKey,
    /// It is the public half of a key.
    PublicHalf,
    /// It is a private key in this other format.
    OtherFormat(&'static str),
    /// It is an OpenSSH private key of another type.
    NotEd25519,
    /// It is encrypted and no passphrase was given.
    Encrypted,
    /// The passphrase does not decrypt it.
    WrongPassphrase,
    /// A passphrase was given for writing, and it is empty.
    EmptyPassphrase,
    /// The library that writes key files refused, in its own words.
    NotWritten(String),
}

impl Identity {
    /// Reads the text of an OpenSSH private key file, and its comment. A passphrase for a file that
    /// has none is ignored.
    ///
    /// # Errors
    ///
    /// [`IdentityError`]; [`Encrypted`](IdentityError::Encrypted) is the one after which to ask for
    /// a passphrase.
    pub fn read_openssh(text: &str, passphrase: Option<&str>) -> Result<(Identity, String), IdentityError> {
        let text = text.trim();
        if let Some(error) = other_kind(text) {
            return Err(error);
        }
        let stored = PrivateKey::from_openssh(text).map_err(|error| match error {
            Error::AlgorithmUnknown | Error::AlgorithmUnsupported { .. } => IdentityError::NotEd25519,
            _ => IdentityError::NotAKey,
        })?;
        if stored.algorithm() != Algorithm::Ed25519 {
            return Err(IdentityError::NotEd25519);
        }
        let plain = match (stored.is_encrypted(), passphrase) {
            (false, _) => stored,
            (true, None) => return Err(IdentityError::Encrypted),
            (true, Some(passphrase)) => stored.decrypt(passphrase).map_err(|_| IdentityError::WrongPassphrase)?,
        };
        let pair = plain.key_data().ed25519().ok_or(IdentityError::NotAKey)?;
        Ok((Identity::from_seed(pair.private.as_ref()), plain.comment().as_str_lossy().to_owned()))
    }

    /// The text of an OpenSSH private key file, encrypted if there is a passphrase.
    ///
    /// `random` must come from the operating system and be used once. The text is secret; wiping it
    /// is the caller's part.
    ///
    /// # Errors
    ///
    /// [`IdentityError::EmptyPassphrase`], since an unencrypted file is only written where none was
    /// given at all; [`IdentityError::NotWritten`] if the library fails, for which no input is
    /// known.
    pub fn to_openssh(
        &self,
        comment: &str,
        passphrase: Option<&str>,
        random: &[u8; KEY_FILE_RANDOM],
    ) -> Result<String, IdentityError> {
        let pair = KeypairData::Ed25519(Ed25519Keypair::from_seed(self.0.as_bytes()));
        let plain = PrivateKey::new(pair, one_line(comment)).map_err(not_written)?;
        let stored = match passphrase {
            None => plain,
            Some("") => return Err(IdentityError::EmptyPassphrase),
            Some(passphrase) => {
                let [salt @ .., a, b, c, d] = random;
                let kdf = Kdf::Bcrypt { salt: salt.to_vec(), rounds: ROUNDS };
                plain
                    .encrypt_with(Cipher::Aes256Ctr, kdf, u32::from_be_bytes([*a, *b, *c, *d]), passphrase)
                    .map_err(not_written)?
            }
        };
        let text = stored.to_openssh(LineEnding::LF).map_err(not_written)?;
        Ok(text.to_string())
    }

    /// The line of a `.pub` file, without a line end.
    pub fn public_line(&self, comment: &str) -> String {
        let line = format!("{} {}", self.public(), one_line(comment));
        line.trim_end().to_owned()
    }
}

fn not_written(error: Error) -> IdentityError {
    IdentityError::NotWritten(error.to_string())
}

/// A line end in a comment would begin another key in files that hold one per line.
fn one_line(comment: &str) -> String {
    comment.chars().filter(|c| !c.is_control()).collect()
}

/// What people have in key files that is not an OpenSSH private key.
fn other_kind(text: &str) -> Option<IdentityError> {
    const HEADS: [(&str, &str); 7] = [
        ("-----BEGIN RSA PRIVATE KEY-----", "RSA (PKCS#1)"),
        ("-----BEGIN DSA PRIVATE KEY-----", "DSA"),
        ("-----BEGIN EC PRIVATE KEY-----", "ECDSA (SEC1)"),
        ("-----BEGIN PRIVATE KEY-----", "PKCS#8"),
        ("-----BEGIN ENCRYPTED PRIVATE KEY-----", "PKCS#8, encrypted"),
        ("-----BEGIN PGP PRIVATE KEY BLOCK-----", "PGP"),
        ("PuTTY-User-Key-File-", "PuTTY"),
    ];
    if let Some((_, format)) = HEADS.iter().find(|(head, _)| text.starts_with(head)) {
        return Some(IdentityError::OtherFormat(format));
    }
    let public = ["ssh-", "ecdsa-", "sk-", "-----BEGIN PUBLIC KEY-----", "---- BEGIN SSH2 PUBLIC KEY ----"];
    public.iter().any(|head| text.starts_with(head)).then_some(IdentityError::PublicHalf)
}

impl fmt::Display for IdentityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IdentityError::NotAKey => f.write_str("not an OpenSSH private key, or a damaged one"),
            IdentityError::PublicHalf => f.write_str("the public half of a key, where the private key belongs"),
            IdentityError::OtherFormat(format) => {
                write!(f, "a private key in another format ({format}); OpenSSH Ed25519 keys are used")
            }
            IdentityError::NotEd25519 => f.write_str("a private key of another type; only Ed25519 keys are used"),
            IdentityError::Encrypted => f.write_str("the key is encrypted; its passphrase is needed"),
            IdentityError::WrongPassphrase => {
                f.write_str("the passphrase does not decrypt the key (or the file is damaged)")
            }
            IdentityError::EmptyPassphrase => f.write_str("the passphrase is empty"),
            IdentityError::NotWritten(why) => write!(f, "the key file cannot be written: {why}"),
        }
    }
}

impl std::error::Error for IdentityError {}
