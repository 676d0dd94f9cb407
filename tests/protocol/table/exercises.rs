//! FIDE's own examples: "Exercises in Tie-Breaking" of the Technical Commission (published 18 March 2024), the Swiss of page 5,
//! the round-robin of page 6 and the long Swiss of page 43.
//!
//! The exercises were written for the edition before March 2026. If the caps on the dummy's score that came with it
//! (16.4.1 and 16.4.2) change a value, the comment gives the published one and the reason.

use adjudicate::event::table::{PairingSystem, TableSection, Tiebreak};

use crate::table::build::{places, row, section, stand, value};

pub const SWISS: [&str; 16] = [
    "9w1 13b= 2w= 15b1 4w=",
    "10b1 7w1 1b= 16w1 3b=",
    "11w= 6b1 8w1 4b= 2w=",
    "12b1 H 13w1 3w= 1b=",
    "13w0 15b0 11w1 7b= 10w1",
    "14b0 3w0 U 10w1 8b1",
    "15w1 2b0 16b0 5w= 11b0",
    "16b= 14w1 3b0 13w1 6w0",
    "1b0 10w0 H 11b- U",
    "2w0 9b1 15w0 6b0 5b0",
    "3b= 16w0 5b0 9w+ 7w1",
    "4w0 U 14b+ Z Z",
    "5b1 1w= 4b0 8b0 14w0",
    "6w1 8b0 12w- Z 13b1",
    "7b0 5w1 10b1 1w0 16b0",
    "8w= 11b1 7w1 2b0 15w1",
];

pub const ROUND_ROBIN: [&str; 6] = [
    "5w= 2w1 3b1 4w0 6b1",
    "6w1 1b0 5w1 3w= 4b1",
    "4w1 6b1 1w0 2b= 5w1",
    "3b0 5b0 6w= 1b1 2w0",
    "1b= 4w1 2b0 6w- 3b0",
    "2b0 3w0 4b= 5b+ 1w0",
];

pub const LONG_SWISS: [&str; 16] = [
    "9w1 13b= 2w= 15b1 4w= 6b= 3b= 16w= 8b1",
    "10b1 7w1 1b= 16w1 3b1 4w= 6w0 15b= 5w=",
    "11w= 6b1 8w1 4b= 2w0 16b1 1w= 14w1 10b1",
    "12b1 H 13w1 3w= 1b= 2b= 16w= 6b= 15w1",
    "13w0 15b0 11w1 7b= 10w1 14b0 9b1 8w0 2b=",
    "14b0 3w0 U 10w1 8b1 1w= 2b1 4w= 16b1",
    "15w1 2b0 16b0 5w= 11b0 10b0 13w1 9w1 14b1",
    "16b= 14w1 3b0 13w1 6w0 11b= 15w= 5b1 1w0",
    "1b0 10w0 H 11b- U 13b1 5w0 7b0 12w=",
    "2w0 9b1 15w0 6b0 5b0 7w1 12b1 11w1 3w0",
    "3b= 16w0 5b0 9w+ 7w1 8w= 14b0 10b0 13w=",
    "4w0 U 14b+ Z Z 15b0 10w0 13b= 9b=",
    "5b1 1w= 4b0 8b0 14w0 9w0 7b0 12w= 11b=",
    "6w1 8b0 12w- Z 13b1 5w1 11w1 3b0 7w0",
    "7b0 5w1 10b1 1w0 16b0 12w1 8b= 2w= 4b0",
    "8w= 11b1 7w1 2b0 15w1 3w0 4b= 1b= 6w0",
];

/// Compares one value for each entrant, from 1 up.
fn expect(section: &TableSection, expected: &[&str]) {
    let standings = stand(section);
    let values: Vec<String> = (1..).zip(expected).map(|(number, _)| value(&standings, number).0).collect();
    assert_eq!(values, expected);
}

fn swiss(tiebreak: Tiebreak) -> TableSection {
    section(PairingSystem::Swiss, &[tiebreak], &SWISS)
}

#[test]
fn scores() {
    let standings = stand(&swiss(Tiebreak::Wins));
    let scores: Vec<u64> = (1..=16).map(|number| row(&standings, number).score).collect();
    assert_eq!(scores, [7, 8, 7, 7, 5, 6, 3, 5, 3, 2, 5, 4, 3, 4, 4, 7]);
}

#[test]
fn wins() {
    let expected = ["2", "3", "2", "2", "2", "3", "1", "2", "1", "1", "2", "2", "1", "2", "2", "3"];
    expect(&swiss(Tiebreak::Wins), &expected);
}

#[test]
fn progressive() {
    let expected = ["11", "13", "11", "11½", "5", "6", "6", "8½", "2½", "4", "5½", "7", "7", "6", "7", "10½"];
    expect(&swiss(Tiebreak::Progressive), &expected);
}

#[test]
fn buchholz() {
    // 4: published 15, the half-point bye's dummy is capped at 2½ instead of 3½.
    // 6: published 12, the bye's dummy is capped at 2½ instead of 3.
    // 11: published 13½, the forfeit's dummy is capped at the opponent's 1½ instead of 2½.
    let expected =
        ["12½", "13", "15½", "14", "8½", "11½", "14½", "13½", "9", "13", "12½", "11½", "14", "11", "12", "12½"];
    expect(&swiss(Tiebreak::Buchholz), &expected);
}

#[test]
fn buchholz_cut_1() {
    let standings = stand(&swiss(Tiebreak::BuchholzCut1));
    // 11: published 12, as above. The exercise gives no values for the others.
    let expected = [
        (1, "11"),
        (3, "13"),
        (4, "11½"),
        (5, "7½"),
        (7, "12½"),
        (8, "12"),
        (9, "7½"),
        (11, "11"),
        (12, "9½"),
        (13, "12"),
        (14, "9"),
        (15, "11"),
        (16, "11"),
    ];
    for (number, expected) in expected {
        assert_eq!(value(&standings, number).0, expected, "{number}");
    }
}

#[test]
fn sonneborn_berger_in_a_swiss() {
    // Published: 4: 9¾, 6: 6½, 11: 5¾; the caps again.
    let expected = ["8", "9½", "10½", "9¼", "4¼", "6", "3¼", "5¼", "2¼", "1½", "4¾", "4", "4¼", "4½", "3½", "7¼"];
    expect(&swiss(Tiebreak::SonnebornBerger), &expected);
}

#[test]
fn the_numbers_behind_a_value() {
    let standings = stand(&swiss(Tiebreak::Buchholz));
    // Nick (12) scored 2 and sat out the last two rounds, which count as draws for his opponents.
    assert_eq!(value(&standings, 4).1, "nick 3 (scored 2) + half-point bye 2½ + opal 1½ + charline 3½ + alyx 3½ = 14");
    assert_eq!(
        value(&standings, 11).1,
        "charline 3½ + stephan 3½ + helene 2½ + forfeit (jessica) 1½ + genevieve 1½ = 12½"
    );
    let standings = stand(&swiss(Tiebreak::BuchholzCut1));
    assert_eq!(value(&standings, 14).1, "franck 3 + irina 2½ + absence 2 + opal 1½ = 9 (forfeit (nick) 2 cut)");
    let standings = stand(&swiss(Tiebreak::SonnebornBerger));
    assert_eq!(value(&standings, 6).1, "0 × paul 2 + 0 × charline 3½ + 1 × bye 2½ + 1 × lais 1 + 1 × irina 2½ = 6");
}

#[test]
fn sonneborn_berger_in_a_round_robin() {
    let section = section(PairingSystem::RoundRobin, &[Tiebreak::SonnebornBerger], &ROUND_ROBIN);
    expect(&section, &["9¼", "6¼", "6¼", "4¼", "3¼", "2¼"]);
    assert_eq!(places(&stand(&section)), "1:1 2-3:2 2-3:3 4:4 5:5 6:6");
}

#[test]
fn direct_encounter_in_a_round_robin() {
    let section = section(PairingSystem::RoundRobin, &[Tiebreak::Direct], &ROUND_ROBIN);
    let standings = stand(&section);
    // The forfeit between 5 and 6 is a game like any other (15.2): 6 has 1½, 5 has 1, 4 has ½.
    assert_eq!(places(&standings), "1:1 2-3:2 2-3:3 4:6 5:5 6:4");
    assert_eq!(value(&standings, 6), ("1½".to_owned(), "david ½ + helene 1 = 1½".to_owned()));
}

#[test]
fn direct_encounter_in_a_swiss() {
    let section = section(PairingSystem::Swiss, &[Tiebreak::Direct], &LONG_SWISS);
    let standings = stand(&section);
    // Published: 6 first of the four with 6 points, 1 and 4 level, then 2; no other tie is broken.
    assert_eq!(
        places(&standings),
        "1:3 2:6 3-4:1 3-4:4 5:2 6-8:7 6-8:8 6-8:16 9-12:5 9-12:10 9-12:14 9-12:15 13:11 14-15:9 14-15:12 16:13"
    );
}
