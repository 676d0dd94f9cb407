//! The positions that have stood and can stand again.

/// The positions since the last turn that cannot be undone: no earlier one can ever stand again.
///
/// Nearly every position is new. So each leaves a mark, one of 256, and those before it are searched only where its mark was
/// left already.
#[derive(Clone, Debug, Default)]
pub struct RepetitionTable {
    positions: Vec<u128>,
    marks: [u64; 4],
}

impl RepetitionTable {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.positions.clear();
        self.marks = [0; 4];
    }

    /// Notes the position that stands now, and tells for which time. Turns alternate, so that only every second of those
    /// before it has the same player to move.
    pub fn note(&mut self, position: u128) -> usize {
        self.positions.push(position);
        if self.mark(position) {
            return 1;
        }
        self.positions.iter().rev().step_by(2).filter(|stood| **stood == position).count()
    }

    /// Leaves the mark of a position, and tells whether it is the first to leave it.
    fn mark(&mut self, position: u128) -> bool {
        // The highest bits of the product depend on all bits of the position.
        let number = ((position ^ position >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
        let (word, bit) = (&mut self.marks[(number >> 6) as usize], 1 << (number & 63));
        let first = *word & bit == 0;
        *word |= bit;
        first
    }

    /// How many are remembered.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.positions.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_counted_as_long_as_they_are_remembered() {
        let mut stood = RepetitionTable::default();
        // More positions than marks, so that some share one.
        for time in 1..=3 {
            for position in 0..1_000_u128 {
                assert_eq!(stood.note(position << 40), time, "{position}");
            }
        }
        // An odd number of turns later the other player is to move.
        stood.clear();
        assert_eq!([7, 7, 8, 7].map(|position| stood.note(position)), [1, 1, 1, 2]);
        assert_eq!(stood.len(), 4);
    }
}
