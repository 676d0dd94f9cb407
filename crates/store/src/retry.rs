//! The meaning of the database's errors: whether to try again, to connect anew, or to tell somebody.

#[cfg(feature = "postgres")]
pub use of_postgres::{RetryDecision, judge, told};

#[cfg(feature = "postgres")]
mod of_postgres {
    use std::error::Error as _;

    use adjudicate_agent::{Failure, sysexits};
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
        let environment =
            |text: String, hint: &str| RetryDecision::Tell(Box::new(Failure::environment(text).hint(hint)));
        match code {
            "40001" | "40P01" | "CR000" => RetryDecision::Again,
            // Shutting down, starting up, a standby that takes no writes, or too many at once: another moment, another host.
            "57P01" | "57P02" | "57P03" | "57P05" | "25006" | "25P03" | "53300" => RetryDecision::Lost,
            "28P01" | "28000" => RetryDecision::Tell(Box::new(
                Failure::usage(format!("the database refuses the password: {why}"))
                    .hint("`store: password_command` in the configuration, PGPASSWORD or ~/.pgpass have it; docs/store.md")
                    .status_is(sysexits::CONFIG),
            )),
            "3D000" => RetryDecision::Tell(Box::new(
                Failure::usage(format!("there is no such database: {why}"))
                    .hint("`createdb` makes one, then `adjudicate store init`"),
            )),
            "42P01" => RetryDecision::Tell(Box::new(
                Failure::usage(format!("there is no store in this database: {why}"))
                    .hint("`adjudicate store init URL` makes one"),
            )),
            "42501" => RetryDecision::Tell(Box::new(
                Failure::usage(format!("the database does not let this user do that: {why}"))
                    .hint("docs/store.md says which rights a desk needs"),
            )),
            "53100" => environment(
                format!("the disk of the database is full, and nothing was changed: {why}"),
                "make room there; what waits is dealt with then",
            ),
            "57014" => environment(
                format!("the database has ended a statement that took too long, and nothing was changed: {why}"),
                "`options=-c statement_timeout=...` in the URL says how long; the database may be overloaded",
            ),
            _ if code.starts_with("08") => RetryDecision::Lost,
            _ if code.starts_with("53") => {
                environment(format!("the database has run out of something: {why}"), "its log says more")
            }
            _ => environment(format!("the database refuses: {why}"), "its log says more"),
        }
    }

    fn without_code(error: &Error, why: &str) -> RetryDecision {
        if why.contains("certificate") || why.contains("TLS") || why.contains("tls") {
            let failure = Failure::usage(format!("the connection to the database is not trusted: {why}"));
            return RetryDecision::Tell(Box::new(
                failure
                    .hint("`sslrootcert=FILE` in the URL names the certificate to trust; docs/store.md")
                    .status_is(sysexits::CONFIG),
            ));
        }
        if why.starts_with("error serializing") || why.starts_with("error deserializing") {
            let failure = Failure::environment(format!("the store has a column of another type: {why}"));
            return RetryDecision::Tell(Box::new(failure.hint(
                "its tables were changed by hand, or the database is of a kind that this program does not know",
            )));
        }
        if !error.is_closed() && (why.contains("password") || why.contains("invalid configuration")) {
            let failure = Failure::usage(format!("the database cannot be asked: {why}"));
            return RetryDecision::Tell(Box::new(
                failure
                    .hint("`store: password_command` in the configuration, PGPASSWORD or ~/.pgpass have the password")
                    .status_is(sysexits::CONFIG),
            ));
        }
        RetryDecision::Lost
    }
}
