//! Entries whose author does not hold the pen, and acts that are not possible now (protocol, sections 1.6 and 1.7).

use adjudicate::log::{EntryKind, OpenedBoard};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::{Terms, TestGame, bytes, kinds, name, open_game, slips, text};
use kinds::{agree, answer, claim_draw, here, join, post, resign, turn_to};

use crate::damaged::collection::Collection;

/// Nobody of that name, or no entry of that sort in that place.
const FIRST: (FaultClass, &str) = (FaultClass::Kind, "protocol 1");
const FAULT: (FaultClass, &str) = (FaultClass::Kind, "protocol 1.7");
const DICE: (FaultClass, &str) = (FaultClass::Kind, "protocol 4.4");

pub fn collect(all: &mut Collection) {
    authors(all);
    without_the_pen(all);
    before_the_start(all);
    after_the_end(all);
    turns(all);
    answers(all);
    posts(all);
    taken(all);
}

/// Alice and Bob, Alice begins.
fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// One more entry, as it is given.
fn put(all: &mut Collection, game: &TestGame, file: &str, what: &str, by: &str, kind: EntryKind) {
    all.last(game, file, FAULT, what, game.forge(by, kind, |_| {}));
}

/// The same with a slip, so that a post is at fault for its author only.
fn with_note(game: &TestGame) -> TestGame {
    let mut game = game.clone();
    let slip = game.slip("alice", slips::note());
    game.with([slip]);
    game
}

fn open() -> EntryKind {
    EntryKind::Open(OpenedBoard { path: text("A1"), salts: bytes(1) })
}

/// Every act with a name for files, and what it is in words.
fn acts() -> Vec<(&'static str, &'static str, EntryKind)> {
    vec![
        ("turn", "a turn", turn_to("hello", "to=carol")),
        ("answer", "an answer", answer()),
        ("agree", "an agreement", agree(1)),
        ("resign", "a resignation", resign()),
        ("claim", "the claim of a draw", claim_draw()),
        ("join", "a join", join()),
        ("open", "the opening of a board", open()),
        ("save", "tokens kept", EntryKind::Save(1)),
        ("post", "a post", post()),
    ]
}

fn authors(all: &mut Collection) {
    let game = TestGame::begin(two());
    let noted = with_note(&game);
    let first = |all: &mut Collection, file: &str, what: &str, by: &str, kind: EntryKind| {
        all.last(&game, file, FIRST, what, noted.forge(by, kind, |_| {}));
    };
    first(all, "author-unknown", "nobody has this name", "mallory", post());
    first(all, "author-unknown-turn", "a turn of nobody", "mallory", turn_to("hello", "to=bob"));
    first(all, "author-referee", "there is no referee", "referee", post());
    first(all, "author-referee-ruling", "a ruling where there is no referee", "referee", here());
    first(all, "author-lots", "`lots` writes", "lots", post());
    put(all, &game, "charter-again", "a charter in the middle of a game", "alice", kinds::charter(&two()));
    let begins = |by: &str, kind: EntryKind| game.forge_as(by, by, kind, |entry| (entry.seq, entry.prev) = (0, None));
    for (file, what, kind) in acts() {
        all.add(&format!("first-{file}"), FIRST, 0, &format!("a log that begins with {what}"), begins("alice", kind));
    }
    all.add("first-ruling", FIRST, 0, "a log that begins with a ruling", begins("alice", here()));
    let what = "a charter that is by another player than its organiser";
    all.add("charter-by-player", FIRST, 0, what, begins("bob", kinds::charter(&two())));
    let what = "a charter that is by nobody whom it names";
    all.add("charter-by-stranger", FIRST, 0, what, begins("mallory", kinds::charter(&two())));
}

/// Everybody who does not hold the pen, with every act.
fn without_the_pen(all: &mut Collection) {
    let mut game =
        TestGame::begin(open_game(&["alice", "bob", "carol", "dave"]).referee().organiser("olga").first("alice"));
    let leaves = game.slip("dave", slips::resign());
    game.post([leaves]);
    let noted = with_note(&game);
    for (who, role) in [
        ("bob", "a player who is not to act"),
        ("dave", "who has left"),
        ("referee", "the referee"),
        ("olga", "the organiser"),
    ] {
        for (file, what, kind) in acts() {
            let entry = noted.forge(who, kind, |_| {});
            all.last(&game, &format!("pen-{who}-{file}"), FAULT, &format!("{what} by {role}"), entry);
        }
    }
    for who in ["alice", "bob", "dave", "olga"] {
        put(all, &game, &format!("ruling-{who}"), &format!("a ruling by {who}, who is not the referee"), who, here());
    }
    let note = game.slip("bob", slips::note());
    let mut own = game.clone();
    own.with([note]);
    let entry = own.forge("bob", post(), |_| {});
    all.last(&game, "pen-post-own-slip", FAULT, "the author of a slip writes it in without the pen", entry);
    let mut thrown = TestGame::begin(three().referee());
    thrown.turn("alice", "throw: 2d6");
    let element = adjudicate::log::Bytes(thrown.next_element("bob"));
    let entry = thrown.forge("bob", answer(), |entry| entry.reveal.0.push((name("bob"), element)));
    all.last(
        &thrown,
        "pen-answer-element",
        FAULT,
        "a contributor who is not the roller brings an element himself",
        entry,
    );
    let mut lots = TestGame::begin(open_game(&["alice", "bob", "carol"]));
    let element = adjudicate::log::Bytes(lots.next_element("bob"));
    assert_eq!(lots.pen(), "alice");
    let entry = lots.forge("bob", answer(), |entry| entry.reveal.0.push((name("bob"), element)));
    all.last(
        &lots,
        "pen-answer-lots",
        FAULT,
        "the second in seat order answers for the lots while the first is due",
        entry,
    );
    lots.answer(&[]);
    assert_eq!(lots.pen(), "bob");
    let what = "who has given an element for the lots answers again";
    all.last(&lots, "pen-answer-again", FAULT, what, lots.forge("alice", answer(), |_| {}));
    let mut postal = TestGame::begin(three().by_post("bob"));
    postal.turn("alice", "hello");
    let what = "the referee in his own name, where he is a player's scribe";
    put(all, &postal, "pen-scribe", what, "referee", turn_to("hello", "to=carol"));
}

fn before_the_start(all: &mut Collection) {
    let mut game = TestGame::open(two().referee().organiser("olga").clock(7, 3, 0));
    put(all, &game, "join-order", "the second player joins first", "bob", join());
    put(all, &game, "join-organiser", "the organiser joins, who does not play", "olga", join());
    put(all, &game, "join-referee", "the referee joins, who has no part in the dice", "referee", join());
    for (file, what, kind) in
        acts().into_iter().filter(|(file, ..)| !["join", "post", "agree", "resign"].contains(file))
    {
        put(all, &game, &format!("early-{file}"), &format!("{what} before anybody has joined"), "alice", kind);
    }
    game.join("alice");
    put(all, &game, "join-again", "a player joins again", "alice", join());
    put(all, &game, "early-turn-joined", "a turn before all have joined", "alice", turn_to("hello", "to=bob"));
    put(all, &game, "early-turn-due", "a turn by who has to join", "bob", turn_to("hello", "to=alice"));
    put(all, &game, "early-answer-due", "an answer by who has to join", "bob", answer());
    game.join("bob");
    put(all, &game, "join-late", "a join when all have joined", "alice", join());
    let organised = TestGame::open(two().organiser("bob"));
    let what = "a player joins before the organiser, who plays as well";
    put(all, &organised, "join-before-organiser", what, "alice", join());
    let mut postal = TestGame::open(two().by_post("bob"));
    put(all, &postal, "join-referee-first", "the referee joins before the player", "referee", join());
    postal.join("alice");
    put(all, &postal, "join-by-post", "a player without a key joins", "bob", join());
    put(all, &postal, "join-first-again", "a player joins again instead of the referee", "alice", join());
    let mut left = TestGame::open(three());
    left.join("alice");
    left.posted("bob", slips::resign());
    put(all, &left, "join-left", "a player joins who has resigned", "bob", join());
    // After an agreement on a referee in a game with dice all join again.
    let mut again = TestGame::begin(three().referee());
    again.agreed("bob", slips::offer_referee("referee2"));
    put(all, &again, "rejoin-order", "the second joins first after an agreement on a referee", "bob", join());
    put(all, &again, "rejoin-turn", "a turn before all have joined again", "alice", turn_to("hello", "to=bob"));
    put(all, &again, "rejoin-referee", "the new referee joins, who has no part in the dice", "referee", join());
    let mut fixed = TestGame::begin(two().game("nine-mens-morris").referee());
    fixed.agreed("bob", slips::offer_referee("referee2"));
    put(
        all,
        &fixed,
        "rejoin-no-dice",
        "a join after an agreement on a referee in a game without dice",
        "alice",
        join(),
    );
}

fn after_the_end(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee().organiser("olga").clock(7, 3, 0));
    game.turn("alice", "hello");
    game.posted("carol", slips::resign());
    game.posted("alice", slips::resign());
    assert_eq!(game.pen(), "bob");
    for (file, what, kind) in acts().into_iter().filter(|(file, ..)| *file != "post") {
        put(all, &game, &format!("late-{file}"), &format!("{what} after the end"), "bob", kind);
    }
    let noted = with_note(&game);
    for (who, role) in [("alice", "who has left"), ("referee", "the referee"), ("olga", "the organiser")] {
        let entry = noted.forge(who, post(), |_| {});
        all.last(&game, &format!("late-post-{who}"), FAULT, &format!("a post after the end by {role}"), entry);
    }
    // Nobody who was in the game to its end has a key: only rulings can follow.
    let mut closed = TestGame::begin(two().by_post("bob"));
    closed.write("alice", resign());
    assert_eq!(closed.state.holder(), None);
    let noted = with_note(&closed);
    for who in ["alice", "bob", "referee"] {
        let entry = noted.forge(who, post(), |_| {});
        all.last(
            &closed,
            &format!("closed-post-{who}"),
            FAULT,
            &format!("a post of {who} where nobody writes any more"),
            entry,
        );
    }
}

fn turns(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee().organiser("olga"));
    game.turn("alice", "hello");
    put(all, &game, "turn-twice", "a player moves twice in a row", "alice", turn_to("more", "to=bob"));
    game.turn("bob", "throw: 2d6");
    put(all, &game, "turn-pending", "the roller goes on before the throw", "bob", turn_to("hello", "to=carol"));
    game.answer(&["alice"]);
    let what = "the roller goes on while an element is missing";
    put(all, &game, "turn-pending-one", what, "bob", turn_to("hello", "to=carol"));
    let carol = adjudicate::log::Bytes(game.next_element("carol"));
    let entry = game.forge("bob", turn_to("hello", "to=carol"), |entry| entry.reveal.0.push((name("carol"), carol)));
    all.last(&game, "turn-own-missing", FAULT, "the roller's turn brings all elements but his own", entry);
    game.answer(&["carol"]);
    let mut thrown = TestGame::begin(three().referee());
    thrown.turn("alice", "throw: 2d6");
    let own = adjudicate::log::Bytes(thrown.next_element("alice"));
    let entry = thrown.forge("alice", turn_to("hello", "to=bob"), |entry| entry.reveal.0.push((name("alice"), own)));
    all.last(&thrown, "turn-others-missing", FAULT, "the roller's turn brings his own element only", entry);
    put(all, &thrown, "claim-pending", "the claim of a draw while a throw is pending", "alice", claim_draw());
    put(all, &thrown, "join-pending", "a join while a throw is pending", "alice", join());
    put(all, &thrown, "open-pending", "the opening of a board while a throw is pending", "alice", open());
    put(all, &thrown, "save-pending", "tokens kept while a throw is pending", "alice", EntryKind::Save(1));
    let lots = TestGame::begin(two().but(|charter| charter.first = None));
    put(all, &lots, "turn-lots", "a turn before the lots are drawn", "alice", turn_to("hello", "to=bob"));
    let running = TestGame::begin(two());
    put(all, &running, "open-running", "a board is opened in a game that goes on", "alice", open());
    put(all, &running, "save-running", "tokens are kept in a game that goes on", "alice", EntryKind::Save(1));
    let then = running.forge("alice", turn_to("hello", "to=alice"), |entry| {
        if let EntryKind::Turn(turn) = &mut entry.kind {
            turn.then = Some(text("hello"));
        }
    });
    all.last(&running, "then-alone", FAULT, "`then` without an order", then);
    let other = with_note(&running);
    let then = other.forge("alice", turn_to("hello", "to=alice"), |entry| {
        if let EntryKind::Turn(turn) = &mut entry.kind {
            turn.then = Some(text("hello"));
        }
    });
    all.last(&running, "then-other-slip", FAULT, "`then` with a slip that is no order", then);
}

fn answers(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee().organiser("olga"));
    let put = |all: &mut Collection, game: &TestGame, file: &str, what: &str, fault, whose: &[(&str, [u8; 32])]| {
        let pen = game.pen();
        let entry = game.forge(&pen, answer(), |entry| {
            let element = |(who, element): &(&str, [u8; 32])| (name(who), adjudicate::log::Bytes(*element));
            entry.reveal.0.extend(whose.iter().map(element));
        });
        all.last(game, file, fault, what, entry);
    };
    put(all, &game, "answer-idle", "an answer when no throw is pending", FAULT, &[]);
    put(all, &game, "answer-idle-element", "an element when no throw is pending", FAULT, &[("bob", [1; 32])]);
    game.turn("alice", "throw: 2d6");
    put(all, &game, "answer-nothing", "an answer that brings nothing", DICE, &[]);
    put(all, &game, "answer-organiser", "an answer with an element of the organiser only", DICE, &[("olga", [1; 32])]);
    put(all, &game, "answer-nobody", "an answer with an element of nobody", DICE, &[("dave", [1; 32])]);
    put(
        all,
        &game,
        "answer-referee",
        "an element of the referee, who has no part in it",
        DICE,
        &[("referee", [1; 32])],
    );
    game.answer(&["carol"]);
    let carol = game.next_element("carol");
    put(all, &game, "answer-again", "an answer with an element that is in already", DICE, &[("carol", carol)]);
}

fn posts(all: &mut Collection) {
    let mut game = TestGame::begin(two().referee().organiser("olga"));
    put(all, &game, "post-empty", "a post without slips", "alice", post());
    for _ in 0..16 {
        game.note("olga");
    }
    let slip = game.slip("bob", slips::note());
    all.post(&game, "post-17", FAULT, "the seventeenth post in a row", [slip]);
    let mut over = TestGame::begin(two());
    over.write("alice", resign());
    put(all, &over, "post-empty-late", "a post without slips after the end", "bob", post());
    for _ in 0..64 {
        over.note("bob");
    }
    let slip = over.slip("alice", slips::note());
    all.post(&over, "post-65", FAULT, "the sixty-fifth post in a row after the end", [slip]);
    // Sixteen posts before the end count on behind it.
    let mut mixed = TestGame::begin(two().referee());
    for _ in 0..16 {
        mixed.note("bob");
    }
    mixed.write("referee", kinds::rule_result("alice 1, bob 1"));
    for _ in 0..64 {
        mixed.note("bob");
    }
    let slip = mixed.slip("bob", slips::note());
    all.post(
        &mixed,
        "post-65-ruled",
        FAULT,
        "the sixty-fifth post in a row behind the ruling that ended the game",
        [slip],
    );
}

/// A slip that ends the game, or takes the pen from the entry's author, leaves no act but a post.
fn taken(all: &mut Collection) {
    let mut game = TestGame::begin(two().referee());
    let bob = game.slip("bob", slips::resign());
    let mut ended = game.clone();
    ended.with([bob]);
    for (file, what, kind) in acts().into_iter().filter(|(file, ..)| *file != "post") {
        let entry = ended.forge("alice", kind, |_| {});
        all.last(&game, &format!("slip-ends-{file}"), FAULT, &format!("{what} with a slip that ends the game"), entry);
    }
    let mut game = TestGame::begin(three().referee());
    let alice = game.slip("alice", slips::resign());
    let mut taken = game.clone();
    taken.with([alice]);
    for (file, what, kind) in acts().into_iter().filter(|(file, ..)| *file != "post") {
        let entry = taken.forge("alice", kind, |_| {});
        let what = format!("{what} with a slip by which its author leaves");
        all.last(&game, &format!("slip-leaves-{file}"), FAULT, &what, entry);
    }
    // Bob leaves, so the throw of two is another one, and Alice alone contributes.
    let mut early = TestGame::open(three());
    early.join("alice");
    let bob = early.slip("bob", slips::resign());
    let mut taken = early.clone();
    taken.with([bob]);
    let what = "a join with a slip by which its author leaves";
    all.last(&early, "slip-leaves-before-join", FAULT, what, taken.forge("bob", join(), |_| {}));
}
