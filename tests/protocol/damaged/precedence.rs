//! Entries with two faults, of two steps that stand one behind the other in the order of checks (protocol, section 6.1): the class is
//! that of the earlier step.

use adjudicate::crypto::Digest;
use adjudicate::log::{Entry, EntryKind, Player, RefereeDecision, Rekey, SlipKind};
use adjudicate::referee::FaultClass;
use adjudicate::rules::OptionValue;
use adjudicate_testkit::world::{first, sign};
use adjudicate_testkit::{Terms, TestGame, bytes, key, kinds, name, open_game, slips, text};

use crate::damaged::collection::Collection;
use crate::damaged::sealed::{begun, duerror};

const KIND: (FaultClass, &str) = (FaultClass::Kind, "protocol 1.7");
const SLIP: (FaultClass, &str) = (FaultClass::Slip, "protocol 1.8");
const KEY: (FaultClass, &str) = (FaultClass::Charter, "protocol 2");

pub fn collect(all: &mut Collection) {
    charters(all);
    shapes(all);
    slips_first(all);
    keys(all);
    throws(all);
    sealed(all);
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice").referee()
}

fn charters(all: &mut Collection) {
    let wrong = || {
        open_game(&["alice", "bob"]).but(|charter| {
            charter.rules = 9;
            charter.players[1] = Player { key: Some(key("alice")), ..charter.players[1].clone() };
        })
    };
    let content = (FaultClass::Charter, "protocol 2");
    let forged = sign(first(&wrong()), "mallory");
    all.add("precedence-content", content, 0, "unknown rules, a key twice, and a false signature", forged);
    let game = TestGame::open(open_game(&["alice", "bob"]));
    let note = game.forge_slip("alice", slips::note(), |_| {});
    let with = sign(Entry { slips: vec![note], ..first(&wrong()) }, "alice");
    all.add("precedence-charter-slips", SLIP, 0, "a charter with a slip, and unknown rules", with);
    let options = open_game(&["alice", "bob"]).game("backgammon").first("alice");
    let options = options.option("opening", OptionValue::Name(name("fresh"))).option("jacoby", OptionValue::Bool(true));
    let unfit = sign(first(&options), options.0.organiser.name.as_str());
    all.add(
        "precedence-options",
        (FaultClass::Charter, "ALL-6"),
        0,
        "`jacoby` without a cube, and `opening` where the charter says who begins",
        unfit,
    );
}

fn shapes(all: &mut Collection) {
    let game = TestGame::begin(three());
    let late = game.forge("alice", kinds::turn_to("hello", "to=bob"), |entry| entry.seq = 9);
    let spelled = late.replacen("by: alice\n", "by: alice \n", 1);
    assert_ne!(late, spelled);
    let spelling = (FaultClass::Spelling, "protocol 1");
    all.last(&game, "precedence-chain", spelling, "a blank at the end of a line, and a wrong number", spelled);
    let other = game.forge("bob", kinds::turn_to("hello", "to=carol"), |entry| entry.prev = Some(Digest([7; 32])));
    let chain = (FaultClass::Chain, "protocol 1");
    all.last(&game, "precedence-kind", chain, "an unknown predecessor, by a player who does not hold the pen", other);
    let forged = game.forge_slip_as("alice", "mallory", slips::note(), |_| {});
    let mut with = game.clone();
    with.with([forged]);
    let early = with.forge("bob", kinds::turn_to("hello", "to=carol"), |_| {});
    all.last(&game, "precedence-slip", KIND, "a player who does not hold the pen, and a forged slip", early);
}

fn slips_first(all: &mut Collection) {
    let game = TestGame::begin(three());
    let note = || game.forge_slip_as("alice", "mallory", slips::note(), |_| {});
    let used = |holder: &str| {
        let rekey = Rekey { player: name("bob"), key: key("carol"), tip: Some(game.tip("carol")) };
        game.forge_slip_as("bob", holder, SlipKind::Rekey(rekey), |_| {})
    };
    let mut case = |file: &str, fault: (FaultClass, &str), what: &str, slips: Vec<_>, kind: EntryKind| {
        let mut with = game.clone();
        with.with(slips);
        all.last(&game, &format!("precedence-{file}"), fault, what, with.forge("alice", kind, |_| {}));
    };
    case("act", SLIP, "a forged slip, and an agreement on a note", vec![note()], kinds::agree(1));
    case("slip-key", SLIP, "a slip with a used key that another person signed", vec![used("mallory")], kinds::post());
    case("slip-order", KEY, "a slip with a used key before a forged one", vec![used("bob"), note()], kinds::post());
    case("order-slip", SLIP, "a forged slip before one with a used key", vec![note(), used("bob")], kinds::post());
    let offer = game.forge_slip("bob", slips::offer_referee("alice"), |_| {});
    let what = "an agreement on a referee without one acceptance, whose key is used";
    case("agree", KIND, what, vec![offer], kinds::agree(1));
}

fn keys(all: &mut Collection) {
    let game = TestGame::begin(three());
    let ruled = |tip| Rekey { player: name("bob"), key: key("alice"), tip };
    let missing = game.forge("referee", kinds::ruling(RefereeDecision::Rekey(ruled(None))), |_| {});
    all.last(&game, "precedence-tip", KIND, "a ruling with a used key and without a tip", missing);
    let kind = kinds::ruling(RefereeDecision::Rekey(ruled(Some(game.tip("alice")))));
    let forged = game.forge_as("referee", "mallory", kind, |_| {});
    all.last(&game, "precedence-signature", KEY, "a ruling with a used key, and a false signature", forged);
}

/// Sets the one element of an entry.
fn bring(entry: &mut Entry, element: u8) {
    entry.reveal.0.iter_mut().for_each(|(_, value)| *value = bytes(element));
}

fn throws(all: &mut Collection) {
    let signature = (FaultClass::Signature, "protocol 3");
    let reveal = (FaultClass::Reveal, "protocol 4");
    let mut lots = TestGame::begin(open_game(&["alice", "bob"]));
    let mut answer = lots.valid("alice", kinds::answer());
    bring(&mut answer, 9);
    let forged = sign(answer, "mallory");
    all.last(&lots, "precedence-reveal", signature, "a false element, and a false signature", forged);

    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    game.turn("alice", "throw: 2d6");
    let mut throw = game.bringing(&["bob"]).valid("alice", kinds::turn("hello"));
    bring(&mut throw, 9);
    throw.kind = kinds::turn_to("throw: 0d6", "to=bob");
    all.last(&game, "precedence-rules", reveal, "a false element, and no move", sign(throw, "alice"));

    let mut dice = TestGame::begin(open_game(&["alice", "bob"]).game("backgammon").first("bob"));
    dice.answer(&["alice"]);
    let play = dice.any_move("bob", &[], |_| 0).unwrap();
    let mut turn = dice.valid("bob", kinds::turn(&play));
    assert_eq!(turn.reveal.0.len(), 1, "bob's throw and his part in alice's");
    turn.reveal.0[0].1 = adjudicate::log::Bytes(dice.element("bob", 1));
    let EntryKind::Turn(right) = &mut turn.kind else { panic!("a turn") };
    right.position = text("x");
    let kept = sign(turn.clone(), "bob");
    all.last(
        &dice,
        "precedence-position",
        reveal,
        "the last throw's element for the next one, and a wrong position",
        kept,
    );
    turn.kind = kinds::turn_to("the usual", "x");
    let illegal = sign(turn, "bob");
    all.last(
        &dice,
        "precedence-next-roll",
        (FaultClass::Rules, "ALL-3"),
        "no move, and the last throw's element for the next one",
        illegal,
    );
}

fn sealed(all: &mut Collection) {
    let game = begun(duerror(&["alice", "bob"], &["caecus"]));
    let entry = game.clone().changed("alice", kinds::turn("move A2"), |entry| {
        let EntryKind::Turn(turn) = &mut entry.kind else { panic!("a turn") };
        turn.proof = None;
        turn.position = text("x");
    });
    let position = (FaultClass::Position, "ALL-5");
    all.last(&game, "precedence-proof", position, "a wrong position, and no proof", entry);
}
