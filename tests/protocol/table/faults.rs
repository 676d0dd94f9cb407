//! Contradictions are refused with their place, never with a panic.

use adjudicate::event::table::{
    Bye, ByeKind, PairingSystem, ResultMethod, TableFault, TablePlace, TableSection, crosstable, standings,
};

use adjudicate_locales::Language;

use crate::table::build::{section, stand};

fn base() -> TableSection {
    section(PairingSystem::Swiss, &[], &["2w1 3w1", "1b0 U", "U 1b0"])
}

fn refused(change: impl Fn(&mut TableSection)) -> TableFault {
    let mut section = base();
    assert!(!stand(&section).rows.is_empty());
    change(&mut section);
    let fault = standings(&section).expect_err("a fault");
    assert_eq!(crosstable(&section).expect_err("the same fault"), fault);
    let phrase = fault.phrase();
    assert_eq!(Language::ENGLISH.text(phrase.key, &phrase.arguments), fault.to_string());
    assert!(["de", "fr"].into_iter().all(|tag| Language::of(tag).knows(&phrase)), "{phrase}");
    fault
}

#[test]
fn unknown_numbers() {
    let place = TablePlace::Board { round: 1, board: 1 };
    assert_eq!(refused(|section| section.results[0].players[1] = 9), TableFault::Unknown { player: 9, place });
    assert_eq!(refused(|section| section.results[0].players[1] = 0), TableFault::Unknown { player: 0, place });
    let bye = refused(|section| section.byes[0].player = 4);
    assert_eq!(bye.to_string(), "round 1, byes: there is no entrant 4");
    assert_eq!(refused(|section| section.lots = vec![7]).to_string(), "lots: there is no entrant 7");
}

#[test]
fn numbers_with_gaps() {
    assert_eq!(refused(|section| section.entrants[2].number = 4), TableFault::Numbering);
    assert_eq!(refused(|section| section.entrants[2].number = 0), TableFault::Numbering);
    assert_eq!(refused(|section| section.entrants[2].number = 1), TableFault::Numbering);
    assert_eq!(refused(|section| section.entrants[2].number = u32::MAX), TableFault::Numbering);
}

#[test]
fn twice_the_same() {
    let board = refused(|section| section.results.push(section.results[0].clone()));
    assert_eq!(board.to_string(), "round 1: board 1 is there twice");
    let player = refused(|section| {
        section.results.push(section.results[0].clone());
        section.results[2].board = 2;
    });
    assert_eq!(player, TableFault::Twice { player: 1, place: TablePlace::Round(1) });
    let itself = refused(|section| section.results[0].players[1] = 1);
    assert_eq!(itself, TableFault::Twice { player: 1, place: TablePlace::Round(1) });
    let bye = refused(|section| section.byes.push(Bye { round: 2, player: 1, kind: ByeKind::Allocated }));
    assert_eq!(bye, TableFault::Twice { player: 1, place: TablePlace::Round(2) });
    assert_eq!(refused(|section| section.lots = vec![2, 2]), TableFault::Twice { player: 2, place: TablePlace::Lots });
}

#[test]
fn rounds_that_cannot_be() {
    assert_eq!(refused(|section| section.results[0].round = 0), TableFault::Round(0));
    assert_eq!(refused(|section| section.byes[0].round = 3), TableFault::Round(3));
    assert_eq!(refused(|section| section.rounds = Some(u32::MAX)), TableFault::Round(u32::MAX));
    let far = refused(|section| (section.rounds, section.results[0].round) = (None, u32::MAX));
    assert_eq!(far, TableFault::Round(u32::MAX));
}

#[test]
fn lists_that_do_not_fit() {
    let wrong = |change: fn(&mut TableSection)| refused(change).to_string();
    let place = "round 1, board 1: ";
    assert_eq!(wrong(|section| section.results[0].points = None), format!("{place}it is decided and has no points"));
    assert_eq!(
        wrong(|section| section.results[0].how = ResultMethod::Open),
        format!("{place}it is open and has points")
    );
    assert_eq!(
        wrong(|section| section.results[0].points = Some(vec![2])),
        format!("{place}there are not as many points as players")
    );
    assert_eq!(
        wrong(|section| section.results[0].game_points = Some(vec![2, 1, 0])),
        format!("{place}there are not as many game points as players")
    );
    let few = format!("{place}the number of players does not fit the seats");
    assert_eq!(wrong(|section| section.results[0].players = vec![1]), few);
    assert_eq!(wrong(|section| section.results[0].players = vec![1, 2, 3]), few);
    assert_eq!(refused(|section| section.seats = 5), TableFault::Seats(5));
    assert_eq!(refused(|section| section.seats = 1).to_string(), "a board has 2 to 4 seats, not 1");
}

#[test]
fn more_points_than_can_be() {
    let huge = refused(|section| section.results[0].points = Some(vec![u64::MAX, 0]));
    assert_eq!(huge, TableFault::Points { points: u64::MAX, most: 10_000 });
    let huge = refused(|section| section.results[0].game_points = Some(vec![u64::MAX, 0]));
    assert_eq!(huge, TableFault::Points { points: u64::MAX, most: 1_000_000_000 });
    assert_eq!(refused(|section| section.scoring.win = 10_001), TableFault::Points { points: 10_001, most: 10_000 });
}
