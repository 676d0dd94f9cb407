//! Keys: made here, or opened from OpenSSH files. They go nowhere but back to the page.

use adjudicate_agent::Failure;
use adjudicate_record::crypto::{Identity, IdentityError, KEY_FILE_RANDOM};
use adjudicate_rules::phrase;
use serde_json::json;

use crate::session::{Answer, PageSession};

/// Makes a key; its file is for the page to hand over.
///
/// # Errors
/// There is no randomness, or the passphrase is empty.
pub fn new(session: &mut PageSession, passphrase: Option<&str>, comment: &str) -> Answer {
    let identity = Identity::generate(session.around.random)?;
    let mut salt = [0; KEY_FILE_RANDOM];
    (session.around.random)(&mut salt)?;
    let text = identity.to_openssh(comment, passphrase, &salt);
    let text = text.map_err(|error| unwritable(&error))?;
    let shown = json!({
        "file": text,
        "line": identity.public_line(comment),
        "key": identity.public().to_string(),
        "fingerprint": identity.public().fingerprint(),
        "encrypted": passphrase.is_some(),
    });
    session.set_key(Some(identity));
    Ok(shown)
}

/// The file of the open key under a passphrase.
///
/// # Errors
/// No key is open, the passphrase is empty, or there is no randomness.
pub fn lock(session: &PageSession, passphrase: &str, comment: &str) -> Answer {
    let mut salt = [0; KEY_FILE_RANDOM];
    (session.around.random)(&mut salt)?;
    let text = session.office.identity()?.to_openssh(comment, Some(passphrase), &salt);
    let text = text.map_err(|error| unwritable(&error))?;
    Ok(json!({ "file": text }))
}

/// The identity in a key file that is not the session's own.
///
/// # Errors
/// It is none, or another passphrase is wanted.
pub fn read(text: &str, passphrase: Option<&str>) -> Result<Identity, Failure> {
    let read = Identity::read_openssh(text, passphrase.filter(|phrase| !phrase.is_empty()));
    read.map(|(identity, _)| identity).map_err(|error| unopened(&error))
}

/// Opens a key file.
///
/// # Errors
/// It is none, or another passphrase is wanted; `passphrase` in the message says that one is.
pub fn open(session: &mut PageSession, text: &str, passphrase: Option<&str>) -> Answer {
    let failed = |error: IdentityError| unopened(&error);
    let (read, encrypted) = match (Identity::read_openssh(text, None), passphrase) {
        (Err(IdentityError::Encrypted), None) => return Ok(json!({ "locked": true })),
        (Err(IdentityError::Encrypted), phrase) => (Identity::read_openssh(text, phrase), true),
        (read, _) => (read, false),
    };
    let (identity, comment) = read.map_err(failed)?;
    let shown = json!({
        "line": identity.public_line(&comment),
        "key": identity.public().to_string(),
        "fingerprint": identity.public().fingerprint(),
        "encrypted": encrypted,
    });
    session.set_key(Some(identity));
    Ok(shown)
}

/// The failure of a key file that cannot be written.
fn unwritable(error: &IdentityError) -> Failure {
    Failure::usage(phrase!("key-unwritable", "the key file cannot be written: {why}", why = error.phrase()))
}

/// The failure of a key file that cannot be opened.
fn unopened(error: &IdentityError) -> Failure {
    Failure::usage(phrase!("key-unopened", "the key file: {why}", why = error.phrase()))
}
