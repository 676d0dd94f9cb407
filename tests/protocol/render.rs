//! Boards as people see them, character by character.

use adjudicate::games::open;
use adjudicate::render::{Charset, WIDTH, board, description};
use adjudicate::rules::{
    BoardLine, Glyph, Label, Name, Options, Paint, PieceShape, Play, Scene, ScenePiece, Seat, Setup, Spot,
};

const X: Glyph = Glyph { unicode: '●', ascii: 'x' };
const O: Glyph = Glyph { unicode: '○', ascii: 'o' };
const BLANK: Glyph = Glyph { unicode: ' ', ascii: ' ' };

fn piece(at: (u16, u16), glyph: Glyph, moved: bool) -> ScenePiece {
    ScenePiece { at, glyph, figure: PieceShape::Stone, paint: Paint::Dark, title: "".into(), moved }
}

/// Three nested squares with the middles of their sides joined.
fn merels(empty: Glyph) -> Scene {
    let mut scene = Scene { size: (6, 6), pitch: (4, 2), ..Scene::default() };
    for ring in 0..3 {
        let (low, high) = (ring, 6 - ring);
        let corners = [(low, low), (high, low), (high, high), (low, high)];
        for side in 0..4 {
            scene.lines.push(BoardLine { from: corners[side], to: corners[(side + 1) % 4] });
        }
        for column in [low, 3, high] {
            for row in [low, 3, high] {
                if (column, row) != (3, 3) {
                    scene.spots.push(Spot { at: (column, row), glyph: empty, tone: None });
                }
            }
        }
    }
    for (from, to) in [((3, 0), (3, 2)), ((3, 4), (3, 6)), ((0, 3), (2, 3)), ((4, 3), (6, 3))] {
        scene.lines.push(BoardLine { from, to });
    }
    for (index, letter) in ('a'..='g').enumerate() {
        scene.labels.push(Label { at: (index as i32, 7), text: letter.to_string() });
        scene.labels.push(Label { at: (-1, index as i32), text: (7 - index).to_string() });
    }
    scene
}

fn merels_with_stones(empty: Glyph) -> Scene {
    let mut scene = merels(empty);
    for (at, glyph, moved) in [((3, 0), X, false), ((3, 1), X, true), ((0, 6), O, false), ((4, 3), O, false)] {
        scene.pieces.push(piece(at, glyph, moved));
    }
    scene.asides = vec!["x ● alice  7 in hand".to_owned(), "o ○ bob    7 in hand".to_owned()];
    scene
}

#[test]
fn a_merels_board_has_joined_lines() {
    let expected = "\
7 ┌───────────●───────────┐   x ● alice  7 in hand
  │           │           │   o ○ bob    7 in hand
6 │   ┌──────(●)──────┐   │
  │   │       │       │   │
5 │   │   ┌───┴───┐   │   │
  │   │   │       │   │   │
4 ├───┼───┤       ○───┼───┤
  │   │   │       │   │   │
3 │   │   └───┬───┘   │   │
  │   │       │       │   │
2 │   └───────┼───────┘   │
  │           │           │
1 ○───────────┴───────────┘
  a   b   c   d   e   f   g
";
    assert_eq!(board(&merels_with_stones(BLANK), Charset::Unicode), expected);
}

#[test]
fn a_merels_board_in_ascii() {
    let mut scene = merels_with_stones(Glyph { unicode: '·', ascii: '.' });
    scene.asides = vec!["x alice  7 in hand".to_owned(), "o bob    7 in hand".to_owned()];
    let expected = "\
7 .-----------x-----------.   x alice  7 in hand
  |           |           |   o bob    7 in hand
6 |   .------(x)------.   |
  |   |       |       |   |
5 |   |   .---.---.   |   |
  |   |   |       |   |   |
4 .---.---.       o---.---.
  |   |   |       |   |   |
3 |   |   .---.---.   |   |
  |   |       |       |   |
2 |   .-------.-------.   |
  |           |           |
1 o-----------.-----------.
  a   b   c   d   e   f   g
";
    assert_eq!(board(&scene, Charset::Ascii), expected);
    let bare = board(&merels(BLANK), Charset::Ascii);
    assert!(bare.starts_with("7 +-----------+-----------+\n  |           |           |\n6 |   +-------+"), "{bare}");
}

/// Squares with pieces in their middle: two units a square, lines on the even ones.
fn grid(columns: u16, rows: u16) -> Scene {
    let size = (2 * columns, 2 * rows);
    let mut scene = Scene { size, pitch: (2, 1), ..Scene::default() };
    for row in 0..=rows {
        scene.lines.push(BoardLine { from: (0, 2 * row), to: (size.0, 2 * row) });
    }
    for column in 0..=columns {
        scene.lines.push(BoardLine { from: (2 * column, size.1), to: (2 * column, 0) });
    }
    for column in 0..columns {
        let letter = char::from(b'a' + (column % 26) as u8);
        scene.labels.push(Label { at: (i32::from(2 * column + 1), i32::from(size.1) + 1), text: letter.to_string() });
    }
    for row in 0..rows {
        scene.labels.push(Label { at: (-1, i32::from(2 * row + 1)), text: (rows - row).to_string() });
    }
    scene
}

#[test]
fn a_board_of_squares_is_a_grid() {
    let mut scene = grid(3, 10);
    scene.pieces.push(piece((1, 1), Glyph { unicode: '♜', ascii: 'r' }, false));
    scene.pieces.push(piece((3, 5), Glyph { unicode: '♙', ascii: 'P' }, true));
    scene.pieces.push(piece((5, 5), Glyph { unicode: '♟', ascii: 'p' }, true));
    let text = board(&scene, Charset::Unicode);
    let expected = "   \u{250c}───┬───┬───┐
10 │ ♜ │   │   │
   ├───┼───┼───┤
 9 │   │   │   │
   ├───┼───┼───┤
 8 │   │(♙)│(♟)│
   ├───┼───┼───┤
";
    assert!(text.starts_with(expected), "{text}");
    assert!(text.ends_with(" 1 │   │   │   │\n   └───┴───┴───┘\n     a   b   c\n"), "{text}");
    let ascii = board(&scene, Charset::Ascii);
    assert!(ascii.starts_with("   +---+---+---+\n10 | r |   |   |\n   +---+---+---+\n"), "{ascii}");
    assert!(ascii.contains(" 8 |   |(P)|(p)|\n"), "{ascii}");
}

/// Points in rows, pieces stacked on them, the bar between: backgammon.
#[test]
fn stacks_stand_on_their_points() {
    let mut scene = Scene { size: (13, 10), pitch: (3, 1), ..Scene::default() };
    for column in (0..13).filter(|column| *column != 6) {
        for row in 0..5 {
            let glyph = Glyph { unicode: '·', ascii: '.' };
            scene.spots.push(Spot { at: (column, row), glyph, tone: None });
            scene.spots.push(Spot { at: (column, 10 - row), glyph, tone: None });
        }
        let (left, place) = (i32::from(column), if column < 6 { column } else { column - 1 });
        scene.labels.push(Label { at: (left, -1), text: (13 + place).to_string() });
        scene.labels.push(Label { at: (left, 11), text: (12 - place).to_string() });
    }
    for column in [0, 12] {
        scene.pieces.extend((0..5).map(|row| piece((column, row), X, false)));
        scene.pieces.extend((0..3).map(|row| piece((column, 10 - row), O, row == 2)));
    }
    scene.labels.push(Label { at: (12, 4), text: "11".to_owned() });
    scene.labels.push(Label { at: (6, 5), text: "bar".to_owned() });
    let expected = "\
13 14 15 16 17 18    19 20 21 22 23 24
x  .  .  .  .  .     .  .  .  .  .  x
x  .  .  .  .  .     .  .  .  .  .  x
x  .  .  .  .  .     .  .  .  .  .  x
x  .  .  .  .  .     .  .  .  .  .  x
x  .  .  .  .  .     .  .  .  .  .  11
                 bar
.  .  .  .  .  .     .  .  .  .  .  .
.  .  .  .  .  .     .  .  .  .  .  .
o  .  .  .  .  .     .  .  .  .  . (o)
o  .  .  .  .  .     .  .  .  .  .  o
o  .  .  .  .  .     .  .  .  .  .  o
12 11 10 9  8  7     6  5  4  3  2  1
";
    assert_eq!(board(&scene, Charset::Ascii), expected);
}

#[test]
fn labels_stand_in_all_four_margins() {
    let mut scene = grid(2, 1);
    scene.labels.push(Label { at: (5, 1), text: "right".to_owned() });
    scene.labels.push(Label { at: (2, -1), text: "top".to_owned() });
    let expected = "     top\n  ┌───┬───┐\n1 │   │   │ right\n  └───┴───┘\n    a   b\n";
    assert_eq!(board(&scene, Charset::Unicode), expected);
}

#[test]
fn asides_go_below_where_they_do_not_fit_beside() {
    let mut scene = grid(2, 1);
    scene.asides = vec!["short".to_owned(), "a long one ".repeat(9)];
    let text = board(&scene, Charset::Unicode);
    assert!(text.contains("    a   b\n\nshort\na long one a long"), "{text}");
    scene.asides = vec!["one more line than the board".to_owned(); 5];
    assert!(board(&scene, Charset::Unicode).contains("    a   b\n\none more line than the board\n"));
}

#[test]
fn nothing_is_wider_than_a_line_of_mail() {
    let mut scenes = vec![grid(30, 2), grid(200, 2), Scene::default()];
    let asides = ["long ".repeat(40), "x".repeat(200), "中".repeat(100), "é".repeat(100)];
    scenes.push(Scene { asides: asides.to_vec(), words: asides.to_vec(), ..grid(8, 8) });
    for scene in &scenes {
        for charset in [Charset::Unicode, Charset::Ascii] {
            for line in board(scene, charset).lines().chain(description(scene, charset).lines()) {
                let columns: usize = line.chars().map(|c| if c == '中' { 2 } else { 1 }).sum();
                assert!(columns <= WIDTH, "{line}");
                assert_eq!(line, line.trim_end());
                assert!(charset == Charset::Unicode || line.chars().all(|c| c < '\u{250}'), "{line}");
            }
        }
    }
    assert!(board(&grid(30, 2), Charset::Ascii).starts_with("  +-+-+-"));
}

/// Scenes that no engine should produce are drawn as far as possible.
#[test]
fn odd_scenes_do_no_harm() {
    let mut scene = grid(1, 1);
    scene.pitch = (0, 0);
    scene.lines.push(BoardLine { from: (0, 0), to: (2, 1) });
    scene.pieces.push(piece((99, 99), X, true));
    scene.pieces.push(piece((0, 0), O, true));
    scene.labels.push(Label { at: (-3, -3), text: String::new() });
    assert_eq!(board(&scene, Charset::Unicode).lines().count(), 7);
    assert_eq!(board(&Scene::default(), Charset::Unicode), "");
}

#[test]
fn words_are_sentences_one_a_line() {
    let names = ["alice", "bob"].into_iter().filter_map(Name::parse).collect();
    let setup = Setup { names, first: Some(Seat(0)), options: Options::default(), ..Setup::default() };
    let mut play = match Play::start(&open::GAME, setup) {
        Ok(play) => play,
        Err(refusal) => unreachable!("{refusal}"),
    };
    assert_eq!(play.play("Ἀθηνᾶ, to the bridge and over it, then along the river as far as the old mill"), Ok(()));
    let scene = play.scene(None);
    let expected = "\
The order of play is alice and bob.
bob is to play.
Turn 1 was played by alice: \"Ἀθηνᾶ, to the bridge and over it, then
  along the river as far as the old mill\".
";
    assert_eq!(description(&scene, Charset::Unicode), expected);
    let ascii = description(&scene, Charset::Ascii);
    assert!(ascii.contains("alice: \"\\u1f08\\u03b8\\u03b7\\u03bd\\u1fb6, to"), "{ascii}");
    let text = board(&scene, Charset::Unicode);
    assert_eq!(text.lines().next(), Some("players: alice, bob"));
}
