//! Refusals by the games' own rules, in logs: options, moves, positions, agreements, claims; and throws that follow
//! each other without a letter in between.

use adjudicate::log::{Bytes, Entry, EntryKind, SealedProof};
use adjudicate::referee::FaultClass;
use adjudicate::rules::OptionValue;
use adjudicate_testkit::{Terms, TestGame, bytes, kinds, name, open_game, slips, text};

use crate::damaged::charters::charter;
use crate::damaged::collection::Collection;

pub fn collect(all: &mut Collection) {
    options(all);
    morris(all);
    backgammon(all);
    cube(all);
    checkers(all);
    chess(all);
}

fn two(game: &str) -> Terms {
    open_game(&["alice", "bob"]).game(game)
}

fn word(word: &str) -> OptionValue {
    OptionValue::Name(name(word))
}

fn options(all: &mut Collection) {
    let mut case = |file: &str, rule: &str, what: &str, terms: Terms| {
        all.add(&format!("game-{file}"), (FaultClass::Charter, rule), 0, what, charter(&terms));
    };
    let morris = || two("nine-mens-morris");
    case("default", "ALL-6", "an option with its default", morris().option("stones", OptionValue::Int(9)));
    case("default-word", "ALL-6", "a word with its default", morris().option("flying", word("none")));
    case("range-low", "ALL-6", "an option below its range", morris().option("stones", OptionValue::Int(2)));
    case("range-high", "ALL-6", "an option above its range", morris().option("stones", OptionValue::Int(13)));
    case("unknown-word", "ALL-6", "a word that the option does not know", morris().option("flying", word("always")));
    case("type", "ALL-6", "a truth value for a number", morris().option("stones", OptionValue::Bool(true)));
    case(
        "text-for-word",
        "ALL-6",
        "a text for a word",
        morris().option("flying", OptionValue::Text("none".to_owned())),
    );
    case(
        "list-for-word",
        "ALL-6",
        "a list for a word",
        morris().option("flying", OptionValue::Names(vec![name("none")])),
    );
    case("other-games", "ALL-6", "an option of another game", morris().option("pieces", OptionValue::Int(5)));
    let three = open_game(&["alice", "bob", "carol"]).game("nine-mens-morris");
    case("three-players", "ALL-1", "three players for a game for two", three);
    let opening = two("backgammon").first("alice").option("opening", word("fresh"));
    let jacoby = two("backgammon").first("alice").option("jacoby", OptionValue::Bool(true));
    case("jacoby-alone", "ALL-6", "the Jacoby rule without a cube", jacoby);
    case("excluded", "BKG-2", "options that exclude each other", opening);
    let ruleset = two("roman-merels").option("ruleset", word("ludii-10"));
    let flight = ruleset.option("flight_closes", OptionValue::Bool(true));
    case("no-flight", "ALL-6", "an option that the chosen set of rules does not have", flight);
}

/// A forged turn: its move, and the position that the player claims.
fn turn(game: &TestGame, by: &str, play: &str, position: &str) -> String {
    game.forge(by, kinds::turn_to(play, position), |_| {})
}

fn morris(all: &mut Collection) {
    let mut game = TestGame::begin(two("nine-mens-morris").first("alice"));
    let start = game.position();
    let mut case = |game: &TestGame, file: &str, rule: &'static str, what: &str, by: &str, play: &str| {
        let entry = turn(game, by, play, &start);
        all.last(game, &format!("nmm-{file}"), (FaultClass::Rules, rule), what, entry);
    };
    case(&game, "no-point", "ALL-3", "a move to no point of the board", "alice", "d4");
    case(&game, "step-early", "NMM-2", "a step while stones are in hand", "alice", "a1-a4");
    case(&game, "removal-alone", "NMM-4", "a removal without a mill", "alice", "a1xa4");
    case(&game, "pass", "ALL-7", "a pass while there are moves", "alice", "pass");
    for play in ["a1", "d1", "a4", "d2", "a7xd1"] {
        let by = game.due()[0].0.clone();
        if play.len() < 3 {
            game.turn(&by, play);
        }
    }
    case(&game, "occupied", "NMM-2", "a stone on another stone", "alice", "d1");
    case(&game, "no-removal", "NMM-5", "a mill without its removal", "alice", "a7");
    case(&game, "two-removals", "NMM-4", "two removals for one mill", "alice", "a7xd1xd2");
    case(&game, "removes-own", "NMM-4", "a removal of one's own stone", "alice", "a7xa1");
    case(&game, "removes-none", "NMM-4", "a removal from an empty point", "alice", "a7xg7");
    let position = |all: &mut Collection, file: &str, what: &str, change: &dyn Fn(String) -> String| {
        let entry = game.clone().changed("alice", kinds::turn("a7xd1"), |entry| {
            let EntryKind::Turn(turn) = &mut entry.kind else { panic!("{entry:?}") };
            turn.position = text(&change(turn.position.to_string()));
        });
        all.last(&game, &format!("nmm-{file}"), (FaultClass::Position, "ALL-5"), what, entry);
    };
    position(all, "same", "the position before the turn", &|_| game.position());
    position(all, "stone", "a stone more on the board", &|position| position.replacen('.', "o", 1));
    position(all, "hand", "a stone more in hand", &|position| position.replace("6,7", "7,7"));
    position(all, "mover", "the same player to move again", &|position| position.replace(" o ", " x "));
    position(all, "cut", "the last field missing", &|position| position.trim_end_matches(" -").to_owned());
    let proof = game.clone().changed("alice", kinds::turn("a7xd1"), |entry| {
        let EntryKind::Turn(turn) = &mut entry.kind else { panic!("{entry:?}") };
        turn.proof = Some(SealedProof { root: Some(bytes(1)), ..SealedProof::default() });
    });
    all.last(&game, "nmm", (FaultClass::Proof, "protocol 7"), "a proof in a game without sealed boards", proof);
    let dice = game.clone().changed("alice", kinds::turn("a7xd1"), |entry| entry.dice = Some(text("6")));
    all.last(&game, "dice-nmm", (FaultClass::Reveal, "protocol 4"), "a throw in a game without dice", dice);
    let claim = game.forge("alice", kinds::claim_draw(), |_| {});
    all.last(
        &game,
        "nmm-claim",
        (FaultClass::Rules, "ALL-4"),
        "a draw is claimed in a game that declares its draws",
        claim,
    );
    let mut with = game.clone();
    let slips = with.offered("bob", slips::offer_end());
    let entry = with.with(slips).forge("alice", kinds::agree(1), |_| {});
    all.last(&game, "nmm-agree-end", (FaultClass::Kind, "ALL-4"), "an agreement of another game", entry);
}

/// With the doubling cube: what can be played before the throw, and what is too early for it.
fn cube(all: &mut Collection) {
    let terms = two("backgammon").first("bob").option("cube", OptionValue::Bool(true));
    let mut game = TestGame::begin(terms.option("points", OptionValue::Int(3)));
    game.any_turn("bob", &["alice"]);
    let mut case = |game: &TestGame, file: &str, rule: &'static str, what: &str, by: &str, play: &str| {
        let entry = game.clone().changed(by, any_kind(game, by), |entry| entry.kind = kinds::turn_to(play, "?"));
        all.last(game, &format!("bkg-cube-{file}"), (FaultClass::Rules, rule), what, entry);
    };
    case(&game, "move", "BKG-10", "a move where `roll` or `double` comes first", "alice", "8/5 6/5");
    case(&game, "take", "BKG-11", "a double taken that nobody has offered", "alice", "take");
    case(&game, "spelling", "ALL-3", "a double in capitals", "alice", "DOUBLE");
    let chosen = game.clone();
    game.turn("alice", "double");
    case(&game, "roll", "BKG-11", "a throw where a double waits", "bob", "roll");
    case(&game, "pass", "BKG-11", "a pass where a double waits", "bob", "pass");
    game.turn("bob", "drop");
    let element = Bytes(chosen.element("alice", 2));
    let early =
        chosen.clone().changed("alice", kinds::turn("roll"), |entry| entry.reveal.0.push((name("alice"), element)));
    let what = "the roller's element with `roll`, before the others'";
    all.last(&chosen, "cube-own-early", (FaultClass::Reveal, "protocol 4"), what, early);
    let element = Bytes(chosen.element("bob", 2));
    let early =
        chosen.clone().changed("alice", kinds::turn("roll"), |entry| entry.reveal.0.push((name("bob"), element)));
    let what = "the other's element with `roll`, for the throw after it";
    all.last(&chosen, "cube-others-early", (FaultClass::Reveal, "protocol 4"), what, early);
}

fn backgammon(all: &mut Collection) {
    // Bob throws first, and brings Alice's element, which has come by itself. His turn completes his throw and makes hers
    // pending, to which he contributes.
    let mut game = TestGame::begin(two("backgammon").first("bob"));
    let reveal = (FaultClass::Reveal, "protocol 4");
    let start = game.clone();
    let good = {
        let mut ahead = game.clone();
        ahead.any_turn("bob", &["alice"]);
        ahead.last()
    };
    let signed = |change: &dyn Fn(&mut Entry)| {
        let mut entry = good.clone();
        change(&mut entry);
        adjudicate_testkit::world::sign(entry, "bob")
    };
    assert_eq!(good.reveal.0[1].1.0, game.element("bob", 2));
    for (file, number, what) in [
        ("first-only", 1, "the first element where the entry needs two, and the map holds the second"),
        ("third", 3, "the third element where the second follows the first"),
        ("far", 60_000, "an element far ahead"),
    ] {
        let element = Bytes(game.element("bob", number));
        let entry = signed(&|entry| entry.reveal.0[1].1 = element);
        all.last(&start, &format!("second-{file}"), reveal, what, entry);
    }
    let none = signed(&|entry| entry.reveal.0.truncate(1));
    let what = "a turn without the element that completes its throw";
    all.last(&start, "second-none", (FaultClass::Kind, "protocol 1.7"), what, none);
    let none = signed(&|entry| drop(entry.reveal.0.remove(0)));
    let what = "a turn without the other's element for its throw";
    all.last(&start, "second-alone", (FaultClass::Kind, "protocol 1.7"), what, none);
    let alice = Bytes(game.element("alice", 2));
    let ahead = signed(&|entry| entry.reveal.0[0].1 = alice);
    all.last(&start, "second-of-other", reveal, "another's element for the throw after the entry", ahead);
    let other = signed(&|entry| entry.reveal.0[1].1 = alice);
    all.last(&start, "second-anothers", reveal, "another's second element", other);
    let dice = signed(&|entry| entry.dice = entry.dice.as_ref().map(|dice| text(&format!("{dice} 1"))));
    all.last(&start, "second-dice", reveal, "a number of the next throw behind those of this one", dice);
    // After an answer, the turn brings one element only.
    game.answer(&["alice"]);
    let two_ahead = game.element("bob", 3);
    let entry = game.clone().changed("bob", any_kind(&game, "bob"), |entry| entry.reveal.0[0].1 = Bytes(two_ahead));
    all.last(&game, "next-skipped", reveal, "the element after the one for the next throw", entry);
    let entry = game.clone().changed("bob", any_kind(&game, "bob"), |entry| entry.reveal.0.clear());
    all.last(&game, "next-missing", reveal, "a turn without the element for the throw that it makes pending", entry);
    let again = game.element("bob", 1);
    let entry = game.clone().changed("bob", any_kind(&game, "bob"), |entry| entry.reveal.0[0].1 = Bytes(again));
    all.last(&game, "next-again", reveal, "the element of the throw before once more", entry);
    let mut case = |file: &str, rule: &'static str, what: &str, play: &str| {
        let entry = game.clone().changed("bob", any_kind(&game, "bob"), |entry| {
            entry.kind = kinds::turn_to(play, "?");
        });
        all.last(&game, &format!("bkg-{file}"), (FaultClass::Rules, rule), what, entry);
    };
    case("words", "ALL-3", "words for a move", "the usual");
    case("pass", "ALL-7", "a pass while dice can be played", "pass");
    case("empty-point", "BKG-3", "a piece from an empty point", "23/22 23/22");
    case("bar", "BKG-3", "a piece from the bar, which is empty", "bar/22");
    // The starting throw has no roller.
    let lots = TestGame::begin(two("backgammon"));
    let early = lots.forge("alice", kinds::turn_to("8/5 6/5", "?"), |_| {});
    all.last(
        &lots,
        "bkg-early",
        (FaultClass::Kind, "protocol 1.7"),
        "a turn before the starting throw is complete",
        early,
    );
}

/// A turn with the first legal move.
fn any_kind(game: &TestGame, by: &str) -> EntryKind {
    let mut ahead = game.clone();
    ahead.any_turn(by, &[]);
    ahead.last().kind
}

fn checkers(all: &mut Collection) {
    let mut game = TestGame::begin(two("roman-checkers").first("alice"));
    let mut with = game.clone();
    let slips = with.offered("bob", slips::offer_prisoners());
    let entry = with.with(slips).forge("alice", kinds::agree(1), |_| {});
    let fault = (FaultClass::Rules, "RCH-8");
    all.last(&game, "rch-prisoners", fault, "an agreement on prisoners, and there are none", entry);
    let entry = turn(&game, "alice", "a1-a2", "?");
    all.last(&game, "rch-straight", (FaultClass::Rules, "RCH-2"), "a step straight ahead", entry);
    let entry = turn(&game, "alice", "pass", "?");
    all.last(&game, "rch-pass", (FaultClass::Rules, "ALL-7"), "a pass while there are moves", entry);
    game.any_turn("alice", &[]);
    let mut with = game.clone();
    let slips = with.offered("alice", slips::offer_end()).remove(0);
    let entry = with.with([slips.clone(), slips]).forge("bob", kinds::agree(1), |_| {});
    all.last(
        &game,
        "rch-end-twice",
        (FaultClass::Slip, "protocol 1.8"),
        "the offer to end play twice in an agreement",
        entry,
    );
}

fn chess(all: &mut Collection) {
    let mut game = TestGame::begin(two("chess").first("alice"));
    let claim = game.forge("alice", kinds::claim_draw(), |_| {});
    all.last(&game, "chs-claim", (FaultClass::Rules, "CHS-2"), "a draw by repetition is claimed at the start", claim);
    for play in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
        let by = game.due()[0].0.clone();
        game.turn(&by, play);
    }
    let claim = game.forge("bob", kinds::claim_draw(), |_| {});
    all.last(
        &game,
        "chs-claim-early",
        (FaultClass::Rules, "CHS-2"),
        "a draw is claimed a move before the third time",
        claim,
    );
    let entry = turn(&game, "bob", "f6g8", "?");
    all.last(&game, "chs-uci", (FaultClass::Rules, "ALL-3"), "a move that the record writes otherwise", entry);
    let entry = turn(&game, "bob", "Qd5", "?");
    all.last(&game, "chs-illegal", (FaultClass::Rules, "CHS-1"), "a queen through a pawn", entry);
    let fen = game.clone().valid("bob", kinds::turn("Ng8")).kind;
    let EntryKind::Turn(right) = fen else { panic!("{fen:?}") };
    let entry = turn(&game, "bob", "Ng8", &right.position.as_str().replace(" w ", " b "));
    all.last(&game, "chs-fen", (FaultClass::Position, "ALL-5"), "a FEN with the wrong side to move", entry);
}
