//! Several aims in one number, each worth more than everything after it.

/// The place values of a mixed-radix number with one digit for each aim, the most important first. `sums` says what the
/// digits of all pairs of a pairing sum up to at most: no sum of a later digit reaches one of an earlier digit, so that
/// comparing numbers compares digit after digit. All values are even, as the matching halves weights.
///
/// `None` if the whole does not fit into 106 bits. The rest of an `i128` is for the duals of the matching, which are sums
/// of weights themselves.
pub(super) fn places<const N: usize>(sums: [u64; N]) -> Option<[i128; N]> {
    let mut values = [0; N];
    let mut value: i128 = 2;
    for digit in (0..N).rev() {
        values[digit] = value;
        value = value.checked_mul(i128::from(sums[digit]) + 1)?;
    }
    (value < 1 << 107).then_some(values)
}
