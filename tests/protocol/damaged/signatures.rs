//! Signatures that do not hold (protocol, section 3).

use adjudicate::crypto::{Namespace, Signature, preimage, sha512};
use adjudicate::log::{Entry, EntryKind, RefereeDecision, payload, sig_line, write};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::{TestGame, identity, key, kinds, open_game, slips};
use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::scalar::{Scalar, clamp_integer};

use crate::damaged::collection::Collection;

const FAULT: (FaultClass, &str) = (FaultClass::Signature, "protocol 3");

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
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
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
    // With the private key, R can be any point of small order; then S = H(R, A, M) a, and the equation holds.
    let seed = ed25519_seed("alice");
    let hash = sha512(&[&seed]);
    let mut lower = [0; 32];
    lower.copy_from_slice(&hash[..32]);
    let a = Scalar::from_bytes_mod_order(clamp_integer(lower));
    assert_eq!(curve25519_dalek::EdwardsPoint::mul_base(&a).compress().0, *key("alice").as_bytes());
    let challenge = |turn: &Entry, r: &[u8; 32]| {
        let preimage = preimage(Namespace::Entry, payload(turn).as_bytes());
        Scalar::from_bytes_mod_order_wide(&sha512(&[r, key("alice").as_bytes(), &preimage]))
    };
    let small = |r: [u8; 32]| {
        let h = challenge(&turn, &r);
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(&r);
        signature[32..].copy_from_slice((h * a).as_bytes());
        signature
    };
    for (number, point) in EIGHT_TORSION.iter().enumerate() {
        let order = match number {
            0 => 1,
            4 => 2,
            2 | 6 => 4,
            _ => 8,
        };
        let holds = if number == 0 { "the equation holds" } else { "only with a cofactor the equation holds" };
        let what = format!("R is a point of order {order}, and {holds}");
        case(&format!("r-small-{number}"), &what, small(point.compress().0));
    }
    // R of mixed order: a point of the large group and one of small order, which a cofactor would hide.
    for (number, torsion) in EIGHT_TORSION.iter().enumerate().skip(1) {
        let r =
            Scalar::from_bytes_mod_order(sha512(&[b"a nonce for tests", &[number as u8]])[..32].try_into().unwrap());
        let point = (curve25519_dalek::EdwardsPoint::mul_base(&r) + torsion).compress().0;
        let h = challenge(&turn, &point);
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(&point);
        signature[32..].copy_from_slice((r + h * a).as_bytes());
        let what = "R has a part of small order, and only with a cofactor the equation holds";
        case(&format!("r-mixed-{number}"), what, signature);
    }
    let mut again = [0xff; 32];
    (again[0], again[31]) = (0xee, 0x7f);
    case("r-not-reduced", "R is the neutral point in another encoding", small(again));
    let text = write(&turn);
    let sign = |bytes: &[u8]| *identity("alice").sign(Namespace::Entry, bytes).as_bytes();
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
    let slips = *identity("alice").sign(Namespace::Slip, body.as_bytes()).as_bytes();
    case("namespace-slips", "a signature in the namespace of slips", slips);
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
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).referee().organiser("olga").first("alice"));
    let early = game.clone();
    let turn = || kinds::turn_to("hello", "to=bob");
    let mut case = |game: &TestGame, file: &str, what: &str, entry: String| all.last(game, file, FAULT, what, entry);
    for who in ["bob", "referee", "olga", "mallory"] {
        let what = format!("a turn of alice that {who} has signed");
        case(&early, &format!("by-{who}"), &what, early.forge_as("alice", who, turn(), |_| {}));
        let what = format!("a ruling that {who} has signed");
        if who != "referee" {
            case(&early, &format!("ruling-by-{who}"), &what, early.forge_as("referee", who, kinds::here(), |_| {}));
        }
    }
    let mut joins = TestGame::open(open_game(&["alice", "bob"]));
    joins.join("alice");
    case(
        &joins,
        "join-by-alice",
        "a join of bob that alice has signed",
        joins.forge_as("bob", "alice", kinds::join(), |_| {}),
    );
    case(
        &joins,
        "join-by-new",
        "a join of bob with a key that nobody knows",
        joins.forge_as("bob", "bob2", kinds::join(), |_| {}),
    );
    let slip = early.forge_slip("bob", slips::note(), |_| {});
    let mut post = early.clone();
    post.with([slip]);
    case(
        &early,
        "post-by-author-of-slip",
        "a post that is signed by the author of its slip",
        post.forge_as("alice", "bob", kinds::post(), |_| {}),
    );
    game.rekey("alice", "alice2");
    let what = "a turn that is signed with a former key";
    case(&game, "former-key", what, game.forge_as("alice", "alice", turn(), |_| {}));

    // The key that holds after the slips signs, also where the entry itself writes the new key in.
    let mut own = early.clone();
    let new = own.slip("alice", slips::rekey("alice", "alice2"));
    own.with([new]);
    let what = "a turn that writes its author's new key in and is signed with the old one";
    case(&early, "rekey-in-turn-old", what, own.forge_as("alice", "alice", turn(), |_| {}));
    let what = "a post that writes its author's new key in and is signed with the old one";
    case(&early, "rekey-in-post-old", what, own.forge_as("alice", "alice", kinds::post(), |_| {}));
    let mut twice = own.clone();
    let again = {
        let mut ahead = early.clone();
        let first = ahead.slip("alice", slips::rekey("alice", "alice2"));
        ahead.post([first]);
        ahead.slip("alice", slips::rekey("alice", "alice3"))
    };
    let again =
        adjudicate_testkit::world::signed_slip(adjudicate::log::Slip { after: early.state.head(), ..again }, "alice2");
    twice.with([again]);
    let what = "a post with two new keys of its author that is signed with the first of them";
    case(&early, "rekey-twice-first", what, twice.forge_as("alice", "alice2", kinds::post(), |_| {}));
    let mut others = early.clone();
    let new = others.slip("bob", slips::rekey("bob", "bob2"));
    others.with([new]);
    let what = "a post that is signed with another's new key, which it writes in";
    case(&early, "rekey-of-other", what, others.forge_as("alice", "bob2", kinds::post(), |_| {}));

    let mut ruled = early.clone();
    ruled.rekey_for("alice", "alice2");
    let what = "the old key, after the referee has given the player a new one";
    case(&ruled, "ruled-old", what, ruled.forge_as("alice", "alice", turn(), |_| {}));
    let what = "a ruling with a new key that is signed with that key";
    let rekey = kinds::rule_rekey("bob", "bob2");
    case(&early, "ruled-by-new", what, early.forge_as("referee", "bob2", with_tip(&early, rekey), |_| {}));
    let mut again = ruled.clone();
    again.rekey_for("alice", "alice3");
    let what = "the second key of three, after another ruling";
    case(&again, "ruled-second", what, again.forge_as("alice", "alice2", turn(), |_| {}));

    let mut appointed = early.clone();
    appointed.agreed("bob", slips::offer_referee("referee2"));
    let what = "a ruling of a referee who has been replaced";
    case(&appointed, "old-referee", what, appointed.forge_as("referee", "referee", kinds::here(), |_| {}));
    let mut offered = early.clone();
    let slip = offered.slip("bob", slips::offer_referee("referee2"));
    offered.post([slip]);
    let what = "a ruling of a referee on whom nobody has agreed yet";
    case(&offered, "offered-referee", what, offered.forge_as("referee", "referee2", kinds::here(), |_| {}));
    let mut agreeing = early.clone();
    let slips = agreeing.offered("bob", slips::offer_referee("referee2"));
    agreeing.with(slips);
    let what = "an agreement on a referee that the new referee has signed";
    case(&early, "agree-by-referee", what, agreeing.forge_as("alice", "referee2", kinds::agree(1), |_| {}));
    let what = "an agreement that the offerer has signed";
    case(&early, "agree-by-offerer", what, agreeing.forge_as("alice", "bob", kinds::agree(1), |_| {}));
    let mut rekeyed = early.clone();
    rekeyed.rekey("referee", "referee2");
    let what = "a ruling with the key that the referee has replaced";
    case(&rekeyed, "referee-former", what, rekeyed.forge_as("referee", "referee", kinds::here(), |_| {}));

    let mut postal = TestGame::begin(open_game(&["alice", "bob"]).by_post("bob").first("alice"));
    postal.turn("alice", "hello");
    let post = || kinds::turn_to("hello", "to=alice");
    let what = "a turn of a player without a key that his opponent has written down";
    case(&postal, "scribe-opponent", what, postal.forge_as("bob", "alice", post(), |_| {}));
    let what = "a turn of a player without a key, signed with a key that nobody knows";
    case(&postal, "scribe-unknown", what, postal.forge_as("bob", "bob", post(), |_| {}));
    postal.rekey("referee", "referee2");
    let what = "a turn of a player without a key, written down with the referee's former key";
    case(&postal, "scribe-former", what, postal.forge_as("bob", "referee", post(), |_| {}));

    // The entry's signature covers its slips as well.
    let mut slipped = early.clone();
    let slip = slipped.slip("bob", slips::note());
    slipped.post([slip.clone()]);
    let other = early.forge_slip("bob", slips::note(), |slip| slip.say = Some(adjudicate_testkit::text("another")));
    let log = slipped.log();
    let slip_text = |slip: &adjudicate::log::Slip| {
        slip.text().lines().skip(1).map(|line| format!("    {line}\n")).collect::<String>()
    };
    let changed = log.replace(slip_text(&slip).trim_start(), slip_text(&other).trim_start());
    assert_ne!(changed, log);
    all.add(
        "slip-exchanged",
        FAULT,
        3,
        "a slip that was exchanged for another good one after the entry was signed",
        changed,
    );
    let cut: String = log.replace(&format!("slips:\n  - {}", slip_text(&slip).trim_start()), "");
    assert_ne!(cut, log);
    all.add(
        "slip-changed-act",
        FAULT,
        3,
        "a post whose slip was taken out and whose act was changed",
        cut.replace("post: true", "resign: true"),
    );

    let terms = open_game(&["alice", "bob"]);
    let mut entry = TestGame::open(terms).last();
    entry.sig = identity("bob").sign(Namespace::Entry, payload(&entry).as_bytes());
    all.add("charter-by-player", FAULT, 0, "a charter that its organiser has not signed", write(&entry));
}

/// The ruling with the tip that belongs there.
fn with_tip(game: &TestGame, mut kind: EntryKind) -> EntryKind {
    if let EntryKind::Ruling(ruling) = &mut kind
        && let RefereeDecision::Rekey(rekey) = &mut ruling.verdict
    {
        rekey.tip = Some(game.tip("mallory"));
    }
    kind
}

/// Entries that were changed after they had been signed.
fn changed(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice").clock(7, 3, 0));
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
    let tip = adjudicate::log::Bytes(prefix.chain_of("bob").tip()).to_string();
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
