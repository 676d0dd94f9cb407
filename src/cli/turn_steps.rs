//! A turn that is made of steps, asked for one after the other, or completed where squares were left out.

use super::context::CommandContext;
use super::dialogue_file::DialogueFile;
use crate::crypto::Digest;
use crate::referee::SecretBoard;
use crate::render;
use crate::rules::{MoveGroup, Play, Stage};
use adjudicate_agent::Failure;
use adjudicate_agent::turn::{BETWEEN, stage};
use adjudicate_text::moves::shortened;

/// Returns the file that stores the steps of a turn until it is signed, with the id of the entry that it follows.
pub fn kept(context: &CommandContext, game: &Digest) -> Result<DialogueFile, Failure> {
    DialogueFile::of(context, &format!("turn-{}", game.to_hex()))
}

/// Leads through the parts of a turn behind the entry `head` and gives its text; `None` in games whose turns are not made of
/// steps. The steps are kept as they are taken, and offered again.
///
/// # Errors
/// The input ends, or the stored steps cannot be read.
pub fn ask(
    context: &CommandContext,
    play: &Play,
    board: Option<&SecretBoard>,
    kept: &DialogueFile,
    head: &Digest,
) -> Option<Result<String, Failure>> {
    stage(play, "", board).map(|_| dialogue(context, play, board, kept, head))
}

/// The steps that were taken before in the same turn, if they still fit and the user goes on with them.
fn taken_up(
    context: &CommandContext,
    play: &Play,
    board: Option<&SecretBoard>,
    kept: &DialogueFile,
    head: &Digest,
) -> Result<Vec<String>, Failure> {
    let mut lines = kept.read()?.into_iter();
    if lines.next() != Some(head.to_string()) {
        return Ok(Vec::new());
    }
    let mut steps: Vec<String> = lines.collect();
    let whole = match stage(play, &steps.join(BETWEEN), board) {
        Some(Ok(stage)) => stage.groups.is_empty(),
        _ => return Ok(Vec::new()),
    };
    let question = context.terminal.text("question-begun", &[("steps", steps.join(BETWEEN).into())]);
    if steps.is_empty() || !context.terminal.confirm(&question)? {
        return Ok(Vec::new());
    }
    if whole {
        // The last one is asked for again, so that there is a question from which to go back.
        steps.pop();
    }
    Ok(steps)
}

fn dialogue(
    context: &CommandContext,
    play: &Play,
    board: Option<&SecretBoard>,
    kept: &DialogueFile,
    head: &Digest,
) -> Result<String, Failure> {
    let terminal = context.terminal;
    let mut steps = taken_up(context, play, board, kept, head)?;
    let head = head.to_string();
    let mut told = 0;
    loop {
        let begun = steps.join(BETWEEN);
        let Some(stage) = stage(play, &begun, board) else { return Ok(begun) };
        let stage = stage?;
        let sentences = terminal.language.phrases(&stage.told);
        sentences.iter().skip(told).for_each(|sentence| terminal.print(sentence));
        told = sentences.len();
        if stage.groups.is_empty() {
            return Ok(stage.begun);
        }
        terminal.print("");
        terminal.print(render::board(&stage.scene, terminal.charset()).trim_end());
        terminal.print("");
        terminal.print(terminal.language.phrase(&stage.about));
        for (number, group) in (1..).zip(&stage.groups) {
            terminal.print(format!("{number}  {}: {}", context.language.phrase(&group.title), shortened(group)));
        }
        match pick(context, &stage, steps.is_empty())? {
            StepChoice::Step(step) => steps.push(step),
            StepChoice::Back => {
                steps.pop();
                told = 0;
            }
        }
        // If they cannot be stored, the user loses nothing but a convenience.
        let _ = kept.store(std::iter::once(head.as_str()).chain(steps.iter().map(String::as_str)));
    }
}

enum StepChoice {
    Step(String),
    Back,
}

/// A number, and where a group has several steps which of them; or a step as it is written.
fn pick(context: &CommandContext, stage: &Stage, first: bool) -> Result<StepChoice, Failure> {
    let terminal = context.terminal;
    let question = terminal.text(if first { "ask-step" } else { "ask-step-or-back" }, &[]);
    let steps: Vec<String> = stage.groups.iter().flat_map(|group| group.moves.iter().cloned()).collect();
    loop {
        let typed = terminal.ask_among(&question, &steps)?;
        if typed.eq_ignore_ascii_case("back") && !first {
            return Ok(StepChoice::Back);
        }
        let by_number = typed.parse::<usize>().ok().and_then(|number| stage.groups.get(number.checked_sub(1)?));
        let which = |steps: &[&str]| terminal.remark_text("which-step", &[("steps", steps.join(", ").into())]);
        match by_number.map(|group| group.moves.as_slice()) {
            Some([only]) => return Ok(StepChoice::Step(only.clone())),
            Some(several) => which(&several.iter().map(String::as_str).collect::<Vec<_>>()),
            None => match matching(&stage.groups, &typed).as_slice() {
                [only] => return Ok(StepChoice::Step((*only).to_owned())),
                [] => {
                    terminal.remark_text("no-such-step", &[("typed", typed.into())]);
                }
                several => which(several),
            },
        }
    }
}

/// Returns the steps that begin with the typed text, in any case of letters, or the one that is exactly that.
fn matching<'a>(groups: &'a [MoveGroup], typed: &str) -> Vec<&'a str> {
    let typed: Vec<String> = typed.split_whitespace().map(str::to_ascii_lowercase).collect();
    let typed = typed.join(" ");
    let moves = || groups.iter().flat_map(|group| &group.moves).map(|step| (step.as_str(), step.to_ascii_lowercase()));
    let fits = |lower: &str| lower.starts_with(&typed) || lower.ends_with(&format!(" {typed}"));
    match moves().find(|(_, lower)| *lower == typed) {
        _ if typed.is_empty() => Vec::new(),
        Some((exact, _)) => vec![exact],
        None => moves().filter(|(_, lower)| fits(lower)).map(|(step, _)| step).collect(),
    }
}
