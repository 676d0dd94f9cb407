//! Orders and new keys.

use super::*;

pub fn orders(all: &mut Collection) {
    let mut game = TestGame::begin(three());
    let slip = game.slip("bob", order("hello", "and you"));
    let mut with = game.clone();
    with.with([slip.clone()]);
    let mut case =
        |file: &str, what: &str, entry: String| all.last(&game, &format!("order-{file}"), FAULT, what, entry);
    case(
        "other-move",
        "an order that waits for another move",
        with.forge("alice", turn_to("well", "to=carol"), |entry| then(entry, "and you")),
    );
    case(
        "other-then",
        "an order whose answer is another one",
        with.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "well")),
    );
    case(
        "no-then",
        "an order with its move and without its answer",
        with.forge("alice", turn_to("hello", "to=bob"), |_| {}),
    );
    case(
        "capital",
        "an order whose answer differs in a letter",
        with.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "And you")),
    );
    for (file, what, kind) in [
        ("post", "a post", post()),
        ("resign", "a resignation", kinds::resign()),
        ("claim", "the claim of a draw", kinds::claim_draw()),
        ("answer", "an answer", kinds::answer()),
        ("agree", "an agreement", kinds::agree(1)),
    ] {
        case(file, &format!("an order in {what}"), with.forge("alice", kind, |_| {}));
    }
    let mut second = with.clone();
    second.with([game.forge_slip("bob", order("hello", "and you"), |slip| slip.say = Some(text("really")))]);
    case(
        "two",
        "two orders in one entry",
        second.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you")),
    );
    let mut carol = game.clone();
    carol.with([game.forge_slip("carol", order("hello", "and you"), |_| {})]);
    case(
        "not-next",
        "an order of who is not to act after the move",
        carol.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you")),
    );
    let mut own = game.clone();
    own.with([game.forge_slip("alice", order("hello", "and you"), |_| {})]);
    case(
        "own",
        "an order of the mover",
        own.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you")),
    );
    let mut thrown = game.clone();
    thrown.with([game.forge_slip("bob", order("throw: 2d6", "and you"), |_| {})]);
    case(
        "throws",
        "an order behind a move after which dice are thrown",
        thrown.forge("alice", turn_to("throw: 2d6", "to=bob"), |entry| then(entry, "and you")),
    );
    orders_for_any_move(all, &game);
    let mut refereed = TestGame::begin(three().referee());
    let slip = refereed.slip("bob", order("hello", "and you"));
    refereed.with([slip]);
    let entry = refereed.forge("referee", kinds::here(), |_| {});
    refereed.with([]);
    let plain = TestGame::begin(three().referee());
    all.last(&plain, "order-ruling", FAULT, "an order in a ruling", entry);
    let mut nowhere = TestGame::begin(three().referee().organiser("olga"));
    for who in ["referee", "olga"] {
        let mut with = nowhere.clone();
        with.with([nowhere.forge_slip(who, order("hello", "and you"), |_| {})]);
        let entry = with.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you"));
        all.last(&nowhere, &format!("order-by-{who}"), FAULT, &format!("an order of {who}, who does not play"), entry);
    }
    nowhere.posted("carol", resign());
    let mut with = nowhere.clone();
    with.with([nowhere.forge_slip("carol", order("hello", "and you"), |_| {})]);
    let entry = with.forge("alice", turn_to("hello", "to=alice"), |entry| then(entry, "and you"));
    all.last(&nowhere, "order-left", FAULT, "an order of who has left", entry);
    // In Nine Men's Morris the game is over when nobody can move; in chess with mate.
    let mut chess = TestGame::begin(two().game("chess"));
    for play in ["f3", "e5", "g4"] {
        let pen = chess.pen();
        chess.turn(&pen, play);
    }
    let mut with = chess.clone();
    with.with([chess.forge_slip("alice", order("Qh4#", "Kf2"), |_| {})]);
    let entry = with.forge("bob", kinds::turn("Qh4#"), |entry| then(entry, "Kf2"));
    all.last(&chess, "order-over", FAULT, "an order behind a move that ends the game", entry);
}

/// Orders that do not name the move that they wait for.
fn orders_for_any_move(all: &mut Collection, game: &TestGame) {
    let mut game = game.clone();
    let any = game.slip("bob", order_after_any("and you"));
    let named = game.slip("bob", order("hello", "and you"));
    let answered = |game: &TestGame, orders: &[Slip], answer: &str| {
        game.clone().with(orders.to_vec()).forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, answer))
    };
    let other = answered(&game, std::slice::from_ref(&any), "well");
    all.last(&game, "order-any-other-then", FAULT, "an order for any move whose answer is another one", other);
    let both = answered(&game, &[any.clone(), named], "and you");
    all.last(&game, "order-any-and-named", FAULT, "an order for any move beside one for this move", both);
    let second = game.slip("bob", order_after_any("well"));
    let pair = answered(&game, &[any.clone(), second], "and you");
    all.last(&game, "order-any-two", FAULT, "two orders for any move", pair);
    let mut post = game.clone();
    let post = post.with([any.clone()]).forge("alice", kinds::post(), |_| {});
    all.last(&game, "order-any-post", FAULT, "an order for any move in a post", post);
    let mut twice = game.clone();
    twice.with([any.clone()]).turn("alice", "hello");
    let entry = twice.clone().with([any.clone()]).forge("carol", turn_to("hello", "to=alice"), |entry| {
        then(entry, "and you");
    });
    all.last(&twice, "order-any-again", FAULT, "an order for any move that was carried out before", entry);
    let mut later = game.clone();
    later.turn("alice", "next: alice");
    let entry = answered(&later, &[any], "and you");
    all.last(&later, "order-any-lapsed", FAULT, "an order for any move that is older than a turn", entry);
    let cube = two().game("backgammon").first("bob").option("cube", OptionValue::Bool(true));
    let mut cube = TestGame::begin(cube);
    cube.any_turn("bob", &["alice"]);
    let roll = cube.slip("bob", order_after_any("roll"));
    let entry = cube.clone().with([roll]).forge("alice", turn_to("double", "-"), |entry| then(entry, "roll"));
    let rules = (FaultClass::Rules, "BKG-11");
    all.last(&cube, "order-any-illegal", rules, "an order to roll where a double waits for an answer", entry);
    let take = cube.slip("bob", order_after_any("take"));
    let entry = cube.clone().with([take]).forge("alice", turn_to("roll", "-"), |entry| then(entry, "take"));
    all.last(&cube, "order-any-throws", FAULT, "an order for any move behind one after which dice are thrown", entry);
}

pub fn rekeys(all: &mut Collection) {
    let mut game = TestGame::begin(
        open_game(&["alice", "bob", "carol", "dave"]).by_post("carol").organiser("olga").first("alice"),
    );
    game.posted("dave", resign());
    let tips = game.clone();
    let rekey = |player: &str, holder: &str, tip: bool| {
        SlipKind::Rekey(Rekey { player: name(player), key: key(holder), tip: tip.then(|| tips.tip(holder)) })
    };
    let mut case = |game: &TestGame, file: &str, what: &str, by: &str, kind: SlipKind| {
        let slip = game.forge_slip(by, kind, |_| {});
        all.post(game, &format!("rekey-{file}"), FAULT, what, [slip]);
    };
    case(&game, "other", "a player replaces another's key", "alice", rekey("bob", "bob2", true));
    case(&game, "referee", "a player replaces the referee's key", "alice", rekey("referee", "referee2", true));
    case(
        &game,
        "player-by-referee",
        "the referee replaces a player's key on a slip",
        "referee",
        rekey("bob", "bob2", true),
    );
    case(&game, "organiser", "the organiser replaces his key", "olga", rekey("olga", "olga2", false));
    case(&game, "by-organiser", "the organiser replaces a player's key", "olga", rekey("bob", "bob2", true));
    case(&game, "unknown", "a key for somebody unknown", "bob", rekey("mallory", "mallory", false));
    case(&game, "by-post", "a key for a player without a key", "carol", rekey("carol", "carol", false));
    case(
        &game,
        "by-post-referee",
        "the referee gives a player without a key one",
        "referee",
        rekey("carol", "carol", true),
    );
    case(&game, "no-tip", "a new key without a tip of who has joined", "bob", rekey("bob", "bob2", false));
    case(
        &game,
        "no-tip-referee",
        "a new key without a tip of the referee, who has joined",
        "referee",
        rekey("referee", "referee2", false),
    );
    case(&game, "left-tip", "a new key with a tip of who has left", "dave", rekey("dave", "dave2", true));
    game.turn("alice", "throw: 1d6");
    case(&game, "missing", "a new key while its owner's element is missing", "bob", rekey("bob", "bob2", true));
    case(
        &game,
        "missing-roller",
        "a new key of the roller while his element is missing",
        "alice",
        rekey("alice", "alice2", true),
    );
    case(
        &game,
        "missing-referee",
        "a new key of the referee while his element is missing",
        "referee",
        rekey("referee", "referee2", true),
    );
    let mut early = TestGame::open(two());
    case(&early, "early-tip", "a new key with a tip of who has not joined", "alice", rekey("alice", "alice2", true));
    early.join("alice");
    case(
        &early,
        "early-no-tip",
        "a new key without a tip of who has joined, before all have",
        "alice",
        rekey("alice", "alice2", false),
    );
    let idle = TestGame::begin(two().referee());
    case(
        &idle,
        "referee-tip",
        "a new key with a tip of a referee who has no part in the dice",
        "referee",
        rekey("referee", "referee2", true),
    );
}
