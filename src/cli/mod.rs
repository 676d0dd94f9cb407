//! The command line: one file per command, its arguments beside its code. Only here is anything printed or asked.

mod accept;
mod answer;
mod away;
mod calendar;
mod claim;
mod completions;
mod context;
mod dialogue_file;
mod dispute;
mod doctor;
mod due;
mod event;
mod explain;
mod export;
mod games;
pub mod help;
mod import;
mod interview;
mod invite;
mod join;
mod key;
mod learn;
mod ledger;
mod line_editor;
mod mail;
mod man;
mod moves;
mod new;
mod note;
mod offer;
mod open;
mod open_seat;
mod order;
mod output;
mod page;
mod perft;
#[cfg(feature = "post")]
mod pictures;
mod play;
mod post;
#[cfg(feature = "post")]
mod postcard;
mod receive;
mod refill;
mod rekey;
mod replay;
mod resign;
mod rule;
mod rules;
mod save;
mod session;
mod show;
mod store;
mod table;
mod terminal;
mod turn_steps;
mod usage;
mod verify;
mod wrap;
mod writing;

use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

use clap::error::ErrorKind;
use clap::{Args, ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::log::Time;
use crate::log::layout::STATE;
use crate::mail::incoming::IncomingContent;
use adjudicate_agent::game_files::{CachedGameFiles, GameFiles, UncachedJudge};
use adjudicate_agent::settings::{self, Settings};
use adjudicate_agent::{Checkpoints, Context, Failure, game_file};
use adjudicate_locales::Language;
use adjudicate_rules::phrase;
use adjudicate_store::CheckoutStore;
use context::CommandContext;
use session::OpenedKeys;
use terminal::Terminal;
use usage::WrongValue;

/// The referee for board games played by letter and by e-mail.
///
/// A game is one file that only grows: signed entries that anybody can verify offline, dice included. Start with
/// `adjudicate key new`, then `adjudicate new` or `adjudicate join`.
#[derive(Debug, Parser)]
#[command(
    name = "adjudicate",
    version,
    propagate_version = true,
    infer_subcommands = false,
    max_term_width = 100,
    subcommand_required = false,
    after_help = "Examples:\n  adjudicate learn nine-mens-morris\n  adjudicate new\n  adjudicate play d2 --send\n  adjudicate       (lists your games)"
)]
struct Cli {
    #[command(flatten)]
    common: Common,
    /// The command; without one, the games of this directory are listed
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Args)]
struct Common {
    /// Print JSON for scripts instead of text for people
    #[arg(long, global = true)]
    json: bool,
    /// Draw boards without Unicode; by itself on a terminal whose locale is not UTF-8
    #[arg(long, global = true)]
    ascii: bool,
    /// Whether to print in colour
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t)]
    color: ColorChoice,
    /// Answer questions with yes
    #[arg(long, global = true)]
    yes: bool,
    /// Sign on a log although nothing is kept here about what you have signed in it: say it only if you are sure that the
    /// log is up to date
    #[arg(long, global = true)]
    trust_log: bool,
    /// Sign with this OpenSSH Ed25519 key file
    #[arg(long, global = true, value_name = "FILE", env = "ADJUDICATE_KEY")]
    key: Option<PathBuf>,
    /// Sign with this time instead of now (2026-11-20T17:03:11Z)
    #[arg(long, global = true, value_name = "TIME", value_parser = time, env = "ADJUDICATE_DATE", hide_env = true)]
    date: Option<Time>,
    /// Work on a store that many desks share: `postgresql://USER@HOST/DATABASE`. A game is named by the beginning of its id then, an
    /// event by its name
    #[arg(long, global = true, value_name = "URL")]
    store: Option<String>,
}

fn time(text: &str) -> Result<Time, WrongValue> {
    let why = || WrongValue::new(phrase!("usage-time", "a time is written as 2026-11-20T17:03:11Z"));
    Time::parse(text).ok_or_else(why)
}

#[derive(Debug, Subcommand)]
enum Command {
    Key(key::Arguments),
    New(new::Arguments),
    Invite(invite::Arguments),
    Join(join::Arguments),
    Games(games::Arguments),
    Show(show::Arguments),
    Verify(verify::Arguments),
    Dispute(dispute::Arguments),
    Ledger(ledger::Arguments),
    Replay(replay::Arguments),
    Explain(explain::Arguments),
    Export(export::Arguments),
    Moves(moves::Arguments),
    Rules(rules::Arguments),
    Learn(learn::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
    Play(play::Arguments),
    Answer(answer::Arguments),
    Offer(offer::Arguments),
    Accept(accept::Arguments),
    Order(order::Arguments),
    Page(page::Arguments),
    Post(post::Arguments),
    Away(away::Arguments),
    Resign(resign::Arguments),
    Claim(claim::Arguments),
    Save(save::Arguments),
    Open(open::Arguments),
    Note(note::Arguments),
    Receive(receive::Arguments),
    Refill(refill::Arguments),
    Rekey(rekey::Arguments),
    Rule(rule::Arguments),
    Import(import::Arguments),
    Mail(mail::Arguments),
    Event(event::Arguments),
    #[cfg(feature = "post")]
    Postcard(postcard::Arguments),
    /// Look for codes in a picture on standard input; for this program itself
    #[cfg(feature = "post")]
    #[command(hide = true, name = pictures::COMMAND, after_help = "Examples:\n  adjudicate read-picture 30 < photo.jpg")]
    ReadPicture {
        /// After how many seconds to give up
        seconds: u64,
    },
    Table(table::Arguments),
    Perft(perft::Arguments),
    Doctor(doctor::Arguments),
    Store(store::Arguments),
    Session(session::Arguments),
}

/// Runs the program with these arguments, the first being its name, and gives its exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if let Some(answered) = completions::answer(&arguments) {
        return answered;
    }
    if let Err(failure) = settings::add_languages(|name| std::env::var_os(name)) {
        // A mail server that hands in a message keeps it.
        let failure = if mail::status_of_usage(&arguments).is_some() { failure.for_mail() } else { failure };
        Terminal::default().fail(&failure);
        return failure.status();
    }
    perform(&arguments, &mut OpenedKeys::default())
}

/// Runs one command, with the keys that were opened by those before it.
fn perform(arguments: &[OsString], keys: &mut OpenedKeys) -> ExitCode {
    let parsed = definition().try_get_matches_from(arguments).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return refuse(arguments, error),
    };
    match cli.common.color {
        // NO_COLOR and CLICOLOR are looked at then.
        ColorChoice::Auto => {}
        ColorChoice::Always => anstream::ColorChoice::Always.write_global(),
        ColorChoice::Never => anstream::ColorChoice::Never.write_global(),
    }
    let unicode = !std::io::stdout().is_terminal() || terminal::shows_unicode(|name| std::env::var(name).ok());
    let terminal = Terminal {
        json: cli.common.json,
        ascii: cli.common.ascii || !unicode,
        yes: cli.common.yes,
        language: if cli.common.json { Language::ENGLISH } else { terminal::language(|name| std::env::var(name).ok()) },
    };
    let Some(command) = cli.command.or_else(|| games::are_here().then(|| Command::Games(games::Arguments::default())))
    else {
        in_language_of_settings(terminal).print_text("beginning", &[]);
        return ExitCode::SUCCESS;
    };
    let of_mail = matches!(command, Command::Mail(_));
    let done = match command {
        Command::Session(_) => session::run(terminal, arguments, keys),
        command => execute(cli.common, command, terminal, keys),
    };
    let done = done.and_then(|status| {
        let written = terminal::all_written();
        if of_mail { written.map_err(Failure::for_mail) } else { written }.map(|()| status)
    });
    match done {
        Ok(status) => status,
        Err(failure) => {
            in_language_of_settings(terminal).fail(&failure);
            failure.status()
        }
    }
}

/// The terminal in the language of the settings, if they can be read and name one.
fn in_language_of_settings(terminal: Terminal) -> Terminal {
    let settings = Settings::load(|name| std::env::var_os(name)).ok();
    settings.map_or(terminal, |settings| terminal.speaking(&settings.config))
}

/// The definition of the command line, also for completions and man pages.
pub fn definition() -> clap::Command {
    help::grouped(Cli::command(), &|_, english| english.to_owned())
}

/// Prints what clap says instead of arguments, help or a fault, in the language of the settings or of the terminal.
fn refuse(arguments: &[OsString], error: clap::Error) -> ExitCode {
    // Programs read English.
    let json = arguments.iter().any(|argument| argument == "--json");
    let language = if json { Language::ENGLISH } else { terminal::language(|name| std::env::var(name).ok()) };
    let terminal = in_language_of_settings(Terminal { json, language, ..Terminal::default() });
    let usage = mail::status_of_usage(arguments).filter(|_| error.use_stderr());
    let status = ExitCode::from(usage.unwrap_or(u8::try_from(error.exit_code()).unwrap_or(2)));
    match usage::failure(&error) {
        Some(failure) => terminal.fail(&failure),
        None => drop(with_help_in(terminal.language, arguments, error).print()),
    }
    status
}

/// Returns the help that clap prints for these arguments, in a language.
fn with_help_in(language: Language, arguments: &[OsString], error: clap::Error) -> clap::Error {
    let is_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand);
    if language.is_english() || !is_help {
        return error;
    }
    help::in_language(definition(), language).try_get_matches_from(arguments).err().unwrap_or(error)
}

fn execute(common: Common, command: Command, terminal: Terminal, keys: &mut OpenedKeys) -> Result<ExitCode, Failure> {
    let settings = Settings::load(|name| std::env::var_os(name)).map_err(|failure| match &command {
        Command::Mail(_) if failure.is_environment() => failure.for_mail(),
        Command::Mail(arguments) => failure.status_is(arguments.status_of_settings()),
        _ => failure,
    })?;
    let terminal = terminal.speaking(&settings.config);
    let checkout = match &common.store {
        Some(url) if !knows_stores(&command) => {
            if !is_for_games(&command) {
                return Err(game_file::unnamed_game());
            }
            Some(Arc::new(CheckoutStore::of(store::access::open(&settings, url)?)?))
        }
        _ => None,
    };
    // The state that belongs to a store's games is the store's as well.
    let settings = if checkout.is_some() { settings.kept_in(PathBuf::from(STATE)) } else { settings };
    let store: Arc<dyn GameFiles> = match &checkout {
        Some(checkout) => checkout.clone(),
        None => Arc::new(match settings.state_directory() {
            Ok(state) => {
                CachedGameFiles::on_disk().with_checkpoints(Checkpoints::below(state.to_owned(), context::random))
            }
            // Without a home nothing is kept.
            Err(_) => CachedGameFiles::on_disk(),
        }),
    };
    // Without a home there is no key.
    let key_file = settings.key_file(common.key.as_deref()).ok();
    let at_hand = key_file.as_deref().and_then(|file| keys.of(file)).map(Some);
    let office = Context {
        settings,
        store,
        judge: Arc::new(UncachedJudge),
        person: Box::new(terminal),
        trusts_log: common.trust_log,
        key: common.key,
        language: terminal.language,
        clock: context::present,
        random: context::random,
        date: common.date,
        reader: incoming,
        at_hand: at_hand.map_or_else(OnceLock::new, OnceLock::from),
    };
    let context = CommandContext { terminal, office, shared: common.store };
    let mut done = dispatch(&context, command);
    // A command that fails leaves whole files, so its changes are committed as well.
    if let Some(Err(failure)) = checkout.map(|checkout| checkout.commit()) {
        if let Err(first) = &done {
            terminal.fail(first);
        }
        done = Err(failure);
    }
    if let (Some(file), Some(Some(identity))) = (key_file, context.office.at_hand.into_inner()) {
        keys.keep(file, identity);
    }
    done
}

/// Reads a message, a log, a text or, with the feature `post`, a picture.
fn incoming(bytes: &[u8]) -> IncomingContent {
    #[cfg(feature = "post")]
    return pictures::incoming(bytes);
    #[cfg(not(feature = "post"))]
    crate::mail::incoming::read(bytes)
}

/// Whether a command takes a game or an event by its name, so that it can work on one of a store.
fn is_for_games(command: &Command) -> bool {
    match command {
        Command::Join(_)
        | Command::Show(_)
        | Command::Verify(_)
        | Command::Dispute(_)
        | Command::Ledger(_)
        | Command::Replay(_)
        | Command::Explain(_)
        | Command::Export(_)
        | Command::Moves(_)
        | Command::Play(_)
        | Command::Answer(_)
        | Command::Offer(_)
        | Command::Accept(_)
        | Command::Order(_)
        | Command::Post(_)
        | Command::Away(_)
        | Command::Resign(_)
        | Command::Claim(_)
        | Command::Save(_)
        | Command::Open(_)
        | Command::Note(_)
        | Command::Receive(_)
        | Command::Refill(_)
        | Command::Rekey(_)
        | Command::Rule(_)
        | Command::Import(_)
        | Command::Event(_) => true,
        Command::Mail(arguments) => arguments.is_for_games(),
        #[cfg(feature = "post")]
        Command::Postcard(_) => true,
        _ => false,
    }
}

/// Whether a command works on a store itself.
fn knows_stores(command: &Command) -> bool {
    match command {
        Command::Store(_) => true,
        Command::Mail(mail) => mail.knows_stores(),
        _ => false,
    }
}

fn dispatch(context: &CommandContext, command: Command) -> Result<ExitCode, Failure> {
    match command {
        Command::Key(arguments) => key::run(context, arguments)?,
        Command::New(arguments) => new::run(context, arguments)?,
        Command::Invite(arguments) => invite::run(context, arguments)?,
        Command::Join(arguments) => join::run(context, arguments)?,
        Command::Games(arguments) => games::run(context, &arguments)?,
        Command::Show(arguments) => show::run(context, &arguments)?,
        Command::Verify(arguments) => return verify::run(context, arguments),
        Command::Dispute(arguments) => return dispute::run(context, arguments),
        Command::Ledger(arguments) => return ledger::run(context, arguments),
        Command::Replay(arguments) => replay::run(context, arguments)?,
        Command::Explain(arguments) => return explain::run(context, arguments),
        Command::Export(arguments) => export::run(context, arguments)?,
        Command::Moves(arguments) => moves::run(context, arguments)?,
        Command::Rules(arguments) => rules::run(context, arguments)?,
        Command::Learn(arguments) => return learn::run(context, arguments),
        Command::Completions(arguments) => completions::run(context, &arguments)?,
        Command::Man(arguments) => man::run(context, arguments)?,
        Command::Play(arguments) => play::run(context, arguments)?,
        Command::Answer(arguments) => answer::run(context, arguments)?,
        Command::Offer(arguments) => offer::run(context, arguments)?,
        Command::Accept(arguments) => accept::run(context, arguments)?,
        Command::Order(arguments) => order::run(context, arguments)?,
        Command::Page(arguments) => page::run(context, &arguments)?,
        Command::Post(arguments) => post::run(context, arguments)?,
        Command::Away(arguments) => away::run(context, arguments)?,
        Command::Resign(arguments) => resign::run(context, arguments)?,
        Command::Claim(arguments) => claim::run(context, arguments)?,
        Command::Save(arguments) => save::run(context, arguments)?,
        Command::Open(arguments) => open::run(context, arguments)?,
        Command::Note(arguments) => note::run(context, arguments)?,
        Command::Receive(arguments) => receive::run(context, arguments)?,
        Command::Refill(arguments) => refill::run(context, arguments)?,
        Command::Rekey(arguments) => rekey::run(context, arguments)?,
        Command::Rule(arguments) => rule::run(context, arguments)?,
        Command::Import(arguments) => return import::run(context, arguments),
        Command::Mail(arguments) => return mail::run(context, arguments),
        Command::Event(arguments) => return event::run(context, arguments),
        #[cfg(feature = "post")]
        Command::Postcard(arguments) => postcard::run(context, arguments)?,
        #[cfg(feature = "post")]
        Command::ReadPicture { seconds } => return Ok(pictures::look(std::time::Duration::from_secs(seconds))),
        Command::Table(arguments) => return table::run(context, arguments),
        Command::Perft(arguments) => perft::run(context, arguments)?,
        Command::Doctor(arguments) => return doctor::run(context, &arguments),
        Command::Store(arguments) => store::run(context, arguments)?,
        // A session has no surroundings of its own, its commands have.
        Command::Session(_) => {}
    }
    Ok(ExitCode::SUCCESS)
}
