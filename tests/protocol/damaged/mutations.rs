//! Logs and pools for mutations of `record` and `referee` that the rest of the kit did not notice (`mutations.md` beside this file): in
//! each, the program with the mutation gives another verdict.

use adjudicate::crypto::{Namespace, Signature, preimage, sha512};
use adjudicate::log::{self, BankClock, Clock, ENTRY_MAX, EntryKind, OpenedBoard, Receipt, Slip, SlipKind, Time, True};
use adjudicate::referee::FaultClass;
use adjudicate::rules::{LossDegree, OptionValue};
use adjudicate_testkit::duerror::ROWS;
use adjudicate_testkit::world::{START, signed_slip};
use adjudicate_testkit::{Terms, TestGame, key, kinds, name, open_game, slips, text};
use curve25519_dalek::{EdwardsPoint, scalar::Scalar};

use crate::damaged::collection::Collection;
use crate::damaged::sealed::{duerror, parcus_terms};
use crate::damaged::single;
use crate::damaged::valid::bank_terms;
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
    nobody_is_left(all);
    clocks(all);
    dates(all);
    left_while_taking(all);
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
    let mut early = TestGame::begin(two().referee().clock(7, 3, 5).absences(20));
    let absence = early.slip("alice", away(9, 20));
    let id = absence.id();
    early.on_day(3).with([absence]).write("referee", kinds::here());
    let at = Time::from_unix(START + 14 * 86_400).unwrap();
    early.on_day(15).posted("referee", SlipKind::Received(Receipt { id, at }));
    all.valid(
        "absence-receipt-late",
        "an absence that counts only from a day behind the deadline, by its receipt, puts nothing off",
        &early,
    );
    let mut over = TestGame::begin(two().referee().clock(7, 3, 5).absences(20));
    over.agreed("bob", slips::offer_draw());
    over.posted("bob", away(4, 8));
    all.valid("absence-over", "an absence that is written in behind the end", &over);
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
    let mut spent = TestGame::begin(duerror(&["alice", "bob"], &["parcus"]));
    spent.turn("alice", "board 2; colour red; start melliran; stay");
    spent.turn("bob", "board 1; colour blue; start melliran; move A1");
    spent.agreed("bob", slips::offer_result("alice 1, bob 1"));
    assert_eq!(spent.pen(), "bob");
    all.valid("save-none-left", "a player without tokens has none to keep: the other one holds the pen", &spent);
}

/// Rulings that put a result in the place of what forfeits after the end have left.
fn nobody_is_left(all: &mut Collection) {
    let mut game = TestGame::begin(two().referee());
    game.agreed("bob", slips::offer_draw());
    game.write("referee", kinds::forfeit("alice"));
    game.write("referee", kinds::rule_result("alice 1, bob 1"));
    game.write("referee", kinds::forfeit("bob"));
    all.valid("forfeit-last-sharer", "a ruling makes a draw again, and its last sharer forfeits: annulled", &game);
}

/// Clocks with a stock of time.
fn clocks(all: &mut Collection) {
    let hours = |initial| BankClock { initial_hours: Some(initial), ..BankClock::default() };
    let day = |day: i64| START + day * 86_400;
    let mut put = |file: &str, what: &str, game: &TestGame| all.valid(&format!("bank-{file}"), what, game);

    let capped = BankClock { cap_hours: Some(240), floor_hours: Some(240), ..hours(240) };
    put("floor-cap", "a floor that is as high as the cap", &TestGame::begin(bank_terms(capped)));
    let refill = |clock: BankClock| BankClock { cap_hours: Some(240), refill: Some(True), ..clock };
    let mut reserve = TestGame::begin(bank_terms(refill(BankClock { reserve_hours: Some(120), ..hours(240) })));
    let slip = reserve.slip("alice", SlipKind::Refill(72));
    reserve.on_day(6).post([slip]);
    put("refill-running", "hours from the reserve, on the clock that runs", &reserve);
    let mut kept =
        TestGame::begin(bank_terms(refill(BankClock { reserve: Some(True), increment_hours: Some(48), ..hours(240) })));
    kept.on_day(1).turn("alice", "d2");
    put("refill-kept", "no reserve at the beginning: time that the cap cuts off goes there", &kept);

    // A player is silent until the last entry or slip of theirs.
    let silent = || BankClock { silence_days: Some(14), ..hours(2_400) };
    let mut posted = TestGame::begin(bank_terms(silent()));
    let note = posted.slip("bob", slips::note());
    posted.on_day(10).with([note]).write("alice", kinds::post());
    let mut slipped = TestGame::begin(bank_terms(silent()));
    let note = slipped.slip("alice", slips::note());
    slipped.on_day(10).with([note]).write("referee", kinds::here());
    for (file, what, game) in [
        ("post", "a forfeit for silence ten days after a post of the player's", posted),
        ("slip", "a forfeit for silence ten days after a slip of the player's in an entry of the referee's", slipped),
    ] {
        let mut early = game;
        early.at(day(20));
        let forfeit = early.forge("referee", kinds::forfeit_for_time("alice"), |_| {});
        all.last(&early, &format!("ground-silent-{file}"), KIND, what, forfeit);
    }
    let mut put = |file: &str, what: &str, game: &TestGame| all.valid(&format!("bank-{file}"), what, game);
    let mut ruled = TestGame::begin(bank_terms(silent()));
    ruled.on_day(10).write("referee", kinds::here());
    ruled.on_day(16).write("referee", kinds::forfeit_for_time("alice"));
    put("silent-ruled", "a ruling of the referee's is no sign of life of the player", &ruled);

    // `element_days` go before the time only of a roller to whom others owe elements.
    let dice = |terms: Terms| {
        terms.referee().but(|charter| {
            let clock =
                BankClock { system: Some(name("bank")), element_days: Some(2), transit_days: Some(1), ..hours(240) };
            charter.clock = Some(Clock::Bank(Box::new(clock)));
        })
    };
    let mut lots = TestGame::begin(dice(open_game(&["alice", "bob", "carol"])));
    put("lots", "lots have no roller: time runs at once", &lots);
    lots.on_day(3).answer(&[]);
    put("lots-second", "the next contributor to the lots", &lots);
    let mut roll = TestGame::begin(dice(two()));
    roll.on_day(3).turn("alice", "throw: 2d6");
    put("roll-waits", "a roller to whom another owes an element", &roll);
    roll.on_day(4).answer(&["bob"]);
    put("roll-alone", "the other's element is in: the duty goes on, and its time", &roll);
    let mut backgammon = TestGame::begin(dice(two().game("backgammon")));
    put("roll-first", "the first roll of a game of backgammon: bob gave his element when he joined", &backgammon);
    backgammon.on_day(2).any_turn("alice", &[]);
    put("roll-given", "bob's roll, to which alice gave her element in her turn: nobody owes him one", &backgammon);
}

/// The last day of the calendar's four hundred years.
fn dates(all: &mut Collection) {
    let mut game = TestGame::begin(two());
    game.at(951_826_462).turn("alice", "hello");
    all.valid("date-leap-400", "the 29th of February 2000", &game);
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

/// DUE-7 makes players safe for the rest of a turn, which ends when its player leaves.
fn left_while_taking(all: &mut Collection) {
    let terms = open_game(&["alice", "bob", "carol"]).game("duerror-grandis").first("alice");
    let mut game = TestGame::begin(terms.option("tokens", OptionValue::Int(4)));
    game.turn("alice", "board 3; colour red; start melliran; move A1");
    game.turn("bob", "board 2; colour blue; start thete; move A1");
    game.turn("carol", "board 1; colour green; start melliran; move A1");
    game.turn("alice", "take bob A1; veer");
    game.write("alice", kinds::resign());
    let turn = game.state.play().position().read("change melliran; take carol; move").unwrap();
    game.turn("bob", &turn);
    let what = "a player leaves who has taken one of two on a square: in the next turn the other one is safe no more";
    all.valid("duerror-safe-left", what, &game);
}
