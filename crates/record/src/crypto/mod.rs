//! Keys, signatures, digests and dice chains: everything that makes a log provable.
//!
//! This layer knows bytes, not games: no files, no clock and no randomness of its own; what a
//! caller must supply is a parameter. Every format is fixed by the protocol page (sections 3, 4 and
//! 7), so nothing here has options.

mod chain;
mod digest;
mod identity;
mod key;
mod openssh;
mod sealed;
mod signature;
mod sshsig;
mod table;
mod verifier;

pub use chain::{Chain, LENGTH, down, follows, step};
pub use digest::{Digest, hmac_sha256, sha256, sha512};
pub use identity::Identity;
#[cfg(feature = "keys")]
pub use identity::{IdentityError, KEY_FILE_RANDOM};
pub use key::{KeyFault, KeyTextFault, PublicKey};
pub use sealed::{LEAVES, audit_path, leaf, root, root_through, salt, sides};
pub use signature::{Namespace, Signature, SignatureFault, preimage, verify};
pub use sshsig::{allowed_signers_line, armored};
pub use verifier::{SignatureClaim, Verifier, holding};
