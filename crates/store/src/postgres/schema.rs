//! Bringing a store forward, and the check whether a program can work with it as it is.

use adjudicate_agent::Failure;
use adjudicate_rules::phrase;

use super::migrations::{NEEDS, NOTED_BEFORE, STEPS, TABLES, VERSION, too_old};
use super::rows::value;
use super::session::{PgSession, StatementError};
use super::{LONG_ANSWER, PostgresStore};
use crate::connect::Access;

/// How often a step is tried for which somebody holds a table.
const PATIENCE: u32 = 60;

/// The steps that a store has been through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SchemaState {
    /// The number of the last one.
    pub version: i64,
    /// Whether it was not gone through to its end.
    is_half: bool,
    /// The oldest version of a program that works with it.
    needs: i64,
}

/// Returns the steps that a store has been through.
///
/// # Errors
/// It is none, or the connection is lost.
pub fn state(session: &mut PgSession) -> Result<SchemaState, StatementError> {
    let first = "select number::bigint, done from adjudicate_migration order by number desc limit 1";
    let mut state = SchemaState::default();
    if let Some(row) = session.rows(first, &[])?.first() {
        let (version, done): (i64, bool) = (value(row, 0)?, value(row, 1)?);
        state = SchemaState { version, is_half: !done, needs: version };
    }
    if state.version != NOTED_BEFORE || state.is_half {
        return Ok(state);
    }
    let rest = "select number, done, (select coalesce(max(needs), 0) from adjudicate_step)::bigint from adjudicate_step \
                order by number desc limit 1";
    match session.rows(rest, &[]) {
        Ok(rows) => {
            if let Some(row) = rows.first() {
                let (version, done, needs): (i64, bool, i64) = (value(row, 0)?, value(row, 1)?, value(row, 2)?);
                state = SchemaState { version, is_half: !done, needs: needs.max(state.needs) };
            }
            Ok(state)
        }
        // A store that no program has brought forward which knows this table.
        Err(StatementError::Sql(error)) if error.code().is_some_and(|code| code.code() == "42P01") => Ok(state),
        Err(error) => Err(error),
    }
}

/// Checks that this program can work with the store, whatever steps it has been through meanwhile.
///
/// # Errors
/// It is too old, or the connection is lost.
pub fn check_needs(session: &mut PgSession) -> Result<(), StatementError> {
    match session.rows(NEEDS, &[&VERSION])?.is_empty() {
        true => Ok(()),
        false => Err(StatementError::Failure(too_old())),
    }
}

impl PostgresStore {
    /// Makes the tables that are missing, and brings older ones forward; says which version it was and is.
    ///
    /// # Errors
    /// The database cannot be reached, or is of a version with which this program cannot work.
    pub fn init(access: &Access) -> Result<(i64, i64), Failure> {
        let mut store = PostgresStore::connect(access)?;
        TABLES.iter().try_for_each(|table| store.plain(table))?;
        let before = store.work(state)?;
        store.not_newer(&before)?;
        let from = if before.is_half { before.version - 1 } else { before.version };
        for (number, step) in (1_i64..).zip(&STEPS) {
            if number <= from {
                continue;
            }
            let table = if number <= NOTED_BEFORE { "adjudicate_migration" } else { "adjudicate_step" };
            let (column, needs) = match number <= NOTED_BEFORE {
                true => ("", String::new()),
                false => (", needs", format!(", {}", step.needs)),
            };
            store.plain(&format!(
                "insert into {table} (number, done{column}) values ({number}, false{needs}) on conflict (number) do nothing"
            ))?;
            step.statements.iter().try_for_each(|statement| store.plain_patiently(statement))?;
            store.plain(&format!("update {table} set done = true where number = {number}"))?;
        }
        Ok((from, VERSION.max(from)))
    }

    fn plain(&mut self, sql: &str) -> Result<(), Failure> {
        self.work_within(LONG_ANSWER, |session| session.run_once(sql))
    }

    /// Carries out a statement that has to have a table for itself for a moment. While it waits for that everybody else waits behind it, so it
    /// does not wait for long, and tries again.
    fn plain_patiently(&mut self, sql: &str) -> Result<(), Failure> {
        let both = format!("set lock_timeout = '2s'; {sql}; set lock_timeout = 0");
        let mut tried = 0;
        loop {
            let done = self.work_within(LONG_ANSWER, |session| match session.run_once(&both) {
                Err(StatementError::Sql(error)) if error.code().is_some_and(|code| code.code() == "55P03") => Ok(false),
                done => done.map(|()| true),
            })?;
            tried += 1;
            if done {
                return Ok(());
            }
            if tried >= PATIENCE {
                let reason = phrase!("table-held", "somebody holds a table of the store, so that it cannot be changed");
                return Err(Failure::environment(reason).hint(phrase!(
                    "table-held-hint",
                    "a long `store export` or a backup does that; then `adjudicate store init URL` again"
                )));
            }
            std::thread::sleep(std::time::Duration::from_secs(1));
        }
    }

    fn not_newer(&self, state: &SchemaState) -> Result<(), Failure> {
        if state.needs > VERSION {
            return Err(Failure::usage(phrase!(
                "store-newer",
                "the store at {place} has been brought to version {version}, and this program knows versions up to {own}",
                place = &self.place,
                version = state.version.to_string(),
                own = VERSION.to_string()
            ))
            .hint(phrase!("store-newer-hint", "use the newer program everywhere; a store does not go back")));
        }
        Ok(())
    }

    /// Checks that the store has been through all steps that this program knows.
    ///
    /// # Errors
    /// It has not, or this program is too old for it.
    pub(super) fn check(&mut self) -> Result<(), Failure> {
        let state = self.work(state)?;
        self.not_newer(&state)?;
        // A newer program is about to bring it forward: that is no concern of this one.
        if state.is_half && state.version <= VERSION {
            return Err(Failure::usage(phrase!(
                "store-half",
                "the store at {place} was being brought to version {version}, and that was not finished",
                place = &self.place,
                version = state.version.to_string()
            ))
            .hint(phrase!("store-half-hint", "`adjudicate store init URL` finishes it; nothing is lost")));
        }
        if state.version < VERSION {
            return Err(Failure::usage(phrase!(
                "store-older",
                "the store at {place} is of version {version}, and this program wants {own}",
                place = &self.place,
                version = state.version.to_string(),
                own = VERSION.to_string()
            ))
            .hint(phrase!(
                "store-older-hint",
                "`adjudicate store init URL` brings it forward, while older desks go on; docs/store.md"
            )));
        }
        Ok(())
    }
}
