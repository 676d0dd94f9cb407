//! Conversions between values in rows and those of the program.

use adjudicate_agent::Failure;
use adjudicate_record::crypto::Digest;

/// An id.
///
/// # Errors
/// It is none.
pub fn digest(bytes: &[u8]) -> Result<Digest, Failure> {
    let bytes = <[u8; 32]>::try_from(bytes);
    bytes
        .map(Digest)
        .map_err(|_| Failure::environment("the store holds an id that is none: its rows were changed by hand"))
}

/// A count, of which the database has no type without a sign.
pub fn count(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// The same the other way round.
pub fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
