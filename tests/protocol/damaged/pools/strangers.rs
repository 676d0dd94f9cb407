//! Keys that were replaced, scribes, invalid entries and missing ones.

use super::*;
use adjudicate::log::SignedEntry;

pub fn replaced(all: &mut Collection) {
    let mut start = TestGame::begin(three());
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

pub fn scribes(all: &mut Collection) {
    let mut start = TestGame::begin(open_game(&["alice", "bob", "carol"]).by_post("bob").first("alice"));
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

pub fn invalid(all: &mut Collection) {
    let mut start = TestGame::begin(three());
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
    let (id, not_theirs) = (SignedEntry::read(&early).unwrap().id, early.clone());
    let behind = start
        .forge("alice", kinds::turn_to("hello", "to=bob"), |entry| (entry.seq, entry.prev) = (entry.seq + 1, Some(id)));
    put(all, "invalid-behind", "an entry behind an invalid one is invalid", &[&next], &[early, behind], with(2));
    let ruling = start.forge("referee", here(), |ruling| (ruling.seq, ruling.prev) = (ruling.seq + 1, Some(id)));
    put(
        all,
        "invalid-ruled",
        "a ruling behind an invalid entry ranks nothing",
        &[&next],
        &[not_theirs, ruling],
        with(2),
    );
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
        if let EntryKind::Ruling(ruling) = &mut entry.kind {
            ruling.nr = 64;
        }
    });
    put(all, "invalid-ruling", "a ruling with a number that is too high ranks nothing", &[&next], &[numbered], with(1));
    let seq = start.forge("bob", kinds::turn_to("hello", "to=carol"), |entry| entry.seq += 1);
    put(all, "invalid-seq", "an entry whose number leaves one out", &[&next], &[seq], with(1));
    let rootless = start.forge("bob", kinds::turn_to("hello", "to=carol"), |entry| entry.prev = None);
    put(all, "invalid-prev", "an entry that names none before it and is no charter", &[&next], &[rootless], with(1));
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

pub fn missing(all: &mut Collection) {
    let mut start = TestGame::begin(three());
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
    let mut other = TestGame::begin(three().but(|charter| charter.nonce.0[0] = 8));
    other.turn("alice", "one");
    put(all, "other-game", "entries of another game come too early", &[&start], &other.entries[1..], early(&start, 4));
    let stranger = TestGame::open(three().but(|charter| charter.nonce.0[0] = 9));
    let unsigned = damaged_charter(&stranger);
    let mut theirs = stranger.clone();
    theirs.join("alice");
    let more = [unsigned, theirs.entries[1].clone()];
    let out = Follows { out: [0, 2, 0], ..follows(&start) };
    put(all, "other-charter", "another charter that is invalid, and what stands behind it", &[&start], &more, out);
    let both = |first: &TestGame, second: &TestGame| [first.entries.as_slice(), second.entries.as_slice()].concat();
    all.pool_in_order("charters-first", "of two valid charters the first counts", &both(&start, &theirs));
    all.pool_in_order("charters-second", "the same entries, the other charter first", &both(&theirs, &start));
    let alone = TestGame::open(three());
    put(all, "charter", "a charter alone", &[&alone], &[], follows(&alone));
}

/// The charter, signed by somebody else.
fn damaged_charter(game: &TestGame) -> String {
    adjudicate_testkit::world::sign(adjudicate::log::read(&game.entries[0]).unwrap(), "mallory")
}
