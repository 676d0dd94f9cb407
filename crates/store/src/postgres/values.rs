//! The values of statements, each with its type in the database said out loud. A statement that is not prepared is told its types; and no
//! database has to guess how wide an integer is.

use tokio_postgres::types::{ToSql, Type};

/// A value of a statement.
pub trait SqlValue: ToSql + Sync {
    /// Returns its type in the database.
    fn sql_type(&self) -> Type;

    /// Returns the value as the client takes it.
    fn as_sql(&self) -> &(dyn ToSql + Sync);
}

macro_rules! sql_values {
    ($($rust:ty => $sql:ident),* $(,)?) => {
        $(impl SqlValue for $rust {
            fn sql_type(&self) -> Type {
                Type::$sql
            }

            fn as_sql(&self) -> &(dyn ToSql + Sync) {
                self
            }
        })*
    };
}

sql_values! {
    i64 => INT8,
    bool => BOOL,
    &str => TEXT,
    String => TEXT,
    &[u8] => BYTEA,
    Vec<u8> => BYTEA,
    Option<&[u8]> => BYTEA,
    Vec<&[u8]> => BYTEA_ARRAY,
    Vec<Vec<u8>> => BYTEA_ARRAY,
    Vec<String> => TEXT_ARRAY,
}

impl<T: SqlValue> SqlValue for &T {
    fn sql_type(&self) -> Type {
        (**self).sql_type()
    }

    fn as_sql(&self) -> &(dyn ToSql + Sync) {
        (**self).as_sql()
    }
}
