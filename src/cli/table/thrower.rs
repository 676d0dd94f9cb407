//! Dice that the program throws at a table: random, or the same ones every time from a number.

use crate::crypto::sha256;
use crate::dice::Stream;
use crate::rules::Roll;
use adjudicate_office::Failure;

/// Throws dice for a table. Nobody has to believe them, so one keystream serves all throws.
pub struct Thrower(Stream);

impl Thrower {
    /// Dice that depend on nothing but `seed`, or on the system's randomness.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn new(seed: Option<u64>) -> Result<Thrower, Failure> {
        let key = match seed {
            Some(seed) => sha256(&[b"adjudicate/table/v1\0", &seed.to_be_bytes()]),
            None => {
                let mut key = [0; 32];
                getrandom::fill(&mut key)
                    .map_err(|error| Failure::environment(format!("the system gives no randomness: {error}")))?;
                key
            }
        };
        Ok(Thrower(Stream::new(key)))
    }

    /// Throws the dice of this throw.
    pub fn throw(&mut self, roll: &Roll) -> Vec<u32> {
        self.0.throw(&roll.dice)
    }
}
