//! A store in a database that speaks PostgreSQL's protocol: plain SQL, short transactions, nothing that needs one machine.
//!
//! Append is compare-and-set: a commit names the version that each game had when it was read, and stands only if it still has it.
//! Everything that is taken is taken with `for update skip locked` and a time at which it is free again; the time is the database's,
//! so the clocks of desks do not matter. A transaction that is told 40001 is tried again, as is one whose connection was lost: that
//! is harmless even if it was committed, since the message is gone from the inbox then and the versions have moved on.

use adjudicate_record::log::layout::{NEW_MAIL, SEEN_MAIL, StateFile};
use std::time::{Duration, Instant};

use adjudicate_agent::Failure;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_report::StoreStatus;
use adjudicate_rules::{Phrase, phrase};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Config, Row};

use self::checkout::check_out;
use self::commit::{commit, stands};
use self::rows::{count, id, number, value};
use self::session::{PgSession, Preparing, StatementError, WriteStatement};
use crate::change_set::ChangeSet;
use crate::connect::Access;
use crate::files::Files;
use crate::packing::unpack;
use crate::retry::{RetryDecision, judge, told, too_many_desks};
use crate::store::{
    CommitOutcome, ExportSink, LATER, LeasedWork, MessageLease, PostedLetter, Query, QueuedLetter, SendOutcome,
    Snapshot, Store, StoreHealth, ToldGame,
};

/// The time of the database in microseconds since 1970, as a part of a statement. It is the same all through a transaction, so that an
/// index that is ordered by time can be read from its beginning to there, and no further.
macro_rules! now {
    () => {
        "(extract(epoch from now()) * 1000000)::bigint"
    };
}

/// A pause that is twice as long each time, as a part of a statement: of `$3` seconds at first, and `$4` at most. It is up to a quarter shorter
/// or longer by chance, so that what was put off together does not come back together.
macro_rules! backoff {
    () => {
        "(least($3::bigint * power(2, least(put_off, 30)), $4::bigint) * (750000 + 500000 * random()))::bigint"
    };
}

mod checkout;
mod commit;
mod connection;
mod export;
mod hosts;
mod migrations;
mod operations;
mod rows;
mod schema;
mod session;
mod values;

/// The longest pause before a message that came in is tried again, in seconds: six hours. The first one is [`LATER`], and each next one twice as
/// long.
const LATER_MAX: i64 = 6 * 3_600;
/// The same for a message that has to be sent: a quarter of an hour.
const RESEND_MAX: i64 = 900;
/// How often a transaction is tried again that is told 40001.
const AGAIN: u32 = 20;
/// How long is waited before a database that cannot be reached is asked again.
const PAUSE: Duration = Duration::from_millis(250);
/// How long an answer is waited for before another connection is tried. The statements of desks take milliseconds.
const ANSWER: Duration = Duration::from_secs(10);
/// The same for statements that look at whole tables: longer than the server itself allows (`statement_timeout`).
const LONG_ANSWER: Duration = Duration::from_secs(40);
/// The least time that an answer is waited for, however little is left.
const SHORT_ANSWER: Duration = Duration::from_secs(1);
/// A desk says that it is at work so many times in a lease.
const HEARD_IN_A_LEASE: u32 = 4;
/// The pause between two looks for work where the database says when there is some: leases end and games become due without a word.
const LISTENING: Duration = Duration::from_secs(5);
/// The same where it does not.
const POLLING: Duration = Duration::from_secs(1);
/// Rows that are removed in one transaction.
const PRUNED_AT_ONCE: i64 = 500;
/// A desk that has not been heard of for so many microseconds, thirty days, is gone.
const FORGOTTEN: i64 = 30 * 86_400 * 1_000_000;
/// The channel on which a desk hears of new messages.
const CHANNEL: &str = "adjudicate_inbox";

/// A store in a database.
pub struct PostgresStore {
    config: Config,
    tls: Option<tokio_postgres_rustls::MakeRustlsConnect>,
    preparing: Preparing,
    /// The name of the database in messages, without a password.
    place: String,
    open: Option<PgSession>,
    access: Access,
    troubles: StoreHealth,
    /// When the desk said the last time that it is at work.
    heard_of: Option<Instant>,
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

    fn connected(&mut self) -> Result<&mut PgSession, StatementError> {
        let highest = self.access.highest.get();
        // A server with a higher timeline was seen over another connection.
        let usable = |session: &PgSession| !session.is_closed() && session.timeline >= highest;
        Ok(match self.open.take().filter(usable) {
            Some(session) => self.open.insert(session),
            None => {
                let runtime = PgSession::runtime()?;
                let opened = hosts::connect(&runtime, &self.config, self.tls.as_ref(), &self.access.highest)?;
                self.open.insert(PgSession::new(runtime, opened, self.preparing))
            }
        })
    }

    /// Does this, again and again where that helps.
    fn work<T>(&mut self, job: impl FnMut(&mut PgSession) -> Result<T, StatementError>) -> Result<T, Failure> {
        self.work_within(ANSWER, job)
    }

    /// Does this, again and again where that helps, with answers that may take so long.
    fn work_within<T>(
        &mut self,
        answer: Duration,
        mut job: impl FnMut(&mut PgSession) -> Result<T, StatementError>,
    ) -> Result<T, Failure> {
        let (mut again, patience) = (0, Instant::now() + self.access.patience);
        let patience = self.access.until.map_or(patience, |until| until.min(patience));
        loop {
            let left = patience.saturating_duration_since(Instant::now()).max(SHORT_ANSWER);
            let limit = if self.access.until.is_some() { answer.min(left) } else { answer };
            let done = self.connected().and_then(|session| {
                session.set_deadline(limit);
                job(session)
            });
            let (decision, why) = match done {
                Ok(result) => return Ok(result),
                Err(StatementError::Failure(failure)) => return Err(failure),
                Err(StatementError::Lost(why)) => (RetryDecision::Lost, why),
                Err(StatementError::Sql(error)) => (judge(&error), Phrase::from(told(&error))),
            };
            match decision {
                RetryDecision::Again if again < AGAIN => {
                    again += 1;
                    self.troubles.retried += 1;
                    // Desks that stood in each other's way do not come back at the same moment.
                    let own = u64::from(self.access.session.first().copied().unwrap_or(0)) % 8;
                    std::thread::sleep(Duration::from_millis((1 << again.min(7)) + own));
                }
                RetryDecision::Again => {
                    return Err(Failure::environment(phrase!(
                        "database-busy",
                        "the database has said {times} times that others were first, and nothing was changed: {why}",
                        times = u64::from(AGAIN),
                        why = why
                    ))
                    .hint(too_many_desks()));
                }
                RetryDecision::Lost if Instant::now() < patience => {
                    self.open = None;
                    self.troubles.reconnected += 1;
                    std::thread::sleep(PAUSE);
                }
                RetryDecision::Lost => {
                    self.open = None;
                    return Err(Failure::environment(phrase!(
                        "database-unreached",
                        "the database at {place} cannot be reached: {why}",
                        place = &self.place,
                        why = why
                    ))
                    .hint(phrase!(
                        "database-unreached-hint",
                        "nothing is lost: what was taken is given back when its lease ends"
                    )));
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

    /// Says that this desk is at work, now and then; nobody else may under the same name.
    fn be_heard_of(&mut self) -> Result<(), Failure> {
        let pause = self.access.lease / HEARD_IN_A_LEASE;
        if self.access.desk.is_empty() || self.heard_of.is_some_and(|heard| heard.elapsed() < pause) {
            return Ok(());
        }
        let (name, session, lease) = (self.access.desk.clone(), self.access.session.to_vec(), self.lease());
        let named = self.heard_of.is_some();
        let sql = concat!(
            "insert into desk (name, session, seen, version) values ($1, $2, ",
            now!(),
            ", $5) on conflict (name) do update set session = excluded.session, seen = excluded.seen, \
             version = excluded.version \
             where desk.session = excluded.session or (desk.seen + $3 < excluded.seen and not $4)"
        );
        let taken = self.work(|db| Ok(db.run(sql, &[&name, &session, &lease, &named, &migrations::VERSION])? == 0))?;
        if taken {
            let reason = phrase!("desk-name-taken", "another desk called `{name}` is at work on this store", name);
            return Err(Failure::usage(reason).hint(phrase!(
                "desk-name-taken-hint",
                "every desk has a name of its own (--desk NAME); one that was killed is forgotten after {seconds} seconds",
                seconds = self.access.lease.as_secs()
            )));
        }
        self.heard_of = Some(Instant::now());
        Ok(())
    }

    /// The ids in the first column that such a statement returns.
    fn ids(rows: &[Row]) -> Result<Vec<Digest>, StatementError> {
        Ok(rows.iter().map(|row| id(row, 0)).collect::<Result<_, _>>()?)
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
            // Desks hear of it by a transaction of its own: those with a notification wait for each other. Without it a desk sees the
            // message when it looks the next time, so it does not matter whether this works.
            let _ = db.notify(CHANNEL);
            Ok(())
        })
    }

    fn take_messages(&mut self, most: usize) -> Result<Vec<MessageLease>, Failure> {
        self.be_heard_of()?;
        let (lease, most) = (self.lease(), number(most));
        // Rows are picked once: a subquery in the condition of the update may be run again for each row.
        let sql = concat!(
            "with picked as materialized (select id from inbox where ready <= ",
            now!(),
            " order by ready limit $2 for update skip locked) \
             update inbox set ready = ",
            now!(),
            " + $1, attempt = attempt + 1, lost = lost + 1 from picked where inbox.id = picked.id \
             returning inbox.id, body, attempt, arrived, lost, put_off, why, ",
            now!(),
            " - arrived"
        );
        let mut claims = self.work(|db| {
            schema::check_needs(db)?;
            let rows = db.rows_planned(sql, &[&lease, &most])?;
            let claim = |row: &Row| -> Result<(i64, MessageLease), Failure> {
                let (body, attempt, lost) = (value(row, 1)?, value(row, 2)?, value(row, 4)?);
                let (put_off, why) = (value(row, 5)?, value(row, 6)?);
                let age = Duration::from_micros(count(value(row, 7)?));
                Ok((value(row, 3)?, MessageLease { id: id(row, 0)?, body, attempt, lost, put_off, why, age }))
            };
            Ok(rows.iter().map(claim).collect::<Result<Vec<_>, _>>()?)
        })?;
        claims.sort_by_key(|(arrived, _)| *arrived);
        Ok(claims.into_iter().map(|(_, claim)| claim).collect())
    }

    fn give_back(&mut self, taken: &[LeasedWork]) -> Result<(), Failure> {
        let give = |one: &LeasedWork| match one {
            LeasedWork::Message(id, attempt) => WriteStatement::new(
                concat!("update inbox set ready = ", now!(), ", lost = lost - 1 where id = $1 and attempt = $2"),
                [Box::new(id.0.to_vec()), Box::new(*attempt)],
            ),
            LeasedWork::Letter(id, attempt) => WriteStatement::new(
                concat!("update outbox set ready = ", now!(), " where id = $1 and attempt = $2 and not refused"),
                [Box::new(id.clone()), Box::new(*attempt)],
            ),
            LeasedWork::Game(id) => WriteStatement::new(
                concat!("update due set ready = least(ready, ", now!(), ") where game = $1"),
                [Box::new(id.0.to_vec())],
            ),
        };
        let writes: Vec<WriteStatement<'_, ()>> = taken.iter().map(give).collect();
        self.work(|db| db.write(&writes)).map(drop)
    }

    fn renew(&mut self, taken: &[LeasedWork]) -> Result<Vec<LeasedWork>, Failure> {
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
            // A game that another desk has put off for longer, or has made due at once, stays so.
            LeasedWork::Game(id) => WriteStatement::new(
                concat!(
                    "update due set ready = greatest(ready, ",
                    now!(),
                    " + $2) where game = $1 and ready > ",
                    now!()
                ),
                [Box::new(id.0.to_vec()), Box::new(lease)],
            ),
        };
        let writes: Vec<WriteStatement<'_, ()>> = taken.iter().map(renew).collect();
        let changed = self.work(|db| db.write(&writes))?.unwrap_or_default();
        let still = taken.iter().zip(changed).filter(|(_, changed)| *changed > 0);
        Ok(still.map(|(one, _)| one.clone()).collect())
    }

    fn take_due(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let (lease, most) = (self.lease(), number(most));
        let sql = concat!(
            "with picked as materialized (select game from due where ready <= ",
            now!(),
            " order by ready limit $2 for update skip locked) \
             update due set ready = ",
            now!(),
            " + $1 from picked where due.game = picked.game returning due.game"
        );
        self.work(|db| Self::ids(&db.rows_planned(sql, &[&lease, &most])?))
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
            "with picked as materialized (select id from outbox where ready <= ",
            now!(),
            " and not refused order by ready limit $2 for update skip locked) \
             update outbox set ready = ",
            now!(),
            " + $1, attempt = attempt + 1 from picked where outbox.id = picked.id \
             returning outbox.id, body, attempt"
        );
        self.work(|db| {
            let rows = db.rows_planned(sql, &[&lease, &most])?;
            let letter = |row: &Row| -> Result<QueuedLetter, Failure> {
                Ok(QueuedLetter {
                    id: value(row, 0)?,
                    body: unpack(value(row, 1)?)?,
                    attempt: value(row, 2)?,
                    cause: None,
                })
            };
            Ok(rows.iter().map(letter).collect::<Result<_, _>>()?)
        })
    }

    fn settle_letters(&mut self, posted: &[PostedLetter]) -> Result<(), Failure> {
        self.work(|db| {
            for PostedLetter { letter, settling } in posted {
                // If another desk has taken it since, that desk decides about it. That a message was sent is noted by every program, however old.
                let (id, attempt) = (&letter.id, letter.attempt);
                match settling {
                    SendOutcome::Sent => {
                        db.run("delete from outbox where id = $1 and attempt = $2", &[id, &attempt])?
                    }
                    // Those that are refused stand behind all that are ever ready.
                    SendOutcome::Refused => db.run(
                        "update outbox set refused = true, ready = $3 where id = $1 and attempt = $2",
                        &[id, &attempt, &i64::MAX],
                    )?,
                    SendOutcome::Later => db.run(
                        concat!(
                            "update outbox set ready = ",
                            now!(),
                            " + ",
                            backoff!(),
                            ", put_off = put_off + 1 where id = $1 and attempt = $2"
                        ),
                        &[id, &attempt, &LATER, &RESEND_MAX],
                    )?,
                };
            }
            Ok(())
        })
    }

    fn ripe(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let most = number(most);
        let sql = "select early.id from early join entry on entry.id = early.prev limit $1";
        self.work(|db| Self::ids(&db.rows(sql, &[&most])?))
    }

    fn early_waiting(&mut self, most: usize) -> Result<usize, Failure> {
        let most = number(most);
        let sql = "select count(*) from (select 1 from early limit $1) as some_early";
        self.work(|db| {
            let rows = db.rows(sql, &[&most])?;
            let waiting: i64 = rows.first().map_or(Ok(0), |row| value(row, 0))?;
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
            Self::ids(&db.rows(sql, &[&low.0.as_slice(), &high.0.as_slice(), &text])?)
        })
    }

    fn counts(&mut self) -> Result<StoreStatus, Failure> {
        let lease = self.lease();
        self.work_within(LONG_ANSWER, |db| {
            let version = schema::state(db)?.version;
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
                ")"
            );
            let rows = db.rows(sql, &[&lease])?;
            let row = rows
                .first()
                .ok_or_else(|| Failure::environment(phrase!("database-uncounted", "the database counts nothing")))?;
            let at = |place: usize| value(row, place).map(count);
            Ok(StoreStatus {
                version,
                server: db.host.clone(),
                timeline: count(db.timeline),
                games: at(0)?,
                entries: at(1)?,
                inbox: at(2)?,
                inbox_age: at(3)?,
                unread: at(4)?,
                outbox: at(5)?,
                refused: at(6)?,
                due: at(7)?,
                early: at(8)?,
                desks: at(9)?,
            })
        })
    }

    fn takes_chore(&mut self, name: &str, seconds: i64) -> Result<bool, Failure> {
        let holder = self.access.desk.clone();
        let sql = concat!(
            "insert into chore (name, holder, ready) values ($1, $2, ",
            now!(),
            " + $3) on conflict (name) do update set holder = excluded.holder, ready = excluded.ready \
             where chore.holder = excluded.holder or chore.ready <= ",
            now!()
        );
        self.work(|db| Ok(db.run(sql, &[&name, &holder, &(seconds * 1_000_000)])? > 0))
    }

    fn prune(&mut self) -> Result<u64, Failure> {
        // The counts of a period are over when there are some of a later one.
        let quotas = "with newest as (select name, max(during) as during from quota group by name), \
                      old as materialized (select quota.name, quota.who from quota join newest on newest.name = quota.name \
                      where quota.during < newest.during limit $1) \
                      delete from quota using old where quota.name = old.name and quota.who = old.who";
        let desks = concat!("delete from desk where seen < ", now!(), " - $1");
        self.work_within(LONG_ANSWER, |db| Ok(db.run(quotas, &[&PRUNED_AT_ONCE])? + db.run(desks, &[&FORGOTTEN])?))
    }

    fn told_games(&mut self, after: Digest, most: usize) -> Result<Vec<ToldGame>, Failure> {
        let most = number(most);
        let sql = "with some_games as materialized (select id, length from game where id > $1 order by id limit $2) \
                   select some_games.id, entry.body from some_games left join game_document \
                   on game_document.game = some_games.id and game_document.name = 'told' \
                   and not exists (select 1 from due where due.game = some_games.id) left join entry \
                   on entry.game = game_document.game and entry.seq = some_games.length - 1 order by some_games.id";
        self.work(|db| {
            let rows = db.rows_planned(sql, &[&after.0.as_slice(), &most])?;
            Ok(rows
                .iter()
                .map(|row| Ok(ToldGame { id: id(row, 0)?, last: value(row, 1)? }))
                .collect::<Result<_, Failure>>()?)
        })
    }

    fn leave(&mut self) -> Result<(), Failure> {
        let (name, session) = (self.access.desk.clone(), self.access.session.to_vec());
        self.work(|db| {
            db.run("delete from desk where name = $1 and session = $2", &[&name, &session])?;
            Ok(())
        })
    }

    fn wait(&mut self, ends: &dyn Fn() -> bool) {
        // If the connection is lost, the next look for work says so.
        let listens = self.connected().is_ok_and(|session| session.listen(CHANNEL).unwrap_or(false));
        let (begun, most) = (Instant::now(), if listens { LISTENING } else { POLLING });
        while begun.elapsed() < most && !ends() {
            match self.open.as_mut().filter(|_| listens) {
                Some(session) => {
                    if session.wait_for_notification(PAUSE) {
                        return;
                    }
                }
                None => std::thread::sleep(PAUSE),
            }
        }
    }

    fn look_for_newer_server(&mut self) {
        if let Ok(runtime) = PgSession::runtime() {
            hosts::look_for_newer(&runtime, &self.config, self.tls.as_ref(), &self.access.highest);
        }
    }

    fn troubles(&self) -> StoreHealth {
        self.troubles
    }

    fn export(&mut self, sink: &mut dyn ExportSink) -> Result<(), Failure> {
        self.work_within(LONG_ANSWER, |db| export::export(db, sink))
    }

    fn unread(&mut self) -> Result<Files, Failure> {
        self.work_within(LONG_ANSWER, |db| {
            let mut files = Files::new();
            for row in db.rows("select id, arrived, body from unread order by arrived", &[])? {
                let (name, arrived) = (id(&row, 0)?.to_hex(), value::<i64>(&row, 1)?);
                files.insert(format!("{SEEN_MAIL}/{arrived:016}.{}:2,", cut(&name)), value(&row, 2)?);
            }
            Ok(files)
        })
    }

    fn outbox(&mut self) -> Result<Files, Failure> {
        self.work(|db| {
            let mut files = Files::new();
            for row in db.rows("select id, refused, body from outbox", &[])? {
                let (id, refused): (String, bool) = (value(&row, 0)?, value(&row, 1)?);
                let file = if refused { StateFile::Refused(id) } else { StateFile::Outgoing(id) };
                files.insert(file.in_store(), unpack(value(&row, 2)?)?);
            }
            Ok(files)
        })
    }

    fn inbox(&mut self) -> Result<Files, Failure> {
        self.work(|db| {
            let mut files = Files::new();
            for row in db.rows("select id, arrived, body from inbox order by arrived", &[])? {
                let (name, arrived) = (id(&row, 0)?.to_hex(), value::<i64>(&row, 1)?);
                files.insert(format!("{NEW_MAIL}/{arrived:016}.{}", cut(&name)), value(&row, 2)?);
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
        let connection::StoreUrl { url, certificate, preparing } = connection::read(&access.url);
        let config: Result<Config, _> = url.parse();
        // The error does not quote the URL, which may hold a password.
        let mut config = config.map_err(|error| {
            Failure::usage(phrase!("database-url-wrong", "the URL of the database is none: {why}", why = told(&error)))
        })?;
        if config.get_password().is_none() {
            match &access.password {
                Some(password) => drop(config.password(password)),
                None => connection::from_passfile(&mut config, access.passfile.as_deref())?,
            }
        }
        config.application_name(if access.desk.is_empty() { "adjudicate" } else { &access.desk });
        #[cfg(target_os = "linux")]
        config.tcp_user_timeout(Duration::from_secs(10));
        config.keepalives_idle(Duration::from_secs(10));
        // A pooler has connections of its own, to which no client's settings belong.
        if config.get_options().is_none() && preparing == Preparing::Named {
            config.options("-c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000");
        }
        let encrypted = match (config.get_ssl_mode(), is_local(&config)) {
            (SslMode::Disable, true) => false,
            (SslMode::Disable, false) => {
                return Err(Failure::usage(phrase!(
                    "database-in-the-open",
                    "`sslmode=disable` is for a database on this computer"
                ))
                .hint(phrase!("database-in-the-open-hint", "letters and keys of players would be read on the way")));
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
        let troubles = StoreHealth::default();
        Ok(PostgresStore { config, tls, preparing, place, open: None, access, troubles, heard_of: None })
    }
}
