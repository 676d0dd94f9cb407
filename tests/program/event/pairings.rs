//! `event pairings`, the pairing engine for other programs.

use std::fs;
use std::path::Path;

use crate::capitals::{outside, small_words};
use crate::somebody;
use crate::terminal_texts::reads;

const REPORTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/dutch");

/// Every checked-in report is paired as the file beside it says, and pairs its own rounds again alike.
#[test]
fn checked_in_reports() {
    let home = somebody();
    let mut without = 0;
    for entry in fs::read_dir(REPORTS).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "trf") {
            continue;
        }
        let expected = fs::read_to_string(path.with_extension("pairs")).unwrap();
        let run = home.run(&["event", "pairings", path.to_str().unwrap()]);
        assert_eq!(run.stdout, expected, "{}", path.display());
        let none = expected == "none\n";
        assert_eq!(run.status, i32::from(none), "{}", path.display());
        without += usize::from(none);
    }
    assert!(without > 0, "no report without a pairing was tried");
}

/// A random tournament is the same for the same number, holds its own check, and fails it when a result has changed the
/// pairings.
#[test]
fn random_tournaments_are_checked() {
    let home = somebody();
    let made = home.run(&["event", "pairings", "--generate", "7", "--players", "14", "--rounds", "5"]).ok();
    assert_eq!(home.run(&["event", "pairings", "--generate", "7", "--players", "14", "--rounds", "5"]).ok(), made);
    assert_eq!(made.lines().filter(|line| line.starts_with("001 ")).count(), 14);
    home.write("random.trf", &made);
    let said = home.run(&["event", "pairings", "--check", "random.trf"]).ok();
    assert_eq!(said, "All 5 rounds are paired as fide-dutch-2026 pairs them.\n");
    let turned = if made.contains("\n152 W\n") { ("152 W", "152 B") } else { ("152 B", "152 W") };
    home.write("turned.trf", made.replace(turned.0, turned.1));
    let run = home.run(&["event", "pairings", "--check", "turned.trf"]);
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.stdout.starts_with("round 1: the report has "), "{run:?}");
    let run = home.run(&["event", "pairings", "--check", "turned.trf", "--json"]);
    let first: serde_json::Value = serde_json::from_str(run.stdout.lines().next().unwrap()).unwrap();
    assert_eq!((&first["system"], &first["round"]), (&"fide-dutch-2026".into(), &1.into()), "{first}");
}

#[test]
fn reports_that_cannot_be_read() {
    let home = somebody();
    let sound = fs::read_to_string(Path::new(REPORTS).join("01-plain.trf")).unwrap();
    let line = sound.lines().position(|line| line.starts_with("001 ")).unwrap();
    home.write("broken.trf", sound.replacen("001 ", "001 x", 1));
    let run = home.run(&["event", "pairings", "broken.trf"]);
    assert_eq!(run.status, 2, "{run:?}");
    assert!(run.stderr.contains(&format!("broken.trf: line {}: ", line + 1)) && run.stdout.is_empty(), "{run:?}");
    assert_eq!(home.run(&["event", "pairings", "missing.trf"]).status, 2);
    assert_eq!(home.run(&["event", "pairings"]).status, 2);
    assert_eq!(home.run(&["event", "pairings", "--generate", "1", "--players", "1"]).status, 2);
}

/// The program judges a report in the reader's language, and writes for other programs as ever.
#[test]
fn reports_are_judged_in_the_readers_language() {
    let home = somebody();
    let line = ["event", "pairings", "--generate", "7", "--players", "14", "--rounds", "5"];
    let made = home.run(&line).ok();
    reads(&home, "qps");
    assert_eq!(home.run(&line).ok(), made);
    home.write("random.trf", &made);
    let turned = if made.contains("\n152 W\n") { ("152 W", "152 B") } else { ("152 B", "152 W") };
    home.write("turned.trf", made.replace(turned.0, turned.1));
    let first = made.lines().find(|line| line.starts_with("001 ")).unwrap();
    for (name, from, to) in [
        ("none.trf", "001 ", "002 "),
        ("short.trf", first, &first[..20]),
        ("number.trf", "001    1", "001    x"),
        ("twice.trf", "001    2", "001    1"),
        ("teams.trf", "152 ", "013 A team\n152 "),
        ("other.trf", "192 FIDE_DUTCH", "192 SOMETHING"),
        ("points.trf", "152 ", "299 W 1.0\n152 "),
        ("colour.trf", turned.0, "152 X"),
    ] {
        home.write(name, made.replace(from, to));
    }
    let files = ["random", "turned", "none", "short", "number", "twice", "teams", "other", "points", "colour"];
    for file in files {
        let run = home.run(&["event", "pairings", "--check", &format!("{file}.trf")]);
        assert_eq!(
            run.status,
            i32::from(file != "random") + i32::from(!["random", "turned"].contains(&file)),
            "{run:?}"
        );
        let printed = format!("{}{}", run.stdout, run.stderr);
        let stays = [file, "trf", "fide", "dutch", "013", "299"];
        assert_eq!(small_words(&outside(&printed, '`'), &stays), [] as [&str; 0], "{file}: {printed}");
    }
    for (tag, words) in [
        ("de", "Alle 5 Runden sind so gepaart, wie fide-dutch-2026 sie paart."),
        ("fr", "Les 5 rondes sont toutes appariées comme fide-dutch-2026 les apparie."),
    ] {
        reads(&home, tag);
        assert_eq!(home.run(&["event", "pairings", "--check", "random.trf"]).ok(), format!("{words}\n"));
    }
}

#[test]
fn a_report_that_is_longer_than_any_log_is_not_read_to_its_end() {
    let home = somebody();
    let run = home.run_with(&["event", "pairings", "-"], &vec![b'0'; (65 << 20) + 1]);
    assert_eq!(run.status, 2, "{run:?}");
    assert!(run.stderr.contains("standard input was not looked at: it has more than 64 MiB"), "{run:?}");
}

/// Two rounds of a table of four, and the round of the matching, which has other pairs than the Dutch system.
#[test]
fn other_systems() {
    let home = somebody();
    let player = |number: usize| format!("001 {number:>4}      Player {number:<26}{:33} 0.0 {number:>4}\n", "");
    let blank: String = (1..=4).map(player).collect();
    home.write("blank.trf", format!("012 Four\n142 3\n152 W\n{blank}"));
    let berger = home.run(&["event", "pairings", "--system", "berger", "blank.trf"]).ok();
    assert_eq!(berger, "2\n1 4\n2 3\n");
    let dutch = home.run(&["event", "pairings", "blank.trf", "--json"]).ok();
    assert_eq!(dutch, "{\"system\":\"fide-dutch-2026\",\"round\":1,\"pairs\":[[1,3],[4,2]]}\n");
    let matching = home.run(&["event", "pairings", "--system", "matching", "blank.trf"]).ok();
    assert!(matching.starts_with("2\n") && matching.lines().count() == 3, "{matching}");
}
