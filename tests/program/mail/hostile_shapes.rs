//! Letters that are made to keep a reader busy take about as long as ordinary ones of their length, whatever is repeated in them.

use adjudicate::crypto::Identity;
use adjudicate::log::{SignedEntry, Time};
use adjudicate::mail::find::FoundBlock;
use adjudicate::mail::incoming;
use adjudicate_testkit::clock::{best_time, time};
use adjudicate_testkit::hostile::{self, Shape};
use adjudicate_testkit::morris::{Morris, charter};

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

#[test]
fn behind_much_damage_intact_entries_are_taken_and_mangled_ones_told() {
    let keys = [Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32])];
    let charter = charter(&keys, [7; 16], |_| None);
    let (mut game, _) = Morris::begin(&keys, charter, Time::from_unix(1_800_000_000).unwrap());
    let entry = game.turn("a1", None);
    // Mail programs make such dashes of hyphens.
    let mangled = entry.replacen("---", "\u{2014}", 1);
    let seq = SignedEntry::read(&entry).unwrap().entry.seq;
    let found = |junk: usize, entry: &str| {
        let letter = format!("{}{entry}", "seq: 900\nby: x\nsig: x\n".repeat(junk));
        let found = incoming::read(letter.as_bytes()).entries;
        let taken = found.iter().any(|one| matches!(one, FoundBlock::Entry(some) if some[0].entry.seq == seq));
        let told = found.into_iter().find_map(|one| match one {
            FoundBlock::Damaged(Some(number), why) if number == seq => Some(why.to_string()),
            _ => None,
        });
        (taken, told)
    };
    assert_eq!(found(20, &mangled), (true, None));
    assert_eq!(found(500, &entry), (true, None));
    let why = "too much before it is damaged, so it was not repaired";
    assert_eq!(found(500, &mangled), (false, Some(why.to_owned())));
}
