//! The meaning of the database's errors: whether to try again, to connect anew, or to tell somebody.

use adjudicate_rules::{Phrase, phrase};

#[cfg(feature = "postgres")]
pub use of_postgres::{RetryDecision, judge, other_tables, told};

/// The advice where others were first again and again.
pub fn too_many_desks() -> Phrase {
    phrase!("others-first-hint", "it is tried again later; if it goes on, too many desks work on the same games")
}

#[cfg(feature = "postgres")]
mod of_postgres {
    use std::error::Error as _;

    use adjudicate_agent::{Failure, sysexits};
    use adjudicate_rules::{Phrase, phrase};
    use tokio_postgres::Error;

    /// The reaction to an error.
    pub enum RetryDecision {
        /// The same transaction again: somebody else was first.
        Again,
        /// The same over another connection.
        Lost,
        /// Somebody has to be told.
        Tell(Box<Failure>),
    }

    /// An error with all that stands behind it.
    pub fn told(error: &Error) -> String {
        if let Some(error) = error.as_db_error() {
            let detail = error.detail().map(|detail| format!(" ({detail})")).unwrap_or_default();
            return format!("{}{detail} [{}]", error.message(), error.code().code());
        }
        let mut text = error.to_string();
        let mut behind = error.source();
        while let Some(error) = behind {
            let more = error.to_string();
            if !text.contains(&more) {
                text.push_str(": ");
                text.push_str(&more);
            }
            behind = error.source();
        }
        text
    }

    /// Returns the reaction to an error.
    pub fn judge(error: &Error) -> RetryDecision {
        let why = told(error);
        let Some(db) = error.as_db_error() else { return without_code(error, &why) };
        let code = db.code().code();
        match code {
            "40001" | "40P01" | "CR000" => RetryDecision::Again,
            // Shutting down, starting up, a standby that takes no writes, or too many at once: another moment, another host.
            "57P01" | "57P02" | "57P03" | "57P05" | "25006" | "25P03" | "53300" => RetryDecision::Lost,
            "28P01" | "28000" => settings(
                phrase!("password-refused", "the database refuses the password: {why}", why),
                phrase!(
                    "password-refused-hint",
                    "`store: password_command` in the configuration, PGPASSWORD or ~/.pgpass have it; docs/store.md"
                ),
            ),
            "3D000" => tell(
                Failure::usage(phrase!("no-such-database", "there is no such database: {why}", why))
                    .hint(phrase!("no-such-database-hint", "`createdb` makes one, then `adjudicate store init`")),
            ),
            "42P01" => tell(
                Failure::usage(phrase!("no-store", "there is no store in this database: {why}", why))
                    .hint(phrase!("no-store-hint", "`adjudicate store init URL` makes one")),
            ),
            "42501" => tell(
                Failure::usage(phrase!("no-right", "the database does not let this user do that: {why}", why))
                    .hint(phrase!("no-right-hint", "docs/store.md says which rights a desk needs")),
            ),
            "53100" => tell(
                Failure::environment(phrase!(
                    "database-full",
                    "the disk of the database is full, and nothing was changed: {why}",
                    why
                ))
                .hint(phrase!("database-full-hint", "make room there; what waits is dealt with then")),
            ),
            "57014" => tell(
                Failure::environment(phrase!(
                    "statement-too-long",
                    "the database has ended a statement that took too long, and nothing was changed: {why}",
                    why
                ))
                .hint(phrase!(
                    "statement-too-long-hint",
                    "`options=-c statement_timeout=...` in the URL says how long; the database may be overloaded"
                )),
            ),
            _ if code.starts_with("08") => RetryDecision::Lost,
            _ => {
                let reason = match code.starts_with("53") {
                    true => phrase!("database-short", "the database has run out of something: {why}", why),
                    false => phrase!("database-refuses", "the database refuses: {why}", why),
                };
                tell(Failure::environment(reason).hint(phrase!("database-log-hint", "its log says more")))
            }
        }
    }

    /// The advice where a table is not as this program has made it.
    pub fn other_tables() -> Phrase {
        phrase!(
            "changed-by-hand-hint",
            "its tables were changed by hand, or the database is of a kind that this program does not know"
        )
    }

    fn tell(failure: Failure) -> RetryDecision {
        RetryDecision::Tell(Box::new(failure))
    }

    /// Tells that the settings have to be mended.
    fn settings(reason: Phrase, hint: Phrase) -> RetryDecision {
        tell(Failure::usage(reason).hint(hint).status_is(sysexits::CONFIG))
    }

    fn without_code(error: &Error, why: &str) -> RetryDecision {
        if why.contains("certificate") || why.contains("TLS") || why.contains("tls") {
            let reason = phrase!("database-not-trusted", "the connection to the database is not trusted: {why}", why);
            let hint = phrase!(
                "database-not-trusted-hint",
                "`sslrootcert=FILE` in the URL names the certificate to trust; docs/store.md"
            );
            return settings(reason, hint);
        }
        if why.starts_with("error serializing") || why.starts_with("error deserializing") {
            let reason = phrase!("other-column", "the store has a column of another type: {why}", why);
            return tell(Failure::environment(reason).hint(other_tables()));
        }
        if !error.is_closed() && (why.contains("password") || why.contains("invalid configuration")) {
            let reason = phrase!("database-unasked", "the database cannot be asked: {why}", why);
            let hint = phrase!(
                "database-unasked-hint",
                "`store: password_command` in the configuration, PGPASSWORD or ~/.pgpass have the password"
            );
            return settings(reason, hint);
        }
        RetryDecision::Lost
    }
}
