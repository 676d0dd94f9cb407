//! Logs without a fault, one for every rule of which it can be doubted that it was understood.

use adjudicate::log::{
    Carry, EventPlace, Kind, Open, Order, Organiser, Player, Referee, Series, SlipKind, Verdict, Yes,
};
use adjudicate::rules::OptionValue;

use crate::collection::Collection;
use crate::common::{Terms, World, bytes, key, kinds, name, open_game, slips, text};
use crate::sealed::{begun, duerror, parcus, parcus_terms};
use kinds::{here, numbered};

pub fn collect(all: &mut Collection) {
    charters(all);
    orders(all);
    agreements(all);
    referees(all);
    leaving(all);
    keys(all);
    rulings(all);
    posts(all);
    clocks(all);
    throws(all);
    waiting(all);
    series(all);
}

fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// A game that goes as told.
fn put(all: &mut Collection, file: &str, what: &str, terms: Terms, story: impl FnOnce(&mut World)) {
    let mut game = World::begin(terms);
    story(&mut game);
    all.valid(file, what, &game);
}

fn charters(all: &mut Collection) {
    all.valid("charter-alone", "a charter, and nobody has joined", &World::open(two()));
    let mut one = World::open(two().organiser("bob"));
    one.join("bob");
    all.valid("charter-organiser-first", "the organiser plays and has joined first", &one);
    let full = open_game(&["alice", "bob"]).first("bob").referee_dice().clock(7, 3, 30).but(|charter| {
        charter.players[0].mail = Some(text("alice@example.org"));
        charter.players[0].display = Some(text("Alice \u{1f3b2} \"Al\" \\ Liddell"));
        charter.players[1] = Player { display: Some(text("B\u{f6}b")), ..charter.players[1].clone() };
        charter.referee = Some(Referee { key: key("referee"), mail: Some(text("ref@example.org")) });
        charter.organiser = Organiser { name: name("olga"), key: key("olga") };
        let id = adjudicate::crypto::Digest([0xab; 32]);
        charter.event = Some(EventPlace { id, section: name("section-a"), round: 2, board: 13 });
    });
    all.valid("charter-full", "a charter with everything that one can have", &World::begin(full));
    let referee = two().referee().but(|charter| {
        charter.organiser = Organiser { name: name("referee"), key: key("referee") };
    });
    all.valid("charter-organiser-referee", "the referee is the organiser", &World::begin(referee));
    let words = ["m", "c", "a-b", "q9", "zz", "nine", "ten", "x-1", "aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"];
    all.valid("charter-sixteen", "sixteen players, whose lots are pending", &World::begin(open_game(&words)));
    put(all, "texts", "remarks with characters of every sort", two(), |game| {
        game.say("caf\u{e9} \u{1f3b2} \"quoted\" back\\slash \u{ffff} # no: comment")
            .turn("alice", "h\u{ea}llo: - \"world\"");
        let long = "\u{1f3b2}".repeat(1_400);
        game.say(&long).turn("bob", "hello");
        game.say(&"a".repeat(2_000)).turn("alice", "---");
    });
}

fn orders(all: &mut Collection) {
    put(all, "order", "an order is carried out", three(), |game| {
        let order = game.slip("bob", slips::order("hello", "and you"));
        game.with([order]).turn("alice", "hello");
        game.turn("carol", "well");
    });
    put(all, "order-chess", "an order in chess", two().game("chess"), |game| {
        let order = game.slip("bob", slips::order("e4", "e5"));
        game.with([order]).turn("alice", "e4");
        let order = game.slip("bob", slips::order("Nf3", "Nc6"));
        game.with([order]).turn("alice", "Nf3");
    });
    put(all, "order-mates", "the answer of an order ends the game", two().game("chess"), |game| {
        game.turn("alice", "f3");
        game.turn("bob", "e5");
        let order = game.slip("bob", slips::order("g4", "Qh4#"));
        game.with([order]).turn("alice", "g4");
    });
    put(all, "order-in-the-turn-that-throws", "an order in the turn that completes a throw", two(), |game| {
        game.turn("alice", "throw: 2d6");
        let order = game.slip("bob", slips::order("hello", "and you"));
        game.with([order]).bringing(&["bob"]).turn("alice", "hello");
    });
    put(all, "order-whose-answer-throws", "after the answer of an order dice are thrown", three(), |game| {
        let order = game.slip("bob", slips::order("hello", "throw: 3d20"));
        game.with([order]).turn("alice", "hello");
        game.throw();
    });
    put(all, "order-behind-posts", "an order that is older than two posts", two(), |game| {
        let order = game.slip("bob", slips::order("hello", "and you"));
        game.note("alice");
        game.note("bob");
        game.with([order]).turn("alice", "hello");
    });
    put(all, "order-among-slips", "an order among other slips of a turn", three().referee(), |game| {
        let note = game.slip("carol", slips::note());
        let order = game.slip("bob", slips::order("next: bob", "next: alice"));
        let extend = game.slip("referee", slips::extend("alice", 3));
        game.with([note, order, extend]).turn("alice", "next: bob");
    });
    put(all, "order-by-post", "an order of a player without a key", two().by_post("bob"), |game| {
        let order = game.slip("bob", slips::order("hello", "and you"));
        game.with([order]).turn("alice", "hello");
    });
    put(all, "order-of-former-key", "an order behind a new key of its author in the same entry", two(), |game| {
        let new = game.slip("bob", slips::rekey("bob", "bob2"));
        let kind = SlipKind::Order(Order { when: text("hello"), then: text("and you") });
        let order = game.forge_slip_as("bob", "bob2", kind, |_| {});
        game.with([new, order]).turn("alice", "hello");
    });
    put(all, "order-takeback", "a turn with an order is taken back as a whole", two(), |game| {
        game.turn("alice", "one");
        game.turn("bob", "two");
        let order = game.slip("bob", slips::order("three", "four"));
        game.with([order]).turn("alice", "three");
        game.agreed("bob", slips::offer_takeback(4));
    });
}

fn agreements(all: &mut Collection) {
    put(all, "agree-draw", "two agree on a draw", two(), |game| drop(game.agreed("bob", slips::offer_draw())));
    put(all, "agree-three", "three agree on a draw", three(), |game| drop(game.agreed("carol", slips::offer_draw())));
    put(all, "agree-own", "who holds the pen carries their own offer out", three(), |game| {
        drop(game.agreed("alice", slips::offer_result("alice 3, bob 1, carol 2")));
    });
    put(all, "agree-result", "a result in which two share the first place", three(), |game| {
        drop(game.agreed("bob", slips::offer_result("alice 5, bob 0, carol 5")));
    });
    let mut early = World::open(three());
    early.join("alice");
    early.agreed("carol", slips::offer_result("alice 0, bob 0, carol 0"));
    all.valid("agree-result-early", "a result is agreed on before all have joined", &early);
    put(all, "agree-takeback", "a takeback of one turn, and another turn", two(), |game| {
        game.turn("alice", "one");
        game.agreed("alice", slips::offer_takeback(2));
        game.turn("alice", "another");
    });
    put(all, "agree-takeback-twice", "what was taken back is gone back to", two().game("nine-mens-morris"), |game| {
        for play in ["a1", "d1", "a4", "d2"] {
            let pen = game.pen();
            game.turn(&pen, play);
        }
        game.agreed("bob", slips::offer_takeback(4));
        game.turn("alice", "g7");
        game.agreed("bob", slips::offer_takeback(6));
    });
    put(all, "agree-second-slip", "the offer stands on the third slip", three(), |game| {
        let slips = game.offered("bob", slips::offer_draw());
        let note = game.slip("alice", slips::note());
        let [offer, accept] = <[_; 2]>::try_from(slips).unwrap();
        game.with([note, accept, offer]).write("alice", kinds::agree(3));
    });
    put(all, "agree-two-offers", "of two offers with all acceptances one is carried out", two(), |game| {
        let draw = game.slip("bob", slips::offer_draw());
        let result = game.slip("bob", slips::offer_result("alice 2, bob 1"));
        game.with([draw, result]).write("alice", kinds::agree(2));
    });
    put(all, "agree-old-offer", "an offer that is older than posts", three(), |game| {
        let slips = game.offered("bob", slips::offer_draw());
        game.note("carol");
        game.note("bob");
        game.with(slips).write("alice", kinds::agree(1));
    });
    put(all, "agree-in-throw", "an agreement brings the elements of a pending throw", two(), |game| {
        game.turn("alice", "throw: 2d6");
        let slips = game.offered("bob", slips::offer_draw());
        game.with(slips).bringing(&["bob"]).write("alice", kinds::agree(1));
    });
    put(all, "agree-before-throw", "an agreement while an element is missing", three(), |game| {
        game.turn("alice", "throw: 2d6");
        let slips = game.offered("bob", slips::offer_draw());
        game.with(slips).bringing(&["carol"]).write("alice", kinds::agree(1));
    });
    put(all, "agree-end", "play is ended by agreement in Roman Checkers", two().game("roman-checkers"), |game| {
        game.any_turn("alice", &[]);
        game.any_turn("bob", &[]);
        drop(game.agreed("bob", slips::offer_end()));
    });
    put(all, "agree-by-post", "players without keys agree in the referee's hand", three().by_post("bob"), |game| {
        drop(game.agreed("bob", slips::offer_draw()));
    });
}

fn referees(all: &mut Collection) {
    put(all, "referee-new", "an agreement on a referee where there was none", two(), |game| {
        game.agreed("bob", slips::offer_referee("referee"));
        game.join_all();
        game.write("referee", kinds::forfeit("bob"));
    });
    put(
        all,
        "referee-other",
        "an agreement on another referee in a game with dice: all join again",
        three().referee(),
        |game| {
            game.turn("alice", "hello");
            game.agreed("carol", slips::offer_referee("referee2"));
            game.join_all();
            game.turn("bob", "throw: 2d6");
            game.throw();
        },
    );
    put(
        all,
        "referee-no-dice",
        "an agreement on a referee in a game without dice: nobody joins",
        two().game("chess").referee(),
        |game| {
            game.turn("alice", "e4");
            game.agreed("alice", slips::offer_referee("referee2"));
            game.turn("bob", "e5");
        },
    );
    put(all, "referee-cancels", "an agreement on a referee cancels a pending throw", three().referee(), |game| {
        game.turn("alice", "throw: 2d6");
        game.answer(&["bob"]);
        let slips = game.offered("carol", slips::offer_referee("referee2"));
        game.with(slips).write("alice", kinds::agree(1));
        game.join_all();
        game.throw();
    });
    let mut early = World::open(three());
    early.join("alice");
    early.agreed("carol", slips::offer_referee("referee"));
    all.valid("referee-early", "an agreement on a referee before all have joined: from the beginning", &early);
    early.join_all();
    early.turn("alice", "hello");
    all.valid("referee-early-on", "the same, and all have joined", &early);
    put(all, "referee-joins", "the new referee contributes and joins", two().referee_dice(), |game| {
        game.agreed("bob", slips::offer_referee("referee2"));
        game.join_all();
        game.turn("alice", "throw: 1d6");
        game.throw();
    });
    put(all, "referee-scribe", "the new referee is scribe", two().by_post("bob").game("nine-mens-morris"), |game| {
        game.turn("alice", "a1");
        game.agreed("alice", slips::offer_referee("referee2"));
        game.join_all();
        game.turn("bob", "d1");
    });
    let mut lots = World::open(three().referee_dice());
    for who in ["alice", "bob", "carol"] {
        lots.join(who);
    }
    let slips = lots.offered("bob", slips::offer_referee("referee2"));
    lots.with(slips).write("referee", kinds::agree(1));
    lots.join_all();
    all.valid(
        "referee-by-referee",
        "the old referee, who holds the pen, carries an agreement on another one out",
        &lots,
    );
    put(all, "referee-twice", "two agreements on a referee, and rulings of each", three().referee(), |game| {
        game.write("referee", numbered(Verdict::Here(Yes), 5));
        game.agreed("bob", slips::offer_referee("referee2"));
        game.join_all();
        game.write("referee", here());
        game.agreed("bob", slips::offer_referee("referee3"));
        game.join_all();
        game.write("referee", numbered(Verdict::Here(Yes), 7));
    });
    put(
        all,
        "referee-at-lots",
        "an agreement on a referee while the lots are pending",
        three().but(|c| c.first = None).referee(),
        |game| {
            game.agreed("carol", slips::offer_referee("referee2"));
            game.join_all();
            while game.state.machine().pending.is_some() {
                game.throw();
            }
        },
    );
}

fn leaving(all: &mut Collection) {
    put(all, "resign", "who holds the pen resigns", two(), |game| drop(game.write("alice", kinds::resign())));
    put(all, "resign-slip", "a resignation on a slip ends the game", two(), |game| {
        drop(game.posted("bob", slips::resign()))
    });
    put(all, "resign-in-turn", "a resignation on a slip of a turn", three(), |game| {
        let slip = game.slip("carol", slips::resign());
        game.with([slip]).turn("alice", "hello");
        game.turn("bob", "hello");
    });
    put(all, "resign-old", "a resignation that was kept for long", three(), |game| {
        let slip = game.slip("carol", slips::resign());
        for _ in 0..2 {
            for who in ["alice", "bob", "carol"] {
                game.turn(who, "hello");
            }
        }
        game.with([slip]).turn("alice", "well");
    });
    put(all, "resign-own-slip", "who holds the pen writes their own resignation in, with a post", three(), |game| {
        let slip = game.slip("alice", slips::resign());
        game.with([slip]).write("alice", kinds::post());
        game.turn("bob", "hello");
    });
    put(
        all,
        "resign-missing",
        "a contributor leaves while his element is missing: those that are in are cancelled",
        three(),
        |game| {
            game.turn("alice", "throw: 2d6");
            game.answer(&["bob"]);
            game.posted("carol", slips::resign());
            game.throw();
        },
    );
    put(all, "resign-given", "a contributor leaves whose element is in: it counts", three(), |game| {
        game.turn("alice", "throw: 2d6");
        game.answer(&["carol"]);
        game.posted("carol", slips::resign());
        game.throw();
    });
    put(all, "resign-roller", "the roller leaves: his throw is void", three(), |game| {
        game.turn("alice", "throw: 2d6");
        game.answer(&["bob"]);
        game.write("alice", kinds::resign());
        game.turn("bob", "throw: 2d6");
        game.throw();
    });
    put(
        all,
        "resign-in-answer",
        "a resignation on a slip of an answer cancels what was in before",
        three().referee(),
        |game| {
            game.turn("alice", "throw: 2d6");
            game.answer(&["bob"]);
            let slip = game.slip("carol", slips::resign());
            game.post([slip]);
            game.throw();
        },
    );
    put(
        all,
        "resign-lots",
        "a player leaves while the lots are pending",
        open_game(&["alice", "bob", "carol"]),
        |game| {
            game.answer(&[]);
            game.posted("carol", slips::resign());
            game.throw();
            while game.state.machine().pending.is_some() {
                game.throw();
            }
        },
    );
    let mut early = World::open(three());
    early.join("alice");
    early.posted("carol", slips::resign());
    early.join_all();
    all.valid("resign-early", "a player leaves before joining", &early);
    put(all, "resign-by-post", "a player without a key resigns", three().by_post("bob"), |game| {
        game.turn("alice", "hello");
        game.write("bob", kinds::resign());
    });
    put(
        all,
        "resign-by-post-slip",
        "the same on a slip, and the referee still contributes no more",
        three().by_post("carol"),
        |game| {
            game.posted("carol", slips::resign());
            game.turn("alice", "throw: 2d6");
            game.throw();
        },
    );
    put(
        all,
        "resign-all",
        "all but one of four leave",
        open_game(&["alice", "bob", "carol", "dave"]).first("alice"),
        |game| {
            let both = ["bob", "dave"].map(|who| game.slip(who, slips::resign()));
            game.post(both);
            game.write("alice", kinds::resign());
        },
    );
    put(all, "resign-closed", "the last one has no key: nobody writes any more", two().by_post("bob"), |game| {
        drop(game.write("alice", kinds::resign()));
    });
}

fn keys(all: &mut Collection) {
    put(all, "rekey", "a player takes a new key and plays on", two(), |game| {
        game.rekey("bob", "bob2");
        game.turn("alice", "throw: 2d6");
        game.throw();
        game.turn("alice", "hello");
        game.turn("bob", "hello");
    });
    put(all, "rekey-in-own-turn", "who holds the pen writes a new key in and signs with it", two(), |game| {
        let slip = game.slip("alice", slips::rekey("alice", "alice2"));
        game.with([slip]).turn("alice", "throw: 2d6");
        game.throw();
    });
    put(all, "rekey-old-slip", "a new key that was signed long before it is written in", two(), |game| {
        let slip = game.slip("bob", slips::rekey("bob", "bob2"));
        game.turn("alice", "hello");
        game.turn("bob", "hello");
        game.with([slip]).turn("alice", "throw: 1d20");
        game.throw();
    });
    put(all, "rekey-two", "two new keys of one player in one entry", two(), |game| {
        let first = game.slip("bob", slips::rekey("bob", "bob2"));
        let mut ahead = game.clone();
        ahead.post([first.clone()]);
        let second = ahead.slip("bob", slips::rekey("bob", "bob3"));
        let tip = adjudicate::log::Bytes(crate::common::chain("bob3", &game.state.id(), &first.after).tip());
        let kind = match second.kind {
            SlipKind::Rekey(rekey) => SlipKind::Rekey(adjudicate::log::Rekey { tip: Some(tip), ..rekey }),
            other => panic!("{other:?}"),
        };
        let second = game.forge_slip_as("bob", "bob2", kind, |_| {});
        game.post([first, second]);
        game.turn("alice", "throw: 1d6");
        game.throw();
    });
    put(all, "rekey-and-slip", "a slip of the new key behind it in the same entry", two(), |game| {
        let new = game.slip("bob", slips::rekey("bob", "bob2"));
        let note = game.forge_slip_as("bob", "bob2", slips::note(), |_| {});
        game.post([new, note]);
    });
    put(all, "rekey-slip-before", "a slip of the old key before the new one in the same entry", two(), |game| {
        let note = game.slip("bob", slips::note());
        let new = game.slip("bob", slips::rekey("bob", "bob2"));
        game.post([note, new]);
    });
    let mut early = World::open(two());
    early.rekey("bob", "bob2");
    early.join_all();
    early.turn("alice", "hello");
    early.turn("bob", "hello");
    all.valid("rekey-early", "a new key before joining", &early);
    put(all, "rekey-given", "a new key while its owner's element is in", three(), |game| {
        game.turn("alice", "throw: 2d6");
        game.answer(&["bob"]);
        game.rekey("bob", "bob2");
        game.throw();
        game.turn("alice", "hello");
        game.turn("bob", "throw: 2d6");
        game.throw();
    });
    put(all, "rekey-left", "a new key of who has left", three(), |game| {
        game.posted("carol", slips::resign());
        game.rekey("carol", "carol2");
        game.note("carol");
    });
    put(all, "rekey-late", "a new key after the end", two(), |game| {
        game.write("alice", kinds::resign());
        game.rekey("bob", "bob2");
        game.note("alice");
    });
    put(all, "rekey-referee", "the referee takes a new key", two().referee(), |game| {
        game.rekey("referee", "referee2");
        game.write("referee", here());
    });
    put(all, "rekey-referee-dice", "a referee who contributes takes a new key", two().by_post("bob"), |game| {
        game.rekey("referee", "referee2");
        game.turn("alice", "hello");
        game.turn("bob", "throw: 2d6");
        game.throw();
    });
    put(all, "rekey-ruled", "a ruling gives a player another key", two().referee(), |game| {
        game.rekey_for("bob", "bob2");
        game.turn("alice", "throw: 2d6");
        game.throw();
        game.turn("alice", "hello");
        game.turn("bob", "hello");
    });
    put(all, "rekey-ruled-in-throw", "a ruling gives the roller another key", three().referee(), |game| {
        game.turn("alice", "throw: 2d6");
        game.answer(&["carol"]);
        game.rekey_for("alice", "alice2");
        game.throw();
    });
    put(all, "rekey-ruled-twice", "a player's own new key, then two by rulings", two().referee(), |game| {
        game.rekey("bob", "bob2");
        game.rekey_for("bob", "bob3");
        game.rekey_for("bob", "bob4");
        game.turn("alice", "throw: 2d6");
        game.throw();
    });
}

fn rulings(all: &mut Collection) {
    put(all, "ruling-forfeit", "a ruling ends a game of two", two().referee(), |game| {
        drop(game.write("referee", kinds::forfeit("bob")))
    });
    put(all, "ruling-forfeit-three", "a ruling puts a player out of a game of three", three().referee(), |game| {
        game.write("referee", kinds::forfeit("alice"));
        game.turn("bob", "hello");
    });
    put(all, "ruling-result", "a ruling ends the game with a result", three().referee(), |game| {
        drop(game.write("referee", kinds::rule_result("alice 1, bob 4, carol 2")));
    });
    put(all, "ruling-result-late", "a ruling replaces the result after the end", two().referee(), |game| {
        game.write("alice", kinds::resign());
        game.write("referee", kinds::rule_result("alice 1, bob 0"));
    });
    put(all, "ruling-forfeit-late", "the winner of a game of two forfeits after the end", two().referee(), |game| {
        game.write("alice", kinds::resign());
        game.write("referee", kinds::forfeit("bob"));
    });
    put(all, "ruling-forfeit-late-draw", "one of two who drew forfeits after the end", two().referee(), |game| {
        game.agreed("bob", slips::offer_draw());
        game.write("referee", kinds::forfeit("alice"));
    });
    put(
        all,
        "ruling-forfeit-late-three",
        "one of three who shared a draw forfeits after the end",
        three().referee(),
        |game| {
            game.agreed("bob", slips::offer_result("alice 2, bob 2, carol 1"));
            game.write("referee", kinds::forfeit("alice"));
        },
    );
    put(
        all,
        "ruling-forfeit-late-winner",
        "the winner of a game of three forfeits after the end",
        three().referee(),
        |game| {
            game.agreed("bob", slips::offer_result("alice 5, bob 2, carol 1"));
            game.write("referee", kinds::forfeit("alice"));
            game.write("referee", kinds::rule_result("alice 0, bob 2, carol 1"));
        },
    );
    put(all, "ruling-here", "a ruling that changes nothing cancels a throw", three().referee(), |game| {
        game.turn("alice", "throw: 2d6");
        game.answer(&["bob"]);
        game.write("referee", here());
        game.throw();
        game.turn("alice", "hello");
        game.turn("bob", "throw: 2d6");
        game.throw();
    });
    put(
        all,
        "ruling-here-lots",
        "a ruling cancels the lots, twice",
        open_game(&["alice", "bob", "carol"]).referee(),
        |game| {
            game.answer(&[]);
            game.write("referee", here());
            game.answer(&[]);
            game.write("referee", here());
            while game.state.machine().pending.is_some() {
                game.throw();
            }
        },
    );
    put(all, "ruling-here-early", "a ruling while a roll is pending and nothing is in", two().referee(), |game| {
        game.turn("alice", "throw: 2d6");
        game.write("referee", here());
        game.throw();
    });
    put(all, "ruling-slips", "a ruling writes slips in that nobody takes up", three().referee(), |game| {
        let resign = game.slip("carol", slips::resign());
        let note = game.slip("bob", slips::note());
        game.with([resign, note]).write("referee", here());
        game.turn("alice", "hello");
    });
    put(all, "ruling-slips-end", "slips of a ruling end the game", two().referee(), |game| {
        let resign = game.slip("alice", slips::resign());
        game.with([resign]).write("referee", here());
    });
    put(
        all,
        "ruling-slip-key",
        "a ruling writes the referee's own new key in and is signed with it",
        two().referee(),
        |game| {
            let slip = game.slip("referee", slips::rekey("referee", "referee2"));
            game.with([slip]).write("referee", here());
        },
    );
    put(all, "ruling-63", "ruling number 63, the last one", two().referee(), |game| {
        game.turn("alice", "throw: 2d6");
        game.write("referee", numbered(Verdict::Here(Yes), 63));
        game.throw();
    });
    put(all, "ruling-numbers", "rulings with gaps in their numbers", two().referee(), |game| {
        for nr in [1, 2, 10, 11, 62] {
            game.write("referee", numbered(Verdict::Here(Yes), nr));
        }
        game.turn("alice", "throw: 2d6");
        game.throw();
    });
    let mut early = World::open(two().referee());
    early.write("referee", here());
    early.join_all();
    early.turn("alice", "throw: 1d6");
    early.throw();
    all.valid("ruling-early", "a ruling before anybody has joined begins era 1", &early);
    put(all, "ruling-closed", "a ruling after the end where nobody else can write", two().by_post("bob"), |game| {
        game.write("alice", kinds::resign());
        game.write("referee", kinds::rule_result("alice 1, bob 1"));
    });
}

fn posts(all: &mut Collection) {
    put(all, "posts-16", "sixteen posts in a row, and a turn", two(), |game| {
        for _ in 0..16 {
            game.note("bob");
        }
        game.turn("alice", "hello");
        game.note("alice");
    });
    put(all, "posts-late", "posts after the end", three().referee().organiser("olga"), |game| {
        game.write("alice", kinds::resign());
        game.write("bob", kinds::resign());
        for who in ["alice", "referee", "olga", "carol"] {
            game.note(who);
        }
    });
    put(all, "posts-64", "sixty-four posts after the end", two(), |game| {
        game.write("alice", kinds::resign());
        for _ in 0..64 {
            game.note("bob");
        }
    });
    put(
        all,
        "posts-first-has-no-key",
        "after the end the first who has a key holds the pen",
        three().by_post("alice"),
        |game| {
            game.agreed("carol", slips::offer_draw());
            game.note("bob");
        },
    );
    put(all, "slips-16", "sixteen slips in one entry", two(), |game| {
        let slips: Vec<_> = (0..16).map(|_| game.slip("bob", slips::note())).collect();
        game.with(slips).turn("alice", "hello");
    });
    put(all, "slip-8192", "a slip of exactly 8,192 bytes", two(), |game| {
        let slip =
            |then: &str, say: &str| game.forge_slip("bob", slips::order("x", then), |slip| slip.say = Some(text(say)));
        let spelled = |size: usize| "\u{1f3b2}".repeat((size - 40) / 10) + &"x".repeat(size - (size - 40) / 10 * 10);
        let rest = 8_192 - (slip("y", "x").text().len() - 2);
        let slip = slip(&spelled(7_000), &spelled(rest - 7_000));
        assert_eq!(slip.text().len(), 8_192);
        game.with([slip]).turn("alice", "x");
    });
    put(
        all,
        "claims",
        "claims of time and more time, all without effect on the game",
        three().referee().clock(7, 3, 5),
        |game| {
            let claim = game.slip("bob", slips::claim_timeout("alice"));
            let other = game.slip("carol", slips::claim_timeout("mallory"));
            let more = game.slip("referee", slips::extend("alice", 5));
            let again = game.slip("referee", slips::extend("alice", 2));
            game.post([claim, other, more, again]);
        },
    );
    put(all, "slips-after-charter", "slips that were signed behind the charter", two().organiser("olga"), |game| {
        let id = game.state.id();
        let note = game.forge_slip("olga", slips::note(), |slip| slip.after = id);
        let resign = game.forge_slip("bob", slips::resign(), |slip| slip.after = id);
        game.turn("alice", "hello");
        let pen = game.pen();
        game.with([note]).turn(&pen, "hello");
        game.post([resign]);
    });
}

fn clocks(all: &mut Collection) {
    let clock = || three().referee().clock(7, 3, 5);
    put(all, "clock-turn", "a turn is due until a date", clock(), |game| drop(game.on_day(2).turn("alice", "hello")));
    put(all, "clock-late", "a late turn takes of the grace", clock(), |game| {
        game.on_day(13).turn("alice", "hello");
        for (day, who) in [(14, "bob"), (15, "carol")] {
            game.on_day(day).turn(who, "hello");
        }
    });
    put(all, "clock-extended", "more time for a turn", clock(), |game| {
        game.on_day(1).turn("alice", "hello");
        let more = game.slip("referee", slips::extend("bob", 4));
        game.post([more]);
    });
    put(all, "clock-extended-done", "more time that was used: no grace is gone", clock(), |game| {
        let more = game.slip("referee", slips::extend("alice", 4));
        game.post([more]);
        game.on_day(13).turn("alice", "hello");
        game.turn("bob", "hello");
        game.turn("carol", "hello");
    });
    put(all, "clock-roll", "the roller's time counts from the others' deadlines", clock(), |game| {
        drop(game.on_day(3).turn("alice", "throw: 2d6"));
    });
    put(all, "clock-roll-brought", "the roller's time counts from the last element brought", clock(), |game| {
        game.on_day(3).turn("alice", "throw: 2d6");
        game.on_day(6).answer(&["bob"]);
        game.on_day(8).answer(&["carol"]);
    });
    put(all, "clock-roll-one", "one element is in and one is missing", clock(), |game| {
        game.on_day(3).turn("alice", "throw: 2d6");
        game.on_day(6).answer(&["bob"]);
    });
    put(all, "clock-roll-late", "a late element takes nobody's grace", clock(), |game| {
        game.on_day(3).turn("alice", "throw: 2d6");
        game.on_day(20).answer(&["bob", "carol"]);
        game.on_day(21).turn("alice", "hello");
    });
    put(all, "clock-post", "a post ends no duty", clock(), |game| {
        game.on_day(4).note("alice");
    });
    put(all, "clock-backdated", "entries that are dated before the one before", clock(), |game| {
        game.on_day(5).turn("alice", "hello");
        game.on_day(2).turn("bob", "hello");
        game.on_day(9).turn("carol", "hello");
        game.on_day(8).turn("alice", "hello");
    });
    put(all, "clock-backdated-late", "a later entry shows that an earlier one was not late", clock(), |game| {
        game.on_day(13).turn("alice", "hello");
        game.on_day(5).turn("bob", "hello");
    });
    put(all, "clock-ruling", "a ruling ends no duty", clock(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.on_day(4).write("referee", here());
    });
    put(all, "clock-takeback", "after a takeback the turn is due anew", clock(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.on_day(2).turn("bob", "hello");
        game.on_day(5);
        game.agreed("bob", slips::offer_takeback(4));
    });
    let mut joins = World::open(clock());
    joins.on_day(2).join("alice");
    all.valid("clock-join", "a join is due until a date", &joins);
    put(all, "clock-none", "what is due without a clock", three(), |game| drop(game.turn("alice", "throw: 2d6")));
    put(
        all,
        "clock-large",
        "a clock that runs until the end of time",
        two().clock(1 << 50, 1 << 50, 1 << 50),
        |game| {
            drop(game.turn("alice", "hello"));
        },
    );
}

fn throws(all: &mut Collection) {
    put(all, "throw-lots", "lots of two", open_game(&["alice", "bob"]), |game| drop(game.throw()));
    let lots = |nonce: u8| open_game(&["alice", "bob", "carol", "dave"]).but(move |charter| charter.nonce.0[2] = nonce);
    for nonce in [1, 2] {
        put(
            all,
            &format!("throw-lots-four-{nonce}"),
            "lots of four, each with their own answer",
            lots(nonce),
            |game| {
                while game.state.machine().pending.is_some() {
                    game.answer(&[]);
                }
            },
        );
    }
    put(
        all,
        "throw-lots-brought",
        "lots of four: the second brings all others' elements before the own one",
        lots(3),
        |game| {
            game.answer(&["bob", "carol"]);
            while game.state.machine().pending.is_some() {
                game.answer(&[]);
            }
        },
    );
    put(all, "throw-dice", "dice of many sorts", two(), |game| {
        for play in ["throw: 1d2", "throw: 20d20", "throw: 1d1000", "throw: 3d7"] {
            game.turn("alice", play);
            game.throw();
        }
    });
    put(all, "throw-in-turn", "the turn itself completes its throw", two(), |game| {
        game.turn("alice", "throw: 2d6");
        game.bringing(&["bob"]).turn("alice", "hello");
    });
    put(all, "throw-in-turns", "every turn completes a throw and makes one pending", two(), |game| {
        game.turn("alice", "throw: 2d6");
        for _ in 0..3 {
            game.bringing(&["bob"]).turn("alice", "throw: 2d6");
        }
    });
    put(all, "throw-referee", "the referee throws with the roller", three().referee_dice(), |game| {
        game.turn("alice", "throw: 2d6");
        game.bringing(&["referee"]).turn("alice", "hello");
        game.turn("bob", "throw: 2d6");
        game.throw();
    });
    put(
        all,
        "throw-by-post",
        "a throw of a player without a key: the referee's element is the last",
        three().by_post("bob"),
        |game| {
            game.turn("alice", "hello");
            game.turn("bob", "throw: 2d6");
            game.answer(&["alice"]);
            game.answer(&["carol"]);
            game.turn("bob", "hello");
        },
    );
    put(all, "throw-by-post-turn", "the scribe's turn completes the throw", three().by_post("bob"), |game| {
        game.turn("alice", "hello");
        game.turn("bob", "throw: 2d6");
        game.bringing(&["alice", "carol"]).turn("bob", "hello");
    });
    put(all, "throw-by-post-other", "the referee contributes to another's throw", three().by_post("bob"), |game| {
        game.turn("alice", "throw: 2d6");
        game.answer(&["referee"]);
        game.throw();
    });
    for (number, first) in [(1, "alice"), (2, "bob")] {
        let terms = open_game(&["alice", "bob"]).game("backgammon").first(first);
        put(
            all,
            &format!("throw-backgammon-{number}"),
            "turns that complete one throw and contribute to the next",
            terms,
            |game| {
                for _ in 0..4 {
                    let (pen, others) = (game.pen(), game.missing_of_others());
                    let others: Vec<&str> = others.iter().map(String::as_str).collect();
                    game.any_turn(&pen, &others);
                }
            },
        );
    }
}

/// Slips that lie beside a log and can be written in.
fn waiting(all: &mut Collection) {
    let clock = || three().referee().clock(7, 3, 5);
    let sorts: [(&str, &str, SlipKind); 9] = [
        ("note", "bob", slips::note()),
        ("claim", "bob", slips::claim_timeout("alice")),
        ("resign", "carol", slips::resign()),
        ("offer-draw", "bob", slips::offer_draw()),
        ("offer-result", "bob", slips::offer_result("alice 1, bob 2, carol 3")),
        ("offer-referee", "bob", slips::offer_referee("referee2")),
        ("order", "bob", slips::order("well", "hello")),
        ("rekey", "bob", slips::rekey("bob", "bob2")),
        ("extend", "referee", slips::extend("alice", 3)),
    ];
    for (file, by, kind) in sorts {
        let mut game = World::begin(clock());
        let slip = game.slip(by, kind);
        all.valid_with(&format!("waits-{file}"), "a slip waits beside the log", &game, &[slip], &[]);
    }
    let mut game = World::begin(clock());
    let slips = game.offered("bob", slips::offer_draw());
    all.valid_with("waits-agreement", "an offer and an acceptance wait", &game, &slips, &[]);
    let mut over = World::begin(clock());
    let resign = over.slip("carol", slips::resign());
    over.turn("alice", "hello");
    all.valid_with("waits-old-resign", "a resignation waits that is older than a turn", &over, &[resign], &[]);
}

/// Duerror Grandis: sealed boards, audits, tokens that go on to the next game.
fn series(all: &mut Collection) {
    let caecus = || duerror(&["alice", "bob"], &["caecus"]);
    let game = begun(caecus());
    all.valid("sealed-begun", "two sealed boards", &game);
    let mut over = game.clone();
    over.agreed("bob", slips::offer_draw());
    all.valid("sealed-over", "the game is over, and the first board is to be opened", &over);
    let open = |game: &World, who: &str| Kind::Open(game.board(who).unwrap().open());
    over.write("alice", open(&over, "alice"));
    all.valid("sealed-one-open", "one board is open", &over);
    let mut both = over.clone();
    both.write("bob", open(&both, "bob"));
    both.note("bob");
    all.valid("sealed-open", "both boards are open and are what was sealed", &both);
    let mut failed = over.clone();
    let path = text(crate::sealed::ROWS);
    failed.write("bob", Kind::Open(Open { path, salts: bytes(1) }));
    all.valid("sealed-failed", "a board is not what was sealed: the other player wins", &failed);
    let mut forfeited = begun(caecus().referee());
    forfeited.agreed("bob", slips::offer_draw());
    forfeited.write("referee", kinds::forfeit("alice"));
    all.valid("sealed-forfeit", "who does not open a board forfeits after the end", &forfeited);
    let mut left = begun(caecus());
    left.write("alice", kinds::resign());
    all.valid("sealed-left", "boards of those who left stay unopened", &left);

    let terms = parcus_terms;
    let mut first = parcus(terms());
    all.valid("series-1-unsaved", "a Parcus game is over, and nobody has said what they keep", &first);
    first.write("alice", Kind::Save(2));
    first.write("bob", Kind::Save(1));
    all.valid("series-1", "a Parcus game: alice keeps two tokens, bob one", &first);
    let carry = [("alice", 2), ("bob", 1)].map(|(who, tokens)| Carry { player: name(who), tokens }).to_vec();
    let turned = carry.iter().rev().map(|carry| Carry { tokens: carry.tokens % 2, ..carry.clone() }).collect();
    let series = Series { game: first.state.id(), head: first.state.head(), carry };
    let odd = World::open(terms().but(|charter| charter.series = Some(Series { carry: turned, ..series.clone() })));
    all.valid("series-odd", "a charter that brings no tokens for one, in another order than that of the seats", &odd);
    let mut second = parcus(terms().but(|charter| {
        charter.series = Some(series);
        charter.nonce = bytes(2);
    }));
    second.write("alice", Kind::Save(0));
    all.valid_with("series-2", "the next game of the series; alice keeps nothing", &second, &[], &["series-1"]);
    let mut caecus_parcus =
        begun(duerror(&["alice", "bob"], &["caecus", "parcus"]).option("tokens", OptionValue::Int(6)));
    caecus_parcus.agreed("bob", slips::offer_draw());
    for who in ["alice", "bob"] {
        caecus_parcus.write(who, open(&caecus_parcus, who));
    }
    caecus_parcus.write("alice", Kind::Save(1));
    all.valid("series-caecus", "boards are opened by seat, then tokens are saved", &caecus_parcus);
}
