//! Each tie-break by hand, unplayed games among them.

use adjudicate::event::table::{Bye, ByeKind, PairingSystem, ResultMethod, ResultPoints, TableSection, Tiebreak};

use crate::table::build::{places, row, section, stand, value};

fn values(section: &TableSection) -> Vec<String> {
    let standings = stand(section);
    (1..=section.entrants.len() as u32).map(|number| value(&standings, number).0).collect()
}

#[test]
fn an_alpha_with_two_byes_of_his_own() {
    // Alpha: wins against 4, 5 and 6, a half-point bye and an absence; 3½ points. Both dummies are capped at 5 draws, 2½.
    let rows = [
        "4w1 H 5w1 Z 6w1",
        "5w1 3w= 6w1 4w1 5w1",
        "6w1 2b= 4w1 5w1 4w1",
        "1b0 5w0 3b0 2b0 3b0",
        "2b0 4b1 1b0 3b0 2b0",
        "3b0 U 2b0 U 1b0",
    ];
    let buchholz = section(PairingSystem::Swiss, &[Tiebreak::Buchholz], &rows);
    let standings = stand(&buchholz);
    assert_eq!(
        value(&standings, 1),
        ("8".to_owned(), "david 0 + half-point bye 2½ + helene 1 + absence 2½ + franck 2 = 8".to_owned())
    );
    let cut = section(PairingSystem::Swiss, &[Tiebreak::BuchholzCut1], &rows);
    let standings = stand(&cut);
    // David's 0 is lower, and yet a round he was not available for is cut (16.5).
    assert_eq!(value(&standings, 1).0, "5½");
    // Franck's byes are the pairing's, not his own wish: the least value is cut, one of his dummies.
    assert_eq!(value(&standings, 6).0, "14½");
}

#[test]
fn an_absence_before_a_game_is_worth_nothing_and_at_the_end_a_draw() {
    // Bruno comes a round late; charline stays away from the last.
    let rows = ["3w1 2w1", "Z 1b0", "1b0 Z"];
    let standings = stand(&section(PairingSystem::Swiss, &[Tiebreak::Buchholz], &rows));
    assert_eq!(value(&standings, 1).1, "charline ½ (scored 0) + bruno 0 = ½");
    assert_eq!(value(&standings, 2).1, "absence 0 + alyx 2 = 2");
    assert_eq!(value(&standings, 3).1, "alyx 2 + absence 0 = 2");
}

#[test]
fn an_absence_before_a_forfeit_lost_is_a_draw_too() {
    // Charline: a game, an absence, a forfeit lost. Nothing but rounds she was not there for follows the absence (16.2.5).
    let rows = ["3w1 2w= 4w1", "4w1 1b= 3w+", "1b0 Z 2b-", "2b0 Z 1b0"];
    let standings = stand(&section(PairingSystem::Swiss, &[Tiebreak::Buchholz], &rows));
    assert_eq!(value(&standings, 1).1, "charline ½ (scored 0) + bruno 2½ + david 0 = 3");
    // The forfeit's dummy has no more than charline's adjusted score (16.4.1).
    assert_eq!(value(&standings, 2).1, "david 0 + alyx 2½ + forfeit (charline) ½ = 3");
}

#[test]
fn the_cut_spares_nobody_a_forfeit_lost() {
    // Bruno lost to charline by forfeit: that is cut before david's 0.
    let rows = ["2w1 3w0 4w1", "1b0 4w1 3b-", "4w1 1b1 2w+", "3b0 2b0 1b0"];
    let standings = stand(&section(PairingSystem::Swiss, &[Tiebreak::BuchholzCut1], &rows));
    assert_eq!(value(&standings, 2).1, "alyx 2 + david 0 = 2 (forfeit (charline) 1 cut)");
    assert_eq!(value(&standings, 1).1, "bruno 1 + charline 3 = 4 (david 0 cut)");
}

#[test]
fn wins_count_byes_and_forfeits() {
    let rows = ["U 2w+ 3w=", "3w1 1b- U", "2b0 U 1b="];
    let section = section(PairingSystem::Swiss, &[Tiebreak::Wins], &rows);
    assert_eq!(values(&section), ["2", "2", "1"]);
    assert_eq!(value(&stand(&section), 1).1, "rounds 1, 2 = 2");
    assert_eq!(value(&stand(&section), 3).1, "round 2 = 1");
}

#[test]
fn progressive_is_the_score_after_each_round() {
    let rows = ["2w1 3w0 4w=", "1b0 4w1 3b=", "4w0 1b1 2w=", "3b1 2b0 1b="];
    let section = section(PairingSystem::Swiss, &[Tiebreak::Progressive], &rows);
    assert_eq!(values(&section), ["3½", "2½", "2½", "3½"]);
    assert_eq!(value(&stand(&section), 2).1, "0 + 1 + 1½ = 2½");
    assert_eq!(places(&stand(&section)), "1-2:1 1-2:4 3-4:2 3-4:3");
}

#[test]
fn points_for_are_what_the_games_count() {
    let mut section =
        section(PairingSystem::RoundRobin, &[Tiebreak::PointsFor], &["2w1 3b0 U", "1b0 U 3w1", "U 1w1 2b0"]);
    for (result, points) in section.results.iter_mut().zip([[7, 3], [7, 6], [7, 0]]) {
        result.game_points = Some(points.to_vec());
    }
    // Boards: alyx 7-3 bruno, charline 7-6 alyx, bruno 7-0 charline.
    let standings = stand(&section);
    assert_eq!(value(&standings, 1), ("13".to_owned(), "round 1 7 + round 2 6 = 13".to_owned()));
    assert_eq!(places(&standings), "1:1 2:2 3:3");
}

#[test]
fn lots_order_as_drawn() {
    let mut section = section(PairingSystem::Swiss, &[Tiebreak::Lots], &["2w=", "1b=", "4w=", "3b="]);
    section.lots = vec![3, 1, 4];
    let standings = stand(&section);
    assert_eq!(places(&standings), "1:3 2:1 3:4 4:2");
    assert_eq!(value(&standings, 1).1, "drawn as number 2");
    assert_eq!(value(&standings, 2).1, "not drawn");
}

#[test]
fn without_tie_breaks_places_are_shared() {
    let standings = stand(&section(PairingSystem::Swiss, &[], &["2w1", "1b0", "4w=", "3b="]));
    assert_eq!(places(&standings), "1:1 2-3:3 2-3:4 4:2");
}

#[test]
fn direct_encounter_of_two() {
    // 1 and 2 have 2 points each, and 2 beat 1.
    let rows = ["2w0 3w1 4w1", "1b1 4w1 3b0", "4w0 1b0 2w1", "3b1 2b0 1b0"];
    let standings = stand(&section(PairingSystem::RoundRobin, &[Tiebreak::Direct], &rows));
    assert_eq!(places(&standings), "1:2 2:1 3:4 4:3");
    assert_eq!(value(&standings, 2), ("1".to_owned(), "alyx 1 = 1".to_owned()));
    assert_eq!(row(&standings, 3).tiebreaks[0].terms.english, "david 0 = 0");
}

#[test]
fn direct_encounter_in_a_circle_breaks_nothing_and_the_next_tie_break_does() {
    let rows = ["2w1 3b0 4w=", "1b0 4b= 3w1", "4w= 1w1 2b0", "3b= 2w= 1b="];
    let section = section(PairingSystem::RoundRobin, &[Tiebreak::Direct, Tiebreak::Wins], &rows);
    let standings = stand(&section);
    assert_eq!(places(&standings), "1-3:1 1-3:2 1-3:3 4:4");
    assert_eq!(value(&standings, 1).1, "bruno 1 + charline 0 + david ½ = 1½");
    assert_eq!(value(&standings, 4).0, "1½");
}

#[test]
fn direct_encounter_is_taken_again_among_those_still_level() {
    // 1 to 4 have 2½ points each, and among themselves 2½, 1, 1 and 1½; then 2 beat 3.
    let rows = [
        "6w0 2w1 3b1 4w= 5b0",
        "5w1 1b0 6w= 3w1 4b0",
        "4w1 5b1 1w0 2b0 6w=",
        "3b0 6b0 5w1 1b= 2w1",
        "2b0 3w0 4b0 6b1 1w1",
        "1b1 4w1 2b= 5w0 3b=",
    ];
    let standings = stand(&section(PairingSystem::RoundRobin, &[Tiebreak::Direct], &rows));
    assert_eq!(places(&standings), "1:6 2:1 3:4 4:2 5:3 6:5");
    assert_eq!(value(&standings, 2).1, "alyx 0 + charline 1 + david 0 = 1; then charline 1 = 1");
}

#[test]
fn one_alone_at_the_top_whatever_the_missing_games_bring() {
    // 1, 2 and 3 have 2½ points each. 1 beat 2 and 3; 2 and 3 never met: 1 is first, the others stay level (6.3).
    let rows = [
        "2w1 3w1 4w= 5w0",
        "1b0 5b1 6w1 4b=",
        "6w1 1b0 5w= 7b1",
        "7w1 6b1 1b= 2w=",
        "U 2w0 3b= 1b1",
        "3b0 4w0 2b0 U",
        "4b0 U U 3w0",
    ];
    let standings = stand(&section(PairingSystem::Swiss, &[Tiebreak::Direct], &rows));
    let scores: Vec<u64> = (1..=7).map(|number| row(&standings, number).score).collect();
    assert_eq!(scores, [5, 5, 5, 6, 5, 2, 4]);
    // 5 has 2½ too, beat 1, lost to 2 and drew with 3. 2 can still come to 2, so nobody is safe.
    assert_eq!(places(&standings), "1:4 2-5:1 2-5:2 2-5:3 2-5:5 6:7 7:6");
    assert_eq!(value(&standings, 2).1, "alyx 0 + charline not met + helene 1 = 1 to 2");
    // Without 5's point he is not among them.
    let rows = [
        "2w1 3w1 4w= 5w=",
        "1b0 5b1 6w1 4b=",
        "6w1 1b0 5w= 7b1",
        "7w1 6b1 1b= 2w=",
        "U 2w0 3b= 1b=",
        "3b0 4w0 2b0 U",
        "4b0 U U 3w0",
    ];
    let mut section = section(PairingSystem::Swiss, &[Tiebreak::Direct], &rows);
    section.results.retain(|result| (result.round, result.players[0]) != (4, 1));
    let standings = stand(&section);
    assert_eq!(row(&standings, 1).score, 5);
    assert_eq!(places(&standings), "1:4 2:1 3-4:2 3-4:3 5:7 6:5 7:6");
    assert_eq!(value(&standings, 1), ("2".to_owned(), "bruno 1 + charline 1 = 2".to_owned()));
    assert_eq!(value(&standings, 2).1, "alyx 0 + charline not met = 0 to 1; then charline not met = 0 to 1");
}

#[test]
fn the_second_is_safe_once_the_first_is() {
    // 1 to 4 have 3 points each from five rounds. Among them 1 beat all, 2 beat 3 and 4, and 3 and 4 never met.
    let rows = [
        "2w1 3w1 4w1 5w0 6w0 Z",
        "1b0 4w1 3b1 6w0 5w1 Z",
        "7w1 1b0 2w0 8b1 U Z",
        "8w1 2b0 1b0 7b1 U Z",
        "6w1 7b0 8w0 1b1 2b0 Z",
        "5b0 8w0 7w0 2b1 1b1 Z",
        "3b0 5w1 6b1 4w0 8w0 Z",
        "4b0 6b1 5b1 3w0 7b1 Z",
    ];
    let section = section(PairingSystem::Swiss, &[Tiebreak::Direct], &rows);
    let standings = stand(&section);
    let scores: Vec<u64> = (1..=8).map(|number| row(&standings, number).score).collect();
    assert_eq!(scores, [6, 6, 6, 6, 4, 4, 4, 6]);
    // 8 has 3 points too and lost to both 3 and 4: nobody is safe before 1, whom 8 never met.
    assert_eq!(value(&standings, 8).1, "alyx not met + bruno not met + charline 0 + david 0 = 0 to 2");
    assert_eq!(value(&standings, 1).1, "bruno 1 + charline 1 + david 1 + irina not met = 3 to 4");
    assert_eq!(value(&standings, 2).1, "alyx 0 + charline 1 + david 1 + irina not met = 2 to 3");
    assert_eq!(value(&standings, 3).1, "alyx 0 + bruno 0 + david not met + irina 1 = 1 to 2");
    assert_eq!(places(&standings), "1-5:1 1-5:2 1-5:3 1-5:4 1-5:8 6:7 7:5 8:6");
    // Half a point less for 8, and the four are ranked: 1, then 2, then 3 and 4 together.
    let mut section = section;
    let last = section.results.iter_mut().find(|result| result.round == 5 && result.players.contains(&8));
    last.expect("the game of 7 and 8").points = Some(vec![1, 1]);
    assert_eq!(places(&stand(&section)), "1:1 2:2 3-4:3 3-4:4 5-6:7 5-6:8 7:5 8:6");
}

#[test]
fn a_forfeit_is_no_encounter_in_a_swiss_and_one_in_a_round_robin() {
    let rows = ["2w+ 3w0 4w1", "1b- 4w1 3b1", "4w0 1b1 2w0", "3b1 2b0 1b0"];
    let swiss = stand(&section(PairingSystem::Swiss, &[Tiebreak::Direct], &rows));
    assert_eq!(places(&swiss), "1-2:1 1-2:2 3:4 4:3");
    assert_eq!(value(&swiss, 1).1, "bruno not met = 0 to 1");
    let round_robin = stand(&section(PairingSystem::RoundRobin, &[Tiebreak::Direct], &rows));
    assert_eq!(places(&round_robin), "1:1 2:2 3:4 4:3");
}

#[test]
fn two_meetings_count_their_average() {
    // A double round-robin of three: alyx 1½-½ bruno, bruno 2-0 charline, charline 1½-½ alyx... by games.
    let rows = ["2w1 3b= U 2b= 3w0 U", "1b0 U 3w1 1w= U 3b1", "U 1w= 2b0 U 1b1 2w0"];
    let section = section(PairingSystem::DoubleRoundRobin, &[Tiebreak::Direct], &rows);
    let standings = stand(&section);
    assert_eq!(row(&standings, 1).score, 4);
    assert_eq!(places(&standings), "1:2 2:1 3:3");
    let rows = ["2w1 3b= U 2b= 3w= U", "1b0 U 3w1 1w= U 3b1", "U 1w= 2b0 U 1b= 2w0"];
    let standings = stand(&crate::table::build::section(PairingSystem::DoubleRoundRobin, &[Tiebreak::Direct], &rows));
    // Alyx and bruno have 2½ each, and alyx has ¾ from their two games.
    assert_eq!(places(&standings), "1:1 2:2 3:3");
    assert_eq!(value(&standings, 1), ("¾".to_owned(), "bruno ¾ = ¾".to_owned()));
}

#[test]
fn three_points_for_a_win() {
    let mut section =
        section(PairingSystem::Swiss, &[Tiebreak::SonnebornBerger, Tiebreak::Wins], &["2w1 U", "1b0 3w=", "U 2b="]);
    section.scoring = ResultPoints { win: 6, draw: 2, loss: 0 };
    for result in &mut section.results {
        let points = result.points.iter_mut().flatten();
        points.for_each(|points| *points = [0, 2, 6][*points as usize]);
    }
    let standings = stand(&section);
    assert_eq!(row(&standings, 1).score, 12);
    // 3 × bruno 1 + 3 × a bye's dummy, capped at two draws of 1 point: 2.
    assert_eq!(value(&standings, 1), ("9".to_owned(), "3 × bruno 1 + 3 × bye 2 = 9".to_owned()));
    assert_eq!(row(&standings, 3).tiebreaks[1].value.map(|value| value.units), Some(1));
    assert_eq!(places(&standings), "1:1 2:3 3:2");
}

#[test]
fn values_are_the_same_whatever_stands_before_them() {
    let rows = ["2w1 3w0", "1b0 4w1", "4w0 1b1", "3b1 2b0"];
    let mut one = section(PairingSystem::Swiss, &[Tiebreak::Buchholz], &rows);
    one.byes = vec![];
    let alone = values(&one);
    one.tiebreaks = vec![Tiebreak::Wins, Tiebreak::Buchholz];
    let standings = stand(&one);
    let second: Vec<String> =
        (1..=4).map(|n| row(&standings, n).tiebreaks[1].value.map_or_else(String::new, |v| v.to_string())).collect();
    assert_eq!(alone, second);
}

#[test]
fn a_ruling_may_give_both_a_loss() {
    let mut section = section(PairingSystem::Swiss, &[Tiebreak::Wins], &["2w=", "1b="]);
    section.results[0].points = Some(vec![0, 0]);
    section.results[0].how = ResultMethod::Adjudicated;
    let standings = stand(&section);
    assert_eq!((row(&standings, 1).lost, row(&standings, 2).lost), (1, 1));
    section.byes.push(Bye { round: 1, player: 1, kind: ByeKind::Half });
    assert!(adjudicate::event::table::standings(&section).is_err());
}
