//! `adjudicate replay`: a game turn by turn.

use adjudicate_locales::Language;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
#[cfg(feature = "png")]
use indicatif::{ProgressBar, ProgressStyle};

use super::context::CommandContext;
use super::output;
use super::usage::number_in;
use crate::log::file;
use crate::log::{Entry, EntryKind};
use crate::referee::{Match, verify_with};
use crate::render::{self, WIDTH, wrapped};
#[cfg(feature = "png")]
use crate::rules::Scene;
use crate::rules::{Play, phrase};
use adjudicate_agent::chronicle::Chronicle;
use adjudicate_agent::failure::Failure;
use adjudicate_agent::game_file;
use adjudicate_report::{AwaitedAct, ReplayedEntry, WrittenFiles};
use adjudicate_text::deeds::DeedHistory;
use adjudicate_text::describe::{EntryDescriber, EntryText};
use adjudicate_text::status::{self, StatusFacts};
use adjudicate_text::view;

/// Go through a game turn by turn.
///
/// Tells every entry: turns with the board after them, throws, remarks, offers and what became of them, claims,
/// rulings, new keys. Of an invalid log it tells the part before the fault, then the fault; pages and moving pictures
/// are made of valid logs only.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate replay game.yaml\n  adjudicate replay game.yaml --from 20 --to 30\n  \
                        adjudicate replay game.yaml --boards none\n  adjudicate replay game.yaml --as html -o game.html\n  \
                        adjudicate replay --json game.yaml | jq .position")]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// In which form
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    form: ReplayForm,
    /// Write a page or a moving picture into this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How wide a GIF is, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 480, value_parser = number_in(16..=2048_u32))]
    width: u32,
    /// Which boards to draw
    #[arg(long, value_name = "WHICH", default_value = "all")]
    boards: ShownBoards,
    /// Begin with this entry
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: u64,
    /// End with this entry
    #[arg(long, value_name = "N")]
    to: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ReplayForm {
    /// Printed
    Text,
    /// One page for browsers, with a slider, that needs nothing else
    Html,
    /// A moving picture, board after board
    Gif,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ShownBoards {
    /// None
    None,
    /// The one after the last entry that is shown
    Last,
    /// One wherever it changes
    All,
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, the log is invalid, or it has no entries in this range.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let terminal = context.terminal;
    let to = arguments.to.unwrap_or(u64::MAX);
    if to < arguments.from {
        return Err(Failure::usage(phrase!(
            "nothing-from-to",
            "there is nothing from entry {from} to entry {to}",
            from = arguments.from,
            to
        )));
    }
    let path = game_file::locate(context, arguments.file.as_deref())?;
    match (arguments.form, &arguments.output) {
        (ReplayForm::Text, None) => {}
        (ReplayForm::Text, Some(_)) => {
            return Err(Failure::usage(phrase!("output-for-pages", "`--output` is for pages and pictures"))
                .hint(phrase!("output-for-pages-hint", "add `--as html` or `--as gif`")));
        }
        (form, _) => return picture(context, &path, form, &arguments),
    }
    let bytes = file::read(context.system(), &path)?;
    let mut storyteller = EntryDescriber::default();
    let (language, mut deeds) = (terminal.language, DeedHistory::default());
    let mut last: Option<Play> = None;
    let verified = verify_with(&bytes, |_, signed, state| {
        let entry = &signed.entry;
        let told = storyteller.tell(entry, state);
        deeds.follow(entry, state);
        if !(arguments.from..=to).contains(&entry.seq) {
            return;
        }
        if terminal.json {
            terminal.print_json(&object(entry, state, &told));
            return;
        }
        if last.is_none() {
            terminal.print(format!("{}\n", view::headline_in(language, state)));
        }
        let text = match language.is_english() {
            true => lines(entry, &told),
            // Other languages tell what the players did, their remarks among it, and nothing that is only for the record.
            false => deeds.told(language, state, entry.seq).map_or_else(Vec::new, |sentence| {
                lines(&Entry { say: None, ..entry.clone() }, &EntryText { sentence, ..EntryText::default() })
            }),
        };
        text.iter().for_each(|line| terminal.print(line));
        if arguments.boards == ShownBoards::All && told.board {
            terminal.print(format!("\n{}\n", indented(&terminal.board(state.play(), None))));
        }
        last = Some(state.play().clone());
    });
    if let (ShownBoards::Last, Some(play), false) = (arguments.boards, &last, terminal.json) {
        terminal.print(format!("\n{}", terminal.board(play, None)));
    }
    if let Some(found) = &verified.fault {
        return Err(Failure::found(found, &path.display().to_string(), &bytes));
    }
    let Some(state) = &verified.state else { return Ok(()) };
    if arguments.from >= state.entries() {
        return Err(game_file::no_such_entry(state.entries() - 1, arguments.from));
    }
    if terminal.json {
        return Ok(());
    }
    if to >= state.entries() - 1 {
        terminal.print("");
        let facts = StatusFacts { language, ..StatusFacts::default() };
        let sentences = status::sentences(language, &status::of(state, None, &facts, None), None);
        sentences.iter().chain(&view::remarks(language, state)).for_each(|line| terminal.print(line));
    }
    Ok(())
}

/// Writes the game as a page or as a moving picture.
fn picture(context: &CommandContext, path: &Path, form: ReplayForm, arguments: &Arguments) -> Result<(), Failure> {
    let to = arguments.to.unwrap_or(u64::MAX);
    // Files go to others.
    let language = if arguments.output.is_none() { context.language } else { Language::ENGLISH };
    let chronicle = Chronicle::read(language, context.system(), path, arguments.to, arguments.from..=to)?;
    if chronicle.steps.is_empty() {
        return Err(game_file::no_such_entry(chronicle.game.state.entries() - 1, arguments.from));
    }
    let (end, bytes) = match form {
        ReplayForm::Gif => ("gif", gif(context, &chronicle, arguments.width)?),
        _ => {
            let mut page = chronicle.page();
            page.referee = output::has_referee(arguments.output.as_deref())?;
            ("html", render::page(&page).into_bytes())
        }
    };
    let Some(file) = &arguments.output else { return output::pipe(end, &bytes) };
    output::write(file, end, &bytes)?;
    let written = file.display().to_string();
    match context.terminal.json {
        true => context.terminal.print_json(&WrittenFiles { written: vec![written] }),
        false => context.terminal.print_text("written", &[("files", written.into())]),
    }
    Ok(())
}

#[cfg(feature = "png")]
fn gif(context: &CommandContext, chronicle: &Chronicle, width: u32) -> Result<Vec<u8>, Failure> {
    let scenes: Vec<Scene> = chronicle.steps.iter().map(|step| step.scene.clone()).collect();
    let bar = match context.terminal.shows_progress() {
        true => ProgressBar::new(scenes.len() as u64),
        false => ProgressBar::hidden(),
    };
    let values = [("bar", "{wide_bar}".into()), ("position", "{pos}".into()), ("boards", "{len}".into())];
    let bar = match ProgressStyle::with_template(&context.terminal.text("replay-painting", &values)) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    };
    let bytes = render::gif(&scenes, width, || bar.inc(1));
    bar.finish_and_clear();
    bytes.map_err(|error| Failure::environment(error.to_string()))
}

#[cfg(not(feature = "png"))]
fn gif(_: &CommandContext, _: &Chronicle, _: u32) -> Result<Vec<u8>, Failure> {
    Err(output::without_pixels())
}

/// How far what follows an entry's number and date is indented.
const INDENT: usize = 7;

fn lines(entry: &Entry, told: &EntryText) -> Vec<String> {
    let date = entry.at.to_string();
    let date = date.split('T').next().unwrap_or_default();
    let turn = told.turn.map(|turn| format!("turn {turn}, ")).unwrap_or_default();
    let sentence = format!("{turn}{}", told.sentence);
    // A turn is made with the throw; an answer only brings it about.
    let happened = match (&told.thrown, told.turn) {
        (Some(thrown), Some(_)) => vec![thrown.clone(), sentence],
        (Some(thrown), None) => vec![sentence, thrown.clone()],
        (None, _) => vec![sentence],
    };
    let room = WIDTH - INDENT;
    let dated = happened.iter().enumerate().map(|(place, what)| match place {
        0 => format!("{date}  {what}"),
        _ => what.clone(),
    });
    let mut text: Vec<String> = dated.flat_map(|what| wrapped(&what, room)).collect();
    text.extend(entry.say.iter().flat_map(|say| wrapped(&format!("\"{say}\""), room)));
    text.extend(told.remarks.iter().flat_map(|remark| wrapped(&format!("- {remark}"), room)));
    let number = |place: usize| if place == 0 { entry.seq.to_string() } else { String::new() };
    text.iter().enumerate().map(|(place, line)| format!("{:>5}  {line}", number(place))).collect()
}

fn indented(board: &str) -> String {
    let line = |line: &str| if line.is_empty() { String::new() } else { format!("{:INDENT$}{line}", "") };
    board.trim_end().lines().map(line).collect::<Vec<_>>().join("\n")
}

fn object(entry: &Entry, state: &Match, told: &EntryText) -> ReplayedEntry {
    let play = match &entry.kind {
        EntryKind::Turn(turn) => Some(turn.play.as_str().to_owned()),
        _ => None,
    };
    let dice: Option<Vec<u64>> =
        entry.dice.as_ref().map(|dice| dice.as_str().split(' ').filter_map(|number| number.parse().ok()).collect());
    ReplayedEntry {
        entry: entry.seq,
        id: state.head(),
        by: entry.by.to_string(),
        at: entry.at,
        kind: entry.kind.name(),
        turn: told.turn,
        play,
        dice,
        say: entry.say.as_ref().map(|say| say.as_str().to_owned()),
        text: told.sentence.clone(),
        thrown: told.thrown.clone(),
        remarks: told.remarks.clone(),
        position: state.play().text(),
        demand: AwaitedAct::of(state),
    }
}
