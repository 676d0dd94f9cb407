//! The report to the byte, and as readers that are not ours find it.

use std::io::Write;
use std::process::{Command, Stdio};

use adjudicate::event::table::{
    PairingSystem, ReportUnavailable, ResultMethod, ResultPoints, TableSection, Tiebreak, Tournament, trf,
};
use serde_json::{Value, json};

use crate::table::build::{leave, row, section, stand};
use crate::table::exercises;

fn event() -> Tournament {
    Tournament {
        name: "Winter by Letter".to_owned(),
        city: String::new(),
        federation: "GER".to_owned(),
        start: "2027-01-09".to_owned(),
        end: "2027-11-30".to_owned(),
        arbiter: "Doe, Jane".to_owned(),
        time: "10 days a move".to_owned(),
        ..Tournament::default()
    }
}

fn written(section: &TableSection) -> String {
    trf(section, &event()).expect("a report")
}

/// Returns the findings of the readers; `None` if they are not installed and not required.
fn read(text: &str, arguments: &[&str]) -> Option<Value> {
    let required = std::env::var_os("TRF_READER");
    let python = required.clone().unwrap_or_else(|| "python3".into());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/protocol/table/read_trf.py");
    let command = Command::new(python).arg(script).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = command else {
        assert!(required.is_none(), "TRF_READER does not run");
        return None;
    };
    child.stdin.take().expect("its input").write_all(text.as_bytes()).expect("written");
    let output = child.wait_with_output().expect("its end");
    if output.status.code() == Some(77) && required.is_none() {
        return None;
    }
    assert!(output.status.success(), "the readers refuse:\n{text}");
    Some(serde_json::from_slice(&output.stdout).expect("JSON"))
}

const SWISS: [&str; 5] = ["3w1 2b= U 4w+", "4b1 1w= 3b? Z", "1b0 U 2w? Z", "2w0 5b1 Z 1b-", "U 4w0 Z H"];

#[test]
fn to_the_byte() {
    let mut section = section(PairingSystem::Swiss, &[Tiebreak::Buchholz, Tiebreak::BuchholzCut1], &SWISS);
    section.entrants[0].rating = Some(2150);
    section.entrants[0].display = Some("Alyx, A".to_owned());
    section.entrants[1].display = Some("Brünö".to_owned());
    let expected = "\
012 Winter by Letter, Test
022 
032 GER
042 2027/01/09
052 2027/11/30
062 5
072 1
082 0
092 Individual: Swiss-System
102 Doe, Jane
122 10 days a move
142 4
152 W
162  W 1.0    D 0.5    L 0.0    A 0.0    X 0.0
182 adjudicate
192 CUSTOM_SWISS
202 BH,BH/C1
212 PTS,BH,BH/C1
001    1      Alyx, A                           2150                             3.5    1     3 w 1     2 b =  0000 - U     4 w +
001    2      bruno                                                              1.5    2     4 b 1     1 w =     3 b    0000 - Z
001    3      charline                                                           1.0    5     1 b 0  0000 - U     2 w    0000 - Z
001    4      david                                                              1.0    4     2 w 0     5 b 1  0000 - Z     1 b -
001    5      helene                                                             1.5    3  0000 - U     4 w 0  0000 - Z  0000 - H
XXR 4
XXC white1
";
    assert_eq!(written(&section), expected.replace('\n', "\r\n"));
}

#[test]
fn every_field_stands_in_its_columns() {
    let mut section = section(PairingSystem::RoundRobin, &[], &["3w1 2b= U", "U 1w= 3b1", "1b0 U 2w0"]);
    section.entrants[2].rating = Some(1999);
    let text = written(&section);
    let line = text.lines().find(|line| line.starts_with("001    3")).expect("a line");
    let columns = |from: usize, to: usize| &line[from - 1..to];
    assert_eq!(columns(15, 47).trim(), "charline");
    assert_eq!(columns(49, 52), "1999");
    assert_eq!(columns(81, 84), " 0.0");
    assert_eq!(columns(86, 89), "   3");
    assert_eq!((columns(92, 95), columns(97, 97), columns(99, 99)), ("   1", "b", "0"));
    assert_eq!((columns(102, 105), columns(107, 107), columns(109, 109)), ("0000", "-", "Z"));
    assert_eq!((columns(112, 115), columns(117, 117), columns(119, 119)), ("   2", "w", "0"));
}

#[test]
fn other_readers_find_the_same() {
    let rows = ["3w1 2b= U 4w+", "4b1 1w= 3b1 Z", "1b0 U 2w0 Z", "2w0 5b1 Z 1b-", "U 4w0 Z H"];
    let section = section(PairingSystem::Swiss, &[Tiebreak::Buchholz], &rows);
    let standings = stand(&section);
    let Some(found) = read(&written(&section), &[]) else { return };
    let game = |opponent: u32, colour: &str, result: &str| json!([opponent, colour, result]);
    for reader in ["trf", "py4swiss"] {
        let found = &found[reader];
        assert_eq!(found["name"], "Winter by Letter, Test", "{reader}");
        assert_eq!(found["rounds"], 4, "{reader}");
        let players = found["players"].as_array().expect("players");
        assert_eq!(players.len(), 5, "{reader}");
        for (player, number) in players.iter().zip(1..) {
            let row = row(&standings, number);
            assert_eq!(player[0], number, "{reader}");
            assert_eq!(player[1], row.name, "{reader}");
            assert_eq!(player[3].as_f64(), Some(row.score as f64 / 2.0), "{reader}, {}", row.name);
            assert_eq!(player[4], row.place.expect("a place").first, "{reader}, {}", row.name);
        }
        let first = [game(3, "w", "1"), game(2, "b", "="), game(0, "-", "U"), game(4, "w", "+")];
        assert_eq!(players[0][5], json!(first), "{reader}");
        let last = [game(0, "-", "U"), game(4, "w", "0"), game(0, "-", "Z"), game(0, "-", "H")];
        assert_eq!(players[4][5], json!(last), "{reader}");
    }
}

#[test]
fn other_readers_take_open_and_annulled_games() {
    let mut section =
        section(PairingSystem::RoundRobin, &[], &["4w1 2w? 3b=", "3w1 1b? 4b?", "2b0 4w? 1w=", "1b0 3b? 2w?"]);
    leave(&mut section, 4, 1, "");
    let Some(found) = read(&written(&section), &["--columns-only"]) else { return };
    let players = &found["trf"]["players"];
    assert_eq!(players[0][5][1], json!([2, "w", " "]));
    // Alyx won against david, who is annulled: the report has the game, the points do not, and 299 says so.
    assert_eq!(players[0][5][0], json!([4, "w", "1"]));
    assert_eq!(players[0][3], 0.5);
    assert!(written(&section).contains("\r\n299          -1.0  000    1\r\n"), "{}", written(&section));
}

#[test]
fn a_finished_round_robin_has_no_game_without_a_result() {
    // David leaves after one of three games, and charline after two: with her half of the games are finished.
    let rows = ["4w1 2w1 3b=", "3w1 1b0 4b?", "2b0 4w? 1w=", "1b0 3b? 2w?"];
    let mut section = section(PairingSystem::RoundRobin, &[], &rows);
    leave(&mut section, 4, 1, "");
    leave(&mut section, 3, 3, "");
    assert!(stand(&section).open.is_empty());
    let text = written(&section);
    let rounds = |number: usize| -> Vec<String> {
        let line = text.lines().find(|line| line.starts_with(&format!("001 {number:>4}"))).expect("a player");
        (0..3).map(|round| line[91 + 10 * round..99 + 10 * round].trim().to_owned()).collect()
    };
    assert_eq!(rounds(1), ["4 w 1", "2 w 1", "3 b ="]);
    assert_eq!(rounds(2), ["3 w 1", "1 b 0", "4 b +"]);
    assert_eq!(rounds(3), ["2 b 0", "4 w -", "1 w ="]);
    assert_eq!(rounds(4), ["1 b 0", "3 b -", "2 w -"]);
    // The points won against david are taken off again.
    for number in [1, 2] {
        assert!(text.contains(&format!("\r\n299          -1.0  000 {number:>4}\r\n")), "{text}");
    }
    assert!(!text.contains("\r\n162 "), "no result is unknown: {text}");
}

#[test]
fn other_readers_find_the_exercises_consistent() {
    for (system, rows) in [
        (PairingSystem::Swiss, exercises::SWISS.as_slice()),
        (PairingSystem::Swiss, exercises::LONG_SWISS.as_slice()),
        (PairingSystem::RoundRobin, exercises::ROUND_ROBIN.as_slice()),
    ] {
        let section = section(system, &[Tiebreak::Buchholz], rows);
        let standings = stand(&section);
        let Some(found) = read(&written(&section), &[]) else { return };
        for reader in ["trf", "py4swiss"] {
            let players = found[reader]["players"].as_array().expect("players");
            assert_eq!(players.len(), rows.len());
            for (player, number) in players.iter().zip(1..) {
                assert_eq!(player[3].as_f64(), Some(row(&standings, number).score as f64 / 2.0), "{reader}, {number}");
            }
        }
    }
}

#[test]
fn byes_of_a_knockout_are_full_points() {
    let section = section(PairingSystem::Knockout, &[], &["U 3b1", "U 6w0", "4w1 1w0", "3b0", "6w0", "5b1 2b1"]);
    let text = written(&section);
    assert_eq!(text.matches("0000 - F").count(), 2, "{text}");
    assert!(!text.contains("- U"), "{text}");
    assert!(text.contains("192 CUSTOM_KNOCKOUT\r\n") && !text.contains("\r\n212"), "{text}");
}

#[test]
fn the_free_round_of_an_odd_field_is_no_bye() {
    let mut section = section(PairingSystem::RoundRobin, &[], &["U 2w1 3b1", "3w1 1b0 U", "2b0 U 1w0"]);
    section.tiebreaks = vec![Tiebreak::Lots, Tiebreak::PointsFor];
    let text = written(&section);
    assert_eq!(text.matches("0000 - Z").count(), 3, "{text}");
    assert!(text.contains("\r\n202 OTHER_LOTS,OTHER_POINTS_FOR\r\n"), "{text}");
    let Some(found) = read(&text, &[]) else { return };
    assert_eq!(found["py4swiss"]["players"][0][3], 2.0);
}

#[test]
fn other_scorings_and_rulings() {
    let mut section = section(PairingSystem::Swiss, &[], &["2w1", "1b0"]);
    section.scoring = ResultPoints { win: 6, draw: 2, loss: 0 };
    section.results[0].points = Some(vec![6, 1]);
    section.results[0].how = ResultMethod::Adjudicated;
    let text = written(&section);
    assert!(text.contains("\r\n162  W 3.0    D 1.0    L 0.0    A 0.0    X 0.0\r\n"), "{text}");
    assert!(text.contains("\r\n299           0.5  000    2\r\n"), "{text}");
}

#[test]
fn a_colour_that_is_not_white() {
    let section = section(PairingSystem::Swiss, &[], &["2b1", "1w0"]);
    let text = written(&section);
    assert!(text.contains("\r\n152 B\r\n") && text.ends_with("XXC black1\r\n"), "{text}");
}

#[test]
fn not_for_more_than_two() {
    let mut section = section(PairingSystem::Swiss, &[], &["2w1", "1b0"]);
    section.seats = 4;
    let refused = trf(&section, &event()).expect_err("four seats");
    assert_eq!(refused, ReportUnavailable::Seats(4));
    assert_eq!(refused.to_string(), "a FIDE report is for games of two, not of 4");
    section.seats = 2;
    section.results[0].points = Some(vec![400, 0]);
    assert_eq!(trf(&section, &event()), Err(ReportUnavailable::Columns { what: "points", value: 200 }));
}
