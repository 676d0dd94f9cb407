//! `adjudicate mail status`: how the games of the desk stand, and what waits to be sent.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::player_status;
use crate::cli::context::Context;
use crate::cli::store;
use crate::crypto::Digest;
use crate::log::file::{self, Disk, FileError};
use crate::log::{Kind, RefereeDecision, Slip, SlipKind, Time, TimeClaim};
use crate::mail::maildir::Maildir;
use crate::mail::outbox::SendingTrouble;
use crate::mail::said::said_by;
use crate::render::escaped;
use adjudicate_office::beside::Beside;
use adjudicate_office::desk::Hall;
use adjudicate_office::director::house::{House, LOG};
use adjudicate_office::game_file::GameFile;
use adjudicate_office::{Failure, game_file, invitation, walk};
use adjudicate_words::report::{
    DeskGame, DeskStatus, OpenInvitation, OutgoingMail, OverdueDuty, StandstillReport, TimeoutClaim, UnreadMail,
};
use adjudicate_words::view;

/// Show how the games of a desk stand, who is overdue, and what waits to be sent.
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
    /// As OpenMetrics text, for who measures, with --store
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

/// How one game stands.
struct GameRow {
    file: String,
    headline: String,
    entries: u64,
    over: bool,
    /// Whether the event has settled its board, so that nothing is wanted of anybody.
    settled: bool,
    /// Who owes what, until when, and whether that has passed.
    due: Vec<OverdueDuty>,
    /// What the referee is asked to decide.
    claims: Vec<TimeoutClaim>,
    trouble: Option<Failure>,
}

/// Runs the command.
///
/// # Errors
/// The directory or the outbox cannot be read; or a game, and then how the others stand has been shown.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    if let Some(url) = &context.shared {
        return store::show(context, url, arguments.metrics);
    }
    if arguments.metrics {
        return Err(Failure::usage("--metrics tells of a store").hint("--store URL names it; docs/store.md"));
    }
    let desk = context.settings.config.desk.as_ref();
    let event = desk.and_then(|desk| desk.event.as_ref()).filter(|_| arguments.games.is_none());
    let settled = event.map_or_else(|| Ok(BTreeSet::new()), |event| settled(event))?;
    let of_event = event.map(|event| Hall::games(event));
    let configured = of_event.or_else(|| desk.and_then(|desk| desk.games.clone()));
    let directory = arguments.games.or(configured).unwrap_or_else(|| PathBuf::from("."));
    if let Some(player) = &arguments.player {
        return player_status::run(context, &directory, player, arguments.form);
    }
    let now = context.now()?;
    let found = game_file::look_through(&Disk, &directory)?;
    let mut rows: Vec<GameRow> = found.games.iter().map(|copies| row(copies, &settled, now)).collect();
    rows.extend(
        found.unreadable.into_iter().map(|(path, failure)| GameRow::failed(path.display().to_string(), failure)),
    );
    rows.sort_by(|one, other| one.file.cmp(&other.file));
    let outbox = context.settings.outbox()?;
    let (waiting, refused) = (outbox.waiting()?, outbox.refused()?);
    let trouble = outbox.trouble()?;
    let trouble = trouble.as_ref().filter(|_| !waiting.is_empty());
    let unread = unread(desk.and_then(|desk| desk.maildir.as_deref()))?;
    let invitations = if event.is_some() { Vec::new() } else { invitations(&directory)? };
    let human = Human { unread, invitations };
    let posts = [("waiting", &waiting), ("refused", &refused)].map(|(name, list)| {
        let all: Vec<(String, Time)> = list.iter().map(|one| (one.to.to_string(), one.since)).collect();
        (name, all)
    });
    match arguments.form {
        _ if context.terminal.json => print_json(context, &rows, &posts, trouble, &human),
        StatusForm::Json => print_json(context, &rows, &posts, trouble, &human),
        StatusForm::Text => text(context, &rows, &posts, trouble, &human),
        StatusForm::Html => context.terminal.print_raw(&html(&rows, &posts, trouble, &human, now)),
    }
    // Who has asked a program to look, and not read himself, must not take this for all games.
    match rows.into_iter().filter_map(|row| row.trouble).find(Failure::is_environment) {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

/// The games that an event has settled. Where its log is not there, the games are all that is known.
fn settled(event: &Path) -> Result<BTreeSet<Digest>, Failure> {
    let log = event.join(LOG);
    let unreadable = |error| Failure::environment(format!("`{}` cannot be read: {error}", log.display()));
    match log.try_exists().map_err(unreadable)? {
        true => Ok(House::open(Some(&log))?.event.settled_games()),
        false => Ok(BTreeSet::new()),
    }
}

/// What waits for people and not for the desk.
struct Human {
    unread: Vec<Unread>,
    invitations: Vec<OpenInvitation>,
}

/// The invitations beside the games.
fn invitations(directory: &Path) -> Result<Vec<OpenInvitation>, Failure> {
    let (all, failures) = invitation::Kept::all(directory)?;
    if let Some(failure) = failures.into_iter().next() {
        return Err(failure);
    }
    let one = |kept: &invitation::Kept| OpenInvitation {
        file: kept.path.display().to_string(),
        open: kept.invitation.open().map(|seat| seat.mail.clone()).collect(),
    };
    Ok(all.iter().map(one).collect())
}

/// The claims of time in a game that nothing has settled since: no entry of who is out of time, no ruling, no more days. Those that
/// wait beside the log are among them.
fn claims(game: &GameFile) -> Result<Vec<TimeoutClaim>, Failure> {
    let state = &game.state;
    if state.outcome().is_some() {
        return Ok(Vec::new());
    }
    let beside = Beside::load(&game.path)?;
    let mut claims: Vec<TimeoutClaim> = Vec::new();
    for record in &game.records {
        record.entry.slips.iter().for_each(|slip| take(&mut claims, slip));
        // A post ends no duty of its author, and an answer none that was claimed on.
        if !matches!(record.entry.kind, Kind::Post(_) | Kind::Answer(_)) {
            claims.retain(|claim| claim.against != record.entry.by.as_str());
        }
        if let Kind::Ruling(ruling) = &record.entry.kind
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

/// A letter that the desk has not understood: from whom, and its file.
type Unread = (String, PathBuf);

/// The letters in the Maildir of the desk that nobody has read: what they say is for a person.
fn unread(maildir: Option<&Path>) -> Result<Vec<Unread>, Failure> {
    let Some(directory) = maildir else { return Ok(Vec::new()) };
    let unreadable = |error| super::serve::unreadable(directory, &error);
    let maildir = Maildir::open(directory).map_err(unreadable)?;
    let one = |path: PathBuf| {
        let bytes = match file::read(&Disk, &path) {
            // Somebody reads it at this moment.
            Err(FileError::Absent { .. }) => return Ok(None),
            read => read?,
        };
        let from = said_by(&bytes).0.and_then(|envelope| envelope.from);
        Ok(Some((from.unwrap_or_else(|| "nobody who can be made out".to_owned()), path)))
    };
    let listed = |error| walk::unreadable(&directory.join("cur"), &error);
    maildir.unread_messages().map_err(listed)?.into_iter().filter_map(|path| one(path).transpose()).collect()
}

type Posts = [(&'static str, Vec<(String, Time)>); 2];

fn row(copies: &[PathBuf], settled: &BTreeSet<Digest>, now: Time) -> GameRow {
    let file = copies.first().map(|path| path.display().to_string()).unwrap_or_default();
    let loaded = game_file::newest(&Disk, copies).and_then(|path| game_file::load(&path, None));
    let game = match loaded {
        Ok(game) => game,
        Err(failure) => return GameRow::failed(file, failure),
    };
    let claims = match claims(&game) {
        Ok(claims) => claims,
        Err(failure) => return GameRow::failed(file, failure),
    };
    let state = &game.state;
    let settled = settled.contains(&state.id());
    GameRow {
        file: game.path.display().to_string(),
        headline: view::headline(state),
        entries: state.entries(),
        over: state.outcome().is_some(),
        settled,
        due: if settled { Vec::new() } else { OverdueDuty::all(state, now) },
        claims: if settled { Vec::new() } else { claims },
        trouble: None,
    }
}

impl GameRow {
    fn failed(file: String, failure: Failure) -> GameRow {
        GameRow {
            file,
            headline: String::new(),
            entries: 0,
            over: false,
            settled: false,
            due: Vec::new(),
            claims: Vec::new(),
            trouble: Some(failure),
        }
    }

    fn standing(&self) -> String {
        if let Some(trouble) = &self.trouble {
            return format!("cannot be used: {}", trouble.message());
        }
        if self.over {
            return "over".to_owned();
        }
        if self.settled {
            return "settled by the event, and not played on".to_owned();
        }
        let one = |due: &OverdueDuty| {
            let until = due.until.map(|until| format!(" until {until}")).unwrap_or_default();
            format!("{} is due{until}{}", due.name, if due.overdue { ", OVERDUE" } else { "" })
        };
        self.due.iter().map(one).collect::<Vec<_>>().join("; ")
    }
}

/// The claims of time in all games.
fn all_claims(rows: &[GameRow]) -> impl Iterator<Item = (&GameRow, &TimeoutClaim)> {
    rows.iter().flat_map(|row| row.claims.iter().map(move |claim| (row, claim)))
}

fn decide(claim: &TimeoutClaim) -> String {
    format!("{} claims since {} that {} is out of time, and you decide", claim.by, claim.at, claim.against)
}

fn invited(open: &OpenInvitation) -> String {
    let whom = if open.open.is_empty() { "nobody: the game begins".to_owned() } else { open.open.join(", ") };
    format!("{}: an invitation, which waits for {whom}", open.file)
}

/// Why nothing can be sent.
fn standstill(trouble: &SendingTrouble) -> String {
    format!("Since {} nothing can be sent, and everything waits: {}", trouble.since, trouble.reason)
}

fn text(context: &Context, rows: &[GameRow], posts: &Posts, trouble: Option<&SendingTrouble>, human: &Human) {
    for row in rows {
        let head = if row.headline.is_empty() { String::new() } else { format!(" ({})", row.headline) };
        context.terminal.print(format!(
            "{}{head}, {}: {}",
            row.file,
            view::counted(row.entries, "entry", "entries"),
            row.standing()
        ));
    }
    for (row, claim) in all_claims(rows) {
        context.terminal.print(format!("{}: {}", row.file, decide(claim)));
    }
    let late = rows.iter().filter(|row| row.due.iter().any(|due| due.overdue)).count();
    let running = rows.iter().filter(|row| !row.over && !row.settled && row.trouble.is_none()).count();
    context
        .terminal
        .print(format!("{}, {running} running, {late} overdue.", view::counted(rows.len() as u64, "game", "games")));
    for (name, list) in posts {
        for (to, since) in list {
            context.terminal.print(format!("mail to {to}: {name} since {since}"));
        }
    }
    for open in &human.invitations {
        context.terminal.print(invited(open));
    }
    for (from, path) in &human.unread {
        context
            .terminal
            .print(format!("letter from {from}: not understood, and to be read by you: {}", path.display()));
    }
    let counts: Vec<String> = posts.iter().map(|(name, list)| format!("{} {name}", list.len())).collect();
    context.terminal.print(format!("Mail: {}.", counts.join(", ")));
    if let Some(trouble) = trouble {
        context.terminal.print(standstill(trouble));
    }
}

fn print_json(context: &Context, rows: &[GameRow], posts: &Posts, trouble: Option<&SendingTrouble>, human: &Human) {
    let game = |row: &GameRow| DeskGame {
        file: row.file.clone(),
        game: row.headline.clone(),
        entries: row.entries,
        over: row.over,
        settled: row.settled,
        due: row.due.clone(),
        claims: row.claims.clone(),
        error: row.trouble.as_ref().map(|failure| failure.message().to_owned()),
    };
    let unread_mail = |(from, path): &Unread| UnreadMail { from: from.clone(), file: path.display().to_string() };
    let list = |list: &[(String, Time)]| {
        list.iter().map(|(to, since)| OutgoingMail { to: to.clone(), since: *since }).collect()
    };
    let [(_, waiting), (_, refused)] = posts;
    context.terminal.print_json(&DeskStatus {
        games: rows.iter().map(game).collect(),
        waiting: list(waiting),
        refused: list(refused),
        trouble: trouble.map(|trouble| StandstillReport { since: trouble.since, reason: trouble.reason.clone() }),
        not_understood: human.unread.iter().map(unread_mail).collect(),
        invitations: human
            .invitations
            .iter()
            .map(|one| OpenInvitation { file: one.file.clone(), open: one.open.clone() })
            .collect(),
    });
}

fn html(rows: &[GameRow], posts: &Posts, trouble: Option<&SendingTrouble>, human: &Human, now: Time) -> String {
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>The referee's desk</title><style>\n\
         body {{ font-family: sans-serif; margin: 2em }} table {{ border-collapse: collapse }}\n\
         td, th {{ border: 1px solid #888; padding: 0.3em 0.6em; text-align: left }} .late {{ font-weight: bold }}\n\
         </style></head><body>\n<h1>The referee's desk</h1>\n<p>As of {now}.</p>\n\
         <table><tr><th>File</th><th>Game</th><th>Entries</th><th>Stands</th></tr>\n"
    );
    for row in rows {
        let class = if row.due.iter().any(|due| due.overdue) { " class=\"late\"" } else { "" };
        out.push_str(&format!(
            "<tr{class}><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            escaped(&row.file),
            escaped(&row.headline),
            row.entries,
            escaped(&row.standing())
        ));
    }
    out.push_str("</table>\n");
    let mut waiting: Vec<String> =
        all_claims(rows).map(|(row, claim)| format!("{}: {}", row.file, decide(claim))).collect();
    waiting.extend(human.invitations.iter().map(invited));
    if !waiting.is_empty() {
        out.push_str("<h2>Waiting</h2>\n<ul>\n");
        waiting.iter().for_each(|line| out.push_str(&format!("<li>{}</li>\n", escaped(line))));
        out.push_str("</ul>\n");
    }
    out.push_str("<h2>Mail</h2>\n");
    if let Some(trouble) = trouble {
        out.push_str(&format!("<p class=\"late\">{}</p>\n", escaped(&standstill(trouble))));
    }
    out.push_str("<table><tr><th>To</th><th>Since</th><th></th></tr>\n");
    for (name, list) in posts {
        for (to, since) in list {
            out.push_str(&format!("<tr><td>{}</td><td>{since}</td><td>{name}</td></tr>\n", escaped(to)));
        }
    }
    out.push_str("</table>\n");
    if !human.unread.is_empty() {
        out.push_str("<h2>Letters that were not understood</h2>\n<ul>\n");
        for (from, path) in &human.unread {
            let path = path.display().to_string();
            out.push_str(&format!("<li>from {}: {}</li>\n", escaped(from), escaped(&path)));
        }
        out.push_str("</ul>\n");
    }
    out + "</body></html>\n"
}
