//! Crosstables and standings as they are printed, and their structured form.

use adjudicate::event::table::{PairingSystem, TableCharset, TableSection, Tiebreak, crosstable, halves, plain};
use serde_json::json;

use crate::table::build::{section, stand};

fn swiss() -> TableSection {
    let rows = ["2w1 3b= U", "1b0 4w+ 3b?", "4w1 1w= 2w?", "3b0 2b- H"];
    let mut section = section(PairingSystem::Swiss, &[Tiebreak::Buchholz, Tiebreak::Direct], &rows);
    section.entrants[3].display = Some("Dávid Müller".to_owned());
    section
}

#[test]
fn a_swiss_round_by_round() {
    let table = crosstable(&swiss()).expect("a table");
    let unicode = "
   no  name             1     2     3  pts  BH  DE
1   1  alyx          w2 1  b3 ½     +   2½   4
2   3  charline      w4 1  w1 ½  w2 ·   1½   3
3   2  bruno         b1 0  w4 +  b3 ·    1   3
4   4  Dávid Müller  b3 0  b2 -     ½    ½  2½
";
    assert_eq!(table.text(TableCharset::Unicode), unicode[1..]);
    let ascii = "
   no  name         1      2     3  pts   BH  DE
1   1  alyx      w2 1  b3 .5     +  2.5    4
2   3  charline  w4 1  w1 .5  w2 .  1.5    3
3   2  bruno     b1 0   w4 +  b3 .    1    3
4   4  david     b3 0   b2 -    .5   .5  2.5
";
    assert_eq!(table.text(TableCharset::Ascii), ascii[1..]);
    assert!(table.text(TableCharset::Ascii).is_ascii());
}

#[test]
fn a_double_round_robin_has_two_results_in_a_cell() {
    let rows = ["2w1 3b= U 2b= 3w0 U", "1b0 U 3w1 1w= U 3b1", "U 1w= 2b0 U 1b1 2w0"];
    let table = crosstable(&section(PairingSystem::DoubleRoundRobin, &[], &rows)).expect("a table");
    assert!(table.square);
    let expected = "
      name        1    2    3  pts
1  1  bruno       *  0 ½  1 1   2½
2  2  alyx      1 ½    *  ½ 0    2
3  3  charline  0 0  ½ 1    *   1½
";
    assert_eq!(table.text(TableCharset::Unicode), expected[1..]);
    assert_eq!(table.rows[0].cells[1].marks.len(), 2);
}

#[test]
fn many_columns_keep_within_a_hundred() {
    let rows: Vec<String> = (0..16_u32)
        .map(|own| {
            let game = |round: u32| {
                let other = own ^ round;
                format!("{}{}=", other + 1, if own < other { 'w' } else { 'b' })
            };
            (1..16).map(game).collect::<Vec<_>>().join(" ")
        })
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let mut section = section(PairingSystem::RoundRobin, &[Tiebreak::SonnebornBerger, Tiebreak::Wins], &rows);
    for entrant in &mut section.entrants {
        entrant.display = Some(format!("{} of the very long name", entrant.name));
    }
    let text = crosstable(&section).expect("a table").text(TableCharset::Unicode);
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    assert!(text.contains(" SB"), "{text}");
    section.system = PairingSystem::Swiss;
    let text = crosstable(&section).expect("a table").text(TableCharset::Unicode);
    assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
    assert!(text.contains("genevie…"), "{text}");
}

#[test]
fn standings_as_text() {
    let expected = "\
Test: standings after round 2 of 3, 1 game open

   name          pts  games  won  drawn  lost  forfeits  byes  BH  DE
1  alyx           2½      2    1      1     0     +0 -0     1   4
2  charline       1½      2    1      1     0     +0 -0     0   3
3  bruno           1      2    1      0     1     +1 -0     0   3
4  Dávid Müller    ½      2    0      0     2     +0 -1     1  2½

open:
  round 3, board 1: charline - bruno

how the tie-breaks came about:
  alyx, buchholz: bruno 1 + charline 1½ + bye 1½ = 4
  charline, buchholz: david ½ + alyx 2½ = 3
  bruno, buchholz: alyx 2½ + forfeit (david) ½ = 3
  david, buchholz: charline 1½ + forfeit (bruno) ½ + half-point bye ½ = 2½

remarks:
  round 2, board 1: bruno 1, david 0, decided before it was played
";
    assert_eq!(stand(&swiss()).text(TableCharset::Unicode), expected);
    assert!(stand(&swiss()).text(TableCharset::Ascii).is_ascii());
    let mut section = swiss();
    section.title = "Mühle".to_owned();
    assert!(
        stand(&section).text(TableCharset::Ascii).starts_with("M?hle: standings after round 2 of 3, 1 game open\n")
    );
}

#[test]
fn the_structured_forms() {
    let standings = serde_json::to_value(stand(&swiss()).report()).unwrap();
    assert_eq!(standings["stage"], "running");
    assert_eq!(standings["rules"], "FIDE Handbook C.07, in force since 1 March 2026");
    let keys: Vec<&String> = standings.as_object().expect("an object").keys().collect();
    let expected =
        ["section", "title", "system", "rules", "stage", "round", "rounds", "finished", "open", "rows", "remarks"];
    assert_eq!(keys, expected);
    let first = &standings["rows"][0];
    assert_eq!((&first["place"], &first["points"], &first["byes"]), (&json!("1"), &json!(2.5), &json!(1)));
    let buchholz = json!({"name": "buchholz", "value": 4, "text": "4", "terms": "bruno 1 + charline 1½ + bye 1½ = 4"});
    assert_eq!(first["tiebreaks"][0], buchholz);
    assert_eq!(first["tiebreaks"][1]["value"], json!(null));
    let table = crosstable(&swiss()).expect("a table").report();
    let table = serde_json::to_value(table).unwrap();
    assert_eq!((&table["shape"], &table["columns"]), (&json!("rounds"), &json!(["1", "2", "3"])));
    let open = json!({
        "round": 3, "board": 1, "seat": 1, "opponents": [2], "points": null, "state": "open", "result": "·"
    });
    assert_eq!(table["rows"][1]["cells"][2], json!([open]));
    let half = json!({
        "round": 3, "board": null, "seat": null, "opponents": [], "points": 0.5, "state": "half-bye", "result": "½"
    });
    assert_eq!(table["rows"][3]["cells"][2], json!([half]));
}

#[test]
fn points_as_people_write_them() {
    assert_eq!([0, 1, 2, 7, 21].map(halves), ["0", "½", "1", "3½", "10½"]);
    let amount = |units, per| adjudicate::event::table::Amount { units, per }.to_string();
    assert_eq!([amount(5, 4), amount(7, 4), amount(8, 6), amount(1, 3)], ["1¼", "1¾", "1 1/3", "1/3"]);
    assert_eq!(plain("½ × 3¼ – ·"), ".5 x 3.25 - .");
}
