//! Dates and deadlines, lots and dice.

use super::*;
use adjudicate::crypto::Digest;

pub fn clocks(all: &mut Collection) {
    let clock = || three().referee().clock(7, 3, 5);
    put(all, "clock-turn", "a turn is due until a date", clock(), |game| game.on_day(2).turn("alice", "hello"));
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
        game.on_day(3).turn("alice", "throw: 2d6");
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
    let mut joins = TestGame::open(clock());
    joins.on_day(2).join("alice");
    all.valid("clock-join", "a join is due until a date", &joins);
    let away = || clock().absences(20);
    let days = |from: i64, until: i64| {
        let midnight = |day: i64| Time::from_unix((20_775 + day) * 86_400).unwrap();
        slips::absence(midnight(from), midnight(until))
    };
    put(all, "absence-longer", "an absence within the time for a turn", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(3, 8));
    });
    put(all, "absence-begun", "a turn that is owed since the middle of an absence", away(), |game| {
        game.posted("bob", days(3, 12));
        game.on_day(6).turn("alice", "hello");
    });
    put(all, "absence-after", "an absence behind the deadline", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(13, 20));
    });
    put(all, "absence-before", "a turn that is owed since the absence is over", away(), |game| {
        game.posted("bob", days(3, 6));
        game.on_day(7).turn("alice", "hello");
    });
    put(all, "absence-leave", "an absence of a leave that the referee writes in when it has begun", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        let midnight = |day: i64| Time::from_unix((20_775 + day) * 86_400).unwrap();
        game.on_day(6).posted("referee", slips::leave("bob", midnight(3), midnight(8), Digest([7; 32])));
    });
    put(all, "absence-two", "two absences of twenty days, the later one written in first", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(14, 29));
        game.posted("bob", days(5, 10));
    });
    put(all, "absence-late", "a turn that is late behind an absence", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(3, 8));
        game.on_day(18).turn("bob", "hello");
        game.on_day(19).turn("carol", "hello");
        game.on_day(20).turn("alice", "hello");
    });
    put(all, "absence-given-back", "a turn late behind an absence that turns out not to have been", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(3, 8));
        game.on_day(18).turn("bob", "hello");
        game.on_day(10).turn("carol", "hello");
        game.turn("alice", "hello");
    });
    put(all, "absence-roll", "the roller's time counts from the deadlines of who is away", away(), |game| {
        game.on_day(3).turn("alice", "throw: 2d6");
        game.posted("bob", days(5, 9));
    });
    put(all, "absence-extended", "more time, and an absence that the longer time reaches", away(), |game| {
        game.on_day(1).turn("alice", "hello");
        game.posted("bob", days(13, 20));
        game.posted("referee", slips::extend("bob", 3));
    });
    let by_post = || away().by_post("carol").first("carol");
    put(all, "absence-scribe", "an absence of a player without a key", by_post(), |game| {
        game.posted("carol", days(2, 5));
    });
    put(all, "clock-none", "what is due without a clock", three(), |game| game.turn("alice", "throw: 2d6"));
    put(
        all,
        "clock-large",
        "a clock that runs until the end of time",
        two().clock(1 << 50, 1 << 50, 1 << 50),
        |game| {
            game.turn("alice", "hello");
        },
    );
}

pub fn throws(all: &mut Collection) {
    put(all, "throw-lots", "lots of two", open_game(&["alice", "bob"]), |game| game.throw());
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
