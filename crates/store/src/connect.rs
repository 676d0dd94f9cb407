//! The address of a store, and how to connect to it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use adjudicate_agent::Failure;
use adjudicate_rules::phrase;

use crate::operations::StoreOperations;
use crate::store::Store;
use crate::timeline::HighestTimeline;

/// The address of a store, and the desk that connects to it.
#[derive(Clone)]
pub struct Access {
    /// `postgresql://…`.
    pub url: String,
    /// The password, from the environment or from a command.
    pub password: Option<String>,
    /// A file of passwords as `.pgpass` is one; it is looked at if there is no other.
    pub passfile: Option<PathBuf>,
    /// A certificate (PEM) to trust beside those of the system.
    pub certificate: Option<PathBuf>,
    /// The desk's name; empty for a program that is no desk.
    pub desk: String,
    /// The id that tells this run of the desk from others of the same name.
    pub session: [u8; 16],
    /// The length of a lease.
    pub lease: Duration,
    /// How long a desk tries to reach a database before it tells somebody.
    pub patience: Duration,
    /// When everything has to be over, whatever happens: for programs that somebody waits for.
    pub until: Option<Instant>,
    /// The highest timeline of a server that was seen.
    pub highest: HighestTimeline,
}

/// Whether this names a database.
pub fn is_database(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// Makes a store where there is none, or brings an older one forward; says which version it was and is.
///
/// # Errors
/// It cannot be reached, or is of a newer version; or the URL is none.
pub fn init(access: &Access) -> Result<(i64, i64), Failure> {
    check(access)?;
    #[cfg(feature = "postgres")]
    return crate::postgres::PostgresStore::init(access);
    #[cfg(not(feature = "postgres"))]
    Err(without_databases())
}

/// Opens a store.
///
/// # Errors
/// It cannot be reached, is none, or is of a newer version; or the URL is none.
pub fn open(access: &Access) -> Result<Box<dyn Store>, Failure> {
    check(access)?;
    #[cfg(feature = "postgres")]
    return Ok(Box::new(crate::postgres::PostgresStore::open(access)?));
    #[cfg(not(feature = "postgres"))]
    Err(without_databases())
}

/// Opens a store for its operator.
///
/// # Errors
/// As [`open`].
pub fn open_operations(access: &Access) -> Result<Box<dyn StoreOperations>, Failure> {
    check(access)?;
    #[cfg(feature = "postgres")]
    return Ok(Box::new(crate::postgres::PostgresStore::open(access)?));
    #[cfg(not(feature = "postgres"))]
    Err(without_databases())
}

fn check(access: &Access) -> Result<(), Failure> {
    match is_database(&access.url) {
        true => Ok(()),
        false => Err(Failure::usage(phrase!(
            "store-url-wanted",
            "a store is a database whose URL begins with postgresql://"
        ))
        .hint(phrase!(
            "store-url-wanted-hint",
            "a desk over a directory needs no store: `adjudicate mail serve --games DIRECTORY`"
        ))),
    }
}

#[cfg(not(feature = "postgres"))]
fn without_databases() -> Failure {
    Failure::usage(phrase!("no-databases", "this program was built without databases"))
        .hint(phrase!("no-databases-hint", "`cargo install adjudicate --features postgres` has them"))
}
