//! OpenSSH private key files as text (`PROTOCOL.key` of OpenSSH): an existing identity can be used, and a new one works with
//! OpenSSH's own tools. One Ed25519 key, in clear or encrypted as OpenSSH does it where nothing else is asked for.

use std::fmt;

use adjudicate_rules::{Phrase, phrase};
use aes::Aes256;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ctr::Ctr128BE;
use ctr::cipher::{KeyIvInit, StreamCipher};
use zeroize::Zeroizing;

use super::Identity;
use crate::crypto::key::ALGORITHM;
use crate::crypto::openssh::{self, push_string};

const HEAD: &str = "-----BEGIN OPENSSH PRIVATE KEY-----";
const FOOT: &str = "-----END OPENSSH PRIVATE KEY-----";
/// The first bytes of the decoded text.
const MAGIC: &[u8] = b"openssh-key-v1\0";
const CIPHER: &[u8] = b"aes256-ctr";
const DERIVATION: &[u8] = b"bcrypt";
const NONE: &[u8] = b"none";

/// Random bytes that writing a key file takes: the passphrase's salt, then the number that proves
/// it right.
pub const KEY_FILE_RANDOM: usize = 20;

/// Rounds of bcrypt that turn a passphrase into a key: half as many again as OpenSSH 9.2 takes, about a
/// fifth of a second.
const ROUNDS: u32 = 24;

/// The most rounds that are computed to open a file, about ten seconds. The number is in the file, so a damaged
/// or forged one could ask for months.
const ROUNDS_MAX: u32 = 1024;

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
    /// It is encrypted with this other cipher.
    OtherCipher(String),
    /// Its passphrase goes through this number of rounds of bcrypt, more than are computed.
    TooManyRounds(u32),
    /// The passphrase does not decrypt it.
    WrongPassphrase,
    /// A passphrase was given for writing, and it is empty.
    EmptyPassphrase,
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
        let decoded = decoded(text).ok_or(IdentityError::NotAKey)?;
        let container = Container::read(&decoded).ok_or(IdentityError::NotAKey)?;
        if take_string(&mut &*container.public) != Some(ALGORITHM.as_bytes()) {
            return Err(IdentityError::NotEd25519);
        }
        let (section, unreadable) = match (container.encrypted(), passphrase) {
            (false, _) => (Zeroizing::new(container.section.to_vec()), IdentityError::NotAKey),
            (true, passphrase) => {
                // A file that no passphrase opens is refused before anybody is asked for one.
                let (salt, rounds) = container.derivation()?;
                let passphrase = passphrase.ok_or(IdentityError::Encrypted)?;
                let cipher = cipher(passphrase, salt, rounds).ok_or(IdentityError::WrongPassphrase)?;
                (container.decrypt(cipher), IdentityError::WrongPassphrase)
            }
        };
        let (identity, comment) = in_section(&section).ok_or(unreadable)?;
        if container.public != identity.public().blob() {
            return Err(IdentityError::NotAKey);
        }
        Ok((identity, comment))
    }

    /// The text of an OpenSSH private key file, encrypted if there is a passphrase.
    ///
    /// `random` must come from the operating system and be used once. The text is secret; wiping it
    /// is the caller's part.
    ///
    /// # Errors
    ///
    /// [`IdentityError::EmptyPassphrase`], since an unencrypted file is only written where none was
    /// given at all.
    pub fn to_openssh(
        &self,
        comment: &str,
        passphrase: Option<&str>,
        random: &[u8; KEY_FILE_RANDOM],
    ) -> Result<String, IdentityError> {
        let [salt @ .., a, b, c, d] = random;
        let encrypting = match passphrase {
            None => None,
            Some(passphrase) => Some(cipher(passphrase, salt, ROUNDS).ok_or(IdentityError::EmptyPassphrase)?),
        };
        let (seed, public) = (self.0.as_bytes(), self.public());
        let pair = Zeroizing::new([seed.as_slice(), public.as_bytes()].concat());
        let mut section = Zeroizing::new([a, b, c, d, a, b, c, d].map(|byte| *byte).to_vec());
        for part in [ALGORITHM.as_bytes(), public.as_bytes(), &pair, one_line(comment).as_bytes()] {
            push_string(&mut section, part);
        }
        let block = if encrypting.is_some() { 16 } else { 8 };
        let missing = section.len().next_multiple_of(block) - section.len();
        section.extend((1..=255).take(missing));
        let mut options = Vec::new();
        let (cipher, derivation) = match encrypting {
            None => (NONE, NONE),
            Some(mut cipher) => {
                cipher.apply_keystream(&mut section);
                push_string(&mut options, salt);
                options.extend(ROUNDS.to_be_bytes());
                (CIPHER, DERIVATION)
            }
        };
        let mut file = Zeroizing::new(MAGIC.to_vec());
        for part in [cipher, derivation, &options] {
            push_string(&mut file, part);
        }
        file.extend(1_u32.to_be_bytes());
        push_string(&mut file, &public.blob());
        push_string(&mut file, &section);
        Ok(openssh::armored(&file, HEAD, FOOT))
    }

    /// The line of a `.pub` file, without a line end.
    pub fn public_line(&self, comment: &str) -> String {
        let line = format!("{} {}", self.public(), one_line(comment));
        line.trim_end().to_owned()
    }
}

/// The bytes between head and foot.
fn decoded(text: &str) -> Option<Zeroizing<Vec<u8>>> {
    let body = text.strip_prefix(HEAD)?.strip_suffix(FOOT)?;
    let body = Zeroizing::new(body.chars().filter(|character| !matches!(character, '\r' | '\n')).collect::<String>());
    STANDARD.decode(body.as_bytes()).ok().map(Zeroizing::new)
}

/// The fields of a file that holds one key.
struct Container<'a> {
    cipher: &'a [u8],
    derivation: &'a [u8],
    options: &'a [u8],
    public: &'a [u8],
    /// The section with the private key, encrypted or not.
    section: &'a [u8],
}

impl<'a> Container<'a> {
    fn read(file: &'a [u8]) -> Option<Container<'a>> {
        let rest = &mut file.strip_prefix(MAGIC)?;
        let (cipher, derivation, options) = (take_string(rest)?, take_string(rest)?, take_string(rest)?);
        (take_number(rest)? == 1).then_some(())?;
        let (public, section) = (take_string(rest)?, take_string(rest)?);
        let consistent = (cipher == NONE) == (derivation == NONE) && (cipher != NONE || options.is_empty());
        (consistent && rest.is_empty()).then_some(Container { cipher, derivation, options, public, section })
    }

    fn encrypted(&self) -> bool {
        self.cipher != NONE
    }

    /// Returns the salt and the rounds that make a key of the passphrase.
    fn derivation(&self) -> Result<(&'a [u8], u32), IdentityError> {
        if self.cipher != CIPHER {
            return Err(IdentityError::OtherCipher(one_line(&String::from_utf8_lossy(self.cipher))));
        }
        let options = &mut &*self.options;
        match (take_string(options), take_number(options), *options) {
            (Some(_), Some(rounds), b"") if rounds > ROUNDS_MAX => Err(IdentityError::TooManyRounds(rounds)),
            (Some(salt), Some(rounds), b"") if self.derivation == DERIVATION => Ok((salt, rounds)),
            _ => Err(IdentityError::NotAKey),
        }
    }

    fn decrypt(&self, mut cipher: Ctr128BE<Aes256>) -> Zeroizing<Vec<u8>> {
        let mut section = Zeroizing::new(self.section.to_vec());
        cipher.apply_keystream(&mut section);
        section
    }
}

/// The key and the comment of a section in clear, if everything in it agrees.
fn in_section(section: &[u8]) -> Option<(Identity, String)> {
    let rest = &mut &*section;
    // The same number twice shows that the passphrase was right.
    (take_number(rest)? == take_number(rest)?).then_some(())?;
    (take_string(rest)? == ALGORITHM.as_bytes()).then_some(())?;
    let (public, pair, comment) = (take_string(rest)?, take_string(rest)?, take_string(rest)?);
    let (seed, own) = pair.split_first_chunk::<32>()?;
    let identity = Identity::from_seed(seed);
    let agrees = own == identity.public().as_bytes() && public == own;
    let padded = rest.len() < 16 && rest.iter().copied().eq((1..=255).take(rest.len()));
    (agrees && padded).then(|| (identity, String::from_utf8_lossy(comment).into_owned()))
}

/// The cipher that a passphrase gives; none for an empty one, or without salt or rounds.
fn cipher(passphrase: &str, salt: &[u8], rounds: u32) -> Option<Ctr128BE<Aes256>> {
    let mut derived = Zeroizing::new([0; 48]);
    bcrypt_pbkdf::bcrypt_pbkdf(passphrase, salt, rounds, derived.as_mut_slice()).ok()?;
    let (key, counter) = derived.split_at(32);
    Ctr128BE::new_from_slices(key, counter).ok()
}

fn take_number(rest: &mut &[u8]) -> Option<u32> {
    let (number, behind) = rest.split_first_chunk()?;
    *rest = behind;
    Some(u32::from_be_bytes(*number))
}

fn take_string<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = usize::try_from(take_number(rest)?).ok()?;
    let (string, behind) = rest.split_at_checked(length)?;
    *rest = behind;
    Some(string)
}

/// A line end in a comment would begin another key in files that hold one per line.
fn one_line(comment: &str) -> String {
    comment.chars().filter(|c| !c.is_control()).collect()
}

/// Recognises other kinds of key files, and returns the error that names the kind.
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

impl IdentityError {
    /// The fault in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            IdentityError::NotAKey => phrase!("key-file-none", "not an OpenSSH private key, or a damaged one"),
            IdentityError::PublicHalf => {
                phrase!("key-file-public", "the public half of a key, where the private key belongs")
            }
            IdentityError::OtherFormat(format) => phrase!(
                "key-file-format",
                "a private key in another format ({format}); OpenSSH Ed25519 keys are used",
                format
            ),
            IdentityError::NotEd25519 => {
                phrase!("key-file-type", "a private key of another type; only Ed25519 keys are used")
            }
            IdentityError::Encrypted => phrase!("key-file-locked", "the key is encrypted; its passphrase is needed"),
            IdentityError::WrongPassphrase => {
                phrase!("wrong-passphrase", "the passphrase does not decrypt the key (or the file is damaged)")
            }
            IdentityError::OtherCipher(cipher) => phrase!(
                "key-file-cipher",
                "the key is encrypted with `{cipher}`, not with OpenSSH's usual `aes256-ctr`; `ssh-keygen -p -Z aes256-ctr` \
                 changes that",
                cipher
            ),
            IdentityError::TooManyRounds(rounds) => phrase!(
                "key-file-rounds",
                "the key file asks for {rounds} rounds of bcrypt, and at most {most} are computed: it is damaged, or was \
                 written with more; `ssh-keygen -p -a 100 -f FILE` writes it with fewer",
                rounds,
                most = ROUNDS_MAX.to_string()
            ),
            IdentityError::EmptyPassphrase => phrase!("empty-passphrase", "the passphrase is empty"),
        }
    }
}

impl fmt::Display for IdentityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for IdentityError {}
