//! Prints a log of 5,000 entries, or of as many as are asked for, of a game that does not end, signed by two keys. For measurements where no
//! bench runs, such as in a browser.
#![allow(clippy::unwrap_used)]

use adjudicate_record::crypto::Identity;
use adjudicate_testkit::morris::long_log;

fn main() {
    let entries = std::env::args().nth(1).map_or(5_000, |entries| entries.parse().unwrap());
    print!("{}", long_log(&[1, 2].map(|seed| Identity::from_seed(&[seed; 32])), entries));
}
