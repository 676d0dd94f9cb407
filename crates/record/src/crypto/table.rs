//! Multiples of a point kept ready, so that multiplying by a scalar needs additions only.
//!
//! curve25519-dalek's own tables are made for secrets: they read every entry of a row to hide which
//! one is wanted, and they keep affine points, whose many inversions make a table cost more than a
//! game's worth of signatures. A verifier has no secrets, so it can look entries up directly and
//! keep points as they come.

use std::sync::OnceLock;

use curve25519_dalek::constants::ED25519_BASEPOINT_POINT;
use curve25519_dalek::edwards::EdwardsPoint;
use curve25519_dalek::scalar::Scalar;

/// For a window of w bits: row i holds `1, 2, ... 2^(w-1)` times `2^(w i)` times the point.
pub(super) struct Multiples {
    width: usize,
    points: Vec<EdwardsPoint>,
}

impl Multiples {
    /// The table of `point` for windows of `width` bits (1 to 8): `256 / width` rows of `2^(width -
    /// 1)` points of 160 bytes.
    pub(super) fn of(point: &EdwardsPoint, width: usize) -> Multiples {
        let rows = 256_usize.div_ceil(width);
        let half = 1 << (width - 1);
        let mut points = Vec::with_capacity(rows * half);
        let mut unit = *point;
        for _ in 0..rows {
            let mut multiple = unit;
            points.push(multiple);
            for _ in 1..half {
                multiple += unit;
                points.push(multiple);
            }
            unit = multiple + multiple;
        }
        Multiples { width, points }
    }

    /// The table of the base point, made when it is first wanted and kept.
    pub(super) fn of_base() -> &'static Multiples {
        static BASE: OnceLock<Multiples> = OnceLock::new();
        BASE.get_or_init(|| Multiples::of(&ED25519_BASEPOINT_POINT, if cfg!(target_family = "wasm") { 8 } else { 7 }))
    }

    /// `sum` plus `scalar` times the point. The scalar counts as the integer below L that it is, so
    /// a part of small order in the point comes out as it does by doubling and adding.
    pub(super) fn add_times(&self, sum: EdwardsPoint, scalar: &Scalar) -> EdwardsPoint {
        let half = 1 << (self.width - 1);
        let mut sum = sum;
        // A digit above half the window is taken as negative, and one is carried. Nothing is
        // carried out of the last row: it reaches beyond bit 252, the last that a scalar below L
        // can have.
        let mut carry = 0;
        for (i, row) in self.points.chunks_exact(half).enumerate() {
            let digit = window(scalar.as_bytes(), i * self.width, self.width) + carry;
            carry = usize::from(digit > half);
            if digit > half {
                if let Some(point) = (2 * half - digit).checked_sub(1).and_then(|at| row.get(at)) {
                    sum -= point;
                }
            } else if let Some(point) = digit.checked_sub(1).and_then(|at| row.get(at)) {
                sum += point;
            }
        }
        sum
    }
}

/// The `width` (at most 8) bits of a little-endian number that begin at bit `at`; bits beyond its
/// end are 0.
fn window(number: &[u8; 32], at: usize, width: usize) -> usize {
    let byte = |i: usize| number.get(i).map_or(0, |byte| usize::from(*byte));
    let pair = byte(at / 8) | byte(at / 8 + 1) << 8;
    pair >> (at % 8) & ((1 << width) - 1)
}

#[cfg(test)]
mod tests {
    use curve25519_dalek::constants::EIGHT_TORSION;
    use curve25519_dalek::traits::Identity;

    use super::super::digest::sha512;
    use super::*;

    /// Edges of the range and of a window, then scalars without a pattern.
    fn scalars() -> impl Iterator<Item = Scalar> {
        let small = (0..300u64).map(Scalar::from);
        let large = (0..300u64).map(|n| -Scalar::from(n));
        let any = (0..200u32).map(|n| Scalar::from_bytes_mod_order_wide(&sha512(&[&n.to_be_bytes()])));
        small.chain(large).chain(any)
    }

    #[test]
    fn every_width_multiplies_as_doubling_and_adding_does() {
        let point = ED25519_BASEPOINT_POINT + EIGHT_TORSION[1];
        for width in 1..=8 {
            let table = Multiples::of(&point, width);
            for scalar in scalars() {
                assert_eq!(
                    table.add_times(EdwardsPoint::identity(), &scalar),
                    point * scalar,
                    "width {width}, {scalar:?}"
                );
            }
        }
    }

    #[test]
    fn adding_begins_at_the_sum_given() {
        let seven = Scalar::from(7u8);
        let sum = Multiples::of_base().add_times(ED25519_BASEPOINT_POINT, &seven);
        assert_eq!(sum, ED25519_BASEPOINT_POINT * Scalar::from(8u8));
    }
}
