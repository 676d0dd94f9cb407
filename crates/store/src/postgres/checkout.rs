//! Reads the documents for a piece of work out of a database.

use adjudicate_mail::quota::QuotaRecord;
use adjudicate_record::log::file::BESIDE;
use adjudicate_record::log::layout::StateFile;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use adjudicate_desk::domain_of;
use adjudicate_record::crypto::Digest;
use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use super::rows::{digest, id, value};
use super::session::{Parameters, PgSession, StatementError};
use crate::change_set::{early_note_path, early_of, early_path};
use crate::files::{Files, path_of};
use crate::store::{LeasedGame, Query, Snapshot};

/// Links between entries that came too early which are followed.
const EARLY_DEPTH: usize = 1_000;
/// Entries that came too early: those with one of these ids, and those that come behind one of them.
const EARLY: &str = "select id, prev, body from early where prev = any($1) or id = any($1)";
/// The games that have an entry with one of these ids.
const NAMED: &str = "select game from entry where id = any($1) union select game from beside where id = any($1) \
                     union select id from game where id = any($1)";

fn bytes(digests: &[Digest]) -> Vec<&[u8]> {
    digests.iter().map(|digest| digest.0.as_slice()).collect()
}

/// Adds the values in the first column of these rows.
fn extend<T: for<'r> FromSql<'r>>(all: &mut impl Extend<T>, rows: &[Row]) -> Result<(), StatementError> {
    all.extend(rows.iter().map(|row| value(row, 0)).collect::<Result<Vec<T>, _>>()?);
    Ok(())
}

/// The first path behind all that begin with this.
pub fn behind(below: &str) -> String {
    format!("{below}\u{10ffff}")
}

/// Reads all that is wanted. The commit of the unit detects what others change meanwhile.
pub fn check_out(session: &mut PgSession, wanted: &Query) -> Result<Snapshot, StatementError> {
    let mut out = Snapshot::default();
    let mut games = of_entries(session, wanted, wanted.early, &mut out.files)?;
    let mut paths = vec![StateFile::Secret.in_store()];
    paths.extend(wanted.comes.iter().map(early_note_path));
    paths.extend(out.files.keys().filter_map(|early| early_of(early)).map(|id| early_note_path(&id)));
    paths.extend(wanted.tokens.iter().map(|token| StateFile::Request(token.clone()).in_store()));
    if let Some(sender) = wanted.sender.as_ref().filter(|_| wanted.sender_always || games.is_empty()) {
        let named = session.rows("select path from address where address = $1", &[sender])?;
        extend(&mut paths, &named)?;
        let found = session.rows("select id from game where path = any($1)", &[&paths])?;
        extend(&mut games, &found)?;
    }
    for below in &wanted.below {
        let [of_games, of_documents] = session.ask([
            ("select id from game where path >= $1 and path < $2", &[below, &behind(below)]),
            ("select path from document where path >= $1 and path < $2", &[below, &behind(below)]),
        ])?;
        extend(&mut games, &of_games)?;
        extend(&mut paths, &of_documents)?;
    }
    let games: Vec<Vec<u8>> = games.into_iter().collect();
    let mut counted = vec!["everybody".to_owned()];
    counted.extend(wanted.sender.iter().flat_map(|sender| [sender.clone(), domain_of(sender)]));
    let (of_all, of_some): (Parameters<'_>, Parameters<'_>) = (&[], &[&counted]);
    let quotas = match wanted.quotas {
        true => ("select name, who, during, had from quota", of_all),
        false => ("select name, who, during, had from quota where who = any($1)", of_some),
    };
    // First the versions: what changes behind them is found out later, what changed before is in the rest.
    let [versions, entries, beside, of_games, documents, quotas] = session.ask([
        ("select id, path, version from game where id = any($1)", &[&games]),
        ("select game, body from entry where game = any($1) order by game, seq", &[&games]),
        ("select game, body from beside where game = any($1) order by game, place", &[&games]),
        ("select game, name, body from game_document where game = any($1)", &[&games]),
        ("select path, version, body from document where path = any($1)", &[&paths]),
        quotas,
    ])?;
    let mut logs: HashMap<Vec<u8>, String> = HashMap::new();
    for row in versions {
        let (id, path): (Vec<u8>, String) = (value(&row, 0)?, value(&row, 1)?);
        out.games.insert(path.clone(), LeasedGame { id: digest(&id)?, version: value(&row, 2)? });
        logs.insert(id, path);
    }
    let path = |game: &[u8]| logs.get(game).map(String::as_str);
    write_log(&entries, "", &path, &mut out.files)?;
    write_log(&beside, BESIDE, &path, &mut out.files)?;
    for row in of_games {
        let game = id(&row, 0)?;
        out.files.insert(path_of(&game, value(&row, 1)?), value(&row, 2)?);
    }
    for row in documents {
        let path: String = value(&row, 0)?;
        out.versions.insert(path.clone(), value(&row, 1)?);
        out.files.insert(path, value(&row, 2)?);
    }
    lay_quotas(&quotas, &mut out.files)?;
    Ok(out)
}

/// The games that have the entries that are wanted, and entries that came too early: those that come now, and what waits for them, one behind
/// the other.
fn of_entries(
    session: &mut PgSession,
    wanted: &Query,
    all: bool,
    files: &mut Files,
) -> Result<BTreeSet<Vec<u8>>, StatementError> {
    if all {
        for row in session.rows("select id, body from early", &[])? {
            files.insert(early_path(&id(&row, 0)?), value(&row, 1)?);
        }
    }
    let mut ids = wanted.ids.clone();
    let mut next = if all { Vec::new() } else { wanted.comes.clone() };
    let [mut early, mut named] = session.ask([(EARLY, &[&bytes(&next)]), (NAMED, &[&bytes(&ids)])])?;
    for _ in 0..EARLY_DEPTH {
        if early.is_empty() {
            break;
        }
        next.clear();
        for row in early {
            let id = id(&row, 0)?;
            if files.insert(early_path(&id), value(&row, 2)?).is_none() {
                next.push(id);
                if let Some(prev) = value::<Option<&[u8]>>(&row, 1)? {
                    ids.push(digest(prev)?);
                }
            }
        }
        [early, named] = session.ask([(EARLY, &[&bytes(&next)]), (NAMED, &[&bytes(&ids)])])?;
    }
    let mut games = BTreeSet::new();
    extend(&mut games, &named)?;
    Ok(games)
}

/// Puts the pieces of logs together, or of what lies beside them, in the order of these rows: a game and a piece. The end is what the paths of
/// the files have behind that of the log.
pub fn write_log<'p>(
    rows: &[Row],
    end: &str,
    path: &dyn Fn(&[u8]) -> Option<&'p str>,
    files: &mut Files,
) -> Result<(), StatementError> {
    for row in rows {
        if let Some(path) = path(value(row, 0)?) {
            files.entry(format!("{path}{end}")).or_default().extend_from_slice(value(row, 1)?);
        }
    }
    Ok(())
}

/// Adds the counts for a sender, and for everybody, as files.
pub fn lay_quotas(rows: &[Row], files: &mut Files) -> Result<(), StatementError> {
    let mut counts: BTreeMap<String, QuotaRecord> = BTreeMap::new();
    for row in rows {
        let (name, who, during): (String, String, String) = (value(row, 0)?, value(row, 1)?, value(row, 2)?);
        let file = counts.entry(name).or_default();
        // A count of an earlier period is over.
        if during > file.during {
            *file = QuotaRecord { during: during.clone(), had: BTreeMap::new() };
        }
        if during == file.during {
            file.had.insert(who, value(row, 3)?);
        }
    }
    for (name, file) in counts {
        // A map of texts and numbers has no value that YAML cannot hold.
        let text = serde_yaml::to_string(&file).unwrap_or_default();
        files.insert(StateFile::Quota(name).in_store(), text.into_bytes());
    }
    Ok(())
}
