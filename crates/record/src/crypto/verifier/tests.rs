//! The tables change how soon a verdict comes, never which: every case is judged by the plain rule,
//! by dalek's `verify_strict`, and by a verifier before and after its table.

use curve25519_dalek::constants::{ED25519_BASEPOINT_POINT, EIGHT_TORSION};
use curve25519_dalek::edwards::EdwardsPoint;
use curve25519_dalek::scalar::Scalar;
use ed25519_dalek::{SigningKey, VerifyingKey};

use super::super::digest::sha512;
use super::super::key::PublicKey;
use super::super::signature::{Signature, SignatureFault, preimage, verify};
use super::*;

type Checked = Result<(), SignatureFault>;

/// A verifier that has just made its table.
fn with_table(key: &PublicKey) -> Verifier {
    let verifier = Verifier::new(key).unwrap();
    let any = Signature::from_bytes([0; 64]);
    for _ in 0..PAYS_AFTER {
        assert!(verifier.verify(Namespace::Entry, b"", &any).is_err());
        assert!(verifier.0.table.get().is_none());
    }
    assert!(verifier.verify(Namespace::Entry, b"", &any).is_err());
    assert!(verifier.0.table.get().is_some());
    verifier
}

fn dalek(key: &PublicKey, namespace: Namespace, payload: &[u8], signature: &Signature) -> bool {
    let signature = ed25519_dalek::Signature::from_bytes(signature.as_bytes());
    let key = VerifyingKey::from_bytes(key.as_bytes()).unwrap();
    key.verify_strict(&preimage(namespace, payload), &signature).is_ok()
}

/// All ways of judging agree; their verdict on an entry. As a slip the same bytes are something else.
fn agreed(fast: &Verifier, payload: &[u8], signature: &Signature) -> Checked {
    let judge = |namespace| {
        let plain = verify(fast.key(), namespace, payload, signature);
        assert_eq!(Verifier::new(fast.key()).unwrap().verify(namespace, payload, signature), plain);
        assert_eq!(fast.verify(namespace, payload, signature), plain);
        assert_eq!(holding([(fast, namespace, payload, signature)]), [plain.is_ok()]);
        assert_eq!(dalek(fast.key(), namespace, payload, signature), plain.is_ok());
        plain
    };
    let verdict = judge(Namespace::Entry);
    if verdict.is_ok() {
        assert_eq!(judge(Namespace::Slip), Err(SignatureFault::Mismatch));
    }
    verdict
}

fn joined(r: [u8; 32], s: [u8; 32]) -> Signature {
    let mut bytes = [0; 64];
    bytes[..32].copy_from_slice(&r);
    bytes[32..].copy_from_slice(&s);
    Signature::from_bytes(bytes)
}

fn hashed(r: &[u8; 32], key: &PublicKey, payload: &[u8]) -> Scalar {
    Scalar::from_bytes_mod_order_wide(&sha512(&[r, key.as_bytes(), &preimage(Namespace::Entry, payload)]))
}

fn signer() -> (SigningKey, PublicKey) {
    let secret = SigningKey::from_bytes(&[7; 32]);
    let public = PublicKey::from_bytes(secret.verifying_key().to_bytes());
    (secret, public)
}

fn signed(secret: &SigningKey, payload: &[u8]) -> Signature {
    Signature::from_bytes(ed25519_dalek::Signer::sign(secret, &preimage(Namespace::Entry, payload)).to_bytes())
}

#[test]
fn honest_signatures_hold() {
    let (secret, public) = signer();
    let fast = with_table(&public);
    for n in 0..200u32 {
        let payload = n.to_be_bytes();
        assert_eq!(agreed(&fast, &payload, &signed(&secret, &payload)), Ok(()));
    }
}

#[test]
fn every_damaged_bit_is_found() {
    let (secret, public) = signer();
    let fast = with_table(&public);
    let honest = signed(&secret, b"payload");
    for bit in 0..512 {
        let mut bytes = *honest.as_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let verdict = agreed(&fast, b"payload", &Signature::from_bytes(bytes));
        assert!(verdict.is_err(), "bit {bit}");
    }
    assert_eq!(agreed(&fast, b"payloaD", &honest), Err(SignatureFault::Mismatch));
}

#[test]
fn signatures_that_are_looked_at_together_hold_or_fail_alone() {
    let (secret, public) = signer();
    let plain = Verifier::new(&public).unwrap();
    let fast = with_table(&public);
    let honest = signed(&secret, b"payload");
    let small = joined(EIGHT_TORSION[0].compress().to_bytes(), [0; 32]);
    let large = Signature::from_bytes([0xff; 64]);
    let lot = [(&fast, honest), (&fast, small), (&plain, honest), (&plain, large), (&fast, large), (&plain, honest)];
    let holds = holding(lot.iter().map(|(one, signature)| (*one, Namespace::Entry, &b"payload"[..], signature)));
    assert_eq!(holds, [true, false, true, false, false, true]);
    assert_eq!(holding([]), [false; 0]);
}

#[test]
fn s_plus_l_is_refused() {
    // L = 2^252 + 27742317777372353535851937790883648493, little-endian.
    let mut order = [0; 32];
    order[..16].copy_from_slice(&27742317777372353535851937790883648493_u128.to_le_bytes());
    order[31] = 0x10;
    let (secret, public) = signer();
    let fast = with_table(&public);
    let mut bytes = *signed(&secret, b"payload").as_bytes();
    let mut carry = 0;
    for (byte, add) in bytes[32..].iter_mut().zip(order) {
        let sum = u16::from(*byte) + u16::from(add) + carry;
        *byte = sum as u8;
        carry = sum >> 8;
    }
    let verdict = agreed(&fast, b"payload", &Signature::from_bytes(bytes));
    assert_eq!(verdict, Err(SignatureFault::SLarge));
}

#[test]
fn r_of_small_order_is_refused_even_where_the_equation_holds() {
    let (secret, public) = signer();
    let fast = with_table(&public);
    let identity = EIGHT_TORSION[0].compress().to_bytes();
    let s = hashed(&identity, &public, b"payload") * secret.to_scalar();
    let holds = joined(identity, s.to_bytes());
    assert_eq!(agreed(&fast, b"payload", &holds), Err(SignatureFault::RSmallOrder));

    for point in EIGHT_TORSION {
        let other = joined(point.compress().to_bytes(), s.to_bytes());
        assert_eq!(agreed(&fast, b"payload", &other), Err(SignatureFault::RSmallOrder));
    }
}

#[test]
fn r_in_a_second_spelling_is_refused() {
    let (secret, public) = signer();
    let fast = with_table(&public);
    // y + p for y = 0 ... 18, with and without the sign bit; y = 1 is the identity.
    for y in 0..19u8 {
        for sign in [0x7f, 0xff] {
            let mut r = [0xff; 32];
            r[0] = 0xed + y;
            r[31] = sign;
            let s = hashed(&r, &public, b"payload") * secret.to_scalar();
            assert!(agreed(&fast, b"payload", &joined(r, s.to_bytes())).is_err(), "y = {y}");
        }
    }
}

/// A key `a B + T` with T of order 8, and the signature with R = `n B + k T`.
fn mixed(n: u64, k: u64) -> (PublicKey, Signature, Scalar) {
    let (secret, a) = (Scalar::from(n), Scalar::from(123456789u64));
    let key = PublicKey::from_bytes((ED25519_BASEPOINT_POINT * a + torsion(1)).compress().to_bytes());
    let r = (ED25519_BASEPOINT_POINT * secret + torsion(k)).compress().to_bytes();
    let h = hashed(&r, &key, b"payload");
    (key, joined(r, (secret + h * a).to_bytes()), h)
}

fn torsion(k: u64) -> EdwardsPoint {
    EIGHT_TORSION[(k % 8) as usize]
}

#[test]
fn a_mixed_order_key_signs_where_the_equation_holds_without_cofactor() {
    let fast = with_table(&mixed(1, 0).0);
    let (mut held, mut failed) = (0, 0);
    for n in 1..40 {
        for k in 0..8 {
            let (key, signature, h) = mixed(n, k);
            assert_eq!(key, *fast.key());
            // S B - h A = n B - h T, which is R exactly if k = -h modulo 8.
            let holds = (u64::from(h.as_bytes()[0]) + k) % 8 == 0;
            let wanted = if holds { Ok(()) } else { Err(SignatureFault::Mismatch) };
            assert_eq!(agreed(&fast, b"payload", &signature), wanted);
            *(if holds { &mut held } else { &mut failed }) += 1;
        }
    }
    assert!(held > 10 && failed > 100, "{held} held, {failed} failed");
}

#[test]
fn clones_share_count_and_table_across_threads() {
    let (secret, public) = signer();
    let verifier = Verifier::new(&public).unwrap();
    let signature = signed(&secret, b"payload");
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let clone = verifier.clone();
            scope.spawn(move || {
                for _ in 0..PAYS_AFTER {
                    assert_eq!(clone.verify(Namespace::Entry, b"payload", &signature), Ok(()));
                }
            });
        }
    });
    assert!(verifier.0.table.get().is_some());
}
