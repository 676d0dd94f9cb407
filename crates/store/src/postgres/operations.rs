//! The statements of an operator. Each reads or writes a bounded number of rows, and takes nothing that a desk has leased.

use std::collections::{BTreeSet, HashMap};

use adjudicate_agent::Failure;
use adjudicate_rules::phrase;
use tokio_postgres::Row;

use super::rows::{count, id, number, value};
use super::session::{PgSession, StatementError, WriteStatement};
use super::{LONG_ANSWER, PostgresStore};
use crate::change_set::{charter_addresses, invited_by};
use crate::operations::{
    CheckedDocument, CheckedEntry, CheckedRows, DeskRow, ErasurePlan, GameQuery, GameRow, MailTable, RefusedFate,
    RefusedRow, RemovedGame, StoreOperations, StoredMail, WaitingMail,
};
use crate::packing::unpack;

/// Games whose rows are read together.
const GAMES_AT_ONCE: i64 = 100;
/// Documents that are read together.
const DOCUMENTS_AT_ONCE: i64 = 200;

/// A game with its last entry and its next date, as a part of a statement.
macro_rules! game_columns {
    () => {
        "select game.id, game.path, game.version, game.length, last.body, due.ready / 1000000 from game \
         left join entry as last on last.game = game.id and last.seq = game.length - 1 \
         left join due on due.game = game.id "
    };
}

/// The conditions of a list of games, as a part of a statement.
macro_rules! game_conditions {
    () => {
        "where game.path > $1 and left(game.path, length($2)) = $2 and ($3 = ''::bytea or exists (select 1 from entry as charter \
         where charter.game = game.id and charter.seq = 0 and position($3 in charter.body) > 0))"
    };
}

/// Messages of players, as a part of a statement: the addresses are `$1`, and the beginning of a message is compared with them.
macro_rules! of_addresses {
    ($before:literal, $length:literal) => {
        concat!(
            "join unnest($1::text[]) as player (address) on position(",
            $before,
            " || player.address in lower(encode(substr(body, 1, ",
            $length,
            "), 'escape'))) > 0 limit $2"
        )
    };
}

/// The rows that have the address `$1` in a part of them, as a statement.
macro_rules! with_address {
    ($select:literal, $part:literal) => {
        concat!(
            $select,
            " where position(encode(convert_to($1, 'UTF8'), 'escape') in lower(encode(",
            $part,
            ", 'escape'))) > 0"
        )
    };
}

/// Does this in one transaction that changes nothing, so that all of it is of one moment.
fn at_one_moment<T>(
    db: &mut PgSession,
    read: impl FnOnce(&mut PgSession) -> Result<T, StatementError>,
) -> Result<T, StatementError> {
    db.run_once("begin isolation level repeatable read read only")?;
    let done = read(db);
    // Nothing was changed; over a connection that is lost there is nothing to end.
    let ended = db.run_once("rollback");
    let done = done?;
    ended.map(|()| done)
}

fn game_row(row: &Row) -> Result<GameRow, Failure> {
    Ok(GameRow {
        id: id(row, 0)?,
        path: value(row, 1)?,
        version: value(row, 2)?,
        length: count(value(row, 3)?),
        last: value(row, 4)?,
        due: value(row, 5)?,
    })
}

impl StoreOperations for PostgresStore {
    fn desks(&mut self, most: usize) -> Result<Vec<DeskRow>, Failure> {
        let most = number(most);
        let desks = concat!(
            "select name, seen / 1000000, (",
            now!(),
            " - seen) / 1000000, version from desk order by seen desc, name limit $1"
        );
        let chores = concat!("select holder, name from chore where ready > ", now!(), " order by name");
        self.work(|db| {
            let [desks, chores] = db.ask([(desks, &[&most]), (chores, &[])])?;
            let mut rows = Vec::new();
            for row in &desks {
                let name: String = value(row, 0)?;
                let mut own = Vec::new();
                for chore in &chores {
                    if value::<&str>(chore, 0)? == name {
                        own.push(value(chore, 1)?);
                    }
                }
                let (seen, age, version) = (value(row, 1)?, value(row, 2)?, value(row, 3)?);
                rows.push(DeskRow { name, seen, age, version, chores: own });
            }
            Ok(rows)
        })
    }

    fn refused(&mut self, named: &str, most: usize) -> Result<Vec<RefusedRow>, Failure> {
        let (named, most) = (named.to_owned(), number(most));
        // Refused messages stand behind all others in the index of times, so only they are read.
        let sql = "select id, body from outbox where refused and ready > 4611686018427387903 \
                   and left(id, length($1)) = $1 order by ready desc, id limit $2";
        self.work_within(LONG_ANSWER, |db| {
            let row = |row: &tokio_postgres::Row| -> Result<RefusedRow, Failure> {
                Ok(RefusedRow { id: value(row, 0)?, body: unpack(value(row, 1)?)? })
            };
            Ok(db.rows(sql, &[&named, &most])?.iter().map(row).collect::<Result<_, _>>()?)
        })
    }

    fn settle_refused(&mut self, names: &[String], fate: RefusedFate) -> Result<u64, Failure> {
        let sql = match fate {
            RefusedFate::Retry => concat!(
                "update outbox set refused = false, put_off = 0, ready = ",
                now!(),
                " where id = any($1) and refused"
            ),
            RefusedFate::Drop => "delete from outbox where id = any($1) and refused",
        };
        let write: WriteStatement<'_, ()> = WriteStatement::new(sql, [Box::new(names.to_vec())]);
        let changed = self.work(|db| db.write(std::slice::from_ref(&write)))?.unwrap_or_default();
        Ok(changed.iter().sum())
    }

    fn games(&mut self, wanted: &GameQuery, after: &str, most: usize) -> Result<Vec<GameRow>, Failure> {
        let (after, most, has) = (after.to_owned(), number(most), wanted.charter_has.as_bytes().to_vec());
        let all = concat!(game_columns!(), game_conditions!(), " order by game.path limit $4");
        let of_address = concat!(
            game_columns!(),
            "join address on address.path = game.path and address.address = $5 ",
            game_conditions!(),
            " order by game.path limit $4"
        );
        self.work_within(LONG_ANSWER, |db| {
            let rows = match wanted.address.is_empty() {
                true => db.rows(all, &[&after, &wanted.below, &has, &most])?,
                false => db.rows(of_address, &[&after, &wanted.below, &has, &most, &wanted.address])?,
            };
            Ok(rows.iter().map(game_row).collect::<Result<_, _>>()?)
        })
    }

    fn mail_of(&mut self, addresses: &BTreeSet<String>, most: usize) -> Result<Vec<WaitingMail>, Failure> {
        let (addresses, most): (Vec<String>, _) = (addresses.iter().cloned().collect(), number(most));
        let inbox = concat!(
            "select encode(id, 'hex'), false, player.address, put_off, why from inbox ",
            of_addresses!("''", "8000")
        );
        let outbox = concat!(
            "select id, refused, player.address, put_off, null::text from outbox ",
            of_addresses!("chr(10) || 'to: '", "600")
        );
        self.work_within(LONG_ANSWER, |db| {
            let [came, goes] = db.ask([(inbox, &[&addresses, &most]), (outbox, &[&addresses, &most])])?;
            let read = |row: &Row, came: bool| -> Result<WaitingMail, Failure> {
                let kind = match (came, value(row, 1)?) {
                    (true, _) => "inbox",
                    (false, true) => "refused",
                    (false, false) => "outbox",
                };
                let (put_off, why) = (value(row, 3)?, value(row, 4)?);
                Ok(WaitingMail { id: value(row, 0)?, kind, address: value(row, 2)?, put_off, why })
            };
            let came = came.iter().map(|row| read(row, true));
            Ok(came.chain(goes.iter().map(|row| read(row, false))).collect::<Result<_, _>>()?)
        })
    }

    fn rows_of_games(&mut self, after: &[u8]) -> Result<Vec<CheckedRows>, Failure> {
        let after = after.to_vec();
        self.work_within(LONG_ANSWER, |db| at_one_moment(db, |db| rows_of_games(db, &after)))
    }

    fn rows_of_documents(&mut self, after: &str) -> Result<Vec<CheckedDocument>, Failure> {
        let after = after.to_owned();
        self.work_within(LONG_ANSWER, |db| {
            at_one_moment(db, |db| {
                let sql = "select path, body from document where path > $1 order by path limit $2";
                let mut documents = Vec::new();
                for row in db.rows(sql, &[&after, &DOCUMENTS_AT_ONCE])? {
                    let (path, body): (String, Vec<u8>) = (value(&row, 0)?, value(&row, 1)?);
                    documents.push(CheckedDocument { path, body, addresses: BTreeSet::new() });
                }
                let paths: Vec<String> = documents.iter().map(|document| document.path.clone()).collect();
                let named = documents.iter().flat_map(|one| invited_by(&one.path, &one.body)).collect();
                let mut addresses = addresses_of(db, &paths, named)?;
                for document in &mut documents {
                    document.addresses = addresses.remove(&document.path).unwrap_or_default();
                }
                Ok(documents)
            })
        })
    }

    fn rows_without_owner(&mut self) -> Result<Vec<(&'static str, u64)>, Failure> {
        const TABLES: [(&str, &str); 5] = [
            ("entry", "select count(*) from entry where not exists (select 1 from game where game.id = entry.game)"),
            ("beside", "select count(*) from beside where not exists (select 1 from game where game.id = beside.game)"),
            (
                "game_document",
                "select count(*) from game_document where not exists (select 1 from game where game.id = game_document.game)",
            ),
            ("due", "select count(*) from due where not exists (select 1 from game where game.id = due.game)"),
            (
                "address",
                "select count(*) from address where not exists (select 1 from game join entry on entry.game = game.id \
                 and entry.seq = 0 where game.path = address.path and position(encode(convert_to(address.address, 'UTF8'), \
                 'escape') in lower(encode(entry.body, 'escape'))) > 0) \
                 and not exists (select 1 from document where document.path = address.path \
                 and position(encode(convert_to(address.address, 'UTF8'), 'escape') in lower(encode(body, 'escape'))) > 0)",
            ),
        ];
        self.work_within(LONG_ANSWER, |db| {
            let mut found = Vec::new();
            for (table, sql) in TABLES {
                let rows = db.rows(sql, &[])?;
                let rows: i64 = rows.first().map_or(Ok(0), |row| value(row, 0))?;
                if rows > 0 {
                    found.push((table, count(rows)));
                }
            }
            Ok(found)
        })
    }

    fn remove_game(&mut self, game: &RemovedGame) -> Result<bool, Failure> {
        let id = || Box::new(game.id.0.to_vec());
        let addresses: Vec<String> = game.addresses.iter().cloned().collect();
        let writes = [
            WriteStatement::new("delete from game where id = $1 and version = $2", [id(), Box::new(game.version)])
                .or(false),
            WriteStatement::new("delete from entry where game = $1", [id()]),
            WriteStatement::new("delete from beside where game = $1", [id()]),
            WriteStatement::new("delete from game_document where game = $1", [id()]),
            WriteStatement::new("delete from due where game = $1", [id()]),
            WriteStatement::new(
                "delete from address where address = any($1) and path = $2",
                [Box::new(addresses), Box::new(game.path.clone())],
            ),
        ];
        // An attempt over a lost connection may have been committed: then the game is gone.
        let mut tried = false;
        self.work(|db| {
            let again = std::mem::replace(&mut tried, true);
            let removed = db.write(&writes)?.is_ok();
            let is_gone = |db: &mut PgSession| {
                db.rows("select 1 from game where id = $1", &[&game.id.0.as_slice()]).map(|rows| rows.is_empty())
            };
            Ok(removed || (again && is_gone(db)?))
        })
    }

    fn mail_with(&mut self, address: &str) -> Result<Vec<StoredMail>, Failure> {
        let address = address.to_owned();
        let inbox = with_address!("select encode(id, 'hex'), body from inbox", "substr(body, 1, 16384)");
        let unread = with_address!("select encode(id, 'hex'), body from unread", "substr(body, 1, 16384)");
        let outbox = with_address!("select id, body from outbox", "substr(body, 1, 600)");
        self.work_within(LONG_ANSWER, |db| {
            let mut found = Vec::new();
            for (table, sql) in [(MailTable::Inbox, inbox), (MailTable::Unread, unread), (MailTable::Outbox, outbox)] {
                for row in db.rows(sql, &[&address])? {
                    let body = value(&row, 1)?;
                    let body = if table == MailTable::Outbox { unpack(body)? } else { body };
                    found.push(StoredMail { table, id: value(&row, 0)?, body });
                }
            }
            Ok(found)
        })
    }

    fn documents_with(&mut self, address: &str) -> Result<Vec<(String, i64, Vec<u8>)>, Failure> {
        let address = address.to_owned();
        self.work_within(LONG_ANSWER, |db| {
            let rows = db.rows(with_address!("select path, version, body from document", "body"), &[&address])?;
            let read = |row: &Row| Ok((value(row, 0)?, value(row, 1)?, value(row, 2)?));
            Ok(rows.iter().map(read).collect::<Result<_, Failure>>()?)
        })
    }

    fn erase(&mut self, plan: &ErasurePlan) -> Result<u64, Failure> {
        let address = || Box::new(plan.address.clone());
        let mut writes = vec![
            WriteStatement::new("delete from address where address = $1", [address()]),
            WriteStatement::new("delete from quota where who = $1", [address()]),
        ];
        let indexes = writes.len();
        for (table, id) in &plan.mail {
            let sql = match table {
                MailTable::Inbox => "delete from inbox where id = decode($1, 'hex')",
                MailTable::Unread => "delete from unread where id = decode($1, 'hex')",
                MailTable::Outbox => "delete from outbox where id = $1",
            };
            writes.push(WriteStatement::new(sql, [Box::new(id.clone())]));
        }
        for (path, version) in &plan.documents {
            let sql = "delete from document where path = $1 and version = $2";
            writes.push(WriteStatement::new(sql, [Box::new(path.clone()), Box::new(*version)]).or(()));
            writes.push(WriteStatement::new("delete from address where path = $1", [Box::new(path.clone())]));
        }
        for path in &plan.notes {
            writes.push(WriteStatement::new("delete from document where path = $1", [Box::new(path.clone())]));
        }
        for (game, name) in &plan.replies {
            let sql = "delete from game_document where game = $1 and name = $2";
            writes.push(WriteStatement::new(sql, [Box::new(game.0.to_vec()), Box::new(name.clone())]));
        }
        match self.work(|db| db.write(&writes))? {
            Ok(changed) => Ok(changed.iter().take(indexes).sum()),
            Err(()) => {
                let reason = phrase!(
                    "erase-overtaken",
                    "somebody has changed one of the documents meanwhile; nothing was erased"
                );
                Err(Failure::environment(reason).hint(phrase!("do-it-again-hint", "do it again")))
            }
        }
    }
}

/// Of these addresses, those under which the document at one of these paths is found.
fn addresses_of(
    db: &mut PgSession,
    paths: &[String],
    wanted: BTreeSet<String>,
) -> Result<HashMap<String, BTreeSet<String>>, StatementError> {
    let (paths, wanted): (Vec<String>, Vec<String>) = (paths.to_vec(), wanted.into_iter().collect());
    let mut addresses: HashMap<String, BTreeSet<String>> = HashMap::new();
    let sql = "select path, address from address where address = any($1) and path = any($2)";
    for row in db.rows(sql, &[&wanted, &paths])? {
        addresses.entry(value(&row, 0)?).or_default().insert(value(&row, 1)?);
    }
    Ok(addresses)
}

fn rows_of_games(db: &mut PgSession, after: &[u8]) -> Result<Vec<CheckedRows>, StatementError> {
    let mut games = Vec::new();
    let sql = "select id, path, head, length, exists (select 1 from due where due.game = game.id) from game \
               where id > $1 order by id limit $2";
    for row in db.rows(sql, &[&after, &GAMES_AT_ONCE])? {
        games.push(CheckedRows {
            id: value(&row, 0)?,
            path: value(&row, 1)?,
            head: value(&row, 2)?,
            length: value(&row, 3)?,
            is_due: value(&row, 4)?,
            ..CheckedRows::default()
        });
    }
    let ids: Vec<Vec<u8>> = games.iter().map(|game| game.id.clone()).collect();
    let place: HashMap<Vec<u8>, usize> = ids.iter().cloned().zip(0..).collect();
    let [entries, beside, documents] = db.ask([
        ("select game, seq, id, prev, body from entry where game = any($1) order by game, seq", &[&ids]),
        ("select game, id, body from beside where game = any($1) order by game, place", &[&ids]),
        ("select game, name, body from game_document where game = any($1) order by game, name", &[&ids]),
    ])?;
    let mut each = |rows: &[Row], put: fn(&mut CheckedRows, &Row) -> Result<(), Failure>| {
        for row in rows {
            if let Some(game) = place.get(value::<&[u8]>(row, 0)?).and_then(|place| games.get_mut(*place)) {
                put(game, row)?;
            }
        }
        Ok::<(), Failure>(())
    };
    each(&entries, |game, row| {
        let (seq, id) = (value(row, 1)?, value(row, 2)?);
        game.entries.push(CheckedEntry { seq, id, prev: value(row, 3)?, body: value(row, 4)? });
        Ok(())
    })?;
    each(&beside, |game, row| {
        game.beside.push((value(row, 1)?, value(row, 2)?));
        Ok(())
    })?;
    each(&documents, |game, row| {
        game.documents.push((value(row, 1)?, value(row, 2)?));
        Ok(())
    })?;
    let named = games.iter().filter_map(|game| game.entries.first());
    let named = named.flat_map(|charter| charter_addresses(&charter.body)).collect();
    let paths: Vec<String> = games.iter().map(|game| game.path.clone()).collect();
    let mut addresses = addresses_of(db, &paths, named)?;
    for game in &mut games {
        game.addresses = addresses.remove(&game.path).unwrap_or_default();
    }
    Ok(games)
}
