//! `adjudicate explain`: one throw, one entry, or a whole dispute, in plain words.

mod entry;
mod plain;
mod sealed;
mod slips;
mod throw;

use crate::printable::printable_path;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use super::context::CommandContext;
use super::dispute;
use super::terminal::Terminal;
use crate::log::file;
use crate::referee::dispute::{EquivocationProof, ProofFlaw};
use crate::render::{WIDTH, wrapped};
use crate::rules::{Phrase, PhraseArgument, phrase};
use adjudicate_agent::discover::{self, FoundItem};
use adjudicate_agent::{Failure, game_file};
use adjudicate_text::shell::ShellCommand;

/// Explain a throw or an entry step by step, so that you can check it.
///
/// Explains a whole dispute as well, as a letter that an arbiter can send.
///
/// For a throw: the commitments before it, the revealed elements, and how the numbers follow. For an entry: why it
/// stands where it stands, whose signature it bears, what the rules said, which slips it writes in and who signed them.
/// Every step is a command that can be pasted into bash, so that nobody has to trust this program. Without --entry and
/// --throw, the last throw is explained, or the last entry of a game without dice. Of several copies, and of evidence,
/// it is explained how they contradict each other, as `adjudicate dispute --letter` does.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate explain game.yaml\n  adjudicate explain game.yaml --throw 3\n  \
                        adjudicate explain game.yaml --entry 12\n  \
                        adjudicate explain game.yaml --entry 12 --plain\n  \
                        adjudicate explain alice.yaml bob.yaml > letter.txt\n  \
                        adjudicate explain evidence.yaml")]
pub struct Arguments {
    /// The game's file, its number or the beginning of its name, which may be left out where there is only one; or evidence, or
    /// several copies
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Explain this entry
    #[arg(long, value_name = "N", conflicts_with = "throw")]
    entry: Option<u64>,
    /// Explain this throw; the first one of the game is 1
    #[arg(long, value_name = "R")]
    throw: Option<u64>,
    /// Explain an entry without numbers and commands, for people who have never heard of hashes
    #[arg(long, conflicts_with = "throw")]
    plain: bool,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// The log cannot be read or is invalid, or has no such entry or throw; nothing is there to compare.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let located = arguments.files.iter().map(|file| game_file::locate(context, Some(file)));
    let files = located.collect::<Result<Vec<PathBuf>, Failure>>()?;
    let path = match files.as_slice() {
        [] => game_file::locate(context, None)?,
        [file] if !is_evidence(context, file)? => file.clone(),
        [file] if let Some(flaw) = flawed(context, file)? => return Err(flaw),
        _ if arguments.entry.is_none() && arguments.throw.is_none() && !arguments.plain => {
            return dispute::letter(context, files);
        }
        [_] => {
            return Err(Failure::usage(phrase!("evidence-as-whole", "evidence is explained as a whole"))
                .hint(phrase!("evidence-as-whole-hint", "leave out --entry, --throw and --plain")));
        }
        _ => {
            return Err(Failure::usage(phrase!(
                "one-of-one-file",
                "one entry or throw is explained of one file, not of several copies"
            ))
            .hint(phrase!(
                "one-of-one-file-hint",
                "name one game's file, or leave out --entry, --throw and --plain to compare the copies"
            )));
        }
    };
    if let Some(number) = arguments.entry {
        entry::run(context, &path, number, arguments.plain)?;
        return Ok(ExitCode::SUCCESS);
    }
    let (game, trail) = game_file::load_with_trail(context.system(), &path)?;
    let throws = trail.throws().len() as u64;
    match arguments.throw {
        None if throws == 0 || arguments.plain => {
            entry::run(context, &path, game.state.entries().saturating_sub(1), arguments.plain)?;
        }
        Some(number) if number == 0 || number > throws => {
            let english = match throws {
                0 => "nothing has been thrown in this game".to_owned(),
                1 => format!("there is one throw in this game, number 1, and no throw {number}"),
                _ => format!("there are throws 1 to {throws} in this game, and no throw {number}"),
            };
            let reason = Phrase::english("no-such-throw", english).with("throws", throws).with("number", number);
            return Err(Failure::usage(reason));
        }
        chosen => throw::run(context, &game, &trail, chosen.unwrap_or(throws)),
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the flaw of evidence that proves nothing.
fn flawed(context: &CommandContext, file: &Path) -> Result<Option<Failure>, Failure> {
    let flaw = EquivocationProof::read(&file::read(context.system(), file)?).err();
    let failure = |flaw: ProofFlaw| {
        let reason = phrase!(
            "proves-nothing",
            "`{file}` proves nothing ({class}): {flaw}",
            file = printable_path(file),
            class = flaw.class(),
            flaw = flaw.phrase()
        );
        Failure::ruled(reason)
            .rule("protocol 5")
            .hint(phrase!("proves-nothing-hint", "`adjudicate dispute` looks at the entries in it all the same"))
    };
    Ok(flaw.map(failure))
}

fn is_evidence(context: &CommandContext, file: &Path) -> Result<bool, Failure> {
    match discover::logs(context.system(), file).as_slice() {
        [FoundItem::Evidence(_)] => Ok(true),
        [FoundItem::Unreadable(failure)] => Err(failure.clone()),
        _ => Ok(false),
    }
}

/// Text in the language of a reader in which paragraphs are wrapped and commands stand as they are.
struct Paragraphs {
    terminal: Terminal,
}

impl Paragraphs {
    fn heading(&self, key: &str, values: &[(&str, PhraseArgument)]) {
        self.terminal.print(format!("\n{}\n", self.terminal.text(key, values)));
    }

    fn paragraph(&self, key: &str, values: &[(&str, PhraseArgument)]) {
        self.sentences(&[self.terminal.text(key, values)]);
    }

    /// A paragraph of several texts.
    fn sentences(&self, texts: &[String]) {
        for line in wrapped(&texts.join(" "), WIDTH) {
            self.terminal.print(line.trim_start());
        }
    }

    fn line(&self, text: &str) {
        self.terminal.print(format!("  {text}"));
    }

    /// Explains fingerprints, behind an empty line.
    fn fingerprints(&self) {
        self.terminal.print("");
        self.paragraph("explain-fingerprints", &[]);
    }

    /// A command at the margin, where it can be copied whole.
    fn step(&self, step: &ShellCommand) {
        let prints = self.terminal.text("explain-prints", &[]);
        self.terminal.print(format!("\n{}\n\n{prints}\n\n{}\n", step.command, step.prints));
    }

    /// Names in the log as a list.
    fn names<'n>(&self, names: impl Iterator<Item = &'n str>) -> PhraseArgument {
        let names: Vec<String> =
            names.map(|name| self.terminal.text("explain-name", &[("name", name.into())])).collect();
        self.terminal.language.list(&names).into()
    }
}

/// The values of a text for an entry, or a slip of it.
fn on(entry: u64, slip: Option<usize>) -> [(&'static str, PhraseArgument); 2] {
    [("entry", entry.into()), ("slip", PhraseArgument::count(slip.unwrap_or(0)))]
}
