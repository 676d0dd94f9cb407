//! Dice elements and numbers thrown (protocol, section 4).

use adjudicate::log::{Bytes, Entry, Text};
use adjudicate::referee::Class;

use crate::collection::Collection;
use crate::common::{World, chain, kinds, name, open_game, text};

const FAULT: (Class, &str) = (Class::Reveal, "protocol 4");

pub fn collect(all: &mut Collection) {
    elements(all);
    of_others(all);
    order(all);
    where_none_belongs(all);
    keys(all);
    numbers(all);
}

fn give(entry: &mut Entry, who: &str, element: [u8; 32]) {
    entry.reveal.0.push((name(who), Bytes(element)));
}

/// One element that is due, damaged in every way.
fn elements(all: &mut Collection) {
    // Lots are pending: Bob's join brought his element, Alice is due hers.
    let mut game = World::begin(open_game(&["alice", "bob"]));
    let other = World::begin(open_game(&["alice", "bob"]).but(|charter| charter.nonce.0[0] = 9));
    let right = game.element("alice", 1);
    let answer = game.valid("alice", kinds::answer());
    assert_eq!(answer.reveal.0[0].1.0, right);
    let one_bit = |byte: usize, bit: u8| {
        let mut element = right;
        element[byte] ^= bit;
        element
    };
    let tip = game.tip("alice").0;
    for (file, element, what) in [
        ("second", game.element("alice", 2), "the second element where the first is due"),
        ("third", game.element("alice", 3), "the third element where the first is due"),
        ("tip", tip, "the tip, which is no element"),
        ("last", chain("alice", &game.state.id()).element(65_536).unwrap(), "the last element of the chain"),
        ("other-player", game.element("bob", 1), "another player's element"),
        ("other-game", other.element("alice", 1), "the element of another game"),
        ("zeros", [0; 32], "zeros"),
        ("first-bit", one_bit(0, 1), "an element whose first bit is wrong"),
        ("last-bit", one_bit(31, 0x80), "an element whose last bit is wrong"),
    ] {
        let entry = game.changed("alice", kinds::answer(), |entry| entry.reveal.0[0].1 = Bytes(element));
        all.last(&game, &format!("element-{file}"), FAULT, what, entry);
    }
    let missing = game.changed("alice", kinds::answer(), |entry| {
        entry.reveal.0.clear();
        entry.dice = None;
    });
    all.last(&game, "element-missing", FAULT, "an answer without the element that is due", missing);

    let mut open = World::open(open_game(&["alice", "bob"]));
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
    let mut fixed = World::open(open_game(&["alice", "bob"]).first("alice"));
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

/// Elements that an entry brings for others.
fn of_others(all: &mut Collection) {
    let mut game =
        World::begin(open_game(&["alice", "bob", "carol", "dave"]).referee().organiser("olga").first("alice"));
    let quiet = game.clone();
    game.turn("alice", "throw: 2d6");
    let bob = game.element("bob", 1);
    let carol = game.element("carol", 1);
    let alice = game.element("alice", 1);
    let mut case = |game: &mut World, file: &str, what: &str, by: &str, change: &dyn Fn(&mut Entry)| {
        all.last(game, file, FAULT, what, game.forge(by, kinds::answer(), change));
    };
    case(&mut game, "others-wrong", "another's element is not the next one", "dave", &|entry| {
        give(entry, "carol", bob);
        give(entry, "dave", [1; 32]);
    });
    case(&mut game, "others-roller", "the roller's element is brought by another", "bob", &|entry| {
        give(entry, "alice", alice);
        give(entry, "bob", bob);
    });
    case(&mut game, "others-not-own", "another's element without one's own, which is due", "bob", &|entry| {
        give(entry, "carol", carol);
    });
    case(&mut game, "others-referee", "an element of the referee, who has no part in the dice", "bob", &|entry| {
        give(entry, "bob", bob);
        give(entry, "referee", [1; 32]);
    });
    case(&mut game, "others-organiser", "an element of the organiser", "bob", &|entry| {
        give(entry, "bob", bob);
        give(entry, "olga", [1; 32]);
    });
    case(&mut game, "others-unknown", "an element of somebody unknown", "bob", &|entry| {
        give(entry, "bob", bob);
        give(entry, "eve", [1; 32]);
    });
    case(&mut game, "others-too-early", "the roller's own element while one is missing", "alice", &|entry| {
        give(entry, "alice", alice);
        give(entry, "bob", bob);
    });
    game.answer("bob");
    case(&mut game, "others-again", "an element that is in already", "dave", &|entry| {
        give(entry, "bob", bob);
    });
    let two = game.element("bob", 2);
    let dave = game.element("dave", 1);
    case(&mut game, "others-next", "the element after one that is in already", "dave", &|entry| {
        give(entry, "bob", two);
        give(entry, "dave", dave);
    });
    let mut postal = World::begin(open_game(&["alice", "bob", "carol"]).by_post("carol").first("alice"));
    postal.turn("alice", "throw: 2d6");
    let bob = postal.element("bob", 1);
    case(&mut postal, "others-by-post", "an element of a player without a key", "bob", &|entry| {
        give(entry, "bob", bob);
        give(entry, "carol", [1; 32]);
    });
    let superfluous = quiet.forge("alice", kinds::turn_to("hello", "to=bob"), |entry| give(entry, "bob", bob));
    all.last(
        &quiet,
        "others-superfluous",
        FAULT,
        "a turn brings another's element where nothing is thrown",
        superfluous,
    );
}

fn order(all: &mut Collection) {
    let mut game = World::begin(open_game(&["alice", "bob", "carol"]).by_post("bob").first("alice"));
    game.turn("alice", "throw: 2d6");
    let mut both = game.clone();
    let entry = both.bringing(&["referee"]).valid("carol", kinds::answer());
    assert_eq!(entry.reveal.0.len(), 2);
    let file = |file: &str| format!("order-{file}");
    let swapped = both.bringing(&["referee"]).changed("carol", kinds::answer(), |entry| entry.reveal.0.reverse());
    all.last(&game, &file("referee"), FAULT, "the referee's element before a player's", swapped);
    let mut players = World::begin(open_game(&["alice", "bob", "carol"]).first("bob"));
    players.turn("bob", "throw: 2d6");
    let swapped =
        players.clone().bringing(&["alice"]).changed("carol", kinds::answer(), |entry| entry.reveal.0.reverse());
    all.last(&players, &file("seats"), FAULT, "elements that are not in seat order", swapped);
    let mut lots = World::open(open_game(&["alice", "bob", "carol"]));
    lots.join_all();
    let swapped = lots.clone().bringing(&["alice"]).changed("bob", kinds::answer(), |entry| entry.reveal.0.reverse());
    all.last(&lots, &file("lots"), FAULT, "elements for lots that are not in seat order", swapped);
}

/// Only turns, answers and joins bring elements.
fn where_none_belongs(all: &mut Collection) {
    let mut game = World::begin(open_game(&["alice", "bob", "carol"]).referee().clock(7, 3, 0).first("alice"));
    game.turn("alice", "throw: 2d6");
    let element = game.element("bob", 1);
    for (file, by, kind) in [
        ("note", "bob", kinds::note()),
        ("resign", "bob", kinds::resign()),
        ("claim", "bob", kinds::claim_timeout("carol")),
        ("offer", "alice", kinds::offer_draw()),
        ("ruling", "referee", kinds::extend("bob", 3)),
    ] {
        let brings = game.forge(by, kind.clone(), |entry| give(entry, "bob", element));
        all.last(&game, &format!("with-{file}"), FAULT, &format!("a {file} brings an element"), brings);
        let dice = game.forge(by, kind, |entry| entry.dice = Some(text("3 4")));
        all.last(&game, &format!("dice-with-{file}"), FAULT, &format!("a {file} has `dice`"), dice);
    }
    let first = |change: &dyn Fn(&mut Entry)| {
        let mut entry = World::open(open_game(&["alice", "bob"])).last();
        change(&mut entry);
        crate::common::world::sign(entry, "alice")
    };
    let what = "a charter with an element";
    all.add("with-charter", FAULT, 0, what, first(&|entry| give(entry, "alice", [1; 32])));
    all.add("dice-with-charter", FAULT, 0, "a charter with `dice`", first(&|entry| entry.dice = Some(text("1"))));
}

/// Chains belong to keys.
fn keys(all: &mut Collection) {
    let mut game = World::begin(open_game(&["alice", "bob"]).referee().first("alice"));
    let old = game.element("bob", 1);
    game.rekey("bob", "bob2");
    game.turn("alice", "throw: 2d6");
    let stale = game.changed("bob", kinds::answer(), |entry| entry.reveal.0[0].1 = Bytes(old));
    all.last(&game, "old-chain", FAULT, "an element of the chain of a former key", stale);
    let skipped = game.element("bob", 2);
    let skipped = game.changed("bob", kinds::answer(), |entry| entry.reveal.0[0].1 = Bytes(skipped));
    all.last(&game, "new-chain-second", FAULT, "the second element of a new chain", skipped);
    // A waiting key does not hold yet, and neither does its chain.
    let mut waiting = World::begin(open_game(&["alice", "bob"]).referee().first("alice"));
    waiting.rekey_for("bob", "bob2");
    waiting.turn("alice", "throw: 2d6");
    let new = chain("bob2", &waiting.state.id()).element(1).unwrap();
    let entry = waiting.changed("bob", kinds::answer(), |entry| entry.reveal.0[0].1 = Bytes(new));
    all.last(
        &waiting,
        "waiting-chain",
        FAULT,
        "an element of a key that does not hold yet, signed with the old key",
        entry,
    );
    let old = waiting.element("bob", 1);
    let entry = waiting.forge_as("bob", "bob2", kinds::answer(), |entry| give(entry, "bob", old));
    all.last(&waiting, "cancelled-chain", FAULT, "an element of the old key, signed with the new one", entry);
    // The elements that were in have been cancelled: the next ones are wanted.
    let mut cancelled = World::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"));
    cancelled.rekey_for("bob", "bob2");
    cancelled.turn("alice", "throw: 2d6");
    cancelled.answer("carol");
    let given = cancelled.element("carol", 1);
    cancelled.holds("bob", "bob2");
    cancelled.answer("bob");
    let entry = cancelled.changed("carol", kinds::answer(), |entry| entry.reveal.0[0].1 = Bytes(given));
    all.last(&cancelled, "cancelled", FAULT, "an element that has been cancelled", entry);
}

fn numbers(all: &mut Collection) {
    let mut game = World::begin(open_game(&["alice", "bob"]).first("alice"));
    game.turn("alice", "throw: 3d6");
    game.answer("bob");
    let right = game.valid("alice", kinds::answer()).dice.unwrap();
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
        let entry = game.changed("alice", kinds::answer(), |entry| entry.dice = Some(text(&dice)));
        all.last(&game, &format!("dice-{file}"), FAULT, &format!("`dice` with {what}"), entry);
    }
    if a != b || b != c {
        let mut sorted = vec![a, b, c];
        sorted.sort_unstable();
        if sorted == [a, b, c] {
            sorted.reverse();
        }
        let entry = game.changed("alice", kinds::answer(), |entry| entry.dice = Some(text(&sorted.join(" "))));
        all.last(&game, "dice-order", FAULT, "`dice` in another order", entry);
    }
    let entry = game.changed("alice", kinds::answer(), |entry| entry.dice = None);
    all.last(&game, "dice-missing", FAULT, "an answer completes a throw and lacks `dice`", entry);
    let entry = game.changed("alice", kinds::turn("well"), |entry| entry.dice = None);
    all.last(&game, "dice-missing-turn", FAULT, "a turn completes a throw and lacks `dice`", entry);
    let mut pending = World::begin(open_game(&["alice", "bob"]).first("alice"));
    let dice = |entry: &mut Entry| entry.dice = Some(text("4 2"));
    let entry = pending.changed("alice", kinds::turn("hello"), dice);
    all.last(&pending, "dice-superfluous", FAULT, "a turn has `dice`, and nothing is thrown", entry);
    let entry = pending.changed("alice", kinds::turn("throw: 2d6"), dice);
    all.last(&pending, "dice-asking", FAULT, "the step that asks for a throw has `dice`", entry);
    pending.turn("alice", "throw: 2d6");
    let entry = pending.changed("bob", kinds::answer(), dice);
    all.last(&pending, "dice-incomplete", FAULT, "an answer has `dice`, and the roller's element is missing", entry);
    let mut lots = World::open(open_game(&["alice", "bob"]));
    lots.join("alice");
    let entry = lots.changed("bob", kinds::join(), |entry| entry.dice = Text::new("1").ok());
    all.last(&lots, "dice-join", FAULT, "a join has `dice`, and the lots are not complete", entry);
}
