//! The letter about a game, with the same recipients as a letter of the program.

use std::path::Path;

use adjudicate_agent::compose::{MessagePlan, Story};
use adjudicate_agent::correspondents::{self, Correspondent, default};
use adjudicate_agent::settings::TurnRecipients;
use adjudicate_agent::{Context, Failure};
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Slip, wrap};
use adjudicate_rules::Seat;
use adjudicate_text::view;
use lettre::message::Mailbox;
use serde_json::json;

use crate::session::Answer;

/// The address of a writer for whom the charter has none; nobody can answer to it.
pub const NOBODY: &str = "player@adjudicate.invalid";

/// A log of at most so many bytes goes along whole in every letter: about twenty-five entries.
const WHOLE_MAX: usize = 12_000;

/// The instructions for players with a key: they have the page, as the writer of the letter has, and read his language.
pub fn how(language: Language) -> String {
    language.text("how-by-page", &[])
}

/// The letter about the game as it stands: whole as a message, and what of it goes through a mail program's window. A reader who may
/// have nothing of the game yet gets all of it in either.
///
/// # Errors
/// The game cannot be read, or the message cannot be written.
pub fn about(office: &Context, path: &Path) -> Answer {
    let story = Story::read(&*office.store, path)?;
    let state = &story.game.state;
    let (all, wrong) = correspondents::of(&story.game);
    let own = office.identity_at_hand()?.and_then(|identity| state.author_of_key(&identity.public()));
    let own = own.and_then(adjudicate_referee::Author::member);
    let from = all.iter().find(|one| Some(one.member) == own).map(|one| one.mailbox.clone());
    let nobody = Mailbox::new(None, address::parse(NOBODY).map_err(Failure::environment)?);
    let from = from.unwrap_or_else(|| nobody.clone());
    let others: Vec<&Correspondent> =
        all.iter().filter(|one| address::folded(&one.mailbox.email) != address::folded(&from.email)).collect();
    let (to, copy) = default(&others, TurnRecipients::default());
    let addresses =
        |people: &[&Correspondent]| people.iter().map(|one| one.mailbox.email.to_string()).collect::<Vec<_>>();
    let (to_shown, copy_shown) = (addresses(&to), addresses(&copy));
    let date = office.now()?;
    let language = office.language;
    let address = from.email.to_string();
    let plan = |to, copy| MessagePlan { to, copy, ..story.plan(language, &from, &address, date) };
    let how = how(language);
    let elsewhere = correspondents::elsewhere(&story.game, &nobody);
    let readers = to.iter().copied().chain(elsewhere.iter().filter(|one| Some(one.member) != own)).collect();
    let shown = plan(readers, copy.clone());
    // A player who has written no entry may never have had a letter.
    let lacks = Seat::all(state.charter().players.len()).filter(|seat| state.signs(*seat)).any(|seat| {
        let name = state.name_of(Member::Player(seat));
        Some(Member::Player(seat)) != own && story.game.records.iter().all(|record| record.entry.by.as_str() != name)
    });
    let first = if lacks { 0 } else { story.since(&shown) };
    let block = story.entries_from(first);
    let first = if story.game.bytes.len() <= WHOLE_MAX { 0 } else { first };
    let shown = story.message_from(&shown, first, Some(&how));
    let message = story.message_from(&plan(to, copy), first, Some(&how));
    let slips: String = story.waiting.slips.iter().map(Slip::text).collect();
    let elements: String = story.waiting.elements.iter().map(|line| format!("{line}\n")).collect();
    let slips = if slips.is_empty() { slips } else { wrap(&slips) };
    let block = format!("{}{slips}{elements}", wrap(&block));
    let has_readers = !message.to.is_empty();
    let written = has_readers.then(|| correspondents::written(&message)).transpose()?;
    Ok(json!({
        "to": to_shown,
        "copy": copy_shown,
        "subject": shown.subject,
        "text": shown.text,
        "block": block,
        "message": written,
        "log": String::from_utf8_lossy(&story.game.bytes),
        "headline": view::headline_in(language, state),
        "wrong": wrong,
    }))
}
