//! Signatures that do not hold (protocol, section 3).

use adjudicate::crypto::{Signature, preimage, sha512};
use adjudicate::log::{Entry, payload, sig_line, write};
use adjudicate::referee::Class;
use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::scalar::{Scalar, clamp_integer};

use crate::collection::Collection;
use crate::common::{World, identity, key, kinds, open_game};

const FAULT: (Class, &str) = (Class::Signature, "protocol 3");

/// The order of the base point.
const L: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

pub fn collect(all: &mut Collection) {
    damaged(all);
    of_another(all);
    changed(all);
}

/// An entry's text with these bytes for a signature.
fn with(entry: &Entry, signature: [u8; 64]) -> String {
    format!("---\n{}{}", payload(entry), sig_line(&Signature::from_bytes(signature)))
}

fn damaged(all: &mut Collection) {
    let mut game = World::begin(open_game(&["alice", "bob"]).first("alice"));
    let turn = game.valid("alice", kinds::turn("hello"));
    let good = *turn.sig.as_bytes();
    let mut case = |file: &str, what: &str, signature: [u8; 64]| {
        all.last(&game, file, FAULT, what, with(&turn, signature));
    };
    case("zeros", "a signature of zeros", [0; 64]);
    case("ones", "a signature of ones", [0xff; 64]);
    let mut halves = good;
    halves.rotate_left(32);
    case("halves", "S before R", halves);
    for (file, byte, bit) in
        [("r-first-bit", 0, 1), ("r-sign", 31, 0x80), ("s-first-bit", 32, 1), ("s-last-bit", 63, 0x80)]
    {
        let mut flipped = good;
        flipped[byte] ^= bit;
        case(file, "a signature with one bit changed", flipped);
    }
    let mut large = good;
    let mut carry = 0;
    for (byte, l) in large[32..].iter_mut().zip(L) {
        let sum = u16::from(*byte) + u16::from(l) + carry;
        (*byte, carry) = ((sum & 0xff) as u8, sum >> 8);
    }
    assert_eq!(carry, 0);
    case("s-plus-l", "S + L for S: the equation holds, the spelling is another", large);
    // Whoever knows the private key can make R any point of small order; then S = H(R, A, M) a, and the equation holds.
    let seed = ed25519_seed("alice");
    let hash = sha512(&[&seed]);
    let mut lower = [0; 32];
    lower.copy_from_slice(&hash[..32]);
    let a = Scalar::from_bytes_mod_order(clamp_integer(lower));
    assert_eq!(curve25519_dalek::EdwardsPoint::mul_base(&a).compress().0, *key("alice").as_bytes());
    let small = |r: [u8; 32]| {
        let h = Scalar::from_bytes_mod_order_wide(&sha512(&[
            &r,
            key("alice").as_bytes(),
            &preimage(payload(&turn).as_bytes()),
        ]));
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(&r);
        signature[32..].copy_from_slice((h * a).as_bytes());
        signature
    };
    case("r-neutral", "R is the neutral point, and the equation holds", small(EIGHT_TORSION[0].compress().0));
    case(
        "r-order-8",
        "R is of order 8, and only with a cofactor the equation holds",
        small(EIGHT_TORSION[1].compress().0),
    );
    let mut again = [0xff; 32];
    (again[0], again[31]) = (0xee, 0x7f);
    case("r-not-reduced", "R is the neutral point in another encoding", small(again));
    let text = write(&turn);
    let sign = |bytes: &[u8]| *identity("alice").sign(bytes).as_bytes();
    case(
        "over-all",
        "a signature over the entry with its `---`",
        sign(text.replace(&sig_line(&turn.sig), "").as_bytes()),
    );
    let body = payload(&turn);
    case(
        "without-line-end",
        "a signature over the payload without its last line end",
        sign(&body.as_bytes()[..body.len() - 1]),
    );
    case("over-id", "a signature over the entry's id", sign(&adjudicate::crypto::sha256(&[body.as_bytes()])));
    case("raw", "a signature over the payload itself, not over what SSH signs", raw("alice", body.as_bytes()));
    case("namespace", "a signature in the namespace `file`", {
        let hash = sha512(&[body.as_bytes()]);
        let mut message = b"SSHSIG\0\0\0\x04file\0\0\0\0\0\0\0\x06sha512\0\0\0\x40".to_vec();
        message.extend_from_slice(&hash);
        raw("alice", &message)
    });
    let before = game.entries[1].lines().last().unwrap().to_owned();
    let entry = text.replace(sig_line(&turn.sig).trim_end(), &before);
    all.last(&game, "other-entry", FAULT, "the signature of another entry of the same author", entry);
}

/// A signature over bytes as they are, without SSH's frame.
fn raw(who: &str, message: &[u8]) -> [u8; 64] {
    use ed25519_dalek::Signer as _;
    ed25519_dalek::SigningKey::from_bytes(&ed25519_seed(who)).sign(message).to_bytes()
}

fn ed25519_seed(who: &str) -> [u8; 32] {
    let path = format!("{}/tests/vectors/protocol/keys.json", env!("CARGO_MANIFEST_DIR"));
    let keys: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let hex = keys[who]["seed"].as_str().unwrap();
    adjudicate::crypto::Digest::parse(&format!("sha256:{hex}")).unwrap().0
}

fn of_another(all: &mut Collection) {
    let mut game = World::begin(open_game(&["alice", "bob"]).referee().organiser("olga").first("alice"));
    let early = game.clone();
    let turn = || kinds::turn_to("hello", "to=bob");
    let mut case = |game: &World, file: &str, what: &str, entry: String| all.last(game, file, FAULT, what, entry);
    for who in ["bob", "referee", "olga", "mallory"] {
        let what = format!("a turn of alice that {who} has signed");
        case(&early, &format!("by-{who}"), &what, early.forge_as("alice", who, turn(), |_| {}));
    }
    let what = "a ruling that a player has signed";
    case(&early, "ruling-by-player", what, early.forge_as("referee", "bob", kinds::forfeit("alice"), |_| {}));
    let what = "a note of the organiser that somebody else has signed";
    case(&early, "note-by-other", what, early.forge_as("olga", "alice", kinds::note(), |_| {}));
    game.rekey("alice", "alice2");
    let what = "a turn that is signed with a former key";
    case(&game, "former-key", what, game.forge_as("alice", "alice", turn(), |_| {}));
    let unsigned = game.forge_as("bob", "bob2", kinds::rekey("bob", "bob2"), |entry| {
        let adjudicate::log::Kind::Rekey(rekey) = &mut entry.kind else { unreachable!() };
        rekey.tip = Some(game.tip("bob2"));
    });
    case(&game, "rekey-by-new-key", "a rekey that is signed with the new key", unsigned);

    let mut rekeyed = early.clone();
    rekeyed.rekey_for("bob", "bob2");
    let what = "a player's waiting key signs for another player";
    case(&rekeyed, "waiting-key-of-other", what, rekeyed.forge_as("alice", "bob2", turn(), |_| {}));
    let mut voided = rekeyed.clone();
    voided.note("bob");
    voided.turn("alice", "hello");
    let what = "the key of a rekey that the old key has voided";
    case(&voided, "voided-key", what, voided.forge_as("bob", "bob2", kinds::turn_to("hello", "to=alice"), |_| {}));
    voided.rekey_for("bob", "bob3");
    let what = "the old key, after a second rekey by the referee holds";
    case(&voided, "old-after-second", what, voided.forge_as("bob", "bob", kinds::turn_to("hello", "to=alice"), |_| {}));
    rekeyed.holds("bob", "bob2");
    rekeyed.note("bob");
    let what = "the old key, after the new one has signed";
    case(&rekeyed, "old-after-new", what, rekeyed.forge_as("bob", "bob", kinds::resign(), |_| {}));

    let mut appointed = early.clone();
    let offer = appointed.write("bob", kinds::offer_referee("referee2"));
    appointed.write("alice", kinds::accept(offer));
    let what = "a ruling of a referee who has been replaced";
    case(&appointed, "old-referee", what, appointed.forge_as("referee", "referee", kinds::extend("bob", 3), |_| {}));
    let offered = {
        let mut game = early.clone();
        game.write("bob", kinds::offer_referee("referee2"));
        game
    };
    let what = "a ruling of a referee on whom nobody has agreed yet";
    case(&offered, "offered-referee", what, offered.forge_as("referee", "referee2", kinds::extend("bob", 3), |_| {}));

    let mut postal = World::begin(open_game(&["alice", "bob"]).by_post("bob").first("alice"));
    postal.turn("alice", "hello");
    let post = || kinds::turn_to("hello", "to=alice");
    let what = "a turn of a player without a key that his opponent has written down";
    case(&postal, "scribe-opponent", what, postal.forge_as("bob", "alice", post(), |_| {}));
    let what = "a turn of a player without a key, signed with a key that nobody knows";
    case(&postal, "scribe-unknown", what, postal.forge_as("bob", "bob", post(), |_| {}));

    let terms = open_game(&["alice", "bob"]);
    let mut entry = World::open(terms).last();
    entry.sig = identity("bob").sign(payload(&entry).as_bytes());
    all.add("charter-by-player", FAULT, 0, "a charter that its organiser has not signed", write(&entry));
}

/// Entries that were changed after they had been signed.
fn changed(all: &mut Collection) {
    let mut game = World::begin(open_game(&["alice", "bob"]).first("alice").clock(7, 3, 0));
    let prefix = game.clone();
    game.say("your move").turn("alice", "hello");
    game.turn("bob", "hello");
    let log = game.log();
    let mut case = |file: &str, what: &str, entry: usize, from: &str, to: &str| {
        assert!(log.contains(from), "{from}");
        let changed = log.replacen(from, to, 1);
        all.add(&format!("changed-{file}"), FAULT, entry, what, changed);
    };
    case("say", "a remark was changed after signing", 3, "your move", "my move!!");
    case("say-removed", "a remark was removed after signing", 3, "say: \"your move\"\n", "");
    case("clock", "the clock was changed after signing", 0, "transit_days: 3", "transit_days: 4");
    case("nonce", "the nonce was changed after signing", 0, "nonce: AQ", "nonce: AA");
    let at = prefix.entries[2].lines().find(|line| line.starts_with("at: ")).unwrap();
    case("at", "a date was changed after signing", 2, at, &at.replace("\"20", "\"19"));
    let tip = prefix.tip("bob").to_string();
    case("tip", "a tip was changed after signing", 2, &tip, &prefix.tip("mallory").to_string());
    case("move", "a move was changed after signing", 3, "move: \"hello\"", "move: \"hallo\"");
    case(
        "player-key",
        "a player's key was changed after signing",
        0,
        &key("bob").to_string(),
        &key("mallory").to_string(),
    );
}
