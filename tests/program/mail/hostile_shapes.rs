//! Letters that are made to keep a reader busy take about as long as ordinary ones of their length, whatever is repeated in them.

use adjudicate_kit::clock::{best_time, time};
use adjudicate_kit::hostile::{self, Shape};

use super::hostile_reader::{read, read_turn};

/// How many times as long as the ordinary letter a hostile one may take. A reader that looks through what it has read again and
/// again takes hundreds of times as long.
const TIMES: u32 = 25;
/// A machine with other work to do: so often a shape is measured anew.
const ROUNDS: usize = 4;

#[test]
fn no_letter_keeps_the_desk_busy() {
    let ordinary = hostile::plain();
    let reference = best_time(ROUNDS, || read(&ordinary));
    let mut slow = Vec::new();
    for shape in hostile::shapes() {
        for (what, work) in [("letter", read as fn(&Shape)), ("turn", read_turn)] {
            let takes = || time(|| work(&shape));
            let mut best = takes();
            for _ in 1..ROUNDS {
                if best > reference * TIMES {
                    best = best.min(takes());
                }
            }
            if best > reference * TIMES {
                slow.push(format!(
                    "{what}, {}: {best:?}, {:.0} times as long",
                    shape.name,
                    best.as_secs_f64() / reference.as_secs_f64()
                ));
            }
        }
    }
    assert!(slow.is_empty(), "the ordinary letter takes {reference:?}\n{}", slow.join("\n"));
}
