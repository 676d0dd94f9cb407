//! Logs that tell two readings of the protocol apart: sentences that a second program has understood in another way, and rules
//! that nothing else in the kit holds a program to.

use adjudicate::crypto::Digest;
use adjudicate::dice::Member;
use adjudicate::log::{Bytes, Carry, EntryKind, OpenedBoard, Series, SignedEntry, Time};
use adjudicate::referee::{Duty, FaultClass, PenTask};
use adjudicate::rules::{LossDegree, OptionValue, StockBoard};
use adjudicate_testkit::duerror::{ROWS, reversed};
use adjudicate_testkit::{Terms, TestGame, bytes, kinds, name, open_game, slips};
use kinds::here;

use crate::damaged::collection::Collection;
use crate::damaged::sealed::{FIRST, SECOND, duerror, pair};

pub fn collect(all: &mut Collection) {
    ends(all);
    late_slips(all);
    rolls(all);
    takebacks(all);
    games(all);
    winning_board(all);
    options(all);
    duties(all);
    grace(all);
    absences(all);
}

fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// Duerror Grandis without variants.
fn grandis(players: &[&str]) -> Terms {
    open_game(players).game("duerror-grandis").first(players[0])
}

/// A game that goes as told.
fn put<R>(all: &mut Collection, file: &str, what: &str, terms: Terms, story: impl FnOnce(&mut TestGame) -> R) {
    let mut game = TestGame::begin(terms);
    story(&mut game);
    all.valid(file, what, &game);
}

/// Three sealed boards, and who opens a false one at the end.
fn sealed(terms: Terms) -> TestGame {
    let mut game = TestGame::begin(terms);
    for (who, colour) in [("alice", "red"), ("bob", "blue"), ("carol", "green")] {
        game.seals(who, ROWS);
        game.turn(who, &format!("board sealed; colour {colour}; start thete; move I1"));
    }
    game
}

fn open(game: &mut TestGame, who: &str, honest: bool) {
    let board = game.board(who).unwrap().open();
    let salts = if honest { board.salts } else { bytes(1) };
    game.write(who, EntryKind::Open(OpenedBoard { salts, ..board }));
}

/// Falls after the end: who wins then, under which clause, and in which order players are listed.
fn ends(all: &mut Collection) {
    let forfeits = |file: &str,
                    what: &str,
                    terms: Terms,
                    first: fn(&mut TestGame) -> u64,
                    names: &[&str],
                    all: &mut Collection| {
        put(all, file, what, terms.referee(), |game| {
            first(game);
            for name in names {
                game.write("referee", kinds::forfeit(name));
            }
        });
    };
    let draw: fn(&mut TestGame) -> u64 = |game| game.agreed("bob", slips::offer_draw());
    forfeits(
        "forfeit-draw-three",
        "one of three forfeits after a draw: the others share it",
        three(),
        draw,
        &["bob"],
        all,
    );
    forfeits(
        "forfeit-draw-last-sharer",
        "two of three forfeit after a draw: the last who shares it wins, and the names stand in seat order",
        three(),
        draw,
        &["carol", "alice"],
        all,
    );
    forfeits(
        "forfeit-draw-all",
        "all of three forfeit after a draw: the game is annulled, and all share the second place",
        three(),
        draw,
        &["bob", "carol", "alice"],
        all,
    );
    forfeits("forfeit-draw-both", "both players forfeit after a draw: annulled", two(), draw, &["bob", "alice"], all);
    forfeits(
        "forfeit-twice-over",
        "the winner of a game of two forfeits after the other forfeited during it: a forfeit during the game does not count",
        two(),
        |game| game.write("referee", kinds::forfeit("alice")),
        &["bob"],
        all,
    );
    forfeits(
        "forfeit-winner-three",
        "the winner of three forfeits: the game is annulled, and nobody is next by himself",
        three(),
        |game| game.agreed("bob", slips::offer_result("alice 5, bob 2, carol 1")),
        &["alice"],
        all,
    );
    forfeits(
        "forfeit-winner-other",
        "another player than the winner of three forfeits: the winner stays",
        three(),
        |game| game.agreed("bob", slips::offer_result("alice 5, bob 2, carol 1")),
        &["bob"],
        all,
    );
    let terms = || duerror(&["alice", "bob", "carol"], &["caecus"]).option("tokens", OptionValue::Int(6));
    let mut drawn = sealed(terms());
    drawn.agreed("bob", slips::offer_draw());
    open(&mut drawn, "alice", false);
    all.valid("failed-draw-stays", "a board fails after a draw of three, which stays one under its clause", &drawn);
    open(&mut drawn, "bob", true);
    open(&mut drawn, "carol", false);
    all.valid("failed-draw-last-sharer", "two boards fail after a draw of three: the last sharer wins", &drawn);
    let mut won = sealed(terms());
    won.agreed("bob", slips::offer_result("alice 3, bob 2, carol 1"));
    open(&mut won, "alice", true);
    open(&mut won, "bob", false);
    all.valid("failed-third-place", "a board fails that had not won: its owner is behind all others", &won);
    let mut annulled = sealed(terms().referee());
    annulled.agreed("bob", slips::offer_result("alice 3, bob 2, carol 1"));
    annulled.write("referee", kinds::forfeit("alice"));
    open(&mut annulled, "bob", false);
    all.valid("failed-annulled", "a board fails in an annulled game, which stays annulled", &annulled);
    let mut all_fail = sealed(terms());
    all_fail.agreed("bob", slips::offer_draw());
    for who in ["alice", "bob", "carol"] {
        open(&mut all_fail, who, false);
    }
    all.valid("failed-all", "all boards fail: the game is annulled, and all share the second place", &all_fail);
    let mut left = sealed(terms());
    left.posted("bob", slips::resign());
    left.posted("carol", slips::resign());
    open(&mut left, "alice", false);
    all.valid("failed-left", "the winner by others' leaving fails: who left last wins", &left);
}

/// Slips after the end, and the posts that bring them.
fn late_slips(all: &mut Collection) {
    put(
        all,
        "accept-late",
        "an acceptance is written in after the end, where nothing follows from it",
        two(),
        |game| {
            game.agreed("bob", slips::offer_draw());
            let accept = game.forge_slip("bob", slips::accept(game.state.id()), |_| {});
            game.post([accept]);
        },
    );
    let mut rows = TestGame::begin(two());
    for _ in 0..16 {
        rows.note("bob");
    }
    let resign = rows.slip("alice", slips::resign());
    let mut over = rows.clone();
    over.post([resign]);
    all.valid("posts-17-ends", "the seventeenth post in a row can stand, since its slips end the game", &over);
    for _ in 0..47 {
        over.note("bob");
    }
    all.valid("posts-64-both", "posts before the end count among the sixty-four in a row", &over);
    let note = over.forge_slip("bob", slips::note(), |_| {});
    all.post(
        &over,
        "post-65-both",
        (FaultClass::Kind, "protocol 1.7"),
        "the sixty-fifth, those before the end counted",
        [note],
    );
}

fn rolls(all: &mut Collection) {
    let mut lots = TestGame::begin(open_game(&["alice", "bob"]).referee_dice());
    lots.write("referee", here());
    lots.answer(&[]);
    lots.answer(&[]);
    assert!(lots.pen() == "referee" && lots.state.holder().unwrap().task == PenTask::Roll);
    all.valid("pen-referee-lots", "the referee is the only contributor to the lots whose element is missing", &lots);
    let post = || clock(two().game("backgammon").by_post("bob"));
    put(
        all,
        "roll-by-post-referee-due",
        "of a roller without a key the referee alone is due at last",
        post(),
        |game| {
            game.any_turn("alice", &[]);
            assert!(game.pen() == "bob" && game.due() == [("referee".to_owned(), Duty::Reveal)]);
        },
    );
    put(
        all,
        "resign-brought",
        "an answer brings the element of a player who leaves on its slip, and others' are missing still: all are cancelled",
        open_game(&["alice", "bob", "carol", "dave"]).first("alice"),
        |game| {
            game.turn("alice", "throw: 2d6");
            let element = game.next_element("carol");
            let resign = game.slip("carol", slips::resign());
            let entry = game.clone().with([resign]).forge("alice", kinds::answer(), |entry| {
                entry.reveal.0.push((name("carol"), Bytes(element)));
            });
            follow(game, &entry);
            game.throw();
        },
    );
    put(
        all,
        "resign-brought-last",
        "the same, and the throw is complete with it: nothing is cancelled, and the element counts",
        three(),
        |game| {
            game.turn("alice", "throw: 2d6");
            game.answer(&["bob"]);
            let resign = game.slip("carol", slips::resign());
            game.with([resign]).bringing(&["carol"]).write("alice", kinds::answer());
        },
    );
    let written = open_game(&["alice", "bob"]).by_post("alice").by_post("bob").organiser("olga");
    put(all, "join-throws", "the only contributor joins, and the lots are drawn with that", written, |game| {
        assert!(game.state.last_dice().is_some());
    });
    let start = || grandis(&["alice", "bob", "carol"]).but(|charter| charter.first = None);
    put(
        all,
        "start-leave",
        "a player leaves a starting throw, to which everybody else's elements are to come",
        start(),
        |game| {
            game.answer(&[]);
            game.posted("carol", slips::resign());
            while game.state.machine().pending.is_some() {
                game.throw();
            }
        },
    );
    put(
        all,
        "start-leave-given",
        "a player leaves a starting throw whose element is in: it counts, and no die is theirs",
        start(),
        |game| {
            let pen = game.pen();
            assert_eq!(pen, "alice");
            game.answer(&["bob"]);
            game.posted("bob", slips::resign());
            while game.state.machine().pending.is_some() {
                game.throw();
            }
        },
    );
    put(
        all,
        "referee-joins-for-roll",
        "who is referee by then joins for a roll to which the referee contributed, though no player without a key is left",
        three().by_post("carol"),
        |game| {
            game.turn("alice", "throw: 2d6");
            game.posted("carol", slips::resign());
            game.agreed("bob", slips::offer_referee("referee2"));
            game.join_all();
            assert!(game.state.machine().chain(Member::Referee).is_some());
            game.throw();
        },
    );
    put(
        all,
        "cancelled-empty",
        "a ruling cancels a roll to which nobody had given anything",
        two().referee(),
        |game| {
            game.turn("alice", "throw: 2d6");
            game.write("referee", here());
            game.write("referee", here());
        },
    );
}

/// Goes on with an entry that was forged and is valid.
fn follow(game: &mut TestGame, entry: &str) {
    game.state.apply(&SignedEntry::read(entry).unwrap()).unwrap();
    game.entries.push(entry.to_owned());
}

fn takebacks(all: &mut Collection) {
    const KIND: (FaultClass, &str) = (FaultClass::Kind, "protocol 1.7");
    let mut game = TestGame::begin(three());
    game.turn("alice", "one");
    game.turn("bob", "two");
    let resign = game.slip("carol", slips::resign());
    game.post([resign]);
    let left = game.state.entries() - 1;
    game.turn("alice", "three");
    let mut back = game.clone();
    back.agreed("alice", slips::offer_takeback(left));
    all.valid("takeback-leaving", "a takeback to the entry in which somebody left", &back);
    let mut leaves = TestGame::begin(three());
    leaves.turn("alice", "one");
    leaves.turn("bob", "two");
    let before = leaves.state.entries() - 1;
    let resign = leaves.forge_slip("carol", slips::resign(), |_| {});
    let offer = leaves.forge_slip("alice", slips::offer_takeback(before), |_| {});
    let accept = leaves.forge_slip("bob", slips::accept(offer.id()), |_| {});
    let mut with = leaves.clone();
    with.with([resign, offer, accept]);
    let entry = with.forge("carol", kinds::agree(2), |_| {});
    all.last(
        &leaves,
        "takeback-pen-left",
        KIND,
        "who holds the pen leaves on a slip, and would agree to a takeback",
        entry,
    );
    let mut leaves = TestGame::begin(three());
    leaves.turn("alice", "one");
    let before = leaves.state.entries() - 1;
    let resign = leaves.forge_slip("carol", slips::resign(), |_| {});
    let offer = leaves.forge_slip("alice", slips::offer_takeback(before), |_| {});
    let mut with = leaves.clone();
    with.with([resign, offer]);
    let entry = with.forge("bob", kinds::agree(2), |_| {});
    all.last(
        &leaves,
        "takeback-left-here",
        KIND,
        "a takeback behind an entry in which somebody leaves on a slip",
        entry,
    );
    let mut dice = TestGame::begin(two());
    dice.turn("alice", "one");
    let offers = dice.offered("alice", slips::offer_takeback(2));
    let element = dice.element("bob", 1);
    let entry = dice.clone().with(offers).forge("bob", kinds::agree(1), |entry| {
        entry.reveal.0.push((name("bob"), Bytes(element)));
    });
    all.last(
        &dice,
        "takeback-brings",
        (FaultClass::Reveal, "protocol 4"),
        "an agreement on a takeback that brings an element",
        entry,
    );
    // Knights go out and back: after the second time the position stands for the third time.
    let mut chess = TestGame::begin(two().game("chess"));
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for play in knights {
        let pen = chess.pen();
        chess.turn(&pen, play);
    }
    let last = chess.state.entries() - 2;
    chess.agreed("bob", slips::offer_takeback(last));
    chess.turn("bob", "Ng8");
    let claim = chess.forge("alice", kinds::claim_draw(), |_| {});
    all.last(
        &chess,
        "takeback-repetition",
        (FaultClass::Rules, "CHS-2"),
        "a position that was taken back counts no more",
        claim,
    );
    for play in knights {
        let pen = chess.pen();
        chess.turn(&pen, play);
    }
    chess.write("alice", kinds::claim_draw());
    all.valid("takeback-repetition", "repetitions counted as if what was taken back had not been played", &chess);
    let mut fen = TestGame::begin(two().game("chess"));
    fen.turn("alice", "Nf3");
    fen.agreed("alice", slips::offer_takeback(2));
    fen.turn("alice", "Nc3");
    all.valid("takeback-counts", "the count of quiet turns goes back with a takeback", &fen);
}

fn games(all: &mut Collection) {
    let cube = |points: u64| {
        two().game("backgammon").option("cube", OptionValue::Bool(true)).option("points", OptionValue::Int(points))
    };
    put(all, "match-resigned", "who resigns a match keeps the points of the games that were won", cube(5), |game| {
        game.agreed("bob", slips::offer_concede(LossDegree::Gammon));
        game.throw();
        game.agreed("alice", slips::offer_concede(LossDegree::Single));
        let pen = game.pen();
        game.throw();
        game.write(&pen, kinds::resign());
    });
    let single = two().game("backgammon").option("cube", OptionValue::Bool(true));
    let mut dropped = TestGame::begin(single);
    dropped.any_turn("alice", &[]);
    dropped.turn("bob", "double");
    let mut taken = dropped.clone();
    taken.turn("alice", "take");
    taken.posted("alice", slips::resign());
    all.valid("cube-resigned", "a single game that is resigned counts what the cube shows", &taken);
    dropped.turn("alice", "drop");
    all.valid(
        "cube-dropped",
        "after a drop the position has the letter of who doubled, and bit 11 of who dropped",
        &dropped,
    );
    let small = || two().game("duodecim-scriptorum").option("pieces", OptionValue::Int(2));
    let any = small().option("exit", OptionValue::Name(name("any")));
    put(all, "duodecim-any-one-die", "with `exit: any` who has a piece to return throws one die", any, |game| {
        let returns =
            |game: &TestGame| game.state.machine().pending.as_ref().is_some_and(|pending| pending.roll.dice.len() == 1);
        wander(game, 200, |_| false, returns);
        assert!(returns(game), "{}", game.position());
        let others = game.missing_of_others();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        let pen = game.pen();
        game.any_turn(&pen, &others);
        assert_eq!(game.state.last_dice().map(str::len), Some(1));
    });
    // The first of these games in which that happens.
    let lucky = small().but(|charter| charter.nonce.0[4] = 25);
    put(all, "duodecim-pair-captures", "a pair captures: `*(2)`", lucky, |game| {
        wander(game, 24, |play| play.contains("*(2)"), |_| false);
        assert!(game.state.last_turn().is_some_and(|(_, play)| play.contains("*(2)")));
    });
    let mills = two().game("nine-mens-morris").option("stones", OptionValue::Int(5));
    put(
        all,
        "morris-mill-broken",
        "NMM-6 forbids nothing once the mill that was left has lost a stone",
        mills,
        |game| {
            // x closes a mill, opens it, and o takes a stone of it.
            for play in "a1 f2 a4 f6 d7 g4 c3 e5 c4 b6 d7-a7xe5 b6-d6 a7-d7 g4-f4xa1".split(' ') {
                let pen = game.pen();
                game.turn(&pen, play);
            }
            assert!(game.position().ends_with(" x -"), "{}", game.position());
        },
    );
    let limit = grandis(&["alice", "bob", "carol"]).option("turn_limit", OptionValue::Int(1));
    put(
        all,
        "duerror-limit-left",
        "the turn limit is looked at when a player leaves who has not had that many turns",
        limit,
        |game| {
            game.turn("alice", "board 2; colour red; start melliran; move A9");
            game.turn("bob", "board 1; colour blue; start melliran; move A1");
            game.posted("carol", slips::resign());
        },
    );
}

/// Plays on at random until a move is one of these, which is played, or the game is as wanted.
fn wander(game: &mut TestGame, most: u32, wanted: impl Fn(&str) -> bool, done: impl Fn(&TestGame) -> bool) {
    let mut chance = 12_345_u64;
    for _ in 0..most {
        if done(game) || game.outcome().is_some() {
            return;
        }
        let (pen, others) = (game.pen(), game.missing_of_others());
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        let found = std::cell::Cell::new(0);
        game.any_move(&pen, &others, |count| {
            found.set(count);
            0
        });
        let plays: Vec<String> = (0..found.get()).filter_map(|place| game.any_move(&pen, &others, |_| place)).collect();
        if plays.is_empty() {
            game.throw();
            continue;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let any = &plays[(chance >> 33) as usize % plays.len()];
        let play = plays.iter().find(|play| wanted(play)).unwrap_or(any);
        game.bringing(&others).turn(&pen, play);
        if wanted(play) {
            return;
        }
    }
}

/// The turn that wins opens the sealed board.
fn winning_board(all: &mut Collection) {
    let mut game = pair(duerror(&["alice", "bob"], &["caecus"]));
    game.turn("alice", FIRST);
    game.turn("bob", SECOND);
    let back = reversed();
    let [rows, back] = [ROWS, &back].map(|path| path.split(' ').collect::<Vec<_>>());
    for turn in 2..=9 {
        for (who, path) in [("alice", &rows), ("bob", &back)] {
            game.turn(who, &format!("move {}", path[9 * turn - 1]));
        }
    }
    let wins = kinds::turn("change melliran; move out");
    let entry = game.clone().changed("alice", wins.clone(), |entry| {
        let EntryKind::Turn(turn) = &mut entry.kind else { panic!("a turn") };
        turn.proof.as_mut().unwrap().open.as_mut().unwrap().salts = bytes(1);
    });
    let what = "the turn that wins opens another board than the one that was sealed";
    all.last(&game, "open-false", (FaultClass::Proof, "DUE-12"), what, entry);
    game.write("alice", wins);
    all.valid("sealed-won", "the turn that wins opens the board", &game);
}

/// Options that have nothing to say, and what is carried from another game.
fn options(all: &mut Collection) {
    const ALL_6: (FaultClass, &str) = (FaultClass::Charter, "ALL-6");
    let word = |word: &str| OptionValue::Name(name(word));
    let players = ["alice", "bob"];
    let carry = duerror(&players, &["caecus"]).option("carry", word("replace"));
    all.add(
        "carry-no-parcus",
        ALL_6,
        0,
        "the option `carry` without Parcus",
        crate::damaged::charters::charter(&carry),
    );
    let board = |number: u64, path: &str| StockBoard { number, name: "own".to_owned(), path: path.to_owned() };
    let boards = vec![board(1, ROWS), board(2, &reversed())];
    let caecus = duerror(&players, &["caecus"]).option("boards", OptionValue::Boards(boards.clone()));
    all.valid(
        "boards-caecus",
        "boards of the table's own with Caecus, where nothing follows from them",
        &TestGame::begin(caecus),
    );
    let few = duerror(&players, &["caecus"]).option("boards", OptionValue::Boards(boards[..1].to_vec()));
    all.add(
        "boards-few",
        ALL_6,
        0,
        "fewer boards than players, also with Caecus",
        crate::damaged::charters::charter(&few),
    );
    let series = |tokens: u64, variants: &[&str]| {
        duerror(&players, variants).but(|charter| {
            let carry = vec![Carry { player: name("bob"), tokens }];
            let id = Digest([7; 32]);
            charter.series = Some(Series { game: id, head: id, carry });
        })
    };
    let most = TestGame::open(series(1_000_000, &["parcus"]));
    all.valid("series-most", "the most tokens that can be brought, and none of them checked", &most);
    let more = crate::damaged::charters::charter(&series(1_000_001, &["parcus"]));
    all.add("series-more", ALL_6, 0, "more tokens are brought than anybody can have", more);
    let none = crate::damaged::charters::charter(&series(1, &["caecus"]));
    all.add("series-no-parcus", ALL_6, 0, "tokens are brought into a game without Parcus", none);
}

fn clock(terms: Terms) -> Terms {
    terms.referee().clock(7, 3, 5)
}

/// Since when and until when.
fn duties(all: &mut Collection) {
    put(
        all,
        "extend-after-leaving",
        "more time for a player who comes to owe something by an earlier slip of the entry",
        clock(three()),
        |game| {
            let resign = game.slip("alice", slips::resign());
            let more = game.slip("referee", slips::extend("bob", 4));
            game.post([resign, more]);
        },
    );
    put(
        all,
        "extend-other-due",
        "more time for another whose element the roller waits for: the roller's start is later",
        clock(three()),
        |game| {
            game.on_day(3).turn("alice", "throw: 2d6");
            let more = game.slip("referee", slips::extend("bob", 4));
            game.post([more]);
        },
    );
    put(
        all,
        "since-backdated",
        "an entry with an earlier date makes what goes on be owed since then",
        clock(three()),
        |game| {
            game.on_day(5).turn("alice", "hello");
            game.on_day(2).note("bob");
        },
    );
    put(
        all,
        "since-post-roll",
        "an element that was given and cancelled is owed anew, one that was not goes on",
        clock(three()),
        |game| {
            game.on_day(1).turn("alice", "throw: 2d6");
            game.on_day(2).answer(&["bob"]);
            game.on_day(4).write("referee", here());
        },
    );
}

/// Lateness and the stock of grace.
fn grace(all: &mut Collection) {
    let round = |game: &mut TestGame, day: u32, who: &[&str]| {
        for who in who {
            game.on_day(day).turn(who, "hello");
        }
    };
    put(
        all,
        "grace-lowered",
        "an earlier-dated entry takes a day of an earlier lateness away",
        clock(three()),
        |game| {
            game.on_day(13).turn("alice", "hello");
            game.on_day(12).turn("bob", "hello");
            round(game, 14, &["carol"]);
        },
    );
    put(
        all,
        "grace-lowered-start",
        "an earlier-dated post lowers the start, and so the deadline, of what is late then",
        clock(three()),
        |game| {
            game.on_day(5).turn("alice", "hello");
            game.on_day(3).note("bob");
            round(game, 15, &["bob", "carol", "alice"]);
        },
    );
    put(all, "grace-used-up", "more days late than the stock has: it is empty, and no less", clock(three()), |game| {
        round(game, 30, &["alice"]);
        round(game, 31, &["bob", "carol"]);
    });
    put(all, "grace-roller", "a roller is late behind a start that was another's deadline", clock(three()), |game| {
        game.on_day(3).turn("alice", "throw: 2d6");
        game.on_day(25).answer(&["bob", "carol"]);
        game.on_day(26).turn("alice", "hello");
        round(game, 27, &["bob", "carol"]);
    });
    put(
        all,
        "grace-roller-anew",
        "a roller is late with a turn that completes a throw, and owes an element for the next one anew",
        clock(two()),
        |game| {
            game.on_day(3).turn("alice", "throw: 2d6");
            game.on_day(25).bringing(&["bob"]).turn("alice", "throw: 1d6");
        },
    );
    let post = clock(two().game("backgammon").by_post("bob"));
    put(all, "grace-referee", "the referee, who gives last for a roller without a key, is late", post, |game| {
        game.on_day(1).any_turn("alice", &[]);
        game.on_day(14).any_turn("bob", &[]);
        game.throw();
        game.on_day(15).any_turn("alice", &[]);
    });
    put(
        all,
        "grace-scribe-waits",
        "a roller without a key and the referee have their time from the others' deadlines",
        clock(three().by_post("bob")),
        |game| {
            game.turn("alice", "hello");
            game.on_day(1).turn("bob", "throw: 2d6");
            game.on_day(2).answer(&["alice"]);
        },
    );
}

fn absences(all: &mut Collection) {
    let away = || clock(three()).absences(20);
    let midnight = |day: i64| Time::from_unix((20_775 + day) * 86_400).unwrap();
    let days = |from: i64, until: i64| slips::absence(midnight(from), midnight(until));
    put(
        all,
        "absence-too-late",
        "an absence that is written in behind a late turn makes it no less late",
        away(),
        |game| {
            let absence = game.slip("alice", days(3, 8));
            game.on_day(13).turn("alice", "hello");
            game.on_day(14);
            game.post([absence]);
            for who in ["bob", "carol"] {
                game.turn(who, "hello");
            }
        },
    );
    put(all, "absence-own-entry", "an absence that is written in with the late turn itself counts", away(), |game| {
        let absence = game.slip("alice", days(3, 6));
        game.on_day(13).with([absence]).turn("alice", "hello");
        for who in ["bob", "carol"] {
            game.turn(who, "hello");
        }
    });
    put(all, "absence-adjacent", "two absences, one of which begins when the other ends", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(3, 6));
        game.posted("bob", days(6, 8));
    });
    put(all, "absence-touching", "an absence that begins just when the deadline passes", away(), |game| {
        game.at(midnight(1).unix()).turn("alice", "hello");
        game.posted("bob", days(11, 15));
    });
    put(all, "absence-chained", "an absence that only the days of another one reach", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(5, 9));
        game.posted("bob", days(14, 16));
    });
    put(
        all,
        "absence-part-day",
        "of an absence that has begun whole days count from when the turn is owed",
        away(),
        |game| {
            game.posted("bob", days(1, 6));
            game.at(midnight(3).unix() + 5 * 3_600).turn("alice", "hello");
        },
    );
}
