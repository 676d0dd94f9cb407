//! A store in a database that speaks PostgreSQL's protocol: plain SQL, short transactions, nothing that needs one machine.
//!
//! Append is compare-and-set: a commit names the version that each game had when it was read, and stands only if it still has it.
//! Everything that is taken is taken with `for update skip locked` and a time at which it is free again; the time is the database's,
//! so the clocks of desks do not matter. A transaction that is told 40001 is tried again, as is one whose connection was lost: that
//! is harmless even if it was committed, since the message is gone from the inbox then and the versions have moved on.

use adjudicate_record::log::layout::{NEW_MAIL, SEEN_MAIL, StateFile};
use std::time::Duration;

use adjudicate_agent::Failure;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_report::StoreStatus;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::{Config, Row};

use self::checkout::check_out;
use self::commit::{commit, stands};
use self::rows::{count, digest, number};
use self::session::{PgSession, StatementError, WriteStatement};
use crate::change_set::ChangeSet;
use crate::connect::Access;
use crate::files::Files;
use crate::migrations::{MIGRATIONS, STEPS, VERSION};
use crate::retry::{RetryDecision, judge, told};
use crate::store::{
    CommitOutcome, LATER, LeasedWork, MessageLease, PostedLetter, Query, QueuedLetter, SendOutcome, Snapshot, Store,
    StoreHealth,
};

/// The time of the database in microseconds since 1970, as a part of a statement.
macro_rules! now {
    () => {
        "(extract(epoch from clock_timestamp()) * 1000000)::bigint"
    };
}

mod checkout;
mod commit;
mod connection;
mod rows;
mod session;

/// How often a transaction is tried again that is told 40001.
const AGAIN: u32 = 20;
/// How long is waited before a database that cannot be reached is asked again.
const PAUSE: Duration = Duration::from_millis(250);
/// A store in a database.
pub struct PostgresStore {
    config: Config,
    tls: Option<tokio_postgres_rustls::MakeRustlsConnect>,
    /// The name of the database in messages, without a password.
    place: String,
    open: Option<PgSession>,
    access: Access,
    troubles: StoreHealth,
    /// Whether the desk has been given its name.
    named: bool,
}

impl PostgresStore {
    /// Connects to a store.
    ///
    /// # Errors
    /// It cannot be reached, is none, is half made, or is of a newer version.
    pub fn open(access: &Access) -> Result<PostgresStore, Failure> {
        let mut store = PostgresStore::connect(access)?;
        store.check()?;
        Ok(store)
    }

    /// Makes the tables that are missing, and brings older ones forward; says which version it was and is.
    ///
    /// # Errors
    /// The database cannot be reached, or is of a newer version.
    pub fn init(access: &Access) -> Result<(i32, i32), Failure> {
        let mut store = PostgresStore::connect(access)?;
        store.plain(MIGRATIONS)?;
        let (before, half) = store.version()?;
        store.not_newer(before)?;
        let from = if half { before - 1 } else { before };
        for (step, number) in STEPS.iter().zip(1..) {
            if number <= from {
                continue;
            }
            store.plain(&format!(
                "insert into adjudicate_migration (number, done) values ({number}, false) on conflict (number) do nothing"
            ))?;
            for statement in *step {
                store.plain(statement)?;
            }
            store.plain(&format!("update adjudicate_migration set done = true where number = {number}"))?;
        }
        Ok((from, VERSION))
    }

    fn plain(&mut self, sql: &str) -> Result<(), Failure> {
        self.work(|session| Ok(session.run_once(sql)?))
    }

    /// The number of the last step, and whether it was not gone through to its end.
    fn version(&mut self) -> Result<(i32, bool), Failure> {
        self.work(|session| {
            let rows =
                session.rows("select number, done from adjudicate_migration order by number desc limit 1", &[])?;
            Ok(rows.first().map_or((0, false), |row| (row.get(0), !row.get::<_, bool>(1))))
        })
    }

    fn not_newer(&self, version: i32) -> Result<(), Failure> {
        if version > VERSION {
            return Err(Failure::usage(format!(
                "the store at {} has been brought to version {version}, and this program knows versions up to {VERSION}",
                self.place
            ))
            .hint("use the newer program everywhere; a store does not go back"));
        }
        Ok(())
    }

    fn check(&mut self) -> Result<(), Failure> {
        let (version, half) = self.version()?;
        self.not_newer(version)?;
        if half {
            return Err(Failure::usage(format!(
                "the store at {} was being brought to version {version}, and that was not finished",
                self.place
            ))
            .hint("`adjudicate store init URL` finishes it; nothing is lost"));
        }
        if version < VERSION {
            return Err(Failure::usage(format!(
                "the store at {} is of version {version}, and this program wants {VERSION}",
                self.place
            ))
            .hint("stop older desks, then `adjudicate store init URL` brings it forward; docs/store.md"));
        }
        Ok(())
    }

    fn connected(&mut self) -> Result<&mut PgSession, StatementError> {
        Ok(match self.open.take().filter(|session| !session.is_closed()) {
            Some(session) => self.open.insert(session),
            None => self.open.insert(PgSession::open(&self.config, self.tls.as_ref())?),
        })
    }

    /// Does this, again and again where that helps.
    fn work<T>(&mut self, mut job: impl FnMut(&mut PgSession) -> Result<T, StatementError>) -> Result<T, Failure> {
        let (mut again, mut waited) = (0, Duration::ZERO);
        loop {
            let error = match self.connected().and_then(&mut job) {
                Ok(result) => return Ok(result),
                Err(StatementError::Failure(failure)) => return Err(failure),
                Err(StatementError::Sql(error)) => error,
            };
            match judge(&error) {
                RetryDecision::Again if again < AGAIN => {
                    again += 1;
                    self.troubles.retried += 1;
                    // Desks that stood in each other's way do not come back at the same moment.
                    let own = u64::from(self.access.session.first().copied().unwrap_or(0)) % 8;
                    std::thread::sleep(Duration::from_millis((1 << again.min(7)) + own));
                }
                RetryDecision::Again => {
                    return Err(Failure::environment(format!(
                        "the database has said {AGAIN} times that others were first, and nothing was changed: {}",
                        told(&error)
                    ))
                    .hint("it is tried again later; if it goes on, too many desks work on the same games"));
                }
                RetryDecision::Lost if waited < self.access.patience => {
                    self.open = None;
                    self.troubles.reconnected += 1;
                    waited += PAUSE;
                    std::thread::sleep(PAUSE);
                }
                RetryDecision::Lost => {
                    self.open = None;
                    return Err(Failure::environment(format!(
                        "the database at {} cannot be reached: {}",
                        self.place,
                        told(&error)
                    ))
                    .hint("nothing is lost: what was taken is given back when its lease ends"));
                }
                RetryDecision::Tell(failure) => return Err(*failure),
            }
        }
    }

    /// Writes what a unit has changed; with a lease, takes the messages in it that have to be sent.
    fn write_unit(
        &mut self,
        unit: &ChangeSet,
        lease: Option<i64>,
    ) -> Result<(CommitOutcome, Vec<QueuedLetter>), Failure> {
        let mut tried = false;
        self.work(|db| {
            let again = std::mem::replace(&mut tried, true);
            let (done, taken) = commit(db, unit, lease)?;
            // An earlier attempt over a lost connection may have been committed. Messages that it took are free when the lease ends.
            if again && done == CommitOutcome::Conflict && unit.message.is_none() && stands(db, unit)? {
                return Ok((CommitOutcome::Done, taken));
            }
            Ok((done, taken))
        })
    }

    fn lease(&self) -> i64 {
        i64::try_from(self.access.lease.as_micros()).unwrap_or(i64::MAX)
    }

    /// Says that this desk is at work; nobody else may under the same name.
    fn be_heard_of(&mut self) -> Result<(), Failure> {
        if self.access.desk.is_empty() {
            return Ok(());
        }
        let (name, session, lease) = (self.access.desk.clone(), self.access.session.to_vec(), self.lease());
        let named = self.named;
        let sql = concat!(
            "insert into desk (name, session, seen) values ($1, $2, ",
            now!(),
            ") on conflict (name) do update set session = excluded.session, seen = excluded.seen \
             where desk.session = excluded.session or (desk.seen + $3 < excluded.seen and not $4)"
        );
        let taken = self.work(|db| Ok(db.run(sql, &[&name, &session, &lease, &named])? == 0))?;
        if taken {
            return Err(Failure::usage(format!("another desk called `{name}` is at work on this store")).hint(
                format!(
                    "every desk has a name of its own (--desk NAME); one that was killed is forgotten after {} seconds",
                    self.access.lease.as_secs()
                ),
            ));
        }
        self.named = true;
        Ok(())
    }
}

impl Store for PostgresStore {
    fn receive(&mut self, message: &[u8]) -> Result<(), Failure> {
        let id = sha256(&[message]);
        let sql = concat!(
            "insert into inbox (id, body, arrived, ready, attempt) values ($1, $2, ",
            now!(),
            ", ",
            now!(),
            ", 0) on conflict (id) do nothing"
        );
        self.work(|db| {
            db.run(sql, &[&id.as_slice(), &message])?;
            Ok(())
        })
    }

    fn take_messages(&mut self, most: usize) -> Result<Vec<MessageLease>, Failure> {
        self.be_heard_of()?;
        let (lease, most) = (self.lease(), number(most));
        let sql = concat!(
            "update inbox set ready = ",
            now!(),
            " + $1, attempt = attempt + 1, lost = lost + 1 where id in \
             (select id from inbox where ready <= ",
            now!(),
            " order by ready limit $2 for update skip locked) \
             returning id, body, attempt, arrived, lost"
        );
        let mut claims = self.work(|db| {
            let rows = db.rows(sql, &[&lease, &most])?;
            let claim = |row: &Row| -> Result<(i64, MessageLease), Failure> {
                let (attempt, lost) = (row.get(2), row.get(4));
                Ok((row.get(3), MessageLease { id: digest(row.get(0))?, body: row.get(1), attempt, lost }))
            };
            Ok(rows.iter().map(claim).collect::<Result<Vec<_>, _>>()?)
        })?;
        claims.sort_by_key(|(arrived, _)| *arrived);
        Ok(claims.into_iter().map(|(_, claim)| claim).collect())
    }

    fn give_back(&mut self, claims: &[MessageLease]) -> Result<(), Failure> {
        let give = |claim: &MessageLease| {
            let sql = concat!("update inbox set ready = ", now!(), ", lost = lost - 1 where id = $1 and attempt = $2");
            WriteStatement::new(sql, [Box::new(claim.id.0.to_vec()), Box::new(claim.attempt)])
        };
        let writes: Vec<WriteStatement<'_, ()>> = claims.iter().map(give).collect();
        self.work(|db| Ok(db.write(&writes).map(drop)?))
    }

    fn renew(&mut self, taken: &[LeasedWork]) -> Result<(), Failure> {
        let lease = self.lease();
        let renew = |one: &LeasedWork| match one {
            LeasedWork::Message(id, attempt) => WriteStatement::new(
                concat!("update inbox set ready = ", now!(), " + $3 where id = $1 and attempt = $2"),
                [Box::new(id.0.to_vec()), Box::new(*attempt), Box::new(lease)],
            ),
            LeasedWork::Letter(id, attempt) => WriteStatement::new(
                concat!("update outbox set ready = ", now!(), " + $3 where id = $1 and attempt = $2 and not refused"),
                [Box::new(id.clone()), Box::new(*attempt), Box::new(lease)],
            ),
        };
        let writes: Vec<WriteStatement<'_, ()>> = taken.iter().map(renew).collect();
        self.work(|db| Ok(db.write(&writes).map(drop)?))
    }

    fn take_due(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let (lease, most) = (self.lease(), number(most));
        let sql = concat!(
            "update due set ready = ",
            now!(),
            " + $1 where game in \
             (select game from due where ready <= ",
            now!(),
            " order by ready limit $2 for update skip locked) returning game"
        );
        self.work(|db| {
            let rows = db.rows(sql, &[&lease, &most])?;
            Ok(rows.iter().map(|row| digest(row.get(0))).collect::<Result<_, _>>()?)
        })
    }

    fn check_out(&mut self, wanted: &Query) -> Result<Snapshot, Failure> {
        self.work(|db| check_out(db, wanted))
    }

    fn commit(&mut self, unit: &ChangeSet) -> Result<CommitOutcome, Failure> {
        self.write_unit(unit, None).map(|(done, _)| done)
    }

    fn commit_and_take(&mut self, unit: &ChangeSet) -> Result<(CommitOutcome, Vec<QueuedLetter>), Failure> {
        self.write_unit(unit, Some(self.lease()))
    }

    fn take_letters(&mut self, most: usize) -> Result<Vec<QueuedLetter>, Failure> {
        let (lease, most) = (self.lease(), number(most));
        let sql = concat!(
            "update outbox set ready = ",
            now!(),
            " + $1, attempt = attempt + 1 where id in \
             (select id from outbox where ready <= ",
            now!(),
            " and not refused order by ready limit $2 for update skip locked) \
             returning id, body, attempt"
        );
        self.work(|db| {
            let rows = db.rows(sql, &[&lease, &most])?;
            let letter = |row: &Row| QueuedLetter { id: row.get(0), body: row.get(1), attempt: row.get(2) };
            Ok(rows.iter().map(letter).collect())
        })
    }

    fn settle_letters(&mut self, posted: &[PostedLetter]) -> Result<(), Failure> {
        let settle = |PostedLetter { letter, settling }: &PostedLetter| {
            // If another desk has taken it since, that desk decides about it.
            let (id, attempt) = (letter.id.clone(), letter.attempt);
            match settling {
                SendOutcome::Sent => WriteStatement::new(
                    "delete from outbox where id = $1 and attempt = $2",
                    [Box::new(id), Box::new(attempt)],
                ),
                SendOutcome::Refused => WriteStatement::new(
                    "update outbox set refused = true where id = $1 and attempt = $2",
                    [Box::new(id), Box::new(attempt)],
                ),
                SendOutcome::Later => WriteStatement::new(
                    concat!("update outbox set ready = ", now!(), " + $3 where id = $1 and attempt = $2"),
                    [Box::new(id), Box::new(attempt), Box::new(LATER * 1_000_000)],
                ),
            }
        };
        let writes: Vec<WriteStatement<'_, ()>> = posted.iter().map(settle).collect();
        self.work(|db| Ok(db.write(&writes).map(drop)?))
    }

    fn ripe(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let most = number(most);
        let sql = "select early.id from early join entry on entry.id = early.prev limit $1";
        self.work(|db| {
            let rows = db.rows(sql, &[&most])?;
            Ok(rows.iter().map(|row| digest(row.get(0))).collect::<Result<_, _>>()?)
        })
    }

    fn early_waiting(&mut self, most: usize) -> Result<usize, Failure> {
        let most = number(most);
        let sql = "select count(*) from (select 1 from early limit $1) as some_early";
        self.work(|db| {
            let waiting = db.rows(sql, &[&most])?.first().map_or(0, |row| row.get::<_, i64>(0));
            Ok(usize::try_from(waiting).unwrap_or(0))
        })
    }

    fn find(&mut self, text: &str) -> Result<Vec<Digest>, Failure> {
        let hex = text.strip_prefix("sha256:").unwrap_or(text).to_ascii_lowercase();
        let is_id = !hex.is_empty() && hex.len() <= 64 && hex.bytes().all(|b| b.is_ascii_hexdigit());
        let bound = |fill: char| {
            let full: String = hex.chars().chain(std::iter::repeat(fill)).take(64).collect();
            Digest::parse(&format!("sha256:{full}")).unwrap_or(Digest([0; 32]))
        };
        let (low, high) = if is_id { (bound('0'), bound('f')) } else { (Digest([255; 32]), Digest([0; 32])) };
        self.work(|db| {
            let sql = "select id from game where (id >= $1 and id <= $2) or path = $3 limit 2";
            let rows = db.rows(sql, &[&low.0.as_slice(), &high.0.as_slice(), &text])?;
            Ok(rows.iter().map(|row| digest(row.get(0))).collect::<Result<_, _>>()?)
        })
    }

    fn counts(&mut self) -> Result<StoreStatus, Failure> {
        let lease = self.lease();
        self.work(|db| {
            let sql = concat!(
                "select (select count(*) from game), (select count(*) from entry), (select count(*) from inbox), \
                 (select coalesce((",
                now!(),
                " - min(arrived)) / 1000000, 0) from inbox)::bigint, (select count(*) from unread), \
                 (select count(*) from outbox where not refused), (select count(*) from outbox where refused), \
                 (select count(*) from due where ready <= ",
                now!(),
                "), (select count(*) from early), \
                 (select count(*) from desk where seen + $1 >= ",
                now!(),
                "), (select max(number) from adjudicate_migration)"
            );
            let rows = db.rows(sql, &[&lease])?;
            let row = rows.first().ok_or_else(|| Failure::environment("the database counts nothing"))?;
            let at = |place: usize| count(row.get(place));
            let counts = StoreStatus {
                version: row.get(10),
                games: at(0),
                entries: at(1),
                inbox: at(2),
                inbox_age: at(3),
                unread: at(4),
                outbox: at(5),
                refused: at(6),
                due: at(7),
                early: at(8),
                desks: at(9),
            };
            Ok(counts)
        })
    }

    fn leave(&mut self) -> Result<(), Failure> {
        let (name, session) = (self.access.desk.clone(), self.access.session.to_vec());
        self.work(|db| {
            db.run("delete from desk where name = $1 and session = $2", &[&name, &session])?;
            Ok(())
        })
    }

    fn troubles(&self) -> StoreHealth {
        self.troubles
    }

    fn unread(&mut self) -> Result<Files, Failure> {
        self.work(|db| {
            let mut files = Files::new();
            for row in db.rows("select id, arrived, body from unread order by arrived", &[])? {
                let name = digest(row.get(0))?.to_hex();
                files.insert(format!("{SEEN_MAIL}/{:016}.{}:2,", row.get::<_, i64>(1), cut(&name)), row.get(2));
            }
            Ok(files)
        })
    }

    fn outbox(&mut self) -> Result<Files, Failure> {
        self.work(|db| {
            let mut files = Files::new();
            for row in db.rows("select id, refused, body from outbox", &[])? {
                let (id, refused) = (row.get::<_, String>(0), row.get::<_, bool>(1));
                let file = if refused { StateFile::Refused(id) } else { StateFile::Outgoing(id) };
                files.insert(file.in_store(), row.get(2));
            }
            Ok(files)
        })
    }

    fn inbox(&mut self) -> Result<Files, Failure> {
        self.work(|db| {
            let mut files = Files::new();
            for row in db.rows("select id, arrived, body from inbox order by arrived", &[])? {
                let name = digest(row.get(0))?.to_hex();
                files.insert(format!("{NEW_MAIL}/{:016}.{}", row.get::<_, i64>(1), cut(&name)), row.get(2));
            }
            Ok(files)
        })
    }
}

/// As much of an id as a name of a file needs.
fn cut(hex: &str) -> &str {
    hex.get(..16).unwrap_or(hex)
}

/// Returns the name of a database for messages.
fn place_of(config: &Config) -> String {
    let hosts = config.get_hosts().iter().map(|host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    });
    let hosts: Vec<String> = hosts.collect();
    format!("{}/{}", hosts.join(","), config.get_dbname().unwrap_or_default())
}

/// Whether all hosts of a database are on this computer.
fn is_local(config: &Config) -> bool {
    config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => matches!(name.as_str(), "localhost" | "127.0.0.1" | "::1"),
        #[cfg(unix)]
        Host::Unix(_) => true,
    })
}

impl PostgresStore {
    /// Prepares everything for a connection, without connecting.
    fn connect(access: &Access) -> Result<PostgresStore, Failure> {
        let (url, certificate) = connection::without_certificate(&access.url);
        let config: Result<Config, _> = url.parse();
        // The error does not quote the URL, which may hold a password.
        let mut config =
            config.map_err(|error| Failure::usage(format!("the URL of the database is none: {}", told(&error))))?;
        if config.get_password().is_none() {
            match &access.password {
                Some(password) => drop(config.password(password)),
                None => connection::from_passfile(&mut config, access.passfile.as_deref())?,
            }
        }
        config.application_name(if access.desk.is_empty() { "adjudicate" } else { &access.desk });
        config.connect_timeout(Duration::from_secs(5));
        #[cfg(target_os = "linux")]
        config.tcp_user_timeout(Duration::from_secs(10));
        config.keepalives_idle(Duration::from_secs(10));
        if config.get_hosts().len() > 1 {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        if config.get_options().is_none() {
            config.options("-c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000");
        }
        let encrypted = match (config.get_ssl_mode(), is_local(&config)) {
            (SslMode::Disable, true) => false,
            (SslMode::Disable, false) => {
                return Err(Failure::usage("`sslmode=disable` is for a database on this computer")
                    .hint("letters and keys of players would be read on the way"));
            }
            (_, true) => connection::asks_for_tls(&url),
            (_, false) => true,
        };
        let tls = match encrypted {
            true => {
                config.ssl_mode(SslMode::Require);
                Some(connection::tls(certificate.or_else(|| access.certificate.clone()).as_deref())?)
            }
            false => {
                config.ssl_mode(SslMode::Disable);
                None
            }
        };
        let place = place_of(&config);
        let access = access.clone();
        Ok(PostgresStore { config, tls, place, open: None, access, troubles: StoreHealth::default(), named: false })
    }
}
