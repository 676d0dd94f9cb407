//! A game turn by turn.

use std::path::Path;

use adjudicate_agent::Failure;
use adjudicate_agent::chronicle::Chronicle;
use adjudicate_record::log::file::Disk;
use adjudicate_rules::{OptionValue, phrase};
use adjudicate_text::view;
use serde::Serialize;
use serde_json::json;

use crate::board::{self, BoardReport};
use crate::session::{Answer, PageSession};

#[derive(Serialize)]
struct Step<'a> {
    entry: u64,
    by: &'a str,
    date: &'a str,
    happened: &'a [String],
    say: Option<&'a str>,
    remarks: &'a [String],
    proof: &'a [(String, String)],
    words: &'a [String],
    turns: bool,
}

/// Opens a log to be looked at.
///
/// # Errors
/// It is invalid.
pub fn open(session: &mut PageSession, path: &Path) -> Answer {
    let language = session.office.language;
    let chronicle = Chronicle::read(language, &Disk, path, None, 0..=u64::MAX)?;
    let state = &chronicle.game.state;
    let steps: Vec<Step<'_>> = chronicle
        .steps
        .iter()
        .zip(&chronicle.game.records)
        .map(|(step, record)| Step {
            entry: step.entry,
            by: record.entry.by.as_str(),
            date: &step.date,
            happened: &step.happened,
            say: step.say.as_deref(),
            remarks: &step.remarks,
            proof: &step.proof,
            words: &step.scene.words,
            turns: step.turned.is_some(),
        })
        .collect();
    let option = |(key, value): (&String, &OptionValue)| {
        language.text("option-is", &[("key", key.into()), ("value", value.to_string().into())])
    };
    let options: Vec<String> = state.charter().options.0.iter().map(option).collect();
    let shown = json!({
        "title": view::headline_in(language, state),
        "game": state.id(),
        "options": options,
        "steps": steps,
        "outlook": chronicle.outlook(),
    });
    session.chronicle = Some(chronicle);
    Ok(shown)
}

/// The board behind one of its entries.
///
/// # Errors
/// There is no such entry.
pub fn drawing(session: &PageSession, step: usize, turned: bool) -> Answer {
    let none = || Failure::usage(phrase!("no-such-entry-here", "there is no such entry"));
    let chronicle = session.chronicle.as_ref().ok_or_else(none)?;
    let step = chronicle.steps.get(step).ok_or_else(none)?;
    let scene = step.turned.as_ref().filter(|_| turned).unwrap_or(&step.scene);
    let language = session.office.language;
    let title = board::title(language, &chronicle.game.state, step.entry);
    Ok(json!(BoardReport::of(language, scene, &title)))
}
