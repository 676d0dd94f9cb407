//! Steps that break a rule, or cannot be read: each is refused with its clause, at its place in what was typed.

use std::collections::BTreeMap;

use adjudicate_games::duerror::{GAME, STOCK};
use adjudicate_locales::Language;
use adjudicate_rules::RefusalKind::{Ambiguous, Illegal, Unreadable};
use adjudicate_rules::{Demand, OptionValue, Options, PhraseArgument, Play, RefusalKind, StockBoard};

use super::table::{options, seat, start, throw};
use crate::kit::conformance::positions::{refused_well, translated};

const PLAYERS: [&str; 4] = ["alice", "bob", "carol", "dave"];

/// Everybody has tokens enough to be put anywhere.
const BASE: &str = r#"{"tokens": 6}"#;
const MERUS: &str = r#"{"tokens": 6, "variants": ["merus"]}"#;
const FACTIOSUS: &str = r#"{"tokens": 20, "variants": ["factiosus"]}"#;
const CAECUS: &str = r#"{"tokens": 6, "variants": ["caecus"]}"#;
/// The player has nothing left after being placed.
const POOR: &str = r#"{"tokens": 2}"#;
/// Nobody has paid anything yet, and the bank has nothing.
const EMPTY: &str = r#"{"bank": 0}"#;
/// Alice's melliran and bob's thete stand on A1, carol's thete stands on C3, and nothing has been paid.
const REACHED: &str = "- - - | board 1; colour red; start melliran; move / board 2; colour blue; start thete; move \
                       / board 5; colour green; start thete; move";
/// A piece leaves that would go further, too.
const PAST: &str = r#"{"tokens": 6, "exit": "past"}"#;
/// With Factiosus, and the exact number leads out.
const EXACT: &str = r#"{"tokens": 20, "variants": ["factiosus"], "exit": "exact"}"#;

/// One refusal: the options; where the pieces of alice, bob, carol and dave stand, if anybody has had his first turn (who has
/// only a piece is off the board), and what else has happened; what is typed; how it is refused; what of it is marked.
type Case = (&'static str, &'static str, &'static str, RefusalKind, &'static str, &'static str);

/// Before the first turn of alice, or of the player who is named.
const CHOICES: &[Case] = &[
    (BASE, "- -", "move", Illegal, "DUE-2", "move"),
    (BASE, "- -", "take bob", Illegal, "DUE-2", "take bob"),
    (BASE, "- -", "colour red; board 3; start thete; move", Illegal, "DUE-2", "colour red"),
    (BASE, "- -", "board 3; start thete; colour red; move", Illegal, "DUE-2", "start thete"),
    (BASE, "- -", "board 3; colour red; move", Illegal, "DUE-2", "move"),
    (BASE, "- -", "board 10; colour red; start thete; move", Illegal, "DUE-2", "board 10"),
    (BASE, "- -", "board 0", Illegal, "DUE-2", "board 0"),
    (BASE, "- -", "board 3; board 4", Illegal, "DUE-2", "board 4"),
    (BASE, "- -", "board 3; colour pink", Illegal, "DUE-2", "colour pink"),
    (BASE, "- -", "board 3; colour red; start thete; start ephebe; move", Illegal, "DUE-2", "start ephebe"),
    (BASE, "- - | board 3; colour red; start thete; move", "board 3", Illegal, "DUE-2", "board 3"),
    (BASE, "- - | board 3; colour red; start thete; move", "board 4; colour red", Illegal, "DUE-2", "colour red"),
    (BASE, "ephebe@C3 thete@D4", "board 5; move", Illegal, "DUE-2", "board 5"),
    (BASE, "ephebe@C3 thete@D4", "start melliran; move", Illegal, "DUE-2", "start melliran"),
    (BASE, "- - - | board 3; colour red; start thete; move / alice leaves", "board 3", Illegal, "DUE-2", "board 3"),
    (
        BASE,
        "- - - | board 3; colour red; start thete; move / alice leaves",
        "board 1; colour red",
        Illegal,
        "DUE-2",
        "colour red",
    ),
    (BASE, "- -", "board 3; colour red; start thete; change ephebe; move", Illegal, "DUE-5", "change ephebe"),
    (BASE, "- -", "board 3; colour red; start thete; roll", Illegal, "DUE-5", "roll"),
    (BASE, "- -", "board sealed; colour red", Illegal, "DUE-12", "board sealed"),
    (MERUS, "- -", "board 3; colour red; start ephebe; move", Illegal, "DUE-12", "start ephebe"),
    (FACTIOSUS, "- -", "board 3; colour red; start thete", Illegal, "DUE-12", "start thete"),
    (CAECUS, "- -", "board 3; colour red; start thete; move A1", Illegal, "DUE-12", "board 3"),
    (CAECUS, "- -", "board sealed; colour red; start thete; move", Illegal, "DUE-14", "move"),
    (BASE, "- -", "board 3; colour red; start thete", Illegal, "DUE-14", ""),
    (BASE, "- -", "board 3", Illegal, "DUE-14", ""),
    (BASE, "- -", "", Illegal, "DUE-14", ""),
    (BASE, "- -", "board 3; colour red; start thete; hold", Illegal, "DUE-10", "hold"),
    (BASE, "- -", "board 3; colour red; start melliran; take bob", Illegal, "DUE-4", "take bob"),
];

/// Formactus.
const CHANGES: &[Case] = &[
    (BASE, "ephebe@C3 thete@D4", "change ephebe; move", Illegal, "DUE-5", "change ephebe"),
    (BASE, "ephebe@C3 thete@D4", "change thete; change melliran; move", Illegal, "DUE-5", "change melliran"),
    (BASE, "ephebe@C3 thete@D4", "change thete; roll", Illegal, "DUE-5", "roll"),
    (BASE, "ephebe@C3 thete@D4", "take bob; change thete; move", Illegal, "DUE-5", "change thete"),
    (BASE, "ephebe@C3 thete@D4", "take bob; roll", Illegal, "DUE-5", "roll"),
    (BASE, "ephebe@C3 thete@D4 | roll [2]", "change thete; move", Illegal, "DUE-5", "change thete"),
    (BASE, "ephebe@C3 thete@D4 | roll [6]", "roll", Illegal, "DUE-5", "roll"),
    (BASE, "ephebe@C3 thete@D4 | roll [3]", "roll", Illegal, "DUE-5", "roll"),
    (BASE, "ephebe@C3 thete@D4 | roll [3]", "change ephebe; move", Illegal, "DUE-5", "change ephebe"),
    (BASE, "ephebe@C3 thete@D4 | veer [10 1]", "change thete; move", Illegal, "DUE-5", "change thete"),
    (POOR, "thete@C3 thete@I9", "change ephebe; move", Illegal, "DUE-5", "change ephebe"),
    (MERUS, "thete@C3 thete@D4", "change ephebe; move", Illegal, "DUE-12", "change ephebe"),
    (FACTIOSUS, "thete@C3 thete@D4", "change ephebe; thete move", Illegal, "DUE-12", "change ephebe"),
    (FACTIOSUS, "thete@C3 thete@D4", "roll", Illegal, "DUE-12", "roll"),
];

/// Flictus and misericordia.
const TAKINGS: &[Case] = &[
    (BASE, "melliran thete@A5", "take bob A5; move", Illegal, "DUE-4", "take bob A5"),
    (BASE, "melliran@A5 thete", "take bob; move", Illegal, "DUE-4", "take bob"),
    (BASE, "thete@C3 thete@C3", "take bob; move", Illegal, "DUE-6", "take bob"),
    (BASE, "ephebe@C3 thete@F3", "take bob; move", Illegal, "DUE-6", "take bob"),
    (BASE, "ephebe@C3 thete@D6", "take bob; move", Illegal, "DUE-6", "take bob"),
    (BASE, "melliran@C3 thete@D5", "take bob; move", Illegal, "DUE-6", "take bob"),
    (BASE, "ephebe@C3 thete@D4", "take alice; move", Illegal, "DUE-6", "take alice"),
    (BASE, "ephebe@C3 thete@D4", "take zoe; move", Illegal, "DUE-6", "take zoe"),
    (BASE, "ephebe@C3 thete@D4 thete@G4", "take bob; take carol; move", Illegal, "DUE-6", "take carol"),
    (BASE, "ephebe@C3 thete@D4 thete@D4", "take bob; take carol; move", Illegal, "DUE-7", "take carol"),
    (
        BASE,
        "melliran@C3 thete@D4 thete@D4 thete@E4",
        "take bob; take dave; take carol; move",
        Illegal,
        "DUE-7",
        "take carol",
    ),
    (BASE, "ephebe@C3 thete@C3 thete@C3", "take carol; take bob; move", Illegal, "DUE-7", "take bob"),
    (BASE, "ephebe@C3 thete@D4", "take bob C4; move", Illegal, "DUE-14", "take bob C4"),
    (BASE, "ephebe@C3 thete@D4", "take bob.thete; move", Illegal, "DUE-14", "take bob.thete"),
    (BASE, "ephebe@C3 thete@D4", "ephebe take bob; move", Illegal, "DUE-14", "ephebe take bob"),
    (BASE, "ephebe@C3 thete@D4 thete@C4 | bob leaves", "take bob; move", Illegal, "DUE-16", "take bob"),
    (
        FACTIOSUS,
        "ephebe@C3 thete@D4 thete@C4 | bob leaves",
        "ephebe take bob.thete",
        Illegal,
        "DUE-16",
        "ephebe take bob.thete",
    ),
    (BASE, "ephebe@C3 thete@D4", "spare bob; move", Illegal, "DUE-8", "spare bob"),
    (EMPTY, REACHED, "spare alice; move", Illegal, "DUE-8", "spare alice"),
    (EMPTY, REACHED, "spare zoe; move", Illegal, "DUE-8", "spare zoe"),
    (EMPTY, REACHED, "move", Illegal, "DUE-8", "move"),
    (EMPTY, REACHED, "stay", Illegal, "DUE-8", "stay"),
    (EMPTY, REACHED, "veer", Illegal, "DUE-8", "veer"),
    (EMPTY, REACHED, "take bob; spare carol; move", Illegal, "DUE-8", "spare carol"),
    (EMPTY, REACHED, "spare bob; spare carol; move", Illegal, "DUE-8", "spare carol"),
    (EMPTY, REACHED, "spare bob; take carol; move", Illegal, "DUE-8", "take carol"),
    (EMPTY, REACHED, "spare bob", Illegal, "DUE-14", ""),
    (
        EMPTY,
        "- - | board 1; colour red; start melliran; move / board 2; colour blue; start thete; move",
        "spare bob; move",
        Illegal,
        "DUE-8",
        "spare bob",
    ),
    (BASE, "ephebe@C3 thete@D4", "take bob", Illegal, "DUE-14", ""),
    (FACTIOSUS, "melliran@A1 thete@A9", "melliran take alice.thete", Illegal, "DUE-12", "melliran take alice.thete"),
    (FACTIOSUS, "thete@A1 thete@D4", "take bob", Illegal, "DUE-14", "take bob"),
    (FACTIOSUS, "thete@A1 thete@A1", "thete take bob.thete", Illegal, "DUE-6", "thete take bob.thete"),
    (FACTIOSUS, "melliran@A1 thete@A9", "ephebe take bob.thete", Illegal, "DUE-4", "ephebe take bob.thete"),
    (FACTIOSUS, "melliran@A1 thete@A9", "melliran take bob.ephebe", Illegal, "DUE-4", "melliran take bob.ephebe"),
    (FACTIOSUS, "melliran@A1 thete@B3", "melliran take bob", Illegal, "DUE-6", "melliran take bob"),
    (
        FACTIOSUS,
        "melliran@A1 thete@A9+ephebe@A9",
        "melliran take bob.thete; melliran take bob.ephebe",
        Illegal,
        "DUE-7",
        "melliran take bob.ephebe",
    ),
    (FACTIOSUS, "melliran@A1 thete@A9+ephebe@A8", "melliran take bob", Ambiguous, "ALL-3", "melliran take bob"),
    (FACTIOSUS, "ephebe@A2+melliran@A1 thete@A3", "take bob", Ambiguous, "ALL-3", "take bob"),
];

/// Flexus and fluctus.
const MOVES: &[Case] = &[
    (POOR, "thete@I1 thete@A1", "veer", Illegal, "DUE-9", "veer"),
    (POOR, "thete@I1 ephebe", "veer", Illegal, "DUE-9", "veer"),
    (POOR, "thete@I1 thete@A1", "stay", Illegal, "DUE-10", "stay"),
    (BASE, "thete@A1 thete@D4", "move H2", Illegal, "DUE-10", "move H2"),
    (BASE, "melliran@A1 thete@D4", "move A2", Illegal, "DUE-10", "move A2"),
    (BASE, "ephebe@A1 thete@I9", "hold", Illegal, "DUE-10", "hold"),
    (BASE, "melliran@I9 thete@A1", "move A1", Illegal, "DUE-10", "move A1"),
    (BASE, "thete@B9 thete@D4", "move", Illegal, "DUE-11", "move"),
    (BASE, "ephebe@F9 thete@A1", "move out", Illegal, "DUE-11", "move out"),
    (BASE, "thete@A1 thete@D4", "move out", Illegal, "DUE-11", "move out"),
    (BASE, "thete@A8 thete@D4", "move out", Illegal, "DUE-11", "move out"),
    (PAST, "thete@B9 thete@D4", "hold", Illegal, "DUE-11", "hold"),
    (FACTIOSUS, "thete@B9 thete@D4", "thete hold", Illegal, "DUE-11", "thete hold"),
    (EXACT, "thete@B9 thete@D4", "thete move", Illegal, "DUE-11", "thete move"),
    (BASE, "thete@A1 thete@D4", "move; take bob", Illegal, "DUE-14", "take bob"),
    (BASE, "thete@A1 thete@D4", "stay; move", Illegal, "DUE-14", "move"),
    (BASE, "thete@A1 thete@D4", "move; move", Illegal, "DUE-14", "move"),
    (BASE, "thete@A1 thete@D4", "roll; move", Illegal, "DUE-14", "move"),
    (BASE, "thete@A1 thete@D4", "veer; move", Illegal, "DUE-14", "move"),
    (BASE, "melliran@A1 thete@D4 | veer [4 5]", "take bob; move", Illegal, "DUE-14", "take bob"),
    (BASE, "thete@A1 thete@D4", "change melliran", Illegal, "DUE-14", ""),
    (BASE, "thete@A1 thete@D4", "thete move", Illegal, "DUE-14", "thete move"),
    (BASE, "thete@A1 thete@D4 | roll [5]", "", Illegal, "DUE-14", ""),
    (FACTIOSUS, "thete@A1 thete@D4", "thete move; ephebe move", Illegal, "DUE-14", ""),
    (
        FACTIOSUS,
        "melliran@A1 thete@A9",
        "thete move; melliran take bob.thete",
        Illegal,
        "DUE-14",
        "melliran take bob.thete",
    ),
    (FACTIOSUS, "melliran@A1 thete@A9", "thete move; melliran veer", Illegal, "DUE-14", "melliran veer"),
    (FACTIOSUS, "thete@A1 thete@D4", "thete move; thete move", Illegal, "DUE-12", "thete move"),
    (FACTIOSUS, "thete@A1 thete@D4", "thete stay; thete move", Illegal, "DUE-12", "thete move"),
    (FACTIOSUS, "thete@A1 thete@D4", "move", Ambiguous, "ALL-3", "move"),
    (FACTIOSUS, "thete@A1 thete@D4", "veer", Ambiguous, "ALL-3", "veer"),
    (
        FACTIOSUS,
        "thete@I9 ephebe@A1 | thete move; ephebe move; melliran move / thete move; ephebe move; melliran move",
        "thete move; ephebe move; melliran move",
        Illegal,
        "DUE-4",
        "thete move",
    ),
    (
        FACTIOSUS,
        "thete@I9 melliran@A2 | thete move; ephebe move; melliran move",
        "melliran take alice.thete",
        Illegal,
        "DUE-4",
        "melliran take alice.thete",
    ),
    (CAECUS, "thete@A1 thete@D4", "move", Illegal, "DUE-14", "move"),
    (CAECUS, "thete@A1 thete@D4", "board sealed; move C3", Illegal, "DUE-2", "board sealed"),
];

/// Texts that mean nothing, whatever the position.
const WORDS: &[Case] = &[
    (BASE, "thete@A1 thete@D4", "walk", Unreadable, "ALL-3", "walk"),
    (BASE, "thete@A1 thete@D4", "pass", Unreadable, "ALL-3", "pass"),
    (BASE, "thete@A1 thete@D4", "move J1", Unreadable, "ALL-3", "move J1"),
    (BASE, "thete@A1 thete@D4", "move A10", Unreadable, "ALL-3", "move A10"),
    (BASE, "thete@A1 thete@D4", "move A0", Unreadable, "ALL-3", "move A0"),
    (BASE, "thete@A1 thete@D4", "move A1 B1", Unreadable, "ALL-3", "move A1 B1"),
    (BASE, "thete@A1 thete@D4", "change knight; move", Unreadable, "ALL-3", "change knight"),
    (BASE, "thete@A1 thete@D4", "change; move", Unreadable, "ALL-3", "change"),
    (BASE, "thete@A1 thete@D4", "take; move", Unreadable, "ALL-3", "take"),
    (BASE, "thete@A1 thete@D4", "take bob.king; move", Unreadable, "ALL-3", "take bob.king"),
    (BASE, "thete@A1 thete@D4", "take bob D44; move", Unreadable, "ALL-3", "take bob D44"),
    (BASE, "thete@A1 thete@D4", "roll 3", Unreadable, "ALL-3", "roll 3"),
    (BASE, "thete@A1 thete@D4", "change ephebe;; move", Unreadable, "ALL-3", ""),
    (BASE, "thete@A1 thete@D4", "move;", Unreadable, "ALL-3", ""),
    (BASE, "thete@A1 thete@D4", "thete change ephebe; move", Unreadable, "ALL-3", "thete change ephebe"),
    (FACTIOSUS, "thete@A1 thete@D4", "thete", Unreadable, "ALL-3", "thete"),
    (BASE, "- -", "board three", Unreadable, "ALL-3", "board three"),
    (BASE, "- -", "board -1", Unreadable, "ALL-3", "board -1"),
    (BASE, "- -", "board 3; colour", Unreadable, "ALL-3", "colour"),
    (BASE, "- -", "board 3; colour red; start", Unreadable, "ALL-3", "start"),
    (BASE, "- -", "board 3; colour red; start king; move", Unreadable, "ALL-3", "start king"),
];

/// The players' first turns, as entries, by which their pieces come to where they are said to stand.
fn first_turns(variants: &str, pieces: &[&str]) -> Vec<String> {
    let factiosus = variants.contains("factiosus");
    let colours = ["red", "blue", "green", "yellow"];
    let mut entries = Vec::new();
    for (number, standing) in (1..).zip(pieces) {
        let board = if variants.contains("caecus") { "board sealed".to_owned() } else { format!("board {number}") };
        let mut next = format!("{board}; colour {}; ", colours[number - 1]);
        if !factiosus {
            next += &format!("start {}; ", standing.split('@').next().unwrap());
        }
        for piece in standing.split('+').filter(|piece| piece.contains('@')) {
            let (kind, square) = piece.split_once('@').unwrap();
            let (column, row) = (square.as_bytes()[0] - b'A' + 1, square.as_bytes()[1] - b'0');
            let acts = if factiosus { format!("{kind} veer") } else { "veer".to_owned() };
            entries.push(format!("{next}{acts} [{column} {row}]"));
            next.clear();
        }
        let last = if factiosus { "thete stay; ephebe stay; melliran stay" } else { "stay" };
        entries.push(next + last);
    }
    entries
}

/// Plays one entry, with its throw in brackets; or somebody leaves.
fn enter(play: &mut Play, entry: &str) {
    if let Some(who) = entry.strip_suffix(" leaves") {
        play.leave(seat(&PLAYERS, who), "resigned");
        return;
    }
    let (text, dice) = entry.strip_suffix(']').and_then(|entry| entry.split_once(" [")).unwrap_or((entry, ""));
    let recorded = play.position().read(text).unwrap_or_else(|refusal| panic!("{entry}: {refusal}"));
    play.play(&recorded).unwrap();
    let numbers: Vec<u32> = dice.split_whitespace().map(|number| number.parse().unwrap()).collect();
    throw(play, &numbers);
}

/// The game of a case, before what is typed.
fn game(given: &str, standing: &str) -> Play {
    let (standing, more) = standing.split_once(" | ").unwrap_or((standing, ""));
    let pieces: Vec<&str> = standing.split(' ').collect();
    let options = options(&serde_json::from_str(given).unwrap());
    let mut play = start(&PLAYERS[..pieces.len()], Some("alice"), options, Vec::new()).unwrap();
    if pieces.iter().any(|piece| *piece != "-") {
        first_turns(given, &pieces).iter().for_each(|entry| enter(&mut play, entry));
        assert!(play.text().contains(" to=alice "), "{}", play.text());
    }
    more.split('/').map(str::trim).filter(|entry| !entry.is_empty()).for_each(|entry| enter(&mut play, entry));
    play
}

fn cases() -> impl Iterator<Item = &'static Case> {
    [CHOICES, CHANGES, TAKINGS, MOVES, WORDS].into_iter().flatten()
}

#[test]
fn every_step_that_breaks_a_rule_is_refused_with_its_clause() {
    for (given, standing, typed, kind, clause, marked) in cases() {
        let mut play = game(given, standing);
        let before = play.text();
        let refusal = match play.position().read(typed) {
            Err(refusal) => refusal,
            Ok(recorded) => panic!("`{typed}` is legal as `{recorded}` at {before}"),
        };
        assert_eq!((refusal.kind, refusal.clause), (*kind, *clause), "`{typed}` at {before}: {refusal}");
        let span = refusal.span.clone().unwrap_or_else(|| panic!("`{typed}`: nothing is marked"));
        assert_eq!(&typed[span], *marked, "`{typed}`: {refusal}");
        assert!(refusal.reason.len() > 10, "{refusal}");
        refused_well(&GAME, &refusal, typed, &before);
        assert!(play.play(typed).is_err());
        assert_eq!(play.text(), before, "`{typed}` is refused and changes something");
    }
}

#[test]
fn every_clause_that_can_be_broken_is_broken_more_than_once() {
    let mut cited: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, _, _, _, clause, _) in cases() {
        *cited.entry(clause).or_default() += 1;
    }
    for clause in GAME.clauses.iter().filter(|clause| clause.breakable) {
        assert!(cited.get(clause.id).is_some_and(|times| *times >= 2), "{} is broken too seldom: {cited:?}", clause.id);
    }
    assert!(cases().count() >= 60);
}

#[test]
fn at_most_twenty_pieces_are_taken() {
    let play = game(BASE, "ephebe@C3 thete@D4");
    let takes = |times: usize| format!("{}move", "take bob; ".repeat(times));
    assert!(play.position().read(&takes(20)).is_ok());
    let refusal = play.position().read(&takes(21)).unwrap_err();
    assert_eq!((refusal.kind, refusal.clause), (Illegal, "DUE-6"));
    assert_eq!(refusal.span, Some(200..208));
    refused_well(&GAME, &refusal, &takes(21), "twenty-one pieces");
}

#[test]
fn a_turn_of_more_than_sixty_four_steps_is_not_read() {
    let typed = "move; ".repeat(64) + "move";
    let refusal = game(BASE, "ephebe@C3 thete@D4").position().read(&typed).unwrap_err();
    assert_eq!((refusal.kind, refusal.reason.key), (Unreadable, "duerror-too-many-steps"));
    refused_well(&GAME, &refusal, &typed, "sixty-five steps");
}

#[test]
fn options_that_fit_no_table_are_refused() {
    let board = |number, path: &str| StockBoard { number, name: "Own".to_owned(), path: path.to_owned() };
    let (stock, other) = (STOCK[0].2, STOCK[1].2);
    let own = |boards: &[StockBoard]| Options([("boards".to_owned(), OptionValue::Boards(boards.to_vec()))].into());
    let written = |json: &str| options(&serde_json::from_str(json).unwrap());
    for (options, carried, key) in [
        (written(r#"{"carry": "replace"}"#), None, "duerror-carry-unplayed"),
        (written(r#"{"tokens": 1}"#), None, "duerror-written-out"),
        (written(r#"{"exit": "exact"}"#), None, "duerror-written-out"),
        (written("{}"), Some(2), "duerror-carries-without-parcus"),
        (written(r#"{"variants": ["parcus"]}"#), Some(u64::MAX), "duerror-carries-too-much"),
        (own(&[board(1, stock)]), None, "duerror-few-boards"),
        (own(&[board(1, stock), board(1, other)]), None, "duerror-board-twice"),
        (own(&[board(1, &stock.to_lowercase())]), None, "duerror-path-written"),
        (own(&[board(1, "A1 B1")]), None, "duerror-path-length"),
        (own(&[board(1, &stock.replace("B1", "J1"))]), None, "duerror-no-square"),
        (own(&[board(1, &stock.replace("B1", "A1"))]), None, "duerror-path-twice"),
        (own(&[board(1, &stock.replace("A1 B1", "B1 A1"))]), None, "duerror-path-apart"),
    ] {
        let refusal = start(&PLAYERS[..2], Some("alice"), options, vec![carried, None]).err().expect(key);
        assert_eq!(refusal.clause, "ALL-6", "{key}: {refusal}");
        let inner = refusal.reason.arguments.iter().find_map(|(_, value)| match value {
            PhraseArgument::Phrase(inner) => Some(inner.key),
            _ => None,
        });
        assert_eq!(inner.unwrap_or(refusal.reason.key), key, "{refusal}");
        refused_well(&GAME, &refusal, "", key);
    }
}

#[test]
fn steps_are_told_in_the_language_of_the_reader() {
    let words = [
        (
            BASE,
            "- -",
            "board 3; colour red; start ephebe; move",
            [
                "alice wählt Brett 3, Cochlea.",
                "alice spielt Rot.",
                "alice fängt mit dem Epheben an.",
                "Der Ephebe zieht 5 Felder nach E1.",
            ]
            .as_slice(),
        ),
        (CAECUS, "- -", "board sealed", &["alice versiegelt ein Brett, das sonst niemand kennt."]),
        (
            BASE,
            "ephebe@C3 thete@D4",
            "change melliran; take bob; stay",
            &[
                "alice wechselt für eine Marke zum Melliran.",
                "Der Melliran schlägt bob auf D4, und bob kommt nach C3.",
                "alice zahlt eine Marke, und der Melliran bleibt stehen.",
            ],
        ),
        (
            BASE,
            "ephebe@C3 thete@D4",
            "roll",
            &["alice wirft einen Würfel: Nach einer ungeraden Zahl kostet ein Wechsel nichts."],
        ),
        (
            BASE,
            "ephebe@C3 thete@D4",
            "take bob; veer",
            &[
                "Der Ephebe schlägt bob auf D4, und bob kommt nach C3.",
                "alice zahlt eine Marke, und zwei Würfel sagen, wohin die Figur kommt.",
            ],
        ),
        (
            BASE,
            "ephebe@C3 thete@D4",
            "move",
            &[
                "Niemand wurde geschlagen, also bekommt alice eine Marke von der Bank (Misericordia).",
                "Der Ephebe zieht 5 Felder nach H3.",
            ],
        ),
        (
            EMPTY,
            REACHED,
            "spare carol; move",
            &[
                "Niemand wurde geschlagen, also bekommt alice eine Marke von carol (Misericordia).",
                "Der Melliran zieht ein Feld nach B1.",
            ],
        ),
        (BASE, "thete@H9 thete@A1", "hold", &["Der Thete kann nicht ziehen, weil zu wenige Felder übrig sind."]),
        (
            BASE,
            "melliran@I9 thete@D4",
            "move",
            &[
                "Niemand wurde geschlagen, also bekommt alice eine Marke von der Bank (Misericordia).",
                "Der Melliran verlässt das Brett durch den Ausgang.",
            ],
        ),
    ];
    for (given, standing, typed, told) in words {
        let play = game(given, standing);
        let [begun, stage] = ["", typed].map(|begun| play.position().stage(begun, None).unwrap().unwrap());
        assert_eq!(Language::of("de").phrases(&stage.told), told, "{typed}");
        let titles = begun.groups.iter().chain(&stage.groups).map(|group| &group.title);
        stage.told.iter().chain(titles).chain([&stage.about]).for_each(|phrase| translated(phrase, typed));
    }
}

#[test]
fn nobody_acts_while_dice_roll_or_after_the_end() {
    let waiting = game(BASE, "- - | board 3; colour red; start thete; veer");
    assert!(matches!(waiting.demand(), Demand::Throw(_)));
    assert_eq!(waiting.position().read("move").unwrap_err().clause, "ALL-2");
    let mut over = game(BASE, "melliran@I9 thete@D4");
    // Alice is on board 1, which ends at I9.
    enter(&mut over, "move");
    assert!(matches!(over.demand(), Demand::Over(_)));
    assert_eq!(over.position().read("move").unwrap_err().clause, "ALL-2");
}

#[test]
fn the_record_has_squares() {
    for (given, standing, typed, recorded) in [
        (BASE, "ephebe@C3 thete@D4", "take bob; move", "take bob D4; move B5"),
        (
            FACTIOSUS,
            "thete@A1 thete@D4",
            "thete move; ephebe stay; melliran stay",
            "thete move I2; ephebe stay; melliran stay",
        ),
    ] {
        let mut play = game(given, standing);
        let refusal = play.play(typed).unwrap_err();
        assert_eq!((refusal.kind, refusal.clause), (Illegal, "DUE-14"), "{typed}: {refusal}");
        let read = play.position().read(typed).unwrap();
        assert_eq!((read.as_str(), refusal.hint.as_deref()), (recorded, Some(&*format!("write `{recorded}`"))));
        assert_eq!(play.play(&read), Ok(()));
    }
    // Other spellings can be read, but are no record.
    let mut play = game(BASE, "ephebe@C3 thete@D4");
    assert_eq!(play.play("TAKE bob D4; move E5").unwrap_err().clause, "DUE-10");
    assert_eq!(play.play("Stay").unwrap_err().clause, "ALL-3");
}

#[test]
fn people_type_as_they_like() {
    for (given, standing, typed, recorded) in [
        (BASE, "- -", "Board 3, Color RED, Start Thete, Move", "board 3; colour red; start thete; move I1"),
        (
            BASE,
            "- -",
            " board 3 ;colour red;start   melliran\nmove a1 ",
            "board 3; colour red; start melliran; move A1",
        ),
        (BASE, "- -", "board 03; colour red; start ephebe; move e1", "board 3; colour red; start ephebe; move E1"),
        (BASE, "ephebe@C3 thete@D4", "take bob, stay", "take bob D4; stay"),
        (BASE, "ephebe@C3 thete@D4", "TAKE BOB d4; STAY", "take bob D4; stay"),
        (BASE, "ephebe@C3 thete@D4", "take bob; take bob; stay", "take bob D4; take bob C3; stay"),
        (BASE, "ephebe@C3 thete@D4", "CHANGE Thete; move", "change thete; move G4"),
        (BASE, "melliran@I9 thete@D4", "move", "move out"),
        (BASE, "melliran@I9 thete@D4", "Move OUT", "move out"),
        (EMPTY, REACHED, "Spare Carol; stay", "spare carol; stay"),
        // With Factiosus the piece can be left out where only one is meant.
        (
            FACTIOSUS,
            "melliran@A1 thete@A9",
            "take bob; melliran stay; ephebe stay; stay",
            "melliran take bob.thete A9; melliran stay; ephebe stay; thete stay",
        ),
        (
            FACTIOSUS,
            "melliran@A1 thete@A9+ephebe@B3",
            "melliran take bob; thete stay; ephebe stay; stay",
            "melliran take bob.thete A9; thete stay; ephebe stay; melliran stay",
        ),
        (CAECUS, "thete@A1 thete@D4", "Move c3", "move C3"),
    ] {
        let play = game(given, standing);
        assert_eq!(play.position().read(typed).as_deref(), Ok(recorded), "{typed} at {}", play.text());
    }
}
