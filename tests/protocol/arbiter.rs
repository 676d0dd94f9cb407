//! Faults of time that directors have met, each with what a just arbiter would expect.

use adjudicate::log::{Receipt, SlipKind, Time};
use adjudicate::referee::{FaultClass, verify};
use adjudicate_locales::Language;
use adjudicate_testkit::{Terms, TestGame, kinds, open_game};
use adjudicate_text::view;

const DAY: i64 = 86_400;

/// Seven days a turn, three for the post, ten of grace.
fn terms() -> Terms {
    open_game(&["alice", "bob"]).referee().first("alice").clock(7, 3, 10)
}

/// The referee says when he had the last entry.
fn receipt(game: &mut TestGame, at: Time) -> SlipKind {
    SlipKind::Received(Receipt { id: game.state.head(), at })
}

fn remarks(game: &TestGame) -> String {
    let verified = verify(game.log().as_bytes());
    assert_eq!(verified.fault, None, "{}", game.log());
    view::remarks(Language::ENGLISH, &verified.state.unwrap()).join("\n")
}

/// Bob is 23 days over all grace, and dates his turn 40 days back.
fn dated_back() -> (TestGame, i64) {
    let mut game = TestGame::begin(terms());
    game.turn("alice", "hello");
    let owed = game.state.last_at().unix();
    game.at(owed + 3 * DAY).turn("bob", "hello");
    (game, owed)
}

#[test]
fn without_a_receipt_a_date_is_what_its_author_says() {
    let (mut game, owed) = dated_back();
    let bob = game.member("bob");
    assert_eq!(game.state.days_late(bob), 0);
    assert_eq!(game.state.out_of_time(Time::from_unix(owed + 43 * DAY).unwrap()).len(), 1, "alice seems to be late");
    // Nobody can make bob pay for it without the referee's word.
    assert_eq!(game.refused("referee", kinds::forfeit_for_time("bob")).class, FaultClass::Kind);
}

#[test]
fn a_turn_that_is_dated_back_gains_nothing_once_the_referee_says_when_he_had_it() {
    let (mut game, owed) = dated_back();
    let had = Time::from_unix(owed + 43 * DAY).unwrap();
    let received = receipt(&mut game, had);
    let slip = game.at(had.unix()).slip("referee", received);
    game.at(had.unix() + DAY).with([slip]).turn("alice", "so late");
    // It counts as posted three days before it came, 40 days behind the turn before, of which ten are free.
    let (alice, bob) = (game.member("alice"), game.member("bob"));
    assert_eq!((game.state.days_late(alice), game.state.days_late(bob)), (0, 30));
    let seats = game.state.out_of_time(Time::from_unix(had.unix() + 2 * DAY).unwrap());
    assert_eq!(seats, [bob.seat().unwrap()]);
    assert!(remarks(&game).contains("entry 4: dated "), "{}", remarks(&game));
    game.at(had.unix() + 2 * DAY).write("referee", kinds::forfeit_for_time("bob"));
    assert_eq!(game.winner().as_deref(), Some("alice"));
}

#[test]
fn a_forfeit_that_comes_days_too_early_is_mentioned_and_refused_if_it_is_for_time() {
    let mut game = TestGame::begin(terms());
    game.turn("alice", "hello");
    let owed = game.state.last_at().unix();
    game.at(owed + 3 * DAY);
    assert_eq!(game.refused("referee", kinds::forfeit_for_time("bob")).class, FaultClass::Kind);
    game.at(owed + 3 * DAY).write("referee", kinds::forfeit("bob"));
    let said = remarks(&game);
    assert!(said.contains("bob forfeits, though there was time until "), "{said}");
}
