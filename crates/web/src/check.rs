//! Verdicts, with the words and objects of the program.

use std::path::{Path, PathBuf};

use adjudicate_agent::Context;
use adjudicate_agent::check::{CheckedItem, ItemVerdict, VerdictReport, check};
use adjudicate_agent::dispute::{event, letter, report, summary};
use adjudicate_agent::evidence::proofs;
use adjudicate_agent::lines::Lines;
use adjudicate_agent::{check_input, discover};
use adjudicate_director::check::check_event;
use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_record::log::file::Disk;
use adjudicate_referee::dispute::{Copies, EquivocationProof, examine};
use adjudicate_report::DisputeReport;
use adjudicate_text::dispute::findings::CaseFindings;
use serde_json::{Value, json};

use crate::session::{Answer, FailureMessage};

/// The verdict on every log and all evidence at these paths.
pub fn logs(language: Language, paths: &[PathBuf]) -> Value {
    let items = paths.iter().flat_map(|path| discover::logs(&Disk, path));
    items.map(|item| told(language, &check(&Disk, language, &item, |_| {}))).collect()
}

fn told(language: Language, checked: &CheckedItem) -> Value {
    let object = match &checked.object {
        Some(VerdictReport::Game(verdict)) => json!(verdict),
        Some(VerdictReport::Evidence(verdict)) => json!(verdict),
        None => Value::Null,
    };
    let verdict = match checked.verdict {
        ItemVerdict::Over => "over",
        ItemVerdict::Running => "running",
        ItemVerdict::Invalid => "invalid",
        ItemVerdict::Proved => "proved",
        ItemVerdict::Unreadable => "unreadable",
        ItemVerdict::Event => "event",
        ItemVerdict::Nothing => "nothing",
    };
    json!({
        "verdict": verdict,
        "json": object,
        "line": checked.line.as_ref().map(|line| line.written(language, |word| word)),
        "more": checked.more,
        "failure": checked.failure.as_ref().map(|failure| FailureMessage::of(language, failure)),
    })
}

/// The verdict on an event with its games; the object is English, the rest in the reader's language.
///
/// # Errors
/// A file cannot be read.
pub fn event(office: &Context, path: &Path) -> Answer {
    let checked = check_event(office, path, |_| {}, |_| {})?;
    let failures = FailureMessage::all(office.language, &checked.failures);
    Ok(json!({ "json": checked.object, "lines": checked.lines.all(), "failures": failures }))
}

/// Copies compared; the object is English, the rest in the reader's language.
///
/// # Errors
/// There is no copy of a game among them.
pub fn dispute(language: Language, paths: &[PathBuf], now: Option<Time>) -> Answer {
    let mut copies = Copies::new();
    let gathered = check_input::all(&Disk, paths, &mut copies, adjudicate_mail::incoming::read);
    let events = event::gather(&Disk, paths);
    let failures = FailureMessage::all(language, gathered.failures.iter().chain(&events.failures));
    let lines = Lines::default();
    if copies.is_empty() && events.is_empty() {
        return Err(check_input::no_copy());
    }
    let (object, letter, evidence) = if copies.is_empty() {
        (DisputeReport::without_games(), String::new(), Vec::new())
    } else {
        let dispute = examine(&copies);
        let told = |language| -> Vec<CaseFindings<'_, '_>> {
            dispute.cases.iter().map(|case| CaseFindings::of(language, case, paths)).collect()
        };
        let (english, told) = (told(Language::ENGLISH), told(language));
        report(language, &dispute, &told, &[], &lines);
        let evidence: Vec<String> = proofs(&dispute)?.iter().map(EquivocationProof::text).collect();
        let object = DisputeReport::of(&dispute, &english, Vec::new(), summary(Language::ENGLISH, &dispute, &english));
        (object, letter(language, now, &dispute, &told), evidence)
    };
    if !events.is_empty() {
        events.print(language, &lines, false);
    }
    Ok(json!({
        "json": events.added(object),
        "lines": lines.all(),
        "letter": letter,
        "evidence": evidence,
        "remarks": language.phrases(&gathered.remarks),
        "failures": failures,
    }))
}
