//! `adjudicate mail status`: how the games of the desk stand, and what waits to be sent.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::{player_status, status_forms};
use crate::cli::context::CommandContext;
use crate::cli::store::size;
use crate::crypto::{Digest, sha256};
use crate::log::file::{self, FileError, FileSystem};
use crate::log::layout::EVENT_LOG;
use crate::log::{EntryKind, RefereeDecision, SignedEntry, Slip, SlipKind, Time, TimeClaim};
use crate::mail::maildir::Maildir;
use crate::mail::outbox::QueuedMessage;
use crate::mail::reply_text::said_by;
use adjudicate_agent::game_file::GameFile;
use adjudicate_agent::inbox::{OutOfOrderEntries, OutOfOrderNote};
use adjudicate_agent::pending::Pending;
use adjudicate_agent::{Failure, game_file, invitation};
use adjudicate_desk::unread::UnreadNote;
use adjudicate_desk::{DirectorDesk, LONG};
use adjudicate_director::directory::EventDirectory;
use adjudicate_locales::Language;
use adjudicate_report::{
    DeskGame, DeskStatus, OpenInvitation, OutOfOrderEntry, OutgoingMail, OverdueDuty, SendingHaltReport, TimeoutClaim,
    UnreadMail,
};
use adjudicate_rules::phrase;
use adjudicate_text::view;

/// Show how the games of a desk go on, late players, and messages that wait to be sent.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate mail status --games games\n  adjudicate mail status --as html > status.html\n  \
                        adjudicate mail status --player alice@example.org --as html > alice.html"
)]
pub struct Arguments {
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY")]
    games: Option<PathBuf>,
    /// In which form
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    form: StatusForm,
    /// Only the games of the player with this address: whose turn it is in each, and how many days are left
    #[arg(long, value_name = "ADDRESS")]
    player: Option<String>,
    /// As OpenMetrics text, for a metrics collector, with --store
    #[arg(long)]
    metrics: bool,
}

/// A form of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StatusForm {
    /// Lines of text
    Text,
    /// One JSON object
    Json,
    /// A page for a browser
    Html,
}

/// Runs the command.
///
/// # Errors
/// The directory or the outbox cannot be read; or a game, and then how the others stand has been shown.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    if let Some(url) = &context.shared {
        return size::show(context, url, arguments.metrics);
    }
    if arguments.metrics {
        return Err(Failure::usage(phrase!("metrics-of-store", "--metrics tells of a store"))
            .hint(phrase!("metrics-of-store-hint", "--store URL names it; docs/store.md")));
    }
    let desk = context.settings.config.desk.as_ref();
    let event = desk.and_then(|desk| desk.event.as_ref()).filter(|_| arguments.games.is_none());
    let settled = event.map_or_else(|| Ok(BTreeSet::new()), |event| settled(context, event))?;
    let of_event = event.map(|event| DirectorDesk::games(event));
    let configured = of_event.or_else(|| desk.and_then(|desk| desk.games.clone()));
    let directory = arguments.games.or(configured).unwrap_or_else(|| PathBuf::from("."));
    if let Some(player) = &arguments.player {
        return player_status::run(context, &directory, player, arguments.form);
    }
    let now = context.now()?;
    // Programs read English.
    let language = if arguments.form == StatusForm::Json { Language::ENGLISH } else { context.language };
    let found = game_file::look_through(context.system(), &directory)?;
    let mut all: Vec<(DeskGame, Option<Failure>)> =
        found.games.iter().map(|copies| game(context, language, copies, &settled, now)).collect();
    all.extend(found.unreadable.into_iter().map(|(path, failure)| unusable(language, &path, failure)));
    all.sort_by(|(one, _), (other, _)| one.file.cmp(&other.file));
    let (games, failures): (Vec<_>, Vec<_>) = all.into_iter().unzip();
    let outbox = context.outbox()?;
    let (waiting, refused) = (outbox.waiting()?, outbox.refused()?);
    let trouble = outbox.trouble()?.filter(|_| !waiting.is_empty());
    let outgoing = |list: Vec<QueuedMessage>| {
        list.into_iter().map(|one| OutgoingMail { to: one.cover.to.to_string(), since: one.cover.since }).collect()
    };
    let status = DeskStatus {
        games,
        waiting: outgoing(waiting),
        refused: outgoing(refused),
        trouble: trouble.map(|trouble| SendingHaltReport { since: trouble.since, reason: trouble.reason }),
        not_understood: unread(context, language, desk.and_then(|desk| desk.maildir.as_deref()))?,
        invitations: if event.is_some() { Vec::new() } else { invitations(context, &directory)? },
        early: early(context, now)?,
    };
    match arguments.form {
        _ if context.terminal.json => context.terminal.print_json(&status),
        StatusForm::Json => context.terminal.print_json(&status),
        StatusForm::Text => status_forms::text(context.terminal, &status),
        StatusForm::Html => context.terminal.print_raw(&status_forms::html(language, &status, now)),
    }
    // A script must not take a partial list for all games.
    match failures.into_iter().flatten().find(Failure::is_environment) {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

/// The games that an event has settled. If the event's log does not exist, no other games are known.
fn settled(context: &CommandContext, event: &Path) -> Result<BTreeSet<Digest>, Failure> {
    let log = event.join(EVENT_LOG);
    match log.try_exists().map_err(|error| Failure::unreadable(&log, &error))? {
        true => Ok(EventDirectory::open(context, Some(&log))?.event.settled_games()),
        false => Ok(BTreeSet::new()),
    }
}

/// The invitations beside the games.
fn invitations(context: &CommandContext, directory: &Path) -> Result<Vec<OpenInvitation>, Failure> {
    let (all, failures) = invitation::InvitationState::all(context.system(), directory)?;
    if let Some(failure) = failures.into_iter().next() {
        return Err(failure);
    }
    let one = |kept: &invitation::InvitationState| OpenInvitation {
        file: kept.path.display().to_string(),
        open: kept.invitation.open().map(|seat| seat.mail.clone()).collect(),
    };
    Ok(all.iter().map(one).collect())
}

/// The entries that have waited for long for those that they build on.
fn early(context: &CommandContext, now: Time) -> Result<Vec<OutOfOrderEntry>, Failure> {
    let Some(time) = Time::from_unix(now.unix().saturating_sub(LONG)) else { return Ok(Vec::new()) };
    let early = OutOfOrderEntries::load(context.system(), context.settings.state_directory()?)?;
    let one = |(letter, note): (&SignedEntry, OutOfOrderNote)| OutOfOrderEntry {
        seq: letter.entry.seq,
        by: letter.entry.by.to_string(),
        prev: letter.entry.prev,
        since: note.since,
        from: note.tell,
    };
    Ok(early.since(context.system(), time)?.into_iter().map(one).collect())
}

/// Returns the claims of time in a game that nothing has settled since: no entry of the late player, no ruling, no more
/// days. Those that wait beside the log are among them.
pub fn claims(system: &dyn FileSystem, game: &GameFile) -> Result<Vec<TimeoutClaim>, Failure> {
    let state = &game.state;
    if state.outcome().is_some() {
        return Ok(Vec::new());
    }
    let beside = Pending::load(system, &game.path)?;
    let mut claims: Vec<TimeoutClaim> = Vec::new();
    for record in &game.records {
        record.entry.slips.iter().for_each(|slip| take(&mut claims, slip));
        // A post ends no duty of its author, and an answer none that was claimed on.
        if !matches!(record.entry.kind, EntryKind::Post(_) | EntryKind::Answer(_)) {
            claims.retain(|claim| claim.against != record.entry.by.as_str());
        }
        if let EntryKind::Ruling(ruling) = &record.entry.kind
            && !matches!(ruling.verdict, RefereeDecision::Rekey(_))
        {
            claims.clear();
        }
    }
    beside.slips.iter().filter(|slip| state.check_slip(slip).is_ok()).for_each(|slip| take(&mut claims, slip));
    Ok(claims)
}

fn take(claims: &mut Vec<TimeoutClaim>, slip: &Slip) {
    match &slip.kind {
        SlipKind::Claim(TimeClaim::Timeout(name)) => {
            claims.push(TimeoutClaim { by: slip.by.to_string(), against: name.to_string(), at: slip.at });
        }
        SlipKind::Extend(extend) => claims.retain(|claim| claim.against != extend.player.as_str()),
        _ => {}
    }
}

/// The letters in the Maildir of the desk that nobody has read: what they say is for a person.
fn unread(context: &CommandContext, language: Language, maildir: Option<&Path>) -> Result<Vec<UnreadMail>, Failure> {
    let Some(directory) = maildir else { return Ok(Vec::new()) };
    let state = context.settings.state_directory()?;
    let unreadable = |error| super::serve::unreadable(directory, &error);
    let maildir = Maildir::open(directory).map_err(unreadable)?;
    let one = |path: PathBuf| {
        let bytes = match file::read(context.system(), &path) {
            // Somebody reads it at this moment.
            Err(FileError::Absent { .. }) => return Ok(None),
            read => read?,
        };
        let from = said_by(&bytes).0.and_then(|envelope| envelope.from);
        let from = from.unwrap_or_else(|| language.text("desk-letter-nobody", &[]));
        let note = UnreadNote::load(context.system(), state, &Digest(sha256(&[&bytes])))?;
        Ok(Some(UnreadMail { from, file: path.display().to_string(), reason: note.map(|note| note.reason) }))
    };
    let listed = |error| Failure::unreadable(&directory.join("cur"), &error);
    maildir.unread_messages().map_err(listed)?.into_iter().filter_map(|path| one(path).transpose()).collect()
}

/// How a game stands, and why it cannot be used.
fn game(
    context: &CommandContext,
    language: Language,
    copies: &[PathBuf],
    settled: &BTreeSet<Digest>,
    now: Time,
) -> (DeskGame, Option<Failure>) {
    let loaded = game_file::newest(context.system(), copies).and_then(|path| context.load(&path, None));
    let read = loaded.and_then(|game| claims(context.system(), &game).map(|claims| (game, claims)));
    let (game, claims) = match read {
        Ok(read) => read,
        Err(failure) => return unusable(language, copies.first().map_or(Path::new(""), PathBuf::as_path), failure),
    };
    let state = &game.state;
    let settled = settled.contains(&state.id());
    let shown = DeskGame {
        file: game.path.display().to_string(),
        game: view::headline_in(language, state),
        entries: state.entries(),
        over: state.outcome().is_some(),
        settled,
        due: if settled { Vec::new() } else { OverdueDuty::all(state, now) },
        claims: if settled { Vec::new() } else { claims },
        error: None,
    };
    (shown, None)
}

fn unusable(language: Language, path: &Path, failure: Failure) -> (DeskGame, Option<Failure>) {
    let shown = DeskGame {
        file: path.display().to_string(),
        game: String::new(),
        entries: 0,
        over: false,
        settled: false,
        due: Vec::new(),
        claims: Vec::new(),
        error: Some(language.phrase(failure.reason())),
    };
    (shown, Some(failure))
}
