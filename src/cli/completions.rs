//! `adjudicate completions`: scripts that complete commands, games, players, moves and options in a shell.
//!
//! The script of a shell asks this program, in the variable `COMPLETE`, what fits at the cursor. For bash it is our own: bash splits
//! words at `=` and `:`, and inserts what it is given as it is.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

use clap::{Arg, Args, Command};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use clap_complete::env::{CompleteEnv, Shells};
use clap_complete::{Shell, engine};

use super::context::{self, CommandContext};
use super::terminal::Terminal;
use crate::log::file::Disk;
use adjudicate_agent::game_file::{self, GameFile};
use adjudicate_agent::game_files::{CachedGameFiles, UncachedJudge};
use adjudicate_agent::settings::{self, Settings};
use adjudicate_agent::{Context, Failure, turn};
use adjudicate_games::GAMES;
use adjudicate_locales::Language;
use adjudicate_rules::{AcceptedValues, Demand, phrase};

/// The variable in which a shell asks for completions.
const ASKED: &str = "COMPLETE";

/// Options with more values than these are completed to their name alone.
const VALUES_MAX: u64 = 16;

/// Print a script that completes commands in your shell.
///
/// Games of the directory, players, moves that are legal now, and options are completed as well: the shell asks this program for them.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate completions bash > ~/.local/share/bash-completion/completions/adjudicate\n  \
                        adjudicate completions zsh > ~/.zfunc/_adjudicate\n  \
                        adjudicate completions fish > ~/.config/fish/completions/adjudicate.fish"
)]
pub struct Arguments {
    /// The shell
    shell: Shell,
}

/// Runs the command.
///
/// # Errors
/// The shell has no such script, which each has.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.shell.to_string();
    let script = match arguments.shell {
        Shell::Bash => Ok(BASH.to_owned()),
        Shell::Zsh => registration(&name).map(|script| script + AUTOLOADED_BY_ZSH),
        _ => registration(&name),
    };
    let script = script.map_err(|error| {
        Failure::environment(phrase!("no-script-made", "the script cannot be made: {error}", error))
    })?;
    context.terminal.print(script.trim_end());
    Ok(())
}

fn registration(shell: &str) -> std::io::Result<String> {
    let mut script = Vec::new();
    let shells = Shells::builtins();
    let shell = shells.completer(shell).ok_or_else(|| std::io::Error::other("the shell is unknown"))?;
    shell.write_registration(ASKED, "adjudicate", "adjudicate", "adjudicate", &mut script)?;
    String::from_utf8(script).map_err(std::io::Error::other)
}

const BASH: &str = r#"_adjudicate() {
    local word
    COMPREPLY=()
    while IFS= read -r word; do
        COMPREPLY+=("$word")
    done < <(COMPLETE=bash adjudicate -- "${COMP_WORDS[@]:0:COMP_CWORD+1}" 2>/dev/null)
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=/] ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -F _adjudicate adjudicate
"#;

/// A file in zsh's `fpath` is run when the first completion is asked for, and has to give it.
const AUTOLOADED_BY_ZSH: &str = r#"if [ "$funcstack[1]" = "_adjudicate" ]; then
    _clap_dynamic_completer_adjudicate "$@"
fi
"#;

/// Answers a shell that asks for completions. `None` if none asks.
pub fn answer(arguments: &[OsString]) -> Option<ExitCode> {
    let shell = std::env::var_os(ASKED).filter(|shell| !shell.is_empty() && shell != "0")?;
    let words = arguments.iter().position(|word| word == "--").and_then(|place| arguments.get(place + 1..));
    let words: Vec<OsString> = words.unwrap_or_default().to_vec();
    let done = match Path::new(&shell).file_stem() == Some(OsStr::new("bash")) && !words.is_empty() {
        true => for_bash(&words),
        false => {
            let of_shell = words.clone();
            let completed = CompleteEnv::with_factory(move || with_values(&of_shell))
                .try_complete(arguments.iter().cloned(), std::env::current_dir().ok().as_deref());
            completed.map(|_| ()).map_err(std::io::Error::other)
        }
    };
    Some(if done.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints the completions of the last of these words, one a line.
fn for_bash(words: &[OsString]) -> std::io::Result<()> {
    // Bash cuts `points=3` into three words, and replaces the last of them.
    let mut joined: Vec<String> = Vec::new();
    let mut before = String::new();
    for word in words.iter().map(|word| word.to_string_lossy()) {
        let is_cut = word == "=" || word == ":";
        match joined.last_mut() {
            Some(last) if is_cut || before.ends_with(['=', ':']) && !before.is_empty() => last.push_str(&word),
            _ => joined.push(word.into_owned()),
        }
        before = joined.last().cloned().unwrap_or_default();
    }
    let last = joined.len().saturating_sub(1);
    let kept = joined.last().and_then(|word| word.rfind(['=', ':'])).map_or(0, |place| place + 1);
    let words: Vec<OsString> = joined.iter().map(|word| unquoted(word).into()).collect();
    let found = engine::complete(&mut with_values(&words), words, last, std::env::current_dir().ok().as_deref())?;
    let mut out = std::io::stdout().lock();
    for candidate in found {
        let value = candidate.get_value().to_string_lossy();
        writeln!(out, "{}", quoted(value.get(kept..).unwrap_or_default()))?;
    }
    Ok(())
}

/// The word without the quotation marks and backslashes of a shell.
fn unquoted(word: &str) -> String {
    word.chars().filter(|c| !['\'', '"', '\\'].contains(c)).collect()
}

/// The word as it is typed in bash.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/.,-+=_:@%".contains(c);
    word.chars().flat_map(|c| (!plain(c)).then_some('\\').into_iter().chain([c])).collect()
}

/// The values that are completed by this program.
#[derive(Clone, Copy)]
enum ValueKind {
    /// A game of this directory: its file or its number.
    Game,
    /// The name of a rule set.
    Rules,
    /// A player of the game.
    Player,
    /// A legal move, of which words may have been typed.
    Move,
    /// An option of the rule set, as `KEY=VALUE`.
    RuleOption,
}

/// The line that is being completed.
struct TypedLine {
    /// The words behind the command that are no options.
    values: Vec<String>,
    /// The game that `--game` names.
    game: Option<PathBuf>,
}

/// The definition of the command line, with the values of the commands about games.
fn with_values(words: &[OsString]) -> Command {
    let definition = super::definition();
    let line = Arc::new(TypedLine::of(&definition, words));
    definition.mut_subcommands(|command| match command.get_name() {
        "event" | "mail" | "store" | "key" | "table" => command,
        _ => valued(command, &line),
    })
}

fn valued(command: Command, line: &Arc<TypedLine>) -> Command {
    let name = command.get_name().to_owned();
    let command = command.mut_args(|arg| {
        let kind = kind(&name, &arg);
        match kind {
            Some(kind) => arg.add(ArgValueCompleter::new(LineValues { kind, line: line.clone() })),
            None if name == "accept" && arg.get_id() == "offer" => {
                arg.add(ArgValueCompleter::new(PathCompleter::file()))
            }
            None => arg,
        }
    });
    command.mut_subcommands(|command| valued(command, line))
}

fn kind(command: &str, arg: &Arg) -> Option<ValueKind> {
    Some(match (command, arg.get_id().as_str()) {
        ("new" | "invite" | "learn" | "rules" | "perft", "game") => ValueKind::Rules,
        ("join", "file") | (_, "game") => ValueKind::Game,
        ("show" | "moves" | "replay" | "export" | "receive", "file") => ValueKind::Game,
        ("verify", "paths") | ("explain", "files") | ("dispute", "copies") => ValueKind::Game,
        ("play", "play") => ValueKind::Move,
        ("new" | "invite" | "perft", "options") => ValueKind::RuleOption,
        ("show", "viewer") | (_, "scribe_for") => ValueKind::Player,
        ("timeout" | "forfeit" | "extend", "name") => ValueKind::Player,
        _ => return None,
    })
}

impl TypedLine {
    /// Reads the words before the one that is completed.
    fn of(definition: &Command, words: &[OsString]) -> TypedLine {
        let words: Vec<String> = words.iter().map(|word| unquoted(&word.to_string_lossy())).collect();
        let end = std::env::var("_CLAP_COMPLETE_INDEX").ok().and_then(|index| index.parse().ok());
        let end = end.unwrap_or(words.len().saturating_sub(1)).min(words.len());
        let mut line = TypedLine { values: Vec::new(), game: None };
        let mut commands = vec![definition];
        let mut rest = words.get(1..end).unwrap_or_default().iter();
        while let Some(word) = rest.next() {
            let (name, given) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value.to_owned())),
                _ => (word.as_str(), None),
            };
            let long = name.strip_prefix("--");
            let short = name.strip_prefix('-').filter(|_| long.is_none()).and_then(|short| short.chars().next());
            if long.is_none() && short.is_none() {
                match commands
                    .last()
                    .and_then(|command| command.find_subcommand(word))
                    .filter(|_| line.values.is_empty())
                {
                    Some(command) => commands.push(command),
                    None => line.values.push(word.clone()),
                }
                continue;
            }
            let fits =
                |arg: &&Arg| long.is_some() && arg.get_long() == long || short.is_some() && arg.get_short() == short;
            let arg = commands.iter().flat_map(|command| command.get_arguments()).find(fits);
            let value = match arg {
                Some(arg) if arg.get_action().takes_values() => given.or_else(|| rest.next().cloned()),
                _ => None,
            };
            if arg.is_some_and(|arg| arg.get_id() == "game") {
                line.game = value.map(PathBuf::from);
            }
        }
        line
    }

    /// The game that the command is about: the one that is named, or the only one here.
    fn game(&self, context: &Context) -> Option<GameFile> {
        let path = game_file::locate(context, self.game.as_deref()).ok()?;
        game_file::load(&Disk, &path, None).ok()
    }

    /// The next words of the legal moves that begin with the words that were typed.
    fn moves(&self) -> Vec<String> {
        let found = || {
            let context = office()?;
            let game = self.game(&context)?;
            let (play, _, board) = turn::foreseen(&context, &game).ok()?;
            let Demand::Act(_) = play.demand() else { return None };
            let groups = match turn::first(&play, board.as_ref()) {
                Some(stage) => stage.groups,
                None => play.position().legal(),
            };
            Some(groups.into_iter().flat_map(|group| group.moves))
        };
        let next = |text: String| {
            let words: Vec<&str> = text.split(' ').collect();
            let begins = words.iter().zip(&self.values).all(|(word, typed)| word == typed);
            words.get(self.values.len()).filter(|_| begins).map(|word| (*word).to_owned())
        };
        let mut words: Vec<String> = found().into_iter().flatten().filter_map(next).collect();
        words.sort();
        words.dedup();
        words
    }

    fn options(&self) -> Vec<String> {
        let game = GAMES.iter().find(|game| self.values.first().is_some_and(|name| name == game.name));
        let specs = game.map(|game| game.options).unwrap_or_default();
        let of = |spec: &adjudicate_rules::OptionSpec| {
            let key = spec.key;
            spec.accepts.iter().flat_map(|accepts| of_key(key, accepts)).collect::<Vec<String>>()
        };
        specs.iter().flat_map(of).collect()
    }
}

/// Options with this key, each with a value; without one where they are too many.
fn of_key(key: &str, accepts: &AcceptedValues) -> Vec<String> {
    match accepts {
        AcceptedValues::Int(range) if range.end().saturating_sub(*range.start()) < VALUES_MAX => {
            range.clone().map(|number| format!("{key}={number}")).collect()
        }
        AcceptedValues::Bool => ["true", "false"].iter().map(|value| format!("{key}={value}")).collect(),
        AcceptedValues::Word(word) => vec![format!("{key}={word}")],
        AcceptedValues::Words(words) => words.iter().map(|word| format!("{key}={word}")).collect(),
        AcceptedValues::Int(_) | AcceptedValues::Text | AcceptedValues::Boards => vec![format!("{key}=")],
    }
}

/// The values for one argument of the line.
struct LineValues {
    kind: ValueKind,
    line: Arc<TypedLine>,
}

impl ValueCompleter for LineValues {
    fn complete(&self, current: &OsStr) -> Vec<CompletionCandidate> {
        let typed = unquoted(&current.to_string_lossy());
        let found: Vec<String> = match self.kind {
            ValueKind::Game => games(&typed),
            ValueKind::Rules => GAMES.iter().map(|game| game.name.to_owned()).collect(),
            ValueKind::Player => players(&self.line).unwrap_or_default(),
            ValueKind::Move => self.line.moves(),
            ValueKind::RuleOption => self.line.options(),
        };
        let found: Vec<CompletionCandidate> =
            found.into_iter().filter(|value| value.starts_with(&typed)).map(CompletionCandidate::new).collect();
        match self.kind {
            ValueKind::Game if found.is_empty() => PathCompleter::file().complete(current),
            _ => found,
        }
    }
}

/// The games of this directory by their files, and by their numbers if digits are typed.
fn games(typed: &str) -> Vec<String> {
    let Ok(found) = game_file::look_through(&Disk, Path::new(".")) else { return Vec::new() };
    let numbers = (1..=found.games.len()).map(|number| number.to_string());
    let files = found.games.iter().flatten().map(|path| path.strip_prefix(".").unwrap_or(path).display().to_string());
    match typed.starts_with(|c: char| c.is_ascii_digit()) {
        true => numbers.chain(files).collect(),
        false => files.collect(),
    }
}

fn players(line: &TypedLine) -> Option<Vec<String>> {
    let game = line.game(&office()?)?;
    Some(game.state.charter().players.iter().map(|player| player.name.to_string()).collect())
}

/// The user's surroundings, with the key if it can be read without a question.
fn office() -> Option<Context> {
    let settings = Settings::load(|name| std::env::var_os(name)).ok()?;
    let named = std::env::var_os("ADJUDICATE_KEY").map(PathBuf::from);
    let key_file = settings.key_file(named.as_deref()).ok();
    let identity = key_file.and_then(|file| settings::read_open_identity(&file, &settings).ok()).flatten();
    Some(Context {
        settings,
        store: Arc::new(CachedGameFiles::on_disk()),
        judge: Arc::new(UncachedJudge),
        person: Box::new(Terminal { ascii: true, ..Terminal::default() }),
        trusts_log: false,
        key: None,
        language: Language::default(),
        clock: context::present,
        random: context::random,
        date: None,
        reader: super::incoming,
        at_hand: OnceLock::from(identity),
    })
}
