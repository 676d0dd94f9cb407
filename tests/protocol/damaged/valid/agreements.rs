//! Orders, and what all agree on.

use super::*;

/// A match to 3 points with the doubling cube, in which Bob begins.
fn cube() -> Terms {
    let cube = two().game("backgammon").first("bob").option("cube", OptionValue::Bool(true));
    cube.option("points", OptionValue::Int(3))
}

pub fn orders(all: &mut Collection) {
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
        let kind = SlipKind::Order(Order { when: Some(text("hello")), then: text("and you") });
        let order = game.forge_slip_as("bob", "bob2", kind, |_| {});
        game.with([new, order]).turn("alice", "hello");
    });
    put(all, "order-any", "an order for any move is carried out", three(), |game| {
        let order = game.slip("bob", slips::order_after_any("and you"));
        game.with([order]).turn("alice", "hello");
    });
    put(all, "order-any-left", "an order for any move waits, and one for this move is carried out", three(), |game| {
        game.slip("bob", slips::order_after_any("what was that"));
        let order = game.slip("bob", slips::order("hello", "and you"));
        game.with([order]).turn("alice", "hello");
    });
    put(all, "order-any-roll", "both players have decided to roll before they are asked", cube(), |game| {
        game.any_turn("bob", &["alice"]);
        game.turn("alice", "roll");
        let order = game.slip("bob", slips::order_after_any("roll"));
        game.with([order]).any_turn("alice", &["bob"]);
        let order = game.slip("alice", slips::order_after_any("roll"));
        game.with([order]).any_turn("bob", &[]);
        game.any_turn("alice", &[]);
        game.turn("bob", "double");
    });
    put(all, "order-any-then-double", "an order to roll lapses when the opponent doubles", cube(), |game| {
        game.any_turn("bob", &["alice"]);
        game.slip("bob", slips::order_after_any("roll"));
        game.turn("alice", "double");
        game.turn("bob", "take");
    });
    put(all, "order-takeback", "a turn with an order is taken back as a whole", two(), |game| {
        game.turn("alice", "one");
        game.turn("bob", "two");
        let order = game.slip("bob", slips::order("three", "four"));
        game.with([order]).turn("alice", "three");
        game.agreed("bob", slips::offer_takeback(4));
    });
}

pub fn agreements(all: &mut Collection) {
    put(all, "agree-draw", "two agree on a draw", two(), |game| game.agreed("bob", slips::offer_draw()));
    put(all, "agree-three", "three agree on a draw", three(), |game| game.agreed("carol", slips::offer_draw()));
    put(all, "agree-own", "who holds the pen carries their own offer out", three(), |game| {
        game.agreed("alice", slips::offer_result("alice 3, bob 1, carol 2"));
    });
    put(all, "agree-result", "a result in which two share the first place", three(), |game| {
        game.agreed("bob", slips::offer_result("alice 5, bob 0, carol 5"));
    });
    let mut early = TestGame::open(three());
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
        game.agreed("bob", slips::offer_end());
    });
    put(all, "agree-by-post", "players without keys agree in the referee's hand", three().by_post("bob"), |game| {
        game.agreed("bob", slips::offer_draw());
    });
}

pub fn referees(all: &mut Collection) {
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
    let mut early = TestGame::open(three());
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
    let mut lots = TestGame::open(three().referee_dice());
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
        game.write("referee", numbered(RefereeDecision::Here(True), 5));
        game.agreed("bob", slips::offer_referee("referee2"));
        game.join_all();
        game.write("referee", here());
        game.agreed("bob", slips::offer_referee("referee3"));
        game.join_all();
        game.write("referee", numbered(RefereeDecision::Here(True), 7));
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
