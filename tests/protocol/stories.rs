//! Whole games as they are played by letter: who joins, throws, offers, gives orders, loses keys and leaves.

use adjudicate::referee::{FaultClass, Match, verify};
use adjudicate_testkit::Random;
use adjudicate_testkit::kinds::{self, forfeit, rule_result};
use adjudicate_testkit::slips::{self, offer_draw, offer_referee, offer_result, offer_takeback};
use adjudicate_testkit::{Terms, TestGame, key, open_game};

/// A story ends with the log verified from its bytes, to the same match.
fn holds(game: &TestGame) {
    let verified = verify(game.log().as_bytes());
    assert_eq!(verified.fault, None, "{}", game.log());
    same(&verified.state.unwrap(), &game.state);
}

/// Two matches that came about in different ways.
fn same(one: &Match, other: &Match) {
    assert_eq!((one.head(), one.play().text(), one.due()), (other.head(), other.play().text(), other.due()));
    assert_eq!((one.outcome(), one.holder(), one.rank()), (other.outcome(), other.holder(), other.rank()));
    assert_eq!((one.owed(), one.cancelled(), one.scribed()), (other.owed(), other.cancelled(), other.scribed()));
}

fn due(game: &TestGame) -> Vec<(String, &'static str)> {
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
        let mut game = TestGame::open(three().by_post("bob").organiser("carol"));
        for who in ["carol", "alice", "referee"] {
            assert_eq!((due(&game), game.pen().as_str()), (owed([(who, "join")]), who));
            game.join(who);
        }
        // The last to join brings his element for the lots; the first of the others holds the pen and brings the rest.
        assert_eq!(game.brought(), ["referee"]);
        assert_eq!((due(&game), game.pen().as_str()), (owed([("alice", "reveal"), ("carol", "reveal")]), "alice"));
        game.answer(&["carol"]);
        assert_eq!(game.brought(), ["alice", "carol"]);
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn a_referee_who_throws_no_dice_does_not_join() {
        let mut game = TestGame::open(two().referee().first("bob"));
        game.join("alice");
        game.join("bob");
        assert_eq!(due(&game), owed([("bob", "turn")]));
        holds(&game);
    }

    #[test]
    fn who_resigns_before_he_joins_is_not_waited_for() {
        let mut game = TestGame::open(three());
        game.join("alice");
        game.write("bob", kinds::resign());
        assert_eq!(due(&game), owed([("carol", "join")]));
        game.join("carol");
        assert_eq!(due(&game), owed([("alice", "reveal")]));
        holds(&game);
    }

    #[test]
    fn a_result_can_be_agreed_before_all_have_joined() {
        let mut game = TestGame::open(two());
        assert_eq!(game.slip_refused("bob", offer_draw()).class, FaultClass::Slip);
        game.agreed("bob", offer_result("alice 0, bob 1"));
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
            let mut game = TestGame::begin(two().but(|charter| charter.nonce.0[3] = nonce));
            assert_eq!((game.brought(), due(&game)), (vec!["bob".to_owned()], owed([("alice", "reveal")])));
            let mut ahead = game.clone();
            ahead.throw();
            let dice = ahead.last().dice.unwrap();
            let (seat, first) = if dice.as_str() == "1" { (0, "alice") } else { (1, "bob") };
            drawn[seat] += 1;
            assert_eq!(due(&ahead), owed([(first, "turn")]));
            if first == "alice" {
                game.turn("alice", "hello");
                assert_eq!((game.last().dice.unwrap(), game.brought()), (dice, vec!["alice".to_owned()]));
                assert_eq!(due(&game), owed([("bob", "turn")]));
            } else {
                // She holds the pen for the lots; that she does not begin she learns from them.
                assert_eq!(game.refused("alice", kinds::turn("hello")).rule, "ALL-2");
                assert_eq!(game.refused("bob", kinds::turn("hello")).class, FaultClass::Kind);
            }
            holds(&game);
        }
        assert!(drawn[0] > 0 && drawn[1] > 0, "{drawn:?}");
    }

    #[test]
    fn who_leaves_while_his_element_is_missing_cancels_those_given() {
        let mut game = TestGame::begin(three());
        game.write("alice", kinds::answer());
        assert_eq!((due(&game), game.pen().as_str()), (owed([("bob", "reveal")]), "bob"));
        game.write("bob", kinds::resign());
        assert_eq!(due(&game), owed([("alice", "reveal"), ("carol", "reveal")]));
        game.throw();
        // Each has given the element of the second roll, and never that of the first again.
        assert_eq!((game.revealed("alice"), game.revealed("carol"), game.cancelled("bob")), (2, 2, 1));
        assert_eq!(game.state.machine().completed(), 1);
        holds(&game);
    }

    #[test]
    fn a_resignation_on_a_slip_does_the_same() {
        let mut game = TestGame::begin(three());
        let slip = game.slip("bob", slips::resign());
        game.with([slip]).write("alice", kinds::answer());
        assert_eq!((game.cancelled("bob"), due(&game)), (1, owed([("alice", "reveal"), ("carol", "reveal")])));
        game.throw();
        assert!(game.last().dice.is_some());
        holds(&game);
    }
}

mod throws {
    use super::*;

    #[test]
    fn a_throw_that_is_asked_for_costs_one_round_of_letters() {
        let mut game = TestGame::begin(three().first("bob"));
        game.turn("bob", "throw: 2d6");
        assert_eq!((game.position().as_str(), game.brought().len(), game.pen().as_str()), ("to=bob?", 0, "bob"));
        // The roller's element comes last; the others' travel to him by themselves.
        assert_eq!(due(&game), owed([("alice", "reveal"), ("bob", "reveal"), ("carol", "reveal")]));
        game.bringing(&["alice", "carol"]).turn("bob", "well thrown; throw: 1d20");
        assert_eq!(game.last().dice.unwrap().as_str().split(' ').count(), 2);
        assert_eq!(game.brought(), ["alice", "bob", "carol"]);
        // He may look first and make his turn in a further entry.
        game.throw();
        assert_eq!(game.last().dice.unwrap().as_str().split(' ').count(), 1);
        assert_eq!(due(&game), owed([("bob", "turn")]));
        game.turn("bob", "done");
        holds(&game);
    }

    #[test]
    fn who_knows_the_throw_cannot_keep_it_back() {
        let mut game = TestGame::begin(three().first("bob"));
        game.turn("bob", "throw: 2d6");
        game.answer(&["alice"]);
        let fault = game.clone().bringing(&["carol"]).refused("bob", kinds::post());
        assert_eq!(fault.class, FaultClass::Kind, "{fault}");
        game.answer(&["carol"]);
        assert!(game.last().dice.is_some(), "what completes the throw brings his own");
        holds(&game);
    }

    #[test]
    fn in_backgammon_each_turn_brings_the_element_for_the_next_throw() {
        let mut game = TestGame::begin(two().game("backgammon").first("bob"));
        game.any_turn("bob", &["alice"]);
        for _ in 0..6 {
            for who in ["alice", "bob"] {
                assert_eq!(due(&game), owed([(who, "reveal")]), "the other's came with the turn before");
                game.any_turn(who, &[]);
            }
        }
        assert_eq!(game.state.machine().completed(), 13);
        holds(&game);
    }

    #[test]
    fn with_the_cube_nobody_has_given_anything_for_the_throw_when_a_player_chooses() {
        let cube = adjudicate::rules::OptionValue::Bool(true);
        let mut game = TestGame::begin(two().game("backgammon").first("bob").option("cube", cube));
        game.any_turn("bob", &["alice"]);
        let known = |game: &TestGame| (game.revealed("alice"), game.revealed("bob"));
        assert_eq!((known(&game), due(&game)), ((1, 1), owed([("alice", "turn")])));
        assert!(game.state.machine().pending.is_none(), "there is nothing yet that an element could be for");
        for play in ["roll", "double"] {
            let early = game.clone().bringing(&["bob"]).refused("alice", kinds::turn(play));
            assert_eq!(early.class, FaultClass::Reveal, "{early}");
        }
        // The player who has chosen cannot choose again once the numbers can be known.
        game.turn("alice", "roll");
        assert_eq!(known(&game), (1, 1), "the roller's element is the last one");
        assert_eq!(due(&game), owed([("alice", "reveal"), ("bob", "reveal")]));
        let late = game.clone().bringing(&["bob"]).refused("alice", kinds::turn("double"));
        assert_eq!(late.class, FaultClass::Rules, "{late}");
        assert_eq!(late.clause(), Some("BKG-10"), "{late}");
        game.any_turn("alice", &["bob"]);
        assert_eq!((known(&game), due(&game)), ((2, 2), owed([("bob", "turn")])));
        // After a take the taker's element comes along, and who doubled throws with his next turn.
        game.turn("bob", "double");
        assert_eq!((known(&game), due(&game)), ((2, 2), owed([("alice", "turn")])));
        game.turn("alice", "take");
        assert_eq!((game.brought(), due(&game)), (vec!["alice".to_owned()], owed([("bob", "reveal")])));
        game.any_turn("bob", &[]);
        // The cube is alice's, so bob is asked no more, and her turns bring her element for his throws again.
        game.turn("alice", "roll");
        game.any_turn("alice", &["bob"]);
        assert_eq!(due(&game), owed([("bob", "reveal")]));
        holds(&game);
    }

    #[test]
    fn a_match_goes_on_with_a_starting_throw() {
        let option = |terms: adjudicate_testkit::Terms, key: &str, value| terms.option(key, value);
        let terms = option(two().game("backgammon").first("bob"), "cube", adjudicate::rules::OptionValue::Bool(true));
        let mut game = TestGame::begin(option(terms, "points", adjudicate::rules::OptionValue::Int(3)));
        game.any_turn("bob", &["alice"]);
        game.turn("alice", "double");
        game.turn("bob", "drop");
        assert_eq!(game.brought(), ["bob"], "the starting throw has no roller, so who wrote gives his element at once");
        assert_eq!(due(&game), owed([("alice", "reveal")]));
        game.answer(&[]);
        assert!(game.last().dice.is_some());
        let first = game.pen();
        game.any_turn(&first, &[]);
        let second = game.pen();
        assert_ne!(first, second);
        game.turn(&second, "double");
        game.turn(&first, "take");
        assert!(game.winner().is_none());
        holds(&game);
    }

    #[test]
    fn a_starting_throw_begins_and_is_read_on_in_one_stream() {
        let mut lengths = Vec::new();
        for nonce in 0..24 {
            let option = adjudicate::rules::OptionValue::Name(adjudicate_testkit::name("fresh"));
            let terms = two().game("backgammon").option("opening", option);
            let mut game = TestGame::begin(terms.but(|charter| charter.nonce.0[3] = nonce));
            game.throw();
            let dice = game.last().dice.unwrap();
            let numbers: Vec<u32> = dice.as_str().split(' ').map(|number| number.parse().unwrap()).collect();
            // Ties are thrown again, then the first player throws both dice anew: all of one throw.
            let ties = numbers.chunks(2).take_while(|pair| pair[0] == pair[1]).count();
            let first = if numbers[2 * ties] > numbers[2 * ties + 1] { "alice" } else { "bob" };
            assert_eq!(numbers.len(), 2 * ties + 4, "{dice}");
            assert_eq!(due(&game), owed([(first, "turn")]));
            lengths.push(numbers.len());
            holds(&game);
        }
        assert!(lengths.contains(&4) && lengths.iter().any(|length| *length > 4), "{lengths:?}");
    }

    #[test]
    fn a_ruling_begins_an_era_and_no_element_serves_two_throws() {
        let mut game = TestGame::begin(two().referee().first("alice"));
        game.turn("alice", "throw: 1d6");
        let mut other = game.clone();
        game.bringing(&["bob"]).turn("alice", "done");
        assert_eq!((game.revealed("alice"), game.revealed("bob")), (1, 1));
        other.write("referee", kinds::here());
        // The pending roll is counted once more, in the era of ruling 1.
        assert_eq!((other.next_number("alice"), other.cancelled("referee")), (1_026, 1));
        other.bringing(&["bob"]).turn("alice", "done");
        assert_eq!((other.revealed("alice"), other.revealed("bob")), (1_026, 1_026));
        holds(&game);
        holds(&other);
    }
}

mod dice_of_the_referee {
    use super::*;

    #[test]
    fn the_roller_throws_with_him_alone() {
        let mut game = TestGame::begin(three().referee_dice());
        game.throw();
        let first = game.pen();
        game.turn(&first, "throw: 3d6");
        assert_eq!(due(&game).len(), 2, "the roller and the referee");
        game.bringing(&["referee"]).turn(&first, "done");
        assert_eq!(game.brought(), [first.as_str(), "referee"]);
        holds(&game);
    }
}

mod by_post {
    use super::*;

    #[test]
    fn the_referee_writes_for_a_player_without_a_key() {
        let mut game = TestGame::begin(two().by_post("bob").first("alice"));
        if game.state.machine().pending.is_some() {
            game.throw();
        }
        game.turn("alice", "hello");
        game.say("his card of Tuesday").turn("bob", "hello to you");
        let offer = game.slip("bob", offer_draw());
        game.turn("alice", "throw: 2d6");
        assert!(game.state.has_lapsed(&offer), "she played on");
        game.bringing(&["referee"]).turn("alice", "done");
        game.write("bob", kinds::resign());
        assert_eq!(game.winner().as_deref(), Some("alice"));
        assert_eq!(game.state.scribed().values().flatten().count(), 2);
        holds(&game);
    }

    #[test]
    fn the_referee_can_write_for_everybody() {
        let mut game = TestGame::open(two().by_post("bob").by_post("alice"));
        assert_eq!(due(&game), owed([("referee", "join")]));
        game.join("referee");
        let dice = game.last().dice.expect("the join completes the lots");
        let first = if dice.as_str() == "1" { "alice" } else { "bob" };
        assert_eq!(due(&game), owed([(first, "turn")]));
        game.turn(first, "throw: 2d6");
        game.turn(first, "done");
        assert_eq!(game.brought(), ["referee"]);
        holds(&game);
    }

    #[test]
    fn backgammon_with_one_player_by_post() {
        let mut game = TestGame::begin(two().game("backgammon").by_post("bob").first("bob"));
        game.any_turn("bob", &["alice"]);
        for who in ["alice", "bob", "alice"] {
            let others = game.missing_of_others();
            game.any_turn(who, &others.iter().map(String::as_str).collect::<Vec<_>>());
        }
        assert_eq!(game.state.machine().completed(), 4);
        holds(&game);
    }
}

mod referees {
    use super::*;

    #[test]
    fn one_is_appointed_in_the_course_of_a_game() {
        let mut game = TestGame::begin(two().first("alice").clock(7, 3, 0));
        assert!(!game.state.has_referee());
        game.agreed("bob", offer_referee("referee"));
        assert_eq!((game.state.has_referee(), game.state.rank().agreements), (true, 1));
        // A game in which dice can be thrown is joined again, with chains that nobody has seen.
        game.join_all();
        game.turn("alice", "throw: 1d6");
        assert_eq!(
            due(&game),
            owed([("alice", "reveal"), ("bob", "reveal")]),
            "and the referee has no part in the dice"
        );
        game.bringing(&["bob"]).turn("alice", "done");
        holds(&game);
    }

    #[test]
    fn one_is_replaced_and_the_old_one_is_not_heard_any_more() {
        let mut game = TestGame::begin(two().referee().first("alice"));
        game.write("referee", kinds::here());
        game.agreed("bob", offer_referee("referee2"));
        let old = game.forge_as("referee", "referee", kinds::numbered(here(), 1), |_| {});
        assert_eq!(verify(game.log_with(&old).as_bytes()).class(), Some(FaultClass::Signature));
        // His count begins anew.
        game.write("referee", kinds::here());
        assert_eq!((game.state.rank().agreements, game.state.rank().nr), (1, 1));
        holds(&game);
    }

    #[test]
    fn a_pending_throw_waits_until_all_have_joined_again() {
        let mut game = TestGame::begin(three().by_post("carol").first("alice"));
        if game.pen() == "referee" {
            game.throw();
        }
        game.turn("alice", "throw: 2d6");
        game.agreed("bob", offer_referee("referee2"));
        assert_eq!(game.cancelled("referee"), 1);
        assert_eq!(due(&game), owed([("alice", "join")]));
        game.join_all();
        assert_eq!(game.brought(), ["referee"], "who joins last and does not roll brings an element at once");
        game.throw();
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn in_a_game_without_dice_only_who_contributes_joins() {
        let mut game = TestGame::begin(two().game("nine-mens-morris").first("alice"));
        game.agreed("bob", offer_referee("referee"));
        assert_eq!(due(&game), owed([("alice", "turn")]));
        holds(&game);
    }

    fn here() -> adjudicate::log::RefereeDecision {
        adjudicate::log::RefereeDecision::Here(adjudicate::log::True)
    }
}

mod keys {
    use super::*;

    #[test]
    fn a_player_takes_a_new_key_and_a_new_chain_and_the_count_goes_on() {
        let mut game = TestGame::begin(two().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.bringing(&["bob"]).turn("alice", "done; next: alice");
        game.rekey("bob", "bob2");
        assert_eq!(game.state.keys().current(game.author("bob")), Some(key("bob2")));
        assert_eq!(game.revealed("bob"), 0);
        game.turn("alice", "throw: 1d6");
        game.bringing(&["bob"]).turn("alice", "done");
        assert_eq!(game.revealed("bob"), 2, "it is his second roll, whatever his key");
        holds(&game);
    }

    #[test]
    fn nobody_changes_a_key_while_an_element_of_it_is_missing() {
        let mut game = TestGame::begin(two().first("alice"));
        game.turn("alice", "throw: 1d6");
        assert_eq!(game.slip_refused("bob", slips::rekey("bob", "bob2")).class, FaultClass::Slip);
        // A ruling cancels the elements first.
        let mut ruled = TestGame::begin(two().referee().first("alice"));
        ruled.turn("alice", "throw: 1d6");
        ruled.rekey_for("bob", "bob2");
        assert_eq!(ruled.cancelled("referee"), 1);
        ruled.bringing(&["bob"]).turn("alice", "done");
        assert_eq!(ruled.state.keys().replaced().len(), 1);
        holds(&ruled);
    }

    #[test]
    fn a_new_key_holds_for_the_entry_that_brings_it() {
        let mut game = TestGame::begin(two().first("alice"));
        let rekey = game.slip("alice", slips::rekey("alice", "alice2"));
        game.with([rekey]).turn("alice", "with the new key");
        assert_eq!(game.state.keys().rekeys(game.author("alice")), 1);
        holds(&game);
    }

    #[test]
    fn a_join_that_brings_a_key_begins_a_chain_of_that_key() {
        let mut game = TestGame::open(two());
        let rekey = game.slip("alice", slips::rekey("alice", "alice2"));
        game.with([rekey]).join("alice");
        game.join("bob");
        game.throw();
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn a_key_before_the_join_has_no_chain_yet() {
        let mut game = TestGame::open(two());
        game.join("alice");
        game.rekey("bob", "bob2");
        game.join("bob");
        game.throw();
        assert!(game.last().dice.is_some());
        holds(&game);
    }

    #[test]
    fn the_referee_replaces_his_own_key() {
        let mut game = TestGame::begin(two().referee_dice().first("alice"));
        game.rekey("referee", "referee2");
        game.turn("alice", "throw: 1d6");
        game.bringing(&["referee"]).turn("alice", "done");
        holds(&game);
    }
}

mod leaving {
    use super::*;

    #[test]
    fn the_others_play_on_and_the_last_one_wins() {
        let mut game = TestGame::begin(three().first("alice"));
        game.turn("alice", "hello");
        game.write("bob", kinds::resign());
        assert_eq!(due(&game), owed([("carol", "turn")]));
        game.posted("alice", slips::resign());
        assert_eq!(game.winner().as_deref(), Some("carol"));
        holds(&game);
    }

    #[test]
    fn an_element_given_stands() {
        let mut game = TestGame::begin(three().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.answer(&["bob"]);
        game.posted("bob", slips::resign());
        assert_eq!(game.cancelled("bob"), 0);
        game.bringing(&["carol"]).turn("alice", "done");
        assert_eq!(game.state.thrown().unwrap().elements.len(), 3);
        holds(&game);
    }

    #[test]
    fn the_rollers_throw_is_void() {
        let mut game = TestGame::begin(three().first("alice"));
        game.turn("alice", "throw: 1d6");
        game.write("alice", kinds::resign());
        assert_eq!(due(&game), owed([("bob", "turn")]));
        holds(&game);
    }

    #[test]
    fn after_the_end_who_forfeits_loses_what_he_had() {
        let mut game = TestGame::begin(two().referee().first("alice"));
        game.agreed("bob", offer_result("alice 3, bob 1"));
        assert_eq!(game.winner().as_deref(), Some("alice"));
        game.write("referee", forfeit("alice"));
        let outcome = game.outcome().unwrap();
        assert_eq!((game.winner().as_deref(), outcome.points), (Some("bob"), Some(vec![0, 1])));
        // Of several rulings after the end the last one counts.
        game.write("referee", rule_result("alice 2, bob 2"));
        assert_eq!((game.winner(), game.outcome().unwrap().points), (None, Some(vec![2, 2])));
        holds(&game);
    }

    #[test]
    fn of_three_who_forfeits_after_the_end_wins_nothing() {
        let mut game = TestGame::begin(three().referee().first("alice"));
        game.agreed("bob", offer_result("alice 3, bob 1, carol 0"));
        game.write("referee", forfeit("alice"));
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.annulled, outcome.points), (None, true, Some(vec![0, 1, 0])), "no draw");
        game.write("referee", rule_result("alice 0, bob 1, carol 0"));
        assert_eq!((game.winner().as_deref(), game.outcome().unwrap().annulled), (Some("bob"), false));
        holds(&game);
    }
}

mod takebacks {
    use super::*;

    #[test]
    fn the_position_after_the_entry_is_played_on() {
        let mut game = TestGame::begin(two().first("alice"));
        let turn = game.turn("alice", "next: alice");
        game.turn("alice", "oh no");
        game.agreed("alice", offer_takeback(turn));
        assert_eq!((game.position().as_str(), due(&game)), ("to=alice", owed([("alice", "turn")])));
        game.turn("alice", "better");
        holds(&game);
    }

    #[test]
    fn nothing_is_taken_back_while_a_throw_is_pending_nor_behind_one() {
        let mut game = TestGame::begin(two().first("alice"));
        let first = game.turn("alice", "next: alice");
        game.turn("alice", "throw: 1d6");
        let offer = game.slip("bob", offer_takeback(first));
        assert_eq!(game.with([offer]).refused("alice", kinds::agree(1)).class, FaultClass::Kind);
        let turn = game.bringing(&["bob"]).turn("alice", "done");
        let offer = game.slip("alice", offer_takeback(first));
        assert_eq!(game.with([offer]).refused("bob", kinds::agree(1)).class, FaultClass::Kind);
        game.agreed("alice", offer_takeback(turn));
        holds(&game);
    }

    #[test]
    fn what_was_taken_back_can_be_gone_back_to() {
        let mut game = TestGame::begin(two().first("alice"));
        let first = game.turn("alice", "next: alice");
        let second = game.turn("alice", "next: bob");
        let agreed = game.agreed("alice", offer_takeback(first));
        assert_eq!(game.position(), "to=alice");
        game.agreed("bob", offer_takeback(second));
        assert_eq!(game.position(), "to=bob");
        game.agreed("alice", offer_takeback(agreed));
        assert_eq!(game.position(), "to=alice");
        holds(&game);
    }

    #[test]
    fn many_are_gone_through_as_if_each_position_had_been_kept() {
        let mut game = TestGame::begin(two().game("nine-mens-morris").first("alice"));
        let mut positions = vec![(game.state.entries() - 1, game.position())];
        let mut random = Random::new(12_345);
        for _ in 0..60 {
            let mover = game.pen();
            if random.below(4) == 0 {
                let (back, wanted) = random.pick(&positions).clone();
                let other = if mover == "alice" { "bob" } else { "alice" };
                game.agreed(other, offer_takeback(back));
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
        let mut game = TestGame::begin(three().first("alice"));
        let offer = game.slip("bob", offer_draw());
        assert_eq!(game.with([offer.clone()]).refused("alice", kinds::agree(1)).class, FaultClass::Kind);
        let accept = game.slip("carol", slips::accept(offer.id()));
        game.with([offer, accept]).write("alice", kinds::agree(1));
        assert_eq!((game.outcome().is_some(), game.winner()), (true, None));
        holds(&game);
    }

    #[test]
    fn who_leaves_is_not_asked() {
        let mut game = TestGame::begin(three().first("alice"));
        let offer = game.slip("bob", offer_result("alice 0, bob 5, carol 1"));
        let resign = game.slip("carol", slips::resign());
        game.with([offer, resign]).write("alice", kinds::agree(1));
        assert_eq!(game.winner().as_deref(), Some("bob"));
        holds(&game);
    }

    #[test]
    fn a_turn_declines_and_a_post_does_not() {
        let mut game = TestGame::begin(three().first("alice"));
        let offer = game.slip("bob", offer_draw());
        game.note("carol");
        assert!(!game.state.has_lapsed(&offer));
        game.turn("alice", "I would rather play");
        assert!(game.state.has_lapsed(&offer));
        holds(&game);
    }

    #[test]
    fn an_offer_goes_with_ones_own_turn() {
        let mut game = TestGame::begin(two().first("alice"));
        game.turn("alice", "hello");
        game.agreed("alice", offer_draw());
        assert!(game.outcome().is_some());
        holds(&game);
    }

    #[test]
    fn checkers_end_and_prisoners_are_agreed() {
        let mut game = TestGame::begin(two().game("roman-checkers").first("alice"));
        game.any_turn("alice", &[]);
        game.agreed("alice", slips::offer_end());
        assert!(game.outcome().is_some());
        holds(&game);
    }
}

mod concessions {
    use super::*;

    /// The dice of the next game have no roller, so who agrees gives his element for them at once; what was in for the throw
    /// that was due is for nothing.
    #[test]
    fn a_game_of_a_match_is_conceded_with_a_throw_pending() {
        let terms = two().game("backgammon").first("alice").option("points", adjudicate::rules::OptionValue::Int(3));
        let mut game = TestGame::begin(terms);
        game.any_turn("alice", &[]);
        assert_eq!(due(&game), owed([("bob", "reveal")]));
        let slips = game.offered("alice", slips::offer_concede(adjudicate::rules::LossDegree::Gammon));
        let mut refused = game.clone();
        game.with(slips).write("bob", kinds::agree(1));
        assert!(game.last().dice.is_some(), "the roller cannot keep his element back");
        assert!(game.outcome().is_none(), "two points of three");
        assert_eq!(game.brought(), ["bob"]);
        assert_eq!(due(&game), owed([("alice", "reveal")]));
        game.answer(&[]);
        game.any_turn(&game.pen(), &[]);
        holds(&game);
        // In a game without gammons it is too much.
        let slips = refused.offered("alice", slips::offer_end());
        assert_eq!(refused.with(slips).refused("bob", kinds::agree(1)).class, FaultClass::Kind);
    }

    #[test]
    fn a_concession_is_too_much_where_gammons_do_not_count() {
        let off = adjudicate::rules::OptionValue::Bool(false);
        let mut game = TestGame::begin(two().game("backgammon").first("alice").option("gammons", off));
        game.any_turn("alice", &[]);
        let mut fair = game.clone();
        let slips = game.offered("alice", slips::offer_concede(adjudicate::rules::LossDegree::Gammon));
        assert_eq!(game.with(slips).refused("bob", kinds::agree(1)).class, FaultClass::Rules);
        let slips = fair.offered("alice", slips::offer_concede(adjudicate::rules::LossDegree::Single));
        fair.with(slips).write("bob", kinds::agree(1));
        assert_eq!(fair.winner().as_deref(), Some("bob"));
        holds(&fair);
        // Chess has no such thing.
        let mut chess = TestGame::begin(two().game("chess").first("alice"));
        chess.turn("alice", "e4");
        let slips = chess.offered("alice", slips::offer_concede(adjudicate::rules::LossDegree::Single));
        assert_eq!(chess.with(slips).refused("bob", kinds::agree(1)).class, FaultClass::Kind);
    }
}

mod orders {
    use super::*;

    #[test]
    fn an_answer_is_played_at_once() {
        let mut game = TestGame::begin(two().game("nine-mens-morris").first("alice"));
        let order = game.slip("bob", slips::order("d2", "f4"));
        let mut other = game.clone();
        game.with([order.clone()]).turn("alice", "d2");
        assert_eq!(due(&game), owed([("alice", "turn")]));
        // With another move it is at fault, and that move makes it lapse.
        assert_eq!(other.with([order.clone()]).refused("alice", kinds::turn("a1")).class, FaultClass::Slip);
        other.turn("alice", "a1");
        assert!(other.state.has_lapsed(&order));
        holds(&game);
        holds(&other);
    }
}

mod deadlines {
    use super::*;

    #[test]
    fn a_turn_counts_from_the_letter_before() {
        let mut game = TestGame::begin(two().referee().first("alice").clock(7, 3, 5));
        assert_eq!(game.deadline("alice"), (10, 15));
        game.on_day(4).turn("alice", "hello");
        assert_eq!(game.deadline("bob"), (14, 19));
        // A post moves nothing.
        let note = game.slip("alice", slips::note());
        game.on_day(6).post([note]);
        assert_eq!(game.deadline("bob"), (14, 19));
        holds(&game);
    }

    #[test]
    fn more_time_is_for_what_is_owed_now() {
        let mut game = TestGame::begin(two().referee().first("alice").clock(7, 3, 0));
        game.posted("referee", slips::extend("alice", 5));
        game.posted("referee", slips::extend("alice", 2));
        assert_eq!(game.deadline("alice"), (17, 17));
        game.on_day(1).turn("alice", "next: alice");
        assert_eq!(game.deadline("alice"), (11, 11));
        holds(&game);
    }

    #[test]
    fn grace_is_used_up_day_by_day() {
        let mut game = TestGame::begin(two().referee().first("alice").clock(7, 3, 5));
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
        let mut game = TestGame::begin(two().first("alice").clock(7, 3, 5));
        game.on_day(4000).turn("alice", "hello");
        assert_eq!(game.deadline("bob"), (4010, 4015));
        let note = game.slip("alice", slips::note());
        game.on_day(2).post([note]);
        assert_eq!(game.deadline("bob"), (12, 17));
        assert_eq!(game.state.backdated(), [game.state.entries() - 1]);
        holds(&game);
    }

    #[test]
    fn a_claim_tells_the_referee_and_changes_nothing() {
        let mut game = TestGame::begin(three().referee().first("alice").clock(7, 3, 2));
        let before = due(&game);
        let claim = game.on_day(12).slip("bob", slips::claim_timeout("alice"));
        game.with([claim]).write("referee", forfeit("alice"));
        assert_eq!((before, due(&game)), (owed([("alice", "turn")]), owed([("bob", "turn")])));
        holds(&game);
    }

    #[test]
    fn without_a_clock_there_is_none() {
        let game = TestGame::begin(two().first("alice"));
        let alice = game.member("alice");
        assert_eq!(game.state.deadline(alice, &game.state.owed()[&alice]), None);
    }
}

mod extremes {
    use super::*;

    #[test]
    fn numbers_can_be_as_large_as_they_are_written() {
        let most = adjudicate::log::INT_MAX;
        let mut game = TestGame::begin(two().referee().first("alice").clock(most, most, most));
        let last = adjudicate::log::Time::parse("9999-12-31T23:59:59Z");
        let alice = game.member("alice");
        assert_eq!(game.state.deadline(alice, &game.state.owed()[&alice]).map(|deadline| deadline.0), last);
        game.posted("referee", slips::extend("alice", most));
        game.posted("referee", slips::extend("alice", most));
        // Nothing is written that could not be read.
        assert_eq!(game.slip_refused("referee", slips::extend("alice", most + 1)).class, FaultClass::Spelling);
        assert_eq!(game.refused("alice", kinds::agree(most)).class, FaultClass::Kind);
        game.turn("alice", "throw: 20d1000");
        game.bringing(&["bob"]).turn("alice", "done");
        game.agreed("alice", offer_result(&format!("alice {most}, bob {most}")));
        assert_eq!((game.winner(), game.outcome().unwrap().points), (None, Some(vec![most, most])));
        holds(&game);
    }

    #[test]
    fn dates_go_from_the_first_year_to_the_last() {
        let mut game = TestGame::begin(two().referee().first("alice").clock(7, 3, 3));
        let unix = |text: &str| adjudicate::log::Time::parse(text).unwrap().unix();
        game.at(unix("9999-12-31T23:59:59Z")).turn("alice", "hello");
        game.at(unix("0001-01-01T00:00:00Z")).turn("bob", "hello");
        game.at(unix("9999-12-31T23:59:59Z")).turn("alice", "hello");
        game.at(unix("2000-02-29T12:00:00Z")).turn("bob", "hello");
        assert_eq!(game.state.backdated(), [4, 6]);
        holds(&game);
    }

    #[test]
    fn sixteen_can_play() {
        let names: Vec<String> = (b'a'..=b'p').map(|letter| format!("player-{}", char::from(letter))).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut game = TestGame::begin(open_game(&names));
        game.throw();
        let first: usize = game.last().dice.unwrap().as_str().parse().unwrap();
        assert_eq!(due(&game), owed([(names[first - 1], "turn")]));
        // One letter brings sixteen elements, and one post fifteen resignations.
        game.turn(names[first - 1], "throw: 1d16");
        let others: Vec<&str> = names.iter().copied().filter(|name| *name != names[first - 1]).collect();
        game.bringing(&others).turn(names[first - 1], "done");
        assert_eq!(game.brought(), names);
        let resign: Vec<_> = names[1..].iter().map(|name| game.slip(name, slips::resign())).collect();
        game.post(resign);
        assert_eq!(game.winner().as_deref(), Some(names[0]));
        holds(&game);
    }

    #[test]
    fn an_entry_has_sixteen_slips_and_sixteen_kibibytes_and_no_more() {
        let mut game = TestGame::begin(two().first("alice"));
        let notes: Vec<_> =
            (0..17).map(|number| game.say(&format!("note {number}")).slip("bob", slips::note())).collect();
        assert_eq!(game.with(notes.clone()).refused("alice", kinds::post()).class, FaultClass::Spelling);
        game.post(notes[..16].to_vec());
        let long = "a".repeat(1_990);
        let notes: Vec<_> =
            (0..9).map(|number| game.say(&format!("{number}{long}")).slip("bob", slips::note())).collect();
        assert_eq!(game.with(notes.clone()).refused("alice", kinds::post()).class, FaultClass::Spelling);
        game.post(notes[..6].to_vec());
        holds(&game);
    }
}
