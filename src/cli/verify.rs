//! `adjudicate verify`: the verdict on logs, offline.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc;

use anstyle::{AnsiColor, Style};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::context::CommandContext;
use super::terminal::Terminal;
use crate::rules::PhraseArgument;
use adjudicate_agent::check::{CheckedItem, ItemVerdict, VerdictReport, check};
use adjudicate_agent::discover::{self, FoundItem};
use adjudicate_agent::{Failure, game_file};
use adjudicate_locales::Language;

/// Check that games are genuine: signatures, rules, dice, results.
///
/// Evidence files of `dispute` are checked as well, each from its own bytes alone. Needs no network, no secrets and no
/// clock. A directory means all files in it and below it that are called *.yaml or *.yml and begin with `---`. Prints
/// one line for each log, with remarks below it; the fault of an invalid log is shown with its line. The file beside a
/// log, FILE.beside, is checked as well: slips that wait, and entries before which the line stops.
///
/// Exit status: 0 if all logs are valid, 1 if any is invalid, 3 if a file cannot be read (the others are verified all the
/// same), 2 if there was nothing to verify.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate verify game.yaml\n  adjudicate verify summer-cup/ winter-cup/\n  \
                        adjudicate verify --json games/ | jq -r 'select(.verdict == \"invalid\") | .file'")]
pub struct Arguments {
    /// Logs, and directories of logs; or a game's number, or the beginning of its name
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// None: the fault of one log is shown in its turn and does not stop the next.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let terminal = context.terminal;
    let items: Vec<FoundItem> = arguments.paths.iter().flat_map(|path| named(context, path)).collect();
    let mut tally = Tally::default();
    let bar = progress(terminal, &items);
    in_order(context, &items, &bar, |report| {
        tally.count(report.verdict);
        bar.suspend(|| show(&report, terminal));
    });
    bar.finish_and_clear();
    if !terminal.json && tally.logs() > 1 {
        terminal.print(tally.summary(terminal.language));
    }
    Ok(tally.status())
}

/// Returns the items at a path, or of this name: a game can be named by its number or by a beginning, as in other
/// commands.
fn named(context: &CommandContext, path: &Path) -> Vec<FoundItem> {
    match game_file::locate(context, Some(path)) {
        Ok(path) => discover::logs(context.system(), &path),
        Err(failure) => vec![FoundItem::Unreadable(failure)],
    }
}

/// Verdicts on a terminal; elsewhere the stream takes colours out.
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default().bold();

fn show(checked: &CheckedItem, terminal: Terminal) {
    if terminal.json {
        match (&checked.object, &checked.failure) {
            // The object says what is wrong with an invalid log.
            (Some(VerdictReport::Game(verdict)), _) => terminal.print_json(verdict.as_ref()),
            (Some(VerdictReport::Evidence(verdict)), _) => terminal.print_json(verdict.as_ref()),
            (None, Some(failure)) => terminal.fail(failure),
            (None, None) => checked.more.iter().for_each(|line| terminal.remark(line)),
        }
        return;
    }
    if let Some(line) = &checked.line {
        let style = if checked.verdict == ItemVerdict::Invalid { BAD } else { GOOD };
        terminal.print(line.written(terminal.language, |word| format!("{style}{word}{style:#}")));
    }
    for line in &checked.more {
        terminal.print(line);
    }
    if let Some(failure) = &checked.failure {
        terminal.fail(failure);
    }
}

/// Verifies on all cores, and hands over the reports in the order of the items as soon as that is possible.
fn in_order(context: &CommandContext, items: &[FoundItem], bar: &ProgressBar, mut take: impl FnMut(CheckedItem)) {
    // Verifying starts threads for one log only if it is long: on a busy computer the start takes longer than a short log.
    let language = context.terminal.language;
    if let [item] = items {
        return take(check(context.system(), language, item, |bytes| bar.inc(bytes)));
    }
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            items.iter().enumerate().par_bridge().for_each_with(sender, |sender, (place, item)| {
                // The receiver lives until every sender is dropped.
                let _ = sender.send((place, check(context.system(), language, item, |bytes| bar.inc(bytes))));
            });
        });
        let mut early = BTreeMap::new();
        let mut next = 0;
        for (place, report) in receiver {
            early.insert(place, report);
            while let Some(report) = early.remove(&next) {
                take(report);
                next += 1;
            }
        }
    });
}

fn progress(terminal: Terminal, items: &[FoundItem]) -> ProgressBar {
    if !terminal.shows_progress() {
        return ProgressBar::hidden();
    }
    let size = |item: &FoundItem| match item {
        FoundItem::Log(path) => std::fs::metadata(path).map_or(0, |metadata| metadata.len()),
        _ => 0,
    };
    let values = [("bar", "{wide_bar}"), ("bytes", "{bytes}"), ("all", "{total_bytes}"), ("left", "{eta}")];
    let style = ProgressStyle::with_template(
        &terminal.language.text("verify-progress", &values.map(|(name, part)| (name, part.into()))),
    );
    let bar = ProgressBar::new(items.iter().map(size).sum());
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// How many logs had which verdict.
#[derive(Default)]
struct Tally(BTreeMap<ItemVerdict, usize>);

impl Tally {
    fn count(&mut self, verdict: ItemVerdict) {
        *self.0.entry(verdict).or_default() += 1;
    }

    fn of(&self, verdict: ItemVerdict) -> usize {
        self.0.get(&verdict).copied().unwrap_or(0)
    }

    fn logs(&self) -> usize {
        [ItemVerdict::Over, ItemVerdict::Running, ItemVerdict::Invalid, ItemVerdict::Proved, ItemVerdict::Unreadable]
            .map(|verdict| self.of(verdict))
            .iter()
            .sum()
    }

    fn summary(&self, language: Language) -> String {
        let word = format!("{BAD}{}{BAD:#}", language.text("verdict-invalid", &[]));
        let parts = [
            (ItemVerdict::Over, "verify-over"),
            (ItemVerdict::Running, "verify-running"),
            (ItemVerdict::Invalid, "verify-invalid"),
            (ItemVerdict::Proved, "verify-proved"),
            (ItemVerdict::Unreadable, "verify-unreadable"),
        ];
        let counted = parts.iter().filter(|(verdict, _)| self.of(*verdict) > 0);
        let part = |(verdict, key): &(ItemVerdict, &str)| {
            let count = PhraseArgument::count(self.of(*verdict));
            language.text(key, &[("count", count), ("word", word.as_str().into())])
        };
        let parts = counted.map(part).collect::<Vec<_>>().join(", ");
        language.text("verify-logs", &[("count", PhraseArgument::count(self.logs())), ("parts", parts.into())])
    }

    /// A verdict against a log weighs most; that nothing was verified must not look like success.
    fn status(&self) -> ExitCode {
        ExitCode::from(match () {
            () if self.of(ItemVerdict::Invalid) > 0 => 1,
            () if self.of(ItemVerdict::Unreadable) > 0 => 3,
            () if self.of(ItemVerdict::Nothing) > 0 || self.logs() == 0 => 2,
            () => 0,
        })
    }
}
