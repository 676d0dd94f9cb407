//! What a pair costs, as one quantity that can be added and compared.

use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// A weight: `high` counts first, `low` only between equals.
///
/// Both halves are added separately and compared in order. That is an ordered group, and the matching needs no more; it
/// holds nearly twice as many aims as one number of 128 bits would.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight {
    pub high: i128,
    pub low: i128,
}

impl Weight {
    pub const ZERO: Self = Self { high: 0, low: 0 };

    /// Half of it. Exact where the matching halves: all weights it is given are even.
    pub fn half(self) -> Self {
        Self { high: self.high >> 1, low: self.low >> 1 }
    }

    /// Twice it.
    pub fn double(self) -> Self {
        Self { high: self.high << 1, low: self.low << 1 }
    }

    /// Whether a few of these can still be added without overflow.
    pub fn tame(self) -> bool {
        const EDGE: u128 = 1 << 122;
        self.high.unsigned_abs() < EDGE && self.low.unsigned_abs() < EDGE
    }
}

impl Add for Weight {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { high: self.high.wrapping_add(other.high), low: self.low.wrapping_add(other.low) }
    }
}

impl Sub for Weight {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { high: self.high.wrapping_sub(other.high), low: self.low.wrapping_sub(other.low) }
    }
}

impl Neg for Weight {
    type Output = Self;
    fn neg(self) -> Self {
        Self::ZERO - self
    }
}

impl AddAssign for Weight {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Weight {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
