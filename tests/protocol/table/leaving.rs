//! A player who leaves a round-robin before half of his games is annulled; one who leaves later forfeits the rest.

use adjudicate::event::table::{
    CellState, Departure, PairingSystem, Progress, ResultMethod, ResultPoints, Standings, TableCharset, TableSection,
    Tiebreak, Treatment, crosstable,
};

use crate::table::build::{leave, places, row, section, stand};

/// Five players, four games each. Helene (5) has played two: she beat alyx and lost to bruno.
fn half() -> TableSection {
    let rows =
        ["5w0 3w1 2b= 4w= U", "4w1 5b1 1w= U 3b0", "U 1b0 4w= 5w? 2w1", "2b0 U 3b= 1b= 5w?", "1b1 2w0 U 3b? 4b?"];
    section(PairingSystem::RoundRobin, &[Tiebreak::SonnebornBerger], &rows)
}

/// The remarks below these standings, in English.
fn remarks(standings: &Standings) -> Vec<&str> {
    standings.remarks.iter().map(|remark| &**remark).collect()
}

/// The same, but she has not played bruno.
fn less() -> TableSection {
    let mut section = half();
    for result in section.results.iter_mut().filter(|result| result.players == [5, 2]) {
        (result.points, result.how) = (None, ResultMethod::Open);
    }
    section
}

#[test]
fn before_half_of_the_games_nothing_counts() {
    let mut section = less();
    leave(&mut section, 5, 1, "no time");
    let standings = stand(&section);
    assert_eq!(places(&standings), "1:1 2-3:2 2-3:3 4:4 -:5");
    // Alyx: 1 + ½ + ½, the loss to helene not among them; bruno 1 + ½ + 0; charline 0 + ½ + 1; david ½ + ½.
    assert_eq!([1, 2, 3, 4, 5].map(|number| row(&standings, number).score), [4, 3, 3, 2, 0]);
    assert_eq!(
        row(&standings, 5).left.as_ref().map(|left| left.treatment),
        Some(Treatment::Annulled { finished: 1, scheduled: 4 })
    );
    assert_eq!(row(&standings, 5).games, 0);
    assert!(row(&standings, 5).tiebreaks.is_empty());
    // Charline 1½ and half of bruno and david: 1½ + ¾ + ½.
    assert_eq!(row(&standings, 1).tiebreaks[0].terms.english, "1 × charline 1½ + ½ × bruno 1½ + ½ × david 1 = 2¾");
    assert_eq!(standings.stage, Progress::Final);
    assert!(standings.open.is_empty());
    assert_eq!(
        remarks(&standings),
        [
            "helene withdrew after round 1 (no time): 1 of 4 games finished, less than half, so none of these games counts for anybody"
        ]
    );
}

#[test]
fn with_half_of_the_games_the_rest_is_forfeited() {
    let mut section = half();
    leave(&mut section, 5, 2, "");
    let standings = stand(&section);
    assert_eq!([1, 2, 3, 4, 5].map(|number| row(&standings, number).score), [4, 5, 5, 4, 2]);
    assert_eq!(
        row(&standings, 5).left.as_ref().map(|left| left.treatment),
        Some(Treatment::Forfeited { finished: 2, scheduled: 4 })
    );
    assert_eq!((row(&standings, 5).games, row(&standings, 5).forfeits_lost), (4, 2));
    assert_eq!((row(&standings, 3).won, row(&standings, 3).forfeits_won), (2, 1));
    assert_eq!(standings.stage, Progress::Final);
    assert_eq!(
        remarks(&standings),
        [
            "helene withdrew after round 2: 2 of 4 games finished, half or more, so they stand and the others are forfeited",
            "round 4, board 2: charline 1, helene 0, forfeited by leaving",
            "round 5, board 2: david 1, helene 0, forfeited by leaving",
        ]
    );
    // A forfeit is a game like any other in a round-robin (15.2).
    assert!(row(&standings, 3).tiebreaks[0].terms.contains("1 × helene 1"));
}

#[test]
fn a_ruling_on_a_begun_game_finishes_it_and_a_forfeit_does_not() {
    let mut section = less();
    let game = section.results.iter().position(|result| result.players == [5, 2]).expect("the game");
    leave(&mut section, 5, 2, "");
    section.results[game].points = Some(vec![0, 2]);
    section.results[game].how = ResultMethod::Unplayed;
    assert!(matches!(
        row(&stand(&section), 5).left.as_ref().map(|left| left.treatment),
        Some(Treatment::Annulled { .. })
    ));
    section.results[game].how = ResultMethod::Adjudicated;
    section.results[game].note = Some("bruno's position is won".to_owned());
    let standings = stand(&section);
    assert!(matches!(row(&standings, 5).left.as_ref().map(|left| left.treatment), Some(Treatment::Forfeited { .. })));
    assert!(
        remarks(&standings)
            .contains(&"round 2, board 2: helene 0, bruno 1, decided by ruling: bruno's position is won"),
        "{:?}",
        standings.remarks
    );
}

#[test]
fn two_who_leave_forfeit_their_game_to_nobody() {
    let mut section = half();
    leave(&mut section, 5, 4, "");
    leave(&mut section, 4, 4, "");
    let standings = stand(&section);
    assert_eq!((row(&standings, 4).score, row(&standings, 5).score), (2, 2));
    assert_eq!((row(&standings, 4).forfeits_lost, row(&standings, 5).forfeits_lost), (1, 2));
}

#[test]
fn nothing_for_a_forfeit_even_where_a_loss_gives_something() {
    let mut section = half();
    section.scoring = ResultPoints { win: 6, draw: 4, loss: 2 };
    leave(&mut section, 5, 2, "");
    let standings = stand(&section);
    let standing_remarks = remarks(&standings);
    let game = standing_remarks.iter().find(|remark| remark.starts_with("round 4")).expect("the remark");
    assert_eq!(*game, "round 4, board 2: charline 3, helene 0, forfeited by leaving");
}

#[test]
fn annulled_games_stand_in_brackets() {
    let mut section = less();
    leave(&mut section, 5, 1, "");
    let table = crosstable(&section).expect("a table");
    let first = &table.rows[0];
    assert_eq!(first.row.number, 1);
    assert_eq!(first.cells[4].marks[0].result, "(0)");
    assert_eq!(first.cells[4].marks[0].state, CellState::Annulled);
    let expected = "\
        name      1  2    3    4    5  pts   SB
  1  1  alyx      *  ½    1    ½  (0)    2   2¾
2-3  2  bruno     ½  *    0    1  (+)   1½    2
2-3  3  charline  0  1    *    ½  (+)   1½    2
  4  4  david     ½  0    ½    *  (+)    1  1¾
  –  5  helene  (1)  (-)  (-)  (-)  *    –
";
    assert_eq!(squeezed(&table.text(TableCharset::Unicode)), squeezed(expected));
}

fn squeezed(text: &str) -> Vec<Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn in_a_swiss_the_results_stand() {
    let mut section =
        section(PairingSystem::Swiss, &[Tiebreak::Buchholz], &["2w1 3w1", "1b0 4w1", "4w1 1b0", "3b0 2b0"]);
    leave(&mut section, 1, 2, "moved away");
    section.entrants[0].out.as_mut().expect("out").departure = Departure::Excluded;
    let standings = stand(&section);
    assert_eq!(places(&standings), "1:1 2-3:2 2-3:3 4:4");
    assert_eq!(remarks(&standings), ["alyx was excluded after round 2 (moved away): the results stand"]);
}

#[test]
fn rounds_not_paired_for_somebody_annulled_are_not_waited_for() {
    let mut section = less();
    section.results.retain(|result| result.how != ResultMethod::Open);
    leave(&mut section, 5, 1, "");
    assert_eq!(stand(&section).stage, Progress::Final);
    let mut section = less();
    leave(&mut section, 5, 1, "");
    assert_eq!(stand(&section).stage, Progress::Final);
    // The games with helene do not stand for the one of alyx and bruno.
    section.results.retain(|result| result.players != [2, 1]);
    assert_eq!(stand(&section).stage, Progress::Running);
}
