//! Everything in a store as it was at one moment, read piece by piece in one transaction that changes nothing.

use adjudicate_record::log::file::BESIDE;
use adjudicate_record::log::layout::{NEW_MAIL, SEEN_MAIL, StateFile};
use tokio_postgres::Row;

use super::checkout::{lay_quotas, write_log};
use super::rows::{digest, id, value};
use super::session::{PgSession, StatementError};
use crate::change_set::early_path;
use crate::files::{Files, path_of};
use crate::packing::unpack;
use crate::store::ExportSink;

/// Games that are read together.
const GAMES_AT_ONCE: i64 = 100;
/// Other rows that are read together.
const ROWS_AT_ONCE: i64 = 200;

/// Gives everything there is. Documents that the sink has already are not read.
///
/// # Errors
/// The store cannot be read, or the sink cannot be written.
pub fn export(session: &mut PgSession, sink: &mut dyn ExportSink) -> Result<(), StatementError> {
    sink.begin()?;
    session.run_once("begin isolation level repeatable read read only")?;
    let done = pieces(session, sink);
    // Nothing was changed; over a connection that is lost there is nothing to end.
    let ended = session.run_once("rollback");
    done.and(ended)
}

fn pieces(session: &mut PgSession, sink: &mut dyn ExportSink) -> Result<(), StatementError> {
    games(session, sink)?;
    documents(session, sink)?;
    let quotas = session.rows("select name, who, during, had from quota", &[])?;
    let mut files = Files::new();
    lay_quotas(&quotas, &mut files)?;
    files.into_iter().try_for_each(|(path, bytes)| sink.put("quota", &path, &bytes))?;
    by_id(session, sink, "select id, 0::bigint, body from early where id > $1 order by id limit $2", |row| {
        Ok(early_path(&id(row, 0)?))
    })?;
    by_id(session, sink, "select id, arrived, body from unread where id > $1 order by id limit $2", |row| {
        Ok(format!("{}:2,", mail(SEEN_MAIL, row)?))
    })?;
    by_id(session, sink, "select id, arrived, body from inbox where id > $1 order by id limit $2", |row| {
        mail(NEW_MAIL, row)
    })?;
    outbox(session, sink)
}

/// The path of a message in a Maildir.
fn mail(directory: &str, row: &Row) -> Result<String, StatementError> {
    let (name, arrived) = (id(row, 0)?.to_hex(), value::<i64>(row, 1)?);
    Ok(format!("{directory}/{arrived:016}.{}", super::cut(&name)))
}

fn games(session: &mut PgSession, sink: &mut dyn ExportSink) -> Result<(), StatementError> {
    let mut after: Vec<u8> = Vec::new();
    loop {
        let sql = "select id, path, version, head, length from game where id > $1 order by id limit $2";
        let rows = session.rows(sql, &[&after, &GAMES_AT_ONCE])?;
        let Some(last) = rows.last() else { return Ok(()) };
        after = value(last, 0)?;
        let mut wanted = Vec::new();
        for row in &rows {
            let (game, path): (Vec<u8>, String) = (value(row, 0)?, value(row, 1)?);
            let head = digest(value(row, 3)?)?;
            let (version, length): (i64, i64) = (value(row, 2)?, value(row, 4)?);
            let stamp = format!("game {} {version} {length} {head}", digest(&game)?);
            if sink.wants(&stamp, &path) {
                wanted.push((game, path, stamp));
            }
        }
        let ids: Vec<Vec<u8>> = wanted.iter().map(|(game, _, _)| game.clone()).collect();
        if ids.is_empty() {
            continue;
        }
        let [entries, beside, documents] = session.ask([
            ("select game, body from entry where game = any($1) order by game, seq", &[&ids]),
            ("select game, body from beside where game = any($1) order by game, place", &[&ids]),
            ("select game, name, body from game_document where game = any($1)", &[&ids]),
        ])?;
        let of = |game: &[u8]| wanted.iter().find(|(own, _, _)| own == game);
        let mut files = Files::new();
        let path = |game: &[u8]| of(game).map(|(_, path, _)| path.as_str());
        write_log(&entries, "", &path, &mut files)?;
        write_log(&beside, BESIDE, &path, &mut files)?;
        for (game, path, stamp) in &wanted {
            for name in [path.clone(), format!("{path}{BESIDE}")] {
                files.get(&name).map_or(Ok(()), |bytes| sink.put(stamp, &name, bytes))?;
            }
            for row in &documents {
                if value::<&[u8]>(row, 0)? == game.as_slice() {
                    sink.put(stamp, &path_of(&id(row, 0)?, value(row, 1)?), value(row, 2)?)?;
                }
            }
        }
    }
}

fn documents(session: &mut PgSession, sink: &mut dyn ExportSink) -> Result<(), StatementError> {
    let mut after = String::new();
    loop {
        let sql =
            "select path, version, octet_length(body)::bigint from document where path > $1 order by path limit $2";
        let rows = session.rows(sql, &[&after, &ROWS_AT_ONCE])?;
        let Some(last) = rows.last() else { return Ok(()) };
        after = value(last, 0)?;
        let mut wanted = Vec::new();
        for row in &rows {
            let (path, version, length): (String, i64, i64) = (value(row, 0)?, value(row, 1)?, value(row, 2)?);
            if sink.wants(&stamp_of_document(&path, version, length), &path) {
                wanted.push(path);
            }
        }
        if wanted.is_empty() {
            continue;
        }
        for row in session.rows("select path, version, body from document where path = any($1)", &[&wanted])? {
            let (path, version, body): (String, i64, &[u8]) = (value(&row, 0)?, value(&row, 1)?, value(&row, 2)?);
            sink.put(&stamp_of_document(&path, version, body.len() as i64), &path, body)?;
        }
    }
}

fn stamp_of_document(path: &str, version: i64, length: i64) -> String {
    format!("document {version} {length} {path}")
}

/// Rows that never change, by their ids.
fn by_id(
    session: &mut PgSession,
    sink: &mut dyn ExportSink,
    sql: &'static str,
    path: impl Fn(&Row) -> Result<String, StatementError>,
) -> Result<(), StatementError> {
    let mut after: Vec<u8> = Vec::new();
    loop {
        let rows = session.rows(sql, &[&after, &ROWS_AT_ONCE])?;
        let Some(last) = rows.last() else { return Ok(()) };
        after = value(last, 0)?;
        for row in &rows {
            sink.put("message", &path(row)?, value(row, 2)?)?;
        }
    }
}

fn outbox(session: &mut PgSession, sink: &mut dyn ExportSink) -> Result<(), StatementError> {
    let mut after = String::new();
    loop {
        let sql = "select id, refused, body from outbox where id > $1 order by id limit $2";
        let rows = session.rows(sql, &[&after, &ROWS_AT_ONCE])?;
        let Some(last) = rows.last() else { return Ok(()) };
        after = value(last, 0)?;
        for row in &rows {
            let (name, refused): (String, bool) = (value(row, 0)?, value(row, 1)?);
            let file = if refused { StateFile::Refused(name) } else { StateFile::Outgoing(name) };
            let body: Vec<u8> = unpack(value(row, 2)?)?;
            sink.put("message", &file.in_store(), &body)?;
        }
    }
}
