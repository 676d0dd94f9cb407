//! A store in a database that speaks PostgreSQL's protocol: plain SQL, short transactions, nothing that needs one machine.
//!
//! Append is compare-and-set: a commit names the version that each game had when it was read, and stands only if it still has it.
//! Everything that is taken is taken with `for update skip locked` and a time at which it is free again; the time is the database's,
//! so the clocks of desks do not matter. A transaction that is told 40001 is tried again, as is one whose connection was lost: that
//! is harmless even if it was committed, since the message is gone from the inbox then and the versions have moved on.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use adjudicate_office::Failure;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_words::report::StoreStatus;
use postgres::config::{Host, SslMode, TargetSessionAttrs};
use postgres::types::ToSql;
use postgres::{Client, Config, Statement, Transaction};

use crate::connect::Access;
use crate::files::{Files, GAMES, path_of};
use crate::keep::{
    Checkout, Claim, Committed, HeldGame, Keep, LATER, PostedLetter, QueuedLetter, Settling, Troubles, Wanted,
};
use crate::migrations::{MIGRATIONS, STEPS, VERSION};
use crate::retry::{Judgement, judge, told};
use crate::unit::{Fate, GameChange, QuotaFile, Unit, Wake, early_path};

mod connection;

/// The time of the database in microseconds since 1970.
const NOW: &str = "(extract(epoch from clock_timestamp()) * 1000000)::bigint";
/// How often a transaction is tried again that is told 40001.
const AGAIN: u32 = 20;
/// How long is waited before a database that cannot be reached is asked again.
const PAUSE: Duration = Duration::from_millis(250);
/// More entries that came too early than honest games have under way.
const EARLY_MAX: i64 = 10_000;
/// Links between entries that came too early which are followed.
const EARLY_DEPTH: usize = 1_000;
/// Documents that every desk needs.
const ALWAYS: [&str; 1] = ["state/desk/secret"];

/// A store in a database.
pub struct PostgresStore {
    config: Config,
    tls: Option<tokio_postgres_rustls::MakeRustlsConnect>,
    /// What the database is called in messages, without a password.
    place: String,
    open: Option<Connection>,
    access: Access,
    troubles: Troubles,
    /// Whether the desk has been given its name.
    named: bool,
}

struct Connection {
    client: Client,
    statements: HashMap<String, Statement>,
}

/// Why a transaction ended without a result.
enum Stop {
    Sql(postgres::Error),
    Failure(Failure),
}

impl From<postgres::Error> for Stop {
    fn from(error: postgres::Error) -> Stop {
        Stop::Sql(error)
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failure(failure)
    }
}

/// A transaction, and the statements that its connection knows.
struct Tx<'a> {
    transaction: Transaction<'a>,
    statements: &'a mut HashMap<String, Statement>,
}

/// What a transaction came to, and whether it is to be committed.
type Judged<T> = Result<(T, bool), Stop>;

type Parameters<'p> = &'p [&'p (dyn ToSql + Sync)];

impl Tx<'_> {
    fn statement(&mut self, sql: &str) -> Result<Statement, postgres::Error> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.transaction.prepare(sql)?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    fn rows(&mut self, sql: &str, parameters: Parameters<'_>) -> Result<Vec<postgres::Row>, postgres::Error> {
        let statement = self.statement(sql)?;
        self.transaction.query(&statement, parameters)
    }

    fn run(&mut self, sql: &str, parameters: Parameters<'_>) -> Result<u64, postgres::Error> {
        let statement = self.statement(sql)?;
        self.transaction.execute(&statement, parameters)
    }
}

fn digest(bytes: &[u8]) -> Result<Digest, Failure> {
    let bytes = <[u8; 32]>::try_from(bytes);
    bytes
        .map(Digest)
        .map_err(|_| Failure::environment("the store holds an id that is none: its rows were changed by hand"))
}

fn bytes(digests: &[Digest]) -> Vec<&[u8]> {
    digests.iter().map(|digest| digest.0.as_slice()).collect()
}

fn count(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
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
        self.work(|tx| {
            tx.transaction.batch_execute(sql)?;
            Ok(((), true))
        })
    }

    /// The number of the last step, and whether it was not gone through to its end.
    fn version(&mut self) -> Result<(i32, bool), Failure> {
        self.work(|tx| {
            let rows = tx.rows("select number, done from adjudicate_migration order by number desc limit 1", &[])?;
            Ok((rows.first().map_or((0, false), |row| (row.get(0), !row.get::<_, bool>(1))), true))
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

    fn connected(&mut self) -> Result<&mut Connection, Stop> {
        if self.open.as_ref().is_some_and(|open| open.client.is_closed()) {
            self.open = None;
        }
        match &mut self.open {
            Some(_) => {}
            none => {
                let client = match &self.tls {
                    Some(tls) => self.config.connect(tls.clone())?,
                    None => self.config.connect(postgres::NoTls)?,
                };
                *none = Some(Connection { client, statements: HashMap::new() });
            }
        }
        self.open.as_mut().ok_or_else(|| Failure::environment("there is no connection").into())
    }

    fn once<T>(&mut self, job: &mut dyn FnMut(&mut Tx<'_>) -> Judged<T>) -> Result<T, Stop> {
        let Connection { client, statements } = self.connected()?;
        let mut tx = Tx { transaction: client.transaction()?, statements };
        let (result, stands) = job(&mut tx)?;
        if stands { tx.transaction.commit() } else { tx.transaction.rollback() }?;
        Ok(result)
    }

    /// Does this in a transaction, again and again where that helps. `job` says with its result whether it is to be committed.
    fn work<T>(&mut self, mut job: impl FnMut(&mut Tx<'_>) -> Judged<T>) -> Result<T, Failure> {
        let (mut again, mut waited) = (0, Duration::ZERO);
        loop {
            let error = match self.once(&mut job) {
                Ok(result) => return Ok(result),
                Err(Stop::Failure(failure)) => return Err(failure),
                Err(Stop::Sql(error)) => error,
            };
            match judge(&error) {
                Judgement::Again if again < AGAIN => {
                    again += 1;
                    self.troubles.retried += 1;
                    // Desks that stood in each other's way do not come back at the same moment.
                    let own = u64::from(self.access.session.first().copied().unwrap_or(0)) % 8;
                    std::thread::sleep(Duration::from_millis((1 << again.min(7)) + own));
                }
                Judgement::Again => {
                    return Err(Failure::environment(format!(
                        "the database has said {AGAIN} times that others were first, and nothing was changed: {}",
                        told(&error)
                    ))
                    .hint("it is tried again later; if it goes on, too many desks work on the same games"));
                }
                Judgement::Lost if waited < self.access.patience => {
                    self.open = None;
                    self.troubles.reconnected += 1;
                    waited += PAUSE;
                    std::thread::sleep(PAUSE);
                }
                Judgement::Lost => {
                    self.open = None;
                    return Err(Failure::environment(format!(
                        "the database at {} cannot be reached: {}",
                        self.place,
                        told(&error)
                    ))
                    .hint("nothing is lost: what was taken is given back when its lease ends"));
                }
                Judgement::Tell(failure) => return Err(*failure),
            }
        }
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
        let heard = format!(
            "insert into desk (name, session, seen) values ($1, $2, {NOW}) on conflict (name) do update \
             set session = excluded.session, seen = excluded.seen \
             where desk.session = excluded.session or (desk.seen + $3 < excluded.seen and not $4)"
        );
        let taken = self.work(|tx| Ok((tx.run(&heard, &[&name, &session, &lease, &named])? == 0, true)))?;
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

impl Keep for PostgresStore {
    fn receive(&mut self, message: &[u8]) -> Result<(), Failure> {
        let id = sha256(&[message]);
        let sql = format!(
            "insert into inbox (id, body, arrived, ready, attempt) values ($1, $2, {NOW}, {NOW}, 0) on conflict (id) do nothing"
        );
        self.work(|tx| {
            tx.run(&sql, &[&id.as_slice(), &message])?;
            Ok(((), true))
        })
    }

    fn take_messages(&mut self, most: usize) -> Result<Vec<Claim>, Failure> {
        self.be_heard_of()?;
        let (lease, most) = (self.lease(), number(most));
        let sql = format!(
            "update inbox set ready = {NOW} + $1, attempt = attempt + 1 where id in \
             (select id from inbox where ready <= {NOW} order by ready limit $2 for update skip locked) \
             returning id, body, attempt, arrived"
        );
        let mut claims = self.work(|tx| {
            let rows = tx.rows(&sql, &[&lease, &most])?;
            let claim = |row: &postgres::Row| -> Result<(i64, Claim), Failure> {
                Ok((row.get(3), Claim { id: digest(row.get(0))?, body: row.get(1), attempt: row.get(2) }))
            };
            Ok((rows.iter().map(claim).collect::<Result<Vec<_>, _>>()?, true))
        })?;
        claims.sort_by_key(|(arrived, _)| *arrived);
        Ok(claims.into_iter().map(|(_, claim)| claim).collect())
    }

    fn take_due(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let (lease, most) = (self.lease(), number(most));
        let sql = format!(
            "update due set ready = {NOW} + $1 where game in \
             (select game from due where ready <= {NOW} order by ready limit $2 for update skip locked) returning game"
        );
        self.work(|tx| {
            let rows = tx.rows(&sql, &[&lease, &most])?;
            Ok((rows.iter().map(|row| digest(row.get(0))).collect::<Result<_, _>>()?, true))
        })
    }

    fn check_out(&mut self, wanted: &Wanted) -> Result<Checkout, Failure> {
        self.work(|tx| Ok((check_out(tx, wanted)?, true)))
    }

    fn commit(&mut self, unit: &Unit) -> Result<Committed, Failure> {
        let mut tried = false;
        self.work(|tx| {
            let again = std::mem::replace(&mut tried, true);
            let done = commit(tx, unit)?;
            // What was tried before over a connection that was lost may stand.
            if again && done == Committed::Conflict && unit.message.is_none() && stands(tx, unit)? {
                return Ok((Committed::Done, false));
            }
            Ok((done, done == Committed::Done))
        })
    }

    fn take_letters(&mut self, most: usize) -> Result<Vec<QueuedLetter>, Failure> {
        let (lease, most) = (self.lease(), number(most));
        let sql = format!(
            "update outbox set ready = {NOW} + $1, attempt = attempt + 1 where id in \
             (select id from outbox where ready <= {NOW} and not refused order by ready limit $2 for update skip locked) \
             returning id, body, attempt"
        );
        self.work(|tx| {
            let rows = tx.rows(&sql, &[&lease, &most])?;
            let letter = |row: &postgres::Row| QueuedLetter { id: row.get(0), body: row.get(1), attempt: row.get(2) };
            Ok((rows.iter().map(letter).collect(), true))
        })
    }

    fn settle_letters(&mut self, posted: &[PostedLetter]) -> Result<(), Failure> {
        self.work(|tx| {
            for PostedLetter { letter, settling } in posted {
                // Whoever has taken it since decides about it.
                match settling {
                    Settling::Sent => {
                        tx.run("delete from outbox where id = $1 and attempt = $2", &[&letter.id, &letter.attempt])?
                    }
                    Settling::Refused => tx.run(
                        "update outbox set refused = true where id = $1 and attempt = $2",
                        &[&letter.id, &letter.attempt],
                    )?,
                    Settling::Later => tx.run(
                        &format!("update outbox set ready = {NOW} + $3 where id = $1 and attempt = $2"),
                        &[&letter.id, &letter.attempt, &(LATER * 1_000_000)],
                    )?,
                };
            }
            Ok(((), true))
        })
    }

    fn ripe(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let most = number(most);
        let sql = "select early.id from early join entry on entry.id = early.prev limit $1";
        self.work(|tx| {
            let rows = tx.rows(sql, &[&most])?;
            Ok((rows.iter().map(|row| digest(row.get(0))).collect::<Result<_, _>>()?, true))
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
        self.work(|tx| {
            let sql = "select id from game where (id >= $1 and id <= $2) or path = $3 limit 2";
            let rows = tx.rows(sql, &[&low.0.as_slice(), &high.0.as_slice(), &text])?;
            Ok((rows.iter().map(|row| digest(row.get(0))).collect::<Result<_, _>>()?, true))
        })
    }

    fn counts(&mut self) -> Result<StoreStatus, Failure> {
        let lease = self.lease();
        self.work(|tx| {
            let sql = format!(
                "select (select count(*) from game), (select count(*) from entry), (select count(*) from inbox), \
                 (select coalesce(({NOW} - min(arrived)) / 1000000, 0) from inbox)::bigint, (select count(*) from unread), \
                 (select count(*) from outbox where not refused), (select count(*) from outbox where refused), \
                 (select count(*) from due where ready <= {NOW}), (select count(*) from early), \
                 (select count(*) from desk where seen + $1 >= {NOW}), (select max(number) from adjudicate_migration)"
            );
            let rows = tx.rows(&sql, &[&lease])?;
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
            Ok((counts, true))
        })
    }

    fn troubles(&self) -> Troubles {
        self.troubles
    }

    fn unread(&mut self) -> Result<Files, Failure> {
        self.work(|tx| {
            let mut files = Files::new();
            for row in tx.rows("select id, arrived, body from unread order by arrived", &[])? {
                let name = digest(row.get(0))?.to_hex();
                files.insert(format!("mail/cur/{:016}.{}:2,", row.get::<_, i64>(1), cut(&name)), row.get(2));
            }
            Ok((files, true))
        })
    }

    fn outbox(&mut self) -> Result<Files, Failure> {
        self.work(|tx| {
            let mut files = Files::new();
            for row in tx.rows("select id, refused, body from outbox", &[])? {
                let (id, refused) = (row.get::<_, String>(0), row.get::<_, bool>(1));
                let directory = if refused { "state/outbox/refused" } else { "state/outbox" };
                files.insert(format!("{directory}/{id}.eml"), row.get(2));
            }
            Ok((files, true))
        })
    }

    fn inbox(&mut self) -> Result<Files, Failure> {
        self.work(|tx| {
            let mut files = Files::new();
            for row in tx.rows("select id, arrived, body from inbox order by arrived", &[])? {
                let name = digest(row.get(0))?.to_hex();
                files.insert(format!("mail/new/{:016}.{}", row.get::<_, i64>(1), cut(&name)), row.get(2));
            }
            Ok((files, true))
        })
    }
}

/// As much of an id as a name of a file needs.
fn cut(hex: &str) -> &str {
    hex.get(..16).unwrap_or(hex)
}

/// The first path behind all that begin with this.
fn behind(below: &str) -> String {
    format!("{below}\u{10ffff}")
}

fn check_out(tx: &mut Tx<'_>, wanted: &Wanted) -> Result<Checkout, Stop> {
    let mut out = Checkout::default();
    let all = wanted.below.iter().any(String::is_empty);
    let mut ids = wanted.ids.clone();
    early(tx, wanted, all, &mut ids, &mut out.files)?;
    let mut games: BTreeSet<Vec<u8>> = BTreeSet::new();
    if !ids.is_empty() {
        let named = "select game from entry where id = any($1) union select game from beside where id = any($1) \
                     union select id from game where id = any($1)";
        games.extend(tx.rows(named, &[&bytes(&ids)])?.iter().map(|row| row.get::<_, Vec<u8>>(0)));
    }
    let mut paths: Vec<String> = ALWAYS.iter().map(|path| (*path).to_owned()).collect();
    paths.extend(wanted.tokens.iter().map(|token| format!("state/desk/requests/{token}.yaml")));
    if let Some(sender) = wanted.sender.as_ref().filter(|_| wanted.sender_always || games.is_empty()) {
        let named = tx.rows("select path from address where address = $1", &[sender])?;
        paths.extend(named.iter().map(|row| row.get::<_, String>(0)));
        let found = tx.rows("select id from game where path = any($1)", &[&paths])?;
        games.extend(found.iter().map(|row| row.get::<_, Vec<u8>>(0)));
    }
    for below in &wanted.below {
        let found = tx.rows("select id from game where path >= $1 and path < $2", &[below, &behind(below)])?;
        games.extend(found.iter().map(|row| row.get::<_, Vec<u8>>(0)));
        let found = tx.rows("select path from document where path >= $1 and path < $2", &[below, &behind(below)])?;
        paths.extend(found.iter().map(|row| row.get::<_, String>(0)));
    }
    // First the versions: what changes behind them is found out when the unit is committed.
    for row in tx.rows("select path, version, body from document where path = any($1)", &[&paths])? {
        let path: String = row.get(0);
        out.versions.insert(path.clone(), row.get(1));
        out.files.insert(path, row.get(2));
    }
    let games: Vec<Vec<u8>> = games.into_iter().collect();
    lay_games(tx, &games, &mut out)?;
    quotas(tx, wanted, all, &mut out.files)?;
    Ok(out)
}

fn lay_games(tx: &mut Tx<'_>, games: &[Vec<u8>], out: &mut Checkout) -> Result<(), Stop> {
    if games.is_empty() {
        return Ok(());
    }
    let mut paths: HashMap<Vec<u8>, String> = HashMap::new();
    for row in tx.rows("select id, path, version from game where id = any($1)", &[&games])? {
        let (id, path): (Vec<u8>, String) = (row.get(0), row.get(1));
        out.games.insert(path.clone(), HeldGame { id: digest(&id)?, version: row.get(2) });
        paths.insert(id, path);
    }
    for row in tx.rows("select game, body from entry where game = any($1) order by game, seq", &[&games])? {
        if let Some(path) = paths.get(row.get::<_, &[u8]>(0)) {
            out.files.entry(path.clone()).or_default().extend_from_slice(row.get(1));
        }
    }
    for row in tx.rows("select game, body from beside where game = any($1) order by game, place", &[&games])? {
        if let Some(path) = paths.get(row.get::<_, &[u8]>(0)) {
            out.files.entry(format!("{path}.beside")).or_default().extend_from_slice(row.get(1));
        }
    }
    for row in tx.rows("select game, name, body from game_document where game = any($1)", &[&games])? {
        let game = digest(row.get(0))?;
        out.files.insert(path_of(&game, row.get(1)), row.get(2));
    }
    Ok(())
}

/// Entries that came too early: those that come now, and what waits for them, one behind the other.
fn early(tx: &mut Tx<'_>, wanted: &Wanted, all: bool, ids: &mut Vec<Digest>, files: &mut Files) -> Result<(), Stop> {
    if all {
        for row in tx.rows("select id, body from early", &[])? {
            files.insert(early_path(&digest(row.get(0))?), row.get(1));
        }
        return Ok(());
    }
    let mut next = wanted.comes.clone();
    for _ in 0..EARLY_DEPTH {
        if next.is_empty() {
            break;
        }
        let sql = "select id, prev, body from early where prev = any($1) or id = any($1)";
        let rows = tx.rows(sql, &[&bytes(&next)])?;
        next.clear();
        for row in rows {
            let id = digest(row.get(0))?;
            if files.insert(early_path(&id), row.get(2)).is_none() {
                next.push(id);
                if let Some(prev) = row.get::<_, Option<Vec<u8>>>(1) {
                    ids.push(digest(&prev)?);
                }
            }
        }
    }
    Ok(())
}

/// What was done for a sender, and for everybody, as the files that count it.
fn quotas(tx: &mut Tx<'_>, wanted: &Wanted, all: bool, files: &mut Files) -> Result<(), Stop> {
    let mut who = vec!["everybody".to_owned()];
    who.extend(wanted.sender.clone());
    let rows = match all {
        true => tx.rows("select name, who, during, had from quota", &[])?,
        false => tx.rows("select name, who, during, had from quota where who = any($1)", &[&who])?,
    };
    let mut counts: BTreeMap<String, QuotaFile> = BTreeMap::new();
    for row in rows {
        let (name, who, during): (String, String, String) = (row.get(0), row.get(1), row.get(2));
        let file = counts.entry(name).or_default();
        // What was counted in an earlier while is over.
        if during > file.during {
            *file = QuotaFile { during: during.clone(), had: BTreeMap::new() };
        }
        if during == file.during {
            file.had.insert(who, row.get(3));
        }
    }
    for (name, file) in counts {
        // A map of texts and numbers has no value that YAML cannot hold.
        let text = serde_yaml::to_string(&file).unwrap_or_default();
        files.insert(format!("state/desk/{name}.yaml"), text.into_bytes());
    }
    Ok(())
}

fn commit(tx: &mut Tx<'_>, unit: &Unit) -> Result<Committed, Stop> {
    if let Some((claim, fate)) = &unit.message {
        let (id, attempt) = (claim.id.0.as_slice(), claim.attempt);
        if *fate == Fate::Later {
            let later = LATER * 1_000_000;
            let sql = format!("update inbox set ready = {NOW} + $3 where id = $1 and attempt = $2");
            let left = tx.run(&sql, &[&id, &attempt, &later])?;
            return Ok(if left == 0 { Committed::Gone } else { Committed::Done });
        }
        if tx.run("delete from inbox where id = $1 and attempt = $2", &[&id, &attempt])? == 0 {
            return Ok(Committed::Gone);
        }
        if *fate == Fate::Unread {
            let sql =
                format!("insert into unread (id, body, arrived) values ($1, $2, {NOW}) on conflict (id) do nothing");
            tx.run(&sql, &[&id, &claim.body])?;
        }
    }
    for game in &unit.games {
        if !commit_game(tx, game)? {
            return Ok(Committed::Conflict);
        }
    }
    for document in &unit.documents {
        if !commit_document(tx, document)? {
            return Ok(Committed::Conflict);
        }
    }
    commit_early(tx, unit)?;
    for quota in &unit.quotas {
        tx.run(
            "insert into quota (name, who, during, had) values ($1, $2, $3, $4) on conflict (name, who) do update set \
             had = case when quota.during = excluded.during then quota.had + excluded.had else excluded.had end, \
             during = excluded.during",
            &[&quota.name, &quota.who, &quota.during, &quota.by],
        )?;
    }
    let letters = unit.outbox.iter().map(|letter| (letter, false)).chain(unit.refused.iter().map(|one| (one, true)));
    for ((id, body), refused) in letters {
        let sql = format!(
            "insert into outbox (id, body, ready, attempt, refused) values ($1, $2, {NOW}, 0, $3) on conflict (id) do nothing"
        );
        tx.run(&sql, &[id, body, &refused])?;
    }
    Ok(Committed::Done)
}

/// Whether nobody else has changed the game meanwhile.
fn commit_game(tx: &mut Tx<'_>, game: &GameChange) -> Result<bool, Stop> {
    let (id, head, length) = (game.id.0.as_slice(), game.head.0.as_slice(), number(game.length));
    let own = match game.version {
        Some(version) => tx.run(
            "update game set head = $2, length = $3, version = version + 1 where id = $1 and version = $4",
            &[&id, &head, &length, &version],
        )?,
        None => tx.run(
            "insert into game (id, path, head, length, version) values ($1, $4, $2, $3, 1) on conflict do nothing",
            &[&id, &head, &length, &game.path],
        )?,
    };
    if own == 0 {
        return Ok(false);
    }
    if game.falls {
        tx.run("delete from entry where game = $1 and seq >= $2", &[&id, &number(game.stays)])?;
    }
    for (row, place) in game.rows.iter().zip(game.stays..) {
        let prev = row.prev.map(|prev| prev.0.to_vec());
        tx.run(
            "insert into entry (game, seq, id, prev, body) values ($1, $2, $3, $4, $5)",
            &[&id, &number(place), &row.id.0.as_slice(), &prev, &row.text],
        )?;
    }
    if let Some(pieces) = &game.beside {
        tx.run("delete from beside where game = $1", &[&id])?;
        for (piece, place) in pieces.iter().zip(0_i64..) {
            tx.run(
                "insert into beside (game, place, id, body) values ($1, $2, $3, $4)",
                &[&id, &place, &piece.id.0.as_slice(), &piece.text],
            )?;
        }
    }
    for (name, body) in &game.documents {
        match body {
            Some(body) => tx.run(
                "insert into game_document (game, name, body) values ($1, $2, $3) \
                 on conflict (game, name) do update set body = excluded.body",
                &[&id, name, body],
            )?,
            None => tx.run("delete from game_document where game = $1 and name = $2", &[&id, name])?,
        };
    }
    for address in &game.addresses {
        tx.run("insert into address (address, path) values ($1, $2) on conflict do nothing", &[address, &game.path])?;
    }
    match game.due {
        Some(wake) => {
            // By the clock of the database, which is asked in the same statement.
            let (time, earliest) = match wake {
                Wake::Now => (0, "0".to_owned()),
                Wake::At(time) => (time.saturating_mul(1_000_000), format!("{NOW} + {}", LATER * 1_000_000)),
            };
            let sql = format!(
                "insert into due (game, ready) values ($1, greatest($2::bigint, {earliest})) \
                 on conflict (game) do update set ready = excluded.ready"
            );
            tx.run(&sql, &[&id, &time])?
        }
        None => tx.run("delete from due where game = $1", &[&id])?,
    };
    Ok(true)
}

fn commit_document(tx: &mut Tx<'_>, document: &crate::unit::DocumentChange) -> Result<bool, Stop> {
    let path = &document.path;
    let own = match (document.version, &document.bytes) {
        (None, Some(bytes)) => {
            let sql = "insert into document (path, version, body) values ($1, 1, $2) on conflict do nothing";
            // A message that is kept is called by its digest: it is the same, whoever was first.
            let same = path.starts_with(GAMES) && path.ends_with(".eml");
            if tx.run(sql, &[path, bytes])? == 1 || same { 1 } else { 0 }
        }
        (Some(version), Some(bytes)) => tx.run(
            "update document set body = $2, version = version + 1 where path = $1 and version = $3",
            &[path, bytes, &version],
        )?,
        (Some(version), None) => tx.run("delete from document where path = $1 and version = $2", &[path, &version])?,
        (None, None) => 1,
    };
    if own == 0 {
        return Ok(false);
    }
    if path.ends_with(".invitation") {
        tx.run("delete from address where path = $1", &[path])?;
        for address in &document.addresses {
            tx.run("insert into address (address, path) values ($1, $2) on conflict do nothing", &[address, path])?;
        }
    }
    Ok(true)
}

fn commit_early(tx: &mut Tx<'_>, unit: &Unit) -> Result<(), Stop> {
    for row in &unit.early {
        let prev = row.prev.map(|prev| prev.0.to_vec());
        tx.run(
            "insert into early (id, prev, body) values ($1, $2, $3) on conflict (id) do nothing",
            &[&row.id.0.as_slice(), &prev, &row.text],
        )?;
    }
    if !unit.early.is_empty() {
        let most = EARLY_MAX + 1;
        let sql = "select count(*) from (select 1 from early limit $1) as some_early";
        if tx.rows(sql, &[&most])?.first().is_some_and(|row| row.get::<_, i64>(0) > EARLY_MAX) {
            let reason = format!("{EARLY_MAX} entries wait already for what comes before them, and no more are kept");
            return Err(Failure::environment(reason).hint("`store export` shows them below state/early").into());
        }
    }
    if !unit.ripened.is_empty() {
        tx.run("delete from early where id = any($1)", &[&bytes(&unit.ripened)])?;
    }
    Ok(())
}

/// Whether all that a unit writes into games stands already.
fn stands(tx: &mut Tx<'_>, unit: &Unit) -> Result<bool, Stop> {
    for game in &unit.games {
        let next = game.version.map_or(1, |version| version + 1);
        let sql = "select 1 from game where id = $1 and head = $2 and version = $3";
        if tx.rows(sql, &[&game.id.0.as_slice(), &game.head.0.as_slice(), &next])?.is_empty() {
            return Ok(false);
        }
    }
    Ok(!unit.games.is_empty())
}

/// What a database is called in messages.
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
    /// What is needed to connect, without connecting.
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
        Ok(PostgresStore { config, tls, place, open: None, access, troubles: Troubles::default(), named: false })
    }
}
