//! Loose entries of one game, in any order: which line they make, what falls out of it, and who is named (protocol, section 5).
//! What follows stands here beside the story; the manifest says it with ids.

use adjudicate::log::{Kind, Verdict, Yes};

use crate::collection::{Collection, settled};
use crate::common::{Terms, World, kinds, open_game, slips};
use crate::sealed::{begun, duerror, parcus, parcus_terms};
use kinds::{here, numbered};

pub fn collect(all: &mut Collection) {
    twice(all);
    rulings(all);
    same_number(all);
    agreements(all);
    replaced(all);
    scribes(all);
    invalid(all);
    missing(all);
    games(all);
}

/// What follows, in so many words.
struct Follows<'a> {
    /// Whose last entry is the head.
    head: &'a World,
    /// Before how many entries the line stops.
    stops: usize,
    /// How many fell out, are invalid, came too early.
    out: [usize; 3],
    /// Who has signed twice, with how many entries, and whether a ruling has replaced a key.
    named: &'a [(&'a str, usize, bool)],
}

fn follows(head: &World) -> Follows<'_> {
    Follows { head, stops: 0, out: [0; 3], named: &[] }
}

/// A pool of these branches, and of other texts, shuffled.
fn put(all: &mut Collection, file: &str, what: &str, branches: &[&World], more: &[String], follows: Follows<'_>) {
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
fn branch<R>(game: &World, story: impl FnOnce(&mut World) -> R) -> World {
    let mut branch = game.clone();
    story(&mut branch);
    branch
}

fn ruling(nr: u64) -> Kind {
    numbered(Verdict::Here(Yes), nr)
}

fn twice(all: &mut Collection) {
    let game = World::begin(three());
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
    let joins = World::open(open_game(&["alice", "bob"]).first("alice"));
    let [one, two] = ["yes", "of course"].map(|say| branch(&joins, |game| game.say(say).join("alice")));
    let stop = Follows { stops: 2, out: [2, 0, 0], named: &[("alice", 2, false)], ..follows(&joins) };
    put(all, "twice-joins", "two joins of one player", &[&one, &two], &[], stop);
}

fn rulings(all: &mut Collection) {
    let mut start = World::begin(three());
    start.turn("alice", "one");
    let far = branch(&start, |game| {
        game.turn("bob", "two");
        game.turn("carol", "three");
    });
    let ruled = branch(&start, |game| game.write("referee", here()));
    let on = branch(&ruled, |game| game.turn("bob", "another"));
    let honest = |head, fallen| Follows { out: [fallen, 0, 0], ..follows(head) };
    put(
        all,
        "ruling-old",
        "a ruling on an old entry: what stood behind it falls out",
        &[&far, &ruled],
        &[],
        honest(&ruled, 2),
    );
    put(
        all,
        "ruling-old-on",
        "the same, and the game has gone on there; bob's second turn is his right",
        &[&far, &on],
        &[],
        Follows { named: &[], ..honest(&on, 2) },
    );
    let back = branch(&far, |game| game.write("referee", ruling(2)));
    put(all, "ruling-back", "a higher number takes the ruling back", &[&on, &back], &[], honest(&back, 2));
    let two = branch(&start, |game| game.write("referee", ruling(2)));
    put(
        all,
        "ruling-two",
        "two rulings behind one entry: the higher number counts",
        &[&ruled, &two],
        &[],
        honest(&two, 1),
    );
    put(all, "ruling-low-on", "the lower one was gone on from", &[&on, &two], &[], honest(&two, 2));
    let mut high = start.clone();
    high.write("referee", ruling(63));
    put(all, "ruling-63", "number 63 ranks above all others", &[&high, &back, &on], &[], honest(&high, 5));
    let ended = branch(&start, |game| game.write("referee", kinds::rule_result("alice 1, bob 0, carol 0")));
    put(all, "ruling-ends", "a ruling ends the game on an old entry", &[&far, &ended], &[], honest(&ended, 2));
    let inside = branch(&far, |game| game.write("referee", ruling(3)));
    let deep = branch(&inside, |game| game.write("referee", ruling(4)));
    put(
        all,
        "ruling-highest-deep",
        "the highest number stands deep in a branch",
        &[&two, &deep, &on],
        &[],
        honest(&deep, 3),
    );
    let one = branch(&start, |game| game.turn("bob", "left"));
    let other = branch(&start, |game| game.turn("bob", "right"));
    let decided = branch(&other, |game| game.write("referee", here()));
    let named = |head, fallen| Follows { named: &[("bob", 2, false)], ..honest(head, fallen) };
    put(
        all,
        "ruling-decides",
        "a ruling chooses one of two turns of one author",
        &[&one, &decided],
        &[],
        named(&decided, 1),
    );
    let third = branch(&start, |game| game.write("referee", here()));
    put(all, "ruling-neither", "a ruling chooses neither", &[&one, &other, &third], &[], named(&third, 2));
    let again = branch(&third, |game| game.turn("bob", "left"));
    put(
        all,
        "ruling-neither-on",
        "and who signed twice writes once more",
        &[&one, &other, &again],
        &[],
        named(&again, 2),
    );
    // A ruling alone can meet another honest entry behind the same one.
    put(
        all,
        "ruling-meets-turn",
        "a ruling meets a turn behind the same entry",
        &[&one, &third],
        &[],
        honest(&third, 1),
    );
    let left = branch(&start, |game| game.write("referee", kinds::forfeit("carol")));
    put(all, "ruling-forfeit", "a ruling by which a player is out meets a turn", &[&one, &left], &[], honest(&left, 1));
    let mut dice = World::begin(three());
    dice.turn("alice", "throw: 2d6");
    let thrown = branch(&dice, |game| game.throw());
    let again = branch(&dice, |game| {
        game.write("referee", here());
        game.throw();
    });
    put(
        all,
        "ruling-dice",
        "a throw that a ruling has cancelled, and another one",
        &[&thrown, &again],
        &[],
        honest(&again, 1),
    );
}

fn same_number(all: &mut Collection) {
    let mut start = World::begin(three());
    start.turn("alice", "one");
    let named: &[(&str, usize, bool)] = &[("referee", 2, false)];
    let stop = |head, stops, fallen| Follows { stops, out: [fallen, 0, 0], named, ..follows(head) };
    let one = branch(&start, |game| game.write("referee", here()));
    let two = branch(&start, |game| game.write("referee", kinds::forfeit("bob")));
    put(all, "number-twice", "two rulings of one number behind one entry", &[&one, &two], &[], stop(&start, 2, 2));
    let far = branch(&start, |game| {
        game.turn("bob", "two");
        game.write("referee", here());
    });
    put(all, "number-twice-far", "two rulings of one number in two places", &[&one, &far], &[], stop(&start, 2, 3));
    let third = branch(&two, |game| game.write("referee", ruling(2)));
    put(
        all,
        "number-twice-settled",
        "a third ruling settles it; the referee is named all the same",
        &[&one, &third],
        &[],
        stop(&third, 0, 1),
    );
    let above = branch(&start, |game| game.write("referee", ruling(9)));
    put(
        all,
        "number-twice-above",
        "a third ruling behind the same entry",
        &[&one, &two, &above],
        &[],
        stop(&above, 0, 2),
    );
    let old_key = branch(&start, |game| {
        game.rekey("referee", "referee2");
        game.write("referee", here());
    });
    let same = Follows { stops: 2, out: [3, 0, 0], named, ..follows(&start) };
    put(all, "number-twice-keys", "a referee who replaced the own key is the same hand", &[&one, &old_key], &[], same);
    let ended = branch(&start, |game| game.write("referee", kinds::rule_result("alice 0, bob 1, carol 0")));
    let other = branch(&start, |game| game.write("referee", kinds::rule_result("alice 1, bob 0, carol 0")));
    put(all, "number-twice-results", "the game is over in both branches", &[&ended, &other], &[], stop(&start, 2, 2));
}

fn agreements(all: &mut Collection) {
    let mut start = World::begin(three());
    start.turn("alice", "one");
    let ruled = branch(&start, |game| game.write("referee", ruling(63)));
    let agreed = branch(&start, |game| game.agreed("alice", slips::offer_referee("referee2")));
    let honest = |head, fallen| Follows { out: [fallen, 0, 0], ..follows(head) };
    put(
        all,
        "agreement",
        "an agreement on a referee ranks above any ruling",
        &[&ruled, &agreed],
        &[],
        honest(&agreed, 1),
    );
    let turn = branch(&start, |game| game.turn("bob", "two"));
    let named: &[(&str, usize, bool)] = &[("bob", 2, false)];
    let twice = |head, fallen| Follows { named, ..honest(head, fallen) };
    put(
        all,
        "agreement-beside-turn",
        "its author has written another entry there",
        &[&turn, &agreed],
        &[],
        twice(&agreed, 1),
    );
    let joined = branch(&agreed, |game| {
        game.join_all();
        game.write("referee", here());
    });
    put(
        all,
        "agreement-on",
        "the new referee rules; the old one's high number is nothing to that",
        &[&ruled, &joined],
        &[],
        honest(&joined, 1),
    );
    let second = branch(&joined, |game| game.agreed("alice", slips::offer_referee("referee3")));
    let other = branch(&start, |game| game.agreed("carol", slips::offer_referee("referee4")));
    put(all, "agreement-two", "two agreements in a line rank above one", &[&second, &other], &[], twice(&second, 1));
    let stop = Follows { stops: 2, out: [2, 0, 0], named, ..follows(&start) };
    put(all, "agreement-twice", "two agreements on a referee behind one entry", &[&agreed, &other], &[], stop);
    let other_on = branch(&other, |game| {
        game.join_all();
        game.write("referee", ruling(2));
    });
    put(
        all,
        "agreement-twice-ruled",
        "each new referee has ruled: the higher number counts, and they are two referees",
        &[&joined, &other_on],
        &[],
        twice(&other_on, 5),
    );
    let both = branch(&other, |game| {
        game.join_all();
        game.write("referee", ruling(1));
    });
    let stop = Follows { stops: 2, out: [10, 0, 0], named, ..follows(&start) };
    put(
        all,
        "agreement-twice-equal",
        "two new referees have ruled at once: nobody but the author of the agreements is named",
        &[&joined, &both],
        &[],
        stop,
    );
    let draw = branch(&start, |game| game.agreed("carol", slips::offer_draw()));
    let stop = Follows { stops: 2, out: [2, 0, 0], named, ..follows(&start) };
    put(all, "agreement-draw", "a turn and an agreement on a draw, which has no rank", &[&turn, &draw], &[], stop);
    let far = branch(&turn, |game| {
        game.turn("carol", "three");
        game.agreed("carol", slips::offer_referee("referee2"));
    });
    put(all, "agreement-late", "an agreement far behind meets an old ruling", &[&ruled, &far], &[], honest(&far, 1));
}

fn replaced(all: &mut Collection) {
    let mut start = World::begin(three());
    start.turn("alice", "one");
    let base = start.clone();
    let far = branch(&start, |game| {
        game.turn("bob", "two");
        game.rekey_for("bob", "bob2");
        game.turn("carol", "three");
    });
    let old = base.forge_as("bob", "bob", kinds::turn_to("stolen", "to=carol"), |_| {});
    let thief = Follows { out: [1, 0, 0], named: &[("bob", 2, true)], ..follows(&far) };
    put(all, "thief", "with a key that a ruling has replaced an old turn is signed again", &[&far], &[old], thief);
    let behind = far.forge_as("alice", "bob", kinds::turn_to("stolen", "to=bob"), |_| {});
    put(
        all,
        "thief-behind",
        "the old key signs behind the ruling: invalid",
        &[&far],
        &[behind],
        Follows { out: [0, 1, 0], ..follows(&far) },
    );
    let own = branch(&base, |game| {
        game.rekey("bob", "bob2");
        game.turn("bob", "two");
    });
    let old = branch(&base, |game| game.turn("bob", "before"));
    let stop = Follows { stops: 2, out: [3, 0, 0], named: &[("bob", 2, false)], ..follows(&base) };
    put(
        all,
        "own-rekey",
        "a player who took a new key signs an old turn again with the old one",
        &[&own, &old],
        &[],
        stop,
    );
    let elsewhere = branch(&base, |game| game.write("referee", kinds::rule_rekey("carol", "carol2")));
    let left = branch(&base, |game| game.turn("bob", "left"));
    let right = branch(&base, |game| game.turn("bob", "right"));
    let other = Follows { out: [2, 0, 0], named: &[("bob", 2, false)], ..follows(&elsewhere) };
    put(all, "replaced-other", "a ruling replaced another player's key", &[&left, &right, &elsewhere], &[], other);
    let fallen = branch(&base, |game| game.write("referee", kinds::rule_rekey("bob", "bob2")));
    let above = branch(&left, |game| game.write("referee", ruling(2)));
    let said = Follows { out: [2, 0, 0], named: &[("bob", 2, true)], ..follows(&above) };
    put(
        all,
        "replaced-fallen",
        "the ruling that replaced the key has fallen out: it is said all the same",
        &[&above, &right, &fallen],
        &[],
        said,
    );
}

fn scribes(all: &mut Collection) {
    let mut start = World::begin(open_game(&["alice", "bob", "carol"]).by_post("bob").first("alice"));
    start.turn("alice", "one");
    let one = branch(&start, |game| game.turn("bob", "two"));
    let two = branch(&start, |game| game.turn("bob", "other"));
    let stop = Follows { stops: 2, out: [2, 0, 0], named: &[("referee", 2, false)], ..follows(&start) };
    put(
        all,
        "scribe-twice",
        "the referee has written two turns down for a player without a key",
        &[&one, &two],
        &[],
        stop,
    );
    let ruled = branch(&start, |game| game.write("referee", here()));
    let honest = Follows { out: [1, 0, 0], ..follows(&ruled) };
    put(
        all,
        "scribe-and-ruling",
        "a turn by the scribe and a ruling behind one entry: nobody has signed twice",
        &[&one, &ruled],
        &[],
        honest,
    );
    let decided = branch(&two, |game| game.write("referee", here()));
    let named = Follows { out: [1, 0, 0], named: &[("referee", 2, false)], ..follows(&decided) };
    put(
        all,
        "scribe-decides",
        "the scribe decides between two turns that he has written down",
        &[&one, &decided],
        &[],
        named,
    );
}

fn invalid(all: &mut Collection) {
    let mut start = World::begin(three());
    start.turn("alice", "one");
    let next = branch(&start, |game| game.turn("bob", "two"));
    let with = |invalid| Follows { out: [0, invalid, 0], ..follows(&next) };
    let illegal = start.forge("bob", kinds::turn_to("next: nobody", "to=carol"), |_| {});
    put(
        all,
        "invalid-move",
        "an illegal turn beside a good one: nobody has signed twice",
        &[&next],
        &[illegal],
        with(1),
    );
    let unsigned = start.forge_as("bob", "carol", kinds::turn_to("hello", "to=carol"), |_| {});
    put(
        all,
        "invalid-signature",
        "somebody else has signed a turn in a player's name",
        &[&next],
        std::slice::from_ref(&unsigned),
        with(1),
    );
    let early = start.forge("carol", kinds::turn_to("hello", "to=alice"), |_| {});
    put(all, "invalid-pen", "an entry of who does not hold the pen", &[&next], std::slice::from_ref(&early), with(1));
    let id = adjudicate::crypto::Digest(adjudicate::crypto::sha256(&[adjudicate::log::Frames::new(early.as_bytes())
        .next()
        .unwrap()
        .unwrap()
        .payload()
        .as_bytes()]));
    let behind = start
        .forge("alice", kinds::turn_to("hello", "to=bob"), |entry| (entry.seq, entry.prev) = (entry.seq + 1, Some(id)));
    put(all, "invalid-behind", "an entry behind an invalid one is invalid", &[&next], &[early, behind], with(2));
    let last = next.entries.last().unwrap().clone();
    let sig = last.lines().last().unwrap();
    let damaged = last.replace(sig, unsigned.lines().last().unwrap());
    put(
        all,
        "invalid-copy",
        "a copy of a good entry with another signature",
        &[&next],
        std::slice::from_ref(&damaged),
        with(0),
    );
    let only = Follows { out: [0, 1, 0], ..follows(&start) };
    put(all, "invalid-copy-alone", "the copy alone, without the good one", &[&start], &[damaged], only);
    let numbered = start.forge("referee", here(), |entry| {
        if let Kind::Ruling(ruling) = &mut entry.kind {
            ruling.nr = 64;
        }
    });
    put(all, "invalid-ruling", "a ruling with a number that is too high ranks nothing", &[&next], &[numbered], with(1));
    let seq = start.forge("bob", kinds::turn_to("hello", "to=carol"), |entry| entry.seq += 1);
    put(all, "invalid-seq", "an entry whose number leaves one out", &[&next], &[seq], with(1));
    let mut posts = start.clone();
    for _ in 0..16 {
        posts.note("alice");
    }
    let slip = posts.forge_slip("alice", slips::note(), |_| {});
    let mut flood = posts.clone();
    flood.with([slip]);
    let flood = flood.forge("bob", kinds::post(), |_| {});
    put(
        all,
        "invalid-flood",
        "the seventeenth post in a row",
        &[&posts],
        &[flood],
        Follows { out: [0, 1, 0], ..follows(&posts) },
    );
}

fn missing(all: &mut Collection) {
    let mut start = World::begin(three());
    start.turn("alice", "one");
    let far = branch(&start, |game| {
        game.turn("bob", "two");
        game.turn("carol", "three");
        game.turn("alice", "four");
    });
    let rest = far.entries[start.entries.len() + 1..].to_vec();
    let early = |head, count| Follows { out: [0, 0, count], ..follows(head) };
    put(
        all,
        "missing",
        "an entry is missing: what stands behind it comes too early",
        &[&start],
        &rest,
        early(&start, 2),
    );
    put(all, "missing-last", "only the last one is there", &[&start], &rest[1..], early(&start, 1));
    let ruled = branch(&far, |game| game.write("referee", here()));
    let last = vec![ruled.entries.last().unwrap().clone()];
    put(
        all,
        "missing-ruling",
        "the predecessor of a ruling is missing: it ranks nothing yet",
        &[&start],
        &last,
        early(&start, 1),
    );
    let waits: Vec<String> = ["bob", "carol"].map(|who| start.forge_slip(who, slips::note(), |_| {}).text()).to_vec();
    put(all, "slips", "loose slips change nothing", &[&far], &waits, follows(&far));
    let mut other = World::begin(three().but(|charter| charter.nonce.0[0] = 8));
    other.turn("alice", "one");
    put(all, "other-game", "entries of another game come too early", &[&start], &other.entries[1..], early(&start, 4));
    let alone = World::open(three());
    put(all, "charter", "a charter alone", &[&alone], &[], follows(&alone));
}

/// The same in other games, and at other moments.
fn games(all: &mut Collection) {
    let two = |game: &str| open_game(&["alice", "bob"]).game(game).first("alice").referee();
    for (game, plays) in [("chess", ["e4", "d4"]), ("nine-mens-morris", ["a1", "d1"]), ("backgammon", ["", ""])] {
        let mut start = World::begin(two(game));
        let [one, two] = if game == "backgammon" {
            start.throw();
            [0, 1].map(|place| {
                branch(&start, |game| {
                    let play = game.any_move("alice", &[], |_| place).unwrap();
                    game.turn("alice", &play);
                })
            })
        } else {
            plays.map(|play| branch(&start, |game| drop(game.turn("alice", play))))
        };
        let stop = Follows { stops: 2, out: [2, 0, 0], named: &[("alice", 2, false)], ..follows(&start) };
        put(all, &format!("twice-{game}"), "two turns behind one entry", &[&one, &two], &[], stop);
        let ruled = branch(&start, |game| game.write("referee", kinds::forfeit("bob")));
        let honest = Follows { out: [1, 0, 0], ..follows(&ruled) };
        put(all, &format!("ruling-{game}"), "a ruling meets a turn", &[&one, &ruled], &[], honest);
    }
    let mut dice = World::begin(three());
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
    let mut over = World::begin(three());
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
    let open = Kind::Open(boards.board("alice").unwrap().open());
    let right = branch(&boards, |game| game.write("alice", open.clone()));
    let wrong = branch(&boards, |game| {
        let Kind::Open(mut open) = open.clone() else { panic!("an opening") };
        open.salts = crate::common::bytes(1);
        game.write("alice", Kind::Open(open))
    });
    put(all, "twice-opened", "a board is opened in two ways", &[&right, &wrong], &[], stop(&boards, 2));
    let tokens = parcus(parcus_terms());
    let kept = [1, 2].map(|tokens_kept| branch(&tokens, |game| game.write("alice", Kind::Save(tokens_kept))));
    put(all, "twice-saved", "two numbers of tokens are kept", &[&kept[0], &kept[1]], &[], stop(&tokens, 2));
}
