//! Chess: counts, random games, and recorded games replayed as a referee must, against the crate's board alone.

use adjudicate::games::chess::Chess;
use adjudicate::rules::{Demand, Position};
use cozy_chess::{Board, Move};

use crate::{Numbers, best, counted, rate};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const GAMES: usize = 300;
const LONGEST: usize = 120;

/// Plays, replays and counts.
pub fn run() {
    rate("random games", |numbers| random_game(numbers).len());
    replay();
    for (depth, fen, count) in [(5, START, 4_865_609), (4, KIWIPETE, 4_085_603)] {
        let position = Chess::from_fen(fen).unwrap();
        counted(depth, count, |depth| position.perft(depth, &[]).unwrap());
    }
}

/// The moves of a random game, as the record writes them.
fn random_game(numbers: &mut Numbers) -> Vec<String> {
    let mut game = Chess::from_fen(START).unwrap();
    let mut record = Vec::new();
    while matches!(game.demand(), Demand::Act(_)) {
        let legal: Vec<String> = game.legal().into_iter().flat_map(|group| group.moves).collect();
        let text = legal[numbers.below(legal.len())].clone();
        game.play(&text).unwrap();
        record.push(text);
    }
    record
}

/// Replays beginnings of random games, as long as people's games are.
fn replay() {
    let mut numbers = Numbers(5);
    let games: Vec<Vec<String>> = (0..GAMES)
        .map(|_| {
            let mut game = random_game(&mut numbers);
            game.truncate(LONGEST);
            game
        })
        .collect();
    let start = Board::default();
    let decoded: Vec<Vec<Move>> = games
        .iter()
        .map(|game| {
            let mut board = start.clone();
            let mut play = |text: &String| {
                let played = cozy_chess::util::parse_san_move(&board, text).unwrap();
                board.play(played);
                played
            };
            game.iter().map(&mut play).collect()
        })
        .collect();
    let mut alone = || {
        for game in &decoded {
            let mut board = start.clone();
            game.iter().for_each(|played| board.play(*played));
            std::hint::black_box(board);
        }
    };
    let mut reading = || {
        for game in &games {
            let mut board = start.clone();
            for text in game {
                let played = cozy_chess::util::parse_san_move(&board, text).unwrap();
                board.play(played);
            }
            std::hint::black_box(board);
        }
    };
    let mut judged = || {
        for game in &games {
            let mut position = Chess::from_fen(START).unwrap();
            game.iter().for_each(|text| position.play(text).unwrap());
            std::hint::black_box(position);
        }
    };
    let [alone, reading, judged] = best([&mut alone, &mut reading, &mut judged]);
    let line = |what: &str, took: std::time::Duration| {
        let (seconds, base) = (took.as_secs_f64(), reading.as_secs_f64());
        println!("  {what:<52} {:>9.0} games/s, ratio {:.2}", GAMES as f64 / seconds, base / seconds);
    };
    line("replay, the crate alone, reading its notation", reading);
    line("replay, the crate alone, moves read before", alone);
    line("replay by the referee, from text (goal: 0.8)", judged);
}
