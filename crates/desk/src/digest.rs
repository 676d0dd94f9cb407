//! The day's summary for those who want one.

use adjudicate_record::log::layout::StateFile;
use std::collections::BTreeMap;
use std::path::Path;

use crate::state::Desk;
use adjudicate_agent::{Failure, correspondents};
use adjudicate_locales::Language;
use adjudicate_mail::PlainLetter;
use adjudicate_mail::address;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_referee::Author;
use adjudicate_rules::PhraseArgument;
use adjudicate_text::dates::Calendar;
use adjudicate_text::{status, view};
use tracing::warn;

/// Sends summaries to those who want one and have not had today's.
///
/// # Errors
/// The outbox, or what keeps the days, cannot be read or written.
pub fn send(desk: &Desk<'_>, state: &Path) -> Result<(), Failure> {
    if desk.config.digest.is_empty() {
        return Ok(());
    }
    let now = desk.office.now()?.to_string();
    let today = now.get(..10).unwrap_or_default().to_owned();
    let (path, system) = (StateFile::Digests.below(state), desk.office.system());
    let old = match file::read(system, &path) {
        Err(FileError::Absent { .. }) => None,
        old => Some(old?),
    };
    // A damaged file counts as empty: at worst, a summary is sent twice.
    let text = old.as_deref().map(String::from_utf8_lossy).unwrap_or_default();
    let mut days: BTreeMap<String, String> = serde_yaml::from_str(&text).unwrap_or_default();
    for wanted in &desk.config.digest {
        let Ok(to) = address::parse(wanted) else {
            warn!("no summary goes to `{wanted}`: it is no address");
            continue;
        };
        let name = address::folded(&to);
        if days.get(&name) == Some(&today) {
            continue;
        }
        if desk.shelf.games_of(&name).next().is_none() {
            warn!("no summary goes to {name}: no charter here names this address");
            continue;
        }
        // Nobody is told of games that could be read a moment later.
        let summed_up =
            desk.language_of_summary(&name).and_then(|language| Ok((language, summary(desk, &name, language)?)));
        let (language, text) = match summed_up {
            Ok(text) => text,
            Err(failure) => {
                desk.fails(&format!("no summary goes to {name} now"), &failure);
                continue;
            }
        };
        let subject = language.text("subject-your-games-on", &[("day", (&today).into())]);
        let subject = format!("[adjudicate] {subject}");
        let about = Digest(sha256(&[b"digest", today.as_bytes(), name.as_bytes()]));
        let (to, now) = (address::mailbox(None, to), desk.office.now()?);
        let letter = PlainLetter { language, ..PlainLetter::of(&text) };
        desk.keep(&OutgoingMessage {
            automatic: Some("auto-generated"),
            ..OutgoingMessage::letter(desk.own.clone(), to, subject, now, about, &letter)
        })?;
        days.insert(name, today.clone());
    }
    store(system, &path, old.as_deref(), &days)
}

fn store(
    system: &dyn FileSystem,
    path: &Path,
    old: Option<&[u8]>,
    days: &BTreeMap<String, String>,
) -> Result<(), Failure> {
    // A map of texts has no value that YAML cannot hold.
    let text = serde_yaml::to_string(days).unwrap_or_default();
    let stored = match old {
        Some(old) if old == text.as_bytes() => Ok(()),
        Some(old) => file::replace(system, path, old, &text),
        None => file::create(system, path, &text),
    };
    stored.map_err(|error: FileError| error.into())
}

/// How the games of this address stand, in paragraphs.
pub(super) fn summary(desk: &Desk<'_>, name: &str, language: Language) -> Result<Vec<String>, Failure> {
    let mut paragraphs = vec![language.text("games-stand", &[])];
    let (mut over, mut settled) = (0_usize, 0_usize);
    for game in desk.shelf.games_of(name).filter_map(|game| desk.shelf.games.get(game)) {
        if desk.is_settled(&game.id) {
            settled += 1;
            continue;
        }
        match desk.office.store.game(&game.path) {
            Ok(game) if game.state.outcome().is_some() => over += 1,
            Ok(game) => {
                let id = game.state.id().to_hex();
                let headline = view::headline_in(language, &game.state);
                let headline = format!("{headline} ({})", id.get(..8).unwrap_or_default());
                let viewer = correspondents::of(&game).0.into_iter();
                let viewer = viewer.filter(|one| address::folded(&one.mailbox.email) == name).map(|one| one.member);
                let viewer = viewer.map(Author::Member).next();
                let calendar = Calendar::of_days(desk.office.now()?).in_language(language);
                let told = status::told(&game.state, viewer, Some(&calendar));
                paragraphs.push(std::iter::once(headline).chain(told).collect::<Vec<_>>().join("\n"));
            }
            Err(failure) if failure.is_environment() => return Err(failure),
            Err(failure) => paragraphs.push(language.phrase(failure.reason())),
        }
    }
    let counted = [("more-games-over", over), ("games-settled", settled)].into_iter().filter(|(_, number)| *number > 0);
    paragraphs.extend(counted.map(|(key, number)| language.text(key, &[("number", PhraseArgument::count(number))])));
    Ok(paragraphs)
}
