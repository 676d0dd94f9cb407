//! How commands get at a store, and how long their lists are.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;

use crate::cli::context::{self, CommandContext};
use crate::cli::usage::number_in;
use adjudicate_agent::Failure;
use adjudicate_agent::settings::Settings;
use adjudicate_store::{Access, Store, StoreOperations};

/// How long what a desk has taken is its own, in seconds, if nothing else is said.
pub const LEASE: u64 = 120;
/// How long a command waits for a database that cannot be reached.
const PATIENCE: Duration = Duration::from_secs(15);

/// The length of a list.
#[derive(Clone, Copy, Debug, Args)]
pub struct RowLimit {
    /// List this many at most
    #[arg(long = "limit", value_name = "N", default_value_t = 100, value_parser = number_in(1..=10_000_u32))]
    rows: u32,
}

impl RowLimit {
    /// The length.
    pub fn length(self) -> usize {
        usize::try_from(self.rows).unwrap_or(usize::MAX)
    }

    /// The length, and one more, so that it is seen whether there are more.
    pub fn with_next(self) -> usize {
        self.length().saturating_add(1)
    }

    /// Cuts the rows to the length, and returns whether there were more.
    pub fn cut<T>(self, rows: &mut Vec<T>) -> bool {
        let more = rows.len() >= self.with_next();
        rows.truncate(self.length());
        more
    }
}

/// Says that a list is not complete.
pub fn print_more(context: &CommandContext, more: bool) {
    if more {
        context.terminal.print_text("store-more", &[]);
    }
}

/// Opens a store for a mail server, which waits for the answer: it gets one in this time, whatever the database does.
///
/// # Errors
/// It cannot be reached, or is none.
pub fn open_within(settings: &Settings, url: &str, time: Duration) -> Result<Box<dyn Store>, Failure> {
    adjudicate_store::open(&Access { until: Some(Instant::now() + time), ..access(settings, url, "", LEASE)? })
}

/// Opens a store for a command.
///
/// # Errors
/// It cannot be reached, or is none.
pub fn open(settings: &Settings, url: &str) -> Result<Box<dyn Store>, Failure> {
    adjudicate_store::open(&access(settings, url, "", LEASE)?)
}

/// Opens a store for its operator.
///
/// # Errors
/// It cannot be reached, or is none.
pub fn open_operations(context: &CommandContext, url: &str) -> Result<Box<dyn StoreOperations>, Failure> {
    adjudicate_store::open_operations(&access(&context.settings, url, "", LEASE)?)
}

/// Returns the address of a store and the credentials of this user; for a desk under its name.
///
/// # Errors
/// The password is not available, or the system gives no randomness.
pub fn access(settings: &Settings, url: &str, desk: &str, lease: u64) -> Result<Access, Failure> {
    let mut session = [0; 16];
    context::random(&mut session)?;
    let home = std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".pgpass"));
    let passfile = std::env::var_os("PGPASSFILE").map(PathBuf::from).or(home);
    let password = match adjudicate_store::is_database(url) {
        true => settings.store_password()?,
        false => None,
    };
    Ok(Access {
        url: url.to_owned(),
        password,
        passfile,
        certificate: settings.config.store.as_ref().and_then(|store| store.certificate.clone()),
        desk: desk.to_owned(),
        session,
        lease: Duration::from_secs(lease),
        patience: PATIENCE,
        until: None,
        highest: adjudicate_store::HighestTimeline::default(),
    })
}

/// Returns the exit status of a command that has done everything it could.
pub fn ended(well: bool) -> ExitCode {
    if well { ExitCode::SUCCESS } else { ExitCode::from(adjudicate_agent::sysexits::TEMPFAIL) }
}
