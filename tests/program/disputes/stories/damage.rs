//! Damaged, changed and impossible entries.

use adjudicate::log::{SignedEntry, read, write};
use adjudicate_testkit::disputes::branch;
use adjudicate_testkit::{TestGame, kinds, open_game, slips};

use super::kit::{Story, bytes, log, mail};
use super::{duel, trio};

pub fn stories() -> Vec<Story> {
    vec![
        a_wrong_post(),
        cut_in_the_middle(),
        cut_at_the_end(),
        a_damaged_signature(),
        an_edited_copy(),
        a_ruling_behind_an_invalid_entry(),
        joins_out_of_order(),
        mangled_by_mail(),
        not_his_turn(),
        an_unknown_game(),
    ]
}

fn a_wrong_post() -> Story {
    let mut game = trio();
    let note = game.slip("carol", slips::note());
    let posted = game.clone().with([note]).forge("bob", kinds::post(), |_| {});
    Story {
        name: "41-a-wrong-post",
        about: "Bob wrote a slip of Carol's in, although Alice holds the pen. It binds nobody, and he has not signed twice.",
        handed: vec![log("alice.yaml", &game), bytes("bob.damaged", game.log_with(&posted))],
        follows: "line to 5; 6 kind with 0; bob.damaged breaks at 6 (kind)",
    }
}

fn cut_in_the_middle() -> Story {
    let mut game = duel();
    game.turn("alice", "d3");
    game.turn("bob", "f6");
    let cut = [&game.entries[..3], &game.entries[5..]].concat().concat();
    Story {
        name: "42-cut-in-the-middle",
        about: "Two entries are missing in the middle of Bob's file.",
        handed: vec![log("alice.yaml", &game), bytes("bob.damaged", cut)],
        follows: "line to 6; bob.damaged breaks at 3 (chain)",
    }
}

fn cut_at_the_end() -> Story {
    let mut game = duel();
    game.turn("alice", "d3");
    let log_of = game.log();
    let cut = log_of[..log_of.len() - 60].to_owned();
    Story {
        name: "43-cut-at-the-end",
        about: "Bob's file ends in the middle of an entry: his disk was full.",
        handed: vec![log("alice.yaml", &game), bytes("bob.damaged", cut)],
        follows: "line to 5; bob.damaged breaks at 5 (spelling)",
    }
}

fn a_damaged_signature() -> Story {
    let mut game = duel();
    game.turn("alice", "d3");
    let mut entry = read(game.entries.last().unwrap()).unwrap();
    entry.sig = read(&game.entries[3]).unwrap().sig;
    let damaged = write(&entry);
    Story {
        name: "44-a-damaged-signature",
        about: "Alice's letter reached Bob with another signature than the one that she made. The club has it as it was.",
        handed: vec![log("club.yaml", &game), mail("letter.eml", &[&damaged])],
        follows: "line to 5; 5 known signature with 0; letter.eml behind by 6",
    }
}

fn an_edited_copy() -> Story {
    let mut game = duel();
    game.turn("alice", "d3");
    let edited = game.log().replace("move: \"f4\"", "move: \"g4\"");
    Story {
        name: "45-an-edited-copy",
        about: "Somebody has changed Bob's first turn in one of the files.",
        handed: vec![log("alice.yaml", &game), bytes("bob.damaged", edited)],
        follows: "line to 5; 4 signature with 0; bob.damaged breaks at 4 (signature)",
    }
}

fn a_ruling_behind_an_invalid_entry() -> Story {
    let game = duel();
    let honest = branch(&game, |game| game.turn("alice", "d3"));
    let bad = game.forge("bob", kinds::turn_to("f6", "?"), |_| {});
    let letter = SignedEntry::read(&bad).unwrap();
    let ruling = game.forge("referee", kinds::here(), |entry| {
        entry.seq += 1;
        entry.prev = Some(letter.id);
    });
    Story {
        name: "46-a-ruling-behind-an-invalid-entry",
        about: "Bob moved out of turn, and the referee has ruled behind it by hand. Neither can stand.",
        handed: vec![log("alice.yaml", &honest), mail("bob.eml", &[&bad, &ruling])],
        follows: "line to 5; 5 kind with 1; bob.eml behind by 6",
    }
}

fn joins_out_of_order() -> Story {
    let game = TestGame::open(open_game(&["alice", "bob", "carol"]).first("alice"));
    let carol = game.forge("carol", kinds::join(), |_| {});
    let honest = branch(&game, |game| game.join_all());
    Story {
        name: "47-joins-out-of-order",
        about: "Carol joined by hand before it was her turn. Joins have an order, and she joins again.",
        handed: vec![log("alice.yaml", &honest), mail("carol.eml", &[&carol])],
        follows: "line to 3; 1 kind with 0; carol.eml behind by 4",
    }
}

fn mangled_by_mail() -> Story {
    let game = duel();
    let mangled = game.log().replace('\n', "\r\n");
    Story {
        name: "48-mangled-by-mail",
        about: "Bob's file came through a mail program that changed its line ends.",
        handed: vec![log("alice.yaml", &game), bytes("bob.log", mangled)],
        // The command mends it; without that there is no game in it.
        follows: "line to 4 | no game in bob.log",
    }
}

fn not_his_turn() -> Story {
    let game = duel();
    let honest = branch(&game, |game| game.turn("alice", "d3"));
    let bad = game.forge("bob", kinds::turn_to("d3", "?"), |_| {});
    Story {
        name: "49-out-of-turn",
        about: "Bob says that he moved first. It was Alice who held the pen.",
        handed: vec![log("alice.yaml", &honest), bytes("bob.damaged", game.log_with(&bad))],
        follows: "line to 5; 5 kind with 0; bob.damaged breaks at 5 (kind)",
    }
}

fn an_unknown_game() -> Story {
    let game = duel();
    let mut other = TestGame::begin(open_game(&["dave", "olga"]).first("dave"));
    other.turn("dave", "hello");
    Story {
        name: "50-a-letter-of-another-game",
        about: "Among the letters is one of a game that nobody has handed in.",
        handed: vec![log("alice.yaml", &game), mail("letter.eml", &[other.entries.last().unwrap()])],
        follows: "line to 4 | stray of dave",
    }
}
