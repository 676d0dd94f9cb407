//! Boards with three and four seats, which FIDE does not know.

use adjudicate::event::table::{
    Bye, ByeKind, PairingSystem, Progress, ResultMethod, TableCharset, TableResult, TableSection, Tiebreak, crosstable,
};

use crate::table::build::{places, row, section, stand, value};

fn board(round: u32, board: u32, players: &[u32], points: &[u64]) -> TableResult {
    let (players, points) = (players.to_vec(), Some(points.to_vec()));
    TableResult { round, board, players, points, game_points: None, how: ResultMethod::Played, note: None }
}

/// Five players, two rounds: a board of four and one of three.
fn four(tiebreaks: &[Tiebreak]) -> TableSection {
    let mut section = section(PairingSystem::Open, tiebreaks, &["", "", "", "", ""]);
    (section.seats, section.rounds) = (4, Some(2));
    section.results = vec![board(1, 1, &[1, 2, 3, 4], &[2, 1, 1, 0]), board(2, 1, &[5, 3, 1], &[2, 0, 2])];
    section.byes = vec![Bye { round: 1, player: 5, kind: ByeKind::Allocated }];
    section
}

#[test]
fn every_opponent_counts() {
    let standings = stand(&four(&[Tiebreak::Buchholz]));
    // Scores: 1 has 2, 2 has ½, 3 has ½, 4 has 0, 5 has 2. Those absent from round 2 have a draw for their opponents: 2 has 1,
    // 4 has ½.
    assert_eq!([1, 2, 3, 4, 5].map(|number| row(&standings, number).score), [4, 1, 1, 0, 4]);
    assert_eq!(
        value(&standings, 1).1,
        "bruno 1 (scored ½) + charline ½ + david ½ (scored 0) + helene 2 + charline ½ = 4½"
    );
    // A bye is a full board of dummies with no more than two draws.
    assert_eq!(value(&standings, 5).1, "bye 1 + bye 1 + bye 1 + charline ½ + alyx 2 = 5½");
    assert_eq!(
        value(&standings, 2).1,
        "alyx 2 + charline ½ + david ½ (scored 0) + absence ½ + absence ½ + absence ½ = 4½"
    );
}

#[test]
fn sonneborn_berger_asks_who_was_ahead() {
    let standings = stand(&four(&[Tiebreak::SonnebornBerger]));
    assert_eq!(
        value(&standings, 1).1,
        "1 × bruno 1 (scored ½) + 1 × charline ½ + 1 × david ½ (scored 0) + ½ × helene 2 + 1 × charline ½ = 3½"
    );
    assert_eq!(value(&standings, 4).0, "0");
}

#[test]
fn direct_encounter_is_who_was_ahead_at_common_boards() {
    let mut section = four(&[Tiebreak::Direct]);
    // 1 and 5 shared the top of their board; 2 and 3 were level at theirs.
    assert_eq!(places(&stand(&section)), "1-2:1 1-2:5 3-4:2 3-4:3 5:4");
    section.results[1].points = Some(vec![2, 0, 1]);
    section.results[0].points = Some(vec![3, 1, 1, 0]);
    let standings = stand(&section);
    // 5 has 2 with the bye, 1 has 2: and 5 was ahead at their board, whatever the points there.
    assert_eq!(places(&standings), "1:5 2:1 3-4:2 3-4:3 5:4");
    assert_eq!(value(&standings, 5), ("1".to_owned(), "alyx 1 = 1".to_owned()));
}

#[test]
fn won_is_alone_ahead() {
    let standings = stand(&four(&[Tiebreak::Wins]));
    let counts = |number| (row(&standings, number).won, row(&standings, number).drawn, row(&standings, number).lost);
    assert_eq!([counts(1), counts(2), counts(5)], [(1, 1, 0), (0, 0, 1), (0, 1, 0)]);
    assert_eq!(value(&standings, 5).1, "round 1 = 1");
}

#[test]
fn a_forfeit_at_a_full_board() {
    let mut section = four(&[Tiebreak::Buchholz]);
    section.results[1].how = ResultMethod::Unplayed;
    section.results[1].points = Some(vec![2, 0, 2]);
    let standings = stand(&section);
    // Charline lost by forfeit: two dummies with her own ½, which is no more than her opponents have.
    assert_eq!(
        value(&standings, 3).1,
        "alyx 2 + bruno 1 (scored ½) + david ½ (scored 0) + forfeit (helene) ½ + forfeit (alyx) ½ = 4½"
    );
}

#[test]
fn the_crosstable_is_by_rounds() {
    let table = crosstable(&four(&[])).expect("a table");
    assert!(!table.square);
    let expected = "\
     no  name               1          2  pts
1-2   1  alyx      1:2,3,4 1    3:5,3 1    2
1-2   5  helene            +    1:3,1 1    2
3-4   2  bruno     2:1,3,4 ½          0    ½
3-4   3  charline  3:1,2,4 ½    2:5,1 0    ½
  5   4  david     4:1,2,3 0          0    0
";
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(squeezed(&table.text(TableCharset::Unicode)), squeezed(expected));
}

#[test]
fn a_round_robin_of_full_boards_is_over_when_everyone_had_his_boards() {
    let mut section = section(PairingSystem::RoundRobin, &[], &["", "", "", ""]);
    (section.seats, section.scheduled) = (3, 3);
    let boards = [[1, 2, 3], [1, 2, 4], [1, 3, 4], [2, 3, 4]];
    section.results = (1..).zip(boards).map(|(round, players)| board(round, 1, &players, &[2, 1, 0])).collect();
    let standings = stand(&section);
    assert_eq!(standings.stage, Progress::Final);
    assert_eq!(places(&standings), "1:1 2:2 3:3 4:4");
    assert!(!crosstable(&section).expect("a table").square);
    section.results.pop();
    assert_eq!(stand(&section).stage, Progress::Running);
}

#[test]
fn a_knockout_of_boards_goes_on_with_those_who_are_paired() {
    let mut section = section(PairingSystem::Knockout, &[], &["", "", "", "", "", ""]);
    (section.seats, section.rounds) = (3, Some(2));
    section.results = vec![
        board(1, 1, &[1, 4, 6], &[2, 1, 0]),
        board(1, 2, &[2, 3, 5], &[0, 2, 1]),
        board(2, 1, &[1, 3, 4], &[1, 2, 0]),
    ];
    let standings = stand(&section);
    assert_eq!(places(&standings), "1:3 2-3:1 2-3:4 4-6:2 4-6:5 4-6:6");
}
