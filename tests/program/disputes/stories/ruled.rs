//! Rulings, and agreements on a referee.

use adjudicate_testkit::disputes::branch;
use adjudicate_testkit::{TestGame, kinds, slips};

use super::kit::{Story, log, mail};
use super::{duel, lonely, trio};

pub fn stories() -> Vec<Story> {
    vec![
        on_an_old_entry(),
        an_honest_player(),
        a_ruling_taken_back(),
        a_finished_game(),
        agreement_beside_rulings(),
        two_agreements(),
        the_last_number(),
        two_numbers_on_two_branches(),
    ]
}

fn on_an_old_entry() -> Story {
    let game = duel();
    let old = branch(&game, |game| {
        game.turn("alice", "d3");
        game.turn("bob", "f6");
        game.turn("alice", "a1");
    });
    let ruled = branch(&game, |game| game.write("referee", kinds::here()));
    Story {
        name: "33-a-ruling-on-an-old-entry",
        about: "The referee has gone back behind Bob's first turn, and three turns fell out. Nobody is at fault.",
        handed: vec![log("alice.yaml", &old), log("referee.yaml", &ruled)],
        follows: "line to 5; 3 fell out after 4 by 5; alice.yaml leaves at 5",
    }
}

/// Once she was called a double signer.
fn an_honest_player() -> Story {
    let game = duel();
    let old = branch(&game, |game| game.turn("alice", "d3"));
    let ruled = branch(&game, |game| {
        game.write("referee", kinds::here());
        game.turn("alice", "d1");
        game.turn("bob", "f6");
    });
    Story {
        name: "34-an-honest-player",
        about: "Alice's turn met a ruling, fell out, and she made another one behind the ruling. She has not signed twice.",
        handed: vec![log("old.yaml", &old), log("bob.yaml", &ruled)],
        follows: "line to 7; 1 fell out after 4 by 5; old.yaml leaves at 5",
    }
}

fn a_ruling_taken_back() -> Story {
    let game = duel();
    let forfeited = branch(&game, |game| game.write("referee", kinds::forfeit("bob")));
    let back = branch(&game, |game| game.write("referee", kinds::numbered(here(), 2)));
    Story {
        name: "35-a-ruling-taken-back",
        about: "The referee had Bob forfeit, and has taken it back with a higher number.",
        handed: vec![log("alice.yaml", &forfeited), log("bob.yaml", &back)],
        follows: "line to 5; 1 fell out after 4 by 5; alice.yaml leaves at 5",
    }
}

fn here() -> adjudicate::log::RefereeDecision {
    adjudicate::log::RefereeDecision::Here(adjudicate::log::True)
}

/// Once a replaced key undid a game that was over.
fn a_finished_game() -> Story {
    let mut game = duel();
    let before = game.clone();
    game.turn("alice", "d3");
    game.write("bob", kinds::resign());
    game.rekey_for("bob", "bob2");
    let thief = branch(&before, |game| {
        game.turn("alice", "d3");
        game.turn("bob", "f6");
    });
    Story {
        name: "36-a-finished-game",
        about: "After the end Bob was given a new key. Anyone who has the old one signs his last turn anew; the game stays over.",
        handed: vec![log("alice.yaml", &game), mail("thief.eml", &[thief.entries.last().unwrap()])],
        follows: "line to 7; bob twice (2, replaced); 1 fell out after 5 by 7; thief.eml leaves at 6",
    }
}

fn agreement_beside_rulings() -> Story {
    let mut game = trio();
    let offer = game.offered("bob", slips::offer_referee("dave"));
    let agreed = branch(&game, |game| {
        game.with(offer).write("alice", kinds::agree(1));
    });
    let ruled = branch(&game, |game| {
        game.write("referee", kinds::forfeit("carol"));
        game.turn("alice", "north");
        game.write("referee", kinds::here());
    });
    Story {
        name: "37-agreement-beside-rulings",
        about: "Alice kept an agreement on another referee back while the old one ruled twice. An agreement ranks above rulings, \
                and puts out what was played and ruled.",
        handed: vec![log("alice.yaml", &agreed), log("bob.yaml", &ruled)],
        follows: "line to 6; 3 fell out after 5 by 6; bob.yaml leaves at 6",
    }
}

fn two_agreements() -> Story {
    let mut game = lonely();
    let one = game.offered("bob", slips::offer_referee("dave"));
    let two = game.offered("bob", slips::offer_referee("olga"));
    let dave = branch(&game, |game| {
        game.with(one).write("alice", kinds::agree(1));
        game.write("referee", kinds::here());
    });
    let olga = branch(&game, |game| {
        game.with(two).write("alice", kinds::agree(1));
        game.write("referee", kinds::here());
    });
    Story {
        name: "38-two-new-referees",
        about: "Bob offered two referees at once, and Alice agreed to both. Both have ruled, and one of them has to rule again.",
        handed: vec![log("alice.yaml", &dave), log("bob.yaml", &olga)],
        follows: "line to 4; stops before 2; alice twice (2); alice.yaml leaves at 5; bob.yaml leaves at 5",
    }
}

fn the_last_number() -> Story {
    let mut game = duel();
    game.write("referee", kinds::numbered(here(), 63));
    let one = branch(&game, |game| game.turn("alice", "d3"));
    let other = branch(&game, |game| game.turn("alice", "d1"));
    Story {
        name: "39-the-last-number",
        about: "The referee has made ruling 63, and Alice signed twice behind it. Only an agreement on another referee helps.",
        handed: vec![log("a.yaml", &one), log("b.yaml", &other)],
        follows: "line to 5; stops before 2; alice twice (2); a.yaml leaves at 6; b.yaml leaves at 6",
    }
}

fn two_numbers_on_two_branches() -> Story {
    let game = duel();
    let one: TestGame = branch(&game, |game| {
        game.turn("alice", "d3");
        game.write("referee", kinds::here());
    });
    let other = branch(&game, |game| {
        game.turn("alice", "d1");
        game.write("referee", kinds::numbered(here(), 2));
        game.turn("bob", "f6");
    });
    Story {
        name: "40-another-letter-turned-up",
        about: "The referee had ruled behind Alice's first turn when the other one turned up, and has chosen that one since.",
        handed: vec![log("a.yaml", &one), log("b.yaml", &other)],
        follows: "line to 7; alice twice (2); 2 fell out after 4 by 6; a.yaml leaves at 5",
    }
}
