//! Leavings, and keys of members.

use super::*;

pub fn leaving(all: &mut Collection) {
    put(all, "resign", "who holds the pen resigns", two(), |game| game.write("alice", kinds::resign()));
    put(all, "resign-slip", "a resignation on a slip ends the game", two(), |game| game.posted("bob", slips::resign()));
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
    let mut early = TestGame::open(three());
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
        game.write("alice", kinds::resign());
    });
}

pub fn keys(all: &mut Collection) {
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
        let tip = adjudicate::log::Bytes(adjudicate_testkit::chain("bob3", &game.state.id(), &first.after).tip());
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
    let mut early = TestGame::open(two());
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
