//! Rules of Roman Checkers on positions built by hand.
#![allow(clippy::unwrap_used)]

use super::board::{COLUMNS, ROWS, Side, Square};
use super::moves;
use super::squad::{PieceKind, Squad};
use super::state::{Ending, Move, Rules, State};
use super::text;

const DEFAULT: Rules = Rules { walls: false, walking_in: true, tailchase: 20 };
const WALLS: Rules = Rules { walls: true, ..DEFAULT };
const SAFE: Rules = Rules { walking_in: false, ..DEFAULT };

fn square(name: &str) -> Square {
    let mut all = (0..ROWS).flat_map(|row| (0..COLUMNS).filter_map(move |column| Square::at(column, row)));
    all.find(|square| square.to_string() == name).unwrap()
}

/// A state with these pieces (`Sc3`, `bd9`: the letters of position texts), this side to play, and empty camps.
fn state(pieces: &str, to_move: Side, rules: Rules) -> State {
    let mut state = State { squads: [Squad::default(); 2], to_move, ..State::new(rules) };
    for piece in pieces.split(' ') {
        let (letter, place) = piece.split_at(1);
        let side = if letter == letter.to_ascii_uppercase() { Side::Purple } else { Side::Gold };
        let place = square(place);
        assert_eq!(place.is_purple(), side == Side::Purple, "{piece} is off its colour");
        let squad = &mut state.squads[side as usize];
        match letter.to_ascii_uppercase().as_str() {
            "S" => squad.soldiers |= place.set(),
            "B" => squad.bearers |= place.set(),
            _ => squad.demoralised |= place.set(),
        }
    }
    state.settle();
    state
}

/// Plays `c3-d4` and gives the record's text.
fn play(state: &mut State, text: &str) -> String {
    let (from, to) = text.split_once('-').unwrap();
    let step = Move { from: square(from), to: square(to) };
    assert!(state.moves().any(|legal| legal == step), "{text} is not legal");
    let effects = state.play(step);
    moves::recorded(step, effects)
}

fn recorded(pieces: &str, to_move: Side, rules: Rules, text: &str) -> String {
    play(&mut state(pieces, to_move, rules), text)
}

#[test]
fn the_front_and_two_more_sides_capture() {
    let x = Side::Purple;
    // In front of the gold piece on d7 is d6, behind it d8.
    assert_eq!(recorded("sd7 sa10 Sc7 Se7 Sc5", x, DEFAULT, "c5-d6"), "c5-d6 xd7");
    assert_eq!(recorded("sd7 sa10 Sc7 Sd6 Be9", x, DEFAULT, "e9-d8"), "e9-d8 xd7");
    assert_eq!(recorded("sd7 sa10 Sc7 Se7 Be9", x, DEFAULT, "e9-d8"), "e9-d8");
    assert_eq!(recorded("sd7 sa10 Sc7 Sc5", x, DEFAULT, "c5-d6"), "c5-d6");
    assert_eq!(recorded("Sd6 Sa1 sc6 se6 sc8", Side::Gold, DEFAULT, "c8-d7"), "c8-d7 xd6");
    assert_eq!(recorded("Sd6 Sa1 sc6 se6 bc4", Side::Gold, DEFAULT, "c4-d5"), "c4-d5");
}

#[test]
fn the_edge_helps_beside_and_behind_only_where_it_is_a_wall() {
    let x = Side::Purple;
    let beside = "sa6 sg10 Sb6 Bb4";
    assert_eq!(recorded(beside, x, DEFAULT, "b4-a5"), "b4-a5");
    assert_eq!(recorded(beside, x, WALLS, "b4-a5"), "b4-a5 xa6");
    let behind = "sc10 sg10 Sb10 Sb8";
    assert_eq!(recorded(behind, x, DEFAULT, "b8-c9"), "b8-c9");
    assert_eq!(recorded(behind, x, WALLS, "b8-c9"), "b8-c9 xc10");
    let corner = "sa10 sg10 Bb8";
    assert_eq!(recorded(corner, x, WALLS, "b8-a9"), "b8-a9 xa10");
    // A gold piece on row 1 has the edge in front of it.
    let front = "sb1 sg10 Sa1 Bc1 Bc3";
    assert_eq!(recorded(front, x, WALLS, "c3-b2"), "c3-b2");
}

#[test]
fn the_opponents_pieces_are_captured_before_the_movers() {
    // d6 is surrounded by gold d7, c6 and e6; d7 by purple d6, c7 and e7, so it goes first and d6 is free again.
    let pieces = "Sc5 Sc7 Se7 sd7 sc6 se6";
    assert_eq!(recorded(pieces, Side::Purple, DEFAULT, "c5-d6"), "c5-d6 xd7");
    // Without c7 purple walks into a trap.
    let pieces = "Sc5 Se7 sd7 sc6 se6";
    assert_eq!(recorded(pieces, Side::Purple, DEFAULT, "c5-d6"), "c5-d6 xd6");
    // Both squads lose a piece: the opponent's is written first, though its square comes later.
    let pieces = "Sc3 Sc9 Se9 Sd8 sd5 sc4 se4 sd9 Ba1";
    assert_eq!(recorded(pieces, Side::Purple, DEFAULT, "c3-d4"), "c3-d4 xd9 xd4");
}

#[test]
fn walking_in_safely_lasts_one_turn() {
    let mut game = state("Sc5 Se7 Ba1 sd7 sc6 se6 sg10", Side::Purple, SAFE);
    assert_eq!(play(&mut game, "c5-d6"), "c5-d6");
    assert_eq!(play(&mut game, "g10-f9"), "g10-f9 xd6");
    assert_eq!(text::of(&game), "7/5s1/7/3sS2/2s1s2/7/7/7/7/B6 x 0-1 00-10 0");
}

#[test]
fn who_arrives_surrounds_nobody() {
    // On d10 the piece would stand behind d9; it is gone before captures are looked for.
    let mut game = state("Sc9 Se9 Bd8 Bb8 sd9 sg10", Side::Purple, DEFAULT);
    assert_eq!(play(&mut game, "c9-d10"), "c9-d10 throne");
    assert_eq!(text::of(&game), "6s/3sS2/1B1B3/7/7/7/7/7/7/7 o 3-0 00-00 0");
    assert_eq!(recorded("sc2 bg10 Sb2 Bb4", Side::Gold, DEFAULT, "c2-d1"), "c2-d1 throne");
    assert!(state("sc2 bg10 Sb2 Bb4", Side::Purple, DEFAULT).end().is_none());
}

#[test]
fn soldiers_march_and_bearers_go_both_ways() {
    let count = |pieces| state(pieces, Side::Purple, DEFAULT).moves().count();
    assert_eq!(count("Sd4 sa10"), 2);
    assert_eq!(count("Bd4 sa10"), 4);
    assert_eq!(count("Dd4 sa10"), 2);
    assert_eq!(count("Ba1 sa10"), 1);
    assert_eq!(count("Bg9 sa10"), 2);
    assert_eq!(count("Sc3 Sd4 sa10"), 3);
}

#[test]
fn play_ends_where_nobody_can_go_on() {
    let end = |pieces| state(pieces, Side::Purple, DEFAULT).end();
    assert_eq!(end("Sb10 sb1"), Some(Ending::Blocked));
    assert_eq!(end("Sb2"), Some(Ending::NoPieces));
    let mut game = state("Sb10 sa6", Side::Purple, DEFAULT);
    assert_eq!((game.end(), game.moves().count(), game.perft(1)), (None, 0, 1));
    game.pass();
    assert_eq!((game.end(), game.chase(), game.to_move()), (None, 1, Side::Gold));
    play(&mut game, "a6-b5");
    assert_eq!((game.chase(), game.perft(2)), (0, 2));
}

#[test]
fn the_tailchase_ends_play_unless_it_is_off() {
    for (tailchase, end) in [(3, Some(Ending::Tailchase)), (4, None), (0, None)] {
        let mut game = state("Ba1 Sa3 Dg3 bg10 sg8", Side::Purple, Rules { tailchase, ..DEFAULT });
        play(&mut game, "a1-b2");
        play(&mut game, "g8-f7");
        assert_eq!(game.chase(), 0);
        play(&mut game, "g3-f4");
        play(&mut game, "g10-f9");
        play(&mut game, "b2-a1");
        assert_eq!((game.chase(), game.end()), (3, end));
    }
}

#[test]
fn prisoners_return_to_the_first_free_squares() {
    let mut game = state("Bc1 Sa1 Bd4 sd9 sa8", Side::Gold, DEFAULT);
    game.chase = 7;
    game.squads[1] = Squad { captive_soldiers: 2, captive_bearers: 1, points: 5, ..game.squads[1] };
    game.squads[0] = Squad { captive_bearers: 1, points: 3, ..game.squads[0] };
    game.return_prisoners();
    assert_eq!(text::of(&game), "2d4/3s3/s6/7/7/7/3B3/7/3S3/S1B1D1S o 3-5 00-00r 0");
    assert_eq!(game.squad(Side::Purple).kind_at(square("e1")), Some(PieceKind::Demoralised));
}

#[test]
fn points_are_three_for_arrivals_and_standard_bearers() {
    for (piece, points, camp) in [("s", 1, "10"), ("b", 3, "01"), ("d", 3, "01")] {
        let mut game = state(&format!("{piece}d7 sa10 Sc7 Se7 Sc5"), Side::Purple, DEFAULT);
        assert_eq!(play(&mut game, "c5-d6"), "c5-d6 xd7");
        assert_eq!(
            text::of(&game).split(' ').skip(2).collect::<Vec<_>>(),
            [&format!("{points}-0"), &format!("{camp}-00"), "0"]
        );
        assert_eq!((game.final_points(Side::Purple), game.final_points(Side::Gold)), (points + 2, 0));
    }
    let equal = state("Sc5 sc6", Side::Purple, DEFAULT);
    assert_eq!((equal.final_points(Side::Purple), equal.final_points(Side::Gold)), (0, 0));
}
