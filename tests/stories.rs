//! Whole games as they are played by letter: who joins, throws, offers, claims, loses keys and leaves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use adjudicate::referee::{Class, Duty, Match, verify};
use common::kinds::{self, accept, claim_timeout, decline, dismiss, extend, forfeit, offer_draw, offer_referee};
use common::kinds::{offer_result, offer_takeback, resign, rule_result, uphold};
use common::{Terms, World, key, open_game};

/// A story ends with the log verified from its bytes, to the same match.
fn holds(game: &World) {
    let verified = verify(game.log().as_bytes());
    assert_eq!(verified.fault, None, "{}", game.log());
    same(&verified.state.unwrap(), &game.state);
}

/// Two matches that came about in different ways.
fn same(one: &Match, other: &Match) {
    assert_eq!((one.head(), one.play().text(), one.due()), (other.head(), other.play().text(), other.due()));
    assert_eq!((one.outcome(), one.offers(), one.claims()), (other.outcome(), other.offers(), other.claims()));
    assert_eq!((one.owed(), one.cancelled(), one.scribed()), (other.owed(), other.cancelled(), other.scribed()));
}

fn due(game: &World) -> Vec<(String, &'static str)> {
    game.due().into_iter().map(|(who, duty)| (who, duty.name())).collect()
}

fn owed<const N: usize>(expected: [(&str, &'static str); N]) -> Vec<(String, &'static str)> {
    expected.into_iter().map(|(who, duty)| (who.to_owned(), duty)).collect()
}

fn two() -> Terms {
    open_game(&["alice", "bob"])
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"])
}

mod joining {
    use super::*;

    #[test]
    fn the_organiser_first_then_by_seats_then_the_referee() {
        let mut game = World::open(three().by_post("bob").organiser("carol"));
        for who in ["carol", "alice", "referee"] {
            assert_eq!(due(&game), owed([(who, "join")]));
            game.join(who);
        }
        // The last to join brings his element for the lots, the others follow in any order.
        assert_eq!(game.brought(), ["referee"]);
        assert_eq!(due(&game), owed([("alice", "reveal"), ("carol", "reveal")]));
        game.answer("carol");
        game.answer("alice");
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn a_referee_who_throws_no_dice_does_not_join() {
        let mut game = World::open(two().referee().first("bob"));
        game.join("alice");
        game.join("bob");
        assert_eq!(due(&game), owed([("bob", "turn")]));
        holds(&game);
    }

    #[test]
    fn who_resigns_before_he_joins_is_not_waited_for() {
        let mut game = World::open(three());
        game.join("alice");
        game.write("bob", resign());
        assert_eq!(due(&game), owed([("carol", "join")]));
        game.join("carol");
        assert_eq!(due(&game), owed([("alice", "reveal")]));
        holds(&game);
    }

    #[test]
    fn a_result_can_be_agreed_before_all_have_joined() {
        let mut game = World::open(two());
        let offer = game.write("bob", offer_result("alice 0, bob 1"));
        game.write("alice", accept(offer));
        assert_eq!(game.winner().as_deref(), Some("bob"));
        holds(&game);
    }
}

mod lots {
    use super::*;

    #[test]
    fn an_answer_or_a_turn_completes_them() {
        let mut drawn = [0, 0];
        for nonce in 0..8 {
            let mut game = World::begin(two().but(|charter| charter.nonce.0[3] = nonce));
            assert_eq!(game.brought(), ["bob"]);
            assert_eq!(due(&game), owed([("alice", "reveal")]));
            let mut ahead = game.clone();
            ahead.answer("alice");
            assert_eq!(ahead.brought(), ["alice"]);
            let dice = ahead.last().dice.unwrap();
            let (seat, first) = if dice.as_str() == "1" { (0, "alice") } else { (1, "bob") };
            drawn[seat] += 1;
            assert_eq!(due(&ahead), owed([(first, "turn")]));
            if first == "alice" {
                game.turn("alice", "hello");
                assert_eq!((game.last().dice.unwrap(), game.brought()), (dice, vec!["alice".to_owned()]));
                assert_eq!(due(&game), owed([("bob", "turn")]));
            } else {
                assert_eq!(game.refused("alice", kinds::turn("hello")).rule, "ALL-2");
                // Her element reached Bob by itself, and he need not wait for her entry.
                game.bringing(&["alice"]).turn("bob", "hello");
                assert_eq!(game.last().dice.unwrap(), dice);
                assert_eq!(due(&game), owed([("alice", "turn")]));
            }
            holds(&game);
        }
        assert!(drawn[0] > 0 && drawn[1] > 0, "{drawn:?}");
    }

    #[test]
    fn on_a_seat_that_left_they_go_to_the_next_one() {
        let mut seen = [false; 4];
        for nonce in 0..40 {
            let players = ["alice", "bob", "carol", "dave"];
            let mut game = World::begin(open_game(&players).but(|charter| charter.nonce.0[3] = nonce));
            // Bob gives his element and leaves: it stands, and nobody waits for another one.
            game.answer("bob");
            game.write("bob", resign());
            assert_eq!((game.cancelled("bob"), game.revealed("dave")), (0, 1));
            assert_eq!(due(&game), owed([("alice", "reveal"), ("carol", "reveal")]));
            game.answer("alice");
            game.answer("carol");
            let number: usize = game.last().dice.unwrap().as_str().parse().unwrap();
            seen[number - 1] = true;
            let first = ["alice", "carol", "carol", "dave"][number - 1];
            assert_eq!(due(&game), owed([(first, "turn")]));
            holds(&game);
        }
        assert_eq!(seen, [true; 4]);
    }

    #[test]
    fn who_leaves_while_his_element_is_missing_cancels_those_given() {
        let mut game = World::begin(three());
        game.answer("alice");
        assert_eq!(due(&game), owed([("bob", "reveal")]));
        game.write("bob", resign());
        assert_eq!(due(&game), owed([("alice", "reveal"), ("carol", "reveal")]));
        game.answer("carol");
        game.answer("alice");
        assert_eq!((game.revealed("alice"), game.revealed("carol"), game.cancelled("bob")), (2, 2, 1));
        assert_eq!(game.state.machine().completed(), 1);
        holds(&game);
    }

    #[test]
    fn of_two_who_leave_neither_is_waited_for() {
        // Alice's element is in when she leaves; then it is cancelled, for Bob's is missing when he leaves.
        let mut game = World::begin(open_game(&["alice", "bob", "carol", "dave"]));
        game.answer("alice");
        game.write("alice", resign());
        game.write("bob", resign());
        assert_eq!(due(&game), owed([("carol", "reveal"), ("dave", "reveal")]));
        game.answer("carol");
        game.answer("dave");
        assert!(game.last().dice.is_some());
        holds(&game);
    }
}

mod throws {
    use super::*;

    #[test]
    fn a_throw_that_is_asked_for_costs_one_round_of_letters() {
        let mut game = World::begin(three().first("bob"));
        game.turn("bob", "throw: 2d6");
        assert_eq!((game.position().as_str(), game.brought().len()), ("to=bob?", 0));
        assert_eq!(due(&game), owed([("alice", "reveal"), ("carol", "reveal")]));
        game.answer("carol");
        game.answer("alice");
        assert_eq!(due(&game), owed([("bob", "reveal")]));
        game.turn("bob", "well thrown; throw: 1d20");
        assert_eq!(game.last().dice.unwrap().as_str().split(' ').count(), 2);
        assert_eq!((game.brought(), game.revealed("bob")), (vec!["bob".to_owned()], 1));
        game.answer("alice");
        game.answer("carol");
        // He may look first and make his turn in a further entry.
        game.answer("bob");
        assert_eq!(game.last().dice.unwrap().as_str().split(' ').count(), 1);
        assert_eq!(due(&game), owed([("bob", "turn")]));
        game.turn("bob", "done");
        holds(&game);
    }

    #[test]
    fn one_letter_can_bring_all_elements() {
        let mut game = World::begin(three().first("bob"));
        game.turn("bob", "throw: 2d6");
        game.bringing(&["alice", "carol"]).turn("bob", "done");
        assert_eq!(game.brought(), ["alice", "bob", "carol"]);
        assert_eq!(due(&game), owed([("carol", "turn")]));
        game.turn("carol", "throw: 1d6");
        game.bringing(&["bob"]).answer("alice");
        assert_eq!(game.brought(), ["alice", "bob"]);
        assert_eq!(due(&game), owed([("carol", "reveal")]));
        holds(&game);
    }

    #[test]
    fn anyone_can_bring_what_is_missing() {
        let mut game = World::begin(three().by_post("carol").organiser("olga").first("carol"));
        game.turn("carol", "throw: 2d6");
        assert_eq!(due(&game), owed([("alice", "reveal"), ("bob", "reveal"), ("referee", "reveal")]));
        game.bringing(&["alice"]).answer("olga");
        assert_eq!(game.brought(), ["alice"]);
        // Who has given his own brings another's.
        game.bringing(&["bob"]).answer("alice");
        // The player without a key has no element; his entry completes the throw with the referee's.
        game.bringing(&["referee"]).turn("carol", "done");
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn in_backgammon_each_turn_brings_the_element_for_the_next_throw() {
        let mut game = World::begin(two().game("backgammon").first("bob"));
        // Bob throws first, so Alice's element is wanted before his; she had joined when the throw became pending.
        assert_eq!(game.brought().len(), 0);
        assert_eq!(due(&game), owed([("alice", "reveal")]));
        game.answer("alice");
        game.any_turn("bob", &[]);
        assert_eq!(game.revealed("bob"), 2, "one for his throw, one for hers, and the second stands in the entry");
        assert_eq!(game.last().reveal.0[0].1.0, game.element("bob", 2));
        for round in 1..=6 {
            game.any_turn("alice", &[]);
            assert_eq!((game.revealed("alice"), game.revealed("bob")), (2 * round + 1, 2 * round));
            game.any_turn("bob", &[]);
            assert_eq!((game.revealed("alice"), game.revealed("bob")), (2 * round + 1, 2 * round + 2));
            assert_eq!(due(&game), owed([("alice", "reveal")]));
        }
        // Who answers first gives one element with the answer and one with the turn.
        game.answer("alice");
        assert_eq!(game.revealed("alice"), 14);
        game.any_turn("alice", &[]);
        assert_eq!((game.revealed("alice"), game.brought()), (15, vec!["alice".to_owned()]));
        assert_eq!(game.state.machine().completed(), 14);
        holds(&game);
    }

    #[test]
    fn a_starting_throw_begins_and_is_read_on_in_one_stream() {
        let mut lengths = Vec::new();
        for nonce in 0..24 {
            let option = adjudicate::rules::OptionValue::Name(common::name("fresh"));
            let terms = two().game("backgammon").option("opening", option);
            let mut game = World::begin(terms.but(|charter| charter.nonce.0[3] = nonce));
            assert_eq!(game.brought(), ["bob"]);
            game.answer("alice");
            let dice = game.last().dice.unwrap();
            let numbers: Vec<u32> = dice.as_str().split(' ').map(|number| number.parse().unwrap()).collect();
            // Ties are thrown again, then the first player throws both dice anew: all of one throw.
            let ties = numbers.chunks(2).take_while(|pair| pair[0] == pair[1]).count();
            let first = if numbers[2 * ties] > numbers[2 * ties + 1] { "alice" } else { "bob" };
            assert_eq!(numbers.len(), 2 * ties + 4, "{dice}");
            assert_eq!(due(&game), owed([(first, "turn")]));
            assert_eq!(game.state.machine().completed(), 1);
            lengths.push(numbers.len());
            holds(&game);
        }
        assert!(lengths.contains(&4) && lengths.iter().any(|length| *length > 4), "{lengths:?}");
    }

    #[test]
    fn a_letter_can_bring_the_others_element_for_both_throws_to_be_made() {
        // Bob has thrown and played. Alice's element for her throw is the roller's, so it comes with her own entry only.
        let mut game = World::begin(two().game("backgammon").first("bob"));
        game.any_turn("bob", &["alice"]);
        assert_eq!(game.brought(), ["alice", "bob"]);
        assert_eq!((game.revealed("alice"), game.revealed("bob")), (1, 2));
        assert_eq!(due(&game), owed([("alice", "reveal")]));
        game.any_turn("alice", &[]);
        holds(&game);
    }
}

mod dice_of_the_referee {
    use super::*;

    #[test]
    fn the_roller_throws_with_him_alone() {
        let mut game = World::open(three().referee_dice());
        game.join_all();
        assert_eq!(game.brought(), ["referee"]);
        // Lots have no roller, so all players take part.
        assert_eq!(due(&game), owed([("alice", "reveal"), ("bob", "reveal"), ("carol", "reveal")]));
        game.bringing(&["bob", "carol"]).answer("alice");
        let first = game.due()[0].0.clone();
        game.turn(&first, "throw: 3d6");
        assert_eq!(due(&game), owed([("referee", "reveal")]));
        game.answer("referee");
        assert_eq!(due(&game), owed([(first.as_str(), "reveal")]));
        game.turn(&first, "done");
        assert_eq!(game.brought(), [first]);
        holds(&game);
    }

    #[test]
    fn the_roller_can_bring_his_element() {
        let mut game = World::begin(two().referee_dice().first("alice"));
        game.turn("alice", "throw: 3d6");
        game.bringing(&["referee"]).turn("alice", "done");
        assert_eq!(game.brought(), ["alice", "referee"]);
        holds(&game);
    }
}

mod by_post {
    use super::*;

    #[test]
    fn the_referee_writes_for_a_player_without_a_key() {
        let mut game = World::begin(two().by_post("bob").first("alice"));
        game.turn("alice", "hello");
        game.say("his card of Tuesday").turn("bob", "hello to you");
        let claim_free = game.write("bob", offer_draw());
        game.write("alice", decline(claim_free));
        game.turn("alice", "throw: 2d6");
        assert_eq!(due(&game), owed([("referee", "reveal")]));
        game.answer("referee");
        game.turn("alice", "done");
        game.write("bob", resign());
        assert_eq!(game.winner().as_deref(), Some("alice"));
        assert_eq!(game.state.scribed().values().flatten().count(), 3);
        holds(&game);
    }

    #[test]
    fn the_referee_can_write_for_everybody() {
        // He is the only one with an element, so lots are drawn by his join.
        let mut game = World::open(two().by_post("bob").by_post("alice"));
        assert_eq!(due(&game), owed([("referee", "join")]));
        game.join("referee");
        assert_eq!(game.brought(), ["referee"]);
        let dice = game.last().dice.expect("the join completes the lots");
        let first = if dice.as_str() == "1" { "alice" } else { "bob" };
        assert_eq!(due(&game), owed([(first, "turn")]));
        game.turn(first, "throw: 2d6");
        assert_eq!(due(&game), owed([("referee", "reveal")]));
        game.bringing(&["referee"]).turn(first, "done");
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn backgammon_with_one_player_by_post() {
        let mut game = World::begin(two().game("backgammon").by_post("bob").first("bob"));
        assert_eq!(game.brought(), ["referee"]);
        game.answer("alice");
        // Bob has no element of his own, so the answer has completed his throw, and he plays.
        assert_eq!(due(&game), owed([("bob", "turn")]));
        game.any_turn("bob", &[]);
        assert_eq!(due(&game), owed([("referee", "reveal")]));
        game.answer("referee");
        game.any_turn("alice", &[]);
        assert_eq!(game.revealed("alice"), 3);
        assert_eq!(due(&game), owed([("referee", "reveal")]));
        holds(&game);
    }
}

mod referees {
    use super::*;

    #[test]
    fn one_is_appointed_in_the_course_of_a_game() {
        let mut game = World::begin(two().first("alice").clock(7, 3, 0));
        let offer = game.write("bob", offer_referee("referee"));
        assert!(!game.state.has_referee());
        game.write("alice", accept(offer));
        assert!(game.state.has_referee());
        let claim = game.write("bob", claim_timeout("alice"));
        game.write("referee", dismiss(claim));
        game.turn("alice", "throw: 1d6");
        // He came later and has no part in the dice.
        assert_eq!(due(&game), owed([("bob", "reveal")]));
        holds(&game);
    }

    #[test]
    fn one_is_replaced_and_the_old_one_is_not_heard_any_more() {
        let mut game = World::begin(two().referee().first("alice"));
        let offer = game.write("bob", offer_referee("referee2"));
        game.write("alice", accept(offer));
        assert_eq!(game.refused("referee", kinds::note()).class.name(), "signature");
        game.holds("referee", "referee2");
        game.note("referee");
        assert_eq!(game.state.keys().rekeys(game.author("referee")), 1);
        holds(&game);
    }

    #[test]
    fn who_throws_dice_joins_when_he_is_appointed() {
        let mut game = World::begin(two().by_post("bob").first("alice"));
        game.turn("alice", "hello");
        let offer = game.write("alice", offer_referee("referee2"));
        game.write("bob", accept(offer));
        game.holds("referee", "referee2");
        assert_eq!(due(&game), owed([("referee", "join")]));
        assert_eq!(game.refused("bob", kinds::turn("hello")).class.name(), "kind");
        game.join("referee");
        assert_eq!(game.brought().len(), 0);
        game.turn("bob", "throw: 2d6");
        game.bringing(&["referee"]).answer("alice");
        assert!(game.last().dice.is_some());
        assert_eq!(game.revealed("referee"), 1);
        holds(&game);
    }

    #[test]
    fn a_missing_element_of_the_old_one_cancels_the_throw() {
        let mut game = World::begin(three().by_post("carol").first("alice"));
        game.turn("alice", "throw: 2d6");
        game.answer("bob");
        let offer = game.write("bob", offer_referee("referee2"));
        game.write("carol", accept(offer));
        game.write("alice", accept(offer));
        game.holds("referee", "referee2");
        assert_eq!(game.cancelled("referee"), 1);
        assert_eq!(due(&game), owed([("referee", "join")]));
        // With his join he brings the first element of his chain for the throw that is still pending.
        game.join("referee");
        assert_eq!(game.brought(), ["referee"]);
        assert_eq!(due(&game), owed([("bob", "reveal")]));
        game.answer("bob");
        assert_eq!(game.revealed("bob"), 2);
        game.turn("alice", "done");
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn an_element_that_the_old_one_gave_stands() {
        let mut game = World::begin(three().by_post("carol").first("alice"));
        game.turn("alice", "throw: 2d6");
        game.answer("referee");
        let offer = game.write("alice", offer_referee("referee2"));
        game.write("carol", accept(offer));
        // Bob's own element is missing, and he has to agree all the same.
        game.write("bob", accept(offer));
        game.holds("referee", "referee2");
        assert_eq!(game.cancelled("referee"), 0);
        game.join("referee");
        assert_eq!(game.brought().len(), 0);
        game.answer("bob");
        game.turn("alice", "done");
        assert_eq!(game.revealed("referee"), 0);
        holds(&game);
    }

    #[test]
    fn who_writes_for_others_and_knows_the_throw_reveals_first() {
        let mut game = World::begin(three().by_post("alice").first("bob"));
        let offer = game.write("carol", offer_result("alice 1, bob 1, carol 1"));
        game.turn("bob", "next: alice");
        game.turn("alice", "throw: 2d6");
        game.answer("bob");
        game.answer("carol");
        // The referee's element alone is missing, so he knows the throw when he writes alice's letters.
        for kind in [offer_result("alice 1, bob 0, carol 0"), accept(offer), decline(offer)] {
            let fault = game.refused("alice", kind);
            assert_eq!((fault.class, fault.rule), (Class::Kind, "protocol 1"), "{fault}");
            assert!(fault.reason.starts_with("`referee` alone knows the throw"), "{fault}");
        }
        game.note("alice");
        game.answer("referee");
        game.turn("alice", "done");
        game.write("alice", offer_result("alice 1, bob 0, carol 0"));
        holds(&game);
    }

    #[test]
    fn a_join_can_complete_a_throw() {
        // Carol alone has a key; the referee's element is missing when he is replaced, and hers comes by mail.
        let mut game = World::begin(three().by_post("alice").by_post("bob").first("alice"));
        game.turn("alice", "throw: 2d6");
        let offer = game.write("alice", offer_referee("referee2"));
        game.write("bob", accept(offer));
        game.write("carol", accept(offer));
        game.holds("referee", "referee2");
        game.bringing(&["carol"]).join("referee");
        assert_eq!(game.brought(), ["carol", "referee"]);
        assert!(game.last().dice.is_some());
        assert_eq!(due(&game), owed([("alice", "turn")]));
        holds(&game);
    }

    #[test]
    fn a_throw_that_needs_the_new_one_waits_for_his_join() {
        // Carol, for whom the referee took part, has left when he is replaced; the pending throw still needs him.
        let mut game = World::begin(three().by_post("carol").first("alice"));
        game.turn("alice", "throw: 2d6");
        game.write("carol", resign());
        let offer = game.write("alice", offer_referee("referee2"));
        game.write("bob", accept(offer));
        game.holds("referee", "referee2");
        assert_eq!(due(&game), owed([("referee", "join")]));
        game.join("referee");
        game.answer("bob");
        game.turn("alice", "done");
        assert!(game.last().dice.is_some());
        // From here on the players throw alone.
        game.turn("bob", "throw: 2d6");
        assert_eq!(due(&game), owed([("alice", "reveal")]));
        holds(&game);
    }

    #[test]
    fn who_knows_a_throw_is_bound_while_a_new_one_has_to_join() {
        let mut game = World::begin(three().by_post("carol").first("alice"));
        game.turn("alice", "throw: 2d6");
        let offer = game.write("carol", offer_referee("referee2"));
        game.write("alice", accept(offer));
        game.answer("referee");
        game.answer("bob");
        game.write("bob", accept(offer));
        game.holds("referee", "referee2");
        // The old one's element stands, so Alice alone is still to reveal.
        assert_eq!(due(&game), owed([("referee", "join")]));
        for kind in [offer_result("alice 1, bob 0, carol 0"), offer_referee("olga")] {
            let fault = game.refused("alice", kind);
            assert!(fault.reason.contains("alone knows"), "{fault}");
        }
        game.note("alice");
        game.join("referee");
        game.turn("alice", "done");
        holds(&game);
    }

    #[test]
    fn one_can_be_replaced_before_he_has_joined() {
        let mut game = World::open(two().by_post("bob"));
        game.join("alice");
        let offer = game.write("alice", offer_referee("referee2"));
        game.write("bob", accept(offer));
        game.holds("referee", "referee2");
        game.join("referee");
        assert_eq!(game.brought(), ["referee"]);
        game.answer("alice");
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn until_he_has_joined_only_offers_of_a_referee_or_a_result_are_answered() {
        let mut game = World::begin(three().by_post("carol").first("alice"));
        let draw = game.write("bob", offer_draw());
        game.write("alice", accept(draw));
        let offer = game.write("carol", offer_referee("referee2"));
        game.write("alice", accept(offer));
        game.write("bob", accept(offer));
        game.holds("referee", "referee2");
        assert_eq!(game.refused("carol", accept(draw)).rule, "protocol 1");
        let result = game.write("carol", offer_result("alice 1, bob 1, carol 0"));
        game.write("alice", decline(result));
        game.join("referee");
        game.write("carol", accept(draw));
        assert_eq!((game.outcome().is_some(), game.winner()), (true, None));
        holds(&game);
    }
}

mod keys {
    use super::*;

    #[test]
    fn a_player_takes_a_new_key_and_a_new_chain() {
        let mut game = World::begin(two().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer("bob");
        // An element given stands; the new chain begins with his next one.
        game.rekey("bob", "bob2");
        game.turn("alice", "throw: 1d6");
        game.answer("bob");
        assert_eq!(game.last().reveal.0[0].1.0, game.element("bob", 1));
        game.turn("alice", "done");
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob2")));
        assert_eq!(game.state.cancelled().values().sum::<u64>(), 0);
        holds(&game);
    }

    #[test]
    fn a_key_before_the_join_has_no_chain_yet() {
        let mut game = World::open(two());
        game.join("alice");
        game.rekey("alice", "alice2");
        game.rekey("bob", "bob2");
        game.join("bob");
        game.answer("alice");
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn the_referees_rekey_before_the_join_holds_with_it_or_not_at_all() {
        let game = World::open(two().referee());
        let mut new = game.clone();
        new.rekey_for("alice", "alice2");
        let mut old = new.clone();
        new.holds("alice", "alice2");
        new.join_all();
        new.answer("alice");
        assert_eq!(new.state.keys().current(new.author("alice")), Some(key("alice2")));
        holds(&new);
        // Joining with the old key voids it, and so the next one holds at once, with a new chain.
        old.join_all();
        old.rekey_for("alice", "alice3");
        assert_eq!(old.state.keys().current(old.author("alice")), Some(key("alice3")));
        old.holds("alice", "alice3");
        old.answer("bob");
        old.answer("alice");
        assert_eq!((old.revealed("alice"), old.revealed("bob"), old.cancelled("alice")), (1, 2, 1));
        holds(&old);
    }

    #[test]
    fn a_waiting_key_can_replace_itself() {
        let mut game = World::begin(two().referee().first("alice"));
        game.rekey_for("bob", "bob2");
        game.holds("bob", "bob2");
        game.rekey("bob", "bob3");
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob3")));
        assert_eq!(game.state.keys().rekeys(game.author("bob")), 2);
        game.turn("alice", "throw: 1d6");
        game.answer("bob");
        holds(&game);
    }

    #[test]
    fn a_second_key_that_waits_takes_the_place_of_the_first() {
        let mut game = World::begin(two().referee().first("alice"));
        game.rekey_for("bob", "bob2");
        game.rekey_for("bob", "bob3");
        game.holds("bob", "bob2");
        assert_eq!(game.refused("bob", kinds::note()).class.name(), "signature");
        game.holds("bob", "bob3");
        game.note("bob");
        holds(&game);
    }

    #[test]
    fn the_referees_rekey_holds_from_the_first_signature() {
        let mut game = World::begin(three().referee().first("alice"));
        game.rekey_for("bob", "bob2");
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob")));
        game.turn("alice", "hello");
        game.holds("bob", "bob2");
        game.turn("bob", "throw: 1d6");
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob2")));
        game.answer("alice");
        game.answer("carol");
        game.turn("bob", "done");
        assert_eq!(game.revealed("bob"), 1);
        assert_eq!(game.state.cancelled().values().sum::<u64>(), 0);
        holds(&game);
    }

    #[test]
    fn a_missing_element_is_cancelled_when_the_new_key_begins_to_hold() {
        let mut game = World::begin(three().referee().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer("carol");
        game.rekey_for("bob", "bob2");
        assert_eq!(due(&game), owed([("bob", "reveal")]));
        game.holds("bob", "bob2");
        // Carol's element falls with it; his answer already is the first of the new chain.
        game.answer("bob");
        assert_eq!((game.cancelled("bob"), game.cancelled("referee")), (1, 1));
        assert_eq!(due(&game), owed([("carol", "reveal")]));
        game.answer("carol");
        game.turn("alice", "done");
        assert_eq!((game.revealed("alice"), game.revealed("bob"), game.revealed("carol")), (1, 1, 2));
        holds(&game);
    }

    #[test]
    fn whoever_signs_with_the_new_key_is_looked_at_as_things_stand_then() {
        // Alice throws and alone is still to reveal. Her new key cancels the elements, so she is not due any more, and
        // what was forbidden to her while she knew the throw is allowed.
        let mut game = World::begin(three().referee().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer("bob");
        game.answer("carol");
        game.rekey_for("alice", "alice2");
        game.holds("alice", "alice2");
        game.note("alice");
        assert_eq!(due(&game), owed([("bob", "reveal"), ("carol", "reveal")]));
        // She was not due when she wrote the note, so it counts.
        assert_eq!(game.refused("alice", kinds::note()).class.name(), "kind");
        game.write("alice", offer_draw());
        holds(&game);
    }

    #[test]
    fn an_old_key_voids_the_referees_rekey_and_the_second_one_holds_at_once() {
        let mut game = World::begin(two().referee().first("alice"));
        game.rekey_for("bob", "bob2");
        game.note("bob");
        assert_eq!(game.state.keys().waiting(game.author("bob")), None);
        game.turn("alice", "throw: 1d6");
        game.rekey_for("bob", "bob3");
        // Bob's element was missing.
        assert_eq!((game.cancelled("bob"), game.cancelled("referee")), (1, 1));
        assert_eq!(game.refused("bob", kinds::answer()).class.name(), "signature");
        game.holds("bob", "bob2");
        assert_eq!(game.refused("bob", kinds::answer()).class.name(), "signature");
        game.holds("bob", "bob3");
        game.answer("bob");
        game.turn("alice", "done");
        assert_eq!(game.revealed("bob"), 1);
        holds(&game);
    }

    #[test]
    fn a_thief_who_voids_a_rekey_and_takes_a_new_key_himself_gains_nothing() {
        let mut game = World::begin(two().referee().first("alice"));
        game.rekey_for("bob", "bob2");
        // The thief signs with the old key and replaces it, in one entry.
        game.rekey("bob", "mallory");
        assert_eq!(game.state.keys().waiting(game.author("bob")), None);
        game.rekey_for("bob", "bob3");
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob3")));
        assert_eq!(game.refused("bob", kinds::note()).class.name(), "signature");
        game.holds("bob", "bob3");
        game.note("bob");
        // The next one waits again.
        game.rekey_for("bob", "bob4");
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob3")));
        holds(&game);
    }

    #[test]
    fn the_referee_replaces_his_own_key() {
        let mut game = World::begin(two().referee_dice().first("alice"));
        game.rekey("referee", "referee2");
        game.turn("alice", "throw: 1d6");
        game.answer("referee");
        assert_eq!(game.last().reveal.0[0].1.0, game.element("referee", 1));
        game.turn("alice", "done");
        holds(&game);
    }

    #[test]
    fn who_has_left_can_replace_his_key_without_a_tip() {
        let mut game = World::begin(three().referee().first("alice"));
        game.write("bob", resign());
        game.rekey("bob", "bob2");
        game.note("bob");
        game.say("lost").write("referee", kinds::rekey("bob", "bob3"));
        game.write("alice", resign());
        game.holds("bob", "bob3");
        game.note("bob");
        game.rekey("carol", "carol2");
        holds(&game);
    }
}

mod leaving {
    use super::*;

    #[test]
    fn the_others_play_on_and_the_last_one_wins() {
        let mut game = World::begin(three().first("alice"));
        game.turn("alice", "hello");
        game.write("bob", resign());
        assert_eq!(due(&game), owed([("carol", "turn")]));
        game.turn("carol", "hello");
        assert_eq!(due(&game), owed([("alice", "turn")]));
        game.write("carol", resign());
        assert_eq!(game.winner().as_deref(), Some("alice"));
        holds(&game);
    }

    #[test]
    fn a_missing_element_cancels_the_throw() {
        let mut game = World::begin(three().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer("carol");
        game.write("bob", resign());
        assert_eq!((game.cancelled("bob"), due(&game)), (1, owed([("carol", "reveal")])));
        game.answer("carol");
        assert_eq!(game.revealed("carol"), 2);
        game.turn("alice", "done");
        holds(&game);
    }

    #[test]
    fn an_element_given_stands() {
        let mut game = World::begin(three().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer("bob");
        game.write("bob", resign());
        assert_eq!((game.cancelled("bob"), due(&game)), (0, owed([("carol", "reveal")])));
        game.answer("carol");
        game.turn("alice", "done");
        assert_eq!(game.state.thrown().unwrap().elements.len(), 3);
        holds(&game);
    }

    #[test]
    fn the_rollers_throw_is_void() {
        let mut game = World::begin(three().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer("carol");
        game.write("alice", resign());
        assert_eq!(due(&game), owed([("bob", "turn")]));
        game.turn("bob", "throw: 1d6");
        game.answer("carol");
        assert_eq!(game.revealed("carol"), 2);
        game.turn("bob", "done");
        assert_eq!(game.state.machine().completed(), 1);
        holds(&game);
    }

    #[test]
    fn a_forfeit_is_a_leaving() {
        let mut game = World::begin(three().referee().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer("carol");
        game.write("referee", forfeit("bob"));
        assert_eq!((game.cancelled("bob"), due(&game)), (1, owed([("carol", "reveal")])));
        game.write("referee", forfeit("carol"));
        assert_eq!(game.winner().as_deref(), Some("alice"));
        holds(&game);
    }

    #[test]
    fn after_the_end_who_forfeits_loses_what_he_had() {
        let mut game = World::begin(two().referee().first("alice"));
        let offer = game.write("bob", offer_result("alice 3, bob 1"));
        game.write("alice", accept(offer));
        assert_eq!(game.winner().as_deref(), Some("alice"));
        game.write("referee", forfeit("alice"));
        let outcome = game.outcome().unwrap();
        assert_eq!((game.winner().as_deref(), outcome.points), (Some("bob"), Some(vec![0, 1])));
        // Of several rulings after the end the last one counts.
        game.write("referee", rule_result("alice 2, bob 2"));
        assert_eq!((game.winner(), game.outcome().unwrap().points), (None, Some(vec![2, 2])));
        for who in ["alice", "bob", "referee"] {
            game.note(who);
            game.note(who);
        }
        holds(&game);
    }

    #[test]
    fn of_three_who_forfeits_after_the_end_wins_nothing() {
        let mut game = World::begin(three().referee().first("alice"));
        let offer = game.write("bob", offer_result("alice 3, bob 1, carol 0"));
        game.write("alice", accept(offer));
        game.write("carol", accept(offer));
        game.write("referee", forfeit("alice"));
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.annulled, outcome.points), (None, true, Some(vec![0, 1, 0])), "no draw");
        // Whoever else forfeits then, it does not become a draw; a ruled result settles it.
        game.write("referee", forfeit("carol"));
        assert!(game.outcome().unwrap().annulled);
        game.write("referee", rule_result("alice 0, bob 1, carol 0"));
        assert_eq!((game.winner().as_deref(), game.outcome().unwrap().annulled), (Some("bob"), false));
        holds(&game);
    }

    #[test]
    fn of_three_who_forfeits_after_a_draw_leaves_it_a_draw() {
        let mut game = World::begin(three().referee().first("alice"));
        let offer = game.write("bob", offer_result("alice 1, bob 1, carol 0"));
        game.write("alice", accept(offer));
        game.write("carol", accept(offer));
        game.write("referee", forfeit("carol"));
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.annulled, outcome.points), (None, false, Some(vec![1, 1, 0])));
        holds(&game);
    }
}

mod takebacks {
    use super::*;

    #[test]
    fn the_position_after_the_entry_is_played_on() {
        let mut game = World::begin(two().first("alice"));
        let turn = game.turn("alice", "next: alice");
        game.turn("alice", "oh no");
        let offer = game.write("alice", offer_takeback(turn));
        game.write("bob", accept(offer));
        assert_eq!((game.position().as_str(), due(&game)), ("to=alice", owed([("alice", "turn")])));
        game.turn("alice", "better");
        holds(&game);
    }

    #[test]
    fn a_throw_that_was_asked_for_is_void() {
        let mut game = World::begin(two().first("alice"));
        game.turn("alice", "throw: 2d6");
        let offer = game.write("alice", offer_takeback(2));
        game.write("bob", accept(offer));
        assert_eq!((game.position().as_str(), due(&game)), ("to=alice", owed([("alice", "turn")])));
        game.turn("alice", "throw: 3d6");
        game.answer("bob");
        game.turn("alice", "done");
        assert_eq!(game.last().dice.unwrap().as_str().split(' ').count(), 3);
        holds(&game);
    }

    #[test]
    fn keys_chains_and_rekeys_stay() {
        let mut game = World::begin(two().referee().first("alice"));
        game.rekey("bob", "bob2");
        game.turn("alice", "hello");
        game.rekey("alice", "alice2");
        game.rekey_for("bob", "bob3");
        let offer = game.write("alice", offer_takeback(2));
        game.holds("bob", "bob3");
        game.write("bob", accept(offer));
        assert_eq!(due(&game), owed([("alice", "turn")]));
        assert_eq!(game.state.keys().current(game.author("alice")), Some(key("alice2")));
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob3")));
        game.turn("alice", "throw: 1d6");
        game.answer("bob");
        assert_eq!(game.last().reveal.0[0].1.0, game.element("bob", 1));
        game.turn("alice", "done");
        holds(&game);
    }

    #[test]
    fn claims_stay() {
        let mut game = World::begin(two().referee().first("alice").clock(7, 3, 0));
        game.turn("alice", "next: alice");
        let claim = game.write("bob", claim_timeout("alice"));
        let offer = game.write("bob", offer_takeback(2));
        game.write("alice", accept(offer));
        assert_eq!(game.state.claims().len(), 1);
        game.write("referee", uphold(claim));
        assert_eq!(game.winner().as_deref(), Some("bob"));
        holds(&game);
    }

    #[test]
    fn the_joins_and_the_last_reveal_can_be_gone_back_to_but_not_behind() {
        let mut game = World::begin(two().first("alice"));
        game.turn("alice", "throw: 1d6");
        let reveal = game.answer("bob");
        let turn = game.turn("alice", "done");
        assert_eq!(turn, reveal + 1);
        // That turn revealed Alice's element, so only its own end can be gone back to.
        assert_eq!(game.refused("alice", offer_takeback(reveal)).class.name(), "kind");
        game.write("alice", offer_takeback(turn));
        holds(&game);
    }

    #[test]
    fn what_was_taken_back_can_be_gone_back_to() {
        let mut game = World::begin(two().first("alice"));
        let first = game.turn("alice", "next: alice");
        let second = game.turn("alice", "next: bob");
        let offer = game.write("alice", offer_takeback(first));
        let accepted = game.write("bob", accept(offer));
        assert_eq!(game.position(), "to=alice");
        // After entry `second` it was Bob's turn, and that is what going back to it means.
        let offer = game.write("bob", offer_takeback(second));
        game.write("alice", accept(offer));
        assert_eq!(game.position(), "to=bob");
        let offer = game.write("alice", offer_takeback(accepted));
        game.write("bob", accept(offer));
        assert_eq!(game.position(), "to=alice");
        game.turn("alice", "done");
        holds(&game);
    }

    #[test]
    fn many_are_gone_through_as_if_each_position_had_been_kept() {
        let mut game = World::begin(two().game("nine-mens-morris").first("alice"));
        let mut positions = vec![(game.state.entries() - 1, game.position())];
        let mut random = 12_345_u32;
        for _ in 0..60 {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let mover = game.due()[0].0.clone();
            let other = if mover == "alice" { "bob" } else { "alice" };
            if random >> 30 == 0 {
                let (back, wanted) = positions[(random >> 8) as usize % positions.len()].clone();
                let offer = game.write(other, offer_takeback(back));
                positions.push((offer, game.position()));
                game.write(&mover, accept(offer));
                assert_eq!(game.position(), wanted);
            } else {
                game.any_turn(&mover, &[]);
            }
            positions.push((game.state.entries() - 1, game.position()));
        }
        holds(&game);
    }
}

mod agreements {
    use super::*;

    #[test]
    fn all_have_to_agree() {
        let mut game = World::begin(three().first("alice"));
        let offer = game.write("bob", offer_draw());
        game.write("carol", accept(offer));
        assert!(game.outcome().is_none());
        game.write("alice", accept(offer));
        assert_eq!((game.outcome().is_some(), game.winner()), (true, None));
        assert_eq!(game.state.offers().len(), 0);
        holds(&game);
    }

    #[test]
    fn who_is_asked_and_leaves_is_not_asked_any_more() {
        let mut game = World::begin(three().first("alice"));
        let offer = game.write("bob", offer_result("alice 0, bob 5, carol 1"));
        game.write("carol", resign());
        assert!(game.outcome().is_none());
        game.write("alice", accept(offer));
        assert_eq!(game.winner().as_deref(), Some("bob"));
        holds(&game);
    }

    #[test]
    fn the_last_who_is_asked_leaves_and_all_others_have_agreed() {
        let mut game = World::begin(three().first("alice"));
        let offer = game.write("bob", offer_draw());
        game.write("alice", accept(offer));
        game.write("carol", resign());
        assert_eq!((game.outcome().is_some(), game.winner()), (true, None));
        holds(&game);
    }

    #[test]
    fn a_takeback_that_only_the_leaver_had_not_answered_is_void() {
        let mut game = World::begin(three().first("alice"));
        game.turn("alice", "hello");
        let offer = game.write("alice", offer_takeback(3));
        game.write("bob", accept(offer));
        game.write("carol", resign());
        assert_eq!((game.position().as_str(), game.state.offers().len()), ("to=bob", 0));
        holds(&game);
    }

    #[test]
    fn a_resignation_is_possible_whatever_it_leaves_agreed() {
        // The key that was offered became Carol's, so the agreement that Alice's leaving completes comes to nothing.
        let mut game = World::begin(open_game(&["alice", "bob", "carol", "dave"]).first("alice"));
        let offer = game.write("bob", offer_referee("mallory"));
        game.write("carol", accept(offer));
        game.write("dave", accept(offer));
        game.rekey("carol", "mallory");
        game.write("alice", resign());
        assert!(!game.state.has_referee());
        assert_eq!(due(&game), owed([("bob", "turn")]));
        holds(&game);
    }

    #[test]
    fn whether_an_agreement_is_possible_is_looked_at_before_its_signature() {
        let class = |game: &World, entry: &str| verify(game.log_with(entry).as_bytes()).class().unwrap().name();
        let mut game = World::begin(two().first("alice"));
        game.turn("alice", "throw: 1d6");
        let offer = game.write("alice", offer_takeback(2));
        game.answer("bob");
        game.write("bob", offer_referee("mallory"));
        assert_eq!(class(&game, &game.forge_as("bob", "mallory", accept(offer), |_| {})), "kind");
        let mut game = World::begin(two().first("alice"));
        let offer = game.write("bob", offer_referee("alice2"));
        game.rekey("alice", "alice2");
        assert_eq!(class(&game, &game.forge_as("alice", "mallory", accept(offer), |_| {})), "charter");
    }

    #[test]
    fn a_refusal_a_turn_and_the_authors_leaving_close_an_offer() {
        let mut game = World::begin(three().first("alice"));
        let offer = game.write("bob", offer_draw());
        game.write("alice", decline(offer));
        assert_eq!(game.state.offers().len(), 0);
        game.write("bob", offer_draw());
        game.write("carol", offer_takeback(3));
        assert_eq!(game.state.offers().len(), 2);
        game.turn("alice", "hello");
        assert_eq!(game.state.offers().len(), 0);
        game.write("alice", offer_draw());
        game.write("alice", resign());
        assert_eq!(game.state.offers().len(), 0);
        holds(&game);
    }

    #[test]
    fn no_offer_is_open_after_the_end() {
        let mut game = World::begin(three().first("alice"));
        let draw = game.write("bob", offer_draw());
        game.write("carol", offer_result("alice 0, bob 0, carol 1"));
        game.write("alice", accept(draw));
        game.write("carol", accept(draw));
        assert!(game.outcome().is_some());
        assert_eq!(game.state.offers().len(), 0);
        holds(&game);
    }

    #[test]
    fn checkers_end_and_prisoners_are_agreed() {
        let mut game = World::begin(two().game("roman-checkers").first("alice"));
        game.any_turn("alice", &[]);
        let offer = game.write("alice", kinds::offer_end());
        game.write("bob", accept(offer));
        assert!(game.outcome().is_some());
        holds(&game);
    }
}

mod claims {
    use super::*;

    fn timed() -> World {
        World::begin(three().referee().first("alice").clock(7, 3, 2))
    }

    #[test]
    fn one_is_upheld() {
        let mut game = timed();
        let claim = game.on_day(12).write("bob", claim_timeout("alice"));
        assert_eq!(game.state.claims().len(), 1);
        game.write("referee", uphold(claim));
        assert_eq!((game.state.claims().len(), due(&game)), (0, owed([("bob", "turn")])));
        holds(&game);
    }

    #[test]
    fn one_is_dismissed() {
        let mut game = timed();
        let claim = game.on_day(3).write("bob", claim_timeout("alice"));
        game.write("referee", dismiss(claim));
        assert_eq!((game.state.claims().len(), due(&game)), (0, owed([("alice", "turn")])));
        holds(&game);
    }

    #[test]
    fn one_lapses_when_its_target_is_no_longer_due() {
        let mut game = timed();
        let claim = game.write("bob", claim_timeout("alice"));
        game.write("carol", claim_timeout("alice"));
        game.turn("alice", "here I am");
        assert_eq!(game.state.claims().len(), 0);
        assert_eq!(game.refused("referee", uphold(claim)).class.name(), "kind");
        holds(&game);
    }

    #[test]
    fn one_stands_unanswered_without_a_referee() {
        let mut game = World::begin(two().first("alice").clock(7, 3, 0));
        game.on_day(30).write("bob", claim_timeout("alice"));
        game.note("alice");
        let claim = &game.state.claims()[0];
        assert_eq!(claim.at.to_string()[..10], game.state.last_at().to_string()[..10]);
        holds(&game);
    }

    #[test]
    fn who_owes_an_element_is_claimed_against() {
        let mut game = timed();
        game.turn("alice", "throw: 1d6");
        let claim = game.write("alice", claim_timeout("carol"));
        game.write("referee", uphold(claim));
        assert_eq!((game.cancelled("carol"), due(&game)), (1, owed([("bob", "reveal")])));
        holds(&game);
    }

    #[test]
    fn a_threefold_repetition_need_not_be_claimed_but_false_claims_are_faults() {
        let mut game = World::begin(two().first("alice"));
        let fault = game.refused("bob", kinds::claim_draw());
        assert_eq!((fault.class.name(), fault.rule), ("rules", "ALL-4"));
    }
}

mod deadlines {
    use super::*;

    #[test]
    fn a_turn_counts_from_the_letter_before() {
        let mut game = World::begin(two().referee().first("alice").clock(7, 3, 5));
        assert_eq!(game.deadline("alice"), (10, 15));
        game.on_day(4).turn("alice", "hello");
        assert_eq!(game.deadline("bob"), (14, 19));
        // A note moves nothing.
        game.on_day(6).note("alice");
        assert_eq!(game.deadline("bob"), (14, 19));
        holds(&game);
    }

    #[test]
    fn more_time_is_for_what_is_owed_now() {
        let mut game = World::begin(two().referee().first("alice").clock(7, 3, 0));
        game.write("referee", extend("alice", 5));
        game.write("referee", extend("alice", 2));
        assert_eq!(game.deadline("alice"), (17, 17));
        // Bob owes nothing now, so more time for him is none.
        game.write("referee", extend("bob", 9));
        game.on_day(1).turn("alice", "next: alice");
        assert_eq!(game.deadline("alice"), (11, 11));
        game.on_day(2).turn("alice", "hello");
        assert_eq!(game.deadline("bob"), (12, 12));
        holds(&game);
    }

    #[test]
    fn grace_is_used_up_day_by_day() {
        let mut game = World::begin(two().referee().first("alice").clock(7, 3, 5));
        game.on_day(12).turn("alice", "late by two days");
        game.on_day(13).turn("bob", "hello");
        assert_eq!(game.deadline("alice"), (23, 26));
        game.on_day(40).turn("alice", "far too late");
        game.on_day(41).turn("bob", "hello");
        assert_eq!(game.deadline("alice"), (51, 51));
        holds(&game);
    }

    #[test]
    fn a_date_counts_as_no_later_than_that_of_a_later_entry() {
        let mut game = World::begin(two().first("alice").clock(7, 3, 5));
        // A date far ahead would give Bob all the time in the world; the next one corrects it.
        game.on_day(4000).turn("alice", "hello");
        assert_eq!(game.deadline("bob"), (4010, 4015));
        game.on_day(2).note("alice");
        assert_eq!(game.deadline("bob"), (12, 17));
        assert_eq!(game.state.backdated(), [game.state.entries() - 1]);
        game.on_day(3).turn("bob", "hello");
        // Neither does it count as late that Alice dated her turn so.
        assert_eq!(game.deadline("alice"), (13, 18));
        holds(&game);
    }

    #[test]
    fn a_new_throw_is_owed_from_its_own_entry() {
        // Alice owes her element for Bob's throw; he brings it, plays, and now she owes one for her own throw.
        let mut game = World::begin(two().game("backgammon").first("bob").clock(7, 3, 0));
        assert_eq!((due(&game), game.deadline("alice")), (owed([("alice", "reveal")]), (10, 10)));
        game.on_day(9).any_turn("bob", &["alice"]);
        assert_eq!((due(&game), game.deadline("alice")), (owed([("alice", "reveal")]), (19, 19)));
        holds(&game);
    }

    #[test]
    fn without_a_clock_there_is_none() {
        let game = World::begin(two().first("alice"));
        let alice = game.member("alice");
        assert_eq!(game.state.deadline(alice, &game.state.owed()[&alice]), None);
        assert_eq!(game.due(), [("alice".to_owned(), Duty::Turn)]);
    }
}

mod extremes {
    use super::*;

    #[test]
    fn numbers_can_be_as_large_as_they_are_written() {
        let most = adjudicate::log::INT_MAX;
        let mut game = World::begin(two().referee().first("alice").clock(most, most, most));
        assert_eq!(
            game.state.deadline(game.member("alice"), &game.state.owed()[&game.member("alice")]).map(|d| d.0),
            { adjudicate::log::Time::parse("9999-12-31T23:59:59Z") }
        );
        game.write("referee", extend("alice", most));
        game.write("referee", extend("alice", most));
        // Nothing is written that could not be read.
        assert_eq!(game.refused("referee", extend("alice", most + 1)).class.name(), "spelling");
        assert_eq!(game.refused("alice", accept(most)).class.name(), "kind");
        assert_eq!(game.refused("bob", offer_takeback(most)).class.name(), "kind");
        game.turn("alice", "throw: 20d1000");
        game.answer("bob");
        game.turn("alice", "done");
        let offer = game.write("alice", offer_result(&format!("alice {most}, bob {most}")));
        game.write("bob", accept(offer));
        assert_eq!((game.winner(), game.outcome().unwrap().points), (None, Some(vec![most, most])));
        holds(&game);
    }

    #[test]
    fn dates_go_from_the_first_year_to_the_last() {
        let mut game = World::begin(two().referee().first("alice").clock(7, 3, 3));
        let unix = |text: &str| adjudicate::log::Time::parse(text).unwrap().unix();
        game.at(unix("9999-12-31T23:59:59Z")).turn("alice", "hello");
        game.at(unix("0001-01-01T00:00:00Z")).turn("bob", "hello");
        game.at(unix("9999-12-31T23:59:59Z")).turn("alice", "hello");
        game.at(unix("2000-02-29T12:00:00Z")).turn("bob", "hello");
        game.at(unix("2100-02-28T12:00:00Z")).turn("alice", "hello");
        assert_eq!(game.state.backdated(), [4, 6]);
        holds(&game);
    }

    #[test]
    fn sixteen_can_play() {
        let names: Vec<String> = (b'a'..=b'p').map(|letter| format!("player-{}", char::from(letter))).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut game = World::begin(open_game(&names));
        for name in &names[..15] {
            game.answer(name);
        }
        let first: usize = game.last().dice.unwrap().as_str().parse().unwrap();
        assert_eq!(due(&game), owed([(names[first - 1], "turn")]));
        // One letter brings fifteen elements.
        game.turn(names[first - 1], "throw: 1d16");
        let others: Vec<&str> = names.iter().copied().filter(|name| *name != names[first - 1]).collect();
        game.bringing(&others).turn(names[first - 1], "done");
        assert_eq!(game.brought(), names);
        for name in &names[1..] {
            game.write(name, resign());
        }
        assert_eq!(game.winner().as_deref(), Some(names[0]));
        holds(&game);
    }

    #[test]
    fn an_entry_has_sixteen_kibibytes_and_no_more() {
        let mut game = World::begin(two().first("alice"));
        let length = |game: &mut World, dice: usize, letters: usize| {
            let say = "\u{1f3b2}".repeat(dice) + &"a".repeat(letters);
            game.say(&say);
            game.forge("bob", kinds::note(), |entry| entry.say = Some(common::text(&say))).len()
        };
        let most = adjudicate::log::ENTRY_MAX;
        let fill = most - length(&mut game, 1_580, 1) + 1;
        assert_eq!(length(&mut game, 1_580, fill), most);
        let mut longer = game.clone();
        game.note("bob");
        assert_eq!(game.entries.last().unwrap().len(), most);
        holds(&game);
        assert_eq!(length(&mut longer, 1_580, fill + 1), most + 1);
        assert_eq!(longer.attempt("bob", kinds::note()).unwrap_err().class.name(), "spelling");
        let say = "\u{1f3b2}".repeat(1_580) + &"a".repeat(fill + 1);
        let entry = longer.forge("bob", kinds::note(), |entry| entry.say = Some(common::text(&say)));
        assert_eq!(verify(longer.log_with(&entry).as_bytes()).class().unwrap().name(), "spelling");
    }
}

/// Protocol 1: an int is at most 2^53-1, so what is larger is refused before anything is signed.
#[test]
fn numbers_that_no_log_holds_are_not_written() {
    let terms = common::open_game(&["alice", "bob"]).referee().first("alice").clock(7, 3, 0);
    let mut game = common::World::begin(terms);
    let fault = game.refused("referee", common::kinds::extend("alice", 1 << 53));
    assert_eq!(fault.class, adjudicate::referee::Class::Spelling);
    game.write("referee", common::kinds::extend("alice", (1 << 53) - 1));
}
