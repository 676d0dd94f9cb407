//! Sections that are not over.

use adjudicate::event::table::{PairingSystem, Progress, Tiebreak};

use crate::table::build::{places, row, section, stand, value};

#[test]
fn after_which_round_and_what_is_open() {
    let mut section = section(PairingSystem::Swiss, &[], &["2w1 3w=", "1b0 4w?", "4w1 1b=", "3b0 2b?"]);
    section.rounds = Some(3);
    let standings = stand(&section);
    assert_eq!(standings.stage, Progress::Running);
    assert_eq!((standings.round, standings.finished, standings.open.len()), (1, 3, 1));
    assert_eq!(standings.open[0].players, ["bruno", "david"]);
    assert_eq!((standings.open[0].round, standings.open[0].board), (2, 2));
    assert_eq!(standings.heading().english, "Test: standings after round 1 of 3, 1 game open");
    section.title = String::new();
    section.results.retain(|result| result.points.is_some());
    assert_eq!(stand(&section).heading().english, "test: standings after round 2 of 3");
}

#[test]
fn an_open_game_is_nothing_yet() {
    let section = section(PairingSystem::Swiss, &[Tiebreak::Buchholz], &["2w1 3w?", "1b0 4w1", "4w1 1b?", "3b0 2b0"]);
    let standings = stand(&section);
    assert_eq!(value(&standings, 1).1, "bruno 1 = 1");
    assert_eq!(row(&standings, 1).games, 1);
}

#[test]
fn nothing_played_at_all() {
    for system in [
        PairingSystem::RoundRobin,
        PairingSystem::DoubleRoundRobin,
        PairingSystem::Swiss,
        PairingSystem::Knockout,
        PairingSystem::Open,
    ] {
        let every = [
            Tiebreak::Direct,
            Tiebreak::Wins,
            Tiebreak::SonnebornBerger,
            Tiebreak::Buchholz,
            Tiebreak::BuchholzCut1,
            Tiebreak::PointsFor,
            Tiebreak::Progressive,
            Tiebreak::Lots,
        ];
        let mut section = section(system, &every, &["", "", ""]);
        section.rounds = Some(3);
        let standings = stand(&section);
        assert_eq!(places(&standings), "1-3:1 1-3:2 1-3:3", "{system:?}");
        assert_eq!(standings.stage, Progress::Running, "{system:?}");
        assert_eq!(row(&standings, 2).tiebreaks[3].terms.english, "nothing yet = 0", "{system:?}");
        section.entrants.clear();
        assert!(stand(&section).rows.is_empty());
    }
}

#[test]
fn a_round_robin_counts_games() {
    let section =
        section(PairingSystem::RoundRobin, &[], &["4w1 3w? 2w?", "3w= 4w? 1b?", "2b= 1b? 4w?", "1b0 2b? 3b?"]);
    assert_eq!(stand(&section).heading().english, "Test: standings after 2 games, 4 games open");
}

#[test]
fn an_open_section_counts_absences_as_a_swiss_does() {
    let section = section(PairingSystem::Open, &[Tiebreak::Buchholz], &["2w1 3w1", "1b0 Z", "Z 1b0"]);
    let standings = stand(&section);
    assert_eq!(value(&standings, 1).1, "bruno ½ (scored 0) + charline 0 = ½");
    assert_eq!(standings.stage, Progress::Final);
    let mut endless = section;
    endless.rounds = None;
    assert_eq!(stand(&endless).stage, Progress::Running);
    assert_eq!(stand(&endless).heading().english, "Test: standings after round 2");
}
