//! Letters that cross, and forks (protocol, section 5): each sentence as a story, each in many orders.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeSet;

use adjudicate::crypto::{Digest, Signature, verify};
use adjudicate::referee::{Letter, Settled, apply, settle, signed_before};
use common::kinds::{self, extend, forfeit, note, offer_draw, resign, rule_result, uphold};
use common::world::letter;
use common::{Terms, World, bytes, open_game};

fn two() -> Terms {
    open_game(&["alice", "bob"]).referee().organiser("olga").first("alice").clock(7, 3, 0)
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).referee().first("alice").clock(7, 3, 0)
}

/// The same game, gone on with in another way.
fn branch<R>(game: &World, story: impl FnOnce(&mut World) -> R) -> World {
    let mut branch = game.clone();
    story(&mut branch);
    branch
}

/// All entries of several branches.
fn letters(branches: &[&World]) -> Vec<Letter> {
    let mut all: Vec<Letter> = Vec::new();
    for letter in branches.iter().flat_map(|branch| branch.letters()) {
        if all.iter().all(|known| known.id != letter.id) {
            all.push(letter);
        }
    }
    all
}

/// What is settled, in one form for all orders.
type Shown = (Vec<Digest>, BTreeSet<Digest>, BTreeSet<Digest>, BTreeSet<Digest>, BTreeSet<(String, Digest, Digest)>);

fn shown(settled: &Settled) -> Shown {
    let set = |ids: &[Digest]| {
        let set: BTreeSet<Digest> = ids.iter().copied().collect();
        assert_eq!(set.len(), ids.len(), "an id is listed twice");
        set
    };
    let forks = settled.forks.iter().map(|fork| (fork.author.clone(), fork.one, fork.other)).collect();
    let head = settled.state.as_ref().map(|state| state.head());
    assert_eq!(head, settled.log.last().copied());
    (settled.log.clone(), set(&settled.fallen), set(&settled.invalid), set(&settled.early), forks)
}

/// Settles the branches in many orders, all alike.
fn settled(branches: &[&World]) -> Settled {
    let mut all = letters(branches);
    let first = settle(&all);
    let wanted = shown(&first);
    let mut random = 1_u64;
    for _ in 0..12 {
        for place in (1..all.len()).rev() {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            all.swap(place, (random >> 33) as usize % (place + 1));
        }
        assert_eq!(shown(&settle(&all)), wanted);
    }
    first
}

/// Of these branches the first one stays and nobody has signed twice.
fn stays(one: &World, other: &World) {
    let result = settled(&[one, other]);
    let line: Vec<Digest> = one.letters().iter().map(|letter| letter.id).collect();
    assert_eq!(result.log, line);
    assert!(result.forks.is_empty(), "{:?}", result.forks);
    assert!(result.invalid.is_empty() && result.early.is_empty());
    let fell: BTreeSet<Digest> = other.letters().iter().map(|l| l.id).filter(|id| !line.contains(id)).collect();
    assert_eq!(result.fallen.iter().copied().collect::<BTreeSet<_>>(), fell);
    assert_eq!(result.state.unwrap().play().text(), one.position());
}

/// These branches prove that this author signed twice, and play ends before them.
fn forked(game: &World, one: &World, other: &World, author: &str) {
    let result = settled(&[one, other]);
    assert_eq!(result.log.last(), Some(&game.state.head()));
    let authors: Vec<&str> = result.forks.iter().map(|fork| fork.author.as_str()).collect();
    assert_eq!(authors, [author]);
}

mod which_branch_stays {
    use super::*;

    #[test]
    fn one_that_holds_a_ruling_of_the_first_sort() {
        let game = World::begin(two());
        let turn = branch(&game, |game| game.turn("alice", "hello"));
        stays(&branch(&game, |game| game.write("referee", forfeit("alice"))), &turn);
        stays(&branch(&game, |game| game.write("referee", rule_result("alice 1, bob 1"))), &turn);
        let upheld = branch(&game, |game| {
            let claim = game.write("bob", kinds::claim_timeout("alice"));
            game.write("referee", uphold(claim));
        });
        stays(&upheld, &turn);
        // It need not be the first entry of its branch.
        let later = branch(&game, |game| {
            game.note("bob");
            game.write("referee", forfeit("alice"));
        });
        stays(&later, &turn);
    }

    #[test]
    fn unless_the_other_holds_two_turns() {
        let game = World::begin(two());
        let ruled = branch(&game, |game| game.write("referee", forfeit("alice")));
        let turns = branch(&game, |game| {
            game.turn("alice", "hello");
            game.turn("bob", "hello");
        });
        stays(&turns, &ruled);
        // Two entries of which one is a turn are not two turns.
        let turn = branch(&game, |game| {
            game.turn("alice", "hello");
            game.note("bob");
        });
        stays(&ruled, &turn);
    }

    #[test]
    fn one_that_holds_a_turn() {
        let game = World::begin(three());
        let turn = branch(&game, |game| game.turn("alice", "hello"));
        for kind in [note(), offer_draw(), resign(), kinds::claim_timeout("alice")] {
            stays(&turn, &branch(&game, |game| game.write("bob", kind)));
        }
        stays(&turn, &branch(&game, |game| game.write("referee", extend("alice", 7))));
        // Also behind a note of somebody who comes late in every other respect.
        let behind = branch(&game, |game| {
            game.note("referee");
            game.turn("alice", "hello");
        });
        stays(&behind, &branch(&game, |game| game.write("bob", resign())));
    }

    #[test]
    fn one_that_begins_with_an_entry_of_who_was_due() {
        let mut game = World::begin(three());
        game.turn("alice", "throw: 1d6");
        let bob = branch(&game, |game| game.answer("bob"));
        let carol = branch(&game, |game| game.answer("carol"));
        // Of several who were due, the first in seat order.
        stays(&bob, &carol);
        stays(&carol, &branch(&game, |game| game.note("alice")));
        stays(&carol, &branch(&game, |game| game.write("referee", extend("carol", 3))));
        let thrown = World::begin(three().referee_dice());
        let mut thrown = branch(&thrown, |game| game.turn("alice", "throw: 1d6"));
        // The referee counts last among those who are due, but before those who are not.
        stays(&branch(&thrown, |game| game.answer("referee")), &branch(&thrown, |game| game.note("bob")));
        thrown.answer("referee");
        stays(&branch(&thrown, |game| game.answer("alice")), &branch(&thrown, |game| game.write("bob", offer_draw())));
        let postal = World::begin(open_game(&["alice", "bob", "carol"]).by_post("bob").first("bob"));
        let postal = branch(&postal, |game| game.turn("bob", "throw: 1d6"));
        stays(&branch(&postal, |game| game.answer("carol")), &branch(&postal, |game| game.answer("referee")));
    }

    #[test]
    fn one_that_begins_with_another_ruling() {
        let game = World::begin(three());
        let ruling = branch(&game, |game| game.write("referee", extend("alice", 7)));
        stays(&ruling, &branch(&game, |game| game.note("bob")));
        // Who begins with a note and rules then does not begin with a ruling.
        let later = branch(&game, |game| {
            game.note("referee");
            game.write("referee", extend("alice", 7));
        });
        stays(&branch(&game, |game| game.note("bob")), &later);
    }

    #[test]
    fn one_by_the_first_in_seat_order_then_the_referee_then_the_organiser() {
        let game = World::begin(three().organiser("olga"));
        let note = |who: &str| branch(&game, |game| game.note(who));
        let order = ["bob", "carol", "referee", "olga"];
        for (place, who) in order.iter().enumerate() {
            for later in &order[place + 1..] {
                stays(&note(who), &note(later));
            }
        }
    }

    #[test]
    fn crossings_inside_a_branch_are_settled_first() {
        let game = World::begin(three());
        // The branch with Bob's note has a turn only on the side that falls out inside it.
        let mut noted = branch(&game, |game| game.note("bob"));
        noted.say("first");
        let inner_ruling = branch(&noted, |game| game.write("referee", forfeit("alice")));
        let inner_turn = branch(&noted, |game| game.turn("alice", "hello"));
        let outer = branch(&game, |game| game.note("carol"));
        let result = settled(&[&inner_ruling, &inner_turn, &outer]);
        assert_eq!(result.log.last(), Some(&inner_ruling.state.head()));
        assert_eq!(result.fallen.len(), 2);
    }

    #[test]
    fn of_three_the_best_stays() {
        let game = World::begin(three().organiser("olga"));
        let turn = branch(&game, |game| game.turn("alice", "hello"));
        let bob = branch(&game, |game| game.note("bob"));
        let olga = branch(&game, |game| game.note("olga"));
        let result = settled(&[&bob, &turn, &olga]);
        assert_eq!(result.log.last(), Some(&turn.state.head()));
        assert_eq!((result.fallen.len(), result.forks.len()), (2, 0));
    }
}

mod what_falls_out {
    use super::*;

    #[test]
    fn may_be_written_again_and_its_elements_stay_good() {
        let mut game = World::begin(three());
        game.turn("alice", "throw: 1d6");
        let carol = branch(&game, |game| game.answer("carol"));
        game.answer("bob");
        let element = carol.last().reveal.0[0].1;
        game.answer("carol");
        assert_eq!(game.last().reveal.0[0].1, element);
        stays(&game, &carol);
        // The roller need not even wait for it.
        let mut brought = game.clone();
        brought.turn("alice", "done");
        stays(&brought, &carol);
    }
}

mod forks {
    use super::*;

    #[test]
    fn two_turns_of_one_author_are_one() {
        let game = World::begin(two());
        let one = branch(&game, |game| game.turn("alice", "hello"));
        let other = branch(&game, |game| game.turn("alice", "throw: 1d6"));
        forked(&game, &one, &other, "alice");
        // Also where one of them fell out by a note of another.
        let noted = branch(&game, |game| {
            game.note("bob");
            game.turn("alice", "good day");
        });
        forked(&game, &one, &noted, "alice");
    }

    #[test]
    fn unless_a_ruling_of_the_first_sort_decided() {
        let game = World::begin(two());
        let one = branch(&game, |game| {
            game.turn("alice", "hello");
            game.write("referee", rule_result("alice 0, bob 1"));
        });
        let other = branch(&game, |game| game.turn("alice", "throw: 1d6"));
        stays(&one, &other);
    }

    #[test]
    fn two_other_entries_of_one_author_are_one() {
        let game = World::begin(two());
        let one = branch(&game, |game| game.note("bob"));
        let other = branch(&game, |game| game.write("bob", offer_draw()));
        forked(&game, &one, &other, "bob");
        let resigned = branch(&game, |game| game.write("alice", resign()));
        let turn = branch(&game, |game| game.turn("alice", "hello"));
        forked(&game, &resigned, &turn, "alice");
    }

    #[test]
    fn not_where_one_fell_out_by_another_authors_letter() {
        let game = World::begin(two());
        let noted = branch(&game, |game| game.note("bob"));
        let again = branch(&game, |game| {
            game.turn("alice", "hello");
            game.note("bob");
        });
        stays(&again, &noted);
    }

    #[test]
    fn nor_where_both_did_whatever_their_ids() {
        let game = World::begin(two());
        for say in ["one", "two", "three", "four", "five", "six"] {
            let noted = branch(&game, |game| game.say(say).write("bob", note()));
            let offered = branch(&game, |game| game.say(say).write("bob", offer_draw()));
            let turn = branch(&game, |game| game.say(say).turn("alice", "hello"));
            let result = settled(&[&noted, &offered, &turn]);
            assert_eq!((result.log.last(), result.forks.len()), (Some(&turn.state.head()), 0), "{say}");
            // Where his own letter stays, they prove it.
            let result = settled(&[&noted, &offered, &branch(&game, |game| game.say(say).note("olga"))]);
            assert_eq!((result.log.last(), result.forks.len()), (Some(&game.state.head()), 1), "{say}");
        }
    }

    #[test]
    fn the_referee_writing_for_a_player_signs_with_one_key() {
        let game = World::begin(open_game(&["alice", "bob"]).by_post("bob").first("bob"));
        let noted = branch(&game, |game| game.write("referee", extend("bob", 3)));
        let resigned = branch(&game, |game| game.write("bob", resign()));
        let result = settled(&[&noted, &resigned]);
        assert_eq!((result.forks.len(), result.log.last()), (1, Some(&game.state.head())));
    }

    #[test]
    fn a_rekey_is_signed_with_the_key_that_it_replaces() {
        let game = World::begin(two());
        let rekeyed = branch(&game, |game| game.rekey("bob", "bob2"));
        let noted = branch(&game, |game| game.note("bob"));
        forked(&game, &rekeyed, &noted, "bob");
    }

    #[test]
    fn two_keys_of_a_player_do_not_prove_that_he_signed_twice() {
        // A thief signs with the old key while the owner signs with the one that the referee has given him.
        let game = World::begin(two());
        let mut game = branch(&game, |game| game.rekey_for("bob", "bob2"));
        let thief = branch(&game, |game| game.note("bob"));
        game.holds("bob", "bob2");
        let owner = branch(&game, |game| game.write("bob", offer_draw()));
        let result = settled(&[&thief, &owner]);
        assert!(result.forks.is_empty());
        assert_eq!(result.log.len(), game.entries.len() + 1);
    }
}

mod what_is_no_crossing {
    use super::*;

    #[test]
    fn invalid_entries_and_what_builds_on_them() {
        let game = World::begin(two());
        let good = branch(&game, |game| game.turn("alice", "hello"));
        let mut all = letters(&[&good]);
        let bad = letter(&game.forge("bob", kinds::turn_to("hello", "to=alice"), |_| {}));
        let next = letter(&game.forge("alice", note(), |entry| {
            (entry.seq, entry.prev) = (entry.seq + 1, Some(bad.id));
        }));
        all.extend([next.clone(), bad.clone()]);
        let result = settle(&all);
        assert_eq!(result.log.last(), Some(&good.state.head()));
        assert_eq!(result.invalid.iter().copied().collect::<BTreeSet<_>>(), [bad.id, next.id].into());
    }

    #[test]
    fn entries_that_came_too_early() {
        let game = World::begin(two());
        let good = branch(&game, |game| {
            game.turn("alice", "hello");
            game.turn("bob", "hello");
        });
        let mut all = letters(&[&good]);
        let missing = all.remove(3);
        let result = settle(&all);
        assert_eq!(result.early, [good.state.head()]);
        all.push(missing);
        assert!(settle(&all).early.is_empty());
        assert!(settle(&[]).state.is_none());
        let orphans = settle(&all[1..]);
        assert!(orphans.state.is_none() && orphans.log.is_empty());
        assert_eq!(orphans.early.len(), all.len() - 1);
    }

    #[test]
    fn a_second_copy_whose_signature_is_damaged() {
        let game = World::begin(two());
        let good = branch(&game, |game| game.turn("alice", "hello"));
        for place in 0..good.entries.len() {
            let all = letters(&[&good]);
            for damage in [0, 255] {
                let mut copy = all[place].clone();
                copy.entry.sig = Signature::from_bytes([damage; 64]);
                let (mut before, mut after) = (all.clone(), all.clone());
                before.insert(0, copy.clone());
                after.push(copy);
                for letters in [before, after] {
                    let result = settle(&letters);
                    assert_eq!(result.log.last(), Some(&good.state.head()), "entry {place}");
                    assert!(result.invalid.is_empty());
                }
            }
        }
    }

    #[test]
    fn the_charter_of_another_game() {
        let game = branch(&World::begin(two()), |game| game.turn("alice", "hello"));
        let other = World::begin(two().but(|charter| charter.nonce = bytes(77)));
        let result = settle(&letters(&[&game, &other]));
        assert_eq!(result.log.last(), Some(&game.state.head()));
        assert_eq!(result.invalid.len(), other.entries.len());
    }
}

/// Section 5: "two turns of one author always do" prove that he signed twice, also where a ruling leaves both behind.
#[test]
fn two_turns_are_told_even_where_a_third_branch_stays() {
    let game = World::begin(three());
    let one = branch(&game, |game| game.write("alice", kinds::turn("one")));
    let other = branch(&game, |game| game.write("alice", kinds::turn("two")));
    let ruled = branch(&game, |game| game.write("referee", forfeit("carol")));
    let settled = settled(&[&one, &other, &ruled]);
    assert_eq!(settled.log.last(), ruled.letters().last().map(|letter| &letter.id), "the ruling stays");
    let authors: Vec<&str> = settled.forks.iter().map(|fork| fork.author.as_str()).collect();
    assert_eq!(authors, ["alice"]);
}

/// In a long game letters cross again and again, and every such crossing lies inside the one before.
#[test]
fn letters_may_cross_as_often_as_they_like() {
    let mut game = World::begin(two());
    let mut late: Vec<Letter> = Vec::new();
    for round in 0..150 {
        let (mover, waits) = if round % 2 == 0 { ("alice", "bob") } else { ("bob", "alice") };
        late.extend(branch(&game, |game| game.note(waits)).letters().pop());
        game.turn(mover, "on we go");
    }
    let mut all = game.letters();
    let line: Vec<Digest> = all.iter().map(|letter| letter.id).collect();
    all.extend(late.iter().cloned());
    let result = settle(&all);
    assert_eq!(result.log, line);
    let fell: BTreeSet<Digest> = late.iter().map(|letter| letter.id).collect();
    assert_eq!((result.fallen.iter().copied().collect(), result.invalid, result.forks), (fell, Vec::new(), Vec::new()));
}

/// Whether an entry of somebody, the last of this branch, proves something against him with what lies on these branches.
fn is_second(world: &World, by: &str, others: &[&World]) -> bool {
    let mut log = world.letters();
    let next = log.pop().unwrap();
    let known: BTreeSet<Digest> = log.iter().map(|letter| letter.id).collect();
    let beside: Vec<Letter> = letters(others).into_iter().filter(|letter| !known.contains(&letter.id)).collect();
    let (log, beside): (Vec<&Letter>, Vec<&Letter>) = (log.iter().collect(), beside.iter().collect());
    let key = world.state.keys().current(world.author(by)).unwrap();
    let is_own = |letter: &Letter| verify(&key, letter.payload.as_bytes(), &letter.entry.sig).is_ok();
    let found = signed_before(&log, &beside, &next, is_own, &mut apply);
    let all = letters(&[&[world], others].concat());
    assert!(found.is_none() || !settle(&all).forks.is_empty(), "what is not signed would have proved nothing");
    found.is_some_and(|other| beside.iter().any(|letter| letter.id == other.id))
}

#[test]
fn nobody_is_let_to_prove_something_against_himself() {
    let game = World::begin(three());
    let noted = branch(&game, |game| game.write("bob", note()));
    // On an old log, behind which he has written already.
    let again = branch(&game, |game| game.say("good evening").write("bob", note()));
    assert!(is_second(&again, "bob", &[&noted]));
    // Behind a letter that made his own one fall out, and behind his own one, he may write again.
    let crossed = branch(&game, |game| {
        game.turn("alice", "here");
        game.write("bob", note())
    });
    assert!(!is_second(&crossed, "bob", &[&noted]));
    let behind = branch(&noted, |game| {
        game.turn("alice", "here");
        game.turn("bob", "there")
    });
    assert!(!is_second(&behind, "bob", &[&noted]));
    // A second turn is one too many whatever has crossed it, unless a ruling has decided.
    let turned = branch(&game, |game| game.turn("alice", "here"));
    let resigned = branch(&game, |game| game.write("carol", resign()));
    let turned_again = branch(&resigned, |game| game.turn("alice", "there"));
    assert!(is_second(&turned_again, "alice", &[&turned]));
    let ruled = branch(&game, |game| {
        game.write("referee", forfeit("carol"));
        game.turn("alice", "there")
    });
    assert!(!is_second(&ruled, "alice", &[&turned]));
    // What others have signed is none of his business.
    assert!(!is_second(&again, "carol", &[&noted]));
}
