//! Prints a log of 5,000 entries of a game that does not end, signed by two keys, for measurements where no bench runs,
//! such as in a browser.
#![allow(clippy::unwrap_used)]

use adjudicate_record::crypto::Identity;
use adjudicate_record::log::Time;
use adjudicate_testkit::morris::{Morris, endless};

fn main() {
    let keys = [Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32])];
    let (mut game, mut log) = Morris::begin(&keys, endless(&keys), Time::from_unix(1_800_000_000).unwrap());
    let mut random = 1_u64;
    while game.state.entries() < 5_000 {
        let legal = game.state.play().position().legal().into_iter().flat_map(|group| group.moves);
        let quiet: Vec<String> = legal.filter(|text| !text.contains('x')).collect();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let place = usize::try_from(random >> 33).unwrap() % quiet.len();
        log += &game.turn(quiet.get(place).unwrap(), None);
    }
    print!("{log}");
}
