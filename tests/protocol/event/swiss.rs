//! Sections that say how they are paired, and who goes on from level boards.

use adjudicate::event::pairing::fide_dutch;
use adjudicate::event::report::{PairingReport, ReportSystem, check};
use adjudicate::event::table::{self, Tournament};
use adjudicate::event::{
    Charter, ForbiddenGroup, LevelRule, PairingSystem, Section, SwissPairing, Tiebreak, check_charter, pairing_facts,
    table_of,
};
use adjudicate_testkit::event::{TestEvent, charter, forfeit, leaves, section};
use adjudicate_testkit::{Random, name};

use super::honest::valid;

const PEOPLE: [&str; 9] = ["alice", "bob", "carol", "dave*", "erin", "frank", "grace", "heidi", "ivan"];

fn dutch(rounds: u64, baku: bool) -> Charter {
    let section = section("mills", "nine-mens-morris", PairingSystem::Swiss, rounds);
    charter(vec![Section { pairing: Some(SwissPairing::FideDutch2026), baku, ..section }])
}

/// The report of the event's only section.
fn report(hall: &TestEvent) -> String {
    let facts = pairing_facts(&hall.event, 0).unwrap();
    let about = Tournament {
        away: facts.away,
        acceleration: facts.acceleration,
        forbidden: facts.forbidden,
        first_is_white: facts.first_is_white,
        rounds: vec!["2027-01-09".to_owned(); 2],
        ..Tournament::default()
    };
    table::trf(&table_of(&hall.event, 0, Some(&hall.audit())).unwrap(), &about).unwrap()
}

/// The rounds of an event are those of the system, as its own report says: with draws, forfeits, a bye and a player who leaves.
#[test]
fn events_are_paired_by_the_dutch_system() {
    for (seed, baku) in [(1, false), (2, true), (3, false), (4, true)] {
        let mut random = Random::new(seed);
        let mut hall = TestEvent::open(dutch(5, baku));
        hall.enter_all(&PEOPLE, &["mills"]);
        hall.start();
        for round in 1..=5 {
            let before = PairingReport::read(report(&hall).as_bytes()).unwrap();
            assert_eq!(ReportSystem::of(&before).unwrap(), ReportSystem::FideDutch2026);
            let expected = fide_dutch(&before.next().unwrap()).unwrap();
            hall.pair("mills");
            let (_, standing) = hall.event.section(&name("mills")).unwrap();
            let numbers = |names: &[adjudicate::rules::Name]| -> Vec<u32> {
                names.iter().map(|name| standing.number(name).unwrap()).collect()
            };
            let round_paired = &standing.rounds[round - 1];
            let boards: Vec<Vec<u32>> = round_paired.boards.iter().map(|board| numbers(&board.players)).collect();
            assert_eq!(
                (boards, numbers(&round_paired.byes)),
                (expected.boards, expected.byes),
                "seed {seed}, round {round}"
            );
            for board in 1..=round_paired.boards.len() as u64 {
                match random.below(4) {
                    0 => drop(hall.direct(forfeit("mills", round as u64, board, &[2, 0]))),
                    drawn => {
                        hall.game("mills", round as u64, board).begin();
                        let head = hall.game("mills", round as u64, board).state.head();
                        let points = [[1, 1], [2, 0], [0, 2]][drawn - 1];
                        let ruling = hall.ruled("mills", round as u64, board, Some(head), &points);
                        hall.direct(ruling);
                    }
                }
            }
            if round == 3 {
                hall.write("erin", leaves("erin"));
            }
        }
        valid(&hall);
        let text = report(&hall);
        assert_eq!(text.contains("\r\n250 "), baku, "{text}");
        assert!(text.contains("\r\n192 FIDE_DUTCH\r\n") && text.contains("\r\n132 "), "{text}");
        let read = PairingReport::read(text.as_bytes()).unwrap();
        assert_eq!(check(&read, fide_dutch).unwrap(), [], "seed {seed}");
    }
}

/// The player who goes on from a level board is the one whom the charter names.
#[test]
fn level_boards_of_a_knockout() {
    for rule in LevelRule::ALL {
        let section = section("mills", "nine-mens-morris", PairingSystem::Knockout, 0);
        let mut hall = TestEvent::open(charter(vec![Section { level: vec![rule], ..section }]));
        hall.enter_all(&PEOPLE[..4], &["mills"]);
        hall.start();
        let mut expected = Vec::new();
        for round in 1..=2 {
            hall.pair("mills");
            let (_, standing) = hall.event.section(&name("mills")).unwrap();
            let lots: Vec<_> = standing.lots.iter().map(|number| standing.player(*number).unwrap().clone()).collect();
            let boards: Vec<_> = standing.rounds[round - 1].boards.iter().map(|board| board.players.clone()).collect();
            let number = |player: &adjudicate::rules::Name| standing.number(player).unwrap();
            expected = boards
                .iter()
                .map(|players| match rule {
                    LevelRule::Second => players[1].clone(),
                    LevelRule::Better => players.iter().min_by_key(|player| number(player)).unwrap().clone(),
                    LevelRule::Lots => lots.iter().find(|player| players.contains(player)).unwrap().clone(),
                })
                .collect();
            for board in 1..=boards.len() as u64 {
                hall.game("mills", round as u64, board).begin();
                let head = hall.game("mills", round as u64, board).state.head();
                let ruling = hall.ruled("mills", round as u64, board, Some(head), &[1, 1]);
                hall.direct(ruling);
            }
        }
        valid(&hall);
        let standings = table::standings(&table_of(&hall.event, 0, Some(&hall.audit())).unwrap()).unwrap();
        assert_eq!(standings.rows[0].name, expected[0].as_str(), "{rule:?}");
        assert_eq!(standings.rows.iter().filter(|row| row.eliminated.is_none()).count(), 1, "{rule:?}");
    }
}

/// A section whose charter keeps these players apart, with its rounds paired and drawn.
pub fn kept_apart(pairing: Option<SwissPairing>, people: &[&str], groups: &[&[&str]], rounds: u64) -> TestEvent {
    let forbidden =
        groups.iter().map(|group| ForbiddenGroup { players: group.iter().map(|player| name(player)).collect() });
    let section = section("mills", "nine-mens-morris", PairingSystem::Swiss, rounds);
    let mut hall = TestEvent::open(charter(vec![Section { pairing, forbidden: forbidden.collect(), ..section }]));
    hall.enter_all(people, &["mills"]);
    hall.start();
    for round in 1..=rounds {
        hall.pair("mills");
        let boards = hall.event.section(&name("mills")).unwrap().1.rounds[round as usize - 1].boards.len() as u64;
        for board in 1..=boards {
            hall.game("mills", round, board).drawn();
            hall.result("mills", round, board, &[1, 1]);
        }
    }
    hall
}

/// Players whom the charter keeps apart do not meet as long as there is another pairing, and meet where there is none.
#[test]
fn players_kept_apart() {
    for pairing in [None, Some(SwissPairing::FideDutch2026)] {
        let meet = |hall: &TestEvent, a: &str, b: &str| {
            let (_, standing) = hall.event.section(&name("mills")).unwrap();
            let boards =
                standing.rounds.iter().flat_map(|round| round.boards.iter().map(|board| (round.number, board)));
            boards
                .filter(|(_, board)| board.players.contains(&name(a)) && board.players.contains(&name(b)))
                .map(|(round, _)| round)
                .collect::<Vec<u64>>()
        };
        // Of four players who all meet in three rounds a pair that is kept apart meets in the last one only. Without the key
        // it is one of six pairs, which meet in the first, second or third round.
        for (a, b) in [("alice", "bob"), ("alice", "carol"), ("bob", "carol"), ("alice", "erin")] {
            let hall = kept_apart(pairing, &["alice", "bob", "carol", "erin"], &[&[a, b, "nobody"]], 3);
            assert_eq!(meet(&hall, a, b), [3], "{pairing:?}: {a}, {b}");
            valid(&hall);
            let text = report(&hall);
            assert!(text.contains("\r\n260   1   3 "), "{text}");
        }
        let club = ["alice", "bob", "carol"];
        let hall = kept_apart(pairing, &["alice", "bob", "carol", "erin", "frank", "grace"], &[&club], 3);
        for (a, b) in [("alice", "bob"), ("alice", "carol"), ("bob", "carol")] {
            assert!(meet(&hall, a, b).is_empty(), "{pairing:?}: {a}, {b}");
        }
    }
}

#[test]
fn charters_that_contradict_themselves() {
    let refused = |system: PairingSystem, change: &dyn Fn(&mut Section)| {
        let mut section = section("mills", "nine-mens-morris", system, 3);
        change(&mut section);
        check_charter(&charter(vec![section])).map_err(|fault| fault.reason)
    };
    let (swiss, open, knockout) = (PairingSystem::Swiss, PairingSystem::Open, PairingSystem::Knockout);
    let dutch = Some(SwissPairing::FideDutch2026);
    assert_eq!(refused(swiss, &|section| section.pairing = Some(SwissPairing::Matching)), Ok(()));
    assert_eq!(refused(swiss, &|section| (section.pairing, section.baku) = (dutch, true)), Ok(()));
    assert_eq!(refused(knockout, &|section| section.level = vec![LevelRule::Better]), Ok(()));
    type Change<'a> = &'a dyn Fn(&mut Section);
    let apart =
        |players: &[&str]| vec![ForbiddenGroup { players: players.iter().map(|player| name(player)).collect() }];
    let cases: [(PairingSystem, Change<'_>, &str); 11] = [
        (open, &|section| section.forbidden = apart(&["alice", "bob"]), "`forbidden` belongs to `swiss`"),
        (swiss, &|section| section.forbidden = apart(&["alice"]), "two or more, each once"),
        (swiss, &|section| section.forbidden = apart(&["alice", "bob", "bob"]), "two or more, each once"),
        (knockout, &|section| section.level.clear(), "a knockout needs `level`"),
        (swiss, &|section| section.level = vec![LevelRule::Lots], "`level` belongs to `knockout`"),
        (knockout, &|section| section.level = vec![LevelRule::Lots, LevelRule::Lots], "stands there twice"),
        (open, &|section| section.pairing = dutch, "`pairing` belongs to `swiss`"),
        (swiss, &|section| section.baku = true, "`baku` belongs to `fide-dutch-2026`"),
        (swiss, &|section| (section.pairing, section.baku, section.win) = (dutch, true, 3), "`baku` needs a win"),
        (swiss, &|section| section.tiebreaks = vec![Tiebreak::PointsFor], "`points-for` is 0 for every game"),
        (
            swiss,
            &|section| {
                (section.game, section.seats, section.pairing) = (name("open"), 3, dutch);
            },
            "`fide-dutch-2026` has two players a board",
        ),
    ];
    for (system, change, says) in cases {
        let reason = refused(system, change).expect_err(says);
        assert!(reason.contains(says), "{reason}");
    }
}
