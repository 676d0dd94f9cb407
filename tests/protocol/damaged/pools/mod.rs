//! Loose entries of one game, in any order: which line they make, what falls out of it, and who is named (protocol,
//! section 5). The expected results are beside the story; the manifest has them with ids.

mod rulings;
mod strangers;

use adjudicate::log::{EntryKind, RefereeDecision, True};
use adjudicate_testkit::{Terms, TestGame, kinds, open_game, slips};
use kinds::{here, numbered};

use crate::damaged::collection::{Collection, settled};
use crate::damaged::sealed::{begun, duerror, parcus, parcus_terms};

pub fn collect(all: &mut Collection) {
    twice(all);
    rulings::rulings(all);
    rulings::same_number(all);
    rulings::agreements(all);
    strangers::replaced(all);
    strangers::scribes(all);
    strangers::invalid(all);
    strangers::missing(all);
    games(all);
}

/// The expected result.
struct Follows<'a> {
    /// The world whose last entry is the head.
    head: &'a TestGame,
    /// Before how many entries the line stops.
    stops: usize,
    /// How many fell out, are invalid, came too early.
    out: [usize; 3],
    /// The members who have signed twice, with the number of entries, and whether a ruling has replaced a key.
    named: &'a [(&'a str, usize, bool)],
}

fn follows(head: &TestGame) -> Follows<'_> {
    Follows { head, stops: 0, out: [0; 3], named: &[] }
}

/// A pool of these branches, and of other texts, shuffled.
fn put(all: &mut Collection, file: &str, what: &str, branches: &[&TestGame], more: &[String], follows: Follows<'_>) {
    let mut texts: Vec<String> = Vec::new();
    for text in branches.iter().flat_map(|branch| &branch.entries).chain(more) {
        if !texts.contains(text) {
            texts.push(text.clone());
        }
    }
    let mut chance = file.bytes().fold(7_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    for place in (1..texts.len()).rev() {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        texts.swap(place, (chance >> 33) as usize % (place + 1));
    }
    let said = settled(&texts.concat());
    assert_eq!(said["head"], follows.head.state.head().to_string(), "{file}: {said:#}");
    let count = |key: &str| said[key].as_array().unwrap().len();
    assert_eq!(count("stops_before"), follows.stops, "{file}: {said:#}");
    assert_eq!(["fallen", "invalid", "early"].map(count), follows.out, "{file}: {said:#}");
    let named: Vec<(&str, usize, bool)> = said["named"]
        .as_array()
        .unwrap()
        .iter()
        .map(|named| {
            let entries = named["entries"].as_array().unwrap().len();
            (named["name"].as_str().unwrap(), entries, named["replaced"].as_bool().unwrap())
        })
        .collect();
    assert_eq!(named, follows.named, "{file}: {said:#}");
    all.pool(file, what, &texts);
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice").referee()
}

/// The same game, gone on with in another way.
fn branch<R>(game: &TestGame, story: impl FnOnce(&mut TestGame) -> R) -> TestGame {
    let mut branch = game.clone();
    story(&mut branch);
    branch
}

fn ruling(nr: u64) -> EntryKind {
    numbered(RefereeDecision::Here(True), nr)
}

fn twice(all: &mut Collection) {
    let game = TestGame::begin(three());
    let one = branch(&game, |game| game.turn("alice", "one"));
    let two = branch(&game, |game| game.turn("alice", "two"));
    let three = branch(&game, |game| game.turn("alice", "three"));
    let after_one = branch(&one, |game| game.turn("bob", "hello"));
    let after_two = branch(&two, |game| game.turn("bob", "hello"));
    put(all, "behind", "one copy is behind", &[&game, &after_one], &[], follows(&after_one));
    put(
        all,
        "behind-far",
        "three copies, of which two are behind",
        &[&game, &one, &after_one],
        &[],
        follows(&after_one),
    );
    let twice = |stops, fallen, named| Follows { stops, out: [fallen, 0, 0], named, ..follows(&game) };
    put(
        all,
        "twice",
        "alice has made two turns behind one entry",
        &[&one, &two],
        &[],
        twice(2, 2, &[("alice", 2, false)]),
    );
    put(
        all,
        "twice-on",
        "both turns were gone on from: bob is another one",
        &[&after_one, &after_two],
        &[],
        twice(2, 4, &[("alice", 2, false)]),
    );
    put(
        all,
        "twice-one-on",
        "one of two turns was gone on from, which changes nothing",
        &[&after_one, &two],
        &[],
        twice(2, 3, &[("alice", 2, false)]),
    );
    put(all, "thrice", "three turns behind one entry", &[&one, &two, &three], &[], twice(3, 3, &[("alice", 3, false)]));
    let post = branch(&game, |game| game.note("bob"));
    put(
        all,
        "twice-post",
        "a turn and a post of one author behind one entry",
        &[&one, &post],
        &[],
        twice(2, 2, &[("alice", 2, false)]),
    );
    let slip = game.forge_slip("bob", slips::note(), |_| {});
    let other = game.forge_slip("carol", slips::note(), |_| {});
    let with = |slips: Vec<adjudicate::log::Slip>| branch(&game, |game| game.post(slips));
    let posts = [with(vec![slip.clone()]), with(vec![slip.clone(), other.clone()])];
    put(
        all,
        "twice-posts",
        "two posts that differ in a slip",
        &[&posts[0], &posts[1]],
        &[],
        twice(2, 2, &[("alice", 2, false)]),
    );
    let order = [with(vec![other.clone(), slip.clone()]), with(vec![slip, other])];
    put(
        all,
        "twice-order-of-slips",
        "two posts with the same slips in another order",
        &[&order[0], &order[1]],
        &[],
        twice(2, 2, &[("alice", 2, false)]),
    );
    let later = branch(&game, |game| game.on_day(3).turn("alice", "one"));
    put(all, "twice-date", "the same turn with two dates", &[&one, &later], &[], twice(2, 2, &[("alice", 2, false)]));
    let leaves = branch(&game, |game| game.write("alice", kinds::resign()));
    put(
        all,
        "twice-resigns",
        "a turn and a resignation behind one entry",
        &[&one, &leaves],
        &[],
        twice(2, 2, &[("alice", 2, false)]),
    );
    let mut again = after_one.clone();
    let third = branch(&again, |game| game.turn("carol", "left"));
    again.turn("carol", "right");
    let stop = Follows { stops: 2, out: [2, 0, 0], named: &[("carol", 2, false)], ..follows(&after_one) };
    put(all, "twice-later", "somebody signs twice later in the game", &[&third, &again], &[], stop);
    let both = twice(2, 6, &[("alice", 2, false), ("carol", 2, false)]);
    put(
        all,
        "twice-nested",
        "two who sign twice, the second inside a branch of the first",
        &[&third, &again, &after_two],
        &[],
        both,
    );
    let joins = TestGame::open(open_game(&["alice", "bob"]).first("alice"));
    let [one, two] = ["yes", "of course"].map(|say| branch(&joins, |game| game.say(say).join("alice")));
    let stop = Follows { stops: 2, out: [2, 0, 0], named: &[("alice", 2, false)], ..follows(&joins) };
    put(all, "twice-joins", "two joins of one player", &[&one, &two], &[], stop);
}

/// The same in other games, and at other moments.
fn games(all: &mut Collection) {
    let two = |game: &str| open_game(&["alice", "bob"]).game(game).first("alice").referee();
    for (game, plays) in [("chess", ["e4", "d4"]), ("nine-mens-morris", ["a1", "d1"]), ("backgammon", ["", ""])] {
        let mut start = TestGame::begin(two(game));
        let [one, two] = if game == "backgammon" {
            start.throw();
            [0, 1].map(|place| {
                branch(&start, |game| {
                    let play = game.any_move("alice", &[], |_| place).unwrap();
                    game.turn("alice", &play);
                })
            })
        } else {
            plays.map(|play| branch(&start, |game| game.turn("alice", play)))
        };
        let stop = Follows { stops: 2, out: [2, 0, 0], named: &[("alice", 2, false)], ..follows(&start) };
        put(all, &format!("twice-{game}"), "two turns behind one entry", &[&one, &two], &[], stop);
        let ruled = branch(&start, |game| game.write("referee", kinds::forfeit("bob")));
        let honest = Follows { out: [1, 0, 0], ..follows(&ruled) };
        put(all, &format!("ruling-{game}"), "a ruling meets a turn", &[&one, &ruled], &[], honest);
    }
    let mut dice = TestGame::begin(three());
    dice.turn("alice", "throw: 2d6");
    let bob = branch(&dice, |game| game.answer(&["bob"]));
    let carol = branch(&dice, |game| game.answer(&["carol"]));
    let named: &[(&str, usize, bool)] = &[("alice", 2, false)];
    let stop = |head, fallen| Follows { stops: 2, out: [fallen, 0, 0], named, ..follows(head) };
    put(
        all,
        "twice-answers",
        "two answers of the roller, each with another's element",
        &[&bob, &carol],
        &[],
        stop(&dice, 2),
    );
    let thrown = branch(&bob, |game| game.throw());
    let other = branch(&dice, |game| game.throw());
    put(all, "twice-throws", "the same throw is completed in two ways", &[&thrown, &other], &[], stop(&dice, 3));
    let mut over = TestGame::begin(three());
    over.agreed("bob", slips::offer_draw());
    let one = branch(&over, |game| game.note("bob"));
    let two = branch(&over, |game| game.note("carol"));
    put(
        all,
        "twice-late",
        "two posts behind the end: the game is over all the same",
        &[&one, &two],
        &[],
        stop(&over, 2),
    );
    let mut boards = begun(duerror(&["alice", "bob"], &["caecus"]));
    boards.agreed("bob", slips::offer_draw());
    let open = EntryKind::Open(boards.board("alice").unwrap().open());
    let right = branch(&boards, |game| game.write("alice", open.clone()));
    let wrong = branch(&boards, |game| {
        let EntryKind::Open(mut open) = open.clone() else { panic!("an opening") };
        open.salts = adjudicate_testkit::bytes(1);
        game.write("alice", EntryKind::Open(open))
    });
    put(all, "twice-opened", "a board is opened in two ways", &[&right, &wrong], &[], stop(&boards, 2));
    let tokens = parcus(parcus_terms());
    let kept = [1, 2].map(|tokens_kept| branch(&tokens, |game| game.write("alice", EntryKind::Save(tokens_kept))));
    put(all, "twice-saved", "two numbers of tokens are kept", &[&kept[0], &kept[1]], &[], stop(&tokens, 2));
}
