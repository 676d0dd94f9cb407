//! Turns that the rules refuse, positions that do not follow, proofs that belong to no game (protocol, section 6: the
//! classes `rules`, `position` and `proof`).

use adjudicate::log::{EntryKind, Leaf, OpenedBoard, SealedProof};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::{TestGame, bytes, kinds, open_game, slips, text};

use crate::damaged::collection::Collection;

/// A game whose lots draw this player, and where Alice is still to reveal.
fn drawn(who: &str) -> TestGame {
    let games =
        (1..=255).map(|nonce| TestGame::begin(open_game(&["alice", "bob"]).but(|charter| charter.nonce.0[1] = nonce)));
    let mut fitting = games.filter(|game| {
        let mut ahead = game.clone();
        ahead.throw();
        ahead.pen() == who
    });
    fitting.next().expect("one of many games draws each player")
}

pub fn collect(all: &mut Collection) {
    rules(all);
    positions(all);
    ordered(all);
    proofs(all);
}

fn rules(all: &mut Collection) {
    let rule = |id: &'static str| (FaultClass::Rules, id);
    let game = TestGame::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    let mut left = game.clone();
    left.posted("bob", slips::resign());
    let mut case = |game: &TestGame, file: &str, clause: &'static str, what: &str, play: &str| {
        all.last(game, file, rule(clause), what, game.forge("alice", kinds::turn_to(play, "to=bob"), |_| {}));
    };
    case(&game, "next-unknown", "OPN-1", "the move goes to somebody unknown", "hello; next: dave");
    case(&game, "next-not-last", "OPN-1", "`next:` is not the last step", "next: bob; hello");
    case(&game, "next-twice", "OPN-1", "`next:` twice", "next: bob; next: carol");
    case(&game, "next-nobody", "OPN-1", "`next:` with nobody", "next: ");
    case(&left, "next-left", "OPN-1", "the move goes to who has left", "next: bob");
    case(&game, "throw-zero", "OPN-2", "a throw of no dice", "throw: 0d6");
    case(&game, "throw-21", "OPN-2", "a throw of 21 dice", "throw: 21d6");
    case(&game, "throw-sides-1", "OPN-2", "a die of one side", "throw: 1d1");
    case(&game, "throw-sides-1001", "OPN-2", "a die of 1001 sides", "throw: 1d1001");
    case(
        &game,
        "throw-huge",
        "OPN-2",
        "a throw of more dice than a number has room for",
        "throw: 99999999999999999999d6",
    );
    case(&game, "throw-not-last", "OPN-2", "`throw:` is not the last step", "throw: 2d6; hello");
    case(&game, "throw-and-next", "OPN-2", "`throw:` and `next:` in one turn", "throw: 2d6; next: bob");
    case(&game, "throw-words", "OPN-2", "a throw of words", "throw: two dice");
    case(&game, "record-blanks", "ALL-3", "blanks around a step", "hello ; you");
    case(&game, "record-case", "ALL-3", "`Next:` with a capital letter", "Next: bob");
    case(&game, "record-die", "ALL-3", "a die without its number", "throw: d6");
    case(&game, "record-zeros", "ALL-3", "dice with leading zeros", "throw: 02d6");
    case(&game, "record-empty", "ALL-3", "a turn of blanks and semicolons", "; ;");
    let claim = game.forge("alice", kinds::claim_draw(), |_| {});
    all.last(&game, "claim-draw", rule("ALL-4"), "a draw is claimed that the rules do not give", claim);
    then(all);

    // The lots draw Bob, and Alice's entry, which completes them, plays.
    let mut lots = drawn("bob");
    let dice = lots.valid("alice", kinds::answer()).dice;
    let entry = lots.changed("alice", kinds::answer(), |entry| {
        entry.kind = kinds::turn_to("hello", "to=bob");
        entry.dice.clone_from(&dice);
    });
    all.last(&lots, "lots-other", rule("ALL-2"), "a turn of a player whom the lots have not drawn", entry);
}

/// The answer of an order that the rules refuse, and turns that a throw hands to somebody else.
fn then(all: &mut Collection) {
    let order = |game: &TestGame, by: &str, when: &str, answer: &str| {
        let mut with = game.clone();
        with.with([game.forge_slip(by, slips::order(when, answer), |_| {})]);
        let pen = with.pen();
        with.forge(&pen, kinds::turn_to(when, "?"), |entry| {
            let EntryKind::Turn(turn) = &mut entry.kind else { panic!("{entry:?}") };
            turn.then = Some(text(answer));
        })
    };
    let open = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let mut case = |game: &TestGame, file: &str, clause: &str, what: &str, by: &str, when: &str, answer: &str| {
        all.last(game, &format!("then-{file}"), (FaultClass::Rules, clause), what, order(game, by, when, answer));
    };
    case(&open, "illegal", "OPN-1", "an order whose answer is not possible", "bob", "hello", "next: dave");
    case(&open, "throw", "OPN-2", "an order whose answer throws no dice", "bob", "hello", "throw: 0d6");
    case(
        &open,
        "record",
        "ALL-3",
        "an order whose answer is not as the record writes it",
        "bob",
        "hello",
        "Next: alice",
    );
    case(&open, "when-illegal", "OPN-1", "an order behind a move that is not possible", "bob", "next: dave", "hello");
    let morris = TestGame::begin(open_game(&["alice", "bob"]).game("nine-mens-morris").first("alice"));
    case(&morris, "occupied", "NMM-2", "an order whose answer is a stone on the stone just set", "bob", "a1", "a1");
    case(&morris, "no-point", "ALL-3", "an order whose answer is no point of the board", "bob", "a1", "h9");
    case(&morris, "pass", "ALL-7", "an order whose answer is a pass while there are moves", "bob", "a1", "pass");
    let chess = TestGame::begin(open_game(&["alice", "bob"]).game("chess").first("alice"));
    case(&chess, "chess", "CHS-1", "an order whose answer is no move of a pawn", "bob", "e4", "e3");
    case(&chess, "chess-record", "ALL-3", "an order whose answer is in another notation", "bob", "e4", "e7e5");
}

fn positions(all: &mut Collection) {
    let fault = (FaultClass::Position, "ALL-5");
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    let mut case = |game: &TestGame, file: &str, what: &str, by: &str, play: &str, position: &str| {
        all.last(game, file, fault, what, game.forge(by, kinds::turn_to(play, position), |_| {}));
    };
    case(&game, "next", "the wrong player is to move next", "alice", "hello", "to=carol");
    case(&game, "same", "the position before the turn", "alice", "hello", "to=alice");
    case(&game, "unknown", "a player who does not play is to move next", "alice", "hello", "to=dave");
    case(&game, "handed", "the next seat, though the move goes to somebody else", "alice", "next: carol", "to=bob");
    case(&game, "no-throw", "no `?`, though a throw is pending", "alice", "throw: 2d6", "to=alice");
    case(&game, "throw", "`?`, though no throw is pending", "alice", "hello", "to=bob?");
    case(&game, "over", "`over`, though the game goes on", "alice", "hello", "over");
    case(&game, "blank", "a blank behind the position", "alice", "hello", "to=bob ");
    case(&game, "capital", "a capital letter", "alice", "hello", "To=bob");
    case(&game, "words", "words", "alice", "hello", "bob is to move");
    game.posted("bob", slips::resign());
    case(&game, "left", "who has left is to move next", "alice", "hello", "to=bob");
    let mut drawn = drawn("alice");
    let entry = drawn.changed("alice", kinds::turn("hello"), |entry| {
        let EntryKind::Turn(turn) = &mut entry.kind else { panic!("{entry:?}") };
        turn.position = text("to=alice");
    });
    all.last(&drawn, "after-lots", fault, "the wrong position after a turn that completed the lots", entry);
}

/// The position of a turn with an order is the one after both.
fn ordered(all: &mut Collection) {
    let fault = (FaultClass::Position, "ALL-5");
    let game = TestGame::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    let mut with = game.clone();
    with.with([game.forge_slip("bob", slips::order("hello", "and you"), |_| {})]);
    for (file, what, position) in [
        ("before", "the position before the order was carried out", "to=bob"),
        ("start", "the position before the turn", "to=alice"),
    ] {
        let entry = with.clone().changed("alice", kinds::turn("hello"), |entry| {
            let EntryKind::Turn(turn) = &mut entry.kind else { panic!("{entry:?}") };
            turn.position = text(position);
        });
        all.last(&game, &format!("ordered-{file}"), fault, what, entry);
    }
}

fn proofs(all: &mut Collection) {
    let fault = (FaultClass::Proof, "protocol 7");
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let leaf = Leaf { at: 243, to: 17, salt: bytes(2), path: vec![bytes(3), bytes(4)] };
    let open = OpenedBoard { path: text("A1 A2"), salts: bytes(5) };
    for (file, what, proof) in [
        ("root", "the root of a board", SealedProof { root: Some(bytes(1)), ..SealedProof::default() }),
        ("leaf", "a leaf of a board", SealedProof { leaves: vec![leaf], ..SealedProof::default() }),
        ("open", "an open board", SealedProof { open: Some(open), ..SealedProof::default() }),
    ] {
        let entry = game.changed("alice", kinds::turn("hello"), |entry| {
            let EntryKind::Turn(turn) = &mut entry.kind else { panic!("{entry:?}") };
            turn.proof = Some(proof);
        });
        all.last(&game, file, fault, &format!("{what} in a game without boards"), entry);
    }
}
