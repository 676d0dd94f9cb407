//! Leaves: one slip for all games of an event, which the referee writes into each of them.

use adjudicate::crypto::Digest;
use adjudicate::event::{EventEntryKind, PairingSystem, PlayerLeave, Section, SlipKind};
use adjudicate::log::{AbsencePeriod, AnnouncedAbsence, BankClock, Clock, SlipKind as GameSlip, Time};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::event::{TestEvent, charter, leaves, section};
use adjudicate_testkit::{name, slips};

use crate::event::honest::valid;

/// From the beginning of one day to that of another.
pub fn period(from: &str, until: &str) -> AbsencePeriod {
    let midnight = |day: &str| Time::parse(&format!("{day}T00:00:00Z")).unwrap();
    AbsencePeriod { from: midnight(from), until: midnight(until) }
}

/// Three players with keys and dave without one, whose clock has 20 days of absence a year; their first round is paired.
pub fn paired() -> TestEvent {
    let clock = BankClock {
        system: Some(name("bank")),
        initial_hours: Some(1200),
        absence_days_per_year: Some(20),
        ..BankClock::default()
    };
    let mills = section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0);
    let mut hall = TestEvent::open(charter(vec![Section { clock: Some(Clock::Bank(Box::new(clock))), ..mills }]));
    hall.enter_all(&["alice", "bob", "carol", "dave*"], &["mills"]);
    hall.start();
    hall.pair("mills");
    hall
}

/// The boards of this player in the first round.
fn board_of(hall: &TestEvent, player: &str) -> u64 {
    let rounds = &hall.event.section(&name("mills")).unwrap().1.rounds;
    rounds[0].boards.iter().find(|board| board.players.contains(&name(player))).unwrap().board
}

/// The player's slip; the referee writes it in with these dates.
fn carried(hall: &mut TestEvent, player: &str, leave: Digest, dates: AbsencePeriod) {
    let board = board_of(hall, player);
    let absence = slips::leave(player, dates.from, dates.until, leave);
    hall.game("mills", 1, board).join().posted("referee", absence, None);
}

fn own(hall: &mut TestEvent, player: &str, dates: AbsencePeriod) {
    let board = board_of(hall, player);
    let absence = GameSlip::Absence(AnnouncedAbsence::own(dates));
    hall.game("mills", 1, board).join().posted(player, absence, None);
}

/// Alice on a slip and dave by an entry are away, and the referee writes both into their games.
pub fn announced() -> TestEvent {
    let mut hall = paired();
    hall.write("alice", SlipKind::Leave(period("2026-12-20", "2027-01-06")));
    let AbsencePeriod { from, until } = period("2026-12-01", "2026-12-05");
    hall.direct(EventEntryKind::Leave(PlayerLeave { player: name("dave"), from, until }));
    for leave in hall.event.leaves().to_vec() {
        carried(&mut hall, leave.player.as_str(), leave.id, leave.period);
    }
    hall
}

/// The same with a leave in a game that has other dates than the event's log.
pub fn announced_otherwise() -> TestEvent {
    let mut hall = paired();
    hall.write("alice", SlipKind::Leave(period("2026-12-20", "2027-01-06")));
    let leave = hall.event.leaves()[0].id;
    carried(&mut hall, "alice", leave, period("2026-12-20", "2027-01-07"));
    hall
}

/// The same with an absence of her own in the game, which the event's log does not have.
pub fn announced_in_the_game_only() -> TestEvent {
    let mut hall = paired();
    own(&mut hall, "alice", period("2026-12-20", "2026-12-22"));
    hall
}

/// A second leave, with which she is away for too many days in one of the years.
pub fn announced_too_often() -> TestEvent {
    let mut hall = paired();
    hall.write("alice", SlipKind::Leave(period("2026-12-20", "2027-01-06")));
    hall.forge_slip("alice", SlipKind::Leave(period("2027-02-01", "2027-02-17")));
    hall
}

#[test]
fn a_leave_holds_in_all_games_and_counts_for_the_year() {
    let hall = announced();
    valid(&hall);
    let days = |year| hall.event.leave_in_year(&name("alice"), year);
    assert_eq!((days(2026), days(2027), hall.event.yearly_leave(&name("alice"))), (12, 5, Some(20)));
    let dave = hall.event.leaves()[1].clone();
    assert_eq!((dave.player, dave.period.days()), (name("dave"), Some(4)));
    let game = &hall.games[&("mills".to_owned(), 1, board_of(&hall, "alice"))];
    let seat = game.state.member(&name("alice")).unwrap().seat().unwrap();
    assert_eq!(game.state.absent_days(seat), 17);
}

#[test]
fn a_leave_is_announced_before_it_begins_and_keeps_within_the_year() {
    let mut hall = paired();
    hall.write("alice", SlipKind::Leave(period("2026-12-20", "2027-01-06")));
    let noon = |time: Time| Time::from_unix(time.unix() + 43_200).unwrap();
    let day = period("2026-12-01", "2026-12-02");
    for (what, dates) in [
        ("begun", period("2026-11-25", "2026-11-27")),
        ("empty", period("2026-12-01", "2026-12-01")),
        ("at noon", AbsencePeriod { from: noon(day.from), until: noon(day.until) }),
        ("9 of 8 days left", period("2026-12-01", "2026-12-10")),
        ("16 of 15 days left", period("2027-02-01", "2027-02-17")),
        ("overlaps", period("2027-01-05", "2027-01-07")),
    ] {
        let fault = hall.attempt_slip("alice", SlipKind::Leave(dates)).expect_err(what);
        assert_eq!(fault.class, FaultClass::Slip, "{what}: {fault}");
    }
    hall.slip("alice", SlipKind::Leave(period("2026-12-01", "2026-12-09")));
    hall.slip("alice", SlipKind::Leave(period("2027-01-06", "2027-01-21")));
    let entry = |player: &str, dates: AbsencePeriod| {
        let leave = PlayerLeave { player: name(player), from: dates.from, until: dates.until };
        let mut copy = hall.clone();
        copy.attempt(Vec::new(), EventEntryKind::Leave(leave)).map_err(|fault| fault.class)
    };
    assert_eq!(entry("bob", day), Err(FaultClass::Kind), "bob has a key");
    assert_eq!(entry("dave", period("2026-12-01", "2026-12-22")), Err(FaultClass::Kind), "21 of 20 days");
    assert_eq!(entry("frank", day), Err(FaultClass::Kind), "nobody is called so");
    assert!(entry("dave", day).is_ok());
    hall.write("carol", leaves("carol"));
    assert_eq!(hall.attempt_slip("carol", SlipKind::Leave(day)).unwrap_err().class, FaultClass::Slip);
}

#[test]
fn without_days_of_absence_nobody_has_a_leave() {
    let mut hall = TestEvent::open(charter(vec![section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)]));
    hall.enter_all(&["alice", "bob"], &["mills"]);
    let fault = hall.attempt_slip("alice", SlipKind::Leave(period("2026-12-01", "2026-12-02"))).unwrap_err();
    assert!(fault.reason.contains("days of absence"), "{fault}");
}

#[test]
fn a_game_has_the_leaves_of_the_log_and_no_others() {
    let absences = |hall: &TestEvent| {
        let findings = hall.audit().findings;
        assert!(findings.iter().all(|finding| finding.class == FaultClass::Absence), "{findings:?}");
        findings.len()
    };
    assert_eq!(absences(&announced_otherwise()), 1);
    assert_eq!(absences(&announced_in_the_game_only()), 1);
    let mut hall = paired();
    carried(&mut hall, "alice", Digest([7; 32]), period("2026-12-20", "2026-12-22"));
    assert_eq!(absences(&hall), 1);
    // Days of her own that a leave covers are as good.
    let mut hall = paired();
    hall.write("alice", SlipKind::Leave(period("2026-12-20", "2027-01-06")));
    own(&mut hall, "alice", period("2026-12-20", "2026-12-22"));
    valid(&hall);
    // A leave of another player is none of hers.
    let mut hall = paired();
    hall.write("bob", SlipKind::Leave(period("2026-12-20", "2027-01-06")));
    let leave = hall.event.leaves()[0].clone();
    carried(&mut hall, "alice", leave.id, leave.period);
    assert_eq!(absences(&hall), 1);
}
