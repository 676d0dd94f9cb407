//! A key that checks many signatures, sooner after the first few dozen.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use curve25519_dalek::edwards::EdwardsPoint;
use curve25519_dalek::traits::Identity;

use super::key::{KeyFault, PublicKey};
use super::signature::{Equation, Namespace, Signature, SignatureFault};
use super::table::Multiples;

/// After so many signatures the tables are made: by then they would have paid for themselves (a
/// key's costs as much as 16 signatures save, that of the base point, made once in a process, as
/// much as 28).
const PAYS_AFTER: u32 = 44;

/// Bits of a window in a key's table: 215 KiB. Wider ones save little and crowd the cache when several players take
/// turns. WebAssembly multiplies about three times more slowly, so the cache matters less there.
const WIDTH: usize = if cfg!(target_family = "wasm") { 8 } else { 6 };

/// Checks signatures of one key. Clones share the count and the table, also across threads.
///
/// Its verdicts are those of [`verify`](super::verify), to the fault.
#[derive(Clone)]
pub struct Verifier(Arc<SharedTables>);

struct SharedTables {
    key: PublicKey,
    minus_a: EdwardsPoint,
    uses: AtomicU32,
    table: OnceLock<Multiples>,
}

impl Verifier {
    /// A verifier for `key`.
    ///
    /// # Errors
    ///
    /// [`KeyFault`] if the key is not allowed (protocol, section 3).
    pub fn new(key: &PublicKey) -> Result<Verifier, KeyFault> {
        let minus_a = -key.point()?;
        Ok(Verifier(Arc::new(SharedTables { key: *key, minus_a, uses: AtomicU32::new(0), table: OnceLock::new() })))
    }

    /// The key whose signatures this checks.
    pub fn key(&self) -> &PublicKey {
        &self.0.key
    }

    /// Checks one signature over `payload` under the strict rules of section 3.
    ///
    /// # Errors
    ///
    /// As [`verify`](super::verify); never [`SignatureFault::KeyInvalid`].
    pub fn verify(&self, namespace: Namespace, payload: &[u8], signature: &Signature) -> Result<(), SignatureFault> {
        let equation = Equation::new(&self.0.key, namespace, payload, signature)?;
        equation.settle(self.0.compute(&equation).compress())
    }
}

/// A signature, the bytes that it is said to cover, and its verifier.
pub type SignatureClaim<'a> = (&'a Verifier, Namespace, &'a [u8], &'a Signature);

/// Which of these signatures hold, one by one, as [`Verifier::verify`] says it.
///
/// This is no batch verification: every equation is computed for itself, and R compared byte for
/// byte. Only the inversion by which a point becomes bytes, a fifth of the work, is done for all at
/// once.
pub fn holding<'a>(claims: impl IntoIterator<Item = SignatureClaim<'a>>) -> Vec<bool> {
    let compute = |(verifier, namespace, payload, signature): SignatureClaim<'a>| {
        let equation = Equation::new(verifier.key(), namespace, payload, signature).ok();
        let point = equation.as_ref().map_or_else(EdwardsPoint::identity, |equation| verifier.0.compute(equation));
        (equation, point)
    };
    let (equations, points): (Vec<_>, Vec<_>) = claims.into_iter().map(compute).unzip();
    let encoded = EdwardsPoint::compress_batch_alloc(&points);
    let holds = |(equation, encoded): (Option<Equation>, _)| equation.is_some_and(|one| one.settle(encoded).is_ok());
    equations.into_iter().zip(encoded).map(holds).collect()
}

impl SharedTables {
    /// `s B + h (-A)`.
    fn compute(&self, equation: &Equation) -> EdwardsPoint {
        let (h, s) = (&equation.h, &equation.s);
        match self.table() {
            Some(table) => table.add_times(Multiples::of_base().add_times(EdwardsPoint::identity(), s), h),
            None => EdwardsPoint::vartime_double_scalar_mul_basepoint(h, &self.minus_a, s),
        }
    }

    /// Counts one use; the table once there is one.
    fn table(&self) -> Option<&Multiples> {
        if let Some(table) = self.table.get() {
            return Some(table);
        }
        // Relaxed: a use counted late makes the table a signature later, nothing else.
        if self.uses.fetch_add(1, Ordering::Relaxed) < PAYS_AFTER {
            return None;
        }
        Some(self.table.get_or_init(|| Multiples::of(&self.minus_a, WIDTH)))
    }
}

impl fmt::Debug for Verifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Verifier").field(&self.0.key).finish()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
