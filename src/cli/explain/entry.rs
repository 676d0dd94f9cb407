//! An entry proved: its place, its signature, what the rules said.

use crate::printable::printable_path;
use std::path::Path;

use super::{Paragraphs, on, plain, sealed, slips};
use crate::cli::context::CommandContext;
use crate::cli::export::file_name;
use crate::crypto::Namespace;
use crate::log::{EntryKind, Text, agreed};
use crate::referee::{KeyPeriod, Match, Provenance};
use crate::rules::{Name, PhraseArgument};
use adjudicate_agent::Failure;
use adjudicate_agent::game_file::{self, FileEntry, GameFile};
use adjudicate_report::{AwaitedAct, ExplainedTurnEntry, SignatureCheck, UsedElement};
use adjudicate_text::describe::{self, EntryDescriber, EntryText};
use adjudicate_text::shell::{self, ShellCommand};
use adjudicate_text::{deeds, duties, view};

/// The entry with everything around it.
pub struct ExplainedEntry {
    /// The game.
    pub game: GameFile,
    /// The provenance of everything in the log.
    pub trail: Provenance,
    /// The entry's place in the log.
    pub place: usize,
    /// The effects of the entry.
    pub told: EntryText,
    /// The match before it.
    pub before: Option<Match>,
    /// The match after it.
    pub after: Match,
}

/// Explains this entry.
///
/// # Errors
/// The log cannot be read or is invalid, or has no such entry.
pub fn run(context: &CommandContext, path: &Path, number: u64, plain: bool) -> Result<(), Failure> {
    let case = case(context, path, number)?;
    let Some(record) = case.game.records.get(case.place) else { return Ok(()) };
    let held = case.trail.signed_by(record.entry.seq);
    if context.terminal.json {
        context.terminal.print_json(&report(&case, record, held));
        return Ok(());
    }
    let page = Paragraphs { terminal: context.terminal };
    if plain {
        plain::run(&page, &case, record, held);
        return Ok(());
    }
    let values = [
        ("entry", record.entry.seq.into()),
        ("file", printable_path(path).to_string().into()),
        ("line", PhraseArgument::count(record.line)),
        ("told", case.told.sentence.as_str().into()),
    ];
    page.paragraph("explain-entry", &values);
    if let Some(thrown) = &case.told.thrown {
        page.paragraph("explain-with-it", &[("thrown", thrown.into())]);
    }
    page.heading("explain-in-short", &[]);
    let signer = held.map_or(record.entry.by.as_str(), |held| held.name.as_str());
    page.paragraph("explain-stands", &[("name", signer.into())]);
    page.fingerprints();
    place(&page, &case, record);
    if let Some(held) = held {
        signature(&page, &case, record, held);
    }
    rules(&page, &case, record);
    slips::tell(&page, &case, record);
    dice(&page, &case, record);
    Ok(())
}

fn case(context: &CommandContext, path: &Path, number: u64) -> Result<ExplainedEntry, Failure> {
    let mut trail = Provenance::default();
    let mut storyteller = EntryDescriber::in_language(context.terminal.language);
    let (mut before, mut after, mut told) = (None, None, None);
    let game = game_file::load_with(context.system(), path, None, |_, entry, state| {
        trail.follow(entry, state);
        let now = storyteller.tell(entry, state);
        if entry.seq + 1 == number {
            before = Some(state.clone());
        } else if entry.seq == number {
            told = Some(now);
            after = Some(state.clone());
        }
    })?;
    let last = game.records.len().saturating_sub(1);
    let (Ok(place), Some(told), Some(after)) = (usize::try_from(number), told, after) else {
        return Err(game_file::no_such_entry(last as u64, number));
    };
    Ok(ExplainedEntry { game, trail, place, told, before, after })
}

/// The step that proves which entry stands before this one.
fn link(case: &ExplainedEntry) -> Option<(&FileEntry, ShellCommand)> {
    let before = case.game.records.get(case.place.checked_sub(1)?)?;
    Some((before, shell::hash_text(before.payload(), &before.id.0)))
}

fn own(record: &FileEntry) -> ShellCommand {
    shell::hash_text(record.payload(), &record.id.0)
}

fn place(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry) {
    page.heading("explain-title-place", &[]);
    match link(case) {
        Some((before, step)) => {
            let values = [("entry", record.entry.seq.into()), ("before", before.entry.seq.into())];
            page.paragraph("explain-prev", &values);
            page.step(&step);
        }
        None => page.paragraph("explain-first", &[]),
    }
    match case.game.records.get(case.place + 1) {
        Some(next) => page.paragraph("explain-next", &[("next", next.entry.seq.into())]),
        None => page.paragraph("explain-last", &[]),
    }
    page.step(&own(record));
}

fn signature(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry, held: &KeyPeriod) {
    let by = &record.entry.by;
    page.heading("explain-title-signature", &[]);
    let introduced = case.game.records.get(usize::try_from(held.introduced).unwrap_or(usize::MAX));
    let slip = held.slip.and_then(|slip| introduced?.entry.slips.get(slip.checked_sub(1)?));
    let kind = slip.map(|slip| slip.kind.name()).or_else(|| introduced.map(|record| record.entry.kind.name()));
    let name = || ("name", PhraseArgument::from(&held.name));
    let [entry, slip] = on(held.introduced, held.slip);
    let values = [
        ("scribed", (held.name != by.as_str()).into()),
        name(),
        ("by", by.as_str().into()),
        entry,
        slip,
        ("kind", kind.unwrap_or_default().into()),
    ];
    page.paragraph("explain-key", &values);
    page.line(&held.key.to_string());
    let fingerprint = [("fingerprint", held.key.fingerprint().into())];
    page.line(&page.terminal.text("explain-key-fingerprint", &fingerprint));
    if held.rekeys > 0 {
        let values = [name(), ("times", u64::from(held.rekeys).into()), ("principal", held.principal().into())];
        page.paragraph("explain-key-replaced", &values);
    }
    page.paragraph("explain-key-check", &[]);
    let [export, check] = ssh_commands(case, held);
    page.terminal.print(format!("\n{export}\n{check}\n"));
}

fn ssh_commands(case: &ExplainedEntry, held: &KeyPeriod) -> [String; 2] {
    let name = file_name(case.place, case.game.records.len());
    [export_command(case), check_command(held, Namespace::Entry, &name)]
}

/// The command that writes the files which the others read.
pub fn export_command(case: &ExplainedEntry) -> String {
    format!("adjudicate export --ssh {} -o evidence", view::quoted(&case.game.path))
}

/// The command that checks a signature in those files.
pub fn check_command(held: &KeyPeriod, namespace: Namespace, name: &str) -> String {
    format!(
        "(cd evidence && ssh-keygen -Y verify -f allowed_signers -I {} -n {} -s {name}.sig < {name}.txt)",
        held.principal(),
        namespace.name()
    )
}

fn rules(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry) {
    let language = page.terminal.language;
    page.heading("explain-title-rules", &[]);
    if let Some(before) = &case.before {
        page.paragraph("explain-before", &[]);
        duties::all(language, before).iter().for_each(|line| page.line(line));
    }
    let by = &record.entry.by;
    let own = || ("by", PhraseArgument::from(by.as_str()));
    match &record.entry.kind {
        EntryKind::Turn(turn) => {
            let written = |play: &Text| case.after.play().position().written_in(play.as_str(), language.tag());
            let values = [
                ("move", written(&turn.play).into()),
                ("then", turn.then.as_ref().map(written).unwrap_or_default().into()),
                ("position", turn.position.to_string().into()),
            ];
            let key = if turn.then.is_some() { "explain-turn-then" } else { "explain-turn" };
            page.paragraph(key, &values);
            page.terminal.print(format!("\n{}", page.terminal.board(case.after.play(), None)));
            if let Some(proof) = &turn.proof {
                sealed::proof(page, &case.after, by, proof);
            }
        }
        EntryKind::Open(open) => sealed::opening(page, &case.after, by, open),
        EntryKind::Charter(charter) => {
            let values = [
                ("game", deeds::title(&case.after).into()),
                ("version", charter.rules.to_string().into()),
                ("players", PhraseArgument::count(charter.players.len())),
            ];
            page.paragraph("explain-charter", &values);
        }
        EntryKind::Agree(number) => {
            let offered = agreed(&record.entry.slips, *number).map(|(slip, offer)| {
                let name = slip.by.as_str().into();
                let values = [("name", name), ("offer", view::offer(offer).into()), ("slip", (*number).into())];
                page.terminal.text("explain-agree-offer", &values)
            });
            let taken = page.terminal.text("explain-agree", &[own()]);
            page.sentences(&[taken].into_iter().chain(offered).collect::<Vec<_>>());
        }
        EntryKind::Ruling(ruling) => {
            let values = [own(), ("number", ruling.nr.into()), ("reason", ruling.reason.as_str().into())];
            let verdict = describe::verdict(ruling, Name::to_string);
            page.paragraph("explain-ruling", &values.into_iter().chain(verdict).collect::<Vec<_>>());
        }
        EntryKind::Post(_) => page.paragraph("explain-post", &[own()]),
        EntryKind::Join(_) | EntryKind::Answer(_) | EntryKind::Resign(_) | EntryKind::Claim(_) | EntryKind::Save(_) => {
            page.paragraph("explain-allowed", &[own(), ("kind", record.entry.kind.name().into())]);
        }
    }
    for remark in &case.told.remarks {
        page.paragraph("explain-besides", &[("remark", remark.into())]);
    }
    page.paragraph("explain-after", &[]);
    duties::all(language, &case.after).iter().for_each(|line| page.line(line));
}

/// The elements that an entry brought, with their owner and number, and the throw that they served.
fn elements(case: &ExplainedEntry, record: &FileEntry) -> Vec<(String, u32, Option<usize>)> {
    let seq = record.entry.seq;
    let brought = case.trail.commitments().iter().enumerate().flat_map(|(place, commitment)| {
        commitment
            .elements
            .iter()
            .filter(|element| element.entry == seq)
            .map(move |element| (place, element.number, commitment))
    });
    let throw = |place: usize, number: u32| {
        case.trail.throws().iter().position(|throw| throw.elements.contains(&(place, number))).map(|at| at + 1)
    };
    brought
        .map(|(place, number, commitment)| {
            (case.game.state.name_of(commitment.member).to_owned(), number, throw(place, number))
        })
        .collect()
}

fn dice(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry) {
    let elements = elements(case, record);
    if elements.is_empty() {
        return;
    }
    let number = if record.entry.slips.is_empty() { 4 } else { 5 };
    page.heading("explain-title-dice", &[("number", PhraseArgument::Number(number))]);
    for (name, number, throw) in elements {
        let key = if throw.is_some() { "explain-reveals" } else { "explain-reveals-unused" };
        let throw = PhraseArgument::count(throw.unwrap_or(0));
        page.paragraph(key, &[("number", u64::from(number).into()), ("name", name.into()), ("throw", throw)]);
    }
}

fn report(case: &ExplainedEntry, record: &FileEntry, held: Option<&KeyPeriod>) -> ExplainedTurnEntry {
    let element = |(name, number, throw)| UsedElement { name, number, throw };
    let signature = held.map(|held| SignatureCheck {
        principal: held.principal(),
        key: held.key,
        fingerprint: held.key.fingerprint(),
        introduced: held.introduced,
        introduced_slip: held.slip,
        commands: ssh_commands(case, held).to_vec(),
    });
    let proof = match &record.entry.kind {
        EntryKind::Turn(turn) => {
            turn.proof.as_ref().and_then(|proof| sealed::report(&case.after, &record.entry.by, proof))
        }
        _ => None,
    };
    ExplainedTurnEntry {
        file: case.game.path.display().to_string(),
        game: case.game.state.id(),
        entry: record.entry.seq,
        line: record.line,
        id: record.id,
        kind: record.entry.kind.name(),
        by: record.entry.by.to_string(),
        at: record.entry.at,
        text: case.told.sentence.clone(),
        remarks: case.told.remarks.clone(),
        prev: link(case).map(|(_, step)| step),
        own: own(record),
        signature,
        slips: slips::reports(case, record),
        elements: elements(case, record).into_iter().map(element).collect(),
        proof,
        due_before: case.before.as_ref().map(AwaitedAct::of),
        position: case.after.play().text(),
        due_after: AwaitedAct::of(&case.after),
    }
}
