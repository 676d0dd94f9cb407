//! How fast Nine Men's Morris is played and counted through the typed interface: random games a second, perft turns a
//! second. The goal is 100,000 games a second on one core.

// Only a bench without the test harness has a `main` to run.
#![cfg(not(test))]

use std::time::Instant;

use adjudicate::games::merels::{Merels, Turn};
use adjudicate::games::nine_mens_morris::law;
use adjudicate::rules::{OptionValue, Options, Seat};

const GAMES: u32 = 200_000;
const DEPTH: u32 = 6;
const TURN_SEQUENCES: u64 = 99_274_176;

fn main() {
    let start = Merels::new(law(&Options::default()), Seat(0));
    let mut random: u64 = 0x2545_f491_4f6c_dd1d;
    let mut turns: Vec<Turn> = Vec::new();
    let (mut played, mut drawn) = (0_u64, 0_u32);
    let clock = Instant::now();
    for _ in 0..GAMES {
        let mut game = start.clone();
        while !game.is_over() {
            game.turns_into(&mut turns);
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let choice = ((random >> 32) * turns.len() as u64 >> 32) as usize;
            assert!(game.play_turn(turns[choice]).is_ok(), "a listed turn is legal");
            played += 1;
        }
        drawn += u32::from(game.winner().is_none());
    }
    let seconds = clock.elapsed().as_secs_f64();
    println!(
        "random games: {:.0} a second ({:.1} turns each, {:.1} % drawn)",
        f64::from(GAMES) / seconds,
        played as f64 / f64::from(GAMES),
        f64::from(drawn) * 100.0 / f64::from(GAMES)
    );

    let allowed = OptionValue::Name(adjudicate::rules::Name::parse("allowed").expect("a name"));
    let start = Merels::new(law(&Options([("reform".to_owned(), allowed)].into())), Seat(0));
    let clock = Instant::now();
    assert_eq!(start.count(DEPTH), TURN_SEQUENCES);
    let seconds = clock.elapsed().as_secs_f64();
    println!("perft {DEPTH}: {:.0} million turns a second", TURN_SEQUENCES as f64 / seconds / 1e6);
}
