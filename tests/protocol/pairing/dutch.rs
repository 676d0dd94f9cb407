//! FIDE's Dutch system and the reader of tournament reports.

use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::event::pairing::{DutchColour, PairingFault, baku, fide_dutch};
use adjudicate::event::report::{PairingReport, RandomFeatures, check, lines, random};

/// The reports in `tests/vectors/dutch`.
fn reports() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/dutch");
    let mut paths: Vec<PathBuf> = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "trf"));
    paths.sort();
    paths
}

/// A pairing as the vectors state it.
fn text(report: &PairingReport) -> String {
    match fide_dutch(&report.next().unwrap()) {
        Ok(pairing) => {
            let lines = lines(&pairing);
            let pairs: String = lines.iter().map(|(white, black)| format!("{white} {black}\n")).collect();
            format!("{}\n{pairs}", lines.len())
        }
        Err(PairingFault::NoPairing) => "none\n".to_owned(),
        Err(fault) => panic!("{fault}"),
    }
}

#[test]
fn reports_are_paired_as_other_programs_pair_them() {
    let reports = reports();
    assert_eq!(reports.len(), 60);
    for path in reports {
        let expected = fs::read_to_string(path.with_extension("pairs")).unwrap();
        let report = PairingReport::read(&fs::read(&path).unwrap()).unwrap();
        assert_eq!(text(&report), expected, "{}", path.display());
    }
}

/// The pairing depends on pairing numbers, not on the order of lines or on how lines end.
#[test]
fn the_order_of_lines_is_nothing() {
    for path in reports() {
        let file = fs::read_to_string(&path).unwrap();
        let report = PairingReport::read(file.as_bytes()).unwrap();
        let mut turned: Vec<&str> = file.lines().collect();
        turned.reverse();
        for end in ["\r\n", "\r", "\n"] {
            let turned = PairingReport::read(turned.join(end).as_bytes()).unwrap();
            // A later record 250 counts where two say something of the same round.
            let stretches = report.acceleration.len();
            assert!(stretches > 0 || text(&turned) == text(&report), "{}", path.display());
        }
    }
}

/// Every round of random tournaments is paired again alike, and a report in which two players change places is found out.
#[test]
fn reports_are_checked() {
    let mut found = 0;
    for seed in 0..40 {
        let mut features = RandomFeatures::of(seed);
        features.players = features.players.min(40);
        features.rounds = features.rounds.min(features.players - 1);
        features.paired = features.rounds;
        let made = random(seed, &features).unwrap();
        let report = PairingReport::read(made.trf().as_bytes()).unwrap();
        assert_eq!(report.players.len(), features.players);
        assert_eq!(check(&report, fide_dutch).unwrap(), [], "seed {seed}");
        let Some(cell) = made.players[0].cells.first().filter(|cell| cell.game().is_some()) else { continue };
        let mut turned = report.clone();
        turned.first = report.first.map(DutchColour::other);
        let differences = check(&turned, fide_dutch).unwrap();
        let (opponent, colour) = cell.game().unwrap();
        let pair = if colour == DutchColour::White { (1, opponent) } else { (opponent, 1) };
        assert!(differences[0].round == 1 && differences[0].report.contains(&pair), "seed {seed}: {differences:?}");
        assert!(differences[0].system.contains(&(pair.1, pair.0)), "seed {seed}: {differences:?}");
        found += 1;
    }
    assert!(found > 20, "{found}");
}

/// FIDE Handbook C.04.5.1: 160 players and 9 rounds are told there.
#[test]
fn baku_groups() {
    assert_eq!(baku(160, 9, 10, 5), (80, vec![10, 10, 10, 5, 5]));
    assert_eq!(baku(161, 9, 10, 5).0, 82);
    assert_eq!(baku(1, 1, 2, 1), (2, vec![2]));
}

/// The code in record 192 accelerates as the stretches that follow from it do when they are written out.
#[test]
fn baku_by_its_code() {
    let features = RandomFeatures { baku: true, late: 0, ..RandomFeatures::of(17) };
    let mut report = random(17, &features).unwrap();
    assert!(!report.acceleration.is_empty());
    for player in &mut report.players {
        player.cells.truncate(1);
        player.points = player.cells.first().map_or(0, |cell| cell.past(&report.points).points);
    }
    let written = text(&report);
    report.acceleration.clear();
    assert_ne!(text(&report), written);
    report.system = Some("FIDE_DUTCH_2026_BAKU".to_owned());
    assert_eq!(text(&report), written);
}

const SOUND: &str = "012 Cup\n142 3\n152 W\n192 FIDE_DUTCH\n\
    001    1      Anna                              2000                             1.0    1     3 w 1\n\
    001    2      Berta                             1900                             0.5    2     4 b =\n\
    001    3      Carla                             1800                             0.0    4     1 b 0\n\
    001    4      Dora                              1700                             0.5    3     2 w =\n";

#[test]
fn faults_name_their_line() {
    let anna = "001    1      Anna                              2000                             1.0    1     3 w 1";
    assert_eq!(text(&PairingReport::read(SOUND.as_bytes()).unwrap()), "2\n2 1\n3 4\n");
    let of = |from: &str, to: &str| {
        assert!(SOUND.contains(from), "{from}");
        let report = PairingReport::read(SOUND.replace(from, to).as_bytes());
        report.and_then(|report| report.next()).unwrap_err().to_string()
    };
    for (from, to, fault) in [
        ("142 3", "142 three", "line 2: `three` in column 5 should be a number of rounds"),
        ("142 3\n", "", "the number of rounds is missing: add a record `142` or `XXR`"),
        ("142 3", "142 1", "1 rounds are paired, and the tournament has 1: no round is left to pair"),
        ("152 W", "152 white", "line 3: `white` in column 5 should be `W` or `B`"),
        ("3 w 1", "3 x 1", "line 5: round 1: `   3 x 1` is no opponent, colour and result"),
        ("3 w 1", "1 w 1", "line 5: round 1: `   1 w 1` is no opponent, colour and result"),
        ("3 w 1", "7 w 1", "line 5: there is no player with number 7"),
        ("3 w 1", "4 w 1", "line 5: round 1: the record of player 4 does not say the same of this game"),
        ("3 w 1", "3 b 1", "line 5: round 1: the record of player 3 does not say the same of this game"),
        ("3 w 1", "3 w +", "line 5: round 1: the record of player 3 does not say the same of this game"),
        ("3 w 1", "3 w H", "line 5: round 1: `   3 w H` is no opponent, colour and result"),
        (" 1.0    1 ", " 1.5    1 ", "line 5: the player has 1.5 points, but his results give 1.0"),
        (" 1.0    1 ", " one    1 ", "line 5: ` one` in column 81 should be points such as `1.5`"),
        (anna, "001    1 Anna", "line 5: record `001` is too short"),
        ("001    2", "001    1", "line 6: number 1 stands in two records `001`"),
        ("001    2", "001    0", "line 6: `   0` in column 5 should be a player's number"),
        ("192 FIDE_DUTCH", "260   1   3    1    9", "line 4: there is no player with number 9"),
        ("192 FIDE_DUTCH", "XXP 1 two", "line 4: `two` in column 4 should be a player's number"),
        ("192 FIDE_DUTCH", "240 Z   x    1", "line 4: `  x` in column 7 should be a round"),
        (
            "192 FIDE_DUTCH",
            "250       1.0   2   1    1    2",
            "line 4: `  1` in column 19 should be the last round, not before the first",
        ),
        ("192 FIDE_DUTCH", "013 Team", "line 4: record `013` (teams) is not supported"),
        (
            "192 FIDE_DUTCH",
            "299          1.0",
            "line 4: record `299` (points that results do not give) is not supported",
        ),
    ] {
        assert_eq!(of(from, to), fault, "{from} -> {to}");
    }
    let open = SOUND.replace("3 w 1", "3 w").replace("1 b 0", "1 b");
    let fault = PairingReport::read(open.as_bytes()).and_then(|report| report.next()).unwrap_err();
    assert_eq!(fault.to_string(), "line 5: round 1: the game with player 3 has no result");
    assert_eq!(
        PairingReport::read(b"012 Cup\n").unwrap_err().to_string(),
        "there is no player: a report has a record `001` for each"
    );
    assert_eq!(PairingReport::read(&vec![b' '; 9_000_000]).unwrap_err().to_string(), "the report is longer than 8 MB");
}

/// Names count in letters, and old programs write Latin-1.
#[test]
fn names_do_not_move_columns() {
    let expected = text(&PairingReport::read(SOUND.as_bytes()).unwrap());
    let utf8 = SOUND.replace("Dora ", "Döra ");
    assert_eq!(text(&PairingReport::read(utf8.as_bytes()).unwrap()), expected);
    let latin: Vec<u8> = utf8.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    assert_eq!(PairingReport::read(&latin).unwrap().players[3].name, "Döra");
    assert_eq!(text(&PairingReport::read(&latin).unwrap()), expected);
}

/// Absences are told in records 240 and XXZ, and in a last column that has nothing else.
#[test]
fn players_who_are_away() {
    let away = |extra: &str| text(&PairingReport::read(format!("{extra}{SOUND}").as_bytes()).unwrap());
    // The score of 3 is the lowest, but 2 and 4 have met; 3 and 4 want different colours.
    assert_eq!(away("240 H   2    1\n"), "2\n3 4\n2 0\n");
    assert_eq!(away("240 Z   2    4\n"), "2\n2 1\n3 0\n");
    assert_eq!(away("240 H   2    1    4\n"), "1\n2 3\n");
    assert_eq!(away("XXZ 1 4\n"), "1\n2 3\n");
    assert_eq!(away("240 H   3    1    4\n"), away(""));
    let column = SOUND.replace("3 w 1", "3 w 1  0000 - H").replace("2 w =", "2 w =  0000 - Z");
    assert_eq!(text(&PairingReport::read(column.as_bytes()).unwrap()), "1\n2 3\n");
}

/// A hundred random tournaments, seeds 1 to 100 with at most 40 players, are paired as gacrux pairs them.
#[test]
fn random_tournaments_against_another_program() {
    let required = std::env::var_os("TRF_READER");
    let python = required.clone().unwrap_or_else(|| "python3".into());
    let directory = tempfile::tempdir().unwrap();
    let mut paths = Vec::new();
    for seed in 1..=100 {
        let features = RandomFeatures::of(seed);
        let players = features.players.min(40);
        let rounds = features.rounds.min(players - 1);
        let made = random(seed, &RandomFeatures { players, rounds, paired: rounds, ..features }).unwrap();
        if made.played() == 0 {
            continue;
        }
        let path = directory.path().join(format!("seed-{seed}.trf"));
        fs::write(&path, made.trf()).unwrap();
        paths.push(path);
    }
    assert!(paths.len() > 90, "{} can be paired", paths.len());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/protocol/pairing/check_trf.py");
    let Ok(output) = std::process::Command::new(python).arg(script).args(&paths).output() else {
        assert!(required.is_none(), "TRF_READER does not run");
        return;
    };
    if output.status.code() == Some(77) && required.is_none() {
        return;
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let same = text.lines().filter(|line| line.contains(".trf same ")).count();
    assert_eq!(same, paths.len(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
}
