//! `adjudicate table`: a game that nobody signs, to practise, to analyse, or to keep score over a real board.

mod dialogue;

use std::io::{BufRead, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use super::context::CommandContext;

use crate::rules::{Demand, Play};
use adjudicate_agent::options::options;
use adjudicate_agent::practice::record::TableRecord;
use adjudicate_agent::practice::sheet::{AcceptedLine, PracticeGame};
use adjudicate_agent::practice::thrower::PracticeDice;
use adjudicate_agent::practice::{line, seats};
use adjudicate_agent::{Failure, pick};
use adjudicate_report::{AcceptedTableLine, AwaitedAct, RefusedTableLine};
use adjudicate_rules::phrase;

/// Practise at a table where nothing is signed
///
/// It serves to practise, to analyse, and to keep score over a real board.
///
/// Lines that are typed or read from a script:
///
///   alice: MOVE          a turn, or a part of one
///   dice: 3 5            the numbers of the throw that is pending, lots and starting throws included
///                        (instead of lots, the player who was drawn may just make the first move)
///   alice: offer draw    or: offer end, offer prisoners, offer concede gammon, offer result alice 1, bob 0
///   bob: accept          or: decline
///   alice: claim draw    a draw that the rules give
///   alice: resign
///   # a remark
///
/// A line that is refused changes nothing, and the next one is read. The exit status is 0 if all lines were accepted, and
/// 1 if one was refused.
#[derive(Debug, Args)]
#[command(
    verbatim_doc_comment,
    after_help = "Examples:\n  adjudicate table nine-mens-morris --players alice,bob\n  \
                  adjudicate table backgammon --players alice,bob --throw --save evening.txt\n  \
                  adjudicate table backgammon --players alice,bob --script evening.txt\n  \
                  printf 'alice: d2\\nbob: a1\\n' | adjudicate table nine-mens-morris --players alice,bob --first alice --json"
)]
pub struct Arguments {
    /// The game, such as nine-mens-morris; `adjudicate rules` lists them
    game: String,
    /// The players in seat order, commas between; player-1, player-2, ... if left out
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    players: Vec<String>,
    /// An option of the game: KEY=VALUE
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The player who begins; decided by dice if left out
    #[arg(long, value_name = "NAME")]
    first: Option<String>,
    /// Read the lines from this file, `-` for standard input
    #[arg(long, value_name = "FILE")]
    script: Option<PathBuf>,
    /// Throw the dice for the players
    #[arg(long)]
    throw: bool,
    /// Throw the same dice every time that this number is given
    #[arg(long, value_name = "N", requires = "throw")]
    seed: Option<u64>,
    /// Keep the lines in this file, for --script; where it exists, a dialogue goes on from it
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// There is no such game or option, or a file cannot be read or written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let mut arguments = arguments;
    if arguments.players.is_empty() {
        let game = pick::game(&arguments.game)?;
        arguments.players = (1..=*game.players.start()).map(|number| format!("player-{number}")).collect();
    }
    let sheet = PracticeGame::new(start(&arguments)?);
    let thrower = match arguments.throw {
        true => Some(PracticeDice::new(arguments.seed, context.random)?),
        false => None,
    };
    let talks = arguments.script.is_none() && std::io::stdin().is_terminal() && !context.terminal.json;
    let header = header(&arguments);
    if talks {
        let record = arguments.save.as_deref().map(|path| TableRecord::take_up(path, &header)).transpose()?;
        return dialogue::run(context, sheet, thrower, record).map(|()| ExitCode::SUCCESS);
    }
    let record = arguments.save.as_deref().map(|path| TableRecord::begin(path, &header)).transpose()?;
    let path = arguments.script.as_deref().filter(|path| *path != Path::new("-"));
    let origin = path.map(|path| path.display().to_string());
    let script = match path {
        Some(path) => Box::new(std::io::BufReader::new(open(path)?)) as Box<dyn BufRead>,
        None => Box::new(std::io::stdin().lock()),
    };
    ScriptReading { context, sheet, thrower, record, origin, refused: false }.run(script)
}

fn start(arguments: &Arguments) -> Result<Play, Failure> {
    let game = pick::game(&arguments.game)?;
    let names = seats::names(arguments.players.iter().map(|player| player.trim()), &"--players".into())?;
    let seat = |first: &String| {
        line::seat(first, &names).ok_or_else(|| {
            Failure::usage(phrase!("first-no-player", "--first names `{first}`, who does not play", first))
        })
    };
    let first = arguments.first.as_ref().map(seat).transpose()?;
    seats::start(game, names, first, options(&arguments.options, game)?)
}

/// The remark at the head of a saved script: how to play it again.
fn header(arguments: &Arguments) -> String {
    let mut line = format!("# adjudicate table {} --players {}", arguments.game, arguments.players.join(","));
    if let Some(first) = &arguments.first {
        line.push_str(&format!(" --first {first}"));
    }
    for option in &arguments.options {
        line.push_str(&format!(" --option {option}"));
    }
    line
}

fn open(path: &Path) -> Result<std::fs::File, Failure> {
    std::fs::File::open(path).map_err(|error| Failure::unreadable(path, &error))
}

/// A script being read.
struct ScriptReading<'a> {
    context: &'a CommandContext,
    sheet: PracticeGame,
    thrower: Option<PracticeDice>,
    record: Option<TableRecord>,
    origin: Option<String>,
    refused: bool,
}

impl ScriptReading<'_> {
    fn run(mut self, mut script: Box<dyn BufRead>) -> Result<ExitCode, Failure> {
        let mut number = 0;
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let read = script.read_until(b'\n', &mut bytes);
            let read = read.map_err(|error| {
                Failure::environment(phrase!("script-unreadable", "the script cannot be read: {error}", error))
            })?;
            if read == 0 {
                break;
            }
            number += 1;
            let text = String::from_utf8_lossy(&bytes);
            self.line(number, text.trim_end_matches(['\n', '\r']))?;
        }
        self.throw(number)?;
        if !self.context.terminal.json {
            self.context.terminal.print("");
            self.context.terminal.print(self.context.terminal.board(&self.sheet.play, None));
            self.context.terminal.print("");
            self.sheet.outlook(self.context.language).iter().for_each(|line| self.context.terminal.print(line));
        }
        Ok(ExitCode::from(u8::from(self.refused)))
    }

    fn line(&mut self, number: usize, text: &str) -> Result<(), Failure> {
        if line::is_remark(text) {
            return self.keep(text.trim());
        }
        if !line::is_dice(text) {
            self.throw(number)?;
        }
        match self.sheet.take(self.context.language, text) {
            Ok(done) => self.accepted(number, &done),
            Err(failure) => {
                self.refused = true;
                let failure = failure.within(self.origin.as_deref(), number, text, 0);
                match self.context.terminal.json {
                    true => self.context.terminal.print_json(&RefusedTableLine {
                        line: number,
                        ok: false,
                        clause: failure.clause().map(str::to_owned),
                        error: failure.message().to_owned(),
                        hint: failure.hints().iter().map(ToString::to_string).collect(),
                    }),
                    false => self.context.terminal.fail(&failure),
                }
                Ok(())
            }
        }
    }

    /// Throws the dice that are pending, if that is asked for.
    fn throw(&mut self, number: usize) -> Result<(), Failure> {
        while let (Some(thrower), Demand::Throw(roll)) = (&mut self.thrower, self.sheet.play.demand()) {
            let numbers = thrower.throw(&roll);
            let done = self.sheet.throw(&numbers);
            self.accepted(number, &done)?;
        }
        Ok(())
    }

    fn accepted(&mut self, number: usize, done: &AcceptedLine) -> Result<(), Failure> {
        match self.context.terminal.json {
            true => self.context.terminal.print_json(&self.object(number, done)),
            false => self.context.terminal.print(&done.line),
        }
        self.keep(&done.line)
    }

    fn keep(&mut self, line: &str) -> Result<(), Failure> {
        self.record.as_mut().map_or(Ok(()), |record| record.add(line))
    }

    fn object(&self, number: usize, done: &AcceptedLine) -> AcceptedTableLine {
        AcceptedTableLine {
            line: number,
            ok: true,
            play: done.recorded.clone(),
            dice: done.numbers.clone(),
            position: self.sheet.play.text(),
            demand: AwaitedAct::of_play(&self.sheet.play),
        }
    }
}
