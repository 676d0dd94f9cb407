//! Dice that the program throws at a table: random, or the same ones every time from a number.

use crate::failure::Failure;
use adjudicate_record::crypto::sha256;
use adjudicate_record::dice::DiceStream;
use adjudicate_rules::Roll;

/// Throws dice for a table. Nobody has to believe them, so one keystream serves all throws.
pub struct PracticeDice(DiceStream);

impl PracticeDice {
    /// Dice that depend on nothing but `seed`, or on what `random` fills in.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn new(seed: Option<u64>, random: fn(&mut [u8]) -> Result<(), Failure>) -> Result<PracticeDice, Failure> {
        let key = match seed {
            Some(seed) => sha256(&[b"adjudicate/table/v1\0", &seed.to_be_bytes()]),
            None => {
                let mut key = [0; 32];
                random(&mut key)?;
                key
            }
        };
        Ok(PracticeDice(DiceStream::new(key)))
    }

    /// Throws the dice of this throw.
    pub fn throw(&mut self, roll: &Roll) -> Vec<u32> {
        self.0.throw(&roll.dice)
    }
}
