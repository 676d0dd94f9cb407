//! The counts of a world, and the fairness of its dice.

use std::collections::BTreeMap;

use adjudicate::crypto::{Chain, Digest, Identity, sha256};
use adjudicate::dice::{DiceStream, seed};
use rayon::prelude::*;

/// Numbers of one world, or of many.
#[derive(Clone, Default)]
pub struct Counts {
    /// By what is counted.
    pub all: BTreeMap<String, u64>,
    /// How often each number was thrown, by the sides of the die.
    pub throws: BTreeMap<u32, Vec<u64>>,
}

impl Counts {
    /// One more of these.
    pub fn add(&mut self, what: &str) {
        self.more(what, 1);
    }

    /// So many more.
    pub fn more(&mut self, what: &str, many: u64) {
        *self.all.entry(what.to_owned()).or_default() += many;
    }

    /// A die has shown this.
    pub fn thrown(&mut self, sides: u32, number: u32) {
        let shown = self.throws.entry(sides).or_insert_with(|| vec![0; sides as usize]);
        shown[number as usize - 1] += 1;
    }

    /// Those of another world as well.
    pub fn join(mut self, other: Counts) -> Counts {
        for (what, many) in other.all {
            self.more(&what, many);
        }
        for (sides, shown) in other.throws {
            let all = self.throws.entry(sides).or_insert_with(|| vec![0; sides as usize]);
            for (sum, many) in all.iter_mut().zip(shown) {
                *sum += many;
            }
        }
        self
    }

    /// Throws each die that was thrown too rarely until it has been thrown so often, with fresh chains of two players. Gives
    /// how often that was, by the sides.
    pub fn fill(&mut self, wanted: u64) -> BTreeMap<u32, u64> {
        let missing = |(sides, shown): (&u32, &Vec<u64>)| (*sides, wanted.saturating_sub(shown.iter().sum()));
        let filled: BTreeMap<u32, u64> = self.throws.iter().map(missing).filter(|(_, missing)| *missing > 0).collect();
        for (sides, missing) in &filled {
            let games = missing.div_ceil(FRESH);
            let thrown = |game: u64| throw_fresh(*sides, game, FRESH.min(missing - game * FRESH));
            let thrown: Vec<Vec<u32>> = (0..games).into_par_iter().map(thrown).collect();
            thrown.concat().into_iter().for_each(|number| self.thrown(*sides, number));
        }
        filled
    }

    /// Every die's chi-square as a normal deviate, by its sides (Wilson and Hilferty); with the number of throws.
    pub fn fairness(&self) -> BTreeMap<u32, (u64, f64)> {
        let deviate = |(sides, shown): (&u32, &Vec<u64>)| {
            let throws: u64 = shown.iter().sum();
            let expected = throws as f64 / f64::from(*sides);
            let square: f64 = shown.iter().map(|many| (*many as f64 - expected).powi(2) / expected).sum();
            let freedom = f64::from(*sides) - 1.0;
            let spread = 2.0 / (9.0 * freedom);
            (*sides, (throws, ((square / freedom).cbrt() - 1.0 + spread) / spread.sqrt()))
        };
        self.throws.iter().filter(|(sides, _)| **sides > 1).map(deviate).collect()
    }

    /// The table of everything that was counted.
    pub fn print(&self) {
        for (what, many) in &self.all {
            println!("{what:<52} {many:>10}");
        }
    }
}

/// Throws made with one pair of fresh chains. A chain of few elements is made soon.
const FRESH: u64 = 16;

/// So many throws of this die in a game that has no other.
fn throw_fresh(sides: u32, game: u64, throws: u64) -> Vec<u32> {
    let id = Digest(sha256(&[b"fresh chains", &sides.to_be_bytes(), &game.to_be_bytes()]));
    let chains = [b"one", b"two"].map(|who| {
        let identity = Identity::from_seed(&sha256(&[who, &id.0]));
        Chain::from_last(&id, &identity.public(), FRESH as u32, identity.chain_secret(&id, &id))
    });
    let throw = |throw: u32| {
        let elements = chains.each_ref().map(|chain| chain.element(throw + 1).unwrap());
        DiceStream::new(seed(&id, throw, &elements)).die(sides)
    };
    (0..throws as u32).map(throw).collect()
}
