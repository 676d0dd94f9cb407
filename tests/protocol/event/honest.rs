//! Events that prove themselves, in all that an honest director and honest players may do.

use adjudicate::event::{BoardResult, Charter, EventEntryKind, PairingSystem, RoundPairing, table, table_of, verify};
use adjudicate::log::{EntryKind as GameKind, True};
use adjudicate_testkit::event::{
    CLOSES, DIRECTOR, TestEvent, TestEventGame, charter, enters, entrant, exclude, forfeit, leaves, leaves_section,
    post, says, section, withdraw,
};
use adjudicate_testkit::{key, name, text};

/// Holds that the log and the games fit, and that the tables can be made.
#[track_caller]
pub fn valid(hall: &TestEvent) {
    let verified = verify(hall.log().as_bytes());
    assert!(verified.fault.is_none(), "{:?}", verified.fault);
    let event = verified.event.unwrap();
    assert_eq!((event.head(), event.entries()), (hall.event.head(), hall.entries.len() as u64));
    let audit = hall.audit();
    assert_eq!(audit.findings, Vec::new());
    for place in 0..event.charter().sections.len() {
        let Some(section) = table_of(&event, place, Some(&audit)) else { continue };
        adjudicate::event::table::standings(&section).unwrap_or_else(|fault| panic!("{fault}"));
        adjudicate::event::table::crosstable(&section).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

fn hall(system: PairingSystem, rounds: u64, people: &[&str]) -> TestEvent {
    let mut hall = TestEvent::open(charter(vec![section("mills", "nine-mens-morris", system, rounds)]));
    hall.enter_all(people, &["mills"]);
    hall
}

/// Everything is played to the end; all lose who have the second turn.
fn play_all(hall: &mut TestEvent) {
    let (section, standing) = hall.event.section(&name("mills")).unwrap();
    let rounds = hall.event.rounds_of(section, standing).unwrap();
    while hall.next_round("mills") <= rounds {
        hall.pair("mills");
        hall.play_round("mills");
    }
    assert!(hall.event.is_over());
}

/// An event of this system that is over; it has two rounds at most if the charter counts them.
pub fn finished(system: PairingSystem, players: usize) -> TestEvent {
    let mut hall = hall(system, if players < 4 { 1 } else { 2 }, &PEOPLE[..players]);
    hall.start();
    play_all(&mut hall);
    hall
}

const PEOPLE: [&str; 7] = ["alice", "bob", "carol", "dave*", "erin", "frank", "grace"];

#[test]
fn every_system_comes_to_its_end() {
    for system in PairingSystem::ALL {
        for players in 2..=6 {
            valid(&finished(system, players));
        }
    }
}

/// A knockout of five, with byes and a level game.
pub fn knockout_with_draw() -> TestEvent {
    let mut hall = hall(PairingSystem::Knockout, 0, &PEOPLE[..5]);
    hall.start();
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert_eq!((standing.rounds[0].boards.len(), standing.rounds[0].byes.len()), (1, 3));
    hall.game("mills", 1, 1).drawn();
    hall.result("mills", 1, 1, &[1, 1]);
    // Of a level game he goes on who had not the first turn.
    let second = hall.game("mills", 1, 1).players()[1].clone();
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert!(standing.rounds[1].boards.iter().any(|board| board.players.contains(&name(&second))));
    hall.play_round("mills");
    hall.pair("mills");
    hall.play_round("mills");
    assert!(hall.event.is_over());
    hall
}

#[test]
fn knockouts_have_byes_and_draws() {
    valid(&knockout_with_draw());
}

/// A game goes on behind its result, another behind a ruling; and the first one as it was before the result.
pub fn going_on() -> (TestEvent, TestEventGame) {
    let mut hall = hall(PairingSystem::RoundRobin, 0, &PEOPLE[..4]);
    hall.start();
    hall.pair("mills");
    let begun = hall.game("mills", 1, 1).begin().clone();
    let players = begun.players();
    hall.game("mills", 1, 1).resign(&players[1]);
    hall.result("mills", 1, 1, &[2, 0]);
    hall.game("mills", 1, 1).say(&players[0], "thank you");
    // The same behind a ruling, which stands whatever comes.
    let head = hall.game("mills", 1, 2).begin().state.head();
    let ruling = hall.ruled("mills", 1, 2, Some(head), &[0, 2]);
    hall.direct(ruling);
    let loser = hall.game("mills", 1, 2).players()[1].clone();
    hall.game("mills", 1, 2).resign(&loser);
    (hall, begun)
}

/// Entries behind a result that do not change it are no fault, and a result that fell out by a crossing letter was no
/// lie.
#[test]
fn games_go_on_behind_their_results() {
    let (mut hall, mut other) = going_on();
    valid(&hall);
    let audit = hall.audit();
    let later: Vec<u64> = audit.boards.iter().map(adjudicate::event::AuditedBoard::later).collect();
    assert_eq!(later, [1, 1]);
    // Another branch stays, and its result is taken.
    let first = other.players()[0].clone();
    other.resign(&first);
    *hall.game("mills", 1, 1) = other;
    let findings = hall.audit().findings;
    assert!(findings.len() == 1 && findings[0].reason.contains("has no such entry"), "{findings:?}");
    hall.result("mills", 1, 1, &[0, 2]);
    valid(&hall);
}

/// Two sections that players enter and leave, before and after the start.
pub fn coming_and_going() -> TestEvent {
    let mut hall = TestEvent::open(charter(vec![
        section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0),
        section("chess", "chess", PairingSystem::Swiss, 3),
    ]));
    hall.enter_all(&PEOPLE[..4], &["mills"]);
    hall.enter_all(&["heidi", "ivan", "judith"], &["chess"]);
    // One section after the other, under the same particulars.
    hall.write("alice", enters(entrant("alice"), &["chess"]));
    hall.enter_all(&["erin", "frank", "grace"], &["chess", "mills"]);
    hall.write("frank", leaves("frank"));
    hall.write("frank", enters(entrant("frank"), &["chess"]));
    hall.write("bob", leaves_section("bob", "mills"));
    hall.direct(withdraw("dave"));
    hall.direct(exclude("grace"));
    hall.write("bob", says());
    assert_eq!(hall.event.players().len(), 10);
    hall.start();
    let (_, mills) = hall.event.section(&name("mills")).unwrap();
    assert_eq!(mills.players.len(), 3);
    hall.pair("mills");
    hall.pair("chess");
    hall.play_round("mills");
    hall.play_round("chess");
    hall.write("erin", leaves_section("erin", "chess"));
    hall.direct(exclude("carol"));
    hall.pair("mills");
    hall.play_round("mills");
    hall.pair("chess");
    hall.play_round("chess");
    hall
}

#[test]
fn players_come_and_go() {
    valid(&coming_and_going());
}

#[test]
fn nobody_has_to_come() {
    let mut hall = hall(PairingSystem::Swiss, 3, &[]);
    valid(&hall);
    hall.start();
    assert!(hall.event.is_over());
    assert!(verify(hall.log().as_bytes()).fault.is_none());
}

#[test]
fn entries_and_the_start_stand_on_the_same_second() {
    let mut hall = hall(PairingSystem::RoundRobin, 0, &["alice"]);
    let at = |entry: &mut adjudicate::event::Entry| entry.at = adjudicate::log::Time::from_unix(CLOSES).unwrap();
    let closes = |slip: &mut adjudicate::event::Slip| slip.at = adjudicate::log::Time::from_unix(CLOSES).unwrap();
    let slip = hall.forged_slip("bob", "bob", enters(entrant("bob"), &["mills"]), closes);
    let bob = hall.forged(DIRECTOR, adjudicate_testkit::event::SEAL, post(), |entry| {
        at(entry);
        entry.slips = vec![slip];
    });
    hall.event.apply(&adjudicate::event::read(&bob).unwrap()).unwrap();
    let start = hall.forged(DIRECTOR, adjudicate_testkit::event::SEAL, hall.starting(None), at);
    hall.event.apply(&adjudicate::event::read(&start).unwrap()).unwrap();
}

/// The lots depend on the numbers of a public draw; the first round is paired.
pub fn publicly_drawn(numbers: &str) -> TestEvent {
    let sections = vec![section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)];
    let mut hall = TestEvent::open(Charter { draw: Some(text("Lotto 6 aus 49, 9 January 2027")), ..charter(sections) });
    hall.enter_all(&PEOPLE, &["mills"]);
    hall.start_with(Some(numbers));
    hall.pair("mills");
    hall
}

#[test]
fn a_public_draw_has_its_say() {
    let drawn = |numbers: &str| {
        let hall = publicly_drawn(numbers);
        valid(&hall);
        hall.event.section(&name("mills")).unwrap().1.players.clone()
    };
    assert_eq!(drawn("3 11 19 27 38 44"), drawn("3 11 19 27 38 44"));
    assert_ne!(drawn("3 11 19 27 38 44"), drawn("3 11 19 27 38 45"));
}

#[test]
fn ratings_number_and_lots_number_the_rest() {
    let mut hall = hall(PairingSystem::RoundRobin, 0, &["alice", "bob"]);
    for (who, rating) in [("carol", 1_500), ("erin", 2_100), ("frank", 0)] {
        let player = adjudicate::event::Entrant { rating: Some(rating), ..entrant(who) };
        hall.write(who, enters(player, &["mills"]));
    }
    hall.start();
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert_eq!(standing.players[..3], [name("erin"), name("carol"), name("frank")]);
    valid(&hall);
}

/// A round that three entries pair.
pub fn round_in_parts() -> TestEvent {
    let mut hall = hall(PairingSystem::Swiss, 2, &PEOPLE);
    hall.start();
    let pair = hall.pairing("mills");
    let (first, rest) = pair.boards.split_at(1);
    let part = |boards: &[adjudicate::event::BoardPairing], byes: &[_]| {
        EventEntryKind::Pair(RoundPairing { boards: boards.to_vec(), byes: byes.to_vec(), ..pair.clone() })
    };
    hall.direct(part(first, &[]));
    // Events between them change nothing: the round was planned when it began.
    hall.write("grace", leaves("grace"));
    hall.game("mills", 1, 1).resigned(0);
    hall.result("mills", 1, 1, &[0, 2]);
    hall.direct(part(&rest[..1], &[]));
    hall.direct(part(&rest[1..], &pair.byes));
    hall.play_round("mills");
    hall.pair("mills");
    hall
}

#[test]
fn a_large_round_takes_several_entries() {
    valid(&round_in_parts());
}

/// A Swiss section with two rounds by hand, one of which replaces a round that had begun.
pub fn paired_by_hand() -> TestEvent {
    let mut hall = hall(PairingSystem::Swiss, 3, &PEOPLE[..5]);
    hall.start();
    hall.pair_by_hand("mills", &[&["dave", "alice"], &["carol", "bob"]], &["erin"]);
    hall.play_round("mills");
    hall.pair("mills");
    hall.play_round("mills");
    // A ruling replaces the pairing of a round that has begun.
    let mut third = hall.pairing("mills");
    third.boards.truncate(1);
    third.byes.clear();
    hall.direct(EventEntryKind::Pair(third));
    hall.games.remove(&("mills".to_owned(), 3, 2));
    let replaced = hall.game("mills", 3, 1).log.clone();
    hall.others.push(("games/replaced.yaml".to_owned(), replaced));
    hall.pair_by_hand("mills", &[&["alice", "bob"], &["carol", "dave"]], &["erin"]);
    hall.play_round("mills");
    hall
}

#[test]
fn the_director_pairs_by_hand() {
    let hall = paired_by_hand();
    valid(&hall);
    assert_eq!(hall.audit().others, ["games/replaced.yaml"]);
    assert!(hall.event.is_over());
}

/// A knockout whose first round is paired by hand.
pub fn knockout_by_hand() -> TestEvent {
    let mut hall = hall(PairingSystem::Knockout, 0, &PEOPLE[..4]);
    hall.start();
    hall.pair_by_hand("mills", &[&["dave", "alice"], &["carol", "bob"]], &[]);
    hall.play_round("mills");
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    let mut finalists = standing.rounds[1].boards[0].players.clone();
    finalists.sort();
    assert_eq!(finalists, [name("carol"), name("dave")]);
    hall.play_round("mills");
    hall
}

#[test]
fn a_knockout_goes_on_from_a_pairing_by_hand() {
    valid(&knockout_by_hand());
}

/// Rulings on boards never begun, begun, taken back and over, and on rulings.
pub fn ruled_upon() -> TestEvent {
    let mut hall = hall(PairingSystem::RoundRobin, 0, &PEOPLE[..4]);
    hall.start();
    for _ in 0..3 {
        hall.pair("mills");
    }
    // Never begun; begun; begun and taken back; over and ruled upon all the same; both lose; both win.
    hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    hall.game("mills", 1, 2).begin();
    let head = hall.game("mills", 1, 2).state.head();
    let ruling = hall.ruled("mills", 1, 2, Some(head), &[1, 1]);
    hall.direct(ruling);
    hall.game("mills", 2, 1).taken_back();
    let head = hall.game("mills", 2, 1).state.head();
    let ruling = hall.ruled("mills", 2, 1, Some(head), &[0, 0]);
    hall.direct(ruling);
    hall.game("mills", 2, 2).resigned(1);
    hall.result("mills", 2, 2, &[2, 0]);
    let head = hall.game("mills", 2, 2).state.head();
    let ruling = hall.ruled("mills", 2, 2, Some(head), &[0, 2]);
    hall.direct(ruling);
    // A ruling can be ruled upon again.
    hall.direct(forfeit("mills", 3, 1, &[0, 0]));
    hall.direct(forfeit("mills", 3, 1, &[2, 2]));
    let absent = hall.game("mills", 3, 2).players()[0].clone();
    hall.game("mills", 3, 2).join().forfeited(&absent);
    hall.result("mills", 3, 2, &[0, 2]);
    assert!(hall.event.is_over());
    hall
}

#[test]
fn rulings_end_what_letters_do_not() {
    valid(&ruled_upon());
}

/// A result that is taken three times.
pub fn taken_again() -> TestEvent {
    let mut hall = hall(PairingSystem::RoundRobin, 0, &["alice", "bob"]);
    hall.start();
    hall.pair("mills");
    hall.game("mills", 1, 1).resigned(1);
    let end = hall.game("mills", 1, 1).state.head();
    hall.result("mills", 1, 1, &[2, 0]);
    // A word after the end makes the log longer, and the result can count up to there.
    let by = hall.game("mills", 1, 1).players()[0].clone();
    hall.game("mills", 1, 1).say(&by, "thank you");
    hall.result("mills", 1, 1, &[2, 0]);
    let kind = BoardResult { section: name("mills"), round: 1, board: 1, head: end, points: vec![2, 0] };
    hall.direct(EventEntryKind::Result(kind));
    hall
}

#[test]
fn a_result_can_be_taken_again() {
    valid(&taken_again());
}

/// A game of which there are three copies, one of them shorter.
pub fn with_copies() -> TestEvent {
    let mut hall = hall(PairingSystem::RoundRobin, 0, &["alice", "bob"]);
    hall.start();
    hall.pair("mills");
    hall.game("mills", 1, 1).begin();
    let early = hall.game("mills", 1, 1).log.clone();
    let by = hall.game("mills", 1, 1).players()[1].clone();
    hall.game("mills", 1, 1).write(&by, GameKind::Resign(True));
    hall.result("mills", 1, 1, &[2, 0]);
    hall.others.push(("copies/early.yaml".to_owned(), early));
    hall.others.push(("copies/same.yaml".to_owned(), hall.games.values().next().unwrap().log.clone()));
    hall
}

#[test]
fn the_longest_copy_of_a_game_counts() {
    valid(&with_copies());
}

/// A win is worth 6 half points, a draw 2, a loss 1.
pub fn other_points() -> TestEvent {
    let mut of = section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0);
    (of.win, of.draw, of.loss) = (6, 2, 1);
    let mut hall = TestEvent::open(charter(vec![of]));
    hall.enter_all(&PEOPLE[..3], &["mills"]);
    hall.start();
    for _ in 0..3 {
        hall.pair("mills");
    }
    hall.game("mills", 1, 1).resigned(0);
    hall.result("mills", 1, 1, &[1, 6]);
    hall.game("mills", 2, 1).drawn();
    hall.result("mills", 2, 1, &[2, 2]);
    hall.direct(forfeit("mills", 3, 1, &[1, 1]));
    hall
}

#[test]
fn other_points_are_counted_as_the_charter_says() {
    valid(&other_points());
}

/// Two rounds of boards of four and of three.
pub fn boards_of_several() -> TestEvent {
    let mut of = section("mills", "open", PairingSystem::Open, 2);
    of.seats = 4;
    let mut hall = TestEvent::open(charter(vec![of]));
    hall.enter_all(&PEOPLE, &["mills"]);
    hall.start();
    for round in 1..=2 {
        hall.pair("mills");
        for board in 1..=2 {
            let game = hall.game("mills", round, board);
            let players = game.begin().players();
            for who in &players[1..] {
                game.write(who, GameKind::Resign(True));
            }
            let points: Vec<u64> = players.iter().enumerate().map(|(seat, _)| if seat == 0 { 2 } else { 0 }).collect();
            hall.result("mills", round, board, &points);
        }
    }
    assert!(hall.event.is_over());
    hall
}

#[test]
fn boards_of_three_and_four() {
    valid(&boards_of_several());
}

#[test]
fn what_is_composed_is_what_is_accepted() {
    // A refusal leaves the event as it was.
    let mut hall = hall(PairingSystem::RoundRobin, 0, &["alice", "bob"]);
    let before = hall.event.head();
    let fault = hall.attempt_slip("alice", leaves("bob")).unwrap_err();
    assert_eq!((fault.rule, hall.event.head()), ("event", before));
    assert!(fault.reason.contains("cannot withdraw"));
    assert_eq!(hall.event.author_of_key(&key("bob")), Some(&name("bob")));
    assert_eq!(hall.event.author_of_key(&key("mallory")), None);
    valid(&hall);
}

/// If all rounds are paired at once, the player leaves in the round that he was playing.
#[test]
fn a_withdrawal_names_the_round_in_which_it_came() {
    let remarks = |hall: &TestEvent| {
        let table = table_of(&hall.event, 0, None).unwrap();
        table::standings(&table).unwrap().remarks
    };
    let mut hall = TestEvent::open(charter(vec![section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)]));
    hall.enter_all(&PEOPLE[..6], &["mills"]);
    hall.start();
    for _ in 0..5 {
        hall.pair("mills");
    }
    for (round, finished) in [(1, 3), (2, 3), (3, 3)] {
        for board in 1..=finished {
            hall.game("mills", round, board).resigned(1);
            hall.result("mills", round, board, &[2, 0]);
        }
    }
    hall.direct(withdraw("dave"));
    assert!(remarks(&hall)[0].starts_with("dave withdrew in round 4: "), "{:?}", remarks(&hall));

    // If rounds are paired one after the other, the player leaves after the last one or in it.
    let swiss = || {
        let mut hall = TestEvent::open(charter(vec![section("mills", "nine-mens-morris", PairingSystem::Swiss, 3)]));
        hall.enter_all(&PEOPLE[..4], &["mills"]);
        hall.start();
        hall
    };
    let mut hall = swiss();
    hall.direct(withdraw("dave"));
    assert!(remarks(&hall)[0].starts_with("dave withdrew before round 1"), "{:?}", remarks(&hall));
    let mut hall = swiss();
    hall.pair("mills");
    hall.direct(withdraw("dave"));
    assert!(remarks(&hall)[0].starts_with("dave withdrew in round 1"), "{:?}", remarks(&hall));
    let mut hall = swiss();
    hall.pair("mills");
    hall.play_round("mills");
    hall.direct(withdraw("dave"));
    assert!(remarks(&hall)[0].starts_with("dave withdrew after round 1"), "{:?}", remarks(&hall));
}
