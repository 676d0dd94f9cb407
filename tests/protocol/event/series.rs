//! Sections in which saved tokens go from round to round.

use adjudicate::event::{Section, Tiebreak, check_charter, table, table_of};
use adjudicate::log::{Carry, EntryKind};
use adjudicate::referee::FaultClass;
use adjudicate::rules::OptionValue;
use adjudicate_testkit::event::saving::{first_round, parcus, play};
use adjudicate_testkit::event::{TestEvent, charter};
use adjudicate_testkit::{TestGame, open_game, slips};

use crate::event::honest::valid;

/// A player saves one of his two tokens before the second round is paired, and the result counts up to there.
pub fn saved() -> TestEvent {
    let mut hall = first_round();
    let saver = hall.game("saving", 1, 1).players()[0].clone();
    hall.game("saving", 1, 1).write(&saver, EntryKind::Save(1));
    hall.result("saving", 1, 1, &[1, 1]);
    hall.pair("saving");
    hall
}

/// A player brings a token to the second round that nobody has saved.
pub fn with_token_of_nobody() -> TestEvent {
    let mut hall = first_round();
    hall.pair_with("saving", |charter| charter.series.as_mut().unwrap().carry[0].tokens += 1);
    hall
}

#[test]
fn tokens_go_from_round_to_round() {
    let mut hall = saved();
    let saver = hall.game("saving", 1, 1).players()[0].clone();
    let carried: Vec<(String, u64)> = (1..=2)
        .flat_map(|board| hall.game("saving", 2, board).state.charter().series.clone().unwrap().carry)
        .map(|carry| (carry.player.to_string(), carry.tokens))
        .collect();
    assert_eq!(carried.len(), 4);
    assert!(carried.contains(&(saver, 1)), "{carried:?}");
    play(&mut hall, 2, 1);
    play(&mut hall, 2, 2);
    hall.pair("saving");
    valid(&hall);
}

#[test]
fn tokens_tell_equal_players_apart() {
    for parcus_is_played in [true, false] {
        let mut of = parcus();
        of.tiebreaks = vec![Tiebreak::PointsFor];
        if !parcus_is_played {
            of.options.0.remove("variants");
            of.series = false;
        }
        let mut hall = TestEvent::open(charter(vec![of]));
        hall.enter_all(&["alice", "bob", "carol", "erin"], &["saving"]);
        hall.start();
        hall.pair("saving");
        play(&mut hall, 1, 1);
        let seated = hall.game("saving", 1, 1).players();
        let section = table_of(&hall.event, 0, Some(&hall.audit())).unwrap();
        let standings = table::standings(&section).unwrap();
        let rows: Vec<(&str, String)> =
            standings.rows.iter().map(|row| (row.name.as_str(), row.tiebreaks[0].terms.to_string())).collect();
        // Both had three; the first one has paid for staying.
        assert_eq!(rows[0], (seated[1].as_str(), "round 1 3 = 3".to_owned()));
        assert_eq!(rows[1], (seated[0].as_str(), "round 1 2 = 2".to_owned()));
        assert_eq!(rows[2].1, "nothing yet = 0");
    }
}

#[test]
fn what_is_saved_after_the_pairing_comes_too_late() {
    let mut hall = first_round();
    let saver = hall.game("saving", 1, 1).players()[0].clone();
    hall.pair("saving");
    hall.game("saving", 1, 1).write(&saver, EntryKind::Save(0));
    hall.result("saving", 1, 1, &[1, 1]);
    valid(&hall);
}

#[test]
fn tokens_that_nobody_saved_are_found() {
    type Change = fn(&mut adjudicate::log::Charter);
    let cases: [(Change, &str); 5] = [
        (|charter| charter.series.as_mut().unwrap().carry[0].tokens += 1, "what they kept in the rounds before is"),
        (|charter| drop(charter.series.as_mut().unwrap().carry.pop()), "what they kept in the rounds before is"),
        (|charter| charter.series.as_mut().unwrap().carry.reverse(), "what they kept in the rounds before is"),
        (|charter| charter.series = None, "its players carry nothing"),
        (
            |charter| charter.series.as_mut().unwrap().head = adjudicate::crypto::Digest([4; 32]),
            "does not name the event and its entry before the pairing",
        ),
    ];
    for (change, says) in cases {
        let mut hall = first_round();
        let seq = hall.pair_with("saving", change);
        let findings = hall.audit().findings;
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert_eq!((findings[0].class, findings[0].entry), (FaultClass::Game, Some(seq)));
        assert!(findings[0].reason.contains(says), "{}", findings[0].reason);
    }
}

#[test]
fn tokens_of_the_first_round_come_from_nowhere() {
    let mut hall = TestEvent::open(charter(vec![parcus()]));
    hall.enter_all(&["alice", "bob"], &["saving"]);
    hall.start();
    let series = |charter: &mut adjudicate::log::Charter| {
        let carry = vec![Carry { player: charter.players[0].name.clone(), tokens: 9 }];
        let game = charter.event.as_ref().unwrap().id;
        charter.series = Some(adjudicate::log::Series { game, head: game, carry });
    };
    hall.pair_with("saving", series);
    let findings = hall.audit().findings;
    assert_eq!(findings.len(), 1, "{findings:?}");
    assert!(findings[0].reason.contains("9; what they kept in the rounds before is nothing"), "{}", findings[0].reason);
}

#[test]
fn only_games_with_tokens_are_a_series() {
    let plain = Section { options: adjudicate::rules::Options::default(), ..parcus() };
    let fault = check_charter(&charter(vec![plain])).unwrap_err();
    assert_eq!(fault.class, FaultClass::Charter);
}

/// A cube can make the last game worth far more than what is missing.
#[test]
fn a_match_counts_at_most_the_points_that_it_is_played_to() {
    for (points, counted) in [(Some(3), [3, 0]), (Some(25), [17, 0]), (None, [17, 0])] {
        let mut terms = open_game(&["alice", "bob"]).game("backgammon").first("alice");
        if let Some(points) = points {
            terms = terms.option("points", OptionValue::Int(points));
        }
        let mut world = TestGame::begin(terms);
        world.agreed("alice", slips::offer_result("alice 17, bob 0"));
        let mut board = first_round().audit().boards.remove(0);
        (board.heads, board.game) = (Vec::new(), Some(world.state.clone()));
        assert_eq!(board.game_points(), Some(counted.to_vec()), "{points:?}");
    }
}
