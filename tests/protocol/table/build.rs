//! Sections from crosstables as they are printed: one text an entrant, one word a round.
//!
//! `4w1` is a win with the first seat against 4, `=` a draw, `0` a loss, `+` and `-` forfeits, `?` an open game; `U` is a bye,
//! `H` a half-point bye, `Z` an absence, `.` a round that is not his.

use adjudicate::event::table::{
    Bye, ByeKind, Departure, EntrantExit, LevelRule, PairingSystem, ResultMethod, ResultPoints, Standings,
    StandingsRow, TableEntrant, TableResult, TableSection, Tiebreak, standings,
};

const NAMES: [&str; 16] = [
    "alyx",
    "bruno",
    "charline",
    "david",
    "helene",
    "franck",
    "genevieve",
    "irina",
    "jessica",
    "lais",
    "maria",
    "nick",
    "opal",
    "paul",
    "reine",
    "stephan",
];

/// A section of these rows, named from alyx on.
pub fn section(system: PairingSystem, tiebreaks: &[Tiebreak], rows: &[&str]) -> TableSection {
    let entrants = (1..).zip(rows.iter().zip(NAMES));
    let entrants = entrants.map(|(number, (_, name))| TableEntrant {
        number,
        name: name.to_owned(),
        display: None,
        rating: None,
        out: None,
    });
    let words: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
    let rounds = words.iter().map(Vec::len).max().unwrap_or(0);
    let (mut results, mut byes) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        let mut board = 0;
        for (index, row) in words.iter().enumerate() {
            let (player, word) = (index as u32 + 1, row.get(round).copied().unwrap_or("."));
            let kind = match word {
                "U" => Some(ByeKind::Allocated),
                "H" => Some(ByeKind::Half),
                _ => None,
            };
            byes.extend(kind.map(|kind| Bye { round: round as u32 + 1, player, kind }));
            if let Some((opponent, result)) = word.split_once('w') {
                let opponent: u32 = opponent.parse().expect("an opponent");
                let back = words[opponent as usize - 1][round];
                let (same, answer) = back.split_once('b').expect("the other colour");
                assert_eq!(same, player.to_string(), "round {}: {player} and {opponent} disagree", round + 1);
                board += 1;
                results.push(decided(round as u32 + 1, board, [player, opponent], result, answer));
            }
        }
    }
    let scheduled = rows.len() as u32 - 1;
    TableSection {
        name: "test".to_owned(),
        title: "Test".to_owned(),
        system,
        pairing: None,
        level: if system == PairingSystem::Knockout { vec![LevelRule::Second] } else { Vec::new() },
        legs: 1,
        third_place: false,
        rounds: (!system.is_table()).then_some(rounds as u32),
        scoring: ResultPoints::default(),
        tiebreaks: tiebreaks.to_vec(),
        seats: 2,
        scheduled: if system == PairingSystem::DoubleRoundRobin { scheduled * 2 } else { scheduled },
        entrants: entrants.collect(),
        results,
        byes,
        lots: Vec::new(),
        said: Vec::new(),
    }
}

fn decided(round: u32, board: u32, players: [u32; 2], first: &str, second: &str) -> TableResult {
    let (points, how) = match (first, second) {
        ("1", "0") => (Some(vec![2, 0]), ResultMethod::Played),
        ("0", "1") => (Some(vec![0, 2]), ResultMethod::Played),
        ("=", "=") => (Some(vec![1, 1]), ResultMethod::Played),
        ("+", "-") => (Some(vec![2, 0]), ResultMethod::Unplayed),
        ("-", "+") => (Some(vec![0, 2]), ResultMethod::Unplayed),
        ("-", "-") => (Some(vec![0, 0]), ResultMethod::Unplayed),
        ("?", "?") => (None, ResultMethod::Open),
        other => panic!("round {round}: {other:?} is no result"),
    };
    TableResult { round, board, players: players.to_vec(), points, game_points: None, how, note: None }
}

/// Lets an entrant leave.
pub fn leave(section: &mut TableSection, number: u32, after_round: u32, reason: &str) {
    let out = EntrantExit { after_round, during: false, departure: Departure::Withdrew, reason: reason.to_owned() };
    section.entrants[number as usize - 1].out = Some(out);
}

/// The standings of a section that has some.
pub fn stand(section: &TableSection) -> Standings {
    standings(section).expect("standings")
}

/// Somebody's row.
pub fn row(standings: &Standings, number: u32) -> &StandingsRow {
    standings.rows.iter().find(|row| row.number == number).expect("a row")
}

/// A value of the first tie-break as text, and its terms.
pub fn value(standings: &Standings, number: u32) -> (String, String) {
    let one = &row(standings, number).tiebreaks[0];
    (one.value.map_or_else(String::new, |value| value.to_string()), one.terms.to_string())
}

/// The places from the first row down, with the numbers that have them: `1:4 2-3:1 2-3:2`.
pub fn places(standings: &Standings) -> String {
    let rows = standings.rows.iter();
    let place = |row: &StandingsRow| row.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
    rows.map(|row| format!("{}:{}", place(row), row.number)).collect::<Vec<_>>().join(" ")
}
