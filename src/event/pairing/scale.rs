//! Several aims in one number, each worth more than everything after it.

/// The place values of a mixed-radix number: one aim a digit, the most important first.
#[derive(Clone, Debug)]
pub(super) struct Scale<const N: usize> {
    values: [i128; N],
}

impl<const N: usize> Scale<N> {
    /// Place values for digits that sum up, over all pairs, to at most `sums`. No sum of a later digit reaches one of an
    /// earlier digit, so that comparing numbers compares digit after digit.
    ///
    /// `None` if the whole does not fit into 106 bits. The rest of an `i128` is for the duals of the matching, which are
    /// sums of weights themselves, and for doubling.
    pub fn new(sums: [u64; N]) -> Option<Self> {
        let mut values = [0; N];
        let mut value: i128 = 1;
        for digit in (0..N).rev() {
            values[digit] = value;
            value = value.checked_mul(i128::from(sums[digit]) + 1)?;
        }
        (value < 1 << 106).then_some(Self { values })
    }

    /// The digits as one even number.
    pub fn weigh(&self, digits: [u64; N]) -> i128 {
        let worth = |(value, digit): (&i128, u64)| match digit {
            // Most digits are flags, and multiplying is slow in comparison.
            0 => 0,
            1 => *value,
            _ => value * i128::from(digit),
        };
        2 * self.values.iter().zip(digits).map(worth).sum::<i128>()
    }
}
