//! Somebody has signed twice.

use adjudicate_testkit::disputes::branch;
use adjudicate_testkit::{TestGame, kinds, open_game, slips};

use super::kit::{Story, bytes, log, mail};
use super::{duel, lonely, trio};

pub fn stories() -> Vec<Story> {
    vec![
        two_turns(),
        two_turns_without_a_referee(),
        two_turns_and_a_ruling(),
        both_have_gone_on(),
        three_at_once(),
        the_scribe(),
        a_post_and_a_turn(),
        two_joins(),
        with_a_new_key(),
        a_stolen_key(),
        the_loser_tries_again(),
        two_rulings_of_one_number(),
        at_many_places(),
        a_letter_against_a_log(),
    ]
}

fn parted() -> (TestGame, TestGame) {
    let game = duel();
    let one = branch(&game, |game| game.turn("alice", "d3"));
    let other = branch(&game, |game| {
        game.turn("alice", "d1");
        game.turn("bob", "f6");
    });
    (one, other)
}

fn two_turns() -> Story {
    let (one, other) = parted();
    Story {
        name: "19-two-turns",
        about: "Alice sent Bob one turn and the club another one. Bob has answered his.",
        handed: vec![log("club.yaml", &one), log("bob.yaml", &other)],
        follows: "line to 4; stops before 2; alice twice (2); club.yaml leaves at 5; bob.yaml leaves at 5",
    }
}

fn two_turns_without_a_referee() -> Story {
    let game = lonely();
    let one = branch(&game, |game| game.turn("alice", "d3"));
    let other = branch(&game, |game| game.turn("alice", "d1"));
    Story {
        name: "20-two-turns-without-a-referee",
        about: "The same between two who have no referee.",
        handed: vec![log("alice.yaml", &one), log("bob.yaml", &other)],
        follows: "line to 4; stops before 2; alice twice (2); alice.yaml leaves at 5; bob.yaml leaves at 5",
    }
}

fn two_turns_and_a_ruling() -> Story {
    let (one, other) = parted();
    let ruled = branch(&other, |game| game.write("referee", kinds::here()));
    Story {
        name: "21-two-turns-and-a-ruling",
        about: "The referee has ruled behind Bob's answer: that branch stays.",
        handed: vec![log("club.yaml", &one), log("bob.yaml", &other), log("referee.yaml", &ruled)],
        follows: "line to 7; alice twice (2); 1 fell out after 4 by 7; club.yaml leaves at 5; bob.yaml behind by 1",
    }
}

/// Once no ruling could decide between branches with two turns each.
fn both_have_gone_on() -> Story {
    let game = trio();
    let on = |game: &mut TestGame, plays: [&str; 4]| {
        for (who, play) in ["alice", "bob", "carol", "alice"].into_iter().zip(plays) {
            game.turn(who, play);
        }
    };
    let one = branch(&game, |game| on(game, ["north", "south", "east", "west"]));
    let other = branch(&game, |game| {
        game.turn("alice", "up");
        game.turn("bob", "down");
    });
    Story {
        name: "22-both-have-gone-on",
        about: "Four turns stand on one branch and two on the other. Bob has gone on from both, and only Alice signed twice.",
        handed: vec![log("carol.yaml", &one), log("bob.yaml", &other)],
        follows: "line to 5; stops before 2; alice twice (2); carol.yaml leaves at 6; bob.yaml leaves at 6",
    }
}

fn three_at_once() -> Story {
    let game = duel();
    let [one, two, three] = ["d3", "d1", "a1"].map(|play| branch(&game, |game| game.turn("alice", play)));
    Story {
        name: "23-three-turns",
        about: "Alice has sent three turns to three people.",
        handed: vec![log("a.yaml", &one), log("b.yaml", &two), log("c.yaml", &three)],
        follows: "line to 4; stops before 3; alice twice (3); a.yaml leaves at 5; b.yaml leaves at 5; c.yaml leaves at 5",
    }
}

fn the_scribe() -> Story {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).by_post("bob").first("bob").game("nine-mens-morris"));
    if game.state.machine().pending.is_some() {
        game.throw();
    }
    let one = branch(&game, |game| game.turn("bob", "a1"));
    let other = branch(&game, |game| game.turn("bob", "a4"));
    Story {
        name: "24-the-scribe",
        about: "Bob plays by post. The referee has written his card down as a1 for Alice, and as a4 for the club.",
        handed: vec![log("alice.yaml", &one), log("club.yaml", &other)],
        follows: "line to 2; stops before 2; referee twice (2); alice.yaml leaves at 3; club.yaml leaves at 3",
    }
}

fn a_post_and_a_turn() -> Story {
    let mut game = trio();
    let note = game.slip("carol", slips::note());
    let one = branch(&game, |game| game.post([note]));
    let other = branch(&game, |game| game.turn("alice", "north"));
    Story {
        name: "25-a-post-and-a-turn",
        about: "Alice has written a slip in, and has made a turn in the same place.",
        handed: vec![log("a.yaml", &one), log("b.yaml", &other)],
        follows: "line to 5; stops before 2; alice twice (2); a.yaml leaves at 6; b.yaml leaves at 6",
    }
}

fn two_joins() -> Story {
    let game = TestGame::open(open_game(&["alice", "bob"]).first("alice"));
    let one = branch(&game, |game| game.join("alice"));
    let other = branch(&game, |game| game.say("the second time").join("alice"));
    Story {
        name: "26-two-joins",
        about: "Alice has joined twice, from two computers.",
        handed: vec![log("a.yaml", &one), log("b.yaml", &other)],
        follows: "line to 0; stops before 2; alice twice (2); a.yaml leaves at 1; b.yaml leaves at 1",
    }
}

fn with_a_new_key() -> Story {
    let mut game = duel();
    let rekey = game.slip("alice", slips::rekey("alice", "alice2"));
    let one = branch(&game, |game| game.turn("alice", "d3"));
    let other = branch(&game, |game| game.with([rekey]).turn("alice", "d1"));
    Story {
        name: "27-with-a-new-key",
        about: "Alice signed one turn with her old key, and another one with a new key that it brings in. It is the same hand.",
        handed: vec![log("a.yaml", &one), log("b.yaml", &other)],
        follows: "line to 4; stops before 2; alice twice (2); a.yaml leaves at 5; b.yaml leaves at 5",
    }
}

fn a_stolen_key() -> Story {
    let game = duel();
    let honest = branch(&game, |game| {
        game.turn("alice", "d3");
        game.rekey_for("alice", "alice2");
        game.turn("bob", "f6");
    });
    let thief = branch(&game, |game| game.turn("alice", "g7"));
    Story {
        name: "28-a-stolen-key",
        about: "Alice's key was stolen, and she has a new one by a ruling. With the old one somebody has signed an old turn again.",
        handed: vec![log("bob.yaml", &honest), log("unknown.yaml", &thief)],
        follows: "line to 7; alice twice (2, replaced); 1 fell out after 4 by 6; unknown.yaml leaves at 5",
    }
}

fn the_loser_tries_again() -> Story {
    let mut game = duel();
    let before = game.clone();
    game.turn("alice", "d3");
    game.write("bob", kinds::resign());
    let again = branch(&before, |game| game.turn("alice", "d3"));
    let again = branch(&again, |game| game.turn("bob", "f6"));
    Story {
        name: "29-the-loser-tries-again",
        about: "Bob resigned, and now shows a turn in place of it. For who has followed the end, the game is over.",
        handed: vec![log("alice.yaml", &game), log("bob.yaml", &again)],
        follows: "line to 5; stops before 2; bob twice (2); alice.yaml leaves at 6; bob.yaml leaves at 6",
    }
}

fn two_rulings_of_one_number() -> Story {
    let game = duel();
    let one = branch(&game, |game| game.write("referee", kinds::forfeit("bob")));
    let other = branch(&game, |game| {
        game.turn("alice", "d3");
        game.write("referee", kinds::rule_result("alice 0, bob 0"));
    });
    Story {
        name: "30-two-rulings-of-one-number",
        about: "The referee has told Alice one thing and Bob another, both as his first ruling.",
        handed: vec![log("alice.yaml", &one), log("bob.yaml", &other)],
        follows: "line to 4; stops before 2; referee twice (2); alice.yaml leaves at 5; bob.yaml leaves at 5",
    }
}

fn at_many_places() -> Story {
    let mut game = trio();
    let mut heap: Vec<String> = Vec::new();
    for play in ["north", "south", "east", "west", "up", "down"] {
        let who = game.pen();
        let other = branch(&game, |game| game.say("or rather").turn(&who, play));
        if who == "bob" {
            heap.push(other.entries.last().unwrap().clone());
        }
        game.turn(&who, play);
    }
    let heap: Vec<&str> = heap.iter().map(String::as_str).collect();
    Story {
        name: "31-at-many-places",
        about: "Bob signs each of his turns twice, once with a remark.",
        handed: vec![log("carol.yaml", &game), mail("heap.eml", &heap)],
        follows: "line to 6; stops before 2; bob twice (2+2); carol.yaml leaves at 7; heap.eml leaves at 7",
    }
}

fn a_letter_against_a_log() -> Story {
    let (one, other) = parted();
    let letter = other.entries[5].clone();
    Story {
        name: "32-a-letter-against-a-log",
        about: "Alice's file says d3, and in Bob's mail she wrote d1. He has cut his file before it.",
        handed: vec![
            log("alice.yaml", &one),
            bytes("bob.yaml", one.entries[..5].concat()),
            mail("letter.eml", &[&letter]),
        ],
        follows: "line to 4; stops before 2; alice twice (2); alice.yaml leaves at 5; letter.eml leaves at 5",
    }
}
