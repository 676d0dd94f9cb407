//! A connection to the database. Statements that need not wait for each other are sent together, because most of a statement's
//! time is the round trip. Each answer has a deadline on this side, so that a server that hangs stops nobody.

use std::array;
use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use adjudicate_agent::Failure;
use adjudicate_rules::{Phrase, phrase};
use futures_util::future::{join_all, join3, try_join_all};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::timeout;
use tokio_postgres::{Client, Error, Row, Statement};

use super::migrations::{NEEDS, VERSION, too_old};
use super::values::SqlValue;

/// Why something was not done.
pub enum StatementError {
    /// The database says so, or the connection is lost.
    Sql(Error),
    /// The connection is of no use any more, for this reason.
    Lost(Phrase),
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
pub type Parameters<'p> = &'p [&'p (dyn SqlValue + 'p)];

/// A statement that changes nothing, or is alone.
pub type ReadStatement<'p> = (&'static str, Parameters<'p>);

/// A statement that changes something.
pub struct WriteStatement<'p, T> {
    text: &'static str,
    parameters: Vec<Box<dyn SqlValue + 'p>>,
    otherwise: Option<T>,
}

impl<'p, T> WriteStatement<'p, T> {
    /// A statement that may find nothing to change.
    pub fn new<const N: usize>(text: &'static str, parameters: [Box<dyn SqlValue + 'p>; N]) -> WriteStatement<'p, T> {
        WriteStatement { text, parameters: parameters.into(), otherwise: None }
    }

    /// If it finds nothing to change, nothing stands that is written with it, and this is the answer.
    pub fn or(self, otherwise: T) -> WriteStatement<'p, T> {
        WriteStatement { otherwise: Some(otherwise), ..self }
    }
}

/// How statements are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preparing {
    /// Each is prepared once for the connection, and its plan is kept by the server.
    Named,
    /// None is: between this program and the server is a pooler, which gives each transaction another connection.
    Unnamed,
}

/// A connection to the server that takes writes.
pub struct ServerConnection {
    /// The connection.
    pub client: Client,
    /// One for each notification of the server.
    pub notified: UnboundedReceiver<()>,
    /// The timeline of the server, 0 for a database that has none.
    pub timeline: i64,
    /// The name of the server, with its port.
    pub host: String,
}

/// A connection, and the statements that it knows.
pub struct PgSession {
    client: Client,
    preparing: Preparing,
    statements: HashMap<&'static str, Statement>,
    /// Carries what is said in both directions, whenever something is waited for.
    runtime: Runtime,
    /// How long an answer is waited for.
    deadline: Duration,
    /// Whether an answer is missing: what comes next over this connection would be the answer to something else.
    is_stuck: bool,
    /// One for each notification that the server has sent.
    notified: UnboundedReceiver<()>,
    /// Whether the server sends notifications.
    listens: bool,
    /// The timeline of the server, 0 for a database that has none.
    pub timeline: i64,
    /// The name of the server.
    pub host: String,
}

impl PgSession {
    /// A session over a connection that was opened in this runtime.
    pub fn new(runtime: Runtime, opened: ServerConnection, preparing: Preparing) -> PgSession {
        let ServerConnection { client, notified, timeline, host } = opened;
        PgSession {
            client,
            preparing,
            statements: HashMap::new(),
            runtime,
            deadline: Duration::from_secs(10),
            is_stuck: false,
            notified,
            listens: false,
            timeline,
            host,
        }
    }

    /// A runtime for a connection: everything happens in this thread.
    ///
    /// # Errors
    /// The computer has no more of what it needs.
    pub fn runtime() -> Result<Runtime, Failure> {
        let runtime = Builder::new_current_thread().enable_all().build();
        runtime.map_err(|error| {
            Failure::environment(phrase!("no-connection", "there can be no connection: {error}", error))
        })
    }

    /// Sets how long each answer is waited for from now on.
    pub fn set_deadline(&mut self, deadline: Duration) {
        self.deadline = deadline;
    }

    /// Whether nothing can be asked any more.
    pub fn is_closed(&self) -> bool {
        self.is_stuck || self.client.is_closed()
    }

    /// Waits for an answer, but no longer than the deadline.
    fn wait<T, E: Into<StatementError>>(
        runtime: &Runtime,
        (deadline, is_stuck): (Duration, &mut bool),
        answer: impl Future<Output = Result<T, E>>,
    ) -> Result<T, StatementError> {
        match runtime.block_on(async { timeout(deadline, answer).await }) {
            Ok(answer) => answer.map_err(Into::into),
            Err(_) => {
                *is_stuck = true;
                let seconds = deadline.as_secs().max(1);
                let why = phrase!("database-silent", "it has not answered for {seconds} seconds", seconds = seconds);
                Err(StatementError::Lost(why))
            }
        }
    }

    fn prepared(&mut self, text: &'static str) -> Result<Option<Statement>, StatementError> {
        if self.preparing == Preparing::Unnamed {
            return Ok(None);
        }
        if let Some(known) = self.statements.get(text) {
            return Ok(Some(known.clone()));
        }
        let preparing = self.client.prepare(text);
        let statement = Self::wait(&self.runtime, (self.deadline, &mut self.is_stuck), preparing)?;
        self.statements.insert(text, statement.clone());
        Ok(Some(statement))
    }

    /// The answers to questions that are asked in one go, in this order; each is a transaction of its own.
    ///
    /// # Errors
    /// One of them has no answer.
    pub fn ask<const N: usize>(&mut self, questions: [ReadStatement<'_>; N]) -> Result<[Vec<Row>; N], StatementError> {
        let prepared = questions.iter().map(|(text, _)| self.prepared(text)).collect::<Result<Vec<_>, _>>()?;
        let client = &self.client;
        let answers =
            prepared.iter().zip(questions).map(|(statement, (text, told))| query(client, statement, text, told));
        let answers = try_join_all(answers);
        let mut answers = Self::wait(&self.runtime, (self.deadline, &mut self.is_stuck), answers)?.into_iter();
        Ok(array::from_fn(|_| answers.next().unwrap_or_default()))
    }

    /// The rows of one statement, which is a transaction of its own.
    ///
    /// # Errors
    /// It was not carried out.
    pub fn rows(&mut self, text: &'static str, told: Parameters<'_>) -> Result<Vec<Row>, StatementError> {
        self.ask([(text, told)]).map(|[rows]| rows)
    }

    /// The rows of a statement that the server plans for these very parameters and what its tables hold now. A plan that it has kept
    /// since a queue was empty would read all of it when it is full.
    ///
    /// # Errors
    /// It was not carried out.
    pub fn rows_planned(&mut self, text: &'static str, told: Parameters<'_>) -> Result<Vec<Row>, StatementError> {
        let answer = query(&self.client, &None, text, told);
        Self::wait(&self.runtime, (self.deadline, &mut self.is_stuck), answer)
    }

    /// How many rows a statement changes that is a transaction of its own.
    ///
    /// # Errors
    /// It was not carried out.
    pub fn run(&mut self, text: &'static str, told: Parameters<'_>) -> Result<u64, StatementError> {
        let statement = self.prepared(text)?;
        let answer = execute(&self.client, &statement, text, told);
        Self::wait(&self.runtime, (self.deadline, &mut self.is_stuck), answer)
    }

    /// Carries out a statement that is told nothing, and never again.
    ///
    /// # Errors
    /// It was not carried out.
    pub fn run_once(&mut self, text: &str) -> Result<(), StatementError> {
        let answer = self.client.batch_execute(text);
        Self::wait(&self.runtime, (self.deadline, &mut self.is_stuck), answer)
    }

    /// Writes all of this in one transaction, in this order, and returns how many rows each statement has changed. If a statement
    /// that has to change rows changes none, writes nothing and returns its reason.
    ///
    /// # Errors
    /// A statement was refused: nothing is written. If the connection is lost, all of it may be written.
    pub fn write<T: Copy>(&mut self, writes: &[WriteStatement<'_, T>]) -> Result<Result<Vec<u64>, T>, StatementError> {
        if writes.is_empty() {
            return Ok(Ok(Vec::new()));
        }
        let prepared = writes.iter().map(|write| self.prepared(write.text)).collect::<Result<Vec<_>, _>>()?;
        let told: Vec<Vec<_>> = writes.iter().map(|write| write.parameters.iter().map(Box::as_ref).collect()).collect();
        let needs = self.prepared(NEEDS)?;
        let client = &self.client;
        let each = prepared.iter().zip(writes).zip(&told);
        let changes = each.map(|((statement, write), told)| execute(client, statement, write.text, told));
        let needs = query(client, &needs, NEEDS, &[&VERSION]);
        let all = async { Ok::<_, Error>(join3(client.batch_execute("begin"), needs, join_all(changes)).await) };
        let (begun, needs, changed) = Self::wait(&self.runtime, (self.deadline, &mut self.is_stuck), all)?;
        if needs.as_ref().is_ok_and(|needs| !needs.is_empty()) {
            self.run_once("rollback")?;
            return Err(StatementError::Failure(too_old()));
        }
        // The first that went wrong counts: what comes behind it may have gone wrong for that alone.
        let counted = begun.and(needs.map(drop)).map_err(Err).and_then(|()| {
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

    /// Says on a channel that there is something to do, where the database has such a thing.
    ///
    /// # Errors
    /// It has not, or the connection is lost.
    pub fn notify(&mut self, channel: &str) -> Result<(), StatementError> {
        self.run_once(&format!("notify {channel}"))
    }

    /// Asks the server to say when there is something to do, on this channel. Returns `false` where it cannot: another kind of database,
    /// or a pooler in between.
    ///
    /// # Errors
    /// The connection is lost.
    pub fn listen(&mut self, channel: &str) -> Result<bool, StatementError> {
        if self.preparing == Preparing::Unnamed {
            return Ok(false);
        }
        if !self.listens {
            match self.run_once(&format!("listen {channel}")) {
                Ok(()) => self.listens = true,
                Err(StatementError::Sql(error)) if error.as_db_error().is_some() => return Ok(false),
                Err(error) => return Err(error),
            }
        }
        Ok(true)
    }

    /// Waits until the server says that there is something to do, or the connection is lost, but no longer than this; and returns whether
    /// it was any of the two.
    pub fn wait_for_notification(&mut self, most: Duration) -> bool {
        let notified = &mut self.notified;
        self.runtime.block_on(async {
            let come = timeout(most, notified.recv()).await.is_ok();
            // Several are one.
            while notified.try_recv().is_ok() {}
            come
        })
    }
}

async fn query(
    client: &Client,
    statement: &Option<Statement>,
    text: &str,
    told: Parameters<'_>,
) -> Result<Vec<Row>, Error> {
    match statement {
        Some(statement) => {
            let told: Vec<_> = told.iter().map(|value| value.as_sql()).collect();
            client.query(statement, &told).await
        }
        None => {
            let told: Vec<_> = told.iter().map(|value| (value.as_sql(), value.sql_type())).collect();
            client.query_typed(text, &told).await
        }
    }
}

async fn execute(
    client: &Client,
    statement: &Option<Statement>,
    text: &str,
    told: Parameters<'_>,
) -> Result<u64, Error> {
    match statement {
        Some(statement) => {
            let told: Vec<_> = told.iter().map(|value| value.as_sql()).collect();
            client.execute(statement, &told).await
        }
        None => {
            let told: Vec<_> = told.iter().map(|value| (value.as_sql(), value.sql_type())).collect();
            client.execute_typed(text, &told).await
        }
    }
}
