//! Keys and signatures one by one, as the manifest has them: what a library that is lenient takes for sound and is not
//! (protocol, section 3).

use adjudicate::crypto::{Namespace, PublicKey, Signature, Verifier, preimage, sha512, verify};
use adjudicate_testkit::{identity, key};
use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::scalar::{Scalar, clamp_integer};
use curve25519_dalek::{EdwardsPoint, edwards::CompressedEdwardsY};
use serde_json::{Value, json};

/// The order of the base point.
const L: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes of keys: whether they are one, with the reason.
fn keys() -> Vec<([u8; 32], bool, String)> {
    let mut all = Vec::new();
    for who in ["alice", "bob", "carol", "dave", "referee"] {
        all.push((*key(who).as_bytes(), true, format!("the key of {who}")));
    }
    for (number, point) in EIGHT_TORSION.iter().enumerate() {
        all.push((point.compress().0, false, format!("point {number} of small order, in its canonical encoding")));
    }
    // The sum of a sound key and a point of small order has a part of small order, but is of no small order itself.
    let sound = CompressedEdwardsY(*key("alice").as_bytes()).decompress().unwrap();
    for (number, torsion) in EIGHT_TORSION.iter().enumerate().skip(1) {
        all.push((
            (sound + torsion).compress().0,
            true,
            format!("a key of mixed order: alice's and point {number} of small order"),
        ));
    }
    // y that is not below p = 2^255 - 19: 19 encodings for each sign.
    for low in 0xed..=0xff_u8 {
        for sign in [0x7f, 0xff] {
            let mut bytes = [0xff; 32];
            (bytes[0], bytes[31]) = (low, sign);
            all.push((bytes, false, format!("y is p + {}, with sign {}", low - 0xed, sign >> 7)));
        }
    }
    for (place, what) in [(0, "the neutral point"), (4, "the point of order 2")] {
        let mut bytes = EIGHT_TORSION[place].compress().0;
        bytes[31] |= 0x80;
        all.push((bytes, false, format!("{what} with a negative zero for x")));
    }
    let off = (2..=255).map(|byte| [byte; 32]).filter(|bytes| CompressedEdwardsY(*bytes).decompress().is_none());
    all.extend(off.take(3).map(|bytes| (bytes, false, "no point of the curve".to_owned())));
    all
}

/// One signature, and whether it holds.
struct Case {
    public: [u8; 32],
    namespace: Namespace,
    payload: String,
    sig: [u8; 64],
    holds: bool,
    about: String,
}

/// The secret scalar of a person.
pub fn secret_of(name: &str) -> Scalar {
    let path = format!("{}/tests/vectors/protocol/keys.json", env!("CARGO_MANIFEST_DIR"));
    let keys: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let seed = adjudicate::crypto::Digest::parse(&format!("sha256:{}", keys[name]["seed"].as_str().unwrap())).unwrap();
    let mut lower = [0; 32];
    lower.copy_from_slice(&sha512(&[&seed.0])[..32]);
    let secret = Scalar::from_bytes_mod_order(clamp_integer(lower));
    assert_eq!(EdwardsPoint::mul_base(&secret).compress().0, *key(name).as_bytes());
    secret
}

fn challenge(r: &[u8; 32], public: &[u8; 32], payload: &str) -> Scalar {
    let preimage = preimage(Namespace::Entry, payload.as_bytes());
    Scalar::from_bytes_mod_order_wide(&sha512(&[r, public, &preimage]))
}

fn join(r: [u8; 32], s: [u8; 32]) -> [u8; 64] {
    let mut signature = [0; 64];
    signature[..32].copy_from_slice(&r);
    signature[32..].copy_from_slice(&s);
    signature
}

/// The sum of two numbers below 2^256.
fn add(one: [u8; 32], other: [u8; 32]) -> [u8; 32] {
    let mut carry = 0;
    std::array::from_fn(|place| {
        let sum = u16::from(one[place]) + u16::from(other[place]) + carry;
        carry = sum >> 8;
        (sum & 0xff) as u8
    })
}

fn signatures() -> Vec<Case> {
    let alice = *key("alice").as_bytes();
    let (entry, slip) = ("seq: 1\nby: alice\n", "after: sha256:00\nby: alice\n");
    let mut all = Vec::new();
    let mut case = |public: [u8; 32], payload: &str, sig: [u8; 64], holds: bool, about: String| {
        all.push(Case { public, namespace: Namespace::Entry, payload: payload.to_owned(), sig, holds, about });
    };
    let good = *identity("alice").sign(Namespace::Entry, entry.as_bytes()).as_bytes();
    case(alice, entry, good, true, "a signature of an entry".to_owned());
    case(
        alice,
        "",
        *identity("alice").sign(Namespace::Entry, b"").as_bytes(),
        true,
        "a signature of nothing".to_owned(),
    );
    let long = "x".repeat(16_000);
    case(
        alice,
        &long,
        *identity("alice").sign(Namespace::Entry, long.as_bytes()).as_bytes(),
        true,
        "a signature of 16,000 bytes".to_owned(),
    );
    case(
        alice,
        entry,
        *identity("alice").sign(Namespace::Slip, entry.as_bytes()).as_bytes(),
        false,
        "a signature in the namespace of slips".to_owned(),
    );
    case(*key("bob").as_bytes(), entry, good, false, "another's key".to_owned());
    let (r, s): ([u8; 32], [u8; 32]) = (good[..32].try_into().unwrap(), good[32..].try_into().unwrap());
    let mut large = s;
    // 2^256 is a little less than 16 L.
    for times in 1..=14 {
        large = add(large, L);
        case(alice, entry, join(r, large), false, format!("S + {times} L for S: the equation holds"));
    }
    case(alice, entry, join(r, L), false, "S is L".to_owned());
    case(alice, entry, join(r, [0; 32]), false, "S is 0".to_owned());
    let secret = secret_of("alice");
    for (number, torsion) in EIGHT_TORSION.iter().enumerate() {
        let point = torsion.compress().0;
        let s = challenge(&point, &alice, entry) * secret;
        let about = match number {
            0 => "R is the neutral point, and the equation holds".to_owned(),
            _ => format!("R is point {number} of small order: only with a cofactor the equation holds"),
        };
        case(alice, entry, join(point, *s.as_bytes()), false, about);
        // A key of small order signs everything, at least with a cofactor.
        let r = Scalar::from(7_u64 + number as u64);
        let signature = join(EdwardsPoint::mul_base(&r).compress().0, *r.as_bytes());
        case(point, entry, signature, false, format!("the key is point {number} of small order"));
    }
    for (number, torsion) in EIGHT_TORSION.iter().enumerate().skip(1) {
        let nonce = Scalar::from(11_u64 + number as u64);
        // R of mixed order.
        let r = (EdwardsPoint::mul_base(&nonce) + torsion).compress().0;
        let s = nonce + challenge(&r, &alice, entry) * secret;
        case(
            alice,
            entry,
            join(r, *s.as_bytes()),
            false,
            format!("R has point {number} of small order in it: only with a cofactor the equation holds"),
        );
        // A key of mixed order: whether the equation holds without a cofactor depends on the challenge.
        let public = (EdwardsPoint::mul_base(&secret) + torsion).compress().0;
        let r = EdwardsPoint::mul_base(&nonce).compress().0;
        let both = [true, false].map(|wanted| {
            (0..400)
                .map(|n| format!("seq: {n}\nby: alice\n"))
                .find(|payload| (challenge(&r, &public, payload) * torsion == EIGHT_TORSION[0]) == wanted)
        });
        for (payload, holds) in both.into_iter().zip([true, false]) {
            let payload = payload.expect("one challenge in eight is a multiple of eight");
            let s = nonce + challenge(&r, &public, &payload) * secret;
            let how = if holds { "the equation holds" } else { "only with a cofactor the equation holds" };
            case(
                public,
                &payload,
                join(r, *s.as_bytes()),
                holds,
                format!("the key has point {number} of small order in it, and {how}"),
            );
        }
    }
    for byte in [0, 15, 31, 32, 47, 63] {
        let mut flipped = good;
        flipped[byte] ^= 1;
        case(alice, entry, flipped, false, format!("a bit of byte {byte} is another one"));
    }
    let sig = *identity("alice").sign(Namespace::Slip, slip.as_bytes()).as_bytes();
    let slips = |sig, holds, about: &str| Case {
        public: alice,
        namespace: Namespace::Slip,
        payload: slip.to_owned(),
        sig,
        holds,
        about: about.to_owned(),
    };
    all.push(slips(sig, true, "a signature of a slip"));
    let wrong = *identity("alice").sign(Namespace::Entry, slip.as_bytes()).as_bytes();
    all.push(slips(wrong, false, "a signature of a slip in the namespace of entries"));
    all
}

/// Both lists as the manifest has them.
pub fn lists() -> Vec<(&'static str, Vec<Value>)> {
    let keys = keys()
        .into_iter()
        .map(|(bytes, sound, about)| json!({ "public": hex(&bytes), "sound": sound, "about": about }));
    let signatures = signatures().into_iter().map(|case| {
        json!({
            "public": hex(&case.public),
            "namespace": case.namespace.name(),
            "payload": case.payload,
            "sig": hex(&case.sig),
            "holds": case.holds,
            "about": case.about,
        })
    });
    vec![("keys", keys.collect()), ("signatures", signatures.collect())]
}

#[test]
fn keys_are_sound_or_not() {
    for (bytes, sound, about) in keys() {
        assert_eq!(PublicKey::from_bytes(bytes).check().is_ok(), sound, "{about}");
        assert_eq!(Verifier::new(&PublicKey::from_bytes(bytes)).is_ok(), sound, "{about}");
    }
}

#[test]
fn signatures_hold_or_not_however_they_are_checked() {
    for case in signatures() {
        let (key, sig) = (PublicKey::from_bytes(case.public), Signature::from_bytes(case.sig));
        let held = verify(&key, case.namespace, case.payload.as_bytes(), &sig);
        assert_eq!(held.is_ok(), case.holds, "{}: {held:?}", case.about);
        let Ok(verifier) = Verifier::new(&key) else { continue };
        // The tables are made after some signatures.
        for _ in 0..60 {
            assert_eq!(verifier.verify(case.namespace, case.payload.as_bytes(), &sig), held, "{}", case.about);
        }
    }
}
