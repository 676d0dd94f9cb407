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
use crate::rules::{Phrase, PhraseArgument, phrase};
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::settings::{other_key, read_public_key};
use adjudicate_agent::{Failure, game_file};
use adjudicate_locales::Language;
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

/// One thing that was looked at, for readers of any language.
struct Finding {
    about: Phrase,
    state: SetupState,
    found: Phrase,
    advice: Vec<Phrase>,
}

impl Finding {
    fn report(&self) -> SetupCheck {
        SetupCheck {
            about: self.about.english.clone(),
            state: self.state,
            found: self.found.english.clone(),
            advice: self.advice(Language::ENGLISH),
        }
    }

    /// Returns the remedies in one line, if there are any.
    fn advice(&self, language: Language) -> Option<String> {
        let advice: Vec<String> = self.advice.iter().map(|advice| language.phrase(advice)).collect();
        (!advice.is_empty()).then(|| advice.join("; "))
    }
}

fn good(about: Phrase, found: impl Into<Phrase>) -> Finding {
    Finding { about, state: SetupState::Good, found: found.into(), advice: Vec::new() }
}

fn missing(about: Phrase, found: Phrase, advice: Phrase) -> Finding {
    Finding { about, state: SetupState::Missing, found, advice: vec![advice] }
}

fn wrong(about: Phrase, found: Phrase, advice: impl Into<Phrase>) -> Finding {
    Finding { about, state: SetupState::Wrong, found, advice: vec![advice.into()] }
}

fn failed(about: Phrase, failure: &Failure) -> Finding {
    Finding { about, state: SetupState::Wrong, found: failure.reason().clone(), advice: failure.hints().to_vec() }
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
        true => {
            let checks = checks.iter().map(Finding::report).collect();
            context.terminal.print_json(&SetupReport { wrong: faults, checks });
        }
        false => show(context, &checks),
    }
    Ok(ExitCode::from(u8::from(faults > 0)))
}

fn show(context: &CommandContext, checks: &[Finding]) {
    let language = context.language;
    let about = |check: &Finding| language.phrase(&check.about);
    let wide = checks.iter().map(|check| about(check).chars().count()).max().unwrap_or(0);
    let indent = " ".repeat(wide + 11);
    for check in checks {
        let state = language.text(
            match check.state {
                SetupState::Good => "setup-good",
                SetupState::Missing => "setup-missing",
                SetupState::Wrong => "setup-wrong",
            },
            &[],
        );
        let lines = std::iter::once(language.phrase(&check.found)).chain(check.advice(language));
        let lines = lines.flat_map(|text| wrapped(&text, WIDTH.saturating_sub(wide + 11)));
        for (number, line) in lines.enumerate() {
            match number {
                0 => context.terminal.print(format!("{state:<8} {:<wide$}  {line}", about(check))),
                _ => context.terminal.print(format!("{indent}{line}")),
            }
        }
    }
}

fn program() -> Finding {
    let system = format!("{} on {}", std::env::consts::ARCH, std::env::consts::OS);
    let version = env!("CARGO_PKG_VERSION");
    good(phrase!("setup-program", "program"), format!("adjudicate {version}, {system}"))
}

fn configuration(context: &CommandContext) -> Finding {
    let settings = || phrase!("setup-settings", "settings");
    let path = match context.settings.config_file() {
        Ok(path) => path,
        Err(failure) => return failed(settings(), &failure),
    };
    match file::is_there(&Disk, &path) {
        Ok(true) => good(settings(), path.display().to_string()),
        Ok(false) => {
            let file = printable_path(&path);
            good(settings(), phrase!("setup-no-settings", "none, and none are needed but for mail ({file})", file))
        }
        Err(error) => failed(settings(), &error.into()),
    }
}

fn key(context: &CommandContext) -> Vec<Finding> {
    let path = match context.settings.key_file(context.key.as_deref()) {
        Ok(path) => path,
        Err(failure) => return vec![failed(of_key(), &failure)],
    };
    let file = printable_path(&path);
    match file::look(&Disk, &path) {
        Ok(Some(_)) => match std::fs::read_to_string(&path) {
            Ok(text) => vec![readable_key(context, &path, &text), private(&path)],
            Err(error) => {
                let found = phrase!("file-unreadable", "{file} cannot be read: {error}", file, error);
                vec![wrong(of_key(), found, phrase!("key-named", "--key FILE names another"))]
            }
        },
        Ok(None) => {
            let found = phrase!("file-missing", "{file} is not there", file);
            vec![missing(of_key(), found, phrase!("key-new-makes", "`adjudicate key new` makes one"))]
        }
        Err(error) => vec![failed(of_key(), &error.into())],
    }
}

fn of_key() -> Phrase {
    phrase!("setup-key", "key")
}

fn readable_key(context: &CommandContext, path: &Path, text: &str) -> Finding {
    let file = printable_path(path);
    let broken = |error: IdentityError| Failure::usage(error.phrase()).about(&*file).reason().clone();
    let own = match Identity::read_openssh(text, None) {
        Ok((identity, _)) => {
            let key = identity.public().fingerprint();
            phrase!("setup-key-bare", "{key}, in {file}, without a passphrase", key, file)
        }
        Err(IdentityError::Encrypted) => match context.settings.passphrase() {
            Ok(None) => phrase!("setup-key-asked", "{file}, with a passphrase that is asked for", file),
            Ok(given) => match Identity::read_openssh(text, given) {
                Ok((identity, _)) => {
                    let key = identity.public().fingerprint();
                    phrase!("setup-key-given", "{key}, in {file}; its passphrase is given", key, file)
                }
                Err(error) => {
                    let advice = phrase!("setup-passphrase", "look at `passphrase_command` and ADJUDICATE_PASSPHRASE");
                    return wrong(of_key(), broken(error), advice);
                }
            },
            Err(failure) => return failed(of_key(), &failure),
        },
        Err(error) => return wrong(of_key(), broken(error), other_key()),
    };
    let public = PathBuf::from(format!("{file}.pub"));
    let identity = Identity::read_openssh(text, context.settings.passphrase().ok().flatten()).ok();
    match (file::is_there(&Disk, &public), identity, read_public_key(&public.to_string_lossy())) {
        (Ok(true), Some((identity, _)), Ok(key)) if key != identity.public() => {
            let public = printable_path(&public);
            let found = phrase!("setup-key-other", "{public} belongs to another key than {file}", public, file);
            let advice = phrase!("setup-key-line", "`adjudicate key show` prints the line to give to others");
            wrong(of_key(), found, advice)
        }
        _ => good(of_key(), own),
    }
}

/// Whether the key file is its owner's alone.
fn private(path: &Path) -> Finding {
    let (about, file) = (phrase!("setup-privacy", "key's privacy"), printable_path(path));
    match Disk.is_private(path) {
        Err(error) => {
            let found = phrase!("file-unknown", "{file} cannot be looked at: {error}", file, error);
            wrong(about, found, phrase!("key-file-again", "do it again; --key FILE names another key file"))
        }
        Ok(true) => good(about, phrase!("setup-private", "nobody else can read it")),
        Ok(false) => {
            let closing = match cfg!(windows) {
                true => format!("icacls {} /inheritance:r /grant:r \"%USERNAME%:F\"", view::quoted(path)),
                false => format!("chmod 600 {}", view::quoted(path)),
            };
            let found = phrase!("setup-public", "others on this computer can read {file}, and sign for you", file);
            wrong(about, found, closing)
        }
    }
}

/// Checks the directory of the signing state: without write access to it, nothing can be signed.
fn kept(context: &CommandContext) -> Finding {
    let about = phrase!("setup-signed", "what is signed");
    let directory = match context.settings.state_directory() {
        Ok(directory) => directory,
        Err(failure) => return failed(about, &failure),
    };
    let place = printable_path(directory);
    match file::is_directory(&Disk, directory) {
        Ok(true) => match tempfile::tempfile_in(directory) {
            Ok(_) => good(about, phrase!("setup-kept", "is kept in {place}", place)),
            Err(error) => {
                let found = phrase!("setup-unkept", "cannot be kept in {place}: {error}", place, error);
                let advice =
                    phrase!("setup-make-room", "without it nothing is signed; make room, or set XDG_STATE_HOME");
                wrong(about, found, advice)
            }
        },
        Ok(false) => good(about, phrase!("setup-will-be-kept", "will be kept in {place}", place)),
        Err(error) => failed(about, &error.into()),
    }
}

/// The clock against the newest entry of the games here.
fn clock(context: &CommandContext, newest: Option<(Time, PathBuf)>) -> Finding {
    let about = phrase!("setup-clock", "clock");
    let now = match context.now() {
        Ok(now) => now,
        Err(failure) => return failed(about, &failure),
    };
    let zone = TimeZone::try_system().ok().and_then(|zone| zone.iana_name().map(str::to_owned));
    let zone = zone.map_or_else(|| phrase!("setup-no-zone", "no name of a time zone"), Phrase::from);
    // JSON is in English, and so is the language of the context then.
    let [shown, newest_shown] = [Some(now), newest.as_ref().map(|(newest, _)| *newest)]
        .map(|time| time.map(|time| calendar::local(context.language, time)).unwrap_or_default());
    match newest {
        Some((newest, path)) if newest.unix() > now.unix() + AHEAD => {
            let file = printable_path(&path);
            let found = phrase!(
                "setup-clock-behind",
                "it shows {now} ({zone}), and {file} has an entry of {newest}",
                now = shown.as_str(),
                zone = zone,
                file,
                newest = newest_shown.as_str()
            );
            let advice = phrase!("setup-set-clock", "set this clock, or ask who signed that entry to set theirs");
            wrong(about, found, advice)
        }
        _ => good(about, phrase!("setup-clock-shows", "{now} ({zone})", now = shown.as_str(), zone = zone)),
    }
}

fn mail(context: &CommandContext, offline: bool) -> Finding {
    let (settings, about) = (&context.settings, phrase!("setup-mail", "mail"));
    if settings.config.mail.is_none() {
        let found =
            phrase!("setup-no-mail", "it is not known how to send mail; letters go out by your own mail program");
        return missing(about, found, phrase!("mail-setup-asks-needs", "`adjudicate mail setup` asks what it needs"));
    }
    let address = settings.mail().and_then(|mail| mail.mailbox().map(|mailbox| mailbox.email.to_string()));
    let way = match settings.way() {
        Ok(way) => way,
        Err(failure) => return failed(about, &failure),
    };
    let by = match &way {
        DeliveryRoute::Smtp(server) => {
            let (host, port) = (&server.host, u64::from(server.port).to_string());
            phrase!("setup-by-server", "by {host}, port {port}", host, port)
        }
        DeliveryRoute::Sendmail(sendmail) => {
            let program = printable_path(&sendmail.program);
            phrase!("setup-by-program", "by {program}", program)
        }
        DeliveryRoute::Directory(directory) => {
            let directory = printable_path(directory);
            phrase!("setup-into", "into {directory}", directory)
        }
    };
    let of_server = matches!(way, DeliveryRoute::Smtp(_));
    let checked = match offline && of_server {
        true => Ok(false),
        false => Transport::open(way).and_then(|mut way| way.check()).map(|()| of_server),
    };
    match (address, checked) {
        (Err(failure), _) => failed(about, &failure),
        (Ok(address), Ok(true)) => {
            good(about, phrase!("setup-mail-checked", "from {address} {by}; the server lets you in", address, by = by))
        }
        (Ok(address), Ok(false)) => good(about, phrase!("setup-mail-from", "from {address} {by}", address, by = by)),
        (Ok(address), Err(undelivered)) => {
            let why = undelivered.reason;
            let found = phrase!("setup-mail-fails", "from {address} {by}: {why}", address, by = by, why = why);
            wrong(about, found, phrase!("mail-page-shows", "docs/mail.md shows the settings"))
        }
    }
}

/// Messages that could not be sent yet.
fn outbox(context: &CommandContext) -> Option<Finding> {
    let about = phrase!("setup-outbox", "outbox");
    let outbox = context.outbox().ok()?;
    let told = outbox.waiting().and_then(|waiting| Ok((waiting.len(), outbox.refused()?.len(), outbox.trouble()?)));
    Some(match told {
        Err(error) => failed(about, &error.into()),
        Ok((0, 0, _)) => return None,
        Ok((waiting, refused, trouble)) => {
            let [waiting, refused] = [waiting, refused].map(PhraseArgument::count);
            let reason = trouble.map(|trouble| trouble.reason);
            let found =
                Phrase::of("setup-unsent").with("waiting", waiting).with("refused", refused).with("reason", reason);
            let found = Phrase { english: Language::ENGLISH.phrase(&found), ..found };
            let advice = phrase!(
                "mail-status-lists",
                "`adjudicate mail status` lists them, and `adjudicate mail send` tries again"
            );
            wrong(about, found, advice)
        }
    })
}

/// The games here, and the newest date in them.
fn games(context: &CommandContext) -> (Vec<Finding>, Option<(Time, PathBuf)>) {
    let about = || phrase!("setup-games", "games here");
    let found = match game_file::look_through(context.system(), Path::new(".")) {
        Ok(found) => found,
        Err(failure) => return (vec![failed(about(), &failure)], None),
    };
    let (mut waiting, mut newest, mut bad) = (Vec::new(), None, Vec::new());
    for (path, failure) in &found.unreadable {
        bad.push(failed(about(), &failure.clone().about(path.display().to_string())));
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
            Err(failure) => bad.push(failed(about(), &failure)),
        }
    }
    let number = PhraseArgument::count(found.games.len());
    let names = if waiting.is_empty() { "none".to_owned() } else { waiting.join(", ") };
    let told = Phrase::of("setup-games-waiting").with("number", number).with("waiting", names);
    let told = Phrase { english: Language::ENGLISH.phrase(&told), ..told };
    let mut checks = vec![good(about(), told)];
    checks.extend(bad);
    (checks, newest)
}
