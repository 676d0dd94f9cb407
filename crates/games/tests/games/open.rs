//! The open game against the worked game of the protocol, and against everything that people might write.

use adjudicate_games::open::GAME;
use adjudicate_rules::{Demand, Name, OptionValue, Options, Play, RefusalKind, Roll, Seat, Setup};

use crate::kit::conformance::positions::tried;
use crate::kit::{self, Random, refused, refuses, vectors};

const THREE: [&str; 3] = ["alice", "bob", "carol"];

fn game(names: &[&str]) -> Play {
    kit::start::start(&GAME, names, Options::default()).unwrap()
}

#[test]
fn the_worked_game_goes_as_recorded() {
    let vectors = vectors::file("open");
    let names = vectors["players"].as_array().unwrap().iter().map(|name| Name::parse(name.as_str().unwrap()).unwrap());
    let setup = Setup { names: names.collect(), first: None, options: Options::default(), ..Setup::default() };
    let mut play = Play::start(&GAME, setup).unwrap();
    let mut history: Vec<(u64, Play)> = Vec::new();
    for entry in vectors["entries"].as_array().unwrap() {
        let seq = entry["seq"].as_u64().unwrap();
        if let Some(numbers) = entry["thrown"].as_array() {
            let list = |values: &[serde_json::Value]| values.iter().map(|n| n.as_u64().unwrap() as u32).collect();
            let numbers: Vec<u32> = list(numbers);
            let dice: Vec<u32> = list(entry["dice"].as_array().unwrap());
            let Demand::Throw(roll) = play.demand() else { panic!("entry {seq}: no throw is due") };
            assert_eq!(roll.dice, dice, "entry {seq}");
            play.thrown(&numbers);
        }
        if let Some(text) = entry["move"].as_str() {
            let Demand::Act(seat) = play.demand() else { panic!("entry {seq}: nobody is to act") };
            assert_eq!(play.setup().names[seat.index()].as_str(), entry["by"].as_str().unwrap(), "entry {seq}");
            assert_eq!(play.position().read(text).as_deref(), Ok(text));
            play.play(text).unwrap();
            assert_eq!(play.text(), entry["position"].as_str().unwrap(), "entry {seq}");
        }
        if let Some(back) = entry["takeback"].as_u64() {
            play = history.iter().rfind(|(at, _)| *at == back).unwrap().1.clone();
        }
        assert_eq!(play.text(), entry["after"].as_str().unwrap(), "entry {seq}");
        history.push((seq, play.clone()));
    }
}

#[test]
fn the_move_goes_round_and_where_it_is_handed() {
    let mut play = game(&THREE);
    let turns = [
        ("a", "to=bob"),
        ("b", "to=carol"),
        ("c", "to=alice"),
        ("next: carol", "to=carol"),
        ("x; y; next: carol", "to=carol"),
        ("z", "to=alice"),
    ];
    for (text, position) in turns {
        play.play(text).unwrap();
        assert_eq!(play.text(), position, "{text}");
    }
}

#[test]
fn a_throw_is_its_authors_and_void_when_he_leaves() {
    let mut play = game(&THREE);
    play.play("a").unwrap();
    play.play("I cast; throw: 2d6").unwrap();
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(1)), dice: vec![6, 6] }));
    for text in ["b", "throw: 1d6"] {
        assert_eq!(play.position().read(text).unwrap_err().clause, "OPN-2");
    }
    let mut stays = play.clone();
    stays.leave(Seat(2), "carol resigned");
    assert_eq!(stays.text(), "to=bob?");
    stays.thrown(&[3, 4]);
    assert_eq!((stays.demand(), stays.text().as_str()), (Demand::Act(Seat(1)), "to=bob"));
    stays.play("seven").unwrap();
    assert_eq!(stays.text(), "to=alice");

    play.leave(Seat(1), "bob resigned");
    assert_eq!((play.demand(), play.text().as_str()), (Demand::Act(Seat(2)), "to=carol"));
    assert_eq!(play.position().read("next: bob").unwrap_err().reason.to_string(), "`bob` has left the game");
    play.play("c").unwrap();
    play.play("a").unwrap();
    assert_eq!(play.text(), "to=carol");
    play.leave(Seat(0), "alice resigned");
    let Demand::Over(outcome) = play.demand() else { panic!("carol is alone") };
    assert_eq!(outcome.winner, Some(Seat(2)));
}

#[test]
fn lots_decide_who_begins() {
    let names = THREE.iter().map(|name| Name::parse(name).unwrap()).collect();
    let setup = Setup { names, first: None, options: Options::default(), ..Setup::default() };
    let mut play = Play::start(&GAME, setup).unwrap();
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: None, dice: vec![3] }));
    play.thrown(&[3]);
    assert_eq!(play.text(), "to=carol");
}

#[test]
fn what_is_refused_cites_its_clause() {
    let long = "a".repeat(2001);
    let table = [
        ("", "ALL-3"),
        ("   ", "ALL-3"),
        ("a\tb", "ALL-3"),
        ("a\nb", "ALL-3"),
        ("\u{7f}", "ALL-3"),
        ("\u{9f}", "ALL-3"),
        ("abc\u{202e}def", "ALL-3"),
        ("\u{200f}", "ALL-3"),
        ("\u{61c}", "ALL-3"),
        ("\u{2066}", "ALL-3"),
        (long.as_str(), "ALL-3"),
        ("next: dora", "OPN-1"),
        ("next:", "OPN-1"),
        ("next: bob carol", "OPN-1"),
        ("next: bob.", "OPN-1"),
        ("next: é", "OPN-1"),
        ("next: bob; good luck", "OPN-1"),
        ("next: bob; next: bob", "OPN-1"),
        ("hello;next: nobody", "OPN-1"),
        ("NEXT : bobby", "OPN-1"),
        ("throw: 0d6", "OPN-2"),
        ("throw: 21d6", "OPN-2"),
        ("throw: 2d1", "OPN-2"),
        ("throw: 2d0", "OPN-2"),
        ("throw: 2d1001", "OPN-2"),
        ("throw: 99999999999999999999d6", "OPN-2"),
        ("throw: 1d99999999999999999999", "OPN-2"),
        ("throw:", "OPN-2"),
        ("throw: d", "OPN-2"),
        ("throw: 2d", "OPN-2"),
        ("throw: -1d6", "OPN-2"),
        ("throw: 2d6+1", "OPN-2"),
        ("throw: two dice", "OPN-2"),
        ("throw: 2d6; I hope", "OPN-2"),
        ("throw: 2d6; throw: 2d6", "OPN-2"),
        ("throw: 2d6; next: bob", "OPN-2"),
        ("next: bob; throw: 2d6", "OPN-2"),
        ("a;Throw: 3x6", "OPN-2"),
    ];
    let play = game(&THREE);
    // A text that cannot be read as dice at all is a typing error; too many dice or sides are not.
    let no_dice = ["", " d", " 2d", " -1d6", " 2d6+1", " two dice", " 3x6"];
    let rows = table.iter().map(|(typed, clause)| {
        let row = refused(play.position(), typed, clause);
        let value = typed.rsplit_once(':').map_or(*typed, |(_, value)| value);
        if *clause == "OPN-2" && no_dice.contains(&value) { row.kind(RefusalKind::Unreadable) } else { row }
    });
    refuses(&GAME, &rows.collect::<Vec<_>>(), &[]);
}

#[test]
fn the_record_has_one_spelling() {
    let mut play = game(&THREE);
    for (typed, recorded) in [
        (" a ; b", "a; b"),
        ("; a", "a"),
        ("a;  b", "a; b"),
        ("next:bob", "next: bob"),
        ("Next: Bob", "next: bob"),
        ("a;next: bob", "a; next: bob"),
        ("throw: D6", "throw: 1d6"),
        ("throw: 02d06", "throw: 2d6"),
    ] {
        assert_eq!(play.position().read(typed).as_deref(), Ok(recorded));
        let refusal = play.play(typed).unwrap_err();
        assert_eq!((refusal.clause, refusal.kind), ("ALL-3", RefusalKind::Unreadable));
        assert_eq!(refusal.hint.as_deref(), Some(&*format!("write `{recorded}`")));
    }
    let longest = "\u{1f3b2}".repeat(2000);
    for text in ["nexts: bob", "throwing: 2d6", "a;b", "say \"x\"", "Å \u{2028}", longest.as_str()] {
        assert_eq!(play.position().read(text).as_deref(), Ok(text));
        play.play(text).unwrap();
    }
}

#[test]
fn there_are_no_options_and_no_more_than_sixteen() {
    let option = Options([("stones".to_owned(), OptionValue::Int(3))].into());
    assert_eq!(kit::start::start(&GAME, &THREE, option).err().unwrap().clause, "ALL-6");
    let names: Vec<String> = (0..17).map(|number| format!("p{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert!(kit::start::start(&GAME, &names, Options::default()).is_err());
    assert!(kit::start::start(&GAME, &names[..1], Options::default()).is_err());
    assert!(kit::start::start(&GAME, &names[..16], Options::default()).is_ok());
}

/// Texts glued together from the parts that mean something, and from some that do not.
#[test]
fn odd_texts_neither_panic_nor_read_in_two_ways() {
    let parts = [
        "a",
        "é",
        ";",
        "; ",
        " ",
        "next",
        "next:",
        "throw:",
        "THROW :",
        "2d6",
        "d6",
        "bob",
        "Carol",
        ":",
        "0",
        "\u{1f3b2}",
    ];
    let mut random = Random(8);
    let mut play = game(&THREE);
    for round in 0..20_000 {
        let text: String = (0..=random.below(8)).map(|_| parts[random.below(parts.len())]).collect();
        tried(&GAME, play.position(), &[], &text, "odd texts");
        match play.demand() {
            Demand::Throw(roll) => play.thrown(&vec![1; roll.dice.len()]),
            _ => {
                if let Ok(recorded) = play.position().read(&text) {
                    assert_eq!(play.position().read(&recorded).as_ref(), Ok(&recorded), "`{text}`");
                    play.play(&recorded).unwrap();
                }
            }
        }
        if round % 4000 == 3999 {
            play = game(&THREE);
        }
    }
}

#[test]
fn the_scene_tells_who_plays_what_was_thrown_and_said() {
    let mut play = game(&THREE);
    play.play("I sail north; throw: 2d6").unwrap();
    assert_eq!(play.scene(None).asides[1], "to play: alice, who waits for 2d6");
    play.thrown(&[3, 4]);
    play.leave(Seat(2), "carol resigned");
    play.play("land ".repeat(30).trim_end()).unwrap();
    let scene = play.scene(Some(Seat(0)));
    assert_eq!((scene.size, scene.spots.len()), ((0, 0), 0));
    let asides = [
        "players: alice, bob, (carol)",
        "to play: bob",
        "last throw: alice, 2d6: 3 4 (sum 7)",
        "turn 1, alice: I sail north; throw: 2d6",
        "turn 2, alice: land land land land land land land land land land lan...",
    ];
    assert_eq!(scene.asides, asides);
    assert_eq!(scene.words[..3], ["The order of play is alice and bob.", "carol left the game.", "bob is to play."]);
    for number in 3..12 {
        play.play(&number.to_string()).unwrap();
    }
    assert_eq!(play.scene(None).asides.len(), 3 + 5);
}

/// The page's five lines on how a turn is written, followed word by word; none where they refuse.
fn by_the_page(typed: &str, names: &[&str]) -> Option<String> {
    fn word(text: &str) -> Option<(&'static str, &str)> {
        ["next", "throw"].into_iter().find_map(|word| {
            let head = text.get(..word.len()).filter(|head| head.to_ascii_lowercase() == word)?;
            Some((word, text[head.len()..].trim_start_matches(' ').strip_prefix(':')?.trim_start_matches(' ')))
        })
    }
    let whole = typed.trim_matches(' ');
    let (mut steps, mut step) = (Vec::new(), String::new());
    for (at, character) in whole.char_indices() {
        let rest = &whole[at + character.len_utf8()..];
        if character == ';' && (rest.starts_with(' ') || word(rest).is_some()) {
            steps.push(std::mem::take(&mut step));
        } else {
            step.push(character);
        }
    }
    steps.push(step);
    let mut steps: Vec<String> = steps.iter().map(|step| step.trim_matches(' ').to_owned()).collect();
    steps.retain(|step| !step.is_empty());
    let last = steps.pop()?;
    if steps.iter().any(|step| word(step).is_some()) {
        return None;
    }
    let number = |digits: &str, least: u32, most: u32| {
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let value = plain.then(|| digits.parse::<u32>().ok())??;
        (least..=most).contains(&value).then_some(value)
    };
    steps.push(match word(&last) {
        None => last,
        Some(("next", name)) => format!("next: {}", names.iter().find(|known| **known == name.to_ascii_lowercase())?),
        Some((_, dice)) => {
            let (count, sides) = dice.split_once(['d', 'D'])?;
            let count = if count.is_empty() { 1 } else { number(count.trim_end_matches(' '), 1, 20)? };
            format!("throw: {count}d{}", number(sides.trim_start_matches(' '), 2, 1000)?)
        }
    });
    Some(steps.join("; ")).filter(|text| text.chars().count() <= 2000)
}

#[test]
fn turns_are_written_as_the_page_says() {
    let parts = [
        "a",
        "é",
        ";",
        ";",
        "; ",
        " ",
        " ",
        "next",
        "Next:",
        "throw:",
        "THROW :",
        "2d6",
        "d6",
        "02 D 06",
        "21d6",
        "2d1",
        "bob",
        "Carol",
        "dora",
        ":",
        "0",
        "\u{a0}",
        "\u{3000}",
        "\u{1f3b2}",
    ];
    let mut random = Random(21);
    let play = game(&THREE);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..60_000 {
        let text: String = (0..=random.below(7)).map(|_| parts[random.below(parts.len())]).collect();
        let ours = play.position().read(&text).ok();
        assert_eq!(ours, by_the_page(&text, &THREE), "`{text}`");
        match ours {
            Some(recorded) => {
                read += 1;
                assert_eq!(by_the_page(&recorded, &THREE).as_ref(), Some(&recorded), "`{text}`");
            }
            None => refused += 1,
        }
    }
    assert!(read > 20_000 && refused > 5_000, "{read} read, {refused} refused");
}
