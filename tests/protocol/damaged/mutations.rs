//! Logs and pools for mutations of `record` and `referee` that the rest of the kit did not notice (`mutations.md` beside this file): in
//! each, the program with the mutation gives another verdict.

use adjudicate::crypto::{Namespace, Signature, preimage, sha512};
use adjudicate::log::{self, ENTRY_MAX, EntryKind, OpenedBoard, Slip, Time};
use adjudicate::referee::FaultClass;
use adjudicate::rules::LossDegree;
use adjudicate_testkit::duerror::ROWS;
use adjudicate_testkit::world::signed_slip;
use adjudicate_testkit::{Terms, TestGame, key, kinds, open_game, slips, text};
use curve25519_dalek::{EdwardsPoint, scalar::Scalar};

use crate::damaged::collection::Collection;
use crate::damaged::sealed::{duerror, parcus_terms};
use crate::damaged::single;
use crate::duerror::sealed::sent_back;

const KIND: (FaultClass, &str) = (FaultClass::Kind, "protocol 1.7");

pub fn collect(all: &mut Collection) {
    sizes(all);
    absences(all);
    offers(all);
    joining(all);
    sealed_boards(all);
    savings(all);
    two_signatures(all);
}

fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

/// Entries of just the largest size, and of one byte more.
fn sizes(all: &mut Collection) {
    let game = TestGame::begin(two());
    let with = |last: usize| {
        let note = |(number, length): (usize, usize)| {
            let say = text(&format!("{number}{}", "x".repeat(length)));
            signed_slip(game.forge_slip("bob", slips::note(), |slip| slip.say = Some(say)), "bob")
        };
        let mut with = game.clone();
        with.with([1_800; 7].into_iter().chain([last]).enumerate().map(note));
        with
    };
    let fits = ENTRY_MAX - with(0).forge("alice", kinds::post(), |_| {}).len();
    let mut largest = with(fits);
    largest.write("alice", kinds::post());
    assert_eq!(largest.entries.last().unwrap().len(), ENTRY_MAX);
    all.valid("entry-largest", "an entry of 16,384 bytes", &largest);
    let more = with(fits + 1).forge("alice", kinds::post(), |_| {});
    all.last(&game, "entry-one-more", (FaultClass::Spelling, "protocol 1"), "an entry of 16,385 bytes", more);
}

fn absences(all: &mut Collection) {
    let midnight = |day: i64| Time::from_unix((20_775 + day) * 86_400).unwrap();
    let away = |from: i64, until: i64| slips::absence(midnight(from), midnight(until));
    let mut late = TestGame::begin(two().referee().clock(7, 3, 5).absences(20));
    let absence = late.slip("alice", away(3, 20));
    late.on_day(15).with([absence]).write("referee", kinds::here());
    late.on_day(16).turn("alice", "hello");
    late.turn("bob", "hello");
    all.valid(
        "absence-known-late",
        "an absence that is written in only when the deadline has passed puts nothing off, though it goes on",
        &late,
    );
}

/// Offers that belong to other games: they stand in a log, and nobody can agree to them.
fn offers(all: &mut Collection) {
    let mut chess = TestGame::begin(two().game("chess"));
    let kinds = [slips::offer_prisoners(), slips::offer_concede(LossDegree::Single), slips::offer_end()];
    let offers: Vec<Slip> = kinds.into_iter().map(|kind| chess.forge_slip("bob", kind, |_| {})).collect();
    chess.post(offers);
    all.valid("offers-of-other-games", "offers that this game does not have wait, and do nothing", &chess);
}

fn joining(all: &mut Collection) {
    let three = open_game(&["alice", "bob", "carol"]).first("alice").referee().organiser("carol");
    let mut unjoined = TestGame::open(three);
    unjoined.write("referee", kinds::forfeit("carol"));
    assert_eq!(unjoined.pen(), "alice");
    all.valid("forfeit-organiser", "the organiser, who would join first, forfeits: the first player joins", &unjoined);
    let apart = TestGame::begin(two().organiser("olga"));
    let stranger = apart.forge_as("zed", "olga", kinds::post(), |_| {});
    all.last(
        &apart,
        "by-stranger-organiser",
        (FaultClass::Kind, "protocol 1"),
        "the organiser signs in a name that nobody has",
        stranger,
    );
}

fn sealed_boards(all: &mut Collection) {
    let mut back = sent_back();
    let hidden = back.clone().changed("alice", kinds::turn("move I2"), |entry| {
        let EntryKind::Turn(turn) = &mut entry.kind else { panic!("a turn") };
        turn.proof.as_mut().unwrap().leaves.remove(0);
    });
    let proof = (FaultClass::Proof, "protocol 7");
    all.last(
        &back,
        "first-square-hidden",
        proof,
        "the proof does not show the square to which a piece was sent",
        hidden,
    );
    back.turn("alice", "veer");
    all.valid("first-square-shown", "the proof begins with the first square, to which a piece was sent", &back);

    let mut ended = TestGame::begin(duerror(&["alice", "bob"], &["caecus"]));
    for (who, colour) in [("alice", "red"), ("bob", "blue")] {
        ended.seals(who, ROWS);
        ended.turn(who, &format!("board sealed; colour {colour}; start thete; move I1"));
    }
    ended.agreed("bob", slips::offer_draw());
    let board = ended.board("alice").unwrap().open();
    let spelled = board.path.as_str().to_lowercase();
    assert_ne!(spelled, board.path.as_str());
    ended.write("alice", EntryKind::Open(OpenedBoard { path: text(&spelled), ..board }));
    all.valid(
        "open-path-spelling",
        "a board whose path is not written as the record writes it fails its audit",
        &ended,
    );
}

fn savings(all: &mut Collection) {
    let mut game = TestGame::begin(parcus_terms());
    game.turn("alice", "board 2; colour red; start melliran; stay");
    game.turn("bob", "board 1; colour blue; start melliran; move A1");
    game.agreed("bob", slips::offer_result("alice 1, bob 1"));
    game.write("alice", EntryKind::Save(0));
    let again = game.forge("alice", EntryKind::Save(0), |_| {});
    all.last(&game, "save-nothing-again", KIND, "none of the tokens are kept twice", again);
}

/// One entry with two signatures that both hold is one entry.
fn two_signatures(all: &mut Collection) {
    let mut start = TestGame::begin(two().referee());
    start.turn("alice", "one");
    let mut next = start.clone();
    next.turn("bob", "two");
    let entry = next.entries.last().unwrap();
    let (payload, _) = entry.strip_prefix("---\n").unwrap().rsplit_once("sig: ").unwrap();
    let (secret, nonce) = (single::secret_of("bob"), Scalar::from(5_u64));
    let r = EdwardsPoint::mul_base(&nonce).compress().0;
    let hash = sha512(&[&r, key("bob").as_bytes(), &preimage(Namespace::Entry, payload.as_bytes())]);
    let s = nonce + Scalar::from_bytes_mod_order_wide(&hash) * secret;
    let mut signature = [0; 64];
    signature[..32].copy_from_slice(&r);
    signature[32..].copy_from_slice(s.as_bytes());
    let other = format!("---\n{payload}{}", log::sig_line(&Signature::from_bytes(signature)));
    assert_ne!(other, *entry);
    let entries: Vec<String> = next.entries.iter().cloned().chain([other]).collect();
    all.pool("two-signatures", "an entry with two signatures that both hold is one entry", &entries);
}
