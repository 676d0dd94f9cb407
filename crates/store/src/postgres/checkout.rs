//! Reads the documents for a piece of work out of a database.

use adjudicate_record::log::layout::StateFile;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use adjudicate_desk::domain_of;
use adjudicate_record::crypto::Digest;
use tokio_postgres::Row;

use super::rows::digest;
use super::session::{Parameters, PgSession, StatementError};
use crate::change_set::{QuotaFile, early_note_path, early_of, early_path};
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

/// The first path behind all that begin with this.
pub fn behind(below: &str) -> String {
    format!("{below}\u{10ffff}")
}

/// Reads all that is wanted. The commit of the unit detects what others change meanwhile.
pub fn check_out(session: &mut PgSession, wanted: &Query) -> Result<Snapshot, StatementError> {
    let mut out = Snapshot::default();
    let all = wanted.below.iter().any(String::is_empty);
    let mut games = of_entries(session, wanted, all || wanted.early, &mut out.files)?;
    let mut paths = vec![StateFile::Secret.in_store()];
    paths.extend(wanted.comes.iter().map(early_note_path));
    paths.extend(out.files.keys().filter_map(|early| early_of(early)).map(|id| early_note_path(&id)));
    paths.extend(wanted.tokens.iter().map(|token| StateFile::Request(token.clone()).in_store()));
    if let Some(sender) = wanted.sender.as_ref().filter(|_| wanted.sender_always || games.is_empty()) {
        let named = session.rows("select path from address where address = $1", &[sender])?;
        paths.extend(named.iter().map(|row| row.get::<_, String>(0)));
        let found = session.rows("select id from game where path = any($1)", &[&paths])?;
        games.extend(found.iter().map(|row| row.get::<_, Vec<u8>>(0)));
    }
    for below in &wanted.below {
        let [of_games, of_documents] = session.ask([
            ("select id from game where path >= $1 and path < $2", &[below, &behind(below)]),
            ("select path from document where path >= $1 and path < $2", &[below, &behind(below)]),
        ])?;
        games.extend(of_games.iter().map(|row| row.get::<_, Vec<u8>>(0)));
        paths.extend(of_documents.iter().map(|row| row.get::<_, String>(0)));
    }
    let games: Vec<Vec<u8>> = games.into_iter().collect();
    let mut counted = vec!["everybody".to_owned()];
    counted.extend(wanted.sender.iter().flat_map(|sender| [sender.clone(), domain_of(sender)]));
    let (of_all, of_some): (Parameters<'_>, Parameters<'_>) = (&[], &[&counted]);
    let quotas = match all {
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
        let (id, path): (Vec<u8>, String) = (row.get(0), row.get(1));
        out.games.insert(path.clone(), LeasedGame { id: digest(&id)?, version: row.get(2) });
        logs.insert(id, path);
    }
    for row in entries {
        if let Some(path) = logs.get(row.get::<_, &[u8]>(0)) {
            out.files.entry(path.clone()).or_default().extend_from_slice(row.get(1));
        }
    }
    for row in beside {
        if let Some(path) = logs.get(row.get::<_, &[u8]>(0)) {
            out.files.entry(format!("{path}.beside")).or_default().extend_from_slice(row.get(1));
        }
    }
    for row in of_games {
        let game = digest(row.get(0))?;
        out.files.insert(path_of(&game, row.get(1)), row.get(2));
    }
    for row in documents {
        let path: String = row.get(0);
        out.versions.insert(path.clone(), row.get(1));
        out.files.insert(path, row.get(2));
    }
    lay_quotas(&quotas, &mut out.files);
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
            files.insert(early_path(&digest(row.get(0))?), row.get(1));
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
            let id = digest(row.get(0))?;
            if files.insert(early_path(&id), row.get(2)).is_none() {
                next.push(id);
                if let Some(prev) = row.get::<_, Option<&[u8]>>(1) {
                    ids.push(digest(prev)?);
                }
            }
        }
        [early, named] = session.ask([(EARLY, &[&bytes(&next)]), (NAMED, &[&bytes(&ids)])])?;
    }
    Ok(named.iter().map(|row| row.get(0)).collect())
}

/// Adds the counts for a sender, and for everybody, as files.
fn lay_quotas(rows: &[Row], files: &mut Files) {
    let mut counts: BTreeMap<String, QuotaFile> = BTreeMap::new();
    for row in rows {
        let (name, who, during): (String, String, String) = (row.get(0), row.get(1), row.get(2));
        let file = counts.entry(name).or_default();
        // A count of an earlier period is over.
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
        files.insert(StateFile::Quota(name).in_store(), text.into_bytes());
    }
}
