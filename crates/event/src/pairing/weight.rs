//! The cost of a pair, as one quantity that can be added and compared.

use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// The arithmetic that a matching needs of its weights: an ordered group in which even elements can be halved.
pub(super) trait Quantity:
    Copy + Default + Ord + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self> + AddAssign + SubAssign
{
    /// The neutral element.
    const ZERO: Self;

    /// Returns half of it. Exact where the matching halves: all weights it is given are even.
    fn half(self) -> Self;

    /// Returns twice it.
    fn double(self) -> Self;
}

/// Weights of a single aim at a time, which the caller keeps far from the range's ends.
impl Quantity for i64 {
    const ZERO: Self = 0;

    fn half(self) -> Self {
        self >> 1
    }

    fn double(self) -> Self {
        self << 1
    }
}

/// A weight: `high` counts first, `low` only between equals.
///
/// Both halves are added separately and compared in order. That is an ordered group, and the matching needs no more; it
/// holds nearly twice as many aims as one number of 128 bits would.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight {
    pub high: i128,
    pub low: i128,
}

impl Quantity for Weight {
    const ZERO: Self = Self { high: 0, low: 0 };

    fn half(self) -> Self {
        Self { high: self.high >> 1, low: self.low >> 1 }
    }

    fn double(self) -> Self {
        Self { high: self.high << 1, low: self.low << 1 }
    }
}

impl Weight {
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
