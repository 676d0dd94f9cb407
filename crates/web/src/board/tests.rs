use std::collections::BTreeMap;

use adjudicate_games::{GAMES, find};
use adjudicate_rules::{Demand, Game, Name, Options, Play, Seat, Setup};
use adjudicate_testkit::Random;

use super::*;

/// So many turns of each game are pointed at.
const TURNS: usize = 120;

/// Moves that touch the same places and differ otherwise: the four promotions, and what the list shows then.
const ALIKE_MAX: usize = 4;

fn start(game: &'static Game) -> Play {
    let count = (*game.players.start()).max(2);
    let names = ["alice", "bob", "carol", "dave"].iter().take(count).map(|name| Name::parse(name).unwrap()).collect();
    Play::start(game, Setup { names, first: Some(Seat(0)), options: Options::default(), ..Setup::default() }).unwrap()
}

/// The side from which the board is shown to the player who moves: some games name places differently from each side.
fn viewer(play: &Play) -> Option<Seat> {
    let Demand::Act(seat) = play.demand() else { return None };
    Some(seat).filter(|_| play.position().is_two_sided())
}

/// The pieces at each place that moves can name.
fn pieces(play: &Play, viewer: Option<Seat>) -> BTreeMap<String, Vec<String>> {
    let mut pieces: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for place in places(&play.scene(viewer)) {
        pieces.entry(place.name.to_ascii_lowercase()).or_default().extend(place.holds);
    }
    pieces
}

/// The places at which something else stands after the move than before it.
fn changed(play: &Play, text: &str) -> Vec<String> {
    let (before, mut next) = (pieces(play, viewer(play)), play.clone());
    next.play(text).unwrap();
    let after = pieces(&next, viewer(play));
    before.into_iter().filter(|(name, holds)| after.get(name) != Some(holds)).map(|(name, _)| name).collect()
}

/// Points at the places of a move one after the other, as the page does: it is chosen as soon as it is the only one left, or from
/// a list in which it stands before all that touch more.
fn is_reached(moves: &[MovePlaces], wanted: &MovePlaces) -> bool {
    for count in 1..=wanted.places.len() {
        let found = matching(moves.to_vec(), &wanted.places[..count]).moves;
        match found.as_slice() {
            [only] => return *only == wanted.text,
            several if count == wanted.places.len() => {
                return several.iter().take(ALIKE_MAX).any(|text| *text == wanted.text);
            }
            _ => {}
        }
    }
    false
}

fn points_at_every_move(game: &'static Game, seed: u64) -> (usize, usize) {
    let mut random = Random::new(seed);
    let (mut play, mut pointed, mut turns) = (start(game), 0, 0);
    while turns < TURNS {
        match play.demand() {
            Demand::Over(_) => play = start(game),
            Demand::Throw(roll) => {
                let numbers: Vec<u32> =
                    roll.dice.iter().map(|sides| 1 + random.below(*sides as usize) as u32).collect();
                play.thrown(&numbers);
                continue;
            }
            Demand::Act(_) => {}
        }
        let moves = move_places(&play, "", None, &play.scene(viewer(&play)));
        // Games of free text have no list, and games of steps are pointed at step by step.
        if moves.is_empty() || adjudicate_agent::turn::first(&play, None).is_some() {
            break;
        }
        turns += 1;
        for _ in 0..moves.len().min(12) {
            let one = random.pick(&moves);
            let changed = changed(&play, &one.text);
            let is_named = one.places.iter().any(|place| changed.contains(place));
            assert!(changed.is_empty() || is_named, "{}: {one:?}, but something else stands at {changed:?}", game.name);
            if !one.places.is_empty() {
                assert!(is_reached(&moves, one), "{}: {one:?} among {moves:?}", game.name);
                pointed += 1;
            }
        }
        play.play(&random.pick(&moves).text.clone()).unwrap();
    }
    (turns, pointed)
}

/// In every game, a player who points at the places of a legal move one after the other arrives at that move.
#[test]
fn every_legal_move_can_be_pointed_at() {
    let mut without = Vec::new();
    for (seed, game) in (1..).zip(GAMES) {
        let (turns, pointed) = points_at_every_move(game, seed);
        if turns == 0 {
            without.push(game.name);
        } else {
            assert!(pointed >= TURNS, "{}: {pointed} moves in {turns} turns", game.name);
        }
    }
    assert_eq!(without, ["duerror-grandis", "open"]);
}

/// The steps that name a square of the board are found by it; all others have a button of their own.
#[test]
fn steps_are_pointed_at() {
    let play = start(find("duerror-grandis").unwrap());
    let scene = play.scene(None);
    let (mut begun, mut random, mut squares) = (String::new(), Random::new(5), 0);
    for _ in 0..6 {
        let steps = move_places(&play, &begun, None, &scene);
        let Some(step) = (!steps.is_empty()).then(|| random.pick(&steps)) else { break };
        for step in steps.iter().filter(|step| step.text.contains("move ") && !step.text.ends_with(" out")) {
            let square = step.text.rsplit(' ').next().unwrap().to_ascii_lowercase();
            assert_eq!(step.places, [square], "{}", step.text);
            assert!(is_reached(&steps, step), "{step:?}");
            squares += 1;
        }
        begun = adjudicate_agent::turn::joined(&begun, &step.text);
    }
    assert!(squares > 0, "no step led to a square: {begun}");
}

fn after(game: &str, moves: &str) -> Play {
    let mut play = start(find(game).unwrap());
    moves.split(' ').for_each(|text| play.play(text).unwrap());
    play
}

fn found(play: &Play, places: &[&str]) -> Vec<String> {
    let places: Vec<String> = places.iter().map(|place| (*place).to_owned()).collect();
    matching(move_places(play, "", None, &play.scene(None)), &places).moves
}

/// The point that closes a mill, and then the stone that is taken.
#[test]
fn mills_are_closed_and_stones_taken() {
    let play = after("nine-mens-morris", "a1 d2 a4 b4");
    assert_eq!(found(&play, &["A7"]), ["a7xb4", "a7xd2"]);
    assert_eq!(found(&play, &["a7", "d2"]), ["a7xd2"]);
    assert_eq!(found(&play, &["g7"]), ["g7"]);
}

/// The king's two squares, on both sides and for both colours.
#[test]
fn kings_castle() {
    let open = "e4 e5 Nf3 Nf6 Bc4 Bc5 d3 d6 Be3 Be6 Nc3 Nc6 Qd2 Qd7";
    let white = after("chess", open);
    assert_eq!(found(&white, &["e1", "g1"]), ["O-O"]);
    assert_eq!(found(&white, &["e1", "c1"]), ["O-O-O"]);
    assert_eq!(found(&white, &["e1", "e2"]), ["Ke2"]);
    let black = after("chess", &format!("{open} O-O"));
    assert_eq!(found(&black, &["e8", "g8"]), ["O-O"]);
    assert_eq!(found(&black, &["e8", "c8"]), ["O-O-O"]);
}

#[test]
fn counts_repeat_and_are_no_places() {
    let names: BTreeSet<String> = (1..=24).map(|number| number.to_string()).collect();
    assert_eq!(named("8/5(2) 6/3*", &names).concat(), ["8", "5", "8", "5", "6", "3"]);
    assert_eq!(named("bar/22 6/off", &names).concat(), ["22", "6"]);
    assert_eq!(named("24/18*/13(99999999999999999999)", &names).concat(), ["24", "18", "13"]);
    assert_eq!(named("pass", &names).concat(), Vec::<String>::new());
}

/// The pieces of a turn are moved in any order, and one piece by any halts; what can be touched next is told.
#[test]
fn turns_of_several_pieces_are_pointed_at_in_any_order() {
    let mut play = start(find("backgammon").unwrap());
    while matches!(play.demand(), Demand::Throw(_)) {
        play.thrown(&[3, 1]);
    }
    let list = |play: &Play| move_places(play, "", None, &play.scene(viewer(play)));
    let touched = |places: &[&str]| places.iter().map(|place| (*place).to_owned()).collect::<Vec<_>>();
    for order in [["8", "5", "6", "5"], ["6", "5", "8", "5"]] {
        let found = matching(list(&play), &touched(&order));
        assert_eq!((found.moves, found.whole), (vec!["8/5 6/5".to_owned()], 1), "{order:?}");
    }
    let next = matching(list(&play), &touched(&["6", "5"])).next;
    assert!(next.contains("8") && !next.contains("6/5") && !next.contains("7"), "{next:?}");
    assert_eq!(matching(list(&play), &[]).next.len(), 4);
    // By way of 21 or of 23, to the same place: the list has one of them.
    let ways = [["24", "21", "21", "20"], ["24", "23", "23", "20"]];
    for way in ways {
        let found = matching(list(&play), &touched(&way));
        assert!(found.whole == 1 || stepwise(&play, &touched(&way)).is_some(), "{way:?}");
    }
    assert_eq!(stepwise(&play, &touched(&["24", "19", "6", "5"])), None);
    assert_eq!(stepwise(&play, &touched(&["24"])), None);
}
