//! Writes as many short games as are asked for into a directory, for measurements of an inbox: `many_games DIRECTORY 10000`.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::PathBuf;

use adjudicate_record::crypto::Identity;
use adjudicate_record::log::Time;
use adjudicate_testkit::morris::{MOVES, Morris, charter};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [directory, games] = arguments.as_slice() else { panic!("a directory and a number of games are needed") };
    std::fs::create_dir_all(directory).unwrap();
    let keys = [Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32])];
    for number in 0..games.parse::<u128>().unwrap() {
        let mail = |who: &str| Some(format!("{who}-{number}@example.org"));
        let charter = charter(&keys, number.to_be_bytes(), mail);
        let (mut game, mut log) = Morris::begin(&keys, charter, Time::from_unix(1_800_000_000).unwrap());
        MOVES.iter().for_each(|play| log += &game.turn(play, None));
        std::fs::write(PathBuf::from(directory).join(format!("game-{number}.yaml")), log).unwrap();
    }
}
