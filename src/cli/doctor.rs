//! `adjudicate doctor`: the settings, missing parts, and faults, on one page.

use crate::printable::printable_path;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use jiff::tz::TimeZone;

use super::context::CommandContext;
use super::{calendar, due};
use crate::crypto::{Identity, IdentityError};
use crate::log::Time;
use crate::log::file::{self, Disk, FileSystem};
use crate::mail::transport::{DeliveryRoute, Transport};
use crate::render::{WIDTH, wrapped};
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::settings::read_public_key;
use adjudicate_agent::{Failure, game_file};
use adjudicate_report::{SetupCheck, SetupReport, SetupState};
use adjudicate_text::view;

/// An entry dated so many seconds after now says that a clock is off, here or where it was signed.
const AHEAD: i64 = 3600;

/// Find out what is set up and what is missing.
///
/// It checks the settings, whether mail works, and which games wait.
///
/// Nothing is changed and nothing is sent. The exit status is 1 if something is wrong.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate doctor\n  adjudicate doctor --offline")]
pub struct Arguments {
    /// Do not talk to the mail server
    #[arg(long)]
    offline: bool,
}

fn good(about: &'static str, found: impl Into<String>) -> SetupCheck {
    SetupCheck { about, state: SetupState::Good, found: found.into(), advice: None }
}

fn missing(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> SetupCheck {
    SetupCheck { about, state: SetupState::Missing, found: found.into(), advice: Some(advice.into()) }
}

fn wrong(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> SetupCheck {
    SetupCheck { about, state: SetupState::Wrong, found: found.into(), advice: Some(advice.into()) }
}

fn failed(about: &'static str, failure: &Failure) -> SetupCheck {
    SetupCheck { about, state: SetupState::Wrong, found: failure.message().to_owned(), advice: failure.advice() }
}

/// Runs the command; the status says whether something is wrong.
///
/// # Errors
/// None: what cannot be looked at is one of the findings.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<ExitCode, Failure> {
    let mut checks = vec![program(), configuration(context)];
    checks.extend(key(context));
    checks.push(kept(context));
    let (games, newest) = games(context);
    checks.push(clock(context, newest));
    checks.push(mail(context, arguments.offline));
    checks.extend(outbox(context));
    checks.extend(games);
    let faults = checks.iter().filter(|check| check.state == SetupState::Wrong).count();
    match context.terminal.json {
        true => context.terminal.print_json(&SetupReport { wrong: faults, checks }),
        false => show(context, &checks),
    }
    Ok(ExitCode::from(u8::from(faults > 0)))
}

fn show(context: &CommandContext, checks: &[SetupCheck]) {
    let wide = checks.iter().map(|check| check.about.len()).max().unwrap_or(0);
    let indent = " ".repeat(wide + 11);
    for check in checks {
        let state = match check.state {
            SetupState::Good => "good",
            SetupState::Missing => "missing",
            SetupState::Wrong => "WRONG",
        };
        let lines = [Some(&check.found), check.advice.as_ref()].into_iter().flatten();
        let lines = lines.flat_map(|text| wrapped(text, WIDTH.saturating_sub(wide + 11)));
        for (number, line) in lines.enumerate() {
            match number {
                0 => context.terminal.print(format!("{state:<8} {:<wide$}  {line}", check.about)),
                _ => context.terminal.print(format!("{indent}{line}")),
            }
        }
    }
}

fn program() -> SetupCheck {
    let system = format!("{} on {}", std::env::consts::ARCH, std::env::consts::OS);
    good("program", format!("adjudicate {}, {system}", env!("CARGO_PKG_VERSION")))
}

fn configuration(context: &CommandContext) -> SetupCheck {
    let path = match context.settings.config_file() {
        Ok(path) => path,
        Err(failure) => return failed("settings", &failure),
    };
    match file::is_there(&Disk, &path) {
        Ok(true) => good("settings", path.display().to_string()),
        Ok(false) => good("settings", format!("none, and none are needed but for mail ({})", printable_path(&path))),
        Err(error) => failed("settings", &error.into()),
    }
}

fn key(context: &CommandContext) -> Vec<SetupCheck> {
    let path = match context.settings.key_file(context.key.as_deref()) {
        Ok(path) => path,
        Err(failure) => return vec![failed("key", &failure)],
    };
    match file::look(&Disk, &path) {
        Ok(Some(_)) => match std::fs::read_to_string(&path) {
            Ok(text) => vec![readable_key(context, &path, &text), private(&path)],
            Err(error) => {
                vec![wrong(
                    "key",
                    format!("{} cannot be read: {error}", printable_path(&path)),
                    "--key FILE names another",
                )]
            }
        },
        Ok(None) => {
            vec![missing("key", format!("{} is not there", printable_path(&path)), "`adjudicate key new` makes one")]
        }
        Err(error) => vec![failed("key", &error.into())],
    }
}

fn readable_key(context: &CommandContext, path: &Path, text: &str) -> SetupCheck {
    let file = printable_path(path);
    let own = match Identity::read_openssh(text, None) {
        Ok((identity, _)) => format!("{}, in {file}, without a passphrase", identity.public().fingerprint()),
        Err(IdentityError::Encrypted) => match context.settings.passphrase() {
            Ok(None) => format!("{file}, with a passphrase that is asked for"),
            Ok(given) => match Identity::read_openssh(text, given) {
                Ok((identity, _)) => format!("{}, in {file}; its passphrase is given", identity.public().fingerprint()),
                Err(error) => {
                    return wrong(
                        "key",
                        format!("{file}: {error}"),
                        "look at `passphrase_command` and ADJUDICATE_PASSPHRASE",
                    );
                }
            },
            Err(failure) => return failed("key", &failure),
        },
        Err(error) => return wrong("key", format!("{file}: {error}"), "--key FILE names another key file"),
    };
    let public = PathBuf::from(format!("{file}.pub"));
    let identity = Identity::read_openssh(text, context.settings.passphrase().ok().flatten()).ok();
    match (file::is_there(&Disk, &public), identity, read_public_key(&public.to_string_lossy())) {
        (Ok(true), Some((identity, _)), Ok(key)) if key != identity.public() => wrong(
            "key",
            format!("{} belongs to another key than {file}", printable_path(&public)),
            "`adjudicate key show` prints the line to give to others",
        ),
        _ => good("key", own),
    }
}

/// Whether the key file is its owner's alone.
fn private(path: &Path) -> SetupCheck {
    match Disk.is_private(path) {
        Err(error) => {
            let found = format!("{} cannot be looked at: {error}", printable_path(path));
            wrong("key's privacy", found, "do it again; --key FILE names another key file")
        }
        Ok(true) => good("key's privacy", "nobody else can read it"),
        Ok(false) => {
            let closing = match cfg!(windows) {
                true => format!("icacls {} /inheritance:r /grant:r \"%USERNAME%:F\"", view::quoted(path)),
                false => format!("chmod 600 {}", view::quoted(path)),
            };
            let found = format!("others on this computer can read {}, and sign for you", printable_path(path));
            wrong("key's privacy", found, closing)
        }
    }
}

/// Checks the directory of the signing state: without write access to it, nothing can be signed.
fn kept(context: &CommandContext) -> SetupCheck {
    let directory = match context.settings.state_directory() {
        Ok(directory) => directory,
        Err(failure) => return failed("what is signed", &failure),
    };
    match file::is_directory(&Disk, directory) {
        Ok(true) => match tempfile::tempfile_in(directory) {
            Ok(_) => good("what is signed", format!("is kept in {}", printable_path(directory))),
            Err(error) => wrong(
                "what is signed",
                format!("cannot be kept in {}: {error}", printable_path(directory)),
                "without it nothing is signed; make room, or set XDG_STATE_HOME",
            ),
        },
        Ok(false) => good("what is signed", format!("will be kept in {}", printable_path(directory))),
        Err(error) => failed("what is signed", &error.into()),
    }
}

/// The clock against the newest entry of the games here.
fn clock(context: &CommandContext, newest: Option<(Time, PathBuf)>) -> SetupCheck {
    let now = match context.now() {
        Ok(now) => now,
        Err(failure) => return failed("clock", &failure),
    };
    let zone = TimeZone::try_system().ok().and_then(|zone| zone.iana_name().map(str::to_owned));
    let shown = format!("{} ({})", calendar::local(now), zone.as_deref().unwrap_or("no name of a time zone"));
    match newest {
        Some((newest, path)) if newest.unix() > now.unix() + AHEAD => wrong(
            "clock",
            format!("it shows {shown}, and {} has an entry of {}", printable_path(&path), calendar::local(newest)),
            "set this clock, or ask who signed that entry to set theirs",
        ),
        _ => good("clock", shown),
    }
}

fn mail(context: &CommandContext, offline: bool) -> SetupCheck {
    let settings = &context.settings;
    if settings.config.mail.is_none() {
        return missing(
            "mail",
            "it is not known how to send mail; letters go out by your own mail program",
            "`adjudicate mail setup` asks what it needs",
        );
    }
    let address = settings.mail().and_then(|mail| mail.mailbox().map(|mailbox| mailbox.email.to_string()));
    let way = match settings.way() {
        Ok(way) => way,
        Err(failure) => return failed("mail", &failure),
    };
    let by = match &way {
        DeliveryRoute::Smtp(server) => format!("by {}, port {}", server.host, server.port),
        DeliveryRoute::Sendmail(sendmail) => format!("by {}", printable_path(&sendmail.program)),
        DeliveryRoute::Directory(directory) => format!("into {}", printable_path(directory)),
    };
    let of_server = matches!(way, DeliveryRoute::Smtp(_));
    let checked = match offline && of_server {
        true => Ok(false),
        false => Transport::open(way).and_then(|mut way| way.check()).map(|()| of_server),
    };
    match (address, checked) {
        (Err(failure), _) => failed("mail", &failure),
        (Ok(address), Ok(true)) => good("mail", format!("from {address} {by}; the server lets you in")),
        (Ok(address), Ok(false)) => good("mail", format!("from {address} {by}")),
        (Ok(address), Err(undelivered)) => {
            wrong("mail", format!("from {address} {by}: {}", undelivered.reason), "docs/mail.md shows the settings")
        }
    }
}

/// Messages that could not be sent yet.
fn outbox(context: &CommandContext) -> Option<SetupCheck> {
    let outbox = context.outbox().ok()?;
    let told = outbox.waiting().and_then(|waiting| Ok((waiting.len(), outbox.refused()?.len(), outbox.trouble()?)));
    let counted = |number: usize| view::counted(number as u64, "message", "messages");
    Some(match told {
        Err(error) => failed("outbox", &error.into()),
        Ok((0, 0, _)) => return None,
        Ok((waiting, refused, trouble)) => {
            let reason = trouble.map(|trouble| format!(": {}", trouble.reason)).unwrap_or_default();
            let found = format!("{} wait to be sent, {} were refused{reason}", counted(waiting), counted(refused));
            wrong("outbox", found, "`adjudicate mail status` lists them, and `adjudicate mail send` tries again")
        }
    })
}

/// The games here, and the newest date in them.
fn games(context: &CommandContext) -> (Vec<SetupCheck>, Option<(Time, PathBuf)>) {
    let found = match game_file::look_through(context.system(), Path::new(".")) {
        Ok(found) => found,
        Err(failure) => return (vec![failed("games here", &failure)], None),
    };
    let (mut waiting, mut newest, mut bad) = (Vec::new(), None, Vec::new());
    for (path, failure) in &found.unreadable {
        bad.push(failed("games here", &failure.clone().about(path.display().to_string())));
    }
    for copies in &found.games {
        let read =
            game_file::newest(context.system(), copies).and_then(|path| context.load(&path, None)).and_then(|game| {
                if due::asked(context, &game, &GameView::of(context.system(), &game)?)?.is_some() {
                    waiting.push(view::quoted(&game.path));
                }
                Ok(game)
            });
        match read {
            Ok(game) => {
                let date = game.records.iter().map(|record| record.entry.at).max();
                let fresh = date.map(|date| (date, game.path));
                newest = newest.max(fresh);
            }
            Err(failure) => bad.push(failed("games here", &failure)),
        }
    }
    let number = view::counted(found.games.len() as u64, "game", "games");
    let told = match waiting.as_slice() {
        [] => format!("{number}, none of which waits for you"),
        waiting => format!("{number}; waiting for you: {}", waiting.join(", ")),
    };
    let mut checks = vec![good("games here", told)];
    checks.extend(bad);
    (checks, newest)
}
