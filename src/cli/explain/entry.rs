//! An entry proved: its place, its signature, what the rules said.

use crate::printable::printable_path;
use std::path::Path;

use super::throw::on;
use super::{FINGERPRINTS, Paragraphs, plain, sealed, slips};
use crate::cli::context::CommandContext;
use crate::cli::export::file_name;
use crate::crypto::Namespace;
use crate::log::{EntryKind, agreed};
use crate::referee::{KeyPeriod, Match, Provenance};
use crate::rules::capital;
use adjudicate_agent::Failure;
use adjudicate_agent::game_file::{self, FileEntry, GameFile};
use adjudicate_report::{AwaitedAct, ExplainedTurnEntry, SignatureCheck, UsedElement};
use adjudicate_text::describe::{EntryDescriber, EntryText};
use adjudicate_text::duties;
use adjudicate_text::shell;
use adjudicate_text::shell::ShellCommand;
use adjudicate_text::view;

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
    page.paragraph(&format!(
        "Entry {} of {}, from line {} on: {}.",
        record.entry.seq,
        printable_path(path),
        record.line,
        case.told.sentence
    ));
    if let Some(thrown) = &case.told.thrown {
        page.paragraph(&format!("With it, {thrown}."));
    }
    page.heading("In short");
    page.paragraph(&format!(
        "The entry stands: it names the one before it, it bears the signature of {}, and the rules allowed it then.",
        held.map_or("its author", |held| held.name.as_str())
    ));
    page.terminal.print("");
    page.paragraph(FINGERPRINTS);
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
    let mut storyteller = EntryDescriber::default();
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
        return Err(Failure::usage(format!("the log has entries 0 to {last}, not {number}")));
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
    page.heading("1  Its place");
    match link(case) {
        Some((before, step)) => {
            let (seq, prev) = (record.entry.seq, before.entry.seq);
            page.paragraph(&format!(
                "Entry {seq} names in its line `prev` the fingerprint of entry {prev}, so it can stand behind that very \
                 text and nowhere else. The fingerprint is taken of the text between the lines `---` and `sig`:"
            ));
            page.step(&step);
        }
        None => page.paragraph(
            "It is the charter, with which the log begins; so it names no entry before it. Its own fingerprint is the id of \
             the game.",
        ),
    }
    let next = match case.game.records.get(case.place + 1) {
        Some(next) => format!("Entry {} names it in the same way, by its own fingerprint:", next.entry.seq),
        None => "It is the last entry; the next one will name it by its own fingerprint:".to_owned(),
    };
    page.paragraph(&next);
    page.step(&own(record));
}

fn signature(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry, held: &KeyPeriod) {
    let by = &record.entry.by;
    page.heading("2  Its signature");
    let introduced = case.game.records.get(usize::try_from(held.introduced).unwrap_or(usize::MAX));
    let slip = held.slip.and_then(|slip| introduced?.entry.slips.get(slip.checked_sub(1)?));
    let kind = slip.map(|slip| slip.kind.name()).or_else(|| introduced.map(|record| record.entry.kind.name()));
    let kind = kind.unwrap_or("entry");
    let whose = match held.name == by.as_str() {
        true => format!("of {by}"),
        false => format!("of {}, who writes for {by}: {by} plays by post and has no key", held.name),
    };
    page.paragraph(&format!(
        "The line `sig` was made with the private half of a key {whose}. {} ({kind}) introduced the key:",
        capital(&on(held.introduced, held.slip))
    ));
    page.line(&held.key.to_string());
    page.line(&format!("fingerprint, as OpenSSH shows it: {}", held.key.fingerprint()));
    if held.rekeys > 0 {
        let times = if held.rekeys == 1 { "once".to_owned() } else { format!("{} times", held.rekeys) };
        page.paragraph(&format!(
            "The key of {} had been replaced {times} by then, so ssh-keygen knows this one as `{}`.",
            held.name,
            held.principal()
        ));
    }
    page.paragraph(
        "Nobody can make such a signature without the private half, and it fits no other text. To check it with OpenSSH \
         instead of this program:",
    );
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
    page.heading("3  What the rules said");
    if let Some(before) = &case.before {
        page.paragraph("Before it:");
        duties::all(before).iter().for_each(|line| page.line(line));
    }
    let by = &record.entry.by;
    match &record.entry.kind {
        EntryKind::Turn(turn) => {
            let then = turn.then.as_ref().map(|then| format!(", and then `{then}`, which an order had ready")).unwrap_or_default();
            page.paragraph(&format!(
                "The turn `{}`{then} was legal in the position then, and leads to the position that the entry states: {}",
                turn.play, turn.position
            ));
            page.terminal.print(format!("\n{}", page.terminal.board(case.after.play(), None)));
            if let Some(proof) = &turn.proof {
                sealed::proof(page, &case.after, by, proof);
            }
        }
        EntryKind::Open(open) => sealed::opening(page, &case.after, by, open),
        EntryKind::Charter(charter) => page.paragraph(&format!(
            "{} can be played under it: rules version {}, {} players, options and keys in order.",
            case.after.play().game().title,
            charter.rules,
            charter.players.len()
        )),
        EntryKind::Agree(number) => {
            let what = agreed(&record.entry.slips, *number);
            let what = what.map_or_else(String::new, |(slip, offer)| {
                let whose = &slip.by;
                format!(" It was {whose} who offered {}, on slip {number} of this entry.", view::proposal(offer))
            });
            page.paragraph(&format!(
                "An agreement takes all players who are in the game: who offers, {by} by writing it, and everybody else by a slip \
                 in this very entry that names the offer by its fingerprint.{what}"
            ));
        }
        EntryKind::Ruling(ruling) => page.paragraph(&format!(
            "A ruling may stand behind any entry: with it the referee takes the pen. This one has the number {}, which is higher \
             than that of every ruling of this referee before it. Of two branches of a game the one with the higher number goes \
             on; two rulings of one referee with the same number would prove that the referee has signed twice. The decision: \
             {by} {}. The reason given: \"{}\".",
            ruling.nr,
            view::verdict_words(&ruling.verdict),
            ruling.reason
        )),
        EntryKind::Post(_) => page.paragraph(&format!(
            "{by} held the pen, and a post does nothing but write in the slips that stand in it."
        )),
        EntryKind::Join(_) | EntryKind::Answer(_) | EntryKind::Resign(_) | EntryKind::Claim(_) | EntryKind::Save(_) => page.paragraph(&format!(
            "{by} held the pen, and {} was allowed then.",
            record.entry.kind.one()
        )),
    }
    for remark in &case.told.remarks {
        page.paragraph(&format!("Besides: {remark}."));
    }
    page.paragraph("After it:");
    duties::all(&case.after).iter().for_each(|line| page.line(line));
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
    page.heading(if record.entry.slips.is_empty() { "4  Dice" } else { "5  Dice" });
    for (name, number, throw) in elements {
        page.paragraph(&match throw {
            Some(throw) => {
                format!(
                    "It reveals element {number} of {name}'s chain, for throw {throw}: `--throw {throw}` proves it."
                )
            }
            None => {
                format!(
                    "It reveals element {number} of {name}'s chain, for a throw that is not complete, or was cancelled."
                )
            }
        });
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
