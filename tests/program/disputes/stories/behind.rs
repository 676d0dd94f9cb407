//! Nobody is at fault: copies that lack something, letters that would have crossed.

use adjudicate_testkit::disputes::branch;
use adjudicate_testkit::{TestGame, kinds, open_game, slips};

use super::kit::{Story, log, mail, slips_in};
use super::{duel, trio};

pub fn stories() -> Vec<Story> {
    vec![
        one_is_behind(),
        all_are_the_same(),
        the_newest_letter_is_in_a_mailbox(),
        an_offer_and_a_turn(),
        a_resignation_and_a_turn(),
        lots_of_three(),
        a_draw_by_letter(),
        an_early_letter_with_a_new_key(),
        endless_new_keys(),
        two_games_at_once(),
    ]
}

fn one_is_behind() -> Story {
    let bob = duel();
    let alice = branch(&bob, |game| {
        game.turn("alice", "d3");
        game.turn("bob", "f6");
    });
    Story {
        name: "01-one-is-behind",
        about: "Bob's file ends two entries before Alice's.",
        handed: vec![log("alice.yaml", &alice), log("bob.yaml", &bob)],
        follows: "line to 6; bob.yaml behind by 2",
    }
}

fn all_are_the_same() -> Story {
    let game = duel();
    Story {
        name: "02-all-are-the-same",
        about: "Both say that the other one has changed the game. Nobody has.",
        handed: vec![log("alice.yaml", &game), log("bob.yaml", &game)],
        follows: "line to 4",
    }
}

fn the_newest_letter_is_in_a_mailbox() -> Story {
    let bob = duel();
    let mut alice = bob.clone();
    alice.turn("alice", "d3");
    let letter = alice.entries.last().unwrap().clone();
    Story {
        name: "03-the-newest-letter-is-in-a-mailbox",
        about: "Alice's disk is gone. Her last letter is in Bob's mail, and he has never read it in.",
        handed: vec![log("bob.yaml", &bob), mail("inbox.eml", &[&letter])],
        follows: "line to 5; bob.yaml behind by 1; inbox.eml behind by 5",
    }
}

/// Once this stopped a game: Bob offered a draw while Alice's turn was under way.
fn an_offer_and_a_turn() -> Story {
    let mut bob = duel();
    let offer = bob.slip("bob", slips::offer_draw());
    let alice = branch(&bob, |game| {
        game.turn("alice", "d3");
        game.turn("bob", "f6");
    });
    Story {
        name: "04-an-offer-and-a-turn",
        about: "Bob offered a draw while Alice's turn was under way. The offer has lapsed, and the game goes on.",
        handed: vec![log("alice.yaml", &alice), slips_in("offer.eml", &[&offer])],
        follows: "line to 6; offer of bob lapsed",
    }
}

/// Once this was a fork: the resignation and the turn were two entries behind the same one.
fn a_resignation_and_a_turn() -> Story {
    let mut bob = duel();
    let resigns = bob.slip("bob", slips::resign());
    let alice = branch(&bob, |game| game.turn("alice", "d3"));
    Story {
        name: "05-a-resignation-and-a-turn",
        about: "Bob resigned while Alice's turn was under way. His slip waits, and nothing has parted.",
        handed: vec![log("alice.yaml", &alice), slips_in("resigns.eml", &[&resigns])],
        follows: "line to 5; resign of bob waits",
    }
}

/// Once players crossed each other with their elements.
fn lots_of_three() -> Story {
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee());
    let carol = game.clone();
    game.throw();
    let turn = game.pen();
    game.turn(&turn, "hello");
    Story {
        name: "06-lots-of-three",
        about: "Three draw lots who begins, and all send their elements at once. One entry brings them in.",
        handed: vec![log("alice.yaml", &game), log("carol.yaml", &carol)],
        follows: "line to 5; carol.yaml behind by 2",
    }
}

fn a_draw_by_letter() -> Story {
    let mut game = trio();
    let old = game.clone();
    game.agreed("carol", slips::offer_draw());
    Story {
        name: "07-a-draw-by-letter",
        about: "Carol offered a draw, Bob accepted, and Alice, who held the pen, wrote both in. Bob's file does not have it yet.",
        handed: vec![log("alice.yaml", &game), log("bob.yaml", &old)],
        follows: "line to 6; bob.yaml behind by 1",
    }
}

/// Once the letter was thrown away, for its key was unknown.
fn an_early_letter_with_a_new_key() -> Story {
    let mut bob = duel();
    let mut alice = bob.clone();
    alice.rekey("alice", "alice2");
    alice.turn("alice", "d3");
    let letter = alice.entries.last().unwrap().clone();
    bob.say("where is your letter?");
    Story {
        name: "08-an-early-letter-with-a-new-key",
        about: "Alice has changed her key, and her next letter came before the one in which it is written.",
        handed: vec![log("bob.yaml", &bob), mail("alice.eml", &[&letter])],
        follows: "line to 4; 6 early",
    }
}

/// Once such a log was filled by keys that never came to hold.
fn endless_new_keys() -> Story {
    let mut game = duel();
    let old = game.clone();
    for (number, play) in [(2, "a1"), (3, "g4"), (4, "c5")] {
        game.rekey("bob", &format!("bob{number}"));
        let pen = game.pen();
        game.turn(&pen, play);
        let pen = game.pen();
        let answer = ["b2", "e3", "b6"][number - 2];
        game.turn(&pen, answer);
    }
    Story {
        name: "09-endless-new-keys",
        about: "Bob changes his key every week. Each holds from the entry on that writes it in, and nothing waits.",
        handed: vec![log("alice.yaml", &game), log("bob.yaml", &old)],
        follows: "line to 13; bob.yaml behind by 9",
    }
}

fn two_games_at_once() -> Story {
    let one = duel();
    let mut two = trio();
    let slip = two.slip("carol", slips::note());
    let behind = two.clone();
    two.write("alice", kinds::turn("east"));
    Story {
        name: "10-two-games-at-once",
        about: "Everything is handed in together, from two games and in one heap.",
        handed: vec![log("a.yaml", &one), log("b.yaml", &two), log("c.yaml", &behind), slips_in("note.eml", &[&slip])],
        follows: "line to 6; note of carol waits; c.yaml behind by 1 | line to 4",
    }
}
