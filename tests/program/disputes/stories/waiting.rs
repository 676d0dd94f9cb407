//! Slips: what waits, what has lapsed, what is kept back, what never counts.

use adjudicate::log::{Entry, Slip};
use adjudicate_testkit::disputes::branch;
use adjudicate_testkit::{kinds, slips};

use super::kit::{Story, beside, log, mail, slips_in};
use super::{duel, trio};

pub fn stories() -> Vec<Story> {
    vec![
        a_lapsed_slip(),
        kept_back(),
        kept_back_and_ruled(),
        a_forged_slip(),
        fell_out_with_its_entry(),
        an_order_waits(),
        its_entry_is_missing(),
        an_acceptance_of_what_has_lapsed(),
    ]
}

fn a_lapsed_slip() -> Story {
    let mut game = duel();
    let order = game.slip("bob", slips::order("d3", "f6"));
    game.turn("alice", "a1");
    Story {
        name: "11-a-lapsed-slip",
        about: "Bob gave an order for d3, and Alice played a1. The order has lapsed.",
        handed: vec![log("alice.yaml", &game), beside("alice.yaml", &[&order])],
        follows: "line to 5; order of bob lapsed",
    }
}

fn kept() -> (adjudicate_testkit::TestGame, Slip) {
    let mut game = trio();
    let resigns = game.slip("carol", slips::resign());
    game.turn("alice", "north");
    game.turn("bob", "south");
    game.turn("carol", "well, then");
    game.turn("alice", "west");
    (game, resigns)
}

fn kept_back() -> Story {
    let (game, resigns) = kept();
    Story {
        name: "12-a-slip-that-is-kept-back",
        about: "Carol resigned, and nobody writes it in. She says that Alice keeps it back.",
        handed: vec![log("alice.yaml", &game), slips_in("carol.eml", &[&resigns])],
        follows: "line to 9; resign of carol waits",
    }
}

fn kept_back_and_ruled() -> Story {
    let (mut game, resigns) = kept();
    let alice = game.clone();
    game.with([resigns.clone()]).write("referee", kinds::here());
    Story {
        name: "13-the-referee-writes-it-in",
        about: "The same, and the referee has written the slip in with a ruling that changes nothing else.",
        handed: vec![log("alice.yaml", &alice), log("referee.yaml", &game), slips_in("carol.eml", &[&resigns])],
        follows: "line to 10; alice.yaml behind by 1",
    }
}

fn a_forged_slip() -> Story {
    let game = duel();
    let forged = game.forge_slip_as("bob", "mallory", slips::resign(), |_| {});
    Story {
        name: "14-a-forged-slip",
        about: "Somebody hands in a resignation of Bob's that Bob has not signed.",
        handed: vec![log("alice.yaml", &game), slips_in("resigns.eml", &[&forged])],
        follows: "line to 4; resign of bob invalid",
    }
}

fn fell_out_with_its_entry() -> Story {
    let mut game = trio();
    let resigns = game.slip("carol", slips::resign());
    let old = branch(&game, |game| {
        game.with([resigns.clone()]).write("alice", kinds::turn("north"));
    });
    let ruled = branch(&game, |game| {
        game.write("referee", kinds::here());
        game.turn("alice", "up");
    });
    Story {
        name: "15-a-slip-that-fell-out",
        about: "Alice wrote Carol's resignation in with a turn that a ruling has put out since. The slip waits again.",
        handed: vec![log("alice.yaml", &ruled), log("carol.yaml", &old)],
        follows: "line to 7; 1 fell out after 5 by 6; resign of carol waits; carol.yaml leaves at 6",
    }
}

fn an_order_waits() -> Story {
    let mut game = duel();
    let order = game.slip("bob", slips::order("d3", "f6"));
    Story {
        name: "16-an-order-that-waits",
        about: "Alice says that Bob does not answer. His order has been with her all the time.",
        handed: vec![log("bob.yaml", &game), beside("bob.yaml", &[&order])],
        follows: "line to 4; order of bob waits",
    }
}

fn its_entry_is_missing() -> Story {
    let game = duel();
    let mut ahead = game.clone();
    ahead.turn("alice", "d3");
    let slip = ahead.slip("alice", slips::offer_draw());
    Story {
        name: "17-a-slip-whose-entry-is-missing",
        about: "Alice's offer came, and the turn with which she sent it did not.",
        handed: vec![log("bob.yaml", &game), slips_in("offer.eml", &[&slip])],
        follows: "line to 4; offer of alice early",
    }
}

fn an_acceptance_of_what_has_lapsed() -> Story {
    let mut game = duel();
    let offer = game.slip("bob", slips::offer_draw());
    game.turn("alice", "d3");
    let accept = game.slip("alice", slips::accept(offer.id()));
    let letter: Entry = game.last();
    Story {
        name: "18-an-acceptance-that-comes-too-late",
        about: "Alice played on, which declines, and then accepted after all. Her slip waits, and the offer has lapsed.",
        handed: vec![
            log("bob.yaml", &game),
            beside("bob.yaml", &[&offer]),
            slips_in("accept.eml", &[&accept]),
            mail("turn.eml", &[&adjudicate::log::write(&letter)]),
        ],
        follows: "line to 5; offer of bob lapsed; accept of alice waits; turn.eml behind by 5",
    }
}
