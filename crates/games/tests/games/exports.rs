//! Games in the formats of other programs, to the byte.

use adjudicate_games::backgammon::mat::{self, MatCell, MatGame, MatStep, MatTurn};
use adjudicate_games::backgammon::mat_reading;
use adjudicate_games::backgammon::{Backgammon, Dice};
use adjudicate_games::chess::pgn::{PgnTags, PgnToken, pgn};
use adjudicate_rules::{LossDegree, Name, Options, Outcome, Seat};

use crate::kit::Random;

const OPERA: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 \
                     Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

#[test]
fn pgn_has_the_seven_tags_and_short_lines() {
    let heading = PgnTags { white: "Morphy \"Paul\"".to_owned(), date: "1858.11.02".to_owned(), ..PgnTags::default() };
    let text = pgn(
        &heading,
        OPERA.split(' ').map(PgnToken::Move),
        Some(&Outcome::win(Seat(0), "CHS-2", "checkmate")),
        Seat(0),
    );
    let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"1858.11.02\"]
[Round \"?\"]
[White \"Morphy \\\"Paul\\\"\"]
[Black \"?\"]
[Result \"1-0\"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.
Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.
Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
";
    assert_eq!(text, expected);
}

#[test]
fn pgn_tells_who_won() {
    let drawn = Outcome::draw("ALL-4", "agreed");
    let won = Outcome::win(Seat(0), "ALL-4", "resigned");
    for (outcome, white, result) in [
        (None, Seat(0), "*"),
        (Some(&drawn), Seat(0), "1/2-1/2"),
        (Some(&won), Seat(0), "1-0"),
        (Some(&won), Seat(1), "0-1"),
    ] {
        let text = pgn(&PgnTags::default(), [PgnToken::Move("e4")], outcome, white);
        assert!(text.contains(&format!("[Result \"{result}\"]\n\n1. e4 {result}\n")), "{text}");
    }
}

/// A reader that goes line by line sees seven tags and one result, whatever the players said and wherever the line
/// breaks.
#[test]
fn pgn_has_no_remark_that_begins_a_line_as_something_else() {
    let said = [
        "[Result \"1-0\"]",
        "[Result \"0-1\"] [White \"x\"] [Event \"y\"]",
        "} 1. f3 e5 2. g4 Qh4# 0-1 {",
        "}",
        "{ } { }",
        "; the rest is a comment",
        "% and this is no part of the game",
        "%;[%;[ ;%[ %% ;; [[ ]] }} {{",
    ];
    for remark in said {
        for column in 0..200 {
            let words = ["x".repeat(column % 80), "y".repeat(column / 2)].join(" ");
            let remark = format!("alice: {words} {}", [remark; 4].join(" "));
            let tokens =
                [PgnToken::Move("e4"), PgnToken::Remark(&remark), PgnToken::Move("e5"), PgnToken::Remark(&remark)];
            let text = pgn(&PgnTags::default(), tokens, None, Seat(0));
            let (tags, moves) = text.split_once("\n\n").unwrap();
            assert_eq!(tags.lines().filter(|line| line.starts_with('[')).count(), 7, "{text}");
            assert_eq!(moves.matches(['{', '}']).count(), 4, "{text}");
            for line in moves.lines() {
                assert!(!line.is_empty() && line.len() <= 100, "{text}");
                assert!(!line.trim_start().starts_with(['[', ']', '%', ';', '}']), "{text}");
            }
            let plain: String = moves.split('{').map(|part| part.rsplit('}').next().unwrap()).collect();
            assert_eq!(plain.split_whitespace().collect::<Vec<_>>(), ["1.", "e4", "1...", "e5", "*"], "{text}");
        }
    }
}

/// The turns are made up: it is the layout that counts, as GNU Backgammon 1.07 imports it. (Whole games written so were
/// imported by hand and ended there in the same Position ID with the same points, resigned ones too.)
#[test]
fn mat_has_two_columns_and_says_who_won() {
    let turns = [
        (1, (2, 1), "8/6 8/7"),
        (0, (5, 1), "24/23 8/3"),
        (1, (6, 1), "24/23 7/1*"),
        (0, (3, 3), "bar/22/19 13/10(2)"),
        (1, (6, 6), "pass"),
        (0, (4, 4), "bar/21* 21/17* 17/13* 6/2*"),
        (1, (5, 4), "5/off 4/off"),
    ];
    let dice = |(one, other): (u32, u32)| Dice::new(one, other).unwrap();
    let cell =
        |(seat, thrown, text): (u8, (u32, u32), &str)| (Seat(seat), MatCell::Played(dice(thrown), text.to_owned()));
    let cells: Vec<(Seat, MatCell)> = turns.into_iter().map(cell).collect();
    let heading = mat::MatHeading { event: Some("Feast \"X\"".to_owned()), ..mat::MatHeading::default() };
    let names = ["anna", "bert"].map(|name| Name::parse(name).unwrap());
    let text = |length, won| {
        let game = MatGame { score: [0, 0], cells: cells.clone(), won };
        mat::write(&heading, [&names[0], &names[1]], length, &[game])
    };
    let expected = "; [Event \"Feast 'X'\"]
 0 point match

 Game 1
 anna : 0                       bert : 0
  1)                             21: 8/6 8/7
  2) 51: 24/23 8/3               61: 24/23 7/1*
  3) 33: 25/22/19 13/10(2)       66:
  4) 44: 25/21* 21/17* 17/13* 6/2* 54: 5/0 4/0
";
    assert_eq!(text(0, None), expected);
    assert_eq!(text(0, Some((Seat(0), 2))).trim_end(), format!("{expected}      Wins 2 points"));
    let lost = text(1, Some((Seat(1), 1)));
    let tail = "                                  Wins 1 point\n";
    assert_eq!(lost, format!("{}{tail}", expected.replace(" 0 point", " 1 point")));
}

#[test]
fn mat_has_every_game_of_a_match_with_what_became_of_the_cube() {
    let names = ["anna", "bert"].map(|name| Name::parse(name).unwrap());
    let pair = |text: &str| (text.to_owned(), adjudicate_rules::OptionValue::Int(3));
    let cube = ("cube".to_owned(), adjudicate_rules::OptionValue::Bool(true));
    let options = Options([cube, pair("points")].into());
    let mut steps: Vec<MatStep> = [
        (1, "31", "8/5 6/5"),
        (0, "", "roll"),
        (0, "64", "24/18/14"),
        (1, "", "double"),
        (0, "", "take"),
        (1, "31", "8/5 6/5"),
        (0, "", "double"),
        (1, "", "drop"),
        (1, "61", "13/7 8/7"),
        (0, "31", "8/5 6/5"),
    ]
    .into_iter()
    .map(|(seat, dice, text)| {
        let mut dice = dice.chars().filter_map(|digit| digit.to_digit(10));
        let dice = dice.next().zip(dice.next()).and_then(|(one, other)| Dice::new(one, other));
        MatStep::Turn(MatTurn { seat: Seat(seat), dice, text: text.to_owned() })
    })
    .collect();
    steps.push(MatStep::Conceded(Seat(0), LossDegree::Gammon));
    let games = mat::games(&options, &names, &steps).unwrap();
    let heading = mat::MatHeading { options: mat::tags(&options), ..mat::MatHeading::default() };
    let text = mat::write(&heading, [&names[0], &names[1]], mat::length(&options), &games);
    let expected = " 3 point match

 Game 1
 anna : 0                       bert : 0
  1)                             31: 8/5 6/5
  2) 64: 24/18/14                 Doubles => 2
  3)  Takes                      31: 8/5 6/5
  4)  Doubles => 4                Drops
      Wins 2 points

 Game 2
 anna : 2                       bert : 0
  1)                             61: 13/7 8/7
  2) 31: 8/5 6/5
                                  Wins 2 points
";
    let lines = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines(&text), lines(expected));
    assert!(text.lines().all(|line| !line.contains(')') || line.len() > 33), "short rows are filled: {text}");
}

/// However a file is damaged, it is read or refused, at one of its lines.
#[test]
fn no_damaged_mat_does_any_harm() {
    let whole = std::fs::read_to_string(adjudicate_testkit::file("tests/vectors/mat/gnubg-match.mat")).unwrap();
    let cube = ("cube".to_owned(), adjudicate_rules::OptionValue::Bool(true));
    let points = ("points".to_owned(), adjudicate_rules::OptionValue::Int(5));
    let setup = crate::kit::start::setup(Options([cube, points].into()), None);
    let mut random = Random::new(77);
    let mut refused = 0;
    for _ in 0..400 {
        let mut text: Vec<char> = whole.chars().collect();
        for _ in 0..1 + random.below(3) {
            let place = random.below(text.len());
            let odd = *random.pick(&['0', '6', ':', ')', '/', ' ', '\n', '*', 'D', '\u{e9}', '\u{feff}']);
            match random.below(4) {
                0 => drop(text.remove(place)),
                1 => text.insert(place, odd),
                2 => text.truncate(place.max(1)),
                _ => text[place] = odd,
            }
        }
        let text: String = text.into_iter().collect();
        let lines = text.lines().count().max(1);
        let played = mat_reading::read(&text)
            .and_then(|file| mat_reading::play(Backgammon::start(&setup).unwrap(), &file.games));
        if let Err(fault) = played {
            assert!((1..=lines + 1).contains(&fault.line) && !fault.reason.is_empty(), "{fault:?}: {text}");
            refused += 1;
        }
    }
    assert!(refused > 100, "{refused}");
}
