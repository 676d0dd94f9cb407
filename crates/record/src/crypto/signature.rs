//! The bytes that a signature covers, and the conditions under which it holds (protocol, section 3).
//!
//! The signed bytes are OpenSSH's SSHSIG preimage, so that stock `ssh-keygen` can check every
//! entry. The verdict is stricter than most: no cofactor, no batches, no signature that one
//! implementation takes and another refuses.

use std::fmt;
use std::sync::LazyLock;

use adjudicate_rules::{Phrase, phrase};
use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::scalar::Scalar;

use super::digest::{hex, sha512};
use super::key::{KeyFault, PublicKey};

/// The purpose of a signature. A signature made for one purpose never counts for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Namespace {
    /// An entry of a log.
    Entry,
    /// A slip.
    Slip,
    /// An invitation to a game.
    Invitation,
    /// The acceptance of an invitation.
    Acceptance,
}

impl Namespace {
    /// The SSHSIG namespace.
    pub const fn name(self) -> &'static str {
        match self {
            Namespace::Entry => "adjudicate-v1",
            Namespace::Slip => "adjudicate-slip-v1",
            Namespace::Invitation => "adjudicate-invitation-v1",
            Namespace::Acceptance => "adjudicate-acceptance-v1",
        }
    }

    /// Magic, namespace, reserved field, hash name, and the length of the hash that follows.
    const fn head(self) -> &'static [u8] {
        match self {
            Namespace::Entry => b"SSHSIG\0\0\0\x0dadjudicate-v1\0\0\0\0\0\0\0\x06sha512\0\0\0\x40",
            Namespace::Slip => b"SSHSIG\0\0\0\x12adjudicate-slip-v1\0\0\0\0\0\0\0\x06sha512\0\0\0\x40",
            Namespace::Invitation => b"SSHSIG\0\0\0\x18adjudicate-invitation-v1\0\0\0\0\0\0\0\x06sha512\0\0\0\x40",
            Namespace::Acceptance => b"SSHSIG\0\0\0\x18adjudicate-acceptance-v1\0\0\0\0\0\0\0\x06sha512\0\0\0\x40",
        }
    }
}

/// An Ed25519 signature: R (32 bytes), then S (32 bytes, little-endian). That it exists does not
/// mean that it holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature([u8; 64]);

/// Why a signature does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureFault {
    /// The key itself is not allowed.
    KeyInvalid(KeyFault),
    /// S is not below the order L of the base point: a second spelling of some other signature.
    SLarge,
    /// R is a point of small order.
    RSmallOrder,
    /// `S B - H(R, A, M) A` is not R: another text, another key, or damage.
    Mismatch,
}

/// The bytes that Ed25519 signs for `payload`: the SSHSIG preimage (OpenSSH's PROTOCOL.sshsig;
/// protocol, section 3).
pub fn preimage(namespace: Namespace, payload: &[u8]) -> Vec<u8> {
    [namespace.head(), &sha512(&[payload])].concat()
}

/// Checks one signature over `payload` under the strict rules of section 3.
///
/// To check many signatures of one key, make a [`Verifier`](super::Verifier): it gives the same verdicts sooner.
///
/// # Errors
///
/// The first [`SignatureFault`] that holds, in the order in which they are declared.
pub fn verify(
    key: &PublicKey,
    namespace: Namespace,
    payload: &[u8],
    signature: &Signature,
) -> Result<(), SignatureFault> {
    let minus_a = -key.point().map_err(SignatureFault::KeyInvalid)?;
    let equation = Equation::new(key, namespace, payload, signature)?;
    let computed = EdwardsPoint::vartime_double_scalar_mul_basepoint(&equation.h, &minus_a, &equation.s);
    equation.settle(computed.compress())
}

/// A signature taken apart: it holds if `s B + h (-A)` comes out as `r`.
pub(super) struct Equation {
    r: CompressedEdwardsY,
    pub(super) s: Scalar,
    pub(super) h: Scalar,
}

impl Equation {
    /// Fails with [`SignatureFault::SLarge`] only.
    pub(super) fn new(
        key: &PublicKey,
        namespace: Namespace,
        payload: &[u8],
        signature: &Signature,
    ) -> Result<Equation, SignatureFault> {
        let (r, s) = signature.halves();
        let s: Option<Scalar> = Scalar::from_canonical_bytes(s).into();
        let s = s.ok_or(SignatureFault::SLarge)?;
        let hash = sha512(&[&r, key.as_bytes(), namespace.head(), &sha512(&[payload])]);
        Ok(Equation { r: CompressedEdwardsY(r), s, h: Scalar::from_bytes_mod_order_wide(&hash) })
    }

    /// The verdict, given the encoding of `s B + h (-A)`.
    pub(super) fn settle(&self, computed: CompressedEdwardsY) -> Result<(), SignatureFault> {
        // Equal bytes make R a canonical encoding; R is decompressed only to name a fault.
        let holds = computed == self.r;
        match if holds { SMALL_ORDER.contains(&self.r) } else { self.r_is_small() } {
            true => Err(SignatureFault::RSmallOrder),
            false if holds => Ok(()),
            false => Err(SignatureFault::Mismatch),
        }
    }

    fn r_is_small(&self) -> bool {
        self.r.decompress().is_some_and(|point| point.is_small_order())
    }
}

/// The canonical encodings of the points of small order.
static SMALL_ORDER: LazyLock<[CompressedEdwardsY; 8]> = LazyLock::new(|| EIGHT_TORSION.map(|point| point.compress()));

impl Signature {
    /// The signature with these bytes, R then S.
    pub const fn from_bytes(bytes: [u8; 64]) -> Signature {
        Signature(bytes)
    }

    /// The 64 bytes that a `sig` line spells in base64.
    pub const fn as_bytes(&self) -> &[u8; 64] {
        &self.0
    }

    fn halves(&self) -> ([u8; 32], [u8; 32]) {
        let (mut r, mut s) = ([0; 32], [0; 32]);
        r.copy_from_slice(&self.0[..32]);
        s.copy_from_slice(&self.0[32..]);
        (r, s)
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({})", hex(&self.0))
    }
}

impl SignatureFault {
    /// The fault in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            SignatureFault::KeyInvalid(fault) => {
                phrase!("fault-key-invalid", "the key is invalid: {why}", why = fault.phrase())
            }
            SignatureFault::SLarge => phrase!("fault-s-large", "S is not below the order of the base point"),
            SignatureFault::RSmallOrder => phrase!("fault-r-order", "R is of small order"),
            SignatureFault::Mismatch => phrase!("fault-mismatch", "the signature does not hold"),
        }
    }
}

impl fmt::Display for SignatureFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for SignatureFault {}
