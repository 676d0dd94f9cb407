//! Games in the formats of other programs, to the byte.

use adjudicate_games::backgammon::Dice;
use adjudicate_games::backgammon::mat::{self, MatTurn, mat};
use adjudicate_games::chess::pgn::{PgnTags, PgnToken, pgn};
use adjudicate_rules::{Name, Outcome, Seat};

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

/// Whoever reads line by line sees seven tags and one result, whatever the players said and wherever the line breaks.
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
    let entries: Vec<MatTurn<'_>> = turns
        .iter()
        .map(|(seat, (one, other), text)| MatTurn { seat: Seat(*seat), dice: Dice::new(*one, *other).unwrap(), text })
        .collect();
    let heading = mat::MatHeading { event: Some("Feast \"X\"".to_owned()), ..mat::MatHeading::default() };
    let names = ["anna", "bert"].map(|name| Name::parse(name).unwrap());
    let won = |seat, points| Outcome { points: Some(points), ..Outcome::win(Seat(seat), "BKG-8", "") };
    let text = |gammons, outcome: Option<&Outcome>| mat(&heading, [&names[0], &names[1]], gammons, &entries, outcome);
    let expected = "; [Event \"Feast 'X'\"]
 0 point match

 Game 1
 anna : 0                       bert : 0
  1)                             21: 8/6 8/7
  2) 51: 24/23 8/3               61: 24/23 7/1*
  3) 33: 25/22/19 13/10(2)       66:
  4) 44: 25/21* 21/17* 17/13* 6/2* 54: 5/0 4/0
";
    assert_eq!(text(true, None), expected);
    assert_eq!(text(true, Some(&won(0, vec![2, 0]))), format!("{expected}      Wins 2 points\n"));
    let lost = text(false, Some(&won(1, vec![0, 1])));
    let tail = "                                  Wins 1 point\n";
    assert_eq!(lost, format!("{}{tail}", expected.replace(" 0 point", " 1 point")));
}
