//! Signatures in the form in which OpenSSH keeps them in files, for people who trust `ssh-keygen`
//! more than this program.

use super::key::{ALGORITHM, PublicKey};
use super::openssh::{self, push_string};
use super::signature::{Namespace, Signature};

/// The armored form exactly as `ssh-keygen -Y sign -n NAMESPACE` writes it, last line end
/// included (OpenSSH's PROTOCOL.sshsig; protocol, section 3).
pub fn armored(key: &PublicKey, namespace: Namespace, signature: &Signature) -> String {
    let mut inner = Vec::new();
    push_string(&mut inner, ALGORITHM.as_bytes());
    push_string(&mut inner, signature.as_bytes());

    let mut blob = b"SSHSIG\0\0\0\x01".to_vec();
    push_string(&mut blob, &key.blob());
    push_string(&mut blob, namespace.name().as_bytes());
    push_string(&mut blob, b"");
    push_string(&mut blob, b"sha512");
    push_string(&mut blob, &inner);

    openssh::armored(&blob, "-----BEGIN SSH SIGNATURE-----", "-----END SSH SIGNATURE-----")
}

/// The line of an allowed-signers file that lets `principal` sign entries and slips with `key`, without a
/// line end.
///
/// `principal` is a name of a log, or `NAME+n` after the n-th rekey; these need no quoting
/// (ssh-keygen(1), ALLOWED SIGNERS).
pub fn allowed_signers_line(principal: &str, key: &PublicKey) -> String {
    format!("{principal} namespaces=\"{},{}\" {key}", Namespace::Entry.name(), Namespace::Slip.name())
}
