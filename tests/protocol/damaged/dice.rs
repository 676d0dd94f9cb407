//! Dice elements and numbers thrown (protocol, section 4).

use adjudicate::log::{Bytes, Entry, Text};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::{TestGame, chain, kinds, name, open_game, slips, text};

use crate::damaged::collection::Collection;

const FAULT: (FaultClass, &str) = (FaultClass::Reveal, "protocol 4");

pub fn collect(all: &mut Collection) {
    elements(all);
    of_others(all);
    last(all);
    order(all);
    where_none_belongs(all);
    keys(all);
    eras(all);
    numbers(all);
}

fn element(bytes: [u8; 32]) -> Bytes<32> {
    Bytes(bytes)
}

fn give(entry: &mut Entry, who: &str, element: [u8; 32]) {
    entry.reveal.0.push((name(who), self::element(element)));
}

/// One element that is due, damaged in every way.
fn elements(all: &mut Collection) {
    // Lots are pending: Bob's join brought his element, Alice holds the pen and gives hers.
    let mut game = TestGame::begin(open_game(&["alice", "bob"]));
    let other = TestGame::begin(open_game(&["alice", "bob"]).but(|charter| charter.nonce.0[0] = 9));
    let right = game.element("alice", 1);
    let answer = game.valid("alice", kinds::answer());
    assert_eq!(answer.reveal.0[0].1.0, right);
    let one_bit = |byte: usize, bit: u8| {
        let mut element = right;
        element[byte] ^= bit;
        element
    };
    let tip = game.chain_of("alice").tip();
    for (file, element, what) in [
        ("second", game.element("alice", 2), "the second element where the first is due"),
        ("third", game.element("alice", 3), "the third element where the first is due"),
        ("tip", tip, "the tip, which is no element"),
        ("last", game.element("alice", 65_536), "the last element of the chain"),
        ("era-1", game.element("alice", 1_025), "the first element of era 1"),
        ("era-0-last", game.element("alice", 1_024), "the element before those of era 1"),
        ("other-player", game.element("bob", 1), "another player's element"),
        ("other-game", other.element("alice", 1), "the element of another game"),
        ("zeros", [0; 32], "zeros"),
        ("first-bit", one_bit(0, 1), "an element whose first bit is wrong"),
        ("last-bit", one_bit(31, 0x80), "an element whose last bit is wrong"),
    ] {
        let entry = game.changed("alice", kinds::answer(), |entry| entry.reveal.0[0].1 = Bytes(element));
        all.last(&game, &format!("element-{file}"), FAULT, what, entry);
    }

    let mut open = TestGame::open(open_game(&["alice", "bob"]));
    let element = open.element("alice", 1);
    let early = open.changed("alice", kinds::join(), |entry| give(entry, "alice", element));
    all.last(&open, "join-early", FAULT, "the first join brings an element, and no throw is pending", early);
    open.join("alice");
    let missing = open.changed("bob", kinds::join(), |entry| entry.reveal.0.clear());
    all.last(&open, "join-missing", FAULT, "the last join lacks its author's element for the lots", missing);
    let second = open.element("bob", 2);
    let ahead = open.changed("bob", kinds::join(), |entry| entry.reveal.0[0].1 = Bytes(second));
    all.last(&open, "join-second", FAULT, "the last join brings its author's second element", ahead);
    let element = open.element("alice", 1);
    let brings = open.changed("bob", kinds::join(), |entry| entry.reveal.0.insert(0, (name("alice"), Bytes(element))));
    let what = "the last join brings another's element for the throw that it makes pending";
    all.last(&open, "join-brings", FAULT, what, brings);
    let mut fixed = TestGame::open(open_game(&["alice", "bob"]).first("alice"));
    fixed.join("alice");
    let element = fixed.element("bob", 1);
    let superfluous = fixed.changed("bob", kinds::join(), |entry| give(entry, "bob", element));
    all.last(&fixed, "join-superfluous", FAULT, "the last join brings an element where nothing is thrown", superfluous);
    fixed.join("bob");
    let element = fixed.element("alice", 1);
    let superfluous = fixed.changed("alice", kinds::turn("hello"), |entry| give(entry, "alice", element));
    all.last(&fixed, "turn-superfluous", FAULT, "a turn brings an element where nothing is thrown", superfluous);
    let early = fixed.changed("alice", kinds::turn("throw: 2d6"), |entry| give(entry, "alice", element));
    all.last(
        &fixed,
        "turn-roller",
        FAULT,
        "the roller brings his element with the step that asks for the throw",
        early,
    );
}

/// Elements that who holds the pen brings for others.
fn of_others(all: &mut Collection) {
    let mut game =
        TestGame::begin(open_game(&["alice", "bob", "carol", "dave"]).referee().organiser("olga").first("alice"));
    let quiet = game.clone();
    game.turn("alice", "throw: 2d6");
    let [bob, carol, alice] = ["bob", "carol", "alice"].map(|who| game.element(who, 1));
    let mut case = |game: &TestGame, file: &str, what: &str, change: &dyn Fn(&mut Entry)| {
        all.last(game, &format!("others-{file}"), FAULT, what, game.forge("alice", kinds::answer(), change));
    };
    case(&game, "wrong", "an element that is another player's", &|entry| give(entry, "carol", bob));
    case(&game, "one-wrong", "one good element and one that is none", &|entry| {
        give(entry, "bob", bob);
        give(entry, "carol", [1; 32]);
    });
    case(&game, "roller", "the roller's own element while others are missing", &|entry| {
        give(entry, "alice", alice);
        give(entry, "bob", bob);
    });
    case(&game, "referee", "an element of the referee, who has no part in the dice", &|entry| {
        give(entry, "bob", bob);
        give(entry, "referee", [1; 32]);
    });
    case(&game, "organiser", "an element of the organiser", &|entry| {
        give(entry, "bob", bob);
        give(entry, "olga", [1; 32]);
    });
    case(&game, "unknown", "an element of somebody unknown", &|entry| {
        give(entry, "bob", bob);
        give(entry, "eve", [1; 32]);
    });
    let two = game.element("bob", 2);
    case(&game, "next", "the element for the roll after this one", &|entry| give(entry, "bob", two));
    game.answer(&["bob"]);
    case(&game, "again", "an element that is in already", &|entry| {
        give(entry, "bob", bob);
        give(entry, "carol", carol);
    });
    case(&game, "next-again", "the element after one that is in already", &|entry| {
        give(entry, "bob", two);
        give(entry, "carol", carol);
    });
    let mut postal = TestGame::begin(open_game(&["alice", "bob", "carol"]).by_post("carol").first("alice"));
    postal.turn("alice", "throw: 2d6");
    let bob = postal.element("bob", 1);
    case(&postal, "by-post", "an element of a player without a key", &|entry| {
        give(entry, "bob", bob);
        give(entry, "carol", [1; 32]);
    });
    let mut left = TestGame::begin(open_game(&["alice", "bob", "carol", "dave"]).first("alice"));
    left.posted("dave", slips::resign());
    left.turn("alice", "throw: 2d6");
    let (bob, dave) = (left.element("bob", 1), left.element("dave", 1));
    case(&left, "left", "an element of who left before the throw", &|entry| {
        give(entry, "bob", bob);
        give(entry, "dave", dave);
    });
    let mut roller = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee_dice().first("alice"));
    roller.turn("alice", "throw: 2d6");
    let (bob, referee) = (roller.element("bob", 1), roller.element("referee", 1));
    case(&roller, "not-contributing", "an element of a player where the referee throws with the roller", &|entry| {
        give(entry, "bob", bob);
        give(entry, "referee", referee);
    });
    let superfluous = quiet.forge("alice", kinds::turn_to("hello", "to=bob"), |entry| give(entry, "bob", bob));
    let what = "a turn brings another's element where nothing is thrown";
    all.last(&quiet, "others-superfluous", FAULT, what, superfluous);
}

/// The last element comes with the entry of whose it is, and nobody keeps it back.
fn last(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    game.turn("alice", "throw: 2d6");
    let bob = element(game.element("bob", 1));
    let kept = game.forge("alice", kinds::answer(), |entry| entry.reveal.0.push((name("bob"), bob)));
    all.last(&game, "last-kept", FAULT, "the roller brings all elements but the last, his own", kept);
    let mut three = TestGame::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    three.turn("alice", "throw: 2d6");
    three.answer(&["bob"]);
    let carol = element(three.element("carol", 1));
    let kept = three.forge("alice", kinds::answer(), |entry| entry.reveal.0.push((name("carol"), carol)));
    all.last(
        &three,
        "last-kept-later",
        FAULT,
        "the roller brings the last element of others and keeps his own back",
        kept,
    );
    let mut lots = TestGame::begin(open_game(&["alice", "bob", "carol"]));
    lots.answer(&[]);
    let alice = element(lots.element("alice", 1));
    let again = lots.forge("bob", kinds::answer(), |entry| entry.reveal.0.push((name("alice"), alice)));
    all.last(
        &lots,
        "last-lots-again",
        (FaultClass::Kind, "protocol 4.4"),
        "an answer for the lots with another's element that is in",
        again,
    );
    // In an agreement the last element has to be there, too.
    let slips_of = |game: &TestGame| {
        let mut ahead = game.clone();
        ahead.offered("bob", slips::offer_draw())
    };
    let mut agreeing = game.clone();
    agreeing.with(slips_of(&game));
    let kept = agreeing.forge("alice", kinds::agree(1), |entry| entry.reveal.0.push((name("bob"), bob)));
    all.last(&game, "last-agree", FAULT, "an agreement brings all elements but the last, its author's", kept);
    let own = element(game.element("alice", 1));
    let alone = agreeing.forge("alice", kinds::agree(1), |entry| entry.reveal.0.push((name("alice"), own)));
    all.last(
        &game,
        "last-agree-early",
        FAULT,
        "an agreement brings its author's element while another is missing",
        alone,
    );
    // If the roller has no key, the referee's element is the last.
    let mut postal = TestGame::begin(open_game(&["alice", "bob", "carol"]).by_post("carol").first("carol"));
    postal.turn("carol", "throw: 2d6");
    let (alice, referee) = (postal.element("alice", 1), postal.element("referee", 1));
    let first = postal.forge("carol", kinds::answer(), |entry| {
        give(entry, "alice", alice);
        give(entry, "referee", referee);
    });
    all.last(
        &postal,
        "last-referee-early",
        FAULT,
        "the referee's element for a player without a key while one is missing",
        first,
    );
    postal.answer(&["alice"]);
    let bob = postal.element("bob", 1);
    let kept = postal.forge("carol", kinds::answer(), |entry| give(entry, "bob", bob));
    all.last(&postal, "last-referee-kept", FAULT, "the scribe brings all elements but the last, the referee's", kept);
    // In a turn it is a matter of the turn's being possible at all.
    let what = "a turn that keeps its author's element back";
    let kept = game
        .forge("alice", kinds::turn_to("hello", "to=bob"), |entry| entry.reveal.0.push((name("bob"), bob_of(&game))));
    all.last(&game, "last-turn", (FaultClass::Kind, "protocol 1.7"), what, kept);
    // Elements in other hands' entries: a scribe's entry brings none of the referee's that is not the last.
    let mut scribe = TestGame::begin(open_game(&["alice", "bob"]).by_post("bob").first("bob"));
    scribe.turn("bob", "hello");
    scribe.turn("alice", "hello");
    let own = scribe.element("referee", 1);
    let brings = scribe.forge("bob", kinds::turn_to("hello", "to=alice"), |entry| give(entry, "referee", own));
    all.last(
        &scribe,
        "scribe-superfluous",
        FAULT,
        "a scribe's turn brings the referee's element where nothing is thrown",
        brings,
    );
}

fn bob_of(game: &TestGame) -> Bytes<32> {
    element(game.element("bob", 1))
}

fn order(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).by_post("bob").first("alice"));
    game.turn("alice", "throw: 2d6");
    let mut both = game.clone();
    let swapped =
        both.bringing(&["carol", "referee"]).changed("alice", kinds::answer(), |entry| entry.reveal.0.reverse());
    all.last(&game, "order-referee", FAULT, "the referee's element before the players'", swapped);
    let mut players = TestGame::begin(open_game(&["alice", "bob", "carol"]).first("bob"));
    players.turn("bob", "throw: 2d6");
    let swapped =
        players.clone().bringing(&["alice", "carol"]).changed("bob", kinds::answer(), |entry| entry.reveal.0.reverse());
    all.last(&players, "order-seats", FAULT, "elements that are not in seat order", swapped);
    let swapped = players
        .clone()
        .bringing(&["alice", "carol"])
        .changed("bob", kinds::answer(), |entry| entry.reveal.0.swap(0, 1));
    all.last(&players, "order-own-first", FAULT, "the roller's element first, though another seat is before", swapped);
    let mut lots = TestGame::begin(open_game(&["alice", "bob", "carol"]));
    let swapped = lots.clone().bringing(&["bob"]).changed("alice", kinds::answer(), |entry| entry.reveal.0.reverse());
    all.last(&lots, "order-lots", FAULT, "elements for lots that are not in seat order", swapped);
    lots.answer(&[]);
}

/// Only joins, turns, answers and agreements bring elements.
fn where_none_belongs(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().clock(7, 3, 0).first("alice"));
    game.turn("alice", "throw: 2d6");
    let bob = game.element("bob", 1);
    let mut noted = game.clone();
    let slip = noted.slip("bob", slips::note());
    noted.with([slip]);
    for (file, by, kind) in [
        ("post", "alice", kinds::post()),
        ("resignation", "alice", kinds::resign()),
        ("ruling", "referee", kinds::here()),
        ("ruling-forfeit", "referee", kinds::forfeit("bob")),
    ] {
        let brings = noted.forge(by, kind.clone(), |entry| give(entry, "bob", bob));
        all.last(&game, &format!("with-{file}"), FAULT, &format!("a {file} brings an element"), brings);
        let dice = noted.forge(by, kind, |entry| entry.dice = Some(text("3 4")));
        all.last(&game, &format!("dice-with-{file}"), FAULT, &format!("a {file} has `dice`"), dice);
    }
    let first = |change: &dyn Fn(&mut Entry)| {
        let mut entry = TestGame::open(open_game(&["alice", "bob"])).last();
        change(&mut entry);
        adjudicate_testkit::world::sign(entry, "alice")
    };
    let what = "a charter with an element";
    all.add("with-charter", FAULT, 0, what, first(&|entry| give(entry, "alice", [1; 32])));
    all.add("dice-with-charter", FAULT, 0, "a charter with `dice`", first(&|entry| entry.dice = Some(text("1"))));
}

/// Chains belong to keys, and to the entry behind which they were made.
fn keys(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"));
    let old = game.element("bob", 1);
    let tip = game.state.head();
    game.rekey("bob", "bob2");
    game.turn("alice", "throw: 2d6");
    let mut answer = |game: &TestGame, file: &str, what: &str, who: &str, given: [u8; 32]| {
        let pen = game.pen();
        let entry = game.forge(&pen, kinds::answer(), |entry| give(entry, who, given));
        all.last(game, file, FAULT, what, entry);
    };
    answer(&game, "old-chain", "an element of the chain of a former key", "bob", old);
    answer(&game, "new-chain-second", "the second element of a new chain", "bob", game.element("bob", 2));
    let elsewhere = chain("bob2", &game.state.id(), &game.state.id()).element(1).unwrap();
    assert_ne!(tip, game.state.id());
    answer(&game, "new-chain-elsewhere", "an element of the new key's chain behind another entry", "bob", elsewhere);
    // The count of rolls goes on with a new chain.
    let mut later = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"));
    later.turn("alice", "throw: 2d6");
    later.throw();
    later.turn("alice", "hello");
    later.rekey("carol", "carol2");
    later.turn("bob", "throw: 2d6");
    answer(
        &later,
        "count-goes-on",
        "the first element of a new chain for its owner's second roll",
        "carol",
        later.element("carol", 1),
    );
    let mut ruled = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"));
    let old = ruled.element("bob", 1);
    ruled.rekey_for("bob", "bob2");
    ruled.turn("alice", "throw: 2d6");
    answer(&ruled, "ruled-chain", "an element of the key that a ruling has replaced", "bob", old);
    answer(&ruled, "ruled-era", "the new chain's first element, in era 1", "bob", ruled.element("bob", 1));
    let mut again = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee());
    again.throw();
    let old = again.element("bob", 1);
    again.agreed("bob", slips::offer_referee("referee2"));
    again.join_all();
    let pen = again.pen();
    again.turn(&pen, "throw: 2d6");
    answer(&again, "rejoined-chain", "an element of the chain of before an agreement on a referee", "bob", old);
}

/// Elements belong to a roll and an era.
fn eras(all: &mut Collection) {
    let start = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"));
    let mut answer = |game: &TestGame, file: &str, what: &str, who: &str, number: u32| {
        let pen = game.pen();
        let given = game.element(who, number);
        let entry = game.forge(&pen, kinds::answer(), |entry| give(entry, who, given));
        all.last(game, &format!("era-{file}"), FAULT, what, entry);
    };
    let mut thrown = start.clone();
    thrown.turn("alice", "throw: 2d6");
    thrown.answer(&["bob"]);
    let mut ruled = thrown.clone();
    ruled.write("referee", kinds::here());
    assert_eq!((ruled.next_number("bob"), ruled.next_number("alice")), (1_026, 1_026));
    answer(&ruled, "cancelled", "an element that a ruling has cancelled", "bob", 1);
    answer(&ruled, "before", "the element of this roll in the era before", "bob", 2);
    answer(&ruled, "count", "an element as if the cancelled roll had not counted", "bob", 1_025);
    answer(&ruled, "next-roll", "the element of the roll after this one", "bob", 1_027);
    answer(&ruled, "next", "an element of the era after this one", "bob", 2_050);
    answer(
        &ruled,
        "count-of-missing",
        "an element of who had given none, as if the cancelled roll had not counted",
        "carol",
        1_025,
    );
    let mut second = ruled.clone();
    second.write("referee", kinds::here());
    answer(&second, "second", "an element of era 1 in era 2", "bob", 1_027);
    answer(&second, "second-count", "an element of era 2 as if one cancelled roll had not counted", "bob", 2_050);
    let mut far = start.clone();
    far.write("referee", kinds::numbered(adjudicate::log::RefereeDecision::Here(adjudicate::log::True), 63));
    far.turn("alice", "throw: 2d6");
    assert_eq!(far.next_number("bob"), 64_513);
    answer(&far, "64", "an element beyond era 63", "bob", 65_536);
    answer(&far, "1-of-63", "an element of era 1 where the ruling before has number 63", "bob", 1_025);
    // A player who leaves cancels what was in; a void roll counts no second time.
    let mut left = start.clone();
    left.turn("alice", "throw: 2d6");
    left.answer(&["bob"]);
    left.posted("carol", slips::resign());
    assert_eq!(left.next_number("bob"), 2);
    answer(&left, "left", "an element that a leaving has cancelled", "bob", 1);
    let mut void = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"));
    void.turn("alice", "throw: 2d6");
    void.posted("alice", slips::resign());
    void.turn("bob", "throw: 2d6");
    answer(&void, "void", "the element of a roll that became void", "carol", 1);
    answer(&void, "void-twice", "an element as if the void roll had counted twice", "carol", 3);
    let mut next = start.clone();
    next.turn("alice", "throw: 2d6");
    next.throw();
    next.turn("alice", "hello");
    next.turn("bob", "throw: 2d6");
    answer(&next, "used", "the element of the throw before", "carol", 1);
    answer(&next, "ahead", "the element of the throw after this one", "carol", 3);
}

fn numbers(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    game.turn("alice", "throw: 3d6");
    let right = game.clone().bringing(&["bob"]).valid("alice", kinds::answer()).dice.unwrap();
    let numbers: Vec<&str> = right.as_str().split(' ').collect();
    let [a, b, c] = numbers[..] else { panic!("{right}") };
    let next = |number: &str| number.parse::<u32>().unwrap() % 6 + 1;
    for (file, what, dice) in [
        ("wrong", "a number that was not thrown", format!("{} {b} {c}", next(a))),
        ("last-wrong", "a last number that was not thrown", format!("{a} {b} {}", next(c))),
        ("few", "a number too few", format!("{a} {b}")),
        ("many", "a number too many", format!("{a} {b} {c} 1")),
        ("commas", "commas between the numbers", format!("{a},{b},{c}")),
        ("joined", "numbers without blanks", format!("{a}{b}{c}")),
        ("blanks", "two blanks between numbers", format!("{a}  {b} {c}")),
        ("blank-before", "a blank before the numbers", format!(" {a} {b} {c}")),
        ("blank-behind", "a blank behind the numbers", format!("{a} {b} {c} ")),
        ("zeros", "a leading zero", format!("0{a} {b} {c}")),
        (
            "sum",
            "the sum of the numbers",
            format!("{}", [a, b, c].map(|n| n.parse::<u32>().unwrap()).iter().sum::<u32>()),
        ),
        ("words", "words", "three sixes".to_owned()),
    ] {
        let entry =
            game.clone().bringing(&["bob"]).changed("alice", kinds::answer(), |entry| entry.dice = Some(text(&dice)));
        all.last(&game, &format!("dice-{file}"), FAULT, &format!("`dice` with {what}"), entry);
    }
    if a != b || b != c {
        let mut sorted = vec![a, b, c];
        sorted.sort_unstable();
        if sorted == [a, b, c] {
            sorted.reverse();
        }
        let entry = game
            .clone()
            .bringing(&["bob"])
            .changed("alice", kinds::answer(), |entry| entry.dice = Some(text(&sorted.join(" "))));
        all.last(&game, "dice-order", FAULT, "`dice` in another order", entry);
    }
    let entry = game.clone().bringing(&["bob"]).changed("alice", kinds::answer(), |entry| entry.dice = None);
    all.last(&game, "dice-missing", FAULT, "an answer completes a throw and lacks `dice`", entry);
    let entry = game.clone().bringing(&["bob"]).changed("alice", kinds::turn("well"), |entry| entry.dice = None);
    all.last(&game, "dice-missing-turn", FAULT, "a turn completes a throw and lacks `dice`", entry);
    let mut pending = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let dice = |entry: &mut Entry| entry.dice = Some(text("4 2"));
    let entry = pending.changed("alice", kinds::turn("hello"), dice);
    all.last(&pending, "dice-superfluous", FAULT, "a turn has `dice`, and nothing is thrown", entry);
    let entry = pending.changed("alice", kinds::turn("throw: 2d6"), dice);
    all.last(&pending, "dice-asking", FAULT, "the step that asks for a throw has `dice`", entry);
    let mut three = TestGame::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    three.turn("alice", "throw: 2d6");
    let entry = three.clone().bringing(&["bob"]).changed("alice", kinds::answer(), dice);
    all.last(&three, "dice-incomplete", FAULT, "an answer has `dice`, and elements are missing", entry);
    let mut lots = TestGame::open(open_game(&["alice", "bob"]));
    lots.join("alice");
    let entry = lots.changed("bob", kinds::join(), |entry| entry.dice = Text::new("1").ok());
    all.last(&lots, "dice-join", FAULT, "a join has `dice`, and the lots are not complete", entry);
}
