//! Groups, and finals of those who come from their standings.

use std::collections::BTreeSet;

use adjudicate::event::{
    Entrant, GroupOrder, LevelRule, PairingSystem, PlayerSource, Section, SectionGroups, SeedingRule, Tiebreak, table,
    table_of,
};
use adjudicate::rules::Name;
use adjudicate_referee::FaultClass;
use adjudicate_testkit::event::{TestEvent, charter, enters, entrant, forfeit, leaves, section, withdraw};
use adjudicate_testkit::{name, text};

use super::honest::valid;

const PEOPLE: [&str; 9] = ["alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi", "ivan"];

fn source(section: &str, places: &str, best: Option<u64>) -> PlayerSource {
    PlayerSource { section: name(section), places: text(places), best }
}

fn mills(called: &str, system: PairingSystem) -> Section {
    section(called, "nine-mens-morris", system, if called == "plate" { 1 } else { 0 })
}

/// Three groups; a cup of two games a match for eight, and a plate for those who finish last in their group.
fn stages(draw: GroupOrder, seed: SeedingRule) -> TestEvent {
    let groups = Some(SectionGroups { count: 3, draw });
    let from = vec![source("prelim", "1-2", None), source("prelim", "3", Some(2))];
    let cup = mills("cup", PairingSystem::Knockout);
    let sections = vec![
        Section { groups, ..mills("prelim", PairingSystem::RoundRobin) },
        Section { from, seed: Some(seed), legs: 2, level: vec![LevelRule::Better], third_place: true, ..cup },
        Section {
            from: vec![source("prelim", "3", None)],
            seed: Some(SeedingRule::Snake),
            ..mills("plate", PairingSystem::Swiss)
        },
    ];
    let mut hall = TestEvent::open(charter(sections));
    for (who, rating) in PEOPLE.iter().zip((1..).map(|rank| 2_000 - 50 * rank)) {
        hall.write(who, enters(Entrant { rating: Some(rating), ..entrant(who) }, &["prelim"]));
    }
    hall.start();
    hall
}

fn players(hall: &TestEvent, section: &str) -> Vec<String> {
    let (_, standing) = hall.event.section(&name(section)).unwrap();
    standing.players.iter().map(ToString::to_string).collect()
}

fn play(hall: &mut TestEvent, section: &str) {
    let (of, standing) = hall.event.section(&name(section)).unwrap();
    let rounds = hall.event.rounds_of(of, standing).unwrap();
    while hall.next_round(section) <= rounds {
        hall.pair(section);
        hall.play_round(section);
    }
}

fn play_groups(hall: &mut TestEvent) {
    hall.draw("prelim");
    for group in ["prelim-1", "prelim-2", "prelim-3"] {
        play(hall, group);
    }
}

/// The names in the order of a section's standings.
fn standings(hall: &TestEvent, section: &str) -> Vec<String> {
    let made = table_of(&hall.event, hall.place(section), None).unwrap();
    table::standings(&made).unwrap().rows.into_iter().map(|row| row.name).collect()
}

/// Groups by snake, then a cup and a plate, all to the end.
pub fn held() -> TestEvent {
    let mut hall = stages(GroupOrder::Snake, SeedingRule::Place);
    play_groups(&mut hall);
    hall.draw("cup");
    hall.draw("plate");
    for section in ["cup", "plate"] {
        play(&mut hall, section);
    }
    assert!(hall.event.is_over());
    hall
}

#[test]
fn groups_and_finals_to_the_end() {
    let hall = held();
    valid(&hall);
    // Numbers go to and fro through the groups.
    assert_eq!(players(&hall, "prelim-1"), ["alice", "frank", "grace"]);
    assert_eq!(players(&hall, "prelim-2"), ["bob", "erin", "heidi"]);
    assert_eq!(players(&hall, "prelim-3"), ["carol", "dave", "ivan"]);
    assert!(players(&hall, "prelim").is_empty());
    let groups = ["prelim-1", "prelim-2", "prelim-3"].map(|group| standings(&hall, group));
    let of_place = |place: usize| groups.iter().map(|group| group[place].clone()).collect::<BTreeSet<_>>();
    let cup = players(&hall, "cup");
    let set = |names: &[String]| names.iter().cloned().collect::<BTreeSet<_>>();
    assert_eq!(cup.len(), 8);
    assert_eq!(set(&cup[..3]), of_place(0));
    assert_eq!(set(&cup[3..]).difference(&of_place(1)).count(), 2, "the seconds, and two of the thirds");
    // Nobody meets a player of his group in the first round.
    let (_, standing) = hall.event.section(&name("cup")).unwrap();
    for board in &standing.rounds[0].boards {
        let group = |player: &Name| groups.iter().position(|group| group.contains(&player.to_string()));
        assert_ne!(group(&board.players[0]), group(&board.players[1]), "{:?}", board.players);
    }
    // By snake the only place stands in the order of the groups.
    assert_eq!(players(&hall, "plate"), groups.map(|group| group[2].clone()));
}

#[test]
fn groups_by_lots_are_others_than_by_number() {
    let mut hall = stages(GroupOrder::Lots, SeedingRule::Lots);
    hall.draw("prelim");
    let groups: Vec<_> = ["prelim-1", "prelim-2", "prelim-3"].map(|group| players(&hall, group)).into();
    let mut all: Vec<String> = groups.concat();
    assert!(groups.iter().all(|group| group.len() == 3 && group.is_sorted()), "{groups:?}");
    assert_ne!(groups[0], ["alice", "frank", "grace"]);
    all.sort();
    assert_eq!(all, PEOPLE);
    valid(&hall);
}

#[test]
fn the_seed_says_how_those_who_come_are_numbered() {
    for seed in SeedingRule::ALL {
        let mut hall = stages(GroupOrder::Snake, seed);
        play_groups(&mut hall);
        hall.draw("cup");
        let cup = players(&hall, "cup");
        let groups = ["prelim-1", "prelim-2", "prelim-3"].map(|group| standings(&hall, group));
        match seed {
            SeedingRule::Rating => assert!(cup.is_sorted(), "{cup:?}"),
            SeedingRule::Snake => {
                let firsts = groups.iter().map(|group| group[0].clone());
                let seconds = groups.iter().rev().map(|group| group[1].clone());
                assert_eq!(cup[..6], firsts.chain(seconds).collect::<Vec<_>>());
            }
            SeedingRule::Place => assert!(groups.iter().all(|group| cup[..3].contains(&group[0])), "{cup:?}"),
            SeedingRule::Lots => {
                let (_, standing) = hall.event.section(&name("cup")).unwrap();
                assert_eq!(standing.lots, (1..=8).collect::<Vec<_>>());
            }
        }
        valid(&hall);
    }
}

#[test]
fn in_the_place_of_who_has_left_the_next_one_comes() {
    let mut hall = stages(GroupOrder::Snake, SeedingRule::Snake);
    play_groups(&mut hall);
    let group = standings(&hall, "prelim-2");
    hall.write(&group[0], leaves(&group[0]));
    hall.draw("cup");
    let cup = players(&hall, "cup");
    assert_eq!((&cup[1], &cup[4]), (&group[1], &group[2]), "{cup:?}");
    assert!(!cup.contains(&group[0]));
    // Two of the three groups have a third who has not come yet.
    assert_eq!(cup.len(), 8);
    valid(&hall);
}

#[test]
fn few_players_make_few_groups() {
    let groups = Some(SectionGroups { count: 4, draw: GroupOrder::Snake });
    let prelim = Section { groups, ..mills("prelim", PairingSystem::RoundRobin) };
    let from = vec![source("prelim", "1-2", None)];
    let last = Section { from, seed: Some(SeedingRule::Rating), ..mills("final", PairingSystem::RoundRobin) };
    let mut hall = TestEvent::open(charter(vec![prelim, last]));
    hall.enter_all(&PEOPLE[..5], &["prelim"]);
    hall.start();
    hall.draw("prelim");
    let sizes: Vec<usize> = (1..=4).map(|group| players(&hall, &format!("prelim-{group}")).len()).collect();
    assert_eq!(sizes, [3, 2, 0, 0]);
    play(&mut hall, "prelim-1");
    assert!(hall.event.check_draw(&name("final"), hall.event.last_at()).is_err());
    play(&mut hall, "prelim-2");
    hall.draw("final");
    assert_eq!(players(&hall, "final").len(), 4);
    play(&mut hall, "final");
    assert!(hall.event.is_over());
    valid(&hall);
}

#[test]
fn before_the_draw_players_leave_without_a_trace() {
    let mut hall = stages(GroupOrder::Snake, SeedingRule::Place);
    hall.write("alice", leaves("alice"));
    let refused = hall.attempt(Vec::new(), withdraw("alice")).unwrap_err();
    assert_eq!(refused.class, FaultClass::Kind);
    hall.draw("prelim");
    assert_eq!(players(&hall, "prelim-1"), ["bob", "grace", "heidi"]);
    let (_, standing) = hall.event.section(&name("prelim-1")).unwrap();
    assert!(standing.left.is_empty());
    valid(&hall);
}

#[test]
fn two_sections_of_one_source_draw_lots_of_their_own() {
    let mut hall = stages(GroupOrder::Snake, SeedingRule::Place);
    play_groups(&mut hall);
    hall.draw("cup");
    hall.draw("plate");
    let seeds: BTreeSet<[u8; 32]> =
        hall.event.sections().filter_map(|(_, standing)| standing.drawn).map(|draw| draw.seed).collect();
    // The groups share the seed of their section.
    assert_eq!(seeds.len(), 3);
}

/// Both seconds have as many points; one of them has won a game, and comes, whichever group it is.
#[test]
fn tie_breaks_order_the_best_of_a_place() {
    for strong in ["prelim-1", "prelim-2"] {
        let groups = Some(SectionGroups { count: 2, draw: GroupOrder::Snake });
        let prelim = Section {
            groups,
            tiebreaks: vec![Tiebreak::Wins, Tiebreak::Lots],
            ..mills("prelim", PairingSystem::RoundRobin)
        };
        let from = vec![source("prelim", "1", None), source("prelim", "2", Some(1))];
        let last = Section { from, seed: Some(SeedingRule::Place), ..mills("final", PairingSystem::RoundRobin) };
        let mut hall = TestEvent::open(charter(vec![prelim, last]));
        for who in &PEOPLE[..6] {
            hall.write(who, enters(entrant(who), &["prelim"]));
        }
        hall.start();
        hall.draw("prelim");
        let group = |hall: &TestEvent, section: &str| players(hall, section);
        for section in ["prelim-1", "prelim-2"] {
            let names = group(&hall, section);
            for round in 1..=3 {
                hall.pair(section);
                let seats = hall.seats(section, round, 1).into_iter();
                let ranks: Vec<usize> =
                    seats.map(|seat| names.iter().position(|name| *name == seat).unwrap()).collect();
                // The first, the second, the third: each beats those behind; in the other group the second draws both games.
                let points = match ranks.contains(&1) && section != strong {
                    true => [1, 1],
                    false if ranks[0] < ranks[1] => [2, 0],
                    false => [0, 2],
                };
                hall.direct(forfeit(section, round, 1, &points));
            }
        }
        let seconds = ["prelim-1", "prelim-2"].map(|section| standings(&hall, section)[1].clone());
        assert_eq!(seconds, ["prelim-1", "prelim-2"].map(|section| group(&hall, section)[1].clone()));
        hall.draw("final");
        let came = players(&hall, "final");
        assert!(came.contains(&group(&hall, strong)[1]) && came.len() == 3, "{strong}: {came:?}");
        valid(&hall);
    }
}
