//! Duerror Grandis with sealed boards and tokens: faults of proofs, of openings and of savings (protocol, section 7).

use adjudicate::log::{EntryKind, Leaf, OpenedBoard, SealedProof};
use adjudicate::referee::FaultClass;
use adjudicate::rules::OptionValue;
use adjudicate_testkit::duerror::{ROWS, reversed};
use adjudicate_testkit::{Terms, TestGame, bytes, kinds, name, open_game, slips, text};

use crate::damaged::collection::Collection;

const PROOF: (FaultClass, &str) = (FaultClass::Proof, "protocol 7");
const KIND: (FaultClass, &str) = (FaultClass::Kind, "protocol 1.7");

/// A game with these variants, in which the first of these players begins.
pub fn duerror(players: &[&str], variants: &[&str]) -> Terms {
    let variants = OptionValue::Names(variants.iter().map(|variant| name(variant)).collect());
    open_game(players).game("duerror-grandis").first(players[0]).option("variants", variants)
}

/// A Caecus game of two who know their boards.
pub fn pair(terms: Terms) -> TestGame {
    let mut world = TestGame::begin(terms.option("tokens", OptionValue::Int(6)));
    world.seals("alice", ROWS);
    world.seals("bob", &reversed());
    world
}

pub const FIRST: &str = "board sealed; colour red; start thete; move I1";
pub const SECOND: &str = "board sealed; colour blue; start thete; move A9";

/// Both have made their first turns.
pub fn begun(terms: Terms) -> TestGame {
    let mut world = pair(terms);
    world.turn("alice", FIRST);
    world.turn("bob", SECOND);
    world
}

pub fn collect(all: &mut Collection) {
    first_proofs(all);
    later_proofs(all);
    openings(all);
    savings(all);
}

fn proof_of(kind: &mut EntryKind) -> &mut Option<SealedProof> {
    let EntryKind::Turn(turn) = kind else { panic!("a turn") };
    &mut turn.proof
}

type Change = fn(&mut SealedProof);

fn first_proofs(all: &mut Collection) {
    let game = pair(duerror(&["alice", "bob"], &["caecus"]));
    let none = game.clone().changed("alice", kinds::turn(FIRST), |entry| *proof_of(&mut entry.kind) = None);
    all.last(&game, "missing", PROOF, "a turn on a sealed board without its proof", none);
    let cases: [(&str, &str, Change); 13] = [
        ("no-root", "the turn that seals a board without its root", |proof| proof.root = None),
        ("other-root", "another root", |proof| proof.root = Some(bytes(9))),
        ("no-leaf", "a step without its leaf", |proof| proof.leaves.clear()),
        ("two-leaves", "a leaf too many", |proof| proof.leaves.push(proof.leaves[0].clone())),
        ("other-leaf", "the leaf of another step", |proof| proof.leaves[0].at = 243),
        ("to", "a leaf that leads to another square", |proof| proof.leaves[0].to = 7),
        ("to-out", "a leaf that leads to the way out", |proof| proof.leaves[0].to = 81),
        ("salt", "another salt", |proof| proof.leaves[0].salt = bytes(9)),
        ("path-first", "an audit path whose lowest node is another one", |proof| proof.leaves[0].path[0] = bytes(9)),
        ("path-last", "an audit path whose highest node is another one", |proof| {
            *proof.leaves[0].path.last_mut().unwrap() = bytes(9)
        }),
        ("path-reversed", "an audit path in the wrong order", |proof| proof.leaves[0].path.reverse()),
        ("path-short", "an audit path that lacks a node", |proof| {
            proof.leaves[0].path.pop();
        }),
        ("path-long", "an audit path with a node too many", |proof| proof.leaves[0].path.push(bytes(9))),
    ];
    for (file, what, change) in cases {
        let entry = game.clone().changed("alice", kinds::turn(FIRST), |entry| {
            change(proof_of(&mut entry.kind).as_mut().unwrap());
        });
        all.last(&game, file, PROOF, what, entry);
    }
    let open = game.board("alice").unwrap().open();
    let entry = game.clone().changed("alice", kinds::turn(FIRST), |entry| {
        proof_of(&mut entry.kind).as_mut().unwrap().open = Some(open);
    });
    all.last(&game, "open-early", PROOF, "a whole board in a turn that does not win", entry);
}

fn later_proofs(all: &mut Collection) {
    let game = begun(duerror(&["alice", "bob"], &["caecus"]));
    let mut case = |file: &str, what: &str, change: &dyn Fn(&mut Option<SealedProof>)| {
        let entry = game.clone().changed("alice", kinds::turn("move A2"), |entry| change(proof_of(&mut entry.kind)));
        all.last(&game, file, PROOF, what, entry);
    };
    case("later-missing", "a later turn without its proof", &|proof| *proof = None);
    case("later-root", "a root in a later turn", &|proof| proof.as_mut().unwrap().root = Some(bytes(9)));
    case("later-leaf", "a leaf of a tree that was not sealed", &|proof| {
        let leaf = &mut proof.as_mut().unwrap().leaves[0];
        *leaf = Leaf { salt: bytes(3), ..leaf.clone() };
    });
    let first = game.entries[3].clone();
    let stolen = adjudicate::log::read(&first).unwrap().kind;
    let EntryKind::Turn(stolen) = stolen else { panic!("a turn") };
    case("later-again", "the leaf of an earlier turn again", &|proof| {
        proof.as_mut().unwrap().leaves.clone_from(&stolen.proof.as_ref().unwrap().leaves);
    });
    let order = game.forge_slip("bob", slips::order("move A2", "roll"), |_| {});
    let mut with = game.clone();
    with.with([order]);
    let entry = with.forge("alice", kinds::turn("move A2"), |entry| {
        let EntryKind::Turn(turn) = &mut entry.kind else { panic!("a turn") };
        turn.then = Some(text("roll"));
    });
    all.last(&game, "order-sealed", (FaultClass::Slip, "protocol 1.8"), "an order in a game with sealed boards", entry);
}

/// Boards are opened after the end, once, by seat, by who holds the pen.
fn openings(all: &mut Collection) {
    let mut game = begun(duerror(&["alice", "bob"], &["caecus"]));
    let open = |game: &TestGame, who: &str| EntryKind::Open(game.board(who).unwrap().open());
    let early = game.forge("alice", open(&game, "alice"), |_| {});
    all.last(&game, "open-sealed-running", KIND, "a sealed board is opened in a game that goes on", early);
    game.agreed("bob", slips::offer_draw());
    assert_eq!(game.pen(), "alice");
    let order = game.forge("bob", open(&game, "bob"), |_| {});
    all.last(&game, "open-order", KIND, "the second by seat opens the board first", order);
    let saved = game.forge("alice", EntryKind::Save(0), |_| {});
    all.last(&game, "save-for-open", KIND, "tokens are kept where a board is to be opened", saved);
    game.write("alice", open(&game, "alice"));
    let again = game.forge("alice", open(&game, "alice"), |_| {});
    all.last(&game, "open-again", KIND, "a board is opened twice", again);
    game.write("bob", open(&game, "bob"));
    let late = game.forge("alice", open(&game, "alice"), |_| {});
    all.last(&game, "open-late", KIND, "a board is opened when all are open", late);
    let mut unsealed = pair(duerror(&["alice", "bob"], &["caecus"]));
    unsealed.agreed("bob", slips::offer_draw());
    let nothing = EntryKind::Open(OpenedBoard { path: text(ROWS), salts: bytes(0) });
    let entry = unsealed.forge("alice", nothing, |_| {});
    all.last(&unsealed, "open-unsealed", KIND, "a board is opened that nobody has sealed", entry);
    let mut left = TestGame::begin(duerror(&["alice", "bob", "carol"], &["caecus"]));
    for (who, colour) in [("alice", "red"), ("bob", "blue"), ("carol", "green")] {
        left.seals(who, ROWS);
        left.turn(who, &format!("board sealed; colour {colour}; start thete; move I1"));
    }
    left.posted("bob", slips::resign());
    left.agreed("carol", slips::offer_draw());
    left.write("alice", open(&left, "alice"));
    assert_eq!(left.pen(), "carol");
    let entry = left.forge("bob", open(&left, "bob"), |_| {});
    all.last(&left, "open-left", KIND, "a player who has left opens a board", entry);
}

/// A Parcus game that is over: alice has two tokens and bob three.
pub fn parcus(terms: Terms) -> TestGame {
    let mut world = TestGame::begin(terms);
    world.turn("alice", "board 2; colour red; start melliran; stay");
    world.turn("bob", "board 1; colour blue; start melliran; move A1");
    world.agreed("bob", slips::offer_result("alice 1, bob 1"));
    world
}

/// Its terms.
pub fn parcus_terms() -> Terms {
    duerror(&["alice", "bob"], &["parcus"]).option("tokens", OptionValue::Int(3))
}

fn savings(all: &mut Collection) {
    let mut game = parcus(parcus_terms());
    assert_eq!(game.pen(), "alice");
    let rules = (FaultClass::Rules, "DUE-12");
    all.last(
        &game,
        "save-more",
        rules,
        "more tokens are kept than there are",
        game.forge("alice", EntryKind::Save(3), |_| {}),
    );
    all.last(
        &game,
        "save-large",
        rules,
        "the largest number of tokens",
        game.forge("alice", EntryKind::Save((1 << 53) - 1), |_| {}),
    );
    all.last(
        &game,
        "save-order",
        KIND,
        "the second by seat keeps tokens first",
        game.forge("bob", EntryKind::Save(3), |_| {}),
    );
    game.write("alice", EntryKind::Save(1));
    all.last(&game, "save-again", KIND, "tokens are kept twice", game.forge("alice", EntryKind::Save(1), |_| {}));
    all.last(
        &game,
        "save-more-bob",
        rules,
        "the second keeps more tokens than there are",
        game.forge("bob", EntryKind::Save(4), |_| {}),
    );
    game.write("bob", EntryKind::Save(3));
    all.last(
        &game,
        "save-late",
        KIND,
        "tokens are kept when all have kept theirs",
        game.forge("alice", EntryKind::Save(1), |_| {}),
    );
    let series = |change: &dyn Fn(&mut adjudicate::log::Series)| {
        let carry = ["alice", "bob"].map(|who| adjudicate::log::Carry { player: name(who), tokens: 1 }).to_vec();
        let mut series = adjudicate::log::Series { game: game.state.id(), head: game.state.head(), carry };
        change(&mut series);
        crate::damaged::charters::charter(&parcus_terms().but(|charter| charter.series = Some(series)))
    };
    let content = (FaultClass::Charter, "protocol 2");
    let unknown = series(&|series| series.carry[1].player = name("carol"));
    all.add("series-unknown", content, 0, "tokens are brought by somebody who does not play", unknown);
    let twice = series(&|series| series.carry[1].player = name("alice"));
    all.add("series-twice", content, 0, "a player brings tokens twice", twice);
    let mut caecus = duerror(&["alice", "bob"], &["caecus"]);
    caecus.0.series =
        Some(adjudicate::log::Series { game: game.state.id(), head: game.state.head(), carry: Vec::new() });
    all.add(
        "series-caecus",
        content,
        0,
        "a series of a game without tokens to keep",
        crate::damaged::charters::charter(&caecus),
    );
}
