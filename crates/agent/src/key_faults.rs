//! The faults of key files and of public keys, in the words that people read.

use adjudicate_record::crypto::{IdentityError, KeyTextFault};
use adjudicate_rules::Phrase;

/// Why a text is no public key.
pub fn public_key(fault: &KeyTextFault) -> Phrase {
    let key = match fault {
        KeyTextFault::NotAKey => "public-key-none",
        KeyTextFault::OtherType(_) => "public-key-type",
        KeyTextFault::Private => "public-key-private",
        KeyTextFault::SeveralLines => "public-key-lines",
        KeyTextFault::Base64 => "public-key-base64",
        KeyTextFault::Blob => "public-key-blob",
    };
    let phrase = Phrase::english(key, fault.to_string());
    match fault {
        KeyTextFault::OtherType(name) => phrase.with("name", name),
        _ => phrase,
    }
}

/// Why a file is no key that can be used.
pub fn key_file(fault: &IdentityError) -> Phrase {
    let english = fault.to_string();
    match fault {
        IdentityError::NotAKey => Phrase::english("key-file-none", english),
        IdentityError::PublicHalf => Phrase::english("key-file-public", english),
        IdentityError::OtherFormat(format) => Phrase::english("key-file-format", english).with("format", *format),
        IdentityError::NotEd25519 => Phrase::english("key-file-type", english),
        IdentityError::Encrypted => Phrase::english("key-file-encrypted", english),
        IdentityError::OtherCipher(cipher) => Phrase::english("key-file-cipher", english).with("cipher", cipher),
        IdentityError::WrongPassphrase => Phrase::english("key-file-passphrase", english),
        IdentityError::EmptyPassphrase => Phrase::english("key-file-no-passphrase", english),
        // Its reader has chosen that number of rounds himself, and types commands of `ssh-keygen`.
        IdentityError::TooManyRounds(_) => Phrase::from(english),
    }
}
