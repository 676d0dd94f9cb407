//! Decisions of a referee, and slips that are written in.

use super::*;

pub fn rulings(all: &mut Collection) {
    put(all, "ruling-forfeit", "a ruling ends a game of two", two().referee(), |game| {
        game.write("referee", kinds::forfeit("bob"))
    });
    put(all, "ruling-forfeit-three", "a ruling puts a player out of a game of three", three().referee(), |game| {
        game.write("referee", kinds::forfeit("alice"));
        game.turn("bob", "hello");
    });
    put(all, "ruling-result", "a ruling ends the game with a result", three().referee(), |game| {
        game.write("referee", kinds::rule_result("alice 1, bob 4, carol 2"));
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
        game.write("referee", numbered(RefereeDecision::Here(True), 63));
        game.throw();
    });
    put(all, "ruling-numbers", "rulings with gaps in their numbers", two().referee(), |game| {
        for nr in [1, 2, 10, 11, 62] {
            game.write("referee", numbered(RefereeDecision::Here(True), nr));
        }
        game.turn("alice", "throw: 2d6");
        game.throw();
    });
    let mut early = TestGame::open(two().referee());
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

pub fn posts(all: &mut Collection) {
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
            let own = game.slip("carol", slips::claim_timeout("carol"));
            let more = game.slip("referee", slips::extend("alice", 5));
            let again = game.slip("referee", slips::extend("alice", 2));
            game.post([claim, own, more, again]);
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

/// Slips that lie beside a log and can be written in.
pub fn waiting(all: &mut Collection) {
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
        let mut game = TestGame::begin(clock());
        let slip = game.slip(by, kind);
        all.valid_with(&format!("waits-{file}"), "a slip waits beside the log", &game, &[slip], &[]);
    }
    let mut game = TestGame::begin(clock());
    let slips = game.offered("bob", slips::offer_draw());
    all.valid_with("waits-agreement", "an offer and an acceptance wait", &game, &slips, &[]);
    let mut over = TestGame::begin(clock());
    let resign = over.slip("carol", slips::resign());
    over.turn("alice", "hello");
    all.valid_with("waits-old-resign", "a resignation waits that is older than a turn", &over, &[resign], &[]);
    let mut pair = TestGame::begin(two());
    let (resign, offer) = (pair.slip("bob", slips::resign()), pair.slip("bob", slips::offer_draw()));
    let lapsed = "a resignation that would end the game, and an offer that has lapsed, wait";
    let forged = pair.forge_slip_as("bob", "carol", slips::note(), |_| {});
    pair.turn("alice", "hello");
    all.valid_with("waits-lapsed", lapsed, &pair, &[offer, forged, resign], &[]);
}
