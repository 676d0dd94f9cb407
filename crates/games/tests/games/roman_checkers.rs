//! Roman Checkers against its vectors, and against what people might write.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate_games::roman_checkers::GAME;
use adjudicate_render::{Charset, board, description};
use adjudicate_rules::{Agreement, Demand, OptionValue, Options, Play, RefusalKind, Seat};

use crate::kit::conformance::playing::{Length, through};
use crate::kit::conformance::positions::Observer;
use crate::kit::conformance::tables::Table;
use crate::kit::start::{options_are_checked, start, word};
use crate::kit::{Random, Refused, legal_texts, refused, refuses, understands, vectors};

fn game() -> Play {
    start(&GAME, &["alice", "bob"], Options::default()).unwrap()
}

#[test]
fn complete_games_go_as_recorded() {
    vectors::traces(&GAME, |_, _| {});
}

#[test]
fn move_counts_agree() {
    vectors::counts(&GAME);
    let start = game();
    assert_eq!(start.text(), "s1b1b1s/1s1b1s1/s1s1s1s/7/7/7/7/S1S1S1S/1S1B1S1/S1B1B1S x 0-0 00-00 0");
    for (depth, count) in [(0, 1), (1, 6), (2, 36), (3, 252), (4, 1764)] {
        assert_eq!(start.position().perft(depth, &[]), Some(count));
        assert_eq!(adjudicate_rules::perft(start.position(), depth, &[]), Some(count));
    }
}

#[test]
fn options_have_their_ranges() {
    let good = [
        ("edges", word("wall")),
        ("walking_in", word("safe")),
        ("tailchase", OptionValue::Int(0)),
        ("tailchase", OptionValue::Int(200)),
    ];
    let bad = [
        ("edges", word("open")),
        ("edges", word("closed")),
        ("edges", OptionValue::Bool(true)),
        ("walking_in", word("captured")),
        ("walking_in", OptionValue::Text("safe".to_owned())),
        ("tailchase", OptionValue::Int(20)),
        ("tailchase", OptionValue::Int(201)),
        ("tailchase", word("none")),
        ("size", OptionValue::Int(8)),
    ];
    options_are_checked(&GAME, &good, &[], &bad);
}

#[test]
fn the_option_tailchase_is_the_number_of_turns() {
    for limit in [1, 2, 3, 200] {
        let options = Options([("tailchase".to_owned(), OptionValue::Int(limit))].into());
        let mut play = start(&GAME, &["alice", "bob"], options).unwrap();
        // Soldiers make room; then standard-bearers walk to and fro.
        for text in ["c3-b4", "c8-b7"] {
            play.play(text).unwrap();
        }
        let mut walks = ["d2-c3", "d9-c8", "c3-d2", "c8-d9"].into_iter().cycle();
        for turn in 1..=limit {
            assert!(matches!(play.demand(), Demand::Act(_)), "turn {turn}");
            play.play(walks.next().unwrap()).unwrap();
        }
        let Demand::Over(outcome) = play.demand() else { panic!("{}", play.text()) };
        assert_eq!(outcome.reason.to_string(), format!("RCH-7 {limit} turns without progress"));
        assert_eq!((outcome.winner, outcome.points), (None, Some(vec![0, 0])));
    }
}

const REFUSED_AT_THE_START: [(&str, &str); 46] = [
    ("", "ALL-3"),
    ("   ", "ALL-3"),
    ("hello", "ALL-3"),
    ("resign", "ALL-3"),
    ("pass please", "ALL-3"),
    ("c3-", "ALL-3"),
    ("c3--d4", "ALL-3"),
    ("c3-d4-e5", "ALL-3"),
    ("c3-h4", "ALL-3"),
    ("i3-d4", "ALL-3"),
    ("c11-d12", "ALL-3"),
    ("c0-d1", "ALL-3"),
    ("c3-d04", "ALL-3"),
    ("c3-d4 x", "ALL-3"),
    ("c3-d4 xz9", "ALL-3"),
    ("c3-d4 hurrah", "ALL-3"),
    ("c3-d4 thron", "ALL-3"),
    ("c3-d4 pass", "ALL-3"),
    ("c3-d99999999999", "ALL-3"),
    ("ｃ3-d4", "ALL-3"),
    ("3c-4d", "ALL-3"),
    ("b4", "ALL-3"),
    ("d4", "ALL-3"),
    ("pass", "ALL-7"),
    ("PASS", "ALL-7"),
    ("c4-d5", "RCH-2"),
    ("d10-c9", "RCH-2"),
    ("c8-d7", "RCH-2"),
    ("d9-c8", "RCH-2"),
    ("c3-c4", "RCH-2"),
    ("c3-d3", "RCH-2"),
    ("c3-c3", "RCH-2"),
    ("c3-e5", "RCH-2"),
    ("c3-d2", "RCH-2"),
    ("c3-b2", "RCH-2"),
    ("a1-b2", "RCH-2"),
    ("d2-c1", "RCH-2"),
    ("d2-e3", "RCH-2"),
    ("e5", "RCH-2"),
    ("d10", "RCH-2"),
    ("c3xd4", "RCH-2"),
    ("g3-a4", "RCH-2"),
    ("c3-d4 xe6", "RCH-3"),
    ("c3-d4 xc3", "RCH-3"),
    ("c3-d4 throne", "RCH-5"),
    ("g3-f4 throne xa1", "RCH-5"),
];

/// A position in which a demoralised standard-bearer could step back if he were not demoralised, and that step.
fn demoralised() -> (Play, String) {
    let mut random = Random(1);
    loop {
        let mut play = game();
        while let Demand::Act(_) = play.demand() {
            let camps = play.text().split(' ').nth(3).unwrap().to_owned();
            if camps.len() == 5 && (camps.as_bytes()[1] > b'0' || camps.as_bytes()[4] > b'0') {
                assert_eq!(play.may_agree(Agreement::Prisoners), Ok(()));
                play.agree(Agreement::Prisoners);
            }
            if let Some(step) = step_back(&play.text()) {
                return (play, step);
            }
            let texts = legal_texts(play.position());
            play.play(&texts[random.below(texts.len())]).unwrap();
        }
    }
}

/// A step straight back onto an empty square by one of the mover's demoralised standard-bearers.
fn step_back(text: &str) -> Option<String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let rows: Vec<Vec<char>> = fields[0]
        .split('/')
        .rev()
        .map(|row| {
            row.chars()
                .flat_map(|c| vec![if c.is_ascii_digit() { '.' } else { c }; c.to_digit(10).unwrap_or(1) as usize])
                .collect()
        })
        .collect();
    let (letter, back) = if fields[1] == "x" { ('D', -1) } else { ('d', 1) };
    for (row, squares) in rows.iter().enumerate() {
        for (column, piece) in squares.iter().enumerate().filter(|(_, piece)| **piece == letter) {
            let target = row as i32 + back;
            for aside in [-1, 1] {
                let to = column as i32 + aside;
                let free = usize::try_from(target).ok().and_then(|row| rows.get(row)?.get(usize::try_from(to).ok()?));
                if free == Some(&'.') {
                    assert_eq!(*piece, letter);
                    let name = |column: i32, row: i32| format!("{}{}", char::from(b'a' + column as u8), row + 1);
                    return Some(format!("{}-{}", name(column as i32, row as i32), name(to, target)));
                }
            }
        }
    }
    None
}

#[test]
fn what_is_refused_cites_its_clause() {
    let play = game();
    let mut rows: Vec<Refused> = Vec::new();
    for (text, clause) in REFUSED_AT_THE_START {
        assert!(play.position().read(text).unwrap_err().hint.is_some(), "{text}");
        let row = refused(play.position(), text, clause);
        rows.push(if ["b4", "d4"].contains(&text) { row.kind(RefusalKind::Ambiguous) } else { row });
    }
    assert_eq!(play.position().read("b4").unwrap_err().hint.as_deref(), Some("write one of these: a3-b4, c3-b4"));
    let refusal = play.position().read("c3-c4").unwrap_err();
    assert_eq!(refusal.span, Some(3..5));
    assert_eq!(refusal.hint.as_deref(), Some("legal now: a3-b4, c3-b4, c3-d4, e3-d4, e3-f4, g3-f4"));

    let (play, step) = demoralised();
    rows.push(refused(play.position(), &step, "RCH-8"));
    let mut over = game();
    over.agree(Agreement::End);
    rows.extend(["c3-d4", "pass"].map(|text| refused(over.position(), text, "RCH-7")));
    rows.extend(two_captures());
    refuses(&GAME, &rows, &[]);
}

/// Turns with several marks, written in every way that is wrong or merely not the record's.
fn two_captures() -> Vec<Refused> {
    let mut rows = Vec::new();
    let mut seen = BTreeSet::new();
    let mut random = Random::new(3);
    // Only pieces that walked in safely can be captured by a move that arrives.
    let safe = Options([("walking_in".to_owned(), word("safe"))].into());
    for _ in 0..1000 {
        let mut play = start(&GAME, &["alice", "bob"], safe.clone()).unwrap();
        while let Demand::Act(_) = play.demand() {
            let texts = legal_texts(play.position());
            for text in &texts {
                marked_otherwise(&play, text, &mut rows, &mut seen);
            }
            play.play(random.pick(&texts).as_str()).unwrap();
        }
        if seen.contains("RCH-4") && seen.contains("RCH-5") {
            return rows;
        }
    }
    panic!("no such turns in a thousand games");
}

fn marked_otherwise(play: &Play, text: &str, rows: &mut Vec<Refused>, seen: &mut BTreeSet<&'static str>) {
    let parts: Vec<&str> = text.split(' ').collect();
    let [step, first, second, ..] = parts[..] else { return };
    let clause = if first == "throne" { "RCH-5" } else { "RCH-4" };
    seen.extend(["RCH-4", clause]);
    rows.push(refused(play.position(), &format!("{step} {first}"), "RCH-4"));
    rows.push(refused(play.position(), &format!("{step} {second}"), clause));
    rows.push(refused(play.position(), &format!("{step} {first} {second} {second}"), "RCH-4"));
    let mut marks = parts[1..].to_vec();
    marks.reverse();
    let reversed = format!("{step} {}", marks.join(", "));
    for typed in [step, &reversed, &text.to_uppercase(), &text.replace(' ', "")] {
        understands(play, &[(typed, text)]);
        let hint = play.clone().play(typed).unwrap_err().hint;
        assert_eq!(hint.as_deref(), Some(&*format!("write `{text}`")));
    }
}

#[test]
fn a_single_target_is_enough_where_it_is_clear() {
    let mut play = game();
    assert_eq!(play.position().read(" C3 D4 ").as_deref(), Ok("c3-d4"));
    play.play("c3-d4").unwrap();
    assert_eq!(play.position().read("f7").unwrap_err().kind, RefusalKind::Ambiguous);
    play.play("e8-f7").unwrap();
    assert_eq!(play.position().read("e5").as_deref(), Ok("d4-e5"));
}

#[test]
fn random_games_keep_the_contract_whatever_the_options() {
    let settings = ["", "edges=wall", "walking_in=safe tailchase=7", "edges=wall walking_in=safe tailchase=200"];
    for options in settings {
        for seed in 0..2 {
            through(&Table::of(&GAME, options), None, seed, Length::ToTheEnd, &mut Observer::default());
        }
    }
}

/// The same text means the same moves: nothing that matters is missing from it.
#[test]
fn texts_tell_what_is_allowed() {
    let mut random = Random(5);
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for round in 0..60 {
        let mut play = game();
        while let Demand::Act(_) = play.demand() {
            let texts = legal_texts(play.position());
            let before = known.entry(play.text()).or_insert_with(|| texts.clone());
            assert_eq!(*before, texts, "{}", play.text());
            play.play(&texts[random.below(texts.len())]).unwrap();
            if round % 3 == 0 && play.may_agree(Agreement::Prisoners).is_ok() && random.below(8) == 0 {
                play.agree(Agreement::Prisoners);
            }
        }
    }
}

#[test]
fn prisoners_return_once_and_only_if_there_are_any() {
    let play = game();
    assert_eq!(play.may_agree(Agreement::Prisoners).unwrap_err().clause, "RCH-8");
    assert_eq!(play.may_agree(Agreement::End), Ok(()));
    let (play, _) = demoralised();
    let before = play.text();
    assert!(before.contains("r "), "{before}");
    assert_eq!(
        play.may_agree(Agreement::Prisoners).unwrap_err().reason.to_string(),
        "prisoners have returned already, and return once a game"
    );
}

#[test]
fn the_return_keeps_turn_and_points() {
    let mut random = Random(6);
    let mut play = game();
    while play.may_agree(Agreement::Prisoners).is_err() {
        let texts = legal_texts(play.position());
        play.play(&texts[random.below(texts.len())]).unwrap();
    }
    let before = play.text();
    let mut copy = play.clone();
    copy.agree(Agreement::Prisoners);
    assert_eq!(play.text(), before, "the copy is independent");
    let (old, new): (Vec<&str>, String) = (before.split(' ').collect(), copy.text());
    let new: Vec<&str> = new.split(' ').collect();
    assert_eq!((new[1], new[2], new[3], new[4]), (old[1], old[2], "00-00r", "0"));
    let pieces = |rows: &str| rows.chars().filter(char::is_ascii_alphabetic).count();
    let arrivals_aside = new[2].split('-').map(|points| points.parse::<usize>().unwrap()).sum::<usize>() > 0;
    assert!(pieces(new[0]) > pieces(old[0]) && arrivals_aside);
}

#[test]
fn an_agreed_end_counts_points() {
    let mut play = game();
    play.agree(Agreement::End);
    let Demand::Over(outcome) = play.demand() else { panic!("play goes on") };
    assert_eq!((outcome.winner, outcome.points), (None, Some(vec![0, 0])));
    assert_eq!(outcome.reason.to_string(), "RCH-7 both sides agreed to end play");
    for agreement in [Agreement::End, Agreement::Prisoners] {
        assert_eq!(play.may_agree(agreement).unwrap_err().clause, "RCH-7");
    }
    assert_eq!(legal_texts(play.position()), Vec::<String>::new());
    assert_eq!(play.position().claim_draw(Seat(0)).unwrap_err().clause, "ALL-4");
}

#[test]
fn the_board_looks_like_one() {
    let mut play = game();
    play.play("c3-d4").unwrap();
    let scene = play.scene(None);
    let expected = "   \u{250c}───┬───┬───┬───┬───┬───┬───┐   ○ o Gold, bob: 0 points
10 │ ○ │ · │ ⚐ │ * │ ⚐ │ · │ ○ │     camp: nobody
   ├───┼───┼───┼───┼───┼───┼───┤   ● x Purple, alice: 0 points
 9 │ · │ ○ │ · │ ⚐ │ · │ ○ │ · │     camp: nobody
   ├───┼───┼───┼───┼───┼───┼───┤
 8 │ ○ │ · │ ○ │ · │ ○ │ · │ ○ │   to play: Gold
   ├───┼───┼───┼───┼───┼───┼───┤   tailchase: 0 of 20
";
    assert!(board(&scene, Charset::Unicode).starts_with(expected));
    let turned = board(&play.scene(Some(Seat(1))), Charset::Unicode);
    assert!(turned.contains("\n10 │ ○ │ · │ ⚐ │ * │ ⚐ │ · │ ○ │\n"), "Gold sees his own squad below: {turned}");
    assert!(turned.trim_end().ends_with("g   f   e   d   c   b   a"), "{turned}");
    let ascii = board(&scene, Charset::Ascii);
    assert!(ascii.contains(" 4 |   | . |   |(S)|   | . |   |\n"), "{ascii}");
    assert!(ascii.contains(" 1 | S |   | B | * | B |   | S |\n"), "{ascii}");
    let words = "\
Purple, played by alice, has soldiers on a1, g1, b2, f2, a3, e3, g3, d4;
  standard-bearers on c1, e1, d2.
Purple has 0 points and no captives.
Gold, played by bob, has soldiers on a8, c8, e8, g8, b9, f9, a10, g10;
  standard-bearers on d9, c10, e10.
Gold has 0 points and no captives.
Turns without progress: 0.
Gold is to play.
";
    assert_eq!(description(&scene, Charset::Ascii), words);
}
