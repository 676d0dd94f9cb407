//! How long letters keep a desk busy that are made for nothing else: `cargo bench --bench hostile`.
//!
//! Each letter has half a megabyte, and something in it is repeated that a careless reader looks through again and again
//! (`adjudicate_testkit::hostile`). All that a desk does with a letter before it acts is measured, and the reader of turns alone. No letter may
//! take more than 50 ms; the benchmark ends with a failure otherwise. `cargo bench --bench hostile -- armour` reads only the letters with
//! this word in their names.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../tests/program/mail/hostile_reader.rs"]
mod hostile_reader;

use std::process::ExitCode;
use std::time::Duration;

use adjudicate_testkit::clock::best_time;
use adjudicate_testkit::hostile::{Shape, plain, shapes};
use hostile_reader::{read, read_turn};

const MOST: Duration = Duration::from_millis(50);
const ROUNDS: usize = 3;

fn main() -> ExitCode {
    let ordinary = plain();
    println!("ordinary lines: {:.1?}", best_time(ROUNDS, || read(&ordinary)));
    let word = std::env::args().skip(1).find(|word| !word.starts_with("--")).unwrap_or_default();
    let all: Vec<Shape> = shapes().into_iter().filter(|shape| shape.name.contains(&word)).collect();
    let mut took: Vec<(Duration, &Shape)> = all
        .iter()
        .map(|shape| (best_time(ROUNDS, || read(shape)).max(best_time(ROUNDS, || read_turn(shape))), shape))
        .collect();
    took.sort_by_key(|(took, _)| std::cmp::Reverse(*took));
    for (took, shape) in &took {
        println!("{took:>10.1?}  {:<20} {}", shape.game, shape.name);
    }
    let slow = took.iter().filter(|(took, _)| *took > MOST).count();
    println!("{} shapes, {slow} of them over {MOST:?}", all.len());
    if slow == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
