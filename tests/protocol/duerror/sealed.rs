//! Sealed boards in logs: the worked cases of the protocol, faults one by one, audits.

use adjudicate::crypto::{self, Digest, LEAVES};
use adjudicate::games::duerror::{Landing, Path, Square};
use adjudicate::log::{Bytes, EntryKind, Leaf, OpenedBoard, SealedProof, Turn};
use adjudicate::referee::{FaultClass, SecretBoard, verify};
use adjudicate::rules::{OptionValue, SealedStep, Seat};
use adjudicate_testkit::duerror::{ROWS, leads, reversed};
use adjudicate_testkit::{TestGame, bytes, caecus, identity, kinds, slips, text};
use serde_json::Value;

fn hex(text: &Value) -> [u8; 32] {
    Digest::parse(&format!("sha256:{}", text.as_str().unwrap())).unwrap().0
}

#[test]
fn worked_trees_match() {
    let cases: Value = serde_json::from_str(include_str!("../../vectors/protocol/sealed_boards.json")).unwrap();
    for case in cases.as_array().unwrap() {
        let (game, salt_key) = (Digest(hex(&case["game_id"])), hex(&case["salt_key"]));
        let path = Path::parse(case["path"].as_str().unwrap()).unwrap();
        let seat = Seat(case["seat"].as_u64().unwrap() as u8 - 1);
        let board = SecretBoard::new(path, salt_key, game, seat);
        assert_eq!(Bytes(board.root()).to_string(), case["root"].as_str().unwrap());
        let leaves = Tree::honest(&board, game, seat);
        for proof in case["proofs"].as_array().unwrap() {
            let leaf = leaves.leaf(proof["at"].as_u64().unwrap());
            assert_eq!(serde_json::to_value(&leaf).unwrap(), *proof);
        }
        for (at, leaf) in case["leaves"].as_object().unwrap() {
            assert_eq!(leaves.hashes[at.parse::<usize>().unwrap()], hex(&leaf["leaf"]), "{at}");
        }
    }
}

/// A tree whose leaves may lie.
pub struct Tree {
    /// The target of each leaf.
    pub to: Vec<u8>,
    salts: [u8; 32],
    hashes: Vec<[u8; 32]>,
}

impl Tree {
    fn honest(board: &SecretBoard, game: Digest, seat: Seat) -> Tree {
        let to = leads(board.path());
        // The owner's side and the path alone lead to the same places.
        assert_eq!(to.len(), LEAVES);
        for (leaf, to) in (0..).zip(&to) {
            let (from, stride) = SealedStep::of_leaf(leaf);
            let step = SealedStep { from, stride, to: vec![*to] };
            assert!(board.ahead(&step) == *to && board.follows(&[step]), "{leaf}");
        }
        Tree::new(to, *board.salt_key(), game, seat.number() as u8)
    }

    fn new(to: Vec<u8>, salts: [u8; 32], game: Digest, seat: u8) -> Tree {
        let hash = |(index, to): (usize, &u8)| {
            crypto::leaf(&game, seat, index as u16, *to, &crypto::salt(&salts, index as u16))
        };
        let hashes = to.iter().enumerate().map(hash).collect();
        Tree { to, salts, hashes }
    }

    pub fn leaf(&self, at: u64) -> Leaf {
        let index = at as usize;
        Leaf {
            at,
            to: u64::from(self.to[index]),
            salt: Bytes(crypto::salt(&self.salts, index as u16)),
            path: crypto::audit_path(&self.hashes, index).into_iter().map(Bytes).collect(),
        }
    }

    pub fn root(&self) -> [u8; 32] {
        crypto::root(&self.hashes)
    }
}

fn pair() -> TestGame {
    let mut world = TestGame::begin(caecus(&["alice", "bob"], &["caecus"]).option("tokens", OptionValue::Int(6)));
    world.seals("alice", ROWS);
    world.seals("bob", &reversed());
    world
}

fn tree(world: &TestGame, who: &str) -> Tree {
    let seat = world.member(who).seat().unwrap();
    Tree::honest(world.board(who).unwrap(), world.state.id(), seat)
}

/// Asserts that the log with this entry is refused for its proof, and that the reason says so.
fn faulty(world: &TestGame, entry: &str, why: &str) {
    let verified = verify(world.log_with(entry).as_bytes());
    let fault = verified.fault.as_ref().unwrap_or_else(|| panic!("no fault, but: {why}\n{entry}"));
    assert_eq!(fault.fault.class, FaultClass::Proof, "{why}: {}", fault.fault);
    assert_eq!(fault.entry, world.state.entries(), "{why}");
    assert!(fault.fault.reason.contains(why), "{why}: {}", fault.fault);
}

/// Alice's first turn with a change to its proof.
fn first_turn(change: impl FnOnce(&TestGame, &mut Option<SealedProof>)) -> (TestGame, String) {
    let mut world = pair();
    let copy = world.clone();
    let entry = world.changed("alice", kinds::turn("board sealed; colour red; start thete; move I1"), |entry| {
        let EntryKind::Turn(turn) = &mut entry.kind else { panic!("a turn") };
        change(&copy, &mut turn.proof);
    });
    (world, entry)
}

fn leaves(proof: &mut Option<SealedProof>) -> &mut Vec<Leaf> {
    &mut proof.as_mut().unwrap().leaves
}

#[test]
fn a_sound_proof_is_accepted() {
    let (world, entry) = first_turn(|_, _| {});
    assert!(verify(world.log_with(&entry).as_bytes()).fault.is_none());
}

type Change = fn(&TestGame, &mut Option<SealedProof>);

#[test]
fn faults_of_proofs_are_found() {
    let cases: &[(&str, Change)] = &[
        ("`proof` is missing", |_, proof| *proof = None),
        ("`root` is missing", |_, proof| proof.as_mut().unwrap().root = None),
        ("not in the tree", |_, proof| proof.as_mut().unwrap().root = Some(bytes(9))),
        ("proved by 1 leaves, not 0", |_, proof| leaves(proof).clear()),
        ("proved by 1 leaves, not 2", |_, proof| {
            let twice = leaves(proof)[0].clone();
            leaves(proof).push(twice);
        }),
        ("proved by leaf 245, not 243", |world, proof| leaves(proof)[0] = tree(world, "alice").leaf(243)),
        ("leads to H1, and the turn goes elsewhere", |_, proof| leaves(proof)[0].to = 7),
        ("leads to the way out", |_, proof| leaves(proof)[0].to = 81),
        ("not in the tree", |_, proof| leaves(proof)[0].salt = bytes(9)),
        ("not in the tree", |_, proof| leaves(proof)[0].path[0] = bytes(9)),
        ("not in the tree", |_, proof| leaves(proof)[0].path.reverse()),
        ("not in the tree", |_, proof| {
            leaves(proof)[0].path.pop();
        }),
        ("not in the tree", |_, proof| leaves(proof)[0].path.push(bytes(9))),
        // The same path and salts, bound to another game, seat, or index.
        ("not in the tree", |world, proof| {
            let salts = *world.board("alice").unwrap().salt_key();
            leaves(proof)[0] = Tree::new(tree(world, "alice").to, salts, Digest([1; 32]), 1).leaf(245);
        }),
        ("not in the tree", |world, proof| {
            let salts = *world.board("alice").unwrap().salt_key();
            leaves(proof)[0] = Tree::new(tree(world, "alice").to, salts, world.state.id(), 2).leaf(245);
        }),
        ("not in the tree", |world, proof| {
            let other = tree(world, "alice").leaf(242);
            leaves(proof)[0] = Leaf { at: 245, to: 8, ..other };
        }),
        // Another player's board, who has the same square there.
        ("not in the tree", |world, proof| leaves(proof)[0] = Leaf { to: 8, ..tree(world, "bob").leaf(245) }),
        ("`open` stands only", |world, proof| {
            proof.as_mut().unwrap().open = Some(world.board("alice").unwrap().open());
        }),
    ];
    for (why, change) in cases {
        let (world, entry) = first_turn(change);
        faulty(&world, &entry, why);
    }
}

/// Both have made their first turns.
fn begun() -> TestGame {
    let mut world = pair();
    world.turn("alice", "board sealed; colour red; start thete; move I1");
    world.turn("bob", "board sealed; colour blue; start thete; move A9");
    world
}

fn proof_of(turn: &mut EntryKind) -> &mut Option<SealedProof> {
    let EntryKind::Turn(turn) = turn else { panic!("a turn") };
    &mut turn.proof
}

#[test]
fn later_turns_are_bound_to_the_first_root() {
    let mut world = begun();
    let entry = world.changed("alice", kinds::turn("move A2"), |entry| {
        proof_of(&mut entry.kind).as_mut().unwrap().root = Some(bytes(9));
    });
    faulty(&world, &entry, "`root` stands only where a board is sealed");
    // Another tree: a second square for a leaf that has been shown would need one.
    let copy = world.clone();
    let entry = world.changed("alice", kinds::turn("move A2"), |entry| {
        let mut to = tree(&copy, "alice").to;
        to[27] = 30;
        let salts = *copy.board("alice").unwrap().salt_key();
        let lie = Tree::new(to, salts, copy.state.id(), 1);
        proof_of(&mut entry.kind).as_mut().unwrap().leaves[0] = Leaf { to: 9, ..lie.leaf(26) };
    });
    faulty(&world, &entry, "not in the tree");
    let entry = world.changed("alice", kinds::turn("roll"), |entry| {
        *proof_of(&mut entry.kind) =
            Some(SealedProof { leaves: vec![tree(&copy, "alice").leaf(26)], ..SealedProof::default() });
    });
    faulty(&world, &entry, "no step that has to be proved");
}

#[test]
fn what_nobody_could_prove_is_not_signed() {
    let mut world = begun();
    let fault = world.refused("alice", kinds::turn("move B2"));
    assert_eq!((fault.class, fault.rule), (FaultClass::Proof, "DUE-10"), "{fault}");
    assert!(fault.reason.contains("leads to A2"), "{fault}");
    let fault = world.refused("alice", kinds::turn("hold"));
    assert_eq!(fault.class, FaultClass::Proof, "{fault}");
    world.unseals("alice");
    let fault = world.refused("alice", kinds::turn("move A2"));
    assert!(fault.reason.contains("`proof` is missing"), "{fault}");
}

/// Alice veers until her piece is sent to its first square.
pub fn sent_back() -> TestGame {
    for nonce in 0..1_024_u16 {
        let nonce = Bytes(std::array::from_fn(|place| nonce.to_be_bytes()[place % 2]));
        let terms = caecus(&["alice", "bob"], &["caecus"]).option("tokens", OptionValue::Int(1 + 19));
        let mut world = TestGame::begin(terms.but(|charter| charter.nonce = nonce));
        world.seals("alice", ROWS);
        world.seals("bob", &reversed());
        world.turn("alice", "board sealed; colour red; start thete; veer");
        world.throw();
        if world.position().contains("alice=thete@?") {
            return world;
        }
    }
    panic!("a chance of one in a hundred does not come in 1,024 games");
}

#[test]
fn a_first_square_is_shown_with_the_next_entry() {
    let mut world = sent_back();
    let entry = world.changed("alice", kinds::turn("stay"), |entry| *proof_of(&mut entry.kind) = None);
    faulty(&world, &entry, "begins with leaf 243");
    let copy = world.clone();
    let entry = world.changed("alice", kinds::turn("move I2"), |entry| {
        let leaves = &mut proof_of(&mut entry.kind).as_mut().unwrap().leaves;
        assert_eq!(leaves.iter().map(|leaf| leaf.at).collect::<Vec<_>>(), [243, 2]);
        leaves.remove(0);
    });
    faulty(&world, &entry, "begins with leaf 243");
    let entry = world.changed("alice", kinds::turn("stay"), |entry| {
        proof_of(&mut entry.kind).as_mut().unwrap().leaves[0].to = 82;
    });
    faulty(&world, &entry, "leaf 243 leads to a square");
    // A first square that is not the board's gives another position.
    let entry = world.changed("alice", kinds::turn("stay"), |entry| {
        proof_of(&mut entry.kind).as_mut().unwrap().leaves[0].to = 1;
    });
    let verified = verify(copy.log_with(&entry).as_bytes());
    assert_eq!(verified.fault.unwrap().fault.class, FaultClass::Position);
    world.turn("alice", "veer");
    assert!(world.position().contains("alice=thete@A1/"), "{}", world.position());
}

/// The tree of a player's board with other squares in some of its leaves.
pub fn false_tree(world: &TestGame, who: &str, lies: &[(usize, &str)]) -> Tree {
    let number = |square: &str| Square::parse(square).map_or(81, Square::number);
    let mut lie = tree(world, who).to;
    for (leaf, to) in lies {
        lie[*leaf] = number(to);
    }
    let seat = world.member(who).seat().unwrap().number() as u8;
    Tree::new(lie, *world.board(who).unwrap().salt_key(), world.state.id(), seat)
}

/// The first turn of a player whose tree says that nine squares from off the board is `to`.
fn lying_turn(world: &TestGame, who: &str, colour: &str, to: Landing, open: bool) -> EntryKind {
    let target = match to {
        Landing::On(square) => square.to_string(),
        _ => "out".to_owned(),
    };
    let lie = false_tree(world, who, &[(245, &target)]);
    let proof = SealedProof {
        root: Some(Bytes(lie.root())),
        leaves: vec![lie.leaf(245)],
        open: open.then(|| world.board(who).unwrap().open()),
    };
    let play = text(&format!("board sealed; colour {colour}; start thete; move {target}"));
    EntryKind::Turn(Box::new(Turn { play, then: None, position: text("?"), proof: Some(proof) }))
}

#[test]
fn a_win_on_a_false_board_is_refused() {
    let mut world = pair();
    for open in [true, false] {
        let kind = lying_turn(&world, "alice", "red", Landing::Out, open);
        world.unseals("alice");
        let fault = world.refused("alice", kind);
        let rule = if open { "DUE-12" } else { "protocol 7" };
        assert_eq!((fault.class, fault.rule), (FaultClass::Proof, rule), "{fault}");
        world.seals("alice", ROWS);
    }
}

/// A game of these players that ends by agreement after the first turns; the first one's board lies.
fn ended(players: &[&str], ending: fn(&mut TestGame)) -> TestGame {
    let mut world = TestGame::begin(caecus(players, &["caecus"]));
    let colours = ["red", "blue", "green", "white"];
    for (who, colour) in players.iter().zip(colours) {
        world.seals(who, ROWS);
        if *who == players[0] {
            let kind = lying_turn(&world, who, colour, Landing::On(Square::parse("E5").unwrap()), false);
            let board = world.board(who).cloned();
            world.unseals(who);
            world.write(who, kind);
            drop(board);
            world.seals(who, ROWS);
        } else {
            world.turn(who, &format!("board sealed; colour {colour}; start thete; move I1"));
        }
    }
    ending(&mut world);
    assert!(world.outcome().is_some());
    world
}

fn draw(world: &mut TestGame) {
    let players: Vec<String> = world.state.charter().players.iter().map(|player| player.name.to_string()).collect();
    let pen = world.pen();
    let by = players.iter().find(|player| **player != pen).unwrap();
    world.agreed(by, slips::offer_draw());
}

fn open_board(world: &mut TestGame, who: &str) {
    let open = world.board(who).unwrap().open();
    world.write(who, EntryKind::Open(open));
}

#[test]
fn of_two_players_the_other_wins_if_a_board_is_false() {
    let mut world = ended(&["alice", "bob"], draw);
    assert_eq!(world.winner(), None);
    open_board(&mut world, "alice");
    assert_eq!(world.winner().as_deref(), Some("bob"));
    open_board(&mut world, "bob");
    assert_eq!(world.winner().as_deref(), Some("bob"));
    assert_eq!(world.outcome().unwrap().reason.clause, "DUE-12");
    assert_eq!(world.state.failed_audits(), [Seat(0)]);
    assert!(world.state.unaudited().is_empty());
}

#[test]
fn of_a_draw_the_others_share_what_is_left() {
    let mut world = ended(&["alice", "bob", "carol"], draw);
    open_board(&mut world, "alice");
    assert_eq!(world.winner(), None);
    assert_eq!(world.state.failed_audits(), [Seat(0)]);
    assert_eq!(world.state.unaudited(), [Seat(1), Seat(2)]);
    // Bob opens another path than the one that he sealed: carol is left.
    let seat = world.member("bob").seat().unwrap();
    let other = SecretBoard::new(Path::parse(&reversed()).unwrap(), [0; 32], world.state.id(), seat);
    world.write("bob", EntryKind::Open(other.open()));
    assert_eq!(world.winner().as_deref(), Some("carol"));
}

#[test]
fn a_win_by_others_leaving_falls_to_the_next() {
    let mut world = ended(&["alice", "bob", "carol"], |world| {
        world.posted("bob", slips::resign());
        world.posted("carol", slips::resign());
    });
    assert_eq!(world.winner().as_deref(), Some("alice"));
    open_board(&mut world, "alice");
    // Carol stayed longer than bob.
    assert_eq!(world.winner().as_deref(), Some("carol"));
}

#[test]
fn boards_are_opened_once_after_the_end_and_by_their_owners() {
    let mut world = begun();
    let open = EntryKind::Open(world.board("alice").unwrap().open());
    assert_eq!(world.refused("alice", open.clone()).class, FaultClass::Kind);
    draw(&mut world);
    open_board(&mut world, "alice");
    assert_eq!(world.refused("alice", open).class, FaultClass::Kind);
    let mut unsealed = TestGame::begin(caecus(&["alice", "bob"], &["caecus"]));
    draw(&mut unsealed);
    let nothing = EntryKind::Open(OpenedBoard { path: text(ROWS), salts: bytes(0) });
    assert_eq!(unsealed.refused("alice", nothing).class, FaultClass::Kind);
}

#[test]
fn opened_with_something_that_is_no_board_the_audit_fails() {
    let squares: Vec<&str> = ROWS.split_ascii_whitespace().collect();
    let too_long = format!("{ROWS} A1");
    let jumping = [&["I9"][..], &squares[..80]].concat().join(" ");
    let twice = [&squares[..80], &["A1"][..]].concat().join(" ");
    for (path, why) in [
        (too_long.as_str(), "81 squares"),
        (&squares[..80].join(" "), "81 squares"),
        (&jumping, "no neighbours"),
        (&twice, "twice"),
        (&ROWS.to_lowercase(), "not written as the record"),
        (&ROWS.replace("A1 B1", "A1  B1"), "not written as the record"),
        ("nothing at all", "no square"),
        (&reversed(), "another root"),
    ] {
        let mut world = begun();
        draw(&mut world);
        let salts = Bytes(*world.board("alice").unwrap().salt_key());
        world.write("alice", EntryKind::Open(OpenedBoard { path: text(path), salts }));
        let audit = world.state.sealed_of(Seat(0)).unwrap().audit().unwrap().clone();
        assert!(audit.fault.as_ref().is_some_and(|fault| fault.contains(why)), "{why}: {audit:?}");
        assert_eq!(world.winner().as_deref(), Some("bob"), "{why}");
    }
    // The right path with other salts.
    let mut world = begun();
    draw(&mut world);
    world.write("alice", EntryKind::Open(OpenedBoard { path: text(ROWS), salts: bytes(1) }));
    assert_eq!(world.state.failed_audits(), [Seat(0)]);
}

#[test]
fn a_tree_has_its_leaves() {
    let board = SecretBoard::new(
        Path::parse(ROWS).unwrap(),
        identity("alice").salt_key(&Digest([0; 32])),
        Digest([0; 32]),
        Seat(0),
    );
    let tree = Tree::honest(&board, Digest([0; 32]), Seat(0));
    assert_eq!(tree.hashes.len(), LEAVES);
    for at in 0..LEAVES {
        let path = crypto::audit_path(&tree.hashes, at);
        assert_eq!(crypto::root_through(tree.hashes[at], at, LEAVES, &path), Some(board.root()), "{at}");
        let elsewhere = (at + 1) % LEAVES;
        assert_ne!(crypto::root_through(tree.hashes[at], elsewhere, LEAVES, &path), Some(board.root()), "{at}");
    }
    assert!(crypto::audit_path(&tree.hashes, LEAVES).is_empty());
}
