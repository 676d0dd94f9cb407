//! Writes a unit of work in one transaction.

use super::LATER_MAX;
use super::rows::number;
use super::session::{PgSession, StatementError, WriteStatement};
use super::values::SqlValue;
use crate::change_set::{ChangeSet, DocumentChange, GameChange, MessageFate, NextCheck};
use crate::files::is_request;
use crate::packing::pack;
use crate::store::{CommitOutcome, LATER, MessageLease, QueuedLetter};
use adjudicate_record::log::layout::Document;

/// Longer than any message waits, in microseconds.
const AGES: i64 = i64::MAX / 2;

type Writes<'u> = Vec<WriteStatement<'u, CommitOutcome>>;

/// One of what a statement is told.
fn told<'u>(parameter: impl SqlValue + 'u) -> Box<dyn SqlValue + 'u> {
    Box::new(parameter)
}

/// Writes what a unit has changed, whole or not at all. With a lease, of so many microseconds, the messages in it that have to be sent are
/// taken with it, and given, but for those that were in the outbox already.
pub fn commit(
    session: &mut PgSession,
    unit: &ChangeSet,
    lease: Option<i64>,
) -> Result<(CommitOutcome, Vec<QueuedLetter>), StatementError> {
    if let Some((claim, MessageFate::Later)) = &unit.message {
        let later = session.write(&[put_off(claim)])?;
        return Ok((later.err().unwrap_or(CommitOutcome::Done), Vec::new()));
    }
    let mut writes = writes(unit);
    let letters = writes.len();
    writes.extend(unit.outbox.iter().map(|letter| of_letter(letter, lease, false)));
    writes.extend(unit.refused.iter().map(|letter| of_letter(letter, None, true)));
    let changed = match session.write(&writes)? {
        Ok(changed) => changed,
        Err(otherwise) => return Ok((otherwise, Vec::new())),
    };
    let own = unit.outbox.iter().zip(changed.iter().skip(letters));
    let taken = own.filter(|(_, changed)| **changed > 0 && lease.is_some());
    let taken =
        taken.map(|((id, body), _)| QueuedLetter { id: id.clone(), body: body.clone(), attempt: 1, cause: None });
    Ok((CommitOutcome::Done, taken.collect()))
}

/// Whether all that a unit writes into games stands already.
pub fn stands(session: &mut PgSession, unit: &ChangeSet) -> Result<bool, StatementError> {
    for game in &unit.games {
        let next = game.version.map_or(1, |version| version + 1);
        let sql = "select 1 from game where id = $1 and head = $2 and version = $3";
        if session.rows(sql, &[&game.id.0.as_slice(), &game.head.0.as_slice(), &next])?.is_empty() {
            return Ok(false);
        }
    }
    Ok(!unit.games.is_empty())
}

fn writes(unit: &ChangeSet) -> Writes<'_> {
    let mut writes = Vec::new();
    if let Some((claim, fate)) = &unit.message {
        let id = claim.id.0.as_slice();
        let sql = "delete from inbox where id = $1 and attempt = $2";
        writes.push(WriteStatement::new(sql, [told(id), told(claim.attempt)]).or(CommitOutcome::Gone));
        if *fate == MessageFate::Unread {
            let sql = concat!(
                "insert into unread (id, body, arrived) values ($1, $2, ",
                now!(),
                ") on conflict (id) do nothing"
            );
            writes.push(WriteStatement::new(sql, [told(id), told(&claim.body)]));
        }
    }
    if let Some((id, _)) = &unit.read {
        let sql = "delete from unread where id = $1";
        writes.push(WriteStatement::new(sql, [told(id.0.as_slice())]).or(CommitOutcome::Gone));
    }
    unit.games.iter().for_each(|game| of_game(game, &mut writes));
    unit.documents.iter().for_each(|document| of_document(document, &mut writes));
    for row in &unit.early {
        let sql = "insert into early (id, prev, body) values ($1, $2, $3) on conflict (id) do nothing";
        let prev = row.prev.as_ref().map(|prev| prev.0.as_slice());
        writes.push(WriteStatement::new(sql, [told(row.id.0.as_slice()), told(prev), told(&row.text)]));
    }
    for id in &unit.ripened {
        writes.push(WriteStatement::new("delete from early where id = $1", [told(id.0.as_slice())]));
    }
    for quota in &unit.quotas {
        let sql = "insert into quota (name, who, during, had) values ($1, $2, $3, $4) on conflict (name, who) do update set \
                   had = case when quota.during = excluded.during then quota.had + excluded.had else excluded.had end, \
                   during = excluded.during";
        writes
            .push(WriteStatement::new(sql, [told(&quota.name), told(&quota.who), told(&quota.during), told(quota.by)]));
    }
    writes
}

/// Leaves a message for another time.
fn put_off(claim: &MessageLease) -> WriteStatement<'_, CommitOutcome> {
    let sql = concat!(
        "update inbox set ready = ",
        now!(),
        " + ",
        backoff!(),
        ", lost = 0, put_off = put_off + 1, why = $5 where id = $1 and attempt = $2"
    );
    let id = told(claim.id.0.as_slice());
    let why = told(claim.why.as_deref().unwrap_or_default());
    WriteStatement::new(sql, [id, told(claim.attempt), told(LATER), told(LATER_MAX), why]).or(CommitOutcome::Gone)
}

/// One that is in the outbox already is left as it is.
fn of_letter((id, body): &(String, Vec<u8>), lease: Option<i64>, refused: bool) -> WriteStatement<'_, CommitOutcome> {
    let sql = concat!(
        "insert into outbox (id, body, ready, attempt, refused) values ($1, $2, ",
        now!(),
        " + $3, $4, $5) on conflict (id) do nothing"
    );
    let attempt = i64::from(lease.is_some());
    // Those that are refused stand behind all that are ever ready.
    let wait = if refused { AGES } else { lease.unwrap_or(0) };
    WriteStatement::new(sql, [told(id), told(pack(body)), told(wait), told(attempt), told(refused)])
}

/// Stands only if nobody else has changed the game meanwhile.
fn of_game<'u>(game: &'u GameChange, writes: &mut Writes<'u>) {
    let (id, head, length) = (game.id.0.as_slice(), game.head.0.as_slice(), number(game.length));
    let own = match game.version {
        Some(version) => WriteStatement::new(
            "update game set head = $2, length = $3, version = version + 1 where id = $1 and version = $4",
            [told(id), told(head), told(length), told(version)],
        ),
        None => WriteStatement::new(
            "insert into game (id, path, head, length, version) values ($1, $4, $2, $3, 1) on conflict do nothing",
            [told(id), told(head), told(length), told(&game.path)],
        ),
    };
    writes.push(own.or(CommitOutcome::Conflict));
    if game.falls {
        let sql = "delete from entry where game = $1 and seq >= $2";
        writes.push(WriteStatement::new(sql, [told(id), told(number(game.stays))]));
    }
    for (row, place) in game.rows.iter().zip(game.stays..) {
        let sql = "insert into entry (game, seq, id, prev, body) values ($1, $2, $3, $4, $5)";
        let prev = row.prev.as_ref().map(|prev| prev.0.as_slice());
        let row = [told(id), told(number(place)), told(row.id.0.as_slice()), told(prev), told(&row.text)];
        writes.push(WriteStatement::new(sql, row));
    }
    if let Some(pieces) = &game.beside {
        writes.push(WriteStatement::new("delete from beside where game = $1", [told(id)]));
        for (piece, place) in pieces.iter().zip(0_i64..) {
            let sql = "insert into beside (game, place, id, body) values ($1, $2, $3, $4)";
            writes.push(WriteStatement::new(
                sql,
                [told(id), told(place), told(piece.id.0.as_slice()), told(&piece.text)],
            ));
        }
    }
    for (name, body) in &game.documents {
        writes.push(match body {
            Some(body) => WriteStatement::new(
                "insert into game_document (game, name, body) values ($1, $2, $3) \
                 on conflict (game, name) do update set body = excluded.body",
                [told(id), told(name), told(body)],
            ),
            None => {
                WriteStatement::new("delete from game_document where game = $1 and name = $2", [told(id), told(name)])
            }
        });
    }
    game.addresses.iter().for_each(|address| writes.push(of_address(address, &game.path)));
    writes.push(match game.due {
        Some(NextCheck::Now) => WriteStatement::new(
            "insert into due (game, ready) values ($1, 0) on conflict (game) do update set ready = excluded.ready",
            [told(id)],
        ),
        // By the clock of the database, which is asked in the same statement.
        Some(NextCheck::At(time)) => WriteStatement::new(
            concat!(
                "insert into due (game, ready) values ($1, greatest($2, ",
                now!(),
                " + $3)) on conflict (game) do update set ready = excluded.ready"
            ),
            [told(id), told(time.saturating_mul(1_000_000)), told(LATER * 1_000_000)],
        ),
        None => WriteStatement::new("delete from due where game = $1", [told(id)]),
    });
}

/// Stands only if nobody else has changed the document meanwhile.
fn of_document<'u>(document: &'u DocumentChange, writes: &mut Writes<'u>) {
    let path = &document.path;
    match (document.version, &document.bytes) {
        // A request is called by what it says: it is the same for every desk, and only its date may be another.
        (None, Some(bytes)) if is_request(path) => {
            let sql = "insert into document (path, version, body) values ($1, 1, $2) \
                       on conflict (path) do update set body = excluded.body, version = document.version + 1";
            writes.push(WriteStatement::new(sql, [told(path), told(bytes)]));
        }
        (None, Some(bytes)) => {
            let sql = "insert into document (path, version, body) values ($1, 1, $2) on conflict do nothing";
            let own = WriteStatement::new(sql, [told(path), told(bytes)]);
            // A message that is kept is called by its digest: it is the same for every desk.
            let same = Document::parse(path) == Some(Document::KeptMessage);
            writes.push(if same { own } else { own.or(CommitOutcome::Conflict) });
        }
        (Some(version), Some(bytes)) => {
            let sql = "update document set body = $2, version = version + 1 where path = $1 and version = $3";
            writes.push(WriteStatement::new(sql, [told(path), told(bytes), told(version)]).or(CommitOutcome::Conflict));
        }
        (Some(version), None) => {
            let sql = "delete from document where path = $1 and version = $2";
            writes.push(WriteStatement::new(sql, [told(path), told(version)]).or(CommitOutcome::Conflict));
        }
        (None, None) => {}
    }
    if Document::parse(path) == Some(Document::Invitation) {
        writes.push(WriteStatement::new("delete from address where path = $1", [told(path)]));
        document.addresses.iter().for_each(|address| writes.push(of_address(address, path)));
    }
}

fn of_address<'u>(address: &'u str, path: &'u str) -> WriteStatement<'u, CommitOutcome> {
    let sql = "insert into address (address, path) values ($1, $2) on conflict do nothing";
    WriteStatement::new(sql, [told(address), told(path)])
}
