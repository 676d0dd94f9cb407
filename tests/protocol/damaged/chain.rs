//! Entries that do not continue the log: `seq` and `prev` (protocol, section 1).

use adjudicate::crypto::Digest;
use adjudicate::referee::FaultClass;
use adjudicate_testkit::{TestGame, kinds, open_game, slips};

use crate::damaged::collection::Collection;

const FAULT: (FaultClass, &str) = (FaultClass::Chain, "protocol 1");

pub fn collect(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let before = game.clone();
    game.turn("alice", "hello");
    let prev = |digest: [u8; 32]| Some(Digest(digest));
    let mut case = |file: &str, what: &str, change: &dyn Fn(&mut adjudicate::log::Entry)| {
        all.last(&game, file, FAULT, what, game.forge("bob", kinds::turn_to("hello", "to=alice"), change));
    };
    case("seq-skipped", "`seq` leaves one out", &|entry| entry.seq += 1);
    case("seq-again", "`seq` of the entry before", &|entry| entry.seq -= 1);
    case("seq-zero", "`seq` 0 again", &|entry| entry.seq = 0);
    case("seq-large", "the largest `seq` there is", &|entry| entry.seq = (1 << 53) - 1);
    case("prev-missing", "no `prev`", &|entry| entry.prev = None);
    case("prev-zeros", "a `prev` of zeros", &|entry| entry.prev = prev([0; 32]));
    let (before_head, id) = (before.state.head(), game.state.id());
    case("prev-older", "`prev` is the entry before the last", &|entry| entry.prev = Some(before_head));
    case("prev-charter", "`prev` is the charter", &|entry| entry.prev = Some(id));
    let one_off = {
        let mut bytes = game.state.head().0;
        bytes[31] ^= 1;
        bytes
    };
    case("prev-one-bit", "`prev` differs in one bit", &|entry| entry.prev = prev(one_off));

    // Slips have ids as well, but no entry stands behind one.
    let mut posted = game.clone();
    let slip = posted.slip("alice", slips::note());
    posted.post([slip.clone()]);
    let entry = posted.forge("bob", kinds::turn_to("hello", "to=alice"), |entry| entry.prev = Some(slip.id()));
    all.last(&posted, "prev-slip", FAULT, "`prev` is a slip of the entry before", entry);
    let entry = posted.forge("bob", kinds::turn_to("hello", "to=alice"), |entry| entry.prev = Some(slip.after));
    all.last(&posted, "prev-after", FAULT, "`prev` is the entry that a slip of the entry before names", entry);
    let mut beside = game.clone();
    beside.turn("bob", "another");
    let other = beside.state.head();
    let mut here = game.clone();
    here.turn("bob", "hello");
    let entry = here.forge("alice", kinds::turn_to("hello", "to=bob"), |entry| entry.prev = Some(other));
    all.last(&here, "prev-branch", FAULT, "`prev` is an entry of another branch", entry);
    let entry = here.forge("alice", kinds::turn_to("hello", "to=bob"), |entry| entry.seq -= 1);
    all.last(&here, "seq-branch", FAULT, "`seq` as if the entry stood beside the one before", entry);

    let log = game.log();
    let parts = |order: &[usize]| -> String { order.iter().map(|n| game.entries[*n].as_str()).collect() };
    all.add("repeated", FAULT, 4, "an entry that stands there twice", format!("{log}{}", game.entries[3]));
    all.add("removed", FAULT, 2, "an entry is missing in the middle", parts(&[0, 1, 3]));
    all.add("swapped", FAULT, 1, "two entries in the wrong order", parts(&[0, 2, 1, 3]));
    all.add("no-charter", FAULT, 0, "a log that begins with a join", parts(&[1, 2, 3]));
    all.add("charter-twice", FAULT, 1, "the charter twice", parts(&[0, 0, 1, 2]));

    // A second game of the same players, which differs in its nonce only.
    let mut other = TestGame::begin(open_game(&["alice", "bob"]).first("alice").but(|charter| charter.nonce.0[0] = 9));
    other.turn("alice", "hello");
    let what = "a turn of another game of the same players";
    all.add("spliced-turn", FAULT, 3, what, format!("{}{}", before.log(), other.entries[3]));
    let what = "a join of another game of the same players";
    all.add("spliced-join", FAULT, 1, what, format!("{}{}", game.entries[0], other.entries[1]));
    let what = "the charter of another game before this one's entries";
    let log = format!("{}{}", other.entries[0], parts(&[1, 2, 3]));
    all.add("spliced-charter", FAULT, 1, what, log);

    let terms = open_game(&["alice", "bob"]).first("alice");
    let charter = |change: &dyn Fn(&mut adjudicate::log::Entry)| {
        game.forge_as("alice", "alice", kinds::charter(&terms), |entry| {
            (entry.seq, entry.prev) = (0, None);
            change(entry);
        })
    };
    all.add("charter-seq", FAULT, 0, "a charter with `seq` 1", charter(&|entry| entry.seq = 1));
    all.add("charter-prev", FAULT, 0, "a charter with `prev`", charter(&|entry| entry.prev = prev([1; 32])));
}
