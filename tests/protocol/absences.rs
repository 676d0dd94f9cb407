//! Days on which players are away, with dates that were counted by hand on a calendar (protocol, sections 1.8 and 6.3).

use adjudicate::crypto::Digest;
use adjudicate::log::{SlipKind, Time};
use adjudicate::referee::{FaultClass, verify};
use adjudicate_testkit::{Terms, TestGame, kinds, open_game, slips};

fn time(text: &str) -> Time {
    Time::parse(text).unwrap()
}

/// Away from the beginning of one day to that of another.
fn away(from: &str, until: &str) -> SlipKind {
    slips::absence(time(&format!("{from}T00:00:00Z")), time(&format!("{until}T00:00:00Z")))
}

/// Two players with ten days for each turn, five days of grace, and days of absence.
fn terms(absence_days: u64) -> Terms {
    open_game(&["alice", "bob"]).referee().first("alice").clock(7, 3, 5).absences(absence_days)
}

/// A game in which bob owes a turn since 2026-12-01T09:00:00Z, until 2026-12-11T09:00:00Z.
fn begun(absence_days: u64) -> TestGame {
    let mut game = TestGame::begin(terms(absence_days));
    game.at(time("2026-12-01T09:00:00Z").unix()).turn("alice", "hello");
    game
}

/// Bob signs this, and it is written in at once.
fn absent(game: &mut TestGame, from: &str, until: &str) {
    game.posted("bob", away(from, until));
}

/// Until when this player has to do what he owes, without grace and with it.
fn until(game: &TestGame, who: &str) -> (String, String) {
    let member = game.member(who);
    let (until, grace) = game.state.deadline(member, &game.state.owed()[&member]).unwrap();
    (until.to_string(), grace.to_string())
}

fn assert_until(game: &TestGame, who: &str, expected: &str, with_grace: &str) {
    assert_eq!(until(game, who), (expected.to_owned(), with_grace.to_owned()));
    let verified = verify(game.log().as_bytes());
    assert_eq!(verified.fault, None, "{}", game.log());
    let state = verified.state.unwrap();
    let member = game.member(who);
    assert_eq!(state.deadline(member, &state.owed()[&member]).unwrap().0.to_string(), expected);
}

#[test]
fn an_absence_within_the_time_for_a_turn_makes_it_longer() {
    let mut game = begun(30);
    assert_until(&game, "bob", "2026-12-11T09:00:00Z", "2026-12-16T09:00:00Z");
    absent(&mut game, "2026-12-05", "2026-12-08");
    assert_until(&game, "bob", "2026-12-14T09:00:00Z", "2026-12-19T09:00:00Z");
    let bob = game.member("bob").seat().unwrap();
    assert_eq!((game.state.absent_days(bob), game.state.absence_days()), (3, Some(30)));
}

#[test]
fn of_an_absence_that_has_begun_whole_days_count_that_lie_behind_the_beginning_of_the_duty() {
    let mut game = TestGame::begin(terms(30));
    absent(&mut game, "2026-12-05", "2026-12-15");
    game.at(time("2026-12-08T12:00:00Z").unix()).turn("alice", "hello");
    // Six days and a half of the absence are left, ten days from then are the 18th.
    assert_until(&game, "bob", "2026-12-24T12:00:00Z", "2026-12-29T12:00:00Z");
}

#[test]
fn a_deadline_before_the_absence_stays_and_one_on_its_first_day_does_not() {
    let mut game = begun(30);
    absent(&mut game, "2026-12-12", "2026-12-20");
    assert_until(&game, "bob", "2026-12-11T09:00:00Z", "2026-12-16T09:00:00Z");
    let mut game = begun(30);
    absent(&mut game, "2026-12-11", "2026-12-20");
    assert_until(&game, "bob", "2026-12-20T09:00:00Z", "2026-12-25T09:00:00Z");
}

#[test]
fn a_duty_that_begins_when_the_absence_is_over_has_nothing_of_it() {
    let mut game = TestGame::begin(terms(30));
    absent(&mut game, "2026-12-05", "2026-12-15");
    game.at(time("2026-12-15T00:00:00Z").unix()).turn("alice", "hello");
    assert_until(&game, "bob", "2026-12-25T00:00:00Z", "2026-12-30T00:00:00Z");
}

#[test]
fn one_absence_can_bring_the_deadline_into_the_next_whatever_came_first() {
    for turned in [false, true] {
        let mut game = begun(9);
        let mut both = [("2026-12-05", "2026-12-10"), ("2026-12-14", "2026-12-18")];
        if turned {
            both.reverse();
        }
        for (from, until) in both {
            absent(&mut game, from, until);
        }
        // Five days, to the 16th, which lies in the second absence: four days more.
        assert_until(&game, "bob", "2026-12-20T09:00:00Z", "2026-12-25T09:00:00Z");
    }
}

#[test]
fn more_time_of_the_referee_counts_before_the_absence() {
    let mut game = begun(30);
    absent(&mut game, "2026-12-13", "2026-12-16");
    assert_until(&game, "bob", "2026-12-11T09:00:00Z", "2026-12-16T09:00:00Z");
    game.posted("referee", slips::extend("bob", 2));
    assert_until(&game, "bob", "2026-12-16T09:00:00Z", "2026-12-21T09:00:00Z");
}

#[test]
fn an_absence_that_the_referee_writes_for_a_leave_counts_as_the_players_and_may_have_begun() {
    let leave = |player: &str, until: &str| {
        let midnight = |day: &str| time(&format!("{day}T00:00:00Z"));
        slips::leave(player, midnight("2026-12-02"), midnight(until), Digest([7; 32]))
    };
    let mut game = begun(30);
    game.at(time("2026-12-09T09:00:00Z").unix()).posted("referee", leave("bob", "2026-12-06"));
    assert_until(&game, "bob", "2026-12-15T09:00:00Z", "2026-12-20T09:00:00Z");
    let bob = game.member("bob").seat().unwrap();
    assert_eq!((game.state.absent_days(bob), game.state.absences_with_leaves(bob)[0].1), (4, Some(Digest([7; 32]))));
    let own = game.forge_slip("bob", away("2026-12-10", "2026-12-13"), |_| {});
    assert!(game.state.check_slip(&own).is_ok());
    let same = game.forge_slip("referee", leave("bob", "2026-12-04"), |_| {});
    assert_eq!(game.state.check_slip(&same).unwrap_err().class, FaultClass::Slip);
}

#[test]
fn it_is_the_players_own_absence_alone() {
    let mut game = TestGame::begin(terms(30));
    let alice = until(&game, "alice");
    absent(&mut game, "2026-11-20", "2026-11-25");
    assert_eq!(until(&game, "alice"), alice);
}

#[test]
fn lateness_counts_from_the_later_deadline() {
    let mut game = begun(30);
    absent(&mut game, "2026-12-05", "2026-12-08");
    // Due on the 14th at nine; a day and an hour late are two days of grace.
    game.at(time("2026-12-15T10:00:00Z").unix()).turn("bob", "hello");
    game.at(time("2026-12-16T09:00:00Z").unix()).turn("alice", "hello");
    assert_until(&game, "bob", "2026-12-26T09:00:00Z", "2026-12-29T09:00:00Z");
}

#[test]
fn an_absence_on_the_turn_itself_counts_for_it() {
    let mut game = begun(30);
    let slip = game.at(time("2026-12-04T09:00:00Z").unix()).slip("bob", away("2026-12-05", "2026-12-08"));
    game.with([slip]).at(time("2026-12-13T09:00:00Z").unix()).turn("bob", "hello");
    game.at(time("2026-12-16T09:00:00Z").unix()).turn("alice", "hello");
    assert_until(&game, "bob", "2026-12-26T09:00:00Z", "2026-12-31T09:00:00Z");
}

#[test]
fn what_was_late_already_stays_so() {
    let mut game = begun(30);
    let slip = game.at(time("2026-12-04T09:00:00Z").unix()).slip("bob", away("2026-12-05", "2026-12-08"));
    // Two days late, and written in behind that.
    game.at(time("2026-12-13T09:00:00Z").unix()).turn("bob", "hello");
    game.with([slip]).at(time("2026-12-16T09:00:00Z").unix()).turn("alice", "hello");
    assert_until(&game, "bob", "2026-12-26T09:00:00Z", "2026-12-29T09:00:00Z");
}

#[test]
fn a_roller_waits_for_the_absences_of_the_others() {
    let mut game = TestGame::begin(terms(30));
    game.at(time("2026-12-01T09:00:00Z").unix()).turn("alice", "throw: 2d6");
    // Bob's element is due on the 11th, and alice's throw ten days later; three days of her grace are gone.
    assert_until(&game, "bob", "2026-12-11T09:00:00Z", "2026-12-16T09:00:00Z");
    assert_until(&game, "alice", "2026-12-21T09:00:00Z", "2026-12-23T09:00:00Z");
    absent(&mut game, "2026-12-05", "2026-12-08");
    assert_until(&game, "bob", "2026-12-14T09:00:00Z", "2026-12-19T09:00:00Z");
    assert_until(&game, "alice", "2026-12-24T09:00:00Z", "2026-12-26T09:00:00Z");
}

#[test]
fn a_later_entry_of_an_earlier_date_gives_days_back_with_the_absence_known_then() {
    let mut game = begun(30);
    absent(&mut game, "2026-12-05", "2026-12-08");
    game.at(time("2026-12-15T10:00:00Z").unix()).turn("bob", "hello");
    // Bob's turn was no later than the 14th, so it was in time.
    game.at(time("2026-12-14T08:00:00Z").unix()).turn("alice", "hello");
    assert_until(&game, "bob", "2026-12-24T08:00:00Z", "2026-12-29T08:00:00Z");
}

#[test]
fn for_a_player_without_a_key_the_referee_signs() {
    let terms = open_game(&["alice", "bob", "carol"]).referee().by_post("carol").first("carol").clock(7, 3, 0);
    let mut game = TestGame::begin(terms.absences(10));
    game.posted("carol", away("2026-11-20", "2026-11-30"));
    assert_eq!(game.state.absent_days(game.member("carol").seat().unwrap()), 10);
    let verified = verify(game.log().as_bytes());
    assert_eq!(verified.fault, None, "{}", game.log());
}

#[test]
fn what_no_absence_can_be_is_refused_with_its_reason() {
    let refused = |game: &mut TestGame, who: &str, kind: SlipKind, reason: &str| {
        let fault = game.at(time("2026-12-02T09:00:00Z").unix()).slip_refused(who, kind);
        assert_eq!(fault.class, FaultClass::Slip);
        assert!(fault.reason.contains(reason), "{}", fault.reason);
    };
    let mut game = begun(10);
    absent(&mut game, "2026-12-10", "2026-12-14");
    refused(&mut game, "bob", away("2026-12-20", "2026-12-27"), "has 7 days, and of the 10 in this game 6 are left");
    refused(&mut game, "bob", away("2026-12-13", "2026-12-15"), "overlaps that from 2026-12-10T00:00:00Z until");
    refused(&mut game, "bob", away("2026-12-09", "2026-12-11"), "overlaps that from 2026-12-10T00:00:00Z until");
    refused(&mut game, "bob", away("2026-12-11", "2026-12-12"), "overlaps that from 2026-12-10T00:00:00Z until");
    refused(&mut game, "bob", away("2026-12-02", "2026-12-04"), "does not begin before its slip is signed");
    refused(&mut game, "bob", away("2026-12-20", "2026-12-20"), "ends later than it begins");
    refused(&mut game, "bob", away("2026-12-20", "2026-12-19"), "ends later than it begins");
    let noon = slips::absence(time("2026-12-20T12:00:00Z"), time("2026-12-21T12:00:00Z"));
    refused(&mut game, "bob", noon, "begins and ends at midnight UTC");
    refused(&mut game, "referee", away("2026-12-20", "2026-12-21"), "only players who are in the game");
    // Side by side is no overlap, and ten days are ten.
    absent(&mut game, "2026-12-14", "2026-12-17");
    absent(&mut game, "2026-12-07", "2026-12-10");
    refused(&mut game, "bob", away("2026-12-20", "2026-12-21"), "of the 10 in this game 0 are left");
    assert_eq!(game.state.absent_days(game.member("alice").seat().unwrap()), 0);
    refused(&mut begun(0), "bob", away("2026-12-20", "2026-12-21"), "no days of absence");
    let mut none = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    refused(&mut none, "bob", away("2026-12-20", "2026-12-21"), "no days of absence");
}

#[test]
fn an_absence_never_lapses_and_is_written_in_after_the_end_too() {
    let mut game = begun(10);
    let slip = game.slip("bob", away("2026-12-10", "2026-12-14"));
    game.turn("bob", "hello");
    game.turn("alice", "hello");
    game.write("referee", kinds::rule_result("alice 1, bob 0"));
    game.post([slip]);
    assert_eq!(verify(game.log().as_bytes()).fault, None);
}
