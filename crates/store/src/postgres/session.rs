//! A connection to the database. Statements that need not wait for each other are sent together, because most of a statement's
//! time is the round trip.

use std::array;
use std::collections::HashMap;

use adjudicate_agent::Failure;
use futures_util::future::{join, join_all, try_join_all};
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

/// Why something was not done.
pub enum StatementError {
    /// The database says so, or does not answer.
    Sql(Error),
    /// The database holds something that cannot be right, or the computer lacks something.
    Failure(Failure),
}

impl From<Error> for StatementError {
    fn from(error: Error) -> StatementError {
        StatementError::Sql(error)
    }
}

impl From<Failure> for StatementError {
    fn from(failure: Failure) -> StatementError {
        StatementError::Failure(failure)
    }
}

/// The parameters of a statement.
pub type Parameters<'p> = &'p [&'p (dyn ToSql + Sync)];

/// A statement that changes nothing, or is alone.
pub type ReadStatement<'p> = (&'static str, Parameters<'p>);

/// A statement that changes something.
pub struct WriteStatement<'p, T> {
    text: &'static str,
    parameters: Vec<Box<dyn ToSql + Sync + 'p>>,
    otherwise: Option<T>,
}

impl<'p, T> WriteStatement<'p, T> {
    /// A statement that may find nothing to change.
    pub fn new<const N: usize>(
        text: &'static str,
        parameters: [Box<dyn ToSql + Sync + 'p>; N],
    ) -> WriteStatement<'p, T> {
        WriteStatement { text, parameters: parameters.into(), otherwise: None }
    }

    /// If it finds nothing to change, nothing stands that is written with it, and this is the answer.
    pub fn or(self, otherwise: T) -> WriteStatement<'p, T> {
        WriteStatement { otherwise: Some(otherwise), ..self }
    }
}

/// A connection, and the statements that it knows.
pub struct PgSession {
    client: Client,
    statements: HashMap<&'static str, Statement>,
    /// Carries what is said in both directions, whenever something is waited for.
    runtime: Runtime,
}

impl PgSession {
    /// Connects, protected where there is TLS.
    ///
    /// # Errors
    /// The database does not answer, or not as it should.
    pub fn open(config: &Config, tls: Option<&MakeRustlsConnect>) -> Result<PgSession, StatementError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::environment(format!("there can be no connection: {error}")))?;
        let client = match tls {
            Some(tls) => {
                let (client, carrier) = runtime.block_on(config.connect(tls.clone()))?;
                // The reason goes to the caller that waits for an answer.
                runtime.spawn(carrier);
                client
            }
            None => {
                let (client, carrier) = runtime.block_on(config.connect(NoTls))?;
                runtime.spawn(carrier);
                client
            }
        };
        Ok(PgSession { client, statements: HashMap::new(), runtime })
    }

    /// Whether nothing can be asked any more.
    pub fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    fn prepared(&mut self, text: &'static str) -> Result<Statement, Error> {
        if let Some(known) = self.statements.get(text) {
            return Ok(known.clone());
        }
        let statement = self.runtime.block_on(self.client.prepare(text))?;
        self.statements.insert(text, statement.clone());
        Ok(statement)
    }

    /// The answers to questions that are asked in one go, in this order; each is a transaction of its own.
    ///
    /// # Errors
    /// One of them has no answer.
    pub fn ask<const N: usize>(&mut self, questions: [ReadStatement<'_>; N]) -> Result<[Vec<Row>; N], Error> {
        let prepared = questions.iter().map(|(text, _)| self.prepared(text)).collect::<Result<Vec<_>, _>>()?;
        let answers = prepared.iter().zip(questions).map(|(statement, (_, told))| self.client.query(statement, told));
        let mut answers = self.runtime.block_on(try_join_all(answers))?.into_iter();
        Ok(array::from_fn(|_| answers.next().unwrap_or_default()))
    }

    /// The rows of one statement, which is a transaction of its own.
    ///
    /// # Errors
    /// It was not carried out.
    pub fn rows(&mut self, text: &'static str, told: Parameters<'_>) -> Result<Vec<Row>, Error> {
        self.ask([(text, told)]).map(|[rows]| rows)
    }

    /// How many rows a statement changes that is a transaction of its own.
    ///
    /// # Errors
    /// It was not carried out.
    pub fn run(&mut self, text: &'static str, told: Parameters<'_>) -> Result<u64, Error> {
        let statement = self.prepared(text)?;
        self.runtime.block_on(self.client.execute(&statement, told))
    }

    /// Carries out a statement that is told nothing, and never again.
    ///
    /// # Errors
    /// It was not carried out.
    pub fn run_once(&mut self, text: &str) -> Result<(), Error> {
        self.runtime.block_on(self.client.batch_execute(text))
    }

    /// Writes all of this in one transaction, in this order, and returns how many rows each statement has changed. If a statement
    /// that has to change rows changes none, writes nothing and returns its reason.
    ///
    /// # Errors
    /// A statement was refused: nothing is written. If the connection is lost, all of it may be written.
    pub fn write<T: Copy>(&mut self, writes: &[WriteStatement<'_, T>]) -> Result<Result<Vec<u64>, T>, Error> {
        if writes.is_empty() {
            return Ok(Ok(Vec::new()));
        }
        let prepared = writes.iter().map(|write| self.prepared(write.text)).collect::<Result<Vec<_>, _>>()?;
        let told: Vec<Vec<_>> = writes.iter().map(|write| write.parameters.iter().map(Box::as_ref).collect()).collect();
        let changes = prepared.iter().zip(&told).map(|(statement, told)| self.client.execute(statement, told));
        let (begun, changed) = self.runtime.block_on(join(self.client.batch_execute("begin"), join_all(changes)));
        // The first that went wrong counts: what comes behind it may have gone wrong for that alone.
        let counted = begun.map_err(Err).and_then(|()| {
            let each = writes.iter().zip(changed).map(|(write, changed)| match (changed, write.otherwise) {
                (Err(error), _) => Err(Err(error)),
                (Ok(0), Some(otherwise)) => Err(Ok(otherwise)),
                (Ok(count), _) => Ok(count),
            });
            each.collect::<Result<Vec<u64>, _>>()
        });
        match counted {
            Ok(counted) => self.run_once("commit").map(|()| Ok(counted)),
            Err(failed) => {
                // Over a connection that is lost there is nothing to take back.
                let taken_back = self.run_once("rollback");
                let answer = failed?;
                taken_back.map(|()| Err(answer))
            }
        }
    }
}
