//! Conversions between values in rows and those of the program.

use adjudicate_agent::Failure;
use adjudicate_record::crypto::Digest;
use adjudicate_rules::phrase;
use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use crate::retry::other_tables;

/// The value in a column.
///
/// # Errors
/// The row has no such value, or one of another type: somebody has changed the table by hand, or the database has types of its own.
pub fn value<'r, T: FromSql<'r>>(row: &'r Row, column: usize) -> Result<T, Failure> {
    row.try_get(column).map_err(|error| {
        Failure::environment(phrase!("row-unreadable", "the store holds a row that cannot be read: {error}", error))
            .hint(other_tables())
    })
}

/// The id in a column.
///
/// # Errors
/// It is none.
pub fn id(row: &Row, column: usize) -> Result<Digest, Failure> {
    digest(value(row, column)?)
}

/// An id.
///
/// # Errors
/// It is none.
pub fn digest(bytes: &[u8]) -> Result<Digest, Failure> {
    let bytes = <[u8; 32]>::try_from(bytes);
    bytes.map(Digest).map_err(|_| {
        Failure::environment(phrase!("id-is-none", "the store holds an id that is none: its rows were changed by hand"))
    })
}

/// A count, of which the database has no type without a sign.
pub fn count(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// The same the other way round.
pub fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
