//! Whether the files of a session carry the mark of the open key.

use std::path::Path;

use adjudicate_agent::{Context, Failure, game_file};
use adjudicate_record::log::file::Disk;
use serde_json::{Value, json};

use crate::files;
use crate::mark::{MarkVerdict, SessionMark, covered};
use crate::session::{Answer, PageSession};

/// The mark for the files as they are now; none without an open key.
///
/// # Errors
/// A file cannot be read.
pub fn mark(session: &PageSession) -> Answer {
    let files = files::all(Path::new("."))?;
    let mark = session.office.identity_at_hand()?.map(|identity| SessionMark::of(identity, &files));
    Ok(json!({ "mark": mark, "empty": covered(&files).next().is_none() }))
}

/// How the files stand to the mark that was kept with them.
///
/// # Errors
/// A file cannot be read.
pub fn check(session: &PageSession, mark: Option<&SessionMark>) -> Answer {
    let identity = session.office.identity_at_hand()?;
    let standing = match SessionMark::standing(mark, identity, &files::all(Path::new("."))?) {
        // A page that deletes what was signed deletes its mark as well.
        MarkVerdict::Empty if has_signed(&session.office)? => MarkVerdict::Missing,
        standing => standing,
    };
    Ok(json!({ "standing": standing, "key": mark.map_or(Value::Null, |mark| json!(mark.key)) }))
}

/// Whether a game here has an entry by the open key.
fn has_signed(office: &Context) -> Result<bool, Failure> {
    let Some(identity) = office.identity_at_hand()? else { return Ok(false) };
    let found = game_file::look_through(&Disk, Path::new("."))?;
    let games = found.games.iter().flatten().filter_map(|path| game_file::load(&Disk, path, None).ok());
    Ok(games.into_iter().any(|game| {
        let author = game.state.author_of_key(&identity.public());
        let name = author.map(|author| game.state.author_name(author).to_owned());
        name.is_some_and(|name| game.records.iter().any(|record| record.entry.by.as_str() == name))
    }))
}
